//! A grammar over a vocabulary, as generation uses it: shared by every request that asks for the
//! same one.
//!
//! The results for one request (states, steps, masks) serve all, so they are found under a lock and
//! a request holds no more than its [`State`]. The lock is held for one question at a time: a mask,
//! a step.

use std::sync::{Arc, Mutex, OnceLock};

use crate::Error;
use crate::automaton::Automaton;
use crate::budget::{MAX_BYTES, SEARCH_WORK, Stop};
use crate::finish::{self, UNKNOWN, Ways};
use crate::forced;
use crate::intern::FastMap;
use crate::mask::Masks;
use crate::source::Source;
use crate::state::State;
use crate::token_mask::TokenMask;
use crate::vocabulary::Vocabulary;

/// The largest ratio of the length of an object whose names differ to that of its shortest text
/// with equal names, if there are always other names: a member has five bytes or more, and letters
/// to tell 18,000 apart add three.
const REPAIRED: u64 = 4;

/// A compiled grammar over the tokens of a vocabulary.
pub struct Constraint {
    vocabulary: Arc<Vocabulary>,
    ignored: Vec<String>,
    start: State,
    /// True if every byte of text is a token: then a way of *n* bytes takes at most *n* tokens.
    spells_bytes: bool,
    /// Most steps of a search.
    search_work: u64,
    /// Tokens of the shortest text, once they were counted: a server asks for them where it must
    /// not wait for the lock.
    start_length: OnceLock<Option<usize>>,
    found: Mutex<Found>,
}

/// The automaton and its results, which grow while text is generated.
struct Found {
    automaton: Automaton,
    masks: Masks,
    ways: Ways,
    /// Tokens of a way, where they were counted.
    lengths: FastMap<State, Option<usize>>,
}

impl Found {
    /// Forgets all that was found, as after a search that had no step left: what it found last may
    /// lack texts.
    fn forget(&mut self) {
        self.automaton.forget_steps();
        self.masks.forget();
        self.ways = Ways::default();
        self.lengths.clear();
    }

    /// Passes while what was found takes no more memory than it may. The shortest text of a state
    /// is found all the same, so that a text which has come this far is ended whole.
    fn check_memory(&self) -> Result<(), Error> {
        let size = self.automaton.size() + self.ways.size();
        if size > MAX_BYTES { Err(Error::TooMuchMemory { limit: MAX_BYTES }) } else { Ok(()) }
    }

    fn way(&mut self, vocabulary: &Vocabulary, state: State) -> Result<Option<Vec<u32>>, Error> {
        let way = self.ways.way(&mut self.automaton, state)?;
        Ok(way.and_then(|way| finish::tokens(&way, vocabulary)))
    }

    fn length(&mut self, vocabulary: &Vocabulary, state: State) -> Result<Option<usize>, Error> {
        if let Some(&known) = self.lengths.get(&state) {
            return Ok(known);
        }
        let length = self.way(vocabulary, state)?.map(|way| way.len());
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
    /// let source = Source::Pattern("ab*".into());
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

    /// Compiles, and finds the first tokens; ends early when `stop` is set.
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
        let constraint = Constraint::new(automaton, ignored, vocabulary);
        constraint.search(Some(stop.clone()), |found| {
            found.masks.get(&mut found.automaton, constraint.start)
        })?;
        Ok(constraint)
    }

    /// An automaton over a vocabulary; `ignored` are the JSON pointers of keywords that it does not
    /// enforce.
    pub fn new(
        automaton: Automaton,
        ignored: Vec<String>,
        vocabulary: Arc<Vocabulary>,
    ) -> Constraint {
        let start = automaton.start();
        let masks = Masks::new(Arc::clone(&vocabulary));
        let found = Found { automaton, masks, ways: Ways::default(), lengths: FastMap::default() };
        let spells_bytes = vocabulary.spells_bytes();
        Constraint {
            vocabulary,
            ignored,
            start,
            spells_bytes,
            search_work: SEARCH_WORK,
            start_length: OnceLock::new(),
            found: Mutex::new(found),
        }
    }

    /// The state before any text.
    pub fn start(&self) -> State {
        self.start
    }

    /// JSON pointers of the keywords of a schema that are not enforced.
    pub fn ignored(&self) -> &[String] {
        &self.ignored
    }

