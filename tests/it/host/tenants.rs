//! What one organization must not be able to do to others, or to the operator: keep them waiting,
//! use what is not its own, take more than its share.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Host, chat, cli, detail, hub, key, stories};

use crate::http::client::Connection;
use crate::http::process::Folder;
use crate::start::Start as _;

fn stories_hub() -> hub::Hub {
    let model = std::fs::read(stories()).unwrap();
    hub::Hub::start("org/stories-GGUF", &[("stories260K.gguf", model)])
}

#[hob_needs::fixtures]
#[test]
fn a_slow_download_is_waited_for_by_those_alone_who_want_it() {
    let hub = stories_hub();
    // Minutes for the whole file.
    hub.set(hub::Faults { drip: Some(Duration::from_secs(1)), ..Default::default() });
    let host = Host::start_with("slow", &hub, &[], &[]);
    let acme = key(&host.folder, "acme");
    let other = key(&host.folder, "other");
    let apps: Vec<String> = (0..12).map(|n| format!("far-{n}")).collect();
    for app in &apps {
        assert_eq!(
            host.deploy("acme", app, &acme, json!({"model": "org/stories-GGUF"})).status,
            200
        );
    }
    // Their clients hang up, the starts go on.
    let clients: Vec<Connection> = apps
        .iter()
        .map(|app| {
            let mut client = Connection::to(&host.address);
            let path = format!("/acme/{app}/v1/chat/completions");
            client.send("POST", &path, &[("Authorization", &acme)], &chat().to_string());
            client
        })
        .collect();
    for app in &apps {
        host.log_with(app, &acme, "fetching stories260K.gguf");
    }
    drop(clients);

    // All others go on as if nothing were.
    let since = Instant::now();
    assert_eq!(host.deploy("other", "nano", &other, json!({})).status, 200);
    for _ in 0..10 {
        assert_eq!(host.chat("/other/nano", &other).status, 200);
        assert_eq!(host.get("/api/orgs/other/deployments", &other).status, 200);
        assert_eq!(host.get("/api/orgs/acme/deployments/far-0/logs", &acme).status, 200);
    }
    assert_eq!(host.delete("/api/orgs/other/deployments/nano", &other).status, 200);
    assert!(since.elapsed() < Duration::from_secs(100), "{:?}", since.elapsed());
    let list = host.get("/api/orgs/acme/deployments", &acme).json();
    let states: Vec<&Value> =
        list["deployments"].as_array().unwrap().iter().map(|d| &d["state"]).collect();
    assert!(states.iter().all(|state| **state == "starting"), "{states:?}");

    // One download for twelve; it goes on for the last, and ends with it.
    let asked = |what: &str| hub.seen().iter().filter(|seen| seen.path.contains(what)).count();
    assert_eq!((asked("/revision/main"), asked("/resolve/")), (1, 1), "{:?}", hub.seen());
    for app in &apps[1..] {
        assert_eq!(host.delete(&format!("/api/orgs/acme/deployments/{app}"), &acme).status, 200);
    }
    std::thread::sleep(Duration::from_secs(1));
    assert_eq!(hub.left(), 0);
    assert_eq!(host.delete("/api/orgs/acme/deployments/far-0", &acme).status, 200);
    host.process.wait_for("the end of the download", |_| hub.left() == 1);
    // What has arrived is gone on from.
    hub.set(hub::Faults::default());
    assert_eq!(host.deploy("acme", "far", &acme, json!({"model": "org/stories-GGUF"})).status, 200);
    assert_eq!(host.chat("/acme/far", &acme).status, 200);
    assert!(hub.seen().iter().any(|seen| seen.headers.contains_key("range")), "{:?}", hub.seen());
}

