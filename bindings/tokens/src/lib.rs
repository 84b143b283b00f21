//! The tokens of tokenizer files, as the constraint engine needs them: the bytes of each, the names
//! of those that are no text, and those that end a text.
//!
//! Reads `tokenizer.json` of Hugging Face, GGUF files, and ranks of tiktoken. Nothing here cuts a
//! text into tokens.
//!
//! ```
//! let json = br#"{"model": {"type": "BPE", "vocab": {"\u0120yes": 0, "no": 1, "</s>": 2}},
//!                 "decoder": {"type": "ByteLevel"},
//!                 "added_tokens": [{"id": 2, "content": "</s>", "special": true}]}"#;
//! let list = hob_grammar_tokens::from_tokenizer_json(json)?;
//! assert_eq!(&*list.tokens[0], b" yes");
//! assert_eq!(list.ends, [2]);
//! # Ok::<(), hob_grammar_tokens::TokensError>(())
//! ```

mod gguf;
mod json;
mod spelling;
mod tiktoken;

pub use gguf::from_gguf;
pub use json::from_tokenizer_json;
pub use tiktoken::from_tiktoken;

use hob_grammar::TokenTable;

/// Most tokens that a file may have; the largest vocabularies have some 300,000.
pub const MAX_TOKENS: usize = 1 << 22;

/// A tokenizer file that cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TokensError {
    /// The file cannot be read.
    #[error("cannot read the file: {0}")]
    Read(#[from] std::io::Error),
    /// The file is not of the kind that it should be.
    #[error("{found}, expected {expected}")]
    Format {
        /// The thing that is there.
        found: String,
        /// The thing that should be there.
        expected: String,
    },
    /// No token is known to end a text.
    #[error("no token that ends a text is known: name them, for example by `ends`")]
    NoEnd,
    /// A token that is named is not there.
    #[error("there is no token `{0}`")]
    NoToken(String),
    /// The engine refuses the tokens.
    #[error(transparent)]
    Engine(#[from] hob_grammar::Error),
}

impl TokensError {
    fn format(found: impl Into<String>, expected: impl Into<String>) -> TokensError {
        TokensError::Format { found: found.into(), expected: expected.into() }
    }
}

/// The tokens of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TokenList {
    /// The bytes of each token; empty for those that never are text.
    pub tokens: Vec<Box<[u8]>>,
    /// The texts of tokens that the file adds to those of its model, or that are no text.
    pub names: Vec<(Box<str>, u32)>,
    /// The tokens that end a text, as far as the file or their names say.
    pub ends: Vec<u32>,
}

/// Names of tokens that end a text, in files that do not say which do.
const ENDS: [&str; 17] = [
    "<|eot_id|>",
    "<|im_end|>",
    "<|end|>",
    "<|return|>",
    "<|call|>",
    "<end_of_turn>",
    "<|endoftext|>",
    "</s>",
    "<|eom_id|>",
    "<EOT>",
    "[EOT]",
    "[EOS]",
    "<|end_of_text|>",
    "<end_of_utterance>",
    "<eos>",
    "<turn|>",
    "<｜end▁of▁sentence｜>",
];

impl TokenList {
    /// Returns the number of the token of this name.
    pub fn find(&self, name: &str) -> Option<u32> {
        self.names.iter().find(|(known, _)| **known == *name).map(|&(_, token)| token)
    }

    /// Makes the tokens of these names those that end a text, in place of the ones that are known.
    ///
    /// # Errors
    /// There is no token of a name.
    pub fn end_with(&mut self, names: &[&str]) -> Result<(), TokensError> {
        let find = |name: &&str| self.find(name).ok_or(TokensError::NoToken((*name).into()));
        self.ends = names.iter().map(find).collect::<Result<_, _>>()?;
        Ok(())
    }

    /// Makes the table that constraints are compiled over.
    ///
    /// # Errors
    /// No token ends a text, or one that is named is not there.
    pub fn table(self) -> Result<TokenTable, TokensError> {
        if self.ends.is_empty() {
            return Err(TokensError::NoEnd);
        }
        Ok(TokenTable::new(self.tokens, self.names, self.ends)?)
    }

    /// Adds the tokens that end a text by their names. In harmony, `<|end|>` ends a message and not
    /// the text; for Gemma 4, `</s>` is text.
    fn add_known_ends(&mut self) {
        let mut found: Vec<(&str, u32)> = Vec::new();
        for end in ENDS {
            found.extend(self.find(end).map(|token| (end, token)));
        }
        let has = |name: &str| found.iter().any(|end| end.0 == name);
        let is_message = has("<|call|>") && has("<|return|>");
        let is_text = has("<turn|>");
        found.retain(|&(name, _)| !(name == "<|end|>" && is_message || name == "</s>" && is_text));
        self.ends.extend(found.into_iter().map(|end| end.1));
        self.ends.sort_unstable();
        self.ends.dedup();
    }
}
