//! What the k-quants have in common: scales and mins per sub-block of a super-block.

use std::arch::aarch64::*;

use super::lanes::*;

/// The numbers of a super-block that are not codes.
pub(super) struct Header {
    pub d: f32,
    pub dmin: f32,
    /// One per sub-block; the rest unused.
    pub scales: [i32; 16],
    /// One per sub-block; the rest unused.
    pub mins: [i16; 16],
}

/// Which sub-blocks have mins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mins {
    /// None.
    None,
    /// Those of 32 weights.
    Per32,
    /// Those of 16 weights.
    Per16,
}

/// A type with super-blocks of 256 weights in `BYTES` bytes: `w[i] = d · scale[j] · code[i] − dmin · min[j]`, sub-block
/// `j = i / SUB`.
///
/// The functions are only called where NEON is, that is, always on AArch64.
pub(super) trait SuperBlock<const BYTES: usize> {
    /// Weights per sub-block: 16 or 32.
    const SUB: usize;
    /// Whether the type has mins; then they are as many as sub-blocks.
    const MINS: Mins;

    /// Everything but the codes.
    unsafe fn header(w: &[u8; BYTES]) -> Header;

    /// Codes `64 i` to `64 i + 63`.
    unsafe fn codes(w: &[u8; BYTES], i: usize) -> [int8x16_t; 4];
}

/// Unsigned codes (at most 7 bits) as signed ones.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn as_codes(x: uint8x16_t) -> int8x16_t {
    vreinterpretq_s8_u8(x)
}

/// The header of Q4_K and Q5_K: `d`, `dmin` f16, then eight 6-bit scales and mins in the words `a`, `b`, `c` (see
/// `scalar::blocks` for where the bits lie): bytewise, scales are `a & 63` and `c & 15 | a >> 2 & 48`, mins `b & 63` and
/// `c >> 4 | b >> 2 & 48`.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn scales_and_mins(header: &[u8; 16]) -> Header {
    let word = |i| u64::from(u32::from_le_bytes(*at(header, i)));
    let (a, b, c) = (word(4), word(8), word(12));
    let scales = a & 0x3f3f_3f3f | (c & 0x0f0f_0f0f | a >> 2 & 0x3030_3030) << 32;
    let mins = b & 0x3f3f_3f3f | (c >> 4 & 0x0f0f_0f0f | b >> 2 & 0x3030_3030) << 32;
    Header {
        d: f16_at(header, 0),
        dmin: f16_at(header, 2),
        scales: std::array::from_fn(|j| if j < 8 { (scales >> (8 * j) & 63) as i32 } else { 0 }),
        mins: std::array::from_fn(|j| if j < 8 { (mins >> (8 * j) & 63) as i16 } else { 0 }),
    }
}
