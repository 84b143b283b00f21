//! The request fields of other servers that are not implemented here.
//!
//! Without some of them the answer would be another one: a request that uses one is refused with
//! its name; `fields` lists them. A value that asks for nothing (`null`, the default of its server)
//! passes. Others are
//! for speed, accounting or routing alone, and change no answer: they are taken, [`ACCEPTED`]. What
//! is honoured under another server's name is in `constraint`, `generation`, `priority` and
//! `sampling`.

mod fields;

use serde_json::Value;

use super::super::error::ApiError;
use super::super::fields::whole;
use Api::{Chat, CheckConstraint, Completion, Completions, Messages, Responses};
use Passes::{Empty, EmptyOr, Null, Only};

use fields::LISTS;

/// An endpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Api {
    /// `/v1/chat/completions`
    Chat,
    /// `/v1/responses`
    Responses,
    /// `/v1/messages`
    Messages,
    /// `/completion`
    Completion,
    /// `/v1/completions`
    Completions,
    /// `/v1/embeddings` and `/embedding`
    Embeddings,
    /// `/tokenize`
    Tokenize,
    /// `/detokenize`
    Detokenize,
    /// `/apply-template`
    ApplyTemplate,
    /// `/check-constraint`
    CheckConstraint,
    /// `/api/chat`, before its body is one of the chat interface.
    OllamaChat,
    /// `/api/generate`, likewise.
    OllamaGenerate,
    /// `/api/embed` and `/api/embeddings`, likewise.
    OllamaEmbed,
}

/// The endpoints that generate text.
const ALL: &[Api] = &[Chat, Responses, Messages, Completion, Completions];
/// The endpoints that read a constraint.
const CONSTRAINED: &[Api] = &[Chat, Responses, Messages, Completion, Completions, CheckConstraint];
/// The endpoints with a chat template.
const CHATS: &[Api] = &[Chat, Responses, Messages];
/// The endpoints with a raw prompt.
const PROMPTS: &[Api] = &[Completion, Completions];

