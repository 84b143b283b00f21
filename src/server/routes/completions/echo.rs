//! A prompt as an answer with `echo` repeats it: its text, and the log probabilities of its tokens.

use crate::conversation::{Likelihood, SpelledLogprob, n_chars};
use crate::engine;
use crate::server::wire::completion::PromptPiece;
use crate::server::wire::completions::LogprobLists;
use crate::tokenizer::Tokenizer;

/// A prompt to be repeated.
pub(crate) struct Echo {
    /// Its text.
    pub text: String,
    tokens: Vec<u32>,
    /// The offset of each token in the text, in characters.
    offsets: Vec<usize>,
}

impl Echo {
    /// Spells a prompt. A token that the tokenizer put before a text is one of its tokens and has
    /// no part in the text.
    pub(crate) fn new(tokenizer: &Tokenizer, tokens: &[u32], pieces: &[PromptPiece]) -> Self {
        let n_added = match (pieces.first(), tokenizer.bos()) {
            (Some(PromptPiece::Text(text)), Some(bos))
                if tokenizer.add_bos() && tokens.first() == Some(&bos) =>
            {
                usize::from(!text.as_bytes().starts_with(tokenizer.token_bytes(bos)))
            }
            _ => 0,
        };
        let visible = &tokens[n_added..];
        let text = String::from_utf8_lossy(&tokenizer.decode_marked(visible)).into_owned();
        let mut offsets = vec![0; n_added];
        // the space that encoding puts before a text is one of the first token, not of the text
        let is_shorter = |first: u32| {
            tokenizer.decode_marked(&[first]).len() < tokenizer.token_bytes(first).len()
        };
        let n_spaces = usize::from(visible.first().is_some_and(|&first| is_shorter(first)));
        let mut at = 0_usize;
        for &token in visible {
            offsets.push(at.saturating_sub(n_spaces));
            at += n_chars(tokenizer.token_bytes(token));
        }
        Self { text, tokens: tokens.to_vec(), offsets }
    }

    /// Returns the number of tokens that have a log probability: all but the first.
    pub(crate) fn n_scored(&self) -> usize {
        self.tokens.len().saturating_sub(1)
    }

    /// Lists the tokens with their log probabilities, which the first does not have.
    pub(crate) fn logprobs(
        &self,
        tokenizer: &Tokenizer,
        found: &[engine::TokenLogprob],
    ) -> LogprobLists {
        let spell = |id| tokenizer.token_bytes(id).to_vec();
        let mut lists = LogprobLists::default();
        let mut placed = self.tokens.iter().zip(&self.offsets);
        if let Some((&first, &offset)) = placed.next() {
            lists.push_first(String::from_utf8_lossy(&spell(first)).into_owned(), offset);
        }
        for ((&token, &offset), logprob) in placed.zip(found) {
            lists.push(&SpelledLogprob::new(token, logprob, Likelihood::Logprob, &spell), offset);
        }
        lists
    }
}
