//! Arrays of many distinct items, and objects of many short names: their shortest texts are found,
//! and every text ends.

mod random;

use std::collections::HashSet;
use std::sync::Arc;

use hob_grammar::{Constraint, Error, NumberLimits, Options, Source, State, Vocabulary};
use serde_json::{Value, json};

use random::Random;

/// Compiles a schema over a vocabulary with one token for each byte.
fn compile(schema: &Value) -> Result<Constraint, Error> {
    let vocabulary = Arc::new(Vocabulary::new((0..=255u8).map(|byte| Box::from([byte])).collect()));
    let options = Options { numbers: NumberLimits::Int64, ..Options::default() };
    let source = Source::Schema(schema.clone(), options);
    let constraint = Constraint::compile(&source, vocabulary, &|_| None)?;
    assert!(constraint.ignored().is_empty(), "{schema}: {:?}", constraint.ignored());
    Ok(constraint)
}

/// Returns the state after a text, and asks for the mask before each of its bytes.
fn advance(constraint: &Constraint, text: &str) -> State {
    text.bytes().fold(constraint.start(), |state, byte| {
        assert!(constraint.mask(state).unwrap().contains(byte.into()), "{text}");
        constraint.advance(state, byte.into()).unwrap()
    })
}

/// Returns the text that begins with `start` and ends with the completion of the state after it.
fn completed(constraint: &Constraint, start: &str) -> String {
    let rest = constraint.completion(advance(constraint, start)).unwrap().expect("a completion");
    let rest: Vec<u8> = rest.into_iter().map(|token| token as u8).collect();
    start.to_owned() + std::str::from_utf8(&rest).unwrap()
}

/// Returns the items of an array that is written, of which no two are equal.
fn items(text: &str) -> Vec<Value> {
    let Ok(Value::Array(items)) = serde_json::from_str(text) else { panic!("no array: {text}") };
    let all: HashSet<String> = items.iter().map(Value::to_string).collect();
    assert_eq!(all.len(), items.len(), "{text}");
    items
}

fn array(items: &Value, min: usize) -> Value {
    json!({"type": "array", "uniqueItems": true, "items": items, "minItems": min})
}

