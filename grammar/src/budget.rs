//! The work that one search of the engine may take.
//!
//! A search is all that one question asks for: compiling a schema, a mask, a shortest text. Whoever
//! begins one gives it a number of steps; whatever it is made of takes its share of them, and stops
//! when none is left. A step is roughly what looking at one expression takes, some ten nanoseconds,
//! so that the same search ends at the same place on every machine.
//!
//! A search that is over goes on giving answers until its next check: a derivative is then empty, a
//! text is not found. Such answers are wrong, and the error of the search says so. Therefore
//! whatever remembers an answer that a search has gone into looks at the budget first, and
//! remembers none while it is over; what follows from the form of an expression alone is right at
//! any time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::Error;
use crate::error::SchemaPlace;

/// Largest grammar or schema, in bytes, that has its first tokens at once or is refused.
const SMALL: usize = 64 << 10;

/// Most steps of compiling such a one.
const SMALL_WORK: u64 = 4_500_000;

/// Most steps of compiling such a one, and of finding its first tokens and its shortest text: some
/// 50 ms. Of the 7,886 schemas of JSONSchemaBench, the dearest takes 4.9 million for 128,256
/// tokens, and the next 4.7 million.
const SMALL_WORK_IN_ALL: u64 = 6_000_000;

/// Most steps of compiling a larger one, with steps more for each byte.
const LARGE_WORK: u64 = 5_000_000;
const LARGE_WORK_OF_BYTE: u64 = 250;

/// Most steps of compiling: a third of a second to a second.
const MAX_COMPILE_WORK: u64 = 32_000_000;

/// Most steps of a mask, of a shortest text or of a run of forced tokens: some 100 ms. No first
/// mask of the 7,886 schemas of JSONSchemaBench takes as many for 200,019 tokens.
pub(crate) const SEARCH_WORK: u64 = 12_000_000;

/// Most steps of reading a whole text, with steps more for each byte: a second, and ten seconds for
/// a megabyte.
const READ_WORK: u64 = 100_000_000;
const READ_WORK_OF_BYTE: u64 = 1000;

/// Returns the most steps of reading a text of `n` bytes.
pub(crate) fn read_work(n: usize) -> u64 {
    (n as u64).saturating_mul(READ_WORK_OF_BYTE).saturating_add(READ_WORK)
}

/// Most steps of the shortest text that is looked for while compiling: some 10 ms. One that takes
/// more is looked for when it is asked for.
pub(crate) const START_LENGTH_WORK: u64 = 1_500_000;

/// Most steps of the shortest text from the start of a small grammar or schema: some 40 ms. Of the
/// 7,886 schemas of JSONSchemaBench, the dearest takes 2.3 million.
const SMALL_TEXT_WORK: u64 = 4_000_000;

/// Returns the most steps of compiling `n` bytes.
pub(crate) fn compile_work(n: usize) -> u64 {
    if n <= SMALL {
        return SMALL_WORK;
    }
    let work = (n as u64).saturating_mul(LARGE_WORK_OF_BYTE).saturating_add(LARGE_WORK);
    work.min(MAX_COMPILE_WORK)
}

/// Passes while all that is compiled into one grammar of `n` bytes has taken no more steps than
/// that may.
///
/// # Errors
/// [`Error::TooMuchWork`].
pub(crate) fn check_all(used: u64, n: usize) -> Result<(), Error> {
    let limit = compile_work(n);
    if used > limit {
        Err(Error::TooMuchWork { limit, place: SchemaPlace::default() })
    } else {
        Ok(())
    }
}

/// Most memory, in bytes, that the expressions of a grammar may take, and the states found for it.
pub(crate) const MAX_BYTES: usize = 160 << 20;

/// A flag that asks searches to end early, for example because nobody waits for them any more.
///
/// ```
/// let stop = hob_grammar::Stop::default();
/// assert!(!stop.is_set());
/// stop.set();
/// assert!(stop.clone().is_set());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the searches that know this flag to end.
    pub fn set(&self) {
        self.0.store(true, Relaxed);
    }

    /// Returns whether searches were asked to end.
    pub fn is_set(&self) -> bool {
        self.0.load(Relaxed)
    }
}

/// Steps that are left of a search; without end by default, as for whoever goes through a text byte
/// by byte and has each step bounded by itself.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    left: u64,
    limit: u64,
    /// Steps that earlier attempts at the same have taken.
    n_before: u64,
    stop: Option<Stop>,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { left: u64::MAX, limit: u64::MAX, n_before: 0, stop: None }
    }
}

