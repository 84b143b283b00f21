//! The dashboard of a host, as organizations, its operator and other pages see it.

use serde_json::{Value, json};

use super::{Host, cli, detail, key};
use crate::http::client::{Connection, Response};
use crate::start::Start as _;

/// A browser with a session.
struct Session {
    address: String,
    cookie: String,
    token: String,
}

fn dashboard(host: &Host) -> String {
    host.process.after("hob: dashboard on http://")
}

fn send(address: &str, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Response {
    Connection::to(address).request(method, path, headers, body)
}

/// Tries to open a session.
fn try_key(address: &str, key: &str) -> Response {
    let headers = [("Content-Type", "application/json")];
    send(address, "POST", "/session", &headers, &json!({"key": key}).to_string())
}

impl Session {
    fn open(address: &str, key: &str) -> Session {
        let key = key.strip_prefix("Key ").unwrap_or(key);
        let opened = try_key(address, key);
        assert_eq!(opened.status, 201, "{}", opened.body);
        let set = opened.header("set-cookie").unwrap();
        assert!(set.ends_with("; Path=/; HttpOnly; SameSite=Strict"), "{set}");
        assert_eq!(opened.header("cache-control"), Some("no-store"));
        Session {
            address: address.into(),
            cookie: set.split(';').next().unwrap().into(),
            token: opened.json()["token"].as_str().unwrap().into(),
        }
    }

    fn headers(&self) -> [(&str, &str); 2] {
        [("Cookie", &self.cookie), ("X-Hob-Token", &self.token)]
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Response {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        send(&self.address, method, path, &self.headers(), &body)
    }

    fn get(&self, path: &str) -> Response {
        self.ask("GET", path, &Value::Null)
    }
}

#[test]
fn an_organization_manages_what_is_its_own() {
    let host = Host::start("dashboard", &["--dashboard", "127.0.0.1:0"]);
    let address = dashboard(&host);
    let acme = Session::open(&address, &key(&host.folder, "acme"));
    let other = Session::open(&address, &key(&host.folder, "other"));
    assert_eq!(acme.get("/api/orgs").json(), json!({"orgs": ["acme"]}));
    assert_eq!(acme.get("/session").json()["org"], "acme");

    let path = "/api/orgs/acme/deployments/chat";
    assert_eq!(acme.ask("PUT", path, &json!({"max_concurrency": 2})).status, 200);
    let list = acme.get("/api/orgs/acme/deployments").json();
    assert_eq!(list["deployments"][0]["state"], "cold");
    assert_eq!(list["deployments"][0]["starts"]["completed"], 0);
    let body = json!({"messages": [{"role": "user", "content": "Hello"}], "max_tokens": 3});
    let answer = acme.ask("POST", "/acme/chat/v1/chat/completions", &body);
    assert_eq!(answer.json()["object"], "chat.completion", "{}", answer.body);
    assert_eq!(acme.get("/api/orgs/acme/usage").json()["total"]["requests"], 1);
    host.process
        .wait_for("the log", |_| acme.get(&format!("{path}/logs")).body.contains("ready after"));
    let starts = acme.get("/api/orgs/acme/deployments").json()["deployments"][0]["starts"].clone();
    assert_eq!((&starts["completed"], &starts["failed"]), (&json!(1), &json!(0)));
    assert_eq!(
        (&starts["seconds"], starts["last_seconds"].is_f64()),
        (&starts["last_seconds"], true)
    );

    // nothing of the first shows to the second
    for path in [
        "/api/orgs/acme/deployments",
        "/api/orgs/acme/deployments/chat/logs",
        "/api/orgs/acme/keys",
        "/api/orgs/acme/usage",
        "/acme/chat/v1/models",
    ] {
        assert_eq!(detail(&other.get(path)).0, 401, "{path}");
    }
    assert_eq!(other.get("/api/orgs").json(), json!({"orgs": ["other"]}));
    for (method, path) in
        [("DELETE", path), ("POST", "/api/orgs/acme/keys"), ("PUT", "/api/orgs/acme/deployments/x")]
    {
        assert_eq!(other.ask(method, path, &json!({})).status, 401, "{method} {path}");
    }
    // a header of the page does not stand in for the key of the session
    let operator = format!("Key {}", cli(&host.folder, &["token"]));
    let [cookie, token] = other.headers();
    let headers = [cookie, token, ("Authorization", &operator)];
    let taken = send(&address, "GET", "/api/orgs/acme/keys", &headers, "");
    assert_eq!(taken.status, 401);
    assert_eq!(acme.ask("DELETE", path, &Value::Null).status, 200);
}

#[test]
fn the_operator_sees_all_and_a_revoked_key_opens_nothing() {
    let host = Host::start("dashboard-keys", &["--dashboard", "127.0.0.1:0"]);
    let address = dashboard(&host);
    let first = key(&host.folder, "acme");
    key(&host.folder, "other");
    let operator = Session::open(&address, &cli(&host.folder, &["token"]));
    assert_eq!(operator.get("/api/orgs").json(), json!({"orgs": ["acme", "other"]}));
    assert_eq!(operator.get("/session").json()["operator"], true);

    let made = operator.ask("POST", "/api/orgs/acme/keys", &Value::Null).json();
    let member = Session::open(&address, made["key"].as_str().unwrap());
    assert_eq!(member.get("/api/orgs/acme/keys").status, 200);
    let keys = member.get("/api/orgs/acme/keys").body;
    let secret = first.split(':').nth(1).unwrap();
    assert!(!keys.contains(secret), "no list shows a secret");
    let id = made["id"].as_str().unwrap();
    assert_eq!(
        operator.ask("DELETE", &format!("/api/orgs/acme/keys/{id}"), &Value::Null).status,
        200
    );
    // at once, in the session that is open and for a new one
    assert_eq!(detail(&member.get("/api/orgs/acme/keys")).0, 401);
    assert_eq!(member.get("/session").status, 401);
    assert_eq!(try_key(&address, made["key"].as_str().unwrap()).status, 401);

    let closed = operator.ask("DELETE", "/session", &Value::Null);
    assert!(closed.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(operator.get("/api/orgs").status, 401);
}

#[test]
fn other_pages_and_stolen_halves_do_nothing() {
    let host = Host::start("dashboard-attacks", &["--dashboard", "127.0.0.1:0"]);
    let address = dashboard(&host);
    let acme = key(&host.folder, "acme");
    let session = Session::open(&address, &acme);
    let two = Session::open(&address, &acme);
    let [cookie, token] = session.headers();
    let halves: [&[(&str, &str)]; 6] = [
        &[],
        &[cookie],
        &[token],
        &[cookie, ("X-Hob-Token", "")],
        &[cookie, ("X-Hob-Token", &two.token)],
        // the key opens a session, and nothing without one
        &[("Authorization", &acme)],
    ];
    for headers in halves {
        for (method, path) in [
            ("GET", "/api/orgs"),
            ("GET", "/api/orgs/acme/keys"),
            ("POST", "/api/orgs/acme/keys"),
            ("GET", "/session"),
            ("DELETE", "/session"),
        ] {
            let refused = send(&address, method, path, headers, "");
            assert_eq!(detail(&refused).0, 401, "{method} {path} {headers:?}");
        }
    }
    // a page of another origin, even with both halves; and names of others for this machine
    let at = address.rsplit_once(':').unwrap().1;
    for foreign in [
        ("Origin", "https://evil.example"),
        ("Origin", "http://127.0.0.1:1"),
        ("Origin", "null"),
        ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "same-site"),
    ] {
        let headers = [cookie, token, foreign];
        let refused = send(&address, "POST", "/api/orgs/acme/keys", &headers, "");
        assert_eq!(refused.status, 403, "{foreign:?}");
        assert_eq!(refused.header("access-control-allow-origin"), None);
    }
    let own = format!("http://{address}");
    assert_eq!(
        send(&address, "GET", "/api/orgs", &[cookie, token, ("Origin", &own)], "").status,
        200
    );
    let evil = format!("evil.example:{at}");
    let rebound = send(&address, "GET", "/", &[("Host", &evil)], "");
    assert_eq!(rebound.status, 403);
    // a form of another page
    let form = [("Content-Type", "text/plain")];
    let body = json!({"key": acme.strip_prefix("Key ").unwrap()}).to_string();
    assert_eq!(send(&address, "POST", "/session", &form, &body).status, 415);

    let page = send(&address, "GET", "/", &[], "");
    assert_eq!(page.status, 200);
    assert!(page.header("content-security-policy").unwrap().contains("frame-ancestors 'none'"));
    let keys = session.get("/api/orgs/acme/keys").json();
    assert_eq!(keys["keys"].as_array().unwrap().len(), 1, "nobody has made one");
}

#[test]
fn attempts_to_sign_in_are_counted() {
    let host = Host::start("dashboard-attempts", &["--dashboard", "127.0.0.1:0"]);
    let address = dashboard(&host);
    let acme = key(&host.folder, "acme");
    for wrong in ["", "x", ":", "no:no", "operator:0", "operator:\u{e9}", "a\nb:c"] {
        assert_eq!(detail(&try_key(&address, wrong)).0, 401, "{wrong:?}");
    }
    for body in ["", "[]", "{}", "{\"key\": 1}", "{\"key\": \"a\", \"more\": 1}"] {
        let headers = [("Content-Type", "application/json")];
        assert_eq!(send(&address, "POST", "/session", &headers, body).status, 422, "{body}");
    }
    let headers = [("Content-Type", "application/json")];
    let large = json!({"key": "x".repeat(5000)}).to_string();
    assert_eq!(send(&address, "POST", "/session", &headers, &large).status, 413);
    // seven have failed before
    let guesses = (0..12).map(|n| try_key(&address, &format!("0123456789abcdef:{n}")));
    let guesses: Vec<Response> = guesses.collect();
    assert_eq!(guesses.iter().filter(|guess| guess.status == 401).count(), 3);
    let refused = guesses.last().unwrap();
    assert_eq!(refused.status, 429);
    let seconds: u32 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=61).contains(&seconds));
    // a right key opens, also from the same address
    Session::open(&address, &acme);
}

