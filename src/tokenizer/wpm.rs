//! WordPiece, the tokenization of BERT: text is made plain, cut at white space, punctuation and
//! Chinese characters, and each word is taken apart into the longest tokens from its beginning on.
//! A word that is not made of tokens is unknown as a whole, and so is one of more than
//! [`MAX_CHARS`] characters.
//!
//! Follows BERT's `tokenization.py` as Hugging Face's `tokenizers` does: accents are the nonspacing
//! marks that the canonical decomposition (NFD) leaves, so that a Korean syllable becomes its
//! letters and vowel signs that take space stay. In a GGUF file words bear a `▁` in front where
//! BERT's own files mark what continues one by `##`.

mod table;

use std::cell::Cell;

use unicode_normalization::UnicodeNormalization;

use super::UNDERSCORE;
use super::error::Error;
use super::tables::NONE;
use super::trie::VocabTrie;
use super::unicode::{self, CharClass, class_of};
use super::vocab::Vocab;
use super::watch::{StopWatch, Stopped};
use crate::gguf::Gguf;
use table::{NEWER_PUNCTUATION, NONSPACING};

/// Characters of a word; one with more is unknown (`max_input_chars_per_word` of BERT's
/// tokenizers).
const MAX_CHARS: usize = 100;

/// The normalization of words, and the token of unknown ones.
#[derive(Debug)]
pub(super) struct Wpm {
    unknown: u32,
    lowercase: bool,
    strip_accents: bool,
    tokens: VocabTrie,
}

/// A word that is being read, its `▁` in front.
struct Word {
    text: String,
    n_chars: usize,
}

impl Wpm {
    /// Reads the vocabulary; `unknown` stands for words that are not made of tokens; [`NONE`] drops
    /// them.
    pub(super) fn from_gguf(gguf: &Gguf, vocab: &Vocab, unknown: u32) -> Result<Wpm, Error> {
        let lowercase = gguf.get_bool("tokenizer.ggml.normalizer.lowercase")?.unwrap_or(true);
        let strip_accents =
            gguf.get_bool("tokenizer.ggml.normalizer.strip_accents")?.unwrap_or(lowercase);
        let texts = vocab.ids.texts().iter().zip(0..);
        Ok(Wpm { unknown, lowercase, strip_accents, tokens: VocabTrie::new(texts.collect()) })
    }

    /// Appends the tokens of `text`.
    ///
    /// # Errors
    /// The caller wants no more.
    pub(super) fn encode(
        &self,
        text: &str,
        watch: &mut StopWatch<'_>,
        out: &mut Vec<u32>,
    ) -> Result<(), Stopped> {
        // looked at where characters are read: of many, nothing may be left
        let is_wanted = Cell::new(true);
        let read = |c: &char| {
            is_wanted.set(watch.passed(c.len_utf8()).is_ok());
            is_wanted.get()
        };
        let clean = text.chars().take_while(read).filter(|&c| !is_dropped(c)).flat_map(spaced);
        match (self.strip_accents, self.lowercase) {
            (false, false) => self.words(clean, out),
            (false, true) => self.words(clean.flat_map(char::to_lowercase), out),
            (true, false) => self.words(clean.nfd().filter(|&c| !is_nonspacing(c)), out),
            (true, true) => {
                let plain = clean.nfd().filter(|&c| !is_nonspacing(c));
                self.words(plain.flat_map(char::to_lowercase), out);
            }
        }
        if is_wanted.get() { Ok(()) } else { Err(Stopped) }
    }

    /// Appends the tokens of the words of plain text.
    fn words(&self, text: impl Iterator<Item = char>, out: &mut Vec<u32>) {
        let mut word = Word { text: UNDERSCORE.into(), n_chars: 0 };
        for c in text {
            let class = class_of(c);
            if class & unicode::WHITE != 0 {
                self.end_word(&mut word, out);
            } else if is_punctuation(c, class) {
                self.end_word(&mut word, out);
                word.push(c);
                self.end_word(&mut word, out);
            } else {
                word.push(c);
            }
        }
        self.end_word(&mut word, out);
    }

