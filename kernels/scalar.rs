//! Every kernel written plainly.
use crate::table::Kernels;
/// The scalar table.
pub static KERNELS: Kernels = Kernels {
    isa: crate::Isa::Scalar,
    matmul_f32: |_, _, _, _| unimplemented!(),
    matmul_f16: |_, _, _, _| unimplemented!(),
    matmul_bf16: |_, _, _, _| unimplemented!(),
    matmul_q8_0: |_, _, _, _| unimplemented!(),
    matmul_q4_0: |_, _, _, _| unimplemented!(),
    matmul_q4_1: |_, _, _, _| unimplemented!(),
    matmul_q5_0: |_, _, _, _| unimplemented!(),
    matmul_q5_1: |_, _, _, _| unimplemented!(),
    matmul_q4_k: |_, _, _, _| unimplemented!(),
    matmul_q5_k: |_, _, _, _| unimplemented!(),
    matmul_q6_k: |_, _, _, _| unimplemented!(),
    quantize_q8x32: |_, _, _, _| unimplemented!(),
    quantize_q8x256: |_, _, _, _| unimplemented!(),
    rms_norm: |_, _, _, _| unimplemented!(),
    softmax: |_| unimplemented!(),
    rope_norm: |_, _, _| unimplemented!(),
    rope_neox: |_, _, _| unimplemented!(),
    silu_mul: |_, _| unimplemented!(),
    gelu_mul: |_, _| unimplemented!(),
    add_scaled: |_, _, _| unimplemented!(),
    f32_to_f16: |_, _| unimplemented!(),
    attend_f16: |_, _, _| unimplemented!(),
    attend_f32: |_, _, _| unimplemented!(),
};
