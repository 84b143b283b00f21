//! `unevaluatedItems` next to `contains`: the items that it speaks of, against the rules of 2020-12
//! over every small array.

use hob_grammar::{Automaton, Error, Options};
use serde_json::{Value, json};

fn list<'v>(schema: &'v Value, key: &str) -> impl Iterator<Item = &'v Value> {
    schema.get(key).and_then(Value::as_array).into_iter().flatten()
}

/// Returns whether an item, a scalar, satisfies a schema of the keywords that are tested here.
fn item_satisfies(schema: &Value, item: &Value) -> bool {
    let Some(map) = schema.as_object() else { return schema == true };
    let is_of = |name: &Value| match name.as_str() {
        Some("string") => item.is_string(),
        Some("integer") => item.is_number(),
        _ => item.is_null(),
    };
    map.get("type").is_none_or(is_of)
        && map.get("const").is_none_or(|of| of == item)
        && map
            .get("minimum")
            .is_none_or(|of| item.as_i64().is_none_or(|item| item >= of.as_i64().unwrap()))
}

/// Returns which items are spoken of, if they satisfy a schema.
fn spoken_of(schema: &Value, items: &[Value]) -> Option<Vec<bool>> {
    let mut spoken = vec![false; items.len()];
    for part in list(schema, "allOf") {
        for (spoken, more) in spoken.iter_mut().zip(spoken_of(part, items)?) {
            *spoken |= more;
        }
    }
    let mut alternatives = list(schema, "anyOf").map(|part| spoken_of(part, items)).peekable();
    if alternatives.peek().is_some() {
        let holding: Vec<Vec<bool>> = alternatives.flatten().collect();
        if holding.is_empty() {
            return None;
        }
        for (i, spoken) in spoken.iter_mut().enumerate() {
            *spoken |= holding.iter().any(|of| of[i]);
        }
    }
    let prefix: Vec<&Value> = list(schema, "prefixItems").collect();
    for (i, of) in prefix.iter().enumerate().take(items.len()) {
        spoken[i] = true;
        if !item_satisfies(of, &items[i]) {
            return None;
        }
    }
    if let Some(of) = schema.get("contains") {
        let found: Vec<bool> = items.iter().map(|item| item_satisfies(of, item)).collect();
        let count = found.iter().filter(|found| **found).count();
        let bound = |key: &str| schema.get(key).and_then(Value::as_u64).map(|n| n as usize);
        let least = bound("minContains").unwrap_or(1);
        if count < least || bound("maxContains").is_some_and(|most| count > most) {
            return None;
        }
        for (spoken, found) in spoken.iter_mut().zip(found) {
            *spoken |= found;
        }
    }
    if let Some(of) = schema.get("unevaluatedItems") {
        for (spoken, item) in spoken.iter_mut().zip(items) {
            if !*spoken && !item_satisfies(of, item) {
                return None;
            }
            *spoken = true;
        }
    }
    Some(spoken)
}

/// Returns all arrays of up to four items, of a few values.
fn arrays() -> Vec<Vec<Value>> {
    let values = [json!(1), json!(2), json!("x"), json!(null)];
    let mut arrays = vec![Vec::new()];
    for i in 0..1 + 4 + 16 + 64 {
        for value in &values {
            arrays.push([&arrays[i][..], std::slice::from_ref(value)].concat());
        }
    }
    arrays
}

#[test]
fn items_that_contains_speaks_of_are_those_that_satisfy_it() {
    let arrays = arrays();
    let parts = [json!({"const": 1}), json!({"type": "string"}), json!({"minimum": 2}), json!({})];
    let rests = [json!(false), json!({"type": "integer"}), json!({"const": null})];
    let bounds = [
        json!({"minContains": 0}),
        json!({"minContains": 0, "maxContains": 1}),
        json!({"maxContains": 0, "minContains": 0}),
        json!({"minContains": 2}),
        json!({"maxContains": 2}),
        json!({}),
    ];
    let mut n_enforced = 0;
    for (number, (part, bound)) in
        parts.iter().flat_map(|part| bounds.iter().map(move |bound| (part, bound))).enumerate()
    {
        for rest in &rests {
            let mut schema = bound.clone();
            schema["type"] = json!("array");
            schema["contains"] = part.clone();
            schema["unevaluatedItems"] = rest.clone();
            if number % 3 == 1 {
                schema["prefixItems"] = json!([true, {"type": "string"}]);
            }
            if number % 4 == 2 {
                let other = &parts[(number / 4) % parts.len()];
                schema["allOf"] = json!([{"contains": other, "minContains": number % 3}]);
            }
            for open_objects in [false, true] {
                n_enforced += usize::from(verdicts_are_right(&schema, open_objects, &arrays));
            }
        }
    }
    assert!(n_enforced > 100, "{n_enforced}");
}

/// Alternatives that hold together speak of items together.
#[test]
fn items_that_alternatives_speak_of_are_those_of_all_that_hold() {
    let arrays = arrays();
    let parts = [
        json!({"contains": {"const": 1}}),
        json!({"contains": {"type": "string"}, "maxContains": 2}),
        json!({"contains": {"minimum": 2}, "minContains": 0}),
        json!({"prefixItems": [{"type": "string"}, {"const": 2}]}),
        json!({"contains": {"type": "null"}, "prefixItems": [{"const": 1}]}),
        json!({}),
    ];
    let mut n_enforced = 0;
    for first in 0..parts.len() {
        for second in 0..first {
            for third in 0..=second {
                let alternatives = [first, second, third].map(|part| &parts[part]);
                for rest in [json!(false), json!({"type": "integer"})] {
                    let schema = json!({"type": "array", "anyOf": alternatives,
                        "unevaluatedItems": rest});
                    n_enforced += usize::from(verdicts_are_right(&schema, false, &arrays));
                }
            }
        }
    }
    assert!(n_enforced > 50, "{n_enforced}");
}

/// Checks the verdicts on arrays; returns whether there is any array of the schema.
fn verdicts_are_right(schema: &Value, open_objects: bool, arrays: &[Vec<Value>]) -> bool {
    let options = Options { open_objects, ..Options::default() };
    let (mut automaton, ignored) = match Automaton::from_schema(schema, options) {
        Ok(compiled) => compiled,
        Err(Error::Unsatisfiable { .. }) => {
            let found = arrays.iter().find(|items| spoken_of(schema, items).is_some());
            assert_eq!(found, None, "{schema}");
            return false;
        }
        Err(error) => panic!("{schema}: {error}"),
    };
    assert!(ignored.is_empty(), "{schema}: {ignored:?}");
    for items in arrays {
        let text = json!(items).to_string();
        let got = automaton.matches(text.as_bytes()).unwrap();
        assert_eq!(got, spoken_of(schema, items).is_some(), "{schema}: {text}");
    }
    true
}
