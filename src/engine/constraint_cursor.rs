//! The position of a text in its constraint: which tokens may come next, which must, and whether
//! the text can still be ended in time.
//!
//! Knows the constraint, the tokens that end a text, and how many may still come; of logits only
//! that the sampler has them. At each token the rest of the text must fit what is left. That holds
//! before the first one, because a job that has less is refused; and a token after which it would
//! not hold is refused like one that breaks the grammar.

mod forced;
mod healing;
mod parts;
#[cfg(test)]
mod tests;

use crate::util::clock::Instant;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use super::job::{ConstraintStart, Error};
use crate::context::MOST_BEST;
use crate::grammar::{self, Constraint, EndEffect, RegionOptions, RegionState, Regions, State};
use crate::sampling::{ConstraintDetails, Row, Sampled, Sampler};

pub(super) use forced::MOST_FORCED;

/// The largest top-k for which tokens are tested one by one, without the mask of the state.
const MOST_TRIED: usize = 8;

/// Most refusals of a choice, since the text could not be ended after it, before the shortest
/// completion is taken. Each costs a pass over the logits.
const MOST_REFUSALS: usize = 32;

/// The position of a text in the grammar it must follow.
pub(super) struct ConstraintCursor {
    constraint: Arc<Constraint>,
    state: State,
    /// The place among the parts of the text that are sampled in their own way, if there are any.
    place: Option<RegionState>,
    /// The parameters of the part that the next token begins in.
    part: RegionOptions,
    /// Tokens that complete the text from here, once they were needed.
    completion: Option<VecDeque<u32>>,
    /// True if any completion is known.
    is_bounded: bool,
    /// True if tokens without a choice are taken without being sampled.
    forces: bool,
    /// The tokens that may come, as bits; kept to save an allocation per token.
    allowed: Vec<u32>,
    /// True if `allowed` holds the tokens that may come next.
    is_masked: bool,
    /// True if the text was steered to an early end: a token was refused because no end would fit
    /// after it, or the constraint passed a limit.
    was_cut: bool,
    /// True if the text is its completion from here on: a step past a limit of the automaton ends
    /// the choice, not the text.
    is_completing: bool,
    /// The last token that was tried here, with the state after it.
    last_tried: Option<(u32, State)>,
}

impl ConstraintCursor {
    /// Returns the position where the constraint is at `start`. With `forces`, runs of tokens
    /// without a choice are not sampled.
    ///
    /// # Errors
    /// When the constraint passes a limit.
    pub(super) fn new(
        constraint: Arc<Constraint>,
        start: Option<ConstraintStart>,
        forces: bool,
    ) -> Result<ConstraintCursor, Error> {
        let start = start.unwrap_or_else(|| ConstraintStart {
            state: constraint.start(),
            place: constraint.regions().map(Regions::start),
        });
        let ConstraintStart { state, place } = start;
        let part = match (constraint.regions(), place) {
            (Some(regions), Some(place)) => regions.options(place)?,
            _ => RegionOptions::default(),
        };
        let is_bounded = constraint.shortest(state)?.is_some();
        Ok(ConstraintCursor {
            constraint,
            state,
            place,
            part,
            completion: None,
            is_bounded,
            forces,
            allowed: Vec::new(),
            is_masked: false,
            was_cut: false,
            is_completing: false,
            last_tried: None,
        })
    }

    /// Lets the text be cut anywhere if it cannot be completed with `available` tokens and free
    /// text may stand in place of all that is constrained.
    pub(super) fn free_end_beyond(&mut self, available: usize) {
        if self.constraint.is_optional() && self.n_needed() > available {
            self.is_bounded = false;
        }
    }

    /// Returns whether anything may follow.
    ///
    /// # Errors
    /// When the constraint passes a limit.
    pub(super) fn can_continue(&self) -> Result<bool, Error> {
        if self.is_completing {
            return Ok(self.completion.as_ref().is_some_and(|rest| !rest.is_empty()));
        }
        Ok(self.constraint.can_continue(self.state)?)
    }

    /// Returns whether the text may end here, or no completion is known.
    pub(super) fn may_end(&self) -> bool {
        if let Some(rest) = self.completion.as_ref().filter(|_| self.is_completing) {
            return rest.is_empty();
        }
        !self.is_bounded || self.constraint.accepting(self.state).unwrap_or(true)
    }

