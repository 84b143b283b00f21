//! The address that clients use: the server's routes, with a model found, and loaded if need be,
//! for every request.

use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use hyper::body::{Bytes, Incoming};
use hyper::{Method, Request, Response, StatusCode};
use serde::Deserialize;
use serde_json::{Value, json};

use super::dialects::{DialectCall, DialectRoute};
use super::library::LocalModel;
use super::load_stream::tells_of_load;
use super::model_wait::WaitingRequest;
use super::ollama::no_model;
use super::request_log::OpenRequest;
use super::{Desktop, NameRule, keep_alive, openapi};
use crate::engine::Stats;
use crate::pool::{self, Lease, ModelState};
use crate::runtime::{ModelTask, Served};
use crate::server::answer;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::{ApiError, ErrorShape};
use crate::server::fields::read_object;
use crate::server::http::{self, ResponseBody};
use crate::server::log::Tally;
use crate::server::metrics::{self, ServerMetrics};
use crate::server::openapi::DocumentedPath;
use crate::server::page::{self, PageHome};
use crate::server::query::query_flag;
use crate::server::routes::{
    FINGERPRINT, Route, RouteCall, RouteNeeds, RouteResult, check_key, status,
};
use crate::server::{AddressKind, App, BoxBody, Service, Settings};
use crate::util::url::{QueryMember, query_members, unescaped};

/// Seconds after which a client may try again when every byte of memory is in use.
const RETRY_SECONDS: u32 = 5;

impl Service for Desktop {
    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn is_open(&self) -> bool {
        self.settings.keys.is_empty()
    }

    async fn answer(
        self: Arc<Self>,
        address: AddressKind,
        mut request: Request<Incoming>,
    ) -> Response<BoxBody> {
        let logged = self.requests_log.begin(&request);
        if let Some(logged) = &logged {
            request.extensions_mut().insert(Arc::clone(logged));
        }
        let inner = |request, tally| Arc::clone(&self).dispatch(request, tally);
        let response = answer::answer(&self.settings, address, request, http::error, inner).await;
        match logged {
            Some(logged) => logged.follow(response),
            None => response,
        }
    }

    fn cut_off(&self) {
        self.pool.stop();
    }
}

/// An endpoint that answers without a model, or of all models. It takes `GET` and `HEAD`.
struct DesktopRoute {
    /// The paths. `{name}` at the end of one is any rest, or none.
    paths: &'static [&'static str],
    /// Answers; the second argument is the rest of the path.
    answer: fn(&Desktop, &str) -> RouteResult,
}

/// The methods of these endpoints.
const METHODS: &str = "GET, HEAD, OPTIONS";

/// The desktop's own endpoints, before those of a server of one model.
const ROUTES: &[DesktopRoute] = &[
    DesktopRoute { paths: &["/live"], answer: |desktop, _| desktop.health() },
    DesktopRoute {
        paths: &["/health", "/v1/health", "/ready"],
        answer: |desktop, _| desktop.health(),
    },
    DesktopRoute { paths: &["/metrics"], answer: |desktop, _| desktop.metrics() },
    DesktopRoute {
        paths: &["/stats"],
        answer: |desktop, _| Ok(status::live_stats(&desktop.stats())),
    },
    DesktopRoute {
        paths: &["/openapi.json"],
        answer: |desktop, _| {
            let document = match desktop.names {
                NameRule::Any => openapi::api(&desktop.settings, documented()),
                NameRule::Known => openapi::router(&desktop.settings, documented()),
            };
            Ok(http::json(StatusCode::OK, &document?))
        },
    },
    DesktopRoute {
        paths: &["/v1/models/{name}", "/models/{name}"],
        answer: |desktop, name| desktop.models(name, Desktop::openai_entry),
    },
    DesktopRoute {
        paths: &["/api/v0/models/{name}"],
        answer: |desktop, name| desktop.models(name, Desktop::studio_entry),
    },
];

impl DesktopRoute {
    /// Returns the endpoint of a path, and the rest of the path.
    fn find(path: &str) -> Option<(&'static DesktopRoute, &str)> {
        ROUTES.iter().find_map(|route| Some((route, route.rest(path)?)))
    }

    fn rest<'p>(&self, path: &'p str) -> Option<&'p str> {
        self.paths.iter().find_map(|pattern| rest(pattern, path))
    }
}

