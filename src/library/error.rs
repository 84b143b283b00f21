//! Errors of the library.

use std::fmt;

use crate::engine::{self, SubmitError};
use crate::runtime;

/// Why a model cannot be loaded, or a request not be answered.
///
/// It prints as one line that names what was found and what was expected; [`Error::kind`] sorts it.
///
/// # Examples
/// ```
/// let error = hob::Model::load("missing.gguf", &hob::LoadOptions::default()).unwrap_err();
/// assert_eq!(error.kind(), hob::ErrorKind::Model);
/// assert!(error.to_string().contains("missing.gguf"));
/// ```
pub struct Error {
    kind: ErrorKind,
    cause: Box<dyn std::error::Error + Send + Sync>,
}

/// The sorts of errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The model's file cannot be read, or is no model that hob runs on this machine.
    Model,
    /// The model's template refuses the conversation or its tools.
    Conversation,
    /// A constraint is unusable, or allows no answer as short as the request wants it.
    Constraint,
    /// An image cannot be used, or the model takes none.
    Image,
    /// The prompt does not fit the context; see [`LoadOptions::n_ctx`](crate::LoadOptions::n_ctx).
    ContextExceeded,
    /// A parameter of the request means nothing for this model.
    Request,
    /// As many requests wait as may; the same request may be answered later.
    Busy,
    /// The model failed in the middle of an answer, or has stopped.
    Computation,
}

impl Error {
    pub(super) fn new(
        kind: ErrorKind,
        cause: impl Into<Box<dyn std::error::Error + Send + Sync>>,
    ) -> Error {
        Error { kind, cause: cause.into() }
    }

    pub(super) fn of_runtime(error: runtime::Error) -> Error {
        Error::new(ErrorKind::Model, error)
    }

    pub(super) fn of_submission(error: SubmitError) -> Error {
        let kind = match &error {
            SubmitError::ContextExceeded { .. } => ErrorKind::ContextExceeded,
            SubmitError::TooShort { .. } | SubmitError::Constraint(_) => ErrorKind::Constraint,
            SubmitError::Busy { .. } => ErrorKind::Busy,
            SubmitError::Stopped => ErrorKind::Computation,
            SubmitError::EmptyPrompt
            | SubmitError::Encoder
            | SubmitError::UnknownToken { .. }
            | SubmitError::TooManyContinuations { .. }
            | SubmitError::UnknownSlot { .. }
            | SubmitError::UnknownAdapter { .. }
            | SubmitError::NoDraftModel
            | SubmitError::NoMtp
            | SubmitError::NoEagle3
            | SubmitError::NoDflash
            | SubmitError::MisplacedImage { .. }
            | SubmitError::Sampling(_) => ErrorKind::Request,
        };
        Error::new(kind, error)
    }

    pub(super) fn of_engine(error: engine::Error) -> Error {
        Error::new(ErrorKind::Computation, error)
    }

    /// Returns the sort of the error.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cause.fmt(f)
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Error").field("kind", &self.kind).field("cause", &self.cause).finish()
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        // the cause itself is what is printed
        self.cause.source()
    }
}
