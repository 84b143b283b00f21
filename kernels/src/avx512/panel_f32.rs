//! F32, F16 and BF16 rows × many tokens: panels of widened weights, tiles of rows × tokens in
//! registers.
//!
//! **Panel.** 16 rows × 128 weights, widened and turned once, then multiplied by all tokens. A
//! vector holds the same weight of 16 rows; one fma multiplies it by an activation that is
//! broadcast from memory: nothing is added up across lanes.
//!
//! **Tile.** 3 panels × up to 8 tokens: 24 accumulators, 3 weights, 1 broadcast, 28 of 32
//! registers; 11 loads for 24 fma.
//!
//! Three panels take 24 KB and live in L1; the tokens stream past them, and the next weights are
//! asked for meanwhile.

use std::arch::x86_64::*;

use super::attend::transpose;
use super::lanes::{Plain, at, carve, carved, load_f32, prefetch, store_f32};
use super::panel::add_to;
use super::simd::Avx512;
use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::simd::Float;

/// Fewest tokens for which transposing the weights pays.
pub(super) const MANY: usize = 24;
/// Weights of a row per panel.
const WIDTH: usize = 128;
/// Panels per tile.
const MAX_R: usize = 3;
/// Most tokens per tile.
const MAX_T: usize = 8;

/// Weight `k` of 16 rows in entry `k`.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct FloatPanel([[f32; 16]; WIDTH]);

// SAFETY: an array of floats, whose bytes are a multiple of the alignment, so there is no padding.
unsafe impl Plain for FloatPanel {}

/// The position of a tile.
#[derive(Clone, Copy)]
struct FloatTilePosition {
    /// First row.
    r0: usize,
    /// First token.
    t0: usize,
    /// First weight of a row.
    k: usize,
}

/// Multiplies all rows × all tokens.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn matmul<const BYTES: usize, W: Float<BYTES>>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let mut rest = scratch.bytes(carved::<FloatPanel>(MAX_R));
    let panels: &mut [FloatPanel] = carve(&mut rest, MAX_R);
    for r0 in (0..rows.n_rows).step_by(16 * MAX_R) {
        let n_panels = (rows.n_rows - r0).div_ceil(16).min(MAX_R);
        for k in (0..acts.n()).step_by(WIDTH) {
            for (i, panel) in panels.iter_mut().take(n_panels).enumerate() {
                unpack::<BYTES, W>(rows, r0 + 16 * i, k, acts.n(), panel);
            }
            let place = FloatTilePosition { r0, t0: 0, k };
            match n_panels {
                1 => all_tokens::<BYTES, 1>(at(panels, 0), rows, &acts, place, out),
                2 => all_tokens::<BYTES, 2>(at(panels, 0), rows, &acts, place, out),
                _ => all_tokens::<BYTES, 3>(at(panels, 0), rows, &acts, place, out),
            }
        }
    }
}

/// Fills a panel with the weights from `k` of the 16 rows from `r0`. The last row stands in for
/// rows beyond it, whose results are dropped.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn unpack<const BYTES: usize, W: Float<BYTES>>(
    rows: WeightRows<'_>,
    r0: usize,
    k: usize,
    n: usize,
    panel: &mut FloatPanel,
) {
    let len = (n - k).min(WIDTH);
    let mut row: [&[[u8; BYTES]]; 16] = [&[]; 16];
    for r in 0..16 {
        row[r] = &rows.row((r0 + r).min(rows.n_rows - 1)).as_chunks::<BYTES>().0[k..k + len];
    }
    for c in (0..len).step_by(16) {
        let mut x = [_mm512_setzero_ps(); 16];
        if len - c >= 16 {
            for r in 0..16 {
                x[r] = W::widen(Avx512::new(), at(row[r], c));
            }
        } else {
            for r in 0..16 {
                x[r] = W::widen_part(Avx512::new(), &row[r][c..]);
            }
        }
        // past the end of a row these are zeros that no tile reads
        for (x, to) in transpose(x).iter().zip(&mut panel.0[c..]) {
            store_f32(to, *x);
        }
    }
}

/// Multiplies `R` panels × all tokens, in tiles of nearly equal size.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn all_tokens<const BYTES: usize, const R: usize>(
    panels: &[FloatPanel; R],
    rows: WeightRows<'_>,
    acts: &ActView<'_>,
    mut place: FloatTilePosition,
    out: &mut OutputView<'_>,
) {
    let n_tiles = acts.n_tokens().div_ceil(MAX_T);
    let size = acts.n_tokens() / n_tiles;
    let larger = acts.n_tokens() % n_tiles;
    // what will be unpacked next: the weights behind these, or the first of the next rows
    let (next_row, next_k) = if place.k + WIDTH < acts.n() {
        (place.r0, place.k + WIDTH)
    } else {
        (place.r0 + 16 * R, 0)
    };
    let next = rows.bytes.as_ptr().wrapping_add(next_row * rows.row_bytes + next_k * BYTES);
    let rows_per_tile = (16 * R).div_ceil(n_tiles);
    for i in 0..n_tiles {
        for row in (i * rows_per_tile..(i + 1) * rows_per_tile).take_while(|&row| row < 16 * R) {
            prefetch(next.wrapping_add(row * rows.row_bytes), WIDTH * BYTES);
        }
        let n = size + usize::from(i < larger);
        match n {
            1 => tile::<R, 1>(panels, acts, place, out),
            2 => tile::<R, 2>(panels, acts, place, out),
            3 => tile::<R, 3>(panels, acts, place, out),
            4 => tile::<R, 4>(panels, acts, place, out),
            5 => tile::<R, 5>(panels, acts, place, out),
            6 => tile::<R, 6>(panels, acts, place, out),
            7 => tile::<R, 7>(panels, acts, place, out),
            _ => tile::<R, 8>(panels, acts, place, out),
        }
        place.t0 += n;
    }
}

/// Multiplies `R` panels × `T` tokens: adds the products of the weights `k..k + 128` to `out`, or
/// writes them if `k` is 0.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn tile<const R: usize, const T: usize>(
    panels: &[FloatPanel; R],
    acts: &ActView<'_>,
    place: FloatTilePosition,
    out: &mut OutputView<'_>,
) {
    let n = acts.n();
    let len = (n - place.k).min(WIDTH);
    let mut x: [&[f32]; T] = [&[]; T];
    for t in 0..T {
        x[t] = &acts.x()[(place.t0 + t) * n + place.k..][..len];
    }
    let mut sum = [[_mm512_setzero_ps(); R]; T];
    for i in 0..len {
        let mut w = [_mm512_setzero_ps(); R];
        for g in 0..R {
            // SAFETY: `i < len`, at most the WIDTH entries of a panel.
            w[g] = load_f32(unsafe { panels[g].0.get_unchecked(i) });
        }
        for t in 0..T {
            // SAFETY: each of `x` has `len` values.
            let x = _mm512_set1_ps(unsafe { *x[t].get_unchecked(i) });
            for g in 0..R {
                sum[t][g] = _mm512_fmadd_ps(w[g], x, sum[t][g]);
            }
        }
    }
    for t in 0..T {
        let out = &mut out.token(place.t0 + t)[place.r0..];
        for g in 0..R {
            add_to(&mut out[16 * g..], sum[t][g], place.k == 0);
        }
    }
}
