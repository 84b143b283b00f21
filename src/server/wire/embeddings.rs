//! `POST /v1/embeddings` and llama-server's `/embedding`: the request, the vectors and how they are
//! written.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;
use serde_json::Value;

use super::adapters::ChosenAdapters;
use super::completion::{PromptPiece, pieces, prompt_string};
use super::foreign::{self, Api};
use super::image::RequestImage;
use crate::server::error::ApiError;
use crate::server::fields::{Fields, wrong};

/// Most texts of one request: OpenAI's limit.
pub(crate) const MAX_INPUTS: usize = 2048;
/// The largest value of a vector under [`VectorNorm::Max`]; llama.cpp's.
const MAX: f32 = 32760.0;

/// The norm by which a vector gets the length 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum VectorNorm {
    /// No norm: the vector stays as it is.
    None,
    /// The largest magnitude, which becomes the largest of 16-bit numbers.
    Max,
    /// The root of this power over the sum of the magnitudes to this power: 2 is Euclid's.
    Power(i32),
}

/// A text to embed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct EmbeddingsInput {
    /// Its pieces, at least one.
    pub pieces: Vec<PromptPiece>,
    /// Its images, which the pieces number.
    pub images: Vec<RequestImage>,
}

impl From<Vec<PromptPiece>> for EmbeddingsInput {
    fn from(pieces: Vec<PromptPiece>) -> Self {
        Self { pieces, images: Vec::new() }
    }
}

impl From<&str> for EmbeddingsInput {
    fn from(text: &str) -> Self {
        vec![PromptPiece::Text(text.to_owned())].into()
    }
}

/// An embeddings request as it is understood.
#[derive(Debug, Clone)]
pub(crate) struct EmbeddingsRequest {
    /// Texts to embed.
    pub inputs: Vec<EmbeddingsInput>,
    /// True if vectors are written as base64 of little-endian 32-bit floats.
    pub base64: bool,
    /// Number of values of each vector that are kept before it is normalized; `None`: all.
    pub dimensions: Option<usize>,
    /// The norm of the vectors.
    pub norm: VectorNorm,
    /// The adapters that the texts are computed with.
    pub adapters: ChosenAdapters,
}

impl EmbeddingsRequest {
    /// Reads a request body for a model whose vectors have `n_embd` values.
    ///
    /// # Errors
    /// 400 names the field that is wrong.
    pub(crate) fn read(body: &Value, n_embd: usize) -> Result<Self, ApiError> {
        let fields = Fields::of_body(body)?;
        foreign::check(body, Api::Embeddings)?;
        fields.string("model")?;
        let base64 = match fields.string("encoding_format")? {
            None | Some("float") => false,
            Some("base64") => true,
            Some(other) => {
                let other = Value::from(other);
                return Err(fields.wrong("encoding_format", "\"float\" or \"base64\"", &other));
            }
        };
        let norm = match fields.integer("embd_normalize", -1..=64)? {
            Some(-1) => VectorNorm::None,
            Some(0) => VectorNorm::Max,
            Some(power) => VectorNorm::Power(power as i32),
            None => VectorNorm::Power(2),
        };
        let dimensions = fields.integer("dimensions", 1..=n_embd as i64)?.map(|n| n as usize);
        let adapters = ChosenAdapters::read(&fields)?;
        Ok(Self { inputs: inputs(&fields)?, base64, dimensions, norm, adapters })
    }

    /// Returns a vector with the length and the norm that are asked for.
    pub(crate) fn finish(&self, mut vector: Vec<f32>) -> Vec<f32> {
        vector.truncate(self.dimensions.unwrap_or(usize::MAX));
        normalize(&mut vector, self.norm);
        vector
    }

    /// Returns a vector as it is written.
    pub(crate) fn write(&self, vector: Vec<f32>) -> Vector {
        if !self.base64 {
            return Vector::Floats(vector);
        }
        let bytes: Vec<u8> = vector.iter().flat_map(|x| x.to_le_bytes()).collect();
        Vector::Base64(STANDARD.encode(bytes))
    }
}

