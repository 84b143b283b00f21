//! `hob desktop` as clients and its page see it: the real binary, real models, real
//! sockets.

mod dialects;
mod models;
mod ollama;
mod requests;

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::http::client::{Connection, Response};
use crate::http::process::{Folder, Process, room_for_one};
use crate::http::stories::stories;

struct Desktop {
    process: Process,
    folder: Folder,
    api: String,
    control: String,
    token: String,
}

const STORIES: &str = "org/stories-GGUF";

impl Desktop {
    /// A desktop with the shipped model and `org/stories-GGUF` in its store.
    fn start(name: &str, options: &[&str]) -> Desktop {
        let folder = Folder::new(&format!("desktop-{name}"));
        folder.store(STORIES, "stories260K.gguf", &stories());
        Self::start_in(folder, options)
    }

    fn start_in(folder: Folder, options: &[&str]) -> Desktop {
        Self::start_with(folder, options, |_| {})
    }

    /// A desktop whose command is changed before it starts.
    fn start_with(
        folder: Folder,
        options: &[&str],
        change: impl FnOnce(&mut std::process::Command),
    ) -> Desktop {
        let fixed = ["desktop", "--control-port", "0", "--port", "0", "--threads", "1"];
        let context =
            if options.contains(&"--ctx-size") { &[][..] } else { &["--ctx-size", "256"] };
        let mut command = folder.command(&[&fixed, context, options].concat());
        change(&mut command);
        let process = Process::spawn(&mut command);
        let control = process.after("hob: control on http://");
        let (control, token) = control.split_once("/control?token=").unwrap();
        let control = control.to_owned();
        let token = token.to_owned();
        let serves = options.contains(&"--serve");
        let api = if serves { process.after("hob: listening on http://") } else { String::new() };
        Desktop { process, folder, api, control, token }
    }

    fn post(&self, path: &str, body: &Value) -> Response {
        Connection::to(&self.api).request(
            "POST",
            path,
            &[("Authorization", "Bearer anything")],
            &body.to_string(),
        )
    }

    fn get(&self, path: &str) -> Response {
        Connection::to(&self.api).request("GET", path, &[], "")
    }

    /// The model that answered.
    fn chat(&self, model: &str) -> String {
        let answer = self.post("/v1/chat/completions", &chat(model));
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()["model"].as_str().unwrap().to_owned()
    }

    fn control(&self, method: &str, path: &str, body: &Value) -> Response {
        let bearer = format!("Bearer {}", self.token);
        let body = if body.is_null() { String::new() } else { body.to_string() };
        Connection::to(&self.control).request(method, path, &[("Authorization", &bearer)], &body)
    }

    fn status(&self) -> Value {
        let status = self.control("GET", "/control/status", &Value::Null);
        assert_eq!(status.status, 200, "{}", status.body);
        status.json()
    }

    fn loaded(&self) -> Vec<String> {
        let status = self.status();
        let ids = status["models"].as_array().unwrap().iter();
        ids.map(|model| model["id"].as_str().unwrap().to_owned()).collect()
    }
}

fn chat(model: &str) -> Value {
    json!({"model": model, "messages": [{"role": "user", "content": "Hello"}], "temperature": 0,
        "max_tokens": 4})
}

#[hob_needs::fixtures]
#[test]
fn metrics_are_there_before_a_model_is() {
    let desktop = Desktop::start("metrics", &["--serve"]);
    let value = |name: &str| {
        let metrics = desktop.get("/metrics");
        assert_eq!(metrics.status, 200, "{}", metrics.body);
        let line =
            metrics.body.lines().find_map(|line| line.strip_prefix(&format!("llamacpp:{name} ")));
        line.unwrap().parse::<f64>().unwrap()
    };
    assert_eq!((value("slots"), value("tokens_predicted_total")), (0.0, 0.0));
    desktop.chat(STORIES);
    assert_eq!((value("slots"), value("tokens_predicted_total")), (4.0, 4.0));
    desktop.chat("hob-nano");
    assert_eq!(
        (value("slots"), value("tokens_predicted_total")),
        (8.0, 8.0),
        "of all models together"
    );
    let unload = |model: &str| {
        let answer = desktop.control("POST", "/control/models/unload", &json!({"model": model}));
        assert_eq!(answer.json()["state"], "cold");
    };
    unload(STORIES);
    let after = (value("slots"), value("tokens_predicted_total"));
    assert_eq!(after, (4.0, 8.0), "totals go on, what there is at present is gone");
    desktop.chat(STORIES);
    assert_eq!((value("slots"), value("tokens_predicted_total")), (8.0, 12.0));
    let of_one = format!("hob:completion_tokens_total{{model_name=\"{STORIES}\"}} 8\n");
    let metrics = desktop.get("/metrics").body;
    assert!(metrics.contains(&of_one), "{metrics}");
    assert_eq!(desktop.get("/stats").json()["completion_tokens"], 12);
}

