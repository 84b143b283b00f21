//! `GET /v1/models`: the one model that is served, in OpenAI's form (`data`) and in Ollama's
//! (`models`), as llama-server lists it. `GET /v1/models/NAME`: the same model, or one with
//! an adapter, by one of its names.

use hyper::StatusCode;
use serde_json::Value;

use super::{RouteCall, RouteResult, http};
use crate::server::app::App;
use crate::server::error::ApiError;
use crate::server::wire::models::ModelList;
use crate::util::url::unescaped;

/// Returns the name in a path below that of the list. It may have slashes.
pub(crate) fn name(path: &str) -> Option<String> {
    let name = path.strip_prefix("/v1/models/").or_else(|| path.strip_prefix("/models/"))?;
    (!name.is_empty()).then(|| String::from_utf8_lossy(&unescaped(name)).into_owned())
}

/// Answers with the model, if the path names it.
pub(crate) fn one(call: &RouteCall) -> RouteResult {
    let name = name(call.request.uri().path());
    let list = match call.app.asleep() {
        Some(notes) => notes.list.clone(),
        None => list_value(&call.app)?,
    };
    let entries = list["data"].as_array().into_iter().flatten();
    let mut named = entries.filter(|entry| {
        let aliases = entry["aliases"].as_array().into_iter().flatten();
        name.as_ref().is_some_and(|name| aliases.into_iter().any(|alias| alias == name.as_str()))
    });
    let entry = named.next().cloned();
    let unknown = || ApiError::not_found("no model of that name is served").about("model");
    Ok(http::json(StatusCode::OK, &entry.ok_or_else(unknown)?))
}

/// Answers with the list.
pub(crate) fn list(app: &App) -> RouteResult {
    let list = match app.asleep() {
        Some(notes) => notes.list.clone(),
        None => list_value(app)?,
    };
    Ok(http::json(StatusCode::OK, &list))
}

/// Returns the list with the model, which is loaded, and its adapters.
pub(in crate::server) fn list_value(app: &App) -> Result<Value, ApiError> {
    Ok(serde_json::to_value(ModelList::of(&*app.served()?)).unwrap_or_default())
}
