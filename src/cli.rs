//! The command line: one file per command, each with its `Args` and a `run` that turns them into
//! work.
//!
//! Output for machines goes to stdout, everything else to stderr. Exit codes: 0 done, 1 done with a
//! negative answer (a server that does not run, a model that does not fit), 2 bad usage or bad
//! input with one line saying what, where and what was expected. This module and its children know
//! flags and how to print; what they print is made elsewhere.

mod adapters;
mod arguments;
mod atomic_file;
mod batch;
mod bench;
mod chunks;
mod completions;
mod config;
mod constraint;
mod convert;
mod desktop;
mod devices;
mod doctor;
mod estimate;
mod grammar;
mod host;
mod imatrix;
mod importance;
mod inspect;
mod list;
mod llama_options;
mod llama_variables;
mod log;
mod logits;
mod man;
mod merge;
mod mistaken;
mod model;
mod named;
mod output_files;
mod overrides;
mod perplexity;
mod pool;
mod prompt_cache;
mod ps;
mod pull;
mod quantize;
mod rm;
mod run;
mod running;
mod sampling;
mod search;
mod serve;
mod service;
mod show;
mod signals;
mod slots;
mod speculation;
mod split;
mod stop;
mod template;
mod tensor_copy;
mod terminal;
mod text_file;
mod tls;
mod tokenize;
mod traces;
mod units;
mod update;
mod variables;

use std::collections::BTreeSet;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use rustyline::error::ReadlineError;
use serde::Serialize;

use self::log::LogArgs;
use crate::util::bounded;
use crate::util::live_log::{LiveLog, Recorder};
use crate::{context, engine, gguf, runtime, store, tokenizer};

/// The name of standard input in errors.
const STDIN: &str = "standard input";

const EXAMPLES: &str = "\
Examples:
  hob run \"Hello\"                        an answer of the model that comes with hob
  hob run -m model.gguf                  a chat with another
  hob batch -m model.gguf in.jsonl -o out.jsonl     many requests from a file
  hob serve -m model.gguf                OpenAI's chat interface on 127.0.0.1:8080
  hob desktop --serve                    every model of this machine on 127.0.0.1:1234
  hob host                               deployments behind keys on 127.0.0.1:8000
  hob search qwen3                       models of a hub
  hob pull org/model-GGUF:Q4_K_M         a model from a hub, from then on -m org/model-GGUF:Q4_K_M
  hob ps                                 the servers that run
  hob service install serve -m m.gguf    one that runs whenever you are logged in
  hob show model.gguf                    what a model is
  hob estimate model.gguf                the memory that it takes, and whether that fits
  hob inspect model.gguf                 what is in a model file
  hob inspect --json model.gguf | jq .   the same for programs
  hob imatrix -m f16.gguf -f text.txt    what matters in a model, for hob quantize --imatrix
  hob quantize f16.gguf q4.gguf q4_k_m   a model file in another type
  hob convert FOLDER model.gguf q8_0     a folder of Hugging Face as a model file
  hob tokenize -m model.gguf < text      text to token ids
  hob doctor                             what is wrong with this machine, and what to do

`hob COMMAND --help` shows the options of a command, with examples. HOB_LOG says what is logged:
error, warn, info, debug or trace, of all or of a part (HOB_LOG=warn,hob::engine=debug).";

#[derive(Debug, Parser)]
#[command(
    name = "hob",
    version,
    about,
    after_help = EXAMPLES,
    max_term_width = 100,
    args_override_self = true,
    arg_required_else_help = true
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// Every command, in the order of the help text.
#[derive(Debug, Subcommand)]
enum Command {
    #[command(flatten)]
    Model(Box<ModelCommand>),
    #[command(flatten)]
    Server(ServerCommand),
    #[command(flatten)]
    Machine(MachineCommand),
}

