//! Blocks of every tensor type → f32, bit for bit as the formats define it.
//!
//! Used where a value is wanted rather than a product: embedding look-up, the generic matmul,
//! requantization, tests. Knows layouts, not instruction sets. Facts: the block definitions of the
//! GGUF types (ggml's `ggml-common.h`).

mod codebook4;
mod grids;
mod iq1;
mod iq2;
mod iq3;
mod kquants;
mod ternary;

use half::{bf16, f16};

use crate::format::TensorType;
use crate::scalar::blocks::{self, Block32, Block256};

/// Decodes `out.len()` values of type `ty`.
///
/// # Panics
/// If `out.len()` is no whole number of blocks, or `bytes` has another length than they take.
///
/// # Examples
/// ```
/// use hob_kernels::{TensorType, dequantize};
///
/// let bytes: Vec<u8> = [1.5_f32, -2.0].iter().flat_map(|value| value.to_le_bytes()).collect();
/// let mut values = [0.0; 2];
/// dequantize(TensorType::F32, &bytes, &mut values);
/// assert_eq!(values, [1.5, -2.0]);
/// ```
pub fn dequantize(ty: TensorType, bytes: &[u8], out: &mut [f32]) {
    assert_eq!(Some(bytes.len()), ty.row_bytes(out.len()), "bytes of {} values in {ty}", out.len());
    use TensorType::*;
    match ty {
        F32 => each(bytes, out, |b, y: &mut [f32; 1]| y[0] = f32::from_le_bytes(*b)),
        F16 => each(bytes, out, |b, y: &mut [f32; 1]| y[0] = f16::from_le_bytes(*b).to_f32()),
        BF16 => each(bytes, out, |b, y: &mut [f32; 1]| y[0] = bf16::from_le_bytes(*b).to_f32()),
        F64 => each(bytes, out, |b, y: &mut [f32; 1]| y[0] = f64::from_le_bytes(*b) as f32),
        I8 => each(bytes, out, |b: &[u8; 1], y: &mut [f32; 1]| y[0] = f32::from(b[0] as i8)),
        I16 => each(bytes, out, |b, y: &mut [f32; 1]| y[0] = f32::from(i16::from_le_bytes(*b))),
        I32 => each(bytes, out, |b, y: &mut [f32; 1]| y[0] = i32::from_le_bytes(*b) as f32),
        I64 => each(bytes, out, |b, y: &mut [f32; 1]| y[0] = i64::from_le_bytes(*b) as f32),
        Q8_0 => each(bytes, out, |b, y| block32(blocks::q8_0(b), y)),
        Q4_0 => each(bytes, out, |b, y| block32(blocks::q4_0(b), y)),
        Q4_1 => each(bytes, out, |b, y| block32(blocks::q4_1(b), y)),
        Q5_0 => each(bytes, out, |b, y| block32(blocks::q5_0(b), y)),
        Q5_1 => each(bytes, out, |b, y| block32(blocks::q5_1(b), y)),
        Q8_1 => each(bytes, out, kquants::q8_1),
        Q2_K => each(bytes, out, |b, y| block256(&blocks::q2_k(b), y)),
        Q3_K => each(bytes, out, |b, y| block256(&blocks::q3_k(b), y)),
        Q4_K => each(bytes, out, |b, y| block256(&blocks::q4_k(b), y)),
        Q5_K => each(bytes, out, |b, y| block256(&blocks::q5_k(b), y)),
        Q6_K => each(bytes, out, |b, y| block256(&blocks::q6_k(b), y)),
        Q8_K => each(bytes, out, kquants::q8_k),
        IQ1_S => each(bytes, out, iq1::iq1_s),
        IQ1_M => each(bytes, out, iq1::iq1_m),
        IQ2_XXS => each(bytes, out, iq2::iq2_xxs),
        IQ2_XS => each(bytes, out, iq2::iq2_xs),
        IQ2_S => each(bytes, out, iq2::iq2_s),
        IQ3_XXS => each(bytes, out, iq3::iq3_xxs),
        IQ3_S => each(bytes, out, iq3::iq3_s),
        IQ4_NL => each(bytes, out, |b, y| block32(blocks::iq4_nl(b), y)),
        IQ4_XS => each(bytes, out, |b, y| block256(&blocks::iq4_xs(b), y)),
        MXFP4 => each(bytes, out, |b, y| block32(blocks::mxfp4(b), y)),
        NVFP4 => each(bytes, out, codebook4::nvfp4),
        TQ1_0 => each(bytes, out, ternary::tq1_0),
        TQ2_0 => each(bytes, out, ternary::tq2_0),
        Q1_0 => each(bytes, out, ternary::q1_0),
        Q2_0 => each(bytes, out, ternary::q2_0),
    }
}

/// Decodes block after block: `BYTES` bytes into `LEN` values.
fn each<const BYTES: usize, const LEN: usize>(
    bytes: &[u8],
    out: &mut [f32],
    decode: impl Fn(&[u8; BYTES], &mut [f32; LEN]),
) {
    let (blocks, _) = bytes.as_chunks::<BYTES>();
    let (values, _) = out.as_chunks_mut::<LEN>();
    assert_eq!(blocks.len(), values.len(), "a decoder's block sizes are those of the type");
    for (block, values) in blocks.iter().zip(values) {
        decode(block, values);
    }
}

fn block32(block: Block32, y: &mut [f32; 32]) {
    for (y, q) in y.iter_mut().zip(block.q) {
        *y = block.d * f32::from(q) + block.m;
    }
}

fn block256(block: &Block256, y: &mut [f32; 256]) {
    for (j, (y, q)) in
        y.as_chunks_mut::<16>().0.iter_mut().zip(block.q.as_chunks::<16>().0).enumerate()
    {
        let scale = block.d * block.scale[j] as f32;
        let min = block.dmin * block.min[j] as f32;
        for (y, &q) in y.iter_mut().zip(q) {
            *y = scale * f32::from(q) - min;
        }
    }
}
