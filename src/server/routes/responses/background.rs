//! `background`: the request is answered at once, and its text made after that.

use std::sync::Arc;

use hyper::StatusCode;
use tokio::sync::oneshot;

use super::{Keeper, ResponsesApi};
use crate::engine::Job;
use crate::server::batches::InBackground;
use crate::server::error::ApiError;
use crate::server::http;
use crate::server::jobs::Jobs;
use crate::server::log::Tally;
use crate::server::routes::text::{self, TextApi};
use crate::server::routes::{RouteCall, RouteResult};
use crate::server::wire::constraint::alternatives::CHOICE_PROBABILITIES;
use crate::server::wire::responses::answer::ResponseObject;

/// Answers a request to make a response.
pub(in crate::server::routes) async fn create(call: RouteCall) -> RouteResult {
    let RouteCall { app, request, tally } = call;
    let served = app.served()?;
    let engine = Arc::clone(&served.runtime.engine);
    let is_background = request.extensions().get::<InBackground>().is_some();
    let (api, mut jobs) = ResponsesApi::prepare(&app, served, request.into_body()).await?;
    for job in &mut jobs {
        job.is_background = is_background || api.output.keeper.turn.in_background;
    }
    if !api.output.keeper.turn.in_background {
        return text::answer(&app, engine, api, jobs, tally).await;
    }
    if app.memory.refuses_background {
        let what = "not supported here; the answer comes in this response, use stream";
        return Err(ApiError::bad_field("background", what));
    }
    if api.generation().choice_probabilities.is_some() {
        let what = "a response in the background has no member for them";
        return Err(ApiError::bad_field(CHOICE_PROBABILITIES, what));
    }
    let begun = api.output.begun.clone();
    api.output.keeper.keep(&begun);
    let cancelled = app.memory.responses.begin(&begun.id);
    let held = app.lease.clone();
    tokio::spawn(async move {
        make(api, jobs, cancelled).await;
        drop(held);
    });
    Ok(http::json(StatusCode::OK, &begun))
}

/// Makes the text of a response, until it is whole or cancelled.
async fn make(api: ResponsesApi, jobs: Vec<Job>, cancelled: oneshot::Receiver<()>) {
    let keeper: Arc<Keeper> = Arc::clone(&api.output.keeper);
    let begun: ResponseObject = api.output.begun.clone();
    let kept = &keeper.memory.responses;
    tokio::select! {
        made = whole(api, jobs) => {
            if let Err(error) = made {
                keeper.keep(&begun.clone().failed(&error));
            }
        }
        ended = cancelled => {
            if ended.is_ok() {
                keeper.keep(&begun.clone().cancelled());
            }
        }
    }
    kept.end(&begun.id);
}

/// Makes the whole response, which is kept.
async fn whole(api: ResponsesApi, jobs: Vec<Job>) -> Result<(), ApiError> {
    let engine = Arc::clone(&api.served().runtime.engine);
    let tokenizer = Arc::clone(&api.served().runtime.tokenizer);
    let jobs = Jobs::submit(engine, jobs, Arc::new(Tally::default()))?;
    let texts = jobs.collect(&tokenizer, api.progress()).await?;
    api.whole(texts).map(drop)
}
