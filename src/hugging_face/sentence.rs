//! The modules of sentence-transformers, which make embeddings of hidden states: `modules.json`,
//! and the folders that it names.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::Error;
use super::files::{read_object, read_small};

/// GGUF's number of the mean of all tokens.
const MEAN: u32 = 1;
/// GGUF's numbers of the ways to make one state of those of all tokens.
const POOLINGS: [(&str, &str, u32); 3] = [
    ("pooling_mode_mean_tokens", "mean", MEAN),
    ("pooling_mode_cls_token", "cls", 2),
    ("pooling_mode_lasttoken", "lasttoken", 3),
];
/// Beginning of the keys that switch a way on.
const FLAGS: &str = "pooling_mode_";
/// Modules that change nothing which hob does not do anyway: the model itself, and what is done to
/// every embedding or only in training.
const PLAIN: [&str; 3] = ["Transformer", "Normalize", "Dropout"];
/// Longest list of modules, and configuration of one, in bytes.
const MAX_MODULES: u64 = 1 << 20;

/// The modules after a model that hob computes.
#[derive(Debug, Default)]
pub(super) struct SentenceModules {
    /// The folder of that which makes one state of those of all tokens.
    pooling: Option<PathBuf>,
    /// The folders of matrices, in the order in which they are applied.
    dense: Vec<PathBuf>,
}

impl SentenceModules {
    /// Reads the modules of a folder; none, where it has no list of them.
    ///
    /// # Errors
    /// The list is not sound, or has a module that hob does not compute.
    pub(super) fn read(folder: &Path) -> Result<SentenceModules, Error> {
        let path = folder.join("modules.json");
        let mut found = SentenceModules::default();
        if !path.is_file() {
            return Ok(found);
        }
        let text = read_small(&path, MAX_MODULES)?;
        let all: Value = serde_json::from_slice(&text)
            .map_err(|error| Error::invalid(&path, format!("modules were expected: {error}")))?;
        let Value::Array(all) = all else {
            return Err(Error::invalid(&path, "a list of modules was expected"));
        };
        for module in &all {
            let kind = module["type"].as_str().unwrap_or_default();
            // those score pairs of texts, and make no embeddings
            if kind.contains(".cross_encoder.") {
                continue;
            }
            match kind.rsplit('.').next().unwrap_or_default() {
                "Pooling" if found.pooling.is_some() => {
                    return Err(Error::invalid(&path, "one module Pooling was expected"));
                }
                "Pooling" => found.pooling = Some(module_folder(folder, &path, module)?),
                "Dense" => found.dense.push(module_folder(folder, &path, module)?),
                plain if PLAIN.contains(&plain) => {}
                other => {
                    let other: String = other.chars().take(100).collect();
                    let known = "Transformer, Pooling, Dense and Normalize are";
                    let what = format!("the module {other:?} is not read here; {known}");
                    return Err(Error::invalid(&path, what));
                }
            }
        }
        Ok(found)
    }

    /// Returns GGUF's number of the way to make one state of those of all tokens, if it is said.
    ///
    /// # Errors
    /// It is another than hob computes, or there are several.
    pub(super) fn pooling_type(&self) -> Result<Option<u32>, Error> {
        let Some(folder) = &self.pooling else { return Ok(None) };
        let path = folder.join("config.json");
        pooling_type(&read_object(&path, MAX_MODULES)?)
            .map(Some)
            .map_err(|what| Error::invalid(&path, what))
    }

    /// Returns the folders of two matrices without biases, which follow each other; none, where
    /// there are no matrices.
    ///
    /// # Errors
    /// They are others.
    pub(super) fn plain_dense(&self) -> Result<Option<[&Path; 2]>, Error> {
        let fault = |path: &Path, what: &str| {
            Err(Error::invalid(&path.join("config.json"), format!("{what} was expected")))
        };
        let [first, second] = &self.dense[..] else {
            return match self.dense.first() {
                None => Ok(None),
                Some(first) => fault(first, "one of two modules Dense, or none of them,"),
            };
        };
        for folder in &self.dense {
            let config = read_object(&folder.join("config.json"), MAX_MODULES)?;
            let activation = config.get("activation_function").and_then(Value::as_str);
            // without a key there is a hyperbolic tangent
            if activation.is_none_or(|name| !name.ends_with("Identity")) {
                return fault(folder, "activation_function Identity");
            }
            if config.get("bias").is_none_or(|bias| *bias != false) {
                return fault(folder, "bias false");
            }
        }
        Ok(Some([first, second]))
    }

