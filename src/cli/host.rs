//! `hob host`: the hosted form, and the commands that manage it.

mod dashboard;
mod limits;
mod migrate;
mod upstream;
mod usage;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Subcommand;
use serde_json::Value;

use super::constraint::NumberArgs;
use super::log::LogArgs;
use super::model::{ComputeArgs, ImageUrlArgs, context_size};
use super::pool::{budget, pool_options};
use super::running::{Announcement, ModelLoad};
use super::serve::{drain_delay, on_threads};
use super::signals::Signals;
use super::tls::TlsArgs;
use super::traces::TraceArgs;
use super::{Error, terminal};
use crate::host::{
    AdminCommand, Auth, Host, HostRules, Id, KeyRole, OrgLimits, ServerFile, StateClient,
    StatePlace, Terms, Upstream, default_folder,
};
use crate::server::{Address, DrainSwitch, Origins, Server, Settings};
use crate::util::platform;
use dashboard::DashboardArgs;
use limits::{DefaultLimitArgs, KeyLimitArgs};
use upstream::{ReplicaArgs, UpstreamArgs};

const EXAMPLES: &str = "\
Examples:
  hob host key create --org acme                                     prints ID:SECRET, once
  hob host deploy --org acme --app chat --model org/model-GGUF:Q4_K_M
  hob host                                                           serves on 127.0.0.1:8000
  hob host --dashboard                                               a page too, on 127.0.0.1:8001
  hob host --host 0.0.0.0 --ssl-key-file key.pem --ssl-cert-file cert.pem
  hob host --upstream ray://10.0.0.1:6379                            models run on Ray's machines
  hob host --database postgres://hob:secret@10.0.0.5/hob             one of several servers
  hob host list --org acme
  hob host logs --org acme --app chat
  hob host usage --org acme
  curl http://127.0.0.1:8000/acme/chat/v1/models -H \"Authorization: Key ID:SECRET\"

  from openai import OpenAI
  client = OpenAI(base_url=\"http://127.0.0.1:8000/acme/chat/v1\", api_key=\"ID:SECRET\")

The commands work whether a server runs or not: one that runs has the state open, and carries them
out. The state is in --state, HOB_HOST_STATE, or ~/.local/state/hob/host; serving, `deploy` and
`key create` make it. With --database it is in PostgreSQL: several servers share it, and commands
work on any machine that reaches it.";

const DEPLOY_EXAMPLES: &str = "\
Examples:
  hob host deploy --org acme --app chat                                 the shipped model
  hob host deploy --org acme --app chat --model org/model-GGUF:Q4_K_M
  hob host deploy --org acme --app open --model model.gguf --auth public
  hob host deploy --org acme --app warm --min 1 --max-concurrency 4
  hob host deploy acme/chat --replicas 0..4 --memory 8192 --cpus 4      behind --upstream

Its address is /ORG/APP below the server's. The first request that computes something starts it: the
model is fetched if it is not in the store, and loaded.";

const LIST_EXAMPLES: &str = "\
Examples:
  hob host list --org acme
  hob host list --org acme --json | jq -r '.[].app'

States: cold (not loaded), starting, ready (requests in work), idle (loaded); with --database each
server knows its own, and there is none here.";

const REMOVE_EXAMPLES: &str = "\
Examples:
  hob host remove --org acme --app chat

Requests in work end first.";

const LOGS_EXAMPLES: &str = "\
Examples:
  hob host logs --org acme --app chat
  hob host logs --org acme --app chat --follow";

const KEY_EXAMPLES: &str = "\
Examples:
  hob host key create --org acme
  hob host key create --org acme --role user
  hob host key list --org acme
  hob host key limit --org acme 6453ae7683a8d44b --requests-per-minute 60
  hob host key revoke --org acme 6453ae7683a8d44b";

const TOKEN_EXAMPLES: &str = "\
Examples:
  hob host --dashboard &
  hob host token

Whoever has it manages all organizations. It is read from a file that only this user can read.";

const LIMIT_EXAMPLES: &str = "\
Examples:
  hob host key limit --org acme 6453ae7683a8d44b --requests-per-minute 60
  hob host key limit --org acme 6453ae7683a8d44b        none of its own

A limit of 0 is none, whatever the server's defaults say.";

const CREATE_EXAMPLES: &str = "\
Examples:
  hob host key create --org acme
  hob host key create --org acme --role user                for a program: it manages nothing
  curl http://127.0.0.1:8000/acme/chat/v1/models \\
    -H \"Authorization: Key $(hob host key create --org acme)\"";

const LIST_KEYS_EXAMPLES: &str = "\
Examples:
  hob host key list --org acme
  hob host key list --org acme --json";

const REVOKE_EXAMPLES: &str = "\
Examples:
  hob host key revoke --org acme 6453ae7683a8d44b";

/// Serve deployments of several organizations behind keys, or manage them
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: ServeArgs,
}

