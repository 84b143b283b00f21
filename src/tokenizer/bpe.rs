//! BPE: words are merged from bytes (GPT-2, Llama 3, Qwen …) or from characters (Gemma 4), in the
//! order of a list of merges.
//!
//! Follows Sennrich et al., "Neural Machine Translation of Rare Words with Subword Units" (2016),
//! and GPT-2's `encoder.py` for the alphabet of bytes. Where words begin and end is decided in
//! `pre` and `split`.

use super::error::Error;
use super::merge::{Merger, Pairs, Symbol};
use super::pre::{Pre, VocabSpelling};
use super::seams::Seams;
use super::split::words;
use super::spm::{characters, underscored};
use super::tables::{Merges, NONE, TooLarge};
use super::vocab::Vocab;
use super::watch::{StopWatch, Stopped};
use super::windows::{EncodeScratch, WindowVocab};
use crate::gguf::{ArrayStrings, Gguf};

const MERGES: &str = "tokenizer.ggml.merges";

/// The character that stands for each byte in byte-level vocabularies: printable Latin-1 for
/// itself, the others in order from U+0100 on.
pub(crate) const ALPHABET: [char; 256] = {
    let mut table = ['\0'; 256];
    let mut byte = 0;
    let mut next = 0x100;
    while byte < 256 {
        let printable = matches!(byte as u8, b'!'..=b'~' | 0xa1..=0xac | 0xae..=0xff);
        let c = if printable { byte as u32 } else { next };
        next += if printable { 0 } else { 1 };
        if let Some(c) = char::from_u32(c) {
            table[byte] = c;
        }
        byte += 1;
    }
    table
};

/// The byte of each character below U+0144; the inverse of [`ALPHABET`]. 256 is none.
const BYTES: [u16; 0x144] = {
    let mut table = [256; 0x144];
    let mut byte = 0;
    while byte < 256 {
        table[ALPHABET[byte] as usize] = byte as u16;
        byte += 1;
    }
    table
};

/// Appends the bytes that a text in the alphabet of bytes spells. A text with any other character
/// stands for itself.
pub(super) fn spell_out(text: &[u8], out: &mut Vec<u8>) {
    let start = out.len();
    let byte = |c: char| u8::try_from(*BYTES.get(c as usize)?).ok();
    for c in String::from_utf8_lossy(text).chars() {
        let Some(byte) = byte(c) else {
            out.truncate(start);
            return out.extend_from_slice(text);
        };
        out.push(byte);
    }
}

/// The merges of a vocabulary, and what its words start from.
#[derive(Debug)]
pub(super) struct Bpe {
    pre: &'static Pre,
    merges: Merges,
    /// The symbol each byte starts as, where bytes are spelled; else that of each ASCII character.
    symbols: Box<[u32; 256]>,
    /// The token for each byte of a symbol that is no token; [`NONE`] drops it.
    fallback: Box<[u32; 256]>,
    /// Positions at which words can be cut further; `None` where words are short.
    seams: Option<Seams>,
}

impl Bpe {
    /// Reads the merges. Texts in them that are no token get ids after the tokens.
    pub(super) fn from_gguf(
        gguf: &Gguf,
        vocab: &mut Vocab,
        pre: &'static Pre,
    ) -> Result<Bpe, Error> {
        let too_large = |TooLarge| Error::TooLarge { key: MERGES };
        let fallback = match pre.spelling {
            VocabSpelling::Bytes => Box::new(std::array::from_fn(|b| vocab.byte_text(b as u8))),
            VocabSpelling::Plain | VocabSpelling::Underscored => vocab.byte_tokens(),
        };
        let merges = match gguf.get_array(MERGES)? {
            Some(list) => read_merges(list.len(), list.strings()?, vocab)?,
            None => Merges::with_capacity(0),
        };
        // now that every text of a merge has its id
        let mut symbols = Box::new([NONE; 256]);
        for (byte, symbol) in symbols.iter_mut().enumerate() {
            let mut utf8 = [0; 4];
            *symbol = match pre.spelling {
                VocabSpelling::Bytes => {
                    vocab
                        .ids
                        .insert(ALPHABET[byte].encode_utf8(&mut utf8).as_bytes())
                        .map_err(too_large)?
                        .0
                }
                VocabSpelling::Plain | VocabSpelling::Underscored => vocab.ids.get(&[byte as u8]),
            };
        }
        let seams =
            (pre.spelling == VocabSpelling::Underscored).then(|| Seams::new(vocab.ids.texts()));
        Ok(Bpe { pre, merges, symbols, fallback, seams })
    }

