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
    logprob_after(server, &tokens(server, PROMPT, true), text)
}

/// Returns the log probability of a text after some tokens.
fn logprob_after(server: &Server, before: &[Value], text: &str) -> f64 {
    let mut ids = before.to_vec();
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
        json!({"json_schema": {"type": "number"}}),
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

/// A schema with values of which there are few at many places.
fn members() -> Value {
    json!({"type": "object", "additionalProperties": false,
        "required": ["colour", "loud", "rating", "items", "note"], "properties": {
            "colour": {"enum": ["red", "green", "blue"]},
            "loud": {"type": "boolean"},
            "rating": {"type": "integer", "minimum": 8, "maximum": 12},
            "items": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "object",
                "properties": {"kind": {"anyOf":
                    [{"const": "a"}, {"const": "ab"}, {"type": "null"}]}},
                "required": ["kind"], "additionalProperties": false}},
            "note": {"type": "string", "maxLength": 5}}})
}

/// Returns the probabilities at places that an object of an answer tells; those of a place sum to
/// one.
fn told_at(hob: &Value) -> Vec<(String, Vec<(String, f64)>)> {
    let places = hob["choices_at"].as_object().unwrap_or_else(|| panic!("{hob}"));
    let of_place = |(pointer, shares): (&String, &Value)| {
        let shares: Vec<(String, f64)> = shares
            .as_object()
            .unwrap()
            .iter()
            .map(|(text, p)| (text.clone(), p.as_f64().unwrap()))
            .collect();
        let all: f64 = shares.iter().map(|(_, p)| p).sum();
        assert!((all - 1.0).abs() < 1e-9, "{pointer} {hob}");
        (pointer.clone(), shares)
    };
    places.iter().map(of_place).collect()
}

fn ask_members(fields: Value) -> Value {
    with(json!({"json_schema": members(), "json_whitespace": "compact"}), ask(fields))
}

/// Each place of an answer whose value is one of few has the probabilities of these, as the model
/// saw them after the answer up to there.
#[test]
fn values_of_an_answer_have_the_probabilities_of_their_tokens() {
    // the model holds the values for improbable, where eight bits are coarse
    let server = Server::start(&shipped(), &["--ctx-size", "512", "--exact", "--deterministic"]);
    let fields = json!({"n_predict": 200, "seed": 5, "return_tokens": true});
    let answer = server.post("/completion", &ask_members(fields.clone()));
    assert_eq!(answer.status, 200, "{}", answer.body);
    let answer = answer.json();
    let places = told_at(&answer["hob"]);
    let expected = [
        ("/colour", &["\"blue\"", "\"green\"", "\"red\""][..]),
        ("/loud", &["false", "true"]),
        ("/rating", &["10", "11", "12", "8", "9"]),
        ("/items/0/kind", &["\"a\"", "\"ab\"", "null"]),
        ("/items/1/kind", &["\"a\"", "\"ab\"", "null"]),
    ];
    let content = answer["content"].as_str().unwrap();
    let value: Value = serde_json::from_str(content).unwrap();
    assert_eq!(places.len(), expected.len(), "{answer}");
    for ((pointer, shares), (at, names)) in places.iter().zip(expected) {
        assert_eq!(pointer, at);
        let found: Vec<&str> = shares.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(found, names, "{pointer}");
        assert!(names.contains(&value.pointer(pointer).unwrap().to_string().as_str()));
    }
    assert!(answer["hob"].get("choices_left_out").is_none(), "{answer}");
    // after the tokens of the answer that stand before the value
    let ids = answer["tokens"].as_array().unwrap();
    let start = content.find("\"colour\":").unwrap() + "\"colour\":".len();
    let mut before = tokens(&server, PROMPT, true);
    let mut text = String::new();
    for id in ids {
        let piece = server.post("/detokenize", &json!({"tokens": [id]})).json();
        let longer = text.clone() + piece["content"].as_str().unwrap();
        if longer.len() > start {
            break;
        }
        text = longer;
        before.push(id.clone());
    }
    let lead = &content[text.len()..start];
    let shares = &places[0].1;
    let logprobs: Vec<f64> = shares
        .iter()
        .map(|(name, _)| logprob_after(&server, &before, &format!("{lead}{name}")).exp())
        .collect();
    let all: f64 = logprobs.iter().sum();
    for ((name, p), expected) in shares.iter().zip(&logprobs) {
        let expected = expected / all;
        assert!((p - expected).abs() < 1e-2 * expected.max(1e-3), "{name}: {p} {expected}");
    }
    // a stream tells the same once, in the object that ends the text
    let streamed = server.post("/completion", &ask_members(with(fields, json!({"stream": true}))));
    let events: Vec<Value> =
        streamed.events().iter().map(|event| serde_json::from_str(event).unwrap()).collect();
    let told: Vec<usize> =
        (0..events.len()).filter(|&i| events[i]["hob"].get("choices_at").is_some()).collect();
    assert_eq!(told, [events.len() - 1], "{events:?}");
    for ((_, a), (_, b)) in told_at(&events[told[0]]["hob"]).iter().zip(&places) {
        assert!(a.iter().zip(b).all(|(a, b)| (a.1 - b.1).abs() < 1e-3), "{a:?} {b:?}");
    }
}