#[test]
fn a_key_of_a_user_uses_deployments_and_manages_nothing() {
    let host = Host::start("dashboard-roles", &["--dashboard", "127.0.0.1:0"]);
    let address = dashboard(&host);
    let admin = Session::open(&address, &key(&host.folder, "acme"));
    assert_eq!(admin.ask("PUT", "/api/orgs/acme/deployments/chat", &json!({})).status, 200);
    let made = admin.ask("POST", "/api/orgs/acme/keys", &json!({"role": "user"})).json();
    assert_eq!(made["role"], "user");
    let user = format!("Key {}", made["key"].as_str().unwrap());
    assert_eq!(host.get("/acme/chat/v1/models", &user).status, 200);
    for (method, path) in [
        ("GET", "/api/orgs"),
        ("GET", "/api/orgs/acme/keys"),
        ("POST", "/api/orgs/acme/keys"),
        ("PUT", "/api/orgs/acme/deployments/chat"),
        ("DELETE", "/api/orgs/acme/deployments/chat"),
        ("GET", "/api/orgs/acme/usage"),
    ] {
        let refused = detail(&host.request(method, path, &user, &Value::Null));
        assert_eq!(refused.0, 403, "{method} {path}");
    }
    // of another organization it learns no more than any other key
    key(&host.folder, "other");
    assert_eq!(host.get("/api/orgs/other/keys", &user).status, 401);
    let refused = try_key(&address, made["key"].as_str().unwrap());
    assert_eq!(detail(&refused).0, 403);
    assert!(refused.header("set-cookie").is_none());
    let list = cli(&host.folder, &["key", "list", "--org", "acme"]);
    assert!(list.contains(&format!("{}  valid  user", made["id"].as_str().unwrap())), "{list}");
    let cli_made = cli(&host.folder, &["key", "create", "--org", "acme", "--role", "user"]);
    assert_eq!(try_key(&address, &cli_made).status, 403);
    for wrong in [json!({"role": "owner"}), json!({"more": 1})] {
        assert_eq!(admin.ask("POST", "/api/orgs/acme/keys", &wrong).status, 422, "{wrong}");
    }
}

