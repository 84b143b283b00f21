//! Checks of requests whose model is not loaded: what is wrong whatever the model is loads none.

use serde_json::Value;

use super::{Route, ollama as ollama_routes};
use crate::server::error::ApiError;
use crate::server::fields::Fields;
use crate::server::infill;
use crate::server::kept::RequestMemory;
use crate::server::wire::chat::{self, ChatBody, ChatRequest};
use crate::server::wire::completion::CompletionRequest;
use crate::server::wire::embeddings::EmbeddingsRequest;
use crate::server::wire::foreign::{self, Api};
use crate::server::wire::generation::Defaults;
use crate::server::wire::limits::ModelLimits;
use crate::server::wire::ollama::{self, GenerateBody};
use crate::server::wire::rerank::RerankRequest;
use crate::server::wire::{anthropic, parse_body, responses, studio};

/// A size of a model that is not known yet: no request asks for more.
const ANY: usize = i32::MAX as usize;

/// The facts about a server before the model of a request is loaded.
struct BeforeLoad<'a> {
    defaults: &'a Defaults,
    memory: &'a RequestMemory,
}

/// A check of a body.
type BodyCheck = fn(&BeforeLoad, &[u8]) -> Result<(), ApiError>;

/// Checks the body of a request whose model is not loaded, as far as that goes without it.
///
/// # Errors
/// As the endpoint itself: 400 names the field that is wrong.
pub(crate) fn check_unloaded(
    path: &str,
    body: &[u8],
    defaults: &Defaults,
    memory: &RequestMemory,
) -> Result<(), ApiError> {
    let Some(check) = Route::pattern_at(path).and_then(check_of) else { return Ok(()) };
    check(&BeforeLoad { defaults, memory }, body)
}

/// Returns the check of the bodies at a path of the table.
fn check_of(pattern: &str) -> Option<BodyCheck> {
    Some(match pattern {
        "/v1/chat/completions" | "/chat/completions" | "/api/v0/chat/completions" => {
            |before, body| before.chat(&chat::read_body(body)?)
        }
        "/v1/chat/completions/input_tokens" | "/chat/completions/input_tokens" => {
            |before, body| before.chat(&ChatBody::of_openai(parse_body(body)?))
        }
        "/v1/responses" | "/responses" => {
            |before, body| before.chat(&responses::read_turn(body, &before.memory.responses)?.0)
        }
        "/v1/responses/input_tokens" | "/responses/input_tokens" => {
            |before, body| before.chat(&responses::read_body(body)?)
        }
        "/v1/messages" | "/v1/messages/count_tokens" => {
            |before, body| before.chat(&anthropic::read_body(body)?)
        }
        "/api/v1/chat" => |before, body| {
            before.chat(&studio::read_chat(body, ModelLimits::ANY, &before.memory.chats)?.0)
        },
        "/api/chat" => |before, body| match ollama_routes::load_reason_of(body) {
            Some(_) => Ok(()),
            None => before.chat(&ollama::read_chat(body, ModelLimits::ANY)?),
        },
        "/api/generate" => |before, body| match ollama_routes::load_reason_of(body) {
            Some(_) => Ok(()),
            None => before.generate(ollama::read_generate(body, ModelLimits::ANY)?),
        },
        "/api/embed" | "/api/embeddings" => |_, body| ollama::read_embed(body, ANY, ANY).map(drop),
        "/v1/completions" | "/api/v0/completions" => {
            |before, body| before.completions(parse_body(body)?)
        }
        "/completion" | "/completions" => {
            |before, body| before.completion(&parse_body(body)?, Api::Completion)
        }
        "/infill" => |before, body| before.gap(parse_body(body)?, Api::Completion),
        "/v1/embeddings" | "/api/v0/embeddings" | "/embedding" | "/embeddings" => {
            |_, body| EmbeddingsRequest::read(&parse_body(body)?, ANY).map(drop)
        }
        "/v1/rerank" | "/v1/reranking" | "/rerank" | "/reranking" => {
            |_, body| RerankRequest::read(&parse_body(body)?).map(drop)
        }
        "/tokenize" => |_, body| check_tokenize(&parse_body(body)?),
        "/detokenize" => |_, body| {
            let body = parse_body(body)?;
            Fields::of_body(&body)?.array("tokens")?;
            foreign::check(&body, Api::Detokenize)
        },
        "/apply-template" => |_, body| foreign::check(&parse_body(body)?, Api::ApplyTemplate),
        // a body that is a constraint, sound or not, is what this answers about
        "/check-constraint" => |_, body| parse_body(body).map(drop),
        // what is done with a slot stands in the query, and the body is optional
        "/slots/{id}" => |_, _| Ok(()),
        _ => return None,
    })
}

