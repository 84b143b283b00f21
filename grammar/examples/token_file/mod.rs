//! Reads the vocabulary of a benchmark from a file with the bytes of one token a line, in
//! hexadecimal.

use std::sync::Arc;

use hob_grammar::{Constraint, Options, Source, Vocabulary};

/// Returns the vocabulary of the file that the first argument names, with the tables that all
/// schemas share.
pub(crate) fn vocabulary() -> Arc<Vocabulary> {
    let path = std::env::args().nth(1).expect("a file with tokens");
    let text = std::fs::read_to_string(path).unwrap();
    let vocabulary = Arc::new(Vocabulary::new(text.lines().map(bytes).collect()));
    let any = Source::any_object(Options::default());
    Constraint::compile(&any, Arc::clone(&vocabulary), &|_| None).unwrap();
    vocabulary
}

/// Reads bytes in hexadecimal.
fn bytes(line: &str) -> Box<[u8]> {
    let digit = |digit: &u8| char::from(*digit).to_digit(16).unwrap() as u8;
    line.as_bytes().chunks(2).map(|pair| digit(&pair[0]) << 4 | digit(&pair[1])).collect()
}
