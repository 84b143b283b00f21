//! The vision transformer, once, for every family: pixels → rows of the text model.

use hob_kernels::Kernels;

use super::config::{Activation, Config, Norm, Projector, Rope};
use super::grid::Grid;
use super::ops::{Heads, Ops};
use super::picture::Picture;
use super::weights::{Layer, Linear, NormWeights, Weights};
use crate::gguf::Gguf;

/// ε of the projectors' layer norms: PyTorch's default.
const PROJECTOR_EPS: f32 = 1e-5;

/// A picture as rows of the text model.
pub struct Encoded {
    /// `[n_rows × width]`, the slices for the text model's first layers behind each row.
    pub rows: Vec<f32>,
    /// Values per row.
    pub width: usize,
    /// Columns and rows of the picture in merged patches; their product is the number of rows, or else (rows, 1).
    pub grid: (usize, usize),
}

/// A tower ready to encode.
pub struct Encoder {
    /// The file.
    pub gguf: Gguf,
    /// Its plan.
    pub config: Config,
    /// Its tensors.
    pub weights: Weights,
    /// Threads and kernels.
    pub ops: Ops,
    buffers: Buffers,
}

/// Activations, kept from one picture to the next.
#[derive(Default)]
struct Buffers {
    norm: Vec<f32>,
    q: Vec<f32>,
    k: Vec<f32>,
    v: Vec<f32>,
    k_heads: Vec<f32>,
    v_heads: Vec<f32>,
    attn: Vec<f32>,
    out: Vec<f32>,
    gate: Vec<f32>,
    up: Vec<f32>,
}

/// Cosine and sine for each patch and pair, `[n_patches × d / 2]`.
struct RopeTable {
    rope: Rope,
    cos: Vec<f32>,
    sin: Vec<f32>,
    pairs: usize,
}

impl Encoder {
    /// A tower.
    pub fn new(gguf: Gguf, config: Config, weights: Weights, ops: Ops) -> Encoder {
        Encoder { gguf, config, weights, ops, buffers: Buffers::default() }
    }

    /// Encodes a picture of a size that the tower takes.
    pub fn encode(&mut self, picture: &Picture) -> Encoded {
        let grid = Grid::new(&self.config, picture.width, picture.height);
        let mut x = Vec::new();
        let pixels = pixels(&self.config, &grid, picture);
        self.ops.linear(&self.gguf, &self.weights.patches, &pixels, &mut x);
        self.positions(&grid, &mut x);
        let (n, eps, norm) = (self.config.n_embd, self.config.eps, self.config.norm);
        if !self.weights.pre_norm.weight.is_empty() {
            let mut normed = Vec::new();
            self.ops.norm(norm, &self.weights.pre_norm, eps, &x, n, &mut normed);
            x = normed;
        }
        let rope = RopeTable::new(&self.config, &grid);
        let mut slices = Vec::new();
        for i in 0..self.config.n_layer {
            let whole = self.config.window_period == 0 || (i + 1) % self.config.window_period == 0;
            self.attention(i, &rope, if whole { &[] } else { &grid.windows }, &mut x);
            self.feed_forward(i, &mut x);
            if self.weights.layers[i].deepstack.is_some() {
                slices.push(self.slice(i, &x));
            }
        }
        if !self.weights.post_norm.weight.is_empty() {
            let mut normed = Vec::new();
            self.ops.norm(norm, &self.weights.post_norm, eps, &x, n, &mut normed);
            x = normed;
        }
        x.truncate(grid.order.len() * n);
        self.project(&grid, x, &slices)
    }

    /// Adds learned positions and the class token.
    fn positions(&self, grid: &Grid, x: &mut Vec<f32>) {
        let (n, w) = (self.config.n_embd, &self.weights);
        grid.add_positions(&self.config, &w.positions, x);
        if !w.class.is_empty() {
            let position = w.positions.get(grid.order.len() * n..).unwrap_or_default();
            let position = position.iter().copied().chain(std::iter::repeat(0.0));
            x.extend(w.class.iter().zip(position).map(|(class, position)| class + position));
        }
    }

