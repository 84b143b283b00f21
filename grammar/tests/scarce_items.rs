//! Distinct items of which some have few values, against every short array.

mod random;

use std::collections::HashSet;
use std::sync::Arc;

use hob_grammar::{Automaton, Constraint, Error, Options, Source, Vocabulary, Whitespace};
use serde_json::{Value, json};

use random::Random;

const OPEN: Options = Options {
    open_objects: true,
    whitespace: Whitespace::Natural,
    numbers: hob_grammar::NumberLimits::Int64,
};

/// Returns an item as text, the same for equal ones.
fn form(item: &Value) -> String {
    item.as_f64().map_or_else(|| item.to_string(), |n| n.to_string())
}

/// Returns whether an item satisfies a schema of the few keywords that are used here.
fn is_of(schema: &Value, item: &Value) -> bool {
    let kind = match schema["type"].as_str() {
        Some("boolean") => item.is_boolean(),
        Some("integer") => item.as_f64().is_some_and(|n| n.fract() == 0.0),
        Some("string") => item.is_string(),
        _ => true,
    };
    let within = |key: &str, holds: fn(f64, f64) -> bool| {
        let bound = schema[key].as_f64();
        bound.zip(item.as_f64()).is_none_or(|(bound, n)| holds(n, bound))
    };
    kind && schema.get("const").is_none_or(|of| form(of) == form(item))
        && schema
            .get("enum")
            .is_none_or(|of| of.as_array().unwrap().iter().any(|of| form(of) == form(item)))
        && within("minimum", |n, bound| n >= bound)
        && within("maximum", |n, bound| n <= bound)
}

fn holds(schema: &Value, items: &[Value]) -> bool {
    let prefix = schema["prefixItems"].as_array().map_or(&[][..], |list| list);
    let rest = items.iter().skip(prefix.len());
    let count = |key: &str| schema[key].as_u64().map(|n| n as usize);
    let contained = items.iter().filter(|item| is_of(&schema["contains"], item)).count();
    let distinct: HashSet<String> = items.iter().map(form).collect();
    distinct.len() == items.len()
        && prefix.iter().zip(items).all(|(of, item)| is_of(of, item))
        && schema.get("items").is_none_or(|of| of != false || items.len() <= prefix.len())
        && rest.into_iter().all(|item| schema.get("items").is_none_or(|of| is_of(of, item)))
        && count("minItems").is_none_or(|n| items.len() >= n)
        && count("maxItems").is_none_or(|n| items.len() <= n)
        && (schema.get("contains").is_none()
            || contained >= count("minContains").unwrap_or(1)
                && count("maxContains").is_none_or(|n| contained <= n))
}

#[test]
fn an_item_leaves_the_later_ones_their_values() {
    let boolean = json!({"type": "boolean"});
    let integer = json!({"type": "integer"});
    let few = |list: &[i64]| json!({"enum": list});
    let schemas = [
        json!({"prefixItems": [boolean, boolean, integer], "minItems": 3}),
        json!({"prefixItems": [boolean, boolean, integer], "minItems": 3, "items": false}),
        json!({"prefixItems": [few(&[1, 2]), {"const": 1}], "minItems": 2}),
        json!({"prefixItems": [integer, {"const": 1}], "minItems": 2}),
        json!({"prefixItems": [{}, {"const": "a"}, few(&[1, 2])], "minItems": 3}),
        json!({"prefixItems": [few(&[1, 2, 3]), few(&[2, 3]), few(&[1, 3])], "minItems": 3}),
        json!({"prefixItems": [{"type": "integer", "minimum": 1, "maximum": 3}, few(&[2]),
            few(&[1, 2])], "minItems": 3, "items": {"type": "boolean"}}),
        json!({"contains": {"const": 1}, "maxContains": 1, "items": few(&[1, 2]), "minItems": 2}),
        json!({"contains": {"const": true}, "items": boolean, "minItems": 2}),
        json!({"contains": few(&[1, 2]), "minContains": 2, "maxItems": 3}),
        json!({"contains": few(&[1, 2]), "minContains": 2, "maxContains": 2,
            "items": integer, "minItems": 3}),
        json!({"contains": few(&[1, 2, 3]), "maxContains": 1, "minItems": 3,
            "items": few(&[1, 2, 3, 12, 0])}),
        json!({"contains": few(&[1, 2]), "minContains": 1, "prefixItems": [boolean, boolean]}),
    ];
    let values = [json!(1), json!(2), json!(3), json!(12), json!("a"), json!(true), json!(false)];
    let mut arrays = vec![Vec::new()];
    for i in 0..1 + 7 + 49 + 343 {
        let longer = values.iter().map(|v| [&arrays[i][..], std::slice::from_ref(v)].concat());
        let longer: Vec<Vec<Value>> = longer.collect();
        arrays.extend(longer);
    }
    for mut schema in schemas {
        schema["type"] = json!("array");
        schema["uniqueItems"] = json!(true);
        let (mut automaton, ignored) = Automaton::from_schema(&schema, OPEN).unwrap();
        assert!(ignored.is_empty(), "{schema}: {ignored:?}");
        for items in &arrays {
            let text = json!(items).to_string();
            let got = automaton.matches(text.as_bytes()).unwrap();
            assert_eq!(got, holds(&schema, items), "{schema}: {text}");
        }
        for options in [OPEN, Options::default()] {
            written_arrays_hold(&schema, options);
        }
    }
}

