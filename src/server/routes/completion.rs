//! `POST /completion`: a prompt as text or tokens goes in, its continuation comes out. No chat
//! template, no `[DONE]`.

use std::sync::Arc;

use hyper::body::Bytes;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};

use super::completions::Echo;
use super::text::TextApi;
use crate::conversation::{JobProgress, PromptProgress, TextPiece};
use crate::engine::{Event, FinishReason, Finished, Job};
use crate::model::embedded::IMAGE_ID;
use crate::runtime::Served;
use crate::server::adapters::answer_name;
use crate::server::app::App;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::fields::Fields;
use crate::server::images;
use crate::server::infill;
use crate::server::jobs::JobText;
use crate::server::prompt;
use crate::server::sse::{Frames, Render};
use crate::server::wire::common::{AnswerTimings, Totals};
use crate::server::wire::completion::{
    CompletionAnswer, CompletionPart, CompletionRequest, generation_settings, select,
};
use crate::server::wire::constraint::quoted;
use crate::server::wire::foreign::Api;
use crate::server::wire::generation::{Generation, MAX_TOP_LOGPROBS};
use crate::server::wire::parse_body;
use crate::vision::Parts;

/// Most log-probabilities of tokens in one answer: some 100 MB of JSON.
const MAX_ALTERNATIVES: usize = 1 << 20;

/// A completion request that was checked and tokenized.
pub(super) struct PreparedCompletion {
    /// The model.
    pub served: Arc<Served>,
    /// The request.
    pub request: CompletionRequest,
    settings: Value,
    /// The prompts, as their tokens spell them.
    prompts: Vec<String>,
    /// The prompts as answers repeat them, if they do.
    echoes: Vec<Echo>,
}

/// An answer as JSON. One that is sent whole is kept as text: with many log-probabilities it takes
/// ten times the memory as values.
#[derive(Serialize)]
#[serde(untagged)]
enum AnswerJson {
    Whole(Box<RawValue>),
    Selected(Value),
}

/// The answer to a request for one text, or for several.
#[derive(Serialize)]
#[serde(untagged)]
enum AnswerJsons {
    One(AnswerJson),
    All(Vec<AnswerJson>),
}

/// The requests that are about a gap in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gaps {
    /// All of them.
    Always,
    /// Those of OpenAI's interface with a suffix.
    BySuffix,
}

/// llama-server's interface to continue a prompt.
pub(super) struct CompletionApi(PreparedCompletion);

impl TextApi for CompletionApi {
    async fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
    ) -> Result<(Self, Vec<Job>), ApiError> {
        let (prepared, jobs) =
            PreparedCompletion::prepare(app, served, body, Api::Completion).await?;
        Ok((Self(prepared), jobs))
    }

    fn served(&self) -> &Served {
        &self.0.served
    }

    fn generation(&self) -> &Generation {
        &self.0.request.generation
    }

    fn progress(&self) -> JobProgress {
        self.0.progress()
    }

    fn whole(self, texts: Vec<JobText>) -> Result<impl Serialize, ApiError> {
        let answer = |(index, text): (usize, JobText)| {
            let has_new_line = text.piece.text.contains('\n');
            self.0.last(index, text.slot, has_new_line, text.piece, &text.finished)
        };
        let mut answers: Vec<AnswerJson> = texts.into_iter().enumerate().map(answer).collect();
        if answers.len() > 1 || self.0.request.many {
            return Ok(AnswerJsons::All(answers));
        }
        answers.pop().map(AnswerJsons::One).ok_or_else(|| ApiError::internal("no text"))
    }

    fn stream(self) -> impl Render + 'static {
        CompletionStream {
            progress: self.progress(),
            prepared: self.0,
            totals: Totals::default(),
            has_new_line: false,
        }
    }
}

/// llama-server's interface to fill a gap in a text; its answers are those of [`CompletionApi`].
pub(super) struct InfillApi(CompletionApi);

