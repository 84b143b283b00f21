//! The constraint engine as a C library: opaque handles, codes of errors, and their texts.
//!
//! `include/hob_grammar.h` is made of this crate by cbindgen.

pub mod constraint;
mod handle;
pub mod matcher;
pub mod status;
pub mod tokens;

pub use constraint::CompiledConstraint;
pub use matcher::TextMatcher;
pub use status::Status;
pub use tokens::Tokens;