#[test]
fn what_is_gone_when_the_body_has_come_is_not_started() {
    let host = Host::start("late", &[]);
    let acme = key(&host.folder, "acme");
    let body = chat().to_string();
    let (first, rest) = body.split_at(body.len() / 2);
    // Half a request to a deployment that is to stay loaded.
    let half = |app: &str, terms: Value| {
        assert_eq!(host.deploy("acme", app, &acme, terms).status, 200);
        host.process.wait_for("a warm deployment", |_| host.state(app) == "idle");
        let mut client = Connection::to(&host.address);
        let head = format!(
            "POST /acme/{app}/v1/chat/completions HTTP/1.1\r\nHost: {}\r\nAuthorization: \
             {acme}\r\nContent-Length: {}\r\n\r\n",
            host.address,
            body.len()
        );
        client.raw(format!("{head}{first}").as_bytes());
        std::thread::sleep(Duration::from_millis(300));
        client
    };
    let starts = |app: &str| {
        host.process.log().matches(&format!("starting deployment=\"acme/{app}#")).count()
    };
    let mut client = half("warm", json!({"min": 1}));
    assert_eq!(starts("warm"), 1, "{}", host.process.log());
    assert_eq!(host.delete("/api/orgs/acme/deployments/warm", &acme).status, 200);
    client.raw(rest.as_bytes());
    let late = detail(&client.response("POST"));
    assert_eq!(late, detail(&host.chat("/acme/warm", &acme)), "as one that never was");
    assert_eq!((late.0, starts("warm")), (404, 1), "{}", host.process.log());

    // Deployed anew, it is the new one that answers, by its own rules.
    let mut client = half("new", json!({"min": 1, "auth": "public"}));
    assert_eq!(host.deploy("acme", "new", &acme, json!({})).status, 200);
    client.raw(rest.as_bytes());
    assert_eq!(client.response("POST").status, 200);
    assert_eq!(starts("new"), 2, "{}", host.process.log());
    // A key that was revoked meanwhile opens nothing either.
    let mut client = half("key", json!({"min": 1}));
    let id = acme.strip_prefix("Key ").unwrap().split(':').next().unwrap();
    cli(&host.folder, &["key", "revoke", "--org", "acme", id]);
    client.raw(rest.as_bytes());
    assert_eq!(detail(&client.response("POST")).0, 401);
}

#[test]
fn a_request_that_is_wrong_without_a_model_starts_none() {
    let host = Host::start("wrong-body", &[]);
    let acme = key(&host.folder, "acme");
    assert_eq!(host.deploy("acme", "app", &acme, json!({"idle_seconds": 1})).status, 200);
    let ask = |path: &str, body: &Value| {
        host.request("POST", &format!("/acme/app/v1/{path}"), &acme, body)
    };
    let messages = json!([{"role": "user", "content": "Hi"}]);
    for (path, body, field) in [
        ("chat/completions", json!({"messages": messages, "top_p": 7}), "top_p"),
        ("completions", json!({"prompt": "Hi", "best_of": 3}), "best_of"),
        ("responses", json!({"input": "Hi", "top_p": 7}), "top_p"),
        ("messages", json!({"messages": messages, "max_tokens": "x"}), "max_tokens"),
        ("embeddings", json!({"input": 7}), "input"),
        ("rerank", json!({"query": 7, "documents": ["a"]}), "query"),
    ] {
        let refused = ask(path, &body);
        assert_eq!(refused.status, 400, "{path}: {}", refused.body);
        assert!(refused.json()["error"].is_object() && refused.body.contains(field), "{path}");
    }
    let kept = |id: &str| host.get(&format!("/acme/app/v1/responses/{id}"), &acme);
    assert_eq!(kept("resp_0").status, 404, "{}", kept("resp_0").body);
    assert_eq!(host.state("app"), "cold");
    assert!(!host.process.log().contains("starting deployment"), "{}", host.process.log());

    // a kept answer is read without a model, too
    let made = ask("responses", &json!({"input": "Hi", "max_output_tokens": 4}));
    assert_eq!(made.status, 200, "{}", made.body);
    host.process.wait_for("a cold deployment", |_| host.state("app") == "cold");
    let again = kept(made.json()["id"].as_str().unwrap());
    assert_eq!((again.status, &again.json()["output"]), (200, &made.json()["output"]));
    assert_eq!(host.state("app"), "cold");
}

#[hob_needs::fixtures]
#[test]
fn the_token_of_the_operator_is_not_the_tenants() {
    let hub = stories_hub();
    let secret = "hf_secretsecretsecretsecretsecretsecret";
    let private = || hub.set(hub::Faults { token: Some(secret.into()), ..Default::default() });
    let model = json!({"model": "org/stories-GGUF"});
    private();
    let host = Host::start_with("token", &hub, &[], &[("HF_TOKEN", secret)]);
    let acme = key(&host.folder, "acme");
    assert_eq!(host.deploy("acme", "far", &acme, model.clone()).status, 200);
    let refused = host.chat("/acme/far", &acme);
    assert_eq!((detail(&refused).0, refused.header("retry-after")), (503, Some("30")));
    let log = host.log_with("far", &acme, "failed: ");
    assert!(log.contains("failed: org/stories-GGUF: the hub answered 401"), "{log}");
    assert!(!log.contains("http:") && !log.contains(host.folder.0.to_str().unwrap()), "{log}");
    assert!(host.process.log().contains(&hub.address), "the operator's log says all");
    assert!(
        hub.seen().iter().all(|seen| !seen.headers.contains_key("authorization")),
        "{:?}",
        hub.seen()
    );
    // The hub is not asked again and again for what it has just refused.
    let seen = hub.seen().len();
    for _ in 0..3 {
        assert_eq!(detail(&host.chat("/acme/far", &acme)), detail(&refused));
    }
    assert_eq!((hub.seen().len(), log.matches("failed: ").count()), (seen, 1));
    // What the operator deploys is fetched with it.
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "far", "--model", "org/stories-GGUF"]);
    assert_eq!(host.chat("/acme/far", &acme).status, 200);
    assert!(hub.seen().last().unwrap().headers["authorization"].ends_with(secret));
    // That it is here makes it nobody's.
    assert_eq!(host.deploy("acme", "far", &acme, model.clone()).status, 200);
    assert_eq!(detail(&host.chat("/acme/far", &acme)).0, 503);

    private();
    let host = Host::start_with("shared", &hub, &["--share-hf-token"], &[("HF_TOKEN", secret)]);
    let acme = key(&host.folder, "acme");
    assert_eq!(host.deploy("acme", "far", &acme, model).status, 200);
    assert_eq!(host.chat("/acme/far", &acme).status, 200);
}

