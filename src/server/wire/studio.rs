//! LM Studio's REST API: `stats` of OpenAI's answers (v0), and its own chat (v1).

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::chat::ChatBody;
use super::field_names::FieldNames;
use super::foreign::{self, Api};
use super::image::{RequestImage, numbered_part};
use super::limits::ModelLimits;
use super::parse_body;
use crate::engine::{FinishReason, Finished};
use crate::runtime::Served;
use crate::server::error::ApiError;
use crate::server::fields::{Fields, members_without, wrong};
use crate::server::kept::{AnswerStore, History};

/// Fields of `/api/v1/chat` that mean something else in the chat interface, or nothing there.
const OWN: &[&str] = &[
    "input",
    "system_prompt",
    "integrations",
    "max_output_tokens",
    "reasoning",
    "context_length",
    "store",
    "previous_response_id",
    "messages",
    "n",
    "n_cmpl",
];

/// A message to a model, and the conversation that it goes on with.
#[derive(Debug)]
pub(crate) struct StudioTurn {
    /// The conversation before.
    pub previous: Option<Arc<History>>,
    /// The new messages.
    pub messages: Vec<Value>,
    /// True if a later request may go on with the answer.
    pub is_kept: bool,
}

/// Reads the body of a request to `/api/v1/chat`, for a model of these limits.
///
/// # Errors
/// 400 for a field that is wrong or not supported, 404 for a conversation that is not there.
pub(crate) fn read_chat(
    bytes: &[u8],
    limits: ModelLimits,
    kept: &AnswerStore,
) -> Result<(ChatBody, StudioTurn), ApiError> {
    let body = parse_body(bytes)?;
    let fields = Fields::of_body(&body)?;
    if fields.get("integrations").is_some_and(|value| !foreign::is_empty(value)) {
        let what = "not supported; the server runs no tools";
        return Err(ApiError::bad_field("integrations", what));
    }
    let previous = match fields.string("previous_response_id")? {
        None => None,
        Some(id) => Some(kept.get(id).and_then(|answer| answer.history).ok_or_else(|| {
            ApiError::not_found("there is no such response; it was not stored, or is forgotten")
                .about("previous_response_id")
        })?),
    };
    let mut messages = Vec::new();
    if let Some(system) = fields.string("system_prompt")?.filter(|text| !text.is_empty()) {
        messages.push(json!({"role": "system", "content": system}));
    }
    messages.push(json!({"role": "user", "content": input(&fields)?}));
    let too_long = |_| {
        let what = "the conversation has too many turns; begin a new one";
        ApiError::bad_field("previous_response_id", what)
    };
    // checked now, so that the answer can be kept
    History::after(previous.clone(), Vec::new()).map_err(too_long)?;
    let mut chat = members_without(&fields, OWN);
    insert_own(&fields, &mut chat, limits)?;
    let mut all = previous.as_ref().map(|history| history.items()).unwrap_or_default();
    all.extend(messages.iter().cloned());
    let mut images = Vec::new();
    for (i, message) in all.iter_mut().enumerate() {
        take_images(message, i, &mut images);
    }
    chat.insert("messages".into(), Value::Array(all));
    let body = Value::Object(chat);
    foreign::check(&body, Api::Chat)?;
    let is_kept = fields.bool("store")?.unwrap_or(true);
    let chat = ChatBody { fields: body, images, names: FieldNames::default() };
    Ok((chat, StudioTurn { previous, messages, is_kept }))
}

