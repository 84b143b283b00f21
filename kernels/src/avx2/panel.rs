//! Quantized rows × many tokens, packed rows × any number: strips of unpacked weights, tiles of
//! rows × tokens in registers.
//!
//! **Strip.** 8 rows × 256 weights, unpacked once to bytes and multiplied by all tokens; packed
//! rows need no transpose, so that even one token is multiplied 1.1 to 1.7 times as fast as
//! along rows (all types but Q3_K). A vector holds the same four weights of 8 rows; `vpmaddubsw`
//! multiplies it by four codes of a token, which are broadcast from memory. Every 32-bit lane is a
//! row: nothing is ever added up across rows, and row scales are plain vectors.
//!
//! **Sums in 16 bits.** Without VNNI the pairs that `vpmaddubsw` makes are added as 16-bit numbers,
//! up to eight of them, before one `vpmaddwd` widens them, times the sub-block scale where the type
//! has integer scales. How many fit follows from the range of the codes ([`PanelType::SUM`]). Codes
//! with an offset (u = q + o) count from −o · Σ x: then the *final* sum is Σ q · x, which is small
//! again, and what wraps around on the way does no harm.
//!
//! **With AVX-VNNI** `vpdpbusd` adds four products to a 32-bit sum at once. Then all codes are
//! unsigned (signed ones get 128 added, and the sums start at −128 · Σ x), and scales are floats: a
//! sub-block's sum is converted and multiplied, which costs two instructions where integers would
//! need the slow `vpmulld`.
//!
//! **Order.** Some strips at a time (they stay in L1), block of 256 after block; under each the
//! tokens stream past, a tile at a time. Tokens are first copied to blocks of 256 with their sums
//! and scales beside the codes: rows of 2ᵏ bytes would share cache sets, and a block needs one base
//! register. Strips of rows that are not packed are many short runs of the file, more than the
//! hardware's prefetchers follow: while one group of rows is multiplied, the next is fetched.
//!
//! # Example
//!
//! Q4_0 without VNNI, one strip of 8 rows, one token. Codes are nibbles `u = q + 8`, at most 15,
//! and activations at most 127 in magnitude. Weights 0..4 of the 8 rows are 32 bytes; the token's
//! codes 0..4 are one dword, broadcast. `vpmaddubsw` gives two 16-bit sums of two products per row,
//! each at most 2 · 15 · 127 = 3810. Eight such steps cover a block of 32; their sum might pass
//! 2¹⁵, but it started from `−8 · Σ x`, and so ends as `Σ q · x`, at most 8 · 2 · 8 · 127 = 16256.
//! One `vpmaddwd` by ones adds the two halves of each row to 32 bits; converted and multiplied by
//! the row's `d` and the token's scale it is the block's product.

use std::arch::x86_64::*;

use super::groups::{GROUP, Raw};
use super::lanes::*;
use super::transpose::Blocks8;
use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::packed;

/// Rows per strip.
const LANES: usize = 8;
/// Strips that are unpacked at a time: 3.8 KB each, in L1 together with a tile's tokens.
const STRIPS: usize = 4;
/// Tokens per pass over the rows: their blocks of 256 and sums stay in L2.
const TOKENS: usize = 512;

/// 8 rows × up to 256 weights, unpacked.
#[derive(Clone, Copy)]
#[repr(C, align(32))]
pub(super) struct Strip8 {
    /// Weights `4s..4s+4` of row `r` at byte `4r` of entry `s`.
    pub codes: [[u8; 32]; 64],
    /// Integer scale of each sub-block, twice per row (k-quants).
    pub scales: [[i16; 16]; 16],
    /// Integer mins of sub-blocks 2j and 2j+1, for each row (k-quants).
    pub mins: [[i16; 16]; 8],
    /// Float scales: one per 32 weights, or one in all (k-quants).
    pub d: [[f32; 8]; 8],
    /// Offset of every weight, one per 32; or the scale of the mins (k-quants).
    pub m: [[f32; 8]; 8],
    /// With AVX-VNNI, k-quants: `d` times each sub-block's scale.
    factors: [[f32; 8]; 16],
}

impl Strip8 {
    const ZERO: Strip8 = Strip8 {
        codes: [[0; 32]; 64],
        scales: [[0; 16]; 16],
        mins: [[0; 16]; 8],
        d: [[0.0; 8]; 8],
        m: [[0.0; 8]; 8],
        factors: [[0.0; 8]; 16],
    };
}

