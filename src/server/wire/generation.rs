//! The request fields that say how text is generated, common to every endpoint that does.

use std::time::Duration;

use serde_json::{Map, Value};

use super::adapters::ChosenAdapters;
use super::constraint::alternatives::{self, ScoredChoices};
use super::constraint::{self, ConstraintDefaults, RequestConstraint};
use super::priority;
use super::sampling;
use super::speculation;
use crate::conversation::parser::ChatFormat;
use crate::conversation::{AnswerShape, ContentKind};
use crate::engine::Speculation;
use crate::grammar::{RegionOptions, Source};
use crate::runtime::ModelDefaults;
use crate::sampling::{DRY_BREAKERS, SamplingOverrides, SamplingParams};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, whole, wrong};
use crate::server::sse::NEVER;

/// Most stop strings of a request.
pub(crate) const MAX_STOPS: usize = 64;
/// Longest stop string, in bytes.
pub(crate) const MAX_STOP_BYTES: usize = 1024;
/// Most entries of `logit_bias`.
pub(crate) const MAX_BIASES: usize = 4096;
/// Longest message before the end of reasoning, in bytes; its tokens are counted later.
pub(crate) const MAX_MESSAGE_BYTES: usize = 1024;
/// Most alternatives per token; OpenAI's limit of `top_logprobs`.
pub(crate) const MAX_TOP_LOGPROBS: i64 = 20;

/// The place of reasoning in an answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ReasoningFormat {
    /// Apart from the content.
    #[default]
    Apart,
    /// In the content, as the model writes it.
    Plain,
    /// Apart, and in the content between its marks.
    Both,
}

impl ReasoningFormat {
    /// Returns the format of this name, of llama-server's or another server's.
    pub fn from_name(name: &str) -> Option<ReasoningFormat> {
        match name {
            "none" | "raw" => Some(ReasoningFormat::Plain),
            "auto" | "deepseek" | "parsed" => Some(ReasoningFormat::Apart),
            "deepseek-legacy" => Some(ReasoningFormat::Both),
            _ => None,
        }
    }
}

/// The parameters of a request that sets none: the interface's defaults, changed by the server's
/// command line.
#[derive(Debug, Clone)]
pub struct Defaults {
    /// Sampling parameters that neither the command line nor a model's file sets.
    pub sampling: SamplingParams,
    /// Sampling parameters that the command line sets, which count before those of a model's file.
    pub overrides: SamplingOverrides,
    /// Texts that end what DRY counts as a repetition.
    pub dry_breakers: Vec<String>,
    /// Most tokens to generate; `None` is up to the end of the context.
    pub max_tokens: Option<usize>,
    /// The constraint of the text.
    pub constraint: ConstraintDefaults,
    /// True if every answer has the members of an answer of `/completion`.
    pub verbose: bool,
    /// Tokens that are kept at the beginning when the context is full and the text goes on, −1 for
    /// the prompt; `None`: the text ends there.
    pub context_shift: Option<i64>,
    /// The place of reasoning in answers of the chat interface.
    pub reasoning_format: ReasoningFormat,
    /// True if only calls in the marks of the model's format are recognised.
    pub strict_tool_format: bool,
    /// The value of a chat template's variable about thinking, if it is set.
    pub thinking: Option<bool>,
    /// Strings that end a text.
    pub stop: Vec<String>,
    /// The system message of conversations that have none.
    pub system: Option<String>,
    /// Most tokens of reasoning.
    pub reasoning_budget: Option<usize>,
    /// The message before the end of reasoning that has used up its tokens.
    pub reasoning_message: String,
    /// Further variables of the chat template.
    pub variables: Map<String, Value>,
    /// True if the computed part of an earlier prompt is reused.
    pub cache_prompt: bool,
    /// True if the text does not end before `max_tokens`.
    pub ignore_eos: bool,
    /// True if the text after a gap stands before the one in front of it.
    pub suffix_first: bool,
    /// Parameters of speculation.
    pub speculation: Speculation,
}

