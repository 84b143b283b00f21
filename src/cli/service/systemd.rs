//! Units of the user's systemd.

use std::path::PathBuf;
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

/// Runs `systemctl --user`, which must end with exit code 0.
fn systemctl(args: &[&str]) -> Result<(), Error> {
    run_checked(SYSTEMCTL, &[&["--user"], args].concat())
}

impl ServiceManager for Systemd {
    fn install(&self, spec: &ServiceSpec<'_>) -> Result<PathBuf, Error> {
        let unit = spec.unit;
        let folder = folder()?;
        let text = UnitText {
            program: spec.program,
            command: spec.command,
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
            systemctl(&["daemon-reload"])?;
            systemctl(&["enable", "--now", &started])?;
        }
        Ok(path)
    }

    fn status(&self, unit: &str) -> Result<Option<Output>, Error> {
        let service = format!("{unit}.service");
        if !folder()?.join(&service).exists() {
            return Ok(None);
        }
        run_program(SYSTEMCTL, &["--user", "status", "--no-pager", &service]).map(Some)
    }

    fn remove(&self, unit: &str) -> Result<Vec<String>, Error> {
        let folder = folder()?;
        let mut gone = Vec::new();
        for name in [format!("{unit}.socket"), format!("{unit}.service")] {
            let path = folder.join(&name);
            if path.exists() {
                systemctl(&["disable", "--now", &name])?;
                std::fs::remove_file(&path).map_err(Error::file(&path))?;
                gone.push(name);
            }
        }
        if !gone.is_empty() {
            systemctl(&["daemon-reload"])?;
        }
        Ok(gone)
    }

    fn log(&self, unit: &str) -> String {
        format!("journalctl --user -u {unit}")
    }
}
