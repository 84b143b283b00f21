//! Operations on heads that have matrices of their own: their inputs are gathered, so that each
//! head is a matmul over all tokens.

use hob_kernels::{ActView, Kernels};

use super::CpuPass;
use super::buffers::SharedBuffer;
use super::linear::{RowCut, SharedActs, acts_of, multiply};
use super::sizes::RowSizes;
use crate::backend::Heads;
use crate::model::linear::Weight;

/// The inputs of each head for all tokens, one head after the other, as f32 or encoded.
pub(super) struct Gathered {
    x: SharedBuffer<f32>,
    acts: [SharedActs; 3],
}

impl Gathered {
    /// Returns empty memory.
    pub(super) fn new() -> Self {
        Gathered { x: SharedBuffer::new(), acts: SharedActs::all() }
    }

    /// Reserves capacity for rows, one for each head of a token.
    pub(super) fn reserve(&mut self, kernels: &Kernels, rows: RowSizes) {
        self.x.reserve(rows.n_values * rows.n_rows);
        for acts in &mut self.acts {
            acts.reserve(kernels, rows);
        }
    }

    /// Returns how many bytes [`Gathered::reserve`] takes.
    pub(super) fn bytes(kernels: &Kernels, rows: RowSizes) -> usize {
        rows.n_values * rows.n_rows * size_of::<f32>() + SharedActs::bytes(kernels, rows)
    }
}

/// Implements [`crate::backend::HeadOps::multiply_heads`].
pub(super) fn multiply_heads(pass: &CpuPass, x: Heads, weights: &[Weight], out: Heads) {
    let n_tokens = pass.n_tokens();
    let n_head = weights.len();
    let gathered = &pass.s.gathered;
    let Some(w) = weights.first().filter(|_| n_tokens > 0) else { return };
    let n = w.n_cols;
    let n_rows = w.n_rows;
    let encoding = pass.encoding(w.ty, n_tokens);
    let acts = acts_of(&gathered.acts, encoding);
    pass.worker.for_each(n_head * n_tokens, |row| {
        let head = row / n_tokens;
        let t = row % n_tokens;
        // SAFETY: `x` is only read in this phase, and each item writes a row of its own.
        unsafe {
            let values =
                pass.memory.buffers.at(x.buf).read((t * n_head + head) * x.size + x.first, n);
            match acts {
                Some(acts) => acts.encode(pass, row, values),
                None => gathered.x.write(row * n, n).copy_from_slice(values),
            }
        }
    });
    let cut = RowCut::new(n_rows, pass.worker.n_threads(), n_tokens, encoding);
    pass.worker.for_each(n_head * cut.items, |item| {
        let head = item / cut.items;
        let item = item % cut.items;
        let acts = match acts {
            // SAFETY: encoded in the phase before.
            Some(acts) => unsafe { acts.view(head * n_tokens, n_tokens, n) },
            // SAFETY: written in the phase before.
            None => ActView::f32(unsafe { gathered.x.read(head * n_tokens * n, n_tokens * n) }, n),
        };
        let (from, n_rows) = cut.item(item, n_rows);
        let at = head * out.size + out.first + from;
        // SAFETY: each item writes columns of its own in rows that are all heads long; `reserve`
        // reserved capacity for all tokens.
        unsafe {
            let to = pass.memory.buffers.at(out.buf).as_ptr().add(at);
            multiply(pass, &weights[head], from, n_rows, acts, to, n_head * out.size);
        }
    });
}

/// Implements [`crate::backend::HeadOps::copy_heads`].
pub(super) fn copy_heads(pass: &CpuPass, x: Heads, out: Heads, n_head: usize, n: usize) {
    let operands = [(x.buf, n_head * x.size), (out.buf, n_head * out.size)];
    pass.for_each_row(&operands, |t| {
        for head in t * n_head..(t + 1) * n_head {
            // SAFETY: the buffers are two, of which the first is only read; each item writes its
            // own row.
            unsafe {
                let from = pass.memory.buffers.at(x.buf).read(head * x.size + x.first, n);
                pass.memory
                    .buffers
                    .at(out.buf)
                    .write(head * out.size + out.first, n)
                    .copy_from_slice(from);
            }
        }
    });
}
