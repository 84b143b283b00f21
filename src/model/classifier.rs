//! The head of a model that scores texts: from a hidden state of the text to a few numbers, a label
//! each.
//!
//! It is applied once per text, so it needs no backend: its matrices are held as f32.

use super::binder::Binder;
use super::error::Error;
use super::plan::{HeadActivation, Plan, ScoreHead};
use crate::util::normal::gelu_erf;

/// A matrix with a bias, rows contiguous.
#[derive(Debug)]
struct Map {
    weight: Vec<f32>,
    /// One per row; empty = none.
    bias: Vec<f32>,
    n_in: usize,
}

/// A norm by mean and deviation.
#[derive(Debug)]
struct HeadNorm {
    weight: Vec<f32>,
    /// Empty = none.
    bias: Vec<f32>,
    eps: f32,
}

/// The first matrix of a head, with what follows it.
#[derive(Debug)]
struct DenseStage {
    map: Map,
    activation: HeadActivation,
    norm: Option<HeadNorm>,
}

/// The head that makes scores of a hidden state: out(norm(f(dense(x)))), of which either matrix may
/// not be there.
#[derive(Debug)]
pub struct Classifier {
    dense: Option<DenseStage>,
    out: Option<Map>,
    softmax: bool,
}

impl Classifier {
    /// Returns the scores of a text, one per label, from the state that stands for it (`n_embd`
    /// values).
    pub fn scores(&self, state: &[f32]) -> Vec<f32> {
        let mut x = state.to_vec();
        if let Some(dense) = &self.dense {
            x = dense.apply(&x);
        }
        if let Some(out) = &self.out {
            x = out.apply(&x);
        }
        if self.softmax {
            let most = x.iter().fold(f32::NEG_INFINITY, |most, &v| most.max(v));
            for v in &mut x {
                *v = (*v - most).exp();
            }
            let sum: f32 = x.iter().sum();
            for v in &mut x {
                *v /= sum;
            }
        }
        x
    }

    /// Returns how many scores there are.
    pub fn n_scores(&self) -> usize {
        let dense = || self.dense.as_ref().map(|dense| &dense.map);
        self.out.as_ref().or_else(dense).map_or(0, Map::n_out)
    }
}

impl DenseStage {
    fn apply(&self, x: &[f32]) -> Vec<f32> {
        let mut x = self.map.apply(x);
        for v in &mut x {
            *v = match self.activation {
                HeadActivation::Tanh => v.tanh(),
                HeadActivation::Relu => v.max(0.0),
                HeadActivation::GeluErf => gelu_erf(*v),
            };
        }
        if let Some(norm) = &self.norm {
            norm.apply(&mut x);
        }
        x
    }
}

impl HeadNorm {
    fn apply(&self, x: &mut [f32]) {
        let n = x.len() as f64;
        let mean = x.iter().map(|&v| f64::from(v)).sum::<f64>() / n;
        let variance = x.iter().map(|&v| (f64::from(v) - mean).powi(2)).sum::<f64>() / n;
        let scale = 1.0 / (variance + f64::from(self.eps)).sqrt();
        for (v, weight) in x.iter_mut().zip(&self.weight) {
            *v = ((f64::from(*v) - mean) * scale) as f32 * weight;
        }
        for (v, bias) in x.iter_mut().zip(&self.bias) {
            *v += bias;
        }
    }
}

impl Map {
    fn n_out(&self) -> usize {
        self.weight.len() / self.n_in
    }

    fn apply(&self, x: &[f32]) -> Vec<f32> {
        let dot = |row: &[f32]| {
            row.iter().zip(x).map(|(w, x)| f64::from(*w) * f64::from(*x)).sum::<f64>()
        };
        let mut y: Vec<f32> =
            self.weight.chunks_exact(self.n_in).map(|row| dot(row) as f32).collect();
        for (y, bias) in y.iter_mut().zip(&self.bias) {
            *y += bias;
        }
        y
    }
}

