//! Quantized rows × some tokens, packed rows × any number: four rows a vector, two tokens at once.
//!
//! **Vectors.** A vector holds the same four codes of four rows, as packed rows ([`crate::packed`])
//! lie in memory; with the next four they meet 8 codes of each of two tokens ([`Path::multiply`]).
//! Lanes of the sums are rows: nothing is added up across a vector, and scales are vectors as well.
//! Rows that are not packed are packed on the way, a chunk of 256 weights of 16 of them at a time;
//! up to four tokens they are read as they lie ([`rowwise`]).
//!
//! **One or two tokens** are multiplied by codes that have just been unpacked, in registers. For
//! more, codes are unpacked once to strips of four rows, and tiles of two strips × two pairs of
//! tokens are held in registers: `sdot` and `smmla` then have 8 vectors of sums to add to.
//!
//! **Order.** 16 rows, chunk after chunk; under each the tokens stream past. Every (row, token) is
//! added up block after block, whatever stands beside it: here any number of tokens get to the bit
//! what each gets alone, by `sdot` as by `smmla`.

use std::arch::aarch64::*;
use std::array::from_fn;

use super::blocks32::Block32;
use super::dot::Path;
use super::four::Four;
use super::lanes::*;
use super::rowwise;
use super::scale_min::{RowScales, SubBlockMins, SuperBlock};
use crate::act::ActView;
use crate::coded::CODE_BYTES;
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::packed::{self, GROUP, pack_group};

/// Weights of a row that are multiplied at a time: a super-block, or eight blocks of 32.
const CHUNK: usize = 256;
/// Strips of a group of rows.
const STRIPS: usize = GROUP / 4;
/// Tokens per pass over the rows: their chunks stay in the second-level cache.
const TOKENS: usize = 512;
/// Bytes of a chunk of 16 rows at most.
const LARGEST: usize = GROUP * CODE_BYTES;

/// Four rows × 256 weights, unpacked.
#[derive(Clone)]
#[repr(align(64))]
struct Strip4 {
    /// Two entries hold 8 weights of each row, as [`Path::arrange`] puts them.
    codes: [[i8; 16]; CHUNK / 4],
    /// The scales and mins of the four rows.
    scales: RowScales,
}

impl Strip4 {
    const ZERO: Strip4 = Strip4 { codes: [[0; 16]; CHUNK / 4], scales: RowScales::ZERO };
}

/// A chunk of two tokens; the second is zeros where there is none.
#[derive(Clone, Copy)]
#[repr(C)]
struct Pair {
    /// 8 codes of one token, the same 8 of the other.
    q: [[i8; 16]; CHUNK / 8],
    /// Scales of either token: one per 32 values, or the first alone.
    scale: [[f32; 8]; 2],
    /// Scale · sum of codes, per 32 values that have a scale of their own.
    scaled_sum: [[f32; 8]; 2],
    /// Sums of codes that meet mins.
    sums: [[i16; 16]; 2],
}

// SAFETY: arrays of numbers; 512, 64, 64 and 64 bytes of them, without padding.
unsafe impl Plain for Pair {}

/// A weight type in chunks of 256.
///
/// # Safety
/// The machine must have the instructions of `P`.
trait Chunks {
    /// Bytes of a block.
    const BYTES: usize;
    /// Blocks in a chunk.
    const BLOCKS: usize;
    /// Sub-blocks that have mins.
    const MINS: SubBlockMins;

    /// Unpacks a strip: rows `4 · quarter` to `4 · quarter + 3` of a group of 16.
    unsafe fn unpack<P: Path>(group: &[u8], quarter: usize, strip: &mut Strip4);

    /// Multiplies two strips by `N` pairs of tokens (by a lone token if not `TWO`), `n_sub` × 32
    /// weights, and adds to `sums`, a vector per strip, pair and token.
    unsafe fn tile<P: Path, const N: usize, const TWO: bool>(
        strips: &[Strip4; 2],
        n_sub: usize,
        x: &[Pair; N],
        sums: [&mut [[[f32; 4]; 2]; N]; 2],
    );

    /// Multiplies four rows of a group by one pair and adds to `sums`.
    unsafe fn few<P: Path, const TWO: bool>(
        group: &[u8],
        quarter: usize,
        n_sub: usize,
        x: &Pair,
        sums: &mut [[f32; 4]; 2],
    );
}

