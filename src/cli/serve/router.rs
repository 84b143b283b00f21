//! Several models behind one server: those of a folder, of the stores, and the presets of an INI
//! file, each loaded when it is asked for.

mod ini;
mod presets;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use super::Args;
use super::addresses::{bind, print_addresses, shown_addresses};
use crate::cli::Error;
use crate::cli::pool::{budget, finish};
use crate::cli::running::{Announcement, ModelLoad};
use crate::cli::signals::Signals;
use crate::desktop::{Desktop, DesktopOptions, Library, NameRule, Preferences, Preset};
use crate::pool::PoolOptions;
use crate::server::{DrainSwitch, Settings};
use crate::store::{Cache, InstalledModels};
use presets::{BaseOptions, IniPresets};

/// Models that are loaded at once where nobody says how many.
const MOST_MODELS: usize = 4;
/// Time for which a request waits for others to let go of a model's place.
const PATIENCE: Duration = Duration::from_secs(600);

/// Options for several models behind one server.
#[derive(Debug, clap::Args)]
pub(super) struct RouterArgs {
    /// Serve the models below this folder (GGUF files, and folders of Hugging Face), and those of
    /// the stores, in place of one model: each is loaded when a request names it
    #[arg(long, env = "LLAMA_ARG_MODELS_DIR", value_name = "DIR")]
    models_dir: Option<PathBuf>,
    /// Serve the presets of this INI file, and the models of the stores, in place of one model:
    /// sections of options of `hob serve`, and `[*]` for all of them
    #[arg(long, env = "LLAMA_ARG_MODELS_PRESET", value_name = "FILE")]
    models_preset: Option<PathBuf>,
    /// Most models of a server of several that are loaded at once; the one unused for longest makes
    /// room; 0 is any number [default: 4]
    #[arg(long, env = "LLAMA_ARG_MODELS_MAX", value_name = "N")]
    models_max: Option<usize>,
    /// Load a model when a request names it, as without --no-models-autoload
    #[arg(
        long,
        hide = true,
        env = "LLAMA_ARG_MODELS_AUTOLOAD",
        default_value = "true",
        overrides_with = "no_models_autoload"
    )]
    models_autoload: bool,
    /// Refuse requests for models that POST /models/load has not loaded
    #[arg(long, overrides_with = "models_autoload")]
    no_models_autoload: bool,
}

impl RouterArgs {
    /// Returns whether there are to be several models.
    pub(super) fn is_router(&self) -> bool {
        let is_limited = self.models_max.is_some() || self.no_models_autoload;
        self.models_dir.is_some() || self.models_preset.is_some() || is_limited
    }
}

/// Serves several models until a signal says to stop.
pub(super) async fn serve(args: Args) -> Result<ExitCode, Error> {
    if args.model.model.is_some() || args.model.hf_repo.is_some() {
        let what = "--models-dir, --models-preset, --models-max and --no-models-autoload serve \
                    several models, and --model or --hf-repo one; a model with options of its own \
                    is a section of the file of --models-preset";
        return Err(Error::Usage(what.into()));
    }
    refuse_options_of_one(&args)?;
    args.accepted.report();
    let router = tokio::task::block_in_place(|| Router::new(&args))?;
    let Router { desktop, at_start } = router;
    let scheme = if args.tls.config()?.is_some() { "https" } else { "http" };
    let server = bind(&args.host, args.port, &desktop).await?;
    let addresses = shown_addresses(&server, scheme);
    let _announced = announce(&desktop, addresses.clone());
    let mut signals = Signals::new().map_err(Error::system("signals"))?;
    let stop = DrainSwitch::default();
    let stopped = stop.clone();
    let running = tokio::spawn(async move { server.run(stopped.turned()).await });
    print_addresses(&addresses);
    for name in at_start {
        let desktop = Arc::clone(&desktop);
        // the log has why it cannot be loaded
        tokio::spawn(async move { desktop.load(&name).await });
    }
    signals.recv_while_serving().await;
    stop.turn();
    let ending = async {
        // requests that have not ended by then are cut off
        let _ = running.await;
        finish(&desktop).await;
    };
    tokio::select! {
        () = ending => Ok(ExitCode::SUCCESS),
        _ = signals.recv() => Ok(ExitCode::FAILURE),
    }
}

