//! The stream of LM Studio's chat whose model has to be loaded for it: how far the load has come,
//! then the answer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use hyper::body::{Body, Bytes};
use hyper::{Request, Response};
use tokio::sync::mpsc;

use super::Desktop;
use super::load_settings::LoadedBytes;
use super::model_wait::WaitingRequest;
use crate::pool::{Lease, ModelRequest};
use crate::server::error::ApiError;
use crate::server::http::{self, ResponseBody};
use crate::server::routes::{RouteCall, RouteResult, ToldLoad};
use crate::server::sse::{EventStream, StreamForm};

/// The path whose streams tell of the load.
const PATH: &str = "/api/v1/chat";
/// Time between two looks at the progress.
const LOOK: Duration = Duration::from_millis(100);

/// The client has gone.
struct ClientLeft;

/// The events on their way to the client.
type Events = mpsc::Sender<Bytes>;

/// Returns whether a streamed answer to a request tells of the load.
pub(super) fn tells_of_load(request: &Request<Bytes>) -> bool {
    request.uri().path() == PATH
}

impl Desktop {
    /// Answers with a stream that tells how far the load of the model has come, and goes on with
    /// the answer.
    pub(super) fn stream_with_load(self: &Arc<Self>, waiting: WaitingRequest) -> RouteResult {
        let (events, received) = mpsc::channel(1);
        let desktop = Arc::clone(self);
        tokio::spawn(async move {
            let told = ToldLoad { model: waiting.model.id.clone() };
            // a client that has gone wants no more events, nor an answer
            if let Ok(Err(error)) = desktop.load_and_answer(waiting, &told, &events).await {
                let _ = events.send(told.error(&error)).await;
            }
        });
        let interval = self.settings.ping_interval;
        let stream = EventStream::of_task(received, interval);
        Ok(http::events(stream, StreamForm::Events))
    }

    /// Loads the model of a request and answers it.
    async fn load_and_answer(
        self: &Arc<Self>,
        waiting: WaitingRequest,
        told: &ToldLoad,
        events: &Events,
    ) -> Result<Result<(), ApiError>, ClientLeft> {
        send(events, told.begin()).await?;
        let since = Instant::now();
        let lease = match self.load_telling(&waiting.model, told, events).await? {
            Ok(lease) => lease,
            Err(error) => return Ok(Err(error)),
        };
        send(events, told.end(since.elapsed())).await?;
        let mut app = self.app(&waiting.local, lease.served(), since.elapsed());
        app.load_is_told = true;
        let WaitingRequest { route, request, tally, .. } = waiting;
        let call = RouteCall { app: Arc::new(app), request, tally };
        let response = tokio::select! {
            response = route.answer(call) => response,
            () = events.closed() => return Err(ClientLeft),
        };
        match response {
            // the lease ends after the last event
            Ok(response) => pass_on(response, events).await.map(Ok),
            Err(error) => Ok(Err(error)),
        }
    }

    /// Waits for a model, and tells how far its load has come.
    async fn load_telling(
        &self,
        model: &ModelRequest,
        told: &ToldLoad,
        events: &Events,
    ) -> Result<Result<Lease, ApiError>, ClientLeft> {
        let mut lease = std::pin::pin!(self.pool.lease(model));
        let mut last = 0.0;
        loop {
            tokio::select! {
                lease = &mut lease => return Ok(lease.map_err(ApiError::from)),
                () = events.closed() => return Err(ClientLeft),
                () = tokio::time::sleep(LOOK) => {}
            }
            let share = self.loading.of(&model.id).map_or(0.0, LoadedBytes::share);
            if share > last && share < 1.0 {
                send(events, told.progress(share)).await?;
                last = share;
            }
        }
    }
}

/// Sends the body of a response, until it ends or the client has gone.
async fn pass_on(response: Response<ResponseBody>, events: &Events) -> Result<(), ClientLeft> {
    let mut body = std::pin::pin!(response.into_body());
    loop {
        let next = std::future::poll_fn(|cx| body.as_mut().poll_frame(cx));
        let frame = tokio::select! {
            frame = next => frame,
            () = events.closed() => return Err(ClientLeft),
        };
        let Some(Ok(frame)) = frame else { return Ok(()) };
        if let Ok(bytes) = frame.into_data() {
            send(events, bytes).await?;
        }
    }
}

async fn send(events: &Events, bytes: Bytes) -> Result<(), ClientLeft> {
    events.send(bytes).await.map_err(|_| ClientLeft)
}
