//! The candidates for the next token, and the filters that thin them.
//!
//! Order and arithmetic (which sums are f32, which f64) are llama.cpp's, so that one random
//! number picks the same token there and here: sorted best first once a filter needed that,
//! else by id.

mod infill;

pub use infill::TokenTexts;

use super::select::{self, Candidate};

/// The tokens that may still be drawn; one buffer, reused for every token.
#[derive(Debug, Clone, Default)]
pub(super) struct Candidates {
    items: Vec<Candidate>,
    sorted: bool,
    /// Probabilities of `items`, as the last call of `softmax` left them; scratch.
    probs: Vec<f32>,
}

impl Candidates {
    /// Starts over with all of the allowed logits, by id.
    pub(super) fn all(&mut self, logits: &[f32], allowed: Option<&[u32]>) {
        select::best_k(logits, allowed, usize::MAX, &mut self.items);
        self.sorted = false;
    }

    /// Returns the candidates as they are.
    pub(super) fn items(&self) -> &[Candidate] {
        &self.items
    }

    /// Keeps the `k` best, best first; 0 keeps all as they are.
    pub(super) fn keep_best(&mut self, k: usize) {
        if k > 0 {
            self.sort();
            self.items.truncate(k);
        }
    }

    /// Starts over with the `k` best of the allowed logits, and shows them best first.
    pub(super) fn best(
        &mut self,
        logits: &[f32],
        allowed: Option<&[u32]>,
        k: usize,
    ) -> &[Candidate] {
        select::best_k(logits, allowed, k, &mut self.items);
        self.items.sort_unstable_by(Candidate::best_first);
        self.sorted = true;
        &self.items
    }

    /// Changes each finite score, after which nothing is known of their order. It stays finite:
    /// only differences count, and infinite scores have none.
    pub(super) fn change(&mut self, mut f: impl FnMut(u32, f32) -> f32) {
        for c in &mut self.items {
            let changed = f(c.token, c.score);
            if c.score.is_finite() {
                c.score = changed.clamp(f32::MIN, f32::MAX);
            }
        }
        self.sorted = false;
    }

