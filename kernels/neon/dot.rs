//! Dot products of 8-bit codes, and the three ways through a matmul that follow from them.

use std::arch::aarch64::*;
use std::arch::asm;

use super::blocks32::Block;
use super::rowwise;
use super::scale_min::SuperBlock;
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

/// How a table's quantized matmuls go.
///
/// # Safety
/// The machine must have the instructions of the implementing type.
pub(super) trait Path {
    /// Rows of blocks of 32 × activations with a scale per 32.
    unsafe fn blocks<W: Block<BYTES>, const BYTES: usize>(
        rows: Rows<'_>,
        acts: ActView<'_>,
        out: &mut Slab<'_>,
        scratch: &mut Scratch,
    );

    /// Rows of super-blocks of 256 × activations with a scale per 256.
    unsafe fn super_blocks<W: SuperBlock<BYTES>, const BYTES: usize>(
        rows: Rows<'_>,
        acts: ActView<'_>,
        out: &mut Slab<'_>,
        scratch: &mut Scratch,
    );
}

/// A dot product within a vector.
pub(super) trait Dot {
    /// Adds to each lane of `acc` the products of four of the 16 pairs (which four is the implementation's choice).
    ///
    /// Codes of `x` lie in −127…127; those of `w` may be −128.
    ///
    /// # Safety
    /// The machine must have the instructions of the implementing type.
    unsafe fn dot(acc: int32x4_t, w: int8x16_t, x: int8x16_t) -> int32x4_t;
}

/// Plain NEON: products of 16 bits, two of them added there (2 · 128 · 127 fits), pairs of those added in 32.
pub(super) struct Widening;

impl Dot for Widening {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn dot(acc: int32x4_t, w: int8x16_t, x: int8x16_t) -> int32x4_t {
        let products = vmull_s8(vget_low_s8(w), vget_low_s8(x));
        vpadalq_s16(acc, vmlal_high_s8(products, w, x))
    }
}

/// The dot product extension.
pub(super) struct Sdot;

impl Dot for Sdot {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn dot(mut acc: int32x4_t, w: int8x16_t, x: int8x16_t) -> int32x4_t {
        // SAFETY: works on registers alone; the caller knows that the machine has it.
        unsafe {
            asm!(
                ".arch_extension dotprod",
                "sdot {acc:v}.4s, {w:v}.16b, {x:v}.16b",
                acc = inout(vreg) acc,
                w = in(vreg) w,
                x = in(vreg) x,
                options(pure, nomem, nostack, preserves_flags),
            );
        }
        acc
    }
}

impl<D: Dot> Path for D {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn blocks<W: Block<BYTES>, const BYTES: usize>(
        rows: Rows<'_>,
        acts: ActView<'_>,
        out: &mut Slab<'_>,
        _: &mut Scratch,
    ) {
        // SAFETY: the machine has the instructions of `D`, says this function's caller.
        unsafe { rowwise::blocks::<D, W, BYTES>(rows, acts, out) }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn super_blocks<W: SuperBlock<BYTES>, const BYTES: usize>(
        rows: Rows<'_>,
        acts: ActView<'_>,
        out: &mut Slab<'_>,
        _: &mut Scratch,
    ) {
        // SAFETY: the machine has the instructions of `D`, says this function's caller.
        unsafe { rowwise::super_blocks::<D, W, BYTES>(rows, acts, out) }
    }
}
