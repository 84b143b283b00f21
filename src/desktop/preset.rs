//! Models under names of the user's, each with options of its own.

use std::sync::Arc;

use crate::runtime::{DescribedModel, ModelSource, RuntimeOptions};
use crate::sampling::SamplingOverrides;
use crate::server::Defaults;

/// A model under a name of the user's, with options of its own.
#[derive(Debug, Clone)]
pub struct Preset {
    /// The name: with `@` before it for one of hob.toml.
    pub id: String,
    /// The model.
    pub source: ModelSource,
    /// The options of its runtime, in place of the command line's.
    pub runtime: RuntimeOptions,
    /// Sampling parameters of requests that say none.
    pub sampling: SamplingOverrides,
    /// The defaults of requests, in place of the command line's.
    pub defaults: Defaults,
    /// True if the entries of a store whose files it and its drafter are are not listed beside it.
    pub hides_stored: bool,
}

impl Preset {
    /// Returns whether another preset is this one as it was.
    pub(super) fn is_same(&self, other: &Preset) -> bool {
        // the options of a command line are told whole by what they are written as
        self.id == other.id && format!("{self:?}") == format!("{other:?}")
    }

    /// Returns the model, with the sampling parameters as its store's words on its use.
    pub(super) fn source_as_used(&self) -> ModelSource {
        let mut described = DescribedModel::from(self.source.clone());
        described.defaults.sampling.extend(&self.sampling);
        ModelSource::Described(Arc::new(described))
    }
}
