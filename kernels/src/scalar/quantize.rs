//! Activations → 8-bit codes. Every instruction set gives the same bits.
//!
//! Per block: `scale = max|x| / 127`, `code = x · (127 / max|x|)` rounded to nearest even, so codes
//! lie in −127…127. Two corners: a block whose `max|x|` is below [`TINY`] counts as zero (scale 0,
//! codes 0); a block with a NaN or an infinity gets scale NaN and codes 0, so that the damage shows
//! in every product instead of hiding in a code.

use half::bf16;

use crate::act::ActLine;

/// Below this a block counts as zero: `127 / TINY` is still far from overflow, and no activation
/// means anything here.
pub(crate) const TINY: f32 = 1e-30;

/// Computes codes with one scale per `BLOCK` values.
pub(crate) fn quantize<const BLOCK: usize>(
    x: &[f32],
    q: &mut [i8],
    scale: &mut [f32],
    sums: &mut [i16],
) {
    let blocks = x.as_chunks::<BLOCK>().0.iter().zip(q.as_chunks_mut::<BLOCK>().0);
    for ((x, q), scale) in blocks.zip(scale) {
        // compared as bits: for non-negative floats that is the same order, with infinity and NaN
        // on top
        let max = f32::from_bits(x.iter().map(|v| v.abs().to_bits()).max().unwrap_or(0));
        if max >= TINY && max.is_finite() {
            *scale = max / 127.0;
            let inverse = 127.0 / max;
            for (q, x) in q.iter_mut().zip(x) {
                *q = (x * inverse).round_ties_even() as i8;
            }
        } else {
            *scale = if max.is_finite() { 0.0 } else { f32::NAN };
            q.fill(0);
        }
    }
    for (q, sum) in q.as_chunks::<16>().0.iter().zip(sums) {
        *sum = q.iter().map(|&q| i16::from(q)).sum();
    }
}

/// Computes values → bf16, to nearest even; zeros after the values. Numbers below 2⁻¹²⁶ become
/// zeros: matrix units take them for such.
pub(crate) fn round_bf16(x: &[f32], out: &mut [ActLine]) {
    let mut values = x.iter();
    for line in out {
        line.0.fill_with(|| values.next().map_or(bf16::ZERO, |&x| round(x)));
    }
}

/// Returns one number in bf16.
pub(crate) fn round(x: f32) -> bf16 {
    bf16::from_f32(if x.is_subnormal() { 0.0_f32.copysign(x) } else { x })
}
