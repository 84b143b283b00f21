//! One attention step by the online softmax (Milakov & Gimelshein 2018, Dao et al. 2022).
//!
//! Query rows go four at a time: their scores against all positions, then exponentials, then the
//! weighted values, which are summed in registers on top of the rescaled state.
//!
//! **Few query rows** (decode): keys and values are widened as they are read, once for the four
//! rows; a score is a dot product along the key. **Many** (prefill): keys are first widened and
//! turned into columns, 16 positions side by side, so that no lanes are ever added up; values are
//! widened once.
//!
//! Positions that a row does not see are never multiplied by its values, not even by zero: what is
//! not finite there stays there.
//!
//! One core of an EPYC (Zen 5, 4.2 GHz), f16 pages of 64 from cache, 2026-11-20:
//!
//! | | 1 row | 4 rows | 64 rows |
//! |---|---|---|---|
//! | head size 64 | 31 GFLOP/s | 63 | 80 |
//! | head size 128 | 35 GFLOP/s | 78 | 88 |

use std::arch::x86_64::*;

use half::{bf16, f16};

use super::exp::{exp, tanh};
use super::lanes::*;
use crate::cache_block::{BlockLayout, CachedBlock, CodeForm, TileElements, tile_of_blocks};
use crate::operands::{AttendState, AttendTile, CachedElement, KernelScratch};
use crate::scalar::attend as scalar;

/// From this many query rows on, turning the keys into columns pays.
pub(super) const MANY: usize = 12;
/// Query rows that share each load of keys and values.
const ROWS: usize = 4;
/// Positions per block of key columns.
const COLUMNS: usize = 16;

/// An element of keys and values.
///
/// # Safety
/// The function needs the features of `Isa::Avx2`, and a head that has the values.
pub(super) trait WidenEight: CachedElement {
    /// Widens the eight values from `i`, a multiple of 8, of a head to f32.
    unsafe fn widen(head: *const Self, i: usize) -> __m256;
}

/// Implements [`WidenEight`] for a type of numbers by its load.
macro_rules! widen_numbers {
    ($number:ty, $load:ident) => {
        impl WidenEight for $number {
            #[inline]
            #[target_feature(enable = "avx2,fma,f16c")]
            unsafe fn widen(head: *const $number, i: usize) -> __m256 {
                // SAFETY: the caller's promise: the head has eight values from `i`.
                $load(unsafe { &*head.add(i).cast() })
            }
        }
    };
}

widen_numbers!(f32, load_f32);
widen_numbers!(f16, load_f16);
widen_numbers!(bf16, load_bf16);

/// Returns eight values of bf16, widened: they are the upper halves of f32.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn load_bf16(x: &[bf16; 8]) -> __m256 {
    // SAFETY: the reference covers the 16 bytes read; bf16 is a transparent u16.
    let bits = _mm256_cvtepu16_epi32(unsafe { _mm_loadu_si128(x.as_ptr().cast()) });
    _mm256_castsi256_ps(_mm256_slli_epi32::<16>(bits))
}

impl<L: BlockLayout<BYTES>, const BYTES: usize> WidenEight for CachedBlock<L, BYTES> {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn widen(head: *const Self, i: usize) -> __m256 {
        // SAFETY: the caller's promise: the head has the block of the values from `i`.
        let block = unsafe { &(*head.add(i / 32)).bytes };
        let quarter = i / 8 % 4;
        let codes = match L::FORM {
            CodeForm::Bytes => load8(at(block, L::CODES + 8 * quarter)),
            CodeForm::Less(0) => quarter_codes::<L, BYTES>(block, quarter),
            CodeForm::Less(n) => {
                _mm_sub_epi8(quarter_codes::<L, BYTES>(block, quarter), _mm_set1_epi8(n))
            }
            CodeForm::Table(table) => {
                _mm_shuffle_epi8(load_i8x16(table), quarter_codes::<L, BYTES>(block, quarter))
            }
        };
        let values = _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(codes));
        let values = _mm256_mul_ps(f16_everywhere(block, 0), values);
        match L::M {
            Some(m) => _mm256_add_ps(values, f16_everywhere(block, m)),
            None => values,
        }
    }
}

