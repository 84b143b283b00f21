//! Activations of gates: of many values by the kernels, and those of single ones.

use hob_kernels::Kernels;

use super::{CpuRows, gelu};
use crate::backend::Buf;
use crate::model::plan::{Activation, SIGMOID_STEEPNESS, SWIGLU_LIMIT, Xielu};

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

/// Implements [`Activation::GeluErf`].
pub(crate) fn gelu_erf(x: f32) -> f32 {
    let x = f64::from(x);
    (0.5 * x * (1.0 + erf(x * std::f64::consts::FRAC_1_SQRT_2))) as f32
}

/// Returns the error function: near 0 by its series, further out by the continued fraction of what
/// is left to ±1 (Abramowitz and Stegun, 7.1.6 and 7.1.14).
fn erf(x: f64) -> f64 {
    const NEAR: f64 = 3.0;
    let size = x.abs();
    let squared = x * x;
    let y = if size < NEAR {
        let mut term = size;
        let mut sum = size;
        for n in 1..60 {
            term *= 2.0 * squared / f64::from(2 * n + 1);
            sum += term;
        }
        std::f64::consts::FRAC_2_SQRT_PI * (-squared).exp() * sum
    } else {
        let fraction = (1..30).rev().fold(size, |rest, n| size + 0.5 * f64::from(n) / rest);
        1.0 - 0.5 * std::f64::consts::FRAC_2_SQRT_PI * (-squared).exp() / fraction
    };
    y.copysign(x)
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
    fn the_error_function_is_that_of_tables() {
        for (x, expected) in [
            (0.0, 0.0),
            (0.5, 0.520_499_877_8),
            (1.0, 0.842_700_792_9),
            (2.0, 0.995_322_265_0),
            (2.999, 0.999_977_769_83),
            (3.001, 0.999_978_048_34),
            (5.0, 0.999_999_999_998_462_5),
            (40.0, 1.0),
        ] {
            assert!((erf(x) - expected).abs() < 2e-10, "{x}: {}, not {expected}", erf(x));
            assert_eq!(erf(-x), -erf(x));
        }
        assert!((gelu_erf(1.0) - 0.841_344_8).abs() < 1e-6 && gelu_erf(-90.0) == 0.0);
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
