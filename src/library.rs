//! The library: a model in a few names.
//!
//! Everything here blocks the calling thread; the model computes on threads of its own. A program
//! with an asynchronous runtime calls it from a blocking task.

mod chat;
mod constraint;
mod error;
mod load;
mod reply;
mod request;
mod tools;

use std::path::Path;
use std::sync::Arc;

use crate::engine::{Event, Job, Pooling};
use crate::runtime::{ModelSource, Runtime};
use crate::tokenizer::{EncodeOptions, Tokenizer};

pub use chat::Chat;
pub use constraint::{Constraint, SchemaOptions};
pub use error::{Error, ErrorKind};
pub use load::LoadOptions;
pub use reply::{Answer, Delta, Reply};
pub use request::Request;
pub use tools::{Tool, ToolCall, ToolChoice};

use request::RequestPrompt;

/// A loaded model. Clones share it.
#[derive(Clone)]
pub struct Model {
    runtime: Arc<Runtime>,
}

/// The embedding of a text.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Embedding {
    /// The vector, `[n_embd]`, as the model computes it; not normalized.
    pub values: Vec<f32>,
    /// Tokens of the text.
    pub n_tokens: usize,
}

impl Model {
    /// Loads a GGUF file; of a split one, any part.
    ///
    /// # Errors
    /// The file cannot be read, or is no model that hob runs; the error names the file.
    pub fn load(path: impl AsRef<Path>, options: &LoadOptions) -> Result<Model, Error> {
        Model::from_source(&ModelSource::File(path.as_ref().to_owned()), options)
    }

    /// Loads a GGUF file that is in memory.
    ///
    /// # Errors
    /// The bytes are no model that hob runs.
    ///
    /// # Examples
    /// ```no_run
    /// let bytes = std::fs::read("model.gguf")?;
    /// let model = hob::Model::from_bytes(bytes, &hob::LoadOptions::default())?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_bytes(bytes: Vec<u8>, options: &LoadOptions) -> Result<Model, Error> {
        Model::from_source(&ModelSource::Memory(bytes.into()), options)
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
        let runtime = Runtime::load(source, options.runtime_options());
        let runtime = runtime.map_err(Error::of_runtime)?;
        Ok(Model { runtime: Arc::new(runtime) })
    }

    /// Returns what computes: the instruction set of the CPU's kernels, or the name of the GPU.
    pub fn device(&self) -> &str {
        &self.runtime.device
    }

    /// Returns the name that the file gives its model, or an empty text.
    pub fn name(&self) -> &str {
        self.runtime.model.gguf.get_str("general.name").ok().flatten().unwrap_or_default()
    }

    /// Returns the number of positions of one conversation, prompt and answer together.
    pub fn n_ctx(&self) -> usize {
        self.runtime.engine.n_ctx()
    }

    /// Returns the tokenizer.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let ids = model.tokenizer().encode("Hello, world", &hob::EncodeOptions::PLAIN);
    /// assert_eq!(model.tokenizer().decode(&ids), b"Hello, world");
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
        Request::new(self.clone(), RequestPrompt::Text(text.into()))
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
        let tokens = self.runtime.tokenizer.encode(text, &EncodeOptions::DOCUMENT);
        let n_tokens = tokens.len();
        let mut job = Job::new(tokens);
        job.adapters = self.runtime.adapters.mix();
        job.pooling = Some(self.runtime.pooling().unwrap_or(Pooling::Mean));
        let mut events = self.runtime.engine.submit(job).map_err(Error::of_submission)?;
        let mut values = Vec::new();
        while let Some(event) = events.blocking_next() {
            match event {
                Event::Embedding(rows) => values = rows.into_iter().next().unwrap_or_default(),
                Event::Failed(error) => return Err(Error::of_engine(error)),
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

/// The page about the library, whose examples are tests.
#[cfg(doctest)]
#[doc = include_str!("../docs/library.md")]
struct LibraryPage;
