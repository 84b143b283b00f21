//! One text's way through its constraint: which tokens may come next, which must, and whether the
//! text can still be ended in time.
//!
//! Knows the constraint, the tokens that end a text, and how many may still come; of logits only
//! that the sampler has them. What must hold at each token: the rest of the text fits what is left.
//! It holds before the first one, because a job that has less is refused; and a token after which
//! it would not hold is refused like one that breaks the grammar.

use std::collections::VecDeque;
use std::sync::Arc;

use super::job::Error;
use super::model::Vocabulary;
use crate::grammar::{self, Constraint, State};
use crate::sampling::{Row, Sampled, Sampler};

/// Most tokens of a forced run: what a step takes at little more than the cost of one token, and a
/// reader's channel has room for.
pub(super) const MOST_FORCED: usize = 24;

/// Samplers that look at this many of the best tokens or fewer are asked for these, and each is
/// tried, rather than the mask of the state made.
const FEW: usize = 8;

/// Most refusals of a choice for want of room before the shortest way is taken. Each costs a pass
/// over the logits.
const REFUSALS: usize = 32;

/// The position of a text in the grammar it must follow.
pub(super) struct Guide {
    constraint: Arc<Constraint>,
    state: State,
    /// Tokens that complete the text from here; set where room is short.
    way: Option<VecDeque<u32>>,
    /// True if a way is known at all.
    bounded: bool,
    /// True if tokens without a choice are taken without being sampled.
    force: bool,
    /// The tokens that may come, as bits; kept to save an allocation per token.
    allowed: Vec<u32>,
    /// True if `allowed` holds the tokens that may come next.
    is_masked: bool,
    /// True if a token that the grammar allows was refused for want of room.
    cut: bool,
    /// True if the way is all that is left: a step past a limit of the automaton ends the choice,
    /// not the text.
    led: bool,
    /// The state after the last token that was tried here.
    tried: Option<(u32, State)>,
}

impl Guide {
    /// Before any text. With `force`, runs of tokens without a choice are not sampled.
    pub(super) fn new(constraint: Arc<Constraint>, force: bool) -> Result<Guide, Error> {
        let state = constraint.start();
        let bounded = constraint.shortest(state)?.is_some();
        Ok(Guide {
            constraint,
            state,
            way: None,
            bounded,
            force,
            allowed: Vec::new(),
            is_masked: false,
            cut: false,
            led: false,
            tried: None,
        })
    }

    /// Returns whether anything may follow.
    pub(super) fn can_continue(&self) -> Result<bool, Error> {
        if self.led {
            return Ok(self.way.as_ref().is_some_and(|way| !way.is_empty()));
        }
        Ok(self.constraint.can_continue(self.state)?)
    }

    /// Returns whether the text may end here, or no way to its end is known.
    pub(super) fn may_end(&self) -> bool {
        match &self.way {
            Some(way) if self.led => return way.is_empty(),
            _ => {}
        }
        !self.bounded || self.constraint.accepting(self.state).unwrap_or(true)
    }

    /// Tokens that complete the text from here, as few as are known to.
    pub(super) fn needed(&self) -> usize {
        let shortest =
            if self.led { None } else { self.constraint.shortest(self.state).ok().flatten() };
        let way = self.way.as_ref().map(VecDeque::len);
        shortest.into_iter().chain(way).min().unwrap_or(usize::MAX)
    }

    /// Returns whether the text was ended sooner than it would have.
    pub(super) fn was_cut(&self) -> bool {
        self.cut
    }

    /// Returns what to compute while the model computes: a mask that the next choice will need.
    pub(super) fn ahead(&self, sampler: &Sampler) -> Option<(Arc<Constraint>, State)> {
        if self.led { None } else { self.ahead_at(sampler, self.state) }
    }

