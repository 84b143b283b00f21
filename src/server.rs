//! The HTTP server: the interfaces of OpenAI, Anthropic, llama-server, Ollama and LM Studio over
//! one engine.
//!
//! Knows HTTP, JSON and the wire form of requests and answers; turns them into engine jobs and
//! engine events into bytes. Must not know how tokens are computed.
//!
//! | file | idea |
//! |---|---|
//! | `service` | what answers the requests of a server: one model, several, or deployments |
//! | `drain` | the switch that begins a server's shutdown |
//! | `app` | the state of all requests: settings, the model once it is loaded |
//! | `sleep`, `wake` | a model that is unloaded after a while without requests, and wakes |
//! | `answer` | the checks, headers and log line of every request |
//! | `routes` | the table of routes; one endpoint per file below it |
//! | `guard` | the hosts and origins that may ask |
//! | `keys` | the keys that let a request in |
//! | `prefix` | the prefix of all paths |
//! | `secure` | TLS |
//! | `socket` | listeners: TCP ports, sockets in the file system |
//! | `connections` | the number of connections, and idle ones that give way |
//! | `write_timeout` | clients that do not read |
//! | `http` | bytes: bodies with limits, responses |
//! | `sse` | a response body made of events |
//! | `wire`, `fields`, `json`, `pairs` | values: requests read, answers written |
//! | `query` | the flags of a query |
//! | `adapters` | the adapters that a request names, and the name of its answer |
//! | `prompt`, `jobs` | request → jobs → events → text |
//! | `kept` | answers and conversations that are kept between requests |
//! | `replay` | streams that outlive their connection |
//! | `control` | answers on their way whose reasoning may be ended |
//! | `infill` | prompts to fill a gap in a text |
//! | `images` | the images of a request: from the request or the network to rows of the model |
//! | `chat_request` | chat requests of every dialect: read, rendered, constrained |
//! | `batches`, `files`, `form` | requests from uploaded files, after those of clients that wait |
//! | `blocking` | work outside the engine: when it may begin, and when it ends early |
//! | `page` | the page in the browser: files of the program |
//! | `openapi` | the description of the interface for programs |
//! | `error` | errors as clients see them |
//! | `log`, `request_id`, `trace` | one line per request, and the names that find it there |
//! | `kv_events` | the events of the prefix cache, for those who route prompts |
//! | `spans` | spans of traces, for those who collect them |
//! | `usage_report` | the tokens of a request, for a server in front that counts them |
//! | `metrics` | counters, gauges and histograms for Prometheus |
//!
//! A request that is being answered is a future that owns its engine job. When the client goes away
//! hyper drops the future, or the body of the response, and with it the job: no task has to watch
//! for that.

mod adapters;
pub(crate) mod answer;
mod app;
mod batches;
pub(crate) mod blocking;
mod chat_request;
mod connections;
mod control;
mod drain;
pub(crate) mod error;
pub(crate) mod fields;
mod files;
mod form;
mod guard;
pub(crate) mod http;
mod images;
mod infill;
mod jobs;
pub(crate) mod json;
mod kept;
mod keys;
#[cfg(feature = "kv-events")]
pub mod kv_events;
pub(crate) mod log;
pub(crate) mod metrics;
pub(crate) mod openapi;
pub(crate) mod page;
mod pairs;
mod prefix;
mod prompt;
pub(crate) mod query;
mod replay;
pub(crate) mod request_id;
pub(crate) mod routes;
mod scoring;
pub mod secure;
mod service;
mod sleep;
mod socket;
pub mod spans;
pub(crate) mod sse;
mod trace;
pub(crate) mod usage_report;
mod wake;
pub(crate) mod wire;
mod write_timeout;

