//! Grammars and patterns that ask for much memory or work, and arrays whose items run out.

mod measured;
mod random;

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use hob_grammar::{Constraint, Error, Options, Source, Stop, Vocabulary};
use serde_json::{Value, json};

use measured::{IN_USE, ONE, PEAK};
use random::Random;

/// One token for each byte.
fn bytes() -> Arc<Vocabulary> {
    Arc::new(Vocabulary::new((0..=255u8).map(|byte| Box::from([byte])).collect()))
}

/// Compiles within the limits of memory and time, and finds the first mask.
fn compile(source: &Source) -> Result<Constraint, Error> {
    let vocabulary = bytes();
    let before = IN_USE.load(Relaxed);
    PEAK.store(before, Relaxed);
    let start = Instant::now();
    let constraint = Constraint::compile(source, vocabulary, &|_| None);
    if let Ok(constraint) = &constraint {
        constraint.mask(constraint.start())?;
    }
    let most = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 5 });
    assert!(start.elapsed() < most, "{:?}", start.elapsed());
    let peak = (PEAK.load(Relaxed) - before) >> 20;
    assert!(peak <= 200, "{peak} MiB");
    constraint
}

fn pattern(pattern: String) -> Source {
    Source::Schema(json!({"type": "string", "pattern": pattern}), Options::default())
}

fn refused(found: Result<Constraint, Error>) -> bool {
    matches!(found, Err(Error::TooMuchWork { .. } | Error::TooMuchMemory { .. }))
}

#[test]
fn sets_of_many_characters_share_their_ranges() {
    let _one = ONE.lock();
    for set in [r"\pL", r"\PL", r"[\pL\pN]", r"[^\pL]"] {
        let before = IN_USE.load(Relaxed);
        let constraint = compile(&pattern(format!("^{}", set.repeat(12_000)))).unwrap();
        // a text of it goes through a table for each set
        let completion = constraint.completion(constraint.start());
        let is_refused =
            matches!(completion, Err(Error::TooMuchMemory { .. } | Error::TooMuchWork { .. }));
        assert!(is_refused || matches!(completion, Ok(Some(_))), "{completion:?}");
        let peak = (PEAK.load(Relaxed) - before) >> 20;
        assert!(peak <= 200, "{set}: {peak} MiB");
        compile(&Source::Regex(set.repeat(12_000))).unwrap();
    }
    // each another set
    let set = |i| format!("[\\pL\\u{:04x}\\u{:04x}]", 0x2000 + i / 64, 0x2200 + i % 64);
    let sets = |n: u32| (0..n).map(set).collect::<String>();
    compile(&pattern(format!("^{}", sets(500)))).unwrap();
    assert!(refused(compile(&pattern(format!("^{}", sets(0x3000))))));
    assert!(refused(compile(&Source::Regex(sets(0x3000)))));
}

/// Patterns of one string, as people write them for passwords.
const OF_PASSWORDS: [&str; 20] = [
    "^.{8,64}$",
    "^[^ ]+$",
    "[0-9]",
    "[a-z]",
    "[A-Z]",
    "[!@#$%^&*]",
    "^[a-zA-Z]",
    "[a-zA-Z0-9]$",
    "^(?!.*password).*$",
    "^(?!.*1234).*$",
    "^(?!admin)",
    "^.*[0-9].*[0-9].*$",
    "^[^<>]*$",
    r"^[^\\]*$",
    "^(?=.*[a-z])(?=.*[A-Z]).*$",
    "^(?!.*--).*$",
    r"\S{3}",
    r"^\S*$",
    "^(?!.*qwerty).*$",
    "^.*[A-Z].*[A-Z].*$",
];

#[test]
fn many_patterns_of_one_string_are_taken_together() {
    let _one = ONE.lock();
    let vocabulary = many_tokens();
    for n in 1..=OF_PASSWORDS.len() {
        let parts = OF_PASSWORDS[..n].iter().map(|part| json!({"pattern": part}));
        let schema = json!({"type": "string", "allOf": parts.collect::<Vec<_>>()});
        let source = Source::Schema(schema, Options::default());
        compile(&source).unwrap();
        let constraint = Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap();
        assert!(constraint.ignored().is_empty(), "{n}: {:?}", constraint.ignored());
        let mut state = constraint.start();
        for &byte in b"\"Ab!2xyZ1\"" {
            assert!(constraint.mask(state).unwrap().contains(byte.into()), "{n}: {byte}");
            state = constraint.advance(state, byte.into()).unwrap();
        }
        assert!(constraint.accepting(state).unwrap(), "{n}");
    }
}

