//! Kernels for machines without AVX2: SSE4.1 with SSSE3 (Penryn, Nehalem, Westmere; Bobcat's
//! successors), and AVX (Sandy Bridge, Ivy Bridge; Bulldozer, Jaguar).
//!
//! Codes of 8 bits are multiplied 16 at a time in both, by `pmaddubsw`; AVX has floats of 256 bits.
//! Everything is written once. What works on codes asks for SSE4.1, and is compiled into the
//! functions of both tables; what works on floats is generic over the lanes ([`crate::simd`]).

#![allow(
    clippy::needless_range_loop,
    reason = "register tiles are small arrays that several loops walk by the same index"
)]

mod attend;
mod codes;
mod exp;
mod lanes;
mod matmul;
mod matmul_f32;
mod peak;
mod quantize;
mod simd;

use half::{bf16, f16};

use self::attend::CachedLane;
use self::codes::{BlockOf32, BlockOf256};
use self::simd::{Avx, Sse41};
use crate::act::ActView;
use crate::coded::{
    CODE_BYTES, Coded, Iq1M, Iq1S, Iq2S, Iq2Xs, Iq2Xxs, Iq3S, Iq3Xxs, Q1, Q2, Tq1, Tq2,
};
use crate::format::{TensorType, TypeTable};
use crate::isa::Isa;
use crate::operands::{AttendState, AttendTile, KernelScratch, OutputView, ScanStep, WeightRows};
use crate::simd::{Float, vector_kernels};
use crate::table::{Kernels, MatmulTable};
use crate::weight_types::{
    IQ4NL, IQ4XS, Mxfp4, Q2K, Q3K, Q4_0, Q4_1, Q4K, Q5_0, Q5_1, Q5K, Q6K, Q8_0,
};

