//! A conversation on its way to the engine, and its answer on the way back: from messages and tools
//! to prompt and constraint; from the events of a job to reasoning, content and calls of tools.
//!
//! | file | idea |
//! |---|---|
//! | `tools` | the tools that may be called, and the schemas of their calls |
//! | `render` | messages and tools → prompt, by the model's template |
//! | `constraint` | tools and response format → the one constraint of the answer |
//! | `format` | how a model's family marks the parts of a reply, and the constraint around them |
//! | `parser` | text → reasoning, content, calls |
//! | `abilities` | a template → what its model can do |
//! | `inline` | reasoning that is content too |
//! | `text_call` | the texts of calls that hold one text in place of arguments |
//! | `progress` | the text of one job as its events come in |
//! | `stream` | both together: events → deltas |
//! | `value_events` | JSON text as it comes → events about the values in it |
//! | `scalar_places` | JSON text → where its scalar values begin |
//! | `answer_values` | the values of an answer: their events, and those that a budget has cut |
//! | `choice_scores` | the texts of a choice → what a model is asked, and their probabilities |
//! | `logprob` | tokens spelled out, with their log probabilities |
//!
//! Knows runtimes and their events; knows nothing of HTTP.

mod abilities;
mod answer_values;
mod choice_scores;
pub mod constraint;
pub mod format;
mod inline;
mod logprob;
pub mod parser;
mod progress;
mod render;
mod scalar_places;
mod stream;
mod text_call;
mod tools;
mod value_events;

pub use abilities::TemplateAbilities;
pub use answer_values::{AnswerShape, ContentKind, EarlyEnd, ToldValues, ValueStream};
pub use choice_scores::{AfterAlternative, ChoiceTree, ScoredPath, ScoredText};
pub use inline::InlineReasoning;
pub use logprob::{Likelihood, SpelledLogprob, n_chars};
pub use progress::{JobProgress, PromptProgress, TextPiece};
pub use render::{Conversation, render};
pub use scalar_places::{ScalarPlace, scalar_places};
pub use stream::{DeltaStream, StreamStep, stops_outside_calls};
pub use text_call::{TextCalls, input_of};
pub use tools::{Tools, call_id};
pub use value_events::{JsonType, ScalarValue, ValueEvent, ValueEventReader};
