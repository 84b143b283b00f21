//! Several servers over one PostgreSQL database: what one changes the others know, also where one
//! of them or the database is lost.

use std::process::Output;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Host, cli, detail, key};
use crate::http::certificate::Pair;
use crate::http::postgres::Postgres;
use crate::http::process::Folder;
use crate::start::Start as _;

/// Time in which servers must agree: they look for changes five times a second, and share two cores
/// with other tests.
pub(super) const AGREEMENT: Duration = Duration::from_secs(10);

pub(super) fn start(name: &str, database: &Postgres) -> Host {
    Host::start(name, &["--database", &database.address()])
}

/// Runs a command of the operator on a database.
fn command(folder: &Folder, database: &Postgres, args: &[&str]) -> String {
    cli(folder, &[args, &["--database", &database.address()]].concat())
}

pub(super) fn key_in(folder: &Folder, database: &Postgres, org: &str) -> String {
    format!("Key {}", command(folder, database, &["key", "create", "--org", org]))
}

/// Waits until something holds, for as long as servers may disagree. Returns the time that it took.
pub(super) fn agree(what: &str, mut holds: impl FnMut() -> bool) -> Duration {
    let since = Instant::now();
    while !holds() {
        assert!(since.elapsed() < AGREEMENT, "{what}: not after {AGREEMENT:?}");
        std::thread::sleep(Duration::from_millis(10));
    }
    since.elapsed()
}

#[hob_needs::postgres]
#[test]
fn servers_share_what_one_changes() {
    let database = Postgres::start("shared");
    let first = start("shared-first", &database);
    let second = start("shared-second", &database);
    let elsewhere = Folder::new("host-shared-elsewhere");
    let acme = key_in(&elsewhere, &database, "acme");
    let models = "/acme/chat/v1/models";
    for host in [&first, &second] {
        agree("a key of a command", || host.get(models, &acme).status == 404);
    }

    let terms = json!({"max_concurrency": 3});
    let deployed = first.deploy("acme", "chat", &acme, terms.clone());
    assert_eq!(deployed.status, 200, "{}", deployed.body);
    agree("a deployment", || second.get(models, &acme).status == 200);
    assert_eq!(second.chat("/acme/chat", &acme).status, 200);
    assert_eq!(first.chat("/acme/chat", &acme).status, 200);
    let again = second.deploy("acme", "chat", &acme, json!({"auth": "public"})).json();
    assert!(again["revision"].as_u64() > deployed.json()["revision"].as_u64(), "{again}");
    agree("another in its place", || first.get(models, "").status == 200);

    // the log and the usage of both, wherever they are asked for
    // (lines may be written after the answer)
    let logs = ["logs", "--org", "acme", "--app", "chat"];
    first.process.wait_for("the lines of both servers", |_| {
        command(&elsewhere, &database, &logs).matches("ready after").count() >= 2
    });
    let usage = || {
        let args = ["usage", "--org", "acme", "--json"];
        let usage: Value = serde_json::from_str(&command(&elsewhere, &database, &args)).unwrap();
        usage["total"]["requests"].as_u64().unwrap()
    };
    first.process.wait_for("usage of both servers", |_| usage() >= 2);
    let list = command(&elsewhere, &database, &["list", "--org", "acme"]);
    assert!(list.starts_with("chat ") && list.contains(" -  "), "{list}");

    // a revoked key opens nothing on any server, and limits hold for what is there
    let other = key_in(&elsewhere, &database, "acme");
    agree("another key", || first.deploy("acme", "chat", &other, terms.clone()).status == 200);
    let id = other.strip_prefix("Key ").unwrap().split(':').next().unwrap();
    assert_eq!(second.delete(&format!("/api/orgs/acme/keys/{id}"), &acme).status, 200);
    agree("a revoked key", || first.get("/acme/chat/v1/models", &other).status == 401);
    assert_eq!(first.delete("/api/orgs/acme/deployments/chat", &acme).status, 200);
    agree("a removed deployment", || second.get(models, &acme).status == 404);
    assert_eq!(command(&elsewhere, &database, &["list", "--org", "acme", "--json"]), "[]");
}

