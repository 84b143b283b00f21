//! Quantized rows × any number of tokens: the choice between rows as they lie and strips.

use super::panel::{self, PanelType};
use super::rowwise::{self, DotGroup};
use crate::act::ActView;
use crate::format::TensorType;
use crate::operands::{KernelScratch, OutputView, WeightRows};

/// Returns the number of tokens up to which reading rows in place is faster than unpacking them
/// first, where they are not packed; of float rows, those that share a number of running sums.
pub(super) fn max_rowwise_tokens(ty: TensorType) -> usize {
    use TensorType::*;
    match ty {
        Q8_0 | IQ4_NL | Q6_K | IQ4_XS => 4,
        IQ1_S | IQ1_M | IQ2_XXS | IQ2_XS | IQ2_S | IQ3_XXS | IQ3_S | TQ1_0 | TQ2_0 => 4,
        Q1_0 | Q2_0 => max_rowwise_tokens(Q8_0),
        Q4_0 | Q4_1 | Q5_0 | MXFP4 | Q2_K | Q3_K | Q5_K => 3,
        _ => 2,
    }
}

/// Multiplies all rows by all tokens.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn matmul<W, const BYTES: usize, const VNNI: bool>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) where
    W: DotGroup<BYTES> + PanelType<BYTES>,
{
    if acts.n_tokens() <= max_rowwise_tokens(rows.ty) && !rows.packed {
        rowwise::matmul::<W, BYTES>(rows, acts, out, scratch);
    } else if VNNI || W::TILE_STRIPS == 2 {
        panel::matmul::<W, BYTES, 2, VNNI>(rows, acts, out, scratch);
    } else {
        panel::matmul::<W, BYTES, 1, VNNI>(rows, acts, out, scratch);
    }
}
