//! IQ4_NL, IQ4_XS and MXFP4: four-bit codes that index a table of 16 values. Layouts: see
//! `scalar::blocks`, which reads them.

use super::fit::{
    Weighted, WeightedBy, best_near, best_scale, extreme, mean_square, nearest, scale_error, sums,
    weights,
};
use super::{inverse, to_f16};
use crate::scalar::blocks::{E2M1_DOUBLED, IQ4, e8m0_half};

/// Encodes IQ4_NL: one scale for 32 codes.
#[inline(always)]
pub(super) fn iq4_nl(x: &[f32; 32], importance: Option<&[f32; 32]>) -> [u8; 18] {
    let base = mean_square(x);
    let w = weights(x, importance, WeightedBy::ImportanceAndSize, |x| base + x * x);
    let (d_bytes, d) = to_f16(scale_of_iq4(Weighted { x, w: &w }));
    let mut block = [0; 18];
    block[..2].copy_from_slice(&d_bytes);
    put_nibbles(x, inverse(d), nearest_of_iq4, &mut block[2..]);
    block
}

/// Encodes IQ4_XS: sub-blocks of 32 with signed 6-bit scales.
#[inline(always)]
pub(super) fn iq4_xs(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 136] {
    let base = mean_square(x);
    let w = weights(x, importance, WeightedBy::ImportanceAndSize, |x| base + x * x);
    let parts = x.as_chunks::<32>().0;
    let group = |j: usize| Weighted { x: &parts[j], w: &w[32 * j..][..32] };
    let scales: [f32; 8] = std::array::from_fn(|j| scale_of_iq4(group(j)));
    // the scale of the largest magnitude becomes −32, whatever its sign
    let (d_bytes, d) = to_f16(extreme(&scales) / -32.0);
    let mut block = [0; 136];
    block[..2].copy_from_slice(&d_bytes);
    let mut high = 0u16;
    for (j, part) in parts.iter().enumerate() {
        let scale = nearest(scales[j] * inverse(d), -32, 31);
        let error = |scale: i32| scale_error(group(j), d * scale as f32, value_of_iq4);
        let scale = best_near(scale, -32, 31, error);
        let code = (scale + 32) as u16;
        high |= (code >> 4) << (2 * j);
        block[4 + j / 2] |= ((code & 15) as u8) << (j % 2 * 4);
        let inverse = inverse(d * scale as f32);
        put_nibbles(part, inverse, nearest_of_iq4, &mut block[8 + j * 16..][..16]);
    }
    block[2..4].copy_from_slice(&high.to_le_bytes());
    block
}

/// Encodes MXFP4: a power of two for 32 codes, of the two that the largest value lies between the
/// one with the smaller square error.
#[inline(always)]
pub(super) fn mxfp4(x: &[f32; 32]) -> [u8; 17] {
    let largest = x.iter().fold(0.0f32, |m, v| m.max(v.abs()));
    // 6 is the largest value: its exponent is 2
    let floor = exponent(largest).saturating_sub(2);
    let error = |e: u8| {
        let d = e8m0_half(e);
        let inverse = inverse(d);
        let [error] = sums(Weighted { x, w: x }, |x, _| {
            let q = f32::from(E2M1_DOUBLED[usize::from(nearest_of_e2m1(x * inverse))]);
            [(d * q - x) * (d * q - x)]
        });
        error
    };
    let next = floor.saturating_add(1).min(254);
    let e = if error(next) < error(floor) { next } else { floor };
    let mut block = [0; 17];
    block[0] = e;
    put_nibbles(x, inverse(e8m0_half(e)), nearest_of_e2m1, &mut block[1..]);
    block
}

/// Returns the biased exponent of a number that is not negative: `x ≥ 2^(e − 127)`, 0 for the
/// smallest.
#[inline(always)]
fn exponent(x: f32) -> u8 {
    (x.to_bits() >> 23) as u8
}

/// Writes the codes of 32 values: the first 16 in the low nibbles.
#[inline(always)]
fn put_nibbles(x: &[f32; 32], inverse: f32, code: impl Fn(f32) -> u8, bytes: &mut [u8]) {
    let (low, high) = x.split_at(16);
    for ((byte, &low), &high) in bytes.iter_mut().zip(low).zip(high) {
        *byte = code(low * inverse) | code(high * inverse) << 4;
    }
}

/// Returns the scale of 32 values under IQ4's table.
#[inline(always)]
fn scale_of_iq4(group: Weighted) -> f32 {
    // the extreme value gets an end of the table, or somewhat more or less (then it is cut off)
    let ends = [IQ4[0], IQ4[15]].map(f32::from);
    let starts = ends.into_iter().flat_map(|end| (-4..=4).map(move |step| end + 2.0 * step as f32));
    best_scale(group, starts, value_of_iq4)
}

/// Returns the nearest value of [`IQ4`]: the lowest, and the steps up to it.
#[inline(always)]
fn value_of_iq4(x: f32) -> f32 {
    let mut value = f32::from(IQ4[0]);
    for (i, &middle) in IQ4_MIDDLES.iter().enumerate() {
        let step = f32::from(IQ4[i + 1]) - f32::from(IQ4[i]);
        value += if x > middle { step } else { 0.0 };
    }
    value
}

/// The middles between the values of [`IQ4`], in their order.
const IQ4_MIDDLES: [f32; 15] = {
    let mut middles = [0.0; 15];
    let mut i = 0;
    while i < 15 {
        middles[i] = (IQ4[i] as f32 + IQ4[i + 1] as f32) / 2.0;
        i += 1;
    }
    middles
};

/// Returns the index of the nearest value of [`IQ4`]; NaN gives the lowest.
#[inline(always)]
fn nearest_of_iq4(x: f32) -> u8 {
    IQ4_MIDDLES.iter().map(|&middle| u8::from(x > middle)).sum()
}

/// The middles between the first eight values of [`E2M1_DOUBLED`].
const E2M1_MIDDLES: [f32; 7] = [0.5, 1.5, 2.5, 3.5, 5.0, 7.0, 10.0];

/// Returns the index of the nearest value of [`E2M1_DOUBLED`]; NaN gives 0.
#[inline(always)]
fn nearest_of_e2m1(x: f32) -> u8 {
    let size = x.abs();
    let code: u8 = E2M1_MIDDLES.iter().map(|&middle| u8::from(size > middle)).sum();
    if x < 0.0 && code > 0 { code | 8 } else { code }
}
