//! JSON values that a schema lists.

use serde_json::Value;

use super::number::Decimal;

/// Returns whether values are equal as JSON Schema says: 1 is 1.0.
pub(super) fn equal(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => {
            a == b
                || Decimal::parse(&a.to_string()).is_some_and(|d| Some(d) == Decimal::parse(&b.to_string()))
        }
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| equal(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(k, a)| b.get(k).is_some_and(|b| equal(a, b)))
        }
        _ => a == b,
    }
}
