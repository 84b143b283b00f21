//! The vision transformer, once, for every family: pixels → rows of the text model.

use super::error::Error;
use super::grid::Grid;
use super::merge::{self, MergeOrder};
use super::model::VisionModel;
use super::ops::{AttendedHeads, Ops};
use super::picture::Picture;
use super::pixels::pixels;
use super::plan::{Merging, PatchOrder, ProjectorNorm};
use super::rope::PatchRopes;
use super::weights::{BranchJoin, ClampedLinear, VisionLayer};
use crate::model::linear::LayerNorm;
use crate::model::plan::Activation;

/// ε of the projectors' layer norms: PyTorch's default.
const PROJECTOR_EPS: f32 = 1e-5;

/// A picture as rows of the text model.
pub(super) struct Encoded {
    /// `[n_rows × width]`, the slices for the text model's first layers after each row.
    pub rows: Vec<f32>,
    /// Values per row.
    pub width: usize,
    /// Columns and rows of the picture in merged patches; their product is the number of rows, or
    /// else (rows, 1).
    pub grid: (usize, usize),
}

/// A tower at work on a picture, or waiting for one.
pub(super) struct Encoder<'a, O: Ops> {
    /// The tower.
    pub model: &'a VisionModel,
    /// The backend.
    pub ops: &'a mut O,
    /// Activations.
    pub buffers: &'a mut EncoderBuffers<O::Rows>,
    /// Returns true while the result is of use; called before each layer.
    pub go_on: &'a dyn Fn() -> bool,
}

/// Activations, kept from one picture to the next.
#[derive(Default)]
pub(super) struct EncoderBuffers<Rows> {
    norm: Rows,
    q: Rows,
    k: Rows,
    v: Rows,
    attn: Rows,
    out: Rows,
    gate: Rows,
    up: Rows,
}

