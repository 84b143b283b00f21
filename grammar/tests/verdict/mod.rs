//! An evaluator of JSON Schema that follows the words of the standard, one keyword after the other:
//! slow, and independent of the automaton that it judges.

use std::collections::HashSet;

use serde_json::{Map, Value};

/// Returns whether a value satisfies a schema of the keywords of objects, of choices between
/// subschemas, and of a few of scalars.
pub(crate) fn satisfies(schema: &Value, value: &Value) -> bool {
    let Some(map) = schema.as_object() else { return schema == true };
    let holds = |part: &Value| satisfies(part, value);
    let branch = map.get("if").map(|test| if holds(test) { "then" } else { "else" });
    list(map, "allOf").all(holds)
        && map.get("anyOf").is_none_or(|_| list(map, "anyOf").any(holds))
        && map
            .get("oneOf")
            .is_none_or(|_| list(map, "oneOf").filter(|part| holds(part)).count() == 1)
        && map.get("not").is_none_or(|part| !holds(part))
        && branch.and_then(|branch| map.get(branch)).is_none_or(holds)
        && satisfies_scalar(map, value)
        && value.as_object().is_none_or(|object| satisfies_object(map, object, value))
}

/// Returns whether a value satisfies the keywords that are no matter of its parts.
fn satisfies_scalar(schema: &Map<String, Value>, value: &Value) -> bool {
    let is_of = |name: &Value| match name.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        _ => value.is_number(),
    };
    let equals = |of: &Value| of == value || of.as_f64().is_some() && of.as_f64() == value.as_f64();
    let len = value.as_str().map(|text| text.chars().count() as u64);
    schema.get("type").is_none_or(|of| match of {
        Value::Array(names) => names.iter().any(is_of),
        name => is_of(name),
    }) && schema.get("const").is_none_or(equals)
        && schema.get("enum").is_none_or(|_| list(schema, "enum").any(equals))
        && number(schema, "maxLength").is_none_or(|most| len.is_none_or(|len| len <= most))
        && number(schema, "minLength").is_none_or(|least| len.is_none_or(|len| len >= least))
        && schema.get("pattern").is_none_or(|of| value.as_str().is_none_or(|text| is_in(of, text)))
}

/// Returns whether an object, which is `value`, satisfies the keywords of objects.
fn satisfies_object(
    schema: &Map<String, Value>,
    object: &Map<String, Value>,
    value: &Value,
) -> bool {
    let of = |key: &str| schema.get(key).and_then(Value::as_object).into_iter().flatten();
    let are_there = |names: &Value| {
        names.as_array().unwrap().iter().all(|name| object.contains_key(name.as_str().unwrap()))
    };
    let n = object.len() as u64;
    schema.get("required").is_none_or(are_there)
        && number(schema, "minProperties").is_none_or(|least| n >= least)
        && number(schema, "maxProperties").is_none_or(|most| n <= most)
        && of("dependentRequired").all(|(key, names)| !object.contains_key(key) || are_there(names))
        && of("dependentSchemas")
            .all(|(key, part)| !object.contains_key(key) || satisfies(part, value))
        && schema.get("propertyNames").is_none_or(|names| {
            object.keys().all(|name| satisfies(names, &Value::String(name.clone())))
        })
        && object.iter().all(|(name, member)| {
            let declared = of("properties").filter(|(key, _)| *key == name);
            let patterns = of("patternProperties")
                .filter(|(pattern, _)| is_in(&Value::String((*pattern).clone()), name));
            let mut parts: Vec<&Value> = declared.chain(patterns).map(|(_, part)| part).collect();
            if parts.is_empty() {
                parts.extend(schema.get("additionalProperties"));
            }
            parts.into_iter().all(|part| satisfies(part, member))
        })
}

fn list<'v>(schema: &'v Map<String, Value>, key: &str) -> impl Iterator<Item = &'v Value> {
    schema.get(key).and_then(Value::as_array).into_iter().flatten()
}

fn number(schema: &Map<String, Value>, key: &str) -> Option<u64> {
    schema.get(key).and_then(Value::as_u64)
}

/// Returns whether a pattern is somewhere in a text.
fn is_in(pattern: &Value, text: &str) -> bool {
    regex::Regex::new(pattern.as_str().unwrap()).unwrap().is_match(text)
}

/// Returns the name that comes twice in one object of a JSON text, compared as what is spelled.
pub(crate) fn name_twice(text: &str) -> Option<String> {
    let mut open: Vec<HashSet<String>> = Vec::new();
    let mut at = 0;
    while let Some(&byte) = text.as_bytes().get(at) {
        at += 1;
        match byte {
            b'{' => open.push(HashSet::new()),
            b'}' => drop(open.pop()),
            b'"' => {
                let begin = at - 1;
                while text.as_bytes()[at] != b'"' {
                    at += if text.as_bytes()[at] == b'\\' { 2 } else { 1 };
                }
                at += 1;
                if text[at..].trim_start().starts_with(':') {
                    let name: String = serde_json::from_str(&text[begin..at]).unwrap();
                    if !open.last_mut()?.insert(name.clone()) {
                        return Some(name);
                    }
                }
            }
            _ => {}
        }
    }
    None
}
