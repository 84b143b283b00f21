//! `POST /v1/responses`: the chat interface in the form of OpenAI's Responses. Answers are kept for
//! a while, unless `store` is false: `GET` and `DELETE /v1/responses/{id}`, and
//! `previous_response_id`.

mod background;
mod stored;

use std::sync::{Arc, Mutex, PoisonError};

use hyper::body::Bytes;
use serde::Serialize;

use super::text::TextApi;
use crate::conversation::parser::{ReplyDelta, ResponseParser};
use crate::conversation::{
    AnswerShape, DeltaStream, JobProgress, SpelledLogprob, StreamStep, TextCalls, call_id,
};
use crate::engine::{Event, Finished, Job};
use crate::runtime::Served;
use crate::server::adapters::answer_name;
use crate::server::app::App;
use crate::server::chat_request::PreparedChat;
use crate::server::error::ApiError;
use crate::server::jobs::JobText;
use crate::server::json::to_json;
use crate::server::kept::{History, KeptAnswer, RequestMemory};
use crate::server::sse::{Frames, Render};
use crate::server::wire::common::{AnswerTimings, Totals};
use crate::server::wire::generation::Generation;
use crate::server::wire::responses::answer::{
    ContentFields, ContentPosition, EventFields, ItemObject, OutputText, ReasoningText,
    ResponseEvent, ResponseObject, ResponseStatus, logprobs_value,
};
use crate::server::wire::responses::{self, CalledTool, ResponseTurn};
use crate::util::clock::unix_time;
use crate::util::random::random_name;
pub(super) use background::create;
pub(super) use stored::{cancel, delete, get, input_items};

/// OpenAI's interface Responses.
pub(super) struct ResponsesApi {
    served: Arc<Served>,
    chat: PreparedChat,
    output: ResponseOutput,
}

impl TextApi for ResponsesApi {
    async fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
    ) -> Result<(Self, Vec<Job>), ApiError> {
        let n_bytes = body.len();
        let read = Arc::new(Mutex::new(None));
        let reader = {
            let memory = Arc::clone(&app.memory);
            let read = Arc::clone(&read);
            move |bytes: &[u8]| {
                let (chat, turn) = responses::read_turn(bytes, &memory.responses)?;
                *read.lock().unwrap_or_else(PoisonError::into_inner) = Some(turn);
                Ok(chat)
            }
        };
        let (chat, jobs) = PreparedChat::prepare(app, &served, body, reader).await?;
        let turn = read.lock().unwrap_or_else(PoisonError::into_inner).take();
        let turn = turn.ok_or_else(|| ApiError::internal("a request without an input"))?;
        let id = format!("resp_{}", random_name());
        let model = answer_name(&served, &chat.request.generation.adapters);
        let begun =
            ResponseObject::begun(id, unix_time(), model, &chat.request.generation.sampling);
        let begun = begun.of_turn(&turn);
        let keeper = Keeper { memory: Arc::clone(&app.memory), turn, n_bytes };
        let keeper = Arc::new(keeper);
        let texts = chat.text_calls();
        let output = ResponseOutput { begun, items: Vec::new(), texts, keeper };
        Ok((Self { served, chat, output }, jobs))
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

    fn whole(mut self, mut texts: Vec<JobText>) -> Result<impl Serialize, ApiError> {
        let text = texts.pop().ok_or_else(|| ApiError::internal("an answer without a text"))?;
        let mut parser = ResponseParser::new(self.chat.format.clone());
        let mut deltas = Vec::new();
        parser.push(&text.piece.text, &mut deltas);
        parser.finish(&mut deltas);
        for delta in deltas {
            let delta = self.output.texts.take(delta);
            _ = self.output.add(delta);
        }
        if let Some(item) = self.output.last_message() {
            item.logprobs = text.piece.logprobs;
        }
        Ok(self.output.ended(&text.finished))
    }

    fn stream(self) -> impl Render + 'static {
        ResponseStream {
            stream: DeltaStream::new(self.progress(), self.chat.format.clone()),
            timings_per_token: self.generation().timings_per_token,
            tells_progress: self.generation().progress,
            served: self.served,
            output: self.output,
            n_events: 0,
            totals: Totals::default(),
            held: Vec::new(),
        }
    }
}

