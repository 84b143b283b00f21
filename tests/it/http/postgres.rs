//! A PostgreSQL server under test: Debian's, with a cluster of its own in a folder, on a free port.

use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::start::Start as _;

use super::certificate::Pair;
use super::process::Folder;

/// How long the server may take to start.
const PATIENCE: Duration = Duration::from_secs(60);
/// The password of its user.
const PASSWORD: &str = "correct-horse";

pub(crate) struct Postgres {
    folder: Folder,
    port: u16,
    child: Option<Child>,
}

impl Postgres {
    /// Starts a server with an empty database `hob`.
    pub(crate) fn start(name: &str) -> Postgres {
        let folder = Folder::new(&format!("postgres-{name}"));
        // a port that another program takes in between would fail the test by its name
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut server = Postgres { folder, port, child: None };
        std::fs::write(server.path("password"), PASSWORD).unwrap();
        server.give_to_user(&server.folder.0);
        server.give_to_user(&server.path("password"));
        let password = format!("--pwfile={}", server.path("password").display());
        let data = server.path("data");
        let made = server
            .program("initdb")
            .args(["--auth=scram-sha-256", "--username=hob", "--no-sync", &password, "-D"])
            .arg(&data)
            .run();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        server.resume();
        let made = server.sql("postgres", "CREATE DATABASE hob");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        server
    }

    /// Starts it again, after it was killed.
    pub(crate) fn resume(&mut self) {
        let since = Instant::now();
        self.child = Some(self.spawn());
        while !self.sql("postgres", "SELECT 1").status.success() {
            let log = std::fs::read_to_string(self.path("log")).unwrap();
            assert!(since.elapsed() < PATIENCE, "PostgreSQL does not start: {log}");
            std::thread::sleep(Duration::from_millis(20));
            let ended = self.child.as_mut().map(Child::try_wait);
            if matches!(ended, Some(Ok(Some(_)))) && log.contains("still in use") {
                // a process of the one that was killed has not ended yet
                self.child = Some(self.spawn());
            }
        }
    }

    /// Starts its first process.
    fn spawn(&self) -> Child {
        let log = std::fs::File::options()
            .append(true)
            .create(true)
            .open(self.folder.0.join("log"))
            .unwrap();
        let folder = self.folder.0.to_str().unwrap();
        // a process that is killed leaves its writes to the system, which is not killed
        self.program("postgres")
            .args(["-F", "-h", "127.0.0.1", "-k", folder, "-p", &self.port.to_string(), "-D"])
            .arg(self.path("data"))
            .stdin(Stdio::null())
            .stderr(log.try_clone().unwrap())
            .stdout(log)
            .start()
    }

    /// Kills all its processes at once.
    pub(crate) fn kill(&mut self) {
        let Some(mut child) = self.child.take() else { return };
        // its processes end with the first one, which leaves a file that keeps another from
        // starting while they live
        let _ = child.kill();
        let _ = child.wait();
        while TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Returns the address for `--database`.
    pub(crate) fn address(&self) -> String {
        self.address_with(PASSWORD, "sslmode=disable")
    }

    /// Returns an address with another password, and parameters.
    pub(crate) fn address_with(&self, password: &str, parameters: &str) -> String {
        format!("postgres://hob:{password}@localhost:{}/hob?{parameters}", self.port)
    }

    /// Lets it speak TLS with a certificate, from the next start on.
    pub(crate) fn set_certificate(&self, pair: &Pair) {
        for (from, to) in [(&pair.certificate, "server.crt"), (&pair.key, "server.key")] {
            use std::os::unix::fs::PermissionsExt;
            let to = self.path("data").join(to);
            std::fs::copy(from, &to).unwrap();
            std::fs::set_permissions(&to, PermissionsExt::from_mode(0o600)).unwrap();
            self.give_to_user(&to);
        }
        let file = self.path("data/postgresql.conf");
        let config = std::fs::read_to_string(&file).unwrap();
        std::fs::write(&file, config + "\nssl = on\n").unwrap();
    }

    /// Runs SQL in a database.
    pub(crate) fn sql(&self, database: &str, sql: &str) -> Output {
        self.program("psql")
            .args(["-h", "127.0.0.1", "-U", "hob", "-At", "-c", sql, "-p", &self.port.to_string()])
            .arg(database)
            .env("PGPASSWORD", PASSWORD)
            .run()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.0.join(name)
    }

    /// Returns a program of the newest version that is installed, run by a user whom the server
    /// does not refuse as it refuses root.
    fn program(&self, name: &str) -> Command {
        let mut folders: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
            .map(|entries| entries.flatten().map(|entry| entry.path().join("bin")).collect())
            .unwrap_or_default();
        folders.sort();
        let found = folders.iter().rev().map(|folder| folder.join(name)).find(|path| path.exists());
        let mut command = Command::new(found.unwrap_or_else(|| PathBuf::from(name)));
        command.current_dir("/");
        if let Some((user, group)) = server_user() {
            command.uid(user).gid(group);
        }
        command
    }

    fn give_to_user(&self, path: &Path) {
        if let Some((user, group)) = server_user() {
            chown(path, Some(user), Some(group)).unwrap();
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Returns the user and group that Debian's packages made for the server, if the tests are root's.
fn server_user() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt;
    if std::fs::metadata("/proc/self").unwrap().uid() != 0 {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").unwrap();
    let user = users.lines().find(|line| line.starts_with("postgres:")).expect("its user");
    let mut numbers = user.split(':').skip(2).map(|number| number.parse().unwrap());
    Some((numbers.next().unwrap(), numbers.next().unwrap()))
}