    /// Takes another pre-tokenizer of vocabularies in the alphabet of bytes. Returns whether this
    /// is such a vocabulary.
    #[cfg(feature = "engine")]
    pub(super) fn set_pre(&mut self, pre: &'static Pre) -> bool {
        let is_of_bytes = self.pre.spelling == VocabSpelling::Bytes;
        if is_of_bytes {
            self.pre = pre;
        }
        is_of_bytes
    }

    /// Checks that the file has a list of merges.
    pub(super) fn check_merges(gguf: &Gguf) -> Result<(), Error> {
        match gguf.get(MERGES) {
            Some(_) => Ok(()),
            None => Err(Error::Missing { key: MERGES, expected: "the merges of a BPE vocabulary" }),
        }
    }

    /// Appends the tokens of `text`.
    ///
    /// # Errors
    /// The caller wants no more.
    pub(super) fn encode(
        &self,
        vocab: &Vocab,
        text: &str,
        scratch: &mut EncodeScratch,
        watch: &mut StopWatch<'_>,
        out: &mut Vec<u32>,
    ) -> Result<(), Stopped> {
        let EncodeScratch { windows, spelled } = scratch;
        let vocabulary = BpeWithVocab { bpe: self, vocab };
        words(&self.pre.normalized(text), self.pre.stages, &mut |word| {
            watch.passed(word.len())?;
            if let Some(id) = self.whole(vocab, word, spelled) {
                out.push(id);
                return Ok(());
            }
            let Some(seams) = &self.seams else {
                return windows.encode(word.as_bytes(), &vocabulary, watch, out);
            };
            for piece in seams.pieces(word) {
                windows.encode(underscored("", piece, spelled), &vocabulary, watch, out)?;
            }
            Ok(())
        })
    }

    /// Returns the token that is the whole word, where words that are tokens are not merged.
    fn whole(&self, vocab: &Vocab, word: &str, spelled: &mut Vec<u8>) -> Option<u32> {
        if !(self.pre.ignore_merges || self.pre.whole_newlines && word.bytes().all(|b| b == b'\n'))
        {
            return None;
        }
        // a spelled word is at least as long
        if word.len() > vocab.longest {
            return None;
        }
        let text = match self.pre.spelling {
            VocabSpelling::Bytes => {
                spelled.clear();
                let mut utf8 = [0; 4];
                for b in word.bytes() {
                    spelled
                        .extend_from_slice(ALPHABET[b as usize].encode_utf8(&mut utf8).as_bytes());
                }
                &spelled[..]
            }
            VocabSpelling::Plain | VocabSpelling::Underscored => word.as_bytes(),
        };
        Some(vocab.ids.get(text)).filter(|&id| vocab.is_token(id))
    }
}

