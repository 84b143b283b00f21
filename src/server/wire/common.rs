//! Parts of answers: tokens counted, time spent, log probabilities.

use serde::Serialize;

use crate::engine;

/// What stands for the logarithm of zero, since JSON has no infinity: OpenAI's value for "very unlikely".
const LOG_ZERO: f32 = -9999.0;

/// Tokens of a request, in OpenAI's words.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Usage {
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
pub struct Timings {
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
}

/// Cost of the choices of one request together.
#[derive(Debug, Clone, Copy, Default)]
pub struct Totals {
    choices: usize,
    usage: engine::Usage,
    timings: engine::Timings,
    /// Steps between chosen tokens: what `timings.predicted` measures.
    intervals: usize,
}

impl Totals {
    /// Adds a choice that has ended. The prompt is one, however many choices continue it.
    pub fn add(&mut self, usage: &engine::Usage, timings: &engine::Timings) {
        if self.choices == 0 {
            (self.usage.prompt_tokens, self.usage.cached_tokens) = (usage.prompt_tokens, usage.cached_tokens);
        }
        self.choices += 1;
        self.usage.completion_tokens += usage.completion_tokens;
        self.timings.prompt += timings.prompt;
        self.timings.predicted += timings.predicted;
        self.intervals += usage.completion_tokens.saturating_sub(1);
    }

    /// Tokens.
    pub fn usage(&self) -> Usage {
        let engine::Usage { prompt_tokens, cached_tokens, completion_tokens } = self.usage;
        Usage {
            completion_tokens,
            prompt_tokens,
            total_tokens: prompt_tokens + completion_tokens,
            prompt_tokens_details: PromptDetails { cached_tokens },
        }
    }

    /// Time. The first token comes with the prompt, so the rate of prediction counts the ones after it; a rate
    /// over nothing is 0.
    pub fn timings(&self) -> Timings {
        let engine::Usage { prompt_tokens, cached_tokens, completion_tokens } = self.usage;
        let prompt_n = prompt_tokens - cached_tokens;
        let prompt_s = self.timings.prompt.as_secs_f64();
        let predicted_s = self.timings.predicted.as_secs_f64();
        Timings {
            cache_n: cached_tokens,
            prompt_n,
            prompt_ms: prompt_s * 1e3,
            prompt_per_token_ms: ratio(prompt_s * 1e3, prompt_n as f64),
            prompt_per_second: ratio(prompt_n as f64, prompt_s),
            predicted_n: completion_tokens,
            predicted_ms: predicted_s * 1e3,
            predicted_per_token_ms: ratio(predicted_s * 1e3, self.intervals as f64),
            predicted_per_second: ratio(self.intervals as f64, predicted_s),
        }
    }
}

fn ratio(a: f64, b: f64) -> f64 {
    if b > 0.0 { a / b } else { 0.0 }
}

/// One token with its log probability and those of its rivals.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TokenLogprob {
    #[serde(flatten)]
    token: Candidate,
    top_logprobs: Vec<Candidate>,
}

/// A token that was or could have been chosen.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Candidate {
    id: u32,
    /// Its text, as far as it is text.
    token: String,
    /// Its bytes exactly.
    bytes: Vec<u8>,
    logprob: f32,
}

impl Candidate {
    fn new(id: u32, logprob: f32, spell: &dyn Fn(u32) -> Vec<u8>) -> Self {
        let bytes = spell(id);
        let token = String::from_utf8_lossy(&bytes).into_owned();
        Self { id, token, bytes, logprob: if logprob.is_finite() { logprob } else { LOG_ZERO } }
    }
}

impl TokenLogprob {
    /// As the engine tells it; `spell` gives the bytes of a token.
    pub fn new(id: u32, logprob: &engine::TokenLogprob, spell: &dyn Fn(u32) -> Vec<u8>) -> Self {
        Self {
            token: Candidate::new(id, logprob.logprob, spell),
            top_logprobs: logprob.top.iter().map(|&(id, p)| Candidate::new(id, p, spell)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn rates_are_finite() {
        let mut totals = Totals::default();
        assert_eq!(totals.timings(), Timings::default());
        let usage = engine::Usage { prompt_tokens: 4, cached_tokens: 3, completion_tokens: 1 };
        totals.add(&usage, &engine::Timings::default());
        assert_eq!(totals.timings().predicted_per_second, 0.0);
        let second = Duration::from_secs(1);
        let usage = engine::Usage { completion_tokens: 5, ..usage };
        totals.add(&usage, &engine::Timings { prompt: second, predicted: second });
        let timings = totals.timings();
        assert_eq!((timings.cache_n, timings.prompt_n, timings.prompt_per_second), (3, 1, 1.0));
        assert_eq!((timings.predicted_n, timings.predicted_per_second), (6, 4.0));
        assert_eq!(totals.usage().total_tokens, 10);
    }

    #[test]
    fn an_impossible_token_has_a_number_too() {
        let logprob = engine::TokenLogprob { logprob: f32::NEG_INFINITY, top: vec![(2, -0.5)] };
        let json = serde_json::to_value(TokenLogprob::new(1, &logprob, &|id| vec![0xE2, id as u8])).unwrap();
        assert_eq!(json["logprob"], -9999.0);
        assert_eq!(json["bytes"], serde_json::json!([0xE2, 1]));
        assert_eq!(
            (&json["top_logprobs"][0]["id"], &json["top_logprobs"][0]["logprob"]),
            (&2.into(), &(-0.5).into())
        );
    }
}
