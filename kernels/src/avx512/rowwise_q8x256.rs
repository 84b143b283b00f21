//! K-quants × few tokens: whole rows, block by block as they lie in the file.
//!
//! Blocks are taken by fours: four of one row or two of two rows. One decoding of headers serves
//! the four. One row at a time reads the file as one stream, which the hardware follows best; more
//! rows share the loads of several tokens' activations. A block's codes are unpacked once to
//! unsigned bytes and meet all tokens. `vpmaddubsw` makes pairs (below 2¹⁴: two codes of at most 63
//! times 127), one 16-bit dot product multiplies them by the sub-block scales and sums up, all in
//! integers; floats enter once per block. (Pairs of codes above 127 would overflow: IQ4_XS sums its
//! products by fours in 32 bits and multiplies there.) No lanes are added up before the end of the
//! row.

use std::arch::x86_64::*;

use super::dot::{for_each, with_and_without_vnni};
use super::lanes::{Plain, at, carve, carved, load_i8, load_i16, prefetch_ahead};
use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};

/// Most tokens that one pass over the rows serves.
pub(super) const MAX_TOKENS: usize = 4;

/// One token's super-block, in the order in which the type's codes come out of its registers.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct ActBlock {
    /// Codes, 64 beside each register of weight codes.
    pub codes: [[i8; 64]; 4],
    /// The factors of [`DecodedBlock::start`] (types without mins, or with mins per 16).
    pub sums: [i16; 32],
}

// SAFETY: arrays of integers; 320 bytes are a multiple of the alignment, so there is no padding.
unsafe impl Plain for ActBlock {}

/// The headers of four blocks, block `i` in the 128-bit lane `i`.
pub(super) struct BlockHeaders {
    /// `d`, four times.
    pub d: __m512,
    /// `dmin`, four times.
    pub dmin: __m512,
    /// Scales as eight 16-bit numbers.
    pub scales: __m512i,
    /// Mins as eight 16-bit numbers.
    pub mins: __m512i,
}

/// One block.
pub(super) struct DecodedBlock {
    /// `d` in every lane.
    pub d: __m512,
    /// Unsigned codes, four times 64.
    pub codes: [__m512i; 4],
    /// The scale of each pair of codes, 16 bit; of each four codes, 32 bit, where codes are
    /// [`KRows::WIDE`].
    pub scales: [__m512i; 4],
    /// The factors of [`ActBlock::sums`]: to give the integer that the dot product starts from, or
    /// the mins per 16.
    pub start: __m512i,
    /// `dmin` in every lane (types with mins per 16).
    pub dmin: __m512,
}

/// The kind of offset that a type subtracts from its codes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lift {
    /// `w = d · scale · q − dmin · min`, a min per 32 weights.
    Mins32,
    /// The same with a min per 16 weights.
    Mins16,
    /// `w = d · scale · (q − offset)`.
    Offset,
}

/// A k-quant with blocks of `BYTES` bytes.
///
/// # Safety
/// The functions need the features of `Isa::Avx512`.
pub(super) trait KRows<const BYTES: usize> {
    /// The kind of offset subtracted from the codes.
    const LIFT: Lift;
    /// True if codes exceed 127 (see `dot4`).
    const WIDE: bool = false;
    /// Writes activations and their sums of 16 in the order of the codes.
    unsafe fn arrange(q: &[i8; 256], sums: __m256i, out: &mut ActBlock);
    /// Reads the headers of four blocks.
    unsafe fn head(blocks: [&[u8; BYTES]; 4]) -> BlockHeaders;
    /// Reads block `I` of the four.
    unsafe fn block<const I: usize>(block: &[u8; BYTES], head: &BlockHeaders) -> DecodedBlock;
}

/// All tokens' activations, `[n_tokens × n_blocks]` each; `n_blocks` is padded to a multiple of 4.
#[derive(Clone, Copy)]
struct Arranged<'a> {
    n_blocks: usize,
    blocks: &'a [ActBlock],
    /// Sums of 32 codes.
    sums: &'a [[i16; 8]],
    /// The scale, four times.
    scale: &'a [[f32; 4]],
}

impl<'a> Arranged<'a> {
    /// Returns the rows of one token.
    fn token(&self, t: usize) -> Self {
        let from = t * self.n_blocks;
        let n = self.n_blocks;
        Arranged {
            n_blocks: n,
            blocks: &self.blocks[from..][..n],
            sums: &self.sums[from..][..n],
            scale: &self.scale[from..][..n],
        }
    }
}

