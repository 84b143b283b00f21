//! Weights in blocks of 32 × 8-bit activations with one scale per 32.
//!
//! Per block: an exact integer dot product, times the product of the two scales in f32; the block's
//! offset `m` meets the sum of the activation codes.

use super::blocks::Block32;
use crate::act::ActView;
use crate::operands::{OutputView, WeightRows};

/// Multiplies rows of blocks of `BYTES` bytes. Each block is decoded once and meets all tokens.
pub(crate) fn matmul<const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    decode: impl Fn(&[u8; BYTES]) -> Block32,
) {
    let n_blocks = acts.n() / 32;
    for t in 0..acts.n_tokens() {
        out.token(t).fill(0.0);
    }
    for r in 0..rows.n_rows {
        let (row, _) = rows.row(r).as_chunks::<BYTES>();
        for (b, bytes) in row.iter().enumerate() {
            let block = decode(bytes);
            for t in 0..acts.n_tokens() {
                let at = t * n_blocks + b;
                let codes = &acts.q()[at * 32..][..32];
                let dot: i32 =
                    block.q.iter().zip(codes).map(|(&w, &x)| i32::from(w) * i32::from(x)).sum();
                let sum = i32::from(acts.sums()[at * 2]) + i32::from(acts.sums()[at * 2 + 1]);
                out.token(t)[r] += acts.scale()[at] * (block.d * dot as f32 + block.m * sum as f32);
            }
        }
    }
}
