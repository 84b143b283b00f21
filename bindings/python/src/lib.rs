//! The constraint engine as a Python module.
//!
//! Masks, compiling and reading of vocabularies release the interpreter's lock.

mod bitmap;
mod constraint;
mod errors;
mod matcher;
mod vocabulary;

use pyo3::prelude::*;

/// The native part of `hob_grammar`.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("Error", module.py().get_type::<errors::Error>())?;
    module.add("LimitError", module.py().get_type::<errors::LimitError>())?;
    module.add("DeadEndError", module.py().get_type::<errors::DeadEndError>())?;
    module.add_class::<vocabulary::Vocabulary>()?;
    module.add_class::<constraint::Constraint>()?;
    module.add_class::<matcher::Matcher>()?;
    module.add_function(wrap_pyfunction!(constraint::kinds, module)?)?;
    module.add_function(wrap_pyfunction!(matcher::fill_batch, module)?)
}
