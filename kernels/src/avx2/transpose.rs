//! 8 rows × 16 bytes → four vectors of 8 rows × 4 bytes: the step from the file's layout to a
//! strip's. Packed rows ([`crate::packed`]) have taken it already.

use std::arch::x86_64::*;

use super::lanes::*;

/// `BYTES` bytes of each of 8 rows: some blocks as they lie in the file, or those of half a group
/// that is packed.
#[derive(Clone, Copy)]
pub(super) enum Blocks8<'a, const BYTES: usize> {
    /// A row each.
    Apart([&'a [u8; BYTES]; 8]),
    /// The bytes of all 16 rows of a group from where these blocks begin, and the half of the
    /// group: 0 or 1.
    Packed(&'a [u8], usize),
}

impl<'a, const BYTES: usize> Blocks8<'a, BYTES> {
    /// Returns the block `b` of several that follow each other.
    #[inline(always)]
    pub(super) fn block<const BLOCK: usize>(self, b: usize) -> Blocks8<'a, BLOCK> {
        match self {
            Blocks8::Apart(rows) => Blocks8::Apart(at8(rows, b * BLOCK)),
            Blocks8::Packed(bytes, half) => {
                Blocks8::Packed(&bytes[16 * b * BLOCK..][..16 * BLOCK], half)
            }
        }
    }

    /// Returns the 16 bytes at `offset`: result `i` holds bytes `4i..4i+4`, row `r` in dword `r`.
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    pub(super) fn transposed(self, offset: usize) -> [__m256i; 4] {
        match self {
            Blocks8::Apart(rows) => transpose(at8(rows, offset)),
            Blocks8::Packed(bytes, half) => {
                let dwords: &[u8; 256 - 32] = at(bytes, 16 * offset + 32 * half);
                [
                    load32(at(dwords, 0)),
                    load32(at(dwords, 64)),
                    load32(at(dwords, 128)),
                    load32(at(dwords, 192)),
                ]
            }
        }
    }

    /// Returns the dwords at `offset`.
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    pub(super) fn dwords(self, offset: usize) -> __m256i {
        match self {
            Blocks8::Apart(rows) => {
                let d = |r: usize| i32::from_le_bytes(*at(rows[r], offset));
                _mm256_setr_epi32(d(0), d(1), d(2), d(3), d(4), d(5), d(6), d(7))
            }
            Blocks8::Packed(bytes, half) => load32(at(bytes, 16 * offset + 32 * half)),
        }
    }

    /// Returns the f16 at `offset`, which is the head or the tail of a block.
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    pub(super) fn f16(self, offset: usize) -> __m256 {
        match self {
            Blocks8::Apart(rows) => f16_of_8(rows, offset),
            Blocks8::Packed(bytes, half) => {
                _mm256_cvtph_ps(load16(at(bytes, 16 * offset + 16 * half)))
            }
        }
    }

    /// Returns both f16 of the dword at `offset`.
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    pub(super) fn two_f16(self, offset: usize) -> [__m256; 2] {
        match self {
            Blocks8::Apart(rows) => [f16_of_8(rows, offset), f16_of_8(rows, offset + 2)],
            Blocks8::Packed(..) => {
                let dwords = self.dwords(offset);
                // the low halves of all dwords to the lower 128 bits, the high ones to the upper
                let apart = _mm256_setr_epi8(
                    0, 1, 4, 5, 8, 9, 12, 13, 2, 3, 6, 7, 10, 11, 14, 15, //
                    0, 1, 4, 5, 8, 9, 12, 13, 2, 3, 6, 7, 10, 11, 14, 15,
                );
                let halves =
                    _mm256_permute4x64_epi64::<0b11_01_10_00>(_mm256_shuffle_epi8(dwords, apart));
                [
                    _mm256_cvtph_ps(_mm256_castsi256_si128(halves)),
                    _mm256_cvtph_ps(_mm256_extracti128_si256::<1>(halves)),
                ]
            }
        }
    }

    /// Returns the first bytes, one per dword.
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    pub(super) fn first_bytes(self) -> __m256i {
        match self {
            Blocks8::Apart(rows) => {
                let b = |r: usize| i32::from(rows[r][0]);
                _mm256_setr_epi32(b(0), b(1), b(2), b(3), b(4), b(5), b(6), b(7))
            }
            Blocks8::Packed(bytes, half) => {
                let eight = _mm_set1_epi64x(i64::from_le_bytes(*at(bytes, 8 * half)));
                _mm256_cvtepu8_epi32(eight)
            }
        }
    }
}

/// Transposes: result `i` holds the bytes `4i..4i+4` of all rows, row `r` in dword `r`.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn transpose(rows: [&[u8; 16]; 8]) -> [__m256i; 4] {
    // half h of vector i is row 4h + i, so that transposing within halves leaves the rows in order
    let a = load_halves(rows[0], rows[4]);
    let b = load_halves(rows[1], rows[5]);
    let c = load_halves(rows[2], rows[6]);
    let d = load_halves(rows[3], rows[7]);
    let ab_low = _mm256_unpacklo_epi32(a, b);
    let ab_high = _mm256_unpackhi_epi32(a, b);
    let cd_low = _mm256_unpacklo_epi32(c, d);
    let cd_high = _mm256_unpackhi_epi32(c, d);
    [
        _mm256_unpacklo_epi64(ab_low, cd_low),
        _mm256_unpackhi_epi64(ab_low, cd_low),
        _mm256_unpacklo_epi64(ab_high, cd_high),
        _mm256_unpackhi_epi64(ab_high, cd_high),
    ]
}
