//! Reading a JSON object field by field, with errors that name the field and say what was expected.
//!
//! `null` is the same as absent; unknown fields are ignored here.

use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::error::ApiError;

/// Characters of a wrong value that an error shows.
const SHOWN: usize = 60;

/// Reads a request body as JSON.
///
/// Nesting is limited to 128 by the parser. A byte order mark before it is passed over, as RFC 8259
/// §8.1 allows.
///
/// # Errors
/// Says where the text stops being JSON.
pub(crate) fn read_json(bytes: &[u8]) -> Result<Value, ApiError> {
    serde_json::from_slice(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)).map_err(|error| {
        ApiError::bad_request(format!("the request body is not valid JSON: {error}"))
    })
}

/// Reads the members of a request body.
///
/// An array is no object, though serde takes one for a struct.
///
/// # Errors
/// 400 when the body is no object; it names the member that is wrong or missing.
pub(crate) fn read_object<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    let members = match read_json(bytes)? {
        Value::Object(members) => members,
        other => return Err(no_object(&other)),
    };
    let error = match T::deserialize(&members) {
        Ok(read) => return Ok(read),
        Err(error) => error.to_string(),
    };
    if let Some(name) = missing_member::<T>(&members, &error) {
        return Err(ApiError::bad_field(name, "it is missing"));
    }
    // the one that is wrong is so alone, too, before another is missed
    let wrong = members.into_iter().find_map(|(name, value)| {
        let alone = Map::from_iter([(name.clone(), value)]);
        let is_wrong = T::deserialize(&alone).is_err_and(|other| other.to_string() == error);
        is_wrong.then_some(name)
    });
    Err(match wrong {
        Some(name) => ApiError::bad_field(name, plain_words(&error)),
        None => ApiError::bad_request(plain_words(&error)),
    })
}

fn no_object(found: &Value) -> ApiError {
    ApiError::bad_request(format!("the body must be a JSON object, found {}", show(found)))
}

/// Returns the body's own member that serde's error calls missing; `None` if an inner object misses
/// it.
fn missing_member<'e, T: DeserializeOwned>(
    members: &Map<String, Value>,
    error: &'e str,
) -> Option<&'e str> {
    let name = error.strip_prefix("missing field `")?.strip_suffix('`')?;
    let mut all = members.clone();
    if all.insert(name.to_owned(), Value::Null).is_some() {
        return None;
    }
    let with_null = T::deserialize(&all).map(drop).map_err(|other| other.to_string());
    let is_nested = |other: &String| other == error || other.starts_with("unknown field");
    (!with_null.as_ref().is_err_and(is_nested)).then_some(name)
}

/// Returns an error of serde about a value in the words of an interface, without types of Rust.
fn plain_words(error: &str) -> String {
    if error.starts_with("invalid length ") {
        return "expected an object, found an array".to_owned();
    }
    let parts = ["invalid type: ", "invalid value: "].into_iter().find_map(|prefix| {
        let rest = error.strip_prefix(prefix)?;
        rest.rsplit_once(", expected ")
    });
    let Some((found, expected)) = parts else { return error.to_owned() };
    let expected = match expected {
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number, at least 0",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "a boolean" => "true or false",
        "a sequence" => "an array",
        "a map" => "an object",
        other if other.starts_with("struct ") => "an object",
        other => other,
    };
    let quoted = |text: &str| Some(text.split_once('`')?.1.strip_suffix('`')?.to_owned());
    let found = match found {
        "sequence" => "an array".to_owned(),
        "map" => "an object".to_owned(),
        text if text.starts_with("string ") => text["string ".len()..].to_owned(),
        text => quoted(text).unwrap_or_else(|| text.to_owned()),
    };
    let is_long = found.chars().count() > SHOWN;
    let shown = found.chars().take(SHOWN).collect::<String>();
    format!("expected {expected}, found {shown}{}", if is_long { "…" } else { "" })
}

/// A JSON object, and how a reader of errors finds it.
#[derive(Debug, Clone)]
pub(super) struct Fields<'a> {
    map: &'a Map<String, Value>,
    /// Path of the object with a trailing dot; empty at the top.
    path: String,
}

