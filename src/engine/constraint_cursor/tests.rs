//! Ends of texts at limits and in dead ends.

use super::*;
use crate::grammar::{Options, Source, Vocabulary as Tokens};
use crate::sampling::SamplingParams;

/// Checks that, wherever in a text a limit is met, what is left of the text completes it.
#[test]
fn a_limit_in_the_middle_of_a_text_ends_it_whole() {
    let schema = serde_json::json!({"type": "object", "properties": {
        "name": {"type": "string"}, "list": {"type": "array", "items": {"type": "integer"}}},
        "required": ["name", "list"]});
    let bytes = (0..=255u8).map(|byte| Box::from([byte])).collect();
    let tokens = Arc::new(Tokens::new(bytes));
    let source = Source::Schema(schema, Options::default());
    let constraint = Arc::new(Constraint::compile(&source, tokens, &|_| None).unwrap());
    let written = br#"{"name": "An", "list": [12, 3]}"#;
    for n in 0..written.len() {
        let mut cursor = ConstraintCursor::new(Arc::clone(&constraint), None, true).unwrap();
        for &byte in &written[..n] {
            assert!(cursor.advance(byte.into()).unwrap());
        }
        cursor.complete_early(grammar::Error::TooManyStates { limit: 1 }).unwrap();
        let mut text = written[..n].to_vec();
        let mut sampler = Sampler::new(SamplingParams::default(), 256).unwrap();
        while cursor.can_continue().unwrap() {
            assert!(!cursor.may_end() && cursor.n_needed() > 0);
            let token = cursor
                .choose(&mut sampler, &mut Row::whole(&mut vec![0.0; 256]), &[], 100)
                .unwrap()
                .token;
            text.push(token as u8);
            cursor.advance(token).unwrap();
        }
        assert!(cursor.may_end() && cursor.was_cut());
        let value: serde_json::Value = serde_json::from_slice(&text).unwrap();
        assert!(value["name"].is_string() && value["list"].is_array(), "{value}");
    }
}

/// Checks that it is an error, and no end, where nothing leads on and the text is not whole.
#[test]
fn a_dead_end_is_no_end() {
    let bytes: Vec<Box<[u8]>> =
        (0..=255u8).map(|byte| Box::from([byte])).chain([Box::default()]).collect();
    let tokens = Arc::new(Tokens::new(bytes));
    const END: u32 = 256;
    let compile = |text: &str| {
        let source = Source::Gbnf(text.into());
        Constraint::compile(&source, Arc::clone(&tokens), &|name| (name == "<end>").then_some(END))
    };
    let missing = compile("root ::= \"a\" <[999999999]>").unwrap_err();
    assert_eq!(missing, grammar::Error::NoToken { token: 999_999_999, tokens: 257 });
    for (text, ends) in [("root ::= \"a\" <end> \"b\"", false), ("root ::= \"a\" <end>", true)] {
        let mut cursor =
            ConstraintCursor::new(Arc::new(compile(text).unwrap()), None, true).unwrap();
        let mut sampler = Sampler::new(SamplingParams::default(), 257).unwrap();
        let mut choose = |cursor: &mut ConstraintCursor| {
            cursor.choose(&mut sampler, &mut Row::whole(&mut vec![0.0; 257]), &[END], 100)
        };
        assert_eq!(choose(&mut cursor).unwrap().token, u32::from(b'a'));
        cursor.advance(b'a'.into()).unwrap();
        match choose(&mut cursor) {
            Ok(sampled) => assert!(ends && sampled.token == END),
            Err(error) => {
                assert!(!ends && matches!(error, Error::Constraint(grammar::Error::DeadEnd)));
            }
        }
    }
}
