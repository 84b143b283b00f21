//! Element-wise kernels and small reductions over f32 vectors. All are bound by loads and stores;
//! the last vector of a row is masked.

use std::arch::x86_64::*;

use half::f16;

use super::exp::{exp, sigmoid};
use super::lanes::{
    at, first_lanes, load_f32, load_f32_part, load16, store_f16_part, store_f32, store_f32_part,
};
use crate::operands::ScanStep;

/// `x = f(x, y)`, 16 values at a time.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn update(x: &mut [f32], y: &[f32], f: impl Fn(__m512, __m512) -> __m512) {
    let (x, x_rest) = x.as_chunks_mut();
    let (y, y_rest) = y.as_chunks();
    for (x, y) in x.iter_mut().zip(y) {
        store_f32(x, f(load_f32(x), load_f32(y)));
    }
    if !x_rest.is_empty() {
        let value = f(load_f32_part(x_rest), load_f32_part(y_rest));
        store_f32_part(x_rest, value);
    }
}

/// `out = x / sqrt(mean(x²) + eps) · w`; an empty `w` means no weight. The sum of squares is taken
/// in f64.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn rms_norm(x: &[f32], w: &[f32], eps: f32, out: &mut [f32]) {
    let mut sums = [_mm512_setzero_pd(); 2];
    for x in x.chunks(16) {
        let x = load_f32_part(x);
        let low = _mm512_cvtps_pd(_mm512_castps512_ps256(x));
        let high = _mm512_cvtps_pd(_mm512_extractf32x8_ps::<1>(x));
        sums = [_mm512_fmadd_pd(low, low, sums[0]), _mm512_fmadd_pd(high, high, sums[1])];
    }
    let sum = _mm512_reduce_add_pd(_mm512_add_pd(sums[0], sums[1]));
    let scale = _mm512_set1_ps(1.0 / ((sum / x.len() as f64) as f32 + eps).sqrt());
    update(out, x, |_, x| _mm512_mul_ps(x, scale));
    if !w.is_empty() {
        update(out, w, |x, w| _mm512_mul_ps(x, w));
    }
}

/// `x = exp(x − max) / Σ`; all 0 if nothing is above −∞. The sum is taken in f64.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn softmax(x: &mut [f32]) {
    let lowest = _mm512_set1_ps(f32::NEG_INFINITY);
    let (whole, rest) = x.as_chunks::<16>();
    let mut max = lowest;
    for x in whole {
        max = _mm512_max_ps(max, load_f32(x));
    }
    let rest = _mm512_mask_mov_ps(lowest, first_lanes(rest.len()), load_f32_part(rest));
    let max = _mm512_reduce_max_ps(_mm512_max_ps(max, rest));
    if max == f32::NEG_INFINITY {
        x.fill(0.0);
        return;
    }

    let max = _mm512_set1_ps(max);
    let (whole, rest) = x.as_chunks_mut::<16>();
    let mut sums = [_mm512_setzero_pd(); 2];
    for x in whole {
        let p = exp(_mm512_sub_ps(load_f32(x), max));
        store_f32(x, p);
        sums[0] = _mm512_add_pd(sums[0], _mm512_cvtps_pd(_mm512_castps512_ps256(p)));
        sums[1] = _mm512_add_pd(sums[1], _mm512_cvtps_pd(_mm512_extractf32x8_ps::<1>(p)));
    }
    let p = exp(_mm512_sub_ps(load_f32_part(rest), max));
    store_f32_part(rest, p);
    let rest_sum: f64 = rest.iter().map(|&p| f64::from(p)).sum();
    let sum = rest_sum + _mm512_reduce_add_pd(_mm512_add_pd(sums[0], sums[1]));
    let inverse = _mm512_set1_ps((1.0 / sum) as f32);
    for x in x.chunks_mut(16) {
        store_f32_part(x, _mm512_mul_ps(load_f32_part(x), inverse));
    }
}

/// Rotates the pairs (2i, 2i+1).
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn rope_norm(x: &mut [f32], cos: &[f32], sin: &[f32]) {
    // each angle twice, for the two values of its pair
    let twice = _mm512_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
    for ((x, cos), sin) in x.chunks_mut(16).zip(cos.chunks(8)).zip(sin.chunks(8)) {
        let v = load_f32_part(x);
        let cos = _mm512_permutexvar_ps(twice, load_f32_part(cos));
        let sin = _mm512_permutexvar_ps(twice, load_f32_part(sin));
        let swapped = _mm512_permute_ps::<0b10_11_00_01>(v);
        // even lanes: a cos − b sin; odd lanes: b cos + a sin
        store_f32_part(x, _mm512_fmaddsub_ps(v, cos, _mm512_mul_ps(swapped, sin)));
    }
}

