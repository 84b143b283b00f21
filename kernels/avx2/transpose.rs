//! 8 rows × 16 bytes → four vectors of 8 rows × 4 bytes: the step from the file's layout to a panel's.

use std::arch::x86_64::*;

use super::lanes::load_halves;

/// Result `i` holds the bytes `4i..4i+4` of all rows, row `r` in dword `r`.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn transpose(rows: [&[u8; 16]; 8]) -> [__m256i; 4] {
    // half h of vector i is row 4h + i, so that transposing within halves leaves the rows in order
    let a = load_halves(rows[0], rows[4]);
    let b = load_halves(rows[1], rows[5]);
    let c = load_halves(rows[2], rows[6]);
    let d = load_halves(rows[3], rows[7]);
    let (ab_low, ab_high) = (_mm256_unpacklo_epi32(a, b), _mm256_unpackhi_epi32(a, b));
    let (cd_low, cd_high) = (_mm256_unpacklo_epi32(c, d), _mm256_unpackhi_epi32(c, d));
    [
        _mm256_unpacklo_epi64(ab_low, cd_low),
        _mm256_unpackhi_epi64(ab_low, cd_low),
        _mm256_unpacklo_epi64(ab_high, cd_high),
        _mm256_unpackhi_epi64(ab_high, cd_high),
    ]
}
