//! Q2_K: 256 weights in 84 bytes.
//!
//! | byte | what |
//! |---|---|
//! | 0 | 16 × (scale in the low nibble, min in the high one), one per 16 weights |
//! | 16 | bit pairs, 32 bytes per half of 128: weight i of the half in byte i % 32, pair i / 32 |
//! | 80 | `d`, `dmin` f16 |

use std::arch::x86_64::*;

use super::lanes::*;
use super::panel::{PanelType, Strip8, StripMins};
use super::rowwise::{ActGroup, DotGroup};
use super::scale_min::{even_odd_words, word_of_8};
use super::transpose::Blocks8;
use crate::weight_types::Q2K;

const BYTES: usize = 84;

impl DotGroup<BYTES> for Q2K {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let d = f16_one([w[80], w[81]]);
        let dmin = f16_one([w[82], w[83]]);
        let both = load16(at(w, 0));
        let nibble = _mm_set1_epi8(15);
        let scales = even_odd_words(_mm_and_si128(both, nibble));
        let mins = _mm256_cvtepu8_epi16(_mm_and_si128(_mm_srli_epi16::<4>(both), nibble));
        let mut dots = [_mm256_setzero_si256(); T];
        for half in 0..2 {
            let pairs = load32(at(w, 16 + 32 * half));
            for p in 0..4 {
                let v = 4 * half + p;
                let codes = _mm256_srl_epi16(pairs, _mm_cvtsi32_si128(2 * p as i32));
                let codes = _mm256_and_si256(codes, _mm256_set1_epi8(3));
                let scale = _mm256_shuffle_epi8(scales, word_of_8(v));
                for (dot, x) in dots.iter_mut().zip(x) {
                    let q = &x.q;
                    // |pair sum| ≤ 2 · 3 · 127
                    let p = _mm256_maddubs_epi16(codes, load_i8(&q[v]));
                    *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale));
                    pin(dot);
                }
            }
        }
        for ((acc, dot), x) in acc.iter_mut().zip(dots).zip(x) {
            let min = _mm256_madd_epi16(mins, load_i16(&x.sums));
            let scale = x.scale[0];
            *acc = _mm256_fmadd_ps(_mm256_set1_ps(d * scale), _mm256_cvtepi32_ps(dot), *acc);
            *acc = _mm256_fnmadd_ps(_mm256_set1_ps(dmin * scale), _mm256_cvtepi32_ps(min), *acc);
        }
    }
}

impl PanelType<BYTES> for Q2K {
    const SUM: usize = 4; // 4 · 2 · 3 · 127 < 2¹⁵, and a sub-block has four
    const SUPER: bool = true;
    const STEPS_PER_SCALE: usize = 4;
    const MINS: StripMins = StripMins::Integer16;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        let [d, dmin] = blocks.two_f16(80);
        store_f32(&mut strip.d[0], d);
        store_f32(&mut strip.m[0], dmin);
        let nibble = _mm256_set1_epi32(15);
        for (word, both) in blocks.transposed(0).into_iter().enumerate() {
            let mut mins = [_mm256_setzero_si256(); 4];
            for (i, min) in mins.iter_mut().enumerate() {
                let byte = _mm256_srl_epi32(both, _mm_cvtsi32_si128(8 * i as i32));
                let scale = _mm256_and_si256(byte, nibble);
                store_i16(
                    &mut strip.scales[4 * word + i],
                    _mm256_or_si256(scale, _mm256_slli_epi32::<16>(scale)),
                );
                *min = _mm256_and_si256(_mm256_srli_epi32::<4>(byte), nibble);
            }
            for i in 0..2 {
                let pair = _mm256_or_si256(mins[2 * i], _mm256_slli_epi32::<16>(mins[2 * i + 1]));
                store_i16(&mut strip.mins[2 * word + i], pair);
            }
        }
        for piece in 0..4 {
            // weights 16h..16h + 16 of every 32 of the half
            let half = piece / 2;
            let h = piece % 2;
            for (i, pairs) in blocks.transposed(16 + 16 * piece).into_iter().enumerate() {
                for p in 0..4 {
                    let codes = _mm256_srl_epi16(pairs, _mm_cvtsi32_si128(2 * p as i32));
                    let codes = _mm256_and_si256(codes, _mm256_set1_epi8(3));
                    store32(&mut strip.codes[32 * half + 8 * p + 4 * h + i], codes);
                }
            }
        }
    }
}
