//! Answers as parts of a conversation: from the events of a job to reasoning, content and calls of
//! tools.
//!
//! | file | idea |
//! |---|---|
//! | `format` | how a model's family marks the parts of a reply, and the constraint around them |
//! | `parser` | text → reasoning, content, calls |
//! | `progress` | the text of one job as its events come in |
//! | `stream` | both together: events → deltas |
//! | `logprob` | tokens spelled out, with their log probabilities |
//!
//! Knows runtimes and their events; knows nothing of HTTP.

pub mod format;
mod logprob;
pub mod parser;
mod progress;
mod stream;

pub use logprob::{SpelledLogprob, n_chars};
pub use progress::{JobProgress, PromptProgress, TextPiece};
pub use stream::{DeltaStream, StreamStep};