#[hob_needs::fixtures]
#[test]
fn an_api_that_is_off_is_told() {
    let desktop = Desktop::start("off", &[]);
    let how = desktop.process.after("hob: the API is off; ");
    assert!(how.contains("--serve") && how.contains("page"), "{how}");
}

#[hob_needs::fixtures]
#[test]
fn any_name_is_answered_and_known_ones_are_loaded() {
    let desktop = Desktop::start("names", &["--serve"]);
    assert_eq!(desktop.loaded(), [] as [&str; 0], "nothing is loaded before it is asked for");
    assert_eq!(desktop.get("/health").json(), json!({"status": "ok"}));
    // Without any: the shipped one. Without a name: the loaded one.
    assert_eq!(desktop.chat("gpt-4"), "hob-nano");
    assert_eq!(desktop.loaded(), ["hob-nano"]);
    assert_eq!(desktop.chat(STORIES), STORIES);
    assert_eq!(desktop.chat("whatever"), STORIES, "the one that was used last");
    assert_eq!(desktop.chat("HOB-nano"), "hob-nano");
    assert_eq!(desktop.chat("stories"), STORIES, "other ways to write a name");
    let unnamed = json!({"messages": [{"role": "user", "content": "Hello"}], "max_tokens": 2});
    assert_eq!(desktop.post("/v1/chat/completions", &unnamed).json()["model"], STORIES);

    let body = json!({"model": "x", "messages": [{"role": "user", "content": "Hello"}],
        "max_tokens": 40,
        "response_format": {"type": "json_object"}, "temperature": 0});
    let answer = desktop.post("/v1/chat/completions", &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let mut streamed = chat(STORIES);
    streamed["stream"] = true.into();
    let events = desktop.post("/v1/chat/completions", &streamed).events();
    assert_eq!(events.last().unwrap(), "[DONE]");
    desktop.process.wait_for("idle models", |_| {
        desktop.status()["models"].as_array().unwrap().iter().all(|model| model["state"] == "idle")
    });
}

#[hob_needs::fixtures]
#[test]
fn the_lists_of_models() {
    let desktop = Desktop::start("lists", &["--serve"]);
    // Of a model that is not there, nothing can be told.
    for path in ["/props", "/slots"] {
        let answer = desktop.get(path);
        assert!(
            answer.status == 503 && answer.body.contains("no model is loaded"),
            "{path}: {}",
            answer.body
        );
    }
    desktop.chat(STORIES);
    assert_eq!(desktop.get("/props").json()["model_alias"], STORIES);
    let list = desktop.get("/v1/models").json();
    let ids: Vec<&Value> =
        list["data"].as_array().unwrap().iter().map(|model| &model["id"]).collect();
    assert_eq!((&list["object"], ids), (&json!("list"), vec![&json!(STORIES), &json!("hob-nano")]));
    assert_eq!(
        (&list["data"][0]["object"], &list["data"][0]["owned_by"]),
        (&json!("model"), &json!("org"))
    );
    for model in list["data"].as_array().unwrap() {
        assert!(model["created"].as_u64().unwrap() > 1_700_000_000, "{model}");
    }
    let list = desktop.get("/api/v0/models").json();
    assert_eq!(
        list["data"][0],
        json!({"id": STORIES, "object": "model", "type": "llm", "publisher": "org", "arch": "llama",
            "compatibility_type": "gguf", "quantization": "F32", "state": "loaded",
                "max_context_length": 2048,
            "loaded_context_length": 256})
    );
    assert_eq!(list["data"][1]["state"], "not-loaded");
    assert_eq!(desktop.get("/api/v0/models/org%2Fstories-GGUF").json(), list["data"][0]);
    assert_eq!(desktop.get(&format!("/v1/models/{STORIES}")).json()["id"], STORIES);
    assert_eq!(desktop.get("/v1/models/none").status, 404);

    // Unknown routes are errors, with a status that says so.
    for (method, path, status) in [
        ("GET", "/nothing", 404),
        ("POST", "/v1/nothing", 404),
        ("GET", "/v1/chat/completions", 405),
        ("POST", "/v1/models", 405),
    ] {
        let answer = Connection::to(&desktop.api).request(method, path, &[], "{}");
        assert_eq!(
            (answer.status, &answer.json()["error"]["code"]),
            (status, &json!(status)),
            "{path}"
        );
    }
    let rebound =
        Connection::to(&desktop.api).request("GET", "/v1/models", &[("Host", "evil.example")], "");
    assert_eq!(rebound.status, 403);
    let page = Connection::to(&desktop.api).request(
        "GET",
        "/v1/models",
        &[("Origin", "http://evil.example")],
        "",
    );
    assert_eq!(page.status, 403);
}

#[hob_needs::fixtures]
#[test]
fn eight_first_requests_load_a_model_once() {
    let desktop = Desktop::start("once", &["--serve"]);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| assert_eq!(desktop.chat(STORIES), STORIES));
        }
    });
    assert_eq!(desktop.process.log().matches("loading").count(), 1, "{}", desktop.process.log());
}