/// Every interface tells them, for each of several texts, and of what was cut as far as it came.
#[test]
fn values_are_told_in_every_interface() {
    let server = Server::start(&shipped(), &["--ctx-size", "512"]);
    let messages = json!([{"role": "user", "content": "Which colour?"}]);
    for (path, body) in [
        ("/v1/chat/completions", json!({"messages": messages, "max_tokens": 200})),
        ("/v1/messages", json!({"messages": messages, "max_tokens": 200})),
        ("/v1/responses", json!({"input": "Which colour?"})),
        ("/v1/completions", json!({"prompt": "Which colour?", "max_tokens": 200})),
        ("/completion", json!({"prompt": "Which colour?"})),
    ] {
        let asked = with(body, json!({"json_schema": members(), "choice_probabilities": true}));
        let answer = server.post(path, &asked);
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        assert_eq!(told_at(&answer.json()["hob"]).len(), 5, "{path}");
        let streamed = server.post(path, &with(asked, json!({"stream": true})));
        let events = streamed.events().into_iter().filter(|event| event != "[DONE]");
        let told = events
            .map(|event| serde_json::from_str::<Value>(&event).unwrap())
            .filter(|event| event["hob"].get("choices_at").is_some())
            .count();
        assert_eq!(told, 1, "{path}: {}", streamed.body);
    }
    let several = json!({"messages": messages, "max_tokens": 200, "n": 2, "seed": 3,
        "json_schema": members(), "choice_probabilities": true});
    let several = server.post("/v1/chat/completions", &several).json();
    let scored = several["hob"]["scored_choices"].as_array().unwrap();
    assert_eq!(scored.len(), 2, "{several}");
    for (index, text) in scored.iter().enumerate() {
        assert_eq!((text["index"].as_u64(), told_at(text).len()), (Some(index as u64), 5));
    }
    // what the prompt has begun is decided
    let begun = json!({"prompt": "{\"colour\":\"red\",\"lo", "n_predict": 200,
        "constraint_prefix": "{\"colour\":\"red\",\"lo"});
    let begun = server.post("/completion", &with(ask_members(json!({})), begun)).json();
    let places: Vec<String> =
        told_at(&begun["hob"]).into_iter().map(|(pointer, _)| pointer).collect();
    assert_eq!(places, ["/loud", "/rating", "/items/0/kind", "/items/1/kind"]);
}

/// Earlier items decide which values are left, and places beyond the limits are counted.
#[test]
fn places_are_those_of_the_answer() {
    let server = Server::start(&shipped(), &["--ctx-size", "2048"]);
    let distinct = json!({"type": "array", "uniqueItems": true, "minItems": 3, "maxItems": 3,
        "items": {"enum": [1, 2, 3]}});
    let answer = server.post("/completion", &ask(json!({"json_schema": distinct}))).json();
    let n_alternatives: Vec<usize> =
        told_at(&answer["hob"]).iter().map(|(_, shares)| shares.len()).collect();
    assert_eq!(n_alternatives, [3, 2], "{answer}");
    let many = json!({"type": "array", "minItems": 70, "maxItems": 70,
        "items": {"type": "boolean"}});
    let many = ask(json!({"json_schema": many, "n_predict": 400}));
    let answer = server.post("/completion", &many).json();
    assert_eq!(told_at(&answer["hob"]).len(), 64, "{answer}");
    assert_eq!(answer["hob"]["choices_left_out"], 6, "{answer}");
    // values that are no alternatives are not told of
    let open = json!({"type": "object", "required": ["a"], "additionalProperties": false,
        "properties": {"a": {"type": "string", "maxLength": 4}}});
    let answer = server.post("/completion", &ask(json!({"json_schema": open}))).json();
    assert_eq!(answer["hob"]["choices_at"], json!({}), "{answer}");
    // a whole list of lists is told of within
    let lists = ask(json!({"json_schema": {"enum": [[1], [12]]}}));
    let answer = server.post("/completion", &lists).json();
    assert_eq!(told_at(&answer["hob"])[0].0, "/0", "{answer}");
}
