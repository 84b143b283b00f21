//! Arguments of tools between tags: what a schema allows there, and that masks are exact and every
//! text can be ended.

use std::sync::Arc;

use hob_grammar::{
    ArgumentTags, ArgumentTypes, Beside, Constraint, Frame, Lead, Options, Source, Stop, TextCall,
    TextForm, ValueSyntax, Vocabulary, precompile,
};
use serde_json::{Value, json};

fn text(text: &str) -> Vec<Lead> {
    vec![Lead::Text(text.into())]
}

/// Calls `<call>f\n<p=NAME>VALUE</p></call>`.
fn frame(schemas: &Value, beside: Beside) -> Frame {
    let types = ArgumentTypes::of_tools(schemas, Options::default(), &Stop::default()).unwrap();
    let names = (0..types.len()).map(|i| format!("f{i}")).collect();
    Frame {
        begin: text("<call>"),
        names,
        end: text("</call>"),
        many: true,
        tags: Some(Box::new(ArgumentTags {
            open: text("\n<p="),
            name_end: ">".into(),
            text: Vec::new(),
            json: Vec::new(),
            close: text("</p>"),
            barred: "</p>".into(),
            end: text("."),
            none: text("!."),
            types,
            ..ArgumentTags::default()
        })),
        ..Frame::new(beside)
    }
}

fn source(schema: Value) -> Source {
    let schemas = json!({"anyOf": [schema]});
    let frame = frame(&schemas, Beside::Nothing);
    Source::Framed(schemas, Options::default(), Box::new(frame))
}

fn vocabulary() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| Box::from([byte])).collect();
    let words = [
        "<call>",
        "</call>",
        "f0",
        "\n<p=",
        "</p>",
        "<p",
        "</",
        "/p>",
        "p>",
        ">a",
        "a</p>",
        "ab",
        "a>1",
        "null",
        "true",
        "12",
        "</p>\n<p=b>",
        "</p>.",
        ".</call>",
        "\"a\"",
        "{\"",
        "[1",
        "]<",
    ];
    tokens.extend(words.map(|word| Box::from(word.as_bytes())));
    Arc::new(Vocabulary::new(tokens))
}

/// Checks that at each byte of a text the mask has exactly the tokens that can be taken, and that
/// the text so far can be ended.
fn check_masks(constraint: &Constraint, text: &str) {
    let vocabulary = Arc::clone(constraint.vocabulary());
    let mut state = constraint.start();
    for at in 0..=text.len() {
        let so_far = String::from_utf8_lossy(&text.as_bytes()[..at]);
        assert!(!state.is_dead(), "{so_far:?}");
        let mask = constraint.mask(state).unwrap();
        for token in 0..vocabulary.len() as u32 {
            let next = constraint.advance(state, token).unwrap();
            let bytes = String::from_utf8_lossy(vocabulary.bytes(token)).into_owned();
            assert_eq!(mask.contains(token), !next.is_dead(), "{bytes:?} after {so_far:?}");
        }
        let mut end = state;
        for token in
            constraint.completion(state).unwrap().unwrap_or_else(|| panic!("no end of {so_far:?}"))
        {
            end = constraint.advance(end, token).unwrap();
        }
        assert!(!end.is_dead() && constraint.accepting(end).unwrap(), "after {so_far:?}");
        if let Some(&byte) = text.as_bytes().get(at) {
            state = constraint.advance(state, byte.into()).unwrap();
        }
    }
    assert!(constraint.accepting(state).unwrap(), "{text:?}");
}

/// Checks which arguments a schema allows; they are written without what stands around them.
fn check(schema: Value, allowed: &[&str], refused: &[&str]) {
    check_in(&source(schema), allowed, refused);
}

/// Returns the constraint of a call whose tags are others.
fn with_tags(schema: Value, change: impl FnOnce(&mut ArgumentTags)) -> Source {
    let Source::Framed(schema, options, mut frame) = source(schema) else { unreachable!() };
    change(frame.tags.as_deref_mut().expect("tags"));
    Source::Framed(schema, options, frame)
}

