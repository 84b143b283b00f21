//! `hob host --upstream`: real servers of the shipped model, and a helper that says what stands in
//! a file and writes down what it is told.

use std::fs::Permissions;
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::{Host, chat, cli, detail, key};
use crate::http::client::{Connection, Response, Server};
use crate::http::process::{Folder, Process};
use crate::start::Start as _;

/// The key of all servers.
const KEY: &str = "a-secret-of-servers";

const HELPER: &str = r#"#!/bin/sh
cd "$(dirname "$0")"
tail --pid=$$ -n +1 -f events &
cat >> told
kill $!
"#;

fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("models/hob-nano-q8_0.gguf")
}

fn server() -> Server {
    let options = ["--worker", "--drain-delay", "1", "--api-key", KEY, "--ctx-size", "100000"];
    Server::start(&shipped(), &[&options[..], &["-kvu", "--alias", "hob-nano"]].concat())
}

/// A host with a helper of this test.
struct Front {
    host: Host,
}

impl Front {
    fn start(name: &str, options: &[&str]) -> Front {
        let folder = Folder::new(&format!("upstream-{name}"));
        let helper = folder.0.join("python");
        std::fs::write(&helper, HELPER).unwrap();
        std::fs::set_permissions(&helper, Permissions::from_mode(0o755)).unwrap();
        let hello = json!({"event": "hello", "protocol": 1, "key": KEY});
        std::fs::write(folder.0.join("events"), format!("{hello}\n")).unwrap();
        let helper = helper.to_str().unwrap().to_owned();
        let fixed = ["--upstream", "ray://10.0.0.1:6379", "--upstream-python", &helper];
        let fixed = [&["host", "--port", "0"], &fixed[..]].concat();
        let process = Process::spawn(&mut folder.command(&[&fixed, options].concat()));
        let address = process.after("hob: listening on http://");
        Front { host: Host { process, folder, address } }
    }

    fn say(&self, event: &Value) {
        let events = self.host.folder.0.join("events");
        let mut file = std::fs::OpenOptions::new().append(true).open(events).unwrap();
        file.write_all(format!("{event}\n").as_bytes()).unwrap();
    }

    /// Says which servers a deployment has: names, addresses, states.
    fn replicas(&self, deployment: &str, replicas: &[(&str, &str, &str)]) {
        let replicas: Vec<Value> = replicas
            .iter()
            .map(|(id, address, state)| json!({"id": id, "address": address, "state": state}))
            .collect();
        self.say(&json!({"event": "replicas", "deployment": deployment, "replicas": replicas}));
    }

    /// Says so, and waits until as many are ready.
    fn replicas_ready(&self, deployment: &str, servers: &[(&str, &Server)]) {
        let of = servers.iter().map(|(id, server)| (*id, server.address.as_str(), "ready"));
        self.replicas(deployment, &of.collect::<Vec<_>>());
        self.wait_for_ready(servers.len());
    }

    fn wait_for_ready(&self, ready: usize) {
        self.host.process.wait_for("the servers", |_| {
            let list = cli(&self.host.folder, &["list", "--org", "acme", "--json"]);
            serde_json::from_str::<Value>(&list).unwrap()[0]["ready"] == ready
        });
    }

