//! The end of a host, by a signal or without warning: what it answered, and what it keeps.

use std::io::{Read, Write};
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

#[test]
fn nothing_that_was_acknowledged_is_lost_by_kill_9() {
    let mut folder = Folder::new("host-kill");
    let acme = key(&folder, "acme");
    // What the server has said yes to.
    let (mut apps, mut valid, mut revoked): (Vec<(String, u64)>, Vec<String>, Vec<String>) =
        Default::default();
    // Deployments whose last change had no answer: it may have been made or not.
    let mut open: std::collections::BTreeSet<String> = Default::default();
    let mut n = 0;
    for round in 0..6 {
        // As many keys as it takes.
        let host = Host::start_in(folder, &["--max-keys", "1000000"]);
        let doomed = std::sync::atomic::AtomicBool::new(false);
        std::thread::scope(|scope| {
            let changes = scope.spawn(|| {
                while !doomed.load(std::sync::atomic::Ordering::Relaxed) {
                    n += 1;
                    let ask = |method, path: &str, body: &str| {
                        try_request(
                            &host.address,
                            method,
                            &format!("/api/orgs/acme/{path}"),
                            &acme,
                            body,
                        )
                    };
                    let app = format!("app-{}", n % 7);
                    let terms = json!({"idle_seconds": n}).to_string();
                    apps.retain(|(name, _)| *name != app);
                    open.insert(app.clone());
                    let Some(answer) = ask("PUT", &format!("deployments/{app}"), &terms) else {
                        return;
                    };
                    assert_eq!(answer["idle_seconds"], n);
                    open.remove(&app);
                    apps.push((app, n));
                    if n % 5 == 0 {
                        let (gone, _) = apps.remove(0);
                        open.insert(gone.clone());
                        let Some(_) = ask("DELETE", &format!("deployments/{gone}"), "") else {
                            return;
                        };
                        open.remove(&gone);
                    }
                    let Some(answer) = ask("POST", "keys", "") else { return };
                    valid.push(format!("Key {}", answer["key"].as_str().unwrap()));
                    if n % 2 == 0 {
                        let key = valid.remove(0);
                        let id = key.strip_prefix("Key ").unwrap().split(':').next().unwrap();
                        let Some(_) = ask("DELETE", &format!("keys/{id}"), "") else { return };
                        revoked.push(key);
                    }
                }
            });
            std::thread::sleep(Duration::from_millis(100 + 70 * round));
            host.process.kill();
            doomed.store(true, std::sync::atomic::Ordering::Relaxed);
            changes.join().unwrap();
        });
        let Host { mut process, folder: kept, .. } = host;
        process.wait();
        drop(process);

        let host = Host::start_in(kept, &[]);
        let list = host.get("/api/orgs/acme/deployments", &acme).json();
        let list = list["deployments"].as_array().unwrap();
        for (app, idle) in &apps {
            let found = list
                .iter()
                .find(|entry| entry["app"] == *app)
                .unwrap_or_else(|| panic!("{app} is lost"));
            assert_eq!(found["idle_seconds"], *idle, "{app}");
        }
        for entry in list {
            let name = entry["app"].as_str().unwrap();
            let is_known = open.contains(name) || apps.iter().any(|(app, _)| app == name);
            assert!(is_known, "{name} was removed: {apps:?} {open:?}");
        }
        for key in &valid {
            assert_eq!(host.get("/api/orgs/acme/keys", key).status, 200, "a key is lost");
        }
        for key in &revoked {
            assert_eq!(host.get("/api/orgs/acme/keys", key).status, 401, "a revoked key opens");
        }
        let Host { process, folder: kept, .. } = host;
        drop(process);
        folder = kept;
    }
    assert!(n > 20, "only {n} changes");
    println!("{n} rounds of changes, {} keys revoked, 6 kills", revoked.len());
}
