//! A folder as a model: its configuration, weights and tokenizer put together.

use std::path::Path;

use hob_kernels::TensorType;
use serde_json::Value as Json;

use super::coded::Coding;
use super::config::ModelConfig;
use super::family::HfFamily;
use super::files::{MAX_GENERATION, read_object};
use super::metadata::{Entries, FamilyMetadata};
use super::origin::model_name;
use super::safetensors::Safetensors;
use super::sentence::SentenceModules;
use super::weights::{GgufTensors, WeightUse};
use super::{Error, ends, family, names, vocabulary, weights};
use crate::gguf::{Gguf, TensorPart, Value};
use crate::model;

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

/// A folder whose small files are read, and the headers of its weights.
struct OpenedFolder {
    config: ModelConfig,
    family: &'static HfFamily,
    coding: Coding,
    /// The metadata, but for what every architecture has.
    metadata: FamilyMetadata,
    stored: Safetensors,
}

impl OpenedFolder {
    /// Reads the configuration of a folder and the headers of its weights.
    ///
    /// # Errors
    /// A file is missing or not sound, or the architecture is none of those that are read.
    fn open(folder: &Path) -> Result<OpenedFolder, Error> {
        let config = ModelConfig::read(folder)?;
        let family = family::find(folder, family::class_of(&config)?)?;
        let coding = Coding::read(&config)?;
        let mut stored = Safetensors::open(folder)?;
        let modules = SentenceModules::read(folder)?;
        for (prefix, path) in family.modules(&modules)? {
            stored.add_module(path, prefix)?;
        }
        let n_extra_blocks = names::n_extra_blocks(family, &config, &stored)?;
        let mut metadata = family.metadata(&config, n_extra_blocks)?;
        if let Some(pooling) = modules.pooling_type()? {
            metadata.set_pooling(pooling);
        }
        family.learn(&config, &stored, &mut metadata)?;
        Ok(OpenedFolder { config, family, coding, metadata, stored })
    }
}

impl HfModel {
    /// Reads the model in a folder. Matrices stay in their files, unless the order of their rows
    /// is another in GGUF.
    ///
    /// # Errors
    /// A file is missing or not sound, or the architecture is none of those that are read.
    pub fn open(folder: &Path) -> Result<HfModel, Error> {
        HfModel::open_for(folder, WeightUse::Values)
    }

    /// Reads the model in a folder as it is written into a GGUF file: with the tensors that
    /// llama.cpp's converter would write, which may be rounded where those to compute with are not.
    ///
    /// # Errors
    /// As [`HfModel::open`].
    pub fn open_to_write(folder: &Path) -> Result<HfModel, Error> {
        HfModel::open_for(folder, WeightUse::Written)
    }

    /// Reads the model in a folder for its metadata and shapes: matrices that are others in GGUF
    /// have no data, and nothing is written.
    ///
    /// # Errors
    /// As [`HfModel::open`], as far as that shows without the values.
    pub fn open_shapes(folder: &Path) -> Result<HfModel, Error> {
        HfModel::open_for(folder, WeightUse::Shapes)
    }

    fn open_for(folder: &Path, weight_use: WeightUse) -> Result<HfModel, Error> {
        let OpenedFolder { config, family, coding, metadata, mut stored } =
            OpenedFolder::open(folder)?;
        let GgufTensors { parts, joined } =
            weights::tensors(&config, family, &metadata, &stored, &coding, weight_use)?;
        stored.files.extend(joined);
        let embedding = parts.iter().find(|part| part.name == "token_embd.weight");
        let n_vocab = embedding.map_or(0, |part| part.shape.last().copied().unwrap_or(0));
        check_vocabulary_size(&config, n_vocab)?;
        let ty = most_common(&parts);
        let has_mxfp4 = parts.iter().any(|part| part.ty == TensorType::MXFP4);
        let file_type = if has_mxfp4 { MXFP4_FILE } else { file_type(ty) };
        let mut warnings = Vec::new();
        let entries = entries(folder, &config, metadata, file_type, n_vocab, &mut warnings)?;
        // whoever only looks at it is not warned
        for warning in warnings.iter().filter(|_| weight_use != WeightUse::Shapes) {
            tracing::warn!("{}: {warning}", folder.display());
        }
        let origin = folder.display().to_string();
        let gguf = Gguf::of_parts(&origin, stored.files, entries, parts)?;
        Ok(HfModel { gguf, ty })
    }
}

