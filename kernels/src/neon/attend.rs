//! One attention step by the online softmax (see `scalar::attend`), in three passes over the tile:
//! scores, softmax, values.
//!
//! Scores are dot products along the head, four query rows × four positions at a time, so that a
//! key is read (and widened) once for four rows; values are added four rows × 16 columns at a time,
//! so that an output stays in registers over all positions. Positions that a row does not see get
//! weight 0, so values that some other row of the tile sees must be finite.

use std::arch::aarch64::*;
use std::ops::Range;

use half::f16;

use super::exp::{exp, tanh};
use super::lanes::*;
use super::parts;
use crate::operands::{AttendState, AttendTile, KernelScratch};

/// Query rows per register tile.
const MAX_ROWS: usize = 4;

/// A type of keys and values.
///
/// # Safety
/// The function needs NEON, which every AArch64 machine has.
pub(super) trait WidenFour: Copy + Into<f32> {
    /// Loads four of them as f32.
    unsafe fn load(x: &[Self; 4]) -> float32x4_t;
}

impl WidenFour for f32 {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn load(x: &[f32; 4]) -> float32x4_t {
        load_f32(x)
    }
}

impl WidenFour for f16 {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn load(x: &[f16; 4]) -> float32x4_t {
        load_f16(x)
    }
}

/// Attends to keys and values of any float type.
#[target_feature(enable = "neon")]
pub(super) fn attend<T: WidenFour>(
    tile: &AttendTile<'_, T>,
    state: &mut AttendState<'_>,
    scratch: &mut KernelScratch,
) {
    let n_rows = tile.visible.len();
    let seen = seen_by_any(tile.visible);
    if seen.is_empty() {
        return;
    }
    // scores `[n_rows × stride]` of the positions from `seen.start` on, then what each row keeps of
    // its sums so far
    let stride = seen.len().next_multiple_of(4);
    let (scores, keep) = scratch.f32s(n_rows * (stride + 1)).split_at_mut(n_rows * stride);
    for (row, n) in parts(n_rows, MAX_ROWS) {
        match n {
            1 => scores_of::<T, 1>(tile, row, seen.clone(), stride, scores),
            2 => scores_of::<T, 2>(tile, row, seen.clone(), stride, scores),
            3 => scores_of::<T, 3>(tile, row, seen.clone(), stride, scores),
            _ => scores_of::<T, 4>(tile, row, seen.clone(), stride, scores),
        }
    }
    for (row, scores) in scores.chunks_exact_mut(stride).enumerate() {
        keep[row] =
            softmax_row(tile, row, seen.start, scores, &mut state.max[row], &mut state.sum[row]);
    }
    for (row, n) in parts(n_rows, MAX_ROWS) {
        match n {
            1 => add_values::<T, 1>(tile, row, seen.clone(), stride, scores, keep, state.acc),
            2 => add_values::<T, 2>(tile, row, seen.clone(), stride, scores, keep, state.acc),
            3 => add_values::<T, 3>(tile, row, seen.clone(), stride, scores, keep, state.acc),
            _ => add_values::<T, 4>(tile, row, seen.clone(), stride, scores, keep, state.acc),
        }
    }
}

/// Returns the smallest range that holds every position that some row sees.
fn seen_by_any(visible: &[(u32, u32)]) -> Range<usize> {
    let seeing = || visible.iter().filter(|(from, to)| from < to);
    let from = seeing().map(|v| v.0).min().unwrap_or(0);
    let to = seeing().map(|v| v.1).max().unwrap_or(0);
    from as usize..to as usize
}

/// Writes unscaled scores of `R` rows.
#[inline]
#[target_feature(enable = "neon")]
fn scores_of<T: WidenFour, const R: usize>(
    tile: &AttendTile<'_, T>,
    row: usize,
    seen: Range<usize>,
    stride: usize,
    scores: &mut [f32],
) {
    let d = tile.d_k;
    let q: [&[f32]; R] = std::array::from_fn(|r| &tile.q[(row + r) * d..][..d]);
    let q_vectors = q.map(|q| &q.as_chunks::<4>().0[..d / 4]);
    for pos in seen.clone().step_by(4) {
        // past the end the last position stands in; nobody looks at those scores
        let k: [&[T]; 4] = std::array::from_fn(|p| &tile.k[(pos + p).min(seen.end - 1) * d..][..d]);
        let k_vectors = k.map(|k| &k.as_chunks::<4>().0[..d / 4]);
        let mut acc = [[vdupq_n_f32(0.0); 4]; R];
        for i in 0..d / 4 {
            let mut ks = [vdupq_n_f32(0.0); 4];
            for p in 0..4 {
                // SAFETY: this function has NEON.
                ks[p] = unsafe { T::load(&k_vectors[p][i]) };
            }
            for r in 0..R {
                let q = load_f32(&q_vectors[r][i]);
                for p in 0..4 {
                    acc[r][p] = vfmaq_f32(acc[r][p], q, ks[p]);
                }
            }
        }
        for r in 0..R {
            let [s0, s1, s2, s3] = acc[r];
            let mut sums = vpaddq_f32(vpaddq_f32(s0, s1), vpaddq_f32(s2, s3));
            for i in d / 4 * 4..d {
                sums =
                    vfmaq_n_f32(sums, load_f32(&std::array::from_fn(|p| k[p][i].into())), q[r][i]);
            }
            store_f32(at_mut(scores, (row + r) * stride + pos - seen.start), sums);
        }
    }
}

