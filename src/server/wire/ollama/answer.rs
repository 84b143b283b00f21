//! Answers in Ollama's form: each is an object on a line of its own.

use std::time::Duration;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::conversation::SpelledLogprob;
use crate::conversation::parser::Call;
use crate::engine::{FinishReason, Finished};
use crate::server::json::without_space;

/// A part of an answer of `/api/chat`, or the whole.
#[derive(Debug, Serialize)]
pub(crate) struct ChatPart<'a> {
    /// The model that answers.
    pub model: &'a str,
    /// The present time, by ISO 8601.
    pub created_at: String,
    /// The new part of the message, or the whole.
    pub message: AssistantPart,
    /// Log probabilities of the tokens, if they were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub logprobs: Vec<SpelledLogprob>,
    /// The members about the end.
    #[serde(flatten)]
    pub end: AnswerEnd,
}

/// A part of an answer of `/api/generate`, or the whole.
#[derive(Debug, Serialize)]
pub(crate) struct GeneratePart<'a> {
    /// The model that answers.
    pub model: &'a str,
    /// The present time, by ISO 8601.
    pub created_at: String,
    /// The new part of the text, or the whole.
    pub response: String,
    /// Reasoning.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub thinking: String,
    /// Log probabilities of the tokens, if they were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub logprobs: Vec<SpelledLogprob>,
    /// The members about the end.
    #[serde(flatten)]
    pub end: AnswerEnd,
}

/// A part of the assistant's message.
#[derive(Debug, Default, Serialize)]
pub(crate) struct AssistantPart {
    /// `assistant`.
    pub role: &'static str,
    /// Text.
    pub content: String,
    /// Reasoning.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub thinking: String,
    /// Calls of tools, each whole.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tool_calls: Vec<OllamaCall>,
}

/// A call of a tool.
#[derive(Debug, Serialize)]
pub(crate) struct OllamaCall {
    /// Its name in the conversation.
    pub id: String,
    /// The function.
    pub function: ToolFunction,
}

/// A function and its arguments.
#[derive(Debug, Serialize)]
pub(crate) struct ToolFunction {
    /// The number of the call.
    pub index: usize,
    /// The tool.
    pub name: String,
    /// The arguments, with the digits that the model wrote: an object, or a text if the answer was
    /// cut within it.
    pub arguments: Box<RawValue>,
}

impl OllamaCall {
    /// Returns call number `index` of an answer.
    pub(crate) fn new(index: usize, id: String, call: Call) -> OllamaCall {
        // a line break would end the line that the answer is
        let arguments = RawValue::from_string(without_space(&call.arguments));
        let arguments = arguments.or_else(|_| to_raw_value(&call.arguments)).unwrap_or_default();
        OllamaCall { id, function: ToolFunction { index, name: call.name, arguments } }
    }
}

/// The end of an answer, or that it is not there yet.
#[derive(Debug, Default, Serialize)]
pub(crate) struct AnswerEnd {
    /// True in the last part.
    pub done: bool,
    /// The reason: `stop`, `length`, `load` or `unload`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done_reason: Option<&'static str>,
    /// Tokens and times.
    #[serde(flatten)]
    pub cost: Option<AnswerCost>,
}

/// Tokens of an answer and times in nanoseconds.
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct AnswerCost {
    total_duration: u64,
    load_duration: u64,
    prompt_eval_count: usize,
    prompt_eval_duration: u64,
    eval_count: usize,
    eval_duration: u64,
}

fn nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

impl AnswerEnd {
    /// Returns the end of a text, `total` after its request and `load` of that for the model.
    pub(crate) fn of(finished: &Finished, total: Duration, load: Duration) -> AnswerEnd {
        let usage = &finished.usage;
        AnswerEnd {
            done: true,
            done_reason: Some(match finished.reason {
                FinishReason::Stop | FinishReason::StopWord(_) => "stop",
                FinishReason::Length => "length",
            }),
            cost: Some(AnswerCost {
                total_duration: nanos(total),
                load_duration: nanos(load),
                prompt_eval_count: usage.prompt_tokens,
                prompt_eval_duration: nanos(finished.timings.prompt),
                eval_count: usage.completion_tokens,
                eval_duration: nanos(finished.timings.predicted),
            }),
        }
    }

    /// Returns the end of a request that asked for a model and no text.
    pub(crate) fn of_model(reason: &'static str) -> AnswerEnd {
        AnswerEnd { done: true, done_reason: Some(reason), cost: None }
    }
}

/// An answer of `/api/embed`.
#[derive(Debug, Serialize)]
pub(crate) struct EmbedAnswer<'a> {
    /// The model that answers.
    pub model: &'a str,
    /// A vector of each text.
    pub embeddings: Vec<Vec<f32>>,
    /// Time since the request.
    pub total_duration: u64,
    /// Time that the model took to load.
    pub load_duration: u64,
    /// Tokens of the texts.
    pub prompt_eval_count: usize,
}

impl<'a> EmbedAnswer<'a> {
    /// Returns the answer to a request of `total` ago, `load` of that for the model.
    pub(crate) fn new(
        model: &'a str,
        embeddings: Vec<Vec<f32>>,
        n_tokens: usize,
        total: Duration,
        load: Duration,
    ) -> Self {
        let total_duration = nanos(total);
        let load_duration = nanos(load);
        Self { model, embeddings, total_duration, load_duration, prompt_eval_count: n_tokens }
    }
}

/// An answer of `/api/embeddings`.
#[derive(Debug, Serialize)]
pub(crate) struct OneEmbedding {
    /// The vector of the text.
    pub embedding: Vec<f32>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_keep_their_digits_and_stand_on_one_line() {
        let written = |arguments: &str| {
            let call = Call { name: "f".into(), arguments: arguments.into() };
            serde_json::to_string(&OllamaCall::new(0, "a".into(), call).function.arguments).unwrap()
        };
        let number = "123456789012345678901234567890";
        let arguments = format!("{{\n  \"n\": [{number}, 1.50],\n  \"s\": \"a\\\" b\"\n}}");
        let expected = format!("{{\"n\":[{number},1.50],\"s\":\"a\\\" b\"}}");
        assert_eq!(written(&arguments), expected);
        assert_eq!(written("{\"a\": \"x\n"), "\"{\\\"a\\\": \\\"x\\n\"");
    }
}
