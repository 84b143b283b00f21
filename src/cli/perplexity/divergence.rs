//! The distance of predictions from those of another model, in the figures of llama-perplexity.

use std::io::{self, Write};

use super::base::BaseRow;
use crate::cli::chunks::MeanEstimate;

/// Least log probability of the base model that adds to the divergence.
const MIN_LOG_PROB: f32 = -16.0;
/// Least number of tokens for which quantiles are printed.
const MIN_QUANTILE_TOKENS: usize = 100;

/// The sums of a figure and of its square, from which its mean is estimated.
#[derive(Debug, Default, Clone, Copy)]
struct RunningMean {
    sum: f64,
    squares: f64,
}

impl RunningMean {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
    }

    fn estimate(self, n: f64) -> MeanEstimate {
        let value = self.sum / n;
        let variance = (self.squares / n - value * value).max(0.0);
        MeanEstimate { value, error: (variance / (n - 1.0).max(1.0)).sqrt() }
    }
}

/// Statistics of the tokens predicted so far, by the model and by a base model.
#[derive(Debug, Default)]
pub(super) struct Divergence {
    nll: RunningMean,
    nll_of_base: RunningMean,
    /// The sum of the products `nll · nll_of_base`.
    products: f64,
    kl: RunningMean,
    /// The change of the probability of the token that follows: Δp.
    change: RunningMean,
    change_squared: RunningMean,
    n_same_best: usize,
    /// The KL divergence at each token.
    divergences: Vec<f32>,
    /// Δp at each token.
    changes: Vec<f32>,
}

impl Divergence {
    /// Adds a token that was predicted by these logits, and by another model.
    pub(super) fn add(&mut self, logits: &[f32], base: &BaseRow, token: u32) {
        let max = logits.iter().fold(f32::NEG_INFINITY, |m, &l| m.max(l));
        let sum: f64 = logits.iter().map(|&l| f64::from((l - max).exp())).sum();
        let log_sum = f64::from(max) + sum.ln();
        let best = first_largest(logits.iter().copied());
        let best_of_base = first_largest(base.log_probs());
        let mut divergence = 0.0;
        let mut nll_of_base = 0.0;
        for (i, (log_prob, &logit)) in base.log_probs().zip(logits).enumerate() {
            if i == token as usize {
                nll_of_base = -f64::from(log_prob);
            }
            if log_prob > MIN_LOG_PROB {
                let log_prob = f64::from(log_prob);
                divergence += log_prob.exp() * (log_prob - f64::from(logit) + log_sum);
            }
        }
        let nll = log_sum - f64::from(logits[token as usize]);
        let change = (-nll).exp() - (-nll_of_base).exp();
        self.nll.add(nll);
        self.nll_of_base.add(nll_of_base);
        self.products += nll * nll_of_base;
        self.kl.add(divergence);
        self.change.add(change);
        self.change_squared.add(change * change);
        self.n_same_best += usize::from(best == best_of_base);
        self.divergences.push(divergence as f32);
        self.changes.push(change as f32);
    }

    fn n(&self) -> f64 {
        self.divergences.len() as f64
    }

    /// Returns the perplexity.
    pub(super) fn perplexity(&self) -> MeanEstimate {
        exponential(self.nll.estimate(self.n()))
    }

