//! The values of answers under a schema: what a budget closed early, and events in streams.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::{error, with};

fn shipped() -> PathBuf {
    concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf").into()
}

fn schema() -> Value {
    json!({"type": "object", "additionalProperties": false, "required": ["items", "note"],
        "properties": {
            "items": {"type": "array", "minItems": 1, "items": {"type": "object",
                "properties": {"text": {"type": "string", "minLength": 2}}, "required": ["text"]}},
            "note": {"type": "string"}}})
}

/// An endpoint that takes a schema, its request, and where its text is.
struct Endpoint {
    path: &'static str,
    body: Value,
    text: &'static str,
    limit: &'static str,
}

fn endpoints() -> [Endpoint; 5] {
    let messages = json!([{"role": "user", "content": "Tell me a story."}]);
    let chat = json!({"messages": messages});
    let prompt = json!({"prompt": "Tell me a story."});
    let endpoint = |path, body, text, limit| Endpoint { path, body, text, limit };
    [
        endpoint("/v1/chat/completions", chat.clone(), "/choices/0/message/content", "max_tokens"),
        endpoint("/v1/messages", chat, "/content/0/text", "max_tokens"),
        endpoint(
            "/v1/responses",
            json!({"input": "Tell me a story."}),
            "/output/0/content/0/text",
            "max_output_tokens",
        ),
        endpoint("/completion", prompt.clone(), "/content", "n_predict"),
        endpoint("/v1/completions", prompt, "/choices/0/text", "max_tokens"),
    ]
}

impl Endpoint {
    /// Returns a request for an answer of few tokens under the schema.
    fn ask(&self, n_tokens: usize, seed: usize) -> Value {
        let fields = json!({self.limit: n_tokens, "json_schema": schema(), "seed": seed,
            "temperature": 1.2, "json_whitespace": "compact"});
        with(self.body.clone(), fields)
    }

    /// Returns the answer as a whole.
    fn whole(&self, server: &Server, body: &Value) -> Value {
        let answer = server.post(self.path, body);
        assert_eq!(answer.status, 200, "{} {body}: {}", self.path, answer.body);
        answer.json()
    }

    /// Returns the objects of the streamed answer.
    fn streamed(&self, server: &Server, body: &Value) -> Vec<Value> {
        let answer = server.post(self.path, &with(body.clone(), json!({"stream": true})));
        assert_eq!(answer.status, 200, "{} {body}: {}", self.path, answer.body);
        let events = answer.events().into_iter().filter(|event| event != "[DONE]");
        events.map(|event| serde_json::from_str(&event).unwrap()).collect()
    }
}

/// Returns the pointers of values closed early.
fn truncated(answer: &Value) -> Vec<String> {
    let pointers = answer["hob"]["truncated_at"].as_array().cloned().unwrap_or_default();
    pointers.into_iter().map(|pointer| pointer.as_str().unwrap().to_owned()).collect()
}

/// A text that was cut parses, and names the values that were closed early: the outermost first,
/// each within the one before, all of them there.
#[test]
fn a_budget_names_what_it_closed_early() {
    let server = Server::start(&shipped(), &["--ctx-size", "512"]);
    for endpoint in endpoints() {
        let mut n_cut = 0;
        for seed in 0..4 {
            let ask = endpoint.ask(30, seed);
            let answer = endpoint.whole(&server, &ask);
            let text = answer.pointer(endpoint.text).and_then(Value::as_str).unwrap();
            let value: Value = serde_json::from_str(text).expect(text);
            let open = truncated(&answer);
            if let Some((first, rest)) = open.split_first() {
                n_cut += 1;
                assert_eq!(first, "", "{answer}");
                let mut outer = first;
                for pointer in rest {
                    assert!(pointer.starts_with(&format!("{outer}/")), "{open:?}");
                    assert!(value.pointer(pointer).is_some(), "{pointer} in {value}");
                    outer = pointer;
                }
            }
            // a stream tells the same, once, at its end
            let events = endpoint.streamed(&server, &ask);
            let told: Vec<usize> =
                (0..events.len()).filter(|&i| !truncated(&events[i]).is_empty()).collect();
            assert_eq!(told.len(), usize::from(!open.is_empty()), "{} {events:?}", endpoint.path);
            if let Some(&at) = told.first() {
                assert_eq!(truncated(&events[at]), open, "{}", endpoint.path);
                assert!(at + 2 >= events.len(), "{} {events:?}", endpoint.path);
            }
        }
        assert!(n_cut > 0, "{}", endpoint.path);
        // a text that ends by itself names none, and one without a schema neither
        let small = json!({endpoint.limit: 60, "json_schema": {"enum": ["a"]}});
        let whole = endpoint.whole(&server, &with(endpoint.body.clone(), small));
        assert!(whole.get("hob").is_none(), "{whole}");
        let free = json!({endpoint.limit: 20, "regex": "[{]\"a\": \"[a-z ]*\"[}]"});
        let free = endpoint.whole(&server, &with(endpoint.body.clone(), free));
        assert!(free.get("hob").is_none(), "{free}");
    }
}

