//! Matmul with `smmla`: four rows, as they lie in the file, × up to eight tokens, in tiles of 2 × 2.
//!
//! `smmla` multiplies two rows of 8 codes by two tokens of 8 codes and adds the four sums to a 2 × 2 accumulator
//! `[r0·t0, r0·t1, r1·t0, r1·t1]`: 32 products where `sdot` has 16. Rows are paired in registers, tokens once per call
//! in memory; a lone last token is paired with zeros, a lone last row with itself.

use std::arch::aarch64::*;
use std::arch::asm;

use super::blocks32::Block;
use super::dot::{Path, Sdot};
use super::lanes::*;
use super::rowwise::{ROWS_PER_PASS, min_sums, parts};
use super::scale_min::{Mins, SuperBlock};
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

/// Row pairs per register tile.
const MAX_ROW_PAIRS: usize = 2;
/// Token pairs per register tile.
const MAX_TOKEN_PAIRS: usize = 4;

/// The 8-bit matrix multiply extension, for two tokens and more; one token goes the way of [`Sdot`].
pub(super) struct Smmla;

impl Path for Smmla {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn blocks<W: Block<BYTES>, const BYTES: usize>(
        rows: Rows<'_>,
        acts: ActView<'_>,
        out: &mut Slab<'_>,
        scratch: &mut Scratch,
    ) {
        // SAFETY: a machine with `smmla` has `sdot` too (see `Isa::is_available`).
        unsafe {
            if acts.n_tokens < 2 {
                return Sdot::blocks::<W, BYTES>(rows, acts, out, scratch);
            }
            let tokens = TokenPairs::new(acts, W::HAS_OFFSET, scratch);
            for_tiles(rows.n_rows, tokens.n_pairs, |row, n_rows, pair, n_pairs| match (n_rows, n_pairs) {
                (1 | 2, 1) => block_tile::<W, BYTES, 1, 1>(rows, row, &tokens, pair, out),
                (1 | 2, 2) => block_tile::<W, BYTES, 1, 2>(rows, row, &tokens, pair, out),
                (1 | 2, 3) => block_tile::<W, BYTES, 1, 3>(rows, row, &tokens, pair, out),
                (1 | 2, _) => block_tile::<W, BYTES, 1, 4>(rows, row, &tokens, pair, out),
                (_, 1) => block_tile::<W, BYTES, 2, 1>(rows, row, &tokens, pair, out),
                (_, 2) => block_tile::<W, BYTES, 2, 2>(rows, row, &tokens, pair, out),
                (_, 3) => block_tile::<W, BYTES, 2, 3>(rows, row, &tokens, pair, out),
                (_, _) => block_tile::<W, BYTES, 2, 4>(rows, row, &tokens, pair, out),
            });
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn super_blocks<W: SuperBlock<BYTES>, const BYTES: usize>(
        rows: Rows<'_>,
        acts: ActView<'_>,
        out: &mut Slab<'_>,
        scratch: &mut Scratch,
    ) {
        // SAFETY: a machine with `smmla` has `sdot` too (see `Isa::is_available`).
        unsafe {
            if acts.n_tokens < 2 {
                return Sdot::super_blocks::<W, BYTES>(rows, acts, out, scratch);
            }
            let tokens = TokenPairs::new(acts, false, scratch);
            for_tiles(rows.n_rows, tokens.n_pairs, |row, n_rows, pair, n_pairs| match (n_rows, n_pairs) {
                (1 | 2, 1) => super_tile::<W, BYTES, 1, 1>(rows, row, &tokens, pair, out),
                (1 | 2, 2) => super_tile::<W, BYTES, 1, 2>(rows, row, &tokens, pair, out),
                (1 | 2, 3) => super_tile::<W, BYTES, 1, 3>(rows, row, &tokens, pair, out),
                (1 | 2, _) => super_tile::<W, BYTES, 1, 4>(rows, row, &tokens, pair, out),
                (_, 1) => super_tile::<W, BYTES, 2, 1>(rows, row, &tokens, pair, out),
                (_, 2) => super_tile::<W, BYTES, 2, 2>(rows, row, &tokens, pair, out),
                (_, 3) => super_tile::<W, BYTES, 2, 3>(rows, row, &tokens, pair, out),
                (_, _) => super_tile::<W, BYTES, 2, 4>(rows, row, &tokens, pair, out),
            });
        }
    }
}

/// Calls `tile(row, n_rows, pair, n_pairs)` for register tiles that cover everything: at most
/// [`MAX_ROW_PAIRS`] · 2 rows (three are cut into two and one) and [`MAX_TOKEN_PAIRS`] pairs of tokens.
fn for_tiles(n_rows: usize, n_pairs: usize, mut tile: impl FnMut(usize, usize, usize, usize)) {
    for pass in (0..n_rows).step_by(ROWS_PER_PASS) {
        let end = n_rows.min(pass + ROWS_PER_PASS);
        for (pair, n_pairs) in parts(n_pairs, MAX_TOKEN_PAIRS) {
            let mut row = pass;
            while row < end {
                let n = match end - row {
                    n @ (1 | 2) => n,
                    3 => 2,
                    _ => 2 * MAX_ROW_PAIRS,
                };
                tile(row, n, pair, n_pairs);
                row += n;
            }
        }
    }
}

/// Tokens by twos, their codes interleaved in pieces of 8.
struct TokenPairs<'a> {
    acts: ActView<'a>,
    n_pairs: usize,
    /// `[n_pairs × n / 8]`: 8 codes of one token, the same 8 of the other.
    q: &'a [[u8; 16]],
    /// `[n_pairs × n / block]`: the scales of the two tokens, twice.
    scale: &'a [[f32; 4]],
    /// Likewise scale · sum of the block's codes; empty if nobody asked for it.
    scaled_sum: &'a [[f32; 4]],
}

impl<'a> TokenPairs<'a> {
    #[target_feature(enable = "neon")]
    fn new(acts: ActView<'a>, with_sums: bool, scratch: &'a mut Scratch) -> Self {
        let n_pairs = acts.n_tokens.div_ceil(2);
        let block = acts.encoding.block_len();
        let (n_pieces, n_scales) = (acts.n / 8, acts.n / block);
        let n_sums = if with_sums { n_pairs * n_scales } else { 0 };
        let (floats, bytes) = scratch.both(4 * (n_pairs * n_scales + n_sums), 16 * n_pairs * n_pieces);
        let q = bytes.as_chunks_mut::<16>().0;
        let (scale, scaled_sum) = floats.as_chunks_mut::<4>().0.split_at_mut(n_pairs * n_scales);

        for pair in 0..n_pairs {
            let (a, b) = (2 * pair, 2 * pair + 1);
            let whole = b < acts.n_tokens;
            for (i, q) in q[pair * n_pieces..][..n_pieces].as_chunks_mut::<2>().0.iter_mut().enumerate() {
                let codes = |t| vreinterpretq_u64_s8(load_i8(at(acts.q, t * acts.n + 16 * i)));
                let (x, y) = (codes(a), if whole { codes(b) } else { vdupq_n_u64(0) });
                store_u8(&mut q[0], vreinterpretq_u8_u64(vzip1q_u64(x, y)));
                store_u8(&mut q[1], vreinterpretq_u8_u64(vzip2q_u64(x, y)));
            }
            for i in 0..n_scales {
                let (a, b) = (a * n_scales + i, b * n_scales + i);
                let (sa, sb) = (acts.scale[a], if whole { acts.scale[b] } else { 0.0 });
                scale[pair * n_scales + i] = [sa, sb, sa, sb];
                if with_sums {
                    let sum = |block: usize| {
                        let [low, high]: [i16; 2] = *at(acts.sums, 2 * block);
                        (i32::from(low) + i32::from(high)) as f32
                    };
                    let (sa, sb) = (sa * sum(a), if whole { sb * sum(b) } else { 0.0 });
                    scaled_sum[pair * n_scales + i] = [sa, sb, sa, sb];
                }
            }
        }
        TokenPairs { acts, n_pairs, q, scale, scaled_sum }
    }
}

/// Adds the products of 2 × 8 codes of `w` and 2 × 8 codes of `x`.
///
/// # Safety
/// The machine must have `smmla`.
#[inline]
#[target_feature(enable = "neon")]
pub(super) unsafe fn smmla(mut acc: int32x4_t, w: int8x16_t, x: int8x16_t) -> int32x4_t {
    // SAFETY: works on registers alone; the caller knows that the machine has it.
    unsafe {
        asm!(
            ".arch_extension i8mm",
            "smmla {acc:v}.4s, {w:v}.16b, {x:v}.16b",
            acc = inout(vreg) acc,
            w = in(vreg) w,
            x = in(vreg) x,
            options(pure, nomem, nostack, preserves_flags),
        );
    }
    acc
}

/// 16 codes of two rows each as two pieces of 8 and 8.
#[inline]
#[target_feature(enable = "neon")]
fn pair(a: int8x16_t, b: int8x16_t) -> [int8x16_t; 2] {
    let (a, b) = (vreinterpretq_u64_s8(a), vreinterpretq_u64_s8(b));
    [vreinterpretq_s8_u64(vzip1q_u64(a, b)), vreinterpretq_s8_u64(vzip2q_u64(a, b))]
}

/// Blocks `b` of the two rows that make pair `p` of a tile beginning at `row`; a missing second row is the first again.
#[inline(always)]
fn row_pair<'a, const BYTES: usize>(rows: Rows<'a>, row: usize, p: usize, b: usize) -> [&'a [u8; BYTES]; 2] {
    let first = row + 2 * p;
    let second = (first + 1).min(rows.n_rows - 1);
    [at(rows.row(first), b * BYTES), at(rows.row(second), b * BYTES)]
}

