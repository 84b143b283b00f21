//! Scales and mins per sub-block of a super-block, shared by the k-quants.

use std::arch::aarch64::*;

use super::four::{Bytes, Four, byte};
use super::lanes::*;

/// Scales and mins of a super-block.
pub(super) struct SuperBlockScales {
    pub(super) d: f32,
    pub(super) dmin: f32,
    /// One per sub-block; the rest unused.
    pub(super) factors: [i32; 16],
    /// One per sub-block; the rest unused.
    pub(super) mins: [i16; 16],
}

/// Scales and mins of blocks, a lane per row.
#[derive(Clone)]
pub(super) struct RowScales {
    /// Scales: one per 32 weights, or the first for all.
    pub(super) d: [[f32; 4]; 8],
    /// Offsets that are added to weights, one per 32; or first the scale of the mins.
    pub(super) m: [[f32; 4]; 8],
    /// Scales of sub-blocks.
    pub(super) factors: [[i32; 4]; 16],
    /// Mins of sub-blocks.
    pub(super) mins: [[i16; 4]; 16],
}

impl RowScales {
    /// Numbers that are all 0.
    pub(super) const ZERO: RowScales =
        RowScales { d: [[0.0; 4]; 8], m: [[0.0; 4]; 8], factors: [[0; 4]; 16], mins: [[0; 4]; 16] };
}

/// The sub-blocks that have mins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SubBlockMins {
    /// None.
    None,
    /// Those of 32 weights.
    Per32,
    /// Those of 16 weights.
    Per16,
}

/// A type with super-blocks of 256 weights in `BYTES` bytes: `w[i] = d · scale[j] · code[i] − dmin
/// · min[j]`, sub-block `j = i / SUB`.
///
/// # Safety
/// The functions need NEON, which every AArch64 machine has.
pub(super) trait SuperBlock<const BYTES: usize> {
    /// Weights per sub-block: 16 or 32.
    const SUB: usize;
    /// The mins of the type, if any; then there are as many as sub-blocks.
    const MINS: SubBlockMins;

    /// Reads everything but the codes: as Q4_K and Q5_K have it, unless a type says otherwise.
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales(w: &[u8; BYTES]) -> SuperBlockScales {
        scales_and_mins(at(w, 0))
    }

    /// Reads everything but the codes of four rows.
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales_of_four(w: Four<'_>, to: &mut RowScales) {
        all_scales_and_mins(w, to);
    }

    /// Reads codes `64 i` to `64 i + 63` (of four rows: every fourth four of each 16).
    unsafe fn codes(w: impl Bytes, i: usize) -> [int8x16_t; 4];
}

/// Returns unsigned codes (at most 7 bits) as signed ones.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn as_codes(x: uint8x16_t) -> int8x16_t {
    vreinterpretq_s8_u8(x)
}

/// Returns the header of Q4_K and Q5_K: `d`, `dmin` f16, then eight 6-bit scales and mins in the
/// words `a`, `b`, `c` (see `scalar::blocks` for where the bits lie): bytewise, scales are `a & 63`
/// and `c & 15 | a >> 2 & 48`, mins `b & 63` and `c >> 4 | b >> 2 & 48`.
#[inline]
#[target_feature(enable = "neon")]
fn scales_and_mins(header: &[u8; 16]) -> SuperBlockScales {
    let word = |i| u64::from(u32::from_le_bytes(*at(header, i)));
    let a = word(4);
    let b = word(8);
    let c = word(12);
    let scales = a & 0x3f3f_3f3f | (c & 0x0f0f_0f0f | a >> 2 & 0x3030_3030) << 32;
    let mins = b & 0x3f3f_3f3f | (c >> 4 & 0x0f0f_0f0f | b >> 2 & 0x3030_3030) << 32;
    SuperBlockScales {
        d: f16_at(header, 0),
        dmin: f16_at(header, 2),
        factors: std::array::from_fn(|j| if j < 8 { (scales >> (8 * j) & 63) as i32 } else { 0 }),
        mins: std::array::from_fn(|j| if j < 8 { (mins >> (8 * j) & 63) as i16 } else { 0 }),
    }
}

/// Writes the same of four rows.
#[inline]
#[target_feature(enable = "neon")]
fn all_scales_and_mins(w: Four<'_>, to: &mut RowScales) {
    let [d, dmin] = w.two_f16(0);
    store_f32(&mut to.d[0], d);
    store_f32(&mut to.m[0], dmin);
    let a = w.words(4);
    let b = w.words(8);
    let c = w.words(12);
    let low_6 = vdupq_n_u32(0x3f3f_3f3f);
    let low_4 = vdupq_n_u32(0x0f0f_0f0f);
    let top_2 = vdupq_n_u32(0x3030_3030);
    let top = |x| vandq_u32(vshrq_n_u32::<2>(x), top_2);
    let scales = [vandq_u32(a, low_6), vorrq_u32(vandq_u32(c, low_4), top(a))];
    let mins = [vandq_u32(b, low_6), vorrq_u32(vandq_u32(vshrq_n_u32::<4>(c), low_4), top(b))];
    for j in 0..8 {
        store_i32(&mut to.factors[j], byte(scales[j / 4], j % 4));
        store_i16x4(&mut to.mins[j], vmovn_s32(byte(mins[j / 4], j % 4)));
    }
}