    /// Returns the lines that the helper has been told, whole ones.
    fn told(&self) -> Vec<Value> {
        let text = std::fs::read_to_string(self.host.folder.0.join("told")).unwrap_or_default();
        let lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        lines.map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// The deployments that were wanted last.
    fn wanted(&self) -> Vec<Value> {
        let told = self.told();
        let last = told.iter().rev().find(|told| told["command"] == "deployments");
        last.map_or_else(Vec::new, |told| told["deployments"].as_array().unwrap().clone())
    }

    fn wait_for_wanted(&self, ids: &[&str]) {
        self.host.process.wait_for("what is wanted", |_| {
            self.wanted()
                .iter()
                .map(|wanted| wanted["id"].as_str().unwrap().to_owned())
                .eq(ids.iter().copied().map(str::to_owned))
        });
    }

    /// Waits until a deployment is asked for by so many requests.
    fn wait_for_waiting(&self, deployment: &str) {
        self.host.process.wait_for("a request that waits", |_| {
            let told = self.told();
            told.iter().any(|told| told["loads"][deployment]["waiting"].as_u64() > Some(0))
        });
    }

    fn open(&self, key: &str, body: &Value) -> Connection {
        let mut connection = Connection::to(&self.host.address);
        let path = "/acme/chat/v1/chat/completions";
        connection.send("POST", path, &[("Authorization", key)], &body.to_string());
        connection
    }
}

/// A stream without an end.
fn endless() -> Value {
    let mut body = chat();
    body["max_tokens"] = 90_000.into();
    body["ignore_eos"] = true.into();
    body["stream"] = true.into();
    body
}

fn posts(server: &Server) -> usize {
    server.log().matches("POST /v1/chat/completions").count()
}

/// Asks a server itself.
fn ask(server: &Server, body: &Value) -> Response {
    let bearer = format!("Bearer {KEY}");
    let headers = [("Authorization", bearer.as_str())];
    server.connect().request("POST", "/v1/chat/completions", &headers, &body.to_string())
}

fn without_times(mut answer: Value) -> Value {
    for name in ["id", "created", "timings", "usage"] {
        answer.as_object_mut().unwrap().remove(name);
    }
    answer
}

#[test]
fn a_deployment_sleeps_until_it_is_asked() {
    let front = Front::start("sleep", &["--json-safe-integers", "--ctx-size", "2048"]);
    let host = &front.host;
    let acme = key(&host.folder, "acme");
    let other = key(&host.folder, "other");
    let deploy = ["deploy", "acme/chat", "--replicas", "0..4", "--memory", "512", "--cpus", "2"];
    assert_eq!(cli(&host.folder, &deploy), "/acme/chat");
    front.wait_for_wanted(&["acme/chat#1"]);
    let wanted = &front.wanted()[0];
    for (name, value) in [
        ("min", json!(0)),
        ("max", json!(4)),
        ("memory_mib", json!(512)),
        ("cpus", json!(2)),
        ("idle_seconds", json!(600)),
        ("model", Value::Null),
        ("model_name", json!("hob-nano")),
        ("token", json!(true)),
    ] {
        assert_eq!(wanted[name], value, "{name}");
    }
    assert_eq!(wanted["worker"]["ctx_size"], 2048);
    assert_eq!(wanted["worker"]["arguments"], json!(["--json-safe-integers"]));
    assert!(Path::new(wanted["worker"]["hob"].as_str().unwrap()).is_file());

    // what computes nothing wakes nobody, and strangers learn as little as ever
    assert_eq!(host.get("/acme/chat/v1/models", &acme).status, 200);
    assert_eq!(host.get("/acme/chat/v1/health", &acme).json()["state"], "cold");
    for key in ["", "Key x:y", &other] {
        assert_eq!(detail(&host.chat("/acme/chat", key)).0, 401, "{key}");
        assert_eq!(detail(&host.chat("/acme/none", key)).0, 401, "{key}");
    }
    assert_eq!(detail(&host.chat("/acme/none", &acme)).0, 404);
    assert_eq!(detail(&host.chat("/nobody/chat", &acme)).0, 404);
    let wrong = json!({"messages": [{"role": "user", "content": "Hi"}], "top_p": 7});
    let refused = host.request("POST", "/acme/chat/v1/chat/completions", &acme, &wrong);
    assert_eq!((refused.status, &refused.json()["error"]["param"]), (400, &json!("top_p")));
    assert!(front.told().iter().all(|told| told["command"] != "loads"));

    let answer = std::thread::scope(|scope| {
        let waiting = scope.spawn(|| host.chat("/acme/chat", &acme));
        front.wait_for_waiting("acme/chat#1");
        assert_eq!(host.get("/acme/chat/v1/health", &acme).json()["state"], "starting");
        let server = server();
        front.replicas_ready("acme/chat#1", &[("one", &server)]);
        let answer = waiting.join().unwrap();
        assert_eq!(without_times(answer.json()), without_times(ask(&server, &chat()).json()));
        let mut streamed = chat();
        streamed["stream"] = true.into();
        let path = "/acme/chat/v1/chat/completions";
        let stream = host.request("POST", path, &acme, &streamed);
        assert!(stream.body.ends_with("data: [DONE]\n\n"), "{}", stream.body);
        assert!(stream.header("x-hob-usage").is_none() && stream.header("trailer").is_none());
        let unknown = host.request("POST", path, &acme, &json!({"messages": 1}));
        assert_eq!(unknown.status, 400);
        assert!(unknown.json()["error"]["message"].is_string());
        answer
    });
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(!answer.body.contains(KEY));
    let usage = &answer.json()["usage"];
    let total = ["usage", "--org", "acme", "--json"];
    let total: Value = serde_json::from_str(&cli(&host.folder, &total)).unwrap();
    let total = &total["total"];
    assert_eq!(total["requests"], 4);
    assert_eq!(total["prompt_tokens"], 2 * usage["prompt_tokens"].as_u64().unwrap());
    assert_eq!(total["completion_tokens"], 2 * usage["completion_tokens"].as_u64().unwrap());
    assert!(!host.process.log().contains(KEY));
}

#[test]
fn a_server_that_is_killed_takes_its_streams_with_it_and_no_others() {
    let front = Front::start("killed", &[]);
    let acme = key(&front.host.folder, "acme");
    cli(&front.host.folder, &["deploy", "acme/chat", "--replicas", "2"]);
    front.wait_for_wanted(&["acme/chat#1"]);
    let first = server();
    let second = server();
    front.replicas_ready("acme/chat#1", &[("one", &first), ("two", &second)]);
    let begin = || {
        let mut stream = front.open(&acme, &endless());
        assert_eq!(stream.head().0, 200);
        assert!(stream.chunk().is_some());
        stream
    };
    let mut streams = [begin(), begin()];
    for server in [&first, &second] {
        server.wait_for("a stream", |server| server.health("slots_processing") == 1);
    }
    // one that waits for its whole answer goes to either, and is answered by the other
    let mut body = chat();
    body["max_tokens"] = 2000.into();
    body["ignore_eos"] = true.into();
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| {
            let mut open = front.open(&acme, &body);
            open.response("POST").status
        });
        let both = || first.health("slots_processing") + second.health("slots_processing");
        front.host.process.wait_for("the third", |_| both() == 3);
        let (doomed, kept) = match first.health("slots_processing") {
            2 => (&first, &second),
            _ => (&second, &first),
        };
        doomed.kill();
        kept.wait_for("the request again", |kept| kept.health("slots_processing") == 2);
        let survivor = usize::from(std::ptr::eq(doomed, &raw const first));
        // the streams began in this order, each where there was the least to do
        let mut broken = String::new();
        while let Some(chunk) = streams[1 - survivor].chunk() {
            broken += &String::from_utf8(chunk).unwrap();
        }
        let last = broken.trim_end().rsplit("\n\n").next().unwrap();
        let error: Value = serde_json::from_str(last.strip_prefix("data: ").unwrap()).unwrap();
        assert_eq!(error["error"]["code"], 502, "{last}");
        assert!(error["error"]["message"].as_str().unwrap().contains("is gone"), "{last}");
        for event in broken.split("\n\n").filter(|event| event.starts_with("data")) {
            let data = event.strip_prefix("data: ").unwrap();
            assert!(serde_json::from_str::<Value>(data).is_ok(), "{event}");
        }
        assert!(streams[survivor].chunk().is_some());
        for _ in 0..8 {
            assert_eq!(front.host.chat("/acme/chat", &acme).status, 200);
        }
        assert_eq!(waiting.join().unwrap(), 200);
        // a client that leaves ends the work of the server
        drop(streams);
        kept.wait_for("the end", |kept| kept.health("slots_processing") == 0);
    });
}

