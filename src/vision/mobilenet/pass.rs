//! The pass over a picture: stages over one number of rows each, one line per operation.

use super::{
    AttentionBranch, BlockBranch, BlockPart, MapBlock, MobileNet, NormedKernel, NormedMatrix,
    STEM_POINTS, points,
};
use crate::backend::{Buf, PatchAttention, PatchOps};
use crate::model::plan::Activation;
use crate::model::vector::Vector;

/// A part of the pass; between some of them the host looks at rows.
#[derive(Clone, Copy, Debug)]
pub(in crate::vision) enum MapStage {
    /// [`Buf::X`] of pixels in [`Buf::Up`].
    StemMatrix,
    /// The norm of that, over rows of several points.
    StemNorm,
    /// A part of block number *n*.
    Block(usize, BlockPart),
    /// [`Buf::X`] = the fused map, of the maps side by side in [`Buf::Up`].
    Fusion,
}

impl MobileNet {
    /// Returns the stages of the stem, each with its number of rows.
    pub(in crate::vision) fn stem_stages(&self) -> [(MapStage, usize); 2] {
        let n = points(self.stem.side_out());
        [(MapStage::StemMatrix, n), (MapStage::StemNorm, n / STEM_POINTS)]
    }
}

/// Runs a part of the pass.
pub(in crate::vision) fn run(b: &impl PatchOps, net: &MobileNet, eps: f32, stage: MapStage) {
    match stage {
        MapStage::StemMatrix => {
            b.linear_map(&net.stem, &net.stem_matrix.matrix.linear, Buf::Up, Buf::Gate, Buf::X);
        }
        MapStage::StemNorm => {
            let NormedMatrix { norm, .. } = &net.stem_matrix;
            b.rms_norm_heads(Buf::X, STEM_POINTS, norm, eps);
            b.activate(Activation::Gelu, Buf::X, STEM_POINTS * norm.len());
        }
        MapStage::Block(i, part) => {
            let block = &net.blocks[i];
            match (&block.branch, part) {
                (BlockBranch::Edge(branch), _) => {
                    let matrix = &branch.expand.matrix.linear;
                    b.linear_map(&branch.at, matrix, Buf::X, Buf::Gate, Buf::Up);
                    norm_gelu(b, &branch.expand, Buf::Up, eps);
                    project(b, block, &branch.project, Buf::Up, eps);
                }
                (BlockBranch::Inverted(branch), BlockPart::Expand) => {
                    let from = convolve_optional(b, branch.start.as_ref(), Buf::X, Buf::Norm, eps);
                    expand(b, &branch.expand, from, Buf::Up, eps);
                }
                (BlockBranch::Inverted(branch), _) => {
                    let middle = branch.middle.as_ref();
                    let from = convolve_optional(b, middle, Buf::Up, Buf::Gate, eps);
                    if let Some(middle) = middle {
                        b.activate(Activation::Gelu, from, middle.at.n_values);
                    }
                    project(b, block, &branch.project, from, eps);
                }
                (BlockBranch::Attention(branch), part) => attention(b, block, branch, part, eps),
            }
        }
        MapStage::Fusion => {
            let [first, last] = &net.fusion;
            expand(b, first, Buf::Up, Buf::Gate, eps);
            normed(b, last, Buf::Gate, Buf::X, eps);
        }
    }
}

