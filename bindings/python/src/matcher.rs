//! Positions of texts in their constraints.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use hob_grammar::{Matcher as EngineMatcher, RegionOption, SharedConstraint, draft_parents};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::bitmap::Bitmap;
use crate::constraint::Constraint;
use crate::errors::of_engine;

/// The position of a text in a constraint.
#[pyclass(module = "hob_grammar")]
pub(crate) struct Matcher {
    shared: Arc<SharedConstraint>,
    matcher: EngineMatcher,
}

#[pymethods]
impl Matcher {
    #[new]
    fn new(py: Python<'_>, constraint: &Bound<'_, Constraint>) -> PyResult<Matcher> {
        let shared = Arc::clone(&constraint.get().shared);
        let matcher = py.detach(|| shared.matcher()).map_err(of_engine)?;
        Ok(Matcher { shared, matcher })
    }

    #[pyo3(signature = (bitmap, row = 0))]
    fn fill(&self, py: Python<'_>, bitmap: &Bound<'_, PyAny>, row: usize) -> PyResult<()> {
        let mut bitmap = Bitmap::of(bitmap)?;
        let words = bitmap.rows(row, 1)?;
        py.detach(|| self.matcher.fill(words)).map_err(of_engine)
    }

    #[pyo3(signature = (bitmap, left, row = 0))]
    fn fill_within(
        &self,
        py: Python<'_>,
        bitmap: &Bound<'_, PyAny>,
        left: usize,
        row: usize,
    ) -> PyResult<()> {
        let mut bitmap = Bitmap::of(bitmap)?;
        let words = bitmap.rows(row, 1)?;
        py.detach(|| self.matcher.fill_within(words, left)).map_err(of_engine)
    }

    #[pyo3(signature = (tokens, parents, bitmap, row = 0))]
    fn fill_draft(
        &self,
        py: Python<'_>,
        tokens: Vec<u32>,
        parents: Vec<i64>,
        bitmap: &Bound<'_, PyAny>,
        row: usize,
    ) -> PyResult<Vec<bool>> {
        let mut bitmap = Bitmap::of(bitmap)?;
        let width = bitmap.width();
        let rows = bitmap.rows(row, tokens.len() + 1)?;
        let parents = draft_parents(parents).map_err(of_engine)?;
        py.detach(|| self.matcher.fill_draft(&tokens, &parents, rows, width)).map_err(of_engine)
    }

    fn allowed(&self, py: Python<'_>) -> PyResult<Vec<u32>> {
        py.detach(|| self.matcher.allowed()).map_err(of_engine)
    }

    fn allows(&self, py: Python<'_>, token: u32) -> PyResult<bool> {
        py.detach(|| self.matcher.allows(token)).map_err(of_engine)
    }

    fn advance(&mut self, py: Python<'_>, token: u32) -> PyResult<bool> {
        py.detach(|| self.matcher.advance(token)).map_err(of_engine)
    }

    fn advance_all(&mut self, py: Python<'_>, tokens: Vec<u32>) -> PyResult<usize> {
        py.detach(|| self.matcher.advance_all(&tokens)).map_err(of_engine)
    }

    fn follow(&mut self, py: Python<'_>, tokens: Vec<u32>) -> PyResult<usize> {
        let Matcher { shared, matcher } = self;
        let before = matcher.tokens();
        let common = before.iter().zip(&tokens).take_while(|(a, b)| a == b).count();
        let others = before.len() - common;
        let followed = py.detach(|| {
            if common == 0 {
                *matcher = shared.matcher()?;
            } else {
                matcher.rollback(others)?;
            }
            Ok(common + matcher.advance_all(&tokens[common..])?)
        });
        followed.map_err(of_engine)
    }

    fn validate(&self, py: Python<'_>, tokens: Vec<u32>) -> PyResult<usize> {
        py.detach(|| self.matcher.validate(&tokens)).map_err(of_engine)
    }

    #[pyo3(signature = (n = 1))]
    fn rollback(&mut self, n: usize) -> PyResult<()> {
        self.matcher.rollback(n).map_err(of_engine)
    }

