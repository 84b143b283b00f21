//! e^x, four lanes at a time.

use std::arch::x86_64::*;

/// e^x is 0 below, where it is no normal number: subnormal results cost Intel's processors some
/// hundred cycles each.
const LOWEST: f32 = -87.336_54;

/// Computes e^x within 2 units in the last place: 0 where it is below the smallest normal number,
/// ∞ above 88.8, NaN stays NaN.
///
/// `x = n ln 2 + r` with ln 2 in two parts, the polynomial of Cephes' `expf` for e^r, and 2^n in
/// two factors, of which one alone would overflow.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
pub(super) fn exp(x: __m128) -> __m128 {
    const LN_2_HIGH: f32 = 0.693_359_4; // 9 bits: n · LN_2_HIGH is exact
    const LN_2_LOW: f32 = -2.121_944_4e-4;
    const POLYNOMIAL: [f32; 5] =
        [1.398_199_9e-3, 8.333_452e-3, 4.166_579_6e-2, 1.666_666_5e-1, 0.5];

    let normal = _mm_cmpnlt_ps(x, _mm_set1_ps(LOWEST));
    // the operand order lets a NaN in x through
    let x = _mm_min_ps(_mm_set1_ps(89.0), _mm_max_ps(_mm_set1_ps(LOWEST), x));
    let n = _mm_round_ps::<{ _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC }>(_mm_mul_ps(
        x,
        _mm_set1_ps(std::f32::consts::LOG2_E),
    ));
    let r = _mm_sub_ps(x, _mm_mul_ps(n, _mm_set1_ps(LN_2_HIGH)));
    let r = _mm_sub_ps(r, _mm_mul_ps(n, _mm_set1_ps(LN_2_LOW)));
    let mut p = _mm_set1_ps(1.987_569_2e-4);
    for c in POLYNOMIAL {
        p = _mm_add_ps(_mm_mul_ps(p, r), _mm_set1_ps(c));
    }
    let p = _mm_add_ps(_mm_mul_ps(p, _mm_mul_ps(r, r)), r);
    let p = _mm_add_ps(p, _mm_set1_ps(1.0));

    let n = _mm_cvtps_epi32(n);
    let half = _mm_srai_epi32::<1>(n);
    let power = _mm_mul_ps(_mm_mul_ps(p, power_of_two(half)), power_of_two(_mm_sub_epi32(n, half)));
    _mm_and_ps(power, normal)
}

/// Computes 2^n for n in −126…127.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn power_of_two(n: __m128i) -> __m128 {
    _mm_castsi128_ps(_mm_slli_epi32::<23>(_mm_add_epi32(n, _mm_set1_epi32(127))))
}

#[cfg(test)]
mod tests {
    use super::super::simd::{Avx, Sse41};
    use super::*;
    use crate::isa::Isa;
    use crate::simd::Simd;
    use crate::simd::functions::{Function, check, check_corners};

    fn check_all<const N: usize>(simd: impl Simd<N>) {
        check(simd, Function::Exp, -87.0, 88.7, 1 << 17, 2.0);
        check(simd, Function::Exp, LOWEST, -87.0, 1 << 17, 2.0);
        check(simd, Function::Sigmoid, -80.0, 80.0, 1 << 17, 6.0);
        check_corners(simd, LOWEST);
    }

    #[test]
    fn over_their_ranges() {
        if Isa::Sse41.is_available() {
            // SAFETY: the machine has SSE4.1.
            check_all(unsafe { Sse41::new() });
        }
        if Isa::Avx.is_available() {
            // SAFETY: the machine has AVX.
            check_all(unsafe { Avx::new() });
        }
    }
}
