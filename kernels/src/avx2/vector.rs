//! Element-wise kernels and small reductions over f32 vectors, eight lanes at a time.
//!
//! A rest shorter than a vector goes through the scalar kernel of the same name.

use std::arch::x86_64::*;

use half::f16;

use super::exp::{exp, sigmoid};
use super::lanes::*;
use crate::operands::ScanStep;
use crate::scalar::vector as scalar;

/// `out = x / sqrt(mean(x²) + eps) · w`; the sum of squares in f64.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn rms_norm(x: &[f32], w: &[f32], eps: f32, out: &mut [f32]) {
    let (vectors, rest) = x.as_chunks::<8>();
    let mut sums = [_mm256_setzero_pd(); 2];
    for x in vectors {
        let x = load_f32(x);
        let low = _mm256_cvtps_pd(_mm256_castps256_ps128(x));
        let high = _mm256_cvtps_pd(_mm256_extractf128_ps::<1>(x));
        sums[0] = _mm256_fmadd_pd(low, low, sums[0]);
        sums[1] = _mm256_fmadd_pd(high, high, sums[1]);
    }
    let sum = sum_f64(_mm256_add_pd(sums[0], sums[1]))
        + rest.iter().map(|&v| f64::from(v) * f64::from(v)).sum::<f64>();
    let scale = 1.0 / ((sum / x.len() as f64) as f32 + eps).sqrt();

    let (out, out_rest) = out.as_chunks_mut::<8>();
    for (out, x) in out.iter_mut().zip(vectors) {
        store_f32(out, _mm256_mul_ps(load_f32(x), _mm256_set1_ps(scale)));
    }
    for (out, x) in out_rest.iter_mut().zip(rest) {
        *out = x * scale;
    }
    let (w, w_rest) = w.as_chunks::<8>();
    for (out, w) in out.iter_mut().zip(w) {
        store_f32(out, _mm256_mul_ps(load_f32(out), load_f32(w)));
    }
    for (out, w) in out_rest.iter_mut().zip(w_rest) {
        *out *= w;
    }
}

/// `x = exp(x − max) / Σ`; all −∞ becomes all 0.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn softmax(x: &mut [f32]) {
    let (vectors, rest) = x.as_chunks_mut::<8>();
    let mut max = _mm256_set1_ps(f32::NEG_INFINITY);
    for x in vectors.iter() {
        max = _mm256_max_ps(load_f32(x), max); // a NaN in x gives way to max, as in `f32::max`
    }
    let max = rest.iter().copied().fold(max_f32(max), f32::max);
    if max == f32::NEG_INFINITY {
        x.fill(0.0);
        return;
    }

    let mut sums = _mm256_setzero_pd();
    for x in vectors.iter_mut() {
        let e = exp(_mm256_sub_ps(load_f32(x), _mm256_set1_ps(max)));
        store_f32(x, e);
        let low = _mm256_cvtps_pd(_mm256_castps256_ps128(e));
        let high = _mm256_cvtps_pd(_mm256_extractf128_ps::<1>(e));
        sums = _mm256_add_pd(sums, _mm256_add_pd(low, high));
    }
    let mut sum = sum_f64(sums);
    for x in rest.iter_mut() {
        *x = (*x - max).exp();
        sum += f64::from(*x);
    }

    let inverse = (1.0 / sum) as f32;
    for x in vectors {
        store_f32(x, _mm256_mul_ps(load_f32(x), _mm256_set1_ps(inverse)));
    }
    for x in rest {
        *x *= inverse;
    }
}

/// Rotates the pairs (2i, 2i+1).
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn rope_norm(x: &mut [f32], cos: &[f32], sin: &[f32]) {
    let twice_low = _mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3);
    let twice_high = _mm256_setr_epi32(4, 4, 5, 5, 6, 6, 7, 7);
    let (pairs, pairs_rest) = x.as_chunks_mut::<16>();
    let (cos, cos_rest) = cos.as_chunks::<8>();
    let (sin, sin_rest) = sin.as_chunks::<8>();
    for (x, (cos, sin)) in pairs.iter_mut().zip(cos.iter().zip(sin)) {
        let cos = load_f32(cos);
        let sin = load_f32(sin);
        for (x, twice) in x.as_chunks_mut::<8>().0.iter_mut().zip([twice_low, twice_high]) {
            let ab = load_f32(x);
            let ba = _mm256_permute_ps::<0b10_11_00_01>(ab);
            let cos = _mm256_permutevar8x32_ps(cos, twice);
            let sin = _mm256_permutevar8x32_ps(sin, twice);
            store_f32(x, _mm256_fmaddsub_ps(ab, cos, _mm256_mul_ps(ba, sin)));
        }
    }
    scalar::rope_norm(pairs_rest, cos_rest, sin_rest);
}