impl<'a> Fields<'a> {
    /// Returns the fields of a request body.
    ///
    /// # Errors
    /// When it is no object.
    pub(super) fn of_body(body: &'a Value) -> Result<Self, ApiError> {
        match body {
            Value::Object(map) => Ok(Self { map, path: String::new() }),
            other => Err(no_object(other)),
        }
    }

    /// Returns the fields of a value that stands at `path`.
    ///
    /// # Errors
    /// When it is no object.
    pub(super) fn of_value(value: &'a Value, path: String) -> Result<Self, ApiError> {
        match value {
            Value::Object(map) => Ok(Self { map, path: path + "." }),
            other => Err(wrong(&path, "an object", other)),
        }
    }

    /// Returns the path of a field of this object.
    pub(super) fn path(&self, name: &str) -> String {
        format!("{}{name}", self.path)
    }

    /// Returns a field that is there and not null.
    pub(super) fn get(&self, name: &str) -> Option<&'a Value> {
        self.map.get(name).filter(|value| !value.is_null())
    }

    /// Returns an error about a field, with the value that was expected and the one that was found.
    pub(super) fn wrong(&self, name: &str, expected: &str, found: &Value) -> ApiError {
        wrong(&self.path(name), expected, found)
    }

    /// Returns the boolean in a field.
    pub(super) fn bool(&self, name: &str) -> Result<Option<bool>, ApiError> {
        let value = self.get(name);
        value.map(|v| v.as_bool().ok_or_else(|| self.wrong(name, "true or false", v))).transpose()
    }

    /// Returns the number in a field, of any range; it may not fit an `f32`.
    pub(super) fn number(&self, name: &str) -> Result<Option<f64>, ApiError> {
        let value = self.get(name);
        value.map(|v| v.as_f64().ok_or_else(|| self.wrong(name, "a number", v))).transpose()
    }

    /// Returns the whole number in a field, within `range`; `8.0` is one.
    pub(super) fn integer(
        &self,
        name: &str,
        range: RangeInclusive<i64>,
    ) -> Result<Option<i64>, ApiError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        whole(value).filter(|n| range.contains(n)).map(Some).ok_or_else(|| {
            let expected = match (*range.start(), *range.end()) {
                (i64::MIN, i64::MAX) => "a whole number".to_owned(),
                (low, i64::MAX) => format!("a whole number, at least {low}"),
                (low, high) => format!("a whole number from {low} to {high}"),
            };
            self.wrong(name, &expected, value)
        })
    }

    /// Returns the string in a field.
    pub(super) fn string(&self, name: &str) -> Result<Option<&'a str>, ApiError> {
        let value = self.get(name);
        value.map(|v| v.as_str().ok_or_else(|| self.wrong(name, "a string", v))).transpose()
    }

    /// Returns the array in a field.
    pub(super) fn array(&self, name: &str) -> Result<Option<&'a [Value]>, ApiError> {
        let value = self.get(name);
        value
            .map(|v| v.as_array().map(Vec::as_slice).ok_or_else(|| self.wrong(name, "an array", v)))
            .transpose()
    }

    /// Returns the object in a field.
    pub(super) fn object(&self, name: &str) -> Result<Option<Fields<'a>>, ApiError> {
        self.get(name).map(|value| Fields::of_value(value, self.path(name))).transpose()
    }

    /// Returns all fields as a map.
    pub(super) fn map(&self) -> &'a Map<String, Value> {
        self.map
    }
}

