//! The parts of a text that are sampled in their own way.
//!
//! A JSON Schema says `x-temperature` of a value, a Lark grammar `[temperature=0]` of a rule. Which
//! tokens may come is not changed by that, so the automaton that masks are made of knows nothing of
//! it. A second automaton follows the text beside it, in which such parts are marked, and whose
//! states say what holds for the next token. There is none for a grammar without such parts.

use std::sync::{Arc, Mutex};

use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::state::State;
use crate::budget::{MAX_BYTES, SEARCH_WORK, Stop};
use crate::mask::vocabulary::Vocabulary;
use crate::region_options::RegionOptions;
use crate::source::Source;

/// Bytes of a beginning that are read under the lock at a time.
const PIECE: usize = 64;

/// The parts of a grammar's texts that have options of sampling.
pub struct Regions {
    vocabulary: Arc<Vocabulary>,
    start: RegionState,
    automaton: Mutex<Automaton>,
}

/// The place of a text among the parts that have options; only meaningful with the [`Regions`] that
/// it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RegionState(State);

impl std::fmt::Debug for Regions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Regions").field("start", &self.start).finish_non_exhaustive()
    }
}

impl Regions {
    /// Compiles a source that has such parts.
    ///
    /// # Errors
    /// As [`Source::automaton`].
    pub(crate) fn compile(
        source: &Source,
        vocabulary: Arc<Vocabulary>,
        token_id: &dyn Fn(&str) -> Option<u32>,
        stop: &Stop,
    ) -> Result<Regions, Error> {
        let automaton = source.regions(&vocabulary, token_id, stop)?;
        let start = RegionState(automaton.start());
        Ok(Regions { vocabulary, start, automaton: Mutex::new(automaton) })
    }

    /// Returns the place before any text.
    pub fn start(&self) -> RegionState {
        self.start
    }

    /// Returns the place after the beginning of a text; ends early when `stop` is set.
    ///
    /// # Errors
    /// [`Error::Beginning`] if no text begins so; as [`Regions::advance`].
    pub fn start_after(&self, text: &[u8], stop: &Stop) -> Result<RegionState, Error> {
        let mut state = self.start.0;
        for (n, piece) in text.chunks(PIECE).enumerate() {
            state = self.search(Some(stop.clone()), |automaton| automaton.advance(state, piece))?;
            if state.is_dead() {
                return Err(Error::Beginning { at: n * PIECE });
            }
        }
        Ok(RegionState(state))
    }

    /// Returns the place after a token of a text that is right.
    ///
    /// # Errors
    /// A step takes more work than it may, the places take more memory than they may, or an earlier
    /// request broke them.
    pub fn advance(&self, state: RegionState, token: u32) -> Result<RegionState, Error> {
        let bytes = self.vocabulary.bytes(token);
        self.search(None, |automaton| {
            Ok(RegionState(automaton.advance_token(state.0, token, bytes)?))
        })
    }

    /// Returns the place after more bytes of a text that is right.
    ///
    /// # Errors
    /// As [`Regions::advance`].
    pub fn advance_text(&self, state: RegionState, text: &[u8]) -> Result<RegionState, Error> {
        self.search(None, |automaton| Ok(RegionState(automaton.advance(state.0, text)?)))
    }

    /// Returns the options that hold for a token which begins at a place: of each option the value
    /// that the innermost part has around it. Where a text may be in several parts, those count
    /// that stand deepest in others, and of these the one that is written first.
    ///
    /// # Errors
    /// As [`Regions::advance`].
    ///
    /// # Examples
    /// ```
    /// use std::sync::Arc;
    ///
    /// use hob_grammar::{Constraint, Options, RegionOption, Source, Vocabulary};
    ///
    /// let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
    /// let schema = serde_json::json!({"items": {"type": "integer", "x-temperature": 0.5}});
    /// let source = Source::Schema(schema, Options::default());
    /// let constraint = Constraint::compile(&source, Arc::new(bytes), &|_| None)?;
    /// let regions = constraint.regions().unwrap();
    /// let outside = regions.start();
    /// assert_eq!(regions.options(outside)?.get(RegionOption::Temperature), None);
    /// let inside = regions.advance(outside, b'['.into())?;
    /// assert_eq!(regions.options(inside)?.get(RegionOption::Temperature), Some(0.5));
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn options(&self, state: RegionState) -> Result<RegionOptions, Error> {
        self.search(None, |automaton| Ok(automaton.region_options(state.0)))
    }

    /// Returns the bytes that what was found takes, roughly; `None` while somebody asks it
    /// something, and after a defect.
    pub(crate) fn size(&self) -> Option<usize> {
        Some(self.automaton.try_lock().ok()?.size())
    }

    /// Returns whether they still answer.
    pub(crate) fn are_sound(&self) -> bool {
        !self.automaton.is_poisoned()
    }

    /// Runs a search, which ends early when `stop` asks for it.
    fn search<T>(
        &self,
        stop: Option<Stop>,
        ask: impl FnOnce(&mut Automaton) -> Result<T, Error>,
    ) -> Result<T, Error> {
        // a panic in the middle of a step leaves tables that contradict each other
        let mut automaton = self.automaton.lock().map_err(|_| Error::Broken)?;
        if automaton.size() > MAX_BYTES {
            return Err(Error::TooMuchMemory { limit: MAX_BYTES });
        }
        automaton.budget().begin(SEARCH_WORK, stop);
        let answer = ask(&mut automaton)?;
        automaton.budget().check()?;
        Ok(answer)
    }
}

#[cfg(test)]
mod tests;