    /// The tokens.
    pub fn vocabulary(&self) -> &Arc<Vocabulary> {
        &self.vocabulary
    }

    /// The tokens that may follow in `state`. That text may also end there is
    /// [`Constraint::accepting`].
    ///
    /// # Errors
    /// The automaton passes a limit, or an earlier request broke this constraint.
    pub fn mask(&self, state: State) -> Result<Arc<TokenMask>, Error> {
        self.with(|found| {
            found.check_memory()?;
            found.masks.get(&mut found.automaton, state)
        })
    }

    /// The state after a token; [`State::DEAD`] if it may not come.
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

    /// Returns whether a token that ends the text may come in `state`: the text may end there, or
    /// the grammar asks for this very token as its last.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn may_end_with(&self, state: State, token: u32) -> Result<bool, Error> {
        self.with(|found| {
            Ok(found.automaton.is_accepting(state)
                || found.automaton.asks_for_tokens(state) && {
                    let after = found.automaton.advance_token(state, token, &[])?;
                    found.automaton.is_accepting(after)
                })
        })
    }

    /// Returns whether a mask has been computed, so that asking for it again costs nothing.
    pub fn knows_mask(&self, state: State) -> bool {
        self.with(|found| Ok(found.masks.knows(state))).unwrap_or(false)
    }

    /// Tokens of a short text that completes `state`: no text needs fewer than the shortest, and
    /// this one is mostly it. `None` where none is known, which takes a pattern made for it.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn shortest(&self, state: State) -> Result<Option<usize>, Error> {
        if state != self.start {
            return self.with(|found| found.length(&self.vocabulary, state));
        }
        if let Some(known) = self.start_length.get() {
            return Ok(*known);
        }
        let length = self.with(|found| found.length(&self.vocabulary, state))?;
        Ok(*self.start_length.get_or_init(|| length))
    }

    /// Fewer tokens complete `state` in no case that is known: the shortest text's bytes, and no
    /// token has more than the longest. Unlike [`Constraint::shortest`] it knows of texts that are
    /// too long to be written out.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn at_least(&self, state: State) -> Result<u64, Error> {
        self.with(|found| match found.ways.bytes(&mut found.automaton, state) {
            UNKNOWN.. => Ok(0),
            bytes => Ok(bytes.div_ceil(self.most_bytes())),
        })
    }

    /// Bytes that no token passes: none has more characters, and no character more than four bytes.
    fn most_bytes(&self) -> u64 {
        4 * u64::from(self.vocabulary.longest()).max(1)
    }

    /// The tokens of that text.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn way(&self, state: State) -> Result<Option<Vec<u32>>, Error> {
        self.with(|found| found.way(&self.vocabulary, state))
    }

    /// Returns whether `state` can be completed with `n` tokens, as far as is known.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn fits(&self, state: State, n: usize) -> Result<bool, Error> {
        self.with(|found| {
            let bytes = found.ways.bytes(&mut found.automaton, state);
            // where values must differ, the shortest text may have to be written out to know its
            // length
            let longer = if found.automaton.exprs.has_distinct() { REPAIRED } else { 1 };
            // what differs may be far longer than what is shortest where there are few values
            let is_near = !found.automaton.exprs.has_scarce();
            if bytes == 0
                || is_near && self.spells_bytes && bytes.saturating_mul(longer) <= n as u64
            {
                return Ok(true);
            }
            if bytes >= UNKNOWN || bytes > self.most_bytes().saturating_mul(n as u64) {
                return Ok(false);
            }
            Ok(found.length(&self.vocabulary, state)?.is_some_and(|length| length <= n))
        })
    }

    /// The tokens that come next in `state` whatever is chosen; none where there is a choice.
    /// `before` are the tokens of the text so far, and `encode` cuts text that continues a text
    /// into tokens.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn forced(
        &self,
        state: State,
        before: &[u32],
        encode: &dyn Fn(&str) -> Vec<u32>,
    ) -> Result<Vec<u32>, Error> {
        self.with(|found| {
            forced::tokens(&mut found.automaton, &self.vocabulary, state, before, encode)
        })
    }

    /// Bytes that what was found takes, roughly; `None` while somebody asks it something, and after
    /// a defect.
    pub fn size(&self) -> Option<usize> {
        let found = self.found.try_lock().ok()?;
        let lengths = found.lengths.len() * 48;
        let steps = found.automaton.size() + found.automaton.machine.size();
        Some(steps + found.masks.size() + found.ways.size() + lengths)
    }

    /// Returns whether the constraint still answers.
    pub fn is_sound(&self) -> bool {
        !self.found.is_poisoned()
    }

    /// Asks a question whose answer is a search that nobody ends early.
    fn with<T>(&self, ask: impl FnOnce(&mut Found) -> Result<T, Error>) -> Result<T, Error> {
        self.search(None, ask)
    }

    /// Asks a question whose answer is a search, which ends early when `stop` asks for it.
    ///
    /// # Errors
    /// Those of the question, and where the search takes more work than one may.
    fn search<T>(
        &self,
        stop: Option<Stop>,
        ask: impl FnOnce(&mut Found) -> Result<T, Error>,
    ) -> Result<T, Error> {
        // a panic in the middle of a step leaves tables that contradict each other
        let mut found = self.found.lock().map_err(|_| Error::Broken)?;
        found.automaton.exprs.res.budget.begin(self.search_work, stop);
        let answer = ask(&mut found);
        let over = found.automaton.exprs.res.budget.check();
        let answer = over.and(answer);
        if matches!(answer, Err(Error::Stopped | Error::TooMuchWork { .. })) {
            found.forget();
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    /// A vocabulary of every printable character and some longer tokens.
    fn vocabulary() -> Arc<Vocabulary> {
        let letters = (b' '..=b'~').map(|byte| [byte].into());
        let words = ["\"a", "\":", ",\"", "ab", "abc", "12", "{\"", "\"}", "\\\"", "\\u00"];
        let words = words.map(|word| word.as_bytes().into());
        Arc::new(Vocabulary::new(letters.chain(words).collect()))
    }

    /// The tokens that may follow after each token of the shortest text from the start.
    fn masks(constraint: &Constraint) -> Vec<Vec<u32>> {
        let mut state = constraint.start();
        let mut masks = Vec::new();
        for token in constraint.way(state).unwrap().unwrap() {
            let mask = constraint.mask(state).unwrap();
            masks.push(
                (0..constraint.vocabulary().len() as u32).filter(|&t| mask.contains(t)).collect(),
            );
            state = constraint.advance(state, token).unwrap();
        }
        masks
    }

    #[test]
    fn a_search_without_steps_left_leaves_nothing_wrong_behind() {
        let schemas = [
            r#"{"type": "object", "required": ["a", "b", "c"],
                "properties": {"a": {"type": "string"}, "b": {"enum": [1, "abc"]}}}"#,
            r#"{"type": "array", "items": {"type": "string", "pattern": "^(ab|abc)+[0-9]{2,5}$"},
                "uniqueItems": true, "minItems": 2}"#,
            r#"{"type": "string", "minLength": 3, "maxLength": 9, "pattern": "[a-c].*[x-z]"}"#,
        ];
        let vocabulary = vocabulary();
        for schema in schemas {
            let compile = || {
                let schema = serde_json::from_str(schema).unwrap();
                let source = Source::Schema(schema, Options::default());
                Constraint::compile(&source, Arc::clone(&vocabulary), &|_| None).unwrap()
            };
            let expected = masks(&compile());
            let mut n_failed = 0;
            for limit in [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000] {
                let mut constraint = compile();
                constraint.found.get_mut().unwrap().forget();
                constraint.search_work = limit;
                let mut state = constraint.start();
                for token in [b'{', b'"', b'a', b'"'].map(|byte| u32::from(byte - b' ')) {
                    n_failed += usize::from(constraint.mask(state).is_err());
                    n_failed += usize::from(constraint.way(state).is_err());
                    match constraint.advance(state, token) {
                        Ok(next) if !next.is_dead() => state = next,
                        _ => break,
                    }
                }
                constraint.search_work = SEARCH_WORK;
                assert_eq!(masks(&constraint), expected, "{schema} after {limit} steps");
            }
            assert!(n_failed > 0, "{schema}");
        }
    }

    #[test]
    fn the_first_mask_ends_when_it_is_asked_to() {
        let stop = Stop::default();
        stop.set();
        let source = Source::Pattern("ab*".into());
        let ended = Constraint::compile_until(&source, vocabulary(), &|_| None, &stop);
        assert!(matches!(ended, Err(Error::Stopped)), "{:?}", ended.err());
    }
}