/// Returns the fields of an object without those in `but`.
pub(super) fn members_without(fields: &Fields, but: &[&str]) -> Map<String, Value> {
    let others = fields.map.iter().filter(|(name, _)| !but.contains(&name.as_str()));
    others.map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// Returns an error about the value at a path.
pub(super) fn wrong(path: &str, expected: &str, found: &Value) -> ApiError {
    ApiError::bad_field(path, format!("expected {expected}, found {}", show(found)))
}

/// Returns the value of a JSON number, if it is whole.
pub(super) fn whole(value: &Value) -> Option<i64> {
    /// Largest magnitude up to which every whole number is an `f64`.
    const EXACT: f64 = (1_u64 << 53) as f64;
    value.as_i64().or_else(|| {
        value.as_f64().filter(|x| x.fract() == 0.0 && x.abs() <= EXACT).map(|x| x as i64)
    })
}

/// Returns a value as an error shows it: short, and on one line.
fn show(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("an array of {}", items.len()),
        Value::Object(_) => "an object".to_owned(),
        Value::String(text) if text.chars().count() > SHOWN => {
            format!("{:?}…", text.chars().take(SHOWN).collect::<String>())
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_error_names_the_field_and_what_was_expected() {
        let body = json!({"a": {"b": "hot", "n": 2.5, "s": null}, "big": 1e300, "whole": 7.0});
        let top = Fields::of_body(&body).unwrap();
        let inner = top.object("a").unwrap().unwrap();
        let message = |r: Result<Option<i64>, ApiError>| r.unwrap_err().message().to_owned();
        assert_eq!(
            message(inner.integer("n", 0..=9)),
            "'a.n': expected a whole number from 0 to 9, found 2.5"
        );
        assert_eq!(
            inner.number("b").unwrap_err().message(),
            "'a.b': expected a number, found \"hot\""
        );
        assert_eq!(inner.string("s").unwrap(), None);
        assert_eq!(top.integer("whole", 0..=9).unwrap(), Some(7));
        let message = message(top.integer("big", 0..=i64::MAX));
        assert_eq!(message, "'big': expected a whole number, at least 0, found 1e+300");
        assert!(
            Fields::of_body(&json!([1, 2])).unwrap_err().message().contains("found an array of 2")
        );
    }

    #[derive(Debug, serde::Deserialize)]
    struct Inner {
        _size: usize,
    }

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Outer {
        _name: String,
        _share: Option<f32>,
        _inner: Option<Inner>,
    }

    #[test]
    fn an_object_is_read_or_its_member_named() {
        read_object::<Outer>(b"\xEF\xBB\xBF{\"_name\": \"a\", \"_inner\": {\"_size\": 3}}")
            .unwrap();
        for (body, param, message) in [
            ("[\"a\", 1, null]", None, "the body must be a JSON object, found an array of 3"),
            ("null", None, "the body must be a JSON object, found null"),
            ("{}", Some("_name"), "'_name': it is missing"),
            ("{\"_share\": 1}", Some("_name"), "'_name': it is missing"),
            ("{\"_name\": null}", Some("_name"), "'_name': expected a string, found null"),
            (
                "{\"_name\": \"a\", \"_share\": \"b, expected c\"}",
                Some("_share"),
                "'_share': expected a number, found \"b, expected c\"",
            ),
            (
                "{\"_name\": \"a\", \"_inner\": {\"_size\": -1}}",
                Some("_inner"),
                "'_inner': expected a whole number, at least 0, found -1",
            ),
            (
                "{\"_name\": \"a\", \"_inner\": {\"_size\": 1.5}}",
                Some("_inner"),
                "'_inner': expected a whole number, at least 0, found 1.5",
            ),
            ("{\"_inner\": {}}", Some("_inner"), "'_inner': missing field `_size`"),
            (
                "{\"_name\": \"a\", \"_inner\": 5}",
                Some("_inner"),
                "'_inner': expected an object, found 5",
            ),
        ] {
            let error = read_object::<Outer>(body.as_bytes()).unwrap_err();
            assert_eq!((error.param(), error.message()), (param, message), "{body}");
        }
        let unknown = read_object::<Outer>(b"{\"_name\": \"a\", \"_shape\": 1}").unwrap_err();
        assert_eq!(unknown.param(), Some("_shape"), "{unknown:?}");
        let broken = read_object::<Outer>(b"{\"_name\"").unwrap_err();
        assert!(broken.message().starts_with("the request body is not valid JSON: "), "{broken:?}");
    }
}
