//! One attention step by the online softmax (see `scalar::attend`), in three passes over the tile:
//! scores, softmax, values.
//!
//! Few query rows (decode: the heads of one group) take their scores as dot products along the
//! head, four rows × four positions at a time, so that keys are read once and as they lie. Many
//! rows (prefill) first turn the keys into f32 with 16 positions as lanes: then six rows × 64
//! positions are plain fma with broadcast queries, and nothing is added up across lanes. Values
//! need no turning: a position's value is a row of lanes, its weight a broadcast.
//!
//! Earlier sums are rescaled while they are loaded. Positions that a row does not see get
//! weight 0, so values that some other row of the tile sees must be finite.
//!
//! | query rows | measured, f16, head size 128, pages of 64, one Zen 5 server core, November 2026 |
//! |---|---|
//! | 4 | 36 GB/s of keys and values from memory |
//! | 64 | 207 GFLOP/s of 267 |
//! | 256 | 219 GFLOP/s |

use std::arch::x86_64::*;
use std::ops::Range;

use half::{bf16, f16};

use super::exp::{exp, tanh};
use super::lanes::{
    at, at_mut, first_lanes, load_f16, load_f16_part, load_f32, load_f32_part, load_i8x16, load16,
    prefetch, store_f32, store_f32_part, sums_of_four,
};
use crate::cache_block::{BlockLayout, CachedBlock, CodeForm, TileElements, tile_of_blocks};
use crate::operands::{AttendState, AttendTile, CachedElement, KernelScratch};

/// From so many query rows on, turning the keys pays.
pub(super) const MANY: usize = 16;
/// Keys are asked for so many positions before they are used: a page is too short for the hardware
/// to find its stride.
const AHEAD: usize = 16;
/// Query rows per register tile.
const MAX_ROWS: usize = 6;

/// An element of keys and values.
///
/// # Safety
/// The functions need the features of `Isa::Avx512`, and a head that has the values.
pub(super) trait WidenSixteen: CachedElement {
    /// Widens the 16 values from `i`, a multiple of 16, of a head to f32.
    unsafe fn widen(head: *const Self, i: usize) -> __m512;
    /// Widens the `n` values from `i`, a multiple of 16, of a head to f32; at most 16, a whole
    /// number of elements. The other lanes are 0.
    unsafe fn widen_part(head: *const Self, i: usize, n: usize) -> __m512;
}

/// Implements [`WidenSixteen`] for a type of numbers by its loads.
macro_rules! widen_numbers {
    ($number:ty, $load:ident, $load_part:ident) => {
        impl WidenSixteen for $number {
            #[inline]
            #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
            unsafe fn widen(head: *const $number, i: usize) -> __m512 {
                // SAFETY: the caller's promise: the head has 16 values from `i`.
                $load(unsafe { &*head.add(i).cast() })
            }

            #[inline]
            #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
            unsafe fn widen_part(head: *const $number, i: usize, n: usize) -> __m512 {
                // SAFETY: the caller's promise: the head has `n` values from `i`.
                $load_part(unsafe { std::slice::from_raw_parts(head.add(i), n) })
            }
        }
    };
}

widen_numbers!(f32, load_f32, load_f32_part);
widen_numbers!(f16, load_f16, load_f16_part);
widen_numbers!(bf16, load_bf16, load_bf16_part);

/// Returns 16 values of bf16, widened.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn load_bf16(x: &[bf16; 16]) -> __m512 {
    // SAFETY: the reference covers the 32 bytes read; bf16 is a transparent u16.
    widen_bf16(unsafe { _mm256_loadu_si256(x.as_ptr().cast()) })
}

/// Returns the first `x.len()` (at most 16) values of bf16, widened; the other lanes are 0.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn load_bf16_part(x: &[bf16]) -> __m512 {
    // SAFETY: `first_lanes` selects exactly the elements of the slice (at most 16); masked lanes
    // are not read.
    widen_bf16(unsafe { _mm256_maskz_loadu_epi16(first_lanes(x.len()), x.as_ptr().cast()) })
}

