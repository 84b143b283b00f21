//! Errors of a grammar or a schema, and the limits of the engine.

use std::fmt;

/// A constraint that cannot be compiled, or costs too much.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// GBNF that does not parse.
    #[error("grammar line {line}, column {column}{}: {found}, expected {expected}", in_rule(.rule))]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column in characters, from 1.
        column: usize,
        /// The rule, once its name is known.
        rule: String,
        /// The text that stands there.
        found: String,
        /// The text that should stand there.
        expected: String,
    },
    /// A rule is used and not defined.
    #[error("grammar line {line}, column {column}: rule `{name}` is not defined")]
    Undefined {
        /// Line of the first use, from 1.
        line: usize,
        /// Its column in characters, from 1.
        column: usize,
        /// The missing rule.
        name: String,
    },
    /// There is no rule to start with.
    #[error("the grammar has no rule `{root}` to start with")]
    NoRoot {
        /// The start rule.
        root: String,
    },
    /// No text is of the grammar.
    #[error("no text matches {what}{}", satisfied_by_nothing(.place))]
    Unsatisfiable {
        /// A rule or a description.
        what: String,
        /// The innermost subschemas that nothing satisfies, where that is known.
        place: SchemaPlace,
    },
    /// A grammar whose texts cannot stand in a JSON string.
    #[error(
        "tokens, JSON Schemas and lists of substrings are not supported in the text of a string"
    )]
    InString,
    /// A grammar whose texts might hold the tag that ends them.
    #[error("texts that may hold `{mark}` are not supported between tags of arguments")]
    InTags {
        /// The beginning of that tag.
        mark: String,
    },
    /// The beginning of a text, which the text is to go on from, is no beginning.
    #[error("byte {at} of the beginning breaks the constraint")]
    Beginning {
        /// The first byte that may not come, from 0.
        at: usize,
    },
    /// A grammar or schema past a limit of the compiler.
    #[error("{what} is over the limit of {limit}")]
    Limit {
        /// The thing that is too large, and its position.
        what: String,
        /// The limit.
        limit: usize,
    },
    /// A value of a schema past a limit of the compiler.
    #[error("{what}, at {pointer}, is over the limit of {limit}")]
    SchemaLimit {
        /// The thing that is too large.
        what: String,
        /// JSON pointer of the value.
        pointer: String,
        /// The limit.
        limit: usize,
    },
    /// A keyword of a schema has a value that means nothing.
    #[error("schema {pointer}: {found}, expected {expected}")]
    Schema {
        /// JSON pointer of the value.
        pointer: String,
        /// The value that stands there.
        found: String,
        /// The value that should stand there.
        expected: String,
    },
    /// A regular expression that does not parse, or holds a construct that has no automaton.
    #[error("regular expression: {problem}")]
    Pattern {
        /// The problem, and its position.
        problem: String,
        /// Its place in characters, from 0, where that is known and the expression is not part of
        /// another description.
        at: Option<usize>,
    },
    /// A structural tag that means nothing.
    #[error("structural tag {pointer}: {found}, expected {expected}")]
    Tag {
        /// JSON pointer of the value.
        pointer: String,
        /// The value that stands there.
        found: String,
        /// The value that should stand there.
        expected: String,
    },
    /// An error of a schema or grammar that is part of another description.
    #[error("{place}: {error}")]
    Within {
        /// The place of the part.
        place: String,
        /// The error of the part.
        error: Box<Error>,
    },
    /// A trigger that does not begin a text of its grammar, or ends in the middle of a value.
    #[error("trigger `{trigger}`: {found}, expected {expected}")]
    Trigger {
        /// Its number in the list, from 0.
        index: usize,
        /// The trigger.
        trigger: String,
        /// The fault.
        found: String,
        /// The trigger that is needed.
        expected: String,
    },
    /// A precompiled grammar that cannot be used.
    #[error("{found}, expected {expected}")]
    Precompiled {
        /// The value that is there.
        found: String,
        /// The value that should be there.
        expected: String,
    },
    /// A grammar names a token that the vocabulary does not have.
    #[error("the grammar names token {token}, but there are only {tokens}")]
    NoToken {
        /// The number of the token.
        token: u32,
        /// The number of tokens.
        tokens: usize,
    },
    /// A vocabulary names a token that it does not have.
    #[error("{what} is token {token}, but the vocabulary has only {tokens}")]
    NoVocabularyToken {
        /// The thing that the token is for.
        what: String,
        /// The number of the token.
        token: u32,
        /// The number of tokens.
        tokens: usize,
    },
    /// A kind of source that there is not.
    #[error("there is no kind of constraint `{kind}`: there are {known}")]
    Kind {
        /// The kind that was asked for.
        kind: String,
        /// The names of all kinds.
        known: String,
    },
    /// A text that should be JSON.
    #[error("{what}: not JSON: {problem}")]
    Json {
        /// The thing that was read.
        what: String,
        /// The problem, and its position.
        problem: String,
    },
    /// An option that there is not, or with a value that means nothing.
    #[error("option `{name}`: {found}, expected {expected}")]
    Option {
        /// The name of the option.
        name: String,
        /// Its value.
        found: String,
        /// The values or names that there are.
        expected: String,
    },
    /// More tokens are to be taken back than have come.
    #[error("cannot take {n} tokens back: {tokens} have come")]
    Rollback {
        /// Tokens to be taken back.
        n: usize,
        /// Tokens that have come.
        tokens: usize,
    },
    /// A mask has no room for all tokens.
    #[error("a mask of {words} words is given where {needed} are needed")]
    ShortMask {
        /// Words that were given.
        words: usize,
        /// Words that are needed.
        needed: usize,
    },
    /// A tree of drafted tokens is none.
    #[error("drafted token {token} must come behind an earlier one or none, and have one parent")]
    DraftTree {
        /// The number of the drafted token.
        token: usize,
    },
    /// The text so far is sound and may not end, but no token leads on that may.
    #[error("no token continues the text as the grammar asks")]
    DeadEnd,
    /// One step of the automaton would take too much work.
    #[error("the grammar is too ambiguous: one step would look at more than {limit} expressions")]
    TooAmbiguous {
        /// The limit.
        limit: usize,
    },
    /// A search would take more work than one may.
    #[error(
        "the grammar or schema takes too much work: more than {limit} steps for one search{}",
        at_place(.place)
    )]
    TooMuchWork {
        /// The limit.
        limit: u64,
        /// The part of a schema that was compiled; empty where that is not known.
        place: SchemaPlace,
    },
    /// The results for a grammar or schema take more memory than they may.
    #[error("the grammar or schema takes more than {limit} bytes of memory")]
    TooMuchMemory {
        /// The limit.
        limit: usize,
    },
    /// Nobody waits for the answer any more.
    #[error("the search was stopped")]
    Stopped,
    /// The automaton has grown too large.
    #[error("the grammar needs more than {limit} states")]
    TooManyStates {
        /// The limit.
        limit: usize,
    },
    /// A defect: a panic while this constraint was in use; the message is in the log.
    #[error("the constraint broke in an earlier request")]
    Broken,
}

