//! Rows × many tokens with AMX in bf16: weights become bf16 on the way, and a product's sums are
//! floats from the first weight to the last.
//!
//! Rounded to bf16, scales and mins are part of the weights, and nothing is left to do per block.
//! `tdpbf16ps` multiplies 16 tokens × 32 weights × 16 rows in 16 cycles: 4 times what `vpdpbusd`
//! does.
//!
//! **Weights.** Panels of 16 rows × 256 weights ([`CodePanel`]) become tiles of 32 weights × 16
//! rows in which pairs of a row's weights lie next to each other: those of all rows for one chunk
//! of 256 weights, before it is multiplied. Between the products they would cost a tenth more.
//!
//! For example, 512 tokens × 256 rows of 2048 weights are eight chunks of 256 weights. Per chunk,
//! 16 panels become 16 × 8 tiles of weights; then 16 pairs of token tiles meet each of the 16
//! panels, 16 products of `tdpbf16ps` a unit.
//!
//! **Activations** come rounded ([`ActEncoding::Bf16`](crate::ActEncoding::Bf16)), token by token;
//! a tile's rows are a token's lines.
//!
//! **Unit.** Two tiles of tokens × 16 rows × one chunk: the tokens' 16 KB stay in the first-level
//! cache while the rows pass by. Between chunks the sums wait in memory. A unit uses four tiles and
//! no more. At times, for seconds, the processor loads few tiles ahead of the products, the fewer
//! the more are in use (as if another thread of the core held some). Then four products of two by
//! two tiles, all eight in use, take 120 ns, with four tiles 60; at other times 26 both (Emerald
//! Rapids, a virtual machine, November 2026).
//!
//! GOP/s, 256 rows, 512 tokens, one Emerald Rapids server core next to others' work, November 2026:
//!
//! | | VNNI | bf16 |
//! |---|---|---|
//! | Q4_K, rows of 2048 | 245 | 718 |
//! | Q6_K, rows of 2048 | 308 | 654 |
//! | Q8_0, rows of 2048 | 243 | 640 |
//! | Q8_0, rows of 8192 | 206 | 659 |
//! | Q4_0, rows of 2048 | 324 | 749 |

use std::arch::asm;
use std::arch::x86_64::*;
use std::marker::PhantomData;

use super::attend::transpose;
use super::decode::Decode64;
use super::lanes::{Plain, at, carve, carved, load_f32, load64, prefetch, store64};
use super::panel::{CodePanel, PanelRows, TileShape, WIDTH, unpack};
use super::quantize::rounded;
use super::tiles::{LINE, ROWS, Spread, Tiles};
use crate::act::{ActLine, ActView, row_lines};
use crate::coded::{self, CODE_BYTES};
use crate::format::TensorType;
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::weight_types::{self as weight, CodeRows};

/// Rows whose weights are rounded together, a chunk at a time.
const GROUP: usize = 256;
/// Tokens that are multiplied together: beside their sums for a group, the second-level cache holds
/// a chunk of everything.
const MAX_TOKENS: usize = 512;
/// Weights of a chunk.
const CHUNK: usize = WIDTH;
/// Tiles of weights of 16 rows and a chunk.
const STEPS: usize = CHUNK / 32;
/// Parts of a tile of weights.
const PARTS: usize = 32 / 4;

/// 32 weights of 16 rows: weights `2s` and `2s + 1` of row `r` in dword `r` of entry `s`.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct WeightTile(pub(super) [[u8; 64]; 16]);

// SAFETY: an array of bytes, 1024 of them, a multiple of the alignment.
unsafe impl Plain for WeightTile {}

/// The sums of two tiles of tokens × 16 rows.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct TilePairSums([[[f32; 16]; ROWS]; 2]);

// SAFETY: arrays of floats; 2048 bytes.
unsafe impl Plain for TilePairSums {}

