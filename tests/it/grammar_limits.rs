//! Schemas and grammars that ask for much: each is compiled with its first mask, or refused for the
//! work it takes.

use std::sync::Arc;

use hob::grammar::{Constraint, Error, Options, Source, Stop, Vocabulary};
use serde_json::{Map, Value, json};

/// One token for each byte.
fn bytes() -> Arc<Vocabulary> {
    Arc::new(Vocabulary::new((0..=255u8).map(|byte| Box::from([byte])).collect()))
}

fn compile(schema: Value) -> Result<Constraint, Error> {
    let source = Source::Schema(schema, Options::default());
    Constraint::compile(&source, bytes(), &|_| None)
}

/// Subschemas `d0` … of which each says something by means of the next two.
fn chain(n: usize, link: impl Fn(usize, Value, Value) -> Value, last: Value) -> Value {
    let reference = |i: usize| json!({"$ref": format!("#/$defs/d{i}")});
    let mut defs = Map::new();
    for i in 0..n {
        defs.insert(format!("d{i}"), link(i, reference(i + 1), reference(i + 1)));
    }
    defs.insert(format!("d{n}"), last);
    json!({"$defs": defs, "$ref": "#/$defs/d0"})
}

/// Objects whose members each satisfy two of `n` subschemas in turn: sets of subschemas multiply.
fn sets(n: usize) -> Value {
    let both = |a: usize, b: usize| {
        let reference = |i: usize| json!({"$ref": format!("#/$defs/d{}", i % n)});
        json!({"allOf": [reference(a), reference(b)]})
    };
    let mut defs = Map::new();
    for i in 0..n {
        let members = json!({"x": both(2 * i + 1, 3 * i + 2), "y": both(5 * i + 3, i + 1)});
        defs.insert(format!("d{i}"), json!({"type": "object", "properties": members}));
    }
    json!({"$defs": defs, "$ref": "#/$defs/d0"})
}

#[test]
fn choices_that_multiply_are_compiled_or_refused() {
    let too_much = |schema| match compile(schema) {
        Err(Error::TooMuchWork { .. }) => {}
        other => panic!("{other:?}"),
    };
    let integers = |i| json!({"type": "integer", "minimum": i});
    let any_of = |i, a, b| json!({"anyOf": [a, {"allOf": [b, {"minLength": i}]}, integers(i)]});
    compile(chain(16, any_of, json!({"type": "string"}))).unwrap();
    let one_of = |i, a, b| json!({"oneOf": [a, {"allOf": [b, {"minLength": i}]}, integers(i)]});
    too_much(chain(16, one_of, json!({"type": "string"})));
    let all_of = |i, a, b| json!({"allOf": [a, b, {"minLength": i}]});
    compile(chain(30, all_of, json!({"type": "string"}))).unwrap();
    compile(sets(12)).unwrap();
    too_much(sets(40));
}

/// What is said in terms of its own complement is cut short there, and reported.
#[test]
fn a_complement_in_terms_of_itself_ends() {
    let not = |i: usize| json!({"not": {"$ref": format!("#/$defs/d{i}")}});
    let choice = |i: usize, j: usize| json!({"type": "string", "anyOf": [not(i), not(j)]});
    let schema = json!({"$defs": {"d0": choice(1, 2), "d1": choice(2, 0), "d2": choice(0, 1)},
        "anyOf": [not(0), {"$ref": "#/$defs/d1"}, {"type": "integer"}]});
    let constraint = compile(schema).unwrap();
    assert!(!constraint.ignored().is_empty());
}

#[test]
fn much_that_must_come_is_known_at_once() {
    let shortest = |schema| {
        let constraint = compile(schema).unwrap();
        constraint.shortest(constraint.start()).unwrap()
    };
    assert_eq!(shortest(json!({"type": "string", "minLength": 1_000_000})), Some(1_000_002));
    let names: Vec<String> = (0..4000).map(|i| format!("k{i}")).collect();
    let letters: usize = names.iter().map(String::len).sum();
    let least = letters + 4000 * "\"\":1,".len() + 1;
    assert_eq!(
        shortest(json!({"type": "object", "required": names,
        "additionalProperties": {"type": "integer"}})),
        Some(least)
    );
}

/// Names of a set that is nearly used up are found without trying all others.
#[test]
fn many_names_of_a_finite_set_are_found() {
    let schema = json!({"type": "object", "propertyNames": {"pattern": "^[a-f]{1,4}$"},
        "minProperties": 1500, "additionalProperties": {"const": 1}});
    let constraint = compile(schema).unwrap();
    let way = constraint.completion(constraint.start()).unwrap().expect("a way to the end");
    let text: Vec<u8> = way.iter().map(|&token| token as u8).collect();
    let value: Map<String, Value> = serde_json::from_slice(&text).unwrap();
    assert_eq!(value.len(), 1500);
    assert_eq!(text.iter().filter(|&&byte| byte == b':').count(), 1500);
}

#[test]
fn what_nobody_waits_for_is_not_compiled() {
    let stop = Stop::default();
    stop.set();
    let source = Source::Schema(sets(12), Options::default());
    let stopped = Constraint::compile_until(&source, bytes(), &|_| None, &stop).unwrap_err();
    assert_eq!(stopped, Error::Stopped);
}
