//! `POST /v1/embeddings`, and `/embedding` as llama-server has it: texts go in, with images or
//! without, and vectors come out.

use std::collections::VecDeque;
use std::sync::Arc;

use hyper::body::Bytes;

use super::{RouteCall, RouteResult, Tally, http};
use crate::engine::{Event, Job, JobHandle, Pooling, SubmitError};
use crate::runtime::Served;
use crate::server::adapters;
use crate::server::app::App;
use crate::server::batches::InBackground;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::images;
use crate::server::json::to_json;
use crate::server::prompt;
use crate::server::wire::adapters::ChosenAdapters;
use crate::server::wire::completion::PromptPiece;
use crate::server::wire::embeddings::{
    EmbeddingsEntry, EmbeddingsInput, EmbeddingsList, EmbeddingsRequest, EmbeddingsUsage,
    TextEmbeddings,
};
use crate::server::wire::parse_body;

/// The vectors of one text; scores, for a model that ranks.
pub(super) struct EmbeddedText {
    /// One vector, or one per token.
    pub vectors: Vec<Vec<f32>>,
    /// Tokens of the text.
    pub n_tokens: usize,
}

/// The form of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum EmbeddingsForm {
    OpenAi,
    /// llama-server's own, which can hold a vector per token.
    Native,
}

/// Answers an embeddings request in OpenAI's form.
pub(super) async fn openai(call: RouteCall) -> RouteResult {
    embed(call, EmbeddingsForm::OpenAi).await
}

/// Answers an embeddings request in llama-server's own form.
pub(super) async fn native(call: RouteCall) -> RouteResult {
    embed(call, EmbeddingsForm::Native).await
}

async fn embed(call: RouteCall, form: EmbeddingsForm) -> RouteResult {
    let RouteCall { app, request, tally } = call;
    let served = app.served()?;
    let is_background = request.extensions().get::<InBackground>().is_some();
    let body = request.into_body();
    let Some(pooling) = served.info.pooling else {
        return Err(ApiError::unsupported_endpoint(
            "this model generates text; `hob serve --embeddings` gives its hidden states as \
             embeddings",
        ));
    };
    if form == EmbeddingsForm::OpenAi && pooling == Pooling::None {
        return Err(ApiError::bad_request(
            "without pooling a text has a vector per token, which OpenAI's form has no place for: \
             start with --pooling mean, cls or last, or use /embedding",
        ));
    }
    let width = match &served.runtime.model.weights.classifier {
        Some(classifier) if served.info.ranks => classifier.n_scores(),
        _ => served.info.n_embd,
    };
    let read = move |body: &[u8]| EmbeddingsRequest::read(&parse_body(body)?, width);
    let call = EmbeddingCall { app: &app, served: &served, pooling, is_background, tally: &tally };
    let (request, embedded) = call.embed(body, read).await?;
    let n_values: usize = embedded.iter().flat_map(|text| &text.vectors).map(Vec::len).sum();
    // writing a value takes as long as parsing one, of some twelve characters
    let cost = WorkCost::Parse(n_values.saturating_mul(12));
    let write = move |_: &CancelFlag| write(&served, &request, embedded, pooling, form);
    run_blocking(cost, write).await
}

/// The circumstances of an embeddings request.
pub(super) struct EmbeddingCall<'a> {
    /// The server.
    pub app: &'a App,
    /// The model.
    pub served: &'a Arc<Served>,
    /// The way from the states of tokens to a vector.
    pub pooling: Pooling,
    /// True for one of a batch.
    pub is_background: bool,
    /// The counter of what is computed.
    pub tally: &'a Tally,
}

