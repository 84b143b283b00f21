//! Q6_K × 8-bit activations with one scale per 256.

use std::arch::x86_64::*;

use super::lanes::*;
use super::rowwise::{self, DotGroup, Group};
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

/// Q6_K rows.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn matmul_q6_k(rows: Rows<'_>, acts: ActView<'_>, out: &mut Slab<'_>, _: &mut Scratch) {
    rowwise::matmul::<Q6K, 210, 1>(rows, acts, out);
}

struct Q6K;

impl DotGroup<210, 1> for Q6K {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; 210], x: &[Group<'_, 1>; T], acc: &mut [__m256; T]) {
        let d = f16_one([w[208], w[209]]);
        let scales = load_half(w[192..208].try_into().expect("16 bytes"));
        let scales_in_order = _mm256_cvtepi8_epi16(scales);
        // sub-blocks have 16 weights: a vector of 32 needs an even scale in its low half and an odd one in its high
        let even_odd = _mm_setr_epi8(0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15);
        let scales = _mm256_cvtepi8_epi16(_mm_shuffle_epi8(scales, even_odd));

        let mut dots = [_mm256_setzero_si256(); T];
        let (ql, qh) = (w[..128].as_chunks::<64>().0, w[128..192].as_chunks::<32>().0);
        for (half, (ql, qh)) in ql.iter().zip(qh).enumerate() {
            for (i, codes) in six_bit_codes(ql, qh).into_iter().enumerate() {
                let v = 4 * half + i;
                let scale = _mm256_shuffle_epi8(scales, word_of_8(v));
                for (dot, x) in dots.iter_mut().zip(x) {
                    let q = x.q.as_chunks::<32>().0;
                    // |pair sum| ≤ 2 · 63 · 127
                    let p = _mm256_maddubs_epi16(codes, load_i8(&q[v]));
                    *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale));
                }
            }
        }
        for ((acc, dot), x) in acc.iter_mut().zip(dots).zip(x) {
            // the codes above are 32 too large
            let offset = _mm256_madd_epi16(scales_in_order, load_i16(x.sums));
            let dot = _mm256_sub_epi32(dot, _mm256_slli_epi32::<5>(offset));
            *acc = _mm256_fmadd_ps(_mm256_set1_ps(d * x.scale[0]), _mm256_cvtepi32_ps(dot), *acc);
        }
    }
}

/// The codes + 32 of half a super-block, 32 to a vector, in the order of the weights.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn six_bit_codes(ql: &[u8; 64], qh: &[u8; 32]) -> [__m256i; 4] {
    let nibble = _mm256_set1_epi8(15);
    let top = _mm256_set1_epi8(0x30);
    let (first, second) =
        (load_u8(ql[..32].try_into().expect("32 bytes")), load_u8(ql[32..].try_into().expect("32 bytes")));
    let high = load_u8(qh);
    [
        _mm256_or_si256(_mm256_and_si256(first, nibble), _mm256_and_si256(_mm256_slli_epi16::<4>(high), top)),
        _mm256_or_si256(
            _mm256_and_si256(second, nibble),
            _mm256_and_si256(_mm256_slli_epi16::<2>(high), top),
        ),
        _mm256_or_si256(_mm256_and_si256(_mm256_srli_epi16::<4>(first), nibble), _mm256_and_si256(high, top)),
        _mm256_or_si256(
            _mm256_and_si256(_mm256_srli_epi16::<4>(second), nibble),
            _mm256_and_si256(_mm256_srli_epi16::<2>(high), top),
        ),
    ]
}

/// Shuffle: 16-bit word `j` of each half in every lane of that half.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn word_of_8(j: usize) -> __m256i {
    _mm256_set1_epi16(((2 * j) | ((2 * j + 1) << 8)) as i16)
}
