//! Other commands of this program, each in a process of its own: what they take and what goes wrong
//! in them is not the server's, and they end when nobody waits for them.

use std::ffi::OsString;
use std::io::{self, Read};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

/// Bytes of an answer at most.
const MAX_ANSWER: u64 = 8 << 20;
/// Bytes of its words about errors at most.
const MAX_ERRORS: u64 = 64 << 10;

/// The end of a command.
pub(super) struct CommandEnd {
    /// Its exit status.
    pub status: ExitStatus,
    /// The bytes that it printed.
    pub answer: Vec<u8>,
    /// Its words about errors.
    pub errors: String,
}

impl CommandEnd {
    /// Returns the last thing that it said, as an error for users.
    pub(super) fn error(&self) -> String {
        let mut lines = self.errors.lines().filter(|line| line.starts_with("hob: "));
        match lines.next_back() {
            Some(line) => line.trim_start_matches("hob: ").trim_start_matches("error: ").into(),
            None if self.errors.trim().is_empty() => format!("it ended with {}", self.status),
            None => self.errors.trim().to_owned(),
        }
    }
}

/// A process that ends when this is dropped.
struct KilledChild(Arc<Mutex<Child>>);

impl Drop for KilledChild {
    fn drop(&mut self) {
        let mut child = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // one that has ended already cannot be killed
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// Runs a command of this program to its end; to drop the future ends it.
///
/// # Errors
/// When it cannot be started or read.
pub(super) async fn run(words: Vec<OsString>) -> io::Result<CommandEnd> {
    let mut child = Command::new(file()?)
        .args(words)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let stdout = child.stdout.take();
    let stderr = child.stderr.take();
    let guard = KilledChild(Arc::new(Mutex::new(child)));
    let read = tokio::task::spawn_blocking(move || {
        std::thread::scope(|scope| {
            let errors = scope.spawn(|| read_some(stderr, MAX_ERRORS));
            let answer = read_some(stdout, MAX_ANSWER);
            (answer, errors.join().unwrap_or_else(|_| Err(io::Error::other("its reader ended"))))
        })
    });
    let (answer, errors) = read.await.map_err(io::Error::other)?;
    let errors = String::from_utf8_lossy(&errors?).into_owned();
    let answer = answer?;
    let status = guard.0.lock().unwrap_or_else(PoisonError::into_inner).wait()?;
    Ok(CommandEnd { status, answer, errors })
}

/// Reads a stream to its end and keeps the beginning.
fn read_some(stream: Option<impl Read>, most: u64) -> io::Result<Vec<u8>> {
    let mut kept = Vec::new();
    let Some(mut stream) = stream else { return Ok(kept) };
    stream.by_ref().take(most).read_to_end(&mut kept)?;
    io::copy(&mut stream, &mut io::sink())?;
    Ok(kept)
}

/// Returns the file of this program, also where another has taken its place meanwhile.
fn file() -> io::Result<PathBuf> {
    let own = PathBuf::from("/proc/self/exe");
    if cfg!(target_os = "linux") && own.exists() { Ok(own) } else { std::env::current_exe() }
}
