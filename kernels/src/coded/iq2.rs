//! IQ2_XXS, IQ2_XS and IQ2_S: `d · (½ + s) / 4 · v` is `d / 8 · (2s + 1) · v`.

use super::{CODE_BYTES, CodeBlock, Coded, EVEN_SIGNS, Iq2S, Iq2Xs, Iq2Xxs, OFFSET, SIGNS};
use super::{codes_of, odd_scales, set_block_scale, set_eight, set_scales, with_signs};
use crate::dequant::grids;
use crate::scalar::blocks::f16_at;

/// Points of IQ2_XXS as codes.
pub(crate) static IQ2_XXS: [u64; 256] = codes_of(&grids::IQ2_XXS, 1, OFFSET as i8);
/// Points of IQ2_XS as codes.
pub(crate) static IQ2_XS: [u64; 512] = codes_of(&grids::IQ2_XS, 1, OFFSET as i8);
/// Points of IQ2_S as codes.
pub(crate) static IQ2_S: [u64; 1024] = codes_of(&grids::IQ2_S, 1, OFFSET as i8);

impl Coded<66, CODE_BYTES> for Iq2Xxs {
    #[inline(always)]
    fn decode(b: &[u8; 66], to: &mut CodeBlock) {
        for (i, group) in b[2..].as_chunks::<8>().0.iter().enumerate() {
            let word = u64::from_le_bytes(*group);
            for j in 0..4 {
                let point = IQ2_XXS[usize::from(group[j])];
                let signs = EVEN_SIGNS[(word >> (32 + 7 * j) & 127) as usize];
                set_eight(to, 4 * i + j, with_signs(point, signs));
            }
            set_scales(to, i, [2 * (word >> 60) as u8 + 1; 2]);
        }
        set_block_scale(to, f16_at(b, 0) * 0.125);
    }
}

impl Coded<74, CODE_BYTES> for Iq2Xs {
    #[inline(always)]
    fn decode(b: &[u8; 74], to: &mut CodeBlock) {
        for (i, q) in b[2..66].as_chunks::<2>().0.iter().enumerate() {
            let q = usize::from(u16::from_le_bytes(*q));
            set_eight(to, i, with_signs(IQ2_XS[q & 511], EVEN_SIGNS[q >> 9]));
        }
        for (i, &nibbles) in b[66..].iter().enumerate() {
            set_scales(to, i, odd_scales(nibbles));
        }
        set_block_scale(to, f16_at(b, 0) * 0.125);
    }
}

impl Coded<82, CODE_BYTES> for Iq2S {
    #[inline(always)]
    fn decode(b: &[u8; 82], to: &mut CodeBlock) {
        let low = b[2..34].as_chunks::<4>().0;
        let signs = b[34..66].as_chunks::<4>().0;
        for (i, ((low, signs), &high)) in low.iter().zip(signs).zip(&b[66..74]).enumerate() {
            for j in 0..4 {
                let index = usize::from(low[j]) | usize::from(high >> (2 * j) & 3) << 8;
                let codes = with_signs(IQ2_S[index], SIGNS[usize::from(signs[j])]);
                set_eight(to, 4 * i + j, codes);
            }
        }
        for (i, &nibbles) in b[74..].iter().enumerate() {
            set_scales(to, i, odd_scales(nibbles));
        }
        set_block_scale(to, f16_at(b, 0) * 0.125);
    }
}
