//! The answers of `POST /v1/messages`: a message, and the events of a streamed one.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::engine::{FinishReason, Usage};

/// A message of the assistant.
#[derive(Debug, Serialize)]
pub(crate) struct AssistantMessage {
    /// `msg_…`.
    pub id: String,
    /// `message`.
    pub r#type: &'static str,
    /// `assistant`.
    pub role: &'static str,
    /// Its blocks; none at the beginning of a stream.
    pub content: Vec<ContentBlock>,
    /// The name this server gives its model.
    pub model: String,
    /// The reason for its end; null at the beginning of a stream.
    #[serde(flatten)]
    pub stop: MessageStop,
    /// Tokens so far.
    pub usage: MessageUsage,
}

impl AssistantMessage {
    /// Returns a message of these parts.
    pub(crate) fn new(
        id: String,
        model: String,
        content: Vec<ContentBlock>,
        stop: MessageStop,
        usage: &Usage,
    ) -> Self {
        let usage = MessageUsage::of(usage);
        Self { id, r#type: "message", role: "assistant", content, model, stop, usage }
    }
}

/// A block of content; without text where it begins in a stream.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ContentBlock {
    /// Reasoning.
    Thinking {
        /// The text.
        thinking: String,
        /// Empty: nothing is signed.
        signature: &'static str,
    },
    /// Text.
    Text {
        /// The text.
        text: String,
    },
    /// A call of a tool.
    ToolUse {
        /// `toolu_…`.
        id: String,
        /// The tool.
        name: String,
        /// Its arguments.
        input: Box<RawValue>,
    },
}

/// The reason for the end of a message.
#[derive(Debug, Clone, Default, Serialize)]
pub(crate) struct MessageStop {
    /// `end_turn`, `max_tokens`, `stop_sequence` or `tool_use`.
    pub stop_reason: Option<&'static str>,
    /// The stop string that ended the text.
    pub stop_sequence: Option<String>,
}

impl MessageStop {
    /// Returns the end in Anthropic's words; `called` says that the message calls a tool.
    pub(crate) fn of(reason: &FinishReason, called: bool) -> Self {
        let (stop_reason, stop_sequence) = match reason {
            FinishReason::Length => ("max_tokens", None),
            _ if called => ("tool_use", None),
            FinishReason::StopWord(word) => ("stop_sequence", Some(word.clone())),
            FinishReason::Stop => ("end_turn", None),
        };
        Self { stop_reason: Some(stop_reason), stop_sequence }
    }
}

/// Tokens of a message.
#[derive(Debug, Serialize)]
pub(crate) struct MessageUsage {
    cache_read_input_tokens: usize,
    cache_creation_input_tokens: usize,
    input_tokens: usize,
    output_tokens: usize,
}

impl MessageUsage {
    /// Returns the tokens of a job in Anthropic's words.
    pub(crate) fn of(usage: &Usage) -> Self {
        Self {
            cache_read_input_tokens: usage.cached_tokens,
            cache_creation_input_tokens: 0,
            input_tokens: usage.prompt_tokens - usage.cached_tokens,
            output_tokens: usage.completion_tokens,
        }
    }
}

/// An event of a streamed message.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum MessageEvent<'a> {
    /// The message begins.
    MessageStart {
        /// The message without content.
        message: AssistantMessage,
    },
    /// A block begins.
    ContentBlockStart {
        /// Its number.
        index: usize,
        /// The block without text.
        content_block: ContentBlock,
    },
    /// A block grows.
    ContentBlockDelta {
        /// Its number.
        index: usize,
        /// The new piece.
        delta: BlockDelta,
    },
    /// A block ends.
    ContentBlockStop {
        /// Its number.
        index: usize,
    },
    /// The message ends.
    MessageDelta {
        /// The reason.
        delta: MessageStop,
        /// Tokens of the message.
        usage: MessageUsage,
    },
    /// The stream ends.
    MessageStop,
    /// The message ends here because something broke.
    Error {
        /// The error.
        error: MessageError<'a>,
    },
}

impl MessageEvent<'_> {
    /// Returns the name of the event.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::MessageStart { .. } => "message_start",
            Self::ContentBlockStart { .. } => "content_block_start",
            Self::ContentBlockDelta { .. } => "content_block_delta",
            Self::ContentBlockStop { .. } => "content_block_stop",
            Self::MessageDelta { .. } => "message_delta",
            Self::MessageStop => "message_stop",
            Self::Error { .. } => "error",
        }
    }
}

/// A new piece of a block.
#[derive(Debug, Serialize)]
#[serde(tag = "type")]
pub(crate) enum BlockDelta {
    /// Reasoning.
    #[serde(rename = "thinking_delta")]
    Thinking {
        /// The text.
        thinking: String,
    },
    /// The end of reasoning.
    #[serde(rename = "signature_delta")]
    Signature {
        /// Empty: nothing is signed.
        signature: &'static str,
    },
    /// Text.
    #[serde(rename = "text_delta")]
    Text {
        /// The text.
        text: String,
    },
    /// Arguments of a call.
    #[serde(rename = "input_json_delta")]
    InputJson {
        /// JSON text.
        partial_json: String,
    },
}

/// An error in the middle of a stream.
#[derive(Debug, Serialize)]
pub(crate) struct MessageError<'a> {
    /// Its kind.
    pub r#type: &'static str,
    /// Its message.
    pub message: &'a str,
}
