//! Calls of tools that clients and models make oddly: names that hold marks, arguments that are no
//! JSON, answers with hardly a token, and tools that a family's calls cannot carry.

use std::path::Path;
use std::sync::Arc;

use hob::chat::{self, ChatTemplate, Context};
use hob::conversation::parser::{Calls, ChatFormat, TaggedCalls};
use hob::conversation::{Tools, constraint, format};
use hob::gguf::Gguf;
use hob::grammar::{ArgumentTypes, Stop, Vocabulary};
use hob::tokenizer::Tokenizer;
use serde_json::{Value, json};

use crate::common;
use crate::http::client::Server;
use crate::http::scripted::scripted;
use crate::http::stories::with;
use crate::pieces;

/// Templates of each form of calls.
const TEMPLATES: [&str; 16] = [
    "ByteDance-Seed-OSS",
    "CohereForAI-c4ai-command-r7b-12-2024-tool_use",
    "GLM-4.6",
    "GLM-4.7-Flash",
    "Kimi-K3",
    "LFM2.5-Instruct",
    "MiniMax-M2",
    "Mistral-Small-3.2-24B-Instruct-2506",
    "Qwen-Qwen3-0.6B",
    "Qwen3-Coder",
    "deepseek-ai-DeepSeek-V4",
    "google-gemma-4-31B-it",
    "meta-llama-Llama-3.1-8B-Instruct",
    "moonshotai-Kimi-K2",
    "openai-gpt-oss-120b",
    "openbmb-MiniCPM5-1B",
];

fn path(template: &str) -> String {
    let path = common::fixtures().join(format!("templates/{template}.jinja"));
    path.to_str().expect("a path").to_owned()
}

fn template(name: &str) -> ChatTemplate {
    let source = std::fs::read_to_string(path(name)).expect("a template");
    ChatTemplate::from_source(&source, "<s>", "</s>").unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn start(template: &str) -> Server {
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/hob-nano-q8_0.gguf");
    Server::start(&model, &["--ctx-size", "16384", "--chat-template-file", &path(template)])
}

fn tool(name: &str, parameters: &Value) -> Value {
    let function = json!({"name": name, "description": "", "parameters": parameters});
    json!({"type": "function", "function": function})
}

/// Returns a schema of objects with one argument, which must come.
fn one(name: &str) -> Value {
    let text = json!({"type": "string", "description": "", "enum": ["x"]});
    json!({"type": "object", "properties": {name: text}, "required": [name],
        "additionalProperties": false})
}

/// Names that hold what ends names in some family's calls.
const NAMES: [&str; 10] =
    ["a", "a b", "a<b", "a>b", "a:b", "a.b/c-d", "a(b", "a{b", "a:0", "functions.f"];

/// Returns the format of calls of the tools of these names, each with one argument.
fn format_of(calls: &Calls, tools: &Tools) -> ChatFormat {
    let names = tools.functions.iter().map(|(name, _)| name.clone());
    let calls = match calls {
        Calls::Tagged(tagged) => {
            let schema = tools.all_arguments();
            let types = ArgumentTypes::of_tools(
                &schema,
                hob::grammar::Options::default(),
                &Stop::default(),
            );
            let types = names.clone().zip(types.expect("types")).collect();
            Calls::Tagged(Arc::new(TaggedCalls { tags: tagged.tags.clone(), types }))
        }
        other => other.clone(),
    };
    ChatFormat { calls: Some(calls), names: names.collect(), ..ChatFormat::default() }
}

/// Returns the shortest text of the constraint of an answer that must be a call.
fn only_text(format: &ChatFormat, tools: &Tools, what: &str) -> String {
    let gguf = Gguf::from_bytes(scripted(&[])).expect("a model");
    let tokenizer = Tokenizer::from_gguf(&gguf).expect("a vocabulary");
    let source = constraint::of_answer(&tokenizer, format, Some(tools), None);
    let source = source.unwrap_or_else(|error| panic!("{what}: {error}")).expect(what);
    let bytes = Arc::new(Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect()));
    let constraint = hob::grammar::Constraint::compile(&source, bytes, &|_| None).expect("sound");
    let tokens = constraint.completion(constraint.start()).expect("within limits").expect("a text");
    String::from_utf8(tokens.iter().map(|&byte| byte as u8).collect()).expect("UTF-8")
}

