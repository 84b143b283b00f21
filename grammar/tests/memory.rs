//! Compares the memory that a constraint counts with the memory that it takes.

mod measured;
mod random;

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use hob_grammar::{Constraint, Error, Options, Source, Vocabulary};
use serde_json::{Value, json};

use measured::{IN_USE, ONE};
use random::Random;

/// Most memory that a constraint may take, in bytes: 160 MiB of states, and 64 MiB each of masks
/// and of the tokens that these are made of.
const MOST_BYTES: usize = 288 << 20;

/// A description of texts, and a text of it that leads to many states.
struct Case {
    name: &'static str,
    source: Source,
    text: String,
}

impl Case {
    fn schema(name: &'static str, schema: Value, text: String) -> Case {
        Case { name, source: Source::Schema(schema, Options::default()), text }
    }
}

/// Returns letters without an order.
fn letters(n: usize) -> String {
    let mut random = Random::new(7);
    (0..n).map(|_| char::from(b'a' + random.below(26) as u8)).collect()
}

/// Returns the items between two brackets.
fn list(n: usize, open: char, item: impl Fn(usize) -> String) -> String {
    let items: Vec<String> = (0..n).map(|i| item(i * 7919 % 100_003)).collect();
    format!("{open}{}", items.join(","))
}

fn cases() -> Vec<Case> {
    let text = letters(300_000);
    let words: Vec<String> = (0..1000).map(|i| format!("w{} x", i * 7919 % 100_003)).collect();
    vec![
        Case {
            name: "a counted repetition",
            source: Source::Regex(".{0,1000000}".into()),
            text: text.clone(),
        },
        Case::schema(
            "parts of a text",
            json!({"type": "string", "x-substring-of": {"text": text}}),
            format!("\"{}", &text[1000..]),
        ),
        Case::schema(
            "names",
            json!({"type": "object"}),
            list(1000, '{', |i| format!("\"n{i}\":1")),
        ),
        Case::schema(
            "items",
            json!({"type": "array", "uniqueItems": true, "items": {"enum": words}}),
            list(1000, '[', |i| format!("\"w{i} x\"")),
        ),
        Case {
            name: "nesting",
            source: Source::Gbnf("root ::= \"(\" root \")\" | \"x\"".into()),
            text: "(".repeat(20_000),
        },
    ]
}

/// The tokens of single bytes, and many of letters.
fn vocabulary() -> Arc<Vocabulary> {
    let letters = b'a'..=b'z';
    let mut tokens: Vec<Box<[u8]>> = (0..=255).map(|byte| Box::from([byte])).collect();
    for a in letters.clone() {
        for b in letters.clone() {
            for c in letters.clone() {
                tokens.push([a, b, c].into());
                tokens.extend(letters.clone().take(9).map(|d| Box::from([b' ', a, b, c, d])));
            }
        }
    }
    Arc::new(Vocabulary::new(tokens))
}

/// Goes through a text byte by byte, as far as memory reaches, and asks for each mask.
fn walk(constraint: &Constraint, text: &str) {
    let mut state = constraint.start();
    for byte in text.bytes() {
        let mut step = || -> Result<(), Error> {
            constraint.mask(state)?;
            constraint.at_least(state)?;
            state = constraint.advance(state, byte.into())?;
            Ok(())
        };
        match step() {
            Ok(()) => {}
            Err(Error::TooMuchMemory { .. }) => return,
            Err(error) => panic!("{error}"),
        }
    }
}

/// Masks once held the tokens of leaves that had been forgotten: a counted repetition took 2.5 GB
/// and said 230 MB.
#[test]
fn a_constraint_counts_what_it_takes() {
    let _one = ONE.lock();
    let vocabulary = vocabulary();
    for Case { name, source, text } in cases() {
        let before = IN_USE.load(Relaxed);
        let constraint = Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap();
        walk(&constraint, &text);
        let taken = IN_USE.load(Relaxed) - before;
        let counted = constraint.size().unwrap();
        assert!(taken <= MOST_BYTES, "{name}: {taken} bytes");
        assert!(taken <= counted + counted / 4, "{name}: {taken} bytes, and it counts {counted}");
    }
}
