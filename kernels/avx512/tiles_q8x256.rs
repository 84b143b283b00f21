//! K-quants × many tokens with AMX: integer scales become part of the bytes, so that a whole super-block is one sum.
//!
//! **Folding.** The 256 weights of a super-block differ in their sub-blocks' integer scales. Codes are multiplied by them once, while
//! a panel is unpacked ([`Fold`]); where a product needs more than a byte it becomes two planes, whose sums meet again in 32 bits.
//! All that is exact, and floats enter once per 256 weights.
//!
//! **Unit.** Two tiles of tokens × two planes: four sums, each plane and each tile of activations loaded once per 64 weights. The
//! planes are those of 16 rows, or those of 32 where one is enough. Results pass through memory. They are scaled and added up,
//! with the mins, by vector instructions between the products of the next unit.
//!
//! | GOP/s, 512 tokens × 128 rows of 2048, one Emerald Rapids server core, November 2026 | VNNI | AMX |
//! |---|---|---|
//! | Q2_K | 134 | 394 |
//! | Q3_K | 362 | 980 |
//! | Q4_K | 213 | 274 |
//! | Q5_K | 173 | 253 |
//! | Q6_K | 251 | 721 |
//! | IQ4_XS | 385 | 665 |
//!
//! The core is shared with others: from one minute to the next, either may be 1.6 times as fast, but tiles not less than vectors.

use std::arch::asm;
use std::arch::x86_64::*;

use super::lanes::{
    Plain, at_mut, carve, carved, first_lanes, load_f32, load_i16, load_i32, load64, prefetch, store_f32,
    store64,
};
use super::panel::{Fold, Panel, PanelRows, Shape, WIDTH, add_to, unpack};
use super::tiles::{PackedCodes, ROWS, Spread, Tiles, TokenTile};
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

/// 256 weights of 16 rows: weights `4s..4s + 4` of row `r` at byte `4r` of entry `s`.
type Plane = [[u8; 64]; 64];

/// 16 rows × 256 weights with their scales multiplied in.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Folded {
    /// The product, or its upper part.
    high: Plane,
    /// Its lower part, for [`Fold::Eighths`] and [`Fold::Bytes`].
    low: Plane,
    /// The mins of two sub-blocks beside each other in each dword.
    mins: [[i32; 16]; 8],
    d: [f32; 16],
    minus_dmin: [f32; 16],
}

// SAFETY: arrays of numbers; their 8832 bytes are a multiple of the alignment, so there is no padding.
unsafe impl Plain for Folded {}

/// What a unit gives: at `2 · tile + plane` the sums of a tile's tokens × 16 rows.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Results([[[i32; 16]; ROWS]; 4]);

// SAFETY: arrays of numbers; 4096 bytes.
unsafe impl Plain for Results {}

/// The activations, and their sums as the mins want them.
struct Tokens<'a> {
    acts: ActView<'a>,
    spread: Spread,
    /// `Σ codes` of two sub-blocks in 16 bits each; empty for types without mins.
    sums: &'a [i32],
}

/// One unit.
#[derive(Clone, Copy)]
struct Unit {
    pair: usize,
    tiles: [TokenTile; 2],
    /// The first of the panels it takes.
    panel: usize,
    /// First row of the panels.
    r0: usize,
    /// First weight.
    k: usize,
}

