//! Metadata of a GGUF file by the keys of its architecture, every number checked as it is read.

use super::error::Error;
use super::rope::Sections;
use crate::gguf::Gguf;

/// The key of the layers that have a sliding window.
const WINDOW_PATTERN: &str = "attention.sliding_window_pattern";

/// Most of any width, head count or expert count; products of two stay far inside 64 bits.
pub(super) const MAX_SIZE: usize = 1 << 24;
/// Most positions of a convolution; real ones have three or four.
const MAX_TAPS: usize = 64;

/// The metadata of one architecture, or of another part of a file: keys are looked up under its
/// prefix.
pub struct Meta<'a> {
    gguf: &'a Gguf,
    prefix: &'a str,
}

impl<'a> Meta<'a> {
    /// Reads `general.architecture`.
    pub fn new(gguf: &'a Gguf) -> Result<Self, Error> {
        let arch = gguf.get_str("general.architecture")?.ok_or_else(|| Error::MissingKey {
            key: "general.architecture".into(),
            expected: "the name of the model's architecture (is this file a model?)",
        })?;
        Ok(Meta { gguf, prefix: arch })
    }

    /// Returns the metadata under a prefix that names no architecture.
    pub fn under(gguf: &'a Gguf, prefix: &'a str) -> Self {
        Meta { gguf, prefix }
    }

    /// Returns the metadata of the same file under another prefix.
    pub fn beside(&self, prefix: &'a str) -> Self {
        Meta { gguf: self.gguf, prefix }
    }

