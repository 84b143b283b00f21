//! Weights of 8 bits next to their scales, as compressed-tensors and DeepSeek's FP8 store them, and
//! those of three values, as BitNet's. Each value is decoded and rounded once, to the type that
//! transformers decodes it to.

use half::{bf16, f16};
use hob_kernels::{TensorType, dequantize};
use serde_json::Value;

use super::Error;
use super::config::ModelConfig;
use super::mxfp4::CODES;
use super::safetensors::{Code, Safetensors, StoredTensor, StoredType};
use super::ternary::{self, TernaryMatrix, TernaryScale};

/// Forms of compressed-tensors that are 8 bits a value next to scales.
const FORMATS: [&str; 3] = ["float-quantized", "int-quantized", "naive-quantized"];
/// Ends of the names of scales: of weights, and of activations, which are not rounded here.
const SCALES: [&str; 7] = [
    ".weight_scale",
    ".weight_scale_inv",
    ".input_scale",
    ".output_scale",
    ".q_scale",
    ".k_scale",
    ".v_scale",
];

/// The end of the name of the scale of a packed matrix of three values.
const TERNARY_SCALE: &str = ".weight_scale";
/// The end of the name of a tensor of blocks of MXFP4.
const MXFP4_BLOCKS: &str = "_blocks";
/// The end of the name of their powers of two.
const MXFP4_SCALES: &str = "_scales";

/// Returns the values of all bytes.
fn values_of(code: Code) -> [f32; 256] {
    std::array::from_fn(|byte| match code {
        Code::Int8 => f32::from(byte as u8 as i8),
        Code::Fp8 => {
            let mantissa = (byte & 7) as f32 / 8.0;
            let magnitude = match byte >> 3 & 15 {
                15 if byte & 7 == 7 => f32::NAN,
                0 => mantissa / 64.0,
                exponent => (1.0 + mantissa) * f32::powi(2.0, exponent as i32 - 7),
            };
            if byte < 128 { magnitude } else { -magnitude }
        }
    })
}

/// The form of a folder's weights.
pub(super) struct Coding {
    /// Weights may be coded.
    is_coded: bool,
    /// Experts are MXFP4.
    is_mxfp4: bool,
    /// The meaning of the scales of packed matrices of three values, where matrices are such.
    ternary: Option<TernaryScale>,
    /// Rows and columns that share a scale, where the configuration says it.
    block: Option<[usize; 2]>,
}

/// Weights that are floats.
const PLAIN: Coding = Coding { is_coded: false, is_mxfp4: false, ternary: None, block: None };

impl Coding {
    /// Reads it.
    ///
    /// # Errors
    /// The weights are quantized in a form that is not read.
    pub(super) fn read(config: &ModelConfig) -> Result<Coding, Error> {
        let Some(quantization) = config.get("quantization_config") else {
            return Ok(PLAIN);
        };
        let short = |value: &Value| -> Option<String> {
            value.as_str().map(|text| text.chars().take(50).collect())
        };
        let method = short(&quantization["quant_method"]);
        if method.as_deref() == Some("bitnet") {
            return Ok(Coding { ternary: ternary::scale_of(config)?, ..PLAIN });
        }
        let form = match method.as_deref() {
            Some("fp8" | "mxfp4") => None,
            Some("compressed-tensors") => {
                let format = short(&quantization["format"]).unwrap_or("no format".into());
                let is_read = FORMATS.contains(&format.as_str());
                (!is_read).then(|| format!("compressed-tensors, {format}"))
            }
            _ => Some(method.clone().unwrap_or("a method of its own".into())),
        };
        match form {
            None => {
                let is_mxfp4 = method.as_deref() == Some("mxfp4");
                let block = block(quantization);
                Ok(Coding { is_coded: !is_mxfp4, is_mxfp4, block, ..PLAIN })
            }
            Some(form) => {
                let what = format!(
                    "its weights are quantized ({form}); BF16, F16 and F32 are read, FP8 and \
                     INT8 of compressed-tensors, gpt-oss's MXFP4, and BitNet's of three values"
                );
                Err(Error::invalid(config.path(), what))
            }
        }
    }

    /// Returns whether a tensor is scales.
    pub(super) fn is_scale(&self, name: &str) -> bool {
        self.is_coded && SCALES.iter().any(|end| name.ends_with(end))
            || self.is_mxfp4 && name.ends_with(MXFP4_SCALES)
            || self.ternary.is_some() && name.ends_with(TERNARY_SCALE)
    }

