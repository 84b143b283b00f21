//! Values of options of `hob serve` that are more than a number or a name.

use serde_json::{Map, Value};

use crate::chat;
use crate::cli::variables::yes_or_no;

/// The setting that lets the template turn reasoning on or off.
#[derive(Debug, Clone, Copy)]
pub(super) enum Reasoning {
    /// As the template has it.
    Auto,
    /// On or off.
    Switched(bool),
}

/// Reads `auto`, which llama.cpp also writes -1, or yes or no in its words.
pub(super) fn reasoning(text: &str) -> Result<Reasoning, String> {
    match (text, yes_or_no(text)) {
        ("auto" | "-1", _) => Ok(Reasoning::Auto),
        (_, Some(on)) => Ok(Reasoning::Switched(on)),
        _ => Err("auto, on or off was expected".into()),
    }
}

/// Reads variables for chat templates: an object, without what a request's own fields fill.
pub(super) fn template_variables(text: &str) -> Result<Map<String, Value>, String> {
    let variables: Map<String, Value> = serde_json::from_str(text)
        .map_err(|error| format!("a JSON object was expected: {error}"))?;
    match variables.keys().find(|name| chat::RESERVED.contains(&name.as_str())) {
        Some(name) => Err(format!("`{name}` is set by every request")),
        None => Ok(variables),
    }
}
