//! The skeleton of every endpoint that generates text: read and prepare, submit, then answer whole
//! or as a stream.

use std::sync::Arc;

use hyper::StatusCode;
use hyper::body::Bytes;
use serde::Serialize;

use super::{RouteCall, RouteResult};
use crate::conversation::JobProgress;
use crate::engine::{Engine, Job};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::batches::InBackground;
use crate::server::error::ApiError;
use crate::server::http;
use crate::server::jobs::{JobText, Jobs};
use crate::server::log::Tally;
use crate::server::prompt;
use crate::server::sse::{EventStream, Render, StreamForm};
use crate::server::wire::generation::Generation;

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
    let mut jobs = Jobs::submit(engine, jobs, tally)?;
    let response = if api.generation().stream {
        let interval = api.generation().ping_interval.unwrap_or(app.settings.ping_interval);
        jobs.begin(interval.min(app.settings.ping_interval)).await?;
        let mut stream = EventStream::new(jobs, api.stream(), A::FORM.silence(interval));
        stream.tell_ignored(pointers);
        http::events(stream, A::FORM)
    } else {
        let tokenizer = Arc::clone(&api.served().runtime.tokenizer);
        let texts = jobs.collect(&tokenizer, api.progress()).await?;
        http::json_with_ignored(StatusCode::OK, &api.whole(texts)?, &pointers)
    };
    Ok(http::with_ignored(response, ignored))
}