/// 256 activations of a token.
#[derive(Clone, Copy)]
#[repr(C, align(32))]
pub(super) struct PanelActs {
    /// Codes, four per entry.
    pub q: [i32; 64],
    /// Start of the sums: two i16 per entry, for weights 0, 1 and weights 2, 3 of each four.
    /// With AVX-VNNI one number per sub-block.
    pub start: [i32; 16],
    /// Sums of codes: k-quants: of 32 or 16 each, two i16 per entry; else Σ x as f32 bits, one per
    /// 32.
    pub sums: [i32; 8],
    /// Scales.
    pub scale: [f32; 8],
}

// SAFETY: arrays of numbers; their 384 bytes are a multiple of the alignment, so there is no
// padding.
unsafe impl Plain for PanelActs {}

/// The offsets that a type adds to its weights.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum StripMins {
    /// Nothing.
    None,
    /// `−dmin · min`, an integer per sub-block of 32.
    Integer,
    /// The same per sub-block of 16.
    Integer16,
    /// `m`, a float per 32.
    Float,
}

/// A weight type whose blocks unpack into strips.
pub(super) trait PanelType<const BYTES: usize> {
    /// Strips of a tile without AVX-VNNI, 1 or 2; with it a tile has 2.
    const TILE_STRIPS: usize = 2;
    /// Number of products of four that fit into 16-bit sums: 8, 4 or 1. Sub-blocks are no shorter.
    const SUM: usize;
    /// True if codes are signed. Without AVX-VNNI their signs move to the activations, one product
    /// per sum; with it 128 is added to them.
    const SIGNED: bool = false;
    /// The offset of unsigned codes.
    const OFFSET: i16 = 0;
    /// True if scales are integers of super-blocks (with `Q8x256`), not floats per 32.
    const SUPER: bool;
    /// Products of four per integer scale.
    const STEPS_PER_SCALE: usize = 8;
    /// The offsets that are added to the weights.
    const MINS: StripMins = StripMins::None;

    /// Unpacks 256 weights of 8 rows.
    ///
    /// # Safety
    /// The machine must have AVX2, FMA and F16C.
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8);
}

/// Returns the bias of codes once they are unsigned.
const fn lift<W: PanelType<BYTES>, const BYTES: usize>() -> i16 {
    if W::SIGNED { 128 } else { W::OFFSET }
}

/// Multiplies all rows with all tokens, `R` strips at a time.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn matmul<W: PanelType<BYTES>, const BYTES: usize, const R: usize, const VNNI: bool>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let n_blocks = acts.n().div_ceil(GROUP);
    let mut strips = [[Strip8::ZERO; R]; STRIPS];
    let bytes_of = |r: usize| {
        let [from, to] = [r, r + STRIPS * LANES].map(|r| r.min(rows.n_rows) * rows.row_bytes);
        &rows.bytes[from..to]
    };
    prefetch(bytes_of(0));
    for t0 in (0..acts.n_tokens()).step_by(TOKENS) {
        let n_tokens = (acts.n_tokens() - t0).min(TOKENS);
        let (sums, bytes) =
            scratch.both(STRIPS * LANES * n_tokens, n_blocks * n_tokens * size_of::<PanelActs>());
        let sums = sums.as_chunks_mut::<LANES>().0.as_chunks_mut::<R>().0;
        let blocks = plain_mut::<PanelActs>(bytes, n_blocks * n_tokens);
        for (b, blocks) in blocks.chunks_exact_mut(n_tokens).enumerate() {
            for (t, block) in blocks.iter_mut().enumerate() {
                prepare::<W, BYTES, VNNI>(&acts, t0 + t, b, block);
            }
        }
        for r0 in (0..rows.n_rows).step_by(STRIPS * LANES) {
            let n_strips = (rows.n_rows - r0).min(STRIPS * LANES).div_ceil(LANES * R);
            let next = bytes_of(r0 + STRIPS * LANES);
            let mut next = next.chunks(next.len().div_ceil(n_blocks).max(1));
            for (b, blocks) in blocks.chunks_exact(n_tokens).enumerate() {
                let ahead = next.next().unwrap_or(&[]);
                for (i, strip) in strips[..n_strips].as_flattened_mut().iter_mut().enumerate() {
                    unpack::<W, BYTES, VNNI>(rows, r0 + i * LANES, b, strip);
                }
                let n_sub = (acts.n() - b * GROUP).min(GROUP) / 32;
                all_tokens::<W, BYTES, R, VNNI>(
                    &strips[..n_strips],
                    n_sub,
                    blocks,
                    b == 0,
                    sums,
                    ahead,
                );
            }
            for t in 0..n_tokens {
                let out = &mut out.token(t0 + t)[r0..];
                for (i, out) in out.chunks_mut(LANES * R).take(n_strips).enumerate() {
                    out.copy_from_slice(&sums[i * n_tokens + t].as_flattened()[..out.len()]);
                }
            }
        }
    }
}

