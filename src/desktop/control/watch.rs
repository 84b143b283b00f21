//! The log and the speed, watched as server-sent events.

use std::collections::HashMap;
use std::error::Error;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use hyper::body::{Bytes, Frame};
use hyper::header::{self, HeaderValue};
use hyper::{Response, body};
use serde::Serialize;
use tokio::sync::{broadcast, mpsc};

use super::Control;
use crate::server::BoxBody;

/// Interval at which the speed is measured and sent.
const SECOND: Duration = Duration::from_secs(1);
/// Events that may wait for a reader; a slower one misses lines.
const WAITING: usize = 64;

/// Tokens per second, over the last second.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct TokenRates {
    /// Of prompts.
    pub prompt: f64,
    /// Of answers.
    pub completion: f64,
}

/// A meter of tokens per second.
#[derive(Debug, Default)]
pub(super) struct Meter(Mutex<TokenRates>);

impl Meter {
    /// Returns the last measurement.
    pub(super) fn rates(&self) -> TokenRates {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Measures as long as there is a control interface.
pub(super) async fn measure(control: Weak<Control>) {
    let mut before: HashMap<String, (u64, u64)> = HashMap::new();
    let mut since = Instant::now();
    loop {
        tokio::time::sleep(SECOND).await;
        let Some(control) = control.upgrade() else { return };
        let mut now = HashMap::new();
        let mut prompt = 0;
        let mut completion = 0;
        for status in control.desktop.pool.list() {
            let Some(served) = status.served else { continue };
            let stats = served.runtime.engine.stats();
            // A model that was loaded again counts from nothing.
            let (p, c) = before.get(&status.id).copied().unwrap_or_default();
            prompt += stats.prompt_tokens.saturating_sub(p);
            completion += stats.completion_tokens.saturating_sub(c);
            now.insert(status.id, (stats.prompt_tokens, stats.completion_tokens));
        }
        let seconds = since.elapsed().as_secs_f64();
        before = now;
        since = Instant::now();
        let rates =
            TokenRates { prompt: prompt as f64 / seconds, completion: completion as f64 / seconds };
        *control.meter.0.lock().unwrap_or_else(PoisonError::into_inner) = rates;
    }
}

/// Streams the log from its last `tail` lines on, and the status every second.
pub(super) fn follow(control: &Arc<Control>, tail: usize) -> Response<BoxBody> {
    let (events, receiver) = mpsc::channel(WAITING);
    tokio::spawn(send(Arc::downgrade(control), tail, events));
    let mut response = Response::new(BoxBody::new(EventBody(receiver)));
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    response
}

/// Sends until the client is gone.
async fn send(control: Weak<Control>, tail: usize, events: mpsc::Sender<Bytes>) {
    let Some((lines, mut new)) = control.upgrade().map(|control| control.log.follow(tail)) else {
        return;
    };
    for line in lines {
        if events.send(event("log", &line)).await.is_err() {
            return;
        }
    }
    let mut ticks = tokio::time::interval(SECOND);
    loop {
        let event = tokio::select! {
            line = new.recv() => match line {
                Ok(line) => event("log", &line),
                Err(broadcast::error::RecvError::Lagged(_)) => continue,
                Err(broadcast::error::RecvError::Closed) => return,
            },
            _ = ticks.tick() => match control.upgrade() {
                Some(control) => event("status", &control.status()),
                None => return,
            },
            () = events.closed() => return,
        };
        if events.send(event).await.is_err() {
            return;
        }
    }
}

fn event(name: &str, value: &impl Serialize) -> Bytes {
    let data = crate::server::json::to_json(value);
    [b"event: ", name.as_bytes(), b"\ndata: ", &data, b"\n\n"].concat().into()
}

/// A body made of what comes through a channel.
struct EventBody(mpsc::Receiver<Bytes>);

impl body::Body for EventBody {
    type Data = Bytes;
    type Error = Box<dyn Error + Send + Sync>;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        self.0.poll_recv(cx).map(|bytes| bytes.map(|bytes| Ok(Frame::data(bytes))))
    }
}
