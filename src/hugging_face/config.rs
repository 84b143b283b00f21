//! `config.json`: what a model is, in the words of transformers.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::{Error, type_defaults};

/// Longest configuration, in bytes.
const MAX_CONFIG: u64 = 16 << 20;
/// Most of any number of things.
const MAX_COUNT: u64 = 1 << 24;

/// The keys of makers who have words of their own, and the usual ones, by the beginning of a class.
const OWN_KEYS: [(&str, &[(&str, &str)]); 2] = [
    (
        "DistilBert",
        &[
            ("n_layers", "num_hidden_layers"),
            ("n_heads", "num_attention_heads"),
            ("dim", "hidden_size"),
            ("hidden_dim", "intermediate_size"),
        ],
    ),
    (
        "NomicBert",
        &[
            ("n_layer", "num_hidden_layers"),
            ("n_head", "num_attention_heads"),
            ("n_embd", "hidden_size"),
            ("n_inner", "intermediate_size"),
            ("n_positions", "max_position_embeddings"),
            ("rotary_emb_base", "rope_theta"),
        ],
    ),
];

/// A configuration; of a model that sees, the part about text goes before the rest.
pub(super) struct ModelConfig {
    path: PathBuf,
    root: Map<String, Value>,
    text: Map<String, Value>,
    /// The path of its keys in the file, with a dot at its end, where they are a part of it.
    section: String,
}

impl ModelConfig {
    /// Reads the configuration in a folder.
    ///
    /// # Errors
    /// It is not there, or is no JSON object.
    pub(super) fn read(folder: &Path) -> Result<ModelConfig, Error> {
        let path = folder.join("config.json");
        let mut root = super::files::read_object(&path, MAX_CONFIG)?;
        // InternVL's own word is the second
        let text = root.remove("text_config").or_else(|| root.remove("llm_config"));
        let text = if let Some(Value::Object(mut text)) = text {
            type_defaults::add(&mut text);
            text
        } else {
            type_defaults::add(&mut root);
            Map::new()
        };
        let mut config = ModelConfig { path, root, text, section: String::new() };
        config.add_class();
        config.add_usual_keys();
        Ok(config)
    }

    /// Sets the class where only a type is said.
    fn add_class(&mut self) {
        let model_type = self.root.get("model_type").and_then(Value::as_str);
        if self.architecture().is_none()
            && let Some(class) = model_type.and_then(type_defaults::class_of)
        {
            self.root.insert("architectures".into(), Value::from(vec![class]));
        }
    }

    /// Sets the usual keys of a class with words of its own, where they are not there.
    fn add_usual_keys(&mut self) {
        let class = self.architecture().unwrap_or_default();
        let own = OWN_KEYS.iter().find(|(begin, _)| class.starts_with(begin));
        for (key, usual) in own.into_iter().flat_map(|(_, keys)| *keys) {
            if let Some(value) = self.root.get(*key).cloned() {
                self.root.entry(*usual).or_insert(value);
            }
        }
    }

    /// Returns an object of a file as a configuration.
    pub(super) fn of(path: PathBuf, root: Map<String, Value>) -> ModelConfig {
        ModelConfig { path, root, text: Map::new(), section: String::new() }
    }

    /// Returns a part of it as a configuration of its own; `None` if there is no such object.
    pub(super) fn section(&self, key: &str) -> Option<ModelConfig> {
        let root = self.get(key)?.as_object()?.clone();
        let section = format!("{}{key}.", self.section);
        Some(ModelConfig { section, ..ModelConfig::of(self.path.clone(), root) })
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

    /// Returns whether the part about text has a value of its own that is not null.
    pub(super) fn text_has(&self, key: &str) -> bool {
        self.text.get(key).is_some_and(|value| !value.is_null())
    }

    /// Returns whether the output is a table of its own by one part of the configuration, and the
    /// embedding by none.
    pub(super) fn is_untied(&self) -> bool {
        let parts = [&self.text, &self.root].map(|part| part.get("tie_word_embeddings"));
        let says = |what: bool| parts.iter().flatten().any(|value| **value == what);
        says(false) && !says(true)
    }

    /// Returns whether a key is there with nothing in it, which takes the place of a default.
    pub(super) fn is_null(&self, key: &str) -> bool {
        self.text.get(key).or_else(|| self.root.get(key)).is_some_and(Value::is_null)
    }

    /// Returns an error about a key.
    pub(super) fn fault(&self, key: &str, what: &str) -> Error {
        let found = self.get(key).map_or("nothing".into(), Value::to_string);
        let found: String = found.chars().take(100).collect();
        Error::invalid(
            &self.path,
            format!("{}{key}: {what} was expected, found {found}", self.section),
        )
    }

    /// Returns an error about a number of things, of which there may be too many.
    fn count_fault(&self, key: &str, what: &str) -> Error {
        let is_large = self.get(key).and_then(Value::as_f64).is_some_and(|n| n > MAX_COUNT as f64);
        let bound = format!("at most {MAX_COUNT}");
        self.fault(key, if is_large { &bound } else { what })
    }

    /// Reads a number of things, at least 1.
    pub(super) fn count(&self, key: &str) -> Result<Option<u32>, Error> {
        let Some(value) = self.get(key) else { return Ok(None) };
        match value.as_u64() {
            Some(n @ 1..=MAX_COUNT) => Ok(Some(n as u32)),
            _ => Err(self.count_fault(key, "a whole number above 0")),
        }
    }

    /// Reads a number of things, which may be 0.
    pub(super) fn whole(&self, key: &str) -> Result<Option<u32>, Error> {
        match self.get(key).map(Value::as_u64) {
            None => Ok(None),
            Some(Some(n @ 0..=MAX_COUNT)) => Ok(Some(n as u32)),
            Some(_) => Err(self.count_fault(key, "a whole number")),
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

    /// Reads the number of layers; Nemotron-H says it by a list or a pattern of their kinds, too,
    /// which goes before the number.
    pub(super) fn n_layer(&self) -> Result<u32, Error> {
        let n_kinds = ["hybrid_override_pattern", "layers_block_type"].iter().find_map(|key| {
            match self.get(key)? {
                Value::String(pattern) => Some(pattern.len()),
                Value::Array(kinds) => Some(kinds.len()),
                _ => None,
            }
        });
        let n_layer = match n_kinds {
            Some(n) if n > 0 => u32::try_from(n).unwrap_or(u32::MAX),
            _ => self.required_count("num_hidden_layers")?,
        };
        match n_layer {
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn counts_have_a_bound() {
        let config = json!({"large": 16_777_217, "huge": 1e30, "none": 0, "most": 16_777_216});
        let config = ModelConfig::of("config.json".into(), config.as_object().unwrap().clone());
        let error = |found: Result<Option<u32>, Error>| found.unwrap_err().to_string();
        assert_eq!(config.count("most").unwrap(), Some(16_777_216));
        for key in ["large", "huge"] {
            let expected = format!("{key}: at most 16777216 was expected");
            assert!(error(config.count(key)).contains(&expected));
            assert!(error(config.whole(key)).contains(&expected));
        }
        assert!(error(config.count("none")).contains("a whole number above 0 was expected"));
    }
}
