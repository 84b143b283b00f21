//! The errors of reading the vocabulary of a model file.

use crate::gguf;

/// A model file without a vocabulary that this module can use.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A metadata value is of another type than expected.
    #[error(transparent)]
    Gguf(Box<gguf::Error>),
    /// A key that every vocabulary of its kind has is not there.
    #[error("metadata key `{key}` is missing, expected {expected}")]
    Missing {
        /// The key.
        key: &'static str,
        /// The value it should hold.
        expected: &'static str,
    },
    /// `tokenizer.ggml.model` names a kind of tokenizer that is not supported.
    #[error(
        "tokenizer.ggml.model is `{model}`{}, expected `llama`, `gpt2`, `gemma4`, `bert` or `t5`",
        known(model)
    )]
    Model {
        /// The name in the file.
        model: String,
    },
    /// `tokenizer.ggml.pre` names no known rule for splitting text into words.
    #[error(
        "tokenizer.ggml.pre is `{pre}`, expected a pre-tokenizer that hob knows, \
         such as `llama-bpe` or `qwen2`"
    )]
    Pre {
        /// The name in the file.
        pre: String,
    },
    /// A vocabulary without tokens.
    #[error("tokenizer.ggml.tokens is empty, expected a vocabulary")]
    Empty,
    /// Two tokens have the same text, so that one of them could never be found.
    #[error(
        "tokenizer.ggml.tokens: elements {first} and {second} are both `{text}`, \
         expected a text once"
    )]
    Duplicate {
        /// The first of the two.
        first: usize,
        /// The second.
        second: usize,
        /// Their text, escaped.
        text: String,
    },
    /// An array that goes with the tokens has another length.
    #[error("{key} has {found} elements, expected {expected}: one per token")]
    Length {
        /// The key of the array.
        key: &'static str,
        /// Number of its elements.
        found: usize,
        /// Number of tokens.
        expected: usize,
    },
    /// An entry of `tokenizer.ggml.merges` is not two texts with a space between them.
    #[error(
        "tokenizer.ggml.merges: element {index} is `{text}`, \
         expected two texts with a space between"
    )]
    Merge {
        /// Index of the entry.
        index: usize,
        /// Its text, escaped.
        text: String,
    },
    /// The table of normalization is cut short, or its parts do not fit together.
    #[error(
        "tokenizer.ggml.precompiled_charsmap: {len} bytes that are no table of normalization \
         of SentencePiece"
    )]
    CharsMap {
        /// Its bytes.
        len: usize,
    },
    /// More text or more tokens than a vocabulary can hold.
    #[error("{key}: too large, expected less than 4 GiB of text in less than 2^32 entries")]
    TooLarge {
        /// The key of the array.
        key: &'static str,
    },
}

impl From<gguf::Error> for Error {
    fn from(e: gguf::Error) -> Error {
        Error::Gguf(Box::new(e))
    }
}

/// Returns what the names of tokenizers that others support mean, for the message.
fn known(model: &str) -> &'static str {
    match model {
        "rwkv" | "plamo2" | "hybriddna" | "whitespace" => " (not supported)",
        "none" | "no_vocab" => " (a model without a vocabulary)",
        _ => "",
    }
}