/// All rows × all tokens.
///
/// # Safety
/// The machine has `Isa::Avx512Amx`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
pub(super) unsafe fn matmul<const BYTES: usize, F: PanelRows<BYTES>>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    out: &mut Slab<'_>,
    scratch: &mut Scratch,
) {
    let spread = Spread::new(acts.n_tokens);
    let n_sums = if F::Shape::MINS { acts.n_tokens * acts.n / (8 * F::Shape::STEPS) } else { 0 };
    let n_packed = PackedCodes::bytes(acts.n, &spread);
    let needed = carved::<Panel>(1)
        + carved::<Folded>(2)
        + carved::<Results>(1)
        + carved::<i8>(n_packed)
        + carved::<i32>(n_sums)
        + carved::<[f32; 32]>(acts.n_tokens);
    let mut rest = scratch.bytes(needed);
    let panel: &mut [Panel] = carve(&mut rest, 1);
    let folded: &mut [Folded; 2] = at_mut(carve(&mut rest, 2), 0);
    let results: &mut [Results] = carve(&mut rest, 1);
    let codes = PackedCodes::new(&acts, &spread, carve(&mut rest, n_packed));
    let x = Tokens { acts, spread, sums: pairs_of_sums::<F::Shape>(acts, carve(&mut rest, n_sums)) };
    let added: &mut [[f32; 32]] = carve(&mut rest, acts.n_tokens);
    // SAFETY: the caller's promise.
    let mut tiles = unsafe { Tiles::new(spread.size) };

    for r0 in (0..rows.n_rows).step_by(32) {
        let n_panels = (rows.n_rows - r0).div_ceil(16).min(2);
        for k in (0..acts.n).step_by(WIDTH) {
            for (i, folded) in folded.iter_mut().take(n_panels).enumerate() {
                unpack::<BYTES, F>(rows, r0 + 16 * i, k, &mut panel[0]);
                fold::<F::Shape>(&panel[0], F::OFFSET, folded);
            }
            // the next 32 rows lie in one piece behind these: a part of them with every panel
            let part = 32 * rows.row_bytes * WIDTH / acts.n;
            let next = rows.bytes.as_ptr().wrapping_add((r0 + 32) * rows.row_bytes + k / WIDTH * part);
            let step = if two_planes::<F::Shape>() { 1 } else { 2 };
            let ahead = part.div_ceil(spread.n_pairs * n_panels.div_ceil(step));
            let mut asked = 0;
            tiles.refresh(spread.n_pairs * n_panels.div_ceil(step));
            let mut before: Option<Unit> = None;
            for pair in 0..spread.n_pairs {
                let (next_pair, next_k) = match (pair + 1 < spread.n_pairs, k + WIDTH < acts.n) {
                    (true, _) => (pair + 1, k),
                    (false, true) => (0, k + WIDTH),
                    (false, false) => (0, 0),
                };
                for panel in (0..n_panels).step_by(step) {
                    prefetch(next.wrapping_add(asked), ahead.min(part.saturating_sub(asked)));
                    asked += ahead;
                    let unit = Unit { pair, tiles: spread.pair(pair), panel, r0, k };
                    multiply::<F::Shape>(
                        &tiles,
                        folded,
                        &codes,
                        unit,
                        &mut results[0],
                        |quarter, results| {
                            if panel == 0 {
                                codes.prefetch(next_pair, next_k, quarter);
                            }
                            if let Some(unit) = before {
                                add_up::<F::Shape>(results, folded, &x, unit, quarter, added, out);
                            }
                        },
                    );
                    before = Some(unit);
                }
            }
            if let Some(unit) = before {
                for quarter in 0..4 {
                    add_up::<F::Shape>(&results[0], folded, &x, unit, quarter, added, out);
                }
            }
        }
    }
}

/// Whether products of codes and scales take two bytes.
const fn two_planes<S: Shape>() -> bool {
    matches!(S::FOLD, Fold::Eighths | Fold::Bytes)
}

/// `Σ codes` of sub-blocks, two in each number, from those of 16.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
fn pairs_of_sums<'a, S: Shape>(acts: ActView<'_>, plane: &'a mut [i32]) -> &'a [i32] {
    let per_block = 32 / S::STEPS;
    for (to, sums) in plane.chunks_exact_mut(per_block).zip(acts.sums.as_chunks::<16>().0) {
        let mut sums = load_i16(sums);
        if S::STEPS == 8 {
            let two = _mm256_madd_epi16(sums, _mm256_set1_epi16(1));
            sums = _mm256_zextsi128_si256(_mm256_cvtepi32_epi16(two));
        }
        // SAFETY: `first_lanes` selects exactly the elements of the slice.
        unsafe { _mm256_mask_storeu_epi32(to.as_mut_ptr(), first_lanes(to.len()) as u8, sums) };
    }
    plane
}

