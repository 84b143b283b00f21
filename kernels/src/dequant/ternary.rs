//! One- and two-bit codes without tables: Q1_0, Q2_0 and the ternary TQ1_0, TQ2_0.

use crate::scalar::blocks::f16_at;

/// Decodes Q1_0: `d` f16, 128 bits: set = `d`, clear = `−d`.
pub(super) fn q1_0(b: &[u8; 18], y: &mut [f32; 128]) {
    let d = f16_at(b, 0);
    for (i, y) in y.iter_mut().enumerate() {
        *y = if b[2 + i / 8] >> (i % 8) & 1 == 1 { d } else { -d };
    }
}

/// Decodes Q2_0: `d` f16, 64 bit pairs in order; the code is the pair − 1.
pub(super) fn q2_0(b: &[u8; 18], y: &mut [f32; 64]) {
    let d = f16_at(b, 0);
    for (i, y) in y.iter_mut().enumerate() {
        let q = b[2 + i / 4] >> (i % 4 * 2) & 3;
        *y = (f32::from(q) - 1.0) * d;
    }
}

/// Decodes TQ2_0: 64 bytes of bit pairs, `d` f16; the code is the pair − 1. Each half of 128
/// weights takes 32 bytes: byte `i % 32`, pair `i / 32`.
pub(super) fn tq2_0(b: &[u8; 66], y: &mut [f32; 256]) {
    let d = f16_at(b, 64);
    for (i, y) in y.iter_mut().enumerate() {
        let q = b[i / 128 * 32 + i % 32] >> (i % 128 / 32 * 2) & 3;
        *y = (f32::from(q) - 1.0) * d;
    }
}

/// Decodes TQ1_0: 48 bytes of five trits, 4 bytes of four trits, `d` f16; the code is the trit − 1.
///
/// The 48 bytes are a group of 32 and a group of 16; a group gives its first trits, then its second
/// ones, and so on, and the last four bytes do the same.
pub(super) fn tq1_0(b: &[u8; 54], y: &mut [f32; 256]) {
    let d = f16_at(b, 52);
    let mut y = y.iter_mut();
    for (group, n_trits) in [(&b[..32], 5), (&b[32..48], 5), (&b[48..52], 4)] {
        for t in 0..n_trits {
            for (&byte, y) in group.iter().zip(y.by_ref()) {
                *y = (f32::from(trit(byte, t)) - 1.0) * d;
            }
        }
    }
}

/// Returns trit `t` of a byte that holds the fraction 0.t₀t₁t₂t₃t₄ (base 3) × 256, rounded up:
/// multiplying by 3 moves the next trit before the point.
fn trit(byte: u8, t: u32) -> u8 {
    let fraction = byte.wrapping_mul(3u8.wrapping_pow(t));
    ((u16::from(fraction) * 3) >> 8) as u8
}
