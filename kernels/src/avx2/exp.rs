//! e^x and what is made of it, eight lanes at a time.

use std::arch::x86_64::*;

/// e^x is 0 below, where it is no normal number: subnormal results cost Intel's processors some
/// hundred cycles each.
const LOWEST: f32 = -87.336_54;

/// Computes e^x within 1.5 units in the last place: 0 where it is below the smallest normal number,
/// ∞ above 88.8, NaN stays NaN.
///
/// `x = n ln 2 + r` with ln 2 in two parts, the polynomial of Cephes' `expf` for e^r, and 2^n in
/// two factors, of which one alone would overflow.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn exp(x: __m256) -> __m256 {
    const LN_2_HIGH: f32 = 0.693_359_4; // 9 bits: n · LN_2_HIGH is exact
    const LN_2_LOW: f32 = -2.121_944_4e-4;
    const POLYNOMIAL: [f32; 5] =
        [1.398_199_9e-3, 8.333_452e-3, 4.166_579_6e-2, 1.666_666_5e-1, 0.5];

    let normal = _mm256_cmp_ps::<_CMP_NLT_UQ>(x, _mm256_set1_ps(LOWEST));
    // the operand order lets a NaN in x through
    let x = _mm256_min_ps(_mm256_set1_ps(89.0), _mm256_max_ps(_mm256_set1_ps(LOWEST), x));
    let n = _mm256_round_ps::<{ _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC }>(_mm256_mul_ps(
        x,
        _mm256_set1_ps(std::f32::consts::LOG2_E),
    ));
    let r = _mm256_fnmadd_ps(n, _mm256_set1_ps(LN_2_HIGH), x);
    let r = _mm256_fnmadd_ps(n, _mm256_set1_ps(LN_2_LOW), r);
    let mut p = _mm256_set1_ps(1.987_569_2e-4);
    for c in POLYNOMIAL {
        p = _mm256_fmadd_ps(p, r, _mm256_set1_ps(c));
    }
    let p = _mm256_add_ps(_mm256_fmadd_ps(p, _mm256_mul_ps(r, r), r), _mm256_set1_ps(1.0));

    let n = _mm256_cvtps_epi32(n);
    let half = _mm256_srai_epi32::<1>(n);
    let power = _mm256_mul_ps(
        _mm256_mul_ps(p, power_of_two(half)),
        power_of_two(_mm256_sub_epi32(n, half)),
    );
    _mm256_and_ps(power, normal)
}

/// Computes 2^n for n in −126…127.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn power_of_two(n: __m256i) -> __m256 {
    _mm256_castsi256_ps(_mm256_slli_epi32::<23>(_mm256_add_epi32(n, _mm256_set1_epi32(127))))
}

/// Computes tanh x within 5 units in the last place.
///
/// 1 − 2 / (1 + e^2x) loses its relative precision near 0; there the Taylor series takes over,
/// whose next term is below 2⁻²³ of the result.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn tanh(x: __m256) -> __m256 {
    const TAYLOR: [f32; 5] = [62.0 / 2835.0, -17.0 / 315.0, 2.0 / 15.0, -1.0 / 3.0, 1.0];
    let squared = _mm256_mul_ps(x, x);
    let mut near = _mm256_set1_ps(-1382.0 / 155_925.0);
    for c in TAYLOR {
        near = _mm256_fmadd_ps(near, squared, _mm256_set1_ps(c));
    }
    let one = _mm256_set1_ps(1.0);
    let share = _mm256_div_ps(one, _mm256_add_ps(one, exp(_mm256_add_ps(x, x))));
    let far = _mm256_fnmadd_ps(_mm256_set1_ps(2.0), share, one);
    let is_near = _mm256_cmp_ps::<_CMP_LT_OQ>(squared, _mm256_set1_ps(0.4 * 0.4));
    _mm256_blendv_ps(far, _mm256_mul_ps(near, x), is_near)
}

#[cfg(test)]
mod tests {
    use super::super::simd::Avx2;
    use super::*;
    use crate::isa::Isa;
    use crate::simd::functions::{Function, check, check_corners};

    #[test]
    fn over_their_ranges() {
        if !Isa::Avx2.is_available() {
            return;
        }
        // SAFETY: the machine has AVX2.
        let simd = unsafe { Avx2::new() };
        check(simd, Function::Exp, -87.0, 88.7, 1 << 17, 1.5);
        check(simd, Function::Exp, LOWEST, -87.0, 1 << 17, 1.5);
        check(simd, Function::Tanh, -1.0, 1.0, 1 << 17, 5.0);
        check(simd, Function::Tanh, -20.0, 20.0, 1 << 17, 5.0);
        check_corners(simd, LOWEST);
    }
}
