//! Weight blocks to test with, and what they mean.

use half::{bf16, f16};

use super::Rng;
use crate::dequant::dequantize;
use crate::format::TensorType;
use crate::scalar::blocks::{self, Block32, Block256};

/// What a matrix is filled with.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fill {
    /// Random codes, scales as in real models.
    Random,
    /// The largest codes, sub-block scales and scales.
    Largest,
    /// The smallest codes (the most negative ones of types with signed codes), the largest
    /// sub-block scales.
    Smallest,
    /// Scales of zero, codes random.
    Zero,
    /// Scales that are subnormal f16 numbers, codes random.
    Subnormal,
    /// Each block one of the others.
    Mixed,
}

impl Fill {
    pub(super) const ALL: [Fill; 6] =
        [Fill::Random, Fill::Largest, Fill::Smallest, Fill::Zero, Fill::Subnormal, Fill::Mixed];
}

/// Returns `n` values of type `ty`, a whole number of blocks.
pub(super) fn weights(ty: TensorType, n: usize, fill: Fill, rng: &mut Rng) -> Vec<u8> {
    let n_blocks = n / ty.block_len();
    let mut bytes = Vec::new();
    for _ in 0..n_blocks {
        let fill = match fill {
            Fill::Mixed => Fill::ALL[rng.below(5)],
            _ => fill,
        };
        match ty {
            TensorType::F32 => bytes.extend(float(fill, rng).to_le_bytes()),
            TensorType::BF16 => bytes.extend(bf16::from_f32(float(fill, rng)).to_le_bytes()),
            TensorType::F16 => {
                let value =
                    if matches!(fill, Fill::Random) { rng.normal() } else { scale(fill, rng) };
                bytes.extend(f16::from_f32(value).to_le_bytes());
            }
            _ => block(ty, fill, rng, &mut bytes),
        }
    }
    bytes
}

/// Returns a weight of a float type with the exponents of f32.
fn float(fill: Fill, rng: &mut Rng) -> f32 {
    match fill {
        Fill::Largest => 1e18,
        Fill::Smallest => -1e18,
        Fill::Zero => 0.0,
        Fill::Subnormal => rng.signed() * f32::MIN_POSITIVE,
        Fill::Random | Fill::Mixed => rng.normal(),
    }
}

/// Returns the value of an f16 field.
fn scale(fill: Fill, rng: &mut Rng) -> f32 {
    match fill {
        Fill::Largest => 65504.0,
        Fill::Smallest => -65504.0,
        Fill::Zero => 0.0,
        Fill::Subnormal => f16::from_bits(1 + rng.below(0x3ff) as u16).to_f32(),
        Fill::Random | Fill::Mixed => rng.normal() * 0.01,
    }
}

