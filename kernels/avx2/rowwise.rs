//! Few tokens (decode): each row is read as it lies in the file and meets up to four tokens at once.
//!
//! Every weight type is seen as groups of 256 weights: one super-block, or eight blocks of 32. A type says how one
//! group is multiplied ([`DotGroup`]); this module walks rows, groups and tokens. Lanes are summed once per row.

use std::arch::x86_64::*;

use super::lanes::sum_f32;
use crate::act::ActView;
use crate::table::{Rows, Slab};

/// Tokens that share one decoding of a group: as many as 16 registers carry.
pub(super) const MAX_TOKENS: usize = 4;

/// Weights per group.
const GROUP: usize = 256;

/// 256 activations of one token, with `SCALES` scales (8 of 32 values, or 1 of 256).
#[derive(Clone, Copy)]
pub(super) struct Group<'a, const SCALES: usize> {
    pub q: &'a [i8; GROUP],
    pub scale: &'a [f32; SCALES],
    pub sums: &'a [i16; GROUP / 16],
}

/// How a group of 256 weights in `BYTES` bytes is multiplied.
pub(super) trait DotGroup<const BYTES: usize, const SCALES: usize> {
    /// Adds the products of the group and of each token's activations to the lanes of that token's accumulator.
    ///
    /// # Safety
    /// The machine must have AVX2, FMA and F16C.
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: &[Group<'_, SCALES>; T], acc: &mut [__m256; T]);
}

/// All rows times all tokens, [`MAX_TOKENS`] at a time.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn matmul<W: DotGroup<BYTES, SCALES>, const BYTES: usize, const SCALES: usize>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    out: &mut Slab<'_>,
) {
    for from in (0..acts.n_tokens).step_by(MAX_TOKENS) {
        match acts.n_tokens - from {
            1 => tile::<W, BYTES, SCALES, 1>(rows, acts, from, out),
            2 => tile::<W, BYTES, SCALES, 2>(rows, acts, from, out),
            3 => tile::<W, BYTES, SCALES, 3>(rows, acts, from, out),
            _ => tile::<W, BYTES, SCALES, MAX_TOKENS>(rows, acts, from, out),
        }
    }
}

/// All rows times the `T` tokens that begin at `from`.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn tile<W: DotGroup<BYTES, SCALES>, const BYTES: usize, const SCALES: usize, const T: usize>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    from: usize,
    out: &mut Slab<'_>,
) {
    let tokens: [Token<SCALES>; T] = std::array::from_fn(|t| Token::new(&acts, from + t));
    for r in 0..rows.n_rows {
        let (groups, rest) = rows.row(r).as_chunks::<BYTES>();
        let mut acc = [_mm256_setzero_ps(); T];
        for (g, w) in groups.iter().enumerate() {
            let x = std::array::from_fn(|t| tokens[t].group(g));
            // SAFETY: this function has the features asked for.
            unsafe { W::dot(w, &x, &mut acc) };
        }
        if !rest.is_empty() {
            // blocks of zeros have scale zero and add nothing
            let mut w = [0; BYTES];
            w[..rest.len()].copy_from_slice(rest);
            let x = std::array::from_fn(|t| tokens[t].tail.group());
            // SAFETY: this function has the features asked for.
            unsafe { W::dot(&w, &x, &mut acc) };
        }
        for (t, acc) in acc.into_iter().enumerate() {
            out.token(from + t)[r] = sum_f32(acc);
        }
    }
}

/// One token's activations by groups; a last incomplete group is padded with zeros.
struct Token<'a, const SCALES: usize> {
    q: &'a [[i8; GROUP]],
    scale: &'a [[f32; SCALES]],
    sums: &'a [[i16; GROUP / 16]],
    tail: Tail<SCALES>,
}

struct Tail<const SCALES: usize> {
    q: [i8; GROUP],
    scale: [f32; SCALES],
    sums: [i16; GROUP / 16],
}

impl<'a, const SCALES: usize> Token<'a, SCALES> {
    fn new(acts: &ActView<'a>, t: usize) -> Self {
        let of_token = |len: usize| t * len..(t + 1) * len;
        let (q, q_rest) = acts.q[of_token(acts.n)].as_chunks();
        let (scale, scale_rest) = acts.scale[of_token(acts.n / (GROUP / SCALES))].as_chunks();
        let (sums, sums_rest) = acts.sums[of_token(acts.n / 16)].as_chunks();
        let mut tail = Tail { q: [0; GROUP], scale: [0.0; SCALES], sums: [0; GROUP / 16] };
        tail.q[..q_rest.len()].copy_from_slice(q_rest);
        tail.scale[..scale_rest.len()].copy_from_slice(scale_rest);
        tail.sums[..sums_rest.len()].copy_from_slice(sums_rest);
        Token { q, scale, sums, tail }
    }

    #[inline]
    fn group(&self, g: usize) -> Group<'_, SCALES> {
        Group { q: &self.q[g], scale: &self.scale[g], sums: &self.sums[g] }
    }
}

impl<const SCALES: usize> Tail<SCALES> {
    fn group(&self) -> Group<'_, SCALES> {
        Group { q: &self.q, scale: &self.scale, sums: &self.sums }
    }
}
