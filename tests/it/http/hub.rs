//! A hub under test: the paths of the real one over a plain socket, and the ways in which it can
//! misbehave.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::json;
use sha2::{Digest, Sha256};

pub(crate) const COMMIT: &str = "0123456789abcdef0123456789abcdef01234567";

/// What goes wrong.
#[derive(Debug, Clone, Default)]
pub(crate) struct Faults {
    /// Every answer with content breaks off after so many bytes.
    pub break_after: Option<usize>,
    /// Each answer with content breaks off so many bytes after the one before it did.
    pub breaks_later_by: usize,
    /// Instead of breaking off, the answer hangs there until the client goes away.
    pub stalls: bool,
    /// Content comes a few kilobytes at a time, with this pause between them.
    pub drip: Option<Duration>,
    /// What is asked about a repository is answered with this status.
    pub status: Option<&'static str>,
    /// What is asked about a repository is answered with a page of words.
    pub rubbish: bool,
    /// So many requests for content are answered with `busy_status` first.
    pub busy: usize,
    /// So many requests about a repository are answered with `busy_status` first.
    pub busy_api: usize,
    /// Of a hub that has no time; 503 unless it says otherwise.
    pub busy_status: Option<&'static str>,
    /// The value of its `Retry-After`.
    pub retry_after: Option<&'static str>,
    /// Every file is in git itself, its hash git's.
    pub no_lfs: bool,
    /// Ranges are ignored: always the whole file, 200.
    pub no_ranges: bool,
    /// The list states this hash for every file.
    pub stated_hash: Option<String>,
    /// This is added to every length that is stated.
    pub stated_length: i64,
    /// The content comes from a second address, by a redirect.
    pub redirect: bool,
    /// Another name is in the list, too.
    pub hostile_path: Option<String>,
    /// Requests without this token are refused.
    pub token: Option<String>,
    /// Nothing is known of files in the list; only the answer to HEAD says it.
    pub bare_list: bool,
}

/// A request that came.
#[derive(Debug, Clone)]
pub(crate) struct Seen {
    pub method: String,
    pub path: String,
    pub headers: BTreeMap<String, String>,
    /// Whether it came to the second address.
    pub at_mirror: bool,
}

struct State {
    repo: String,
    files: BTreeMap<String, Vec<u8>>,
    faults: Mutex<Faults>,
    seen: Mutex<Vec<Seen>>,
    /// Answers whose clients went away before their end.
    left: AtomicUsize,
    mirror: String,
}

pub(crate) struct Hub {
    pub address: String,
    state: Arc<State>,
}

impl Hub {
    /// A hub with one repository.
    pub(crate) fn start(repo: &str, files: &[(&str, Vec<u8>)]) -> Hub {
        let hub = TcpListener::bind("127.0.0.1:0").unwrap();
        let mirror = TcpListener::bind("127.0.0.1:0").unwrap();
        let state = Arc::new(State {
            repo: repo.into(),
            files: files.iter().map(|(path, bytes)| ((*path).to_owned(), bytes.clone())).collect(),
            faults: Mutex::default(),
            seen: Mutex::default(),
            left: AtomicUsize::new(0),
            // Another name of this machine is another host.
            mirror: format!("http://localhost:{}", mirror.local_addr().unwrap().port()),
        });
        let address = format!("http://{}", hub.local_addr().unwrap());
        for (listener, at_mirror) in [(hub, false), (mirror, true)] {
            let state = Arc::clone(&state);
            std::thread::spawn(move || {
                for stream in listener.incoming().flatten() {
                    let state = Arc::clone(&state);
                    std::thread::spawn(move || state.serve(stream, at_mirror));
                }
            });
        }
        Hub { address, state }
    }

    pub(crate) fn set(&self, faults: Faults) {
        *self.state.faults.lock().unwrap() = faults;
        self.state.seen.lock().unwrap().clear();
    }

    pub(crate) fn seen(&self) -> Vec<Seen> {
        self.state.seen.lock().unwrap().clone()
    }

    /// Returns how many clients went away in the middle of an answer.
    pub(crate) fn left(&self) -> usize {
        self.state.left.load(Relaxed)
    }
}