#[test]
fn sessions_of_two_hosts_on_one_machine_are_apart() {
    let one = Host::start("dashboard-one", &["--dashboard", "127.0.0.1:0"]);
    let two = Host::start("dashboard-two", &["--dashboard", "127.0.0.1:0"]);
    let first = Session::open(&dashboard(&one), &key(&one.folder, "acme"));
    let second = Session::open(&dashboard(&two), &key(&two.folder, "acme"));
    let name = |session: &Session| session.cookie.split('=').next().unwrap().to_owned();
    assert_ne!(name(&first), name(&second));
    // a browser sends both cookies to both
    let both = format!("{}; {}", second.cookie, first.cookie);
    for session in [&first, &second] {
        let headers = [("Cookie", &both[..]), ("X-Hob-Token", &session.token)];
        assert_eq!(send(&session.address, "GET", "/session", &headers, "").status, 200);
    }
}

#[test]
fn the_address_for_clients_may_be_another() {
    let options = ["--dashboard", "127.0.0.1:0", "--public-url", "https://llm.example.org/"];
    let host = Host::start("dashboard-url", &options);
    let session = Session::open(&dashboard(&host), &key(&host.folder, "acme"));
    assert_eq!(session.get("/session").json()["address"], "https://llm.example.org");
}

#[test]
fn a_log_is_read_on_from_a_line() {
    let host = Host::start("dashboard-log", &["--dashboard", "127.0.0.1:0"]);
    let session = Session::open(&dashboard(&host), &key(&host.folder, "acme"));
    let path = "/api/orgs/acme/deployments/chat";
    assert_eq!(session.ask("PUT", path, &json!({})).status, 200);
    let body = json!({"messages": [{"role": "user", "content": "Hello"}], "max_tokens": 1});
    assert_eq!(session.ask("POST", "/acme/chat/v1/chat/completions", &body).status, 200);
    let lines = || session.get(&format!("{path}/logs")).json()["lines"].as_array().unwrap().clone();
    let is_ready = |line: &Value| line["message"].as_str().unwrap().starts_with("ready after");
    // the line may be written after the answer
    host.process.wait_for("the last line", |_| lines().iter().any(is_ready));
    let all = lines();
    assert!(all.len() > 1, "{all:?}");
    let after = session.get(&format!("{path}/logs?after={}", all[0]["seq"])).json();
    assert_eq!(after["lines"].as_array().unwrap()[..], all[1..]);
    let last = &all.last().unwrap()["seq"];
    assert_eq!(session.get(&format!("{path}/logs?after={last}")).json()["lines"], json!([]));
    for wrong in ["after=x", "after=-1", "before=1", "after="] {
        assert_eq!(session.get(&format!("{path}/logs?{wrong}")).status, 422, "{wrong}");
    }
}

