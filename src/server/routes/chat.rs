//! `POST /v1/chat/completions`: a conversation goes in, what the assistant says comes out, whole or
//! as it is made.

use std::sync::Arc;

use hyper::body::Bytes;
use hyper::{Response, StatusCode};
use serde_json::{Value, json};

use super::http::{self, ResponseBody};
use super::{Tally, talk};
use crate::conversation::DeltaStream;
use crate::conversation::parser::{ParsedReply, ReplyDelta};
use crate::engine::FinishReason;
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::error::ApiError;
use crate::server::jobs::{Indexed, Jobs};
use crate::server::prompt;
use crate::server::sse::{EventStream, Frames, Render};
use crate::server::talk::Talk;
use crate::server::text::{JobText, finish_reason};
use crate::server::wire::chat::{
    ChatChoice, ChatChunk, ChatChunkChoice, ChatCompletion, ChatDelta, ChatHead, ChatMessage,
    ChatRequest, FunctionCall, Logprobs, ToolCall,
};
use crate::server::wire::common::{Totals, Usage};
use crate::server::wire::completion::generation_settings;
use crate::server::wire::foreign::{self, Api};
use crate::server::wire::parse_body;
use crate::util::clock::unix_time;
use crate::util::random::random_name;

/// Begins with `b`, the mark of a build number in llama-server's fingerprints.
pub const FINGERPRINT: &str = concat!("b-hob-", env!("CARGO_PKG_VERSION"));

/// Answers a chat request.
pub async fn post(
    app: &Arc<App>,
    served: Arc<Served>,
    body: Bytes,
    tally: Arc<Tally>,
) -> Result<Response<ResponseBody>, ApiError> {
    let read = |bytes: &[u8]| {
        let body = parse_body(bytes)?;
        foreign::check(&body, Api::Chat)?;
        Ok(body)
    };
    let mut talk = talk(app, &served, body, read).await?;
    let ignored = talk.jobs.first().and_then(prompt::ignored_keywords);
    let jobs = std::mem::take(&mut talk.jobs);
    let mut jobs = Jobs::submit(Arc::clone(&served.runtime.engine), jobs, tally)?;
    let head = head(&served);
    if talk.request.generation.stream {
        let interval = talk.request.generation.ping_interval.unwrap_or(app.settings.ping_interval);
        jobs.begin(interval.min(app.settings.ping_interval)).await?;
        let stream = ChatStream::new(served, head, talk);
        return Ok(http::with_ignored(
            http::events(EventStream::new(jobs, stream, interval)),
            ignored,
        ));
    }
    let texts = JobText::collect(jobs, &served.runtime.tokenizer, talk.progress()).await?;
    let verbose = talk.request.generation.verbose.then(|| verbose(&served, &talk, &texts));
    Ok(http::with_ignored(
        http::json(StatusCode::OK, &completion(&head, texts, &talk, verbose)),
        ignored,
    ))
}

fn head(served: &Served) -> ChatHead {
    ChatHead {
        created: unix_time(),
        id: format!("chatcmpl-{}", random_name()),
        model: served.info.names.first().cloned().unwrap_or_default(),
        system_fingerprint: FINGERPRINT,
    }
}

/// The name of a call in its conversation. Nine letters and digits, which is what Mistral's
/// templates insist on.
pub fn call_id() -> String {
    random_name().chars().take(9).collect()
}

/// Returns what `/completion` would tell of the first choice.
fn verbose(served: &Served, talk: &Talk, texts: &[JobText]) -> Value {
    let mut totals = Totals::default();
    let first = texts.first();
    if let Some(text) = first {
        totals.add(&text.finished.usage, &text.finished.timings);
    }
    // As its tokens spell it: what the tokenizer put in front is part of it.
    let bos = served.runtime.tokenizer.bos().filter(|_| {
        served.runtime.tokenizer.add_bos()
            && !talk.prompt.starts_with(served.runtime.template.bos())
    });
    let ids: Vec<u32> =
        bos.into_iter().chain(served.runtime.tokenizer.encode(&talk.prompt, false, true)).collect();
    let prompt = served.runtime.tokenizer.decode(&ids, true);
    json!({
        "index": 0,
        "content": first.map_or("", |text| &text.piece.text),
        "prompt": String::from_utf8_lossy(&prompt),
        "model": served.info.names.first(),
        "generation_settings": generation_settings(&talk.request.generation),
        "timings": totals.timings(),
    })
}

/// The whole answer.
fn completion<'a>(
    head: &'a ChatHead,
    texts: Vec<JobText>,
    talk: &Talk,
    verbose: Option<Value>,
) -> ChatCompletion<'a> {
    let request: &ChatRequest = &talk.request;
    let mut totals = Totals::default();
    let wants_logprobs = request.generation.sampling.logprobs.is_some();
    let choice = |(index, text): (usize, JobText)| {
        totals.add(&text.finished.usage, &text.finished.timings);
        let reply = ParsedReply::of(&text.piece.text, &talk.style);
        let called = !reply.calls.is_empty();
        let calls = reply.calls.into_iter().map(|call| ToolCall {
            index: None,
            id: Some(call_id()),
            r#type: Some("function"),
            function: FunctionCall { name: Some(call.name), arguments: call.arguments },
        });
        ChatChoice {
            finish_reason: ended(&text.finished.reason, called),
            index,
            logprobs: wants_logprobs.then_some(Logprobs { content: text.piece.logprobs }),
            message: ChatMessage {
                role: "assistant",
                content: reply.content,
                reasoning_content: reply.reasoning,
                tool_calls: calls.collect(),
            },
        }
    };
    let choices = texts.into_iter().enumerate().map(choice).collect();
    let usage = totals.usage();
    let timings = totals.timings();
    ChatCompletion { choices, head, object: "chat.completion", usage, timings, verbose }
}

