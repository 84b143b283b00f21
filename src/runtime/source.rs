//! The origin of a model, and what is said of it besides.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;

use super::{Error, ScaledFile};
use crate::chat::ChatTemplate;
use crate::context::ContextOptions;
use crate::gguf::{Gguf, MetadataOverride};
use crate::hugging_face::{self, HfModel};
use crate::sampling::SamplingOverrides;
use crate::vision::tower_file::{self, UnusableTower};

/// The model that this binary carries, in its read-only data: mapped with the executable, never
/// copied.
#[cfg(shipped_model)]
const SHIPPED: Option<&'static [u8]> = Some(include_bytes!(env!("HOB_SHIPPED_MODEL")));
#[cfg(not(shipped_model))]
const SHIPPED: Option<&'static [u8]> = None;

/// The origin of a model.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ModelSource {
    /// A GGUF file, any part of a split one, or a folder of Hugging Face's form.
    File(PathBuf),
    /// The model that this binary carries.
    Shipped,
    /// A GGUF file in memory.
    Memory(ModelBytes),
    /// One of these with more that is said of it.
    Described(Arc<DescribedModel>),
}

/// The bytes of a GGUF file.
#[derive(Clone)]
pub struct ModelBytes(Arc<Bytes>);

impl From<Vec<u8>> for ModelBytes {
    fn from(bytes: Vec<u8>) -> ModelBytes {
        ModelBytes(Arc::new(bytes.into()))
    }
}

impl std::fmt::Debug for ModelBytes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ModelBytes({} bytes)", self.0.len())
    }
}

impl PartialEq for ModelBytes {
    /// Returns whether these are the same bytes in memory.
    fn eq(&self, other: &ModelBytes) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for ModelBytes {}

/// A model with what others say of it: the store that it lies in, or the command line.
#[derive(Debug, Clone)]
pub struct DescribedModel {
    /// A file, or the shipped model.
    pub base: ModelSource,
    /// Its name, where the file's says nothing.
    pub name: Option<String>,
    /// The vision tower that belongs to it, where none lies next to the file.
    pub projector: Option<PathBuf>,
    /// The words of its store on its use.
    pub defaults: ModelDefaults,
    /// Values in place of the file's.
    pub overrides: Vec<MetadataOverride>,
}

/// The words of a model's store on its use. A user's own words go before it, and it goes before
/// the file's.
#[derive(Debug, Clone, Default)]
pub struct ModelDefaults {
    /// Parameters of sampling.
    pub sampling: SamplingOverrides,
    /// Adapters (LoRA) that are applied to it.
    pub adapters: Vec<PathBuf>,
    /// Strings that end a text.
    pub stop: Vec<String>,
    /// The system message of conversations that have none.
    pub system: Option<String>,
    /// Positions of the context.
    pub n_ctx: Option<usize>,
    /// Most tokens of an answer.
    pub max_tokens: Option<usize>,
    /// The template of prompts, in the language of Go, where the file has none.
    pub go_template: Option<String>,
}

impl PartialEq for DescribedModel {
    fn eq(&self, other: &DescribedModel) -> bool {
        self.base == other.base && self.name == other.name && self.overrides == other.overrides
    }
}

// the values that are set are finite: an option has none that differs from itself
impl Eq for DescribedModel {}

impl From<ModelSource> for DescribedModel {
    fn from(source: ModelSource) -> DescribedModel {
        match source {
            ModelSource::Described(described) => (*described).clone(),
            base => DescribedModel {
                base,
                name: None,
                projector: None,
                defaults: ModelDefaults::default(),
                overrides: Vec::new(),
            },
        }
    }
}

impl std::fmt::Display for ModelSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ModelSource::File(path) => std::fmt::Display::fmt(&path.display(), f),
            ModelSource::Shipped => f.write_str("the shipped model"),
            ModelSource::Memory(_) => f.write_str("the model in memory"),
            ModelSource::Described(described) => match &described.name {
                Some(name) => f.write_str(name),
                None => described.base.fmt(f),
            },
        }
    }
}

impl ModelSource {
    /// Returns the file; `None` for the shipped model and one in memory.
    pub fn file(&self) -> Option<&Path> {
        match self {
            ModelSource::File(path) => Some(path),
            ModelSource::Shipped | ModelSource::Memory(_) => None,
            ModelSource::Described(described) => described.base.file(),
        }
    }