/// Returns 16 values of bf16, as bits, widened: they are the upper halves of f32.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn widen_bf16(bits: __m256i) -> __m512 {
    _mm512_castsi512_ps(_mm512_slli_epi32::<16>(_mm512_cvtepu16_epi32(bits)))
}

impl<L: BlockLayout<BYTES>, const BYTES: usize> WidenSixteen for CachedBlock<L, BYTES> {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn widen(head: *const Self, i: usize) -> __m512 {
        // SAFETY: the caller's promise: the head has the block of 16 values from `i`.
        let block = unsafe { &(*head.add(i / 32)).bytes };
        let half = i / 16 % 2;
        let codes = match L::FORM {
            CodeForm::Bytes => load16(at(block, L::CODES + 16 * half)),
            CodeForm::Less(0) => half_codes::<L, BYTES>(block, half),
            CodeForm::Less(n) => {
                _mm_sub_epi8(half_codes::<L, BYTES>(block, half), _mm_set1_epi8(n))
            }
            CodeForm::Table(table) => {
                _mm_shuffle_epi8(load_i8x16(table), half_codes::<L, BYTES>(block, half))
            }
        };
        let values = _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(codes));
        let values = _mm512_mul_ps(f16_everywhere(block, 0), values);
        match L::M {
            Some(m) => _mm512_add_ps(values, f16_everywhere(block, m)),
            None => values,
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn widen_part(head: *const Self, i: usize, n: usize) -> __m512 {
        debug_assert_eq!(n, 16, "heads are whole blocks");
        // SAFETY: the caller's promise.
        unsafe { Self::widen(head, i) }
    }
}

/// Returns the 16 codes of a half of a block whose codes have four or five bits.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn half_codes<L: BlockLayout<BYTES>, const BYTES: usize>(
    block: &[u8; BYTES],
    half: usize,
) -> __m128i {
    let both = load16(at(block, L::CODES));
    let down = _mm_srl_epi16(both, _mm_cvtsi32_si128(4 * half as i32));
    let low = _mm_and_si128(down, _mm_set1_epi8(15));
    let Some(bits) = L::FIFTH_BITS else { return low };
    let bits = u32::from_le_bytes(*at(block, bits)) >> (16 * half);
    _mm_or_si128(low, _mm_maskz_set1_epi8(bits as u16, 16))
}

/// Returns the f16 at a byte of a block in all lanes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn f16_everywhere(block: &[u8], i: usize) -> __m512 {
    _mm512_cvtph_ps(_mm256_set1_epi16(i16::from_le_bytes(*at(block, i))))
}

/// Decodes blocks to f32.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn widen_blocks<L: BlockLayout<BYTES>, const BYTES: usize>(
    bytes: &[u8],
    out: &mut [f32],
) {
    let blocks = CachedBlock::<L, BYTES>::of(bytes);
    for (block, out) in blocks.iter().zip(out.as_chunks_mut::<32>().0) {
        for i in [0, 16] {
            // SAFETY: this function has the features of `Isa::Avx512`, and a block 32 values.
            store_f32(at_mut(out, i), unsafe { CachedBlock::widen(block, i) });
        }
    }
}

/// Attends to keys and values in blocks.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn attend_blocks<L: BlockLayout<BYTES>, const BYTES: usize>(
    tile: &AttendTile<'_, u8>,
    state: &mut AttendState<'_>,
    scratch: &mut KernelScratch,
) {
    attend(&tile_of_blocks::<L, BYTES>(tile), state, scratch);
}