/// Commands on one model.
#[derive(Debug, Subcommand)]
enum ModelCommand {
    Run(Box<run::Args>),
    Batch(Box<batch::BatchArgs>),
    Bench(bench::Args),
    Devices(devices::Args),
    Perplexity(perplexity::Args),
    Logits(logits::Args),
    Estimate(Box<estimate::EstimateArgs>),
    Show(show::ShowArgs),
    Inspect(inspect::Args),
    Convert(convert::ConvertArgs),
    Imatrix(imatrix::ImatrixArgs),
    Quantize(quantize::Args),
    Split(split::SplitArgs),
    Merge(merge::MergeArgs),
    Grammar(grammar::Args),
    Template(template::Args),
    Tokenize(tokenize::Args),
}

/// Servers, and commands on those that run.
#[derive(Debug, Subcommand)]
enum ServerCommand {
    Serve(Box<serve::Args>),
    Desktop(Box<desktop::Args>),
    Host(Box<host::Args>),
    Ps(ps::PsArgs),
    Stop(stop::StopArgs),
    Service(service::ServiceArgs),
}

/// Commands on the models and settings of this machine.
#[derive(Debug, Subcommand)]
enum MachineCommand {
    Search(search::SearchArgs),
    Pull(pull::Args),
    List(list::Args),
    Rm(rm::Args),
    Config(config::ConfigArgs),
    Doctor(doctor::DoctorArgs),
    Completions(completions::CompletionsArgs),
    Man(man::ManArgs),
    Update(update::UpdateArgs),
}

impl Command {
    /// Returns the level of the log unless `HOB_LOG` names another: servers log their requests,
    /// other commands only warnings.
    fn log_level(&self) -> &'static str {
        match self {
            Command::Server(ServerCommand::Serve(_) | ServerCommand::Desktop(_)) => "info",
            Command::Server(ServerCommand::Host(args)) if args.serves() => "info",
            _ => "warn",
        }
    }

    /// Says in the log that a variable of llama.cpp is set which the command does not read.
    ///
    /// # Errors
    /// If it names the model that a server is to serve, and nothing else does.
    fn report_unread(&self, name: &str) -> Result<(), Error> {
        let text = variables::of_process(name).unwrap_or_default();
        let advice = llama_variables::advice(name, &text);
        let mut what = format!("{name} is set, and nothing here reads it");
        if let Some(advice) = advice {
            what = format!("{what}: {advice}");
        }
        let names_nothing = match self {
            Command::Server(ServerCommand::Serve(args)) => !args.names_a_model(),
            _ => false,
        };
        if names_nothing && !text.is_empty() && llama_variables::names_a_model(name) {
            return Err(Error::Usage(format!("{what}; -m names a model that is here")));
        }
        // A server is what is set up by variables; other commands find those of a server about
        // them.
        if self.log_level() == "warn" {
            tracing::info!("{what}");
        } else {
            tracing::warn!("{what}");
        }
        Ok(())
    }

    /// Returns the command's options for the log; the defaults for commands other than servers.
    fn log_args(&self) -> LogArgs {
        match self {
            Command::Server(ServerCommand::Serve(args)) => args.log_args(),
            Command::Server(ServerCommand::Desktop(args)) => args.log.clone(),
            Command::Server(ServerCommand::Host(args)) => args.log_args(),
            _ => LogArgs::default(),
        }
    }

    /// Returns whether clients of the command can read its log while it runs.
    fn has_live_log(&self) -> bool {
        matches!(self, Command::Server(ServerCommand::Desktop(_)))
    }

    /// Runs the command; `live` holds the lines of its log, for clients that read them.
    fn run(self, live: Arc<LiveLog>) -> Result<ExitCode, Error> {
        match self {
            Command::Model(command) => command.run(),
            Command::Server(command) => command.run(live),
            Command::Machine(command) => command.run(),
        }
    }
}

