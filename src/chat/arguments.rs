//! The arguments of calls in earlier messages: JSON in a text, read as Python's `json.loads` reads
//! it, and texts that are none.
//!
//! [Texts](super::numbers) stand for numbers that a value cannot hold, such as `1e999` and whole
//! numbers of more than 64 bits.

use serde::de::IgnoredAny;
use serde_json::{Map, Value as Json, json};

use super::numbers::{marked, python_float};

/// The name under which arguments stand that are no object of JSON, where there must be one.
pub const TEXT_KEY: &str = "arguments";

/// Returns the object that a text of JSON is; one without anything is one without members. `None`
/// if the text is no object.
pub(super) fn read_object(text: &str) -> Option<Map<String, Json>> {
    if text.trim().is_empty() {
        return Some(Map::new());
    }
    let readable = with_readable_numbers(text);
    match serde_json::from_str(readable.as_deref().unwrap_or(text)) {
        Ok(Json::Object(map)) => Some(map),
        _ => None,
    }
}

/// Returns arguments as an object: a text that is none stands in it under [`TEXT_KEY`].
pub fn as_object(arguments: &Json) -> Map<String, Json> {
    match arguments {
        Json::Object(map) => map.clone(),
        Json::Null => Map::new(),
        Json::String(text) => read_object(text).unwrap_or_else(|| within_object(text)),
        other => within_object(&other.to_string()),
    }
}

/// Returns the object that holds a text which is no object.
pub(super) fn within_object(text: &str) -> Map<String, Json> {
    Map::from_iter([(TEXT_KEY.to_owned(), json!(text))])
}

/// Returns a text of JSON in which numbers stand as they are read rightly: texts in their place
/// where none are. `None` if all numbers stand so already.
pub fn with_readable_numbers(text: &str) -> Option<String> {
    let mut out: Option<String> = None;
    let mut at = 0;
    let mut copied = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match c {
            '"' => string_length(rest),
            '-' | '0'..='9' | 'N' | 'I' => {
                let is_of_number =
                    |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '+' | '.');
                rest.find(|c| !is_of_number(c)).unwrap_or(rest.len())
            }
            c => c.len_utf8(),
        };
        if let Some(number) = readable_number(&rest[..length]) {
            let out = out.get_or_insert_default();
            out.push_str(&text[copied..at]);
            out.push_str(&number);
            copied = at + length;
        }
        at += length;
    }
    out.map(|out| out + &text[copied..])
}

/// Returns the length of the string that a text begins with.
fn string_length(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Most digits of a whole number that is one of 64 bits in any case.
const MOST_PLAIN_DIGITS: usize = 18;

/// Returns a number as it is read rightly; `None` if it stands so already, and for what is none.
fn readable_number(number: &str) -> Option<String> {
    let is_short = number.len() <= MOST_PLAIN_DIGITS;
    if is_short && number.bytes().all(|byte| byte.is_ascii_digit()) || number.starts_with('"') {
        return None;
    }
    if matches!(number, "NaN" | "Infinity" | "-Infinity") {
        return Some(marked(number));
    }
    if serde_json::from_str::<IgnoredAny>(number).is_err() {
        return None;
    }
    if !number.contains(['.', 'e', 'E']) {
        let is_held = number.parse::<i64>().is_ok() || number.parse::<u64>().is_ok();
        return match number {
            "-0" => Some("0".to_owned()),
            _ if is_held => None,
            _ => Some(marked(number)),
        };
    }
    let value = number.parse::<f64>().ok()?;
    if value.is_infinite() {
        return Some(marked(if value > 0.0 { "Infinity" } else { "-Infinity" }));
    }
    // what reads JSON is off by a little for some long numbers
    let is_read = |text: &str| {
        serde_json::from_str::<f64>(text).is_ok_and(|read| read.to_bits() == value.to_bits())
    };
    if is_read(number) {
        return None;
    }
    let shortest = python_float(value);
    Some(if is_read(&shortest) { shortest } else { marked(&shortest) })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the members of an object as Python writes them after reading it.
    fn through(text: &str) -> String {
        super::super::json::dumps(&Json::Object(read_object(text).expect("an object")), None)
    }

    #[test]
    fn numbers_are_those_of_python() {
        let nines = "9".repeat(60);
        for (number, written) in [
            ("-0", "0"),
            ("-0.0", "-0.0"),
            ("1", "1"),
            ("1.0", "1.0"),
            ("-9223372036854775808", "-9223372036854775808"),
            ("18446744073709551615", "18446744073709551615"),
            ("18446744073709551616", "18446744073709551616"),
            ("-9223372036854775809", "-9223372036854775809"),
            (nines.as_str(), nines.as_str()),
            ("1e999", "Infinity"),
            ("-1.5E+999", "-Infinity"),
            ("NaN", "NaN"),
            ("-Infinity", "-Infinity"),
            ("1e5", "100000.0"),
            ("1e-400", "0.0"),
            ("0.1000000000000000055511151231257827", "0.1"),
            ("122.416294033786585", "122.41629403378658"),
            ("179769313486231580793728971405301e-200", "1.7976931348623159e-168"),
        ] {
            let text = format!("{{\"a\": [{number}, \"{number}\"],\"b\":{number}}}");
            let expected = format!("{{\"a\": [{written}, \"{number}\"], \"b\": {written}}}");
            assert_eq!(through(&text), expected);
        }
    }

    #[test]
    fn strings_stay_as_they_are() {
        let text = "{\"1e999\": \"-0, \\\"1e999\\\\\", \"b\": -0}";
        assert_eq!(through(text), "{\"1e999\": \"-0, \\\"1e999\\\\\", \"b\": 0}");
    }

    #[test]
    fn a_text_that_is_no_object_is_kept() {
        for text in
            ["{\"a\": 1", "get it", "[1]", "\"x\"", "7", "{\"a\": 01}", "{\"a\": N}", "null"]
        {
            assert_eq!(read_object(text), None, "{text}");
            assert_eq!(json!(as_object(&json!(text))), json!({TEXT_KEY: text}));
        }
        for nothing in [json!(""), json!(" \n"), json!({}), json!("{}"), Json::Null] {
            assert_eq!(as_object(&nothing), Map::new());
        }
    }
}