    /// Checks that there are no matrices.
    ///
    /// # Errors
    /// There is one.
    pub(super) fn check_no_dense(&self, arch: &str) -> Result<(), Error> {
        match self.dense.first() {
            None => Ok(()),
            Some(first) => {
                let what = format!(
                    "the module Dense is not read for {arch}; without it and modules.json \
                     embeddings are those of the model alone"
                );
                Err(Error::invalid(first, what))
            }
        }
    }
}

/// Returns the folder of a module.
fn module_folder(folder: &Path, list: &Path, module: &Value) -> Result<PathBuf, Error> {
    let name = module["path"].as_str().unwrap_or_default();
    // the name of a folder, which leads nowhere else
    let is_name = !name.is_empty() && name != ".." && !name.contains(['/', '\\']);
    if is_name {
        Ok(folder.join(name))
    } else {
        Err(Error::invalid(list, format!("{name:?} is no name of a folder")))
    }
}

/// Returns GGUF's number of the way that a configuration says: the mean, where it says none. The
/// older keys count where the newer one is not there.
fn pooling_type(pooling: &Map<String, Value>) -> Result<u32, String> {
    let flags = pooling.iter().filter(|(key, value)| key.starts_with(FLAGS) && **value == true);
    let modes: Vec<&str> = match pooling.get("pooling_mode") {
        None => flags.map(|(key, _)| name_of(key)).collect(),
        Some(Value::String(mode)) => vec![mode],
        Some(Value::Array(modes)) => modes.iter().filter_map(Value::as_str).collect(),
        Some(_) => vec![""],
    };
    match &modes[..] {
        [] => Ok(MEAN),
        [mode] => {
            let found = POOLINGS.iter().find(|(_, name, _)| name == mode);
            let number = found.map(|(_, _, number)| *number);
            number.ok_or_else(|| "pooling_mode: mean, cls or lasttoken was expected".into())
        }
        several => {
            let several = several.join(" and ");
            Err(format!("{several} are not read together, but one of them"))
        }
    }
}

/// Returns the newer name of a way.
fn name_of(flag: &str) -> &str {
    let found = POOLINGS.iter().find(|(known, _, _)| *known == flag);
    found.map_or(flag, |(_, name, _)| name)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn one_way_of_pooling_is_read() {
        let read = |config: Value| pooling_type(config.as_object().unwrap());
        let mean = "pooling_mode_mean_tokens";
        assert_eq!(read(json!({mean: true, "pooling_mode_cls_token": false})), Ok(1));
        assert_eq!(read(json!({"pooling_mode_cls_token": true})), Ok(2));
        assert_eq!(read(json!({"pooling_mode_lasttoken": true, "word_embedding_dimension": 8})), {
            Ok(3)
        });
        assert_eq!(read(json!({"pooling_mode": "lasttoken"})), Ok(3));
        assert_eq!(read(json!({"pooling_mode": ["cls"]})), Ok(2));
        assert_eq!(read(json!({"pooling_mode": "cls", mean: true})), Ok(2), "the newer key counts");
        assert_eq!(read(json!({"word_embedding_dimension": 8})), Ok(1), "the mean is the default");
        assert_eq!(read(json!({mean: false, "pooling_mode_cls_token": false})), Ok(1));
        for (config, what) in [
            (json!({mean: true, "pooling_mode_cls_token": true}), "are not read together"),
            (json!({mean: true, "pooling_mode_max_tokens": true}), "are not read together"),
            (json!({"pooling_mode_max_tokens": true}), "mean, cls or lasttoken was expected"),
            (json!({"pooling_mode": ["mean", "cls"]}), "mean and cls are not read together"),
            (json!({"pooling_mode": "max"}), "mean, cls or lasttoken was expected"),
            (json!({"pooling_mode": 1}), "mean, cls or lasttoken was expected"),
        ] {
            let error = read(config).unwrap_err();
            assert!(error.contains(what), "{what}: {error}");
        }
    }
}
