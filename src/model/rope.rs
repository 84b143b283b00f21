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

/// The divisors of the angles of a text, of models that have two sets of them (LongRoPE, arXiv
/// 2402.13753).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RopeFactors {
    /// Those of a text that is no longer than the original context.
    #[default]
    Short,
    /// Those of a longer text, at all of its positions.
    Long,
}

impl RopeFactors {
    /// Both sets.
    pub const ALL: [RopeFactors; 2] = [RopeFactors::Short, RopeFactors::Long];

    /// Returns those of a text of `n_tokens` tokens, where texts of up to `most_short` have the
    /// short ones, or all of them.
    pub fn of(n_tokens: usize, most_short: Option<usize>) -> RopeFactors {
        match most_short {
            Some(most) if n_tokens > most => RopeFactors::Long,
            _ => RopeFactors::Short,
        }
    }
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
    /// Divisors per pair of texts longer than `original_ctx` (`rope_factors_long.weight`).
    pub long: Option<Vec<f32>>,
    /// Divisors per pair of other texts (`rope_factors_short.weight`).
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
    /// The same of rows with long factors; `None` = they have no others.
    pub long: Option<Vec<f64>>,
    /// The one of the three positions that turns each pair, `[n_tables, n_pairs]`.
    pub axes: Vec<u8>,
}

impl PairAngles {
    /// Returns the number of values that a row has of cosines, and of sines.
    pub fn n_values(&self) -> usize {
        self.frequencies.len()
    }

    /// Iterates over cosine and sine of each pair of each table for a row at these positions, with
    /// these factors.
    pub fn turns(
        &self,
        positions: [u32; 3],
        factors: RopeFactors,
    ) -> impl Iterator<Item = (f32, f32)> {
        let frequencies = match (factors, &self.long) {
            (RopeFactors::Long, Some(long)) => long,
            (RopeFactors::Long, None) | (RopeFactors::Short, _) => &self.frequencies,
        };
        frequencies.iter().zip(&self.axes).map(move |(frequency, &axis)| {
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

    /// Returns the angles of this embedding.
    pub fn angles(&self) -> PairAngles {
        let long = self.longest_short().map(|_| self.frequencies(RopeFactors::Long));
        PairAngles {
            kind: self.kind,
            n_pairs: self.n_rot / 2,
            magnitude: self.magnitude,
            frequencies: self.frequencies(RopeFactors::Short),
            long,
            axes: self.axes(),
        }
    }

    /// Returns the most tokens of a text with short factors; `None` if both sets are the same.
    pub fn longest_short(&self) -> Option<usize> {
        let has_two = self.factors.is_none() && self.long != self.short;
        has_two.then_some(self.original_ctx)
    }

    /// Returns the angle per position of each pair, `[n_rot / 2]`, with these factors.
    pub fn frequencies(&self, factors: RopeFactors) -> Vec<f64> {
        let factors = match (&self.factors, factors) {
            (Some(factors), _) => Some(factors),
            (None, RopeFactors::Long) => self.long.as_ref(),
            (None, RopeFactors::Short) => self.short.as_ref(),
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
        let f = plain().frequencies(RopeFactors::Short);
        assert_eq!(f.len(), 4);
        assert!((f[0] - 1.0).abs() < 1e-12 && (f[1] - 0.1).abs() < 1e-12);
        let scaled = Rope { freq_scale: 0.25, ..plain() }.frequencies(RopeFactors::Short);
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
    fn a_row_turns_by_the_factors_of_its_text() {
        let long = Some(vec![2.0; 4]);
        let rope = Rope { long: long.clone(), short: Some(vec![1.0; 4]), ..plain() };
        assert_eq!(rope.longest_short(), Some(64));
        let angles = rope.angles();
        let first = |factors| angles.turns([3; 3], factors).next().unwrap();
        assert_eq!(first(RopeFactors::Short), (3f64.cos() as f32, 3f64.sin() as f32));
        assert_eq!(first(RopeFactors::Long), (1.5f64.cos() as f32, 1.5f64.sin() as f32));
        // nothing is to be chosen where both are the same, or others hold at every length
        let same = Rope { short: long.clone(), ..rope.clone() };
        let fixed = Rope { factors: long, ..rope };
        for rope in [same, fixed, plain()] {
            assert!(rope.longest_short().is_none() && rope.angles().long.is_none());
        }
    }

    #[test]
    fn yarn_keeps_fast_pairs_and_interpolates_slow_ones() {
        let yarn =
            Some(Yarn { beta_fast: 32.0, beta_slow: 1.0, extrapolated: 1.0, truncate: true });
        let rope = Rope { yarn, freq_scale: 0.25, original_ctx: 4096, n_rot: 64, ..plain() };
        let plain = Rope { n_rot: 64, ..plain() }.frequencies(RopeFactors::Short);
        let f = rope.frequencies(RopeFactors::Short);
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
        let original = shape.frequencies(RopeFactors::Short);
        let share = |i: usize| rope.frequencies(RopeFactors::Short)[i] / original[i];
        let ramp = |i: f64| (i - 8.0928) / (17.398 - 8.0928);
        for i in [9, 12, 17] {
            let expected = 1.0 - ramp(i as f64) * (31.0 / 32.0);
            assert!((share(i) - expected).abs() < 1e-4, "pair {i}: {} and {expected}", share(i));
        }
        assert!((share(8) - 1.0).abs() < 1e-12);
        assert!((share(18) - 1.0 / 32.0).abs() < 1e-12);
    }
}
