//! `hob host` as tenants, strangers and its operator see it: the real binary, real models, real
//! sockets.

#[cfg(all(unix, feature = "postgres"))]
mod chaos;
mod dashboard;
mod endings;
mod metering;
#[cfg(all(unix, feature = "postgres"))]
mod shared;
mod tenants;
#[cfg(unix)]
mod upstream;

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::http::client::{Connection, Response};
use crate::http::hub;
use crate::http::process::{Folder, Process, is_private, room_for_one};
use crate::http::stories::stories;
use crate::start::Start as _;

struct Host {
    process: Process,
    folder: Folder,
    address: String,
}

impl Host {
    fn start(name: &str, options: &[&str]) -> Host {
        Self::start_in(Folder::new(&format!("host-{name}")), options)
    }

    fn start_in(folder: Folder, options: &[&str]) -> Host {
        let fixed = ["host", "--port", "0", "--threads", "1"];
        let process = Process::spawn(&mut folder.command(&[&fixed, options].concat()));
        let address = process.after("hob: listening on http://");
        Host { process, folder, address }
    }

    /// One that asks a hub, with more in its environment.
    fn start_with(name: &str, hub: &hub::Hub, options: &[&str], vars: &[(&str, &str)]) -> Host {
        let folder = Folder::new(&format!("host-{name}"));
        let mut command =
            folder.command(&[&["host", "--port", "0", "--threads", "1"], options].concat());
        command
            .env_remove("HF_HUB_OFFLINE")
            .env("MODEL_ENDPOINT", &hub.address)
            .envs(vars.iter().copied());
        let process = Process::spawn(&mut command);
        Host { address: process.after("hob: listening on http://"), process, folder }
    }

    /// Deploys with a key of the organization.
    fn deploy(&self, org: &str, app: &str, key: &str, terms: Value) -> Response {
        self.request("PUT", &format!("/api/orgs/{org}/deployments/{app}"), key, &terms)
    }

    fn delete(&self, path: &str, key: &str) -> Response {
        self.request("DELETE", path, key, &Value::Null)
    }

    /// The log of a deployment of acme, as its organization reads it, once it has these words.
    fn log_with(&self, app: &str, key: &str, words: &str) -> String {
        let path = format!("/api/orgs/acme/deployments/{app}/logs");
        let mut log = String::new();
        self.process.wait_for(words, |_| {
            log = self.get(&path, key).body;
            log.contains(words)
        });
        log
    }

    fn request(&self, method: &str, path: &str, key: &str, body: &Value) -> Response {
        let headers = [("Authorization", key)];
        let headers = if key.is_empty() { &headers[..0] } else { &headers[..] };
        let body = if body.is_null() { String::new() } else { body.to_string() };
        Connection::to(&self.address).request(method, path, headers, &body)
    }

    fn get(&self, path: &str, key: &str) -> Response {
        self.request("GET", path, key, &Value::Null)
    }

    fn chat(&self, app: &str, key: &str) -> Response {
        self.request("POST", &format!("{app}/v1/chat/completions"), key, &chat())
    }

    /// Returns where a deployment of acme is.
    fn state(&self, app: &str) -> String {
        let list = cli(&self.folder, &["list", "--org", "acme", "--json"]);
        let list: Value = serde_json::from_str(&list).unwrap();
        let entry = list.as_array().unwrap().iter().find(|entry| entry["app"] == app).unwrap();
        entry["state"].as_str().unwrap().to_owned()
    }
}

/// Returns what a command of the operator prints.
fn cli(folder: &Folder, args: &[&str]) -> String {
    let output = folder.command(&[&["host"], args].concat()).run();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim_end().to_owned()
}

/// The header for a new key.
fn key(folder: &Folder, org: &str) -> String {
    format!("Key {}", cli(folder, &["key", "create", "--org", org]))
}

fn chat() -> Value {
    json!({"messages": [{"role": "user", "content": "Hello"}], "temperature": 0, "max_tokens": 4})
}

fn detail(response: &Response) -> (u16, String) {
    let json = response.json();
    assert_eq!(json.as_object().unwrap().len(), 1, "{json}");
    (response.status, json["detail"].as_str().unwrap().to_owned())
}