/// Blocks of 32 with floats for scales.
struct Of32<W, const BYTES: usize>(std::marker::PhantomData<W>);
/// Super-blocks.
struct Of256<W, const BYTES: usize>(std::marker::PhantomData<W>);

/// Multiplies rows of blocks of 32 × activations with a scale per 32.
///
/// # Safety
/// The machine must have the instructions of `P`.
pub(super) unsafe fn blocks<P: Path, W: Block32<BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    // SAFETY: as this function's caller says.
    unsafe {
        if acts.n_tokens() <= rowwise::MAX_TOKENS && !rows.packed {
            rowwise::blocks::<P::Dot, W, BYTES>(rows, acts, out);
        } else {
            matmul::<P, Of32<W, BYTES>>(rows, acts, out, scratch);
        }
    }
}

/// Multiplies rows of super-blocks of 256 × activations with a scale per 256.
///
/// # Safety
/// The machine must have the instructions of `P`.
pub(super) unsafe fn super_blocks<P: Path, W: SuperBlock<BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    // SAFETY: as this function's caller says.
    unsafe {
        if acts.n_tokens() <= rowwise::MAX_TOKENS && !rows.packed {
            rowwise::super_blocks::<P::Dot, W, BYTES>(rows, acts, out);
        } else {
            matmul::<P, Of256<W, BYTES>>(rows, acts, out, scratch);
        }
    }
}

/// Multiplies all rows × all tokens.
///
/// # Safety
/// The machine must have the instructions of `P`.
#[inline]
#[target_feature(enable = "neon")]
unsafe fn matmul<P: Path, C: Chunks>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let n_chunks = acts.n().div_ceil(CHUNK);
    // room that is not needed costs nothing
    let mut packed = (!rows.packed).then_some([0; LARGEST]);
    let mut strips = (acts.n_tokens() > 2).then_some([const { Strip4::ZERO }; STRIPS]);
    for t0 in (0..acts.n_tokens()).step_by(TOKENS) {
        let acts = acts.tokens(t0, (acts.n_tokens() - t0).min(TOKENS));
        let n_pairs = acts.n_tokens().div_ceil(2);
        let (sums, bytes) =
            scratch.both(STRIPS * n_pairs * 8, n_chunks * n_pairs * size_of::<Pair>());
        let sums = sums.as_chunks_mut::<4>().0.as_chunks_mut::<2>().0;
        let pairs = plain_mut::<Pair>(bytes, n_chunks * n_pairs);
        for (i, pair) in pairs.iter_mut().enumerate() {
            pair.fill(&acts, i / n_pairs, 2 * (i % n_pairs), C::MINS);
        }
        for r0 in (0..rows.n_rows).step_by(GROUP) {
            let n_rows = (rows.n_rows - r0).min(GROUP);
            sums.fill([[0.0; 4]; 2]);
            for (c, pairs) in pairs.chunks_exact(n_pairs).enumerate() {
                let n_sub = (acts.n() - c * CHUNK).min(CHUNK) / 32;
                let group = group::<C>(rows, r0, c, packed.as_mut());
                // SAFETY: as this function's caller says.
                unsafe {
                    match (pairs, &mut strips) {
                        (pairs, Some(strips)) if pairs.len() > 1 => {
                            // tiles take two strips; one that no row belongs to does no harm
                            let strips = &mut strips[..n_rows.div_ceil(8) * 2];
                            for (i, strip) in strips.iter_mut().enumerate() {
                                C::unpack::<P>(group, i, strip);
                            }
                            let whole = acts.n_tokens().is_multiple_of(2);
                            many_tokens::<P, C>(strips, n_sub, whole, pairs, sums);
                        }
                        _ => few_tokens::<P, C>(
                            group,
                            n_rows,
                            n_sub,
                            acts.n_tokens() == 2,
                            &pairs[0],
                            sums,
                        ),
                    }
                }
            }
            for t in 0..acts.n_tokens() {
                let out = &mut out.token(t0 + t)[r0..][..n_rows];
                for (i, out) in out.chunks_mut(4).enumerate() {
                    out.copy_from_slice(&sums[i * n_pairs + t / 2][t % 2][..out.len()]);
                }
            }
        }
    }
}

