//! Schemas that failed in the field: the verdicts that the conformance data states, and texts
//! written at random, which end in time, name no member twice and have numbers that others read.

mod random;

use std::sync::Arc;
use std::time::{Duration, Instant};

use hob_grammar::{Automaton, Constraint, NumberLimits, Options, Source, Vocabulary};
use serde_json::Value;

use random::Random;

/// A schema, the texts that are and are not of it, and the bounds of an answer.
struct Case {
    id: String,
    schema: Value,
    accepted: Vec<String>,
    rejected: Vec<String>,
    most_tokens: usize,
    time: Duration,
}

fn cases() -> Vec<Case> {
    let folder = std::env::var("HOB_FIXTURES").unwrap_or_else(|_| "../../shared/fixtures".into());
    let lines = std::fs::read_to_string(format!("{folder}/field/schemas.jsonl")).unwrap();
    let read = |line| {
        let case: Value = serde_json::from_str(line).unwrap();
        let texts = |name: &str| {
            let texts = case[name].as_array().unwrap().iter();
            texts.map(|text| text.as_str().unwrap().to_owned()).collect()
        };
        Case {
            id: case["id"].as_str().unwrap().to_owned(),
            schema: case["schema"].clone(),
            accepted: texts("must_accept"),
            rejected: texts("must_reject"),
            most_tokens: case["run_tokens"].as_u64().unwrap() as usize,
            time: Duration::from_secs(case["seconds"].as_u64().unwrap()),
        }
    };
    lines.lines().map(read).collect()
}

#[hob_needs::fixtures]
#[test]
fn verdicts_are_those_of_the_data() {
    let cases = cases();
    for Case { id, schema, accepted, rejected, .. } in &cases {
        // what is checked may have any number, as in `hob grammar match`
        let options = Options { numbers: NumberLimits::None, ..Options::default() };
        let (mut automaton, ignored) = Automaton::from_schema(schema, options).unwrap();
        assert!(ignored.is_empty(), "{id}: {ignored:?}");
        for (texts, is_accepted) in [(accepted, true), (rejected, false)] {
            for text in texts {
                let found = automaton.matches(text.as_bytes()).unwrap();
                assert_eq!(found, is_accepted, "{id}: {text}");
            }
        }
    }
    assert_eq!(cases.len(), 10);
}

/// Returns the members of all objects in a value.
fn members(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.iter().map(members).sum(),
        Value::Object(map) => map.len() + map.values().map(members).sum::<usize>(),
        _ => 0,
    }
}

/// Returns the members that a text of JSON writes, and its numbers.
fn written(text: &str) -> (usize, Vec<&str>) {
    let mut members = 0;
    let mut numbers = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => {
                let mut is_escaped = false;
                let end = rest[1..].find(|c| {
                    let ends = c == '"' && !is_escaped;
                    is_escaped = c == '\\' && !is_escaped;
                    ends
                });
                end.unwrap() + 2
            }
            '-' | '0'..='9' => {
                let is_part = |c: char| c.is_ascii_digit() || "+-.eE".contains(c);
                let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
                numbers.push(&rest[..end]);
                end
            }
            ':' => {
                members += 1;
                1
            }
            other => other.len_utf8(),
        };
        rest = &rest[length..];
    }
    (members, numbers)
}

/// Writes a text at random, byte by byte, and brings it to its end.
fn random_text(constraint: &Constraint, most: usize, seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut state = constraint.start();
    let mut text = Vec::new();
    while text.len() < most {
        let mask = constraint.mask(state).unwrap();
        let next: Vec<u32> = (b' '.into()..127).filter(|&token| mask.contains(token)).collect();
        // names and values of few letters meet each other
        let common = |token: &&u32| b"abk012\"[{:,}]-.e".contains(&(**token as u8));
        let known: Vec<u32> = next.iter().filter(common).copied().collect();
        let next = if known.is_empty() || random.below(8) == 0 { next } else { known };
        if next.is_empty() {
            break;
        }
        let token = next[random.below(next.len())];
        text.push(token as u8);
        state = constraint.advance(state, token).unwrap();
    }
    let end = constraint.completion(state).unwrap().expect("an end");
    text.extend(end.into_iter().map(|token| token as u8));
    String::from_utf8(text).unwrap()
}

#[hob_needs::fixtures]
#[test]
fn texts_end_in_time_and_are_read_as_they_are_written() {
    let bytes = (0..=255u8).map(|byte| Box::from([byte])).collect();
    let vocabulary = Arc::new(Vocabulary::new(bytes));
    for Case { id, schema, most_tokens, time, .. } in cases() {
        let since = Instant::now();
        let options = Options { numbers: NumberLimits::Int64, ..Options::default() };
        let source = Source::Schema(schema.clone(), options);
        let constraint = Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap();
        let (mut matcher, _) = Automaton::from_schema(&schema, Options::default()).unwrap();
        for seed in 1..6 {
            let text = random_text(&constraint, most_tokens * seed as usize / 5, seed);
            let value: Value =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{id}: {error}: {text}"));
            let (n_members, numbers) = written(&text);
            assert_eq!(members(&value), n_members, "{id}: a name comes twice in {text}");
            for number in numbers {
                let is_whole = !number.contains(['.', 'e', 'E']);
                let is_read = if is_whole {
                    number.parse::<i64>().is_ok()
                } else {
                    number.parse::<f64>().is_ok_and(f64::is_finite)
                };
                assert!(is_read, "{id}: {number}");
            }
            assert!(matcher.matches(text.as_bytes()).unwrap(), "{id}: {text}");
        }
        // five texts, on a machine that may be busy
        assert!(since.elapsed() < 2 * time, "{id}: {:?}", since.elapsed());
    }
}
