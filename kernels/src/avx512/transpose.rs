//! 16 rows × 16 bytes → four vectors of 16 rows × 4 bytes: the step from the file's layout to a
//! panel's. Packed rows ([`crate::packed`]) have taken it already.

use std::arch::x86_64::*;

use super::lanes::{load16, load32, load64};

/// One block of `BYTES` bytes of each of 16 rows: `stride` bytes apart, or packed.
#[derive(Clone, Copy)]
pub(super) struct Blocks16<'a, const BYTES: usize, const PACKED: bool> {
    bytes: &'a [u8],
    stride: usize,
}

impl<'a, const BYTES: usize> Blocks16<'a, BYTES, false> {
    /// Returns the blocks that begin at every multiple of `stride` in `bytes`.
    #[inline(always)]
    pub(super) fn apart(bytes: &'a [u8], stride: usize) -> Self {
        assert!(15 * stride + BYTES <= bytes.len(), "16 blocks of {BYTES} in {}", bytes.len());
        Blocks16 { bytes, stride }
    }
}

impl<'a, const BYTES: usize> Blocks16<'a, BYTES, true> {
    /// Returns the blocks whose bytes lie as [`crate::packed`] has it at the start of `bytes`.
    #[inline(always)]
    pub(super) fn packed(bytes: &'a [u8]) -> Self {
        assert!(16 * BYTES <= bytes.len(), "16 blocks of {BYTES} in {}", bytes.len());
        Blocks16 { bytes, stride: 0 }
    }
}

impl<'a, const BYTES: usize, const PACKED: bool> Blocks16<'a, BYTES, PACKED> {
    /// Returns `N / 16` bytes at `offset` of each packed block.
    #[inline(always)]
    fn together<const N: usize>(&self, offset: usize) -> &'a [u8; N] {
        assert!(PACKED && offset + N / 16 <= BYTES); // constants in all callers
        // SAFETY: at most 16 · BYTES, which `packed` found to be within the slice: nothing else
        // makes a packed one.
        unsafe { &*self.bytes.as_ptr().add(16 * offset).cast() }
    }

    /// Returns 16 bytes of row `row`'s block.
    #[inline(always)]
    fn piece(&self, row: usize, offset: usize) -> &'a [u8; 16] {
        assert!(!PACKED && row < 16 && offset + 16 <= BYTES); // constants in all callers
        // SAFETY: at most 15 · stride + BYTES, which `apart` found to be within the slice: nothing
        // else makes one that is not packed.
        unsafe { &*self.bytes.as_ptr().add(row * self.stride + offset).cast() }
    }

    /// Returns rows `i`, `4 + i`, `8 + i`, `12 + i`, one per lane.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    fn every_fourth(&self, i: usize, offset: usize) -> __m512i {
        let piece = |lane: usize| self.piece(4 * lane + i, offset);
        gather4([piece(0), piece(1), piece(2), piece(3)])
    }

    /// Returns the 16 bytes at `offset` of all blocks: result `i` holds bytes `4i..4i+4`, row `r`
    /// in dword `r`.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(super) fn transposed(&self, offset: usize) -> [__m512i; 4] {
        if PACKED {
            return [
                load64(self.together(offset)),
                load64(self.together(offset + 4)),
                load64(self.together(offset + 8)),
                load64(self.together(offset + 12)),
            ];
        }
        // lane l of register i is row 4l + i, so that transposing within lanes leaves the rows in
        // order
        let a = self.every_fourth(0, offset);
        let b = self.every_fourth(1, offset);
        let c = self.every_fourth(2, offset);
        let d = self.every_fourth(3, offset);
        let ab_low = _mm512_unpacklo_epi32(a, b);
        let ab_high = _mm512_unpackhi_epi32(a, b);
        let cd_low = _mm512_unpacklo_epi32(c, d);
        let cd_high = _mm512_unpackhi_epi32(c, d);
        [
            _mm512_unpacklo_epi64(ab_low, cd_low),
            _mm512_unpackhi_epi64(ab_low, cd_low),
            _mm512_unpacklo_epi64(ab_high, cd_high),
            _mm512_unpackhi_epi64(ab_high, cd_high),
        ]
    }

    /// Returns the dword at `offset` of all blocks: of packed ones any, of others an even one among
    /// the first or last 16 bytes.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(super) fn dwords(&self, offset: usize) -> __m512i {
        if PACKED {
            return load64(self.together(offset));
        }
        let (dwords, i, straddles) = self.around(offset);
        if straddles {
            let low = dwords[i];
            let high = dwords[i + 1];
            _mm512_or_si512(_mm512_srli_epi32::<16>(low), _mm512_slli_epi32::<16>(high))
        } else {
            dwords[i]
        }
    }

    /// Returns the two bytes at `offset` of all blocks, their head or tail, in the low half of each
    /// dword.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(super) fn words(&self, offset: usize) -> __m512i {
        if PACKED {
            return _mm512_cvtepu16_epi32(load32(self.together(offset)));
        }
        let (dwords, i, straddles) = self.around(offset);
        if straddles {
            _mm512_srli_epi32::<16>(dwords[i])
        } else {
            _mm512_and_si512(dwords[i], _mm512_set1_epi32(0xffff))
        }
    }

    /// Returns the first byte of all blocks, one per dword.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(super) fn first_bytes(&self) -> __m512i {
        if PACKED {
            return _mm512_cvtepu8_epi32(load16(self.together(0)));
        }
        _mm512_and_si512(self.transposed(0)[0], _mm512_set1_epi32(0xff))
    }

    /// Returns the first or last 16 bytes of all blocks, the number of the dword with the byte
    /// `offset`, and whether that is its third.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    fn around(&self, offset: usize) -> ([__m512i; 4], usize, bool) {
        let from = if offset < 16 { 0 } else { BYTES - 16 };
        (self.transposed(from), (offset - from) / 4, (offset - from) % 4 == 2)
    }
}

/// Returns four pieces of 16 bytes, one per 128-bit lane.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn gather4(pieces: [&[u8; 16]; 4]) -> __m512i {
    let x = _mm512_castsi128_si512(load16(pieces[0]));
    let x = _mm512_inserti32x4::<1>(x, load16(pieces[1]));
    let x = _mm512_inserti32x4::<2>(x, load16(pieces[2]));
    _mm512_inserti32x4::<3>(x, load16(pieces[3]))
}

/// Returns the low half of each dword, an f16, as f32.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn low_halves(x: __m512i) -> __m512 {
    _mm512_cvtph_ps(_mm512_cvtepi32_epi16(x))
}

/// Returns the high half of each dword, an f16, as f32.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn high_halves(x: __m512i) -> __m512 {
    low_halves(_mm512_srli_epi32::<16>(x))
}
