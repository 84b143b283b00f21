//! A grammar over a vocabulary, as generation uses it: shared by every request that asks for the
//! same one.
//!
//! The results for one request (states, steps, masks) serve all, so they are found under a lock and
//! a request holds no more than its [`State`]. The lock is held for one question at a time: a mask,
//! a step.

mod listed;
mod within;

use std::sync::{Arc, Mutex, OnceLock};

use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::state::State;
use crate::budget::{MAX_BYTES, SEARCH_WORK, START_LENGTH_WORK, Stop, read_work};
use crate::completion::{self, Completions, UNKNOWN};
use crate::intern::FastMap;
use crate::mask::Masks;
use crate::mask::forced::ForcedRun;
use crate::mask::token_mask::TokenMask;
use crate::mask::vocabulary::Vocabulary;
use crate::regions::Regions;
use crate::source::Source;

/// Steps that cutting a byte of a text into tokens counts as.
const TOKEN_WORK: u64 = 3;

/// Bytes of a beginning that are read under the lock at a time: as many as a long token has.
const PIECE: usize = 64;

/// A compiled grammar over the tokens of a vocabulary.
pub struct Constraint {
    vocabulary: Arc<Vocabulary>,
    ignored: Vec<String>,
    start: State,
    /// True if free text may stand in place of all that is constrained.
    is_optional: bool,
    /// True if every byte of text is a token: then a completion of *n* bytes takes at most *n*
    /// tokens.
    spells_bytes: bool,
    /// Most steps of a search.
    search_work: u64,
    /// Most steps of the searches for the first tokens and the shortest text.
    first_work: u64,
    /// Most steps of the shortest text from the start, when it is asked for later.
    start_text_work: u64,
    /// [`Constraint::shortest`] of the start, read without the lock: a server asks for it where it
    /// must not wait. [`Constraint::compile`] finds it, unless that takes much work.
    start_shortest: OnceLock<Option<usize>>,
    /// [`Constraint::at_least`] of the start, likewise.
    start_at_least: OnceLock<u64>,
    /// The parts that have options of sampling, if there are any.
    regions: Option<Regions>,
    /// Bytes of the expressions, before anything was found.
    first_size: usize,
    search_state: Mutex<ConstraintSearch>,
}

/// The effect of a token that ends texts, where it comes in a text under a constraint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndEffect {
    /// It may not come.
    Refused,
    /// The text ends.
    Ends,
    /// The grammar asks for it in the middle of the text, which goes on in this state.
    GoesOn(State),
}

/// The automaton and its results, which grow while text is generated.
pub(crate) struct ConstraintSearch {
    pub(crate) automaton: Automaton,
    masks: Masks,
    completions: Completions,
    /// Tokens of completions, where they were counted.
    lengths: FastMap<State, Option<usize>>,
    /// Steps of compiling, and of all searches so far.
    n_steps: u64,
}

impl ConstraintSearch {
    /// Returns the bytes of what is bounded: all but masks, which are forgotten where they take
    /// much.
    fn bounded_size(&self) -> usize {
        self.automaton.size() + self.masks.table_size() + self.completions.size()
    }

    /// Passes while what was found takes no more memory than it may. The shortest text of a state
    /// is found all the same, so that a text which has come this far is ended whole.
    pub(crate) fn check_memory(&self) -> Result<(), Error> {
        if self.bounded_size() > MAX_BYTES {
            Err(Error::TooMuchMemory { limit: MAX_BYTES })
        } else {
            Ok(())
        }
    }

    /// Returns the tokens of a short text that completes `state`.
    fn completion(
        &mut self,
        vocabulary: &Vocabulary,
        state: State,
    ) -> Result<Option<Vec<u32>>, Error> {
        let Some(parts) = self.completions.completion(&mut self.automaton, state)? else {
            return Ok(None);
        };
        self.automaton.budget().take(TOKEN_WORK * parts.len() as u64);
        Ok(completion::tokens(&parts, vocabulary))
    }

    /// Returns a number of tokens, of at most `most_bytes` each, that no text from `state` is
    /// shorter than.
    fn at_least(&mut self, state: State, most_bytes: u64) -> u64 {
        match self.completions.bytes(&mut self.automaton, state) {
            UNKNOWN.. => 0,
            bytes => bytes.div_ceil(most_bytes),
        }
    }

