//! Low-rank adapters: what rows of a step get next to a matrix, factor · B (A x).
//!
//! Rows of one adapter and factor that stand next to each other are multiplied together, whatever
//! sequences they are of.

use std::ops::Range;
use std::sync::Arc;

use hob_kernels::ActView;
use hob_kernels::operands::{OutputView, WeightRows};

use super::{CpuRows, ThreadMemory};
use crate::backend::{Buf, TokenRow};
use crate::model::adapter::{Adapter, AdapterMix, LowRank};
use crate::model::linear::{Linear, Weight};
use crate::model::tensors::TensorSource;
use crate::model::weights::Dense;

/// Rows multiplied at once: their values between A and B, and what B makes of them, stay in the
/// first-level cache.
const ROWS_AT_ONCE: usize = 16;
/// From so many rows for each thread on, threads take rows of activations; below, rows of B.
const LEAST_ROWS: usize = 4;

/// The adapters of a model, and the rows of this step that they change.
pub(super) struct Adapters {
    adapters: Vec<Arc<Adapter>>,
    /// Rows of the batch.
    rows: Vec<AdaptedRows>,
    /// Rows once only outputs are left.
    output_rows: Vec<AdaptedRows>,
}

/// Rows next to each other that one adapter changes by one factor.
#[derive(Clone, Copy, Debug, PartialEq)]
struct AdaptedRows {
    adapter: usize,
    scale: f32,
    first: usize,
    n: usize,
}

impl Adapters {
    /// Returns these adapters; no row is changed yet.
    pub(super) fn new(adapters: Vec<Arc<Adapter>>) -> Adapters {
        Adapters { adapters, rows: Vec::new(), output_rows: Vec::new() }
    }

    /// Finds the rows of a step that adapters change; `mixes` has one for each sequence, or there
    /// are none.
    pub(super) fn take(&mut self, rows: &[TokenRow], outputs: &[usize], mixes: &[AdapterMix]) {
        let n = self.adapters.len();
        find(rows.iter().map(|row| row.seq), mixes, n, &mut self.rows);
        find(outputs.iter().map(|&row| rows[row].seq), mixes, n, &mut self.output_rows);
    }

    /// Returns the matrices that an adapter has next to one of the model.
    fn pair(&self, adapter: usize, weight: &Weight) -> Option<&LowRank> {
        self.adapters[adapter].pair(weight.tensor)
    }
}

/// Finds the rows that adapters change, given the sequence of each row.
fn find(
    sequences: impl Iterator<Item = u32> + Clone,
    mixes: &[AdapterMix],
    n_adapters: usize,
    found: &mut Vec<AdaptedRows>,
) {
    found.clear();
    if mixes.iter().all(AdapterMix::is_empty) {
        return;
    }
    let is_used = |&adapter: &usize| mixes.iter().any(|mix| mix.scale(adapter) != 0.0);
    for adapter in (0..n_adapters).filter(is_used) {
        for (row, sequence) in sequences.clone().enumerate() {
            let scale = mixes[sequence as usize].scale(adapter);
            if scale == 0.0 {
                continue;
            }
            let is_next = |last: &&mut AdaptedRows| {
                last.adapter == adapter && last.scale == scale && last.first + last.n == row
            };
            match found.last_mut().filter(is_next) {
                Some(last) => last.n += 1,
                None => found.push(AdaptedRows { adapter, scale, first: row, n: 1 }),
            }
        }
    }
}

/// Returns the rows that adapters change at this point of the pass.
fn adapted_rows<'a>(pass: &CpuRows<'a>) -> &'a [AdaptedRows] {
    let adapters = &pass.memory.adapters;
    if pass.kept.get().is_some() { &adapters.output_rows } else { &adapters.rows }
}

/// Returns whether an adapter changes some row's product with this matrix.
fn is_adapted(pass: &CpuRows, weight: &Weight) -> bool {
    let adapters = &pass.memory.adapters;
    adapted_rows(pass).iter().any(|rows| adapters.pair(rows.adapter, weight).is_some())
}

/// Returns whether an adapter changes some row in this FFN.
pub(super) fn changes(pass: &CpuRows, dense: &Dense) -> bool {
    dense.gate_up.iter().chain([&dense.down]).any(|linear| is_adapted(pass, &linear.weight))
}