#[hob_needs::fixtures]
#[test]
fn names_that_hold_marks_are_read_again() {
    for name in TEMPLATES {
        let Some(calls) = format::native_calls(&template(name)) else { panic!("{name}") };
        if calls == Calls::Messages {
            continue;
        }
        let functions = NAMES.map(|tool| (tool.to_owned(), one("q"))).to_vec();
        let all = Tools {
            list: json!([]),
            functions: functions.clone(),
            texts: Vec::new(),
            required: true,
            parallel: false,
        };
        let format = format_of(&calls, &all);
        for function in functions {
            let tools = Tools { functions: vec![function.clone()], ..all.clone() };
            let text = only_text(&format, &tools, name);
            let mut cuts: Vec<Vec<usize>> = text.char_indices().map(|(at, _)| vec![at]).collect();
            cuts.push(text.char_indices().map(|(at, _)| at).collect());
            for cut in cuts {
                let (reply, ends_in_call) = pieces::read_in_pieces(&format, &text, &cut);
                let found = pieces::calls_of(name, &reply);
                let expected = [(function.0.as_str(), json!({"q": "x"}))];
                assert_eq!(found, expected, "{name}: {text:?} cut at {cut:?}");
                assert!(!ends_in_call && reply.content.is_empty(), "{name}: {text:?}");
            }
        }
    }
}

/// Checks that a call that must come is one of a tool, whole, with an argument that its schema has.
fn check_call(answer: &Value, tool: &str, what: &str) {
    let choice = &answer["choices"][0];
    let calls = choice["message"]["tool_calls"].as_array().expect(what);
    assert_eq!(calls.len(), 1, "{what}: {choice}");
    let function = &calls[0]["function"];
    assert_eq!(function["name"], tool, "{what}: {choice}");
    let arguments = function["arguments"].as_str().expect("a text");
    let arguments: Value = serde_json::from_str(arguments).unwrap_or_else(|error| {
        panic!("{what}: {error}: {choice}");
    });
    assert!(arguments.is_object(), "{what}: {choice}");
}

fn ask(tools: &Value, choice: &Value) -> Value {
    json!({"messages": [{"role": "user", "content": "Hello"}], "tools": tools,
        "tool_choice": choice, "parallel_tool_calls": false, "temperature": 1})
}

/// Ways in which a request may ask for little reasoning, or none.
fn reasonings() -> Vec<Value> {
    vec![
        json!({}),
        json!({"enable_thinking": false, "reasoning_effort": "none"}),
        json!({"reasoning_budget_tokens": 0}),
        json!({"reasoning_budget_tokens": 0, "enable_thinking": false}),
        json!({"reasoning_budget_tokens": 5}),
        json!({"reasoning_budget_tokens": 5, "reasoning_budget_message": " I must answer now."}),
    ]
}

/// However few tokens an answer may have, and whatever is asked of its reasoning, a call that must
/// come is whole; one that need not come is no reason to refuse a request.
#[hob_needs::fixtures]
#[test]
fn calls_are_whole_with_any_number_of_tokens() {
    let tools = json!([tool("a b", &one("q")), tool("a", &one("q"))]);
    let named = json!({"type": "function", "function": {"name": "a b"}});
    for name in TEMPLATES {
        let server = start(name);
        for reasoning in reasonings() {
            let required = with(ask(&tools, &named), reasoning.clone());
            let check = server.post("/check-constraint", &required).json();
            let shortest = check["shortest"].as_u64().unwrap_or_else(|| panic!("{name}: {check}"));
            let mut limits: Vec<u64> = (shortest..shortest + 9).collect();
            limits.extend([shortest + 14, shortest + 30, shortest + 60]);
            for limit in limits {
                let body = with(required.clone(), json!({"max_tokens": limit, "seed": limit}));
                let answer = server.post("/v1/chat/completions", &body);
                let what = format!("{name}: {body}");
                assert_eq!(answer.status, 200, "{what}: {}", answer.body);
                check_call(&answer.json(), "a b", &what);
            }
            let short = with(required.clone(), json!({"max_tokens": shortest - 1}));
            let refused = server.post("/v1/chat/completions", &short);
            assert_eq!(refused.status, 400, "{name}: {}", refused.body);
            for limit in [1, 2, 4] {
                let free = with(ask(&tools, &json!("auto")), reasoning.clone());
                let free = with(free, json!({"max_tokens": limit, "ignore_eos": true}));
                let answer = server.post("/v1/chat/completions", &free);
                assert_eq!(answer.status, 200, "{name}: {limit}: {}", answer.body);
                let answer = answer.json();
                assert_eq!(answer["choices"][0]["finish_reason"], "length", "{name}: {answer}");
                assert_eq!(answer["usage"]["completion_tokens"], limit, "{name}: {answer}");
            }
        }
    }
}