impl Default for Defaults {
    fn default() -> Self {
        let dry_breakers = DRY_BREAKERS.map(str::to_owned).to_vec();
        Self {
            sampling: SamplingParams::default(),
            overrides: SamplingOverrides::default(),
            dry_breakers,
            stop: Vec::new(),
            system: None,
            max_tokens: None,
            constraint: ConstraintDefaults::default(),
            verbose: false,
            context_shift: None,
            reasoning_format: ReasoningFormat::Apart,
            strict_tool_format: false,
            thinking: None,
            reasoning_budget: None,
            reasoning_message: String::new(),
            variables: Map::new(),
            cache_prompt: true,
            ignore_eos: false,
            suffix_first: false,
            speculation: Speculation::default(),
        }
    }
}

impl Defaults {
    /// Returns the defaults for a model, with what its file recommends and what its store sets.
    pub fn of_model(&self, recommended: &SamplingOverrides, store: &ModelDefaults) -> Defaults {
        Defaults {
            sampling: self.overrides.over(recommended.over(self.sampling.clone())),
            stop: store.stop.clone(),
            system: store.system.clone(),
            max_tokens: self.max_tokens.or(store.max_tokens),
            ..self.clone()
        }
    }
}

/// Parameters of a generation.
#[derive(Debug, Clone)]
pub(crate) struct Generation {
    /// Sampling parameters, without the biases that are given as text.
    pub sampling: SamplingParams,
    /// Most tokens to generate; `None` is up to the end of the context.
    pub max_tokens: Option<usize>,
    /// Strings that end the text.
    pub stop: Vec<String>,
    /// Fewest spaces and tabs at the beginning of each line after the first; one with fewer ends
    /// the text.
    pub least_indent: usize,
    /// Biases to the logits of tokens that are named by their text.
    pub text_bias: Vec<(String, f32)>,
    /// Texts that end what DRY counts as a repetition.
    pub dry_breakers: Vec<String>,
    /// True if the text does not end before `max_tokens`.
    pub ignore_eos: bool,
    /// True if the computed part of an earlier prompt is reused.
    pub cache_prompt: bool,
    /// True if the answer is sent in pieces.
    pub stream: bool,
    /// Silence after which a stream sends a comment, if the request says.
    pub ping_interval: Option<Duration>,
    /// The constraint of the text.
    pub constraint: Option<RequestConstraint>,
    /// True if the last tokens of the prompt are taken back where a longer one could stand in for
    /// them.
    pub token_healing: bool,
    /// The slot to compute in.
    pub slot: Option<u32>,
    /// Time for the text from its first token on.
    pub time_limit: Option<Duration>,
    /// True if a stream says how much of the prompt is computed.
    pub progress: bool,
    /// The choices of which the answer tells the probabilities, if the request asks for that.
    pub choice_probabilities: Option<ScoredChoices>,
    /// True if a stream tells of the values in the content as they come.
    pub value_events: bool,
    /// True if each part of a stream holds the time spent.
    pub timings_per_token: bool,
    /// True if the answer has the members of an answer of `/completion`.
    pub verbose: bool,
    /// The tokens that are forgotten when the context is full.
    pub shift: Option<RequestedShift>,
    /// Most tokens of reasoning, in the chat interfaces.
    pub reasoning_budget: Option<usize>,
    /// The message before the end of reasoning that has used up its tokens.
    pub reasoning_message: String,
    /// Sampling parameters of reasoning that differ from those of the answer, in the chat
    /// interfaces.
    pub reasoning_sampling: RegionOptions,
    /// Parameters of speculation.
    pub speculation: Speculation,
    /// The adapters that the text is computed with.
    pub adapters: ChosenAdapters,
    /// Seconds by which it gives way to others that wait, or goes before them if negative.
    pub priority: i32,
}

/// The tokens that a request wants forgotten when the context is full.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RequestedShift {
    /// Tokens at the beginning that are kept; −1 for the prompt.
    pub keep: i64,
    /// Tokens after them that are forgotten; 0 for half.
    pub discard: usize,
}

