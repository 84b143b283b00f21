//! Tensors whose rows, columns or values are others in GGUF than in a folder.

use std::ops::Range;

use hob_kernels::{TensorType, dequantize, quantizer};

/// Returns the word for a tensor's part of its layer, of its name in GGUF.
pub(super) fn part_of(name: &str) -> &str {
    name.rsplit('.').nth(1).unwrap_or_default()
}

/// A factor of some rows.
#[derive(Debug, PartialEq)]
pub(super) struct RowFactor {
    /// The rows, counted in the tensor that is made.
    pub rows: Range<usize>,
    /// The factor.
    pub factor: f32,
}

/// A tensor of GGUF that rows of a stored tensor make.
#[derive(Debug, Default, PartialEq)]
pub(super) struct TensorPiece {
    /// Its name.
    pub name: String,
    /// The stored rows in their new order; all as they lie if there are none.
    pub rows: Vec<Range<usize>>,
    /// Factors of its rows, applied one after the other.
    pub factors: Vec<RowFactor>,
}

/// The rule by which values change.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum ValueRule {
    /// They stay as they are.
    #[default]
    Kept,
    /// 1 is added: a norm multiplies by 1 and its weight.
    PlusOne,
    /// The logarithm of how fast a head forgets becomes the exponent, which is below 0.
    NegativeExponential,
    /// They are -s, 0 or s, whichever is nearest; s is the mean of their magnitudes.
    Ternary,
}

/// The recipe of a stored tensor on its way into GGUF.
#[derive(Debug, Default, PartialEq)]
pub(super) struct TensorRecipe {
    /// The tensors that its rows make.
    pub pieces: Vec<TensorPiece>,
    /// Its columns in their new order; all as they lie if there are none.
    pub columns: Vec<Range<usize>>,
    /// The rule of its values.
    pub values: ValueRule,
    /// The shape in GGUF, where it is not the stored one's.
    pub shape: Option<Vec<usize>>,
    /// True if its values have 32 bits in every file.
    pub is_exact: bool,
}

impl TensorRecipe {
    /// Returns one that only names a tensor.
    pub(super) fn named(name: &str) -> TensorRecipe {
        let piece = TensorPiece { name: name.into(), ..TensorPiece::default() };
        TensorRecipe { pieces: vec![piece], ..TensorRecipe::default() }
    }

    /// Returns whether values are multiplied by factors.
    pub(super) fn has_factors(&self) -> bool {
        self.pieces.iter().flat_map(|piece| &piece.factors).any(|found| found.factor != 1.0)
    }

    /// Returns the factor of all values of a tensor of `n_rows` rows, if nothing else of it
    /// changes.
    pub(super) fn only_factor(&self, n_rows: usize) -> Option<f32> {
        let [piece] = &self.pieces[..] else { return None };
        let is_kept = self.values == ValueRule::Kept
            && self.shape.is_none()
            && self.columns.is_empty()
            && piece.rows.is_empty();
        let is_of_all = piece.factors.iter().all(|found| found.rows == (0..n_rows));
        (is_kept && is_of_all).then(|| piece.factors.iter().map(|found| found.factor).product())
    }

    /// Returns it with another order of the rows of its only tensor.
    pub(super) fn with_rows(mut self, rows: Vec<Range<usize>>) -> TensorRecipe {
        if let [piece] = &mut self.pieces[..] {
            piece.rows = rows;
        }
        self
    }
}

/// A stored tensor: its type, its shape as torch has it, and its bytes.
pub(super) struct StoredValues<'a> {
    /// The type.
    pub ty: TensorType,
    /// The shape, rows first.
    pub shape: &'a [usize],
    /// The values.
    pub bytes: &'a [u8],
}

/// A tensor as GGUF has it.
#[derive(Debug)]
pub(super) struct RemadeTensor {
    /// The name.
    pub name: String,
    /// The type.
    pub ty: TensorType,
    /// The shape, the length of a row first.
    pub shape: Vec<usize>,
    /// The values.
    pub bytes: Vec<u8>,
}

/// The type and shape of a tensor as GGUF has it.
pub(super) struct RemadeOutline {
    /// The type.
    pub ty: TensorType,
    /// The shape, the length of a row first.
    pub shape: Vec<usize>,
    /// Number of rows that the piece has picked.
    pub n_picked: usize,
}

