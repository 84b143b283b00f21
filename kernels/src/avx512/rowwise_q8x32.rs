//! Types with blocks of 32 × few tokens: whole rows, some blocks at a time as they lie in the file.
//!
//! One or two registers hold the unsigned codes of two (Q8_0) or four blocks, in an order that
//! keeps each block's products in lanes of its own, so that one vector of scales serves them. The
//! sums of activation codes that meet offsets and mins are taken lane by lane, too. No lanes are
//! added up before the end of the row. One row at a time reads the file as one stream, which the
//! hardware follows best; two rows share the loads of several tokens' activations.

use std::arch::x86_64::*;

use super::blocks_of_four;
use super::dot::with_and_without_vnni;
use super::lanes::{Plain, carve, carved, load_f32, load_i8, prefetch_ahead};
use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};

/// Most tokens that one pass over the rows serves.
pub(super) const MAX_TOKENS: usize = 4;
/// Most registers of codes per step.
const MAX_REGS: usize = 2;

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

/// A type with blocks of 32, of which `BYTES` bytes are one step.
///
/// # Safety
/// The functions need the features of `Isa::Avx512`.
pub(super) trait BlockRows<const BYTES: usize> {
    /// Blocks per step.
    const BLOCKS: usize = 4;
    /// Registers of codes per step.
    const REGS: usize = 2;
    /// The offset of the codes, 0 for none.
    const OFFSET: u8;
    /// True if `w = d · q + m`.
    const MINS: bool = false;
    /// True if codes exceed 127 (see `dot4`).
    const WIDE: bool = false;
    /// Returns the register and the byte of activation `i` of block `block`.
    fn position(block: usize, i: usize) -> (usize, usize) {
        blocks_of_four::position(block, i)
    }
    /// Reads one step of a row.
    unsafe fn step(bytes: &[u8; BYTES]) -> RowStep;
}

with_and_without_vnni! {
    /// Multiplies `R` rows × `T` tokens. `rows` are whole steps; `tails` one step padded with
    /// zeros, if rows end within it.
    pub(super) fn tile<const BYTES: usize, F: BlockRows<BYTES>, const R: usize, const T: usize>(
        rows: [&[[u8; BYTES]]; R],
        tails: [&[[u8; BYTES]]; R],
        x: &[&[ActStep]; T],
    ) -> [[f32; R]; T] {
        let n_steps = rows[0].len() + tails[0].len();
        assert!(rows.iter().all(|r| r.len() == rows[0].len()));
        assert!(tails.iter().all(|r| r.len() == tails[0].len()));
        assert!(x.iter().all(|x| x.len() == n_steps));
        let zero = _mm512_setzero_si512();
        let ones = _mm512_set1_epi8(if F::OFFSET == 0 { 1 } else { F::OFFSET as i8 });
        let mut sum = [[_mm512_setzero_ps(); R]; T];
        let mut done = 0;
        for part in [rows, tails] {
            for i in 0..part[0].len() {
                let start = part[0].as_ptr().cast::<u8>();
                prefetch_ahead(start.wrapping_add(R * BYTES * i), R * BYTES);
                // −offset · Σ codes, or Σ codes, of each lane
                let mut x_sum = [zero; T];
                if F::OFFSET != 0 || F::MINS {
                    for t in 0..T {
                        for p in 0..F::REGS {
                            let codes = load_i8(&x[t][done + i].codes[p]);
                            x_sum[t] = dot4(x_sum[t], ones, codes, F::WIDE);
                        }
                        if F::OFFSET != 0 {
                            x_sum[t] = _mm512_sub_epi32(zero, x_sum[t]);
                        }
                    }
                }
                for r in 0..R {
                    // SAFETY: this function has the features of `Isa::Avx512`, and more.
                    let row = unsafe { F::step(&part[r][i]) };
                    for t in 0..T {
                        let x = &x[t][done + i];
                        let mut dot = if F::OFFSET != 0 { x_sum[t] } else { zero };
                        for p in 0..F::REGS {
                            dot = dot4(dot, row.codes[p], load_i8(&x.codes[p]), F::WIDE);
                        }
                        let mut value = _mm512_mul_ps(_mm512_cvtepi32_ps(dot), row.d);
                        if F::MINS {
                            value = _mm512_fmadd_ps(_mm512_cvtepi32_ps(x_sum[t]), row.m, value);
                        }
                        sum[t][r] = _mm512_fmadd_ps(value, load_f32(&x.scale), sum[t][r]);
                    }
                }
            }
            done += part[0].len();
        }
        let mut out = [[0.0; R]; T];
        for t in 0..T {
            for r in 0..R {
                out[t][r] = _mm512_reduce_add_ps(sum[t][r]);
            }
        }
        out
    }
}

