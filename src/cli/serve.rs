//! `hob serve`: one model over the APIs of OpenAI, Anthropic and llama-server.

mod accepted;
mod addresses;
mod kv_events;
mod loading;
mod router;
mod runtime;
mod server_end;
mod values;
mod worker;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::builder::NonEmptyStringValueParser;
use serde_json::{Map, Value};

use super::constraint::ConstraintArgs;
use super::estimate;
use super::log::LogArgs;
use super::model::{ImageUrlArgs, ModelArgs, TowerArgs, context_size};
use super::named::ModelNaming;
use super::prompt_cache::PromptCacheArgs;
use super::sampling::SamplingDefaultArgs;
use super::speculation::SpeculationArgs;
use super::tls::TlsArgs;
use super::traces::TraceArgs;
use super::{Error, text_file};
use crate::context::ContextOptions;
use crate::engine::EngineOptions;
use crate::server::{
    ApiKeys, App, ConstraintDefaults, Defaults, DrainSwitch, MAX_THREADS, NEVER, Origins,
    ReasoningFormat, Settings,
};
use crate::util::{memory, platform};
use accepted::AcceptedArgs;
use addresses::{announce, bind, print_addresses, shown_addresses};
use kv_events::KvEventArgs;
use loading::ServedSource;
use router::RouterArgs;
use server_end::ServerEnd;
use values::{Reasoning, reasoning, template_variables};
use worker::WorkerArgs;
pub(super) use worker::delay as drain_delay;