    fn length(&mut self, vocabulary: &Vocabulary, state: State) -> Result<Option<usize>, Error> {
        if let Some(&known) = self.lengths.get(&state) {
            return Ok(known);
        }
        let length = self.completion(vocabulary, state)?.map(|tokens| tokens.len());
        self.lengths.insert(state, length);
        Ok(length)
    }
}

impl std::fmt::Debug for Constraint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // the tables of an automaton tell nobody anything
        f.debug_struct("Constraint").field("ignored", &self.ignored).finish_non_exhaustive()
    }
}

impl Constraint {
    /// Compiles, and finds the first tokens.
    ///
    /// # Errors
    /// As [`Constraint::compile_until`].
    ///
    /// # Examples
    /// ```
    /// use std::sync::Arc;
    ///
    /// use hob_grammar::{Constraint, Source, Vocabulary};
    ///
    /// let tokens = ["a", "b", "ab"].map(|token| token.as_bytes().into());
    /// let vocabulary = Arc::new(Vocabulary::new(tokens.into()));
    /// let source = Source::Regex("ab*".into());
    /// let constraint = Constraint::compile(&source, vocabulary, &|_| None)?;
    /// let mask = constraint.mask(constraint.start())?;
    /// assert!(mask.contains(0) && !mask.contains(1) && mask.contains(2));
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn compile(
        source: &Source,
        vocabulary: Arc<Vocabulary>,
        token_id: &dyn Fn(&str) -> Option<u32>,
    ) -> Result<Constraint, Error> {
        Constraint::compile_until(source, vocabulary, token_id, &Stop::default())
    }

    /// Compiles, and finds the first tokens and the length of the shortest text; ends early when
    /// `stop` is set.
    ///
    /// # Errors
    /// As [`Source::automaton`], and where the first tokens take more work than a search may.
    pub fn compile_until(
        source: &Source,
        vocabulary: Arc<Vocabulary>,
        token_id: &dyn Fn(&str) -> Option<u32>,
        stop: &Stop,
    ) -> Result<Constraint, Error> {
        let (automaton, ignored) = source.automaton(&vocabulary, token_id, stop)?;
        let has_regions = automaton.exprs.has_regions;
        let mut constraint = Constraint::new(automaton, ignored, Arc::clone(&vocabulary));
        constraint.is_optional = source.is_optional();
        constraint.prepare(stop)?;
        if has_regions {
            constraint.regions = Some(Regions::compile(source, vocabulary, token_id, stop)?);
        }
        Ok(constraint)
    }

    /// Finds what every request asks for first: the first tokens, and the length of the shortest
    /// text; ends early when `stop` is set.
    ///
    /// # Errors
    /// As [`Constraint::compile_until`].
    fn prepare(&self, stop: &Stop) -> Result<(), Error> {
        let stop = Some(stop.clone());
        let before = self.steps().unwrap_or(0);
        let first = self.search(self.first_work, stop.clone(), |found| {
            found.masks.get_in_search(&mut found.automaton, self.start)
        });
        first.map_err(|error| match error {
            Error::TooMuchWork { place, .. } => {
                Error::TooMuchWork { limit: before + self.first_work, place }
            }
            error => error,
        })?;
        let taken = || self.steps().unwrap_or(0).saturating_sub(before);
        let left = || self.first_work.saturating_sub(taken());
        // a length that takes too much work refuses no grammar: the bound is then the least there
        // is, and the shortest text is looked for when it is asked for
        let limit = self.search_work.min(START_LENGTH_WORK);
        let found = match self.start_at_least(limit.min(left()), stop.clone()) {
            Ok(_) => self.start_shortest(limit.min(left()), stop).map(drop),
            Err(error) => {
                self.start_at_least.get_or_init(|| 0);
                Err(error)
            }
        };
        if found == Err(Error::Stopped) { found } else { Ok(()) }
    }

