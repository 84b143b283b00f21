//! Samplers that draw themselves, and steer by how surprising their choices were: mirostat and
//! adaptive-p.

use super::candidates::Candidates;
use super::mt19937::Mt19937;
use super::params::{Mirostat, SamplingParams};

/// Candidates that mirostat 1 estimates the exponent of Zipf's law from.
const ZIPF_TOKENS: usize = 100;

/// The state of Mirostat, which keeps the surprise of the text near a target: arXiv 2007.14966.
/// Version 1 estimates how many candidates that takes, version 2 cuts off those that would surprise
/// more.
#[derive(Debug, Clone)]
pub(super) struct MirostatState {
    version: Mirostat,
    tau: f32,
    eta: f32,
    /// Most surprise allowed now, in bits.
    mu: f32,
}

impl MirostatState {
    /// Returns `None` if the parameters switch it off.
    pub(super) fn new(params: &SamplingParams) -> Option<Self> {
        let version = params.mirostat;
        let tau = params.mirostat_tau;
        let eta = params.mirostat_eta;
        (version != Mirostat::Off).then_some(Self { version, tau, eta, mu: 2.0 * tau })
    }

    /// Chooses one of the candidates, of which there is one.
    pub(super) fn choose(
        &mut self,
        candidates: &mut Candidates,
        n_vocab: usize,
        rng: &mut Mt19937,
    ) -> u32 {
        candidates.sort();
        let probs = candidates.softmax();
        let keep = match self.version {
            Mirostat::V1 => self.zipf_count(probs, n_vocab),
            _ => probs.iter().take_while(|p| -p.log2() <= self.mu).count(),
        };
        candidates.keep_best(keep.max(1));
        let (at, p) = candidates.draw_discrete(|| rng.uniform());
        self.mu -= self.eta * (-p.log2() - self.tau);
        candidates.items()[at].token
    }

    /// Returns how many of the best candidates leave the surprise at `mu`, were their probabilities
    /// Zipf's.
    fn zipf_count(&self, probs: &[f32], n_vocab: usize) -> usize {
        let mut products = 0.0;
        let mut squares = 0.0;
        for (i, pair) in probs.windows(2).take(ZIPF_TOKENS - 1).enumerate() {
            let t = ((i + 2) as f32 / (i + 1) as f32).ln();
            products += t * (pair[0] / pair[1]).ln();
            squares += t * t;
        }
        let s = products / squares;
        let epsilon = s - 1.0;
        let k = ((epsilon * 2.0_f32.powf(self.mu)) / (1.0 - (n_vocab as f32).powf(-epsilon)))
            .powf(1.0 / s);
        // NaN, as from a single candidate, becomes 0.
        k as usize
    }
}

/// The state of adaptive p, which prefers tokens whose probability is near a target, and moves the
/// target against what was chosen before.
#[derive(Debug, Clone)]
pub(super) struct AdaptiveP {
    target: f32,
    decay: f32,
    weighted_sum: f32,
    total_weight: f32,
    /// The token chosen last and the probability it had; until it is accepted.
    pending: Option<(u32, f32)>,
}

impl AdaptiveP {
    /// Returns `None` if it is not in the chain.
    pub(super) fn new(params: &SamplingParams) -> Option<Self> {
        let target = params.adaptive_target;
        let decay = params.adaptive_decay;
        params.samplers.contains(&super::Stage::AdaptiveP).then_some(Self {
            target,
            decay,
            weighted_sum: target / (1.0 - decay),
            total_weight: 1.0 / (1.0 - decay),
            pending: None,
        })
    }

    /// Chooses one of the candidates, of which there is one.
    pub(super) fn choose(&mut self, candidates: &mut Candidates, rng: &mut Mt19937) -> u32 {
        /// Probability within which a token counts as near the target; score of one that is on it;
        /// how fast it falls.
        const WIDTH: f32 = 0.3;
        const PEAK: f32 = 5.0;
        const SHARPNESS: f32 = 10.0;
        if self.target < 0.0 {
            let (at, _) = candidates.draw_discrete(|| rng.uniform());
            return candidates.items()[at].token;
        }
        let target = self.target.clamp(0.0, 1.0);
        let target = match self.total_weight {
            0.0 => target,
            weight => (2.0 * target - self.weighted_sum / weight).clamp(0.0, 1.0),
        };
        let probs = candidates.softmax().to_vec();
        let mut p = probs.iter();
        candidates.change(|_, _| {
            let distance = p.next().map_or(0.0, |p| ((p - target) * (1.0 / WIDTH)).abs());
            PEAK - SHARPNESS * distance * distance / (1.0 + distance)
        });
        let (at, _) = candidates.draw_discrete(|| rng.uniform());
        let token = candidates.items()[at].token;
        self.pending = Some((token, probs[at]));
        token
    }

    /// Takes the token that came of it.
    pub(super) fn accept(&mut self, token: u32) {
        if let Some((chosen, p)) = self.pending.take()
            && chosen == token
        {
            self.weighted_sum = p + self.decay * self.weighted_sum;
            self.total_weight = 1.0 + self.decay * self.total_weight;
        }
    }
}
