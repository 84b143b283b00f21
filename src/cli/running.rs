//! The servers of this user that run on this machine: each leaves a file with its addresses, and
//! answers at a socket next to it what it is doing.
//!
//! Both are in a folder that only the user can enter. Whether a server runs is not read from the
//! file but from the socket: the system refuses connections to one whose process has ended.

use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::signals;
use crate::runtime::Served;
use crate::util::clock::unix_time;
use crate::util::folders;
use crate::util::platform::{self, LocalListener, LocalRequest, LocalStream};

/// Time for which a server's answer about its models is waited for.
const STATUS_TIMEOUT: Duration = Duration::from_secs(2);
/// Largest answer of a server about its models, in bytes.
const MAX_STATUS: u64 = 1 << 20;

/// A server, as its file describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ServerRecord {
    /// Its process.
    pub pid: u32,
    /// The command: `serve`, `desktop` or `host`.
    pub command: String,
    /// The addresses that it listens on.
    pub addresses: Vec<String>,
    /// When it was started, Unix time in seconds.
    pub since: u64,
    /// The version of hob.
    pub version: String,
}

/// A model of a server, and how busy it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ModelLoad {
    /// Its first name.
    pub name: String,
    /// Requests that it computes at once.
    pub slots: usize,
    /// Requests that it computes now.
    pub busy: usize,
    /// Requests that wait.
    pub waiting: usize,
}

impl ModelLoad {
    /// Returns the load of a model.
    pub(super) fn of(served: &Served) -> ModelLoad {
        let stats = served.runtime.engine.stats();
        ModelLoad {
            name: served.info.names.first().cloned().unwrap_or_default(),
            slots: stats.slots,
            busy: stats.processing,
            waiting: stats.waiting,
        }
    }
}

/// The answer of a server about itself.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
struct ServerStatus {
    /// True once it was told to stop.
    is_stopping: bool,
    /// Its models.
    models: Vec<ModelLoad>,
}

/// The forms of such an answer.
#[derive(Deserialize)]
#[serde(untagged)]
enum StatusAnswer {
    /// That of this version.
    Status(ServerStatus),
    /// That of versions that tell of their models alone.
    Models(Vec<ModelLoad>),
}

/// A function that returns the load of each model of a server.
type LoadReport = dyn Fn() -> Vec<ModelLoad> + Send + Sync;

/// The file and the socket of this process, which are removed when this is dropped.
pub(super) struct Announcement {
    file: PathBuf,
    socket: PathBuf,
}

impl Announcement {
    /// Lets `hob ps` and `hob stop` find this server. Where the system does not allow it, the log
    /// says so, and the server runs without.
    pub(super) fn make(
        command: &str,
        addresses: Vec<String>,
        report: impl Fn() -> Vec<ModelLoad> + Send + Sync + 'static,
    ) -> Option<Announcement> {
        let record = ServerRecord {
            pid: std::process::id(),
            command: command.into(),
            addresses,
            since: unix_time(),
            version: env!("CARGO_PKG_VERSION").into(),
        };
        let folder = folder()?;
        match Announcement::in_folder(&folder, &record, Arc::new(report)) {
            Ok(made) => Some(made),
            Err(error) => {
                let folder = folder.display();
                tracing::info!("{folder}: {error}; `hob ps` will not find this server");
                None
            }
        }
    }

    /// Leaves the file and the socket in a folder.
    fn in_folder(
        folder: &Path,
        record: &ServerRecord,
        report: Arc<LoadReport>,
    ) -> io::Result<Announcement> {
        platform::create_private_folder(folder)?;
        let made = Announcement {
            file: path_of(folder, record.pid, "json"),
            socket: path_of(folder, record.pid, "sock"),
        };
        // of a process that had the number before
        for path in [&made.file, &made.socket] {
            let _ = fs::remove_file(path);
        }
        let listener = LocalListener::bind(&made.socket)?;
        let mut options = OpenOptions::new();
        let mut file = platform::private(options.write(true).create_new(true)).open(&made.file)?;
        file.write_all(&serde_json::to_vec(record)?)?;
        let thread = std::thread::Builder::new().name("status".into());
        thread.spawn(move || answer(&listener, &*report))?;
        Ok(made)
    }
}

impl Drop for Announcement {
    fn drop(&mut self) {
        // Those that stay are found out by whoever connects.
        let _ = fs::remove_file(&self.file);
        let _ = fs::remove_file(&self.socket);
    }
}

/// Answers each connection with the load of the models, and stops this server where a request asks
/// for it.
fn answer(listener: &LocalListener, report: &LoadReport) {
    loop {
        let Ok((mut stream, request)) = listener.accept() else { continue };
        if request == LocalRequest::Stop {
            signals::request_stop();
        }
        let _ = stream.set_write_timeout(Some(STATUS_TIMEOUT));
        let status = ServerStatus { is_stopping: signals::is_stopping(), models: report() };
        let status = serde_json::to_vec(&status).unwrap_or_default();
        // who has gone away needs no answer
        let _ = stream.write_all(&status);
    }
}

/// A server that runs.
pub(super) struct RunningServer {
    /// The content of its file.
    pub record: ServerRecord,
    /// Its models; `None` if it does not answer in time.
    pub models: Option<Vec<ModelLoad>>,
    /// True if it was told to stop, and says so.
    is_stopping: bool,
    socket: PathBuf,
}