    /// Returns the constraint of an automaton over a vocabulary; `ignored` are the JSON pointers of
    /// keywords that it does not enforce.
    pub fn new(
        automaton: Automaton,
        ignored: Vec<String>,
        vocabulary: Arc<Vocabulary>,
    ) -> Constraint {
        let start = automaton.start();
        let n_steps = automaton.compile_budget().used();
        let first_work = automaton.compile_budget().first_work();
        let start_text_work = automaton.compile_budget().start_text_work();
        let masks = Masks::new(Arc::clone(&vocabulary));
        let first_size = automaton.size();
        let found = ConstraintSearch {
            automaton,
            masks,
            completions: Completions::default(),
            lengths: FastMap::default(),
            n_steps,
        };
        let spells_bytes = vocabulary.spells_bytes();
        Constraint {
            vocabulary,
            ignored,
            start,
            is_optional: false,
            spells_bytes,
            search_work: SEARCH_WORK,
            first_work,
            start_text_work,
            start_shortest: OnceLock::new(),
            start_at_least: OnceLock::new(),
            regions: None,
            first_size,
            search_state: Mutex::new(found),
        }
    }

    /// Returns the state before any text.
    pub fn start(&self) -> State {
        self.start
    }

    /// Returns the state after the beginning of a text, of any tokens; ends early when `stop` is
    /// set.
    ///
    /// # Errors
    /// [`Error::Beginning`] if no text begins so; as [`Constraint::mask`].
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Constraint, Error, Source, Stop, Vocabulary};
    ///
    /// let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
    /// let yes = Source::Regex("yes|no".into());
    /// let (automaton, ignored) = yes.automaton(&bytes, &|_| None, &Stop::default())?;
    /// let constraint = Constraint::new(automaton, ignored, bytes.into());
    /// let stop = Stop::default();
    /// let state = constraint.start_after(b"ye", &stop)?;
    /// assert_eq!(constraint.completion(state)?, Some(vec![u32::from(b's')]));
    /// assert_eq!(constraint.start_after(b"yo", &stop), Err(Error::Beginning { at: 1 }));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn start_after(&self, text: &[u8], stop: &Stop) -> Result<State, Error> {
        self.advance_beginning(self.start, text, 0, &mut read_work(text.len()), stop)
    }

    /// Returns the state after more of a text, which goes on at byte `from`, and takes the steps of
    /// reading it from `left`; ends early when `stop` is set.
    fn advance_beginning(
        &self,
        mut state: State,
        text: &[u8],
        from: usize,
        left: &mut u64,
        stop: &Stop,
    ) -> Result<State, Error> {
        let all = *left;
        for (n, piece) in text.chunks(PIECE).enumerate() {
            let limit = self.search_work.min(*left);
            let read = self.search(limit, Some(stop.clone()), |found| {
                found.check_memory()?;
                let mut state = state;
                for (i, byte) in piece.iter().enumerate() {
                    state = found.automaton.advance(state, &[*byte])?;
                    if state.is_dead() {
                        return Err(Error::Beginning { at: from + n * PIECE + i });
                    }
                }
                *left -= found.automaton.budget().used();
                Ok(state)
            });
            state = read.map_err(|error| match error {
                Error::TooMuchWork { place, .. } if limit < self.search_work => {
                    Error::TooMuchWork { limit: all, place }
                }
                error => error,
            })?;
        }
        Ok(state)
    }

    /// Returns whether free text may stand in place of all that is constrained, so that a text may
    /// be cut anywhere: as [`Source::is_optional`] says. [`Constraint::new`] knows of none.
    pub fn is_optional(&self) -> bool {
        self.is_optional
    }

    /// Returns JSON pointers of the keywords of a schema that are not enforced.
    pub fn ignored(&self) -> &[String] {
        &self.ignored
    }

    /// Returns the parts of the texts that have options of sampling of their own; `None` if there
    /// are none. [`Constraint::new`] knows of none.
    pub fn regions(&self) -> Option<&Regions> {
        self.regions.as_ref()
    }

    /// Returns the tokens.
    pub fn vocabulary(&self) -> &Arc<Vocabulary> {
        &self.vocabulary
    }

    /// Returns the tokens that may follow in `state`. That text may also end there is
    /// [`Constraint::accepting`].
    ///
    /// # Errors
    /// The automaton passes a limit, or an earlier request broke this constraint.
    pub fn mask(&self, state: State) -> Result<Arc<TokenMask>, Error> {
        self.with(|found| {
            found.check_memory()?;
            found.masks.get_in_search(&mut found.automaton, state)
        })
    }

    /// Returns the state after a token; [`State::DEAD`] if it may not come.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn advance(&self, state: State, token: u32) -> Result<State, Error> {
        let bytes = self.vocabulary.bytes(token);
        self.with(|found| {
            found.check_memory()?;
            found.automaton.advance_token(state, token, bytes)
        })
    }

    /// Returns whether the text may end in `state`.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn accepting(&self, state: State) -> Result<bool, Error> {
        self.with(|found| Ok(found.automaton.is_accepting(state)))
    }

    /// Returns whether anything may follow in `state`.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn can_continue(&self, state: State) -> Result<bool, Error> {
        self.with(|found| Ok(found.automaton.can_continue(state)))
    }

    /// Returns the effect that a token has in `state` which ends texts. It ends this one where that
    /// may end, without it or with it as its last; where the grammar names it, and goes on after
    /// it, it is a token like any other.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Constraint, EndEffect, Source, Vocabulary};
    ///
    /// let tokens = ["a", "b", ""].map(|token| token.as_bytes().into());
    /// let vocabulary = Vocabulary::new(tokens.into());
    /// let turns = Source::Gbnf("root ::= \"a\" <[2]> \"b\" <[2]>".into());
    /// let constraint = Constraint::compile(&turns, vocabulary.into(), &|_| None)?;
    /// let state = constraint.advance(constraint.start(), 0)?;
    /// let EndEffect::GoesOn(state) = constraint.end_effect(state, 2)? else { panic!() };
    /// let state = constraint.advance(state, 1)?;
    /// assert_eq!(constraint.end_effect(state, 2)?, EndEffect::Ends);
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn end_effect(&self, state: State, token: u32) -> Result<EndEffect, Error> {
        self.with(|found| {
            let automaton = &mut found.automaton;
            if automaton.is_accepting(state) {
                return Ok(EndEffect::Ends);
            }
            if !automaton.asks_for_tokens(state) {
                return Ok(EndEffect::Refused);
            }
            let after = automaton.advance_token(state, token, &[])?;
            if automaton.is_accepting(after) {
                return Ok(EndEffect::Ends);
            }
            let goes_on = !after.is_dead() && automaton.names_token(state, token);
            Ok(if goes_on { EndEffect::GoesOn(after) } else { EndEffect::Refused })
        })
    }

    /// Returns whether a mask has been computed, so that asking for it again costs nothing.
    pub fn knows_mask(&self, state: State) -> bool {
        self.with(|found| Ok(found.masks.knows(state))).unwrap_or(false)
    }

    /// Returns the number of tokens of the shortest text known to complete `state`, usually the
    /// shortest there is. `None` if none is known, which only a pattern written for that purpose
    /// causes.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn shortest(&self, state: State) -> Result<Option<usize>, Error> {
        if state == self.start {
            return self.start_shortest(self.text_work(state), None);
        }
        self.with(|found| found.length(&self.vocabulary, state))
    }

    /// Returns a number of tokens that no completion of `state` has fewer than, as far as is known:
    /// by the bytes of the shortest text, and those of the longest token. Unlike
    /// [`Constraint::shortest`] it knows of texts that are too long to be written out.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn at_least(&self, state: State) -> Result<u64, Error> {
        if state == self.start {
            return self.start_at_least(self.text_work(state), None);
        }
        self.with(|found| Ok(found.at_least(state, self.most_bytes())))
    }

    /// Returns the length of the shortest text from the start; takes the lock only until that is
    /// known.
    ///
    /// # Errors
    /// An earlier request broke this constraint, or the search takes more than `limit` steps or was
    /// stopped.
    fn start_shortest(&self, limit: u64, stop: Option<Stop>) -> Result<Option<usize>, Error> {
        if !self.is_sound() {
            return Err(Error::Broken);
        }
        if let Some(&known) = self.start_shortest.get() {
            return Ok(known);
        }
        let length =
            self.search(limit, stop, |found| found.length(&self.vocabulary, self.start))?;
        Ok(*self.start_shortest.get_or_init(|| length))
    }

    /// Returns what [`Constraint::at_least`] gives for the start; takes the lock only until that is
    /// known.
    ///
    /// # Errors
    /// As [`Constraint::start_shortest`].
    fn start_at_least(&self, limit: u64, stop: Option<Stop>) -> Result<u64, Error> {
        if !self.is_sound() {
            return Err(Error::Broken);
        }
        if let Some(&known) = self.start_at_least.get() {
            return Ok(known);
        }
        let n =
            self.search(limit, stop, |found| Ok(found.at_least(self.start, self.most_bytes())))?;
        Ok(*self.start_at_least.get_or_init(|| n))
    }

    /// Returns the bytes that no token passes: none has more characters, and no character more than
    /// four bytes.
    fn most_bytes(&self) -> u64 {
        4 * u64::from(self.vocabulary.longest()).max(1)
    }

    /// Returns the tokens of the text that [`Constraint::shortest`] counts.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn completion(&self, state: State) -> Result<Option<Vec<u32>>, Error> {
        self.search(self.text_work(state), None, |found| found.completion(&self.vocabulary, state))
    }

    /// Returns the most steps of the shortest text of a state.
    fn text_work(&self, state: State) -> u64 {
        if state == self.start {
            self.search_work.min(self.start_text_work)
        } else {
            self.search_work
        }
    }

    /// Returns the tokens that come next in `state` whatever is chosen; none where there is a
    /// choice. `before` are the tokens of the text so far, and `encode` cuts text that continues a
    /// text into tokens; it is called without a lock.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn forced(
        &self,
        state: State,
        before: &[u32],
        encode: &dyn Fn(&str) -> Vec<u32>,
    ) -> Result<Vec<u32>, Error> {
        let run = self.with(|found| ForcedRun::of(&mut found.automaton, state))?;
        Ok(run.tokens(&self.vocabulary, before, encode))
    }

    /// Returns the bytes that come next in `state` whatever is chosen; none where there is a
    /// choice.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn forced_bytes(&self, state: State) -> Result<Vec<u8>, Error> {
        Ok(self.with(|found| ForcedRun::of(&mut found.automaton, state))?.bytes)
    }

    /// Returns the bytes that what was found takes, roughly; `None` while somebody asks it
    /// something, and after a defect.
    pub fn size(&self) -> Option<usize> {
        let found = self.search_state.try_lock().ok()?;
        let lengths = found.lengths.len() * 48;
        let regions = self.regions.as_ref().map_or(Some(0), Regions::size)?;
        let tables = found.masks.size() + found.completions.size();
        Some(found.automaton.size() + tables + lengths + regions)
    }

    /// Returns whether so much was found that the next text is better off with the same constraint
    /// compiled anew, as [`SharedConstraint`](crate::SharedConstraint) does it. Texts without end
    /// go through states without end; those in work have a fifth of the memory left. `false` while
    /// somebody asks it something.
    pub fn has_grown(&self) -> bool {
        let room = MAX_BYTES.saturating_sub(self.first_size);
        let size = self.search_state.try_lock().map_or(0, |found| found.bounded_size());
        let of_regions = self.regions.as_ref().and_then(Regions::size).unwrap_or(0);
        size > self.first_size + room / 5 * 4 || of_regions > MAX_BYTES / 5 * 4
    }

    /// Returns the steps that compiling and all searches so far took: the same on every machine,
    /// and some ten nanoseconds each. `None` while somebody asks it something, and after a defect.
    pub fn steps(&self) -> Option<u64> {
        self.search_state.try_lock().ok().map(|found| found.n_steps)
    }

    /// Returns whether the constraint still answers.
    pub fn is_sound(&self) -> bool {
        let are_sound = self.regions.as_ref().is_none_or(Regions::are_sound);
        are_sound && !self.search_state.is_poisoned()
    }

    /// Runs a search that nobody ends early.
    pub(crate) fn with<T>(
        &self,
        ask: impl FnOnce(&mut ConstraintSearch) -> Result<T, Error>,
    ) -> Result<T, Error> {
        self.search(self.search_work, None, ask)
    }

    /// Runs a search, which ends early when `stop` asks for it.
    ///
    /// # Errors
    /// Those of `ask`, and where the search takes more work than one may.
    fn search<T>(
        &self,
        limit: u64,
        stop: Option<Stop>,
        ask: impl FnOnce(&mut ConstraintSearch) -> Result<T, Error>,
    ) -> Result<T, Error> {
        // a panic in the middle of a step leaves tables that contradict each other
        let mut found = self.search_state.lock().map_err(|_| Error::Broken)?;
        found.automaton.exprs.res.budget.begin(limit, stop);
        let answer = ask(&mut found);
        found.n_steps = found.n_steps.saturating_add(found.automaton.exprs.res.budget.used());
        if let Err(error) = found.automaton.exprs.res.budget.check() {
            // costs that were added up when no step was left are none
            found.completions = Completions::default();
            found.lengths.clear();
            return Err(error);
        }
        answer
    }
}

#[cfg(test)]
mod tests;
