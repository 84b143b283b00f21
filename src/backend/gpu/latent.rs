//! Latent attention: the way of queries and of the latent vector from their products to attention.

use super::encode::PassEncoder;
use super::operation::Operation;
use super::params;
use super::parts::LatentRun;
use super::shader::{Kernel, ShaderPiece};
use crate::backend::Buf;
use crate::model::rope::RopeKind;

impl<'a> PassEncoder<'a> {
    /// Encodes the way of one token's queries and latent vector to attention, or what it stands
    /// for.
    pub(super) fn latent_heads(&mut self, run: &LatentRun<'a>, parts: &[Operation<'a>]) {
        let gpu = self.gpu;
        let rope = run.rope.map(|rope| &gpu.ropes[rope]);
        let n_pairs = rope.map_or(0, |rope| rope.frequencies.len());
        if self.n_tokens() != 1 || 2 * n_pairs > run.at.d_k - run.at.d_v {
            self.encode(parts);
            return;
        }
        let cache = &self.gpu.cache;
        let room = &self.gpu.room;
        let at = &run.at;
        let params = params::LatentHeads {
            d_k: at.d_k as u32,
            d_rot: (at.d_k - at.d_v) as u32,
            n_latent: at.d_v as u32,
            q_size: run.queries.size as u32,
            q_first: run.queries.first as u32,
            latent: room.heads.first_of(Buf::V).unwrap_or(0) as u32,
            norm: run.norm,
            eps: run.eps,
            n_pairs: n_pairs as u32,
            angles: rope.map_or(0, |rope| self.first_angle(rope.first) as u32),
            is_neox: rope.is_some_and(|rope| rope.kind == RopeKind::Neox).into(),
            max_pages: cache.max_pages as u32,
        };
        let buffers = [
            &self.gpu.tensors.vectors.buffer,
            &room.inputs.angles,
            self.tokens(),
            &cache.table,
            self.at(run.queries.buf),
            &room.heads.buffer,
            &cache.layers[at.layer],
        ];
        let piece = ShaderPiece::Cache(self.gpu.precision);
        self.dispatch(Kernel::LatentHeads, piece, &buffers, &params, [at.n_head, 1, 1]);
        self.parts(&run.multiply);
    }
}
