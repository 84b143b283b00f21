//! Four-bit codes that index 16 values: IQ4_NL, IQ4_XS, MXFP4, NVFP4.

use crate::scalar::blocks::f16_at;

/// The values of IQ4_NL and IQ4_XS: a fixed nonlinear scale, denser around zero.
const IQ4: [i8; 16] = [-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113];

/// Twice the values of the E2M1 float format (0, ½, 1, 1½, 2, 3, 4, 6 and their negatives), so that they are integers.
const E2M1_DOUBLED: [i8; 16] = [0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12];

/// `y = d · table[nibble]`; low nibbles are the first half of the values.
fn look_up(table: &[i8; 16], d: f32, qs: &[u8], y: &mut [f32]) {
    let (low, high) = y.split_at_mut(qs.len());
    for ((q, low), high) in qs.iter().zip(low).zip(high) {
        *low = d * f32::from(table[usize::from(q & 15)]);
        *high = d * f32::from(table[usize::from(q >> 4)]);
    }
}

/// IQ4_NL: `d` f16, 16 bytes of nibbles.
pub(super) fn iq4_nl(b: &[u8; 18], y: &mut [f32; 32]) {
    look_up(&IQ4, f16_at(b, 0), &b[2..], y);
}

/// IQ4_XS: `d` f16, 8 high pairs (u16) and 8 low nibbles (4 bytes) of the 6-bit scales, 8 × 16 bytes of nibbles. The
/// scale is the 6-bit number − 32.
pub(super) fn iq4_xs(b: &[u8; 136], y: &mut [f32; 256]) {
    let d = f16_at(b, 0);
    let high = u16::from_le_bytes([b[2], b[3]]);
    for (j, (qs, y)) in b[8..].chunks_exact(16).zip(y.chunks_exact_mut(32)).enumerate() {
        let low = b[4 + j / 2] >> (j % 2 * 4) & 15;
        let scale = i16::from(low) + ((high >> (2 * j) & 3) << 4) as i16 - 32;
        look_up(&IQ4, d * f32::from(scale), qs, y);
    }
}

/// MXFP4 (OCP Microscaling Formats 1.0): an exponent byte, 16 bytes of E2M1 nibbles.
pub(super) fn mxfp4(b: &[u8; 17], y: &mut [f32; 32]) {
    look_up(&E2M1_DOUBLED, e8m0_half(b[0]), &b[1..], y);
}

/// NVFP4: four UE4M3 scales, 4 × 8 bytes of E2M1 nibbles, 16 values each. (A scale of the whole tensor lies in a
/// tensor of its own.)
pub(super) fn nvfp4(b: &[u8; 36], y: &mut [f32; 64]) {
    for (j, (qs, y)) in b[4..].chunks_exact(8).zip(y.chunks_exact_mut(16)).enumerate() {
        look_up(&E2M1_DOUBLED, ue4m3_half(b[j]), qs, y);
    }
}

/// Half of 2^(e − 127), the half that [`E2M1_DOUBLED`] asks for. The two smallest are subnormal; 255 is not treated
/// as NaN.
fn e8m0_half(e: u8) -> f32 {
    f32::from_bits(if e < 2 { 0x0020_0000 << e } else { u32::from(e - 1) << 23 })
}

/// Half of an unsigned float with four exponent bits (bias 7) and three mantissa bits. 0x7f, its NaN, reads as 0.
fn ue4m3_half(x: u8) -> f32 {
    if x == 0x7f {
        return 0.0;
    }
    let (exponent, mantissa) = (x >> 3 & 15, f32::from(x & 7));
    if exponent == 0 {
        mantissa * 2f32.powi(-10)
    } else {
        (1.0 + mantissa / 8.0) * 2f32.powi(i32::from(exponent) - 8)
    }
}