/// A start that waits for memory is given up once its last request hangs up.
#[hob_needs::fixtures]
#[test]
fn a_start_that_waits_for_memory_ends_with_the_last_request_for_it() {
    let options = ["--serve", "--memory", &room_for_one(), "--ctx-size", "1000000"];
    let desktop = Desktop::start("gone", &options);
    // The other model is in use and there is no room for both: what starts now waits, and there is
    // time to hang up.
    let mut endless = chat(STORIES);
    for (name, value) in
        [("stream", json!(true)), ("ignore_eos", json!(true)), ("max_tokens", json!(900_000))]
    {
        endless[name] = value;
    }
    let mut open = Connection::to(&desktop.api);
    open.send("POST", "/v1/chat/completions", &[], &endless.to_string());
    assert_eq!(open.head().0, 200);
    let state = || {
        let status = desktop.status();
        let found =
            status["models"].as_array().unwrap().iter().find(|model| model["id"] == "hob-nano");
        found.map(|model| model["state"].as_str().unwrap().to_owned()).unwrap_or_default()
    };
    let mut gone = Connection::to(&desktop.api);
    gone.send("POST", "/v1/chat/completions", &[], &chat("hob-nano").to_string());
    desktop.process.wait_for("the start", |_| state() == "starting");
    drop(gone);
    desktop
        .process
        .wait_for("the end of the request", |process| process.log().contains("went away"));
    desktop.process.wait_for("the end of the start", |_| state() != "starting");
    drop(open);
    assert_eq!(desktop.chat("hob-nano"), "hob-nano");
    desktop.process.wait_for("its reason", |process| process.log().contains("why=Abandoned"));
}

