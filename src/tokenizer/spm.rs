//! SPM, the tokenizer of Llama 2 and its time: SentencePiece's BPE, where a token's score says how
//! early it is made.
//!
//! Text comes with `▁` for the space. Its characters are merged, the pair that makes the token of
//! the highest score first; what is no token in the end becomes byte tokens. Follows `bpe_model.cc`
//! of SentencePiece as llama.cpp does.

use super::UNDERSCORE;
use super::error::Error;
use super::merge::{Merger, Pairs, Symbol};
use super::seams::Seams;
use super::tables::NONE;
use super::vocab::{SCORES, Vocab};
use super::watch::{StopWatch, Stopped};
use super::windows::{EncodeScratch, WindowVocab};
use crate::gguf::{Gguf, ValueType};

/// The scores, and the tokens for bytes.
#[derive(Debug)]
pub(super) struct Spm {
    /// The score of each token, as a number that sorts the same.
    priorities: Vec<u32>,
    byte_tokens: Box<[u32; 256]>,
    unknown: u32,
    seams: Seams,
}

impl Spm {
    /// Reads the vocabulary; `unknown` stands for bytes without a token; [`NONE`] drops them.
    pub(super) fn from_gguf(gguf: &Gguf, vocab: &Vocab, unknown: u32) -> Result<Spm, Error> {
        let priorities = scores(gguf, vocab)?.into_iter().map(priority).collect();
        Ok(Spm {
            priorities,
            byte_tokens: vocab.byte_tokens(),
            unknown,
            seams: Seams::new(vocab.ids.texts()),
        })
    }

    /// Appends the tokens of `prefix`, `▁` or nothing, and `text`.
    ///
    /// # Errors
    /// The caller wants no more.
    pub(super) fn encode(
        &self,
        vocab: &Vocab,
        prefix: &str,
        text: &str,
        scratch: &mut EncodeScratch,
        watch: &mut StopWatch<'_>,
        out: &mut Vec<u32>,
    ) -> Result<(), Stopped> {
        let EncodeScratch { windows, spelled } = scratch;
        let vocabulary = SpmWithVocab { spm: self, vocab };
        let mut prefix = prefix;
        for piece in self.seams.pieces(text) {
            let word = underscored(std::mem::take(&mut prefix), piece, spelled);
            windows.encode(word, &vocabulary, watch, out)?;
        }
        Ok(())
    }
}

/// Spells `prefix` and `text` with `▁` for spaces.
pub(super) fn underscored<'a>(prefix: &str, text: &str, spelled: &'a mut Vec<u8>) -> &'a [u8] {
    spelled.clear();
    spelled.extend_from_slice(prefix.as_bytes());
    for part in text.split_inclusive(' ') {
        match part.strip_suffix(' ') {
            None => spelled.extend_from_slice(part.as_bytes()),
            Some(word) => {
                spelled.extend_from_slice(word.as_bytes());
                spelled.extend_from_slice(UNDERSCORE.as_bytes());
            }
        }
    }
    spelled
}

/// Returns the score of each token.
pub(super) fn scores(gguf: &Gguf, vocab: &Vocab) -> Result<Vec<f32>, Error> {
    let scores = match gguf.get_array(SCORES)? {
        None => vec![0.0; vocab.len()],
        Some(scores) if scores.ty() == ValueType::I32 => {
            scores.to_i32s()?.into_iter().map(|s| s as f32).collect()
        }
        Some(scores) => scores.to_f32s()?,
    };
    if scores.len() != vocab.len() {
        return Err(Error::Length { key: SCORES, found: scores.len(), expected: vocab.len() });
    }
    Ok(scores)
}

/// Returns the characters of a text, each as its bytes.
pub(super) fn characters(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.chunk_by(|_, &next| next & 0xc0 == 0x80) // a continuation byte
}

/// Returns a number that sorts as the score does, equal for both zeros. NaN is the lowest.
fn priority(score: f32) -> u32 {
    // adding 0 makes −0 to +0
    let bits = if score.is_nan() { f32::NEG_INFINITY } else { score + 0.0 }.to_bits();
    if bits >> 31 == 1 { !bits } else { bits | 1 << 31 }
}

/// The scores together with the texts of the tokens.
struct SpmWithVocab<'a> {
    spm: &'a Spm,
    vocab: &'a Vocab,
}

impl WindowVocab for SpmWithVocab<'_> {
    fn merge(&self, text: &[u8], merger: &mut Merger) {
        merger.clear();
        for c in characters(text) {
            merger.push(self.vocab.ids.get(c), c.len());
        }
        merger.run(&ByScore { spm: self.spm, vocab: self.vocab, text });
    }

    fn tokens(&self, id: u32, text: &[u8], out: &mut Vec<u32>) {
        if id != NONE {
            out.push(id);
            return;
        }
        for &byte in text {
            match self.spm.byte_tokens[usize::from(byte)] {
                NONE => out.extend(Some(self.spm.unknown).filter(|&id| id != NONE)),
                id => out.push(id),
            }
        }
    }
}

/// Merges by the scores of the tokens whose texts `text` holds.
struct ByScore<'a> {
    spm: &'a Spm,
    vocab: &'a Vocab,
    text: &'a [u8],
}

impl Pairs for ByScore<'_> {
    fn pair(&self, left: &Symbol, right: &Symbol) -> Option<(u32, u32)> {
        let text = &self.text[left.start as usize..right.end as usize];
        if text.len() > self.vocab.longest {
            return None;
        }
        let id = self.vocab.ids.get(text);
        Some((*self.spm.priorities.get(id as usize)?, id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn priorities_sort_as_scores() {
        let scores = [f32::NEG_INFINITY, -1000.0, -1.5, -1e-30, 0.0, 1e-30, 2.0, f32::INFINITY];
        assert!(scores.map(priority).is_sorted());
        assert_eq!(priority(-0.0), priority(0.0));
        assert_eq!(priority(f32::NAN), priority(f32::NEG_INFINITY));
    }
}
