//! Why a model cannot be had.

use std::path::Path;
use std::time::Duration;

use crate::runtime::ModelSource;

/// Why a model cannot be had.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// It does not fit, even alone.
    #[error(
        "the model takes {:.1} MiB, and the memory budget is {:.1} MiB",
        mib(.bytes),
        mib(.budget)
    )]
    TooLarge {
        /// Bytes of the model's weights.
        bytes: u64,
        /// Bytes that all models may take.
        budget: u64,
    },
    /// The models that its group keeps loaded would take too much memory.
    #[error(
        "the model is to stay loaded and takes {:.1} MiB; models of one organization that do may \
         take {:.1} MiB together, of which {:.1} are taken",
        mib(.bytes),
        mib(.most),
        mib(.taken)
    )]
    Share {
        /// Bytes of the model's weights.
        bytes: u64,
        /// Bytes of the weights of the others that its group keeps.
        taken: u64,
        /// Bytes that all of its group may take.
        most: u64,
    },
    /// Others are in use, and they leave no memory.
    #[error(
        "the model waited {} s for a place, and models in use kept them all{}; try again later",
        seconds(.waited),
        places(.most_models)
    )]
    NoRoom {
        /// Time for which it waited.
        waited: Duration,
        /// Most models that are loaded at once.
        most_models: Option<usize>,
    },
    /// As many requests wait for the model as may.
    #[error(
        "{waiting} requests wait for the model already, which is as many as may; try again later"
    )]
    QueueFull {
        /// Requests that wait.
        waiting: usize,
    },
    /// It cannot be found, fetched or loaded.
    #[error("{detail}")]
    Start {
        /// Why.
        detail: String,
        /// The same without details for the operator alone.
        outside: String,
    },
    /// It is not to be had any more: [`ModelRequest::is_current`].
    #[error("the model is gone")]
    Gone,
    /// It is in use.
    #[error("the model is in use")]
    InUse,
    /// Nothing of that name is loaded.
    #[error("the model is not loaded")]
    NotLoaded,
}

impl Error {
    /// Returns the error for those who may know nothing of this machine.
    pub fn outside(&self) -> String {
        match self {
            Error::Start { outside, .. } => outside.clone(),
            error => error.to_string(),
        }
    }

    /// Returns the error for a start that failed with a model's file.
    pub(super) fn start(detail: impl Into<String>, source: &ModelSource) -> Error {
        let detail = detail.into();
        let outside = match source.file() {
            Some(file) => without_paths(&detail, file),
            None => detail.clone(),
        };
        Error::Start { detail, outside }
    }
}

/// Returns an error about a file and those next to it, without the folder; a shorter one if it
/// names other paths.
pub(super) fn without_paths(text: &str, file: &Path) -> String {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let text =
        folder.map_or_else(|| text.to_owned(), |f| text.replace(&format!("{}/", f.display()), ""));
    let is_path = |word: &str| {
        word.trim_start_matches(|c: char| !c.is_alphanumeric() && c != '/').starts_with('/')
    };
    let names_others = text.split_whitespace().any(is_path);
    if names_others { "the model's file cannot be loaded".into() } else { text }
}

fn mib(bytes: &u64) -> f64 {
    *bytes as f64 / (1 << 20) as f64
}

/// Returns the words about the number of models that may be loaded, if it is limited.
fn places(most_models: &Option<usize>) -> String {
    most_models.map_or_else(String::new, |most| format!(" ({most} may be loaded at once)"))
}

/// Returns whole seconds, or a fraction of one.
fn seconds(time: &Duration) -> f64 {
    if time.as_secs() > 0 { time.as_secs() as f64 } else { time.as_secs_f64() }
}