/// `[a, a, b, b]`: numbers of two rows, over a 2 × 2 accumulator.
#[inline]
#[target_feature(enable = "neon")]
fn by_rows(a: f32, b: f32) -> float32x4_t {
    vcombine_f32(vdup_n_f32(a), vdup_n_f32(b))
}

/// `RP` row pairs × `TP` token pairs of blocks of 32.
///
/// # Safety
/// The machine must have `smmla`.
#[inline]
#[target_feature(enable = "neon")]
unsafe fn block_tile<W: Block<BYTES>, const BYTES: usize, const RP: usize, const TP: usize>(
    rows: Rows<'_>,
    row: usize,
    tokens: &TokenPairs<'_>,
    first_pair: usize,
    out: &mut Slab<'_>,
) {
    let n_blocks = tokens.acts.n / 32;
    let mut acc = [[vdupq_n_f32(0.0); TP]; RP];
    for b in 0..n_blocks {
        let mut codes = [[vdupq_n_s8(0); 4]; RP];
        let mut scales = [vdupq_n_f32(0.0); RP];
        let mut offsets = [vdupq_n_f32(0.0); RP];
        for p in 0..RP {
            let [w0, w1] = row_pair(rows, row, p, b);
            // SAFETY: this function has NEON.
            let (c0, c1, (d0, m0), (d1, m1)) =
                unsafe { (W::codes(w0), W::codes(w1), W::scale_offset(w0), W::scale_offset(w1)) };
            let ([a, b], [c, d]) = (pair(c0[0], c1[0]), pair(c0[1], c1[1]));
            codes[p] = [a, b, c, d];
            (scales[p], offsets[p]) = (by_rows(d0, d1), by_rows(m0, m1));
        }
        for t in 0..TP {
            let block = (first_pair + t) * n_blocks + b;
            let x: &[[u8; 16]; 4] = at(tokens.q, 4 * block);
            let x = x.each_ref().map(|x| vreinterpretq_s8_u8(load_u8(x)));
            let scale = load_f32(&tokens.scale[block]);
            for p in 0..RP {
                let mut dot = vdupq_n_s32(0);
                for j in 0..4 {
                    // SAFETY: as this function's caller says.
                    dot = unsafe { smmla(dot, codes[p][j], x[j]) };
                }
                acc[p][t] = vfmaq_f32(acc[p][t], vcvtq_f32_s32(dot), vmulq_f32(scales[p], scale));
                if W::HAS_OFFSET {
                    acc[p][t] = vfmaq_f32(acc[p][t], offsets[p], load_f32(&tokens.scaled_sum[block]));
                }
            }
        }
    }
    for p in 0..RP {
        for t in 0..TP {
            let mut values = [0.0; 4];
            store_f32(&mut values, acc[p][t]);
            store_tile(values, row + 2 * p, 2 * (first_pair + t), out);
        }
    }
}