/// Returns the number of tokens from which this is faster than vectors: 32 gave 0.9–1.1 times the
/// speed of types with 8-bit kernels, 48 gave 1.1–1.3 times, 16 half.
pub(super) fn least_tokens(ty: TensorType) -> Option<usize> {
    use TensorType::*;
    match ty {
        Q8_0 | Q4_0 | Q4_1 | Q5_0 | Q5_1 | IQ4_NL | MXFP4 | Q2_K | Q3_K | Q4_K | Q5_K | Q6_K
        | IQ4_XS | BF16 => Some(32),
        IQ1_S | IQ1_M | IQ2_XXS | IQ2_XS | IQ2_S | IQ3_XXS | IQ3_S | TQ1_0 | TQ2_0 => Some(32),
        _ => None,
    }
}

/// Multiplies rows of any type with panels × activations in bf16.
///
/// # Safety
/// The machine has `Isa::Avx512Amx`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
pub(super) unsafe fn matmul_by_bf16(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    use TensorType::*;
    // SAFETY: the caller's promise.
    unsafe {
        match rows.ty {
            Q8_0 => matmul::<Unpacked<34, weight::Q8_0>>(rows, acts, out, scratch),
            Q4_0 => matmul::<Unpacked<18, weight::Q4_0>>(rows, acts, out, scratch),
            Q4_1 => matmul::<Unpacked<20, weight::Q4_1>>(rows, acts, out, scratch),
            Q5_0 => matmul::<Unpacked<22, weight::Q5_0>>(rows, acts, out, scratch),
            Q5_1 => matmul::<Unpacked<24, weight::Q5_1>>(rows, acts, out, scratch),
            IQ4_NL => matmul::<Unpacked<18, weight::IQ4NL>>(rows, acts, out, scratch),
            MXFP4 => matmul::<Unpacked<17, weight::Mxfp4>>(rows, acts, out, scratch),
            Q2_K => matmul::<Unpacked<84, weight::Q2K>>(rows, acts, out, scratch),
            Q3_K => matmul::<Unpacked<110, weight::Q3K>>(rows, acts, out, scratch),
            Q4_K => matmul::<Unpacked<144, weight::Q4K>>(rows, acts, out, scratch),
            Q5_K => matmul::<Unpacked<176, weight::Q5K>>(rows, acts, out, scratch),
            Q6_K => matmul::<Unpacked<210, weight::Q6K>>(rows, acts, out, scratch),
            IQ4_XS => matmul::<Unpacked<136, weight::IQ4XS>>(rows, acts, out, scratch),
            IQ1_S => matmul::<FromCodes<50, coded::Iq1S>>(rows, acts, out, scratch),
            IQ1_M => matmul::<FromCodes<56, coded::Iq1M>>(rows, acts, out, scratch),
            IQ2_XXS => matmul::<FromCodes<66, coded::Iq2Xxs>>(rows, acts, out, scratch),
            IQ2_XS => matmul::<FromCodes<74, coded::Iq2Xs>>(rows, acts, out, scratch),
            IQ2_S => matmul::<FromCodes<82, coded::Iq2S>>(rows, acts, out, scratch),
            IQ3_XXS => matmul::<FromCodes<98, coded::Iq3Xxs>>(rows, acts, out, scratch),
            IQ3_S => matmul::<FromCodes<110, coded::Iq3S>>(rows, acts, out, scratch),
            TQ1_0 => matmul::<FromCodes<54, coded::Tq1>>(rows, acts, out, scratch),
            TQ2_0 => matmul::<FromCodes<66, coded::Tq2>>(rows, acts, out, scratch),
            BF16 => matmul::<AsTheyAre>(rows, acts, out, scratch),
            ty => panic!("no tiles for {ty}"),
        }
    }
}

/// A chunk of 16 rows: those from `r0`, of which there may be fewer, from weight `k`.
#[derive(Clone, Copy)]
struct RowChunk<'a> {
    rows: WeightRows<'a>,
    r0: usize,
    k: usize,
}