/// A tool that a family's calls cannot carry is refused with its name and place where it could be
/// called, and is no fault where another one is.
#[hob_needs::fixtures]
#[test]
fn a_tool_that_cannot_be_called_is_named() {
    let unsatisfiable = json!({"type": "object", "properties": {"q": {"enum": []}},
        "required": ["q"]});
    let custom = json!({"type": "custom", "custom": {"name": "bad", "format": {
        "type": "grammar", "grammar": {"syntax": "lark", "definition": "start: missing"}}}});
    let cases = [
        ("Qwen3-Coder", tool("bad", &one("q>r")), "function.parameters", "\"q>r\""),
        ("LFM2.5-Instruct", tool("bad", &one("q=r")), "function.parameters", "holds \"=\""),
        ("Qwen3-Coder", tool("bad", &unsatisfiable), "function.parameters", "tool \"bad\""),
        ("Qwen3-Coder", custom, "custom.format", "tool `bad`"),
        ("openai-gpt-oss-120b", tool("bad<|message|>", &one("q")), "function.name", "holds '<'"),
        ("meetkai-functionary-medium-v3.2", tool("all", &one("q")), "function.name", "\"all\""),
    ];
    for (name, bad, field, problem) in cases {
        let server = start(name);
        let tools = json!([tool("good", &one("q")), bad]);
        for choice in [json!("auto"), json!("required")] {
            let answer = server.post("/v1/chat/completions", &ask(&tools, &choice));
            assert_eq!(answer.status, 400, "{name}: {}", answer.body);
            let error = &answer.json()["error"];
            assert_eq!(error["param"], format!("tools[1].{field}"), "{name}: {error}");
            let message = error["message"].as_str().expect("a text");
            assert!(message.contains(problem), "{name}: {message}");
        }
        let named = json!({"type": "function", "function": {"name": "good"}});
        let body = with(ask(&tools, &named), json!({"max_tokens": 300}));
        let answer = server.post("/v1/chat/completions", &body);
        assert_eq!(answer.status, 200, "{name}: {}", answer.body);
        check_call(&answer.json(), "good", name);
        let none = with(ask(&tools, &json!("none")), json!({"max_tokens": 4}));
        assert_eq!(server.post("/v1/chat/completions", &none).status, 200, "{name}");
    }
}

/// Returns the prompt of a conversation with a call of `f` with these arguments.
fn with_call(template: &ChatTemplate, arguments: &Value) -> Result<String, chat::Error> {
    let call = json!({"id": "call00001", "type": "function",
        "function": {"name": "f", "arguments": arguments}});
    let context = Context {
        messages: json!([
            {"role": "user", "content": "hello"},
            {"role": "assistant", "content": "", "tool_calls": [call]},
            {"role": "tool", "tool_call_id": "call00001", "name": "f", "content": "done"},
        ]),
        tools: Some(json!([tool("f", &one("q"))])),
        add_generation_prompt: true,
        ..Context::default()
    };
    template.prompt(&context).map(|prompt| prompt.text)
}

fn all_templates() -> Vec<(String, ChatTemplate)> {
    let folder = std::fs::read_dir(common::fixtures().join("templates")).expect("templates");
    let files = folder.map(|entry| entry.expect("a file").path());
    let files = files.filter(|path| path.extension().is_some_and(|end| end == "jinja"));
    let mut names: Vec<String> = files
        .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    names.sort();
    names.into_iter().map(|name| (name.clone(), template(&name))).collect()
}

#[hob_needs::fixtures]
#[test]
fn every_template_takes_a_conversation_without_tools() {
    for (name, template) in all_templates() {
        let messages = json!([{"role": "user", "content": "hello"}]);
        let context = Context { messages, add_generation_prompt: true, ..Context::default() };
        let prompt = template.prompt(&context).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(prompt.text.contains("hello"), "{name}");
    }
}

/// Calls of interfaces without ids, as Ollama's, have those that templates ask for.
#[hob_needs::fixtures]
#[test]
fn calls_without_ids_are_rendered() {
    let call = |name: &str| json!({"function": {"name": name, "arguments": {"q": "x"}}});
    let result = |text: &str| json!({"role": "tool", "content": text});
    let messages = json!([
        {"role": "user", "content": "hello"},
        {"role": "assistant", "content": "", "tool_calls": [call("f"), call("g")]},
        result("one"),
        result("two"),
    ]);
    for (name, first, second) in [
        ("Mistral-Small-3.2-24B-Instruct-2506", "call00000", "call00001"),
        ("moonshotai-Kimi-K2", "functions.f:0", "functions.g:1"),
    ] {
        let tools = Some(json!([tool("f", &one("q")), tool("g", &one("q"))]));
        let context = Context { messages: messages.clone(), tools, ..Context::default() };
        let prompt = template(name).prompt(&context);
        let text = prompt.unwrap_or_else(|error| panic!("{name}: {error}")).text;
        for (id, result) in [(first, "one"), (second, "two")] {
            assert_eq!(text.matches(id).count(), 2, "{name}: {text}");
            let at = text.rfind(id).expect("an id");
            assert!(text[at..].contains(result), "{name}: {text}");
        }
    }
}

