//! Arrays of Python, which masks are written to where they lie.

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::intern;
use pyo3::prelude::*;

/// A writable array of 32-bit numbers, of one row or of several.
pub(crate) struct Bitmap<'py> {
    /// Keeps the memory where it is.
    _owner: BitmapOwner<'py>,
    start: *mut u32,
    rows: usize,
    width: usize,
}

#[expect(dead_code, reason = "holds what it keeps alive")]
enum BitmapOwner<'py> {
    Signed(PyBuffer<i32>),
    Unsigned(PyBuffer<u32>),
    Tensor(Bound<'py, PyAny>),
}

const EXPECTED: &str = "expected a writable, contiguous array of int32 or uint32 with one or two \
                        dimensions, in the memory of the CPU";

impl<'py> Bitmap<'py> {
    /// Takes an array of numpy or anything else with a buffer, or a tensor of torch.
    pub(crate) fn of(array: &Bound<'py, PyAny>) -> PyResult<Bitmap<'py>> {
        if let Ok(buffer) = PyBuffer::<i32>::get(array) {
            let [rows, width] = shape(&buffer)?;
            let start = buffer.buf_ptr().cast();
            return Ok(Bitmap { _owner: BitmapOwner::Signed(buffer), start, rows, width });
        }
        if let Ok(buffer) = PyBuffer::<u32>::get(array) {
            let [rows, width] = shape(&buffer)?;
            let start = buffer.buf_ptr().cast();
            return Ok(Bitmap { _owner: BitmapOwner::Unsigned(buffer), start, rows, width });
        }
        Bitmap::of_tensor(array)
    }

    /// Takes a tensor of torch, which says where it lies.
    fn of_tensor(tensor: &Bound<'py, PyAny>) -> PyResult<Bitmap<'py>> {
        let py = tensor.py();
        let wrong = |found: &str| PyTypeError::new_err(format!("{found}: {EXPECTED}"));
        let Some(pointer) = tensor.getattr_opt(intern!(py, "data_ptr"))? else {
            return Err(wrong(&tensor.get_type().name()?.to_string()));
        };
        let is_contiguous = tensor.call_method0(intern!(py, "is_contiguous"))?.is_truthy()?;
        let is_cuda = !tensor.getattr(intern!(py, "is_cpu"))?.is_truthy()?;
        let item: usize = tensor.call_method0(intern!(py, "element_size"))?.extract()?;
        let is_float = tensor.call_method0(intern!(py, "is_floating_point"))?.is_truthy()?;
        if is_cuda || item != 4 || is_float || !is_contiguous {
            return Err(wrong("a tensor of another kind"));
        }
        let shape: Vec<usize> = tensor.getattr(intern!(py, "shape"))?.extract()?;
        let [rows, width] = dimensions(&shape)?;
        let start = pointer.call0()?.extract::<usize>()? as *mut u32;
        if start.is_null() && rows * width > 0 {
            return Err(wrong("a tensor without memory"));
        }
        Ok(Bitmap { _owner: BitmapOwner::Tensor(tensor.clone()), start, rows, width })
    }

    /// Returns how many words a row has.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Returns some rows, one after the other.
    pub(crate) fn rows(&mut self, first: usize, n: usize) -> PyResult<&mut [u32]> {
        let end = first.checked_add(n).filter(|&end| end <= self.rows);
        let Some(_) = end else {
            let found = format!("rows {first} to {} of {}", first.saturating_add(n), self.rows);
            return Err(PyIndexError::new_err(found));
        };
        if n * self.width == 0 {
            return Ok(&mut []);
        }
        // SAFETY: the array has `rows` rows of `width` words from `start` on, which its owner keeps
        // where they are while `self` lives. That nobody else writes there meanwhile is for whoever
        // calls: as with any function of numpy that releases the interpreter's lock
        Ok(unsafe {
            std::slice::from_raw_parts_mut(self.start.add(first * self.width), n * self.width)
        })
    }
}

fn shape<T: pyo3::buffer::Element>(buffer: &PyBuffer<T>) -> PyResult<[usize; 2]> {
    if buffer.readonly() || !buffer.is_c_contiguous() {
        return Err(PyTypeError::new_err(format!("an array of another kind: {EXPECTED}")));
    }
    dimensions(buffer.shape())
}

/// Returns rows and the words of each.
fn dimensions(shape: &[usize]) -> PyResult<[usize; 2]> {
    match *shape {
        [width] => Ok([1, width]),
        [rows, width] => Ok([rows, width]),
        _ => Err(PyTypeError::new_err(format!("{} dimensions: {EXPECTED}", shape.len()))),
    }
}
