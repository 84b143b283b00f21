//! Quantized rows × many tokens: panels of unpacked weights, tiles of rows × tokens in registers.
//!
//! **Panel.** 16 rows × 256 weights, unpacked once to unsigned bytes and multiplied by all tokens.
//! A vector holds the same four weights of 16 rows; one `vpdpbusd` multiplies it by four codes of a
//! token, which are broadcast from memory. Every lane is a row: nothing is ever added up across
//! lanes, and row scales are plain vectors.
//!
//! **Tile.** 2 panels × up to 6 tokens: 12 integer and 12 float accumulators, 2 weights, 1
//! broadcast, 27 of 32 registers; 8 loads for 12 products. Integers are exact over a sub-block (16
//! or 32 weights), then become floats, times `d · scale`. Offsets of signed types cost nothing: the
//! integer starts at `−offset · Σ codes`. Mins are one more fma per sub-block.
//!
//! A panel takes 6 KB and lives in L1; the tokens stream past it.
//!
//! # Example
//!
//! Q4_K, 64 rows of 512 weights, 20 tokens. Rows go 32 at a time, two panels, and a row is two
//! blocks of 256 long. For rows 0..32 and weights 0..256:
//!
//! 1. Blocks of rows 0..16 are unpacked to the first panel, those of rows 16..32 to the second:
//!    nibbles to bytes, four of each row in each 64, scales and mins to f32, `d` included.
//! 2. 20 tokens are cut into four tiles of five. A tile takes sub-block after sub-block: eight
//!    times 2 loads of weights, 5 broadcasts and 10 products, then 10 conversions and fma by the
//!    scales, and 10 fma by the mins.
//! 3. At the end the sums are multiplied by each token's scale and written to the output.
//!
//! Weights 256..512 follow, whose sums are added to the output, then rows 32..64.

use std::arch::x86_64::*;

use super::dot::with_and_without_vnni;
use super::lanes::{
    Plain, at, at_mut, carve, carved, load_f32, load_f32_part, load64, prefetch_l2, store_f32,
    store_f32_part, store64,
};
use super::transpose::{Blocks16, high_halves, low_halves};
use crate::act::ActView;
use crate::coded::CODE_BYTES;
use crate::operands::{KernelScratch, OutputView, WeightRows};

/// Weights of a row per panel.
pub(super) const WIDTH: usize = 256;
/// Most bytes of a row per panel.
const MAX_BYTES: usize = CODE_BYTES;
/// Fewest bytes of the next rows that a tile asks for, a line with each sub-block. All tiles ask
/// for the same part: lines asked for at once queue up before memory. (The first of two tiles
/// asking for all took 1.2 times as long: Q4_K, 8 tokens, Emerald Rapids.)
const NEXT_PER_TILE: usize = 512;
/// Most tokens per tile.
const MAX_T: usize = 6;

/// Weights `4s..4s + 4` of row `r` at byte `4r` of entry `s`: unsigned, offset included.
pub(super) type Codes = [[u8; 64]; 64];

/// The scales and mins of 16 rows × up to 256 weights, which turn codes into weights.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct PanelScales {
    /// Factor of each sub-block's codes.
    pub(super) factors: [[f32; 16]; 16],
    /// Offset of each sub-block, added to every weight, where the type has such.
    pub(super) mins: [[f32; 16]; 16],
}

/// 16 rows × up to 256 weights, unpacked.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct CodePanel {
    /// Codes.
    pub(super) codes: Codes,
    /// Scales and mins.
    pub(super) scales: PanelScales,
}

// SAFETY: arrays of numbers; their 6144 bytes are a multiple of the alignment, so there is no
// padding.
unsafe impl Plain for CodePanel {}

/// Writes codes of a block of 32 from its 16 bytes of nibbles: weights 0–15 low, 16–31 high.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn store_nibbles(codes: &mut Codes, block: usize, nibbles: [__m512i; 4]) {
    for s in 0..8 {
        store64(&mut codes[8 * block + s], nibble(nibbles[s % 4], s / 4));
    }
}