    /// Returns a packed matrix of three values; `None` where bytes stand for others.
    ///
    /// # Errors
    /// It is no matrix, or has no scale.
    pub(super) fn ternary<'a>(
        &self,
        stored: &'a Safetensors,
        name: &str,
        matrix: &StoredTensor,
    ) -> Result<Option<TernaryMatrix<'a>>, String> {
        let Some(scale) = self.ternary else { return Ok(None) };
        TernaryMatrix::of(stored, name, matrix, scale).map(Some)
    }

    /// Returns the powers of two of the blocks of a tensor of MXFP4.
    ///
    /// # Errors
    /// There are none, or not one for each block.
    pub(super) fn powers<'a>(
        &self,
        stored: &'a Safetensors,
        name: &str,
        blocks: &StoredTensor,
    ) -> Result<&'a [u8], String> {
        let name = name.strip_suffix(MXFP4_BLOCKS).filter(|_| self.is_mxfp4);
        let scales = name.and_then(|name| stored.tensors.get(&format!("{name}{MXFP4_SCALES}")));
        let scales = scales.filter(|scales| scales.ty == StoredType::Byte);
        let scales = scales.ok_or("it has no scales of MXFP4")?;
        match &blocks.shape[..] {
            [outer @ .., CODES] if outer == &scales.shape[..] => Ok(stored.bytes(scales)),
            _ => Err(format!("scales of {:?} for blocks of {:?}", scales.shape, blocks.shape)),
        }
    }

    /// Returns the type of a matrix of codes as floats.
    ///
    /// # Errors
    /// There are no scales.
    pub(super) fn decoded_type(
        &self,
        stored: &Safetensors,
        name: &str,
        matrix: &StoredTensor,
    ) -> Result<TensorType, String> {
        let (_, ty) = self.scales(stored, name)?;
        if matrix.shape.len() != 2 {
            return Err(format!("a matrix was expected, found {:?}", matrix.shape));
        }
        Ok(if ty == TensorType::F16 { ty } else { TensorType::BF16 })
    }

    /// Returns the scales of a matrix, and their type.
    fn scales<'a>(
        &self,
        stored: &'a Safetensors,
        name: &str,
    ) -> Result<(&'a StoredTensor, TensorType), String> {
        let scale = |end: &str| stored.tensors.get(&format!("{name}{end}"));
        let found = scale("_scale").or_else(|| scale("_scale_inv")).filter(|_| self.is_coded);
        let scales = found.ok_or("it has no scales of 8 bits")?;
        match scales.ty {
            StoredType::Float(ty) => Ok((scales, ty)),
            _ => Err("scales that are floats were expected".into()),
        }
    }

    /// Returns a matrix of codes as floats, with their type.
    ///
    /// # Errors
    /// There are no scales, or not as many as the matrix takes.
    pub(super) fn decode(
        &self,
        stored: &Safetensors,
        name: &str,
        matrix: &StoredTensor,
        code: Code,
    ) -> Result<(TensorType, Vec<u8>), String> {
        let (scales, ty) = self.scales(stored, name)?;
        let &[n_rows, n_cols] = &matrix.shape[..] else {
            return Err(format!("a matrix was expected, found {:?}", matrix.shape));
        };
        let [height, width] = self
            .block_of(&scales.shape, n_rows, n_cols)
            .ok_or_else(|| format!("scales of {:?} for {:?}", scales.shape, matrix.shape))?;
        let n_blocks = n_cols.div_ceil(width);
        let n_scales = n_rows.div_ceil(height) * n_blocks;
        let mut factors = vec![0.0; n_scales];
        dequantize(ty, stored.bytes(scales), &mut factors);
        let ty = if ty == TensorType::F16 { ty } else { TensorType::BF16 };
        let values = values_of(code);
        let bytes = stored.bytes(matrix);
        let mut out = Vec::with_capacity(2 * bytes.len());
        for (row, codes) in bytes.chunks_exact(n_cols.max(1)).enumerate() {
            let factors = &factors[row / height * n_blocks..][..n_blocks];
            for (codes, factor) in codes.chunks(width).zip(factors) {
                for &code in codes {
                    let value = values[usize::from(code)] * factor;
                    if !value.is_finite() {
                        return Err(format!("a value of row {row} is no finite number"));
                    }
                    let bits = match ty {
                        TensorType::F16 => f16::from_f32(value).to_bits(),
                        _ => bf16::from_f32(value).to_bits(),
                    };
                    out.extend_from_slice(&bits.to_le_bytes());
                }
            }
        }
        Ok((ty, out))
    }

    /// Returns the rows and columns that share a scale, of so many scales; `None` if they do not
    /// cover the matrix.
    fn block_of(&self, scales: &[usize], n_rows: usize, n_cols: usize) -> Option<[usize; 2]> {
        let [n_high, n_wide] = match *scales {
            [] | [1] => [1, 1],
            [n] if n == n_rows => [n, 1],
            [n_high, n_wide] => [n_high, n_wide],
            _ => return None,
        };
        let size = |n: usize, count: usize, of_block: Option<usize>| match count {
            0 => None,
            1 => Some(n.max(1)),
            _ if count == n => Some(1),
            _ => of_block.or(Some(n.div_ceil(count))),
        };
        let height = size(n_rows, n_high, self.block.map(|block| block[0]))?;
        let width = size(n_cols, n_wide, self.block.map(|block| block[1]))?;
        let covers = n_rows.div_ceil(height) == n_high && n_cols.div_ceil(width) == n_wide;
        covers.then_some([height, width])
    }
}

/// Returns the rows and columns that share a scale, where the configuration says it.
fn block(quantization: &Value) -> Option<[usize; 2]> {
    let of_groups = quantization["config_groups"].as_object().into_iter().flatten();
    let structures = of_groups.map(|(_, group)| &group["weights"]["block_structure"]);
    let pair = |value: &Value| match value.as_array()?[..] {
        [ref rows, ref columns] => {
            let side = |n: &Value| n.as_u64().filter(|n| (1..=1 << 24).contains(n));
            Some([side(rows)? as usize, side(columns)? as usize])
        }
        _ => None,
    };
    [&quantization["weight_block_size"]].into_iter().chain(structures).find_map(pair)
}

#[cfg(test)]
mod tests {
    use super::{Code, values_of};

    #[test]
    fn bytes_are_the_numbers_of_their_code() {
        let fp8 = values_of(Code::Fp8);
        let known = [(0x00, 0.0), (0x01, 0.001_953_125), (0x08, 0.015_625), (0x38, 1.0)];
        for (byte, value) in known.into_iter().chain([(0x7e, 448.0), (0xc1, -2.25)]) {
            assert_eq!(fp8[byte], value, "{byte:#x}");
        }
        assert!(fp8[0x7f].is_nan() && fp8[0xff].is_nan());
        let int8 = values_of(Code::Int8);
        assert_eq!((int8[0x7f], int8[0x80], int8[0xff]), (127.0, -128.0, -1.0));
    }
}
