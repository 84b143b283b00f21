//! The address of a desktop's window, on this machine only: what the desktop form is doing, and the
//! switches.
//!
//! `GET /` is the page, to which `GET /control` leads; its files need no token. Paths of the API
//! are answered as at its own address, whether that listens or not, so that the page can use the
//! models. Every request but those for the page bears the token that was made at this start:
//! `Authorization: Bearer TOKEN`, or `?token=TOKEN` where a page cannot set headers. Answers are
//! JSON; errors are `{"error": {code, message, type, param}}`.
//!
//! | request | does |
//! |---|---|
//! | `GET /control/status` | server, loaded models, memory, tokens per second |
//! | `POST /control/server/start` | `{"host"?, "port"?}`: lets the API listen |
//! | `POST /control/server/stop` | ends it, after the requests in work |
//! | `GET /control/models` | the models of this machine, and where each is |
//! | `POST /control/models/load` | `{"model", "ttl"?}`: loads one and answers when it is there |
//! | `POST /control/models/unload` | `{"model", "force"?}` |
//! | `POST /control/models/settings` | `{"model", "settings"?}`: the way to load it from now on |
//! | `POST /control/models/estimate` | `{"model", "settings"?}`: the memory that it would take |
//! | `POST /control/models/delete` | `{"model"}`: removes one of the store |
//! | `POST /control/hub/search` | `{"query", "limit"?}`: what the hub finds |
//! | `POST /control/hub/files` | `{"repo"}`: the models of a repository |
//! | `GET /control/bench` | the last measurement |
//! | `POST /control/bench/start`, `stop` | measures by `hob bench`, or ends that |
//! | `GET /control/requests` | requests of all programs that are kept, and whether more will be |
//! | `POST /control/requests/record` | `{"recording"}`: keeps requests with their bodies, or not |
//! | `POST /control/requests/bodies` | `{"id"}`: the bodies of one |
//! | `POST /control/requests/clear` | forgets them |
//! | `GET /control/downloads` | downloads, also those that have ended |
//! | `POST /control/downloads/start` | `{"model"}` |
//! | `POST /control/downloads/pause`, `resume`, `cancel`, `forget` | `{"id"}` |
//! | `GET /control/settings` | what is set |
//! | `PATCH /control/settings` | sets the members that are given, and keeps them in the file |
//! | `GET /openapi.json` | the description of all of this for programs, and of the API |
//! | `GET /control/log` | server-sent events: `log` for each line, `status` every second |
//! | `GET /control/log?tail=N` | the same, beginning with the last *N* lines |

mod bench;
mod hub;
mod models;
mod requests;
mod watch;

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

use super::hub::HubAddress;
use super::{Desktop, OllamaFront, Preferences, openapi};
use crate::server::error::{ApiError, ErrorShape};
use crate::server::fields::read_object;
use crate::server::http::ErrorWriter;
use crate::server::openapi::DocumentedPath;
use crate::server::page::{self, PageHome};
use crate::server::{
    AddressKind, BoxBody, DrainSwitch, Server, Service, Settings, answer, http, request_id,
};
use crate::util::live_log::LiveLog;
use crate::util::random;
use crate::util::url::query_members;

/// Bytes of a request's body at most; it holds a name and some numbers.
const BODY_LIMIT: usize = 64 << 10;
/// Lines of the log that its stream begins with where the request does not say.
const DEFAULT_TAIL: usize = 100;
/// Time for requests in work to end when the API is stopped.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(10);

/// The control interface of a desktop.
pub struct Control {
    desktop: Arc<Desktop>,
    log: Arc<LiveLog>,
    token: String,
    settings: Settings,
    /// The host of the API in this run, in place of that in the preferences.
    host: Option<String>,
    port: Option<u16>,
    /// The port for Ollama's clients.
    ollama: OllamaPort,
    /// The API while it listens. Held while it starts and stops, so that these follow one another.
    api: Mutex<Option<RunningApi>>,
    meter: watch::Meter,
}

/// The API cannot listen at its address.
#[derive(Debug, thiserror::Error)]
#[error("cannot listen on {address}: {error}")]
pub struct NotListening {
    /// Host and port.
    pub address: String,
    /// The option that takes another port.
    pub option: &'static str,
    /// The system's error.
    pub error: std::io::Error,
}

