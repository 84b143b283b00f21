//! What the machine can do at most, to hold kernels against: bytes read per second, multiplications per second.
//!
//! Reading is one function for all instruction sets, since memory is slower than any of them. Multiplying is measured by
//! each set's `peak.rs` (and AMX's `tiles.rs`): its widest multiply-add in as many independent sums as hide the latency, nothing
//! else but what no matmul can do without.

use std::hint::black_box;

#[cfg(target_arch = "x86_64")]
use crate::ahead::Ahead;
use crate::table::Kernels;

/// A kind of multiplication.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Product {
    /// f32 × f32, summed in f32.
    F32,
    /// bf16 × bf16, summed in f32 by an instruction of its own.
    Bf16,
    /// 8 bits × 8 bits, summed in integers.
    Int8,
}

impl Product {
    /// All kinds.
    pub const ALL: [Product; 3] = [Product::F32, Product::Bf16, Product::Int8];

    /// The name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Product::F32 => "f32",
            Product::Bf16 => "bf16",
            Product::Int8 => "int8",
        }
    }
}

/// What is multiplied: random numbers, the same each time. Zeros or powers of two take less power, and a processor may clock higher
/// with them than it ever does at work.
#[repr(align(64))]
pub(crate) struct Factors([[u8; 8]; Factors::SIZE / 8]);

/// Bytes of any value.
pub(crate) static BYTES: Factors = Factors::random(u64::MAX, 0);
/// Numbers of bf16, or of f32 and half as many: of either sign, their sizes from 1/8 to 2. Products are far enough from both ends of
/// f32 that sums neither overflow nor become subnormal.
pub(crate) static FLOATS: Factors = Factors::random(0x81ff_81ff_81ff_81ff, 0x3e00_3e00_3e00_3e00);

impl Factors {
    /// In bytes.
    const SIZE: usize = 4096;

    /// Random bits (xorshift, Marsaglia 2003) where `any` has ones, those of `fixed` elsewhere.
    const fn random(any: u64, fixed: u64) -> Factors {
        let (mut words, mut x, mut i) = ([[0; 8]; Factors::SIZE / 8], 0x9e37_79b9_7f4a_7c15_u64, 0);
        while i < words.len() {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            words[i] = (x & any | fixed).to_le_bytes();
            i += 1;
        }
        Factors(words)
    }

    /// All of them in pieces of `N` bytes; the compiler does not know what they are.
    pub(crate) fn pieces<const N: usize>(&self) -> &[[u8; N]] {
        black_box(self).0.as_flattened().as_chunks().0
    }
}

/// Reads all of `bytes` as fast as memory gives them, and returns a sum so that reading cannot be left out.
pub fn read(bytes: &[u8]) -> u64 {
    let (pieces, rest) = bytes.as_chunks::<256>();
    let mut sums = [0u64; 32];
    let mut add = |piece: &[u8; 256]| {
        for (sum, word) in sums.iter_mut().zip(piece.as_chunks::<8>().0) {
            *sum = sum.wrapping_add(u64::from_ne_bytes(*word));
        }
    };
    #[cfg(target_arch = "x86_64")]
    let (ahead, streams) = {
        let ahead = Ahead::of_this_machine();
        (ahead, if ahead.several { Ahead::STREAMS } else { 1 })
    };
    // elsewhere the hardware follows one stream by itself
    #[cfg(not(target_arch = "x86_64"))]
    let streams = 1;
    let n = pieces.len() / streams;
    for i in 0..n {
        for stream in 0..streams {
            let piece = &pieces[stream * n + i];
            #[cfg(target_arch = "x86_64")]
            ahead.ask(piece.as_ptr(), piece.len());
            add(piece);
        }
    }
    pieces[streams * n..].iter().for_each(add);
    let rest = rest.iter().map(|&b| u64::from(b)).sum();
    sums.into_iter().fold(rest, u64::wrapping_add)
}

impl Kernels {
    /// Multiplies and adds for a while (about `n` × 16 instructions) and returns how many operations that were, a
    /// multiplication and an addition each counted; `None` if the machine has no instruction of the kind.
    pub fn multiply_only(&self, kind: Product, n: u64) -> Option<u64> {
        let peak = match kind {
            Product::F32 => self.peak_f32,
            Product::Int8 => self.peak_int8,
            Product::Bf16 => {
                #[cfg(target_arch = "x86_64")]
                if !std::is_x86_feature_detected!("avx512bf16") {
                    return None;
                }
                self.peak_bf16?
            }
        };
        // SAFETY: this table exists only if the machine has `self.isa` (see `Kernels::new`); the one instruction that `Isa`
        // does not cover was asked for above.
        Some(unsafe { peak(n) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reading_sums_every_byte_once() {
        for len in [0, 1, 255, 256, 257, 1000] {
            let mut bytes = vec![0; len];
            for at in 0..len {
                bytes[at] = 1;
                assert_eq!(read(&bytes).to_ne_bytes().map(u64::from).iter().sum::<u64>(), 1, "{at} of {len}");
                bytes[at] = 0;
            }
        }
    }

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

    #[test]
    fn work_is_counted_in_proportion() {
        for kernels in crate::Isa::available().filter_map(Kernels::new) {
            for kind in Product::ALL {
                let once = kernels.multiply_only(kind, 1);
                assert_eq!(kernels.multiply_only(kind, 7), once.map(|n| 7 * n), "{} {kind:?}", kernels.isa);
            }
        }
    }
}
