//! A server whose model is unloaded after a while without requests.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::stories;

fn text(server: &Server) -> String {
    let body = json!({"prompt": "One day", "n_predict": 16, "temperature": 0});
    let answer = server.post("/completion", &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()["content"].as_str().unwrap().to_owned()
}

fn is_sleeping(server: &Server) -> bool {
    server.get("/props").json()["is_sleeping"] == true
}

/// Returns a list of models without the time when they were loaded.
fn names(list: &Value) -> Vec<&Value> {
    list["data"].as_array().unwrap().iter().map(|model| &model["id"]).collect()
}

#[hob_needs::fixtures]
#[test]
fn a_request_wakes_the_model_and_lists_do_not() {
    // it may not fall asleep between an answer and the question
    let server = Server::start(&stories(), &["--sleep-idle-seconds", "4", "--metrics"]);
    let awake = text(&server);
    let list = server.get("/v1/models").json();
    let props = server.get("/props").json();
    assert_eq!(props["is_sleeping"], false);
    for _ in 0..2 {
        server.wait_for("sleep", is_sleeping);
        assert_eq!(server.get("/health").status, 200);
        assert_eq!(names(&server.get("/v1/models").json()), names(&list));
        let one = server.get("/v1/models/stories260K").json();
        assert_eq!(one["id"], "stories260K");
        assert_eq!(server.get("/v1/models/other").status, 404);
        let asleep = server.get("/props").json();
        for key in ["chat_template", "total_slots", "default_generation_settings", "model_path"] {
            assert_eq!(asleep[key], props[key], "{key}");
        }
        assert_eq!(server.get("/metrics").status, 200);
        let slots = server.get("/slots");
        assert_eq!(slots.status, 503);
        assert!(slots.body.contains("asleep"), "{}", slots.body);
        assert!(is_sleeping(&server), "asking does not wake it");
        assert_eq!(text(&server), awake);
        assert!(!is_sleeping(&server));
    }
    let log = server.log();
    assert!(log.contains("asleep: no requests for a while"), "{log}");
    assert!(log.contains("a request wakes the model"), "{log}");
}

#[hob_needs::fixtures]
#[test]
fn an_answer_on_its_way_keeps_the_model_awake_and_many_wake_it_once() {
    let server = Server::start(&stories(), &["--sleep-idle-seconds", "2", "--power", "2"]);
    let body = json!({"prompt": "One day", "n_predict": 240, "ignore_eos": true});
    let since = std::time::Instant::now();
    let answer = server.post("/completion", &body);
    assert_eq!(answer.json()["tokens_predicted"], 240);
    let took = since.elapsed();
    server.wait_for("sleep", is_sleeping);
    let n_wakes = || server.log().matches("a request wakes the model").count();
    let before = n_wakes();
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| text(&server));
        }
    });
    assert_eq!(n_wakes(), before + 1, "after {took:?}: {}", server.log());
}

#[test]
fn a_model_that_is_gone_is_named_and_tried_again() {
    let folder = crate::http::process::Folder::new("sleep");
    let path = folder.0.join("model.gguf");
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    std::fs::copy(shipped, &path).unwrap();
    let server = Server::start(&path, &["--sleep-idle-seconds", "1"]);
    let awake = text(&server);
    server.wait_for("sleep", is_sleeping);
    let away = folder.0.join("away.gguf");
    std::fs::rename(&path, &away).unwrap();
    let refused = server.post("/completion", &json!({"prompt": "a"}));
    assert_eq!(refused.status, 503);
    assert!(refused.body.contains("cannot be loaded again"), "{}", refused.body);
    std::fs::rename(&away, &path).unwrap();
    assert_eq!(text(&server), awake);
}

#[test]
fn a_stream_that_is_read_again_tells_that_its_model_is_gone() {
    let folder = crate::http::process::Folder::new("sleep-stream");
    let path = folder.0.join("model.gguf");
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    std::fs::copy(shipped, &path).unwrap();
    let server = Server::start(&path, &["--sleep-idle-seconds", "1"]);
    server.wait_for("sleep", is_sleeping);
    let away = folder.0.join("away.gguf");
    std::fs::rename(&path, &away).unwrap();
    let messages = json!([{"role": "user", "content": "Hi"}]);
    let body = json!({"messages": messages, "max_tokens": 4, "stream": true}).to_string();
    let chat = || {
        let name = [("X-Conversation-Id", "one")];
        server.connect().request("POST", "/v1/chat/completions", &name, &body)
    };
    assert_eq!(chat().status, 503);
    let told = server.get("/v1/stream?conv_id=one");
    assert_eq!(told.status, 200);
    assert!(told.body.contains("cannot be loaded again"), "{}", told.body);
    std::fs::rename(&away, &path).unwrap();
    let streamed = chat();
    assert_eq!(streamed.status, 200, "{}", streamed.body);
    assert!(streamed.body.ends_with("data: [DONE]\n\n"), "{}", streamed.body);
    assert_eq!(server.get("/v1/stream?conv_id=one").body, streamed.body);
}

/// Returns the counters of the server, and the counts and sums of its histograms.
fn counters(server: &Server) -> BTreeMap<String, f64> {
    let metrics = server.get("/metrics");
    assert_eq!(metrics.status, 200, "{}", metrics.body);
    let samples = metrics.body.lines().filter(|line| !line.starts_with('#'));
    let samples = samples.map(|line| line.rsplit_once(' ').unwrap());
    let is_counter = |name: &str| {
        let family = name.split('{').next().unwrap();
        ["_total", "_bucket", "_sum", "_count"].iter().any(|end| family.ends_with(end))
    };
    let counters = samples.filter(|(name, _)| is_counter(name));
    counters.map(|(name, value)| (name.to_owned(), value.parse().unwrap())).collect()
}

#[test]
fn counters_never_go_back() {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    let server = Server::start(shipped.as_ref(), &["--sleep-idle-seconds", "1", "--metrics"]);
    let mut before = counters(&server);
    for n in 1..=2 {
        text(&server);
        server.wait_for("sleep", is_sleeping);
        let asleep = counters(&server);
        assert_eq!(asleep["llamacpp:tokens_predicted_total"], 16.0 * f64::from(n));
        assert_eq!(asleep.len(), before.len(), "no series is gone");
        for (name, value) in &before {
            assert!(asleep[name] >= *value, "{name}: {value}, then {}", asleep[name]);
        }
        assert_eq!(server.get("/stats").json()["completion_tokens"], 16 * n);
        assert!(server.get("/metrics").body.contains("\nllamacpp:slots 0\n"));
        before = asleep;
    }
}