/// Rotates the pairs (i, i + n/2).
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn rope_neox(x: &mut [f32], cos: &[f32], sin: &[f32]) {
    let (first, second) = x.split_at_mut(cos.len());
    let (first, first_rest) = first.as_chunks_mut::<8>();
    let (second, second_rest) = second.as_chunks_mut::<8>();
    let (cos, cos_rest) = cos.as_chunks::<8>();
    let (sin, sin_rest) = sin.as_chunks::<8>();
    for ((a, b), (cos, sin)) in first.iter_mut().zip(second).zip(cos.iter().zip(sin)) {
        let cos = load_f32(cos);
        let sin = load_f32(sin);
        let x = load_f32(a);
        let y = load_f32(b);
        store_f32(a, _mm256_fmsub_ps(x, cos, _mm256_mul_ps(y, sin)));
        store_f32(b, _mm256_fmadd_ps(x, sin, _mm256_mul_ps(y, cos)));
    }
    for ((a, b), (cos, sin)) in
        first_rest.iter_mut().zip(second_rest).zip(cos_rest.iter().zip(sin_rest))
    {
        (*a, *b) = (*a * cos - *b * sin, *a * sin + *b * cos);
    }
}

/// `gate = silu(gate) · up`.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn silu_mul(gate: &mut [f32], up: &[f32]) {
    let (gate, gate_rest) = gate.as_chunks_mut::<8>();
    let (up, up_rest) = up.as_chunks::<8>();
    for (gate, up) in gate.iter_mut().zip(up) {
        let x = load_f32(gate);
        store_f32(gate, _mm256_mul_ps(_mm256_mul_ps(x, sigmoid(x)), load_f32(up)));
    }
    scalar::silu_mul(gate_rest, up_rest);
}

/// `gate = gelu(gate) · up`, in the tanh form: 0.5 (1 + tanh y) = sigmoid(2y).
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn gelu_mul(gate: &mut [f32], up: &[f32]) {
    const TWICE_SQRT_2_OVER_PI: f32 = 1.595_769;
    let (gate, gate_rest) = gate.as_chunks_mut::<8>();
    let (up, up_rest) = up.as_chunks::<8>();
    for (gate, up) in gate.iter_mut().zip(up) {
        let x = load_f32(gate);
        let cubic =
            _mm256_fmadd_ps(_mm256_mul_ps(_mm256_set1_ps(0.044715), x), x, _mm256_set1_ps(1.0));
        let y = _mm256_mul_ps(_mm256_mul_ps(_mm256_set1_ps(TWICE_SQRT_2_OVER_PI), x), cubic);
        store_f32(gate, _mm256_mul_ps(_mm256_mul_ps(x, sigmoid(y)), load_f32(up)));
    }
    scalar::gelu_mul(gate_rest, up_rest);
}

/// `x += y · a`.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn add_scaled(x: &mut [f32], y: &[f32], a: f32) {
    let (x, x_rest) = x.as_chunks_mut::<8>();
    let (y, y_rest) = y.as_chunks::<8>();
    for (x, y) in x.iter_mut().zip(y) {
        store_f32(x, _mm256_fmadd_ps(load_f32(y), _mm256_set1_ps(a), load_f32(x)));
    }
    scalar::add_scaled(x_rest, y_rest, a);
}

/// Advances the state of one head by one token (see [`ScanStep`]). A row has one sum: rows do not
/// wait for each other.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn scan(state: &mut [f32], factors: &ScanStep<'_>, x: &[f32], out: &mut [f32]) {
    let n = factors.b.len();
    let (b, b_rest) = factors.b.as_chunks::<8>();
    let (c, c_rest) = factors.c.as_chunks::<8>();
    for ((row, x), out) in state.chunks_exact_mut(n).zip(x).zip(out) {
        let (row, rest) = row.as_chunks_mut::<8>();
        let old = _mm256_set1_ps(factors.decay);
        let new = _mm256_set1_ps(factors.step * x);
        let mut sum = _mm256_setzero_ps();
        for ((s, b), c) in row.iter_mut().zip(b).zip(c) {
            let value = _mm256_fmadd_ps(new, load_f32(b), _mm256_mul_ps(old, load_f32(s)));
            store_f32(s, value);
            sum = _mm256_fmadd_ps(value, load_f32(c), sum);
        }
        *out = sum_f32(sum) + scalar::scan_row(rest, &factors.rest(b_rest, c_rest), *x);
    }
}

/// `out = f16(x)`, round to nearest even.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn f32_to_f16(x: &[f32], out: &mut [f16]) {
    let (x, x_rest) = x.as_chunks::<8>();
    let (out, out_rest) = out.as_chunks_mut::<8>();
    for (x, out) in x.iter().zip(out) {
        store_f16(out, load_f32(x));
    }
    scalar::f32_to_f16(x_rest, out_rest);
}

/// Blocks of Q8_0 → f32.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn widen_q8_0(bytes: &[u8], out: &mut [f32]) {
    for (block, out) in bytes.as_chunks::<34>().0.iter().zip(out.as_chunks_mut::<32>().0) {
        let d = _mm256_set1_ps(f16_one([block[0], block[1]]));
        for (half, out) in out.as_chunks_mut::<16>().0.iter_mut().enumerate() {
            let codes = load16(at(block, 2 + 16 * half));
            let low = _mm256_cvtepi8_epi32(codes);
            let high = _mm256_cvtepi8_epi32(_mm_srli_si128::<8>(codes));
            store_f32(at_mut(out, 0), _mm256_mul_ps(d, _mm256_cvtepi32_ps(low)));
            store_f32(at_mut(out, 8), _mm256_mul_ps(d, _mm256_cvtepi32_ps(high)));
        }
    }
}