    /// Returns the architecture.
    pub fn arch(&self) -> &'a str {
        self.prefix
    }

    /// Returns the full key, `prefix.suffix`.
    pub fn key(&self, suffix: &str) -> String {
        format!("{}.{suffix}", self.prefix)
    }

    /// Returns an error about `prefix.suffix`.
    pub fn bad(
        &self,
        suffix: &str,
        found: impl std::fmt::Display,
        expected: impl Into<String>,
    ) -> Error {
        Error::BadValue {
            key: self.key(suffix),
            found: found.to_string(),
            expected: expected.into(),
        }
    }

    /// Reads a size between 1 and 2^24.
    pub fn size(&self, suffix: &str) -> Result<Option<usize>, Error> {
        match self.gguf.get_u64(&self.key(suffix))? {
            None => Ok(None),
            Some(v) if (1..=MAX_SIZE as u64).contains(&v) => Ok(Some(v as usize)),
            Some(v) => Err(self.bad(suffix, v, format!("1 to {MAX_SIZE}"))),
        }
    }

    /// Reads a number of things between 0 and 2^24.
    pub fn count(&self, suffix: &str) -> Result<Option<usize>, Error> {
        match self.gguf.get_u64(&self.key(suffix))? {
            Some(0) => Ok(Some(0)),
            _ => self.size(suffix),
        }
    }

    /// Reads a size that must be there.
    pub fn required_size(&self, suffix: &str, expected: &'static str) -> Result<usize, Error> {
        self.size(suffix)?.ok_or_else(|| Error::MissingKey { key: self.key(suffix), expected })
    }

    /// Reads the positions of a convolution, which must be there.
    pub fn taps(&self, suffix: &str) -> Result<usize, Error> {
        match self.required_size(suffix, "the positions of the convolution")? {
            n if n > MAX_TAPS => Err(self.bad(suffix, n, format!("at most {MAX_TAPS}"))),
            n => Ok(n),
        }
    }

    /// Reads one size per layer, from an array or a single value. An array may go on with the sizes
    /// of blocks for multi-token prediction, which come after the layers.
    pub fn sizes(&self, suffix: &str, n_layer: usize) -> Result<Option<Vec<usize>>, Error> {
        let key = self.key(suffix);
        let n_block = self.size("block_count")?.filter(|&n| n > n_layer);
        let array = self.gguf.get_array(&key).ok().flatten();
        let goes_on = |n: &usize| array.is_some_and(|array| array.len() == *n);
        let n = n_block.filter(goes_on).unwrap_or(n_layer);
        let Some(mut values) = self.gguf.get_u32s(&key, n)? else { return Ok(None) };
        values.truncate(n_layer);
        for &v in &values {
            if v as usize > MAX_SIZE {
                return Err(self.bad(suffix, v, format!("at most {MAX_SIZE}")));
            }
        }
        Ok(Some(values.into_iter().map(|v| v as usize).collect()))
    }

    /// Reads a finite number.
    pub fn float(&self, suffix: &str) -> Result<Option<f32>, Error> {
        match self.gguf.get_f32(&self.key(suffix))? {
            Some(v) if !v.is_finite() => Err(self.bad(suffix, v, "a finite number")),
            v => Ok(v),
        }
    }

    /// Reads a finite number above 0.
    pub fn positive(&self, suffix: &str) -> Result<Option<f32>, Error> {
        match self.gguf.get_f32(&self.key(suffix))? {
            Some(v) if !v.is_finite() || v <= 0.0 => {
                Err(self.bad(suffix, v, "a finite number above 0"))
            }
            v => Ok(v),
        }
    }

    /// Reads the first `N` of several finite numbers, which must be there.
    pub fn floats<const N: usize>(
        &self,
        suffix: &str,
        expected: &'static str,
    ) -> Result<[f32; N], Error> {
        let array = self.gguf.get_array(&self.key(suffix))?;
        let array = array.ok_or_else(|| Error::MissingKey { key: self.key(suffix), expected })?;
        match array.to_f32s()?.first_chunk::<N>() {
            Some(numbers) if numbers.iter().all(|v| v.is_finite()) => Ok(*numbers),
            _ => Err(self.bad(suffix, format!("other than {N} finite numbers"), expected)),
        }
    }

    /// Reads a flag.
    pub fn flag(&self, suffix: &str) -> Result<Option<bool>, Error> {
        Ok(self.gguf.get_bool(&self.key(suffix))?)
    }

    /// Reads one flag per block of the file, those after the layers of the model included, as
    /// booleans or as numbers.
    pub fn flags(&self, suffix: &str) -> Result<Option<Vec<bool>>, Error> {
        let Some(array) = self.gguf.get_array(&self.key(suffix))? else { return Ok(None) };
        let n_blocks = self.required_size("block_count", "the number of layers")?;
        if array.len() != n_blocks {
            return Err(self.bad(
                suffix,
                format!("{} flags", array.len()),
                format!("{n_blocks}, one per block"),
            ));
        }
        Ok(Some(match array.to_bools() {
            Ok(flags) => flags,
            Err(_) => array.to_u32s()?.iter().map(|&flag| flag != 0).collect(),
        }))
    }

    /// Reads any number of numbers.
    pub fn numbers(&self, suffix: &str) -> Result<Option<Vec<u32>>, Error> {
        let Some(array) = self.gguf.get_array(&self.key(suffix))? else { return Ok(None) };
        Ok(Some(array.to_u32s()?))
    }

    /// Reads a string.
    pub fn string(&self, suffix: &str) -> Result<Option<&'a str>, Error> {
        Ok(self.gguf.get_str(&self.key(suffix))?)
    }

    /// Returns whether the file has a tensor.
    pub fn has_tensor(&self, name: &str) -> bool {
        self.gguf.tensor_index(name).is_some()
    }

    /// Returns the number of rows of a matrix; 0 if the file has it not.
    pub fn n_rows(&self, name: &str) -> Result<usize, Error> {
        match self.gguf.tensor(name).map(|tensor| &tensor.shape[..]) {
            None => Ok(0),
            Some(&[_, n_rows]) if n_rows <= MAX_SIZE => Ok(n_rows),
            Some(found) => Err(Error::BadShape {
                name: name.into(),
                found: found.to_vec(),
                expected: vec![0, 0],
            }),
        }
    }

    /// Reads a number for each layer, which need not be finite, where the file has such.
    pub fn numbers_by_layer(&self, suffix: &str, n_layer: usize) -> Result<Vec<f32>, Error> {
        let key = self.key(suffix);
        let Some(array) = self.gguf.get_array(&key)? else {
            return Err(Error::MissingKey { key, expected: "a number for each layer" });
        };
        let numbers = array.to_f32s()?;
        if numbers.len() != n_layer {
            let found = format!("{} numbers", numbers.len());
            return Err(self.bad(suffix, found, format!("{n_layer}, one per layer")));
        }
        Ok(numbers)
    }

    /// Reads a finite number for each layer, from an array or a single value.
    pub fn floats_by_layer(&self, suffix: &str, n_layer: usize) -> Result<Vec<f32>, Error> {
        let key = self.key(suffix);
        let numbers = match self.gguf.get_array(&key) {
            Ok(Some(array)) => array.to_f32s()?,
            _ => match self.float(suffix)? {
                Some(number) => vec![number; n_layer],
                None => {
                    return Err(Error::MissingKey { key, expected: "a number for each layer" });
                }
            },
        };
        if numbers.len() != n_layer || numbers.iter().any(|v| !v.is_finite()) {
            let found = format!("{} numbers", numbers.len());
            return Err(self.bad(suffix, found, format!("{n_layer} finite ones, one per layer")));
        }
        Ok(numbers)
    }

    /// Reads the sections of a rope with three positions: `rope.dimension_sections`.
    pub fn rope_sections(&self, interleaved: bool) -> Result<Option<Sections>, Error> {
        const SUFFIX: &str = "rope.dimension_sections";
        let Some(pairs) = self.gguf.get_u32s(&self.key(SUFFIX), 4)? else { return Ok(None) };
        let pairs = match pairs[..] {
            [t, h, w, _] if pairs.iter().all(|&n| n <= MAX_SIZE as u32) => {
                [t as usize, h as usize, w as usize]
            }
            _ => return Err(self.bad(SUFFIX, format!("{pairs:?}"), "four numbers of pairs")),
        };
        Ok(Some(Sections { pairs, interleaved }))
    }

    /// Reads the factor of cosine and sine, which the context's extension by YaRN multiplies.
    pub fn rope_magnitude(&self) -> Result<f64, Error> {
        let of_file = self.positive("rope.scaling.attn_factor")?.unwrap_or(1.0);
        let of_yarn = self.positive("rope.scaling.yarn_attn_factor")?.unwrap_or(1.0);
        Ok(f64::from(of_file) * f64::from(of_yarn))
    }

    /// Reads the layers that have a sliding window: `attention.sliding_window_pattern` as one flag
    /// per layer, or as a period of which the last layer is global; `default_period` where the file
    /// does not say.
    pub fn window_pattern(
        &self,
        n_layer: usize,
        default_period: usize,
    ) -> Result<Vec<bool>, Error> {
        if let Some(flags) = self.window_flags(n_layer)? {
            return Ok(flags);
        }
        let period = self.gguf.get_u32(&self.key(WINDOW_PATTERN))?;
        let period = period.map_or(default_period, |period| period as usize);
        Ok((0..n_layer).map(|i| period == 0 || i % period < period - 1).collect())
    }

    /// Reads the layers that have a sliding window where the file says it of each.
    pub fn window_flags(&self, n_layer: usize) -> Result<Option<Vec<bool>>, Error> {
        let found = self.gguf.get_array(&self.key(WINDOW_PATTERN)).ok().flatten();
        let Some(array) = found else { return Ok(None) };
        let flags = array.to_bools()?;
        if flags.len() != n_layer {
            return Err(self.bad(
                WINDOW_PATTERN,
                format!("{} flags", flags.len()),
                format!("{n_layer}, one per layer"),
            ));
        }
        Ok(Some(flags))
    }

    /// Reads the number of kinds of text, a key of the tokenizer whatever the architecture.
    pub fn token_types(&self) -> Result<usize, Error> {
        const KEY: &str = "tokenizer.ggml.token_type_count";
        match self.gguf.get_u64(KEY)? {
            None => Ok(0),
            Some(n) if n <= MAX_SIZE as u64 => Ok(n as usize),
            Some(n) => Err(Error::BadValue {
                key: KEY.into(),
                found: n.to_string(),
                expected: format!("at most {MAX_SIZE}"),
            }),
        }
    }
}
