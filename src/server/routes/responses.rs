//! `POST /v1/responses`: the chat interface in the form of OpenAI's Responses. Nothing is kept
//! between requests.

use std::sync::Arc;

use hyper::body::Bytes;
use hyper::{Response, StatusCode};
use serde_json::{Value, json};

use super::chat::call_id;
use super::http::{self, ResponseBody};
use super::{Tally, talk};
use crate::conversation::DeltaStream;
use crate::conversation::SpelledLogprob;
use crate::conversation::parser::{ReplyDelta, ResponseParser};
use crate::engine::{Event, FinishReason, Finished, Usage};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::error::ApiError;
use crate::server::jobs::{Indexed, Jobs};
use crate::server::prompt;
use crate::server::sse::{EventStream, Frames, Render};
use crate::server::text::JobText;
use crate::server::wire::common::Totals;
use crate::server::wire::{parse_body, responses};
use crate::util::clock::unix_time;
use crate::util::random::random_name;

/// Answers a request.
pub async fn post(
    app: &Arc<App>,
    served: Arc<Served>,
    body: Bytes,
    tally: Arc<Tally>,
) -> Result<Response<ResponseBody>, ApiError> {
    let mut talk = talk(app, &served, body, |body| responses::to_chat(&parse_body(body)?)).await?;
    let ignored = talk.jobs.first().and_then(prompt::ignored_keywords);
    let jobs = std::mem::take(&mut talk.jobs);
    let mut jobs = Jobs::submit(Arc::clone(&served.runtime.engine), jobs, tally)?;
    let mut output = Output {
        id: format!("resp_{}", random_name()),
        created_at: unix_time(),
        model: served.info.names.first().cloned().unwrap_or_default(),
        items: Vec::new(),
    };
    let generation = &talk.request.generation;
    if generation.stream {
        let interval = generation.ping_interval.unwrap_or(app.settings.ping_interval);
        jobs.begin(interval.min(app.settings.ping_interval)).await?;
        let stream = DeltaStream::new(talk.progress(), talk.style.clone());
        let timings = generation.timings_per_token;
        let progress = generation.progress;
        let stream = ResponseStream {
            served,
            stream,
            output,
            sequence: 0,
            timings,
            progress,
            totals: Totals::default(),
            held: Vec::new(),
        };
        return Ok(http::with_ignored(
            http::events(EventStream::new(jobs, stream, interval)),
            ignored,
        ));
    }
    let mut texts = JobText::collect(jobs, &served.runtime.tokenizer, talk.progress()).await?;
    let text = texts.pop().ok_or_else(|| ApiError::internal("an answer without a text"))?;
    let mut parser = ResponseParser::new(talk.style.clone());
    let mut parts = Vec::new();
    parser.push(&text.piece.text, &mut parts);
    parser.finish(&mut parts);
    for part in parts.into_iter() {
        _ = output.add(part);
    }
    if let Some(item) = output.items.iter_mut().rfind(|item| item.kind == Kind::Message) {
        item.logprobs = text.piece.logprobs;
    }
    Ok(http::with_ignored(http::json(StatusCode::OK, &output.whole(&text.finished)), ignored))
}

const COMPLETED: &str = "completed";
const INCOMPLETE: &str = "incomplete";

/// Returns how a response ended: by itself, or at a limit.
fn status(finished: &Finished) -> &'static str {
    if finished.reason == FinishReason::Length { INCOMPLETE } else { COMPLETED }
}

/// An item of the output as it grows.
#[derive(Debug)]
struct Item {
    kind: Kind,
    id: String,
    text: String,
    /// Of the tokens of a message.
    logprobs: Vec<SpelledLogprob>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    Reasoning,
    Message,
    /// Id of the call, and what it calls.
    Call(String, String),
}

impl Item {
    fn json(&self, status: &str) -> Value {
        match &self.kind {
            Kind::Reasoning => json!({
                "id": self.id, "type": "reasoning", "summary": [], "status": status,
                "content": [{"type": "reasoning_text", "text": self.text}], "encrypted_content": "",
            }),
            Kind::Message => json!({
                "id": self.id, "type": "message", "role": "assistant", "status": status, "content": [self.part()],
            }),
            Kind::Call(id, name) => json!({
                "id": self.id, "type": "function_call", "status": status, "call_id": id, "name": name,
                "arguments": self.text,
            }),
        }
    }

