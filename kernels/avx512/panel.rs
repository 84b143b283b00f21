//! Quantized rows × many tokens: panels of unpacked weights, tiles of rows × tokens in registers.
//!
//! **Panel.** 16 rows × 256 weights, unpacked once to unsigned bytes and multiplied by all tokens. A vector holds the same
//! four weights of 16 rows; one `vpdpbusd` multiplies it by four codes of a token, which are broadcast from memory.
//! Every lane is a row: nothing is ever added up across lanes, and row scales are plain vectors.
//!
//! **Tile.** 2 panels × up to 6 tokens: 12 integer and 12 float accumulators, 2 weights, 1 broadcast, 27 of 32 registers;
//! 8 loads for 12 products. Integers are exact over a sub-block (16 or 32 weights), then become floats, times `d · scale`.
//! Offsets of signed types cost nothing: the integer starts at `−offset · Σ codes`. Mins are one more fma per sub-block.
//!
//! A panel takes 5.6 KB and lives in L1; the tokens stream past it.

use std::arch::x86_64::*;

use super::dot::with_and_without_vnni;
use super::lanes::{
    Plain, at, at_mut, load_f32, load_f32_part, load_i16_part, load64, plain_mut, prefetch, store_f32,
    store_f32_part,
};
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

/// Weights of a row per panel.
const WIDTH: usize = 256;
/// Most tokens per tile.
const MAX_T: usize = 6;

/// 16 rows × up to 256 weights, unpacked.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Panel {
    /// Weights `4s..4s+4` of row `r` at byte `4r` of entry `s`: unsigned, offset included.
    pub codes: [[u8; 64]; 64],
    /// Factor of each sub-block's codes (`d · scale`).
    pub scales: [[f32; 16]; 16],
    /// What each sub-block adds to every weight (`−dmin · min`, `m`), where the type has such.
    pub mins: [[f32; 16]; 8],
}

// SAFETY: arrays of numbers; their 5632 bytes are a multiple of the alignment, so there is no padding.
unsafe impl Plain for Panel {}

/// What a type's tiles look like.
pub(super) trait Shape {
    /// Products of four per sub-block: 8, or 4 for sub-blocks of 16 weights.
    const STEPS: usize;
    /// Whether codes carry an offset.
    const OFFSET: bool;
    /// Whether sub-blocks have mins.
    const MINS: bool;
    /// Whether activations have one scale per panel width (`Q8x256`), not one per sub-block (`Q8x32`).
    const SUPER: bool;
    /// Whether codes exceed 127 (see `dot4`).
    const WIDE: bool = false;
}

/// Q4_K, Q5_K.
pub(super) struct SuperMins;
impl Shape for SuperMins {
    const STEPS: usize = 8;
    const OFFSET: bool = false;
    const MINS: bool = true;
    const SUPER: bool = true;
}

/// Q6_K.
pub(super) struct SuperOffset16;
impl Shape for SuperOffset16 {
    const STEPS: usize = 4;
    const OFFSET: bool = true;
    const MINS: bool = false;
    const SUPER: bool = true;
}

/// Q8_0.
pub(super) struct BlockOffsetWide;
impl Shape for BlockOffsetWide {
    const STEPS: usize = 8;
    const OFFSET: bool = true;
    const MINS: bool = false;
    const SUPER: bool = false;
    const WIDE: bool = true;
}

/// A type whose blocks of `BYTES` bytes unpack into panels.
pub(super) trait PanelRows<const BYTES: usize> {
    /// Its tiles.
    type Shape: Shape;
    /// What its codes have too much, 0 for none.
    const OFFSET: i16;
    /// One block of each of 16 rows; `block` is its place within the panel (0 for blocks of 256, 0..8 for blocks of 32).
    /// Needs the features of `Isa::Avx512`.
    unsafe fn unpack(blocks: [&[u8; BYTES]; 16], block: usize, panel: &mut Panel);
}

