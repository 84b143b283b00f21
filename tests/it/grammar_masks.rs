//! Masks against brute force: every token, byte by byte, at every position.

use std::sync::Arc;

use hob::grammar::{Automaton, Error, Masks, Options, State, Vocabulary};
use proptest::prelude::*;
use serde_json::json;

use crate::common;

/// Returns tokens as tokenizers have them: all bytes, pieces of JSON and words, halves of
/// characters, duplicates, control tokens.
fn vocabulary() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|b| vec![b].into()).collect();
    let pieces = [
        "",
        " ",
        "  ",
        "\n",
        "\n  ",
        "{\"",
        "\":",
        "\": ",
        "\", \"",
        "\"}",
        "\"}]",
        "\",\"",
        "\"]",
        "],",
        "}}",
        "{}",
        "[]",
        "\\n",
        "\\u",
        "\\u00",
        "\\ud83d",
        "\\ude00",
        "\\\"",
        "a\\",
        "abc",
        "name",
        "\"name\"",
        "na",
        "me\":",
        "12",
        "1.5",
        "-1",
        "e+",
        "true",
        "false",
        "null",
        "tr",
        "ue,",
        "é",
        "日本",
        "😀",
        "a b c",
        "hello world",
        "a very long token of more than sixteen characters",
        "x\"",
        "xy\"",
        "xyz\", \"n",
        "ab\"}",
        "0000",
        "2024-",
        "-01-",
        "01\"",
        "@",
        ".com\"",
        "(a)",
        "\"\"",
        "\"\"\"",
        "ab",
        "aab",
        "b",
        "\u{2028}",
        "x\u{2029}",
        "maker",
        "to make",
        "maker and admin",
        "kind-a",
        "\":1,\"",
        "\":1,\"a\":",
        "\"a\":",
        "a\":",
        "\"\":",
        "\"\":1,\"\":",
        "\":\"\",\"",
        "1,1",
        ",1",
        ",1,",
        "[1,1]",
        "[1,",
        "true,",
        ",true",
        ",{}",
        "{\"a\":1}",
        "\",\"a\"",
        "\"a\",\"a\"",
        "61",
        "\\u0061\":",
    ];
    tokens.extend(pieces.iter().map(|p| p.as_bytes().into()));
    tokens.extend(
        [&b"\xe6\x97"[..], b"\xa5", b"\xf0\x9f", b"\x98\x80\"", b"a\xc3", b"\xff\xfe", b"abc", b""]
            .map(Into::into),
    );
    tokens.extend([&b"\x97\xa5"[..], b"\x9f\x98\x80", b"\x9f\x98"].map(Into::into));
    Arc::new(Vocabulary::new(tokens))
}

/// Compares the mask of a state with brute force; returns the states after the tokens that may
/// come.
fn compare_state(
    automaton: &mut Automaton,
    masks: &mut Masks,
    vocabulary: &Vocabulary,
    state: State,
) -> Result<Vec<State>, TestCaseError> {
    let mask = masks.get(automaton, state).unwrap();
    let mut allowed = Vec::new();
    for token in 0..vocabulary.len() as u32 {
        let bytes = vocabulary.bytes(token);
        let next = automaton.advance_token(state, token, bytes).unwrap();
        prop_assert_eq!(
            mask.contains(token),
            next != State::DEAD,
            "token {} {:?}",
            token,
            String::from_utf8_lossy(bytes)
        );
        if mask.contains(token) {
            allowed.push(next);
        }
    }
    prop_assert_eq!(mask.len(), allowed.len());
    // what is forced is what every allowed token begins with
    let forced = automaton.forced(state).unwrap();
    if !forced.is_empty() {
        prop_assert!(!automaton.is_accepting(state));
        for byte in 0..=255u8 {
            prop_assert_eq!(automaton.step(state, byte).unwrap() != State::DEAD, byte == forced[0]);
        }
    }
    // single bytes are tokens, so nothing is a dead end
    prop_assert!(!allowed.is_empty() || automaton.is_accepting(state));
    Ok(allowed)
}

/// Walks along random allowed tokens and compares the mask of every state on the way with brute
/// force.
fn compare(
    automaton: &mut Automaton,
    vocabulary: &Arc<Vocabulary>,
    choices: &[u16],
) -> Result<(), TestCaseError> {
    let mut masks = Masks::new(vocabulary.clone());
    let mut state = automaton.start();
    for &choice in choices {
        let allowed = compare_state(automaton, &mut masks, vocabulary, state)?;
        match allowed.get(usize::from(choice) % allowed.len().max(1)) {
            Some(&next) => state = next,
            None => break,
        }
    }
    Ok(())
}

