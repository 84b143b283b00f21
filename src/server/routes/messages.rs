//! `POST /v1/messages`: the chat interface in Anthropic's form.

use std::sync::Arc;

use hyper::body::Bytes;
use serde::Serialize;
use serde_json::value::RawValue;

use super::text::TextApi;
use crate::conversation::parser::{ParsedReply, ReplyDelta};
use crate::conversation::{AnswerShape, DeltaStream, JobProgress, StreamStep, TextCalls, call_id};
use crate::engine::{Event, Job};
use crate::runtime::Served;
use crate::server::adapters::answer_name;
use crate::server::app::App;
use crate::server::chat_request::PreparedChat;
use crate::server::error::ApiError;
use crate::server::jobs::JobText;
use crate::server::sse::{Frames, Render};
use crate::server::wire::anthropic;
use crate::server::wire::anthropic::answer::{
    AssistantMessage, BlockDelta, ContentBlock, MessageError, MessageEvent, MessageStop,
    MessageUsage,
};
use crate::server::wire::generation::Generation;
use crate::util::random::random_name;

/// Anthropic's chat interface.
pub(super) struct MessagesApi {
    served: Arc<Served>,
    chat: PreparedChat,
    id: String,
    model: String,
}

impl TextApi for MessagesApi {
    async fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
    ) -> Result<(Self, Vec<Job>), ApiError> {
        let (chat, jobs) = PreparedChat::prepare(app, &served, body, anthropic::read_body).await?;
        let id = format!("msg_{}", random_name());
        let model = answer_name(&served, &chat.request.generation.adapters);
        Ok((Self { served, chat, id, model }, jobs))
    }

    fn served(&self) -> &Served {
        &self.served
    }

    fn generation(&self) -> &Generation {
        &self.chat.request.generation
    }

    fn progress(&self) -> JobProgress {
        self.chat.progress()
    }

    fn shape(&self) -> AnswerShape {
        self.chat.shape()
    }

    fn text_calls(&self) -> TextCalls {
        self.chat.text_calls()
    }

    fn whole(self, mut texts: Vec<JobText>) -> Result<impl Serialize, ApiError> {
        let text = texts.pop().ok_or_else(|| ApiError::internal("an answer without a text"))?;
        let reply = ParsedReply::of(&text.piece.text, &self.chat.format);
        let called = reply.calls_tools();
        let content = content_blocks(reply);
        let stop = MessageStop::of(&text.finished.reason, called);
        let usage = &text.finished.usage;
        Ok(AssistantMessage::new(self.id, self.model, content, stop, usage))
    }

    fn stream(self) -> impl Render + 'static {
        let stream = DeltaStream::new(self.progress(), self.chat.format.clone());
        MessageStream { api: self, stream, block: None, n_blocks: 0, called: false }
    }
}

/// Returns the blocks of a whole reply; a message has content, if only an empty text.
fn content_blocks(reply: ParsedReply) -> Vec<ContentBlock> {
    let mut content = Vec::new();
    let is_empty = reply.calls.is_empty() && reply.reasoning.is_empty();
    if !reply.reasoning.is_empty() {
        content.push(ContentBlock::Thinking { thinking: reply.reasoning, signature: "" });
    }
    if !reply.content.is_empty() || is_empty {
        content.push(ContentBlock::Text { text: reply.content });
    }
    for call in reply.calls {
        // Constrained by a schema, and so JSON, unless the text was cut.
        let input = RawValue::from_string(call.arguments).unwrap_or_else(|_| no_input());
        content.push(ContentBlock::ToolUse { id: tool_use_id(), name: call.name, input });
    }
    content
}

/// Returns the arguments of a call that has none yet.
fn no_input() -> Box<RawValue> {
    RawValue::from_string("{}".to_owned()).unwrap_or_default()
}

fn tool_use_id() -> String {
    format!("toolu_{}", call_id())
}

/// The kind of a content block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BlockKind {
    Thinking,
    Text,
    Call(usize),
}

/// The answer as named events: the message begins, each block begins, grows and stops, the message
/// stops.
struct MessageStream {
    api: MessagesApi,
    stream: DeltaStream,
    /// The block that is open; it is the last of `n_blocks`.
    block: Option<BlockKind>,
    n_blocks: usize,
    called: bool,
}

