//! `POST /completion`: a prompt as text or tokens goes in, its continuation comes out. No chat
//! template, no `[DONE]`.

use std::sync::Arc;

use hyper::body::Bytes;
use hyper::{Response, StatusCode};
use serde_json::{Value, json};

use super::Tally;
use super::completions::Echo;
use super::http::{self, ResponseBody};
use crate::conversation::{JobProgress, TextPiece};
use crate::engine::{FinishReason, Finished, Job};
use crate::model::embedded::IMAGE_ID;
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::images::{self, RequestImage};
use crate::server::jobs::{Indexed, Jobs};
use crate::server::prompt;
use crate::server::sse::{EventStream, Frames, Render};
use crate::server::text::JobText;
use crate::server::wire::common::Totals;
use crate::server::wire::completion::{
    CompletionAnswer, CompletionPart, CompletionRequest, generation_settings, select,
};
use crate::server::wire::foreign::Api;
use crate::server::wire::generation::MAX_TOP_LOGPROBS;
use crate::server::wire::parse_body;
use crate::vision::Parts;

/// Most alternatives to tokens that one answer tells: some 100 MB of JSON.
const MAX_ALTERNATIVES: usize = 1 << 20;

/// What the answers to a request need beside the events.
pub struct Answerer {
    /// The model.
    pub served: Arc<Served>,
    /// What was asked.
    pub request: CompletionRequest,
    settings: Value,
    /// The prompts, as their tokens spell them.
    prompts: Vec<String>,
    /// The same for answers that repeat them.
    echoes: Vec<Echo>,
}

/// Answers a completion request.
pub async fn post(
    app: &Arc<App>,
    served: Arc<Served>,
    body: Bytes,
    tally: Arc<Tally>,
) -> Result<Response<ResponseBody>, ApiError> {
    let engine = Arc::clone(&served.runtime.engine);
    // counted among the bodies in memory until the jobs are ready
    let held = body.clone();
    let request = {
        let app = Arc::clone(app);
        let served = Arc::clone(&served);
        run_blocking(WorkCost::Parse(body.len()), move |_| {
            let body = parse_body(&body)?;
            let n_vocab = served.runtime.tokenizer.n_vocab();
            let request = CompletionRequest::read(&body, Api::Completion, app.defaults(), n_vocab)?;
            // A text that is too long goes no further.
            prompt::pieces_may_fit(&served, &request.prompts)?;
            Ok(request)
        })
        .await?
    };
    let (answerer, jobs) = prepare(app, served, request).await?;
    drop(held);
    let ignored = jobs.first().and_then(prompt::ignored_keywords);
    let mut jobs = Jobs::submit(engine, jobs, tally)?;
    if answerer.request.generation.stream {
        let interval =
            answerer.request.generation.ping_interval.unwrap_or(app.settings.ping_interval);
        jobs.begin(interval.min(app.settings.ping_interval)).await?;
        let progress = answerer.progress();
        let stream =
            CompletionStream { answerer, progress, totals: Totals::default(), has_new_line: false };
        return Ok(http::with_ignored(
            http::events(EventStream::new(jobs, stream, interval)),
            ignored,
        ));
    }
    let texts =
        JobText::collect(jobs, &answerer.served.runtime.tokenizer, answerer.progress()).await?;
    let answer = |(index, text): (usize, JobText)| {
        let has_new_line = text.piece.text.contains('\n');
        answerer.last(index, text.slot, has_new_line, text.piece, &text.finished)
    };
    let answers: Vec<Value> = texts.into_iter().enumerate().map(answer).collect();
    let response = match answers.as_slice() {
        [answer] if !answerer.request.many => http::json(StatusCode::OK, answer),
        answers => http::json(StatusCode::OK, &answers),
    };
    Ok(http::with_ignored(response, ignored))
}