/// Attends to keys and values of any type.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn attend<T: WidenSixteen>(
    tile: &AttendTile<'_, T>,
    state: &mut AttendState<'_>,
    scratch: &mut KernelScratch,
) {
    let n_rows = tile.visible.len();
    let seen = seen_by_any(tile.visible);
    if seen.is_empty() {
        return;
    }
    // scores are kept for whole vectors of positions
    let stride = tile.n_pos().next_multiple_of(16);
    let many = n_rows >= MANY;
    let turned = if many { tile.d_k * stride } else { 0 };
    let (scores, rest) =
        scratch.f32s(n_rows * stride + n_rows + turned).split_at_mut(n_rows * stride);
    let (keep, turned) = rest.split_at_mut(n_rows);
    if many {
        turn_keys(tile, stride, turned);
        scores_by_lanes(tile, turned, stride, scores);
    } else {
        scores_by_dots(tile, seen, stride, scores);
    }
    for (row, scores) in scores.chunks_exact_mut(stride).enumerate() {
        keep[row] = softmax_row(tile, row, scores, &mut state.max[row], &mut state.sum[row]);
    }
    for_tiles(n_rows, |row, n| match n {
        1 => add_values::<T, 1>(tile, row, scores, stride, keep, state.acc),
        2 => add_values::<T, 2>(tile, row, scores, stride, keep, state.acc),
        3 => add_values::<T, 3>(tile, row, scores, stride, keep, state.acc),
        4 => add_values::<T, 4>(tile, row, scores, stride, keep, state.acc),
        5 => add_values::<T, 5>(tile, row, scores, stride, keep, state.acc),
        _ => add_values::<T, 6>(tile, row, scores, stride, keep, state.acc),
    });
}

/// Calls `f(first, count)` for tiles of nearly equal size.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn for_tiles(n_rows: usize, mut f: impl FnMut(usize, usize)) {
    let n_tiles = n_rows.div_ceil(MAX_ROWS);
    let mut row = 0;
    for i in 0..n_tiles {
        let n = n_rows / n_tiles + usize::from(i < n_rows % n_tiles);
        f(row, n);
        row += n;
    }
}

/// Returns the smallest range that holds all positions that some of the rows sees.
pub(super) fn seen_by_any(visible: &[(u32, u32)]) -> Range<usize> {
    let ranges = visible.iter().filter(|(from, to)| from < to);
    let (from, to) = ranges.fold((u32::MAX, 0), |(a, b), &(from, to)| (a.min(from), b.max(to)));
    from as usize..to as usize
}

/// Computes the scores of few rows: dot products along the head.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn scores_by_dots<T: WidenSixteen>(
    tile: &AttendTile<'_, T>,
    seen: Range<usize>,
    stride: usize,
    scores: &mut [f32],
) {
    let n_rows = tile.visible.len();
    for pos in (seen.start / 4 * 4..seen.end).step_by(4) {
        // the last position stands in for those that are missing; nobody sees the scores it leaves
        // behind
        let key = |i: usize| tile.key((pos + i).min(seen.end - 1));
        let keys = [key(0), key(1), key(2), key(3)];
        // the values of these positions will be wanted as soon as the scores are there
        prefetch(
            tile.k.as_ptr().wrapping_add((pos + AHEAD) * tile.d_k / T::LEN).cast(),
            4 * size_of_val(keys[0]),
        );
        prefetch(
            tile.v.as_ptr().wrapping_add(pos * tile.d_v / T::LEN).cast(),
            4 * tile.d_v / T::LEN * size_of::<T>(),
        );
        for row in (0..n_rows).step_by(4) {
            let q = &tile.q[row * tile.d_k..];
            let to = &mut scores[row * stride + pos..];
            match n_rows - row {
                1 => dots::<T, 1>(q, keys, stride, to),
                2 => dots::<T, 2>(q, keys, stride, to),
                3 => dots::<T, 3>(q, keys, stride, to),
                _ => dots::<T, 4>(q, keys, stride, to),
            }
        }
    }
}

