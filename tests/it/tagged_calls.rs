//! Calls of tools of families that write arguments between tags: Qwen3-Coder and its kin, GLM,
//! MiniMax, DeepSeek and Seed-OSS.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use hob::chat::{CallTags, ChatTemplate, Context};
use hob::conversation::parser::{Calls, ChatFormat, TaggedCalls};
use hob::grammar::{ArgumentTypes, Options, Stop};
use serde_json::{Value, json};

use crate::common;
use crate::http::client::Server;
use crate::pieces;

/// Templates of each form, and the mark that tells a call from text.
const TEMPLATES: [(&str, &str); 11] = [
    ("Qwen3-Coder", "<tool_call>"),
    ("Qwen3.5-4B", "<tool_call>"),
    ("StepFun3.5-Flash", "<tool_call>"),
    ("GLM-4.6", "<tool_call>"),
    ("GLM-4.7-Flash", "<tool_call>"),
    ("Spark2.5", "<tool_call>"),
    ("inclusionai-ling-3.0-flash", "<tool_call>"),
    ("MiniMax-M2", "<minimax:tool_call>"),
    ("ByteDance-Seed-OSS", "<seed:tool_call>"),
    ("deepseek-ai-DeepSeek-V4", "<｜DSML｜tool_calls>"),
    ("deepseek-ai-DeepSeek-V4-Flash-0731", "<｜DSML｜tool_calls>"),
];

