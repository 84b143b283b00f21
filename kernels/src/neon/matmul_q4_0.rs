//! Q4_0 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block, minus, nibbles};
use super::dot::Path;
use super::four::{Bytes, Four};
use super::lanes::*;
use super::panel;
use crate::act::ActView;
use crate::operands::{Rows, Scratch, Slab};

/// Q4_0 rows.
///
/// # Safety
/// The machine must have the instructions of `P`.
pub(super) unsafe fn matmul_q4_0<P: Path>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    out: &mut Slab<'_>,
    scratch: &mut Scratch,
) {
    // SAFETY: as this function's caller says.
    unsafe { panel::blocks::<P, Q4_0, 18>(rows, acts, out, scratch) }
}

struct Q4_0;

impl Block<18> for Q4_0 {
    const HAS_OFFSET: bool = false;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scale_offset(w: &[u8; 18]) -> (f32, f32) {
        (f16_at(w, 0), 0.0)
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scales_offsets(w: Four<'_>) -> [float32x4_t; 2] {
        [w.f16(0), vdupq_n_f32(0.0)]
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes) -> [int8x16_t; 2] {
        minus(nibbles(w.load(2)), 8)
    }
}
