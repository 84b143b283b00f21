//! Vectors of a model as f32: norm weights, biases, factors. Each has a number, by which a device
//! finds the copy that it holds.

use std::ops::Deref;
use std::sync::Arc;

/// A vector of a model. Clones share values and number.
#[derive(Clone, Debug)]
pub struct Vector {
    id: usize,
    values: Arc<[f32]>,
}

impl Vector {
    /// Returns its number among the [`Vectors`] of its model.
    pub fn id(&self) -> usize {
        self.id
    }
}

impl Deref for Vector {
    type Target = [f32];

    fn deref(&self) -> &[f32] {
        &self.values
    }
}

/// Every vector of a model, in order of their numbers.
///
/// A [`Vector`] is made by [`Vectors::add`] alone, so that a copy of these is a copy of all that
/// the model may name.
#[derive(Debug, Default)]
pub struct Vectors(Vec<Vector>);

impl Vectors {
    /// Adds a vector and returns it.
    pub fn add(&mut self, values: Vec<f32>) -> Vector {
        let vector = Vector { id: self.0.len(), values: values.into() };
        self.0.push(vector.clone());
        vector
    }

    /// Iterates over the vectors in order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = &Vector> {
        self.0.iter()
    }
}
