//! `POST /v1/chat/completions`: a conversation goes in, the assistant's words come out, whole or as
//! they are made.

use std::sync::Arc;

use hyper::body::Bytes;
use serde::Serialize;
use serde_json::{Value, json};

use super::text::TextApi;
use crate::conversation::parser::{ParsedReply, ReplyDelta};
use crate::conversation::{
    AnswerShape, DeltaStream, InlineReasoning, JobProgress, SpelledLogprob, StreamStep, TextCalls,
    call_id, input_of,
};
use crate::engine::{Event, FinishReason, Finished, Job};
use crate::runtime::Served;
use crate::server::adapters::answer_name;
use crate::server::app::App;
use crate::server::chat_request::PreparedChat;
use crate::server::control::ReasoningGuard;
use crate::server::error::ApiError;
use crate::server::jobs::JobText;
use crate::server::sse::{Frames, Render};
use crate::server::wire::chat::{
    self, ChatChoice, ChatChunk, ChatChunkChoice, ChatCompletion, ChatDelta, ChatHead, ChatMessage,
    ChatToolCall, Logprobs,
};
use crate::server::wire::common::{AnswerTimings, Totals, finish_reason};
use crate::server::wire::completion::generation_settings;
use crate::server::wire::generation::{Generation, ReasoningFormat};
use crate::tokenizer::EncodeOptions;
use crate::util::clock::unix_time;
use crate::util::random::random_name;

/// The fingerprint in answers; it begins with `b`, as llama-server's do before a build number.
pub(crate) const FINGERPRINT: &str = concat!("b-hob-", env!("CARGO_PKG_VERSION"));

/// OpenAI's chat interface.
pub(super) struct ChatApi {
    served: Arc<Served>,
    chat: PreparedChat,
    head: ChatHead,
    /// Lets the reasoning be ended from outside for as long as it is there.
    control: Option<ReasoningGuard>,
}

impl TextApi for ChatApi {
    async fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
    ) -> Result<(Self, Vec<Job>), ApiError> {
        let (chat, jobs) = PreparedChat::prepare(app, &served, body, chat::read_body).await?;
        let head = ChatHead {
            created: unix_time(),
            id: format!("chatcmpl-{}", random_name()),
            model: answer_name(&served, &chat.request.generation.adapters),
            system_fingerprint: FINGERPRINT,
        };
        let controls = &app.memory.controls;
        let control = chat.switch.clone().map(|switch| controls.add(&head.id, switch));
        Ok((Self { served, chat, head, control }, jobs))
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

    fn whole(self, texts: Vec<JobText>) -> Result<impl Serialize, ApiError> {
        let verbose = self.generation().verbose.then(|| self.verbose(&texts));
        let mut totals = Totals::default();
        for text in &texts {
            totals.add(&text.finished.usage, &text.finished.timings);
        }
        let choices = texts.into_iter().enumerate().map(|(index, text)| self.choice(index, text));
        Ok(ChatCompletion {
            choices: choices.collect(),
            head: self.head,
            object: "chat.completion",
            usage: totals.usage(),
            timings: totals.timings(),
            verbose,
        })
    }

    fn stream(self) -> impl Render + 'static {
        let generation = self.generation();
        ChatStream {
            stream: DeltaStream::new(self.progress(), self.chat.format.clone()),
            texts: self.chat.text_calls(),
            inline: (self.chat.request.reasoning_format == ReasoningFormat::Both)
                .then(|| InlineReasoning::new(&self.chat.format)),
            include_usage: self.chat.request.include_usage,
            timings_per_token: generation.timings_per_token,
            tells_progress: generation.progress,
            served: self.served,
            head: self.head,
            _control: self.control,
            begun: None,
            called: false,
            held: Vec::new(),
            totals: Totals::default(),
        }
    }
}

