//! Factors for the multiplications of each instruction set's `peak.rs` (see [`crate::limits`]).

use std::hint::black_box;

/// Random numbers that are multiplied, the same each time.
///
/// Zeros or powers of two take less power, and a processor may clock higher with them than it
/// ever does at work.
#[repr(align(64))]
pub(crate) struct Factors([[u8; 8]; Factors::SIZE / 8]);

/// Bytes of any value.
pub(crate) static BYTES: Factors = Factors::random(u64::MAX, 0);
/// Numbers of bf16, or half as many of f32: of either sign, from 1/8 to 2 in size.
///
/// Products are far enough from both ends of f32 that sums neither overflow nor become subnormal.
pub(crate) static FLOATS: Factors = Factors::random(0x81ff_81ff_81ff_81ff, 0x3e00_3e00_3e00_3e00);

impl Factors {
    /// Size in bytes.
    const SIZE: usize = 4096;

    /// Draws bits (xorshift, Marsaglia 2003) where `any` has ones, and takes those of `fixed`
    /// elsewhere.
    const fn random(any: u64, fixed: u64) -> Factors {
        let mut words = [[0; 8]; Factors::SIZE / 8];
        let mut x = 0x9e37_79b9_7f4a_7c15_u64;
        let mut i = 0;
        while i < words.len() {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            words[i] = (x & any | fixed).to_le_bytes();
            i += 1;
        }
        Factors(words)
    }

    /// Returns all numbers in pieces of `N` bytes, whose values the compiler does not know.
    pub(crate) fn pieces<const N: usize>(&self) -> &[[u8; N]] {
        black_box(self).0.as_flattened().as_chunks().0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_differ_and_their_sums_stay_ordinary() {
        let bf16s = FLOATS.pieces().iter().map(|&[a, b]| f32::from_le_bytes([0, 0, a, b]));
        let f32s = FLOATS.pieces().iter().map(|&x| f32::from_le_bytes(x));
        for floats in [bf16s.collect::<Vec<_>>(), f32s.collect()] {
            assert!(floats.iter().all(|x| (0.125..2.0).contains(&x.abs())));
            let mean = floats.iter().sum::<f32>() / floats.len() as f32;
            assert!(mean.abs() < 0.1, "{mean}");
        }
        let mut seen = [false; 256];
        BYTES.pieces().iter().for_each(|&[byte]| seen[usize::from(byte)] = true);
        assert_eq!(seen, [true; 256]);
    }
}
