//! MXFP4 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block, look_up, nibbles};
use super::dot::Path;
use super::lanes::*;
use crate::act::ActView;
use crate::scalar::blocks::{E2M1_DOUBLED, e8m0_half};
use crate::table::{Rows, Scratch, Slab};

/// MXFP4 rows.
///
/// # Safety
/// The machine must have the instructions of `P`.
pub(super) unsafe fn matmul_mxfp4<P: Path>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    out: &mut Slab<'_>,
    scratch: &mut Scratch,
) {
    // SAFETY: as this function's caller says.
    unsafe { P::blocks::<Mxfp4, 17>(rows, acts, out, scratch) }
}

struct Mxfp4;

impl Block<17> for Mxfp4 {
    const HAS_OFFSET: bool = false;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scale_offset(w: &[u8; 17]) -> (f32, f32) {
        (e8m0_half(w[0]), 0.0)
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: &[u8; 17]) -> [int8x16_t; 2] {
        look_up(&E2M1_DOUBLED, nibbles(at(w, 1)))
    }
}
