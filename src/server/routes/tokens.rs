//! Text and tokens without an answer: `/tokenize`, `/detokenize`, `/apply-template`,
//! `…/input_tokens`.

use std::sync::Arc;

use hyper::StatusCode;
use serde::ser::{Error as _, SerializeSeq as _};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::{RouteCall, RouteResult, http};
use crate::runtime::Served;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::chat_request::{self, ChatReader, ReceivedChat};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, whole, wrong};
use crate::server::json::to_json;
use crate::server::prompt;
use crate::server::wire::chat::ChatBody;
use crate::server::wire::foreign::{self, Api};
use crate::server::wire::{anthropic, parse_body, responses};
use crate::tokenizer::EncodeOptions;

/// Answers with the tokens of a text; with `with_pieces` also with the spelling of each, as text
/// or, where it is none, as bytes.
pub(super) async fn tokenize(call: RouteCall) -> RouteResult {
    let served = call.app.served()?;
    with_body(call, move |body, cancel| tokenize_body(&served, &body, cancel)).await
}

/// Runs `work` on the JSON of a request's body.
async fn with_body(
    call: RouteCall,
    work: impl FnOnce(Value, &CancelFlag) -> RouteResult + Send + 'static,
) -> RouteResult {
    let body = call.request.into_body();
    run_blocking(WorkCost::Text(body.len()), move |cancel| {
        let parsed = parse_body(&body)?;
        // its text counts as working memory from here on
        drop(body);
        cancel.check()?;
        work(parsed, cancel)
    })
    .await
}

fn tokenize_body(served: &Served, body: &Value, cancel: &CancelFlag) -> RouteResult {
    let fields = Fields::of_body(body)?;
    foreign::check(body, Api::Tokenize)?;
    let text = fields.string("content")?.unwrap_or_default();
    let add_special = fields.bool("add_special")?.unwrap_or(false);
    let parse_special = fields.bool("parse_special")?.unwrap_or(true);
    let tokenizer = &served.runtime.tokenizer;
    let options = EncodeOptions { add_special, parse_special, ..EncodeOptions::default() };
    let ids = prompt::encode(tokenizer, text, &options, cancel)?;
    if !fields.bool("with_pieces")?.unwrap_or(false) {
        return http::large_json(to_json(&TokenList { tokens: ids }));
    }
    let piece = |id: u32| {
        let is_hidden = tokenizer.is_hidden(id);
        let bytes = if is_hidden { tokenizer.token_text(id) } else { tokenizer.token_bytes(id) };
        let piece =
            std::str::from_utf8(bytes).map_or(TokenSpelling::Bytes(bytes), TokenSpelling::Text);
        TokenPiece { id, piece }
    };
    let json = serde_json::to_vec(&TokenList { tokens: Each { ids: &ids, piece, cancel } });
    http::large_json(json.map_err(|error| ApiError::internal(error.to_string()))?)
}

/// The answer to a request for tokens. A long text has millions of them: they are written one after
/// the other, and never together as values.
#[derive(Serialize)]
struct TokenList<T> {
    tokens: T,
}

#[derive(Serialize)]
struct TokenPiece<'a> {
    id: u32,
    piece: TokenSpelling<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum TokenSpelling<'a> {
    Text(&'a str),
    Bytes(&'a [u8]),
}

/// A list of what a function makes of each token, written for as long as the client waits.
struct Each<'a, F> {
    ids: &'a [u32],
    piece: F,
    cancel: &'a CancelFlag,
}

impl<T: Serialize, F: Fn(u32) -> T> Serialize for Each<'_, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.ids.len()))?;
        for &id in self.ids {
            self.cancel.check().map_err(|error| S::Error::custom(error.message()))?;
            list.serialize_element(&(self.piece)(id))?;
        }
        list.end()
    }
}

/// Longest text that tokens are turned into, in bytes: a number of a few digits may spell hundreds.
const MAX_TEXT: usize = 64 << 20;