/// Runs a part of attention: x += factors · W attend(q, k, v)
fn attention(
    b: &impl PatchOps,
    block: &MapBlock,
    branch: &AttentionBranch,
    part: BlockPart,
    eps: f32,
) {
    let of_kv = || branch.kv.iter().zip([Buf::K, Buf::V]);
    match part {
        BlockPart::Queries => {
            b.rms_norm(Buf::X, &branch.norm, eps, Buf::Norm);
            b.linear(Buf::Norm, &[(&branch.query.linear, Buf::Q)]);
        }
        BlockPart::Keys => {
            for ((kernel, matrix), out) in of_kv() {
                let from = convolve_optional(b, kernel.as_ref(), Buf::Norm, Buf::Up, eps);
                b.linear(from, &[(&matrix.linear, out)]);
            }
        }
        _ => {
            let d = branch.d;
            let scale = 1.0 / (d as f32).sqrt();
            let n_head = branch.n_head;
            let at = PatchAttention { n_head, n_head_kv: 1, d, scale, is_windowed: true };
            b.attend_patches(&at, Buf::Q, Buf::K, Buf::V, Buf::Attn);
            b.linear(Buf::Attn, &[(&branch.out.linear, Buf::Out)]);
            join(b, block.factors.as_ref(), block.widths[1]);
        }
    }
}

/// Computes x = factors · norm(W from), or where the block is residual adds that.
fn project(b: &impl PatchOps, block: &MapBlock, matrix: &NormedMatrix, from: Buf, eps: f32) {
    if block.is_residual() {
        normed(b, matrix, from, Buf::Out, eps);
        join(b, block.factors.as_ref(), block.widths[1]);
    } else {
        normed(b, matrix, from, Buf::X, eps);
        if let Some(factors) = &block.factors {
            b.scale_columns(Buf::X, factors);
        }
    }
}

/// Computes x += factors · [`Buf::Out`]
fn join(b: &impl PatchOps, factors: Option<&Vector>, n: usize) {
    match factors {
        Some(factors) => b.add_scaled(Buf::X, Buf::Out, factors),
        None => b.add(Buf::X, Buf::Out, 1.0, n),
    }
}

/// Computes out = GELU(norm(W x))
fn expand(b: &impl PatchOps, matrix: &NormedMatrix, x: Buf, out: Buf, eps: f32) {
    b.linear(x, &[(&matrix.matrix.linear, out)]);
    norm_gelu(b, matrix, out, eps);
}

/// Computes x = GELU(norm(x)), of what a matrix has made.
fn norm_gelu(b: &impl PatchOps, matrix: &NormedMatrix, x: Buf, eps: f32) {
    b.rms_norm(x, &matrix.norm, eps, x);
    b.activate(Activation::Gelu, x, matrix.norm.len());
}

/// Computes out = norm(W x)
fn normed(b: &impl PatchOps, matrix: &NormedMatrix, x: Buf, out: Buf, eps: f32) {
    b.linear(x, &[(&matrix.matrix.linear, out)]);
    b.rms_norm(out, &matrix.norm, eps, out);
}

/// Computes out = norm(kernel · x) where there is a kernel. Returns where the result is.
fn convolve_optional(
    b: &impl PatchOps,
    kernel: Option<&NormedKernel>,
    x: Buf,
    out: Buf,
    eps: f32,
) -> Buf {
    let Some(kernel) = kernel else { return x };
    b.convolve_map(&kernel.at, &kernel.weights, x, out);
    b.rms_norm(out, &kernel.norm, eps, out);
    out
}

/// A map that is read.
pub(in crate::vision) struct ReadMap {
    /// Points per side.
    pub side: usize,
    /// Values of a point.
    pub n_values: usize,
    /// Rows of points.
    pub rows: Vec<f32>,
}

/// Returns maps side by side, value after value, at the points of the first; of one that has fewer
/// each point of the first takes the one that it falls on.
pub(in crate::vision) fn fused(maps: &[ReadMap]) -> Vec<f32> {
    let Some(first) = maps.first() else { return Vec::new() };
    let side = first.side;
    let n: usize = maps.iter().map(|map| map.n_values).sum();
    let mut out = Vec::with_capacity(side * side * n);
    for point in 0..side * side {
        for map in maps {
            let line = point / side * map.side / side;
            let column = point % side * map.side / side;
            let from = (line * map.side + column) * map.n_values;
            out.extend_from_slice(&map.rows[from..][..map.n_values]);
        }
    }
    out
}
