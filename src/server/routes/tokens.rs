//! Text and tokens without an answer: `/tokenize`, `/detokenize`, `/apply-template`, `…/input_tokens`.

use std::sync::Arc;

use hyper::{Response, StatusCode};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::asked;
use super::http::{self, ResponseBody};
use crate::server::app::{App, Served};
use crate::server::beside::beside;
use crate::server::error::ApiError;
use crate::server::fields::{Fields, whole, wrong};
use crate::server::talk::Talk;

/// The tokens of a text; with `with_pieces` also what each spells, as text or, where it is none, as bytes.
pub fn tokenize(served: &Served, body: &Value) -> Result<Response<ResponseBody>, ApiError> {
    let fields = Fields::of_body(body)?;
    let text = fields.string("content")?.unwrap_or_default();
    let add_special = fields.bool("add_special")?.unwrap_or(false);
    let parse_special = fields.bool("parse_special")?.unwrap_or(true);
    let tokenizer = &served.runtime.tokenizer;
    let ids = tokenizer.encode(text, add_special, parse_special);
    if !fields.bool("with_pieces")?.unwrap_or(false) {
        return Ok(http::json(StatusCode::OK, &Tokens { tokens: ids }));
    }
    let piece = |id: u32| {
        let bytes = match tokenizer.is_hidden(id) {
            true => tokenizer.token_text(id),
            false => tokenizer.token_bytes(id),
        };
        Piece { id, piece: std::str::from_utf8(bytes).map_or(Spelling::Bytes(bytes), Spelling::Text) }
    };
    Ok(http::json(StatusCode::OK, &Tokens { tokens: Each(&ids, piece) }))
}

/// The answer. A long text has millions of tokens: they are written one after the other, and never together as values.
#[derive(Serialize)]
struct Tokens<T> {
    tokens: T,
}

#[derive(Serialize)]
struct Piece<'a> {
    id: u32,
    piece: Spelling<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Spelling<'a> {
    Text(&'a str),
    Bytes(&'a [u8]),
}

/// A list of what a function makes of each token.
struct Each<'a, F>(&'a [u32], F);

impl<T: Serialize, F: Fn(u32) -> T> Serialize for Each<'_, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().copied().map(&self.1))
    }
}

/// The text of tokens.
pub fn detokenize(served: &Served, body: &Value) -> Result<Response<ResponseBody>, ApiError> {
    let fields = Fields::of_body(body)?;
    let tokenizer = &served.runtime.tokenizer;
    let n_vocab = tokenizer.n_vocab();
    let id = |(i, value): (usize, &Value)| {
        let id = whole(value).and_then(|id| u32::try_from(id).ok()).filter(|&id| (id as usize) < n_vocab);
        id.ok_or_else(|| wrong(&format!("tokens[{i}]"), &format!("a token id below {n_vocab}"), value))
    };
    let ids: Vec<u32> =
        fields.array("tokens")?.unwrap_or_default().iter().enumerate().map(id).collect::<Result<_, _>>()?;
    let text = tokenizer.decode(&ids, false);
    Ok(http::json(StatusCode::OK, &json!({"content": String::from_utf8_lossy(&text)})))
}

/// The prompt of a conversation, with a mark where an image stands.
pub fn apply_template(app: &App, served: &Served, body: Value) -> Result<Response<ResponseBody>, ApiError> {
    Ok(http::json(StatusCode::OK, &json!({"prompt": Talk::text(app, served, body)?})))
}

/// How many tokens the prompt of a conversation has, rows of images among them.
pub async fn count(
    app: &Arc<App>,
    served: Arc<Served>,
    read: impl FnOnce() -> Result<Value, ApiError> + Send + 'static,
    openai: bool,
) -> Result<Response<ResponseBody>, ApiError> {
    let asked = asked(app, &served, read).await?;
    let n = beside(move || Talk::count(&served, &asked)).await?;
    let answer = match openai {
        true => json!({"object": "response.input_tokens", "input_tokens": n}),
        false => json!({"input_tokens": n}),
    };
    Ok(http::json(StatusCode::OK, &answer))
}
