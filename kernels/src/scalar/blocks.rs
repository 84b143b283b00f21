//! The block layouts of the types that have integer kernels, decoded to codes and scales.
//!
//! One function per type is the only place that says where each bit lies; matmul and dequantization
//! both read blocks through it. The layouts are those of the GGUF types; multi-byte fields are
//! little endian and unaligned.

use half::f16;

/// The offset of types without one: −0 leaves every number as it is, −0 included.
const NO_OFFSET: f32 = -0.0;

/// A block of 32 weights: `w[i] = d · q[i] + m`.
pub(crate) struct Block32 {
    pub(crate) d: f32,
    pub(crate) m: f32,
    pub(crate) q: [i8; 32],
}

/// A super-block of 256 weights: `w[i] = d · scale[j] · q[i] − dmin · min[j]` with `j = i / 16`.
///
/// Types with sub-blocks of 32 (Q4_K, Q5_K) repeat each scale and min.
pub(crate) struct Block256 {
    pub(crate) d: f32,
    pub(crate) dmin: f32,
    pub(crate) scale: [i32; 16],
    pub(crate) min: [i32; 16],
    pub(crate) q: [i8; 256],
}

/// Returns the f16 at byte `at`.
pub(crate) fn f16_at(bytes: &[u8], at: usize) -> f32 {
    f16::from_le_bytes([bytes[at], bytes[at + 1]]).to_f32()
}

/// Widens an f16 to the bits that [`f16::to_f32`] gives.
///
/// The cases are computed side by side, so that the compiler can widen whole vectors: rows of f16
/// are multiplied three times as fast as through `to_f32`, which asks with every number which
/// instructions the machine has.
#[inline]
pub(crate) fn widen_f16(bytes: [u8; 2]) -> f32 {
    // an exponent of f32 is greater by this for the same power of two
    const REBIAS: u32 = (127 - 15) << 23;
    const INFINITY: u32 = 0x1f << 23;
    let bits = u32::from(u16::from_le_bytes(bytes));
    let magnitude = (bits & 0x7fff) << 13;
    let normal = magnitude + REBIAS;
    // 2⁻¹⁴ · (1 + fraction) less 2⁻¹⁴
    let one = REBIAS + (1 << 23);
    let subnormal = (f32::from_bits(magnitude + one) - f32::from_bits(one)).to_bits();
    let quiet = if magnitude > INFINITY { 1 << 22 } else { 0 };
    let value = if magnitude >= INFINITY {
        (normal + REBIAS) | quiet
    } else if magnitude < 1 << 23 {
        subnormal
    } else {
        normal
    };
    f32::from_bits(value | (bits & 0x8000) << 16)
}

/// Returns nibble `i` of 32 in 16 bytes: the low halves come first, then the high halves.
fn nibble(qs: &[u8], i: usize) -> u8 {
    if i < 16 { qs[i] & 15 } else { qs[i - 16] >> 4 }
}

/// Decodes Q8_0: `d` f16, 32 × i8.
pub(crate) fn q8_0(b: &[u8; 34]) -> Block32 {
    Block32 { d: f16_at(b, 0), m: NO_OFFSET, q: std::array::from_fn(|i| b[2 + i] as i8) }
}

/// Decodes Q4_0: `d` f16, 16 bytes of nibbles; the code is the nibble − 8.
pub(crate) fn q4_0(b: &[u8; 18]) -> Block32 {
    Block32 {
        d: f16_at(b, 0),
        m: NO_OFFSET,
        q: std::array::from_fn(|i| nibble(&b[2..], i) as i8 - 8),
    }
}

/// Decodes Q4_1: `d`, `m` f16, 16 bytes of nibbles.
pub(crate) fn q4_1(b: &[u8; 20]) -> Block32 {
    Block32 {
        d: f16_at(b, 0),
        m: f16_at(b, 2),
        q: std::array::from_fn(|i| nibble(&b[4..], i) as i8),
    }
}

/// Returns bit `i` of the 32 fifth bits, moved to its place.
fn fifth_bit(qh: u32, i: usize) -> u8 {
    ((qh >> i & 1) << 4) as u8
}

/// Decodes Q5_0: `d` f16, 32 fifth bits, 16 bytes of nibbles; the code is the 5-bit number − 16.
pub(crate) fn q5_0(b: &[u8; 22]) -> Block32 {
    let qh = u32::from_le_bytes([b[2], b[3], b[4], b[5]]);
    let q = std::array::from_fn(|i| (nibble(&b[6..], i) | fifth_bit(qh, i)) as i8 - 16);
    Block32 { d: f16_at(b, 0), m: NO_OFFSET, q }
}

