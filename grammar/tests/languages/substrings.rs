//! Texts that stand in another one: `x-substring-of` in a schema, and `%regex` in Lark.

use std::collections::HashSet;

use hob_grammar::Matcher;

use super::*;

/// Characters of random texts: few, so that parts come again, and such as JSON escapes.
const CHARACTERS: [char; 9] = ['a', 'b', 'a', ' ', '"', '\\', '\n', 'é', '𝄞'];

fn schema(text: &str, others: &Value) -> Source {
    let mut schema = json!({"type": "string", "x-substring-of": {"text": text}});
    for (key, value) in others.as_object().into_iter().flatten() {
        schema[key] = value.clone();
    }
    Source::Schema(schema, Options::default())
}

fn parts(text: &str) -> HashSet<String> {
    let chars: Vec<char> = text.chars().collect();
    let ends = |from| (from..=chars.len()).map(move |to| (from, to));
    (0..=chars.len()).flat_map(ends).map(|(from, to)| chars[from..to].iter().collect()).collect()
}

fn random_text(random: &mut Random, length: usize) -> String {
    (0..length).map(|_| random.one_of(&CHARACTERS)).collect()
}

/// Returns a text as a JSON string, with an escape of code units wherever `escapes` says.
fn spelled(text: &str, mut escapes: impl FnMut() -> bool) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        if escapes() {
            let mut units = [0; 2];
            for unit in c.encode_utf16(&mut units) {
                write!(out, "\\u{unit:04x}").unwrap();
            }
        } else {
            let quoted = json!(c.to_string()).to_string();
            out += &quoted[1..quoted.len() - 1];
        }
    }
    out + "\""
}

/// Random texts and bounds on the length, against all parts one by one.
#[test]
fn parts_within_bounds_are_accepted_however_they_are_spelled() {
    let mut random = Random(0x7175_6f74);
    for round in 0..60 {
        let length = random.below(24);
        let text = random_text(&mut random, length);
        let min = random.below(4);
        let max = min + random.below(20);
        let others = json!({"minLength": min, "maxLength": max});
        let fits = |part: &&String| (min..=max).contains(&part.chars().count());
        let parts = parts(&text);
        let source = schema(&text, &others);
        let Ok(mut automaton) = compile(&source) else {
            assert!(!parts.iter().any(|part| fits(&part)), "{text:?} {others}");
            continue;
        };
        for part in &parts {
            let ways = [false, true].map(|all| spelled(part, || all));
            let mixed = spelled(part, || random.below(3) == 0);
            for way in ways.into_iter().chain([mixed]) {
                let matches = automaton.matches(way.as_bytes()).unwrap();
                assert_eq!(matches, fits(&part), "{text:?} {others} {way}");
            }
        }
        for _ in 0..40 {
            let length = 1 + random.below(6);
            let other = random_text(&mut random, length);
            let matches = automaton.matches(spelled(&other, || false).as_bytes()).unwrap();
            assert_eq!(matches, parts.contains(&other) && fits(&&other), "{text:?} {other:?}");
        }
        if round % 4 == 0 {
            compare_masks(&source, &vocabulary(), &mut random, 12);
        }
    }
}

/// Tokens drawn from the masks, taken back and drawn again.
#[test]
fn what_masks_let_through_is_a_part() {
    let mut random = Random(0x726f_6c6c);
    for _ in 0..40 {
        let text = random_text(&mut random, 40);
        let parts = parts(&text);
        let source = schema(&text, &json!({"minLength": 1}));
        let constraint =
            Constraint::compile_until(&source, vocabulary(), &token_id, &Stop::default()).unwrap();
        let mut matcher = Matcher::new(Arc::new(constraint), Arc::from([SPECIAL[1]]));
        for _ in 0..60 {
            let n_written = matcher.tokens().len();
            if n_written > 2 && random.below(6) == 0 {
                matcher.rollback(1 + random.below(2)).unwrap();
            }
            let allowed = matcher.allowed().unwrap();
            if allowed == [SPECIAL[1]] {
                break;
            }
            // a fork goes its own way
            let mut fork = matcher.clone();
            fork.advance(random.one_of(&allowed)).unwrap();
            assert_eq!(matcher.allowed().unwrap(), allowed);
            assert!(matcher.advance(random.one_of(&allowed)).unwrap());
        }
        let completion = matcher.completion().unwrap().unwrap();
        matcher.advance_all(&completion).unwrap();
        assert!(matcher.is_accepting().unwrap());
        let tokens = matcher.tokens().iter();
        let bytes: Vec<u8> = tokens.flat_map(|&token| vocabulary().bytes(token).to_vec()).collect();
        let value: String = serde_json::from_slice(&bytes).unwrap();
        assert!(parts.contains(&value) && !value.is_empty(), "{text:?} {value:?}");
    }
}

#[test]
fn a_pattern_and_a_text_hold_together() {
    let text = "Order 123 of 4 May, order 4567 of 12 June";
    let mut automaton = compile(&schema(text, &json!({"pattern": "^[0-9]{3,}$"}))).unwrap();
    for (value, holds) in [("123", true), ("4567", true), ("567", true), ("4", false)] {
        assert_eq!(automaton.matches(format!("{value:?}").as_bytes()).unwrap(), holds, "{value}");
    }
    assert!(!automaton.matches(b"\"890\"").unwrap());
    let constraint = |others| {
        let source = schema(text, &others);
        Constraint::compile_until(&source, vocabulary(), &token_id, &Stop::default())
    };
    assert!(constraint(json!({"pattern": "^[0-9]{3,}$"})).unwrap().ignored().is_empty());
    assert!(matches!(constraint(json!({"pattern": "^x"})), Err(Error::Unsatisfiable { .. })));
    assert!(matches!(constraint(json!({"minLength": 100})), Err(Error::Unsatisfiable { .. })));
}

