//! Masks against `match`: what masks let through is accepted, and what is accepted and not let
//! through is a number that is not written so. Schemas and texts are put together at random.

mod random;

use std::sync::Arc;

use hob_grammar::{Automaton, Constraint, Error, NumberLimits, Options, Source, Vocabulary};
use serde_json::{Value, json};

use random::Random as Dice;

impl Dice {
    fn pick<'t, T: ?Sized>(&mut self, list: &[&'t T]) -> &'t T {
        list[self.below(list.len())]
    }
}

/// Returns all bytes, and texts that reach over the borders of JSON's tokens.
fn vocabulary() -> Arc<Vocabulary> {
    let single = (0..=255u8).map(|byte| vec![byte]);
    let texts = [
        "\":",
        "\": ",
        "\",\"",
        "\", \"",
        "{\"",
        "{\"a\":",
        "\"}",
        "]}",
        "],",
        "}]",
        "},{\"",
        "[[",
        "[]",
        "{}",
        "[\"",
        "\"]",
        ",1",
        "12",
        "00",
        "0.",
        ".5",
        "e1",
        "E+",
        "1e",
        "-1",
        "1,",
        "1}",
        "1]",
        "true",
        "null",
        "false",
        "tr",
        "nul",
        "ab",
        "abc",
        "aa",
        "xy",
        "x\"",
        "é",
        "\\u",
        "\\u00",
        "0061",
        "\\\"",
        "\\n",
        "a\":1",
        "\"b",
        "b\"",
        " a",
        "99999",
        "2026-",
        "k1",
        "k2\"",
        "\"k",
        "a\\",
        "\\u0061\":",
        "\",",
        "\"\"",
        "\\ud83d",
        "😀",
        "Ab1",
    ];
    let texts = texts.into_iter().map(|text| text.as_bytes().to_vec());
    // parts of characters
    let parts = [vec![0xC3, 0xA9, b'"'], vec![b'a', 0xF0, 0x9F], vec![0x98, 0x80]];
    Arc::new(Vocabulary::new(single.chain(texts).chain(parts).map(Into::into).collect()))
}

fn scalar(dice: &mut Dice) -> Value {
    let all = [json!(1), json!(2.5), json!("a"), json!("é/"), json!(null), json!(true), json!(1e3)];
    dice.pick(&all.each_ref()).clone()
}

fn value(dice: &mut Dice, depth: usize) -> Value {
    match dice.below(6) {
        0 if depth < 2 => json!([value(dice, depth + 1)]),
        1 if depth < 2 => json!({"a": value(dice, depth + 1)}),
        _ => scalar(dice),
    }
}

fn number(dice: &mut Dice) -> Value {
    let mut schema = json!({"type": dice.pick(&["number", "integer"])});
    if dice.below(3) == 0 {
        schema[dice.pick(&["minimum", "exclusiveMinimum"])] = json!(dice.below(5) as f64 - 2.5);
    }
    if dice.below(3) == 0 {
        schema[dice.pick(&["maximum", "exclusiveMaximum"])] = json!(dice.below(1000) + 10);
    }
    if dice.below(4) == 0 {
        schema["multipleOf"] = [json!(1), json!(5), json!(0.5), json!(0.01)][dice.below(4)].clone();
    }
    schema
}

fn string(dice: &mut Dice) -> Value {
    let patterns =
        ["^[a-z]+$", "[0-9]", "^.*[A-Z].*$", "^(a|b)*$", "x$", "^[^ ]+$", "^(?!a).*$", "é"];
    let mut schema = json!({"type": "string"});
    match dice.below(6) {
        0 => schema["maxLength"] = json!(dice.below(6)),
        1 => schema["minLength"] = json!(dice.below(4)),
        2 => {
            let parts = (0..1 + dice.below(4)).map(|_| json!({"pattern": dice.pick(&patterns)}));
            schema["allOf"] = parts.collect();
        }
        3 => schema["pattern"] = json!(dice.pick(&patterns)),
        4 => schema["format"] = json!(dice.pick(&["date", "ipv4", "uuid", "email"])),
        _ => {}
    }
    schema
}

