//! Activations of gates: of many values by the kernels, and those of single ones.

use hob_kernels::Kernels;

use super::{CpuRows, gelu};
use crate::backend::Buf;
use crate::model::plan::{Activation, SIGMOID_STEEPNESS, SWIGLU_LIMIT, Xielu};
use crate::util::normal::gelu_erf;

impl CpuRows<'_> {
    /// Computes `gate = activation(gate) · up`.
    pub(super) fn gated(&self, activation: Activation, gate: &mut [f32], up: &[f32]) {
        match activation {
            Activation::Gelu if self.memory.rounds_gelu => gelu::gelu_mul(gate, up),
            _ => self.by_kernel(activation, gate, up),
        }
    }

    /// Computes the same, never rounded.
    pub(super) fn by_kernel(&self, activation: Activation, gate: &mut [f32], up: &[f32]) {
        match activation {
            Activation::Silu => self.memory.kernels.silu_mul(gate, up),
            Activation::Gelu => self.memory.kernels.gelu_mul(gate, up),
            Activation::QuickGelu => quick_gelu(self.memory.kernels, gate, up),
            Activation::ClampedSwiglu => clamped_swiglu(self.memory.kernels, gate, up),
            Activation::GeluErf => by_value(gate, up, gelu_erf),
            Activation::Relu => by_value(gate, up, |x| x.max(0.0)),
            Activation::SquaredRelu => by_value(gate, up, |x| x.max(0.0) * x.max(0.0)),
            Activation::Xielu(numbers) => by_value(gate, up, |x| xielu(numbers, x)),
        }
    }
}

/// Implements [`Activation::QuickGelu`]. With s its steepness, x · σ(s x) is silu(s x) / s.
fn quick_gelu(kernels: &Kernels, gate: &mut [f32], up: &[f32]) {
    for v in gate.iter_mut() {
        *v *= SIGMOID_STEEPNESS;
    }
    kernels.silu_mul(gate, up);
    for v in gate.iter_mut() {
        *v /= SIGMOID_STEEPNESS;
    }
}

/// Implements [`Activation::ClampedSwiglu`]. With s its steepness, g · σ(s g) · (u + 1) is silu(s
/// g) · (u + 1) / s.
fn clamped_swiglu(kernels: &Kernels, gate: &mut [f32], up: &[f32]) {
    const RUN: usize = 256;
    let mut factors = [0.0; RUN];
    for (gate, up) in gate.chunks_mut(RUN).zip(up.chunks(RUN)) {
        let factors = &mut factors[..up.len()];
        for ((gate, up), factor) in gate.iter_mut().zip(up).zip(&mut *factors) {
            *gate = SIGMOID_STEEPNESS * gate.min(SWIGLU_LIMIT);
            *factor = (up.clamp(-SWIGLU_LIMIT, SWIGLU_LIMIT) + 1.0) / SIGMOID_STEEPNESS;
        }
        kernels.silu_mul(gate, factors);
    }
}

/// Computes `gate = f(gate) · up`.
pub(crate) fn by_value(gate: &mut [f32], up: &[f32], f: impl Fn(f32) -> f32) {
    for (gate, up) in gate.iter_mut().zip(up) {
        *gate = f(*gate) * up;
    }
}

/// Implements [`Activation::Xielu`].
pub(crate) fn xielu(numbers: Xielu, x: f32) -> f32 {
    let Xielu { alpha_n, alpha_p, beta, eps } = numbers;
    let curve = if x > 0.0 { alpha_p * x * x } else { alpha_n * (x.min(eps).exp_m1() - x) };
    curve + beta * x
}

/// Implements [`crate::backend::HeadOps::sigmoid_gate`].
pub(super) fn sigmoid_gate(pass: &CpuRows, x: Buf, width: usize, gate: Buf, n_gates: usize) {
    pass.for_each_row(&[(x, width), (gate, n_gates)], |t| {
        // SAFETY: each item writes its own row of `x`; `gate` is only read.
        let (x, gates) = unsafe {
            (
                pass.memory.buffers.at(x).write(t * width, width),
                pass.memory.buffers.at(gate).read(t * n_gates, n_gates),
            )
        };
        for (part, gate) in x.chunks_exact_mut(width / n_gates).zip(gates) {
            let factor = sigmoid(*gate);
            for x in part.iter_mut() {
                *x *= factor;
            }
        }
    });
}

/// Returns 1 / (1 + exp(−x)).
pub(super) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Computes ln(1 + eˣ), which is x where that is all that 32 bits tell.
pub(super) fn softplus(x: f32) -> f32 {
    if x > 20.0 { x } else { x.exp().ln_1p() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn far_from_zero_softplus_is_a_line() {
        assert_eq!((softplus(90.0), softplus(-200.0)), (90.0, 0.0));
        assert!((softplus(0.0) - std::f32::consts::LN_2).abs() < 1e-7);
        assert!((softplus(19.99) - softplus(20.01) + 0.02).abs() < 1e-4);
        assert_eq!((sigmoid(200.0), sigmoid(-200.0), sigmoid(0.0)), (1.0, 0.0, 0.5));
    }

    #[test]
    fn values_are_cut_and_gated() {
        let gate = [-90.0, -1.0, 0.0, 0.5, 7.0, 100.0, f32::INFINITY];
        for up in [-100.0, -7.0, -1.0, 0.0, 3.0, 7.0, 100.0] {
            // long enough for more than one run
            let mut values: Vec<f32> = gate.iter().copied().cycle().take(600).collect();
            clamped_swiglu(Kernels::best(), &mut values, &[up; 600]);
            for (i, value) in values.iter().enumerate() {
                let g = f64::from(gate[i % gate.len()].min(7.0));
                let expected =
                    g / (1.0 + (-1.702 * g).exp()) * (f64::from(up.clamp(-7.0, 7.0)) + 1.0);
                let error = (f64::from(*value) - expected).abs();
                assert!(
                    error <= 1e-5 * expected.abs().max(1.0),
                    "{g} and {up}: {value}, not {expected}"
                );
            }
        }
    }
}
