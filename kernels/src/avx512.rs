//! Kernels for AVX-512 (F, BW, DQ, VL), with and without VNNI.
//!
//! A quantized matmul of packed rows ([`crate::packed`]) has two ways ([`quantized`] chooses). Up
//! to eight tokens are multiplied by what comes from memory ([`few`]); more share panels of
//! unpacked weights ([`panel`]), which is bound by the multipliers. Of rows as they lie in the
//! file, up to four tokens take the weights along the row ([`rowwise_q8x256`], [`rowwise_q8x32`]),
//! and more share panels. A type's file says how its blocks become codes for each; nothing else is
//! per type. The tables with and without VNNI differ in two integer products only ([`dot`]). With
//! AMX, many tokens take a way of their own: panels rounded to bf16, for tiles ([`tiles_bf16`]).
//!
//! Everything is in `#[target_feature]` functions, which are safe to call from each other.

#![allow(
    clippy::needless_range_loop,
    reason = "register tiles are small arrays that several loops walk by the same index"
)]

mod attend;
mod attend_tiles;
mod blocks_of_four;
mod decode;
mod dot;
mod exp;
mod few;
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
mod panel_f32;
mod peak;
mod quantize;
mod quantized;
mod rowwise_q8x256;
mod rowwise_q8x32;
mod scale_min;
mod simd;
mod tiles;
mod tiles_bf16;
mod transpose;
mod vector;

use half::{bf16, f16};

use crate::act::ActEncoding;
use crate::cache_block::by_block_type;
use crate::coded::{Iq1M, Iq1S, Iq2S, Iq2Xs, Iq2Xxs, Iq3S, Iq3Xxs, Q1, Q2, Tq1, Tq2};
use crate::format::TensorType;
use crate::isa::Isa;
use crate::table::{Kernels, MatmulTable};
use crate::weight_types::{
    IQ4NL, IQ4XS, Mxfp4, Q2K, Q3K, Q4_0, Q4_1, Q4K, Q5_0, Q5_1, Q5K, Q6K, Q8_0,
};

/// The table without VNNI.
pub(crate) static KERNELS: Kernels = table::<false, false>();
/// The table with VNNI.
pub(crate) static KERNELS_VNNI: Kernels = table::<true, false>();
/// The table with VNNI and AMX.
pub(crate) static KERNELS_AMX: Kernels = table::<true, true>();

/// Returns the matmuls of all types that have one.
const fn matmuls<const VNNI: bool>() -> MatmulTable {
    MatmulTable::new(&[
        (TensorType::F32, matmul_f32::matmul::<4, f32>),
        (TensorType::F16, matmul_f32::matmul::<2, f16>),
        (TensorType::BF16, matmul_f32::matmul::<2, bf16>),
        (TensorType::Q8_0, quantized::blocks::<68, 34, Q8_0, VNNI>),
        (TensorType::Q4_0, quantized::blocks::<72, 18, Q4_0, VNNI>),
        (TensorType::Q4_1, quantized::blocks::<80, 20, Q4_1, VNNI>),
        (TensorType::Q5_0, quantized::blocks::<88, 22, Q5_0, VNNI>),
        (TensorType::Q5_1, quantized::blocks::<96, 24, Q5_1, VNNI>),
        (TensorType::IQ4_NL, quantized::blocks::<72, 18, IQ4NL, VNNI>),
        (TensorType::MXFP4, quantized::blocks::<68, 17, Mxfp4, VNNI>),
        (TensorType::Q2_K, quantized::super_blocks::<84, Q2K, VNNI>),
        (TensorType::Q3_K, quantized::super_blocks::<110, Q3K, VNNI>),
        (TensorType::Q4_K, quantized::super_blocks::<144, Q4K, VNNI>),
        (TensorType::Q5_K, quantized::super_blocks::<176, Q5K, VNNI>),
        (TensorType::Q6_K, quantized::super_blocks::<210, Q6K, VNNI>),
        (TensorType::IQ4_XS, quantized::super_blocks::<136, IQ4XS, VNNI>),
        (TensorType::IQ1_S, matmul_coded::codes::<Iq1S, 50, VNNI>),
        (TensorType::IQ1_M, matmul_coded::codes::<Iq1M, 56, VNNI>),
        (TensorType::IQ2_XXS, matmul_coded::codes::<Iq2Xxs, 66, VNNI>),
        (TensorType::IQ2_XS, matmul_coded::codes::<Iq2Xs, 74, VNNI>),
        (TensorType::IQ2_S, matmul_coded::codes::<Iq2S, 82, VNNI>),
        (TensorType::IQ3_XXS, matmul_coded::codes::<Iq3Xxs, 98, VNNI>),
        (TensorType::IQ3_S, matmul_coded::codes::<Iq3S, 110, VNNI>),
        (TensorType::TQ1_0, matmul_coded::codes::<Tq1, 54, VNNI>),
        (TensorType::TQ2_0, matmul_coded::codes::<Tq2, 66, VNNI>),
        (TensorType::Q1_0, matmul_coded::as_q8_0::<Q1, 18, 136, VNNI>),
        (TensorType::Q2_0, matmul_coded::as_q8_0::<Q2, 18, 68, VNNI>),
        (TensorType::NVFP4, matmul_coded::as_bf16),
    ])
}

const fn table<const VNNI: bool, const AMX: bool>() -> Kernels {
    Kernels {
        isa: match (VNNI, AMX) {
            (_, true) => Isa::Avx512Amx,
            (true, false) => Isa::Avx512Vnni,
            (false, false) => Isa::Avx512,
        },
        matmul: matmuls::<VNNI>(),
        matmul_by_bf16: if AMX { Some(tiles_bf16::matmul_by_bf16) } else { None },
        takes_packed: |ty| crate::packed::head(ty).is_some(),
        by_bf16_from: if AMX { tiles_bf16::least_tokens } else { |_| None },
        quantize_q8x32: quantize::quantize::<32>,
        quantize_q8x256: quantize::quantize::<256>,
        round_bf16: if AMX { quantize::round_bf16 } else { crate::scalar::quantize::round_bf16 },
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
        attend_f16: if AMX { attend_tiles::attend_f16 } else { attend::attend::<f16> },
        attend_bf16: attend::attend::<bf16>,
        attend_f32: attend::attend::<f32>,
        attend_blocks: by_block_type!(attend::attend_blocks),
        most_block_rows: attend::MANY - 1,
        batch_invariant_tokens: |ty| match ActEncoding::of(ty) {
            ActEncoding::F32 | ActEncoding::Bf16 => 1,
            ActEncoding::Q8x32 => rowwise_q8x32::MAX_TOKENS,
            ActEncoding::Q8x256 => rowwise_q8x256::MAX_TOKENS,
        },
        batch_invariant_rows: attend::MANY - 1,
        peak_f32: peak::peak_f32,
        peak_bf16: Some(if AMX { tiles::peak_bf16 } else { peak::peak_bf16 }),
        peak_int8: if AMX { tiles::peak_int8 } else { peak::peak_int8::<VNNI> },
    }
}