/// Multiplies codes by their scales.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
fn fold<S: Shape>(panel: &Panel, offset: i16, out: &mut Folded) {
    let even_bytes = _mm512_set1_epi16(0xff);
    for j in 0..64 / S::STEPS {
        let scale = _mm512_cvtps_epi32(load_f32(&panel.scales[j]));
        // the same number in both halves of each dword
        let twice =
            |x| _mm512_or_si512(_mm512_slli_epi32::<16>(x), _mm512_and_si512(x, _mm512_set1_epi32(0xffff)));
        let word = twice(scale);
        // for products of single bytes: the scale beside one code of a pair, zero beside the other
        let for_even = _mm512_and_si512(word, even_bytes);
        let for_odd = _mm512_slli_epi16::<8>(word);
        let pairs = |codes| (_mm512_maddubs_epi16(codes, for_even), _mm512_maddubs_epi16(codes, for_odd));
        let high = twice(_mm512_srli_epi32::<3>(scale));
        let low = twice(_mm512_and_si512(scale, _mm512_set1_epi32(7)));
        let offsets = _mm512_mullo_epi16(word, _mm512_set1_epi16(offset));
        let offset_bytes = low_bytes(offsets, offsets);
        for s in j * S::STEPS..(j + 1) * S::STEPS {
            let codes = load64(&panel.codes[s]);
            match S::FOLD {
                Fold::None => unreachable!("no integer scales"),
                Fold::Whole => store64(&mut out.high[s], _mm512_mullo_epi16(codes, word)),
                Fold::Negated => {
                    let (even, odd) = pairs(codes);
                    store64(&mut out.high[s], _mm512_sub_epi8(offset_bytes, low_bytes(even, odd)));
                }
                Fold::Eighths => {
                    store64(&mut out.high[s], _mm512_mullo_epi16(codes, high));
                    store64(&mut out.low[s], _mm512_mullo_epi16(codes, low));
                }
                Fold::Bytes => {
                    let (even, odd) = pairs(codes);
                    let (even, odd) = (_mm512_sub_epi16(even, offsets), _mm512_sub_epi16(odd, offsets));
                    store64(&mut out.low[s], low_bytes(even, odd));
                    let even = _mm512_srli_epi16::<8>(even);
                    store64(&mut out.high[s], choose(even_bytes, even, odd));
                }
            }
        }
    }
    let d = load_f32(&panel.d);
    let negated = _mm512_sub_ps(_mm512_setzero_ps(), d);
    store_f32(&mut out.d, if S::FOLD == Fold::Negated { negated } else { d });
    if S::MINS {
        store_f32(&mut out.minus_dmin, load_f32(&panel.minus_dmin));
        for (mins, pair) in out.mins.iter_mut().zip(panel.mins[..64 / S::STEPS].as_chunks::<2>().0) {
            let [first, second] = pair.map(|min| _mm512_cvtps_epi32(load_f32(&min)));
            store_i32(mins, _mm512_or_si512(first, _mm512_slli_epi32::<16>(second)));
        }
    }
}

/// The low bytes of two vectors of 16-bit numbers, beside each other.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
fn low_bytes(even: __m512i, odd: __m512i) -> __m512i {
    choose(_mm512_set1_epi16(0xff), even, _mm512_slli_epi16::<8>(odd))
}

/// Bits of `a` where the mask has ones, of `b` elsewhere.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
fn choose(mask: __m512i, a: __m512i, b: __m512i) -> __m512i {
    _mm512_ternarylogic_epi32::<0xca>(mask, a, b)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
fn store_i32(to: &mut [i32; 16], v: __m512i) {
    // SAFETY: the reference covers the 64 bytes written.
    unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), v) }
}

/// The products of two tiles of activations × two planes over 64 weights, added to tiles 0–3.
///
/// # Safety
/// There must be AMX with the shapes of `Tiles`, and all four pointers must be valid for reads of 1024 bytes.
macro_rules! step {
    ($first:literal, $second:literal, $a:expr, $b:expr, $p:expr, $q:expr) => {
        asm!(
            "tileloadd tmm4, [{a} + {line}*1]",
            "tileloadd tmm6, [{p} + {line}*1]",
            concat!($first, " tmm0, tmm4, tmm6"),
            "tileloadd tmm5, [{b} + {line}*1]",
            concat!($first, " tmm2, tmm5, tmm6"),
            "tileloadd tmm7, [{q} + {line}*1]",
            concat!($second, " tmm1, tmm4, tmm7"),
            concat!($second, " tmm3, tmm5, tmm7"),
            a = in(reg) $a,
            b = in(reg) $b,
            p = in(reg) $p,
            q = in(reg) $q,
            line = in(reg) 64usize,
            options(nostack, readonly, preserves_flags),
        )
    };
}