    /// Prints all figures.
    ///
    /// # Errors
    /// They cannot be written.
    pub(super) fn print(mut self, out: &mut impl Write) -> io::Result<()> {
        self.divergences.sort_unstable_by(f32::total_cmp);
        self.changes.sort_unstable_by(f32::total_cmp);
        self.print_perplexity(out)?;
        let n = self.n();
        writeln!(out, "\n====== KL divergence statistics ======")?;
        let kl = self.kl.estimate(n);
        writeln!(out, "Mean    KLD: {:10.6} ± {:10.6}", kl.value, kl.error)?;
        let quantiles = self.divergences.len() >= MIN_QUANTILE_TOKENS;
        let names = [
            (1.0, "Maximum"),
            (0.999, "99.9%  "),
            (0.99, "99.0%  "),
            (0.95, "95.0%  "),
            (0.9, "90.0%  "),
            (0.5, "Median "),
            (0.1, "10.0%  "),
            (0.05, " 5.0%  "),
            (0.01, " 1.0%  "),
            (0.001, " 0.1%  "),
            (0.0, "Minimum"),
        ];
        for (part, name) in names.into_iter().filter(|_| quantiles) {
            writeln!(out, "{name} KLD: {:10.6}", interpolated_quantile(&self.divergences, part))?;
        }
        writeln!(out, "\n====== Token probability statistics ======")?;
        let change = self.change.estimate(n);
        let mean = 100.0 * change.value;
        let error = 100.0 * change.error;
        writeln!(out, "Mean    Δp: {mean:6.3} ± {error:5.3} %")?;
        for (part, name) in names.into_iter().filter(|_| quantiles) {
            writeln!(
                out,
                "{name} Δp: {:6.3}%",
                100.0 * interpolated_quantile(&self.changes, part)
            )?;
        }
        let squared = self.change_squared.estimate(n);
        let root = squared.value.sqrt();
        let error = if root > 0.0 { 0.5 / root * squared.error } else { 0.0 };
        writeln!(out, "RMS Δp    : {:6.3} ± {:5.3} %", 100.0 * root, 100.0 * error)?;
        let same = self.n_same_best as f64 / n;
        let error = (same * (1.0 - same) / (n - 1.0).max(1.0)).sqrt();
        writeln!(out, "Same top p: {:6.3} ± {:5.3} %", 100.0 * same, 100.0 * error)
    }

    fn print_perplexity(&self, out: &mut impl Write) -> io::Result<()> {
        let n = self.n();
        let of = self.nll.estimate(n);
        let of_base = self.nll_of_base.estimate(n);
        let covariance = (self.products / n - of.value * of_base.value) / (n - 1.0).max(1.0);
        let correlation = covariance / (of.error * of_base.error);
        let error =
            |a: f64, b: f64, covariance: f64| (a * a + b * b - 2.0 * covariance).max(0.0).sqrt();
        let ratio = MeanEstimate {
            value: of.value - of_base.value,
            error: error(of.error, of_base.error, covariance),
        };
        let perplexity = exponential(of);
        let perplexity_of_base = exponential(of_base);
        let product = perplexity.value * perplexity_of_base.value;
        let difference = MeanEstimate {
            value: perplexity.value - perplexity_of_base.value,
            error: error(perplexity.error, perplexity_of_base.error, product * covariance),
        };
        writeln!(out, "====== Perplexity statistics ======")?;
        let mut line = |name: &str, MeanEstimate { value, error }: MeanEstimate| {
            writeln!(out, "{name:30}: {value:10.6} ± {error:10.6}")
        };
        line("Mean PPL(Q)", perplexity)?;
        line("Mean PPL(base)", perplexity_of_base)?;
        line("Mean ln(PPL(Q)/PPL(base))", ratio)?;
        line("Mean PPL(Q)/PPL(base)", exponential(ratio))?;
        line("Mean PPL(Q)-PPL(base)", difference)?;
        writeln!(out, "Cor(ln(PPL(Q)), ln(PPL(base))): {:6.2}%", 100.0 * correlation)
    }
}

/// Returns e to the power of an estimate.
fn exponential(of: MeanEstimate) -> MeanEstimate {
    let value = of.value.exp();
    MeanEstimate { value, error: value * of.error }
}

/// Returns the index of the largest value, the first of several.
fn first_largest(values: impl Iterator<Item = f32>) -> usize {
    let mut best = 0;
    let mut largest = f32::NEG_INFINITY;
    for (i, value) in values.enumerate() {
        if value > largest {
            largest = value;
            best = i;
        }
    }
    best
}

/// Returns the value below which a part of sorted values lies, interpolated between two of them.
fn interpolated_quantile(sorted: &[f32], part: f64) -> f64 {
    let place = part * (sorted.len() - 1) as f64;
    let before = place as usize;
    let rest = place - before as f64;
    let after = (before + 1).min(sorted.len() - 1);
    (1.0 - rest) * f64::from(sorted[before]) + rest * f64::from(sorted[after])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_lie_between_values() {
        let sorted = [0.0, 1.0, 2.0, 4.0];
        for (part, expected) in [(0.0, 0.0), (1.0, 4.0), (0.5, 1.5), (0.9, 3.4)] {
            assert!((interpolated_quantile(&sorted, part) - expected).abs() < 1e-9, "{part}");
        }
        assert_eq!(interpolated_quantile(&[3.0], 0.5), 3.0);
        assert_eq!(first_largest([1.0, 3.0, 3.0].into_iter()), 1);
    }
}
