//! Schemas that nothing satisfies are refused with the place; others are enforced exactly.

use hob_grammar::{Automaton, Error, NumberLimits, Options};
use serde_json::{Value, json};

/// Returns the error of a schema.
fn refused(schema: &Value) -> String {
    let refused = Automaton::from_schema(schema, Options::default());
    refused.err().unwrap_or_else(|| panic!("not refused: {schema}")).to_string()
}

#[test]
fn what_nothing_satisfies_is_refused_with_its_place() {
    let cases = [
        (json!(false), "#"),
        (json!({"type": "string", "enum": [1]}), "#"),
        (json!({"type": "array", "minItems": 3, "maxItems": 2}), "#"),
        (json!({"type": "integer", "minimum": 5, "maximum": 3}), "#"),
        (json!({"allOf": [{"type": "string"}, {"type": "integer"}]}), "#"),
        (json!({"type": "string", "pattern": "^a$", "minLength": 2}), "#"),
        (
            json!({"type": "object", "required": ["a"], "properties": {"a": false}}),
            "#/properties/a",
        ),
        (
            json!({"type": "object", "required": ["a"], "additionalProperties": false}),
            "#/additionalProperties",
        ),
        (
            json!({"type": "array", "prefixItems": [{"type": "integer"}, false], "minItems": 2}),
            "#/prefixItems/1",
        ),
        (
            json!({"type": "object", "required": ["a"], "properties": {"a": {
                "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/b"}}},
                "$defs": {"b": {"type": "string", "minLength": 2, "maxLength": 1}}}),
            "#/properties/a/items",
        ),
        (
            json!({"type": "object", "required": ["a"], "allOf": [
                {"properties": {"a": {"type": "string"}}},
                {"properties": {"a": {"type": "null"}}}]}),
            "#/allOf/0/properties/a and #/allOf/1/properties/a",
        ),
    ];
    for (schema, place) in cases {
        let expected = format!("no text matches the schema: nothing satisfies {place}");
        assert_eq!(refused(&schema), expected, "{schema}");
    }
    // not what need not come
    let optional = json!({"type": "object", "properties": {"a": false, "b": {"type": "null"}}});
    let (mut optional, ignored) =
        Automaton::from_schema(&optional, Options::default()).expect("a schema");
    assert!(ignored.is_empty() && optional.matches(b"{\"b\":null}").unwrap());
    assert!(!optional.matches(b"{\"a\":1}").unwrap());
}

/// Returns which of some texts a schema accepts, all of whose keywords are enforced.
fn accepted(schema: &Value, texts: &[&str], options: Options) -> Vec<bool> {
    let (mut automaton, ignored) = Automaton::from_schema(schema, options).unwrap();
    assert!(ignored.is_empty(), "{schema}: {ignored:?}");
    texts.iter().map(|text| automaton.matches(text.as_bytes()).unwrap()).collect()
}

#[test]
fn items_that_are_contained_are_spoken_of() {
    let strings = json!({"type": "array", "prefixItems": [{"type": "integer"}],
        "contains": {"type": "string"}, "unevaluatedItems": {"type": "boolean"}});
    let texts = ["[1,\"a\"]", "[1,\"a\",true,\"b\",\"c\",false]", "[1,true]", "[1,\"a\",2]", "[]"];
    let exact = Options::default();
    assert_eq!(accepted(&strings, &texts, exact), [true, true, false, false, false]);
    let some = json!({"type": "array", "contains": {"type": "string"}, "minContains": 2,
        "maxContains": 3, "unevaluatedItems": false});
    let texts = ["[\"a\",\"b\"]", "[\"a\"]", "[\"a\",\"b\",\"c\",\"d\"]", "[\"a\",\"b\",1]"];
    assert_eq!(accepted(&some, &texts, exact), [true, false, false, false]);
    let two = json!({"type": "array", "allOf": [{"contains": {"type": "string"}},
        {"contains": {"type": "number", "minimum": 5}}], "unevaluatedItems": {"type": "null"}});
    let texts = ["[\"a\",7,null,8,\"b\"]", "[7,\"a\"]", "[7,\"a\",1]", "[7,null]"];
    assert_eq!(accepted(&two, &texts, exact), [true, true, false, false]);
    let six: Vec<Value> = (1..=6).map(|n| json!({"contains": {"const": n}})).collect();
    let texts = ["[6,5,4,3,2,1]", "[1,2,0,3,4,5,5,6,7]", "[1,2,3,4,5]"];
    let six = json!({"type": "array", "allOf": six});
    assert_eq!(accepted(&six, &texts, exact), [true, true, false]);
}

/// A whole number with a point is read as a double, which tells 15 digits apart.
#[test]
fn whole_numbers_with_a_point_have_no_more_digits_than_a_double() {
    let options =
        Options { open_objects: true, numbers: NumberLimits::Int64, ..Options::default() };
    let texts = [
        "100",
        "100.0",
        "99999999999900.0",
        "9223372036854775800",
        "9223372036854775800.0",
        "9999999999999999900",
        "1000000000000000.0",
    ];
    let expected = [true, true, true, true, false, false, false];
    for schema in [
        json!({"type": "integer"}),
        json!({"type": "integer", "minimum": 0}),
        json!({"type": "integer", "minimum": 1}),
        json!({"type": "integer", "maximum": 9_223_372_036_854_775_800_u64}),
        json!({"type": "integer", "multipleOf": 100}),
        json!({"type": "number", "multipleOf": 50, "minimum": 1}),
        json!({"type": "integer", "not": {"multipleOf": 17}}),
    ] {
        assert_eq!(accepted(&schema, &texts, options), expected, "{schema}");
    }
    // digits alone where the bounds ask for more
    let large = json!({"type": "integer", "minimum": 1_000_000_000_000_000_u64});
    let texts = ["1000000000000000", "1000000000000000.0", "5"];
    assert_eq!(accepted(&large, &texts, options), [true, false, false]);
}

#[test]
fn many_patterns_together_are_enforced_or_refused() {
    let all = |patterns: Vec<String>| {
        let patterns: Vec<Value> = patterns.iter().map(|p| json!({"pattern": p})).collect();
        json!({"type": "string", "allOf": patterns})
    };
    let words = ["root", "test", "admin", "user", "guest", "login", "pass", "word", "abcd", "1234"];
    let without: Vec<String> = words.map(|word| format!("^(?!.*{word})")).into();
    let strong = ["^[ -~]{8,64}$", "[a-z]", "[A-Z]", "[0-9]", "[!@#$%]", "^[^ ]+$", "^.*$"];
    let strong = strong.map(str::to_owned).into_iter().chain(without).chain(["^".into()]);
    let texts = ["\"aB3!aB3!\"", "\"aB3!test\"", "\"ab3!ab3!\"", "\"aB3!\""];
    let verdicts = accepted(&all(strong.collect()), &texts, Options::default());
    assert_eq!(verdicts, [true, false, false, false]);
    // each letter must come: a state for each set of letters
    let letters = all(('a'..='t').map(String::from).collect());
    match Automaton::from_schema(&letters, Options::default()) {
        Ok((mut automaton, ignored)) => {
            assert!(ignored.is_empty());
            assert!(automaton.matches(b"\"abcdefghijklmnopqrst\"").unwrap());
            assert!(!automaton.matches(b"\"abcdefghijklmnopqrs\"").unwrap());
        }
        Err(error) => assert!(matches!(error, Error::TooMuchWork { .. }), "{error}"),
    }
}