/// Decodes Q5_1: `d`, `m` f16, 32 fifth bits, 16 bytes of nibbles.
pub(crate) fn q5_1(b: &[u8; 24]) -> Block32 {
    let qh = u32::from_le_bytes([b[4], b[5], b[6], b[7]]);
    let q = std::array::from_fn(|i| (nibble(&b[8..], i) | fifth_bit(qh, i)) as i8);
    Block32 { d: f16_at(b, 0), m: f16_at(b, 2), q }
}

/// The values of IQ4_NL and IQ4_XS: a fixed nonlinear scale, denser around zero.
pub(crate) const IQ4: [i8; 16] =
    [-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113];

/// Twice the values of the E2M1 float format (0, ½, 1, 1½, 2, 3, 4, 6 and their negatives), so that
/// they are integers.
pub(crate) const E2M1_DOUBLED: [i8; 16] = [0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12];

/// Decodes IQ4_NL: `d` f16, 16 bytes of nibbles that index [`IQ4`].
pub(crate) fn iq4_nl(b: &[u8; 18]) -> Block32 {
    let q = std::array::from_fn(|i| IQ4[usize::from(nibble(&b[2..], i))]);
    Block32 { d: f16_at(b, 0), m: NO_OFFSET, q }
}

/// Decodes MXFP4 (OCP Microscaling Formats 1.0): an exponent byte, 16 bytes of E2M1 nibbles.
pub(crate) fn mxfp4(b: &[u8; 17]) -> Block32 {
    let q = std::array::from_fn(|i| E2M1_DOUBLED[usize::from(nibble(&b[1..], i))]);
    Block32 { d: e8m0_half(b[0]), m: NO_OFFSET, q }
}

/// Returns half of 2^(e − 127), the half that [`E2M1_DOUBLED`] asks for. The two smallest are
/// subnormal; 255 is not treated as NaN.
#[inline(always)]
pub(crate) fn e8m0_half(e: u8) -> f32 {
    f32::from_bits(if e < 2 { 0x0020_0000 << e } else { u32::from(e - 1) << 23 })
}

/// Returns the eight 6-bit (scale, min) pairs in the 12 bytes of Q4_K and Q5_K.
///
/// Bytes 0–3 hold the low six bits of scales 0–3, bytes 4–7 of mins 0–3; their top two bits are the
/// top bits of scales and mins 4–7, whose low nibbles share bytes 8–11.
fn scale_min(s: &[u8], j: usize) -> (i32, i32) {
    let (scale, min) = if j < 4 {
        (s[j] & 63, s[j + 4] & 63)
    } else {
        (s[j + 4] & 15 | s[j - 4] >> 6 << 4, s[j + 4] >> 4 | s[j] >> 6 << 4)
    };
    (scale.into(), min.into())
}

/// Decodes Q4_K: `d`, `dmin` f16, 12 bytes of scales and mins, then 4 × 32 bytes: low nibbles are
/// 32 weights, high nibbles the next 32.
pub(crate) fn q4_k(b: &[u8; 144]) -> Block256 {
    let scales = &b[4..16];
    let qs = &b[16..];
    Block256 {
        d: f16_at(b, 0),
        dmin: f16_at(b, 2),
        scale: std::array::from_fn(|j| scale_min(scales, j / 2).0),
        min: std::array::from_fn(|j| scale_min(scales, j / 2).1),
        q: std::array::from_fn(|i| (qs[i / 64 * 32 + i % 32] >> (i / 32 % 2 * 4) & 15) as i8),
    }
}

/// Decodes Q5_K: as Q4_K with 32 bytes of fifth bits before the nibbles: byte `i % 32`, bit
/// `i / 32`.
pub(crate) fn q5_k(b: &[u8; 176]) -> Block256 {
    let scales = &b[4..16];
    let qh = &b[16..48];
    let qs = &b[48..];
    let code = |i: usize| {
        let low = qs[i / 64 * 32 + i % 32] >> (i / 32 % 2 * 4) & 15;
        let high = qh[i % 32] >> (i / 32) & 1;
        (low | high << 4) as i8
    };
    Block256 {
        d: f16_at(b, 0),
        dmin: f16_at(b, 2),
        scale: std::array::from_fn(|j| scale_min(scales, j / 2).0),
        min: std::array::from_fn(|j| scale_min(scales, j / 2).1),
        q: std::array::from_fn(code),
    }
}

