//! `POST /v1/completions`, OpenAI's older form: log probabilities as parallel lists.

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::conversation::SpelledLogprob;

/// Tokens of a text, how probable each was, and where it begins.
#[derive(Debug, Default, Serialize)]
pub struct LogprobLists {
    tokens: Vec<String>,
    /// Null for the first token of a prompt, which follows nothing.
    token_logprobs: Vec<Option<f32>>,
    /// The most probable tokens in the place of each, and the token itself.
    top_logprobs: Vec<Option<Map<String, Value>>>,
    /// In characters.
    text_offset: Vec<usize>,
    /// The generated tokens in the form of the chat interface.
    content: Vec<SpelledLogprob>,
}

impl LogprobLists {
    /// Returns whether it holds no tokens.
    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// Adds the first token of a prompt.
    pub fn push_first(&mut self, token: String, offset: usize) {
        self.tokens.push(token);
        self.token_logprobs.push(None);
        self.top_logprobs.push(None);
        self.text_offset.push(offset);
    }

    /// Adds a token that follows others.
    pub fn push(&mut self, token: &SpelledLogprob, offset: usize) {
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
    /// moved behind the last.
    pub fn extend(&mut self, tokens: Vec<SpelledLogprob>, offset: &mut usize) {
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
    use crate::engine;

    #[test]
    fn lists_are_parallel_and_count_characters() {
        let spell = |id: u32| match id {
            0 => b" \xE2\x82".to_vec(),
            1 => b"\xAC".to_vec(),
            _ => b"b".to_vec(),
        };
        let told = |id, logprob, top: &[(u32, f32)]| {
            SpelledLogprob::new(
                id,
                &engine::TokenLogprob { logprob, top: top.to_vec() },
                false,
                &spell,
            )
        };
        let mut lists = LogprobLists::default();
        lists.push_first("a".into(), 0);
        let mut offset = 1;
        let tokens =
            vec![told(0, -0.5, &[(0, -0.5)]), told(1, -2.0, &[(2, -0.25)]), told(2, -1.0, &[])];
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
