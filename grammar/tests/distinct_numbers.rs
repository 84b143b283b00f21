//! Many distinct numbers and names: work in proportion to the text, and masks of bounded cost.

use std::sync::Arc;
use std::time::{Duration, Instant};

use hob_grammar::{Automaton, Constraint, Options, Source, Vocabulary};
use serde_json::json;

/// Returns a vocabulary of all bytes, numbers of up to three digits, and what follows them.
fn vocabulary() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| Box::from([byte])).collect();
    for n in 0..1000 {
        tokens.push(format!("{n}").into_bytes().into());
        tokens.push(format!(" {n}").into_bytes().into());
    }
    for n in 0..10 {
        for (before, after) in [("", ","), ("", "]"), (",", ""), (",", ","), (", ", "")] {
            tokens.push(format!("{before}{n}{after}").into_bytes().into());
        }
    }
    tokens.retain(|token| token.len() > 1);
    let bytes = (0..=255u8).map(|byte| Box::from([byte]));
    Arc::new(Vocabulary::new(bytes.chain(tokens).collect()))
}

/// A mask holds a token where the array can go on with it: no number comes twice.
#[test]
fn masks_leave_out_numbers_that_have_come() {
    let vocabulary = vocabulary();
    for items in [
        json!({"type": "integer"}),
        json!({"type": "number"}),
        json!({"type": "integer", "minimum": 0, "maximum": 400}),
        json!({"type": "integer", "minimum": -5, "maximum": 3000, "multipleOf": 7}),
        json!({"type": ["integer", "string", "null"]}),
    ] {
        let schema = json!({"type": "array", "uniqueItems": true, "items": items});
        let source = Source::Schema(schema.clone(), Options::default());
        let constraint = Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap();
        let mut automaton = Automaton::from_schema(&schema, Options::default()).unwrap().0;
        let mut state = constraint.start();
        let mut text = String::from("[");
        state = constraint.advance(state, b'['.into()).unwrap();
        for n in [7, 14, 0, 70, 77, 140, 147, 1400]
            .into_iter()
            .filter(|&n| n < 400 || items.get("maximum") != Some(&json!(400)))
        {
            for byte in format!("{n},").bytes() {
                let mask = constraint.mask(state).unwrap();
                let here = automaton.advance(automaton.start(), text.as_bytes()).unwrap();
                for token in 0..vocabulary.len() as u32 {
                    let next = automaton.advance(here, vocabulary.bytes(token)).unwrap();
                    let shown = String::from_utf8_lossy(vocabulary.bytes(token)).into_owned();
                    assert_eq!(mask.contains(token), !next.is_dead(), "{schema}: {text} {shown:?}");
                }
                text.push(byte.into());
                state = constraint.advance(state, byte.into()).unwrap();
                assert!(!state.is_dead(), "{schema}: {text}");
            }
        }
        for (more, fits) in [("21]", true), ("14]", false), ("14,", false), ("140]", false)] {
            let text = format!("{text}{more}");
            let end = automaton.advance(automaton.start(), text.as_bytes()).unwrap();
            assert_eq!(!end.is_dead(), fits, "{schema}: {text}");
        }
        assert!(!automaton.matches(format!("{text}1.4e1]").as_bytes()).unwrap());
    }
}

/// Returns the time in which an array of distinct integers is checked, the least of some.
fn time_of(numbers: &[String]) -> Duration {
    let schema = json!({"type": "array", "uniqueItems": true, "items": {"type": "integer"}});
    let text = format!("[{}]", numbers.join(","));
    let times = (0..3).map(|_| {
        let mut automaton = Automaton::from_schema(&schema, Options::default()).unwrap().0;
        let start = Instant::now();
        assert!(automaton.matches(text.as_bytes()).unwrap());
        start.elapsed()
    });
    times.min().unwrap()
}

/// Eight times the numbers take about eight times the work, and each mask little.
#[test]
fn many_numbers_take_work_in_proportion() {
    let numbers: Vec<String> = (0..4000).map(|n| (n * 7919 % 100_003).to_string()).collect();
    // each compared with all before it would be 64 times
    let few = time_of(&numbers[..500]);
    let many = time_of(&numbers);
    assert!(many < 32 * few, "{few:?} {many:?}");
    let schema = json!({"type": "array", "uniqueItems": true, "items": {"type": "integer"}});
    let source = Source::Schema(schema, Options::default());
    let constraint = Constraint::compile(&source, vocabulary(), &|_| None).unwrap();
    let mut state = constraint.advance(constraint.start(), b'['.into()).unwrap();
    let start = Instant::now();
    for byte in numbers[..100].join(",").bytes() {
        assert!(constraint.mask(state).unwrap().contains(byte.into()));
        state = constraint.advance(state, byte.into()).unwrap();
    }
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
}

/// An enumeration is used up without looking for what is left each time.
#[test]
fn a_long_enumeration_is_checked_at_once() {
    let names: Vec<String> = (0..800).map(|n| format!("name-{}", n * 37 % 800)).collect();
    let items = json!({"enum": names});
    let schema = json!({"type": "array", "uniqueItems": true, "items": items});
    let mut automaton = Automaton::from_schema(&schema, Options::default()).unwrap().0;
    let start = Instant::now();
    let text = json!(names).to_string();
    assert!(automaton.matches(text.as_bytes()).unwrap());
    let twice = text.replace("name-799\"", "name-798\"");
    assert!(!automaton.matches(twice.as_bytes()).unwrap());
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
}
