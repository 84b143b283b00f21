//! The requests of a batch, answered one after another.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use http_body_util::BodyExt;
use hyper::body::Bytes;
use hyper::{Method, Request};
use serde_json::Value;

use crate::server::app::App;
use crate::server::batches::{
    self, BatchAnswers, BatchLine, Batches, InBackground, LineAnswer, RequestBatch,
};
use crate::server::error::ApiError;
use crate::server::http::ResponseBody;
use crate::server::log::Tally;
use crate::server::routes::{Route, RouteCall};

/// Answers the requests of a batch: as many at once as leave a slot for others.
pub(super) async fn run(
    store: Arc<Batches>,
    app: Arc<App>,
    batch: Arc<RequestBatch>,
    lines: Vec<BatchLine>,
) {
    // it stays loaded until the batch is answered
    let served = app.wake().await;
    let slots = served.as_ref().map_or(1, |served| served.runtime.engine.n_slots());
    let width = slots.saturating_sub(1).max(1);
    let output = Arc::new(Mutex::new(BatchAnswers::default()));
    let waiting = Arc::new(Mutex::new(VecDeque::from(lines)));
    let mut workers = tokio::task::JoinSet::new();
    for _ in 0..width {
        let app = Arc::clone(&app);
        let batch = Arc::clone(&batch);
        let output = Arc::clone(&output);
        let waiting = Arc::clone(&waiting);
        workers.spawn(async move {
            loop {
                let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
                let Some(line) = next.filter(|_| !batch.is_cancelled()) else { return };
                let (id, answer) = answer(&app, line).await;
                batches::record(&batch, &output, &id, answer);
            }
        });
    }
    while workers.join_next().await.is_some() {}
    let output = std::mem::take(&mut *output.lock().unwrap_or_else(PoisonError::into_inner));
    batches::finish(&store, &batch, output);
}

/// Answers a request as the server would over HTTP. Returns its name, too.
async fn answer(app: &Arc<App>, line: BatchLine) -> (String, LineAnswer) {
    let BatchLine { custom_id, url, body, .. } = line;
    (custom_id, answer_body(app, &url, &body).await)
}

async fn answer_body(app: &Arc<App>, url: &str, body: &Value) -> LineAnswer {
    for name in ["stream", "background"] {
        if body[name] == true {
            return Err(ApiError::bad_field(name, "not supported in a batch"));
        }
    }
    let route = Route::find(&Method::POST, url)?;
    let mut request = Request::new(Bytes::from(body.to_string()));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = url.parse().map_err(|_| ApiError::no_route(url))?;
    request.extensions_mut().insert(InBackground);
    let call = RouteCall { app: Arc::clone(app), request, tally: Arc::new(Tally::default()) };
    let response = route.answer(call).await?;
    let status = response.status().as_u16();
    match response.into_body() {
        ResponseBody::Left(body) => match body.collect().await {
            Ok(body) => Ok((status, body.to_bytes())),
            Err(never) => match never {},
        },
        ResponseBody::Right(_) => Err(ApiError::bad_field("stream", "not supported in a batch")),
    }
}
