//! IQ1_S and IQ1_M: eight values −1, 0, 1 from a grid, all shifted by ±⅛, with a scale per 16 or
//! 32.

use half::f16;

use super::grids;
use crate::scalar::blocks::f16_at;

/// The shift of a group's values; its sign is stored.
const DELTA: f32 = 0.125;

/// Computes `y = scale · (point ± DELTA)`.
fn shifted(scale: f32, index: usize, minus: bool, y: &mut [f32]) {
    let delta = if minus { -DELTA } else { DELTA };
    for (y, &v) in y.iter_mut().zip(&grids::IQ1[index]) {
        *y = scale * (f32::from(v) + delta);
    }
}

/// Returns the scale of a 3-bit number: 2s + 1.
fn scale(d: f32, s: u16) -> f32 {
    d * f32::from(2 * (s & 7) + 1)
}

/// Decodes IQ1_S: `d` f16, 32 low bytes of the grid indices, then per 32 weights a u16: 4 × 3 high
/// index bits, 3 scale bits, the shift's sign.
pub(super) fn iq1_s(b: &[u8; 50], y: &mut [f32; 256]) {
    let d = f16_at(b, 0);
    let low = &b[2..34];
    let words = b[34..].as_chunks::<2>().0;
    for (j, y) in y.chunks_exact_mut(8).enumerate() {
        let word = u16::from_le_bytes(words[j / 4]);
        let index = usize::from(low[j]) | usize::from(word >> (j % 4 * 3) & 7) << 8;
        shifted(scale(d, word >> 12), index, word >> 15 == 1, y);
    }
}

/// Decodes IQ1_M: 32 low bytes of the grid indices, 16 bytes of nibbles (3 high index bits, the
/// shift's sign), 4 × u16: each holds four 3-bit scales, one per 16 weights, and on top four bits
/// of `d` (f16), lowest nibble first.
pub(super) fn iq1_m(b: &[u8; 56], y: &mut [f32; 256]) {
    let low = &b[..32];
    let high = &b[32..48];
    let words: [u16; 4] =
        std::array::from_fn(|i| u16::from_le_bytes([b[48 + 2 * i], b[49 + 2 * i]]));
    let bits = words.iter().rev().fold(0, |bits, word| bits << 4 | word >> 12);
    let d = f16::from_bits(bits).to_f32();
    for (j, y) in y.chunks_exact_mut(8).enumerate() {
        let nibble = high[j / 2] >> (j % 2 * 4) & 15;
        let index = usize::from(low[j]) | usize::from(nibble & 7) << 8;
        shifted(scale(d, words[j / 8] >> (j / 2 % 4 * 3)), index, nibble >> 3 == 1, y);
    }
}