impl ChatApi {
    fn choice(&self, index: usize, text: JobText) -> ChatChoice {
        let format = &self.chat.format;
        let reply = match self.chat.request.reasoning_format {
            ReasoningFormat::Both => InlineReasoning::reply(&text.piece.text, format),
            _ => ParsedReply::of(&text.piece.text, format),
        };
        let called = reply.calls_tools();
        let texts = self.chat.text_calls();
        let calls = reply.calls.into_iter().map(|call| {
            let is_custom = texts.holds(&call.name);
            let arguments = if is_custom { input_of(&call.arguments) } else { call.arguments };
            ChatToolCall::new(Some(call.name), arguments, is_custom).with_id(call_id())
        });
        let has_logprobs = self.generation().sampling.logprobs.is_some();
        ChatChoice {
            finish_reason: chat_finish_reason(&text.finished.reason, called),
            index,
            logprobs: has_logprobs.then_some(Logprobs { content: text.piece.logprobs }),
            message: ChatMessage {
                role: "assistant",
                content: reply.content,
                reasoning_content: reply.reasoning,
                tool_calls: calls.collect(),
            },
        }
    }

    /// Returns llama-server's `__verbose`: the first choice as an answer of `/completion`.
    fn verbose(&self, texts: &[JobText]) -> Value {
        let mut totals = Totals::default();
        let first = texts.first();
        if let Some(text) = first {
            totals.add(&text.finished.usage, &text.finished.timings);
        }
        // As its tokens spell it, with the one that the tokenizer put in front.
        let tokenizer = &self.served.runtime.tokenizer;
        let prompt = &self.chat.prompt;
        let adds_bos =
            tokenizer.add_bos() && !prompt.starts_with(self.served.runtime.template.bos());
        let bos = tokenizer.bos().filter(|_| adds_bos);
        let ids: Vec<u32> =
            bos.into_iter().chain(tokenizer.encode(prompt, &EncodeOptions::MARKED)).collect();
        let spelled = tokenizer.decode_marked(&ids);
        json!({
            "index": 0,
            "content": first.map_or("", |text| &text.piece.text),
            "prompt": String::from_utf8_lossy(&spelled),
            "model": self.head.model,
            "generation_settings": generation_settings(self.generation()),
            "timings": totals.timings(),
        })
    }
}

/// Returns the end in OpenAI's words; `called` says that the reply calls tools, all calls whole.
fn chat_finish_reason(reason: &FinishReason, called: bool) -> &'static str {
    match finish_reason(reason) {
        "stop" if called => "tool_calls",
        reason => reason,
    }
}

/// The answer as a stream of chunks: per choice the role, the text in pieces, the end; then the
/// usage, if it was requested.
struct ChatStream {
    served: Arc<Served>,
    head: ChatHead,
    _control: Option<ReasoningGuard>,
    stream: DeltaStream,
    /// The calls of custom tools among those of functions.
    texts: TextCalls,
    /// The reasoning in the content, if it is to be there as well.
    inline: Option<InlineReasoning>,
    include_usage: bool,
    timings_per_token: bool,
    /// True if chunks say how much of the prompt is computed.
    tells_progress: bool,
    /// The choice whose role has been emitted.
    begun: Option<usize>,
    /// True if the choice has called a tool.
    called: bool,
    /// Log probabilities of text that is held back.
    held: Vec<SpelledLogprob>,
    totals: Totals,
}

