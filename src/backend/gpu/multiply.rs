//! Products of matrices and activations: which kernel takes one, by the number of tokens and the
//! type of the weights.

use std::slice;

use super::device::Buffer;
use super::encode::{ExpertSlots, PassEncoder, folded};
use super::memory::Chunk;
use super::operation::{ExpertStack, MatrixProduct, NormRun};
use super::params::{self, NONE};
use super::shader::{self, Kernel, ShaderPiece};
use crate::backend::{Buf, Columns};
use crate::model::plan::Activation;

/// Rows, and tokens, of a tile of matmul_units.wgsl.
pub(super) const UNITS_EDGE: usize = 64;
/// Most tokens that go through matvec_few, which takes weights apart once for four tokens; matmul
/// does it once for a tile.
const FEW: usize = 8;

impl<'a> PassEncoder<'a, '_> {
    /// Encodes products of several matrices with one input.
    pub(crate) fn linear(&mut self, x: Buf, products: &[MatrixProduct]) {
        self.prepare(x, products);
        if self.n_tokens() != 1 {
            for product in products {
                self.multiply(x, product);
            }
            return;
        }
        for products in products.chunk_by(is_next_in_stack) {
            match products {
                [product] => self.multiply(x, product),
                products => self.multiply_stack(x, products),
            }
        }
    }

    /// Encodes the products of matrices in one stack with one token's input.
    fn multiply_stack(&mut self, x: Buf, products: &[MatrixProduct]) {
        let first = products[0];
        let heads = &self.gpu.room.heads;
        let places: Option<Vec<_>> = products.iter().map(|p| heads.first_of(p.out)).collect();
        let (Some(stacked), Some(places), 2..=3) = (&first.matrix.stacked, places, products.len())
        else {
            for product in products {
                self.multiply(x, product);
            }
            return;
        };
        let n_rows = products.iter().map(|product| product.n_rows).sum::<usize>();
        let second = first.n_rows;
        let params = params::LinearHeads {
            n: first.n_cols as u32,
            row_bytes: first.matrix.row_bytes as u32,
            n_rows: n_rows as u32,
            second: second as u32,
            third: (second + products[1].n_rows) as u32,
            scale: first.scale,
            out: std::array::from_fn(|i| places.get(i).map_or(0, |place| *place as u32)),
            bias: std::array::from_fn(|i| products.get(i).map_or(NONE, |product| product.bias)),
        };
        let groups = folded(n_rows.div_ceil(4), 1);
        let vectors = &self.gpu.tensors.vectors.buffer;
        let ty = first.matrix.ty;
        let weights = &*stacked.buffer;
        let out = &heads.buffer;
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
        gate: &MatrixProduct,
        up: &MatrixProduct,
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
            activation: self.activation_code(activation, true),
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

    /// Encodes a product that is added to a row, and a norm of that row.
    pub(super) fn add_and_norm(
        &mut self,
        x: Buf,
        product: &MatrixProduct,
        norm: NormRun,
        to_int8: bool,
    ) {
        let [chunk] = product.matrix.chunks.as_slice() else {
            return self.add_then_norm(x, product, norm);
        };
        let codes_differ = slot_of(x) != slot_of(norm.out);
        if self.n_tokens() != 1 || !self.gpu.device.sizes.last_group || !codes_differ {
            return self.add_then_norm(x, product, norm);
        }
        self.prepare(x, slice::from_ref(product));
        let mut params = self.linear_params(product, chunk);
        params.norm = norm.weight;
        params.eps = norm.eps;
        let is_int8 = self.is_int8(product);
        let to_int8 = to_int8 && self.gpu.int8;
        let kernel = match (is_int8, to_int8) {
            (false, false) => Kernel::MatvecNorm,
            (false, true) => Kernel::MatvecNormToInt8,
            (true, false) => Kernel::MatvecInt8Norm,
            (true, true) => Kernel::MatvecInt8NormToInt8,
        };
        let vectors = &self.gpu.tensors.vectors.buffer;
        let mut buffers = vec![&chunk.buffer];
        if is_int8 {
            buffers.extend(self.codes(x));
        } else {
            buffers.push(self.at(x));
        }
        buffers.extend([vectors, self.at(product.out), &self.gpu.room.spare.counters]);
        if to_int8 {
            buffers.extend(self.codes(norm.out));
        } else {
            buffers.push(self.at(norm.out));
        }
        let ty = product.matrix.ty;
        let piece = if is_int8 { ShaderPiece::Int8(ty) } else { ShaderPiece::Weights(ty) };
        let groups = folded(chunk.n_rows.div_ceil(4), 1);
        self.dispatch(kernel, piece, &buffers, &params, groups);
        if to_int8 {
            self.coded[slot_of(norm.out)] = Some(norm.out);
        }
    }

    /// Encodes a product that is added to a row and a norm of that row, one after the other.
    fn add_then_norm(&mut self, x: Buf, product: &MatrixProduct, norm: NormRun) {
        self.linear(x, slice::from_ref(product));
        self.norm(norm);
    }

    /// Makes the other operands of products of `x`: its rows' largest values for matrix units, or
    /// itself in 8 bits.
    fn prepare(&mut self, x: Buf, products: &[MatrixProduct]) {
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
    fn codes(&self, x: Buf) -> &'a [Buffer; 2] {
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
            2..=FEW => (Kernel::MatvecFew, 4, n_tokens.div_ceil(4)),
            _ if units => (Kernel::MatmulUnits, UNITS_EDGE, 1),
            _ if int8 => (Kernel::MatmulInt8, edge, 1),
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
                Kernel::Matmul | Kernel::MatmulInt8 | Kernel::MatmulUnits => {
                    [tiles, n_tokens.div_ceil(rows_each), z]
                }
                _ => folded(tiles, z),
            };
            let weights = &chunk.buffer;
            let int8_operands = [weights, codes, scales, vectors, out];
            let units_operands = [weights, x, vectors, &spare.largest, out];
            let plain_operands = [weights, x, vectors, out];
            let buffers: &[&Buffer] = match () {
                () if int8 => &int8_operands,
                () if units => &units_operands,
                () => &plain_operands,
            };
            self.dispatch(kernel, piece, buffers, &params, groups);
        }
    }

    /// Returns the parameters of a product with the rows of a chunk, without a norm that follows.
    fn linear_params(&self, product: &MatrixProduct, chunk: &Chunk) -> params::Linear {
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

    /// Returns whether a product is one of whole numbers: for few tokens there is no such kernel.
    fn is_int8(&self, product: &MatrixProduct) -> bool {
        let has_kernel = !(2..=FEW).contains(&self.n_tokens());
        self.gpu.int8 && has_kernel && shader::has_int8(product.matrix.ty)
    }

    /// Returns whether a product goes through matrix units: for few tokens there is nothing to win.
    fn takes_units(&self, product: &MatrixProduct) -> bool {
        self.gpu.units && self.n_tokens() > FEW && shader::fits_f16(product.matrix.ty)
    }

    /// Activations in 8 bits, rows of `width`, for the products that follow.
    fn quantize(&mut self, x: Buf, width: usize) {
        let n_blocks = self.n_tokens() * width / 32;
        let [codes, scales] = self.codes(x);
        let groups = folded(self.groups(Kernel::Quantize, n_blocks), 1);
        let params = params::Quantize { n_blocks: n_blocks as u32 };
        let buffers = [self.at(x), codes, scales];
        self.dispatch(Kernel::Quantize, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Encodes one matrix of every chosen expert: `out[slot] = s[e] · W[e] x[slot / slots_per_x] +
    /// b[e]`, e the expert of the slot.
    pub(crate) fn by_expert(
        &mut self,
        x: &Buffer,
        stack: &ExpertStack,
        slots: ExpertSlots,
        out: &Buffer,
    ) {
        let vectors = &self.gpu.tensors.vectors.buffer;
        let matrix = stack.matrix;
        for chunk in &matrix.chunks {
            let first_expert = chunk.first_row / stack.n_rows;
            let params = params::Experts {
                n: stack.n_cols as u32,
                row_bytes: matrix.row_bytes as u32,
                n_rows: stack.n_rows as u32,
                first_expert: first_expert as u32,
                n_experts: (chunk.n_rows / stack.n_rows) as u32,
                slots_per_x: slots.per_x as u32,
                bias: value_of(stack.bias, chunk.first_row),
                scale: value_of(stack.scale, first_expert),
            };
            let buffers = [&chunk.buffer, x, &self.gpu.room.spare.choice, vectors, out];
            let groups = folded(stack.n_rows.div_ceil(4), slots.n);
            let piece = ShaderPiece::Weights(matrix.ty);
            self.dispatch(Kernel::MatvecExperts, piece, &buffers, &params, groups);
        }
    }
}

/// Returns the number of the place where an activation is kept in 8 bits: those of the residual
/// stream and others have two, so that one kernel can read of one and write to the other.
fn slot_of(buf: Buf) -> usize {
    usize::from(buf != Buf::Norm)
}

/// Returns whether the rows of `b` lie right after those of `a` in one buffer, so that one dispatch
/// can multiply both.
fn is_next_in_stack(a: &MatrixProduct, b: &MatrixProduct) -> bool {
    let alike = a.scale == b.scale && a.adds.is_none() && b.adds.is_none();
    alike && a.matrix.is_followed_by(b.matrix)
}

/// Returns the index of value `i` of a vector whose first has the index `first`, or [`NONE`] if
/// there is no vector.
fn value_of(first: u32, i: usize) -> u32 {
    if first == NONE { NONE } else { first + i as u32 }
}
