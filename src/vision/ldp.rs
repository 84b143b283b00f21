//! The end of MobileVLM 1's projector: two blocks of MobileNet V3 over the map of projected
//! patches, the second of which halves its sides.

use super::clamped::{ClampedLinear, linear};
use super::plan::{Merging, VisionPlan};
use super::surroundings::{SIDE, kernels};
use crate::backend::MapKernel;
use crate::model::Error;
use crate::model::binder::Binder;
use crate::model::linear::Norm;
use crate::model::vector::Vector;

/// A block: a convolution of each value by itself, gates of all its values, and a matrix. It is
/// added to its input where it leaves the sides of the map as they are.
#[derive(Debug)]
pub(super) struct LdpBlock {
    /// The kernel of the convolution.
    pub kernel: MapKernel,
    /// `[points of the kernel, values]`.
    pub weights: Vector,
    /// Norm of what it makes.
    pub norm: Norm,
    /// The matrices that make gates of means.
    gates: [GateMatrix; 2],
    /// The matrix of gated rows.
    pub project: ClampedLinear,
    /// Norm of what that makes.
    pub project_norm: Norm,
}

/// A small matrix, which the host multiplies by.
#[derive(Debug)]
struct GateMatrix {
    /// Its rows.
    values: Vec<f32>,
    /// A summand for each row.
    bias: Vec<f32>,
}

/// Takes the tensors of the blocks, where the family has them.
///
/// # Errors
/// Names the tensor that is missing or has another shape.
pub(super) fn bind(b: &mut Binder, plan: &VisionPlan) -> Result<Vec<LdpBlock>, Error> {
    if plan.family.projector.merging != Merging::Downsampled {
        return Ok(Vec::new());
    }
    let side = plan.image_size / plan.patch_size;
    let strides = [1, plan.merge];
    (1..).zip(strides).map(|(i, stride)| block(b, plan.n_out, i, side, stride)).collect()
}

/// Takes the tensors of block `i`.
fn block(
    b: &mut Binder,
    n: usize,
    i: usize,
    side: usize,
    stride: usize,
) -> Result<LdpBlock, Error> {
    let name = |part: &str| format!("mm.model.mb_block.{i}.block.{part}");
    let by_value = kernels(b, &name("0.0.weight"), n)?;
    let n_taps = SIDE * SIDE;
    let by_tap = (0..n_taps * n).map(|i| by_value[i % n * n_taps + i / n]).collect();
    let (_, n_gate) = b.matrix_shape(&name("1.fc1.weight"))?;
    Ok(LdpBlock {
        kernel: MapKernel { side, n_values: n, kernel: SIDE, stride, n_before: 1 },
        weights: b.keep(by_tap),
        norm: b.layer_norm(&name("0.1"), n)?,
        gates: [gate(b, &name("1.fc1"), n, n_gate)?, gate(b, &name("1.fc2"), n_gate, n)?],
        project: linear(b, &name("2.0"), n, n)?,
        project_norm: b.layer_norm(&name("2.1"), n)?,
    })
}

/// Takes a small matrix.
fn gate(b: &mut Binder, name: &str, n_cols: usize, n_rows: usize) -> Result<GateMatrix, Error> {
    Ok(GateMatrix {
        values: b.tensor(&format!("{name}.weight"), &[n_cols, n_rows])?,
        bias: b.tensor(&format!("{name}.bias"), &[n_rows])?,
    })
}

impl LdpBlock {
    /// Activates rows (hard swish), and multiplies each value by a gate: what two matrices make of
    /// the means over all rows.
    pub(super) fn gate(&self, rows: &mut [f32]) {
        let n = self.kernel.n_values;
        let mut sums = vec![0.0; n];
        for row in rows.chunks_exact_mut(n) {
            for (v, sum) in row.iter_mut().zip(&mut sums) {
                *v *= hard_sigmoid(*v);
                *sum += f64::from(*v);
            }
        }
        let n_rows = (rows.len() / n) as f64;
        let means: Vec<f32> = sums.iter().map(|sum| (sum / n_rows) as f32).collect();
        let [first, second] = &self.gates;
        let narrow: Vec<f32> = first.multiply(&means).map(|v| v.max(0.0)).collect();
        let gates: Vec<f32> = second.multiply(&narrow).map(hard_sigmoid).collect();
        for row in rows.chunks_exact_mut(n) {
            for (v, gate) in row.iter_mut().zip(&gates) {
                *v *= gate;
            }
        }
    }
}

impl GateMatrix {
    /// Returns the products of the rows with `x`, and the bias.
    fn multiply(&self, x: &[f32]) -> impl Iterator<Item = f32> {
        let rows = self.values.chunks_exact(x.len());
        rows.zip(&self.bias).map(move |(row, bias)| {
            let product: f64 = row.iter().zip(x).map(|(w, x)| f64::from(*w) * f64::from(*x)).sum();
            product as f32 + bias
        })
    }
}

/// Returns min(max(x + 3, 0), 6) / 6.
fn hard_sigmoid(x: f32) -> f32 {
    (x + 3.0).clamp(0.0, 6.0) / 6.0
}
