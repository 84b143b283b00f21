//! The constraint engine: which bytes, and so which tokens, may come next.
//!
//! A grammar or a JSON Schema becomes an [`Automaton`] over bytes; sampling asks it at every step.
//! The engine knows bytes and token numbers. It knows nothing of models and HTTP.
//!
//! # Example
//!
//! A schema over a vocabulary of four tokens: a [`Constraint`] says which of them may come next,
//! and accepts the one that is chosen.
//!
//! ```
//! use std::sync::Arc;
//!
//! use hob_grammar::{Automaton, Constraint, Options, Vocabulary};
//!
//! let tokens = ["true", "false", "nul", "12"];
//! let tokens = tokens.map(|token| token.as_bytes().into());
//! let vocabulary = Arc::new(Vocabulary::new(tokens.into()));
//!
//! let schema = serde_json::json!({"type": "boolean"});
//! let (automaton, not_enforced) = Automaton::from_schema(&schema, Options::default())?;
//! assert!(not_enforced.is_empty());
//!
//! let constraint = Constraint::new(automaton, not_enforced, vocabulary);
//! let start = constraint.start();
//! let mask = constraint.mask(start)?;
//! assert!(mask.contains(0) && mask.contains(1));
//! assert_eq!(mask.len(), 2);
//!
//! let after = constraint.advance(start, 0)?;
//! assert!(constraint.accepting(after)?);
//! assert!(!constraint.can_continue(after)?);
//! # Ok::<(), hob_grammar::Error>(())
//! ```
//!
//! # Layers
//!
//! ```text
//!   GBNF text            JSON Schema
//!      │ syntax::gbnf       │ syntax::schema
//!      ▼                    ▼
//!   expression: rules over terminals, hash-consed; counters and objects are single nodes
//!      │                    │
//!      │                    ▼
//!      │         expression::regex: over characters, with ∩ and ¬, by derivatives
//!      ▼                    │
//!   expression::leaf: terminals as small byte machines (UTF-8, JSON escapes, literals, keys)
//!      │
//!      ▼
//!   automaton: states = sets of (leaf, stack), found lazily, remembered by (state, byte)
//!      │
//!      ▼
//!   mask: a state × the vocabulary's tree of bytes (trie, vocabulary) → the tokens that
//!      │        may come, the bytes that must;
//!      │        inside a leaf by walk, over machine: the leaves of regular expressions as a table
//!      │
//!      ▼
//!   finish: a state → a short text that completes it;
//!      │   forced: a state → the tokens that come whatever is chosen
//!      │
//!      ▼
//!   constraint: all of this for one grammar and one vocabulary, shared by the requests that use it
//!
//!   source: what is compiled, as it was written;  file: what it was compiled to, as bytes
//! ```
//!
//! Three rules keep it exact and fast:
//!
//! * A byte is allowed only if some text completes it: no dead ends, not even inside a character or
//!   an escape.
//! * Nothing is unrolled. A bound, an optional property, a nesting level is a number in a state,
//!   made when text gets there.
//! * Whatever can go wrong does so while a grammar is compiled, with an error that says where;
//!   where a step meets a limit all the same, the way to the end that is known of every state still
//!   holds.

mod automaton;
mod budget;
mod constraint;
mod distinct;
mod error;
mod expression;
mod file;
mod finish;
mod forced;
mod frame;
mod intern;
mod leaf_tokens;
mod machine;
mod mask;
mod place;
mod repeats;
mod source;
mod state;
mod syntax;
mod token_mask;
mod trie;
mod tuning;
mod vocabulary;
mod walk;

pub use automaton::Automaton;
pub use budget::Stop;
pub use constraint::Constraint;
pub use error::Error;
pub use file::is_precompiled;
pub use frame::{Bare, Beside, Frame, Lead, Marks, json_name};
pub use mask::Masks;
pub use source::{Source, load_grammar_file, precompile};
pub use state::State;
pub use syntax::schema::{Gbnf, NumberLimits, Options, Whitespace};
pub use token_mask::TokenMask;
pub use trie::TokenSet;
pub use vocabulary::Vocabulary;

impl Automaton {
    /// Compiles a grammar in GBNF, the notation of llama.cpp, from rule `root`.
    ///
    /// `token_id` finds the number of a token by its text, angle brackets included: `<think>`.
    ///
    /// # Errors
    /// The text does not parse (with line and column), a rule is missing, no text matches, or a
    /// limit is passed.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::Automaton;
    ///
    /// let text = "root ::= item (\",\" item)*\nitem ::= [a-z]+";
    /// let mut list = Automaton::from_gbnf(text, "root", &|_| None)?;
    /// assert!(list.matches(b"a,bc")? && !list.matches(b"a,")?);
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn from_gbnf(
        text: &str,
        root: &str,
        token_id: &dyn Fn(&str) -> Option<u32>,
    ) -> Result<Automaton, Error> {
        syntax::gbnf::compile(text, root, token_id)
    }

    /// Compiles a JSON Schema: the automaton of the JSON texts that satisfy it, and the JSON
    /// pointers of the keywords that it does not enforce.
    ///
    /// # Errors
    /// A keyword has a value that means nothing (with its pointer), no value satisfies the schema,
    /// or a limit is passed.
    pub fn from_schema(
        schema: &serde_json::Value,
        options: Options,
    ) -> Result<(Automaton, Vec<String>), Error> {
        syntax::schema::compile(schema, options, None)
    }
}

impl Gbnf {
    /// Writes a JSON Schema as a grammar: the texts of the one are the texts of the other, but for
    /// what is reported.
    ///
    /// # Errors
    /// As [`Automaton::from_schema`].
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Gbnf, Options};
    ///
    /// let schema = serde_json::json!({"type": "boolean"});
    /// let grammar = Gbnf::from_schema(&schema, Options::default())?;
    /// assert!(grammar.text.contains("root ::=") && grammar.ignored.is_empty());
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn from_schema(schema: &serde_json::Value, options: Options) -> Result<Gbnf, Error> {
        syntax::schema::convert(schema, options)
    }
}
