//! Operations over rows of f32, of which a vision transformer is made.

use super::error::Error;
use super::rope::PatchRopes;
use super::weights::ClampedLinear;
use crate::model::linear::LayerNorm;
use crate::model::plan::Activation;
use crate::model::vector::Vector;

/// The heads of attention, and the rows that each row sees.
#[derive(Clone, Copy)]
pub(super) struct AttendedHeads<'a> {
    /// Heads.
    pub n: usize,
    /// Size of a head.
    pub d: usize,
    /// Factor of the scores.
    pub scale: f32,
    /// For each row the rows it sees; empty = all.
    pub windows: &'a [(u32, u32)],
}

/// The operations. What goes wrong in one is said by the next [`Ops::download`].
pub(super) trait Ops {
    /// Rows of values side by side.
    type Rows: Default;
    /// Rotary positions of a picture.
    type Rope;

    /// Values from the host.
    fn upload(&mut self, values: Vec<f32>) -> Self::Rows;

    /// Values for the host.
    ///
    /// # Errors
    /// If there was no memory for something, or a device failed.
    fn download(&mut self, rows: &Self::Rows) -> Result<Vec<f32>, Error>;

    /// Rotary positions, where they are needed.
    fn rope(&mut self, table: PatchRopes) -> Self::Rope;

    /// `out = clamp(W clamp(x) + b)`.
    fn linear(&mut self, l: &ClampedLinear, x: &Self::Rows, out: &mut Self::Rows);

    /// `out = norm(x)`, each row of `n` values by itself.
    fn norm(
        &mut self,
        centered: bool,
        w: &LayerNorm,
        eps: f32,
        x: &Self::Rows,
        n: usize,
        out: &mut Self::Rows,
    );

    /// RMS norm of each run of as many values as there are weights, of rows of `width`, in place.
    fn rms_norm_in_place(&mut self, weight: &Vector, eps: f32, x: &mut Self::Rows, width: usize);

    /// Rotates the heads, of `d` values each, of rows of `width`.
    fn rotate(&mut self, rope: &Self::Rope, x: &mut Self::Rows, width: usize, d: usize);

    /// `gate = activation(gate) · up`; without `up`, `gate = activation(gate)`; rows of `width`.
    fn activate(
        &mut self,
        activation: Activation,
        gate: &mut Self::Rows,
        up: Option<&Self::Rows>,
        width: usize,
    );

    /// `x += y`, after `y` was multiplied by `scale` column by column, if there is one; rows of
    /// `n`.
    fn add(&mut self, x: &mut Self::Rows, y: &Self::Rows, scale: Option<&Vector>, n: usize);

    /// `x = x · factors`, column by column.
    fn scale(&mut self, x: &mut Self::Rows, factors: &Vector);

    /// `out = softmax(scale · q kᵀ) v`; all are `[n_rows][head][d]`.
    fn attend(
        &mut self,
        heads: AttendedHeads,
        q: &Self::Rows,
        k: &Self::Rows,
        v: &Self::Rows,
        out: &mut Self::Rows,
    );
}
