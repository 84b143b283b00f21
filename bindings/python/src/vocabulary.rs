//! Vocabularies of tokenizers.

use std::collections::HashMap;
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use hob_grammar::TokenTable;
use hob_grammar_tokens::{TokenList, TokensError, from_gguf, from_tiktoken, from_tokenizer_json};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::errors::{of_engine, of_tokens};

/// The tokens of a tokenizer: their bytes, the names of those that are no text, and those that end
/// a text.
#[pyclass(frozen, module = "hob_grammar")]
pub(crate) struct Vocabulary {
    pub(crate) table: TokenTable,
}

/// Tokens that end a text, by number or name.
#[derive(FromPyObject)]
enum EndToken {
    Number(u32),
    Name(String),
}

impl Vocabulary {
    /// Makes the tables of a file's tokens; `ends` stand in place of the ends that the file says.
    fn of_list(
        py: Python<'_>,
        read: impl FnOnce() -> Result<TokenList, TokensError> + Send,
        ends: Option<Vec<EndToken>>,
    ) -> PyResult<Vocabulary> {
        let made = py.detach(|| {
            let mut list = read()?;
            if let Some(ends) = ends {
                let number = |end| match end {
                    EndToken::Number(number) => Ok(number),
                    EndToken::Name(name) => list.find(&name).ok_or(TokensError::NoToken(name)),
                };
                let ends = ends.into_iter().map(number).collect::<Result<_, _>>()?;
                list.ends = ends;
            }
            list.table()
        });
        Ok(Vocabulary { table: made.map_err(of_tokens)? })
    }
}

#[pymethods]
impl Vocabulary {
    #[new]
    #[pyo3(signature = (tokens, ends, names = None))]
    fn new(
        py: Python<'_>,
        tokens: Vec<Option<Vec<u8>>>,
        ends: Vec<u32>,
        names: Option<HashMap<String, u32>>,
    ) -> PyResult<Vocabulary> {
        let tokens = tokens.into_iter().map(|token| token.unwrap_or_default().into()).collect();
        let names = names.unwrap_or_default().into_iter().map(|(name, id)| (name.into(), id));
        let table = py.detach(|| TokenTable::new(tokens, names, ends));
        Ok(Vocabulary { table: table.map_err(of_engine)? })
    }

    #[staticmethod]
    #[pyo3(signature = (text, ends = None))]
    fn from_tokenizer_json(
        py: Python<'_>,
        text: String,
        ends: Option<Vec<EndToken>>,
    ) -> PyResult<Vocabulary> {
        Vocabulary::of_list(py, move || from_tokenizer_json(text.as_bytes()), ends)
    }

    #[staticmethod]
    #[pyo3(signature = (path, ends = None))]
    fn from_gguf(
        py: Python<'_>,
        path: PathBuf,
        ends: Option<Vec<EndToken>>,
    ) -> PyResult<Vocabulary> {
        let file = File::open(path)?;
        Vocabulary::of_list(py, move || from_gguf(BufReader::new(file)), ends)
    }

    #[staticmethod]
    #[pyo3(signature = (text, special, ends = None))]
    fn from_tiktoken_ranks(
        py: Python<'_>,
        text: String,
        special: HashMap<String, u32>,
        ends: Option<Vec<EndToken>>,
    ) -> PyResult<Vocabulary> {
        let read = move || {
            let special: Vec<(&str, u32)> =
                special.iter().map(|(name, &id)| (name.as_str(), id)).collect();
            from_tiktoken(&text, &special)
        };
        Vocabulary::of_list(py, read, ends)
    }

    fn __len__(&self) -> usize {
        self.table.vocabulary().len()
    }

    #[getter]
    fn ends(&self) -> Vec<u32> {
        self.table.ends().to_vec()
    }

    #[getter]
    fn mask_words(&self) -> usize {
        self.table.mask_words()
    }

    fn token_bytes<'py>(&self, py: Python<'py>, token: u32) -> PyResult<Bound<'py, PyBytes>> {
        if token as usize >= self.table.vocabulary().len() {
            return Err(PyIndexError::new_err(format!("there is no token {token}")));
        }
        Ok(PyBytes::new(py, self.table.vocabulary().bytes(token)))
    }

    fn find(&self, name: &str) -> Option<u32> {
        self.table.find(name)
    }

    fn __repr__(&self) -> String {
        format!("Vocabulary({} tokens, ends={:?})", self.__len__(), self.table.ends())
    }
}