#[test]
fn keys_open_what_is_theirs() {
    let host = Host::start("keys", &[]);
    let acme = key(&host.folder, "acme");
    let other = key(&host.folder, "other");
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "chat"]);
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "open", "--auth", "public"]);
    let revoked = key(&host.folder, "acme");
    cli(
        &host.folder,
        &[
            "key",
            "revoke",
            "--org",
            "acme",
            revoked.strip_prefix("Key ").unwrap().split(':').next().unwrap(),
        ],
    );

    let (id, secret) = acme.strip_prefix("Key ").unwrap().split_once(':').unwrap();
    let models = host.get("/acme/chat/v1/models", &acme);
    assert_eq!(models.status, 200, "{}", models.body);
    assert_eq!(
        (&models.json()["data"][0]["id"], &models.json()["data"][0]["owned_by"]),
        (&json!("hob-nano"), &json!("acme"))
    );
    let one = host.get("/acme/chat/v1/models/hob-nano", &acme);
    assert_eq!(one.json(), models.json()["data"][0]);
    assert_eq!(detail(&host.get("/acme/chat/v1/models/none", &acme)).0, 404);
    assert_eq!(detail(&host.get("/acme/chat/v1/models/hob-nano", "")).0, 401);
    let answer = host.chat("/acme/chat", &acme);
    assert_eq!(
        (answer.status, &answer.json()["object"]),
        (200, &json!("chat.completion")),
        "{}",
        answer.body
    );
    for scheme in ["key", "Bearer", "bearer"] {
        let answer = host.chat("/acme/chat", &acme.replacen("Key", scheme, 1));
        assert_eq!(answer.status, 200, "schemes have no case: {scheme}");
    }

    // 401: none, malformed, another scheme, a wrong secret, a wrong id, a revoked key, another
    // organization's.
    let wrong = [
        String::new(),
        "Key".into(),
        "Key ".into(),
        "Key :".into(),
        format!("Key {id}"),
        format!("Key {id}:"),
        format!("Key :{secret}"),
        format!("{id}:{secret}"),
        format!("Bearer {id}"),
        format!("Bearer {id}:{secret}x"),
        format!("Basic {id}:{secret}"),
        format!("Key {id}:{}", &secret[..secret.len() - 1]),
        format!("Key {id}:{secret}x"),
        format!("Key 0000000000000000:{secret}"),
        "Key operator:0000".into(),
        revoked.clone(),
        other.clone(),
    ];
    for wrong in &wrong {
        for refused in [host.get("/acme/chat/v1/models", wrong), host.chat("/acme/chat", wrong)] {
            assert_eq!(detail(&refused).0, 401, "{wrong}");
            assert_eq!(refused.header("www-authenticate"), Some("Key"));
        }
        // Public ones need nothing, whatever is sent.
        assert_eq!(host.get("/acme/open/v1/models", wrong).status, 200, "{wrong}");
    }
    assert_eq!(host.chat("/acme/open", "").status, 200);

    // 404: what is not there, for those who may know.
    for path in
        ["/acme/none/v1/models", "/nobody/chat/v1/models", "/ACME/chat/v1/models", "/x", "/"]
    {
        assert_eq!(detail(&host.get(path, &acme)).0, 404, "{path}");
    }
    for path in [
        "/acme/chat/v1/nothing",
        "/acme/chat",
        "/acme/chat/",
        "/acme/chat/slots",
        "/acme/chat/completion",
        "/acme/chat/v1/../v1/models",
    ] {
        assert_eq!(detail(&host.get(path, &acme)).0, 404, "{path}");
    }
    let wrong_method = host.get("/acme/chat/v1/chat/completions", &acme);
    assert_eq!(
        (detail(&wrong_method).0, wrong_method.header("allow")),
        (405, Some("POST, OPTIONS"))
    );

    // Escapes are read, and make nothing of a name but a name.
    for (path, status) in [
        ("/%61cme/ch%61t/v1/models", 200),
        ("/acme/chat/%761/m%6Fdels", 200),
        ("/acme/chat/v1/models/hob%2Dnano", 200),
        ("/%61pi/orgs/acme/deployments", 200),
        ("/acme%2Fchat/v1/models", 404),
        ("/acme/chat%2Fv1/models", 404),
        ("/acme/chat/v1%2Fmodels", 404),
        ("/acme%2F/chat/v1/models", 404),
        ("/api%2Forgs/acme/deployments", 404),
        ("/acme%00/chat/v1/models", 404),
        ("/acme/chat%00/v1/models", 404),
        ("/acme/chat/v1%00/models", 404),
        ("/acme/chat/v1/models%0A", 404),
        ("/acme/chat/%ff/models", 404),
        ("/%ff/chat/v1/models", 404),
        ("/%2561cme/chat/v1/models", 404),
        ("/acme/chat/v1/models/hob%252Dnano", 404),
        ("/acme/open/%2e%2e/chat/v1/models", 404),
    ] {
        let answer = host.get(path, &acme);
        assert_eq!(answer.status, status, "{path}: {}", answer.body);
        if status == 200 {
            assert_eq!(detail(&host.get(path, "")).0, 401, "{path}");
        } else {
            detail(&answer);
        }
    }
    let path = "/api/orgs/acme/keys/no%2Fkey%3F";
    assert_eq!(detail(&host.request("DELETE", path, &acme, &Value::Null)).0, 404);
    // Whatever is written for a key's id is one name, also on its way to the server.
    for (id, shown) in
        [("no key?", "no key?"), ("%61", "%61"), ("../deployments/chat", "..%2Fdeployments%2Fchat")]
    {
        let output = host.folder.command(&["host", "key", "revoke", "--org", "acme", id]).run();
        let error = String::from_utf8(output.stderr).unwrap();
        let told = format!("hob: there is no key {shown} of acme\n");
        assert_eq!((output.status.code(), error), (Some(2), told));
    }
    assert_eq!(host.get("/acme/chat/v1/models", &acme).status, 200);

    // For all others a name that is there looks like one that is not.
    for caller in wrong {
        let there = detail(&host.get("/acme/chat/v1/models", &caller));
        assert_eq!(there, detail(&host.get("/acme/none/v1/models", &caller)), "{caller}");
        if caller != other {
            assert_eq!(there, detail(&host.get("/nobody/chat/v1/models", &caller)), "{caller}");
        }
    }

    // Secrets are nowhere but in the hands of those who got them.
    let state = host.folder.host_state();
    let database = std::fs::read(state.join("host.redb")).unwrap();
    assert!(!database.windows(secret.len()).any(|window| window == secret.as_bytes()));
    assert!(!host.process.log().contains(secret), "{}", host.process.log());
    assert!(is_private(&state) && is_private(&state.join("server.json")));
}

