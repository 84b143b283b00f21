//! f32 → blocks of the types that hob writes: the floats, the 32-blocks, the k-quants, four-bit
//! codebooks, grids and ternary codes.
//!
//! Encoding is not part of any format: a file is as good as the codes its writer chose. Here scales
//! are searched for the smallest weighted square error (see `fit`); what a block means is what
//! [`crate::dequant`] says.

mod blocks32;
mod codebook;
mod fit;
mod grid;
mod iq;
mod kquants;
mod ternary;

use half::{bf16, f16};

use crate::format::TensorType;
#[cfg(target_arch = "x86_64")]
use crate::isa::Isa;

/// A function that encodes whole blocks: `x.len()` values into as many bytes as they take.
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
    #[cfg(target_arch = "x86_64")]
    if Isa::Avx2.is_available() {
        return with_avx2(ty);
    }
    plain(ty)
}

/// A function that encodes as a [`Quantizer`], with how much an error of each value matters.
pub type WeightedQuantizer = fn(x: &[f32], importance: &[f32], out: &mut [u8]);

/// Returns the encoder of a type that weighs errors by importance; `None` for types whose codes no
/// weight changes.
pub fn weighted_quantizer(ty: TensorType) -> Option<WeightedQuantizer> {
    #[cfg(target_arch = "x86_64")]
    if Isa::Avx2.is_available() {
        return weighted_with_avx2(ty);
    }
    weighted_plain(ty)
}

/// Cuts values and bytes into as many blocks.
macro_rules! as_blocks {
    ($x:ident, $out:ident) => {{
        let (values, rest) = $x.as_chunks();
        assert!(rest.is_empty(), "{} values are no whole blocks", $x.len());
        let (blocks, rest) = $out.as_chunks_mut();
        assert!(
            rest.is_empty() && blocks.len() == values.len(),
            "{} bytes for {} blocks",
            $out.len(),
            values.len()
        );
        (values, blocks)
    }};
}

/// Encodes block after block. Not a function: an encoder that is passed to one is compiled by
/// itself, without the features of its caller.
macro_rules! encode_blocks {
    ($x:ident, $out:ident, $encode:expr $(, $more:expr)?) => {{
        let (values, blocks) = as_blocks!($x, $out);
        for (values, block) in values.iter().zip(blocks) {
            *block = $encode(values $(, $more)?);
        }
    }};
}

/// Encodes block after block, with the importance of each value.
macro_rules! encode_weighted {
    ($x:ident, $importance:ident, $out:ident, $encode:expr) => {{
        assert!($x.len() == $importance.len(), "an importance for each value");
        let (values, blocks) = as_blocks!($x, $out);
        let (importance, _) = $importance.as_chunks();
        for ((values, importance), block) in values.iter().zip(importance).zip(blocks) {
            *block = $encode(values, Some(importance));
        }
    }};
}

