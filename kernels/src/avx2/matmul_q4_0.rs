//! Q4_0: 32 weights in 18 bytes; w = d · (nibble − 8).
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d` f16 |
//! | 2 | nibbles: weight i in the low half of byte i, weight 16 + i in the high half |
//!
//! One core of an EPYC (Zen 5, 4.2 GHz), rows of 2048 weights from memory, 2026-11-20:
//!
//! | tokens | instructions per 256 weights and token | measured |
//! |---|---|---|
//! | 1 | 67 | 26 GB/s |
//! | 8, 512 | 30 | 220, 300 GOP/s |

use std::arch::x86_64::*;

use super::blocks32::{self, even_odd, nibbles, unpack_nibbles};
use super::lanes::*;
use super::panel::{PanelType, Strip8};
use super::rowwise::{ActGroup, DotGroup};
use super::transpose::Blocks8;
use crate::weight_types::Q4_0;

const BLOCK: usize = 18;
/// Eight blocks.
const BYTES: usize = 8 * BLOCK;

impl DotGroup<BYTES> for Q4_0 {
    const PAIRS: bool = true;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let blocks = even_odd::<BLOCK>(w);
        let d = f16_of_8(blocks, 0);
        let m = _mm256_mul_ps(d, _mm256_set1_ps(-8.0));
        blocks32::dot(
            w,
            d,
            m,
            |a: &[u8; BLOCK], b: &[u8; BLOCK]| nibbles(at(a, 2), at(b, 2)),
            x,
            acc,
        );
    }
}

impl PanelType<BYTES> for Q4_0 {
    const SUM: usize = 8; // |Σ q · x| ≤ 8 · 2 · 8 · 127 < 2¹⁵
    const OFFSET: i16 = 8;
    const SUPER: bool = false;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        for (b, codes) in strip.codes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let block = blocks.block::<BLOCK>(b);
            store_f32(&mut strip.d[b], block.f16(0));
            unpack_nibbles(block.transposed(2), codes);
        }
    }
}
