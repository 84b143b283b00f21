//! `GET /v1/models`: the one model that is served, in OpenAI's form (`data`) and in Ollama's
//! (`models`), as llama-server lists it. `GET /v1/models/NAME`: the same model by one of its names.

use hyper::{Response, StatusCode};
use serde_json::{Value, json};

use super::http::{self, ResponseBody};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::error::ApiError;
use crate::util::url::unescaped;

/// The name in a path below that of the list. It may have slashes.
pub fn name(path: &str) -> Option<String> {
    let name = path.strip_prefix("/v1/models/").or_else(|| path.strip_prefix("/models/"))?;
    (!name.is_empty()).then(|| String::from_utf8_lossy(&unescaped(name)).into_owned())
}

/// The model, if the path names it.
pub fn one(app: &App, path: &str) -> Result<Response<ResponseBody>, ApiError> {
    let served = app.served()?;
    match name(path).is_some_and(|name| served.info.names.contains(&name)) {
        true => Ok(http::json(StatusCode::OK, &entry(&served))),
        false => Err(ApiError::not_found("no model of that name is served").about("model")),
    }
}

/// The list.
pub fn get(app: &App) -> Result<Response<ResponseBody>, ApiError> {
    let served = app.served()?;
    let info = &served.info;
    let id = info.names.first();
    let list = json!({
        "models": [{
            "name": id,
            "model": id,
            "modified_at": "",
            "size": "",
            "digest": "",
            "type": "model",
            "description": "",
            "tags": [""],
            "capabilities": capabilities(&served),
            "parameters": "",
            "details": {
                "parent_model": "",
                "format": "gguf",
                "family": "",
                "families": [""],
                "parameter_size": "",
                "quantization_level": "",
            },
        }],
        "object": "list",
        "data": [entry(&served)],
    });
    Ok(http::json(StatusCode::OK, &list))
}

/// Returns the names of what the model can do. An encoder writes no text.
fn capabilities(served: &Served) -> Vec<&'static str> {
    let is_encoder = served.runtime.engine.is_encoder();
    let names = [
        ("completion", !is_encoder),
        ("multimodal", served.runtime.vision.is_some()),
        ("embeddings", served.info.pooling.is_some()),
        ("rerank", served.info.ranks),
    ];
    names.into_iter().filter(|(_, can)| *can).map(|(name, _)| name).collect()
}

/// The model in OpenAI's form.
fn entry(served: &Served) -> Value {
    let info = &served.info;
    let sees = served.runtime.vision.is_some();
    let input = if sees { json!(["text", "image"]) } else { json!(["text"]) };
    json!({
        "id": info.names.first(),
        "aliases": info.names,
        "tags": info.tags,
        "object": "model",
        "created": info.created,
        "owned_by": "hob",
        "architecture": {"input_modalities": input, "output_modalities": ["text"]},
        "meta": {
            "vocab_type": info.vocab_type,
            "n_vocab": info.n_vocab,
            "n_ctx": served.runtime.engine.n_ctx(),
            "n_ctx_train": info.n_ctx_train,
            "n_embd": info.n_embd,
            "n_params": info.n_params,
            "size": info.size,
            "ftype": info.ftype,
        },
    })
}
