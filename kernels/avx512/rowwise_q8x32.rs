//! Types with blocks of 32 × few tokens: whole rows, some blocks at a time as they lie in the file.
//!
//! Four rows run side by side. One or two registers hold the unsigned codes of two (Q8_0) or four blocks, in an order that
//! keeps each block's products in lanes of its own, so that one vector of scales serves them. The sums of activation
//! codes that meet offsets and mins are taken once for the four rows, lane by lane. No lanes are added up before the end
//! of the row.

use std::arch::x86_64::*;

use super::dot::{for_four_rows, with_and_without_vnni};
use super::lanes::{Plain, load_f32, load_i8, plain_mut};
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

/// Most tokens that one pass over the rows serves.
pub(super) const MAX_TOKENS: usize = 4;
/// Most registers of codes per step.
const MAX_REGS: usize = 2;
/// Most bytes of a row per step: four blocks of Q5_1.
const MAX_BYTES: usize = 96;

/// One token's activations of a step, in the order of the type's codes.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct ActStep {
    /// Codes beside each register of weight codes.
    pub codes: [[i8; 64]; MAX_REGS],
    /// The scale of each lane of products.
    pub scale: [f32; 16],
}

// SAFETY: arrays of numbers; 192 bytes are a multiple of the alignment, so there is no padding.
unsafe impl Plain for ActStep {}

/// One row's part of a step.
pub(super) struct RowStep {
    /// Unsigned codes; the first [`BlockRows::REGS`] are used.
    pub codes: [__m512i; MAX_REGS],
    /// `d` of each lane.
    pub d: __m512,
    /// `m` of each lane (types with mins).
    pub m: __m512,
}

/// A type with blocks of 32, of which `BYTES` bytes are one step. The functions need the features of `Isa::Avx512`.
pub(super) trait BlockRows<const BYTES: usize> {
    /// Blocks per step.
    const BLOCKS: usize;
    /// Registers of codes per step.
    const REGS: usize;
    /// What the codes have too much, 0 for none.
    const OFFSET: u8;
    /// Whether `w = d · q + m`.
    const MINS: bool;
    /// Whether codes exceed 127 (see `dot4`).
    const WIDE: bool;
    /// Where block `block`'s activation `i` stands: register and byte.
    fn position(block: usize, i: usize) -> (usize, usize);
    /// One step of a row.
    unsafe fn step(bytes: &[u8; BYTES]) -> RowStep;
}

with_and_without_vnni! {
    /// Four rows × `T` tokens. `rows` are whole steps, `tails` the last step padded with zeros where the row ends within it.
    pub(super) fn rows4<const BYTES: usize, F: BlockRows<BYTES>, const T: usize>(
        rows: [&[[u8; BYTES]]; 4],
        tails: Option<&[[u8; BYTES]; 4]>,
        x: [&[ActStep]; T],
    ) -> [[f32; 4]; T] {
        let n_whole = rows[0].len();
        let n_steps = n_whole + usize::from(tails.is_some());
        assert!(rows.iter().all(|r| r.len() == n_whole) && x.iter().all(|x| x.len() == n_steps));
        let zero = _mm512_setzero_si512();
        let ones = _mm512_set1_epi8(if F::OFFSET == 0 { 1 } else { F::OFFSET as i8 });
        let mut sum = [[_mm512_setzero_ps(); 4]; T];
        for i in 0..n_steps {
            let steps = match tails {
                Some(tails) if i == n_whole => [&tails[0], &tails[1], &tails[2], &tails[3]],
                _ => [&rows[0][i], &rows[1][i], &rows[2][i], &rows[3][i]],
            };
            // offset · Σ codes, or Σ codes, of each lane
            let mut x_sum = [zero; T];
            if F::OFFSET != 0 || F::MINS {
                for t in 0..T {
                    for p in 0..F::REGS {
                        x_sum[t] = dot4(x_sum[t], ones, load_i8(&x[t][i].codes[p]), F::WIDE);
                    }
                    if F::OFFSET != 0 {
                        x_sum[t] = _mm512_sub_epi32(zero, x_sum[t]);
                    }
                }
            }
            for_four_rows!(R {
                // SAFETY: this function has the features of `Isa::Avx512`, and more.
                let row = unsafe { F::step(steps[R]) };
                for t in 0..T {
                    let x = &x[t][i];
                    let mut dot = if F::OFFSET != 0 { x_sum[t] } else { zero };
                    for p in 0..F::REGS {
                        dot = dot4(dot, row.codes[p], load_i8(&x.codes[p]), F::WIDE);
                    }
                    let scale = load_f32(&x.scale);
                    let mut value = _mm512_mul_ps(_mm512_cvtepi32_ps(dot), row.d);
                    if F::MINS {
                        value = _mm512_fmadd_ps(_mm512_cvtepi32_ps(x_sum[t]), row.m, value);
                    }
                    sum[t][R] = _mm512_fmadd_ps(value, scale, sum[t][R]);
                }
            });
        }
        let mut out = [[0.0; 4]; T];
        for t in 0..T {
            for r in 0..4 {
                out[t][r] = _mm512_reduce_add_ps(sum[t][r]);
            }
        }
        out
    }
}