/// Matches a type to its encoder, of which `$compiled` makes a [`Quantizer`]; those that weigh
/// errors get no importance.
macro_rules! by_type {
    ($ty:expr, $compiled:ident) => {
        Some(match $ty {
            TensorType::F32 => $compiled!(f32_bytes),
            TensorType::F16 => $compiled!(f16_bytes),
            TensorType::BF16 => $compiled!(bf16_bytes),
            TensorType::Q8_0 => $compiled!(blocks32::q8_0),
            TensorType::Q4_0 => $compiled!(blocks32::q4_0, None),
            TensorType::Q4_1 => $compiled!(blocks32::q4_1, None),
            TensorType::Q5_0 => $compiled!(blocks32::q5_0, None),
            TensorType::Q5_1 => $compiled!(blocks32::q5_1, None),
            TensorType::IQ4_NL => $compiled!(codebook::iq4_nl, None),
            TensorType::MXFP4 => $compiled!(codebook::mxfp4),
            TensorType::NVFP4 => $compiled!(codebook::nvfp4, None),
            TensorType::Q2_K => $compiled!(kquants::q2_k, None),
            TensorType::Q3_K => $compiled!(kquants::q3_k, None),
            TensorType::Q4_K => $compiled!(kquants::q4_k, None),
            TensorType::Q5_K => $compiled!(kquants::q5_k, None),
            TensorType::Q6_K => $compiled!(kquants::q6_k, None),
            TensorType::IQ4_XS => $compiled!(codebook::iq4_xs, None),
            TensorType::IQ1_S => $compiled!(iq::iq1_s, None),
            TensorType::IQ1_M => $compiled!(iq::iq1_m, None),
            TensorType::IQ2_XXS => $compiled!(iq::iq2_xxs, None),
            TensorType::IQ2_XS => $compiled!(iq::iq2_xs, None),
            TensorType::IQ2_S => $compiled!(iq::iq2_s, None),
            TensorType::IQ3_XXS => $compiled!(iq::iq3_xxs, None),
            TensorType::IQ3_S => $compiled!(iq::iq3_s, None),
            TensorType::TQ1_0 => $compiled!(ternary::tq1_0),
            TensorType::TQ2_0 => $compiled!(ternary::tq2_0),
            _ => return None,
        })
    };
}

/// Matches a type to its encoder that weighs errors, of which `$compiled` makes a
/// [`WeightedQuantizer`].
macro_rules! weighted_by_type {
    ($ty:expr, $compiled:ident) => {
        Some(match $ty {
            TensorType::Q4_0 => $compiled!(blocks32::q4_0),
            TensorType::Q4_1 => $compiled!(blocks32::q4_1),
            TensorType::Q5_0 => $compiled!(blocks32::q5_0),
            TensorType::Q5_1 => $compiled!(blocks32::q5_1),
            TensorType::IQ4_NL => $compiled!(codebook::iq4_nl),
            TensorType::NVFP4 => $compiled!(codebook::nvfp4),
            TensorType::Q2_K => $compiled!(kquants::q2_k),
            TensorType::Q3_K => $compiled!(kquants::q3_k),
            TensorType::Q4_K => $compiled!(kquants::q4_k),
            TensorType::Q5_K => $compiled!(kquants::q5_k),
            TensorType::Q6_K => $compiled!(kquants::q6_k),
            TensorType::IQ4_XS => $compiled!(codebook::iq4_xs),
            TensorType::IQ1_S => $compiled!(iq::iq1_s),
            TensorType::IQ1_M => $compiled!(iq::iq1_m),
            TensorType::IQ2_XXS => $compiled!(iq::iq2_xxs),
            TensorType::IQ2_XS => $compiled!(iq::iq2_xs),
            TensorType::IQ2_S => $compiled!(iq::iq2_s),
            TensorType::IQ3_XXS => $compiled!(iq::iq3_xxs),
            TensorType::IQ3_S => $compiled!(iq::iq3_s),
            _ => return None,
        })
    };
}

/// Returns the encoder of a type as every machine runs it: the specification of the others.
fn plain(ty: TensorType) -> Option<Quantizer> {
    macro_rules! compiled {
        ($encode:expr $(, $more:expr)?) => {
            |x, out| encode_blocks!(x, out, $encode $(, $more)?)
        };
    }
    by_type!(ty, compiled)
}

/// Returns the encoder of a type that weighs errors, as every machine runs it.
fn weighted_plain(ty: TensorType) -> Option<WeightedQuantizer> {
    macro_rules! compiled {
        ($encode:expr) => {
            |x, importance, out| encode_weighted!(x, importance, out, $encode)
        };
    }
    weighted_by_type!(ty, compiled)
}

