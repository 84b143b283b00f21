//! The options of every place of a text, and masks with and without them.

use serde_json::{Value, json};

use super::*;
use crate::{Constraint, Lead, Options, RegionOption, Trigger};

fn bytes() -> Arc<Vocabulary> {
    Arc::new(Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect()))
}

fn compiled(source: &Source) -> Constraint {
    Constraint::compile(source, bytes(), &|_| None).unwrap()
}

fn schema(schema: Value) -> Source {
    Source::Schema(schema, Options::default())
}

fn lark(text: &str) -> Source {
    Source::Lark(text.into(), Options::default())
}

/// Returns for each byte of a text the digit that is the temperature in tenths with which it is
/// chosen; `-` where that is the request's.
fn temperatures(source: &Source, text: &str) -> String {
    let constraint = compiled(source);
    let regions = constraint.regions().unwrap();
    let mut state = constraint.start();
    let mut place = regions.start();
    let mut out = String::new();
    for (at, byte) in text.bytes().enumerate() {
        let options = regions.options(place).unwrap();
        out.push(match options.get(RegionOption::Temperature) {
            Some(value) => char::from_digit((value * 10.0) as u32, 36).unwrap(),
            None => '-',
        });
        state = constraint.advance(state, byte.into()).unwrap();
        assert!(!state.is_dead(), "{text} at {at}");
        place = regions.advance(place, byte.into()).unwrap();
        assert!(!place.0.is_dead(), "{text} at {at}");
    }
    assert!(constraint.accepting(state).unwrap(), "{text}");
    assert_eq!(regions.start_after(text.as_bytes(), &Stop::default()), Ok(place));
    assert_eq!(regions.advance_text(regions.start(), text.as_bytes()), Ok(place));
    out
}

#[track_caller]
fn check(source: &Source, text: &str, expected: &str) {
    assert_eq!(temperatures(source, text), expected, "{text}");
}

