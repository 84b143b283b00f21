//! The log: lines on standard error, as text or as JSON.

use std::io::{self, Write};

use clap::ValueEnum;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use super::terminal;
use crate::util::live_log::Recorder;

/// The form of log lines.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum LogFormat {
    /// Time, level and words
    #[default]
    Text,
    /// One JSON object a line
    Json,
}

/// Options of a server's log.
#[derive(Debug, clap::Args)]
pub(super) struct LogArgs {
    /// Form of log lines
    #[arg(long, env = "HOB_LOG_FORMAT", value_enum, default_value_t)]
    pub log_format: LogFormat,
}

/// Lets log lines go to stderr, and to who watches: those of `level`, or what `HOB_LOG` asks for
/// (`HOB_LOG=debug`, `HOB_LOG=hob::engine=trace`).
pub(super) fn to_stderr(level: &str, format: LogFormat, watched: Option<Recorder>) {
    let asked = std::env::var("HOB_LOG").ok().filter(|asked| !asked.is_empty());
    let filter = asked.map(|asked| {
        asked.parse().map_err(|error| {
            // Whoever asks for more of the log should not wonder where it is. Nobody may be there
            // to hear.
            let _ = writeln!(io::stderr(), "hob: HOB_LOG={asked}: {error}; `{level}` is used");
        })
    });
    let filter = filter.and_then(Result::ok).unwrap_or_else(|| EnvFilter::new(level));
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(terminal::stderr)
        // Without the crate's feature for colours it complains on every terminal, in debug builds
        // by a panic.
        .with_ansi(false);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => {
            let json = lines.json().flatten_event(true);
            json.with_current_span(false).with_span_list(false).boxed()
        }
    };
    tracing_subscriber::registry().with(lines.with_filter(filter)).with(watched).init();
}