/// Adds what adapters make of rows of `x` to their products with matrices: one phase, or none where
/// nothing is changed.
pub(super) fn add(pass: &CpuRows, x: Buf, outs: &[(&Linear, Buf)]) {
    if !outs.iter().any(|(linear, _)| is_adapted(pass, &linear.weight)) {
        return;
    }
    let n_tokens = pass.n_tokens();
    let n_parts = pass.worker.n_threads();
    let by_tokens = n_tokens >= LEAST_ROWS * n_parts;
    pass.worker.for_each(outs.len() * n_parts, |item| {
        let (linear, out) = outs[item / n_parts];
        let share = |n: usize| {
            let part = item % n_parts;
            n * part / n_parts..n * (part + 1) / n_parts
        };
        let n_rows = linear.weight.n_rows;
        let part = OutputPart {
            out,
            tokens: if by_tokens { share(n_tokens) } else { 0..n_tokens },
            rows: if by_tokens { 0..n_rows } else { share(n_rows) },
        };
        for adapted in adapted_rows(pass) {
            if let Some(pair) = pass.memory.adapters.pair(adapted.adapter, &linear.weight) {
                add_part(pass, x, &linear.weight, pair, adapted, &part);
            }
        }
    });
}

/// A part of a product that one item changes.
struct OutputPart {
    out: Buf,
    tokens: Range<usize>,
    rows: Range<usize>,
}

/// Adds what one adapter makes of its rows of `x` to a part of their product with `weight`.
fn add_part(
    pass: &CpuRows,
    x: Buf,
    weight: &Weight,
    pair: &LowRank,
    adapted: &AdaptedRows,
    part: &OutputPart,
) {
    let LowRank { a, b, factor } = pair;
    let gguf = pass.memory.adapters.adapters[adapted.adapter].gguf();
    let kernels = pass.memory.kernels;
    let rank = a.n_rows;
    let n_rows = part.rows.len();
    let first_row = weight.first_row + part.rows.start;
    let a_rows = WeightRows::new(a.ty, gguf.rows(a, 0, rank), a.n_cols, rank);
    let b_rows = WeightRows::new(b.ty, gguf.rows(b, first_row, n_rows), rank, n_rows);
    let tokens =
        part.tokens.start.max(adapted.first)..part.tokens.end.min(adapted.first + adapted.n);
    if n_rows == 0 {
        return;
    }
    let at_once = if pass.memory.batch_invariant { 1 } else { ROWS_AT_ONCE };
    let mut local = pass.local.borrow_mut();
    let ThreadMemory { scratch, row: hidden, slabs: added, .. } = &mut **local;
    for first in tokens.clone().step_by(at_once) {
        let n = at_once.min(tokens.end - first);
        // SAFETY: `x` is only read in this phase.
        let x = unsafe { pass.memory.buffers.at(x).read(first * a.n_cols, n * a.n_cols) };
        hidden.clear();
        hidden.resize(n * rank, 0.0);
        let acts = ActView::f32(x, a.n_cols);
        kernels.matmul(a_rows, acts, &mut OutputView::whole(hidden, rank), scratch);
        for value in hidden.iter_mut() {
            *value *= adapted.scale * factor;
        }
        added.clear();
        added.resize(n * n_rows, 0.0);
        let acts = ActView::f32(hidden, rank);
        kernels.matmul(b_rows, acts, &mut OutputView::whole(added, n_rows), scratch);
        for (token, added) in (first..).zip(added.chunks_exact(n_rows)) {
            let at = token * weight.n_rows + part.rows.start;
            // SAFETY: each item changes a part of its own.
            let out = unsafe { pass.memory.buffers.at(part.out).write(at, n_rows) };
            kernels.add_scaled(out, added, 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::adapter::AdapterScale;

    #[test]
    fn neighbouring_rows_of_one_adapter_and_factor_are_found_together() {
        let mix = |scales: &[(usize, f32)]| {
            AdapterMix::new(scales.iter().map(|&(adapter, scale)| AdapterScale { adapter, scale }))
        };
        let mixes = [mix(&[(0, 1.0)]), mix(&[]), mix(&[(0, 1.0), (1, 0.5)]), mix(&[(0, 2.0)])];
        let mut found = Vec::new();
        find([0, 0, 2, 1, 3, 2].into_iter(), &mixes, 2, &mut found);
        let rows = |adapter, scale, first, n| AdaptedRows { adapter, scale, first, n };
        let expected = [
            rows(0, 1.0, 0, 3),
            rows(0, 2.0, 4, 1),
            rows(0, 1.0, 5, 1),
            rows(1, 0.5, 2, 1),
            rows(1, 0.5, 5, 1),
        ];
        assert_eq!(found, expected);
        find([1, 1].into_iter(), &mixes, 2, &mut found);
        assert_eq!(found, []);
    }
}