/// Reads `input`, or `content` in llama-server's older form: a string, an array of tokens and
/// strings (one text), an object that holds a text, or an array of texts.
fn inputs(fields: &Fields) -> Result<Vec<EmbeddingsInput>, ApiError> {
    const EXPECTED: &str =
        "a string, an array of token ids, an object with a text, or an array of these";
    let found = ["input", "content"].into_iter().find_map(|name| Some((name, fields.get(name)?)));
    let Some((name, value)) = found else {
        return Err(ApiError::bad_field(
            "input",
            format!("expected {EXPECTED}, but it is missing"),
        ));
    };
    let items = match value {
        Value::String(text) => return Ok(vec![text.as_str().into()]),
        Value::Object(_) => return Ok(vec![object(value, name.to_owned())?]),
        Value::Array(items) if !items.is_empty() => items,
        other => return Err(fields.wrong(name, EXPECTED, other)),
    };
    if items.iter().any(Value::is_number) {
        return Ok(vec![pieces(items, name)?.into()]);
    }
    if items.len() > MAX_INPUTS {
        return Err(fields.wrong(name, &format!("at most {MAX_INPUTS} texts"), value));
    }
    let input = |(i, item): (usize, &Value)| match item {
        Value::String(text) => Ok(text.as_str().into()),
        Value::Array(items) if !items.is_empty() => {
            Ok(pieces(items, &format!("{name}[{i}]"))?.into())
        }
        Value::Object(_) => object(item, format!("{name}[{i}]")),
        other => Err(wrong(&format!("{name}[{i}]"), EXPECTED, other)),
    };
    items.iter().enumerate().map(input).collect()
}

/// Reads a text as llama-server's objects hold one: `prompt_string`, with `multimodal_data` for its
/// images, or `content` of parts as in a message.
fn object(value: &Value, path: String) -> Result<EmbeddingsInput, ApiError> {
    let fields = Fields::of_value(value, path)?;
    let mut input = EmbeddingsInput::default();
    if fields.get("prompt_string").is_some() {
        input.pieces = prompt_string(&fields, &mut input.images)?;
        return Ok(input);
    }
    let Some(parts) = fields.array("content")? else {
        return Err(ApiError::bad_field(
            fields.path("content"),
            "expected an array of parts, but it is missing",
        ));
    };
    for (i, part) in parts.iter().enumerate() {
        let path = format!("{}[{i}]", fields.path("content"));
        match (part["type"].as_str(), part["text"].as_str(), image_url(part)) {
            (Some("text"), Some(text), _) => match input.pieces.last_mut() {
                Some(PromptPiece::Text(before)) => *before += text,
                _ => input.pieces.push(PromptPiece::Text(text.to_owned())),
            },
            (Some("image_url"), _, Some(url)) => {
                input.pieces.push(PromptPiece::Image(input.images.len()));
                let field = format!("{path}.image_url");
                input.images.push(RequestImage { field, url: url.to_owned() });
            }
            _ => return Err(wrong(&path, "a part of type \"text\" or \"image_url\"", part)),
        }
    }
    if input.pieces.is_empty() {
        return Ok("".into());
    }
    Ok(input)
}

fn image_url(part: &Value) -> Option<&str> {
    let image = &part["image_url"];
    image.as_str().or_else(|| image["url"].as_str())
}

fn normalize(vector: &mut [f32], norm: VectorNorm) {
    let length = match norm {
        VectorNorm::None => return,
        VectorNorm::Max => {
            f64::from(vector.iter().fold(0.0, |most: f32, x| most.max(x.abs())) / MAX)
        }
        VectorNorm::Power(power) => {
            let sum: f64 = vector.iter().map(|x| f64::from(x.abs()).powi(power)).sum();
            sum.powf(1.0 / f64::from(power))
        }
    };
    if length > 0.0 {
        for x in vector.iter_mut() {
            *x = (f64::from(*x) / length) as f32;
        }
    }
}

/// A vector on the wire.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub(crate) enum Vector {
    /// The numbers of the vector.
    Floats(Vec<f32>),
    /// The bytes of the numbers.
    Base64(String),
}

/// One vector of the answer in OpenAI's form.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct EmbeddingsEntry {
    /// "embedding".
    pub object: &'static str,
    /// The vector.
    pub embedding: Vector,
    /// Number of its text.
    pub index: usize,
}

/// The answer in OpenAI's form.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct EmbeddingsList<'a> {
    /// "list".
    pub object: &'static str,
    /// The vectors.
    pub data: Vec<EmbeddingsEntry>,
    /// The model.
    pub model: &'a str,
    /// Tokens of all texts.
    pub usage: EmbeddingsUsage,
}

/// Tokens of all texts.
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct EmbeddingsUsage {
    /// Tokens of the texts.
    pub prompt_tokens: usize,
    /// Tokens of the texts: none are written.
    pub total_tokens: usize,
}