/// Turns the scores of one row into weights relative to the new maximum (0 where the row sees
/// nothing), and updates maximum and sum. Returns the factor for what was summed before.
#[inline]
#[target_feature(enable = "neon")]
fn softmax_row<T>(
    tile: &AttendTile<'_, T>,
    row: usize,
    first: usize,
    scores: &mut [f32],
    max: &mut f32,
    sum: &mut f32,
) -> f32 {
    let (from, to) = tile.visible[row];
    if from == to {
        scores.fill(0.0);
        return 1.0;
    }
    let from = from as usize - first;
    let to = to as usize - first;
    scores[..from].fill(0.0);
    scores[to..].fill(0.0);
    let (vectors, rest) = scores[from..to].as_chunks_mut::<4>();

    // a rest shorter than a vector is filled up with what adds nothing
    let mut last = [f32::NEG_INFINITY; 4];
    let mut new_max = vdupq_n_f32(*max);
    for scores in vectors.iter_mut() {
        let score = scaled(tile, load_f32(scores));
        store_f32(scores, score);
        new_max = vmaxnmq_f32(new_max, score);
    }
    if !rest.is_empty() {
        let mut padded = [0.0; 4];
        padded[..rest.len()].copy_from_slice(rest);
        let score = scaled(tile, load_f32(&padded));
        store_f32(&mut padded, score);
        last[..rest.len()].copy_from_slice(&padded[..rest.len()]);
        new_max = vmaxnmq_f32(new_max, load_f32(&last));
    }
    let new_max = vmaxnmvq_f32(new_max);
    if new_max == f32::NEG_INFINITY {
        scores.fill(0.0);
        return 1.0; // nothing seen yet, and nothing here
    }

    let mut sums = vdupq_n_f32(0.0);
    for scores in vectors {
        let weight = exp(vsubq_f32(load_f32(scores), vdupq_n_f32(new_max)));
        store_f32(scores, weight);
        sums = vaddq_f32(sums, weight);
    }
    let weight = exp(vsubq_f32(load_f32(&last), vdupq_n_f32(new_max)));
    store_f32(&mut last, weight);
    rest.copy_from_slice(&last[..rest.len()]);
    let keep = (*max - new_max).exp();
    *max = new_max;
    *sum = *sum * keep + vaddvq_f32(vaddq_f32(sums, weight));
    keep
}

/// Scores times the tile's factor, and capped.
#[inline]
#[target_feature(enable = "neon")]
fn scaled<T>(tile: &AttendTile<'_, T>, dots: float32x4_t) -> float32x4_t {
    let scores = vmulq_n_f32(dots, tile.scale);
    if tile.softcap == 0.0 {
        return scores;
    }
    vmulq_n_f32(tanh(vdivq_f32(scores, vdupq_n_f32(tile.softcap))), tile.softcap)
}

/// Computes `acc = keep · acc + weights · values` for `R` rows, some columns at a time.
#[inline]
#[target_feature(enable = "neon")]
fn add_values<T: WidenFour, const R: usize>(
    tile: &AttendTile<'_, T>,
    row: usize,
    seen: Range<usize>,
    stride: usize,
    weights: &[f32],
    keep: &[f32],
    acc: &mut [f32],
) {
    let d = tile.d_v;
    let weights: [&[f32]; R] =
        std::array::from_fn(|r| &weights[(row + r) * stride..][..seen.len()]);
    let keep: &[f32; R] = at(keep, row);
    let values = &tile.v[seen.start * d..seen.end * d];
    let acc = &mut acc[row * d..(row + R) * d];
    let mut column = 0;
    while column + 16 <= d {
        add_columns::<T, R, 4>(values, d, column, weights, keep, acc);
        column += 16;
    }
    while column + 4 <= d {
        add_columns::<T, R, 1>(values, d, column, weights, keep, acc);
        column += 4;
    }
    for column in column..d {
        for r in 0..R {
            let products =
                weights[r].iter().zip(values.chunks_exact(d)).map(|(w, v)| w * v[column].into());
            let acc = &mut acc[r * d + column];
            *acc = *acc * keep[r] + products.sum::<f32>();
        }
    }
}

/// Adds `V` vectors of columns.
#[inline]
#[target_feature(enable = "neon")]
fn add_columns<T: WidenFour, const R: usize, const V: usize>(
    values: &[T],
    d: usize,
    column: usize,
    weights: [&[f32]; R],
    keep: &[f32; R],
    acc: &mut [f32],
) {
    let mut sums = [[vdupq_n_f32(0.0); V]; R];
    for r in 0..R {
        for i in 0..V {
            sums[r][i] = vmulq_n_f32(load_f32(at(acc, r * d + column + 4 * i)), keep[r]);
        }
    }
    for (pos, value) in values.chunks_exact(d).enumerate() {
        let value = &value[column..][..4 * V];
        let mut v = [vdupq_n_f32(0.0); V];
        for i in 0..V {
            // SAFETY: this function has NEON.
            v[i] = unsafe { T::load(at(value, 4 * i)) };
        }
        for r in 0..R {
            let weight = weights[r][pos];
            for i in 0..V {
                sums[r][i] = vfmaq_n_f32(sums[r][i], v[i], weight);
            }
        }
    }
    for r in 0..R {
        for i in 0..V {
            store_f32(at_mut(acc, r * d + column + 4 * i), sums[r][i]);
        }
    }
}