/// Masks where values have come that may not come again, at every byte of a text.
#[test]
fn masks_after_values_that_may_not_come_again() {
    let vocabulary = vocabulary();
    let open = json!({"type": "object"});
    let distinct = |items| json!({"type": "array", "items": items, "uniqueItems": true});
    let one_key = json!({"properties": {"a": {"type": "integer"}}, "required": ["a"],
        "additionalProperties": false});
    for (schema, text) in [
        (open.clone(), r#"{"a":1,"ab":2,"":"x","\u0061b2":{"a":1},"name":[{"a":1}]}"#),
        (open, r#"{ "maker": 1, "mak\"er": {"maker":1,"make":2}, "m":0}"#),
        (
            json!({"properties": {"name": {"type": "string"}},
                "additionalProperties": {"const": 1}}),
            r#"{"a":1,"name":"a","b":1}"#,
        ),
        (
            json!({"type": "object", "propertyNames": {"pattern": "^[ab]{1,2}$"},
                "minProperties": 3,
                "additionalProperties": {"type": "boolean"}}),
            r#"{"a":true,"b":false,"ab":true,"aa":false,"bb":true,"ba":true}"#,
        ),
        (
            json!({"type": "object", "patternProperties": {"^a": {"const": 1},
                "^[^a]$": {"const": 2}}}),
            r#"{"a":1,"b":2,"ab":1}"#,
        ),
        (distinct(json!({"type": "string"})), r#"["a","ab","","maker"]"#),
        (distinct(json!({"type": "boolean"})), "[true, false]"),
        (distinct(json!({"type": "integer", "minimum": 1, "maximum": 12})), "[1,12,2,11]"),
        (distinct(json!({"type": "number"})), "[1, 1.5,-1,12e3]"),
        (distinct(json!({})), r#"[1,"1",true,[1],[],{"a":1},{"b":[1,1]},null]"#),
        (distinct(one_key), r#"[{"a":1},{"a":12},{"a": 0}]"#),
        (distinct(distinct(json!({"enum": [1, 2, "a"]}))), r#"[[1,2],[2,1],[],["a"]]"#),
        (
            json!({"prefixItems": [{"type": "boolean"}, {"type": "boolean"}], "uniqueItems": true,
                "items": {"type": "integer"}}),
            "[true,false,1,0]",
        ),
        (json!({"type": "array", "uniqueItems": true, "contains": {"const": 1}}), r#"[2,1,"a"]"#),
    ] {
        for open_objects in [false, true] {
            let options = Options { open_objects, ..Options::default() };
            let (mut automaton, ignored) = Automaton::from_schema(&schema, options).unwrap();
            assert!(ignored.is_empty(), "{schema}: {ignored:?}");
            let mut masks = Masks::new(vocabulary.clone());
            let mut state = automaton.start();
            for (at, &byte) in text.as_bytes().iter().enumerate() {
                let compared = compare_state(&mut automaton, &mut masks, &vocabulary, state);
                compared.unwrap_or_else(|e| panic!("{schema} after {:?}: {e}", &text[..at]));
                state = automaton.step(state, byte).unwrap();
                assert!(!state.is_dead(), "{schema}: {text} at {at}");
            }
            assert!(automaton.is_accepting(state), "{schema}: {text}");
        }
    }
}

fn schemas() -> Vec<serde_json::Value> {
    vec![
        json!({}),
        json!({"type": "string"}),
        json!({"type": "string", "minLength": 2, "maxLength": 5}),
        json!({"type": "string", "maxLength": 20}),
        json!({"type": "string", "minLength": 18}),
        json!({"type": "string", "pattern": "^[a-z]+@[a-z]+\\.com$"}),
        json!({"type": "string", "format": "date"}),
        json!({"type": "object", "properties": {"name": {"type": "string"},
            "na": {"type": "integer"}}, "required": ["na"]}),
        json!({"type": "object", "additionalProperties": {"type": "boolean"}, "minProperties": 1,
            "maxProperties": 2}),
        json!({"type": "array", "items": {"enum": ["abc", "a", 1, null, {"a": []}]}, "minItems": 1,
            "maxItems": 3}),
        json!({"anyOf": [{"type": "number", "minimum": -1.5, "maximum": 12},
            {"type": "string", "maxLength": 1}]}),
        json!({"oneOf": [{"type": "string", "maxLength": 3}, {"const": "abcd"},
            {"type": "integer", "multipleOf": 3}]}),
        json!({"patternProperties": {"a": {"type": "integer"}, "^x|b$": {"type": "null"}},
            "additionalProperties": {"type": "boolean"}, "properties": {"ab": true}}),
        json!({"patternProperties": {"a": {"const": "x"}, "b": {"const": 1}},
            "additionalProperties": false}),
        json!({"oneOf": [{"type": "string", "pattern": "ab"}, {"type": "string", "pattern": "xy"},
            {"type": "string", "pattern": "^.{9}$"}]}),
        json!({"type": "string",
            "pattern": "^(?!.*://)(?=.{1,25}$)((.{1,6}\\.){1,12}(?![0-9]*$)[a-z0-9-]+\\.?)$"}),
        json!({"type": "string", "pattern": "^[A-Za-z]{0,2}.[A-Za-z]*[0-9]$"}),
        json!({"oneOf": [{"type": "string", "pattern": "maker"},
            {"type": "string", "pattern": "admin"}, {"type": "string", "pattern": "ab"}]}),
        json!({"allOf": [
            {"if": {"properties": {"name": {"const": "abc"}}},
                "then": {"properties": {"x": {"type": "integer"}}}},
            {"if": {"properties": {"name": {"const": "kind-a"}}}, "then": {"required": ["x"]}}],
                "type": "object"}),
        json!({"type": "array", "items": {"enum": ["a", "ab", 1, 12, null]}, "uniqueItems": true,
            "minItems": 2}),
        json!({"type": "array", "items": {"enum": ["a", 1, 12, 0]}, "contains": {"enum": [1, "a"]},
            "minContains": 2, "maxContains": 3, "maxItems": 5}),
        json!({"$defs": {"n": {"type": "object", "properties": {"name": {"type": "string"},
            "x": {"$ref": "#/$defs/n"}}}}, "$ref": "#/$defs/n"}),
        // names that are left out of those of other members, some of which are written with escapes
        json!({"properties": {"ab": true, "x": {"type": "null"}, "": {"type": "integer"},
            "a\"": {"type": "string"}, "\n": true, "xyz": true},
            "additionalProperties": {"type": "string"}}),
        json!({"type": "array", "items": {"type": "string", "minLength": 1, "maxLength": 40}}),
        // single characters in a row
        json!({"type": "string", "pattern": "^....-..T[a-z]..$"}),
        json!({"type": "string", "pattern": "^[a-z][a-z0-9]{2}[a-z0-9@]*$", "maxLength": 6}),
        json!({"type": "string", "pattern": "^[ a-z]+$", "minLength": 3, "maxLength": 3}),
    ]
}

const GRAMMARS: [&str; 6] = [
    "root ::= [a-z]+ (\" \" [a-z]+)*",
    "root ::= root \"a\" | root \"b\" | \"ab\"",
    "root ::= \"(\" root \")\" | [^()]{0,3}",
    "root ::= .{2,4} | \"日本\" [é😀]*",
    "root ::= <[300]> !<[301]>* <[301]> | \"abc\"",
    "root ::= (\"ab\" | \"aab\" | \"b\"){3,} \"0000\"?",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn schema_masks_are_exact(
        which in 0usize..27,
        open in any::<bool>(),
        choices in prop::collection::vec(any::<u16>(), 1..24),
    ) {
        let options = Options { open_objects: open, ..Options::default() };
        let (mut automaton, _) = Automaton::from_schema(&schemas()[which], options).unwrap();
        compare(&mut automaton, &vocabulary(), &choices)?;
    }

    #[test]
    fn grammar_masks_are_exact(
        which in 0usize..6,
        choices in prop::collection::vec(any::<u16>(), 1..16),
    ) {
        let mut automaton = Automaton::from_gbnf(GRAMMARS[which], "root", &|_| None).unwrap();
        compare(&mut automaton, &vocabulary(), &choices)?;
    }
}

/// Schemas of all sorts, small ones put together.
fn any_schema() -> impl Strategy<Value = serde_json::Value> {
    let patterns = [
        "^[a-z]+$",
        "[0-9]{2}",
        "^[^/ ]*$",
        "^.{2,}$",
        "a|bc",
        "^\\\\S+( \\\\S+)*$",
        "^(ab|abc|x)?$",
        "^[a-fA-F0-9]{2,8}-?$",
        "é|😀",
    ];
    let string = (
        prop::option::of(prop::sample::select(patterns.to_vec())),
        0u32..4,
        prop::option::of(0u32..30),
    )
        .prop_map(|(pattern, min, more)| {
            let mut schema = json!({"type": "string", "minLength": min});
            if let Some(pattern) = pattern {
                schema["pattern"] = pattern.replace("\\\\", "\\").into();
            }
            if let Some(more) = more {
                schema["maxLength"] = (min + more).into();
            }
            schema
        });
    let leaf = prop_oneof![
        4 => string,
        1 => (-20i32..20, 0i32..200).prop_map(|(lo, n)| {
            json!({"type": "integer", "minimum": lo, "maximum": lo + n})
        }),
        1 => Just(json!({"type": "number"})),
        1 => Just(json!({"type": ["integer", "null"], "multipleOf": 7})),
        1 => Just(json!({"enum": ["a", "ab", "name", 1, 12, 1.5, null, true, "é\"\\"]})),
        1 => prop::sample::select(vec!["date", "time", "uuid", "ipv4", "hostname", "email"])
            .prop_map(|f| json!({"type": "string", "format": f})),
        1 => Just(json!({"not": {"enum": ["abc", "name", ""]}, "type": "string"})),
        1 => Just(json!({})),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        let keys = prop::sample::subsequence(vec!["a", "ab", "name", "na\"me", "é", "x/y"], 0..4);
        prop_oneof![
            2 => (
                prop::collection::vec(inner.clone(), 4),
                keys,
                any::<u8>(),
            ).prop_map(|(values, keys, bits)| {
                let properties: serde_json::Map<_, _> =
                    keys.iter().zip(&values).map(|(k, v)| (k.to_string(), v.clone())).collect();
                let required = keys.iter().zip(0..).filter(|(_, i)| bits >> i & 1 == 1);
                let required: Vec<_> = required.map(|(key, _)| *key).collect();
                let mut schema = json!({"type": "object", "properties": properties,
                    "required": required});
                if bits & 16 != 0 {
                    schema["additionalProperties"] = values[3].clone();
                }
                if bits & 32 != 0 {
                    schema["patternProperties"] = json!({"^a": values[3]});
                }
                if bits & 64 != 0 {
                    schema["maxProperties"] = 2.into();
                }
                schema
            }),
            1 => (inner.clone(), 0u32..3, 0u32..3).prop_map(|(item, min, more)| {
                json!({"type": "array", "items": item, "minItems": min, "maxItems": min + more})
            }),
            1 => prop::collection::vec(inner.clone(), 2..4).prop_map(|ways| json!({"anyOf": ways})),
            1 => prop::collection::vec(inner, 2..3).prop_map(|ways| json!({"oneOf": ways})),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn random_schema_masks_are_exact(
        schema in any_schema(),
        open in any::<bool>(),
        choices in prop::collection::vec(any::<u16>(), 1..16),
    ) {
        let options = Options { open_objects: open, ..Options::default() };
        match Automaton::from_schema(&schema, options) {
            Err(e) => prop_assert!(
                matches!(e, Error::Unsatisfiable { .. } | Error::Limit { .. }),
                "{}: {}", schema, e
            ),
            Ok((mut automaton, _)) => compare(&mut automaton, &vocabulary(), &choices)?,
        }
    }
}

/// Masks of real vocabularies along a text, and again without anything remembered from before it.
#[hob_needs::fixtures]
#[test]
fn real_vocabularies() {
    let dir = common::fixtures();
    for name in ["llama-bpe", "llama-spm", "qwen2"] {
        let path = dir.join(format!("vocabs/ggml-vocab-{name}.gguf"));
        let source = hob::runtime::ModelSource::File(path);
        let tokenizer = hob::runtime::load_tokenizer(&source, &source.open().unwrap()).unwrap();
        let vocabulary = Arc::new(hob::runtime::vocabulary(&tokenizer));
        let schema = json!({"type": "object", "properties": {
            "name": {"type": "string", "maxLength": 200, "pattern": "^\\S+( \\S+)*$"},
            "id": {"type": "string", "format": "uuid"},
            "tags": {"type": "array", "items": {"type": "string", "pattern": "^[a-z]{1,20}$"}},
            "size": {"type": "number"},
        }, "additionalProperties": {"type": "string"}});
        let (mut automaton, _) = Automaton::from_schema(&schema, Options::default()).unwrap();
        let mut masks = Masks::new(vocabulary.clone());
        let text = concat!(
            r#"{"name": "Ada 日本 Lovelace", "id": "2eb8aa08-aa98-11ea-b4aa-73b441d16380", "#,
            r#""tags": ["ab"], "size": -1.5e3, "\u00e9x": "y"}"#
        );
        let cuts = [
            0, 1, 3, 9, 10, 14, 15, 16, 18, 27, 40, 45, 53, 72, 83, 95, 98, 101, 107, 111, 117, 121,
        ];
        for cut in cuts.into_iter().filter(|&c| c <= text.len()) {
            let state = automaton.advance(automaton.start(), &text.as_bytes()[..cut]).unwrap();
            if state.is_dead() {
                panic!("{name}: {cut}");
            }
            let mask = masks.get(&mut automaton, state).unwrap();
            let (mut fresh, _) = Automaton::from_schema(&schema, Options::default()).unwrap();
            let there = fresh.advance(fresh.start(), &text.as_bytes()[..cut]).unwrap();
            let again = Masks::new(vocabulary.clone()).get(&mut fresh, there).unwrap();
            assert!(*mask == *again, "{name}, byte {cut}: what is remembered changes the mask");
            for token in 0..vocabulary.len() as u32 {
                let bytes = vocabulary.bytes(token);
                let next = fresh.advance_token(there, token, bytes).unwrap();
                assert_eq!(
                    mask.contains(token),
                    next != State::DEAD,
                    "{name}, byte {cut}, token {token} {bytes:?}"
                );
            }
        }
    }
}

/// Tables of a vocabulary in a file: what is read gives the masks of what was made, and what is no
/// sound file is made anew.
#[hob_needs::fixtures]
#[test]
fn tables_are_kept() {
    let dir = common::fixtures();
    let source = hob::runtime::ModelSource::File(dir.join("vocabs/ggml-vocab-llama-bpe.gguf"));
    let tokenizer = hob::runtime::load_tokenizer(&source, &source.open().unwrap()).unwrap();
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("vocabulary-tables");
    let _ = std::fs::remove_dir_all(&folder);
    let (automaton, _) = Automaton::from_schema(
        &json!({"properties": {"name": {"type": "string", "maxLength": 30,
            "pattern": "^\\S+( \\S+)*$"}, "n": {"type": "number"}}}),
        Options::default(),
    )
    .unwrap();
    let automaton = std::cell::RefCell::new(automaton);
    let masks = |vocabulary: hob::grammar::Vocabulary| {
        let automaton = &mut *automaton.borrow_mut();
        let mut masks = Masks::new(Arc::new(vocabulary));
        let text = br#"{"name": "Ada Lovelace", "n": -1.5e3}"#;
        let mut all = Vec::new();
        for cut in [0, 2, 10, 14, 20, 31, 33, 34] {
            let state = automaton.advance(automaton.start(), &text[..cut]).unwrap();
            all.push(masks.get(automaton, state).unwrap());
        }
        all
    };
    let kept = |folder: &std::path::Path| hob::runtime::kept_vocabulary(&tokenizer, Some(folder));
    let start = std::time::Instant::now();
    let made = masks(hob::runtime::vocabulary(&tokenizer));
    println!("made in {:?}", start.elapsed());
    assert!(masks(kept(&folder)) == made);
    let files = || {
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<_>>()
    };
    let [path] = &files()[..] else { panic!("{:?}", files()) };
    let whole = std::fs::read(path).unwrap();
    let start = std::time::Instant::now();
    assert!(masks(kept(&folder)) == made);
    println!("read in {:?}, {} bytes", start.elapsed(), whole.len());
    for damaged in [whole[..whole.len() / 2].to_vec(), {
        let mut bytes = whole.clone();
        bytes[whole.len() / 3] ^= 4;
        bytes
    }] {
        std::fs::write(path, damaged).unwrap();
        assert!(masks(kept(&folder)) == made);
        assert!(std::fs::read(path).unwrap().len() == whole.len() && files().len() == 1);
    }
    // where nothing can be written, nothing is
    assert!(masks(kept(&path.join("below a file"))) == made);
}

#[test]
fn forced_bytes() {
    let schema =
        json!({"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]});
    let options = Options { whitespace: hob::grammar::Whitespace::Compact, ..Options::default() };
    let (mut a, _) = Automaton::from_schema(&schema, options).unwrap();
    let start = a.start();
    assert_eq!(a.forced(start).unwrap(), b"{\"name\":\"");
    let state = a.advance(start, b"{\"name\":\"x\"").unwrap();
    assert_eq!(a.forced(state).unwrap(), b"}");
    let end = a.advance(state, b"}").unwrap();
    assert!(a.is_accepting(end) && !a.can_continue(end) && a.forced(end).unwrap().is_empty());
    let state = a.advance(start, b"{\"name\":\"").unwrap();
    assert!(a.forced(state).unwrap().is_empty());
}
