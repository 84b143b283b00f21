//! Tensors of a file by name, every shape checked.

use super::error::Error;
use super::linear::{Linear, Norm, Weight};
use super::vector::{Vector, Vectors};
use crate::gguf::{Gguf, TensorType};

/// A taker of tensors by name, which remembers those taken and numbers the vectors.
pub(crate) struct Binder<'a> {
    /// The file.
    pub gguf: &'a Gguf,
    /// One flag per tensor of the file: it was taken.
    pub used: Vec<bool>,
    /// The vectors so far.
    pub vectors: Vectors,
    /// The values of matrices that were made of tensors of the file, whose numbers follow these.
    pub made: Vec<Vec<f32>>,
}

impl<'a> Binder<'a> {
    /// Returns a binder that has taken nothing.
    pub(crate) fn new(gguf: &'a Gguf) -> Binder<'a> {
        Binder {
            gguf,
            used: vec![false; gguf.tensors().len()],
            vectors: Vectors::default(),
            made: Vec::new(),
        }
    }

    fn find(&mut self, name: &str) -> Option<usize> {
        let index = self.gguf.tensor_index(name)?;
        self.used[index] = true;
        Some(index)
    }

    /// Takes a tensor of exactly this shape (row length first), if it is there.
    pub(super) fn optional(&mut self, name: &str, shape: &[usize]) -> Result<Option<usize>, Error> {
        let Some(index) = self.find(name) else { return Ok(None) };
        let found = &self.gguf.tensors()[index].shape;
        // a file may leave out, or add, sizes of 1 at the end
        let trimmed =
            |shape: &[usize]| shape.iter().rposition(|&n| n != 1).map_or(0, |last| last + 1);
        if found[..trimmed(found)] != shape[..trimmed(shape)] {
            return Err(Error::BadShape {
                name: name.into(),
                found: found.clone(),
                expected: shape.to_vec(),
            });
        }
        Ok(Some(index))
    }

    /// Takes a matrix, if it is there.
    fn matrix_optional(
        &mut self,
        name: &str,
        n_cols: usize,
        n_rows: usize,
    ) -> Result<Option<Weight>, Error> {
        let index = self.optional(name, &[n_cols, n_rows])?;
        Ok(index.map(|tensor| Weight {
            tensor,
            ty: self.gguf.tensors()[tensor].ty,
            first_row: 0,
            n_rows,
            n_cols,
        }))
    }

    /// Takes a matrix.
    pub(crate) fn matrix(
        &mut self,
        name: &str,
        n_cols: usize,
        n_rows: usize,
    ) -> Result<Weight, Error> {
        self.matrix_optional(name, n_cols, n_rows)?.ok_or_else(|| Error::MissingTensor(name.into()))
    }

    /// Numbers a vector that was made of values of the file.
    pub(crate) fn keep(&mut self, values: Vec<f32>) -> Vector {
        self.vectors.add(values)
    }

    /// Takes the values of a vector as f32, if it is there.
    pub(crate) fn values_optional(
        &mut self,
        name: &str,
        n: usize,
    ) -> Result<Option<Vec<f32>>, Error> {
        Ok(self.tensor_optional(name, &[n])?.filter(|values| !values.is_empty()))
    }

    /// Takes the values of a vector as f32.
    pub(crate) fn values(&mut self, name: &str, n: usize) -> Result<Vec<f32>, Error> {
        self.values_optional(name, n)?.ok_or_else(|| Error::MissingTensor(name.into()))
    }

    /// Takes a vector, if it is there.
    pub(crate) fn vector_optional(
        &mut self,
        name: &str,
        n: usize,
    ) -> Result<Option<Vector>, Error> {
        Ok(self.values_optional(name, n)?.map(|values| self.keep(values)))
    }

    /// Takes a matrix as f32, if it is there.
    pub(crate) fn table_optional(
        &mut self,
        name: &str,
        n_cols: usize,
        n_rows: usize,
    ) -> Result<Option<Vec<f32>>, Error> {
        self.tensor_optional(name, &[n_cols, n_rows])
    }

    /// Takes the values of a tensor of exactly this shape as f32, if it is there.
    pub(crate) fn tensor_optional(
        &mut self,
        name: &str,
        shape: &[usize],
    ) -> Result<Option<Vec<f32>>, Error> {
        let Some(index) = self.optional(name, shape)? else { return Ok(None) };
        let tensor = &self.gguf.tensors()[index];
        if !self.gguf.has_data(tensor) {
            return Err(Error::BadValue {
                key: name.into(),
                found: "a tensor of which only the shape was read".into(),
                expected: "its values".into(),
            });
        }
        let mut values = vec![0.0; shape.iter().product()];
        hob_kernels::dequant::dequantize(tensor.ty, self.gguf.data(tensor), &mut values);
        Ok(Some(values))
    }

    /// Takes the values of a tensor of exactly this shape as f32.
    pub(crate) fn tensor(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f32>, Error> {
        self.tensor_optional(name, shape)?.ok_or_else(|| Error::MissingTensor(name.into()))
    }

    /// Returns the row length of a matrix, and the number of rows.
    pub(crate) fn matrix_shape(&self, name: &str) -> Result<(usize, usize), Error> {
        match self.gguf.tensor(name).map(|tensor| &tensor.shape[..]) {
            Some(&[n_cols, n_rows]) => Ok((n_cols, n_rows)),
            Some(found) => {
                let found = found.to_vec();
                Err(Error::BadShape { name: name.into(), found, expected: vec![0, 0] })
            }
            None => Err(Error::MissingTensor(name.into())),
        }
    }

    /// Makes a matrix of values of the file, `[n_rows, n_cols]`.
    pub(crate) fn make_matrix(&mut self, n_cols: usize, n_rows: usize, values: Vec<f32>) -> Weight {
        let tensor = self.gguf.tensors().len() + self.made.len();
        self.made.push(values);
        Weight { tensor, ty: TensorType::F32, first_row: 0, n_rows, n_cols }
    }

    /// Takes a matrix as f32.
    pub(crate) fn table(
        &mut self,
        name: &str,
        n_cols: usize,
        n_rows: usize,
    ) -> Result<Vec<f32>, Error> {
        self.table_optional(name, n_cols, n_rows)?.ok_or_else(|| Error::MissingTensor(name.into()))
    }

    /// Takes a vector.
    pub(crate) fn vector(&mut self, name: &str, n: usize) -> Result<Vector, Error> {
        let values = self.values(name, n)?;
        Ok(self.keep(values))
    }

    /// Takes a vector if the architecture has it.
    pub(crate) fn vector_if(
        &mut self,
        is_there: bool,
        name: &str,
        n: usize,
    ) -> Result<Option<Vector>, Error> {
        is_there.then(|| self.vector(name, n)).transpose()
    }

    /// Takes a norm: `NAME.weight` with `NAME.bias` where there is one.
    pub(crate) fn layer_norm(&mut self, name: &str, n: usize) -> Result<Norm, Error> {
        Ok(Norm {
            weight: self.vector(&format!("{name}.weight"), n)?,
            bias: self.vector_optional(&format!("{name}.bias"), n)?,
        })
    }

    /// Takes `NAME.weight`, with `NAME.bias` and a factor ([`Binder::scales`]) where there are
    /// such.
    pub(crate) fn linear(
        &mut self,
        name: &str,
        n_cols: usize,
        n_rows: usize,
    ) -> Result<Linear, Error> {
        let linear = self.unscaled(name, n_cols, n_rows)?;
        Ok(Linear { scale: self.scale(name)?, ..linear })
    }

    /// Takes `NAME.weight` with `NAME.bias` where there is one; `NAME.scale` is something else, or
    /// nothing.
    pub(crate) fn unscaled(
        &mut self,
        name: &str,
        n_cols: usize,
        n_rows: usize,
    ) -> Result<Linear, Error> {
        Ok(Linear {
            weight: self.matrix(&format!("{name}.weight"), n_cols, n_rows)?,
            scale: 1.0,
            bias: self.vector_optional(&format!("{name}.bias"), n_rows)?,
        })
    }

    /// Takes `NAME.weight`, a convolution of this shape without overlap, as the matrix of what it
    /// covers at once, with `NAME.bias` where there is one.
    pub(crate) fn convolution(&mut self, name: &str, shape: &[usize; 4]) -> Result<Linear, Error> {
        let weight = format!("{name}.weight");
        let tensor =
            self.optional(&weight, shape)?.ok_or_else(|| Error::MissingTensor(weight.clone()))?;
        let ty = self.gguf.tensors()[tensor].ty;
        let [width, height, n_in, n_rows] = *shape;
        let n_cols = width * height * n_in;
        let weight = Weight { tensor, ty, first_row: 0, n_rows, n_cols };
        Ok(Linear {
            weight,
            scale: 1.0,
            bias: self.vector_optional(&format!("{name}.bias"), n_rows)?,
        })
    }

    /// Takes the factor of what a matrix makes, see [`Binder::scales`]; 1 = none.
    fn scale(&mut self, name: &str) -> Result<f32, Error> {
        Ok(self.scales(name, 1)?.map_or(1.0, |scales| scales[0]))
    }

    /// Takes the factors `NAME.scale` of what `n` matrices make: in NVFP4, blocks of 16 have scales
    /// in 8 bits, and a matrix has one in f32 over them.
    ///
    /// `NAME.input_scale` is for those who round activations to NVFP4 as well: they divide by it
    /// before and multiply by it after. Here activations stay as they are, so it changes no
    /// product.
    pub(crate) fn scales(&mut self, name: &str, n: usize) -> Result<Option<Vec<f32>>, Error> {
        self.optional(&format!("{name}.input_scale"), &[n])?;
        let key = format!("{name}.scale");
        let scales = self.values_optional(&key, n)?;
        match scales.iter().flatten().find(|scale| !scale.is_finite()) {
            None => Ok(scales),
            Some(bad) => Err(Error::BadValue {
                key,
                found: bad.to_string(),
                expected: "finite factors".into(),
            }),
        }
    }

    /// Takes several matrices over the same input: one by one, or, where the file has `fused`, as
    /// row ranges of that.
    pub(crate) fn split<const N: usize>(
        &mut self,
        fused: &str,
        names: [String; N],
        n_cols: usize,
        n_rows: [usize; N],
    ) -> Result<[Linear; N], Error> {
        let mut parts = Vec::with_capacity(N);
        if self.gguf.tensor_index(&format!("{fused}.weight")).is_some() {
            let n_all = n_rows.iter().sum();
            let weight = self.matrix(&format!("{fused}.weight"), n_cols, n_all)?;
            let bias = self.values_optional(&format!("{fused}.bias"), n_all)?;
            let scale = self.scale(fused)?;
            let mut from = 0;
            for n in n_rows {
                let bias = bias.as_ref().map(|bias| self.keep(bias[from..from + n].to_vec()));
                parts.push(Linear { weight: weight.rows(from, n), scale, bias });
                from += n;
            }
        } else {
            for (name, n) in names.iter().zip(n_rows) {
                parts.push(self.linear(name, n_cols, n)?);
            }
        }
        Ok(parts.try_into().expect("as many parts as names"))
    }

    /// Takes the matrices of all experts, stacked in one tensor `[n_cols, n_rows, n_expert]`.
    pub(crate) fn experts(
        &mut self,
        name: &str,
        n_cols: usize,
        n_rows: usize,
        n: usize,
    ) -> Result<Vec<Weight>, Error> {
        let index = self
            .optional(name, &[n_cols, n_rows, n])?
            .ok_or_else(|| Error::MissingTensor(name.into()))?;
        let ty = self.gguf.tensors()[index].ty;
        let whole = Weight { tensor: index, ty, first_row: 0, n_rows: n_rows * n, n_cols };
        Ok((0..n).map(|e| whole.rows(e * n_rows, n_rows)).collect())
    }
}
