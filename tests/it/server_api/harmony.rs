//! Replies in the harmony format: messages with headers, of which answers, reasoning and calls are
//! told apart and held to what was asked.

use serde_json::{Value, json};

use super::{events, tool};

use crate::http::client::Server;
use crate::http::process::Folder;
use crate::http::scripted::{Script, scripted};
use crate::http::stories::{chat, is_whole, stories, with};

/// A template of the format, with just what it is known by and what conversations need.
const TEMPLATE: &str = "\
{%- for tool in tools or [] %}{{ tool | tojson }}{% endfor %}
{%- for message in messages %}
    {%- if message.tool_calls %}
        {%- if message.thinking %}<|start|>assistant<|channel|>analysis<|message|>\
            {{ message.thinking }}<|end|>{% endif %}
        {%- set call = message.tool_calls[0].function -%}
        <|start|>assistant to=functions.{{ call.name }}<|channel|>commentary json<|message|>\
            {{ call.arguments | tojson }}<|call|>
    {%- elif message.role == 'tool' -%}
        <|start|>functions to=assistant<|channel|>commentary<|message|>{{ message.content }}<|end|>
    {%- elif message.role == 'assistant' -%}
        <|start|>assistant<|channel|>final<|message|>{{ message.content }}<|end|>
    {%- else -%}
        <|start|>{{ message.role }}<|message|>{{ message.content }}<|end|>
    {%- endif %}
{%- endfor %}
{%- if add_generation_prompt %}<|start|>assistant{% endif %}";

/// The first answers that end by themselves: the model of this test knows nothing of the format,
/// and often thinks for ever.
fn ended(server: &Server, body: &Value, wanted: usize) -> Vec<(Value, Value)> {
    let mut found = Vec::new();
    for seed in 0..60 {
        let body = with(body.clone(), json!({"seed": seed, "temperature": 2.0, "max_tokens": 110}));
        let answer = server.post("/v1/chat/completions", &body).json();
        let choice = &answer["choices"][0];
        assert!(choice.is_object(), "{answer}");
        if choice["finish_reason"] != "length" {
            found.push((body, choice.clone()));
        }
        if found.len() == wanted {
            return found;
        }
    }
    panic!("{} answers ended, not {wanted}", found.len());
}

#[hob_needs::fixtures]
#[test]
fn constraints_hold_behind_headers() {
    let model = stories();
    let server = Server::start(&model, &["--chat-template", TEMPLATE]);
    let schema = json!({"type": "object", "properties": {"n": {"type": "integer", "maximum": 99}},
        "required": ["n"],
        "additionalProperties": false});
    let format = json!({"response_format": {"type": "json_schema",
        "json_schema": {"name": "a", "schema": schema}}});
    for (_, choice) in ended(&server, &with(chat("Hi"), format.clone()), 3) {
        let value: Value =
            serde_json::from_str(choice["message"]["content"].as_str().unwrap()).unwrap();
        assert!(is_whole(&value["n"]), "{choice}");
    }

    let required =
        with(chat("Hi"), json!({"tools": [tool("f"), tool("g")], "tool_choice": "required"}));
    for (body, choice) in ended(&server, &required, 2) {
        assert_eq!(
            (&choice["finish_reason"], &choice["message"]["content"]),
            (&json!("tool_calls"), &json!(""))
        );
        let call = &choice["message"]["tool_calls"][0]["function"];
        let arguments: Value = serde_json::from_str(call["arguments"].as_str().unwrap()).unwrap();
        assert!(is_whole(&arguments["n"]) && arguments["on"].is_boolean(), "{call}");
        // the same as a stream
        let mut name = String::new();
        let mut text = String::new();
        let streamed = server.post("/v1/chat/completions", &with(body, json!({"stream": true})));
        for chunk in events(&streamed) {
            for call in chunk["choices"][0]["delta"]["tool_calls"].as_array().into_iter().flatten()
            {
                name += call["function"]["name"].as_str().unwrap_or_default();
                text += call["function"]["arguments"].as_str().unwrap();
            }
        }
        assert_eq!((json!(name), json!(text)), (call["name"].clone(), call["arguments"].clone()));
    }

    // an answer of the schema, or a call
    let either = with(with(chat("Hi"), json!({"tools": [tool("f")]})), format);
    for (_, choice) in ended(&server, &either, 3) {
        let message = &choice["message"];
        let call = &message["tool_calls"][0]["function"]["arguments"];
        let text = call.as_str().or(message["content"].as_str()).unwrap();
        let value: Value = serde_json::from_str(text).unwrap();
        assert!(is_whole(&value["n"]), "{choice}");
    }

    // a grammar that describes messages is taken at its word
    let grammar = "root ::= \"<|channel|>analysis<|message|>hm<|end|>\
                   <|start|>assistant<|channel|>final<|message|>yes\"";
    let body = with(chat("Hi"), json!({"grammar": grammar, "max_tokens": 200}));
    let answer = server.post("/v1/chat/completions", &body).json();
    let message = &answer["choices"][0]["message"];
    assert_eq!((&message["reasoning_content"], &message["content"]), (&json!("hm"), &json!("yes")));
}

