//! Units of the user's systemd.

use std::path::{Path, PathBuf};
use std::process::Output;

use super::unit::UnitText;
use super::{Error, ServiceManager, ServiceSpec, run_checked, run_program, write};
use crate::util::folders;

/// systemd.
pub(super) struct Systemd;

/// The program that talks to it.
const SYSTEMCTL: &str = "systemctl";

/// Returns the folder of the user's units.
///
/// # Errors
/// If nobody says where it is.
fn folder() -> Result<PathBuf, Error> {
    let folder = folders::config().ok_or_else(|| {
        Error::Usage("there is no place for a unit: neither XDG_CONFIG_HOME nor HOME is set".into())
    })?;
    Ok(folder.join("systemd/user"))
}

/// Messages of systemctl where the user has no systemd.
const NO_MANAGER: [&str; 2] = ["Failed to connect to bus", "has not been booted with systemd"];

/// Runs `systemctl --user`, which must end with exit code 0.
fn systemctl(args: &[&str]) -> Result<(), Error> {
    run_checked(SYSTEMCTL, &[&["--user"], args].concat())
}

/// The words for a place where no systemd of this user runs.
const WITHOUT_MANAGER: &str = "no systemd of this user runs here, as in containers and after `su`";

/// Returns whether a text of systemctl says that no systemd of this user runs.
fn is_without_manager(said: &str) -> bool {
    NO_MANAGER.iter().any(|text| said.contains(text))
}

/// Adds to an error of a unit that was written what to do where no systemd of this user runs.
fn with_advice(error: Error, unit: &Path) -> Error {
    if !is_without_manager(&error.to_string()) {
        return error;
    }
    Error::Usage(format!(
        "{error}; {WITHOUT_MANAGER}. {} is written: log in as the user and install again, or start \
         the server by other means",
        unit.display()
    ))
}

/// Runs `systemctl --user`; where no systemd of this user runs, nothing is to be stopped.
fn stopped(args: &[&str]) -> Result<(), Error> {
    systemctl(args)
        .or_else(|error| if is_without_manager(&error.to_string()) { Ok(()) } else { Err(error) })
}

impl ServiceManager for Systemd {
    fn install(&self, spec: &ServiceSpec<'_>) -> Result<PathBuf, Error> {
        let unit = spec.unit;
        let folder = folder()?;
        let text = UnitText {
            program: spec.program,
            command: spec.command,
            folder: spec.folder,
            is_activated: spec.socket.is_some(),
        };
        let service = format!("{unit}.service");
        let path = write(&folder, &service, text.service().as_bytes())?;
        let socket_unit = format!("{unit}.socket");
        let mut started = service;
        match spec.socket {
            Some(address) => {
                write(&folder, &socket_unit, UnitText::socket(unit, address).as_bytes())?;
                started = socket_unit;
            }
            None => _ = std::fs::remove_file(folder.join(&socket_unit)),
        }
        if !spec.no_start {
            let started = systemctl(&["daemon-reload"])
                .and_then(|()| systemctl(&["enable", "--now", &started]));
            started.map_err(|error| with_advice(error, &path))?;
        }
        Ok(path)
    }

    fn status(&self, unit: &str) -> Result<Option<Output>, Error> {
        let service = format!("{unit}.service");
        if !folder()?.join(&service).exists() {
            return Ok(None);
        }
        let asked = ["--user", "status", "--no-pager", &service];
        let mut output = run_program(SYSTEMCTL, &asked)?;
        let said = String::from_utf8_lossy(&output.stderr);
        if is_without_manager(&said) {
            let said = said.trim_end();
            let advice = "log in as the user, and ask again; `hob ps` lists servers that run";
            output.stderr = format!("hob: {said}; {WITHOUT_MANAGER}: {advice}").into_bytes();
        }
        Ok(Some(output))
    }

    fn remove(&self, unit: &str) -> Result<Vec<String>, Error> {
        let folder = folder()?;
        let mut gone = Vec::new();
        for name in [format!("{unit}.socket"), format!("{unit}.service")] {
            let path = folder.join(&name);
            if path.exists() {
                stopped(&["disable", "--now", &name])?;
                std::fs::remove_file(&path).map_err(Error::file(&path))?;
                gone.push(name);
            }
        }
        if !gone.is_empty() {
            stopped(&["daemon-reload"])?;
        }
        Ok(gone)
    }

    fn log(&self, unit: &str) -> String {
        format!("journalctl --user -u {unit}")
    }
}
