//! The request fields that say what the text must be like: `response_format`, llama.cpp's
//! `json_schema` and `grammar`, and those of vLLM, SGLang and mistral.rs that ask for the same.

use serde_json::Value;

use crate::conversation;
use crate::grammar::{NumberLimits, Options, Source, Whitespace};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, wrong};

/// A constraint as a request asks for it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct RequestConstraint {
    /// The grammar or schema.
    pub source: Source,
    /// The field it stood in; errors name it.
    pub field: String,
}

/// The constraint of a request that sets none, from the command line.
#[derive(Debug, Clone, Default)]
pub struct ConstraintDefaults {
    /// The grammar or schema of every answer.
    pub source: Option<Source>,
    /// Options for reading schemas.
    pub options: Options,
}

/// Most texts of a list of choices.
const MAX_CHOICES: usize = 10_000;

/// Reads the fields. One of them may ask for something; `{"type": "text"}` asks for nothing, not
/// even the default.
///
/// # Errors
/// 400 when a field is not what was expected, or when two ask for something.
pub(crate) fn read(
    fields: &Fields,
    defaults: &ConstraintDefaults,
) -> Result<Option<RequestConstraint>, ApiError> {
    let options = options(fields, defaults.options)?;
    let mut requested = named(fields, options)?;
    if let Some(outputs) = fields.object("structured_outputs")? {
        requested.extend(structured_outputs(&outputs, options)?);
    }
    let format = fields.object("response_format")?;
    let format = format.map(|format| response_format(&format, options)).transpose()?;
    let is_free = matches!(format, Some(None));
    requested.extend(format.flatten());
    match requested.len() {
        0 if is_free => Ok(None),
        0 => Ok(defaults
            .source
            .clone()
            .map(|source| RequestConstraint { source, field: "grammar".into() })),
        1 => Ok(requested.pop()),
        _ => {
            let names: Vec<&str> = requested.iter().map(|w| w.field.as_str()).collect();
            let what = format!("{} were given together; expected one of them", names.join(" and "));
            Err(ApiError::bad_field(names[0], what))
        }
    }
}

/// Reads the fields that hold a constraint themselves: llama.cpp's `grammar` and `json_schema`,
/// vLLM's `guided_*`, SGLang's `regex` and `ebnf`.
fn named(fields: &Fields, options: Options) -> Result<Vec<RequestConstraint>, ApiError> {
    let grammar = match fields.get("grammar") {
        Some(Value::Object(_)) => {
            fields.object("grammar")?.map(|grammar| typed_grammar(&grammar, options)).transpose()?
        }
        _ => gbnf(fields, "grammar")?,
    };
    let found = [
        grammar,
        schema(fields, "json_schema", options)?,
        schema(fields, "guided_json", options)?,
        pattern(fields, "guided_regex")?,
        choices(fields, "guided_choice")?,
        gbnf(fields, "guided_grammar")?,
        pattern(fields, "regex")?,
        gbnf(fields, "ebnf")?,
    ];
    Ok(found.into_iter().flatten().collect())
}

/// Reads vLLM's `structured_outputs`.
fn structured_outputs(
    fields: &Fields,
    options: Options,
) -> Result<Vec<RequestConstraint>, ApiError> {
    const KNOWN: [&str; 5] = ["json", "json_object", "regex", "choice", "grammar"];
    for (name, value) in fields.map() {
        let asks = !matches!(value, Value::Null | Value::Bool(false)) && value != "";
        if asks && !KNOWN.contains(&name.as_str()) {
            let expected = format!("unknown; expected one of {}", KNOWN.join(", "));
            return Err(ApiError::bad_field(fields.path(name), expected));
        }
    }
    let any_object = fields.bool("json_object")?.unwrap_or(false).then(|| RequestConstraint {
        source: Source::any_object(options),
        field: fields.path("json_object"),
    });
    let found = [
        schema(fields, "json", options)?,
        any_object,
        pattern(fields, "regex")?,
        choices(fields, "choice")?,
        gbnf(fields, "grammar")?,
    ];
    Ok(found.into_iter().flatten().collect())
}

