//! `POST /completion`, llama-server's own endpoint: the request, the whole answer, and the parts of
//! a streamed one.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::common::AnswerTimings;
use super::foreign::{self, Api};
use super::generation::{Defaults, Generation, constraint_details};
use super::image::RequestImage;
use super::sampling::{numbers, reasoning_name, reasoning_numbers};
use crate::conversation::{PromptProgress, SpelledLogprob};
use crate::runtime::MEDIA;
use crate::sampling::part_numbers;
use crate::server::error::ApiError;
use crate::server::fields::{Fields, whole, wrong};

/// Most texts of one request: prompts times choices.
pub(crate) const MAX_TEXTS: usize = 128;

/// A piece of a prompt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PromptPiece {
    /// Text, to be tokenized.
    Text(String),
    /// A token as it is.
    Token(u32),
    /// An image of the request, by number.
    Image(usize),
}

/// A completion request as it is understood.
#[derive(Debug, Clone)]
pub(crate) struct CompletionRequest {
    /// The prompts, each of one or more pieces.
    pub prompts: Vec<Vec<PromptPiece>>,
    /// The images of all of them.
    pub images: Vec<RequestImage>,
    /// Number of texts for each prompt.
    pub n: usize,
    /// True if `prompt` was a list of prompts: so is the answer.
    pub many: bool,
    /// Parameters of the generation.
    pub generation: Generation,
    /// True if a stream of OpenAI's interface ends with a chunk that holds the usage.
    pub include_usage: bool,
    /// The endpoint that was asked.
    pub api: Api,
    /// True if each text begins with its prompt.
    pub echo: bool,
    /// True if the answer holds the ids of its tokens.
    pub return_tokens: bool,
    /// Requested members of the answer, as paths; empty is all.
    pub response_fields: Vec<String>,
}

impl CompletionRequest {
    /// Reads the body of a request to one of the two endpoints, for a model of `n_vocab` tokens.
    ///
    /// # Errors
    /// 400 names the field that is wrong.
    pub(crate) fn read(
        body: &Value,
        api: Api,
        defaults: &Defaults,
        n_vocab: usize,
    ) -> Result<Self, ApiError> {
        let fields = Fields::of_body(body)?;
        let include_usage = include_usage(&fields)? && api == Api::Completions;
        foreign::check(body, api)?;
        fields.string("model")?;
        let mut generation = Generation::read(&fields, defaults)?;
        if let Some((option, _)) = part_numbers(&generation.reasoning_sampling).next() {
            let what = "a prompt's text is not split into reasoning and answer; expected it in \
                        the chat interfaces alone";
            return Err(ApiError::bad_field(reasoning_name(option), what));
        }
        generation.sampling.logprobs = n_probs(&fields, api, n_vocab)?;
        let has_logprobs = generation.sampling.logprobs.is_some();
        generation.sampling.constraint_details = constraint_details(&fields, has_logprobs)?;
        let echo = fields.bool("echo")?.unwrap_or(false);
        if echo && generation.sampling.post_sampling {
            let what = "the prompt's tokens were not sampled; expected no echo beside it";
            return Err(ApiError::bad_field("post_sampling_probs", what));
        }
        if echo && has_logprobs && generation.token_healing {
            let what = "the end of the prompt has no tokens to tell; expected no echo of log \
                        probabilities beside it";
            return Err(ApiError::bad_field("token_healing", what));
        }
        let mut images = Vec::new();
        let (prompts, many) = match prompts(&fields, &mut images)? {
            PromptField::One(prompt) => (vec![prompt], false),
            PromptField::List(prompts) => (prompts, true),
        };
        check_prefix(&generation, &prompts)?;
        let n = fields
            .integer("n_cmpl", 1..=MAX_TEXTS as i64)?
            .or(fields.integer("n", 1..=MAX_TEXTS as i64)?);
        let n = n.map_or(1, |n| n as usize);
        if prompts.len() * n > MAX_TEXTS {
            let expected = format!("expected at most {MAX_TEXTS} texts, prompts times choices");
            return Err(ApiError::bad_field("prompt", expected));
        }
        Ok(Self {
            many: many || n > 1,
            prompts,
            images,
            n,
            generation,
            include_usage,
            api,
            echo,
            return_tokens: fields.bool("return_tokens")?.unwrap_or(false),
            response_fields: response_fields(&fields)?,
        })
    }
}

