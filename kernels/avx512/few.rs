//! Packed rows × few tokens: 16 rows at a time from one end to the other, codes straight from memory to the multiplier.
//!
//! A vector holds the same four weights of 16 rows, as in a panel ([`panel`](super::panel)), but is made in a register and used up: up to
//! 8 tokens are multiplied by it, a broadcast from memory each. Registers: 8 integer and 16 float accumulators. The rows of a group follow each other in memory, so
//! that this reads one stream.
//!
//! Sums are added in the order of panels: results of a token do not depend on how many others there are, nor on which of the two ways was
//! taken.

use std::arch::x86_64::*;

use super::dot::{for_each_of_two, with_and_without_vnni};
use super::lanes::{at_mut, carve, carved, load_f32, store_f32};
use super::panel::{Heads, PanelRows, Shape, Tokens, WIDTH, prepare};
use super::transpose::Blocks16;
use crate::act::ActView;
use crate::ahead::Ahead;
use crate::packed::GROUP;
use crate::table::{Rows, Scratch, Slab};

/// Most tokens of a pass.
pub(super) const MAX_TOKENS: usize = 8;

with_and_without_vnni! {
    /// A group of 16 rows × `T` tokens.
    pub(super) fn group<const BYTES: usize, const T: usize, F: PanelRows<BYTES>>(
        rows: &[u8],
        x: &Tokens<'_>,
        ahead: Ahead,
    ) -> [__m512; T] {
        let n = x.acts.n;
        let steps = F::Shape::STEPS;
        let sub = 4 * steps;
        let block = if F::Shape::SUPER { WIDTH } else { sub };
        let end = T * n;
        assert!(end <= x.acts.q.len() && end / block <= x.acts.scale.len());
        assert!(!F::Shape::OFFSET || end / sub <= x.start.len());
        assert!(!F::Shape::MINS || end / sub <= x.min_factor.len());
        assert!(rows.len() >= n / block * BYTES * GROUP);
        // Why indices and pointers below are sound: every token's `n` weights lie before `end`, and the planes were found above to reach
        // that far, in their units.
        let mut heads = Heads { scales: [[0.0; 16]; 16], mins: [[0.0; 16]; 16] };
        let mut total = [_mm512_setzero_ps(); T];
        for k in (0..n).step_by(WIDTH) {
            let n_sub = (n - k).min(WIDTH) / sub;
            let mut sum = [_mm512_setzero_ps(); T];
            for from in (0..n_sub).step_by(1 + usize::from(F::PAIRED)) {
                for_each_of_two!(U {
                    if U == 0 || F::PAIRED {
                        // the block with this sub-block, and its number there
                        let j = from + U;
                        let (b, own) = if F::Shape::SUPER { (k / WIDTH, j) } else { (k / block + j, 0) };
                        let bytes = &rows[b * BYTES * GROUP..][..BYTES * GROUP];
                        let blocks = Blocks16::packed(bytes);
                        let part = if F::Shape::SUPER { BYTES * GROUP / n_sub } else { BYTES * GROUP };
                        ahead.ask(bytes.as_ptr().wrapping_add(own * part), part);
                        if own == 0 {
                            // SAFETY: this function has the features of `Isa::Avx512`.
                            unsafe { F::heads(blocks, if F::Shape::SUPER { 0 } else { j }, &mut heads) };
                        }
                        let first = k + j * sub;
                        let mut dot = [_mm512_setzero_si512(); T];
                        if F::Shape::OFFSET {
                            for t in 0..T {
                                // SAFETY: see above.
                                dot[t] = _mm512_set1_epi32(unsafe { *x.start.get_unchecked((first + t * n) / sub) });
                            }
                        }
                        for s in 0..steps {
                            // SAFETY: this function has the features of `Isa::Avx512`.
                            let w = unsafe { F::codes(blocks, own, s) };
                            for t in 0..T {
                                // SAFETY: see above.
                                let q = unsafe { x.acts.q.as_ptr().add(first + t * n + 4 * s).cast::<[u8; 4]>().read() };
                                dot[t] = dot4(dot[t], w, _mm512_set1_epi32(i32::from_ne_bytes(q)), F::Shape::WIDE);
                            }
                        }
                        let scales = load_f32(&heads.scales[j]);
                        for t in 0..T {
                            let mut factor = scales;
                            if !F::Shape::SUPER {
                                // SAFETY: see above.
                                let scale = unsafe { *x.acts.scale.get_unchecked((first + t * n) / block) };
                                factor = _mm512_mul_ps(scales, _mm512_set1_ps(scale));
                            }
                            sum[t] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(dot[t]), factor, sum[t]);
                        }
                        if F::Shape::MINS {
                            let mins = load_f32(&heads.mins[j]);
                            for t in 0..T {
                                // SAFETY: see above.
                                let factor = unsafe { *x.min_factor.get_unchecked((first + t * n) / sub) };
                                sum[t] = _mm512_fmadd_ps(mins, _mm512_set1_ps(factor), sum[t]);
                            }
                        }
                    }
                });
            }
            for t in 0..T {
                if F::Shape::SUPER {
                    let scale = x.acts.scale[(t * n + k) / block];
                    sum[t] = _mm512_mul_ps(sum[t], _mm512_set1_ps(scale));
                }
                total[t] = if k == 0 { sum[t] } else { _mm512_add_ps(sum[t], total[t]) };
            }
        }
        total
    }
}

/// All rows × up to [`MAX_TOKENS`] tokens.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn matmul<const BYTES: usize, F: PanelRows<BYTES>, const VNNI: bool>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    out: &mut Slab<'_>,
    scratch: &mut Scratch,
) {
    let n_plane = acts.n_tokens * acts.n / (4 * F::Shape::STEPS);
    let mut rest = scratch.bytes(carved::<i32>(n_plane));
    let x = prepare::<F::Shape>(acts, F::OFFSET, carve(&mut rest, n_plane));
    match acts.n_tokens {
        0 => (),
        1 => pass::<BYTES, 1, F, VNNI>(rows, &x, out),
        2 => pass::<BYTES, 2, F, VNNI>(rows, &x, out),
        3 => pass::<BYTES, 3, F, VNNI>(rows, &x, out),
        4 => pass::<BYTES, 4, F, VNNI>(rows, &x, out),
        5 => pass::<BYTES, 5, F, VNNI>(rows, &x, out),
        6 => pass::<BYTES, 6, F, VNNI>(rows, &x, out),
        7 => pass::<BYTES, 7, F, VNNI>(rows, &x, out),
        _ => pass::<BYTES, 8, F, VNNI>(rows, &x, out),
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn pass<const BYTES: usize, const T: usize, F: PanelRows<BYTES>, const VNNI: bool>(
    rows: Rows<'_>,
    x: &Tokens<'_>,
    out: &mut Slab<'_>,
) {
    let ahead = Ahead::of_this_machine().of_blocks(BYTES * GROUP);
    for (g, group) in rows.bytes.chunks_exact(GROUP * rows.row_bytes).enumerate() {
        let sums = if VNNI {
            // SAFETY: `VNNI` is true only in the table of `Isa::Avx512Vnni`.
            unsafe { vnni::group::<BYTES, T, F>(group, x, ahead) }
        } else {
            plain::group::<BYTES, T, F>(group, x, ahead)
        };
        for t in 0..T {
            store_f32(at_mut(out.token(t), g * GROUP), sums[t]);
        }
    }
}
