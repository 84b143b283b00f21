//! K-quants (super-blocks of 256) × 8-bit activations with one scale per 256.
//!
//! Per super-block both sums are exact integers: the dot products of the 16 sub-blocks weighted by
//! their integer scales (at most 256 · 32 · 127 · 128 ≈ 2²⁷ for Q6_K), and the sums of the
//! activation codes weighted by the integer mins. Floats enter once per super-block.

use super::blocks::Block256;
use crate::act::ActView;
use crate::operands::{OutputView, WeightRows};

/// Multiplies rows of super-blocks of `BYTES` bytes. Each is decoded once and meets all tokens.
pub(crate) fn matmul<const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    decode: impl Fn(&[u8; BYTES]) -> Block256,
) {
    let n_blocks = acts.n() / 256;
    for t in 0..acts.n_tokens() {
        out.token(t).fill(0.0);
    }
    for r in 0..rows.n_rows {
        let (row, _) = rows.row(r).as_chunks::<BYTES>();
        for (b, bytes) in row.iter().enumerate() {
            let block = decode(bytes);
            for t in 0..acts.n_tokens() {
                let at = t * n_blocks + b;
                let codes = &acts.q()[at * 256..][..256];
                let sums = &acts.sums()[at * 16..][..16];
                let mut dot = 0;
                let mut mins = 0;
                for j in 0..16 {
                    let w = &block.q[j * 16..][..16];
                    let x = &codes[j * 16..][..16];
                    dot += block.scale[j]
                        * w.iter().zip(x).map(|(&w, &x)| i32::from(w) * i32::from(x)).sum::<i32>();
                    mins += block.min[j] * i32::from(sums[j]);
                }
                out.token(t)[r] +=
                    acts.scale()[at] * (block.d * dot as f32 - block.dmin * mins as f32);
            }
        }
    }
}