/// Writes a 2 × 2 tile but for rows and tokens that are not there.
fn store_tile(values: [f32; 4], row: usize, token: usize, out: &mut Slab<'_>) {
    let n_rows = (out.n_rows() - row).min(2);
    for t in 0..(out.n_tokens() - token).min(2) {
        for r in 0..n_rows {
            out.token(token + t)[row + r] = values[2 * r + t];
        }
    }
}

/// `RP` row pairs × `TP` token pairs of super-blocks.
///
/// # Safety
/// The machine must have `smmla`.
#[inline]
#[target_feature(enable = "neon")]
unsafe fn super_tile<W: SuperBlock<BYTES>, const BYTES: usize, const RP: usize, const TP: usize>(
    rows: Rows<'_>,
    row: usize,
    tokens: &TokenPairs<'_>,
    first_pair: usize,
    out: &mut Slab<'_>,
) {
    let n_blocks = tokens.acts.n / 256;
    // sub-blocks per super-block, and pieces of 8 codes per sub-block
    let (n_subs, n_pieces) = (256 / W::SUB, W::SUB / 8);
    let mut acc = [[vdupq_n_f32(0.0); TP]; RP];
    // what the mins take away: the lanes are the rows
    let mut taken = [[vdupq_n_f32(0.0); 2]; TP];
    for b in 0..n_blocks {
        let w: [[&[u8; BYTES]; 2]; RP] = std::array::from_fn(|p| row_pair(rows, row, p, b));
        // SAFETY: this function has NEON.
        let headers = w.map(|pair| pair.map(|w| unsafe { W::header(w) }));
        let mut scales = [[[0; 4]; 16]; RP];
        for p in 0..RP {
            for s in 0..n_subs {
                let (a, b) = (headers[p][0].scales[s], headers[p][1].scales[s]);
                scales[p][s] = [a, a, b, b];
            }
        }

        let mut totals = [[vdupq_n_s32(0); TP]; RP];
        for i in 0..4 {
            let mut codes = [[vdupq_n_s8(0); 8]; RP];
            for p in 0..RP {
                // SAFETY: as above.
                let (c0, c1) = unsafe { (W::codes(w[p][0], i), W::codes(w[p][1], i)) };
                for j in 0..4 {
                    [codes[p][2 * j], codes[p][2 * j + 1]] = pair(c0[j], c1[j]);
                }
            }
            for t in 0..TP {
                let x: &[[u8; 16]; 8] = at(tokens.q, ((first_pair + t) * n_blocks + b) * 32 + 8 * i);
                for s in 0..n_subs / 4 {
                    for p in 0..RP {
                        let mut dot = vdupq_n_s32(0);
                        for j in s * n_pieces..(s + 1) * n_pieces {
                            let x = vreinterpretq_s8_u8(load_u8(&x[j]));
                            // SAFETY: as this function's caller says.
                            dot = unsafe { smmla(dot, codes[p][j], x) };
                        }
                        let scale = load_i32(&scales[p][n_subs / 4 * i + s]);
                        totals[p][t] = vmlaq_s32(totals[p][t], dot, scale);
                    }
                }
            }
        }

        for t in 0..TP {
            let scale = load_f32(&tokens.scale[(first_pair + t) * n_blocks + b]);
            for p in 0..RP {
                let d = by_rows(headers[p][0].d, headers[p][1].d);
                acc[p][t] = vfmaq_f32(acc[p][t], vcvtq_f32_s32(totals[p][t]), vmulq_f32(d, scale));
            }
        }
        if W::MINS != Mins::None {
            let mins = RowMins::new(headers.as_flattened());
            for t in 0..2 * TP {
                let token = 2 * first_pair + t;
                if token < tokens.acts.n_tokens {
                    let block = token * n_blocks + b;
                    let sums = min_sums(W::MINS, at(tokens.acts.sums, block * 16));
                    let products = mins.times(W::MINS, sums, tokens.acts.scale[block]);
                    taken[t / 2][t % 2] = vaddq_f32(taken[t / 2][t % 2], products);
                }
            }
        }
    }
    for t in 0..TP {
        let mut from_token = [[0.0; 4]; 2];
        for (to, taken) in from_token.iter_mut().zip(taken[t]) {
            store_f32(to, taken);
        }
        for p in 0..RP {
            let mut values = [0.0; 4];
            store_f32(&mut values, acc[p][t]);
            for r in 0..2 {
                for (u, from) in from_token.iter().enumerate() {
                    values[2 * r + u] -= from[2 * p + r];
                }
            }
            store_tile(values, row + 2 * p, 2 * (first_pair + t), out);
        }
    }
}

