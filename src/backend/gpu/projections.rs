//! Products of one token's input with several matrices, which go to several buffers: as few
//! dispatches as there are types of weights.

use super::device::Buffer;
use super::encode::{PassEncoder, folded};
use super::operation::{MatrixProduct, Operation, SourceNorm, SplitRows};
use super::params::{self, NONE};
use super::room::slot_of;
use super::shader::{Kernel, ShaderPiece};
use crate::backend::Buf;

/// Most matrices of a dispatch.
const MOST_PARTS: usize = 4;
/// Set in the place of an output that is not among queries, keys and values.
const IN_MORE: u32 = 1 << 31;

/// Set in the index of a norm's weights where its result is wanted in 8 bits, too.
const IN_CODES: u32 = 1 << 31;

/// The fate of products besides.
#[derive(Clone, Copy)]
pub(super) enum PartsTail {
    /// Nothing.
    None,
    /// One goes to two places.
    Split(SplitRows),
    /// The last goes through a norm.
    Norm(SourceNorm),
}

impl PartsTail {
    /// Returns the product that goes to two places.
    fn split(&self) -> Option<&SplitRows> {
        match self {
            PartsTail::Split(split) => Some(split),
            _ => None,
        }
    }

    /// Returns what becomes of the products of a dispatch of `n`, after `n_before` of `n_all`.
    fn within(self, n_before: usize, n: usize, n_all: usize) -> PartsTail {
        match self {
            PartsTail::Split(split) => match split.index.checked_sub(n_before) {
                Some(index) if index < n => PartsTail::Split(SplitRows { index, ..split }),
                _ => PartsTail::None,
            },
            PartsTail::Norm(_) if n_before + n == n_all => self,
            _ => PartsTail::None,
        }
    }
}

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
        tail: PartsTail,
    ) -> bool {
        if !self.gpu.fused || self.n_tokens() != 1 || products.len() > MOST_PARTS {
            return false;
        }
        let Some(more) = self.buffer_besides_heads(products, tail.split()) else { return false };
        let Some(first) = products.first() else { return false };
        let is_plain = |product: &MatrixProduct| {
            product.bias == NONE && product.adds.is_none() && product.scale == first.scale
        };
        if !products.iter().all(is_plain) {
            return false;
        }
        let Some(mut projections) = self.projections(products) else { return false };
        if matches!(tail, PartsTail::Norm(_)) && !self.take_norm(&mut projections) {
            return false;
        }
        let mut n_before = 0;
        for projection in projections {
            let n = projection.products.len();
            self.project(x, &projection, tail.within(n_before, n, products.len()), more);
            n_before += n;
        }
        true
    }

    /// Makes the kernel of the last dispatch one with a norm. Returns whether there is one.
    fn take_norm(&self, projections: &mut [Projection]) -> bool {
        let Some(Projection { composition: (kernel, piece), .. }) = projections.last_mut() else {
            return false;
        };
        *kernel = match kernel {
            Kernel::MatvecParts => Kernel::MatvecPartsNorm,
            Kernel::MatvecInt8Parts => Kernel::MatvecInt8PartsNorm,
            Kernel::MatvecPartsPair => Kernel::MatvecPartsPairNorm,
            _ => Kernel::MatvecInt8PartsPairNorm,
        };
        self.gpu.device.sizes.last_group && self.gpu.device.has(*kernel, *piece)
    }

    /// Encodes products and the norm of the last one's, or what they stand for.
    pub(super) fn normed_linear(
        &mut self,
        x: Buf,
        products: &[MatrixProduct<'m>],
        norm: &SourceNorm,
        parts: &[Operation<'m>],
    ) {
        let Some(last) = products.last() else { return };
        let is_besides = self.gpu.room.heads.first_of(last.out).is_none();
        let clashes = slot_of(x) == slot_of(last.out);
        let has_codes = norm.to_int8 && self.gpu.int8 && last.n_rows.is_multiple_of(32);
        let norm = SourceNorm { to_int8: has_codes, ..*norm };
        self.prepare(x, products);
        let is_possible = is_besides && !(has_codes && clashes);
        if !is_possible || !self.multiply_parts(x, products, PartsTail::Norm(norm)) {
            return self.encode(parts);
        }
        if has_codes {
            self.coded[slot_of(last.out)] = Some(last.out);
        }
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
        if !stacks.iter().all(|stack| begins_buffer(stack[0])) {
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
    fn project(&mut self, x: Buf, projection: &Projection<'_, 'm>, tail: PartsTail, more: Buf) {
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
        if let PartsTail::Split(split) = tail {
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
            piece: match tail {
                PartsTail::None => [NONE, 1, 0],
                PartsTail::Split(split) => {
                    [split.index as u32, split.size as u32, place(split.outs[1])]
                }
                PartsTail::Norm(norm) => {
                    let codes = if norm.to_int8 { IN_CODES } else { 0 };
                    [begins[products.len() - 1], norm.weight | codes, norm.eps.to_bits()]
                }
            },
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
        if matches!(tail, PartsTail::Norm(_)) {
            buffers.push(&self.gpu.room.spare.counters);
            buffers.extend(self.codes(more));
        }
        let groups = folded((params.n_rows as usize).div_ceil(4), 1);
        self.dispatch(kernel, piece, &buffers, &params, groups);
    }
}

/// Returns whether the rows of a matrix are the first of their buffer.
pub(super) fn begins_buffer(product: MatrixProduct) -> bool {
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

/// Returns whether the rows of `b` lie right after those of `a` in one buffer, so that one dispatch
/// can multiply both.
pub(super) fn is_next_in_stack(a: &MatrixProduct, b: &MatrixProduct) -> bool {
    let alike = a.scale == b.scale && a.adds.is_none() && b.adds.is_none();
    alike && a.matrix.is_followed_by(b.matrix)
}