/// The place of the state.
#[derive(Debug, clap::Args)]
struct StateArgs {
    /// Folder of the state [default: HOB_HOST_STATE, else hob/host in XDG_STATE_HOME or
    /// ~/.local/state]
    #[arg(long, value_name = "DIR")]
    state: Option<PathBuf>,
    /// PostgreSQL database of the state, which several servers may share:
    /// postgres://USER:PASSWORD@HOST[:PORT]/NAME
    #[arg(long, value_name = "URL", env = "HOB_HOST_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

/// The options that name a deployment.
#[derive(Debug, clap::Args)]
struct DeploymentArgs {
    /// The deployment: ORG/APP, in place of --org and --app
    #[arg(
        value_name = "ORG/APP",
        value_parser = full_name,
        required_unless_present_any = ["org", "app"],
        conflicts_with_all = ["org", "app"]
    )]
    name: Option<DeploymentName>,
    /// Organization
    #[arg(long, requires = "app")]
    org: Option<Id>,
    /// Name of the deployment
    #[arg(long, requires = "org")]
    app: Option<Id>,
}

/// The two names of a deployment.
#[derive(Debug, Clone)]
struct DeploymentName {
    org: Id,
    app: Id,
}

/// Reads `ORG/APP`.
fn full_name(text: &str) -> Result<DeploymentName, String> {
    let (org, app) = text.split_once('/').ok_or("ORG/APP was expected")?;
    let id = |text: &str| text.parse::<Id>().map_err(|error| error.to_string());
    Ok(DeploymentName { org: id(org)?, app: id(app)? })
}

impl DeploymentArgs {
    /// Returns the names, whichever way they were given.
    fn names(self) -> Result<DeploymentName, Error> {
        let both = || Some(DeploymentName { org: self.org?, app: self.app? });
        let missing = || Error::Usage("ORG/APP was expected, or --org and --app".into());
        self.name.or_else(both).ok_or_else(missing)
    }
}

