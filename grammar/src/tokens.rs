//! The tokens of a tokenizer as whoever makes texts with them needs them: their bytes, those that
//! end a text, and those that a grammar names.

use std::collections::HashMap;
use std::sync::Arc;

use crate::Error;
use crate::budget::Stop;
use crate::constraint::Constraint;
use crate::mask::vocabulary::Vocabulary;
use crate::matcher::Matcher;
use crate::source::{Source, precompile};

/// A vocabulary with the tokens that end a text, and the names of tokens that are not text.
#[derive(Clone, Debug)]
pub struct TokenTable {
    vocabulary: Arc<Vocabulary>,
    names: Arc<HashMap<Box<str>, u32>>,
    ends: Arc<[u32]>,
}

impl TokenTable {
    /// Makes the table of tokens with these bytes, empty for those that never are text. `names` are
    /// those of tokens that a grammar may ask for, such as `<think>`; `ends` are the tokens that
    /// end a text, which are no text themselves, whatever their bytes.
    ///
    /// # Errors
    /// A name or an end is of no token.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Source, TokenTable};
    ///
    /// let tokens = ["a", "b", "<end>"].map(|token| token.as_bytes().into());
    /// let table = TokenTable::new(tokens.into(), [], vec![2])?;
    /// let mut matcher = table.matcher(table.compile(&Source::Regex("ab".into()))?.into());
    /// assert_eq!(matcher.allowed()?, [0]);
    /// assert!(matcher.advance(0)? && matcher.advance(1)?);
    /// assert_eq!(matcher.allowed()?, [2]);
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn new(
        mut tokens: Vec<Box<[u8]>>,
        names: impl IntoIterator<Item = (Box<str>, u32)>,
        ends: Vec<u32>,
    ) -> Result<TokenTable, Error> {
        let count = tokens.len();
        let missing = |what, token| Error::NoVocabularyToken { what, token, tokens: count };
        for &end in &ends {
            let token = tokens.get_mut(end as usize);
            *token.ok_or_else(|| missing("an end of texts".into(), end))? = Box::default();
        }
        let names: HashMap<Box<str>, u32> = names.into_iter().collect();
        if let Some((name, &token)) = names.iter().find(|name| *name.1 as usize >= count) {
            return Err(missing(format!("`{name}`"), token));
        }
        let vocabulary = Arc::new(Vocabulary::new(tokens));
        Ok(TokenTable { vocabulary, names: Arc::new(names), ends: ends.into() })
    }

    /// Returns the tokens' bytes, and what is prepared for masks.
    pub fn vocabulary(&self) -> &Arc<Vocabulary> {
        &self.vocabulary
    }

    /// Returns the tokens that end a text.
    pub fn ends(&self) -> &[u32] {
        &self.ends
    }

    /// Returns the number of the token of this name.
    pub fn find(&self, name: &str) -> Option<u32> {
        self.names.get(name).copied()
    }

    /// Returns how many words of 32 bits a mask of all tokens takes.
    pub fn mask_words(&self) -> usize {
        self.vocabulary.len().div_ceil(32)
    }

    /// Compiles a source over these tokens.
    ///
    /// # Errors
    /// As [`Constraint::compile_until`].
    pub fn compile(&self, source: &Source) -> Result<Constraint, Error> {
        self.compile_until(source, &Stop::default())
    }

    /// Compiles a source over these tokens; ends early when `stop` is set.
    ///
    /// # Errors
    /// As [`Constraint::compile_until`].
    pub fn compile_until(&self, source: &Source, stop: &Stop) -> Result<Constraint, Error> {
        let vocabulary = Arc::clone(&self.vocabulary);
        Constraint::compile_until(source, vocabulary, &|name| self.find(name), stop)
    }

    /// Compiles a source into bytes that [`Source::from_grammar_file`] reads, for these tokens
    /// alone.
    ///
    /// # Errors
    /// As [`precompile`].
    pub fn serialize(&self, source: &Source) -> Result<Vec<u8>, Error> {
        Ok(precompile(source, &self.vocabulary, &|name| self.find(name))?.0)
    }

    /// Returns the position before any text of a constraint over these tokens.
    pub fn matcher(&self, constraint: Arc<Constraint>) -> Matcher {
        Matcher::new(constraint, Arc::clone(&self.ends))
    }
}
