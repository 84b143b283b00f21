//! `POST /api/chat`.

use std::sync::Arc;

use hyper::body::Bytes;
use serde::Serialize;
use serde_json::value::to_raw_value;

use super::RequestTime;
use crate::conversation::parser::{Call, ParsedReply, ReplyDelta};
use crate::conversation::{
    AnswerShape, DeltaStream, JobProgress, SpelledLogprob, StreamStep, TextCalls, call_id,
};
use crate::engine::{Event, Finished, Job};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::chat_request::PreparedChat;
use crate::server::error::ApiError;
use crate::server::jobs::JobText;
use crate::server::routes::text::TextApi;
use crate::server::sse::{Frames, Render, StreamForm};
use crate::server::wire::generation::Generation;
use crate::server::wire::ollama;
use crate::server::wire::ollama::answer::{AnswerEnd, AssistantPart, ChatPart, OllamaCall};
use crate::util::clock;

/// Ollama's chat interface.
pub(crate) struct OllamaChatApi {
    served: Arc<Served>,
    /// The name of the model in the answer.
    model: String,
    chat: PreparedChat,
    time: RequestTime,
}

impl TextApi for OllamaChatApi {
    const FORM: StreamForm = StreamForm::Lines;

    async fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
    ) -> Result<(Self, Vec<Job>), ApiError> {
        let time = RequestTime::new(app.load_time);
        let limits = super::limits(&served);
        let reader = move |bytes: &[u8]| ollama::read_chat(bytes, limits);
        let (chat, jobs) = PreparedChat::prepare(app, &served, body, reader).await?;
        let model = super::name(app, &served);
        Ok((Self { served, model, chat, time }, jobs))
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
        let calls = reply.calls.into_iter().enumerate();
        let calls = calls.map(|(index, call)| OllamaCall::new(index, call_id(), call));
        let message = AssistantPart {
            role: "assistant",
            content: reply.content,
            thinking: reply.reasoning,
            tool_calls: calls.collect(),
        };
        let part = ChatPart {
            model: &self.model,
            created_at: clock::iso_time(),
            message,
            logprobs: text.piece.logprobs,
            end: AnswerEnd::of(&text.finished, self.time.total(), self.time.load),
        };
        // its text, since the part borrows the name of the model, and no value holds every number
        to_raw_value(&part).map_err(|error| ApiError::internal(error.to_string()))
    }

    fn stream(self) -> impl Render + 'static {
        let stream = DeltaStream::new(self.progress(), self.chat.format.clone());
        ChatLines { api: self, stream, call: None, n_calls: 0, held: Vec::new() }
    }
}

/// The answer as lines: text in pieces, each call once it is whole, the end.
struct ChatLines {
    api: OllamaChatApi,
    stream: DeltaStream,
    /// The call that is being written.
    call: Option<Call>,
    /// Calls that were written.
    n_calls: usize,
    /// Log probabilities of text that is held back.
    held: Vec<SpelledLogprob>,
}

impl ChatLines {
    fn push(&mut self, message: AssistantPart, end: AnswerEnd, out: &mut Frames) {
        let message = AssistantPart { role: "assistant", ..message };
        out.json_line(&ChatPart {
            model: &self.api.model,
            created_at: clock::iso_time(),
            message,
            logprobs: std::mem::take(&mut self.held),
            end,
        });
    }

    /// Writes the call that is whole now.
    fn push_call(&mut self, out: &mut Frames) {
        let Some(call) = self.call.take() else { return };
        let call = OllamaCall::new(self.n_calls, call_id(), call);
        self.n_calls += 1;
        let message = AssistantPart { tool_calls: vec![call], ..AssistantPart::default() };
        self.push(message, AnswerEnd::default(), out);
    }

    fn push_delta(&mut self, delta: ReplyDelta, out: &mut Frames) {
        let message = match delta {
            ReplyDelta::Reasoning(thinking) => {
                AssistantPart { thinking, ..AssistantPart::default() }
            }
            ReplyDelta::Content(content) => AssistantPart { content, ..AssistantPart::default() },
            ReplyDelta::Call(_, name) => {
                self.push_call(out);
                self.call = Some(Call { name, arguments: String::new() });
                return;
            }
            ReplyDelta::Arguments(_, text) => {
                if let Some(call) = &mut self.call {
                    call.arguments += &text;
                }
                return;
            }
        };
        self.push(message, AnswerEnd::default(), out);
    }

    fn finish(&mut self, finished: &Finished, out: &mut Frames) {
        self.push_call(out);
        let time = self.api.time;
        let end = AnswerEnd::of(finished, time.total(), time.load);
        self.push(AssistantPart::default(), end, out);
    }
}

impl Render for ChatLines {
    fn event(&mut self, _: usize, event: Event, out: &mut Frames) {
        let tokenizer = Arc::clone(&self.api.served.runtime.tokenizer);
        let StreamStep { deltas, piece, finished, .. } = self.stream.take(event, &tokenizer);
        self.held.extend(piece.logprobs);
        for delta in deltas {
            self.push_delta(delta, out);
        }
        if let Some(finished) = finished {
            self.finish(&finished, out);
        }
    }

    fn end(&mut self, _: &mut Frames) {}

    fn error(&mut self, error: &ApiError, out: &mut Frames) {
        out.json_line(&error.as_ollama());
    }
}