    /// Returns the number of tokens that complete the text from here, as few as are known to.
    pub(super) fn n_needed(&self) -> usize {
        let shortest = if self.is_completing {
            None
        } else {
            self.constraint.shortest(self.state).ok().flatten()
        };
        let known = self.completion.as_ref().map(VecDeque::len);
        shortest.into_iter().chain(known).min().unwrap_or(usize::MAX)
    }

    /// Returns whether the text ended sooner than it would have ended by itself.
    pub(super) fn was_cut(&self) -> bool {
        self.was_cut
    }

    /// Returns the constraint and the state whose mask the next choice will need, if it is not
    /// known yet.
    pub(super) fn mask_to_prefetch(&self, sampler: &Sampler) -> Option<(Arc<Constraint>, State)> {
        if self.is_completing { None } else { self.mask_to_prefetch_at(sampler, self.state) }
    }

    /// Returns the constraint and a state that a draft leads to, if the mask of the state will be
    /// needed and is not known yet.
    pub(super) fn mask_to_prefetch_at(
        &self,
        sampler: &Sampler,
        state: State,
    ) -> Option<(Arc<Constraint>, State)> {
        let is_needed = !looks_at_few(sampler) && !self.constraint.knows_mask(state);
        is_needed.then(|| (Arc::clone(&self.constraint), state))
    }

    /// Returns the constraint and the state of the next choice, if its mask is not known: where the
    /// text comes here again, a device's guess is made under it.
    pub(super) fn unknown_mask(&self) -> Option<(Arc<Constraint>, State)> {
        let is_unknown = !self.is_completing && !self.constraint.knows_mask(self.state);
        is_unknown.then(|| (Arc::clone(&self.constraint), self.state))
    }

    /// Returns how many of the best tokens of the next row the choice needs, of those in
    /// [`ConstraintCursor::mask`]; `None` if more than a few.
    ///
    /// A row that `others` follow in the same step is not masked: only the first one's mask is
    /// known.
    pub(super) fn n_best_needed(
        &mut self,
        sampler: &Sampler,
        ends: &[u32],
        others: bool,
    ) -> Option<usize> {
        self.is_masked = false;
        let k = sampler.decided_by().filter(|_| !self.is_completing)?;
        if !others && self.constraint.knows_mask(self.state) {
            self.compute_allowed(ends).ok()?;
            self.is_masked = true;
            return Some(k + MOST_TRIED); // some may be refused, since no end would fit after them
        }
        looks_at_few(sampler).then(|| sampler.tries())
    }

    /// Returns how many of the best tokens of the next rows the choices look at, where a device
    /// goes on before they are made, of those in [`ConstraintCursor::mask`] for the first; `None`
    /// if it is not to go on, since a mask that is not known is computed while the model computes.
    pub(super) fn n_best_ahead(&mut self, sampler: &Sampler, ends: &[u32]) -> Option<usize> {
        self.is_masked = false;
        if self.is_completing {
            return None;
        }
        if self.constraint.knows_mask(self.state) {
            self.compute_allowed(ends).ok()?;
            self.is_masked = true;
        }
        if looks_at_few(sampler) {
            return Some(sampler.tries().max(2 * MOST_TRIED));
        }
        // of so many, as many as are looked at may be allowed
        self.is_masked.then_some(MOST_BEST)
    }

    /// Returns the tokens that may come next, as bits, as far as
    /// [`ConstraintCursor::n_best_needed`] or [`ConstraintCursor::n_best_ahead`] found out.
    pub(super) fn mask(&self) -> Option<&[u32]> {
        self.is_masked.then_some(&self.allowed)
    }

    /// Chooses the next token; `left` tokens may come, this one included.
    ///
    /// # Errors
    /// When nothing may follow, the constraint passes a limit and no completion is known, or the
    /// sampler fails.
    pub(super) fn choose(
        &mut self,
        sampler: &mut Sampler,
        logits: &mut Row,
        ends: &[u32],
        left: usize,
    ) -> Result<Sampled, Error> {
        if !self.is_completing {
            match self.choose_freely(sampler, logits, ends, left) {
                Err(Error::Constraint(limit)) if limit.is_of_step() => {
                    self.complete_early(limit)?;
                }
                Err(error) => return Err(error),
                Ok(Some(sampled)) => return Ok(sampled),
                Ok(None) => {}
            }
        }
        self.allowed.clear();
        self.allowed.resize(logits.n_vocab().div_ceil(32), 0);
        self.allow_completion(ends)?;
        let constraint = self.details(sampler, logits, Duration::ZERO)?;
        Ok(Sampled { constraint, ..logits.sample(sampler, Some(&self.allowed))? })
    }

