//! YaRN with bounds that are not rounded, which GGUF has no key for: the blend of each pair is a
//! divisor of its angle.

use std::f64::consts::PI;

use super::RopeParameters;
use crate::hugging_face::Error;
use crate::hugging_face::metadata::FamilyMetadata;

/// Adds the divisors of a whole head's angles, and sets their magnitude.
///
/// # Errors
/// A number is missing or out of its range, or only a share of a head turns.
pub(super) fn set_divisors(
    rope: &RopeParameters,
    metadata: &mut FamilyMetadata,
    factor: f64,
    magnitude: f64,
) -> Result<(), Error> {
    let or = |key: &str, default: f64| -> Result<f64, Error> {
        // 0 is as if it were not there
        let found = rope.number(key)?.filter(|&found| found != 0.0).unwrap_or(default);
        if found > 0.0 { Ok(found) } else { Err(rope.fault(&format!("{key} is not above 0"))) }
    };
    let blend = Blend {
        n_rot: rope.config.head_dim()?,
        base: or("rope_theta", 10000.0)?,
        original_ctx: f64::from(rope.original_context()?),
        beta_fast: or("beta_fast", 32.0)?,
        beta_slow: or("beta_slow", 1.0)?,
    };
    if blend.base <= 1.0 {
        return Err(rope.fault("rope_theta is not above 1"));
    }
    if magnitude <= 0.0 {
        return Err(rope.fault("attention_factor is not above 0"));
    }
    metadata.rope.factors.push(("rope_freqs.weight", blend.divisors(factor)));
    metadata.set("rope.scaling.type", "none");
    metadata.set("rope.scaling.attn_factor", magnitude as f32);
    Ok(())
}

/// The numbers that say how far each pair keeps its angle.
struct Blend {
    /// Values of a head that turn.
    n_rot: u32,
    base: f64,
    /// Positions that the model was made for before it was scaled.
    original_ctx: f64,
    /// Pairs that turn more often than this over them keep their angle.
    beta_fast: f64,
    /// Pairs that turn less often than this over them are divided by the whole factor.
    beta_slow: f64,
}

impl Blend {
    /// Returns the divisor of each pair's angle, `[n_rot / 2]`.
    fn divisors(&self, factor: f64) -> Vec<f32> {
        let low = self.pair(self.beta_fast).max(0.0);
        let high = self.pair(self.beta_slow).min(f64::from(self.n_rot) - 1.0);
        let width = if high == low { 0.001 } else { high - low };
        let divisor = |i: u32| {
            let divided = ((f64::from(i) - low) / width).clamp(0.0, 1.0);
            (1.0 / (divided / factor + 1.0 - divided)) as f32
        };
        (0..self.n_rot / 2).map(divisor).collect()
    }

    /// Returns the place of the pair that turns so often over the original context, between pairs.
    fn pair(&self, turns: f64) -> f64 {
        let ratio = self.original_ctx / (turns * 2.0 * PI);
        f64::from(self.n_rot) * ratio.ln() / (2.0 * self.base.ln())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisors_are_those_of_transformers() {
        let blend = |original_ctx| Blend {
            n_rot: 16,
            base: 10000.0,
            original_ctx,
            beta_fast: 32.0,
            beta_slow: 1.0,
        };
        // base ** (-2i / 16) over the angles of its modeling_rope_utils, with truncate false
        let short = [1.0, 1.592_417, 3.906_975, 4.0, 4.0, 4.0, 4.0, 4.0];
        let long = [1.0, 1.0, 1.0, 1.105_165_6, 1.525_094_4, 2.459_706_9, 4.0, 4.0];
        for (original_ctx, expected) in [(64.0, short), (4096.0, long)] {
            let found = blend(original_ctx).divisors(4.0);
            assert_eq!(found.len(), expected.len());
            for (found, expected) in found.iter().zip(expected) {
                assert!((found / expected - 1.0).abs() < 1e-6, "{found} {expected}");
            }
        }
    }
}