const EXAMPLES: &str = "\
Examples:
  hob serve -m model.gguf
  hob serve -m large.gguf --draft small.gguf
  hob serve -m model.gguf --spec ngram      the same answers, sooner where they repeat the prompt
  hob serve -m model.gguf --port 8000 --ctx-size 8192 --parallel 4
  hob serve --models-preset models.ini      several models, each with options of its own
  hob serve -m model.gguf --ctx-size 65536 --dry-run        does that fit in memory?
  hob serve -m gemma-3-4b-it-Q4_K_M.gguf --mmproj mmproj-F16.gguf          images in messages
  curl http://127.0.0.1:8080/v1/chat/completions \\
    -d '{\"messages\": [{\"role\": \"user\", \"content\": \"Hi\"}]}'
  hob serve -m model.gguf --embeddings --pooling last
  hob serve -m bge-reranker-v2-m3-Q8_0.gguf --reranking
  curl http://127.0.0.1:8080/v1/rerank \\
    -d '{\"query\": \"What is a panda?\", \"documents\": [\"hi\", \"a bear\"]}'
  hob serve -m model.gguf --reasoning-budget 500 --reasoning-budget-message ' Enough. I answer now.'
  hob serve -m model.gguf --logit-bias 15043-100        never token 15043, or hardly
  hob serve -m model.gguf --host /run/hob.sock
  hob serve -m model.gguf --ssl-key-file key.pem --ssl-cert-file cert.pem

  from openai import OpenAI
  client = OpenAI(base_url=\"http://127.0.0.1:8080/v1\", api_key=\"none\")

Option names may be written with _ for - (--ctx_size). The first SIGINT or SIGTERM lets requests
in work end, the second ends the process at once; POST /drain does what the first does.";

/// Threads that serve connections. They only move bytes; the cores belong to the model.
const SERVER_THREADS: usize = 2;

/// Serve a model over HTTP: OpenAI's chat interface and llama-server's /completion
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// The model, as -m names it
    #[arg(value_name = "MODEL")]
    named_model: Option<PathBuf>,
    #[command(flatten)]
    model: ModelArgs,
    #[command(flatten)]
    router: RouterArgs,
    #[command(flatten)]
    tower: TowerArgs,
    #[command(flatten)]
    image_urls: ImageUrlArgs,
    /// Address to listen on, or several separated by commas; one that ends in .sock is a socket in
    /// the file system
    #[arg(long, env = "LLAMA_ARG_HOST", default_value = "127.0.0.1")]
    host: String,
    /// Port to listen on; 0 takes one that is free
    #[arg(long, env = "LLAMA_ARG_PORT", default_value_t = 8080)]
    port: u16,
    /// Names of the model in answers, separated by commas [default: the file's name]
    #[arg(
        short,
        long,
        env = "LLAMA_ARG_ALIAS",
        value_delimiter = ',',
        value_parser = NonEmptyStringValueParser::new()
    )]
    alias: Vec<String>,
    /// Words that describe the model in the model list, separated by commas
    #[arg(long, env = "LLAMA_ARG_TAGS", value_delimiter = ',', value_name = "WORD")]
    tags: Vec<String>,
    /// Keys of which a request must bear one (`Authorization: Bearer KEY` or `X-Api-Key: KEY`),
    /// separated by commas
    #[arg(
        long,
        env = "LLAMA_API_KEY",
        hide_env_values = true,
        value_delimiter = ',',
        value_name = "KEY"
    )]
    api_key: Vec<String>,
    /// File of API keys, one per line, added to those of --api-key
    #[arg(long, env = "LLAMA_ARG_API_KEY_FILE", value_name = "FILE")]
    api_key_file: Option<PathBuf>,
    #[command(flatten)]
    tls: TlsArgs,
    /// Answer GET /slots (it does unless --no-slots is given)
    #[arg(
        long,
        env = "LLAMA_ARG_ENDPOINT_SLOTS",
        default_value = "true",
        overrides_with = "no_slots"
    )]
    slots: bool,
    /// Do not answer GET /slots
    #[arg(long, overrides_with = "slots")]
    no_slots: bool,
    /// Folder that POST /slots/{id}?action=save|restore may write the state of a slot to, and read
    /// it from
    #[arg(long, env = "LLAMA_ARG_SLOT_SAVE_PATH", value_name = "DIR")]
    slot_save_path: Option<PathBuf>,
    /// Unload the model after so many seconds without requests; the next request loads it again.
    /// Lists, /props, /health and /metrics do not; -1: never
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = -1,
        allow_negative_numbers = true,
        value_parser = clap::value_parser!(i32).range(-1..)
    )]
    sleep_idle_seconds: i32,
    /// Answer GET /metrics
    #[arg(long, env = "LLAMA_ARG_ENDPOINT_METRICS")]
    metrics: bool,
    /// Answer / with the page for the browser (it does unless --no-ui is given)
    #[arg(
        long,
        visible_alias = "webui",
        env = "LLAMA_ARG_UI",
        default_value = "true",
        overrides_with = "no_ui"
    )]
    ui: bool,
    /// Do not answer / with the page for the browser
    #[arg(long, visible_alias = "no-webui", overrides_with = "ui")]
    no_ui: bool,
    /// Log everything, unless --verbosity names a level, and add all that /completion would tell to
    /// every chat answer
    #[arg(short, long, alias = "log-verbose")]
    verbose: bool,

    /// Tokens of context, divided among --parallel requests where that is given; 0 is what the
    /// model was trained for
    #[arg(
        short,
        long,
        env = "LLAMA_ARG_CTX_SIZE",
        default_value_t = 0,
        value_parser = context_size,
        allow_negative_numbers = true
    )]
    ctx_size: usize,
    /// Requests computed at once (also -np); others wait [default: 4, each with the whole context]
    #[arg(
        long,
        env = "LLAMA_ARG_N_PARALLEL",
        value_parser = clap::value_parser!(i16).range(-1..=256),
        allow_negative_numbers = true
    )]
    parallel: Option<i16>,
    /// Give each request the whole of --ctx-size, whatever --parallel says
    #[arg(
        long,
        visible_alias = "kvu",
        env = "LLAMA_ARG_KV_UNIFIED",
        overrides_with = "no_kv_unified"
    )]
    kv_unified: bool,
    /// Divide --ctx-size among the requests where --parallel is given, as without --kv-unified
    #[arg(long, hide = true, overrides_with = "kv_unified")]
    no_kv_unified: bool,
    /// Requests that may wait before more are refused with 503
    #[arg(long, default_value_t = EngineOptions::default().queue_limit)]
    queue: usize,
    /// Forget half of a text that fills the context and go on (not under a constraint); else it
    /// ends there
    #[arg(long, env = "LLAMA_ARG_CONTEXT_SHIFT", overrides_with = "no_context_shift")]
    context_shift: bool,
    /// End a text where it fills the context, as without --context-shift
    #[arg(long, hide = true, overrides_with = "context_shift")]
    no_context_shift: bool,
    /// Tokens at the beginning that a shift of the context keeps; -1 is the prompt
    #[arg(
        long,
        default_value_t = 0,
        value_name = "N",
        value_parser = clap::value_parser!(i64).range(-1..=i64::from(i32::MAX)),
        allow_negative_numbers = true
    )]
    keep: i64,
    /// Answer /v1/embeddings with the hidden states of a model that generates text, too
    #[arg(long, visible_alias = "embedding", env = "LLAMA_ARG_EMBEDDINGS")]
    embeddings: bool,
    /// Answer /v1/embeddings, with this way from the states of tokens to one of the text [default:
    /// as the model says, else the mean]; `rank` is --reranking
    #[arg(
        long,
        env = "LLAMA_ARG_POOLING",
        value_name = "HOW",
        value_parser = ["none", "mean", "cls", "last", "rank"]
    )]
    pooling: Option<String>,
    /// Answer /v1/rerank, with a model that scores texts; one whose file says that it does is taken
    /// for one without this
    #[arg(long, visible_alias = "rerank", env = "LLAMA_ARG_RERANKING")]
    reranking: bool,
    /// Keep what was computed of a prompt for the next, as without --no-cache-prompt
    #[arg(
        long,
        hide = true,
        env = "LLAMA_ARG_CACHE_PROMPT",
        default_value = "true",
        overrides_with = "no_cache_prompt"
    )]
    cache_prompt: bool,
    /// Compute every prompt anew where the request does not say `cache_prompt` [env:
    /// LLAMA_ARG_CACHE_PROMPT=0]
    #[arg(long, overrides_with = "cache_prompt")]
    no_cache_prompt: bool,
    #[command(flatten)]
    prompt_cache: PromptCacheArgs,
    /// Most tokens of one step
    #[arg(
        short,
        long,
        env = "LLAMA_ARG_BATCH",
        default_value_t = ContextOptions::default().n_batch
    )]
    batch_size: usize,

    /// Most tokens of an answer where the request does not say; -1 is up to the end of the context
    #[arg(
        short,
        long,
        visible_alias = "predict",
        env = "LLAMA_ARG_N_PREDICT",
        default_value_t = -1,
        allow_negative_numbers = true,
        value_parser = clap::value_parser!(i64).range(-1..)
    )]
    n_predict: i64,
    /// Ignore the model's end-of-text tokens, so that answers run to --n-predict, where the request
    /// does not set `ignore_eos`
    #[arg(long)]
    ignore_eos: bool,
    /// Put the text after a gap before the one in front of it (/infill, suffix), as some models
    /// were taught
    #[arg(long)]
    spm_infill: bool,
    /// Compute in f32 everywhere, activations and cache too (slower): as near to other engines as
    /// arithmetic comes
    #[arg(long)]
    exact: bool,
    /// A chat template instead of the model's own: the name of a built-in one, or the template
    /// itself
    #[arg(long, env = "LLAMA_ARG_CHAT_TEMPLATE", value_name = "NAME|TEMPLATE")]
    chat_template: Option<String>,
    /// Variables of the chat template where the request does not say, as a JSON object:
    /// '{"enable_thinking": false}'
    #[arg(
        long,
        env = "LLAMA_ARG_CHAT_TEMPLATE_KWARGS",
        value_name = "JSON",
        value_parser = template_variables
    )]
    chat_template_kwargs: Option<Map<String, Value>>,
    /// Format of reasoning: `auto` or `deepseek` split it off the content, `none` does not, and
    /// `deepseek-legacy` does and leaves it there as well, between its marks, in the chat interface
    #[arg(
        long,
        env = "LLAMA_ARG_THINK",
        value_name = "FORMAT",
        default_value = "auto",
        value_parser = ["auto", "deepseek", "deepseek-legacy", "none"]
    )]
    reasoning_format: String,
    /// Take only what stands in the marks of the model's format for a call of a tool, not text that
    /// begins with `{"name": "…"` and the name of a tool, bare or in a ```json fence
    #[arg(long)]
    strict_tool_format: bool,
    /// Tell the template to let the model reason, or not to
    #[arg(
        long,
        env = "LLAMA_ARG_REASONING",
        value_name = "auto|on|off",
        default_value = "auto",
        value_parser = reasoning
    )]
    reasoning: Reasoning,
    /// Tell the template how much the model is to reason where the request does not say
    /// (`reasoning_effort`): low, medium, high or another word that the template knows
    #[arg(long, env = "LLAMA_ARG_REASONING_EFFORT", value_name = "LEVEL")]
    reasoning_effort: Option<String>,
    /// Most tokens of reasoning where the request does not say (`reasoning_budget_tokens`): then
    /// the mark that ends it is written for the model; 0 is none at all, -1 any number
    #[arg(
        long,
        env = "LLAMA_ARG_THINK_BUDGET",
        value_name = "N",
        default_value_t = -1,
        value_parser = clap::value_parser!(i32).range(-1..),
        allow_negative_numbers = true
    )]
    reasoning_budget: i32,
    /// Text before the mark that ends reasoning at --reasoning-budget, for the model to go on from,
    /// where the request does not say (`reasoning_budget_message`)
    #[arg(
        long,
        env = "LLAMA_ARG_THINK_BUDGET_MESSAGE",
        value_name = "TEXT",
        default_value = "",
        hide_default_value = true
    )]
    reasoning_budget_message: String,
    /// A chat template from a file
    #[arg(
        long,
        env = "LLAMA_ARG_CHAT_TEMPLATE_FILE",
        value_name = "FILE",
        conflicts_with = "chat_template"
    )]
    chat_template_file: Option<PathBuf>,

    #[command(flatten)]
    constraint: ConstraintArgs,

    /// Pages that may use the server: origins separated by commas, `localhost`, or `*` for all
    #[arg(long, env = "LLAMA_ARG_CORS_ORIGINS", default_value = "localhost")]
    cors_origins: Origins,
    /// Further names of this machine that requests may be addressed to
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    allowed_hosts: Vec<String>,
    /// Largest request body, in MiB; those of all requests together have 256, or as many as one may
    /// have
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..))]
    body_limit: u16,
    /// Seconds that a client may take to send a header or a body, or to read what it is sent
    #[arg(
        long,
        env = "LLAMA_ARG_TIMEOUT",
        default_value_t = 30,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    timeout: u32,
    /// Seconds that requests in work may take to end after the signal to stop
    #[arg(long, default_value_t = 30)]
    drain_timeout: u32,
    /// Seconds of silence after which a stream sends a comment; -1 sends none
    #[arg(
        long,
        env = "LLAMA_ARG_SSE_PING_INTERVAL",
        default_value_t = 15,
        value_parser = clap::value_parser!(i32).range(-1..),
        allow_negative_numbers = true
    )]
    sse_ping_interval: i32,

    /// Say what memory this would take and whether that fits, and load nothing: see `hob estimate`
    #[arg(long)]
    dry_run: bool,

    #[command(flatten)]
    worker: WorkerArgs,
    #[command(flatten)]
    kv_events: KvEventArgs,
    #[command(flatten)]
    traces: TraceArgs,
    #[command(flatten)]
    log: LogArgs,
    #[command(flatten)]
    sampling: SamplingDefaultArgs,
    #[command(flatten)]
    speculation: SpeculationArgs,
    #[command(flatten)]
    accepted: AcceptedArgs,
}

