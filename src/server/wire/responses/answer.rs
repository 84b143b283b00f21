//! The answers of `POST /v1/responses`: a response, and the events of a streamed one.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::ResponseTurn;
use super::repeated::RepeatedFields;
use crate::conversation::{PromptProgress, SpelledLogprob};
use crate::engine::{FinishReason, Finished};
use crate::sampling::SamplingParams;
use crate::server::error::ApiError;
use crate::server::wire::common::AnswerTimings;
use crate::util::clock::unix_time;

/// The status of a response or an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ResponseStatus {
    /// The text is being made.
    InProgress,
    /// The text ended by itself.
    Completed,
    /// The text was cut at a limit.
    Incomplete,
    /// Something broke.
    Failed,
    /// The client has ended the response.
    Cancelled,
}

impl ResponseStatus {
    /// Returns the status after the end of a text.
    pub(crate) fn of(finished: &Finished) -> Self {
        if finished.reason == FinishReason::Length { Self::Incomplete } else { Self::Completed }
    }

    /// Returns the name of the event about a response of this status.
    pub(crate) fn event(self) -> &'static str {
        match self {
            Self::InProgress => "response.in_progress",
            Self::Completed => "response.completed",
            Self::Incomplete => "response.incomplete",
            Self::Failed => "response.failed",
            // no client hears of it, since none streams a response in the background
            Self::Cancelled => "response.cancelled",
        }
    }
}

/// A response.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct ResponseObject {
    /// `resp_…`.
    pub id: String,
    /// `response`.
    pub object: &'static str,
    /// Time when it was asked for, in Unix seconds.
    pub created_at: u64,
    /// Its status.
    pub status: ResponseStatus,
    /// The name this server gives its model.
    pub model: String,
    /// Its items; none while it is in progress.
    pub output: Vec<ItemObject>,
    /// The members of its request that it repeats.
    #[serde(flatten)]
    repeated: RepeatedFields,
    /// The temperature that its text is sampled with.
    temperature: f64,
    /// The sum of the probabilities of the tokens that may be drawn.
    top_p: f64,
    /// `disabled`: a prompt is never cut.
    truncation: &'static str,
    error: Option<Value>,
    incomplete_details: Option<IncompleteDetails>,
    instructions: Option<Value>,
    metadata: Map<String, Value>,
    previous_response_id: Option<String>,
    store: bool,
    background: bool,
    /// Time when it was completed, in Unix seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    completed_at: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    usage: Option<ResponseUsage>,
}

/// The reason for which a response is not complete.
#[derive(Debug, Clone, Serialize)]
struct IncompleteDetails {
    reason: &'static str,
}

/// Tokens of a response.
#[derive(Debug, Clone, Serialize)]
struct ResponseUsage {
    input_tokens: usize,
    output_tokens: usize,
    total_tokens: usize,
    input_tokens_details: InputTokensDetails,
    output_tokens_details: OutputTokensDetails,
}

#[derive(Debug, Clone, Serialize)]
struct InputTokensDetails {
    cached_tokens: usize,
}

#[derive(Debug, Clone, Serialize)]
struct OutputTokensDetails {
    reasoning_tokens: usize,
}

impl ResponseObject {
    /// Returns a response that is in progress.
    pub(crate) fn begun(
        id: String,
        created_at: u64,
        model: String,
        sampling: &SamplingParams,
    ) -> Self {
        Self {
            id,
            object: "response",
            created_at,
            status: ResponseStatus::InProgress,
            model,
            output: Vec::new(),
            repeated: RepeatedFields::default(),
            temperature: shortest(sampling.temperature),
            top_p: shortest(sampling.top_p),
            truncation: "disabled",
            error: None,
            incomplete_details: None,
            instructions: None,
            metadata: Map::new(),
            previous_response_id: None,
            store: false,
            background: false,
            completed_at: None,
            usage: None,
        }
    }

    /// Returns the response with what its request says about itself and about other requests.
    pub(crate) fn of_turn(self, turn: &ResponseTurn) -> Self {
        Self {
            repeated: turn.repeated.clone(),
            instructions: turn.instructions.clone(),
            metadata: turn.metadata.clone(),
            previous_response_id: turn.previous_id.clone(),
            store: turn.is_kept,
            background: turn.in_background,
            ..self
        }
    }

    /// Returns the response after something broke.
    pub(crate) fn failed(self, error: &ApiError) -> Self {
        let error = json!({"code": "server_error", "message": error.message()});
        Self { status: ResponseStatus::Failed, error: Some(error), ..self }
    }

    /// Returns the response after its client has ended it.
    pub(crate) fn cancelled(self) -> Self {
        Self { status: ResponseStatus::Cancelled, ..self }
    }

    /// Returns the response at its end. One that was cut has an end, but was never completed.
    pub(crate) fn ended(self, output: Vec<ItemObject>, finished: &Finished) -> Self {
        let status = ResponseStatus::of(finished);
        let is_complete = status == ResponseStatus::Completed;
        let usage = &finished.usage;
        Self {
            status,
            output,
            incomplete_details: (!is_complete)
                .then_some(IncompleteDetails { reason: "max_output_tokens" }),
            completed_at: is_complete.then(unix_time),
            usage: Some(ResponseUsage {
                input_tokens: usage.prompt_tokens,
                output_tokens: usage.completion_tokens,
                total_tokens: usage.prompt_tokens + usage.completion_tokens,
                input_tokens_details: InputTokensDetails { cached_tokens: usage.cached_tokens },
                output_tokens_details: OutputTokensDetails { reasoning_tokens: 0 },
            }),
            ..self
        }
    }
}