#[test]
fn what_the_host_says_has_one_form() {
    let host = Host::start("words", &["--body-limit", "1"]);
    let acme = key(&host.folder, "acme");
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "open", "--auth", "public"]);
    let chats = "/acme/open/v1/chat/completions";
    let ask = |method: &str, path: &str, headers: &[(&str, &str)], body: &str| {
        Connection::to(&host.address).request(method, path, headers, body)
    };
    // A page of another origin; a body that is too large, for a deployment and for the management.
    let page = ask("POST", chats, &[("Origin", "http://evil.example")], &chat().to_string());
    assert_eq!(detail(&page).0, 403);
    assert_eq!(page.header("access-control-allow-origin"), None);
    let large = " ".repeat(2 << 20);
    assert_eq!(detail(&ask("POST", chats, &[], &large)).0, 413);
    let path = "/api/orgs/acme/deployments/open";
    assert_eq!(detail(&ask("PUT", path, &[("Authorization", &acme)], &large)).0, 413);
    // A page of this machine may manage, and is never allowed credentials.
    let preflight = ask("OPTIONS", path, &[("Origin", "http://localhost:3000")], "");
    assert_eq!(preflight.header("access-control-allow-origin"), Some("http://localhost:3000"));
    let methods = preflight.header("access-control-allow-methods").unwrap();
    assert!(methods.contains("PUT") && methods.contains("DELETE"), "{methods}");
    assert_eq!(preflight.header("access-control-allow-credentials"), None);
    // What the deployment has to say of a request is what any server says.
    let wrong = ask("POST", chats, &[], "{\"messages\": 5}");
    assert_eq!((wrong.status, &wrong.json()["error"]["param"]), (400, &json!("messages")));
}