impl Generation {
    /// Reads the fields. `logprobs` is not among them: its meaning differs between endpoints.
    ///
    /// # Errors
    /// 400 names the field that is wrong.
    pub(crate) fn read(fields: &Fields, defaults: &Defaults) -> Result<Self, ApiError> {
        let (bias, text_bias) = match fields.get("logit_bias") {
            Some(_) => logit_bias(fields)?,
            None => (defaults.sampling.logit_bias.clone(), Vec::new()),
        };
        let sampling =
            SamplingParams { logit_bias: bias, ..sampling::read(fields, &defaults.sampling)? };
        let keep = fields.integer("n_keep", -1..=i64::from(i32::MAX))?;
        let discard =
            fields.integer("n_discard", 0..=i64::from(i32::MAX))?.map_or(0, |n| n as usize);
        let stream = fields.bool("stream")?.unwrap_or(false);
        let constraint = constraint::read(fields, &defaults.constraint)?;
        Ok(Self {
            choice_probabilities: alternatives::read(fields, constraint.as_ref())?,
            value_events: value_events(fields, stream, constraint.as_ref())?,
            shift: defaults
                .context_shift
                .map(|default| RequestedShift { keep: keep.unwrap_or(default), discard }),
            sampling,
            max_tokens: max_tokens(fields, defaults.max_tokens)?,
            stop: stop(fields)?.unwrap_or_else(|| defaults.stop.clone()),
            least_indent: fields
                .integer("n_indent", 0..=i64::from(i32::MAX))?
                .map_or(0, |n| n as usize),
            text_bias,
            dry_breakers: sampling::breakers(fields, &defaults.dry_breakers)?,
            ignore_eos: fields.bool("ignore_eos")?.unwrap_or(defaults.ignore_eos),
            cache_prompt: fields.bool("cache_prompt")?.unwrap_or(defaults.cache_prompt),
            stream,
            ping_interval: ping_interval(fields)?,
            slot: fields
                .integer("id_slot", -1..=i64::from(u32::MAX))?
                .and_then(|n| u32::try_from(n).ok()),
            time_limit: time_limit(fields)?,
            progress: fields.bool("return_progress")?.unwrap_or(false),
            timings_per_token: fields.bool("timings_per_token")?.unwrap_or(false),
            verbose: fields.bool("verbose")?.unwrap_or(defaults.verbose),
            constraint,
            token_healing: fields.bool("token_healing")?.unwrap_or(false),
            reasoning_budget: reasoning_budget(fields, defaults.reasoning_budget)?,
            reasoning_message: reasoning_message(fields, &defaults.reasoning_message)?,
            reasoning_sampling: sampling::of_reasoning(fields)?,
            speculation: speculation::read(fields, defaults.speculation)?,
            adapters: ChosenAdapters::read(fields)?,
            priority: priority::read(fields)?,
        })
    }
}

impl Generation {
    /// Returns the bytes of the texts whose tokens get a bias.
    pub(crate) fn bias_bytes(&self) -> usize {
        self.text_bias.iter().map(|(text, _)| text.len()).sum()
    }

    /// Returns the parts of a text under the constraint that are JSON, where no marks divide it.
    pub(crate) fn text_shape(&self) -> AnswerShape {
        let prefix = self.constraint.as_ref().and_then(|constraint| constraint.prefix.as_ref());
        AnswerShape {
            format: ChatFormat::default(),
            content: content_kind(self.constraint.as_ref()),
            begun: prefix.map(|prefix| prefix.text.clone()).unwrap_or_default(),
        }
    }
}

/// Returns the kind of content that a constraint lets through.
fn content_kind(constraint: Option<&RequestConstraint>) -> ContentKind {
    match constraint {
        Some(RequestConstraint { source: Source::Schema(..), .. }) => ContentKind::Json,
        _ => ContentKind::Text,
    }
}