/// The API that listens.
struct RunningApi {
    address: SocketAddr,
    /// The address for Ollama's clients, if there is one.
    ollama: Option<SocketAddr>,
    stop: DrainSwitch,
    task: JoinHandle<()>,
}

/// The port for Ollama's clients.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum OllamaPort {
    /// Ollama's own, unless it is taken.
    #[default]
    UsualIfFree,
    /// This one.
    Port(u16),
    /// None.
    Off,
}

impl std::str::FromStr for OllamaPort {
    type Err = &'static str;

    /// Reads a port, or `off`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "off" => Ok(OllamaPort::Off),
            port => port.parse().map(OllamaPort::Port).map_err(|_| "a port or `off` was expected"),
        }
    }
}

/// The port that Ollama listens on.
const USUAL_OLLAMA_PORT: u16 = 11434;

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Start {
    host: Option<String>,
    port: Option<u16>,
}

impl Control {
    /// Returns a control interface with a token of its own. `host` and `port`, where given, are
    /// those of the API in this run, in place of the preferences.
    ///
    /// # Errors
    /// When the system gives no random bytes.
    pub fn new(
        desktop: Arc<Desktop>,
        log: Arc<LiveLog>,
        host: Option<String>,
        port: Option<u16>,
        ollama: OllamaPort,
    ) -> std::io::Result<Arc<Control>> {
        let settings = Settings {
            body_limit: BODY_LIMIT,
            drain_timeout: Duration::ZERO,
            ..Settings::default()
        };
        let control = Control {
            desktop,
            log,
            token: random::hex::<24>()?,
            settings,
            host,
            port,
            ollama,
            api: Mutex::default(),
            meter: watch::Meter::default(),
        };
        let control = Arc::new(control);
        tokio::spawn(watch::measure(Arc::downgrade(&control)));
        Ok(control)
    }

    /// Returns the token that requests must bear.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Lets the API listen, by default where this run and else the preferences say; where it does
    /// already, that is its address.
    ///
    /// # Errors
    /// When the address cannot be had.
    pub async fn start(
        &self,
        host: Option<String>,
        port: Option<u16>,
    ) -> Result<SocketAddr, NotListening> {
        let mut api = self.api.lock().await;
        if let Some(running) = api.as_ref().filter(|running| !running.task.is_finished()) {
            return Ok(running.address);
        }
        let preferences = self.desktop.preferences();
        let host = host.or_else(|| self.host.clone()).unwrap_or(preferences.host);
        let port = port.or(self.port).unwrap_or(preferences.port);
        // An error of the system does not say which address it is about.
        let refused =
            |error| NotListening { address: format!("{host}:{port}"), option: "--port", error };
        let server = Server::bind(&host, port, Arc::clone(&self.desktop)).await.map_err(refused)?;
        let address = server.address().map_err(refused)?;
        let front = self.bind_ollama(&host).await?;
        let ollama = front.as_ref().and_then(|front| front.address().ok());
        let stop = DrainSwitch::default();
        let stopped = stop.clone();
        let front_stopped = stop.clone();
        let task = tokio::spawn(async move {
            let front = async {
                if let Some(front) = front {
                    front.run(front_stopped.turned()).await;
                }
            };
            tokio::join!(server.run(stopped.turned()), front);
        });
        tracing::info!(%address, "the API listens");
        if let Some(address) = ollama {
            tracing::info!(%address, "the API listens for Ollama's clients");
        }
        *api = Some(RunningApi { address, ollama, stop, task });
        Ok(address)
    }

    /// Takes the port for Ollama's clients, if there is to be one.
    ///
    /// # Errors
    /// When the one that was asked for is taken.
    async fn bind_ollama(&self, host: &str) -> Result<Option<Server<OllamaFront>>, NotListening> {
        let front = Arc::new(OllamaFront(Arc::clone(&self.desktop)));
        match self.ollama {
            OllamaPort::Off => Ok(None),
            OllamaPort::UsualIfFree => {
                let bound = Server::bind(host, USUAL_OLLAMA_PORT, front).await;
                if let Err(error) = &bound {
                    let port = USUAL_OLLAMA_PORT;
                    tracing::info!(port, %error, "no port for Ollama's clients; see --ollama-port");
                }
                Ok(bound.ok())
            }
            OllamaPort::Port(port) => {
                let address = format!("{host}:{port}");
                let refused = |error| NotListening { address, option: "--ollama-port", error };
                Server::bind(host, port, front).await.map(Some).map_err(refused)
            }
        }
    }