/// Returns chunk `c` of the 16 rows from `r0`: where packed rows have it, or packed into `room`,
/// which is there for the others. The last row stands in for those that are missing.
#[inline]
fn group<'a, C: Chunks>(
    rows: WeightRows<'a>,
    r0: usize,
    c: usize,
    room: Option<&'a mut [u8; LARGEST]>,
) -> &'a [u8] {
    let chunk = C::BLOCKS * C::BYTES;
    let len = (rows.row_bytes - c * chunk).min(chunk);
    let Some(room) = room else {
        return &rows.bytes[r0 * rows.row_bytes + GROUP * c * chunk..][..GROUP * len];
    };
    let row = |i: usize| &rows.row((r0 + i).min(rows.n_rows - 1))[c * chunk..][..len];
    let room = &mut room[..GROUP * len];
    // types that no file has packed have no head
    pack_group(packed::head(rows.ty).unwrap_or(0), C::BYTES, from_fn(row), room);
    room
}

impl Pair {
    /// Writes chunk `c` of the tokens `t` and `t + 1`.
    #[target_feature(enable = "neon")]
    fn fill(&mut self, acts: &ActView<'_>, c: usize, t: usize, mins: SubBlockMins) {
        let width = (acts.n() - c * CHUNK).min(CHUNK);
        let block = acts.encoding().block_len();
        let from = |t: usize| t * acts.n() + c * CHUNK;
        let whole = t + 1 < acts.n_tokens();
        for (i, q) in self.q.as_chunks_mut::<2>().0[..width / 16].iter_mut().enumerate() {
            let codes = |t: usize| vreinterpretq_s64_s8(load_i8(at(acts.q(), from(t) + 16 * i)));
            let a = codes(t);
            let b = if whole { codes(t + 1) } else { vdupq_n_s64(0) };
            store_i8(&mut q[0], vreinterpretq_s8_s64(vzip1q_s64(a, b)));
            store_i8(&mut q[1], vreinterpretq_s8_s64(vzip2q_s64(a, b)));
        }
        for i in 0..2 {
            self.scale[i] = [0.0; 8];
            self.scaled_sum[i] = [0.0; 8];
            self.sums[i] = [0; 16];
            if i == 1 && !whole {
                break;
            }
            let from = from(t + i);
            let scales = &acts.scale()[from / block..][..width / block];
            self.scale[i][..scales.len()].copy_from_slice(scales);
            let sums = &acts.sums()[from / 16..][..width / 16];
            if block == 32 {
                for (b, [low, high]) in sums.as_chunks::<2>().0.iter().enumerate() {
                    self.scaled_sum[i][b] = scales[b] * (i32::from(*low) + i32::from(*high)) as f32;
                }
            } else {
                let [a, b] = rowwise::min_sums(mins, at(sums, 0));
                store_i16(at_mut(&mut self.sums[i], 0), a);
                store_i16(at_mut(&mut self.sums[i], 8), b);
            }
        }
    }
}

/// Multiplies a group of rows × one pair of tokens.
///
/// # Safety
/// As [`matmul`].
#[inline]
#[target_feature(enable = "neon")]
unsafe fn few_tokens<P: Path, C: Chunks>(
    group: &[u8],
    n_rows: usize,
    n_sub: usize,
    two: bool,
    pair: &Pair,
    sums: &mut [[[f32; 4]; 2]],
) {
    for (i, sums) in sums[..n_rows.div_ceil(4)].iter_mut().enumerate() {
        // SAFETY: as this function's caller says.
        unsafe {
            if two {
                C::few::<P, true>(group, i, n_sub, pair, sums);
            } else {
                C::few::<P, false>(group, i, n_sub, pair, sums);
            }
        }
    }
}