pub(crate) fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The hash by which git knows a file of this content.
pub(crate) fn git_hash(bytes: &[u8]) -> String {
    let mut hash = sha1::Sha1::new_with_prefix(format!("blob {}\0", bytes.len()));
    sha1::Digest::update(&mut hash, bytes);
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

impl State {
    fn serve(&self, stream: TcpStream, at_mirror: bool) {
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        let mut out = stream;
        while let Some(seen) = read_request(&mut reader, at_mirror) {
            self.seen.lock().unwrap().push(seen.clone());
            if !self.answer(&seen, &mut out) {
                let _ = out.shutdown(std::net::Shutdown::Both);
                return;
            }
        }
    }

    /// Returns whether the connection lasts.
    fn answer(&self, seen: &Seen, out: &mut TcpStream) -> bool {
        let faults = self.faults.lock().unwrap().clone();
        let bearer = faults.token.as_ref().map(|token| format!("Bearer {token}"));
        if bearer.is_some()
            && !seen.at_mirror
            && seen.headers.get("authorization") != bearer.as_ref()
        {
            return send(out, "401 Unauthorized", &[], b"{}");
        }
        let path = seen.path.split('?').next().unwrap();
        if faults.busy_api > 0 && path.starts_with("/api/") {
            self.faults.lock().unwrap().busy_api -= 1;
            return send_busy(out, &faults);
        }
        if let Some(status) = faults.status.filter(|_| path.starts_with("/api/")) {
            return send(out, status, &[], b"{}");
        }
        if faults.rubbish && path.starts_with("/api/") {
            return send(out, "200 OK", &[], b"<html>Please log in to this network</html>");
        }
        if path == format!("/api/models/{}/revision/main", self.repo) {
            return send(out, "200 OK", &[], json!({"sha": COMMIT}).to_string().as_bytes());
        }
        if path == format!("/api/models/{}/tree/{COMMIT}", self.repo) {
            return self.list(&faults, out);
        }
        let file = path.strip_prefix(&format!("/{}/resolve/{COMMIT}/", self.repo));
        match file.and_then(|file| self.files.get_key_value(file)) {
            Some((_, bytes)) => self.content(seen, bytes, &faults, out),
            None => send(out, "404 Not Found", &[], b"{}"),
        }
    }

    fn list(&self, faults: &Faults, out: &mut TcpStream) -> bool {
        let mut entries = vec![json!({"type": "directory", "path": "sub", "oid": "00"})];
        for (path, bytes) in &self.files {
            let size = (bytes.len() as i64 + faults.stated_length).max(0);
            let oid = faults.stated_hash.clone().unwrap_or_else(|| sha256(bytes));
            entries.push(match (faults.bare_list, faults.no_lfs) {
                (true, _) => json!({"type": "file", "path": path}),
                (false, true) => {
                    json!({"type": "file", "path": path, "size": size, "oid": git_hash(bytes)})
                }
                (false, false) => json!({"type": "file", "path": path, "size": size, "oid": "1234",
                    "lfs": {"oid": oid, "size": size, "pointerSize": 134}}),
            });
        }
        if let Some(path) = &faults.hostile_path {
            let oid = sha256(b"x");
            let size = 1;
            entries.push(json!({"type": "file", "path": path, "size": size,
                    "lfs": {"oid": oid, "size": size}}));
        }
        send(out, "200 OK", &[], json!(entries).to_string().as_bytes())
    }

    fn content(&self, seen: &Seen, bytes: &[u8], faults: &Faults, out: &mut TcpStream) -> bool {
        let size = (bytes.len() as i64 + faults.stated_length).max(0).to_string();
        let own = || if faults.no_lfs { git_hash(bytes) } else { sha256(bytes) };
        let etag = format!("\"{}\"", faults.stated_hash.clone().unwrap_or_else(own));
        if faults.redirect && !seen.at_mirror {
            let target = format!("{}{}?X-Signature=secret", self.mirror, seen.path);
            let headers =
                [("Location", &target), ("X-Linked-ETag", &etag), ("X-Linked-Size", &size)];
            return send(out, "302 Found", &headers, b"");
        }
        if faults.busy > 0 && seen.method == "GET" {
            self.faults.lock().unwrap().busy -= 1;
            return send_busy(out, faults);
        }
        if seen.method == "GET"
            && let Some(at) = &mut self.faults.lock().unwrap().break_after
        {
            *at += faults.breaks_later_by;
        }
        let from = seen.headers.get("range").filter(|_| !faults.no_ranges);
        let from = from
            .map(|range| range.trim_start_matches("bytes=").trim_end_matches('-').parse().unwrap());
        let rest: &[u8] = &bytes[from.unwrap_or(0)..];
        let status = if from.is_some() { "206 Partial Content" } else { "200 OK" };
        let mut head =
            format!("HTTP/1.1 {status}\r\nContent-Length: {}\r\nETag: {etag}\r\n", rest.len());
        head += &format!("X-Linked-ETag: {etag}\r\nX-Linked-Size: {size}\r\n");
        if let Some(from) = from {
            head += &format!("Content-Range: bytes {from}-{}/{}\r\n", bytes.len() - 1, bytes.len());
        }
        let breaks = faults.break_after.filter(|&n| n < rest.len());
        let sent = if seen.method == "HEAD" { &[] } else { &rest[..breaks.unwrap_or(rest.len())] };
        let sent =
            out.write_all(format!("{head}\r\n").as_bytes()).and_then(|()| match faults.drip {
                None => out.write_all(sent),
                Some(pause) => sent.chunks(4096).try_for_each(|piece| {
                    std::thread::sleep(pause);
                    out.write_all(piece)
                }),
            });
        self.left.fetch_add(usize::from(sent.is_err()), Relaxed);
        if breaks.is_some() && faults.stalls {
            let _ = out.read(&mut [0]);
        }
        sent.is_ok() && (breaks.is_none() || seen.method == "HEAD")
    }
}

fn send_busy(out: &mut TcpStream, faults: &Faults) -> bool {
    let retry_after = faults.retry_after.map(str::to_owned);
    let headers: Vec<(&str, &String)> =
        retry_after.iter().map(|value| ("Retry-After", value)).collect();
    send(out, faults.busy_status.unwrap_or("503 Service Unavailable"), &headers, b"")
}

fn send(out: &mut TcpStream, status: &str, headers: &[(&str, &String)], body: &[u8]) -> bool {
    let mut head = format!("HTTP/1.1 {status}\r\nContent-Length: {}\r\n", body.len());
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    out.write_all(format!("{head}\r\n").as_bytes()).and_then(|()| out.write_all(body)).is_ok()
}

fn read_request(reader: &mut BufReader<TcpStream>, at_mirror: bool) -> Option<Seen> {
    let mut line = String::new();
    reader.read_line(&mut line).ok().filter(|&n| n > 0)?;
    let mut words = line.split(' ');
    let method = words.next()?.to_owned();
    let path = words.next()?.to_owned();
    let mut headers = BTreeMap::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok().filter(|&n| n > 0)?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.insert(name.to_ascii_lowercase(), value.to_owned());
    }
    Some(Seen { method, path, headers, at_mirror })
}
