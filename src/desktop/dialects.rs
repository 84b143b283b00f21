//! The endpoints of Ollama, LM Studio and llama-server's router that are about models and not about
//! texts: lists, loading, downloads. Those that compute are among the server's routes. And one of
//! these that a desktop has not.

use std::pin::Pin;
use std::sync::Arc;

use hyper::body::Bytes;
use hyper::{Method, StatusCode};
use serde::Deserialize;
use serde_json::json;

use super::{Desktop, NameRule};
use crate::pool::UnloadMode;
use crate::server::error::ApiError;
use crate::server::fields::read_object;
use crate::server::http;
use crate::server::openapi::DocumentedPath;
use crate::server::routes::{Route, RouteResult};

/// A request whose body has been read.
pub(super) struct DialectCall {
    /// The body.
    pub body: Bytes,
    /// The rest of the path, where the route's ends in `{id}`.
    pub rest: String,
}

type DialectAnswering<'a> = Pin<Box<dyn Future<Output = RouteResult> + Send + 'a>>;

/// An endpoint.
pub(super) struct DialectRoute {
    method: Method,
    /// The path; `{id}` at its end is a last segment.
    path: &'static str,
    /// Answers.
    pub answer: for<'a> fn(&'a Arc<Desktop>, DialectCall) -> DialectAnswering<'a>,
}

const fn route(
    method: Method,
    path: &'static str,
    answer: for<'a> fn(&'a Arc<Desktop>, DialectCall) -> DialectAnswering<'a>,
) -> DialectRoute {
    DialectRoute { method, path, answer }
}

/// Returns the methods of a path that is no `GET`, by the method that it takes.
const fn allowed(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET, HEAD, OPTIONS",
        Method::DELETE => "DELETE, OPTIONS",
        _ => "POST, OPTIONS",
    }
}

const ROUTES: &[DialectRoute] = &[
    route(Method::GET, "/api/version", |_, _| Box::pin(async { Desktop::ollama_version() })),
    route(Method::GET, "/api/tags", |desktop, _| Box::pin(async { desktop.ollama_tags() })),
    route(Method::GET, "/api/ps", |desktop, _| Box::pin(async { desktop.ollama_ps() })),
    route(Method::POST, "/api/show", |desktop, call| {
        Box::pin(async move { desktop.ollama_show(&call.body).await })
    }),
    route(Method::POST, "/api/pull", |desktop, call| {
        Box::pin(async move { desktop.ollama_pull(&call.body).await })
    }),
    route(Method::DELETE, "/api/delete", |desktop, call| {
        Box::pin(async move { desktop.ollama_delete(&call.body).await })
    }),
    route(Method::POST, "/api/copy", |desktop, call| {
        Box::pin(async move { desktop.ollama_copy(&call.body) })
    }),
    route(Method::POST, "/api/create", |_, _| Box::pin(async { Err(no_making("create")) })),
    route(Method::POST, "/api/push", |_, _| Box::pin(async { Err(no_making("push")) })),
    route(Method::POST, "/drain", |_, _| Box::pin(async { Err(no_drain()) })),
    route(Method::GET, "/api/v1/models", |desktop, _| Box::pin(async { desktop.studio_models() })),
    route(Method::POST, "/models/load", |desktop, call| {
        Box::pin(async move { desktop.router_load(&call.body).await })
    }),
    route(Method::POST, "/models/unload", |desktop, call| {
        Box::pin(async move { desktop.router_unload(&call.body) })
    }),
    route(Method::POST, "/api/v1/models/load", |desktop, call| {
        Box::pin(async move { desktop.studio_load(&call.body).await })
    }),
    route(Method::POST, "/api/v1/models/unload", |desktop, call| {
        Box::pin(async move { desktop.studio_unload(&call.body) })
    }),
    route(Method::POST, "/api/v1/models/download", |desktop, call| {
        Box::pin(async move { desktop.studio_download(&call.body) })
    }),
    route(Method::GET, "/api/v1/models/download/status", |desktop, _| {
        Box::pin(async { desktop.studio_downloads() })
    }),
    route(Method::GET, "/api/v1/models/download/status/{id}", |desktop, call| {
        Box::pin(async move { desktop.studio_download_status(&call.rest) })
    }),
];

