//! What tests of `hob serve` ask the smallest real model, and what it answers.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::common;
use crate::http::client::Response;

/// The smallest real model, and the texts it gives.
pub(crate) fn stories() -> PathBuf {
    common::fixtures().join("stories/stories260K.gguf")
}

pub(crate) const PROMPT: &str = "Once upon a time";
/// What the model continues `PROMPT` with, the most probable token each time.
pub(crate) const STORY: &str = ", there was a little girl named Lily. She loved to play outside \
     in the park. One day, she saw a big, red ball. She wanted to play with it, but it was too \
     high.\nLily's mom said";

pub(crate) fn story(n_predict: i64) -> Value {
    json!({"prompt": PROMPT, "temperature": 0, "n_predict": n_predict})
}

/// A request that computes for longer than any test waits.
pub(crate) fn endless(stream: bool) -> Value {
    json!({"prompt": PROMPT, "temperature": 0, "n_predict": -1, "ignore_eos": true,
        "stream": stream})
}

/// Context that an [`endless`] request does not fill.
pub(crate) const ENDLESS: &[&str] = &["--ctx-size", "1000000"];

pub(crate) fn chat(text: &str) -> Value {
    json!({"messages": [{"role": "user", "content": text}], "temperature": 0, "max_tokens": 12})
}

/// Returns whether a value is a whole number, as JSON Schema has it: of any size, and also -0.
pub(crate) fn is_whole(value: &Value) -> bool {
    value.as_f64().is_some_and(|number| number.fract() == 0.0)
}

pub(crate) fn with(mut body: Value, fields: Value) -> Value {
    body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    body
}

pub(crate) fn error(response: &Response) -> (u64, String, String) {
    let error = &response.json()["error"];
    let text = |name: &str| error[name].as_str().unwrap_or_default().to_owned();
    let code = error["code"].as_u64().unwrap();
    assert_eq!(code, u64::from(response.status), "{error}");
    assert!(!text("message").is_empty());
    (code, text("type"), text("param"))
}
