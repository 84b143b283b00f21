//! Choices under a constraint that is asked token by token, and tokens that were not chosen at all.
//!
//! A sampler that looks only at the best few tokens needs no bitmap of all that are allowed: the
//! tokens are tried from the best on, until there are as many as it looks at. The choice is the
//! same.

use super::logprobs::Softmax;
use super::select;
use super::{ConstraintDetails, Error, Mirostat, Sampled, Sampler, Stage};

/// For each token the sampler looks at, how many are tried before a bitmap is cheaper.
const TRIES: usize = 8;

impl Sampler {
    /// Returns how many of the best allowed tokens decide the choice; `None` where more than a
    /// fixed number may.
    pub fn looks_at(&self) -> Option<usize> {
        let params = &self.params;
        if params.keeps_best() && (params.temperature == 0.0 || params.top_k == 1) {
            return Some(1);
        }
        // the best k, where nothing before them in the chain looks at all candidates together
        let mut stages = params.samplers.iter().skip(self.n_leading);
        let first = stages.find(|stage| match stage {
            Stage::TopNSigma => params.top_n_sigma > 0.0,
            Stage::Xtc => params.uses_xtc(),
            _ => true,
        });
        // one that may choose an end which is not among the best
        if params.samplers.contains(&Stage::Infill) {
            return None;
        }
        let cuts = params.mirostat == Mirostat::Off && first == Some(&Stage::TopK);
        (cuts && params.top_k > 0).then_some(params.top_k as usize)
    }

    /// Samples as [`Sampler::sample`] over the tokens that `allows` finds allowed. It is asked for
    /// the best tokens only; `None` when too few of these are.
    ///
    /// # Errors
    /// As [`Sampler::sample`].
    pub fn sample_tried(
        &mut self,
        logits: &mut [f32],
        allows: &mut dyn FnMut(u32) -> bool,
    ) -> Result<Option<Sampled>, Error> {
        self.touch(logits);
        let mut best = Vec::new();
        select::best_k(logits, None, self.tries(), &mut best);
        for (token, logit) in self.touched.drain(..).rev() {
            logits[token as usize] = logit;
        }
        best.retain(|candidate| candidate.score > f32::NEG_INFINITY);
        best.sort_unstable_by(select::Candidate::best_first);
        let best: Vec<_> = best.iter().map(|candidate| candidate.token).collect();
        self.try_tokens(logits, &best, allows)
    }

    /// Returns how many tokens are tried.
    pub fn tries(&self) -> usize {
        self.looks_at().map_or(0, |k| k * TRIES)
    }

    /// Returns the choice if as many of `best`, the best tokens of the row, are allowed as it looks
    /// at.
    pub(super) fn try_tokens(
        &mut self,
        logits: &mut [f32],
        best: &[u32],
        allows: &mut dyn FnMut(u32) -> bool,
    ) -> Result<Option<Sampled>, Error> {
        let Some(k) = self.looks_at() else { return Ok(None) };
        let mut allowed = vec![0u32; logits.len().div_ceil(32)];
        let mut found = 0;
        for &token in best {
            if allows(token) {
                allowed[token as usize / 32] |= 1 << (token % 32);
                found += 1;
                if found == k {
                    return self.sample(logits, Some(&allowed)).map(Some);
                }
            }
        }
        Ok(None)
    }

    /// Returns what is asked to be reported about a token that was not chosen by this sampler, in
    /// the place of one that was.
    pub fn observe(&mut self, logits: &[f32], token: u32) -> Sampled {
        let Some(n) = self.params.logprobs else {
            return Sampled { token, logprob: None, top: Vec::new(), constraint: None };
        };
        let (logprob, top) = self.score(logits, token, n);
        let constraint = self.reports_constraint().then(|| ConstraintDetails::forced(logprob));
        if self.params.post_sampling {
            // nothing else was left to draw
            return Sampled { token, logprob: Some(0.0), top: vec![(token, 0.0)], constraint };
        }
        Sampled { token, logprob: Some(logprob), top, constraint }
    }

    /// Returns the log probability that these logits give a token, and the `n` most probable
    /// tokens, best first.
    pub fn score(&mut self, logits: &[f32], token: u32, n: usize) -> (f32, Vec<(u32, f32)>) {
        let softmax = Softmax::of(logits);
        let top = if n > 0 { softmax.top(logits, n, &mut self.candidates) } else { Vec::new() };
        let logit = logits.get(token as usize).copied().unwrap_or(f32::NEG_INFINITY);
        (softmax.logprob(logit), top)
    }

    /// Returns whether log-probabilities are asked for.
    pub fn reports_logprobs(&self) -> bool {
        self.params.logprobs.is_some()
    }
}
