//! Kernels for AVX2 with FMA and F16C (x86-64-v3).
//!
//! Two ways through a matmul: few tokens read rows as they lie in the file ([`rowwise`]); packed
//! rows, and more tokens, go through strips of unpacked rows ([`panel`]), where AVX-VNNI multiplies
//! if the table is the one that has it. All code is in `#[target_feature]` functions, which may
//! call each other safely; memory is touched through [`lanes`] only.

mod attend;
mod blocks32;
mod decode;
mod exp;
mod groups;
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
mod quantized;
mod rowwise;
mod scale_min;
mod simd;
mod transpose;
mod vector;

use half::{bf16, f16};

use crate::cache_block::by_block_type;
use crate::coded::{Iq1M, Iq1S, Iq2S, Iq2Xs, Iq2Xxs, Iq3S, Iq3Xxs, Q1, Q2, Tq1, Tq2};
use crate::format::TensorType;
use crate::isa::Isa;
use crate::packed;
use crate::table::{Kernels, MatmulTable};
use crate::weight_types::{
    CodeRows, IQ4NL, IQ4XS, Mxfp4, Q2K, Q3K, Q4_0, Q4_1, Q4K, Q5_0, Q5_1, Q5K, Q6K, Q8_0,
};
use matmul_coded::SmallCodes;

/// Returns all types that can be packed but Q3_K: a token alone takes 1.3 times as long by strips,
/// whose codes are of two places, as along rows.
fn takes_packed(ty: TensorType) -> bool {
    ty != TensorType::Q3_K && packed::head(ty).is_some()
}

/// The AVX2 table.
pub(crate) static KERNELS: Kernels = table::<false>();
/// The table with AVX-VNNI.
pub(crate) static KERNELS_VNNI: Kernels = table::<true>();

/// Returns the matmuls of all types that have one.
const fn matmuls<const VNNI: bool>() -> MatmulTable {
    MatmulTable::new(&[
        (TensorType::F32, matmul_f32::matmul::<4, f32>),
        (TensorType::F16, matmul_f32::matmul::<2, f16>),
        (TensorType::BF16, matmul_f32::matmul::<2, bf16>),
        (TensorType::Q8_0, quantized::matmul::<Q8_0, 272, VNNI>),
        (TensorType::Q4_0, quantized::matmul::<Q4_0, 144, VNNI>),
        (TensorType::Q4_1, quantized::matmul::<Q4_1, 160, VNNI>),
        (TensorType::Q5_0, quantized::matmul::<Q5_0, 176, VNNI>),
        (TensorType::Q5_1, quantized::matmul::<Q5_1, 192, VNNI>),
        (TensorType::IQ4_NL, quantized::matmul::<IQ4NL, 144, VNNI>),
        (TensorType::MXFP4, quantized::matmul::<Mxfp4, 136, VNNI>),
        (TensorType::Q2_K, quantized::matmul::<Q2K, 84, VNNI>),
        (TensorType::Q3_K, quantized::matmul::<Q3K, 110, VNNI>),
        (TensorType::Q4_K, quantized::matmul::<Q4K, 144, VNNI>),
        (TensorType::Q5_K, quantized::matmul::<Q5K, 176, VNNI>),
        (TensorType::Q6_K, quantized::matmul::<Q6K, 210, VNNI>),
        (TensorType::IQ4_XS, quantized::matmul::<IQ4XS, 136, VNNI>),
        (TensorType::IQ1_S, matmul_coded::codes::<Iq1S, 50, SmallCodes, VNNI>),
        (TensorType::IQ1_M, matmul_coded::codes::<Iq1M, 56, SmallCodes, VNNI>),
        (TensorType::IQ2_XXS, matmul_coded::codes::<Iq2Xxs, 66, CodeRows, VNNI>),
        (TensorType::IQ2_XS, matmul_coded::codes::<Iq2Xs, 74, CodeRows, VNNI>),
        (TensorType::IQ2_S, matmul_coded::codes::<Iq2S, 82, CodeRows, VNNI>),
        (TensorType::IQ3_XXS, matmul_coded::codes::<Iq3Xxs, 98, CodeRows, VNNI>),
        (TensorType::IQ3_S, matmul_coded::codes::<Iq3S, 110, SmallCodes, VNNI>),
        (TensorType::TQ1_0, matmul_coded::codes::<Tq1, 54, SmallCodes, VNNI>),
        (TensorType::TQ2_0, matmul_coded::codes::<Tq2, 66, SmallCodes, VNNI>),
        (TensorType::Q1_0, matmul_coded::as_q8_0::<Q1, 18, 136, VNNI>),
        (TensorType::Q2_0, matmul_coded::as_q8_0::<Q2, 18, 68, VNNI>),
        (TensorType::NVFP4, matmul_coded::as_bf16),
    ])
}

const fn table<const VNNI: bool>() -> Kernels {
    Kernels {
        isa: if VNNI { Isa::AvxVnni } else { Isa::Avx2 },
        matmul: matmuls::<VNNI>(),
        matmul_by_bf16: None,
        takes_packed,
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
        most_block_rows: attend::MANY - 1,
        batch_invariant_tokens: quantized::max_rowwise_tokens,
        // values are added in an order that begins with the first position that some row of a tile
        // sees
        batch_invariant_rows: 1,
        peak_f32: peak::peak_f32,
        peak_bf16: None,
        peak_int8: peak::peak_int8::<VNNI>,
    }
}
