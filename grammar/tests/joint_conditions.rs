//! Conditions on members or items together (`not`, `oneOf`, `if`, `contains`, numbers of members)
//! of open objects and arrays, against what the keywords say of every small value.

mod random;

use std::sync::Arc;

use hob_grammar::{Automaton, Constraint, Error, Options, Source, Vocabulary, Whitespace};
use serde_json::{Map, Value, json};

use random::Random;

const OPEN: Options = Options {
    open_objects: true,
    whitespace: Whitespace::Natural,
    numbers: hob_grammar::NumberLimits::Int64,
};

fn list<'v>(schema: &'v Value, key: &str) -> impl Iterator<Item = &'v Value> {
    schema.get(key).and_then(Value::as_array).into_iter().flatten()
}

fn count(schema: &Value, key: &str) -> Option<usize> {
    schema.get(key).and_then(Value::as_u64).map(|n| n as usize)
}

/// Returns whether values are equal: 1 is 1.0.
fn equal(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| equal(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(k, a)| b.get(k).is_some_and(|b| equal(a, b)))
        }
        _ => a == b,
    }
}

/// Returns whether a value satisfies a schema of the keywords that are tested here.
fn satisfies(schema: &Value, value: &Value) -> bool {
    let Some(map) = schema.as_object() else { return schema == true };
    let is_of = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => value.is_number(),
    };
    let sub = |key: &str| map.get(key);
    let holds = |part: &&Value| satisfies(part, value);
    let one = list(schema, "oneOf").filter(holds).count();
    let branch = sub("if").map(|test| if satisfies(test, value) { "then" } else { "else" });
    sub("type").is_none_or(|of| {
        of.as_str().is_some_and(is_of) || list(schema, "type").any(|n| is_of(n.as_str().unwrap()))
    }) && sub("const").is_none_or(|of| equal(of, value))
        && (sub("enum").is_none() || list(schema, "enum").any(|of| equal(of, value)))
        && list(schema, "allOf").all(|part| satisfies(part, value))
        && (sub("anyOf").is_none() || list(schema, "anyOf").any(|part| satisfies(part, value)))
        && (sub("oneOf").is_none() || one == 1)
        && sub("not").is_none_or(|part| !satisfies(part, value))
        && branch.and_then(sub).is_none_or(|part| satisfies(part, value))
        && value.as_object().is_none_or(|object| satisfies_object(schema, object, value))
        && value.as_array().is_none_or(|items| satisfies_array(schema, items))
}

fn satisfies_object(schema: &Value, object: &Map<String, Value>, value: &Value) -> bool {
    let names = |of: &Value| {
        of.as_array().unwrap().iter().all(|name| object.contains_key(name.as_str().unwrap()))
    };
    let of_keys = |key: &str| schema.get(key).and_then(Value::as_object).into_iter().flatten();
    schema.get("required").is_none_or(names)
        && of_keys("properties").all(|(key, of)| object.get(key).is_none_or(|v| satisfies(of, v)))
        && of_keys("dependentRequired").all(|(key, of)| !object.contains_key(key) || names(of))
        && of_keys("dependentSchemas")
            .all(|(key, of)| !object.contains_key(key) || satisfies(of, value))
        && count(schema, "minProperties").is_none_or(|n| object.len() >= n)
        && count(schema, "maxProperties").is_none_or(|n| object.len() <= n)
}

fn satisfies_array(schema: &Value, items: &[Value]) -> bool {
    let prefix: Vec<&Value> = list(schema, "prefixItems").collect();
    let contained =
        schema.get("contains").map(|of| items.iter().filter(|v| satisfies(of, v)).count());
    let least = count(schema, "minContains").unwrap_or(1);
    let most = count(schema, "maxContains").unwrap_or(usize::MAX);
    prefix.iter().zip(items).all(|(of, item)| satisfies(of, item))
        && schema
            .get("items")
            .is_none_or(|of| items.iter().skip(prefix.len()).all(|item| satisfies(of, item)))
        && count(schema, "minItems").is_none_or(|n| items.len() >= n)
        && count(schema, "maxItems").is_none_or(|n| items.len() <= n)
        && contained.is_none_or(|n| (least..=most).contains(&n))
        && (schema.get("uniqueItems").is_none()
            || items.iter().enumerate().all(|(i, item)| !items[..i].iter().any(|i| equal(i, item))))
}

