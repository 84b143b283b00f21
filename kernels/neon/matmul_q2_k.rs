//! Q2_K × 8-bit activations with one scale per 256.

use std::arch::aarch64::*;

use super::dot::Path;
use super::lanes::*;
use super::scale_min::{Header, Mins, SuperBlock, as_codes};
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

/// Q2_K rows.
///
/// # Safety
/// The machine must have the instructions of `P`.
pub(super) unsafe fn matmul_q2_k<P: Path>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    out: &mut Slab<'_>,
    scratch: &mut Scratch,
) {
    // SAFETY: as this function's caller says.
    unsafe { P::super_blocks::<Q2K, 84>(rows, acts, out, scratch) }
}

struct Q2K;

impl SuperBlock<84> for Q2K {
    const SUB: usize = 16;
    const MINS: Mins = Mins::Per16;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn header(w: &[u8; 84]) -> Header {
        Header {
            d: f16_at(w, 80),
            dmin: f16_at(w, 82),
            scales: std::array::from_fn(|j| i32::from(w[j] & 15)),
            mins: std::array::from_fn(|j| i16::from(w[j] >> 4)),
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: &[u8; 84], i: usize) -> [int8x16_t; 4] {
        two_bits(at(w, 16 + 32 * (i / 2)), i % 2).map(|x| as_codes(x))
    }
}

/// Bit pairs `2 · upper` and `2 · upper + 1` of 32 bytes: weights `64 · upper` to `64 · upper + 63` of a half of 128.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn two_bits(bytes: &[u8; 32], upper: usize) -> [uint8x16_t; 4] {
    let (down, pair) = (vdupq_n_s8(-4 * upper as i8), vdupq_n_u8(3));
    let (a, b) = (vshlq_u8(load_u8(at(bytes, 0)), down), vshlq_u8(load_u8(at(bytes, 16)), down));
    [
        vandq_u8(a, pair),
        vandq_u8(b, pair),
        vandq_u8(vshrq_n_u8::<2>(a), pair),
        vandq_u8(vshrq_n_u8::<2>(b), pair),
    ]
}