/// Returns the rest of a path after a pattern; see [`DesktopRoute::paths`].
fn rest<'p>(pattern: &str, path: &'p str) -> Option<&'p str> {
    let Some(list) = pattern.strip_suffix("/{name}") else {
        return (pattern == path).then_some("");
    };
    let rest = path.strip_prefix(list)?;
    (rest.is_empty() || rest.starts_with('/')).then(|| rest.trim_start_matches('/'))
}

/// Returns the paths of the API as its document needs them: those about models, the desktop's own,
/// and those of a server of one model that neither takes the place of.
pub(super) fn documented() -> Vec<DocumentedPath> {
    let mut all: Vec<DocumentedPath> = DialectRoute::documented().collect();
    for route in ROUTES {
        let lists = route.paths.iter().map(|path| path.strip_suffix("/{name}").unwrap_or(path));
        let lists: Vec<&str> = lists.collect();
        let shape = Route::errors_at(lists[0]);
        all.extend(DocumentedPath::open(&lists, METHODS, shape));
        if lists != route.paths {
            all.extend(DocumentedPath::open(route.paths, METHODS, shape));
        }
    }
    let is_left = |path: &str| DesktopRoute::find(path).is_none() && !DialectRoute::is_at(path);
    all.extend(Route::documented(is_left));
    all
}

/// The members of a request that choose a model and the way to answer; the rest is the route's.
#[derive(Default, Deserialize)]
struct ModelChoice {
    model: Option<Value>,
    ttl: Option<Value>,
    keep_alive: Option<Value>,
    stream: Option<Value>,
}

impl ModelChoice {
    /// Reads the choice of a body that must name its model.
    ///
    /// # Errors
    /// 400 for a body that is no object, and for a model that is no text.
    fn with_name(body: &Bytes) -> Result<ModelChoice, ApiError> {
        let choice: ModelChoice = read_object(body)?;
        match &choice.model {
            None | Some(Value::Null | Value::String(_)) => Ok(choice),
            Some(_) => Err(ApiError::bad_field("model", "a name was expected")),
        }
    }

    /// Returns the time that the model may stay unused, if the request says; zero is for ever.
    fn ttl(&self) -> Result<Option<Duration>, ApiError> {
        let Some(ttl) = self.ttl.as_ref().filter(|ttl| !ttl.is_null()) else {
            return self.keep_alive();
        };
        let seconds = keep_alive::seconds(ttl).filter(|seconds| (0.0..=1e9).contains(seconds));
        let expected = "a number of seconds or a text like \"5m\" was expected, or 0 for no end";
        let seconds = seconds.ok_or_else(|| ApiError::bad_field("ttl", expected))?;
        // The least of times is still not 0, which is none.
        let least = Duration::from_millis(u64::from(seconds > 0.0));
        Ok(Some(Duration::from_secs_f64(seconds).max(least)))
    }
}

impl ModelChoice {
    /// Returns the same as Ollama's requests say it: zero is the least of times.
    fn keep_alive(&self) -> Result<Option<Duration>, ApiError> {
        let Some(time) = self.keep_alive.as_ref().filter(|time| !time.is_null()) else {
            return Ok(None);
        };
        let bad = |expected| ApiError::bad_field("keep_alive", expected);
        let time = keep_alive::read(time).map_err(bad)?;
        Ok(Some(time.map_or(Duration::ZERO, |time| time.max(Duration::from_millis(1)))))
    }
}

/// The members of a query that choose a model, as llama-server's router reads them.
#[derive(Default)]
struct RouterQuery {
    model: Option<String>,
    autoload: Option<bool>,
    reload: bool,
}

impl RouterQuery {
    /// Reads a query.
    ///
    /// # Errors
    /// 400 for a value that is neither true nor false.
    fn read(query: Option<&str>) -> Result<RouterQuery, ApiError> {
        let mut read = RouterQuery::default();
        for QueryMember { name, value } in query_members(query) {
            let flag = || query_flag(&name, value.as_deref().unwrap_or("true"));
            match name.as_str() {
                "model" => read.model = value.filter(|name| !name.is_empty()),
                "autoload" => read.autoload = Some(flag()?),
                "reload" => read.reload = flag()?,
                _ => {}
            }
        }
        Ok(read)
    }
}