fn array(dice: &mut Dice, depth: usize) -> Value {
    let mut schema = json!({"type": "array"});
    if dice.below(2) == 0 {
        schema["items"] = any_schema(dice, depth + 1);
    } else if dice.below(2) == 0 {
        schema["prefixItems"] = json!([any_schema(dice, depth + 1), any_schema(dice, depth + 1)]);
    }
    match dice.below(6) {
        0 => schema["maxItems"] = json!(dice.below(4)),
        1 => schema["minItems"] = json!(dice.below(3)),
        2 => schema["uniqueItems"] = json!(true),
        3 => {
            schema["contains"] = any_schema(dice, depth + 1);
            schema["minContains"] = json!(dice.below(3));
        }
        _ => {}
    }
    schema
}

fn object(dice: &mut Dice, depth: usize) -> Value {
    let keys = ["a", "ab", "k1", "k2", "é"];
    let mut schema = json!({"type": "object", "properties": {}});
    for _ in 0..dice.below(4) {
        let key = dice.pick(&keys);
        schema["properties"][key] = any_schema(dice, depth + 1);
    }
    if dice.below(2) == 0 {
        schema["required"] = json!([dice.pick(&keys)]);
    }
    match dice.below(9) {
        0 => schema["additionalProperties"] = any_schema(dice, depth + 1),
        1 => schema["patternProperties"] = json!({"^k": any_schema(dice, depth + 1)}),
        2 => schema["propertyNames"] = json!({"maxLength": 2}),
        3 => schema["minProperties"] = json!(dice.below(3)),
        4 => schema["maxProperties"] = json!(1 + dice.below(3)),
        5 => schema["dependentRequired"] = json!({dice.pick(&keys): [dice.pick(&keys)]}),
        6 => schema["unevaluatedProperties"] = json!(false),
        _ => {}
    }
    schema
}

fn any_schema(dice: &mut Dice, depth: usize) -> Value {
    let mut schema = match dice.below(if depth < 3 { 10 } else { 6 }) {
        0 | 1 => number(dice),
        2 | 3 => string(dice),
        4 => json!({"type": dice.pick(&["boolean", "null"])}),
        5 => json!({"enum": [value(dice, 0), value(dice, 0), scalar(dice)]}),
        6 => array(dice, depth),
        7 | 8 => object(dice, depth),
        _ => json!({}),
    };
    if depth < 2 {
        match dice.below(12) {
            0 => schema["not"] = json!({"const": value(dice, 0)}),
            1 => {
                schema["anyOf"] = json!([any_schema(dice, depth + 1), any_schema(dice, depth + 1)]);
            }
            2 => schema["allOf"] = json!([any_schema(dice, depth + 1)]),
            3 => {
                schema["oneOf"] = json!([any_schema(dice, depth + 1), any_schema(dice, depth + 1)]);
            }
            _ => {}
        }
    }
    schema
}

/// Writes texts at random, each ended with its completion.
fn written(constraint: &Constraint, dice: &mut Dice) -> Result<Vec<u8>, Error> {
    let vocabulary = constraint.vocabulary();
    let mut state = constraint.start();
    let mut text = Vec::new();
    for _ in 0..dice.below(40) {
        let mask = constraint.mask(state)?;
        let next: Vec<u32> =
            (0..vocabulary.len() as u32).filter(|&token| mask.contains(token)).collect();
        if next.is_empty() {
            break;
        }
        // texts of several bytes come more often than single ones
        let long: Vec<u32> = next.iter().copied().filter(|&token| token >= 256).collect();
        let next = if long.is_empty() || dice.below(3) == 0 { next } else { long };
        let token = next[dice.below(next.len())];
        text.extend(vocabulary.bytes(token));
        state = constraint.advance(state, token)?;
        assert!(!state.is_dead(), "{}", String::from_utf8_lossy(&text));
    }
    let rest = constraint.completion(state)?;
    let begun = String::from_utf8_lossy(&text).into_owned();
    for token in rest.unwrap_or_else(|| panic!("no end of {begun}")) {
        text.extend(vocabulary.bytes(token));
    }
    Ok(text)
}

/// Returns a text with a byte taken out, put in, or put in the place of another.
fn changed(text: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut text = text.to_vec();
    let at = dice.below(text.len().max(1));
    let byte = *dice.pick(&b"019.-e\"ax{}[],: \\".each_ref());
    match dice.below(3) {
        0 if at < text.len() => {
            text.remove(at);
        }
        1 if at < text.len() => text[at] = byte,
        _ => text.insert(at.min(text.len()), byte),
    }
    text
}

