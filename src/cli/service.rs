//! `hob service`: a server as a unit of the user's systemd.

mod unit;

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output};

use clap::Subcommand;

use super::{Error, arguments, terminal};
use unit::UnitText;

const EXAMPLES: &str = "\
Examples:
  hob service install serve -m org/model-GGUF:Q4_K_M --port 8080
  hob service install --socket 127.0.0.1:8080 serve -m model.gguf      starts with the first request
  hob service install --name embed serve -m bge.gguf --embeddings
  hob service status
  hob service remove

The unit is hob.service, or hob-NAME.service, in ~/.config/systemd/user. systemd hears when the
model is loaded, starts the server again after a crash, and keeps its log: journalctl --user -u hob.
A service of a user ends with the last session, unless `loginctl enable-linger` says otherwise.";

const INSTALL: &str = "\
Examples:
  hob service install serve -m model.gguf
  hob service install desktop --serve
  hob service install --no-start serve -m @fast";

const STATUS: &str = "\
Examples:
  hob service status
  hob service status --name embed";

const REMOVE: &str = "\
Examples:
  hob service remove
  hob service remove --name embed";

/// Run a server as a service of this user (systemd)
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ServiceArgs {
    #[command(subcommand)]
    command: ServiceAction,
}

/// An action on a service.
#[derive(Debug, Subcommand)]
enum ServiceAction {
    /// Write the unit of a server, and start it now and with each session
    #[command(after_help = INSTALL)]
    Install {
        #[command(flatten)]
        name: ServiceName,
        /// Let systemd listen on this address (HOST:PORT or a path), and start the server with the
        /// first connection
        #[arg(long, value_name = "ADDRESS")]
        socket: Option<String>,
        /// Write the unit, and start nothing
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
    #[command(after_help = STATUS)]
    Status {
        #[command(flatten)]
        name: ServiceName,
    },
    /// Stop the service and remove its unit
    #[command(after_help = REMOVE)]
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

/// A name for clap.
fn service_name(text: &str) -> Result<String, String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if text.is_empty() || !text.chars().all(is_name) {
        return Err("letters, digits, - and _ were expected".into());
    }
    Ok(text.to_owned())
}

impl ServiceName {
    /// Returns the name of its unit without the ending.
    fn unit(&self) -> String {
        self.name.as_ref().map_or("hob".to_owned(), |name| format!("hob-{name}"))
    }
}

/// Commands that are servers.
const SERVERS: [&str; 3] = ["serve", "desktop", "host"];

/// Does what was asked for.
pub(super) fn run(args: ServiceArgs, root: &clap::Command) -> Result<ExitCode, Error> {
    match args.command {
        ServiceAction::Install { name, socket, no_start, command } => {
            install(&name.unit(), &checked(command, root)?, socket.as_deref(), no_start)
        }
        ServiceAction::Status { name } => {
            let service = format!("{}.service", name.unit());
            let folder = folder()?;
            if !folder.join(&service).exists() {
                let _ = writeln!(terminal::stderr(), "hob: there is no {service}");
                return Ok(ExitCode::FAILURE);
            }
            let output = systemctl(&["status", "--no-pager", &service])?;
            super::stdout().write_all(&output.stdout)?;
            Ok(if output.status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        ServiceAction::Remove { name } => remove(&name.unit()),
    }
}

/// Returns the words of a server's command, in clap's form.
///
/// # Errors
/// If it is no server, or has options that there are not.
fn checked(command: Vec<OsString>, root: &clap::Command) -> Result<Vec<String>, Error> {
    let words = std::iter::once(OsString::from("hob")).chain(command);
    let words = arguments::in_clap_form(words, root)?;
    let texts: Option<Vec<String>> =
        words.iter().skip(1).map(|word| word.to_str().map(str::to_owned)).collect();
    let texts = texts.ok_or_else(|| Error::Usage("arguments in UTF-8 were expected".into()))?;
    if texts.first().is_none_or(|name| !SERVERS.contains(&name.as_str())) {
        let what = format!("one of {} was expected, with its options", SERVERS.join(", "));
        return Err(Error::Usage(what));
    }
    if let Err(error) = root.clone().try_get_matches_from(words) {
        let told = error.to_string();
        let told = told.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ");
        return Err(Error::Usage(told.replace('\n', " ")));
    }
    Ok(texts)
}

/// Writes the unit and starts it.
fn install(
    unit: &str,
    command: &[String],
    socket: Option<&str>,
    no_start: bool,
) -> Result<ExitCode, Error> {
    let program = std::env::current_exe().map_err(Error::system("cannot find this program"))?;
    let folder = folder()?;
    std::fs::create_dir_all(&folder).map_err(Error::file(&folder))?;
    let text = UnitText { program: &program, command, is_activated: socket.is_some() };
    let service = format!("{unit}.service");
    let mut started = service.clone();
    write(&folder.join(&service), &text.service())?;
    let socket_unit = format!("{unit}.socket");
    match socket {
        Some(address) => {
            write(&folder.join(&socket_unit), &UnitText::socket(unit, address))?;
            started = socket_unit;
        }
        None => _ = std::fs::remove_file(folder.join(&socket_unit)),
    }
    let mut out = super::stdout();
    writeln!(out, "{}", folder.join(&service).display())?;
    out.flush()?;
    if no_start {
        return Ok(ExitCode::SUCCESS);
    }
    succeed(systemctl(&["daemon-reload"])?, "daemon-reload")?;
    succeed(systemctl(&["enable", "--now", &started])?, &started)?;
    let _ =
        writeln!(terminal::stderr(), "hob: {started} runs; its log: journalctl --user -u {unit}");
    Ok(ExitCode::SUCCESS)
}

/// Stops a service and removes its units.
fn remove(unit: &str) -> Result<ExitCode, Error> {
    let folder = folder()?;
    let mut code = ExitCode::FAILURE;
    for name in [format!("{unit}.socket"), format!("{unit}.service")] {
        let path = folder.join(&name);
        if path.exists() {
            succeed(systemctl(&["disable", "--now", &name])?, &name)?;
            std::fs::remove_file(&path).map_err(Error::file(&path))?;
            writeln!(terminal::stdout(), "{name}: removed")?;
            code = ExitCode::SUCCESS;
        }
    }
    if code == ExitCode::SUCCESS {
        succeed(systemctl(&["daemon-reload"])?, "daemon-reload")?;
    } else {
        let _ = writeln!(terminal::stderr(), "hob: there is no {unit}.service");
    }
    Ok(code)
}

/// Returns the folder of the user's units.
///
/// # Errors
/// If nobody says where it is.
fn folder() -> Result<PathBuf, Error> {
    let var = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = var("XDG_CONFIG_HOME").or_else(|| var("HOME").map(|home| home.join(".config")));
    let folder = folder.ok_or_else(|| {
        Error::Usage("there is no place for a unit: neither XDG_CONFIG_HOME nor HOME is set".into())
    })?;
    Ok(folder.join("systemd/user"))
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    std::fs::write(path, text).map_err(Error::file(path))
}

/// Runs `systemctl --user`.
///
/// # Errors
/// If there is none.
fn systemctl(args: &[&str]) -> Result<Output, Error> {
    Command::new("systemctl").arg("--user").args(args).output().map_err(|error| {
        Error::Usage(format!(
            "systemctl: {error}; services need systemd. `hob service install --no-start` writes \
             the unit alone"
        ))
    })
}

/// Checks that systemctl has done its work.
fn succeed(output: Output, what: &str) -> Result<(), Error> {
    if output.status.success() {
        return Ok(());
    }
    let told = String::from_utf8_lossy(&output.stderr).trim().replace('\n', "; ");
    Err(Error::Usage(format!("systemctl --user, {what}: {told}")))
}
