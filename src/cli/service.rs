//! `hob service`: a server that the system keeps running for this user: systemd, launchd on macOS,
//! the Task Scheduler on Windows.

mod launchd;
mod surroundings;
mod systemd;
mod task;
mod unit;

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output};

use clap::Subcommand;

use super::{Error, arguments, config, terminal, variables};

const EXAMPLES: &str = "\
Examples:
  hob service install serve -m org/model-GGUF:Q4_K_M --port 8080
  hob service install --socket 127.0.0.1:8080 serve -m model.gguf      starts with the first request
  hob service install --name embed serve -m bge.gguf --embeddings
  hob service status
  hob service remove

On Linux the unit is hob.service, or hob-NAME.service, in ~/.config/systemd/user. systemd hears when
the model is loaded, starts the server again after a crash, and keeps its log:
journalctl --user -u hob. A service of a user ends with the last session, unless
`loginctl enable-linger` says otherwise. On macOS it is an agent of launchd,
~/Library/LaunchAgents/hob.plist, with its log in ~/Library/Logs/hob.log. On Windows it is a task of
the Task Scheduler that begins when you log on.

Relative paths count from the folder in which a service was installed. Variables of the shell, such
as LLAMA_ARG_PORT and HOB_CONFIG, do not go with it.";

const INSTALL_EXAMPLES: &str = "\
Examples:
  hob service install serve -m model.gguf
  hob service install desktop --serve
  hob service install --no-start serve -m @fast";

const STATUS_EXAMPLES: &str = "\
Examples:
  hob service status
  hob service status --name embed";

const REMOVE_EXAMPLES: &str = "\
Examples:
  hob service remove
  hob service remove --name embed";

/// Run a server as a service of this user
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ServiceArgs {
    #[command(subcommand)]
    command: ServiceAction,
}

/// An action on a service.
#[derive(Debug, Subcommand)]
enum ServiceAction {
    /// Install a server, and start it now and with each session
    #[command(after_help = INSTALL_EXAMPLES)]
    Install {
        #[command(flatten)]
        name: ServiceName,
        /// Let systemd listen on this address (HOST:PORT or a path), and start the server with the
        /// first connection (Linux)
        #[arg(long, value_name = "ADDRESS")]
        socket: Option<String>,
        /// Write the file that describes it, and start nothing
        #[arg(long)]
        no_start: bool,
        /// The server: `serve`, `desktop` or `host`, with its options
        #[arg(
            value_name = "COMMAND",
            required = true,
            trailing_var_arg = true,
            allow_hyphen_values = true
        )]
        command: Vec<OsString>,
    },
    /// Say whether the service runs
    #[command(after_help = STATUS_EXAMPLES)]
    Status {
        #[command(flatten)]
        name: ServiceName,
    },
    /// Stop the service and remove it
    #[command(after_help = REMOVE_EXAMPLES)]
    Remove {
        #[command(flatten)]
        name: ServiceName,
    },
}

/// The name of a service.
#[derive(Debug, clap::Args)]
struct ServiceName {
    /// The name of the service, where there are several
    #[arg(long, value_parser = service_name)]
    name: Option<String>,
}

/// Reads a name, for clap.
fn service_name(text: &str) -> Result<String, String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if text.is_empty() || !text.chars().all(is_name) {
        return Err("letters, digits, - and _ were expected".into());
    }
    Ok(text.to_owned())
}

impl ServiceName {
    /// Returns its name among all services of the user.
    fn unit(&self) -> String {
        self.name.as_ref().map_or("hob".to_owned(), |name| format!("hob-{name}"))
    }
}

/// Commands that are servers.
const SERVERS: [&str; 3] = ["serve", "desktop", "host"];

/// A server to install.
struct ServiceSpec<'a> {
    /// Its name.
    unit: &'a str,
    /// The program.
    program: &'a Path,
    /// Its arguments.
    command: &'a [String],
    /// The folder that it works in, from which relative paths count.
    folder: &'a str,
    /// The address that the system listens on for it.
    socket: Option<&'a str>,
    /// Write the description, and start nothing.
    no_start: bool,
}

