//! Products of one token's input with several matrices, which go to several buffers: as few
//! dispatches as there are types of weights.

use super::device::Buffer;
use super::encode::{PassEncoder, folded};
use super::multiply::is_next_in_stack;
use super::operation::{MatrixProduct, SplitRows};
use super::params::{self, NONE};
use super::shader::{Kernel, ShaderPiece};
use crate::backend::Buf;

/// Most matrices of a dispatch.
const MOST_PARTS: usize = 4;
/// Set in the place of an output that is not among queries, keys and values.
const IN_MORE: u32 = 1 << 31;

/// The matrices of one dispatch: those of a stack, and perhaps those of another one.
struct Projection<'p, 'm> {
    /// The products in order.
    products: &'p [MatrixProduct<'m>],
    /// Number of those in the first stack.
    n_first: usize,
    /// The kernel and what it is joined with.
    composition: (Kernel, ShaderPiece),
}

impl<'m> PassEncoder<'m> {
    /// Encodes products of one token's `x` that go to queries, keys, values and one more buffer, if
    /// there are kernels for that. Returns whether there are.
    pub(super) fn multiply_parts(
        &mut self,
        x: Buf,
        products: &[MatrixProduct<'m>],
        split: Option<&SplitRows>,
    ) -> bool {
        if !self.gpu.fused || self.n_tokens() != 1 || products.len() > MOST_PARTS {
            return false;
        }
        let Some(more) = self.buffer_besides_heads(products, split) else { return false };
        let Some(first) = products.first() else { return false };
        let is_plain = |product: &MatrixProduct| {
            product.bias == NONE && product.adds.is_none() && product.scale == first.scale
        };
        if !products.iter().all(is_plain) {
            return false;
        }
        let Some(projections) = self.projections(products) else { return false };
        let mut n_before = 0;
        for projection in projections {
            let here = split.and_then(|split| {
                let index = split.index.checked_sub(n_before)?;
                (index < projection.products.len()).then_some(SplitRows { index, ..*split })
            });
            self.project(x, &projection, here.as_ref(), more);
            n_before += projection.products.len();
        }
        true
    }

    /// Returns the one buffer that products go to besides queries, keys and values; `None` if there
    /// is none, or several, or none goes to those.
    fn buffer_besides_heads(
        &self,
        products: &[MatrixProduct],
        split: Option<&SplitRows>,
    ) -> Option<Buf> {
        let is_split = |i: usize| split.is_some_and(|split| split.index == i);
        let whole = products.iter().enumerate().filter(|(i, _)| !is_split(*i));
        let mut outs: Vec<Buf> = whole.map(|(_, product)| product.out).collect();
        outs.extend(split.iter().flat_map(|split| split.outs));
        let n_outs = outs.len();
        outs.retain(|out| self.gpu.room.heads.first_of(*out).is_none());
        if outs.len() == n_outs {
            return None;
        }
        outs.dedup();
        if split.is_some() && outs.is_empty() {
            return Some(Buf::Gate);
        }
        let &[more] = outs.as_slice() else { return None };
        Some(more)
    }

    /// Returns the dispatches of products; `None` if one of them has no kernel.
    fn projections<'p>(
        &self,
        products: &'p [MatrixProduct<'m>],
    ) -> Option<Vec<Projection<'p, 'm>>> {
        let stacks: Vec<_> = products.chunk_by(is_next_in_stack).collect();
        if !stacks.iter().all(|stack| is_whole(stack[0])) {
            return None;
        }
        let mut projections = Vec::new();
        let mut left = products;
        let mut stacks = stacks.as_slice();
        while let [first, others @ ..] = stacks {
            let second = others.first();
            let pair = second.and_then(|second| self.pair_of_stacks(first, second));
            let n = first.len() + pair.and(second).map_or(0, |second| second.len());
            let (here, rest) = left.split_at(n);
            let composition = pair.or_else(|| self.single_stack(first))?;
            projections.push(Projection { products: here, n_first: first.len(), composition });
            left = rest;
            stacks = &others[usize::from(pair.is_some())..];
        }
        Some(projections)
    }

    /// Returns the kernel of one stack, if there is one.
    fn single_stack(&self, stack: &[MatrixProduct]) -> Option<(Kernel, ShaderPiece)> {
        let ty = stack[0].matrix.ty;
        let composition = if self.is_int8(&stack[0]) {
            (Kernel::MatvecInt8Parts, ShaderPiece::Int8(ty))
        } else {
            (Kernel::MatvecParts, ShaderPiece::Weights(ty))
        };
        self.gpu.device.has(composition.0, composition.1).then_some(composition)
    }

    /// Returns the kernel of two stacks at once, if there is one.
    fn pair_of_stacks(
        &self,
        first: &[MatrixProduct],
        second: &[MatrixProduct],
    ) -> Option<(Kernel, ShaderPiece)> {
        let is_int8 = self.is_int8(&first[0]);
        let n_rows: usize = first.iter().map(|product| product.n_rows).sum();
        if is_int8 != self.is_int8(&second[0]) || !n_rows.is_multiple_of(4) {
            return None;
        }
        let a = first[0].matrix.ty;
        let b = second[0].matrix.ty;
        let composition = if is_int8 {
            (Kernel::MatvecInt8PartsPair, ShaderPiece::Int8Pair(a, b))
        } else {
            (Kernel::MatvecPartsPair, ShaderPiece::WeightsPair(a, b))
        };
        self.gpu.device.has(composition.0, composition.1).then_some(composition)
    }

    /// Encodes one dispatch of products.
    fn project(
        &mut self,
        x: Buf,
        projection: &Projection<'_, 'm>,
        split: Option<&SplitRows>,
        more: Buf,
    ) {
        let &Projection { products, n_first, composition: (kernel, piece) } = projection;
        let heads = &self.gpu.room.heads;
        let place = |buf: Buf| heads.first_of(buf).map_or(IN_MORE, |first| first as u32);
        let mut begins = [0; MOST_PARTS + 1];
        let mut out = [0; MOST_PARTS];
        for (i, product) in products.iter().enumerate() {
            let end = begins[i] + product.n_rows as u32;
            begins[i + 1..].fill(end);
            out[i] = place(product.out);
        }
        if let Some(split) = split {
            out[split.index] = place(split.outs[0]);
        }
        let last = &products[products.len() - 1];
        let params = params::LinearParts {
            n: products[0].n_cols as u32,
            row_bytes: products[0].matrix.row_bytes as u32,
            n_rows: begins[MOST_PARTS],
            begins: [begins[1], begins[2], begins[3]],
            scale: products[0].scale,
            out,
            other: begins[n_first],
            other_bytes: last.matrix.row_bytes as u32,
            split: split.map_or(NONE, |split| split.index as u32),
            split_size: split.map_or(1, |split| split.size as u32),
            split_out: split.map_or(0, |split| place(split.outs[1])),
        };
        let is_int8 = self.is_int8(&products[0]);
        let mut buffers = vec![weights_of(&products[0])];
        if is_int8 {
            buffers.extend(self.codes(x));
        } else {
            buffers.push(self.at(x));
        }
        buffers.extend([&self.gpu.tensors.vectors.buffer, &heads.buffer]);
        if n_first < products.len() {
            buffers.push(weights_of(&products[n_first]));
        }
        buffers.push(self.at(more));
        let groups = folded((params.n_rows as usize).div_ceil(4), 1);
        self.dispatch(kernel, piece, &buffers, &params, groups);
    }
}

/// Returns whether the rows of a matrix are the first of their buffer.
fn is_whole(product: MatrixProduct) -> bool {
    match &product.matrix.stacked {
        Some(stacked) => stacked.first_row == 0,
        None => product.matrix.chunks.len() == 1,
    }
}

/// Returns the buffer of a stack that begins with a product's matrix.
fn weights_of<'m>(product: &MatrixProduct<'m>) -> &'m Buffer {
    match &product.matrix.stacked {
        Some(stacked) => stacked.buffer.as_ref(),
        None => &product.matrix.chunks[0].buffer,
    }
}