/// Writes one block: codes and sub-block scales by `fill`, then the f16 fields.
fn block(ty: TensorType, fill: Fill, rng: &mut Rng, bytes: &mut Vec<u8>) {
    let start = bytes.len();
    let byte = |rng: &mut Rng| match fill {
        Fill::Largest if ty == TensorType::Q8_0 => 127,
        Fill::Largest if ty == TensorType::MXFP4 => 0x77,
        Fill::Smallest if ty == TensorType::MXFP4 => 0xff,
        // −128: not written by quantizers, but valid
        Fill::Smallest if ty == TensorType::Q8_0 => 128,
        Fill::Largest => 0xff,
        Fill::Smallest => 0,
        _ => rng.below(256) as u8,
    };
    bytes.extend((0..ty.block_bytes()).map(|_| byte(rng)));
    let block = &mut bytes[start..];

    use TensorType::*;
    let extreme = matches!(fill, Fill::Largest | Fill::Smallest);
    match ty {
        Q4_K | Q5_K if extreme => block[4..16].fill(0xff),
        // signed scales of 8 bits: both ends an exponent instead of an f16: none is zero, and
        // beside the largest an f32 must have room for a row's sum
        MXFP4 => {
            block[0] = match fill {
                Fill::Largest | Fill::Smallest => 143,
                Fill::Zero => 0,
                Fill::Subnormal => rng.below(3) as u8,
                Fill::Random | Fill::Mixed => 117 + rng.below(6) as u8,
            }
        }
        NVFP4 => {
            block[..4].fill_with(|| match fill {
                Fill::Largest | Fill::Smallest => 0x7e,
                Fill::Zero => 0,
                Fill::Subnormal => 1 + rng.below(7) as u8,
                Fill::Random | Fill::Mixed => rng.below(256) as u8,
            });
        }
        Q6_K if extreme => block[192..208].fill_with(|| if rng.below(2) == 0 { 127 } else { 128 }),
        _ => {}
    }
    let f16_fields: &[usize] = match ty {
        Q8_0 | Q4_0 | Q5_0 | IQ4_NL | IQ4_XS | Q1_0 | Q2_0 => &[0],
        IQ1_S | IQ2_XXS | IQ2_XS | IQ2_S | IQ3_XXS | IQ3_S => &[0],
        TQ1_0 => &[52],
        TQ2_0 => &[64],
        // the top nibbles of four words
        IQ1_M => {
            let bits = f16::from_f32(scale(fill, rng)).to_bits();
            for (i, word) in block[48..].as_chunks_mut::<2>().0.iter_mut().enumerate() {
                word[1] = word[1] & 15 | ((bits >> (4 * i) & 15) as u8) << 4;
            }
            &[]
        }
        Q4_1 | Q5_1 | Q4_K | Q5_K => &[0, 2],
        Q2_K => &[80, 82],
        Q3_K => &[108],
        Q6_K => &[208],
        MXFP4 | NVFP4 => &[],
        _ => panic!("no generator for {ty}"),
    };
    for &at in f16_fields {
        block[at..at + 2].copy_from_slice(&f16::from_f32(scale(fill, rng)).to_le_bytes());
    }
}

/// Returns the values of some rows, and for each the sum of the magnitudes of its terms
/// (`|d·q| + |m|`): what rounding errors are relative to.
pub(super) fn decode(ty: TensorType, bytes: &[u8], n: usize) -> (Vec<f32>, Vec<f32>) {
    let mut values = vec![0.0; n];
    dequantize(ty, bytes, &mut values);
    use TensorType::*;
    let terms = match ty {
        Q8_0 => terms32(bytes, blocks::q8_0),
        Q4_0 => terms32(bytes, blocks::q4_0),
        Q4_1 => terms32(bytes, blocks::q4_1),
        Q5_0 => terms32(bytes, blocks::q5_0),
        Q5_1 => terms32(bytes, blocks::q5_1),
        IQ4_NL => terms32(bytes, blocks::iq4_nl),
        MXFP4 => terms32(bytes, blocks::mxfp4),
        Q2_K => terms256(bytes, blocks::q2_k),
        Q3_K => terms256(bytes, blocks::q3_k),
        IQ4_XS => terms256(bytes, blocks::iq4_xs),
        Q4_K => terms256(bytes, blocks::q4_k),
        Q5_K => terms256(bytes, blocks::q5_k),
        Q6_K => terms256(bytes, blocks::q6_k),
        _ => values.iter().map(|v| v.abs()).collect(),
    };
    (values, terms)
}

fn terms32<const BYTES: usize>(bytes: &[u8], decode: fn(&[u8; BYTES]) -> Block32) -> Vec<f32> {
    let block = |b| {
        let Block32 { d, m, q } = decode(b);
        q.map(|q| (d * f32::from(q)).abs() + m.abs())
    };
    bytes.as_chunks().0.iter().flat_map(block).collect()
}

fn terms256<const BYTES: usize>(bytes: &[u8], decode: fn(&[u8; BYTES]) -> Block256) -> Vec<f32> {
    let block = |b| {
        let Block256 { d, dmin, scale, min, q } = decode(b);
        let term = move |i: usize| {
            (d * scale[i / 16] as f32 * f32::from(q[i])).abs() + (dmin * min[i / 16] as f32).abs()
        };
        (0..256).map(term)
    };
    bytes.as_chunks().0.iter().flat_map(block).collect()
}