/// Rows of a type that become tiles.
///
/// # Safety
/// The functions need the features of `Isa::Avx512Amx`.
trait TileRows {
    /// Begins with a chunk.
    unsafe fn begin(from: RowChunk<'_>, panel: &mut CodePanel);
    /// Writes weights `4i..4i + 4`, or more, of the chunk that was begun last. Those of rows beyond
    /// the last may be anything.
    unsafe fn part(from: RowChunk<'_>, panel: &CodePanel, i: usize, to: &mut [WeightTile; STEPS]);
}

/// Types with panels.
struct Unpacked<const BYTES: usize, F>(PhantomData<F>);

impl<const BYTES: usize, F: PanelRows<BYTES>> TileRows for Unpacked<BYTES, F> {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
    unsafe fn begin(from: RowChunk<'_>, panel: &mut CodePanel) {
        unpack::<BYTES, F>(from.rows, from.r0, from.k, panel);
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
    unsafe fn part(_: RowChunk<'_>, panel: &CodePanel, i: usize, to: &mut [WeightTile; STEPS]) {
        let j = i / F::Shape::STEPS;
        let scale = load_f32(&panel.scales.factors[j]);
        let min =
            if F::Shape::MINS { load_f32(&panel.scales.mins[j]) } else { _mm512_setzero_ps() };
        // a code `c` becomes the float 256 + c by its bits alone; `(256 + offset) · scale` is exact
        // but for the last bits of integer scales
        let start = _mm512_fnmadd_ps(_mm512_set1_ps(256.0 + f32::from(F::OFFSET)), scale, min);
        let weight = |shifted| {
            let mask = _mm512_set1_epi32(0xff << 15);
            let exponent = _mm512_set1_epi32(0x4380_0000);
            let float = _mm512_ternarylogic_epi32::<0xea>(shifted, mask, exponent);
            _mm512_fmadd_ps(_mm512_castsi512_ps(float), scale, start)
        };
        let codes = load64(&panel.codes[i]);
        let first = weight(_mm512_slli_epi32::<15>(codes));
        let second = weight(_mm512_slli_epi32::<7>(codes));
        let third = weight(_mm512_srli_epi32::<1>(codes));
        let fourth = weight(_mm512_srli_epi32::<9>(codes));
        let to = &mut to[i / PARTS].0;
        store64(&mut to[2 * i % 16], pairs(first, second));
        store64(&mut to[2 * i % 16 + 1], pairs(third, fourth));
    }
}

/// Types that are decoded to codes of a byte each (see [`crate::coded`]).
struct FromCodes<const BYTES: usize, F>(PhantomData<F>);

impl<const BYTES: usize, F: Decode64<BYTES>> TileRows for FromCodes<BYTES, F> {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
    unsafe fn begin(from: RowChunk<'_>, panel: &mut CodePanel) {
        let mut blocks = [[0; CODE_BYTES]; ROWS];
        let n_rows = (from.rows.n_rows - from.r0).min(ROWS);
        for (r, to) in blocks.iter_mut().enumerate().take(n_rows) {
            let block = at(from.rows.row(from.r0 + r), from.k / WIDTH * BYTES);
            // SAFETY: this function has the features of `Isa::Avx512`.
            unsafe { F::decode_64(block, to) };
        }
        let row_bytes = CODE_BYTES;
        let bytes = blocks.as_flattened();
        let rows = WeightRows { bytes, row_bytes, n_rows: ROWS, ..from.rows };
        unpack::<CODE_BYTES, CodeRows>(rows, 0, 0, panel);
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
    unsafe fn part(from: RowChunk<'_>, panel: &CodePanel, i: usize, to: &mut [WeightTile; STEPS]) {
        // SAFETY: this function has the features asked for.
        unsafe { Unpacked::<CODE_BYTES, CodeRows>::part(from, panel, i, to) };
    }
}

/// BF16, whose weights are only turned, a tile at a time.
struct AsTheyAre;

impl TileRows for AsTheyAre {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
    unsafe fn begin(_: RowChunk<'_>, _: &mut CodePanel) {}

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
    unsafe fn part(from: RowChunk<'_>, _: &CodePanel, i: usize, to: &mut [WeightTile; STEPS]) {
        if !i.is_multiple_of(PARTS) {
            return;
        }
        let at = 2 * from.k + LINE * (i / PARTS);
        let n_rows = (from.rows.n_rows - from.r0).min(ROWS);
        let mut lines = [_mm512_setzero_ps(); ROWS];
        for (r, line) in lines.iter_mut().enumerate().take(n_rows) {
            let bytes = &from.rows.row(from.r0 + r)[at..];
            prefetch(bytes.as_ptr().wrapping_add(2 * WIDTH), LINE);
            let whole = bytes.first_chunk().copied().unwrap_or_else(|| {
                let mut padded = [0; LINE];
                padded[..bytes.len()].copy_from_slice(bytes);
                padded
            });
            *line = _mm512_castsi512_ps(load64(&whole));
        }
        for (to, line) in to[i / PARTS].0.iter_mut().zip(transpose(lines)) {
            store64(to, _mm512_castps_si512(line));
        }
    }
}

/// Returns two weights of each row in bf16, next to each other.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
pub(super) fn pairs(first: __m512, second: __m512) -> __m512i {
    const BESIDE: [i16; 32] = {
        let mut beside = [0; 32];
        let mut i = 0;
        while i < 32 {
            beside[i] = (i / 2 + i % 2 * 16) as i16;
            i += 1;
        }
        beside
    };
    // SAFETY: the array has the 64 bytes read.
    let beside = unsafe { _mm512_loadu_si512(BESIDE.as_ptr().cast()) };
    _mm512_permutexvar_epi16(beside, rounded(first, second))
}

/// Makes the tiles of all panels of a group, from its `first` chunk on, of rows of `n` weights.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
fn fill<T: TileRows>(
    first: RowChunk<'_>,
    n: usize,
    panel: &mut CodePanel,
    to: &mut [[WeightTile; STEPS]],
) {
    for (p, to) in to.iter_mut().enumerate() {
        let from = RowChunk { r0: first.r0 + ROWS * p, ..first };
        // SAFETY: this function has the features.
        unsafe {
            T::begin(from, panel);
            for i in 0..(n - first.k).min(CHUNK).div_ceil(4) {
                T::part(from, panel, i, to);
            }
        }
    }
}

/// Multiplies all rows by all tokens.
///
/// # Safety
/// The machine has `Isa::Avx512Amx`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
unsafe fn matmul<T: TileRows>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let most_panels = rows.n_rows.min(GROUP).div_ceil(16);
    let most_pairs = Spread::new(acts.n_tokens().clamp(1, MAX_TOKENS)).n_pairs;
    let n_sums = most_panels * most_pairs;
    let n_tiles = most_panels * STEPS;
    let needed =
        carved::<CodePanel>(1) + carved::<TilePairSums>(n_sums) + carved::<WeightTile>(n_tiles);
    let mut rest = scratch.bytes(needed);
    let panel: &mut [CodePanel] = carve(&mut rest, 1);
    let sums: &mut [TilePairSums] = carve(&mut rest, n_sums);
    let weights: &mut [WeightTile] = carve(&mut rest, n_tiles);

    for t0 in (0..acts.n_tokens()).step_by(MAX_TOKENS) {
        let n_tokens = (acts.n_tokens() - t0).min(MAX_TOKENS);
        let spread = Spread::new(n_tokens);
        // SAFETY: the caller's promise.
        let mut tiles = unsafe { Tiles::new(spread.size) };
        let x = acts.tokens(t0, n_tokens);
        for r0 in (0..rows.n_rows).step_by(GROUP) {
            let n_panels = (rows.n_rows - r0).min(GROUP).div_ceil(16);
            for k in (0..acts.n()).step_by(CHUNK) {
                let weights = &mut weights.as_chunks_mut::<STEPS>().0[..n_panels];
                fill::<T>(RowChunk { rows, r0, k }, acts.n(), &mut panel[0], weights);
                let n_units = spread.n_pairs * n_panels;
                let n_steps = (acts.n() - k).min(CHUNK).div_ceil(32);
                for unit in 0..n_units {
                    let pair = unit / n_panels;
                    let p = unit % n_panels;
                    tiles.refresh(n_steps.div_ceil(8));
                    let places = spread.pair(pair);
                    let stride = row_lines(acts.n());
                    let lines = places.map(|first| {
                        x.rounded()[first * stride + k / 32..]
                            [..(spread.size - 1) * stride + n_steps]
                            .as_ptr()
                    });
                    let w = &weights[p][..n_steps];
                    // SAFETY: `lines` and `w` are what the products read; sums are two whole tiles.
                    unsafe {
                        if k == 0 {
                            start(&tiles);
                        } else {
                            load(&tiles, &sums[unit]);
                        }
                        for (i, w) in w.iter().enumerate() {
                            products([lines[0].add(i), lines[1].add(i)], stride, w);
                        }
                    }
                    let from = r0 + 16 * p;
                    if k + CHUNK < acts.n() {
                        // SAFETY: two whole tiles.
                        unsafe {
                            store(
                                sums[unit].0.each_mut().map(|sums| sums.as_mut_ptr().cast()),
                                ROWS,
                            );
                        };
                    } else if rows.n_rows - from >= 16 {
                        let [(a, stride), (b, _)] = places.map(|first| {
                            let t = t0 + first;
                            out.block(t..t + spread.size, from..from + 16)
                        });
                        // SAFETY: blocks of a tile's tokens × 16 rows of the slab.
                        unsafe { store([a, b], stride) };
                    } else {
                        // SAFETY: two whole tiles.
                        unsafe {
                            store(
                                sums[unit].0.each_mut().map(|sums| sums.as_mut_ptr().cast()),
                                ROWS,
                            );
                        };
                        for (sums, first) in sums[unit].0.iter().zip(places) {
                            for (r, sums) in sums.iter().enumerate().take(spread.size) {
                                let out = &mut out.token(t0 + first + r)[from..];
                                out.copy_from_slice(&sums[..out.len()]);
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Begins with no sums.
///
/// # Safety
/// There is AMX: `Tiles` is the proof.
#[inline]
pub(super) unsafe fn start(_: &Tiles) {
    // SAFETY: the caller's promise.
    unsafe { asm!("tilezero tmm0", "tilezero tmm1", options(nostack, nomem, preserves_flags)) };
}

/// Begins with these sums.
///
/// # Safety
/// As for [`start`].
#[inline]
unsafe fn load(_: &Tiles, sums: &TilePairSums) {
    // SAFETY: the caller's promise; sums are 16 rows of 64 bytes each, and tiles have no more.
    unsafe {
        asm!(
            "tileloadd tmm0, [{a} + {line}*1]",
            "tileloadd tmm1, [{b} + {line}*1]",
            a = in(reg) sums.0[0].as_ptr(),
            b = in(reg) sums.0[1].as_ptr(),
            line = in(reg) size_of::<ActLine>(),
            options(nostack, readonly, preserves_flags),
        );
    }
}

/// Adds the products of two tiles of tokens × 16 rows over 32 weights to tiles 0 and 1.
///
/// # Safety
/// There is AMX with the shapes of `Tiles`. `x` are lines of as many tokens as tiles have rows,
/// `stride` lines apart.
#[inline]
pub(super) unsafe fn products(x: [*const ActLine; 2], stride: usize, w: &WeightTile) {
    // SAFETY: the caller's promise; tiles of weights are 16 rows of 64 bytes.
    unsafe {
        asm!(
            "tileloadd tmm6, [{w} + {line}*1]",
            "tileloadd tmm4, [{a} + {stride}*1]",
            "tdpbf16ps tmm0, tmm4, tmm6",
            "tileloadd tmm4, [{b} + {stride}*1]",
            "tdpbf16ps tmm1, tmm4, tmm6",
            a = in(reg) x[0],
            b = in(reg) x[1],
            w = in(reg) w,
            stride = in(reg) stride * size_of::<ActLine>(),
            line = in(reg) size_of::<ActLine>(),
            options(nostack, readonly, preserves_flags),
        );
    }
}

/// Stores tiles 0 and 1, whose tokens' sums lie `stride` floats apart.
///
/// # Safety
/// There is AMX with the shapes of `Tiles`, and each pointer may be written 16 floats far for as
/// many tokens as tiles have rows.
#[inline]
pub(super) unsafe fn store(to: [*mut f32; 2], stride: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        asm!(
            "tilestored [{a} + {stride}*1], tmm0",
            "tilestored [{b} + {stride}*1], tmm1",
            a = in(reg) to[0],
            b = in(reg) to[1],
            stride = in(reg) stride * size_of::<f32>(),
            options(nostack, preserves_flags),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dequant::dequantize;
    use crate::scalar::quantize::round;

    /// Checks: tiles hold the weights of `dequantize`, to a rounding of bf16. (The products are
    /// those of all types.)
    fn check<T: TileRows>(ty: TensorType) {
        if !std::is_x86_feature_detected!("avx512bf16") {
            return;
        }
        let n = 2 * CHUNK;
        let n_rows = 21;
        let row_bytes = ty.row_bytes(n).unwrap();
        // no f16 among them is large
        let bytes: Vec<u8> =
            (0..n_rows * row_bytes).map(|i| ((i * 7919) >> 3) as u8 & 0x3b).collect();
        let rows = WeightRows::new(ty, &bytes, n, n_rows);
        let mut values = vec![0.0; n_rows * n];
        dequantize(ty, &bytes, &mut values);
        let mut scratch = KernelScratch::default();
        let mut rest = scratch.bytes(carved::<CodePanel>(1) + carved::<WeightTile>(2 * STEPS));
        let panel: &mut [CodePanel] = carve(&mut rest, 1);
        let tiles: &mut [WeightTile] = carve(&mut rest, 2 * STEPS);
        let tiles = tiles.as_chunks_mut::<STEPS>().0;
        // SAFETY: the machine was asked; AVX-512 with bf16 has all others.
        unsafe { fill::<T>(RowChunk { rows, r0: 0, k: CHUNK }, n, &mut panel[0], tiles) };
        for r in 0..n_rows {
            for i in 0..CHUNK {
                let line = &tiles[r / ROWS][i / 32].0[i % 32 / 2];
                let at = r % ROWS * 4 + i % 2 * 2;
                let got = half::bf16::from_le_bytes([line[at], line[at + 1]]).to_f32();
                let wanted = values[r * n + CHUNK + i];
                let tolerance = (wanted - round(wanted).to_f32()).abs() + wanted.abs() / 256.0;
                assert!((got - wanted).abs() <= tolerance, "{ty}: {got} instead of {wanted}");
            }
        }
    }

    #[test]
    fn tiles_of_decoded_types() {
        check::<FromCodes<50, coded::Iq1S>>(TensorType::IQ1_S);
        check::<FromCodes<56, coded::Iq1M>>(TensorType::IQ1_M);
        check::<FromCodes<66, coded::Iq2Xxs>>(TensorType::IQ2_XXS);
        check::<FromCodes<74, coded::Iq2Xs>>(TensorType::IQ2_XS);
        check::<FromCodes<82, coded::Iq2S>>(TensorType::IQ2_S);
        check::<FromCodes<98, coded::Iq3Xxs>>(TensorType::IQ3_XXS);
        check::<FromCodes<110, coded::Iq3S>>(TensorType::IQ3_S);
        check::<FromCodes<54, coded::Tq1>>(TensorType::TQ1_0);
        check::<FromCodes<66, coded::Tq2>>(TensorType::TQ2_0);
        check::<Unpacked<144, weight::Q4K>>(TensorType::Q4_K);
    }
}
