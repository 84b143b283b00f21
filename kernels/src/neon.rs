//! Kernels for AArch64: NEON, NEON with `sdot`, NEON with `smmla`.
//!
//! The three tables differ only in how 8-bit codes are multiplied ([`dot`]); floats are the same
//! code. Every AArch64 machine has NEON, so `#[target_feature(enable = "neon")]` functions are safe
//! to call from each other, and memory is touched through [`lanes`] only. `sdot`, `smmla` and the
//! f16 conversions are not stable intrinsics: one small inline-asm function each.

#![allow(
    clippy::needless_range_loop,
    reason = "register tiles are small arrays that several loops walk by the same index"
)]

mod attend;
mod blocks32;
mod dot;
mod exp;
mod four;
mod lanes;
mod matmul_coded;
mod matmul_f32;
mod matmul_iq4_nl;
mod matmul_iq4_xs;
mod matmul_mxfp4;
mod matmul_q2_k;
mod matmul_q3_k;
mod matmul_q4_0;
mod matmul_q4_1;
mod matmul_q4_k;
mod matmul_q5_0;
mod matmul_q5_1;
mod matmul_q5_k;
mod matmul_q6_k;
mod matmul_q8_0;
mod panel;
mod peak;
mod quantize;
mod rowwise;
mod scale_min;
mod simd;
mod vector;

use half::{bf16, f16};

use crate::act::ActEncoding;
use crate::cache_block::by_block_type;
use crate::coded::{Iq1M, Iq1S, Iq2S, Iq2Xs, Iq2Xxs, Iq3S, Iq3Xxs, Q1, Q2, Tq1, Tq2};
use crate::format::TensorType;
use crate::isa::Isa;
use crate::packed;
use crate::table::{Kernels, MatmulTable};
use crate::weight_types::{
    IQ4NL, IQ4XS, Mxfp4, Q2K, Q3K, Q4_0, Q4_1, Q4K, Q5_0, Q5_1, Q5K, Q6K, Q8_0,
};
use dot::Path;
use peak::PeakMultiply;

/// The NEON table.
pub(crate) static KERNELS: Kernels = table::<dot::Widening>(Isa::Neon);
/// The table with `sdot`.
pub(crate) static KERNELS_DOTPROD: Kernels = table::<dot::Sdot>(Isa::NeonDotprod);
/// The table with `smmla`.
pub(crate) static KERNELS_I8MM: Kernels = table::<dot::Smmla>(Isa::NeonI8mm);

/// Returns the matmuls of all types that have one.
const fn matmuls<P: Path>() -> MatmulTable {
    MatmulTable::new(&[
        (TensorType::F32, matmul_f32::matmul::<4, f32>),
        (TensorType::F16, matmul_f32::matmul::<2, f16>),
        (TensorType::BF16, matmul_f32::matmul::<2, bf16>),
        (TensorType::Q8_0, panel::blocks::<P, Q8_0, 34>),
        (TensorType::Q4_0, panel::blocks::<P, Q4_0, 18>),
        (TensorType::Q4_1, panel::blocks::<P, Q4_1, 20>),
        (TensorType::Q5_0, panel::blocks::<P, Q5_0, 22>),
        (TensorType::Q5_1, panel::blocks::<P, Q5_1, 24>),
        (TensorType::IQ4_NL, panel::blocks::<P, IQ4NL, 18>),
        (TensorType::MXFP4, panel::blocks::<P, Mxfp4, 17>),
        (TensorType::Q2_K, panel::super_blocks::<P, Q2K, 84>),
        (TensorType::Q3_K, panel::super_blocks::<P, Q3K, 110>),
        (TensorType::Q4_K, panel::super_blocks::<P, Q4K, 144>),
        (TensorType::Q5_K, panel::super_blocks::<P, Q5K, 176>),
        (TensorType::Q6_K, panel::super_blocks::<P, Q6K, 210>),
        (TensorType::IQ4_XS, panel::super_blocks::<P, IQ4XS, 136>),
        (TensorType::IQ1_S, matmul_coded::codes::<P, Iq1S, 50>),
        (TensorType::IQ1_M, matmul_coded::codes::<P, Iq1M, 56>),
        (TensorType::IQ2_XXS, matmul_coded::codes::<P, Iq2Xxs, 66>),
        (TensorType::IQ2_XS, matmul_coded::codes::<P, Iq2Xs, 74>),
        (TensorType::IQ2_S, matmul_coded::codes::<P, Iq2S, 82>),
        (TensorType::IQ3_XXS, matmul_coded::codes::<P, Iq3Xxs, 98>),
        (TensorType::IQ3_S, matmul_coded::codes::<P, Iq3S, 110>),
        (TensorType::TQ1_0, matmul_coded::codes::<P, Tq1, 54>),
        (TensorType::TQ2_0, matmul_coded::codes::<P, Tq2, 66>),
        (TensorType::Q1_0, matmul_coded::as_q8_0::<P, Q1, 18, 136>),
        (TensorType::Q2_0, matmul_coded::as_q8_0::<P, Q2, 18, 68>),
        (TensorType::NVFP4, matmul_coded::as_bf16),
    ])
}

const fn table<P: Path + PeakMultiply>(isa: Isa) -> Kernels {
    Kernels {
        isa,
        matmul: matmuls::<P>(),
        matmul_by_bf16: None,
        takes_packed: |ty| packed::head(ty).is_some(),
        by_bf16_from: |_| None,
        quantize_q8x32: quantize::quantize::<32>,
        quantize_q8x256: quantize::quantize::<256>,
        round_bf16: crate::scalar::quantize::round_bf16,
        rms_norm: vector::rms_norm,
        softmax: vector::softmax,
        rope_norm: vector::rope_norm,
        rope_neox: vector::rope_neox,
        silu_mul: vector::silu_mul,
        gelu_mul: vector::gelu_mul,
        add_scaled: vector::add_scaled,
        scan: vector::scan,
        f32_to_f16: vector::f32_to_f16,
        widen_blocks: by_block_type!(attend::widen_blocks),
        attend_f16: attend::attend::<f16>,
        attend_bf16: attend::attend::<bf16>,
        attend_f32: attend::attend::<f32>,
        attend_blocks: by_block_type!(attend::attend_blocks),
        most_block_rows: attend::MOST_BLOCK_ROWS,
        batch_invariant_tokens: |ty| match ActEncoding::of(ty) {
            ActEncoding::F32 | ActEncoding::Bf16 => 1,
            ActEncoding::Q8x32 | ActEncoding::Q8x256 => rowwise::MAX_TOKENS,
        },
        batch_invariant_rows: 1,
        peak_f32: peak::peak_f32,
        peak_bf16: None,
        peak_int8: peak::peak_int8::<P>,
    }
}

/// Cuts `n` into as few parts as `max` allows, nearly equal in size: (first, count).
fn parts(n: usize, max: usize) -> impl Iterator<Item = (usize, usize)> {
    let n_parts = n.div_ceil(max);
    (0..n_parts).map(move |i| {
        let first = i * n / n_parts;
        (first, (i + 1) * n / n_parts - first)
    })
}
