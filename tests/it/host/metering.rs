//! Limits of keys, and what organizations have used.

use serde_json::{Value, json};

use super::{Host, chat, cli, detail, key};
use crate::http::client::{Connection, Response};
use crate::http::stories::with;

/// The number in a header of an answer.
fn number(response: &Response, header: &str) -> u64 {
    response.header(header).unwrap_or_else(|| panic!("no {header}")).parse().unwrap()
}

/// Makes a key with options of the command, and returns its header.
fn limited_key(host: &Host, options: &[&str]) -> String {
    format!("Key {}", cli(&host.folder, &[&["key", "create", "--org", "acme"], options].concat()))
}

#[test]
fn a_key_may_send_so_many_requests_a_minute() {
    let host = Host::start("rpm", &["--key-requests-per-minute", "100"]);
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "chat"]);
    let limited = limited_key(&host, &["--requests-per-minute", "2"]);
    for remaining in [1, 0] {
        let answer = host.chat("/acme/chat", &limited);
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert_eq!(number(&answer, "x-ratelimit-limit-requests"), 2);
        assert_eq!(number(&answer, "x-ratelimit-remaining-requests"), remaining);
        assert!(answer.header("x-ratelimit-reset-requests").unwrap().ends_with('s'));
        assert!(answer.header("x-ratelimit-limit-tokens").is_none());
    }
    let refused = host.chat("/acme/chat", &limited);
    assert_eq!(detail(&refused), (429, "this key may send 2 requests a minute".into()));
    assert!((20..=30).contains(&number(&refused, "retry-after")), "{:?}", refused.headers);
    assert_eq!(number(&refused, "x-ratelimit-remaining-requests"), 0);
    // what computes nothing is not counted
    assert_eq!(host.get("/acme/chat/v1/models", &limited).status, 200);
    // other keys have their own, by default the server's
    let plain = key(&host.folder, "acme");
    let answer = host.chat("/acme/chat", &plain);
    assert_eq!((answer.status, number(&answer, "x-ratelimit-limit-requests")), (200, 100));

    // an organization lowers its keys' limits, and does not raise them
    let id = plain.strip_prefix("Key ").unwrap().split(':').next().unwrap().to_owned();
    let put = |id: &str, key: &str, limits: Value| {
        host.request("PUT", &format!("/api/orgs/acme/keys/{id}/limits"), key, &limits)
    };
    assert_eq!(put(&id, &plain, json!({"requests_per_minute": 1000})).status, 200);
    let answer = host.chat("/acme/chat", &plain);
    assert_eq!(number(&answer, "x-ratelimit-limit-requests"), 100);
    assert_eq!(put(&id, &plain, json!({"requests_per_minute": 50})).status, 200);
    let answer = host.chat("/acme/chat", &plain);
    assert_eq!(number(&answer, "x-ratelimit-limit-requests"), 50);
    assert_eq!(put(&id, &plain, json!({"requests_per_hour": 50})).status, 422);
    let limited_id = limited.strip_prefix("Key ").unwrap().split(':').next().unwrap();
    assert_eq!(detail(&put(limited_id, &plain, json!({}))).0, 403, "the operator's word stands");
    assert_eq!(put("0000000000000000", &plain, json!({})).status, 404);
    // the operator may, also while the key is used up
    let limit = ["key", "limit", "--org", "acme", &limited, "--requests-per-minute", "0"];
    cli(&host.folder, &limit.map(|arg| arg.trim_start_matches("Key ")));
    let answer = host.chat("/acme/chat", &limited);
    assert_eq!((answer.status, answer.header("x-ratelimit-limit-requests")), (200, None));
    let keys = cli(&host.folder, &["key", "list", "--org", "acme"]);
    assert!(keys.contains("  valid  50 requests/min"), "{keys}");
}

#[test]
fn a_key_may_use_so_many_tokens_a_minute_and_have_so_many_requests_in_work() {
    let host = Host::start("tpm", &[]);
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "chat"]);
    let few = limited_key(&host, &["--tokens-per-minute", "5"]);
    let answer = host.chat("/acme/chat", &few);
    assert_eq!(answer.status, 200);
    assert_eq!(number(&answer, "x-ratelimit-remaining-tokens"), 5, "taken when it has ended");
    let used = answer.json()["usage"]["total_tokens"].as_u64().unwrap();
    assert!(used > 5);
    let refused = host.chat("/acme/chat", &few);
    assert_eq!(detail(&refused), (429, "this key may use 5 tokens a minute".into()));
    assert!(number(&refused, "retry-after") >= (used - 5) * 60 / 5 - 30);

    let one = limited_key(&host, &["--concurrency", "1"]);
    let mut connection = Connection::to(&host.address);
    let long = with(chat(), json!({"stream": true, "max_tokens": 900, "ignore_eos": true}));
    let headers = [("Authorization", one.as_str())];
    connection.send("POST", "/acme/chat/v1/chat/completions", &headers, &long.to_string());
    assert_eq!(connection.head().0, 200);
    let refused = host.chat("/acme/chat", &one);
    assert_eq!(detail(&refused), (429, "this key may have 1 requests in work at once".into()));
    assert_eq!(number(&refused, "retry-after"), 1);
    // a client that hangs up leaves its place
    drop(connection);
    host.process.wait_for("the place", |_| host.chat("/acme/chat", &one).status == 200);
}

