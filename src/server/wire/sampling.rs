//! The request fields that say how tokens are chosen, by llama.cpp's names.

use serde_json::Value;

use crate::grammar::RegionOptions;
use crate::sampling::{
    MAX_COUNT, OPTIONS, SamplingOption, SamplingParams, SamplingRange, Stage, part_numbers,
    part_options,
};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, whole, wrong};

/// Most sequence breakers of a request.
pub(crate) const MAX_BREAKERS: usize = 64;
/// Longest sequence breaker, in bytes.
pub(crate) const MAX_BREAKER_BYTES: usize = 40;
/// Most stages of a chain.
pub(crate) const MAX_STAGES: usize = 32;

/// Reads the fields, each by its type; then the sampler's own rules check all of them, and name the
/// field. Breakers and biases depend on the vocabulary, and `logprobs` differs between endpoints:
/// these are read elsewhere.
///
/// # Errors
/// 400 names the field that is wrong.
pub(crate) fn read(fields: &Fields, defaults: &SamplingParams) -> Result<SamplingParams, ApiError> {
    let min_keep = fields.integer("min_keep", 0..=MAX_COUNT)?;
    let mut params = SamplingParams {
        min_keep: min_keep.map_or(defaults.min_keep, |n| n as u32),
        samplers: chain(fields)?.unwrap_or_else(|| defaults.samplers.clone()),
        seed: seed(fields, defaults.seed)?,
        post_sampling: fields.bool("post_sampling_probs")?.unwrap_or(false),
        dry_breakers: Vec::new(),
        logit_bias: Vec::new(),
        logprobs: None,
        ..defaults.clone()
    };
    if let Some(penalty) = repetition_penalty(fields)? {
        params.repeat_penalty = penalty;
        if penalty != 1.0 {
            // The penalty of other servers counts all of the text, the prompt included.
            params.repeat_last_n = -1;
        }
    }
    for option in OPTIONS {
        if let Some(x) = number(fields, option.name, option)? {
            (option.set)(&mut params, x);
        }
    }
    // llama.cpp reads a base below 1 as none given.
    if params.dry_base.is_finite() && params.dry_base < 1.0 {
        params.dry_base = defaults.dry_base;
    }
    params.check(usize::MAX)?;
    Ok(params)
}

/// Reads the parameters of reasoning, which have the names of those of the answer after
/// `reasoning_`.
///
/// # Errors
/// 400 names the field that is wrong.
pub(crate) fn of_reasoning(fields: &Fields) -> Result<RegionOptions, ApiError> {
    let mut part = RegionOptions::default();
    for (option, parameter) in part_options() {
        let name = reasoning_name(parameter);
        let Some(x) = number(fields, &name, parameter)? else { continue };
        if !parameter.range.contains(x) {
            let expected = format!("expected {}, found {x}", parameter.range.expected());
            return Err(ApiError::bad_field(name, expected));
        }
        part.set(option, x);
    }
    Ok(part)
}

/// Returns the field of a parameter of reasoning.
pub(crate) fn reasoning_name(option: &SamplingOption) -> String {
    format!("reasoning_{}", option.name)
}

/// Reads a number that has the type of an option.
fn number(fields: &Fields, name: &str, option: &SamplingOption) -> Result<Option<f64>, ApiError> {
    Ok(match option.range {
        SamplingRange::Real { .. } => fields.number(name)?,
        SamplingRange::Whole { least, most } => {
            fields.integer(name, least..=most)?.map(|n| n as f64)
        }
    })
}

/// Returns a number of an option as an answer repeats it.
fn repeated(option: &SamplingOption, x: f64) -> Value {
    match option.range {
        SamplingRange::Real { .. } => x.into(),
        SamplingRange::Whole { .. } => (x as i64).into(),
    }
}

/// Returns the parameters of reasoning as an answer repeats them.
pub(crate) fn reasoning_numbers(part: &RegionOptions) -> impl Iterator<Item = (String, Value)> {
    part_numbers(part).map(|(option, x)| (reasoning_name(option), repeated(option, x)))
}

/// Returns the numbers among parameters as an answer repeats them, in llama-server's order.
pub(crate) fn numbers(params: &SamplingParams) -> impl Iterator<Item = (&'static str, Value)> {
    OPTIONS.iter().map(|option| (option.name, repeated(option, (option.get)(params))))
}

