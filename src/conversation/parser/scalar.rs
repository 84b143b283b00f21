//! Scalars of calls as JSON.

use serde::de::IgnoredAny;

use crate::grammar::json_name;

/// Returns a scalar as JSON: as it is, so that numbers keep their digits, from the words of Python,
/// or else as a string.
pub(super) fn json_of(text: &str) -> String {
    match text {
        "True" => "true".into(),
        "False" => "false".into(),
        "None" => "null".into(),
        _ if serde_json::from_str::<IgnoredAny>(text).is_ok() => text.to_owned(),
        _ => format!("\"{}\"", json_name(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::json_of;

    #[test]
    fn numbers_keep_their_digits() {
        let long = "123456789012345678901234567890";
        for number in [long, "-0.0", "1e999", "0.12345678901234567890123", "1E5"] {
            assert_eq!(json_of(number), number);
        }
        // JSON has no such numbers
        for (text, expected) in
            [("NaN", "\"NaN\""), ("-Infinity", "\"-Infinity\""), ("007", "\"007\"")]
        {
            assert_eq!(json_of(text), expected);
        }
    }
}