/// Fills block `b` of token `t`.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn prepare<W: PanelType<BYTES>, const BYTES: usize, const VNNI: bool>(
    acts: &ActView<'_>,
    t: usize,
    b: usize,
    block: &mut PanelActs,
) {
    let raw = Raw::new(acts, t, b);
    for (q, out) in raw.q.iter().zip(block.q.as_chunks_mut::<8>().0) {
        store_i32(out, load_i8(q));
    }
    block.scale = raw.scale;
    let sums = raw.sums_of_32();
    match W::MINS {
        StripMins::None => {}
        StripMins::Integer => {
            // as i16: the eight of them fill the first four entries
            let pairs = _mm256_permute4x64_epi64::<0b11_01_10_00>(_mm256_packs_epi32(sums, sums));
            store_i32(&mut block.sums, pairs);
        }
        StripMins::Integer16 => store_i32(&mut block.sums, load_i16(&raw.sums)),
        StripMins::Float => {
            let sums = _mm256_mul_ps(_mm256_cvtepi32_ps(sums), load_f32(&raw.scale));
            store_i32(&mut block.sums, _mm256_castps_si256(sums));
        }
    }
    if VNNI {
        let offset = -i32::from(lift::<W, BYTES>());
        for (start, sums) in
            block.start.iter_mut().zip(raw.sums.chunks_exact(W::STEPS_PER_SCALE / 4))
        {
            *start = offset * sums.iter().map(|&s| i32::from(s)).sum::<i32>();
        }
    } else if W::OFFSET != 0 {
        let factor = _mm256_set1_epi16(-W::OFFSET);
        for (half, q) in raw.q.as_chunks::<4>().0.iter().enumerate() {
            let sixteen = split_sums(q);
            if W::STEPS_PER_SCALE == 4 {
                // each sum of 16 is at most 8 · 127 either way: times 32 it fits
                let start = &mut block.start.as_chunks_mut::<8>().0[half];
                store_i32(start, _mm256_mullo_epi16(sixteen, factor));
            } else {
                let pairs =
                    _mm256_add_epi16(sixteen, _mm256_shuffle_epi32::<0b10_11_00_01>(sixteen));
                let pairs = _mm256_mullo_epi16(pairs, factor);
                let four =
                    _mm256_permutevar8x32_epi32(pairs, _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6));
                let start = &mut block.start.as_chunks_mut::<4>().0[half];
                store_i32x4(start, _mm256_castsi256_si128(four));
            }
        }
    }
}

/// Returns for each 16 of 128 codes: the sum of those at places 0 and 1 of every four, and of those
/// at 2 and 3; as two i16.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn split_sums(q: &[[i8; 32]; 4]) -> __m256i {
    let one = _mm256_set1_epi8(1);
    let [a, b, c, d] = [&q[0], &q[1], &q[2], &q[3]];
    let a = _mm256_maddubs_epi16(one, load_i8(a));
    let b = _mm256_maddubs_epi16(one, load_i8(b));
    let c = _mm256_maddubs_epi16(one, load_i8(c));
    let d = _mm256_maddubs_epi16(one, load_i8(d));
    let ab = _mm256_add_epi16(_mm256_unpacklo_epi32(a, b), _mm256_unpackhi_epi32(a, b));
    let cd = _mm256_add_epi16(_mm256_unpacklo_epi32(c, d), _mm256_unpackhi_epi32(c, d));
    let abcd = _mm256_add_epi16(_mm256_unpacklo_epi64(ab, cd), _mm256_unpackhi_epi64(ab, cd));
    _mm256_permutevar8x32_epi32(abcd, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7))
}