#[hob_needs::fixtures]
#[test]
fn idle_models_go() {
    let desktop = Desktop::start("ttl", &["--serve"]);
    for bad in [json!(-5), json!("long"), json!(1e300)] {
        let mut body = chat(STORIES);
        body["ttl"] = bad;
        let answer = desktop.post("/v1/chat/completions", &body);
        assert_eq!(
            (answer.status, &answer.json()["error"]["param"]),
            (400, &json!("ttl")),
            "{}",
            answer.body
        );
    }
    let mut body = chat(STORIES);
    body["ttl"] = 1.into();
    let since = Instant::now();
    assert_eq!(desktop.post("/v1/chat/completions", &body).status, 200);
    desktop.process.wait_for("an unloaded model", |_| desktop.loaded().is_empty());
    assert!(since.elapsed() > Duration::from_millis(700), "{:?}", since.elapsed());
    assert_eq!(desktop.chat(STORIES), STORIES, "and it comes back");

    // 0 keeps it, whatever is set, however it was loaded.
    assert_eq!(desktop.control("PATCH", "/control/settings", &json!({"ttl": 1})).status, 200);
    let mut body = chat(STORIES);
    body["ttl"] = 0.into();
    assert_eq!(desktop.post("/v1/chat/completions", &body).status, 200);
    let nano = json!({"model": "hob-nano", "ttl": 0});
    assert_eq!(desktop.control("POST", "/control/models/load", &nano).status, 200);
    std::thread::sleep(Duration::from_millis(1800));
    assert_eq!(desktop.loaded().len(), 2);
    assert_eq!(desktop.chat(STORIES), STORIES);
    desktop.process.wait_for("an unloaded model", |_| desktop.loaded().len() == 1);
}

#[hob_needs::fixtures]
#[test]
fn a_model_in_use_stays() {
    let desktop = Desktop::start("in-use", &["--serve", "--ctx-size", "1000000"]);
    let mut body = chat(STORIES);
    for (name, value) in [
        ("ttl", json!(1)),
        ("stream", json!(true)),
        ("ignore_eos", json!(true)),
        ("max_tokens", json!(900_000)),
    ] {
        body[name] = value;
    }
    let mut open = Connection::to(&desktop.api);
    open.send("POST", "/v1/chat/completions", &[], &body.to_string());
    assert_eq!(open.head().0, 200);
    let since = Instant::now();
    while since.elapsed() < Duration::from_millis(2500) {
        assert!(open.chunk().is_some(), "its stream goes on");
    }
    assert_eq!(desktop.status()["models"][0]["state"], "ready");
    let refused = desktop.control("POST", "/control/models/unload", &json!({"model": STORIES}));
    assert_eq!(refused.status, 409, "{}", refused.body);
    // The client goes, then the model.
    drop(open);
    desktop.process.wait_for("an unloaded model", |_| desktop.loaded().is_empty());
}

/// Models go and come back while requests for them are in work: each is answered.
#[hob_needs::fixtures]
#[test]
fn models_go_while_requests_come() {
    let desktop = Desktop::start("coming-and-going", &["--serve"]);
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let desktop = &desktop;
            scope.spawn(move || {
                for i in 0..6 {
                    let mut body = chat(if (thread + i) % 2 == 0 { STORIES } else { "hob-nano" });
                    body["stream"] = (i % 3 == 0).into();
                    let answer = desktop.post("/v1/chat/completions", &body);
                    assert_eq!(answer.status, 200, "{}", answer.body);
                    assert!(!answer.body.contains("\"error\""), "{}", answer.body);
                }
            });
        }
        // In use, idle, and while they start: after pauses of every length.
        for round in 0..24 {
            for model in [STORIES, "hob-nano"] {
                let body = json!({"model": model, "force": true});
                let answer = desktop.control("POST", "/control/models/unload", &body);
                assert!(matches!(answer.status, 200 | 404), "{}", answer.body);
            }
            std::thread::sleep(Duration::from_millis(5 * (round % 12)));
        }
    });
    assert_eq!(desktop.chat(STORIES), STORIES);
    // Nobody uses any of them now, and each is known to be unused.
    desktop.process.wait_for("idle models", |_| {
        let models = desktop.status()["models"].clone();
        models
            .as_array()
            .unwrap()
            .iter()
            .all(|model| model["state"] == "idle" && model["requests"] == 0)
    });
    assert!(!desktop.process.log().contains("panicked"), "{}", desktop.process.log());
}