/// Multiplies `R` queries, one after the other in `q`, × four keys; a query's scores lie `stride`
/// behind the previous one's.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn dots<T: WidenSixteen, const R: usize>(
    q: &[f32],
    keys: [&[T]; 4],
    stride: usize,
    scores: &mut [f32],
) {
    let d = keys[0].len() * T::LEN;
    let mut rows = [q; R];
    for r in 0..R {
        rows[r] = &q[r * d..][..d];
    }
    let mut sum = [[_mm512_setzero_ps(); 4]; R];
    let whole = d / 16 * 16;
    for i in (0..whole).step_by(16) {
        let mut k = [_mm512_setzero_ps(); 4];
        for p in 0..4 {
            // SAFETY: this function has the features of `Isa::Avx512`, and keys are of one length.
            k[p] = unsafe { T::widen(keys[p].as_ptr(), i) };
        }
        for r in 0..R {
            let q = load_f32(at(rows[r], i));
            for p in 0..4 {
                sum[r][p] = _mm512_fmadd_ps(q, k[p], sum[r][p]);
            }
        }
    }
    if whole < d {
        for r in 0..R {
            let q = load_f32_part(&rows[r][whole..]);
            for p in 0..4 {
                // SAFETY: as above.
                let k = unsafe { T::widen_part(keys[p].as_ptr(), whole, d - whole) };
                sum[r][p] = _mm512_fmadd_ps(q, k, sum[r][p]);
            }
        }
    }
    for r in 0..R {
        *at_mut(scores, r * stride) = sums_of_four(sum[r]);
    }
}

/// Writes keys as f32 `[stride / 16][d_k][16 positions]`, 0 beyond the last position.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn turn_keys<T: WidenSixteen>(tile: &AttendTile<'_, T>, stride: usize, turned: &mut [f32]) {
    let d_k = tile.d_k;
    for (block, turned) in turned.chunks_exact_mut(16 * d_k).take(stride / 16).enumerate() {
        for d in (0..d_k).step_by(16) {
            let n = (d_k - d).min(16);
            let mut x = [_mm512_setzero_ps(); 16];
            for i in 0..16 {
                if 16 * block + i < tile.n_pos() {
                    let key = tile.key(16 * block + i).as_ptr();
                    // SAFETY: this function has the features of `Isa::Avx512`, and `d + n ≤ d_k`.
                    x[i] = unsafe { T::widen_part(key, d, n) };
                }
            }
            let x = transpose(x);
            for (x, turned) in x.iter().zip(turned[16 * d..].as_chunks_mut::<16>().0).take(n) {
                store_f32(turned, *x);
            }
        }
    }
}

/// Transposes rows to columns.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn transpose(x: [__m512; 16]) -> [__m512; 16] {
    // within 128-bit lanes: rows 4i..4i+4, columns c of every lane
    let mut y = [_mm512_setzero_ps(); 16];
    for i in 0..4 {
        let [a, b, c, d] = [x[4 * i], x[4 * i + 1], x[4 * i + 2], x[4 * i + 3]];
        let ab = [_mm512_unpacklo_ps(a, b), _mm512_unpackhi_ps(a, b)];
        let cd = [_mm512_unpacklo_ps(c, d), _mm512_unpackhi_ps(c, d)];
        for h in 0..2 {
            let ab = _mm512_castps_pd(ab[h]);
            let cd = _mm512_castps_pd(cd[h]);
            y[4 * i + 2 * h] = _mm512_castpd_ps(_mm512_unpacklo_pd(ab, cd));
            y[4 * i + 2 * h + 1] = _mm512_castpd_ps(_mm512_unpackhi_pd(ab, cd));
        }
    }
    // lanes l of y[c], y[4 + c], y[8 + c], y[12 + c] are the four parts of column 4l + c
    let mut z = [_mm512_setzero_ps(); 16];
    for c in 0..4 {
        let [a, b, c_, d] = [y[c], y[4 + c], y[8 + c], y[12 + c]];
        let ab = _mm512_shuffle_f32x4::<0b01_00_01_00>(a, b);
        let cd = _mm512_shuffle_f32x4::<0b01_00_01_00>(c_, d);
        z[c] = _mm512_shuffle_f32x4::<0b10_00_10_00>(ab, cd);
        z[4 + c] = _mm512_shuffle_f32x4::<0b11_01_11_01>(ab, cd);
        let ab = _mm512_shuffle_f32x4::<0b11_10_11_10>(a, b);
        let cd = _mm512_shuffle_f32x4::<0b11_10_11_10>(c_, d);
        z[8 + c] = _mm512_shuffle_f32x4::<0b10_00_10_00>(ab, cd);
        z[12 + c] = _mm512_shuffle_f32x4::<0b11_01_11_01>(ab, cd);
    }
    z
}