/// Fills a strip with block `b` of the eight rows from `r0`; the last row stands in for those that
/// are missing (of packed rows none is).
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn unpack<W: PanelType<BYTES>, const BYTES: usize, const VNNI: bool>(
    rows: WeightRows<'_>,
    r0: usize,
    b: usize,
    strip: &mut Strip8,
) {
    let from = b * BYTES;
    if rows.packed {
        let half = r0 / LANES % 2;
        let group =
            &rows.bytes[(r0 - half * LANES) * rows.row_bytes..][..packed::GROUP * rows.row_bytes];
        let blocks = &group[packed::GROUP * from..];
        if blocks.len() >= packed::GROUP * BYTES {
            // SAFETY: this function has the features asked for.
            unsafe { W::unpack(Blocks8::Packed(blocks, half), strip) };
        } else {
            let mut padded = [[0; BYTES]; packed::GROUP];
            padded.as_flattened_mut()[..blocks.len()].copy_from_slice(blocks);
            // SAFETY: as above.
            unsafe { W::unpack(Blocks8::Packed(padded.as_flattened(), half), strip) };
        }
    } else {
        let row = |i: usize| &rows.row((r0 + i).min(rows.n_rows - 1))[from..];
        if rows.row_bytes - from >= BYTES {
            let row = |i| at(row(i), 0);
            let eight = [row(0), row(1), row(2), row(3), row(4), row(5), row(6), row(7)];
            // SAFETY: as above.
            unsafe { W::unpack(Blocks8::Apart(eight), strip) };
        } else {
            let mut padded = [[0; BYTES]; LANES];
            for (i, padded) in padded.iter_mut().enumerate() {
                padded[..row(i).len()].copy_from_slice(row(i));
            }
            // SAFETY: as above.
            unsafe { W::unpack(Blocks8::Apart(padded.each_ref()), strip) };
        }
    }
    if VNNI && W::SIGNED {
        for codes in &mut strip.codes {
            store32(codes, _mm256_xor_si256(load32(codes), _mm256_set1_epi8(-128)));
        }
    }
    if VNNI && W::SUPER {
        let d = load_f32(&strip.d[0]);
        for (factor, scale) in strip.factors.iter_mut().zip(&strip.scales) {
            let scale = _mm256_srai_epi32::<16>(load_i16(scale));
            store_f32(factor, _mm256_mul_ps(d, _mm256_cvtepi32_ps(scale)));
        }
    }
}

/// Multiplies all strips × all tokens, in tiles of nearly equal size. `sums[i · n_tokens + t]` are
/// those of strips `i`.
///
/// Meanwhile the bytes of `ahead` are fetched, some with each tile.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn all_tokens<W: PanelType<BYTES>, const BYTES: usize, const R: usize, const VNNI: bool>(
    strips: &[[Strip8; R]],
    n_sub: usize,
    blocks: &[PanelActs],
    first: bool,
    sums: &mut [[[f32; LANES]; R]],
    ahead: &[u8],
) {
    let n_tokens = blocks.len();
    // registers hold this many sums; VNNI has the float ones in memory and hides its latency behind
    // twice as many of the others
    let n_tiles = n_tokens.div_ceil(if VNNI { 6 } else { 6 / R });
    let size = n_tokens / n_tiles;
    let larger = n_tokens % n_tiles;
    let mut ahead = ahead.chunks(ahead.len().div_ceil(n_tiles * strips.len()).max(1));
    let mut t0 = 0;
    for tile in 0..n_tiles {
        let n = size + usize::from(tile < larger);
        for (i, strips) in strips.iter().enumerate() {
            prefetch(ahead.next().unwrap_or(&[]));
            let x = &blocks[t0..];
            let sums = &mut sums[i * n_tokens + t0..];
            match n {
                1 => one_tile::<W, BYTES, R, 1, VNNI>(strips, n_sub, x, first, sums),
                2 => one_tile::<W, BYTES, R, 2, VNNI>(strips, n_sub, x, first, sums),
                3 => one_tile::<W, BYTES, R, 3, VNNI>(strips, n_sub, x, first, sums),
                // more are tiles of one strip, or with VNNI
                4 => one_tile::<W, BYTES, R, 4, VNNI>(strips, n_sub, x, first, sums),
                5 => one_tile::<W, BYTES, R, 5, VNNI>(strips, n_sub, x, first, sums),
                _ => one_tile::<W, BYTES, R, 6, VNNI>(strips, n_sub, x, first, sums),
            }
        }
        t0 += n;
    }
}

