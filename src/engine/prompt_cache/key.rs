//! Names of parts of sequences: chained hashes of all that they are computed from.

use std::ops::Range;

use sha2::{Digest, Sha256};

use crate::backend::PAGE;
use crate::engine::sequence::Sequence;
use crate::model::embedded::{IMAGE_ID, Placed};

/// The end of the names of files.
const SUFFIX: &str = ".page";

/// A hash of tokens, of what is before them, and of what they are computed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::engine) struct PageKey([u8; 32]);

impl PageKey {
    /// Returns the hash of some parts of bytes.
    pub(super) fn of(parts: &[&[u8]]) -> PageKey {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        PageKey(hash.finalize().into())
    }

    /// Returns the bytes of the hash.
    pub(super) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns the name of its file.
    pub(super) fn file_name(&self) -> String {
        let mut name: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        name.push_str(SUFFIX);
        name
    }

    /// Returns the key whose file has this name, if it is such a name.
    pub(super) fn of_file_name(name: &str) -> Option<PageKey> {
        let digits = name.strip_suffix(SUFFIX)?.as_bytes();
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        };
        let (pairs, rest) = digits.as_chunks::<2>();
        if !rest.is_empty() {
            return None;
        }
        let bytes: Option<Vec<u8>> =
            pairs.iter().map(|&[high, low]| Some(digit(high)? << 4 | digit(low)?)).collect();
        Some(PageKey(bytes?.try_into().ok()?))
    }
}

/// A part of a sequence that is stored: a whole page, or a cut, which is what the sequence has of a
/// page, and where it is a running state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine) struct StoredPart {
    /// Its name.
    pub key: PageKey,
    /// A hash of all that is before its tokens, and of the images that it reaches into.
    pub link: PageKey,
    /// Its positions.
    pub positions: Range<usize>,
    /// True if a running state goes along.
    pub has_state: bool,
}

/// The tokens of a sequence, with all that gives its parts their names.
pub(in crate::engine) struct PageChain {
    /// The model, the types of its cache, the adapters.
    seed: PageKey,
    /// The tokens.
    pub tokens: Vec<u32>,
    images: Vec<Placed>,
    /// True if cuts have running states.
    has_states: bool,
}

/// A kind of part.
enum PartKind {
    /// A whole page.
    Page,
    /// The positions of a page before a cut.
    Cut,
}

impl PageChain {
    /// Returns the chain of the tokens of a sequence, computed or not.
    pub(in crate::engine) fn new(
        seed: PageKey,
        sequence: &Sequence,
        has_states: bool,
    ) -> PageChain {
        let tokens = sequence.tokens.clone();
        PageChain { seed, tokens, images: sequence.images.clone(), has_states }
    }

    /// Returns whether cuts have running states.
    pub(in crate::engine) fn has_states(&self) -> bool {
        self.has_states
    }

    /// Returns the whole pages of the first `len` positions.
    pub(in crate::engine) fn pages(&self, len: usize) -> Vec<StoredPart> {
        let mut parent = self.seed;
        let pages = (0..len / PAGE).map(|i| {
            let page = self.part(PartKind::Page, parent, i * PAGE..(i + 1) * PAGE);
            parent = page.key;
            page
        });
        pages.collect()
    }

    /// Returns the cut at a position, given the whole pages before it. There is none where a page
    /// ends, if there is no running state.
    pub(in crate::engine) fn cut(&self, pages: &[StoredPart], at: usize) -> Option<StoredPart> {
        let n_pages = at / PAGE;
        let is_needed = at > 0 && (self.has_states || !at.is_multiple_of(PAGE));
        let parent = match n_pages.checked_sub(1) {
            None => self.seed,
            Some(last) => pages.get(last)?.key,
        };
        is_needed.then(|| self.part(PartKind::Cut, parent, n_pages * PAGE..at))
    }

    /// Returns the part of these positions, after one of this name.
    fn part(&self, kind: PartKind, parent: PageKey, positions: Range<usize>) -> StoredPart {
        let link = self.link(parent, &positions);
        let tokens = self.tokens[positions.clone()].iter().flat_map(|token| token.to_le_bytes());
        let tokens: Vec<u8> = tokens.collect();
        let (name, has_state): (&[u8], bool) = match kind {
            PartKind::Page => (b"page", false),
            PartKind::Cut => (b"cut", self.has_states),
        };
        let key = PageKey::of(&[name, link.bytes(), &tokens]);
        StoredPart { key, link, positions, has_state }
    }

    /// Returns the hash of what is before positions, and of the images that they reach into: all
    /// ids of an image stand for it, not those of the rows that lie here.
    fn link(&self, parent: PageKey, positions: &Range<usize>) -> PageKey {
        if self.tokens[positions.clone()].iter().all(|token| token & IMAGE_ID == 0) {
            return parent;
        }
        let mut bytes = Vec::new();
        let Range { start, end } = *positions;
        let reaches =
            |placed: &&Placed| (placed.at as usize) < end && placed.end() as usize > start;
        for Placed { at, image } in self.images.iter().filter(reaches) {
            let (columns, rows) = image.grid;
            let numbers = [*at, columns, rows, image.non_causal.into(), image.ids.len() as u32];
            let all = numbers.iter().chain(&image.ids);
            bytes.extend(all.flat_map(|number| number.to_le_bytes()));
        }
        PageKey::of(&[b"images", parent.bytes(), &bytes])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(tokens: Vec<u32>, has_states: bool) -> PageChain {
        let sequence = Sequence { tokens, ..Sequence::default() };
        PageChain::new(PageKey::of(&[b"model"]), &sequence, has_states)
    }

    #[test]
    fn a_name_is_that_of_its_key_alone() {
        let key = PageKey::of(&[b"a"]);
        assert_eq!(PageKey::of_file_name(&key.file_name()), Some(key));
        let upper = key.file_name().to_uppercase();
        for name in ["", ".page", "a.page", "slot.bin", &key.file_name()[2..], &upper] {
            assert_eq!(PageKey::of_file_name(name), None, "{name}");
        }
        assert_ne!(PageKey::of(&[b"ab", b"c"]), PageKey::of(&[b"a", b"bc"]));
    }

    #[test]
    fn parts_are_named_after_all_that_is_before_them() {
        let tokens: Vec<u32> = (0..200).collect();
        let whole = chain(tokens.clone(), false);
        let pages = whole.pages(200);
        assert_eq!(pages.len(), 3);
        assert_eq!(pages[1].positions, 64..128);
        assert_eq!(whole.cut(&pages, 150).unwrap().positions, 128..150);
        assert_eq!(whole.cut(&pages, 128), None, "a page ends there");
        assert_eq!(whole.cut(&pages[..1], 150), None, "what is before is not known");
        let stateful = chain(tokens.clone(), true);
        let state = stateful.cut(&pages, 128).unwrap();
        assert!(state.positions.is_empty() && state.has_state);
        let mut other = tokens;
        other[0] = 7;
        let others = chain(other, false).pages(200);
        assert!(others.iter().zip(&pages).all(|(a, b)| a.key != b.key));
    }
}
