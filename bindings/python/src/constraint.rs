//! Compiled constraints.

use std::sync::Arc;

use hob_grammar::{Options, SharedConstraint, Source, SourceForm};
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use crate::errors::{Error, of_engine};
use crate::vocabulary::Vocabulary;

/// A constraint over a vocabulary, shared by the texts that follow it.
#[pyclass(frozen, module = "hob_grammar")]
pub(crate) struct Constraint {
    pub(crate) shared: Arc<SharedConstraint>,
    pub(crate) vocabulary: Py<Vocabulary>,
}

/// Returns the kinds of sources.
#[pyfunction]
pub(crate) fn kinds() -> Vec<&'static str> {
    Source::kinds().collect()
}

/// Returns the text of a source of a kind: as it is, or else as JSON; of a pydantic model, its
/// schema's.
fn source_text(kind: &str, source: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
    let form = Source::form_of_kind(kind);
    let Some(source) = source.filter(|_| form != Some(SourceForm::Empty)) else {
        return match form {
            Some(SourceForm::Text | SourceForm::Json) => {
                Err(Error::new_err(format!("`{kind}` needs a source")))
            }
            _ => Ok(String::new()),
        };
    };
    let py = source.py();
    if let Ok(text) = source.cast::<PyString>() {
        return Ok(text.to_str()?.to_owned());
    }
    if form == Some(SourceForm::Text) {
        let found = source.get_type().name()?;
        return Err(PyTypeError::new_err(format!("the source of `{kind}` is text: {found}")));
    }
    let name = intern!(py, "model_json_schema");
    let value = match source.getattr_opt(name)? {
        Some(method) => method.call0()?,
        None => source.clone(),
    };
    py.import(intern!(py, "json"))?.call_method1(intern!(py, "dumps"), (value,))?.extract()
}

impl Constraint {
    fn compile(py: Python<'_>, vocabulary: Py<Vocabulary>, source: Source) -> PyResult<Constraint> {
        let table = &vocabulary.get().table;
        let shared = py.detach(|| SharedConstraint::compile(table, source)).map_err(of_engine)?;
        Ok(Constraint { shared: Arc::new(shared), vocabulary })
    }
}

#[pymethods]
impl Constraint {
    #[new]
    #[pyo3(signature = (vocabulary, kind, source = None, *, open_objects = None,
                        whitespace = None, numbers = None))]
    fn new(
        py: Python<'_>,
        vocabulary: Py<Vocabulary>,
        kind: &str,
        source: Option<&Bound<'_, PyAny>>,
        open_objects: Option<bool>,
        whitespace: Option<&str>,
        numbers: Option<&str>,
    ) -> PyResult<Constraint> {
        let json =
            |name: &str, value: Option<String>| value.map(|value| format!("\"{name}\": {value}"));
        let text = |value: Option<&str>| value.map(|value| format!("{value:?}"));
        let members = [
            json("open_objects", open_objects.map(|open| open.to_string())),
            json("whitespace", text(whitespace)),
            json("numbers", text(numbers)),
        ];
        let members: Vec<String> = members.into_iter().flatten().collect();
        let options = Options::from_json(&format!("{{{}}}", members.join(", ")));
        let options = options.map_err(of_engine)?;
        let text = source_text(kind, source)?;
        let source = py.detach(|| Source::from_kind(kind, &text, options)).map_err(of_engine)?;
        Constraint::compile(py, vocabulary, source)
    }

    #[staticmethod]
    fn deserialize(py: Python<'_>, vocabulary: Py<Vocabulary>, data: &[u8]) -> PyResult<Self> {
        Constraint::compile(py, vocabulary, Source::Precompiled(data.into()))
    }

    fn serialize<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let file = py.detach(|| self.shared.serialize()).map_err(of_engine)?;
        Ok(PyBytes::new(py, &file))
    }

    #[getter]
    fn ignored(&self) -> Vec<String> {
        self.shared.ignored()
    }

    #[getter]
    fn has_sampling(&self) -> bool {
        self.shared.has_regions()
    }

    #[getter]
    fn vocabulary(&self, py: Python<'_>) -> Py<Vocabulary> {
        self.vocabulary.clone_ref(py)
    }
}
