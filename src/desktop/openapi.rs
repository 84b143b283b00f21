//! The descriptions of a desktop's two addresses for programs: `GET /openapi.json` of each.

use serde_json::{Value, json};

use crate::server::Settings;
use crate::server::error::ApiError;
use crate::server::openapi::{ApiDocument, DocumentedPath, PathAccess};

const MODELS: &str = include_str!("openapi/models.json");
const CONTROL: &str = include_str!("openapi/control.json");

/// The description of the API's document.
const ABOUT: &str = "\
The interfaces of OpenAI, Anthropic, llama-server, Ollama and LM Studio, for all models of this \
machine. No key is needed. `model` chooses a model, which is loaded if need be; `ttl` (seconds) or \
`keep_alive` says for how long it stays. Members of requests that are optional may be null, which \
is the same as leaving them away. Every path takes OPTIONS, and every GET also HEAD.";

/// The description of the control interface's document.
const ABOUT_CONTROL: &str = "\
What the desktop is doing, and its switches; and its API, as at the API's own address. Every \
request needs the token that `hob desktop` prints at its start.";

/// Returns the document of the API, which has these paths.
///
/// # Errors
/// When a part of it is broken.
pub(super) fn api(settings: &Settings, paths: Vec<DocumentedPath>) -> Result<Value, ApiError> {
    let document = ApiDocument::new("hob desktop", ABOUT, &settings.defaults)?;
    let mut document = document.with_prefix(settings.api_prefix.as_str());
    document.add_part(MODELS)?;
    for path in paths {
        document.add_path(&DocumentedPath { access: PathAccess::Open, ..path }, "")?;
    }
    Ok(document.finish())
}

/// Returns the document of the control interface, which has these paths, those of the API among
/// them, and begins its log with the last `tail` lines.
///
/// # Errors
/// As [`api`].
pub(super) fn control(
    settings: &Settings,
    paths: Vec<DocumentedPath>,
    tail: usize,
) -> Result<Value, ApiError> {
    let about = ABOUT_CONTROL;
    let mut document = ApiDocument::new("hob desktop, control", about, &settings.defaults)?;
    let bearer = json!({"type": "http", "scheme": "bearer", "description": "The token."});
    document.add_requirement([("bearer", bearer)]);
    let query = json!({"type": "apiKey", "in": "query", "name": "token",
        "description": "The token, where headers cannot be set."});
    document.add_requirement([("token", query)]);
    document.add_value("tail", tail);
    document.add_part(MODELS)?;
    document.add_part(CONTROL)?;
    for path in paths {
        document.add_path(&DocumentedPath { access: PathAccess::Key, ..path }, "")?;
    }
    Ok(document.finish())
}