/// An item of the output as it grows.
#[derive(Debug)]
struct OutputItem {
    kind: OutputItemKind,
    id: String,
    text: String,
    /// The log probabilities of a message's tokens.
    logprobs: Vec<SpelledLogprob>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum OutputItemKind {
    Reasoning,
    Message,
    Call { id: String, tool: CalledTool },
    CustomCall { id: String, tool: CalledTool },
}

impl OutputItem {
    fn new(kind: OutputItemKind, text: String) -> Self {
        let prefix = match kind {
            OutputItemKind::Reasoning => "rs_",
            OutputItemKind::Message => "msg_",
            OutputItemKind::Call { .. } => "fc_",
            OutputItemKind::CustomCall { .. } => "ctc_",
        };
        Self { kind, id: format!("{prefix}{}", random_name()), text, logprobs: Vec::new() }
    }

    /// Returns the item as it begins, without text.
    fn begun(&self) -> ItemObject {
        self.object(ResponseStatus::InProgress, String::new(), Vec::new(), Vec::new())
    }

    /// Returns the item with its text.
    fn whole(&self, status: ResponseStatus) -> ItemObject {
        let reasoning = vec![ReasoningText::new(self.text.clone())];
        self.object(status, self.text.clone(), reasoning, vec![self.output_text()])
    }

    fn object(
        &self,
        status: ResponseStatus,
        arguments: String,
        reasoning: Vec<ReasoningText>,
        text: Vec<OutputText>,
    ) -> ItemObject {
        match &self.kind {
            OutputItemKind::Reasoning => ItemObject::Reasoning {
                id: self.id.clone(),
                r#type: "reasoning",
                summary: [],
                status,
                content: reasoning,
                encrypted_content: "",
            },
            OutputItemKind::Message => ItemObject::Message {
                id: self.id.clone(),
                r#type: "message",
                role: "assistant",
                status,
                content: text,
            },
            OutputItemKind::Call { id, tool } => ItemObject::FunctionCall {
                id: self.id.clone(),
                r#type: "function_call",
                status,
                call_id: id.clone(),
                name: tool.name.clone(),
                namespace: tool.namespace.clone(),
                arguments,
            },
            OutputItemKind::CustomCall { id, tool } => ItemObject::CustomToolCall {
                id: self.id.clone(),
                r#type: "custom_tool_call",
                status,
                call_id: id.clone(),
                name: tool.name.clone(),
                namespace: tool.namespace.clone(),
                input: arguments,
            },
        }
    }

    fn output_text(&self) -> OutputText {
        OutputText::new(self.text.clone(), &self.logprobs)
    }
}

/// The output of a response as it grows.
#[derive(Debug)]
struct ResponseOutput {
    /// The response while it is in progress.
    begun: ResponseObject,
    items: Vec<OutputItem>,
    /// The calls of custom tools among those of functions.
    texts: TextCalls,
    keeper: Arc<Keeper>,
}

/// The keeper of a response for later requests, if it is to be kept.
#[derive(Debug)]
struct Keeper {
    memory: Arc<RequestMemory>,
    turn: ResponseTurn,
    /// Bytes of the request.
    n_bytes: usize,
}

impl Keeper {
    /// Keeps a response; one that has ended well can be gone on from.
    fn keep(&self, response: &ResponseObject) {
        if !self.turn.is_kept {
            return;
        }
        let has_ended =
            matches!(response.status, ResponseStatus::Completed | ResponseStatus::Incomplete);
        let history = has_ended.then(|| {
            let output = response.output.iter().filter_map(|item| serde_json::to_value(item).ok());
            let items = self.turn.input.iter().cloned().chain(output).collect();
            History::after(self.turn.previous.clone(), items).ok()
        });
        let kept = KeptAnswer {
            body: to_json(response).into(),
            input: Arc::clone(&self.turn.listed),
            history: history.flatten(),
        };
        // the items are kept as they came, and as a list shows them
        self.memory.responses.put(&response.id, kept, self.n_bytes.saturating_mul(2));
    }
}

impl ResponseOutput {
    /// Adds a part of the reply. Returns whether it began an item.
    fn add(&mut self, delta: ReplyDelta) -> bool {
        let (kind, text) = match delta {
            ReplyDelta::Reasoning(text) => (OutputItemKind::Reasoning, text),
            ReplyDelta::Content(text) => (OutputItemKind::Message, text),
            ReplyDelta::Call(_, name) => {
                let id = format!("call_{}", call_id());
                let is_custom = self.texts.holds(&name);
                let tool = self.keeper.turn.namespaces.called(name);
                let kind = if is_custom {
                    OutputItemKind::CustomCall { id, tool }
                } else {
                    OutputItemKind::Call { id, tool }
                };
                (kind, String::new())
            }
            ReplyDelta::Arguments(_, text) => {
                if let Some(last) = self.items.last_mut() {
                    last.text += &text;
                }
                return false;
            }
        };
        if let Some(last) = self.items.last_mut().filter(|last| last.kind == kind) {
            last.text += &text;
            return false;
        }
        self.items.push(OutputItem::new(kind, text));
        true
    }