/// Strips × pairs of tokens; of the last pair one token is missing unless `whole`. `sums[i · pairs
/// + p]` are those of strip `i` and pair `p`.
///
/// # Safety
/// As [`matmul`].
#[inline]
#[target_feature(enable = "neon")]
unsafe fn many_tokens<P: Path, C: Chunks>(
    strips: &[Strip4],
    n_sub: usize,
    whole: bool,
    pairs: &[Pair],
    sums: &mut [[[f32; 4]; 2]],
) {
    let n_pairs = pairs.len();
    let n_whole = if whole { n_pairs } else { n_pairs - 1 };
    for p in (0..n_pairs).step_by(2) {
        for (strips, sums) in
            strips.as_chunks::<2>().0.iter().zip(sums.chunks_exact_mut(2 * n_pairs))
        {
            let (a, b) = sums.split_at_mut(n_pairs);
            // SAFETY: as this function's caller says.
            unsafe {
                if p + 2 <= n_whole {
                    C::tile::<P, 2, true>(
                        strips,
                        n_sub,
                        at(pairs, p),
                        [at_mut(a, p), at_mut(b, p)],
                    );
                    continue;
                }
                for p in p..n_pairs {
                    let x = at(pairs, p);
                    let sums = [at_mut(a, p), at_mut(b, p)];
                    if p < n_whole {
                        C::tile::<P, 1, true>(strips, n_sub, x, sums);
                    } else {
                        C::tile::<P, 1, false>(strips, n_sub, x, sums);
                    }
                }
            }
        }
    }
}

/// Returns the products of `n` eights of weights of two strips, from the eight `first` on, and as
/// many codes of `N` pairs.
///
/// # Safety
/// The machine must have the instructions of `P`.
#[inline]
#[target_feature(enable = "neon")]
unsafe fn products<P: Path, const N: usize, const TWO: bool>(
    strips: &[Strip4; 2],
    first: usize,
    n: usize,
    x: &[Pair; N],
) -> [[[int32x4_t; 2]; N]; 2] {
    let mut dots = [[[vdupq_n_s32(0); 2]; N]; 2];
    for i in 0..n {
        let i = first + i;
        let w = strips
            .each_ref()
            .map(|strip| [load_i8(&strip.codes[2 * i]), load_i8(&strip.codes[2 * i + 1])]);
        for p in 0..N {
            let x = load_i8(&x[p].q[i]);
            for r in 0..2 {
                // SAFETY: as this function's caller says.
                unsafe { P::multiply::<TWO>(&mut dots[r][p], w[r], x) };
            }
        }
    }
    dots
}

/// Writes the arranged codes of weights `from..from + 4` and `from + 4..from + 8`.
///
/// # Safety
/// The machine must have the instructions of `P`.
#[inline]
#[target_feature(enable = "neon")]
unsafe fn store_eight<P: Path>(
    codes: &mut [[i8; 16]; CHUNK / 4],
    from: usize,
    steps: [int8x16_t; 2],
) {
    // SAFETY: as this function's caller says.
    let [a, b] = unsafe { P::arrange(steps) };
    store_i8(&mut codes[from / 4], a);
    store_i8(&mut codes[from / 4 + 1], b);
}

