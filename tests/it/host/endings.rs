//! The end of a host, by a signal or without warning: what it answered, and what it keeps.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use serde_json::{Value, json};

use super::{Host, key};
use crate::http::process::Folder;

#[test]
fn a_signal_ends_it_well() {
    use super::{chat, cli};
    use crate::http::client::Connection;

    let mut host = Host::start("signal", &["--ctx-size", "4096"]);
    let acme = key(&host.folder, "acme");
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "chat"]);
    let mut body = chat();
    body["max_tokens"] = 300.into();
    body["ignore_eos"] = true.into();
    body["stream"] = true.into();
    let mut open = Connection::to(&host.address);
    open.send(
        "POST",
        "/acme/chat/v1/chat/completions",
        &[("Authorization", &acme)],
        &body.to_string(),
    );
    assert_eq!(open.head().0, 200);
    host.process.end();
    let mut text = String::new();
    while let Some(chunk) = open.chunk() {
        text += &String::from_utf8(chunk).unwrap();
    }
    assert!(text.ends_with("data: [DONE]\n\n"), "requests in work end: {text}");
    assert_eq!(host.process.wait().code(), Some(0));
    assert!(!host.folder.host_state().join("server.json").exists());
    assert!(cli(&host.folder, &["logs", "--org", "acme", "--app", "chat"]).contains("ready after"));
}

#[test]
fn a_revoked_key_ends_its_requests_in_work() {
    use super::{chat, cli};
    use crate::http::client::Connection;

    let host = Host::start("revoked", &["--ctx-size", "1000000"]);
    let doomed = key(&host.folder, "acme");
    let other = key(&host.folder, "acme");
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "chat"]);
    let path = "/acme/chat/v1/chat/completions";
    let mut body = chat();
    body["max_tokens"] = 900_000.into();
    body["ignore_eos"] = true.into();
    let whole = body.to_string();
    body["stream"] = true.into();
    let stream = |key: &str| {
        let mut open = Connection::to(&host.address);
        open.send("POST", path, &[("Authorization", key)], &body.to_string());
        assert_eq!(open.head().0, 200);
        assert!(open.chunk().is_some());
        open
    };
    let mut ended = stream(&doomed);
    let mut kept = stream(&other);
    std::thread::scope(|scope| {
        let ask = || {
            let headers = [("Authorization", &doomed[..])];
            Connection::to(&host.address).request("POST", path, &headers, &whole)
        };
        let waiting = scope.spawn(ask);
        let id = doomed.strip_prefix("Key ").unwrap().split(':').next().unwrap();
        cli(&host.folder, &["key", "revoke", "--org", "acme", id]);
        let mut text = String::new();
        while let Some(chunk) = ended.chunk() {
            text += &String::from_utf8(chunk).unwrap();
        }
        let last = text.trim_end().rsplit("\n\n").next().unwrap();
        assert!(last.contains("has been revoked") && !text.contains("[DONE]"), "{last}");
        assert_eq!(super::detail(&waiting.join().unwrap()).0, 401);
    });
    for _ in 0..5 {
        let chunk = kept.chunk().expect("another key's goes on");
        assert!(!String::from_utf8_lossy(&chunk).contains("error"));
    }
}

/// A request whose answer may never come.
pub(super) fn try_request(
    address: &str,
    method: &str,
    path: &str,
    key: &str,
    body: &str,
) -> Option<Value> {
    let mut stream = std::net::TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: {key}\r\nConnection: \
         close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    head.starts_with("HTTP/1.1 20").then(|| serde_json::from_str(body).ok())?
}

/// Returns how often servers are killed: as often as `HOB_CHAOS_ROUNDS` says.
pub(super) fn chaos_rounds(default: u64) -> u64 {
    let rounds = std::env::var("HOB_CHAOS_ROUNDS").ok();
    rounds.map_or(default, |rounds| rounds.parse().expect("HOB_CHAOS_ROUNDS is a number"))
}

/// Valid keys after which the oldest is revoked for each that is made.
const VALID: usize = 12;
/// Revoked keys that are tried after each kill: the last ones.
const TRIED: usize = 12;

/// The changes that a server has acknowledged.
#[derive(Default)]
struct Acknowledged {
    /// Deployments, with a number that tells those of a name apart.
    apps: Vec<(String, u64)>,
    /// Deployments whose last change had no answer: it may have been made or not.
    open: BTreeSet<String>,
    valid: Vec<String>,
    revoked: Vec<String>,
    n_changes: u64,
}