/// Reads the fields that have another name in the chat interface.
fn insert_own(
    fields: &Fields,
    chat: &mut Map<String, Value>,
    limits: ModelLimits,
) -> Result<(), ApiError> {
    let n_ctx = limits.n_ctx;
    if let Some(most) = fields.integer("max_output_tokens", 1..=i64::MAX)? {
        chat.insert("max_tokens".into(), json!(most));
    }
    let context = fields.integer("context_length", 1..=i64::MAX)?;
    if context.is_some_and(|asked| usize::try_from(asked).is_ok_and(|asked| asked > n_ctx)) {
        let what = format!(
            "this model has {n_ctx} positions of context here; expected no more, or start hob \
             with a larger --ctx-size"
        );
        return Err(ApiError::bad_field("context_length", what));
    }
    match fields.string("reasoning")? {
        None => {}
        Some("off") => _ = chat.insert("enable_thinking".into(), json!(false)),
        Some(asked @ ("on" | "low" | "medium" | "high")) if !limits.reasons => {
            let what = format!("this model does not reason; expected \"off\", found {asked:?}");
            return Err(ApiError::bad_field("reasoning", what));
        }
        Some("on") => _ = chat.insert("enable_thinking".into(), json!(true)),
        Some(effort @ ("low" | "medium" | "high")) => {
            chat.insert("enable_thinking".into(), json!(true));
            chat.insert("reasoning_effort".into(), json!(effort));
        }
        Some(other) => {
            let expected = "\"off\", \"low\", \"medium\", \"high\" or \"on\"";
            return Err(wrong("reasoning", expected, &json!(other)));
        }
    }
    chat.insert("return_progress".into(), json!(true));
    Ok(())
}

/// Reads `input`: a text, or texts and images. Images keep their addresses, so that the message can
/// be kept.
fn input(fields: &Fields) -> Result<Value, ApiError> {
    let items = match fields.get("input") {
        Some(Value::String(text)) => return Ok(json!(text)),
        Some(Value::Array(items)) if !items.is_empty() => items,
        other => {
            let found = other.unwrap_or(&Value::Null);
            return Err(fields.wrong("input", "a string or an array of items", found));
        }
    };
    let part = |(i, item): (usize, &Value)| {
        let path = format!("input[{i}]");
        let fields = Fields::of_value(item, path.clone())?;
        match fields.string("type")? {
            Some("text" | "message") => {
                let text = fields.string("content")?.or(fields.string("text")?);
                let text = text.ok_or_else(|| {
                    ApiError::bad_field(fields.path("content"), "a string was expected")
                })?;
                Ok(json!({"type": "text", "text": text}))
            }
            Some("image") => {
                let url = fields.string("data_url")?.ok_or_else(|| {
                    ApiError::bad_field(fields.path("data_url"), "a data URI was expected")
                })?;
                Ok(json!({"type": "image_url", "image_url": {"url": url}}))
            }
            _ => Err(wrong(&format!("{path}.type"), "\"text\" or \"image\"", &item["type"])),
        }
    };
    Ok(Value::Array(items.iter().enumerate().map(part).collect::<Result<_, _>>()?))
}

/// Replaces the images of a message by their numbers.
fn take_images(message: &mut Value, number: usize, images: &mut Vec<RequestImage>) {
    let parts = message.get_mut("content").and_then(Value::as_array_mut);
    for (i, part) in parts.into_iter().flatten().enumerate() {
        if part["type"] == "image_url" {
            let url = part["image_url"]["url"].as_str().unwrap_or_default().to_owned();
            *part = numbered_part(images, format!("input[{number}][{i}].data_url"), url);
        }
    }
}

/// The speed at which an answer was made.
#[derive(Debug, Serialize)]
pub(crate) struct V0Stats {
    tokens_per_second: f64,
    time_to_first_token: f64,
    generation_time: f64,
    stop_reason: &'static str,
}

impl V0Stats {
    /// Returns the numbers of the texts of an answer.
    pub(crate) fn of<'f>(texts: impl IntoIterator<Item = &'f Finished>) -> V0Stats {
        let mut prompt = Duration::ZERO;
        let mut predicted = Duration::ZERO;
        let mut intervals = 0;
        let mut stop_reason = "eosFound";
        for (i, finished) in texts.into_iter().enumerate() {
            if i == 0 {
                prompt = finished.timings.prompt;
                stop_reason = reason(&finished.reason);
            }
            predicted += finished.timings.predicted;
            intervals += finished.usage.completion_tokens.saturating_sub(1);
        }
        V0Stats {
            tokens_per_second: per_second(intervals, predicted),
            time_to_first_token: prompt.as_secs_f64(),
            generation_time: predicted.as_secs_f64(),
            stop_reason,
        }
    }
}