/// Returns what is needed to answer, and the jobs: for each prompt one for each of its texts.
///
/// # Errors
/// What is wrong with the request, with its field.
pub async fn prepare(
    app: &App,
    served: Arc<Served>,
    mut request: CompletionRequest,
) -> Result<(Answerer, Vec<Job>), ApiError> {
    let wanted = std::mem::take(&mut request.images).into_iter();
    let wanted = wanted.map(|(field, url)| RequestImage { field, url }).collect();
    let images = images::load(&app.settings.images, &served, wanted).await?;
    let text = prompt::text_bytes(&request.prompts);
    let cost = match request.generation.constraint {
        Some(_) => WorkCost::Compile(text),
        None => WorkCost::Text(text),
    };
    run_blocking(cost, move |cancel| Answerer::new(served, request, &images, cancel)).await
}

/// Refuses jobs that would tell more alternatives than an answer holds: those of each token that
/// may be chosen, where they are more than in OpenAI's interface, and of each token of a prompt.
fn check_alternatives(jobs: &[Job], n_ctx: usize, api: Api) -> Result<(), ApiError> {
    let mut total = 0_usize;
    for job in jobs {
        let n = job.sampling.logprobs.filter(|&n| n > MAX_TOP_LOGPROBS as usize).unwrap_or(0);
        let room = (n_ctx + 1).saturating_sub(job.prompt.len());
        let chosen = match (job.max_tokens, job.shift) {
            (Some(most), Some(_)) => most,
            (most, _) => most.unwrap_or(room).min(room),
        };
        let of_prompt = job.prompt_logprobs.map_or(0, |n| job.prompt.len().saturating_mul(n + 1));
        total = total.saturating_add(chosen.saturating_mul(n)).saturating_add(of_prompt);
    }
    if total > MAX_ALTERNATIVES {
        let what = format!(
            "up to {total} alternatives would be told in all, expected at most {MAX_ALTERNATIVES}; ask for fewer, \
             for fewer tokens, or for fewer texts"
        );
        let field = if api == Api::Completion { "n_probs" } else { "logprobs" };
        return Err(ApiError::bad_field(field, what));
    }
    Ok(())
}

impl Answerer {
    fn new(
        served: Arc<Served>,
        mut request: CompletionRequest,
        images: &[Arc<Parts>],
        cancel: &CancelFlag,
    ) -> Result<(Answerer, Vec<Job>), ApiError> {
        let mut jobs = Vec::new();
        let mut prompts = Vec::new();
        let mut echoes = Vec::new();
        let sampling = prompt::sampling(&served, &request.generation, cancel)?;
        for pieces in std::mem::take(&mut request.prompts) {
            let prompt = prompt::of_pieces(&served, &pieces, images, cancel)?;
            let mut job =
                prompt::job(&served, prompt, &request.generation, sampling.clone(), cancel)?;
            if request.echo {
                if !job.images.is_empty() {
                    let what = "a prompt with images is no text; expected one without them";
                    return Err(ApiError::bad_field("echo", what));
                }
                echoes.push(Echo::new(&served.runtime.tokenizer, &job.prompt, &pieces));
                job.prompt_logprobs = request.generation.sampling.logprobs;
            }
            let text: Vec<u32> =
                job.prompt.iter().copied().filter(|id| id & IMAGE_ID == 0).collect();
            prompts.push(
                String::from_utf8_lossy(&served.runtime.tokenizer.decode(&text, true)).into_owned(),
            );
            jobs.extend((0..request.n).map(|i| prompt::nth(&job, i)));
        }
        check_alternatives(&jobs, served.runtime.engine.n_ctx(), request.api)?;
        let mut settings = generation_settings(&request.generation);
        if let (true, Some(bias)) =
            (request.generation.ignore_eos, settings["logit_bias"].as_array_mut())
        {
            // A ban has no number in JSON.
            let ends = served.runtime.tokenizer.eog_ids();
            bias.extend(ends.iter().map(|id| json!({"token": id, "bias": null})));
        }
        Ok((Answerer { served, request, settings, prompts, echoes }, jobs))
    }

    /// The prompt that text number `index` repeats, if it does.
    pub fn echo(&self, index: usize) -> Option<&Echo> {
        self.echoes.get(index / self.request.n)
    }

