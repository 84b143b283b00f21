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

/// The token that ends texts, after those of the bytes.
const END: u32 = 256;

/// Returns the constraint of a grammar over tokens of these bytes, and the one that ends texts.
fn compiled(text: &str, bytes: impl Iterator<Item = u8>) -> Result<Constraint, grammar::Error> {
    let mut tokens: Vec<Box<[u8]>> = vec![Box::default(); 257];
    for byte in bytes {
        tokens[usize::from(byte)] = Box::from([byte]);
    }
    let source = Source::Gbnf(text.into());
    let token_id = |name: &str| (name == "<end>").then_some(END);
    Constraint::compile(&source, Arc::new(Tokens::new(tokens)), &token_id)
}

/// Chooses the next token, the ones with higher numbers first, of a text of at most `left` more.
fn choose(cursor: &mut ConstraintCursor, left: usize) -> Result<u32, Error> {
    let params = SamplingParams { temperature: 0.0, ..SamplingParams::default() };
    let mut sampler = Sampler::new(params, 257).unwrap();
    let mut logits: Vec<f32> = (0..257u16).map(f32::from).collect();
    Ok(cursor.choose(&mut sampler, &mut Row::whole(&mut logits), &[END], left)?.token)
}

/// Checks that it is an error, and no end, where nothing leads on and the text is not whole.
#[test]
fn a_dead_end_is_no_end() {
    let missing = compiled("root ::= \"a\" <[999999999]>", 0..=255).unwrap_err();
    assert_eq!(missing, grammar::Error::NoToken { token: 999_999_999, tokens: 257 });
    let constraint = compiled("root ::= \"ab\"", std::iter::once(b'a')).unwrap();
    let mut cursor = ConstraintCursor::new(Arc::new(constraint), None, true).unwrap();
    assert_eq!(choose(&mut cursor, 100).unwrap(), u32::from(b'a'));
    cursor.advance(b'a'.into()).unwrap();
    let chosen = choose(&mut cursor, 100);
    assert!(matches!(chosen, Err(Error::Constraint(grammar::Error::DeadEnd))));
}

/// A token that ends texts is one like any other where the grammar goes on after it, and only
/// there; at its end it ends the text.
#[test]
fn an_end_that_the_grammar_goes_on_after_is_none() {
    let text = "root ::= turn turn\nturn ::= [a-c]{1,2} <end>";
    for left in [100, 4] {
        let constraint = compiled(text, 0..=255).unwrap();
        let mut cursor = ConstraintCursor::new(Arc::new(constraint), None, true).unwrap();
        let mut written = Vec::new();
        loop {
            let token = choose(&mut cursor, left - written.len()).unwrap();
            written.push(token);
            if token == END && !cursor.goes_on_after(END).unwrap() {
                break;
            }
            assert!(cursor.advance(token).unwrap());
        }
        let c = u32::from(b'c');
        // the end has the highest number, and may come once a letter has
        assert_eq!(written, [c, END, c, END], "{left}");
        assert!(!cursor.was_cut());
    }
    // of any tokens none is meant that ends texts
    let any = compiled("root ::= \"a\" !<[97]> \"b\" !<[97]>", 0..=255).unwrap();
    let mut cursor = ConstraintCursor::new(Arc::new(any), None, true).unwrap();
    for (expected, ends) in [(b'a'.into(), false), (255, false), (b'b'.into(), false), (END, true)]
    {
        assert_eq!(choose(&mut cursor, 100).unwrap(), expected);
        if !ends {
            cursor.advance(expected).unwrap();
        }
    }
}

/// A text that has to be completed early has the ends that its grammar names, too.
#[test]
fn a_completion_goes_on_after_the_ends_in_it() {
    let constraint = compiled("root ::= \"a\" <end> \"b\" <end>", 0..=255).unwrap();
    let mut cursor = ConstraintCursor::new(Arc::new(constraint), None, true).unwrap();
    cursor.complete_early(grammar::Error::TooManyStates { limit: 1 }).unwrap();
    for (expected, goes_on) in [(b'a'.into(), true), (END, true), (b'b'.into(), true), (END, false)]
    {
        assert_eq!(choose(&mut cursor, 100).unwrap(), expected);
        assert_eq!(expected != END || cursor.goes_on_after(END).unwrap(), goes_on);
        cursor.advance(expected).unwrap();
    }
}
