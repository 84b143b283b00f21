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
mod dot;
mod exp;
mod few;
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
mod panel_f32;
mod peak;
mod quantize;
mod quantized;
mod rowwise_q8x256;
mod rowwise_q8x32;
mod scale_min;
mod tiles;
mod tiles_bf16;
mod transpose;
mod vector;

use crate::act::ActEncoding;
use crate::isa::Isa;
use crate::table::Kernels;

/// The table without VNNI.
pub(crate) static KERNELS: Kernels = table::<false, false>();
/// The table with VNNI.
pub(crate) static KERNELS_VNNI: Kernels = table::<true, false>();
/// The table with VNNI and AMX.
pub(crate) static KERNELS_AMX: Kernels = table::<true, true>();

const fn table<const VNNI: bool, const AMX: bool>() -> Kernels {
    Kernels {
        isa: match (VNNI, AMX) {
            (_, true) => Isa::Avx512Amx,
            (true, false) => Isa::Avx512Vnni,
            (false, false) => Isa::Avx512,
        },
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
        matmul_by_bf16: if AMX { Some(tiles_bf16::matmul_by_bf16) } else { None },
        takes_packed: |ty| crate::packed::head(ty).is_some(),
        by_bf16_from: if AMX { tiles_bf16::least_tokens } else { |_| None },
        quantize_q8x32: quantize::quantize_q8x32,
        quantize_q8x256: quantize::quantize_q8x256,
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
        widen_q8_0: vector::widen_q8_0,
        attend_f16: if AMX { attend_tiles::attend_f16 } else { attend::attend_f16 },
        attend_f32: attend::attend_f32,
        matmul_alike: |ty| match ActEncoding::of(ty) {
            ActEncoding::F32 | ActEncoding::Bf16 => 1,
            ActEncoding::Q8x32 => rowwise_q8x32::MAX_TOKENS,
            ActEncoding::Q8x256 => rowwise_q8x256::MAX_TOKENS,
        },
        attend_alike: attend::MANY - 1,
        peak_f32: peak::peak_f32,
        peak_bf16: Some(if AMX { tiles::peak_bf16 } else { peak::peak_bf16 }),
        peak_int8: if AMX { tiles::peak_int8 } else { peak::peak_int8::<VNNI> },
    }
}
