//! The wait of a request for its model. A chat whose stream can be read again has the name of its
//! stream while it waits, and waits on when its client leaves.

use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};

use hyper::Request;
use hyper::body::Bytes;

use super::Desktop;
use super::library::LocalModel;
use crate::pool::{Lease, ModelRequest};
use crate::server::error::ApiError;
use crate::server::http::ResponseBody;
use crate::server::log::Tally;
use crate::server::routes::{
    Route, RouteCall, RouteResult, check_before_load, conversation, forget_conversation,
};

/// A request whose model may have to be loaded.
pub(super) struct WaitingRequest {
    /// Its endpoint.
    pub route: &'static Route,
    /// The request.
    pub request: Request<Bytes>,
    /// The counter of its tokens.
    pub tally: Arc<Tally>,
    /// Its model.
    pub local: LocalModel,
    /// The same as the pool takes it.
    pub model: ModelRequest,
    /// True if the model was loaded when the request came.
    pub was_loaded: bool,
    /// True if it asks for a stream.
    pub is_streamed: bool,
    /// The name of the model that the answer repeats; `None` = the model's own.
    pub requested_name: Option<String>,
}

impl Desktop {
    /// Checks what can be checked of a request before its model is loaded.
    ///
    /// # Errors
    /// 400 names what is wrong.
    pub(super) async fn check_unloaded(
        &self,
        request: &Request<Bytes>,
        model: &LocalModel,
    ) -> Result<(), ApiError> {
        let preset = model.preset.as_ref().map(|preset| preset.defaults.clone());
        let defaults = preset.unwrap_or_else(|| self.settings.defaults.clone());
        let memory = Arc::clone(&self.memory);
        check_before_load(request.uri().path(), request.body(), defaults, memory).await
    }

    /// Waits for the model of a request and answers with it. A stream that can be read again begins
    /// with the wait, if there is one: then the client may leave, and ending the stream ends the
    /// wait.
    ///
    /// # Errors
    /// Those of the endpoint, and those of a model that cannot be had.
    pub(super) async fn wait_and_answer(
        self: &Arc<Self>,
        mut waiting: WaitingRequest,
    ) -> RouteResult {
        let since = Instant::now();
        let streams = &self.memory.streams;
        let id = conversation(&waiting.request, &self.memory).filter(|_| waiting.is_streamed);
        if let Some(id) = &id {
            streams.check(id)?;
        }
        let pool = Arc::clone(&self.pool);
        let model = waiting.model.clone();
        let mut lease = Box::pin(async move { pool.lease(&model).await });
        let Some(id) = id else {
            return self.answer_leased(waiting, lease.await?, since).await;
        };
        // without a wait an error of the request ends no earlier stream
        if let Poll::Ready(lease) = poll_fn(|cx| Poll::Ready(lease.as_mut().poll(cx))).await {
            return self.answer_leased(waiting, lease?, since).await;
        }
        if waiting.was_loaded {
            self.check_unloaded(&waiting.request, &waiting.local).await?;
        }
        forget_conversation(&mut waiting.request);
        let desktop = Arc::clone(self);
        let answering = async move { desktop.answer_leased(waiting, lease.await?, since).await };
        streams.answer_waiting(&id, self.settings.ping_interval, answering).await
    }

    /// Answers a request with its model, which stays loaded until the answer has been given. The
    /// wait for it began at `since`.
    async fn answer_leased(
        &self,
        waiting: WaitingRequest,
        lease: Lease,
        since: Instant,
    ) -> RouteResult {
        let WaitingRequest { route, request, tally, local, was_loaded, requested_name, .. } =
            waiting;
        let lease = Arc::new(lease);
        let load_time = if was_loaded { Duration::ZERO } else { since.elapsed() };
        let mut app = self.app(&local, lease.served(), load_time);
        app.lease = Some(Arc::<Lease>::clone(&lease));
        app.requested_name = requested_name;
        let app = Arc::new(app);
        let mut response = route.answer(RouteCall { app, request, tally }).await?;
        if let ResponseBody::Right(stream) = response.body_mut() {
            stream.hold(lease);
        }
        Ok(response)
    }
}