#[test]
fn the_trace_of_a_request_goes_on_at_its_server() {
    let front = Front::start("trace", &[]);
    let host = &front.host;
    let acme = key(&host.folder, "acme");
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "chat", "--replicas", "1..1"]);
    front.wait_for_wanted(&["acme/chat#1"]);
    let server = server();
    front.replicas_ready("acme/chat#1", &[("one", &server)]);
    let trace = "0af7651916cd43dd8448eb211c80319c";
    let parent = format!("00-{trace}-b7ad6b7169203331-01");
    let headers = [("Authorization", acme.as_str()), ("traceparent", parent.as_str())];
    let path = "/acme/chat/v1/chat/completions";
    let body = chat().to_string();
    let answer = Connection::to(&host.address).request("POST", path, &headers, &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    server.wait_for("the log line", |server| {
        let log = server.log();
        log.lines().any(|line| line.contains("POST /v1/chat/completions") && line.contains(trace))
    });
}

#[test]
fn prompts_go_where_they_are_known_and_nothing_goes_where_a_server_leaves() {
    let front = Front::start("prefix", &[]);
    let host = &front.host;
    let acme = key(&host.folder, "acme");
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "chat", "--replicas", "2..2"]);
    front.wait_for_wanted(&["acme/chat#1"]);
    let servers = [server(), server()];
    front.replicas_ready("acme/chat#1", &[("one", &servers[0]), ("two", &servers[1])]);
    let prompt = |topic: usize, n: usize| {
        let text = format!("Subject {topic}. {} And {n}?", "All about it, please. ".repeat(20));
        // small bodies are read at once, and large ones where they keep no others back
        let user = "x".repeat(n * 20_000);
        json!({"messages": [{"role": "user", "content": text}], "max_tokens": 2, "user": user})
    };
    let path = "/acme/chat/v1/chat/completions";
    let mut cached = 0;
    for n in 0..6 {
        for topic in 0..3 {
            let answer = host.request("POST", path, &acme, &prompt(topic, n));
            let read = &answer.json()["usage"]["prompt_tokens_details"]["cached_tokens"];
            cached += usize::from(read.as_u64() > Some(64));
        }
    }
    assert!(cached >= 15, "of 18, 3 are new: {cached}");
    front.host.process.wait_for("18 answers", |_| posts(&servers[0]) + posts(&servers[1]) == 18);
    assert_eq!(posts(&servers[0]).min(posts(&servers[1])), 6);

    // an answer that is kept is where it was made
    let body = json!({"input": "Hello", "max_output_tokens": 2});
    let ids: Vec<String> = (0..4)
        .map(|_| {
            let made = host.request("POST", "/acme/chat/v1/responses", &acme, &body);
            made.json()["id"].as_str().unwrap().to_owned()
        })
        .collect();
    for id in &ids {
        let kept = host.get(&format!("/acme/chat/v1/responses/{id}"), &acme);
        assert_eq!((kept.status, &kept.json()["id"]), (200, &json!(id)));
        let next = json!({"input": "And?", "previous_response_id": id, "max_output_tokens": 2});
        assert_eq!(host.request("POST", "/acme/chat/v1/responses", &acme, &next).status, 200);
    }

    let addresses = servers.each_ref().map(|server| server.address.clone());
    front.replicas(
        "acme/chat#1",
        &[("one", &addresses[0], "draining"), ("two", &addresses[1], "ready")],
    );
    front.wait_for_ready(1);
    let [mut leaving, staying] = servers;
    let before = posts(&leaving);
    leaving.end();
    for topic in 0..6 {
        assert_eq!(host.request("POST", path, &acme, &prompt(topic, 9)).status, 200);
    }
    assert!(leaving.wait().success());
    staying.wait_for("the answers", |staying| posts(staying) + before == 24);
    assert_eq!(posts(&leaving), before);
}

