//! Answers about models in Ollama's form.

use serde::Serialize;
use serde_json::{Map, Value};

/// A list of models.
#[derive(Debug, Serialize)]
pub(super) struct TagList {
    /// The models.
    pub models: Vec<ListEntry>,
}

/// A model of a list.
#[derive(Debug, Serialize)]
pub(super) struct ListEntry {
    /// Its name.
    pub name: String,
    /// Its name.
    pub model: String,
    /// When its file was changed.
    pub modified_at: String,
    /// Bytes of its files.
    pub size: u64,
    /// A name for this state of its file.
    pub digest: String,
    /// Its kind.
    pub details: Details,
}

/// The kind of a model.
#[derive(Debug, Serialize)]
pub(super) struct Details {
    /// Empty.
    pub parent_model: &'static str,
    /// `gguf`.
    pub format: &'static str,
    /// Its architecture.
    pub family: String,
    /// Its architecture.
    pub families: Vec<String>,
    /// The number of its parameters.
    pub parameter_size: String,
    /// The type of most of its tensors.
    pub quantization_level: String,
}

/// A list of loaded models.
#[derive(Debug, Serialize)]
pub(super) struct ProcessList {
    /// The models.
    pub models: Vec<ProcessEntry>,
}

/// A loaded model.
#[derive(Debug, Serialize)]
pub(super) struct ProcessEntry {
    /// Its name.
    pub name: String,
    /// Its name.
    pub model: String,
    /// Bytes of its weights.
    pub size: u64,
    /// A name for this state of its file.
    pub digest: String,
    /// Its kind.
    pub details: Details,
    /// When it is unloaded if nobody asks for it.
    pub expires_at: String,
    /// Zero: how much of it is on a GPU is not told.
    pub size_vram: u64,
    /// Positions of one sequence.
    pub context_length: usize,
}

/// The contents of a model's file.
#[derive(Debug, Serialize)]
pub(super) struct ShowAnswer {
    /// Its licence, by name.
    pub license: String,
    /// The file that it is from, as a Modelfile says it.
    pub modelfile: String,
    /// The parameters that it recommends.
    pub parameters: String,
    /// Its chat template: Ollama's own, or the file's in Jinja.
    pub template: String,
    /// The system message of conversations that have none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub system: String,
    /// Its kind.
    pub details: Details,
    /// The metadata of its file.
    pub model_info: Map<String, Value>,
    /// Its abilities.
    pub capabilities: Vec<&'static str>,
    /// When its file was changed.
    pub modified_at: String,
}

/// A step of a download.
#[derive(Debug, Serialize)]
pub(super) struct PullStatus {
    /// The step.
    pub status: &'static str,
}

/// The progress of a file.
#[derive(Debug, Serialize)]
pub(super) struct PullProgress {
    /// The step.
    pub status: String,
    /// A name for the file.
    pub digest: String,
    /// Bytes in all.
    pub total: u64,
    /// Bytes that are there.
    pub completed: u64,
}