#[test]
fn only_what_makes_something_makes_the_state() {
    let folder = Folder::new("host-nowhere");
    let state = folder.0.join("some/where");
    let name = state.to_str().unwrap();
    let run = |args: &[&str]| {
        let output = folder.command(&[&["host"], args, &["--state", name]].concat()).run();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    for args in [
        &["list", "--org", "acme"][..],
        &["list", "--org", "acme", "--json"],
        &["logs", "--org", "acme", "--app", "chat"],
        &["logs", "--org", "acme", "--app", "chat", "--follow"],
        &["remove", "--org", "acme", "--app", "chat"],
        &["key", "list", "--org", "acme"],
        &["key", "revoke", "--org", "acme", "0123"],
    ] {
        let (code, error) = run(args);
        assert_eq!(code, Some(2), "{args:?}: {error}");
        let begins = error.starts_with(&format!("hob: {name}: there is no state of a host"));
        assert!(begins && error.lines().count() == 1, "{args:?}: {error}");
        assert!(!folder.0.join("some").exists(), "{args:?}");
    }
    // The default place is no other.
    let output = folder.command(&["host", "list", "--org", "acme"]).run();
    assert_eq!((output.status.code(), folder.0.join(".local").exists()), (Some(2), false));
    assert_eq!(run(&["deploy", "--org", "acme", "--app", "chat"]), (Some(0), String::new()));
    assert_eq!(run(&["list", "--org", "acme"]), (Some(0), String::new()));
}

#[hob_needs::fixtures]
#[test]
fn a_deployment_starts_when_it_is_asked_for() {
    let model = stories();
    let model = model.to_str().unwrap();
    // Deployed before there is a server.
    let folder = Folder::new("host-cold");
    let acme = key(&folder, "acme");
    let deployed = cli(
        &folder,
        &["deploy", "--org", "acme", "--app", "story", "--model", model, "--idle", "2s", "--json"],
    );
    let deployed: Value = serde_json::from_str(&deployed).unwrap();
    assert_eq!(
        (&deployed["auth"], &deployed["idle_seconds"], &deployed["min"]),
        (&json!("private"), &json!(2), &json!(0))
    );
    let host = Host::start_in(folder, &["--ctx-size", "100000"]);
    assert_eq!(host.state("story"), "cold");
    assert_eq!(
        host.get("/acme/story/v1/models", &acme).json()["data"][0]["id"],
        "stories260K",
        "not where its file is"
    );
    assert_eq!(host.state("story"), "cold", "asking what there is starts nothing");

    // Eight at once are one start, and all are answered.
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| assert_eq!(host.chat("/acme/story", &acme).status, 200));
        }
    });
    assert_eq!(
        host.process.log().matches(": starting\n").count()
            + host.process.log().matches("starting deployment").count(),
        1,
        "{}",
        host.process.log()
    );
    // While a stream is open it is ready, then idle, then cold.
    let mut body = chat();
    body["stream"] = true.into();
    body["ignore_eos"] = true.into();
    let stream = |body: &Value| {
        let mut stream = Connection::to(&host.address);
        let path = "/acme/story/v1/chat/completions";
        stream.send("POST", path, &[("Authorization", &acme)], &body.to_string());
        assert_eq!(stream.head().0, 200);
        stream
    };
    // longer than a command takes that asks for the state
    body["max_tokens"] = 90_000.into();
    let endless = stream(&body);
    assert_eq!(host.state("story"), "ready");
    drop(endless);
    body["max_tokens"] = 4.into();
    let mut short = stream(&body);
    let mut text = String::new();
    while let Some(chunk) = short.chunk() {
        text += &String::from_utf8(chunk).unwrap();
    }
    assert!(text.ends_with("data: [DONE]\n\n"), "{text}");
    host.process.wait_for("an idle deployment", |_| host.state("story") != "ready");
    host.process.wait_for("a cold deployment", |_| host.state("story") == "cold");
    assert_eq!(host.chat("/acme/story", &acme).status, 200, "and it starts again");
    host.process.wait_for("the journal", |_| {
        cli(&host.folder, &["logs", "--org", "acme", "--app", "story"])
            .matches("ready after")
            .count()
            == 2
    });
    let log = cli(&host.folder, &["logs", "--org", "acme", "--app", "story"]);
    assert!(
        log.contains("cold: nobody asked") && log.contains("starting: loading 1171200 bytes"),
        "{log}"
    );

    // One that is to stay warm starts by itself, and stays.
    cli(
        &host.folder,
        &[
            "deploy", "--org", "acme", "--app", "warm", "--model", model, "--min", "1", "--idle",
            "1s",
        ],
    );
    host.process.wait_for("a warm deployment", |_| host.state("warm") == "idle");
    std::thread::sleep(Duration::from_millis(1600));
    assert_eq!(host.state("warm"), "idle");

    // Deployed anew it is another; removed it is gone.
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "story"]);
    assert_eq!(host.chat("/acme/story", &acme).json()["model"], "hob-nano");
    cli(&host.folder, &["remove", "--org", "acme", "--app", "story"]);
    assert_eq!(host.chat("/acme/story", &acme).status, 404);
    let again = host.folder.command(&["host", "remove", "--org", "acme", "--app", "story"]).run();
    assert_eq!(again.status.code(), Some(2));

    // What cannot be started says so to its owner's log, and to clients without naming files.
    std::fs::write(host.folder.0.join("junk.gguf"), "GGUF").unwrap();
    let junk = host.folder.0.join("junk.gguf");
    cli(
        &host.folder,
        &["deploy", "--org", "acme", "--app", "junk", "--model", junk.to_str().unwrap()],
    );
    let (status, words) = detail(&host.chat("/acme/junk", &acme));
    assert_eq!((status, words.contains("junk")), (503, false), "{words}");
    host.process.wait_for("the journal", |_| {
        cli(&host.folder, &["logs", "--org", "acme", "--app", "junk"]).contains("failed: ")
    });
    let log = host.log_with("junk", &acme, "failed: ");
    assert!(
        log.contains("failed: junk.gguf: ") && !log.contains(host.folder.0.to_str().unwrap()),
        "{log}"
    );
    assert_eq!(host.state("junk"), "cold");
}

