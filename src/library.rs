//! The library: a model in a few names.
//!
//! Everything here blocks the calling thread; the model computes on threads of its own. A program
//! with an asynchronous runtime calls it from a blocking task.

mod constraint;
mod reply;
mod request;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::context::{ContextOptions, Device};
use crate::engine::{self, EngineOptions, Event, Job, Pooling, SubmitError};
use crate::runtime::{self, ModelSource, Runtime, RuntimeOptions, TowerSource};
use crate::tokenizer::{self, Tokenizer};
use crate::{grammar, vision};

pub use constraint::Constraint;
pub use reply::{Delta, Reply};
pub use request::{Chat, Request};

/// A loaded model. Clones share it.
#[derive(Clone)]
pub struct Model {
    runtime: Arc<Runtime>,
}

/// Options of loading a model. The default runs on a GPU where there is a suitable one, else on the
/// CPU.
#[derive(Clone, Debug, Default)]
pub struct LoadOptions {
    /// Positions of one conversation, prompt and answer together; `None`: as many as the model was
    /// trained for.
    pub n_ctx: Option<usize>,
    /// Requests computed at once; `None`: one.
    pub n_parallel: Option<usize>,
    /// Threads; `None`: one per physical core.
    pub n_threads: Option<usize>,
    /// The processor that computes; `None`: a GPU that takes the model, else the CPU.
    pub device: Option<Device>,
    /// The file of the vision tower; `None`: the one next to the model, if there is one.
    pub mmproj: Option<PathBuf>,
}

impl LoadOptions {
    /// Returns the options of the parts below.
    fn runtime_options(&self) -> RuntimeOptions {
        let mut context = ContextOptions {
            device: self.device.clone().unwrap_or(Device::Auto),
            n_ctx: self.n_ctx,
            n_threads: self.n_threads,
            ..ContextOptions::default()
        };
        context.n_seq = self.n_parallel.unwrap_or(context.n_seq);
        RuntimeOptions {
            context,
            engine: EngineOptions::default(),
            mmproj: self.mmproj.clone().map_or(TowerSource::Beside, TowerSource::File),
            ..RuntimeOptions::default()
        }
    }
}

/// The embedding of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Embedding {
    /// The vector, `[n_embd]`, as the model computes it; not normalized.
    pub values: Vec<f32>,
    /// Tokens of the text.
    pub n_tokens: usize,
}

/// Why a model cannot be loaded, or a request not be answered.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The model cannot be loaded, or its template refuses the conversation.
    #[error(transparent)]
    Runtime(#[from] runtime::Error),
    /// The text of a constraint is not JSON.
    #[error("the schema is not JSON: {0}")]
    NotJson(#[from] serde_json::Error),
    /// A constraint cannot be compiled.
    #[error(transparent)]
    Constraint(#[from] grammar::Error),
    /// An image cannot be used.
    #[error("image {n}: {source}")]
    Image {
        /// Number of the image in the conversation, from 1.
        n: usize,
        /// The error.
        source: Box<vision::Error>,
    },
    /// The model takes no images.
    #[error("this model takes no images: no vision tower (mmproj file) was found for it")]
    TakesNoImages,
    /// The request was not taken.
    #[error(transparent)]
    Submit(#[from] SubmitError),
    /// The answer broke off.
    #[error(transparent)]
    Engine(#[from] engine::Error),
}

impl From<tokenizer::Stopped> for Error {
    fn from(_: tokenizer::Stopped) -> Error {
        Error::Engine(engine::Error::Stopped)
    }
}

impl Model {
    /// Loads a GGUF file; of a split one, any part.
    ///
    /// # Errors
    /// The file cannot be read, or is no model that hob runs; the error names the file.
    pub fn load(path: impl AsRef<Path>, options: &LoadOptions) -> Result<Model, Error> {
        Model::from_source(&ModelSource::File(path.as_ref().to_owned()), options)
    }

    /// Loads the small model that comes with hob (feature `default-model`).
    ///
    /// # Errors
    /// This build carries none.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// assert_eq!(model.name(), "hob-nano");
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn shipped(options: &LoadOptions) -> Result<Model, Error> {
        Model::from_source(&ModelSource::Shipped, options)
    }

    fn from_source(source: &ModelSource, options: &LoadOptions) -> Result<Model, Error> {
        let runtime = Runtime::load(source, options.runtime_options())?;
        Ok(Model { runtime: Arc::new(runtime) })
    }

    /// Returns the name that the file gives its model, or an empty text.
    pub fn name(&self) -> &str {
        self.runtime.model.gguf.get_str("general.name").ok().flatten().unwrap_or_default()
    }

    /// Returns the positions of one conversation, prompt and answer together.
    pub fn n_ctx(&self) -> usize {
        self.runtime.engine.n_ctx()
    }

    /// Returns the tokenizer.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let ids = model.tokenizer().encode("Hello, world", false, false);
    /// assert_eq!(model.tokenizer().decode(&ids, false), b"Hello, world");
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn tokenizer(&self) -> &Tokenizer {
        &self.runtime.tokenizer
    }

    /// Begins a conversation.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let answer = model.chat().user("Hello!").max_tokens(8).text()?;
    /// assert!(!answer.is_empty());
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn chat(&self) -> Chat {
        Chat::new(self.clone())
    }

    /// Makes a request that continues a text as it is, without a chat template.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let text = model.complete("Once upon a time").temperature(0.0).max_tokens(4).text()?;
    /// assert!(!text.is_empty());
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn complete(&self, text: impl Into<String>) -> Request {
        Request::of_text(self.clone(), text.into())
    }

    /// Embeds a text, by the pooling that the file names, or else the mean of all tokens' states.
    ///
    /// # Errors
    /// The text is empty or longer than the context.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let cat = model.embed("a cat")?;
    /// assert!(cat.values.iter().all(|value| value.is_finite()));
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn embed(&self, text: &str) -> Result<Embedding, Error> {
        let tokens = self.runtime.tokenizer.encode(text, true, false);
        let n_tokens = tokens.len();
        let mut job = Job::new(tokens);
        job.pooling = Some(self.runtime.pooling().unwrap_or(Pooling::Mean));
        let mut events = self.runtime.engine.submit(job)?;
        let mut values = Vec::new();
        while let Some(event) = events.blocking_next() {
            match event {
                Event::Embedding(rows) => values = rows.into_iter().next().unwrap_or_default(),
                Event::Failed(error) => return Err(error.into()),
                _ => {}
            }
        }
        Ok(Embedding { values, n_tokens })
    }
}

impl std::fmt::Debug for Model {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Model").field("name", &self.name()).finish_non_exhaustive()
    }
}