/// Sets of subschemas multiply where members satisfy two of 40 in turn.
#[test]
fn what_takes_too_much_work_is_named_by_its_place() {
    let _one = ONE.lock();
    let both = |a: usize, b: usize| {
        let reference = |i: usize| json!({"$ref": format!("#/$defs/d{}", i % 40)});
        json!({"allOf": [reference(a), reference(b)]})
    };
    let mut defs = serde_json::Map::new();
    for i in 0..40 {
        let members = json!({"x": both(2 * i + 1, 3 * i + 2), "y": both(5 * i + 3, i + 1)});
        defs.insert(format!("d{i}"), json!({"type": "object", "properties": members}));
    }
    let schema = json!({"$defs": defs, "$ref": "#/$defs/d0"});
    let found = compile(&Source::Schema(schema, Options::default())).unwrap_err();
    assert!(found.to_string().contains(", at #/$defs/d"), "{found}");
}

/// Rules of which each begins with all after it.
fn rules_after(n: usize) -> String {
    let after = |i: usize| (i + 1..=n).map(|j| format!(" r{j}")).collect::<String>();
    let rules: String = (0..n).map(|i| format!("r{i} ::={}\n", after(i))).collect();
    format!("root ::= r0\n{rules}r{n} ::= \"b\"?\n")
}

#[test]
fn rules_that_may_all_be_empty_are_compiled_or_refused() {
    let _one = ONE.lock();
    compile(&Source::Gbnf(rules_after(100))).unwrap();
    let found = compile(&Source::Gbnf(rules_after(1800)));
    assert!(found.is_ok() || refused(found));
    let stop = Stop::default();
    stop.set();
    let source = Source::Gbnf(rules_after(100));
    let stopped = Constraint::compile_until(&source, bytes(), &|_| None, &stop).unwrap_err();
    assert_eq!(stopped, Error::Stopped);
}

/// Counts of counts are one count, so that a text of many is not one of many pairs of numbers.
#[test]
fn nested_counts_are_one() {
    let _one = ONE.lock();
    let grammar = r#"root ::= ((("a"{0,30}){0,30}){0,30}){0,30}"#;
    let constraint = compile(&Source::Gbnf(grammar.into())).unwrap();
    let start = Instant::now();
    let mut state = constraint.start();
    for _ in 0..1000 {
        state = constraint.advance(state, b'a'.into()).unwrap();
        let mask = constraint.mask(state).unwrap();
        assert!(mask.contains(b'a'.into()) && constraint.accepting(state).unwrap());
    }
    assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
}

/// Returns a vocabulary of a common size: all bytes, and letters with what stands before them.
fn many_tokens() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| Box::from([byte])).collect();
    for before in ["", " ", "\"", "_", "un"] {
        for n in 0..26 * 26 * 26 {
            let letters = [n / 676, n / 26 % 26, n % 26].map(|letter| b'a' + letter as u8);
            tokens.push([before.as_bytes(), &letters].concat().into());
        }
    }
    tokens.extend((0..1000).map(|n| Box::from(format!("\",\"{n}").as_bytes())));
    Arc::new(Vocabulary::new(tokens))
}

/// The cache of constraints goes by their sizes.
#[test]
fn a_constraint_takes_about_the_memory_that_it_says() {
    let _one = ONE.lock();
    let vocabulary = many_tokens();
    let words = |word: &str| format!("\"{}", word.repeat(40));
    let items: String = (0..60).map(|n| format!("\"item{n}\",")).collect();
    let members: String = (0..300).map(|n| format!("\"member{n}\":\"{n}\",")).collect();
    let properties = (0..=300).map(|n| (format!("member{n}"), json!({"type": "string"})));
    let cases = [
        (
            json!({"pattern": "^((un|re)[a-z]{3,40} ?[a-z]{2,20}_){3,60}$"}),
            words("unattested pear_"),
        ),
        (
            json!({"allOf": [{"pattern": "cat"}, {"pattern": "dog|cow"}], "maxLength": 900}),
            words("a cat and a dog "),
        ),
        (json!({"items": {"type": "string"}, "uniqueItems": true}), format!("[{items}")),
        (
            json!({"properties": properties.collect::<serde_json::Map<_, _>>()}),
            format!("{{{members}"),
        ),
    ];
    for (schema, text) in cases {
        let mut schema = schema;
        schema["type"] = json!(match text.as_bytes()[0] {
            b'"' => "string",
            b'[' => "array",
            _ => "object",
        });
        let source = Source::Schema(schema, Options::default());
        // what all constraints share is made once
        Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap();
        let constraint = Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap();
        let memory = IN_USE.load(Relaxed);
        let size = constraint.size().unwrap();
        let mut state = constraint.start();
        for &byte in text.as_bytes() {
            state = constraint.advance(state, byte.into()).unwrap();
            assert!(!state.is_dead(), "{text}");
            constraint.mask(state).unwrap();
        }
        let memory = IN_USE.load(Relaxed) - memory;
        let size = constraint.size().unwrap() - size;
        assert!(size > memory / 5 * 2 && size < memory * 2, "{size} of {memory} bytes");
    }
}

