//! Masks against brute force: every token, byte by byte, at every position.

#[path = "common.rs"]
mod common;

use std::sync::Arc;

use hob::grammar::{Automaton, Masks, Options, State, Vocabulary};
use proptest::prelude::*;
use serde_json::json;

/// Tokens as tokenizers have them: all bytes, pieces of JSON and words, halves of characters, duplicates, control tokens.
fn vocabulary() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|b| vec![b].into()).collect();
    let pieces = [
        "",
        " ",
        "  ",
        "\n",
        "\n  ",
        "{\"",
        "\":",
        "\": ",
        "\", \"",
        "\"}",
        "\"}]",
        "\",\"",
        "\"]",
        "],",
        "}}",
        "{}",
        "[]",
        "\\n",
        "\\u",
        "\\u00",
        "\\ud83d",
        "\\ude00",
        "\\\"",
        "a\\",
        "abc",
        "name",
        "\"name\"",
        "na",
        "me\":",
        "12",
        "1.5",
        "-1",
        "e+",
        "true",
        "false",
        "null",
        "tr",
        "ue,",
        "é",
        "日本",
        "😀",
        "a b c",
        "hello world",
        "a very long token of more than sixteen characters",
        "x\"",
        "xy\"",
        "xyz\", \"n",
        "ab\"}",
        "0000",
        "2024-",
        "-01-",
        "01\"",
        "@",
        ".com\"",
        "(a)",
        "\"\"",
        "\"\"\"",
        "ab",
        "aab",
        "b",
    ];
    tokens.extend(pieces.iter().map(|p| p.as_bytes().into()));
    tokens.extend(
        [&b"\xe6\x97"[..], b"\xa5", b"\xf0\x9f", b"\x98\x80\"", b"a\xc3", b"\xff\xfe", b"abc", b""]
            .map(Into::into),
    );
    Arc::new(Vocabulary::new(tokens))
}

/// Walks along random allowed tokens and compares the mask of every state on the way with brute force.
fn compare(
    automaton: &mut Automaton,
    vocabulary: &Arc<Vocabulary>,
    choices: &[u16],
) -> Result<(), TestCaseError> {
    let mut masks = Masks::new(vocabulary.clone());
    let mut state = automaton.start();
    for &choice in choices {
        let mask = masks.get(automaton, state).unwrap();
        let mut allowed = Vec::new();
        for token in 0..vocabulary.len() as u32 {
            let bytes = vocabulary.bytes(token);
            let next = automaton.advance_token(state, token, bytes).unwrap();
            prop_assert_eq!(
                mask.contains(token),
                next != State::DEAD,
                "token {} {:?}",
                token,
                String::from_utf8_lossy(bytes)
            );
            if mask.contains(token) {
                allowed.push(next);
            }
        }
        prop_assert_eq!(mask.len(), allowed.len());
        // what is forced is what every allowed token begins with
        let forced = automaton.forced(state).unwrap();
        if !forced.is_empty() {
            prop_assert!(!automaton.is_accepting(state));
            for byte in 0..=255u8 {
                prop_assert_eq!(automaton.step(state, byte).unwrap() != State::DEAD, byte == forced[0]);
            }
        }
        // single bytes are tokens, so nothing is a dead end
        prop_assert!(!allowed.is_empty() || automaton.is_accepting(state));
        match allowed.get(usize::from(choice) % allowed.len().max(1)) {
            Some(&next) => state = next,
            None => break,
        }
    }
    Ok(())
}

fn schemas() -> Vec<serde_json::Value> {
    vec![
        json!({}),
        json!({"type": "string"}),
        json!({"type": "string", "minLength": 2, "maxLength": 5}),
        json!({"type": "string", "maxLength": 20}),
        json!({"type": "string", "minLength": 18}),
        json!({"type": "string", "pattern": "^[a-z]+@[a-z]+\\.com$"}),
        json!({"type": "string", "format": "date"}),
        json!({"type": "object", "properties": {"name": {"type": "string"}, "na": {"type": "integer"}}, "required": ["na"]}),
        json!({"type": "object", "additionalProperties": {"type": "boolean"}, "minProperties": 1, "maxProperties": 2}),
        json!({"type": "array", "items": {"enum": ["abc", "a", 1, null, {"a": []}]}, "minItems": 1, "maxItems": 3}),
        json!({"anyOf": [{"type": "number", "minimum": -1.5, "maximum": 12}, {"type": "string", "maxLength": 1}]}),
        json!({"oneOf": [{"type": "string", "maxLength": 3}, {"const": "abcd"}, {"type": "integer", "multipleOf": 3}]}),
        json!({"$defs": {"n": {"type": "object", "properties": {"name": {"type": "string"}, "x": {"$ref": "#/$defs/n"}}}}, "$ref": "#/$defs/n"}),
    ]
}

const GRAMMARS: [&str; 6] = [
    "root ::= [a-z]+ (\" \" [a-z]+)*",
    "root ::= root \"a\" | root \"b\" | \"ab\"",
    "root ::= \"(\" root \")\" | [^()]{0,3}",
    "root ::= .{2,4} | \"日本\" [é😀]*",
    "root ::= <[300]> !<[301]>* <[301]> | \"abc\"",
    "root ::= (\"ab\" | \"aab\" | \"b\"){3,} \"0000\"?",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn schema_masks_are_exact(
        which in 0usize..13,
        open in any::<bool>(),
        choices in prop::collection::vec(any::<u16>(), 1..24),
    ) {
        let options = Options { open_objects: open, ..Options::default() };
        let (mut automaton, _) = Automaton::from_schema(&schemas()[which], options).unwrap();
        compare(&mut automaton, &vocabulary(), &choices)?;
    }

    #[test]
    fn grammar_masks_are_exact(which in 0usize..6, choices in prop::collection::vec(any::<u16>(), 1..16)) {
        let mut automaton = Automaton::from_gbnf(GRAMMARS[which], "root", &|_| None).unwrap();
        compare(&mut automaton, &vocabulary(), &choices)?;
    }
}

#[test]
fn forced_bytes() {
    let schema = json!({"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]});
    let options = Options { whitespace: hob::grammar::Whitespace::Compact, ..Options::default() };
    let (mut a, _) = Automaton::from_schema(&schema, options).unwrap();
    let start = a.start();
    assert_eq!(a.forced(start).unwrap(), b"{\"name\":\"");
    let state = a.advance(start, b"{\"name\":\"x\"").unwrap();
    assert_eq!(a.forced(state).unwrap(), b"}");
    let end = a.advance(state, b"}").unwrap();
    assert!(a.is_accepting(end) && !a.can_continue(end) && a.forced(end).unwrap().is_empty());
    let state = a.advance(start, b"{\"name\":\"").unwrap();
    assert!(a.forced(state).unwrap().is_empty());
}
