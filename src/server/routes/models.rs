//! `GET /v1/models`: the one model that is served, in OpenAI's form (`data`) and in Ollama's
//! (`models`), as llama-server lists it. `GET /v1/models/NAME`: the same model by one of its names.

use hyper::StatusCode;

use super::{RouteCall, RouteResult, http};
use crate::server::app::App;
use crate::server::error::ApiError;
use crate::server::wire::models::{ModelEntry, ModelList};
use crate::util::url::unescaped;

/// Returns the name in a path below that of the list. It may have slashes.
pub(crate) fn name(path: &str) -> Option<String> {
    let name = path.strip_prefix("/v1/models/").or_else(|| path.strip_prefix("/models/"))?;
    (!name.is_empty()).then(|| String::from_utf8_lossy(&unescaped(name)).into_owned())
}

/// Answers with the model, if the path names it.
pub(crate) fn one(call: &RouteCall) -> RouteResult {
    let served = call.app.served()?;
    if name(call.request.uri().path()).is_some_and(|name| served.info.names.contains(&name)) {
        Ok(http::json(StatusCode::OK, &ModelEntry::of(&served)))
    } else {
        Err(ApiError::not_found("no model of that name is served").about("model"))
    }
}

/// Answers with the list.
pub(crate) fn list(app: &App) -> RouteResult {
    Ok(http::json(StatusCode::OK, &ModelList::of(&*app.served()?)))
}