/// All rows × all tokens, [`MAX_TOKENS`] at a time.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn matmul<const BYTES: usize, F: BlockRows<BYTES>, const VNNI: bool>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    out: &mut Slab<'_>,
    scratch: &mut Scratch,
) {
    let n_blocks = acts.n / 32;
    let n_steps = n_blocks.div_ceil(F::BLOCKS);
    let x: &mut [ActStep] = plain_mut(scratch, acts.n_tokens * n_steps);
    if acts.n_tokens > 0 {
        for (t, x) in x.chunks_exact_mut(n_steps).enumerate() {
            let q = acts.q[t * acts.n..][..acts.n].as_chunks().0;
            arrange::<BYTES, F>(q, &acts.scale[t * n_blocks..][..n_blocks], x);
        }
    }
    let mut t = 0;
    while t < acts.n_tokens {
        let n = (acts.n_tokens - t).min(MAX_TOKENS);
        match n {
            1 => pass::<BYTES, F, VNNI, 1>(rows, x, n_steps, t, out),
            2 => pass::<BYTES, F, VNNI, 2>(rows, x, n_steps, t, out),
            3 => pass::<BYTES, F, VNNI, 3>(rows, x, n_steps, t, out),
            _ => pass::<BYTES, F, VNNI, 4>(rows, x, n_steps, t, out),
        }
        t += n;
    }
}

/// One token's activations in steps; blocks beyond the end have scale 0.
fn arrange<const BYTES: usize, F: BlockRows<BYTES>>(q: &[[i8; 32]], scale: &[f32], x: &mut [ActStep]) {
    for (i, x) in x.iter_mut().enumerate() {
        for b in 0..F::BLOCKS {
            let (q, scale) = match (q.get(i * F::BLOCKS + b), scale.get(i * F::BLOCKS + b)) {
                (Some(q), Some(&scale)) => (q, scale),
                _ => (&[0; 32], 0.0),
            };
            for (i, q) in q.as_chunks::<16>().0.iter().enumerate() {
                let (reg, byte) = F::position(b, 16 * i);
                x.codes[reg][byte..][..16].copy_from_slice(q);
                // products of four bytes
                x.scale[byte / 4..][..4].fill(scale);
            }
        }
    }
}

/// All rows × the tokens `t0..t0 + T`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn pass<const BYTES: usize, F: BlockRows<BYTES>, const VNNI: bool, const T: usize>(
    rows: Rows<'_>,
    x: &[ActStep],
    n_steps: usize,
    t0: usize,
    out: &mut Slab<'_>,
) {
    const { assert!(BYTES <= MAX_BYTES) };
    let mut acts = [x; T];
    for t in 0..T {
        acts[t] = &x[(t0 + t) * n_steps..][..n_steps];
    }
    for r0 in (0..rows.n_rows).step_by(4) {
        // the last rows stand in for those that are missing; their results are dropped below
        let row = |i: usize| rows.row((r0 + i).min(rows.n_rows - 1)).as_chunks::<BYTES>();
        let four = [row(0), row(1), row(2), row(3)];
        let mut tails = [[0; BYTES]; 4];
        let has_tail = !four[0].1.is_empty();
        if has_tail {
            for (tail, (_, rest)) in tails.iter_mut().zip(four) {
                tail[..rest.len()].copy_from_slice(rest);
            }
        }
        let (whole, tails) = (four.map(|(whole, _)| whole), has_tail.then_some(&tails));
        let results = if VNNI {
            // SAFETY: `VNNI` is true only in the table of `Isa::Avx512Vnni`.
            unsafe { vnni::rows4::<BYTES, F, T>(whole, tails, acts) }
        } else {
            plain::rows4::<BYTES, F, T>(whole, tails, acts)
        };
        for (t, result) in results.iter().enumerate() {
            let out = &mut out.token(t0 + t)[r0..];
            let n = out.len().min(4);
            out[..n].copy_from_slice(&result[..n]);
        }
    }
}
