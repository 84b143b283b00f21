//! Arrays of distinct items from long enumerations, which run out.

use std::sync::Arc;

use hob_grammar::{Automaton, Constraint, Error, Options, Source, Stop, Vocabulary};
use serde_json::json;

/// Returns names of which many begin alike, and some are the beginning of others.
fn names() -> Vec<String> {
    let groups = ["canvas", "css", "css/grid", "dom", "es6", "event", "form", "input", "media"];
    let parts = ["", "/animation", "/blend", "/border", "/columns", "/filter", "/focus", "/frames"];
    let marks = ["", "-x", "-y", "2"];
    let mut names = Vec::new();
    for group in groups {
        for part in parts {
            names.extend(marks.map(|mark| format!("{group}{part}{mark}")));
        }
    }
    names
}

/// Returns a vocabulary of all bytes, and of what the names have in common.
fn vocabulary() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| Box::from([byte])).collect();
    let words =
        ["ca", "canvas", "css", "css/", "/an", "imation", "/b", "dom/", "-x", "y\"", "\",\""];
    tokens.extend(words.map(|word| Box::from(word.as_bytes())));
    Arc::new(Vocabulary::new(tokens))
}

/// Inside each string exactly those bytes and tokens are allowed that an unused name begins with,
/// down to the last name.
#[test]
fn a_long_enumeration_is_used_up_name_by_name() {
    let names = names();
    let n = names.len();
    let items = json!({"type": "string", "enum": names});
    let schema = json!({"type": "array", "uniqueItems": true, "items": items, "minItems": n});
    let vocabulary = vocabulary();
    let source = Source::Schema(schema, Options::default());
    let constraint = Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap();
    let advance = |state, byte: u8| {
        let next = constraint.advance(state, byte.into()).unwrap();
        assert!(!next.is_dead());
        next
    };
    let mut state = advance(constraint.start(), b'[');
    for i in 0..n {
        // far from the order in which they are declared
        let name = &names[i * 97 % n];
        let unused: Vec<&str> = (i..n).map(|i| &*names[i * 97 % n]).collect();
        state = advance(state, b'"');
        for at in 0..=name.len() {
            let begun = &name[..at];
            let mask = constraint.mask(state).unwrap();
            for token in 0..vocabulary.len() as u32 {
                let bytes = vocabulary.bytes(token);
                // which escapes there are is another matter
                if bytes == b"\\" || bytes.len() > 1 && bytes.contains(&b'"') {
                    continue;
                }
                let text = [begun.as_bytes(), bytes].concat();
                let is_allowed = unused.iter().any(|name| match bytes {
                    b"\"" => *name == begun,
                    _ => name.as_bytes().starts_with(&text),
                });
                let shown = String::from_utf8_lossy(&text);
                assert_eq!(mask.contains(token), is_allowed, "{shown:?} with {} left", n - i);
            }
            state = advance(state, *name.as_bytes().get(at).unwrap_or(&b'"'));
        }
        state = advance(state, if i + 1 < n { b',' } else { b']' });
    }
    assert!(constraint.accepting(state).unwrap());
}

/// A text of many listed objects takes steps for its bytes, each with what has come, not for all
/// that is listed.
#[test]
fn listed_objects_are_read_in_few_steps() {
    let listed: Vec<_> = (0..3000).map(|i| json!({"a": i})).collect();
    let schema = json!({"type": "array", "uniqueItems": true, "items": {"enum": listed}});
    let source = Source::Schema(schema, Options::default());
    let constraint = Constraint::compile(&source, vocabulary(), &|_| None).unwrap();
    let before = constraint.steps().unwrap();
    let items: Vec<String> = (0..400).map(|i| format!("{{\"a\":{}}}", i * 7 % 3000)).collect();
    let text = format!("[{}]", items.join(","));
    let state = constraint.start_after(text.as_bytes(), &Stop::default()).unwrap();
    assert!(constraint.accepting(state).unwrap());
    let steps = constraint.steps().unwrap() - before;
    assert!(
        steps < 20 * text.len() as u64 * items.len() as u64,
        "{steps} steps for {} bytes",
        text.len()
    );
    let again = format!("[{},{}", items.join(","), items[17]);
    let found = constraint.start_after(again.as_bytes(), &Stop::default());
    assert!(matches!(found, Err(Error::Beginning { .. })), "{found:?}");
}

