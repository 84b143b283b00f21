//! K-quants × few tokens: whole rows, block by block as they lie in the file.
//!
//! Four rows run side by side, so that four streams of the file are open and one decoding of headers serves them all.
//! A block's codes are unpacked once to unsigned bytes and meet all tokens. `vpmaddubsw` makes pairs (below 2¹⁴, see the
//! types), one 16-bit dot product multiplies them by the sub-block scales and sums up, all in integers; floats enter
//! once per block. No lanes are added up before the end of the row.

use std::arch::x86_64::*;

use super::dot::{for_four_rows, with_and_without_vnni};
use super::lanes::{Plain, at, load_i8, load_i16, plain_mut};
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

/// Most tokens that one pass over the rows serves.
pub(super) const MAX_TOKENS: usize = 4;

/// One token's super-block, in the order in which the type's codes come out of its registers.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct ActBlock {
    /// Codes, 64 beside each register of weight codes.
    pub codes: [[i8; 64]; 4],
    /// What meets the type's mins or offsets.
    pub sums: [i16; 32],
}

// SAFETY: arrays of integers; 320 bytes are a multiple of the alignment, so there is no padding.
unsafe impl Plain for ActBlock {}

/// What four rows' block headers hold, row `r` in the 128-bit lane `r`.
pub(super) struct Head {
    /// `d`, four times.
    pub d: __m512,
    /// `dmin`, four times.
    pub dmin: __m512,
    /// Scales as eight 16-bit numbers.
    pub scales: __m512i,
    /// Mins as eight 16-bit numbers.
    pub mins: __m512i,
}

/// One row's block.
pub(super) struct Row {
    /// `d` in every lane.
    pub d: __m512,
    /// Unsigned codes, four times 64.
    pub codes: [__m512i; 4],
    /// The scale of each pair of codes, 16 bit.
    pub scales: [__m512i; 4],
    /// What multiplies [`ActBlock::sums`] to give the integer that the dot product starts from (types without mins).
    pub start: __m512i,
}

/// A k-quant's block of `BYTES` bytes. The functions need the features of `Isa::Avx512`.
pub(super) trait KRows<const BYTES: usize> {
    /// Whether the type has mins (`w = d · scale · q − dmin · min`); else it has an offset (`w = d · scale · (q − offset)`).
    const MINS: bool;
    /// Activations beside the codes.
    unsafe fn arrange(q: &[i8; 256], sums: __m256i, out: &mut ActBlock);
    /// Headers of four rows.
    unsafe fn head(blocks: [&[u8; BYTES]; 4]) -> Head;
    /// Row `R` of the four.
    unsafe fn row<const R: usize>(block: &[u8; BYTES], head: &Head) -> Row;
}