#[derive(Debug, clap::Args)]
struct ServeArgs {
    #[command(flatten)]
    state: StateArgs,
    /// Address to listen on
    #[arg(long, default_value = "127.0.0.1")]
    host: String,
    /// Port to listen on; 0 takes one that is free
    #[arg(long, default_value_t = 8000)]
    port: u16,
    #[command(flatten)]
    dashboard: DashboardArgs,
    #[command(flatten)]
    upstream: UpstreamArgs,
    /// MiB that loaded models may take together [default: four fifths of the memory]
    #[arg(long, value_name = "MIB")]
    memory: Option<u64>,
    /// Tokens of context of a request; 0 is what a model was trained for
    #[arg(
        short,
        long,
        default_value_t = 0,
        value_parser = context_size,
        allow_negative_numbers = true
    )]
    ctx_size: usize,
    /// Requests that a deployment computes at once (also -np); others wait
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..=256))]
    parallel: u16,
    /// Seconds that a deployment waits for the memory of others
    #[arg(long, default_value_t = 30)]
    memory_wait: u32,
    /// Deployments that an organization may have; the operator's own commands may make more
    #[arg(long, default_value_t = OrgLimits::default().deployments, value_name = "N")]
    max_deployments: usize,
    /// Valid keys that an organization may have; the operator's own commands may make more
    #[arg(long, default_value_t = OrgLimits::default().keys, value_name = "N")]
    max_keys: usize,
    /// MiB that models of one organization may take which it keeps loaded (`min`: 1); those that
    /// the operator deploys are not counted [default: half of --memory]
    #[arg(long, value_name = "MIB")]
    max_pinned: Option<u64>,
    /// Fetch models for organizations with the token that is the operator's (HF_TOKEN, or its
    /// file): whoever has a key may then deploy what the token may read. Without this it goes along
    /// for deployments of the operator's commands alone
    #[arg(long)]
    share_hf_token: bool,
    /// Largest request body, in MiB
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..))]
    body_limit: u16,
    #[command(flatten)]
    key_limits: DefaultLimitArgs,
    /// Key that opens GET /metrics (`Authorization: Bearer KEY`), which shows numbers of all
    /// organizations; without a key it is not served
    #[arg(long, env = "HOB_METRICS_KEY", hide_env_values = true, value_name = "KEY")]
    metrics_key: Option<String>,
    /// Seconds after the signal to stop for which requests are still taken, while GET /ready
    /// answers 503; then the address is given up
    #[arg(long, value_name = "SECONDS", default_value = "0", value_parser = drain_delay)]
    drain_delay: f64,
    /// Seconds that requests in work may take to end after the signal to stop
    #[arg(long, default_value_t = 30)]
    drain_timeout: u32,
    /// Pages that may use the server: origins separated by commas, `localhost`, or `*` for all
    #[arg(long, default_value = "localhost")]
    cors_origins: Origins,
    #[command(flatten)]
    tls: TlsArgs,
    #[command(flatten)]
    traces: TraceArgs,
    #[command(flatten)]
    pub(super) log: LogArgs,
    #[command(flatten)]
    numbers: NumberArgs,
    #[command(flatten)]
    image_urls: ImageUrlArgs,
    #[command(flatten)]
    compute: ComputeArgs,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Make a deployment, or another in place of one of the same name
    #[command(after_help = DEPLOY_EXAMPLES)]
    Deploy {
        #[command(flatten)]
        state: StateArgs,
        #[command(flatten)]
        name: DeploymentArgs,
        /// ORG/REPO[:QUANT] in the store or on the hub, or a GGUF file [default: the shipped model]
        #[arg(long)]
        model: Option<String>,
        /// Who may use it
        #[arg(long, value_enum, default_value_t)]
        auth: Auth,
        /// 1 keeps its model loaded
        #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1))]
        min: u32,
        /// Time that it stays loaded without a request: 90s, 10m, 1h
        #[arg(long, default_value = "10m", value_parser = seconds)]
        idle: u64,
        /// Requests at once; more get 429
        #[arg(long, default_value_t = Terms::default().max_concurrency)]
        max_concurrency: usize,
        #[command(flatten)]
        replicas: ReplicaArgs,
        /// The deployment as JSON
        #[arg(long)]
        json: bool,
    },
    /// List the deployments of an organization
    #[command(after_help = LIST_EXAMPLES)]
    List {
        #[command(flatten)]
        state: StateArgs,
        /// Organization
        #[arg(long)]
        org: Id,
        /// One JSON array
        #[arg(long)]
        json: bool,
    },
    /// Remove a deployment
    #[command(after_help = REMOVE_EXAMPLES)]
    Remove {
        #[command(flatten)]
        state: StateArgs,
        #[command(flatten)]
        name: DeploymentArgs,
    },
    /// Show what has become of a deployment: starts, downloads, errors
    #[command(after_help = LOGS_EXAMPLES)]
    Logs {
        #[command(flatten)]
        state: StateArgs,
        #[command(flatten)]
        name: DeploymentArgs,
        /// Go on with what comes
        #[arg(short, long)]
        follow: bool,
    },
    /// Show what an organization has used: requests, tokens and time, by day, deployment and key
    Usage(usage::UsageArgs),
    /// Make the tables of --database, or bring them to this version; copy a state into them
    Migrate(migrate::MigrateArgs),
    /// Print the operator's token for the dashboard, another at each start of the server
    #[command(after_help = TOKEN_EXAMPLES)]
    Token {
        #[command(flatten)]
        state: StateArgs,
    },
    /// Make, list, limit and revoke keys
    #[command(after_help = KEY_EXAMPLES)]
    Key {
        #[command(subcommand)]
        command: KeyCommand,
    },
}