/// Serves until a signal says to stop.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    if args.router.is_router() {
        return on_threads(router::serve(args));
    }
    if args.dry_run {
        args.settings()?;
        let options = args.runtime_options()?;
        return estimate::dry_run(&args.model.source()?, &options);
    }
    on_threads(serve(args))
}

/// Stack of a thread. Grammars, schemas and templates of requests may nest some hundreds deep, and
/// what reads them recurses; only what is used takes memory.
const STACK: usize = 16 << 20;

/// Runs a server on the threads that servers have.
pub(super) fn on_threads(
    server: impl Future<Output = Result<ExitCode, Error>>,
) -> Result<ExitCode, Error> {
    memory::return_large_blocks();
    platform::raise_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(SERVER_THREADS)
        .max_blocking_threads(MAX_THREADS)
        .thread_stack_size(STACK)
        .enable_all()
        .build()
        .map_err(Error::system("cannot start the threads of the server"))?;
    let code = runtime.block_on(server);
    // Nobody waits for a body or a file that is still being read.
    runtime.shutdown_background();
    code
}

async fn serve(args: Args) -> Result<ExitCode, Error> {
    let settings = Settings { spans: args.traces.sink()?, ..args.settings()? };
    let mut options = args.runtime_options()?;
    let texts = args.texts()?;
    let publishing = args.kv_events.publish().await?;
    options.engine.cache_events.clone_from(&publishing.sender);
    let source = tokio::task::block_in_place(|| args.model.source())?;
    args.report();
    // A file may be a pipe, which can be read once.
    let constraint = settings.defaults.constraint.source.clone();
    let scheme = if settings.tls.is_some() { "https" } else { "http" };
    let app = Arc::new(App::new(settings));
    let server = bind(&args.host, args.port, &app).await?;
    let mut end = ServerEnd::new(&app)?;
    let addresses = shown_addresses(&server, scheme);
    let _announced = announce(addresses.clone(), &app);
    let sleep = args.sleep_after();
    let served = ServedSource { source, constraint, texts };
    let load = Arc::new(move |was_read: &dyn Fn()| served.load(&args, options.clone(), was_read));
    let again = Arc::clone(&load);
    // Programs that start a server read its address from its first line.
    let loading = tokio::task::spawn_blocking(move || load(&|| print_addresses(&addresses)));
    let stop = DrainSwitch::default();
    let stopped = stop.clone();
    let running = tokio::spawn(async move { server.run(stopped.turned()).await });
    tokio::select! {
        loaded = loading => match loaded {
            Ok(Ok(served)) => {
                let model = served.info.names.join(",");
                let n_ctx = served.runtime.engine.n_ctx();
                let slots = served.runtime.engine.n_slots();
                app.serve(served);
                // programs that start a server ask once they read this
                tracing::info!(model, n_ctx, slots, "ready");
                if let Some(after) = sleep {
                    let load = move || again(&|| {}).map_err(|error| error.to_string());
                    app.sleep_after(after, Arc::new(load));
                }
                end.asked_while_serving().await;
            }
            Ok(Err(error)) => {
                // there is nothing to drain, and one line says what is wrong
                running.abort();
                return Err(error);
            }
            Err(error) => return Err(error.into()),
        },
        () = end.asked() => {}
    }
    stop.turn();
    Ok(end.wait(running).await)
}

