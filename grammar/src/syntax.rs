//! The layer of syntax: descriptions of text as people and programs write them → expressions, and
//! back.
//!
//! * `schema` reads a JSON Schema, and `pattern` the regular expressions in it.
//! * `gbnf` reads the grammars of llama.cpp, `lark` those of llguidance; both come to `rules`.
//! * `tags` reads structural tags, with schemas and grammars in them, `words` a list of texts.
//! * `convert` writes what a schema has become as such a grammar.
//!
//! Errors of a description are found here, with an error that says where. The layers
//! above know only [`expression`](crate::expression).

pub(crate) mod convert;
pub(crate) mod gbnf;
pub(crate) mod lark;
mod leftrec;
pub(crate) mod pattern;
mod rules;
pub(crate) mod rust_regex;
pub(crate) mod schema;
mod substring;
pub(crate) mod tags;
pub(crate) mod words;
