//! Schemas that are deep, multiply or ask for much: enforced within the limits, or reported.

use std::sync::Arc;
use std::time::{Duration, Instant};

use hob::grammar::{Automaton, Constraint, Error, Gbnf, Masks, Source, Vocabulary};
use serde_json::{Value, json};

use super::{OPEN, compile, verdicts};

/// However deep a schema goes, as far as the limits allow it, a thread's usual stack is enough, and
/// limits are errors.
#[test]
fn deep_schemas_need_no_stack() {
    let run = || {
        let nested = |n: usize| (0..n).fold(json!([1]), |inner, _| json!([inner]));
        let chain = |links: usize| {
            let link = |i: usize| (i.to_string(), json!({"$ref": format!("#/$defs/{}", i + 1)}));
            let mut all: serde_json::Map<String, Value> = (0..links).map(link).collect();
            all.insert(links.to_string(), json!({"type": "string"}));
            json!({"$defs": all, "not": {"$ref": "#/$defs/0"}})
        };
        let pattern = |part: &str, n: usize| {
            json!({"type": "string",
            "pattern": format!("^{}$", part.repeat(n))})
        };
        let groups = format!("^{}a{}$", "(".repeat(199), "|b)*".repeat(199));
        let cases = [
            (chain(3000), "1"),
            (json!({"const": nested(120)}), "{}"),
            (json!({"anyOf": [{"const": nested(120)}, {"enum": [nested(119), 1]}]}), "1"),
            (json!({"prefixItems": vec![json!({"type": "integer"}); 3000]}), "[1,2]"),
            (pattern("(?=a?)a?", 900), "\"aa\""),
            (pattern("(a|b$)?", 300), "\"aa\""),
            (json!({"type": "string", "pattern": groups}), "\"ab\""),
        ];
        let vocabulary = Arc::new(Vocabulary::new((0..=255u8).map(|byte| [byte].into()).collect()));
        for (schema, text) in cases {
            let start: String = schema.to_string().chars().take(60).collect();
            if schema.get("pattern").is_none() {
                Gbnf::from_schema(&schema, OPEN).unwrap();
            }
            let mut automaton = compile(&schema).unwrap();
            assert!(text == "{}" || automaton.matches(text.as_bytes()).unwrap(), "{start}");
            let mut masks = Masks::new(vocabulary.clone());
            for end in 0..text.len().min(3) {
                let state = automaton.advance(automaton.start(), &text.as_bytes()[..end]).unwrap();
                masks.get(&mut automaton, state).unwrap();
            }
        }
        // each step would go through all of these
        let (_, ignored) = Automaton::from_schema(&pattern("(a|b$)?", 20_000), OPEN).unwrap();
        assert_eq!(ignored, ["#/pattern"]);
        let error = compile(&json!({"const": nested(127)})).unwrap_err();
        assert_eq!(error.to_string(), "the nesting of the schema is over the limit of 128");
        assert!(matches!(compile(&chain(50_000)), Err(Error::TooMuchWork { .. })));
        // choices of choices of one value, without end
        let endless =
            json!({"enum": [1], "anyOf": [{"$ref": "#"}, {"$ref": "#"}, {"type": "string"}]});
        assert!(matches!(compile(&endless), Err(Error::TooMuchWork { .. })));
    };
    std::thread::Builder::new().stack_size(2 << 20).spawn(run).unwrap().join().unwrap();
}

/// A pattern whose look-aheads multiply is reported; one of a few is enforced, and leads into no
/// dead end.
#[test]
fn look_aheads_that_multiply() {
    let start = Instant::now();
    let found: String = ('a'..='p').map(|c| format!("(?=.*{c})")).collect();
    let many = json!({"type": "string", "pattern": format!("^{found}.{{16,100}}$")});
    assert_eq!(Automaton::from_schema(&many, OPEN).unwrap().1, ["#/pattern"]);
    let few = json!({"type": "string", "pattern": "^(?=.*[A-Z])(?=.*[0-9])(?=.*[!?]).{8,12}$"});
    let ignored = verdicts(&few, &["\"abcdefA1!\""], &["\"abcdefA1\"", "\"A1!\""]);
    assert!(ignored.is_empty());
    let mut automaton = compile(&few).unwrap();
    let state = automaton.advance(automaton.start(), b"\"aaaaaaaaa").unwrap();
    assert!(!state.is_dead() && automaton.step(state, b'a').unwrap().is_dead());
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}

/// What regular expressions have become counts for the size of a constraint.
#[test]
fn expressions_count_for_the_size() {
    let tokens = (0..=255u8).map(|byte| Box::from([byte])).collect();
    let source = Source::Schema(json!({"type": "integer", "multipleOf": 999_983}), OPEN);
    let constraint =
        Constraint::compile(&source, Arc::new(Vocabulary::new(tokens)), &|_| None).unwrap();
    let before = constraint.size().unwrap();
    let mut state = constraint.start();
    for i in 0..2000u32 {
        state = constraint.advance(state, 0x31 + i % 9).unwrap();
    }
    // each digit makes ten expressions of some hundred bytes
    assert!(constraint.size().unwrap() - before > 2000 * 10 * 100);
}

#[test]
fn many_patterns_of_names() {
    let schema = json!({"type": "object", "patternProperties":
        {"^a": {"type": "integer"}, "b": {}, "c$": {"minimum": 5}, "^d": {}, "e": {}, "f$": {}}});
    let good = [r#"{"ab":1}"#, r#"{"abc":5}"#, r#"{"zc":"x"}"#, r#"{"z":1}"#];
    assert!(verdicts(&schema, &good, &[r#"{"ab":"x"}"#, r#"{"abc":4}"#, r#"{"zc":4}"#]).is_empty());
    let list: serde_json::Map<_, _> =
        ('a'..='z').map(|c| (c.to_string(), json!({"type": "integer"}))).collect();
    let many = json!({"type": "object", "patternProperties": list, "additionalProperties": false});
    let ignored = verdicts(&many, &[r#"{"a":1}"#, r#"{"z":1}"#], &[r#"{"a":"x"}"#, r#"{"0":1}"#]);
    assert!(
        !ignored.is_empty() && ignored.iter().all(|at| at == "#/patternProperties"),
        "{ignored:?}"
    );
}
