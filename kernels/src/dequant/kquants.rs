//! The activation types Q8_1 and Q8_K, which no file should hold but every reader can read.

use crate::scalar::blocks::f16_at;

/// Decodes Q8_1: `d` f16, the sum of the block (not needed here) f16, 32 × i8.
pub(super) fn q8_1(b: &[u8; 36], y: &mut [f32; 32]) {
    let d = f16_at(b, 0);
    for (y, &q) in y.iter_mut().zip(&b[4..]) {
        *y = d * f32::from(q as i8);
    }
}

/// Decodes Q8_K: `d` f32, 256 × i8, 16 sums of 16 codes (not needed here) i16.
pub(super) fn q8_k(b: &[u8; 292], y: &mut [f32; 256]) {
    let d = f32::from_le_bytes([b[0], b[1], b[2], b[3]]);
    for (y, &q) in y.iter_mut().zip(&b[4..260]) {
        *y = d * f32::from(q as i8);
    }
}
