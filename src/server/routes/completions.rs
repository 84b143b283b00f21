//! `POST /v1/completions`: a prompt goes in, its continuation comes out, in OpenAI's older form.

mod echo;

use std::collections::BTreeMap;
use std::sync::Arc;

use hyper::body::Bytes;
use hyper::{Response, StatusCode};
use serde_json::{Value, json};

pub use echo::Echo;

use super::Tally;
use super::chat::FINGERPRINT;
use super::completion::{Answerer, prepare};
use super::http::{self, ResponseBody};
use crate::conversation::SpelledLogprob;
use crate::conversation::{JobProgress, TextPiece};
use crate::engine::{self, Finished};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::blocking::{WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::fields::Fields;
use crate::server::jobs::{Indexed, Jobs};
use crate::server::prompt;
use crate::server::sse::{EventStream, Frames, Render};
use crate::server::text::{JobText, finish_reason};
use crate::server::wire::common::Totals;
use crate::server::wire::completion::CompletionRequest;
use crate::server::wire::completions::LogprobLists;
use crate::server::wire::foreign::Api;
use crate::server::wire::parse_body;
use crate::util::clock::unix_time;
use crate::util::random::random_name;

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
        let app = Arc::clone(app);
        let served = Arc::clone(&served);
        run_blocking(WorkCost::Parse(body.len()), move |_| {
            let body = parse_body(&body)?;
            let options = Fields::of_body(&body)?.object("stream_options")?;
            let include_usage =
                options.map(|options| options.bool("include_usage")).transpose()?.flatten();
            let n_vocab = served.runtime.tokenizer.n_vocab();
            let defaults = app.defaults();
            let request = CompletionRequest::read(&body, Api::Completions, defaults, n_vocab)?;
            prompt::pieces_may_fit(&served, &request.prompts)?;
            Ok((request, include_usage.unwrap_or(false)))
        })
        .await?
    };
    let (answerer, jobs) = prepare(app, served, request).await?;
    drop(held);
    let ignored = jobs.first().and_then(prompt::ignored_keywords);
    let mut jobs = Jobs::submit(engine, jobs, tally)?;
    let head = CompletionsHead {
        id: format!("cmpl-{}", random_name()),
        created: unix_time(),
        model: answerer.served.info.names.first().cloned().unwrap_or_default(),
    };
    let progress = answerer.progress();
    if answerer.request.generation.stream {
        let interval =
            answerer.request.generation.ping_interval.unwrap_or(app.settings.ping_interval);
        jobs.begin(interval.min(app.settings.ping_interval)).await?;
        let totals = Totals::default();
        let offsets = BTreeMap::new();
        let prompt_logprobs = Vec::new();
        let stream = CompletionsStream {
            answerer,
            head,
            progress,
            include_usage,
            totals,
            offsets,
            prompt_logprobs,
        };
        return Ok(http::with_ignored(
            http::events(EventStream::new(jobs, stream, interval)),
            ignored,
        ));
    }
    let texts = JobText::collect(jobs, &answerer.served.runtime.tokenizer, progress).await?;
    let mut totals = Totals::default();
    let n = answerer.request.n;
    let mut prompt_logprobs = Vec::new();
    let mut choices = Vec::new();
    for (index, text) in texts.into_iter().enumerate() {
        // Choices share their prompt, prompts do not.
        totals.add_of(index % n == 0, &text.finished.usage, &text.finished.timings);
        if index % n == 0 {
            prompt_logprobs = text.prompt_logprobs;
        }
        let mut told = Told::default();
        if let Some(echo) = answerer.echo(index) {
            told.repeat(echo, &answerer, &prompt_logprobs);
        }
        told.add(text.piece);
        told.end(&answerer, &text.finished);
        choices.push(told.choice(index, Some(finish_reason(&text.finished.reason))));
    }
    let mut answer = head.with(choices);
    answer["usage"] = json!(totals.usage());
    answer["timings"] = json!(totals.timings());
    Ok(http::with_ignored(http::json(StatusCode::OK, &answer), ignored))
}

/// What all parts of an answer have in common.
struct CompletionsHead {
    id: String,
    created: u64,
    model: String,
}

impl CompletionsHead {
    fn with(&self, choices: Vec<Value>) -> Value {
        json!({
            "id": self.id, "object": "text_completion", "created": self.created, "model": self.model,
            "system_fingerprint": FINGERPRINT, "choices": choices,
        })
    }
}