    /// Returns the address for Ollama's clients, if the API listens for them.
    pub async fn ollama_address(&self) -> Option<SocketAddr> {
        self.api.lock().await.as_ref().and_then(|running| running.ollama)
    }

    /// Ends the API, after the requests in work. False if it did not listen.
    pub async fn stop(&self) -> bool {
        let mut api = self.api.lock().await;
        let Some(RunningApi { stop, task, address, .. }) = api.take() else { return false };
        stop.turn();
        if tokio::time::timeout(DRAIN_TIMEOUT, task).await.is_err() {
            self.desktop.pool.stop();
        }
        tracing::info!(%address, "the API has stopped");
        true
    }

    fn status(&self) -> Value {
        // It may take seconds to stop, and no request waits for that: an API that starts or stops
        // does not run.
        let api = self.api.try_lock().ok();
        let running =
            api.as_ref().and_then(|api| api.as_ref()).filter(|running| !running.task.is_finished());
        let address = running.map(|running| running.address);
        let ollama = running.and_then(|running| running.ollama);
        drop(api);
        let pool = &self.desktop.pool;
        let loaded: Vec<Value> = pool
            .list()
            .iter()
            .map(|status| {
                let stats = status.served.as_ref().map(|served| served.runtime.engine.stats());
                let last_used = status.last_used.duration_since(std::time::UNIX_EPOCH);
                json!({
                    "id": status.id,
                    "state": status.state,
                    "bytes": status.bytes,
                    "requests": status.in_use,
                    "last_used": last_used.map_or(0, |since| since.as_secs()),
                    "ttl": status.idle.map(|idle| idle.as_secs()),
                    "slots": stats.map(|stats| stats.slots),
                    "slots_processing": stats.map(|stats| stats.processing),
                    "requests_deferred": stats.map(|stats| stats.waiting),
                    "prompt_tokens": stats.map(|stats| stats.prompt_tokens),
                    "completion_tokens": stats.map(|stats| stats.completion_tokens),
                })
            })
            .collect();
        let rates = self.meter.rates();
        let bytes: u64 = pool.list().iter().map(|status| status.bytes).sum();
        json!({
            "version": env!("CARGO_PKG_VERSION"),
            "server": {
                "running": address.is_some(),
                "address": address.map(|address| format!("http://{address}")),
                "ollama": ollama.map(|address| format!("http://{address}")),
            },
            "models": loaded,
            "memory": {"bytes": bytes, "budget": pool.options().budget},
            "requests": self.desktop.requests.load(std::sync::atomic::Ordering::Relaxed),
            "tokens_per_second": rates.completion,
            "prompt_tokens_per_second": rates.prompt,
        })
    }

    /// Sets the members that `change` has.
    fn change(&self, change: &Value) -> Result<Value, ApiError> {
        let Value::Object(change) = change else {
            return Err(ApiError::bad_request("an object of settings was expected"));
        };
        let mut preferences = self.desktop.lock();
        let mut all = json!(*preferences);
        for (name, value) in change {
            all[name.as_str()] = value.clone();
        }
        let new: Preferences = serde_json::from_value(all)
            .map_err(|error| ApiError::bad_request(error.to_string()))?;
        HubAddress::check(new.hub.as_deref())?;
        for settings in new.models.values() {
            settings.check()?;
        }
        self.desktop.write(&new)?;
        self.desktop.hub.set(new.hub.clone());
        *preferences = new;
        Ok(json!(*preferences))
    }

    /// Returns whether a request bears the token, in its header or its query.
    fn is_known(&self, request: &Request<Incoming>) -> bool {
        let header =
            request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let bearer = header.and_then(|value| value.strip_prefix("Bearer "));
        let given = bearer.map(str::to_owned).or_else(|| query(request.uri().query(), "token"));
        given.is_some_and(|given| random::same(&given, &self.token))
    }