#[derive(Debug, Subcommand)]
enum KeyCommand {
    /// Make a key and print it: ID:SECRET. It is not shown again
    #[command(after_help = CREATE_EXAMPLES)]
    Create {
        #[command(flatten)]
        state: StateArgs,
        /// Organization
        #[arg(long)]
        org: Id,
        /// Admins manage the organization, users use its deployments
        #[arg(long, value_enum, default_value_t)]
        role: KeyRole,
        #[command(flatten)]
        limits: KeyLimitArgs,
    },
    /// Set the limits of a key, in place of those that it has
    #[command(after_help = LIMIT_EXAMPLES)]
    Limit {
        #[command(flatten)]
        state: StateArgs,
        /// Organization
        #[arg(long)]
        org: Id,
        /// The key's ID, the half before the colon
        #[arg(value_name = "ID")]
        id: String,
        #[command(flatten)]
        limits: KeyLimitArgs,
    },
    /// List the keys of an organization, without their secrets
    #[command(after_help = LIST_KEYS_EXAMPLES)]
    List {
        #[command(flatten)]
        state: StateArgs,
        /// Organization
        #[arg(long)]
        org: Id,
        /// One JSON array
        #[arg(long)]
        json: bool,
    },
    /// Revoke a key: from now on it opens nothing
    #[command(after_help = REVOKE_EXAMPLES)]
    Revoke {
        #[command(flatten)]
        state: StateArgs,
        /// Organization
        #[arg(long)]
        org: Id,
        /// The key's ID, the half before the colon
        #[arg(value_name = "ID")]
        id: String,
    },
}

impl StateArgs {
    fn folder(&self) -> Result<PathBuf, Error> {
        let folder = self.state.clone().or_else(default_folder);
        folder.ok_or(Error::NoFolder { what: "the state", option: "--state DIR" })
    }

    fn place(&self) -> Result<StatePlace, Error> {
        Ok(StatePlace { folder: self.folder()?, database: self.database.clone() })
    }

    fn run(&self, command: AdminCommand) -> Result<Value, Error> {
        Ok(StateClient::find(&self.place()?, &command)?.run(command)?)
    }
}

impl Args {
    /// Returns the form of log lines.
    pub(super) fn log_args(&self) -> LogArgs {
        self.serve.log.clone()
    }

    /// Returns whether this is the server, and not one of its commands.
    pub(super) fn serves(&self) -> bool {
        self.command.is_none()
    }
}

/// Reads `90`, `90s`, `10m`, `1h` or `2d` as seconds, for clap.
fn seconds(text: &str) -> Result<u64, String> {
    let (number, unit) =
        text.split_at(text.trim_end_matches(|c: char| c.is_ascii_alphabetic()).len());
    let unit = match unit {
        "" | "s" => 1,
        "m" => 60,
        "h" => 3600,
        "d" => 86400,
        _ => 0,
    };
    let seconds = number.parse::<u64>().ok().and_then(|number| number.checked_mul(unit));
    seconds
        .filter(|&seconds| seconds > 0)
        .ok_or_else(|| "a time like 90s, 10m or 1h was expected".into())
}

/// Serves, or runs a command on the state.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    match args.command {
        None => return on_threads(serve(args.serve)),
        Some(Command::Deploy {
            state,
            name,
            model,
            auth,
            min,
            idle,
            max_concurrency,
            replicas,
            json,
        }) => {
            let model = model.map(absolute_path);
            let ReplicaArgs { replicas, memory, cpus } = replicas;
            let idle_seconds = idle;
            let terms =
                Terms { model, auth, min, idle_seconds, max_concurrency, replicas, memory, cpus };
            let DeploymentName { org, app } = name.names()?;
            let done = state.run(AdminCommand::Deploy { org, app, terms })?;
            if json {
                writeln!(terminal::stdout(), "{done}")?;
            } else {
                writeln!(terminal::stdout(), "/{}/{}", text(&done["org"]), text(&done["app"]))?;
            }
        }
        Some(Command::List { state, org, json }) => {
            let no_server = if state.database.is_some() { "-" } else { "no server" };
            let list = state.run(AdminCommand::List { org })?;
            show_list(&list["deployments"], json, |entry| {
                let state = entry["state"].as_str().unwrap_or(no_server);
                let model = entry["model"].as_str().unwrap_or("the shipped model");
                let servers = upstream::shown(entry);
                format!(
                    "{:24}  {:7}  {:9}  {servers}{model}",
                    text(&entry["app"]),
                    text(&entry["auth"]),
                    state
                )
            })?;
        }
        Some(Command::Remove { state, name }) => {
            let DeploymentName { org, app } = name.names()?;
            state.run(AdminCommand::Remove { org, app })?;
        }
        Some(Command::Logs { state, name, follow }) => logs(&state, &name.names()?, follow)?,
        Some(Command::Usage(args)) => usage::run(args)?,
        Some(Command::Token { state }) => {
            let server = ServerFile::of_running(&state.folder()?)?;
            writeln!(terminal::stdout(), "{}", server.key)?;
        }
        Some(Command::Migrate(args)) => migrate::run(&args)?,
        Some(Command::Key { command }) => run_key(command)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Makes, lists, limits or revokes keys.
