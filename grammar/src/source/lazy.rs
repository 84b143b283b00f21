//! A source that waits for a trigger: free text up to the first trigger, and from the beginning of
//! the trigger on a text of the source.
//!
//! A token that triggers is found as that token, whatever its bytes are: the same text by other
//! tokens goes on as free text. Of words that end at the same place, the first of the list is
//! found. Where any trigger is a pattern, all are searched for together (`search`).

mod search;

use super::Trigger;
use crate::Error;
use crate::automaton::Automaton;
use crate::budget::{Stop, compile_work};
use crate::expression::class::Class;
use crate::expression::leaf::Leaf;
use crate::expression::regex::{INF, Re, Res};
use crate::expression::{Expr, Exprs};
use crate::mask::vocabulary::Vocabulary;

/// Most triggers.
const MAX_TRIGGERS: usize = 256;

/// The fault of a trigger with which no text of the grammar begins, and what is expected.
const NO_BEGINNING: &str = "no text of the grammar begins with it";
const A_BEGINNING: &str = "the beginning of such a text";

/// The fault of a trigger that ends within an object with free names or the like, and what is
/// expected.
const IN_VALUE: &str = "it ends in an object or array of parts that differ";
const BEFORE_VALUE: &str = "one that ends before it";

/// A trigger as a vocabulary has it.
pub(super) struct LazyStart {
    /// The number of the trigger in the list, from 0.
    index: usize,
    /// The trigger; a token has the text that the source begins with.
    trigger: Trigger,
}

impl LazyStart {
    /// Returns the error of the trigger.
    fn error(&self, found: impl Into<String>, expected: impl Into<String>) -> Error {
        let trigger = match &self.trigger {
            Trigger::Word(word) => word.clone(),
            Trigger::Pattern(pattern) | Trigger::PatternFull(pattern) => pattern.clone(),
            Trigger::Token(token, _) => format!("<[{token}]>"),
        };
        Error::Trigger {
            index: self.index,
            trigger,
            found: found.into(),
            expected: expected.into(),
        }
    }

    /// Returns the trigger's word, if it is one.
    fn word(&self) -> Option<&str> {
        match &self.trigger {
            Trigger::Word(word) => Some(word),
            Trigger::Token(..) | Trigger::Pattern(_) | Trigger::PatternFull(_) => None,
        }
    }

    /// Returns the bytes of the trigger's text.
    fn n_bytes(&self) -> usize {
        match &self.trigger {
            Trigger::Word(text) | Trigger::Pattern(text) | Trigger::PatternFull(text) => text.len(),
            Trigger::Token(_, text) => text.len(),
        }
    }

    /// Returns whether the trigger is a pattern.
    fn is_pattern(&self) -> bool {
        matches!(self.trigger, Trigger::Pattern(_) | Trigger::PatternFull(_))
    }
}

/// Returns the starts that triggers are with the tokens of `vocabulary`; `token_id` finds the
/// number of a token by its text.
///
/// # Errors
/// There are too many triggers or none, or a token is not of the vocabulary.
pub(super) fn starts(
    triggers: &[Trigger],
    vocabulary: &Vocabulary,
    token_id: &dyn Fn(&str) -> Option<u32>,
) -> Result<Vec<LazyStart>, Error> {
    if triggers.is_empty() || triggers.len() > MAX_TRIGGERS {
        let what = format!("the number of triggers, {},", triggers.len());
        return Err(Error::Limit { what, limit: MAX_TRIGGERS });
    }
    let tokens = vocabulary.len();
    let mut starts = Vec::with_capacity(triggers.len());
    for (index, trigger) in triggers.iter().enumerate() {
        let mut start = LazyStart { index, trigger: trigger.clone() };
        match &mut start.trigger {
            Trigger::Word(word) => {
                // the name of a special token is not the text of any tokens
                let is_special =
                    |&id: &u32| (id as usize) < tokens && vocabulary.bytes(id).is_empty();
                if let Some(token) = token_id(word).filter(is_special) {
                    let trigger = Trigger::Token(token, word.as_bytes().to_vec());
                    starts.push(LazyStart { index, trigger });
                }
            }
            Trigger::Pattern(_) | Trigger::PatternFull(_) => {}
            // where there are no tokens at all, texts are read
            Trigger::Token(..) if tokens == 0 => {}
            Trigger::Token(token, _) if *token as usize >= tokens => {
                let found = format!("there is no token {token}");
                return Err(start.error(found, format!("one from 0 to {}", tokens - 1)));
            }
            Trigger::Token(token, text) => {
                let own = vocabulary.bytes(*token);
                if !own.is_empty() {
                    *text = own.to_vec();
                }
            }
        }
        starts.push(start);
    }
    Ok(starts)
}