    async fn dispatch(
        self: &Arc<Self>,
        request: Request<Incoming>,
    ) -> Result<Response<BoxBody>, ApiError> {
        let method = request.method().clone();
        let path = request.uri().path().to_owned();
        let home = PageHome { form: "control", needs: Some("token") };
        if let Some(answer) = page::answer(&method, &path, request.headers(), home) {
            return answer.map(|response| response.map(BoxBody::new));
        }
        if path == "/control" {
            return match method {
                Method::GET => to_page(request.uri().query()),
                _ => Err(ApiError::no_method(method.as_str(), &path, "GET, OPTIONS")),
            };
        }
        if !self.is_known(&request) {
            return Err(ApiError::no_token(
                "the token that hob desktop printed at its start was expected",
            ));
        }
        if !path.starts_with("/control") && path != "/openapi.json" {
            return Ok(Arc::clone(&self.desktop).answer(AddressKind::Loopback, request).await);
        }
        let route = ControlRoute::find(&method, &path)?;
        let tail = tail_of(request.uri().query())?;
        let body = http::whole(request, &self.settings).await?.into_body();
        (route.answer)(self, ControlCall { body, tail }).await
    }

    /// Returns the description of all that this address answers.
    fn document(&self) -> Result<Value, ApiError> {
        let mut paths = super::api::documented();
        paths.extend(documented());
        openapi::control(&self.desktop.settings, paths, DEFAULT_TAIL)
    }

    /// Lets the API listen at the address in a body.
    async fn start_api(&self, body: &Bytes) -> Result<Value, ApiError> {
        let Start { host, port } = read(body)?;
        let address = self.start(host, port).await;
        let address = address.map_err(|refused| ApiError::conflict(refused.to_string()))?;
        Ok(json!({"running": true, "address": format!("http://{address}")}))
    }
}

/// Returns the response that leads from the address that is printed to the page, which takes the
/// token out of the query. It is relative: a proxy may have put a prefix before it.
fn to_page(query: Option<&str>) -> ControlAnswer {
    let place = format!("./{}", query.map(|query| format!("?{query}")).unwrap_or_default());
    let place = HeaderValue::from_str(&place)
        .map_err(|_| ApiError::bad_request("the query of an address is ASCII"))?;
    let mut response = http::empty(StatusCode::FOUND).map(BoxBody::new);
    let headers = response.headers_mut();
    headers.insert(header::LOCATION, place);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    Ok(response)
}

/// A request of the control interface whose body has been read.
struct ControlCall {
    body: Bytes,
    /// Lines of the log to begin with.
    tail: usize,
}

type ControlAnswer = Result<Response<BoxBody>, ApiError>;
type ControlAnswering<'a> = Pin<Box<dyn Future<Output = ControlAnswer> + Send + 'a>>;

/// An endpoint of the control interface.
struct ControlRoute {
    method: Method,
    path: &'static str,
    answer: for<'a> fn(&'a Arc<Control>, ControlCall) -> ControlAnswering<'a>,
}

/// The endpoints about the desktop itself.
const ROUTES: &[ControlRoute] = &[
    ControlRoute {
        method: Method::GET,
        path: "/control/status",
        answer: |control, _| Box::pin(async { json_answer(Ok(control.status())) }),
    },
    ControlRoute {
        method: Method::GET,
        path: "/openapi.json",
        answer: |control, _| Box::pin(async { json_answer(control.document()) }),
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/server/start",
        answer: |control, call| {
            Box::pin(async move { json_answer(control.start_api(&call.body).await) })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/server/stop",
        answer: |control, _| {
            Box::pin(async {
                let was_running = control.stop().await;
                json_answer(Ok(json!({"running": false, "was_running": was_running})))
            })
        },
    },
    ControlRoute {
        method: Method::GET,
        path: "/control/settings",
        answer: |control, _| {
            Box::pin(async { json_answer(Ok(json!(control.desktop.preferences()))) })
        },
    },
    ControlRoute {
        method: Method::PATCH,
        path: "/control/settings",
        answer: |control, call| {
            Box::pin(async move { json_answer(control.change(&read(&call.body)?)) })
        },
    },
    ControlRoute {
        method: Method::GET,
        path: "/control/log",
        answer: |control, call| Box::pin(async move { Ok(watch::follow(control, call.tail)) }),
    },
];

/// Returns all endpoints that need the token.
fn routes() -> impl Iterator<Item = &'static ControlRoute> {
    ROUTES
        .iter()
        .chain(models::ROUTES)
        .chain(hub::ROUTES)
        .chain(bench::ROUTES)
        .chain(requests::ROUTES)
}

