//! Searches that end before they are done, and what they leave to later requests.

use super::*;
use crate::{Lead, Options, precompile};

/// Sources, each with a text of it.
const CASES: [(&str, &str); 7] = [
    (
        r#"{"type": "object", "required": ["a", "b"],
            "properties": {"a": {"type": "string"}, "b": {"enum": [1, "abc"]}}}"#,
        r#"{"a":"the \u00e9nd","b":"abc","other":[1,{"x":null}]}"#,
    ),
    (
        r#"{"type": "array", "items": {"type": "string", "pattern": "^(ab|abc)+[0-9]{2,5}$"},
            "uniqueItems": true, "minItems": 2}"#,
        r#"["ab12","abcab123","ab13"]"#,
    ),
    (
        r#"{"type": "string", "minLength": 3, "maxLength": 9, "pattern": "[a-c].*[x-z]"}"#,
        r#""1bcdxy""#,
    ),
    (
        r#"{"type": "string", "allOf": [{"pattern": "cat"}, {"pattern": "[0-9]{3}"},
            {"not": {"pattern": "dog"}}], "maxLength": 40}"#,
        r#""a cat of 123 is no bird""#,
    ),
    // names that are an intersection: whether there are any takes a search
    (
        r#"{"type": "object", "propertyNames": {"pattern": "^[a-z]{2,9}_[a-z]+$", "maxLength": 12},
            "patternProperties": {"_id$": {"type": "integer"}, "^the": {"maxLength": 5}},
            "minProperties": 2}"#,
        r#"{"my_id":12,"xy_z":[1.5],"thex_y":"abc","ab_cd":{}}"#,
    ),
    // a bound out of sight of a token, next to others
    (r#"{"type": "string", "format": "hostname", "maxLength": 255}"#, r#""www.example.com""#),
    (
        r#"{"type": "array", "uniqueItems": true, "maxItems": 3,
            "items": {"anyOf": [{"enum": ["north", "south", "nor"]}, {"type": "boolean"},
            {"type": "string", "pattern": "^(?!no)[a-z]*(ing|ed)$", "minLength": 4}]}}"#,
        r#"["north","walking",true]"#,
    ),
];

/// Returns a vocabulary with all bytes, all triples of small letters, and tokens of JSON.
fn vocabulary() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| Box::from([byte])).collect();
    for a in b'a'..=b'z' {
        for b in b'a'..=b'z' {
            tokens.push([a, b].into());
            tokens.push([b'"', a, b].into());
            tokens.push([a, b, b'"'].into());
            tokens.extend((b'a'..=b'z').map(|c| Box::from([a, b, c])));
        }
    }
    for n in 0..1000 {
        tokens.push(format!("{n:03}").as_bytes().into());
    }
    let words =
        ["{\"", "\": ", "\",", "\", \"", "\"]", "\"}", "[\"", "\\u00", ", ", "_id\": ", "\"b\": 1"];
    tokens.extend(words.map(|word| Box::from(word.as_bytes())));
    Arc::new(Vocabulary::new(tokens))
}

/// Returns a schema as a file holds it: when it is read, nothing has been searched for.
fn file(schema: &str, vocabulary: &Vocabulary) -> Source {
    let options = Options { open_objects: true, ..Options::default() };
    let source = Source::Schema(serde_json::from_str(schema).unwrap(), options);
    let (file, ignored) = precompile(&source, vocabulary, &|_| None).unwrap();
    assert_eq!(ignored, Vec::<String>::new());
    Source::Precompiled(file.into())
}

/// Returns a constraint of which nothing has been asked.
fn fresh(file: &Source, vocabulary: &Arc<Vocabulary>) -> Constraint {
    let (automaton, _) = file.automaton(vocabulary, &|_| None, &Stop::default()).unwrap();
    Constraint::new(automaton, Vec::new(), Arc::clone(vocabulary))
}

/// Returns all masks along a text, byte by byte.
fn masks(constraint: &Constraint, text: &str) -> Vec<Arc<TokenMask>> {
    let mut state = constraint.start();
    let mut masks = vec![constraint.mask(state).unwrap()];
    for (at, &byte) in text.as_bytes().iter().enumerate() {
        state = constraint.advance(state, byte.into()).unwrap();
        assert!(!state.is_dead(), "{text} at {at}");
        masks.push(constraint.mask(state).unwrap());
    }
    masks
}

/// Returns the most steps that one mask along a text takes.
fn most_steps(constraint: &mut Constraint, text: &str) -> u64 {
    let mut most = 0;
    let mut state = constraint.start();
    for &byte in text.as_bytes() {
        constraint.mask(state).unwrap();
        most =
            most.max(constraint.search_state.get_mut().unwrap().automaton.exprs.res.budget.used());
        state = constraint.advance(state, byte.into()).unwrap();
    }
    most
}