/// Returns the numbers of a JSON text as they are written.
fn numbers(text: &str) -> Vec<&str> {
    let mut outside = Vec::new();
    let mut rest = text;
    while let Some(quote) = rest.find('"') {
        outside.push(&rest[..quote]);
        let inside = &rest[quote + 1..];
        let mut escaped = false;
        let end = inside.bytes().position(|byte| {
            let ends = byte == b'"' && !escaped;
            escaped = byte == b'\\' && !escaped;
            ends
        });
        rest = end.map_or("", |end| &inside[end + 1..]);
    }
    outside.push(rest);
    let parts = outside.into_iter().flat_map(|part| part.split(|c| ",:[]{} \n\t\r".contains(c)));
    parts.filter(|part| part.starts_with(|c: char| c == '-' || c.is_ascii_digit())).collect()
}

/// Returns whether a number is one of those that are read and not written: of many digits, out of
/// range, with an exponent that no program writes, or zero with a sign.
fn is_unwritten(number: &str) -> bool {
    let (mantissa, exponent) = number.split_once(['e', 'E']).unwrap_or((number, "0"));
    let digits: String = mantissa.chars().filter(char::is_ascii_digit).collect();
    let significant = digits.trim_start_matches('0').len();
    let exponent_digits = exponent.trim_start_matches(['+', '-']);
    let is_large = exponent_digits.len() > 3
        || exponent_digits.parse::<u32>().is_ok_and(|exponent| exponent >= 15);
    let is_minus_zero = number.starts_with('-') && significant == 0;
    is_large || significant > 14 || digits.len() - significant > 10 || is_minus_zero
}

/// Checks that the mask of each place of a text holds the tokens that lead on, and no others.
fn masks_are_steps(constraint: &Constraint, automaton: &mut Automaton, text: &[u8], what: &Value) {
    let vocabulary = constraint.vocabulary();
    let mut from = constraint.start();
    let mut at = automaton.start();
    for i in 0..text.len() {
        let mask = constraint.mask(from).unwrap();
        for token in 0..vocabulary.len() as u32 {
            let next = automaton.advance(at, vocabulary.bytes(token)).unwrap();
            let before = || String::from_utf8_lossy(&text[..i]);
            let bytes = String::from_utf8_lossy(vocabulary.bytes(token));
            assert_eq!(mask.contains(token), !next.is_dead(), "{what}: {}|{bytes}", before());
        }
        from = constraint.advance(from, text[i].into()).unwrap();
        at = automaton.advance(at, &text[i..=i]).unwrap();
        assert_eq!(from.is_dead(), at.is_dead(), "{what}: byte {i}");
        if at.is_dead() {
            return;
        }
    }
    assert_eq!(constraint.accepting(from).unwrap(), automaton.is_accepting(at));
}

/// Checks one schema; returns whether it has texts, and is not too much.
fn check(
    schema: &Value,
    open_objects: bool,
    vocabulary: &Arc<Vocabulary>,
    dice: &mut Dice,
) -> bool {
    let limited = Options { open_objects, ..Options::default() };
    let any = Options { numbers: NumberLimits::None, ..limited };
    let compile = |options| {
        let source = Source::Schema(schema.clone(), options);
        Constraint::compile(&source, Arc::clone(vocabulary), &|_| None)
    };
    let (Ok(constraint), Ok(reader)) = (compile(limited), compile(any)) else { return false };
    assert_eq!(constraint.ignored(), reader.ignored(), "{schema}");
    let (mut matcher, _) = Automaton::from_schema(schema, any).unwrap();
    let (mut steps, _) = Automaton::from_schema(schema, limited).unwrap();
    for round in 0..6 {
        let Ok(text) = written(if round < 3 { &constraint } else { &reader }, dice) else {
            return false;
        };
        let mut texts: Vec<Vec<u8>> = (0..4).map(|_| changed(&text, dice)).collect();
        texts.insert(0, text);
        for (i, text) in texts.iter().enumerate() {
            let shown = String::from_utf8_lossy(text);
            let accepted = matcher.matches(text).unwrap();
            let let_through = steps.matches(text).unwrap();
            assert!(accepted || i > 0, "{schema}: written and refused: {shown}");
            assert!(accepted || !let_through, "{schema}: let through and refused: {shown}");
            if accepted && !let_through {
                let unwritten = numbers(&shown).into_iter().any(is_unwritten);
                assert!(unwritten, "{schema}: accepted and not let through: {shown}");
            }
            if let_through {
                serde_json::from_slice::<Value>(text)
                    .unwrap_or_else(|e| panic!("{schema}: {shown}: {e}"));
            }
        }
        if round == 0 {
            let begun = &texts[0][..texts[0].len().min(24)];
            masks_are_steps(&constraint, &mut steps, begun, schema);
        }
    }
    true
}