    /// x += w_o · attend(rope(norm(wq · x)), rope(norm(wk · x)), wv · x)
    fn attention(&mut self, i: usize, rope: &RopeTable, windows: &[(u32, u32)], x: &mut [f32]) {
        let Encoder { gguf, config, weights, ops, buffers: b } = self;
        let layer = &weights.layers[i];
        let (n, d, eps) = (config.n_embd, config.d_head, config.eps);
        let width = config.n_head * d;
        ops.norm(config.norm, &layer.norm1, eps, x, n, &mut b.norm);
        let [wq, wk, wv] = &layer.qkv;
        ops.linear(gguf, wq, &b.norm, &mut b.q);
        ops.linear(gguf, wk, &b.norm, &mut b.k);
        ops.linear(gguf, wv, &b.norm, &mut b.v);
        for (x, weight) in [&mut b.q, &mut b.k].into_iter().zip(&layer.qk_norm) {
            if !weight.is_empty() {
                ops.rms_norm_in_place(weight, eps, x, weight.len());
            }
            if rope.rope != Rope::None {
                ops.rotate(x, width, d, |kernels, t, head| rope.rotate(kernels, t, head));
            }
        }
        let is_gemma4 = config.projector == Projector::Gemma4;
        if is_gemma4 {
            ops.rms_norm_in_place(&[], eps, &mut b.v, d);
        }
        let scale = if is_gemma4 { 1.0 } else { 1.0 / (d as f32).sqrt() };
        let heads = Heads { n: config.n_head, d, scale, windows };
        ops.by_heads(&b.k, heads, &mut b.k_heads);
        ops.by_heads(&b.v, heads, &mut b.v_heads);
        ops.attend(heads, &b.q, &b.k_heads, &b.v_heads, &mut b.attn);
        ops.linear(gguf, &layer.attn_out, &b.attn, &mut b.out);
        join(ops, &layer.post_attn_norm, &layer.scale1, eps, &mut b.out, x, n);
    }

    /// x += w_down · activation(w_up · norm(x)), gated where there is a gate.
    fn feed_forward(&mut self, i: usize, x: &mut [f32]) {
        let Encoder { gguf, config, weights, ops, buffers: b } = self;
        let layer: &Layer = &weights.layers[i];
        let (n, eps) = (config.n_embd, config.eps);
        ops.norm(config.norm, &layer.norm2, eps, x, n, &mut b.norm);
        ops.linear(gguf, &layer.up, &b.norm, &mut b.up);
        match &layer.gate {
            Some(gate) => {
                ops.linear(gguf, gate, &b.norm, &mut b.gate);
                ops.activate(config.activation, &mut b.gate, Some(&b.up));
                ops.linear(gguf, &layer.down, &b.gate, &mut b.out);
            }
            None => {
                ops.activate(config.activation, &mut b.up, None);
                ops.linear(gguf, &layer.down, &b.up, &mut b.out);
            }
        }
        join(ops, &layer.post_ffn_norm, &layer.scale2, eps, &mut b.out, x, n);
        if !layer.out_scale.is_empty() {
            x.chunks_exact_mut(n).for_each(|row| multiply(row, &layer.out_scale));
        }
    }

    /// What one layer gives to the text model besides: its merged patches, normalized, through two matrices.
    fn slice(&mut self, i: usize, x: &[f32]) -> Vec<f32> {
        let Encoder { gguf, config, weights, ops, .. } = self;
        let Some((norm, matrices)) = &weights.layers[i].deepstack else { return Vec::new() };
        let mut normed = Vec::new();
        let merged = config.n_embd * config.merge * config.merge;
        ops.norm(config.norm, norm, config.eps, x, merged, &mut normed);
        matrices_with_gelu(ops, gguf, matrices, normed)
    }