/// Reads whether a stream is to tell of the values in its content.
fn value_events(
    fields: &Fields,
    stream: bool,
    constraint: Option<&RequestConstraint>,
) -> Result<bool, ApiError> {
    const NAME: &str = "value_events";
    if fields.bool(NAME)? != Some(true) {
        return Ok(false);
    }
    let problem = match content_kind(constraint) {
        ContentKind::Json if stream => return Ok(true),
        ContentKind::Json => "an answer as a whole has no events; expected \"stream\": true",
        ContentKind::Text => "only an answer under a JSON Schema, or any JSON object, has them",
    };
    Err(ApiError::bad_field(fields.path(NAME), problem))
}

/// Reads llama-server's two names, vLLM's, and a short one; −1 sets none.
fn reasoning_budget(fields: &Fields, default: Option<usize>) -> Result<Option<usize>, ApiError> {
    let mut budget = None;
    for name in [
        "thinking_token_budget",
        "thinking_budget_tokens",
        "reasoning_budget",
        "reasoning_budget_tokens",
    ] {
        // all are checked; the last that is there counts
        budget = fields.integer(name, -1..=i64::from(i32::MAX))?.or(budget);
    }
    Ok(budget.and_then(|n| usize::try_from(n).ok()).or(default))
}

fn reasoning_message(fields: &Fields, default: &str) -> Result<String, ApiError> {
    let name = "reasoning_budget_message";
    match fields.string(name)? {
        Some(message) if message.len() > MAX_MESSAGE_BYTES => {
            let expected =
                format!("expected at most {MAX_MESSAGE_BYTES} bytes, found {}", message.len());
            Err(ApiError::bad_field(name, expected))
        }
        message => Ok(message.unwrap_or(default).to_owned()),
    }
}

/// Reads `t_max_predict_ms`; 0 and −1 are no limit.
fn time_limit(fields: &Fields) -> Result<Option<Duration>, ApiError> {
    let ms = fields.integer("t_max_predict_ms", -1..=i64::MAX)?;
    Ok(ms.and_then(|ms| u64::try_from(ms).ok()).filter(|&ms| ms > 0).map(Duration::from_millis))
}

/// Reads `sse_ping_interval` in seconds; 0 and −1 send none.
fn ping_interval(fields: &Fields) -> Result<Option<Duration>, ApiError> {
    let seconds = fields.integer("sse_ping_interval", -1..=i64::from(i32::MAX))?;
    Ok(seconds.map(|seconds| match u64::try_from(seconds) {
        Ok(seconds @ 1..) => NEVER.min(Duration::from_secs(seconds)),
        _ => NEVER,
    }))
}

/// Reads OpenAI's two names and llama.cpp's; −1 is no limit.
fn max_tokens(fields: &Fields, default: Option<usize>) -> Result<Option<usize>, ApiError> {
    let mut limit = None;
    for name in ["n_predict", "max_tokens", "max_completion_tokens"] {
        // All are checked; the last that is there counts.
        limit = fields.integer(name, -1..=i64::MAX)?.or(limit);
    }
    Ok(limit.map_or(default, |n| usize::try_from(n).ok()))
}

fn stop(fields: &Fields) -> Result<Option<Vec<String>>, ApiError> {
    const EXPECTED: &str = "a string or an array of strings";
    let Some(value) = fields.get("stop") else { return Ok(None) };
    let stops: Vec<String> = match value {
        Value::String(stop) => vec![stop.clone()],
        Value::Array(stops) if stops.len() <= MAX_STOPS => stops
            .iter()
            .enumerate()
            .map(|(i, stop)| {
                let stop =
                    stop.as_str().ok_or_else(|| wrong(&format!("stop[{i}]"), "a string", stop))?;
                Ok(stop.to_owned())
            })
            .collect::<Result<_, ApiError>>()?,
        Value::Array(_) => {
            return Err(fields.wrong("stop", &format!("at most {MAX_STOPS} strings"), value));
        }
        other => return Err(fields.wrong("stop", EXPECTED, other)),
    };
    if stops.iter().any(|stop| stop.len() > MAX_STOP_BYTES) {
        let expected = format!("expected strings of at most {MAX_STOP_BYTES} bytes");
        return Err(ApiError::bad_field("stop", expected));
    }
    Ok(Some(stops))
}