fn template(name: &str) -> ChatTemplate {
    let path = common::fixtures().join(format!("templates/{name}.jinja"));
    let source = std::fs::read_to_string(path).expect("a template");
    ChatTemplate::from_source(&source, "", "").unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Returns the schemas of the arguments of `get_weather`, `run` and `now`.
fn tools() -> Vec<(&'static str, Value)> {
    vec![
        (
            "get_weather",
            json!({"type": "object", "properties": {
                "day": {"enum": ["today", "tomorrow"]},
                "place": {"type": "string", "maxLength": 12},
                "hours": {"type": "integer", "minimum": 0, "maximum": 24},
            }, "required": ["day"]}),
        ),
        (
            "run",
            json!({"type": "object", "properties": {
                "code": {"type": "string", "maxLength": 12},
                "options": {"type": "object", "properties": {
                    "deep": {"type": "object", "properties": {
                        "list": {"type": "array", "items": {"type": "integer"}, "maxItems": 2},
                        "text": {"type": "string", "maxLength": 8},
                    }, "required": ["list"]},
                }, "required": ["deep"]},
                "either": {"type": ["string", "integer"], "maxLength": 4},
            }, "required": ["code", "options"]}),
        ),
        ("now", json!({"type": "object", "properties": {}, "additionalProperties": false})),
    ]
}

fn listed() -> Value {
    let tool = |(name, parameters): (&str, Value)| {
        let function = json!({"name": name, "description": "", "parameters": parameters});
        json!({"type": "function", "function": function})
    };
    tools().into_iter().map(tool).collect()
}

/// Returns the format of a template's calls.
fn format(tags: &CallTags) -> ChatFormat {
    let schemas: Vec<Value> = tools().into_iter().map(|tool| tool.1).collect();
    let types =
        ArgumentTypes::of_tools(&json!({"anyOf": schemas}), Options::default(), &Stop::default());
    let names = tools().into_iter().map(|tool| tool.0.to_owned());
    let types: BTreeMap<String, ArgumentTypes> = names.zip(types.unwrap()).collect();
    let calls = Calls::Tagged(Arc::new(TaggedCalls { tags: tags.clone(), types }));
    ChatFormat { calls: Some(calls), ..ChatFormat::default() }
}

/// Returns what a template writes for calls after the content of a message.
fn written(template: &ChatTemplate, calls: &[(&str, Value)], as_text: bool) -> String {
    let call = |(name, arguments): &(&str, Value)| {
        let arguments = if as_text { json!(arguments.to_string()) } else { arguments.clone() };
        json!({"id": "call00001", "type": "function",
            "function": {"name": name, "arguments": arguments}})
    };
    let render = |calls: Vec<Value>| {
        let mut context = Context {
            messages: json!([
                {"role": "user", "content": "hello"},
                {"role": "assistant", "content": "Let me see.", "tool_calls": calls},
            ]),
            tools: Some(listed()),
            ..Context::default()
        };
        context.add_generation_prompt = false;
        let text = template.prompt(&context).unwrap().text;
        text.rsplit_once("Let me see.").unwrap().1.to_owned()
    };
    let end = render(Vec::new());
    let text = render(calls.iter().map(call).collect());
    let text = text.trim_end().strip_suffix(end.trim_end()).expect("the end of a message");
    format!("Let me see.{text}")
}

/// Checks that a text is the calls, at once and in two pieces cut anywhere, or one character each.
fn check_parsed(name: &str, format: &ChatFormat, text: &str, calls: &[(&str, Value)]) {
    let mut cuts: Vec<Vec<usize>> = text.char_indices().map(|(at, _)| vec![at]).collect();
    for size in [1, 2, 3, 7] {
        cuts.push(text.char_indices().step_by(size).map(|(at, _)| at).collect());
    }
    for cut in cuts {
        let (reply, ends_in_call) = pieces::read_in_pieces(format, text, &cut);
        let found = pieces::calls_of(name, &reply);
        assert_eq!(found, calls, "{name}: {text:?} cut at {cut:?}");
        assert_eq!(reply.content, "Let me see.", "{name}: {text:?} cut at {cut:?}");
        assert!(!ends_in_call, "{name}: {text:?}");
    }
}

#[hob_needs::fixtures]
#[test]
fn what_a_template_writes_is_read_again() {
    let odd = "a \"b\"\n\n<c> </x> {\"d\": [1]} \\ é  \t< </parameter </arg_value &amp;";
    let deep = json!({"deep": {"list": [1, 2], "text": "</parameter></arg_value> \"}"}});
    let cases: Vec<Vec<(&str, Value)>> = vec![
        vec![("now", json!({}))],
        vec![("get_weather", json!({"day": "today"}))],
        vec![("get_weather", json!({"place": "Bern", "hours": 3}))],
        vec![("run", json!({"code": odd, "options": deep}))],
        vec![("run", json!({"code": "", "options": {}, "either": "x 1"}))],
        vec![("run", json!({"code": "\n12\n", "either": 12}))],
        vec![("get_weather", json!({"day": "today", "hours": 1})), ("now", json!({}))],
        vec![("now", json!({})), ("run", json!({"code": "null", "options": {"deep": 1}}))],
    ];
    for (name, trigger) in TEMPLATES {
        let template = template(name);
        let tags = template.call_tags().unwrap_or_else(|| panic!("{name}: no tags"));
        assert_eq!(tags.trigger(), trigger, "{name}: {tags:?}");
        let format = format(tags);
        for calls in &cases {
            let text = written(&template, calls, false);
            assert_eq!(text, written(&template, calls, true), "{name}");
            // its template writes objects as Python does, which is no JSON
            let is_python = name == "ByteDance-Seed-OSS";
            if is_python && calls.iter().any(|call| call.1.get("options").is_some()) {
                continue;
            }
            check_parsed(name, &format, &text, calls);
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn other_templates_have_no_tags() {
    for name in [
        "Qwen-Qwen3-0.6B",
        "moonshotai-Kimi-K2",
        "Mistral-Small-3.2-24B-Instruct-2506",
        "meta-llama-Llama-3.1-8B-Instruct",
        "openai-gpt-oss-120b",
        "google-gemma-4-31B-it",
        "LFM2-8B-A1B",
        "NVIDIA-Nemotron-Nano-v2",
        "ibm-granite-granite-4.1",
    ] {
        assert_eq!(template(name).call_tags(), None, "{name}");
    }
}

/// Returns a question with tools, of which one must be called.
fn ask(seed: u64, choice: &Value, parallel: bool) -> Value {
    json!({
        "messages": [
            {"role": "system", "content": "Be brief."},
            {"role": "user", "content": "What is the weather like tomorrow in Bern?"},
        ],
        "tools": listed(),
        "tool_choice": choice,
        "parallel_tool_calls": parallel,
        "temperature": 1,
        "seed": seed,
        "max_tokens": 400,
        "enable_thinking": false,
        "reasoning_budget_tokens": 0,
    })
}

/// Checks that arguments are what the schema of their tool allows.
fn check_arguments(name: &str, arguments: &Value) {
    let map = arguments.as_object().expect("an object");
    let has_short = |key: &str, most: usize| {
        map.get(key).is_none_or(|value| value.as_str().unwrap().chars().count() <= most)
    };
    match name {
        "get_weather" => {
            assert!(["today", "tomorrow"].contains(&map["day"].as_str().unwrap()), "{arguments}");
            assert!(has_short("place", 12), "{arguments}");
            assert!(map.get("hours").is_none_or(|hours| hours.as_f64().unwrap() <= 24.0));
        }
        "run" => {
            assert!(map.contains_key("code") && has_short("code", 12), "{arguments}");
            assert!(map["options"]["deep"]["list"].as_array().unwrap().len() <= 2, "{arguments}");
            if let Some(either) = map.get("either") {
                assert!(
                    either.is_i64() || either.is_u64() || has_short("either", 4),
                    "{arguments}"
                );
            }
        }
        "now" => assert!(map.is_empty(), "{arguments}"),
        other => panic!("{other}"),
    }
}

/// Returns the calls of an answer that comes in pieces, by name and arguments; none if they are not
/// whole.
fn streamed(server: &Server, mut body: Value) -> Vec<(String, String)> {
    body["stream"] = json!(true);
    let mut calls: Vec<(String, String)> = Vec::new();
    let mut is_whole = false;
    for event in server.post("/v1/chat/completions", &body).events() {
        let Ok(event) = serde_json::from_str::<Value>(&event) else { continue };
        is_whole |= event["choices"][0]["finish_reason"] == "tool_calls";
        let deltas = event["choices"][0]["delta"]["tool_calls"].as_array().cloned();
        for delta in deltas.into_iter().flatten() {
            let index = delta["index"].as_u64().unwrap() as usize;
            calls.resize(calls.len().max(index + 1), <(String, String)>::default());
            calls[index].0 += delta["function"]["name"].as_str().unwrap_or_default();
            calls[index].1 += delta["function"]["arguments"].as_str().unwrap_or_default();
        }
    }
    if is_whole { calls } else { Vec::new() }
}

#[hob_needs::fixtures]
#[test]
fn calls_between_tags_are_constrained_and_parsed() {
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/hob-nano-q8_0.gguf");
    let named = |name: &str| json!({"type": "function", "function": {"name": name}});
    for template in [
        "Qwen3-Coder",
        "GLM-4.6",
        "GLM-4.7-Flash",
        "MiniMax-M2",
        "ByteDance-Seed-OSS",
        "deepseek-ai-DeepSeek-V4",
    ] {
        let path = common::fixtures().join(format!("templates/{template}.jinja"));
        let options = ["--ctx-size", "16384", "--chat-template-file", path.to_str().unwrap()];
        let server = Server::start(&model, &options);
        let mut n_whole = 0;
        for (seed, choice) in
            (0..).zip([json!("required"), named("run"), named("now"), named("get_weather")])
        {
            let body = ask(seed, &choice, seed % 2 == 1);
            let answer = server.post("/v1/chat/completions", &body);
            assert_eq!(answer.status, 200, "{template}: {}", answer.body);
            let choice = &answer.json()["choices"][0];
            let calls = choice["message"]["tool_calls"].as_array().cloned().unwrap_or_default();
            let calls: Vec<(String, String)> = calls
                .iter()
                .map(|call| {
                    let part = |part: &str| call["function"][part].as_str().unwrap().to_owned();
                    (part("name"), part("arguments"))
                })
                .collect();
            for (name, arguments) in &streamed(&server, body) {
                check_arguments(name, &serde_json::from_str(arguments).expect("JSON"));
            }
            if choice["finish_reason"] == "length" {
                continue;
            }
            assert_eq!(choice["finish_reason"], "tool_calls", "{template}: {choice}");
            assert!(choice["message"]["content"].as_str().is_none_or(str::is_empty), "{choice}");
            assert!(seed % 2 == 1 || calls.len() == 1, "{template}: {choice}");
            for (name, arguments) in &calls {
                check_arguments(name, &serde_json::from_str(arguments).expect("JSON"));
            }
            n_whole += 1;
        }
        assert!(n_whole > 1, "{template}: no call was whole");
    }
}

/// Returns a question that must be answered with a call of a custom tool, or of any tool.
fn ask_custom(format: &Value, is_named: bool) -> Value {
    let custom = json!({"type": "custom", "custom": {"name": "f", "format": format}});
    let now = json!({"type": "function", "function": {"name": "now", "parameters": {
        "type": "object", "properties": {}, "additionalProperties": false}}});
    let choice = if is_named {
        json!({"type": "custom", "custom": {"name": "f"}})
    } else {
        json!("required")
    };
    json!({"messages": [{"role": "user", "content": "Hi"}], "tools": [now, custom],
        "tool_choice": choice, "parallel_tool_calls": false, "temperature": 1, "seed": 3,
        "max_tokens": 240, "enable_thinking": false, "reasoning_budget_tokens": 0})
}

/// Returns the texts of the calls of the custom tool in a streamed answer, one after the other.
fn streamed_input(server: &Server, mut body: Value) -> String {
    body["stream"] = json!(true);
    let mut text = String::new();
    for event in server.post("/v1/chat/completions", &body).events() {
        let Ok(event) = serde_json::from_str::<Value>(&event) else { continue };
        let call = &event["choices"][0]["delta"]["tool_calls"][0];
        text += call["custom"]["input"].as_str().unwrap_or_default();
    }
    text
}

#[hob_needs::fixtures]
#[test]
fn a_custom_tool_is_called_between_tags() {
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/hob-nano-q8_0.gguf");
    let grammar = |syntax: &str, definition: &str| {
        let grammar = json!({"syntax": syntax, "definition": definition});
        json!({"type": "grammar", "grammar": grammar})
    };
    let is_sum = |text: &str| text.split('+').all(|part| part == "12");
    let is_code =
        |text: &str| text.len() == 3 && text.starts_with(['1', '2', '3']) && text.ends_with("\"\n");
    let sums = grammar("lark", "start: \"12\" (\"+\" \"12\")~0..3");
    for template in ["Qwen3-Coder", "GLM-4.7-Flash", "MiniMax-M2", "deepseek-ai-DeepSeek-V4"] {
        let path = common::fixtures().join(format!("templates/{template}.jinja"));
        let options = ["--ctx-size", "16384", "--chat-template-file", path.to_str().unwrap()];
        let server = Server::start(&model, &options);
        for (format, holds) in [
            (sums.clone(), &is_sum as &dyn Fn(&str) -> bool),
            (grammar("regex", "[1-3]\"\n"), &is_code),
            (json!({"type": "text"}), &|_| true),
        ] {
            for is_named in [true, false] {
                let ask = ask_custom(&format, is_named);
                let answer = server.post("/v1/chat/completions", &ask);
                assert_eq!(answer.status, 200, "{template}: {}", answer.body);
                let choice = &answer.json()["choices"][0];
                let call = &choice["message"]["tool_calls"][0];
                if call["type"] == "function" && !is_named {
                    assert_eq!(call["function"]["arguments"], "{}", "{template}: {choice}");
                    continue;
                }
                assert_eq!(call["custom"]["name"], "f", "{template}: {choice}");
                let input = call["custom"]["input"].as_str().unwrap();
                let is_cut = choice["finish_reason"] == "length" && format["type"] == "text";
                assert!(is_cut || holds(input), "{template}: {choice}");
                assert!(is_cut || choice["finish_reason"] == "tool_calls", "{template}: {choice}");
                assert_eq!(streamed_input(&server, ask), input, "{template}");
            }
        }
        let refused = grammar("lark", "start: \"</\" | \"a\" start");
        let answer = server.post("/v1/chat/completions", &ask_custom(&refused, true));
        assert_eq!(answer.status, 400, "{template}: {}", answer.body);
        assert!(answer.body.contains("input of tool `f`"), "{template}: {}", answer.body);
    }
}
