//! The candidates for the next token, and the filters that thin them.
//!
//! Order and arithmetic (which sums are f32, which f64) are llama.cpp's, so that one random
//! number picks the same token there and here: sorted best first once a filter needed that,
//! else by id.

use super::select::{self, Candidate};

/// What may still be drawn; one buffer, reused for every token.
#[derive(Debug, Clone, Default)]
pub struct Candidates {
    items: Vec<Candidate>,
    sorted: bool,
}

impl Candidates {
    /// Starts over with the `k` best of the allowed logits; 0 takes all.
    pub fn top_k(&mut self, logits: &[f32], allowed: Option<&[u32]>, k: usize) {
        if (1..logits.len()).contains(&k) {
            self.best(logits, allowed, k);
        } else {
            // A limit that excludes nobody is none: no reason to sort the vocabulary.
            select::best_k(logits, allowed, usize::MAX, &mut self.items);
            self.sorted = false;
        }
    }

    /// Starts over with the `k` best of the allowed logits, and shows them best first.
    pub fn best(&mut self, logits: &[f32], allowed: Option<&[u32]>, k: usize) -> &[Candidate] {
        select::best_k(logits, allowed, k, &mut self.items);
        self.items.sort_unstable_by(Candidate::best_first);
        self.sorted = true;
        &self.items
    }

    /// Keeps the best whose probabilities first reach `p` in sum, and at least one.
    pub fn top_p(&mut self, p: f32) {
        if p >= 1.0 {
            return;
        }
        let max = self.max();
        let sum: f32 = self.items.iter().map(|c| (c.score - max).exp()).sum();
        let mut in_order = if self.sorted { self.items.len() } else { 0 };
        let mut reached = 0.0;
        let mut keep = 0;
        while keep < self.items.len() {
            if keep == in_order {
                in_order = self.sort_further(in_order);
            }
            reached += (self.items[keep].score - max).exp() / sum;
            keep += 1;
            if reached >= p {
                break;
            }
        }
        self.items.truncate(keep);
        self.sorted = true;
    }

    /// Keeps those at least `p` times as probable as the best.
    pub fn min_p(&mut self, p: f32) {
        if p > 0.0 {
            let least = self.max() + p.ln();
            self.items.retain(|c| c.score >= least);
        }
    }

    /// Divides the logits by `temperature` and draws one token; `uniform` in [0, 1) decides which.
    /// There is a candidate, and the largest logit divided by `temperature` is finite.
    pub fn draw(&mut self, temperature: f32, uniform: f64) -> u32 {
        let max = self.max() / temperature;
        let mut sum = 0.0;
        for c in &mut self.items {
            c.score = (c.score / temperature - max).exp();
            sum += f64::from(c.score);
        }
        let target = sum * uniform;
        let mut reached = 0.0;
        let mut token = 0;
        for c in &self.items {
            token = c.token;
            reached += f64::from(c.score);
            if reached >= target {
                break;
            }
        }
        token
    }

    /// The largest score.
    fn max(&self) -> f32 {
        match self.items.first() {
            Some(best) if self.sorted => best.score,
            _ => self.items.iter().fold(f32::NEG_INFINITY, |max, c| max.max(c.score)),
        }
    }

    /// With the best `n` in order at the front, puts the best 4n (256 at first) there; their number.
    /// The nucleus is mostly small, and a whole vocabulary slow to sort.
    fn sort_further(&mut self, n: usize) -> usize {
        let rest = &mut self.items[n..];
        let more = (3 * n).max(256).min(rest.len());
        if more < rest.len() {
            rest.select_nth_unstable_by(more, Candidate::best_first);
        }
        rest[..more].sort_unstable_by(Candidate::best_first);
        n + more
    }
}
