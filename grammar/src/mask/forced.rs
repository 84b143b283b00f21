//! Forced runs: where the grammar leaves one continuation, its tokens, so that they need not be
//! sampled.
//!
//! The bytes are cut into tokens as the tokenizer would cut the whole text, so that the model reads
//! what it has learnt to read. At the end the last tokens are kept back where the vocabulary has a
//! longer one that might still fit what follows: that position is left to the model, which may take
//! the longer one (token healing).
//!
//! A text with forced runs and one without are both of the grammar, and both have the same bytes
//! where the grammar forces them; they may differ in how these are cut, since a model that samples
//! may cut as it likes.

use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::state::State;
use crate::mask::trie::ROOT;
use crate::mask::vocabulary::Vocabulary;

/// The numbers of tokens before the run that are cut anew with it, most first. The cuts of a text
/// depend on what is before it, as far as a word reaches; where the tokens before were not cut as
/// the tokenizer does, the fewer count.
const CONTEXT: [usize; 3] = [8, 1, 0];

/// Bytes that come next whatever is chosen.
#[derive(Clone, Debug)]
pub(crate) struct ForcedRun {
    /// The run.
    pub bytes: Vec<u8>,
    /// The bytes that may follow the run, as bits; `None` where nothing may.
    follow: Option<[u64; 4]>,
}

impl ForcedRun {
    /// Returns the bytes that come next in `state` whatever is chosen; none where there is a
    /// choice.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub(crate) fn of(automaton: &mut Automaton, state: State) -> Result<ForcedRun, Error> {
        let bytes = automaton.forced(state)?;
        if bytes.is_empty() {
            return Ok(ForcedRun { bytes, follow: None });
        }
        let end = automaton.advance(state, &bytes)?;
        let follow = automaton.can_continue(end).then(|| automaton.first_bytes(end));
        Ok(ForcedRun { bytes, follow })
    }

    /// Returns the tokens of the run. `before` are those of the text so far, and `encode` cuts text
    /// that continues a text.
    pub(crate) fn tokens(
        &self,
        vocabulary: &Vocabulary,
        before: &[u32],
        encode: &dyn Fn(&str) -> Vec<u32>,
    ) -> Vec<u32> {
        if self.bytes.is_empty() {
            return Vec::new();
        }
        let cuts = CONTEXT.iter().find_map(|&n| cut(vocabulary, before, n, &self.bytes, encode));
        let mut tokens = cuts.unwrap_or_default();
        if let Some(first) = self.follow {
            let may_follow = |byte: u8| first[usize::from(byte / 64)] >> (byte % 64) & 1 == 1;
            let keep = whole(vocabulary, &tokens, &self.bytes, may_follow);
            tokens.truncate(keep);
        }
        tokens
    }
}

/// Splits `run` into tokens after the last `n` tokens of `before`. Returns `None` if the tokenizer
/// would split those differently.
fn cut(
    vocabulary: &Vocabulary,
    before: &[u32],
    n: usize,
    run: &[u8],
    encode: &dyn Fn(&str) -> Vec<u32>,
) -> Option<Vec<u32>> {
    let context = &before[before.len().saturating_sub(n)..];
    let mut bytes: Vec<u8> =
        context.iter().flat_map(|&token| vocabulary.bytes(token)).copied().collect();
    let own = bytes.len();
    bytes.extend_from_slice(run);
    let text = match std::str::from_utf8(&bytes) {
        Ok(text) => text,
        // half a character at the end is for the next run
        Err(e) if e.error_len().is_none() && e.valid_up_to() > own => {
            std::str::from_utf8(&bytes[..e.valid_up_to()]).ok()?
        }
        Err(_) => return None,
    };
    let mut tokens = encode(text);
    if !tokens.starts_with(context) {
        return None;
    }
    tokens.drain(..context.len());
    // what a tokenizer adds or changes is not of the grammar: its tokens must spell the run
    let mut spelled = 0;
    for &token in &tokens {
        let bytes = vocabulary.bytes(token);
        if bytes.is_empty() || !run[spelled..].starts_with(bytes) {
            return None;
        }
        spelled += bytes.len();
    }
    Some(tokens)
}

/// Returns how many of the tokens stay as they are whatever follows the run: those before the first
/// position from which a longer token might reach over its end.
fn whole(
    vocabulary: &Vocabulary,
    tokens: &[u32],
    run: &[u8],
    may_follow: impl Fn(u8) -> bool,
) -> usize {
    let trie = &vocabulary.trie;
    let mut at = 0;
    for (i, &token) in tokens.iter().enumerate() {
        let below = run[at..]
            .iter()
            .try_fold(ROOT, |node, &byte| trie.child(trie.nodes[node].children(), byte));
        let longer =
            |node: usize| trie.nodes[node].children().any(|child| may_follow(trie.bytes[child]));
        if below.is_some_and(longer) {
            return i;
        }
        at += vocabulary.bytes(token).len();
    }
    tokens.len()
}
