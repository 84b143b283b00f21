//! Every kernel written plainly: the specification of the table, and the oracle that the other
//! instruction sets are checked against.
//!
//! Integer arithmetic is exact up to the (sub-)block, so another kernel may differ from these only
//! in the order in which it adds floats. Knows nothing of instruction sets.

pub(crate) mod attend;
pub(crate) mod blocks;
pub(crate) mod matmul_by_bf16;
pub(crate) mod matmul_coded;
pub(crate) mod matmul_f32;
pub(crate) mod matmul_q8x256;
pub(crate) mod matmul_q8x32;
pub(crate) mod peak;
pub(crate) mod quantize;
pub(crate) mod vector;

use half::{bf16, f16};

use crate::coded::{Iq1M, Iq1S, Iq2S, Iq2Xs, Iq2Xxs, Iq3S, Iq3Xxs, Q1, Q2, Tq1, Tq2};
use crate::format::{TensorType, TypeTable};
use crate::isa::Isa;
use crate::table::{Kernels, MatmulTable};

/// The scalar table.
pub static KERNELS: Kernels = Kernels {
    isa: Isa::Scalar,
    matmul: MatmulTable::new(&[
        (TensorType::F32, |w, x, out, _| matmul_f32::matmul(w, x, out, f32::from_le_bytes)),
        (TensorType::F16, |w, x, out, _| matmul_f32::matmul(w, x, out, blocks::widen_f16)),
        (TensorType::BF16, |w, x, out, _| {
            matmul_f32::matmul(w, x, out, |b| bf16::from_le_bytes(b).to_f32());
        }),
        (TensorType::Q8_0, |w, x, out, _| matmul_q8x32::matmul(w, x, out, blocks::q8_0)),
        (TensorType::Q4_0, |w, x, out, _| matmul_q8x32::matmul(w, x, out, blocks::q4_0)),
        (TensorType::Q4_1, |w, x, out, _| matmul_q8x32::matmul(w, x, out, blocks::q4_1)),
        (TensorType::Q5_0, |w, x, out, _| matmul_q8x32::matmul(w, x, out, blocks::q5_0)),
        (TensorType::Q5_1, |w, x, out, _| matmul_q8x32::matmul(w, x, out, blocks::q5_1)),
        (TensorType::IQ4_NL, |w, x, out, _| matmul_q8x32::matmul(w, x, out, blocks::iq4_nl)),
        (TensorType::MXFP4, |w, x, out, _| matmul_q8x32::matmul(w, x, out, blocks::mxfp4)),
        (TensorType::Q2_K, |w, x, out, _| matmul_q8x256::matmul(w, x, out, blocks::q2_k)),
        (TensorType::Q3_K, |w, x, out, _| matmul_q8x256::matmul(w, x, out, blocks::q3_k)),
        (TensorType::Q4_K, |w, x, out, _| matmul_q8x256::matmul(w, x, out, blocks::q4_k)),
        (TensorType::Q5_K, |w, x, out, _| matmul_q8x256::matmul(w, x, out, blocks::q5_k)),
        (TensorType::Q6_K, |w, x, out, _| matmul_q8x256::matmul(w, x, out, blocks::q6_k)),
        (TensorType::IQ4_XS, |w, x, out, _| matmul_q8x256::matmul(w, x, out, blocks::iq4_xs)),
        (TensorType::IQ1_S, matmul_coded::codes::<Iq1S, 50>),
        (TensorType::IQ1_M, matmul_coded::codes::<Iq1M, 56>),
        (TensorType::IQ2_XXS, matmul_coded::codes::<Iq2Xxs, 66>),
        (TensorType::IQ2_XS, matmul_coded::codes::<Iq2Xs, 74>),
        (TensorType::IQ2_S, matmul_coded::codes::<Iq2S, 82>),
        (TensorType::IQ3_XXS, matmul_coded::codes::<Iq3Xxs, 98>),
        (TensorType::IQ3_S, matmul_coded::codes::<Iq3S, 110>),
        (TensorType::TQ1_0, matmul_coded::codes::<Tq1, 54>),
        (TensorType::TQ2_0, matmul_coded::codes::<Tq2, 66>),
        (TensorType::Q1_0, matmul_coded::as_q8_0::<Q1, 18, 136>),
        (TensorType::Q2_0, matmul_coded::as_q8_0::<Q2, 18, 68>),
        (TensorType::NVFP4, matmul_coded::as_bf16),
    ]),
    matmul_by_bf16: Some(matmul_by_bf16::matmul_by_bf16),
    takes_packed: |_| false,
    by_bf16_from: |_| None,
    quantize_q8x32: quantize::quantize::<32>,
    quantize_q8x256: quantize::quantize::<256>,
    round_bf16: quantize::round_bf16,
    rms_norm: vector::rms_norm,
    softmax: vector::softmax,
    rope_norm: vector::rope_norm,
    rope_neox: vector::rope_neox,
    silu_mul: vector::silu_mul,
    gelu_mul: vector::gelu_mul,
    add_scaled: vector::add_scaled,
    scan: vector::scan,
    f32_to_f16: vector::f32_to_f16,
    // blocks are widened by `dequantize`: the specification of all other ways
    widen_blocks: TypeTable::new(&[]),
    attend_f16: attend::attend::<f16>,
    attend_bf16: attend::attend::<bf16>,
    attend_f32: attend::attend::<f32>,
    attend_blocks: TypeTable::new(&[]),
    most_block_rows: 0,
    batch_invariant_tokens: |_| usize::MAX,
    batch_invariant_rows: usize::MAX,
    peak_f32: peak::peak_f32,
    peak_bf16: None,
    peak_int8: peak::peak_int8,
};
