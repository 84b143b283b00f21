//! `POST /v1/completions`, OpenAI's older form: log probabilities as parallel lists.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::common::{AnswerTimings, TokenUsage};
use crate::conversation::{PromptProgress, SpelledLogprob};

/// The members that every part of an answer has.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct CompletionsHead {
    /// `cmpl-…`.
    pub id: String,
    /// `text_completion`.
    pub object: &'static str,
    /// Time when it was made, in Unix seconds.
    pub created: u64,
    /// The name this server gives its model.
    pub model: String,
    /// The build that answers.
    pub system_fingerprint: &'static str,
}

/// A whole answer, or a chunk of a streamed one.
#[derive(Debug, Serialize)]
pub(crate) struct CompletionsAnswer {
    /// The members that every part has.
    #[serde(flatten)]
    pub head: CompletionsHead,
    /// The texts; none in a chunk about something else.
    pub choices: Vec<CompletionsChoice>,
    /// The part of the prompt that is computed, if it was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt_progress: Option<PromptProgress>,
    /// Tokens, at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usage: Option<TokenUsage>,
    /// Time spent, at the end, and in every chunk if it was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timings: Option<AnswerTimings>,
}

impl CompletionsAnswer {
    /// Returns an answer of these texts.
    pub(crate) fn new(head: CompletionsHead, choices: Vec<CompletionsChoice>) -> Self {
        Self { head, choices, prompt_progress: None, usage: None, timings: None }
    }
}

/// A text.
#[derive(Debug, Serialize)]
pub(crate) struct CompletionsChoice {
    text: String,
    index: usize,
    /// The log probabilities, as a value, which writes each with the digits of an `f64`.
    logprobs: Option<Value>,
    finish_reason: Option<&'static str>,
}

impl CompletionsChoice {
    /// Returns text number `index`.
    pub(crate) fn new(
        text: String,
        index: usize,
        logprobs: &LogprobLists,
        finish_reason: Option<&'static str>,
    ) -> Self {
        let logprobs = (!logprobs.is_empty()).then(|| json!(logprobs));
        Self { text, index, logprobs, finish_reason }
    }
}

/// Tokens of a text, how probable each was, and where it begins.
#[derive(Debug, Default, Serialize)]
pub(crate) struct LogprobLists {
    tokens: Vec<String>,
    /// The log probability of each; null for the first token of a prompt, which follows nothing.
    token_logprobs: Vec<Option<f32>>,
    /// The most probable tokens in the place of each, and the token itself.
    top_logprobs: Vec<Option<Map<String, Value>>>,
    /// The offset of each in the text, in characters.
    text_offset: Vec<usize>,
    /// The generated tokens in the form of the chat interface.
    content: Vec<SpelledLogprob>,
}

impl LogprobLists {
    /// Returns whether it holds no tokens.
    pub(crate) fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// Adds the first token of a prompt.
    pub(crate) fn push_first(&mut self, token: String, offset: usize) {
        self.tokens.push(token);
        self.token_logprobs.push(None);
        self.top_logprobs.push(None);
        self.text_offset.push(offset);
    }

    /// Adds a token that follows others.
    pub(crate) fn push(&mut self, token: &SpelledLogprob, offset: usize) {
        let (text, logprob) = token.text();
        let mut top = Map::new();
        // different tokens may have the same text, as halves of characters do: the first is the
        // most probable
        for (text, logprob) in token.rivals().chain([(text, logprob)]) {
            top.entry(text).or_insert_with(|| json!(logprob));
        }
        self.tokens.push(text.to_owned());
        self.token_logprobs.push(Some(logprob));
        self.top_logprobs.push(Some(top));
        self.text_offset.push(offset);
    }

    /// Adds generated tokens, the first of which begins at character `offset` of the text; that is
    /// moved past the last.
    pub(crate) fn extend(&mut self, tokens: Vec<SpelledLogprob>, offset: &mut usize) {
        for token in &tokens {
            self.push(token, *offset);
            *offset += token.n_chars();
        }
        self.content.extend(tokens);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conversation::Likelihood;
    use crate::engine;

    #[test]
    fn lists_are_parallel_and_count_characters() {
        let spell = |id: u32| match id {
            0 => b" \xE2\x82".to_vec(),
            1 => b"\xAC".to_vec(),
            _ => b"b".to_vec(),
        };
        let spelled = |id, logprob, top: &[(u32, f32)]| {
            SpelledLogprob::new(
                id,
                &engine::TokenLogprob { logprob, top: top.to_vec(), constraint: None },
                Likelihood::Logprob,
                &spell,
            )
        };
        let mut lists = LogprobLists::default();
        lists.push_first("a".into(), 0);
        let mut offset = 1;
        let tokens = vec![
            spelled(0, -0.5, &[(0, -0.5)]),
            spelled(1, -2.0, &[(2, -0.25)]),
            spelled(2, -1.0, &[]),
        ];
        lists.extend(tokens, &mut offset);
        let lists = serde_json::to_value(lists).unwrap();
        assert_eq!(lists["tokens"], json!(["a", " \u{FFFD}", "\u{FFFD}", "b"]));
        assert_eq!(lists["token_logprobs"], json!([null, -0.5, -2.0, -1.0]));
        assert_eq!(
            lists["top_logprobs"],
            json!([null, {" \u{FFFD}": -0.5}, {"b": -0.25, "\u{FFFD}": -2.0}, {"b": -1.0}])
        );
        assert_eq!((&lists["text_offset"], offset), (&json!([0, 1, 3, 3]), 4));
        assert_eq!(lists["content"].as_array().unwrap().len(), 3);
    }
}
