//! The most that a machine does, to hold kernels against: bytes read and multiplications per
//! second.
//!
//! Reading is one function for all instruction sets, since memory is slower than any of them.
//! Multiplying is measured by each set's `peak.rs` (and AMX's `tiles.rs`): its widest multiply-add
//! in as many independent sums as hide the latency, and no more than every matmul needs.

#[cfg(target_arch = "x86_64")]
use crate::prefetch::PrefetchPlan;
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

    /// Returns the name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Product::F32 => "f32",
            Product::Bf16 => "bf16",
            Product::Int8 => "int8",
        }
    }
}

/// Reads all of `bytes` as fast as memory gives them, and returns a sum so that reading cannot be
/// left out.
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
        let ahead = PrefetchPlan::of_this_machine();
        (ahead, if ahead.several { PrefetchPlan::STREAMS } else { 1 })
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
    for piece in &pieces[streams * n..] {
        add(piece);
    }
    let rest = rest.iter().map(|&b| u64::from(b)).sum();
    sums.into_iter().fold(rest, u64::wrapping_add)
}

impl Kernels {
    /// Multiplies and adds for a while (about `n` × 16 instructions) and returns how many
    /// operations that were, a multiplication and an addition each counted; `None` if the machine
    /// has no instruction of the kind.
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
        // SAFETY: this table exists only if the machine has `self.isa` (see `Kernels::new`); the
        // one instruction that `Isa` does not cover was asked for above.
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
                assert_eq!(
                    read(&bytes).to_ne_bytes().map(u64::from).iter().sum::<u64>(),
                    1,
                    "{at} of {len}"
                );
                bytes[at] = 0;
            }
        }
    }

    #[test]
    fn work_is_counted_in_proportion() {
        for kernels in crate::Isa::available().filter_map(Kernels::new) {
            for kind in Product::ALL {
                let once = kernels.multiply_only(kind, 1);
                assert_eq!(
                    kernels.multiply_only(kind, 7),
                    once.map(|n| 7 * n),
                    "{} {kind:?}",
                    kernels.isa
                );
            }
        }
    }
}