impl TextApi for InfillApi {
    async fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
    ) -> Result<(Self, Vec<Job>), ApiError> {
        let prepared =
            PreparedCompletion::prepare_with(app, served, body, Api::Completion, Gaps::Always);
        let (prepared, jobs) = prepared.await?;
        Ok((Self(CompletionApi(prepared)), jobs))
    }

    fn served(&self) -> &Served {
        self.0.served()
    }

    fn generation(&self) -> &Generation {
        self.0.generation()
    }

    fn progress(&self) -> JobProgress {
        self.0.progress()
    }

    fn whole(self, texts: Vec<JobText>) -> Result<impl Serialize, ApiError> {
        self.0.whole(texts)
    }

    fn stream(self) -> impl Render + 'static {
        self.0.stream()
    }
}

/// Refuses jobs with more alternatives than an answer holds: those of each token that may be
/// chosen, where they are more than in OpenAI's interface, and of each token of a prompt.
fn check_alternatives(jobs: &[Job], n_ctx: usize, api: Api) -> Result<(), ApiError> {
    let mut total = 0_usize;
    for job in jobs {
        let n = job.sampling.logprobs.filter(|&n| n > MAX_TOP_LOGPROBS as usize).unwrap_or(0);
        let left = (n_ctx + 1).saturating_sub(job.prompt.len());
        let chosen = match (job.max_tokens, job.shift) {
            (Some(most), Some(_)) => most,
            (most, _) => most.unwrap_or(left).min(left),
        };
        let of_prompt = job.prompt_logprobs.map_or(0, |n| job.prompt.len().saturating_mul(n + 1));
        total = total.saturating_add(chosen.saturating_mul(n)).saturating_add(of_prompt);
    }
    if total > MAX_ALTERNATIVES {
        let what = format!(
            "up to {total} alternatives would be told in all, expected at most \
             {MAX_ALTERNATIVES}; ask for fewer, for fewer tokens, or for fewer texts"
        );
        let field = if api == Api::Completion { "n_probs" } else { "logprobs" };
        return Err(ApiError::bad_field(field, what));
    }
    Ok(())
}

