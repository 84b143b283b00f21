//! Rows that are decoded to bytes first (see [`crate::coded`]).

use half::bf16;

use super::{blocks, matmul_f32, matmul_q8x32, matmul_q8x256};
use crate::act::ActView;
use crate::coded::{CODE_BYTES, Coded, Nvfp4, block256, by_parts};
use crate::operands::{KernelScratch, OutputView, WeightRows};

/// Multiplies rows of a type that becomes blocks of codes.
pub(crate) fn codes<W: Coded<BYTES, CODE_BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    by_parts(rows, out, scratch, W::decode, |rows, out, _| {
        matmul_q8x256::matmul(rows, acts, out, block256);
    });
}

/// Multiplies rows of a type that becomes Q8_0.
pub(crate) fn as_q8_0<W: Coded<BYTES, TO>, const BYTES: usize, const TO: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    by_parts(rows, out, scratch, W::decode, |rows, out, _| {
        matmul_q8x32::matmul(rows, acts, out, blocks::q8_0);
    });
}

/// Multiplies rows of NVFP4, which becomes BF16.
pub(crate) fn as_bf16(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    by_parts(rows, out, scratch, Nvfp4::decode, |rows, out, _| {
        matmul_f32::matmul(rows, acts, out, |b| bf16::from_le_bytes(b).to_f32());
    });
}
