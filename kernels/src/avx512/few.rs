//! Packed rows × few tokens: 16 rows at a time from one end to the other, codes straight from
//! memory to the multiplier.
//!
//! A vector holds the same four weights of 16 rows, as in a panel ([`panel`](super::panel)), but is
//! made in a register and used up: up to 8 tokens are multiplied by it, a broadcast from memory
//! each. Registers: 8 integer and 16 float accumulators. The rows of a group follow each other in
//! memory, so that this reads one stream; where the machine reads several faster
//! ([`PrefetchPlan::STREAMS`]), as many groups are gone through together, a block of each in turn.
//!
//! Sums are added in the order of panels: results of a token do not depend on how many others there
//! are, nor on which of the two ways was taken.
//!
//! # Example
//!
//! Q4_0, rows of 2048, two tokens. A block has 32 weights in 18 bytes, so 16 rows take 288 bytes
//! per block: 32 bytes of scales, then four dwords of nibbles of each row. For each block:
//!
//! 1. The 16 scales are widened to one vector of f32.
//! 2. Each token's sums start from `−8 · Σ codes`, the offset of Q4_0, in every lane.
//! 3. Eight times, one vector of 64 codes (four of each row) meets four codes of token 0,
//!    broadcast, then the same four of token 1: 16 `vpdpbusd` in all.
//! 4. Each token's integers become floats, times the row scales and the token's block scale, and
//!    are added to its float sums.
//!
//! After 64 blocks lane `r` of a token's sums is the product of row `r`: one store per token.

use std::arch::x86_64::*;

use super::dot::{for_each, with_and_without_vnni};
use super::lanes::{at_mut, carve, carved, load_f32, store_f32};
use super::panel::{PanelRows, PanelScales, PreparedTokens, TileShape, WIDTH, prepare};
use super::transpose::Blocks16;
use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::packed::GROUP;
use crate::prefetch::{LINE, PrefetchPlan};

/// Most tokens of a pass.
pub(super) const MAX_TOKENS: usize = 8;
/// Most tokens for which the sub-blocks of a block of 256 are written out one by one: the
/// arithmetic of their places took as long as the products (Q6_K in the cache, one token, Emerald
/// Rapids: 24 GB/s in a loop, 36 without; Q3_K 12 and 17). For more it is little beside the
/// products, and the code would not fit the cache of decoded instructions.
const MAX_TOKENS_UNROLLED: usize = 2;

with_and_without_vnni! {
    /// Multiplies `S` groups of 16 rows × `T` tokens. The groups follow each other in memory, and
    /// further ones follow them.
    pub(super) fn groups<const BYTES: usize, const S: usize, const T: usize, F: PanelRows<BYTES>>(
        groups: [&[u8]; S],
        x: &PreparedTokens<'_>,
        ahead: PrefetchPlan,
    ) -> [[__m512; T]; S] {
        let n = x.acts.n();
        let steps = F::Shape::STEPS;
        let sub = 4 * steps;
        let block = if F::Shape::SUPER { WIDTH } else { sub };
        let end = T * n;
        assert!(end <= x.acts.q().len() && end / block <= x.acts.scale().len());
        assert!(!F::Shape::OFFSET || end / sub <= x.start.len());
        assert!(!F::Shape::MINS || end / sub <= x.min_factor.len());
        assert!(!F::Shape::SUPER || n.is_multiple_of(WIDTH));
        // Why indices and pointers below are sound: every token's `n` weights lie before `end`, and
        // the planes were found above to reach that far, in their units.
        let mut panel_scales = PanelScales { factors: [[0.0; 16]; 16], mins: [[0.0; 16]; 16] };
        // memory is asked for with each sub-block; with every second in a loop
        let at_once = if F::Shape::SUPER && T > MAX_TOKENS_UNROLLED { 2 } else { 1 };
        let lines = (BYTES * GROUP).div_ceil(LINE);
        let mut totals = [[_mm512_setzero_ps(); T]; S];
        for k in (0..n).step_by(WIDTH) {
            let mut sums = [[_mm512_setzero_ps(); T]; S];
            for from in (k..n.min(k + WIDTH)).step_by(block) {
                for g in 0..S {
                    let group = groups[g];
                    let sum = &mut sums[g];
                    let at = from / block * BYTES * GROUP;
                    let blocks = Blocks16::packed(&group[at..][..BYTES * GROUP]);
                    // SAFETY: this function has the features of `Isa::Avx512`.
                    unsafe { F::read_scales(blocks, 0, &mut panel_scales) };
                    for j in (0..block / sub).step_by(unrolled::<BYTES, T, F>()) {
                        for_each!(U in [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15] {
                            if const { U < unrolled::<BYTES, T, F>() } {
                                let j = j + U;
                                if j.is_multiple_of(at_once) {
                                    let line = j * lines * sub / block;
                                    let next = (j + at_once) * lines * sub / block;
                                    ahead.ask_of(group, at + line * LINE, (next - line) * LINE, S);
                                }
                                let first = from + j * sub;
                                let mut dot = [_mm512_setzero_si512(); T];
                                if F::Shape::OFFSET {
                                    for t in 0..T {
                                        let at = (first + t * n) / sub;
                                        // SAFETY: see above.
                                        let start = unsafe { *x.start.get_unchecked(at) };
                                        dot[t] = _mm512_set1_epi32(start);
                                    }
                                }
                                for s in 0..steps {
                                    // SAFETY: this function has the features of `Isa::Avx512`.
                                    let w = unsafe { F::codes(blocks, j, s) };
                                    for t in 0..T {
                                        let q = x.acts.q().as_ptr();
                                        let q = q.wrapping_add(first + t * n + 4 * s);
                                        // SAFETY: see above.
                                        let q = unsafe { q.cast::<[u8; 4]>().read() };
                                        let q = _mm512_set1_epi32(i32::from_ne_bytes(q));
                                        dot[t] = dot4(dot[t], w, q, F::Shape::WIDE);
                                    }
                                }
                                let scales = load_f32(&panel_scales.factors[j]);
                                for t in 0..T {
                                    let mut factor = scales;
                                    if !F::Shape::SUPER {
                                        let at = (first + t * n) / block;
                                        // SAFETY: see above.
                                        let scale = unsafe { *x.acts.scale().get_unchecked(at) };
                                        factor = _mm512_mul_ps(scales, _mm512_set1_ps(scale));
                                    }
                                    let dot = _mm512_cvtepi32_ps(dot[t]);
                                    sum[t] = _mm512_fmadd_ps(dot, factor, sum[t]);
                                }
                                if F::Shape::MINS {
                                    let mins = load_f32(&panel_scales.mins[j]);
                                    for t in 0..T {
                                        let at = (first + t * n) / sub;
                                        // SAFETY: see above.
                                        let factor = unsafe { *x.min_factor.get_unchecked(at) };
                                        let factor = _mm512_set1_ps(factor);
                                        sum[t] = _mm512_fmadd_ps(mins, factor, sum[t]);
                                    }
                                }
                            }
                        });
                    }
                }
            }
            for g in 0..S {
                for t in 0..T {
                    let mut sum = sums[g][t];
                    if F::Shape::SUPER {
                        let scale = x.acts.scale()[(t * n + k) / block];
                        sum = _mm512_mul_ps(sum, _mm512_set1_ps(scale));
                    }
                    totals[g][t] = if k == 0 { sum } else { _mm512_add_ps(sum, totals[g][t]) };
                }
            }
        }
        totals
    }
}