#[hob_needs::postgres]
#[test]
fn a_key_that_another_server_revokes_ends_its_requests() {
    use super::chat;
    use crate::http::client::Connection;

    let database = Postgres::start("revoked");
    let big = ["--database", &database.address(), "--ctx-size", "1000000"];
    let first = Host::start("shared-revoked", &big);
    let elsewhere = Folder::new("host-shared-revoker");
    let acme = key_in(&elsewhere, &database, "acme");
    command(&elsewhere, &database, &["deploy", "--org", "acme", "--app", "chat"]);
    agree("a deployment", || first.get("/acme/chat/v1/models", &acme).status == 200);
    let mut body = chat();
    body["max_tokens"] = 900_000.into();
    body["ignore_eos"] = true.into();
    body["stream"] = true.into();
    let mut open = Connection::to(&first.address);
    let path = "/acme/chat/v1/chat/completions";
    open.send("POST", path, &[("Authorization", &acme)], &body.to_string());
    assert_eq!(open.head().0, 200);
    assert!(open.chunk().is_some());
    let id = acme.strip_prefix("Key ").unwrap().split(':').next().unwrap();
    command(&elsewhere, &database, &["key", "revoke", "--org", "acme", id]);
    let mut text = String::new();
    while let Some(chunk) = open.chunk() {
        text += &String::from_utf8(chunk).unwrap();
    }
    assert!(text.contains("has been revoked") && !text.contains("[DONE]"));
}

#[hob_needs::postgres]
#[test]
fn a_server_goes_on_without_its_database() {
    let mut database = Postgres::start("lost");
    let host = start("shared-lost", &database);
    let acme = key_in(&host.folder, &database, "acme");
    command(&host.folder, &database, &["deploy", "--org", "acme", "--app", "chat"]);
    agree("a deployment", || host.get("/acme/chat/v1/models", &acme).status == 200);
    database.kill();

    // what is known is served, and nothing is changed
    assert_eq!(host.chat("/acme/chat", &acme).status, 200);
    assert_eq!(detail(&host.chat("/acme/chat", "Key a:b")).0, 401);
    let refused = detail(&host.deploy("acme", "more", &acme, json!({})));
    assert_eq!(refused.0, 503, "{}", refused.1);
    assert!(refused.1.contains("cannot be reached") && !refused.1.contains("correct-horse"));
    let (status, words) = detail(&host.delete("/api/orgs/acme/deployments/chat", &acme));
    assert_eq!(status, 503, "{words}");
    assert_eq!(host.chat("/acme/chat", &acme).status, 200);
    let command = &["host", "list", "--org", "acme", "--database", &database.address()];
    let failed = host.folder.command(command).run();
    assert!(!failed.status.success() && error(&failed).contains("cannot be reached"));

    database.resume();
    host.process
        .wait_for("the database", |_| host.deploy("acme", "more", &acme, json!({})).status == 200);
    // usage of the time between has been kept
    let path = "/api/orgs/acme/usage";
    host.process.wait_for("usage", |_| {
        host.get(path, &acme).json()["total"]["requests"].as_u64() >= Some(2)
    });
    host.process.wait_for("the end of the loss in the log", |process| {
        process.log().contains("the database is back")
    });
}

