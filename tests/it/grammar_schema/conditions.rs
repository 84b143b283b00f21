//! Conditions (`if`, `then`, `else`) against what the keywords say of values.

use hob::grammar::Automaton;
use serde_json::{Value, json};

use super::OPEN;

/// Returns whether a value satisfies a schema of the few keywords that [`conditions`] makes.
fn satisfies(schema: &Value, value: &Value) -> bool {
    let listed =
        schema.get("enum").and_then(Value::as_array).is_none_or(|list| list.contains(value));
    let constant = schema.get("const").is_none_or(|c| c == value);
    let kind = schema.get("type").is_none_or(|kind| match kind.as_str().unwrap() {
        "object" => value.is_object(),
        "string" => value.is_string(),
        _ => value.is_i64(),
    });
    let keys = value.as_object().is_none_or(|object| {
        let properties = schema.get("properties").and_then(Value::as_object).into_iter().flatten();
        let required = schema.get("required").and_then(Value::as_array).into_iter().flatten();
        properties.into_iter().all(|(key, of)| object.get(key).is_none_or(|v| satisfies(of, v)))
            && required.into_iter().all(|key| object.contains_key(key.as_str().unwrap()))
    });
    let all = schema.get("allOf").and_then(Value::as_array).into_iter().flatten();
    let branch =
        schema.get("if").map(|condition| if satisfies(condition, value) { "then" } else { "else" });
    listed
        && constant
        && kind
        && keys
        && all.into_iter().all(|part| satisfies(part, value))
        && branch.and_then(|branch| schema.get(branch)).is_none_or(|of| satisfies(of, value))
}

/// Conditions on the values of keys: random ones, each against what the keywords say of every small
/// object.
#[test]
fn conditions() {
    let mut seed = 1u64;
    let mut below = move |n: u64| {
        seed = seed.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        (seed >> 33) % n
    };
    let values = [json!(1), json!(2), json!("x"), json!("y"), json!(null)];
    let mut instances = vec![json!(1), json!("x"), json!([])];
    let some = |i: usize| values.get(i).cloned();
    for (a, b, c) in
        (0..6).flat_map(|a| (0..6).flat_map(move |b| (0..3).map(move |c| (a, b, 2 * c + 1))))
    {
        let keys = [("a", some(a)), ("b", some(b)), ("c", some(c))];
        let object =
            keys.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?))).collect();
        instances.push(Value::Object(object));
    }
    for round in 0..400 {
        let test = |below: &mut dyn FnMut(u64) -> u64| match below(6) {
            0 => json!({"type": "string"}),
            1 => json!({"enum": [1, "x"]}),
            2 => json!({"enum": ["x", "y", 2]}),
            n => json!({"const": values[n as usize - 2]}),
        };
        let asked = |below: &mut dyn FnMut(u64) -> u64, most: u64| {
            let mut schema = json!({"properties": {}});
            for key in &["a", "b"][..1 + below(most) as usize] {
                let key = if below(4) == 0 { "b" } else { key };
                schema["properties"][key] = test(below);
                match below(4) {
                    0 => schema["required"] = json!([key]),
                    1 if below(2) == 0 => schema["type"] = json!("object"),
                    _ => {}
                }
            }
            schema
        };
        let mut schema = match below(3) {
            0 => {
                json!({"type": "object", "properties": {"a": {"enum": [1, 2, "x"]}, "b": {},
                    "c": {}}})
            }
            1 => json!({"required": ["a"]}),
            _ => json!({}),
        };
        let mut all = Vec::new();
        for _ in 0..1 + below(4) {
            let mut part = json!({"if": asked(&mut below, 2)});
            let branches: &[&str] =
                [&["then"][..], &["then", "else"], &["else"]][below(3) as usize];
            for branch in branches {
                part[branch] = match below(4) {
                    0 => json!({"required": ["c"]}),
                    1 => json!({"properties": {"c": {"const": "y"}}}),
                    2 => json!({"if": asked(&mut below, 1), "then": {"required": ["b"]}}),
                    _ => asked(&mut below, 2),
                };
            }
            all.push(part);
        }
        schema["allOf"] = json!(all);
        let (mut automaton, ignored) = match Automaton::from_schema(&schema, OPEN) {
            Ok(compiled) => compiled,
            Err(e) => panic!("{round}: {e}: {schema}"),
        };
        assert!(ignored.is_empty(), "{round}: {ignored:?} {schema}");
        for value in &instances {
            let got = automaton.matches(value.to_string().as_bytes()).unwrap();
            assert_eq!(got, satisfies(&schema, value), "{round}: {value} {schema}");
        }
    }
}

/// Conditions on one key are as many ways as it has values, not twice as many with each; and each
/// is kept.
#[test]
fn many_conditions_on_one_key() {
    let kinds: Vec<String> = (0..120).map(|i| format!("kind-{i}")).collect();
    let part = |kind: &String| {
        json!({"if": {"properties": {"type": {"const": kind}}},
            "then": {"properties": {"value": {"const": format!("of {kind}")}}}})
    };
    let parts: Vec<Value> = kinds.iter().map(part).collect();
    let schema = json!({"type": "object", "required": ["type"], "allOf": parts});
    let (mut automaton, ignored) = Automaton::from_schema(&schema, OPEN).unwrap();
    assert!(ignored.is_empty(), "{ignored:?}");
    let mut accepts = |text: &str| automaton.matches(text.as_bytes()).unwrap();
    for text in [
        r#"{"type":"kind-7","value":"of kind-7"}"#,
        r#"{"value":"of kind-119","type":"kind-119"}"#,
        r#"{"type":"other","value":12}"#,
        r#"{"type":"kind-7"}"#,
    ] {
        assert!(accepts(text), "{text}");
    }
    for text in
        [r#"{"type":"kind-7","value":"of kind-8"}"#, r#"{"value":12,"type":"kind-0"}"#, "{}"]
    {
        assert!(!accepts(text), "{text}");
    }
    // up to draft 6 there are no conditions
    let mut old =
        json!({"$schema": "http://json-schema.org/draft-04/schema#", "if": {"required": ["a"]}});
    old["then"] = json!({"required": ["b"]});
    let (mut automaton, ignored) = Automaton::from_schema(&old, OPEN).unwrap();
    assert!(automaton.matches(br#"{"a":1}"#).unwrap());
    assert_eq!(ignored, ["#/if"]);
}
