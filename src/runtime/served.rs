//! A model that is served: its runtime, and what lists of models say of it.

use super::{ModelSource, Runtime};
use crate::engine::Pooling;
use crate::gguf::Gguf;
use crate::model::plan::HeadInput;
use crate::util::clock::unix_time;

/// A loaded model, ready for requests.
pub struct Served {
    /// The model with its tokenizer, template and engine.
    pub runtime: Runtime,
    /// Its description in lists of models.
    pub info: ModelInfo,
}

/// The task of a model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ModelTask {
    /// It continues texts.
    Generate,
    /// It makes vectors of texts.
    Embed,
    /// It scores documents against a query.
    Rank,
}

impl ModelTask {
    /// Returns the task of a model, as its file says it.
    pub fn of(gguf: &Gguf) -> ModelTask {
        let arch = gguf.get_str("general.architecture").ok().flatten().unwrap_or_default();
        // either matrix alone makes scores
        let has_head =
            ["cls.output.weight", "cls.weight"].iter().any(|name| gguf.tensor(name).is_some());
        // llama.cpp's numbers; 0 is none
        match gguf.get_u64(&format!("{arch}.pooling_type")).ok().flatten() {
            Some(4) => ModelTask::Rank,
            None if has_head => ModelTask::Rank,
            None | Some(0) => ModelTask::Generate,
            Some(_) => ModelTask::Embed,
        }
    }
}

/// The description of a model in lists of models.
#[derive(Debug, Clone)]
pub struct ModelInfo {
    /// Its names; the first is the one answers bear.
    pub names: Vec<String>,
    /// The file, or what it is called.
    pub path: String,
    /// Words that describe it.
    pub tags: Vec<String>,
    /// When it was loaded, Unix time in seconds.
    pub created: u64,
    /// Kind of the vocabulary, by llama.cpp's numbers: 1 SPM, 2 BPE, 3 WPM, 4 UGM.
    pub vocab_type: u32,
    /// Tokens in the vocabulary.
    pub n_vocab: usize,
    /// Positions it was trained for.
    pub n_ctx_train: usize,
    /// Width of its hidden state.
    pub n_embd: usize,
    /// Parameters.
    pub n_params: u64,
    /// Bytes of its tensors.
    pub size: u64,
    /// The type most of them have.
    pub ftype: String,
    /// The pooling of its embeddings; `None` if it embeds no texts.
    pub pooling: Option<Pooling>,
    /// Texts are scored by the model's classification head, so that documents can be ranked.
    pub ranks: bool,
}

/// Returns the pooling of a model that was made to embed or to rank, and true if it ranks.
fn pooling(runtime: &Runtime) -> (Option<Pooling>, bool) {
    let key = format!("{}.pooling_type", runtime.model.plan.arch);
    let is_encoder = runtime.engine.is_encoder();
    let has_head = runtime.model.weights.classifier.is_some();
    // llama.cpp's numbers; 0 is none
    match runtime.model.gguf.get_u32(&key).ok().flatten() {
        Some(1) => (Some(Pooling::Mean), false),
        Some(2) => (Some(Pooling::First), false),
        Some(3) => (Some(Pooling::Last), false),
        // files of cross-encoders seldom say what the head is there for
        Some(4) | None if has_head => (Some(ranking(runtime)), true),
        // an encoder does nothing else
        _ => (is_encoder.then_some(Pooling::Mean), false),
    }
}

/// Returns the pooling whose state is scored.
fn ranking(runtime: &Runtime) -> Pooling {
    match runtime.model.plan.head_input {
        HeadInput::Mean => Pooling::Mean,
        HeadInput::Token if runtime.engine.is_encoder() => Pooling::First,
        HeadInput::Token => Pooling::Last,
    }
}

impl Runtime {
    /// Returns the pooling of a model that was made to embed or to rank; `None` of others.
    pub fn pooling(&self) -> Option<Pooling> {
        pooling(self).0
    }
}

impl ModelInfo {
    /// Describes a model loaded from `source`, under `names`, or else under the file's name.
    pub fn new(runtime: &Runtime, source: &ModelSource, names: Vec<String>) -> ModelInfo {
        let names = if names.is_empty() { vec![source.name()] } else { names };
        let model = &runtime.model;
        let n_vocab = runtime.tokenizer.n_vocab();
        let tensors = model.gguf.tensors();
        let bytes_of = |ty| tensors.iter().filter(|t| t.ty == ty).map(|t| t.n_bytes).sum::<u64>();
        let (pooling, ranks) = pooling(runtime);
        let ftype = tensors.iter().map(|t| t.ty).max_by_key(|&ty| bytes_of(ty));
        // The file has been loaded, so a key of another type here would only be an odd name.
        let vocabulary = model.gguf.get_str("tokenizer.ggml.model").ok().flatten();
        ModelInfo {
            names,
            path: source.to_string(),
            tags: Vec::new(),
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
            pooling,
            ranks,
        }
    }

    /// Returns the same model, where it is said how texts are embedded.
    pub fn embedding(self, pooling: Pooling) -> ModelInfo {
        ModelInfo { pooling: Some(pooling), ranks: false, ..self }
    }

    /// Returns the same model, where it is said that it ranks; `None` if it has no classification
    /// head.
    pub fn ranking(self, runtime: &Runtime) -> Option<ModelInfo> {
        runtime.model.weights.classifier.as_ref()?;
        Some(ModelInfo { pooling: Some(ranking(runtime)), ranks: true, ..self })
    }
}
