//! `POST /api/v1/chat`: a message goes in, an answer comes out, and the conversation is kept for
//! the next message.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use hyper::body::Bytes;
use serde::Serialize;
use serde_json::json;

use crate::conversation::parser::{ParsedReply, ReplyDelta};
use crate::conversation::{AnswerShape, DeltaStream, JobProgress, StreamStep, TextCalls};
use crate::engine::{Event, Finished, Job};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::chat_request::PreparedChat;
use crate::server::error::ApiError;
use crate::server::jobs::JobText;
use crate::server::json::to_json;
use crate::server::kept::{History, KeptAnswer, RequestMemory};
use crate::server::routes::ollama::limits;
use crate::server::routes::text::TextApi;
use crate::server::sse::{Frames, Render};
use crate::server::wire::generation::Generation;
use crate::server::wire::studio::{
    self, ChatAnswer, ChatEvent, ChatOutput, ChatStats, StudioError, StudioTurn,
};
use crate::util::random::random_name;

/// LM Studio's chat interface.
pub(crate) struct StudioChatApi {
    served: Arc<Served>,
    chat: PreparedChat,
    turn: StudioTurn,
    memory: Arc<RequestMemory>,
    /// Bytes of the request.
    n_bytes: usize,
    load: Duration,
    load_is_told: bool,
}

impl TextApi for StudioChatApi {
    async fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
    ) -> Result<(Self, Vec<Job>), ApiError> {
        let limits = limits(&served);
        let n_bytes = body.len();
        let memory = Arc::clone(&app.memory);
        let read = Arc::new(Mutex::new(None));
        let reader = {
            let memory = Arc::clone(&memory);
            let read = Arc::clone(&read);
            move |bytes: &[u8]| {
                let (chat, turn) = studio::read_chat(bytes, limits, &memory.chats)?;
                *read.lock().unwrap_or_else(PoisonError::into_inner) = Some(turn);
                Ok(chat)
            }
        };
        let (chat, jobs) = PreparedChat::prepare(app, &served, body, reader).await?;
        let turn = read.lock().unwrap_or_else(PoisonError::into_inner).take();
        let turn = turn.ok_or_else(|| ApiError::internal("a request without a message"))?;
        let load = app.load_time;
        let load_is_told = app.load_is_told;
        Ok((Self { served, chat, turn, memory, n_bytes, load, load_is_told }, jobs))
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
        Ok(self.answer(&reply, &text.finished))
    }

    fn stream(self) -> impl Render + 'static {
        let stream = DeltaStream::new(self.progress(), self.chat.format.clone());
        ChatEvents {
            api: self,
            stream,
            reply: ParsedReply::default(),
            open: None,
            begun: false,
            read: false,
        }
    }
}

/// The load of a model as the client of a streamed chat hears of it.
pub(crate) struct ToldLoad {
    /// The name of the model.
    pub model: String,
}

impl ToldLoad {
    /// Returns the events at the beginning of the load.
    pub(crate) fn begin(&self) -> Bytes {
        let events = ["chat.start", "model_load.start"];
        let events = events.map(|name| ChatEvent::of_model(name, &self.model));
        self.bytes(events.into_iter().chain([ChatEvent::loading(&self.model, 0.0)]))
    }

    /// Returns the event that this share of the weights is in place.
    pub(crate) fn progress(&self, share: f64) -> Bytes {
        self.bytes([ChatEvent::loading(&self.model, share)])
    }

    /// Returns the events at the end of a load that took so long.
    pub(crate) fn end(&self, time: Duration) -> Bytes {
        self.bytes([ChatEvent::loading(&self.model, 1.0), ChatEvent::loaded(&self.model, time)])
    }

