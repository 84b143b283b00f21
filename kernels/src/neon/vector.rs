//! Element-wise kernels and small reductions over f32 vectors, four lanes at a time.
//!
//! A rest shorter than a vector goes through the scalar kernel of the same name.

use std::arch::aarch64::*;

use half::f16;

use super::exp::{exp, sigmoid};
use super::lanes::*;
use crate::operands::ScanStep;
use crate::scalar::vector as scalar;

/// `out = x / sqrt(mean(x²) + eps) · w`; the sum of squares in f64.
#[target_feature(enable = "neon")]
pub(super) fn rms_norm(x: &[f32], w: &[f32], eps: f32, out: &mut [f32]) {
    let (vectors, rest) = x.as_chunks::<4>();
    let mut sums = [vdupq_n_f64(0.0); 2];
    for x in vectors {
        let x = load_f32(x);
        let low = vcvt_f64_f32(vget_low_f32(x));
        let high = vcvt_high_f64_f32(x);
        sums = [vfmaq_f64(sums[0], low, low), vfmaq_f64(sums[1], high, high)];
    }
    let sum = vaddvq_f64(vaddq_f64(sums[0], sums[1]))
        + rest.iter().map(|&v| f64::from(v) * f64::from(v)).sum::<f64>();
    let scale = 1.0 / ((sum / x.len() as f64) as f32 + eps).sqrt();

    let (out, out_rest) = out.as_chunks_mut::<4>();
    let (w, w_rest) = w.as_chunks::<4>();
    for (i, (out, x)) in out.iter_mut().zip(vectors).enumerate() {
        let x = vmulq_n_f32(load_f32(x), scale);
        store_f32(out, w.get(i).map_or(x, |w| vmulq_f32(x, load_f32(w))));
    }
    for (i, (out, x)) in out_rest.iter_mut().zip(rest).enumerate() {
        *out = x * scale * w_rest.get(i).unwrap_or(&1.0);
    }
}

/// `x = exp(x − max) / Σ`; all −∞ becomes all 0.
#[target_feature(enable = "neon")]
pub(super) fn softmax(x: &mut [f32]) {
    let (vectors, rest) = x.as_chunks_mut::<4>();
    let mut max = vdupq_n_f32(f32::NEG_INFINITY);
    for x in vectors.iter() {
        max = vmaxnmq_f32(max, load_f32(x));
    }
    let max = rest.iter().copied().fold(vmaxnmvq_f32(max), f32::max);
    if max == f32::NEG_INFINITY {
        x.fill(0.0);
        return;
    }

    let mut sums = vdupq_n_f64(0.0);
    for x in vectors.iter_mut() {
        let e = exp(vsubq_f32(load_f32(x), vdupq_n_f32(max)));
        store_f32(x, e);
        sums = vaddq_f64(sums, vaddq_f64(vcvt_f64_f32(vget_low_f32(e)), vcvt_high_f64_f32(e)));
    }
    let mut sum = vaddvq_f64(sums);
    for x in rest.iter_mut() {
        *x = (*x - max).exp();
        sum += f64::from(*x);
    }

    let inverse = (1.0 / sum) as f32;
    for x in vectors {
        store_f32(x, vmulq_n_f32(load_f32(x), inverse));
    }
    for x in rest {
        *x *= inverse;
    }
}

/// Rotates the pairs (2i, 2i+1).
#[target_feature(enable = "neon")]
pub(super) fn rope_norm(x: &mut [f32], cos: &[f32], sin: &[f32]) {
    let (pairs, pairs_rest) = x.as_chunks_mut::<8>();
    let (cos, cos_rest) = cos.as_chunks::<4>();
    let (sin, sin_rest) = sin.as_chunks::<4>();
    for (x, (cos, sin)) in pairs.iter_mut().zip(cos.iter().zip(sin)) {
        let low = load_f32(at(x, 0));
        let high = load_f32(at(x, 4));
        let a = vuzp1q_f32(low, high);
        let b = vuzp2q_f32(low, high);
        let (a, b) = rotate(a, b, load_f32(cos), load_f32(sin));
        store_f32(at_mut(x, 0), vzip1q_f32(a, b));
        store_f32(at_mut(x, 4), vzip2q_f32(a, b));
    }
    scalar::rope_norm(pairs_rest, cos_rest, sin_rest);
}

/// Rotates the pairs (i, i + n/2).
#[target_feature(enable = "neon")]
pub(super) fn rope_neox(x: &mut [f32], cos: &[f32], sin: &[f32]) {
    let (first, second) = x.split_at_mut(cos.len());
    let (first, first_rest) = first.as_chunks_mut::<4>();
    let (second, second_rest) = second.as_chunks_mut::<4>();
    let (cos, cos_rest) = cos.as_chunks::<4>();
    let (sin, sin_rest) = sin.as_chunks::<4>();
    for ((a, b), (cos, sin)) in first.iter_mut().zip(second).zip(cos.iter().zip(sin)) {
        let (x, y) = rotate(load_f32(a), load_f32(b), load_f32(cos), load_f32(sin));
        store_f32(a, x);
        store_f32(b, y);
    }
    for ((a, b), (cos, sin)) in
        first_rest.iter_mut().zip(second_rest).zip(cos_rest.iter().zip(sin_rest))
    {
        (*a, *b) = (*a * cos - *b * sin, *a * sin + *b * cos);
    }
}

