//! `POST /v1/completions`: a prompt goes in, its continuation comes out, in OpenAI's older form.

mod echo;

use std::collections::BTreeMap;
use std::sync::Arc;

use hyper::body::Bytes;
use serde::Serialize;

pub(super) use echo::Echo;

use super::chat::FINGERPRINT;
use super::completion::PreparedCompletion;
use super::text::TextApi;
use crate::conversation::{JobProgress, Likelihood, SpelledLogprob, TextPiece};
use crate::engine::{Event, Finished, Job, TokenLogprob};
use crate::runtime::Served;
use crate::server::adapters::answer_name;
use crate::server::app::App;
use crate::server::error::ApiError;
use crate::server::jobs::JobText;
use crate::server::sse::{Frames, Render};
use crate::server::wire::common::{Totals, finish_reason};
use crate::server::wire::completions::{
    CompletionsAnswer, CompletionsChoice, CompletionsHead, LogprobLists,
};
use crate::server::wire::foreign::Api;
use crate::server::wire::generation::Generation;
use crate::util::clock::unix_time;
use crate::util::random::random_name;

/// OpenAI's older interface to continue a prompt.
pub(super) struct CompletionsApi {
    prepared: PreparedCompletion,
    head: CompletionsHead,
}

impl TextApi for CompletionsApi {
    async fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
    ) -> Result<(Self, Vec<Job>), ApiError> {
        let (prepared, jobs) =
            PreparedCompletion::prepare(app, served, body, Api::Completions).await?;
        let head = CompletionsHead {
            id: format!("cmpl-{}", random_name()),
            object: "text_completion",
            created: unix_time(),
            model: answer_name(&prepared.served, &prepared.request.generation.adapters),
            system_fingerprint: FINGERPRINT,
        };
        Ok((Self { prepared, head }, jobs))
    }

    fn served(&self) -> &Served {
        &self.prepared.served
    }

    fn generation(&self) -> &Generation {
        &self.prepared.request.generation
    }

    fn progress(&self) -> JobProgress {
        self.prepared.progress()
    }

    fn whole(self, texts: Vec<JobText>) -> Result<impl Serialize, ApiError> {
        let Self { prepared, head } = self;
        let mut totals = Totals::default();
        let n = prepared.request.n;
        let mut prompt_logprobs = Vec::new();
        let mut choices = Vec::new();
        for (index, text) in texts.into_iter().enumerate() {
            // Choices share their prompt, prompts do not.
            totals.add_of(index % n == 0, &text.finished.usage, &text.finished.timings);
            if index % n == 0 {
                prompt_logprobs = text.prompt_logprobs;
            }
            let mut choice = ChoiceText::default();
            if let Some(echo) = prepared.echo(index) {
                choice.push_prompt(echo, &prepared, &prompt_logprobs);
            }
            choice.push(text.piece);
            choice.push_end(&prepared, &text.finished);
            choices.push(choice.finish(index, Some(finish_reason(&text.finished.reason))));
        }
        let usage = Some(totals.usage());
        let timings = Some(totals.timings());
        Ok(CompletionsAnswer { usage, timings, ..CompletionsAnswer::new(head, choices) })
    }

    fn stream(self) -> impl Render + 'static {
        CompletionsStream {
            progress: self.progress(),
            prepared: self.prepared,
            head: self.head,
            totals: Totals::default(),
            offsets: BTreeMap::new(),
            prompt_logprobs: Vec::new(),
        }
    }
}

/// A text in an answer, or in a chunk of a streamed one.
#[derive(Default)]
struct ChoiceText {
    text: String,
    logprobs: LogprobLists,
    /// Characters of the text that have been emitted, here and in the chunks before.
    offset: usize,
}

impl ChoiceText {
    /// Adds the prompt, at the beginning.
    fn push_prompt(&mut self, echo: &Echo, prepared: &PreparedCompletion, found: &[TokenLogprob]) {
        self.text.push_str(&echo.text);
        self.offset += echo.text.chars().count();
        if prepared.request.generation.sampling.logprobs.is_some() {
            self.logprobs = echo.logprobs(&prepared.served.runtime.tokenizer, found);
        }
    }

    /// Adds generated text.
    fn push(&mut self, piece: TextPiece) {
        self.text.push_str(&piece.text);
        self.logprobs.extend(piece.logprobs, &mut self.offset);
    }