/// Asks for all that there is along a text with at most `limit` steps for each; `steps` for going
/// on. Returns how many masks were not found.
fn ask(constraint: &mut Constraint, text: &str, limit: u64, steps: u64) -> usize {
    let mut n_failed = 0;
    let mut state = constraint.start();
    for &byte in text.as_bytes() {
        constraint.search_work = limit;
        n_failed += usize::from(constraint.mask(state).is_err());
        let _ = constraint.shortest(state);
        let _ = constraint.forced(state, &[], &|_| Vec::new());
        constraint.search_work = steps;
        match constraint.advance(state, byte.into()) {
            Ok(next) if !next.is_dead() => state = next,
            _ => break,
        }
    }
    constraint.search_work = SEARCH_WORK;
    n_failed
}

/// Masks are asked for at every limit from one step to as many as the dearest of them takes.
#[test]
fn a_search_without_steps_left_leaves_nothing_wrong_behind() {
    let vocabulary = vocabulary();
    let mut wrong = Vec::new();
    for (schema, text) in CASES {
        let file = file(schema, &vocabulary);
        let expected = masks(&fresh(&file, &vocabulary), text);
        let most = most_steps(&mut fresh(&file, &vocabulary), text);
        let growing = std::iter::successors(Some(1), |n| Some(n + n / 16 + 1));
        let limits = growing.take_while(|&n| n < most).chain([most - 1, most, most + 1]);
        let mut n_failed = 0;
        for limit in limits {
            for steps in [limit, SEARCH_WORK] {
                let mut asked = fresh(&file, &vocabulary);
                n_failed += ask(&mut asked, text, limit, steps);
                let found = std::panic::catch_unwind(|| masks(&asked, text));
                if found.ok().as_ref() != Some(&expected) {
                    wrong.push(format!("{schema} after {limit} of {most} steps, {steps} to go on"));
                }
            }
        }
        assert!(n_failed > 0, "{schema}");
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Masks that were found before a failed search are still there.
#[test]
fn a_search_without_steps_left_costs_later_ones_nothing() {
    let vocabulary = vocabulary();
    let (schema, text) = CASES[3];
    let mut constraint = fresh(&file(schema, &vocabulary), &vocabulary);
    constraint.mask(constraint.start()).unwrap();
    assert!(ask(&mut constraint, text, 1, SEARCH_WORK) > 0);
    assert!(constraint.knows_mask(constraint.start()));
}

/// Reading a file is no search, so that the first mask is the first to hear of it.
#[test]
fn the_first_mask_ends_when_it_is_asked_to() {
    let vocabulary = vocabulary();
    let file = file(CASES[0].0, &vocabulary);
    let stop = Stop::default();
    stop.set();
    let ended = Constraint::compile_until(&file, Arc::clone(&vocabulary), &|_| None, &stop);
    assert!(matches!(ended, Err(Error::Stopped)), "{ended:?}");
    let constraint = fresh(&file, &vocabulary);
    assert_eq!(constraint.prepare(&stop), Err(Error::Stopped));
    assert!(!constraint.knows_mask(constraint.start()));
    assert_eq!(constraint.prepare(&Stop::default()), Ok(()));
    assert!(constraint.knows_mask(constraint.start()));
}

/// A server asks for it where it must not wait.
#[test]
fn the_shortest_text_from_the_start_is_known_without_the_lock() {
    let vocabulary = vocabulary();
    let (schema, _) = CASES[1];
    let file = file(schema, &vocabulary);
    let constraint = Constraint::compile(&file, Arc::clone(&vocabulary), &|_| None).unwrap();
    let asked = fresh(&file, &vocabulary);
    let lengths = |constraint: &Constraint| {
        let start = constraint.start();
        (constraint.shortest(start).unwrap(), constraint.at_least(start).unwrap())
    };
    let expected = lengths(&asked);
    assert_eq!(asked.completion(asked.start()).unwrap().map(|tokens| tokens.len()), expected.0);
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::scope(|scope| {
        let lock = constraint.search_state.lock().unwrap();
        scope.spawn(|| sender.send(lengths(&constraint)).unwrap());
        let found = receiver.recv_timeout(std::time::Duration::from_secs(10));
        drop(lock);
        assert_eq!(found, Ok(expected));
    });
}

/// Every text goes on from each of its beginnings, and every way to go on ends in a text.
#[test]
fn what_was_begun_is_gone_on_with() {
    let vocabulary = vocabulary();
    let mut random = 0x9E37_79B9_7F4A_7C15u64;
    for (schema, text) in CASES {
        let schema = serde_json::from_str(schema).unwrap();
        let source = Source::Schema(schema, Options { open_objects: true, ..Options::default() });
        let compiled = source.automaton(&vocabulary, &|_| None, &Stop::default()).unwrap();
        let constraint = Constraint::new(compiled.0, compiled.1, Arc::clone(&vocabulary));
        for cut in 0..=text.len() {
            let begun = &text.as_bytes()[..cut];
            let mut state = constraint.start_after(begun, &Stop::default()).unwrap();
            let mut whole = begun.to_vec();
            for _ in 0..4 {
                let mask = constraint.mask(state).unwrap();
                let allowed: Vec<u32> =
                    (0..vocabulary.len() as u32).filter(|&token| mask.contains(token)).collect();
                let Some(n) = random.checked_rem(allowed.len() as u64) else { break };
                let token = allowed[n as usize];
                random = random.rotate_left(23).wrapping_mul(0x2545_F491_4F6C_DD1D);
                whole.extend_from_slice(vocabulary.bytes(token));
                state = constraint.advance(state, token).unwrap();
            }
            for token in constraint.completion(state).unwrap().unwrap() {
                whole.extend_from_slice(vocabulary.bytes(token));
            }
            let end = constraint.start_after(&whole, &Stop::default()).unwrap();
            assert!(constraint.accepting(end).unwrap(), "{}", String::from_utf8_lossy(&whole));
        }
        let mut wrong = text.as_bytes().to_vec();
        wrong[0] = b'x';
        let refused = constraint.start_after(&wrong, &Stop::default());
        assert_eq!(refused, Err(Error::Beginning { at: 0 }));
        let stopped = Stop::default();
        stopped.set();
        assert_eq!(constraint.start_after(text.as_bytes(), &stopped), Err(Error::Stopped));
    }
}

/// A shortest text that takes too much work is given up sooner from the start of a small schema
/// than from later states.
#[test]
fn a_dear_text_from_the_start_is_given_up() {
    let mut schema = serde_json::json!({"type": "boolean"});
    for _ in 0..6 {
        schema = serde_json::json!({
            "type": "array", "uniqueItems": true, "minItems": 2, "items": schema
        });
    }
    let source = Source::Schema(schema, Options::default());
    let constraint = Constraint::compile(&source, vocabulary(), &|_| None).unwrap();
    let found = constraint.completion(constraint.start());
    let Err(Error::TooMuchWork { limit, .. }) = found else { panic!("{found:?}") };
    assert_eq!(limit, constraint.start_text_work);
    assert!(limit < SEARCH_WORK);
    assert_eq!(constraint.shortest(constraint.start()), found.map(|_| None));
}

/// A special token comes where it is named and nowhere as its text, in masks as in texts.
#[test]
fn special_tokens_come_only_where_they_are_named() {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| Box::from([byte])).collect();
    tokens.extend(["<|end|>", "\"<|e", "<|call|>"].map(|text| Box::from(text.as_bytes())));
    let [end, part, call] = [256, 257, 258];
    let vocabulary = Arc::new(Vocabulary::new(tokens));
    let schema = serde_json::json!({"type": "array", "items": {"enum": ["<|end|>", "<|a"]}});
    for schema in [schema, serde_json::json!({"type": "array", "items": {"type": "string"}})] {
        let inner = Source::Schema(schema, Options::default());
        let behind = Source::Behind(vec![Lead::Token(end)], Box::new(inner));
        let source = Source::WithSpecial([end, call].into(), Box::new(behind));
        let constraint = Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap();
        let mut state = constraint.start();
        assert!(constraint.advance(state, b'<'.into()).unwrap().is_dead());
        for token in [end].into_iter().chain(b"[\"<|end|>\"]".map(u32::from)) {
            let mask = constraint.mask(state).unwrap();
            for other in 0..vocabulary.len() as u32 {
                let next = constraint.advance(state, other).unwrap();
                assert_eq!(mask.contains(other), !next.is_dead(), "{other}");
            }
            let is_first = state == constraint.start();
            assert_eq!((mask.contains(end), mask.contains(call)), (is_first, false));
            state = constraint.advance(state, token).unwrap();
        }
        assert!(constraint.accepting(state).unwrap());
        let begun = constraint.start_after(b"", &Stop::default()).unwrap();
        let begun = constraint.advance(begun, end).unwrap();
        let begun = constraint.advance(begun, b'['.into()).unwrap();
        assert!(constraint.mask(begun).unwrap().contains(part));
        assert!(precompile(&source, &vocabulary, &|_| None).is_err());
    }
}