/// Returns the same encoder compiled for AVX2. It computes the same: no operation is joined with
/// another or done in another order.
#[cfg(target_arch = "x86_64")]
fn with_avx2(ty: TensorType) -> Option<Quantizer> {
    macro_rules! compiled {
        ($encode:expr $(, $more:expr)?) => {
            |x, out| {
                #[target_feature(enable = "avx2,fma,f16c")]
                fn vectorized(x: &[f32], out: &mut [u8]) {
                    encode_blocks!(x, out, $encode $(, $more)?);
                }
                // SAFETY: `quantizer` chooses this table on machines of `Isa::Avx2` and above.
                unsafe { vectorized(x, out) }
            }
        };
    }
    by_type!(ty, compiled)
}

/// Returns the same encoder that weighs errors, compiled for AVX2.
#[cfg(target_arch = "x86_64")]
fn weighted_with_avx2(ty: TensorType) -> Option<WeightedQuantizer> {
    macro_rules! compiled {
        ($encode:expr) => {
            |x, importance, out| {
                #[target_feature(enable = "avx2,fma,f16c")]
                fn vectorized(x: &[f32], importance: &[f32], out: &mut [u8]) {
                    encode_weighted!(x, importance, out, $encode);
                }
                // SAFETY: `weighted_quantizer` chooses this table on machines of `Isa::Avx2` and
                // above.
                unsafe { vectorized(x, importance, out) }
            }
        };
    }
    weighted_by_type!(ty, compiled)
}

#[inline(always)]
fn f32_bytes([x]: &[f32; 1]) -> [u8; 4] {
    x.to_le_bytes()
}

#[inline(always)]
fn f16_bytes([x]: &[f32; 1]) -> [u8; 2] {
    f16::from_f32(*x).to_le_bytes()
}

#[inline(always)]
fn bf16_bytes([x]: &[f32; 1]) -> [u8; 2] {
    bf16::from_f32(*x).to_le_bytes()
}

/// Returns `x` as the f16 that a block stores: its bytes and the value they mean.
#[inline(always)]
fn to_f16(x: f32) -> ([u8; 2], f32) {
    let rounded = f16::from_f32(x);
    (rounded.to_le_bytes(), rounded.to_f32())
}

