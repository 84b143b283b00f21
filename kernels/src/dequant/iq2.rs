//! IQ2_XXS, IQ2_XS, IQ2_S: eight magnitudes from a grid, with a sign each and a scale per 16 or 32.

use super::grids;
use crate::scalar::blocks::f16_at;

/// Returns eight signs from seven bits: the eighth makes the number of minuses even.
pub(super) fn even_signs(bits: u32) -> u8 {
    let bits = (bits & 127) as u8;
    bits | (bits.count_ones() as u8 & 1) << 7
}

/// Computes `y = scale · point`, negated where a bit of `signs` is set.
pub(super) fn signed(scale: f32, point: &[i8], signs: u8, y: &mut [f32]) {
    for (i, (y, &v)) in y.iter_mut().zip(point).enumerate() {
        let value = scale * f32::from(v);
        *y = if signs >> i & 1 == 1 { -value } else { value };
    }
}

/// Returns the scale of a 4-bit number: (½ + s) / 4.
fn scale(d: f32, s: u32) -> f32 {
    d * (0.5 + s as f32) * 0.25
}

/// Decodes IQ2_XXS: `d` f16, then per 32 weights four grid indices (bytes) and a u32: 4 × 7 sign
/// bits, 4 scale bits on top.
pub(super) fn iq2_xxs(b: &[u8; 66], y: &mut [f32; 256]) {
    let d = f16_at(b, 0);
    for (group, y) in b[2..].chunks_exact(8).zip(y.chunks_exact_mut(32)) {
        let signs = u32::from_le_bytes([group[4], group[5], group[6], group[7]]);
        let scale = scale(d, signs >> 28);
        for (l, y) in y.chunks_exact_mut(8).enumerate() {
            let point = &grids::IQ2_XXS[usize::from(group[l])];
            signed(scale, point, even_signs(signs >> (7 * l)), y);
        }
    }
}

/// Decodes IQ2_XS: `d` f16, 32 × u16 (9 bits grid index, 7 sign bits), 8 bytes of scale nibbles,
/// one per 16 weights.
pub(super) fn iq2_xs(b: &[u8; 74], y: &mut [f32; 256]) {
    let d = f16_at(b, 0);
    let qs = &b[2..66];
    let scales = &b[66..];
    for (l, y) in y.chunks_exact_mut(8).enumerate() {
        let q = u16::from_le_bytes([qs[2 * l], qs[2 * l + 1]]);
        let s = scales[l / 4] >> (l / 2 % 2 * 4) & 15;
        let point = &grids::IQ2_XS[usize::from(q & 511)];
        signed(scale(d, s.into()), point, even_signs((q >> 9).into()), y);
    }
}

/// Decodes IQ2_S: `d` f16, 32 low bytes of the grid indices, 32 bytes of signs, 8 bytes with the
/// indices' top pairs, 8 bytes of scale nibbles, one per 16 weights.
pub(super) fn iq2_s(b: &[u8; 82], y: &mut [f32; 256]) {
    let d = f16_at(b, 0);
    let low = &b[2..34];
    let signs = &b[34..66];
    let high = &b[66..74];
    let scales = &b[74..];
    for (l, y) in y.chunks_exact_mut(8).enumerate() {
        let top = high[l / 4] >> (l % 4 * 2) & 3;
        let s = scales[l / 4] >> (l / 2 % 2 * 4) & 15;
        let point = &grids::IQ2_S[usize::from(low[l]) | usize::from(top) << 8];
        signed(scale(d, s.into()), point, signs[l], y);
    }
}