    fn part(&self) -> Value {
        json!({"type": "output_text", "text": self.text, "annotations": [], "logprobs": self.logprobs})
    }
}

/// A response as it grows.
#[derive(Debug)]
struct Output {
    id: String,
    created_at: u64,
    model: String,
    items: Vec<Item>,
}

impl Output {
    /// Adds a part. Whether it began an item.
    fn add(&mut self, part: ReplyDelta) -> bool {
        let (kind, prefix, text) = match part {
            ReplyDelta::Reasoning(text) => (Kind::Reasoning, "rs_", text),
            ReplyDelta::Content(text) => (Kind::Message, "msg_", text),
            ReplyDelta::Call(_, name) => {
                (Kind::Call(format!("call_{}", call_id()), name), "fc_", String::new())
            }
            ReplyDelta::Arguments(_, text) => {
                if let Some(last) = self.items.last_mut() {
                    last.text += &text;
                }
                return false;
            }
        };
        match self.items.last_mut().filter(|last| last.kind == kind) {
            Some(last) => {
                last.text += &text;
                false
            }
            None => {
                self.items.push(Item {
                    kind,
                    id: format!("{prefix}{}", random_name()),
                    text,
                    logprobs: Vec::new(),
                });
                true
            }
        }
    }

    /// The response while it is made.
    fn begun(&self) -> Value {
        json!({
            "id": self.id, "object": "response", "created_at": self.created_at, "status": "in_progress",
            "model": self.model, "output": [], "parallel_tool_calls": true, "tool_choice": "auto", "tools": [],
            "error": null, "incomplete_details": null, "instructions": null, "metadata": {},
        })
    }

    /// The whole response. One that was cut has an end, but was never completed; the last of its
    /// items is what was cut.
    fn whole(&self, finished: &Finished) -> Value {
        let Usage { prompt_tokens, cached_tokens, completion_tokens, .. } = finished.usage;
        let status = status(finished);
        let mut output: Vec<Value> = self.items.iter().map(|item| item.json(COMPLETED)).collect();
        if let Some(last) = output.last_mut() {
            last["status"] = json!(status);
        }
        let mut response = self.begun();
        response["output"] = json!(output);
        response["status"] = json!(status);
        if status == COMPLETED {
            response["completed_at"] = json!(unix_time());
        } else {
            response["incomplete_details"] = json!({"reason": "max_output_tokens"});
        }
        response["usage"] = json!({
            "input_tokens": prompt_tokens,
            "output_tokens": completion_tokens,
            "total_tokens": prompt_tokens + completion_tokens,
            "input_tokens_details": {"cached_tokens": cached_tokens},
            "output_tokens_details": {"reasoning_tokens": 0},
        });
        response
    }
}

/// The response as named events.
struct ResponseStream {
    served: Arc<Served>,
    stream: DeltaStream,
    output: Output,
    /// Events told.
    sequence: u64,
    timings: bool,
    progress: bool,
    totals: Totals,
    /// Log probabilities of tokens whose text has not been told yet.
    held: Vec<SpelledLogprob>,
}

impl ResponseStream {
    fn tell(&mut self, name: &str, mut event: Value, out: &mut Frames) {
        event["type"] = json!(name);
        event["sequence_number"] = json!(self.sequence);
        self.sequence += 1;
        out.named(name, &event);
    }

    /// The place of the last item.
    fn index(&self) -> usize {
        self.output.items.len().saturating_sub(1)
    }

    fn part(&mut self, part: ReplyDelta, out: &mut Frames) {
        let (name, delta) = match &part {
            ReplyDelta::Reasoning(text) => ("response.reasoning_text.delta", text.clone()),
            ReplyDelta::Content(text) => ("response.output_text.delta", text.clone()),
            ReplyDelta::Arguments(_, text) => {
                ("response.function_call_arguments.delta", text.clone())
            }
            ReplyDelta::Call(..) => ("", String::new()),
        };
        let before = self.output.items.len();
        let begins = self.output.add(part);
        if begins {
            if before > 0 {
                self.item_done(before - 1, COMPLETED, out);
            }
            self.item_begun(out);
        }
        if name.is_empty() {
            return;
        }
        let index = self.index();
        let id = self.output.items.get(index).map(|item| item.id.clone());
        let mut event =
            json!({"item_id": id, "output_index": index, "content_index": 0, "delta": delta});
        if name == "response.output_text.delta" {
            let new = std::mem::take(&mut self.held);
            event["logprobs"] = json!(new);
            if let Some(item) = self.output.items.get_mut(index) {
                item.logprobs.extend(new);
            }
        }
        if self.timings {
            let mut totals = self.totals;
            totals.add(&self.stream.progress().usage(), &self.stream.progress().timings);
            event["timings"] = json!(totals.timings());
        }
        self.tell(name, event, out);
    }

