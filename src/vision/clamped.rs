//! Matrices of a tower, whose input and output may have limits.

use crate::model::Error;
use crate::model::binder::Binder;
use crate::model::linear::Linear;

/// A matrix whose input and output may have limits: y = clamp(W clamp(x) + b).
#[derive(Clone, Debug)]
pub(super) struct ClampedLinear {
    /// W and b.
    pub linear: Linear,
    /// The limits (Gemma 4).
    pub clamp: Option<ClampLimits>,
}

/// The limits of what goes into a matrix, and of what comes out.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClampLimits {
    /// Least and greatest input.
    pub input: [f32; 2],
    /// Least and greatest output.
    pub output: [f32; 2],
}

/// Takes a matrix.
pub(super) fn linear(
    b: &mut Binder,
    name: &str,
    n_cols: usize,
    n_rows: usize,
) -> Result<ClampedLinear, Error> {
    Ok(ClampedLinear { linear: b.linear(name, n_cols, n_rows)?, clamp: clamp(b, name)? })
}

/// Takes a matrix, if it is there.
pub(super) fn linear_optional(
    b: &mut Binder,
    name: &str,
    n_cols: usize,
    n_rows: usize,
) -> Result<Option<ClampedLinear>, Error> {
    let is_there = b.gguf.tensor_index(&format!("{name}.weight")).is_some();
    is_there.then(|| linear(b, name, n_cols, n_rows)).transpose()
}

/// Takes a matrix of any number of rows.
pub(super) fn linear_of(b: &mut Binder, name: &str, n_cols: usize) -> Result<ClampedLinear, Error> {
    let (_, n_rows) = b.matrix_shape(&format!("{name}.weight"))?;
    linear(b, name, n_cols, n_rows)
}

/// Takes the limits of a matrix, if there are any.
pub(super) fn clamp(b: &mut Binder, name: &str) -> Result<Option<ClampLimits>, Error> {
    let mut limit = |part: &str| -> Result<Option<f32>, Error> {
        let values = b.values_optional(&format!("{name}.{part}"), 1)?;
        Ok(values.map(|values| values[0]))
    };
    let found =
        [limit("input_min")?, limit("input_max")?, limit("output_min")?, limit("output_max")?];
    if found.iter().all(Option::is_none) {
        return Ok(None);
    }
    let [in_min, in_max, out_min, out_max] = found;
    let input = [in_min.unwrap_or(f32::MIN), in_max.unwrap_or(f32::MAX)];
    let output = [out_min.unwrap_or(f32::MIN), out_max.unwrap_or(f32::MAX)];
    if !(input[0] <= input[1] && output[0] <= output[1]) {
        return Err(Error::BadValue {
            key: format!("{name}.input_min and the like"),
            found: format!("{} to {}, {} to {}", input[0], input[1], output[0], output[1]),
            expected: "a least value that is not above the greatest".into(),
        });
    }
    Ok(Some(ClampLimits { input, output }))
}
