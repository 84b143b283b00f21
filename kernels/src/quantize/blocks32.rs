//! The types with blocks of 32. Layouts: see `scalar::blocks`, which reads them.

use super::fit::{
    OffsetSign, Weighted, WeightedBy, affine, mean_square, most_steps, nearest, symmetric, weights,
};
use super::{inverse, to_f16};

/// Encodes Q8_0: the scale that maps the largest magnitude to 127.
#[inline(always)]
pub(super) fn q8_0(x: &[f32; 32]) -> [u8; 34] {
    let max = x.iter().fold(0.0f32, |m, v| m.max(v.abs()));
    let (d_bytes, d) = to_f16(max / 127.0);
    let inverse = inverse(d);
    let mut block = [0; 34];
    block[..2].copy_from_slice(&d_bytes);
    for (byte, x) in block[2..].iter_mut().zip(x) {
        *byte = nearest(x * inverse, -127, 127) as u8;
    }
    block
}

/// Encodes Q4_0: codes −8…7.
#[inline(always)]
pub(super) fn q4_0(x: &[f32; 32], importance: Option<&[f32; 32]>) -> [u8; 18] {
    let (d_bytes, d) = to_f16(scale(x, importance, 8));
    let inverse = inverse(d);
    let mut block = [0; 18];
    block[..2].copy_from_slice(&d_bytes);
    put_nibbles(&x.map(|x| (nearest(x * inverse, -8, 7) + 8) as u8), &mut block[2..]);
    block
}

/// Encodes Q4_1: codes 0…15 and an offset.
#[inline(always)]
pub(super) fn q4_1(x: &[f32; 32], importance: Option<&[f32; 32]>) -> [u8; 20] {
    let (header, codes) = with_offset(x, importance, 15);
    let mut block = [0; 20];
    block[..4].copy_from_slice(&header);
    put_nibbles(&codes, &mut block[4..]);
    block
}

/// Encodes Q5_0: codes −16…15.
#[inline(always)]
pub(super) fn q5_0(x: &[f32; 32], importance: Option<&[f32; 32]>) -> [u8; 22] {
    let (d_bytes, d) = to_f16(scale(x, importance, 16));
    let inverse = inverse(d);
    let codes = x.map(|x| (nearest(x * inverse, -16, 15) + 16) as u8);
    let mut block = [0; 22];
    block[..2].copy_from_slice(&d_bytes);
    block[2..6].copy_from_slice(&fifth_bits(&codes));
    put_nibbles(&codes, &mut block[6..]);
    block
}

/// Encodes Q5_1: codes 0…31 and an offset.
#[inline(always)]
pub(super) fn q5_1(x: &[f32; 32], importance: Option<&[f32; 32]>) -> [u8; 24] {
    let (header, codes) = with_offset(x, importance, 31);
    let mut block = [0; 24];
    block[..4].copy_from_slice(&header);
    block[4..8].copy_from_slice(&fifth_bits(&codes));
    put_nibbles(&codes, &mut block[8..]);
    block
}

/// Returns the scale of codes in `−n…n−1`.
#[inline(always)]
fn scale(x: &[f32; 32], importance: Option<&[f32; 32]>, n: i32) -> f32 {
    let w = weights(x, importance, WeightedBy::ImportanceAndSize, |x| x * x);
    symmetric(Weighted { x, w: &w }, n)
}

/// Returns the bytes of `d` and `m`, and the codes 0…`highest` of `x ≈ d · q + m`.
#[inline(always)]
fn with_offset(x: &[f32; 32], importance: Option<&[f32; 32]>, highest: i32) -> ([u8; 4], [u8; 32]) {
    let base = mean_square(x).sqrt();
    let w = weights(x, importance, WeightedBy::ImportanceAndSize, |x| base + x.abs());
    let steps = most_steps(importance.is_some());
    let fit = affine(Weighted { x, w: &w }, highest, OffsetSign::Any, steps);
    let ([d0, d1], d) = to_f16(fit.scale);
    let ([m0, m1], m) = to_f16(fit.offset);
    let inverse = inverse(d);
    ([d0, d1, m0, m1], x.map(|x| nearest((x - m) * inverse, 0, highest) as u8))
}

/// Writes the low four bits of 32 codes: the first 16 in the low nibbles, the others in the high
/// ones.
#[inline(always)]
fn put_nibbles(codes: &[u8; 32], bytes: &mut [u8]) {
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = codes[i] & 15 | codes[i + 16] << 4;
    }
}

/// Returns the fifth bits of 32 codes.
#[inline(always)]
fn fifth_bits(codes: &[u8; 32]) -> [u8; 4] {
    let bits =
        codes.iter().enumerate().fold(0u32, |bits, (i, q)| bits | u32::from(q >> 4 & 1) << i);
    bits.to_le_bytes()
}