/// Binds `cls`, `cls.norm` and `cls.output`, if the file has them and the architecture knows what
/// they mean.
pub(super) fn bind(b: &mut Binder, plan: &Plan) -> Result<Option<Classifier>, Error> {
    let Some(head) = plan.head else { return Ok(None) };
    let n_embd = plan.n_embd;
    let n_labels = plan.labels.len().max(1);
    let out = map(b, "cls.output", n_embd, n_labels)?;
    let ScoreHead::Dense(activation) = head else {
        return Ok(out.map(|out| Classifier { dense: None, out: Some(out), softmax: true }));
    };
    let norm = norm(b, plan)?;
    // what stands alone makes the scores itself, unless a norm follows it
    let makes_scores = out.is_none() && norm.is_none();
    let dense = map(b, "cls", n_embd, if makes_scores { n_labels } else { n_embd })?;
    if norm.is_some() && dense.is_none() {
        return Err(Error::MissingTensor("cls.weight".into()));
    }
    if norm.is_some() && out.is_none() {
        // the head of ModernBERT that tells words that are hidden, without its last matrix
        return Ok(None);
    }
    let dense = dense.map(|map| DenseStage { map, activation, norm });
    let is_there = dense.is_some() || out.is_some();
    Ok(is_there.then_some(Classifier { dense, out, softmax: false }))
}

/// Takes a matrix with its bias, if there is one.
fn map(b: &mut Binder, name: &str, n_in: usize, n_out: usize) -> Result<Option<Map>, Error> {
    let weight = b.table_optional(&format!("{name}.weight"), n_in, n_out)?;
    let bias = b.values_optional(&format!("{name}.bias"), n_out)?;
    match weight {
        Some(weight) => Ok(Some(Map { weight, bias: bias.unwrap_or_default(), n_in })),
        None if bias.is_none() => Ok(None),
        None => Err(Error::MissingTensor(format!("{name}.weight"))),
    }
}

/// Takes the norm between the matrices, if there is one.
fn norm(b: &mut Binder, plan: &Plan) -> Result<Option<HeadNorm>, Error> {
    let weight = b.values_optional("cls.norm.weight", plan.n_embd)?;
    let Some(weight) = weight else { return Ok(None) };
    let bias = b.values_optional("cls.norm.bias", plan.n_embd)?.unwrap_or_default();
    Ok(Some(HeadNorm { weight, bias, eps: plan.norm_eps }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(activation: HeadActivation, norm: Option<HeadNorm>) -> Classifier {
        let map = Map { weight: vec![1.0, 0.0, 0.0, 2.0], bias: vec![0.0, 1.0], n_in: 2 };
        let dense = Some(DenseStage { map, activation, norm });
        let out = Some(Map { weight: vec![1.0, 10.0], bias: Vec::new(), n_in: 2 });
        Classifier { dense, out, softmax: false }
    }

    #[test]
    fn functions_of_heads_differ() {
        let score = |activation| head(activation, None).scores(&[-1.0, 1.0])[0];
        let close = |found: f32, expected: f32| {
            assert!((found - expected).abs() < 1e-4, "{found} {expected}");
        };
        close(score(HeadActivation::Tanh), -0.761_594 + 9.950_547);
        close(score(HeadActivation::Relu), 30.0);
        close(score(HeadActivation::GeluErf), -0.158_655 + 29.959_503);
    }

    #[test]
    fn a_norm_comes_before_the_last_matrix() {
        let norm = HeadNorm { weight: vec![1.0, 2.0], bias: Vec::new(), eps: 0.0 };
        let head = head(HeadActivation::Relu, Some(norm));
        // 0 and 3, of which the one is below the mean as the other is above it
        assert_eq!(head.scores(&[-1.0, 1.0]), [19.0]);
        assert_eq!(head.n_scores(), 1);
    }
}
