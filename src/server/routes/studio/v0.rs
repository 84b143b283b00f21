//! `POST /api/v0/chat/completions` and `/api/v0/completions`: OpenAI's answers, with how fast they
//! were made and by what.

use std::sync::Arc;

use hyper::body::Bytes;
use serde::Serialize;

use crate::conversation::JobProgress;
use crate::engine::{Event, Finished, Job};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::error::ApiError;
use crate::server::jobs::JobText;
use crate::server::routes::text::TextApi;
use crate::server::sse::{Frames, Render};
use crate::server::wire::generation::Generation;
use crate::server::wire::studio::{StatsChunk, V0About, V0Stats, WithMembers};

/// An interface whose answers have `stats`.
pub(crate) struct WithStats<A> {
    api: A,
    about: V0About,
}

impl<A: TextApi> TextApi for WithStats<A> {
    async fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
    ) -> Result<(Self, Vec<Job>), ApiError> {
        let about = V0About::of(&served);
        let (api, jobs) = A::prepare(app, served, body).await?;
        Ok((Self { api, about }, jobs))
    }

    fn served(&self) -> &Served {
        self.api.served()
    }

    fn generation(&self) -> &Generation {
        self.api.generation()
    }

    fn progress(&self) -> JobProgress {
        self.api.progress()
    }

    fn whole(self, texts: Vec<JobText>) -> Result<impl Serialize, ApiError> {
        let stats = V0Stats::of(texts.iter().map(|text| &text.finished));
        let answer = self.api.whole(texts)?;
        // a value, since the answer may borrow what is gone then
        let answer = serde_json::to_value(&answer);
        let answer = answer.map_err(|error| ApiError::internal(error.to_string()))?;
        Ok(WithMembers { answer, stats, about: self.about })
    }

    fn stream(self) -> impl Render + 'static {
        let about = self.about;
        StatsStream { inner: Box::new(self.api.stream()), about, ended: Vec::new() }
    }
}

/// The stream of the interface, with a part about it before its end.
struct StatsStream {
    inner: Box<dyn Render>,
    about: V0About,
    ended: Vec<Finished>,
}

impl Render for StatsStream {
    fn event(&mut self, index: usize, event: Event, out: &mut Frames) {
        if let Event::Finished(finished) = &event {
            self.ended.push(finished.clone());
        }
        self.inner.event(index, event, out);
    }

    fn end(&mut self, out: &mut Frames) {
        let stats = V0Stats::of(&self.ended);
        out.data(&StatsChunk::new(stats, &self.about));
        self.inner.end(out);
    }

    fn error(&mut self, error: &ApiError, out: &mut Frames) {
        self.inner.error(error, out);
    }
}
