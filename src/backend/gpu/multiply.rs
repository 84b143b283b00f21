//! Products of matrices and activations: which kernel takes one, by the number of tokens and the
//! type of the weights.

use std::slice;

use super::device::Buffer;
use super::encode::{PassEncoder, folded, unrounded_code};
use super::memory::Chunk;
use super::operation::{MatrixProduct, Operation, SplitRows, TailSteps};
use super::params::{self, NONE};
use super::projections::{PartsTail, begins_buffer, is_next_in_stack};
use super::room::slot_of;
use super::shader::{self, Kernel, ShaderPiece};
use crate::backend::{Buf, Columns};
use crate::model::plan::Activation;

/// Rows, and tokens, of a tile of matmul_units.wgsl.
pub(super) const UNITS_EDGE: usize = 64;
/// Most tokens that go through matvec_few, which takes weights apart once for four tokens.
const FEW: usize = 4;
/// Most tokens that go through matvec_tile, which takes weights apart once for eight tokens; matmul
/// does it once for its tile, which is as large for any number of tokens.
const MOST_IN_TILES: usize = 16;
/// The same of matvec_int8_tile, which reads a fourth of the bytes.
const MOST_IN_INT8_TILES: usize = 64;

impl<'a> PassEncoder<'a> {
    /// Encodes products of several matrices with one input.
    pub(crate) fn linear(&mut self, x: Buf, products: &[MatrixProduct<'a>]) {
        self.prepare(x, products);
        if self.n_tokens() != 1 {
            for product in products {
                self.multiply(x, product);
            }
            return;
        }
        if self.multiply_parts(x, products, PartsTail::None) {
            return;
        }
        let stacks: Vec<_> = products.chunk_by(is_next_in_stack).collect();
        if let [stack, [last]] = stacks.as_slice()
            && self.multiply_pair(x, stack, last)
        {
            return;
        }
        for products in stacks {
            match products {
                [product] => self.multiply(x, product),
                products => self.multiply_stack(x, products),
            }
        }
    }

    /// Encodes products of which one goes to two places, or what they stand for.
    pub(super) fn split_linear(
        &mut self,
        x: Buf,
        products: &[MatrixProduct<'a>],
        split: &SplitRows,
        parts: &[Operation<'a>],
    ) {
        self.prepare(x, products);
        if !self.multiply_parts(x, products, PartsTail::Split(*split)) {
            self.encode(parts);
        }
    }

    /// Encodes the products of two matrices in one stack and of a third one elsewhere with one
    /// token's input, if a kernel does that. Returns whether one does.
    fn multiply_pair(&mut self, x: Buf, stack: &[MatrixProduct], last: &MatrixProduct) -> bool {
        let [first, second] = stack else { return false };
        let [chunk] = last.matrix.chunks.as_slice() else { return false };
        let types = (first.matrix.ty, last.matrix.ty);
        let is_int8 = self.is_int8(first);
        let (kernel, piece) = if is_int8 {
            (Kernel::MatvecInt8HeadsPair, ShaderPiece::Int8Pair(types.0, types.1))
        } else {
            (Kernel::MatvecHeadsPair, ShaderPiece::WeightsPair(types.0, types.1))
        };
        let is_alike = is_int8 == self.is_int8(last) && first.scale == last.scale;
        let begins_aligned = (first.n_rows + second.n_rows).is_multiple_of(4);
        let is_plain = last.adds.is_none() && begins_aligned;
        let has_kernel = self.gpu.device.has(kernel, piece) && begins_buffer(*first);
        if !self.gpu.fused || !is_alike || !is_plain || !has_kernel {
            return false;
        }
        let Some(stacked) = &first.matrix.stacked else { return false };
        let Some(params) = self.heads_params(&[*first, *second, *last]) else { return false };
        let params = params::LinearHeads { third_bytes: last.matrix.row_bytes as u32, ..params };
        let groups = folded((params.n_rows as usize).div_ceil(4), 1);
        let vectors = &self.gpu.tensors.vectors.buffer;
        let out = &self.gpu.room.heads.buffer;
        if is_int8 {
            let [codes, scales] = self.codes(x);
            let buffers = [&*stacked.buffer, codes, scales, vectors, out, &chunk.buffer];
            self.dispatch(kernel, piece, &buffers, &params, groups);
        } else {
            let buffers = [&*stacked.buffer, self.at(x), vectors, out, &chunk.buffer];
            self.dispatch(kernel, piece, &buffers, &params, groups);
        }
        true
    }

    /// Returns the parameters of the products of two or three matrices for one token, if all go to
    /// queries, keys and values.
    fn heads_params(&self, products: &[MatrixProduct]) -> Option<params::LinearHeads> {
        let [first, second, rest @ ..] = products else { return None };
        if rest.len() > 1 {
            return None;
        }
        let heads = &self.gpu.room.heads;
        let mut out = [0; 3];
        for (out, product) in out.iter_mut().zip(products) {
            *out = heads.first_of(product.out)? as u32;
        }
        Some(params::LinearHeads {
            n: first.n_cols as u32,
            row_bytes: first.matrix.row_bytes as u32,
            n_rows: products.iter().map(|product| product.n_rows as u32).sum(),
            second: first.n_rows as u32,
            third: (first.n_rows + second.n_rows) as u32,
            scale: first.scale,
            out,
            bias: std::array::from_fn(|i| products.get(i).map_or(NONE, |product| product.bias)),
            third_bytes: 0,
        })
    }

    /// Encodes the products of matrices in one stack with one token's input.
    fn multiply_stack(&mut self, x: Buf, products: &[MatrixProduct]) {
        let first = products[0];
        let stacked = first.matrix.stacked.as_ref().filter(|_| begins_buffer(first));
        let (Some(stacked), Some(params)) = (stacked, self.heads_params(products)) else {
            for product in products {
                self.multiply(x, product);
            }
            return;
        };
        let groups = folded((params.n_rows as usize).div_ceil(4), 1);
        let vectors = &self.gpu.tensors.vectors.buffer;
        let ty = first.matrix.ty;
        let weights = &*stacked.buffer;
        let out = &self.gpu.room.heads.buffer;
        if self.is_int8(&first) {
            let [codes, scales] = self.codes(x);
            let buffers = [weights, codes, scales, vectors, out];
            let piece = ShaderPiece::Int8(ty);
            self.dispatch(Kernel::MatvecInt8Heads, piece, &buffers, &params, groups);
        } else {
            let buffers = [weights, self.at(x), vectors, out];
            let piece = ShaderPiece::Weights(ty);
            self.dispatch(Kernel::MatvecHeads, piece, &buffers, &params, groups);
        }
    }

    /// Encodes `gate = activation(gate · x) · (up · x)` of two matrices in one stack.
    pub(super) fn gated(
        &mut self,
        x: Buf,
        activation: Activation,
        gate: &MatrixProduct<'a>,
        up: &MatrixProduct<'a>,
        to_int8: bool,
    ) {
        let width = gate.n_rows;
        let stack = gate.matrix.stacked.as_ref().filter(|_| self.n_tokens() == 1);
        let Some(stack) = stack else {
            self.linear(x, &[*gate, *up]);
            let up = Columns::all(up.out, width);
            self.activate(activation, gate.out, Some(up), width, self.n_tokens());
            return;
        };
        self.prepare(x, &[*gate]);
        let params = params::GatedLinear {
            n: gate.n_cols as u32,
            row_bytes: gate.matrix.row_bytes as u32,
            n_rows: width as u32,
            activation: self.gate_code(activation),
            gate_bias: gate.bias,
            up_bias: up.bias,
            gate_scale: gate.scale,
            up_scale: up.scale,
        };
        let groups = folded(width.div_ceil(2), 1);
        let vectors = &self.gpu.tensors.vectors.buffer;
        let ty = gate.matrix.ty;
        let weights = &*stack.buffer;
        let out = self.at(gate.out);
        if !self.is_int8(gate) {
            let buffers = [weights, self.at(x), vectors, out];
            let piece = ShaderPiece::Weights(ty);
            self.dispatch(Kernel::MatvecGated, piece, &buffers, &params, groups);
            return;
        }
        let piece = ShaderPiece::Int8(ty);
        let [codes, scales] = self.codes(x);
        let encodes = to_int8 && width.is_multiple_of(32) && slot_of(x) != slot_of(gate.out);
        if encodes && self.gpu.device.sizes.last_group {
            let counters = &self.gpu.room.spare.counters;
            let [to_codes, to_scales] = self.codes(gate.out);
            let buffers = [weights, codes, scales, vectors, out, counters, to_codes, to_scales];
            self.dispatch(Kernel::MatvecGatedToInt8, piece, &buffers, &params, groups);
            self.coded[slot_of(gate.out)] = Some(gate.out);
        } else {
            let buffers = [weights, codes, scales, vectors, out];
            self.dispatch(Kernel::MatvecGatedInt8, piece, &buffers, &params, groups);
        }
    }

    /// Encodes a product, and then steps over whole rows.
    pub(super) fn product_and_steps(
        &mut self,
        x: Buf,
        product: &MatrixProduct<'a>,
        then: &TailSteps<'a>,
    ) {
        let width = product.n_rows;
        let n_steps = then.steps.len() + 2;
        let mut chunks = product.matrix.chunks.iter();
        let (Some(chunk), None) = (chunks.next(), chunks.next()) else {
            return self.product_then_steps(x, product, then);
        };
        let clashes = self.encoded_row(then, width).is_some_and(|buf| slot_of(buf) == slot_of(x));
        if self.n_tokens() != 1 || clashes || !self.has_room_for_steps(n_steps) {
            return self.product_then_steps(x, product, then);
        }
        self.prepare(x, slice::from_ref(product));
        let steps = self.add_row_steps(then, width);
        let stream = &self.gpu.room.stream;
        let params = params::Linear {
            // the product goes to a part of the stream
            out_first: stream.first_of(product.out).unwrap_or(0) as u32,
            first_step: steps.first,
            n_steps: steps.n,
            ..self.linear_params(product, chunk)
        };
        let is_int8 = self.is_int8(product);
        let mut buffers = vec![&chunk.buffer];
        if is_int8 {
            buffers.extend(self.codes(x));
        } else {
            buffers.push(self.at(x));
        }
        let vectors = &self.gpu.tensors.vectors.buffer;
        let spare = &self.gpu.room.spare;
        buffers.extend([vectors, &stream.buffer, &spare.counters, &spare.steps]);
        buffers.extend(self.codes(self.encoded_row(then, width).unwrap_or(Buf::Norm)));
        let ty = product.matrix.ty;
        let groups = folded(chunk.n_rows.div_ceil(4), 1);
        if is_int8 {
            let piece = ShaderPiece::Int8(ty);
            self.dispatch(Kernel::MatvecInt8Steps, piece, &buffers, &params, groups);
        } else {
            let piece = ShaderPiece::Weights(ty);
            self.dispatch(Kernel::MatvecSteps, piece, &buffers, &params, groups);
        }
        self.note_encoded(then, width);
    }

    /// Encodes a product and steps over whole rows, one after the other.
    fn product_then_steps(&mut self, x: Buf, product: &MatrixProduct<'a>, then: &TailSteps<'a>) {
        self.linear(x, slice::from_ref(product));
        self.row_steps(then, product.n_rows);
    }

    /// Encodes `out = activation(W x) · up`.
    pub(super) fn activated(
        &mut self,
        x: Buf,
        product: &MatrixProduct<'a>,
        activation: Activation,
        up: Option<Columns>,
    ) {
        let width = product.n_rows;
        let [chunk] = product.matrix.chunks.as_slice() else {
            return self.product_then_activation(x, product, activation, up);
        };
        if self.n_tokens() != 1 {
            return self.product_then_activation(x, product, activation, up);
        }
        self.prepare(x, slice::from_ref(product));
        let params = params::ActivatedLinear {
            n: product.n_cols as u32,
            row_bytes: product.matrix.row_bytes as u32,
            n_rows: width as u32,
            bias: product.bias,
            scale: product.scale,
            activation: match up {
                Some(_) => self.gate_code(activation),
                None => unrounded_code(activation),
            },
            up_first: up.map_or(NONE, |up| up.first as u32),
        };
        let ty = product.matrix.ty;
        let vectors = &self.gpu.tensors.vectors.buffer;
        let out = self.at(product.out);
        let factors = up.map_or(&self.gpu.room.spare.unused, |up| self.at(up.buf));
        let groups = folded(width.div_ceil(4), 1);
        if self.is_int8(product) {
            let [codes, scales] = self.codes(x);
            let buffers = [&chunk.buffer, codes, scales, vectors, out, factors];
            let piece = ShaderPiece::Int8(ty);
            self.dispatch(Kernel::MatvecInt8Activated, piece, &buffers, &params, groups);
        } else {
            let buffers = [&chunk.buffer, self.at(x), vectors, out, factors];
            let piece = ShaderPiece::Weights(ty);
            self.dispatch(Kernel::MatvecActivated, piece, &buffers, &params, groups);
        }
    }

    /// Encodes a product and a function of it, one after the other.
    fn product_then_activation(
        &mut self,
        x: Buf,
        product: &MatrixProduct<'a>,
        activation: Activation,
        up: Option<Columns>,
    ) {
        self.linear(x, slice::from_ref(product));
        self.activate(activation, product.out, up, product.n_rows, self.n_tokens());
    }

    /// Makes the other operands of products of `x`: its rows' largest values for matrix units, or
    /// itself in 8 bits.
    pub(super) fn prepare(&mut self, x: Buf, products: &[MatrixProduct]) {
        let n_tokens = self.n_tokens();
        if let Some(product) = products.iter().find(|product| self.takes_units(product)) {
            let params = params::RowMax { n: product.n_cols as u32 };
            let buffers = [self.at(x), &self.gpu.room.spare.largest];
            self.dispatch(Kernel::RowMax, ShaderPiece::None, &buffers, &params, [1, n_tokens, 1]);
        }
        let in_int8 =
            |product: &&MatrixProduct| self.is_int8(product) && !self.takes_units(product);
        let slot = slot_of(x);
        if let Some(product) = products.iter().find(in_int8)
            && self.coded[slot] != Some(x)
        {
            self.quantize(x, product.n_cols);
            self.coded[slot] = Some(x);
        }
    }

    /// Returns the codes and scales of an activation in 8 bits.
    pub(super) fn codes(&self, x: Buf) -> &'a [Buffer; 2] {
        &self.gpu.room.spare.int8[slot_of(x)]
    }

    /// Encodes a product, one chunk of rows after the other.
    fn multiply(&mut self, x: Buf, product: &MatrixProduct) {
        let n_tokens = self.n_tokens();
        let edge = self.gpu.device.sizes.matmul_side as usize * 4;
        let units = self.takes_units(product);
        let int8 = !units && self.is_int8(product);
        let (kernel, rows_each, z) = match n_tokens {
            0 => return,
            1 if int8 => (Kernel::MatvecInt8, 4, 1),
            1 => (Kernel::Matvec, 4, 1),
            2..=MOST_IN_INT8_TILES if int8 => (Kernel::MatvecInt8Tile, 4, n_tokens.div_ceil(8)),
            2..=FEW => (Kernel::MatvecFew, 4, n_tokens.div_ceil(4)),
            _ if n_tokens <= MOST_IN_TILES => (Kernel::MatvecTile, 4, n_tokens.div_ceil(8)),
            _ if units => (Kernel::MatmulUnits, UNITS_EDGE, 1),
            _ if int8 => (Kernel::MatmulInt8, edge, 1),
            _ if self.takes_wide(n_tokens) => (Kernel::MatmulWide, 2 * edge, 1),
            _ => (Kernel::Matmul, edge, 1),
        };
        let ty = product.matrix.ty;
        let piece = if int8 { ShaderPiece::Int8(ty) } else { ShaderPiece::Weights(ty) };
        let vectors = &self.gpu.tensors.vectors.buffer;
        let spare = &self.gpu.room.spare;
        let [codes, scales] = self.codes(x);
        let x = self.at(x);
        let out = self.at(product.out);
        for chunk in &product.matrix.chunks {
            let params = self.linear_params(product, chunk);
            let tiles = chunk.n_rows.div_ceil(rows_each);
            let groups = match kernel {
                Kernel::Matmul | Kernel::MatmulWide | Kernel::MatmulInt8 | Kernel::MatmulUnits => {
                    [tiles, n_tokens.div_ceil(rows_each), z]
                }
                _ => folded(tiles, z),
            };
            let weights = &chunk.buffer;
            let int8_operands = [weights, codes, scales, vectors, out];
            let units_operands = [weights, x, vectors, &spare.largest, out];
            let plain_operands = [weights, x, vectors, out];
            let buffers: &[&Buffer] = if int8 {
                &int8_operands
            } else if units {
                &units_operands
            } else {
                &plain_operands
            };
            self.dispatch(kernel, piece, buffers, &params, groups);
        }
    }

    /// Returns the parameters of a product with the rows of a chunk, without a norm that follows.
    pub(super) fn linear_params(&self, product: &MatrixProduct, chunk: &Chunk) -> params::Linear {
        let row_bytes = product.matrix.row_bytes;
        params::Linear {
            out_stride: product.n_rows as u32,
            out_first: chunk.first_row as u32,
            bias: value_of(product.bias, chunk.first_row),
            scale: product.scale,
            adds: product.adds.is_some().into(),
            factor: product.adds.unwrap_or(1.0),
            ..params::Linear::plain(product.n_cols, row_bytes, chunk.n_rows, self.n_tokens())
        }
    }

    /// Returns whether a product is one of whole numbers.
    pub(super) fn is_int8(&self, product: &MatrixProduct) -> bool {
        self.gpu.int8 && shader::has_int8(product.matrix.ty)
    }

    /// Returns whether a product of floats goes by tiles of two quads of rows and of tokens a
    /// lane: for fewer tokens than half of such a tile most of it would be empty.
    fn takes_wide(&self, n_tokens: usize) -> bool {
        let sizes = self.gpu.device.sizes;
        sizes.matmul_quads > 1 && n_tokens > sizes.matmul_side as usize * 4
    }

    /// Returns whether a product goes through matrix units: for few tokens there is nothing to win.
    fn takes_units(&self, product: &MatrixProduct) -> bool {
        self.gpu.units
            && self.n_tokens() > MOST_IN_INT8_TILES
            && shader::fits_f16(product.matrix.ty)
    }

    /// Quantizes activations to 8 bits, in rows of `width`, for the products that follow.
    fn quantize(&mut self, x: Buf, width: usize) {
        let n_blocks = self.n_tokens() * width / 32;
        let [codes, scales] = self.codes(x);
        let groups = folded(self.groups(Kernel::Quantize, n_blocks), 1);
        let params = params::Quantize { n_blocks: n_blocks as u32 };
        let buffers = [self.at(x), codes, scales];
        self.dispatch(Kernel::Quantize, ShaderPiece::None, &buffers, &params, groups);
    }
}

/// Returns the index of value `i` of a vector whose first has the index `first`, or [`NONE`] if
/// there is no vector.
pub(super) fn value_of(first: u32, i: usize) -> u32 {
    if first == NONE { NONE } else { first + i as u32 }
}
