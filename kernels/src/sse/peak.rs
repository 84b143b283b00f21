//! The most that these instruction sets multiply (see [`crate::limits`]).

use std::arch::x86_64::*;
use std::hint::black_box;

use super::lanes::load_u8;
use crate::peak::{BYTES, FLOATS, Factors};
use crate::simd::Simd;

/// Sums that run side by side: as many as 16 registers hold beside the factors.
const SUMS: usize = 12;

/// Measures f32 products: a multiplication and an addition.
#[inline(always)]
pub(super) fn peak_f32<const N: usize, S: Simd<N>>(simd: S, n: u64) -> u64 {
    let mut sums = [simd.splat(0.0); SUMS];
    let factors = FLOATS.pieces::<4>();
    let of = |from: usize| std::array::from_fn(|i| factors[from + i]);
    let first: [[u8; 4]; N] = of(0);
    let second: [[u8; 4]; N] = of(N);
    let a = simd.load_bytes(&first);
    for _ in 0..n {
        // read again each time, or the product would be formed once
        let b = simd.load_bytes(black_box(&second));
        for sum in &mut sums {
            *sum = simd.mul_add(a, b, *sum);
        }
    }
    black_box(sums);
    n * 2 * (N * SUMS) as u64
}

/// Measures 8-bit products: `pmaddubsw` with sums in 16 bits.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
pub(super) fn peak_int8(n: u64) -> u64 {
    let mut sums = [_mm_setzero_si128(); SUMS];
    let [a, b] = factors(&BYTES);
    for _ in 0..n {
        for sum in &mut sums {
            // or the product would be formed once
            let b = black_box(b);
            *sum = _mm_add_epi16(*sum, _mm_maddubs_epi16(a, b));
        }
    }
    black_box(sums);
    n * 2 * 16 * SUMS as u64
}

/// Returns one vector for each side.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn factors(of: &Factors) -> [__m128i; 2] {
    let of = of.pieces();
    [load_u8(&of[0]), load_u8(&of[1])]
}
