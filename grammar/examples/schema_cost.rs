//! Measures what schemas cost: compiling with the first mask, the shortest text, and the dearest of
//! the masks along texts of random tokens, in time of the thread, steps and memory.
//!
//! ```text
//! schema_cost TOKENS < SCHEMAS
//! ```
//!
//! A line of TOKENS has the bytes of one token in hexadecimal, a line of SCHEMAS is an object with
//! `name`, `schema` and, if its objects are open, `open`. Prints a line of JSON for each.
//! `benches/hostile_schemas.py` makes both.

mod token_file;

use std::io::BufRead;
use std::sync::Arc;

use hob_grammar::{Constraint, Error, Options, Source, Vocabulary};
use serde_json::{Value, json};

fn main() {
    let vocabulary = token_file::vocabulary();
    for line in std::io::stdin().lock().lines() {
        let case: Value = serde_json::from_str(&line.unwrap()).unwrap();
        println!("{}", measure(&case, &vocabulary));
    }
}

/// Compiles a schema with its first mask, and asks for its shortest text.
fn measure(case: &Value, vocabulary: &Arc<Vocabulary>) -> Value {
    let options = Options { open_objects: case["open"] == true, ..Options::default() };
    let source = Source::Schema(case["schema"].clone(), options);
    let memory_before = forget_peak();
    let begun = nanoseconds();
    let found = Constraint::compile(&source, Arc::clone(vocabulary), &|_| None);
    let compile_ms = (nanoseconds() - begun) as f64 / 1e6;
    let mut result = json!({
        "name": case["name"],
        "bytes": case["schema"].to_string().len(),
        "compile_ms": compile_ms,
    });
    let constraint = match found {
        Ok(constraint) => constraint,
        Err(error) => {
            result["refused"] = json!(error.to_string());
            if let Error::TooMuchWork { limit, .. } = error {
                result["steps"] = json!(limit);
            }
            result["MiB"] = json!(peak().saturating_sub(memory_before));
            return result;
        }
    };
    let steps = constraint.steps().unwrap();
    result["steps"] = json!(steps);
    result["ns_per_step"] = json!(compile_ms * 1e6 / steps as f64);
    result["ignored"] = json!(constraint.ignored().len());
    let begun = nanoseconds();
    let shortest = constraint.completion(constraint.start());
    result["text_ms"] = json!((nanoseconds() - begun) as f64 / 1e6);
    result["text_steps"] = json!(constraint.steps().unwrap() - steps);
    result["text"] = match shortest {
        Ok(Some(tokens)) => json!(tokens.len()),
        Ok(None) => Value::Null,
        Err(error) => json!(error.to_string()),
    };
    let dearest = walk(&constraint, vocabulary);
    result["mask_ms"] = json!(dearest.ms);
    result["mask_steps"] = json!(dearest.steps);
    result["mask_after"] = json!(String::from_utf8_lossy(&dearest.after));
    result["MiB"] = json!(peak().saturating_sub(memory_before));
    result
}

/// The dearest mask of some.
#[derive(Default)]
struct DearestMask {
    ms: f64,
    steps: u64,
    /// The text before it.
    after: Vec<u8>,
}

/// Goes through a few texts of random tokens, and returns the dearest of their masks after the
/// first.
fn walk(constraint: &Constraint, vocabulary: &Vocabulary) -> DearestMask {
    /// Texts, and most tokens of one.
    const TEXTS: u64 = 4;
    const TOKENS: usize = 24;
    let mut dearest = DearestMask::default();
    let mut random: u64 = 0x9E37_79B9_7F4A_7C15;
    for _ in 0..TEXTS {
        let mut state = constraint.start();
        let mut text = Vec::new();
        for _ in 0..TOKENS {
            let steps = constraint.steps().unwrap();
            let begun = nanoseconds();
            let mask = constraint.mask(state);
            let ms = (nanoseconds() - begun) as f64 / 1e6;
            if ms > dearest.ms {
                let steps = constraint.steps().unwrap() - steps;
                dearest = DearestMask { ms, steps, after: text.clone() };
            }
            let Ok(mask) = mask else { break };
            let tokens = 0..vocabulary.len() as u32;
            let allowed: Vec<u32> = tokens.filter(|&token| mask.contains(token)).collect();
            if allowed.is_empty() {
                break;
            }
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let token = allowed[(random >> 33) as usize % allowed.len()];
            text.extend(vocabulary.bytes(token));
            let Ok(next) = constraint.advance(state, token) else { break };
            state = next;
        }
    }
    dearest
}

/// Returns the time that this thread has computed, in nanoseconds.
fn nanoseconds() -> u64 {
    // the system brings its count up to date when the thread may be another's turn
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    text.split(' ').next().unwrap().parse().unwrap()
}

/// Forgets the most memory that was in use, and returns the MiB that are.
fn forget_peak() -> u64 {
    std::fs::write("/proc/self/clear_refs", "5").unwrap();
    peak()
}

/// Returns the most MiB that were in use.
fn peak() -> u64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = text.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() >> 10
}