/// Computes the scores of many rows, from turned keys.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn scores_by_lanes<T>(tile: &AttendTile<'_, T>, turned: &[f32], stride: usize, scores: &mut [f32]) {
    let blocks = turned.as_chunks::<16>().0;
    for first in (0..stride / 16).step_by(4) {
        let keys = &blocks[first * tile.d_k..];
        for_tiles(tile.visible.len(), |row, n| {
            let q = &tile.q[row * tile.d_k..][..n * tile.d_k];
            let to = &mut scores[row * stride + 16 * first..];
            match stride / 16 - first {
                1 => some_lanes::<1>(q, n, keys, stride, to),
                2 => some_lanes::<2>(q, n, keys, stride, to),
                3 => some_lanes::<3>(q, n, keys, stride, to),
                _ => some_lanes::<4>(q, n, keys, stride, to),
            }
        });
    }
}

/// Attends to `n` queries × `P` blocks of 16 keys. Tiles of at least [`MANY`] rows are never
/// smaller than 4.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn some_lanes<const P: usize>(
    q: &[f32],
    n: usize,
    keys: &[[f32; 16]],
    stride: usize,
    scores: &mut [f32],
) {
    match n {
        4 => lanes::<4, P>(q, keys, stride, scores),
        5 => lanes::<5, P>(q, keys, stride, scores),
        _ => lanes::<6, P>(q, keys, stride, scores),
    }
}

/// Attends to `R` queries × `P` blocks of 16 keys.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn lanes<const R: usize, const P: usize>(
    q: &[f32],
    keys: &[[f32; 16]],
    stride: usize,
    scores: &mut [f32],
) {
    let d_k = q.len() / R;
    assert!(q.len() == R * d_k && keys.len() >= P * d_k);
    let mut sum = [[_mm512_setzero_ps(); P]; R];
    for d in 0..d_k {
        let mut k = [_mm512_setzero_ps(); P];
        for p in 0..P {
            // SAFETY: `d < d_k`, and there are `P · d_k` vectors.
            k[p] = load_f32(unsafe { keys.get_unchecked(p * d_k + d) });
        }
        for r in 0..R {
            // SAFETY: `d < d_k`, and there are `R · d_k` numbers.
            let q = _mm512_set1_ps(unsafe { *q.get_unchecked(r * d_k + d) });
            for p in 0..P {
                sum[r][p] = _mm512_fmadd_ps(q, k[p], sum[r][p]);
            }
        }
    }
    for r in 0..R {
        for p in 0..P {
            store_f32(at_mut(scores, r * stride + 16 * p), sum[r][p]);
        }
    }
}

/// Makes weights e^(score − max) of scores, 0 where the row does not see. Returns the factor of
/// what was summed before.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn softmax_row<T>(
    tile: &AttendTile<'_, T>,
    row: usize,
    scores: &mut [f32],
    max: &mut f32,
    sum: &mut f32,
) -> f32 {
    let from = tile.visible[row].0 as usize;
    let to = tile.visible[row].1 as usize;
    let lowest = _mm512_set1_ps(f32::NEG_INFINITY);
    let scale = _mm512_set1_ps(tile.scale);
    let cap = _mm512_set1_ps(tile.softcap);
    let (scores, _) = scores.as_chunks_mut::<16>();
    let mut highest = lowest;
    for (i, scores) in scores.iter_mut().enumerate() {
        let mut score = _mm512_mul_ps(load_f32(scores), scale);
        if tile.softcap != 0.0 {
            score = _mm512_mul_ps(cap, tanh(_mm512_div_ps(score, cap)));
        }
        let seen =
            first_lanes(to.saturating_sub(16 * i)) & !first_lanes(from.saturating_sub(16 * i));
        score = _mm512_mask_mov_ps(lowest, seen, score);
        highest = _mm512_max_ps(highest, score);
        store_f32(scores, score);
    }
    let before = *max;
    *max = before.max(_mm512_reduce_max_ps(highest));
    if *max == f32::NEG_INFINITY {
        scores.as_flattened_mut().fill(0.0); // nothing seen yet, and nothing here
        return 1.0;
    }
    let new_max = _mm512_set1_ps(*max);
    let mut total = _mm512_setzero_ps();
    for scores in scores {
        let weight = exp(_mm512_sub_ps(load_f32(scores), new_max));
        total = _mm512_add_ps(total, weight);
        store_f32(scores, weight);
    }
    let keep =
        if before == *max { 1.0 } else { _mm512_cvtss_f32(exp(_mm512_set1_ps(before - *max))) };
    *sum = *sum * keep + _mm512_reduce_add_ps(total);
    keep
}