/// Writes codes of a block of 32 from a table: those that the nibbles of [`store_nibbles`] index.
/// `table` is the same in every 128-bit lane.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn store_looked_up(
    codes: &mut Codes,
    block: usize,
    nibbles: [__m512i; 4],
    table: __m512i,
) {
    for s in 0..8 {
        store64(
            &mut codes[8 * block + s],
            _mm512_shuffle_epi8(table, nibble(nibbles[s % 4], s / 4)),
        );
    }
}

/// Works as [`store_nibbles`], with each row's 32 fifth bits in `bits`.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn store_five_bits(
    codes: &mut Codes,
    block: usize,
    nibbles: [__m512i; 4],
    bits: __m512i,
) {
    for s in 0..8 {
        store64(&mut codes[8 * block + s], with_fifth_bits(nibble(nibbles[s % 4], s / 4), bits, s));
    }
}

/// Returns the low (`half` 0) or high (1) nibble of each byte.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn nibble(bytes: __m512i, half: usize) -> __m512i {
    _mm512_and_si512(
        _mm512_srlv_epi32(bytes, _mm512_set1_epi32(4 * half as i32)),
        _mm512_set1_epi8(15),
    )
}

/// Returns the nibbles of the weights `4s..4s + 4`, each under its bit of `bits`.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn with_fifth_bits(nibbles: __m512i, bits: __m512i, s: usize) -> __m512i {
    let own_bit = _mm512_set1_epi32(0x0804_0201);
    let four = _mm512_srlv_epi32(bits, _mm512_set1_epi32(4 * s as i32));
    // one beside each byte
    let spread = _mm512_shuffle_epi8(four, _mm512_broadcast_i32x4(first_bytes()));
    let set = _mm512_test_epi8_mask(spread, own_bit);
    _mm512_mask_add_epi8(nibbles, set, nibbles, _mm512_set1_epi8(16))
}

/// Returns the first byte of each dword, in all its bytes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn first_bytes() -> __m128i {
    _mm_setr_epi8(0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12)
}

/// The properties of a type that its tiles are compiled for.
pub(super) trait TileShape {
    /// Products of four per sub-block: 8, or 4 for sub-blocks of 16 weights.
    const STEPS: usize;
    /// True if codes carry an offset.
    const OFFSET: bool;
    /// True if sub-blocks have mins.
    const MINS: bool;
    /// True if activations have one scale per panel width (`Q8x256`), not one per sub-block
    /// (`Q8x32`).
    const SUPER: bool;
    /// True if codes exceed 127 (see `dot4`).
    const WIDE: bool = false;
}

/// Q4_K, Q5_K.
pub(super) struct SuperMins;
impl TileShape for SuperMins {
    const STEPS: usize = 8;
    const OFFSET: bool = false;
    const MINS: bool = true;
    const SUPER: bool = true;
}

/// Q2_K.
pub(super) struct SuperMins16;
impl TileShape for SuperMins16 {
    const STEPS: usize = 4;
    const OFFSET: bool = false;
    const MINS: bool = true;
    const SUPER: bool = true;
}

/// IQ4_XS.
pub(super) struct SuperOffsetWide;
impl TileShape for SuperOffsetWide {
    const STEPS: usize = 8;
    const OFFSET: bool = true;
    const MINS: bool = false;
    const SUPER: bool = true;
    const WIDE: bool = true;
}

/// Q3_K.
pub(super) struct SuperSmallOffset16;
impl TileShape for SuperSmallOffset16 {
    const STEPS: usize = 4;
    const OFFSET: bool = true;
    const MINS: bool = false;
    const SUPER: bool = true;
}

/// Q6_K.
pub(super) struct SuperOffset16;
impl TileShape for SuperOffset16 {
    const STEPS: usize = 4;
    const OFFSET: bool = true;
    const MINS: bool = false;
    const SUPER: bool = true;
}