    /// Returns a short name: the file's without its ending; of a snapshot in the hub's cache, its
    /// repository.
    pub fn name(&self) -> String {
        match self {
            ModelSource::File(path) => {
                let whole = std::path::absolute(path).ok();
                let repository = whole.as_deref().and_then(hugging_face::hub_repository);
                if let Some(name) = repository.filter(|_| path.is_dir()) {
                    return name;
                }
                let name = if path.is_dir() { path.file_name() } else { path.file_stem() };
                name.map_or("model".into(), |name| name.to_string_lossy().into_owned())
            }
            ModelSource::Shipped => "hob-nano".into(),
            ModelSource::Memory(_) => "model".into(),
            ModelSource::Described(described) => {
                described.name.clone().unwrap_or_else(|| described.base.name())
            }
        }
    }

    /// Returns what the model's store says of its use.
    pub fn defaults(&self) -> Option<&ModelDefaults> {
        match self {
            ModelSource::Described(described) => Some(&described.defaults),
            _ => None,
        }
    }

    /// Returns the same model with values in place of the file's.
    #[must_use]
    pub fn with_overrides(self, overrides: Vec<MetadataOverride>) -> ModelSource {
        if overrides.is_empty() {
            return self;
        }
        let mut described = DescribedModel::from(self);
        described.overrides.extend(overrides);
        ModelSource::Described(Arc::new(described))
    }

    /// Opens the container.
    ///
    /// # Errors
    /// If it is no sound one, if a value cannot be set in place of its own, or if no model is
    /// shipped with this build.
    pub fn open(&self) -> Result<Gguf, Error> {
        match self {
            ModelSource::File(path) if hugging_face::is_model_folder(path) => {
                Ok(HfModel::open(path)?.gguf)
            }
            ModelSource::File(path) => Ok(Gguf::open(path)?),
            ModelSource::Shipped => Ok(Gguf::from_bytes(SHIPPED.ok_or(Error::NoneShipped)?)?),
            ModelSource::Memory(bytes) => Ok(Gguf::from_shared(Bytes::clone(&bytes.0))?),
            ModelSource::Described(described) => {
                Ok(described.base.open()?.with_overrides(&described.overrides)?)
            }
        }
    }

    /// Opens the container to write another of it: a folder as `hob convert` writes it.
    ///
    /// # Errors
    /// As [`ModelSource::open`].
    pub fn open_to_write(&self) -> Result<Gguf, Error> {
        match self {
            ModelSource::File(path) if hugging_face::is_model_folder(path) => {
                Ok(HfModel::open_to_write(path)?.gguf)
            }
            ModelSource::Described(described) => {
                Ok(described.base.open_to_write()?.with_overrides(&described.overrides)?)
            }
            _ => self.open(),
        }
    }

    /// Opens the container for its metadata and the shapes of its tensors: matrices of a folder
    /// that would have to be put together have no data.
    ///
    /// # Errors
    /// As [`ModelSource::open`].
    pub fn open_shapes(&self) -> Result<Gguf, Error> {
        match self {
            ModelSource::File(path) if hugging_face::is_model_folder(path) => {
                Ok(HfModel::open_shapes(path)?.gguf)
            }
            ModelSource::Described(described) => {
                Ok(described.base.open_shapes()?.with_overrides(&described.overrides)?)
            }
            _ => self.open(),
        }
    }

    /// Returns the file of the vision tower that belongs to the model, whose metadata is `text`:
    /// the one that its store names, one next to it that fits, or the model's folder itself.
    ///
    /// # Errors
    /// The file next to it that must be meant does not fit, or the folder's cannot be used.
    pub fn projector(&self, text: &Gguf) -> Result<Option<PathBuf>, UnusableTower> {
        match self {
            ModelSource::File(path) if path.is_dir() => tower_file::in_folder(path, text),
            ModelSource::File(path) => tower_file::find(path, text),
            ModelSource::Shipped | ModelSource::Memory(_) => Ok(None),
            ModelSource::Described(described) => match &described.projector {
                Some(projector) => Ok(Some(projector.clone())),
                None => described.base.projector(text),
            },
        }
    }

    /// Returns the template of the model's store, in the language of Go, if the file has none.
    pub fn go_template(&self, gguf: &Gguf) -> Option<&str> {
        let template = self.defaults()?.go_template.as_deref();
        template.filter(|_| !ChatTemplate::is_in(gguf))
    }

    /// Returns options with the context's size that the model's store recommends, where they say
    /// none.
    pub(super) fn with_context_size(&self, options: &ContextOptions) -> ContextOptions {
        let recommended = self.defaults().and_then(|defaults| defaults.n_ctx);
        ContextOptions { n_ctx: options.n_ctx.or(recommended), ..options.clone() }
    }

    /// Returns the adapters that belong to the model, and then others.
    pub fn with_adapters(&self, others: &[ScaledFile]) -> Vec<ScaledFile> {
        let own = self.defaults().map_or(&[][..], |defaults| &defaults.adapters);
        let own = own.iter().map(|path| ScaledFile { path: path.clone(), scale: 1.0 });
        own.chain(others.iter().cloned()).collect()
    }
}