/// Returns the eight codes of a quarter of a block whose codes have four or five bits.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn quarter_codes<L: BlockLayout<BYTES>, const BYTES: usize>(
    block: &[u8; BYTES],
    quarter: usize,
) -> __m128i {
    let both = load8(at(block, L::CODES + quarter % 2 * 8));
    let down = _mm_srl_epi16(both, _mm_cvtsi32_si128((quarter / 2 * 4) as i32));
    let low = _mm_and_si128(down, _mm_set1_epi8(15));
    let Some(bits) = L::FIFTH_BITS else { return low };
    let bits = _mm_set1_epi8(block[bits + quarter].cast_signed());
    let own = _mm_set1_epi64x(0x8040_2010_0804_0201_u64.cast_signed());
    let is_set = _mm_cmpeq_epi8(_mm_and_si128(bits, own), own);
    _mm_or_si128(low, _mm_and_si128(is_set, _mm_set1_epi8(16)))
}

/// Returns the f16 at a byte of a block in all lanes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn f16_everywhere(block: &[u8], i: usize) -> __m256 {
    _mm256_cvtph_ps(_mm_set1_epi16(i16::from_le_bytes(*at(block, i))))
}

/// Decodes blocks to f32.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn widen_blocks<L: BlockLayout<BYTES>, const BYTES: usize>(
    bytes: &[u8],
    out: &mut [f32],
) {
    let blocks = CachedBlock::<L, BYTES>::of(bytes);
    for (block, out) in blocks.iter().zip(out.as_chunks_mut::<32>().0) {
        for i in [0, 8, 16, 24] {
            // SAFETY: this function has the features of `Isa::Avx2`, and a block 32 values.
            store_f32(at_mut(out, i), unsafe { CachedBlock::widen(block, i) });
        }
    }
}

/// Attends to keys and values in blocks.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn attend_blocks<L: BlockLayout<BYTES>, const BYTES: usize>(
    tile: &AttendTile<'_, u8>,
    state: &mut AttendState<'_>,
    scratch: &mut KernelScratch,
) {
    few(&tile_of_blocks::<L, BYTES>(tile), state, scratch);
}

/// Attends to keys and values of any float type.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn attend<T: WidenEight + scalar::CachedFloat>(
    tile: &AttendTile<'_, T>,
    state: &mut AttendState<'_>,
    scratch: &mut KernelScratch,
) {
    if !whole_vectors(tile) {
        scalar::attend(tile, state, scratch);
    } else if tile.visible.len() < MANY {
        few(tile, state, scratch);
    } else {
        many(tile, state, scratch);
    }
}

/// Returns whether head sizes are multiples of 8, as those of models are.
fn whole_vectors<T>(tile: &AttendTile<'_, T>) -> bool {
    tile.d_k.is_multiple_of(8) && tile.d_v.is_multiple_of(8)
}

/// Attends to keys and values as they lie in the cache.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn few<T: WidenEight>(
    tile: &AttendTile<'_, T>,
    state: &mut AttendState<'_>,
    scratch: &mut KernelScratch,
) {
    let n_pos = tile.n_pos();
    let scores = scratch.f32s(ROWS * n_pos.next_multiple_of(COLUMNS));
    all_rows(tile, Keys::Rows(tile.k), tile.v, state, scores);
}

/// Attends to keys as columns, values widened.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn many<T: WidenEight>(
    tile: &AttendTile<'_, T>,
    state: &mut AttendState<'_>,
    scratch: &mut KernelScratch,
) {
    let n_pos = tile.n_pos();
    let n_padded = n_pos.next_multiple_of(COLUMNS);
    let all = scratch.f32s(n_padded * tile.d_k + n_pos * tile.d_v + ROWS * n_padded);
    let (columns, all) = all.split_at_mut(n_padded * tile.d_k);
    let (values, scores) = all.split_at_mut(n_pos * tile.d_v);
    turn(tile.k, tile.d_k, columns);
    for (i, wide) in values.as_chunks_mut().0.iter_mut().enumerate() {
        // SAFETY: this function has the features of `Isa::Avx2`, and there are as many values.
        store_f32(wide, unsafe { T::widen(tile.v.as_ptr(), 8 * i) });
    }
    all_rows(tile, Keys::Columns(columns), values, state, scores);
}

