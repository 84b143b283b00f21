//! Values of metadata that a user sets in place of a file's, or next to them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{Error, Gguf, Value};

/// A value of metadata that a user sets.
#[derive(Clone, Debug, PartialEq)]
pub struct MetadataOverride {
    /// The key. One that begins with a dot follows the name of the architecture.
    pub key: String,
    /// The value.
    pub value: Value,
    /// The option that sets it, for errors and the log.
    pub option: String,
}

/// A key that a user has set, and whether anything asked for it since.
#[derive(Debug)]
pub(super) struct OverriddenKey {
    key: Arc<str>,
    option: String,
    was_read: AtomicBool,
}

/// Records that a key was asked for.
pub(super) fn mark_read(all: &[OverriddenKey], key: &str) {
    for overridden in all.iter().filter(|overridden| *overridden.key == *key) {
        overridden.was_read.store(true, Ordering::Relaxed);
    }
}

/// Returns whether a key is read before anything can be set: it is of the layout of the file.
fn is_layout(key: &str) -> bool {
    key == "general.alignment" || key.starts_with("split.")
}

/// Returns the kind of a value, as options name it.
fn kind(value: &Value) -> &'static str {
    match value {
        Value::F32(_) | Value::F64(_) => "float",
        Value::Bool(_) => "bool",
        Value::String(_) => "str",
        Value::Array(_) => "array",
        _ => "int",
    }
}

impl Gguf {
    /// Returns the same model with values of a user's in place of the file's.
    ///
    /// # Errors
    /// A key describes the layout of the file; a value is of another kind than the file's; the file
    /// names no architecture where a key follows its name; a key is set twice.
    pub fn with_overrides(mut self, overrides: &[MetadataOverride]) -> Result<Gguf, Error> {
        for wanted in overrides {
            let fault = |what: String| Error::Override { option: wanted.option.clone(), what };
            let key = match wanted.key.strip_prefix('.') {
                None => wanted.key.clone(),
                Some(below) => match self.get_str("general.architecture")? {
                    Some(arch) => format!("{arch}.{below}"),
                    None => return Err(fault("the file names no architecture".into())),
                },
            };
            if is_layout(&key) {
                return Err(fault(format!("{key} describes the layout of the file")));
            }
            if self.overridden.iter().any(|known| *known.key == *key) {
                return Err(fault(format!("{key} is set twice")));
            }
            if let Some(found) = self.metadata.get(&key)
                && kind(found) != kind(&wanted.value)
            {
                let found = found.describe();
                let given = kind(&wanted.value);
                return Err(fault(format!("{key} is {found} in the file, not of type {given}")));
            }
            let key: Arc<str> = key.into();
            self.metadata.set(Arc::clone(&key), wanted.value.clone());
            let was_read = AtomicBool::new(false);
            self.overridden.push(OverriddenKey { key, option: wanted.option.clone(), was_read });
        }
        Ok(self)
    }

    /// Returns the option that sets a key, if one does.
    pub(super) fn option_of(&self, key: &str) -> Option<&str> {
        let set = self.overridden.iter().find(|known| *known.key == *key);
        set.map(|known| known.option.as_str())
    }

    /// Returns the options whose keys nothing has asked for, each with its key.
    pub fn unread_overrides(&self) -> impl Iterator<Item = (&str, &str)> {
        let unread = self.overridden.iter().filter(|known| !known.was_read.load(Ordering::Relaxed));
        unread.map(|known| (known.option.as_str(), &*known.key))
    }

    /// Returns the options whose keys something has asked for, each with its key.
    pub fn read_overrides(&self) -> impl Iterator<Item = (&str, &str)> {
        let read = self.overridden.iter().filter(|known| known.was_read.load(Ordering::Relaxed));
        read.map(|known| (known.option.as_str(), &*known.key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gguf::Writer;

    fn small() -> Gguf {
        let mut writer = Writer::new();
        writer.metadata("general.architecture", "llama").unwrap();
        writer.metadata("llama.context_length", 8u32).unwrap();
        writer.metadata("llama.rope.freq_base", 1e4f32).unwrap();
        writer.metadata("tokenizer.ggml.tokens", Value::strings(["a"])).unwrap();
        Gguf::from_bytes(writer.begin(Vec::new()).unwrap().finish().unwrap()).unwrap()
    }

    fn set(key: &str, value: impl Into<Value>) -> MetadataOverride {
        MetadataOverride { key: key.into(), value: value.into(), option: format!("--set {key}") }
    }

    #[test]
    fn values_take_the_place_of_the_files() {
        let all = [
            set("llama.context_length", 16i64),
            set(".rope.freq_base", 5e4f64),
            set(".rope.scaling.type", "yarn"),
            set("general.unknown", true),
        ];
        let model = small().with_overrides(&all).unwrap();
        assert_eq!(model.get_u32("llama.context_length").unwrap(), Some(16));
        assert_eq!(model.get_f32("llama.rope.freq_base").unwrap(), Some(5e4));
        assert_eq!(model.get_str("llama.rope.scaling.type").unwrap(), Some("yarn"));
        let wrong = small().with_overrides(&[set("llama.new", 5i64)]).unwrap();
        let error = wrong.get_f32("llama.new").unwrap_err().to_string();
        assert!(error.starts_with("--set llama.new: llama.new: expected an f32, not "), "{error}");
        let unread: Vec<_> = model.unread_overrides().collect();
        assert_eq!(unread, [("--set general.unknown", "general.unknown")]);
        assert_eq!(model.metadata().len(), 6, "in place, and two more");
    }

    #[test]
    fn what_cannot_be_set_is_named() {
        for (all, what) in [
            (vec![set("general.alignment", 64i64)], "the layout"),
            (vec![set("split.count", 2i64)], "the layout"),
            (vec![set("llama.context_length", 8.0f64)], "u32 8 in the file, not of type float"),
            (vec![set("tokenizer.ggml.tokens", "a")], "an array of 1 string"),
            (vec![set(".a", 1i64), set("llama.a", 1i64)], "twice"),
        ] {
            let error = small().with_overrides(&all).unwrap_err().to_string();
            assert!(error.starts_with("--set ") && error.contains(what), "{error}");
        }
    }
}