impl Acknowledged {
    /// Deploys, removes, makes a key and revokes one, or some of it. `None` once an answer is
    /// missing.
    fn change(&mut self, address: &str, acme: &str) -> Option<()> {
        self.n_changes += 1;
        let n = self.n_changes;
        let ask = |method, path: &str, body: &str| {
            try_request(address, method, &format!("/api/orgs/acme/{path}"), acme, body)
        };
        let app = format!("app-{}", n % 7);
        self.apps.retain(|(name, _)| *name != app);
        self.open.insert(app.clone());
        let terms = json!({"idle_seconds": n}).to_string();
        let answer = ask("PUT", &format!("deployments/{app}"), &terms)?;
        assert_eq!(answer["idle_seconds"], n);
        self.open.remove(&app);
        self.apps.push((app, n));
        if n.is_multiple_of(5) {
            let (gone, _) = self.apps.remove(0);
            self.open.insert(gone.clone());
            ask("DELETE", &format!("deployments/{gone}"), "")?;
            self.open.remove(&gone);
        }
        let answer = ask("POST", "keys", "")?;
        self.valid.push(format!("Key {}", answer["key"].as_str().unwrap()));
        if n.is_multiple_of(2) || self.valid.len() > VALID {
            let key = self.valid.remove(0);
            let id = key.strip_prefix("Key ").unwrap().split(':').next().unwrap();
            ask("DELETE", &format!("keys/{id}"), "")?;
            self.revoked.push(key);
        }
        Some(())
    }

    fn check(&self, host: &Host, acme: &str) {
        let list = host.get("/api/orgs/acme/deployments", acme).json();
        let list = list["deployments"].as_array().unwrap();
        for (app, idle) in &self.apps {
            let found = list
                .iter()
                .find(|entry| entry["app"] == *app)
                .unwrap_or_else(|| panic!("{app} is lost"));
            assert_eq!(found["idle_seconds"], *idle, "{app}");
        }
        for entry in list {
            let name = entry["app"].as_str().unwrap();
            let is_known = self.open.contains(name) || self.apps.iter().any(|(app, _)| app == name);
            assert!(is_known, "{name} was removed: {:?} {:?}", self.apps, self.open);
        }
        for key in &self.valid {
            assert_eq!(host.get("/api/orgs/acme/keys", key).status, 200, "a key is lost");
        }
        for key in self.revoked.iter().rev().take(TRIED) {
            assert_eq!(host.get("/api/orgs/acme/keys", key).status, 401, "a revoked key opens");
        }
    }
}

#[test]
fn nothing_that_was_acknowledged_is_lost_by_kill_9() {
    let rounds = chaos_rounds(6);
    let mut folder = Folder::new("host-kill");
    let acme = key(&folder, "acme");
    let mut acknowledged = Acknowledged::default();
    for round in 0..rounds {
        // As many keys as it takes.
        let host = Host::start_in(folder, &["--max-keys", "1000000"]);
        let n_made = AtomicU64::new(0);
        std::thread::scope(|scope| {
            let changes = scope.spawn(|| {
                while acknowledged.change(&host.address, &acme).is_some() {
                    n_made.fetch_add(1, Relaxed);
                }
            });
            // by their number: how long they take is the machine's affair
            host.process.wait_for("changes", |_| {
                assert!(!changes.is_finished(), "a change was refused: {}", host.process.log());
                n_made.load(Relaxed) >= 5 + round % 7
            });
            std::thread::sleep(Duration::from_millis(round % 10));
            host.process.kill();
            changes.join().unwrap();
        });
        let Host { mut process, folder: kept, .. } = host;
        process.wait();
        drop(process);

        let host = Host::start_in(kept, &[]);
        acknowledged.check(&host, &acme);
        let Host { process, folder: kept, .. } = host;
        drop(process);
        folder = kept;
    }
    let Acknowledged { valid, revoked, n_changes, .. } = &acknowledged;
    let host = Host::start_in(folder, &[]);
    for key in revoked {
        assert_eq!(host.get("/api/orgs/acme/keys", key).status, 401, "a revoked key opens");
    }
    println!(
        "{n_changes} rounds of changes, {} keys made, {} revoked, {rounds} kills",
        valid.len() + revoked.len(),
        revoked.len()
    );
}
