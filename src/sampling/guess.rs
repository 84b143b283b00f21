//! Guesses at the tokens that a sampler chooses next, for a device that goes on before the sampler
//! has seen the row: the part of the chain that a device can do by itself, with the random numbers
//! that the sampler is going to draw. A guess decides nothing, so it may be a little off.

use super::penalties::Penalty;
use super::{Sampler, Stage};

/// Most logits that change in a guess: those beyond are taken as the model gave them.
pub const MOST_CHANGES: usize = 256;

/// The part of a sampler's chain that a device does, and the numbers of its next choices.
#[derive(Debug, Clone, PartialEq)]
pub struct SamplerGuess {
    /// Only the k best tokens remain; 0 keeps all.
    pub top_k: u32,
    /// See [`super::SamplingParams::top_p`].
    pub top_p: f32,
    /// See [`super::SamplingParams::min_p`].
    pub min_p: f32,
    /// See [`super::SamplingParams::temperature`]; above 0 unless `top_k` is 1.
    pub temperature: f32,
    /// The order in which the tokens are drawn that remain.
    pub order: DrawOrder,
    /// The number in [0, 1] that each choice is drawn with.
    pub uniforms: Vec<f32>,
    /// The logits that bias and penalties change, at most [`MOST_CHANGES`].
    pub changes: Vec<LogitChange>,
}

/// The order in which tokens are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawOrder {
    /// Best first.
    BestFirst,
    /// By their numbers.
    ByNumber,
}

/// The change of the logit of a token: divided by `repeat` if positive, else multiplied, and then
/// made less.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LogitChange {
    /// The token.
    pub token: u32,
    /// The divisor.
    pub repeat: f32,
    /// The number taken away, which is finite.
    pub subtract: f32,
}

impl SamplerGuess {
    /// Returns how many of the best tokens of a row it looks at, at most `most`.
    pub fn n_best(&self, most: usize) -> usize {
        let k = if self.top_k == 0 { most } else { self.top_k as usize };
        k.saturating_add(self.changes.len()).min(most)
    }
}

impl Sampler {
    /// Returns whether a device can guess its choices: the chain is the usual one, and nothing in
    /// it depends on more than bias, penalties, top-k, top-p, min-p and temperature.
    pub fn can_guess(&self) -> bool {
        self.params.keeps_best() && self.params.top_n_sigma <= 0.0 && self.adaptive.is_none()
    }

    /// Returns the guess at its next `n` choices, if [`Sampler::can_guess`] holds. Penalties of
    /// sequences are left out.
    pub fn guess(&self, n: usize) -> Option<SamplerGuess> {
        if !self.can_guess() {
            return None;
        }
        let params = &self.params;
        let is_certain = params.temperature <= 0.0 || params.top_k == 1;
        let is_sorted = params.top_k > 0 || params.top_p < 1.0;
        let mut rng = self.rng.clone();
        Some(SamplerGuess {
            top_k: if is_certain { 1 } else { params.top_k },
            top_p: params.top_p,
            min_p: params.min_p,
            temperature: if is_certain { 1.0 } else { params.temperature },
            order: if is_sorted { DrawOrder::BestFirst } else { DrawOrder::ByNumber },
            uniforms: (0..n).map(|_| rng.uniform() as f32).collect(),
            changes: self.changes(),
        })
    }

    /// Returns the changes that bias and penalties make now.
    fn changes(&self) -> Vec<LogitChange> {
        let finite = |x: f32| x.clamp(-f32::MAX, f32::MAX);
        let bias = self.params.logit_bias.iter().map(|&(token, bias)| LogitChange {
            token,
            repeat: 1.0,
            subtract: finite(-bias),
        });
        let mut changes: Vec<_> = bias.collect();
        if self.params.samplers.contains(&Stage::Penalties) && !self.penalties.is_off() {
            self.penalties.for_each(|token, Penalty { repeat, subtract }| {
                changes.push(LogitChange { token, repeat, subtract });
            });
        }
        changes.truncate(MOST_CHANGES);
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::super::SamplingParams;
    use super::*;

    fn sampler(params: SamplingParams) -> Sampler {
        Sampler::new(SamplingParams { seed: Some(5), ..params }, 64).unwrap()
    }

    #[test]
    fn a_guess_has_the_numbers_of_the_choices_to_come() {
        let mut sampler = sampler(SamplingParams::default());
        let guess = sampler.guess(3).unwrap();
        let mut drawn = Vec::new();
        for _ in 0..3 {
            // 64 tokens of the same weight, of which the best 40 are the first
            let token = sampler.sample(&mut [0.0; 64], None).unwrap().token;
            drawn.push((token, sampler.guess(1).unwrap().uniforms[0]));
        }
        for (i, &uniform) in guess.uniforms.iter().enumerate() {
            let expected = (uniform * 40.0).ceil() as u32 - 1;
            assert_eq!(drawn[i].0, expected, "choice {i}");
            assert!(i == 0 || drawn[i - 1].1 == uniform, "choice {i}");
        }
    }

    #[test]
    fn a_guess_has_the_penalties_of_now() {
        let params = SamplingParams {
            presence_penalty: 0.5,
            logit_bias: vec![(3, f32::NEG_INFINITY), (4, 1.5)],
            top_k: 0,
            ..SamplingParams::default()
        };
        let mut sampler = sampler(params);
        sampler.accept(9);
        let guess = sampler.guess(1).unwrap();
        let change = |token, subtract| LogitChange { token, repeat: 1.0, subtract };
        assert_eq!(guess.changes, [change(3, f32::MAX), change(4, -1.5), change(9, 0.5)]);
        assert_eq!(guess.order, DrawOrder::ByNumber);
        assert_eq!(guess.n_best(128), 128);
    }

    #[test]
    fn other_chains_are_not_guessed() {
        let change: [fn(&mut SamplingParams); 4] = [
            |params| params.typical_p = 0.9,
            |params| params.top_n_sigma = 1.0,
            |params| params.samplers.reverse(),
            |params| params.xtc_probability = 0.5,
        ];
        for (i, change) in change.into_iter().enumerate() {
            let mut params = SamplingParams::default();
            change(&mut params);
            assert!(sampler(params).guess(1).is_none(), "change {i}");
        }
    }
}