/// Most levels of objects and arrays in a JSON text: those that serde_json reads.
const MAX_JSON_DEPTH: usize = 127;

impl Error {
    /// Returns the error of `what`, which should be JSON.
    pub(crate) fn json(what: &str, error: &serde_json::Error) -> Error {
        Error::json_depth(what, error)
            .unwrap_or_else(|| Error::Json { what: what.into(), problem: error.to_string() })
    }

    /// Returns the error of `what` that is JSON, but nested too deep to be read; nothing for JSON
    /// with another fault.
    pub(crate) fn json_depth(what: &str, error: &serde_json::Error) -> Option<Error> {
        let is_deep = error.to_string().starts_with("recursion limit exceeded");
        is_deep
            .then(|| Error::Limit { what: format!("the nesting of {what}"), limit: MAX_JSON_DEPTH })
    }

    /// Returns the error of a description that no text matches.
    pub(crate) fn unsatisfiable(what: impl Into<String>) -> Error {
        Error::Unsatisfiable { what: what.into(), place: SchemaPlace::default() }
    }

    /// Returns the error of a part of a description that stands at `place`. One about work and
    /// memory, or about nobody who waits, is one of the whole.
    pub(crate) fn within(self, place: String) -> Error {
        match self {
            Error::Stopped => self,
            error if error.is_of_step() => error,
            error => Error::Within { place, error: Box::new(error) },
        }
    }

