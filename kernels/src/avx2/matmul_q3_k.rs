//! Q3_K: 256 weights in 110 bytes; the code is the 3-bit number − 4, the scale the 6-bit number −
//! 32.
//!
//! | byte | what |
//! |---|---|
//! | 0 | high bits: weight i in byte i % 32, bit i / 32 |
//! | 32 | low bit pairs, 32 bytes per half of 128: weight i in byte i % 32, pair i / 32 |
//! | 96 | 16 scales of 6 bits, one per 16 weights (see `q3_k_scales`) |
//! | 108 | `d` f16 |

use std::arch::x86_64::*;

use super::lanes::*;
use super::panel::{PanelType, Strip8};
use super::rowwise::{ActGroup, DotGroup};
use super::scale_min::{even_odd_words, twice, word_of_8};
use super::transpose::Blocks8;
use crate::scalar::blocks::q3_k_scales;
use crate::weight_types::Q3K;

const BYTES: usize = 110;

/// Returns the scales of a block, a byte each.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn scales(w: &[u8; BYTES]) -> __m128i {
    let [first, second] = q3_k_scales(at::<12, _>(w, 96));
    _mm_sub_epi8(_mm_set_epi64x(second as i64, first as i64), _mm_set1_epi8(32))
}

/// Returns the codes + 4 at place `p` of the pairs (which are of half `half`), with their high
/// bits.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn codes(pairs: __m256i, high: __m256i, half: usize, p: usize) -> __m256i {
    let low = _mm256_and_si256(
        _mm256_srl_epi16(pairs, _mm_cvtsi32_si128(2 * p as i32)),
        _mm256_set1_epi8(3),
    );
    let bit = _mm256_srl_epi16(high, _mm_cvtsi32_si128((4 * half + p) as i32));
    let bit = _mm256_and_si256(bit, _mm256_set1_epi8(1));
    _mm256_or_si256(low, _mm256_slli_epi16::<2>(bit))
}

impl DotGroup<BYTES> for Q3K {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let d = f16_one([w[108], w[109]]);
        let high = load32(at(w, 0));
        let bytes = scales(w);
        let scales = even_odd_words(bytes);
        let in_order = _mm256_cvtepi8_epi16(bytes);
        let mut dots = [_mm256_setzero_si256(); T];
        for half in 0..2 {
            let pairs = load32(at(w, 32 + 32 * half));
            for p in 0..4 {
                let v = 4 * half + p;
                let codes = codes(pairs, high, half, p);
                let scale = _mm256_shuffle_epi8(scales, word_of_8(v));
                for (dot, x) in dots.iter_mut().zip(x) {
                    let q = &x.q;
                    // |pair sum| ≤ 2 · 7 · 127
                    let p = _mm256_maddubs_epi16(codes, load_i8(&q[v]));
                    *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale));
                    pin(dot);
                }
            }
        }
        for ((acc, dot), x) in acc.iter_mut().zip(dots).zip(x) {
            // the codes above are 4 too large
            let offset = _mm256_madd_epi16(in_order, load_i16(&x.sums));
            let dot = _mm256_sub_epi32(dot, _mm256_slli_epi32::<2>(offset));
            *acc = _mm256_fmadd_ps(_mm256_set1_ps(d * x.scale[0]), _mm256_cvtepi32_ps(dot), *acc);
        }
    }
}

impl PanelType<BYTES> for Q3K {
    const SUM: usize = 4; // |Σ q · x| ≤ 4 · 2 · 4 · 127 < 2¹⁵, and a sub-block has four
    const OFFSET: i16 = 4;
    const SUPER: bool = true;
    const STEPS_PER_SCALE: usize = 4;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        store_f32(&mut strip.d[0], blocks.f16(108));
        let words = [blocks.dwords(96), blocks.dwords(100), blocks.dwords(104)];
        for (j, out) in strip.scales.iter_mut().enumerate() {
            let low = _mm256_srlv_epi32(
                words[j / 4 % 2],
                _mm256_set1_epi32((j % 4 * 8 + j / 8 * 4) as i32),
            );
            let pair =
                _mm256_srlv_epi32(words[2], _mm256_set1_epi32((j % 4 * 8 + j / 4 * 2) as i32));
            let pair = _mm256_and_si256(pair, _mm256_set1_epi32(3));
            let low = _mm256_and_si256(low, _mm256_set1_epi32(15));
            let scale = _mm256_or_si256(low, _mm256_slli_epi32::<4>(pair));
            store_i16(out, twice(_mm256_sub_epi32(scale, _mm256_set1_epi32(32))));
        }
        for h in 0..2 {
            // weights 16h..16h + 16 of every 32
            let high = blocks.transposed(16 * h);
            for half in 0..2 {
                let pairs = blocks.transposed(32 + 32 * half + 16 * h);
                for i in 0..4 {
                    for p in 0..4 {
                        let codes = codes(pairs[i], high[i], half, p);
                        store32(&mut strip.codes[32 * half + 8 * p + 4 * h + i], codes);
                    }
                }
            }
        }
    }
}
