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
use super::scale_min;
use super::transpose::Blocks8;
use crate::weight_types::Q4K;

const BYTES: usize = 144;

impl DotGroup<BYTES> for Q4K {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let low = _mm256_set1_epi8(15);
        let codes = |g| {
            let nibbles = load32(at(w, 16 + 32 * g));
            let high = _mm256_and_si256(_mm256_srli_epi16::<4>(nibbles), low);
            [_mm256_and_si256(nibbles, low), high]
        };
        scale_min::dot(at(w, 0), codes, x, acc);
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
