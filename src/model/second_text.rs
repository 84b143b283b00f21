//! The second of two texts that a model tells apart: rows that stand in place of its tokens.

use std::collections::HashMap;
use std::sync::Arc;

use hob_kernels::dequantize;

use super::Model;
use super::embedded::{Embedded, IMAGE_ID};

/// The tokens of a second text as rows: a pass adds the vector of the first kind of text to all, so
/// that a row has what the second kind differs by.
pub struct SecondText<'a> {
    model: &'a Model,
    /// The vector of the second kind less that of the first.
    difference: Vec<f32>,
    /// Those that were made.
    rows: HashMap<u32, Arc<Embedded>>,
}

impl<'a> SecondText<'a> {
    /// Returns the rows of a model; `None` of one that tells no texts apart.
    pub fn of(model: &'a Model) -> Option<SecondText<'a>> {
        if !model.plan.tells_pairs {
            return None;
        }
        let n_embd = model.plan.n_embd;
        let types = model.gguf.tensor("token_types.weight")?;
        let mut values = vec![0.0; types.shape.iter().product()];
        dequantize(types.ty, model.gguf.data(types), &mut values);
        let first = values.get(..n_embd)?;
        let second = values.get(n_embd..2 * n_embd)?;
        let difference = second.iter().zip(first).map(|(second, first)| second - first).collect();
        Some(SecondText { model, difference, rows: HashMap::new() })
    }

    /// Returns the row in place of a token; `None` of one that the vocabulary has not.
    pub fn row(&mut self, token: u32) -> Option<Arc<Embedded>> {
        if let Some(known) = self.rows.get(&token) {
            return Some(Arc::clone(known));
        }
        let table = &self.model.weights.token_embd;
        let tensor = self.model.gguf.tensors().get(table.tensor)?;
        let n_rows: usize = tensor.shape[1..].iter().product();
        let data = self.model.gguf.data(tensor);
        let n_bytes = data.len().checked_div(n_rows).filter(|&n| n > 0)?;
        let bytes = data.chunks_exact(n_bytes).nth(table.first_row + token as usize)?;
        let mut values = vec![0.0; self.difference.len()];
        dequantize(table.ty, bytes, &mut values);
        for (value, difference) in values.iter_mut().zip(&self.difference) {
            *value += difference;
        }
        let row = Arc::new(Embedded {
            width: values.len(),
            rows: values,
            grid: (1, 1),
            non_causal: false,
            ids: vec![token | IMAGE_ID],
        });
        self.rows.insert(token, Arc::clone(&row));
        Some(row)
    }
}