fn run_key(command: KeyCommand) -> Result<(), Error> {
    match command {
        KeyCommand::Create { state, org, role, limits } => {
            let limits = limits.limits();
            let done = state.run(AdminCommand::CreateKey { org, role, limits })?;
            writeln!(terminal::stdout(), "{}", text(&done["key"]))?;
        }
        KeyCommand::Limit { state, org, id, limits } => {
            let command = AdminCommand::LimitKey { org, id: id_of(&id), limits: limits.limits() };
            state.run(command)?;
        }
        KeyCommand::List { state, org, json } => {
            let list = state.run(AdminCommand::ListKeys { org })?;
            show_list(&list["keys"], json, |entry| {
                let state = if entry["revoked"].is_null() { "valid" } else { "revoked" };
                let limits = limits::shown(&entry["limits"]);
                let role = if entry["role"] == "user" { "  user" } else { "" };
                format!("{}  {state}{limits}{role}", text(&entry["id"]))
            })?;
        }
        KeyCommand::Revoke { state, org, id } => {
            state.run(AdminCommand::RevokeKey { org, id: id_of(&id) })?;
        }
    }
    Ok(())
}

/// Returns the id of a key, which stands before the colon of `ID:SECRET`.
fn id_of(key: &str) -> String {
    key.split(':').next().unwrap_or_default().to_owned()
}

