//! The cache's side of attention: storing keys and values, and reading them in tiles of query rows
//! × pages.

use hob_kernels::cached::CachedTile;
use hob_kernels::operands::AttendState;
use hob_kernels::{CacheType, Kernels};

use super::alibi;
use super::kv::PAGE;
use super::{CpuPass, Tile, TokenRow};
use crate::backend::{Attention, Buf};

/// Most tokens of a tile. With four heads to a KV head that makes 64 query rows, which fill the
/// registers' tiles while a page of keys stays in L1.
pub(super) const TILE_TOKENS: usize = 16;

/// A thread's memory for one tile.
#[derive(Default)]
pub(super) struct AttendMemory {
    q: Vec<f32>,
    max: Vec<f32>,
    sum: Vec<f32>,
    acc: Vec<f32>,
    visible: Vec<(u32, u32)>,
    alibi: alibi::AlibiMemory,
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
            (pass.s.buffers.at(k).read(t * n_k, n_k), pass.s.buffers.at(v).read(t * n_v, n_v))
        };
        for (head, (k, v)) in k.chunks_exact(at.d_k).zip(v.chunks_exact(at.d_v)).enumerate() {
            // SAFETY: each item is a position of its own, and a page belongs to one sequence.
            let [to_k, to_v] = unsafe { pages.write(page, at.layer, head, pos % PAGE) };
            convert(pass.s.kernels, type_k, k, to_k);
            convert(pass.s.kernels, type_v, v, to_v);
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
        let (x, y) =
            unsafe { (pass.s.buffers.at(x).read(t * n, n), pass.s.buffers.at(y).read(t * n, n)) };
        let mut local = pass.local.borrow_mut();
        local.row.clear();
        local.row.extend(x.iter().zip(y).map(|(x, y)| x * y));
        // SAFETY: each item is a position of its own, and a page belongs to one sequence.
        let [to, _] = unsafe { pages.write(page, at.layer, 0, pos % PAGE) };
        convert(pass.s.kernels, pages.types()[0], &local.row, to);
    });
}

/// `q = q · Σ` over the last positions of weight · cached key.
pub(super) fn convolve(pass: &CpuPass, at: &Attention, weights: &[f32], q: Buf) {
    let pages = &pass.s.kv;
    let n = at.d_k;
    let taps = weights.len() / n;
    let ty = pages.types()[0].tensor_type();
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
            hob_kernels::dequant::dequantize(ty, bytes, key);
            let of_tap = weights[tap..].iter().step_by(taps);
            for (sum, (key, weight)) in l.acc.iter_mut().zip(key.iter().zip(of_tap)) {
                *sum += key * weight;
            }
        }
        // SAFETY: each item writes its own row.
        let q = unsafe { pass.s.buffers.at(q).write(t * n, n) };
        for (q, sum) in q.iter_mut().zip(&l.acc) {
            *q *= sum;
        }
    });
}

/// One head of one position in the type of the cache.
fn convert(kernels: &Kernels, ty: CacheType, from: &[f32], to: &mut [u8]) {
    match ty {
        CacheType::F32 => to.copy_from_slice(bytemuck::cast_slice(from)),
        CacheType::F16 => kernels.f32_to_f16(from, bytemuck::cast_slice_mut(to)),
        CacheType::Q8_0 => kernels.store_q8_0(from, to),
    }
}

/// `out = softmax(scale · q kᵀ) v`, one item per tile and KV head; see
/// [`crate::backend::Ops::attend`].
pub(super) fn attend(pass: &CpuPass, at: &Attention, sinks: &[f32], q: Buf, out: Buf) {
    let tiles = if pass.only_outputs.get() { &pass.s.output_tiles } else { &pass.s.tiles };
    pass.worker.for_each(tiles.len() * at.n_head_kv, |item| {
        let tile = tiles[item / at.n_head_kv];
        let head = item % at.n_head_kv;
        attend_tile(pass, at, sinks, tile, head, q, out);
    });
}