/// OpenAI's form lets out descriptions and schemas, for which some templates ask.
#[hob_needs::fixtures]
#[test]
fn tools_may_leave_out_what_templates_ask_for() {
    let parameters = |properties: Value| json!({"type": "object", "properties": properties});
    let functions = [
        json!({"name": "hobtool"}),
        json!({"name": "hobtool", "description": null, "parameters": {}}),
        json!({"name": "hobtool", "parameters": {"type": "object"}}),
        json!({"name": "hobtool", "parameters": parameters(json!({"a": {"type": "string"}}))}),
        json!({"name": "hobtool", "parameters": parameters(json!({"a": {"enum": ["x"]}}))}),
        json!({"name": "hobtool", "parameters": parameters(json!({
            "a": {"type": ["string", "null"], "description": null},
            "b": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        }))}),
    ];
    for (name, template) in all_templates() {
        if !template.capabilities().tools {
            continue;
        }
        for function in &functions {
            let context = Context {
                messages: json!([{"role": "user", "content": "hello"}]),
                tools: Some(json!([{"type": "function", "function": function}])),
                add_generation_prompt: true,
                ..Context::default()
            };
            let prompt = template.prompt(&context);
            let prompt = prompt.unwrap_or_else(|error| panic!("{name}: {function}: {error}"));
            assert!(prompt.text.contains("hobtool"), "{name}: {function}");
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn arguments_of_earlier_calls_are_never_lost() {
    let mut n_checked = 0;
    for (name, template) in all_templates() {
        if !template.capabilities().tool_calls {
            continue;
        }
        let of = |arguments: Value| {
            let prompt = with_call(&template, &arguments);
            prompt.unwrap_or_else(|error| panic!("{name}: {arguments}: {error}"))
        };
        let nothing = of(json!("{}"));
        for empty in [json!(""), json!(" \n"), json!({}), Value::Null] {
            assert_eq!(of(empty), nothing, "{name}");
        }
        // a text is printed as it is, or as one of JSON or of Python
        let has = |prompt: &str, text: &str| {
            let json = json!(text).to_string();
            let json = &json[1..json.len() - 1];
            let twice = json!(json).to_string();
            let python = text.replace('\n', "\\n");
            [text, json, &twice[1..twice.len() - 1], &python].iter().any(|it| prompt.contains(*it))
        };
        for broken in ["{\"q\": \"half a te", "get it\nnow", "[1, 2]", "\"text\"", "17"] {
            let prompt = of(json!(broken));
            assert!(has(&prompt, broken), "{name}: {broken:?} in {prompt}");
        }
        for (number, written) in [
            ("1e999", "Infinity"),
            ("-0", "0"),
            ("-0.0", "-0.0"),
            ("123456789012345678901234567890", "123456789012345678901234567890"),
            ("18446744073709551615", "18446744073709551615"),
            ("1.0", "1.0"),
            ("7", "7"),
            ("0.25000000000000000000000000000000000001", "0.25"),
        ] {
            let prompt = of(json!(format!("{{\"q\": {number}, \"after\": [{number}]}}")));
            let is_there = prompt.contains(written) || prompt.contains(number);
            assert!(is_there, "{name}: {number} in {prompt}");
        }
        n_checked += 1;
    }
    assert!(n_checked > 40, "{n_checked}");
}

/// Numbers that no value of 64 bits holds are numbers to templates that ask what an argument is.
#[hob_needs::fixtures]
#[test]
fn long_numbers_of_earlier_calls_are_no_texts() {
    let long = "123456789012345678901234567890";
    for (name, template) in all_templates() {
        if !name.contains("gemma-4") {
            continue;
        }
        let arguments = json!(format!("{{\"q\": {long}, \"after\": [{long}, 1e999]}}"));
        let prompt = with_call(&template, &arguments).unwrap();
        let expected = format!("{{after:[{long},Infinity],q:{long}}}");
        assert!(prompt.contains(&expected), "{name}: {prompt}");
    }
}