/// Checks that all prompts end with the beginning of the text under a constraint, if there is one.
fn check_prefix(generation: &Generation, prompts: &[Vec<PromptPiece>]) -> Result<(), ApiError> {
    let constraint = generation.constraint.as_ref();
    let Some(prefix) = constraint.and_then(|asked| asked.prefix.as_ref()) else { return Ok(()) };
    let ends_otherwise = |prompt: &Vec<PromptPiece>| match prompt.last() {
        Some(PromptPiece::Text(text)) => !text.ends_with(&prefix.text),
        // tokens may spell anything
        Some(PromptPiece::Token(_)) => false,
        Some(PromptPiece::Image(_)) | None => true,
    };
    if prompts.iter().any(ends_otherwise) {
        let what = "expected the text with which the prompt ends";
        return Err(ApiError::bad_field(&prefix.field, what));
    }
    Ok(())
}

/// Reads `stream_options.include_usage`.
fn include_usage(fields: &Fields) -> Result<bool, ApiError> {
    let options = fields.object("stream_options")?;
    let include = options.map(|options| options.bool("include_usage")).transpose()?.flatten();
    Ok(include.unwrap_or(false))
}

/// Reads `n_probs`, up to the whole vocabulary, or by its other name `logprobs`: 0 of them is none,
/// except that OpenAI's interface then says how probable the text itself was.
fn n_probs(fields: &Fields, api: Api, n_vocab: usize) -> Result<Option<usize>, ApiError> {
    let most = i64::try_from(n_vocab).unwrap_or(i64::MAX);
    let n_probs = fields.integer("n_probs", 0..=most)?.filter(|&n| n > 0);
    let logprobs = fields.integer("logprobs", 0..=most)?;
    let logprobs = logprobs.filter(|&n| n > 0 || api == Api::Completions);
    Ok(n_probs.or(logprobs).map(|n| n as usize))
}

fn response_fields(fields: &Fields) -> Result<Vec<String>, ApiError> {
    let paths = fields.array("response_fields")?.unwrap_or_default();
    let text = |path: &Value| path.as_str().map(str::to_owned);
    paths
        .iter()
        .map(|path| {
            text(path).ok_or_else(|| fields.wrong("response_fields", "an array of strings", path))
        })
        .collect()
}

/// The field `prompt`.
enum PromptField {
    One(Vec<PromptPiece>),
    List(Vec<Vec<PromptPiece>>),
}

/// Reads a string, an array of tokens and strings (one prompt), an object that holds a string, or
/// an array of prompts. An array of strings only is several prompts, one with a token among them is
/// one.
fn prompts(fields: &Fields, images: &mut Vec<RequestImage>) -> Result<PromptField, ApiError> {
    const EXPECTED: &str = "a string, an array of token ids and strings, or an array of prompts";
    let value = match fields.get("prompt") {
        Some(value) => value,
        None => {
            return Err(ApiError::bad_field(
                "prompt",
                format!("expected {EXPECTED}, but it is missing"),
            ));
        }
    };
    let items = match value {
        Value::String(text) => return Ok(PromptField::One(vec![PromptPiece::Text(text.clone())])),
        Value::Object(_) => {
            let prompt = prompt_string(&Fields::of_value(value, "prompt".to_owned())?, images)?;
            return Ok(PromptField::One(prompt));
        }
        Value::Array(items) if !items.is_empty() => items,
        other => return Err(fields.wrong("prompt", EXPECTED, other)),
    };
    if items.iter().any(Value::is_number) {
        return Ok(PromptField::One(pieces(items, "prompt")?));
    }
    let mut prompt = |(i, item): (usize, &Value)| match item {
        Value::String(text) => Ok(vec![PromptPiece::Text(text.clone())]),
        Value::Array(items) => pieces(items, &format!("prompt[{i}]")),
        Value::Object(_) => prompt_string(&Fields::of_value(item, format!("prompt[{i}]"))?, images),
        other => Err(wrong(&format!("prompt[{i}]"), EXPECTED, other)),
    };
    let prompts = items.iter().enumerate().map(&mut prompt).collect::<Result<_, _>>()?;
    Ok(PromptField::List(prompts))
}

/// Reads llama-server's form of a prompt with images: a text that marks their places, and
/// their bytes in base64.
///
/// # Errors
/// 400 names the field that is wrong.
pub(super) fn prompt_string(
    fields: &Fields,
    images: &mut Vec<RequestImage>,
) -> Result<Vec<PromptPiece>, ApiError> {
    let text = fields.string("prompt_string")?;
    let missing = || {
        ApiError::bad_field(fields.path("prompt_string"), "expected a string, but it is missing")
    };
    let text = text.ok_or_else(missing)?;
    let data = fields.array("multimodal_data")?.unwrap_or_default();
    if data.is_empty() {
        return Ok(vec![PromptPiece::Text(text.to_owned())]);
    }
    let places = text.matches(MEDIA).count();
    if places != data.len() {
        let found = data.len();
        let expected =
            format!("expected an image for each of the {places} places {MEDIA}, found {found}");
        return Err(ApiError::bad_field(fields.path("multimodal_data"), expected));
    }
    let mut pieces = Vec::new();
    let mut data = data.iter().enumerate();
    for between in text.split(MEDIA) {
        pieces.push(PromptPiece::Text(between.to_owned()));
        let Some((i, image)) = data.next() else { continue };
        let field = format!("{}[{i}]", fields.path("multimodal_data"));
        let Some(base64) = image.as_str() else { return Err(wrong(&field, "base64", image)) };
        pieces.push(PromptPiece::Image(images.len()));
        images.push(RequestImage { field, url: format!("data:;base64,{base64}") });
    }
    Ok(pieces)
}

