//! `GET /v1/models`: the one model that is served, in OpenAI's form (`data`) and in Ollama's (`models`), as
//! llama-server lists it.

use hyper::{Response, StatusCode};
use serde_json::json;

use super::http::{self, ResponseBody};
use crate::server::app::App;
use crate::server::error::ApiError;

/// The list.
pub fn get(app: &App) -> Result<Response<ResponseBody>, ApiError> {
    let served = app.served()?;
    let card = &served.card;
    let id = card.names.first();
    let sees = served.runtime.vision.is_some();
    let capabilities = if sees { json!(["completion", "multimodal"]) } else { json!(["completion"]) };
    let input = if sees { json!(["text", "image"]) } else { json!(["text"]) };
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
            "capabilities": capabilities,
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
        "data": [{
            "id": id,
            "aliases": card.names,
            "tags": card.tags,
            "object": "model",
            "created": card.created,
            "owned_by": "hob",
            "architecture": {"input_modalities": input, "output_modalities": ["text"]},
            "meta": {
                "vocab_type": card.vocab_type,
                "n_vocab": card.n_vocab,
                "n_ctx": served.runtime.engine.n_ctx(),
                "n_ctx_train": card.n_ctx_train,
                "n_embd": card.n_embd,
                "n_params": card.n_params,
                "size": card.size,
                "ftype": card.ftype,
            },
        }],
    });
    Ok(http::json(StatusCode::OK, &list))
}
