//! IQ4_XS: 256 weights in 136 bytes; w = d · (scale − 32) · what the nibble indexes in a table of
//! 16.
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d` f16 |
//! | 2 | eight high bit pairs of the scales, u16 |
//! | 4 | eight low nibbles of the scales, one scale per 32 weights |
//! | 8 | 16 bytes of nibbles per 32 weights: weights 0–15 low, 16–31 high |

use std::arch::x86_64::*;

use super::blocks32::unpack_looked_up;
use super::lanes::*;
use super::matmul_iq4_nl::look_up;
use super::panel::{PanelType, Strip8};
use super::rowwise::{ActGroup, DotGroup};
use super::scale_min::twice;
use super::transpose::Blocks8;
use crate::scalar::blocks::IQ4;
use crate::weight_types::IQ4XS;

const BYTES: usize = 136;

/// Returns the eight scales of a block, 16 bits each, in either half.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn scales(w: &[u8; BYTES]) -> __m256i {
    let low = _mm_cvtsi32_si128(i32::from_le_bytes(*at(w, 4)));
    let low = _mm_unpacklo_epi8(low, _mm_srli_epi16::<4>(low));
    let low = _mm_cvtepu8_epi16(_mm_and_si128(low, _mm_set1_epi8(15)));
    let high = _mm_set1_epi16(i16::from_le_bytes(*at(w, 2)));
    // pair j comes to the top of its word by a product with 4^(7 − j)
    let high =
        _mm_mullo_epi16(high, _mm_setr_epi16(1 << 14, 1 << 12, 1 << 10, 1 << 8, 64, 16, 4, 1));
    let high = _mm_slli_epi16::<4>(_mm_srli_epi16::<14>(high));
    _mm256_broadcastsi128_si256(_mm_sub_epi16(_mm_or_si128(low, high), _mm_set1_epi16(32)))
}

impl DotGroup<BYTES> for IQ4XS {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let d = f16_one([w[0], w[1]]);
        let scales = scales(w);
        let mut dots = [_mm256_setzero_si256(); T];
        for j in 0..8 {
            let codes = look_up(at(w, 8 + 16 * j));
            let size = _mm256_abs_epi8(codes);
            let word = ((2 * j) | ((2 * j + 1) << 8)) as i16;
            let scale = _mm256_shuffle_epi8(scales, _mm256_set1_epi16(word));
            for (dot, x) in dots.iter_mut().zip(x) {
                // the signs move to the activations; |pair sum| ≤ 2 · 127 · 127
                let p = _mm256_maddubs_epi16(size, _mm256_sign_epi8(load_i8(&x.q[j]), codes));
                *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale));
                pin(dot);
            }
        }
        for ((acc, dot), x) in acc.iter_mut().zip(dots).zip(x) {
            *acc = _mm256_fmadd_ps(_mm256_set1_ps(d * x.scale[0]), _mm256_cvtepi32_ps(dot), *acc);
        }
    }
}

impl PanelType<BYTES> for IQ4XS {
    const TILE_STRIPS: usize = 1;
    const SUM: usize = 1; // 2 · 127 · 127 < 2¹⁵
    const SIGNED: bool = true;
    const SUPER: bool = true;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        store_f32(&mut strip.d[0], blocks.two_f16(0)[0]);
        let high = _mm256_srli_epi32::<16>(blocks.dwords(0));
        let low = blocks.dwords(4);
        for (j, out) in strip.scales[..8].iter_mut().enumerate() {
            let pair = _mm256_srlv_epi32(high, _mm256_set1_epi32(2 * j as i32));
            let pair = _mm256_and_si256(pair, _mm256_set1_epi32(3));
            let low = _mm256_srlv_epi32(low, _mm256_set1_epi32(4 * j as i32));
            let low = _mm256_and_si256(low, _mm256_set1_epi32(15));
            let scale = _mm256_or_si256(low, _mm256_slli_epi32::<4>(pair));
            store_i16(out, twice(_mm256_sub_epi32(scale, _mm256_set1_epi32(32))));
        }
        for (j, codes) in strip.codes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            unpack_looked_up(blocks.transposed(8 + 16 * j), load_i8_twice(&IQ4), codes);
        }
    }
}