    /// Keeps the best whose probabilities first reach `p` in sum, and at least `min_keep`.
    pub(super) fn top_p(&mut self, p: f32, min_keep: usize) {
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
            if reached >= p && keep >= min_keep {
                break;
            }
        }
        self.items.truncate(keep);
        self.sorted = true;
    }

    /// Keeps those at least `p` times as probable as the best, and at least `min_keep`.
    pub(super) fn min_p(&mut self, p: f32, min_keep: usize) {
        if p <= 0.0 {
            return;
        }
        let least = self.max() + p.ln();
        let good = self.items.iter().filter(|c| c.score >= least).count();
        if good >= min_keep {
            self.items.retain(|c| c.score >= least);
        } else {
            self.keep_best(min_keep);
        }
    }

    /// Keeps those whose surprise is nearest to the entropy, until their probabilities exceed `p`
    /// in sum, and at least `min_keep`: locally typical sampling, arXiv 2202.00666. The most
    /// typical comes first.
    pub(super) fn typical(&mut self, p: f32, min_keep: usize) {
        if p >= 1.0 {
            return;
        }
        self.sort();
        self.softmax();
        let entropy = self.entropy();
        let probs = &self.probs;
        let distance: Vec<f32> = probs.iter().map(|p| (-p.ln() - entropy).abs()).collect();
        let mut order: Vec<usize> = (0..self.items.len()).collect();
        order.sort_by(|&a, &b| distance[a].total_cmp(&distance[b]));
        let mut reached = 0.0;
        let enough = |&i: &usize| {
            reached += probs[i];
            reached > p
        };
        let keep = order.iter().position(enough).map_or(order.len(), |last| last + 1);
        order.truncate(keep.max(min_keep).max(1));
        self.items = order.iter().map(|&i| self.items[i]).collect();
        self.sorted = false;
    }

    /// Keeps those at most `n` standard deviations of the scores below the best: arXiv 2411.07641.
    pub(super) fn top_n_sigma(&mut self, n: f32) {
        if n <= 0.0 || self.items.len() <= 1 {
            return;
        }
        let count = self.items.len() as f32;
        let mean = self.items.iter().map(|c| c.score).sum::<f32>() / count;
        // The square is a double, the sum a float.
        let squares = self.items.iter().fold(0.0_f32, |sum, c| {
            let d = f64::from(c.score - mean);
            (f64::from(sum) + d * d) as f32
        });
        let least = self.max() - n * (squares / count).sqrt();
        self.items.retain(|c| c.score >= least);
    }

    /// Removes all that reach `threshold` but the least probable of them, if at least `min_keep`
    /// remain ("exclude top choices").
    pub(super) fn xtc(&mut self, threshold: f32, min_keep: usize) {
        self.sort();
        self.softmax();
        let likely = self.probs.iter().take_while(|&&p| p >= threshold).count();
        let out = likely.saturating_sub(1);
        if out > 0 && self.items.len() - out >= min_keep {
            self.items.drain(..out);
        }
    }

    /// Divides the scores by `temperature`; at 0 only the first of the best remains.
    pub(super) fn temperature(&mut self, temperature: f32) {
        if temperature <= 0.0 {
            let mut best = self.items.first().copied();
            for c in &self.items {
                best = best.filter(|b| b.score >= c.score).or(Some(*c));
            }
            self.items.clear();
            self.items.extend(best);
            return;
        }
        // only differences of scores count: a score that a low temperature would make infinite is
        // moved to 0 first
        let max = self.items.iter().fold(f32::NEG_INFINITY, |max, c| max.max(c.score));
        let shift = if (max / temperature).is_finite() { 0.0 } else { max };
        for candidate in &mut self.items {
            candidate.score = (candidate.score - shift) / temperature;
        }
    }

    /// Divides the scores by a temperature from `temperature - range` to `temperature + range`: the
    /// higher, the nearer the entropy is to its maximum; `exponent` bends the line between them
    /// (arXiv 2309.02772).
    pub(super) fn dynamic_temperature(&mut self, temperature: f32, range: f32, exponent: f32) {
        if self.items.len() <= 1 {
            return;
        }
        let low = (temperature - range).max(0.0);
        let high = temperature + range;
        let most = -(1.0 / self.items.len() as f32).ln();
        self.sort();
        self.softmax();
        let share = self.entropy() / most;
        self.temperature(low + (high - low) * share.powf(exponent));
    }

    /// Draws one token; `uniform` in [0, 1) decides which. There is a candidate, and the largest
    /// score is finite. Afterwards [`Candidates::drawn`] returns the probabilities.
    pub(super) fn draw(&mut self, uniform: f64) -> u32 {
        let max = self.max();
        self.probs.clear();
        self.probs.extend(self.items.iter().map(|c| (c.score - max).exp()));
        let sum: f64 = self.probs.iter().map(|&p| f64::from(p)).sum();
        let target = sum * uniform;
        let mut reached = 0.0;
        let mut token = 0;
        for (c, &p) in self.items.iter().zip(&self.probs) {
            token = c.token;
            reached += f64::from(p);
            if reached >= target {
                break;
            }
        }
        token
    }

    /// Draws as [`Candidates::draw`], by the cumulated normalised probabilities, as
    /// `std::discrete_distribution` of libstdc++ does it: with one candidate `uniform` is not
    /// called. Returns the position and its probability.
    pub(super) fn draw_discrete(&mut self, uniform: impl FnOnce() -> f64) -> (usize, f32) {
        self.softmax();
        let last = self.items.len() - 1;
        if last == 0 {
            return (0, self.probs[0]);
        }
        let sum: f64 = self.probs.iter().map(|&p| f64::from(p)).sum();
        let target = uniform();
        let mut reached = 0.0;
        let at = self.probs.iter().position(|&p| {
            reached += f64::from(p) / sum;
            reached >= target
        });
        let at = at.unwrap_or(last);
        (at, self.probs[at])
    }

    /// Returns, of the candidates that the last draw was made from, the log-probability of `token`,
    /// and the `n` most probable.
    pub(super) fn drawn(&self, token: u32, n: usize) -> (f32, Vec<(u32, f32)>) {
        let sum: f64 = self.probs.iter().map(|&p| f64::from(p)).sum();
        let log = |p: f32| (f64::from(p) / sum).ln() as f32;
        let mut all: Vec<(u32, f32)> =
            self.items.iter().zip(&self.probs).map(|(c, &p)| (c.token, log(p))).collect();
        let chosen = all.iter().find(|(id, _)| *id == token).map_or(f32::NEG_INFINITY, |&(_, p)| p);
        all.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        all.truncate(n);
        (chosen, all)
    }

    /// Leaves `token` as the only candidate, drawn with certainty.
    pub(super) fn only(&mut self, token: u32) {
        self.items.clear();
        self.items.push(Candidate { token, score: 0.0 });
        self.probs.clear();
        self.probs.push(1.0);
    }

    /// Puts the best first.
    pub(super) fn sort(&mut self) {
        if !self.sorted {
            self.items.sort_unstable_by(Candidate::best_first);
            self.sorted = true;
        }
    }

    /// Returns the probabilities of the candidates as they stand, summing to 1.
    pub(super) fn softmax(&mut self) -> &[f32] {
        let max = self.max();
        self.probs.clear();
        self.probs.extend(self.items.iter().map(|c| (c.score - max).exp()));
        let sum: f32 = self.probs.iter().sum();
        for probability in &mut self.probs {
            *probability /= sum;
        }
        &self.probs
    }

    /// Returns the entropy of the probabilities that `softmax` left, in nats.
    fn entropy(&self) -> f32 {
        self.probs.iter().filter(|&&p| p > 0.0).fold(0.0, |sum, &p| sum - p * p.ln())
    }

    /// Returns the largest score.
    fn max(&self) -> f32 {
        match self.items.first() {
            Some(best) if self.sorted => best.score,
            _ => self.items.iter().fold(f32::NEG_INFINITY, |max, c| max.max(c.score)),
        }
    }

    /// Puts the best 4n (256 at first) in order at the front, where the best `n` are, and returns
    /// their number. The nucleus is mostly small, and a whole vocabulary slow to sort.
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
