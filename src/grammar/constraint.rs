//! A grammar over a vocabulary, as generation uses it: shared by every request that asks for the same one.
//!
//! What has been found for one request (states, steps, masks) serves all, so the finding is behind a lock and a request
//! holds no more than its [`State`]. The lock is held for one question at a time: a mask, a step.

use std::sync::{Arc, Mutex};

use serde_json::Value;

use super::Error;
use super::automaton::{Automaton, State};
use super::mask::Masks;
use super::schema::Options;
use super::trie::TokenSet;
use super::vocabulary::Vocabulary;

/// What text is to be like, as it was written.
#[derive(Clone, Debug, PartialEq)]
pub enum Source {
    /// A grammar in GBNF, from rule `root`.
    Gbnf(String),
    /// A JSON Schema, and how it is read.
    Schema(Value, Options),
}

impl Source {
    /// Any JSON object.
    pub fn any_object(options: Options) -> Source {
        Source::Schema(serde_json::json!({"type": "object"}), options)
    }
}

/// A compiled grammar over the tokens of a vocabulary.
pub struct Constraint {
    vocabulary: Arc<Vocabulary>,
    ignored: Vec<String>,
    start: State,
    found: Mutex<Found>,
}

/// What grows while text is generated.
struct Found {
    automaton: Automaton,
    masks: Masks,
}

impl std::fmt::Debug for Constraint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // the tables of an automaton tell nobody anything
        f.debug_struct("Constraint").field("ignored", &self.ignored).finish_non_exhaustive()
    }
}

impl Constraint {
    /// Compiles.
    ///
    /// # Errors
    /// As [`Automaton::from_gbnf`] and [`Automaton::from_schema`].
    pub fn compile(
        source: &Source,
        vocabulary: Arc<Vocabulary>,
        token_id: &dyn Fn(&str) -> Option<u32>,
    ) -> Result<Constraint, Error> {
        let (automaton, ignored) = match source {
            Source::Gbnf(text) => (Automaton::from_gbnf(text, "root", token_id)?, Vec::new()),
            Source::Schema(schema, options) => Automaton::from_schema(schema, *options)?,
        };
        Ok(Constraint::new(automaton, ignored, vocabulary))
    }

    /// An automaton over a vocabulary; `ignored` are the JSON pointers of keywords that it does not enforce.
    pub fn new(automaton: Automaton, ignored: Vec<String>, vocabulary: Arc<Vocabulary>) -> Constraint {
        let start = automaton.start();
        let masks = Masks::new(Arc::clone(&vocabulary));
        Constraint { vocabulary, ignored, start, found: Mutex::new(Found { automaton, masks }) }
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

    /// The tokens that may follow in `state`. That text may also end there is [`Constraint::accepting`].
    ///
    /// # Errors
    /// The automaton passes a limit, or an earlier request broke this constraint.
    pub fn mask(&self, state: State) -> Result<Arc<TokenSet>, Error> {
        self.with(|found| found.masks.get(&mut found.automaton, state))
    }

    /// The state after a token; [`State::DEAD`] if it may not come.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn advance(&self, state: State, token: u32) -> Result<State, Error> {
        let bytes = self.vocabulary.bytes(token);
        self.with(|found| found.automaton.advance_token(state, token, bytes))
    }

    /// Whether the text may end in `state`.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn accepting(&self, state: State) -> Result<bool, Error> {
        self.with(|found| Ok(found.automaton.is_accepting(state)))
    }

    /// Whether anything may follow in `state`.
    ///
    /// # Errors
    /// An earlier request broke this constraint.
    pub fn can_continue(&self, state: State) -> Result<bool, Error> {
        self.with(|found| Ok(found.automaton.can_continue(state)))
    }

    /// Whether the constraint still answers.
    pub fn is_sound(&self) -> bool {
        !self.found.is_poisoned()
    }

    fn with<T>(&self, ask: impl FnOnce(&mut Found) -> Result<T, Error>) -> Result<T, Error> {
        // a panic in the middle of a step leaves tables that contradict each other
        let mut found = self.found.lock().map_err(|_| Error::Broken)?;
        ask(&mut found)
    }
}