/// Checks which arguments a constraint allows.
fn check_in(source: &Source, allowed: &[&str], refused: &[&str]) {
    let Source::Framed(shown, ..) = source else { unreachable!() };
    let vocabulary = vocabulary();
    let constraint = Constraint::compile(source, Arc::clone(&vocabulary), &|_| None).unwrap();
    assert_eq!(constraint.ignored(), Vec::<String>::new(), "{shown}");
    let (file, _) = precompile(source, &vocabulary, &|_| None).unwrap();
    let kept = Source::Precompiled(file.into());
    let kept = Constraint::compile(&kept, Arc::clone(&vocabulary), &|_| None).unwrap();
    let whole = |arguments: &str| match arguments {
        "" => "<call>f0!.</call>".to_owned(),
        _ => format!("<call>f0{arguments}.</call>"),
    };
    let accepts = |constraint: &Constraint, text: &str| {
        let mut state = constraint.start();
        for byte in text.bytes() {
            state = constraint.advance(state, byte.into()).unwrap();
        }
        !state.is_dead() && constraint.accepting(state).unwrap()
    };
    for arguments in allowed {
        let text = whole(arguments);
        assert!(accepts(&constraint, &text) && accepts(&kept, &text), "{arguments:?} of {shown}");
        check_masks(&constraint, &text);
    }
    for arguments in refused {
        let text = whole(arguments);
        assert!(!accepts(&constraint, &text) && !accepts(&kept, &text), "{arguments:?} of {shown}");
    }
}

#[test]
fn strings_are_raw_and_all_else_is_json() {
    let schema = json!({
        "type": "object",
        "properties": {
            "a": {"type": "string"},
            "b": {"type": "integer"},
            "c": {"type": "object", "properties": {"x": {"type": "string"}}, "required": ["x"]},
        },
        "required": ["a"],
    });
    check(
        schema,
        &[
            "\n<p=a></p>",
            "\n<p=a>12</p>",
            "\n<p=a>\"é\n<p=b></ p></p>",
            "\n<p=a>null</p>\n<p=b>12</p>",
            "\n<p=a>x</p>\n<p=c>{\"x\": \"</p>\"}</p>",
            "\n<p=a><</p>\n<p=b>-1</p>\n<p=c>{\"x\":\"\"}</p>",
        ],
        &[
            "",
            "\n<p=b>1</p>",
            "\n<p=a>x</p></p>",
            "\n<p=a>x</p>\n<p=a>y</p>",
            "\n<p=a>x</p>\n<p=b>1.5</p>",
            "\n<p=a>x</p>\n<p=b>\"1\"</p>",
            "\n<p=a>x</p>\n<p=c>{}</p>",
            "\n<p=a>x</p>\n<p=d>1</p>",
            "\n<p=a>x</p>\n<p=b>1</p>\n<p=b>1</p>",
        ],
    );
}

#[test]
fn constraints_of_strings_hold_for_raw_text() {
    let schema = json!({"type": "object", "additionalProperties": false, "properties": {
        "a": {"enum": ["x", "</p>", "y z", ""]},
        "b": {"type": "string", "pattern": "^[a-c]+$", "maxLength": 3},
        "c": {"type": "string", "minLength": 2, "format": "date"},
        "d": {"const": "12"},
    }});
    check(
        schema,
        &["", "\n<p=a>y z</p>\n<p=b>abc</p>", "\n<p=a></p>", "\n<p=c>2024-02-29</p>\n<p=d>12</p>"],
        &[
            "\n<p=a></p></p>",
            "\n<p=b>abca</p>",
            "\n<p=b>\"a\"</p>",
            "\n<p=c>20</p>",
            "\n<p=d>1</p>",
        ],
    );
}

