//! A row of logits that may be known as far as its best tokens only: where a device keeps the rest,
//! it is asked for when it turns out to be needed.
//!
//! The best are those of all tokens, or of a set that holds all which may be chosen. So those that
//! a sampler looks at are among them if as many of them as it looks at may be chosen: the choice is
//! the same as from the whole row.

use super::{Error, Sampled, Sampler, select};

/// A function that gets the whole row.
pub type Fetch<'a> = dyn FnMut(&mut Vec<f32>) -> Result<(), String> + 'a;

/// A row of logits.
pub struct Row<'a> {
    /// The row, `[n_vocab]`; while the rest is unknown, of use where the best are.
    logits: &'a mut Vec<f32>,
    /// The best tokens that are known, with their logits; `None` if all are.
    best: Option<&'a [(u32, f32)]>,
    /// True if there are no others with a logit above −∞.
    is_all: bool,
    fetch: Option<&'a mut Fetch<'a>>,
}

impl<'a> Row<'a> {
    /// Returns a row of which everything is known. It may be written to.
    pub fn whole(logits: &'a mut Vec<f32>) -> Row<'a> {
        Row { logits, best: None, is_all: true, fetch: None }
    }

    /// Returns the best of a row of `n_vocab`, best first (of equals the lower id), of which up to
    /// `keep` were asked for. `logits` is memory to write in.
    pub fn best(
        logits: &'a mut Vec<f32>,
        n_vocab: usize,
        best: &'a [(u32, f32)],
        keep: usize,
        fetch: &'a mut Fetch<'a>,
    ) -> Row<'a> {
        logits.resize(n_vocab, f32::NEG_INFINITY);
        for &(token, logit) in best {
            logits[token as usize] = logit;
        }
        Row { logits, best: Some(best), is_all: best.len() < keep, fetch: Some(fetch) }
    }

    /// Returns the number of tokens of the vocabulary.
    pub fn n_vocab(&self) -> usize {
        self.logits.len()
    }

    /// Returns the whole row.
    ///
    /// # Errors
    /// If the device does not give it.
    pub fn logits(&mut self) -> Result<&mut [f32], Error> {
        if self.best.take().is_some()
            && let Some(fetch) = &mut self.fetch
        {
            fetch(self.logits).map_err(Error::NoLogits)?;
        }
        Ok(self.logits)
    }

    /// Samples as [`Sampler::sample`].
    ///
    /// # Errors
    /// As [`Sampler::sample`], and if the device does not give the row.
    pub fn sample(
        &mut self,
        sampler: &mut Sampler,
        allowed: Option<&[u32]>,
    ) -> Result<Sampled, Error> {
        if let (Some(best), Some(k)) = (self.best, sampler.decided_by()) {
            let is_allowed =
                |token: u32| select::is_allowed(allowed, token) && !sampler.bars(token);
            let mut chosen = vec![0u32; self.logits.len().div_ceil(32)];
            let mut n = 0;
            for &(token, _) in best.iter().filter(|(token, _)| is_allowed(*token)) {
                chosen[token as usize / 32] |= 1 << (token % 32);
                n += 1;
            }
            if n >= k || (self.is_all && n > 0) {
                return sampler.sample(self.logits, Some(&chosen));
            }
        }
        sampler.sample(self.logits()?, allowed)
    }

    /// Samples as [`Sampler::sample_tried`].
    ///
    /// # Errors
    /// As [`Row::sample`].
    pub fn sample_tried(
        &mut self,
        sampler: &mut Sampler,
        allows: &mut dyn FnMut(u32) -> bool,
    ) -> Result<Option<Sampled>, Error> {
        match self.best {
            Some(best) if sampler.decided_by().is_some() => {
                let best =
                    best.iter().map(|&(token, _)| token).filter(|&token| !sampler.bars(token));
                let best: Vec<_> = best.take(sampler.tries()).collect();
                sampler.try_tokens(self.logits, &best, allows)
            }
            _ => sampler.sample_tried(self.logits()?, allows),
        }
    }
}

impl Sampler {
    /// Returns how many of the best allowed tokens decide the choice and all that is reported of
    /// it, apart from those that [`Sampler::bars`]; `None` where the rest of the row matters too.
    pub fn decided_by(&self) -> Option<usize> {
        let bars_only = self.params.logit_bias.iter().all(|&(_, bias)| bias == f32::NEG_INFINITY);
        let reads_text = self.dry.is_some() || !self.penalties.is_off();
        let few = bars_only && !reads_text && !self.reports_logprobs();
        self.looks_at().filter(|_| few)
    }

    /// Returns whether a token of which [`Sampler::decided_by`] is not deterred is never chosen.
    pub fn bars(&self, token: u32) -> bool {
        self.params
            .logit_bias
            .iter()
            .any(|&(barred, bias)| barred == token && bias == f32::NEG_INFINITY)
    }

    /// Returns how many tokens it bars at most.
    pub fn n_barred(&self) -> usize {
        self.params.logit_bias.len()
    }
}
