//! Scalars of calls as JSON.

use crate::grammar::json_name;

/// Returns a scalar as JSON: as it is, from the words of Python, or else as a string.
pub(super) fn json_of(text: &str) -> String {
    match text {
        "True" => "true".into(),
        "False" => "false".into(),
        "None" => "null".into(),
        _ if serde_json::from_str::<serde_json::Value>(text).is_ok() => text.to_owned(),
        _ => format!("\"{}\"", json_name(text)),
    }
}
