//! Latent attention: the way of queries and of the latent vector from their products to attention.

use super::encode::{PassEncoder, folded};
use super::operation::Operation;
use super::params::{self, MAX_HEAD};
use super::parts::{HeadRun, LatentRun};
use super::shader::{Kernel, ShaderPiece};
use crate::backend::{Buf, Heads};
use crate::model::rope::RopeKind;

/// Lanes that share a row of a head's matrix: see split_rows.wgsl.
const SPLIT: usize = 8;

impl<'a> PassEncoder<'a> {
    /// Encodes the way of one token's queries and latent vector to attention, or what it stands
    /// for.
    pub(super) fn latent_heads(&mut self, run: &LatentRun<'a>, parts: &[Operation<'a>]) {
        let gpu = self.gpu;
        let rope = run.rope.map(|rope| &gpu.ropes[rope]);
        let n_pairs = rope.map_or(0, |rope| rope.angles.n_pairs);
        let HeadRun::Multiply { x, matrix, shape: [n_cols, _], out, .. } = run.multiply else {
            return self.encode(parts);
        };
        let [chunk] = matrix.chunks.as_slice() else { return self.encode(parts) };
        let d_rot = run.at.d_k - run.at.d_v;
        let is_alike = x == Heads { first: 0, ..run.queries } && n_cols == run.queries.first;
        let goes_after = out == Heads { buf: Buf::Q, size: run.at.d_k, first: d_rot };
        let piece = ShaderPiece::CacheWeights(self.gpu.cache.types, matrix.ty);
        let has_kernel = self.gpu.device.has(Kernel::LatentHeads, piece);
        let fits = is_alike && goes_after && n_cols <= MAX_HEAD && 2 * n_pairs <= d_rot;
        if self.n_tokens() != 1 || !fits || !has_kernel {
            return self.encode(parts);
        }
        let cache = &self.gpu.cache;
        let room = &self.gpu.room;
        let at = &run.at;
        let params = params::LatentHeads {
            d_k: at.d_k as u32,
            d_rot: d_rot as u32,
            n_latent: at.d_v as u32,
            q_size: run.queries.size as u32,
            n: n_cols as u32,
            latent: room.heads.first_of(Buf::V).unwrap_or(0) as u32,
            norm: run.norm,
            eps: run.eps,
            n_pairs: n_pairs as u32,
            angles: rope.map_or(0, |rope| self.first_angle(rope.first) as u32),
            is_neox: rope.is_some_and(|rope| rope.angles.kind == RopeKind::Neox).into(),
            max_pages: cache.max_pages as u32,
            row_bytes: matrix.row_bytes as u32,
            n_head: at.n_head as u32,
        };
        let buffers = [
            &self.gpu.tensors.vectors.buffer,
            &room.inputs.angles,
            self.tokens(),
            &cache.table,
            self.at(run.queries.buf),
            &room.heads.buffer,
            &cache.layers[at.layer],
            &chunk.buffer,
        ];
        let rows_at_once = self.gpu.device.group(Kernel::LatentHeads) / SPLIT;
        let of_matrices = at.n_head * at.d_v.div_ceil(rows_at_once.max(1));
        let groups = folded(at.n_head + of_matrices, 1);
        self.dispatch(Kernel::LatentHeads, piece, &buffers, &params, groups);
    }
}