impl Args {
    /// Takes the model from the words, if one is there.
    ///
    /// # Errors
    /// An option names one, too.
    pub(super) fn take_model(&mut self, naming: ModelNaming) -> Result<(), Error> {
        let Some(model) = self.named_model.take() else { return Ok(()) };
        if naming == ModelNaming::ByOption {
            let what = format!("{}: an option names the model already", model.display());
            return Err(Error::Usage(what));
        }
        self.model.set_model(model);
        Ok(())
    }

    /// Returns whether the options name what is to be served.
    pub(super) fn names_a_model(&self) -> bool {
        self.router.is_router() || self.model.model.is_some() || self.model.hf_repo.is_some()
    }

    /// Returns the options of the log.
    pub(super) fn log_args(&self) -> LogArgs {
        let log = self.log.clone();
        let log = if self.verbose { log.with_everything() } else { log };
        // what writes nothing else makes no file
        if self.dry_run { log.without_file() } else { log }
    }

    /// Returns after how long without requests the model sleeps, if it does.
    fn sleep_after(&self) -> Option<Duration> {
        let seconds = u32::try_from(self.sleep_idle_seconds).ok().filter(|&n| n > 0)?;
        Some(Duration::from_secs(seconds.into()))
    }

    /// Says in the log what comes of options that it would not say otherwise.
    fn report(&self) {
        self.accepted.report();
        self.speculation.log();
    }