#[hob_needs::fixtures]
#[test]
fn what_is_in_work_ends_before_the_api_does() {
    let mut desktop = Desktop::start("stop", &["--serve"]);
    for by_signal in [false, true] {
        let mut body = chat(STORIES);
        for (name, value) in
            [("stream", json!(true)), ("ignore_eos", json!(true)), ("max_tokens", json!(200))]
        {
            body[name] = value;
        }
        let mut open = Connection::to(&desktop.api);
        open.send("POST", "/v1/chat/completions", &[], &body.to_string());
        assert_eq!(open.head().0, 200);
        if by_signal {
            desktop.process.end();
        } else {
            let stopped = desktop.control("POST", "/control/server/stop", &Value::Null);
            assert_eq!(stopped.json()["was_running"], true);
        }
        let mut text = Vec::new();
        while let Some(chunk) = open.chunk() {
            text.extend(chunk);
        }
        assert!(
            String::from_utf8_lossy(&text).ends_with("data: [DONE]\n\n"),
            "by a signal: {by_signal}"
        );
        if !by_signal {
            let started =
                desktop.control("POST", "/control/server/start", &json!({"port": 0})).json();
            desktop.api =
                started["address"].as_str().unwrap().strip_prefix("http://").unwrap().to_owned();
        }
    }
    assert_eq!(desktop.process.wait().code(), Some(0));
}

#[hob_needs::fixtures]
#[test]
fn memory_has_a_budget() {
    let desktop = Desktop::start("budget", &["--serve", "--memory", &room_for_one()]);
    assert_eq!(desktop.chat("hob-nano"), "hob-nano");
    assert_eq!(desktop.chat(STORIES), STORIES);
    assert_eq!(desktop.loaded(), [STORIES], "the other had to go");
    assert!(desktop.process.log().contains("Evicted"), "{}", desktop.process.log());
    let small = Desktop::start("small", &["--serve", "--memory", "1"]);
    let refused = small.post("/v1/chat/completions", &chat(STORIES));
    assert_eq!(refused.status, 503);
    assert!(refused.body.contains("memory budget"), "{}", refused.body);
}

