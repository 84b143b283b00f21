//! The layer of syntax: descriptions of text as people and programs write them → expressions, and
//! back.
//!
//! * `schema` reads a JSON Schema, and `pattern` the regular expressions in it.
//! * `gbnf` reads the grammars of llama.cpp.
//! * `convert` writes what a schema has become as such a grammar.
//!
//! Errors of a description are found here, with an error that says where. The layers
//! above know only [`expression`](crate::expression).

pub(crate) mod convert;
pub(crate) mod gbnf;
mod pattern;
pub(crate) mod schema;
