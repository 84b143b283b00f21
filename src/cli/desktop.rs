//! `hob desktop`: the models of this machine at one address, and a control interface next to it.

mod presets;

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use super::Error;
use super::constraint::NumberArgs;
use super::log::LogArgs;
use super::model::{ComputeArgs, ImageUrlArgs, context_size};
use super::pool::{finish, pool_options};
use super::prompt_cache::PromptCacheArgs;
use super::running::{Announcement, ModelLoad};
use super::serve::on_threads;
use super::signals::Signals;
use super::traces::TraceArgs;
use crate::desktop::{
    Control, Desktop, DesktopOptions, Library, NameRule, NotListening, OllamaPort, Preferences,
    default_file,
};
use crate::server::{DrainSwitch, Origins, Server, Settings};
use crate::store::{Cache, InstalledModels};
use crate::util::live_log::LiveLog;

const EXAMPLES: &str = "\
Examples:
  hob desktop                    the page, which starts the API on 127.0.0.1:1234
  hob desktop --serve            the API at once
  curl http://127.0.0.1:1234/v1/chat/completions \\
    -d '{\"messages\": [{\"role\": \"user\", \"content\": \"Hi\"}]}'

  from openai import OpenAI
  client = OpenAI(base_url=\"http://127.0.0.1:1234/v1\", api_key=\"any\")

No key is needed, and `model` may be anything: a model of this machine (see `hob list`) is loaded
when it is first named, any other name gets the loaded or the default model. `@NAME` is a preset of
hob.toml, with the options that `hob serve -m @NAME` has (see `hob config --help`). Settings are
kept in ~/.config/hob/desktop.json. The first line that hob prints is the address of the page for
the browser, with the token of this start; programs use the control interface behind it
(docs/server/desktop.md).";

/// Time for which a model waits for the memory of others.
const PATIENCE: Duration = Duration::from_secs(30);

/// Serve all models of this machine, without keys, with a page in the browser
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// Start the API at once
    #[arg(long)]
    serve: bool,
    /// Address of the API [default: what is set, 127.0.0.1]
    #[arg(long)]
    host: Option<String>,
    /// Its port; 0 takes one that is free [default: what is set, 1234]
    #[arg(long)]
    port: Option<u16>,
    /// Port of the control interface on 127.0.0.1; 0 takes one that is free
    #[arg(long, default_value_t = 1235)]
    control_port: u16,
    /// Port of the API for Ollama's clients, on the same host; 0 takes one that is free, `off` none
    /// [default: 11434 if it is free]
    #[arg(long, env = "HOB_OLLAMA_PORT", value_name = "PORT|off")]
    ollama_port: Option<OllamaPort>,
    /// A folder with further models: GGUF files, and folders of Hugging Face
    #[arg(long, value_name = "DIR")]
    models_dir: Option<PathBuf>,
    /// The file that settings are kept in [default: hob/desktop.json in XDG_CONFIG_HOME or
    /// ~/.config]
    #[arg(long, value_name = "FILE")]
    settings: Option<PathBuf>,
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
    /// Requests that a model computes at once (also -np)
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..=256))]
    parallel: u16,
    /// Pages that may use the API: origins separated by commas, `localhost`, or `*` for all
    #[arg(long, default_value = "localhost")]
    cors_origins: Origins,
    #[command(flatten)]
    traces: TraceArgs,
    #[command(flatten)]
    pub(super) log: LogArgs,
    #[command(flatten)]
    numbers: NumberArgs,
    #[command(flatten)]
    image_urls: ImageUrlArgs,
    #[command(flatten)]
    prompt_cache: PromptCacheArgs,
    #[command(flatten)]
    compute: ComputeArgs,
}

/// Serves until a signal says to stop.
pub(super) fn run(args: Args, log: Arc<LiveLog>) -> Result<ExitCode, Error> {
    on_threads(desktop(args, log))
}