/// Computes `acc = acc · keep + weights · values` for the `R` rows from `row`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn add_values<T: WidenSixteen, const R: usize>(
    tile: &AttendTile<'_, T>,
    row: usize,
    weights: &[f32],
    stride: usize,
    keep: &[f32],
    acc: &mut [f32],
) {
    let seen = seen_by_any(&tile.visible[row..row + R]);
    if seen.is_empty() {
        return;
    }
    let d_v = tile.d_v;
    let values = tile.values(seen.clone());
    let weights = &weights[row * stride + seen.start..][..(R - 1) * stride + seen.len()];
    let keep = &keep[row..row + R];
    let acc = &mut acc[row * d_v..][..R * d_v];
    let mut d = 0;
    while d + 64 <= d_v {
        columns::<T, R, 4>(values, d_v, d, weights, stride, keep, acc);
        d += 64;
    }
    while d < d_v {
        columns::<T, R, 1>(values, d_v, d, weights, stride, keep, acc);
        d += 16;
    }
}

/// Computes the `16 · C` columns from `d`, fewer where the value ends.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn columns<T: WidenSixteen, const R: usize, const C: usize>(
    values: &[T],
    d_v: usize,
    d: usize,
    weights: &[f32],
    stride: usize,
    keep: &[f32],
    acc: &mut [f32],
) {
    let n_pos = values.len() * T::LEN / d_v;
    assert!(weights.len() >= (R - 1) * stride + n_pos && d < d_v);
    let width = (d_v - d).min(16 * C);
    let mut sum = [[_mm512_setzero_ps(); C]; R];
    for r in 0..R {
        let keep = _mm512_set1_ps(keep[r]);
        let acc = &acc[r * d_v + d..][..width];
        for c in 0..C {
            let acc = if width == 16 * C { load_f32(at(acc, 16 * c)) } else { load_f32_part(acc) };
            sum[r][c] = _mm512_mul_ps(acc, keep);
        }
    }
    for pos in 0..n_pos {
        let value = values.as_ptr().wrapping_add(pos * d_v / T::LEN);
        let mut v = [_mm512_setzero_ps(); C];
        for c in 0..C {
            // SAFETY: this function has the features of `Isa::Avx512`; `pos < n_pos`, and
            // `d + width ≤ d_v`.
            v[c] = unsafe {
                if width == 16 * C {
                    T::widen(value, d + 16 * c)
                } else {
                    T::widen_part(value, d, width)
                }
            };
        }
        for r in 0..R {
            // SAFETY: the length was checked above.
            let weight = _mm512_set1_ps(unsafe { *weights.get_unchecked(r * stride + pos) });
            for c in 0..C {
                sum[r][c] = _mm512_fmadd_ps(weight, v[c], sum[r][c]);
            }
        }
    }
    for r in 0..R {
        let acc = &mut acc[r * d_v + d..][..width];
        for c in 0..C {
            if width == 16 * C {
                store_f32(at_mut(acc, 16 * c), sum[r][c]);
            } else {
                store_f32_part(acc, sum[r][c]);
            }
        }
    }
}