impl EmbeddingCall<'_> {
    /// Reads a request, and returns it without its texts, and what these become.
    ///
    /// # Errors
    /// 400 for a request that `read` refuses, an image that cannot be used, or a text that the
    /// engine does not take.
    pub(super) async fn embed(
        &self,
        body: Bytes,
        read: impl FnOnce(&[u8]) -> Result<EmbeddingsRequest, ApiError> + Send + 'static,
    ) -> Result<(EmbeddingsRequest, Vec<EmbeddedText>), ApiError> {
        // counted among the bodies in memory until the jobs are ready
        let mut held = Some(body.clone());
        let mut request = run_blocking(WorkCost::Parse(body.len()), move |_| read(&body)).await?;
        let mut waiting: VecDeque<EmbeddingsInput> = std::mem::take(&mut request.inputs).into();
        let mut embedded = Vec::new();
        while !waiting.is_empty() {
            let inputs = waiting.drain(..n_at_once(&waiting)).collect();
            let jobs = self.jobs(inputs, &request.adapters).await?;
            if waiting.is_empty() {
                held = None;
            }
            embedded.extend(compute(self.served, jobs, self.tally).await?);
        }
        drop(held);
        Ok((request, embedded))
    }

    /// Returns a job for each of some texts.
    async fn jobs(
        &self,
        mut inputs: Vec<EmbeddingsInput>,
        adapters: &ChosenAdapters,
    ) -> Result<Vec<Job>, ApiError> {
        let requested = inputs.iter_mut().flat_map(|input| std::mem::take(&mut input.images));
        let requested = requested.collect();
        let images = images::load(&self.app.settings.images, self.served, requested).await?;
        let texts: Vec<Vec<PromptPiece>> = inputs.into_iter().map(|input| input.pieces).collect();
        let served = Arc::clone(self.served);
        let mix = adapters::mix(&served, adapters)?;
        let pooling = self.pooling;
        let is_background = self.is_background;
        run_blocking(WorkCost::Text(prompt::text_bytes(&texts)), move |cancel| {
            prompt::pieces_may_fit(&served, &texts).map_err(|error| error.about("input"))?;
            let jobs = texts.iter().map(|pieces| {
                let prompt = prompt::of_pieces(&served, pieces, &images, cancel)?;
                let job = Job {
                    images: prompt.images,
                    pooling: Some(pooling),
                    adapters: mix.clone(),
                    is_background,
                    ..Job::new(prompt.tokens)
                };
                let checked = served.runtime.engine.check(&job);
                checked.map_err(|error| ApiError::from(error).about("input"))?;
                Ok(job)
            });
            jobs.collect()
        })
        .await
    }
}

/// Returns how many of the next texts are computed at once: all up to one with images, whose rows
/// take memory, and such a one by itself.
fn n_at_once(waiting: &VecDeque<EmbeddingsInput>) -> usize {
    waiting.iter().take_while(|input| input.images.is_empty()).count().max(1)
}

/// Writes the answer.
fn write(
    served: &Served,
    request: &EmbeddingsRequest,
    embedded: Vec<EmbeddedText>,
    pooling: Pooling,
    form: EmbeddingsForm,
) -> RouteResult {
    let n_tokens = embedded.iter().map(|text| text.n_tokens).sum();
    let vectors = embedded.into_iter().map(|text| text.vectors).enumerate();
    if form == EmbeddingsForm::Native {
        let native = vectors.map(|(index, vectors)| {
            // as many vectors as tokens are left as the model made them
            let finish =
                |vector| if pooling == Pooling::None { vector } else { request.finish(vector) };
            TextEmbeddings { index, embedding: vectors.into_iter().map(finish).collect() }
        });
        return http::large_json(to_json(&native.collect::<Vec<_>>()));
    }
    let data = vectors.map(|(index, vectors)| {
        let vector = vectors.into_iter().next().unwrap_or_default();
        EmbeddingsEntry {
            object: "embedding",
            embedding: request.write(request.finish(vector)),
            index,
        }
    });
    let answer = EmbeddingsList {
        object: "list",
        data: data.collect(),
        model: &adapters::answer_name(served, &request.adapters),
        usage: EmbeddingsUsage { prompt_tokens: n_tokens, total_tokens: n_tokens },
    };
    http::large_json(to_json(&answer))
}

/// Computes jobs in order, as many at once as there are slots. Of a model that ranks, the vectors
/// are scores. Dropping the future ends the jobs in work.
pub(super) async fn compute(
    served: &Served,
    jobs: Vec<Job>,
    tally: &Tally,
) -> Result<Vec<EmbeddedText>, ApiError> {
    let engine = &served.runtime.engine;
    let classifier = served.runtime.model.weights.classifier.as_ref().filter(|_| served.info.ranks);
    let mut waiting: VecDeque<Job> = jobs.into();
    let mut running: VecDeque<JobHandle> = VecDeque::new();
    let mut done = Vec::new();
    loop {
        while running.len() < engine.n_slots()
            && let Some(job) = waiting.pop_front()
        {
            match engine.submit(job.clone()) {
                Ok(handle) => running.push_back(handle),
                // Those of this request that are in work will free a slot.
                Err(SubmitError::Busy { .. }) if !running.is_empty() => {
                    waiting.push_front(job);
                    break;
                }
                Err(error) => return Err(error.into()),
            }
        }
        let Some(mut handle) = running.pop_front() else { return Ok(done) };
        let mut vectors = Vec::new();
        while let Some(event) = handle.next().await {
            tally.note(&event);
            match event {
                Event::Embedding(rows) => {
                    vectors = match classifier {
                        Some(classifier) => {
                            rows.iter().map(|state| classifier.scores(state)).collect()
                        }
                        None => rows,
                    }
                }
                Event::Finished(finished) => {
                    done.push(EmbeddedText {
                        vectors: std::mem::take(&mut vectors),
                        n_tokens: finished.usage.prompt_tokens,
                    });
                }
                Event::Failed(error) => return Err(error.into()),
                Event::Started { .. }
                | Event::Progress { .. }
                | Event::Continuations(_)
                | Event::Token(_) => {}
            }
        }
    }
}