    /// Returns how many of the best tokens of the next row the choice needs, of those in
    /// [`Guide::mask`]; `None` if more than a few. A row of which `others` follow in the same step
    /// is not masked: only the first one's mask is known.
    pub(super) fn needs_best(
        &mut self,
        sampler: &Sampler,
        ends: &[u32],
        others: bool,
    ) -> Option<usize> {
        self.is_masked = false;
        let k = sampler.decided_by().filter(|_| !self.led)?;
        if !others && self.constraint.knows_mask(self.state) {
            self.allow(ends).ok()?;
            self.is_masked = true;
            return Some(k + FEW); // some may be refused for want of room
        }
        is_few(sampler).then(|| sampler.tries())
    }

    /// The tokens that may come next, as far as [`Guide::needs_best`] found out.
    pub(super) fn mask(&self) -> Option<&[u32]> {
        self.is_masked.then_some(&self.allowed)
    }

    /// Chooses the next token; `left` tokens may come, this one included.
    pub(super) fn choose(
        &mut self,
        sampler: &mut Sampler,
        logits: &mut Row,
        ends: &[u32],
        left: usize,
    ) -> Result<Sampled, Error> {
        if !self.led {
            match self.choose_freely(sampler, logits, ends, left) {
                Err(Error::Constraint(limit)) if limit.is_of_step() => self.lead(limit)?,
                Err(error) => return Err(error),
                Ok(Some(sampled)) => return Ok(sampled),
                Ok(None) => {}
            }
        }
        self.allowed.clear();
        self.allowed.resize(logits.n_vocab().div_ceil(32), 0);
        if !self.led {
            self.commit()?;
        }
        // a token that ends the text ends it in the middle of the grammar too: no way goes there
        let first = self.way.as_ref().and_then(|way| way.front()).copied();
        let may_end = |end| {
            if self.led {
                Ok(first.is_none())
            } else {
                self.constraint.may_end_with(self.state, end)
            }
        };
        match first {
            Some(first) if !ends.contains(&first) || may_end(first)? => {
                set(&mut self.allowed, first, true);
            }
            None if self.led || self.constraint.accepting(self.state)? => {
                for &end in ends.iter() {
                    set(&mut self.allowed, end, true);
                }
            }
            _ => return Err(Error::Constraint(grammar::Error::DeadEnd)),
        }
        logits.sample(sampler, Some(&self.allowed)).map_err(model_failed)
    }

    /// One of the tokens after which the text can be ended in time; `None` if none was found soon.
    fn choose_freely(
        &mut self,
        sampler: &mut Sampler,
        logits: &mut Row,
        ends: &[u32],
        left: usize,
    ) -> Result<Option<Sampled>, Error> {
        if is_few(sampler) && !self.constraint.knows_mask(self.state) {
            let mut failed = None;
            let chosen = logits.sample_tried(sampler, &mut |token| {
                self.admits(token, ends, left).unwrap_or_else(|error| {
                    failed = Some(error);
                    false
                })
            });
            match (failed, chosen) {
                (Some(error), _) => return Err(error),
                (None, Ok(Some(sampled))) => return Ok(Some(sampled)),
                (None, _) => {}
            }
        }
        self.allow(ends)?;
        for _ in 0..REFUSALS {
            if self.allowed.iter().all(|&word| word == 0) {
                break;
            }
            let sampled = logits.sample(sampler, Some(&self.allowed)).map_err(model_failed)?;
            if self.admits(sampled.token, ends, left)? {
                return Ok(Some(sampled));
            }
            set(&mut self.allowed, sampled.token, false);
        }
        Ok(None)
    }

    /// From here on the text takes the way to its end.
    fn lead(&mut self, limit: grammar::Error) -> Result<(), Error> {
        self.commit()?;
        if self.way.is_none() {
            return Err(Error::Constraint(limit));
        }
        tracing::warn!(%limit, "a text under a constraint is ended early");
        (self.led, self.cut, self.tried) = (true, true, None);
        Ok(())
    }

    /// The states after each of these tokens, as far as the constraint allows them one after the
    /// other.
    pub(super) fn along<'a>(&'a self, tokens: &'a [u32]) -> impl Iterator<Item = State> + 'a {
        let mut state = if self.led { State::DEAD } else { self.state };
        tokens.iter().map_while(move |&token| {
            // a limit of the automaton is met again by who really goes this way
            state = self.constraint.advance(state, token).ok().filter(|next| !next.is_dead())?;
            Some(state)
        })
    }

