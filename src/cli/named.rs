//! Models by the names that commands take.

use std::path::{Path, PathBuf};

use super::Error;
use crate::runtime::ModelSource;
use crate::store::{Located, locate};

/// Returns the model that an option names: a file or a name in a store; without the option the
/// shipped model.
pub(super) fn named_source(model: &Option<PathBuf>) -> Result<ModelSource, Error> {
    Ok(match model {
        Some(model) if names_shipped(model) => ModelSource::Shipped,
        Some(model) => match locate(model)? {
            Located::Path(path) => ModelSource::File(path),
            Located::Installed(found) => crate::pool::source_of(*found),
        },
        None => ModelSource::Shipped,
    })
}

/// Returns whether a model is named as lists and answers name the shipped one, and is no file.
fn names_shipped(model: &Path) -> bool {
    let name = ModelSource::Shipped.name();
    cfg!(feature = "default-model") && model.as_os_str() == name.as_str() && !model.exists()
}
