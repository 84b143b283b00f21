//! Q5_K: 256 weights in 176 bytes.
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d`, `dmin` f16, eight 6-bit scales and mins (see `scale_min`) |
//! | 16 | 32 bytes of fifth bits: weight 32j + i is bit j of byte i |
//! | 48 | 4 × 32 bytes of nibbles: byte 32g + i has weights 64g + i and 64g + 32 + i |
//!
//! One core of an EPYC (Zen 5, 4.2 GHz), rows of 2048 weights from memory, 2026-11-20:
//!
//! | tokens | instructions per 256 weights and token | measured |
//! |---|---|---|
//! | 1 | 102 | 25 GB/s |
//! | 8, 512 | 28 | 212, 305 GOP/s |

use std::arch::x86_64::*;

use super::lanes::*;
use super::panel::{PanelType, Strip8, StripMins};
use super::rowwise::{ActGroup, DotGroup};
use super::scale_min;
use super::transpose::Blocks8;
use crate::weight_types::Q5K;

const BYTES: usize = 176;

impl DotGroup<BYTES> for Q5K {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let fifth = load32(at(w, 16));
        let codes = |g| five_bit_codes(load32(at(w, 48 + 32 * g)), fifth, g);
        scale_min::dot(at(w, 0), codes, x, acc);
    }
}

impl PanelType<BYTES> for Q5K {
    const SUM: usize = 4; // 4 · 2 · 31 · 127 < 2¹⁵
    const SUPER: bool = true;
    const MINS: StripMins = StripMins::Integer;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        scale_min::unpack(blocks, strip);
        for h in 0..2 {
            // weights 16h..16h+16 of each sub-block
            let fifth = blocks.transposed(16 + 16 * h);
            for g in 0..4 {
                let nibbles = blocks.transposed(48 + 32 * g + 16 * h);
                for (i, (nibbles, fifth)) in nibbles.into_iter().zip(fifth).enumerate() {
                    let step = 16 * g + 4 * h + i;
                    let [low, high] = five_bit_codes(nibbles, fifth, g);
                    store32(&mut strip.codes[step], low);
                    store32(&mut strip.codes[step + 8], high);
                }
            }
        }
    }
}

/// Returns the codes of sub-blocks 2g and 2g + 1.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn five_bit_codes(nibbles: __m256i, fifth: __m256i, g: usize) -> [__m256i; 2] {
    let mask = _mm256_set1_epi8(15);
    let bit = _mm256_set1_epi8(1);
    let fifth = _mm256_srl_epi16(fifth, _mm_cvtsi32_si128(2 * g as i32));
    let bit_low = _mm256_slli_epi16::<4>(_mm256_and_si256(fifth, bit));
    let bit_high = _mm256_slli_epi16::<3>(_mm256_and_si256(fifth, _mm256_add_epi8(bit, bit)));
    [
        _mm256_or_si256(_mm256_and_si256(nibbles, mask), bit_low),
        _mm256_or_si256(_mm256_and_si256(_mm256_srli_epi16::<4>(nibbles), mask), bit_high),
    ]
}
