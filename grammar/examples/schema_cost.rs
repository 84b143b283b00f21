//! Measures what schemas cost: compiling with the first mask, and the shortest text, in time of the
//! thread, steps and memory.
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
            result["MiB"] = json!(peak() - memory_before);
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
    result["MiB"] = json!(peak() - memory_before);
    result
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