#[test]
fn a_host_without_one_has_none_and_says_so() {
    let host = Host::start("dashboard-none", &[]);
    assert_eq!(host.get("/session", "").status, 404);
    let folder = crate::http::process::Folder::new("dashboard-token");
    let output = folder.command(&["host", "token"]).run();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("no server of this state runs"), "{said}");
}

#[test]
fn only_the_operator_is_told_where_a_file_lies() {
    let host = Host::start("dashboard-files", &["--dashboard", "127.0.0.1:0"]);
    let address = dashboard(&host);
    let folder = host.folder.0.join("hidden-place");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("secret-name.gguf");
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    std::fs::copy(shipped, &file).unwrap();
    let path = file.to_str().unwrap();
    let words = ["deploy", "--org", "acme", "--app", "chat", "--model", path];
    cli(&host.folder, &words);
    let list = "/api/orgs/acme/deployments";
    let member = Session::open(&address, &key(&host.folder, "acme")).get(list);
    assert!(!member.body.contains("hidden-place"), "{}", member.body);
    let operator = Session::open(&address, &cli(&host.folder, &["token"])).get(list).json();
    for (deployment, model) in
        [(&member.json()["deployments"][0], "secret-name"), (&operator["deployments"][0], path)]
    {
        assert_eq!(deployment["model"], model);
        assert_eq!(deployment["model_name"], "secret-name");
    }
}
