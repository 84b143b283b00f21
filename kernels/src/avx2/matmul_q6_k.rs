//! Q6_K: 256 weights in 210 bytes; the code is the 6-bit number − 32.
//!
//! | byte | what |
//! |---|---|
//! | 0 | 2 × 64 bytes of nibbles: of 128 weights, byte i has i and 64 + i |
//! | 128 | 2 × 32 bytes of high bit pairs: weight 32j + i of the half is pair j of byte i |
//! | 192 | 16 × i8 scales, one per 16 weights |
//! | 208 | `d` f16 |
//!
//! One core of an EPYC (Zen 5, 4.2 GHz), rows of 2048 weights from memory, 2026-11-20:
//!
//! | tokens | instructions per 256 weights and token | measured |
//! |---|---|---|
//! | 1 | 98 | 28 GB/s |
//! | 8, 512 | 33 | 203, 303 GOP/s |

use std::arch::x86_64::*;

use super::lanes::*;
use super::panel::{PanelType, Strip8};
use super::rowwise::{ActGroup, DotGroup};
use super::scale_min::{even_odd_words, twice, word_of_8};
use super::transpose::Blocks8;
use crate::weight_types::Q6K;

const BYTES: usize = 210;

impl DotGroup<BYTES> for Q6K {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let d = f16_one([w[208], w[209]]);
        let scales = load16(at(w, 192));
        let scales_in_order = _mm256_cvtepi8_epi16(scales);
        let scales = even_odd_words(scales);

        let mut dots = [_mm256_setzero_si256(); T];
        for half in 0..2 {
            let nibbles = [load32(at(w, 64 * half)), load32(at(w, 64 * half + 32))];
            let codes = six_bit_codes(nibbles, load32(at(w, 128 + 32 * half)));
            for (i, codes) in codes.into_iter().enumerate() {
                let v = 4 * half + i;
                let scale = _mm256_shuffle_epi8(scales, word_of_8(v));
                for (dot, x) in dots.iter_mut().zip(x) {
                    let q = &x.q;
                    // |pair sum| ≤ 2 · 63 · 127
                    let p = _mm256_maddubs_epi16(codes, load_i8(&q[v]));
                    *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale));
                    pin(dot);
                }
            }
        }
        for ((acc, dot), x) in acc.iter_mut().zip(dots).zip(x) {
            // the codes above are 32 too large
            let offset = _mm256_madd_epi16(scales_in_order, load_i16(&x.sums));
            let dot = _mm256_sub_epi32(dot, _mm256_slli_epi32::<5>(offset));
            *acc = _mm256_fmadd_ps(_mm256_set1_ps(d * x.scale[0]), _mm256_cvtepi32_ps(dot), *acc);
        }
    }
}

impl PanelType<BYTES> for Q6K {
    const SUM: usize = 4; // |Σ q · x| ≤ 4 · 2 · 32 · 127 < 2¹⁵
    const OFFSET: i16 = 32;
    const SUPER: bool = true;
    const STEPS_PER_SCALE: usize = 4;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        store_f32(&mut strip.d[0], blocks.f16(208));
        let scales = blocks.transposed(192);
        for (four, scales) in strip.scales.as_chunks_mut::<4>().0.iter_mut().zip(scales) {
            for (i, out) in four.iter_mut().enumerate() {
                // byte i of each dword to its top, then down with its sign
                let byte = _mm256_sllv_epi32(scales, _mm256_set1_epi32(24 - 8 * i as i32));
                let word = _mm256_srai_epi32::<24>(byte);
                store_i16(out, twice(word));
            }
        }
        for half in 0..2 {
            for h in 0..2 {
                // weights 16h..16h+16 of each 32
                let first = blocks.transposed(64 * half + 16 * h);
                let second = blocks.transposed(64 * half + 32 + 16 * h);
                let high = blocks.transposed(128 + 32 * half + 16 * h);
                for i in 0..4 {
                    let codes = six_bit_codes([first[i], second[i]], high[i]);
                    for (j, codes) in codes.into_iter().enumerate() {
                        store32(&mut strip.codes[32 * half + 8 * j + 4 * h + i], codes);
                    }
                }
            }
        }
    }
}

/// Returns the codes + 32 at places i, 32 + i, 64 + i, 96 + i of half a super-block, from the bytes
/// of nibbles at i and 32 + i and the bytes of bit pairs at i.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn six_bit_codes(nibbles: [__m256i; 2], high: __m256i) -> [__m256i; 4] {
    let [first, second] = nibbles;
    let nibble = _mm256_set1_epi8(15);
    let top = _mm256_set1_epi8(0x30);
    let low = |x| _mm256_and_si256(x, nibble);
    let pair = |x| _mm256_and_si256(x, top);
    [
        _mm256_or_si256(low(first), pair(_mm256_slli_epi16::<4>(high))),
        _mm256_or_si256(low(second), pair(_mm256_slli_epi16::<2>(high))),
        _mm256_or_si256(low(_mm256_srli_epi16::<4>(first)), pair(high)),
        _mm256_or_si256(low(_mm256_srli_epi16::<4>(second)), pair(_mm256_srli_epi16::<2>(high))),
    ]
}
