//! The position of one text in its constraint: the tokens that have come, and what may come next.
//!
//! A position is cheap: it holds the number of a state for each token that has come, so that tokens
//! are taken back by forgetting them, and a fork is a copy.

mod batch;
mod draft;
mod sampling;
mod within;

use std::sync::Arc;

pub use batch::fill_batch;
pub use draft::draft_parents;

use crate::Error;
use crate::automaton::state::State;
use crate::constraint::{Constraint, EndEffect};
use crate::regions::RegionState;

/// The position of a text in a constraint.
///
/// # Examples
/// ```
/// use hob_grammar::{Options, Source, TokenTable};
///
/// let tokens = ["{", "}", "\"a\"", ":", "1", "2", ""].map(|token| token.as_bytes().into());
/// let table = TokenTable::new(tokens.into(), [], vec![6])?;
/// let schema = r#"{"type": "object", "properties": {"a": {"enum": [1, 22]}},
///                  "required": ["a"]}"#;
/// let source = Source::from_kind("json_schema", schema, Options::default())?;
/// let mut matcher = table.matcher(table.compile(&source)?.into());
///
/// assert_eq!(matcher.allowed()?, [0]);
/// assert_eq!(matcher.advance_all(&[0, 2, 3])?, 3);
/// assert_eq!(matcher.allowed()?, [4, 5]);
/// let mut other = matcher.clone();
/// assert!(other.advance(4)? && !other.advance(5)?);
/// matcher.rollback(1)?;
/// assert_eq!(matcher.tokens(), [0, 2]);
/// assert_eq!(other.completion()?, Some(vec![1]));
/// # Ok::<(), hob_grammar::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Matcher {
    constraint: Arc<Constraint>,
    /// The tokens that end a text.
    ends: Arc<[u32]>,
    tokens: Vec<u32>,
    /// The state after each of the tokens.
    states: Vec<State>,
    /// The place among the parts that have options of sampling after each of the first tokens, as
    /// far as it was asked for.
    places: Vec<RegionState>,
    /// The tokens up to the one that has ended the text, after which others that do may come.
    n_until_end: Option<usize>,
}

impl Matcher {
    /// Returns the position before any text; `ends` are the tokens that end one.
    pub fn new(constraint: Arc<Constraint>, ends: Arc<[u32]>) -> Matcher {
        Matcher {
            constraint,
            ends,
            tokens: Vec::new(),
            states: Vec::new(),
            places: Vec::new(),
            n_until_end: None,
        }
    }

    /// Returns the constraint.
    pub fn constraint(&self) -> &Arc<Constraint> {
        &self.constraint
    }

    /// Returns the tokens that have come, with those that end the text.
    pub fn tokens(&self) -> &[u32] {
        &self.tokens
    }

    /// Returns the state of the constraint's automaton.
    pub fn state(&self) -> State {
        self.states.last().copied().unwrap_or(self.constraint.start())
    }

    /// Returns whether a token has ended the text.
    pub fn is_ended(&self) -> bool {
        self.n_until_end.is_some()
    }

    /// Returns whether the text may end here, or has.
    ///
    /// # Errors
    /// As [`Constraint::accepting`].
    pub fn is_accepting(&self) -> Result<bool, Error> {
        Ok(self.is_ended() || self.constraint.accepting(self.state())?)
    }

    /// Returns how many words of 32 bits a mask of all tokens takes.
    pub fn mask_words(&self) -> usize {
        self.constraint.vocabulary().len().div_ceil(32)
    }

    /// Writes the tokens that may come next as bits: bit `t % 32` of word `t / 32` for token `t`.
    /// Those that end a text are among them where it may end, and where the grammar names them;
    /// where it has ended, they are all.
    /// Words beyond [`Matcher::mask_words`] become 0.
    ///
    /// # Errors
    /// As [`Constraint::mask`]; also if `words` is too short, and if no token leads on although the
    /// text may not end, for which the vocabulary must lack a byte.
    pub fn fill(&self, words: &mut [u32]) -> Result<(), Error> {
        if self.is_ended() {
            self.check_words(words)?;
            self.fill_ended(words);
            return Ok(());
        }
        self.fill_at(self.state(), words)
    }

    /// Writes the tokens that end a text as bits.
    fn fill_ended(&self, words: &mut [u32]) {
        words.fill(0);
        for &end in &*self.ends {
            set_bit(words, end);
        }
    }

    /// Writes the tokens that may come in a state of the constraint as bits.
    fn fill_at(&self, state: State, words: &mut [u32]) -> Result<(), Error> {
        self.check_words(words)?;
        self.constraint.mask(state)?.fill(words);
        for &end in &*self.ends {
            let effect = self.constraint.end_effect(state, end)?;
            let change = if effect == EndEffect::Refused { clear_bit } else { set_bit };
            change(words, end);
        }
        if words.iter().all(|&word| word == 0) {
            return Err(Error::DeadEnd);
        }
        Ok(())
    }

    fn check_words(&self, words: &[u32]) -> Result<(), Error> {
        let needed = self.mask_words();
        if words.len() < needed {
            return Err(Error::ShortMask { words: words.len(), needed });
        }
        Ok(())
    }

    /// Returns the tokens that may come next, ascending.
    ///
    /// # Errors
    /// As [`Matcher::fill`].
    pub fn allowed(&self) -> Result<Vec<u32>, Error> {
        let mut words = vec![0; self.mask_words()];
        self.fill(&mut words)?;
        Ok(bits(&words).collect())
    }

