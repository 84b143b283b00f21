//! Merging words of any length in windows: exact, in time that grows with the length and in memory
//! that does not.
//!
//! A list of symbols is what merging makes of a word exactly if merging any two neighbours by
//! themselves leaves them as they are. For which pairs merge depends on the two symbols alone, so
//! until a merge crosses a border between two symbols of the result, each side goes through the
//! same merges in the word as in the two neighbours alone; the first merge that crosses one would
//! do so there too. Windows that overlap and share a symbol can therefore be joined at it: every
//! pair of neighbours in what results has been seen by one of the two windows.

use super::merge::{Merger, Symbol};
use super::watch::{StopWatch, Stopped};

/// Bytes that are merged at once at first: so few that symbols and candidates stay in the nearest
/// cache.
const WINDOW: usize = 1024;

/// The vocabulary's part in encoding a word.
pub(super) trait WindowVocab {
    /// Merges `text` and leaves its symbols in `merger`.
    fn merge(&self, text: &[u8], merger: &mut Merger);

    /// Appends the tokens of a symbol with this id and text.
    fn tokens(&self, id: u32, text: &[u8], out: &mut Vec<u32>);
}

/// A symbol, by its bytes in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Located {
    start: usize,
    end: usize,
    id: u32,
}

impl Located {
    fn of(symbol: &Symbol) -> Located {
        Located { start: symbol.start as usize, end: symbol.end as usize, id: symbol.id }
    }

    /// Returns the symbol by its bytes in a window that begins `n` bytes later.
    fn before(self, n: usize) -> Located {
        Located { start: self.start - n, end: self.end - n, id: self.id }
    }
}

/// The buffers of an encoder of words, reused from word to word.
#[derive(Debug, Default)]
pub(super) struct Windows {
    merger: Merger,
    /// The symbols of the last window that the next one covers too.
    open: Vec<Located>,
    /// All symbols of the last window.
    symbols: Vec<Located>,
}

/// The working memory of encoding, kept between words.
#[derive(Debug, Default)]
pub(super) struct EncodeScratch {
    pub(super) windows: Windows,
    pub(super) spelled: Vec<u8>,
}

impl Windows {
    /// Appends the tokens of a word.
    ///
    /// # Errors
    /// The caller wants no more.
    pub(super) fn encode(
        &mut self,
        word: &[u8],
        vocabulary: &impl WindowVocab,
        watch: &mut StopWatch<'_>,
        out: &mut Vec<u32>,
    ) -> Result<(), Stopped> {
        let n_before = out.len();
        let mut size = WINDOW;
        // windows that cannot be joined are tried again with larger ones, at last with one that
        // holds the word
        while word.len() > size {
            if self.joined(word, size, vocabulary, watch, out)? {
                return Ok(());
            }
            out.truncate(n_before);
            size *= 4;
        }
        watch.passed(word.len())?;
        vocabulary.merge(word, &mut self.merger);
        for symbol in self.merger.symbols() {
            let text = &word[symbol.start as usize..symbol.end as usize];
            vocabulary.tokens(symbol.id, text, out);
        }
        Ok(())
    }

    /// Appends the tokens of a word in windows of `size` bytes; returns whether all of them could
    /// be joined.
    fn joined(
        &mut self,
        word: &[u8],
        size: usize,
        vocabulary: &impl WindowVocab,
        watch: &mut StopWatch<'_>,
        out: &mut Vec<u32>,
    ) -> Result<bool, Stopped> {
        let overlap = size / 8;
        let mut emit = |at: usize, symbols: &[Located]| {
            for symbol in symbols {
                vocabulary.tokens(symbol.id, &word[at + symbol.start..at + symbol.end], out);
            }
        };
        self.open.clear();
        let mut at = 0;
        let mut last = 0..0;
        loop {
            let end = window_end(word, at, size);
            watch.passed(end - at)?;
            // a text of one character, or of few that take turns, is merged once
            if word[at..end] != word[last.clone()] {
                vocabulary.merge(&word[at..end], &mut self.merger);
                self.symbols.clear();
                self.symbols.extend(self.merger.symbols().map(Located::of));
            }
            let mut new = &self.symbols[..];
            if at > 0 {
                let Some([in_open, in_new]) = common(&self.open, new) else { return Ok(false) };
                emit(at, &self.open[..in_open]);
                new = &new[in_new..];
            }
            if end == word.len() {
                emit(at, new);
                return Ok(true);
            }
            // the next window begins with the last symbol that is far enough from the end of this
            // one
            let is_far = |symbol: &Located| symbol.start + overlap <= end - at;
            let n_done = new.partition_point(is_far).saturating_sub(1);
            emit(at, &new[..n_done]);
            let Some(next) = new.get(n_done).filter(|next| next.start > 0) else {
                return Ok(false);
            };
            self.open.clear();
            self.open.extend(new[n_done..].iter().map(|symbol| symbol.before(next.start)));
            last = at..end;
            at += next.start;
        }
    }
}