/// The points (a, b) turned.
#[inline]
#[target_feature(enable = "neon")]
fn rotate(
    a: float32x4_t,
    b: float32x4_t,
    cos: float32x4_t,
    sin: float32x4_t,
) -> (float32x4_t, float32x4_t) {
    (vfmsq_f32(vmulq_f32(a, cos), b, sin), vfmaq_f32(vmulq_f32(b, cos), a, sin))
}

/// `gate = silu(gate) · up`.
#[target_feature(enable = "neon")]
pub(super) fn silu_mul(gate: &mut [f32], up: &[f32]) {
    let (gate, gate_rest) = gate.as_chunks_mut::<4>();
    let (up, up_rest) = up.as_chunks::<4>();
    for (gate, up) in gate.iter_mut().zip(up) {
        let x = load_f32(gate);
        store_f32(gate, vmulq_f32(vmulq_f32(x, sigmoid(x)), load_f32(up)));
    }
    scalar::silu_mul(gate_rest, up_rest);
}

/// `gate = gelu(gate) · up`, in the tanh form: 0.5 (1 + tanh y) = sigmoid(2y).
#[target_feature(enable = "neon")]
pub(super) fn gelu_mul(gate: &mut [f32], up: &[f32]) {
    const TWICE_SQRT_2_OVER_PI: f32 = 1.595_769;
    let (gate, gate_rest) = gate.as_chunks_mut::<4>();
    let (up, up_rest) = up.as_chunks::<4>();
    for (gate, up) in gate.iter_mut().zip(up) {
        let x = load_f32(gate);
        let cubic = vfmaq_f32(vdupq_n_f32(1.0), vmulq_n_f32(x, 0.044715), x);
        let y = vmulq_f32(vmulq_n_f32(x, TWICE_SQRT_2_OVER_PI), cubic);
        store_f32(gate, vmulq_f32(vmulq_f32(x, sigmoid(y)), load_f32(up)));
    }
    scalar::gelu_mul(gate_rest, up_rest);
}

/// `x += y · a`.
#[target_feature(enable = "neon")]
pub(super) fn add_scaled(x: &mut [f32], y: &[f32], a: f32) {
    let (x, x_rest) = x.as_chunks_mut::<4>();
    let (y, y_rest) = y.as_chunks::<4>();
    for (x, y) in x.iter_mut().zip(y) {
        store_f32(x, vfmaq_n_f32(load_f32(x), load_f32(y), a));
    }
    scalar::add_scaled(x_rest, y_rest, a);
}

/// Advances the state of one head by one token (see [`ScanStep`]). A row has one sum: rows do not
/// wait for each other.
#[target_feature(enable = "neon")]
pub(super) fn scan(state: &mut [f32], factors: &ScanStep<'_>, x: &[f32], out: &mut [f32]) {
    let n = factors.b.len();
    let (b, b_rest) = factors.b.as_chunks::<4>();
    let (c, c_rest) = factors.c.as_chunks::<4>();
    for ((row, x), out) in state.chunks_exact_mut(n).zip(x).zip(out) {
        let (row, rest) = row.as_chunks_mut::<4>();
        let mut sum = vdupq_n_f32(0.0);
        for ((s, b), c) in row.iter_mut().zip(b).zip(c) {
            let value =
                vfmaq_n_f32(vmulq_n_f32(load_f32(s), factors.decay), load_f32(b), factors.step * x);
            store_f32(s, value);
            sum = vfmaq_f32(sum, value, load_f32(c));
        }
        *out = vaddvq_f32(sum) + scalar::scan_row(rest, &factors.rest(b_rest, c_rest), *x);
    }
}

/// `out = f16(x)`, round to nearest even.
#[target_feature(enable = "neon")]
pub(super) fn f32_to_f16(x: &[f32], out: &mut [f16]) {
    let (x, x_rest) = x.as_chunks::<4>();
    let (out, out_rest) = out.as_chunks_mut::<4>();
    for (x, out) in x.iter().zip(out) {
        store_f16(out, load_f32(x));
    }
    scalar::f32_to_f16(x_rest, out_rest);
}

/// Blocks of Q8_0 → f32.
#[target_feature(enable = "neon")]
pub(super) fn widen_q8_0(bytes: &[u8], out: &mut [f32]) {
    for (block, out) in bytes.as_chunks::<34>().0.iter().zip(out.as_chunks_mut::<32>().0) {
        let d = f16_at(block, 0);
        for (half, out) in out.as_chunks_mut::<16>().0.iter_mut().enumerate() {
            let codes = vreinterpretq_s8_u8(load_u8(at(block, 2 + 16 * half)));
            for (i, words) in
                [vmovl_s8(vget_low_s8(codes)), vmovl_high_s8(codes)].into_iter().enumerate()
            {
                let low = vmovl_s16(vget_low_s16(words));
                let high = vmovl_high_s16(words);
                store_f32(at_mut(out, 8 * i), vmulq_n_f32(vcvtq_f32_s32(low), d));
                store_f32(at_mut(out, 8 * i + 4), vmulq_n_f32(vcvtq_f32_s32(high), d));
            }
        }
    }
}
