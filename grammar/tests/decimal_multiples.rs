//! `multipleOf` of numbers with a fraction, along random texts: each is a multiple within bounds,
//! and none comes to a dead end.

use hob_grammar::{Automaton, Options, State};
use serde_json::{Value, json};

/// Digits after the point that are compared.
const PLACES: usize = 12;

/// A generator of random numbers (Knuth's MMIX constants).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Returns a number without an exponent as an integer, scaled by 10^[`PLACES`].
fn scaled(text: &str) -> i128 {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let fraction = fraction.trim_end_matches('0');
    format!("{whole}{fraction:0<PLACES$}").parse().unwrap()
}

/// Returns a random text of the automaton; `None` if it grows long.
fn text(automaton: &mut Automaton, random: &mut Random) -> Option<String> {
    let mut state: State = automaton.start();
    let mut text = String::new();
    while text.len() < 24 {
        let mut next = Vec::new();
        for byte in *b"-.0123456789eE+" {
            let after = automaton.step(state, byte).unwrap();
            if !after.is_dead() {
                next.push((byte, after));
            }
        }
        let may_end = automaton.is_accepting(state);
        assert!(may_end || !next.is_empty(), "a dead end after {text:?}");
        if may_end && (next.is_empty() || random.below(4) == 0) {
            return Some(text);
        }
        let (byte, after) = next[random.below(next.len())];
        text.push(char::from(byte));
        state = after;
    }
    None
}

fn check(schema: &Value, open_objects: bool, random: &mut Random) {
    let options = Options { open_objects, ..Options::default() };
    let (mut automaton, ignored) = Automaton::from_schema(schema, options).unwrap();
    assert_eq!(ignored, [""; 0], "{schema}");
    let bound = |key: &str| schema.get(key).map(|value| scaled(&value.to_string()));
    let of = scaled(&schema["multipleOf"].to_string());
    for _ in 0..300 {
        let Some(text) = text(&mut automaton, random) else { continue };
        let value = scaled(&text);
        assert_eq!(value % of, 0, "{text} of {schema}");
        assert!(bound("minimum").is_none_or(|min| value >= min), "{text} of {schema}");
        assert!(bound("maximum").is_none_or(|max| value <= max), "{text} of {schema}");
        assert!(bound("exclusiveMinimum").is_none_or(|min| value > min), "{text} of {schema}");
        let is_integer = value % 10i128.pow(PLACES as u32) == 0;
        assert!(schema["type"] != "integer" || is_integer, "{text} of {schema}");
    }
}

#[test]
fn texts_are_multiples_within_bounds_and_end() {
    let mut random = Random(7);
    for of in ["0.25", "0.05", "2.5", "0.5", "0.3", "1.25", "12.5", "0.125", "0.75"] {
        let of: Value = serde_json::from_str(of).unwrap();
        for kind in ["number", "integer"] {
            for schema in [
                json!({"type": kind, "multipleOf": of}),
                json!({"type": kind, "multipleOf": of, "minimum": 0}),
                json!({"type": kind, "multipleOf": of, "minimum": -3.1, "maximum": 40.2}),
                json!({"type": kind, "multipleOf": of, "exclusiveMinimum": 99.99, "maximum": 2e3}),
                json!({"type": kind, "multipleOf": of, "maximum": -0.2}),
            ] {
                check(&schema, true, &mut random);
                check(&schema, false, &mut random);
            }
        }
    }
}

#[test]
fn given_numbers_are_told_apart() {
    let cases = [
        ("0.25", vec!["0", "-0.25", "1.5", "7.750", "3"], vec!["0.2", "0.125", "7.7", "0.2500001"]),
        (
            "2.5",
            vec!["0", "2.5", "-7.5", "10", "12.50", "1000002.5"],
            vec!["1", "5.5", "0.25", "7"],
        ),
        ("0.3", vec!["0.3", "0.6", "3", "1.2", "-99.9"], vec!["1", "0.1", "0.33", "1.3"]),
    ];
    for (of, multiples, others) in cases {
        let of: Value = serde_json::from_str(of).unwrap();
        let schema = json!({"type": "number", "multipleOf": of});
        let (mut automaton, _) = Automaton::from_schema(&schema, Options::default()).unwrap();
        for text in multiples {
            assert!(automaton.matches(text.as_bytes()).unwrap(), "{text} of {of}");
        }
        for text in others {
            assert!(!automaton.matches(text.as_bytes()).unwrap(), "{text} of {of}");
        }
    }
}

#[test]
fn others_are_reported_or_joined() {
    let compiled = |schema: Value| Automaton::from_schema(&schema, Options::default()).unwrap();
    let (_, ignored) = compiled(json!({"type": "number", "multipleOf": 33.3}));
    assert_eq!(ignored, ["#/multipleOf"]);
    let (mut joined, ignored) = compiled(json!({"type": "number",
        "allOf": [{"multipleOf": 0.25}, {"multipleOf": 0.4}]}));
    assert!(ignored.is_empty());
    for (text, expected) in [("2", true), ("-4", true), ("0.25", false), ("0.4", false)] {
        assert_eq!(joined.matches(text.as_bytes()).unwrap(), expected, "{text}");
    }
    let (mut not, ignored) = compiled(json!({"type": "number", "multipleOf": 2.5,
        "not": {"multipleOf": 3}}));
    assert!(ignored.is_empty());
    for (text, expected) in [("2.5", true), ("10", true), ("15", false), ("7", false)] {
        assert_eq!(not.matches(text.as_bytes()).unwrap(), expected, "{text}");
    }
}
