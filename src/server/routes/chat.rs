//! `POST /v1/chat/completions`: a conversation goes in, what the assistant says comes out, whole or as it is made.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::sync::Arc;

use hyper::body::Bytes;
use hyper::{Response, StatusCode};

use super::http::{self, ResponseBody};
use super::{Tally, beside, unix_time};
use crate::engine::{FinishReason, Job};
use crate::server::app::{App, Served};
use crate::server::error::ApiError;
use crate::server::jobs::{Indexed, Jobs};
use crate::server::prompt;
use crate::server::sse::{EventStream, Frames, Render};
use crate::server::text::{Piece, Progress, Text, finish_reason};
use crate::server::wire::chat::{
    ChatRequest, Choice, Chunk, ChunkChoice, Completion, Delta, Head, Logprobs, Message,
};
use crate::server::wire::common::{Totals, Usage};
use crate::server::wire::parse_body;

/// Begins with `b`, the mark of a build number in llama-server's fingerprints.
const FINGERPRINT: &str = concat!("b-hob-", env!("CARGO_PKG_VERSION"));

/// Answers a chat request.
pub async fn post(
    app: &Arc<App>,
    served: Arc<Served>,
    body: Bytes,
    tally: Arc<Tally>,
) -> Result<Response<ResponseBody>, ApiError> {
    let (request, jobs) = {
        let (app, served) = (Arc::clone(app), Arc::clone(&served));
        beside(move || prepare(&app, &served, &body)).await?
    };
    let ignored = jobs.first().and_then(prompt::ignored_keywords);
    let mut jobs = Jobs::submit(Arc::clone(&served.runtime.engine), jobs, tally)?;
    let head = head(&served);
    if request.generation.stream {
        let interval = app.settings.ping_interval;
        jobs.begin(interval).await?;
        let stream = ChatStream::new(served, head, request.include_usage);
        return Ok(http::with_ignored(http::events(EventStream::new(jobs, stream, interval)), ignored));
    }
    let texts = Text::collect(jobs, &served.runtime.tokenizer).await?;
    let answer = http::json(StatusCode::OK, &completion(&head, texts, &request));
    Ok(http::with_ignored(answer, ignored))
}

/// The request, and a job for each of its choices.
fn prepare(app: &App, served: &Served, body: &[u8]) -> Result<(ChatRequest, Vec<Job>), ApiError> {
    let request = ChatRequest::read(&parse_body(body)?, &app.settings.defaults)?;
    let tokens = prompt::of_chat(served, &request)?;
    let job = prompt::job(served, tokens, &request.generation)?;
    let jobs = (0..request.n).map(|i| prompt::nth(&job, i)).collect();
    Ok((request, jobs))
}

fn head(served: &Served) -> Head {
    Head {
        created: unix_time(),
        id: format!("chatcmpl-{}", random_name()),
        model: served.card.names.first().cloned().unwrap_or_default(),
        system_fingerprint: FINGERPRINT,
    }
}

/// 32 letters and digits. The standard library keys its hash maps with randomness; two of them are 128 bits.
fn random_name() -> String {
    const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let word = || {
        let mut bits = RandomState::new().build_hasher().finish();
        (0..8).map(move |_| {
            let letter = ALPHABET[(bits % 62) as usize];
            bits /= 62;
            char::from(letter)
        })
    };
    (0..4).flat_map(|_| word()).collect()
}

/// The whole answer.
fn completion<'a>(head: &'a Head, texts: Vec<Text>, request: &ChatRequest) -> Completion<'a> {
    let mut totals = Totals::default();
    let wants_logprobs = request.generation.sampling.logprobs.is_some();
    let choice = |(index, text): (usize, Text)| {
        totals.add(&text.finished.usage, &text.finished.timings);
        Choice {
            finish_reason: finish_reason(&text.finished.reason),
            index,
            logprobs: wants_logprobs.then_some(Logprobs { content: text.piece.logprobs }),
            message: Message { role: "assistant", content: text.piece.text },
        }
    };
    let choices = texts.into_iter().enumerate().map(choice).collect();
    let (usage, timings) = (totals.usage(), totals.timings());
    Completion { choices, head, object: "chat.completion", usage, timings }
}

/// The answer as a stream of chunks: per choice the role, the text in pieces, the end; then the usage, if asked for.
struct ChatStream {
    served: Arc<Served>,
    head: Head,
    include_usage: bool,
    /// The choice being told; its number once its role has been told.
    progress: Progress,
    begun: Option<usize>,
    totals: Totals,
}

impl ChatStream {
    fn new(served: Arc<Served>, head: Head, include_usage: bool) -> Self {
        let progress = Progress::default();
        Self { served, head, include_usage, progress, begun: None, totals: Totals::default() }
    }

    fn chunk(&self, choices: Vec<ChunkChoice>) -> Chunk<'_> {
        Chunk { choices, head: &self.head, object: "chat.completion.chunk", usage: None, timings: None }
    }

    fn delta(&self, index: usize, delta: Delta, piece: Option<Piece>) -> Chunk<'_> {
        let logprobs = piece.map(|piece| piece.logprobs).filter(|logprobs| !logprobs.is_empty());
        let logprobs = logprobs.map(|content| Logprobs { content });
        self.chunk(vec![ChunkChoice { finish_reason: None, index, delta, logprobs }])
    }

    /// The end of a choice. Timings go into the last chunk of the stream.
    fn finish(&self, index: usize, reason: &FinishReason, rest: Piece) -> Chunk<'_> {
        let mut chunk = self.delta(index, Delta::default(), Some(rest));
        for choice in &mut chunk.choices {
            choice.finish_reason = Some(finish_reason(reason));
        }
        if !self.include_usage {
            chunk.timings = Some(self.totals.timings());
        }
        chunk
    }
}

impl Render for ChatStream {
    fn event(&mut self, (index, event): Indexed, out: &mut Frames) {
        if self.begun != Some(index) {
            self.begun = Some(index);
            let delta = Delta { role: Some("assistant"), content: Some(None) };
            out.data(&self.delta(index, delta, None));
        }
        let finished = self.progress.take(event, &self.served.runtime.tokenizer);
        if let Some(mut piece) = self.progress.piece() {
            let delta = Delta { role: None, content: Some(Some(std::mem::take(&mut piece.text))) };
            out.data(&self.delta(index, delta, Some(piece)));
        }
        if let Some(finished) = finished {
            self.totals.add(&finished.usage, &finished.timings);
            let rest = std::mem::take(&mut self.progress).new;
            out.data(&self.finish(index, &finished.reason, rest));
        }
    }

    fn end(&mut self, out: &mut Frames) {
        if self.include_usage {
            let usage: Option<Usage> = Some(self.totals.usage());
            out.data(&Chunk { usage, timings: Some(self.totals.timings()), ..self.chunk(Vec::new()) });
        }
        out.done();
    }
}
