//! Drafts from the last occurrence of the end of the text: prompt lookup (Saxena 2023), over prompt
//! and answer alike.
//!
//! Occurrences are found as LZ77 compressors find matches: a table from the hash of *n* tokens to
//! the position where they occurred last, and from each position to the occurrence before. A token
//! costs one insertion and a look at a few positions.

use std::collections::HashMap;

/// Most occurrences that one look compares.
const MOST_COMPARED: usize = 32;
/// Longest ending that is compared: occurrences that agree further back are no better.
const LONGEST: usize = 32;
/// The mark of no position.
const NONE: u32 = u32::MAX;

/// The occurrences of the n-grams of a text.
#[derive(Debug)]
pub(super) struct NgramIndex {
    /// Tokens of an n-gram.
    n: usize,
    /// The position of the last token of the last n-gram with this hash.
    last: HashMap<u64, u32>,
    /// By position, the occurrence before the one that ends there; [`NONE`] for a text's first
    /// `n - 1` tokens.
    before: Vec<u32>,
}

impl NgramIndex {
    /// Returns the index of no text yet, for n-grams of *n* tokens.
    pub(super) fn new(n: usize) -> NgramIndex {
        NgramIndex { n: n.max(1), last: HashMap::new(), before: Vec::new() }
    }

    /// Returns the number of tokens of an n-gram.
    pub(super) fn n(&self) -> usize {
        self.n
    }

    /// Appends to `draft` at most `most` tokens that may follow `tokens`, the text of the last call
    /// with more after it.
    pub(super) fn follow(&mut self, tokens: &[u32], most: usize, draft: &mut Vec<u32>) {
        let Some(end) = tokens.len().checked_sub(1) else { return };
        self.learn(&tokens[..end]);
        if tokens.len() < self.n {
            return;
        }
        let ending = hash(&tokens[tokens.len() - self.n..]);
        let mut occurrence = self.last.get(&ending).copied().unwrap_or(NONE);
        let mut best = None;
        for _ in 0..MOST_COMPARED {
            if occurrence == NONE {
                break;
            }
            let at = occurrence as usize;
            let backwards = tokens[..=at].iter().rev().zip(tokens.iter().rev()).take(LONGEST);
            let length = backwards.take_while(|(a, b)| a == b).count();
            // of those that are as good, the last
            if length >= self.n && best.is_none_or(|(longest, _)| length > longest) {
                best = Some((length, at));
            }
            occurrence = self.before[at];
        }
        let Some((_, at)) = best else { return };
        // where the occurrence runs into the end of the text, the text goes round
        let from = at + 1;
        let period = tokens.len() - from;
        draft.extend((0..most).map(|i| tokens[from + i % period]));
    }

    /// Notes the n-grams of a text that goes on where the last one ended.
    fn learn(&mut self, tokens: &[u32]) {
        for end in self.before.len()..tokens.len() {
            let before = match (end + 1).checked_sub(self.n) {
                Some(from) => self.last.insert(hash(&tokens[from..=end]), end as u32),
                None => None,
            };
            self.before.push(before.unwrap_or(NONE));
        }
    }
}

/// Returns FNV-1a over tokens. Occurrences are compared token by token, so that a collision costs a
/// look and nothing else.
fn hash(tokens: &[u32]) -> u64 {
    tokens.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &token| {
        (hash ^ u64::from(token)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn follow(n: usize, text: &str, most: usize) -> String {
        let mut draft = Vec::new();
        let tokens: Vec<u32> = text.chars().map(u32::from).collect();
        NgramIndex::new(n).follow(&tokens, most, &mut draft);
        draft.into_iter().filter_map(char::from_u32).collect()
    }

    #[test]
    fn what_followed_before_follows_again() {
        assert_eq!(follow(2, "the cat and th", 6), "e cat ");
        assert_eq!(follow(2, "abcd", 4), "");
        assert_eq!(follow(5, "abcd", 4), "");
        assert_eq!(follow(2, "", 4), "");
        assert_eq!(follow(1, "a", 4), "");
        // the longest ending decides, then the last occurrence
        assert_eq!(follow(2, "xabc1 yabc2 abc3 xabc", 1), "1");
        assert_eq!(follow(2, "abc1 abc2 abc", 1), "2");
        assert_eq!(follow(3, "abc1 bc2 abc", 1), "1");
    }

    #[test]
    fn a_text_that_goes_round_goes_on_so() {
        assert_eq!(follow(2, "ababab", 7), "abababa");
        assert_eq!(follow(1, "xaa", 3), "aaa");
        assert_eq!(follow(2, "123123", 8), "12312312");
    }

    #[test]
    fn a_text_is_learnt_as_it_grows() {
        // digits of a generator modulo 7: every draft must be what a look over the whole text finds
        let mut state = 1u64;
        let text: Vec<u32> = (0..400)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 33) as u32 % 7
            })
            .collect();
        let mut grown = NgramIndex::new(3);
        for end in 0..text.len() {
            let mut a = Vec::new();
            let mut b = Vec::new();
            grown.follow(&text[..end], 5, &mut a);
            NgramIndex::new(3).follow(&text[..end], 5, &mut b);
            assert_eq!(a, b, "after {end} tokens");
        }
    }
}