/// Computes `1 / x`, or 0 where a scale of 0 makes every code meaningless.
#[inline(always)]
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
            (TensorType::Q4_0, 9.8e-3),
            (TensorType::Q4_1, 5.7e-3),
            (TensorType::Q5_0, 2.4e-3),
            (TensorType::Q5_1, 1.32e-3),
            (TensorType::Q2_K, 7.9e-2),
            (TensorType::Q3_K, 2.6e-2),
            (TensorType::Q4_K, 5.8e-3),
            (TensorType::Q5_K, 1.42e-3),
            (TensorType::Q6_K, 3.8e-4),
            (TensorType::IQ4_NL, 6.8e-3),
            (TensorType::IQ4_XS, 7e-3),
            (TensorType::MXFP4, 1.42e-2),
            (TensorType::NVFP4, 7.81e-3),
            (TensorType::IQ1_S, 0.289),
            (TensorType::IQ1_M, 0.216),
            (TensorType::IQ2_XXS, 0.145),
            (TensorType::IQ2_XS, 9.9e-2),
            (TensorType::IQ2_S, 7.5e-2),
            (TensorType::IQ3_XXS, 3.9e-2),
            (TensorType::IQ3_S, 2.25e-2),
            (TensorType::TQ1_0, 0.23),
            (TensorType::TQ2_0, 0.23),
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
                // scales of tiny values underflow in f16; those of MXFP4 are powers of two, under
                // which values are up to a third apart, and those of NVFP4 end at 448
                let is_cut_off = ty == TensorType::NVFP4 && value.abs() > 2688.0;
                let value = if is_cut_off { value.signum() * 2688.0 } else { value };
                let relative = if ty == TensorType::MXFP4 { 1.0 / 6.0 } else { 0.02 };
                let tolerance = value.abs() * relative + 1e-6;
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
    fn machines_agree() {
        let x = weights(256 * 16);
        for ty in TensorType::all() {
            let (Some(plain), Some(best)) = (plain(ty), quantizer(ty)) else { continue };
            let mut expected = vec![0; ty.row_bytes(x.len()).unwrap()];
            let mut found = expected.clone();
            plain(&x, &mut expected);
            best(&x, &mut found);
            assert!(expected == found, "{ty}");
        }
    }

    /// Returns the error of a round trip where values matter as much as `importance` says, as a
    /// part of what there would be without codes.
    fn weighted_error(x: &[f32], y: &[f32], importance: &[f32]) -> f64 {
        let of = |x: f32, w: f32| f64::from(w) * f64::from(x).powi(2);
        let error: f64 = x.iter().zip(y).zip(importance).map(|((x, y), &w)| of(x - y, w)).sum();
        error / x.iter().zip(importance).map(|(&x, &w)| of(x, w)).sum::<f64>()
    }

    #[test]
    fn importance_makes_what_matters_more_exact() {
        let x = weights(256 * 64);
        let importance: Vec<f32> = weights(256 * 64).iter().rev().map(|v| v * v * 400.0).collect();
        // bounds are what ggml's encoders reach with the same weights
        for (ty, bound) in [
            (TensorType::Q4_0, 8.18e-3),
            (TensorType::Q4_1, 4.29e-3),
            (TensorType::Q5_0, 2.11e-3),
            (TensorType::Q5_1, 1.018e-3),
            (TensorType::IQ4_NL, 5.81e-3),
            (TensorType::NVFP4, 9.88e-3),
            (TensorType::Q2_K, 5.39e-2),
            (TensorType::Q3_K, 2.01e-2),
            (TensorType::Q4_K, 4.50e-3),
            (TensorType::Q5_K, 1.235e-3),
            (TensorType::Q6_K, 3.27e-4),
            (TensorType::IQ4_XS, 6.07e-3),
            (TensorType::IQ1_S, 0.2003),
            (TensorType::IQ1_M, 0.1393),
            (TensorType::IQ2_XXS, 0.1218),
            (TensorType::IQ2_XS, 6.24e-2),
            (TensorType::IQ2_S, 5.31e-2),
            (TensorType::IQ3_XXS, 2.19e-2),
            (TensorType::IQ3_S, 1.58e-2),
        ] {
            let plain = weighted_plain(ty).unwrap();
            let weighted = weighted_quantizer(ty).unwrap();
            let mut bytes = vec![0; ty.row_bytes(x.len()).unwrap()];
            let mut y = vec![0.0; x.len()];
            quantizer(ty).unwrap()(&x, &mut bytes);
            dequantize(ty, &bytes, &mut y);
            let before = weighted_error(&x, &y, &importance);
            plain(&x, &importance, &mut bytes);
            let mut same = bytes.clone();
            weighted(&x, &importance, &mut same);
            assert!(bytes == same, "{ty}: machines agree");
            dequantize(ty, &bytes, &mut y);
            let after = weighted_error(&x, &y, &importance);
            println!("{ty}: {after:e}, ggml {bound:e}, without {before:e}");
            assert!(after < 0.97 * before, "{ty}: {after:e}, and {before:e} without");
            assert!(after <= bound, "{ty}: {after:e}, above {bound:e}");
            // of no importance at all says nothing
            plain(&x, &vec![0.0; x.len()], &mut bytes);
            dequantize(ty, &bytes, &mut y);
            let ones = vec![1.0; x.len()];
            assert!(weighted_error(&x, &y, &ones) <= 1.02 * nmse(ty, &x), "{ty}");
        }
        assert!(weighted_quantizer(TensorType::Q8_0).is_none());
    }

    #[test]
    fn types_that_can_only_be_read_have_no_quantizer() {
        assert!(quantizer(TensorType::Q1_0).is_none());
        assert!(quantizer(TensorType::Q2_0).is_none());
    }
}
