//! Rotary position embeddings (RoFormer, arXiv 2104.09864) and their scalings: linear, YaRN (arXiv
//! 2309.00071), per-pair factors (Llama 3, LongRoPE).

use std::f64::consts::PI;

/// The rule by which values of a head form pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RopeKind {
    /// (2i, 2i+1).
    Norm,
    /// (i, i + n/2).
    Neox,
}

/// YaRN's blend between interpolated and original angles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Yarn {
    /// Pairs that turn more often than this over the original context keep their angle (default
    /// 32).
    pub beta_fast: f64,
    /// Pairs that turn less often than this are interpolated (default 1).
    pub beta_slow: f64,
    /// Share of the original angle that the pairs below the ramp keep (default 1).
    pub extrapolated: f64,
    /// The bounds of the ramp are rounded outwards to whole pairs (the models' own `truncate`).
    pub truncate: bool,
}

/// The pairs of each of three positions: in time, row and column (Qwen2-VL, arXiv 2409.12191).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sections {
    /// Pairs of each.
    pub pairs: [usize; 3],
    /// Pairs take turns (Qwen3-VL) in place of lying side by side.
    pub interleaved: bool,
}

/// One rotary embedding of a model, as its file describes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Rope {
    /// Pairing.
    pub kind: RopeKind,
    /// Rotated values per head; the rest pass through.
    pub n_rot: usize,
    /// Base of the frequencies.
    pub base: f64,
    /// Factor of the angles, 1 / `rope.scaling.factor`.
    pub freq_scale: f64,
    /// Blend, for scaling type `yarn`.
    pub yarn: Option<Yarn>,
    /// The positions that turn the pairs; `None` = all the same one.
    pub sections: Option<Sections>,
    /// Factor of cosine and sine.
    pub magnitude: f64,
    /// Context the model was first trained for; decides between `long` and `short`.
    pub original_ctx: usize,
    /// Divisors per pair at every length (`rope_freqs.weight`).
    pub factors: Option<Vec<f32>>,
    /// Divisors per pair for contexts longer than `original_ctx` (`rope_factors_long.weight`).
    pub long: Option<Vec<f32>>,
    /// Divisors per pair otherwise (`rope_factors_short.weight`).
    pub short: Option<Vec<f32>>,
}

/// The angles by which positions turn the pairs of a head.
#[derive(Clone, Debug)]
pub struct PairAngles {
    /// Pairing.
    pub kind: RopeKind,
    /// Pairs of a head that are turned.
    pub n_pairs: usize,
    /// Factor of cosine and sine.
    pub magnitude: f64,
    /// The angle per position of each pair, `[n_tables, n_pairs]`; the heads of a row take the
    /// tables in turn.
    pub frequencies: Vec<f64>,
    /// The one of the three positions that turns each pair, `[n_tables, n_pairs]`.
    pub axes: Vec<u8>,
}

impl PairAngles {
    /// Returns the number of values that a row has of cosines, and of sines.
    pub fn n_values(&self) -> usize {
        self.frequencies.len()
    }

    /// Iterates over cosine and sine of each pair of each table for a row at these positions.
    pub fn turns(&self, positions: [u32; 3]) -> impl Iterator<Item = (f32, f32)> {
        self.frequencies.iter().zip(&self.axes).map(move |(frequency, &axis)| {
            let (sin, cos) = (f64::from(positions[usize::from(axis)]) * frequency).sin_cos();
            ((cos * self.magnitude) as f32, (sin * self.magnitude) as f32)
        })
    }
}

impl Rope {
    /// Returns the same embedding as it is within the original context: the windows of some models
    /// are not scaled.
    #[must_use]
    pub fn unscaled(&self) -> Rope {
        Rope { freq_scale: 1.0, yarn: None, magnitude: 1.0, ..self.clone() }
    }

    /// Returns the angles of this embedding for a context of `n_ctx` positions.
    pub fn angles(&self, n_ctx: usize) -> PairAngles {
        PairAngles {
            kind: self.kind,
            n_pairs: self.n_rot / 2,
            magnitude: self.magnitude,
            frequencies: self.frequencies(n_ctx),
            axes: self.axes(),
        }
    }

    /// Returns the angle per position of each pair, `[n_rot / 2]`, for a context of `n_ctx`
    /// positions.
    pub fn frequencies(&self, n_ctx: usize) -> Vec<f64> {
        let factors = match &self.factors {
            Some(factors) => Some(factors),
            None if n_ctx > self.original_ctx => self.long.as_ref(),
            None => self.short.as_ref(),
        };
        let n = self.n_rot as f64;
        (0..self.n_rot / 2)
            .map(|i| {
                let factor = factors.map_or(1.0, |f| f64::from(f[i]));
                let extrapolated = self.base.powf(-2.0 * i as f64 / n) / factor;
                let interpolated = extrapolated * self.freq_scale;
                match self.yarn {
                    None => interpolated,
                    Some(yarn) => {
                        let keep = self.yarn_ramp(yarn, i as f64) * yarn.extrapolated;
                        interpolated * (1.0 - keep) + extrapolated * keep
                    }
                }
            })
            .collect()
    }