/// Each of several choices has its own values that were closed early.
#[test]
fn choices_that_were_cut_are_told_apart() {
    let server = Server::start(&shipped(), &["--ctx-size", "512"]);
    let several = json!({"messages": [{"role": "user", "content": "Tell."}], "n": 3, "seed": 5,
        "max_tokens": 30, "temperature": 1.2, "json_schema": schema()});
    let answer = server.post("/v1/chat/completions", &several).json();
    assert!(answer["hob"].get("truncated_at").is_none(), "{answer}");
    for choice in answer["hob"]["truncated_choices"].as_array().expect("a choice that was cut") {
        let index = choice["index"].as_u64().unwrap() as usize;
        assert_eq!(answer["choices"][index]["finish_reason"], "length");
        assert_eq!(choice["truncated_at"][0], "", "{choice}");
    }
}

/// Puts the value together that events tell of, as far as it has come, and checks their order.
fn rebuilt(events: &[Value]) -> Value {
    let mut whole = Value::Null;
    for event in events {
        let pointer = event["pointer"].as_str().unwrap();
        match event["event"].as_str().unwrap() {
            "value.start" => {
                let begun = match event["type"].as_str().unwrap() {
                    "object" => json!({}),
                    "array" => json!([]),
                    "string" => json!(""),
                    _ => Value::Null,
                };
                match pointer.rsplit_once('/') {
                    None => whole = begun,
                    Some((parent, name)) => match whole.pointer_mut(parent).unwrap() {
                        Value::Array(items) => items.push(begun),
                        Value::Object(members) => {
                            members.insert(name.to_owned(), begun);
                        }
                        other => panic!("{pointer} in {other}"),
                    },
                }
            }
            "value.append" => match whole.pointer_mut(pointer).unwrap() {
                Value::String(text) => text.push_str(event["text"].as_str().unwrap()),
                other => panic!("{event} after {other}"),
            },
            "value.end" => {
                let found = whole.pointer_mut(pointer).unwrap();
                match event.get("value") {
                    Some(text @ Value::String(_)) => assert_eq!(found, text),
                    Some(value) => *found = value.clone(),
                    None => assert!(found.is_object() || found.is_array(), "{found}"),
                }
            }
            other => panic!("{other}"),
        }
    }
    whole
}

#[test]
fn streams_tell_values_as_they_come() {
    let server = Server::start(&shipped(), &["--ctx-size", "512"]);
    for endpoint in endpoints() {
        let ask = endpoint.ask(40, 3);
        let whole = endpoint.whole(&server, &ask);
        let text = whole.pointer(endpoint.text).and_then(Value::as_str).unwrap();
        let events = endpoint.streamed(&server, &with(ask.clone(), json!({"value_events": true})));
        let told: Vec<Value> = events
            .iter()
            .flat_map(|event| event["hob"]["value_events"].as_array().cloned().unwrap_or_default())
            .collect();
        assert_eq!(rebuilt(&told), serde_json::from_str::<Value>(text).unwrap(), "{told:?}");
        assert_eq!(told[0], json!({"event": "value.start", "pointer": "", "type": "object"}));
        assert_eq!(told.last().unwrap(), &json!({"event": "value.end", "pointer": ""}));
        let n_objects =
            events.iter().filter(|event| event["hob"]["value_events"].is_array()).count();
        assert!(n_objects > 3, "{} {n_objects}", endpoint.path);
        // they change nothing else, and come only where they are asked for
        let plain = endpoint.streamed(&server, &ask);
        assert_eq!(plain.len(), events.len(), "{}", endpoint.path);
        assert!(plain.iter().all(|event| event["hob"].get("value_events").is_none()));
        // neither without a stream nor without a schema
        let refused = server.post(endpoint.path, &with(ask, json!({"value_events": true})));
        assert_eq!(refused.status, 400, "{}", endpoint.path);
        assert!(refused.body.contains("value_events"), "{}", refused.body);
        let free = json!({"stream": true, "value_events": true, "regex": "[0-9]{3}"});
        let refused = server.post(endpoint.path, &with(endpoint.body.clone(), free));
        assert_eq!(refused.status, 400, "{}", endpoint.path);
        assert!(refused.body.contains("value_events"), "{}", refused.body);
    }
}

/// A value that the prompt has begun is told first.
#[test]
fn a_begun_answer_is_told_as_a_whole() {
    let server = Server::start(&shipped(), &["--ctx-size", "512"]);
    let ask = json!({"prompt": "The answer is {\"note\": \"ab", "stream": true,
        "constraint_prefix": "{\"note\": \"ab", "value_events": true, "n_predict": 30,
        "json_schema": {"type": "object", "properties": {"note": {"type": "string"}},
            "required": ["note"], "additionalProperties": false}});
    let answer = server.post("/completion", &ask);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let mut text = "{\"note\": \"ab".to_owned();
    let mut told = Vec::new();
    for event in answer.events() {
        let event: Value = serde_json::from_str(&event).unwrap();
        text += event["content"].as_str().unwrap();
        told.extend(event["hob"]["value_events"].as_array().cloned().unwrap_or_default());
    }
    assert_eq!(rebuilt(&told), serde_json::from_str::<Value>(&text).unwrap(), "{told:?}");
    let wrong = json!({"prompt": "Hi", "value_events": 1, "json_schema": {}, "stream": true});
    let wrong = server.post("/completion", &wrong);
    assert_eq!(error(&wrong).2, "value_events", "{}", wrong.body);
}