/// Writes texts at random: each ends, and is of the schema.
fn written_arrays_hold(schema: &Value, options: Options) {
    let bytes = (0..=255u8).map(|byte| Box::from([byte])).collect();
    let source = Source::Schema(schema.clone(), options);
    let constraint =
        Constraint::compile(&source, Arc::new(Vocabulary::new(bytes)), &|_| None).unwrap();
    for seed in 1..20u64 {
        let mut random = Random::new(seed);
        let mut state = constraint.start();
        let mut text = Vec::new();
        for _ in 0..2 * seed {
            let mask = constraint
                .mask(state)
                .unwrap_or_else(|e| panic!("{schema} {e}: {}", String::from_utf8_lossy(&text)));
            let next: Vec<u32> = (b'!'.into()..127).filter(|&t| mask.contains(t)).collect();
            if next.is_empty() {
                break;
            }
            let token = next[random.below(next.len())];
            text.push(token as u8);
            state = constraint.advance(state, token).unwrap();
            assert!(!state.is_dead(), "{schema}");
        }
        let begun = String::from_utf8_lossy(&text).into_owned();
        let rest = constraint.completion(state).unwrap_or_else(|e| panic!("{schema} {e}: {begun}"));
        let rest = rest.unwrap_or_else(|| panic!("{schema}: no end of {begun}"));
        text.extend(rest.into_iter().map(|token| token as u8));
        let value: Value = serde_json::from_slice(&text).unwrap();
        assert!(holds(schema, value.as_array().unwrap()), "{schema}: {value} of {begun}");
    }
}

#[test]
fn items_without_enough_values_are_refused_or_reported() {
    for schema in [
        json!({"prefixItems": [{"const": 1}, {"const": 1}], "minItems": 2}),
        json!({"prefixItems": [{"type": "boolean"}, {"type": "boolean"}, {"type": "boolean"}],
            "minItems": 3}),
        json!({"contains": {"const": 1}, "minContains": 2}),
        json!({"contains": {"const": 1}, "maxContains": 1, "items": {"const": 1}, "minItems": 2}),
    ] {
        let mut schema = schema;
        schema["type"] = json!("array");
        schema["uniqueItems"] = json!(true);
        let none = Automaton::from_schema(&schema, OPEN);
        assert!(matches!(none, Err(Error::Unsatisfiable { .. })), "{schema} {none:?}");
    }
    // more values than are told apart
    let many = json!({"type": "integer", "minimum": 1, "maximum": 40});
    let schema = json!({"type": "array", "uniqueItems": true, "prefixItems": [many],
        "items": {"type": "integer"}, "minItems": 45});
    assert_eq!(Automaton::from_schema(&schema, OPEN).unwrap().1, ["#/uniqueItems"]);
}
