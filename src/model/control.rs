//! Control vectors: a direction for each layer, which is added to the residual stream after it.

use std::ops::RangeInclusive;

use super::{Model, family};
use crate::gguf::{self, Gguf};

/// The summands of a control vector, by layer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ControlVector {
    /// For each layer `n_embd` values; none where nothing is added.
    layers: Vec<Option<Vec<f32>>>,
}

/// Why a file is no control vector of a model.
#[derive(Debug, thiserror::Error)]
pub enum ControlError {
    /// The container.
    #[error(transparent)]
    Gguf(#[from] gguf::Error),
    /// A tensor that is no direction.
    #[error(
        "tensor `{name}` is no direction of a layer; expected `direction.N` with N from 1 to \
         {most}, {n_embd} values each"
    )]
    BadTensor {
        /// The tensor.
        name: String,
        /// Number of the model's last layer.
        most: usize,
        /// Width of its residual stream.
        n_embd: usize,
    },
    /// It was made with a model of another architecture.
    #[error("it was made with a model of the architecture {hint}, not {arch}")]
    OtherModel {
        /// The architecture that the file names.
        hint: String,
        /// That of the model.
        arch: String,
    },
    /// There is nothing in it.
    #[error("the file has no directions: tensors `direction.N`")]
    Empty,
    /// The layers that it is to be added to.
    #[error("layers {first} to {last} were asked for; the model has those from 1 to {most}")]
    BadLayers {
        /// The first that was asked for.
        first: usize,
        /// The last.
        last: usize,
        /// Number of the model's last layer.
        most: usize,
    },
}

impl ControlVector {
    /// Reads a control vector of `model`.
    ///
    /// # Errors
    /// If the file holds something else, directions of another width, or those of another
    /// architecture.
    pub fn read(gguf: &Gguf, model: &Model) -> Result<ControlVector, ControlError> {
        check_hint(gguf, &model.plan.arch)?;
        let n_embd = model.plan.n_embd;
        let n_layers = model.plan.layers.len();
        let mut layers = vec![None; n_layers];
        for tensor in gguf.tensors() {
            let bad = || ControlError::BadTensor {
                name: tensor.name.clone(),
                most: n_layers - 1,
                n_embd,
            };
            let number = tensor.name.strip_prefix("direction.").and_then(|n| n.parse().ok());
            let layer: usize = number.filter(|&n| n > 0 && n < n_layers).ok_or_else(bad)?;
            if tensor.n_elements() != n_embd {
                return Err(bad());
            }
            let mut values = vec![0.0; n_embd];
            hob_kernels::dequant::dequantize(tensor.ty, gguf.data(tensor), &mut values);
            if values.iter().any(|value| !value.is_finite()) {
                return Err(bad());
            }
            layers[layer] = Some(values);
        }
        if layers.iter().all(Option::is_none) {
            return Err(ControlError::Empty);
        }
        Ok(ControlVector { layers })
    }

    /// Adds another one · `scale`.
    pub fn add(&mut self, other: &ControlVector, scale: f32) {
        self.layers.resize(self.layers.len().max(other.layers.len()), None);
        for (mine, theirs) in self.layers.iter_mut().zip(&other.layers) {
            let Some(theirs) = theirs else { continue };
            let mine = mine.get_or_insert_with(|| vec![0.0; theirs.len()]);
            for (mine, theirs) in mine.iter_mut().zip(theirs) {
                *mine += theirs * scale;
            }
        }
    }
}

/// Checks that a file was made with a model of this architecture, as far as it says so.
///
/// # Errors
/// It names another that is known here. Other names may be those of the maker's tool.
fn check_hint(gguf: &Gguf, arch: &str) -> Result<(), ControlError> {
    let hint = gguf.get_str("controlvector.model_hint").ok().flatten();
    let Some(hint) = hint.filter(|&hint| hint != arch) else { return Ok(()) };
    if family::find(hint).is_some() {
        return Err(ControlError::OtherModel { hint: hint.into(), arch: arch.into() });
    }
    tracing::warn!("the control vector was made with a model of type {hint}; this one is {arch}");
    Ok(())
}

impl Model {
    /// Adds a control vector after some of the layers; `None`: after all that it has a direction
    /// for.
    ///
    /// # Errors
    /// If the model does not have these layers.
    pub fn control(
        &mut self,
        vector: ControlVector,
        layers: Option<RangeInclusive<usize>>,
    ) -> Result<(), ControlError> {
        let most = self.plan.layers.len() - 1;
        let layers = layers.unwrap_or(0..=most);
        if layers.is_empty() || *layers.end() > most {
            let [first, last] = [*layers.start(), *layers.end()];
            return Err(ControlError::BadLayers { first, last, most });
        }
        for (index, values) in vector.layers.into_iter().enumerate() {
            if let Some(values) = values.filter(|_| layers.contains(&index)) {
                self.weights.layers[index].control = Some(self.weights.vectors.add(values));
            }
        }
        Ok(())
    }
}
