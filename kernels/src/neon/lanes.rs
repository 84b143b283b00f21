//! Loads, stores and conversions of 128-bit vectors: the only place where this folder touches
//! memory by pointer.

use std::arch::aarch64::*;
use std::arch::asm;

use half::f16;

use crate::load_store::loads_and_stores;
pub(super) use crate::load_store::{at, at_mut};
pub(super) use crate::plain::{Plain, plain_mut};

loads_and_stores! {
    "neon":
    /// 16 bytes.
    load_u8(&[u8; 16]) -> uint8x16_t = vld1q_u8;
    /// 16 codes.
    load_i8(&[i8; 16]) -> int8x16_t = vld1q_s8;
    /// 8 × i16.
    load_i16(&[i16; 8]) -> int16x8_t = vld1q_s16;
    /// 4 × i16.
    load_i16x4(&[i16; 4]) -> int16x4_t = vld1_s16;
    /// 4 × i32.
    load_i32(&[i32; 4]) -> int32x4_t = vld1q_s32;
    /// 4 × f32.
    load_f32(&[f32; 4]) -> float32x4_t = vld1q_f32;
    /// Writes 16 bytes.
    store_u8(&mut [u8; 16], uint8x16_t) = vst1q_u8;
    /// Writes 16 codes.
    store_i8(&mut [i8; 16], int8x16_t) = vst1q_s8;
    /// Writes 8 × i16.
    store_i16(&mut [i16; 8], int16x8_t) = vst1q_s16;
    /// Writes 4 × i16.
    store_i16x4(&mut [i16; 4], int16x4_t) = vst1_s16;
    /// Writes 4 × i32.
    store_i32(&mut [i32; 4], int32x4_t) = vst1q_s32;
    /// Writes 4 × f32.
    store_f32(&mut [f32; 4], float32x4_t) = vst1q_f32;
}

/// Returns 4 × f32 from their bytes.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_f32_bytes(x: &[u8; 16]) -> float32x4_t {
    vreinterpretq_f32_u8(load_u8(x))
}

/// Returns 4 × u16 from their bytes.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_u16_bytes(x: &[u8; 8]) -> uint16x4_t {
    // SAFETY: the reference covers the 8 bytes read.
    vreinterpret_u16_u8(unsafe { vld1_u8(x.as_ptr()) })
}

/// Returns 4 × f16 as f32.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_f16(x: &[f16; 4]) -> float32x4_t {
    // SAFETY: the reference covers the 8 bytes read, and an f16 is 16 plain bits.
    widen_f16(unsafe { vld1_u16(x.as_ptr().cast()) })
}

/// Writes 4 × f32 as f16, rounded to nearest even.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn store_f16(to: &mut [f16; 4], v: float32x4_t) {
    let halves: uint16x4_t;
    // SAFETY: `fcvtn` is part of NEON and works on registers alone.
    unsafe {
        asm!(
            "fcvtn {0:v}.4h, {1:v}.4s",
            out(vreg) halves,
            in(vreg) v,
            options(pure, nomem, nostack, preserves_flags),
        );
    }
    // SAFETY: the reference covers the 8 bytes written, and every bit pattern is an f16.
    unsafe { vst1_u16(to.as_mut_ptr().cast(), halves) }
}

/// Returns 4 × f16 (as bits) to f32.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn widen_f16(x: uint16x4_t) -> float32x4_t {
    let wide: float32x4_t;
    // SAFETY: `fcvtl` is part of NEON and works on registers alone.
    unsafe {
        asm!(
            "fcvtl {0:v}.4s, {1:v}.4h",
            out(vreg) wide,
            in(vreg) x,
            options(pure, nomem, nostack, preserves_flags),
        );
    }
    wide
}

/// Returns the f16 at byte `i` of a block.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn f16_at(block: &[u8], i: usize) -> f32 {
    vgetq_lane_f32::<0>(widen_f16(vdup_n_u16(u16::from_le_bytes(*at(block, i)))))
}
