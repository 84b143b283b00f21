//! Rows that are decoded to bytes first (see [`crate::coded`]).

use std::arch::aarch64::*;

use half::bf16;

use super::dot::Path;
use super::four::{Bytes, Four};
use super::lanes::*;
use super::scale_min::{RowScales, SubBlockMins, SuperBlock, SuperBlockScales, as_codes};
use super::{matmul_f32, panel};
use crate::act::ActView;
use crate::coded::nvfp4::{MEANINGS, NVFP4_AS_BF16};
use crate::coded::{BLOCK_SCALE, CODE_BYTES, Coded, OFFSET, SCALES, block_scale, by_parts};
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::weight_types::{CodeRows, Q8_0};

/// Multiplies rows of a type that becomes blocks of codes.
///
/// # Safety
/// The machine must have the instructions of `P`.
pub(super) unsafe fn codes<P: Path, W: Coded<BYTES, CODE_BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    by_parts(rows, out, scratch, W::decode, |rows, out, scratch| {
        // SAFETY: as this function's caller says.
        unsafe { panel::super_blocks::<P, CodeRows, CODE_BYTES>(rows, acts, out, scratch) };
    });
}

/// Multiplies rows of a type that becomes Q8_0.
///
/// # Safety
/// The machine must have the instructions of `P`.
pub(super) unsafe fn as_q8_0<P: Path, W: Coded<BYTES, TO>, const BYTES: usize, const TO: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    by_parts(rows, out, scratch, W::decode, |rows, out, scratch| {
        // SAFETY: as this function's caller says.
        unsafe { panel::blocks::<P, Q8_0, 34>(rows, acts, out, scratch) };
    });
}

/// Multiplies rows of NVFP4, which becomes BF16.
#[target_feature(enable = "neon")]
pub(super) fn as_bf16(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let decode = |block: &_, to: &mut _| nvfp4(block, to);
    by_parts(rows, out, scratch, decode, |rows, out, scratch| {
        matmul_f32::matmul::<2, bf16>(rows, acts, out, scratch);
    });
}

/// Decodes NVFP4 to BF16.
#[inline]
#[target_feature(enable = "neon")]
fn nvfp4(b: &[u8; 36], to: &mut [u8; NVFP4_AS_BF16]) {
    for i in 0..4 {
        let [low, high] = &MEANINGS[usize::from(b[i])];
        let nibbles: &[u8; 8] = at(b, 4 + 8 * i);
        let nibbles = vcreate_u8(u64::from_le_bytes(*nibbles));
        let codes = vcombine_u8(vand_u8(nibbles, vdup_n_u8(15)), vshr_n_u8::<4>(nibbles));
        let low = vqtbl1q_u8(load_u8(low), codes);
        let high = vqtbl1q_u8(load_u8(high), codes);
        store_u8(at_mut(to, 32 * i), vzip1q_u8(low, high));
        store_u8(at_mut(to, 32 * i + 16), vzip2q_u8(low, high));
    }
}

impl SuperBlock<CODE_BYTES> for CodeRows {
    const SUB: usize = 16;
    const MINS: SubBlockMins = SubBlockMins::None;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales(w: &[u8; CODE_BYTES]) -> SuperBlockScales {
        let scale = |j: usize| i32::from(w[SCALES + j].cast_signed());
        SuperBlockScales {
            d: block_scale(w),
            dmin: 0.0,
            factors: std::array::from_fn(scale),
            mins: [0; 16],
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales_of_four(w: Four<'_>, to: &mut RowScales) {
        store_f32(&mut to.d[0], vreinterpretq_f32_u8(w.bytes(BLOCK_SCALE)));
        for (j, scale) in to.factors.iter_mut().enumerate() {
            // byte j to the top, then down with its sign
            let words = vreinterpretq_s32_u32(w.words(SCALES + j / 4 * 4));
            store_i32(
                scale,
                vshrq_n_s32::<24>(vshlq_s32(words, vdupq_n_s32(24 - 8 * (j % 4) as i32))),
            );
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes, i: usize) -> [int8x16_t; 4] {
        let offset = vdupq_n_s8(OFFSET as i8);
        let codes = |j: usize| vsubq_s8(as_codes(w.load(64 * i + 16 * j)), offset);
        [codes(0), codes(1), codes(2), codes(3)]
    }
}