/// `T` tokens' activations beside one panel.
#[derive(Clone, Copy)]
pub(super) struct Tokens<'a, const T: usize> {
    q: [&'a [[i8; 4]]; T],
    sums: [&'a [i16]; T],
    scale: [&'a [f32]; T],
}

/// Where a tile's results go.
pub(super) struct Place {
    /// First token.
    t0: usize,
    /// First row.
    r0: usize,
    /// Whether this is the rows' first panel: results replace what is there, instead of adding to it.
    first: bool,
}

with_and_without_vnni! {
    /// `R` panels × `T` tokens.
    pub(super) fn tile<const R: usize, const T: usize, S: Shape>(
        panels: &[Panel; R],
        x: &Tokens<'_, T>,
        offset: i16,
        place: Place,
        out: &mut Slab<'_>,
    ) {
        let n_sub = x.q[0].len() / S::STEPS;
        let (start, min_factor) = prepare::<T, S>(x, offset);
        let mut sum = [[_mm512_setzero_ps(); R]; T];
        for j in 0..n_sub {
            let mut q = x.q;
            for t in 0..T {
                q[t] = &x.q[t][j * S::STEPS..][..S::STEPS];
            }
            let mut codes = [&panels[0].codes[..]; R];
            for g in 0..R {
                codes[g] = &panels[g].codes[j * S::STEPS..][..S::STEPS];
            }
            let mut dot = [[_mm512_setzero_si512(); R]; T];
            if S::OFFSET {
                for t in 0..T {
                    dot[t] = [_mm512_set1_epi32(start[t][j]); R];
                }
            }
            for s in 0..S::STEPS {
                let mut w = [_mm512_setzero_si512(); R];
                for g in 0..R {
                    w[g] = load64(&codes[g][s]);
                }
                for t in 0..T {
                    let four = _mm512_set1_epi32(i32::from_ne_bytes(q[t][s].map(|q| q as u8)));
                    for g in 0..R {
                        dot[t][g] = dot4(dot[t][g], w[g], four, S::WIDE);
                    }
                }
            }
            for g in 0..R {
                let scales = load_f32(&panels[g].scales[j]);
                for t in 0..T {
                    let dot = _mm512_cvtepi32_ps(dot[t][g]);
                    sum[t][g] = if S::SUPER {
                        _mm512_fmadd_ps(dot, scales, sum[t][g])
                    } else {
                        let scale = _mm512_mul_ps(scales, _mm512_set1_ps(x.scale[t][j]));
                        _mm512_fmadd_ps(dot, scale, sum[t][g])
                    };
                }
                if S::MINS {
                    let mins = load_f32(&panels[g].mins[j]);
                    for t in 0..T {
                        sum[t][g] = _mm512_fmadd_ps(mins, _mm512_set1_ps(min_factor[t][j]), sum[t][g]);
                    }
                }
            }
        }
        for t in 0..T {
            if S::SUPER {
                for g in 0..R {
                    sum[t][g] = _mm512_mul_ps(sum[t][g], _mm512_set1_ps(x.scale[t][0]));
                }
            }
            let out = &mut out.token(place.t0 + t)[place.r0..];
            for g in 0..R {
                add_to(&mut out[g * 16..], sum[t][g], place.first);
            }
        }
    }
}

/// Per token and sub-block: the integer that dot products start from, and the factor of the mins.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn prepare<const T: usize, S: Shape>(x: &Tokens<'_, T>, offset: i16) -> ([[i32; 16]; T], [[f32; 8]; T]) {
    let mut start = [[0; 16]; T];
    let mut min_factor = [[0.0; 8]; T];
    for t in 0..T {
        let sums = load_i16_part(x.sums[t]);
        if S::OFFSET && S::STEPS == 8 {
            let start8 = _mm256_madd_epi16(sums, _mm256_set1_epi16(-offset));
            // SAFETY: 32 bytes of an array of 64.
            unsafe { _mm256_storeu_si256(start[t].as_mut_ptr().cast(), start8) };
        } else if S::OFFSET {
            let start16 =
                _mm512_mullo_epi32(_mm512_cvtepi16_epi32(sums), _mm512_set1_epi32((-offset).into()));
            // SAFETY: 64 bytes of an array of 64.
            unsafe { _mm512_storeu_si512(start[t].as_mut_ptr().cast(), start16) };
        }
        if S::MINS {
            let sums = _mm256_cvtepi32_ps(_mm256_madd_epi16(sums, _mm256_set1_epi16(1)));
            let factor = if S::SUPER {
                sums
            } else {
                _mm256_mul_ps(sums, _mm512_castps512_ps256(load_f32_part(x.scale[t])))
            };
            // SAFETY: 32 bytes of an array of 32.
            unsafe { _mm256_storeu_ps(min_factor[t].as_mut_ptr(), factor) };
        }
    }
    (start, min_factor)
}

/// Adds (or, at first, writes) up to 16 rows of results.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn add_to(out: &mut [f32], sum: __m512, first: bool) {
    if let Some(out) = out.first_chunk_mut::<16>() {
        let sum = if first { sum } else { _mm512_add_ps(sum, load_f32(out)) };
        store_f32(out, sum);
    } else {
        let sum = if first { sum } else { _mm512_add_ps(sum, load_f32_part(out)) };
        store_f32_part(out, sum);
    }
}

