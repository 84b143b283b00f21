//! Answers that quote their request word for word: `x-substring-of` over a real socket.

use std::path::Path;

use serde_json::{Value, json};

use crate::http::client::{Response, Server};
use crate::http::stories::with;

const REPORT: &str = "The bridge was built in 1931.\nIts \"red\" cables \\ towers were painted \
     in May: naïve visitors call it 橋 – or 𝄞. It closed twice, in 1951 and in 1982.";
const OTHER: &str = "Which sentence tells when it was closed?";

/// A schema of a few quotes from a place of the request.
fn quotes(place: &str) -> Value {
    json!({"type": "object", "properties": {"quotes": {
        "type": "array", "minItems": 1, "maxItems": 3,
        "items": {"type": "string", "x-substring-of": place, "minLength": 4, "maxLength": 60}}},
        "required": ["quotes"]})
}

fn shipped() -> Server {
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/hob-nano-q8_0.gguf");
    Server::start(&model, &["--ctx-size", "1024"])
}

/// Passes if a text is JSON with quotes of `source`.
fn check(text: &str, source: &str) {
    let value: Value = serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"));
    let quotes = value["quotes"].as_array().unwrap();
    assert!(!quotes.is_empty());
    for quote in quotes {
        let quote = quote.as_str().unwrap();
        assert!((4..=60).contains(&quote.chars().count()), "{quote:?}");
        assert!(source.contains(quote), "{quote:?}");
    }
}

fn text(answer: &Response, place: &str) -> String {
    assert_eq!(answer.status, 200, "{}", answer.body);
    let answer = answer.json();
    let text = answer.pointer(place).and_then(Value::as_str);
    text.unwrap_or_else(|| panic!("{place}: {answer}")).to_owned()
}

fn message(role: &str, content: Value) -> Value {
    json!({"role": role, "content": content})
}

/// The same demand in every dialect that has it, at several temperatures.
#[test]
fn quotes_stand_in_the_message() {
    let server = shipped();
    let messages = json!([
        message("user", json!(REPORT)),
        message("assistant", json!("Thank you.")),
        message("user", json!([{"type": "text", "text": OTHER}])),
    ]);
    let format = |place: &str| {
        let schema = json!({"name": "quotes", "schema": quotes(place), "strict": true});
        json!({"response_format": {"type": "json_schema", "json_schema": schema}})
    };
    for (place, source) in
        [("messages/0", REPORT), ("messages/2", OTHER), ("messages/2/content/0", OTHER)]
    {
        for (temperature, seed) in [(0.0, 1), (1.0, 2), (2.0, 3), (5.0, 4)] {
            let sampling = json!({"temperature": temperature, "seed": seed, "max_tokens": 200,
                "min_p": 0, "top_k": 0});
            let body = with(with(json!({"messages": messages}), format(place)), sampling);
            let answer = server.post("/v1/chat/completions", &body);
            check(&text(&answer, "/choices/0/message/content"), source);
            assert!(answer.json().get("hob").is_none());
        }
    }
    let cut = json!({"temperature": 1, "seed": 5, "max_tokens": 200});
    let chat = json!({"messages": messages, "json_schema": quotes("messages/0")});
    let answer = server.post("/v1/chat/completions", &with(chat, cut.clone()));
    check(&text(&answer, "/choices/0/message/content"), REPORT);
    // the system message of this interface is no message of its list
    let anthropic = json!({"messages": messages, "system": "Quote.",
        "output_config": {"format": {"type": "json_schema", "schema": quotes("messages/0")}}});
    let answer = server.post("/v1/messages", &with(anthropic, cut.clone()));
    check(&text(&answer, "/content/0/text"), REPORT);
    let format = json!({"format": {"type": "json_schema", "name": "q", "schema": quotes("input")}});
    let responses = json!({"input": REPORT, "instructions": "Quote.", "text": format,
        "temperature": 1, "max_output_tokens": 200});
    let answer = server.post("/v1/responses", &responses);
    check(&text(&answer, "/output/0/content/0/text"), REPORT);
    let items = json!({"input": [message("user", json!(OTHER)), message("user", json!(REPORT))],
        "text": {"format": {"type": "json_schema", "name": "q", "schema": quotes("input/1")}},
        "temperature": 1, "max_output_tokens": 200});
    check(&text(&server.post("/v1/responses", &items), "/output/0/content/0/text"), REPORT);
    let plain = json!([messages[0], messages[1], message("user", json!(OTHER))]);
    let ollama = json!({"model": "any", "messages": plain, "stream": false,
        "format": quotes("messages/0"), "options": {"num_predict": 200, "temperature": 1}});
    check(&text(&server.post("/api/chat", &ollama), "/message/content"), REPORT);
    for raw in [true, false] {
        let generate = json!({"model": "any", "prompt": REPORT, "stream": false, "raw": raw,
            "format": quotes("prompt"), "options": {"num_predict": 200, "temperature": 1}});
        check(&text(&server.post("/api/generate", &generate), "/response"), REPORT);
    }
    let completion = json!({"prompt": [REPORT, OTHER], "json_schema": quotes("prompt/1")});
    let answer = server.post("/v1/completions", &with(completion, cut.clone()));
    check(&text(&answer, "/choices/0/text"), OTHER);
    let completion = json!({"prompt": REPORT, "json_schema": quotes("prompt"), "n_predict": 200});
    check(&text(&server.post("/completion", &completion), "/content"), REPORT);
}