    /// Returns whether a token may come next; makes no mask.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn allows(&self, token: u32) -> Result<bool, Error> {
        Ok(self.effect(token)? != EndEffect::Refused)
    }

    /// Returns the effect of a token on this text.
    fn effect(&self, token: u32) -> Result<EndEffect, Error> {
        if self.is_ended() {
            Ok(self.effect_after_end(token))
        } else {
            self.next(self.state(), token)
        }
    }

    /// Returns the effect of a token on a text that has ended: it may end once more, as it does for
    /// whoever goes on choosing tokens while other texts are in work.
    fn effect_after_end(&self, token: u32) -> EndEffect {
        if self.ends.contains(&token) { EndEffect::Ends } else { EndEffect::Refused }
    }

    /// Returns the effect of a token in a state of a text that has not ended.
    fn next(&self, state: State, token: u32) -> Result<EndEffect, Error> {
        if self.ends.contains(&token) {
            return self.constraint.end_effect(state, token);
        }
        let next = self.constraint.advance(state, token)?;
        Ok(if next.is_dead() { EndEffect::Refused } else { EndEffect::GoesOn(next) })
    }

    /// Takes a token; `false`, and nothing changes, if it may not come. After one that has ended
    /// the text only those may come that do.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn advance(&mut self, token: u32) -> Result<bool, Error> {
        let effect = self.effect(token)?;
        let after = match effect {
            EndEffect::Refused => return Ok(false),
            EndEffect::Ends => self.state(),
            EndEffect::GoesOn(after) => after,
        };
        self.tokens.push(token);
        self.states.push(after);
        if effect == EndEffect::Ends {
            self.n_until_end.get_or_insert(self.tokens.len());
        }
        Ok(true)
    }

    /// Takes tokens one after the other up to the first that may not come, and returns how many.
    ///
    /// # Errors
    /// As [`Constraint::mask`]; the tokens before are taken.
    pub fn advance_all(&mut self, tokens: &[u32]) -> Result<usize, Error> {
        for (taken, &token) in tokens.iter().enumerate() {
            if !self.advance(token)? {
                return Ok(taken);
            }
        }
        Ok(tokens.len())
    }

    /// Returns how many of these tokens may come one after the other; takes none.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn validate(&self, tokens: &[u32]) -> Result<usize, Error> {
        let mut state = Some(self.state()).filter(|_| !self.is_ended());
        for (taken, &token) in tokens.iter().enumerate() {
            let effect = match state {
                Some(state) => self.next(state, token)?,
                None => self.effect_after_end(token),
            };
            state = match effect {
                EndEffect::Ends => None,
                EndEffect::GoesOn(next) => Some(next),
                EndEffect::Refused => return Ok(taken),
            };
        }
        Ok(tokens.len())
    }

    /// Takes the last `n` tokens back.
    ///
    /// # Errors
    /// Fewer have come; then none is taken back.
    pub fn rollback(&mut self, n: usize) -> Result<(), Error> {
        let Some(rest) = self.tokens.len().checked_sub(n) else {
            return Err(Error::Rollback { n, tokens: self.tokens.len() });
        };
        self.tokens.truncate(rest);
        self.states.truncate(rest);
        self.places.truncate(rest);
        self.n_until_end = self.n_until_end.filter(|&n_until_end| n_until_end <= rest);
        Ok(())
    }

    /// Takes all tokens back.
    pub fn reset(&mut self) {
        self.tokens.clear();
        self.states.clear();
        self.places.clear();
        self.n_until_end = None;
    }

    /// Returns the tokens that come next whatever is chosen; none where there is a choice. `encode`
    /// cuts text that continues a text into tokens.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn forced(&self, encode: &dyn Fn(&str) -> Vec<u32>) -> Result<Vec<u32>, Error> {
        if self.is_ended() {
            return Ok(Vec::new());
        }
        self.constraint.forced(self.state(), &self.tokens, encode)
    }

    /// Returns the bytes that come next whatever is chosen; none where there is a choice.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn forced_bytes(&self) -> Result<Vec<u8>, Error> {
        if self.is_ended() { Ok(Vec::new()) } else { self.constraint.forced_bytes(self.state()) }
    }

    /// Returns the tokens of a short text that completes this one, without the token that ends it;
    /// `None` where none is known.
    ///
    /// # Errors
    /// As [`Constraint::completion`].
    pub fn completion(&self) -> Result<Option<Vec<u32>>, Error> {
        if self.is_ended() {
            Ok(Some(Vec::new()))
        } else {
            self.constraint.completion(self.state())
        }
    }
}

/// Sets the bit of a token; one beyond the end is ignored.
fn set_bit(words: &mut [u32], token: u32) {
    if let Some(word) = words.get_mut(token as usize / 32) {
        *word |= 1 << (token % 32);
    }
}

/// Clears the bit of a token; one beyond the end is ignored.
fn clear_bit(words: &mut [u32], token: u32) {
    if let Some(word) = words.get_mut(token as usize / 32) {
        *word &= !(1 << (token % 32));
    }
}

/// Returns the numbers of the bits that are set, ascending.
fn bits(words: &[u32]) -> impl Iterator<Item = u32> {
    words.iter().enumerate().flat_map(|(i, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(i as u32 * 32 + bit)
        })
    })
}

#[cfg(test)]
mod tests;
