//! llama.cpp's `grammar_lazy`: a grammar that waits for one of `grammar_triggers`.

use serde_json::Value;

use super::RequestConstraint;
use crate::grammar::{Source, Trigger};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, wrong};

/// The forms of a trigger, for an error.
const EXPECTED: &str = "an object with `type` 1 (a word), 2 (a pattern) or 3 (a pattern of the \
                        whole text) and `value`, or `type` 0 (a token), `value` and `token`";

/// Returns a constraint as it was asked for, or, with `grammar_lazy`, from the first trigger on.
///
/// # Errors
/// 400 when a trigger is not what was expected, or there is none, or nothing that could wait.
pub(super) fn when_triggered(
    fields: &Fields,
    found: Option<RequestConstraint>,
    triggers: Vec<Trigger>,
) -> Result<Option<RequestConstraint>, ApiError> {
    if !fields.bool("grammar_lazy")?.unwrap_or(false) {
        return Ok(found);
    }
    let Some(found) = found else {
        let what = "there is no constraint that could wait for a trigger; give grammar or another";
        return Err(ApiError::bad_field("grammar_lazy", what));
    };
    if triggers.is_empty() {
        let what = "expected at least one trigger, since grammar_lazy is true";
        return Err(ApiError::bad_field("grammar_triggers", what));
    }
    let source = Source::Lazy(triggers, Box::new(found.source));
    Ok(Some(RequestConstraint { source, ..found }))
}

/// Reads `grammar_triggers`. They count with `grammar_lazy` alone, and are checked always.
///
/// # Errors
/// 400 when a trigger is not what was expected.
pub(super) fn triggers(fields: &Fields) -> Result<Vec<Trigger>, ApiError> {
    let list = fields.array("grammar_triggers")?.unwrap_or_default();
    let numbered = list.iter().enumerate();
    numbered.map(|(i, value)| trigger(value, &format!("grammar_triggers[{i}]"))).collect()
}

fn trigger(value: &Value, path: &str) -> Result<Trigger, ApiError> {
    let text = value.get("value").and_then(Value::as_str).filter(|text| !text.is_empty());
    let token = value.get("token").and_then(Value::as_u64).and_then(|id| u32::try_from(id).ok());
    let kind = value.get("type");
    let is = |number: u64, name: &str| {
        kind.is_some_and(|kind| kind.as_u64() == Some(number) || kind == name)
    };
    match (text, token) {
        (Some(word), _) if is(1, "word") => Ok(Trigger::Word(word.into())),
        // the token decides; its text counts where the vocabulary has none
        (text, Some(token)) if is(0, "token") => {
            Ok(Trigger::Token(token, text.unwrap_or_default().as_bytes().to_vec()))
        }
        (Some(pattern), _) if is(2, "pattern") => Ok(Trigger::Pattern(pattern.into())),
        (Some(pattern), _) if is(3, "pattern_full") => Ok(Trigger::PatternFull(pattern.into())),
        _ => Err(wrong(path, EXPECTED, value)),
    }
}