/// Multiplies all rows × all tokens, [`MAX_TOKENS`] at a time.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn matmul<const BYTES: usize, F: BlockRows<BYTES>, const VNNI: bool>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let n_blocks = acts.n() / 32;
    let n_steps = n_blocks.div_ceil(F::BLOCKS);
    let n = acts.n_tokens() * n_steps;
    let x: &mut [ActStep] = carve(&mut scratch.bytes(carved::<ActStep>(n)), n);
    for t in 0..acts.n_tokens() {
        let q = acts.q()[t * acts.n()..][..acts.n()].as_chunks().0;
        arrange::<BYTES, F>(
            q,
            &acts.scale()[t * n_blocks..][..n_blocks],
            &mut x[t * n_steps..][..n_steps],
        );
    }
    let mut t = 0;
    while t < acts.n_tokens() {
        let n = (acts.n_tokens() - t).min(MAX_TOKENS);
        match n {
            1 => pass::<BYTES, F, VNNI, 1, 1>(rows, x, n_steps, t, out),
            2 => pass::<BYTES, F, VNNI, 2, 2>(rows, x, n_steps, t, out),
            3 => pass::<BYTES, F, VNNI, 2, 3>(rows, x, n_steps, t, out),
            _ => pass::<BYTES, F, VNNI, 2, 4>(rows, x, n_steps, t, out),
        }
        t += n;
    }
}

/// Writes one token's activations in steps; blocks beyond the end have scale 0.
fn arrange<const BYTES: usize, F: BlockRows<BYTES>>(
    q: &[[i8; 32]],
    scale: &[f32],
    x: &mut [ActStep],
) {
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

/// Multiplies all rows, `R` at a time, × the tokens `t0..t0 + T`.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn pass<
    const BYTES: usize,
    F: BlockRows<BYTES>,
    const VNNI: bool,
    const R: usize,
    const T: usize,
>(
    rows: WeightRows<'_>,
    x: &[ActStep],
    n_steps: usize,
    t0: usize,
    out: &mut OutputView<'_>,
) {
    let mut acts = [x; T];
    for t in 0..T {
        acts[t] = &x[(t0 + t) * n_steps..][..n_steps];
    }
    let mut padded = [[0; BYTES]; R];
    for r0 in (0..rows.n_rows).step_by(R) {
        // the last row stands in for those that are missing; its results are dropped below
        let row = |i: usize| rows.row((r0 + i).min(rows.n_rows - 1)).as_chunks::<BYTES>();
        let some: [_; R] = std::array::from_fn(row);
        let mut tails = [&[][..]; R];
        for (r, padded) in padded.iter_mut().enumerate() {
            let rest = some[r].1;
            if !rest.is_empty() {
                padded[..rest.len()].copy_from_slice(rest);
                tails[r] = std::slice::from_ref(padded);
            }
        }
        let whole = some.map(|(whole, _)| whole);
        let results = if VNNI {
            // SAFETY: `VNNI` is true only in the table of `Isa::Avx512Vnni`.
            unsafe { vnni::tile::<BYTES, F, R, T>(whole, tails, &acts) }
        } else {
            plain::tile::<BYTES, F, R, T>(whole, tails, &acts)
        };
        for (t, result) in results.iter().enumerate() {
            let out = &mut out.token(t0 + t)[r0..];
            let n = out.len().min(R);
            out[..n].copy_from_slice(&result[..n]);
        }
    }
}
