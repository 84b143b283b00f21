//! Token healing: the last tokens of a prompt are taken back where a longer one could stand in for
//! them, and the text of the job first spells them again.
//!
//! Knows tokens and their bytes; neither logits nor slots. What is spelled again is of the prompt:
//! no reader sees it, stop strings are not looked for in it, and tokens of nothing else count as
//! those of the prompt.

use std::sync::Arc;

use crate::grammar::{TokenSet, Vocabulary};

/// The text of the tokens that were taken back and are not spelled again yet.
#[derive(Clone)]
pub struct TokenHealing {
    vocabulary: Arc<Vocabulary>,
    rest: Vec<u8>,
}

impl std::fmt::Debug for TokenHealing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // the tables of a vocabulary tell nobody anything
        f.debug_struct("TokenHealing").field("rest", &self.rest).finish_non_exhaustive()
    }
}

impl TokenHealing {
    /// Takes back the last tokens of a prompt that a longer one could stand in for; its first token
    /// stays. With `within`, only tokens of this text, with which the prompt ends, are taken back.
    /// Returns `None` where none are.
    pub(super) fn take_back(
        prompt: &mut Vec<u32>,
        vocabulary: &Arc<Vocabulary>,
        within: Option<&str>,
    ) -> Option<TokenHealing> {
        let may_go = prompt.get(1..).unwrap_or_default();
        let mut n_bytes = 0;
        let is_within = |token: &&u32| {
            n_bytes += vocabulary.bytes(**token).len();
            within.is_none_or(|text| n_bytes <= text.len())
        };
        let n_within = may_go.iter().rev().take_while(is_within).count();
        let n = vocabulary.n_replaceable(&may_go[may_go.len() - n_within..]);
        let taken = prompt.split_off(prompt.len() - n);
        let bytes = taken.iter().flat_map(|&token| vocabulary.bytes(token));
        let rest: Vec<u8> = bytes.copied().collect();
        (n > 0).then(|| TokenHealing { vocabulary: Arc::clone(vocabulary), rest })
    }

    /// Returns the text that is to be spelled: never empty.
    pub(super) fn rest(&self) -> &[u8] {
        &self.rest
    }

    /// Returns the tokens that may come next.
    pub(super) fn leading(&self) -> TokenSet {
        self.vocabulary.leading(&self.rest)
    }

    /// Returns those of them that go on no further than the prompt did.
    pub(super) fn spelling(&self) -> TokenSet {
        self.vocabulary.spelling(&self.rest)
    }

    /// Takes a token. Returns how many of its bytes are of the prompt, and the others.
    pub(super) fn advance(&mut self, token: u32) -> (usize, &[u8]) {
        let bytes = self.vocabulary.bytes(token);
        let n = bytes.len().min(self.rest.len());
        self.rest.drain(..n);
        (n, &bytes[n..])
    }
}