#[hob_needs::fixtures]
#[test]
fn a_cold_start_fetches_the_model() {
    let model = stories();
    let hub =
        hub::Hub::start("org/stories-GGUF", &[("stories260K.gguf", std::fs::read(model).unwrap())]);
    hub.set(hub::Faults { break_after: Some(300_000), ..Default::default() });
    let folder = Folder::new("host-fetch");
    let acme = key(&folder, "acme");
    cli(&folder, &["deploy", "--org", "acme", "--app", "far", "--model", "org/stories-GGUF"]);
    let mut command = folder.command(&["host", "--port", "0", "--threads", "1"]);
    command.env_remove("HF_HUB_OFFLINE").env("MODEL_ENDPOINT", &hub.address);
    let process = Process::spawn(&mut command);
    let host = Host { address: process.after("hob: listening on http://"), process, folder };
    let answer = host.chat("/acme/far", &acme);
    assert_eq!(
        (answer.status, &answer.json()["model"]),
        (200, &json!("org/stories-GGUF")),
        "{}",
        answer.body
    );
    host.process.wait_for("the journal", |_| {
        cli(&host.folder, &["logs", "--org", "acme", "--app", "far"]).contains("ready after")
    });
    let log = cli(&host.folder, &["logs", "--org", "acme", "--app", "far"]);
    assert!(log.contains("fetching stories260K.gguf, 100 % of"), "{log}");
    assert!(log.matches("fetching").count() > 3 && log.matches("fetching").count() < 40, "{log}");
}

#[hob_needs::fixtures]
#[test]
fn places_and_memory_are_bounded() {
    let model = stories();
    let model = model.to_str().unwrap();
    let host = Host::start(
        "bounds",
        &[
            "--memory",
            &room_for_one(),
            "--memory-wait",
            "1",
            "--ctx-size",
            "1000000",
            "--key-requests-per-minute",
            "1000",
        ],
    );
    let acme = key(&host.folder, "acme");
    cli(
        &host.folder,
        &["deploy", "--org", "acme", "--app", "story", "--model", model, "--max-concurrency", "2"],
    );
    cli(&host.folder, &["deploy", "--org", "acme", "--app", "nano"]);
    let mut endless = chat();
    endless["stream"] = true.into();
    endless["ignore_eos"] = true.into();
    endless["max_tokens"] = 90_000.into();
    let path = "/acme/story/v1/chat/completions";
    let mut open: Vec<Connection> = (0..2)
        .map(|_| {
            let mut connection = Connection::to(&host.address);
            connection.send("POST", path, &[("Authorization", &acme)], &endless.to_string());
            assert_eq!(connection.head().0, 200);
            connection
        })
        .collect();
    let refused = host.chat("/acme/story", &acme);
    assert_eq!((detail(&refused).0, refused.header("retry-after")), (429, Some("1")));
    assert_eq!(refused.header("x-ratelimit-limit-requests"), Some("1000"));
    assert_eq!(host.get("/acme/story/v1/models", &acme).status, 200, "the list takes no place");
    // There is no room for both, and the first is in use.
    let since = Instant::now();
    let refused = host.chat("/acme/nano", &acme);
    assert_eq!((detail(&refused).0, refused.header("retry-after")), (503, Some("10")));
    assert!(since.elapsed() >= Duration::from_millis(900));
    // A client that goes away makes room; what is idle makes way.
    open.clear();
    host.process.wait_for("a place", |_| host.state("story") == "idle");
    assert_eq!(host.chat("/acme/nano", &acme).status, 200);
    assert_eq!((host.state("story"), host.state("nano")), ("cold".into(), "idle".into()));
    assert_eq!(host.chat("/acme/story", &acme).status, 200);
    assert_eq!(host.state("nano"), "cold");
    // One that is too large for the budget, even alone.
    let small = Host::start("small", &["--memory", "1"]);
    let acme = key(&small.folder, "acme");
    cli(&small.folder, &["deploy", "--org", "acme", "--app", "nano"]);
    assert_eq!(detail(&small.chat("/acme/nano", &acme)).0, 503);
}