/// A program of the system that keeps services of users running.
trait ServiceManager {
    /// Describes a service, starts it, and returns where it is described.
    ///
    /// # Errors
    /// When the system does not allow it.
    fn install(&self, spec: &ServiceSpec<'_>) -> Result<PathBuf, Error>;

    /// Returns what the system says of a service, and whether it runs; `None` if there is none.
    ///
    /// # Errors
    /// When the system cannot be asked.
    fn status(&self, unit: &str) -> Result<Option<Output>, Error>;

    /// Stops and removes a service; returns the names that are gone.
    ///
    /// # Errors
    /// When the system does not allow it.
    fn remove(&self, unit: &str) -> Result<Vec<String>, Error>;

    /// Returns the place of a service's log.
    fn log(&self, unit: &str) -> String;
}

/// Returns the service manager of this system.
fn manager() -> &'static dyn ServiceManager {
    if cfg!(windows) {
        &task::TaskScheduler
    } else if cfg!(target_os = "macos") {
        &launchd::Launchd
    } else {
        &systemd::Systemd
    }
}

/// Installs, shows or removes a service.
pub(super) fn run(args: ServiceArgs, root: &clap::Command) -> Result<ExitCode, Error> {
    let manager = manager();
    match args.command {
        ServiceAction::Install { name, socket, no_start, command } => {
            let server = server_words(command, root)?;
            let socket = socket.as_deref().map(surroundings::listen_address).transpose()?;
            let action = InstallAction { unit: name.unit(), socket, no_start };
            install(manager, &server, &action)
        }
        ServiceAction::Status { name } => {
            let Some(output) = manager.status(&name.unit())? else { return Ok(missing(&name)) };
            super::stdout().write_all(&output.stdout)?;
            let said = String::from_utf8_lossy(&output.stderr);
            if !said.trim().is_empty() {
                let _ = writeln!(terminal::stderr(), "{}", said.trim_end());
            }
            Ok(if output.status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        ServiceAction::Remove { name } => {
            let gone = manager.remove(&name.unit())?;
            for name in &gone {
                writeln!(terminal::stdout(), "{name}: removed")?;
            }
            Ok(if gone.is_empty() { missing(&name) } else { ExitCode::SUCCESS })
        }
    }
}

/// The wishes about a service to install.
struct InstallAction {
    /// Its name.
    unit: String,
    /// The address that the system listens on for it.
    socket: Option<String>,
    /// Write the description, and start nothing.
    no_start: bool,
}

/// Installs a service that runs a server in the folder of this process.
fn install(
    manager: &dyn ServiceManager,
    server: &ServerWords,
    action: &InstallAction,
) -> Result<ExitCode, Error> {
    let InstallAction { unit, socket, no_start } = action;
    let program = std::env::current_exe();
    let program = program.map_err(Error::system("cannot find this program"))?;
    let folder = surroundings::folder()?;
    for word in &server.words {
        check_word(&word.replace(['\n', '\t'], ""))?;
    }
    // a line feed in these would begin another line of a unit
    for word in [program.to_str(), socket.as_deref(), Some(&folder)].into_iter().flatten() {
        check_word(word)?;
    }
    let described = manager.install(&ServiceSpec {
        unit,
        program: &program,
        command: &server.words,
        folder: &folder,
        socket: socket.as_deref(),
        no_start: *no_start,
    })?;
    writeln!(terminal::stdout(), "{}", described.display())?;
    let model = server.model.as_deref().and_then(surroundings::missing_model);
    for note in [model, surroundings::left_behind()].into_iter().flatten() {
        let _ = writeln!(terminal::stderr(), "hob: {note}");
    }
    if !no_start {
        let log = manager.log(unit);
        let _ = writeln!(terminal::stderr(), "hob: {unit} is installed; its log: {log}");
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints that there is no service of a name; returns the exit code for that.
fn missing(name: &ServiceName) -> ExitCode {
    let _ = writeln!(terminal::stderr(), "hob: there is no service {}", name.unit());
    ExitCode::FAILURE
}

/// The words of a command that is a server.
struct ServerWords {
    /// The words in clap's form.
    words: Vec<String>,
    /// The model that they, or the configuration, name.
    model: Option<PathBuf>,
}

/// Returns the words of a command in clap's form, checked to start a server.
///
/// # Errors
/// When the command is no server, does not parse, or names a preset that there is not.
fn server_words(command: Vec<OsString>, root: &clap::Command) -> Result<ServerWords, Error> {
    let words = std::iter::once(OsString::from("hob")).chain(command);
    let words = arguments::in_clap_form(words, root)?;
    let texts: Option<Vec<String>> =
        words.iter().skip(1).map(|word| word.to_str().map(str::to_owned)).collect();
    let texts = texts.ok_or_else(|| Error::Usage("arguments in UTF-8 were expected".into()))?;
    if texts.first().is_none_or(|name| !SERVERS.contains(&name.as_str())) {
        let what = format!("one of {} was expected, with its options", SERVERS.join(", "));
        return Err(Error::Usage(what));
    }
    let read = config::read(root, words, &variables::of_process)?;
    match read.root.try_get_matches_from(read.args) {
        Ok(matches) => Ok(ServerWords { words: texts, model: surroundings::named_model(&matches) }),
        Err(error) if error.use_stderr() => Err(Error::Usage(super::first_paragraph(&error))),
        Err(_) => {
            let what = format!("nothing is installed; `hob {} --help` shows its options", texts[0]);
            Err(Error::Usage(what))
        }
    }
}

/// Writes a text to a file in a folder, which is made.
fn write(folder: &Path, name: &str, text: &[u8]) -> Result<PathBuf, Error> {
    std::fs::create_dir_all(folder).map_err(Error::file(folder))?;
    let path = folder.join(name);
    std::fs::write(&path, text).map_err(Error::file(&path))?;
    Ok(path)
}

/// Runs a program of the system to its end, and returns its output.
///
/// # Errors
/// When it cannot be started.
fn run_program(program: &str, args: &[&str]) -> Result<Output, Error> {
    Command::new(program).args(args).output().map_err(|error| {
        Error::Usage(format!(
            "{program}: {error}; services need it. `hob service install --no-start` writes the \
             description alone"
        ))
    })
}

/// Runs a program of the system, which must end with exit code 0.
///
/// # Errors
/// When it cannot be started, or fails.
fn run_checked(program: &str, args: &[&str]) -> Result<(), Error> {
    let output = run_program(program, args)?;
    if output.status.success() {
        return Ok(());
    }
    let told = String::from_utf8_lossy(&output.stderr).trim().replace('\n', "; ");
    Err(Error::Usage(format!("{program} {}: {told}", args.join(" "))))
}

/// Checks a word that stands in a file which describes a service: XML has no place for most control
/// characters.
///
/// # Errors
/// If the word has one.
fn check_word(word: &str) -> Result<(), Error> {
    if word.contains(char::is_control) {
        let what = format!("{word:?}: words of a service have no control characters");
        return Err(Error::Usage(what));
    }
    Ok(())
}

/// Escapes a text for XML.
fn xml(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use std::process::Stdio;

    use super::*;

    /// Returns the words that the checker of such files reads from one; none without Python.
    pub(super) fn checked(kind: &str, file: &[u8]) -> Option<Vec<String>> {
        let checker = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/clients/service_files.py");
        let mut command = Command::new("python3");
        command.args([checker, kind]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut python = command.spawn().ok()?;
        // one that refuses the file may not read all of it
        let _ = python.stdin.take().map(|mut input| input.write_all(file));
        let output = python.wait_with_output().unwrap();
        assert!(output.status.success(), "{kind}: {}", String::from_utf8_lossy(file));
        Some(serde_json::from_slice(&output.stdout).unwrap())
    }

    #[test]
    fn words_with_control_characters_are_refused() {
        assert!(check_word("a b é.gguf").is_ok());
        for word in ["127.0.0.1:1\nExecStartPre=/bin/x", "a\u{1b}[31m", "\0"] {
            assert!(check_word(word).is_err(), "{word:?}");
        }
    }
}