#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn one_tile<
    W: PanelType<BYTES>,
    const BYTES: usize,
    const R: usize,
    const T: usize,
    const VNNI: bool,
>(
    strips: &[Strip8; R],
    n_sub: usize,
    x: &[PanelActs],
    first: bool,
    sums: &mut [[[f32; LANES]; R]],
) {
    if VNNI {
        // SAFETY: `VNNI` is true only in the table of `Isa::AvxVnni`.
        unsafe { tokens_vnni::<W, BYTES, R, T>(strips, n_sub, x, first, sums) };
    } else {
        tokens::<W, BYTES, R, T>(strips, n_sub, x, first, sums);
    }
}

/// Multiplies `R` strips × the first `T` tokens of `x`; adds to `sums` unless this is the `first`
/// block.
#[target_feature(enable = "avx2,fma,f16c")]
fn tokens<W: PanelType<BYTES>, const BYTES: usize, const R: usize, const T: usize>(
    strips: &[Strip8; R],
    n_sub: usize,
    x: &[PanelActs],
    first: bool,
    sums: &mut [[[f32; LANES]; R]],
) {
    let (Some(x), Some(sums)) = (x.first_chunk::<T>(), sums.first_chunk_mut::<T>()) else { return };
    let mut acc = [[_mm256_setzero_ps(); R]; T];
    if !first && !W::SUPER {
        for t in 0..T {
            for r in 0..R {
                acc[t][r] = load_f32(&sums[t][r]);
            }
        }
    }
    // over the whole super-block, or over 32 weights
    let mut dots = [[_mm256_setzero_si256(); R]; T];
    for s in 0..n_sub {
        for part in 0..8 / W::SUM {
            let mut pairs = [[_mm256_setzero_si256(); R]; T];
            for j in 0..W::SUM {
                let step = 8 * s + part * W::SUM + j;
                for t in 0..T {
                    let x4 = _mm256_set1_epi32(x[t].q[step]);
                    for r in 0..R {
                        let w = load32(&strips[r].codes[step]);
                        let product = if W::SIGNED {
                            _mm256_maddubs_epi16(_mm256_abs_epi8(w), _mm256_sign_epi8(x4, w))
                        } else {
                            _mm256_maddubs_epi16(w, x4)
                        };
                        pairs[t][r] = if j > 0 {
                            _mm256_add_epi16(pairs[t][r], product)
                        } else if W::OFFSET != 0 {
                            let start = x[t].start[s * (8 / W::STEPS_PER_SCALE) + part];
                            _mm256_add_epi16(_mm256_set1_epi32(start), product)
                        } else {
                            product
                        };
                        pin(&mut pairs[t][r]);
                    }
                }
            }
            for t in 0..T {
                for r in 0..R {
                    let scale = if W::SUPER {
                        load_i16(&strips[r].scales[(8 * s + part * W::SUM) / W::STEPS_PER_SCALE])
                    } else {
                        _mm256_set1_epi16(1)
                    };
                    dots[t][r] =
                        _mm256_add_epi32(dots[t][r], _mm256_madd_epi16(pairs[t][r], scale));
                }
            }
        }
        if !W::SUPER {
            for t in 0..T {
                for r in 0..R {
                    let dot = _mm256_cvtepi32_ps(dots[t][r]);
                    let dot = _mm256_mul_ps(dot, _mm256_set1_ps(x[t].scale[s]));
                    acc[t][r] = _mm256_fmadd_ps(dot, load_f32(&strips[r].d[s]), acc[t][r]);
                    dots[t][r] = _mm256_setzero_si256();
                    if W::MINS == StripMins::Float {
                        let sum = _mm256_castsi256_ps(_mm256_set1_epi32(x[t].sums[s]));
                        acc[t][r] = _mm256_fmadd_ps(sum, load_f32(&strips[r].m[s]), acc[t][r]);
                    }
                }
            }
        }
    }
    for t in 0..T {
        for r in 0..R {
            if W::SUPER {
                let scale = _mm256_mul_ps(load_f32(&strips[r].d[0]), _mm256_set1_ps(x[t].scale[0]));
                acc[t][r] = if first { _mm256_setzero_ps() } else { load_f32(&sums[t][r]) };
                acc[t][r] = _mm256_fmadd_ps(_mm256_cvtepi32_ps(dots[t][r]), scale, acc[t][r]);
            }
            acc[t][r] = with_integer_mins::<W, BYTES>(&strips[r], &x[t], acc[t][r]);
            store_f32(&mut sums[t][r], acc[t][r]);
        }
    }
}

