//! `POST /v1/messages`: the chat interface in Anthropic's form.

use std::sync::Arc;

use hyper::body::Bytes;
use hyper::{Response, StatusCode};
use serde_json::{Value, json};

use super::chat::call_id;
use super::http::{self, ResponseBody};
use super::{Tally, talk};
use crate::conversation::DeltaStream;
use crate::conversation::parser::{ParsedReply, ReplyDelta};
use crate::engine::{Event, FinishReason, Usage};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::error::ApiError;
use crate::server::jobs::{Indexed, Jobs};
use crate::server::prompt;
use crate::server::sse::{EventStream, Frames, Render};
use crate::server::text::JobText;
use crate::server::wire::{anthropic, parse_body};
use crate::util::random::random_name;

/// Answers a request.
pub async fn post(
    app: &Arc<App>,
    served: Arc<Served>,
    body: Bytes,
    tally: Arc<Tally>,
) -> Result<Response<ResponseBody>, ApiError> {
    let mut talk = talk(app, &served, body, |body| anthropic::to_chat(&parse_body(body)?)).await?;
    let ignored = talk.jobs.first().and_then(prompt::ignored_keywords);
    let jobs = std::mem::take(&mut talk.jobs);
    let mut jobs = Jobs::submit(Arc::clone(&served.runtime.engine), jobs, tally)?;
    let model = served.info.names.first().cloned().unwrap_or_default();
    let id = format!("msg_{}", random_name());
    if talk.request.generation.stream {
        let interval = talk.request.generation.ping_interval.unwrap_or(app.settings.ping_interval);
        jobs.begin(interval.min(app.settings.ping_interval)).await?;
        let stream = DeltaStream::new(talk.progress(), talk.style.clone());
        let stream =
            MessageStream { served, stream, id, model, block: None, blocks: 0, called: false };
        return Ok(http::with_ignored(
            http::events(EventStream::new(jobs, stream, interval)),
            ignored,
        ));
    }
    let mut texts = JobText::collect(jobs, &served.runtime.tokenizer, talk.progress()).await?;
    let text = texts.pop().ok_or_else(|| ApiError::internal("an answer without a text"))?;
    let reply = ParsedReply::of(&text.piece.text, &talk.style);
    let mut content = Vec::new();
    if !reply.reasoning.is_empty() {
        content.push(json!({"type": "thinking", "thinking": reply.reasoning, "signature": ""}));
    }
    if !reply.content.is_empty() || (reply.calls.is_empty() && reply.reasoning.is_empty()) {
        content.push(json!({"type": "text", "text": reply.content}));
    }
    let called = !reply.calls.is_empty();
    for call in reply.calls {
        // Constrained by a schema, and so JSON, unless the text was cut.
        let input: Value = serde_json::from_str(&call.arguments).unwrap_or_else(|_| json!({}));
        let id = format!("toolu_{}", call_id());
        content.push(json!({"type": "tool_use", "id": id, "name": call.name, "input": input}));
    }
    let (stop_reason, stop_sequence) = ended(&text.finished.reason, called);
    let answer = json!({
        "id": id,
        "type": "message",
        "role": "assistant",
        "content": content,
        "model": model,
        "stop_reason": stop_reason,
        "stop_sequence": stop_sequence,
        "usage": usage(&text.finished.usage),
    });
    Ok(http::with_ignored(http::json(StatusCode::OK, &answer), ignored))
}

/// The end in Anthropic's words.
fn ended(reason: &FinishReason, called: bool) -> (&'static str, Option<&str>) {
    match reason {
        FinishReason::Length => ("max_tokens", None),
        _ if called => ("tool_use", None),
        FinishReason::StopWord(word) => ("stop_sequence", Some(word)),
        FinishReason::Stop => ("end_turn", None),
    }
}

fn usage(usage: &Usage) -> Value {
    json!({
        "cache_read_input_tokens": usage.cached_tokens,
        "cache_creation_input_tokens": 0,
        "input_tokens": usage.prompt_tokens - usage.cached_tokens,
        "output_tokens": usage.completion_tokens,
    })
}