/// Biases of token ids, and biases of texts.
type Biases = (Vec<(u32, f32)>, Vec<(String, f32)>);

/// Reads OpenAI's object `{"id": bias}` and llama.cpp's array `[[id or text, bias or
/// false]]`; `false` bans.
fn logit_bias(fields: &Fields) -> Result<Biases, ApiError> {
    const PAIR: &str = "a pair of a token (id or text) and a bias (number or false)";
    let mut ids = Vec::new();
    let mut texts = Vec::new();
    let mut add = |key: &Value, bias: &Value, path: &str| {
        let bias = match bias {
            Value::Bool(false) => f32::NEG_INFINITY,
            _ => bias
                .as_f64()
                .map(|b| b as f32)
                .filter(|b| b.is_finite())
                .ok_or_else(|| wrong(path, "a finite number or false", bias))?,
        };
        let id = |n: i64| u32::try_from(n).map_err(|_| wrong(path, "a token id", key));
        match key {
            Value::String(text) => match text.parse() {
                Ok(n) => ids.push((id(n)?, bias)),
                Err(_) => texts.push((text.clone(), bias)),
            },
            other => ids.push((id(whole(other).ok_or_else(|| wrong(path, PAIR, other))?)?, bias)),
        }
        Ok::<(), ApiError>(())
    };
    match fields.get("logit_bias") {
        None => {}
        Some(Value::Object(map)) if map.len() <= MAX_BIASES => {
            for (key, bias) in map {
                add(&Value::String(key.clone()), bias, &format!("logit_bias.{key}"))?;
            }
        }
        Some(Value::Array(pairs)) if pairs.len() <= MAX_BIASES => {
            for (i, pair) in pairs.iter().enumerate() {
                let path = format!("logit_bias[{i}]");
                match pair.as_array().map(Vec::as_slice) {
                    Some([key, bias]) => add(key, bias, &path)?,
                    _ => return Err(wrong(&path, PAIR, pair)),
                }
            }
        }
        Some(other) => {
            let expected = format!("an object or an array of pairs, at most {MAX_BIASES}");
            return Err(fields.wrong("logit_bias", &expected, other));
        }
    }
    Ok((ids, texts))
}

/// Returns the number of alternatives to report per token, from OpenAI's pair of fields.
///
/// # Errors
/// When `top_logprobs` is out of range, or given without `logprobs`.
pub(crate) fn openai_logprobs(fields: &Fields) -> Result<Option<usize>, ApiError> {
    let requested = fields.bool("logprobs")?.unwrap_or(false);
    match fields.integer("top_logprobs", 0..=MAX_TOP_LOGPROBS)? {
        Some(n) if n > 0 && !requested => {
            Err(ApiError::bad_field("top_logprobs", "expected \"logprobs\": true beside it"))
        }
        n => Ok(requested.then_some(n.map_or(0, |n| n as usize))),
    }
}

