//! The request fields that say what the text must be like: `response_format`, `json_schema`, `grammar`.

use serde_json::Value;

use crate::grammar::{NumberLimits, Options, Source, Whitespace};
use crate::server::error::ApiError;
use crate::server::fields::Fields;

/// A constraint as a request asks for it.
#[derive(Debug, Clone, PartialEq)]
pub struct Wanted {
    /// The grammar or schema.
    pub source: Source,
    /// The field it stood in; errors name it.
    pub field: String,
}

/// What a request that says nothing about it gets, from the command line.
#[derive(Debug, Clone, Default)]
pub struct ConstraintDefaults {
    /// The grammar or schema of every answer.
    pub source: Option<Source>,
    /// How schemas are read.
    pub options: Options,
}

/// Reads the fields. One of them may ask for something; `{"type": "text"}` asks for nothing, whatever the default.
///
/// # Errors
/// 400 when a field is not what was expected, or when two ask for something.
pub fn read(fields: &Fields, defaults: &ConstraintDefaults) -> Result<Option<Wanted>, ApiError> {
    let options = options(fields, defaults.options)?;
    let schema = |source: &Value, field: String| {
        if source.is_object() || source.is_boolean() {
            Ok(Wanted { source: Source::Schema(source.clone(), options), field })
        } else {
            Err(crate::server::fields::wrong(&field, "a JSON Schema: an object, or true or false", source))
        }
    };
    let mut wanted = Vec::new();
    if let Some(text) = fields.string("grammar")?.filter(|text| !text.is_empty()) {
        wanted.push(Wanted { source: Source::Gbnf(text.to_owned()), field: "grammar".into() });
    }
    if let Some(value) = fields.get("json_schema").filter(|value| value.as_str() != Some("")) {
        wanted.push(schema(value, "json_schema".into())?);
    }
    let mut free = false;
    if let Some(format) = fields.object("response_format")? {
        match format.string("type")? {
            Some("text") => free = true,
            // llama-server's form of an object with a schema; without one any object
            Some("json_object") => wanted.push(match format.get("schema") {
                Some(value) => schema(value, format.path("schema"))?,
                None => Wanted { source: Source::any_object(options), field: "response_format".into() },
            }),
            Some("json_schema") => wanted.push(match (format.object("json_schema")?, format.get("schema")) {
                (Some(inner), _) => match inner.get("schema") {
                    Some(value) => schema(value, inner.path("schema"))?,
                    None => return Err(missing(inner.path("schema"))),
                },
                (None, Some(value)) => schema(value, format.path("schema"))?,
                (None, None) => return Err(missing(format.path("json_schema"))),
            }),
            _ => {
                let path = format.path("type");
                return Err(ApiError::bad_field(
                    path,
                    "expected \"text\", \"json_object\" or \"json_schema\"",
                ));
            }
        }
    }
    match wanted.len() {
        0 if free => Ok(None),
        0 => Ok(defaults.source.clone().map(|source| Wanted { source, field: "grammar".into() })),
        1 => Ok(wanted.pop()),
        _ => {
            let names: Vec<&str> = wanted.iter().map(|w| w.field.as_str()).collect();
            let what = format!("{} were given together; expected one of them", names.join(" and "));
            Err(ApiError::bad_field(names[0], what))
        }
    }
}

fn missing(path: String) -> ApiError {
    ApiError::bad_field(path, "expected an object with a JSON Schema, but it is missing")
}