/// Returns the type and shape of the tensor of a piece.
///
/// # Errors
/// Rows lie outside of the stored tensor, or the shape does not hold its values.
pub(super) fn remade_outline(
    recipe: &TensorRecipe,
    piece: &TensorPiece,
    ty: TensorType,
    stored: &[usize],
) -> Result<RemadeOutline, String> {
    let Some((&n_rows, within)) = stored.split_first() else {
        return Err("a shape of at least 1 dimension was expected".into());
    };
    if let Some(rows) = piece.rows.iter().find(|rows| rows.start > rows.end || rows.end > n_rows) {
        return Err(format!("at least {} rows were expected, found {n_rows}", rows.end));
    }
    let n_picked: usize = match piece.rows.len() {
        0 => n_rows,
        _ => piece.rows.iter().map(Range::len).sum(),
    };
    let mut shape: Vec<usize> = within.iter().rev().copied().collect();
    shape.push(n_picked);
    let n_values = |shape: &[usize]| shape.iter().try_fold(1usize, |n, &size| n.checked_mul(size));
    let n_found = n_values(&shape);
    let shape = recipe.shape.clone().unwrap_or(shape);
    if n_found.is_none() || n_values(&shape) != n_found {
        return Err(format!("a shape of {shape:?} was expected, found {stored:?}"));
    }
    let is_small = shape.len() == 1 || piece.name.ends_with("_norm.weight");
    let ty = if recipe.is_exact || is_small { TensorType::F32 } else { ty };
    Ok(RemadeOutline { ty, shape, n_picked })
}

/// Returns the tensor of a piece.
///
/// # Errors
/// Rows or columns lie outside of the stored tensor, or the shape does not hold its values.
pub(super) fn remade(
    recipe: &TensorRecipe,
    piece: &TensorPiece,
    stored: &StoredValues,
) -> Result<RemadeTensor, String> {
    let Some((&n_rows, within)) = stored.shape.split_first() else {
        return Err("a shape of at least 1 dimension was expected".into());
    };
    let picked = picked_rows(&piece.rows, n_rows, stored.bytes)?;
    let picked = picked_columns(&recipe.columns, within, stored.ty, picked)?;
    let RemadeOutline { ty, shape, n_picked } =
        remade_outline(recipe, piece, stored.ty, stored.shape)?;
    let n_values: usize = shape.iter().product();
    if n_values.checked_mul(stored.ty.block_bytes()) != Some(picked.len()) {
        return Err(format!("a shape of {shape:?} was expected, found {:?}", stored.shape));
    }
    let is_kept = recipe.values == ValueRule::Kept && piece.factors.is_empty();
    if is_kept && ty == stored.ty {
        return Ok(RemadeTensor { name: piece.name.clone(), ty, shape, bytes: picked });
    }
    let mut values = vec![0.0; n_values];
    dequantize(stored.ty, &picked, &mut values);
    change_values(recipe.values, &mut values);
    for RowFactor { rows, factor } in &piece.factors {
        let n_cols = n_values / n_picked.max(1);
        let run = rows.start * n_cols..rows.end * n_cols;
        let run = values.get_mut(run).ok_or("a factor of rows that it has not")?;
        for value in run {
            *value *= factor;
        }
    }
    let mut bytes = vec![0; n_values * ty.block_bytes()];
    let encode = quantizer(ty).ok_or("a type that cannot be written")?;
    encode(&values, &mut bytes);
    Ok(RemadeTensor { name: piece.name.clone(), ty, shape, bytes })
}

/// Least mean of magnitudes that values of three are made by.
const MIN_MEAN: f32 = 1e-5;

/// Applies a rule to values.
fn change_values(rule: ValueRule, values: &mut [f32]) {
    match rule {
        ValueRule::Kept => {}
        ValueRule::PlusOne => {
            for value in values {
                *value += 1.0;
            }
        }
        ValueRule::NegativeExponential => {
            for value in values {
                // in double precision, so that every machine rounds to the same number
                *value = -f64::from(*value).exp() as f32;
            }
        }
        ValueRule::Ternary => {
            let sum: f64 = values.iter().map(|value| f64::from(value.abs())).sum();
            let mean = (sum / values.len().max(1) as f64) as f32;
            // as its makers have it, by the inverse, which is rounded
            let inverse = 1.0 / mean.max(MIN_MEAN);
            for value in values {
                *value = (*value * inverse).round_ties_even().clamp(-1.0, 1.0) / inverse;
            }
        }
    }
}

/// Returns rows in their new order.
fn picked_rows(rows: &[Range<usize>], n_rows: usize, bytes: &[u8]) -> Result<Vec<u8>, String> {
    if rows.is_empty() {
        return Ok(bytes.to_vec());
    }
    let n_bytes = bytes.len().checked_div(n_rows).unwrap_or(0);
    let mut out = Vec::with_capacity(bytes.len());
    for rows in rows {
        if rows.start > rows.end || rows.end > n_rows {
            return Err(format!("at least {} rows were expected, found {n_rows}", rows.end));
        }
        out.extend_from_slice(&bytes[rows.start * n_bytes..rows.end * n_bytes]);
    }
    Ok(out)
}

