//! The cache's side of attention: storing keys and values, and reading them in tiles of query rows
//! × pages.

use std::ops::Range;

use hob_kernels::cached::CachedTile;
use hob_kernels::operands::{AttendState, KernelScratch};
use hob_kernels::{CacheType, Kernels, hadamard};

use super::alibi;
use super::{CpuPass, Tile, TokenRow};
use crate::backend::PAGE;
use crate::backend::{Attention, Buf};

/// Most tokens of a tile. With four heads to a KV head that makes 64 query rows, which fill the
/// registers' tiles while a page of keys stays in L1.
pub(super) const TILE_TOKENS: usize = 16;

/// A thread's memory for one tile.
#[derive(Default)]
pub(super) struct AttendMemory {
    /// Query rows.
    pub q: Vec<f32>,
    /// Largest score of each query row so far.
    pub max: Vec<f32>,
    /// Sum of the weights of each query row.
    pub sum: Vec<f32>,
    /// Weighted sum of values of each query row.
    pub acc: Vec<f32>,
    /// First position of a step that each query row sees, and the one past the last.
    pub visible: Vec<(u32, u32)>,
    alibi: alibi::AlibiMemory,
}

impl AttendMemory {
    /// Begins with `n_q` query rows, which are still to be added, and values of `d_v`.
    pub(super) fn begin(&mut self, n_q: usize, d_v: usize) {
        self.q.clear();
        for (values, n, start) in [
            (&mut self.max, n_q, f32::NEG_INFINITY),
            (&mut self.sum, n_q, 0.0),
            (&mut self.acc, n_q * d_v, 0.0),
        ] {
            values.clear();
            values.resize(n, start);
        }
    }

    /// Iterates over the results of the query rows.
    pub(super) fn results(&self, d_v: usize) -> impl Iterator<Item = AttendResult<'_>> {
        let sums = self.acc.chunks_exact(d_v).zip(&self.sum);
        sums.map(|(acc, &sum)| AttendResult { acc, sum })
    }
}

/// The result of a query row, still to be divided by the sum of its weights.
pub(super) struct AttendResult<'a> {
    acc: &'a [f32],
    sum: f32,
}

impl AttendResult<'_> {
    /// Writes it to `out`.
    pub(super) fn write(&self, out: &mut [f32]) {
        for (out, acc) in out.iter_mut().zip(self.acc) {
            *out = acc / self.sum;
        }
    }
}

/// Cuts rows into runs of one sequence at consecutive positions, at most `longest` each.
pub(super) fn tiles(rows: impl Iterator<Item = TokenRow>, longest: usize, tiles: &mut Vec<Tile>) {
    tiles.clear();
    let mut previous: Option<TokenRow> = None;
    for (i, row) in rows.enumerate() {
        let follows = previous.is_some_and(|p| p.seq == row.seq && p.pos + 1 == row.pos);
        match tiles.last_mut() {
            Some(tile) if follows && tile.n < longest => tile.n += 1,
            _ => tiles.push(Tile { first: i, n: 1 }),
        }
        previous = Some(row);
    }
}

/// Appends keys and values of the batch to the cache.
pub(super) fn store_kv(pass: &CpuPass, at: &Attention, k: Buf, v: Buf) {
    let pages = &pass.s.kv;
    let [type_k, type_v] = pages.types();
    let n_k = at.n_head_kv * at.d_k;
    let n_v = at.n_head_kv * at.d_v;
    pass.worker.for_each(pass.n_tokens(), |t| {
        let row = pass.row(t);
        let pos = row.pos as usize;
        let page = pass.s.sequences[row.seq as usize].pages[pos / PAGE];
        // SAFETY: keys and values are only read in this phase.
        let (k, v) = unsafe {
            (
                pass.memory.buffers.at(k).read(t * n_k, n_k),
                pass.memory.buffers.at(v).read(t * n_v, n_v),
            )
        };
        let kernels = pass.memory.kernels;
        let mut local = pass.local.borrow_mut();
        for (head, (k, v)) in k.chunks_exact(at.d_k).zip(v.chunks_exact(at.d_v)).enumerate() {
            // SAFETY: each item is a position of its own, and a page belongs to one sequence.
            let [to_k, to_v] = unsafe { pages.write(page, at.layer, head, pos % PAGE) };
            store(kernels, type_k, k, to_k, &mut local.row);
            store(kernels, type_v, v, to_v, &mut local.row);
        }
    });
}