    /// Returns what the events of an answer are collected in.
    pub fn progress(&self) -> JobProgress {
        let post_sampling = self.request.generation.sampling.post_sampling;
        JobProgress { post_sampling, ..JobProgress::default() }
    }

    /// The answer that ends the text number `index`; `shown` is what it tells of the text itself.
    fn last(
        &self,
        index: usize,
        slot: u32,
        has_new_line: bool,
        shown: TextPiece,
        finished: &Finished,
    ) -> Value {
        let (stop_type, stopping_word) = match &finished.reason {
            FinishReason::Stop => ("eos", ""),
            FinishReason::Length => ("limit", ""),
            FinishReason::StopWord(word) => ("word", word.as_str()),
        };
        let usage = &finished.usage;
        let mut totals = Totals::default();
        totals.add(usage, &finished.timings);
        let has_logprobs = self.request.generation.sampling.logprobs.is_some();
        let answer = CompletionAnswer {
            index,
            content: shown.text,
            tokens: if self.request.return_tokens { shown.tokens } else { Vec::new() },
            id_slot: slot,
            stop: true,
            model: self.served.info.names.first().map_or("", String::as_str),
            tokens_predicted: usage.completion_tokens,
            tokens_evaluated: usage.prompt_tokens,
            generation_settings: &self.settings,
            prompt: self.prompts.get(index / self.request.n).map_or("", String::as_str),
            has_new_line,
            truncated: usage.prompt_tokens + usage.completion_tokens
                >= self.served.runtime.engine.n_ctx(),
            stop_type,
            stopping_word,
            // The last token chosen is not computed.
            tokens_cached: usage.prompt_tokens + usage.completion_tokens.saturating_sub(1),
            timings: totals.timings(),
            completion_probabilities: has_logprobs.then_some(shown.logprobs),
        };
        select(serde_json::to_value(answer).unwrap_or_default(), &self.request.response_fields)
    }
}

/// The answer as a stream: parts with text, then per text the whole answer without its text.
struct CompletionStream {
    answerer: Answerer,
    /// The text being told.
    progress: JobProgress,
    totals: Totals,
    has_new_line: bool,
}

impl Render for CompletionStream {
    fn event(&mut self, (index, event): Indexed, out: &mut Frames) {
        let told = self.answerer.request.generation.progress.then(|| event.clone());
        let finished = self.progress.take(event, &self.answerer.served.runtime.tokenizer);
        let timings = self.answerer.request.generation.timings_per_token.then(|| {
            let mut totals = self.totals;
            totals.add(&self.progress.usage(), &self.progress.timings);
            totals.timings()
        });
        if let Some(progress) = told.and_then(|event| self.progress.prompt_progress(&event)) {
            let mut timings = timings;
            if let Some(timings) = &mut timings {
                timings.reading(progress.processed - progress.cache, progress.time_ms);
            }
            out.data(&CompletionPart {
                index,
                content: String::new(),
                tokens: Vec::new(),
                stop: false,
                id_slot: self.progress.slot,
                tokens_predicted: 0,
                tokens_evaluated: self.progress.prompt_tokens,
                completion_probabilities: None,
                timings,
                prompt_progress: Some(progress),
            });
        }
        if let Some(piece) = self.progress.piece() {
            self.has_new_line |= piece.text.contains('\n');
            let has_logprobs = !piece.logprobs.is_empty();
            out.data(&CompletionPart {
                index,
                content: piece.text,
                tokens: piece.tokens,
                stop: false,
                id_slot: self.progress.slot,
                tokens_predicted: self.progress.chosen,
                tokens_evaluated: self.progress.prompt_tokens,
                completion_probabilities: has_logprobs.then_some(piece.logprobs),
                timings,
                prompt_progress: None,
            });
        }
        if let Some(finished) = finished {
            self.totals.add(&finished.usage, &finished.timings);
            let slot = self.progress.slot;
            let rest = std::mem::take(&mut self.progress.new);
            let has_new_line = std::mem::take(&mut self.has_new_line);
            out.data(&self.answerer.last(index, slot, has_new_line, rest, &finished));
        }
    }

    fn end(&mut self, _: &mut Frames) {}
}