/// Returns the absolute path of a file that is there, since the server works in another folder;
/// another name is returned as it is.
fn absolute_path(model: String) -> String {
    let path = platform::real_path(Path::new(&model)).ok();
    path.and_then(|path| path.into_os_string().into_string().ok()).unwrap_or(model)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn show_list(list: &Value, json: bool, line: impl Fn(&Value) -> String) -> Result<(), Error> {
    let mut out = super::stdout();
    if json {
        writeln!(out, "{list}")?;
    } else {
        for entry in list.as_array().into_iter().flatten() {
            writeln!(out, "{}", line(entry))?;
        }
    }
    Ok(out.flush()?)
}

fn logs(state: &StateArgs, name: &DeploymentName, follow: bool) -> Result<(), Error> {
    let mut after = 0;
    loop {
        let command = AdminCommand::Logs { org: name.org.clone(), app: name.app.clone(), after };
        let answer = state.run(command)?;
        let mut out = super::stdout();
        for line in answer["lines"].as_array().into_iter().flatten() {
            after = line["seq"].as_u64().unwrap_or(after);
            let ms = line["time_ms"].as_u64().unwrap_or(0);
            writeln!(out, "{}.{:03}  {}", ms / 1000, ms % 1000, text(&line["message"]))?;
        }
        out.flush()?;
        if !follow {
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(500));
    }
}

async fn serve(args: ServeArgs) -> Result<ExitCode, Error> {
    let folder = args.state.folder()?;
    let settings = Settings { spans: args.traces.sink()?, ..args.settings()? };
    let patience = Duration::from_secs(args.memory_wait.into());
    let options = pool_options(&args.compute, args.ctx_size, args.parallel, args.memory, patience)?;
    let rules = args.rules();
    let scheme = if settings.tls.is_some() { "https" } else { "http" };
    let place = args.state.place()?;
    let stopped = |_| Error::system("cannot start")(io::Error::other("a thread ended"));
    let state = tokio::task::spawn_blocking(move || place.open()).await.map_err(stopped)??;
    let upstream =
        match args.upstream.options(args.ctx_size, args.parallel, args.worker_options())? {
            Some(options) => Some(Upstream::start(options).await?),
            None => None,
        };
    let host = Host::new(Arc::new(state), settings, options, rules, upstream);
    let host = host.map_err(Error::system("cannot start"))?;
    let bind = |error| Error::listen(&Address::asked(&args.host, args.port), error, "--port");
    let server = Server::bind(&args.host, args.port, Arc::clone(&host)).await.map_err(bind)?;
    let address = server.address().map_err(bind)?;
    let dashboard = args.dashboard.bind(&host, local_url(scheme, address)).await?;
    let mut signals = Signals::new().map_err(Error::system("cannot start"))?;
    let file = ServerFile { address: local_url(scheme, address), key: host.operator().into() };
    file.write(&folder).map_err(Error::file(&folder))?;
    // Programs that start one read the port from this line; it is no log line.
    let _ = writeln!(io::stderr(), "hob: listening on {scheme}://{address}");
    if let Some(dashboard) = &dashboard {
        let address = dashboard.address().map_err(Error::system("cannot start"))?;
        let _ = writeln!(io::stderr(), "hob: dashboard on {scheme}://{address}");
    }

    // the announcement does not keep the models alive
    let models = Arc::downgrade(&host);
    let addresses = vec![format!("{scheme}://{address}")];
    let _announced = Announcement::make("host", addresses, move || {
        let loaded = models.upgrade().map_or_else(Vec::new, |server| server.loaded());
        loaded.iter().map(|served| ModelLoad::of(served)).collect()
    });
    let stop = DrainSwitch::default();
    let server_stop = stop.clone();
    let dashboard_stop = stop.clone();
    let mut running = tokio::spawn(async move {
        let page = async {
            if let Some(dashboard) = dashboard {
                dashboard.run(dashboard_stop.turned()).await;
            }
        };
        tokio::join!(server.run(server_stop.turned()), page);
    });
    signals.recv_while_serving().await;
    stop.turn();
    let code = tokio::select! {
        _ = &mut running => ExitCode::SUCCESS,
        _ = signals.recv() => ExitCode::FAILURE,
    };
    ServerFile::remove(&folder);
    // its last usage may be on the way for a while
    let _ = tokio::task::spawn_blocking(move || host.close()).await;
    Ok(code)
}

/// Returns the URL at which commands of this machine reach the server.
fn local_url(scheme: &str, address: std::net::SocketAddr) -> String {
    let port = address.port();
    match address.ip() {
        ip if !ip.is_unspecified() => format!("{scheme}://{address}"),
        ip if ip.is_ipv4() => format!("{scheme}://127.0.0.1:{port}"),
        _ => format!("{scheme}://[::1]:{port}"),
    }
}

impl ServeArgs {
    /// Returns the command-line arguments that servers on other machines are started with, too.
    fn worker_options(&self) -> Vec<String> {
        let numbers = self.numbers.arguments();
        numbers.into_iter().chain(self.image_urls.arguments()).collect()
    }

    fn rules(&self) -> HostRules {
        HostRules {
            limits: OrgLimits { deployments: self.max_deployments, keys: self.max_keys },
            pinned: self
                .max_pinned
                .map_or(budget(self.memory) / 2, |mib| mib.saturating_mul(1 << 20)),
            share_token: self.share_hf_token,
            key_limits: self.key_limits.limits(),
            metrics_keys: self.metrics_key.iter().collect(),
        }
    }

    fn settings(&self) -> Result<Settings, Error> {
        Ok(Settings {
            defaults: self.numbers.defaults(),
            origins: self.cors_origins.clone(),
            body_limit: usize::from(self.body_limit) << 20,
            images: self.image_urls.fetcher(),
            drain_delay: Duration::from_secs_f64(self.drain_delay),
            drain_timeout: Duration::from_secs(self.drain_timeout.into()),
            tls: self.tls.config()?,
            ..Settings::default()
        })
    }
}