/// Appends `x · y` to the cache, as the keys of one head.
pub(super) fn store_product(pass: &CpuPass, at: &Attention, x: Buf, y: Buf) {
    let pages = &pass.s.kv;
    let n = at.d_k;
    pass.worker.for_each(pass.n_tokens(), |t| {
        let row = pass.row(t);
        let pos = row.pos as usize;
        let page = pass.s.sequences[row.seq as usize].pages[pos / PAGE];
        // SAFETY: both factors are only read in this phase.
        let (x, y) = unsafe {
            (pass.memory.buffers.at(x).read(t * n, n), pass.memory.buffers.at(y).read(t * n, n))
        };
        let mut local = pass.local.borrow_mut();
        local.row.clear();
        local.row.extend(x.iter().zip(y).map(|(x, y)| x * y));
        let ty = pages.types()[0];
        transform(ty, n, &mut local.row);
        // SAFETY: each item is a position of its own, and a page belongs to one sequence.
        let [to, _] = unsafe { pages.write(page, at.layer, 0, pos % PAGE) };
        convert(pass.memory.kernels, ty, &local.row, to);
    });
}

/// Computes `q = q · Σ` over the last positions of weight · cached key.
pub(super) fn convolve(pass: &CpuPass, at: &Attention, weights: &[f32], q: Buf) {
    let pages = &pass.s.kv;
    let n = at.d_k;
    let taps = weights.len() / n;
    let ty = pages.types()[0];
    pass.worker.for_each(pass.n_tokens(), |t| {
        let row = pass.row(t);
        let mut local = pass.local.borrow_mut();
        let super::ThreadMemory { row: key, attention: l, .. } = &mut **local;
        l.acc.clear();
        l.acc.resize(n, 0.0);
        key.resize(n, 0.0);
        for tap in 0..taps {
            let Some(pos) = (row.pos as usize + tap + 1).checked_sub(taps) else { continue };
            let page = pass.s.sequences[row.seq as usize].pages[pos / PAGE];
            // SAFETY: this layer's keys were stored in an earlier phase.
            let bytes = unsafe { pages.key(page, at.layer, 0, pos % PAGE) };
            hob_kernels::dequantize(ty.tensor_type(), bytes, key);
            transform(ty, n, key);
            let of_tap = weights[tap..].iter().step_by(taps);
            for (sum, (key, weight)) in l.acc.iter_mut().zip(key.iter().zip(of_tap)) {
                *sum += key * weight;
            }
        }
        // SAFETY: each item writes its own row.
        let q = unsafe { pass.memory.buffers.at(q).write(t * n, n) };
        for (q, sum) in q.iter_mut().zip(&l.acc) {
            *q *= sum;
        }
    });
}

/// Turns heads of `n` values into the form that a type of the cache holds, or back: both are the
/// same transform.
fn transform(ty: CacheType, n: usize, heads: &mut [f32]) {
    if ty.is_transformed() {
        hadamard::transform(heads, hadamard::size_of(n));
    }
}

/// Writes one head of one position to the cache; `row` is working memory.
fn store(kernels: &Kernels, ty: CacheType, head: &[f32], to: &mut [u8], row: &mut Vec<f32>) {
    if !ty.is_transformed() {
        return convert(kernels, ty, head, to);
    }
    row.clear();
    row.extend_from_slice(head);
    transform(ty, head.len(), row);
    convert(kernels, ty, row, to);
}

/// Writes one head of one position, in the form that the cache holds, in its type.
fn convert(kernels: &Kernels, ty: CacheType, from: &[f32], to: &mut [u8]) {
    match ty {
        CacheType::F32 => to.copy_from_slice(bytemuck::cast_slice(from)),
        CacheType::F16 => kernels.f32_to_f16(from, bytemuck::cast_slice_mut(to)),
        ty => kernels.store_cached(ty, from, to),
    }
}

/// Computes `out = softmax(scale · q kᵀ) v`, one item per tile and KV head; see
/// [`crate::backend::Ops::attend`].
pub(super) fn attend(pass: &CpuPass, at: &Attention, sinks: &[f32], q: Buf, out: Buf) {
    let tiles = if pass.kept.get().is_some() { &pass.s.output_tiles } else { &pass.s.tiles };
    pass.worker.for_each(tiles.len() * at.n_head_kv, |item| {
        let tile = tiles[item / at.n_head_kv];
        let head = item % at.n_head_kv;
        attend_tile(pass, &HeadTile { at, tile, head }, sinks, q, out);
    });
}