/// Returns a number with as few digits as tell it from other numbers of its type.
fn shortest(x: f32) -> f64 {
    x.to_string().parse().unwrap_or(f64::from(x))
}

/// An item of the output.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
pub(crate) enum ItemObject {
    /// Reasoning.
    Reasoning {
        /// `rs_…`.
        id: String,
        /// `reasoning`.
        r#type: &'static str,
        /// Always empty: no summary is made.
        summary: [Value; 0],
        /// Its status.
        status: ResponseStatus,
        /// The text; nothing at its beginning.
        content: Vec<ReasoningText>,
        /// Empty: nothing is encrypted.
        encrypted_content: &'static str,
    },
    /// A message.
    Message {
        /// `msg_…`.
        id: String,
        /// `message`.
        r#type: &'static str,
        /// `assistant`.
        role: &'static str,
        /// Its status.
        status: ResponseStatus,
        /// The text; nothing at its beginning.
        content: Vec<OutputText>,
    },
    /// A call of a function.
    FunctionCall {
        /// `fc_…`.
        id: String,
        /// `function_call`.
        r#type: &'static str,
        /// Its status.
        status: ResponseStatus,
        /// `call_…`, which the result of the call names.
        call_id: String,
        /// The function.
        name: String,
        /// The namespace that it stands in, if it does.
        #[serde(skip_serializing_if = "Option::is_none")]
        namespace: Option<String>,
        /// JSON text.
        arguments: String,
    },
    /// A call of a custom tool.
    CustomToolCall {
        /// `ctc_…`.
        id: String,
        /// `custom_tool_call`.
        r#type: &'static str,
        /// Its status.
        status: ResponseStatus,
        /// `call_…`, which the result of the call names.
        call_id: String,
        /// The tool.
        name: String,
        /// The namespace that it stands in, if it does.
        #[serde(skip_serializing_if = "Option::is_none")]
        namespace: Option<String>,
        /// The text.
        input: String,
    },
}

/// The text of reasoning.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct ReasoningText {
    r#type: &'static str,
    text: String,
}

impl ReasoningText {
    /// Returns a text of reasoning.
    pub(crate) fn new(text: String) -> Self {
        Self { r#type: "reasoning_text", text }
    }
}

/// The text of a message.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct OutputText {
    r#type: &'static str,
    text: String,
    annotations: [Value; 0],
    logprobs: Value,
}

impl OutputText {
    /// Returns a text of a message, with the log probabilities of its tokens.
    pub(crate) fn new(text: String, logprobs: &[SpelledLogprob]) -> Self {
        let logprobs = logprobs_value(logprobs);
        Self { r#type: "output_text", text, annotations: [], logprobs }
    }
}

/// Returns log probabilities as a JSON value, which writes each of them with the digits of an
/// `f64`.
pub(crate) fn logprobs_value(logprobs: &[SpelledLogprob]) -> Value {
    serde_json::to_value(logprobs).unwrap_or_default()
}

/// An event of a streamed response.
#[derive(Debug, Serialize)]
pub(crate) struct ResponseEvent<'a> {
    /// Its own fields.
    #[serde(flatten)]
    pub fields: EventFields<'a>,
    /// Its name.
    pub r#type: &'a str,
    /// Its number, counted from 0.
    pub sequence_number: u64,
}

/// The fields of an event.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum EventFields<'a> {
    /// The response, as it is created and in progress.
    Response {
        /// The response.
        response: ResponseObject,
        /// The part of the prompt that is computed, if it was asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        prompt_progress: Option<PromptProgress>,
    },
    /// The response at its end.
    Ended {
        /// The response.
        response: ResponseObject,
        /// Time spent.
        timings: AnswerTimings,
    },
    /// An item begins or ends.
    Item {
        /// Its number.
        output_index: usize,
        /// The item.
        item: ItemObject,
    },
    /// The content of an item begins, grows or ends.
    Content {
        /// The position of the content.
        #[serde(flatten)]
        position: ContentPosition<'a>,
        /// The content.
        #[serde(flatten)]
        content: ContentFields<'a>,
    },
    /// The response ends here because something broke.
    Error {
        /// The HTTP status.
        code: String,
        /// The message.
        message: &'a str,
        /// Always null.
        param: Option<Value>,
    },
}

/// The position of content in the output.
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct ContentPosition<'a> {
    /// Id of the item.
    pub item_id: &'a str,
    /// Number of the item.
    pub output_index: usize,
    /// 0: an item has one content.
    pub content_index: usize,
}

/// The fields of an event about content.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum ContentFields<'a> {
    /// The content grows.
    Delta {
        /// The new piece.
        delta: &'a str,
        /// Log probabilities of the tokens of the piece, for a message.
        #[serde(skip_serializing_if = "Option::is_none")]
        logprobs: Option<Value>,
        /// Time spent so far, if it was asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        timings: Option<AnswerTimings>,
    },
    /// A text is whole.
    Text {
        /// The text.
        text: &'a str,
        /// Log probabilities of its tokens, for a message.
        #[serde(skip_serializing_if = "Option::is_none")]
        logprobs: Option<Value>,
    },
    /// The arguments of a call are whole.
    Arguments {
        /// JSON text.
        arguments: &'a str,
        /// The function.
        name: &'a str,
    },
    /// The text of a custom tool's call is whole.
    Input {
        /// The text.
        input: &'a str,
    },
    /// A part begins or ends.
    Part {
        /// The part.
        part: OutputText,
    },
}
