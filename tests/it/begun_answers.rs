//! Answers that were begun, under a constraint that holds for the whole of them.

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::{PROMPT, stories};

const TEXT: &str = "{\"on\": true, \"way\": \"no\\\"rth\", \"n\": [1, 23]}";

fn schema() -> Value {
    json!({"type": "object", "properties": {
        "on": {"type": "boolean"}, "way": {"enum": ["no\"rth", "south"]},
        "n": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 99},
            "maxItems": 3},
    }, "required": ["on", "way", "n"], "additionalProperties": false})
}

/// Passes if a text is of the schema.
fn check(text: &str) {
    let value: Value = serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"));
    assert!(value["on"].is_boolean(), "{text}");
    assert!(value["way"] == "no\"rth" || value["way"] == "south", "{text}");
    let n = value["n"].as_array().unwrap();
    assert!(
        n.len() <= 3 && n.iter().all(|n| n.as_f64().is_some_and(|n| (0.0..100.0).contains(&n))),
        "{text}"
    );
    assert_eq!(value.as_object().unwrap().len(), 3, "{text}");
}

fn chat(begun: &str) -> Value {
    let format = json!({"type": "json_schema", "json_schema": {"name": "x", "schema": schema()}});
    json!({"messages": [{"role": "user", "content": "Hi"},
        {"role": "assistant", "content": begun, "prefix": true}],
        "response_format": format, "temperature": 1, "seed": 7, "max_tokens": 100})
}

fn raw(begun: &str) -> Value {
    json!({"prompt": format!("{PROMPT}: {begun}"), "json_schema": schema(),
        "constraint_prefix": begun, "temperature": 1, "seed": 7, "n_predict": 100})
}

#[hob_needs::fixtures]
#[test]
fn what_was_begun_and_what_comes_are_one_text() {
    let server = Server::start(&stories(), &[]);
    for cut in 0..=TEXT.len() {
        let begun = &TEXT[..cut];
        for (path, body, text) in [
            ("/v1/chat/completions", chat(begun), "/choices/0/message/content"),
            ("/completion", raw(begun), "/content"),
        ] {
            let answer = server.post(path, &body);
            assert_eq!(answer.status, 200, "{path} {begun:?}: {}", answer.body);
            let answer = answer.json();
            let rest = answer.pointer(text).and_then(Value::as_str).unwrap();
            check(&format!("{begun}{rest}"));
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn what_no_text_begins_with_is_refused_with_its_place() {
    let server = Server::start(&stories(), &[]);
    for (begun, at) in [("x", 0), ("{\"on\": maybe", 7), ("{\"on\": true, \"way\": \"é", 21)] {
        for (path, body, field) in [
            ("/v1/chat/completions", chat(begun), "messages"),
            ("/completion", raw(begun), "constraint_prefix"),
        ] {
            let answer = server.post(path, &body);
            assert_eq!(answer.status, 400, "{path} {begun:?}: {}", answer.body);
            let error = answer.json()["error"].clone();
            assert_eq!(error["param"], field, "{error}");
            let message = error["message"].as_str().unwrap();
            assert!(message.contains(&format!("byte {at} ")), "{message}");
        }
    }
    let mut without = raw("x");
    without.as_object_mut().unwrap().remove("json_schema");
    let mut other = raw("{");
    other["prompt"] = json!(PROMPT);
    for body in [without, other] {
        let answer = server.post("/completion", &body);
        assert_eq!(answer.status, 400, "{}", answer.body);
        assert_eq!(answer.json()["error"]["param"], "constraint_prefix");
    }
}