#[test]
fn masks_let_through_what_match_accepts_but_for_numbers_that_are_not_written() {
    let vocabulary = vocabulary();
    let mut dice = Dice::new(1);
    let mut n_checked = 0;
    for round in 0..if cfg!(debug_assertions) { 60 } else { 400 } {
        let schema = any_schema(&mut dice, 0);
        n_checked += usize::from(check(&schema, round % 2 == 0, &vocabulary, &mut dice));
    }
    assert!(n_checked > 40, "{n_checked}");
}

/// Returns all bytes, and many texts that reach from the end of a name into a member's value and
/// over it.
fn vocabulary_of_members() -> Arc<Vocabulary> {
    let values =
        ["1", "12", "-0.5", "\"", "\"x", "\"x\"", "[", "[]", "{", "{}", "{\"", "{\"a\":1", "t"];
    let ends = ["", ",", "}", "},\"", "]", ",\"a", ",\"b\":"];
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| [byte].into()).collect();
    for value in values {
        for end in ends {
            for begun in ["\":", "a\":", "\": ", "\"b\":"] {
                tokens.push([begun, value, end].concat().into_bytes().into());
            }
        }
    }
    Arc::new(Vocabulary::new(tokens))
}

#[test]
fn members_that_stand_in_several_objects_have_exact_masks() {
    let inner = json!({"type": "object", "properties": {"a": {"type": "integer"}}});
    let schemas = [
        json!({"type": "object", "properties": {"a": {"type": "integer"}, "o": inner.clone()}}),
        json!({"type": "object", "additionalProperties": inner, "maxProperties": 3}),
        json!({"type": "object", "properties": {"a": {"type": "array", "uniqueItems": true}},
            "additionalProperties": {"type": ["string", "integer"]}}),
        json!({"type": "array", "uniqueItems": true}),
        json!({"type": "array", "items": {"type": "object", "required": ["b"]},
            "uniqueItems": true}),
        json!({"type": "array", "items": {"type": "object", "required": ["b", "c"]}}),
    ];
    let texts = [
        r#"{"o":{"a":1,"b":{"a":{}}},"x":{"b":[1,{"a":2}]},"a":3}"#,
        r#"{"x":{"a":1,"c":"x"},"y":{"a":2},"b":{}}"#,
        r#"{"a":[1,{"b":1},"x",{"b":"x"},{"b":"y"},{"a":1}],"b":"x"}"#,
        r#"[{"a":"x"},{"b":12},["a","b"],["a",{"b":"x"}],{"b":1},["b","a"],["a","c"]]"#,
        r#"[{"b":1},{"b":"x"},{"b":12},{"b":{"b":1}},{"b":{"a":1}}]"#,
        r#"[{"b":1,"c":"x"},{"c":{"b":1},"b":[]}]"#,
    ];
    let vocabulary = vocabulary_of_members();
    for (schema, text) in schemas.iter().zip(texts) {
        for open_objects in [true, false] {
            let options = Options { open_objects, ..Options::default() };
            let source = Source::Schema(schema.clone(), options);
            let constraint =
                Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap();
            let (mut steps, _) = Automaton::from_schema(schema, options).unwrap();
            masks_are_steps(&constraint, &mut steps, text.as_bytes(), schema);
        }
    }
}

/// Returns all bytes, and a thousand texts that leave a string after two letters.
fn vocabulary_of_ends() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| [byte].into()).collect();
    for first in b'a'..=b'z' {
        for second in b'a'..=b'z' {
            tokens.push([first, second, b'"'].into());
            tokens.push([first, second].into());
        }
    }
    Arc::new(Vocabulary::new(tokens))
}