/// What a content block holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Block {
    Thinking,
    Text,
    Call(usize),
}

/// The answer as named events: the message begins, each block begins, grows and stops, the message
/// stops.
struct MessageStream {
    served: Arc<Served>,
    stream: DeltaStream,
    id: String,
    model: String,
    /// The block that is open; it is the last of `blocks`.
    block: Option<Block>,
    blocks: usize,
    called: bool,
}

impl MessageStream {
    fn close(&mut self, out: &mut Frames) {
        let Some(block) = self.block.take() else { return };
        let index = self.blocks - 1;
        if block == Block::Thinking {
            let delta = json!({"type": "signature_delta", "signature": ""});
            grow(out, index, delta);
        }
        out.named("content_block_stop", &json!({"type": "content_block_stop", "index": index}));
    }

    /// The block for a part, with what begins it.
    fn open(&mut self, block: Block, start: Value, out: &mut Frames) -> usize {
        if self.block != Some(block) {
            self.close(out);
            let event = json!({"type": "content_block_start", "index": self.blocks, "content_block": start});
            out.named("content_block_start", &event);
            (self.block, self.blocks) = (Some(block), self.blocks + 1);
        }
        self.blocks - 1
    }

    fn tell(&mut self, part: ReplyDelta, out: &mut Frames) {
        match part {
            ReplyDelta::Reasoning(text) => {
                let index = self.open(
                    Block::Thinking,
                    json!({"type": "thinking", "thinking": "", "signature": ""}),
                    out,
                );
                grow(out, index, json!({"type": "thinking_delta", "thinking": text}));
            }
            ReplyDelta::Content(text) => {
                let index = self.open(Block::Text, json!({"type": "text", "text": ""}), out);
                grow(out, index, json!({"type": "text_delta", "text": text}));
            }
            ReplyDelta::Call(call, name) => {
                self.called = true;
                let id = format!("toolu_{}", call_id());
                let start = json!({"type": "tool_use", "id": id, "name": name, "input": {}});
                self.open(Block::Call(call), start, out);
            }
            ReplyDelta::Arguments(_, text) => {
                let delta = json!({"type": "input_json_delta", "partial_json": text});
                grow(out, self.blocks.saturating_sub(1), delta);
            }
        }
    }
}

fn grow(out: &mut Frames, index: usize, delta: Value) {
    out.named(
        "content_block_delta",
        &json!({"type": "content_block_delta", "index": index, "delta": delta}),
    );
}

impl Render for MessageStream {
    fn event(&mut self, (_, event): Indexed, out: &mut Frames) {
        let begins = matches!(event, Event::Started { .. });
        let tokenizer = Arc::clone(&self.served.runtime.tokenizer);
        let (parts, _, finished) = self.stream.take(event, &tokenizer);
        if begins {
            let message = json!({
                "id": self.id,
                "type": "message",
                "role": "assistant",
                "content": [],
                "model": self.model,
                "stop_reason": null,
                "stop_sequence": null,
                "usage": usage(&self.stream.progress().usage()),
            });
            out.named("message_start", &json!({"type": "message_start", "message": message}));
        }
        for part in parts {
            self.tell(part, out);
        }
        if let Some(finished) = finished {
            if self.blocks == 0 {
                // A message has content, if only an empty text.
                self.open(Block::Text, json!({"type": "text", "text": ""}), out);
            }
            self.close(out);
            let (stop_reason, stop_sequence) = ended(&finished.reason, self.called);
            let end = json!({
                "type": "message_delta",
                "delta": {"stop_reason": stop_reason, "stop_sequence": stop_sequence},
                "usage": usage(&finished.usage),
            });
            out.named("message_delta", &end);
        }
    }

    fn end(&mut self, out: &mut Frames) {
        out.named("message_stop", &json!({"type": "message_stop"}));
    }

    fn error(&mut self, error: &ApiError, out: &mut Frames) {
        let kind = if error.status == StatusCode::SERVICE_UNAVAILABLE {
            "overloaded_error"
        } else {
            "api_error"
        };
        let event = json!({"type": "error", "error": {"type": kind, "message": error.message()}});
        out.named("error", &event);
    }
}
