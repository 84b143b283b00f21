//! A process of hob under test: its log as it grows, signals, its end. Killed when dropped.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::start::Start as _;

/// How long anything may take here. The machine may be slow and busy.
const PATIENCE: Duration = Duration::from_secs(120);

/// The variables that a command was given.
pub(crate) struct Environment(Vec<(OsString, Option<OsString>)>);

impl Environment {
    pub(crate) fn of(command: &Command) -> Environment {
        let owned = |(name, value): (&std::ffi::OsStr, Option<&std::ffi::OsStr>)| {
            (name.to_owned(), value.map(ToOwned::to_owned))
        };
        Environment(command.get_envs().map(owned).collect())
    }

    /// Asks a server that has these variables to end: by a signal, or where there is none by
    /// `hob stop`.
    pub(crate) fn end(&self, server: &Child) {
        self.tell(server, &[]);
    }

    /// Asks a server that is ending to end at once: by a second signal, or where there is none by
    /// `hob stop --now`.
    pub(crate) fn end_now(&self, server: &Child) {
        self.tell(server, &["--now"]);
    }

    /// Sends a server the signal to end, or where there is none runs `hob stop` with some options.
    fn tell(&self, server: &Child, options: &[&str]) {
        let pid = server.id().to_string();
        let mut command;
        if cfg!(windows) {
            command = Command::new(env!("CARGO_BIN_EXE_hob"));
            command.args(["stop", &pid, "--wait", "0"]).args(options).stdout(Stdio::null());
            for (name, value) in &self.0 {
                match value {
                    Some(value) => command.env(name, value),
                    None => command.env_remove(name),
                };
            }
        } else {
            command = Command::new("kill");
            command.args(["-TERM", &pid]);
        }
        let status = command.run_beside();
        // `hob stop` takes a while to start, and the server may have ended then
        assert!(status.success() || cfg!(windows) && status.code() == Some(1), "{status}");
    }
}

/// The file that the standard error of a process goes to, so that what it has written before it
/// answers can be read after the answer; gone at the end.
pub(crate) struct LogFile(PathBuf);

impl LogFile {
    /// Makes an empty file, and gives it to a process that is to be started.
    pub(crate) fn give_to(command: &mut Command) -> LogFile {
        static N_MADE: AtomicU32 = AtomicU32::new(0);
        let n = N_MADE.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("hob-log-{}-{n}", std::process::id()));
        File::create(&path).unwrap();
        command.stderr(OpenOptions::new().append(true).open(&path).unwrap());
        LogFile(path)
    }

    /// Returns what has been written.
    pub(crate) fn read(&self) -> String {
        String::from_utf8_lossy(&std::fs::read(&self.0).unwrap()).into_owned()
    }

    /// Returns what follows `words` in the first whole line that has them.
    pub(crate) fn after(&self, words: &str) -> Option<String> {
        let log = self.read();
        let mut lines = log.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
        let (_, rest) = lines.find_map(|line| line.split_once(words))?;
        Some(rest.trim_end().to_owned())
    }
}

impl Drop for LogFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

pub(crate) struct Process {
    child: Child,
    environment: Environment,
    log: LogFile,
}

impl Process {
    pub(crate) fn spawn(command: &mut Command) -> Process {
        Process::spawn_with_input(command.stdin(Stdio::null()))
    }

    /// Starts a process that keeps the standard input it was given.
    pub(crate) fn spawn_with_input(command: &mut Command) -> Process {
        let log = LogFile::give_to(command);
        let child = command.start();
        Process { child, environment: Environment::of(command), log }
    }

    pub(crate) fn log(&self) -> String {
        self.log.read()
    }

    /// Returns what follows `words` in the first line that has them; waits for it.
    pub(crate) fn after(&self, words: &str) -> String {
        let mut found = None;
        self.wait_for(words, |process| {
            found = process.log.after(words);
            found.is_some()
        });
        found.unwrap()
    }

    pub(crate) fn wait_for(&self, what: &str, mut there: impl FnMut(&Process) -> bool) {
        let since = Instant::now();
        while !there(self) {
            assert!(
                since.elapsed() < PATIENCE,
                "still waiting for {what}; the log:\n{}",
                self.log()
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    #[cfg(unix)]
    pub(crate) fn signal(&self, name: &str) {
        let sent =
            Command::new("kill").args([name, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// Asks it to end, as whoever has started it would.
    pub(crate) fn end(&self) {
        self.environment.end(&self.child);
    }

    /// Ends it at once.
    pub(crate) fn kill(&self) {
        kill(&self.child);
    }

    pub(crate) fn wait(&mut self) -> ExitStatus {
        let since = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(
                since.elapsed() < PATIENCE,
                "the process does not end; its log:\n{}",
                self.log()
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Ends a process at once, and leaves it to its owner to wait for.
pub(crate) fn kill(child: &Child) {
    let pid = child.id().to_string();
    let mut command = if cfg!(windows) { Command::new("taskkill") } else { Command::new("kill") };
    command.args(if cfg!(windows) { ["/F", "/PID"].as_slice() } else { &["-KILL"] }).arg(pid);
    assert!(command.run_beside().success());
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns whether a file or folder is for its user's eyes alone; on Windows that is inherited.
pub(crate) fn is_private(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::metadata(path).unwrap().permissions().mode() & 0o077 == 0
    }
    #[cfg(not(unix))]
    path.exists()
}

/// A folder of its own, gone at the end.
pub(crate) struct Folder(pub PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("hob-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    /// A command whose every file is in here.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
        for (name, _) in std::env::vars().filter(|(name, _)| {
            ["HF_", "LLAMA_", "XDG_", "HOB_LOG", "HOB_HOST", "MODEL_ENDPOINT"]
                .iter()
                .any(|p| name.starts_with(p))
        }) {
            command.env_remove(name);
        }
        for home in ["HOME", "USERPROFILE", "LOCALAPPDATA"] {
            command.env(home, &self.0);
        }
        command.args(args).env("HF_HUB_OFFLINE", "1");
        command
    }

    /// The folder of the state of `hob host`.
    pub(crate) fn host_state(&self) -> PathBuf {
        let states = if cfg!(windows) { self.0.clone() } else { self.0.join(".local/state") };
        states.join("hob/host")
    }

    /// Puts a model into the store of the folder, as a hub's tools would.
    pub(crate) fn store(&self, repo: &str, file: &str, model: &Path) {
        std::fs::copy(model, self.store_folder(repo).join(file)).unwrap();
    }

    /// Makes the snapshot of a repository in the store of the folder, with nothing in it.
    pub(crate) fn store_folder(&self, repo: &str) -> PathBuf {
        const COMMIT: &str = "0123456789abcdef0123456789abcdef01234567";
        let folder = self
            .0
            .join(".cache/huggingface/hub")
            .join(format!("models--{}", repo.replace('/', "--")));
        let snapshot = folder.join("snapshots").join(COMMIT);
        std::fs::create_dir_all(&snapshot).unwrap();
        std::fs::create_dir_all(folder.join("refs")).unwrap();
        std::fs::write(folder.join("refs/main"), COMMIT).unwrap();
        snapshot
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// MiB that hold the shipped model or a smaller one, not both: what is left is less than a MiB, and
/// the other is more.
pub(crate) fn room_for_one() -> String {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    let bytes = std::fs::metadata(shipped).unwrap().len();
    bytes.div_ceil(1 << 20).to_string()
}