#[test]
fn more_tokens_that_leave_a_string_than_a_list_holds_are_all_in_the_mask() {
    let vocabulary = vocabulary_of_ends();
    let schemas = [
        json!({"type": "string", "maxLength": 9}),
        json!({"type": "string", "pattern": "^[a-z]*$"}),
        json!({"type": "string", "pattern": "^[a-z]{1,8}$"}),
        json!({"type": "string", "pattern": "^.*[a-z]$"}),
        json!({"type": "object", "properties": {"kind": {"type": "integer"}}}),
    ];
    for schema in schemas {
        let text = if schema["type"] == "string" { r#""kinds""# } else { r#"{"kinds":1}"# };
        let options = Options { open_objects: true, ..Options::default() };
        let source = Source::Schema(schema.clone(), options);
        let constraint = Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap();
        let (mut steps, _) = Automaton::from_schema(&schema, options).unwrap();
        masks_are_steps(&constraint, &mut steps, text.as_bytes(), &schema);
    }
}

/// Returns all bytes, and the texts that up to three of some pieces make.
fn vocabulary_of_pieces() -> Arc<Vocabulary> {
    let pieces = [
        "\"", "\"a", "\"a\"", "\"ab\"", "b\"", "\"\"", ",", ":1", "1", "[", "]", "{", "}",
        "\\u0061",
    ];
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| [byte].into()).collect();
    for first in pieces {
        for second in pieces {
            tokens.push([first, second].concat().into_bytes().into());
            for third in pieces {
                tokens.push([first, second, third].concat().into_bytes().into());
            }
        }
    }
    Arc::new(Vocabulary::new(tokens))
}

#[test]
fn tokens_after_which_nothing_is_left_that_differs_are_in_no_mask() {
    let list = json!({"type": "array", "uniqueItems": true, "items": {"enum": ["a", "ab"]}});
    let names = json!({"type": "object", "propertyNames": {"pattern": "^ab?$"}});
    let mixed = json!({"enum": ["a", "ab", 1, [], {}]});
    let strings = |pattern: &str| {
        let item = json!({"type": "string", "pattern": pattern});
        json!({"type": "array", "uniqueItems": true, "items": item})
    };
    // of strings that begin with `a` there are always others, of those with `b` one
    let few = json!({"type": "object", "propertyNames": {"pattern": "^(a|b)$"},
        "additionalProperties": strings("^a*$")});
    let cases = [
        (strings("^a*$"), r#"["a","","aa"]"#),
        (strings("^(a+|b)$"), r#"["a","b","aa"]"#),
        (
            json!({"type": "array", "uniqueItems": true, "items": strings("^[ab]*$")}),
            r#"[["a","ab",""],["a"],["","a"],[]]"#,
        ),
        (few, r#"{"a":["a",""],"b":["a","aa"]}"#),
        (list.clone(), r#"["ab","a"]"#),
        (list.clone(), r#"["a","ab"]"#),
        (json!({"type": "array", "uniqueItems": true, "items": mixed}), r#"[1,"a",[],"ab",{}]"#),
        (
            json!({"type": "array", "uniqueItems": true, "items": list}),
            r#"[["a"],["ab"],[],["ab","a"],["a","ab"]]"#,
        ),
        (names.clone(), r#"{"a":"a","ab":{"a":1}}"#),
        (
            json!({"type": "array", "uniqueItems": true, "items": names}),
            r#"[{"a":1},{"ab":1},{"a":1,"ab":1},{"ab":1,"a":"a"}]"#,
        ),
        (
            json!({"type": "object", "properties": {"ab": {"type": "integer"}}}),
            r#"{"a":{"a":1,"":1},"":"a","\u0061b":1,"b":1,"\"":1}"#,
        ),
        (
            json!({"type": "array", "uniqueItems": true}),
            r#"["a",["a"],{"a":1},[["a"]],"ab",1,[1]]"#,
        ),
    ];
    let vocabulary = vocabulary_of_pieces();
    for (schema, text) in cases {
        let options = Options { open_objects: true, ..Options::default() };
        let source = Source::Schema(schema.clone(), options);
        let constraint = Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap();
        let (mut steps, _) = Automaton::from_schema(&schema, options).unwrap();
        masks_are_steps(&constraint, &mut steps, text.as_bytes(), &schema);
    }
}
