//! Attention: of tiles of tokens, of single tokens, and of shares of the positions.

use super::device::Buffer;
use super::encode::PassEncoder;
use super::operation::{AttendRun, HeadValues, Operation};
use super::params::{self, MAX_HEAD, MAX_SHARES, NONE};
use super::room::{Spare, slot_of};
use super::shader::{Kernel, ShaderPiece};

/// Fewest tokens of a tile, on average, with which attention goes by tiles: with fewer most of a
/// tile is empty.
const FEWEST_IN_TILES: usize = 8;

/// Returns whether attention of so many rows goes by so many tiles.
pub(super) fn goes_by_tiles(n_rows: usize, n_tiles: usize) -> bool {
    n_rows >= n_tiles * FEWEST_IN_TILES
}

impl<'a> PassEncoder<'a> {
    /// Encodes attention: queries are turned before as the keys of the cache are, and the result is
    /// turned back as its values are.
    pub(super) fn attend(&mut self, run: &AttendRun) {
        let types = self.gpu.cache.types;
        if types.k.is_transformed() && !self.has_turned_queries {
            self.turn(run.q, run.at.n_head, run.at.d_k);
        }
        if !self.is_reduced() && goes_by_tiles(self.rows.n_rows, self.rows.n_row_tiles) {
            return self.attend_in_tiles(run);
        }
        let &AttendRun { ref at, out, .. } = run;
        let n_tokens = self.n_tokens();
        let n_shares = self.n_shares(n_tokens * at.n_head);
        let params = self.attend_params(run, n_shares);
        let groups = [at.n_head, n_tokens, n_shares];
        let piece = ShaderPiece::Cache(self.gpu.cache.types);
        let mut buffers = self.attend_operands(run);
        let is_whole = n_shares == 1;
        let Spare { shares, counters, .. } = &self.gpu.room.spare;
        let is_joined = self.gpu.fused && self.gpu.device.sizes.last_group;
        if !is_whole && !is_joined {
            buffers.push(shares);
            self.dispatch(Kernel::Attend, piece, &buffers, &params, groups);
            self.reduce_shares(run, &params);
            return;
        }
        buffers.push(self.at(out));
        if !is_whole {
            buffers.extend([counters, shares]);
        }
        let to_int8 = run.to_int8 && self.gpu.int8 && at.d_v.is_multiple_of(32);
        let kernel = match (is_whole, to_int8) {
            (true, false) => Kernel::Attend,
            (true, true) => Kernel::AttendToInt8,
            (false, false) => Kernel::AttendWhole,
            (false, true) => Kernel::AttendWholeToInt8,
        };
        if to_int8 {
            buffers.extend(self.codes(out));
            self.coded[slot_of(out)] = Some(out);
        }
        self.dispatch(kernel, piece, &buffers, &params, groups);
    }

    /// Encodes the sum of shares of attention, and the gates that follow.
    fn reduce_shares(&mut self, run: &AttendRun, params: &params::Attend) {
        let &params::Attend { n_head, v_quads, n_shares, .. } = params;
        let params = params::Reduce { n_head, v_quads, n_shares };
        let groups = [n_head as usize, self.n_tokens(), 1];
        let buffers = [&self.gpu.room.spare.shares, self.at(run.out)];
        self.dispatch(Kernel::AttendReduce, ShaderPiece::None, &buffers, &params, groups);
        self.turn_result(run);
        if let Some(gate) = run.gate {
            let width = run.at.n_head * run.at.d_v;
            self.sigmoid_gate(run.out, width, gate, width);
        }
    }

    /// Encodes attention of tiles of tokens.
    fn attend_in_tiles(&mut self, run: &AttendRun) {
        let params = self.attend_params(run, 1);
        let n_parts = self.gpu.device.value_parts(run.at.d_v / 4);
        let groups = [run.at.n_head, self.rows.n_row_tiles, n_parts];
        let mut buffers = self.attend_operands(run);
        buffers.extend([&self.gpu.room.inputs.tiles, self.at(run.out)]);
        let piece = ShaderPiece::Cache(self.gpu.cache.types);
        self.dispatch(Kernel::AttendTile, piece, &buffers, &params, groups);
        if !self.gpu.cache.types.v.is_transformed() {
            return;
        }
        // no workgroup has a whole head
        self.turn_result(run);
        if let Some(gate) = run.gate {
            let width = run.at.n_head * run.at.d_v;
            self.sigmoid_gate(run.out, width, gate, width);
        }
    }