/// The sum over the cheapest values: of the integers 10 of one digit, 90 of two, 100 of three or a
/// sign.
#[test]
fn the_shortest_array_has_the_shortest_items() {
    let pair = json!({"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2});
    let object = json!({"type": "object", "properties": {"id": {"type": "integer", "minimum": 0}},
        "required": ["id"], "additionalProperties": false});
    let no_sign = json!({"type": "integer", "minimum": 0});
    // items, the least number of them, and the bytes of the shortest array without its brackets
    // and commas
    let cases = [
        (json!({"type": "integer"}), 200, 10 + 2 * 99 + 3 * 91),
        (no_sign.clone(), 200, 10 + 2 * 90 + 3 * 100),
        (json!({"type": "integer", "minimum": 0, "maximum": 500}), 200, 10 + 2 * 90 + 3 * 100),
        (json!({"type": "integer", "minimum": 0, "maximum": 500}), 501, 10 + 2 * 90 + 3 * 401),
        (json!({"type": "integer", "minimum": 1000, "maximum": 5000}), 1000, 4 * 1000),
        (json!({"type": "string", "pattern": "^[a-f]{2,3}$"}), 100, 4 * 36 + 5 * 64),
        (json!({"type": "string", "pattern": "^(|[a-z]{20})$"}), 30, 2 + 22 * 29),
        (json!({"anyOf": [{"enum": ["red", "green"]}, no_sign]}), 12, 10 + 2 * 2),
        (json!({"type": ["boolean", "null", "integer"], "minimum": 0}), 300, 10 + 180 + 600),
        (object, 30, 8 * 10 + 9 * 20),
        (pair, 100, 5 * 100),
    ];
    for (item, min, bytes) in cases {
        let constraint = compile(&array(&item, min)).unwrap();
        let text = completed(&constraint, "");
        assert_eq!((items(&text).len(), text.len()), (min, bytes + min + 1), "{text}");
        assert_eq!(constraint.shortest(constraint.start()).unwrap(), Some(text.len()));
    }
}

#[test]
fn an_array_that_has_begun_is_completed_with_other_items() {
    let integers = compile(&array(&json!({"type": "integer"}), 200)).unwrap();
    for start in ["[", "[5,1,3", "[5,1,3,", "[5,1,3,1", "[0, 1, 2, 3,", "[-", "[1,10,100,-1,-"] {
        assert_eq!(items(&completed(&integers, start)).len(), 200, "{start}");
    }
    let strings = compile(&array(&json!({"type": "string"}), 300)).unwrap();
    for start in ["[\"a\",\"b", "[\"\",\"", "[\"\\u0061\",\"b\"", "[\"\\u00"] {
        assert_eq!(items(&completed(&strings, start)).len(), 300, "{start}");
    }
    let nested = json!({"type": "object", "required": ["a", "b"], "properties": {
        "a": array(&json!({"type": "string"}), 100),
        "b": array(&json!({"type": "integer"}), 100)}});
    let nested = compile(&nested).unwrap();
    for start in ["", "{\"a\":[\"\",\"", "{\"a\":[\"\",\"x"] {
        let value: Value = serde_json::from_str(&completed(&nested, start)).unwrap();
        assert_eq!(items(&value["a"].to_string()).len(), 100, "{start}");
        assert_eq!(items(&value["b"].to_string()).len(), 100, "{start}");
    }
}

#[test]
fn arrays_of_more_items_than_there_are_are_refused() {
    for (item, n) in [
        (json!({"type": ["boolean", "null"]}), 3),
        (json!({"type": "integer", "minimum": 0, "maximum": 500}), 501),
        (json!({"enum": [1, 2, "a"]}), 3),
    ] {
        assert_eq!(items(&completed(&compile(&array(&item, n)).unwrap(), "")).len(), n);
        let none = compile(&array(&item, n + 1));
        assert!(matches!(none, Err(Error::Unsatisfiable { .. })), "{item} {none:?}");
    }
}

/// Writes a text at random, and returns its value; it must end.
fn random_value(constraint: &Constraint, seed: u64) -> Value {
    let mut random = Random::new(seed);
    let mut state = constraint.start();
    let mut text = Vec::new();
    while text.len() < 300 {
        let mask = constraint.mask(state).unwrap();
        let next: Vec<u32> = (b'!'.into()..256).filter(|&token| mask.contains(token)).collect();
        if next.is_empty() {
            break;
        }
        let token = next[random.below(next.len())];
        text.push(token as u8);
        state = constraint.advance(state, token).unwrap();
    }
    let rest = constraint.completion(state).unwrap();
    let written = String::from_utf8_lossy(&text).into_owned();
    text.extend(rest.unwrap_or_else(|| panic!("no end of {written}")).iter().map(|&t| t as u8));
    serde_json::from_slice(&text).unwrap_or_else(|e| panic!("{e}: {written}"))
}

/// A number that leaves an object, or an array, no other value than one that has come: `-0` twice.
#[test]
fn no_item_begins_that_cannot_become_another() {
    let object = json!({"type": "object", "properties": {"id": {"type": "integer"}},
        "required": ["id"], "additionalProperties": false});
    let pair = json!({"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2});
    for item in [object, pair] {
        let constraint = compile(&array(&item, 4)).unwrap();
        for seed in 1..40u64 {
            let value = random_value(&constraint, seed);
            assert!(items(&value.to_string()).len() >= 4, "{value}");
        }
    }
    let objects = compile(&array(
        &json!({"type": "object", "properties": {"id": {
        "type": "integer"}}, "required": ["id"], "additionalProperties": false}),
        4,
    ))
    .unwrap();
    let state = advance(&objects, "[{\"id\":-0},{\"id\":-");
    assert!(!objects.mask(state).unwrap().contains(b'0'.into()));
}

#[test]
fn short_names_take_little_work() {
    let schemas = [
        json!({"propertyNames": {"maxLength": 1}, "additionalProperties": {"type": "integer"}}),
        json!({"propertyNames": {"maxLength": 1}, "additionalProperties": true}),
        json!({"propertyNames": {"maxLength": 2}, "additionalProperties": {"type": "boolean"}}),
        json!({"propertyNames": {"pattern": "^[a-z]$"}, "additionalProperties": {"type": "null"}}),
        json!({"patternProperties": {"^[a-z]$": {"type": "integer"}},
            "additionalProperties": false}),
    ];
    for mut schema in schemas {
        schema["type"] = json!("object");
        schema["minProperties"] = json!(20);
        let constraint = compile(&schema).unwrap();
        for seed in 1..20u64 {
            let value = random_value(&constraint, seed);
            let members = value.as_object().unwrap_or_else(|| panic!("{schema}: {value}"));
            assert!(members.len() >= 20, "{schema}: {value}");
        }
        // every beginning of an escape may become a name that has not come
        let escape = format!("{{\"a\":{},\"\\uD8", completed_value(&constraint));
        if schema["propertyNames"]["maxLength"].is_number() {
            advance(&constraint, &escape);
        }
    }
}

/// Returns the value of the first member of a shortest text.
fn completed_value(constraint: &Constraint) -> Value {
    let value: Value = serde_json::from_str(&completed(constraint, "")).unwrap();
    value.as_object().and_then(|members| members.values().next().cloned()).unwrap_or_default()
}