impl<W: Block32<BYTES>, const BYTES: usize> Chunks for Of32<W, BYTES> {
    const BYTES: usize = BYTES;
    const BLOCKS: usize = 8;
    const MINS: SubBlockMins = SubBlockMins::None;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn unpack<P: Path>(group: &[u8], quarter: usize, strip: &mut Strip4) {
        for (b, block) in group.chunks_exact(GROUP * BYTES).enumerate() {
            let four = Four::new::<BYTES>(block, quarter);
            // SAFETY: as this function's caller says.
            unsafe {
                let [d, m] = W::scales_offsets(four);
                store_f32(&mut strip.scales.d[b], d);
                store_f32(&mut strip.scales.m[b], m);
                for k in [0, 2] {
                    let a = W::codes(four.every_fourth(k));
                    let c = W::codes(four.every_fourth(k + 1));
                    for h in 0..2 {
                        store_eight::<P>(&mut strip.codes, 32 * b + 16 * h + 4 * k, [a[h], c[h]]);
                    }
                }
            }
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn tile<P: Path, const N: usize, const TWO: bool>(
        strips: &[Strip4; 2],
        n_sub: usize,
        x: &[Pair; N],
        sums: [&mut [[[f32; 4]; 2]; N]; 2],
    ) {
        let mut acc: [[[float32x4_t; 2]; N]; 2] =
            from_fn(|r| from_fn(|p| [load_f32(&sums[r][p][0]), load_f32(&sums[r][p][1])]));
        for b in 0..n_sub {
            // SAFETY: as this function's caller says.
            let dots = unsafe { products::<P, N, TWO>(strips, 4 * b, 4, x) };
            for r in 0..2 {
                let d = load_f32(&strips[r].scales.d[b]);
                let m = load_f32(&strips[r].scales.m[b]);
                for p in 0..N {
                    // SAFETY: as this function's caller says.
                    unsafe {
                        add_block::<P, W, BYTES, TWO>(&mut acc[r][p], dots[r][p], [d, m], &x[p], b);
                    };
                }
            }
        }
        for (sums, acc) in sums.into_iter().zip(acc) {
            for (sums, acc) in sums.iter_mut().zip(acc) {
                store_f32(&mut sums[0], acc[0]);
                store_f32(&mut sums[1], acc[1]);
            }
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn few<P: Path, const TWO: bool>(
        group: &[u8],
        quarter: usize,
        n_sub: usize,
        x: &Pair,
        sums: &mut [[f32; 4]; 2],
    ) {
        let mut acc = [load_f32(&sums[0]), load_f32(&sums[1])];
        for (b, block) in group.chunks_exact(GROUP * BYTES).take(n_sub).enumerate() {
            let four = Four::new::<BYTES>(block, quarter);
            let mut dots = [vdupq_n_s32(0); 2];
            // SAFETY: as this function's caller says.
            unsafe {
                for k in [0, 2] {
                    let a = W::codes(four.every_fourth(k));
                    let c = W::codes(four.every_fourth(k + 1));
                    for h in 0..2 {
                        let x = load_i8(&x.q[4 * b + 2 * h + k / 2]);
                        P::multiply::<TWO>(&mut dots, P::arrange([a[h], c[h]]), x);
                    }
                }
                add_block::<P, W, BYTES, TWO>(&mut acc, dots, W::scales_offsets(four), x, b);
            }
        }
        store_f32(&mut sums[0], acc[0]);
        store_f32(&mut sums[1], acc[1]);
    }
}

/// Adds what block `b` gives: `d · scale · dot + m · scale · Σ x`.
///
/// # Safety
/// The machine must have the instructions of `P`.
#[inline]
#[target_feature(enable = "neon")]
unsafe fn add_block<P: Path, W: Block32<BYTES>, const BYTES: usize, const TWO: bool>(
    acc: &mut [float32x4_t; 2],
    dots: [int32x4_t; 2],
    scale_offset: [float32x4_t; 2],
    x: &Pair,
    b: usize,
) {
    let [d, m] = scale_offset;
    // SAFETY: as this function's caller says.
    let dots = unsafe { P::by_token(dots) };
    for t in 0..if TWO { 2 } else { 1 } {
        acc[t] = vfmaq_f32(acc[t], vcvtq_f32_s32(dots[t]), vmulq_n_f32(d, x.scale[t][b]));
        if W::HAS_OFFSET {
            acc[t] = vfmaq_n_f32(acc[t], m, x.scaled_sum[t][b]);
        }
    }
}

impl<W: SuperBlock<BYTES>, const BYTES: usize> Chunks for Of256<W, BYTES> {
    const BYTES: usize = BYTES;
    const BLOCKS: usize = 1;
    const MINS: SubBlockMins = W::MINS;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn unpack<P: Path>(group: &[u8], quarter: usize, strip: &mut Strip4) {
        let four = Four::new::<BYTES>(group, quarter);
        // SAFETY: as this function's caller says.
        unsafe {
            W::read_scales_of_four(four, &mut strip.scales);
            for i in 0..4 {
                for k in [0, 2] {
                    let a = W::codes(four.every_fourth(k), i);
                    let b = W::codes(four.every_fourth(k + 1), i);
                    for j in 0..4 {
                        store_eight::<P>(&mut strip.codes, 64 * i + 16 * j + 4 * k, [a[j], b[j]]);
                    }
                }
            }
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn tile<P: Path, const N: usize, const TWO: bool>(
        strips: &[Strip4; 2],
        _: usize,
        x: &[Pair; N],
        sums: [&mut [[[f32; 4]; 2]; N]; 2],
    ) {
        let mut totals = [[[vdupq_n_s32(0); 2]; N]; 2];
        for s in 0..CHUNK / W::SUB {
            let n = W::SUB / 8;
            // SAFETY: as this function's caller says.
            let dots = unsafe { products::<P, N, TWO>(strips, n * s, n, x) };
            for r in 0..2 {
                for p in 0..N {
                    // SAFETY: as this function's caller says.
                    unsafe {
                        add_scaled::<P, TWO>(
                            &mut totals[r][p],
                            dots[r][p],
                            &strips[r].scales.factors[s],
                        );
                    };
                }
            }
        }
        for (r, sums) in sums.into_iter().enumerate() {
            for (p, sums) in sums.iter_mut().enumerate() {
                let scales = &strips[r].scales;
                // SAFETY: as this function's caller says.
                unsafe { add_super_block::<P, W, BYTES, TWO>(sums, totals[r][p], scales, &x[p]) };
            }
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn few<P: Path, const TWO: bool>(
        group: &[u8],
        quarter: usize,
        _: usize,
        x: &Pair,
        sums: &mut [[f32; 4]; 2],
    ) {
        let four = Four::new::<BYTES>(group, quarter);
        let mut scales = const { RowScales::ZERO };
        let mut totals = [vdupq_n_s32(0); 2];
        // SAFETY: as this function's caller says.
        unsafe {
            W::read_scales_of_four(four, &mut scales);
            for i in 0..4 {
                let mut dots = [[vdupq_n_s32(0); 2]; 4];
                for k in [0, 2] {
                    let a = W::codes(four.every_fourth(k), i);
                    let b = W::codes(four.every_fourth(k + 1), i);
                    for j in 0..4 {
                        let x = load_i8(&x.q[8 * i + 2 * j + k / 2]);
                        P::multiply::<TWO>(&mut dots[16 * j / W::SUB], P::arrange([a[j], b[j]]), x);
                    }
                }
                let n = 64 / W::SUB;
                for (dots, scale) in dots.into_iter().zip(&scales.factors[n * i..n * (i + 1)]) {
                    add_scaled::<P, TWO>(&mut totals, dots, scale);
                }
            }
            add_super_block::<P, W, BYTES, TWO>(sums, totals, &scales, x);
        }
    }
}

/// Adds the products of a sub-block, times its scales.
///
/// # Safety
/// The machine must have the instructions of `P`.
#[inline]
#[target_feature(enable = "neon")]
unsafe fn add_scaled<P: Path, const TWO: bool>(
    totals: &mut [int32x4_t; 2],
    dots: [int32x4_t; 2],
    scales: &[i32; 4],
) {
    // SAFETY: as this function's caller says.
    let scales = unsafe { P::over(load_i32(scales)) };
    *totals = [vmlaq_s32(totals[0], dots[0], scales[0]), vmlaq_s32(totals[1], dots[1], scales[1])];
}

/// Adds what a super-block gives: `d · scale · total − dmin · scale · Σ min · Σ x`.
///
/// # Safety
/// The machine must have the instructions of `P`.
#[inline]
#[target_feature(enable = "neon")]
unsafe fn add_super_block<P: Path, W: SuperBlock<BYTES>, const BYTES: usize, const TWO: bool>(
    sums: &mut [[f32; 4]; 2],
    totals: [int32x4_t; 2],
    scales: &RowScales,
    x: &Pair,
) {
    // SAFETY: as this function's caller says.
    let totals = unsafe { P::by_token(totals) };
    for t in 0..if TWO { 2 } else { 1 } {
        let scale = x.scale[t][0];
        let d = vmulq_n_f32(load_f32(&scales.d[0]), scale);
        let mut acc = vfmaq_f32(load_f32(&sums[t]), vcvtq_f32_s32(totals[t]), d);
        if W::MINS != SubBlockMins::None {
            let mut mins =
                times_eight(vdupq_n_s32(0), at(&scales.mins, 0), load_i16(at(&x.sums[t], 0)));
            if W::MINS == SubBlockMins::Per16 {
                mins = times_eight(mins, at(&scales.mins, 8), load_i16(at(&x.sums[t], 8)));
            }
            let dmin = vmulq_n_f32(load_f32(&scales.m[0]), scale);
            acc = vfmsq_f32(acc, vcvtq_f32_s32(mins), dmin);
        }
        store_f32(&mut sums[t], acc);
    }
}

/// Computes `total + Σ min[j] · sums[j]`.
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
