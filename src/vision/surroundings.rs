//! The end of MobileVLM V2's projector: projected patches become fewer by their mean, and each
//! takes in the eight around it.

use super::grid::Grid;
use super::merge;
use super::plan::{Merging, VisionPlan};
use crate::model::Error;
use crate::model::binder::Binder;

/// Rows and columns that a row takes in.
pub(super) const SIDE: usize = 3;

/// A convolution of each value by itself.
#[derive(Debug)]
pub(super) struct Surroundings {
    /// `[n × 3 × 3]`.
    weights: Vec<f32>,
    /// A summand for each value.
    bias: Vec<f32>,
}

/// Takes the tensors, where the family has them.
///
/// # Errors
/// Names the tensor that is missing or has another shape.
pub(super) fn bind(b: &mut Binder, plan: &VisionPlan) -> Result<Option<Surroundings>, Error> {
    const NAME: &str = "mm.model.peg.0";
    let n = plan.n_out;
    if plan.family.projector.merging != Merging::Afterwards {
        return Ok(None);
    }
    Ok(Some(Surroundings {
        weights: kernels(b, &format!("{NAME}.weight"), n)?,
        bias: b.tensor(&format!("{NAME}.bias"), &[n])?,
    }))
}

/// Takes a kernel for each of `n` values, `[n × 3 × 3]`; files may leave out the size of 1.
///
/// # Errors
/// Names the tensor if it is missing or has another shape.
pub(super) fn kernels(b: &mut Binder, name: &str, n: usize) -> Result<Vec<f32>, Error> {
    let is_short = b.gguf.tensor(name).is_some_and(|tensor| tensor.shape.len() == 3);
    if is_short { b.tensor(name, &[SIDE, SIDE, n]) } else { b.tensor(name, &[SIDE, SIDE, 1, n]) }
}

impl Surroundings {
    /// Returns the means of squares of projected patches, each with what it takes in of those
    /// around it; beyond the edge there is nothing.
    pub(super) fn of(&self, plan: &VisionPlan, grid: &Grid, rows: &[f32]) -> Vec<f32> {
        let n = plan.n_out;
        let means = merge::mean(grid, rows, n, plan.merge);
        let columns = grid.columns / plan.merge;
        let lines = grid.rows / plan.merge;
        let mut out = means.clone();
        for (i, out) in out.chunks_exact_mut(n).enumerate() {
            let row = i / columns;
            let column = i % columns;
            for (out, bias) in out.iter_mut().zip(&self.bias) {
                *out += bias;
            }
            for at in 0..SIDE * SIDE {
                let y = row + at / SIDE;
                let x = column + at % SIDE;
                // both are one too large, so that they do not wrap
                if !(1..=lines).contains(&y) || !(1..=columns).contains(&x) {
                    continue;
                }
                let near = &means[((y - 1) * columns + x - 1) * n..][..n];
                let weights = self.weights.iter().skip(at).step_by(SIDE * SIDE);
                for ((out, near), weight) in out.iter_mut().zip(near).zip(weights) {
                    *out += near * weight;
                }
            }
        }
        out
    }
}
