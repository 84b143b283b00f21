//! Elementary functions of 16 floats.

use std::arch::x86_64::*;

const LOG2_E: f32 = std::f32::consts::LOG2_E;
/// ln 2 in two pieces: `n · LN2_HIGH` is exact for |n| < 2¹⁰ (Cody & Waite 1980).
const LN2_HIGH: f32 = 0.693_359_4;
const LN2_LOW: f32 = -2.121_944_4e-4;
/// e^x is 0 below, where it is no normal number (subnormal results cost Intel's processors some
/// hundred cycles each), and ∞ above the other; keeps 2^n within what `vscalefps` takes, and −∞ out
/// of the subtraction.
const LOWEST: f32 = -87.336_54;
const HIGHEST: f32 = 89.0;

/// Computes x = n ln 2 + r with |r| ≤ ln 2 / 2: returns n and e^r − 1.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn reduced_exp_m1(x: __m512) -> (__m512, __m512) {
    let n =
        _mm512_roundscale_ps::<_MM_FROUND_TO_NEAREST_INT>(_mm512_mul_ps(x, _mm512_set1_ps(LOG2_E)));
    let r = _mm512_fnmadd_ps(n, _mm512_set1_ps(LN2_HIGH), x);
    let r = _mm512_fnmadd_ps(n, _mm512_set1_ps(LN2_LOW), r);
    // Taylor to degree 7: the rest is below 2⁻²⁷ of e^r on |r| ≤ 0.347
    let mut p = _mm512_set1_ps(1.0 / 5040.0);
    for c in [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5] {
        p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(c));
    }
    // r + r² p
    (n, _mm512_fmadd_ps(_mm512_mul_ps(r, r), p, r))
}

/// Computes e^x within 1 ulp, 0 where it is below the smallest normal number; NaN stays NaN.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn exp(x: __m512) -> __m512 {
    let normal = _mm512_cmp_ps_mask::<_CMP_NLT_UQ>(x, _mm512_set1_ps(LOWEST));
    // the second operand survives a NaN
    let x = _mm512_min_ps(_mm512_set1_ps(HIGHEST), _mm512_max_ps(_mm512_set1_ps(LOWEST), x));
    let (n, m1) = reduced_exp_m1(x);
    _mm512_maskz_scalef_ps(normal, _mm512_add_ps(m1, _mm512_set1_ps(1.0)), n)
}

/// Computes tanh x = (e^2x − 1) / (e^2x + 1), without cancellation near 0.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn tanh(x: __m512) -> __m512 {
    // beyond ±10 the result is ±1 to the last bit
    let x = _mm512_min_ps(_mm512_set1_ps(10.0), _mm512_max_ps(_mm512_set1_ps(-10.0), x));
    let (n, m1) = reduced_exp_m1(_mm512_add_ps(x, x));
    let one = _mm512_set1_ps(1.0);
    let power = _mm512_scalef_ps(one, n);
    let exp_m1 = _mm512_fmadd_ps(m1, power, _mm512_sub_ps(power, one));
    _mm512_div_ps(exp_m1, _mm512_add_ps(exp_m1, _mm512_set1_ps(2.0)))
}

#[cfg(test)]
mod tests {
    use super::super::simd::Avx512;
    use super::*;
    use crate::isa::Isa;
    use crate::simd::functions::{Function, check, check_corners};

    #[test]
    fn over_their_ranges() {
        if !Isa::Avx512.is_available() {
            return;
        }
        // SAFETY: the machine has AVX-512.
        let simd = unsafe { Avx512::new() };
        check(simd, Function::Exp, -87.0, 88.7, 1 << 17, 1.5);
        check(simd, Function::Exp, LOWEST, -87.0, 1 << 17, 1.5);
        check(simd, Function::Exp, -1.0, 1.0, 1 << 17, 1.5);
        check(simd, Function::Tanh, -12.0, 12.0, 1 << 17, 3.0);
        check(simd, Function::Tanh, -0.5, 0.5, 1 << 17, 3.0);
        check(simd, Function::Sigmoid, -80.0, 80.0, 1 << 17, 3.0);
        check_corners(simd, LOWEST);
    }
}