#[test]
fn an_organization_has_its_share() {
    let options = ["--max-deployments", "2", "--max-keys", "3", "--max-pinned", "1"];
    let host = Host::start("share", &options);
    let acme = key(&host.folder, "acme");
    for app in ["a", "b", "a"] {
        assert_eq!(host.deploy("acme", app, &acme, json!({})).status, 200, "{app}");
    }
    let (status, words) = detail(&host.deploy("acme", "c", &acme, json!({})));
    assert!(
        status == 409 && words.contains("2 deployments") && words.contains("--max-deployments"),
        "{words}"
    );
    // The operator may do more, and others are not concerned.
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "c", "--min", "1"]);
    let other = key(&host.folder, "other");
    assert_eq!(host.deploy("other", "a", &other, json!({})).status, 200);

    let new = || host.request("POST", "/api/orgs/acme/keys", &acme, &Value::Null);
    let keys = [new(), new()];
    assert!(keys.iter().all(|key| key.status == 201));
    let (status, words) = detail(&new());
    assert!(
        status == 409 && words.contains("3 valid keys") && words.contains("--max-keys"),
        "{words}"
    );
    let id = keys[0].json()["id"].as_str().unwrap().to_owned();
    assert_eq!(host.delete(&format!("/api/orgs/acme/keys/{id}"), &acme).status, 200);
    assert_eq!(new().status, 201, "revoked ones do not count");

    // The shipped model takes more than a MiB.
    assert_eq!(host.deploy("acme", "a", &acme, json!({"min": 1})).status, 200);
    let (status, words) = detail(&host.chat("/acme/a", &acme));
    assert!(
        status == 409 && words.contains("1.0 MiB together") && words.contains("--max-pinned"),
        "{words}"
    );
    assert!(host.log_with("a", &acme, "failed: ").contains("1.0 MiB together"));
    host.process.wait_for("what the operator keeps warm", |_| host.state("c") == "idle");
    assert_eq!(host.chat("/acme/b", &acme).status, 200, "what may go cold is not concerned");
}

#[test]
fn without_an_upstream_its_terms_are_refused() {
    let folder = Folder::new("upstream-without");
    let acme = key(&folder, "acme");
    cli(&folder, &["deploy", "acme/far", "--replicas", "0..2"]);
    let host = Host::start_in(folder, &[]);
    let refused = host.chat("/acme/far", &acme);
    let need = "replicas, memory and cpus of a deployment need `hob host --upstream`";
    assert_eq!(detail(&refused), (503, need.into()));
    for (name, value) in [("replicas", json!("0..2")), ("memory", json!(5)), ("cpus", json!(1))] {
        let refused = host.deploy("acme", "near", &acme, json!({name: value}));
        assert_eq!(detail(&refused), (422, format!("{name}: {need}")));
    }
    for terms in [
        json!({"replicas": "4..1"}),
        json!({"replicas": 2}),
        json!({"replicas": "1", "min": 1}),
        json!({"memory": 0}),
        json!({"cpus": 0}),
    ] {
        assert_eq!(detail(&host.deploy("acme", "near", &acme, terms.clone())).0, 422, "{terms}");
    }
    assert_eq!(host.deploy("acme", "far", &acme, json!({})).status, 200);
    assert_eq!(host.chat("/acme/far", &acme).status, 200);
    let wrong = ["host", "deploy", "acme"];
    let output = host.folder.command(&wrong).run();
    assert_eq!(output.status.code(), Some(2));
}
