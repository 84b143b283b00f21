//! The helper: a process that speaks to the engine. It is started with the host and ends with it;
//! one that ends by itself is started again, and meanwhile the servers that are known go on.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::UpstreamAddress;
use super::protocol::{
    DeploymentSpec, HelperCommand, HelperEvent, LONGEST_LINE, PROTOCOL, ServerKey, WorkerOptions,
};
use super::replicas::ReplicaTable;
use crate::host::{Journal, lock};
use crate::server::DrainSwitch;

/// The helper's module.
const MODULE: &str = "hob_ray.registry";
/// Time for the helper to reach the engine.
const START: Duration = Duration::from_secs(120);
/// Time between a helper's end and the next one's start.
const PAUSE: Duration = Duration::from_secs(2);
/// Interval at which loads are sent.
const TICK: Duration = Duration::from_millis(500);
/// Time in which more may come before a line is written.
const GATHER: Duration = Duration::from_millis(5);
/// Longest time for a helper to take a line, and to end.
const PATIENCE: Duration = Duration::from_secs(10);
/// Most lines that wait to be read.
const LINES: usize = 64;
/// Most characters of a line of the helper's log that are shown.
const SHOWN: usize = 500;

/// The engine, and the options of its servers.
#[derive(Debug, Clone)]
pub struct UpstreamOptions {
    /// The engine's address.
    pub address: UpstreamAddress,
    /// A Python that has the helper.
    pub python: PathBuf,
    /// Options of all servers.
    pub worker: WorkerOptions,
}

/// Why there is no helper.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum HelperError {
    /// The interpreter cannot be started.
    #[error("{}: {source}; --upstream-python names a Python that has hob_ray", python.display())]
    Spawn {
        /// The program.
        python: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// The interpreter does not have the helper.
    #[error(
        "{} has no hob_ray, which --upstream needs: install deploy/ray of hob's sources with \
         `{} -m pip install deploy/ray`, or name a Python that has it with --upstream-python",
        .0.display(), .0.display()
    )]
    NotInstalled(PathBuf),
    /// The helper ended before it had reached the engine.
    #[error("the helper of --upstream ended: {0}")]
    Ended(String),
    /// The helper did not reach the engine in time.
    #[error("the helper of --upstream did not reach {0} in time")]
    Late(String),
    /// The helper is of another version.
    #[error(
        "the helper of --upstream speaks version {0} of its lines, and {PROTOCOL} was expected"
    )]
    Version(u32),
}

/// The helper process.
pub(super) struct Helper {
    state: Arc<HelperState>,
}

/// The state of the lines to a helper, and from it.
struct HelperState {
    options: UpstreamOptions,
    table: Arc<ReplicaTable>,
    /// The line that says what is to run, and its number.
    wanted: Mutex<(u64, Vec<u8>)>,
    key: Mutex<ServerKey>,
    journal: Mutex<Option<Arc<Journal>>>,
    /// The last line of its log.
    last_line: Mutex<String>,
    stop: DrainSwitch,
}

/// A helper that runs.
struct Session {
    child: Child,
    input: ChildStdin,
    events: mpsc::Receiver<HelperEvent>,
    /// Ends when the helper's log has been read.
    log: JoinHandle<()>,
}

impl Helper {
    /// Starts the helper, and waits until it has reached the engine.
    ///
    /// # Errors
    /// When it does not.
    pub(super) async fn start(
        options: UpstreamOptions,
        table: Arc<ReplicaTable>,
    ) -> Result<Helper, HelperError> {
        let state = Arc::new(HelperState {
            options,
            table,
            wanted: Mutex::default(),
            key: Mutex::default(),
            journal: Mutex::default(),
            last_line: Mutex::default(),
            stop: DrainSwitch::default(),
        });
        let session = state.begin().await?;
        tokio::spawn(Arc::clone(&state).keep_running(session));
        Ok(Helper { state })
    }

    /// Returns the key of all servers.
    pub(super) fn key(&self) -> String {
        lock(&self.state.key).0.clone()
    }

    /// Sets the journal that writes the helper's lines about deployments into their logs.
    pub(super) fn log_to(&self, journal: Arc<Journal>) {
        *lock(&self.state.journal) = Some(journal);
    }

    /// Sets the deployments that are to run.
    pub(super) fn want(&self, wanted: &BTreeMap<String, DeploymentSpec>) {
        let line = line(&HelperCommand::Deployments { deployments: wanted.values().collect() });
        let mut kept = lock(&self.state.wanted);
        kept.0 += 1;
        kept.1 = line;
        drop(kept);
        self.state.table.wakes.notify_one();
    }

