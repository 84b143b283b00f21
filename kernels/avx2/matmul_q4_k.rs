//! Q4_K × 8-bit activations with one scale per 256.

use std::arch::x86_64::*;

use super::lanes::*;
use super::rowwise::{self, DotGroup, Group};
use super::scale_min::scales_and_mins;
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

/// Q4_K rows.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn matmul_q4_k(rows: Rows<'_>, acts: ActView<'_>, out: &mut Slab<'_>, _: &mut Scratch) {
    rowwise::matmul::<Q4K, 144, 1>(rows, acts, out);
}

struct Q4K;

impl DotGroup<144, 1> for Q4K {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; 144], x: &[Group<'_, 1>; T], acc: &mut [__m256; T]) {
        let (d, dmin) = f16_pair([w[0], w[1], w[2], w[3]]);
        let scales_mins = both(scales_and_mins(w[4..16].try_into().expect("12 bytes")));
        // Σ over sub-blocks of 32 weights: their scale · (codes · activations)
        let mut dots = [_mm256_setzero_si256(); T];
        for (j, qs) in w[16..].as_chunks::<32>().0.iter().enumerate() {
            let qs = load_u8(qs);
            let low = _mm256_and_si256(qs, _mm256_set1_epi8(15));
            let high = _mm256_and_si256(_mm256_srli_epi16::<4>(qs), _mm256_set1_epi8(15));
            let scale_low = _mm256_shuffle_epi8(scales_mins, one_of_8(2 * j));
            let scale_high = _mm256_shuffle_epi8(scales_mins, one_of_8(2 * j + 1));
            for (dot, x) in dots.iter_mut().zip(x) {
                let q = x.q.as_chunks::<32>().0;
                // |pair sum| ≤ 2 · 15 · 127
                let p = _mm256_maddubs_epi16(low, load_i8(&q[2 * j]));
                *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale_low));
                let p = _mm256_maddubs_epi16(high, load_i8(&q[2 * j + 1]));
                *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale_high));
            }
        }
        let mins = _mm256_shuffle_epi8(scales_mins, mins_twice());
        for ((acc, dot), x) in acc.iter_mut().zip(dots).zip(x) {
            let min = _mm256_madd_epi16(mins, load_i16(x.sums));
            let scale = x.scale[0];
            *acc = _mm256_fmadd_ps(_mm256_set1_ps(d * scale), _mm256_cvtepi32_ps(dot), *acc);
            *acc = _mm256_fnmadd_ps(_mm256_set1_ps(dmin * scale), _mm256_cvtepi32_ps(min), *acc);
        }
    }
}

/// Shuffle: byte `j` as an i16 in every lane.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn one_of_8(j: usize) -> __m256i {
    _mm256_set1_epi16(j as i16 | i16::MIN)
}

/// Shuffle: bytes 8–15 (the mins) as i16, each twice, for the two sums of 16 that make a sub-block.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn mins_twice() -> __m256i {
    _mm256_set_epi8(
        -1, 15, -1, 15, -1, 14, -1, 14, -1, 13, -1, 13, -1, 12, -1, 12, -1, 11, -1, 11, -1, 10, -1, 10, -1,
        9, -1, 9, -1, 8, -1, 8,
    )
}
