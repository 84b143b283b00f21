//! NVFP4 becomes BF16: codes have two significant bits and scales four, so nothing is rounded.

use super::{Coded, Nvfp4};
use crate::scalar::blocks::E2M1_DOUBLED;

/// Bytes of a block of 64 weights in BF16.
pub(crate) const NVFP4_AS_BF16: usize = 128;

/// The meaning of each code under each scale: the low bytes of 16 numbers in bf16, then the high.
pub(crate) static MEANINGS: [[[u8; 16]; 2]; 256] = {
    let mut meanings = [[[0; 16]; 2]; 256];
    let mut scale = 0;
    while scale < 256 {
        let mut code = 0;
        while code < 16 {
            let value = half_of_ue4m3(scale as u8) * E2M1_DOUBLED[code] as f32;
            let [_, _, low, high] = value.to_bits().to_le_bytes();
            meanings[scale][0][code] = low;
            meanings[scale][1][code] = high;
            code += 1;
        }
        scale += 1;
    }
    meanings
};

/// Returns half of an unsigned float with four exponent bits (bias 7) and three mantissa bits.
/// 0x7f, its NaN, reads as 0.
#[inline]
pub(crate) const fn half_of_ue4m3(x: u8) -> f32 {
    let mantissa = (x & 7) as f32;
    let exponent = (x >> 3 & 15) as u32;
    match (x, exponent) {
        (0x7f, _) => 0.0,
        // 2⁻¹⁰
        (_, 0) => mantissa * f32::from_bits(117 << 23),
        (_, exponent) => (8.0 + mantissa) * f32::from_bits((116 + exponent) << 23),
    }
}

impl Coded<36, NVFP4_AS_BF16> for Nvfp4 {
    #[inline(always)]
    fn decode(b: &[u8; 36], to: &mut [u8; NVFP4_AS_BF16]) {
        let groups = b[4..].as_chunks::<8>().0.iter().zip(to.as_chunks_mut::<32>().0);
        for (scale, (nibbles, to)) in b[..4].iter().zip(groups) {
            let [low, high] = &MEANINGS[usize::from(*scale)];
            let (first, second) = to.as_chunks_mut::<2>().0.split_at_mut(8);
            for ((nibbles, first), second) in nibbles.iter().zip(first).zip(second) {
                let code = usize::from(nibbles & 15);
                *first = [low[code], high[code]];
                let code = usize::from(nibbles >> 4);
                *second = [low[code], high[code]];
            }
        }
    }
}