#[test]
fn a_deployment_anew_answers_from_the_one_before_until_it_is_there() {
    let front = Front::start("anew", &[]);
    let host = &front.host;
    let acme = key(&host.folder, "acme");
    cli(&host.folder, &["deploy", "acme/chat"]);
    front.wait_for_wanted(&["acme/chat#1"]);
    let old = server();
    front.replicas_ready("acme/chat#1", &[("one", &old)]);
    assert_eq!(host.chat("/acme/chat", &acme).status, 200);
    cli(&host.folder, &["deploy", "acme/chat", "--replicas", "1"]);
    front.wait_for_wanted(&["acme/chat#1", "acme/chat#2"]);
    front.wait_for_waiting("acme/chat#2");
    assert_eq!(host.chat("/acme/chat", &acme).status, 200);
    old.wait_for("the second", |old| posts(old) == 2);
    let new = server();
    front.replicas_ready("acme/chat#2", &[("two", &new)]);
    front.wait_for_wanted(&["acme/chat#2"]);
    assert_eq!(host.chat("/acme/chat", &acme).status, 200);
    new.wait_for("the third", |new| posts(new) == 1);
    assert_eq!(posts(&old), 2);

    // what the helper says of a deployment is in its log
    front.replicas("acme/chat#2", &[]);
    front.wait_for_ready(0);
    let line = "no machine has 64 cores";
    front.say(&json!({"event": "log", "deployment": "acme/chat#2", "line": line}));
    front.say(&json!({"event": "failed", "deployment": "acme/chat#2", "error": "it is too large"}));
    let log = host.log_with("chat", &acme, "failed: it is too large");
    assert!(log.contains(line), "{log}");
    let refused = host.chat("/acme/chat", &acme);
    assert_eq!(detail(&refused).0, 503);
    assert_eq!(refused.header("retry-after"), Some("30"));
    cli(&host.folder, &["remove", "acme/chat"]);
    front.wait_for_wanted(&[]);
    assert_eq!(host.chat("/acme/chat", &acme).status, 404);
}