/// Reads the token ids and strings of one text.
///
/// # Errors
/// 400 names the one that is neither.
pub(crate) fn pieces(items: &[Value], path: &str) -> Result<Vec<PromptPiece>, ApiError> {
    let piece = |(i, item): (usize, &Value)| match item {
        Value::String(text) => Ok(PromptPiece::Text(text.clone())),
        other => match whole(other).and_then(|n| u32::try_from(n).ok()) {
            Some(token) => Ok(PromptPiece::Token(token)),
            None => Err(wrong(&format!("{path}[{i}]"), "a token id or a string", other)),
        },
    };
    items.iter().enumerate().map(piece).collect()
}

/// Returns the parameters of a generation, as the answer repeats them. `max_tokens` is −1 without a
/// limit.
pub(crate) fn generation_settings(generation: &Generation) -> Value {
    let sampling = &generation.sampling;
    let max_tokens = generation.max_tokens.map_or(-1, |n| n as i64);
    let bias = |&(token, bias): &(u32, f32)| {
        // A ban has no number in JSON.
        json!({"token": token, "bias": bias.is_finite().then_some(bias)})
    };
    let mut settings = Map::new();
    settings.insert("seed".into(), sampling.seed.unwrap_or(u32::MAX).into());
    for (name, number) in numbers(sampling) {
        settings.insert(name.into(), number);
        if name == "dry_penalty_last_n" {
            // llama-server writes it in the middle of the numbers
            settings.insert("dry_sequence_breakers".into(), json!(generation.dry_breakers));
        }
    }
    let rest = json!({
        "stop": generation.stop,
        "max_tokens": max_tokens,
        "n_predict": max_tokens,
        "n_keep": generation.shift.map_or(0, |shift| shift.keep),
        "n_discard": generation.shift.map_or(0, |shift| shift.discard),
        "ignore_eos": generation.ignore_eos,
        "stream": generation.stream,
        "logit_bias": sampling.logit_bias.iter().map(bias).collect::<Vec<_>>(),
        "n_probs": sampling.logprobs.unwrap_or(0),
        "min_keep": sampling.min_keep,
        "samplers": sampling.samplers.iter().map(|stage| stage.name()).collect::<Vec<_>>(),
        "post_sampling_probs": sampling.post_sampling,
        "speculative.types": generation.speculation.names(),
        "speculative.n_max": generation.speculation.n_max,
        "speculative.n_min": generation.speculation.n_min,
        "speculative.p_min": generation.speculation.p_min,
    });
    if let Value::Object(rest) = rest {
        settings.extend(rest);
    }
    settings.extend(reasoning_numbers(&generation.reasoning_sampling));
    settings.into()
}

/// A whole answer, or the last part of a streamed one.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct CompletionAnswer<'a> {
    /// Its number.
    pub index: usize,
    /// The text; empty in the last part of a stream.
    pub content: String,
    /// Ids of its tokens, if they were asked for.
    pub tokens: Vec<u32>,
    /// The slot that computed it.
    pub id_slot: u32,
    /// Always true: the text is whole.
    pub stop: bool,
    /// The name this server gives its model.
    pub model: &'a str,
    /// Tokens chosen.
    pub tokens_predicted: usize,
    /// Tokens of the prompt.
    pub tokens_evaluated: usize,
    /// See [`generation_settings`].
    pub generation_settings: &'a Value,
    /// The prompt as its tokens spell it.
    pub prompt: &'a str,
    /// True if the text has a line break.
    pub has_new_line: bool,
    /// True if prompt and text fill the context.
    pub truncated: bool,
    /// `eos`, `limit` or `word`.
    pub stop_type: &'static str,
    /// The stop string that ended the text.
    pub stopping_word: &'a str,
    /// Tokens that the slot's cache holds now.
    pub tokens_cached: usize,
    /// Time spent.
    pub timings: AnswerTimings,
    /// Log probabilities of the tokens, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completion_probabilities: Option<Vec<SpelledLogprob>>,
}