fn reason(reason: &FinishReason) -> &'static str {
    match reason {
        FinishReason::Stop => "eosFound",
        FinishReason::StopWord(_) => "stopStringFound",
        FinishReason::Length => "maxPredictedTokensReached",
    }
}

fn per_second(n: usize, time: Duration) -> f64 {
    if time.is_zero() { 0.0 } else { n as f64 / time.as_secs_f64() }
}

/// The model and the program that made an answer.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct V0About {
    model_info: V0Model,
    runtime: V0Runtime,
}

#[derive(Debug, Clone, Serialize)]
struct V0Model {
    arch: String,
    quant: String,
    format: &'static str,
    context_length: usize,
}

#[derive(Debug, Clone, Serialize)]
struct V0Runtime {
    name: &'static str,
    version: &'static str,
    supported_formats: [&'static str; 1],
}

impl V0About {
    /// Returns the description of a model.
    pub(crate) fn of(served: &Served) -> V0About {
        V0About {
            model_info: V0Model {
                arch: served.runtime.model.plan.arch.to_string(),
                quant: served.info.ftype.clone(),
                format: "gguf",
                context_length: served.runtime.engine.n_ctx(),
            },
            runtime: V0Runtime {
                name: "hob",
                version: env!("CARGO_PKG_VERSION"),
                supported_formats: ["gguf"],
            },
        }
    }
}

/// An answer with further members.
#[derive(Debug, Serialize)]
pub(crate) struct WithMembers {
    /// The answer.
    #[serde(flatten)]
    pub answer: Value,
    /// The speed at which it was made.
    pub stats: V0Stats,
    /// The model and the program that made it.
    #[serde(flatten)]
    pub about: V0About,
}

/// The part of a stream that has the further members.
#[derive(Debug, Serialize)]
pub(crate) struct StatsChunk<'a> {
    choices: [Value; 0],
    stats: V0Stats,
    #[serde(flatten)]
    about: &'a V0About,
}

impl<'a> StatsChunk<'a> {
    /// Returns the part.
    pub(crate) fn new(stats: V0Stats, about: &'a V0About) -> Self {
        Self { choices: [], stats, about }
    }
}

/// An answer of `/api/v1/chat`.
#[derive(Debug, Serialize)]
pub(crate) struct ChatAnswer {
    /// The model.
    pub model_instance_id: String,
    /// The reasoning and the message.
    pub output: Vec<ChatOutput>,
    /// The tokens and times of the answer.
    pub stats: ChatStats,
    /// The name by which a later request goes on, if it is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub response_id: Option<String>,
}

/// Reasoning, or a message.
#[derive(Debug, Serialize)]
pub(crate) struct ChatOutput {
    r#type: &'static str,
    content: String,
}