#[test]
fn a_string_that_would_be_read_as_another_value_is_not_written() {
    let schema = json!({"type": "object", "properties": {
        "a": {"type": ["string", "integer"]},
        "b": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        "c": {"type": ["string", "array"], "maxItems": 0, "maxLength": 4},
        "d": {"enum": ["1", 2, "x", true]},
    }});
    check(
        schema,
        &[
            "\n<p=a>12</p>\n<p=b>null</p>",
            "\n<p=a>x</p>\n<p=b>12</p>\n<p=c>[]</p>",
            "\n<p=a>null</p>\n<p=b>nul</p>\n<p=c>a[</p>",
            "\n<p=a>12 </p>\n<p=b>true</p>",
            "\n<p=d>2</p>",
            "\n<p=d>true</p>",
            "\n<p=d>x</p>",
        ],
        &[
            "\n<p=a>1.5</p>",
            "\n<p=b>\"a\"</p>",
            "\n<p=c>[x</p>",
            "\n<p=c>abcde</p>",
            "\n<p=d>1</p>",
        ],
    );
}

#[test]
fn names_that_are_not_declared_come_once() {
    let schema = json!({
        "type": "object",
        "properties": {"a": {"type": "integer"}, "x>": {"type": "integer"}},
        "additionalProperties": {"type": "string", "minLength": 1},
        "minProperties": 2,
        "maxProperties": 3,
    });
    check(
        schema,
        &[
            "\n<p=a>1</p>\n<p=b>1</p>",
            "\n<p=b>x</p>\n<p=a>1</p>\n<p=ab>y</p>",
            "\n<p=1>x</p>\n<p=\"b\">x</p>",
        ],
        &[
            "\n<p=a>1</p>",
            "\n<p=b>x</p>\n<p=b>y</p>",
            "\n<p=b>x</p>\n<p=c></p>",
            "\n<p=b>x</p>\n<p=a>y</p>",
            "\n<p=x>></p>",
            "\n<p=>1</p>\n<p=a>1</p>",
            "\n<p=b>x</p>\n<p=a>1</p>\n<p=ab>y</p>\n<p=c>y</p>",
        ],
    );
    // any arguments at all
    check(json!({}), &["", "\n<p=a>[1]</p>\n<p=b>x</p>"], &["\n<p=a>[1</p>", "\n<p=a>\"\"</p>"]);
}

#[test]
fn choices_and_references_decide_what_an_argument_is() {
    let schema = json!({
        "$id": "tool:/0/",
        "type": "object",
        "properties": {"k": {"$ref": "#/$defs/kind"}, "v": {"allOf": [{"type": "string"}]}},
        "required": ["k"],
        "$defs": {"kind": {"enum": ["n", "s"]}},
        "oneOf": [
            {"properties": {"k": {"const": "n"}, "w": {"type": "number"}}, "required": ["w"]},
            {"properties": {"k": {"const": "s"}, "w": {"type": "string"}}, "required": ["w"]},
        ],
    });
    check(
        schema,
        &["\n<p=k>n</p>\n<p=v>12</p>\n<p=w>12</p>", "\n<p=k>s</p>\n<p=w>x</p>"],
        &["\n<p=k>s</p>\n<p=w>12</p>", "\n<p=k>n</p>\n<p=w>x</p>", "\n<p=k>n</p>"],
    );
    let listed = json!({"enum": [{"a": "x", "b": [1]}, {"a": 2}, 7]});
    check(
        listed,
        &["\n<p=a>x</p>\n<p=b>[1]</p>", "\n<p=b>[1]</p>\n<p=a>x</p>", "\n<p=a>2</p>"],
        &["\n<p=a>x</p>", "", "7"],
    );
}