impl Command {
    /// Takes the model from the words of the command line, where a command allows that.
    ///
    /// # Errors
    /// The words are not what the command expects.
    fn take_model(&mut self, matches: &clap::ArgMatches) -> Result<(), Error> {
        let Some((_, matches)) = matches.subcommand() else { return Ok(()) };
        let naming = named::ModelNaming::of(matches);
        match self {
            Command::Model(command) => match &mut **command {
                ModelCommand::Run(args) => args.take_model(naming),
                _ => Ok(()),
            },
            Command::Server(ServerCommand::Serve(args)) => args.take_model(naming),
            _ => Ok(()),
        }
    }
}

impl ModelCommand {
    fn run(self) -> Result<ExitCode, Error> {
        match self {
            ModelCommand::Run(args) => run::run(*args),
            ModelCommand::Batch(args) => batch::run(*args),
            ModelCommand::Bench(args) => bench::run(args),
            ModelCommand::Devices(args) => devices::run(args),
            ModelCommand::Perplexity(args) => perplexity::run(args),
            ModelCommand::Logits(args) => logits::run(args),
            ModelCommand::Estimate(args) => estimate::run(*args),
            ModelCommand::Show(args) => show::run(args),
            ModelCommand::Inspect(args) => inspect::run(args),
            ModelCommand::Convert(args) => convert::run(args),
            ModelCommand::Imatrix(args) => imatrix::run(args),
            ModelCommand::Quantize(args) => quantize::run(args),
            ModelCommand::Split(args) => split::run(args),
            ModelCommand::Merge(args) => merge::run(args),
            ModelCommand::Grammar(args) => grammar::run(args),
            ModelCommand::Template(args) => template::run(args),
            ModelCommand::Tokenize(args) => tokenize::run(args),
        }
    }
}

impl ServerCommand {
    fn run(self, live: Arc<LiveLog>) -> Result<ExitCode, Error> {
        match self {
            ServerCommand::Serve(args) => serve::run(*args),
            ServerCommand::Desktop(args) => desktop::run(*args, live),
            ServerCommand::Host(args) => host::run(*args),
            ServerCommand::Ps(args) => ps::run(args),
            ServerCommand::Stop(args) => stop::run(args),
            ServerCommand::Service(args) => service::run(args, &commands()),
        }
    }
}

impl MachineCommand {
    fn run(self) -> Result<ExitCode, Error> {
        match self {
            MachineCommand::Search(args) => search::run(args),
            MachineCommand::Pull(args) => pull::run(args),
            MachineCommand::List(args) => list::run(args),
            MachineCommand::Rm(args) => rm::run(args),
            MachineCommand::Config(args) => config::run(args),
            MachineCommand::Doctor(args) => doctor::run(args),
            MachineCommand::Completions(args) => completions::run(args, commands()),
            MachineCommand::Man(args) => man::run(args, commands()),
            MachineCommand::Update(args) => update::run(args),
        }
    }
}

