//! `hob pull`: a model from a hub into the store.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use super::{Error, terminal};
use crate::store::{Name, Order, Progress, Store, Token, read_name};

const EXAMPLES: &str = "\
Examples:
  hob pull org/model-GGUF                 Q4_K_M if there is one, else Q8_0, else the first model
  hob pull org/model-GGUF:Q6_K
  hob pull org/model-GGUF --hf-file sub/model-f16.gguf
  hob pull https://huggingface.co/org/model-GGUF/resolve/main/model-Q6_K.gguf
  hob pull org/private-GGUF --hf-token hf_…
  hob run -m org/model-GGUF:Q6_K \"Hello\"

The store is the hub's own cache, shared with other tools: LLAMA_CACHE, HF_HUB_CACHE,
HUGGINGFACE_HUB_CACHE, HF_HOME/hub, XDG_CACHE_HOME/huggingface/hub or ~/.cache/huggingface/hub,
the first that is set. MODEL_ENDPOINT or HF_ENDPOINT names another hub, HF_TOKEN a token for
private models; SSL_CERT_FILE other certificates to trust. A download that was interrupted goes on
where it stopped; what arrives is checked against the hash that the hub states. Prints the file's
path.";

/// Fetch a model from a hub into the store
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// ORG/REPO, ORG/REPO:QUANT, or an address on huggingface.co or hf.co
    #[arg(value_name = "NAME", value_parser = read_name)]
    name: Name,
    /// A file of the repository, in place of the choice by quantization
    #[arg(long, value_name = "FILE", env = "LLAMA_ARG_HF_FILE")]
    hf_file: Option<String>,
    /// Token for private repositories, in place of HF_TOKEN (also -hft). Others on this machine can
    /// see a command line
    #[arg(long, value_name = "TOKEN")]
    hf_token: Option<HubTokenArg>,
    /// Leave out the image projector
    #[arg(long)]
    no_mmproj: bool,
    /// Download nothing: only say where the model is, if it is there
    #[arg(long, env = "LLAMA_ARG_OFFLINE")]
    offline: bool,
    /// Show no progress
    #[arg(short, long)]
    quiet: bool,
}

/// Fetches what is missing.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let order = Order { name: args.name, file: args.hf_file, projector: !args.no_mmproj };
    let access = HubAccess { token: args.hf_token, offline: args.offline };
    let report = if args.quiet { PullReport::Silent } else { PullReport::Bars };
    let file = pull(&order, access, report)?;
    writeln!(terminal::stdout(), "{}", file.display())?;
    Ok(ExitCode::SUCCESS)
}

/// The value of `--hf-token`, valid or not: it is not checked by clap, whose error would repeat it.
#[derive(Debug, Clone)]
pub(super) struct HubTokenArg(Option<Token>);

impl From<String> for HubTokenArg {
    fn from(text: String) -> HubTokenArg {
        HubTokenArg(Token::new(&text))
    }
}

/// The way to a hub that the command line allows.
pub(super) struct HubAccess {
    pub(super) token: Option<HubTokenArg>,
    /// Nothing is fetched.
    pub(super) offline: bool,
}

/// The way in which a download says how far it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PullReport {
    Bars,
    Silent,
}

/// Returns the store of this user, which sends the hub a token if one was given.
///
/// # Errors
/// When the environment names no folder for it, or the token is not valid.
pub(super) fn store_of(access: HubAccess) -> Result<Store, Error> {
    let store = Store::of_environment()?.offline(access.offline);
    match access.token {
        None => Ok(store),
        Some(HubTokenArg(Some(token))) => Ok(store.with_token(token)),
        Some(HubTokenArg(None)) => Err(Error::Usage(
            "--hf-token: visible ASCII characters were expected, and no spaces".into(),
        )),
    }
}

/// Fetches a model and shows how far it is.
pub(super) fn pull(
    order: &Order,
    access: HubAccess,
    report: PullReport,
) -> Result<std::path::PathBuf, Error> {
    let store = store_of(access)?;
    let mut bars = DownloadBars { quiet: report == PullReport::Silent, current: None };
    let file = store.pull(order, &mut |progress| bars.show(progress))?;
    bars.finish();
    Ok(file)
}

/// The progress of a download, one line for each file: a bar at a terminal, elsewhere a sentence
/// once the file has arrived.
struct DownloadBars {
    quiet: bool,
    current: Option<(String, ProgressBar)>,
}

impl DownloadBars {
    fn show(&mut self, Progress { file, done, size }: Progress) {
        if self.quiet {
            return;
        }
        let bar = match &self.current {
            Some((name, bar)) if name == file => bar,
            _ => {
                self.finish();
                &self.current.insert((file.to_owned(), new_bar(file, done, size))).1
            }
        };
        bar.set_position(done);
    }

    fn finish(&mut self) {
        if let Some((file, bar)) = self.current.take() {
            if !std::io::stderr().is_terminal() {
                // Nobody is left to hear of a failure here.
                let _ = writeln!(terminal::stderr(), "hob: {file}: {} bytes", bar.position());
            }
            bar.abandon();
        }
    }
}

fn new_bar(file: &str, done: u64, size: u64) -> ProgressBar {
    let bar = ProgressBar::new(size)
        .with_position(done)
        .with_message(terminal::without_controls(file).into_owned());
    let style = "{msg} [{bar:30}] {bytes} of {total_bytes}, {bytes_per_sec}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style.progress_chars("=> "));
    }
    // bytes of an earlier download do not count as speed
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