/// Decodes Q6_K: 128 bytes of low nibbles, 64 bytes of high bit pairs, 16 × i8 scales, `d` f16; the
/// code is the 6-bit number − 32.
///
/// Each half of 128 weights takes 64 low bytes (weights 0–63 of the half in the low nibbles, 64–127
/// in the high ones) and 32 high bytes (weight `i` of the half: byte `i % 32`, bit pair `i / 32`).
pub(crate) fn q6_k(b: &[u8; 210]) -> Block256 {
    let ql = &b[..128];
    let qh = &b[128..192];
    let scales = &b[192..208];
    let code = |i: usize| {
        let half = i / 128;
        let i = i % 128;
        let low = ql[half * 64 + i % 64] >> (i / 64 * 4) & 15;
        let high = qh[half * 32 + i % 32] >> (i / 32 * 2) & 3;
        (low | high << 4) as i8 - 32
    };
    Block256 {
        d: f16_at(b, 208),
        dmin: 0.0,
        scale: std::array::from_fn(|j| (scales[j] as i8).into()),
        min: [0; 16],
        q: std::array::from_fn(code),
    }
}

/// Decodes Q2_K: 16 bytes (low nibble scale, high nibble min), 64 bytes of 2-bit codes, `d`, `dmin`
/// f16.
///
/// Each half of 128 weights takes 32 bytes: weight `i` of the half is byte `i % 32`, bit pair `i /
/// 32`.
pub(crate) fn q2_k(b: &[u8; 84]) -> Block256 {
    let scales = &b[..16];
    let qs = &b[16..80];
    Block256 {
        d: f16_at(b, 80),
        dmin: f16_at(b, 82),
        scale: std::array::from_fn(|j| (scales[j] & 15).into()),
        min: std::array::from_fn(|j| (scales[j] >> 4).into()),
        q: std::array::from_fn(|i| (qs[i / 128 * 32 + i % 32] >> (i % 128 / 32 * 2) & 3) as i8),
    }
}

/// Decodes Q3_K: 32 bytes of high bits (byte `i % 32`, bit `i / 32`), 64 bytes of low bit pairs as
/// in Q2_K, 12 bytes of 6-bit scales, `d` f16. The code is the 3-bit number − 4.
pub(crate) fn q3_k(b: &[u8; 110]) -> Block256 {
    let high = &b[..32];
    let qs = &b[32..96];
    let code = |i: usize| {
        let low = qs[i / 128 * 32 + i % 32] >> (i % 128 / 32 * 2) & 3;
        (low | (high[i % 32] >> (i / 32) & 1) << 2) as i8 - 4
    };
    let [first, second] = q3_k_scales(&b[96..108]);
    let scales = [first.to_le_bytes(), second.to_le_bytes()];
    Block256 {
        d: f16_at(b, 108),
        dmin: 0.0,
        scale: std::array::from_fn(|j| i32::from(scales[j / 8][j % 8]) - 32),
        min: [0; 16],
        q: std::array::from_fn(code),
    }
}

/// Returns the 16 scales + 32 of Q3_K, a byte each, from their 12 bytes. The low four bits of scale
/// `j` are a nibble of bytes 0–7 (low nibbles first), its high two bits a pair of bytes 8–11 (byte
/// `j % 4`, pair `j / 4`).
#[inline(always)]
pub(crate) fn q3_k_scales(s: &[u8]) -> [u64; 2] {
    let low = u64::from_le_bytes([s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]]);
    let pairs = u64::from(u32::from_le_bytes([s[8], s[9], s[10], s[11]]));
    // each pair to bits 4 and 5 of its scale's byte; what else falls there is masked
    let nibble = 0x0f0f_0f0f_0f0f_0f0f;
    let pair = 0x3030_3030_3030_3030;
    [
        low & nibble | (pairs << 4 | pairs << 34) & pair,
        low >> 4 & nibble | (pairs | pairs << 30) & pair,
    ]
}

/// Decodes IQ4_XS: `d` f16, 8 high pairs (u16) and 8 low nibbles (4 bytes) of the 6-bit scales, 8 ×
/// 16 bytes of nibbles that index [`IQ4`]. The scale is the 6-bit number − 32.
pub(crate) fn iq4_xs(b: &[u8; 136]) -> Block256 {
    let high = u16::from_le_bytes([b[2], b[3]]);
    let scale = |j: usize| {
        let low = b[4 + j / 2] >> (j % 2 * 4) & 15;
        i32::from(low) + (i32::from(high >> (2 * j) & 3) << 4) - 32
    };
    Block256 {
        d: f16_at(b, 0),
        dmin: 0.0,
        scale: std::array::from_fn(|j| scale(j / 2)),
        min: [0; 16],
        q: std::array::from_fn(|i| IQ4[usize::from(nibble(&b[8 + i / 32 * 16..], i % 32))]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_f16_is_widened_to_its_bits() {
        for bits in 0..=u16::MAX {
            let wanted = f16::from_bits(bits).to_f32();
            let got = widen_f16(bits.to_le_bytes());
            assert_eq!(got.to_bits(), wanted.to_bits(), "{bits:#06x}");
        }
    }
}