#[test]
fn a_revoked_key_and_the_end_of_the_host_end_its_streams() {
    let mut front = Front::start("ends", &["--drain-timeout", "1"]);
    let doomed = key(&front.host.folder, "acme");
    let acme = key(&front.host.folder, "acme");
    cli(&front.host.folder, &["deploy", "acme/chat"]);
    front.wait_for_wanted(&["acme/chat#1"]);
    let server = server();
    front.replicas_ready("acme/chat#1", &[("one", &server)]);
    let begin = |key: &str| {
        let mut stream = front.open(key, &endless());
        assert_eq!(stream.head().0, 200);
        assert!(stream.chunk().is_some());
        stream
    };
    let mut ended = begin(&doomed);
    let mut last = begin(&acme);
    let left = begin(&acme);
    drop(left);
    server.wait_for("a client to leave", |server| server.health("slots_processing") == 2);
    let rest = |stream: &mut Connection| {
        let mut text = String::new();
        while let Some(chunk) = stream.chunk() {
            text += &String::from_utf8(chunk).unwrap();
        }
        text
    };
    let id = doomed.strip_prefix("Key ").unwrap().split(':').next().unwrap();
    cli(&front.host.folder, &["key", "revoke", "--org", "acme", id]);
    assert!(rest(&mut ended).contains("has been revoked"));
    server.wait_for("its end", |server| server.health("slots_processing") == 1);
    front.host.process.end();
    assert!(rest(&mut last).contains("the server stops"));
    server.wait_for("its end", |server| server.health("slots_processing") == 0);
    assert_eq!(front.host.process.wait().code(), Some(0));
    assert_eq!(server.get("/live").status, 200, "servers are not the host's to end");
}

#[test]
fn an_upstream_that_is_not_there_is_named() {
    let folder = Folder::new("upstream-none");
    let fails = |options: &[&str], code: i32, words: &str| {
        let fixed = ["host", "--port", "0"];
        let output = folder.command(&[&fixed, options].concat()).run();
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{options:?}: {error}");
        assert!(error.contains(words), "{options:?}: {error}");
    };
    fails(&["--upstream", "10.0.0.1:6379"], 2, "ray://HOST:PORT was expected");
    fails(&["--upstream", "ray://auto", "--memory", "100"], 2, "--memory");
    fails(&["--upstream-python", "python3"], 2, "--upstream");
    fails(
        &["--upstream", "ray://auto", "--upstream-python", "/none/python"],
        2,
        "--upstream-python names a Python that has hob_ray",
    );
    let python = |script: &str| {
        let python = folder.0.join("python");
        std::fs::write(&python, format!("#!/bin/sh\n{script}\n")).unwrap();
        std::fs::set_permissions(&python, Permissions::from_mode(0o755)).unwrap();
        python.to_str().unwrap().to_owned()
    };
    let bare = python("echo \"$0: No module named hob_ray\" >&2; exit 1");
    let options = ["--upstream", "ray://auto", "--upstream-python", &bare];
    fails(&options, 2, "pip install deploy/ray");
    let lost = python("echo 'no cluster at auto' >&2; exit 1");
    let options = ["--upstream", "ray://auto", "--upstream-python", &lost];
    fails(&options, 2, "ended: no cluster at auto");
    let old = python("echo '{\"event\": \"hello\", \"protocol\": 9, \"key\": \"k\"}'; cat");
    let options = ["--upstream", "ray://auto", "--upstream-python", &old];
    fails(&options, 2, "version 9");
}
