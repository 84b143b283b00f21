//! Ollama's endpoints that compute: `POST /api/chat`, `/api/generate`, `/api/embed` and
//! `/api/embeddings`. Answers are streams of lines unless `stream` is false.

mod chat;
mod generate;

use std::sync::Arc;
use std::time::{Duration, Instant};

use hyper::StatusCode;
use hyper::body::Bytes;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

use super::embeddings::{EmbeddedText, EmbeddingCall};
use super::{RouteCall, RouteResult, Tally, http};
use crate::conversation::TemplateAbilities;
use crate::engine::Pooling;
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::blocking::{WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::json::to_json;
use crate::server::wire::embeddings::EmbeddingsRequest;
use crate::server::wire::limits::ModelLimits;
use crate::server::wire::ollama;
use crate::server::wire::ollama::answer::{
    AnswerEnd, AssistantPart, ChatPart, EmbedAnswer, GeneratePart, OneEmbedding,
};
use crate::util::clock;
pub(super) use chat::OllamaChatApi;
pub(super) use generate::OllamaGenerateApi;

/// The time that a request has taken so far.
#[derive(Debug, Clone, Copy)]
pub(super) struct RequestTime {
    since: Instant,
    /// Time that the model took to load before that.
    load: Duration,
}

impl RequestTime {
    /// Returns the time of a request that begins now, whose model took `load` to load.
    pub(super) fn new(load: Duration) -> RequestTime {
        RequestTime { since: Instant::now(), load }
    }

    /// Returns the time since the request came.
    pub(super) fn total(&self) -> Duration {
        self.since.elapsed() + self.load
    }
}

/// The members of a request that say whether it asks for a text.
#[derive(Default, Deserialize)]
struct LoadProbe {
    messages: Option<Vec<IgnoredAny>>,
    prompt: Option<String>,
    system: Option<String>,
    suffix: Option<String>,
    keep_alive: Option<Value>,
}

/// Returns `load` or `unload` for a request that asks for a model to be loaded or unloaded, and for
/// no text.
async fn load_reason(body: &Bytes) -> Result<Option<&'static str>, ApiError> {
    let cost = WorkCost::Parse(body.len());
    let body = body.clone();
    run_blocking(cost, move |_: &_| Ok(load_reason_of(&body))).await
}

/// Returns the same of a body; see [`load_reason`].
pub(super) fn load_reason_of(body: &[u8]) -> Option<&'static str> {
    // a body of another form is left to the reader, which says what is wrong with it
    if body.trim_ascii_start().first() != Some(&b'{') {
        return None;
    }
    let asked = serde_json::from_slice::<LoadProbe>(body).ok()?;
    let is_empty = |text: &Option<String>| text.as_ref().is_none_or(String::is_empty);
    let asks = asked.messages.is_some_and(|messages| !messages.is_empty())
        || ![&asked.prompt, &asked.system, &asked.suffix].into_iter().all(is_empty);
    let unloads = asked.keep_alive.is_some_and(|time| {
        time.as_f64() == Some(0.0) || time.as_str().is_some_and(|text| text.starts_with('0'))
    });
    let reason = if unloads { "unload" } else { "load" };
    (!asks).then_some(reason)
}

/// Answers a request to `/api/chat`.
pub(super) async fn chat(call: RouteCall) -> RouteResult {
    if let Some(reason) = load_reason(call.request.body()).await? {
        let served = call.app.served()?;
        let message = AssistantPart { role: "assistant", ..AssistantPart::default() };
        return Ok(http::json(
            StatusCode::OK,
            &ChatPart {
                model: &name(&call.app, &served),
                created_at: clock::iso_time(),
                message,
                logprobs: Vec::new(),
                end: AnswerEnd::of_model(reason),
            },
        ));
    }
    super::text::generate::<OllamaChatApi>(call).await
}

/// Answers a request to `/api/generate`.
pub(super) async fn generate(call: RouteCall) -> RouteResult {
    if let Some(reason) = load_reason(call.request.body()).await? {
        let served = call.app.served()?;
        return Ok(http::json(
            StatusCode::OK,
            &GeneratePart {
                model: &name(&call.app, &served),
                created_at: clock::iso_time(),
                response: String::new(),
                thinking: String::new(),
                logprobs: Vec::new(),
                end: AnswerEnd::of_model(reason),
            },
        ));
    }
    super::text::generate::<OllamaGenerateApi>(call).await
}

/// Answers a request to `/api/embed`.
pub(super) async fn embed(call: RouteCall) -> RouteResult {
    let time = RequestTime::new(call.app.load_time);
    let served = call.app.served()?;
    let model = name(&call.app, &served);
    let tally = Arc::clone(&call.tally);
    let (request, texts) = embedded(call, &served, &tally).await?;
    let n_tokens = texts.iter().map(|text| text.n_tokens).sum();
    let vectors = texts.into_iter().map(|text| first_vector(&request, text)).collect();
    let answer = EmbedAnswer::new(&model, vectors, n_tokens, time.total(), time.load);
    http::large_json(to_json(&answer))
}

/// Answers a request to `/api/embeddings`, the older form for one text.
pub(super) async fn embeddings(call: RouteCall) -> RouteResult {
    let served = call.app.served()?;
    let tally = Arc::clone(&call.tally);
    let (request, mut texts) = embedded(call, &served, &tally).await?;
    if request.inputs.is_empty() {
        return http::large_json(to_json(&OneEmbedding { embedding: Vec::new() }));
    }
    let text = texts.pop().filter(|_| texts.is_empty());
    let text = text.ok_or_else(|| ApiError::bad_field("prompt", "one text was expected"))?;
    let embedding = first_vector(&request, text);
    http::large_json(to_json(&OneEmbedding { embedding }))
}

/// Returns what a request may ask a model for.
pub(super) fn limits(served: &Served) -> ModelLimits {
    ModelLimits {
        n_ctx: served.runtime.engine.n_ctx(),
        reasons: TemplateAbilities::of(&served.runtime.template).reasoning,
    }
}

/// Returns the name of the model in answers: that of the request, where a model may have several.
fn name(app: &App, served: &Served) -> String {
    let name = app.requested_name.as_ref().or(served.info.names.first());
    name.cloned().unwrap_or_default()
}

fn first_vector(request: &EmbeddingsRequest, text: EmbeddedText) -> Vec<f32> {
    request.finish(text.vectors.into_iter().next().unwrap_or_default())
}

/// Returns the embeddings of the texts of a request.
async fn embedded(
    call: RouteCall,
    served: &Arc<Served>,
    tally: &Tally,
) -> Result<(EmbeddingsRequest, Vec<EmbeddedText>), ApiError> {
    let body = call.request.into_body();
    let pooling = served.info.pooling.filter(|&pooling| pooling != Pooling::None);
    let pooling = pooling.ok_or_else(|| {
        ApiError::unsupported_endpoint("this model generates text; name one that embeds")
    })?;
    let n_ctx = served.runtime.engine.n_ctx();
    let n_embd = served.info.n_embd;
    let read = move |body: &[u8]| ollama::read_embed(body, n_ctx, n_embd);
    let app = &*call.app;
    let call = EmbeddingCall { app, served, pooling, is_background: false, tally };
    call.embed(body, read).await
}