/// The products of a unit; `meanwhile` is called four times, before the results are replaced.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
fn multiply<S: Shape>(
    _: &Tiles,
    folded: &[Folded; 2],
    codes: &PackedCodes<'_>,
    unit: Unit,
    results: &mut Results,
    mut meanwhile: impl FnMut(usize, &Results),
) {
    let [first, second] = match two_planes::<S>() {
        true => [&folded[unit.panel].high, &folded[unit.panel].low],
        false => [&folded[0].high, &folded[1].high],
    };
    // SAFETY: `Tiles` is the proof of AMX and sets the shapes of tiles; nothing is stored.
    unsafe {
        asm!("tilezero tmm0", "tilezero tmm1", "tilezero tmm2", "tilezero tmm3", options(nostack, nomem))
    };
    for i in 0..4 {
        let [a, b] = [0, 1].map(|tile| codes.tile(2 * unit.pair + tile, unit.k + 64 * i).as_ptr());
        let (p, q) = (first[16 * i..][..16].as_ptr(), second[16 * i..][..16].as_ptr());
        // SAFETY: as above; tiles of codes and a quarter of a plane are 16 rows of 64 bytes, and the processor loads at most that.
        unsafe {
            match S::FOLD {
                Fold::Negated => step!("tdpbssd", "tdpbssd", a, b, p, q),
                Fold::Bytes => step!("tdpbssd", "tdpbsud", a, b, p, q),
                Fold::None | Fold::Whole | Fold::Eighths => step!("tdpbsud", "tdpbsud", a, b, p, q),
            }
        }
        meanwhile(i, results);
    }
    // SAFETY: as above; results are at most 16 rows of 64 bytes, for each of four tiles.
    unsafe {
        asm!(
            "tilestored [{to} + {line}*1], tmm0",
            "tilestored [{to} + {line}*1 + 1024], tmm1",
            "tilestored [{to} + {line}*1 + 2048], tmm2",
            "tilestored [{to} + {line}*1 + 3072], tmm3",
            to = in(reg) results.0.as_mut_ptr(),
            line = in(reg) 64usize,
            options(nostack, preserves_flags),
        );
    }
}

/// Scales a quarter of a unit's results and adds them to the tokens' sums, which go to `out` with the last weights.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
fn add_up<S: Shape>(
    results: &Results,
    folded: &[Folded; 2],
    x: &Tokens<'_>,
    unit: Unit,
    quarter: usize,
    added: &mut [[f32; 32]],
    out: &mut Slab<'_>,
) {
    let n_blocks = x.acts.n / WIDTH;
    let block = unit.k / WIDTH;
    let is_last = block + 1 == n_blocks;
    let n_pairs = 32 / S::STEPS;
    let (i, tile) = (quarter / 2, unit.tiles[quarter / 2]);
    let middle = x.spread.size.div_ceil(2);
    let (from, to) = if quarter.is_multiple_of(2) { (0, middle) } else { (middle, x.spread.size) };
    let (from, t0) = (from.max(tile.fresh), tile.t0);
    let end = t0 + to;
    assert!(to <= ROWS && end <= added.len() && end * n_blocks <= x.acts.scale.len() && block < n_blocks);
    assert!(!S::MINS || end * n_blocks * n_pairs <= x.sums.len());
    let panels = if two_planes::<S>() { unit.panel..unit.panel + 1 } else { 0..2 };
    for panel in panels {
        let row = unit.r0 + 16 * panel;
        if row >= out.n_rows() {
            break; // an odd panel was multiplied along with nothing
        }
        let folded = &folded[panel];
        let (d, minus_dmin) = (load_f32(&folded.d), load_f32(&folded.minus_dmin));
        let first = &results.0[if two_planes::<S>() { 2 * i } else { 2 * i + panel }];
        let second = &results.0[2 * i + 1];
        for r in from..to {
            let t = t0 + r;
            // SAFETY: `r` is below `to` and `t` below `end`, which were found above to be within the planes, in their units.
            let [first, second] = [first, second].map(|sums| load_i32(unsafe { sums.get_unchecked(r) }));
            let total = match S::FOLD {
                Fold::Eighths => _mm512_add_epi32(_mm512_slli_epi32::<3>(first), second),
                Fold::Bytes => _mm512_add_epi32(_mm512_slli_epi32::<8>(first), second),
                Fold::None | Fold::Whole | Fold::Negated => first,
            };
            let mut sum = _mm512_mul_ps(_mm512_cvtepi32_ps(total), d);
            if S::MINS {
                let at = (t * n_blocks + block) * n_pairs;
                let mut min_sum = _mm512_setzero_si512();
                for j in 0..n_pairs {
                    // SAFETY: as above.
                    let pair = unsafe { *x.sums.get_unchecked(at + j) };
                    min_sum =
                        _mm512_dpwssd_epi32(min_sum, load_i32(&folded.mins[j]), _mm512_set1_epi32(pair));
                }
                sum = _mm512_fmadd_ps(_mm512_cvtepi32_ps(min_sum), minus_dmin, sum);
            }
            // SAFETY: as above.
            let (scale, so_far) =
                unsafe { (*x.acts.scale.get_unchecked(t * n_blocks + block), added.get_unchecked_mut(t)) };
            let so_far: &mut [f32; 16] = at_mut(so_far, 16 * panel);
            let scale = _mm512_set1_ps(scale);
            let sum = match block {
                0 => _mm512_mul_ps(sum, scale),
                _ => _mm512_fmadd_ps(sum, scale, load_f32(so_far)),
            };
            if is_last {
                add_to(&mut out.token(t)[row..], sum, true);
            } else {
                store_f32(so_far, sum);
            }
        }
    }
}