impl Budget {
    /// Begins a search of at most `limit` steps, which ends as well when `stop` asks for it.
    pub(crate) fn begin(&mut self, limit: u64, stop: Option<Stop>) {
        *self = Budget { left: limit, limit, n_before: 0, stop };
    }

    /// Returns the steps that the search has taken.
    pub(crate) fn used(&self) -> u64 {
        self.limit - self.left + self.n_before
    }

    /// Begins another attempt at a search, which has what an earlier one has left, and half of what
    /// that had at least.
    pub(crate) fn begin_again(&mut self, earlier: &Budget) {
        let limit = earlier.left.max(earlier.limit / 2);
        let stop = earlier.stop.clone();
        *self = Budget { left: limit, limit, n_before: earlier.used(), stop };
    }

    /// Returns the most steps of finding the first tokens and the shortest text of what was
    /// compiled within this budget.
    pub(crate) fn first_work(&self) -> u64 {
        if self.limit > SMALL_WORK {
            return SEARCH_WORK;
        }
        SMALL_WORK_IN_ALL.saturating_sub(self.used())
    }

    /// Returns the most steps of the shortest text from the start of what was compiled within this
    /// budget.
    pub(crate) fn start_text_work(&self) -> u64 {
        if self.limit > SMALL_WORK { SEARCH_WORK } else { SMALL_TEXT_WORK }
    }

    /// Takes `n` steps from what is left; a search that has none left ends at its next check.
    #[inline]
    pub(crate) fn take(&mut self, n: u64) {
        self.left = self.left.saturating_sub(n);
    }

    /// Takes steps for memory: as many as leave a search no more of it than its time.
    pub(crate) fn take_bytes(&mut self, n: usize) {
        /// Bytes that count as a step.
        const BYTES: usize = 5;
        self.take((n / BYTES) as u64);
    }

    /// Returns whether the search has to end.
    pub(crate) fn is_over(&self) -> bool {
        self.left == 0 || self.stop.as_ref().is_some_and(Stop::is_set)
    }

    /// Passes while the search may go on.
    ///
    /// # Errors
    /// [`Error::Stopped`], or [`Error::TooMuchWork`] when no step is left.
    #[inline]
    pub(crate) fn check(&self) -> Result<(), Error> {
        if self.is_over() { Err(self.error()) } else { Ok(()) }
    }

    #[cold]
    fn error(&self) -> Error {
        match &self.stop {
            Some(stop) if stop.is_set() => Error::Stopped,
            _ => Error::TooMuchWork { limit: self.limit, place: SchemaPlace::default() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_ends_after_its_steps_or_when_it_is_asked_to() {
        let mut budget = Budget::default();
        budget.begin(10, None);
        budget.take(9);
        assert_eq!(budget.check(), Ok(()));
        budget.take(5);
        let place = SchemaPlace::default();
        assert_eq!(budget.check(), Err(Error::TooMuchWork { limit: 10, place }));
        let stop = Stop::default();
        budget.begin(10, Some(stop.clone()));
        assert_eq!(budget.check(), Ok(()));
        stop.set();
        assert_eq!(budget.check(), Err(Error::Stopped));
    }

    #[test]
    fn another_attempt_has_what_is_left_or_half() {
        let mut first = Budget::default();
        first.begin(100, None);
        first.take(30);
        let mut second = Budget::default();
        second.begin_again(&first);
        assert_eq!((second.used(), second.left), (30, 70));
        second.take(80);
        assert!(second.is_over());
        let mut third = Budget::default();
        third.begin_again(&second);
        assert_eq!((third.used(), third.left), (100, 35));
    }

    #[test]
    fn first_tokens_have_what_compiling_has_left() {
        let mut budget = Budget::default();
        assert_eq!([budget.first_work(), budget.start_text_work()], [SEARCH_WORK; 2]);
        budget.begin(SMALL_WORK, None);
        assert_eq!(budget.first_work(), SMALL_WORK_IN_ALL);
        assert_eq!(budget.start_text_work(), SMALL_TEXT_WORK);
        budget.take(3_000_000);
        assert_eq!(budget.first_work(), SMALL_WORK_IN_ALL - 3_000_000);
        budget.begin(MAX_COMPILE_WORK, None);
        assert_eq!(budget.first_work(), SEARCH_WORK);
    }

    #[test]
    fn small_sources_have_few_steps() {
        assert_eq!([0, SMALL].map(compile_work), [SMALL_WORK; 2]);
        assert!(compile_work(SMALL + 1) > SMALL_WORK);
        assert_eq!(compile_work(usize::MAX), MAX_COMPILE_WORK);
    }
}