    /// Returns the event that ends the stream with an error.
    pub(crate) fn error(&self, error: &ApiError) -> Bytes {
        let error = StudioError::of(error);
        self.bytes([ChatEvent::Error { r#type: "error", error }])
    }

    fn bytes<'a>(&'a self, events: impl IntoIterator<Item = ChatEvent<'a>>) -> Bytes {
        let mut frames = Frames::default();
        for event in events {
            push(&event, &mut frames);
        }
        frames.into_bytes()
    }
}

impl StudioChatApi {
    fn model(&self) -> &str {
        self.served.info.names.first().map_or("", String::as_str)
    }

    /// Returns the answer, which is kept if it is to be.
    fn answer(&self, reply: &ParsedReply, finished: &Finished) -> ChatAnswer {
        let tokenizer = &self.served.runtime.tokenizer;
        let mut output = Vec::new();
        if !reply.reasoning.is_empty() {
            output.push(ChatOutput::reasoning(reply.reasoning.clone()));
        }
        output.push(ChatOutput::message(reply.content.clone()));
        let n_reasoning = tokenizer.encode_more(&reply.reasoning).len();
        let id = self.turn.is_kept.then(|| format!("resp_{}", random_name()));
        let answer = ChatAnswer {
            model_instance_id: self.model().to_owned(),
            output,
            stats: ChatStats::of(finished, n_reasoning, self.load),
            response_id: id.clone(),
        };
        if let Some(id) = id {
            self.keep(&id, reply, &answer);
        }
        answer
    }

    fn keep(&self, id: &str, reply: &ParsedReply, answer: &ChatAnswer) {
        let mut items = self.turn.messages.clone();
        items.push(json!({"role": "assistant", "content": reply.content}));
        // one that is too long was refused when it was read
        let Ok(history) = History::after(self.turn.previous.clone(), items) else { return };
        let kept = KeptAnswer {
            body: to_json(answer).into(),
            input: Arc::default(),
            history: Some(history),
        };
        self.memory.chats.put(id, kept, self.n_bytes);
    }
}

/// The part of an answer that is being written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Reasoning,
    Message,
}

impl Part {
    fn name(self) -> &'static str {
        match self {
            Part::Reasoning => "reasoning",
            Part::Message => "message",
        }
    }
}

/// The answer as named events.
struct ChatEvents {
    api: StudioChatApi,
    stream: DeltaStream,
    reply: ParsedReply,
    open: Option<Part>,
    begun: bool,
    /// True if the prompt is computed.
    read: bool,
}

fn push(event: &ChatEvent<'_>, out: &mut Frames) {
    out.named(&event.name(), event);
}

impl ChatEvents {
    fn begin(&mut self, out: &mut Frames) {
        if std::mem::replace(&mut self.begun, true) {
            return;
        }
        if !self.api.load_is_told {
            push(&ChatEvent::of_model("chat.start", self.api.model()), out);
        }
        push(&ChatEvent::plain("prompt_processing.start"), out);
    }

    /// Ends the reading of the prompt.
    fn end_reading(&mut self, out: &mut Frames) {
        if !std::mem::replace(&mut self.read, true) {
            push(&ChatEvent::plain("prompt_processing.end"), out);
        }
    }

    fn close(&mut self, out: &mut Frames) {
        if let Some(part) = self.open.take() {
            push(&ChatEvent::of_part(part.name(), "end"), out);
        }
    }

    fn push_delta(&mut self, delta: &ReplyDelta, out: &mut Frames) {
        let (part, text) = match delta {
            ReplyDelta::Reasoning(text) => (Part::Reasoning, text),
            ReplyDelta::Content(text) => (Part::Message, text),
            // there are none without tools
            ReplyDelta::Call(..) | ReplyDelta::Arguments(..) => return,
        };
        self.reply.add(delta);
        if self.open != Some(part) {
            self.close(out);
            push(&ChatEvent::of_part(part.name(), "start"), out);
            self.open = Some(part);
        }
        push(&ChatEvent::delta(part.name(), text), out);
    }
}

impl Render for ChatEvents {
    fn event(&mut self, _: usize, event: Event, out: &mut Frames) {
        self.begin(out);
        let tokenizer = Arc::clone(&self.api.served.runtime.tokenizer);
        let is_progress = matches!(event, Event::Progress { .. });
        let progress_event = is_progress.then(|| event.clone());
        let StreamStep { deltas, finished, .. } = self.stream.take(event, &tokenizer);
        if let Some(progress) =
            progress_event.and_then(|event| self.stream.progress().prompt_progress(&event))
        {
            let share = progress.processed as f64 / progress.total.max(1) as f64;
            push(&ChatEvent::progress(share), out);
        }
        if !deltas.is_empty() || finished.is_some() {
            self.end_reading(out);
        }
        for delta in &deltas {
            self.push_delta(delta, out);
        }
        if let Some(finished) = finished {
            self.close(out);
            let answer = self.api.answer(&self.reply, &finished);
            push(&ChatEvent::End { r#type: "chat.end", result: answer }, out);
        }
    }

    fn end(&mut self, _: &mut Frames) {}

    fn error(&mut self, error: &ApiError, out: &mut Frames) {
        let error = StudioError::of(error);
        push(&ChatEvent::Error { r#type: "error", error }, out);
    }
}