/// Reads the penalty by its name in vLLM, SGLang and mistral.rs; llama.cpp's own name wins.
fn repetition_penalty(fields: &Fields) -> Result<Option<f32>, ApiError> {
    let name = "repetition_penalty";
    let penalty = fields.number(name)?.map(|x| x as f32);
    match penalty {
        Some(x) if !(x > 0.0 && x.is_finite()) => {
            Err(ApiError::bad_field(name, format!("expected a number above 0, found {x}")))
        }
        penalty => Ok(penalty.filter(|_| fields.get("repeat_penalty").is_none())),
    }
}

/// Reads a whole number; −1 draws one. What does not fit 32 bits is cut to them, as llama.cpp does.
fn seed(fields: &Fields, default: Option<u32>) -> Result<Option<u32>, ApiError> {
    let Some(value) = fields.get("seed") else { return Ok(default) };
    match value.as_u64().or_else(|| whole(value).map(|n| n as u64)) {
        Some(u64::MAX) => Ok(None),
        Some(seed) => Ok(Some(seed as u32)),
        None => Err(fields.wrong("seed", "a whole number", value)),
    }
}

/// Reads `samplers`: names in an array, or letters in a string.
fn chain(fields: &Fields) -> Result<Option<Vec<Stage>>, ApiError> {
    const EXPECTED: &str = "names of samplers (penalties, dry, top_n_sigma, top_k, typ_p, top_p, \
        min_p, xtc, temperature, adaptive_p, infill) or a string of their letters (edskypmxtai)";
    let Some(value) = fields.get("samplers") else { return Ok(None) };
    let stages: Option<Vec<Stage>> = match value {
        Value::String(letters) => {
            letters.chars().take(MAX_STAGES + 1).map(Stage::from_letter).collect()
        }
        Value::Array(names) => {
            let stage = |name: &Value| name.as_str().and_then(Stage::from_name);
            names.iter().take(MAX_STAGES + 1).map(stage).collect()
        }
        _ => None,
    };
    let stages = stages.filter(|stages| stages.len() <= MAX_STAGES);
    stages.map(Some).ok_or_else(|| fields.wrong("samplers", EXPECTED, value))
}

