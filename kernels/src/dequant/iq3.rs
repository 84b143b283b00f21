//! IQ3_XXS and IQ3_S: four magnitudes from a grid, with a sign each and a scale per 32.

use super::grids;
use super::iq2::{even_signs, signed};
use crate::scalar::blocks::f16_at;

/// Decodes IQ3_XXS: `d` f16, 64 grid indices (bytes), then per 32 weights a u32: 4 × 7 sign bits
/// (for eight weights each), 4 scale bits on top, read as (½ + s) / 2.
pub(super) fn iq3_xxs(b: &[u8; 98], y: &mut [f32; 256]) {
    let d = f16_at(b, 0);
    let qs = &b[2..66];
    let words = b[66..].as_chunks::<4>().0;
    for (j, y) in y.chunks_exact_mut(8).enumerate() {
        let word = u32::from_le_bytes(words[j / 4]);
        let scale = d * (0.5 + (word >> 28) as f32) * 0.5;
        let signs = even_signs(word >> (j % 4 * 7));
        let (first, second) = y.split_at_mut(4);
        signed(scale, &grids::IQ3_XXS[usize::from(qs[2 * j])], signs, first);
        signed(scale, &grids::IQ3_XXS[usize::from(qs[2 * j + 1])], signs >> 4, second);
    }
}

/// Decodes IQ3_S: `d` f16, 64 low bytes of the grid indices, 8 bytes of their ninth bits, 32 bytes
/// of signs, 4 bytes of scale nibbles, read as 1 + 2s.
pub(super) fn iq3_s(b: &[u8; 110], y: &mut [f32; 256]) {
    let d = f16_at(b, 0);
    let low = &b[2..66];
    let high = &b[66..74];
    let signs = &b[74..106];
    let scales = &b[106..];
    for (j, y) in y.chunks_exact_mut(4).enumerate() {
        let ninth = high[j / 8] >> (j % 8) & 1;
        let s = scales[j / 16] >> (j / 8 % 2 * 4) & 15;
        let point = &grids::IQ3_S[usize::from(low[j]) | usize::from(ninth) << 8];
        signed(d * f32::from(1 + 2 * s), point, signs[j / 2] >> (j % 2 * 4), y);
    }
}
