//! Log-probabilities under the softmax of the logits as the model gave them, before bias,
//! penalties, filters and temperature: what `logprobs` reports in OpenAI's and llama.cpp's answers.

use super::candidates::Candidates;

/// Returns the log probabilities that a row of logits gives to tokens.
pub fn logprobs_of(logits: &[f32], tokens: &[u32]) -> Vec<f32> {
    let softmax = Softmax::of(logits);
    let logit = |&token: &u32| logits.get(token as usize).copied().unwrap_or(f32::NEG_INFINITY);
    tokens.iter().map(|token| softmax.logprob(logit(token))).collect()
}

/// The normaliser of one row of logits; NaN counts as −∞.
#[derive(Debug, Clone, Copy)]
pub(super) struct Softmax {
    /// Natural logarithm of the sum of exponentials.
    log_sum: f64,
}

impl Softmax {
    /// Sums the exponentials of a row.
    pub(super) fn of(logits: &[f32]) -> Softmax {
        let max = logits.iter().fold(f32::NEG_INFINITY, |max, &x| max.max(x));
        if !max.is_finite() {
            return Softmax { log_sum: f64::from(max) };
        }
        let sum: f64 =
            logits.iter().map(|&x| f64::from((x - max).max(f32::NEG_INFINITY).exp())).sum();
        Softmax { log_sum: f64::from(max) + sum.ln() }
    }

    /// Returns the log-probability of a token with this logit: at most 0, −∞ for an impossible
    /// token, never NaN.
    pub(super) fn logprob(&self, logit: f32) -> f32 {
        let logprob = (f64::from(logit) - self.log_sum) as f32;
        match logprob {
            _ if logit == f32::INFINITY => 0.0,
            x if x.is_nan() => f32::NEG_INFINITY,
            x => x.min(0.0),
        }
    }

    /// Returns the `n` most probable tokens of the row, best first; fewer where fewer are possible.
    pub(super) fn top(
        &self,
        logits: &[f32],
        n: usize,
        scratch: &mut Candidates,
    ) -> Vec<(u32, f32)> {
        let best = scratch.best(logits, None, n);
        best.iter().map(|c| (c.token, self.logprob(c.score))).collect()
    }
}
