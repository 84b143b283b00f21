//! The adapters and control vectors of a model, and the adapters of texts that name none.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::Error;
use crate::gguf::{self, Gguf};
use crate::model::Model;
use crate::model::adapter::{Adapter, AdapterMix, AdapterScale};
use crate::model::control::ControlVector;

/// Most adapters of a model.
pub const MOST_ADAPTERS: usize = 256;

/// A file with something that is added to what a model computes, and the factor of that.
#[derive(Debug, Clone, PartialEq)]
pub struct ScaledFile {
    /// The GGUF file.
    pub path: PathBuf,
    /// The factor.
    pub scale: f32,
}

/// The control vectors of a model, which are added up.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ControlOptions {
    /// The vectors.
    pub vectors: Vec<ScaledFile>,
    /// The layers after which they are added; `None`: all.
    pub layers: Option<RangeInclusive<usize>>,
}

impl ControlOptions {
    /// Adds the control vectors to a model.
    ///
    /// # Errors
    /// If one is none of this model; the error names the file.
    pub fn apply(&self, model: &mut Model) -> Result<(), Error> {
        let Some(ScaledFile { path: first, .. }) = self.vectors.first() else { return Ok(()) };
        let mut sum = ControlVector::default();
        for ScaledFile { path, scale } in &self.vectors {
            let read = || ControlVector::read(&open_file(path, "a control vector")?, model);
            sum.add(&read().map_err(Error::control(path))?, *scale);
        }
        model.control(sum, self.layers.clone()).map_err(Error::control(first))
    }
}

/// The form of adapters.
const FORM: &str = "an adapter, which llama.cpp's convert_lora_to_gguf.py makes of such a folder";

/// Opens the file of something that is no model; `what` says what was expected.
///
/// # Errors
/// It is a folder, or no sound GGUF file.
fn open_file(path: &Path, what: &str) -> Result<Gguf, gguf::Error> {
    if path.is_dir() {
        let what = format!("a folder; expected the GGUF file of {what}");
        return Err(gguf::Error::Folder { path: path.into(), what });
    }
    Gguf::open(path)
}

/// An adapter of a loaded model.
#[derive(Debug, Clone)]
pub struct LoadedAdapter {
    /// Its name: the file's without its ending.
    pub name: String,
    /// Its file.
    pub path: PathBuf,
    /// The file, understood.
    pub adapter: Arc<Adapter>,
}

/// Returns an error of a file with the file's path before it, once.
pub(super) fn about(path: &Path, error: &dyn std::fmt::Display) -> String {
    let error = error.to_string();
    let path = path.display().to_string();
    if error.starts_with(&path) { error } else { format!("{path}: {error}") }
}

/// The adapters of a loaded model, by number.
#[derive(Debug, Default)]
pub struct ModelAdapters {
    adapters: Vec<LoadedAdapter>,
    /// Factors for texts that name no adapters.
    scales: Mutex<Vec<f32>>,
}

impl ModelAdapters {
    /// Reads the adapters of a model.
    ///
    /// # Errors
    /// If there are too many, or one is none of this model; the error names the file.
    pub fn load(sources: &[ScaledFile], model: &Model) -> Result<ModelAdapters, Error> {
        if sources.len() > MOST_ADAPTERS {
            return Err(Error::TooManyAdapters { n: sources.len() });
        }
        let mut adapters = Vec::with_capacity(sources.len());
        for ScaledFile { path, .. } in sources {
            let read = || Adapter::load(open_file(path, FORM)?, model);
            let adapter = read().map_err(|source| Error::Adapter {
                adapter: path.clone(),
                source: Box::new(source),
            })?;
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            tracing::info!(adapter = name, matrices = adapter.n_pairs(), "adapter");
            adapters.push(LoadedAdapter { name, path: path.clone(), adapter: Arc::new(adapter) });
        }
        let scales = Mutex::new(sources.iter().map(|source| source.scale).collect());
        Ok(ModelAdapters { adapters, scales })
    }

    /// Returns every adapter.
    pub fn all(&self) -> &[LoadedAdapter] {
        &self.adapters
    }

    /// Returns the adapters as a context takes them.
    pub fn of_context(&self) -> Vec<Arc<Adapter>> {
        self.adapters.iter().map(|loaded| Arc::clone(&loaded.adapter)).collect()
    }

    /// Returns the number of the adapter of this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.adapters.iter().position(|adapter| adapter.name == name)
    }

    /// Returns the factors of texts that name no adapters, by number.
    pub fn scales(&self) -> Vec<f32> {
        self.scales.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sets the adapters of texts from here on that name none; the others get factor 0.
    pub fn set(&self, mix: &AdapterMix) {
        let mut scales = self.scales.lock().unwrap_or_else(PoisonError::into_inner);
        for (number, scale) in scales.iter_mut().enumerate() {
            *scale = mix.scale(number);
        }
    }

    /// Returns the adapters of a text that names none.
    pub fn mix(&self) -> AdapterMix {
        let scales = self.scales().into_iter().enumerate();
        AdapterMix::new(scales.map(|(adapter, scale)| AdapterScale { adapter, scale }))
    }
}