/// Returns all objects of the keys `a` to `d` and arrays of up to four items, of a few values, and
/// some scalars.
fn instances() -> Vec<Value> {
    let values = [json!(1), json!(2), json!("x")];
    let mut all = vec![json!(1), json!("x"), json!(null), json!([[1]]), json!({"a": {"b": 1}})];
    let mut arrays = vec![Vec::new()];
    for i in 0..1 + 3 + 9 + 27 {
        let longer = values.iter().map(|v| [&arrays[i][..], std::slice::from_ref(v)].concat());
        let longer: Vec<Vec<Value>> = longer.collect();
        arrays.extend(longer);
    }
    all.extend(arrays.into_iter().map(Value::Array));
    for n in 0..4usize.pow(4) {
        let mut object = Map::new();
        // in two orders
        let keys: [&str; 4] = if n % 3 == 0 { ["d", "b", "c", "a"] } else { ["a", "b", "c", "d"] };
        for (place, key) in (0..).zip(keys) {
            if let Some(value) = values.get(n / 4usize.pow(place) % 4) {
                object.insert(key.into(), value.clone());
            }
        }
        all.push(Value::Object(object));
    }
    all
}

/// Checks every verdict on the instances, and that what is written at random ends and satisfies the
/// schema.
fn check(schema: &Value, instances: &[Value]) {
    let want: Vec<bool> = instances.iter().map(|value| satisfies(schema, value)).collect();
    let (mut automaton, ignored) = match Automaton::from_schema(schema, OPEN) {
        Ok(compiled) => compiled,
        Err(Error::Unsatisfiable { .. }) if !want.contains(&true) => return,
        Err(error) => panic!("{schema}: {error}"),
    };
    assert!(ignored.is_empty(), "{schema}: {ignored:?}");
    for (value, want) in instances.iter().zip(want) {
        let got = automaton.matches(value.to_string().as_bytes()).unwrap();
        assert_eq!(got, want, "{schema}: {value}");
    }
    written_texts_satisfy(schema, OPEN);
    // closed objects have no other members, and satisfy the schema as well
    if Automaton::from_schema(schema, Options::default()).is_ok_and(|(_, i)| i.is_empty()) {
        written_texts_satisfy(schema, Options::default());
    }
}

/// Writes texts at random, ends each with its completion, and checks it.
fn written_texts_satisfy(schema: &Value, options: Options) {
    let bytes = (0..=255u8).map(|byte| Box::from([byte])).collect();
    let vocabulary = Arc::new(Vocabulary::new(bytes));
    let source = Source::Schema(schema.clone(), options);
    let constraint = Constraint::compile(&source, vocabulary, &|_| None).unwrap();
    for seed in 1..8u64 {
        let mut random = Random::new(seed);
        let mut state = constraint.start();
        let mut text = Vec::new();
        for _ in 0..8 * seed {
            let mask = constraint.mask(state).unwrap();
            let next: Vec<u32> = (b' '.into()..127).filter(|&t| mask.contains(t)).collect();
            // what the schema speaks of comes more often than anything
            let known: Vec<u32> =
                next.iter().copied().filter(|&t| b"abcdx12\":,{}[]".contains(&(t as u8))).collect();
            let next = if known.is_empty() || random.below(8) == 0 { next } else { known };
            if next.is_empty() {
                break;
            }
            let token = next[random.below(next.len())];
            text.push(token as u8);
            state = constraint.advance(state, token).unwrap();
            assert!(!state.is_dead(), "{schema}: {}", String::from_utf8_lossy(&text));
        }
        let rest = constraint.completion(state).unwrap();
        let begun = String::from_utf8_lossy(&text).into_owned();
        let rest = rest.unwrap_or_else(|| panic!("{schema}: no end of {begun}"));
        text.extend(rest.into_iter().map(|token| token as u8));
        let written = String::from_utf8_lossy(&text).into_owned();
        let value: Value =
            serde_json::from_str(&written).unwrap_or_else(|e| panic!("{schema}: {written}: {e}"));
        assert!(satisfies(schema, &value), "{schema}: {written} of {begun}");
    }
}

