//! Q4_0 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block, minus, nibbles};
use super::dot::Path;
use super::lanes::*;
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

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
    unsafe { P::blocks::<Q4_0, 18>(rows, acts, out, scratch) }
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
    unsafe fn codes(w: &[u8; 18]) -> [int8x16_t; 2] {
        minus(nibbles(at(w, 2)), 8)
    }
}
