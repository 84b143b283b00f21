//! Values of the HTTP interface: requests as they are understood, answers as they are written. No
//! sockets, no engine.
//!
//! | file | values |
//! |---|---|
//! | `generation` | the fields that chat and completion requests share |
//! | `tools` | the fields about tools |
//! | `sampling` | the fields that say how tokens are chosen |
//! | `adapters` | the fields about adapters |
//! | `speculation` | the fields that say how tokens are drafted |
//! | `chat` | `POST /v1/chat/completions` |
//! | `completion` | `POST /completion` |
//! | `completions` | `POST /v1/completions`: its log probabilities |
//! | `anthropic`, `responses` | `POST /v1/messages`, `POST /v1/responses`: read as chat requests |
//! | `models`, `status` | `GET /v1/models`; `GET /props`, `GET /slots` |
//! | `limits` | what a request may ask a model for |
//! | `loads` | `GET /v1/loads`, `GET /get_load` |
//! | `numbers` | numbers in the arguments of earlier calls, as the client wrote them |
//! | `ollama` | `POST /api/chat`, `/api/generate`, `/api/embed`: read as requests of the others |
//! | `studio` | LM Studio's `POST /api/v0/…` and `/api/v1/chat` |
//! | `image` | the images that a request names |
//! | `constraint` | the fields that constrain the text |
//! | `foreign` | the fields of other servers that are refused |
//! | `embeddings` | `POST /v1/embeddings` |
//! | `rerank` | `POST /v1/rerank` |
//! | `common` | usage, timings, log probabilities |

pub(super) mod adapters;
pub(super) mod anthropic;
pub(super) mod chat;
pub(super) mod check;
pub(super) mod common;
pub(super) mod completion;
pub(super) mod completions;
pub(super) mod constraint;
pub(super) mod embeddings;
pub(super) mod field_names;
pub(super) mod foreign;
pub(super) mod generation;
pub(super) mod image;
pub(super) mod limits;
pub(super) mod loads;
pub(super) mod models;
mod numbers;
pub(super) mod ollama;
mod priority;
pub(super) mod rerank;
pub(super) mod responses;
pub(super) mod sampling;
mod speculation;
pub(super) mod status;
pub(super) mod studio;
pub(super) mod tools;

pub(crate) use priority::priority_of;
use serde_json::Value;

use super::error::ApiError;
use super::fields::read_json;

/// Reads a request body as JSON, with the numbers in the arguments of calls as they stand.
///
/// # Errors
/// Says where the text stops being JSON.
pub(super) fn parse_body(bytes: &[u8]) -> Result<Value, ApiError> {
    if let Some(value) = numbers::with_exact_arguments(bytes) {
        return Ok(value);
    }
    read_json(bytes)
}
