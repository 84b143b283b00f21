//! Masks along real texts, held bit by bit to a record.
//!
//! `mask_record.txt` has one line for each schema of a sample of the conformance data: its name and
//! a hash of all masks along its texts. A change of the engine that changes no mask keeps the
//! record. After one that is meant to, `HOB_WRITE_MASKS=1` writes it anew. Some tokens of each mask
//! are stepped through by themselves, so that no fault stays recorded.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hob_grammar::{Automaton, Masks, Options, State, TokenMask, Vocabulary};
use serde_json::Value;

/// One schema of this many is looked at.
const EVERY: usize = 11;

/// One token of this many is stepped through by itself at each mask.
const STRIDE: usize = 499;

/// Most masks of a schema of which tokens are stepped through.
const MAX_CHECKED: usize = 100;

/// The longest word of the texts that becomes a token, in bytes.
const LONGEST_WORD: usize = 48;

/// The schemas, each with the texts of its instances.
struct Case {
    id: String,
    schema: Value,
    texts: Vec<String>,
}

fn fixtures() -> PathBuf {
    std::env::var_os("HOB_FIXTURES").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/fixtures"),
        PathBuf::from,
    )
}

/// Reads the sample.
fn cases() -> Vec<Case> {
    let path = fixtures().join("grammar/schema_bench.jsonl.gz");
    let bytes = std::fs::read(path).unwrap();
    let mut lines = String::new();
    flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut lines).unwrap();
    let read = |line| {
        let case: Value = serde_json::from_str(line).unwrap();
        let instances = case["tests"].as_array().unwrap().iter();
        Case {
            id: case["id"].as_str().unwrap().to_owned(),
            schema: case["schema"].clone(),
            texts: instances.map(|test| test["data"].to_string()).collect(),
        }
    };
    lines.lines().step_by(EVERY).map(read).collect()
}

/// Returns a vocabulary like a tokenizer's, made of the texts: all bytes, their words with what
/// stands around them, and the punctuation between words.
fn vocabulary(cases: &[Case]) -> Arc<Vocabulary> {
    let mut tokens: BTreeSet<&[u8]> = BTreeSet::new();
    for text in cases.iter().flat_map(|case| &case.texts) {
        let bytes = text.as_bytes();
        let same = |a: &u8, b: &u8| a.is_ascii_punctuation() == b.is_ascii_punctuation();
        let mut start = 0;
        for word in bytes.chunk_by(same) {
            let end = start + word.len();
            // a word, the same with a byte before it, the same with a few bytes after it
            for part in [start..end, start.saturating_sub(1)..end, start..end + 1, start..end + 3] {
                tokens.extend(bytes.get(part).filter(|part| part.len() <= LONGEST_WORD));
            }
            start = end;
        }
    }
    let single = (0..=255u8).map(|byte| Box::from([byte]));
    let words = tokens.into_iter().filter(|word| word.len() > 1).map(Box::from);
    Arc::new(Vocabulary::new(single.chain(words).collect()))
}

/// Returns the tokens of a text: always the longest that comes next.
fn encode<'a>(vocabulary: &'a Vocabulary, mut text: &'a [u8]) -> impl Iterator<Item = u32> + 'a {
    let find = |bytes: &[u8]| {
        // the words are sorted, after the bytes
        let word = |n: usize| {
            let mut lo = 256;
            let mut hi = vocabulary.len() as u32;
            while lo < hi {
                let middle = lo.midpoint(hi);
                if vocabulary.bytes(middle) < &bytes[..n] {
                    lo = middle + 1;
                } else {
                    hi = middle;
                }
            }
            (vocabulary.bytes(lo) == &bytes[..n]).then_some(lo)
        };
        let longest = (2..=bytes.len().min(LONGEST_WORD)).rev().find_map(word);
        longest.or_else(|| bytes.first().map(|&byte| byte.into()))
    };
    std::iter::from_fn(move || {
        let token = find(text)?;
        text = &text[vocabulary.bytes(token).len()..];
        Some(token)
    })
}