#[test]
fn a_value_begins_with_its_white_space_and_goes_on_until_it_cannot() {
    let source = schema(json!({
        "type": "object", "required": ["a", "b"], "x-temperature": 0.7,
        "properties": {
            "a": {"enum": ["x", "y"], "x-temperature": 0},
            "b": {"type": "integer", "x-temperature": 0.5},
        },
    }));
    check(&source, r#"{"a": "x", "b": 12}"#, "7777700007777775555");
    let source = schema(json!({"items": {"x-temperature": 0.5, "type": ["integer", "array"],
        "items": {"type": "boolean", "x-temperature": 0.1}}}));
    check(&source, "[[true,false],1]", "-511115111115-55");
}

#[test]
fn the_innermost_value_of_each_option_holds() {
    let source = schema(json!({
        "x-temperature": 1, "x-top-k": 5, "type": "array",
        "items": {"x-temperature": 0.5, "x-top-p": 0.5, "type": "string", "maxLength": 3},
    }));
    let constraint = compiled(&source);
    let regions = constraint.regions().unwrap();
    let options = |text: &[u8]| {
        let place = regions.start_after(text, &Stop::default()).unwrap();
        let options = regions.options(place).unwrap();
        RegionOption::ALL.map(|option| options.get(option))
    };
    assert_eq!(options(b""), [Some(1.0), None, Some(5.0), None]);
    assert_eq!(options(b"[\"a"), [Some(0.5), Some(0.5), Some(5.0), None]);
    assert_eq!(options(b"[\"a\","), [Some(0.5), Some(0.5), Some(5.0), None]);
    assert_eq!(options(b"[\"a\""), [Some(1.0), None, Some(5.0), None]);
}

#[test]
fn names_have_the_options_of_property_names() {
    let names = json!({"x-temperature": 0.3});
    let source = schema(json!({
        "properties": {"ab": {"type": "boolean", "x-temperature": 0.1}}, "required": ["ab"],
        "additionalProperties": {"type": "null"}, "propertyNames": names, "x-temperature": 0.9,
        "type": "object",
    }));
    check(&source, r#"{"ab":true,"c":null}"#, "93333311119333999999");
}

#[test]
fn of_alternatives_the_one_written_first_holds() {
    let both = |first: f64, second: f64| {
        schema(json!({"anyOf": [
            {"type": "string", "maxLength": 2, "x-temperature": first},
            {"type": "string", "maxLength": 4, "x-temperature": second},
        ]}))
    };
    check(&both(0.1, 0.2), r#""abc""#, "11112");
    check(&both(0.2, 0.1), r#""abc""#, "22221");
    // what stands deeper holds before what stands around it
    let source = schema(json!({"anyOf": [
        {"type": "array", "items": {"type": "boolean"}, "x-temperature": 0.1},
        {"type": "array", "items": {"type": "boolean", "x-temperature": 0.2}, "x-temperature": 1},
    ]}));
    check(&source, "[true]", "122221");
}

#[test]
fn references_and_recursion_come_to_the_same_parts() {
    let source = schema(json!({
        "$ref": "#/$defs/node",
        "$defs": {"node": {
            "type": "object", "required": ["v", "next"], "additionalProperties": false,
            "properties": {
                "v": {"type": "boolean", "x-temperature": 0.2},
                "next": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/node"}]},
            },
        }},
    }));
    let inner = r#"{"v":true,"next":null}"#;
    let expected = "-----2222-------------";
    check(&source, inner, expected);
    let around = ["-----2222--------", "-"];
    check(&source, &inner.replace("null", inner), &around.join(expected));
    // beside a reference, what it names is the inner one
    let source = schema(json!({
        "properties": {"a": {"$ref": "#/$defs/a", "x-temperature": 0.1},
            "b": {"$ref": "#/$defs/b", "x-temperature": 0.1}},
        "$defs": {"a": {"type": "null", "x-temperature": 0.2}, "b": {"type": "null"}},
    }));
    check(&source, r#"{"a":null,"b":null}"#, "-----2222-----1111-");
}

#[test]
fn rules_and_terminals_of_lark_have_options() {
    let source = lark(
        "start: name \"=\" NUMBER\nname[temperature=0.1]: /[a-z]+/\n\
         NUMBER[temperature=0.5, top_k=3]: /[0-9]+/",
    );
    check(&source, "ab=12", "11155");
    // a rule that begins with itself
    let source =
        lark("start: sum\nsum[temperature=0.2]: sum \"+\" /[0-9]/ | /[0-9]/ | \"(\" sum \")\"");
    check(&source, "1+2", "222");
    check(&source, "(1+2)+3", "2222222");
    let source = lark(
        "start: \"a\" inner \"b\"\n\
         inner[temperature=0]: %json {\"type\": \"boolean\", \"x-temperature\": 0.3}",
    );
    check(&source, "atrueb", "-3333-");
}

#[test]
fn recursion_at_the_end_of_a_part_takes_no_space() {
    for grammar in [
        "start[temperature=0.2]: \"a\" start | \"b\"",
        "start[temperature=0.2]: \"a\" other | \"b\"\nother[temperature=0.3]: \"a\" start | \"b\"",
    ] {
        let constraint = compiled(&lark(grammar));
        let regions = constraint.regions().unwrap();
        let mut place = regions.start();
        let mut places = std::collections::HashSet::new();
        for _ in 0..1000 {
            place = regions.advance(place, b'a'.into()).unwrap();
            assert!(regions.options(place).unwrap().get(RegionOption::Temperature).is_some());
            places.insert(place);
        }
        assert!(places.len() <= 20, "{grammar}: {}", places.len());
    }
}

#[test]
fn text_around_a_source_has_the_options_of_the_request() {
    let inner = schema(json!({"type": "boolean", "x-temperature": 0.4}));
    let lead = vec![Lead::Without("</think>".into()), Lead::Text("</think>".into())];
    check(&Source::Behind(lead, inner.into()), "hm</think>true", "----------4444");
    let triggered = lark("start[temperature=0.2]: \"<c>\" /[a-z]*/ \"</c>\"");
    let lazy = Source::Lazy(vec![Trigger::Word("<c>".into())], triggered.into());
    check(&lazy, "no <c>ab</c>", "------222222");
    let tag = json!({"type": "structural_tag", "format": {
        "type": "tag", "begin": "<a>", "end": "</a>",
        "content": {"type": "json_schema", "json_schema": {"type": "null", "x-temperature": 0.6}},
    }});
    check(&Source::Tags(tag, Options::default()), "<a>null</a>", "---6666----");
}

#[test]
fn what_is_wrong_names_its_place() {
    let problem =
        |source: &Source| Constraint::compile(source, bytes(), &|_| None).unwrap_err().to_string();
    for (keyword, value, expected) in [
        ("x-temperature", json!(-1), "at least 0"),
        ("x-temperature", json!("hot"), "at least 0"),
        ("x-top-p", json!(1.5), "from 0 to 1"),
        ("x-top-k", json!(0.5), "whole number"),
        ("x-min-p", json!(-0.1), "from 0 to 1"),
    ] {
        let found = problem(&schema(json!({"properties": {"a": {keyword: value}}})));
        assert!(found.contains(&format!("/properties/a/{keyword}")), "{found}");
        assert!(found.contains(expected), "{found}");
        let found = problem(&schema(json!({"type": "object", "propertyNames": {keyword: value}})));
        assert!(found.contains(&format!("/propertyNames/{keyword}")), "{found}");
    }
    for attribute in ["temperature=-1", "temperature", "top_p=2", "top_k=1.5", "temperature=a"] {
        let found = problem(&lark(&format!("start: a\na[{attribute}]: \"a\"")));
        assert!(found.contains("line 2"), "{found}");
    }
    let found = problem(&lark("start: A\nA[lazy]: \"a\""));
    assert!(found.contains("terminal"), "{found}");
    let source = schema(json!({"x-temperature": 0}));
    let found = crate::precompile(&source, &bytes(), &|_| None).unwrap_err().to_string();
    assert!(found.contains("x-temperature"), "{found}");
}

#[test]
fn too_many_parts_are_refused() {
    let properties: serde_json::Map<String, Value> =
        (0..5000).map(|n| (format!("p{n}"), json!({"type": "null", "x-temperature": n}))).collect();
    let source = schema(json!({"type": "object", "properties": properties}));
    let found = Constraint::compile(&source, bytes(), &|_| None).unwrap_err();
    assert!(matches!(found, Error::Limit { limit: 4096, .. }), "{found}");
    // properties, values and keywords of other meaning are none
    let others = schema(json!({
        "properties": {"x-temperature": {"type": "null"}}, "default": {"x-temperature": "hot"},
        "x-other": 1,
    }));
    assert!(compiled(&others).regions().is_none());
}

/// Returns a schema without options of sampling.
fn without_options(schema: &Value) -> Value {
    match schema {
        Value::Object(map) => {
            let is_option = |key: &str| RegionOption::of_keyword(key).is_some();
            let others = map.iter().filter(|(key, _)| !is_option(key));
            others.map(|(key, value)| (key.clone(), without_options(value))).collect()
        }
        Value::Array(list) => list.iter().map(without_options).collect(),
        value => value.clone(),
    }
}

/// Returns the tokens that may come in a state.
fn allowed(constraint: &Constraint, state: State) -> Vec<u32> {
    let mask = constraint.mask(state).unwrap();
    (0..constraint.vocabulary().len() as u32).filter(|&token| mask.contains(token)).collect()
}

#[test]
fn masks_are_the_same_with_and_without_options() {
    let tokens = ["{\"", "\":", "\": ", "\", \"", "true", "\"a\"", "12", "]}", "null", ", ", "ab"];
    let single = (0..=255).map(|byte: u8| Box::from([byte]));
    let tokens = single.chain(tokens.map(|token| token.as_bytes().into())).collect();
    let vocabulary = Arc::new(Vocabulary::new(tokens));
    for schema in [
        json!({"type": "object", "x-temperature": 0.7, "required": ["a"],
            "properties": {"a": {"enum": ["a", "b", 12], "x-temperature": 0}, "b": {"x-top-k": 3}},
            "additionalProperties": {"type": "integer", "x-min-p": 0.1}}),
        json!({"type": "array", "uniqueItems": true, "maxItems": 4, "x-temperature": 1, "items":
            {"anyOf": [{"enum": ["a", "ab"], "x-temperature": 0}, {"type": "boolean"}]}}),
        json!({"type": "array", "uniqueItems": true,
            "items": {"type": "integer", "minimum": 1, "maximum": 12, "x-temperature": 0}}),
        json!({"type": "object", "propertyNames": {"x-temperature": 0, "maxLength": 3},
            "additionalProperties": {"$ref": "#", "x-temperature": 0.5}}),
        json!({"type": "object", "propertyNames": {"x-temperature": 0},
            "properties": {"a": {"$ref": "#/$defs/a", "x-top-p": 0.5}, "b": {"x-temperature": 1}},
            "$defs": {"a": {"type": ["string", "null"], "maxLength": 2, "x-temperature": 0}}}),
        json!({"oneOf": [{"type": "string", "x-temperature": 0}, {"const": "ab"},
            {"type": "object", "minProperties": 1, "x-temperature": 2}]}),
    ] {
        let compile = |schema: Value| {
            let source = Source::Schema(schema, Options::default());
            Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap()
        };
        let with = compile(schema.clone());
        let without = compile(without_options(&schema));
        assert!(without.regions().is_none());
        let regions = with.regions().unwrap();
        for seed in 0..20u32 {
            let mut random = seed.wrapping_mul(2_654_435_761) | 1;
            let mut states = [with.start(), without.start()];
            let mut place = regions.start();
            for _ in 0..40 {
                let allowed = allowed(&with, states[0]);
                assert_eq!(allowed, self::allowed(&without, states[1]), "{schema}");
                regions.options(place).unwrap();
                if allowed.is_empty() {
                    break;
                }
                random ^= random << 13;
                random ^= random >> 17;
                random ^= random << 5;
                let token = allowed[random as usize % allowed.len()];
                states[0] = with.advance(states[0], token).unwrap();
                states[1] = without.advance(states[1], token).unwrap();
                place = regions.advance(place, token).unwrap();
                assert!(!place.0.is_dead(), "{schema}");
            }
        }
    }
}