/// A part of a streamed answer that is not the last.
#[derive(Debug, Serialize)]
pub(crate) struct CompletionPart {
    /// Number of the text it belongs to.
    pub index: usize,
    /// New text.
    pub content: String,
    /// Its tokens.
    pub tokens: Vec<u32>,
    /// Always false: more parts follow.
    pub stop: bool,
    /// The slot that computes it.
    pub id_slot: u32,
    /// Tokens chosen so far.
    pub tokens_predicted: usize,
    /// Tokens of the prompt.
    pub tokens_evaluated: usize,
    /// Log probabilities of the tokens, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completion_probabilities: Option<Vec<SpelledLogprob>>,
    /// Time spent so far, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timings: Option<AnswerTimings>,
    /// The part of the prompt that is computed, if it was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt_progress: Option<PromptProgress>,
}

/// Returns the members of an answer that `paths` name (`generation_settings/n_predict`), side by
/// side under those names. What is not there is left out.
pub(crate) fn select(answer: Value, paths: &[String]) -> Value {
    if paths.is_empty() {
        return answer;
    }
    let member = |path: &String| Some((path.clone(), answer.pointer(&format!("/{path}"))?.clone()));
    Value::Object(paths.iter().filter_map(member).collect::<Map<_, _>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: Value) -> Result<CompletionRequest, ApiError> {
        CompletionRequest::read(&body, Api::Completion, &Defaults::default(), 512)
    }

    #[test]
    fn alternatives_are_told_up_to_the_whole_vocabulary() {
        let read = |api, fields: Value| {
            let mut body = json!({"prompt": "a"});
            body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
            let request = CompletionRequest::read(&body, api, &Defaults::default(), 512);
            request
                .map(|request| request.generation.sampling.logprobs)
                .map_err(|e| e.message().to_owned())
        };
        for (api, fields, logprobs) in [
            (Api::Completion, json!({"n_probs": 512}), Some(512)),
            (Api::Completion, json!({"n_probs": 0, "logprobs": 3}), Some(3)),
            (Api::Completion, json!({"logprobs": 0}), None),
            (Api::Completions, json!({"logprobs": 512}), Some(512)),
            (Api::Completions, json!({"logprobs": 0}), Some(0)),
            (Api::Completions, json!({"n_probs": 0}), None),
        ] {
            assert_eq!(read(api, fields.clone()), Ok(logprobs), "{fields}");
        }
        for name in ["n_probs", "logprobs"] {
            let message = read(Api::Completion, json!({name: 513})).unwrap_err();
            assert!(message.contains(name) && message.contains("from 0 to 512"), "{message}");
        }
        let message =
            read(Api::Completions, json!({"echo": true, "post_sampling_probs": true})).unwrap_err();
        assert!(message.contains("post_sampling_probs"), "{message}");
    }

    #[test]
    fn a_prompt_has_many_forms() {
        let text = |s: &str| PromptPiece::Text(s.into());
        for (prompt, prompts, many) in [
            (json!("a"), vec![vec![text("a")]], false),
            (json!([1, 2]), vec![vec![PromptPiece::Token(1), PromptPiece::Token(2)]], false),
            (
                json!([1, "b", 2]),
                vec![vec![PromptPiece::Token(1), text("b"), PromptPiece::Token(2)]],
                false,
            ),
            (json!(["a", "b"]), vec![vec![text("a")], vec![text("b")]], true),
            (json!({"prompt_string": "a"}), vec![vec![text("a")]], false),
            (
                json!(["a", [1, "b"]]),
                vec![vec![text("a")], vec![PromptPiece::Token(1), text("b")]],
                true,
            ),
        ] {
            let request = read(json!({"prompt": prompt})).unwrap();
            assert_eq!((request.prompts, request.many), (prompts, many));
        }
        for (prompt, param) in [
            (json!(null), "prompt"),
            (json!([]), "prompt"),
            (json!({}), "prompt.prompt_string"),
            (json!({"prompt_string": "a", "multimodal_data": ["AA"]}), "prompt.multimodal_data"),
            (json!([-1]), "prompt[0]"),
            (json!([1, 4_294_967_296_u64]), "prompt[1]"),
            (json!([[1.5]]), "prompt[0][0]"),
            (json!(["a", {}]), "prompt[1].prompt_string"),
            (json!(vec!["a"; 129]), "prompt"),
        ] {
            let error: Value =
                serde_json::from_slice(&read(json!({"prompt": prompt})).unwrap_err().to_json())
                    .unwrap();
            assert_eq!(
                (&error["error"]["param"], &error["error"]["code"]),
                (&json!(param), &json!(400))
            );
        }
    }

    #[test]
    fn chosen_members_stand_side_by_side() {
        let answer = json!({"content": "x", "generation_settings": {"n_predict": 4}, "stop": true});
        let paths = ["content", "generation_settings/n_predict", "nothing"].map(String::from);
        assert_eq!(
            select(answer.clone(), &paths),
            json!({"content": "x", "generation_settings/n_predict": 4})
        );
        assert_eq!(select(answer.clone(), &[]), answer);
    }
}
