//! 16 rows × 16 bytes → four vectors of 16 rows × 4 bytes: the step from the file's layout to a panel's.

use std::arch::x86_64::*;

use half::f16;

use super::lanes::{at, load_f16, load16};

/// Four pieces of 16 bytes, one per 128-bit lane.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn gather4(pieces: [&[u8; 16]; 4]) -> __m512i {
    let x = _mm512_castsi128_si512(load16(pieces[0]));
    let x = _mm512_inserti32x4::<1>(x, load16(pieces[1]));
    let x = _mm512_inserti32x4::<2>(x, load16(pieces[2]));
    _mm512_inserti32x4::<3>(x, load16(pieces[3]))
}

/// Result `i` holds the bytes `4i..4i+4` of all rows, row `r` in dword `r`.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn transpose(rows: [&[u8; 16]; 16]) -> [__m512i; 4] {
    // lane l of register i is row 4l + i, so that transposing within lanes leaves the rows in order
    let a = gather4([rows[0], rows[4], rows[8], rows[12]]);
    let b = gather4([rows[1], rows[5], rows[9], rows[13]]);
    let c = gather4([rows[2], rows[6], rows[10], rows[14]]);
    let d = gather4([rows[3], rows[7], rows[11], rows[15]]);
    let (ab_low, ab_high) = (_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
    let (cd_low, cd_high) = (_mm512_unpacklo_epi32(c, d), _mm512_unpackhi_epi32(c, d));
    [
        _mm512_unpacklo_epi64(ab_low, cd_low),
        _mm512_unpackhi_epi64(ab_low, cd_low),
        _mm512_unpacklo_epi64(ab_high, cd_high),
        _mm512_unpackhi_epi64(ab_high, cd_high),
    ]
}

/// The f16 at byte `offset` of 16 blocks, as f32.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn d_of_16<const BYTES: usize>(blocks: [&[u8; BYTES]; 16], offset: usize) -> __m512 {
    load_f16(&blocks.map(|b| f16::from_le_bytes(*at(b, offset))))
}