impl BeforeLoad<'_> {
    fn chat(&self, body: &ChatBody) -> Result<(), ApiError> {
        let read = ChatRequest::read(&body.fields, self.defaults, ANY);
        read.map(drop).map_err(|error| body.names.own(error))
    }

    fn generate(&self, body: GenerateBody) -> Result<(), ApiError> {
        match body {
            GenerateBody::Chat(chat) => self.chat(&chat),
            GenerateBody::Raw(raw) if raw.is_gap => self.gap(raw.body, Api::Completion),
            GenerateBody::Raw(raw) => self.completion(&raw.body, Api::Completion),
        }
    }

    fn completions(&self, body: Value) -> Result<(), ApiError> {
        match body["suffix"].as_str() {
            None | Some("") => self.completion(&body, Api::Completions),
            Some(_) => self.gap(body, Api::Completions),
        }
    }

    fn completion(&self, body: &Value, api: Api) -> Result<(), ApiError> {
        CompletionRequest::read(body, api, self.defaults, ANY).map(drop)
    }

    /// Checks a body that asks for what is missing between two texts.
    fn gap(&self, mut body: Value, api: Api) -> Result<(), ApiError> {
        infill::check(&mut body)?;
        self.completion(&body, api)
    }
}

fn check_tokenize(body: &Value) -> Result<(), ApiError> {
    let fields = Fields::of_body(body)?;
    foreign::check(body, Api::Tokenize)?;
    fields.string("content")?;
    for name in ["add_special", "parse_special", "with_pieces"] {
        fields.bool(name)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::server::routes::{ROUTES, RouteNeeds};

    #[test]
    fn every_body_for_a_model_is_checked_before_it_is_loaded() {
        for route in ROUTES.iter().filter(|route| matches!(route.needs, RouteNeeds::Model(_))) {
            for pattern in route.paths {
                assert!(check_of(pattern).is_some(), "{pattern}");
            }
        }
    }

    #[test]
    fn what_is_wrong_without_a_model_is_named() {
        let memory = RequestMemory::default();
        let check = |path: &str, body: &Value| {
            check_unloaded(path, body.to_string().as_bytes(), &Defaults::default(), &memory)
        };
        let hi = json!([{"role": "user", "content": "Hi"}]);
        for (path, body, field) in [
            ("/api/v1/chat", json!({"input": "Hi", "temperature": "hot"}), "temperature"),
            ("/v1/chat/completions", json!({"messages": hi, "top_p": 7}), "top_p"),
            ("/v1/responses", json!({"input": "Hi", "top_p": 7}), "top_p"),
            ("/v1/messages", json!({"messages": hi, "max_tokens": "x"}), "max_tokens"),
            ("/completion", json!({"prompt": "Hi", "top_k": "x"}), "top_k"),
            ("/v1/completions", json!({"prompt": "a", "suffix": "b", "top_k": "x"}), "top_k"),
            ("/infill", json!({"input_prefix": "a"}), "input_suffix"),
            ("/api/chat", json!({"messages": hi, "options": {"top_k": "x"}}), "options.top_k"),
            ("/api/generate", json!({"prompt": "a", "options": {"top_k": "x"}}), "options.top_k"),
            ("/v1/embeddings", json!({"input": 7}), "input"),
            ("/v1/rerank", json!({"query": 7, "documents": ["a"]}), "query"),
            ("/tokenize", json!({"content": 7}), "content"),
            ("/detokenize", json!({"tokens": 7}), "tokens"),
        ] {
            let error = check(path, &body).expect_err(path);
            assert_eq!(error.status, 400, "{path}: {}", error.message());
            assert!(error.message().contains(field) || error.param() == Some(field), "{path}");
        }
        for (path, body) in [
            ("/api/v1/chat", json!({"input": "Hi", "temperature": 0})),
            ("/v1/chat/completions", json!({"messages": hi, "n": 3})),
            ("/completion", json!({"prompt": [1, 2], "n_probs": 5})),
            ("/infill", json!({"input_prefix": "a", "input_suffix": "b"})),
            ("/api/generate", json!({"prompt": "a", "suffix": "b"})),
            ("/api/generate", json!({"model": "a"})),
            ("/v1/embeddings", json!({"input": "a", "dimensions": 9})),
            ("/check-constraint", json!({"grammar": "root ::="})),
        ] {
            let checked = check(path, &body);
            assert!(checked.is_ok(), "{path}: {:?}", checked.err().map(|e| e.message().to_owned()));
        }
    }
}