/// Reads mistral.rs' form of `grammar`: an object with a type and a value.
fn typed_grammar(fields: &Fields, options: Options) -> Result<RequestConstraint, ApiError> {
    let requested = match fields.string("type")? {
        Some("regex") => pattern(fields, "value")?,
        Some("json_schema") => schema(fields, "value", options)?,
        _ => {
            let expected =
                "expected a grammar in GBNF, or an object of type \"regex\" or \"json_schema\"";
            return Err(ApiError::bad_field(fields.path("type"), expected));
        }
    };
    requested.ok_or_else(|| missing(fields.path("value"), "what the text must be like"))
}

/// Reads `response_format`; `None` is plain text.
fn response_format(
    format: &Fields,
    options: Options,
) -> Result<Option<RequestConstraint>, ApiError> {
    let one_of =
        |names: &[&str], read: fn(&Fields, &str) -> Result<Option<RequestConstraint>, ApiError>| {
            for name in names {
                if let Some(requested) = read(format, name)? {
                    return Ok(Some(requested));
                }
            }
            Err(missing(format.path(names[0]), "what the text must be like"))
        };
    match format.string("type")? {
        Some("text") => Ok(None),
        // llama-server's form of an object with a schema; without one any object
        Some("json_object") => {
            if format.object("json_schema")?.is_some() {
                let problem = "belongs to the type \"json_schema\"";
                return Err(ApiError::bad_field(format.path("json_schema"), problem));
            }
            Ok(Some(schema(format, "schema", options)?.unwrap_or_else(|| RequestConstraint {
                source: Source::any_object(options),
                field: "response_format".into(),
            })))
        }
        Some("json_schema") => {
            let (outer, name) = match format.object("json_schema")? {
                Some(inner) => (inner, "schema"),
                None if format.get("schema").is_some() => (format.clone(), "schema"),
                None => (format.clone(), "json_schema"),
            };
            let expected = "an object with a JSON Schema";
            schema(&outer, name, options)?
                .ok_or_else(|| missing(outer.path(name), expected))
                .map(Some)
        }
        // Together AI's name of the field, and that of Text Generation Inference
        Some("regex") => one_of(&["pattern", "value", "regex"], pattern),
        Some("grammar") => one_of(&["grammar", "value"], gbnf),
        Some("choice") => one_of(&["choice", "value", "choices"], choices),
        _ => Err(ApiError::bad_field(
            format.path("type"),
            "expected \"text\", \"json_object\", \"json_schema\", \"regex\", \"choice\" or \
             \"grammar\"",
        )),
    }
}

/// Reads a JSON Schema, as it is or as JSON in a string; an empty string asks for nothing.
fn schema(
    fields: &Fields,
    name: &str,
    options: Options,
) -> Result<Option<RequestConstraint>, ApiError> {
    const EXPECTED: &str = "a JSON Schema: an object, or true or false";
    let schema = match fields.get(name) {
        None => return Ok(None),
        Some(Value::String(text)) if text.is_empty() => return Ok(None),
        Some(Value::String(text)) => match serde_json::from_str::<Value>(text) {
            Ok(schema) => schema,
            Err(error) => {
                let what = format!("expected {EXPECTED}; the string is not JSON: {error}");
                return Err(ApiError::bad_field(fields.path(name), what));
            }
        },
        Some(schema) => schema.clone(),
    };
    if !schema.is_object() && !schema.is_boolean() {
        return Err(fields.wrong(name, EXPECTED, &schema));
    }
    Ok(Some(RequestConstraint {
        source: Source::Schema(schema, options),
        field: fields.path(name),
    }))
}

/// Reads a grammar in GBNF; an empty string asks for nothing.
fn gbnf(fields: &Fields, name: &str) -> Result<Option<RequestConstraint>, ApiError> {
    let text = fields.string(name)?.filter(|text| !text.is_empty());
    Ok(text.map(|text| RequestConstraint {
        source: Source::Gbnf(text.to_owned()),
        field: fields.path(name),
    }))
}

/// Reads a regular expression; an empty string asks for nothing.
fn pattern(fields: &Fields, name: &str) -> Result<Option<RequestConstraint>, ApiError> {
    let text = fields.string(name)?.filter(|text| !text.is_empty());
    Ok(text.map(|text| RequestConstraint {
        source: Source::Regex(text.to_owned()),
        field: fields.path(name),
    }))
}

