//! Options for adapters (LoRA) and control vectors.

use std::path::PathBuf;

use super::Error;
use crate::model::Model;
use crate::runtime::{ControlOptions, ModelAdapters, ModelSource, ScaledFile};

/// Options for adapters and control vectors of a model.
#[derive(Debug, clap::Args)]
pub(super) struct AdapterArgs {
    /// Adapter of the model (LoRA, a GGUF file); several are separated by commas, or the option is
    /// given several times
    #[arg(long, value_name = "FILE", value_delimiter = ',', env = "LLAMA_ARG_LORA")]
    lora: Vec<PathBuf>,
    /// Adapter with a factor of what it adds; these are numbered after those of --lora
    #[arg(
        long,
        value_name = "FILE:SCALE",
        value_delimiter = ',',
        env = "LLAMA_ARG_LORA_SCALED",
        value_parser = scaled_file
    )]
    lora_scaled: Vec<ScaledFile>,
    /// Apply adapters only where a request asks for them, or once /lora-adapters is told to
    #[arg(long)]
    lora_init_without_apply: bool,
    /// Control vector, added to the residual stream (a GGUF file); several add up
    #[arg(long, value_name = "FILE", value_delimiter = ',')]
    control_vector: Vec<PathBuf>,
    /// Control vector with a factor
    #[arg(
        long,
        value_name = "FILE:SCALE",
        value_delimiter = ',',
        value_parser = scaled_file
    )]
    control_vector_scaled: Vec<ScaledFile>,
    /// First and last layer after which control vectors are added [default: all]
    #[arg(long, num_args = 2, value_names = ["START", "END"])]
    control_vector_layer_range: Option<Vec<usize>>,
}

impl AdapterArgs {
    /// Returns the adapters, by number.
    pub(super) fn sources(&self) -> Vec<ScaledFile> {
        let scale = |scale: f32| if self.lora_init_without_apply { 0.0 } else { scale };
        all(&self.lora, &self.lora_scaled)
            .map(|file| ScaledFile { scale: scale(file.scale), ..file })
            .collect()
    }

    /// Returns the control vectors.
    ///
    /// # Errors
    /// If layers are named, and no vector is.
    pub(super) fn control(&self) -> Result<ControlOptions, Error> {
        let vectors: Vec<_> = all(&self.control_vector, &self.control_vector_scaled).collect();
        let layers = match self.control_vector_layer_range.as_deref() {
            Some(_) if vectors.is_empty() => {
                return Err(Error::Usage(
                    "--control-vector-layer-range: there is no --control-vector".into(),
                ));
            }
            Some(&[first, last]) => Some(first..=last),
            _ => None,
        };
        Ok(ControlOptions { vectors, layers })
    }

    /// Reads the adapters of a model.
    ///
    /// # Errors
    /// When a file cannot be read, or its tensors do not fit the model.
    pub(super) fn load(&self, from: &ModelSource, model: &Model) -> Result<ModelAdapters, Error> {
        Ok(ModelAdapters::load(&from.with_adapters(&self.sources()), model)?)
    }
}

/// Returns all files of a kind: those without a scale of their own have 1, and come first.
fn all<'a>(
    unscaled: &'a [PathBuf],
    scaled: &'a [ScaledFile],
) -> impl Iterator<Item = ScaledFile> + 'a {
    let unscaled = unscaled.iter().map(|path| ScaledFile { path: path.clone(), scale: 1.0 });
    unscaled.chain(scaled.iter().cloned())
}

/// Reads a file and a factor, for clap.
fn scaled_file(text: &str) -> Result<ScaledFile, String> {
    let parts = text.rsplit_once(':').and_then(|(path, scale)| {
        let scale = scale.parse().ok().filter(|scale: &f32| scale.is_finite())?;
        (!path.is_empty()).then(|| ScaledFile { path: path.into(), scale })
    });
    parts.ok_or_else(|| "FILE:SCALE was expected, such as style.gguf:0.5".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_factor_stands_after_the_last_colon() {
        let file = |path: &str, scale| Ok(ScaledFile { path: path.into(), scale });
        assert_eq!(scaled_file("a.gguf:0.5"), file("a.gguf", 0.5));
        assert_eq!(scaled_file(r"C:\a.gguf:-1"), file(r"C:\a.gguf", -1.0));
        for wrong in ["a.gguf", r"C:\a.gguf", ":1", "a.gguf:", "a.gguf:nan", "a.gguf:inf"] {
            assert!(scaled_file(wrong).is_err(), "{wrong}");
        }
    }
}
