//! Texts that must end within a number of tokens.
//!
//! The state after a token decides if it may come: its shortest end must fit into what is left.
//! Where names or items must differ, states remember what has come, so that nearly every token of a
//! name would lead to a state of its own. Therefore tokens are tried on the erased state, which
//! remembers nothing (see `automaton::distinct`): what differs adds little to a shortest end, and
//! only where that little decides are tokens tried one by one.

use super::{Constraint, ConstraintSearch};
use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::distinct::Threats;
use crate::automaton::state::{Stack, State};
use crate::budget::MAX_BYTES;
use crate::completion::UNKNOWN;
use crate::intern::FastMap;

/// The largest ratio of the length of an object whose names differ to that of its shortest text
/// with equal names, if there are always other names: a member has five bytes or more, and letters
/// to tell 18,000 apart add three.
const REPAIRED: u64 = 4;

/// Most tokens by which telling one more name or item from all earlier ones makes an end longer.
const REPAIR: usize = 8;

/// Most tokens that are tried one by one for a mask; others that only this would decide are left
/// out of it.
const MOST_TRIED: usize = 1 << 8;

/// Tokens that one search tries on an erased state.
const TRIED_AT_ONCE: usize = 64;

/// Bytes that what was found may take while tokens are tried one by one: half of what it may take
/// at all.
const MOST_BYTES_TRIED: usize = MAX_BYTES / 2;

/// Most comparisons of begun parts with earlier values for a mask; past it, parts count as if they
/// could become one.
const MOST_COMPARED: usize = 1 << 19;

/// Steps that such a comparison counts as.
const COMPARE_WORK: u64 = 8;

/// The answer of an erased state to the question if a text can be ended within what is left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EndReach {
    /// It can, whatever has come before.
    Within,
    /// It cannot.
    Beyond,
    /// It can, unless the part that has begun may still become an earlier value.
    WithinIfNew,
    /// That depends on what has come before.
    Depends,
}

/// A question about the states after the tokens of a mask.
struct EndQuestion {
    /// Tokens that may come after them.
    n: usize,
    /// Tokens by which ends are longer for what has come before; `None` if that is not known.
    n_more: Option<usize>,
    /// True if ends have made-up names or items, which may have come before.
    may_repeat: bool,
}

/// Tokens of a mask that are tried on an erased state.
struct ErasedTrial {
    erased: State,
    question: EndQuestion,
    part: BegunPart,
    /// By erased state after a token, its answer.
    reaches: FastMap<State, EndReach>,
    /// Most tokens that may stay undecided.
    most_undecided: usize,
    /// Tokens after which the text could not be ended in time.
    refused: Vec<u32>,
    /// Tokens of which the erased state does not say.
    undecided: Vec<u32>,
}

/// The part that has begun in a state.
struct BegunPart {
    /// Stacks of the erased state; while they stay, so does the part.
    stacks: Vec<Stack>,
    /// By erased state, whether its stacks are among these.
    stays: FastMap<State, bool>,
    /// The earlier values that the part may still become.
    threats: Threats,
    /// Comparisons with these.
    n_compared: usize,
}