    /// Lists the token that ended the text, if the prompt was repeated: programs that score texts
    /// count on a token after the prompt, whichever it is.
    fn push_end(&mut self, prepared: &PreparedCompletion, finished: &Finished) {
        let tokenizer = &prepared.served.runtime.tokenizer;
        if let Some((id, logprob)) = finished.end.as_ref().filter(|_| prepared.request.echo) {
            let spell = |id| tokenizer.token_bytes(id).to_vec();
            self.logprobs
                .push(&SpelledLogprob::new(*id, logprob, Likelihood::Logprob, &spell), self.offset);
        }
    }

    fn finish(self, index: usize, finish_reason: Option<&'static str>) -> CompletionsChoice {
        CompletionsChoice::new(self.text, index, &self.logprobs, finish_reason)
    }
}

/// The answer as a stream of chunks.
struct CompletionsStream {
    prepared: PreparedCompletion,
    head: CompletionsHead,
    progress: JobProgress,
    totals: Totals,
    /// Characters emitted of each text, where log probabilities are.
    offsets: BTreeMap<usize, usize>,
    /// The log probabilities of the prompt's tokens, which the texts that continue it repeat.
    prompt_logprobs: Vec<TokenLogprob>,
}

impl CompletionsStream {
    fn answer(&self, choices: Vec<CompletionsChoice>) -> CompletionsAnswer {
        CompletionsAnswer::new(self.head.clone(), choices)
    }

    /// Returns a chunk of generated text.
    fn chunk(
        &mut self,
        index: usize,
        piece: TextPiece,
        finished: Option<&Finished>,
    ) -> CompletionsAnswer {
        let offset = self.offsets.entry(index).or_default();
        let mut choice = ChoiceText { offset: *offset, ..ChoiceText::default() };
        choice.push(piece);
        *offset = choice.offset;
        if let Some(finished) = finished {
            choice.push_end(&self.prepared, finished);
        }
        let reason = finished.map(|finished| finish_reason(&finished.reason));
        self.answer(vec![choice.finish(index, reason)])
    }

    /// Returns the prompt as the first chunk of a text, once all that it holds is known.
    fn echo(&mut self, index: usize) -> Option<CompletionsAnswer> {
        let echo = self.prepared.echo(index)?;
        if self.offsets.contains_key(&index) {
            return None;
        }
        if index.is_multiple_of(self.prepared.request.n) {
            let has_logprobs = self.prepared.request.generation.sampling.logprobs.is_some();
            if has_logprobs && self.progress.prompt_logprobs.len() < echo.n_scored() {
                return None;
            }
            self.prompt_logprobs = std::mem::take(&mut self.progress.prompt_logprobs);
        }
        let mut choice = ChoiceText::default();
        choice.push_prompt(echo, &self.prepared, &self.prompt_logprobs);
        self.offsets.insert(index, choice.offset);
        Some(self.answer(vec![choice.finish(index, None)]))
    }
}

impl Render for CompletionsStream {
    fn event(&mut self, index: usize, event: Event, out: &mut Frames) {
        let generation = &self.prepared.request.generation;
        let progress_event = generation.progress.then(|| event.clone());
        let timings_per_token = generation.timings_per_token;
        let finished = self.progress.take(event, &self.prepared.served.runtime.tokenizer);
        let prompt_progress =
            progress_event.and_then(|event| self.progress.prompt_progress(&event));
        if prompt_progress.is_some() {
            out.data(&CompletionsAnswer { prompt_progress, ..self.answer(Vec::new()) });
        }
        if let Some(chunk) = self.echo(index) {
            out.data(&chunk);
        }
        if let Some(piece) = self.progress.piece() {
            let mut chunk = self.chunk(index, piece, None);
            if timings_per_token {
                let mut totals = self.totals;
                totals.add(&self.progress.usage(), &self.progress.timings);
                chunk.timings = Some(totals.timings());
            }
            out.data(&chunk);
        }
        if let Some(finished) = finished {
            let is_first = index.is_multiple_of(self.prepared.request.n);
            self.totals.add_of(is_first, &finished.usage, &finished.timings);
            let rest = std::mem::take(&mut self.progress.new);
            let mut chunk = self.chunk(index, rest, Some(&finished));
            if !self.prepared.request.include_usage {
                chunk.timings = Some(self.totals.timings());
            }
            out.data(&chunk);
        }
    }

    fn end(&mut self, out: &mut Frames) {
        if self.prepared.request.include_usage {
            let usage = Some(self.totals.usage());
            let timings = Some(self.totals.timings());
            out.data(&CompletionsAnswer { usage, timings, ..self.answer(Vec::new()) });
        }
        out.done();
    }
}
