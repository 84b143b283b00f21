//! Loads, stores and conversions of 128-bit vectors: the only place where this folder touches
//! memory by pointer.
//!
//! Loads take array references, so the length is the type's; no alignment is assumed.

use std::arch::aarch64::*;
use std::arch::asm;

use half::f16;

pub(super) use crate::plain::{Plain, plain_mut};

/// The `N` elements from index `i` on.
#[inline(always)]
pub(super) fn at<T, const N: usize>(x: &[T], i: usize) -> &[T; N] {
    x[i..].first_chunk().expect("a slice as long as its shape says")
}

/// The `N` elements from index `i` on, to write to.
#[inline(always)]
pub(super) fn at_mut<T, const N: usize>(x: &mut [T], i: usize) -> &mut [T; N] {
    x[i..].first_chunk_mut().expect("a slice as long as its shape says")
}

/// 16 bytes.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_u8(x: &[u8; 16]) -> uint8x16_t {
    // SAFETY: the reference covers the 16 bytes read.
    unsafe { vld1q_u8(x.as_ptr()) }
}

/// 16 codes.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_i8(x: &[i8; 16]) -> int8x16_t {
    // SAFETY: the reference covers the 16 bytes read.
    unsafe { vld1q_s8(x.as_ptr()) }
}

/// 8 × i16.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_i16(x: &[i16; 8]) -> int16x8_t {
    // SAFETY: the reference covers the 16 bytes read.
    unsafe { vld1q_s16(x.as_ptr()) }
}

/// 4 × i16.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_i16x4(x: &[i16; 4]) -> int16x4_t {
    // SAFETY: the reference covers the 8 bytes read.
    unsafe { vld1_s16(x.as_ptr()) }
}

/// 4 × i32.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_i32(x: &[i32; 4]) -> int32x4_t {
    // SAFETY: the reference covers the 16 bytes read.
    unsafe { vld1q_s32(x.as_ptr()) }
}

/// 4 × f32.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_f32(x: &[f32; 4]) -> float32x4_t {
    // SAFETY: the reference covers the 16 bytes read.
    unsafe { vld1q_f32(x.as_ptr()) }
}

/// 4 × f32 from their bytes.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_f32_bytes(x: &[u8; 16]) -> float32x4_t {
    vreinterpretq_f32_u8(load_u8(x))
}

/// 4 × u16 from their bytes.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_u16_bytes(x: &[u8; 8]) -> uint16x4_t {
    // SAFETY: the reference covers the 8 bytes read.
    vreinterpret_u16_u8(unsafe { vld1_u8(x.as_ptr()) })
}

/// 4 × f16 as f32.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn load_f16(x: &[f16; 4]) -> float32x4_t {
    // SAFETY: the reference covers the 8 bytes read, and an f16 is 16 plain bits.
    widen_f16(unsafe { vld1_u16(x.as_ptr().cast()) })
}

/// Writes 16 codes.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn store_i8(to: &mut [i8; 16], v: int8x16_t) {
    // SAFETY: the reference covers the 16 bytes written.
    unsafe { vst1q_s8(to.as_mut_ptr(), v) }
}

/// Writes 8 × i16.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn store_i16(to: &mut [i16; 8], v: int16x8_t) {
    // SAFETY: the reference covers the 16 bytes written.
    unsafe { vst1q_s16(to.as_mut_ptr(), v) }
}

/// Writes 4 × i16.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn store_i16x4(to: &mut [i16; 4], v: int16x4_t) {
    // SAFETY: the reference covers the 8 bytes written.
    unsafe { vst1_s16(to.as_mut_ptr(), v) }
}

/// Writes 4 × i32.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn store_i32(to: &mut [i32; 4], v: int32x4_t) {
    // SAFETY: the reference covers the 16 bytes written.
    unsafe { vst1q_s32(to.as_mut_ptr(), v) }
}

/// Writes 4 × f32.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn store_f32(to: &mut [f32; 4], v: float32x4_t) {
    // SAFETY: the reference covers the 16 bytes written.
    unsafe { vst1q_f32(to.as_mut_ptr(), v) }
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

/// 4 × f16 (as bits) to f32.
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

/// The f16 at byte `i` of a block.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn f16_at(block: &[u8], i: usize) -> f32 {
    vgetq_lane_f32::<0>(widen_f16(vdup_n_u16(u16::from_le_bytes(*at(block, i)))))
}
