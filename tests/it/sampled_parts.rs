//! Parts of a text that are sampled in their own way: values of a schema, rules of a grammar,
//! reasoning. With the shipped model, so no other data is needed.

use std::path::{Path, PathBuf};

use hob::grammar::RegionOption;
use hob::sampling::OPTIONS;
use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::{chat, error, with};

fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("models/hob-nano-q8_0.gguf")
}

/// Returns a schema of which all but one value is always the most probable text.
fn schema() -> Value {
    json!({
        "type": "object", "required": ["first", "second"], "additionalProperties": false,
        "x-temperature": 0,
        "properties": {
            "first": {"type": "string", "minLength": 8, "maxLength": 24},
            "second": {"type": "string", "minLength": 8, "maxLength": 24, "x-temperature": 1.5,
                "x-top-k": 0},
        },
    })
}

fn format(schema: &Value) -> Value {
    json!({"response_format": {"type": "json_schema", "json_schema": {"schema": schema}}})
}

/// Returns both values of an answer under [`schema`].
fn values(text: &str) -> [String; 2] {
    let value: Value = serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"));
    ["first", "second"].map(|name| value[name].as_str().unwrap().to_owned())
}

fn ask(server: &Server, path: &str, body: Value, text: &str) -> String {
    let answer = server.post(path, &body);
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    let answer = answer.json();
    let found = answer.pointer(text).and_then(Value::as_str);
    found.unwrap_or_else(|| panic!("{path}: {answer}")).to_owned()
}

#[test]
fn a_value_at_temperature_0_is_the_same_with_every_seed() {
    let server = Server::start(&shipped(), &["-np", "2", "--ctx-size", "512"]);
    let answer = |seed: u32, more: Value| {
        let body = with(chat("Tell me of a cat."), format(&schema()));
        let fixed = json!({"seed": seed, "temperature": 1.5, "max_tokens": 120});
        let body = with(with(body, fixed), more);
        ask(&server, "/v1/chat/completions", body, "/choices/0/message/content")
    };
    let texts: Vec<String> = (0..6).map(|seed| answer(seed, json!({}))).collect();
    let all: Vec<[String; 2]> = texts.iter().map(|text| values(text)).collect();
    assert!(all.iter().all(|[first, _]| *first == all[0][0]), "{all:?}");
    assert!(all.iter().any(|[_, second]| *second != all[0][1]), "{all:?}");
    // without options the request's own temperature holds of both
    let plain = json!({"type": "object", "required": ["first", "second"],
        "additionalProperties": false, "properties": {
            "first": {"type": "string", "minLength": 8, "maxLength": 24},
            "second": {"type": "string", "minLength": 8, "maxLength": 24}}});
    let plain: Vec<[String; 2]> =
        (0..6).map(|seed| values(&answer(seed, format(&plain)))).collect();
    assert!(plain.iter().any(|[first, _]| *first != plain[0][0]), "{plain:?}");
    // a seed gives the same text again, and drafts change nothing
    for (seed, text) in (0..).zip(&texts).take(3) {
        assert_eq!(&answer(seed, json!({})), text);
        let drafts = json!({"speculative.type": "ngram", "speculative.n_max": 8});
        assert_eq!(&answer(seed, drafts), text);
    }
}

#[test]
fn every_dialect_that_takes_a_schema_takes_its_options() {
    let server = Server::start(&shipped(), &["-np", "1", "--ctx-size", "512"]);
    let messages = json!([{"role": "user", "content": "Tell me of a cat."}]);
    let schema = schema();
    let text_format = json!({"type": "json_schema", "name": "x", "schema": schema});
    let tag = json!({"type": "structural_tag",
        "format": {"type": "json_schema", "json_schema": schema}});
    let lark = format!("start: %json {schema}");
    let cases = [
        (
            "/v1/responses",
            json!({"input": "Tell me of a cat.", "max_output_tokens": 120,
            "text": {"format": text_format}}),
            "/output/0/content/0/text",
        ),
        (
            "/v1/messages",
            json!({"messages": messages, "max_tokens": 120,
            "output_config": {"format": {"type": "json_schema", "schema": schema}}}),
            "/content/0/text",
        ),
        (
            "/completion",
            json!({"prompt": "A cat: ", "n_predict": 120, "json_schema": schema}),
            "/content",
        ),
        (
            "/completion",
            json!({"prompt": "A cat: ", "n_predict": 120,
            "response_format": {"type": "lark", "lark": lark}}),
            "/content",
        ),
        (
            "/completion",
            json!({"prompt": "A cat: ", "n_predict": 120, "structural_tag": tag}),
            "/content",
        ),
    ];
    for (path, body, text) in cases {
        let answer = |seed: u32| {
            let seeded = with(body.clone(), json!({"seed": seed, "temperature": 1.5}));
            values(&ask(&server, path, seeded, text))[0].clone()
        };
        assert_eq!([answer(1), answer(2)], [answer(3), answer(4)], "{path}");
    }
    let ollama = |seed: u32| {
        let options = json!({"seed": seed, "temperature": 1.5, "num_predict": 120});
        let body = json!({"model": "any", "messages": messages, "stream": false, "format": schema,
            "options": options});
        values(&ask(&server, "/api/chat", body, "/message/content"))[0].clone()
    };
    assert_eq!([ollama(1), ollama(2)], [ollama(3), ollama(4)]);
}

