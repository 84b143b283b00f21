//! The probabilities of the texts of a choice.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::{error, with};

fn shipped() -> PathBuf {
    concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf").into()
}

const PROMPT: &str = "The best colour is";

fn ask(fields: Value) -> Value {
    let ask = json!({"prompt": PROMPT, "n_predict": 40, "choice_probabilities": true});
    with(ask, fields)
}

/// Returns the probabilities that an answer tells, which sum to one.
fn told(answer: &Value) -> Vec<(String, f64)> {
    let choices = answer["hob"]["choices"].as_object().unwrap_or_else(|| panic!("{answer}"));
    let told: Vec<(String, f64)> =
        choices.iter().map(|(text, p)| (text.clone(), p.as_f64().unwrap())).collect();
    let all: f64 = told.iter().map(|(_, p)| p).sum();
    assert!((all - 1.0).abs() < 1e-9, "{answer}");
    told
}

fn tokens(server: &Server, text: &str, add_special: bool) -> Vec<Value> {
    let ask = json!({"content": text, "add_special": add_special});
    server.post("/tokenize", &ask).json()["tokens"].as_array().unwrap().clone()
}

/// Returns the log probability of a text after the prompt, by the log probabilities of a prompt
/// that holds both.
fn logprob(server: &Server, text: &str) -> f64 {
    let mut ids = tokens(server, PROMPT, true);
    let n_prompt = ids.len();
    ids.extend(tokens(server, text, false));
    let ask = json!({"prompt": ids, "echo": true, "logprobs": 1, "max_tokens": 0});
    let answer = server.post("/v1/completions", &ask);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let answer = answer.json();
    let all = answer["choices"][0]["logprobs"]["token_logprobs"].as_array().unwrap();
    all[n_prompt..].iter().map(|logprob| logprob.as_f64().unwrap()).sum()
}

#[test]
fn texts_have_the_probabilities_of_their_tokens() {
    let server = Server::start(&shipped(), &["--ctx-size", "512"]);
    for texts in [&[" red", " green", " blue"][..], &[" dark red", " dark blue", " light", " no"]] {
        let answer = server.post("/completion", &ask(json!({"guided_choice": texts})));
        assert_eq!(answer.status, 200, "{}", answer.body);
        let answer = answer.json();
        let found = told(&answer);
        let names: Vec<&str> = found.iter().map(|(text, _)| text.as_str()).collect();
        assert_eq!(names, texts);
        assert!(texts.contains(&answer["content"].as_str().unwrap()));
        let expected: Vec<f64> = texts.iter().map(|text| logprob(&server, text).exp()).collect();
        let all: f64 = expected.iter().sum();
        for ((text, p), expected) in found.iter().zip(&expected) {
            let expected = expected / all;
            assert!((p - expected).abs() < 1e-2 * expected.max(1e-3), "{text}: {p} {expected}");
        }
        // asked again, with other sampling, as a list of another interface
        let again = json!({"temperature": 2, "structured_outputs": {"choice": texts},
            "cache_prompt": false});
        let again = told(&server.post("/completion", &ask(again)).json());
        for ((_, p), (_, q)) in found.iter().zip(&again) {
            assert!((p - q).abs() < 1e-3, "{found:?} {again:?}");
        }
    }
}

#[test]
fn each_interface_tells_them_once() {
    let server = Server::start(&shipped(), &["--ctx-size", "512"]);
    let messages = json!([{"role": "user", "content": "Yes or no?"}]);
    let schema =
        json!({"enum": ["yes", "no", "yes, but", 7, 7.0, null], "type": ["string", "null"]});
    for (path, body) in [
        ("/v1/chat/completions", json!({"messages": messages, "max_tokens": 40, "n": 2})),
        ("/v1/messages", json!({"messages": messages, "max_tokens": 40})),
        ("/v1/responses", json!({"input": "Yes or no?"})),
        ("/v1/completions", json!({"prompt": "Yes or no?", "max_tokens": 40})),
        ("/completion", json!({"prompt": "Yes or no?"})),
    ] {
        let ask = with(body, json!({"json_schema": schema, "choice_probabilities": true}));
        let answer = server.post(path, &ask);
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        let found = told(&answer.json());
        // the type leaves no numbers
        let names: Vec<&str> = found.iter().map(|(text, _)| text.as_str()).collect();
        assert_eq!(names, ["\"yes\"", "\"no\"", "\"yes, but\"", "null"], "{path}");
        let streamed = server.post(path, &with(ask, json!({"stream": true})));
        let events = streamed.events().into_iter().filter(|event| event != "[DONE]");
        let events: Vec<Value> =
            events.map(|event| serde_json::from_str(&event).unwrap()).collect();
        let again = told(&events[0]);
        assert!(found.iter().zip(&again).all(|(a, b)| (a.1 - b.1).abs() < 1e-3), "{path}");
        assert!(events[1..].iter().all(|event| event["hob"].get("choices").is_none()), "{path}");
    }
    // a text that another begins with, and the end of one as a choice
    let nested = ask(json!({"guided_choice": ["a", "ab", "abc", ""]}));
    assert_eq!(told(&server.post("/completion", &nested).json()).len(), 4);
    // what was begun leaves those that go on from there
    let begun = json!({"prompt": "Yes or no? ye", "constraint_prefix": "ye", "n_predict": 20,
        "guided_choice": ["yes", "no", "yellow"], "choice_probabilities": true});
    let names: Vec<String> = told(&server.post("/completion", &begun).json())
        .into_iter()
        .map(|(text, _)| text)
        .collect();
    assert_eq!(names, ["yes", "yellow"]);
    let one = ask(json!({"json_schema": {"const": "x"}}));
    assert_eq!(told(&server.post("/completion", &one).json()), [("\"x\"".to_owned(), 1.0)]);
}

#[test]
fn what_has_no_texts_is_refused() {
    let server = Server::start(&shipped(), &["--ctx-size", "512"]);
    let many: Vec<String> = (0..300).map(|n| n.to_string()).collect();
    let long = "ab ".repeat(300);
    for fields in [
        json!({}),
        json!({"regex": "a|b"}),
        json!({"json_schema": {"type": "string"}}),
        json!({"json_schema": {"enum": [[1], [2]]}}),
        json!({"guided_choice": many}),
        json!({"guided_choice": [long, "b"], "n_predict": -1}),
        json!({"guided_choice": ["a", "b"], "prompt": ["x", "y"]}),
        json!({"guided_choice": ["a", "b"], "choice_probabilities": "yes"}),
    ] {
        let refused = server.post("/completion", &ask(fields.clone()));
        assert_eq!(error(&refused).2, "choice_probabilities", "{fields}: {}", refused.body);
        assert_eq!(refused.status, 400, "{fields}");
    }
    let tool = json!({"type": "function", "function": {"name": "f", "parameters": {}}});
    let called = json!({"messages": [{"role": "user", "content": "Hi"}], "tools": [tool],
        "json_schema": {"enum": ["a"]}, "choice_probabilities": true});
    assert_eq!(error(&server.post("/v1/chat/completions", &called)).2, "choice_probabilities");
    let background = json!({"input": "Hi", "background": true, "json_schema": {"enum": ["a"]},
        "choice_probabilities": true});
    assert_eq!(error(&server.post("/v1/responses", &background)).2, "choice_probabilities");
}
