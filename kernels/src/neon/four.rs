//! The sources of codes: a row as it lies in the file, or four of 16 packed rows
//! ([`crate::packed`]).
//!
//! Types say once how bytes become codes, 16 bytes at a time. Of a row that lies apart these are 16
//! bytes that follow each other; of four packed rows, four bytes of each, so that what comes of
//! them is the same four codes of four rows.

use std::arch::aarch64::*;

use super::lanes::*;
use crate::packed::GROUP;

/// The bytes of a block, 16 at a time.
///
/// The functions are always inlined, which excludes `target_feature`.
pub(super) trait Bytes: Copy {
    /// Returns the 16 bytes at `offset` (of four rows: four of them).
    fn load(self, offset: usize) -> uint8x16_t;

    /// Returns the 32 bits at `offset`, one to a byte, as 16 or 0: those of weights 0–15 and of
    /// weights 16–31 (of four rows: four of each).
    fn fifth_bits(self, offset: usize) -> [uint8x16_t; 2];
}

impl<const BYTES: usize> Bytes for &[u8; BYTES] {
    #[inline(always)]
    fn load(self, offset: usize) -> uint8x16_t {
        // SAFETY: every AArch64 machine has NEON.
        unsafe { load_u8(at(self, offset)) }
    }

    #[inline(always)]
    fn fifth_bits(self, offset: usize) -> [uint8x16_t; 2] {
        const BIT: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128];
        let bits: &[u8; 4] = at(self, offset);
        // SAFETY: every AArch64 machine has NEON.
        let half = |low, high| unsafe {
            let bytes = vcombine_u8(vdup_n_u8(low), vdup_n_u8(high));
            vandq_u8(vtstq_u8(bytes, load_u8(&BIT)), vdupq_n_u8(16))
        };
        [half(bits[0], bits[1]), half(bits[2], bits[3])]
    }
}

/// A block of each of four rows, out of 16 packed ones.
#[derive(Clone, Copy)]
pub(super) struct Four<'a> {
    /// The bytes of all 16; four bytes of each of the four are an entry.
    bytes: &'a [[u8; 16]],
    /// Number of the four rows within the group: 0 to 3.
    quarter: usize,
}

impl<'a> Four<'a> {
    /// Returns rows `4 · quarter` to `4 · quarter + 3` of the 16 whose blocks of `BYTES` bytes each
    /// are `bytes`.
    #[inline(always)]
    pub(super) fn new<const BYTES: usize>(bytes: &'a [u8], quarter: usize) -> Four<'a> {
        // most loads then need not look again
        assert!(bytes.len() == GROUP * BYTES && quarter < 4);
        Four { bytes: bytes.as_chunks().0, quarter }
    }

    /// Returns, of each 16 bytes, the four at `4 · k`.
    #[inline(always)]
    pub(super) fn every_fourth(self, k: usize) -> EveryFourth<'a> {
        EveryFourth { four: self, k }
    }

    /// Returns the four bytes at `offset` of each row.
    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn bytes(self, offset: usize) -> uint8x16_t {
        load_u8(&self.bytes[offset + self.quarter])
    }

    /// Returns the same as numbers.
    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn words(self, offset: usize) -> uint32x4_t {
        vreinterpretq_u32_u8(self.bytes(offset))
    }

    /// Returns the f16 at `offset`, which is the head or the tail of a block.
    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn f16(self, offset: usize) -> float32x4_t {
        widen_f16(load_u16_bytes(at(self.bytes.as_flattened(), GROUP * offset + 8 * self.quarter)))
    }

    /// Returns both f16 of the four bytes at `offset`.
    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn two_f16(self, offset: usize) -> [float32x4_t; 2] {
        let halves = vreinterpretq_u16_u8(self.bytes(offset));
        // the first of each two, then the second of each two
        let apart = vuzp1q_u16(halves, vextq_u16::<1>(halves, halves));
        [widen_f16(vget_low_u16(apart)), widen_f16(vget_high_u16(apart))]
    }

    /// Returns the first byte of each row.
    #[inline(always)]
    pub(super) fn first_bytes(self) -> [u8; 4] {
        *at(self.bytes.as_flattened(), 4 * self.quarter)
    }
}

/// See [`Four::every_fourth`].
#[derive(Clone, Copy)]
pub(super) struct EveryFourth<'a> {
    four: Four<'a>,
    k: usize,
}

impl Bytes for EveryFourth<'_> {
    #[inline(always)]
    fn load(self, offset: usize) -> uint8x16_t {
        // SAFETY: every AArch64 machine has NEON.
        unsafe { self.four.bytes(offset + 4 * self.k) }
    }

    #[inline(always)]
    fn fifth_bits(self, offset: usize) -> [uint8x16_t; 2] {
        const FIRST_OF_ROW: [u8; 16] = [0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12];
        // bits 4k..4k + 4 of each row, and those 16 further: a half of byte k / 2, and of byte 2 +
        // k / 2
        let bit = if self.k.is_multiple_of(2) { 0x0804_0201 } else { 0x8040_2010 };
        // SAFETY: every AArch64 machine has NEON.
        let half = |byte: usize| unsafe {
            let of_rows = vaddq_u8(load_u8(&FIRST_OF_ROW), vdupq_n_u8(byte as u8));
            let bytes = vqtbl1q_u8(self.four.bytes(offset), of_rows);
            vandq_u8(vtstq_u8(bytes, vreinterpretq_u8_u32(vdupq_n_u32(bit))), vdupq_n_u8(16))
        };
        [half(self.k / 2), half(2 + self.k / 2)]
    }
}

/// Returns byte `i` of each number.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn byte(numbers: uint32x4_t, i: usize) -> int32x4_t {
    bits(numbers, 8 * i, 255)
}

/// Returns the bits from `from` on that `mask` has.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn bits(numbers: uint32x4_t, from: usize, mask: u32) -> int32x4_t {
    let down = vshlq_u32(numbers, vdupq_n_s32(-(from as i32)));
    vreinterpretq_s32_u32(vandq_u32(down, vdupq_n_u32(mask)))
}
