//! IQ4_NL, IQ4_XS, MXFP4 and NVFP4: four-bit codes that index a table of 16 values. Layouts: see
//! `scalar::blocks` and `dequant::codebook4`, which read them.

use super::fit::{
    Weighted, WeightedBy, best_near, best_scale, extreme, mean_square, nearest, scale_error, sums,
    weights,
};
use super::{inverse, to_f16};
use crate::coded::nvfp4::half_of_ue4m3;
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
    let error = |e: u8| error_of_e2m1(Weighted { x, w: &[1.0; 32] }, e8m0_half(e));
    let next = floor.saturating_add(1).min(254);
    let e = if error(next) < error(floor) { next } else { floor };
    let mut block = [0; 17];
    block[0] = e;
    put_nibbles(x, inverse(e8m0_half(e)), nearest_of_e2m1, &mut block[1..]);
    block
}

/// The scales next to the one that just spans the values of a group: those below it cut the largest
/// off, and under those above it the largest is not the last code.
const NVFP4_BELOW: u8 = 2;
const NVFP4_ABOVE: u8 = 7;

/// Encodes NVFP4: a scale for each 16 codes, of those near the one that just spans the values the
/// one with the smallest square error. Values above 2688, which no scale spans, are cut off.
#[inline(always)]
pub(super) fn nvfp4(x: &[f32; 64], importance: Option<&[f32; 64]>) -> [u8; 36] {
    let w = weights(x, importance, WeightedBy::Importance, |_| 1.0);
    let mut block = [0; 36];
    for (j, group) in (Weighted { x, w: &w }).groups(16).enumerate() {
        let largest = group.x.iter().fold(0.0f32, |m, v| m.max(v.abs()));
        let spanning = ue4m3_below(largest / 6.0);
        let error = |scale: u8| error_of_e2m1(group, half_of_ue4m3(scale));
        let mut best = spanning;
        let mut least = error(spanning);
        let lowest = spanning.saturating_sub(NVFP4_BELOW);
        for scale in lowest..=(spanning + NVFP4_ABOVE).min(UE4M3_LARGEST) {
            let found = error(scale);
            if found < least {
                best = scale;
                least = found;
            }
        }
        block[j] = best;
        let inverse = inverse(half_of_ue4m3(best));
        put_nibbles(group.x, inverse, nearest_of_e2m1, &mut block[4 + 8 * j..][..8]);
    }
    block
}

/// The largest number of UE4M3 that is one: 448.
const UE4M3_LARGEST: u8 = 0x7e;

/// Returns the largest number of UE4M3 (four bits of exponent, three of mantissa) that is not above
/// another.
#[inline(always)]
fn ue4m3_below(x: f32) -> u8 {
    // 2⁻⁶, from where on numbers have an exponent
    if x < 0.015_625 {
        return (x * 512.0) as u8;
    }
    let code = (x.to_bits() >> 20).saturating_sub(120 << 3);
    code.min(u32::from(UE4M3_LARGEST)) as u8
}

/// Returns the square error of values under codes that mean multiples of half a scale.
#[inline(always)]
fn error_of_e2m1(group: Weighted, d: f32) -> f32 {
    let inverse = inverse(d);
    let [error] = sums(group, |x, w| {
        let q = f32::from(E2M1_DOUBLED[usize::from(nearest_of_e2m1(x * inverse))]);
        [w * (d * q - x) * (d * q - x)]
    });
    error
}

/// Returns the biased exponent of a number that is not negative: `x ≥ 2^(e − 127)`, 0 for the
/// smallest.
#[inline(always)]
fn exponent(x: f32) -> u8 {
    (x.to_bits() >> 23) as u8
}

/// Writes the codes of twice as many values as bytes: the first half in the low nibbles.
#[inline(always)]
fn put_nibbles(x: &[f32], inverse: f32, code: impl Fn(f32) -> u8, bytes: &mut [u8]) {
    let (low, high) = x.split_at(bytes.len());
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