/// The end in OpenAI's words.
pub fn ended(reason: &FinishReason, called: bool) -> &'static str {
    match finish_reason(reason) {
        "stop" if called => "tool_calls",
        reason => reason,
    }
}

/// The answer as a stream of chunks: per choice the role, the text in pieces, the end; then the
/// usage, if asked for.
struct ChatStream {
    served: Arc<Served>,
    head: ChatHead,
    stream: DeltaStream,
    include_usage: bool,
    timings_per_token: bool,
    progress: bool,
    /// The choice whose role has been told.
    begun: Option<usize>,
    /// It has called a tool.
    called: bool,
    /// Log probabilities of text that is held back.
    held: Vec<crate::conversation::SpelledLogprob>,
    totals: Totals,
}

impl ChatStream {
    fn new(served: Arc<Served>, head: ChatHead, talk: Talk) -> Self {
        Self {
            served,
            head,
            stream: DeltaStream::new(talk.progress(), talk.style.clone()),
            include_usage: talk.request.include_usage,
            timings_per_token: talk.request.generation.timings_per_token,
            progress: talk.request.generation.progress,
            begun: None,
            called: false,
            held: Vec::new(),
            totals: Totals::default(),
        }
    }

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

    /// One piece; it takes the log probabilities that wait.
    fn delta(
        &mut self,
        index: usize,
        delta: ChatDelta,
        finish_reason: Option<&'static str>,
    ) -> ChatChunk<'_> {
        let content = std::mem::take(&mut self.held);
        let logprobs = (!content.is_empty()).then_some(Logprobs { content });
        let mut chunk = self.chunk(vec![ChatChunkChoice { finish_reason, index, delta, logprobs }]);
        if self.timings_per_token && self.stream.progress().chosen > 0 {
            chunk.timings = Some(self.so_far());
        }
        chunk
    }

    fn so_far(&self) -> crate::server::wire::common::Timings {
        let mut totals = self.totals;
        totals.add(&self.stream.progress().usage(), &self.stream.progress().timings);
        totals.timings()
    }
}

/// A part of a reply as a piece of a stream.
fn piece(part: ReplyDelta) -> ChatDelta {
    let call = |index, id: Option<String>, name, arguments| ToolCall {
        index: Some(index),
        r#type: id.as_ref().map(|_| "function"),
        id,
        function: FunctionCall { name, arguments },
    };
    match part {
        ReplyDelta::Reasoning(text) => {
            ChatDelta { reasoning_content: Some(text), ..ChatDelta::default() }
        }
        ReplyDelta::Content(text) => {
            ChatDelta { content: Some(Some(text)), ..ChatDelta::default() }
        }
        ReplyDelta::Call(index, name) => ChatDelta {
            tool_calls: vec![call(index, Some(call_id()), Some(name), String::new())],
            ..ChatDelta::default()
        },
        ReplyDelta::Arguments(index, text) => {
            ChatDelta { tool_calls: vec![call(index, None, None, text)], ..ChatDelta::default() }
        }
    }
}

impl Render for ChatStream {
    fn event(&mut self, (index, event): Indexed, out: &mut Frames) {
        if self.begun != Some(index) {
            (self.begun, self.called) = (Some(index), false);
            let delta =
                ChatDelta { role: Some("assistant"), content: Some(None), ..ChatDelta::default() };
            let first = self.chunk(vec![ChatChunkChoice {
                finish_reason: None,
                index,
                delta,
                logprobs: None,
            }]);
            out.data(&first);
        }
        let tokenizer = Arc::clone(&self.served.runtime.tokenizer);
        let told = self.progress.then(|| event.clone());
        let (parts, new, finished) = self.stream.take(event, &tokenizer);
        if let Some(progress) =
            told.and_then(|event| self.stream.progress().prompt_progress(&event))
        {
            let mut chunk = self.chunk(Vec::new());
            chunk.prompt_progress = Some(progress);
            if self.timings_per_token {
                chunk.timings = Some(self.so_far());
            }
            out.data(&chunk);
        }
        self.held.extend(new.logprobs);
        for part in parts {
            self.called |= matches!(part, ReplyDelta::Call(..));
            out.data(&self.delta(index, piece(part), None));
        }
        if let Some(finished) = finished {
            self.totals.add(&finished.usage, &finished.timings);
            let reason = ended(&finished.reason, self.called);
            let include_usage = self.include_usage;
            let timings = self.totals.timings();
            let mut chunk = self.delta(index, ChatDelta::default(), Some(reason));
            chunk.timings = (!include_usage).then_some(timings);
            out.data(&chunk);
        }
    }

    fn end(&mut self, out: &mut Frames) {
        if self.include_usage {
            let usage: Option<Usage> = Some(self.totals.usage());
            out.data(&ChatChunk {
                usage,
                timings: Some(self.totals.timings()),
                ..self.chunk(Vec::new())
            });
        }
        out.done();
    }
}
