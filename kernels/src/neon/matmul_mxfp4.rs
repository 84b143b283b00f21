//! MXFP4 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block, look_up, nibbles};
use super::dot::Path;
use super::four::{Bytes, Four};
use super::lanes::*;
use super::panel;
use crate::act::ActView;
use crate::operands::{Rows, Scratch, Slab};
use crate::scalar::blocks::{E2M1_DOUBLED, e8m0_half};

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
    unsafe { panel::blocks::<P, Mxfp4, 17>(rows, acts, out, scratch) }
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
    unsafe fn scales_offsets(w: Four<'_>) -> [float32x4_t; 2] {
        [load_f32(&w.first_bytes().map(e8m0_half)), vdupq_n_f32(0.0)]
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes) -> [int8x16_t; 2] {
        look_up(&E2M1_DOUBLED, nibbles(w.load(1)))
    }
}