/// Answers with the text of tokens.
pub(super) async fn detokenize(call: RouteCall) -> RouteResult {
    let served = call.app.served()?;
    let body = call.request.into_body();
    let n_body = body.len();
    let (ids, n_bytes) = {
        let served = Arc::clone(&served);
        run_blocking(WorkCost::Parse(n_body), move |_| read_ids(&served, &parse_body(&body)?))
            .await?
    };
    run_blocking(WorkCost::Text(n_bytes), move |_| {
        let text = served.runtime.tokenizer.decode(&ids);
        http::large_json(to_json(&json!({"content": String::from_utf8_lossy(&text)})))
    })
    .await
}

/// Reads token ids, and counts the bytes of their text.
fn read_ids(served: &Served, body: &Value) -> Result<(Vec<u32>, usize), ApiError> {
    let fields = Fields::of_body(body)?;
    foreign::check(body, Api::Detokenize)?;
    let tokenizer = &served.runtime.tokenizer;
    let n_vocab = tokenizer.n_vocab();
    let id = |(i, value): (usize, &Value)| {
        let id = whole(value)
            .and_then(|id| u32::try_from(id).ok())
            .filter(|&id| (id as usize) < n_vocab);
        id.ok_or_else(|| {
            wrong(&format!("tokens[{i}]"), &format!("a token id below {n_vocab}"), value)
        })
    };
    let ids: Vec<u32> = fields
        .array("tokens")?
        .unwrap_or_default()
        .iter()
        .enumerate()
        .map(id)
        .collect::<Result<_, _>>()?;
    let n_bytes = ids.iter().map(|&id| tokenizer.token_bytes(id).len()).sum();
    if n_bytes > MAX_TEXT {
        let expected =
            format!("expected tokens of at most {MAX_TEXT} bytes of text, found {n_bytes}");
        return Err(ApiError::bad_field("tokens", expected));
    }
    Ok((ids, n_bytes))
}

/// Answers with the prompt of a conversation, with a mark where an image stands.
pub(super) async fn apply_template(call: RouteCall) -> RouteResult {
    let app = Arc::clone(&call.app);
    let served = app.served()?;
    let render = move |body: Value, _: &CancelFlag| {
        foreign::check(&body, Api::ApplyTemplate)?;
        let prompt = chat_request::prompt_text(&app, &served, body)?;
        http::large_json(to_json(&json!({"prompt": prompt})))
    };
    with_body(call, render).await
}

/// The number of tokens in a prompt.
#[derive(Serialize)]
struct TokenCount {
    /// The name of the object, in OpenAI's form.
    #[serde(skip_serializing_if = "Option::is_none")]
    object: Option<&'static str>,
    input_tokens: usize,
}

/// Answers with the number of tokens in the prompt of a chat request.
pub(super) async fn count_chat(call: RouteCall) -> RouteResult {
    let reader = |body: &[u8]| Ok(ChatBody::of_openai(parse_body(body)?));
    count(call, reader, Some("response.input_tokens")).await
}

/// Answers with the number of tokens in the prompt of a request in the form of Responses.
pub(super) async fn count_responses(call: RouteCall) -> RouteResult {
    count(call, responses::read_body, Some("response.input_tokens")).await
}

/// Answers with the number of tokens in the prompt of a request in Anthropic's form.
pub(super) async fn count_messages(call: RouteCall) -> RouteResult {
    count(call, anthropic::read_body, None).await
}

/// Answers with the number of tokens in the prompt of a conversation, rows of images among them.
async fn count(
    call: RouteCall,
    reader: impl ChatReader,
    object: Option<&'static str>,
) -> RouteResult {
    let served = call.app.served()?;
    let body = call.request.into_body();
    let received = ReceivedChat::receive(&call.app, &served, body, reader).await?;
    let input_tokens = received.count_tokens(served).await?;
    Ok(http::json(StatusCode::OK, &TokenCount { object, input_tokens }))
}