/// A text in an answer, or in a chunk of a streamed one.
#[derive(Default)]
struct Told {
    text: String,
    logprobs: LogprobLists,
    /// Characters of the text that are told, here and in the chunks before.
    offset: usize,
}

impl Told {
    /// Begins with the prompt.
    fn repeat(&mut self, echo: &Echo, answerer: &Answerer, found: &[engine::TokenLogprob]) {
        self.text.push_str(&echo.text);
        self.offset += echo.text.chars().count();
        if answerer.request.generation.sampling.logprobs.is_some() {
            self.logprobs = echo.logprobs(&answerer.served.runtime.tokenizer, found);
        }
    }

    /// Adds what was generated.
    fn add(&mut self, piece: TextPiece) {
        self.text.push_str(&piece.text);
        self.logprobs.extend(piece.logprobs, &mut self.offset);
    }

    /// Lists the token that ended the text, where the prompt was repeated: those who score texts
    /// count on a token behind the prompt, whichever it is.
    fn end(&mut self, answerer: &Answerer, finished: &Finished) {
        let tokenizer = &answerer.served.runtime.tokenizer;
        if let Some((id, logprob)) = finished.end.as_ref().filter(|_| answerer.request.echo) {
            let spell = |id| tokenizer.token_bytes(id).to_vec();
            self.logprobs.push(&SpelledLogprob::new(*id, logprob, false, &spell), self.offset);
        }
    }

    fn choice(&self, index: usize, reason: Option<&str>) -> Value {
        let logprobs = (!self.logprobs.is_empty()).then_some(&self.logprobs);
        json!({"text": self.text, "index": index, "logprobs": logprobs, "finish_reason": reason})
    }
}

/// The answer as a stream of chunks.
struct CompletionsStream {
    answerer: Answerer,
    head: CompletionsHead,
    progress: JobProgress,
    include_usage: bool,
    totals: Totals,
    /// Characters told of each text, where log probabilities are.
    offsets: BTreeMap<usize, usize>,
    /// The log probabilities of the prompt's tokens, which the texts that continue it repeat.
    prompt_logprobs: Vec<engine::TokenLogprob>,
}

impl CompletionsStream {
    /// A chunk with what was generated.
    fn chunk(&mut self, index: usize, piece: TextPiece, finished: Option<&Finished>) -> Value {
        let offset = self.offsets.entry(index).or_default();
        let mut told = Told { offset: *offset, ..Told::default() };
        told.add(piece);
        *offset = told.offset;
        if let Some(finished) = finished {
            told.end(&self.answerer, finished);
        }
        let reason = finished.map(|finished| finish_reason(&finished.reason));
        self.head.with(vec![told.choice(index, reason)])
    }

    /// The prompt as the first chunk of a text, once all that it tells is known.
    fn echo(&mut self, index: usize) -> Option<Value> {
        let echo = self.answerer.echo(index)?;
        if self.offsets.contains_key(&index) {
            return None;
        }
        if index.is_multiple_of(self.answerer.request.n) {
            let tells = self.answerer.request.generation.sampling.logprobs.is_some();
            if tells && self.progress.prompt_logprobs.len() < echo.n_scored() {
                return None;
            }
            self.prompt_logprobs = std::mem::take(&mut self.progress.prompt_logprobs);
        }
        let mut told = Told::default();
        told.repeat(echo, &self.answerer, &self.prompt_logprobs);
        self.offsets.insert(index, told.offset);
        Some(self.head.with(vec![told.choice(index, None)]))
    }
}

impl Render for CompletionsStream {
    fn event(&mut self, (index, event): Indexed, out: &mut Frames) {
        let told = self.answerer.request.generation.progress.then(|| event.clone());
        let finished = self.progress.take(event, &self.answerer.served.runtime.tokenizer);
        if let Some(progress) = told.and_then(|event| self.progress.prompt_progress(&event)) {
            let mut chunk = self.head.with(Vec::new());
            chunk["prompt_progress"] = json!(progress);
            out.data(&chunk);
        }
        if let Some(chunk) = self.echo(index) {
            out.data(&chunk);
        }
        if let Some(piece) = self.progress.piece() {
            let mut chunk = self.chunk(index, piece, None);
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
            let mut chunk = self.chunk(index, rest, Some(&finished));
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