/// Defines the table of an instruction set, and its entries: functions with its features.
macro_rules! sse_table {
    ($table:ident, $entries:ident, $isa:ident, $features:literal, $n:literal, $simd:ident) => {
        mod $entries {
            use super::*;

            vector_kernels!($features, $simd);

            #[target_feature(enable = $features)]
            pub(super) fn floats<const BYTES: usize, W: Float<BYTES>>(
                rows: WeightRows<'_>,
                acts: ActView<'_>,
                out: &mut OutputView<'_>,
                _: &mut KernelScratch,
            ) {
                matmul_f32::matmul::<$n, $simd, BYTES, W>($simd::new(), rows, acts, out);
            }

            #[target_feature(enable = $features)]
            pub(super) fn blocks<W: BlockOf32<BYTES>, const BYTES: usize>(
                rows: WeightRows<'_>,
                acts: ActView<'_>,
                out: &mut OutputView<'_>,
                scratch: &mut KernelScratch,
            ) {
                // SAFETY: this function has the features, or more.
                unsafe { matmul::blocks::<W, BYTES>(rows, acts, out, scratch) };
            }

            #[target_feature(enable = $features)]
            pub(super) fn super_blocks<W: BlockOf256<BYTES>, const BYTES: usize>(
                rows: WeightRows<'_>,
                acts: ActView<'_>,
                out: &mut OutputView<'_>,
                scratch: &mut KernelScratch,
            ) {
                // SAFETY: as above.
                unsafe { matmul::super_blocks::<W, BYTES>(rows, acts, out, scratch) };
            }

            #[target_feature(enable = $features)]
            pub(super) fn codes<W: Coded<BYTES, CODE_BYTES>, const BYTES: usize>(
                rows: WeightRows<'_>,
                acts: ActView<'_>,
                out: &mut OutputView<'_>,
                scratch: &mut KernelScratch,
            ) {
                // SAFETY: as above.
                unsafe { matmul::codes::<W, BYTES>(rows, acts, out, scratch) };
            }

            #[target_feature(enable = $features)]
            pub(super) fn as_q8_0<W: Coded<BYTES, TO>, const BYTES: usize, const TO: usize>(
                rows: WeightRows<'_>,
                acts: ActView<'_>,
                out: &mut OutputView<'_>,
                scratch: &mut KernelScratch,
            ) {
                // SAFETY: as above.
                unsafe { matmul::as_q8_0::<W, BYTES, TO>(rows, acts, out, scratch) };
            }

            #[target_feature(enable = $features)]
            pub(super) fn as_bf16(
                rows: WeightRows<'_>,
                acts: ActView<'_>,
                out: &mut OutputView<'_>,
                scratch: &mut KernelScratch,
            ) {
                matmul::as_bf16($simd::new(), rows, acts, out, scratch);
            }

            #[target_feature(enable = $features)]
            pub(super) fn quantize<const BLOCK: usize>(
                x: &[f32],
                q: &mut [i8],
                scale: &mut [f32],
                sums: &mut [i16],
            ) {
                quantize::quantize::<BLOCK>(x, q, scale, sums);
            }

            #[target_feature(enable = $features)]
            pub(super) fn attend<T: CachedLane>(
                tile: &AttendTile<'_, T>,
                state: &mut AttendState<'_>,
                scratch: &mut KernelScratch,
            ) {
                attend::attend($simd::new(), tile, state, scratch);
            }

            #[target_feature(enable = $features)]
            pub(super) fn peak_f32(n: u64) -> u64 {
                peak::peak_f32($simd::new(), n)
            }

            #[target_feature(enable = $features)]
            pub(super) fn peak_int8(n: u64) -> u64 {
                peak::peak_int8(n)
            }
        }

        /// The table of this instruction set.
        pub(crate) static $table: Kernels = Kernels {
            isa: Isa::$isa,
            matmul: MatmulTable::new(&[
                (TensorType::F32, $entries::floats::<4, f32>),
                (TensorType::F16, $entries::floats::<2, f16>),
                (TensorType::BF16, $entries::floats::<2, bf16>),
                (TensorType::Q8_0, $entries::blocks::<Q8_0, 34>),
                (TensorType::Q4_0, $entries::blocks::<Q4_0, 18>),
                (TensorType::Q4_1, $entries::blocks::<Q4_1, 20>),
                (TensorType::Q5_0, $entries::blocks::<Q5_0, 22>),
                (TensorType::Q5_1, $entries::blocks::<Q5_1, 24>),
                (TensorType::IQ4_NL, $entries::blocks::<IQ4NL, 18>),
                (TensorType::MXFP4, $entries::blocks::<Mxfp4, 17>),
                (TensorType::Q2_K, $entries::super_blocks::<Q2K, 84>),
                (TensorType::Q3_K, $entries::super_blocks::<Q3K, 110>),
                (TensorType::Q4_K, $entries::super_blocks::<Q4K, 144>),
                (TensorType::Q5_K, $entries::super_blocks::<Q5K, 176>),
                (TensorType::Q6_K, $entries::super_blocks::<Q6K, 210>),
                (TensorType::IQ4_XS, $entries::super_blocks::<IQ4XS, 136>),
                (TensorType::IQ1_S, $entries::codes::<Iq1S, 50>),
                (TensorType::IQ1_M, $entries::codes::<Iq1M, 56>),
                (TensorType::IQ2_XXS, $entries::codes::<Iq2Xxs, 66>),
                (TensorType::IQ2_XS, $entries::codes::<Iq2Xs, 74>),
                (TensorType::IQ2_S, $entries::codes::<Iq2S, 82>),
                (TensorType::IQ3_XXS, $entries::codes::<Iq3Xxs, 98>),
                (TensorType::IQ3_S, $entries::codes::<Iq3S, 110>),
                (TensorType::TQ1_0, $entries::codes::<Tq1, 54>),
                (TensorType::TQ2_0, $entries::codes::<Tq2, 66>),
                (TensorType::Q1_0, $entries::as_q8_0::<Q1, 18, 136>),
                (TensorType::Q2_0, $entries::as_q8_0::<Q2, 18, 68>),
                (TensorType::NVFP4, $entries::as_bf16),
            ]),
            matmul_by_bf16: None,
            takes_packed: |_| false,
            by_bf16_from: |_| None,
            quantize_q8x32: $entries::quantize::<32>,
            quantize_q8x256: $entries::quantize::<256>,
            round_bf16: crate::scalar::quantize::round_bf16,
            rms_norm: $entries::rms_norm,
            softmax: $entries::softmax,
            rope_norm: crate::scalar::vector::rope_norm,
            rope_neox: $entries::rope_neox,
            silu_mul: $entries::silu_mul,
            gelu_mul: $entries::gelu_mul,
            add_scaled: $entries::add_scaled,
            scan: $entries::scan,
            f32_to_f16: $entries::f32_to_f16,
            // blocks are widened by `dequantize`
            widen_blocks: TypeTable::new(&[]),
            attend_f16: $entries::attend::<f16>,
            attend_bf16: $entries::attend::<bf16>,
            attend_f32: $entries::attend::<f32>,
            attend_blocks: TypeTable::new(&[]),
            most_block_rows: 0,
            // each product is a sum of its own, in the order of the row
            batch_invariant_tokens: |_| usize::MAX,
            batch_invariant_rows: usize::MAX,
            peak_f32: $entries::peak_f32,
            peak_bf16: None,
            peak_int8: $entries::peak_int8,
        };
    };
}

sse_table!(KERNELS, sse41, Sse41, "ssse3,sse4.1", 4, Sse41);
sse_table!(KERNELS_AVX, avx, Avx, "avx", 8, Avx);
