//! `config.json`: what a model is, in the words of transformers.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::Error;

/// Longest configuration, in bytes.
const MAX_CONFIG: u64 = 16 << 20;
/// Most of any number of things.
const MAX_COUNT: u64 = 1 << 24;

/// A configuration; of a model that sees, the part about text goes before the rest.
pub(super) struct ModelConfig {
    path: PathBuf,
    root: Map<String, Value>,
    text: Map<String, Value>,
}

impl ModelConfig {
    /// Reads the configuration in a folder.
    ///
    /// # Errors
    /// It is not there, or is no JSON object.
    pub(super) fn read(folder: &Path) -> Result<ModelConfig, Error> {
        let path = folder.join("config.json");
        let mut root = super::files::read_object(&path, MAX_CONFIG)?;
        let text = match root.remove("text_config") {
            Some(Value::Object(text)) => text,
            _ => Map::new(),
        };
        Ok(ModelConfig { path, root, text })
    }

    /// Returns its file.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the name of the model's class.
    pub(super) fn architecture(&self) -> Option<&str> {
        let classes = self.root.get("architectures").or_else(|| self.text.get("architectures"));
        classes?.as_array()?.first()?.as_str()
    }

    /// Returns a value that is not null.
    pub(super) fn get(&self, key: &str) -> Option<&Value> {
        let found = self.text.get(key).filter(|value| !value.is_null());
        found.or_else(|| self.root.get(key).filter(|value| !value.is_null()))
    }

    /// Returns an error about a key.
    pub(super) fn fault(&self, key: &str, what: &str) -> Error {
        let found = self.get(key).map_or("nothing".into(), Value::to_string);
        let found: String = found.chars().take(100).collect();
        Error::invalid(&self.path, format!("{key}: {what} was expected, found {found}"))
    }

    /// Reads a number of things, at least 1.
    pub(super) fn count(&self, key: &str) -> Result<Option<u32>, Error> {
        let Some(value) = self.get(key) else { return Ok(None) };
        match value.as_u64() {
            Some(n @ 1..=MAX_COUNT) => Ok(Some(n as u32)),
            _ => Err(self.fault(key, "a whole number above 0")),
        }
    }

    /// Reads a number of things, which may be 0.
    pub(super) fn whole(&self, key: &str) -> Result<Option<u32>, Error> {
        match self.get(key).map(Value::as_u64) {
            None => Ok(None),
            Some(Some(n @ 0..=MAX_COUNT)) => Ok(Some(n as u32)),
            Some(_) => Err(self.fault(key, "a whole number")),
        }
    }

    /// Reads a number of things that must be there.
    pub(super) fn required_count(&self, key: &str) -> Result<u32, Error> {
        self.count(key)?.ok_or_else(|| self.fault(key, "a whole number above 0"))
    }

    /// Reads a finite number.
    pub(super) fn number(&self, key: &str) -> Result<Option<f64>, Error> {
        let Some(value) = self.get(key) else { return Ok(None) };
        match value.as_f64().filter(|x| (*x as f32).is_finite()) {
            Some(x) => Ok(Some(x)),
            None => Err(self.fault(key, "a number")),
        }
    }

    /// Reads the number of layers.
    pub(super) fn n_layer(&self) -> Result<u32, Error> {
        match self.required_count("num_hidden_layers")? {
            n if n <= 1024 => Ok(n),
            _ => Err(self.fault("num_hidden_layers", "at most 1024 layers")),
        }
    }

    /// Reads the number of heads.
    pub(super) fn n_head(&self) -> Result<u32, Error> {
        self.required_count("num_attention_heads")
    }

    /// Reads the number of heads of keys and values: as many as of queries where it is not said.
    pub(super) fn n_head_kv(&self) -> Result<u32, Error> {
        Ok(match self.count("num_key_value_heads")? {
            Some(n) => n,
            None => self.n_head()?,
        })
    }

    /// Returns the size of a head: what is said, or an equal share of the width.
    pub(super) fn head_dim(&self) -> Result<u32, Error> {
        if let Some(size) = self.count("head_dim")? {
            return Ok(size);
        }
        let width = self.required_count("hidden_size")?;
        let n_head = self.n_head()?;
        if !width.is_multiple_of(n_head) {
            return Err(self.fault("hidden_size", "a multiple of num_attention_heads"));
        }
        Ok(width / n_head)
    }
}