/// Reads `dry_sequence_breakers`: an array of at least one string.
pub(crate) fn breakers(fields: &Fields, defaults: &[String]) -> Result<Vec<String>, ApiError> {
    let name = "dry_sequence_breakers";
    let Some(list) = fields.array(name)? else { return Ok(defaults.to_vec()) };
    if list.is_empty() || list.len() > MAX_BREAKERS {
        let expected = format!("expected 1 to {MAX_BREAKERS} strings, found {}", list.len());
        return Err(ApiError::bad_field(name, expected));
    }
    let text = |(i, value): (usize, &Value)| match value.as_str() {
        Some(text) if text.len() <= MAX_BREAKER_BYTES => Ok(text.to_owned()),
        _ => {
            let expected = format!("a string of at most {MAX_BREAKER_BYTES} bytes");
            Err(wrong(&format!("{name}[{i}]"), &expected, value))
        }
    };
    list.iter().enumerate().map(text).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::sampling::Mirostat;

    fn of(body: Value) -> Result<SamplingParams, ApiError> {
        read(&Fields::of_body(&body).unwrap(), &SamplingParams::default())
    }

    #[test]
    fn every_sampler_of_llama_cpp_has_its_fields() {
        let s = of(json!({
            "typical_p": 0.5, "top_n_sigma": 2, "xtc_probability": 0.5, "xtc_threshold": 0.2,
            "dynatemp_range": 0.5, "dynatemp_exponent": 2, "min_keep": 3, "dry_multiplier": 0.8,
            "dry_base": 0.5, "dry_allowed_length": 4, "dry_penalty_last_n": -1, "mirostat": 2,
            "mirostat_tau": 3, "mirostat_eta": 0.2, "adaptive_target": 0.5, "adaptive_decay": 0.5,
            "samplers": ["top-k", "TEMP", "minp"], "post_sampling_probs": true,
        }))
        .unwrap();
        assert_eq!(
            (s.typical_p, s.top_n_sigma, s.xtc_probability, s.xtc_threshold),
            (0.5, 2.0, 0.5, 0.2)
        );
        assert_eq!((s.dynatemp_range, s.dynatemp_exponent, s.min_keep), (0.5, 2.0, 3));
        assert_eq!((s.dry_multiplier, s.dry_base, s.dry_allowed_length), (0.8, 1.75, 4));
        assert_eq!((s.dry_penalty_last_n, s.mirostat), (-1, Mirostat::V2));
        assert_eq!((s.mirostat_tau, s.mirostat_eta), (3.0, 0.2));
        assert_eq!((s.adaptive_target, s.adaptive_decay, s.post_sampling), (0.5, 0.5, true));
        assert_eq!(s.samplers, [Stage::TopK, Stage::Temperature, Stage::MinP]);
        assert_eq!(
            of(json!({"samplers": "kt"})).unwrap().samplers,
            [Stage::TopK, Stage::Temperature]
        );
        assert_eq!(of(json!({"samplers": "edskypmxt"})).unwrap().samplers, Stage::default_chain());
        for stage in Stage::default_chain() {
            assert_eq!(Stage::from_name(stage.name()), Some(stage));
        }
    }

    #[test]
    fn the_penalty_of_other_servers_counts_the_whole_text() {
        let penalty = |body| of(body).map(|s| (s.repeat_penalty, s.repeat_last_n)).unwrap();
        assert_eq!(penalty(json!({"repetition_penalty": 1.5})), (1.5, -1));
        assert_eq!(penalty(json!({"repetition_penalty": 1})), (1.0, 64));
        assert_eq!(penalty(json!({"repetition_penalty": 1.5, "repeat_last_n": 8})), (1.5, 8));
        assert_eq!(penalty(json!({"repetition_penalty": 1.5, "repeat_penalty": 1.25})), (1.25, 64));
    }

    #[test]
    fn what_is_out_of_range_is_named() {
        for (body, field) in [
            (json!({"typical_p": -0.1}), "typical_p"),
            (json!({"repetition_penalty": 0}), "repetition_penalty"),
            (json!({"top_n_sigma": 1e300}), "top_n_sigma"),
            (json!({"xtc_probability": 1.5}), "xtc_probability"),
            (json!({"xtc_threshold": -1}), "xtc_threshold"),
            (json!({"dynatemp_range": -1}), "dynatemp_range"),
            (json!({"dynatemp_exponent": "x"}), "dynatemp_exponent"),
            (json!({"min_keep": -1}), "min_keep"),
            (json!({"dry_multiplier": 1e300}), "dry_multiplier"),
            (json!({"dry_allowed_length": -1}), "dry_allowed_length"),
            (json!({"dry_penalty_last_n": -2}), "dry_penalty_last_n"),
            (json!({"dry_penalty_last_n": 1e10}), "dry_penalty_last_n"),
            (json!({"mirostat": 3}), "mirostat"),
            (json!({"mirostat_tau": -1}), "mirostat_tau"),
            (json!({"mirostat_eta": -1}), "mirostat_eta"),
            (json!({"adaptive_target": 2}), "adaptive_target"),
            (json!({"adaptive_decay": 1}), "adaptive_decay"),
            (json!({"samplers": ["nothing"]}), "samplers"),
            (json!({"samplers": "q"}), "samplers"),
            (json!({"samplers": 5}), "samplers"),
            (json!({"samplers": "k".repeat(100)}), "samplers"),
        ] {
            let error: Value =
                serde_json::from_slice(&of(body.clone()).expect_err(&body.to_string()).to_json())
                    .unwrap();
            assert_eq!(
                (&error["error"]["param"], &error["error"]["code"]),
                (&json!(field), &json!(400)),
                "{body}"
            );
        }
        let breakers = |body: Value| {
            breakers(&Fields::of_body(&body).unwrap(), &[]).map_err(|e| e.message().to_owned())
        };
        assert_eq!(breakers(json!({"dry_sequence_breakers": ["a"]})).unwrap(), ["a"]);
        assert!(
            breakers(json!({"dry_sequence_breakers": []}))
                .unwrap_err()
                .contains("dry_sequence_breakers")
        );
        assert!(
            breakers(json!({"dry_sequence_breakers": [5]}))
                .unwrap_err()
                .contains("dry_sequence_breakers[0]")
        );
    }
}