    fn item_begun(&mut self, out: &mut Frames) {
        let index = self.index();
        let Some(item) = self.output.items.get(index) else { return };
        let empty = Item {
            kind: item.kind.clone(),
            id: item.id.clone(),
            text: String::new(),
            logprobs: Vec::new(),
        };
        let mut json = empty.json("in_progress");
        let is_message = item.kind == Kind::Message;
        if is_message || item.kind == Kind::Reasoning {
            json["content"] = json!([]);
        }
        self.tell("response.output_item.added", json!({"output_index": index, "item": json}), out);
        if is_message {
            let event = json!({"item_id": empty.id, "output_index": index, "content_index": 0, "part": empty.part()});
            self.tell("response.content_part.added", event, out);
        }
    }

    fn item_done(&mut self, index: usize, status: &str, out: &mut Frames) {
        let Some(item) = self.output.items.get(index) else { return };
        let id = item.id.clone();
        let whole = item.json(status);
        let text = item.text.clone();
        let part = item.part();
        let at = json!({"item_id": id, "output_index": index, "content_index": 0});
        let with = |fields: Value| {
            let mut event = at.clone();
            if let (Some(event), Value::Object(fields)) = (event.as_object_mut(), fields) {
                event.extend(fields);
            }
            event
        };
        match item.kind.clone() {
            Kind::Message => {
                let event = with(json!({"text": text, "logprobs": item.logprobs}));
                self.tell("response.output_text.done", event, out);
                self.tell("response.content_part.done", with(json!({"part": part})), out);
            }
            Kind::Reasoning => {
                self.tell("response.reasoning_text.done", with(json!({"text": text})), out)
            }
            Kind::Call(_, name) => {
                let event = with(json!({"arguments": text, "name": name}));
                self.tell("response.function_call_arguments.done", event, out);
            }
        }
        self.tell("response.output_item.done", json!({"output_index": index, "item": whole}), out);
    }
}

impl Render for ResponseStream {
    fn event(&mut self, (_, event): Indexed, out: &mut Frames) {
        let begins = matches!(event, Event::Started { .. });
        let told = self.progress.then(|| event.clone());
        let tokenizer = Arc::clone(&self.served.runtime.tokenizer);
        let (parts, piece, finished) = self.stream.take(event, &tokenizer);
        self.held.extend(piece.logprobs);
        if begins {
            let response = self.output.begun();
            self.tell("response.created", json!({"response": response}), out);
            self.tell("response.in_progress", json!({"response": response}), out);
        }
        if let Some(progress) =
            told.and_then(|event| self.stream.progress().prompt_progress(&event))
        {
            let response = self.output.begun();
            self.tell(
                "response.in_progress",
                json!({"response": response, "prompt_progress": progress}),
                out,
            );
        }
        for part in parts {
            self.part(part, out);
        }
        if let Some(finished) = finished {
            let status = status(&finished);
            let held = std::mem::take(&mut self.held);
            if let Some(item) = self.output.items.last_mut() {
                item.logprobs.extend(held);
                self.item_done(self.index(), status, out);
            }
            self.totals.add(&finished.usage, &finished.timings);
            let response = self.output.whole(&finished);
            let event = json!({"response": response, "timings": self.totals.timings()});
            self.tell(&format!("response.{status}"), event, out);
        }
    }

    fn end(&mut self, _: &mut Frames) {}

    fn error(&mut self, error: &ApiError, out: &mut Frames) {
        let event = json!({"code": error.status.as_u16().to_string(), "message": error.message(), "param": null});
        self.tell("error", event, out);
    }
}