/// Writes keys `[position][d]` → columns `[position / 16][d][16]`, zeros where there is no
/// position.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn turn<T: WidenEight>(k: &[T], d_k: usize, columns: &mut [f32]) {
    let len = d_k / T::LEN;
    let blocks = columns.chunks_exact_mut(COLUMNS * d_k).zip(k.chunks(COLUMNS * len));
    for (columns, k) in blocks {
        let columns = columns.as_chunks_mut::<8>().0.as_chunks_mut::<2>().0;
        for half in 0..2 {
            let eight = &k[k.len().min(8 * half * len)..];
            for (d, columns) in columns.as_chunks_mut::<8>().0.iter_mut().enumerate() {
                let mut rows = [_mm256_setzero_ps(); 8];
                for (row, k) in rows.iter_mut().zip(eight.chunks_exact(len)) {
                    // SAFETY: this function has the features of `Isa::Avx2`, and `8 d < d_k`.
                    *row = unsafe { T::widen(k.as_ptr(), 8 * d) };
                }
                for (column, to) in transpose8(rows).into_iter().zip(columns) {
                    store_f32(&mut to[half], column);
                }
            }
        }
    }
}

/// Returns 8 × 8 floats, rows to columns.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn transpose8(r: [__m256; 8]) -> [__m256; 8] {
    let mut pairs = [_mm256_setzero_ps(); 8];
    for i in 0..4 {
        pairs[2 * i] = _mm256_unpacklo_ps(r[2 * i], r[2 * i + 1]);
        pairs[2 * i + 1] = _mm256_unpackhi_ps(r[2 * i], r[2 * i + 1]);
    }
    // columns 0–3 of four rows in the low halves, 4–7 in the high halves
    let mut fours = [_mm256_setzero_ps(); 8];
    for i in 0..2 {
        let [a, b, c, d] = [pairs[4 * i], pairs[4 * i + 1], pairs[4 * i + 2], pairs[4 * i + 3]];
        fours[4 * i] = _mm256_shuffle_ps::<0b01_00_01_00>(a, c);
        fours[4 * i + 1] = _mm256_shuffle_ps::<0b11_10_11_10>(a, c);
        fours[4 * i + 2] = _mm256_shuffle_ps::<0b01_00_01_00>(b, d);
        fours[4 * i + 3] = _mm256_shuffle_ps::<0b11_10_11_10>(b, d);
    }
    let mut out = [_mm256_setzero_ps(); 8];
    for i in 0..4 {
        out[i] = _mm256_permute2f128_ps::<0x20>(fours[i], fours[4 + i]);
        out[4 + i] = _mm256_permute2f128_ps::<0x31>(fours[i], fours[4 + i]);
    }
    out
}

/// Keys in one of two forms.
#[derive(Clone, Copy)]
enum Keys<'a, T> {
    /// `[position][d]`.
    Rows(&'a [T]),
    /// `[position / 16][d][16]`.
    Columns(&'a [f32]),
}

/// Takes all query rows, [`ROWS`] at a time.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn all_rows<K: Copy, T: WidenEight>(
    tile: &AttendTile<'_, K>,
    keys: Keys<'_, T>,
    values: &[T],
    state: &mut AttendState<'_>,
    scores: &mut [f32],
) {
    for first in (0..tile.visible.len()).step_by(ROWS) {
        match tile.visible.len() - first {
            1 => rows::<K, T, 1>(tile, keys, values, first, state, scores),
            2 => rows::<K, T, 2>(tile, keys, values, first, state, scores),
            3 => rows::<K, T, 3>(tile, keys, values, first, state, scores),
            _ => rows::<K, T, ROWS>(tile, keys, values, first, state, scores),
        }
    }
}

/// Takes the `R` query rows from `first`.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn rows<K: Copy, T: WidenEight, const R: usize>(
    tile: &AttendTile<'_, K>,
    keys: Keys<'_, T>,
    values: &[T],
    first: usize,
    state: &mut AttendState<'_>,
    scores: &mut [f32],
) {
    let &AttendTile { d_k, d_v, .. } = tile;
    let visible: [(usize, usize); R] = std::array::from_fn(|r| {
        let (from, to) = tile.visible[first + r];
        (from as usize, to as usize)
    });
    let seeing = || visible.into_iter().filter(|(from, to)| from < to);
    let (Some(from), Some(to)) = (seeing().map(|v| v.0).min(), seeing().map(|v| v.1).max()) else {
        return;
    };

    let stride = scores.len() / ROWS;
    let q: [&[f32]; R] = std::array::from_fn(|r| &tile.q[(first + r) * d_k..][..d_k]);
    match keys {
        Keys::Rows(k) => dots(q, k, from..to, scores, stride),
        Keys::Columns(k) => columns(q, k, from..to, scores, stride),
    }

    let mut keep = [1.0; R];
    for r in 0..R {
        let (from, to) = visible[r];
        let scores = &mut scores[r * stride..][..stride];
        let max = &mut state.max[first + r];
        let sum = &mut state.sum[first + r];
        keep[r] = weights(scores, from, to, tile.scale, tile.softcap, max, sum);
    }

    // first what all rows see, then what is left of each
    let acc = &mut state.acc[first * d_v..][..R * d_v];
    let from_all = visible.iter().map(|v| v.0).max().unwrap_or(0);
    let to_all = visible.iter().map(|v| v.1).min().unwrap_or(0);
    let (from_all, to_all) = if from_all < to_all { (from_all, to_all) } else { (0, 0) };
    add_values::<T, R>(values, d_v, from_all..to_all, scores, stride, keep, acc);
    for (r, (from, to)) in visible.into_iter().enumerate() {
        let scores = &scores[r * stride..];
        let acc = &mut acc[r * d_v..][..d_v];
        let before = from..to.min(from_all.max(from));
        let after = to_all.max(before.end)..to;
        for part in [before, after] {
            if !part.is_empty() {
                add_values::<T, 1>(values, d_v, part, scores, stride, [1.0], acc);
            }
        }
    }
}