use std::convert::Infallible;
use std::future::poll_fn;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use hyper::Request;
use hyper::body::Incoming;
use hyper::header::{self, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::TlsAcceptor;

pub use app::{App, Settings};
pub use batches::Batches;
pub use blocking::MAX_THREADS;
use connections::{ActiveBody, Activity, Connections};
pub use drain::DrainSwitch;
pub use guard::Origins;
pub(crate) use guard::PeerAddress;
pub use http::BoxBody;
pub use images::Fetcher;
pub use kept::{AnswerStore, RequestMemory};
pub use keys::ApiKeys;
pub use prefix::{ApiPrefix, BadPrefix};
pub use service::Service;
pub use sleep::Loader;
use socket::{Accepted, ConnectionSource, Listener};
pub use socket::{Address, AddressKind};
pub use sse::NEVER;
pub use trace::TraceParent;
pub use wire::constraint::ConstraintDefaults;
pub use wire::generation::{Defaults, ReasoningFormat};
use write_timeout::WriteTimeout;

use crate::util::memory;
#[cfg(unix)]
use crate::util::systemd::InheritedListener;

/// Bytes of a request's header at most.
const MAX_HEADER: usize = 64 << 10;
/// Time after which a listener that could not accept tries again; it is out of file descriptors
/// most likely.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);
/// Interval at which memory that large requests have freed is returned to the system.
const GIVE_BACK_INTERVAL: Duration = Duration::from_secs(5);
/// Time for streams that were cut at the deadline to send the error.
const CUT_OFF_TIME: Duration = Duration::from_secs(2);

/// A server that has an address and answers once it runs.
pub struct Server<F> {
    /// At least one.
    listeners: Vec<Listener>,
    service: Arc<F>,
}

impl<F: Service> Server<F> {
    /// Binds to an address, or to several whose hosts are separated by commas. Port 0 is any that
    /// is free, the same for all: see [`Server::address`]. A host that ends in `.sock` is the path
    /// of a socket to make.
    ///
    /// # Errors
    /// When the name has no address or the address is taken.
    pub async fn bind(hosts: &str, port: u16, service: Arc<F>) -> io::Result<Server<F>> {
        let mut listeners = Vec::<Listener>::new();
        let mut port = port;
        for host in hosts.split(',').map(str::trim) {
            let listener = Listener::bind(host, port).await?;
            if let Address::Tcp(address) = listener.address() {
                port = address.port();
            }
            listeners.push(listener);
        }
        let server = Server { listeners, service };
        server.warn_of_open_addresses();
        Ok(server)
    }

    /// Takes sockets that another process has opened; there is at least one.
    ///
    /// # Errors
    /// When the system does not tell their addresses.
    #[cfg(unix)]
    pub fn inherit(listeners: Vec<InheritedListener>, service: Arc<F>) -> io::Result<Server<F>> {
        let listeners = listeners.into_iter().map(Listener::inherited).collect::<Result<_, _>>()?;
        let server = Server { listeners, service };
        server.warn_of_open_addresses();
        Ok(server)
    }

    /// Logs a warning for each address that others may reach without a key.
    fn warn_of_open_addresses(&self) {
        for address in self.addresses() {
            if let Address::Tcp(address) = address
                && !address.ip().is_loopback()
                && self.service.is_open()
            {
                let what = "everyone who can reach this address can use the model";
                tracing::warn!(%address, "{what}");
            }
        }
    }

    /// Returns the TCP address where it listens, the first of several.
    ///
    /// # Errors
    /// When it listens on none.
    pub fn address(&self) -> io::Result<SocketAddr> {
        let first = self.addresses().find_map(|address| match address {
            Address::Tcp(address) => Some(*address),
            Address::Unix(_) => None,
        });
        first.ok_or_else(|| {
            io::Error::other("a host and a port are needed, not the file of a socket")
        })
    }

    /// Returns all addresses where it listens.
    pub fn addresses(&self) -> impl Iterator<Item = &Address> {
        self.listeners.iter().map(Listener::address)
    }

    /// Answers requests until `stop` is ready, and for the settings' `drain_delay` after that,
    /// while others may still send some; then takes no more, and waits for those in work. Requests
    /// that have not ended by the deadline are ended, and their clients are told.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { listeners, service } = self;
        let connections = GracefulShutdown::new();
        {
            let draining = DrainSwitch::default();
            let mut accepting =
                std::pin::pin!(accept_all(&listeners, &service, &connections, &draining));
            tokio::select! {
                () = stop => {}
                () = &mut accepting => {}
                () = give_memory_back() => {}
            }
            draining.turn();
            service.begin_drain();
            let delay = service.settings().drain_delay;
            if !delay.is_zero() {
                tracing::info!(seconds = delay.as_secs_f64(), "draining: requests are still taken");
                // accepting does not end by itself
                let _ = tokio::time::timeout(delay, accepting).await;
            }
        }
        drop(listeners);

        let open = connections.count();
        tracing::info!(connections = open, "stopping");
        let mut drained = std::pin::pin!(connections.shutdown());
        if tokio::time::timeout(service.settings().drain_timeout, &mut drained).await.is_err() {
            tracing::warn!("requests in work are cut off");
            service.cut_off();
            if tokio::time::timeout(CUT_OFF_TIME, drained).await.is_err() {
                tracing::warn!("connections are closed as they are");
            }
        }
        if let Some(spans) = service.settings().spans.clone() {
            // It has nothing to say, and cannot panic.
            let _ = tokio::task::spawn_blocking(move || spans.flush()).await;
        }
    }
}