impl RunningServer {
    /// Returns whether its process still runs.
    pub(super) fn is_running(&self) -> bool {
        platform::connect(&self.socket).is_ok()
    }

    /// Returns whether it was told to stop when it was found.
    pub(super) fn was_stopping(&self) -> bool {
        self.is_stopping
    }

    /// Returns whether it says now that it was told to stop; a server that has ended has no say.
    pub(super) fn is_stopping(&self) -> bool {
        let stream = platform::connect(&self.socket).ok();
        stream.and_then(status).is_some_and(|status| status.is_stopping)
    }

    /// Tells it to stop.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub(super) fn stop(&self) -> io::Result<()> {
        platform::stop_server(self.record.pid, &self.socket)
    }
}

/// Returns the servers that run, in the order of their start, and removes the files of others.
///
/// # Errors
/// If the folder cannot be read.
pub(super) fn servers() -> io::Result<Vec<RunningServer>> {
    let Some(folder) = folder() else { return Ok(Vec::new()) };
    servers_in(&folder)
}

fn servers_in(folder: &Path) -> io::Result<Vec<RunningServer>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        let record = fs::read(&path).ok();
        let record = record.and_then(|text| serde_json::from_slice::<ServerRecord>(&text).ok());
        let socket = path.with_extension("sock");
        match (record, platform::connect(&socket)) {
            (Some(record), Ok(stream)) => {
                let status = status(stream);
                let is_stopping = status.as_ref().is_some_and(|status| status.is_stopping);
                let models = status.map(|status| status.models);
                found.push(RunningServer { record, models, is_stopping, socket });
            }
            (_, Err(error)) if is_stale(&error) => {
                let _ = fs::remove_file(&path);
                let _ = fs::remove_file(&socket);
            }
            _ => {}
        }
    }
    found.sort_by_key(|server| (server.record.since, server.record.pid));
    Ok(found)
}

/// Returns whether an error of connecting shows that no process listens.
fn is_stale(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::ConnectionRefused | io::ErrorKind::NotFound)
}

/// Reads the answer of a server about itself.
fn status(mut stream: LocalStream) -> Option<ServerStatus> {
    stream.set_read_timeout(Some(STATUS_TIMEOUT)).ok()?;
    let mut text = Vec::new();
    (&mut stream).take(MAX_STATUS).read_to_end(&mut text).ok()?;
    status_of(&text)
}

/// Parses such an answer.
fn status_of(text: &[u8]) -> Option<ServerStatus> {
    match serde_json::from_slice(text).ok()? {
        StatusAnswer::Status(status) => Some(status),
        StatusAnswer::Models(models) => Some(ServerStatus { is_stopping: false, models }),
    }
}

fn path_of(folder: &Path, pid: u32, ending: &str) -> PathBuf {
    folder.join(format!("{pid}.{ending}"))
}

/// Returns the folder: `HOB_RUNTIME_DIR`, or `hob` in `XDG_RUNTIME_DIR`, or `hob/run` in the folder
/// of states; `None` where nobody says where that is.
pub(super) fn folder() -> Option<PathBuf> {
    folders::named_by("HOB_RUNTIME_DIR")
        .or_else(|| folders::named_by("XDG_RUNTIME_DIR").map(|folder| folder.join("hob")))
        .or_else(|| folders::state().map(|folder| folder.join("hob/run")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_is_found_and_what_is_left_behind_goes() {
        let folder = std::env::temp_dir().join(format!("hob-running-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        assert!(servers_in(&folder).unwrap().is_empty());
        let record = |pid| ServerRecord {
            pid,
            command: "serve".into(),
            addresses: vec!["http://127.0.0.1:1".into()],
            since: 1,
            version: "0".into(),
        };
        let load = ModelLoad { name: "m".into(), slots: 4, busy: 1, waiting: 0 };
        let told = load.clone();
        let report = Arc::new(move || vec![told.clone()]);
        let made = Announcement::in_folder(&folder, &record(7), report).unwrap();
        // a process that was killed leaves a socket that nobody listens at, and a file
        drop(LocalListener::bind(&path_of(&folder, 8, "sock")).unwrap());
        fs::write(path_of(&folder, 8, "json"), serde_json::to_vec(&record(8)).unwrap()).unwrap();
        fs::write(path_of(&folder, 9, "json"), "rubbish").unwrap();

        let found = servers_in(&folder).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!((&found[0].record, &found[0].models), (&record(7), &Some(vec![load])));
        assert!(found[0].is_running() && !found[0].was_stopping());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
        drop(made);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn answers_tell_of_models_and_of_the_end() {
        let load = ModelLoad { name: "m".into(), slots: 4, busy: 1, waiting: 0 };
        let status = ServerStatus { is_stopping: true, models: vec![load] };
        assert_eq!(status_of(&serde_json::to_vec(&status).unwrap()).unwrap(), status);
        let before = status_of(&serde_json::to_vec(&status.models).unwrap()).unwrap();
        assert_eq!(before, ServerStatus { is_stopping: false, ..status });
        assert_eq!(status_of(b"rubbish"), None);
    }
}