/// Listed arrays and objects are the same texts whether they begin alike or not, members of one in
/// any order.
#[test]
fn listed_values_that_begin_alike_stay_apart() {
    let listed = json!([
        [], {}, [1, [2]], [1, [3]], [1, 2], [1], {"a": 1}, {"a": 2}, {"b": [1]}, {"b": {"a": 1}},
        {"a": 1, "b": 2}, {"a": 2, "b": 1}, [1.0, "x/y"], [[1], [1]], [{"a": 1}], "s", 4
    ]);
    let texts = |is_listed: bool| -> Vec<&str> {
        if is_listed {
            vec![
                "[]",
                "{}",
                "[1,[2]]",
                "[1, [3]]",
                "[1,2]",
                "[1]",
                "{\"a\":1}",
                "{\"a\": 2}",
                "{\"b\":[1]}",
                "{\"b\":{\"a\":1}}",
                "{\"b\":2,\"a\":1}",
                "{\"a\":2,\"b\":1}",
                "[1,\"x\\/y\"]",
                "[[1],[1]]",
                "[{\"a\":1}]",
                "\"s\"",
                "4",
            ]
        } else {
            vec![
                "[2]",
                "[1,[2],[3]]",
                "[1,[1]]",
                "{\"a\":3}",
                "{\"b\":1}",
                "{\"a\":[1]}",
                "{\"b\":2}",
                "{\"a\":2,\"b\":2}",
                "{\"a\":1,\"a\":1}",
                "[[1]]",
                "[[1],[2]]",
                "[{\"a\":2}]",
                "5",
            ]
        }
    };
    for schema in [json!({"enum": listed}), json!({"anyOf": [{"enum": listed}, {"const": [1]}]})] {
        let (mut automaton, _) = Automaton::from_schema(&schema, Options::default()).unwrap();
        for is_listed in [true, false] {
            for text in texts(is_listed) {
                assert_eq!(automaton.matches(text.as_bytes()).unwrap(), is_listed, "{text}");
            }
        }
    }
    let distinct =
        json!({"type": "array", "uniqueItems": true, "minItems": 17, "items": {"enum": listed}});
    assert!(Automaton::from_schema(&distinct, Options::default()).is_ok());
    let more =
        json!({"type": "array", "uniqueItems": true, "minItems": 18, "items": {"enum": listed}});
    assert!(matches!(
        Automaton::from_schema(&more, Options::default()),
        Err(Error::Unsatisfiable { .. })
    ));
}

/// Inside listed arrays and objects exactly those bytes are allowed that an unused one goes on
/// with, down to the last of them.
#[test]
fn listed_parts_are_used_up_one_by_one() {
    let listed: Vec<_> = (0..40)
        .map(|i| match i % 4 {
            0 => json!([i, [i % 7]]),
            1 => json!([[i % 5], i]),
            2 => json!({"a": i, "b": [i % 3]}),
            _ => json!({"a": [i]}),
        })
        .collect();
    let n = listed.len();
    let texts: Vec<String> = listed.iter().map(ToString::to_string).collect();
    let items = json!({"enum": listed});
    let schema = json!({"type": "array", "uniqueItems": true, "items": items, "minItems": n});
    let source = Source::Schema(schema, Options::default());
    let constraint = Constraint::compile(&source, vocabulary(), &|_| None).unwrap();
    let mut state = constraint.advance(constraint.start(), b'['.into()).unwrap();
    for i in 0..n {
        let text = &texts[i * 17 % n];
        let unused: Vec<&String> = (i..n).map(|i| &texts[i * 17 % n]).collect();
        for at in 0..text.len() {
            let mask = constraint.mask(state).unwrap();
            // members may come in another order than they are listed in, numbers in other forms
            for byte in (b'0'..=b'9').chain(*b"[]{},:\"a") {
                let begun = [&text.as_bytes()[..at], &[byte]].concat();
                let goes_on = unused.iter().any(|text| text.as_bytes().starts_with(&begun));
                let is_allowed = mask.contains(byte.into());
                let shown = String::from_utf8_lossy(&begun);
                assert_eq!(is_allowed, goes_on, "{shown:?} with {} left", n - i);
            }
            state = constraint.advance(state, text.as_bytes()[at].into()).unwrap();
            assert!(!state.is_dead(), "{text}, byte {at}");
        }
        let after = if i + 1 < n { b',' } else { b']' };
        state = constraint.advance(state, after.into()).unwrap();
        assert!(!state.is_dead(), "after {text}");
    }
    assert!(constraint.accepting(state).unwrap());
}

/// A mask between thousands of listed arrays or objects takes steps for the few that have come.
#[test]
fn masks_of_listed_parts_take_few_steps() {
    let arrays: Vec<_> = (0..1500).map(|i| json!([i, [i]])).collect();
    let objects: Vec<_> = (0..1000).map(|i| json!({"a": i, "b": [i]})).collect();
    for (listed, text) in
        [(arrays, "[[13,[13]],[130,[130]], [1"), (objects, "[{\"a\":13,\"b\":[13]}, {\"a\":1")]
    {
        let schema = json!({"type": "array", "uniqueItems": true, "items": {"enum": listed}});
        let source = Source::Schema(schema, Options::default());
        let constraint = Constraint::compile(&source, vocabulary(), &|_| None).unwrap();
        let mut state = constraint.start();
        for (at, &byte) in text.as_bytes().iter().enumerate() {
            state = constraint.advance(state, byte.into()).unwrap();
            assert!(!state.is_dead(), "{text}, byte {at}");
            let before = constraint.steps().unwrap();
            let mask = constraint.mask(state).unwrap();
            let steps = constraint.steps().unwrap() - before;
            assert!(steps < 1_500_000, "{steps} steps after {}", &text[..=at]);
            // what has come may still be gone on with, and not ended
            assert!(at + 1 < text.len() || mask.contains(b'3'.into()));
        }
    }
}
