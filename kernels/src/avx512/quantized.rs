//! Quantized rows × any number of tokens: the choice between few tokens and panels.

use super::few;
use super::panel::{self, PanelRows};
use crate::act::ActView;
use crate::operands::{Rows, Scratch, Slab};

/// Multiplies all rows by all tokens.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn matmul<const BYTES: usize, F: PanelRows<BYTES>, const VNNI: bool>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    out: &mut Slab<'_>,
    scratch: &mut Scratch,
) {
    if rows.packed && acts.n_tokens <= few::MAX_TOKENS {
        few::matmul::<BYTES, F, VNNI>(rows, acts, out, scratch);
    } else {
        panel::matmul::<BYTES, F, VNNI>(rows, acts, out, scratch);
    }
}
