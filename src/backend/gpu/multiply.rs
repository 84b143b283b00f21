//! Products of matrices and activations: which kernel takes one, by the number of tokens and the
//! type of the weights.

use super::device::Buffer;
use super::params::{self, NONE};
use super::pass::{ExpertSlots, GpuPass, folded};
use super::shader::{self, Kernel, ShaderPiece};
use crate::backend::Buf;
use crate::model::linear::{Linear, Weight};
use crate::model::vector::Vector;

/// Rows, and tokens, of a tile of matmul_units.wgsl.
pub(super) const UNITS_EDGE: usize = 64;
/// Most tokens that go through matvec_few, which takes weights apart once for four tokens; matmul
/// does it once for a tile.
const FEW: usize = 8;

impl GpuPass<'_, '_> {
    /// Makes the other operands of products of `x`: its rows' largest values for matrix units, or
    /// itself in 8 bits.
    pub fn prepare(&self, x: Buf, outs: &[(&Linear, Buf)]) {
        if let Some((linear, _)) = outs.iter().find(|(linear, _)| self.takes_units(linear)) {
            let params = params::RowMax { n: linear.weight.n_cols as u32 };
            let buffers = [self.at(x), &self.gpu.room.spare.largest];
            self.dispatch(
                Kernel::RowMax,
                ShaderPiece::None,
                &buffers,
                &params,
                [1, self.n_tokens(), 1],
            );
        }
        let in_int8 = |linear: &Linear| self.is_int8(linear) && !self.takes_units(linear);
        if let Some((linear, _)) = outs.iter().find(|(linear, _)| in_int8(linear)) {
            self.quantize(x, linear.weight.n_cols);
        }
    }

    /// `out[t] = s · W x[t] + b`, one chunk of rows after the other.
    pub fn multiply(&self, x: Buf, linear: &Linear, out: Buf) {
        let n_tokens = self.n_tokens();
        let w = self.gpu.tensors.matrix(&linear.weight);
        let edge = self.gpu.device.sizes.matmul_side as usize * 4;
        let units = self.takes_units(linear);
        let int8 = !units && self.is_int8(linear);
        let (kernel, rows_each, z) = match n_tokens {
            0 => return,
            1 if int8 => (Kernel::MatvecInt8, 4, 1),
            1 => (Kernel::Matvec, 4, 1),
            2..=FEW => (Kernel::MatvecFew, 4, n_tokens.div_ceil(4)),
            _ if units => (Kernel::MatmulUnits, UNITS_EDGE, 1),
            _ if int8 => (Kernel::MatmulInt8, edge, 1),
            _ => (Kernel::Matmul, edge, 1),
        };
        let vectors = &self.gpu.tensors.vectors;
        let bias = linear.bias.as_ref().map(|bias| vectors.offset(bias));
        for chunk in &w.chunks {
            let params = params::Linear {
                n: linear.weight.n_cols as u32,
                row_bytes: w.row_bytes as u32,
                n_rows: chunk.n_rows as u32,
                out_stride: linear.weight.n_rows as u32,
                out_first: chunk.first_row as u32,
                bias: bias.map_or(NONE, |at| at + chunk.first_row as u32),
                n_tokens: n_tokens as u32,
                scale: linear.scale,
            };
            let tiles = chunk.n_rows.div_ceil(rows_each);
            let groups = match kernel {
                Kernel::Matmul | Kernel::MatmulInt8 | Kernel::MatmulUnits => {
                    [tiles, n_tokens.div_ceil(rows_each), z]
                }
                _ => folded(tiles, z),
            };
            let out = self.at(out);
            if int8 {
                let [codes, scales] = &self.gpu.room.spare.int8;
                let buffers = [&chunk.buffer, codes, scales, &vectors.buffer, out];
                self.dispatch(kernel, ShaderPiece::Int8(w.ty), &buffers, &params, groups);
            } else if units {
                let buffers =
                    [&chunk.buffer, self.at(x), &vectors.buffer, &self.gpu.room.spare.largest, out];
                self.dispatch(kernel, ShaderPiece::Weights(w.ty), &buffers, &params, groups);
            } else {
                let buffers = [&chunk.buffer, self.at(x), &vectors.buffer, out];
                self.dispatch(kernel, ShaderPiece::Weights(w.ty), &buffers, &params, groups);
            }
        }
    }

    /// Returns whether a product is one of whole numbers: for few tokens there is no such kernel.
    fn is_int8(&self, linear: &Linear) -> bool {
        let has_kernel = !(2..=FEW).contains(&self.n_tokens());
        self.gpu.int8 && has_kernel && shader::has_int8(self.gpu.tensors.matrix(&linear.weight).ty)
    }

    /// Returns whether a product goes through matrix units: for few tokens there is nothing to win.
    fn takes_units(&self, linear: &Linear) -> bool {
        let ty = || self.gpu.tensors.matrix(&linear.weight).ty;
        self.gpu.units && self.n_tokens() > FEW && shader::fits_f16(ty())
    }

    /// Activations in 8 bits, rows of `width`, for the products that follow.
    fn quantize(&self, x: Buf, width: usize) {
        let n_blocks = self.n_tokens() * width / 32;
        let [codes, scales] = &self.gpu.room.spare.int8;
        let groups = folded(self.groups(Kernel::Quantize, n_blocks), 1);
        let params = params::Quantize { n_blocks: n_blocks as u32 };
        self.dispatch(
            Kernel::Quantize,
            ShaderPiece::None,
            &[self.at(x), codes, scales],
            &params,
            groups,
        );
    }

    /// Part of every chosen expert: `out[slot] = s[e] · W[e] x[slot / slots_per_x] + b[e]`, e the
    /// expert of the slot.
    pub fn by_expert(
        &self,
        x: &Buffer,
        stack: &Weight,
        bias: Option<&Vector>,
        scales: Option<&Vector>,
        slots: ExpertSlots,
        out: &Buffer,
    ) {
        let vectors = &self.gpu.tensors.vectors;
        let bias = bias.map(|bias| vectors.offset(bias));
        let scales = scales.map(|scales| vectors.offset(scales));
        let w = self.gpu.tensors.matrix(stack);
        for chunk in &w.chunks {
            let params = params::Experts {
                n: stack.n_cols as u32,
                row_bytes: w.row_bytes as u32,
                n_rows: stack.n_rows as u32,
                first_expert: (chunk.first_row / stack.n_rows) as u32,
                n_experts: (chunk.n_rows / stack.n_rows) as u32,
                slots_per_x: slots.per_x as u32,
                bias: bias.map_or(NONE, |at| at + chunk.first_row as u32),
                scale: scales.map_or(NONE, |at| at + (chunk.first_row / stack.n_rows) as u32),
            };
            let buffers = [&chunk.buffer, x, &self.gpu.room.spare.choice, &vectors.buffer, out];
            let groups = folded(stack.n_rows.div_ceil(4), slots.n);
            self.dispatch(
                Kernel::MatvecExperts,
                ShaderPiece::Weights(w.ty),
                &buffers,
                &params,
                groups,
            );
        }
    }
}