    /// The tower's output as rows of the text model.
    fn project(&mut self, grid: &Grid, x: Vec<f32>, slices: &[Vec<f32>]) -> Encoded {
        let Encoder { gguf, config, weights: w, ops, .. } = self;
        let (n, eps, merge) = (config.n_embd, config.eps, config.merge);
        let merged = n * merge * merge;
        let mut normed = Vec::new();
        let input = match config.projector {
            Projector::Gemma3 => {
                ops.norm(Norm::Rms, &w.input_norm, eps, &pooled(grid, &x, n, merge), n, &mut normed);
                normed
            }
            Projector::Gemma4 => {
                let mut x = pooled(grid, &x, n, merge);
                let [mean, scale] = &w.std;
                for row in x.chunks_exact_mut(n) {
                    row.iter_mut().for_each(|v| *v *= (n as f32).sqrt());
                    if !mean.is_empty() && !scale.is_empty() {
                        row.iter_mut().zip(mean).for_each(|(v, m)| *v -= m);
                        multiply(row, scale);
                    }
                }
                ops.norm(Norm::Rms, &NormWeights::default(), eps, &x, n, &mut normed);
                normed
            }
            Projector::Idefics3 => shuffled(grid, &x, n, merge, false),
            Projector::InternVl | Projector::Lfm2 => {
                let x = shuffled(grid, &x, n, merge, false);
                if w.input_norm.weight.is_empty() {
                    x
                } else {
                    ops.norm(Norm::Layer, &w.input_norm, PROJECTOR_EPS, &x, merged, &mut normed);
                    normed
                }
            }
            Projector::Pixtral => match &w.merger {
                None => x,
                Some(merger) => {
                    ops.norm(Norm::Rms, &w.input_norm, eps, &x, n, &mut normed);
                    let mut out = Vec::new();
                    ops.linear(gguf, merger, &shuffled(grid, &normed, n, merge, true), &mut out);
                    out
                }
            },
            // patches of a merged patch are neighbours already
            Projector::Qwen2Vl | Projector::Qwen25Vl | Projector::Qwen3Vl => x,
        };
        let rows = matrices_with_gelu(ops, gguf, &w.project, input);
        let (columns, lines) = (grid.columns / merge, grid.rows / merge);
        let n_out = config.n_out;
        if config.projector == Projector::Pixtral {
            let rows = with_line_breaks(&rows, columns * n_out, &w.line_break);
            return Encoded { grid: (rows.len() / n_out, 1), rows, width: n_out };
        }
        let width = n_out * (1 + slices.len());
        let mut out = Vec::with_capacity(columns * lines * width);
        for i in 0..rows.len() / n_out {
            let i = grid.output.get(i).copied().unwrap_or(i);
            for part in std::iter::once(&rows).chain(slices) {
                out.extend_from_slice(&part[i * n_out..][..n_out]);
            }
        }
        Encoded { rows: out, width, grid: (columns, lines) }
    }
}

/// Adds a branch to the residual stream, normalized or scaled first where the family does.
fn join(ops: &mut Ops, norm: &[f32], scale: &[f32], eps: f32, branch: &mut [f32], x: &mut [f32], n: usize) {
    if !norm.is_empty() {
        ops.rms_norm_in_place(norm, eps, branch, n);
    }
    ops.add(x, branch, scale, n);
}

/// `row · factors`, value by value.
fn multiply(row: &mut [f32], factors: &[f32]) {
    row.iter_mut().zip(factors).for_each(|(v, f)| *v *= f);
}

/// The matrices one after the other, GELU between them.
fn matrices_with_gelu(ops: &mut Ops, gguf: &Gguf, matrices: &[Linear], x: Vec<f32>) -> Vec<f32> {
    let mut x = x;
    for (i, matrix) in matrices.iter().enumerate() {
        if i > 0 {
            ops.activate(Activation::Gelu, &mut x, None);
        }
        let mut out = Vec::new();
        ops.linear(gguf, matrix, &x, &mut out);
        x = out;
    }
    x
}