    /// The mask of a state that a draft leads to, if it will be needed.
    pub(super) fn ahead_at(
        &self,
        sampler: &Sampler,
        state: State,
    ) -> Option<(Arc<Constraint>, State)> {
        let needed = !is_few(sampler) && !self.constraint.knows_mask(state);
        needed.then(|| (Arc::clone(&self.constraint), state))
    }

    /// Takes a token that was chosen and does not end the text. Whether anything may follow it.
    pub(super) fn advance(&mut self, token: u32) -> Result<bool, Error> {
        if self.led {
            self.way.as_mut().map(VecDeque::pop_front);
            return self.can_continue();
        }
        self.state = self.after(token)?;
        self.tried = None;
        self.way =
            self.way.take().and_then(|mut way| (way.pop_front() == Some(token)).then_some(way));
        Ok(self.constraint.can_continue(self.state)?)
    }

    /// Returns the tokens that come next whatever is chosen, as far as the end fits after them;
    /// `before` are those of the text so far.
    pub(super) fn forced(
        &mut self,
        vocabulary: &dyn Vocabulary,
        before: &[u32],
        left: usize,
    ) -> Result<Vec<u32>, Error> {
        if !self.force {
            return Ok(Vec::new());
        }
        let most = MOST_FORCED.min(left);
        if self.led {
            return Ok(self.way.iter().flatten().copied().take(most).collect());
        }
        let mut run =
            match self.constraint.forced(self.state, before, &|text| vocabulary.encode(text)) {
                Err(limit) if limit.is_of_step() => return Ok(Vec::new()),
                run => run?,
            };
        run.truncate(most);
        let mut state = self.state;
        for (i, &token) in run.iter().enumerate() {
            if vocabulary.end_tokens().contains(&token)
                && !self.constraint.may_end_with(state, token)?
            {
                run.truncate(i);
                break;
            }
            // a step past a limit is left to the choice of that token
            let next = self.constraint.advance(state, token).unwrap_or(State::DEAD);
            if next.is_dead() || self.bounded && !self.constraint.fits(next, left - i - 1)? {
                run.truncate(i);
                break;
            }
            state = next;
        }
        Ok(run)
    }

    /// Returns whether a token may come, and the text be ended after it.
    fn admits(&mut self, token: u32, ends: &[u32], left: usize) -> Result<bool, Error> {
        if ends.contains(&token) {
            return Ok(self.constraint.may_end_with(self.state, token)?);
        }
        let next = self.after(token)?;
        if next.is_dead() || !self.bounded {
            return Ok(!next.is_dead());
        }
        let left = left.saturating_sub(1);
        if self.constraint.fits(next, left)? {
            return Ok(true);
        }
        // what a state costs to complete is an upper bound, and a nearer one may be known of the
        // state before: then the way that it was found on is the one to take
        self.commit()?;
        let fits = self
            .way
            .as_ref()
            .is_some_and(|way| way.front() == Some(&token) && way.len() <= left + 1);
        self.cut |= !fits;
        Ok(fits)
    }

    fn after(&mut self, token: u32) -> Result<State, Error> {
        match self.tried {
            Some((known, next)) if known == token => Ok(next),
            _ => {
                let next = self.constraint.advance(self.state, token)?;
                self.tried = Some((token, next));
                Ok(next)
            }
        }
    }

    /// Room is short: from here on one way to the end is kept in hand.
    fn commit(&mut self) -> Result<(), Error> {
        if self.way.is_none() {
            self.way = self.constraint.way(self.state)?.map(VecDeque::from);
        }
        Ok(())
    }

    /// Notes the tokens that may come, those that end the text among them where it may end.
    fn allow(&mut self, ends: &[u32]) -> Result<(), Error> {
        let mask = self.constraint.mask(self.state)?;
        self.allowed.clear();
        self.allowed.extend_from_slice(mask.words());
        for &end in ends {
            set(&mut self.allowed, end, self.constraint.may_end_with(self.state, end)?);
        }
        Ok(())
    }
}