/// Reads a list of texts, one of which the answer is; an empty list asks for nothing.
fn choices(fields: &Fields, name: &str) -> Result<Option<RequestConstraint>, ApiError> {
    let list = fields.array(name)?.unwrap_or_default();
    // clients send it along with what they ask for
    if list.is_empty() {
        return Ok(None);
    }
    if list.len() > MAX_CHOICES {
        let what = format!("expected at most {MAX_CHOICES} strings, found {}", list.len());
        return Err(ApiError::bad_field(fields.path(name), what));
    }
    let mut texts = Vec::with_capacity(list.len());
    for (i, choice) in list.iter().enumerate() {
        let path = || format!("{}[{i}]", fields.path(name));
        texts.push(choice.as_str().ok_or_else(|| wrong(&path(), "a string", choice))?);
    }
    Ok(Some(RequestConstraint {
        source: conversation::constraint::choice(texts),
        field: fields.path(name),
    }))
}

fn missing(path: String, what: &str) -> ApiError {
    ApiError::bad_field(path, format!("expected {what}, but it is missing"))
}

/// Reads `open_objects`, `json_whitespace` and `json_safe_integers`.
fn options(fields: &Fields, defaults: Options) -> Result<Options, ApiError> {
    let whitespace = match fields.string("json_whitespace")? {
        None => defaults.whitespace,
        Some("compact") => Whitespace::Compact,
        Some("natural") => Whitespace::Natural,
        Some(_) => {
            return Err(ApiError::bad_field(
                "json_whitespace",
                "expected \"compact\" or \"natural\"",
            ));
        }
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

    fn read(
        body: Value,
        defaults: &ConstraintDefaults,
    ) -> Result<Option<RequestConstraint>, ApiError> {
        super::read(&Fields::of_body(&body).unwrap(), defaults)
    }

    #[test]
    fn every_form_is_understood() {
        let none = ConstraintDefaults::default();
        let string = json!({"type": "string"});
        let schema = |options| Source::Schema(string.clone(), options);
        let open = Options {
            open_objects: true,
            whitespace: Whitespace::Compact,
            numbers: NumberLimits::JsonSafe,
        };
        let plain = Options::default();
        for (body, source, field) in [
            (
                json!({"grammar": "root ::= \"a\""}),
                Source::Gbnf("root ::= \"a\"".into()),
                "grammar",
            ),
            (json!({"json_schema": string, "grammar": ""}), schema(plain), "json_schema"),
            (
                json!({"response_format": {
                    "type": "json_schema",
                    "json_schema": {"name": "x", "schema": string},
                }}),
                schema(plain),
                "response_format.json_schema.schema",
            ),
            (
                json!({"response_format": {"type": "json_schema", "schema": string}}),
                schema(plain),
                "response_format.schema",
            ),
            (
                json!({
                    "response_format": {"type": "json_object", "schema": string},
                    "open_objects": true,
                    "json_whitespace": "compact",
                    "json_safe_integers": true,
                }),
                schema(open),
                "response_format.schema",
            ),
            (
                json!({"response_format": {"type": "json_object"}}),
                Source::any_object(plain),
                "response_format",
            ),
        ] {
            let requested = read(body.clone(), &none).unwrap();
            assert_eq!(
                requested,
                Some(RequestConstraint { source, field: field.into() }),
                "{body}"
            );
        }
        assert_eq!(
            read(json!({"response_format": {"type": "text"}, "grammar": ""}), &none).unwrap(),
            None
        );
    }

    #[test]
    fn other_servers_words_are_the_same_constraints() {
        let schema = || Source::Schema(json!({"type": "string"}), Options::default());
        let pattern = || Source::Regex("[a-c]+".into());
        let gbnf = || Source::Gbnf("root ::= \"a\"".into());
        let choice = || Source::Gbnf(r#"root ::= "a\"b" | "c\n\\""#.into());
        let choices = json!(["a\"b", "c\n\\"]);
        for (body, source, field) in [
            (json!({"guided_json": {"type": "string"}}), schema(), "guided_json"),
            (json!({"guided_json": "{\"type\": \"string\"}"}), schema(), "guided_json"),
            (json!({"guided_regex": "[a-c]+", "guided_choice": []}), pattern(), "guided_regex"),
            (json!({"guided_choice": choices}), choice(), "guided_choice"),
            (json!({"guided_grammar": "root ::= \"a\""}), gbnf(), "guided_grammar"),
            (json!({"regex": "[a-c]+", "ebnf": ""}), pattern(), "regex"),
            (json!({"ebnf": "root ::= \"a\""}), gbnf(), "ebnf"),
            (json!({"grammar": {"type": "regex", "value": "[a-c]+"}}), pattern(), "grammar.value"),
            (
                json!({"grammar": {"type": "json_schema", "value": {"type": "string"}}}),
                schema(),
                "grammar.value",
            ),
        ] {
            let requested = read(body.clone(), &ConstraintDefaults::default()).unwrap();
            assert_eq!(
                requested,
                Some(RequestConstraint { source, field: field.into() }),
                "{body}"
            );
        }
        let any_object = || Source::any_object(Options::default());
        for (field, value, source) in [
            ("json", json!({"type": "string"}), schema()),
            ("json_object", json!(true), any_object()),
            ("regex", json!("[a-c]+"), pattern()),
            ("choice", choices.clone(), choice()),
            ("grammar", json!("root ::= \"a\""), gbnf()),
        ] {
            let body = json!({"structured_outputs": {field: value}});
            let requested = read(body, &ConstraintDefaults::default()).unwrap();
            assert_eq!(
                requested,
                Some(RequestConstraint { source, field: format!("structured_outputs.{field}") })
            );
        }
        for (format, source, field) in [
            (json!({"type": "regex", "pattern": "[a-c]+"}), pattern(), "pattern"),
            (json!({"type": "regex", "value": "[a-c]+"}), pattern(), "value"),
            (json!({"type": "choice", "choice": choices}), choice(), "choice"),
            (json!({"type": "grammar", "grammar": "root ::= \"a\""}), gbnf(), "grammar"),
        ] {
            let requested =
                read(json!({"response_format": format}), &ConstraintDefaults::default()).unwrap();
            assert_eq!(
                requested,
                Some(RequestConstraint { source, field: format!("response_format.{field}") })
            );
        }
    }

    #[test]
    fn a_default_holds_until_the_request_has_its_own() {
        let source = Source::Gbnf("root ::= \"a\"".into());
        let defaults =
            ConstraintDefaults { source: Some(source.clone()), options: Options::default() };
        let of = |body| read(body, &defaults).unwrap().map(|w| w.source);
        assert_eq!(of(json!({})), Some(source));
        assert_eq!(of(json!({"response_format": {"type": "text"}})), None);
        assert_eq!(
            of(json!({"json_schema": true})),
            Some(Source::Schema(json!(true), Options::default()))
        );
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
            (json!({"guided_json": "{"}), "guided_json"),
            (json!({"guided_regex": 5}), "guided_regex"),
            (json!({"guided_regex": "a", "guided_choice": ["a"]}), "guided_regex"),
            (
                json!({"structured_outputs": {"regex": "a", "choice": ["a"]}}),
                "structured_outputs.regex",
            ),
            (json!({"structured_outputs": {"json": {}}, "ebnf": "root ::= \"a\""}), "ebnf"),
            (json!({"structured_outputs": {"jsn": {}}}), "structured_outputs.jsn"),
            (json!({"guided_choice": ["a", 5]}), "guided_choice[1]"),
            (json!({"guided_choice": vec!["a"; 10_001]}), "guided_choice"),
            (json!({"grammar": {"type": "lark", "value": "start: \"a\""}}), "grammar.type"),
            (json!({"grammar": {"type": "regex"}}), "grammar.value"),
            (json!({"response_format": {"type": "regex"}}), "response_format.pattern"),
            (json!({"response_format": {"type": "structural_tag"}}), "response_format.type"),
            (json!({"json_whitespace": "wild"}), "json_whitespace"),
            (json!({"open_objects": 1}), "open_objects"),
            (json!({"json_safe_integers": "yes"}), "json_safe_integers"),
        ] {
            let error =
                read(body.clone(), &ConstraintDefaults::default()).expect_err(&body.to_string());
            let json: Value = serde_json::from_slice(&error.to_json()).unwrap();
            assert_eq!(
                (&json["error"]["param"], &json["error"]["code"]),
                (&json!(field), &json!(400)),
                "{body}"
            );
        }
    }
}