/// Q4_0, Q5_0, MXFP4.
pub(super) struct BlockOffset;
impl TileShape for BlockOffset {
    const STEPS: usize = 8;
    const OFFSET: bool = true;
    const MINS: bool = false;
    const SUPER: bool = false;
}

/// Q4_1, Q5_1.
pub(super) struct BlockMins;
impl TileShape for BlockMins {
    const STEPS: usize = 8;
    const OFFSET: bool = false;
    const MINS: bool = true;
    const SUPER: bool = false;
}

/// Q8_0, IQ4_NL.
pub(super) struct BlockOffsetWide;
impl TileShape for BlockOffsetWide {
    const STEPS: usize = 8;
    const OFFSET: bool = true;
    const MINS: bool = false;
    const SUPER: bool = false;
    const WIDE: bool = true;
}

/// A type whose blocks of `BYTES` bytes unpack into panels.
///
/// # Safety
/// The functions need the features of `Isa::Avx512`.
pub(super) trait PanelRows<const BYTES: usize> {
    /// Its tiles.
    type Shape: TileShape;
    /// True if sub-blocks `2i` and `2i + 1` share their bytes, so that packed ones are best
    /// unpacked together.
    const PAIRED: bool = false;
    /// The offset of its codes, 0 for none.
    const OFFSET: i16;
    /// Writes scales and mins of one block of each of 16 rows; `block` is its position within the
    /// panel (0 for blocks of 256, 0..8 for blocks of 32).
    ///
    /// Most types with blocks of 32 begin with the scale, which an offset follows if they have one.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn read_scales<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        block: usize,
        scales: &mut PanelScales,
    ) {
        if Self::Shape::MINS {
            let scale_and_offset = blocks.dwords(0);
            store_f32(&mut scales.factors[block], low_halves(scale_and_offset));
            store_f32(&mut scales.mins[block], high_halves(scale_and_offset));
        } else {
            store_f32(&mut scales.factors[block], low_halves(blocks.words(0)));
        }
    }
    /// Writes the codes of the same block.
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        block: usize,
        codes: &mut Codes,
    );
    /// Returns the codes of the weights `4s..4s + 4` of a packed block's sub-block `j`.
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, j: usize, s: usize) -> __m512i;
}

/// The activations, and what a type's tiles need of their sums.
pub(super) struct PreparedTokens<'a> {
    pub(super) acts: ActView<'a>,
    /// `−offset · Σ codes` per token and sub-block, which dot products start from; empty for types
    /// without offset.
    pub(super) start: &'a [i32],
    /// Factors of the mins, per token and sub-block; empty for types without mins. `Σ
    /// codes`, times the token's scale where each sub-block has its own.
    pub(super) min_factor: &'a [f32],
}

/// The position of a tile.
#[derive(Clone, Copy)]
pub(super) struct TilePosition {
    /// First token.
    t0: usize,
    /// First row.
    r0: usize,
    /// First weight of a row.
    k: usize,
}

/// The memory that is prefetched while a tile is multiplied.
#[derive(Clone, Copy)]
pub(super) struct Prefetch {
    /// First byte.
    from: *const u8,
    n_bytes: usize,
}