/// A commit that waits for a standby which is not there is made all the same; its server hears
/// nothing of it.
#[hob_needs::postgres]
#[test]
fn usage_whose_commit_was_not_heard_of_counts_once() {
    let database = Postgres::start("unheard");
    let host = start("shared-unheard", &database);
    let acme = key_in(&host.folder, &database, "acme");
    command(&host.folder, &database, &["deploy", "--org", "acme", "--app", "chat"]);
    agree("a deployment", || host.get("/acme/chat/v1/models", &acme).status == 200);
    let wait_for_standby = |name: &str| {
        database.sql("hob", &format!("ALTER SYSTEM SET synchronous_standby_names = '{name}'"));
        database.sql("hob", "SELECT pg_reload_conf()");
    };
    let requests = || host.get("/api/orgs/acme/usage", &acme).json()["total"]["requests"].as_u64();
    assert_eq!(host.chat("/acme/chat", &acme).status, 200);
    host.process.wait_for("usage", |_| requests() == Some(1));
    wait_for_standby("nobody");
    assert_eq!(host.chat("/acme/chat", &acme).status, 200);
    host.process.wait_for("a commit without an answer", |process| {
        process.log().contains("usage is not written")
    });
    wait_for_standby("");
    assert_eq!(host.chat("/acme/chat", &acme).status, 200);
    host.process.wait_for("usage", |_| requests() >= Some(3));
    let elsewhere = Folder::new("shared-unheard-elsewhere");
    let usage = command(&elsewhere, &database, &["usage", "--org", "acme", "--json"]);
    let usage: Value = serde_json::from_str(&usage).unwrap();
    assert_eq!(usage["total"]["requests"], 3, "{usage}");
}

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[hob_needs::postgres]
#[test]
fn a_state_of_one_server_moves_to_a_database() {
    let host = Host::start("migrate", &[]);
    let acme = key(&host.folder, "acme");
    let other = key(&host.folder, "other");
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "chat"]);
    assert_eq!(host.chat("/acme/chat", &acme).status, 200);
    host.log_with("chat", &acme, "ready after");
    let state = host.folder.host_state();
    let Host { mut process, folder, .. } = host;
    process.end();
    process.wait();
    let usage = ["usage", "--org", "acme", "--json"];
    let before = cli(&folder, &usage);

    let database = Postgres::start("migrate");
    assert!(command(&folder, &database, &["migrate"]).contains("of this version"));
    let from = ["migrate", "--from", state.to_str().unwrap()];
    assert_eq!(command(&folder, &database, &from), "2 organizations copied");
    assert_eq!(command(&folder, &database, &usage), before);
    let logs = ["logs", "--org", "acme", "--app", "chat"];
    assert_eq!(command(&folder, &database, &logs), cli(&folder, &logs));
    let host = start("migrated", &database);
    assert_eq!(host.get("/acme/chat/v1/models", &acme).status, 200);
    assert_eq!(host.get("/acme/chat/v1/models", &other).status, 401);
    let next = host.deploy("acme", "next", &acme, json!({})).json();
    assert_eq!(next["revision"], 2, "numbers go on");

    // where there is state, none is copied; tables of a later version are left alone
    let refused = |args: &[&str], words: &str| {
        let output = folder.command(&[&["host"], args].concat()).run();
        let told = error(&output);
        assert!(!output.status.success() && told.contains(words), "{words}: {told}");
        assert!(!told.contains("correct-horse") && !told.contains("panicked"), "{told}");
    };
    let address = database.address();
    refused(&[&from[..], &["--database", &address]].concat(), "has state already");
    refused(&["migrate"], "--database URL was expected");
    for (address, words) in [
        ("mysql://x", "postgres://USER"),
        ("postgres://", "a host was expected"),
        ("postgres://u:correct-horse@h:port/x", "postgres://USER"),
        ("postgres://u:p@127.0.0.1:1/x", "cannot be reached"),
        (&database.address_with("wrong", "sslmode=disable"), "password authentication failed"),
    ] {
        refused(&["list", "--org", "acme", "--database", address], words);
    }
    let later = database.sql("hob", "UPDATE hob_schema SET version = 1000");
    assert!(later.status.success());
    refused(&["list", "--org", "acme", "--database", &address], "tables of version 1000");
}

#[hob_needs::postgres]
#[test]
fn a_database_is_spoken_to_over_tls() {
    let mut database = Postgres::start("tls");
    let folder = Folder::new("host-postgres-tls");
    let pair = Pair::make(&folder.0, "own");
    database.kill();
    database.set_certificate(&pair);
    database.resume();
    let run = |parameters: &str, trusted: Option<&Pair>| {
        let address = database.address_with("correct-horse", parameters);
        let mut command = folder.command(&["host", "migrate", "--database", &address]);
        if let Some(pair) = trusted {
            command.env("SSL_CERT_FILE", &pair.certificate);
        }
        command.run()
    };
    let other = Pair::make(&folder.0, "other");
    for parameters in ["sslmode=require", "sslmode=prefer", ""] {
        let trusted = run(parameters, Some(&pair));
        assert!(trusted.status.success(), "{parameters}: {}", error(&trusted));
        for stranger in [None, Some(&other)] {
            let output = run(parameters, stranger);
            assert!(!output.status.success(), "{parameters}");
            assert!(error(&output).contains("cannot be reached"), "{}", error(&output));
        }
    }
    assert!(run("sslmode=disable", None).status.success());
}
