//! The log: lines on standard error, as text or as JSON, and in a file where one is named.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use clap::ValueEnum;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, fmt};

use super::output_files::refuse_model;
use super::{Error, terminal};
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
#[derive(Debug, Clone, Default, clap::Args)]
pub(super) struct LogArgs {
    /// Form of log lines
    #[arg(long, env = "HOB_LOG_FORMAT", value_enum, default_value_t)]
    log_format: LogFormat,
    /// One JSON object a line, as --log-format json
    #[arg(long, env = "LLAMA_ARG_LOG_JSONL", hide = true)]
    log_jsonl: bool,
    /// Add the lines of the log to this file, too
    #[arg(long, env = "LLAMA_ARG_LOG_FILE", value_name = "FILE")]
    log_file: Option<PathBuf>,
    /// Log errors (1), warnings too (2), requests too (3) or everything (4) [default: 3, or what
    /// HOB_LOG says] (also -lv)
    #[arg(
        long,
        alias = "log-verbosity",
        env = "LLAMA_ARG_LOG_VERBOSITY",
        value_name = "N",
        allow_negative_numbers = true
    )]
    verbosity: Option<i32>,
    /// Log nothing
    #[arg(long)]
    log_disable: bool,
    /// Leave the time out of the lines
    #[arg(long)]
    no_log_timestamps: bool,
}

impl LogArgs {
    fn format(&self) -> LogFormat {
        if self.log_jsonl { LogFormat::Json } else { self.log_format }
    }

    /// Returns the options, with everything logged where they name no level.
    pub(super) fn with_everything(self) -> LogArgs {
        LogArgs { verbosity: self.verbosity.or(Some(i32::MAX)), ..self }
    }

    /// Returns the options, with no file that lines are added to.
    pub(super) fn without_file(self) -> LogArgs {
        LogArgs { log_file: None, ..self }
    }

    /// Returns the level that was asked for in llama.cpp's numbers.
    fn level(&self) -> Option<&'static str> {
        if self.log_disable {
            return Some("off");
        }
        Some(match self.verbosity? {
            ..=1 => "error",
            2 => "warn",
            3 => "info",
            _ => "debug",
        })
    }

    /// Opens the file that lines are added to.
    fn file(&self) -> Result<Option<File>, Error> {
        let Some(path) = &self.log_file else { return Ok(None) };
        refuse_model(path)?;
        let file = OpenOptions::new().create(true).append(true).open(path);
        file.map(Some).map_err(Error::file(path))
    }
}

/// The places that lines of the log go to.
struct LogLines {
    file: Option<Mutex<File>>,
}

impl<'a> MakeWriter<'a> for LogLines {
    type Writer = LogWriter<'a>;

    fn make_writer(&'a self) -> LogWriter<'a> {
        LogWriter { file: self.file.as_ref() }
    }
}

/// A writer of one line, which comes in one piece.
struct LogWriter<'a> {
    file: Option<&'a Mutex<File>>,
}

impl Write for LogWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let line = terminal::log_line(bytes);
        let shown = io::stderr().write_all(&line);
        // a line that nobody sees is in the file all the same
        if let Some(file) = self.file {
            file.lock().unwrap_or_else(PoisonError::into_inner).write_all(&line)?;
        }
        shown.map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Starts the log: its lines go to stderr, to the file of `args` and to `recorder`. Its level is
/// that of `args`, else that of `HOB_LOG` (`HOB_LOG=debug`, `HOB_LOG=hob::engine=trace`), else
/// `level`.
///
/// # Errors
/// When the file cannot be opened.
pub(super) fn start(level: &str, args: &LogArgs, recorder: Option<Recorder>) -> Result<(), Error> {
    let asked = || std::env::var("HOB_LOG").ok().filter(|asked| !asked.is_empty());
    let filter = match args.level() {
        Some(level) => Some(EnvFilter::new(level)),
        None => asked().and_then(|asked| match asked.parse() {
            Ok(filter) => Some(filter),
            Err(error) => {
                // The log has not started yet, so standard error has to do; it may be closed.
                let _ = writeln!(io::stderr(), "hob: HOB_LOG={asked}: {error}; `{level}` is used");
                None
            }
        }),
    };
    let filter = filter.unwrap_or_else(|| EnvFilter::new(level));
    let lines = fmt::layer()
        .with_writer(LogLines { file: args.file()?.map(Mutex::new) })
        // Without the crate's feature for colours it complains on every terminal, in debug builds
        // by a panic.
        .with_ansi(false);
    let lines = match (args.format(), args.no_log_timestamps) {
        (LogFormat::Text, false) => lines.boxed(),
        (LogFormat::Text, true) => lines.without_time().boxed(),
        (LogFormat::Json, is_timeless) => {
            let json = lines.json().flatten_event(true);
            let json = json.with_current_span(false).with_span_list(false);
            if is_timeless { json.without_time().boxed() } else { json.boxed() }
        }
    };
    tracing_subscriber::registry().with(lines.with_filter(filter)).with(recorder).init();
    Ok(())
}