/// One tile of tokens, all query heads that share KV head `head`: query row `i · group + g` is head
/// `g` of token `i`.
fn attend_tile(
    pass: &CpuPass,
    at: &Attention,
    sinks: &[f32],
    tile: Tile,
    head: usize,
    q: Buf,
    out: Buf,
) {
    let group = at.n_head / at.n_head_kv;
    let n_q = tile.n * group;
    let mut local = pass.local.borrow_mut();
    let super::ThreadMemory { scratch, attention: l, .. } = &mut **local;

    l.q.clear();
    for t in tile.first..tile.first + tile.n {
        // SAFETY: queries are only read in this phase.
        let heads = unsafe {
            pass.s.buffers.at(q).read((t * at.n_head + head * group) * at.d_k, group * at.d_k)
        };
        l.q.extend_from_slice(heads);
    }
    for (values, n, start) in [
        (&mut l.max, n_q, f32::NEG_INFINITY),
        (&mut l.sum, n_q, 0.0),
        (&mut l.acc, n_q * at.d_v, 0.0),
    ] {
        values.clear();
        values.resize(n, start);
    }
    if !sinks.is_empty() {
        // as if a position before all others had been seen, whose value is 0
        let own = sinks[head * group..][..group].iter().cycle();
        for (max, sink) in l.max.iter_mut().zip(own) {
            *max = *sink;
        }
        l.sum.fill(1.0);
    }

    let first = pass.row(tile.first);
    let rows = tile.first..tile.first + tile.n;
    let from_of = |pos: usize| match at.window {
        None => 0,
        Some(window) if at.symmetric => pos.saturating_sub(window / 2),
        Some(window) => (pos + 1).saturating_sub(window),
    };
    let end_of = |row: TokenRow| match at.window.filter(|_| at.symmetric) {
        Some(window) => (row.end as usize).min(row.pos as usize + window / 2 + 1),
        None if at.causal_images => row.pos as usize + 1,
        None => row.end as usize,
    };
    let end = rows.clone().map(|t| end_of(pass.row(t))).max().unwrap_or(0);
    let sequence = &pass.s.sequences[first.seq as usize];
    for page in from_of(first.pos as usize) / PAGE..end.div_ceil(PAGE) {
        let base = page * PAGE;
        let n_pos = PAGE.min(end - base);
        l.visible.clear();
        for row in rows.clone().map(|t| pass.row(t)) {
            let from = from_of(row.pos as usize).clamp(base, base + n_pos) - base;
            let to = end_of(row).clamp(base + from, base + n_pos) - base;
            l.visible.extend(std::iter::repeat_n((from as u32, to as u32), group));
        }
        // SAFETY: this layer's keys and values were stored in an earlier phase.
        let [k, v] = unsafe { pass.s.kv.read(sequence.pages[page], at.layer, head, n_pos) };
        let tile = CachedTile {
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
            pass.s.kernels.attend(&tile, &mut state, scratch);
            continue;
        }
        l.alibi.rows.clear();
        for row in rows.clone().map(|t| pass.row(t)) {
            let own = row.pos as i32 - base as i32;
            let heads = head * group..(head + 1) * group;
            l.alibi.rows.extend(heads.map(|head| (alibi::slope(head, at.n_head, at.alibi), own)));
        }
        alibi::attend(pass.s.kernels, &tile, &mut state, scratch, &mut l.alibi);
    }

    for (i, (acc, sum)) in l.acc.chunks_exact(at.d_v).zip(&l.sum).enumerate() {
        let t = tile.first + i / group;
        let g = i % group;
        // SAFETY: each item writes the columns of its own heads, for its own tokens.
        let out = unsafe {
            pass.s.buffers.at(out).write((t * at.n_head + head * group + g) * at.d_v, at.d_v)
        };
        for (out, acc) in out.iter_mut().zip(acc) {
            *out = acc / sum;
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
