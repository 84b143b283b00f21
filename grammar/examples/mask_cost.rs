//! Measures what masks cost: the time of each, over schemas and texts that follow them.
//!
//! ```text
//! mask_cost TOKENS < CASES
//! ```
//!
//! A line of TOKENS has the bytes of one token in hexadecimal, a line of CASES is an object with
//! `schema`, and `texts` as lists of tokens. Objects are open. Prints a line of JSON for each case,
//! with the nanoseconds that compiling and each mask took and a hash of all masks, or why the
//! schema is refused. `benches/tuning.py` makes both and changes the limits of `src/tuning.rs`.

mod token_file;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::BufRead;
use std::sync::Arc;
use std::time::Instant;

use hob_grammar::{Constraint, Error, Matcher, Options, Source, Vocabulary};
use serde_json::{Value, json};

fn main() {
    let vocabulary = token_file::vocabulary();
    for line in std::io::stdin().lock().lines() {
        let case: Value = serde_json::from_str(&line.unwrap()).unwrap();
        let result = measure(&case, &vocabulary);
        println!("{}", result.unwrap_or_else(|error| json!({ "refused": error.to_string() })));
    }
}

/// Compiles a schema, and makes the mask before each token of its texts.
fn measure(case: &Value, vocabulary: &Arc<Vocabulary>) -> Result<Value, Error> {
    let options = Options { open_objects: true, ..Options::default() };
    let source = Source::Schema(case["schema"].clone(), options);
    let begun = Instant::now();
    let constraint = Arc::new(Constraint::compile(&source, Arc::clone(vocabulary), &|_| None)?);
    let compile = begun.elapsed().as_nanos();
    let mut hash = DefaultHasher::new();
    let mut masks = Vec::new();
    let mut bitmap = vec![0_u32; vocabulary.len().div_ceil(32)];
    for text in case["texts"].as_array().unwrap() {
        let mut matcher = Matcher::new(Arc::clone(&constraint), Arc::from([]));
        for token in text.as_array().unwrap() {
            let token = token.as_u64().unwrap() as u32;
            let begun = Instant::now();
            matcher.fill(&mut bitmap)?;
            masks.push(begun.elapsed().as_nanos() as u64);
            bitmap.hash(&mut hash);
            if !matcher.advance(token)? {
                break;
            }
        }
    }
    Ok(json!({ "compile": compile as u64, "masks": masks, "hash": hash.finish() }))
}
