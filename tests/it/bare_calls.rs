//! Calls of tools that a model writes without the marks of its format, as `hob serve` tells them.

use hob::conversation::parser::{Calls, ChatFormat};
use hob::conversation::{Tools, constraint};
use hob::gguf::Gguf;
use hob::grammar::{Stop, Vocabulary};
use hob::tokenizer::Tokenizer;
use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::process::Folder;
use crate::http::scripted::{Script, scripted};

/// The texts after `a`, `b` and `c`: a call, one in a fence, and JSON that is none.
const SCRIPTS: [Script; 3] = [
    Script {
        after: b'a',
        pieces: &[
            "{\"na",
            "me\": \"get_wea",
            "ther\"",
            ", \"argu",
            "ments\": {\"day\": \"",
            "today\"}}",
        ],
    },
    Script {
        after: b'b',
        pieces: &[
            "```js",
            "on\n",
            "{\"name",
            "\": \"get_weather",
            "\", \"arguments",
            "\": {\"day\"",
            ": \"today\"",
            "}}\n",
            "```",
        ],
    },
    Script { after: b'c', pieces: &["{\"name\"", ": \"Bob\", ", "\"day\": \"now\"}"] },
];

fn written(letter: usize) -> String {
    SCRIPTS[letter].pieces.concat()
}

fn start(name: &str, options: &[&str]) -> (Folder, Server) {
    let folder = Folder::new(&format!("bare-calls-{name}"));
    let model = folder.0.join("scripted.gguf");
    std::fs::write(&model, scripted(&SCRIPTS)).unwrap();
    let server = Server::start(&model, options);
    (folder, server)
}

/// A question that ends with a letter, and a tool whose argument `day` is one of these.
fn ask(letter: &str, name: &str, days: &[&str]) -> Value {
    let parameters =
        json!({"type": "object", "properties": {"day": {"enum": days}}, "required": ["day"]});
    let tool = json!({"type": "function", "function": {"name": name, "parameters": parameters}});
    json!({"messages": [{"role": "user", "content": letter}], "tools": [tool], "temperature": 0,
        "max_tokens": 250})
}

/// Content, name and arguments of a call, and why the answer ended.
type Answer = (String, String, String, String);

fn whole(server: &Server, body: &Value) -> Answer {
    let answer = server.post("/v1/chat/completions", body).json();
    let message = &answer["choices"][0]["message"];
    let reason = &answer["choices"][0]["finish_reason"];
    let function = &message["tool_calls"][0]["function"];
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    (text(&message["content"]), text(&function["name"]), text(&function["arguments"]), text(reason))
}

fn streamed(server: &Server, body: &Value) -> Answer {
    let mut body = body.clone();
    body["stream"] = json!(true);
    let mut all = Answer::default();
    for event in server.post("/v1/chat/completions", &body).events() {
        let Ok(event) = serde_json::from_str::<Value>(&event) else { continue };
        let choice = &event["choices"][0];
        let function = &choice["delta"]["tool_calls"][0]["function"];
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        all.0 += &text(&choice["delta"]["content"]);
        all.1 += &text(&function["name"]);
        all.2 += &text(&function["arguments"]);
        all.3 += &text(&choice["finish_reason"]);
    }
    all
}

fn check(server: &Server, body: &Value, expected: [&str; 4]) {
    let [content, name, arguments, reason] = expected.map(str::to_owned);
    let expected = (content, name, arguments, reason);
    let mut whole = whole(server, body);
    let streamed = streamed(server, body);
    assert_eq!(whole, streamed, "{body}");
    // A model that is led off its script writes any white space that JSON takes.
    if let Ok(arguments) = serde_json::from_str::<Value>(&whole.2) {
        whole.2 = arguments.to_string();
    }
    assert_eq!(whole, expected, "{body}");
}

#[test]
fn text_that_begins_as_a_call_of_a_tool_is_one() {
    let (_folder, server) = start("lenient", &[]);
    for letter in ["a", "b"] {
        let called = |day: &str| json!({"day": day}).to_string();
        let call =
            |arguments: &str| ["", "get_weather", arguments, "tool_calls"].map(str::to_owned);
        for days in [&["today"][..], &["today", "tomorrow"], &["tomorrow"]] {
            // From the name on the schema of the tool holds.
            let arguments = called(days[0]);
            let expected = call(&arguments);
            check(
                &server,
                &ask(letter, "get_weather", days),
                expected.each_ref().map(String::as_str),
            );
        }
        // A tool of another name is not meant, nor is a tool where an object was asked for.
        let text = written(usize::from(letter == "b"));
        check(&server, &ask(letter, "get_time", &["today"]), [&text, "", "", "stop"]);
        let mut none = ask(letter, "get_weather", &["tomorrow"]);
        none["tool_choice"] = json!("none");
        check(&server, &none, [&text, "", "", "stop"]);
    }
    check(&server, &ask("c", "get_weather", &["today"]), [&written(2), "", "", "stop"]);
}

