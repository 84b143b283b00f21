//! The text of one job as its events come in: the new part since it was last emitted, and the whole
//! when it has ended.

use std::sync::Arc;

use serde::Serialize;

use super::logprob::{Likelihood, SpelledLogprob};
use crate::engine::{self, Event, FinishReason, Finished, Timings, Usage};
use crate::tokenizer::Tokenizer;

/// The text of a job that has not been emitted yet.
#[derive(Debug, Default)]
pub struct TextPiece {
    /// Text.
    pub text: String,
    /// Tokens, those of text that is still held back included.
    pub tokens: Vec<u32>,
    /// Bytes with which the first of the tokens begins and the text does not: they are of the
    /// prompt.
    pub n_healed: usize,
    /// Their log probabilities, if they were asked for.
    pub logprobs: Vec<SpelledLogprob>,
}

impl TextPiece {
    /// Drops the tokens of a stop string that has cut the text.
    fn drop_cut_tokens(&mut self, tokenizer: &Tokenizer) {
        let bytes_of = |id| tokenizer.token_bytes(id).len();
        let all: usize = self.tokens.iter().map(|&id| bytes_of(id)).sum();
        let mut bytes = all.saturating_sub(self.n_healed);
        while bytes > self.text.len()
            && let Some(id) = self.tokens.pop()
        {
            bytes = bytes.saturating_sub(bytes_of(id));
            self.logprobs.truncate(self.tokens.len());
        }
    }
}

/// The state of a job, as far as its events say.
#[derive(Debug, Default)]
pub struct JobProgress {
    /// Its slot.
    pub slot: u32,
    /// Tokens of the prompt.
    pub prompt_tokens: usize,
    /// Tokens of the prompt that were found computed.
    pub cached_tokens: usize,
    /// Tokens emitted as events so far.
    pub chosen: usize,
    /// Time spent so far.
    pub timings: Timings,
    /// Log probabilities are those after sampling.
    pub post_sampling: bool,
    /// The log probabilities of the prompt's tokens, as far as they are known, where they were
    /// asked for.
    pub prompt_logprobs: Vec<engine::TokenLogprob>,
    /// Tokens that have no text of their own, and the text to show for them.
    pub shown: Arc<[(u32, String)]>,
    /// Bytes of the text of all tokens so far, that which is held back among them.
    pub n_bytes: usize,
    /// The byte of the text at which it was first steered to its end, since a longer one would not
    /// have fit.
    pub end_begins: Option<usize>,
    /// Not emitted yet.
    pub new: TextPiece,
}

impl JobProgress {
    /// Takes an event; returns the end when it is one. Its text has joined the rest in
    /// [`JobProgress::new`].
    pub fn take(&mut self, event: Event, tokenizer: &Tokenizer) -> Option<Finished> {
        match event {
            Event::Started { slot, prompt_tokens, cached_tokens } => {
                let post_sampling = self.post_sampling;
                let shown = std::mem::take(&mut self.shown);
                *self = JobProgress {
                    slot,
                    prompt_tokens,
                    cached_tokens,
                    post_sampling,
                    shown,
                    ..JobProgress::default()
                };
                None
            }
            Event::Token(token) => {
                self.chosen += 1;
                self.timings = token.timings;
                if token.begins_end {
                    self.end_begins = Some(self.n_bytes);
                }
                if let Some((_, text)) = self.shown.iter().find(|(id, _)| *id == token.id) {
                    self.new.text += text;
                    self.n_bytes += text.len();
                }
                if !tokenizer.is_hidden(token.id) {
                    let n_own = tokenizer.token_bytes(token.id).len();
                    self.n_bytes += n_own.saturating_sub(token.n_healed);
                }
                self.new.text += &token.text;
                self.new.n_healed += token.n_healed;
                self.new.tokens.push(token.id);
                if let Some(logprob) = &token.logprob {
                    let spell = |id| tokenizer.token_bytes(id).to_vec();
                    let form =
                        if self.post_sampling { Likelihood::Prob } else { Likelihood::Logprob };
                    self.new.logprobs.push(SpelledLogprob::new(token.id, logprob, form, &spell));
                }
                None
            }
            Event::Finished(finished) => {
                self.new.text += &finished.text;
                if matches!(finished.reason, FinishReason::StopWord(_)) {
                    self.new.drop_cut_tokens(tokenizer);
                }
                Some(finished)
            }
            Event::Progress { time, logprobs, .. } => {
                self.timings.prompt = time;
                self.prompt_logprobs.extend(logprobs);
                None
            }
            // `Jobs` returns failures as errors, and what is told of a prompt is no text.
            Event::Failed(_) | Event::Embedding(_) | Event::Continuations(_) => None,
        }
    }

    /// Returns the tokens so far.
    pub fn usage(&self) -> Usage {
        Usage {
            prompt_tokens: self.prompt_tokens,
            cached_tokens: self.cached_tokens,
            completion_tokens: self.chosen,
            ..Usage::default()
        }
    }

    /// Returns how far the prompt has come, if the event says that; `cached_tokens` is the first
    /// word on it.
    pub fn prompt_progress(&self, event: &Event) -> Option<PromptProgress> {
        let (total, cache, processed, time) = match *event {
            Event::Started { prompt_tokens, cached_tokens, .. } => {
                (prompt_tokens, cached_tokens, cached_tokens, Default::default())
            }
            Event::Progress { processed, time, .. } => {
                (self.prompt_tokens, self.cached_tokens, processed, time)
            }
            _ => return None,
        };
        Some(PromptProgress { total, cache, processed, time_ms: time.as_secs_f64() * 1e3 })
    }

    /// Returns what is new, if it has text; tokens whose text is held back wait with it.
    pub fn piece(&mut self) -> Option<TextPiece> {
        (!self.new.text.is_empty()).then(|| std::mem::take(&mut self.new))
    }
}

/// The part of a prompt that is computed, in llama-server's words.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct PromptProgress {
    /// Tokens of the prompt.
    pub total: usize,
    /// Of them, found computed.
    pub cache: usize,
    /// Of them, computed or found computed.
    pub processed: usize,
    /// Since the request had a slot.
    pub time_ms: f64,
}
