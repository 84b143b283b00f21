//! Encoding of activations by the kernels of a table.

use crate::act::{ActEncoding, ActLine, ActView, row_lines};
use crate::table::Kernels;

/// Planes of encoded activations, grown once to the largest step, then reused.
#[derive(Default)]
pub struct Acts {
    q: Vec<i8>,
    scale: Vec<f32>,
    sums: Vec<i16>,
    rounded: Vec<ActLine>,
}

impl Acts {
    /// Encodes tokens of `n` values each in `encoding`. Allocates only when the planes grow.
    ///
    /// # Panics
    /// If `x` is no whole number of tokens, or these no whole number of the encoding's blocks.
    pub fn encode<'a>(
        &'a mut self,
        kernels: &Kernels,
        encoding: ActEncoding,
        x: &'a [f32],
        n: usize,
    ) -> ActView<'a> {
        fn room<T: Clone + Default>(plane: &mut Vec<T>, n: usize) -> &mut [T] {
            if plane.len() < n {
                plane.resize(n, T::default());
            }
            &mut plane[..n]
        }
        let view = ActView::f32(x, n);
        match encoding {
            ActEncoding::F32 => view,
            ActEncoding::Q8x32 | ActEncoding::Q8x256 => {
                let q = room(&mut self.q, x.len());
                let scale = room(&mut self.scale, x.len() / encoding.block_len());
                let sums = room(&mut self.sums, x.len() / 16);
                kernels.quantize(encoding, x, q, scale, sums);
                ActView::quantized(encoding, n, q, scale, sums)
            }
            ActEncoding::Bf16 => {
                let lines = room(&mut self.rounded, view.n_tokens() * row_lines(n));
                for (x, lines) in x.chunks_exact(n).zip(lines.chunks_exact_mut(row_lines(n))) {
                    kernels.round_bf16(x, lines);
                }
                ActView::bf16(lines, n)
            }
        }
    }
}