#[test]
fn free_text_stands_next_to_calls() {
    let schemas = json!({"anyOf": [{"properties": {"a": {"type": "string"}}, "required": ["a"]},
        {"type": "object", "additionalProperties": false}]});
    let frame = frame(&schemas, Beside::Text);
    let source = Source::Framed(schemas, Options::default(), Box::new(frame));
    let constraint = Constraint::compile(&source, vocabulary(), &|_| None).unwrap();
    for text in [
        "Hello <p=a>",
        "Yes.\n<call>f0\n<p=a>x</p>.</call>\n<call>f1!.</call>",
        "<call>f1!.</call><call>f1!.</call>",
    ] {
        check_masks(&constraint, text);
    }
}

#[test]
fn calls_that_hold_one_text_stand_next_to_others() {
    let schemas = json!({"anyOf": [{"properties": {"a": {"type": "string"}}, "required": ["a"]}]});
    let call = |name: &str, form: TextForm| TextCall { name: name.into(), form };
    let texts = vec![
        call("any", TextForm::Any),
        call("code", TextForm::Regex("[a-c]{2}\"\n[0-9]?".into())),
        call("sum", TextForm::Lark("start: \"1\" | start \"+\" \"1\"".into())),
    ];
    let frame = Frame { texts, ..frame(&schemas, Beside::Text) };
    let source = Source::Framed(schemas, Options::default(), Box::new(frame));
    let constraint = Constraint::compile(&source, vocabulary(), &|_| None).unwrap();
    for text in [
        "Yes.\n<call>f0\n<p=a>x</p>.</call>\n<call>any\n<p=input>12</p>.</call>",
        "<call>code\n<p=input>ab\"\n</p>.</call><call>sum\n<p=input>1+1</p>.</call>",
    ] {
        check_masks(&constraint, text);
    }
    for text in [
        "<call>any\n<p=a>x</p>.</call>",
        "<call>any!.</call>",
        "<call>any\n<p=input>x</p>\n<p=a>x</p>.</call>",
        "<call>code\n<p=input>ab</p>.</call>",
        "<call>sum\n<p=input>1+</p>.</call>",
    ] {
        let mut state = constraint.start();
        for byte in text.bytes() {
            state = constraint.advance(state, byte.into()).unwrap();
        }
        assert!(state.is_dead() || !constraint.accepting(state).unwrap(), "{text:?}");
    }
}

#[test]
fn arrays_and_objects_may_be_literals_of_python() {
    let schema = json!({"type": "object", "properties": {
        "a": {"type": "array", "items": {"type": "object", "properties": {
            "k": {"type": "integer"}, "s": {"type": "string"},
        }, "additionalProperties": false}},
        "b": {"type": "object"},
        "e": {"enum": [{"x": [null, "y"]}, "z"]},
    }, "additionalProperties": false});
    let source = with_tags(schema, |tags| tags.has_literals = true);
    let allowed = [
        "\n<p=a>[{'k': 1, 's': 'x'}, {'s': \"it's\"}]</p>",
        "\n<p=a>[{\"k\": 1}]</p>\n<p=b>{'x': None, 'y': [True, 'a\"', {}]}</p>",
        "\n<p=b>{\"x\": null}</p>\n<p=e>{'x': [None, 'y']}</p>",
        "\n<p=a>[]</p>\n<p=b>{}</p>\n<p=e>z</p>",
    ];
    let refused = [
        "\n<p=a>[{'k': '1'}]</p>",
        "\n<p=a>[{'k': 1]</p>",
        "\n<p=a>[{'k': 1, 'k': 2}]</p>",
        "\n<p=a>[{'k': 1, \"s\": \"x\"}]</p>",
        "\n<p=b>{'x': null}</p>",
        "\n<p=b>{'x': 1, 'x': 2}</p>",
        "\n<p=e>{'x': [None, 'z']}</p>",
    ];
    check_in(&source, &allowed, &refused);
}

