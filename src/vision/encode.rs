//! The vision transformer, once, for every family: pixels → rows of the text model.

use super::config::{Config, Norm, Projector, VisionActivation, VisionRope};
use super::error::Error;
use super::grid::Grid;
use super::ops::{AttendedHeads, Ops};
use super::picture::Picture;
use super::rope::PatchRopes;
use super::weights::{NormWeights, PATCH_ALIGN, VisionLayer, VisionLinear, VisionWeights};
use crate::model::vector::Vector;

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
    /// Its plan.
    pub config: &'a Config,
    /// Its tensors.
    pub weights: &'a VisionWeights,
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
        let grid = Grid::new(self.config, picture.width, picture.height);
        let pixels = self.ops.upload(pixels(self.config, &grid, picture));
        self.ops.linear(&self.weights.patches, &pixels, &mut self.buffers.out);
        let mut x = self.ops.download(&self.buffers.out)?;
        self.positions(&grid, &mut x);
        let n = self.config.n_embd;
        let eps = self.config.eps;
        let norm = self.config.norm;
        let mut x = self.ops.upload(x);
        if self.weights.pre_norm.weight.is_some() {
            let mut normed = O::Rows::default();
            self.ops.norm(norm, &self.weights.pre_norm, eps, &x, n, &mut normed);
            x = normed;
        }
        let rope = self.ops.rope(PatchRopes::new(self.config, &grid));
        let mut slices = Vec::new();
        for i in 0..self.config.n_layer {
            if !(self.go_on)() {
                return Err(Error::Abandoned);
            }
            let whole = self.config.window_period == 0 || (i + 1) % self.config.window_period == 0;
            self.attention(i, &rope, if whole { &[] } else { &grid.windows }, &mut x);
            self.feed_forward(i, &mut x);
            if self.weights.layers[i].deepstack.is_some() {
                slices.push(self.slice(i, &x)?);
            }
        }
        if self.weights.post_norm.weight.is_some() {
            let mut normed = O::Rows::default();
            self.ops.norm(norm, &self.weights.post_norm, eps, &x, n, &mut normed);
            x = normed;
        }
        let mut x = self.ops.download(&x)?;
        x.truncate(grid.order.len() * n);
        self.project(&grid, x, &slices)
    }

    /// Adds learned positions and the class token.
    fn positions(&self, grid: &Grid, x: &mut Vec<f32>) {
        let n = self.config.n_embd;
        let w = &self.weights;
        grid.add_positions(self.config, &w.positions, x);
        if !w.class.is_empty() {
            let position = w.positions.get(grid.order.len() * n..).unwrap_or_default();
            let position = position.iter().copied().chain(std::iter::repeat(0.0));
            x.extend(w.class.iter().zip(position).map(|(class, position)| class + position));
        }
    }

    /// x += w_o · attend(rope(norm(wq · x)), rope(norm(wk · x)), wv · x)
    fn attention(&mut self, i: usize, rope: &O::Rope, windows: &[(u32, u32)], x: &mut O::Rows) {
        let Encoder { config, weights, ops, buffers: b, .. } = self;
        let layer = &weights.layers[i];
        let n = config.n_embd;
        let d = config.d_head;
        let eps = config.eps;
        let width = config.n_head * d;
        ops.norm(config.norm, &layer.norm1, eps, x, n, &mut b.norm);
        let [wq, wk, wv] = &layer.qkv;
        ops.linear(wq, &b.norm, &mut b.q);
        ops.linear(wk, &b.norm, &mut b.k);
        ops.linear(wv, &b.norm, &mut b.v);
        for (x, weight) in [&mut b.q, &mut b.k].into_iter().zip(&layer.qk_norm) {
            if let Some(weight) = weight {
                ops.rms_norm_in_place(Some(weight), eps, x, weight.len(), width);
            }
            if config.rope != VisionRope::None {
                ops.rotate(rope, x, width, d);
            }
        }
        let is_gemma4 = config.projector == Projector::Gemma4;
        if is_gemma4 {
            ops.rms_norm_in_place(None, eps, &mut b.v, d, width);
        }
        let scale = if is_gemma4 { 1.0 } else { 1.0 / (d as f32).sqrt() };
        let heads = AttendedHeads { n: config.n_head, d, scale, windows };
        ops.attend(heads, &b.q, &b.k, &b.v, &mut b.attn);
        ops.linear(&layer.attn_out, &b.attn, &mut b.out);
        join(*ops, layer.post_attn_norm.as_ref(), layer.scale1.as_ref(), eps, &mut b.out, x, n);
    }

    /// x += w_down · activation(w_up · norm(x)), gated where there is a gate.
    fn feed_forward(&mut self, i: usize, x: &mut O::Rows) {
        let Encoder { config, weights, ops, buffers: b, .. } = self;
        let layer: &VisionLayer = &weights.layers[i];
        let n = config.n_embd;
        let eps = config.eps;
        let n_ff = layer.up.weight.n_rows;
        ops.norm(config.norm, &layer.norm2, eps, x, n, &mut b.norm);
        ops.linear(&layer.up, &b.norm, &mut b.up);
        if let Some(gate) = &layer.gate {
            ops.linear(gate, &b.norm, &mut b.gate);
            ops.activate(config.activation, &mut b.gate, Some(&b.up), n_ff);
            ops.linear(&layer.down, &b.gate, &mut b.out);
        } else {
            ops.activate(config.activation, &mut b.up, None, n_ff);
            ops.linear(&layer.down, &b.up, &mut b.out);
        }
        join(*ops, layer.post_ffn_norm.as_ref(), layer.scale2.as_ref(), eps, &mut b.out, x, n);
        if let Some(factors) = &layer.out_scale {
            ops.scale(x, factors);
        }
    }

    /// Returns what one layer gives to the text model besides: its merged patches, normalized,
    /// through two matrices.
    fn slice(&mut self, i: usize, x: &O::Rows) -> Result<Vec<f32>, Error> {
        let Encoder { config, weights, ops, .. } = self;
        let Some((norm, matrices)) = &weights.layers[i].deepstack else { return Ok(Vec::new()) };
        let mut normed = O::Rows::default();
        let merged = config.n_embd * config.merge * config.merge;
        ops.norm(config.norm, norm, config.eps, x, merged, &mut normed);
        matrices_with_gelu(*ops, matrices, normed)
    }

    /// The tower's output as rows of the text model.
    fn project(&mut self, grid: &Grid, x: Vec<f32>, slices: &[Vec<f32>]) -> Result<Encoded, Error> {
        let Encoder { config, weights: w, ops, .. } = self;
        let n = config.n_embd;
        let eps = config.eps;
        let merge = config.merge;
        let merged = n * merge * merge;
        let mut normed = |kind: Norm, weights: &NormWeights, eps: f32, x: Vec<f32>, n: usize| {
            let x = ops.upload(x);
            let mut out = O::Rows::default();
            ops.norm(kind, weights, eps, &x, n, &mut out);
            out
        };
        let input = match config.projector {
            Projector::Gemma3 => {
                normed(Norm::Rms, &w.input_norm, eps, pooled(grid, &x, n, merge), n)
            }
            Projector::Gemma4 => {
                let mut x = pooled(grid, &x, n, merge);
                let [mean, scale] = &w.std;
                for row in x.chunks_exact_mut(n) {
                    for v in row.iter_mut() {
                        *v *= (n as f32).sqrt();
                    }
                    if !mean.is_empty() && !scale.is_empty() {
                        for (v, m) in row.iter_mut().zip(mean) {
                            *v -= m;
                        }
                        multiply(row, scale);
                    }
                }
                normed(Norm::Rms, &NormWeights::default(), eps, x, n)
            }
            Projector::Idefics3 => ops.upload(shuffled(grid, &x, n, merge, MergeOrder::ByPatch)),
            Projector::InternVl | Projector::Lfm2 => {
                let x = shuffled(grid, &x, n, merge, MergeOrder::ByPatch);
                if w.input_norm.weight.is_none() {
                    ops.upload(x)
                } else {
                    normed(Norm::Layer, &w.input_norm, PROJECTOR_EPS, x, merged)
                }
            }
            Projector::Pixtral => match &w.merger {
                None => ops.upload(x),
                Some(merger) => {
                    let normed = normed(Norm::Rms, &w.input_norm, eps, x, n);
                    let normed = ops.download(&normed)?;
                    let x = ops.upload(shuffled(grid, &normed, n, merge, MergeOrder::ByValue));
                    let mut out = O::Rows::default();
                    ops.linear(merger, &x, &mut out);
                    out
                }
            },
            // patches of a merged patch are neighbours already
            Projector::Qwen2Vl | Projector::Qwen25Vl | Projector::Qwen3Vl => ops.upload(x),
        };
        let rows = matrices_with_gelu(*ops, &w.project, input)?;
        let columns = grid.columns / merge;
        let lines = grid.rows / merge;
        let n_out = config.n_out;
        if config.projector == Projector::Pixtral {
            let rows = with_line_breaks(&rows, columns * n_out, &w.line_break);
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
}

/// Adds a branch to the residual stream, normalized or scaled first where the family does.
fn join<O: Ops>(
    ops: &mut O,
    norm: Option<&Vector>,
    scale: Option<&Vector>,
    eps: f32,
    branch: &mut O::Rows,
    x: &mut O::Rows,
    n: usize,
) {
    if norm.is_some() {
        ops.rms_norm_in_place(norm, eps, branch, n, n);
    }
    ops.add(x, branch, scale, n);
}

/// `row · factors`, value by value.
pub(super) fn multiply(row: &mut [f32], factors: &[f32]) {
    for (v, f) in row.iter_mut().zip(factors) {
        *v *= f;
    }
}

/// The matrices one after the other, GELU between them.
fn matrices_with_gelu<O: Ops>(
    ops: &mut O,
    matrices: &[VisionLinear],
    x: O::Rows,
) -> Result<Vec<f32>, Error> {
    let mut x = x;
    for (i, matrix) in matrices.iter().enumerate() {
        if i > 0 {
            ops.activate(VisionActivation::Gelu, &mut x, None, matrix.weight.n_cols);
        }
        let mut out = O::Rows::default();
        ops.linear(matrix, &x, &mut out);
        x = out;
    }
    ops.download(&x)
}

/// The pixels of each patch in order, colour by colour, row by row: (value / 255 − mean) /
/// deviation. Zeros pad a patch to [`PATCH_ALIGN`].
fn pixels(config: &Config, grid: &Grid, picture: &Picture) -> Vec<f32> {
    let p = config.patch_size;
    let is_gemma4 = config.projector == Projector::Gemma4;
    let table: [Vec<f32>; 3] = std::array::from_fn(|c| {
        let value = |v: u32| (v as f32 / 255.0 - config.mean[c]) / config.std[c];
        // Gemma 4 takes −1 … 1
        let value = |v| if is_gemma4 { value(v) * 2.0 - 1.0 } else { value(v) };
        (0..256).map(value).collect()
    });
    let mut out = Vec::with_capacity(grid.order.len() * p * p * 3);
    for &(column, row) in &grid.order {
        for (c, table) in table.iter().enumerate() {
            for y in row * p..(row + 1) * p {
                let line = &picture.rgb[(y * picture.width + column * p) * 3..][..p * 3];
                out.extend(line.iter().skip(c).step_by(3).map(|&v| table[usize::from(v)]));
            }
        }
        // every patch begins at a multiple, so this is the same padding for each
        out.resize(out.len().next_multiple_of(PATCH_ALIGN), 0.0);
    }
    out
}

/// The mean of each `merge × merge` patches, row by row.
fn pooled(grid: &Grid, x: &[f32], n: usize, merge: usize) -> Vec<f32> {
    let columns = grid.columns / merge;
    let rows = grid.rows / merge;
    let mut out = vec![0.0; columns * rows * n];
    for (i, out) in out.chunks_exact_mut(n).enumerate() {
        for (dx, dy) in (0..merge * merge).map(|i| (i % merge, i / merge)) {
            let patch = (i / columns * merge + dy) * grid.columns + i % columns * merge + dx;
            for (out, x) in out.iter_mut().zip(&x[patch * n..][..n]) {
                *out += x;
            }
        }
        for v in out.iter_mut() {
            *v /= (merge * merge) as f32;
        }
    }
    out
}

/// The order of the values of patches that are merged.
#[derive(Clone, Copy)]
enum MergeOrder {
    /// Patch by patch.
    ByPatch,
    /// The first value of each patch, then the second, and so on.
    ByValue,
}

/// Returns the values of each `merge × merge` patches as one row.
fn shuffled(grid: &Grid, x: &[f32], n: usize, merge: usize, order: MergeOrder) -> Vec<f32> {
    let columns = grid.columns / merge;
    let rows = grid.rows / merge;
    let each = merge * merge;
    let mut out = vec![0.0; columns * rows * each * n];
    for (i, out) in out.chunks_exact_mut(each * n).enumerate() {
        for j in 0..each {
            let dx = j % merge;
            let dy = j / merge;
            let patch = (i / columns * merge + dy) * grid.columns + i % columns * merge + dx;
            let from = &x[patch * n..][..n];
            match order {
                MergeOrder::ByPatch => out[j * n..][..n].copy_from_slice(from),
                MergeOrder::ByValue => {
                    for (e, v) in from.iter().enumerate() {
                        out[e * each + j] = *v;
                    }
                }
            }
        }
    }
    out
}

/// Lines of `line` values with a row between them.
fn with_line_breaks(rows: &[f32], line: usize, line_break: &[f32]) -> Vec<f32> {
    let mut out = Vec::with_capacity(rows.len() + rows.len() / line * line_break.len());
    for (i, line) in rows.chunks_exact(line).enumerate() {
        if i > 0 {
            out.extend_from_slice(line_break);
        }
        out.extend_from_slice(line);
    }
    out
}
