//! The HTTP server: OpenAI's chat interface and llama-server's `/completion` over one engine.
//!
//! Knows HTTP, JSON and the wire form of requests and answers; turns them into engine jobs and engine events into
//! bytes. Must not know how tokens are computed.
//!
//! | file | idea |
//! |---|---|
//! | `form` | what a server is to its sockets: the seam for forms with several models, prefixes, keys |
//! | `app` | what all requests share: settings, the model once it is loaded |
//! | `card` | what the model list says of it |
//! | `routes` | the table of paths; one endpoint per file below it |
//! | `guard` | which hosts and origins may ask |
//! | `keys` | which keys let a request in |
//! | `http` | bytes: bodies with limits, responses |
//! | `sse` | a response body made of events |
//! | `wire`, `fields` | values: requests read, answers written |
//! | `prompt`, `jobs`, `text` | request → jobs → events → text |
//! | `talk`, `reply` | conversations: prompt and constraint by the template; text → reasoning, content, calls |
//! | `error` | what a client is told when something is wrong |
//! | `log` | one line per request |
//!
//! A request that is being answered is a future that owns its engine job. When the client goes away hyper drops the
//! future, or the body of the response, and with it the job: nobody has to watch for that.

mod app;
mod card;
pub(crate) mod error;
mod fields;
mod form;
mod guard;
pub(crate) mod http;
mod jobs;
mod keys;
pub(crate) mod log;
mod prompt;
mod reply;
pub(crate) mod routes;
mod sse;
mod talk;
mod text;
mod wire;

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

pub use app::{App, Card, Served, Settings};
pub use form::{Body, Form};
pub use guard::Origins;
pub use keys::Keys;
pub use wire::constraint::ConstraintDefaults;
pub use wire::generation::Defaults;

/// Bytes of a request's header at most.
const MAX_HEADER: usize = 64 << 10;
/// How long a listener that cannot accept waits before it tries again; it is out of file descriptors most likely.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);
/// How long streams that were cut at the deadline have to tell their clients so.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// A server that has an address and answers once it runs.
pub struct Server<F> {
    listener: TcpListener,
    address: SocketAddr,
    form: Arc<F>,
}

impl<F: Form> Server<F> {
    /// Takes the address. Port 0 is any that is free: see [`Server::address`].
    ///
    /// # Errors
    /// When the name has no address or the address is taken.
    pub async fn bind(host: &str, port: u16, form: Arc<F>) -> io::Result<Server<F>> {
        let listener = TcpListener::bind((host, port)).await?;
        let address = listener.local_addr()?;
        if !address.ip().is_loopback() && form.is_open() {
            tracing::warn!(%address, "everyone who can reach this address can use the model");
        }
        Ok(Server { listener, address, form })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers requests until `stop` is ready; then takes no more, and waits for those in work. What has not ended by
    /// the deadline is ended, and told so.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { listener, address, form } = self;
        let connections = GracefulShutdown::new();
        let places = Arc::new(Semaphore::new(form.settings().connections));
        let loopback = address.ip().is_loopback();
        let accepting = async {
            loop {
                let Some((stream, place)) = accept(&listener, &places).await else { continue };
                let connection = connection(stream, Arc::clone(&form), loopback);
                let connection = connections.watch(connection);
                tokio::spawn(async move {
                    if let Err(error) = connection.await {
                        tracing::debug!(%error, "a connection broke");
                    }
                    drop(place);
                });
            }
        };
        tokio::select! {
            () = stop => {}
            () = accepting => {}
        }
        drop(listener);

        let open = connections.count();
        tracing::info!(connections = open, "stopping");
        let mut drained = std::pin::pin!(connections.shutdown());
        if tokio::time::timeout(form.settings().drain_timeout, &mut drained).await.is_err() {
            tracing::warn!("requests in work are cut off");
            form.cut_off();
            if tokio::time::timeout(LAST_WORDS, drained).await.is_err() {
                tracing::warn!("connections are closed as they are");
            }
        }
    }
}

/// The next connection, when there is a place for it.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> Option<(TcpStream, OwnedSemaphorePermit)> {
    // The semaphore is never closed.
    let place = Arc::clone(places).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, _)) => Some((stream, place)),
        Err(error) => {
            tracing::warn!(%error, "a connection could not be accepted");
            tokio::time::sleep(ACCEPT_PAUSE).await;
            None
        }
    }
}

/// Serves the requests of one connection.
fn connection<F: Form>(
    stream: TcpStream,
    form: Arc<F>,
    loopback: bool,
) -> http1::Connection<
    TokioIo<TcpStream>,
    impl hyper::service::HttpService<hyper::body::Incoming, ResBody = Body, Error = Infallible, Future: Send>,
> {
    // Tokens are small packets; none should wait for the next.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY");
    }
    let read_timeout = form.settings().read_timeout;
    let service = service_fn(move |request| {
        let form = Arc::clone(&form);
        async move { Ok::<_, Infallible>(form.answer(loopback, request).await) }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(read_timeout)
        .max_buf_size(MAX_HEADER)
        .serve_connection(TokioIo::new(stream), service)
}
