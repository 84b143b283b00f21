//! Q2_K and Q3_K, and the two activation types Q8_1 and Q8_K, which no file should hold but every reader can read.

use crate::scalar::blocks::f16_at;

/// Q2_K: 16 bytes (low nibble scale, high nibble min), 64 bytes of 2-bit codes, `d`, `dmin` f16.
///
/// Sub-blocks of 16. Each half of 128 weights takes 32 bytes: weight `i` of the half is byte `i % 32`, bit pair
/// `i / 32`.
pub(super) fn q2_k(b: &[u8; 84], y: &mut [f32; 256]) {
    let (scales, qs) = (&b[..16], &b[16..80]);
    let (d, dmin) = (f16_at(b, 80), f16_at(b, 82));
    for (i, y) in y.iter_mut().enumerate() {
        let q = qs[i / 128 * 32 + i % 32] >> (i % 128 / 32 * 2) & 3;
        let scale = d * f32::from(scales[i / 16] & 15);
        *y = scale * f32::from(q) - dmin * f32::from(scales[i / 16] >> 4);
    }
}

/// Q3_K: 32 bytes of high bits (byte `i % 32`, bit `i / 32`), 64 bytes of low bit pairs as in Q2_K, 12 bytes of 6-bit
/// scales, `d` f16. The code is the 3-bit number − 4, the scale the 6-bit number − 32.
pub(super) fn q3_k(b: &[u8; 110], y: &mut [f32; 256]) {
    let (high, qs, scales) = (&b[..32], &b[32..96], &b[96..108]);
    let d = f16_at(b, 108);
    for (i, y) in y.iter_mut().enumerate() {
        let low = qs[i / 128 * 32 + i % 32] >> (i % 128 / 32 * 2) & 3;
        let q = (low | (high[i % 32] >> (i / 32) & 1) << 2) as i8 - 4;
        *y = d * f32::from(q3_k_scale(scales, i / 16)) * f32::from(q);
    }
}

/// Scale `j` of 16: its low four bits are a nibble of bytes 0–7 (low nibbles first), its high two bits a pair of
/// bytes 8–11 (byte `j % 4`, pair `j / 4`).
fn q3_k_scale(scales: &[u8], j: usize) -> i8 {
    let low = scales[j % 8] >> (j / 8 * 4) & 15;
    let high = scales[8 + j % 4] >> (j / 4 * 2) & 3;
    (low | high << 4) as i8 - 32
}

/// Q8_1: `d` f16, the sum of the block (not needed here) f16, 32 × i8.
pub(super) fn q8_1(b: &[u8; 36], y: &mut [f32; 32]) {
    let d = f16_at(b, 0);
    for (y, &q) in y.iter_mut().zip(&b[4..]) {
        *y = d * f32::from(q as i8);
    }
}

/// Q8_K: `d` f32, 256 × i8, 16 sums of 16 codes (not needed here) i16.
pub(super) fn q8_k(b: &[u8; 292], y: &mut [f32; 256]) {
    let d = f32::from_le_bytes([b[0], b[1], b[2], b[3]]);
    for (y, &q) in y.iter_mut().zip(&b[4..260]) {
        *y = d * f32::from(q as i8);
    }
}
