//! Activations of gates, by the kernels.

use hob_kernels::Kernels;

use super::{Pass, gelu};
use crate::model::plan::{Activation, SWIGLU_LIMIT, SWIGLU_STEEPNESS};

impl Pass<'_> {
    /// `gate = activation(gate) · up`.
    pub(super) fn gated(&self, activation: Activation, gate: &mut [f32], up: &[f32]) {
        match activation {
            Activation::Gelu if self.s.numerics.exact => gelu::gelu_mul(gate, up),
            _ => self.by_kernel(activation, gate, up),
        }
    }

    /// The same, never rounded.
    pub(super) fn by_kernel(&self, activation: Activation, gate: &mut [f32], up: &[f32]) {
        match activation {
            Activation::Silu => self.s.kernels.silu_mul(gate, up),
            Activation::Gelu => self.s.kernels.gelu_mul(gate, up),
            Activation::ClampedSwiglu => clamped_swiglu(self.s.kernels, gate, up),
        }
    }
}

/// See [`Activation::ClampedSwiglu`]. With s its steepness, g · σ(s g) · (u + 1) is silu(s g) · (u + 1) / s.
fn clamped_swiglu(kernels: &Kernels, gate: &mut [f32], up: &[f32]) {
    const RUN: usize = 256;
    let mut factors = [0.0; RUN];
    for (gate, up) in gate.chunks_mut(RUN).zip(up.chunks(RUN)) {
        let factors = &mut factors[..up.len()];
        for ((gate, up), factor) in gate.iter_mut().zip(up).zip(&mut *factors) {
            *gate = SWIGLU_STEEPNESS * gate.min(SWIGLU_LIMIT);
            *factor = (up.clamp(-SWIGLU_LIMIT, SWIGLU_LIMIT) + 1.0) / SWIGLU_STEEPNESS;
        }
        kernels.silu_mul(gate, factors);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_cut_and_gated() {
        let gate = [-90.0, -1.0, 0.0, 0.5, 7.0, 100.0, f32::INFINITY];
        for up in [-100.0, -7.0, -1.0, 0.0, 3.0, 7.0, 100.0] {
            // long enough for more than one run
            let mut values: Vec<f32> = gate.iter().copied().cycle().take(600).collect();
            clamped_swiglu(Kernels::best(), &mut values, &[up; 600]);
            for (i, value) in values.iter().enumerate() {
                let g = f64::from(gate[i % gate.len()].min(7.0));
                let expected = g / (1.0 + (-1.702 * g).exp()) * (f64::from(up.clamp(-7.0, 7.0)) + 1.0);
                let error = (f64::from(*value) - expected).abs();
                assert!(error <= 1e-5 * expected.abs().max(1.0), "{g} and {up}: {value}, not {expected}");
            }
        }
    }
}