/// The mins of up to four rows' super-blocks, rows as lanes.
struct RowMins {
    dmin: [f32; 4],
    min: [[i16; 4]; 16],
}

impl RowMins {
    #[inline(always)]
    fn new(headers: &[super::scale_min::Header]) -> RowMins {
        let mut mins = RowMins { dmin: [0.0; 4], min: [[0; 4]; 16] };
        for (r, header) in headers.iter().enumerate() {
            mins.dmin[r] = header.dmin;
            for (min, value) in mins.min.iter_mut().zip(header.mins) {
                min[r] = value;
            }
        }
        mins
    }

    /// `scale · dmin · Σ min[j] · sums[j]` of each row.
    #[inline]
    #[target_feature(enable = "neon")]
    fn times(&self, which: Mins, sums: [int16x8_t; 2], scale: f32) -> float32x4_t {
        let mut total = times_eight(vdupq_n_s32(0), at(&self.min, 0), sums[0]);
        if which == Mins::Per16 {
            total = times_eight(total, at(&self.min, 8), sums[1]);
        }
        vmulq_f32(vcvtq_f32_s32(total), vmulq_n_f32(load_f32(&self.dmin), scale))
    }
}

/// `total + Σ min[j] · sums[j]`.
#[inline]
#[target_feature(enable = "neon")]
fn times_eight(mut total: int32x4_t, min: &[[i16; 4]; 8], sums: int16x8_t) -> int32x4_t {
    let min = |j: usize| load_i16x4(&min[j]);
    total = vmlal_laneq_s16::<0>(total, min(0), sums);
    total = vmlal_laneq_s16::<1>(total, min(1), sums);
    total = vmlal_laneq_s16::<2>(total, min(2), sums);
    total = vmlal_laneq_s16::<3>(total, min(3), sums);
    total = vmlal_laneq_s16::<4>(total, min(4), sums);
    total = vmlal_laneq_s16::<5>(total, min(5), sums);
    total = vmlal_laneq_s16::<6>(total, min(6), sums);
    vmlal_laneq_s16::<7>(total, min(7), sums)
}