    /// Encodes the turn of the result of attention back, where the cache holds values turned.
    fn turn_result(&mut self, run: &AttendRun) {
        if self.gpu.cache.types.v.is_transformed() {
            self.turn(run.out, run.at.n_head, run.at.d_v);
        }
    }

    /// Encodes attention of one token whose heads go through a matrix each, or what it stands for.
    pub(super) fn latent_attend(
        &mut self,
        run: &AttendRun,
        values: &HeadValues<'a>,
        parts: &[Operation<'a>],
    ) {
        let &HeadValues { matrix, n_rows, out, to_int8 } = values;
        let to_int8 = to_int8 && self.gpu.int8 && n_rows.is_multiple_of(32);
        let piece = ShaderPiece::CacheWeights(self.gpu.cache.types, matrix.ty);
        let kernel = if to_int8 { Kernel::AttendLatentToInt8 } else { Kernel::AttendLatent };
        let is_joined = self.gpu.device.sizes.last_group && self.gpu.device.has(kernel, piece);
        let [chunk] = matrix.chunks.as_slice() else { return self.encode(parts) };
        if self.n_tokens() != 1 || !is_joined || n_rows > MAX_HEAD {
            return self.encode(parts);
        }
        let n_shares = self.n_shares(run.at.n_head);
        let params = params::Attend {
            n_rows: n_rows as u32,
            row_bytes: matrix.row_bytes as u32,
            ..self.attend_params(run, n_shares)
        };
        let Spare { shares, counters, .. } = &self.gpu.room.spare;
        let mut buffers = self.attend_operands(run);
        buffers[4] = &chunk.buffer;
        buffers.extend([self.at(out), counters, shares]);
        if to_int8 {
            buffers.extend(self.codes(out));
            self.coded[slot_of(out)] = Some(out);
        }
        self.dispatch(kernel, piece, &buffers, &params, [run.at.n_head, 1, n_shares]);
    }

    /// Returns the buffers that attention reads; gates take the place of the vectors, of which it
    /// needs sinks alone.
    fn attend_operands(&self, run: &AttendRun) -> Vec<&'a Buffer> {
        let cache = &self.gpu.cache;
        let vectors = &self.gpu.tensors.vectors.buffer;
        let vectors = run.gate.map_or(vectors, |gate| self.at(gate));
        let layer = &cache.layers[run.at.layer];
        vec![self.at(run.q), self.tokens(), &cache.table, layer, vectors]
    }

    /// Returns the shares of positions for attention of this many heads: enough workgroups to fill
    /// a device, and few without a tile.
    fn n_shares(&self, n_heads: usize) -> usize {
        self.rows.n_tiles.min(MAX_SHARES / n_heads.max(1)).max(1)
    }

    /// Returns the parameters of attention in `n_shares` shares of the positions.
    fn attend_params(&self, run: &AttendRun, n_shares: usize) -> params::Attend {
        let cache = &self.gpu.cache;
        let at = &run.at;
        // up to a token's own position that included, and after it, of those that its row says it
        // sees
        let (window, ahead) = match at.window.map(|window| window as u32) {
            Some(window) if at.symmetric => (window / 2 + 1, window / 2),
            window => (window.unwrap_or(NONE), if at.causal_images { 0 } else { NONE }),
        };
        params::Attend {
            n_head: at.n_head as u32,
            heads_per_kv: (at.n_head / at.n_head_kv) as u32,
            k_quads: (at.d_k / 4) as u32,
            v_quads: (at.d_v / 4) as u32,
            max_pages: cache.max_pages as u32,
            window,
            chunk: at.chunk.map_or(NONE, |chunk| chunk as u32),
            ahead,
            flags: if run.gate.is_some() { params::Attend::HAS_GATES } else { 0 },
            n_shares: n_shares as u32,
            scale: at.scale,
            softcap: at.softcap,
            alibi: at.alibi,
            sinks: run.sinks,
            n_rows: 0,
            row_bytes: 0,
        }
    }
}