with_and_without_vnni! {
    /// Multiplies `R` rows (1 or 2) × `T` tokens.
    pub(super) fn tile<const BYTES: usize, F: KRows<BYTES>, const R: usize, const T: usize>(
        rows: [&[[u8; BYTES]]; R],
        x: &[Arranged<'_>; T],
    ) -> [[f32; R]; T] {
        let n_blocks = rows[0].len();
        let n_padded = n_blocks.next_multiple_of(4);
        assert!(rows.iter().all(|r| r.len() == n_blocks));
        assert!(x.iter().all(|x| {
            x.blocks.len() == n_padded && x.sums.len() == n_padded && x.scale.len() == n_padded
        }));
        let zero = _mm512_setzero_si512();
        let mut sum = [[_mm512_setzero_ps(); R]; T];
        // two blocks at a time, whatever `R`: a token's sum must not depend on how many rows and
        // tokens share the pass
        let mut min_sum = [[_mm256_setzero_ps(); R]; T];
        // blocks of one row among the four
        let per_row = 4 / R;
        for b in (0..n_blocks).step_by(per_row) {
            // the last block stands in for those that are missing, where activations have scale 0
            let block_at = |i: usize| &rows[i / per_row][(b + i % per_row).min(n_blocks - 1)];
            let four = [block_at(0), block_at(1), block_at(2), block_at(3)];
            prefetch_ahead(rows[0].as_ptr().cast::<u8>().wrapping_add(R * BYTES * b), 4 * BYTES);
            // SAFETY: this function has the features of `Isa::Avx512`, and more.
            let head = unsafe { F::head(four) };
            if matches!(F::LIFT, Lift::Mins32) {
                for t in 0..T {
                    let (sums, scale) = beside_four::<R>(&x[t], b);
                    let mins = _mm512_cvtepi32_ps(dot2(zero, head.mins, sums));
                    let scale = _mm512_mul_ps(head.dmin, scale);
                    let halves = [
                        (_mm512_castps512_ps256(mins), _mm512_castps512_ps256(scale)),
                        (_mm512_extractf32x8_ps::<1>(mins), _mm512_extractf32x8_ps::<1>(scale)),
                    ];
                    for (i, (mins, scale)) in halves.into_iter().enumerate() {
                        let sum = &mut min_sum[t][i % R];
                        *sum = _mm256_fmadd_ps(mins, scale, *sum);
                    }
                }
            }
            for_each!(I in [0 1 2 3] {
                let r = I / per_row;
                let b = b + I % per_row;
                if b < n_blocks {
                    // SAFETY: as above.
                    let block = unsafe { F::block::<I>(four[I], &head) };
                    for t in 0..T {
                        let act = &x[t].blocks[b];
                        let from_sums = match F::LIFT {
                            Lift::Mins32 => zero,
                            Lift::Mins16 | Lift::Offset => dot2(zero, block.start, load_sums(act)),
                        };
                        let is_start = matches!(F::LIFT, Lift::Offset);
                        let mut dot = if is_start { from_sums } else { zero };
                        for p in 0..4 {
                            let codes = load_i8(&act.codes[p]);
                            if F::WIDE {
                                let fours = dot4(zero, block.codes[p], codes, true);
                                let product = _mm512_mullo_epi32(fours, block.scales[p]);
                                dot = _mm512_add_epi32(dot, product);
                            } else {
                                let twos = _mm512_maddubs_epi16(block.codes[p], codes);
                                dot = dot2(dot, twos, block.scales[p]);
                            }
                        }
                        let x_scale = _mm512_set1_ps(x[t].scale[b][0]);
                        let scale = _mm512_mul_ps(block.d, x_scale);
                        sum[t][r] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(dot), scale, sum[t][r]);
                        if matches!(F::LIFT, Lift::Mins16) {
                            let scale = _mm512_mul_ps(block.dmin, x_scale);
                            let mins = _mm512_cvtepi32_ps(from_sums);
                            sum[t][r] = _mm512_fnmadd_ps(mins, scale, sum[t][r]);
                        }
                    }
                }
            });
        }
        let mut out = [[0.0; R]; T];
        for t in 0..T {
            for r in 0..R {
                let mins = _mm512_zextps256_ps512(min_sum[t][r]);
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

/// Sums and scales of one token beside the blocks from `b` of `R` rows: `4 / R` blocks, repeated
/// for each row.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn beside_four<const R: usize>(x: &Arranged<'_>, b: usize) -> (__m512i, __m512) {
    // SAFETY: each slicing checks that there are the 64 or 32 bytes read.
    unsafe {
        if R == 1 {
            let sums = x.sums[b..][..4].as_ptr();
            let scale = x.scale[b..][..4].as_ptr();
            (_mm512_loadu_si512(sums.cast()), _mm512_loadu_ps(scale.cast()))
        } else {
            let sums = x.sums[b..][..2].as_ptr();
            let scale = x.scale[b..][..2].as_ptr();
            let sums = _mm256_loadu_si256(sums.cast());
            let scale = _mm256_loadu_ps(scale.cast());
            (_mm512_broadcast_i64x4(sums), _mm512_broadcast_f32x8(scale))
        }
    }
}

impl BlockHeaders {
    /// Returns the headers of types for which decoding by fours is not worth it.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(super) fn none() -> BlockHeaders {
        let zero = _mm512_setzero_si512();
        BlockHeaders { d: _mm512_setzero_ps(), dmin: _mm512_setzero_ps(), scales: zero, mins: zero }
    }
}

/// Returns one f16 in every lane.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn f16_everywhere(bytes: &[u8; 2]) -> __m512 {
    _mm512_cvtph_ps(_mm256_set1_epi16(i16::from_le_bytes(*bytes)))
}

/// Returns the scales of sub-blocks of 16 (16 numbers of 16 bits) beside the pairs of a register of
/// codes, which holds four sub-blocks.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn beside_pairs(scales: __m256i, sub_blocks: [i64; 4]) -> __m512i {
    let [a, b, c, d] = sub_blocks;
    let pick = _mm512_setr_epi64(a, a, b, b, c, c, d, d);
    let pick = _mm512_mullo_epi64(pick, _mm512_set1_epi64(0x0001_0001_0001_0001));
    _mm512_permutexvar_epi16(pick, _mm512_zextsi256_si512(scales))
}

