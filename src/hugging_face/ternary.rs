//! Matrices of -s, 0 and s alone, as transformers packs those of BitNet: four rows in one of bytes,
//! 2 bits a value, next to one scale.

use half::{bf16, f16};
use hob_kernels::{TensorType, dequantize};

use super::Error;
use super::config::ModelConfig;
use super::safetensors::{Safetensors, StoredTensor, StoredType};

/// Rows in a row of bytes.
const N_PACKED: usize = 4;
/// Values of the 2 bits of a value; the last stands for none.
const VALUES: [Option<f32>; 4] = [Some(-1.0), Some(0.0), Some(1.0), None];

/// The meaning of the scale of a packed matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TernaryScale {
    /// The values are multiplied by it.
    Factor,
    /// The values are divided by it.
    Divisor,
}

/// Returns the meaning of the scales of packed matrices; `None` where no matrix is packed.
///
/// # Errors
/// The matrices are of a kind that is not read.
pub(super) fn scale_of(config: &ModelConfig) -> Result<Option<TernaryScale>, Error> {
    let quantization = config.section("quantization_config");
    let Some(quantization) = quantization else { return Ok(None) };
    if quantization.get("use_rms_norm").is_some_and(|on| *on != false) {
        return Err(quantization.fault("use_rms_norm", "false"));
    }
    let word = |key: &str, default: &'static str| match quantization.get(key) {
        None => Ok(default.to_owned()),
        Some(value) => match value.as_str() {
            Some(word) => Ok(word.to_owned()),
            None => Err(quantization.fault(key, "a word")),
        },
    };
    let scale = match word("linear_class", "bitlinear")?.as_str() {
        "bitlinear" => TernaryScale::Divisor,
        "autobitlinear" => TernaryScale::Factor,
        _ => return Err(quantization.fault("linear_class", "bitlinear or autobitlinear")),
    };
    match (word("quantization_mode", "offline")?.as_str(), scale) {
        ("offline", _) => Ok(Some(scale)),
        ("online", TernaryScale::Factor) => Ok(None),
        ("online", TernaryScale::Divisor) => {
            Err(quantization.fault("quantization_mode", "offline (of bitlinear)"))
        }
        _ => Err(quantization.fault("quantization_mode", "offline or online")),
    }
}

/// A packed matrix.
pub(super) struct TernaryMatrix<'a> {
    /// Its shape, unpacked, rows first.
    pub shape: [usize; 2],
    /// The type of its values.
    pub ty: TensorType,
    packed: &'a [u8],
    /// The largest of its values.
    magnitude: f32,
}