/// Returns `acc` and what the integer mins of a block give, where the type has such.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn with_integer_mins<W: PanelType<BYTES>, const BYTES: usize>(
    strip: &Strip8,
    x: &PanelActs,
    acc: __m256,
) -> __m256 {
    if !matches!(W::MINS, StripMins::Integer | StripMins::Integer16) {
        return acc;
    }
    let mut mins = _mm256_setzero_si256();
    for j in 0..if W::MINS == StripMins::Integer { 4 } else { 8 } {
        let sums = _mm256_set1_epi32(x.sums[j]);
        mins = _mm256_add_epi32(mins, _mm256_madd_epi16(load_i16(&strip.mins[j]), sums));
    }
    let scale = _mm256_mul_ps(load_f32(&strip.m[0]), _mm256_set1_ps(x.scale[0]));
    _mm256_fnmadd_ps(_mm256_cvtepi32_ps(mins), scale, acc)
}

/// Works as [`tokens`], with AVX-VNNI.
#[target_feature(enable = "avx2,fma,f16c,avxvnni")]
fn tokens_vnni<W: PanelType<BYTES>, const BYTES: usize, const R: usize, const T: usize>(
    strips: &[Strip8; R],
    n_sub: usize,
    x: &[PanelActs],
    first: bool,
    sums: &mut [[[f32; LANES]; R]],
) {
    let (Some(x), Some(sums)) = (x.first_chunk::<T>(), sums.first_chunk_mut::<T>()) else { return };
    let mut acc = [[_mm256_setzero_ps(); R]; T];
    for s in 0..n_sub * (8 / W::STEPS_PER_SCALE) {
        let mut dots = [[_mm256_setzero_si256(); R]; T];
        if lift::<W, BYTES>() != 0 {
            for t in 0..T {
                dots[t] = [_mm256_set1_epi32(x[t].start[s]); R];
            }
        }
        for step in s * W::STEPS_PER_SCALE..(s + 1) * W::STEPS_PER_SCALE {
            for t in 0..T {
                let x4 = _mm256_set1_epi32(x[t].q[step]);
                for r in 0..R {
                    dots[t][r] =
                        _mm256_dpbusd_avx_epi32(dots[t][r], load32(&strips[r].codes[step]), x4);
                }
            }
        }
        for t in 0..T {
            for r in 0..R {
                let dot = _mm256_cvtepi32_ps(dots[t][r]);
                if W::SUPER {
                    acc[t][r] = _mm256_fmadd_ps(dot, load_f32(&strips[r].factors[s]), acc[t][r]);
                    continue;
                }
                let dot = _mm256_mul_ps(dot, _mm256_set1_ps(x[t].scale[s]));
                acc[t][r] = _mm256_fmadd_ps(dot, load_f32(&strips[r].d[s]), acc[t][r]);
                if W::MINS == StripMins::Float {
                    let sum = _mm256_castsi256_ps(_mm256_set1_epi32(x[t].sums[s]));
                    acc[t][r] = _mm256_fmadd_ps(sum, load_f32(&strips[r].m[s]), acc[t][r]);
                }
            }
        }
    }
    for t in 0..T {
        for r in 0..R {
            if W::SUPER {
                acc[t][r] = _mm256_mul_ps(acc[t][r], _mm256_set1_ps(x[t].scale[0]));
                acc[t][r] = with_integer_mins::<W, BYTES>(&strips[r], &x[t], acc[t][r]);
            }
            if !first {
                acc[t][r] = _mm256_add_ps(acc[t][r], load_f32(&sums[t][r]));
            }
            store_f32(&mut sums[t][r], acc[t][r]);
        }
    }
}