impl Desktop {
    async fn dispatch(
        self: Arc<Self>,
        request: Request<Incoming>,
        tally: Arc<Tally>,
    ) -> RouteResult {
        let path = request.uri().path().to_owned();
        let needs_key = !self.settings.keys.is_empty();
        let home = PageHome { form: "desktop", needs: needs_key.then_some("key") };
        if self.settings.page
            && let Some(answer) = page::answer(request.method(), &path, request.headers(), home)
        {
            return answer;
        }
        check_key(&self.settings, &path, request.headers())?;
        if let Some((route, rest)) = DialectRoute::find(request.method(), &path)? {
            route.check(self.names)?;
            let body = self.read(request).await?.into_body();
            return (route.answer)(&self, DialectCall { body, rest }).await;
        }
        let query = RouterQuery::read(request.uri().query())?;
        let names_model = self.names == NameRule::Known && query.model.is_some();
        if let Some((route, rest)) = DesktopRoute::find(&path)
            && !(path == "/metrics" && names_model)
        {
            if !matches!(*request.method(), Method::GET | Method::HEAD) {
                let method = request.method().as_str();
                return Err(ApiError::no_method(method, &path, METHODS));
            }
            if query.reload && matches!(&*path, "/models" | "/v1/models") {
                let desktop = Arc::clone(&self);
                run_blocking(WorkCost::File, move |_| desktop.reload()).await?;
            }
            return (route.answer)(&self, rest);
        }
        let is_get = request.method() == Method::GET;
        let is_router = self.names == NameRule::Known && query.model.is_none();
        if is_router && is_get && path == "/props" {
            return Ok(self.router_props());
        }
        let route = Route::find(request.method(), &path)?;
        let request = self.read(request).await?;
        if let Some(name) = &query.model
            && !matches!(route.needs, RouteNeeds::Model(_))
        {
            let model = self.known(name)?;
            let lease = self.lease(&model, &query).await?;
            let app = Arc::new(self.app(&model, lease.served(), Duration::ZERO));
            return route.answer(RouteCall { app, request, tally }).await;
        }
        if let RouteNeeds::Model(task) = route.needs {
            return self.compute(route, task, request, tally).await;
        }
        let loaded = self.pool.list().into_iter().find_map(|status| status.served);
        let app = Arc::new(self.plain_app(loaded));
        route.answer(RouteCall { app, request, tally }).await
    }

    /// Reads the body of a request, and notes it where requests are kept.
    async fn read(&self, request: Request<Incoming>) -> Result<Request<Bytes>, ApiError> {
        let mut request = http::whole(request, &self.settings).await?;
        if let Some(logged) = request.extensions_mut().remove::<Arc<OpenRequest>>() {
            logged.note_body(request.body());
        }
        Ok(request)
    }

    /// Returns what answers requests for a loaded model, which took so long to load.
    pub(super) fn app(&self, model: &LocalModel, served: &Arc<Served>, load_time: Duration) -> App {
        let settings = match &model.preset {
            None => Arc::clone(&self.settings),
            Some(preset) => {
                Arc::new(Settings { defaults: preset.defaults.clone(), ..(*self.settings).clone() })
            }
        };
        let mut app = App::with_model(settings, Arc::clone(served));
        app.load_time = load_time;
        app.memory = Arc::clone(&self.memory);
        app
    }

    /// Returns what answers requests that no model has been chosen for: kept responses and streams
    /// are found whether one is loaded or not.
    fn plain_app(&self, served: Option<Arc<Served>>) -> App {
        let settings = Arc::clone(&self.settings);
        let mut app = match served {
            Some(served) => App::with_model(settings, served),
            None => App::without_model(settings),
        };
        app.memory = Arc::clone(&self.memory);
        app
    }

    /// Returns the model of a name.
    ///
    /// # Errors
    /// 404 if there is none.
    fn known(&self, name: &str) -> Result<LocalModel, ApiError> {
        let models = self.library.recent();
        let unknown = || {
            let what = format!("there is no model {name:?} here; GET /models lists them");
            ApiError::not_found(what).about("model")
        };
        self.find(&models, name).cloned().ok_or_else(unknown)
    }

