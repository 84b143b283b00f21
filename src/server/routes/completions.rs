//! `POST /v1/completions`: a prompt goes in, its continuation comes out, in OpenAI's older form.

use std::collections::BTreeMap;
use std::sync::Arc;

use hyper::body::Bytes;
use hyper::{Response, StatusCode};
use serde_json::{Value, json};

use super::chat::FINGERPRINT;
use super::completion::{Answerer, prepare};
use super::http::{self, ResponseBody};
use super::{Tally, random_name, unix_time};
use crate::server::app::{App, Served};
use crate::server::error::ApiError;
use crate::server::fields::Fields;
use crate::server::jobs::{Indexed, Jobs};
use crate::server::prompt;
use crate::server::sse::{EventStream, Frames, Render};
use crate::server::text::{Piece, Progress, Text, finish_reason};
use crate::server::wire::common::{TokenLogprob, Totals};
use crate::server::wire::completion::CompletionRequest;
use crate::server::wire::parse_body;
use crate::server::work::{Cost, run_blocking};

/// Answers a request.
pub async fn post(
    app: &Arc<App>,
    served: Arc<Served>,
    body: Bytes,
    tally: Arc<Tally>,
) -> Result<Response<ResponseBody>, ApiError> {
    let engine = Arc::clone(&served.runtime.engine);
    // counted among the bodies in memory until the jobs are ready
    let held = body.clone();
    let (request, include_usage) = {
        let (app, served) = (Arc::clone(app), Arc::clone(&served));
        run_blocking(Cost::Parse(body.len()), move |_| {
            let body = parse_body(&body)?;
            let options = Fields::of_body(&body)?.object("stream_options")?;
            let include_usage = options.map(|options| options.bool("include_usage")).transpose()?.flatten();
            let request = CompletionRequest::read(&body, &app.settings.defaults)?;
            prompt::pieces_may_fit(&served, &request.prompts)?;
            Ok((request, include_usage.unwrap_or(false)))
        })
        .await?
    };
    let (answerer, jobs) = prepare(app, served, request).await?;
    drop(held);
    let ignored = jobs.first().and_then(prompt::ignored_keywords);
    let mut jobs = Jobs::submit(engine, jobs, tally)?;
    let head = Head {
        id: format!("cmpl-{}", random_name()),
        created: unix_time(),
        model: answerer.served.card.names.first().cloned().unwrap_or_default(),
    };
    let progress = answerer.progress();
    if answerer.request.generation.stream {
        let interval = answerer.request.generation.ping_interval.unwrap_or(app.settings.ping_interval);
        jobs.begin(interval.min(app.settings.ping_interval)).await?;
        let (totals, offsets) = (Totals::default(), BTreeMap::new());
        let stream = Stream { answerer, head, progress, include_usage, totals, offsets };
        return Ok(http::with_ignored(http::events(EventStream::new(jobs, stream, interval)), ignored));
    }
    let texts = Text::collect(jobs, &answerer.served.runtime.tokenizer, progress).await?;
    let mut totals = Totals::default();
    let n = answerer.request.n;
    let choice = |(index, text): (usize, Text)| {
        // Choices share their prompt, prompts do not.
        totals.add_of(index % n == 0, &text.finished.usage, &text.finished.timings);
        choice(index, text.piece, &mut 0, Some(finish_reason(&text.finished.reason)))
    };
    let choices: Vec<Value> = texts.into_iter().enumerate().map(choice).collect();
    let mut answer = head.with(choices);
    answer["usage"] = json!(totals.usage());
    answer["timings"] = json!(totals.timings());
    Ok(http::with_ignored(http::json(StatusCode::OK, &answer), ignored))
}

/// What all parts of an answer have in common.
struct Head {
    id: String,
    created: u64,
    model: String,
}

impl Head {
    fn with(&self, choices: Vec<Value>) -> Value {
        json!({
            "id": self.id, "object": "text_completion", "created": self.created, "model": self.model,
            "system_fingerprint": FINGERPRINT, "choices": choices,
        })
    }
}

/// A piece of a text, `offset` characters of which have been told; they become more.
fn choice(index: usize, piece: Piece, offset: &mut usize, reason: Option<&str>) -> Value {
    let logprobs = if piece.logprobs.is_empty() { Value::Null } else { logprobs(&piece.logprobs, offset) };
    json!({"text": piece.text, "index": index, "logprobs": logprobs, "finish_reason": reason})
}

/// In the older form of parallel lists, and as the chat interface tells them.
fn logprobs(tokens: &[TokenLogprob], offset: &mut usize) -> Value {
    let mut offsets = Vec::new();
    for token in tokens {
        offsets.push(*offset);
        *offset += token.text().0.chars().count();
    }
    let top = |token: &TokenLogprob| {
        Value::Object(token.rivals().map(|(text, likely)| (text.to_owned(), json!(likely))).collect())
    };
    json!({
        "tokens": tokens.iter().map(|token| token.text().0).collect::<Vec<_>>(),
        "token_logprobs": tokens.iter().map(|token| token.text().1).collect::<Vec<_>>(),
        "top_logprobs": tokens.iter().map(top).collect::<Vec<_>>(),
        "text_offset": offsets,
        "content": tokens,
    })
}

/// The answer as a stream of chunks.
struct Stream {
    answerer: Answerer,
    head: Head,
    progress: Progress,
    include_usage: bool,
    totals: Totals,
    /// Characters told of each text, where log probabilities are.
    offsets: BTreeMap<usize, usize>,
}

impl Render for Stream {
    fn event(&mut self, (index, event): Indexed, out: &mut Frames) {
        let told = self.answerer.request.generation.progress.then(|| event.clone());
        let finished = self.progress.take(event, &self.answerer.served.runtime.tokenizer);
        if let Some(progress) = told.and_then(|event| self.progress.prompt_progress(&event)) {
            let mut chunk = self.head.with(Vec::new());
            chunk["prompt_progress"] = json!(progress);
            out.data(&chunk);
        }
        if let Some(piece) = self.progress.piece() {
            let mut chunk =
                self.head.with(vec![choice(index, piece, self.offsets.entry(index).or_default(), None)]);
            if self.answerer.request.generation.timings_per_token {
                let mut totals = self.totals;
                totals.add(&self.progress.usage(), &self.progress.timings);
                chunk["timings"] = json!(totals.timings());
            }
            out.data(&chunk);
        }
        if let Some(finished) = finished {
            let first = index % self.answerer.request.n == 0;
            self.totals.add_of(first, &finished.usage, &finished.timings);
            let rest = std::mem::take(&mut self.progress.new);
            let offset = self.offsets.entry(index).or_default();
            let last = choice(index, rest, offset, Some(finish_reason(&finished.reason)));
            let mut chunk = self.head.with(vec![last]);
            if !self.include_usage {
                chunk["timings"] = json!(self.totals.timings());
            }
            out.data(&chunk);
        }
    }

    fn end(&mut self, out: &mut Frames) {
        if self.include_usage {
            let mut chunk = self.head.with(Vec::new());
            chunk["usage"] = json!(self.totals.usage());
            chunk["timings"] = json!(self.totals.timings());
            out.data(&chunk);
        }
        out.done();
    }
}
