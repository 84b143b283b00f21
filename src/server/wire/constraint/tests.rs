//! Each field of each server, read.

use serde_json::json;

use super::*;
use crate::grammar::{SchemaPlace, Whitespace};

fn read(body: Value, defaults: &ConstraintDefaults) -> Result<Option<RequestConstraint>, ApiError> {
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
        (json!({"grammar": "root ::= \"a\""}), Source::Gbnf("root ::= \"a\"".into()), "grammar"),
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
        assert_eq!(requested, Some(RequestConstraint::new(source, field.into())), "{body}");
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
    let choice = || Source::choice(["a\"b", "c\n\\"]);
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
        assert_eq!(requested, Some(RequestConstraint::new(source, field.into())), "{body}");
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
            Some(RequestConstraint::new(source, format!("structured_outputs.{field}")))
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
            Some(RequestConstraint::new(source, format!("response_format.{field}")))
        );
    }
}

#[test]
fn a_default_holds_until_the_request_has_its_own() {
    let source = Source::Gbnf("root ::= \"a\"".into());
    let defaults = ConstraintDefaults { source: Some(source.clone()), options: Options::default() };
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
        (json!({"guided_choice": vec!["a"; MAX_CHOICES + 1]}), "guided_choice"),
        (json!({"grammar": {"type": "larch", "value": "start: \"a\""}}), "grammar.type"),
        (json!({"grammar": {"type": "regex"}}), "grammar.value"),
        (json!({"response_format": {"type": "regex"}}), "response_format.pattern"),
        (json!({"json_whitespace": "wild"}), "json_whitespace"),
        (json!({"guided_whitespace_pattern": " +"}), "guided_whitespace_pattern"),
        (
            json!({"structured_outputs": {"json": {}, "whitespace_pattern": "x"}}),
            "structured_outputs.whitespace_pattern",
        ),
        (json!({"json_whitespace": "compact", "whitespace_pattern": "[ ]?"}), "whitespace_pattern"),
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

#[test]
fn a_pattern_of_white_space_is_honoured() {
    let defaults = ConstraintDefaults::default();
    for (fields, whitespace) in [
        (json!({"guided_json": {}, "guided_whitespace_pattern": "[ ]?"}), Whitespace::Spaced),
        (json!({"json_schema": {}, "whitespace_pattern": ""}), Whitespace::Compact),
        (json!({"json_schema": {}, "json_whitespace": "spaced"}), Whitespace::Spaced),
        (
            json!({"structured_outputs": {"json": {}, "whitespace_pattern": "[\n\t ]*"}}),
            Whitespace::Natural,
        ),
    ] {
        let options = Options { whitespace, ..Options::default() };
        let found = read(fields.clone(), &defaults).unwrap().unwrap().source;
        assert_eq!(found, Source::Schema(json!({}), options), "{fields}");
    }
}

/// The pointers of an error, not its words, say which field is at fault.
#[test]
fn the_fault_of_a_part_is_that_of_its_field() {
    let part = |pointer: &str, field: &str| ConstraintPart {
        pointer: pointer.into(),
        field: field.into(),
        strict: false,
        tool: None,
    };
    let source = Source::any_object(Options::default());
    let requested = RequestConstraint {
        parts: vec![part("#/anyOf/1", "tools[0]"), part("#/anyOf/12/a~1b", "tools[1]")],
        ..RequestConstraint::new(source, "response_format".into())
    };
    let fault = |error: Error| {
        let json: Value = serde_json::from_slice(&requested.error(&error).to_json()).unwrap();
        let text = |name: &str| json["error"][name].as_str().unwrap().to_owned();
        (text("param"), text("message"))
    };
    let schema = |pointer: &str, found: &str| Error::Schema {
        pointer: pointer.into(),
        found: found.into(),
        expected: "a list".into(),
    };
    let (field, message) = fault(schema("#/anyOf/1/enum", "\"#/anyOf/12/a~1b\""));
    assert_eq!(field, "tools[0]");
    assert!(message.contains("schema #/enum: \"#/anyOf/12/a~1b\""), "{message}");
    let (field, message) = fault(schema("#/anyOf/12/a~1b", "5"));
    assert_eq!((field.as_str(), message.contains("schema #: 5")), ("tools[1]", true), "{message}");
    let (field, message) = fault(schema("#/anyOf/10/type", "5"));
    assert_eq!(field, "response_format");
    assert!(message.contains("#/anyOf/10/type"), "{message}");
    let holds = ["#/anyOf/12/a~1b/x", "#/anyOf/12/a~1b/y"].map(String::from).into();
    let place = SchemaPlace { holds, fails: Vec::new() };
    let (field, message) = fault(Error::Unsatisfiable { what: "the schema".into(), place });
    assert_eq!(field, "tools[1]");
    assert!(message.ends_with("nothing satisfies #/x and #/y"), "{message}");
}
