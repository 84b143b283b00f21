//! Calls of tools of families that write the name of the tool before its arguments: Mistral since
//! its eleventh tokenizer, and Kimi K2; and those whose mark no token has, as Firefunction's.

use std::path::Path;

use serde_json::{Value, json};

use crate::common;
use crate::http::client::Server;

/// A question with two tools, of which one must be called.
fn ask(seed: u64, parallel: bool) -> Value {
    let tool = |name: &str, property: &str, values: Value| {
        let parameters = json!({
            "type": "object",
            "properties": {property: {"enum": values}},
            "required": [property],
        });
        json!({"type": "function", "function": {"name": name, "parameters": parameters}})
    };
    json!({
        "messages": [
            {"role": "system", "content": "Be brief."},
            {"role": "user", "content": "What is the weather like tomorrow in Bern?"},
        ],
        "tools": [
            tool("get_weather", "day", json!(["today", "tomorrow"])),
            tool("get_time", "zone", json!(["[ARGS]", "{}\"", "utc"])),
        ],
        "tool_choice": "required",
        "parallel_tool_calls": parallel,
        "temperature": 1,
        "seed": seed,
        "max_tokens": 400,
    })
}

/// Checks that calls are of the tools, and what their schemas allow.
fn check(calls: &Value) -> usize {
    let calls = calls.as_array().expect("calls");
    for call in calls {
        let arguments: Value =
            serde_json::from_str(call["function"]["arguments"].as_str().unwrap()).unwrap();
        let (property, values) = match call["function"]["name"].as_str().unwrap() {
            "get_weather" => ("day", ["today", "tomorrow", ""]),
            "get_time" => ("zone", ["[ARGS]", "{}\"", "utc"]),
            other => panic!("{other}"),
        };
        let value = arguments[property].as_str().unwrap();
        assert!(values.contains(&value), "{call}");
        assert_eq!(arguments.as_object().unwrap().len(), 1, "{call}");
    }
    calls.len()
}

#[hob_needs::fixtures]
#[test]
fn calls_that_begin_with_a_name_are_constrained_and_parsed() {
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/hob-nano-q8_0.gguf");
    for template in [
        "Mistral-Small-3.2-24B-Instruct-2506",
        "unsloth-mistral-Devstral-Small-2507",
        "moonshotai-Kimi-K2",
        "fireworks-ai-llama-3-firefunction-v2",
    ] {
        let path = common::fixtures().join(format!("templates/{template}.jinja"));
        let options = ["--ctx-size", "16384", "--chat-template-file", path.to_str().unwrap()];
        let server = Server::start(&model, &options);
        let mut n_calls = 0;
        for seed in 0..4 {
            let answer = server.post("/v1/chat/completions", &ask(seed, seed % 2 == 1));
            assert_eq!(answer.status, 200, "{template}: {}", answer.body);
            let answer = answer.json();
            let choice = &answer["choices"][0];
            if choice["finish_reason"] == "length" {
                continue;
            }
            assert_eq!(choice["finish_reason"], "tool_calls", "{template}: {answer}");
            assert!(choice["message"]["content"].as_str().is_none_or(str::is_empty), "{answer}");
            n_calls += check(&choice["message"]["tool_calls"]);

            // the same in pieces
            let mut body = ask(seed, seed % 2 == 1);
            body["stream"] = json!(true);
            let mut calls: Vec<Value> = Vec::new();
            for event in server.post("/v1/chat/completions", &body).events() {
                let Ok(event) = serde_json::from_str::<Value>(&event) else { continue };
                for delta in
                    event["choices"][0]["delta"]["tool_calls"].as_array().into_iter().flatten()
                {
                    let index = delta["index"].as_u64().unwrap() as usize;
                    if index == calls.len() {
                        calls.push(json!({"function": {"name": "", "arguments": ""}}));
                    }
                    for part in ["name", "arguments"] {
                        if let Some(text) = delta["function"][part].as_str() {
                            let before = calls[index]["function"][part].as_str().unwrap();
                            calls[index]["function"][part] = json!(format!("{before}{text}"));
                        }
                    }
                }
            }
            check(&Value::Array(calls));
        }
        assert!(n_calls > 0, "{template}: no call was whole");
    }
}