    /// Returns an error about work with its place, unless it has one.
    pub(crate) fn at(self, new_place: impl FnOnce() -> SchemaPlace) -> Error {
        match self {
            Error::TooMuchWork { limit, place } if place.is_empty() => {
                Error::TooMuchWork { limit, place: new_place() }
            }
            other => other,
        }
    }

    /// Returns the JSON pointers into a schema that the error names. Those of a part of another
    /// description are not among them.
    pub fn pointers(&self) -> Vec<&str> {
        match self {
            Error::Schema { pointer, .. } | Error::SchemaLimit { pointer, .. } => vec![pointer],
            Error::Unsatisfiable { place, .. } | Error::TooMuchWork { place, .. } => {
                place.pointers().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the error with its [pointers](Error::pointers) written in another way, where there
    /// is one.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Automaton, Options};
    ///
    /// let schema = serde_json::json!({"anyOf": [{"type": "word"}]});
    /// let error = Automaton::from_schema(&schema, Options::default()).unwrap_err();
    /// assert_eq!(error.pointers(), ["#/anyOf/0/type"]);
    /// let own = |pointer: &str| pointer.strip_prefix("#/anyOf/0").map(|rest| format!("#{rest}"));
    /// assert_eq!(error.with_pointers(&own).pointers(), ["#/type"]);
    /// ```
    #[must_use]
    pub fn with_pointers(mut self, own: &dyn Fn(&str) -> Option<String>) -> Error {
        match &mut self {
            Error::Schema { pointer, .. } | Error::SchemaLimit { pointer, .. } => {
                if let Some(other) = own(pointer) {
                    *pointer = other;
                }
            }
            Error::Unsatisfiable { place, .. } | Error::TooMuchWork { place, .. } => {
                for pointer in place.holds.iter_mut().chain(&mut place.fails) {
                    if let Some(other) = own(pointer) {
                        *pointer = other;
                    }
                }
            }
            _ => {}
        }
        self
    }

    /// Returns whether one step cannot be made, or not made any more, although the text so far is
    /// sound.
    pub fn is_of_step(&self) -> bool {
        matches!(
            self,
            Error::TooAmbiguous { .. }
                | Error::TooManyStates { .. }
                | Error::TooMuchWork { .. }
                | Error::TooMuchMemory { .. }
        )
    }
}

/// A place in a schema: values that satisfy some subschemas, and others not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SchemaPlace {
    /// JSON pointers of subschemas that hold.
    pub holds: Vec<String>,
    /// JSON pointers of subschemas that do not.
    pub fails: Vec<String>,
}

impl SchemaPlace {
    /// Returns the place of one subschema or value.
    pub(crate) fn of(pointer: String) -> SchemaPlace {
        SchemaPlace { holds: vec![pointer], fails: Vec::new() }
    }

    /// Returns whether it is not known.
    pub fn is_empty(&self) -> bool {
        self.holds.is_empty() && self.fails.is_empty()
    }

    /// Returns all pointers.
    fn pointers(&self) -> impl Iterator<Item = &str> {
        self.holds.iter().chain(&self.fails).map(String::as_str)
    }
}

impl fmt::Display for SchemaPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.holds.join(" and ");
        let none = self.fails.join(" or ");
        match (all.is_empty(), none.is_empty()) {
            (true, true) => Ok(()),
            (false, true) => f.write_str(&all),
            (true, false) => write!(f, "what {none} does not"),
            (false, false) => write!(f, "{all} without {none}"),
        }
    }
}

fn at_place(place: &SchemaPlace) -> String {
    if place.is_empty() { String::new() } else { format!(", at {place}") }
}

fn satisfied_by_nothing(place: &SchemaPlace) -> String {
    if place.is_empty() { String::new() } else { format!(": nothing satisfies {place}") }
}

fn in_rule(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!(", rule `{rule}`") }
}