#[test]
fn usage_is_counted_by_day_deployment_and_key() {
    let host = Host::start("usage", &["--metrics-key", "watcher"]);
    for (app, auth) in [("chat", "private"), ("open", "public")] {
        cli(&host.folder, &["deploy", "--org", "acme", "--app", app, "--auth", auth]);
    }
    let acme = key(&host.folder, "acme");
    let other = key(&host.folder, "other");
    let mut read = 0;
    let mut written = 0;
    for stream in [false, true] {
        let options = json!({"stream": stream, "stream_options": {"include_usage": true}});
        let answer =
            host.request("POST", "/acme/chat/v1/chat/completions", &acme, &with(chat(), options));
        let last: Value = if stream {
            let events = answer.events();
            serde_json::from_str(&events[events.len() - 2]).unwrap()
        } else {
            answer.json()
        };
        read += last["usage"]["prompt_tokens"].as_u64().unwrap();
        written += last["usage"]["completion_tokens"].as_u64().unwrap();
    }
    assert_eq!(host.chat("/acme/open", "").status, 200);
    let path = "/api/orgs/acme/usage";
    let usage = host.get(path, &acme).json();
    let entries = usage["usage"].as_array().unwrap();
    assert_eq!(entries.len(), 2, "{usage}");
    let id = acme.strip_prefix("Key ").unwrap().split(':').next().unwrap();
    assert_eq!((&entries[0]["app"], &entries[0]["key"]), (&json!("chat"), &json!(id)));
    for (name, value) in
        [("requests", 2), ("refused", 0), ("prompt_tokens", read), ("completion_tokens", written)]
    {
        assert_eq!(entries[0][name], value, "{name}: {usage}");
    }
    assert!(entries[0]["cached_tokens"].as_u64().unwrap() > 0, "the second found the first's");
    assert_eq!((&entries[1]["app"], &entries[1]["key"]), (&json!("open"), &json!("")));
    assert_eq!(usage["total"]["requests"], 3);
    let day = entries[0]["day"].as_str().unwrap();
    let on = |from: &str, to: &str| {
        let found = host.get(&format!("{path}?from={from}&to={to}"), &acme).json();
        found["usage"].as_array().unwrap().len()
    };
    assert_eq!(
        (on(day, day), on("2000-01-01", "2000-12-31"), on("2999-01-01", "2999-12-31")),
        (2, 0, 0)
    );
    assert_eq!(detail(&host.get(&format!("{path}?from=today"), &acme)).0, 422);
    assert_eq!(detail(&host.get(path, &other)).0, 401);
    assert_eq!(detail(&host.get(path, "")).0, 401);

    // for Prometheus, behind a key of its own
    assert_eq!(detail(&host.get("/metrics", "")).0, 401);
    assert_eq!(detail(&host.get("/metrics", &acme)).0, 401);
    let metrics = host.get("/metrics", "Bearer watcher");
    assert_eq!(metrics.status, 200);
    for line in [
        "hob_host:requests_total{org=\"acme\",app=\"chat\"} 2".to_owned(),
        format!("hob_host:completion_tokens_total{{org=\"acme\",app=\"chat\"}} {written}"),
        "hob_host:starts_total{org=\"acme\",app=\"chat\"} 1".to_owned(),
        "vllm:num_requests_running{model_name=\"acme/chat\"} 0".to_owned(),
    ] {
        assert!(metrics.body.contains(&line), "{line} is not in\n{}", metrics.body);
    }

    // what was written seconds ago survives a kill
    std::thread::sleep(std::time::Duration::from_secs(5));
    host.process.kill();
    let mut process = host.process;
    process.wait();
    let table = cli(&host.folder, &["usage", "--org", "acme"]);
    assert!(table.contains(id) && table.lines().last().unwrap().starts_with("total"), "{table}");
    let kept = cli(&host.folder, &["usage", "--org", "acme", "--json"]);
    let kept: Value = serde_json::from_str(&kept).unwrap();
    assert_eq!(kept, usage);
}

#[test]
fn a_host_shows_its_numbers_to_nobody_by_default_and_says_when_it_leaves() {
    let mut host = Host::start("leaves", &["--drain-delay", "5"]);
    assert_eq!(detail(&host.get("/metrics", "")).0, 404);
    for path in ["/live", "/ready", "/health"] {
        assert_eq!(host.get(path, "").json(), json!({"status": "ok"}), "{path}");
    }
    host.process.end();
    host.process.wait_for("its leave", |_| host.get("/ready", "").status == 503);
    assert_eq!(host.get("/ready", "").json(), json!({"status": "draining"}));
    assert_eq!(host.get("/live", "").status, 200);
    assert!(host.process.wait().success());
}
