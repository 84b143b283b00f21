//! Q4_K, Q5_K, Q6_K. Layouts: see `scalar::blocks`, which reads them.

use super::fit::{affine, nearest, symmetric};
use super::{inverse, to_f16};

/// Encodes Q4_K: sub-blocks of 32 with codes 0…15.
pub(super) fn q4_k(x: &[f32; 256]) -> [u8; 144] {
    let (header, codes) = with_mins(x, 15);
    let mut block = [0; 144];
    block[..16].copy_from_slice(&header);
    put_nibbles(&codes, &mut block[16..]);
    block
}

/// Encodes Q5_K: sub-blocks of 32 with codes 0…31.
pub(super) fn q5_k(x: &[f32; 256]) -> [u8; 176] {
    let (header, codes) = with_mins(x, 31);
    let mut block = [0; 176];
    block[..16].copy_from_slice(&header);
    for (i, q) in codes.iter().enumerate() {
        block[16 + i % 32] |= (q >> 4) << (i / 32);
    }
    put_nibbles(&codes, &mut block[48..]);
    block
}

/// Encodes Q6_K: sub-blocks of 16 with codes −32…31 and signed 8-bit scales.
pub(super) fn q6_k(x: &[f32; 256]) -> [u8; 210] {
    let scales: [f32; 16] = std::array::from_fn(|j| symmetric(&x[j * 16..][..16], 32).scale);
    // the scale of the largest magnitude becomes −128, whatever its sign
    let extreme = scales.iter().copied().fold(0.0f32, |m, v| if v.abs() > m.abs() { v } else { m });
    let (d_bytes, d) = to_f16(extreme / -128.0);
    let scales = scales.map(|scale| nearest(scale * inverse(d), -128, 127));

    let mut block = [0; 210];
    for (i, x) in x.iter().enumerate() {
        let q = (nearest(x * inverse(d * scales[i / 16] as f32), -32, 31) + 32) as u8;
        let half = i / 128;
        let i = i % 128;
        block[half * 64 + i % 64] |= (q & 15) << (i / 64 * 4);
        block[128 + half * 32 + i % 32] |= (q >> 4) << (i / 32 * 2);
    }
    for (byte, scale) in block[192..208].iter_mut().zip(scales) {
        *byte = scale as u8;
    }
    block[208..].copy_from_slice(&d_bytes);
    block
}

/// Returns the 16 bytes of `d`, `dmin` and the eight 6-bit (scale, min) pairs, and the codes
/// 0…`highest`.
fn with_mins(x: &[f32; 256], highest: i32) -> ([u8; 16], [u8; 256]) {
    let base = (x.iter().map(|v| v * v).sum::<f32>() / 256.0).sqrt();
    let fits: [_; 8] = std::array::from_fn(|j| affine(&x[j * 32..][..32], highest, base, true));
    let largest = |part: fn(f32, f32) -> f32| {
        fits.iter().fold(0.0, |m: f32, f| m.max(part(f.scale, f.offset)))
    };
    let (d_bytes, d) = to_f16(largest(|scale, _| scale) / 63.0);
    let (dmin_bytes, dmin) = to_f16(largest(|_, offset| -offset) / 63.0);

    let mut header = [0; 16];
    header[..2].copy_from_slice(&d_bytes);
    header[2..4].copy_from_slice(&dmin_bytes);
    let mut codes = [0; 256];
    for (j, fit) in fits.iter().enumerate() {
        let scale = nearest(fit.scale * inverse(d), 0, 63);
        let min = nearest(-fit.offset * inverse(dmin), 0, 63);
        put_scale_min(&mut header[4..], j, scale as u8, min as u8);
        let offset = dmin * min as f32;
        let inverse = inverse(d * scale as f32);
        for (code, x) in codes[j * 32..][..32].iter_mut().zip(&x[j * 32..]) {
            *code = nearest((x + offset) * inverse, 0, highest) as u8;
        }
    }
    (header, codes)
}

/// Writes pair `j` of eight: six bits each, the first four pairs in bytes 0–7, the others spread
/// over all twelve.
fn put_scale_min(bytes: &mut [u8], j: usize, scale: u8, min: u8) {
    if j < 4 {
        bytes[j] |= scale;
        bytes[j + 4] |= min;
    } else {
        bytes[j + 4] = scale & 15 | min << 4;
        bytes[j - 4] |= scale >> 4 << 6;
        bytes[j] |= min >> 4 << 6;
    }
}

/// Writes the low four bits of 256 codes: of each 64, the first 32 in the low nibbles.
fn put_nibbles(codes: &[u8; 256], bytes: &mut [u8]) {
    for (i, q) in codes.iter().enumerate() {
        bytes[i / 64 * 32 + i % 32] |= (q & 15) << (i / 32 % 2 * 4);
    }
}
