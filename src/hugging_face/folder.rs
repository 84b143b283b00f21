//! A folder as a model: its configuration, weights and tokenizer put together.

use std::path::Path;

use hob_kernels::TensorType;
use serde_json::Value as Json;

use super::coded::Coding;
use super::config::ModelConfig;
use super::files::read_object;
use super::metadata::Entries;
use super::safetensors::Safetensors;
use super::weights::GgufTensors;
use super::{Error, family, vocabulary, weights};
use crate::gguf::{Gguf, TensorPart, Value};

/// Longest file of recommended parameters, in bytes.
const MAX_GENERATION: u64 = 1 << 20;
/// Names of the parameters of sampling, and their keys in GGUF.
const SAMPLING: [(&str, &str); 5] = [
    ("top_k", "top_k"),
    ("top_p", "top_p"),
    ("min_p", "min_p"),
    ("temperature", "temp"),
    ("repetition_penalty", "penalty_repeat"),
];

/// Returns whether a path is a folder of a model in Hugging Face's form, and not of an adapter.
pub fn is_model_folder(path: &Path) -> bool {
    path.join("config.json").is_file() && !path.join("adapter_config.json").is_file()
}

/// A model in a folder, as GGUF has it.
pub struct HfModel {
    /// The model.
    pub gguf: Gguf,
    /// The type that most of its matrices have.
    pub ty: TensorType,
}

impl HfModel {
    /// Reads the model in a folder. Matrices stay in their files, unless the order of their rows
    /// is another in GGUF.
    ///
    /// # Errors
    /// A file is missing or not sound, or the architecture is none of those that are read.
    pub fn open(folder: &Path) -> Result<HfModel, Error> {
        let config = ModelConfig::read(folder)?;
        let family = family::find(folder, config.architecture())?;
        let coding = Coding::read(&config)?;
        let metadata = family.metadata(&config)?;
        let mut stored = Safetensors::open(folder)?;
        let GgufTensors { parts, joined } =
            weights::tensors(&config, family, &metadata, &stored, &coding)?;
        stored.files.extend(joined);
        let embedding = parts.iter().find(|part| part.name == "token_embd.weight");
        let n_vocab = embedding.map_or(0, |part| part.shape.last().copied().unwrap_or(0));
        let ty = most_common(&parts);
        let mut entries = general(folder, family.arch)?;
        entries.extend(metadata.entries);
        let has_mxfp4 = parts.iter().any(|part| part.ty == TensorType::MXFP4);
        let file_type = if has_mxfp4 { MXFP4_FILE } else { file_type(ty) };
        entries.push(("general.file_type".into(), file_type.into()));
        entries.extend(vocabulary::metadata(folder, &config, family.arch, n_vocab)?);
        let origin = folder.display().to_string();
        let gguf = Gguf::of_parts(&origin, stored.files, entries, parts)?;
        Ok(HfModel { gguf, ty })
    }
}

/// Returns the type with the most bytes.
fn most_common(parts: &[TensorPart]) -> TensorType {
    let types = [TensorType::BF16, TensorType::F16, TensorType::F32];
    let bytes = |ty: TensorType| -> usize {
        let of_type = parts.iter().filter(|part| part.ty == ty);
        of_type.map(|part| part.shape.iter().product::<usize>() * ty.block_bytes()).sum()
    };
    types.into_iter().max_by_key(|&ty| bytes(ty)).unwrap_or(TensorType::F16)
}

/// llama.cpp's number of files with experts in MXFP4.
const MXFP4_FILE: u32 = 38;

/// Returns llama.cpp's number of a type of files.
fn file_type(ty: TensorType) -> u32 {
    match ty {
        TensorType::F32 => 0,
        TensorType::BF16 => 32,
        _ => 1,
    }
}

/// Returns the keys that do not depend on the architecture.
fn general(folder: &Path, arch: &str) -> Result<Entries, Error> {
    let mut entries = Entries::new();
    let mut push = |key: &str, value: Value| entries.push((format!("general.{key}"), value));
    push("architecture", arch.into());
    push("type", "model".into());
    let canonical = folder.canonicalize();
    let name = canonical.as_deref().unwrap_or(folder).file_name();
    push("name", name.map_or("model".into(), |name| name.to_string_lossy().into_owned()).into());
    let generation = folder.join("generation_config.json");
    if generation.is_file() {
        let recommended = read_object(&generation, MAX_GENERATION)?;
        for (name, key) in SAMPLING {
            let key = format!("sampling.{key}");
            match recommended.get(name) {
                Some(Json::Number(n)) if name == "top_k" => {
                    if let Some(n) = n.as_i64().and_then(|n| i32::try_from(n).ok()) {
                        push(&key, n.into());
                    }
                }
                Some(Json::Number(x)) => {
                    push(&key, (x.as_f64().unwrap_or_default() as f32).into());
                }
                _ => {}
            }
        }
    }
    push("quantization_version", 2u32.into());
    Ok(entries)
}