/// Paths by which a client of a desktop fetches, copies and deletes models.
pub(super) const OF_STORE: [&str; 4] =
    ["/api/pull", "/api/delete", "/api/copy", "/api/v1/models/download"];

/// The model that a request of llama-server's router is about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RouterModel {
    model: String,
}

impl Desktop {
    /// Loads a model; answers once it is there.
    async fn router_load(&self, body: &Bytes) -> RouteResult {
        let RouterModel { model } = read_object(body)?;
        let models = self.library.models();
        let model = self.find(&models, &model).ok_or_else(|| no_model(&model))?;
        drop(self.pool.lease(&self.model_request(model, None)).await?);
        Ok(http::json(StatusCode::OK, &json!({"success": true})))
    }

    /// Unloads a model that nobody uses.
    fn router_unload(&self, body: &Bytes) -> RouteResult {
        let RouterModel { model } = read_object(body)?;
        self.unload(&model, UnloadMode::IfIdle)?;
        Ok(http::json(StatusCode::OK, &json!({"success": true})))
    }
}

fn no_model(name: &str) -> ApiError {
    let what = format!("there is no model {name:?} on this machine; GET /models lists them");
    ApiError::not_found(what).about("model")
}

fn no_drain() -> ApiError {
    ApiError::unsupported_endpoint(
        "a server of several models is ended by a signal, the API of a desktop by its control \
         interface: POST /control/server/stop",
    )
}

fn no_making(what: &str) -> ApiError {
    ApiError::unsupported_endpoint(format!(
        "models are made elsewhere: /api/{what} is not there; `hob quantize` writes GGUF files, \
         and --models-dir names a folder of them"
    ))
}

impl DialectRoute {
    /// Returns the endpoint of a request, and the rest of its path; `None` for a path that is none.
    ///
    /// # Errors
    /// 405 for a method that the path does not take.
    pub(super) fn find(
        method: &Method,
        path: &str,
    ) -> Result<Option<(&'static DialectRoute, String)>, ApiError> {
        let Some((route, rest)) =
            ROUTES.iter().find_map(|route| Some((route, route.rest(path)?.to_owned())))
        else {
            return Ok(None);
        };
        let is_head = *method == Method::HEAD && route.method == Method::GET;
        if is_head || *method == route.method {
            Ok(Some((route, rest)))
        } else {
            Err(ApiError::no_method(method.as_str(), path, allowed(&route.method)))
        }
    }

    /// Checks that clients may ask for this: those of a router leave the models as they are.
    ///
    /// # Errors
    /// 501 otherwise.
    pub(super) fn check(&self, names: NameRule) -> Result<(), ApiError> {
        if names == NameRule::Any || !OF_STORE.contains(&self.path) {
            return Ok(());
        }
        Err(ApiError::unsupported_endpoint(format!(
            "{} is not for clients of `hob serve`: `hob pull` fetches a model and `hob rm` removes \
             one, and a preset gives one another name",
            self.path
        )))
    }

    /// Returns whether a path is one of these endpoints'.
    pub(super) fn is_at(path: &str) -> bool {
        ROUTES.iter().any(|route| route.rest(path).is_some())
    }

    /// Returns the endpoints as a document needs them.
    pub(super) fn documented() -> impl Iterator<Item = DocumentedPath> {
        ROUTES.iter().filter_map(|route| {
            let shape = Route::errors_at(route.path);
            DocumentedPath::open(&[route.path], allowed(&route.method), shape)
        })
    }

    fn rest<'p>(&self, path: &'p str) -> Option<&'p str> {
        match self.path.strip_suffix("{id}") {
            Some(folder) => {
                path.strip_prefix(folder).filter(|id| !id.is_empty() && !id.contains('/'))
            }
            None => (self.path == path).then_some(""),
        }
    }
}
