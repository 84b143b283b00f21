//! Q4_1: 32 weights in 20 bytes; w = d · nibble + m.
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d`, `m` f16 |
//! | 4 | nibbles: weight i in the low half of byte i, weight 16 + i in the high half |

use std::arch::x86_64::*;

use super::blocks32::{self, column, eight, nibbles, unpack_nibbles};
use super::lanes::*;
use super::panel::{self, Mins, PanelType, Strip};
use super::rowwise::Group;
use super::rowwise::{self, DotGroup};
use super::transpose::transpose;
use crate::act::ActView;
use crate::table::{Rows, Scratch, Slab};

const BLOCK: usize = 20;
/// Eight blocks.
const BYTES: usize = 8 * BLOCK;

/// Q4_1 rows × 8-bit activations.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn matmul_q4_1(rows: Rows<'_>, acts: ActView<'_>, out: &mut Slab<'_>, scratch: &mut Scratch) {
    if acts.n_tokens <= rowwise::MAX_TOKENS {
        rowwise::matmul::<Q4_1, BYTES, 8>(rows, acts, out);
    } else {
        panel::matmul::<Q4_1, BYTES, 2>(rows, acts, out, scratch);
    }
}

struct Q4_1;

impl DotGroup<BYTES, 8> for Q4_1 {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: &[Group<'_, 8>; T], acc: &mut [__m256; T]) {
        let blocks = eight::<BLOCK>(w);
        let d = f16_of_8(blocks, 0);
        let m = f16_of_8(blocks, 2);
        blocks32::dot(blocks, d, m, |w| nibbles(at(w, 4)), x, acc);
    }
}

impl PanelType<BYTES> for Q4_1 {
    const SUM: usize = 8; // 8 · 2 · 15 · 127 < 2¹⁵
    const SUPER: bool = false;
    const MINS: Mins = Mins::Float;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(rows: [&[u8; BYTES]; 8], strip: &mut Strip) {
        for (b, codes) in strip.codes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let blocks = column::<BLOCK, BYTES>(rows, b);
            store_f32(&mut strip.d[b], f16_of_8(blocks, 0));
            store_f32(&mut strip.m[b], f16_of_8(blocks, 2));
            unpack_nibbles(transpose(blocks.map(|w| at(w, 4))), codes);
        }
    }
}
