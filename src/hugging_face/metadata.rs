//! Metadata on its way: keys and values under the name of an architecture.

use crate::gguf::Value;

/// Metadata to be: keys and values in order.
pub(super) type Entries = Vec<(String, Value)>;

/// The parts of positions that GGUF has as tensors, and their base.
#[derive(Default)]
pub(super) struct RopeRules {
    /// Base of the frequencies, if the configuration has one.
    pub base: Option<f64>,
    /// Tensors of divisors: names and values.
    pub factors: Vec<(&'static str, Vec<f32>)>,
    /// The kind of scaling that has been written, if any has been asked for.
    pub written: Option<&'static str>,
}

/// Metadata under the name of an architecture.
pub(super) struct FamilyMetadata {
    arch: &'static str,
    /// Keys and values.
    pub entries: Entries,
    /// Divisors of angles, which are tensors in GGUF.
    pub rope: RopeRules,
}

impl FamilyMetadata {
    /// Returns no metadata yet.
    pub(super) fn new(arch: &'static str) -> FamilyMetadata {
        FamilyMetadata { arch, entries: Entries::new(), rope: RopeRules::default() }
    }

    /// Returns the name of the architecture.
    pub(super) fn arch(&self) -> &'static str {
        self.arch
    }

    /// Sets a key.
    pub(super) fn set(&mut self, suffix: &str, value: impl Into<Value>) {
        let key = format!("{}.{suffix}", self.arch);
        self.entries.retain(|(known, _)| *known != key);
        self.entries.push((key, value.into()));
    }

    /// Takes a key away.
    pub(super) fn remove(&mut self, suffix: &str) {
        let key = format!("{}.{suffix}", self.arch);
        self.entries.retain(|(known, _)| *known != key);
    }
}