/// Rotates the pairs (i, i + n/2).
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn rope_neox(x: &mut [f32], cos: &[f32], sin: &[f32]) {
    let (first, second) = x.split_at_mut(cos.len());
    let pairs = first.chunks_mut(16).zip(second.chunks_mut(16));
    for ((a, b), (cos, sin)) in pairs.zip(cos.chunks(16).zip(sin.chunks(16))) {
        let cos = load_f32_part(cos);
        let sin = load_f32_part(sin);
        let va = load_f32_part(a);
        let vb = load_f32_part(b);
        store_f32_part(a, _mm512_fmsub_ps(va, cos, _mm512_mul_ps(vb, sin)));
        store_f32_part(b, _mm512_fmadd_ps(va, sin, _mm512_mul_ps(vb, cos)));
    }
}

/// `gate = silu(gate) · up`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn silu_mul(gate: &mut [f32], up: &[f32]) {
    update(gate, up, |gate, up| _mm512_mul_ps(_mm512_mul_ps(gate, sigmoid(gate)), up));
}

/// `gate = gelu_tanh(gate) · up`, by ½ (1 + tanh u) = sigmoid(2u), which loses nothing where tanh
/// is near −1.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn gelu_mul(gate: &mut [f32], up: &[f32]) {
    const TWICE_SQRT_2_OVER_PI: f32 = 1.595_769;
    update(gate, up, |gate, up| {
        let cubic = _mm512_mul_ps(_mm512_set1_ps(0.044715), _mm512_mul_ps(gate, gate));
        let inner = _mm512_mul_ps(gate, _mm512_add_ps(_mm512_set1_ps(1.0), cubic));
        let weight = sigmoid(_mm512_mul_ps(_mm512_set1_ps(TWICE_SQRT_2_OVER_PI), inner));
        _mm512_mul_ps(_mm512_mul_ps(gate, weight), up)
    });
}

/// `x += y · a`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn add_scaled(x: &mut [f32], y: &[f32], a: f32) {
    let a = _mm512_set1_ps(a);
    update(x, y, |x, y| _mm512_fmadd_ps(y, a, x));
}

/// Advances the state of one head by one token (see [`ScanStep`]). A row has one sum: rows do not
/// wait for each other.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn scan(state: &mut [f32], factors: &ScanStep<'_>, x: &[f32], out: &mut [f32]) {
    let n = factors.b.len();
    let (b, b_rest) = factors.b.as_chunks::<16>();
    let (c, c_rest) = factors.c.as_chunks::<16>();
    let old = _mm512_set1_ps(factors.decay);
    for ((row, x), out) in state.chunks_exact_mut(n).zip(x).zip(out) {
        let (row, rest) = row.as_chunks_mut::<16>();
        let new = _mm512_set1_ps(factors.step * x);
        let mut sum = _mm512_setzero_ps();
        for ((s, b), c) in row.iter_mut().zip(b).zip(c) {
            let value = _mm512_fmadd_ps(new, load_f32(b), _mm512_mul_ps(old, load_f32(s)));
            store_f32(s, value);
            sum = _mm512_fmadd_ps(value, load_f32(c), sum);
        }
        if !rest.is_empty() {
            let left = _mm512_mul_ps(old, load_f32_part(rest));
            let value = _mm512_fmadd_ps(new, load_f32_part(b_rest), left);
            store_f32_part(rest, value);
            sum = _mm512_fmadd_ps(value, load_f32_part(c_rest), sum);
        }
        *out = _mm512_reduce_add_ps(sum);
    }
}

/// `out = f16(x)`, round to nearest even.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn f32_to_f16(x: &[f32], out: &mut [f16]) {
    for (x, out) in x.chunks(16).zip(out.chunks_mut(16)) {
        let halves =
            _mm512_cvtps_ph::<{ _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC }>(load_f32_part(x));
        store_f16_part(out, halves);
    }
}

/// Blocks of Q8_0 → f32.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn widen_q8_0(bytes: &[u8], out: &mut [f32]) {
    for (block, out) in bytes.as_chunks::<34>().0.iter().zip(out.as_chunks_mut::<32>().0) {
        let d = _mm512_cvtph_ps(_mm256_set1_epi16(i16::from_le_bytes(*at(block, 0))));
        for (half, out) in out.as_chunks_mut::<16>().0.iter_mut().enumerate() {
            let codes = _mm512_cvtepi8_epi32(load16(at(block, 2 + 16 * half)));
            store_f32(out, _mm512_mul_ps(d, _mm512_cvtepi32_ps(codes)));
        }
    }
}
