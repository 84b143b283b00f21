//! Models of the stores of this machine as origins for runtimes.

use std::sync::Arc;

use crate::runtime::{DescribedModel, ModelDefaults, ModelSource};
use crate::store::{InstalledModel, Recommended, StoreKind};

/// Returns a model of a store as the origin of a runtime, with what the store says of its use.
pub fn source_of(model: InstalledModel) -> ModelSource {
    if model.origin != StoreKind::Ollama {
        // its folder has everything
        return ModelSource::File(model.file);
    }
    let Recommended { sampling, adapters, stop, system, n_ctx, max_tokens, texts } =
        model.recommended;
    ModelSource::Described(Arc::new(DescribedModel {
        base: ModelSource::File(model.file),
        name: Some(model.name),
        projector: model.projector,
        defaults: ModelDefaults {
            sampling,
            adapters,
            stop,
            system,
            n_ctx,
            max_tokens,
            go_template: texts.template,
        },
        overrides: Vec::new(),
    }))
}
