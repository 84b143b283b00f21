//! Kernels for AVX2 with FMA and F16C (x86-64-v3).
//!
//! Two ways through a matmul: few tokens read rows as they lie in the file ([`rowwise`]); packed
//! rows, and more tokens, go through strips of unpacked rows ([`panel`]), where AVX-VNNI multiplies
//! if the table is the one that has it. All code is in `#[target_feature]` functions, which may
//! call each other safely; memory is touched through [`lanes`] only.

mod attend;
mod blocks32;
mod exp;
mod groups;
mod lanes;
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
mod transpose;
mod vector;

use crate::format::TensorType;
use crate::isa::Isa;
use crate::packed;
use crate::table::Kernels;

/// Tokens that read the rows as they lie; of float rows, those that share a number of running sums.
fn matmul_alike(ty: TensorType) -> usize {
    match ty {
        TensorType::Q8_0 => matmul_q8_0::ROWWISE,
        TensorType::Q4_0 => matmul_q4_0::ROWWISE,
        TensorType::Q4_1 => matmul_q4_1::ROWWISE,
        TensorType::Q5_0 => matmul_q5_0::ROWWISE,
        TensorType::Q5_1 => matmul_q5_1::ROWWISE,
        TensorType::IQ4_NL => matmul_iq4_nl::ROWWISE,
        TensorType::MXFP4 => matmul_mxfp4::ROWWISE,
        TensorType::Q2_K => matmul_q2_k::ROWWISE,
        TensorType::Q3_K => matmul_q3_k::ROWWISE,
        TensorType::Q4_K => matmul_q4_k::ROWWISE,
        TensorType::Q5_K => matmul_q5_k::ROWWISE,
        TensorType::Q6_K => matmul_q6_k::ROWWISE,
        TensorType::IQ4_XS => matmul_iq4_xs::ROWWISE,
        _ => 2,
    }
}

/// All types that can be packed but Q3_K: a token alone takes 1.3 times as long by strips, whose
/// codes are of two places, as along rows.
fn takes_packed(ty: TensorType) -> bool {
    ty != TensorType::Q3_K && packed::head(ty).is_some()
}

/// The AVX2 table.
pub(crate) static KERNELS: Kernels = table::<false>();
/// The table with AVX-VNNI.
pub(crate) static KERNELS_VNNI: Kernels = table::<true>();

const fn table<const VNNI: bool>() -> Kernels {
    Kernels {
        isa: if VNNI { Isa::AvxVnni } else { Isa::Avx2 },
        matmul_f32: matmul_f32::matmul_f32,
        matmul_f16: matmul_f32::matmul_f16,
        matmul_bf16: matmul_f32::matmul_bf16,
        matmul_q8_0: matmul_q8_0::matmul_q8_0::<VNNI>,
        matmul_q4_0: matmul_q4_0::matmul_q4_0::<VNNI>,
        matmul_q4_1: matmul_q4_1::matmul_q4_1::<VNNI>,
        matmul_q5_0: matmul_q5_0::matmul_q5_0::<VNNI>,
        matmul_q5_1: matmul_q5_1::matmul_q5_1::<VNNI>,
        matmul_iq4_nl: matmul_iq4_nl::matmul_iq4_nl::<VNNI>,
        matmul_mxfp4: matmul_mxfp4::matmul_mxfp4::<VNNI>,
        matmul_q2_k: matmul_q2_k::matmul_q2_k::<VNNI>,
        matmul_q3_k: matmul_q3_k::matmul_q3_k::<VNNI>,
        matmul_q4_k: matmul_q4_k::matmul_q4_k::<VNNI>,
        matmul_q5_k: matmul_q5_k::matmul_q5_k::<VNNI>,
        matmul_q6_k: matmul_q6_k::matmul_q6_k::<VNNI>,
        matmul_iq4_xs: matmul_iq4_xs::matmul_iq4_xs::<VNNI>,
        matmul_by_bf16: None,
        takes_packed,
        by_bf16_from: |_| None,
        quantize_q8x32: quantize::quantize_q8x32,
        quantize_q8x256: quantize::quantize_q8x256,
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
        widen_q8_0: vector::widen_q8_0,
        attend_f16: attend::attend_f16,
        attend_f32: attend::attend_f32,
        matmul_alike,
        // values are added in an order that begins with the first position that some row of a tile
        // sees
        attend_alike: 1,
        peak_f32: peak::peak_f32,
        peak_bf16: None,
        peak_int8: peak::peak_int8::<VNNI>,
    }
}
