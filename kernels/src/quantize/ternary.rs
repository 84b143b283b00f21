//! TQ1_0 and TQ2_0: codes −1, 0 and 1 under one scale. Layouts: see `dequant::ternary`, which
//! reads them.

use super::to_f16;

/// Encodes TQ2_0: a bit pair for each code + 1.
#[inline(always)]
pub(super) fn tq2_0(x: &[f32; 256]) -> [u8; 66] {
    let (d_bytes, codes) = ternary(x);
    let mut block = [0; 66];
    for (i, code) in codes.iter().enumerate() {
        block[i / 128 * 32 + i % 32] |= code << (i % 128 / 32 * 2);
    }
    block[64..].copy_from_slice(&d_bytes);
    block
}

/// Encodes TQ1_0: five codes + 1 of each of 48 bytes, four of each of the last 4, as fractions to
/// the base 3.
#[inline(always)]
pub(super) fn tq1_0(x: &[f32; 256]) -> [u8; 54] {
    let (d_bytes, codes) = ternary(x);
    let mut block = [0; 54];
    // of each group: the first byte, the bytes, the first code, the codes of a byte
    for [byte, n_bytes, code, n_codes] in [[0, 32, 0, 5], [32, 16, 160, 5], [48, 4, 240, 4]] {
        for i in 0..n_bytes {
            let trits = (0..5).map(|t| if t < n_codes { codes[code + t * n_bytes + i] } else { 0 });
            let fraction = trits.fold(0u16, |number, trit| number * 3 + u16::from(trit));
            // of 243, in parts of 256, rounded up: so reading gets the trits back
            block[byte + i] = (fraction * 256).div_ceil(243) as u8;
        }
    }
    block[52..].copy_from_slice(&d_bytes);
    block
}

/// Returns the scale, and each code + 1.
///
/// With the *n* largest magnitudes coded, the best scale is their mean, and the square error falls
/// by n times its square: *n* is the number for which that is most.
#[inline(always)]
fn ternary(x: &[f32; 256]) -> ([u8; 2], [u8; 256]) {
    let mut sizes = x.map(f32::abs);
    sizes.sort_unstable_by(|a, b| b.total_cmp(a));
    let mut sum = 0.0;
    let mut best = 0.0;
    let mut best_gain = -1.0;
    for (i, size) in sizes.iter().enumerate() {
        sum += size;
        let mean = sum / (i + 1) as f32;
        let gain = mean * sum;
        if gain > best_gain {
            best_gain = gain;
            best = mean;
        }
    }
    let (d_bytes, d) = to_f16(best);
    let codes = x.map(|x| {
        if x.abs() * 2.0 <= d {
            1
        } else if x > 0.0 {
            2
        } else {
            0
        }
    });
    (d_bytes, codes)
}