    /// Ends the helper.
    pub(super) fn stop(&self) {
        self.state.stop.turn();
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Returns a command as a line.
fn line(command: &HelperCommand) -> Vec<u8> {
    // its maps have names for keys, so there is nothing that JSON lacks
    let mut line = serde_json::to_vec(command).unwrap_or_default();
    line.push(b'\n');
    line
}

impl HelperState {
    /// Starts a helper, and waits until it has reached the engine.
    async fn begin(self: &Arc<Self>) -> Result<Session, HelperError> {
        let mut session = self.spawn()?;
        let first = timeout(START, session.events.recv()).await;
        match first.map_err(|_| HelperError::Late(self.options.address.0.clone()))? {
            Some(HelperEvent::Hello { protocol: PROTOCOL, key }) => {
                *lock(&self.key) = key;
                Ok(session)
            }
            Some(HelperEvent::Hello { protocol, .. }) => Err(HelperError::Version(protocol)),
            Some(_) => Err(HelperError::Ended("it said something else than hello".into())),
            None => {
                // the last line of its log may still be on its way
                let _ = timeout(PATIENCE, session.log).await;
                let words = lock(&self.last_line).clone();
                if words.contains("No module named") && words.contains("hob_ray") {
                    return Err(HelperError::NotInstalled(self.options.python.clone()));
                }
                Err(HelperError::Ended(words))
            }
        }
    }

    fn spawn(self: &Arc<Self>) -> Result<Session, HelperError> {
        let python = &self.options.python;
        let failed = |source| HelperError::Spawn { python: python.clone(), source };
        let missing = || failed(io::Error::other("it has no pipes"));
        let mut command = Command::new(python);
        command.args(["-m", MODULE, &self.options.address.0]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Ctrl-C is for the host, whose last requests need the helper still
        #[cfg(unix)]
        command.process_group(0);
        let mut child = command.kill_on_drop(true).spawn().map_err(failed)?;
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let log = child.stderr.take().ok_or_else(missing)?;
        let (told, events) = mpsc::channel(LINES);
        tokio::spawn(read_events(output, told));
        let log = tokio::spawn(Arc::clone(self).read_log(log));
        Ok(Session { child, input, events, log })
    }

    /// Runs a helper, and the next one after it, until the host ends.
    async fn keep_running(self: Arc<Self>, first: Session) {
        let mut next = Some(first);
        while let Some(session) = next.take() {
            tokio::select! {
                () = self.run(session) => {}
                () = self.stop.turned() => return,
            }
            tracing::warn!("the helper of --upstream ended; servers that are known go on");
            next = tokio::select! {
                session = self.begin_again() => Some(session),
                () = self.stop.turned() => return,
            };
        }
    }

    /// Starts a helper; tries until that succeeds.
    async fn begin_again(self: &Arc<Self>) -> Session {
        loop {
            sleep(PAUSE).await;
            match self.begin().await {
                Ok(session) => return session,
                Err(error) => tracing::warn!(%error, "no helper; it is tried again"),
            }
        }
    }

    /// Speaks to a helper until it ends.
    async fn run(self: &Arc<Self>, session: Session) {
        let Session { child, input, mut events, .. } = session;
        let read = async {
            while let Some(event) = events.recv().await {
                self.take(event);
            }
        };
        tokio::select! {
            () = read => {}
            Err(error) = self.write_lines(input) => {
                tracing::warn!(%error, "the helper of --upstream takes no lines");
            }
        }
        // it is killed with this
        drop(child);
    }

    fn take(&self, event: HelperEvent) {
        match event {
            HelperEvent::Hello { key, .. } => *lock(&self.key) = key,
            HelperEvent::Replicas { deployment, replicas } => self.table.set(&deployment, replicas),
            HelperEvent::Log { deployment, line } => self.log(&deployment, line),
            HelperEvent::Failed { deployment, error } => {
                self.table.fail(&deployment);
                self.log(&deployment, format!("failed: {error}"));
            }
        }
    }

    fn log(&self, deployment: &str, line: String) {
        let line: String = line.chars().take(SHOWN).collect();
        tracing::info!(deployment, "{line}");
        if let Some(journal) = &*lock(&self.journal) {
            journal.write(deployment, line);
        }
    }

    /// Writes to a helper which deployments are to run and their loads, whenever these change.
    async fn write_lines(&self, mut input: ChildStdin) -> io::Result<()> {
        let mut told = 0;
        loop {
            let (number, wanted) = lock(&self.wanted).clone();
            if number != told {
                write(&mut input, &wanted).await?;
                told = number;
            }
            let loads = self.table.take_loads();
            if !loads.is_empty() {
                write(&mut input, &line(&HelperCommand::Loads { loads })).await?;
            }
            tokio::select! {
                () = sleep(TICK) => {}
                () = self.table.wakes.notified() => sleep(GATHER).await,
            }
        }
    }

    /// Passes the helper's log on.
    async fn read_log(self: Arc<Self>, log: ChildStderr) {
        let mut lines = BufReader::new(log);
        while let Ok(Some(line)) = next_line(&mut lines).await {
            let line = String::from_utf8_lossy(&line);
            let line: String = line.trim_end().chars().take(SHOWN).collect();
            if !line.is_empty() {
                tracing::debug!("helper: {line}");
                *lock(&self.last_line) = line;
            }
        }
    }
}

async fn write(input: &mut ChildStdin, line: &[u8]) -> io::Result<()> {
    let written = timeout(PATIENCE, async {
        input.write_all(line).await?;
        input.flush().await
    });
    written.await.map_err(io::Error::from)?
}

/// Reads a helper's lines until it ends or one is too long; a line that is no event is logged.
async fn read_events(output: ChildStdout, events: mpsc::Sender<HelperEvent>) {
    let mut lines = BufReader::new(output);
    while let Ok(Some(line)) = next_line(&mut lines).await {
        match serde_json::from_slice(&line) {
            Ok(event) => {
                if events.send(event).await.is_err() {
                    return;
                }
            }
            Err(error) => tracing::warn!(%error, "the helper of --upstream said something else"),
        }
    }
}

/// Reads a line of bounded length; `None` at the end.
async fn next_line<R: tokio::io::AsyncRead + Unpin>(
    lines: &mut BufReader<R>,
) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    (&mut *lines).take(LONGEST_LINE as u64).read_until(b'\n', &mut line).await?;
    if line.len() >= LONGEST_LINE {
        return Err(io::Error::other("a line is too long"));
    }
    Ok((!line.is_empty()).then_some(line))
}