    /// Waits until a model is loaded, if a request may load it.
    ///
    /// # Errors
    /// 400 where it may not, or the error of the load.
    async fn lease(&self, model: &LocalModel, query: &RouterQuery) -> Result<Lease, ApiError> {
        self.check_load(model, query)?;
        Ok(self.pool.lease(&self.model_request(model, None)).await?)
    }

    /// Checks that a request may load a model, or that it is loaded.
    ///
    /// # Errors
    /// 400 otherwise.
    fn check_load(&self, model: &LocalModel, query: &RouterQuery) -> Result<(), ApiError> {
        let may_load = query.autoload.unwrap_or(self.preferences().just_in_time);
        let is_model = |status: &pool::Status| status.id == model.id;
        if may_load || self.pool.list().iter().any(is_model) {
            return Ok(());
        }
        let what = "the model is not loaded, and requests do not load it; POST /models/load does";
        Err(ApiError::bad_request(what).about("model"))
    }

    /// Returns what a router says of itself, as llama-server's does.
    fn router_props(&self) -> Response<ResponseBody> {
        let most = self.pool.options().most_models;
        let props = json!({
            "role": "router",
            "max_instances": most.unwrap_or(0),
            "models_autoload": self.preferences().just_in_time,
            "build_info": FINGERPRINT,
        });
        http::json(StatusCode::OK, &props)
    }

    /// Returns the model that answers at an endpoint, for the name that a request gives.
    ///
    /// # Errors
    /// 404 if there is none.
    fn model_for(
        &self,
        route: &Route,
        name: Option<&str>,
        task: ModelTask,
    ) -> Result<LocalModel, ApiError> {
        if route.errors == ErrorShape::Ollama {
            // the clients of this interface take another model for an error
            let name = name.unwrap_or_default();
            return self.ollama_model(name).ok_or_else(|| no_model(name));
        }
        if let Some(name) = name.filter(|_| self.names == NameRule::Known) {
            return self.known(name);
        }
        self.choose(name, task).ok_or_else(|| {
            ApiError::not_found("there is no model on this machine; `hob pull` fetches one")
                .about("model")
        })
    }

