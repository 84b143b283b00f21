//! The most that AVX-512 multiplies (see `limits`), with and without VNNI, and with `vdpbf16ps`.

use std::arch::x86_64::*;
use std::hint::black_box;

use super::lanes::load64;
use crate::peak::{BYTES, FLOATS, Factors};

/// Sums that run side by side: two multipliers of latency 5 at most need ten.
const SUMS: usize = 16;

/// Measures f32 products: `vfmadd`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn peak_f32(n: u64) -> u64 {
    let mut sums = [_mm512_setzero_ps(); SUMS];
    let [a, b] = factors(&FLOATS).map(|v| _mm512_castsi512_ps(v));
    for _ in 0..n {
        for sum in &mut sums {
            *sum = _mm512_fmadd_ps(a, b, *sum);
        }
    }
    black_box(sums);
    n * 2 * 16 * SUMS as u64
}

/// Measures 8-bit products: `vpdpbusd`, or `vpmaddubsw` with sums in 16 bits.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn peak_int8<const VNNI: bool>(n: u64) -> u64 {
    if VNNI {
        // SAFETY: `VNNI` is true only in the table of `Isa::Avx512Vnni`.
        unsafe { int8_vnni(n) };
    } else {
        int8_plain(n);
    }
    n * 2 * 64 * SUMS as u64
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
fn int8_vnni(n: u64) {
    let mut sums = [_mm512_setzero_si512(); SUMS];
    let [a, b] = factors(&BYTES);
    for _ in 0..n {
        for sum in &mut sums {
            *sum = _mm512_dpbusd_epi32(*sum, a, b);
        }
    }
    black_box(sums);
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn int8_plain(n: u64) {
    let mut sums = [_mm512_setzero_si512(); SUMS];
    let [a, mut b] = factors(&BYTES);
    for _ in 0..n {
        for sum in &mut sums {
            renew(&mut b);
            *sum = _mm512_add_epi16(*sum, _mm512_maddubs_epi16(a, b));
        }
    }
    black_box(sums);
}

/// Measures bf16 products: `vdpbf16ps`, two to a lane.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
pub(super) fn peak_bf16(n: u64) -> u64 {
    let mut sums = [_mm512_setzero_ps(); SUMS];
    let [a, b] = factors(&FLOATS).map(|v| _mm512_castsi512_ps(v));
    let a = _mm512_cvtne2ps_pbh(a, a);
    let b = _mm512_cvtne2ps_pbh(b, b);
    for _ in 0..n {
        for sum in &mut sums {
            *sum = _mm512_dpbf16_ps(*sum, a, b);
        }
    }
    black_box(sums);
    n * 2 * 32 * SUMS as u64
}

/// Returns one vector for each side.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn factors(of: &Factors) -> [__m512i; 2] {
    let of = of.pieces();
    [load64(&of[0]), load64(&of[1])]
}

/// Costs nothing and changes nothing, but the compiler must take the value for a new one, and
/// multiply again.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn renew(v: &mut __m512i) {
    // SAFETY: the text is empty but for a comment that names the operand.
    unsafe {
        std::arch::asm!("/* {0} */", inout(zmm_reg) * v, options(nomem, nostack, preserves_flags));
    }
}