impl ChatOutput {
    /// Returns reasoning.
    pub(crate) fn reasoning(content: String) -> ChatOutput {
        ChatOutput { r#type: "reasoning", content }
    }

    /// Returns a message.
    pub(crate) fn message(content: String) -> ChatOutput {
        ChatOutput { r#type: "message", content }
    }
}

/// Tokens and times of an answer.
#[derive(Debug, Serialize)]
pub(crate) struct ChatStats {
    input_tokens: usize,
    total_output_tokens: usize,
    reasoning_output_tokens: usize,
    tokens_per_second: f64,
    time_to_first_token_seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    model_load_time_seconds: Option<f64>,
}

impl ChatStats {
    /// Returns the cost of a text, `n_reasoning` tokens of which are reasoning, by a model that
    /// took `load` to load.
    pub(crate) fn of(finished: &Finished, n_reasoning: usize, load: Duration) -> ChatStats {
        let usage = &finished.usage;
        let intervals = usage.completion_tokens.saturating_sub(1);
        ChatStats {
            input_tokens: usage.prompt_tokens,
            total_output_tokens: usage.completion_tokens,
            reasoning_output_tokens: n_reasoning,
            tokens_per_second: per_second(intervals, finished.timings.predicted),
            time_to_first_token_seconds: finished.timings.prompt.as_secs_f64(),
            model_load_time_seconds: (!load.is_zero()).then_some(load.as_secs_f64()),
        }
    }
}

/// An event of a streamed answer.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum ChatEvent<'a> {
    /// Something about the model.
    Model {
        /// The event's name.
        r#type: &'static str,
        /// The model.
        model_instance_id: &'a str,
        /// Time that it took to load.
        #[serde(skip_serializing_if = "Option::is_none")]
        load_time_seconds: Option<f64>,
        /// The share of its weights that is in place.
        #[serde(skip_serializing_if = "Option::is_none")]
        progress: Option<f64>,
    },
    /// A part begins, grows or ends; or the prompt is being read.
    Part {
        /// The event's name.
        r#type: String,
        /// The new piece.
        #[serde(skip_serializing_if = "Option::is_none")]
        content: Option<&'a str>,
        /// The share of the prompt that is read.
        #[serde(skip_serializing_if = "Option::is_none")]
        progress: Option<f64>,
    },
    /// The end, with the whole answer.
    End {
        /// The event's name.
        r#type: &'static str,
        /// The answer.
        result: ChatAnswer,
    },
    /// Something broke.
    Error {
        /// The event's name.
        r#type: &'static str,
        /// The error.
        error: StudioError<'a>,
    },
}

impl<'a> ChatEvent<'a> {
    /// Returns an event about a model.
    pub(crate) fn of_model(name: &'static str, model: &'a str) -> Self {
        ChatEvent::Model {
            r#type: name,
            model_instance_id: model,
            load_time_seconds: None,
            progress: None,
        }
    }

    /// Returns the event that this share of a model's weights is in place.
    pub(crate) fn loading(model: &'a str, share: f64) -> Self {
        ChatEvent::Model {
            r#type: "model_load.progress",
            model_instance_id: model,
            load_time_seconds: None,
            progress: Some(share),
        }
    }

    /// Returns the event that a model is loaded.
    pub(crate) fn loaded(model: &'a str, time: Duration) -> Self {
        ChatEvent::Model {
            r#type: "model_load.end",
            model_instance_id: model,
            load_time_seconds: Some(time.as_secs_f64()),
            progress: None,
        }
    }

    /// Returns an event without members.
    pub(crate) fn plain(name: &str) -> Self {
        ChatEvent::Part { r#type: name.to_owned(), content: None, progress: None }
    }

    /// Returns the event that a part begins or ends.
    pub(crate) fn of_part(part: &str, what: &str) -> Self {
        ChatEvent::plain(&format!("{part}.{what}"))
    }

    /// Returns the event that a part grows.
    pub(crate) fn delta(part: &str, text: &'a str) -> Self {
        ChatEvent::Part { r#type: format!("{part}.delta"), content: Some(text), progress: None }
    }

    /// Returns the event that this share of the prompt is read.
    pub(crate) fn progress(share: f64) -> Self {
        let r#type = "prompt_processing.progress".to_owned();
        ChatEvent::Part { r#type, content: None, progress: Some(share) }
    }

    /// Returns the event's name.
    pub(crate) fn name(&self) -> String {
        match self {
            ChatEvent::Model { r#type, .. }
            | ChatEvent::End { r#type, .. }
            | ChatEvent::Error { r#type, .. } => (*r#type).to_owned(),
            ChatEvent::Part { r#type, .. } => r#type.clone(),
        }
    }
}

/// An error in LM Studio's shape.
#[derive(Debug, Serialize)]
pub(crate) struct StudioError<'a> {
    r#type: &'static str,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    param: Option<&'a str>,
}

impl<'a> StudioError<'a> {
    /// Returns an error in this shape.
    pub(crate) fn of(error: &'a ApiError) -> StudioError<'a> {
        let kind = match error.status.as_u16() {
            404 if error.param() == Some("model") => "model_not_found",
            501 => "not_implemented",
            500.. => "internal_error",
            _ => "invalid_request",
        };
        StudioError { r#type: kind, message: error.message(), param: error.param() }
    }
}