/// Computes dot products with keys as rows, two positions at a time.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn dots<T: WidenEight, const R: usize>(
    q: [&[f32]; R],
    k: &[T],
    range: std::ops::Range<usize>,
    scores: &mut [f32],
    stride: usize,
) {
    let d_k = q[0].len();
    let n = d_k / 8;
    let q: [&[[f32; 8]]; R] = q.map(|q| &q.as_chunks().0[..n]);
    for pos in range.clone().step_by(2) {
        // a last odd position is multiplied twice
        let second = (pos + 1).min(range.end - 1);
        let keys = [pos, second].map(|p| k[p * d_k / T::LEN..][..d_k / T::LEN].as_ptr());
        let mut sums = [[_mm256_setzero_ps(); 2]; R];
        for i in 0..n {
            // SAFETY: this function has the features of `Isa::Avx2`; keys have `8 n` values.
            let [a, b] = unsafe { [T::widen(keys[0], 8 * i), T::widen(keys[1], 8 * i)] };
            for r in 0..R {
                let q = load_f32(&q[r][i]);
                sums[r][0] = _mm256_fmadd_ps(q, a, sums[r][0]);
                sums[r][1] = _mm256_fmadd_ps(q, b, sums[r][1]);
            }
        }
        for (r, [a, b]) in sums.into_iter().enumerate() {
            let ab = _mm256_hadd_ps(a, b);
            let ab = _mm_add_ps(_mm256_castps256_ps128(ab), _mm256_extractf128_ps::<1>(ab));
            let ab = _mm_hadd_ps(ab, ab);
            scores[r * stride + pos] = _mm_cvtss_f32(ab);
            scores[r * stride + second] =
                if second > pos { _mm_cvtss_f32(_mm_movehdup_ps(ab)) } else { _mm_cvtss_f32(ab) };
        }
    }
}

/// Computes dot products with keys as columns, 16 positions at a time.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn columns<const R: usize>(
    q: [&[f32]; R],
    k: &[f32],
    range: std::ops::Range<usize>,
    scores: &mut [f32],
    stride: usize,
) {
    let d_k = q[0].len();
    for block in range.start / COLUMNS..range.end.div_ceil(COLUMNS) {
        let columns = &k[block * COLUMNS * d_k..][..COLUMNS * d_k];
        let columns = &columns.as_chunks::<8>().0.as_chunks::<2>().0[..d_k];
        let mut sums = [[_mm256_setzero_ps(); 2]; R];
        for d in 0..d_k {
            let a = load_f32(&columns[d][0]);
            let b = load_f32(&columns[d][1]);
            for r in 0..R {
                let q = _mm256_set1_ps(q[r][d]);
                sums[r][0] = _mm256_fmadd_ps(q, a, sums[r][0]);
                sums[r][1] = _mm256_fmadd_ps(q, b, sums[r][1]);
            }
        }
        for (r, sums) in sums.into_iter().enumerate() {
            let to = &mut scores[r * stride + block * COLUMNS..].as_chunks_mut().0[..2];
            for (to, sum) in to.iter_mut().zip(sums) {
                store_f32(to, sum);
            }
        }
    }
}

