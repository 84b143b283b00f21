//! Blocks of every tensor type → f32, bit for bit as the formats define it.
//!
//! Used where a value is wanted rather than a product: embedding look-up, the generic matmul,
//! requantization, tests. Knows layouts, not instruction sets. Facts: the block definitions of the
//! GGUF types (ggml's `ggml-common.h`).

mod codebook4;
pub(crate) mod grids;
mod iq1;
mod iq2;
mod iq3;
mod kquants;
mod ternary;

use half::bf16;

use crate::format::{TensorType, TypeTable};
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
    let decode = DECODERS.get(ty).expect("the table is complete");
    decode(bytes, out);
}

/// A function that decodes whole blocks of one type.
type DecodeFn = fn(bytes: &[u8], out: &mut [f32]);

static DECODERS: TypeTable<DecodeFn> = {
    let table = TypeTable::<DecodeFn>::new(&[
        (TensorType::F32, |b, y| numbers(b, y, f32::from_le_bytes)),
        (TensorType::F16, |b, y| numbers(b, y, blocks::widen_f16)),
        (TensorType::BF16, |b, y| numbers(b, y, |b| bf16::from_le_bytes(b).to_f32())),
        (TensorType::F64, |b, y| numbers(b, y, |b| f64::from_le_bytes(b) as f32)),
        (TensorType::I8, |b, y| numbers(b, y, |[b]: [u8; 1]| f32::from(b.cast_signed()))),
        (TensorType::I16, |b, y| numbers(b, y, |b| f32::from(i16::from_le_bytes(b)))),
        (TensorType::I32, |b, y| numbers(b, y, |b| i32::from_le_bytes(b) as f32)),
        (TensorType::I64, |b, y| numbers(b, y, |b| i64::from_le_bytes(b) as f32)),
        (TensorType::Q8_0, |b, y| blocks_of_32(b, y, blocks::q8_0)),
        (TensorType::Q4_0, |b, y| blocks_of_32(b, y, blocks::q4_0)),
        (TensorType::Q4_1, |b, y| blocks_of_32(b, y, blocks::q4_1)),
        (TensorType::Q5_0, |b, y| blocks_of_32(b, y, blocks::q5_0)),
        (TensorType::Q5_1, |b, y| blocks_of_32(b, y, blocks::q5_1)),
        (TensorType::Q8_1, |b, y| each(b, y, kquants::q8_1)),
        (TensorType::Q2_K, |b, y| blocks_of_256(b, y, blocks::q2_k)),
        (TensorType::Q3_K, |b, y| blocks_of_256(b, y, blocks::q3_k)),
        (TensorType::Q4_K, |b, y| blocks_of_256(b, y, blocks::q4_k)),
        (TensorType::Q5_K, |b, y| blocks_of_256(b, y, blocks::q5_k)),
        (TensorType::Q6_K, |b, y| blocks_of_256(b, y, blocks::q6_k)),
        (TensorType::Q8_K, |b, y| each(b, y, kquants::q8_k)),
        (TensorType::IQ1_S, |b, y| each(b, y, iq1::iq1_s)),
        (TensorType::IQ1_M, |b, y| each(b, y, iq1::iq1_m)),
        (TensorType::IQ2_XXS, |b, y| each(b, y, iq2::iq2_xxs)),
        (TensorType::IQ2_XS, |b, y| each(b, y, iq2::iq2_xs)),
        (TensorType::IQ2_S, |b, y| each(b, y, iq2::iq2_s)),
        (TensorType::IQ3_XXS, |b, y| each(b, y, iq3::iq3_xxs)),
        (TensorType::IQ3_S, |b, y| each(b, y, iq3::iq3_s)),
        (TensorType::IQ4_NL, |b, y| blocks_of_32(b, y, blocks::iq4_nl)),
        (TensorType::IQ4_XS, |b, y| blocks_of_256(b, y, blocks::iq4_xs)),
        (TensorType::MXFP4, |b, y| blocks_of_32(b, y, blocks::mxfp4)),
        (TensorType::NVFP4, |b, y| each(b, y, codebook4::nvfp4)),
        (TensorType::TQ1_0, |b, y| each(b, y, ternary::tq1_0)),
        (TensorType::TQ2_0, |b, y| each(b, y, ternary::tq2_0)),
        (TensorType::Q1_0, |b, y| each(b, y, ternary::q1_0)),
        (TensorType::Q2_0, |b, y| each(b, y, ternary::q2_0)),
    ]);
    assert!(table.is_complete());
    table
};

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

/// Decodes numbers of `BYTES` bytes each.
fn numbers<const BYTES: usize>(bytes: &[u8], out: &mut [f32], decode: impl Fn([u8; BYTES]) -> f32) {
    each(bytes, out, |b, [y]: &mut [f32; 1]| *y = decode(*b));
}

fn blocks_of_32<const BYTES: usize>(
    bytes: &[u8],
    out: &mut [f32],
    decode: impl Fn(&[u8; BYTES]) -> Block32,
) {
    each(bytes, out, |b, y: &mut [f32; 32]| {
        let block = decode(b);
        for (y, q) in y.iter_mut().zip(block.q) {
            *y = block.d * f32::from(q) + block.m;
        }
    });
}

fn blocks_of_256<const BYTES: usize>(
    bytes: &[u8],
    out: &mut [f32],
    decode: impl Fn(&[u8; BYTES]) -> Block256,
) {
    each(bytes, out, |b, y: &mut [f32; 256]| {
        let block = decode(b);
        let parts = y.as_chunks_mut::<16>().0.iter_mut().zip(block.q.as_chunks::<16>().0);
        for (j, (y, q)) in parts.enumerate() {
            let scale = block.d * block.scale[j] as f32;
            let min = block.dmin * block.min[j] as f32;
            for (y, &q) in y.iter_mut().zip(q) {
                *y = scale * f32::from(q) - min;
            }
        }
    });
}