/// An error that ends a command with exit code 2. Its text is the one line that the user sees.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A model file cannot be read or written.
    #[error(transparent)]
    Gguf(#[from] gguf::Error),
    /// A model cannot be loaded, or its template refuses a conversation.
    #[error(transparent)]
    Runtime(#[from] runtime::Error),
    /// A text was not tokenized to its end.
    #[error(transparent)]
    Tokenizer(#[from] tokenizer::Stopped),
    /// The store has no such model, or cannot get it.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// The state of the hosted form cannot be used, or a command on it fails.
    #[error(transparent)]
    Host(#[from] crate::host::AdminError),
    /// The engine that is to run the models is out of reach.
    #[error(transparent)]
    Upstream(#[from] crate::host::HelperError),
    /// A chat template cannot be used, or does not take the messages.
    #[error(transparent)]
    Chat(#[from] crate::chat::Error),
    /// The model cannot be run as asked.
    #[error(transparent)]
    Context(#[from] context::Error),
    /// A file named on the command line cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// Standard output cannot be written. A closed pipe is no error to the user: the command ends
    /// quietly.
    #[error("standard output: {0}")]
    Output(#[from] io::Error),
    /// A text, image or grammar is not what was expected.
    #[error("{from}: {what}")]
    Input {
        /// The file, the option, or standard input.
        from: String,
        /// The fault.
        what: String,
    },
    /// The system refuses what a command needs: threads, signals, random numbers.
    #[error("{what}: {source}")]
    System {
        /// The thing that is needed.
        what: &'static str,
        /// The error of the system.
        source: io::Error,
    },
    /// Nobody can listen on an address.
    #[error("cannot listen on {address}: {source}{hint}")]
    Listen {
        /// The address.
        address: String,
        /// The error of the system.
        source: io::Error,
        /// The way to another address, after a semicolon; empty if none is known.
        hint: String,
    },
    /// The terminal cannot be read.
    #[error("terminal: {0}")]
    Terminal(#[from] ReadlineError),
    /// The thread that loads the model has ended before its time.
    #[error("loading the model: {0}")]
    Loading(#[from] tokio::task::JoinError),
    /// A parameter of sampling is out of its range.
    #[error(transparent)]
    Sampling(#[from] crate::sampling::Error),
    /// The engine does not take a job.
    #[error(transparent)]
    Submit(#[from] engine::SubmitError),
    /// The engine does not end a job.
    #[error(transparent)]
    Engine(#[from] engine::Error),
    /// A text has places for images that are not there.
    #[error(transparent)]
    Images(#[from] runtime::NoImage),
    /// A conversation names an image that is not there.
    #[error("there is no image {number}")]
    UnknownImage {
        /// The name of the image.
        number: String,
    },
    /// The certificate of a server, or its key, cannot be used.
    #[error(transparent)]
    Tls(#[from] crate::server::secure::TlsFileError),
    /// Threads cannot be started.
    #[error("{n} threads cannot be started (--threads takes fewer): {source}")]
    Threads {
        /// Number of threads.
        n: usize,
        /// The error.
        source: rayon::ThreadPoolBuildError,
    },
    /// A tensor cannot be quantized.
    #[error("tensor `{tensor}` holds a value that is not finite: nothing can stand for it in {ty}")]
    NotFinite {
        /// Name of the tensor.
        tensor: String,
        /// The type that it was to have.
        ty: gguf::TensorType,
    },
    /// The system names no folder for files that a command keeps.
    #[error("there is no place for {what}: {option}")]
    NoFolder {
        /// The files.
        what: &'static str,
        /// The option that names a folder or file for them.
        option: &'static str,
    },
    /// Options that parse, but do not go together or do not fit the model.
    #[error("{0}")]
    Usage(String),
}

impl Error {
    /// Returns, for `map_err`, an error of reading or writing `path`.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Error + '_ {
        move |source| Error::File { path: path.into(), source }
    }

    /// Returns an error about an input: where it is from, and its fault.
    pub(crate) fn input(from: impl Display, what: impl Display) -> Error {
        Error::Input { from: from.to_string(), what: what.to_string() }
    }

    /// Returns, for `map_err`, the error that the system refuses something that is needed.
    pub(crate) fn system(what: &'static str) -> impl FnOnce(io::Error) -> Error {
        move |source| Error::System { what, source }
    }

    /// Returns an error about an address that cannot be listened on; `option` says its port.
    pub(crate) fn listen(address: &str, source: io::Error, option: &str) -> Error {
        let is_port_taken = source.kind() == io::ErrorKind::AddrInUse && !address.contains(".sock");
        let hint = if is_port_taken {
            format!("; {option} N takes another port, and 0 one that is free")
        } else {
            String::new()
        };
        Error::Listen { address: address.to_owned(), source, hint }
    }
}

/// Runs the command that the process was started with.
pub fn main() -> ExitCode {
    let Started { cli, unread } = match start() {
        Ok(started) => started,
        Err(code) => return code,
    };
    let live = LiveLog::new();
    let recorder = cli.command.has_live_log().then(|| Recorder(Arc::clone(&live)));
    let level = cli.command.log_level();
    if let Err(error) = log::start(level, &cli.command.log_args(), recorder) {
        return refuse(&error);
    }
    for name in &unread {
        if let Err(error) = cli.command.report_unread(name) {
            return refuse(&error);
        }
    }
    let done = cli.command.run(live);
    match done {
        Ok(code) => code,
        Err(Error::Output(e)) if e.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(e) => refuse(&e),
    }
}

/// Returns every command with its options.
fn commands() -> clap::Command {
    with_negative_numbers(Cli::command())
}

/// Lets every option of a command take a negative number for its value: one that is out of range is
/// refused as a value then, and not as an option that there is not.
fn with_negative_numbers(command: clap::Command) -> clap::Command {
    let command = command.mut_args(|arg| {
        let takes_value = arg.get_action().takes_values() && !arg.is_positional();
        if takes_value { arg.allow_negative_numbers(true) } else { arg }
    });
    command.mut_subcommands(with_negative_numbers)
}

/// The command that the process was started with.
struct Started {
    cli: Cli,
    /// Variables of llama.cpp that are set and that the command does not read.
    unread: BTreeSet<String>,
}

/// Reads the arguments and the variables that stand for some.
///
/// # Errors
/// The exit code, once the user has been shown the error or the help.
fn start() -> Result<Started, ExitCode> {
    let root = commands();
    let args = arguments::in_clap_form(std::env::args_os(), &root).map_err(|e| refuse(&e))?;
    let read = config::read(&root, args, &variables::of_process).map_err(|e| refuse(&e))?;
    let matches = read.root.try_get_matches_from(&read.args);
    let parsed = matches.and_then(|matches| Ok((Cli::from_arg_matches(&matches)?, matches)));
    let (cli, matches) = parsed.map_err(|e| {
        if let Some(error) = mistaken::explain(&e, &read.args, &root, &variables::of_process) {
            return refuse(&error);
        }
        // Help and version come this way too, with exit code 0; printing fails on a closed pipe.
        let _ = e.print();
        ExitCode::from(e.exit_code() as u8)
    })?;
    let mut cli = cli;
    cli.command.take_model(&matches).map_err(|e| refuse(&e))?;
    output_files::check_arguments(&root, &matches).map_err(|e| refuse(&e))?;
    let set = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    Ok(Started { cli, unread: variables::unread(&root, &matches, set) })
}

/// Prints an error in one line; returns the exit code for bad usage or bad input.
fn refuse(error: &Error) -> ExitCode {
    let line = error.to_string().replace('\n', " ");
    let _ = writeln!(terminal::stderr(), "hob: {line}"); // nobody is left to hear of a failure here
    ExitCode::from(2)
}

/// Returns standard output, written in large pieces and, to a terminal, without control characters.
/// Flush it before the command ends.
pub(crate) fn stdout() -> io::BufWriter<terminal::TerminalWriter<io::StdoutLock<'static>>> {
    io::BufWriter::with_capacity(64 << 10, terminal::stdout())
}

/// Writes a value as indented JSON, with a newline after it.
///
/// # Errors
/// When it cannot be written.
fn write_json(out: &mut impl Write, value: &(impl Serialize + ?Sized)) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)
}

/// Reads standard input to its end.
///
/// # Errors
/// When it cannot be read, or has more than [`text_file::CORPUS`] bytes.
fn read_stdin() -> Result<Vec<u8>, Error> {
    let read = bounded::read(io::stdin().lock(), text_file::CORPUS);
    let read = read.map_err(|error| Error::input(STDIN, error))?;
    read.ok_or_else(|| text_file::too_large(STDIN, text_file::CORPUS))
}

/// Returns the first paragraph of an error of clap in one line, without the help that follows it.
fn first_paragraph(error: &clap::Error) -> String {
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or_default();
    first.trim_start_matches("error: ").replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_below_the_options_fits_the_width_it_is_shown_in() {
        let mut commands = vec![Cli::command()];
        while let Some(command) = commands.pop() {
            commands.extend(command.get_subcommands().cloned());
            let below = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            for line in below.lines() {
                assert!(line.chars().count() <= 100, "{}: {line}", command.get_name());
            }
        }
    }
}