#[test]
fn tags_may_name_the_type_of_a_value() {
    let schema = json!({"type": "object", "properties": {
        "a": {"type": ["string", "number"]},
        "b": {"type": ["array", "null"]},
        "e": {"enum": [7, []]},
    }, "additionalProperties": false});
    let source = with_tags(schema, |tags| {
        tags.text = text(" s>");
        let types = [("number", " n>"), ("array", " a>"), ("null", " 0>")];
        tags.json_of_type = types.map(|(name, mark)| (name, text(mark))).into();
    });
    let allowed = [
        "\n<p=a> s>12</p>\n<p=b> a>[1]</p>",
        "\n<p=a> n>12</p>\n<p=b> 0>null</p>\n<p=e> n>7</p>",
        "\n<p=e> a>[]</p>",
    ];
    let refused = [
        "\n<p=a> n>x</p>",
        "\n<p=a> a>1</p>",
        "\n<p=b> n>null</p>",
        "\n<p=e> a>7</p>",
        "\n<p=a>1</p>",
    ];
    check_in(&source, &allowed, &refused);
}

#[test]
fn arguments_may_be_elements() {
    let schema = json!({"type": "object", "properties": {
        "a": {"type": "string"},
        "b": {"type": "array", "maxItems": 2, "items": {"type": "object", "properties": {
            "k": {"type": "integer"}, "s": {"type": ["string", "null"]},
        }, "required": ["k"], "additionalProperties": false}},
        "c": {"type": "object"},
        "d": {"type": "array", "prefixItems": [{"type": "integer"}], "items": {"type": "boolean"}},
        "e": {"enum": [[1, "x"], "y", {"z": 1}]},
    }, "additionalProperties": false});
    let source = with_tags(schema, |tags| {
        tags.syntax = ValueSyntax::Elements;
        tags.open = text("@<");
        tags.close = text("@</");
        tags.barred = "@".into();
    });
    let item = "@<item>@<k>1@</k>@<s>x@</s>@</item>";
    let two = format!("@<b>{item}{item}@</b>");
    let three = format!("@<b>{item}{item}{item}@</b>");
    let allowed = [
        "@<a>x < y@</a>@<c>@<x>1@</x>@<y>@<item>a@</item>@</y>@</c>",
        "@<a>@</a>@<b>@</b>@<c>@</c>@<d>@</d>",
        &two,
        "@<d>@<item>7@</item>@<item>true@</item>@</d>@<e>@<item>1@</item>@<item>x@</item>@</e>",
        "@<e>y@</e>",
        "@<e>@<z>1@</z>@</e>",
    ];
    let refused = [
        "@<a>x@</b>",
        "@<a>x@y@</a>",
        "@<b>1@</b>",
        "@<b>@<item>@</item>@</b>",
        "@<b>@<item>@<k>x@</k>@</item>@</b>",
        &three,
        "@<c>@<x>1@</x>@<x>2@</x>@</c>",
        "@<d>@<item>true@</item>@</d>",
        "@<e>z@</e>",
    ];
    check_in(&source, &allowed, &refused);
}

/// Returns the constraint of a call whose arguments are literals of Python.
fn in_python(schema: Value) -> Source {
    with_tags(schema, |tags| {
        *tags = ArgumentTags {
            between: vec![Lead::Text(",".into()), Lead::OneOf(vec![text(" "), Vec::new()])],
            name_end: "=".into(),
            end: text("."),
            none: text("!."),
            syntax: ValueSyntax::Python,
            types: tags.types.clone(),
            ..ArgumentTags::default()
        };
    })
}