/// Returns the expression of free text in which a text of `source`, of which `root` is the
/// expression, begins with the first of `starts`.
///
/// # Errors
/// No text of the source begins with one, a pattern has no search, it takes too much work, or the
/// search was stopped.
pub(super) fn expressions(
    starts: &[LazyStart],
    source: (Exprs, Expr),
    stop: &Stop,
) -> Result<(Exprs, Expr), Error> {
    let mut automaton = Automaton::new(source.0, source.1)?;
    let n_bytes = starts.iter().map(LazyStart::n_bytes).sum();
    automaton.budget().begin(compile_work(n_bytes), Some(stop.clone()));
    if starts.iter().any(LazyStart::is_pattern) {
        let root = search::expression(starts, &mut automaton)?;
        let mut exprs = automaton.into_exprs();
        exprs.seal_again();
        return Ok((exprs, root));
    }
    let mut rests = Vec::with_capacity(starts.len());
    for start in starts {
        rests.push(rest(&mut automaton, start)?);
    }
    let mut exprs = automaton.into_exprs();
    let res = &mut exprs.res;
    let words = starts.iter().filter_map(LazyStart::word).map(|word| res.text(word));
    let marks: Vec<Re> = words.collect();
    let mark = res.or(marks);
    let behind = res.cat(mark, Res::ALL);
    let marked = res.cat(Res::ALL, behind);
    let free = res.not(marked);
    let character = res.class(Class::any());
    let some = res.rep(character, 1, INF);
    let more = res.cat(mark, some);
    let beyond = res.cat(Res::ALL, more);
    let not_beyond = res.not(beyond);
    let free_text = exprs.text(free);
    let mut ways = vec![free_text];
    for (i, (start, rest)) in starts.iter().zip(rests).enumerate() {
        let first = match &start.trigger {
            Trigger::Token(token, _) => {
                let token = exprs.leaf(Leaf::Trigger(*token));
                exprs.cat(free_text, token)
            }
            Trigger::Word(word) | Trigger::Pattern(word) | Trigger::PatternFull(word) => {
                let earlier = starts[..i].iter().filter_map(LazyStart::word);
                let ends_alike = |other: &&str| word.ends_with(*other) || other.ends_with(word);
                let text = exprs.res.text(word);
                let mut parts = vec![exprs.res.cat(Res::ALL, text), not_beyond];
                for other in earlier.filter(ends_alike) {
                    let text = exprs.res.text(other);
                    let text = exprs.res.cat(Res::ALL, text);
                    parts.push(exprs.res.not(text));
                }
                let text = exprs.res.and(parts);
                exprs.text(text)
            }
        };
        ways.push(exprs.cat(first, rest));
        exprs.check()?;
    }
    let root = exprs.alt(ways);
    exprs.seal_again();
    Ok((exprs, root))
}

/// Returns the expression of what follows a start.
fn rest(automaton: &mut Automaton, start: &LazyStart) -> Result<Expr, Error> {
    let from = automaton.start();
    let after = match &start.trigger {
        Trigger::Token(token, text) => automaton.advance_token(from, *token, text)?,
        Trigger::Word(word) | Trigger::Pattern(word) | Trigger::PatternFull(word) => {
            automaton.advance(from, word.as_bytes())?
        }
    };
    if after.is_dead() {
        return Err(start.error(NO_BEGINNING, A_BEGINNING));
    }
    let rest = automaton.rest(after);
    automaton.budget().check()?;
    rest.ok_or_else(|| start.error(IN_VALUE, BEFORE_VALUE))
}