/// All rows × all tokens.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn matmul<const BYTES: usize, F: PanelRows<BYTES>, const VNNI: bool>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    out: &mut Slab<'_>,
    scratch: &mut Scratch,
) {
    let panels: &mut [Panel] = plain_mut(scratch, 2);
    let panels: &mut [Panel; 2] = at_mut(panels, 0);
    for r0 in (0..rows.n_rows).step_by(32) {
        let n_panels = if rows.n_rows - r0 > 16 { 2 } else { 1 };
        for k in (0..acts.n).step_by(WIDTH) {
            for (g, panel) in panels[..n_panels].iter_mut().enumerate() {
                unpack::<BYTES, F>(rows, r0 + 16 * g, k, panel);
            }
            if n_panels == 2 {
                all_tokens::<2, F::Shape, VNNI>(panels, &acts, F::OFFSET, r0, k, out);
            } else {
                all_tokens::<1, F::Shape, VNNI>(at(panels, 0), &acts, F::OFFSET, r0, k, out);
            }
        }
    }
}

/// Fills a panel with the weights from `k` of the 16 rows from `r0`; the last row stands in for those that are missing.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn unpack<const BYTES: usize, F: PanelRows<BYTES>>(rows: Rows<'_>, r0: usize, k: usize, panel: &mut Panel) {
    let block_len = rows.ty.block_len();
    let bytes = WIDTH / block_len * BYTES;
    let from = k / block_len * BYTES;
    let row = |i: usize| &rows.row((r0 + i).min(rows.n_rows - 1))[from..];
    let rows: [&[u8]; 16] = std::array::from_fn(row);
    let n_blocks = (rows[0].len() / BYTES).min(bytes / BYTES);
    for b in 0..n_blocks {
        // SAFETY: this function has the features of `Isa::Avx512`.
        unsafe { F::unpack(rows.map(|row| at(row, b * BYTES)), b, panel) };
    }
    for row in rows {
        // the same rows' next panel, while this one is multiplied
        for line in row[bytes.min(row.len())..].chunks(64).take(bytes.div_ceil(64)) {
            prefetch(&line[0]);
        }
    }
}

/// `R` panels × all tokens, in tiles of nearly equal size.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn all_tokens<const R: usize, S: Shape, const VNNI: bool>(
    panels: &[Panel; R],
    acts: &ActView<'_>,
    offset: i16,
    r0: usize,
    k: usize,
    out: &mut Slab<'_>,
) {
    let n_tiles = acts.n_tokens.div_ceil(MAX_T);
    let (size, larger) = (acts.n_tokens / n_tiles, acts.n_tokens % n_tiles);
    let mut t0 = 0;
    for i in 0..n_tiles {
        let place = Place { t0, r0, first: k == 0 };
        let n = size + usize::from(i < larger);
        match n {
            1 => tokens::<R, 1, S, VNNI>(panels, acts, offset, k, place, out),
            2 => tokens::<R, 2, S, VNNI>(panels, acts, offset, k, place, out),
            3 => tokens::<R, 3, S, VNNI>(panels, acts, offset, k, place, out),
            4 => tokens::<R, 4, S, VNNI>(panels, acts, offset, k, place, out),
            5 => tokens::<R, 5, S, VNNI>(panels, acts, offset, k, place, out),
            _ => tokens::<R, 6, S, VNNI>(panels, acts, offset, k, place, out),
        }
        t0 += n;
    }
}

/// `R` panels × `T` tokens.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn tokens<const R: usize, const T: usize, S: Shape, const VNNI: bool>(
    panels: &[Panel; R],
    acts: &ActView<'_>,
    offset: i16,
    k: usize,
    place: Place,
    out: &mut Slab<'_>,
) {
    let width = WIDTH.min(acts.n - k);
    let block = acts.encoding.block_len();
    let mut x = Tokens { q: [&[][..]; T], sums: [&[][..]; T], scale: [&[][..]; T] };
    for t in 0..T {
        let from = (place.t0 + t) * acts.n + k;
        x.q[t] = acts.q[from..][..width].as_chunks().0;
        x.sums[t] = &acts.sums[from / 16..][..width / 16];
        x.scale[t] = &acts.scale[from / block..][..width / block];
    }
    if VNNI {
        // SAFETY: `VNNI` is true only in the table of `Isa::Avx512Vnni`.
        unsafe { vnni::tile::<R, T, S>(panels, &x, offset, place, out) };
    } else {
        plain::tile::<R, T, S>(panels, &x, offset, place, out);
    }
}