/// Computes one tile of tokens, all query heads that share KV head `head`: query row
/// `i · group + g` is head `g` of token `i`.
fn attend_tile(pass: &CpuPass, work: &HeadTile, sinks: &[f32], q: Buf, out: Buf) {
    let &HeadTile { at, tile, head } = work;
    let group = at.n_head / at.n_head_kv;
    let mut local = pass.local.borrow_mut();
    let super::ThreadMemory { scratch, attention: l, .. } = &mut **local;
    l.begin(tile.n * group, at.d_v);
    for t in work.rows() {
        // SAFETY: queries are only read in this phase.
        let heads = unsafe {
            let first = (t * at.n_head + head * group) * at.d_k;
            pass.memory.buffers.at(q).read(first, group * at.d_k)
        };
        l.q.extend_from_slice(heads);
    }
    let [type_k, type_v] = pass.s.kv.types();
    transform(type_k, at.d_k, &mut l.q);
    if !sinks.is_empty() {
        // as if a position before all others had been seen, whose value is 0
        let own = sinks[head * group..][..group].iter().cycle();
        for (max, sink) in l.max.iter_mut().zip(own) {
            *max = *sink;
        }
        l.sum.fill(1.0);
    }
    let first = work.first_seen(pass.row(tile.first).pos as usize);
    let end = work.rows().map(|t| work.end_seen(pass.row(t))).max().unwrap_or(0);
    for page in first / PAGE..end.div_ceil(PAGE) {
        attend_page(pass, work, page, end, l, scratch);
    }
    for (i, result) in l.results(at.d_v).enumerate() {
        let t = tile.first + i / group;
        let g = i % group;
        // SAFETY: each item writes the columns of its own heads, for its own tokens.
        let out = unsafe {
            let first = (t * at.n_head + head * group + g) * at.d_v;
            pass.memory.buffers.at(out).write(first, at.d_v)
        };
        result.write(out);
        transform(type_v, at.d_v, out);
    }
}

/// Takes one page of the cache, up to position `end`, for a tile.
fn attend_page(
    pass: &CpuPass,
    work: &HeadTile,
    page: usize,
    end: usize,
    l: &mut AttendMemory,
    scratch: &mut KernelScratch,
) {
    let &HeadTile { at, tile, head } = work;
    let group = at.n_head / at.n_head_kv;
    let base = page * PAGE;
    let n_pos = PAGE.min(end - base);
    l.visible.clear();
    for row in work.rows().map(|t| pass.row(t)) {
        let from = work.first_seen(row.pos as usize).clamp(base, base + n_pos) - base;
        let to = work.end_seen(row).clamp(base + from, base + n_pos) - base;
        l.visible.extend(std::iter::repeat_n((from as u32, to as u32), group));
    }
    let sequence = &pass.s.sequences[pass.row(tile.first).seq as usize];
    // SAFETY: this layer's keys and values were stored in an earlier phase.
    let [k, v] = unsafe { pass.s.kv.read(sequence.pages[page], at.layer, head, n_pos) };
    let cached = CachedTile {
        q: &l.q,
        k,
        v,
        d_k: at.d_k,
        d_v: at.d_v,
        visible: &l.visible,
        scale: at.scale,
        softcap: at.softcap,
    };
    let mut state = AttendState { max: &mut l.max, sum: &mut l.sum, acc: &mut l.acc };
    if at.alibi == 0.0 {
        pass.memory.kernels.attend(&cached, &mut state, scratch);
        return;
    }
    l.alibi.rows.clear();
    for row in work.rows().map(|t| pass.row(t)) {
        let own = row.pos as i32 - base as i32;
        let heads = head * group..(head + 1) * group;
        l.alibi.rows.extend(heads.map(|head| (alibi::slope(head, at.n_head, at.alibi), own)));
    }
    alibi::attend(pass.memory.kernels, &cached, &mut state, scratch, &mut l.alibi);
}

/// A tile of tokens and a head of keys and values.
struct HeadTile<'a> {
    at: &'a Attention,
    tile: Tile,
    head: usize,
}

impl HeadTile<'_> {
    /// Returns the rows of the tile.
    fn rows(&self) -> Range<usize> {
        self.tile.first..self.tile.first + self.tile.n
    }

    /// Returns the first position that a token at `pos` sees.
    fn first_seen(&self, pos: usize) -> usize {
        match self.at.window {
            None => self.at.chunk.map_or(0, |chunk| pos - pos % chunk),
            Some(window) if self.at.symmetric => pos.saturating_sub(window / 2),
            Some(window) => (pos + 1).saturating_sub(window),
        }
    }

    /// Returns the position after the last that a row sees.
    fn end_seen(&self, row: TokenRow) -> usize {
        match self.at.window.filter(|_| self.at.symmetric) {
            Some(window) => (row.end as usize).min(row.pos as usize + window / 2 + 1),
            None if self.at.causal_images => row.pos as usize + 1,
            None => row.end as usize,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_runs_of_one_sequence() {
        let row =
            |seq, pos| TokenRow { token: 0, seq, pos, rope: [pos; 3], end: pos + 1, image: None };
        let rows = [row(0, 5), row(0, 6), row(1, 7), row(1, 9), row(2, 10)];
        let mut out = Vec::new();
        tiles(rows.into_iter(), TILE_TOKENS, &mut out);
        let spans: Vec<_> = out.iter().map(|t| (t.first, t.n)).collect();
        assert_eq!(spans, [(0, 2), (2, 1), (3, 1), (4, 1)]);
        tiles((0..40).map(|p| row(3, p)), TILE_TOKENS, &mut out);
        assert_eq!(out.iter().map(|t| t.n).collect::<Vec<_>>(), [16, 16, 8]);
    }
}