with_and_without_vnni! {
    /// Multiplies `R` panels × `T` tokens: adds the products of the weights `k..k + 256` to `out`,
    /// or writes them if `k` is 0.
    pub(super) fn tile<const R: usize, const T: usize, S: TileShape>(
        panels: &[CodePanel; R],
        x: &PreparedTokens<'_>,
        place: TilePosition,
        next: Prefetch,
        out: &mut OutputView<'_>,
    ) {
        let n = x.acts.n();
        let sub = 4 * S::STEPS;
        let block = if S::SUPER { WIDTH } else { 4 * S::STEPS };
        let first = place.t0 * n + place.k;
        let end = (place.t0 + T) * n;
        let n_sub = (n - place.k).min(WIDTH) / sub;
        assert!(place.k < n && end <= x.acts.q().len() && end / block <= x.acts.scale().len());
        assert!(!S::OFFSET || end / sub <= x.start.len());
        assert!(!S::MINS || end / sub <= x.min_factor.len());
        // Why the pointers and indices below are sound: `first + t * n` and the `n_sub * sub`
        // weights behind it lie before `end`, and the planes were found above to reach that far, in
        // their units. In panels, the sub-block `j` is below `n_sub`, at most WIDTH / sub, for
        // which they are made.
        let four = |t: usize, step: usize| {
            // SAFETY: see above.
            let q = unsafe { x.acts.q().as_ptr().add(first + t * n + 4 * step) };
            // SAFETY: see above; an array of bytes takes any alignment.
            _mm512_set1_epi32(i32::from_ne_bytes(unsafe { q.cast::<[u8; 4]>().read() }))
        };
        let mut sum = [[_mm512_setzero_ps(); R]; T];
        let ahead = next.n_bytes.div_ceil(n_sub);
        for j in 0..n_sub {
            prefetch_l2(next.from.wrapping_add(j * ahead), ahead);
            let mut dot = [[_mm512_setzero_si512(); R]; T];
            if S::OFFSET {
                for t in 0..T {
                    // SAFETY: see above.
                    let start = unsafe { *x.start.get_unchecked((first + t * n) / sub + j) };
                    dot[t] = [_mm512_set1_epi32(start); R];
                }
            }
            for s in 0..S::STEPS {
                let step = j * S::STEPS + s;
                let mut w = [_mm512_setzero_si512(); R];
                for g in 0..R {
                    // SAFETY: see above.
                    w[g] = load64(unsafe { panels[g].codes.get_unchecked(step) });
                }
                for t in 0..T {
                    let x = four(t, step);
                    for g in 0..R {
                        dot[t][g] = dot4(dot[t][g], w[g], x, S::WIDE);
                    }
                }
            }
            for g in 0..R {
                // SAFETY: see above.
                let scales = load_f32(unsafe { panels[g].scales.factors.get_unchecked(j) });
                for t in 0..T {
                    let mut factor = scales;
                    if !S::SUPER {
                        let at = (first + t * n) / block + j;
                        // SAFETY: see above.
                        let scale = unsafe { *x.acts.scale().get_unchecked(at) };
                        factor = _mm512_mul_ps(scales, _mm512_set1_ps(scale));
                    }
                    sum[t][g] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(dot[t][g]), factor, sum[t][g]);
                }
                if S::MINS {
                    // SAFETY: see above.
                    let mins = load_f32(unsafe { panels[g].scales.mins.get_unchecked(j) });
                    for t in 0..T {
                        let at = (first + t * n) / sub + j;
                        // SAFETY: see above.
                        let factor = unsafe { *x.min_factor.get_unchecked(at) };
                        sum[t][g] = _mm512_fmadd_ps(mins, _mm512_set1_ps(factor), sum[t][g]);
                    }
                }
            }
        }
        for t in 0..T {
            if S::SUPER {
                let scale = _mm512_set1_ps(x.acts.scale()[(first + t * n) / block]);
                for g in 0..R {
                    sum[t][g] = _mm512_mul_ps(sum[t][g], scale);
                }
            }
            let out = &mut out.token(place.t0 + t)[place.r0..];
            for g in 0..R {
                add_to(&mut out[g * 16..], sum[t][g], place.k == 0);
            }
        }
    }
}