/// Reads the list of merges, the first of which goes first.
fn read_merges(len: usize, list: ArrayStrings<'_>, vocab: &mut Vocab) -> Result<Merges, Error> {
    // as many as keep the reads of one batch in flight and its memory in the nearest cache
    const BATCH: usize = 256;
    let too_large = |TooLarge| Error::TooLarge { key: MERGES };
    let mut merges = Merges::with_capacity(len);
    let mut list = list.enumerate();
    let mut parts = Vec::with_capacity(2 * BATCH);
    let mut ids = Vec::with_capacity(2 * BATCH);
    let mut both = Vec::new();
    let mut last = NONE;
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        parts.clear();
        for (index, text) in list.by_ref().take(BATCH) {
            // a text may start with a space, but cannot be empty
            let space = text
                .iter()
                .skip(1)
                .position(|&b| b == b' ')
                .ok_or_else(|| Error::Merge { index, text: text.escape_ascii().to_string() })?;
            parts.extend([&text[..space + 1], &text[space + 2..]]);
        }
        if parts.is_empty() {
            return Ok(merges);
        }
        ids.clear();
        vocab.ids.get_all(&parts, &mut ids);
        for (parts, ids) in parts.chunks_exact(2).zip(ids.chunks_exact_mut(2)) {
            for (part, id) in parts.iter().zip(&mut *ids) {
                if *id == NONE {
                    *id = vocab.ids.insert(part).map_err(too_large)?.0;
                }
            }
            // merges come in the order of what they make: most often the same token as the merge
            // before, or the next
            let guess = [last, last.wrapping_add(1)].into_iter().find(|&id| {
                vocab.ids.text(id).strip_prefix(parts[0]).is_some_and(|rest| rest == parts[1])
            });
            last = if let Some(id) = guess {
                id
            } else {
                both.clear();
                both.extend_from_slice(parts[0]);
                both.extend_from_slice(parts[1]);
                vocab.ids.insert(&both).map_err(too_large)?.0
            };
            batch.push([ids[0], ids[1], last]);
        }
        merges.extend(&batch).map_err(too_large)?;
        batch.clear();
    }
}

/// The merges together with the texts of the tokens.
struct BpeWithVocab<'a> {
    bpe: &'a Bpe,
    vocab: &'a Vocab,
}

impl WindowVocab for BpeWithVocab<'_> {
    fn merge(&self, text: &[u8], merger: &mut Merger) {
        merger.clear();
        let symbols = &self.bpe.symbols;
        if self.bpe.pre.spelling == VocabSpelling::Bytes {
            for &byte in text {
                merger.push(symbols[usize::from(byte)], 1);
            }
        } else {
            for c in characters(text) {
                match c {
                    [ascii] => merger.push(symbols[usize::from(*ascii)], 1),
                    c => merger.push(self.vocab.ids.get(c), c.len()),
                }
            }
        }
        merger.run(self.bpe);
    }

    fn tokens(&self, id: u32, text: &[u8], out: &mut Vec<u32>) {
        if self.vocab.is_token(id) {
            out.push(id);
            return;
        }
        let text = if id == NONE { text } else { self.vocab.ids.text(id) };
        let bytes = text.iter().map(|&byte| self.bpe.fallback[usize::from(byte)]);
        out.extend(bytes.filter(|&id| id != NONE));
    }
}

impl Pairs for Bpe {
    fn pair(&self, left: &Symbol, right: &Symbol) -> Option<(u32, u32)> {
        self.merges.get(left.id, right.id).map(|merge| (!merge.rank, merge.id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_alphabet_of_bytes_goes_both_ways() {
        assert_eq!(
            (ALPHABET[b' ' as usize], ALPHABET[b'\n' as usize], ALPHABET[b'a' as usize]),
            ('Ġ', 'Ċ', 'a')
        );
        assert_eq!((ALPHABET[0x7f], ALPHABET[0xad], ALPHABET[0xff]), ('ġ', 'Ń', 'ÿ'));
        let spelled = |text: &[u8]| {
            let mut out = Vec::new();
            spell_out(text, &mut out);
            out
        };
        let all: String = ALPHABET.iter().collect();
        assert_eq!(spelled(all.as_bytes()), (0..=255).collect::<Vec<u8>>());
        assert_eq!(spelled("Ġa b".as_bytes()), "Ġa b".as_bytes(), "a space would be spelled Ġ");
        assert_eq!(spelled("Ġń".as_bytes()), "Ġń".as_bytes(), "the character after the last");
        assert_eq!(spelled(b"a\xff"), b"a\xff");
    }
}