#[test]
fn what_must_fail_of_open_objects_and_arrays_is_enforced() {
    let instances = instances();
    for schema in [
        json!({"not": {"required": ["a", "b"]}, "type": "object"}),
        json!({"not": {"required": ["a", "b"]}}),
        json!({"type": "object",
            "not": {"properties": {"a": {"const": 1}}, "required": ["a"]}}),
        json!({"type": "object", "not": {"properties": {"a": {"type": "string"}}}}),
        json!({"type": "object", "oneOf": [{"properties": {"a": {"type": "string"}}},
            {"properties": {"a": {"const": 1}}}]}),
        json!({"type": "object", "oneOf": [{"properties": {"a": {"type": "string"}}},
            {"properties": {"b": {"const": 1}}}, {"required": ["c"]}]}),
        json!({"type": "object", "if": {"minProperties": 3}, "then": {"required": ["a"]},
            "else": {"required": ["b"]}}),
        json!({"type": "object", "not": {"minProperties": 3}}),
        json!({"type": "object", "not": {"maxProperties": 2}}),
        json!({"type": "object", "not": {"minProperties": 2, "maxProperties": 3}}),
        json!({"type": "object", "not": {"dependentRequired": {"a": ["b", "c"]}}}),
        json!({"type": "object", "not": {"dependentSchemas": {"a": {"required": ["b"]}}}}),
        json!({"type": "object", "required": ["a"],
            "not": {"properties": {"a": {"enum": [1, 2]}, "b": {"const": 1}}}}),
        json!({"type": "object", "maxProperties": 2, "anyOf": [{"required": ["a", "b"]},
            {"required": ["c"]}], "not": {"required": ["c", "d"]}}),
        json!({"type": "object", "properties": {"a": {"not": {"required": ["b"],
            "properties": {"b": {"const": 1}}}}}}),
        json!({"type": "array", "not": {"contains": {"const": 1}}}),
        json!({"type": "array", "not": {"contains": {"const": 1}, "minContains": 2}}),
        json!({"type": "array", "not": {"contains": {"const": 1}, "minContains": 1,
            "maxContains": 2}}),
        json!({"type": "array", "if": {"minItems": 2}, "then": {"items": {"const": 1}}}),
        json!({"type": "array", "if": {"items": {"const": 1}}, "then": {"minItems": 2},
            "else": {"maxItems": 2}}),
        json!({"type": "array", "not": {"items": {"type": "number"}}}),
        json!({"type": "array", "not": {"prefixItems": [{"const": 1}, {"const": 2}]}}),
        json!({"type": "array", "not": {"prefixItems": [{"const": 1}],
            "items": {"type": "string"}, "maxItems": 3}}),
        json!({"type": "array", "allOf": [{"contains": {"const": 1}},
            {"contains": {"const": 2}}]}),
        json!({"type": "array", "allOf": [{"contains": {"const": 1}, "maxContains": 1},
            {"contains": {"type": "number"}, "minContains": 2}], "maxItems": 3}),
        json!({"type": "array", "uniqueItems": true, "items": {"enum": [1, 2, "x", null]},
            "allOf": [{"contains": {"const": 1}}, {"contains": {"const": 2}}]}),
        json!({"type": "array", "oneOf": [{"contains": {"const": 1}},
            {"contains": {"const": 2}}]}),
        json!({"type": ["array", "object"], "not": {"minItems": 2, "required": ["a", "b"]}}),
    ] {
        check(&schema, &instances);
    }
}

