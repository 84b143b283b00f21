//! The cache's side of attention: storing keys and values, and reading them in tiles of query rows
//! × pages.

use std::ops::Range;

use hob_kernels::cached::CachedTile;
use hob_kernels::operands::{AttendState, KernelScratch};
use hob_kernels::{CacheType, Kernels, hadamard};

use super::alibi;
use super::weighted_sums::{RowSums, WeightedSums, values_of_row};
use super::{CpuPass, Tile, TokenRow};
use crate::backend::{Attention, Buf, PAGE};
use crate::model::plan::Plan;

/// Most tokens of a tile. With four heads to a KV head that makes 64 query rows, which fill the
/// registers' tiles while a page of keys stays in L1.
pub(super) const TILE_TOKENS: usize = 16;

/// Positions of a part of attention. The softmax of a part is computed for itself, and those of all
/// parts are merged in their order, by whichever threads: a long text is not read by one.
const PART: usize = 512;
const _: () = assert!(PART.is_multiple_of(PAGE));

/// Items of attention for each thread from which parts are computed one after the other.
const ENOUGH_ITEMS: usize = 2;

/// Most values of the parts that threads compute side by side: 8 MiB.
const MOST_PART_VALUES: usize = 1 << 21;

/// A thread's memory for one tile.
#[derive(Default)]
pub(super) struct AttendMemory {
    /// Query rows.
    pub q: Vec<f32>,
    /// Sums over what the query rows have seen, of a part or of all.
    pub sums: WeightedSums,
    /// Sums over the parts so far.
    merged: WeightedSums,
    /// First position of a step that each query row sees, and the one past the last.
    pub visible: Vec<(u32, u32)>,
    alibi: alibi::AlibiMemory,
}

