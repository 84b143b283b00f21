//! Runs every kernel of every instruction set of this machine against a plain f64 evaluation of
//! what it must compute, on random, extreme and odd-sized input.
//!
//! A new instruction set is covered by being in [`Isa::available`] and having a table. All input
//! lies flush against an unreadable page, so that a kernel that reads past a slice dies here and
//! not at the end of a user's model file.

mod attend;
mod guard;
mod matmul;
mod quantize;
mod vector;
mod weights;

use crate::isa::Isa;
use crate::operands::KernelScratch;
use crate::table::Kernels;
use guard::Guarded;

/// Returns the tables under test, scalar first.
fn tables() -> Vec<&'static Kernels> {
    Isa::available().filter_map(Kernels::new).collect()
}

/// Returns working memory as a kernel may find it: full of NaN.
fn dirty_scratch() -> KernelScratch {
    let mut scratch = KernelScratch::default();
    scratch.f32s(1 << 16).fill(f32::NAN);
    scratch.bytes(1 << 16).fill(0xff);
    scratch
}

/// SplitMix64 (Steele, Lea & Flood 2014): small, seedable, good enough for test data.
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number, uniform in `0..n`.
    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// Returns a number, uniform in −1…1.
    fn signed(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 23) as f32 - 1.0
    }

    /// Returns a number, bell-shaped, standard deviation 1: what activations look like.
    fn normal(&mut self) -> f32 {
        let sum: f32 = (0..12).map(|_| self.signed()).sum();
        sum / 2.0
    }

    fn normals(&mut self, n: usize) -> Vec<f32> {
        (0..n).map(|_| self.normal()).collect()
    }
}

/// Fails unless `got` is within `tolerance` of `wanted`, or both are NaN.
#[track_caller]
fn assert_close(got: f32, wanted: f64, tolerance: f64, what: impl FnOnce() -> String) {
    let close =
        if wanted.is_nan() { got.is_nan() } else { (f64::from(got) - wanted).abs() <= tolerance };
    assert!(close, "{}: {got:e} instead of {wanted:e} ± {tolerance:e}", what());
}