/// Sets the activations beside the sums that the shape needs; `plane` has `n_tokens × n /
/// sub-block` entries.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn prepare<'a, S: TileShape>(
    acts: ActView<'a>,
    offset: i16,
    plane: &'a mut [i32],
) -> PreparedTokens<'a> {
    // plain loops, which are compiled for this instruction set: an iterator's own would not be
    match S::STEPS {
        4 => {
            for (sum, &sixteen) in plane.iter_mut().zip(acts.sums()) {
                *sum = i32::from(sixteen);
            }
        }
        _ => {
            for (sum, &[first, second]) in plane.iter_mut().zip(acts.sums().as_chunks().0) {
                *sum = i32::from(first) + i32::from(second);
            }
        }
    }
    if S::OFFSET {
        for start in &mut *plane {
            *start *= -i32::from(offset);
        }
        return PreparedTokens { acts, start: plane, min_factor: &[] };
    }
    for sum in &mut *plane {
        *sum = (*sum as f32).to_bits().cast_signed();
    }
    // SAFETY: any bits are an i32 and an f32 alike, of the same size and alignment.
    let plane: &mut [f32] =
        unsafe { std::slice::from_raw_parts_mut(plane.as_mut_ptr().cast(), plane.len()) };
    if !S::SUPER {
        for (factor, scale) in plane.iter_mut().zip(acts.scale()) {
            *factor *= scale;
        }
    }
    PreparedTokens { acts, start: &[], min_factor: plane }
}

/// Adds (or, at first, writes) up to 16 rows of results.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn add_to(out: &mut [f32], sum: __m512, first: bool) {
    if let Some(out) = out.first_chunk_mut::<16>() {
        let sum = if first { sum } else { _mm512_add_ps(sum, load_f32(out)) };
        store_f32(out, sum);
    } else {
        let sum = if first { sum } else { _mm512_add_ps(sum, load_f32_part(out)) };
        store_f32_part(out, sum);
    }
}

/// Multiplies all rows by all tokens, panel by panel.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn matmul<const BYTES: usize, F: PanelRows<BYTES>, const VNNI: bool>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let n_plane = acts.n_tokens() * acts.n() / (4 * F::Shape::STEPS);
    let mut rest = scratch.bytes(carved::<CodePanel>(2) + carved::<i32>(n_plane));
    let panels: &mut [CodePanel; 2] = at_mut(carve(&mut rest, 2), 0);
    let x = prepare::<F::Shape>(acts, F::OFFSET, carve(&mut rest, n_plane));
    for r0 in (0..rows.n_rows).step_by(32) {
        for k in (0..acts.n()).step_by(WIDTH) {
            // the next 32 rows lie in one piece behind these: a part of them with every panel
            let part = 32 * rows.row_bytes * WIDTH / acts.n();
            let from =
                rows.bytes.as_ptr().wrapping_add((r0 + 32) * rows.row_bytes + k / WIDTH * part);
            let next = Prefetch { from, n_bytes: part };
            let place = TilePosition { t0: 0, r0, k };
            unpack::<BYTES, F>(rows, r0, k, &mut panels[0]);
            if rows.n_rows - r0 > 16 {
                unpack::<BYTES, F>(rows, r0 + 16, k, &mut panels[1]);
                all_tokens::<2, F::Shape, VNNI>(panels, &x, place, next, out);
            } else {
                all_tokens::<1, F::Shape, VNNI>(at(panels, 0), &x, place, next, out);
            }
        }
    }
}

/// Fills a panel with the weights from `k` of the 16 rows from `r0`, with zeros for rows beyond the
/// last.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn unpack<const BYTES: usize, F: PanelRows<BYTES>>(
    rows: WeightRows<'_>,
    r0: usize,
    k: usize,
    panel: &mut CodePanel,
) {
    let per_panel = if F::Shape::SUPER { 1 } else { WIDTH / (4 * F::Shape::STEPS) };
    let from = k / WIDTH * per_panel * BYTES;
    let len = (rows.row_bytes - from).min(per_panel * BYTES);
    if rows.packed {
        let blocks = &rows.bytes[r0 * rows.row_bytes + 16 * from..][..16 * len];
        for (b, blocks) in blocks.chunks_exact(16 * BYTES).enumerate() {
            unpack_block::<BYTES, F, true>(Blocks16::packed(blocks), b, panel);
        }
        return;
    }
    let from = r0 * rows.row_bytes + from;
    if rows.n_rows - r0 >= 16 {
        unpack_blocks::<BYTES, F>(&rows.bytes[from..], rows.row_bytes, len / BYTES, panel);
    } else {
        unpack_last::<BYTES, F>(rows, r0, from, len, panel);
    }
}

