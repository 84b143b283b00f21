//! Parts of requests and answers: metadata, tokens counted, time spent, log probabilities.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::engine::{self, FinishReason};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, wrong};

/// Most members of `metadata`.
pub(crate) const MOST_METADATA: usize = 16;

/// Reads `metadata`, the client's own words about what it makes.
///
/// # Errors
/// 400 when it is no object of strings, or has too many members.
pub(crate) fn read_metadata(fields: &Fields) -> Result<Map<String, Value>, ApiError> {
    let Some(metadata) = fields.object("metadata")? else { return Ok(Map::new()) };
    let members = metadata.map();
    if members.len() > MOST_METADATA {
        let what = format!("expected at most {MOST_METADATA} members");
        return Err(ApiError::bad_field("metadata", what));
    }
    match members.iter().find(|(_, value)| !value.is_string()) {
        Some((name, value)) => Err(wrong(&metadata.path(name), "a string", value)),
        None => Ok(members.clone()),
    }
}

/// Tokens of a request, in OpenAI's words.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub(crate) struct TokenUsage {
    completion_tokens: usize,
    prompt_tokens: usize,
    total_tokens: usize,
    prompt_tokens_details: PromptDetails,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
struct PromptDetails {
    cached_tokens: usize,
}

/// Time of a request, in llama-server's words.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub(crate) struct AnswerTimings {
    /// Tokens of the prompt found computed.
    cache_n: usize,
    /// Tokens of the prompt computed.
    prompt_n: usize,
    prompt_ms: f64,
    prompt_per_token_ms: f64,
    prompt_per_second: f64,
    /// Tokens chosen.
    predicted_n: usize,
    predicted_ms: f64,
    predicted_per_token_ms: f64,
    predicted_per_second: f64,
    /// Tokens drafted, where some were.
    #[serde(skip_serializing_if = "Option::is_none")]
    draft_n: Option<usize>,
    /// Drafted tokens that were the ones chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    draft_n_accepted: Option<usize>,
    /// Joules that the processors took, where the machine counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    energy_j: Option<f64>,
}

/// Cost of the choices of one request together.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Totals {
    choices: usize,
    usage: engine::Usage,
    timings: engine::Timings,
    /// Steps between chosen tokens: what `timings.predicted` measures.
    intervals: usize,
}

impl Totals {
    /// Adds a choice that has ended. The prompt is one, however many choices continue it.
    pub(crate) fn add(&mut self, usage: &engine::Usage, timings: &engine::Timings) {
        self.add_of(self.choices == 0, usage, timings);
    }

    /// Adds a choice that has ended; `first` says that it is the first of its prompt.
    pub(crate) fn add_of(&mut self, first: bool, usage: &engine::Usage, timings: &engine::Timings) {
        if first {
            self.usage.prompt_tokens += usage.prompt_tokens;
            self.usage.cached_tokens += usage.cached_tokens;
        }
        self.choices += 1;
        self.usage.completion_tokens += usage.completion_tokens;
        self.usage.drafted_tokens += usage.drafted_tokens;
        self.usage.accepted_tokens += usage.accepted_tokens;
        self.timings.prompt += timings.prompt;
        self.timings.predicted += timings.predicted;
        if let Some(energy) = timings.energy_uj {
            self.timings.energy_uj = Some(self.timings.energy_uj.unwrap_or(0) + energy);
        }
        self.intervals += usage.completion_tokens.saturating_sub(1);
    }

    /// Returns the tokens.
    pub(crate) fn usage(&self) -> TokenUsage {
        let engine::Usage { prompt_tokens, cached_tokens, completion_tokens, .. } = self.usage;
        TokenUsage {
            completion_tokens,
            prompt_tokens,
            total_tokens: prompt_tokens + completion_tokens,
            prompt_tokens_details: PromptDetails { cached_tokens },
        }
    }

    /// Returns the time. The first token comes with the prompt, so the rate of prediction counts
    /// the ones after it; a rate over nothing is 0.
    pub(crate) fn timings(&self) -> AnswerTimings {
        let engine::Usage { prompt_tokens, cached_tokens, completion_tokens, .. } = self.usage;
        let drafted = Some(self.usage.drafted_tokens).filter(|&n| n > 0);
        let prompt_n = prompt_tokens - cached_tokens;
        let prompt_s = self.timings.prompt.as_secs_f64();
        let predicted_s = self.timings.predicted.as_secs_f64();
        AnswerTimings {
            cache_n: cached_tokens,
            prompt_n,
            prompt_ms: prompt_s * 1e3,
            prompt_per_token_ms: ratio(prompt_s * 1e3, prompt_n as f64),
            prompt_per_second: ratio(prompt_n as f64, prompt_s),
            predicted_n: completion_tokens,
            predicted_ms: predicted_s * 1e3,
            predicted_per_token_ms: ratio(predicted_s * 1e3, self.intervals as f64),
            predicted_per_second: ratio(self.intervals as f64, predicted_s),
            draft_n: drafted,
            draft_n_accepted: drafted.map(|_| self.usage.accepted_tokens),
            energy_j: self.timings.energy_uj.map(|energy| energy as f64 / 1e6),
        }
    }
}

impl AnswerTimings {
    /// Notes that *n* tokens of the prompt were computed in `ms` milliseconds.
    pub(crate) fn reading(&mut self, n: usize, ms: f64) {
        self.prompt_n = n;
        self.prompt_ms = ms;
        self.prompt_per_token_ms = ratio(ms, n as f64);
        self.prompt_per_second = ratio(n as f64, ms / 1e3);
    }
}

/// Returns the end of a text in OpenAI's words.
pub(crate) fn finish_reason(reason: &FinishReason) -> &'static str {
    match reason {
        FinishReason::Stop | FinishReason::StopWord(_) => "stop",
        FinishReason::Length => "length",
    }
}

fn ratio(a: f64, b: f64) -> f64 {
    if b > 0.0 { a / b } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn rates_are_finite() {
        let mut totals = Totals::default();
        assert_eq!(totals.timings(), AnswerTimings::default());
        let usage = engine::Usage {
            prompt_tokens: 4,
            cached_tokens: 3,
            completion_tokens: 1,
            ..Default::default()
        };
        totals.add(&usage, &engine::Timings::default());
        assert_eq!(totals.timings().predicted_per_second, 0.0);
        let second = Duration::from_secs(1);
        let usage = engine::Usage { completion_tokens: 5, ..usage };
        let energy_uj = Some(1_500_000);
        let timings = engine::Timings { prompt: second, predicted: second, energy_uj };
        totals.add(&usage, &timings);
        totals.add(&engine::Usage::default(), &engine::Timings { energy_uj, ..Default::default() });
        let timings = totals.timings();
        assert_eq!((timings.cache_n, timings.prompt_n, timings.prompt_per_second), (3, 1, 1.0));
        assert_eq!((timings.predicted_n, timings.predicted_per_second), (6, 4.0));
        assert_eq!(totals.usage().total_tokens, 10);
        assert_eq!(timings.energy_j, Some(3.0));
    }
}