impl ControlRoute {
    /// Finds the endpoint of a request.
    ///
    /// # Errors
    /// 404 for a path that is none, 405 for a method that it does not take.
    fn find(method: &Method, path: &str) -> Result<&'static ControlRoute, ApiError> {
        let mut at_path = routes().filter(|route| route.path == path).peekable();
        let Some(first) = at_path.peek() else { return Err(ApiError::no_route(path)) };
        let allowed = first.allowed();
        at_path
            .find(|route| route.method == *method)
            .ok_or_else(|| ApiError::no_method(method.as_str(), path, allowed))
    }

    /// Returns the methods of its path, as the header `Allow` lists them.
    fn allowed(&self) -> &'static str {
        let is_taken = |method: Method| {
            routes().any(|route| route.path == self.path && route.method == method)
        };
        match (is_taken(Method::GET), is_taken(Method::PATCH)) {
            (true, true) => "GET, PATCH, OPTIONS",
            (true, false) => "GET, OPTIONS",
            (false, _) => "POST, OPTIONS",
        }
    }
}

/// Returns the endpoints as a document needs them.
fn documented() -> Vec<DocumentedPath> {
    let mut all: Vec<DocumentedPath> = Vec::new();
    for route in routes() {
        if all.iter().all(|known| known.path != route.path) {
            let shape = ErrorShape::OpenAi;
            all.extend(DocumentedPath::open(&[route.path], route.allowed(), shape));
        }
    }
    all
}

fn json_answer(answer: Result<Value, ApiError>) -> ControlAnswer {
    Ok(http::json(StatusCode::OK, &answer?).map(BoxBody::new))
}

impl Service for Control {
    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn is_open(&self) -> bool {
        false
    }

    async fn answer(
        self: Arc<Self>,
        address: AddressKind,
        request: Request<Incoming>,
    ) -> Response<BoxBody> {
        let id = request_id::of(request.headers());
        let errors = ErrorWriter { shape: ErrorShape::OpenAi, request_id: id.clone() };
        let answer = match answer::admit(&self.settings, address, &request) {
            Ok(()) if request.method() == Method::OPTIONS => {
                Ok(http::empty(StatusCode::OK).map(BoxBody::new))
            }
            Ok(()) => self.dispatch(request).await,
            Err(error) => Err(error),
        };
        let mut response =
            answer.unwrap_or_else(|error| http::error(&error, &errors).map(BoxBody::new));
        response.headers_mut().insert(header::SERVER, HeaderValue::from_static("hob"));
        // a file of the page says itself for how long it may be kept
        response
            .headers_mut()
            .entry(header::CACHE_CONTROL)
            .or_insert(HeaderValue::from_static("no-store"));
        response.headers_mut().insert(request_id::X_REQUEST_ID, id);
        response
    }

    /// Does nothing: no request of this address computes, and connections are closed soon after.
    fn cut_off(&self) {}
}

/// Reads the number of lines that the stream of the log begins with.
fn tail_of(text: Option<&str>) -> Result<usize, ApiError> {
    let Some(tail) = query(text, "tail") else { return Ok(DEFAULT_TAIL) };
    tail.parse().map_err(|_| ApiError::bad_field("tail", "expected a number of lines"))
}

/// Reads a body of JSON; none is `{}`.
fn read<T: serde::de::DeserializeOwned>(body: &Bytes) -> Result<T, ApiError> {
    let body: &[u8] = if body.is_empty() { b"{}" } else { body };
    read_object(body)
}

/// Returns the value of a member of a query.
fn query(query: Option<&str>, name: &str) -> Option<String> {
    query_members(query).find(|member| member.name == name)?.value
}
