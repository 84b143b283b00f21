//! The order of the members of calls that are JSON: any where text may stand beside calls, and
//! that of the schema where nothing may.

use std::sync::Arc;

use hob_grammar::{
    Beside, Constraint, Frame, Lead, Options, Source, TextCall, TextForm, Vocabulary,
};
use serde_json::{Value, json};

/// Returns the schema of a call of a tool with these arguments.
fn call(name: &str, arguments: &Value) -> Value {
    let id = json!({"type": "string", "pattern": "^[a-z]{2}$"});
    json!({
        "type": "object",
        "properties": {"name": {"const": name}, "arguments": arguments, "id": id},
        "required": ["name", "arguments"],
        "additionalProperties": false,
    })
}

/// Returns the schema of an object with these members, all of which must come.
fn all_of(properties: &Value) -> Value {
    let names: Vec<&String> = properties.as_object().expect("an object").keys().collect();
    json!({"type": "object", "properties": properties, "required": names,
        "additionalProperties": false})
}

fn constraint(beside: Beside) -> Constraint {
    let inner = all_of(&json!({"x": {"type": "null"}, "y": {"type": "boolean"}}));
    let arguments = all_of(&json!({"a": {"type": "integer"}, "o": inner}));
    let other = all_of(&json!({"b": {"type": "integer"}}));
    let schema = json!({"anyOf": [call("f", &arguments), call("g", &other)]});
    let frame = Frame {
        begin: vec![Lead::Text("<call>".into())],
        end: vec![Lead::Text("</call>".into())],
        texts: vec![TextCall { name: "t".into(), form: TextForm::Any }],
        ..Frame::new(beside)
    };
    let source = Source::Framed(schema, Options::default(), Box::new(frame));
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| Box::from([byte])).collect();
    let words = ["<call>", "{\"", "\": ", "name\": \"", "arguments\": {\"", "}, \"", "\"a\":"];
    tokens.extend(words.map(|word| Box::from(word.as_bytes())));
    Constraint::compile(&source, Arc::new(Vocabulary::new(tokens)), &|_| None).expect("a schema")
}

/// Returns whether a call is allowed; where it is, checks that at each of its bytes the mask has
/// exactly the tokens that can be taken, and that the text so far can be ended.
fn allows(constraint: &Constraint, object: &str) -> bool {
    let text = format!("<call>{object}</call>");
    let mut states = vec![constraint.start()];
    for byte in text.bytes() {
        let state = constraint.advance(states[states.len() - 1], byte.into()).expect("a state");
        states.push(state);
    }
    let last = states[states.len() - 1];
    if last.is_dead() || !constraint.accepting(last).expect("an answer") {
        return false;
    }
    for state in states {
        let mask = constraint.mask(state).expect("a mask");
        for token in 0..constraint.vocabulary().len() as u32 {
            let next = constraint.advance(state, token).expect("a state");
            assert_eq!(mask.contains(token), !next.is_dead(), "{token} in {object}");
        }
        let mut end = state;
        for token in constraint.completion(state).expect("within limits").expect("an end") {
            end = constraint.advance(end, token).expect("a state");
        }
        assert!(constraint.accepting(end).expect("an answer"), "{object}");
    }
    true
}

#[test]
fn members_of_calls_come_in_any_order_where_text_may_stand_beside_them() {
    let free = constraint(Beside::Text);
    let forced = constraint(Beside::Nothing);
    let in_order = [
        r#"{"name": "f", "arguments": {"a": 1, "o": {"x": null, "y": true}}}"#,
        r#"{"name": "g", "arguments": {"b": 1}, "id": "ab"}"#,
        r#"{"name": "t", "arguments": {"input": "x"}}"#,
    ];
    for object in in_order {
        assert!(allows(&free, object), "{object}");
        assert!(allows(&forced, object), "{object}");
    }
    let in_others = [
        r#"{"arguments": {"a": 1, "o": {"x": null, "y": true}}, "name": "f"}"#,
        r#"{"name": "f", "arguments": {"o": {"x": null, "y": true}, "a": 1}}"#,
        r#"{"name": "f", "arguments": {"a": 1, "o": {"y": true, "x": null}}}"#,
        r#"{"id": "ab", "arguments": {"b": 1}, "name": "g"}"#,
        r#"{"arguments": {"b": 1}, "id": "ab", "name": "g"}"#,
        r#"{"arguments": {"input": "x"}, "name": "t"}"#,
    ];
    for object in in_others {
        assert!(allows(&free, object), "{object}");
        assert!(!allows(&forced, object), "{object}");
    }
    // whichever comes first, arguments are those of the tool, all that must come, and none twice
    for object in [
        r#"{"arguments": {"b": 1}, "name": "f"}"#,
        r#"{"arguments": {"b": 1}}"#,
        r#"{"arguments": {"b": 1, "b": 1}, "name": "g"}"#,
        r#"{"arguments": {"b": 1}, "arguments": {"b": 1}, "name": "g"}"#,
        r#"{"arguments": {"a": 1}, "name": "f"}"#,
        r#"{"arguments": {"input": "x"}, "name": "g"}"#,
    ] {
        assert!(!allows(&free, object), "{object}");
        assert!(!allows(&forced, object), "{object}");
    }
}
