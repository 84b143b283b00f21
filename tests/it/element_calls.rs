//! Calls of MiniMax M3, whose arguments are elements: members and items stand between tags, too.

use std::collections::BTreeMap;
use std::sync::Arc;

use hob::chat::ChatTemplate;
use hob::conversation::parser::{Calls, ChatFormat, TaggedCalls};
use hob::conversation::{Tools, constraint, format};
use hob::gguf::Gguf;
use hob::grammar::{ArgumentTypes, Automaton, Options, Stop, TextCall, TextForm, Vocabulary};
use hob::tokenizer::Tokenizer;
use serde_json::{Value, json};

use crate::http::scripted::scripted;
use crate::pieces;

/// A template that shows the marks of the family.
const TEMPLATE: &str = "{%- set ns = ']<]minimax[>[' -%}{{ tools | tojson }}\
    {%- for m in messages -%}{{ m.content }}{{ ns + '<item>' + ns + '</item>' }}{%- endfor -%}";

fn functions() -> Vec<(String, Value)> {
    let stop = json!({"type": "object", "properties": {
        "city": {"type": "string"},
        "zip": {"type": ["string", "null"]},
        "nights": {"type": "integer", "minimum": 1},
        "tags": {"type": "array", "items": {"type": "string"}, "maxItems": 2},
    }, "required": ["city"], "additionalProperties": false});
    let trip = json!({"type": "object", "properties": {
        "title": {"type": "string"},
        "kind": {"enum": ["far", 7, {"a": [1, "x"]}]},
        "stops": {"type": "array", "items": stop, "minItems": 1},
        "free": {"type": "object"},
    }, "required": ["title"], "additionalProperties": false});
    let none = json!({"type": "object", "properties": {}, "additionalProperties": false});
    vec![("trip".into(), trip), ("reset".into(), none)]
}

fn format() -> ChatFormat {
    let template = ChatTemplate::from_source(TEMPLATE, "", "").expect("a template");
    let Some(Calls::Tagged(tagged)) = format::native_calls(&template) else { panic!("no tags") };
    let schemas: Vec<Value> = functions().into_iter().map(|function| function.1).collect();
    let schema = json!({"anyOf": schemas});
    let types = ArgumentTypes::of_elements(&schema, Options::default(), &Stop::default());
    let names = functions().into_iter().map(|function| function.0);
    let types: BTreeMap<String, ArgumentTypes> = names.zip(types.expect("types")).collect();
    let calls = Calls::Tagged(Arc::new(TaggedCalls { tags: tagged.tags.clone(), types }));
    ChatFormat { calls: Some(calls), ..ChatFormat::default() }
}

/// Returns a value as the family writes it.
fn written(value: &Value) -> String {
    let element = |name: &str, value: &Value| format!("@<{name}>{}@</{name}>", written(value));
    match value {
        Value::Object(map) => map.iter().map(|(key, value)| element(key, value)).collect(),
        Value::Array(items) => items.iter().map(|item| element("item", item)).collect(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn called(calls: &[(&str, Value)]) -> String {
    let call = |(name, arguments): &(&str, Value)| {
        format!("@<invoke name=\"{name}\">{}@</invoke>\n", written(arguments))
    };
    let calls: String = calls.iter().map(call).collect();
    format!("@<tool_call>\n{calls}@</tool_call>").replace('@', "]<]minimax[>[")
}

fn constraint_of(required: bool) -> Automaton {
    let gguf = Gguf::from_bytes(scripted(&[])).expect("a model");
    let tokenizer = Tokenizer::from_gguf(&gguf).expect("a vocabulary");
    let tools = Tools {
        list: json!([]),
        functions: functions(),
        texts: vec![TextCall { name: "code".into(), form: TextForm::Regex("a<+".into()) }],
        required,
        parallel: true,
    };
    let source = constraint::of_answer(&tokenizer, &format(), Some(&tools), None);
    let source = source.expect("no grammar").expect("a constraint");
    let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
    source.automaton(&bytes, &|_| None, &Stop::default()).expect("an automaton").0
}

#[test]
fn elements_are_read_and_allowed_and_nothing_else() {
    let stops = json!([
        {"city": "Bern \"a\" <b>\n é", "zip": "8000", "nights": 2, "tags": ["1", "b"]},
        {"city": "x"},
    ]);
    let free = json!({"deep": {"on": true, "n": [1.5, "two"]}});
    let allowed: Vec<Vec<(&str, Value)>> = vec![
        vec![("reset", json!({}))],
        vec![("trip", json!({"title": "12"}))],
        vec![("trip", json!({"title": "", "kind": "far"}))],
        vec![("trip", json!({"title": "a", "kind": 7, "stops": stops}))],
        vec![("trip", json!({"title": "a", "kind": {"a": [1, "x"]}, "free": free}))],
        vec![("trip", json!({"title": "a"})), ("reset", json!({}))],
    ];
    let format = format();
    let mut automata = [false, true].map(constraint_of);
    for calls in &allowed {
        let text = called(calls);
        let mut cuts: Vec<Vec<usize>> = text.char_indices().map(|(at, _)| vec![at]).collect();
        cuts.push(text.char_indices().map(|(at, _)| at).collect());
        for cut in cuts {
            let (reply, ends_in_call) = pieces::read_in_pieces(&format, &text, &cut);
            assert_eq!(&pieces::calls_of("m3", &reply), calls, "{text:?} cut at {cut:?}");
            assert!(reply.content.is_empty() && !ends_in_call, "{text:?} cut at {cut:?}");
        }
        for automaton in &mut automata {
            assert!(automaton.matches(text.as_bytes()).expect("limits"), "{text:?}");
        }
    }
    for (text, is_one) in [("a<<", true), ("b", false)] {
        let text = called(&[("code", json!({"input": text}))]);
        for automaton in &mut automata {
            assert_eq!(automaton.matches(text.as_bytes()).expect("limits"), is_one, "{text:?}");
        }
    }
    for arguments in [
        json!({"kind": "far"}),
        json!({"title": "a", "kind": "near"}),
        json!({"title": "a", "stops": []}),
        json!({"title": "a", "stops": [{"nights": 2}]}),
        json!({"title": "a", "stops": [{"city": "x", "nights": 0}]}),
        json!({"title": "a", "stops": [{"city": "x", "tags": ["a", "b", "c"]}]}),
        json!({"title": "a", "other": 1}),
    ] {
        let text = called(&[("trip", arguments)]);
        for automaton in &mut automata {
            assert!(!automaton.matches(text.as_bytes()).expect("limits"), "{text:?}");
        }
    }
}
