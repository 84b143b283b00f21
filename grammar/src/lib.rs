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
//!   GBNF, Lark, tags     JSON Schema, regular expressions, choices
//!      │ syntax::rules      │ syntax::schema, syntax::pattern, syntax::words
//!      ▼                    ▼
//!   expression: rules over terminals, hash-consed; counters and objects are single nodes
//!      │                    │
//!      │                    ▼
//!      │         expression::regex: over characters, with ∩ and ¬, by derivatives
//!      ▼                    │
//!   expression::leaf: terminals as small byte machines (UTF-8, JSON escapes, words, keys)
//!      │
//!      ▼
//!   automaton: states = sets of (leaf, stack), found lazily, remembered by (state, byte)
//!      │
//!      ▼
//!   mask: a state × the vocabulary's trie of bytes → the tokens that may come, and those that must
//!      │
//!      ▼
//!   completion: a state → a short text that completes it
//!      │
//!      ▼
//!   constraint: all of this for one grammar and one vocabulary, shared by the requests that use it
//!      │
//!      ▼
//!   matcher: the tokens that have come of one text, and those that may come next
//! ```
//!
//! # Floors
//!
//! From the bottom to the top; no module imports one above it, and none of the same floor imports
//! another that imports it. `tests/floors.rs` holds this.
//!
//! 1. `error`: what went wrong, and where
//! 2. `argument_types`, `budget`, `codec`, `intern`, `region_options`, `tuning`: types of values;
//!    steps of a search; files; hash-consing; options of parts of a text; measured limits
//! 3. `expression`: rules, regular expressions and terminals
//! 4. `frame`, `syntax`: what stands around values, and descriptions of text → expressions
//! 5. `automaton`: expressions → states and steps by bytes
//! 6. `mask`: states → tokens; owns what is remembered of a vocabulary's tokens
//! 7. `completion`: states → short texts
//! 8. `file`: expressions ↔ the bytes of a precompiled grammar
//! 9. `source`: a description as it was written → an automaton
//! 10. `constraint`, `kind`, `regions`: an automaton, masks and completions behind one lock;
//!     sources by name; the parts of a text that are sampled in their own way
//! 11. `healing`, `matcher`: texts whose beginning was taken back; the position of a text in a
//!     constraint
//! 12. `tokens`: a vocabulary with the names of tokens, and those that end a text
//! 13. `shared`: a constraint for any number of texts
//!
//! # Rules
//!
//! Three rules keep it exact and fast:
//!
//! * A byte is allowed only if some text completes it: no dead ends, not even inside a character or
//!   an escape.
//! * Nothing is unrolled. A bound, an optional property, a nesting level is a number in a state,
//!   made when text gets there.
//! * Whatever can go wrong does so while a grammar is compiled, with an error that says where;
//!   where a step meets a limit all the same, the completion that is known of every state still
//!   holds.

mod argument_types;
mod automaton;
mod budget;
mod codec;
mod completion;
mod constraint;
mod error;
mod expression;
mod file;
mod frame;
mod healing;
mod intern;
mod kind;
mod mask;
mod matcher;
mod region_options;
mod regions;
mod shared;
mod source;
mod syntax;
mod tokens;
mod tuning;

pub use argument_types::{ArgumentTypes, InnerTypes, ValueTypes};
pub use automaton::Automaton;
pub use automaton::state::State;
pub use budget::Stop;
pub use constraint::{Constraint, EndEffect};
pub use error::{Error, SchemaPlace};
use expression::Purpose;
pub use file::is_precompiled;
pub use frame::{
    ArgumentTags, Bare, Beside, Frame, Lead, Marks, OpenReasoning, TextCall, TextForm, ValueSyntax,
    json_name,
};
pub use kind::SourceForm;
pub use mask::Masks;
pub use mask::token_mask::TokenMask;
pub use mask::trie::TokenSet;
pub use mask::vocabulary::Vocabulary;
pub use matcher::{Matcher, draft_parents, fill_batch};
pub use region_options::{RegionOption, RegionOptions};
pub use regions::{RegionState, Regions};
pub use shared::SharedConstraint;
pub use source::{Source, Trigger, load_grammar_file, precompile};
pub use syntax::schema::{Gbnf, NumberLimits, Options, Whitespace};
pub use tokens::TokenTable;

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
        let (exprs, root) = syntax::gbnf::expressions(text, root, token_id, &Stop::default())?;
        Automaton::new(exprs, root)
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
        let (exprs, root, ignored) =
            syntax::schema::expressions(schema, options, None, Purpose::Masks, &Stop::default())?;
        Ok((Automaton::new(exprs, root)?, ignored))
    }
}

impl ArgumentTypes {
    /// Returns the types that the arguments of each tool may have: `schema` is an `anyOf` of the
    /// schemas of their arguments. Ends early when `stop` is set.
    ///
    /// # Errors
    /// A keyword has a value that means nothing (with its pointer), or a limit is passed.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{ArgumentTypes, Options, Stop};
    ///
    /// let city = serde_json::json!({"properties": {"city": {"type": "string"}}});
    /// let tools = serde_json::json!({"anyOf": [city]});
    /// let types = ArgumentTypes::of_tools(&tools, Options::default(), &Stop::default())?;
    /// assert!(types[0].of("city").is_string());
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn of_tools(
        schema: &serde_json::Value,
        options: Options,
        stop: &Stop,
    ) -> Result<Vec<ArgumentTypes>, Error> {
        syntax::schema::argument_types(schema, options, stop)
    }

    /// Returns the types that the arguments of each tool may have, as [`ArgumentTypes::of_tools`],
    /// with those of the values inside them.
    ///
    /// # Errors
    /// As [`ArgumentTypes::of_tools`].
    pub fn of_elements(
        schema: &serde_json::Value,
        options: Options,
        stop: &Stop,
    ) -> Result<Vec<ArgumentTypes>, Error> {
        syntax::schema::types_within_arguments(schema, options, stop)
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
