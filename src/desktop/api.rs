//! The address that clients use: the server's routes, with a model found, and loaded if need be,
//! for every request.

use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use hyper::body::{Bytes, Incoming};
use hyper::{Method, Request, Response, StatusCode};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Desktop;
use super::library::{LocalModel, Task};
use crate::engine::Stats;
use crate::pool::{self, ModelState};
use crate::runtime::Served;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::http::{self, ResponseBody};
use crate::server::log::Tally;
use crate::server::routes::{self, Endpoint, status};
use crate::server::{App, BoxBody, Service, Settings};
use crate::util::url::unescaped;

/// What a client is told when every byte of memory is in use.
const RETRY_SECONDS: u32 = 5;

impl Service for Desktop {
    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn is_open(&self) -> bool {
        true
    }

    async fn answer(
        self: Arc<Self>,
        loopback: bool,
        request: Request<Incoming>,
    ) -> Response<BoxBody> {
        let inner = |request, tally| self.dispatch(request, tally);
        routes::gated(&self.settings, loopback, request, http::error, inner).await
    }

    fn cut_off(&self) {
        self.pool.stop();
    }
}

/// The two members of a request that choose a model; the rest is the route's.
#[derive(Default, Deserialize)]
struct Peek {
    model: Option<Value>,
    ttl: Option<Value>,
}

impl Desktop {
    async fn dispatch(
        &self,
        request: Request<Incoming>,
        tally: Arc<Tally>,
    ) -> Result<Response<ResponseBody>, ApiError> {
        let path = request.uri().path().to_owned();
        if let Some(answer) = self.list(request.method(), &path) {
            return answer;
        }
        let endpoint = Endpoint::find(request.method(), &path)?;
        let request = http::whole(request, &self.settings).await?;
        if endpoint == Endpoint::Metrics {
            // Who watches a program takes an error for one, and no model for none.
            return Ok(status::exposition(&self.stats(), self.started));
        }
        if !endpoint.computes() {
            let loaded = self.pool.list().into_iter().find_map(|status| status.served);
            let nobody =
                || ApiError::unavailable("no model is loaded; a request that needs one loads it");
            let app = Arc::new(self.app(&loaded.ok_or_else(nobody)?));
            return routes::respond(&app, endpoint, request, tally).await;
        }
        self.compute(endpoint, request, tally).await
    }

    /// Returns what the engines of all loaded models do and have done.
    fn stats(&self) -> Stats {
        let models = self.pool.list().into_iter().filter_map(|status| status.served);
        models.map(|served| served.runtime.engine.stats()).sum()
    }

    /// Returns what answers requests for a loaded model.
    fn app(&self, served: &Arc<Served>) -> App {
        App::with_model(Arc::clone(&self.settings), Arc::clone(served))
    }

    /// Answers with a model, which stays loaded until the answer has been given.
    async fn compute(
        &self,
        endpoint: Endpoint,
        request: Request<Bytes>,
        tally: Arc<Tally>,
    ) -> Result<Response<ResponseBody>, ApiError> {
        let body = request.body().clone();
        let cost = WorkCost::Parse(body.len());
        // A body that is no object with these members has a better judge in the route.
        let read = move |_: &CancelFlag| Ok(serde_json::from_slice(&body).unwrap_or_default());
        let peek: Peek = run_blocking(cost, read).await?;
        let ttl = match peek.ttl {
            None | Some(Value::Null) => None,
            Some(ttl) => {
                let seconds = ttl.as_f64().filter(|seconds| (0.0..=1e9).contains(seconds));
                let expected = || {
                    ApiError::bad_field("ttl", "a number of seconds was expected, or 0 for no end")
                };
                let seconds = seconds.ok_or_else(expected)?;
                // The least of times is still not 0, which is none.
                let least = Duration::from_millis(u64::from(seconds > 0.0));
                Some(Duration::from_secs_f64(seconds).max(least))
            }
        };
        let name = peek.model.as_ref().and_then(Value::as_str);
        let task = match endpoint {
            Endpoint::Embeddings | Endpoint::Embedding => Task::Embed,
            Endpoint::Rerank => Task::Rank,
            _ => Task::Write,
        };
        let model = self.choose(name, task).ok_or_else(|| {
            ApiError::not_found("there is no model on this machine; `hob pull` fetches one")
                .about("model")
        })?;
        self.count_request();
        let lease = self.pool.lease(&self.wanted(&model, ttl)).await?;
        let served = lease.served().ok_or_else(|| ApiError::internal("the model is gone"))?;
        let app = Arc::new(self.app(served));
        let mut response = routes::respond(&app, endpoint, request, tally).await?;
        if let ResponseBody::Right(stream) = response.body_mut() {
            stream.hold(lease);
        }
        Ok(response)
    }

    /// The lists of models, in OpenAI's form and in LM Studio's. `None` for another path.
    fn list(
        &self,
        method: &Method,
        path: &str,
    ) -> Option<Result<Response<ResponseBody>, ApiError>> {
        type Show = fn(&Desktop, &LocalModel) -> Value;
        let health = ["/health", "/v1/health"].contains(&path);
        let lists: [(&str, Show); 3] = [
            ("/v1/models", Desktop::openai_entry),
            ("/models", Desktop::openai_entry),
            ("/api/v0/models", Desktop::studio_entry),
        ];
        let found = lists.into_iter().find_map(|(list, show)| {
            let rest = path.strip_prefix(list)?;
            (rest.is_empty() || rest.starts_with('/'))
                .then_some((rest.trim_start_matches('/'), show))
        });
        if found.is_none() && !health {
            return None;
        }
        if !matches!(*method, Method::GET | Method::HEAD) {
            return Some(Err(ApiError::no_method(method.as_str(), path, "GET, HEAD, OPTIONS")));
        }
        let Some((id, show)) = found else {
            return Some(Ok(http::json(StatusCode::OK, &json!({"status": "ok"}))));
        };
        let models = self.library.models();
        if id.is_empty() {
            let data: Vec<Value> = models.iter().map(|model| show(self, model)).collect();
            return Some(Ok(http::json(StatusCode::OK, &json!({"object": "list", "data": data}))));
        }
        let id = String::from_utf8_lossy(&unescaped(id)).into_owned();
        let model = models.iter().find(|model| model.id.eq_ignore_ascii_case(&id));
        Some(match model {
            Some(model) => Ok(http::json(StatusCode::OK, &show(self, model))),
            None => Err(ApiError::not_found("there is no model of that name on this machine")
                .about("model")),
        })
    }

    fn openai_entry(&self, model: &LocalModel) -> Value {
        let created = model.modified.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        json!({"id": model.id, "object": "model", "created": created, "owned_by": model.publisher})
    }

    /// As LM Studio's REST interface lists a model.
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

impl From<pool::Error> for ApiError {
    fn from(error: pool::Error) -> Self {
        let message = error.to_string();
        match error {
            pool::Error::NoRoom => ApiError::unavailable(message).retry_after(RETRY_SECONDS),
            pool::Error::TooLarge { .. } => ApiError::unavailable(message),
            pool::Error::InUse => ApiError::conflict(message),
            pool::Error::NotLoaded => ApiError::not_found(message),
            _ => ApiError::internal(message),
        }
    }
}