#[test]
fn values_of_one_keyword_are_checked() {
    for (value, expected) in [
        (json!("messages/0"), "schema #/x-substring-of: \"messages/0\", expected an object"),
        (json!({"text": 1}), "expected an object with a string as `text`"),
        (json!({"text": "a", "words": true}), "expected an object with a string as `text`"),
        (json!(true), "expected an object with a string as `text`"),
    ] {
        let source = Source::Schema(json!({"x-substring-of": value}), Options::default());
        let message = refusal(compile(&source));
        assert!(message.contains(expected), "{message}");
    }
    let long = schema(&"a".repeat((1 << 20) + 1), &json!({}));
    let message = refusal(compile(&long));
    assert!(message.contains("#/x-substring-of") && message.contains("1048576"), "{message}");
    // keywords of others mean nothing
    let other = Source::Schema(json!({"type": "null", "x-quote-of": "a"}), Options::default());
    check(compile(&other).unwrap(), &["null"], &["1"]);
}

#[test]
fn parts_stand_anywhere_in_a_schema() {
    let text = json!({"text": "to be or not to be"});
    let quotes = json!({
        "$defs": {"quote": {"type": "string", "x-substring-of": text, "minLength": 4}},
        "properties": {"quotes": {"items": {"$ref": "#/$defs/quote"}, "maxItems": 2},
            "other": {"not": {"x-substring-of": text}, "maxLength": 6, "type": "string"}},
        "required": ["quotes"], "additionalProperties": false,
    });
    let source = Source::Schema(quotes, Options::default());
    check(
        compile(&source).unwrap(),
        &[
            r#"{"quotes": ["to be", "or not"]}"#,
            r#"{"quotes": ["t\u006f be"], "other": "tobe"}"#,
            r#"{"quotes": []}"#,
        ],
        &[r#"{"quotes": ["tobe"]}"#, r#"{"quotes": ["or"]}"#, r#"{"quotes": [], "other": "to"}"#],
    );
    let lark = format!("start: \"> \" %json {{\"x-substring-of\": {text}, \"type\": \"string\"}}");
    check(lark_automaton(&lark).unwrap(), &["> \"not\"", "> \"\""], &["> \"nut\""]);
}

#[test]
fn lines_of_a_text() {
    let lark = r#"start: %regex {"substring_lines": "one two\nthree\n\nfour"}"#;
    check(
        lark_automaton(lark).unwrap(),
        &["", "one two", "one two\nthree", "three\n", "\n\nfour", "four"],
        &["one", "one two\nfour", "two\nthree"],
    );
    let message = refusal(lark_automaton(r#"start: %regex {"substring_pages": "a"}"#));
    assert!(message.contains("substring_lines"), "{message}");
}

/// A text of 100 KB of words, with a token for each of 40,000 pieces of it.
#[test]
fn masks_of_long_texts() {
    let mut random = Random(0x6c6f_6e67);
    let mut word = || -> String {
        let length = 2 + random.below(8);
        (0..length).map(|_| char::from(b'a' + random.below(26) as u8)).collect()
    };
    let words: Vec<String> = (0..4000).map(|_| word()).collect();
    let text: String = (0..17_000).map(|_| format!("{} ", words[random.below(4000)])).collect();
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| Box::from([byte])).collect();
    tokens.extend(words.iter().take(500).map(|word| format!("\"{word}").as_bytes().into()));
    tokens.extend(words.iter().take(500).map(|word| format!("{word}\"}}").as_bytes().into()));
    for _ in 0..40_000 {
        let from = random.below(text.len() - 12);
        tokens.push(text.as_bytes()[from..from + 1 + random.below(11)].into());
    }
    tokens.sort_unstable();
    tokens.dedup();
    let vocabulary = Arc::new(Vocabulary::new(tokens));
    let source = schema(&text, &json!({"minLength": 10, "maxLength": 200}));
    let none = |_: &str| None;
    let constraint =
        Constraint::compile_until(&source, vocabulary.clone(), &none, &Stop::default()).unwrap();
    let n_tokens = vocabulary.len();
    let mut state = constraint.start();
    let mut written = String::new();
    for place in 0..60 {
        let mask = constraint.mask(state).unwrap();
        let allowed: Vec<u32> =
            (0..n_tokens as u32).filter(|&token| mask.contains(token)).collect();
        if allowed.is_empty() {
            break;
        }
        if place == 1 {
            // after the opening quote, all that stand in the text, and what begins an escape
            let stands = |&token: &u32| {
                let bytes = vocabulary.bytes(token);
                bytes == b"\\" || str::from_utf8(bytes).is_ok_and(|token| text.contains(token))
            };
            let expected: Vec<u32> = (0..n_tokens as u32).filter(stands).collect();
            assert_eq!(allowed, expected);
        }
        let quote = allowed.iter().copied().find(|&token| vocabulary.bytes(token) == b"\"");
        let token = quote.filter(|_| place == 0).unwrap_or_else(|| random.one_of(&allowed));
        written += &String::from_utf8_lossy(vocabulary.bytes(token));
        state = constraint.advance(state, token).unwrap();
    }
    let quoted = written.trim_matches('"');
    assert!(written.contains('\\') || text.contains(quoted), "{written}");
}