impl AttendMemory {
    /// Begins with `n_q` query rows, which are still to be added, and values of `d_v`.
    pub(super) fn begin(&mut self, n_q: usize, d_v: usize) {
        self.q.clear();
        self.sums.clear(n_q, d_v);
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
    pass.for_each_row(&[(k, n_k), (v, n_v)], |t| {
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
    pass.for_each_row(&[(x, n), (y, n)], |t| {
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
        let super::ThreadMemory { row: key, attention, .. } = &mut **local;
        let sums = &mut attention.sums.acc;
        sums.clear();
        sums.resize(n, 0.0);
        key.resize(n, 0.0);
        for tap in 0..taps {
            let Some(pos) = (row.pos as usize + tap + 1).checked_sub(taps) else { continue };
            let page = pass.s.sequences[row.seq as usize].pages[pos / PAGE];
            // SAFETY: this layer's keys were stored in an earlier phase.
            let bytes = unsafe { pages.key(page, at.layer, 0, pos % PAGE) };
            hob_kernels::dequantize(ty.tensor_type(), bytes, key);
            transform(ty, n, key);
            let of_tap = weights[tap..].iter().step_by(taps);
            for (sum, (key, weight)) in sums.iter_mut().zip(key.iter().zip(of_tap)) {
                *sum += key * weight;
            }
        }
        // SAFETY: each item writes its own row.
        let q = unsafe { pass.memory.buffers.at(q).write(t * n, n) };
        for (q, sum) in q.iter_mut().zip(sums) {
            *q *= *sum;
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

/// Computes `out = softmax(scale · q kᵀ) v`; see [`crate::backend::Ops::attend`].
///
/// An item is a tile and a KV head, or where these are too few for the threads, a part of its
/// positions.
pub(super) fn attend(pass: &CpuPass, at: &Attention, sinks: &[f32], q: Buf, out: Buf) {
    let tiles = if pass.kept.get().is_some() { &pass.s.output_tiles } else { &pass.s.tiles };
    let io = AttendBuffers { sinks, q, out };
    let n_items = tiles.len() * at.n_head_kv;
    if n_items < pass.worker.n_threads() * ENOUGH_ITEMS {
        let cut = PartCut::new(pass, at, tiles);
        if cut.n_parts > 1 && cut.n_values(tiles, at) <= pass.s.attend_parts.len() {
            attend_parts(pass, at, tiles, &cut, &io);
            return;
        }
    }
    pass.worker.for_each(n_items, |item| {
        let tile = tiles[item / at.n_head_kv];
        let head = item % at.n_head_kv;
        attend_tile(pass, &HeadTile { at, tile, head }, &io);
    });
}

/// The buffers of attention, and the scores of the positions that all query heads see before all
/// others; without, none.
struct AttendBuffers<'a> {
    sinks: &'a [f32],
    q: Buf,
    out: Buf,
}

/// The memory of parts that are computed side by side.
struct PartCut {
    /// Most parts of a tile.
    n_parts: usize,
    /// Most tokens of a tile.
    n_tokens: usize,
}

impl PartCut {
    fn new(pass: &CpuPass, at: &Attention, tiles: &[Tile]) -> PartCut {
        let parts = |&tile: &Tile| HeadTile { at, tile, head: 0 }.parts(pass).len();
        PartCut {
            n_parts: tiles.iter().map(parts).max().unwrap_or(0),
            n_tokens: tiles.iter().map(|tile| tile.n).max().unwrap_or(0),
        }
    }

    /// Returns the query rows of each part.
    fn n_rows(&self, at: &Attention) -> usize {
        self.n_tokens * at.group()
    }

    /// Returns the values of all parts of all tiles and heads.
    fn n_values(&self, tiles: &[Tile], at: &Attention) -> usize {
        tiles.len() * at.n_head_kv * self.n_parts * self.n_rows(at) * values_of_row(at.d_v)
    }
}

/// The sizes of the parts of attention that threads compute side by side.
pub(super) struct PartSizes<'a> {
    /// The model.
    pub plan: &'a Plan,
    /// Threads.
    pub n_threads: usize,
    /// Position after the last that a token sees.
    pub end: usize,
}

impl PartSizes<'_> {
    /// Returns the values of the parts of these tiles in the layer that has most.
    pub(super) fn of_tiles(&self, tiles: &[Tile]) -> usize {
        let n_tokens = tiles.iter().map(|tile| tile.n).max().unwrap_or(0);
        self.n_values(tiles.len(), n_tokens)
    }

    /// Returns the same for `n_tiles` tiles of `n_tokens` tokens each.
    pub(super) fn n_values(&self, n_tiles: usize, n_tokens: usize) -> usize {
        let n_parts = self.end.div_ceil(PART);
        let of_token = self.plan.widest(|layer| {
            let heads = layer.mixer.cached();
            let is_cut = n_parts > 1 && n_tiles * heads.n_head < self.n_threads * ENOUGH_ITEMS;
            let n_rows = heads.n_head * layer.mixer.queries_per_key();
            if is_cut { n_rows * values_of_row(heads.d_v) } else { 0 }
        });
        (n_tiles * n_parts * n_tokens).saturating_mul(of_token).min(MOST_PART_VALUES)
    }
}

/// Computes the parts of all tiles and heads side by side, and then merges those of each token.
fn attend_parts(pass: &CpuPass, at: &Attention, tiles: &[Tile], cut: &PartCut, io: &AttendBuffers) {
    let group = at.group();
    let n_rows = cut.n_rows(at);
    let n_values = values_of_row(at.d_v);
    let part_at = |tile: usize, head: usize, part: usize| {
        ((tile * at.n_head_kv + head) * cut.n_parts + part) * n_rows * n_values
    };
    let sums = &pass.s.attend_parts;
    pass.worker.for_each(tiles.len() * at.n_head_kv * cut.n_parts, |item| {
        let part = item % cut.n_parts;
        let head = item / cut.n_parts % at.n_head_kv;
        let tile = item / cut.n_parts / at.n_head_kv;
        let work = HeadTile { at, tile: tiles[tile], head };
        let Some(positions) = work.parts(pass).nth(part) else { return };
        let mut local = pass.local.borrow_mut();
        let super::ThreadMemory { scratch, attention: l, .. } = &mut **local;
        work.read_queries(pass, io.q, l);
        attend_positions(pass, &work, &positions, l, scratch);
        // SAFETY: each item writes the sums of its own part.
        let to = unsafe { sums.write(part_at(tile, head, part), n_rows * n_values) };
        for (row, to) in l.sums.rows(at.d_v).zip(to.chunks_exact_mut(n_values)) {
            to[0] = row.max;
            to[1] = row.sum;
            to[2..].copy_from_slice(row.acc);
        }
    });
    pass.worker.for_each(pass.n_tokens() * at.n_head, |item| {
        let t = item / at.n_head;
        let query_head = item % at.n_head;
        let head = query_head / group;
        let Some(number) = tiles.iter().position(|tile| tile.rows().contains(&t)) else { return };
        let tile = tiles[number];
        let mut local = pass.local.borrow_mut();
        let merged = &mut local.attention.merged;
        merged.clear(1, at.d_v);
        if let Some(&sink) = io.sinks.get(query_head) {
            merged.see_sinks([sink].into_iter());
        }
        let row = (t - tile.first) * group + query_head % group;
        let n_parts = HeadTile { at, tile, head }.parts(pass).len();
        for part in 0..n_parts {
            // SAFETY: written in the phase before, and only read in this one.
            let row = unsafe { sums.read(part_at(number, head, part) + row * n_values, n_values) };
            merged.merge(0, &RowSums { max: row[0], sum: row[1], acc: &row[2..] });
        }
        write_head(pass, at, t, query_head, merged.rows(at.d_v), io.out);
    });
}

/// Writes the results of token `t` from query head `first` on.
fn write_head<'s>(
    pass: &CpuPass,
    at: &Attention,
    t: usize,
    first: usize,
    sums: impl ExactSizeIterator<Item = RowSums<'s>>,
    out: Buf,
) {
    // SAFETY: each item writes the columns of its own heads, for its own tokens.
    let out = unsafe {
        let from = (t * at.n_head + first) * at.d_v;
        pass.memory.buffers.at(out).write(from, sums.len() * at.d_v)
    };
    for (sums, out) in sums.zip(out.chunks_exact_mut(at.d_v)) {
        sums.write(out);
    }
    transform(pass.s.kv.types()[1], at.d_v, out);
}

/// Computes one tile of tokens, all query heads that share KV head `head`, part by part.
fn attend_tile(pass: &CpuPass, work: &HeadTile, io: &AttendBuffers) {
    let &HeadTile { at, tile, head } = work;
    let group = at.group();
    let n_q = tile.n * group;
    let mut local = pass.local.borrow_mut();
    let super::ThreadMemory { scratch, attention: l, .. } = &mut **local;
    work.read_queries(pass, io.q, l);
    let parts = work.parts(pass);
    let is_one = parts.len() <= 1 && io.sinks.is_empty();
    if !is_one {
        l.merged.clear(n_q, at.d_v);
    }
    if !io.sinks.is_empty() {
        let own = io.sinks[head * group..][..group].iter().copied().cycle();
        l.merged.see_sinks(own);
    }
    for positions in parts {
        l.sums.clear(n_q, at.d_v);
        attend_positions(pass, work, &positions, l, scratch);
        if !is_one {
            let AttendMemory { sums, merged, .. } = &mut *l;
            for (row, part) in sums.rows(at.d_v).enumerate() {
                merged.merge(row, &part);
            }
        }
    }
    let sums = if is_one { &l.sums } else { &l.merged };
    for t in tile.rows() {
        let own = sums.rows(at.d_v).skip((t - tile.first) * group).take(group);
        write_head(pass, at, t, head * group, own, io.out);
    }
}

/// Adds these positions of the cache, all of one part, to the sums of a tile.
fn attend_positions(
    pass: &CpuPass,
    work: &HeadTile,
    positions: &Range<usize>,
    l: &mut AttendMemory,
    scratch: &mut KernelScratch,
) {
    for page in positions.start / PAGE..positions.end.div_ceil(PAGE) {
        attend_page(pass, work, page, positions.end, l, scratch);
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
    let group = at.group();
    let base = page * PAGE;
    let n_pos = PAGE.min(end - base);
    l.visible.clear();
    for row in tile.rows().map(|t| pass.row(t)) {
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
    let WeightedSums { max, sum, acc } = &mut l.sums;
    let mut state = AttendState { max, sum, acc };
    if at.alibi == 0.0 {
        pass.memory.kernels.attend(&cached, &mut state, scratch);
        return;
    }
    l.alibi.rows.clear();
    for row in tile.rows().map(|t| pass.row(t)) {
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
    /// Returns the positions that its tokens see, cut where parts begin.
    fn parts(&self, pass: &CpuPass) -> impl ExactSizeIterator<Item = Range<usize>> + use<> {
        let first = self.first_seen(pass.row(self.tile.first).pos as usize);
        let end = self.tile.rows().map(|t| self.end_seen(pass.row(t))).max().unwrap_or(0);
        let parts = first / PART..end.div_ceil(PART);
        parts.map(move |part| first.max(part * PART)..end.min((part + 1) * PART))
    }

    /// Begins with the queries of its tokens and heads: query row `i · group + g` is head `g` of
    /// token `i`.
    fn read_queries(&self, pass: &CpuPass, q: Buf, l: &mut AttendMemory) {
        let &HeadTile { at, tile, head } = self;
        let group = at.group();
        l.begin(tile.n * group, at.d_v);
        for t in tile.rows() {
            // SAFETY: queries are only read in this phase.
            let heads = unsafe {
                let first = (t * at.n_head + head * group) * at.d_k;
                pass.memory.buffers.at(q).read(first, group * at.d_k)
            };
            l.q.extend_from_slice(heads);
        }
        transform(pass.s.kv.types()[0], at.d_k, &mut l.q);
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
            |seq, pos| TokenRow { rope: [pos; 3], seq, pos, end: pos + 1, ..TokenRow::default() };
        let rows = [row(0, 5), row(0, 6), row(1, 7), row(1, 9), row(2, 10)];
        let mut out = Vec::new();
        tiles(rows.into_iter(), TILE_TOKENS, &mut out);
        let spans: Vec<_> = out.iter().map(|t| (t.first, t.n)).collect();
        assert_eq!(spans, [(0, 2), (2, 1), (3, 1), (4, 1)]);
        tiles((0..40).map(|p| row(3, p)), TILE_TOKENS, &mut out);
        assert_eq!(out.iter().map(|t| t.n).collect::<Vec<_>>(), [16, 16, 8]);
    }
}
