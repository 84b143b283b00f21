//! JSON values that a schema lists.

use serde_json::{Number, Value};

use super::number::ExactDecimal;

/// Returns a value as text, the same for equal values.
pub(super) fn canonical(value: &Value) -> String {
    let mut out = String::new();
    write_canonical(value, &mut out);
    out
}

/// Adds the text of [`canonical`].
fn write_canonical(value: &Value, out: &mut String) {
    match value {
        Value::Number(n) => write_number(n, out),
        Value::Array(list) => {
            out.push('[');
            for (i, item) in list.iter().enumerate() {
                if i > 0 {
                    out.push(',');
                }
                write_canonical(item, out);
            }
            out.push(']');
        }
        Value::Object(map) => {
            let mut names: Vec<&String> = map.keys().collect();
            names.sort_unstable();
            out.push('{');
            for (i, name) in names.into_iter().enumerate() {
                if i > 0 {
                    out.push(',');
                }
                write_string(name, out);
                out.push(':');
                write_canonical(&map[name], out);
            }
            out.push('}');
        }
        Value::String(string) => write_string(string, out),
        scalar => *out += &scalar.to_string(),
    }
}

/// Adds a string with its quotes and the escapes that it needs.
fn write_string(string: &str, out: &mut String) {
    if string.bytes().any(|byte| byte < 0x20 || byte == b'"' || byte == b'\\') {
        *out += &Value::from(string).to_string();
    } else {
        out.extend(["\"", string, "\""]);
    }
}

/// Adds a number without an exponent and without zeros that say nothing.
fn write_number(n: &Number, out: &mut String) {
    let text = n.to_string();
    // most are written so already
    let is_plain = |byte: u8| byte.is_ascii_digit();
    let plain = text.strip_prefix('-').unwrap_or(&text);
    if plain.bytes().all(is_plain) && !plain.starts_with('0') {
        *out += &text;
        return;
    }
    match ExactDecimal::parse(&text) {
        Some(decimal) => *out += &decimal.to_string(),
        None => *out += &text,
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