/// Returns values with the columns of each row in their new order.
fn picked_columns(
    columns: &[Range<usize>],
    within: &[usize],
    ty: TensorType,
    bytes: Vec<u8>,
) -> Result<Vec<u8>, String> {
    if columns.is_empty() {
        return Ok(bytes);
    }
    let &[n_cols] = within else {
        return Err("a matrix was expected".into());
    };
    let n_picked: usize = columns.iter().map(Range::len).sum();
    if n_picked != n_cols || columns.iter().any(|columns| columns.end > n_cols) {
        return Err(format!("{n_picked} columns were expected, found {n_cols}"));
    }
    let size = ty.block_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    for row in bytes.chunks_exact((n_cols * size).max(1)) {
        for columns in columns {
            out.extend_from_slice(&row[columns.start * size..columns.end * size]);
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes_of(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|value| value.to_le_bytes()).collect()
    }

    #[test]
    fn rows_columns_and_values_change() {
        let bytes = bytes_of(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]);
        let stored = StoredValues { ty: TensorType::F32, shape: &[4, 2], bytes: &bytes };
        let recipe = TensorRecipe::named("x.weight").with_rows(vec![2..3, 0..2]);
        let made = remade(&recipe, &recipe.pieces[0], &stored).unwrap();
        assert_eq!(made.shape, [2, 3]);
        assert_eq!(made.bytes, bytes_of(&[5.0, 6.0, 1.0, 2.0, 3.0, 4.0]));

        let mut recipe = TensorRecipe { columns: vec![1..2, 0..1], ..TensorRecipe::named("x") };
        recipe.pieces[0].factors.push(RowFactor { rows: 1..2, factor: 2.0 });
        let made = remade(&recipe, &recipe.pieces[0], &stored).unwrap();
        assert_eq!(made.bytes, bytes_of(&[2.0, 1.0, 8.0, 6.0, 6.0, 5.0, 8.0, 7.0]));

        let of_heads = bytes_of(&[0.0, 1.0]);
        let stored = StoredValues { ty: TensorType::F32, shape: &[2], bytes: &of_heads };
        let values = ValueRule::NegativeExponential;
        let recipe = TensorRecipe { values, shape: Some(vec![1, 2]), ..TensorRecipe::named("a") };
        let made = remade(&recipe, &recipe.pieces[0], &stored).unwrap();
        assert_eq!(made.shape, [1, 2]);
        assert_eq!(made.bytes, bytes_of(&[-1.0, -std::f32::consts::E]));
    }

    #[test]
    fn a_factor_of_all_rows_is_one_number() {
        let whole = |rows: [Range<usize>; 2]| {
            let mut recipe = TensorRecipe::named("x.weight");
            let [a, b] = rows;
            recipe.pieces[0].factors.push(RowFactor { rows: a, factor: 0.5 });
            recipe.pieces[0].factors.push(RowFactor { rows: b, factor: 3.0 });
            recipe
        };
        assert_eq!(whole([0..4, 0..4]).only_factor(4), Some(1.5));
        assert_eq!(whole([0..4, 0..2]).only_factor(4), None);
        let turned = whole([0..4, 0..4]).with_rows(vec![2..4, 0..2]);
        assert_eq!((turned.only_factor(4), turned.has_factors()), (None, true));
        assert!(!TensorRecipe::named("x.weight").has_factors());
    }

    #[test]
    fn values_become_three() {
        let bytes = bytes_of(&[0.75, -0.25, -0.75, 0.25, 0.8125, 0.1875]);
        let stored = StoredValues { ty: TensorType::F32, shape: &[3, 2], bytes: &bytes };
        let recipe = TensorRecipe { values: ValueRule::Ternary, ..TensorRecipe::named("x.weight") };
        let made = remade(&recipe, &recipe.pieces[0], &stored).unwrap();
        assert_eq!(made.bytes, bytes_of(&[0.5, -0.0, -0.5, 0.0, 0.5, 0.0]));
        let zeros = bytes_of(&[0.0; 6]);
        let stored = StoredValues { bytes: &zeros, ..stored };
        assert_eq!(remade(&recipe, &recipe.pieces[0], &stored).unwrap().bytes, zeros);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let bytes = bytes_of(&[1.0, 2.0]);
        let stored = StoredValues { ty: TensorType::F32, shape: &[2], bytes: &bytes };
        let refused = |recipe: &TensorRecipe| remade(recipe, &recipe.pieces[0], &stored).is_err();
        assert!(refused(&TensorRecipe::named("x").with_rows(vec![1..2, 2..3])));
        assert!(refused(&TensorRecipe { columns: vec![0..1, 1..2], ..TensorRecipe::named("x") }));
        assert!(refused(&TensorRecipe { shape: Some(vec![3]), ..TensorRecipe::named("x") }));
    }
}
