//! The k-quants. Layouts: see `scalar::blocks`, which reads them.

use super::fit::{
    Fit, OffsetSign, Weighted, WeightedBy, affine, affine_error, best_near, extreme, mean_square,
    most_steps, nearest, scale_error, symmetric, weights,
};
use super::{inverse, to_f16};

/// Encodes Q2_K: sub-blocks of 16 with codes 0…3, and 4-bit scales and mins.
#[inline(always)]
pub(super) fn q2_k(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 84] {
    let coded: WithMins<16> = with_mins(x, importance, 3, 15);
    let mut block = [0; 84];
    for ((byte, scale), min) in block.iter_mut().zip(coded.scales).zip(coded.mins) {
        *byte = scale | min << 4;
    }
    put_pairs(&coded.codes, &mut block[16..80]);
    block[80..82].copy_from_slice(&coded.d);
    block[82..].copy_from_slice(&coded.dmin);
    block
}

/// Encodes Q3_K: sub-blocks of 16 with codes −4…3 and signed 6-bit scales.
#[inline(always)]
pub(super) fn q3_k(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 110] {
    let coded: WithoutMins<16> = without_mins(x, importance, 4, 32);
    let mut block = [0; 110];
    let codes = coded.codes.map(|code| (code + 4) as u8);
    for (i, code) in codes.iter().enumerate() {
        block[i % 32] |= (code >> 2) << (i / 32);
    }
    put_pairs(&codes.map(|code| code & 3), &mut block[32..96]);
    for (j, scale) in coded.scales.iter().enumerate() {
        let bits = (scale + 32) as u8;
        block[96 + j % 8] |= (bits & 15) << (j / 8 * 4);
        block[104 + j % 4] |= (bits >> 4) << (j / 4 * 2);
    }
    block[108..].copy_from_slice(&coded.d);
    block
}

/// Encodes Q4_K: sub-blocks of 32 with codes 0…15.
#[inline(always)]
pub(super) fn q4_k(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 144] {
    let coded: WithMins<8> = with_mins(x, importance, 15, 63);
    let mut block = [0; 144];
    block[..16].copy_from_slice(&coded.header());
    put_nibbles(&coded.codes, &mut block[16..]);
    block
}

/// Encodes Q5_K: sub-blocks of 32 with codes 0…31.
#[inline(always)]
pub(super) fn q5_k(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 176] {
    let coded: WithMins<8> = with_mins(x, importance, 31, 63);
    let mut block = [0; 176];
    block[..16].copy_from_slice(&coded.header());
    for (i, q) in coded.codes.iter().enumerate() {
        block[16 + i % 32] |= (q >> 4) << (i / 32);
    }
    put_nibbles(&coded.codes, &mut block[48..]);
    block
}

/// Encodes Q6_K: sub-blocks of 16 with codes −32…31 and signed 8-bit scales.
#[inline(always)]
pub(super) fn q6_k(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 210] {
    let coded: WithoutMins<16> = without_mins(x, importance, 32, 128);
    let mut block = [0; 210];
    for (i, code) in coded.codes.iter().enumerate() {
        let q = (code + 32) as u8;
        let half = i / 128;
        let i = i % 128;
        block[half * 64 + i % 64] |= (q & 15) << (i / 64 * 4);
        block[128 + half * 32 + i % 32] |= (q >> 4) << (i / 32 * 2);
    }
    for (byte, &scale) in block[192..208].iter_mut().zip(&coded.scales) {
        *byte = scale as u8;
    }
    block[208..].copy_from_slice(&coded.d);
    block
}

/// A block of `N` sub-blocks with scales, without mins.
struct WithoutMins<const N: usize> {
    d: [u8; 2],
    scales: [i8; N],
    codes: [i8; 256],
}

