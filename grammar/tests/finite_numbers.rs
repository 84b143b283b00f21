//! Numbers under bounds near the ends of a double's range: what is written reads as a finite
//! number.

use hob_grammar::{Automaton, Options};
use serde_json::json;

/// Returns a random text of the automaton that prefers digits, up to 700 characters; `None` if it
/// grows longer.
fn text(automaton: &mut Automaton, seed: &mut u64) -> Option<String> {
    let mut below = |n: usize| {
        *seed =
            seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 33) as usize % n
    };
    let mut state = automaton.start();
    let mut text = String::new();
    while text.len() < 700 {
        let mut next = Vec::new();
        for byte in *b"0123456789-.eE+" {
            let after = automaton.step(state, byte).unwrap();
            if !after.is_dead() {
                next.push((byte, after));
            }
        }
        let may_end = automaton.is_accepting(state);
        assert!(may_end || !next.is_empty(), "a dead end after {text:?}");
        if next.is_empty() || (may_end && below(8) == 0) {
            return Some(text);
        }
        let (byte, after) = next[below(next.len())];
        text.push(char::from(byte));
        state = after;
    }
    None
}

#[test]
fn numbers_past_the_usual_ones_are_finite() {
    let mut seed = 1;
    for schema in [
        json!({"type": "number", "minimum": 1e300}),
        json!({"type": "number", "minimum": 1e307}),
        json!({"type": "number", "minimum": 1e308}),
        json!({"type": "number", "exclusiveMinimum": 1.79e308}),
        json!({"type": "number", "maximum": -1e300}),
        json!({"type": "number", "maximum": -1e308}),
        json!({"anyOf": [{"type": "number", "minimum": 1e308}, {"const": 1}]}),
    ] {
        let (mut automaton, ignored) = Automaton::from_schema(&schema, Options::default()).unwrap();
        assert_eq!(ignored, [""; 0], "{schema}");
        let mut n_texts = 0;
        for _ in 0..40 {
            let Some(text) = text(&mut automaton, &mut seed) else { continue };
            n_texts += 1;
            let value: f64 = text.parse().unwrap();
            assert!(value.is_finite(), "{schema}: {text}");
            let bound = |key: &str| schema.get(key).and_then(serde_json::Value::as_f64);
            assert!(bound("minimum").is_none_or(|min| value >= min), "{schema}: {text}");
            assert!(bound("maximum").is_none_or(|max| value <= max), "{schema}: {text}");
        }
        assert!(n_texts > 0, "{schema}");
    }
}
