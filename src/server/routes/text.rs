//! The skeleton of every endpoint that generates text: read and prepare, submit, then answer whole
//! or as a stream.

use std::sync::Arc;
use std::time::Duration;

use hyper::StatusCode;
use hyper::body::Bytes;
use serde::Serialize;

use super::choices::{self, ChoiceRequest};
use super::{RouteCall, RouteResult};
use crate::conversation::{AnswerShape, EarlyEnd, JobProgress, TextCalls, ToldValues, ValueStream};
use crate::engine::{Engine, Event, Job};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::batches::InBackground;
use crate::server::error::ApiError;
use crate::server::http;
use crate::server::jobs::{JobText, Jobs};
use crate::server::json::HobMembers;
use crate::server::log::Tally;
use crate::server::prompt;
use crate::server::sse::{EventStream, Frames, Render, StreamForm};
use crate::server::wire::constraint::alternatives::ScoredChoices;
use crate::server::wire::generation::Generation;
use crate::tokenizer::Tokenizer;

/// An interface that answers with generated text. A value of it is one request whose jobs are
/// ready.
pub(super) trait TextApi: Send + Sized + 'static {
    /// The form of a streamed answer.
    const FORM: StreamForm = StreamForm::Events;

    /// Reads a request, and prepares a job for each of its texts.
    ///
    /// # Errors
    /// Names the field that is wrong.
    fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
    ) -> impl Future<Output = Result<(Self, Vec<Job>), ApiError>> + Send;

    /// Returns the model that answers.
    fn served(&self) -> &Served;

    /// Returns the parameters of the texts.
    fn generation(&self) -> &Generation;

    /// Returns an empty collector for the events of a text.
    fn progress(&self) -> JobProgress;

    /// Returns the parts of a text that are JSON.
    fn shape(&self) -> AnswerShape {
        self.generation().text_shape()
    }

    /// Returns the calls of an answer, with the tools among them that take free text.
    fn text_calls(&self) -> TextCalls {
        TextCalls::default()
    }

    /// Returns the whole answer.
    ///
    /// # Errors
    /// 500 if there is no text.
    fn whole(self, texts: Vec<JobText>) -> Result<impl Serialize, ApiError>;

    /// Returns the writer of a streamed answer.
    fn stream(self) -> impl Render + 'static;
}

/// Answers a request to one of the interfaces.
pub(super) async fn generate<A: TextApi>(call: RouteCall) -> RouteResult {
    let RouteCall { app, request, tally } = call;
    let served = app.served()?;
    let engine = Arc::clone(&served.runtime.engine);
    let is_background = request.extensions().get::<InBackground>().is_some();
    let (api, mut jobs) = A::prepare(&app, served, request.into_body()).await?;
    for job in &mut jobs {
        job.is_background = is_background;
    }
    answer(&app, engine, api, jobs, tally).await
}

/// Answers a request whose jobs are ready.
pub(super) async fn answer<A: TextApi>(
    app: &App,
    engine: Arc<Engine>,
    api: A,
    jobs: Vec<Job>,
    tally: Arc<Tally>,
) -> RouteResult {
    let ignored = jobs.first().and_then(prompt::ignored_keywords);
    let constraint = jobs.first().and_then(|job| job.constraint.clone());
    let pointers = constraint.map(|constraint| constraint.ignored().to_vec()).unwrap_or_default();
    let mut members = HobMembers { ignored_keywords: pointers, ..HobMembers::default() };
    let tokenizer = Arc::clone(&api.served().runtime.tokenizer);
    let mut scorer = None;
    match api.generation().choice_probabilities.clone() {
        None => {}
        Some(ScoredChoices::Texts(texts)) => {
            let request = ChoiceRequest::new(texts, api.shape(), tokenizer, &jobs)?;
            members.choices = request.probabilities(Arc::clone(&engine)).await?;
        }
        Some(ScoredChoices::Values) => {
            scorer = Some(choices::value_scorer(api.shape(), tokenizer, &jobs)?);
        }
    }
    let mut jobs = Jobs::submit(engine, jobs, tally)?;
    if let Some(scorer) = scorer {
        jobs.work_at_ends(Box::new(scorer));
    }
    let response = if api.generation().stream {
        let interval = api.generation().ping_interval.unwrap_or(app.settings.ping_interval);
        jobs.begin(interval.min(app.settings.ping_interval)).await?;
        let mut stream = event_stream(jobs, api, A::FORM.silence(interval));
        stream.tell_first(members);
        http::events(stream, A::FORM)
    } else {
        let tokenizer = Arc::clone(&api.served().runtime.tokenizer);
        let mut texts = jobs.collect(&tokenizer, api.progress()).await?;
        members.add(HobMembers::of_ends(early_ends(&api, &texts)));
        let scores = texts.iter_mut().map(|text| std::mem::take(&mut text.members));
        members.add(HobMembers::of_scores(scores.collect()));
        http::json_with_members(StatusCode::OK, &api.whole(texts)?, &members)
    };
    Ok(http::with_ignored(response, ignored))
}

/// Returns what was closed early in each text.
fn early_ends(api: &impl TextApi, texts: &[JobText]) -> Vec<Option<EarlyEnd>> {
    let shape = api.shape();
    let calls = api.text_calls();
    let of_text = |text: &JobText| {
        let JobText { piece, finished, end_begins, .. } = text;
        shape.early_end(&piece.text, &finished.reason, *end_begins, &calls)
    };
    texts.iter().map(of_text).collect()
}

/// Returns the stream of an answer's events; one with parts that are JSON tells of their values.
fn event_stream<A: TextApi>(jobs: Jobs, api: A, interval: Duration) -> EventStream {
    let shape = api.shape();
    if !shape.has_json() {
        return EventStream::new(jobs, api.stream(), interval);
    }
    let tells_events = api.generation().value_events;
    let told = if tells_events { ToldValues::Events } else { ToldValues::Ends };
    let tokenizer = Arc::clone(&api.served().runtime.tokenizer);
    let values = ValueStream::new(shape, api.text_calls(), told, api.progress());
    EventStream::new(jobs, ValueRender { inner: api.stream(), values, tokenizer }, interval)
}

/// A writer of events that lets its objects tell of the values in the answer.
struct ValueRender<R> {
    inner: R,
    values: ValueStream,
    tokenizer: Arc<Tokenizer>,
}

impl<R: Render> Render for ValueRender<R> {
    fn event(&mut self, index: usize, event: Event, out: &mut Frames) {
        let mut value_events = Vec::new();
        let end = self.values.take(event.clone(), &self.tokenizer, &mut value_events);
        if !value_events.is_empty() {
            out.tell_next(HobMembers { value_events, ..HobMembers::default() });
        }
        self.inner.event(index, event, out);
        out.tell_last(HobMembers::of_ends(vec![end]));
    }

    fn end(&mut self, out: &mut Frames) {
        self.inner.end(out);
    }

    fn error(&mut self, error: &ApiError, out: &mut Frames) {
        self.inner.error(error, out);
    }
}
