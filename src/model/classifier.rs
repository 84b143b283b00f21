//! The head of a model that scores texts: from the hidden state of one token to a few numbers, a
//! label each.
//!
//! It is applied once per text, so it needs no backend: its matrices are held as f32.

use super::binder::Binder;
use super::error::Error;
use super::plan::{Plan, ScoreHead};

/// A matrix with a bias, rows contiguous.
#[derive(Debug)]
struct Map {
    weight: Vec<f32>,
    /// One per row; empty = none.
    bias: Vec<f32>,
    n_in: usize,
}

/// The head that makes scores of a hidden state: out(tanh(dense(x))), of which one or the other may
/// not be there.
#[derive(Debug)]
pub struct Classifier {
    dense: Option<Map>,
    out: Option<Map>,
    softmax: bool,
}

impl Classifier {
    /// Returns the scores of a text, one per label, from the state of the token that stands for it
    /// (`n_embd` values): the first of an encoder, the last of a model that reads forwards.
    pub fn scores(&self, state: &[f32]) -> Vec<f32> {
        let mut x = state.to_vec();
        if let Some(dense) = &self.dense {
            x = dense.apply(&x);
            for v in &mut x {
                *v = v.tanh();
            }
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
        self.out.as_ref().or(self.dense.as_ref()).map_or(0, Map::n_out)
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

/// Binds `cls` and `cls.output`, if the file has them and the architecture knows what they mean.
pub(super) fn bind(b: &mut Binder, plan: &Plan) -> Result<Option<Classifier>, Error> {
    let Some(head) = plan.head else { return Ok(None) };
    let n_embd = plan.n_embd;
    let n_labels = plan.labels.len().max(1);
    let mut map = |name: &str, n_out: usize| -> Result<Option<Map>, Error> {
        let weight = b.table_optional(&format!("{name}.weight"), n_embd, n_out)?;
        let bias = b.values_optional(&format!("{name}.bias"), n_out)?;
        match weight {
            Some(weight) => Ok(Some(Map { weight, bias: bias.unwrap_or_default(), n_in: n_embd })),
            None if bias.is_none() => Ok(None),
            None => Err(Error::MissingTensor(format!("{name}.weight"))),
        }
    };
    let out = map("cls.output", n_labels)?;
    // what stands alone makes the scores itself
    let dense = match head {
        ScoreHead::Tanh => map("cls", if out.is_some() { n_embd } else { n_labels })?,
        ScoreHead::Softmax => None,
    };
    let softmax = head == ScoreHead::Softmax;
    Ok((dense.is_some() || out.is_some()).then_some(Classifier { dense, out, softmax }))
}