/// Adds words to a hash (FNV-1a over words).
fn hash(start: u64, words: &[u32]) -> u64 {
    words.iter().fold(start, |h, &w| (h ^ u64::from(w)).wrapping_mul(0x0100_0000_01b3))
}

/// An automaton that is stepped through tokens by their bytes alone.
struct Steps {
    automaton: Automaton,
    state: State,
    /// True once it has had all the states that it may.
    is_over: bool,
}

impl Steps {
    /// Checks some tokens of the mask of the state.
    fn check(&mut self, case: &Case, mask: &TokenMask, count: usize, vocabulary: &Vocabulary) {
        if self.is_over || count > MAX_CHECKED {
            return;
        }
        for token in (count % STRIDE..vocabulary.len()).step_by(STRIDE) {
            let next = self.automaton.advance(self.state, vocabulary.bytes(token as u32));
            let Ok(next) = next else { return self.is_over = true };
            let is_in = mask.contains(token as u32);
            assert_eq!(is_in, !next.is_dead(), "{}: mask {count}, token {token}", case.id);
        }
    }

    /// Goes on by a token.
    fn take(&mut self, bytes: &[u8]) {
        match self.automaton.advance(self.state, bytes) {
            Ok(next) => self.state = next,
            Err(_) => self.is_over = true,
        }
    }
}

/// Returns the hash of all masks along the texts of a schema, and how many there were. Some tokens
/// of each are checked by stepping through their bytes.
fn masks_of(case: &Case, vocabulary: &Arc<Vocabulary>) -> (u64, usize) {
    let mut sum = 0xcbf2_9ce4_8422_2325;
    let mut count = 0;
    let options = Options { open_objects: true, ..Options::default() };
    let Ok((mut automaton, _)) = Automaton::from_schema(&case.schema, options) else {
        return (0, 0);
    };
    let Ok((checked, _)) = Automaton::from_schema(&case.schema, options) else { unreachable!() };
    let mut steps = Steps { state: checked.start(), automaton: checked, is_over: false };
    let mut masks = Masks::new(Arc::clone(vocabulary));
    for text in &case.texts {
        let mut state = automaton.start();
        steps.state = steps.automaton.start();
        for token in encode(vocabulary, text.as_bytes()) {
            let Ok(mask) = masks.get(&mut automaton, state) else {
                sum = hash(sum, &[u32::MAX]);
                break;
            };
            count += 1;
            sum = hash(sum, mask.to_set().words());
            steps.check(case, &mask, count, vocabulary);
            let next = automaton.advance_token(state, token, vocabulary.bytes(token)).unwrap();
            if next.is_dead() {
                break;
            }
            state = next;
            steps.take(vocabulary.bytes(token));
        }
    }
    (sum, count)
}

#[hob_needs::fixtures]
#[test]
fn masks_are_the_recorded_ones() {
    let cases = cases();
    let vocabulary = vocabulary(&cases);
    let mut found = String::new();
    let mut n_masks = 0;
    for case in &cases {
        let (sum, count) = masks_of(case, &vocabulary);
        n_masks += count;
        writeln!(found, "{sum:016x} {count} {}", case.id).unwrap();
    }
    println!("{} tokens, {n_masks} masks of {} schemas", vocabulary.len(), cases.len());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mask_record.txt");
    if std::env::var("HOB_WRITE_MASKS").is_ok_and(|v| v == "1") {
        std::fs::write(&path, &found).unwrap();
    }
    let recorded = std::fs::read_to_string(&path).unwrap();
    let differ: Vec<&str> =
        found.lines().zip(recorded.lines()).filter(|(a, b)| a != b).map(|(a, _)| a).collect();
    assert!(differ.is_empty(), "other masks than recorded:\n{}", differ.join("\n"));
    assert_eq!(found.lines().count(), recorded.lines().count());
}