    /// Answers with a model, which stays loaded until the answer has been given.
    async fn compute(
        self: &Arc<Self>,
        route: &'static Route,
        task: ModelTask,
        request: Request<Bytes>,
        tally: Arc<Tally>,
    ) -> RouteResult {
        let body = request.body().clone();
        let cost = WorkCost::Parse(body.len());
        let is_ollama = route.errors == ErrorShape::Ollama;
        let read = move |_: &CancelFlag| {
            if is_ollama {
                return ModelChoice::with_name(&body);
            }
            // A body that is no object with these members has a better judge in the route. Its
            // other members are passed over, however many bytes they have.
            let text = body.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&body);
            let is_object = text.trim_ascii_start().first() == Some(&b'{');
            let choice = is_object.then(|| serde_json::from_slice(text).ok()).flatten();
            Ok(choice.unwrap_or_default())
        };
        let choice: ModelChoice = run_blocking(cost, read).await?;
        let ttl = choice.ttl()?;
        let name = choice.model.as_ref().and_then(Value::as_str);
        let model = self.model_for(route, name, task)?;
        if self.names == NameRule::Known {
            let query = RouterQuery::read(request.uri().query())?;
            self.check_load(&model, &query)?;
        }
        self.count_request();
        let is_model = |status: &pool::Status| status.id == model.id && status.served.is_some();
        let was_loaded = self.pool.list().iter().any(is_model);
        if !was_loaded {
            self.check_unloaded(&request, &model).await?;
        }
        let wanted = self.model_request(&model, ttl);
        let waiting = WaitingRequest {
            route,
            request,
            tally,
            local: model,
            model: wanted,
            was_loaded,
            is_streamed: choice.stream.as_ref().is_some_and(|stream| stream == &json!(true)),
            requested_name: name.filter(|_| is_ollama).map(str::to_owned),
        };
        if !was_loaded && waiting.is_streamed && tells_of_load(&waiting.request) {
            return self.stream_with_load(waiting);
        }
        self.wait_and_answer(waiting).await
    }

    fn health(&self) -> RouteResult {
        Ok(http::json(StatusCode::OK, &json!({"status": "ok"})))
    }

    /// Returns what the engines of all loaded models do, and those of all models have done.
    fn stats(&self) -> Stats {
        let engines = self.pool.engines();
        let loaded = engines.loaded.iter().map(|(_, served)| served.runtime.engine.stats());
        loaded.chain([engines.past.stats()]).sum()
    }

    /// Answers with the counters of all models; without a model they are zero. Whoever watches a
    /// program takes an error for one.
    ///
    /// # Errors
    /// 501 where they are switched off.
    fn metrics(&self) -> RouteResult {
        status::check_metrics(&self.settings)?;
        let engines = self.pool.engines();
        let metrics = ServerMetrics {
            models: metrics::of_pool(&engines, str::to_owned),
            others: engines.past.others().stats,
            started: self.started,
            is_draining: false,
            spans: self.settings.spans.as_ref().map(|spans| spans.counts()),
        };
        Ok(status::exposition(&metrics))
    }

    /// Answers with the list of models, or with the model of a name; `entry` shows one.
    fn models(&self, name: &str, entry: fn(&Desktop, &LocalModel) -> Value) -> RouteResult {
        let models = self.library.models();
        if name.is_empty() {
            let hidden = self.library.presets();
            let is_listed =
                |model: &&LocalModel| !hidden.iter().any(|preset| model.is_hidden_by(preset));
            let mut data: Vec<Value> =
                models.iter().filter(is_listed).map(|model| entry(self, model)).collect();
            let copies = self.copies(&models);
            data.extend(copies.iter().map(|(name, model)| renamed(entry(self, model), name)));
            return Ok(http::json(StatusCode::OK, &json!({"object": "list", "data": data})));
        }
        let name = String::from_utf8_lossy(&unescaped(name)).into_owned();
        let model = models.iter().find(|model| model.id.eq_ignore_ascii_case(&name));
        let copies = self.copies(&models);
        let copy = copies.iter().find(|(copy, _)| *copy == name);
        match (model, copy) {
            (Some(model), _) => Ok(http::json(StatusCode::OK, &entry(self, model))),
            (None, Some((copy, model))) => {
                Ok(http::json(StatusCode::OK, &renamed(entry(self, model), copy)))
            }
            (None, None) => {
                Err(ApiError::not_found("there is no model of that name on this machine")
                    .about("model"))
            }
        }
    }

    fn openai_entry(&self, model: &LocalModel) -> Value {
        let created = model.modified.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let status = self.pool.list().into_iter().find(|status| status.id == model.id);
        let value = match status.map(|status| status.state) {
            None | Some(ModelState::Cold) => "unloaded",
            Some(ModelState::Starting) => "loading",
            Some(_) => "loaded",
        };
        json!({
            "id": model.id,
            "object": "model",
            "created": created,
            "owned_by": model.publisher,
            // as llama-server's router says it
            "status": {"value": value},
        })
    }

    /// Returns a model as LM Studio's REST interface lists it.
    pub(super) fn studio_entry(&self, model: &LocalModel) -> Value {
        let status = self.pool.list().into_iter().find(|status| status.id == model.id);
        let is_loaded = status.as_ref().is_some_and(|status| status.state != ModelState::Starting);
        let mut entry = json!({
            "id": model.id,
            "object": "model",
            "type": model.kind(),
            "publisher": model.publisher,
            "arch": model.about.arch,
            "compatibility_type": "gguf",
            "quantization": model.about.quantization,
            "state": if is_loaded { "loaded" } else { "not-loaded" },
            "max_context_length": model.about.n_ctx_train,
        });
        let served = status.and_then(|status| status.served);
        if let Some(served) = served {
            entry["loaded_context_length"] = served.runtime.engine.n_ctx().into();
        }
        entry
    }
}

/// Returns an entry of a list of models under a further name of its model.
fn renamed(mut entry: Value, name: &str) -> Value {
    entry["id"] = name.into();
    entry
}

impl From<pool::Error> for ApiError {
    fn from(error: pool::Error) -> Self {
        let message = error.to_string();
        match error {
            pool::Error::NoRoom { .. } | pool::Error::QueueFull { .. } => {
                ApiError::unavailable(message).retry_after(RETRY_SECONDS)
            }
            pool::Error::TooLarge { .. } => ApiError::unavailable(message),
            pool::Error::InUse => ApiError::conflict(message),
            pool::Error::NotLoaded => ApiError::not_found(message),
            _ => ApiError::internal(message),
        }
    }
}
