//! Q4_K: 256 weights in 144 bytes.
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d`, `dmin` f16, eight 6-bit scales and mins (see `scale_min`) |
//! | 16 | 4 × 32 bytes of nibbles: byte 32g + i has weights 64g + i and 64g + 32 + i |
//!
//! One core of an EPYC (Zen 5, 4.2 GHz), rows of 2048 weights from memory, 2026-11-20:
//!
//! | tokens | instructions per 256 weights and token | measured |
//! |---|---|---|
//! | 1 | 78 | 25 GB/s |
//! | 8, 512 | 25 | 248, 330 GOP/s |

use std::arch::x86_64::*;

use super::lanes::*;
use super::panel::{PanelType, Strip8, StripMins};
use super::rowwise::{ActGroup, DotGroup};
use super::scale_min::{self, mins_twice, scale_lanes, scales_and_mins};
use super::transpose::Blocks8;
use crate::weight_types::Q4K;

const BYTES: usize = 144;

impl DotGroup<BYTES> for Q4K {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let header = at(w, 0);
        let (d, dmin) = f16_pair(load16(header));
        let scales_mins = scales_and_mins(load_twice(header));
        // Σ over sub-blocks of 32 weights: their scale · (codes · activations)
        let mut dots = [_mm256_setzero_si256(); T];
        for (j, qs) in w[16..].as_chunks::<32>().0.iter().enumerate() {
            let qs = load32(qs);
            let low = _mm256_and_si256(qs, _mm256_set1_epi8(15));
            let high = _mm256_and_si256(_mm256_srli_epi16::<4>(qs), _mm256_set1_epi8(15));
            let scale_low = _mm256_shuffle_epi8(scales_mins, scale_lanes(2 * j));
            let scale_high = _mm256_shuffle_epi8(scales_mins, scale_lanes(2 * j + 1));
            for (dot, x) in dots.iter_mut().zip(x) {
                let q = &x.q;
                // |pair sum| ≤ 2 · 15 · 127
                let p = _mm256_maddubs_epi16(low, load_i8(&q[2 * j]));
                *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale_low));
                let p = _mm256_maddubs_epi16(high, load_i8(&q[2 * j + 1]));
                *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale_high));
                pin(dot);
            }
        }
        let mins = _mm256_shuffle_epi8(scales_mins, mins_twice());
        for ((acc, dot), x) in acc.iter_mut().zip(dots).zip(x) {
            let min = _mm256_madd_epi16(mins, load_i16(&x.sums));
            let scale = x.scale[0];
            *acc = _mm256_fmadd_ps(_mm256_set1_ps(d * scale), _mm256_cvtepi32_ps(dot), *acc);
            *acc = _mm256_fnmadd_ps(_mm256_set1_ps(dmin * scale), _mm256_cvtepi32_ps(min), *acc);
        }
    }
}

impl PanelType<BYTES> for Q4K {
    const SUM: usize = 8; // 8 · 2 · 15 · 127 < 2¹⁵
    const SUPER: bool = true;
    const MINS: StripMins = StripMins::Integer;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        scale_min::unpack(blocks, strip);
        for piece in 0..8 {
            // 16 bytes of nibbles: weights 16h..16h+16 of a group of 64, and those 32 further
            let group = piece / 2;
            let h = piece % 2;
            let nibbles = blocks.transposed(16 + 16 * piece);
            for (i, nibbles) in nibbles.into_iter().enumerate() {
                let step = 16 * group + 4 * h + i;
                let mask = _mm256_set1_epi8(15);
                store32(&mut strip.codes[step], _mm256_and_si256(nibbles, mask));
                store32(
                    &mut strip.codes[step + 8],
                    _mm256_and_si256(_mm256_srli_epi16::<4>(nibbles), mask),
                );
            }
        }
    }
}
