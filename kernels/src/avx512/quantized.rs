//! Quantized rows × any number of tokens: the choice between rows as they lie, few tokens and
//! panels.

use super::few;
use super::panel::{self, PanelRows};
use super::rowwise_q8x32::{self, BlockRows};
use super::rowwise_q8x256::{self, KRows};
use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};

/// Multiplies rows of blocks of 32, `STEP` bytes of which the row-wise kernel takes at a time, by
/// all tokens.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn blocks<const STEP: usize, const BYTES: usize, F, const VNNI: bool>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) where
    F: BlockRows<STEP> + PanelRows<BYTES>,
{
    if !rows.packed && acts.n_tokens() <= rowwise_q8x32::MAX_TOKENS {
        rowwise_q8x32::matmul::<STEP, F, VNNI>(rows, acts, out, scratch);
    } else {
        matmul::<BYTES, F, VNNI>(rows, acts, out, scratch);
    }
}

/// Multiplies rows of super-blocks of 256 by all tokens.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn super_blocks<const BYTES: usize, F, const VNNI: bool>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) where
    F: KRows<BYTES> + PanelRows<BYTES>,
{
    if !rows.packed && acts.n_tokens() <= rowwise_q8x256::MAX_TOKENS {
        rowwise_q8x256::matmul::<BYTES, F, VNNI>(rows, acts, out, scratch);
    } else {
        matmul::<BYTES, F, VNNI>(rows, acts, out, scratch);
    }
}

/// Multiplies rows that are packed, or meet many tokens.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn matmul<const BYTES: usize, F: PanelRows<BYTES>, const VNNI: bool>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    if rows.packed && acts.n_tokens() <= few::MAX_TOKENS {
        few::matmul::<BYTES, F, VNNI>(rows, acts, out, scratch);
    } else {
        panel::matmul::<BYTES, F, VNNI>(rows, acts, out, scratch);
    }
}