impl Constraint {
    /// Returns whether `state` can be completed with `n` tokens, as far as is known.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn fits(&self, state: State, n: usize) -> Result<bool, Error> {
        self.with(|found| {
            if let Some(fits) = self.fits_by_bytes(found, state, n) {
                return Ok(fits);
            }
            Ok(found.length(&self.vocabulary, state)?.is_some_and(|length| length <= n))
        })
    }

    /// Returns whether `state` can be completed with `n` tokens where the bytes of its shortest end
    /// decide it.
    fn fits_by_bytes(&self, found: &mut ConstraintSearch, state: State, n: usize) -> Option<bool> {
        let bytes = found.completions.bytes(&mut found.automaton, state);
        // where values must differ, the shortest text may have to be written out to know its
        // length
        let longer = if found.automaton.exprs.has_distinct() { REPAIRED } else { 1 };
        // what differs may be far longer than what is shortest where there are few values
        let is_near = !found.automaton.exprs.has_scarce();
        if bytes == 0 || is_near && self.spells_bytes && bytes.saturating_mul(longer) <= n as u64 {
            return Some(true);
        }
        let is_far = bytes >= UNKNOWN || bytes > self.most_bytes().saturating_mul(n as u64);
        is_far.then_some(false)
    }

    /// Returns those of `tokens`, which may follow in `state`, after which the text could not be
    /// completed with `n` tokens more, as far as is known. Where what must differ decides for very
    /// many tokens, some that would have fitted are among them.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub(crate) fn not_within(
        &self,
        state: State,
        tokens: &[u32],
        n: usize,
    ) -> Result<Vec<u32>, Error> {
        let mut trial = self.with(|found| self.begin_trial(found, state, n))?;
        let mut refused = Vec::new();
        let mut undecided = Vec::new();
        match &mut trial {
            Some(trial) => {
                // a search for each few: ends of many states may have to be written out
                for piece in tokens.chunks(TRIED_AT_ONCE) {
                    self.with(|found| self.try_erased(found, trial, piece))?;
                }
                refused.append(&mut trial.refused);
                undecided.append(&mut trial.undecided);
            }
            None => undecided.extend_from_slice(tokens),
        }
        let mut known: FastMap<State, bool> = FastMap::default();
        for token in undecided {
            let next = self.advance(state, token)?;
            let fits = if let Some(&fits) = known.get(&next) {
                fits
            } else {
                let fits = self.fits(next, n)?;
                known.insert(next, fits);
                fits
            };
            if !fits {
                refused.push(token);
            }
        }
        Ok(refused)
    }

    /// Begins to try tokens on the erased state of `state`; `None` where that has nothing to say.
    fn begin_trial(
        &self,
        found: &mut ConstraintSearch,
        state: State,
        n: usize,
    ) -> Result<Option<ErasedTrial>, Error> {
        found.check_memory()?;
        let erased = found.automaton.erase(state)?;
        if erased == state || found.automaton.asks_for_tokens(state) {
            return Ok(None);
        }
        let question = self.question(found, state, erased, n)?;
        let has_room = found.automaton.size() < MOST_BYTES_TRIED;
        Ok(Some(ErasedTrial {
            erased,
            question,
            part: BegunPart::new(&mut found.automaton, state, erased),
            reaches: FastMap::default(),
            most_undecided: if has_room { MOST_TRIED } else { 0 },
            refused: Vec::new(),
            undecided: Vec::new(),
        }))
    }

    /// Tries tokens on the erased state.
    fn try_erased(
        &self,
        found: &mut ConstraintSearch,
        trial: &mut ErasedTrial,
        tokens: &[u32],
    ) -> Result<(), Error> {
        for &token in tokens {
            let bytes = self.vocabulary.bytes(token);
            let (next, stays) = trial.part.advance(&mut found.automaton, trial.erased, bytes)?;
            let reach = if let Some(&reach) = trial.reaches.get(&next) {
                reach
            } else {
                let reach = self.end_reach(found, next, &trial.question)?;
                trial.reaches.insert(next, reach);
                reach
            };
            let fits = match reach {
                EndReach::Within => Some(true),
                EndReach::Beyond => Some(false),
                EndReach::WithinIfNew if stays => {
                    trial.part.is_new_with(&mut found.automaton, bytes).then_some(true)
                }
                EndReach::WithinIfNew | EndReach::Depends => None,
            };
            let is_full = trial.undecided.len() == trial.most_undecided;
            if fits == Some(false) || fits.is_none() && is_full {
                trial.refused.push(token);
            } else if fits.is_none() {
                trial.undecided.push(token);
            }
        }
        Ok(())
    }

    /// Returns what to ask of the states after tokens in `state`, whose erased state is `erased`.
    fn question(
        &self,
        found: &mut ConstraintSearch,
        state: State,
        erased: State,
        n: usize,
    ) -> Result<EndQuestion, Error> {
        let unknown = EndQuestion { n, n_more: None, may_repeat: true };
        let Some(tokens) = found.completion(&self.vocabulary, state)? else { return Ok(unknown) };
        let may_repeat = found.completions.began_made_up();
        if found.automaton.exprs.has_scarce() {
            return Ok(EndQuestion { n, n_more: None, may_repeat });
        }
        let Some(shortest) = found.length(&self.vocabulary, erased)? else { return Ok(unknown) };
        let n_more = Some(tokens.len().saturating_sub(shortest) + REPAIR);
        Ok(EndQuestion { n, n_more, may_repeat })
    }

    /// Returns what an erased state says about ends of a text.
    fn end_reach(
        &self,
        found: &mut ConstraintSearch,
        erased: State,
        question: &EndQuestion,
    ) -> Result<EndReach, Error> {
        if erased.is_dead() {
            return Ok(EndReach::Depends);
        }
        match self.fits_by_bytes(found, erased, question.n) {
            Some(true) => return Ok(EndReach::Within),
            Some(false) => return Ok(EndReach::Beyond),
            None => {}
        }
        let Some(tokens) = found.completion(&self.vocabulary, erased)? else {
            return Ok(EndReach::Depends);
        };
        let is_within = |n_more| tokens.len().saturating_add(n_more) <= question.n;
        if question.n_more.is_some_and(is_within) {
            return Ok(EndReach::Within);
        }
        if question.may_repeat {
            // another name may have fewer tokens than the one that was made up first
            let is_far = tokens.len() > question.n.saturating_add(REPAIR);
            return Ok(if is_far { EndReach::Beyond } else { EndReach::Depends });
        }
        Ok(if is_within(0) { EndReach::WithinIfNew } else { EndReach::Beyond })
    }
}

impl BegunPart {
    /// Returns the part that has begun in `state`, whose erased state is `erased`.
    fn new(automaton: &mut Automaton, state: State, erased: State) -> BegunPart {
        let mut stacks: Vec<Stack> = automaton.threads(erased).map(|thread| thread.1).collect();
        stacks.sort_unstable();
        stacks.dedup();
        let threats = automaton.threats(state);
        BegunPart { stacks, stays: FastMap::default(), threats, n_compared: 0 }
    }

    /// Returns the erased state after some bytes, and whether the part goes on with all of them.
    fn advance(
        &mut self,
        automaton: &mut Automaton,
        erased: State,
        bytes: &[u8],
    ) -> Result<(State, bool), Error> {
        let mut state = erased;
        let mut goes_on = true;
        for &byte in bytes {
            state = automaton.step(state, byte)?;
            if goes_on {
                let stacks = &self.stacks;
                goes_on = *self.stays.entry(state).or_insert_with(|| {
                    automaton.threads(state).all(|thread| stacks.binary_search(&thread.1).is_ok())
                });
            }
        }
        Ok((state, goes_on))
    }

    /// Returns whether the part, continued with `bytes`, is none of the earlier values and becomes
    /// none.
    fn is_new_with(&mut self, automaton: &mut Automaton, bytes: &[u8]) -> bool {
        self.n_compared += self.threats.list.len();
        if self.n_compared > MOST_COMPARED {
            return false;
        }
        let mut n_read = 0;
        let is_new = self.threats.list.iter().all(|threat| {
            let text = [&threat.text, bytes].concat();
            n_read += COMPARE_WORK;
            !automaton.values.may_become(&text, threat.value, &mut n_read)
        });
        automaton.budget().take(n_read);
        is_new
    }
}
