//! Completions of objects that need more members: no name comes twice, whatever names there are.

use std::collections::HashSet;
use std::sync::Arc;

use hob_grammar::{Error, Matcher, Options, Source, TokenTable};
use serde_json::{Value, json};

/// Returns the position before any text of a schema, over a vocabulary of bytes.
fn matcher(schema: &Value) -> Result<Matcher, Error> {
    let tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| [byte].into()).collect();
    let table = TokenTable::new(tokens, [], vec![])?;
    let options = Options { open_objects: true, ..Options::default() };
    let constraint = table.compile(&Source::Schema(schema.clone(), options))?;
    Ok(table.matcher(Arc::from(constraint)))
}

/// Returns a text that begins so and is brought to its end; `None` if no end is known.
fn ended(schema: &Value, begin: &str) -> Option<String> {
    let mut matcher = matcher(schema).unwrap();
    let begin: Vec<u32> = begin.bytes().map(u32::from).collect();
    assert_eq!(matcher.advance_all(&begin).unwrap(), begin.len(), "{schema}");
    let end = matcher.completion().unwrap()?;
    let bytes = begin.iter().chain(&end).map(|&token| u8::try_from(token).unwrap());
    let text = String::from_utf8(bytes.collect()).unwrap();
    assert_eq!(matcher.advance_all(&end).unwrap(), end.len(), "{schema}: {text}");
    Some(text)
}

/// Returns the number of members of a flat object, after checking that their names differ.
fn members(text: &str) -> usize {
    let map: serde_json::Map<String, Value> = serde_json::from_str(text).unwrap();
    let written = text.matches("\":").count();
    assert_eq!(map.len(), written, "a name comes twice in {text}");
    let names: HashSet<&String> = map.keys().collect();
    names.len()
}

#[test]
fn made_up_names_of_every_pattern_differ() {
    let patterned = |names: &[(&str, Value)], n: u32| {
        let patterns: serde_json::Map<String, Value> =
            names.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        json!({"type": "object", "patternProperties": patterns, "additionalProperties": false,
            "minProperties": n})
    };
    let integer = json!({"type": "integer"});
    let string = json!({"type": "string"});
    for (schema, n) in [
        (
            json!({"type": "object", "minProperties": 3, "propertyNames": {"pattern": "^x-"},
                "patternProperties": {"^x-": {"type": "string"}}}),
            3,
        ),
        (patterned(&[("^a$", integer.clone()), ("^c$", string.clone())], 2), 2),
        (patterned(&[("^[ab]$", integer.clone()), ("^[cd]$", string.clone())], 4), 4),
        (json!({"type": "object", "minProperties": 3, "maxProperties": 4}), 3),
    ] {
        let text = ended(&schema, "").unwrap_or_else(|| panic!("{schema} has an end"));
        assert_eq!(members(&text), n, "{schema}: {text}");
    }
}

#[test]
fn what_has_begun_is_not_made_up_again() {
    let two = json!({"type": "object", "propertyNames": {"pattern": "^[ab]$"}, "minProperties": 2,
        "additionalProperties": {"type": "string"}});
    let three = json!({"type": "object", "minProperties": 3, "maxProperties": 4});
    let five = json!({"type": "object", "minProperties": 5, "properties": {"a": {}}});
    for (schema, begins) in [
        (&two, &["{", "{\"", "{\"a", "{\"b\"", "{\"a\":\"x", "{\"\\u0061\":\"x", "{\"\\u0062"][..]),
        (&three, &["{\"", "{\"\":1", "{\"\":1,\"", "{\"a\":1,\"a", "{\"a\":{\"a\":1}, \""]),
        (&five, &["{\"", "{\"b\":[],\"", "{\"a\":1,\"\":2,\"b\":3,\"c"]),
    ] {
        for begin in begins {
            let text = ended(schema, begin).unwrap_or_else(|| panic!("{begin} has an end"));
            let map: serde_json::Map<String, Value> = serde_json::from_str(&text).unwrap();
            let least = schema["minProperties"].as_u64().unwrap() as usize;
            assert!(map.len() >= least, "{schema}: {text}");
        }
    }
}

/// `b` would have to be an integer and a string, so that there are two names for three members.
#[test]
fn names_that_no_text_may_have_are_not_counted_on() {
    let schema = json!({"type": "object", "additionalProperties": false, "minProperties": 3,
        "patternProperties": {"^[ab]$": {"type": "integer"}, "^[bd]$": {"type": "string"}}});
    match matcher(&schema) {
        Err(error) => assert!(matches!(error, Error::Unsatisfiable { .. }), "{error}"),
        Ok(matcher) => assert_eq!(matcher.completion().unwrap(), None),
    }
}

/// Nothing satisfies the schema, which is read leniently then, and says so.
#[test]
fn a_name_that_may_not_be_is_reported_where_it_must_be() {
    let schema = json!({"type": "object", "properties": {"d": true}, "required": ["d"],
        "propertyNames": {"not": {"const": "d"}}});
    for open_objects in [false, true] {
        let options = Options { open_objects, ..Options::default() };
        let (_, ignored) = hob_grammar::Automaton::from_schema(&schema, options).unwrap();
        assert_eq!(ignored, ["#/propertyNames/not"], "open: {open_objects}");
    }
}
