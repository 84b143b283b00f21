//! A kind of tower, as data.

use super::super::Error;
use super::super::metadata::FamilyMetadata;
use super::super::safetensors::Safetensors;
use super::config::TowerConfig;
use crate::gguf::TensorPart;

/// A kind of tower that is read from folders.
pub(in crate::hugging_face) struct TowerFamily {
    /// Names of the classes of models that have it.
    pub classes: &'static [&'static str],
    /// Types of towers, as `vision_config` names them; empty where the class says it.
    pub kinds: &'static [&'static str],
    /// The parts that it is made of.
    pub parts: &'static [TowerNames],
    /// GGUF's words of tensors whose values are other in GGUF.
    pub changes: &'static [(&'static str, TowerChange)],
    /// GGUF's words of matrices that have values of 16 bits in every file.
    pub halves: &'static [&'static str],
    /// True if the kernels of patches, or of pixels, have values of 32 bits in every file.
    pub exact_patches: bool,
    /// Writes the metadata.
    pub metadata: fn(&TowerConfig, &mut FamilyMetadata) -> Result<(), Error>,
    /// Makes tensors of others than the tower's.
    pub others: fn(&TowerConfig, &Safetensors) -> Result<Vec<TensorPart>, Error>,
}

/// Names of the tensors of a part of a tower.
pub(in crate::hugging_face) struct TowerNames {
    /// Beginnings of these names, one of which each has, behind the `model.` that may come first.
    pub before: &'static [&'static str],
    /// The words that follow, and GGUF's.
    pub whole: &'static [(&'static str, &'static str)],
    /// Its layers, where it has such.
    pub layers: Option<LayerNames>,
    /// Beginnings of what follows in names of tensors that are not wanted.
    pub skipped: &'static [&'static str],
}

/// Names of the tensors of layers.
pub(in crate::hugging_face) struct LayerNames {
    /// The words before a layer's number.
    pub before: &'static str,
    /// The same in GGUF.
    pub to: &'static str,
    /// The words after it, and GGUF's.
    pub parts: &'static [(&'static str, &'static str)],
    /// Returns each layer's number in GGUF; `None` for one that is not wanted.
    pub numbers: fn(&TowerConfig) -> Result<Vec<Option<u32>>, Error>,
}

/// The way from a tensor's values to those of GGUF.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::hugging_face) enum TowerChange {
    /// They are stored less 1.
    PlusOne,
    /// The halves of a head, which are pairs, come side by side.
    Pairs,
    /// Its rows are those of queries, of keys and of values, which are tensors of their own.
    Split,
    /// The kernels of the two frames of a film are tensors of their own.
    Frames,
    /// Its rows lie in lines, which are one after the other.
    Lines,
    /// Its columns are pixels, each with its colours, which become kernels colour by colour.
    Kernels,
    /// A vector is a map of one point.
    Map,
}

/// Names of the tensors of a projector of a norm and two matrices.
pub(super) const NORMED_PROJECTOR: TowerNames = TowerNames {
    before: &[],
    whole: &[("pre_norm.", "mm.input_norm."), ("linear_1.", "mm.1."), ("linear_2.", "mm.2.")],
    layers: None,
    skipped: &[],
};

/// Defaults of a family.
pub(super) const PLAIN: TowerFamily = TowerFamily {
    classes: &[],
    kinds: &[],
    parts: &[],
    changes: &[],
    halves: &[],
    exact_patches: false,
    metadata: |_, _| Ok(()),
    others: |_, _| Ok(Vec::new()),
};

impl TowerFamily {
    /// Returns the change of the tensor of a name in GGUF.
    pub(super) fn change(&self, name: &str) -> Option<TowerChange> {
        let word = word_of(name);
        self.changes.iter().find(|(known, _)| *known == word).map(|&(_, change)| change)
    }
}

/// Returns the word of a name in GGUF: what comes before its end.
pub(super) fn word_of(name: &str) -> &str {
    name.rsplit('.').nth(1).unwrap_or_default()
}