/// One text's vectors in llama-server's form: one, or without pooling one per token.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct TextEmbeddings {
    /// Number of the text.
    pub index: usize,
    /// The vectors.
    pub embedding: Vec<Vec<f32>>,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(body: Value) -> Result<EmbeddingsRequest, ApiError> {
        EmbeddingsRequest::read(&body, 8)
    }

    #[test]
    fn texts_have_many_forms() {
        let text = |text: &str| PromptPiece::Text(text.into());
        for (input, texts) in [
            (json!("a"), vec![vec![text("a")]]),
            (json!([1, 2]), vec![vec![PromptPiece::Token(1), PromptPiece::Token(2)]]),
            (json!(["a", "b"]), vec![vec![text("a")], vec![text("b")]]),
            (json!(["a", [1]]), vec![vec![text("a")], vec![PromptPiece::Token(1)]]),
            (json!([1, "a"]), vec![vec![PromptPiece::Token(1), text("a")]]),
            (json!({"prompt_string": "a"}), vec![vec![text("a")]]),
            (
                json!(["a", {"content": [
                    {"type": "text", "text": "b "},
                    {"type": "text", "text": "c"},
                ]}]),
                vec![vec![text("a")], vec![text("b c")]],
            ),
        ] {
            let texts: Vec<_> = texts.into_iter().map(EmbeddingsInput::from).collect();
            assert_eq!(read(json!({"input": input})).unwrap().inputs, texts);
            assert_eq!(read(json!({"content": input})).unwrap().inputs, texts);
        }
    }

    #[test]
    fn images_stand_where_parts_or_marks_have_them() {
        let text = |text: &str| PromptPiece::Text(text.into());
        let part = |text: &str| json!({"type": "text", "text": text});
        let image = |url: Value| json!({"type": "image_url", "image_url": url});
        let request = read(json!({"input": [
            {"content": [part("a"), part("b"), image(json!({"url": "data:x"})), part("c")]},
            "<__media__>",
            {"prompt_string": "<__media__>d", "multimodal_data": ["AA"]},
            {"content": [image(json!("data:y"))]},
            {"content": []},
        ]}));
        let request = request.unwrap();
        let expected = [
            vec![text("ab"), PromptPiece::Image(0), text("c")],
            vec![text("<__media__>")],
            vec![text(""), PromptPiece::Image(0), text("d")],
            vec![PromptPiece::Image(0)],
            vec![text("")],
        ];
        let pieces = request.inputs.iter().map(|input| input.pieces.clone());
        assert_eq!(pieces.collect::<Vec<_>>(), expected);
        let images = request.inputs.iter().flat_map(|input| &input.images);
        let images = images.map(|image| (&*image.field, &*image.url));
        assert_eq!(
            images.collect::<Vec<_>>(),
            [
                ("input[0].content[2].image_url", "data:x"),
                ("input[2].multimodal_data[0]", "data:;base64,AA"),
                ("input[3].content[0].image_url", "data:y"),
            ]
        );
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (body, field) in [
            (json!({}), "input"),
            (json!({"input": []}), "input"),
            (json!({"input": {}}), "input.content"),
            (json!({"input": {"content": "a"}}), "input.content"),
            (
                json!({"input": [{"content": [{"type": "image_url", "text": "a"}]}]}),
                "input[0].content[0]",
            ),
            (
                json!({"input": {"prompt_string": "a", "multimodal_data": ["AA"]}}),
                "input.multimodal_data",
            ),
            (json!({"input": vec!["a"; 2049]}), "input"),
            (json!({"input": ["a", 0.5]}), "input[1]"),
            (json!({"input": ["a", []]}), "input[1]"),
            (json!({"input": ["a", {}]}), "input[1].content"),
            (json!({"content": [-1]}), "content[0]"),
            (json!({"input": "a", "encoding_format": "hex"}), "encoding_format"),
            (json!({"input": "a", "dimensions": 0}), "dimensions"),
            (json!({"input": "a", "dimensions": 9}), "dimensions"),
            (json!({"input": "a", "embd_normalize": -2}), "embd_normalize"),
        ] {
            let error = read(body.clone()).expect_err(&body.to_string());
            let error: Value = serde_json::from_slice(&error.to_json()).unwrap();
            assert_eq!(error["error"]["param"], field, "{body}");
        }
    }

    #[test]
    fn vectors_have_length_one_by_some_measure() {
        let of = |fields: Value| {
            let mut body = json!({"input": "a"});
            body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
            let request = read(body).unwrap();
            request.finish(vec![3.0, -4.0, 12.0])
        };
        assert_eq!(of(json!({"embd_normalize": -1})), [3.0, -4.0, 12.0]);
        assert_eq!(of(json!({})), [3.0 / 13.0, -4.0 / 13.0, 12.0 / 13.0]);
        assert_eq!(of(json!({"dimensions": 2})), [0.6, -0.8]);
        assert_eq!(of(json!({"embd_normalize": 1})), [3.0 / 19.0, -4.0 / 19.0, 12.0 / 19.0]);
        assert_eq!(of(json!({"embd_normalize": 0}))[2], 32760.0);
        let request = read(json!({"input": "a", "encoding_format": "base64"})).unwrap();
        assert_eq!(request.finish(vec![0.0; 3]), [0.0; 3]);
        assert_eq!(request.write(vec![1.0]), Vector::Base64("AACAPw==".into()));
    }
}