/// Multiplies all rows × all tokens, [`MAX_TOKENS`] at a time.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn matmul<const BYTES: usize, F: KRows<BYTES>, const VNNI: bool>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let n_blocks = acts.n() / 256;
    let n_padded = n_blocks.next_multiple_of(4);
    let n = acts.n_tokens() * n_padded;
    let mut rest =
        scratch.bytes(carved::<ActBlock>(n) + carved::<[i16; 8]>(n) + carved::<[f32; 4]>(n));
    let blocks: &mut [ActBlock] = carve(&mut rest, n);
    let sums: &mut [[i16; 8]] = carve(&mut rest, n);
    let scale: &mut [[f32; 4]] = carve(&mut rest, n);
    for t in 0..acts.n_tokens() {
        for b in 0..n_blocks {
            let from = t * n_blocks + b;
            let to = t * n_padded + b;
            let sums16: &[i16; 16] = at(acts.sums(), from * 16);
            // SAFETY: this function has the features of `Isa::Avx512`.
            unsafe { F::arrange(at(acts.q(), from * 256), load_i16(sums16), &mut blocks[to]) };
            for (sum, pair) in sums[to].iter_mut().zip(sums16.as_chunks::<2>().0) {
                *sum = pair[0] + pair[1];
            }
            scale[to] = [acts.scale()[from]; 4];
        }
        sums[t * n_padded..][n_blocks..n_padded].fill([0; 8]);
        scale[t * n_padded..][n_blocks..n_padded].fill([0.0; 4]);
    }
    let x = Arranged { n_blocks: n_padded, blocks, sums, scale };
    let mut t = 0;
    while t < acts.n_tokens() {
        let n = (acts.n_tokens() - t).min(MAX_TOKENS);
        match n {
            1 => pass::<BYTES, F, VNNI, 1, 1>(rows, &x, t, out),
            2 => pass::<BYTES, F, VNNI, 2, 2>(rows, &x, t, out),
            3 => pass::<BYTES, F, VNNI, 2, 3>(rows, &x, t, out),
            _ => pass::<BYTES, F, VNNI, 2, 4>(rows, &x, t, out),
        }
        t += n;
    }
}

/// Multiplies all rows, `R` at a time, × the tokens `t0..t0 + T`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn pass<const BYTES: usize, F: KRows<BYTES>, const VNNI: bool, const R: usize, const T: usize>(
    rows: WeightRows<'_>,
    x: &Arranged<'_>,
    t0: usize,
    out: &mut OutputView<'_>,
) {
    let mut tokens = [*x; T];
    for t in 0..T {
        tokens[t] = x.token(t0 + t);
    }
    for r0 in (0..rows.n_rows).step_by(R) {
        // the last row stands in for those that are missing; its results are dropped below
        let row = |i: usize| rows.row((r0 + i).min(rows.n_rows - 1)).as_chunks::<BYTES>().0;
        let some: [_; R] = std::array::from_fn(row);
        let results = if VNNI {
            // SAFETY: `VNNI` is true only in the table of `Isa::Avx512Vnni`.
            unsafe { vnni::tile::<BYTES, F, R, T>(some, &tokens) }
        } else {
            plain::tile::<BYTES, F, R, T>(some, &tokens)
        };
        for (t, result) in results.iter().enumerate() {
            let out = &mut out.token(t0 + t)[r0..];
            let n = out.len().min(R);
            out[..n].copy_from_slice(&result[..n]);
        }
    }
}