with_and_without_vnni! {
    /// Four rows × `T` tokens.
    pub(super) fn rows4<const BYTES: usize, F: KRows<BYTES>, const T: usize>(
        rows: [&[[u8; BYTES]]; 4],
        x: [&[ActBlock]; T],
        x_scale: [&[f32]; T],
    ) -> [[f32; 4]; T] {
        let n_blocks = rows[0].len();
        assert!(rows.iter().all(|r| r.len() == n_blocks));
        assert!(x.iter().all(|x| x.len() == n_blocks) && x_scale.iter().all(|s| s.len() == n_blocks));
        let zero = _mm512_setzero_si512();
        let mut sum = [[_mm512_setzero_ps(); 4]; T];
        let mut min_sum = [_mm512_setzero_ps(); T];
        for b in 0..n_blocks {
            let blocks = [&rows[0][b], &rows[1][b], &rows[2][b], &rows[3][b]];
            // SAFETY: this function has the features of `Isa::Avx512`, and more.
            let head = unsafe { F::head(blocks) };
            if F::MINS {
                for t in 0..T {
                    let mins = _mm512_cvtepi32_ps(dot2(zero, head.mins, load_sums(&x[t][b])));
                    let scale = _mm512_mul_ps(head.dmin, _mm512_set1_ps(x_scale[t][b]));
                    min_sum[t] = _mm512_fmadd_ps(mins, scale, min_sum[t]);
                }
            }
            for_four_rows!(R {
                // SAFETY: as above.
                let row = unsafe { F::row::<R>(blocks[R], &head) };
                for t in 0..T {
                    let x = &x[t][b];
                    let mut dot = if F::MINS { zero } else { dot2(zero, row.start, load_sums(x)) };
                    for p in 0..4 {
                        let pairs = _mm512_maddubs_epi16(row.codes[p], load_i8(&x.codes[p]));
                        dot = dot2(dot, pairs, row.scales[p]);
                    }
                    let scale = _mm512_mul_ps(row.d, _mm512_set1_ps(x_scale[t][b]));
                    sum[t][R] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(dot), scale, sum[t][R]);
                }
            });
        }
        let mut out = [[0.0; 4]; T];
        for t in 0..T {
            for r in 0..4 {
                let mins = _mm512_maskz_mov_ps(0xf << (4 * r), min_sum[t]);
                out[t][r] = _mm512_reduce_add_ps(_mm512_sub_ps(sum[t][r], mins));
            }
        }
        out
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn load_sums(x: &ActBlock) -> __m512i {
    // SAFETY: the reference covers the 64 bytes read.
    unsafe { _mm512_load_si512(x.sums.as_ptr().cast()) }
}

/// All rows × all tokens, [`MAX_TOKENS`] at a time.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn matmul<const BYTES: usize, F: KRows<BYTES>, const VNNI: bool>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    out: &mut Slab<'_>,
    scratch: &mut Scratch,
) {
    let n_blocks = acts.n / 256;
    let x: &mut [ActBlock] = plain_mut(scratch, acts.n_tokens * n_blocks);
    for (b, x) in x.iter_mut().enumerate() {
        // SAFETY: this function has the features of `Isa::Avx512`.
        unsafe { F::arrange(at(acts.q, b * 256), load_i16(at(acts.sums, b * 16)), x) };
    }
    let x = Arranged { x, scale: acts.scale, n_blocks };
    let mut t = 0;
    while t < acts.n_tokens {
        let n = (acts.n_tokens - t).min(MAX_TOKENS);
        match n {
            1 => pass::<BYTES, F, VNNI, 1>(rows, &x, t, out),
            2 => pass::<BYTES, F, VNNI, 2>(rows, &x, t, out),
            3 => pass::<BYTES, F, VNNI, 3>(rows, &x, t, out),
            _ => pass::<BYTES, F, VNNI, 4>(rows, &x, t, out),
        }
        t += n;
    }
}

/// All tokens' activations: `[n_tokens × n_blocks]` each.
struct Arranged<'a> {
    x: &'a [ActBlock],
    scale: &'a [f32],
    n_blocks: usize,
}

/// All rows × the tokens `t0..t0 + T`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn pass<const BYTES: usize, F: KRows<BYTES>, const VNNI: bool, const T: usize>(
    rows: Rows<'_>,
    x: &Arranged<'_>,
    t0: usize,
    out: &mut Slab<'_>,
) {
    let n = x.n_blocks;
    let (mut acts, mut scales) = ([&x.x[..0]; T], [&x.scale[..0]; T]);
    for t in 0..T {
        acts[t] = &x.x[(t0 + t) * n..][..n];
        scales[t] = &x.scale[(t0 + t) * n..][..n];
    }
    for r0 in (0..rows.n_rows).step_by(4) {
        // the last rows stand in for those that are missing; their results are dropped below
        let row = |i: usize| rows.row((r0 + i).min(rows.n_rows - 1)).as_chunks::<BYTES>().0;
        let four = [row(0), row(1), row(2), row(3)];
        let results = if VNNI {
            // SAFETY: `VNNI` is true only in the table of `Isa::Avx512Vnni`.
            unsafe { vnni::rows4::<BYTES, F, T>(four, acts, scales) }
        } else {
            plain::rows4::<BYTES, F, T>(four, acts, scales)
        };
        for (t, result) in results.iter().enumerate() {
            let out = &mut out.token(t0 + t)[r0..];
            let n = out.len().min(4);
            out[..n].copy_from_slice(&result[..n]);
        }
    }
}