    fn reset(&mut self, py: Python<'_>) -> PyResult<()> {
        self.matcher = py.detach(|| self.shared.matcher()).map_err(of_engine)?;
        Ok(())
    }

    fn fork(&self) -> Matcher {
        Matcher { shared: Arc::clone(&self.shared), matcher: self.matcher.clone() }
    }

    fn __copy__(&self) -> Matcher {
        self.fork()
    }

    fn forced_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = py.detach(|| self.matcher.forced_bytes()).map_err(of_engine)?;
        Ok(PyBytes::new(py, &bytes))
    }

    fn forced(&self, py: Python<'_>, encode: Py<PyAny>) -> PyResult<Vec<u32>> {
        // an error of `encode` is kept, and raised once the engine is done
        let failed = std::sync::Mutex::new(None);
        let cut = |text: &str| {
            Python::attach(|py| {
                let cut = encode.call1(py, (text,)).and_then(|ids| ids.extract::<Vec<u32>>(py));
                cut.unwrap_or_else(|error| {
                    if let Ok(mut failed) = failed.lock() {
                        failed.get_or_insert(error);
                    }
                    Vec::new()
                })
            })
        };
        let tokens = py.detach(|| self.matcher.forced(&cut)).map_err(of_engine)?;
        match failed.into_inner() {
            Ok(Some(error)) => Err(error),
            _ => Ok(tokens),
        }
    }

    fn completion(&self, py: Python<'_>) -> PyResult<Option<Vec<u32>>> {
        py.detach(|| self.matcher.completion()).map_err(of_engine)
    }

    fn sampling(&mut self, py: Python<'_>) -> PyResult<BTreeMap<&'static str, f64>> {
        let options = py.detach(|| self.matcher.region_options()).map_err(of_engine)?;
        let set = |option: RegionOption| Some((option.name(), options.get(option)?));
        Ok(RegionOption::ALL.into_iter().filter_map(set).collect())
    }

    #[getter]
    fn tokens(&self) -> Vec<u32> {
        self.matcher.tokens().to_vec()
    }

    #[getter]
    fn is_ended(&self) -> bool {
        self.matcher.is_ended()
    }

    #[getter]
    fn is_accepting(&self, py: Python<'_>) -> PyResult<bool> {
        py.detach(|| self.matcher.is_accepting()).map_err(of_engine)
    }
}

/// Writes the masks of several texts to rows of an array, on some threads. Raises the error of the
/// first text whose mask has one, when all others are written; its row is 0.
#[pyfunction]
#[pyo3(signature = (matchers, bitmap, rows = None, threads = 1))]
pub(crate) fn fill_batch(
    py: Python<'_>,
    matchers: Vec<PyRef<'_, Matcher>>,
    bitmap: &Bound<'_, PyAny>,
    rows: Option<Vec<usize>>,
    threads: usize,
) -> PyResult<()> {
    let mut bitmap = Bitmap::of(bitmap)?;
    let width = bitmap.width();
    let n = matchers.len();
    let rows = rows.unwrap_or_else(|| (0..n).collect());
    let distinct: HashMap<usize, usize> = rows.iter().copied().zip(0..).collect();
    if rows.len() != n || distinct.len() != n {
        let found = format!("{} different rows for {n} matchers", distinct.len());
        return Err(PyValueError::new_err(found));
    }
    let is_in_order = rows.windows(2).all(|pair| pair[1] == pair[0] + 1);
    let engines: Vec<&EngineMatcher> = matchers.iter().map(|matcher| &matcher.matcher).collect();
    let outcomes = if is_in_order {
        let words = bitmap.rows(rows.first().copied().unwrap_or(0), n)?;
        py.detach(|| hob_grammar::fill_batch(&engines, words, width, threads))
    } else {
        let mut words = vec![0; n * width];
        let outcomes = py.detach(|| hob_grammar::fill_batch(&engines, &mut words, width, threads));
        for (&row, mask) in rows.iter().zip(words.chunks(width.max(1))) {
            bitmap.rows(row, 1)?.copy_from_slice(mask);
        }
        outcomes
    };
    outcomes.into_iter().collect::<Result<(), _>>().map_err(of_engine)
}