/// Reads `open_objects`, `json_whitespace` and `json_safe_integers`.
fn options(fields: &Fields, defaults: Options) -> Result<Options, ApiError> {
    let whitespace = match fields.string("json_whitespace")? {
        None => defaults.whitespace,
        Some("compact") => Whitespace::Compact,
        Some("natural") => Whitespace::Natural,
        Some(_) => return Err(ApiError::bad_field("json_whitespace", "expected \"compact\" or \"natural\"")),
    };
    let numbers = match fields.bool("json_safe_integers")? {
        None => defaults.numbers,
        Some(true) => NumberLimits::JsonSafe,
        Some(false) => NumberLimits::Int64,
    };
    let open_objects = fields.bool("open_objects")?.unwrap_or(defaults.open_objects);
    Ok(Options { open_objects, whitespace, numbers })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(body: Value, defaults: &ConstraintDefaults) -> Result<Option<Wanted>, ApiError> {
        super::read(&Fields::of_body(&body).unwrap(), defaults)
    }

    #[test]
    fn every_form_is_understood() {
        let none = ConstraintDefaults::default();
        let string = json!({"type": "string"});
        let schema = |options| Source::Schema(string.clone(), options);
        let open =
            Options { open_objects: true, whitespace: Whitespace::Compact, numbers: NumberLimits::JsonSafe };
        let plain = Options::default();
        for (body, source, field) in [
            (json!({"grammar": "root ::= \"a\""}), Source::Gbnf("root ::= \"a\"".into()), "grammar"),
            (json!({"json_schema": string, "grammar": ""}), schema(plain), "json_schema"),
            (
                json!({"response_format": {"type": "json_schema", "json_schema": {"name": "x", "schema": string}}}),
                schema(plain),
                "response_format.json_schema.schema",
            ),
            (
                json!({"response_format": {"type": "json_schema", "schema": string}}),
                schema(plain),
                "response_format.schema",
            ),
            (
                json!({"response_format": {"type": "json_object", "schema": string}, "open_objects": true,
                    "json_whitespace": "compact", "json_safe_integers": true}),
                schema(open),
                "response_format.schema",
            ),
            (
                json!({"response_format": {"type": "json_object"}}),
                Source::any_object(plain),
                "response_format",
            ),
        ] {
            let wanted = read(body.clone(), &none).unwrap();
            assert_eq!(wanted, Some(Wanted { source, field: field.into() }), "{body}");
        }
        assert_eq!(read(json!({"response_format": {"type": "text"}, "grammar": ""}), &none).unwrap(), None);
    }

    #[test]
    fn a_default_holds_until_the_request_has_its_own() {
        let source = Source::Gbnf("root ::= \"a\"".into());
        let defaults = ConstraintDefaults { source: Some(source.clone()), options: Options::default() };
        let of = |body| read(body, &defaults).unwrap().map(|w| w.source);
        assert_eq!(of(json!({})), Some(source));
        assert_eq!(of(json!({"response_format": {"type": "text"}})), None);
        assert_eq!(of(json!({"json_schema": true})), Some(Source::Schema(json!(true), Options::default())));
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (body, field) in [
            (json!({"grammar": "root ::= \"a\"", "json_schema": {}}), "grammar"),
            (json!({"json_schema": {}, "response_format": {"type": "json_object"}}), "json_schema"),
            (json!({"json_schema": 5}), "json_schema"),
            (json!({"grammar": 5}), "grammar"),
            (json!({"response_format": "json"}), "response_format"),
            (json!({"response_format": {"type": "xml"}}), "response_format.type"),
            (json!({"response_format": {"type": "json_schema"}}), "response_format.json_schema"),
            (
                json!({"response_format": {"type": "json_schema", "json_schema": {}}}),
                "response_format.json_schema.schema",
            ),
            (json!({"json_whitespace": "wild"}), "json_whitespace"),
            (json!({"open_objects": 1}), "open_objects"),
            (json!({"json_safe_integers": "yes"}), "json_safe_integers"),
        ] {
            let error = read(body.clone(), &ConstraintDefaults::default()).expect_err(&body.to_string());
            let json: Value = serde_json::from_slice(&error.to_json()).unwrap();
            assert_eq!(
                (&json["error"]["param"], &json["error"]["code"]),
                (&json!(field), &json!(400)),
                "{body}"
            );
        }
    }
}