/// Chooses scales from `−most` to `most − 1` and codes from `−n` to `n − 1`.
#[inline(always)]
fn without_mins<const N: usize>(
    x: &[f32; 256],
    importance: Option<&[f32; 256]>,
    n: i32,
    most: i32,
) -> WithoutMins<N> {
    let base = mean_square(x);
    // with many codes an error depends little on the size of a value
    let by = if n < 32 { WeightedBy::ImportanceAndSize } else { WeightedBy::Importance };
    let w = weights(x, importance, by, |x| base + x * x);
    let all = Weighted { x, w: &w };
    let mut scales = [0.0; N];
    for (scale, part) in scales.iter_mut().zip(all.groups(256 / N)) {
        *scale = symmetric(part, n);
    }
    // the scale of the largest magnitude becomes −most, whatever its sign
    let (d_bytes, d) = to_f16(extreme(&scales) / -most as f32);
    let mut coded = WithoutMins { d: d_bytes, scales: [0; N], codes: [0; 256] };
    for (j, part) in all.groups(256 / N).enumerate() {
        let error = |scale: i32| {
            let code = |x: f32| nearest(x, -n, n - 1) as f32;
            scale_error(part, d * scale as f32, code)
        };
        let scale = nearest(scales[j] * inverse(d), -most, most - 1);
        let scale = best_near(scale, -most, most - 1, error);
        coded.scales[j] = scale as i8;
        let inverse = inverse(d * scale as f32);
        for (code, x) in coded.codes[j * (256 / N)..].iter_mut().zip(part.x) {
            *code = nearest(x * inverse, -n, n - 1) as i8;
        }
    }
    coded
}

/// A block of `N` sub-blocks with scales and mins.
struct WithMins<const N: usize> {
    d: [u8; 2],
    dmin: [u8; 2],
    scales: [u8; N],
    mins: [u8; N],
    codes: [u8; 256],
}

impl WithMins<8> {
    /// Returns the 16 bytes of `d`, `dmin` and the eight 6-bit (scale, min) pairs.
    #[inline(always)]
    fn header(&self) -> [u8; 16] {
        let mut header = [0; 16];
        header[..2].copy_from_slice(&self.d);
        header[2..4].copy_from_slice(&self.dmin);
        for j in 0..8 {
            put_scale_min(&mut header[4..], j, self.scales[j], self.mins[j]);
        }
        header
    }
}

/// Chooses scales and mins from 0 to `most` and codes from 0 to `highest`.
#[inline(always)]
fn with_mins<const N: usize>(
    x: &[f32; 256],
    importance: Option<&[f32; 256]>,
    highest: i32,
    most: i32,
) -> WithMins<N> {
    let base = mean_square(x).sqrt();
    let w = weights(x, importance, WeightedBy::ImportanceAndSize, |x| base + x.abs());
    let all = Weighted { x, w: &w };
    let mut scales = [0.0; N];
    let mut mins = [0.0; N];
    for (j, part) in all.groups(256 / N).enumerate() {
        let fit = affine(part, highest, OffsetSign::NonPositive, most_steps(importance.is_some()));
        scales[j] = fit.scale;
        mins[j] = -fit.offset;
    }
    let (d_bytes, d) = to_f16(largest(&scales) / most as f32);
    let (dmin_bytes, dmin) = to_f16(largest(&mins) / most as f32);
    let mut coded =
        WithMins { d: d_bytes, dmin: dmin_bytes, scales: [0; N], mins: [0; N], codes: [0; 256] };
    for (j, part) in all.groups(256 / N).enumerate() {
        let error = |scale: i32, min: i32| {
            let fit = Fit { scale: d * scale as f32, offset: -dmin * min as f32 };
            affine_error(part, &fit, highest as f32)
        };
        let min = nearest(mins[j] * inverse(dmin), 0, most);
        let scale = nearest(scales[j] * inverse(d), 0, most);
        let scale = best_near(scale, 0, most, |scale| error(scale, min));
        let min = best_near(min, 0, most, |min| error(scale, min));
        coded.scales[j] = scale as u8;
        coded.mins[j] = min as u8;
        let offset = dmin * min as f32;
        let inverse = inverse(d * scale as f32);
        for (code, x) in coded.codes[j * (256 / N)..].iter_mut().zip(part.x) {
            *code = nearest((x + offset) * inverse, 0, highest) as u8;
        }
    }
    coded
}

/// Returns the largest value; 0 if none is above.
#[inline(always)]
fn largest(x: &[f32]) -> f32 {
    x.iter().copied().fold(0.0, f32::max)
}

/// Writes pair `j` of eight: six bits each, the first four pairs in bytes 0–7, the others spread
/// over all twelve.
#[inline(always)]
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
#[inline(always)]
fn put_nibbles(codes: &[u8; 256], bytes: &mut [u8]) {
    for (i, q) in codes.iter().enumerate() {
        bytes[i / 64 * 32 + i % 32] |= (q & 15) << (i / 32 % 2 * 4);
    }
}

/// Writes 256 two-bit codes: of each 128, the first 32 in the lowest pairs of 32 bytes.
#[inline(always)]
fn put_pairs(codes: &[u8; 256], bytes: &mut [u8]) {
    for (i, q) in codes.iter().enumerate() {
        bytes[i / 128 * 32 + i % 32] |= q << (i % 128 / 32 * 2);
    }
}