#[test]
fn listed_objects_and_arrays_that_must_not_come_are_told_by_value() {
    let instances = instances();
    let empty = json!({});
    let few = json!([[], {}, [1], [1, 2], {"a": 1}, {"b": 2, "a": 1}, "x", 1]);
    for schema in [
        json!({"not": {"const": {"a": 1}}}),
        json!({"not": {"const": {"a": {"b": 1}}}}),
        json!({"not": {"const": {"b": 2, "a": 1, "c": "x"}}}),
        json!({"not": {"const": [1, 2]}}),
        json!({"not": {"const": [[1]]}}),
        json!({"not": {"const": []}}),
        json!({"not": {"const": empty}}),
        json!({"not": {"enum": [[], {}]}}),
        json!({"not": {"enum": few}}),
        json!({"type": "object", "not": {"enum": few}}),
        json!({"type": "array", "not": {"enum": few}}),
        json!({"type": "array", "not": {"enum": [[1], [2], ["x"], [1, 1], [2, 1]]}}),
        json!({"type": "object", "properties": {"a": {"enum": [1, 2]}},
            "not": {"const": {"a": 1}}}),
        json!({"properties": {"a": {"not": {"const": {"b": 1}}}}, "required": ["a"]}),
        json!({"items": {"enum": [1, 2]}, "maxItems": 2, "not": {"enum": [[1], [2, 2]]}}),
        json!({"type": "object", "not": {"const": {"a": 1}, "minProperties": 1}}),
        json!({"type": "object", "not": {"anyOf": [{"const": {"a": 1}}, {"required": ["b"]}]}}),
        json!({"not": {"not": {"const": {"a": 1}}}}),
        json!({"not": {"not": {"enum": few}}}),
        json!({"oneOf": [{"enum": [{"a": 1}, [1]]}, {"type": ["array", "object"]}]}),
        json!({"if": {"const": {"a": 1}}, "then": false, "else": {"type": "object"}}),
    ] {
        check(&schema, &instances);
    }
    let texts = |schema: &Value, texts: &[&str]| {
        let (mut automaton, ignored) = Automaton::from_schema(schema, OPEN).unwrap();
        assert!(ignored.is_empty(), "{schema}: {ignored:?}");
        texts.iter().map(|text| automaton.matches(text.as_bytes()).unwrap()).collect::<Vec<_>>()
    };
    // by value, whatever the order and the spelling
    let not = json!({"not": {"const": {"a": 1, "é": [0.5]}}});
    let same = [r#"{"é":[0.5],"a":1.0}"#, r#"{"\u0061":10e-1, "\u00e9":[5e-1]}"#];
    assert_eq!(texts(&not, &same), [false, false]);
    let others = [r#"{"é":[0.5],"a":1.01}"#, r#"{"é":[0.5]}"#, r#"{"é":[0.5],"a":1,"b":1}"#];
    assert_eq!(texts(&not, &others), [true; 3]);
}

/// Pairs of keys of which one must come multiply; their conditions do not.
#[test]
fn many_choices_between_keys_are_enforced() {
    for n in [7, 9, 12, 20] {
        let required = |key: String| json!({"required": [key]});
        let pair = |i: usize, keyword: &str| {
            let one = required(format!("a{i}"));
            json!({keyword: [one, required(format!("b{i}"))]})
        };
        let mut value = Map::new();
        for i in 0..n {
            value.insert(format!("{}{i}", if i % 2 == 0 { "a" } else { "b" }), json!(1));
        }
        let both = |i: usize| {
            let mut value = value.clone();
            value.insert(format!("a{i}"), json!(1));
            value.insert(format!("b{i}"), json!(1));
            Value::Object(value)
        };
        let without = |i: usize| {
            let mut value = value.clone();
            value.retain(|key, _| key[1..] != i.to_string());
            Value::Object(value)
        };
        for (keyword, may_both) in [("anyOf", true), ("oneOf", false)] {
            let all: Vec<Value> = (0..n).map(|i| pair(i, keyword)).collect();
            let schema = json!({"type": "object", "allOf": all});
            let (mut automaton, ignored) = Automaton::from_schema(&schema, OPEN).unwrap();
            assert!(ignored.is_empty(), "{n} {keyword}: {ignored:?}");
            let mut accepts =
                |value: &Value| automaton.matches(value.to_string().as_bytes()).unwrap();
            assert!(accepts(&Value::Object(value.clone())), "{n} {keyword}");
            for i in 0..n {
                assert!(!accepts(&without(i)), "{n} {keyword} {i}");
                assert_eq!(accepts(&both(i)), may_both, "{n} {keyword} {i}");
            }
            written_texts_satisfy(&schema, OPEN);
        }
        let condition = |i: usize| {
            json!({"if": {"required": [format!("a{i}")]}, "then": {"required": [format!("b{i}")]},
                "else": {"required": [format!("a{}", (i + 1) % n)]}})
        };
        let schema = json!({"type": "object", "allOf": (0..n).map(condition).collect::<Vec<_>>()});
        let (mut automaton, ignored) = Automaton::from_schema(&schema, OPEN).unwrap();
        assert!(ignored.is_empty(), "{n}: {ignored:?}");
        let mut random = 7u64;
        for _ in 0..200 {
            let mut value = Map::new();
            for i in 0..n {
                random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767);
                if random >> 40 & 7 != 0 {
                    value.insert(format!("a{i}"), json!(1));
                }
                if random >> 50 & 7 != 0 {
                    value.insert(format!("b{i}"), json!(1));
                }
            }
            let value = Value::Object(value);
            let got = automaton.matches(value.to_string().as_bytes()).unwrap();
            assert_eq!(got, satisfies(&schema, &value), "{n}: {value}");
        }
        written_texts_satisfy(&schema, OPEN);
    }
}

/// Schemas put together at random.
#[test]
fn random_conditions() {
    let instances = instances();
    let mut seed = 1u64;
    let mut below = move |n: u64| {
        seed = seed.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        (seed >> 33) % n
    };
    fn test(below: &mut dyn FnMut(u64) -> u64) -> Value {
        match below(5) {
            0 => json!({"type": "string"}),
            1 => json!({"enum": [1, "x"]}),
            2 => json!({"type": "number"}),
            n => json!({"const": n - 2}),
        }
    }
    fn part(below: &mut dyn FnMut(u64) -> u64, array: bool, depth: u64) -> Value {
        let key = |below: &mut dyn FnMut(u64) -> u64| ["a", "b", "c"][below(3) as usize];
        if depth < 3 && below(3) == 0 {
            return match below(4) {
                0 => json!({"not": part(below, array, depth + 1)}),
                1 => {
                    json!({"anyOf": [part(below, array, depth + 1), part(below, array, depth + 1)]})
                }
                2 => {
                    json!({"oneOf": [part(below, array, depth + 1), part(below, array, depth + 1)]})
                }
                _ => json!({"if": part(below, array, depth + 1),
                    "then": part(below, array, depth + 1), "else": part(below, array, depth + 1)}),
            };
        }
        let n = below(3) + 1;
        match (array, below(6)) {
            (false, 0) => json!({"required": [key(below), key(below)]}),
            (false, 1) => json!({"minProperties": n}),
            (false, 2) => json!({"maxProperties": n}),
            (false, 3) => json!({"dependentRequired": {key(below): [key(below)]}}),
            (false, _) => {
                let required = key(below);
                json!({"properties": {key(below): test(below)}, "required": [required]})
            }
            (true, 0) => json!({"minItems": n}),
            (true, 1) => json!({"maxItems": n}),
            (true, 2) => json!({"items": test(below)}),
            (true, 3) => json!({"prefixItems": [test(below), test(below)]}),
            (true, _) => json!({"contains": test(below), "minContains": n - 1 + below(2)}),
        }
    }
    let mut n_enforced = 0;
    for round in 0..if cfg!(debug_assertions) { 150 } else { 600 } {
        let array = below(3) == 0;
        let mut schema = json!({"type": if array { "array" } else { "object" }});
        schema["allOf"] =
            json!((0..1 + below(3)).map(|_| part(&mut below, array, 0)).collect::<Vec<_>>());
        match Automaton::from_schema(&schema, OPEN) {
            // too many ways of an array
            Ok((_, ignored)) if !ignored.is_empty() => continue,
            _ => check(&schema, &instances),
        }
        n_enforced += 1;
        let _ = round;
    }
    assert!(n_enforced > 100, "{n_enforced}");
}

#[test]
fn many_choices_of_arrays_are_enforced_or_reported() {
    let parts =
        |n: usize, part: &dyn Fn(usize) -> Value| -> Vec<Value> { (0..n).map(part).collect() };
    type Part = fn(usize) -> Value;
    let kinds: [Part; 4] = [
        |i| json!({"anyOf": [{"contains": {"const": i}}, {"minItems": i + 1}]}),
        |i| json!({"oneOf": [{"contains": {"const": i}}, {"contains": {"const": i + 50}}]}),
        |i| json!({"if": {"contains": {"const": i}}, "then": {"minItems": 9}, "else": false}),
        |i| json!({"anyOf": [{"minItems": i + 1}, {"items": {"const": i}, "minItems": 1}]}),
    ];
    for kind in kinds {
        for n in [8, 9, 10, 16] {
            let schema = json!({"type": "array", "allOf": parts(n, &kind)});
            let Ok((mut automaton, ignored)) = Automaton::from_schema(&schema, OPEN) else {
                continue;
            };
            if !ignored.is_empty() {
                continue;
            }
            for text in ["[]", "[100]", "[\"a\"]"] {
                let value: Value = serde_json::from_str(text).unwrap();
                let state = automaton.advance(automaton.start(), text.as_bytes()).unwrap();
                let accepts = automaton.is_accepting(state);
                assert_eq!(accepts, satisfies(&schema, &value), "{schema}: {text}");
            }
        }
    }
}