    /// Appends the tokens of a word, if it has any characters, and begins the next.
    fn end_word(&self, word: &mut Word, out: &mut Vec<u32>) {
        if word.n_chars == 0 {
            return;
        }
        let n_before = out.len();
        let mut rest = word.text.as_bytes();
        while !rest.is_empty() {
            let is_first = rest.len() == word.text.len();
            // a token that begins with the mark of words does not continue one
            let fits =
                word.n_chars <= MAX_CHARS && (is_first || !rest.starts_with(UNDERSCORE.as_bytes()));
            let longest = self.tokens.beginnings(rest).last().filter(|_| fits);
            let Some((len, id)) = longest else {
                out.truncate(n_before);
                out.extend(Some(self.unknown).filter(|&id| id != NONE));
                break;
            };
            out.push(id);
            rest = &rest[len..];
        }
        word.text.truncate(UNDERSCORE.len());
        word.n_chars = 0;
    }
}

impl Word {
    /// Appends a character. Of a word that is too long, its length alone matters.
    fn push(&mut self, c: char) {
        self.n_chars += 1;
        if self.n_chars <= MAX_CHARS {
            self.text.push(c);
        }
    }
}

/// Returns the character, with spaces around it if it is a word of its own.
fn spaced(c: char) -> impl Iterator<Item = char> {
    let space = is_chinese(c).then_some(' ');
    space.into_iter().chain([c]).chain(space)
}

fn is_in(ranges: &[(u32, u32)], c: char) -> bool {
    let c = u32::from(c);
    ranges.get(ranges.partition_point(|&(_, last)| last < c)).is_some_and(|&(first, _)| first <= c)
}

/// Returns whether the character is a mark that is dropped with accents.
fn is_nonspacing(c: char) -> bool {
    !c.is_ascii() && is_in(&NONSPACING, c)
}

/// Returns whether the character is a word of its own: ASCII that is neither letter, digit nor
/// space, or punctuation.
fn is_punctuation(c: char, class: CharClass) -> bool {
    // punctuation when the library was made, by now a number and a mark
    let was = matches!(c, '\u{166d}' | '\u{111c9}');
    was || class & (unicode::P | unicode::ASCII_S) != 0
        && (c.is_ascii() || !is_in(&NEWER_PUNCTUATION, c))
}

/// Returns whether the character is in no word: control and format characters (but tab and the ends
/// of lines), private use, and the replacement character. Those that are not assigned stay.
fn is_dropped(c: char) -> bool {
    matches!(u32::from(c),
        0..=8 | 0xb | 0xc | 0xe..=0x1f | 0x7f..=0x9f | 0xad | 0x600..=0x605 | 0x61c | 0x6dd
        | 0x70f | 0x180e | 0x200b..=0x200f | 0x202a..=0x202e | 0x2060..=0x2064
        | 0x2066..=0x206f | 0xfeff | 0xfff9..=0xfffb
        | 0xfffd | 0x1_10bd | 0x1_bca0..=0x1_bca3 | 0x1_d173..=0x1_d17a | 0xe_0001
        | 0xe_0020..=0xe_007f
        | 0xe000..=0xf8ff | 0xf_0000..=0xf_fffd | 0x10_0000..=0x10_fffd)
}

/// Returns whether the character is in the blocks of Chinese characters that BERT makes words of
/// their own.
fn is_chinese(c: char) -> bool {
    matches!(u32::from(c),
        0x3400..=0x4dbf | 0x4e00..=0x9fff | 0xf900..=0xfaff | 0x20000..=0x2a6df | 0x2a700..=0x2b73f
        | 0x2b740..=0x2b81f | 0x2b920..=0x2ceaf | 0x2f800..=0x2fa1f)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_in_order() {
        assert!(NONSPACING.is_sorted_by(|a, b| a.1 < b.0));
        assert!(NEWER_PUNCTUATION.is_sorted_by(|a, b| a.1 < b.0));
    }
}