impl<O: Ops> Encoder<'_, O> {
    /// Encodes a picture of a size that the tower takes.
    ///
    /// # Errors
    /// If there was no memory for something, a device failed, or the result is of no more use.
    pub(super) fn encode(&mut self, picture: &Picture) -> Result<Encoded, Error> {
        let VisionModel { plan, weights, .. } = self.model;
        let grid = Grid::new(plan, picture.width, picture.height);
        let pixels = self.ops.upload(pixels(plan, &grid, picture));
        self.ops.linear(&weights.patches, &pixels, &mut self.buffers.out);
        let mut x = self.ops.download(&self.buffers.out)?;
        self.positions(&grid, &mut x);
        let n = plan.n_embd;
        let mut x = self.ops.upload(x);
        self.stream_norm(weights.pre_norm.as_ref(), &mut x);
        let rope = plan.family.rope.map(|rope| self.ops.rope(PatchRopes::new(plan, rope, &grid)));
        let mut slices = Vec::new();
        for i in 0..plan.n_layer {
            if !(self.go_on)() {
                return Err(Error::Abandoned);
            }
            let whole = plan.window_period == 0 || (i + 1) % plan.window_period == 0;
            self.attention(i, rope.as_ref(), if whole { &[] } else { &grid.windows }, &mut x);
            self.feed_forward(i, &mut x);
            if weights.layers[i].deepstack.is_some() {
                slices.push(self.slice(i, &x)?);
            }
        }
        self.stream_norm(weights.post_norm.as_ref(), &mut x);
        let mut x = self.ops.download(&x)?;
        x.truncate(grid.order.len() * n);
        self.project(&grid, x, &slices)
    }

    /// x = norm(x), if there is a norm.
    fn stream_norm(&mut self, norm: Option<&LayerNorm>, x: &mut O::Rows) {
        let Some(norm) = norm else { return };
        let plan = &self.model.plan;
        let mut normed = O::Rows::default();
        self.ops.norm(plan.centered, norm, plan.eps, x, plan.n_embd, &mut normed);
        *x = normed;
    }

    /// Adds learned positions and the class token.
    fn positions(&self, grid: &Grid, x: &mut Vec<f32>) {
        let VisionModel { plan, weights, .. } = self.model;
        let n = plan.n_embd;
        grid.add_positions(plan, &weights.positions, x);
        if !weights.class.is_empty() {
            let position = weights.positions.get(grid.order.len() * n..).unwrap_or_default();
            let position = position.iter().copied().chain(std::iter::repeat(0.0));
            x.extend(weights.class.iter().zip(position).map(|(class, position)| class + position));
        }
    }

    /// x += w_o · attend(rope(norm(wq · x)), rope(norm(wk · x)), wv · x)
    fn attention(
        &mut self,
        i: usize,
        rope: Option<&O::Rope>,
        windows: &[(u32, u32)],
        x: &mut O::Rows,
    ) {
        let Encoder { model, ops, buffers: b, .. } = self;
        let plan = &model.plan;
        let layer = &model.weights.layers[i];
        let d = plan.d_head;
        let eps = plan.eps;
        let width = plan.n_head * d;
        ops.norm(plan.centered, &layer.attn_norm, eps, x, plan.n_embd, &mut b.norm);
        let [wq, wk, wv] = &layer.qkv;
        ops.linear(wq, &b.norm, &mut b.q);
        ops.linear(wk, &b.norm, &mut b.k);
        ops.linear(wv, &b.norm, &mut b.v);
        for (x, weight) in [&mut b.q, &mut b.k].into_iter().zip(&layer.qk_norm) {
            if let Some(weight) = weight {
                ops.rms_norm_in_place(weight, eps, x, width);
            }
            if let Some(rope) = rope {
                ops.rotate(rope, x, width, d);
            }
        }
        if let Some(weight) = &layer.v_norm {
            ops.rms_norm_in_place(weight, eps, &mut b.v, width);
        }
        let scale = if layer.v_norm.is_some() { 1.0 } else { 1.0 / (d as f32).sqrt() };
        let heads = AttendedHeads { n: plan.n_head, d, scale, windows };
        ops.attend(heads, &b.q, &b.k, &b.v, &mut b.attn);
        ops.linear(&layer.attn_out, &b.attn, &mut b.out);
        join(*ops, &layer.attn_join, eps, &mut b.out, x, plan.n_embd);
    }

    /// x += w_down · activation(w_up · norm(x)), gated where there is a gate.
    fn feed_forward(&mut self, i: usize, x: &mut O::Rows) {
        let Encoder { model, ops, buffers: b, .. } = self;
        let plan = &model.plan;
        let layer: &VisionLayer = &model.weights.layers[i];
        let n = plan.n_embd;
        let eps = plan.eps;
        let n_ff = layer.up.linear.weight.n_rows;
        ops.norm(plan.centered, &layer.ffn_norm, eps, x, n, &mut b.norm);
        ops.linear(&layer.up, &b.norm, &mut b.up);
        if let Some(gate) = &layer.gate {
            ops.linear(gate, &b.norm, &mut b.gate);
            ops.activate(plan.activation, &mut b.gate, Some(&b.up), n_ff);
            ops.linear(&layer.down, &b.gate, &mut b.out);
        } else {
            ops.activate(plan.activation, &mut b.up, None, n_ff);
            ops.linear(&layer.down, &b.up, &mut b.out);
        }
        join(*ops, &layer.ffn_join, eps, &mut b.out, x, n);
        if let Some(factors) = &layer.out_scale {
            ops.scale(x, factors);
        }
    }

    /// Returns what one layer gives to the text model besides: its merged patches, normalized,
    /// through two matrices.
    fn slice(&mut self, i: usize, x: &O::Rows) -> Result<Vec<f32>, Error> {
        let Encoder { model, ops, .. } = self;
        let plan = &model.plan;
        let Some(deepstack) = &model.weights.layers[i].deepstack else { return Ok(Vec::new()) };
        let mut normed = O::Rows::default();
        let n = plan.n_merged();
        ops.norm(plan.centered, &deepstack.norm, plan.eps, x, n, &mut normed);
        matrices_with_gelu(*ops, &deepstack.matrices, normed)
    }

    /// The tower's output as rows of the text model.
    fn project(&mut self, grid: &Grid, x: Vec<f32>, slices: &[Vec<f32>]) -> Result<Encoded, Error> {
        let input = self.merged(grid, x)?;
        let plan = &self.model.plan;
        let projector = &self.model.weights.projector;
        let rows = matrices_with_gelu(self.ops, &projector.matrices, input)?;
        let columns = grid.columns / plan.merge;
        let lines = grid.rows / plan.merge;
        let n_out = plan.n_out;
        if !projector.line_break.is_empty() {
            let rows = merge::with_line_breaks(&rows, columns * n_out, &projector.line_break);
            return Ok(Encoded { grid: (rows.len() / n_out, 1), rows, width: n_out });
        }
        let width = n_out * (1 + slices.len());
        let mut out = Vec::with_capacity(columns * lines * width);
        for i in 0..rows.len() / n_out {
            let i = grid.output.get(i).copied().unwrap_or(i);
            for part in std::iter::once(&rows).chain(slices) {
                out.extend_from_slice(&part[i * n_out..][..n_out]);
            }
        }
        Ok(Encoded { rows: out, width, grid: (columns, lines) })
    }

    /// Returns the input of the projector's matrices: patches merged and normalized.
    fn merged(&mut self, grid: &Grid, x: Vec<f32>) -> Result<O::Rows, Error> {
        let plan = &self.model.plan;
        let projector = &self.model.weights.projector;
        let n = plan.n_embd;
        let merge = plan.merge;
        let by_patch = plan.family.order == PatchOrder::ByRow;
        let rows = match plan.family.projector.merging {
            Merging::Mean => merge::mean(grid, &x, n, merge),
            Merging::ScaledMean => {
                let mut rows = merge::mean(grid, &x, n, merge);
                merge::standardize(&mut rows, n, projector.standard.as_ref());
                rows
            }
            Merging::SideBySide if by_patch => {
                merge::side_by_side(grid, &x, n, merge, MergeOrder::ByPatch)
            }
            // they are neighbours already
            Merging::SideBySide => x,
            Merging::Matrix(_) => {
                let Some(merger) = &projector.merger else { return Ok(self.ops.upload(x)) };
                let normed = self.projector_norm(x);
                let normed = self.ops.download(&normed)?;
                let x = merge::side_by_side(grid, &normed, n, merge, MergeOrder::ByValue);
                let x = self.ops.upload(x);
                let mut out = O::Rows::default();
                self.ops.linear(merger, &x, &mut out);
                return Ok(out);
            }
        };
        Ok(self.projector_norm(rows))
    }

    /// Returns rows normalized as the projector does it, if it does.
    fn projector_norm(&mut self, x: Vec<f32>) -> O::Rows {
        let plan = &self.model.plan;
        let x = self.ops.upload(x);
        let Some(norm) = &self.model.weights.projector.norm else { return x };
        let mut out = O::Rows::default();
        let n = norm.weight.len();
        match plan.family.projector.norm {
            ProjectorNorm::Centered(_) => self.ops.norm(true, norm, PROJECTOR_EPS, &x, n, &mut out),
            _ => self.ops.norm(false, norm, plan.eps, &x, n, &mut out),
        }
        out
    }
}

/// Adds a branch to the residual stream, normalized or scaled first where the family does.
fn join<O: Ops>(
    ops: &mut O,
    join: &BranchJoin,
    eps: f32,
    branch: &mut O::Rows,
    x: &mut O::Rows,
    n: usize,
) {
    if let Some(norm) = &join.norm {
        ops.rms_norm_in_place(norm, eps, branch, n);
    }
    ops.add(x, branch, join.factors.as_ref(), n);
}

/// The matrices one after the other, GELU between them.
fn matrices_with_gelu<O: Ops>(
    ops: &mut O,
    matrices: &[ClampedLinear],
    x: O::Rows,
) -> Result<Vec<f32>, Error> {
    let mut x = x;
    for (i, matrix) in matrices.iter().enumerate() {
        if i > 0 {
            ops.activate(Activation::Gelu, &mut x, None, matrix.linear.weight.n_cols);
        }
        let mut out = O::Rows::default();
        ops.linear(matrix, &x, &mut out);
        x = out;
    }
    ops.download(&x)
}
