//! A server process under test, and a small HTTP/1.1 client over a plain socket: nothing between
//! the test and the bytes.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::start::Start as _;

use super::process::{self, Environment, LogFile};

/// How long anything may take here. The machine may be slow and busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// A running `hob serve`; killed when dropped.
pub(crate) struct Server {
    child: Child,
    environment: Environment,
    pub address: String,
    log: LogFile,
}

impl Server {
    /// Starts a server for a model on a free port, and waits until the model is loaded.
    pub(crate) fn start(model: &Path, options: &[&str]) -> Server {
        Server::start_with(model, options, &[])
    }

    /// Starts a server as [`Server::start`] does, with these environment variables.
    pub(crate) fn start_with(model: &Path, options: &[&str], variables: &[(&str, &str)]) -> Server {
        Server::launch(model, options, variables, "")
    }

    /// Starts a server as [`Server::start`] does, whose paths are all below `prefix`.
    pub(crate) fn start_below(model: &Path, options: &[&str], prefix: &str) -> Server {
        Server::launch(model, options, &[], prefix)
    }

    fn launch(model: &Path, options: &[&str], variables: &[(&str, &str)], prefix: &str) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
        command
            .args(["serve", "--port", "0", "--threads", "1", "-m"])
            .arg(model)
            .args(options)
            .env_remove("HOB_LOG")
            .envs(variables.iter().copied())
            .stdin(Stdio::null());
        let log = LogFile::give_to(&mut command);
        let child = command.start();
        let environment = Environment::of(&command);
        let mut server = Server { child, environment, address: String::new(), log };
        server.address = server.listening();
        let health = format!("{prefix}/health");
        server.wait_for("the model", |server| server.get(&health).status == 200);
        server
    }

    /// Waits until it listens, and returns its address.
    fn listening(&mut self) -> String {
        let mut ended = None;
        loop {
            if let Some(address) = self.log.after("hob: listening on http://") {
                return address;
            }
            // what it has written is looked at once more after its end
            assert!(ended.is_none(), "no address in:\n{}", self.log());
            ended = self.child.try_wait().unwrap();
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    pub(crate) fn get(&self, path: &str) -> Response {
        self.connect().request("GET", path, &[], "")
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Response {
        self.connect().request("POST", path, &[], &body.to_string())
    }

    /// A POST whose answer is still to be read.
    pub(crate) fn open(&self, path: &str, body: &Value) -> Connection {
        let mut connection = self.connect();
        connection.send("POST", path, &[], &body.to_string());
        connection
    }

    pub(crate) fn connect(&self) -> Connection {
        Connection::to(&self.address)
    }

    /// A number of `GET /health`.
    pub(crate) fn health(&self, name: &str) -> u64 {
        self.get("/health").json()[name].as_u64().unwrap()
    }

    pub(crate) fn wait_for(&self, what: &str, mut there: impl FnMut(&Server) -> bool) {
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

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The most memory that the process has needed, in bytes.
    #[cfg(windows)]
    pub(crate) fn peak_memory(&self) -> u64 {
        use std::os::windows::io::AsRawHandle;

        use windows_sys::Win32::System::ProcessStatus::{
            K32GetProcessMemoryInfo, PROCESS_MEMORY_COUNTERS,
        };

        let size = u32::try_from(size_of::<PROCESS_MEMORY_COUNTERS>()).unwrap();
        let mut found = PROCESS_MEMORY_COUNTERS { cb: size, ..Default::default() };
        // SAFETY: the child keeps its handle open, and `found` has room for what is written.
        let done =
            unsafe { K32GetProcessMemoryInfo(self.child.as_raw_handle(), &raw mut found, size) };
        assert_ne!(done, 0, "{}", std::io::Error::last_os_error());
        found.PeakWorkingSetSize as u64
    }

    /// The most memory that the process has needed, in bytes.
    #[cfg(unix)]
    pub(crate) fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() << 10
    }

    /// Asks it to end, as whoever has started it would.
    pub(crate) fn end(&self) {
        self.environment.end(&self.child);
    }

    /// Asks it, which is ending, to end at once.
    pub(crate) fn end_now(&self) {
        self.environment.end_now(&self.child);
    }

    /// Ends it at once.
    pub(crate) fn kill(&self) {
        process::kill(&self.child);
    }

    #[cfg(unix)]
    pub(crate) fn signal(&self, name: &str) {
        let sent =
            Command::new("kill").args([name, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    pub(crate) fn wait(&mut self) -> ExitStatus {
        let since = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(
                since.elapsed() < PATIENCE,
                "the server does not end; its log:\n{}",
                self.log()
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    pub(crate) fn log(&self) -> String {
        self.log.read()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a connection goes over.
pub(crate) trait Stream: Read + Write + Send {}

impl<T: Read + Write + Send> Stream for T {}

/// One connection.
pub(crate) struct Connection {
    host: String,
    stream: BufReader<Box<dyn Stream>>,
}

/// An answer, read to its end.
pub(crate) struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Response {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|e| panic!("{e}: {}", self.body))
    }

    /// The `data:` of each event; comments are skipped.
    pub(crate) fn events(&self) -> Vec<String> {
        let events =
            self.body.split("\n\n").filter(|event| !event.is_empty() && !event.starts_with(':'));
        // the event's name may stand in front
        events.map(|event| event.split_once("data: ").expect(event).1.to_owned()).collect()
    }
}

impl Connection {
    pub(crate) fn to(address: &str) -> Connection {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        Connection::over(address, Box::new(stream))
    }

    /// Over something else than a plain socket; `host` is what requests name.
    pub(crate) fn over(host: &str, stream: Box<dyn Stream>) -> Connection {
        Connection { host: host.to_owned(), stream: BufReader::new(stream) }
    }

    /// Sends bytes as they are. A server that has closed already is no failure here: its answer
    /// tells.
    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        let _ = self.stream.get_mut().write_all(bytes);
    }

    pub(crate) fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) {
        let mut head = format!("{method} {path} HTTP/1.1\r\nContent-Length: {}\r\n", body.len());
        if !headers.iter().any(|(name, _)| *name == "Host") {
            head += &format!("Host: {}\r\n", self.host);
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        self.raw(format!("{head}\r\n{body}").as_bytes());
    }

    pub(crate) fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Response {
        self.send(method, path, headers, body);
        self.response(method)
    }

    pub(crate) fn response(&mut self, method: &str) -> Response {
        let (status, headers) = self.head();
        let mut response = Response { status, headers, body: String::new() };
        if method == "HEAD" {
            return response;
        }
        let mut body = Vec::new();
        if response.header("transfer-encoding") == Some("chunked") {
            while let Some(chunk) = self.chunk() {
                body.extend(chunk);
            }
        } else {
            let length = response.header("content-length").expect("a length").parse().unwrap();
            body.resize(length, 0);
            self.stream.read_exact(&mut body).unwrap();
        }
        response.body = String::from_utf8(body).unwrap();
        response
    }

    /// Status line and headers.
    pub(crate) fn head(&mut self) -> (u16, Vec<(String, String)>) {
        let status = self.line();
        let status = status.split(' ').nth(1).unwrap_or_else(|| panic!("no status in {status:?}"));
        let status = status.parse().unwrap();
        let mut headers = Vec::new();
        loop {
            let line = self.line();
            let Some((name, value)) = line.split_once(": ") else { return (status, headers) };
            headers.push((name.to_ascii_lowercase(), value.to_owned()));
        }
    }

    /// One chunk of a chunked body; `None` at its end.
    pub(crate) fn chunk(&mut self) -> Option<Vec<u8>> {
        let line = self.line();
        let length = usize::from_str_radix(&line, 16)
            .unwrap_or_else(|_| panic!("no chunk length: {line:?}"));
        let mut chunk = vec![0; length + 2];
        self.stream.read_exact(&mut chunk).unwrap();
        chunk.truncate(length);
        (length > 0).then_some(chunk)
    }

    /// Returns whether the server has closed the connection; waits for it.
    pub(crate) fn is_closed(&mut self) -> bool {
        matches!(self.stream.read(&mut [0; 1]), Ok(0) | Err(_))
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.stream.read_line(&mut line).unwrap();
        line.truncate(line.trim_end_matches("\r\n").len());
        line
    }
}