/// Returns the number of sub-blocks that are written out.
const fn unrolled<const BYTES: usize, const T: usize, F: PanelRows<BYTES>>() -> usize {
    if F::Shape::SUPER && T <= MAX_TOKENS_UNROLLED {
        WIDTH / (4 * F::Shape::STEPS)
    } else {
        1 + F::PAIRED as usize
    }
}

/// Multiplies all rows × up to [`MAX_TOKENS`] tokens.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn matmul<const BYTES: usize, F: PanelRows<BYTES>, const VNNI: bool>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let n_plane = acts.n_tokens() * acts.n() / (4 * F::Shape::STEPS);
    let mut rest = scratch.bytes(carved::<i32>(n_plane));
    let x = prepare::<F::Shape>(acts, F::OFFSET, carve(&mut rest, n_plane));
    match acts.n_tokens() {
        0 => (),
        1 => pass::<BYTES, 1, F, VNNI>(rows, &x, out),
        2 => pass::<BYTES, 2, F, VNNI>(rows, &x, out),
        3 => pass::<BYTES, 3, F, VNNI>(rows, &x, out),
        4 => pass::<BYTES, 4, F, VNNI>(rows, &x, out),
        5 => pass::<BYTES, 5, F, VNNI>(rows, &x, out),
        6 => pass::<BYTES, 6, F, VNNI>(rows, &x, out),
        7 => pass::<BYTES, 7, F, VNNI>(rows, &x, out),
        _ => pass::<BYTES, 8, F, VNNI>(rows, &x, out),
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn pass<const BYTES: usize, const T: usize, F: PanelRows<BYTES>, const VNNI: bool>(
    rows: WeightRows<'_>,
    x: &PreparedTokens<'_>,
    out: &mut OutputView<'_>,
) {
    let ahead = PrefetchPlan::of_this_machine().of_blocks(BYTES * GROUP);
    let mut from = 0;
    if ahead.several {
        while from + PrefetchPlan::STREAMS * GROUP <= rows.n_rows {
            some_groups::<BYTES, { PrefetchPlan::STREAMS }, T, F, VNNI>(rows, from, x, ahead, out);
            from += PrefetchPlan::STREAMS * GROUP;
        }
    }
    while from < rows.n_rows {
        some_groups::<BYTES, 1, T, F, VNNI>(rows, from, x, ahead, out);
        from += GROUP;
    }
}

/// Multiplies `S` groups, of which the first has the row `from` first.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn some_groups<
    const BYTES: usize,
    const S: usize,
    const T: usize,
    F: PanelRows<BYTES>,
    const VNNI: bool,
>(
    rows: WeightRows<'_>,
    from: usize,
    x: &PreparedTokens<'_>,
    ahead: PrefetchPlan,
    out: &mut OutputView<'_>,
) {
    let mut groups = [&[][..]; S];
    for g in 0..S {
        groups[g] = &rows.bytes[(from + g * GROUP) * rows.row_bytes..][..GROUP * rows.row_bytes];
    }
    let sums = if VNNI {
        // SAFETY: `VNNI` is true only in the table of `Isa::Avx512Vnni`.
        unsafe { vnni::groups::<BYTES, S, T, F>(groups, x, ahead) }
    } else {
        plain::groups::<BYTES, S, T, F>(groups, x, ahead)
    };
    for g in 0..S {
        for t in 0..T {
            store_f32(at_mut(out.token(t), from + g * GROUP), sums[g][t]);
        }
    }
}
