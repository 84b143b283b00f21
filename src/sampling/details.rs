//! The effect of a constraint on a choice, where that is asked for.

use std::time::Duration;

use super::logprobs::Softmax;
use super::{Row, Sampler};

/// The effect of a constraint on the choice of one token.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ConstraintDetails {
    /// Tokens that could come.
    pub allowed: usize,
    /// True if none other could come, so that the token was not sampled.
    pub forced: bool,
    /// The share of the model's probability on tokens that could come, from 0 to 1.
    pub mass: f32,
    /// Time that the choice waited for the set of tokens that could come.
    pub mask_time: Duration,
}

impl ConstraintDetails {
    /// Returns those of a token that came without a choice, to which the model gave this log
    /// probability.
    pub fn forced(logprob: f32) -> Self {
        let mass = logprob.exp().min(1.0);
        ConstraintDetails { allowed: 1, forced: true, mass, mask_time: Duration::ZERO }
    }
}

impl Sampler {
    /// Returns whether the effect of a constraint is to be reported with each token.
    pub fn reports_constraint(&self) -> bool {
        self.params.constraint_details
    }
}

impl Row<'_> {
    /// Returns the effect of a bitmap of allowed tokens, which was found in `mask_time`.
    ///
    /// # Errors
    /// If the device does not give the row.
    pub fn constraint_details(
        &mut self,
        allowed: &[u32],
        mask_time: Duration,
    ) -> Result<ConstraintDetails, super::Error> {
        let logits = self.logits()?;
        let softmax = Softmax::of(logits);
        let is_allowed = |token: usize| {
            allowed.get(token / 32).is_some_and(|word| word >> (token % 32) & 1 == 1)
        };
        let mut n_allowed = 0;
        let mut mass = 0.0;
        for (_, &logit) in logits.iter().enumerate().filter(|(token, _)| is_allowed(*token)) {
            n_allowed += 1;
            mass += f64::from(softmax.logprob(logit)).exp();
        }
        let mass = mass.min(1.0) as f32;
        Ok(ConstraintDetails { allowed: n_allowed, forced: false, mass, mask_time })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allowed_tokens_are_counted_with_their_probability() {
        let quarter = 0.25f32.ln();
        let mut logits = vec![quarter, quarter, 0.5f32.ln(), f32::NEG_INFINITY];
        let mut row = Row::whole(&mut logits);
        let mut details = |words: &[u32]| row.constraint_details(words, Duration::ZERO).unwrap();
        let some = details(&[0b1101]);
        assert_eq!((some.allowed, some.forced), (3, false));
        assert!((some.mass - 0.75).abs() < 1e-6, "{some:?}");
        assert_eq!(details(&[0b1000]).mass, 0.0);
        assert_eq!(details(&[]).allowed, 0);
        assert!((details(&[u32::MAX]).mass - 1.0).abs() < 1e-6);
        assert!((ConstraintDetails::forced(quarter).mass - 0.25).abs() < 1e-6);
    }
}
