//! Q8_0 × 8-bit activations with one scale per 32.

use std::arch::x86_64::*;

use super::lanes::*;
use super::rowwise::{self, DotGroup, Group};
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

/// Q8_0 rows.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn matmul_q8_0(rows: Rows<'_>, acts: ActView<'_>, out: &mut Slab<'_>, _: &mut Scratch) {
    rowwise::matmul::<Q8_0, { 8 * 34 }, 8>(rows, acts, out);
}

struct Q8_0;

impl DotGroup<{ 8 * 34 }, 8> for Q8_0 {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; 8 * 34], x: &[Group<'_, 8>; T], acc: &mut [__m256; T]) {
        for (b, w) in w.as_chunks::<34>().0.iter().enumerate() {
            let d = f16_one([w[0], w[1]]);
            let codes = load_u8(w[2..].try_into().expect("32 bytes"));
            let size = _mm256_abs_epi8(codes);
            for (acc, x) in acc.iter_mut().zip(x) {
                // the signs move to the activations; |pair sum| ≤ 2 · 128 · 127
                let signed = _mm256_sign_epi8(load_i8(&x.q.as_chunks::<32>().0[b]), codes);
                let p = _mm256_maddubs_epi16(size, signed);
                let dot = _mm256_madd_epi16(p, _mm256_set1_epi16(1));
                *acc = _mm256_fmadd_ps(_mm256_set1_ps(d * x.scale[b]), _mm256_cvtepi32_ps(dot), *acc);
            }
        }
    }
}