impl ChatStream {
    fn chunk(&self, choices: Vec<ChatChunkChoice>) -> ChatChunk<'_> {
        ChatChunk {
            choices,
            head: &self.head,
            object: "chat.completion.chunk",
            usage: None,
            timings: None,
            prompt_progress: None,
        }
    }

    /// Returns a chunk with one piece and the log probabilities that were held back.
    fn delta_chunk(
        &mut self,
        index: usize,
        delta: ChatDelta,
        finish_reason: Option<&'static str>,
    ) -> ChatChunk<'_> {
        let content = std::mem::take(&mut self.held);
        let logprobs = (!content.is_empty()).then_some(Logprobs { content });
        let mut chunk = self.chunk(vec![ChatChunkChoice { finish_reason, index, delta, logprobs }]);
        if self.timings_per_token && self.stream.progress().chosen > 0 {
            chunk.timings = Some(self.timings());
        }
        chunk
    }

    /// Returns the time spent so far.
    fn timings(&self) -> AnswerTimings {
        let mut totals = self.totals;
        totals.add(&self.stream.progress().usage(), &self.stream.progress().timings);
        totals.timings()
    }

    /// Begins a choice with the role.
    fn begin_choice(&mut self, index: usize, out: &mut Frames) {
        self.begun = Some(index);
        self.called = false;
        if let Some(inline) = &mut self.inline {
            inline.restart();
        }
        let delta =
            ChatDelta { role: Some("assistant"), content: Some(None), ..ChatDelta::default() };
        let choice = ChatChunkChoice { finish_reason: None, index, delta, logprobs: None };
        out.data(&self.chunk(vec![choice]));
    }

    fn end_choice(&mut self, index: usize, finished: &Finished, out: &mut Frames) {
        self.totals.add(&finished.usage, &finished.timings);
        let reason = chat_finish_reason(&finished.reason, self.called);
        let timings = (!self.include_usage).then_some(self.totals.timings());
        let mut chunk = self.delta_chunk(index, ChatDelta::default(), Some(reason));
        chunk.timings = timings;
        out.data(&chunk);
    }
}

/// Returns a part of a reply as a piece of a stream; `is_custom` says what the last call is of.
fn chat_delta(delta: ReplyDelta, is_custom: bool) -> ChatDelta {
    let numbered = |index, call: ChatToolCall| ChatDelta {
        tool_calls: vec![ChatToolCall { index: Some(index), ..call }],
        ..ChatDelta::default()
    };
    match delta {
        ReplyDelta::Reasoning(text) => {
            ChatDelta { reasoning_content: Some(text), ..ChatDelta::default() }
        }
        ReplyDelta::Content(text) => {
            ChatDelta { content: Some(Some(text)), ..ChatDelta::default() }
        }
        ReplyDelta::Call(index, name) => {
            let call = ChatToolCall::new(Some(name), String::new(), is_custom);
            numbered(index, call.with_id(call_id()))
        }
        ReplyDelta::Arguments(index, text) => {
            numbered(index, ChatToolCall::new(None, text, is_custom))
        }
    }
}

impl Render for ChatStream {
    fn event(&mut self, index: usize, event: Event, out: &mut Frames) {
        if self.begun != Some(index) {
            self.begin_choice(index, out);
        }
        let tokenizer = Arc::clone(&self.served.runtime.tokenizer);
        let progress_event = self.tells_progress.then(|| event.clone());
        let StreamStep { deltas, piece, finished, ends_in_call } =
            self.stream.take(event, &tokenizer);
        let prompt_progress =
            progress_event.and_then(|event| self.stream.progress().prompt_progress(&event));
        if prompt_progress.is_some() {
            let timings = self.timings_per_token.then(|| self.timings());
            out.data(&ChatChunk { prompt_progress, timings, ..self.chunk(Vec::new()) });
        }
        self.held.extend(piece.logprobs);
        let deltas: Vec<ReplyDelta> = match &mut self.inline {
            Some(inline) => deltas.into_iter().flat_map(|delta| inline.take(delta)).collect(),
            None => deltas,
        };
        for delta in deltas {
            self.called |= matches!(delta, ReplyDelta::Call(..));
            let delta = self.texts.take(delta);
            // the JSON around the text of a custom tool is no part of it
            if matches!(&delta, ReplyDelta::Arguments(_, text) if text.is_empty()) {
                continue;
            }
            let delta = chat_delta(delta, self.texts.is_text());
            out.data(&self.delta_chunk(index, delta, None));
        }
        if let Some(finished) = finished {
            self.called &= !ends_in_call;
            self.end_choice(index, &finished, out);
        }
    }

    fn end(&mut self, out: &mut Frames) {
        if self.include_usage {
            let usage = Some(self.totals.usage());
            let timings = Some(self.totals.timings());
            out.data(&ChatChunk { usage, timings, ..self.chunk(Vec::new()) });
        }
        out.done();
    }
}
