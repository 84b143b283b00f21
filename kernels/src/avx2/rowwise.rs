//! Few tokens (decode): each row is read as it lies in the file and meets up to four tokens at
//! once.
//!
//! Every weight type is seen as groups of 256 weights: one super-block, or eight blocks of 32. A
//! type says how one group is multiplied ([`DotGroup`]); this module walks rows, groups and tokens.
//! Lanes are summed once per row.

use std::arch::x86_64::*;

use super::groups::{GROUP, Raw};
use super::lanes::*;
use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};

/// Most tokens that share one decoding of a group: as many as 16 registers carry.
const MAX_TOKENS: usize = 4;

/// 256 activations of one token.
#[derive(Clone, Copy)]
#[repr(C, align(32))]
pub(super) struct ActGroup {
    /// Codes. With [`DotGroup::PAIRS`], entry 2i holds the first 16 of both blocks 2i and 2i + 1,
    /// entry 2i + 1 their last.
    pub q: [[i8; 32]; GROUP / 32],
    /// Scales; with [`DotGroup::PAIRS`] those of even blocks, then those of odd ones.
    pub scale: [f32; 8],
    /// Sums of 16 codes each; with [`DotGroup::PAIRS`] instead Σ x of each block as f32 bits,
    /// ordered as the scales.
    pub sums: [i16; 16],
}

// SAFETY: arrays of numbers; their 320 bytes are a multiple of the alignment, so there is no
// padding.
unsafe impl Plain for ActGroup {}

/// A weight type that multiplies groups of 256 weights in `BYTES` bytes.
pub(super) trait DotGroup<const BYTES: usize> {
    /// True if blocks of 32 are multiplied in pairs, a block per half of a vector.
    const PAIRS: bool = false;

    /// Adds the products of the group and of each token's activations to the lanes of that token's
    /// accumulator.
    ///
    /// # Safety
    /// The machine must have AVX2, FMA and F16C.
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]);
}

/// Multiplies all rows with all tokens, [`MAX_TOKENS`] at a time.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn matmul<W: DotGroup<BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let n_groups = acts.n().div_ceil(GROUP);
    let bytes = scratch.bytes(acts.n_tokens() * n_groups * size_of::<ActGroup>());
    let groups = plain_mut::<ActGroup>(bytes, acts.n_tokens() * n_groups);
    for (t, groups) in groups.chunks_exact_mut(n_groups).enumerate() {
        for (g, group) in groups.iter_mut().enumerate() {
            *group = prepare::<W, BYTES>(Raw::new(&acts, t, g));
        }
    }
    for from in (0..acts.n_tokens()).step_by(MAX_TOKENS) {
        let groups = &groups[from * n_groups..];
        match acts.n_tokens() - from {
            1 => tile::<W, BYTES, 1>(rows, groups, from, out),
            2 => tile::<W, BYTES, 2>(rows, groups, from, out),
            3 => tile::<W, BYTES, 3>(rows, groups, from, out),
            _ => tile::<W, BYTES, MAX_TOKENS>(rows, groups, from, out),
        }
    }
}

#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn prepare<W: DotGroup<BYTES>, const BYTES: usize>(raw: Raw) -> ActGroup {
    let mut group = ActGroup { q: raw.q, scale: raw.scale, sums: raw.sums };
    if W::PAIRS {
        for (to, pair) in group.q.as_chunks_mut::<2>().0.iter_mut().zip(raw.q.as_chunks::<2>().0) {
            let a = load_i8(&pair[0]);
            let b = load_i8(&pair[1]);
            store_i8(&mut to[0], _mm256_permute2x128_si256::<0x20>(a, b));
            store_i8(&mut to[1], _mm256_permute2x128_si256::<0x31>(a, b));
        }
        let even_odd = _mm256_setr_epi32(0, 2, 4, 6, 1, 3, 5, 7);
        let scale = load_f32(&raw.scale);
        let sums = _mm256_mul_ps(_mm256_cvtepi32_ps(raw.sums_of_32()), scale);
        store_f32(&mut group.scale, _mm256_permutevar8x32_ps(scale, even_odd));
        let sums = _mm256_castps_si256(_mm256_permutevar8x32_ps(sums, even_odd));
        store_i16(&mut group.sums, sums);
    }
    group
}

/// Multiplies all rows with `T` tokens, whose groups follow one another; the first token is `from`.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn tile<W: DotGroup<BYTES>, const BYTES: usize, const T: usize>(
    rows: WeightRows<'_>,
    groups: &[ActGroup],
    from: usize,
    out: &mut OutputView<'_>,
) {
    let n_groups = rows.row_bytes.div_ceil(BYTES);
    let tokens: [&[ActGroup]; T] = std::array::from_fn(|t| &groups[t * n_groups..][..n_groups]);
    for r in 0..rows.n_rows {
        let (whole, rest) = rows.row(r).as_chunks::<BYTES>();
        let mut acc = [_mm256_setzero_ps(); T];
        for (g, w) in whole.iter().enumerate() {
            // SAFETY: this function has the features asked for.
            unsafe { W::dot(w, tokens.map(|x| &x[g]), &mut acc) };
        }
        if !rest.is_empty() {
            // blocks of zeros have scale zero and add nothing
            let mut w = [0; BYTES];
            w[..rest.len()].copy_from_slice(rest);
            // SAFETY: this function has the features asked for.
            unsafe { W::dot(&w, tokens.map(|x| &x[n_groups - 1]), &mut acc) };
        }
        for (t, acc) in acc.into_iter().enumerate() {
            out.token(from + t)[r] = sum_f32(acc);
        }
    }
}