impl MessageStream {
    /// Ends the block that is open.
    fn close(&mut self, out: &mut Frames) {
        let Some(block) = self.block.take() else { return };
        let index = self.n_blocks - 1;
        if block == BlockKind::Thinking {
            push_delta(index, BlockDelta::Signature { signature: "" }, out);
        }
        push(&MessageEvent::ContentBlockStop { index }, out);
    }

    /// Begins a block unless one of its kind is open, and returns its number.
    fn open(&mut self, block: BlockKind, start: ContentBlock, out: &mut Frames) -> usize {
        if self.block != Some(block) {
            self.close(out);
            let index = self.n_blocks;
            push(&MessageEvent::ContentBlockStart { index, content_block: start }, out);
            self.block = Some(block);
            self.n_blocks += 1;
        }
        self.n_blocks - 1
    }

    fn push_reply(&mut self, delta: ReplyDelta, out: &mut Frames) {
        match delta {
            ReplyDelta::Reasoning(thinking) => {
                let start = ContentBlock::Thinking { thinking: String::new(), signature: "" };
                let index = self.open(BlockKind::Thinking, start, out);
                push_delta(index, BlockDelta::Thinking { thinking }, out);
            }
            ReplyDelta::Content(text) => {
                let start = ContentBlock::Text { text: String::new() };
                let index = self.open(BlockKind::Text, start, out);
                push_delta(index, BlockDelta::Text { text }, out);
            }
            ReplyDelta::Call(call, name) => {
                self.called = true;
                let start = ContentBlock::ToolUse { id: tool_use_id(), name, input: no_input() };
                self.open(BlockKind::Call(call), start, out);
            }
            ReplyDelta::Arguments(_, partial_json) => {
                let index = self.n_blocks.saturating_sub(1);
                push_delta(index, BlockDelta::InputJson { partial_json }, out);
            }
        }
    }
}

fn push(event: &MessageEvent<'_>, out: &mut Frames) {
    out.named(event.name(), event);
}

fn push_delta(index: usize, delta: BlockDelta, out: &mut Frames) {
    push(&MessageEvent::ContentBlockDelta { index, delta }, out);
}

impl Render for MessageStream {
    fn event(&mut self, _: usize, event: Event, out: &mut Frames) {
        let begins = matches!(event, Event::Started { .. });
        let tokenizer = Arc::clone(&self.api.served.runtime.tokenizer);
        let StreamStep { deltas, finished, ends_in_call, .. } = self.stream.take(event, &tokenizer);
        if begins {
            let stop = MessageStop::default();
            let usage = self.stream.progress().usage();
            let id = self.api.id.clone();
            let model = self.api.model.clone();
            let message = AssistantMessage::new(id, model, Vec::new(), stop, &usage);
            push(&MessageEvent::MessageStart { message }, out);
        }
        for delta in deltas {
            self.push_reply(delta, out);
        }
        if let Some(finished) = finished {
            if self.n_blocks == 0 {
                // A message has content, if only an empty text.
                self.open(BlockKind::Text, ContentBlock::Text { text: String::new() }, out);
            }
            self.close(out);
            let delta = MessageStop::of(&finished.reason, self.called && !ends_in_call);
            let usage = MessageUsage::of(&finished.usage);
            push(&MessageEvent::MessageDelta { delta, usage }, out);
        }
    }

    fn end(&mut self, out: &mut Frames) {
        push(&MessageEvent::MessageStop, out);
    }

    fn error(&mut self, error: &ApiError, out: &mut Frames) {
        let error = MessageError { r#type: error.anthropic_type(), message: error.message() };
        push(&MessageEvent::Error { error }, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conversation::parser::Call;

    #[test]
    fn arguments_keep_their_digits() {
        let arguments = |text: &str| {
            let call = Call { name: "f".into(), arguments: text.into() };
            let reply = ParsedReply { calls: vec![call], ..ParsedReply::default() };
            let blocks = serde_json::to_string(&content_blocks(reply)).unwrap();
            blocks.split_once("\"input\":").unwrap().1.to_owned()
        };
        let long = "{\"a\": [123456789012345678901234567890, 1e999]}";
        assert_eq!(arguments(long), format!("{long}}}]"));
        assert_eq!(arguments("{\"a\": 1"), "{}}]");
    }
}
