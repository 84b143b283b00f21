//! Rules for the places of tensors, by their names.

use std::fmt;
use std::sync::Arc;

/// The memory that a tensor is in where a GPU computes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemoryPlace {
    /// The CPU's, which computes with it.
    Cpu,
    /// The GPU's.
    Gpu {
        /// The GPU, as [`super::Device::Gpu`] names it; `None` = the one that computes.
        name: Option<String>,
    },
}

impl fmt::Display for MemoryPlace {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            MemoryPlace::Cpu => f.write_str("CPU"),
            MemoryPlace::Gpu { name } => f.write_str(name.as_deref().unwrap_or("GPU")),
        }
    }
}

/// A rule for the tensors whose names match a pattern.
#[derive(Clone)]
pub struct PlaceRule {
    pattern: String,
    matches: Arc<dyn Fn(&str) -> bool + Send + Sync>,
    place: MemoryPlace,
}

impl PlaceRule {
    /// Returns the rule that tensors whose names `matches` finds are in this place; `pattern` is
    /// what it looks for, as it was written.
    pub fn new(
        pattern: String,
        matches: impl Fn(&str) -> bool + Send + Sync + 'static,
        place: MemoryPlace,
    ) -> PlaceRule {
        PlaceRule { pattern, matches: Arc::new(matches), place }
    }

    /// Returns the pattern as it was written.
    pub fn pattern(&self) -> &str {
        &self.pattern
    }

    /// Returns the place of the tensors that it is for.
    pub fn place(&self) -> &MemoryPlace {
        &self.place
    }

    /// Returns whether it is for the tensor of this name, unless an earlier rule is.
    pub fn matches(&self, name: &str) -> bool {
        (self.matches)(name)
    }
}

impl fmt::Display for PlaceRule {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}={}", self.pattern, self.place)
    }
}

impl fmt::Debug for PlaceRule {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
