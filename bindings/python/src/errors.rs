//! Errors of the engine as exceptions.

use hob_grammar::Error as EngineError;
use hob_grammar_tokens::TokensError;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

pyo3::create_exception!(
    hob_grammar,
    Error,
    PyValueError,
    "A source, a vocabulary or an argument that cannot be used."
);
pyo3::create_exception!(
    hob_grammar,
    LimitError,
    Error,
    "A limit on work or memory is passed. A text can still be ended by its completion."
);
pyo3::create_exception!(
    hob_grammar,
    DeadEndError,
    Error,
    "No token continues the text as the grammar asks, and the text may not end."
);

/// Returns the exception of an error of the engine.
pub(crate) fn of_engine(error: EngineError) -> PyErr {
    let text = error.to_string();
    match error {
        EngineError::DeadEnd => DeadEndError::new_err(text),
        EngineError::Limit { .. } | EngineError::SchemaLimit { .. } => LimitError::new_err(text),
        error if error.is_of_step() => LimitError::new_err(text),
        _ => Error::new_err(text),
    }
}

/// Returns the exception of an error of a tokenizer file.
pub(crate) fn of_tokens(error: TokensError) -> PyErr {
    match error {
        TokensError::Read(error) => error.into(),
        error => Error::new_err(error.to_string()),
    }
}