#[test]
fn literals_of_python_stand_in_quotes_of_either_kind() {
    let schema = json!({
        "type": "object",
        "properties": {
            "opts": {"type": "object", "properties": {
                "tags": {"type": "array", "items": {"type": "string"}},
            }, "required": ["tags"], "additionalProperties": false},
            "note": {"type": "string"},
        },
        "required": ["opts", "note"],
        "additionalProperties": false,
    });
    let allowed = [
        "opts={'tags': ['a', \"b\"]}, note='x'",
        "opts={\"tags\": ['a']},note=\"x\"",
        "opts={'tags': []},note='it\\'s \"q\"'",
        "opts={'tags': []},note='\\n\\t\\\\ \\x41 \\u00e9 \\uD7ff \\U0001F600'",
    ];
    let refused = [
        "opts={tags: ['a']}, note='x'",
        "opts={'tags': []};note='x'",
        "opts={'tags': []}, note='it's'",
        "opts={'tags': []}, note='\\ud83d'",
        "opts={'tags': []}, note='\\q'",
    ];
    check_in(&in_python(schema), &allowed, &refused);
}

#[test]
fn what_is_asked_of_strings_of_python_holds_of_what_their_escapes_stand_for() {
    let schema = json!({
        "type": "object",
        "properties": {
            "pattern": {"type": "string", "pattern": "^it's \"[a-z]+\"$"},
            "short": {"type": "string", "maxLength": 2},
            "listed": {"enum": ["a'b", "c\\d", ["e'", 1]]},
            "fixed": {"const": "x\ny"},
            "date": {"type": "string", "format": "date"},
            "not": {"type": "string", "not": {"pattern": "'"}},
        },
        "additionalProperties": false,
    });
    let allowed = [
        r#"pattern='it\'s "ab"'"#,
        r#"pattern="it's \"ab\"""#,
        r"short='\\\\'",
        r"short='\n\''",
        r"short='\x07a'",
        r#"short='"'"#,
        r"listed='a\'b'",
        r#"listed="a'b""#,
        r"listed='c\\d'",
        r"listed=['e\'', 1]",
        r"fixed='x\ny'",
        r#"fixed="x\ny""#,
        "date='2026-12-01'",
        r#"not='a "b"'"#,
        "pattern='it\\'s \"a\"', short='', date=\"2026-12-01\"",
    ];
    let refused = [
        r#"pattern='it\'s "AB"'"#,
        r#"pattern='its "ab"'"#,
        r"short='\\\\\\'",
        r"short='\n\'a'",
        "short='abc'",
        r"short='\'",
        r"listed='c\d'",
        r"listed='a'b'",
        "fixed='x\ny'",
        "date='2026-13-01'",
        r"not='\''",
        r#"not="'""#,
    ];
    check_in(&in_python(schema), &allowed, &refused);
}

#[test]
fn listed_objects_of_python_have_names_in_quotes_of_either_kind() {
    let schema = json!({
        "type": "object",
        "properties": {
            "x": {"enum": [{"mode": "a"}, {"mode": "b", "n": 1}, [{"k": null}]]},
        },
        "additionalProperties": false,
    });
    let allowed = [
        "x={'mode': 'a'}",
        "x={\"mode\": 'a'}",
        "x={'mode': 'b', 'n': 1}",
        "x={\"n\": 1, \"mode\": \"b\"}",
        "x=[{'k': None}]",
    ];
    let refused = ["x={'mode': 'b'}", "x={mode: 'a'}", "x=[{'k': null}]"];
    check_in(&in_python(schema), &allowed, &refused);
}

