//! The stage for a gap in a text, llama.cpp's `infill`: the text ends as soon as the model thinks
//! of an end, and of tokens that begin alike one stands for all.
//!
//! It compares the candidates with each other: work grows with the square of their number, which
//! has a limit. A `top_k` in front of it leaves fewer.

use std::borrow::Cow;
use std::fmt;

use super::{Candidate, Candidates};

/// Most candidates that are compared: the best.
const MOST: usize = 512;
/// Probability that a token has to have at least, with that of those which begin alike.
const LEAST: f32 = 0.2;

/// The texts of tokens.
pub trait TokenTexts: fmt::Debug + Send + Sync {
    /// Returns the bytes that a token adds to the text.
    fn text(&self, token: u32) -> Cow<'_, [u8]>;
    /// Returns whether a token ends the text.
    fn ends(&self, token: u32) -> bool;
    /// Returns a token that ends the text, if there is one.
    fn end(&self) -> Option<u32>;
}

/// A candidate with its probability and that of those for which it stands.
struct Weighed {
    candidate: Candidate,
    probability: f32,
    ends: bool,
}

impl Candidates {
    /// Keeps the tokens that end the text if they are not improbable; else those that stand out,
    /// each also for the tokens of which one begins like the other. Where none stands out the text
    /// ends, with a token that `may_end` allows.
    pub(in crate::sampling) fn infill(
        &mut self,
        texts: &dyn TokenTexts,
        may_end: impl Fn(u32) -> bool,
    ) {
        self.keep_best(MOST);
        self.softmax();
        let weigh = |(&candidate, &probability): (&Candidate, &f32)| Weighed {
            candidate,
            probability,
            ends: texts.ends(candidate.token),
        };
        let mut kept: Vec<Weighed> = self.items.iter().zip(&self.probs).map(weigh).collect();
        let of_ends: f32 = kept.iter().filter(|one| one.ends).map(|one| one.probability).sum();
        let of_texts: f32 = kept.iter().filter(|one| !one.ends).map(|one| one.probability).sum();
        if 3.0 * of_ends * kept.len() as f32 > of_texts {
            self.items.retain(|candidate| texts.ends(candidate.token));
            return;
        }
        join(&mut kept, texts);
        kept.retain(|one| one.ends || one.probability >= LEAST);
        let n_texts = kept.iter().filter(|one| !one.ends).count();
        if n_texts == 0 {
            match texts.end().filter(|&end| may_end(end)) {
                Some(end) => self.only(end),
                None => self.items.truncate(1),
            }
            return;
        }
        let sum: f32 = kept.iter().map(|one| one.probability).sum();
        let least = 1.0 / (n_texts as f32 + 1.0);
        kept.retain(|one| one.ends || one.probability / sum >= least);
        self.items = kept.iter().map(|one| one.candidate).collect();
    }
}

/// Adds the probabilities of tokens of which one begins like the other to the more probable one.
fn join(weighed: &mut [Weighed], texts: &dyn TokenTexts) {
    let spelled: Vec<_> = weighed.iter().map(|one| texts.text(one.candidate.token)).collect();
    for (i, beginning) in spelled.iter().enumerate().filter(|(_, text)| !text.is_empty()) {
        for (k, longer) in spelled.iter().enumerate() {
            if weighed[i].probability == 0.0 {
                break;
            }
            if i == k || weighed[k].probability == 0.0 || !longer.starts_with(beginning) {
                continue;
            }
            let into = if weighed[k].probability > weighed[i].probability { k } else { i };
            let from = i + k - into;
            weighed[into].probability += weighed[from].probability;
            weighed[from].probability = 0.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens of a small vocabulary; the empty text ends.
    #[derive(Debug)]
    struct Texts(&'static [&'static str]);

    impl TokenTexts for Texts {
        fn text(&self, token: u32) -> Cow<'_, [u8]> {
            Cow::Borrowed(self.0[token as usize].as_bytes())
        }

        fn ends(&self, token: u32) -> bool {
            self.0[token as usize].is_empty()
        }

        fn end(&self) -> Option<u32> {
            self.0.iter().position(|text| text.is_empty()).map(|i| i as u32)
        }
    }

    /// Returns the texts that are left of tokens with these probabilities.
    fn left(texts: &'static [&'static str], probabilities: &[f32], may_end: bool) -> Vec<String> {
        let logits: Vec<f32> = probabilities.iter().map(|p| p.ln()).collect();
        let mut candidates = Candidates::default();
        candidates.all(&logits, None);
        candidates.infill(&Texts(texts), |_| may_end);
        let left = candidates.items().iter();
        left.map(|candidate| texts[candidate.token as usize].to_owned()).collect()
    }

    #[test]
    fn a_text_ends_as_soon_as_the_model_thinks_of_an_end() {
        assert_eq!(left(&["a", "b", ""], &[0.5, 0.35, 0.15], true), [""]);
        assert_eq!(left(&["a", "b", ""], &[0.7, 0.295, 0.005], true), ["a", ""]);
    }

    #[test]
    fn tokens_that_begin_alike_count_together() {
        // "re" and "return" are 0.6 together, and the longer is the more probable
        let texts = &["re", "return", "x", "y", ""];
        assert_eq!(left(texts, &[0.25, 0.35, 0.25, 0.15, 0.0], true), ["return"]);
    }

    #[test]
    fn where_nothing_stands_out_the_text_ends_if_it_may() {
        let texts = &["a", "b", "c", "d", "e", "f", "g", ""];
        let even = [0.16, 0.14, 0.14, 0.14, 0.14, 0.14, 0.14, 0.0];
        assert_eq!(left(texts, &even, true), [""]);
        assert_eq!(left(texts, &even, false), ["a"]);
    }

    #[test]
    fn no_more_than_a_few_are_compared() {
        let logits = vec![0.0; 100_000];
        let texts: &'static [&'static str] = vec!["a"; 100_000].leak();
        let mut candidates = Candidates::default();
        candidates.all(&logits, None);
        candidates.infill(&Texts(texts), |_| true);
        assert_eq!(candidates.items().len(), 1);
    }
}