/// Refuses options that only a server of one model has.
///
/// # Errors
/// Names the option.
fn refuse_options_of_one(args: &Args) -> Result<(), Error> {
    let file_says = "the file of each model says whether it embeds or ranks";
    for (is_given, option, why) in [
        (!args.alias.is_empty(), "--alias", "the name of a section is that of its model"),
        (!args.tags.is_empty(), "--tags", "it describes one model"),
        (args.embeddings, "--embeddings", file_says),
        (args.pooling.is_some(), "--pooling", file_says),
        (args.reranking, "--reranking", file_says),
        (args.worker.worker, "--worker", "a worker has one model"),
        (args.kv_events.is_on(), "--kv-events-endpoint", "it tells of the cache of one model"),
        (args.dry_run, "--dry-run", "`hob estimate` says what each model takes"),
    ] {
        if is_given {
            let what = format!("{option} is of no use with several models: {why}");
            return Err(Error::Usage(what));
        }
    }
    Ok(())
}

/// The models of a server, and the names of those that are loaded at once.
struct Router {
    desktop: Arc<Desktop>,
    at_start: Vec<String>,
}

impl Router {
    /// Finds the models.
    ///
    /// # Errors
    /// When an option or the file of presets is wrong.
    fn new(args: &Args) -> Result<Router, Error> {
        let RouterArgs { models_dir: folder, models_preset: file, .. } = &args.router;
        if let Some(folder) = folder.as_ref().filter(|folder| !folder.is_dir()) {
            let what = format!("--models-dir {}: there is no such folder", folder.display());
            return Err(Error::Usage(what));
        }
        let cache = Cache::of_environment(|name| std::env::var_os(name)).ok();
        let library = Library::new(cache, folder.clone());
        let library = library.with_others(InstalledModels::of_environment());
        let mut at_start = Vec::new();
        let library = match file {
            None => library,
            Some(file) => {
                let base = BaseOptions::of_process()?;
                let IniPresets { presets, at_start: named } =
                    base.presets(file, folder.as_deref())?;
                at_start = named;
                let file = file.clone();
                let folder = folder.clone();
                let again = move || -> Result<Vec<Preset>, String> {
                    let read = base.presets(&file, folder.as_deref());
                    Ok(read.map_err(|error| error.to_string())?.presets)
                };
                library.with_presets(presets).with_preset_reader(Box::new(again))
            }
        };
        let most_models = args.router.models_max.unwrap_or(MOST_MODELS);
        let preferences = Preferences {
            just_in_time: !args.router.no_models_autoload && args.router.models_autoload,
            ttl: args.sleep_after().map_or(0, |after| after.as_secs()),
            ..Preferences::default()
        };
        let options = DesktopOptions {
            settings: Settings { spans: args.traces.sink()?, ..args.settings()? },
            pool: PoolOptions {
                runtime: args.runtime_options()?,
                budget: budget(None),
                most_models: Some(most_models).filter(|&most| most > 0),
                patience: PATIENCE,
            },
            preferences,
            file: None,
            names: NameRule::Known,
        };
        Ok(Router { desktop: Desktop::new(library, options), at_start })
    }
}

/// Lets `hob ps` find the server until the announcement is dropped.
fn announce(desktop: &Arc<Desktop>, addresses: Vec<String>) -> Option<Announcement> {
    // the announcement does not keep the models alive
    let models = Arc::downgrade(desktop);
    Announcement::make("serve", addresses, move || {
        let loaded = models.upgrade().map_or_else(Vec::new, |server| server.loaded());
        loaded.iter().map(|served| ModelLoad::of(served)).collect()
    })
}