/// Lets `hob ps` find the server until the announcement is dropped.
fn announce(desktop: &Arc<Desktop>, address: SocketAddr) -> Option<Announcement> {
    // the announcement does not keep the models alive
    let models = Arc::downgrade(desktop);
    Announcement::make("desktop", vec![format!("http://{address}")], move || {
        let loaded = models.upgrade().map_or_else(Vec::new, |server| server.loaded());
        loaded.iter().map(|served| ModelLoad::of(served)).collect()
    })
}

async fn desktop(args: Args, log: Arc<LiveLog>) -> Result<ExitCode, Error> {
    let file = args.settings.clone().or_else(default_file);
    let file = file.ok_or(Error::NoFolder { what: "settings", option: "--settings FILE" })?;
    let preferences = Preferences::read(&file).map_err(Error::file(&file))?;
    let mut options =
        pool_options(&args.compute, args.ctx_size, args.parallel, args.memory, PATIENCE)?;
    options.runtime.engine.prompt_cache = args.prompt_cache.options()?;
    let options = DesktopOptions {
        settings: args.settings()?,
        pool: options,
        preferences,
        file: Some(file),
        names: NameRule::Any,
    };
    let desktop = Desktop::new(args.library()?, options);
    let ollama = args.ollama_port.unwrap_or_default();
    let control = Control::new(Arc::clone(&desktop), log, args.host.clone(), args.port, ollama);
    let control = control.map_err(Error::system("a token"))?;

    let bound = Server::bind("127.0.0.1", args.control_port, Arc::clone(&control)).await;
    let control_address = format!("127.0.0.1:{}", args.control_port);
    let cannot = |error| Error::listen(&control_address, error, "--control-port");
    let server = bound.map_err(cannot)?;
    let address = server.address().map_err(cannot)?;
    let mut signals = Signals::new().map_err(Error::system("signals"))?;
    let refused = |NotListening { address, option, error }| Error::listen(&address, error, option);
    let api =
        if args.serve { Some(control.start(None, None).await.map_err(refused)?) } else { None };
    let stop = DrainSwitch::default();
    let stopped = stop.clone();
    let running = tokio::spawn(async move { server.run(stopped.turned()).await });
    // Programs that start this one read addresses and token from these lines, once all listens;
    // they are no log lines.
    let mut stderr = io::stderr();
    let _ =
        writeln!(stderr, "hob: control on http://{}/control?token={}", address, control.token());
    let _ = match api {
        Some(address) => writeln!(stderr, "hob: listening on http://{address}"),
        None => writeln!(
            stderr,
            "hob: the API is off; the page behind that address turns it on, or --serve"
        ),
    };
    if let Some(address) = control.ollama_address().await {
        let _ = writeln!(stderr, "hob: for Ollama's clients on http://{address}");
    }
    let _announced = announce(&desktop, api.unwrap_or(address));
    signals.recv_while_serving().await;
    let ending = async {
        control.stop().await;
        stop.turn();
        // What those who watch the log still read is of no weight.
        let _ = running.await;
        finish(&desktop).await;
    };
    tokio::select! {
        () = ending => Ok(ExitCode::SUCCESS),
        _ = signals.recv() => Ok(ExitCode::FAILURE),
    }
}

impl Args {
    /// Returns the models of this machine.
    fn library(&self) -> Result<Library, Error> {
        if let Some(folder) = self.models_dir.as_ref().filter(|folder| !folder.is_dir()) {
            return Err(Error::Usage(format!(
                "--models-dir {}: there is no such folder",
                folder.display()
            )));
        }
        // Without a place for a store there are the other models.
        let cache = Cache::of_environment(|name| std::env::var_os(name)).ok();
        let library = Library::new(cache, self.models_dir.clone());
        let library = library.with_others(InstalledModels::of_environment());
        Ok(library.with_presets(presets::of_user()?))
    }

    fn settings(&self) -> Result<Settings, Error> {
        Ok(Settings {
            defaults: self.numbers.defaults(),
            origins: self.cors_origins.clone(),
            images: self.image_urls.fetcher(),
            drain_timeout: Duration::from_secs(5),
            metrics: true,
            page: true,
            spans: self.traces.sink()?,
            ..Settings::default()
        })
    }
}