    fn settings(&self) -> Result<Settings, Error> {
        let constraint = ConstraintDefaults {
            source: self.constraint.source()?,
            options: self.constraint.options(),
        };
        let defaults = Defaults {
            sampling: self.sampling.params(),
            overrides: self.sampling.overrides()?,
            max_tokens: usize::try_from(self.n_predict).ok(),
            constraint,
            verbose: self.verbose,
            context_shift: (self.context_shift && !self.no_context_shift).then_some(self.keep),
            speculation: self.speculation.speculation(),
            reasoning_format: ReasoningFormat::from_name(&self.reasoning_format)
                .unwrap_or_default(),
            strict_tool_format: self.strict_tool_format,
            variables: self.template_variables(),
            cache_prompt: self.cache_prompt && !self.no_cache_prompt,
            ignore_eos: self.ignore_eos,
            suffix_first: self.spm_infill,
            reasoning_budget: usize::try_from(self.reasoning_budget).ok(),
            reasoning_message: self.reasoning_budget_message.clone(),
            thinking: match self.reasoning {
                Reasoning::Auto => Some(true),
                Reasoning::Switched(on) => Some(on),
            },
            ..Default::default()
        };
        let dry_breakers =
            self.sampling.breakers().unwrap_or_else(|| defaults.dry_breakers.clone());
        let seconds = |n: u32| Duration::from_secs(n.into());
        Ok(Settings {
            defaults: Defaults { dry_breakers, ..defaults },
            keys: self.keys()?,
            tls: self.tls.config()?,
            images: self.image_urls.fetcher(),
            slots: self.slots && !self.no_slots,
            metrics: self.metrics || self.worker.worker,
            page: self.ui && !self.no_ui,
            worker: self.worker.worker,
            api_prefix: self.worker.api_prefix.clone(),
            drain_delay: self.worker.drain_delay(),
            slot_files: self.slot_files()?,
            origins: self.cors_origins.clone(),
            host_names: self.allowed_hosts.clone(),
            body_limit: usize::from(self.body_limit) << 20,
            io_timeout: seconds(self.timeout),
            ping_interval: match u32::try_from(self.sse_ping_interval) {
                Ok(n @ 1..) => seconds(n),
                _ => NEVER,
            },
            drain_timeout: seconds(self.drain_timeout),
            ..Settings::default()
        })
    }