/// Accepts and serves connections without end.
async fn accept_all<F: Service>(
    listeners: &[Listener],
    service: &Arc<F>,
    connections: &GracefulShutdown,
    draining: &DrainSwitch,
) {
    let permits = Connections::new(service.settings().connections);
    let acceptor = service.settings().tls.clone().map(TlsAcceptor::from);
    loop {
        let Some(accepted) = accept(listeners).await else { continue };
        let permit = permits.admit().await;
        let serving = Serving {
            service: Arc::clone(service),
            activity: permit.activity(),
            watcher: connections.watcher(),
            draining: draining.clone(),
        };
        let acceptor = acceptor.clone();
        tokio::spawn(async move { permit.run(serve(accepted, acceptor, serving)).await });
    }
}

/// The parts of a server that a connection needs.
struct Serving<F> {
    service: Arc<F>,
    activity: Activity,
    watcher: Watcher,
    draining: DrainSwitch,
}

/// Serves one connection to its end, over TLS if there is an acceptor.
async fn serve<F: Service>(accepted: Accepted, acceptor: Option<TlsAcceptor>, serving: Serving<F>) {
    let Accepted { stream, source } = accepted;
    let Some(acceptor) = acceptor else {
        return serve_http(stream, source, serving).await;
    };
    let handshake = acceptor.accept(stream);
    match tokio::time::timeout(serving.service.settings().io_timeout, handshake).await {
        Ok(Ok(stream)) => serve_http(stream, source, serving).await,
        Ok(Err(error)) => tracing::debug!(%error, "no TLS"),
        Err(_) => tracing::debug!("no TLS in time"),
    }
}

/// Serves the requests of a connection to its end.
async fn serve_http<F: Service, S: AsyncRead + AsyncWrite + Unpin + 'static>(
    stream: S,
    source: ConnectionSource,
    serving: Serving<F>,
) {
    let Serving { service, activity, watcher, draining } = serving;
    let connection = connection(stream, service, source, activity, draining);
    if let Err(error) = watcher.watch(connection).await {
        tracing::debug!(%error, "a connection broke");
    }
}

/// Gives memory back to the system for as long as requests are taken.
async fn give_memory_back() {
    loop {
        tokio::time::sleep(GIVE_BACK_INTERVAL).await;
        if http::large_bodies_gone() {
            // It has nothing to say, and cannot panic.
            let _ = tokio::task::spawn_blocking(memory::give_back).await;
        }
    }
}

/// Returns the next connection, or nothing after a failure and a pause.
async fn accept(listeners: &[Listener]) -> Option<Accepted> {
    let next = poll_fn(|cx| {
        let ready = |listener: &Listener| match listener.poll_accept(cx) {
            Poll::Ready(accepted) => Some(accepted),
            Poll::Pending => None,
        };
        listeners.iter().find_map(ready).map_or(Poll::Pending, Poll::Ready)
    });
    match next.await {
        Ok(accepted) => Some(accepted),
        Err(error) => {
            tracing::warn!(%error, "a connection could not be accepted");
            tokio::time::sleep(ACCEPT_PAUSE).await;
            None
        }
    }
}

/// Serves the requests of one connection. Once the server is `draining`, each answer closes it, so
/// that its client opens the next elsewhere.
fn connection<F: Service, S: AsyncRead + AsyncWrite + Unpin>(
    stream: S,
    service: Arc<F>,
    source: ConnectionSource,
    activity: Activity,
    draining: DrainSwitch,
) -> http1::Connection<
    TokioIo<WriteTimeout<S>>,
    impl hyper::service::HttpService<
        hyper::body::Incoming,
        ResBody = ActiveBody<BoxBody>,
        Error = Infallible,
        Future: Send,
    >,
> {
    let io_timeout = service.settings().io_timeout;
    let service = service_fn(move |mut request: Request<Incoming>| {
        if let Some(peer) = source.peer {
            request.extensions_mut().insert(PeerAddress(peer));
        }
        let service = Arc::clone(&service);
        let draining = draining.clone();
        let active = activity.begin();
        async move {
            let mut response = service.answer(source.address, request).await;
            if draining.is_turned() {
                let close = HeaderValue::from_static("close");
                response.headers_mut().insert(header::CONNECTION, close);
            }
            Ok::<_, Infallible>(response.map(|body| ActiveBody::new(body, active)))
        }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        // Some clients look for names as llama-server writes them.
        .title_case_headers(true)
        .header_read_timeout(io_timeout)
        .max_buf_size(MAX_HEADER)
        .serve_connection(TokioIo::new(WriteTimeout::new(stream, io_timeout)), service)
}