/// The next request of the same schema is about other messages.
#[test]
fn the_same_schema_is_compiled_for_each_text() {
    let server = shipped();
    for source in [REPORT, OTHER, "a short one"] {
        let body = json!({"messages": [message("user", json!(source))], "max_tokens": 200,
            "temperature": 1, "json_schema": quotes("messages/0")});
        let answer = server.post("/v1/chat/completions", &body);
        check(&text(&answer, "/choices/0/message/content"), source);
    }
}

#[test]
fn arguments_of_tools_quote() {
    let server = shipped();
    let tool = json!({"type": "function", "function": {"name": "cite", "strict": true,
        "parameters": quotes("messages/0")}});
    let body = json!({"messages": [message("user", json!(REPORT))], "tools": [tool],
        "tool_choice": "required", "temperature": 1, "max_tokens": 300});
    let answer = server.post("/v1/chat/completions", &body);
    let arguments = "/choices/0/message/tool_calls/0/function/arguments";
    check(&text(&answer, arguments), REPORT);
}

#[test]
fn names_of_no_text_are_refused() {
    let server = shipped();
    let field = "response_format.json_schema.schema";
    let place = "#/properties/quotes/items/x-substring-of";
    let two = json!([{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]);
    let messages = json!([message("user", json!(REPORT)), message("user", two)]);
    for (name, problem) in [
        ("messages/7", "the request has no `messages/7`"),
        ("messages/1", "there are 2 texts in `messages/1` of the request"),
        ("message/0", "`message/0` names no part of a request"),
    ] {
        let format = json!({"type": "json_schema",
            "json_schema": {"name": "q", "schema": quotes(name)}});
        let body = json!({"messages": messages, "response_format": format, "max_tokens": 1});
        let answer = server.post("/v1/chat/completions", &body);
        assert_eq!(answer.status, 400, "{}", answer.body);
        let error = answer.json()["error"].clone();
        assert_eq!(error["param"], field);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(place) && message.contains(problem), "{message}");
        let check = server.post("/check-constraint", &body).json();
        assert_eq!(check["valid"], false);
        let checked = check["error"]["message"].as_str().unwrap();
        assert_eq!(format!("'{field}': {checked}"), message);
        assert_eq!(check["error"]["param"], field);
    }
    let body = json!({"messages": messages, "max_tokens": 1,
        "json_schema": {"x-substring-of": {"text": "a"}, "type": "string", "minLength": 2}});
    let answer = server.post("/v1/chat/completions", &body);
    assert_eq!(answer.status, 400, "{}", answer.body);
    let lark = "start: %json {\"x-substring-of\": \"messages/0\"}";
    let body = json!({"messages": messages, "max_tokens": 1,
        "response_format": {"type": "lark", "lark": lark}});
    let answer = server.post("/v1/chat/completions", &body);
    assert_eq!(answer.status, 400, "{}", answer.body);
    let body = json!({"messages": messages, "json_schema": quotes("messages/0")});
    assert_eq!(server.post("/check-constraint", &body).json()["valid"], true);
    // keywords of others mean nothing
    let other = json!({"type": "boolean", "x-quote": "messages/9"});
    let body = json!({"messages": messages, "max_tokens": 9, "json_schema": other});
    let answer = server.post("/v1/chat/completions", &body);
    assert!(["true", "false"].contains(&&*text(&answer, "/choices/0/message/content")));
}