#[test]
fn names_that_need_an_escape_stand_in_no_single_quotes() {
    let schema = json!({
        "type": "object",
        "properties": {
            "o": {"type": "object", "properties": {"dir\\name": {"type": "integer"}},
                "additionalProperties": false},
            "c": {"const": {"a\nb": 1}},
        },
        "additionalProperties": false,
    });
    let allowed = [r#"o={"dir\\name": 1}"#, "o={}", r#"c={"a\nb": 1}"#];
    let refused = [r"o={'dir\name': 1}", r"o={'dir\\name': 1}", "c={'a\nb': 1}", r"c={'a\nb': 1}"];
    check_in(&in_python(schema), &allowed, &refused);
}

/// Each member is looked at once, whatever the number of notations of an object.
#[test]
fn deep_listed_objects_of_python_take_work_in_proportion_to_their_size() {
    const DEPTH: usize = 60;
    let mut value = json!(1);
    for _ in 0..DEPTH {
        value = json!({"a": value, "b": 0});
    }
    let schema = json!({
        "type": "object",
        "properties": {"x": {"const": value}},
        "additionalProperties": false,
    });
    let text = format!("x={}1{}", "{'a': ".repeat(DEPTH), ", 'b': 0}".repeat(DEPTH));
    let constraint = Constraint::compile(&in_python(schema), vocabulary(), &|_| None).unwrap();
    let mut state = constraint.start();
    for byte in format!("<call>f0{text}.</call>").bytes() {
        state = constraint.advance(state, byte.into()).unwrap();
    }
    assert!(constraint.accepting(state).unwrap());
}

#[test]
fn arguments_come_in_any_order_where_text_may_stand_beside_calls() {
    let schema = json!({
        "type": "object",
        "properties": {"a": {"type": "integer"}, "b": {"type": "string"}, "c": {"type": "null"}},
        "required": ["a", "b"],
        "additionalProperties": false,
    });
    let schemas = json!({"anyOf": [schema]});
    let orders = ["a1b", "b1a", "c1b1a", "b1c1a"];
    let argument = |name: &str| match name {
        "a" => "\n<p=a>1</p>",
        "b" => "\n<p=b>x</p>",
        _ => "\n<p=c>null</p>",
    };
    for (beside, n_allowed) in [(Beside::Text, 4), (Beside::Nothing, 1)] {
        let source = Source::Framed(schemas.clone(), Options::default(), {
            Box::new(frame(&schemas, beside))
        });
        let constraint = Constraint::compile(&source, vocabulary(), &|_| None).unwrap();
        let is_allowed = |order: &&&str| {
            let arguments: String = order.split('1').map(argument).collect();
            let text = format!("<call>f0{arguments}.</call>");
            let mut state = constraint.start();
            for byte in text.bytes() {
                state = constraint.advance(state, byte.into()).unwrap();
            }
            let is_allowed = !state.is_dead() && constraint.accepting(state).unwrap();
            if is_allowed {
                check_masks(&constraint, &text);
            }
            is_allowed
        };
        assert_eq!(orders.iter().filter(is_allowed).count(), n_allowed, "{beside:?}");
        // none comes twice, and all that must come do
        for text in ["<call>f0\n<p=a>1</p>\n<p=a>1</p>", "<call>f0\n<p=b>x</p>."] {
            let mut state = constraint.start();
            for byte in text.bytes() {
                state = constraint.advance(state, byte.into()).unwrap();
            }
            assert!(state.is_dead(), "{text}");
        }
    }
}

#[test]
fn the_first_call_may_come_without_its_mark() {
    let schemas = json!({"anyOf": [{"properties": {"a": {"type": "string"}}, "required": ["a"]}]});
    let begin = text("<call>\n<f=");
    let colon = text(">");
    let short = "<f=".to_owned();
    let frame = Frame { begin, colon, short, ..frame(&schemas, Beside::Text) };
    let source = Source::Framed(schemas, Options::default(), Box::new(frame));
    let constraint = Constraint::compile(&source, vocabulary(), &|_| None).unwrap();
    for text in [
        "Yes.\n<f=f0>\n<p=a>x</p>.</call>",
        "Yes.\n<call>\n<f=f0>\n<p=a>x</p>.</call>",
        "<f=f0>\n<p=a>x</p>.</call><call>\n<f=f0>\n<p=a>x</p>.</call>",
        // text with no tool's name is text
        "a <f=f1> and <f=f0",
    ] {
        check_masks(&constraint, text);
    }
    let mut state = constraint.start();
    for byte in "a <f=f0> b".bytes() {
        state = constraint.advance(state, byte.into()).unwrap();
    }
    assert!(state.is_dead());
}