    /// Returns the variables of the chat template that requests may overrule.
    fn template_variables(&self) -> Map<String, Value> {
        let mut variables = self.chat_template_kwargs.clone().unwrap_or_default();
        if let Some(effort) = &self.reasoning_effort {
            variables.insert("reasoning_effort".to_owned(), Value::from(effort.as_str()));
        }
        variables
    }

    /// Returns the folder of saved slots, which must be there.
    fn slot_files(&self) -> Result<Option<PathBuf>, Error> {
        match &self.slot_save_path {
            Some(path) if !path.is_dir() => Err(Error::Usage(format!(
                "--slot-save-path {}: there is no such folder",
                path.display()
            ))),
            path => Ok(path.clone()),
        }
    }

    /// Returns the keys of the option and of the file.
    fn keys(&self) -> Result<ApiKeys, Error> {
        let mut keys = self.api_key.clone();
        if let Some(path) = &self.api_key_file {
            let text = text_file::read(path, text_file::SETTINGS)?;
            keys.extend(text.lines().map(|line| line.trim().to_owned()));
        }
        let keys: ApiKeys = keys.iter().collect();
        match (keys.is_empty(), &self.api_key_file) {
            // Who names a file or a key means to keep others out.
            (true, Some(path)) => Err(Error::input(path.display(), "no key in it")),
            (true, None) if !self.api_key.is_empty() => Err(Error::Usage(
                "--api-key (LLAMA_API_KEY) is empty; expected a key, or no such option".into(),
            )),
            _ => Ok(keys),
        }
    }
}