    /// Returns the effect of the tokens that are allowed, if the sampler is to report it.
    fn details(
        &self,
        sampler: &Sampler,
        logits: &mut Row,
        mask_time: Duration,
    ) -> Result<Option<ConstraintDetails>, Error> {
        if !sampler.reports_constraint() {
            return Ok(None);
        }
        Ok(Some(logits.constraint_details(&self.allowed, mask_time)?))
    }

    /// Allows the first token of the completion, or where that is empty those that end the text.
    fn allow_completion(&mut self, ends: &[u32]) -> Result<(), Error> {
        if !self.is_completing {
            self.find_completion()?;
        }
        let first = self.completion.as_ref().and_then(|rest| rest.front()).copied();
        match first {
            Some(first) if !ends.contains(&first) || self.may_complete_with(first)? => {
                set_bit(&mut self.allowed, first);
            }
            None if self.is_completing || self.constraint.accepting(self.state)? => {
                for &end in ends {
                    set_bit(&mut self.allowed, end);
                }
            }
            _ => return Err(Error::Constraint(grammar::Error::DeadEnd)),
        }
        Ok(())
    }

    /// Returns whether a token that ends texts may come as the first of the completion: the
    /// grammar names it there. One of a set of tokens ends the text only where it may end.
    fn may_complete_with(&self, end: u32) -> Result<bool, Error> {
        Ok(self.is_completing || self.constraint.end_effect(self.state, end)? != EndEffect::Refused)
    }

    /// Returns whether a token that ends texts goes on with this one: the grammar names it in the
    /// middle of the text.
    ///
    /// # Errors
    /// When the constraint passes a limit.
    pub(super) fn goes_on_after(&self, end: u32) -> Result<bool, Error> {
        if self.is_completing {
            return Ok(self.completion.as_ref().is_some_and(|rest| rest.len() > 1));
        }
        Ok(matches!(self.constraint.end_effect(self.state, end)?, EndEffect::GoesOn(_)))
    }

