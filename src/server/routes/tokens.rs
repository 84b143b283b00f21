//! Text and tokens without an answer: `/tokenize`, `/detokenize`, `/apply-template`,
//! `…/input_tokens`.

use std::sync::Arc;

use hyper::body::Bytes;
use hyper::{Response, StatusCode};
use serde::ser::{Error as _, SerializeSeq as _};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::http::{self, ResponseBody};
use super::{Reader, asked};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, whole, wrong};
use crate::server::json::to_json;
use crate::server::prompt;
use crate::server::talk::Talk;
use crate::server::wire::parse_body;
use crate::tokenizer::EncodeOptions;

/// The tokens of a text; with `with_pieces` also what each spells, as text or, where it is none, as
/// bytes.
pub fn tokenize(
    served: &Served,
    body: &Value,
    cancel: &CancelFlag,
) -> Result<Response<ResponseBody>, ApiError> {
    let fields = Fields::of_body(body)?;
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
        let bytes = match tokenizer.is_hidden(id) {
            true => tokenizer.token_text(id),
            false => tokenizer.token_bytes(id),
        };
        let piece =
            std::str::from_utf8(bytes).map_or(TokenSpelling::Bytes(bytes), TokenSpelling::Text);
        TokenPiece { id, piece }
    };
    let json = serde_json::to_vec(&TokenList { tokens: Each { ids: &ids, piece, cancel } });
    http::large_json(json.map_err(|error| ApiError::internal(error.to_string()))?)
}

/// The answer. A long text has millions of tokens: they are written one after the other, and never
/// together as values.
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
pub async fn detokenize(
    served: Arc<Served>,
    body: Bytes,
) -> Result<Response<ResponseBody>, ApiError> {
    let n_body = body.len();
    let (ids, n_bytes) = {
        let served = Arc::clone(&served);
        run_blocking(WorkCost::Parse(n_body), move |_| read_ids(&served, &parse_body(&body)?))
            .await?
    };
    run_blocking(WorkCost::Text(n_bytes), move |_| {
        let text = served.runtime.tokenizer.decode(&ids, false);
        http::large_json(to_json(&json!({"content": String::from_utf8_lossy(&text)})))
    })
    .await
}

/// Reads token ids, and counts the bytes of their text.
fn read_ids(served: &Served, body: &Value) -> Result<(Vec<u32>, usize), ApiError> {
    let fields = Fields::of_body(body)?;
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

/// The prompt of a conversation, with a mark where an image stands.
pub fn apply_template(
    app: &App,
    served: &Served,
    body: Value,
) -> Result<Response<ResponseBody>, ApiError> {
    http::large_json(to_json(&json!({"prompt": Talk::text(app, served, body)?})))
}

/// Returns how many tokens the prompt of a conversation has, rows of images among them.
pub async fn count(
    app: &Arc<App>,
    served: Arc<Served>,
    body: Bytes,
    read: Reader,
    openai: bool,
) -> Result<Response<ResponseBody>, ApiError> {
    let asked = asked(app, &served, body, read).await?;
    let cost = WorkCost::Text(asked.n_text);
    let n = run_blocking(cost, move |cancel| Talk::count(&served, &asked, cancel)).await?;
    let answer = match openai {
        true => json!({"object": "response.input_tokens", "input_tokens": n}),
        false => json!({"input_tokens": n}),
    };
    Ok(http::json(StatusCode::OK, &answer))
}
