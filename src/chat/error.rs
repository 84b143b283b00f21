//! Why there is no prompt.

use crate::gguf;

/// Why a template cannot be used, or these messages cannot become a prompt.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The template is no template.
    #[error("chat template, line {line}: {message}")]
    Syntax {
        /// Line of the source, from 1.
        line: usize,
        /// The fault.
        message: String,
    },
    /// The model file's template is none: it does not parse, or breaks a limit.
    #[error(
        "the model's chat template cannot be used ({0}); `hob run` and `hob serve` take another \
         with --chat-template NAME, such as chatml, or --chat-template-file FILE, and prompts \
         without a template work (`hob run --raw`, /completion)"
    )]
    Unusable(String),
    /// The template did not render these messages.
    #[error("the chat template cannot render these messages: line {line}: {message}")]
    Render {
        /// Line of the source, from 1; 0 where none is to blame.
        line: usize,
        /// The fault at that line.
        message: String,
    },
    /// The template itself refused these messages.
    #[error("the chat template refuses these messages: {0}")]
    Refused(String),
    /// The template, its work or its text grew past a limit.
    #[error("the chat template's {what} exceeds the limit of {limit}")]
    Limit {
        /// The quantity that grew.
        what: &'static str,
        /// Its limit.
        limit: u64,
    },
    /// A message has not the shape of one.
    #[error("{path}: expected {expected}")]
    Message {
        /// The path of the value, for example `messages[2].content`.
        path: String,
        /// The expected value.
        expected: &'static str,
    },
    /// A variable that the prompt is made of cannot be set from outside.
    #[error("the template's variable {0:?} cannot be set")]
    Reserved(String),
    /// The template drops or rewrites images.
    #[error("the chat template has no place for image {0}")]
    ImageLost(usize),
    /// There is no built-in template of this name.
    #[error("there is no chat template named {name:?}; there are: {known}")]
    UnknownTemplate {
        /// The name given.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The model file's metadata is broken.
    #[error(transparent)]
    Gguf(#[from] gguf::Error),
}