impl PreparedCompletion {
    /// Reads a request to one of the two endpoints, and prepares for each prompt a job for each of
    /// its texts.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub(super) async fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
        api: Api,
    ) -> Result<(PreparedCompletion, Vec<Job>), ApiError> {
        Self::prepare_with(app, served, body, api, Gaps::BySuffix).await
    }

    /// Does the same as [`PreparedCompletion::prepare`] for a body that may be about a gap in a
    /// text.
    ///
    /// # Errors
    /// As [`PreparedCompletion::prepare`], and 501 for a model that fills none.
    pub(super) async fn prepare_with(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
        api: Api,
        gaps: Gaps,
    ) -> Result<(PreparedCompletion, Vec<Job>), ApiError> {
        // counted among the bodies in memory until the jobs are ready
        let held = body.clone();
        let mut request = read(app, &served, body, api, gaps).await?;
        let urls = std::mem::take(&mut request.images);
        let images = images::load(&app.settings.images, &served, urls).await?;
        let text = prompt::text_bytes(&request.prompts) + request.generation.bias_bytes();
        let cost = match request.generation.constraint {
            Some(_) => WorkCost::Compile(text),
            None => WorkCost::Text(text),
        };
        let work = move |cancel: &CancelFlag| {
            if let Some(constraint) = &mut request.generation.constraint {
                quoted::resolve(constraint, &held)?;
            }
            Self::of(served, request, &images, cancel)
        };
        run_blocking(cost, work).await
    }

    fn of(
        served: Arc<Served>,
        mut request: CompletionRequest,
        images: &[Arc<Parts>],
        cancel: &CancelFlag,
    ) -> Result<(PreparedCompletion, Vec<Job>), ApiError> {
        let mut jobs = Vec::new();
        let mut prompts = Vec::new();
        let mut echoes = Vec::new();
        let generation = &request.generation;
        let sampling = prompt::sampling(&served, generation, cancel)?;
        let constraint = generation.constraint.as_ref();
        for pieces in std::mem::take(&mut request.prompts) {
            let prompt = prompt::of_pieces(&served, &pieces, images, cancel)?;
            let sampling = sampling.clone();
            let mut job = prompt::job(&served, prompt, generation, sampling, constraint, cancel)?;
            if request.echo {
                if !job.images.is_empty() {
                    let what = "a prompt with images is no text; expected one without them";
                    return Err(ApiError::bad_field("echo", what));
                }
                echoes.push(Echo::new(&served.runtime.tokenizer, &job.prompt, &pieces));
                job.prompt_logprobs = generation.sampling.logprobs;
            }
            let text: Vec<u32> =
                job.prompt.iter().copied().filter(|id| id & IMAGE_ID == 0).collect();
            let text = served.runtime.tokenizer.decode_marked(&text);
            prompts.push(String::from_utf8_lossy(&text).into_owned());
            prompt::heal(&served, generation, &mut job, None);
            jobs.extend((0..request.n).map(|i| prompt::nth_choice(&job, i)));
        }
        check_alternatives(&jobs, served.runtime.engine.n_ctx(), request.api)?;
        let settings = settings(&served, generation);
        Ok((PreparedCompletion { served, request, settings, prompts, echoes }, jobs))
    }

    /// Returns the prompt that text number `index` repeats, if it does.
    pub(super) fn echo(&self, index: usize) -> Option<&Echo> {
        self.echoes.get(index / self.request.n)
    }

    /// Returns an empty collector for the events of an answer.
    pub(super) fn progress(&self) -> JobProgress {
        let post_sampling = self.request.generation.sampling.post_sampling;
        JobProgress { post_sampling, ..JobProgress::default() }
    }

    /// Returns the answer that ends the text number `index`; `piece` is the part of the text that
    /// it holds.
    fn last(
        &self,
        index: usize,
        slot: u32,
        has_new_line: bool,
        piece: TextPiece,
        finished: &Finished,
    ) -> AnswerJson {
        let (stop_type, stopping_word) = match &finished.reason {
            FinishReason::Stop => ("eos", ""),
            FinishReason::Length => ("limit", ""),
            FinishReason::StopWord(word) => ("word", word.as_str()),
        };
        let usage = &finished.usage;
        let mut totals = Totals::default();
        totals.add(usage, &finished.timings);
        let has_logprobs = self.request.generation.sampling.logprobs.is_some();
        let n_tokens = usage.prompt_tokens + usage.completion_tokens;
        let answer = CompletionAnswer {
            index,
            content: piece.text,
            tokens: if self.request.return_tokens { piece.tokens } else { Vec::new() },
            id_slot: slot,
            stop: true,
            model: &answer_name(&self.served, &self.request.generation.adapters),
            tokens_predicted: usage.completion_tokens,
            tokens_evaluated: usage.prompt_tokens,
            generation_settings: &self.settings,
            prompt: self.prompts.get(index / self.request.n).map_or("", String::as_str),
            has_new_line,
            truncated: n_tokens >= self.served.runtime.engine.n_ctx(),
            stop_type,
            stopping_word,
            // The last token chosen is not computed.
            tokens_cached: usage.prompt_tokens + usage.completion_tokens.saturating_sub(1),
            timings: totals.timings(),
            completion_probabilities: has_logprobs.then_some(piece.logprobs),
        };
        let fields = &self.request.response_fields;
        if fields.is_empty()
            && let Ok(whole) = to_raw_value(&answer)
        {
            return AnswerJson::Whole(whole);
        }
        AnswerJson::Selected(select(serde_json::to_value(answer).unwrap_or_default(), fields))
    }
}

