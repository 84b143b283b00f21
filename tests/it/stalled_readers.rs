//! Clients that ask and do not read their answers, over real sockets: others get their slots, and
//! their own texts go on unchanged when they read.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::http::client::{Response, Server};
use crate::http::stories::{PROMPT, STORY, stories, story, with};

/// Answers of some megabytes, which no socket takes unread: sampled with a seed, under a schema,
/// drafted, and the most probable tokens.
fn requests() -> Vec<Value> {
    let long = json!({"prompt": PROMPT, "stream": true, "n_predict": 7000, "n_probs": 20,
        "ignore_eos": true});
    let person = json!({"type": "object", "required": ["name", "age"], "properties": {
        "name": {"type": "string", "maxLength": 20}, "age": {"type": "integer"}}});
    let people = json!({"type": "array", "minItems": 300, "items": person});
    vec![
        with(long.clone(), json!({"seed": 7, "temperature": 1.0, "mirostat": 2})),
        with(
            long.clone(),
            json!({"seed": 8, "temperature": 0.9, "json_schema": people, "ignore_eos": false}),
        ),
        with(long.clone(), json!({"seed": 9, "temperature": 0.7, "speculative.type": "ngram"})),
        with(long, json!({"temperature": 0, "repeat_penalty": 1.1})),
    ]
}

/// The text, its tokens, and their log probabilities to the last digit.
fn text(response: &Response) -> (String, Vec<Value>, String) {
    assert_eq!(response.status, 200);
    let events: Vec<Value> =
        response.events().iter().map(|e| serde_json::from_str(e).unwrap()).collect();
    assert_eq!(events.last().unwrap()["stop"], true);
    let parts = || events.iter().filter(|event| event["stop"] == false);
    (
        parts().map(|event| event["content"].as_str().unwrap()).collect(),
        parts().flat_map(|event| event["tokens"].as_array().unwrap().clone()).collect(),
        parts().map(|event| event["completion_probabilities"].to_string()).collect(),
    )
}

fn parked(server: &Server) -> usize {
    let metrics = server.get("/metrics").body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("llamacpp:requests_parked "));
    line.unwrap().parse().unwrap()
}

#[hob_needs::fixtures]
#[test]
fn a_text_goes_on_when_its_reader_reads() {
    let model = stories();
    let options = ["-np", "2", "-c", "16384", "--deterministic", "--metrics", "--timeout", "600"];
    let server = Server::start(&model, &options);
    let alone: Vec<_> =
        requests().iter().map(|request| text(&server.post("/completion", request))).collect();

    let mut silent: Vec<_> =
        requests().iter().map(|request| server.open("/completion", request)).collect();
    // two have the slots, and then others need them
    server.wait_for("two that are parked", |server| parked(server) == 2);
    for _ in 0..3 {
        let since = Instant::now();
        assert_eq!(server.post("/completion", &story(64)).json()["content"], STORY);
        assert!(since.elapsed() < Duration::from_secs(60), "{:?}", since.elapsed());
    }
    let health = server.get("/health").json();
    assert_eq!(health["requests_deferred"], 0, "{health}");
    assert_eq!(parked(&server) + health["slots_processing"].as_u64().unwrap() as usize, 4);

    // whoever reads first goes on first
    for (i, connection) in silent.iter_mut().enumerate().rev() {
        let answer = connection.response("POST");
        assert!(text(&answer) == alone[i], "{i}: {:?} {:?}", text(&answer).0, alone[i].0);
    }
    assert_eq!(parked(&server), 0);
    assert_eq!(server.health("slots_idle"), 2);
}

#[hob_needs::fixtures]
#[test]
fn a_parked_answer_ends_with_its_client() {
    let model = stories();
    let server = Server::start(&model, &["-np", "1", "-c", "8192", "--metrics"]);
    let silent: Vec<_> =
        requests().iter().map(|request| server.open("/completion", request)).collect();
    server.wait_for("three that are parked", |server| parked(server) == 3);
    drop(silent);
    server.wait_for("their end", |server| parked(server) == 0 && server.health("slots_idle") == 1);
    assert_eq!(server.post("/completion", &story(64)).json()["content"], STORY);
}
