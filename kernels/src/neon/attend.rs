//! One attention step by the online softmax (see `scalar::attend`), in three passes over the tile:
//! scores, softmax, values.
//!
//! Scores are dot products along the head, four query rows × four positions at a time, so that a
//! key is read (and widened) once for four rows; values are added four rows × 16 columns at a time,
//! so that an output stays in registers over all positions. Positions that a row does not see get
//! weight 0, so values that some other row of the tile sees must be finite.

use std::arch::aarch64::*;
use std::ops::Range;

use half::{bf16, f16};

use super::exp::{exp, tanh};
use super::lanes::*;
use super::parts;
use crate::cache_block::{BlockLayout, CachedBlock, CodeForm, TileElements, tile_of_blocks};
use crate::operands::{AttendState, AttendTile, CachedElement, KernelScratch};

/// Query rows per register tile.
const MAX_ROWS: usize = 4;
/// Most query rows for which blocks are decoded on the way: twice for every position.
pub(super) const MOST_BLOCK_ROWS: usize = 2 * MAX_ROWS;

/// An element of keys and values.
///
/// # Safety
/// The function needs NEON, which every AArch64 machine has, and a head that has the values.
pub(super) trait WidenFour: CachedElement {
    /// Widens the four values from `i`, a multiple of 4, of a head to f32.
    unsafe fn widen(head: *const Self, i: usize) -> float32x4_t;
    /// Returns value `i` of a head, one of those after the last four.
    fn value(head: &[Self], i: usize) -> f32;
}

/// Implements [`WidenFour`] for a type of numbers by its load.
macro_rules! widen_numbers {
    ($number:ty, $load:ident) => {
        impl WidenFour for $number {
            #[inline]
            #[target_feature(enable = "neon")]
            unsafe fn widen(head: *const $number, i: usize) -> float32x4_t {
                // SAFETY: the caller's promise: the head has four values from `i`.
                $load(unsafe { &*head.add(i).cast() })
            }

            fn value(head: &[$number], i: usize) -> f32 {
                head[i].into()
            }
        }
    };
}

widen_numbers!(f32, load_f32);
widen_numbers!(f16, load_f16);
widen_numbers!(bf16, load_bf16);

/// Returns four values of bf16, widened: they are the upper halves of f32.
#[inline]
#[target_feature(enable = "neon")]
fn load_bf16(x: &[bf16; 4]) -> float32x4_t {
    // SAFETY: the reference covers the 8 bytes read; bf16 is a transparent u16.
    let bits = unsafe { vld1_u16(x.as_ptr().cast()) };
    vreinterpretq_f32_u32(vshll_n_u16::<16>(bits))
}

impl<L: BlockLayout<BYTES>, const BYTES: usize> WidenFour for CachedBlock<L, BYTES> {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn widen(head: *const Self, i: usize) -> float32x4_t {
        // SAFETY: the caller's promise: the head has the block of the values from `i`.
        let block = unsafe { &(*head.add(i / 32)).bytes };
        let eighth = i / 4 % 8;
        let codes = match L::FORM {
            CodeForm::Bytes => vreinterpret_s8_u8(four_bytes(at(block, L::CODES + 4 * eighth))),
            CodeForm::Less(n) => {
                let codes = vreinterpret_s8_u8(eighth_codes::<L, BYTES>(block, eighth));
                vsub_s8(codes, vdup_n_s8(n))
            }
            CodeForm::Table(table) => {
                vqtbl1_s8(load_i8(table), eighth_codes::<L, BYTES>(block, eighth))
            }
        };
        let values = vcvtq_f32_s32(vmovl_s16(vget_low_s16(vmovl_s8(codes))));
        let values = vmulq_n_f32(values, f16_at(block, 0));
        match L::M {
            Some(m) => vaddq_f32(values, vdupq_n_f32(f16_at(block, m))),
            None => values,
        }
    }

    fn value(head: &[Self], i: usize) -> f32 {
        let block = &head[i / 32];
        let mut four = [0.0; 4];
        // SAFETY: every AArch64 machine has NEON, and a block 32 values.
        unsafe { store_f32(&mut four, Self::widen(block, i % 32 / 4 * 4)) };
        four[i % 4]
    }
}

/// Returns four bytes, twice.
#[inline]
#[target_feature(enable = "neon")]
fn four_bytes(x: &[u8; 4]) -> uint8x8_t {
    vreinterpret_u8_u32(vdup_n_u32(u32::from_le_bytes(*x)))
}

/// Returns the four codes of an eighth of a block whose codes have four or five bits, twice.
#[inline]
#[target_feature(enable = "neon")]
fn eighth_codes<L: BlockLayout<BYTES>, const BYTES: usize>(
    block: &[u8; BYTES],
    eighth: usize,
) -> uint8x8_t {
    let both = four_bytes(at(block, L::CODES + eighth % 4 * 4));
    let down = vshl_u8(both, vdup_n_s8(if eighth < 4 { 0 } else { -4 }));
    let low = vand_u8(down, vdup_n_u8(15));
    let Some(bits) = L::FIFTH_BITS else { return low };
    let bits = block[bits + eighth / 2] >> (eighth % 2 * 4);
    let own = four_bytes(&[1, 2, 4, 8]);
    vorr_u8(low, vand_u8(vtst_u8(vdup_n_u8(bits), own), vdup_n_u8(16)))
}

/// Decodes blocks to f32.
#[target_feature(enable = "neon")]
pub(super) fn widen_blocks<L: BlockLayout<BYTES>, const BYTES: usize>(
    bytes: &[u8],
    out: &mut [f32],
) {
    let blocks = CachedBlock::<L, BYTES>::of(bytes);
    for (block, out) in blocks.iter().zip(out.as_chunks_mut::<32>().0) {
        for (i, out) in out.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            // SAFETY: this function has NEON, and a block 32 values.
            store_f32(out, unsafe { CachedBlock::widen(block, 4 * i) });
        }
    }
}

/// Attends to keys and values in blocks.
#[target_feature(enable = "neon")]
pub(super) fn attend_blocks<L: BlockLayout<BYTES>, const BYTES: usize>(
    tile: &AttendTile<'_, u8>,
    state: &mut AttendState<'_>,
    scratch: &mut KernelScratch,
) {
    attend(&tile_of_blocks::<L, BYTES>(tile), state, scratch);
}

/// Attends to keys and values of any type.
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
        let k: [&[T]; 4] = std::array::from_fn(|p| tile.key((pos + p).min(seen.end - 1)));
        let mut acc = [[vdupq_n_f32(0.0); 4]; R];
        for i in 0..d / 4 {
            let mut ks = [vdupq_n_f32(0.0); 4];
            for p in 0..4 {
                // SAFETY: this function has NEON, and a key `d` values.
                ks[p] = unsafe { T::widen(k[p].as_ptr(), 4 * i) };
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
                sums = vfmaq_n_f32(
                    sums,
                    load_f32(&std::array::from_fn(|p| T::value(k[p], i))),
                    q[r][i],
                );
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

/// Multiplies scores by the tile's factor, and caps them.
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
    let values = tile.values(seen.clone());
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
            let all = weights[r].iter().zip(values.chunks_exact(d / T::LEN));
            let products = all.map(|(w, v)| w * T::value(v, column));
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
    assert!(column + 4 * V <= d);
    for (pos, value) in values.chunks_exact(d / T::LEN).enumerate() {
        let mut v = [vdupq_n_f32(0.0); V];
        for i in 0..V {
            // SAFETY: this function has NEON, and a value `column + 4 V` values.
            v[i] = unsafe { T::widen(value.as_ptr(), column + 4 * i) };
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