impl<'a> TernaryMatrix<'a> {
    /// Returns a matrix of these bytes and of values of this magnitude.
    ///
    /// # Errors
    /// It is no matrix, or the magnitude is no finite number.
    fn of_parts(
        packed: &'a [u8],
        shape: &[usize],
        ty: TensorType,
        magnitude: f32,
    ) -> Result<TernaryMatrix<'a>, String> {
        let &[n_rows, n_cols] = shape else {
            return Err(format!("a matrix was expected, found {shape:?}"));
        };
        if !magnitude.is_finite() {
            return Err(format!("its scale makes values of {magnitude}"));
        }
        let n_rows = n_rows.checked_mul(N_PACKED).ok_or("it has too many rows")?;
        Ok(TernaryMatrix { shape: [n_rows, n_cols], ty, packed, magnitude })
    }

    /// Finds the scale of a stored matrix.
    ///
    /// # Errors
    /// It is no matrix, or has no scale.
    pub(super) fn of(
        stored: &'a Safetensors,
        name: &str,
        matrix: &StoredTensor,
        scale: TernaryScale,
    ) -> Result<TernaryMatrix<'a>, String> {
        let found = stored.tensors.get(&format!("{name}_scale"));
        let found = found.filter(|scale| scale.shape.iter().product::<usize>() == 1);
        let tensor = found.ok_or("it has not one scale (weight_scale)")?;
        let StoredType::Float(ty) = tensor.ty else {
            return Err("a scale that is a float was expected".into());
        };
        let mut value = [0.0];
        dequantize(ty, stored.bytes(tensor), &mut value);
        let magnitude = match scale {
            TernaryScale::Factor => value[0],
            TernaryScale::Divisor => 1.0 / value[0],
        };
        let ty = if ty == TensorType::F16 { ty } else { TensorType::BF16 };
        TernaryMatrix::of_parts(stored.bytes(matrix), &matrix.shape, ty, magnitude)
    }

    /// Returns its values.
    ///
    /// # Errors
    /// One is none of three.
    pub(super) fn unpack(&self) -> Result<Vec<u8>, String> {
        let bits = VALUES.map(|value| {
            let value = value? * self.magnitude;
            Some(match self.ty {
                TensorType::F16 => f16::from_f32(value).to_bits(),
                _ => bf16::from_f32(value).to_bits(),
            })
        });
        let mut out = Vec::with_capacity(2 * N_PACKED * self.packed.len());
        for i in 0..N_PACKED {
            for byte in self.packed {
                let code = byte >> (2 * i) & 3;
                let value = bits[usize::from(code)];
                let value = value.ok_or("a value is none of -1, 0 and 1")?;
                out.extend_from_slice(&value.to_le_bytes());
            }
        }
        Ok(out)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// Returns the meaning of scales by the keys of a configuration.
    fn meaning(keys: &Value) -> Result<Option<TernaryScale>, Error> {
        let config = json!({ "quantization_config": keys });
        let config = config.as_object().unwrap().clone();
        scale_of(&ModelConfig::of("config.json".into(), config))
    }

    #[test]
    fn four_rows_lie_in_one() {
        let packed = [0b1010_0001, 0b0001_1000, 0b1001_0000, 0b0000_1010];
        let matrix = TernaryMatrix::of_parts(&packed, &[2, 2], TensorType::BF16, 0.5).unwrap();
        assert_eq!(matrix.shape, [8, 2]);
        let unpacked = matrix.unpack().unwrap();
        let (pairs, _) = unpacked.as_chunks::<2>();
        let values: Vec<f32> = pairs
            .iter()
            .map(|&pair| bf16::from_bits(u16::from_le_bytes(pair)).to_f32() * 2.0)
            .collect();
        let expected: [i8; 16] = [0, -1, -1, 1, -1, 1, -1, 1, 1, 0, 0, -1, 1, -1, 1, -1];
        assert_eq!(values, expected.map(f32::from));
    }

    #[test]
    fn what_is_not_packed_so_is_refused() {
        let matrix = |packed, shape: &[usize], magnitude| {
            TernaryMatrix::of_parts(packed, shape, TensorType::F16, magnitude)
        };
        assert!(matrix(&[0b11], &[1, 1], 1.0).unwrap().unpack().is_err());
        assert!(matrix(&[0; 4], &[4], 1.0).is_err());
        assert!(matrix(&[0; 4], &[2, 2], f32::INFINITY).is_err());
    }

    #[test]
    fn scales_have_the_meaning_of_their_class() {
        let offline = json!({"linear_class": "autobitlinear", "quantization_mode": "offline"});
        assert_eq!(meaning(&offline).unwrap(), Some(TernaryScale::Factor));
        assert_eq!(meaning(&json!({})).unwrap(), Some(TernaryScale::Divisor));
        let online = json!({"linear_class": "autobitlinear", "quantization_mode": "online"});
        assert_eq!(meaning(&online).unwrap(), None);
        for keys in [
            json!({"quantization_mode": "online"}),
            json!({"quantization_mode": "later"}),
            json!({"linear_class": "other"}),
            json!({"linear_class": 4}),
            json!({"use_rms_norm": true}),
        ] {
            assert!(meaning(&keys).is_err(), "{keys}");
        }
    }
}