#[test]
fn a_begun_answer_goes_on_in_its_part() {
    let server = Server::start(&shipped(), &["-np", "1", "--ctx-size", "512"]);
    let begun = "{\"first\":\"The ";
    let answer = |seed: u32| {
        let body = json!({"prompt": format!("A cat: {begun}"), "constraint_prefix": begun,
            "n_predict": 120, "json_schema": schema(), "seed": seed, "temperature": 1.5});
        let rest = ask(&server, "/completion", body, "/content");
        values(&format!("{begun}{rest}"))[0].clone()
    };
    assert_eq!([answer(1), answer(2)], [answer(3), answer(4)]);
}

#[test]
fn rules_of_lark_have_options() {
    let server = Server::start(&shipped(), &["-np", "1", "--ctx-size", "512"]);
    let grammar = "start: sure \";\" free\nsure[temperature=0]: /[a-z ]{12}/\nfree: /[a-z ]{24}/";
    let answer = |seed: u32| {
        let body = json!({"prompt": "Once upon a time ", "n_predict": 60, "seed": seed,
            "temperature": 1.5, "response_format": {"type": "lark", "lark": grammar}});
        let text = ask(&server, "/completion", body, "/content");
        text.split_once(';').map(|(sure, free)| [sure.to_owned(), free.to_owned()]).unwrap()
    };
    let all = [1, 2, 3, 4].map(answer);
    assert!(all.iter().all(|[sure, _]| *sure == all[0][0]), "{all:?}");
    assert!(all.iter().any(|[_, free]| *free != all[0][1]), "{all:?}");
}

#[test]
fn reasoning_is_sampled_apart_from_the_answer() {
    let template = "{{ messages[-1]['content'] }}{% if add_generation_prompt %}<think>{% endif %}";
    let options = ["-np", "1", "--ctx-size", "512", "--chat-template", template];
    let server = Server::start(&shipped(), &options);
    let answer = |seed: u32, more: Value| {
        let fixed = json!({"seed": seed, "temperature": 1.5, "max_tokens": 60, "ignore_eos": true,
            "reasoning_budget_tokens": 12});
        let body = with(with(chat("Once upon a time"), fixed), more);
        let answer = server.post("/v1/chat/completions", &body);
        assert_eq!(answer.status, 200, "{}", answer.body);
        let message = answer.json()["choices"][0]["message"].clone();
        ["reasoning_content", "content"].map(|name| message[name].as_str().unwrap_or("").to_owned())
    };
    let cold = [1, 2, 3, 4].map(|seed| answer(seed, json!({"reasoning_temperature": 0})));
    assert!(!cold[0][0].is_empty(), "{cold:?}");
    assert!(cold.iter().all(|[reasoning, _]| *reasoning == cold[0][0]), "{cold:?}");
    assert!(cold.iter().any(|[_, content]| *content != cold[0][1]), "{cold:?}");
    let warm = [1, 2, 3, 4].map(|seed| {
        answer(
            seed,
            json!({"temperature": 0,
        "reasoning_temperature": 1.5}),
        )
    });
    assert!(warm.iter().any(|[reasoning, _]| *reasoning != warm[0][0]), "{warm:?}");
    let drafts = json!({"reasoning_temperature": 0, "speculative.type": "ngram",
        "speculative.n_max": 8});
    assert_eq!(answer(1, drafts), cold[0]);
    // without a budget too
    let free = json!({"reasoning_temperature": 0, "reasoning_budget_tokens": -1});
    assert_eq!([answer(1, free.clone()), answer(2, free.clone())][0][0], answer(3, free)[0]);
}

#[test]
fn what_is_wrong_names_its_place() {
    let server = Server::start(&shipped(), &["-np", "1", "--ctx-size", "512"]);
    for (keyword, value) in [
        ("x-temperature", json!(-1)),
        ("x-temperature", json!("hot")),
        ("x-top-p", json!(1.5)),
        ("x-top-k", json!(0.5)),
        ("x-min-p", json!(2)),
    ] {
        let schema = json!({"type": "object", "properties": {"a": {keyword: value}}});
        let answer = server.post("/v1/chat/completions", &with(chat("Hi"), format(&schema)));
        assert_eq!(answer.status, 400, "{}", answer.body);
        assert!(answer.body.contains(&format!("/properties/a/{keyword}")), "{}", answer.body);
    }
    let lark = json!({"type": "lark", "lark": "start: a\na[temperature=-1]: \"a\""});
    let answer = server.post("/completion", &json!({"prompt": "a", "response_format": lark}));
    assert!(answer.status == 400 && answer.body.contains("line 2"), "{}", answer.body);
    for (name, value) in [
        ("reasoning_temperature", json!(-1)),
        ("reasoning_top_p", json!(2)),
        ("reasoning_top_k", json!(0.5)),
        ("reasoning_min_p", json!("x")),
    ] {
        let answer = server.post("/v1/chat/completions", &with(chat("Hi"), json!({name: value})));
        let (status, _, param) = error(&answer);
        assert_eq!((status, param.as_str()), (400, name));
    }
    // a raw prompt has no reasoning
    let body = json!({"prompt": "a", "reasoning_temperature": 0.5});
    for path in ["/completion", "/v1/completions"] {
        let (status, _, param) = error(&server.post(path, &body));
        assert_eq!((status, param.as_str()), (400, "reasoning_temperature"), "{path}");
    }
    let names: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
    assert!(RegionOption::ALL.iter().all(|option| names.contains(&option.name())));
}
