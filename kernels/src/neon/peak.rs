//! The most that NEON multiplies (see `limits`): `fmla`; widening products, `sdot` or `smmla`.

use std::arch::aarch64::*;
use std::hint::black_box;

use super::dot::{Dot, Sdot, Smmla, Widening, smmla};
use super::lanes::load_u8;
use crate::peak::{BYTES, FLOATS};

/// Sums that run side by side: four multipliers of latency 4.
const SUMS: usize = 16;

/// Measures f32 products.
#[target_feature(enable = "neon")]
pub(super) fn peak_f32(n: u64) -> u64 {
    let mut sums = [vdupq_n_f32(0.0); SUMS];
    let factors = FLOATS.pieces();
    let [a, b] = [0, 1].map(|i| vreinterpretq_f32_u8(load_u8(&factors[i])));
    for _ in 0..n {
        for sum in &mut sums {
            *sum = vfmaq_f32(*sum, a, b);
        }
    }
    black_box(sums);
    n * 2 * 4 * SUMS as u64
}

/// A way of multiplying 8-bit codes.
pub(super) trait PeakMultiply {
    /// Products of one step.
    const PRODUCTS: u64;
    /// Returns one step.
    ///
    /// # Safety
    /// The machine must have the instructions of the implementing type.
    unsafe fn step(sum: int32x4_t, a: int8x16_t, b: int8x16_t) -> int32x4_t;
}

impl PeakMultiply for Widening {
    const PRODUCTS: u64 = 16;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn step(sum: int32x4_t, a: int8x16_t, b: int8x16_t) -> int32x4_t {
        // SAFETY: plain NEON.
        unsafe { Widening::dot(sum, a, b) }
    }
}

impl PeakMultiply for Sdot {
    const PRODUCTS: u64 = 16;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn step(sum: int32x4_t, a: int8x16_t, b: int8x16_t) -> int32x4_t {
        // SAFETY: as this function's caller says.
        unsafe { Sdot::dot(sum, a, b) }
    }
}

impl PeakMultiply for Smmla {
    const PRODUCTS: u64 = 32;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn step(sum: int32x4_t, a: int8x16_t, b: int8x16_t) -> int32x4_t {
        // SAFETY: as this function's caller says.
        unsafe { smmla(sum, a, b) }
    }
}

/// Measures 8-bit products.
///
/// # Safety
/// The machine must have the instructions of `M`.
#[target_feature(enable = "neon")]
pub(super) unsafe fn peak_int8<M: PeakMultiply>(n: u64) -> u64 {
    let mut sums = [vdupq_n_s32(0); SUMS];
    let factors = BYTES.pieces();
    let a = vreinterpretq_s8_u8(load_u8(&factors[0]));
    for i in 0..n {
        // other numbers each time, or products might be formed once
        let b = vreinterpretq_s8_u8(load_u8(&factors[i as usize % factors.len()]));
        for sum in &mut sums {
            // SAFETY: as this function's caller says.
            *sum = unsafe { M::step(*sum, a, b) };
        }
    }
    black_box(sums);
    n * 2 * M::PRODUCTS * SUMS as u64
}