/// Returns whether the sampler looks at few enough tokens to try each.
fn is_few(sampler: &Sampler) -> bool {
    sampler.looks_at().is_some_and(|n| n <= FEW)
}

fn set(bits: &mut [u32], token: u32, on: bool) {
    if let Some(word) = bits.get_mut(token as usize / 32) {
        let bit = 1 << (token % 32);
        *word = if on { *word | bit } else { *word & !bit };
    }
}

fn model_failed(error: crate::sampling::Error) -> Error {
    Error::Model(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::{Options, Source, Vocabulary as Tokens};
    use crate::sampling::SamplingParams;

    /// Wherever in a text a limit is met, what is left of the text is a way to its end.
    #[test]
    fn a_limit_in_the_middle_of_a_text_ends_it_whole() {
        let schema = serde_json::json!({"type": "object", "properties": {
            "name": {"type": "string"}, "list": {"type": "array", "items": {"type": "integer"}}},
            "required": ["name", "list"]});
        let bytes = (0..=255u8).map(|byte| Box::from([byte])).collect();
        let tokens = Arc::new(Tokens::new(bytes));
        let source = Source::Schema(schema, Options::default());
        let constraint = Arc::new(Constraint::compile(&source, tokens, &|_| None).unwrap());
        let written = br#"{"name": "An", "list": [12, 3]}"#;
        for n in 0..written.len() {
            let mut guide = Guide::new(Arc::clone(&constraint), true).unwrap();
            for &byte in &written[..n] {
                assert!(guide.advance(byte.into()).unwrap());
            }
            guide.lead(grammar::Error::TooManyStates { limit: 1 }).unwrap();
            let mut text = written[..n].to_vec();
            let mut sampler = Sampler::new(SamplingParams::default(), 256).unwrap();
            while guide.can_continue().unwrap() {
                assert!(!guide.may_end() && guide.needed() > 0);
                let token = guide
                    .choose(&mut sampler, &mut Row::whole(&mut vec![0.0; 256]), &[], 100)
                    .unwrap()
                    .token;
                text.push(token as u8);
                guide.advance(token).unwrap();
            }
            assert!(guide.may_end() && guide.was_cut());
            let value: serde_json::Value = serde_json::from_slice(&text).unwrap();
            assert!(value["name"].is_string() && value["list"].is_array(), "{value}");
        }
    }

    /// Where nothing leads on and the text is not whole, that is an error and no end.
    #[test]
    fn a_dead_end_is_no_end() {
        let bytes: Vec<Box<[u8]>> =
            (0..=255u8).map(|byte| Box::from([byte])).chain([Box::default()]).collect();
        let tokens = Arc::new(Tokens::new(bytes));
        const END: u32 = 256;
        let compile = |text: &str| {
            let source = Source::Gbnf(text.into());
            Constraint::compile(&source, Arc::clone(&tokens), &|name| {
                (name == "<end>").then_some(END)
            })
        };
        let missing = compile("root ::= \"a\" <[999999999]>").unwrap_err();
        assert_eq!(missing, grammar::Error::NoToken { token: 999_999_999, tokens: 257 });
        for (text, ends) in [("root ::= \"a\" <end> \"b\"", false), ("root ::= \"a\" <end>", true)]
        {
            let mut guide = Guide::new(Arc::new(compile(text).unwrap()), true).unwrap();
            let mut sampler = Sampler::new(SamplingParams::default(), 257).unwrap();
            let mut choose = |guide: &mut Guide| {
                guide.choose(&mut sampler, &mut Row::whole(&mut vec![0.0; 257]), &[END], 100)
            };
            assert_eq!(choose(&mut guide).unwrap().token, u32::from(b'a'));
            guide.advance(b'a'.into()).unwrap();
            match choose(&mut guide) {
                Ok(sampled) => assert!(ends && sampled.token == END),
                Err(error) => {
                    assert!(!ends && matches!(error, Error::Constraint(grammar::Error::DeadEnd)));
                }
            }
        }
    }
}