#[hob_needs::fixtures]
#[test]
fn the_control_interface() {
    let mut desktop = Desktop::start("control", &[]);
    for headers in [&[][..], &[("Authorization", "Bearer wrong")], &[("Authorization", "Key x:y")]]
    {
        let refused =
            Connection::to(&desktop.control).request("GET", "/control/status", headers, "");
        assert_eq!(
            (refused.status, refused.json()["error"]["type"].as_str()),
            (401, Some("authentication_error"))
        );
    }
    let by_query = format!("/control/status?token={}", desktop.token);
    assert_eq!(Connection::to(&desktop.control).request("GET", &by_query, &[], "").status, 200);
    let rebound =
        Connection::to(&desktop.control).request("GET", &by_query, &[("Host", "evil.example")], "");
    assert_eq!(rebound.status, 403);
    // The page is there for everybody on this machine; the address that is printed leads to it.
    let page = Connection::to(&desktop.control).request("GET", "/", &[], "");
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert!(page.header("content-security-policy").unwrap().starts_with("default-src 'none'"));
    assert!(!page.body.contains(&desktop.token));
    for query in ["", "?token=a%2Fb", "?token=//evil.example"] {
        let led =
            Connection::to(&desktop.control).request("GET", &format!("/control{query}"), &[], "");
        assert_eq!((led.status, led.header("location")), (302, Some(&*format!("./{query}"))));
        assert_eq!(led.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(led.header("cache-control"), Some("no-store"));
    }
    for path in ["/", "/control"] {
        assert_eq!(Connection::to(&desktop.control).request("POST", path, &[], "").status, 405);
    }
    assert_eq!(
        Connection::to(&desktop.control).request("GET", "/control/nothing", &[], "").status,
        401
    );
    let rebound = Connection::to(&desktop.control).request(
        "GET",
        "/control",
        &[("Host", "evil.example")],
        "",
    );
    assert_eq!(rebound.status, 403);
    assert_eq!(desktop.control("GET", "/control/nothing", &Value::Null).status, 404);
    assert_eq!(desktop.control("GET", "/control/server/start", &Value::Null).status, 405);
    assert_eq!(
        desktop.control("POST", "/control/models/load", &json!({"modell": "x"})).status,
        400
    );
    assert_eq!(
        desktop.status()["server"],
        json!({"running": false, "address": null, "ollama": null})
    );

    // The server starts, answers, stops, and starts again.
    for _ in 0..2 {
        // At the port of the command line, which goes before what is set.
        let started = desktop.control("POST", "/control/server/start", &json!({})).json();
        desktop.api =
            started["address"].as_str().unwrap().strip_prefix("http://").unwrap().to_owned();
        assert!(!desktop.api.ends_with(":1234"), "{}", desktop.api);
        assert_eq!(desktop.chat("x"), "hob-nano");
        assert_eq!(desktop.status()["server"]["running"], true);
        let stopped = desktop.control("POST", "/control/server/stop", &Value::Null).json();
        assert_eq!(stopped, json!({"running": false, "was_running": true}));
        assert!(std::net::TcpStream::connect(&desktop.api).is_err());
    }

    // Models by hand; settings that last.
    let loaded =
        desktop.control("POST", "/control/models/load", &json!({"model": "stories"})).json();
    assert_eq!((&loaded["id"], &loaded["state"]), (&json!(STORIES), &json!("idle")));
    assert_eq!(
        desktop.control("POST", "/control/models/load", &json!({"model": "none"})).status,
        404
    );
    let models = desktop.control("GET", "/control/models", &Value::Null).json();
    let stories =
        models["models"].as_array().unwrap().iter().find(|model| model["id"] == STORIES).unwrap();
    assert_eq!(
        (&stories["state"], &stories["arch"], &stories["default"]),
        (&json!("idle"), &json!("llama"), &json!(false))
    );
    let unload = || desktop.control("POST", "/control/models/unload", &json!({"model": STORIES}));
    assert_eq!(unload().json()["state"], "cold");
    assert_eq!(unload().status, 404);
    let set = desktop
        .control("PATCH", "/control/settings", &json!({"default_model": STORIES, "ttl": 7}))
        .json();
    assert_eq!(
        (&set["default_model"], &set["ttl"], &set["port"]),
        (&json!(STORIES), &json!(7), &json!(1234))
    );
    assert_eq!(desktop.control("PATCH", "/control/settings", &json!({"ttl": -1})).status, 400);
    assert_eq!(
        desktop.control("PATCH", "/control/settings", &json!({"colour": "red"})).status,
        400
    );
    desktop.control("POST", "/control/models/unload", &json!({"model": "hob-nano"}));

    desktop.process.end();
    assert_eq!(desktop.process.wait().code(), Some(0));
    let folder = std::mem::replace(&mut desktop.folder, Folder::new("desktop-none"));
    let again = Desktop::start_in(folder, &["--serve"]);
    assert_eq!(again.control("GET", "/control/settings", &Value::Null).json()["ttl"], 7);
    assert_ne!(again.token, desktop.token, "each start has its own");
    assert_eq!(again.chat("gpt-4"), STORIES, "the default");
    again.control("PATCH", "/control/settings", &json!({"just_in_time": false}));
    assert_eq!(again.chat("hob-nano"), STORIES, "only what is loaded");
}

#[hob_needs::fixtures]
#[test]
fn the_log_is_live() {
    let desktop = Desktop::start("log", &["--serve"]);
    let mut log = Connection::to(&desktop.control);
    log.send("GET", &format!("/control/log?tail=5&token={}", desktop.token), &[], "");
    let (status, _) = log.head();
    assert_eq!(status, 200);
    desktop.chat(STORIES);
    let mut text = String::new();
    let since = Instant::now();
    let measured = |text: &str| {
        let data = text.lines().filter_map(|line| line.strip_prefix("data: "));
        let values = data.filter_map(|data| serde_json::from_str::<Value>(data).ok());
        values
            .filter(|value| value["requests"] == 1)
            .any(|value| value["tokens_per_second"].as_f64() > Some(0.0))
    };
    while !(text.contains("\"message\":\"loaded\"")
        && text.contains("POST /v1/chat/completions")
        && measured(&text))
    {
        assert!(since.elapsed() < Duration::from_secs(60), "{text}");
        text += &String::from_utf8(log.chunk().unwrap()).unwrap();
    }
    assert!(!text.contains("Hello"), "the log holds nobody's words");
    assert!(!text.contains(&desktop.token), "nor the token");
}