/// Reads a request to one of the two endpoints.
async fn read(
    app: &Arc<App>,
    served: &Arc<Served>,
    body: Bytes,
    api: Api,
    gaps: Gaps,
) -> Result<CompletionRequest, ApiError> {
    let app = Arc::clone(app);
    let served = Arc::clone(served);
    let cost = match gaps {
        Gaps::Always => WorkCost::Text(body.len()),
        Gaps::BySuffix => WorkCost::Parse(body.len()),
    };
    run_blocking(cost, move |cancel| {
        let mut body = parse_body(&body)?;
        let suffix = Fields::of_body(&body)?.string("suffix")?;
        let has_suffix = suffix.is_some_and(|suffix| !suffix.is_empty());
        if gaps == Gaps::Always || has_suffix && api == Api::Completions {
            infill::rewrite(&served, &mut body, app.defaults().suffix_first, cancel)?;
        }
        let n_vocab = served.runtime.tokenizer.n_vocab();
        let request = CompletionRequest::read(&body, api, app.defaults(), n_vocab)?;
        // A text that is too long goes no further.
        prompt::pieces_may_fit(&served, &request.prompts)?;
        Ok(request)
    })
    .await
}

/// Returns the settings of a request, as its answer repeats them.
fn settings(served: &Served, generation: &Generation) -> Value {
    let mut settings = generation_settings(generation);
    if generation.ignore_eos
        && let Some(bias) = settings["logit_bias"].as_array_mut()
    {
        // A ban has no number in JSON.
        let ends = served.runtime.tokenizer.eog_ids();
        bias.extend(ends.iter().map(|id| json!({"token": id, "bias": null})));
    }
    settings
}

/// The answer as a stream: parts with text, then per text the whole answer without its text.
struct CompletionStream {
    prepared: PreparedCompletion,
    /// The text that is being emitted.
    progress: JobProgress,
    totals: Totals,
    has_new_line: bool,
}

impl CompletionStream {
    /// Returns a part without text, of the text number `index`.
    fn part(&self, index: usize, timings: Option<AnswerTimings>) -> CompletionPart {
        CompletionPart {
            index,
            content: String::new(),
            tokens: Vec::new(),
            stop: false,
            id_slot: self.progress.slot,
            tokens_predicted: 0,
            tokens_evaluated: self.progress.prompt_tokens,
            completion_probabilities: None,
            timings,
            prompt_progress: None,
        }
    }

    /// Returns the part that says how much of the prompt is computed.
    fn progress_part(
        &self,
        index: usize,
        progress: PromptProgress,
        mut timings: Option<AnswerTimings>,
    ) -> CompletionPart {
        if let Some(timings) = &mut timings {
            timings.reading(progress.processed - progress.cache, progress.time_ms);
        }
        CompletionPart { prompt_progress: Some(progress), ..self.part(index, timings) }
    }

    fn text_part(
        &self,
        index: usize,
        piece: TextPiece,
        timings: Option<AnswerTimings>,
    ) -> CompletionPart {
        let has_logprobs = !piece.logprobs.is_empty();
        CompletionPart {
            content: piece.text,
            tokens: piece.tokens,
            tokens_predicted: self.progress.chosen,
            completion_probabilities: has_logprobs.then_some(piece.logprobs),
            ..self.part(index, timings)
        }
    }
}

impl Render for CompletionStream {
    fn event(&mut self, index: usize, event: Event, out: &mut Frames) {
        let generation = &self.prepared.request.generation;
        let progress_event = generation.progress.then(|| event.clone());
        let timings_per_token = generation.timings_per_token;
        let finished = self.progress.take(event, &self.prepared.served.runtime.tokenizer);
        let timings = timings_per_token.then(|| {
            let mut totals = self.totals;
            totals.add(&self.progress.usage(), &self.progress.timings);
            totals.timings()
        });
        if let Some(progress) =
            progress_event.and_then(|event| self.progress.prompt_progress(&event))
        {
            out.data(&self.progress_part(index, progress, timings));
        }
        if let Some(piece) = self.progress.piece() {
            self.has_new_line |= piece.text.contains('\n');
            out.data(&self.text_part(index, piece, timings));
        }
        if let Some(finished) = finished {
            self.totals.add(&finished.usage, &finished.timings);
            let slot = self.progress.slot;
            let rest = std::mem::take(&mut self.progress.new);
            let has_new_line = std::mem::take(&mut self.has_new_line);
            out.data(&self.prepared.last(index, slot, has_new_line, rest, &finished));
        }
    }

    fn end(&mut self, _: &mut Frames) {}
}