/// The values of a field that ask for nothing; `null` is always one.
#[derive(Debug, Clone, Copy)]
enum Passes {
    /// `null`.
    Null,
    /// `false`, 0, and strings, arrays and objects without anything in them.
    Empty,
    /// One value besides `null`, as JSON text.
    Only(&'static str),
    /// The values of [`Empty`], and those that the function accepts.
    EmptyOr(fn(&Value) -> bool),
}

/// A field that is refused.
struct Field {
    /// Its name; a dot stands before a member of an object.
    name: &'static str,
    /// The endpoints at which it is refused.
    at: &'static [Api],
    passes: Passes,
    /// The part of the message that says what is not done, or what to use here.
    hint: &'static str,
}

const fn field(
    name: &'static str,
    at: &'static [Api],
    passes: Passes,
    hint: &'static str,
) -> Field {
    Field { name, at, passes, hint }
}

/// A field that is taken and has no effect.
struct AcceptedField {
    name: &'static str,
    value: AcceptedValue,
    /// Why nothing comes of it.
    reason: &'static str,
}

/// The values of a field without effect.
#[derive(Debug, Clone, Copy)]
enum AcceptedValue {
    /// Any.
    Any,
    /// A whole number, at least this; `null` as well.
    Whole(i64),
}

const fn accepted(name: &'static str, value: AcceptedValue, reason: &'static str) -> AcceptedField {
    AcceptedField { name, value, reason }
}

const NO_ACCOUNTS: &str = "nothing is counted by caller";
const OWN_CACHE: &str = "prompts are kept by what they begin with";
const OWN_SPEED: &str = "speeds the same answer up elsewhere";
const OWN_DRAFTS: &str = "a draft changes no text";
const OWN_ROUTE: &str = "there is one engine";

/// Fields of the endpoints that generate text which are taken without effect.
const ACCEPTED: &[AcceptedField] = &[
    accepted(
        "t_max_prompt_ms",
        AcceptedValue::Whole(-1),
        "llama-server reads it over too: a prompt is computed whole, or its client hangs up",
    ),
    accepted("n_cache_reuse", AcceptedValue::Whole(0), OWN_CACHE),
    accepted("backend_sampling", AcceptedValue::Any, OWN_SPEED),
    accepted("user", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("safety_identifier", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("metadata", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("client_metadata", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("request_id", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("rid", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("speed", AcceptedValue::Any, "there is one speed"),
    accepted("prompt_cache_key", AcceptedValue::Any, OWN_CACHE),
    accepted("prompt_cache_retention", AcceptedValue::Any, OWN_CACHE),
    accepted("prompt_cache_options", AcceptedValue::Any, OWN_CACHE),
    accepted("cache_salt", AcceptedValue::Any, OWN_CACHE),
    accepted("cache_control", AcceptedValue::Any, OWN_CACHE),
    accepted("store", AcceptedValue::Any, "only /v1/responses keeps answers"),
    accepted("keep_alive", AcceptedValue::Any, "the model stays loaded as the server says"),
    accepted("prediction", AcceptedValue::Any, OWN_SPEED),
    accepted("guided_decoding_backend", AcceptedValue::Any, OWN_ROUTE),
    accepted("kv_transfer_params", AcceptedValue::Any, OWN_ROUTE),
    accepted("ec_transfer_params", AcceptedValue::Any, OWN_ROUTE),
    accepted("bootstrap_host", AcceptedValue::Any, OWN_ROUTE),
    accepted("data_parallel_rank", AcceptedValue::Any, OWN_ROUTE),
    accepted("inference_geo", AcceptedValue::Any, OWN_ROUTE),
    accepted("grammar_type", AcceptedValue::Any, "a grammar is what it says, whoever made it"),
    accepted("speculative.ngram_min_hits", AcceptedValue::Any, OWN_DRAFTS),
    accepted("speculative.ngram_size_m", AcceptedValue::Any, OWN_DRAFTS),
    accepted("speculative.p_split", AcceptedValue::Any, OWN_DRAFTS),
    accepted("max_tool_calls", AcceptedValue::Any, "the server runs no tools"),
    accepted(
        "temperature_last",
        AcceptedValue::Any,
        "`samplers` says when the temperature comes, by default last",
    ),
    accepted("truncation", AcceptedValue::Any, "a prompt is never cut"),
    accepted(
        "spaces_between_special_tokens",
        AcceptedValue::Any,
        "special tokens are not part of the text",
    ),
];

/// Refuses a request body that asks for what another server does and this one does not, or has a
/// field without effect that means nothing.
///
/// # Errors
/// 400 names the field.
pub(crate) fn check(body: &Value, api: Api) -> Result<(), ApiError> {
    for field in LISTS.iter().copied().flatten().filter(|field| field.at.contains(&api)) {
        let value = field.name.split('.').try_fold(body, |value, name| value.get(name));
        if value.is_some_and(|value| !field.passes.accepts(value)) {
            return Err(ApiError::bad_field(field.name, format!("not supported; {}", field.hint)));
        }
    }
    if !ALL.contains(&api) {
        return Ok(());
    }
    let misread = ACCEPTED
        .iter()
        .find(|field| body.get(field.name).is_some_and(|value| !field.value.accepts(value)));
    match misread {
        Some(AcceptedField { name, value: AcceptedValue::Whole(least), reason }) => {
            let expected = format!("expected a whole number, at least {least} ({reason})");
            Err(ApiError::bad_field(*name, expected))
        }
        _ => Ok(()),
    }
}

/// Returns whether one of these endpoints refuses a field, or takes it without effect as the page
/// says.
pub(super) fn is_known(name: &str, apis: &[Api]) -> bool {
    let is_refused = |field: &Field| {
        field.name.split('.').next() == Some(name) && apis.iter().any(|api| field.at.contains(api))
    };
    let is_taken = apis.iter().any(|api| ALL.contains(api));
    LISTS.iter().copied().flatten().any(is_refused)
        || is_taken && ACCEPTED.iter().any(|field| field.name == name)
}

impl AcceptedValue {
    fn accepts(self, value: &Value) -> bool {
        match self {
            AcceptedValue::Any => true,
            AcceptedValue::Whole(least) => {
                value.is_null() || whole(value).is_some_and(|n| n >= least)
            }
        }
    }
}

impl Passes {
    fn accepts(self, value: &Value) -> bool {
        value.is_null()
            || match self {
                Null => false,
                Empty => is_empty(value),
                Only(text) => equals(value, text),
                EmptyOr(accepts) => is_empty(value) || accepts(value),
            }
    }
}

/// Returns whether a value asks for nothing.
pub(super) fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Bool(true) => false,
        Value::Number(number) => number.as_f64() == Some(0.0),
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(members) => members.is_empty(),
    }
}

/// Returns whether a value is the one of a JSON text; 1.0 is 1.
fn equals(value: &Value, text: &str) -> bool {
    match value {
        Value::Number(number) => {
            text.parse::<f64>().is_ok_and(|expected| number.as_f64() == Some(expected))
        }
        other => serde_json::from_str::<Value>(text).is_ok_and(|expected| expected == *other),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::Api::Embeddings;
    use super::*;

    /// The page lists every field without effect, with its reason.
    #[test]
    fn the_page_lists_what_has_no_effect() {
        let page = include_str!("../../../docs/server/llama-server-compat.md");
        for AcceptedField { name, reason, .. } in ACCEPTED {
            let row = page.lines().find(|line| line.contains(&format!("`{name}`")));
            assert!(row.is_some_and(|row| row.contains(reason)), "{name}: {reason}");
        }
    }

    #[test]
    fn no_field_is_refused_and_taken() {
        for taken in ACCEPTED {
            let refused = LISTS.iter().copied().flatten().find(|field| {
                field.name == taken.name && field.at.iter().any(|api| ALL.contains(api))
            });
            assert!(refused.is_none(), "{}", taken.name);
        }
    }

    #[test]
    fn a_value_without_meaning_is_refused() {
        for (value, is_sound) in [
            (json!(500), true),
            (json!(-1), true),
            (json!(1.0), true),
            (json!(null), true),
            (json!(-2), false),
            (json!("500"), false),
            (json!(0.5), false),
        ] {
            let body = json!({"t_max_prompt_ms": value});
            let found = check(&body, Completion);
            assert_eq!(found.is_ok(), is_sound, "{body}");
            assert!(check(&body, Embeddings).is_ok(), "{body}");
        }
    }
}