/// Reads whether the effect of a constraint is reported with each token.
///
/// # Errors
/// When it is to be, and log probabilities are not.
pub(crate) fn constraint_details(fields: &Fields, has_logprobs: bool) -> Result<bool, ApiError> {
    let name = "constraint_details";
    match fields.bool(name)? {
        Some(true) if !has_logprobs => {
            Err(ApiError::bad_field(name, "expected log probabilities to be asked for beside it"))
        }
        asks => Ok(asks.unwrap_or(false)),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(body: Value) -> Result<Generation, ApiError> {
        Generation::read(&Fields::of_body(&body).unwrap(), &Defaults::default())
    }

    #[test]
    fn nothing_said_means_the_spec_s_defaults() {
        let g = read(json!({"temperature": null, "stop": null})).unwrap();
        let s = &g.sampling;
        assert_eq!((s.temperature, s.top_p, s.top_k, s.repeat_penalty), (1.0, 1.0, 40, 1.0));
        assert_eq!((g.max_tokens, g.stop.len(), g.stream, g.cache_prompt), (None, 0, false, true));
    }

    #[test]
    fn every_field_is_read() {
        let g = read(json!({
            "temperature": 0, "top_p": 0.5, "top_k": -1, "min_p": 0.1, "repeat_penalty": 1.5,
            "repeat_last_n": 8, "presence_penalty": 0.25,
            "frequency_penalty": -0.25, "seed": 7, "max_tokens": 5,
            "max_completion_tokens": 6, "stop": ["a", "b"], "stream": true, "ignore_eos": true,
            "cache_prompt": false, "logit_bias": {"15": -100, "hello": 1},
        }))
        .unwrap();
        let s = &g.sampling;
        assert_eq!(
            (s.temperature, s.top_p, s.top_k, s.min_p, s.repeat_penalty),
            (0.0, 0.5, 0, 0.1, 1.5)
        );
        assert_eq!((s.repeat_last_n, s.presence_penalty, s.frequency_penalty), (8, 0.25, -0.25));
        assert_eq!((s.seed, g.max_tokens), (Some(7), Some(6)));
        assert_eq!((s.logit_bias.as_slice(), g.text_bias.len()), (&[(15, -100.0)][..], 1));
        assert_eq!(g.stop, ["a", "b"]);
        assert!(g.stream && g.ignore_eos && !g.cache_prompt);
        assert_eq!(read(json!({"max_tokens": -1, "seed": -1})).unwrap().max_tokens, None);
        let banned =
            read(json!({"logit_bias": [[3, false], ["4", 1.5]]})).unwrap().sampling.logit_bias;
        assert_eq!(banned, [(3, f32::NEG_INFINITY), (4, 1.5)]);
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (body, field) in [
            (json!({"temperature": "hot"}), "temperature"),
            (json!({"temperature": -1}), "temperature"),
            (json!({"temperature": 1e300}), "temperature"),
            (json!({"top_p": 1.5}), "top_p"),
            (json!({"top_k": 1.5}), "top_k"),
            (json!({"top_k": -2}), "top_k"),
            (json!({"top_k": 1e18}), "top_k"),
            (json!({"min_p": -0.1}), "min_p"),
            (json!({"repeat_penalty": 0}), "repeat_penalty"),
            (json!({"seed": 0.5}), "seed"),
            (json!({"max_tokens": -2}), "max_tokens"),
            (json!({"max_tokens": "5"}), "max_tokens"),
            (json!({"stop": 5}), "stop"),
            (json!({"stop": ["a", 5]}), "stop[1]"),
            (json!({"stop": vec!["a"; 65]}), "stop"),
            (json!({"stop": "a".repeat(1025)}), "stop"),
            (json!({"stream": "yes"}), "stream"),
            (json!({"reasoning_budget_message": 5}), "reasoning_budget_message"),
            (json!({"reasoning_temperature": -1}), "reasoning_temperature"),
            (json!({"reasoning_temperature": "hot"}), "reasoning_temperature"),
            (json!({"reasoning_top_p": 1.5}), "reasoning_top_p"),
            (json!({"reasoning_top_k": 0.5}), "reasoning_top_k"),
            (json!({"reasoning_min_p": 2}), "reasoning_min_p"),
            (json!({"reasoning_budget_message": "a".repeat(1025)}), "reasoning_budget_message"),
            (json!({"logit_bias": {"1": "x"}}), "logit_bias.1"),
            (json!({"logit_bias": [[1]]}), "logit_bias[0]"),
            (json!({"logit_bias": [[-1, 1]]}), "logit_bias[0]"),
            (json!({"response_format": {"type": "xml"}}), "response_format.type"),
            (json!({"response_format": "json"}), "response_format"),
            (json!({"grammar": 5}), "grammar"),
        ] {
            let error = read(body.clone()).expect_err(&body.to_string());
            let json: Value = serde_json::from_slice(&error.to_json()).unwrap();
            assert_eq!(json["error"]["param"], field, "{body}");
            assert_eq!(json["error"]["code"], 400, "{body}");
            assert!(json["error"]["message"].as_str().unwrap().contains(field), "{json}");
        }
    }
}
