//! Models under names of the user's, each with options of its own.

use std::sync::Arc;

use crate::runtime::{DescribedModel, ModelSource, RuntimeOptions};
use crate::sampling::SamplingOverrides;

/// A model under a name of the user's, with options of its own.
#[derive(Debug, Clone)]
pub struct Preset {
    /// The name, with the `@` before it.
    pub id: String,
    /// The model.
    pub source: ModelSource,
    /// The options of its runtime, in place of the command line's.
    pub runtime: RuntimeOptions,
    /// Sampling parameters of requests that say none.
    pub sampling: SamplingOverrides,
}

impl Preset {
    /// Returns the model, with the sampling parameters as its store's words on its use.
    pub(super) fn source_as_used(&self) -> ModelSource {
        let mut described = DescribedModel::from(self.source.clone());
        described.defaults.sampling.extend(&self.sampling);
        ModelSource::Described(Arc::new(described))
    }
}