#[test]
fn the_management_interface_has_the_same_rules() {
    let host = Host::start("manage", &[]);
    let acme = key(&host.folder, "acme");
    let other = key(&host.folder, "other");
    let deploy =
        |key: &str, body: Value| host.request("PUT", "/api/orgs/acme/deployments/chat", key, &body);
    for wrong in ["", "Bearer x", "Key x:y", &other] {
        for (method, path) in [
            ("GET", "/api/orgs/acme/deployments"),
            ("GET", "/api/orgs/nobody/deployments"),
            ("PUT", "/api/orgs/acme/deployments/chat"),
            ("DELETE", "/api/orgs/acme/deployments/chat"),
            ("POST", "/api/orgs/acme/keys"),
            ("GET", "/api/orgs/acme/keys"),
            ("DELETE", "/api/orgs/acme/keys/x"),
            ("GET", "/api/orgs/acme/nothing"),
        ] {
            assert_eq!(
                detail(&host.request(method, path, wrong, &json!({}))).0,
                401,
                "{method} {path} {wrong}"
            );
        }
    }
    let made = deploy(&acme, json!({"max_concurrency": 3}));
    assert_eq!(
        (made.status, &made.json()["max_concurrency"], &made.json()["auth"]),
        (200, &json!(3), &json!("private"))
    );
    assert_eq!(host.chat("/acme/chat", &acme).status, 200);
    let list = host.get("/api/orgs/acme/deployments", &acme).json();
    assert_eq!(
        (&list["deployments"][0]["app"], &list["deployments"][0]["state"]),
        (&json!("chat"), &json!("idle"))
    );
    assert_eq!(host.get("/api/orgs/other/deployments", &other).json(), json!({"deployments": []}));
    for bad in [
        json!({"min": 2}),
        json!({"auth": "shared"}),
        json!({"idle_seconds": 0}),
        json!({"colour": 1}),
        json!([]),
    ] {
        assert_eq!(detail(&deploy(&acme, bad.clone())).0, 422, "{bad}");
    }
    // A file of the server is not a tenant's to read.
    for file in ["/etc/hostname", "../x", "/nowhere"] {
        assert_eq!(detail(&deploy(&acme, json!({"model": file}))).0, 403, "{file}");
    }
    assert_eq!(
        detail(&host.request("PUT", "/api/orgs/acme/deployments/A..b", &acme, &json!({}))).0,
        422
    );
    assert_eq!(detail(&host.get("/api/orgs/acme/deployments/none/logs", &acme)).0, 404);
    assert_eq!(detail(&host.get("/api/orgs/acme/nothing", &acme)).0, 404);

    let new = host.request("POST", "/api/orgs/acme/keys", &acme, &Value::Null);
    assert_eq!(new.status, 201);
    let new = format!("Key {}", new.json()["key"].as_str().unwrap());
    assert_eq!(host.get("/acme/chat/v1/models", &new).status, 200);
    let keys = host.get("/api/orgs/acme/keys", &acme).json();
    assert_eq!(keys["keys"].as_array().unwrap().len(), 2);
    assert!(
        !keys.to_string().contains("hash")
            && !keys.to_string().contains(new.split(':').nth(1).unwrap())
    );
    let id = new.strip_prefix("Key ").unwrap().split(':').next().unwrap();
    // Another organization cannot revoke it, nor be told that it is there.
    assert_eq!(
        detail(&host.request(
            "DELETE",
            &format!("/api/orgs/other/keys/{id}"),
            &other,
            &Value::Null
        ))
        .0,
        404
    );
    assert_eq!(
        host.request("DELETE", &format!("/api/orgs/acme/keys/{id}"), &acme, &Value::Null).status,
        200
    );
    assert_eq!(host.get("/acme/chat/v1/models", &new).status, 401);
    assert_eq!(
        host.request("DELETE", "/api/orgs/acme/deployments/chat", &acme, &Value::Null).status,
        200
    );
    assert_eq!(host.chat("/acme/chat", &acme).status, 404);
}