    /// Returns one of the tokens after which the text can be ended in time; `None` if none was
    /// found soon.
    fn choose_freely(
        &mut self,
        sampler: &mut Sampler,
        logits: &mut Row,
        ends: &[u32],
        left: usize,
    ) -> Result<Option<Sampled>, Error> {
        if looks_at_few(sampler) && !self.constraint.knows_mask(self.state) {
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
                // Too few of the best tokens are allowed, or the sampler refuses them; over all
                // allowed tokens it decides anew, and reports an error that still holds.
                (None, _) => {}
            }
        }
        let since = Instant::now();
        self.compute_allowed(ends)?;
        let details = self.details(sampler, logits, since.elapsed())?;
        for _ in 0..MOST_REFUSALS {
            if self.allowed.iter().all(|&word| word == 0) {
                break;
            }
            let sampled = logits.sample(sampler, Some(&self.allowed))?;
            if self.admits(sampled.token, ends, left)? {
                return Ok(Some(Sampled { constraint: details, ..sampled }));
            }
            clear_bit(&mut self.allowed, sampled.token);
        }
        Ok(None)
    }

    /// Makes the text its completion from here on, since the constraint passed this limit.
    fn complete_early(&mut self, limit: grammar::Error) -> Result<(), Error> {
        self.find_completion()?;
        if self.completion.is_none() {
            return Err(Error::Constraint(limit));
        }
        tracing::warn!(%limit, "a text under a constraint is ended early");
        self.is_completing = true;
        self.was_cut = true;
        self.last_tried = None;
        Ok(())
    }

    /// Returns the states after each of these tokens, as far as the constraint allows them one
    /// after the other.
    pub(super) fn states_along<'a>(
        &'a self,
        tokens: &'a [u32],
    ) -> impl Iterator<Item = State> + 'a {
        let mut state = if self.is_completing { State::DEAD } else { self.state };
        tokens.iter().map_while(move |&token| {
            // a limit of the automaton is met again when the text really comes here
            state = self.constraint.advance(state, token).ok().filter(|next| !next.is_dead())?;
            Some(state)
        })
    }

    /// Returns whether a run of tokens may come, and the text be ended after it, within `left`
    /// tokens.
    ///
    /// # Errors
    /// An earlier request broke the constraint.
    pub(super) fn fits_after_run(&self, run: &[u32], left: usize) -> Result<bool, Error> {
        let Some(left) = left.checked_sub(run.len()) else { return Ok(false) };
        let mut n_allowed = 0;
        let mut last = self.state;
        for state in self.states_along(run) {
            n_allowed += 1;
            last = state;
        }
        let is_allowed = n_allowed == run.len();
        Ok(is_allowed && (!self.is_bounded || self.constraint.fits(last, left)?))
    }

    /// Takes a token that was chosen and goes on with the text. Returns whether anything may follow
    /// it.
    ///
    /// # Errors
    /// When the constraint passes a limit.
    pub(super) fn advance(&mut self, token: u32) -> Result<bool, Error> {
        if self.is_completing {
            self.completion.as_mut().map(VecDeque::pop_front);
            return self.can_continue();
        }
        self.state = self.state_after(token)?;
        self.last_tried = None;
        let rest = self.completion.take();
        self.completion =
            rest.and_then(|mut rest| (rest.pop_front() == Some(token)).then_some(rest));
        self.follow_parts(|regions, place| regions.advance(place, token))?;
        self.can_continue()
    }

    /// Returns whether a token may come, and the text be ended after it.
    fn admits(&mut self, token: u32, ends: &[u32], left: usize) -> Result<bool, Error> {
        if ends.contains(&token) {
            match self.constraint.end_effect(self.state, token)? {
                EndEffect::Refused => return Ok(false),
                EndEffect::Ends => return Ok(true),
                EndEffect::GoesOn(_) => {}
            }
        }
        let next = self.state_after(token)?;
        if next.is_dead() || !self.is_bounded {
            return Ok(!next.is_dead());
        }
        let left = left.saturating_sub(1);
        if self.constraint.fits(next, left)? {
            return Ok(true);
        }
        // the known length of a completion is an upper bound, and a nearer one may be known of the
        // state before: then the completion that it was found for is the one to take
        self.find_completion()?;
        let fits = self
            .completion
            .as_ref()
            .is_some_and(|rest| rest.front() == Some(&token) && rest.len() <= left + 1);
        self.was_cut |= !fits;
        Ok(fits)
    }

    /// Returns the state after a token, and remembers it.
    fn state_after(&mut self, token: u32) -> Result<State, Error> {
        match self.last_tried {
            Some((known, next)) if known == token => Ok(next),
            _ => {
                let next = self.constraint.advance(self.state, token)?;
                self.last_tried = Some((token, next));
                Ok(next)
            }
        }
    }

    /// Finds the tokens that complete the text from here, unless they are known.
    fn find_completion(&mut self) -> Result<(), Error> {
        if self.completion.is_none() {
            self.completion = self.constraint.completion(self.state)?.map(VecDeque::from);
        }
        Ok(())
    }

    /// Notes the tokens that may come, those that end the text among them where it may end.
    fn compute_allowed(&mut self, ends: &[u32]) -> Result<(), Error> {
        let mask = self.constraint.mask(self.state)?;
        mask.write_words(&mut self.allowed);
        for &end in ends {
            let effect = self.constraint.end_effect(self.state, end)?;
            let change = if effect == EndEffect::Refused { clear_bit } else { set_bit };
            change(&mut self.allowed, end);
        }
        Ok(())
    }
}

/// Returns whether the sampler looks at few enough tokens to try each, and is not to report how
/// many could come.
fn looks_at_few(sampler: &Sampler) -> bool {
    !sampler.reports_constraint() && sampler.looks_at().is_some_and(|n| n <= MOST_TRIED)
}

/// Sets the bit of a token; one beyond the end is ignored.
fn set_bit(bits: &mut [u32], token: u32) {
    if let Some(word) = bits.get_mut(token as usize / 32) {
        *word |= 1 << (token % 32);
    }
}

/// Clears the bit of a token; one beyond the end is ignored.
fn clear_bit(bits: &mut [u32], token: u32) {
    if let Some(word) = bits.get_mut(token as usize / 32) {
        *word &= !(1 << (token % 32));
    }
}
