//! The most that AVX2 multiplies (see `limits`).

use std::arch::x86_64::*;
use std::hint::black_box;

use super::lanes::{load32, pin};
use crate::peak::{BYTES, FLOATS, Factors};

/// Sums that run side by side: as many as 16 registers hold beside the factors.
const SUMS: usize = 12;

/// Measures f32 products: `vfmadd`.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn peak_f32(n: u64) -> u64 {
    let mut sums = [_mm256_setzero_ps(); SUMS];
    let [a, b] = factors(&FLOATS).map(|v| _mm256_castsi256_ps(v));
    for _ in 0..n {
        for sum in &mut sums {
            *sum = _mm256_fmadd_ps(a, b, *sum);
        }
    }
    black_box(sums);
    n * 2 * 8 * SUMS as u64
}

/// Measures 8-bit products: `vpmaddubsw` with sums in 16 bits, or `vpdpbusd`.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn peak_int8<const VNNI: bool>(n: u64) -> u64 {
    if VNNI {
        // SAFETY: `VNNI` is true only in the table of `Isa::AvxVnni`.
        return unsafe { peak_vnni(n) };
    }
    let mut sums = [_mm256_setzero_si256(); SUMS];
    let [a, mut b] = factors(&BYTES);
    for _ in 0..n {
        for sum in &mut sums {
            pin(&mut b); // or the product would be formed once
            *sum = _mm256_add_epi16(*sum, _mm256_maddubs_epi16(a, b));
        }
    }
    black_box(sums);
    n * 2 * 32 * SUMS as u64
}

/// Measures 8-bit products: `vpdpbusd`.
#[target_feature(enable = "avx2,fma,f16c,avxvnni")]
fn peak_vnni(n: u64) -> u64 {
    let mut sums = [_mm256_setzero_si256(); SUMS];
    let [a, b] = factors(&BYTES);
    for _ in 0..n {
        for sum in &mut sums {
            *sum = _mm256_dpbusd_avx_epi32(*sum, a, b);
        }
    }
    black_box(sums);
    n * 2 * 32 * SUMS as u64
}

/// Returns one vector for each side.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn factors(of: &Factors) -> [__m256i; 2] {
    let of = of.pieces();
    [load32(&of[0]), load32(&of[1])]
}
