//! An attention step of many query rows with AMX: queries, keys, weights and values in bf16, sums
//! in floats.
//!
//! As in [`attend`](super::attend) there are three passes: scores = queries · keysᵀ, the softmax in
//! floats, weights · values. Models are trained with queries, keys, values and weights in bf16;
//! `--exact` keeps its cache in f32, which takes the other path.
//!
//! Query rows lie as tokens lie for [`tiles_bf16`](super::tiles_bf16), whose products these are: 16
//! positions are 16 rows of weights for the scores, 16 columns of the values are for the sums.

use std::arch::x86_64::*;

use half::f16;

use super::attend::{self, seen_by_any, softmax_row, transpose};
use super::lanes::{Plain, at, carve, carved, load_f16, load_f32, store_f32, store64};
use super::quantize::{round_bf16, rounded};
use super::tiles::{ROWS, Spread, Tiles};
use super::tiles_bf16::{WeightTile, pairs, products, start, store};
use crate::act::ActLine;
use crate::operands::{AttendState, AttendTile, KernelScratch};

// SAFETY: 32 numbers of 16 bits each, whose bits may be anything; 64 bytes.
unsafe impl Plain for ActLine {}

/// Returns whether a tile of so many query rows with heads of these sizes goes through here.
pub(super) fn takes(n_rows: usize, d_k: usize, d_v: usize) -> bool {
    n_rows >= attend::MANY && d_k.is_multiple_of(32) && d_v.is_multiple_of(16)
}

/// Attends to f16 keys and values.
///
/// # Safety
/// The machine has `Isa::Avx512Amx`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
pub(super) unsafe fn attend_f16(
    tile: &AttendTile<'_, f16>,
    state: &mut AttendState<'_>,
    scratch: &mut KernelScratch,
) {
    let &AttendTile { q, k, v, d_k, d_v, visible, .. } = tile;
    let n_rows = visible.len();
    if !takes(n_rows, d_k, d_v) {
        return attend::attend(tile, state, scratch);
    }
    let seen = seen_by_any(visible);
    if seen.is_empty() {
        return;
    }
    // positions go in twos for the weights' lines; those beyond the last have weight 0
    let stride = (k.len() / d_k).next_multiple_of(32);
    let q_lines = d_k / 32;
    let w_lines = stride / 32;
    let n_tiles = (stride / 16 * q_lines).max(d_v / 16 * w_lines);
    let bytes = carved::<ActLine>(n_rows * q_lines.max(w_lines)) + carved::<WeightTile>(n_tiles);
    let (floats, mut rest) = scratch.both(n_rows * (stride + d_v), bytes);
    let (scores, sums) = floats.split_at_mut(n_rows * stride);
    let lines: &mut [ActLine] = carve(&mut rest, n_rows * q_lines.max(w_lines));
    let tiles: &mut [WeightTile] = carve(&mut rest, n_tiles);

    let spread = Spread::new(n_rows);
    // SAFETY: the caller's promise.
    let shapes = unsafe { Tiles::new(spread.size) };

    round_bf16(q, &mut lines[..n_rows * q_lines]);
    for (i, tiles) in tiles.chunks_exact_mut(q_lines).enumerate().take(stride / 16) {
        keys(k, d_k, 16 * i, tiles);
    }
    multiply(&shapes, spread, &lines[..n_rows * q_lines], &tiles[..stride / 16 * q_lines], scores);

    for (row, scores) in scores.chunks_exact_mut(stride).enumerate() {
        let keep = softmax_row(tile, row, scores, &mut state.max[row], &mut state.sum[row]);
        if keep != 1.0 {
            let keep = _mm512_set1_ps(keep);
            for acc in state.acc[row * d_v..][..d_v].as_chunks_mut::<16>().0 {
                store_f32(acc, _mm512_mul_ps(load_f32(acc), keep));
            }
        }
    }

    round_bf16(scores, &mut lines[..n_rows * w_lines]);
    for (i, tiles) in tiles.chunks_exact_mut(w_lines).enumerate().take(d_v / 16) {
        for (s, tile) in tiles.iter_mut().enumerate() {
            values(v, d_v, 32 * s, 16 * i, &seen, tile);
        }
    }
    multiply(&shapes, spread, &lines[..n_rows * w_lines], &tiles[..d_v / 16 * w_lines], sums);
    for (acc, sums) in state.acc.as_chunks_mut::<16>().0.iter_mut().zip(sums.as_chunks::<16>().0) {
        store_f32(acc, _mm512_add_ps(load_f32(acc), load_f32(sums)));
    }
}

/// Computes `out[row][c] = Σ lines[row] · weights[c]`: as many lines of each row as there are tiles
/// for 16 columns.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
fn multiply(
    shapes: &Tiles,
    spread: Spread,
    lines: &[ActLine],
    weights: &[WeightTile],
    out: &mut [f32],
) {
    let n_rows = spread.n_tokens();
    let n_steps = lines.len() / n_rows;
    let n_columns = out.len() / n_rows;
    assert!(n_steps * n_columns == 16 * weights.len());
    for places in (0..spread.n_pairs).map(|pair| spread.pair(pair)) {
        let lines = places.map(|first| lines[first * n_steps..][..spread.size * n_steps].as_ptr());
        for (c, weights) in weights.chunks_exact(n_steps).enumerate() {
            let out = places.map(|first| {
                let rows = &mut out[first * n_columns..][..spread.size * n_columns];
                rows[ROWS * c..].as_mut_ptr()
            });
            // SAFETY: lines are those of as many rows as tiles have, and there are 16 columns from
            // 16 `c` in each row of `out`.
            unsafe {
                start(shapes);
                for (i, tile) in weights.iter().enumerate() {
                    products(lines.map(|lines| lines.add(i)), n_steps, tile);
                }
                store(out, n_columns);
            }
        }
    }
}

/// Writes the keys of 16 positions from `first` on; those beyond the last are zeros.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
fn keys(k: &[f16], d_k: usize, first: usize, to: &mut [WeightTile]) {
    for (i, to) in to.iter_mut().enumerate() {
        let mut lines = [_mm512_setzero_ps(); ROWS];
        let keys = k.chunks_exact(d_k).skip(first);
        for (line, key) in lines.iter_mut().zip(keys) {
            *line = _mm512_castsi512_ps(rounded(
                load_f16(at(key, 32 * i)),
                load_f16(at(key, 32 * i + 16)),
            ));
        }
        for (to, line) in to.0.iter_mut().zip(transpose(lines)) {
            store64(to, _mm512_castps_si512(line));
        }
    }
}

/// Writes 16 columns from `c` on of the values of 32 positions from `first` on; zeros where no row
/// sees them.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
fn values(
    v: &[f16],
    d_v: usize,
    first: usize,
    c: usize,
    seen: &std::ops::Range<usize>,
    to: &mut WeightTile,
) {
    let value = |pos: usize| {
        if seen.contains(&pos) { load_f16(at(v, pos * d_v + c)) } else { _mm512_setzero_ps() }
    };
    for (s, to) in to.0.iter_mut().enumerate() {
        let pos = first + 2 * s;
        store64(to, pairs(value(pos), value(pos + 1)));
    }
}