    fn last_message(&mut self) -> Option<&mut OutputItem> {
        self.items.iter_mut().rfind(|item| item.kind == OutputItemKind::Message)
    }

    /// Returns the whole response. The last item of one that was cut is the one that was cut.
    fn ended(&self, finished: &Finished) -> ResponseObject {
        let last = self.items.len().saturating_sub(1);
        let status = |i| {
            if i == last { ResponseStatus::of(finished) } else { ResponseStatus::Completed }
        };
        let items = self.items.iter().enumerate().map(|(i, item)| item.whole(status(i)));
        let response = self.begun.clone().ended(items.collect(), finished);
        self.keeper.keep(&response);
        response
    }
}

/// The response as named events.
struct ResponseStream {
    served: Arc<Served>,
    stream: DeltaStream,
    output: ResponseOutput,
    /// Events emitted so far.
    n_events: u64,
    timings_per_token: bool,
    /// True if events say how much of the prompt is computed.
    tells_progress: bool,
    totals: Totals,
    /// Log probabilities of tokens whose text has not been emitted yet.
    held: Vec<SpelledLogprob>,
}

impl ResponseStream {
    fn emit(&mut self, name: &str, fields: EventFields<'_>, out: &mut Frames) {
        let event = ResponseEvent { fields, r#type: name, sequence_number: self.n_events };
        out.named(name, &event);
        self.n_events += 1;
    }

    /// Emits an event about the content of item number `output_index`.
    fn emit_content(
        &mut self,
        name: &str,
        item_id: &str,
        output_index: usize,
        content: ContentFields<'_>,
        out: &mut Frames,
    ) {
        let position = ContentPosition { item_id, output_index, content_index: 0 };
        self.emit(name, EventFields::Content { position, content }, out);
    }

    fn emit_response(&mut self, name: &str, out: &mut Frames) {
        let response = self.output.begun.clone();
        self.emit(name, EventFields::Response { response, prompt_progress: None }, out);
    }

    /// Returns the number of the last item.
    fn last_index(&self) -> usize {
        self.output.items.len().saturating_sub(1)
    }

    /// Returns the time spent so far.
    fn timings(&self) -> AnswerTimings {
        let mut totals = self.totals;
        totals.add(&self.stream.progress().usage(), &self.stream.progress().timings);
        totals.timings()
    }

    fn push_reply(&mut self, delta: ReplyDelta, out: &mut Frames) {
        let delta = self.output.texts.take(delta);
        let grows = match &delta {
            ReplyDelta::Reasoning(text) => Some(("response.reasoning_text.delta", text.clone())),
            ReplyDelta::Content(text) => Some(("response.output_text.delta", text.clone())),
            // the JSON around the text of a custom tool is no part of it
            ReplyDelta::Arguments(_, text) if text.is_empty() => None,
            ReplyDelta::Arguments(_, text) => {
                let name = if self.output.texts.is_text() {
                    "response.custom_tool_call_input.delta"
                } else {
                    "response.function_call_arguments.delta"
                };
                Some((name, text.clone()))
            }
            ReplyDelta::Call(..) => None,
        };
        let is_text = matches!(delta, ReplyDelta::Content(_));
        let n_before = self.output.items.len();
        if self.output.add(delta) {
            if n_before > 0 {
                self.end_item(n_before - 1, ResponseStatus::Completed, out);
            }
            self.begin_item(out);
        }
        let Some((name, text)) = grows else { return };
        let index = self.last_index();
        let Some(item) = self.output.items.get_mut(index) else { return };
        let id = item.id.clone();
        let mut logprobs = None;
        if is_text {
            let new = std::mem::take(&mut self.held);
            logprobs = Some(logprobs_value(&new));
            item.logprobs.extend(new);
        }
        let timings = self.timings_per_token.then(|| self.timings());
        let content = ContentFields::Delta { delta: &text, logprobs, timings };
        self.emit_content(name, &id, index, content, out);
    }

    fn begin_item(&mut self, out: &mut Frames) {
        let output_index = self.last_index();
        let Some(item) = self.output.items.get(output_index) else { return };
        let is_message = item.kind == OutputItemKind::Message;
        let id = item.id.clone();
        let item = item.begun();
        self.emit("response.output_item.added", EventFields::Item { output_index, item }, out);
        if is_message {
            let part = OutputText::new(String::new(), &[]);
            let content = ContentFields::Part { part };
            self.emit_content("response.content_part.added", &id, output_index, content, out);
        }
    }

    fn end_item(&mut self, output_index: usize, status: ResponseStatus, out: &mut Frames) {
        let Some(item) = self.output.items.get(output_index) else { return };
        let id = item.id.clone();
        let text = item.text.clone();
        let whole = item.whole(status);
        let part = item.output_text();
        let logprobs = logprobs_value(&item.logprobs);
        match item.kind.clone() {
            OutputItemKind::Message => {
                let content = ContentFields::Text { text: &text, logprobs: Some(logprobs) };
                self.emit_content("response.output_text.done", &id, output_index, content, out);
                let content = ContentFields::Part { part };
                self.emit_content("response.content_part.done", &id, output_index, content, out);
            }
            OutputItemKind::Reasoning => {
                let content = ContentFields::Text { text: &text, logprobs: None };
                self.emit_content("response.reasoning_text.done", &id, output_index, content, out);
            }
            OutputItemKind::Call { tool, .. } => {
                let content = ContentFields::Arguments { arguments: &text, name: &tool.name };
                let event = "response.function_call_arguments.done";
                self.emit_content(event, &id, output_index, content, out);
            }
            OutputItemKind::CustomCall { .. } => {
                let content = ContentFields::Input { input: &text };
                let event = "response.custom_tool_call_input.done";
                self.emit_content(event, &id, output_index, content, out);
            }
        }
        let item = EventFields::Item { output_index, item: whole };
        self.emit("response.output_item.done", item, out);
    }

    fn end_response(&mut self, finished: &Finished, out: &mut Frames) {
        let status = ResponseStatus::of(finished);
        let held = std::mem::take(&mut self.held);
        if let Some(item) = self.output.items.last_mut() {
            item.logprobs.extend(held);
            self.end_item(self.last_index(), status, out);
        }
        self.totals.add(&finished.usage, &finished.timings);
        let response = self.output.ended(finished);
        let timings = self.totals.timings();
        self.emit(status.event(), EventFields::Ended { response, timings }, out);
    }
}

impl Render for ResponseStream {
    fn event(&mut self, _: usize, event: Event, out: &mut Frames) {
        let begins = matches!(event, Event::Started { .. });
        let progress_event = self.tells_progress.then(|| event.clone());
        let tokenizer = Arc::clone(&self.served.runtime.tokenizer);
        let StreamStep { deltas, piece, finished, .. } = self.stream.take(event, &tokenizer);
        self.held.extend(piece.logprobs);
        if begins {
            self.emit_response("response.created", out);
            self.emit_response("response.in_progress", out);
        }
        let prompt_progress =
            progress_event.and_then(|event| self.stream.progress().prompt_progress(&event));
        if prompt_progress.is_some() {
            let response = self.output.begun.clone();
            let fields = EventFields::Response { response, prompt_progress };
            self.emit("response.in_progress", fields, out);
        }
        for delta in deltas {
            self.push_reply(delta, out);
        }
        if let Some(finished) = finished {
            self.end_response(&finished, out);
        }
    }

    fn end(&mut self, _: &mut Frames) {}

    fn error(&mut self, error: &ApiError, out: &mut Frames) {
        let code = error.status.as_u16().to_string();
        let fields = EventFields::Error { code, message: error.message(), param: None };
        self.emit("error", fields, out);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn a_call_has_two_ids() {
        let kind = OutputItemKind::Call {
            id: "call_1".into(),
            tool: CalledTool { name: "f".into(), namespace: None },
        };
        let item = OutputItem::new(kind, "{}".into());
        let json = |item: ItemObject| serde_json::to_value(item).unwrap();
        let begun = json(item.begun());
        let whole = json(item.whole(ResponseStatus::Completed));
        assert!(whole["id"].as_str().unwrap().starts_with("fc_") && whole["id"] == begun["id"]);
        let fields = |value: &Value, name: &str| value[name].clone();
        for (name, at_first, at_last) in [
            ("call_id", json!("call_1"), json!("call_1")),
            ("status", json!("in_progress"), json!("completed")),
            ("arguments", json!(""), json!("{}")),
        ] {
            assert_eq!((fields(&begun, name), fields(&whole, name)), (at_first, at_last), "{name}");
        }
    }
}
