//! WordPiece, the tokenization of BERT: text is made plain, cut at white space, punctuation and Chinese characters, and each
//! word is taken apart into the longest tokens from its beginning on. A word that is not made of tokens is unknown as a
//! whole.
//!
//! As in llama.cpp, of a character that Unicode takes apart only the first part stays (of a Korean syllable its first
//! letter), and words bear a `▁` in front where BERT's own files mark what continues one by `##`.

use unicode_normalization::char::decompose_canonical;

use super::UNDERSCORE;
use super::error::Error;
use super::tables::NONE;
use super::unicode::{self, Class, class_of};
use super::vocab::Vocab;
use crate::gguf::Gguf;

/// How words are made plain, and what unknown ones become.
#[derive(Debug)]
pub(super) struct Wpm {
    unknown: u32,
    lowercase: bool,
    strip_accents: bool,
}

impl Wpm {
    /// `unknown` stands for words that are not made of tokens; [`NONE`] drops them.
    pub(super) fn from_gguf(gguf: &Gguf, unknown: u32) -> Result<Wpm, Error> {
        let lowercase = gguf.get_bool("tokenizer.ggml.normalizer.lowercase")?.unwrap_or(true);
        let strip_accents = gguf.get_bool("tokenizer.ggml.normalizer.strip_accents")?.unwrap_or(lowercase);
        Ok(Wpm { unknown, lowercase, strip_accents })
    }

    /// Appends the tokens of `text`.
    pub(super) fn encode(&self, vocab: &Vocab, text: &str, out: &mut Vec<u32>) {
        let mut word = String::from(UNDERSCORE);
        for c in text.chars() {
            let c = if self.strip_accents { base(c) } else { c };
            let class = class_of(c);
            if class & unicode::WHITE != 0 {
                self.end_word(vocab, &mut word, out);
                continue;
            }
            if is_dropped(c, class) || self.strip_accents && class & unicode::M != 0 {
                continue;
            }
            let plain = if self.lowercase { c.to_lowercase().next().unwrap_or(c) } else { c };
            let alone = class & (unicode::P | unicode::ASCII_S) != 0 || is_chinese(c);
            if alone {
                self.end_word(vocab, &mut word, out);
            }
            word.push(plain);
            if alone {
                self.end_word(vocab, &mut word, out);
            }
        }
        self.end_word(vocab, &mut word, out);
    }

    /// Appends the tokens of a word, if it has any characters behind its `▁`, and begins the next.
    fn end_word(&self, vocab: &Vocab, word: &mut String, out: &mut Vec<u32>) {
        if word.len() == UNDERSCORE.len() {
            return;
        }
        let first = out.len();
        let mut rest = word.as_bytes();
        while !rest.is_empty() {
            let longest = (1..=rest.len().min(vocab.longest)).rev();
            let token = longest.map(|len| (len, vocab.ids.get(&rest[..len]))).find(|&(_, id)| id != NONE);
            let Some((len, id)) = token else {
                out.truncate(first);
                out.extend(Some(self.unknown).filter(|&id| id != NONE));
                break;
            };
            out.push(id);
            rest = &rest[len..];
        }
        word.truncate(UNDERSCORE.len());
    }
}

/// The first character of the canonical decomposition: the letter without its accents.
fn base(c: char) -> char {
    let mut first = None;
    decompose_canonical(c, |part| _ = first.get_or_insert(part));
    first.unwrap_or(c)
}

/// Characters that are in no word: control and format characters, private use, and the replacement character. Those that are
/// not assigned stay.
fn is_dropped(c: char, class: Class) -> bool {
    c == '\u{fffd}' || class & unicode::OTHER != 0 && is_control(c)
}

/// General category Cc, Cf or Co (Unicode 15.1).
fn is_control(c: char) -> bool {
    matches!(u32::from(c),
        0..=0x1f | 0x7f..=0x9f | 0xad | 0x600..=0x605 | 0x61c | 0x6dd | 0x70f | 0x890..=0x891 | 0x8e2 | 0x180e
        | 0x200b..=0x200f | 0x202a..=0x202e | 0x2060..=0x2064 | 0x2066..=0x206f | 0xfeff | 0xfff9..=0xfffb
        | 0x110bd | 0x110cd | 0x13430..=0x1343f | 0x1bca0..=0x1bca3 | 0x1d173..=0x1d17a | 0xe0001
        | 0xe0020..=0xe007f | 0xe000..=0xf8ff | 0xf0000..=0xffffd | 0x100000..=0x10fffd)
}

/// The blocks of Chinese characters that BERT makes words of their own.
fn is_chinese(c: char) -> bool {
    matches!(u32::from(c),
        0x3400..=0x4dbf | 0x4e00..=0x9fff | 0xf900..=0xfaff | 0x20000..=0x2a6df | 0x2a700..=0x2b73f
        | 0x2b740..=0x2b81f | 0x2b920..=0x2ceaf | 0x2f800..=0x2fa1f)
}
