//! f32 → blocks of the types that hob writes: the floats, the 32-blocks and the k-quants from four
//! bits up.
//!
//! Encoding is not part of any format: a file is as good as the codes its writer chose. Here scales
//! are searched for the smallest weighted square error (see `fit`); what a block means is what
//! [`crate::dequant`] says.

mod blocks32;
mod fit;
mod kquants;

use half::{bf16, f16};

use crate::format::TensorType;

/// Encodes whole blocks: `x.len()` values into as many bytes as they take.
///
/// Panics if the lengths disagree or `x` is no whole number of blocks. Values that are not finite,
/// or too large for the type's f16 scales, give blocks that are not finite either, as the float
/// types would.
pub type Quantizer = fn(x: &[f32], out: &mut [u8]);

/// Returns the encoder of a type; `None` for types that can only be read.
///
/// # Examples
/// ```
/// use hob_kernels::{TensorType, dequantize, quantizer};
///
/// let values: Vec<f32> = (0..32).map(|i| i as f32).collect();
/// let mut block = vec![0; TensorType::Q8_0.block_bytes()];
/// let quantize = quantizer(TensorType::Q8_0).expect("a type that can be written");
/// quantize(&values, &mut block);
///
/// let mut read = vec![0.0; 32];
/// dequantize(TensorType::Q8_0, &block, &mut read);
/// assert!(values.iter().zip(&read).all(|(value, read)| (value - read).abs() <= 0.125));
/// ```
pub fn quantizer(ty: TensorType) -> Option<Quantizer> {
    use TensorType::*;
    Some(match ty {
        F32 => |x, out| each(x, out, |[x]: &[f32; 1]| x.to_le_bytes()),
        F16 => |x, out| each(x, out, |[x]: &[f32; 1]| f16::from_f32(*x).to_le_bytes()),
        BF16 => |x, out| each(x, out, |[x]: &[f32; 1]| bf16::from_f32(*x).to_le_bytes()),
        Q8_0 => |x, out| each(x, out, blocks32::q8_0),
        Q4_0 => |x, out| each(x, out, blocks32::q4_0),
        Q4_1 => |x, out| each(x, out, blocks32::q4_1),
        Q5_0 => |x, out| each(x, out, blocks32::q5_0),
        Q5_1 => |x, out| each(x, out, blocks32::q5_1),
        Q4_K => |x, out| each(x, out, kquants::q4_k),
        Q5_K => |x, out| each(x, out, kquants::q5_k),
        Q6_K => |x, out| each(x, out, kquants::q6_k),
        _ => return None,
    })
}

/// Encodes block after block: `LEN` values into `BYTES` bytes.
fn each<const LEN: usize, const BYTES: usize>(
    x: &[f32],
    out: &mut [u8],
    encode: impl Fn(&[f32; LEN]) -> [u8; BYTES],
) {
    let (values, rest) = x.as_chunks::<LEN>();
    assert!(rest.is_empty(), "{} values are no whole blocks of {LEN}", x.len());
    assert_eq!(out.len(), values.len() * BYTES, "bytes of {} blocks of {BYTES}", values.len());
    for (values, block) in values.iter().zip(out.as_chunks_mut::<BYTES>().0) {
        *block = encode(values);
    }
}

/// Returns `x` as the f16 that a block stores: its bytes and the value they mean.
fn to_f16(x: f32) -> ([u8; 2], f32) {
    let rounded = f16::from_f32(x);
    (rounded.to_le_bytes(), rounded.to_f32())
}

/// Computes `1 / x`, or 0 where a scale of 0 makes every code meaningless.
fn inverse(x: f32) -> f32 {
    if x == 0.0 { 0.0 } else { 1.0 / x }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dequant::dequantize;

    /// Returns a row as weights look: bell-shaped, with a few outliers, deterministic.
    fn weights(n: usize) -> Vec<f32> {
        let mut state = 1u32;
        let mut uniform = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / (1 << 24) as f32 - 0.5
        };
        let mut normal = || (0..12).map(|_| uniform()).sum::<f32>();
        (0..n).map(|i| normal() * if i % 97 == 0 { 4.0 } else { 1.0 } * 0.02).collect()
    }

    /// Returns the mean square error relative to the mean square after a round trip.
    fn nmse(ty: TensorType, x: &[f32]) -> f64 {
        let mut bytes = vec![0; ty.row_bytes(x.len()).unwrap()];
        quantizer(ty).unwrap()(x, &mut bytes);
        let mut y = vec![0.0; x.len()];
        dequantize(ty, &bytes, &mut y);
        let error: f64 = x.iter().zip(&y).map(|(&x, &y)| f64::from(x - y).powi(2)).sum();
        error / x.iter().map(|&x| f64::from(x).powi(2)).sum::<f64>()
    }

    /// Bounds a little above what the search reaches; a wrong bit anywhere costs far more.
    #[test]
    fn round_trips_are_as_good_as_the_bits_allow() {
        let x = weights(256 * 64);
        for (ty, bound) in [
            (TensorType::F32, 0.0),
            (TensorType::F16, 1e-7),
            (TensorType::BF16, 5e-6),
            (TensorType::Q8_0, 3.9e-5),
            (TensorType::Q4_0, 1e-2),
            (TensorType::Q4_1, 5.8e-3),
            (TensorType::Q5_0, 2.45e-3),
            (TensorType::Q5_1, 1.35e-3),
            (TensorType::Q4_K, 6e-3),
            (TensorType::Q5_K, 1.5e-3),
            (TensorType::Q6_K, 4e-4),
        ] {
            let error = nmse(ty, &x);
            assert!(error <= bound, "{ty}: {error:e} > {bound:e}");
        }
    }

    #[test]
    fn corners_neither_panic_nor_invent() {
        for ty in TensorType::all().filter(|&ty| quantizer(ty).is_some()) {
            let mut bytes = vec![0; ty.row_bytes(256).unwrap()];
            let mut y = vec![0.0; 256];
            for value in [0.0, -0.0, 1.0, -1.0, 1e-30, -1e-42, 6e4, -6e4] {
                quantizer(ty).unwrap()(&[value; 256], &mut bytes);
                dequantize(ty, &bytes, &mut y);
                // scales of tiny values underflow in f16
                let tolerance = value.abs() * 0.02 + 1e-6;
                assert!(
                    y.iter().all(|y| (y - value).abs() <= tolerance),
                    "{ty}: {value} → {:?}",
                    y[0]
                );
            }
            for value in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MAX, f32::MIN] {
                let mut x = weights(256);
                x[100] = value;
                quantizer(ty).unwrap()(&x, &mut bytes);
            }
        }
    }

    #[test]
    fn types_that_can_only_be_read_have_no_quantizer() {
        assert!(quantizer(TensorType::IQ2_XS).is_none());
    }
}
