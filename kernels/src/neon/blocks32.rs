//! Steps shared by the types with blocks of 32 weights.

use std::arch::aarch64::*;

use super::four::{Bytes, Four};
use super::lanes::*;

/// A type with blocks of 32 weights in `BYTES` bytes: `w[i] = d · code[i] + m`.
///
/// # Safety
/// The functions need NEON, which every AArch64 machine has.
pub(super) trait Block32<const BYTES: usize> {
    /// True if the type has an `m`.
    const HAS_OFFSET: bool = false;

    /// Reads `d`, and `m` (0 if the type has none). Most types begin with them.
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scale_offset(w: &[u8; BYTES]) -> (f32, f32) {
        (f16_at(w, 0), if Self::HAS_OFFSET { f16_at(w, 2) } else { 0.0 })
    }

    /// Reads `d` and `m` of four rows.
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scales_offsets(w: Four<'_>) -> [float32x4_t; 2] {
        if Self::HAS_OFFSET { w.two_f16(0) } else { [w.f16(0), vdupq_n_f32(0.0)] }
    }

    /// Reads the 32 codes (of four rows: every fourth four of each).
    unsafe fn codes(w: impl Bytes) -> [int8x16_t; 2];
}

/// Returns 32 nibbles in 16 bytes: the low halves, then the high halves.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn nibbles(bytes: uint8x16_t) -> [uint8x16_t; 2] {
    [vandq_u8(bytes, vdupq_n_u8(15)), vshrq_n_u8::<4>(bytes)]
}

/// Returns the entries of a table of 16 that the codes index.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn look_up(table: &[i8; 16], codes: [uint8x16_t; 2]) -> [int8x16_t; 2] {
    let table = load_i8(table);
    codes.map(|codes| vqtbl1q_s8(table, codes))
}

/// Returns the codes minus `offset`.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn minus(codes: [uint8x16_t; 2], offset: i8) -> [int8x16_t; 2] {
    let [a, b] = codes;
    let offset = vdupq_n_s8(offset);
    [vsubq_s8(vreinterpretq_s8_u8(a), offset), vsubq_s8(vreinterpretq_s8_u8(b), offset)]
}

/// Returns the codes as they are.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn signed(codes: [uint8x16_t; 2]) -> [int8x16_t; 2] {
    let [a, b] = codes;
    [vreinterpretq_s8_u8(a), vreinterpretq_s8_u8(b)]
}

/// Returns `a | b`.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn or(a: [uint8x16_t; 2], b: [uint8x16_t; 2]) -> [uint8x16_t; 2] {
    [vorrq_u8(a[0], b[0]), vorrq_u8(a[1], b[1])]
}
