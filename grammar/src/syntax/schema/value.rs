//! JSON values that a schema lists.

use serde_json::Value;

use super::number::ExactDecimal;

/// Returns a value as text, the same for equal values.
pub(super) fn canonical(value: &Value) -> String {
    match value {
        Value::Number(n) => {
            let text = n.to_string();
            ExactDecimal::parse(&text).map_or(text, |d| d.to_string())
        }
        Value::Array(list) => {
            let items: Vec<String> = list.iter().map(canonical).collect();
            format!("[{}]", items.join(","))
        }
        Value::Object(map) => {
            let name = |name: &String| Value::from(name.as_str()).to_string();
            let mut members: Vec<String> = map
                .iter()
                .map(|(key, value)| format!("{}:{}", name(key), canonical(value)))
                .collect();
            members.sort_unstable();
            format!("{{{}}}", members.join(","))
        }
        scalar => scalar.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Returns whether values are equal as JSON Schema says: 1 is 1.0.
    fn equal(a: &Value, b: &Value) -> bool {
        match (a, b) {
            (Value::Number(a), Value::Number(b)) => {
                a == b
                    || ExactDecimal::parse(&a.to_string())
                        .is_some_and(|d| Some(d) == ExactDecimal::parse(&b.to_string()))
            }
            (Value::Array(a), Value::Array(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| equal(a, b))
            }
            (Value::Object(a), Value::Object(b)) => {
                a.len() == b.len() && a.iter().all(|(k, a)| b.get(k).is_some_and(|b| equal(a, b)))
            }
            _ => a == b,
        }
    }

    #[test]
    fn equal_values_have_one_text() {
        let values = [
            json!(1),
            json!(1.0),
            json!("1"),
            json!([1, "a"]),
            json!([1.0, "a"]),
            json!({"a": 1, "b": []}),
            json!({"b": [], "a": 1.0}),
            json!({"a": [1], "b": []}),
            json!(null),
            json!(true),
        ];
        for a in &values {
            for b in &values {
                assert_eq!(canonical(a) == canonical(b), equal(a, b), "{a} {b}");
            }
        }
    }
}
