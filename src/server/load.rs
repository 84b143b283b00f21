//! From a model file to something that can be served: file, tokenizer, template, weights, engine.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::app::{Card, Served};
use super::routes::unix_time;
use crate::chat::{self, ChatTemplate};
use crate::context::{self, Context, ContextOptions};
use crate::engine::{Engine, EngineOptions};
use crate::gguf::{self, Gguf};
use crate::model::{self, Model};
use crate::tokenizer::{self, Tokenizer};

/// Which model, and how it is to compute.
#[derive(Debug, Clone, Default)]
pub struct LoadOptions {
    /// The file, or any part of a split one.
    pub path: PathBuf,
    /// Names the model goes by; empty is the file's name.
    pub names: Vec<String>,
    /// Context, sequences, threads.
    pub context: ContextOptions,
    /// Queue and time-outs.
    pub engine: EngineOptions,
    /// Where the chat template comes from.
    pub template: TemplateSource,
}

/// Where the chat template comes from.
#[derive(Debug, Clone, Default)]
pub enum TemplateSource {
    /// The model file, or a built-in one that fits it.
    #[default]
    Model,
    /// The built-in one of this name.
    Named(String),
    /// This text.
    Text(String),
}

/// Why a model cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file.
    #[error(transparent)]
    Gguf(#[from] gguf::Error),
    /// Its vocabulary.
    #[error("{path}: {source}")]
    Tokenizer {
        /// The file.
        path: String,
        /// What is wrong with it.
        source: Box<tokenizer::Error>,
    },
    /// Its chat template.
    #[error("chat template: {0}")]
    Template(#[from] chat::Error),
    /// Its architecture or tensors.
    #[error("{path}: {source}")]
    Model {
        /// The file.
        path: String,
        /// What is wrong with it.
        source: Box<model::Error>,
    },
    /// Threads, instruction set, memory.
    #[error(transparent)]
    Context(#[from] context::Error),
    /// The engine's thread.
    #[error("cannot start the engine: {0}")]
    Engine(std::io::Error),
}

/// Loads a model and starts its engine.
///
/// # Errors
/// What stands in the way, with the name of the file.
pub fn load(options: LoadOptions) -> Result<Served, LoadError> {
    let path = options.path.display().to_string();
    let gguf = Gguf::open(&options.path)?;
    let tokenizer = Tokenizer::from_gguf(&gguf);
    let tokenizer =
        tokenizer.map_err(|error| LoadError::Tokenizer { path: path.clone(), source: error.into() })?;
    let tokenizer = Arc::new(tokenizer);
    let text = |token: Option<u32>| {
        String::from_utf8_lossy(token.map_or(&[][..], |token| tokenizer.token_text(token))).into_owned()
    };
    let template = match &options.template {
        TemplateSource::Model => ChatTemplate::from_gguf(&gguf)?,
        TemplateSource::Named(name) => {
            ChatTemplate::named(name, &text(tokenizer.bos()), &text(tokenizer.eos()))?
        }
        TemplateSource::Text(source) => {
            ChatTemplate::from_source(source, &text(tokenizer.bos()), &text(tokenizer.eos()))?
        }
    };
    let model = Model::load(gguf).map_err(|error| LoadError::Model { path, source: error.into() })?;
    let names = if options.names.is_empty() { vec![file_name(&options.path)] } else { options.names };
    let card = card(&model, names, tokenizer.n_vocab());
    let context = Context::new(Arc::new(model), &options.context)?;
    let engine = Engine::start(context, Arc::clone(&tokenizer) as _, options.engine);
    Ok(Served { engine: Arc::new(engine.map_err(LoadError::Engine)?), tokenizer, template, card })
}

fn file_name(path: &Path) -> String {
    path.file_stem().map_or_else(|| "model".to_owned(), |name| name.to_string_lossy().into_owned())
}

/// What the model list says of it.
fn card(model: &Model, names: Vec<String>, n_vocab: usize) -> Card {
    let tensors = model.gguf.tensors();
    let bytes_of = |ty| tensors.iter().filter(|t| t.ty == ty).map(|t| t.n_bytes).sum::<u64>();
    let ftype = tensors.iter().map(|t| t.ty).max_by_key(|&ty| bytes_of(ty));
    // The file has been loaded, so a key of another type here would only be an odd name.
    let vocabulary = model.gguf.get_str("tokenizer.ggml.model").ok().flatten();
    Card {
        names,
        created: unix_time(),
        vocab_type: match vocabulary {
            Some("llama") => 1,
            Some("bert") => 3,
            Some("t5") => 4,
            _ => 2,
        },
        n_vocab,
        n_ctx_train: model.plan.n_ctx_train,
        n_embd: model.plan.n_embd,
        n_params: model.n_params(),
        size: model.n_bytes(),
        ftype: ftype.map_or_else(String::new, |ty| ty.name().to_owned()),
    }
}