/// Writes texts at random, and returns the values; every one must end.
fn values_of(schema: &Value, options: Options) -> Result<Vec<Value>, Error> {
    let source = Source::Schema(schema.clone(), options);
    let constraint = Constraint::compile(&source, bytes(), &|_| None)?;
    assert!(constraint.ignored().is_empty(), "{schema}: {:?}", constraint.ignored());
    let mut values = Vec::new();
    for seed in 1..60u64 {
        let mut random = Random::new(seed);
        let mut state = constraint.start();
        let mut text = Vec::new();
        loop {
            let mask = constraint.mask(state)?;
            let mut next: Vec<u32> = (b'!'.into()..256).filter(|&t| mask.contains(t)).collect();
            if next.is_empty() {
                next.extend((0..=b' '.into()).filter(|&t| mask.contains(t)));
            }
            let written = String::from_utf8_lossy(&text).into_owned();
            if next.is_empty() {
                assert!(constraint.accepting(state)?, "{schema}: dead end after {written}");
                break;
            }
            // digits that never end are of no interest
            let comma =
                next.iter().copied().find(|&t| t == u32::from(b',') || t == u32::from(b']'));
            let any = next[random.below(next.len())];
            let token = if text.len() > 60 { comma.unwrap_or(any) } else { any };
            assert!(text.len() < 400, "{schema}: {written}");
            text.push(token as u8);
            state = constraint.advance(state, token)?;
        }
        values.push(serde_json::from_slice(&text).expect("JSON"));
    }
    Ok(values)
}

/// Returns the schema of an array of at least `min` distinct items.
fn array(items: &Value, min: u32) -> Value {
    json!({"type": "array", "uniqueItems": true, "items": items, "minItems": min})
}

#[test]
fn distinct_items_end_where_there_are_no_more() {
    let _one = ONE.lock();
    let object = json!({"type": "object", "properties": {"a": {"type": "boolean"}},
        "required": ["a"], "additionalProperties": false});
    // items, and how many of them differ
    let kinds = [
        (json!({"type": "integer", "minimum": 5, "maximum": 5}), 1),
        (json!({"type": "number", "minimum": 5, "maximum": 5}), 1),
        (json!({"type": "integer", "minimum": -1, "maximum": 1}), 3),
        (json!({"type": "integer", "minimum": 1, "maximum": 300, "multipleOf": 100}), 3),
        (json!({"type": ["boolean", "null"]}), 3),
        (json!({"enum": [1, 1.0, "a"]}), 2),
        (json!({"const": [1]}), 1),
        (json!({"type": "string", "maxLength": 0}), 1),
        (json!({"type": "array", "maxItems": 0}), 1),
        (json!({"type": "array", "items": {"type": "boolean"}, "maxItems": 1}), 3),
        (object, 2),
        (json!({"anyOf": [{"type": "integer", "minimum": 1, "maximum": 2}, {"const": 2.0}]}), 2),
    ];
    for (items, n) in kinds {
        for open_objects in [false, true] {
            let options = Options { open_objects, ..Options::default() };
            for min in 0..=n {
                for value in values_of(&array(&items, min), options).unwrap() {
                    let items = value.as_array().expect("an array");
                    assert!((min as usize..=n as usize).contains(&items.len()), "{value}");
                }
            }
            let none = values_of(&array(&items, n + 1), options);
            assert!(matches!(none, Err(Error::Unsatisfiable { .. })), "{items} {none:?}");
        }
    }
}