/// The pixels of each patch in order, colour by colour, row by row: (value / 255 − mean) / deviation.
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
    }
    out
}

/// The mean of each `merge × merge` patches, row by row.
fn pooled(grid: &Grid, x: &[f32], n: usize, merge: usize) -> Vec<f32> {
    let (columns, rows) = (grid.columns / merge, grid.rows / merge);
    let mut out = vec![0.0; columns * rows * n];
    for (i, out) in out.chunks_exact_mut(n).enumerate() {
        for (dx, dy) in (0..merge * merge).map(|i| (i % merge, i / merge)) {
            let patch = (i / columns * merge + dy) * grid.columns + i % columns * merge + dx;
            out.iter_mut().zip(&x[patch * n..][..n]).for_each(|(out, x)| *out += x);
        }
        out.iter_mut().for_each(|v| *v /= (merge * merge) as f32);
    }
    out
}

/// The values of each `merge × merge` patches as one row: patch by patch, or value by value (`by_value`).
fn shuffled(grid: &Grid, x: &[f32], n: usize, merge: usize, by_value: bool) -> Vec<f32> {
    let (columns, rows) = (grid.columns / merge, grid.rows / merge);
    let each = merge * merge;
    let mut out = vec![0.0; columns * rows * each * n];
    for (i, out) in out.chunks_exact_mut(each * n).enumerate() {
        for j in 0..each {
            let (dx, dy) = (j % merge, j / merge);
            let patch = (i / columns * merge + dy) * grid.columns + i % columns * merge + dx;
            let from = &x[patch * n..][..n];
            match by_value {
                false => out[j * n..][..n].copy_from_slice(from),
                true => from.iter().enumerate().for_each(|(e, v)| out[e * each + j] = *v),
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

impl RopeTable {
    fn new(config: &Config, grid: &Grid) -> RopeTable {
        let (d, base) = (config.d_head as f64, config.rope_base);
        let mut table =
            RopeTable { rope: config.rope, cos: Vec::new(), sin: Vec::new(), pairs: config.d_head / 2 };
        if config.rope == Rope::None {
            return table;
        }
        let quarter = config.d_head / 4;
        for &(column, row) in &grid.order {
            let (first, second) = match config.rope {
                Rope::Quarters => (column, row),
                _ => (row, column),
            };
            // frequencies of the second axis lie between those of the first
            let shift = if config.rope == Rope::Interleaved { base.powf(-2.0 / d) } else { 1.0 };
            for (position, shift) in [(first, 1.0), (second, shift)] {
                for j in 0..quarter {
                    let angle = position as f64 * shift * base.powf(-4.0 * j as f64 / d);
                    table.cos.push(angle.cos() as f32);
                    table.sin.push(angle.sin() as f32);
                }
            }
        }
        table
    }

    /// Rotates one head of patch `t`. What stands behind the patches (the class token) is not rotated.
    fn rotate(&self, kernels: &Kernels, t: usize, head: &mut [f32]) {
        let at = t * self.pairs..(t + 1) * self.pairs;
        let (Some(cos), Some(sin)) = (self.cos.get(at.clone()), self.sin.get(at)) else { return };
        match self.rope {
            Rope::None => {}
            Rope::Interleaved => kernels.rope_norm(head, cos, sin),
            Rope::Halves => kernels.rope_neox(head, cos, sin),
            Rope::Quarters => {
                let half = self.pairs / 2;
                let (first, second) = head.split_at_mut(self.pairs);
                kernels.rope_neox(first, &cos[..half], &sin[..half]);
                kernels.rope_neox(second, &cos[half..], &sin[half..]);
            }
        }
    }
}
