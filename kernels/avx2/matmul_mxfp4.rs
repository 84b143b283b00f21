//! MXFP4: 32 weights in 17 bytes; w = 2^(e − 127) · a float of four bits. Codes are twice those floats, integers in −12…12.
//!
//! | byte | what |
//! |---|---|
//! | 0 | e |
//! | 1 | nibbles: weight i in the low half of byte i, weight 16 + i in the high half |

use std::arch::x86_64::*;

use super::blocks32::{self, even_odd, nibbles, unpack_looked_up};
use super::lanes::*;
use super::panel::{self, PanelType, Strip};
use super::rowwise::{self, DotGroup, Group};
use super::transpose::transpose;
use crate::act::ActView;
use crate::scalar::blocks::{E2M1_DOUBLED, e8m0_half};
use crate::table::{Rows, Scratch, Slab};

/// Tokens up to which reading the rows in place is faster than unpacking them first.
pub(super) const ROWWISE: usize = 3;
const BLOCK: usize = 17;
/// Eight blocks.
const BYTES: usize = 8 * BLOCK;
/// What makes codes unsigned.
const OFFSET: i16 = 12;

/// MXFP4 rows × 8-bit activations.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn matmul_mxfp4<const VNNI: bool>(
    rows: Rows<'_>,
    acts: ActView<'_>,
    out: &mut Slab<'_>,
    scratch: &mut Scratch,
) {
    if acts.n_tokens <= ROWWISE {
        rowwise::matmul::<Mxfp4, BYTES>(rows, acts, out, scratch);
    } else {
        panel::matmul::<Mxfp4, BYTES, 2, VNNI>(rows, acts, out, scratch);
    }
}

struct Mxfp4;

/// The codes + 12, in either half.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn table() -> __m256i {
    _mm256_add_epi8(load_i8_twice(&E2M1_DOUBLED), _mm256_set1_epi8(OFFSET as i8))
}

/// The scales of eight blocks.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn scales(blocks: [&[u8; BLOCK]; 8]) -> __m256 {
    let [a, b, c, d, e, f, g, h] = blocks;
    load_f32(&[
        e8m0_half(a[0]),
        e8m0_half(b[0]),
        e8m0_half(c[0]),
        e8m0_half(d[0]),
        e8m0_half(e[0]),
        e8m0_half(f[0]),
        e8m0_half(g[0]),
        e8m0_half(h[0]),
    ])
}

impl DotGroup<BYTES> for Mxfp4 {
    const PAIRS: bool = true;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&Group; T], acc: &mut [__m256; T]) {
        let d = scales(even_odd::<BLOCK>(w));
        let m = _mm256_mul_ps(d, _mm256_set1_ps(-f32::from(OFFSET)));
        let table = table();
        let codes = |a: &[u8; BLOCK], b: &[u8; BLOCK]| {
            let [low, high] = nibbles(at(a, 1), at(b, 1));
            [_mm256_shuffle_epi8(table, low), _mm256_shuffle_epi8(table, high)]
        };
        blocks32::dot(w, d, m, codes, x, acc);
    }
}

impl PanelType<BYTES> for Mxfp4 {
    const SUM: usize = 8; // |Σ q · x| ≤ 8 · 2 · 12 · 127 < 2¹⁵
    const OFFSET: i16 = OFFSET;
    const SUPER: bool = false;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(rows: [&[u8; BYTES]; 8], strip: &mut Strip) {
        for (b, codes) in strip.codes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let blocks = at8::<BLOCK, BYTES>(rows, b * BLOCK);
            store_f32(&mut strip.d[b], scales(blocks));
            unpack_looked_up(transpose(at8(blocks, 1)), table(), codes);
        }
    }
}
