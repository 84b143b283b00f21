//! The connection of a command to the state. One process has the database open: while a server
//! runs, it is the server, and the command asks it; otherwise the command opens the database
//! itself.
//!
//! The server leaves its address and the operator's key of this start in a file that only its user
//! can read. Whether it runs is not read from the file but from the database's lock, which ends
//! with the process.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use hyper::Method;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ureq::Agent;
use ureq::tls::TlsConfig;

use super::command::{AdminCommand, AdminError, By};
use super::state::{self, HostState};
use crate::util::{folders, platform, tls};

/// Time for which another command, or a server that is starting, may keep the database open.
const PATIENCE: Duration = Duration::from_secs(10);
/// Interval between attempts to open the database.
const PAUSE: Duration = Duration::from_millis(50);
/// Time for a server to answer.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The place of a state.
#[derive(Debug, Clone)]
pub struct StatePlace {
    /// The folder of a server, and of its database unless several share one.
    pub folder: PathBuf,
    /// The address of the database that several servers share.
    pub database: Option<String>,
}

impl StatePlace {
    /// Opens the state as a server has it, and makes it if it is not there.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub fn open(&self) -> Result<HostState, AdminError> {
        let Some(address) = &self.database else { return Ok(HostState::open(&self.folder)?) };
        platform::create_private_folder(&self.folder)
            .map_err(|source| state::StateError::File { path: self.folder.clone(), source })?;
        Ok(HostState::open_shared(address)?)
    }
}

/// The connection to the state.
pub enum StateClient {
    /// The database, opened by this process.
    Here(Box<HostState>),
    /// A server that has it open.
    Server(ServerFile),
}

/// The file that a server leaves for the operator's commands.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ServerFile {
    /// The server's address, `http://address:port` or `https`.
    pub address: String,
    /// The operator's key.
    pub key: String,
}

impl ServerFile {
    fn path(folder: &Path) -> PathBuf {
        folder.join("server.json")
    }

    /// Writes the file into a folder.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn write(&self, folder: &Path) -> std::io::Result<()> {
        let temporary = folder.join("server.new");
        // A file that is there might have other permissions.
        let _ = fs::remove_file(&temporary);
        let mut options = OpenOptions::new();
        let mut file = platform::private(options.write(true).create_new(true)).open(&temporary)?;
        file.write_all(&serde_json::to_vec(self)?)?;
        platform::rename(&temporary, &Self::path(folder))
    }

    /// Reads the file of the server that has the state of a folder open.
    ///
    /// # Errors
    /// When none answers.
    pub fn of_running(folder: &Path) -> Result<ServerFile, AdminError> {
        ServerFile::find(folder).ok_or_else(|| {
            AdminError::Server(format!("{}: no server of this state runs", folder.display()))
        })
    }

    /// Reads the file in a folder, if its server answers.
    fn find(folder: &Path) -> Option<ServerFile> {
        let bytes = fs::read(Self::path(folder)).ok()?;
        let server: ServerFile = serde_json::from_slice(&bytes).ok()?;
        Some(server).filter(answers)
    }

    /// Removes the file, at the end of a server.
    pub fn remove(folder: &Path) {
        // For one that stays no server answers.
        let _ = fs::remove_file(Self::path(folder));
    }
}

impl StateClient {
    /// Finds the connection for a command. Only one that makes something makes the database where
    /// there is none; one that servers share is opened beside them.
    ///
    /// # Errors
    /// When the database cannot be opened and no server answers for it.
    pub fn find(place: &StatePlace, command: &AdminCommand) -> Result<StateClient, AdminError> {
        if let Some(address) = &place.database {
            return Ok(StateClient::Here(Box::new(HostState::open_shared(address)?)));
        }
        let folder = &place.folder;
        let since = Instant::now();
        let open = if command.makes() { HostState::open } else { HostState::open_existing };
        loop {
            let error = match open(folder) {
                Ok(state) => return Ok(StateClient::Here(Box::new(state))),
                Err(error @ state::StateError::InUse(_)) => error,
                Err(error) => return Err(error.into()),
            };
            if let Some(server) = ServerFile::find(folder) {
                return Ok(StateClient::Server(server));
            }
            if since.elapsed() > PATIENCE {
                return Err(error.into());
            }
            std::thread::sleep(PAUSE);
        }
    }

    /// Carries a command of the operator out.
    ///
    /// # Errors
    /// When it cannot be carried out.
    pub fn run(&self, command: AdminCommand) -> Result<Value, AdminError> {
        match self {
            StateClient::Here(state) => Ok(command.run(state, By::Operator)?.0),
            StateClient::Server(server) => ask(server, &command),
        }
    }
}

fn agent() -> Agent {
    // The server's certificate is for the names that tenants use; here its address is what says who
    // it is: the database's lock has shown that a server of this user runs, and the file, which
    // only this user can read, where. Without TLS the key goes the same way.
    let tls = TlsConfig::builder().disable_verification(true);
    let tls = match tls::provider() {
        Ok(provider) => tls.unversioned_rustls_crypto_provider(provider),
        // then the server has none either
        Err(_) => tls,
    };
    Agent::config_builder()
        .tls_config(tls.build())
        .http_status_as_error(false)
        .timeout_global(Some(TIMEOUT))
        // The server is on this machine, and the key goes nowhere else.
        .proxy(None)
        .max_redirects(0)
        .build()
        .new_agent()
}

fn answers(server: &ServerFile) -> bool {
    agent()
        .get(format!("{}/health", server.address))
        .call()
        .is_ok_and(|response| response.status() == 200)
}

fn ask(server: &ServerFile, command: &AdminCommand) -> Result<Value, AdminError> {
    let broken =
        |error: &dyn std::fmt::Display| AdminError::Server(format!("{}: {error}", server.address));
    let (method, path, body) = command.request();
    let agent = agent();
    let url = format!("{}{path}", server.address);
    let key = format!("Key {}", server.key);
    let response = match method {
        Method::GET => agent.get(url).header("Authorization", key).call(),
        Method::DELETE => agent.delete(url).header("Authorization", key).call(),
        method => {
            let request = if method == Method::PUT { agent.put(url) } else { agent.post(url) };
            let body = if body.is_null() { String::new() } else { body.to_string() };
            request.header("Authorization", key).send(body.as_bytes())
        }
    };
    let mut response = response.map_err(|error| broken(&error))?;
    let status = response.status();
    let text = response.body_mut().read_to_string().map_err(|error| broken(&error))?;
    let answer: Value = serde_json::from_str(&text).map_err(|error| broken(&error))?;
    let detail = || answer["detail"].as_str().unwrap_or(&text).to_owned();
    match status.as_u16() {
        200..300 => Ok(answer),
        404 => Err(AdminError::NotFound(detail())),
        422 => Err(AdminError::Bad(detail())),
        _ => Err(AdminError::Server(format!("{}: {status}: {}", server.address, detail()))),
    }
}

/// Returns `HOB_HOST_STATE`, or `hob/host` in the folder for state.
pub fn default_folder() -> Option<PathBuf> {
    folders::named_by("HOB_HOST_STATE")
        .or_else(|| folders::state().map(|folder| folder.join("hob/host")))
}