/// Checks that the embedding has a row for each token, as transformers does.
///
/// # Errors
/// `vocab_size` is another number, or there are more rows than any vocabulary has.
fn check_vocabulary_size(config: &ModelConfig, n_vocab: usize) -> Result<(), Error> {
    const KEY: &str = "vocab_size";
    /// Most tokens of a vocabulary, some sixty times as many as any model has.
    const MOST: usize = 1 << 24;
    if n_vocab > MOST {
        return Err(config.fault(KEY, &format!("an embedding of at most {MOST} rows")));
    }
    match config.count(KEY)? {
        Some(n) if n as usize != n_vocab => {
            Err(config.fault(KEY, &format!("{n_vocab}, the number of rows of the embedding,")))
        }
        _ => Ok(()),
    }
}

/// Returns the metadata of a file of a model with `n_vocab` tokens, and of a type of files; adds
/// warnings of what is left out.
///
/// # Errors
/// A file is missing or not sound.
fn entries(
    folder: &Path,
    config: &ModelConfig,
    metadata: FamilyMetadata,
    file_type: u32,
    n_vocab: usize,
    warnings: &mut Vec<String>,
) -> Result<Entries, Error> {
    let arch = metadata.arch();
    let is_encoder = model::family::find(arch).is_some_and(|family| family.embeds);
    let writes_text = !is_encoder && !metadata.embeds();
    let mut entries = general(folder, arch, "model")?;
    warnings.extend(metadata.warnings);
    entries.extend(metadata.entries);
    entries.push(("general.file_type".into(), file_type.into()));
    let mut of_tokens = vocabulary::metadata(folder, config, arch, n_vocab, warnings)?;
    if writes_text {
        ends::add(folder, config, n_vocab, &mut of_tokens, warnings)?;
    }
    entries.extend(of_tokens);
    Ok(entries)
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
pub(super) fn file_type(ty: TensorType) -> u32 {
    match ty {
        TensorType::F32 => 0,
        TensorType::BF16 => 32,
        _ => 1,
    }
}

/// Returns the keys that do not depend on the architecture; `kind` is GGUF's word for what it is.
pub(super) fn general(folder: &Path, arch: &str, kind: &str) -> Result<Entries, Error> {
    let mut entries = Entries::new();
    let mut push = |key: &str, value: Value| entries.push((format!("general.{key}"), value));
    push("architecture", arch.into());
    push("type", kind.into());
    push("name", model_name(folder).into());
    let generation = folder.join("generation_config.json");
    if generation.is_file() {
        let recommended = read_object(&generation, MAX_GENERATION)?;
        for (name, key) in SAMPLING {
            let found = recommended.get(name).filter(|value| !value.is_null());
            let Some(found) = found else { continue };
            let value = sampling_value(name, found)
                .map_err(|what| Error::invalid(&generation, format!("{name}: {what}")))?;
            push(&format!("sampling.{key}"), value);
        }
    }
    push("quantization_version", 2u32.into());
    Ok(entries)
}

/// Returns a recommended parameter of sampling as GGUF has it.
///
/// # Errors
/// Says what was expected.
fn sampling_value(name: &str, value: &Json) -> Result<Value, String> {
    let number = value.as_f64().filter(|x| (*x as f32).is_finite());
    let (found, expected) = match name {
        "top_k" => {
            let whole = number.filter(|x| x.fract() == 0.0 && x.abs() <= f64::from(i32::MAX));
            (whole.map(|n| Value::from(n as i32)), "a whole number")
        }
        _ => (number.map(|x| Value::from(x as f32)), "a number"),
    };
    found.ok_or_else(|| {
        let shown: String = value.to_string().chars().take(100).collect();
        format!("{expected} was expected, found {shown}")
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn parameters_of_sampling_are_numbers() {
        assert_eq!(sampling_value("top_k", &json!(40.0)).unwrap().ty(), Value::from(1i32).ty());
        assert_eq!(sampling_value("top_p", &json!(1)).unwrap().ty(), Value::from(1f32).ty());
        for (name, value, what) in [
            ("top_k", json!(0.5), "a whole number was expected, found 0.5"),
            ("top_k", json!(1e12), "a whole number"),
            ("temperature", json!("hot"), "a number was expected, found \"hot\""),
            ("temperature", json!(1e300), "a number"),
            ("min_p", json!([1]), "found [1]"),
            ("top_p", json!(true), "found true"),
        ] {
            let error = sampling_value(name, &value).unwrap_err();
            assert!(error.contains(what), "{name}: {error}");
        }
    }
}