/// A call is one too where the client has begun the answer: with other text, or with the call.
#[test]
fn an_answer_that_was_begun_goes_on_with_a_call() {
    let (_folder, server) = start("begun", &[]);
    let begin = |letter: &str, begun: &str, days: &[&str]| {
        let mut body = ask(letter, "get_weather", days);
        body["messages"]
            .as_array_mut()
            .unwrap()
            .push(json!({"role": "assistant", "content": begun}));
        body
    };
    for days in [&["today"][..], &["tomorrow"]] {
        let arguments = json!({"day": days[0]}).to_string();
        let expected = ["", "get_weather", &arguments, "tool_calls"];
        // the scripts go by the last letter of the prompt
        for (letter, begun) in [("x", "I look: a"), ("x", "I look:\nb"), ("x", "a"), ("a", "")] {
            check(&server, &begin(letter, begun, days), expected);
        }
        let call = "{\"name\": \"get_weather\", \"arguments\": {\"day\": \"to";
        for cut in [24, 30, 40, call.len()] {
            check(&server, &begin("x", &call[..cut], days), expected);
        }
    }
    let none = begin("x", "So: c", &["today"]);
    check(&server, &none, [&written(2), "", "", "stop"]);
}

/// A template of a family that writes the name of a tool and its arguments alone.
const NAMED: &str = "{% for tool in tools %}{{ tool.function.name }}[TOOL_CALLS][ARGS]{% endfor %}\
                     {{ messages[-1].content }}";

#[test]
fn such_a_call_is_held_to_its_schema_where_calls_begin_with_a_name() {
    let (_folder, server) = start("named", &["--chat-template", NAMED]);
    for letter in ["a", "b"] {
        for days in [&["today"][..], &["tomorrow"]] {
            let arguments = json!({"day": days[0]}).to_string();
            let expected = ["", "get_weather", &arguments, "tool_calls"];
            check(&server, &ask(letter, "get_weather", days), expected);
        }
    }
    check(&server, &ask("c", "get_weather", &["today"]), [&written(2), "", "", "stop"]);
}

#[test]
fn the_format_may_be_strict() {
    let (_folder, server) = start("strict", &["--strict-tool-format"]);
    for (i, letter) in ["a", "b", "c"].into_iter().enumerate() {
        check(&server, &ask(letter, "get_weather", &["tomorrow"]), [&written(i), "", "", "stop"]);
    }
}

/// Llama 3's models write `"type": "function"` beside a name, as the lists of tools have it.
#[test]
fn the_type_of_a_call_of_llama_stands_anywhere_where_none_must_come() {
    let gguf = Gguf::from_bytes(scripted(&[])).expect("a model");
    let tokenizer = Tokenizer::from_gguf(&gguf).expect("a vocabulary");
    let arguments = json!({"type": "object", "properties": {"day": {"const": "today"}},
        "required": ["day"], "additionalProperties": false});
    let calls = Some(Calls::Bare("<|python_tag|>".into()));
    let format = ChatFormat { calls, ..ChatFormat::default() };
    let [mut free, mut forced] = [false, true].map(|required| {
        let tools = Tools {
            list: json!([]),
            functions: vec![("get".into(), arguments.clone())],
            texts: Vec::new(),
            required,
            parallel: false,
        };
        let source = constraint::of_answer(&tokenizer, &format, Some(&tools), None);
        let source = source.expect("no grammar").expect("a constraint");
        let bytes = (0..=255).map(|byte: u8| Box::from([byte])).collect();
        source.automaton(&Vocabulary::new(bytes), &|_| None, &Stop::default()).expect("limits").0
    });
    let written = r#"{"name": "get", "parameters": {"day": "today"}}"#;
    assert!(free.matches(written.as_bytes()).expect("limits"));
    assert!(forced.matches(written.as_bytes()).expect("limits"));
    for other in [
        r#"{"type": "function", "name": "get", "parameters": {"day": "today"}}"#,
        r#"{"parameters": {"day": "today"}, "name": "get"}"#,
        r#"{"name": "get", "type": "function", "parameters": {"day": "today"}}"#,
    ] {
        assert!(free.matches(other.as_bytes()).expect("limits"), "{other}");
        assert!(!forced.matches(other.as_bytes()).expect("limits"), "{other}");
    }
    for wrong in [
        r#"{"type": "tool", "name": "get", "parameters": {"day": "today"}}"#,
        r#"{"type": "function", "name": "get", "parameters": {"day": "now"}}"#,
        r#"{"type": "function", "name": "get"}"#,
    ] {
        assert!(!free.matches(wrong.as_bytes()).expect("limits"), "{wrong}");
    }
}