/// Unpacks fewer than 16 rows: copied next to each other, with zeros for the missing.
#[cold]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn unpack_last<const BYTES: usize, F: PanelRows<BYTES>>(
    rows: WeightRows<'_>,
    r0: usize,
    from: usize,
    len: usize,
    panel: &mut CodePanel,
) {
    let mut padded = [0; 16 * MAX_BYTES];
    for (r, padded) in padded.chunks_exact_mut(MAX_BYTES).take(rows.n_rows - r0).enumerate() {
        padded[..len].copy_from_slice(&rows.bytes[from + r * rows.row_bytes..][..len]);
    }
    unpack_blocks::<BYTES, F>(&padded, MAX_BYTES, len / BYTES, panel);
}

/// Writes `n_blocks` blocks of 16 rows that lie `stride` bytes apart.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn unpack_blocks<const BYTES: usize, F: PanelRows<BYTES>>(
    bytes: &[u8],
    stride: usize,
    n_blocks: usize,
    panel: &mut CodePanel,
) {
    for b in 0..n_blocks {
        unpack_block::<BYTES, F, false>(Blocks16::apart(&bytes[b * BYTES..], stride), b, panel);
    }
}

/// Writes one block, the `b`-th of the panel.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn unpack_block<const BYTES: usize, F: PanelRows<BYTES>, const PACKED: bool>(
    blocks: Blocks16<'_, BYTES, PACKED>,
    b: usize,
    panel: &mut CodePanel,
) {
    // SAFETY: this function has the features of `Isa::Avx512`.
    unsafe {
        F::read_scales(blocks, b, &mut panel.scales);
        F::unpack(blocks, b, &mut panel.codes);
    }
}

/// Multiplies `R` panels × all tokens, in tiles of nearly equal size.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn all_tokens<const R: usize, S: TileShape, const VNNI: bool>(
    panels: &[CodePanel; R],
    x: &PreparedTokens<'_>,
    mut place: TilePosition,
    mut next: Prefetch,
    out: &mut OutputView<'_>,
) {
    let n_tokens = x.acts.n_tokens();
    let n_tiles = n_tokens.div_ceil(MAX_T);
    let size = n_tokens / n_tiles;
    let larger = n_tokens % n_tiles;
    let next_end = next.from.wrapping_add(next.n_bytes);
    let next_per_tile = NEXT_PER_TILE.max(next.n_bytes.div_ceil(n_tiles));
    for i in 0..n_tiles {
        let n = size + usize::from(i < larger);
        next.n_bytes = (next_end.addr() - next.from.addr()).min(next_per_tile);
        match n {
            1 => one_tile::<R, 1, S, VNNI>(panels, x, place, next, out),
            2 => one_tile::<R, 2, S, VNNI>(panels, x, place, next, out),
            3 => one_tile::<R, 3, S, VNNI>(panels, x, place, next, out),
            4 => one_tile::<R, 4, S, VNNI>(panels, x, place, next, out),
            5 => one_tile::<R, 5, S, VNNI>(panels, x, place, next, out),
            _ => one_tile::<R, 6, S, VNNI>(panels, x, place, next, out),
        }
        place.t0 += n;
        next.from = next.from.wrapping_add(next.n_bytes);
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn one_tile<const R: usize, const T: usize, S: TileShape, const VNNI: bool>(
    panels: &[CodePanel; R],
    x: &PreparedTokens<'_>,
    place: TilePosition,
    next: Prefetch,
    out: &mut OutputView<'_>,
) {
    if VNNI {
        // SAFETY: `VNNI` is true only in the table of `Isa::Avx512Vnni`.
        unsafe { vnni::tile::<R, T, S>(panels, x, place, next, out) };
    } else {
        plain::tile::<R, T, S>(panels, x, place, next, out);
    }
}