    /// Returns which of the three positions turns each pair, `[n_rot / 2]`. What the sections leave
    /// over is turned by the first, as in the models' own code.
    pub fn axes(&self) -> Vec<u8> {
        let axis = |i: usize| {
            let Some(Sections { pairs: [t, h, w], interleaved }) = self.sections else { return 0 };
            match interleaved {
                true if i % 3 == 1 && i < 3 * h => 1,
                true if i % 3 == 2 && i < 3 * w => 2,
                false if (t..t + h).contains(&i) => 1,
                false if (t + h..t + h + w).contains(&i) => 2,
                _ => 0,
            }
        };
        (0..self.n_rot / 2).map(axis).collect()
    }

    /// Returns how far pair `i` keeps its original angle: 1 = wholly.
    fn yarn_ramp(&self, yarn: Yarn, i: f64) -> f64 {
        // the pair that turns `beta` times over the original context
        let pair = |beta: f64| {
            self.n_rot as f64 * (self.original_ctx as f64 / (beta * 2.0 * PI)).ln()
                / (2.0 * self.base.ln())
        };
        let mut low = pair(yarn.beta_fast);
        let mut high = pair(yarn.beta_slow);
        if yarn.truncate {
            low = low.floor();
            high = high.ceil();
        }
        low = low.max(0.0);
        high = high.min(self.n_rot as f64 - 1.0);
        1.0 - ((i - low) / (high - low).max(0.001)).clamp(0.0, 1.0)
    }
}

/// Returns YaRN's magnitude for a context extended by `factor`: 1 + 0.1 · `multiplier` ·
/// ln(factor).
pub fn yarn_magnitude(factor: f64, multiplier: f64) -> f64 {
    if factor <= 1.0 { 1.0 } else { 1.0 + 0.1 * multiplier * factor.ln() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain() -> Rope {
        Rope {
            kind: RopeKind::Norm,
            n_rot: 8,
            base: 10000.0,
            freq_scale: 1.0,
            yarn: None,
            sections: None,
            magnitude: 1.0,
            original_ctx: 64,
            factors: None,
            long: None,
            short: None,
        }
    }

    #[test]
    fn frequencies_fall_geometrically_and_scale_linearly() {
        let f = plain().frequencies(64);
        assert_eq!(f.len(), 4);
        assert!((f[0] - 1.0).abs() < 1e-12 && (f[1] - 0.1).abs() < 1e-12);
        let scaled = Rope { freq_scale: 0.25, ..plain() }.frequencies(64);
        assert!(f.iter().zip(&scaled).all(|(a, b)| (a * 0.25 - b).abs() < 1e-15));
    }

    #[test]
    fn sections_lie_side_by_side_or_take_turns() {
        let rope = |pairs, interleaved| {
            Rope { n_rot: 16, sections: Some(Sections { pairs, interleaved }), ..plain() }.axes()
        };
        assert_eq!(rope([2, 3, 3], false), [0, 0, 1, 1, 1, 2, 2, 2]);
        assert_eq!(rope([3, 3, 2], true), [0, 1, 2, 0, 1, 2, 0, 1]);
        assert_eq!(rope([4, 2, 2], true), [0, 1, 2, 0, 1, 2, 0, 0]);
        assert_eq!(plain().axes(), [0; 4]);
    }

    #[test]
    fn long_factors_apply_past_the_original_context_only() {
        let rope = Rope { long: Some(vec![2.0; 4]), short: Some(vec![1.0; 4]), ..plain() };
        assert!((rope.frequencies(64)[0] - 1.0).abs() < 1e-12);
        assert!((rope.frequencies(65)[0] - 0.5).abs() < 1e-12);
    }

    #[test]
    fn yarn_keeps_fast_pairs_and_interpolates_slow_ones() {
        let yarn =
            Some(Yarn { beta_fast: 32.0, beta_slow: 1.0, extrapolated: 1.0, truncate: true });
        let rope = Rope { yarn, freq_scale: 0.25, original_ctx: 4096, n_rot: 64, ..plain() };
        let plain = Rope { n_rot: 64, ..plain() }.frequencies(64);
        let f = rope.frequencies(64);
        assert!((f[0] - plain[0]).abs() < 1e-12);
        assert!((f[31] - plain[31] * 0.25).abs() < 1e-12);
    }

    /// The rotary embedding of gpt-oss, whose ramp goes from pair 8.0928 to pair 17.398.
    #[test]
    fn yarn_without_truncation_ramps_between_fractions_of_pairs() {
        let yarn =
            Some(Yarn { beta_fast: 32.0, beta_slow: 1.0, extrapolated: 1.0, truncate: false });
        let shape = Rope { n_rot: 64, base: 150_000.0, original_ctx: 4096, ..plain() };
        let rope = Rope { yarn, freq_scale: 1.0 / 32.0, ..shape.clone() };
        let original = shape.frequencies(64);
        let share = |i: usize| rope.frequencies(64)[i] / original[i];
        let ramp = |i: f64| (i - 8.0928) / (17.398 - 8.0928);
        for i in [9, 12, 17] {
            let expected = 1.0 - ramp(i as f64) * (31.0 / 32.0);
            assert!((share(i) - expected).abs() < 1e-4, "pair {i}: {} and {expected}", share(i));
        }
        assert!((share(8) - 1.0).abs() < 1e-12);
        assert!((share(18) - 1.0 / 32.0).abs() < 1e-12);
    }
}
