//! IQ3_XXS, `d · (½ + s) / 2 · v` or `d / 4 · (2s + 1) · v`, and IQ3_S, `d · (2s + 1) · v`.

use super::{CODE_BYTES, CodeBlock, Coded, EVEN_SIGNS, Iq3S, Iq3Xxs, OFFSETS, SIGNS};
use super::{odd_scales, set_block_scale, set_eight, set_scales, with_signs};
use crate::dequant::grids;
use crate::scalar::blocks::f16_at;

/// Points of IQ3_XXS as codes.
pub(crate) static IQ3_XXS: [u32; 256] = codes_of(&grids::IQ3_XXS);
/// Points of IQ3_S as codes.
pub(crate) static IQ3_S: [u32; 512] = codes_of(&grids::IQ3_S);

/// Returns the codes of points.
const fn codes_of<const N: usize>(points: &[[i8; 4]; N]) -> [u32; N] {
    let mut codes = [0; N];
    let mut i = 0;
    while i < N {
        let [a, b, c, d] = points[i];
        codes[i] = u32::from_le_bytes([a as u8, b as u8, c as u8, d as u8]) + OFFSETS as u32;
        i += 1;
    }
    codes
}

/// Returns the codes of two points.
#[inline(always)]
fn beside(first: u32, second: u32) -> u64 {
    u64::from(first) | u64::from(second) << 32
}

impl Coded<98, CODE_BYTES> for Iq3Xxs {
    #[inline(always)]
    fn decode(b: &[u8; 98], to: &mut CodeBlock) {
        let words = b[66..].as_chunks::<4>().0;
        for (i, (q, word)) in b[2..66].as_chunks::<8>().0.iter().zip(words).enumerate() {
            let word = u32::from_le_bytes(*word);
            for j in 0..4 {
                let points =
                    beside(IQ3_XXS[usize::from(q[2 * j])], IQ3_XXS[usize::from(q[2 * j + 1])]);
                let signs = EVEN_SIGNS[(word >> (7 * j) & 127) as usize];
                set_eight(to, 4 * i + j, with_signs(points, signs));
            }
            set_scales(to, i, [2 * (word >> 28) as u8 + 1; 2]);
        }
        set_block_scale(to, f16_at(b, 0) * 0.25);
    }
}

impl Coded<110, CODE_BYTES> for Iq3S {
    #[inline(always)]
    fn decode(b: &[u8; 110], to: &mut CodeBlock) {
        let low = b[2..66].as_chunks::<8>().0;
        let signs = b[74..106].as_chunks::<4>().0;
        for (i, ((low, signs), &high)) in low.iter().zip(signs).zip(&b[66..74]).enumerate() {
            let point = |j: usize| IQ3_S[usize::from(low[j]) | usize::from(high >> j & 1) << 8];
            for j in 0..4 {
                let points = beside(point(2 * j), point(2 * j + 1));
                let codes = with_signs(points, SIGNS[usize::from(signs[j])]);
                set_eight(to, 4 * i + j, codes);
            }
        }
        for (i, &nibbles) in b[106..].iter().enumerate() {
            let [first, second] = odd_scales(nibbles);
            set_scales(to, 2 * i, [first; 2]);
            set_scales(to, 2 * i + 1, [second; 2]);
        }
        set_block_scale(to, f16_at(b, 0));
    }
}