#[hob_needs::fixtures]
#[test]
fn conversations_are_fitted_to_its_templates() {
    let model = stories();
    let server = Server::start(&model, &["--chat-template", TEMPLATE]);
    let call = |id: &str| {
        json!({"id": id, "type": "function",
        "function": {"name": id, "arguments": "{}"}})
    };
    let body = json!({"messages": [
        {"role": "user", "content": "Hi"},
        {"role": "assistant", "content": null, "reasoning_content": "hm",
            "tool_calls": [call("a"), call("b")]},
        {"role": "tool", "tool_call_id": "b", "content": "B"},
        {"role": "tool", "tool_call_id": "a", "content": "A"},
        {"role": "assistant", "content": "So"},
    ], "continue_final_message": true, "add_generation_prompt": false});
    let prompt =
        server.post("/apply-template", &body).json()["prompt"].as_str().unwrap().to_owned();
    let expected = "<|start|>user<|message|>Hi<|end|>\
        <|start|>assistant<|channel|>analysis<|message|>hm<|end|>\
        <|start|>assistant to=functions.a<|channel|>commentary json<|message|>{}<|call|>\
        <|start|>functions to=assistant<|channel|>commentary<|message|>A<|end|>\
        <|start|>assistant to=functions.b<|channel|>commentary json<|message|>{}<|call|>\
        <|start|>functions to=assistant<|channel|>commentary<|message|>B<|end|>\
        <|start|>assistant<|channel|>final<|message|>So";
    assert_eq!(prompt, expected);
    // what was begun goes on as the answer, and is of the constraint
    let under = |grammar: &str| with(body.clone(), json!({"grammar": grammar, "max_tokens": 30}));
    assert_eq!(server.post("/v1/chat/completions", &under("root ::= \" be it\"")).status, 400);
    let answer = server.post("/v1/chat/completions", &under("root ::= \"So be it\"")).json();
    assert_eq!(answer["choices"][0]["message"]["content"], " be it", "{answer}");
}

/// A model that writes the mark of a message's end within strings, where it may: only there is it
/// kept from it, and a grammar that asks for marks by their text gets them.
#[test]
fn marks_do_not_stand_in_what_is_constrained() {
    let folder = Folder::new("harmony-marks");
    let marks = ["<|constrain|>", "<|return|>", "<|call|>"];
    let answer = ["<|channel|>", "final", "<|message|>", "{\"a\": \"b", "<|end|>", "<|start|>"];
    let scripts =
        [Script { after: b't', pieces: &answer }, Script { after: b'\x01', pieces: &marks }];
    let model = folder.0.join("model.gguf");
    std::fs::write(&model, scripted(&scripts)).unwrap();
    let server = Server::start(&model, &["--chat-template", TEMPLATE]);
    let schema = json!({"type": "object", "properties": {"a": {"type": "string"}},
        "required": ["a"], "additionalProperties": false});
    let ask = |fields: Value| {
        let body = with(with(chat("Hi"), json!({"max_tokens": 60})), fields);
        let answer = server.post("/v1/chat/completions", &body);
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()["choices"][0]["message"].clone()
    };
    let format = json!({"type": "json_schema", "json_schema": {"name": "a", "schema": schema}});
    let called = json!({"tools": [{"type": "function", "function": {"name": "f",
        "parameters": schema}}], "tool_choice": "required"});
    let content = ask(json!({"response_format": format}))["content"].clone();
    let arguments = ask(called)["tool_calls"][0]["function"]["arguments"].clone();
    for text in [content, arguments] {
        let value: Value = serde_json::from_str(text.as_str().unwrap()).unwrap();
        let value = value["a"].as_str().unwrap();
        assert!(!value.contains("<|"), "{value}");
    }
    assert!(ask(json!({}))["content"].as_str().unwrap().starts_with("{\"a\": \"b"));
    let grammar = "root ::= \"<|channel|>final<|message|>{\" [^<]{0,8} \"<|end|>\"";
    let content = ask(json!({"grammar": grammar}))["content"].clone();
    assert_eq!(content, "{\"a\": \"b");
}
