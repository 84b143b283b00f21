//! Metadata on its way: keys and values under the name of an architecture.

use crate::gguf::Value;

/// The key of the way to make one state of those of all tokens, under the name of an architecture.
const POOLING: &str = "pooling_type";

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
    /// Number of blocks after the layers, for multi-token prediction.
    pub n_extra_blocks: u32,
    /// Lines for those who compute the model or write it.
    pub warnings: Vec<String>,
}

impl FamilyMetadata {
    /// Returns no metadata yet, of a model with some blocks after its layers.
    pub(super) fn new(arch: &'static str, n_extra_blocks: u32) -> FamilyMetadata {
        FamilyMetadata {
            arch,
            n_extra_blocks,
            entries: Entries::new(),
            rope: RopeRules::default(),
            warnings: Vec::new(),
        }
    }

    /// Returns the name of the architecture.
    pub(super) fn arch(&self) -> &'static str {
        self.arch
    }

    /// Changes the name of the architecture, before any key is set.
    pub(super) fn set_arch(&mut self, arch: &'static str) {
        debug_assert!(self.entries.is_empty(), "keys are under the name that there was");
        self.arch = arch;
    }

    /// Sets a key.
    pub(super) fn set(&mut self, suffix: &str, value: impl Into<Value>) {
        let key = format!("{}.{suffix}", self.arch);
        self.entries.retain(|(known, _)| *known != key);
        self.entries.push((key, value.into()));
    }

    /// Returns whether the model is to make embeddings, for which it needs no output.
    pub(super) fn embeds(&self) -> bool {
        let key = format!("{}.{POOLING}", self.arch);
        self.entries.iter().any(|(known, _)| *known == key)
    }

    /// Sets GGUF's number of the way to make one state of those of all tokens.
    pub(super) fn set_pooling(&mut self, pooling_type: u32) {
        self.set(POOLING, pooling_type);
    }

    /// Takes a key away.
    pub(super) fn remove(&mut self, suffix: &str) {
        let key = format!("{}.{suffix}", self.arch);
        self.entries.retain(|(known, _)| *known != key);
    }
}