/// Returns where a window that begins at `at` ends: not within a character.
fn window_end(word: &[u8], at: usize, size: usize) -> usize {
    if word.len() - at <= size {
        return word.len();
    }
    let is_within = |end: &usize| word[*end] & 0xc0 == 0x80;
    (at + 1..=at + size).rev().take(4).find(|end| !is_within(end)).unwrap_or(at + size)
}

/// Returns the indices of the first symbol that is in both lists, in each.
fn common(a: &[Located], b: &[Located]) -> Option<[usize; 2]> {
    let mut i = 0;
    for (j, symbol) in b.iter().enumerate() {
        while a.get(i)?.start < symbol.start {
            i += 1;
        }
        if a[i] == *symbol {
            return Some([i, j]);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::merge::Pairs;
    use super::super::tables::NONE;
    use super::*;

    /// Letters whose pairs merge by a rule made up from a seed, in an order made up from it too.
    struct MadeUp {
        seed: u32,
    }

    impl MadeUp {
        fn mix(&self, left: u32, right: u32) -> u32 {
            let mut x = (left * 31 + right) ^ self.seed;
            x = x.wrapping_mul(0x9e37_79b1) ^ (x >> 15);
            x.wrapping_mul(0x85eb_ca6b) >> 8
        }
    }

    impl Pairs for MadeUp {
        fn pair(&self, left: &Symbol, right: &Symbol) -> Option<(u32, u32)> {
            let mixed = self.mix(left.id, right.id);
            let is_short = right.end - left.start <= 40;
            (is_short && mixed.is_multiple_of(3)).then_some((mixed % 7, mixed % 29))
        }
    }

    impl WindowVocab for MadeUp {
        fn merge(&self, text: &[u8], merger: &mut Merger) {
            merger.clear();
            for &byte in text {
                merger.push(u32::from(byte) % 29, 1);
            }
            merger.run(self);
        }

        fn tokens(&self, id: u32, text: &[u8], out: &mut Vec<u32>) {
            assert_ne!(id, NONE);
            out.extend([id, text.len() as u32]);
        }
    }

    #[test]
    fn windows_give_what_the_whole_word_gives() {
        let mut state = 1u32;
        let mut random = |n: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % n
        };
        let mut n_joined = 0;
        for seed in 0..400 {
            let vocabulary = MadeUp { seed };
            let n_letters = 1 + random(6);
            let word: Vec<u8> =
                (0..200 + random(3000)).map(|_| b'a' + random(n_letters) as u8).collect();
            let mut windows = Windows::default();
            let mut watch = StopWatch::new(&|| false);
            let mut whole = Vec::new();
            vocabulary.merge(&word, &mut windows.merger);
            for symbol in windows.merger.symbols() {
                vocabulary.tokens(
                    symbol.id,
                    &word[symbol.start as usize..symbol.end as usize],
                    &mut whole,
                );
            }
            for size in [64, 128, 512, 1024] {
                let mut out = Vec::new();
                if windows.joined(&word, size, &vocabulary, &mut watch, &mut out).unwrap() {
                    assert_eq!(out, whole, "seed {seed}, {size}");
                    n_joined += 1;
                }
            }
            let mut out = Vec::new();
            windows.encode(&word, &vocabulary, &mut watch, &mut out).unwrap();
            assert_eq!(out, whole, "seed {seed}");
        }
        assert!(n_joined > 800, "{n_joined}");
    }

    #[test]
    fn a_word_can_be_given_up_within() {
        let n_asked = std::cell::Cell::new(0);
        let is_stopped = || {
            n_asked.set(n_asked.get() + 1);
            n_asked.get() > 3
        };
        let mut out = Vec::new();
        let word = vec![b'a'; 10 << 20];
        let stopped = Windows::default().encode(
            &word,
            &MadeUp { seed: 7 },
            &mut StopWatch::new(&is_stopped),
            &mut out,
        );
        assert_eq!((stopped, n_asked.get()), (Err(Stopped), 4));
    }
}
