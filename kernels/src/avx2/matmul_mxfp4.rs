//! MXFP4: 32 weights in 17 bytes; w = 2^(e − 127) · a float of four bits. Codes are twice those
//! floats, integers in −12…12.
//!
//! | byte | what |
//! |---|---|
//! | 0 | e |
//! | 1 | nibbles: weight i in the low half of byte i, weight 16 + i in the high half |

use std::arch::x86_64::*;

use super::blocks32::{self, even_odd, nibbles, unpack_looked_up};
use super::lanes::*;
use super::panel::{PanelType, Strip8};
use super::rowwise::{ActGroup, DotGroup};
use super::transpose::Blocks8;
use crate::scalar::blocks::E2M1_DOUBLED;
use crate::weight_types::Mxfp4;

const BLOCK: usize = 17;
/// Eight blocks.
const BYTES: usize = 8 * BLOCK;
/// The offset that makes codes unsigned.
const OFFSET: i16 = 12;

/// Returns the codes + 12, in either half.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn table() -> __m256i {
    _mm256_add_epi8(load_i8_twice(&E2M1_DOUBLED), _mm256_set1_epi8(OFFSET as i8))
}

/// Returns half of 2^(e − 127) for exponents in dwords (see `crate::scalar::blocks::e8m0_half`).
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn halves_of_powers(e: __m256i) -> __m256 {
    let normal = _mm256_slli_epi32::<23>(_mm256_sub_epi32(e, _mm256_set1_epi32(1)));
    let subnormal = _mm256_sllv_epi32(_mm256_set1_epi32(0x0020_0000), e);
    let small = _mm256_cmpgt_epi32(_mm256_set1_epi32(2), e);
    _mm256_castsi256_ps(_mm256_blendv_epi8(normal, subnormal, small))
}

impl DotGroup<BYTES> for Mxfp4 {
    const PAIRS: bool = true;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let d = halves_of_powers(Blocks8::Apart(even_odd::<BLOCK>(w)).first_bytes());
        let m = _mm256_mul_ps(d, _mm256_set1_ps(-f32::from(OFFSET)));
        let table = table();
        let codes = |a: &[u8; BLOCK], b: &[u8; BLOCK]| {
            let [low, high] = nibbles(at(a, 1), at(b, 1));
            [_mm256_shuffle_epi8(table, low), _mm256_shuffle_epi8(table, high)]
        };
        blocks32::dot(w, d, m, codes, x, acc);
    }
}

impl PanelType<BYTES> for Mxfp4 {
    const SUM: usize = 8; // |Σ q · x| ≤ 8 · 2 · 12 · 127 < 2¹⁵
    const OFFSET: i16 = OFFSET;
    const SUPER: bool = false;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        for (b, codes) in strip.codes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let block = blocks.block::<BLOCK>(b);
            store_f32(&mut strip.d[b], halves_of_powers(block.first_bytes()));
            unpack_looked_up(block.transposed(1), table(), codes);
        }
    }
}