/// Turns scores of one row into its weights `exp(score − max)`, 0 outside `from..to`; returns the
/// factor for what was summed before.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn weights(
    scores: &mut [f32],
    from: usize,
    to: usize,
    scale: f32,
    softcap: f32,
    state_max: &mut f32,
    state_sum: &mut f32,
) -> f32 {
    let scores = scores.as_chunks_mut::<8>().0;
    let vectors = from / 8..to.div_ceil(8);
    let before = *state_max;
    let mut max = _mm256_set1_ps(before);
    for i in vectors.clone() {
        let mut score = _mm256_mul_ps(load_f32(&scores[i]), _mm256_set1_ps(scale));
        if softcap != 0.0 {
            let share = tanh(_mm256_div_ps(score, _mm256_set1_ps(softcap)));
            score = _mm256_mul_ps(share, _mm256_set1_ps(softcap));
        }
        let place = _mm256_add_epi32(
            _mm256_set1_epi32(8 * i as i32),
            _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7),
        );
        let seen = _mm256_andnot_si256(
            _mm256_cmpgt_epi32(_mm256_set1_epi32(from as i32), place),
            _mm256_cmpgt_epi32(_mm256_set1_epi32(to as i32), place),
        );
        let unseen = _mm256_set1_ps(f32::NEG_INFINITY);
        score = _mm256_blendv_ps(unseen, score, _mm256_castsi256_ps(seen));
        max = _mm256_max_ps(score, max); // a NaN in score gives way to max, as in `f32::max`
        store_f32(&mut scores[i], score);
    }
    let max = max_f32(max);
    if max == f32::NEG_INFINITY {
        // nothing seen yet, and nothing here
        for i in vectors {
            scores[i] = [0.0; 8];
        }
        return 1.0;
    }
    let mut sum = _mm256_setzero_ps();
    for i in vectors {
        let weight = exp(_mm256_sub_ps(load_f32(&scores[i]), _mm256_set1_ps(max)));
        store_f32(&mut scores[i], weight);
        sum = _mm256_add_ps(sum, weight);
    }
    let keep = if before == max { 1.0 } else { (before - max).exp() };
    *state_max = max;
    *state_sum = *state_sum * keep + sum_f32(sum);
    keep
}

/// Computes `acc = acc · keep + Σ weight · value` for `R` rows of sums over the positions of
/// `range`.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn add_values<T: WidenEight, const R: usize>(
    values: &[T],
    d_v: usize,
    range: std::ops::Range<usize>,
    weights: &[f32],
    stride: usize,
    keep: [f32; R],
    acc: &mut [f32],
) {
    let values = &values[range.start * d_v / T::LEN..range.end * d_v / T::LEN];
    let weights: [&[f32]; R] = std::array::from_fn(|r| &weights[r * stride..][range.clone()]);
    for d in (0..d_v / 16 * 16).step_by(16) {
        add_column::<T, R, 2>(values, d_v, d, weights, keep, acc);
    }
    if !d_v.is_multiple_of(16) {
        add_column::<T, R, 1>(values, d_v, d_v - 8, weights, keep, acc);
    }
}

/// Computes columns `d..d + 8 · C` of [`add_values`].
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn add_column<T: WidenEight, const R: usize, const C: usize>(
    values: &[T],
    d_v: usize,
    d: usize,
    weights: [&[f32]; R],
    keep: [f32; R],
    acc: &mut [f32],
) {
    let mut sums = [[_mm256_setzero_ps(); C]; R];
    for (r, sums) in sums.iter_mut().enumerate() {
        for (c, sum) in sums.iter_mut().enumerate() {
            let before = load_f32(at(acc, r * d_v + d + 8 * c));
            *sum = _mm256_mul_ps(before, _mm256_set1_ps(keep[r]));
        }
    }
    assert!(d + 8 * C <= d_v);
    for (pos, v) in values.chunks_exact(d_v / T::LEN).enumerate() {
        let mut wide = [_mm256_setzero_ps(); C];
        for (c, wide) in wide.iter_mut().enumerate() {
            // SAFETY: this function has the features of `Isa::Avx2`; a value has `d + 8 C`.
            *wide = unsafe { T::widen(v.as_ptr(), d + 8 * c) };
        }
        for r in 0..R {
            let weight = _mm256_set1_ps(weights[r][pos]);
            for c in 0..C {
                sums[r][c] = _mm256_fmadd_ps(weight, wide[c], sums[r][c]);
            }
        }
    }
    for (r, sums) in sums.into_iter().enumerate() {
        for (c, sum) in sums.into_iter().enumerate() {
            store_f32(at_mut(acc, r * d_v + d + 8 * c), sum);
        }
    }
}
