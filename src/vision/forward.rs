//! The vision transformer, once, for every family and backend: one line per operation.

use super::clamped::ClampedLinear;
use super::family::PROJECTOR_EPS;
use super::mobilenet::{self, MapStage};
use super::model::VisionModel;
use super::plan::ProjectorNorm;
use super::resampler::HEAD;
use super::weights::{BranchJoin, VisionLayer};
use crate::backend::{Buf, Columns, PatchAttention, PatchOps};
use crate::model::linear::Norm;
use crate::model::plan::Activation;

/// The values of patches.
pub(super) const PIXELS: Buf = Buf::Up;
/// A copy of the input of a matrix, within its limits.
const CLAMPED: Buf = Buf::Branch;

/// A part of the pass over a picture; between them the host looks at rows.
#[derive(Clone, Copy, Debug)]
pub(super) enum VisionStage {
    /// [`Buf::X`] = rows of [`PIXELS`] patches.
    Patches,
    /// A part of the convolutions that make patches of pixels.
    Maps(MapStage),
    /// The norm before the first layer.
    PreNorm,
    /// Layer number *n*.
    Layer(usize),
    /// [`Buf::Out`] = the slice of layer number *n*, of merged patches.
    Slice(usize),
    /// The norm after the last layer.
    PostNorm,
    /// The norm of patches before a matrix merges them.
    MergeNorm,
    /// [`Buf::Gate`] = the convolution of the projector's block number *n*, of [`Buf::Up`].
    BlockMap(usize),
    /// [`Buf::Out`] = the matrix of that block, of [`Buf::Norm`].
    BlockRows(usize),
    /// [`Buf::Out`] = rows of the text model, of merged patches in [`Buf::X`].
    Project,
    /// A part of the resampler's pass.
    Resampler(ResamplerStage),
}

/// The parts of a resampler's pass, from patches in [`Buf::X`] to rows of the text model.
#[derive(Clone, Copy, Debug)]
pub(super) enum ResamplerStage {
    /// [`Buf::V`] of the patches; [`Buf::Norm`] holds what keys are made of.
    Values,
    /// [`Buf::K`] of rows in [`Buf::Norm`].
    Keys,
    /// [`Buf::Q`] of the queries in [`Buf::Norm`].
    Queries,
    /// [`Buf::Attn`] of queries, keys and values.
    Attention,
    /// [`Buf::Out`] = rows of the text model, of [`Buf::Attn`].
    Rows,
}

/// Runs a part of the pass.
pub(super) fn forward(b: &impl PatchOps, model: &VisionModel, stage: VisionStage) {
    let weights = &model.weights;
    match stage {
        VisionStage::Patches => {
            stem_norm(b, model, weights.pixel_norm.as_ref(), PIXELS);
            linear(b, &weights.patches, PIXELS, Buf::X);
            stem_norm(b, model, weights.row_norm.as_ref(), Buf::X);
        }
        VisionStage::Maps(stage) => {
            if let Some(maps) = &weights.maps {
                mobilenet::run(b, maps, model.plan.eps, stage);
            }
        }
        VisionStage::PreNorm => stem_norm(b, model, weights.pre_norm.as_ref(), Buf::X),
        VisionStage::Layer(i) => {
            let layer = &weights.layers[i];
            attention(b, model, i);
            ffn(b, model, layer);
            if let Some(factors) = &layer.out_scale {
                b.scale_columns(Buf::X, factors);
            }
        }
        VisionStage::Slice(i) => {
            if let Some(deepstack) = &weights.layers[i].deepstack {
                norm(b, model, &deepstack.norm, Buf::X, Buf::Norm);
                let activation = model.plan.family.projector.activation;
                matrices(b, &deepstack.matrices, activation, Buf::Norm);
            }
        }
        VisionStage::PostNorm => {
            if let Some(weights) = &weights.post_norm {
                norm(b, model, weights, Buf::X, Buf::X);
            }
        }
        VisionStage::MergeNorm => projector_norm(b, model, Buf::X),
        VisionStage::BlockMap(i) => {
            let block = &weights.projector.blocks[i];
            b.convolve_map(&block.kernel, &block.weights, Buf::Up, Buf::Gate);
            let norm = &block.norm;
            b.layer_norm(Buf::Gate, &norm.weight, norm.bias.as_ref(), PROJECTOR_EPS, Buf::Gate);
        }
        VisionStage::BlockRows(i) => {
            let block = &weights.projector.blocks[i];
            linear(b, &block.project, Buf::Norm, Buf::Out);
            let norm = &block.project_norm;
            b.layer_norm(Buf::Out, &norm.weight, norm.bias.as_ref(), PROJECTOR_EPS, Buf::Out);
        }
        VisionStage::Project => project(b, model),
        VisionStage::Resampler(stage) => resample(b, model, stage),
    }
}

/// Computes x += w_o · attend(rope(norm(wq · x)), rope(norm(wk · x)), wv · x)
fn attention(b: &impl PatchOps, model: &VisionModel, i: usize) {
    let plan = &model.plan;
    let layer = &model.weights.layers[i];
    let n_head = plan.n_head;
    norm(b, model, &layer.attn_norm, Buf::X, Buf::Norm);
    for (matrix, out) in layer.qkv.iter().zip([Buf::Q, Buf::K, Buf::V]) {
        linear(b, matrix, Buf::Norm, out);
    }
    for (x, weight) in [Buf::Q, Buf::K].into_iter().zip(&layer.qk_norm) {
        if let Some(weight) = weight {
            b.rms_norm_heads(x, n_head * plan.d_head / weight.len(), weight, plan.eps);
        }
        if plan.family.rope.is_some() {
            let n_tables = plan.rope_tables();
            b.rope(x, n_head * n_tables, plan.d_head / n_tables, 0);
        }
    }
    if let Some(weight) = &layer.v_norm {
        b.rms_norm_heads(Buf::V, n_head, weight, plan.eps);
    }
    let at = PatchAttention {
        n_head,
        n_head_kv: n_head,
        d: plan.d_head,
        scale: if layer.v_norm.is_some() { 1.0 } else { 1.0 / (plan.d_head as f32).sqrt() },
        is_windowed: !plan.sees_whole(i),
    };
    b.attend_patches(&at, Buf::Q, Buf::K, Buf::V, Buf::Attn);
    linear(b, &layer.attn_out, Buf::Attn, Buf::Out);
    join(b, model, &layer.attn_join);
}

/// Computes x += w_down · activation(w_up · norm(x)), gated where there is a gate.
fn ffn(b: &impl PatchOps, model: &VisionModel, layer: &VisionLayer) {
    let activation = model.plan.activation;
    let n_ff = layer.up.linear.weight.n_rows;
    norm(b, model, &layer.ffn_norm, Buf::X, Buf::Norm);
    linear(b, &layer.up, Buf::Norm, Buf::Up);
    if let Some(gate) = &layer.gate {
        linear(b, gate, Buf::Norm, Buf::Gate);
        b.gate(activation, Buf::Gate, Columns::all(Buf::Up, n_ff), n_ff);
        linear(b, &layer.down, Buf::Gate, Buf::Out);
    } else {
        b.activate(activation, Buf::Up, n_ff);
        linear(b, &layer.down, Buf::Up, Buf::Out);
    }
    join(b, model, &layer.ffn_join);
}

/// Computes out = matrices(norm(x)), or matrices(merger · x) where the norm came before; a gated
/// FFN of that where there is one.
fn project(b: &impl PatchOps, model: &VisionModel) {
    let projector = &model.weights.projector;
    let activation = model.plan.family.projector.activation;
    if let Some(merger) = &projector.merger {
        linear(b, merger, Buf::X, Buf::Norm);
        matrices(b, &projector.matrices, activation, Buf::Norm);
    } else {
        if !model.plan.family.projector.norms_patches {
            projector_norm(b, model, Buf::X);
        }
        matrices(b, &projector.matrices, activation, Buf::X);
    }
    if let Some(ffn) = &projector.gated {
        let n_ff = ffn.up.linear.weight.n_rows;
        b.layer_norm(Buf::Out, &ffn.norm.weight, ffn.norm.bias.as_ref(), PROJECTOR_EPS, Buf::Out);
        b.activate(activation, Buf::Out, model.plan.n_out);
        linear(b, &ffn.up, Buf::Out, Buf::Up);
        linear(b, &ffn.gate, Buf::Out, Buf::Gate);
        b.gate(model.plan.activation, Buf::Gate, Columns::all(Buf::Up, n_ff), n_ff);
        linear(b, &ffn.down, Buf::Gate, Buf::Out);
    }
    if let Some(ones) = &projector.row_norm {
        b.rms_norm(Buf::Out, ones, model.plan.eps, Buf::Out);
    }
}

/// Runs a part of the resampler's pass.
fn resample(b: &impl PatchOps, model: &VisionModel, stage: ResamplerStage) {
    let Some(weights) = &model.weights.projector.resampler else { return };
    let norm = |norm: &Norm| {
        let eps = model.plan.family.projector.eps;
        b.layer_norm(Buf::Norm, &norm.weight, norm.bias.as_ref(), eps, Buf::Norm);
    };
    let [queries, keys, values] = &weights.qkv;
    match stage {
        ResamplerStage::Values => {
            linear(b, &weights.widen, Buf::X, Buf::Norm);
            norm(&weights.patch_norm);
            linear(b, values, Buf::Norm, Buf::V);
        }
        ResamplerStage::Keys => linear(b, keys, Buf::Norm, Buf::K),
        ResamplerStage::Queries => {
            norm(&weights.query_norm);
            linear(b, queries, Buf::Norm, Buf::Q);
        }
        ResamplerStage::Attention => {
            let n_head = model.plan.n_out / HEAD;
            let scale = 1.0 / (HEAD as f32).sqrt();
            let n_head_kv = n_head;
            let at = PatchAttention { n_head, n_head_kv, d: HEAD, scale, is_windowed: true };
            b.attend_patches(&at, Buf::Q, Buf::K, Buf::V, Buf::Attn);
        }
        ResamplerStage::Rows => {
            linear(b, &weights.attn_out, Buf::Attn, Buf::Norm);
            norm(&weights.post_norm);
            linear(b, &weights.out, Buf::Norm, Buf::Out);
        }
    }
}

/// Computes x = norm(x) as the projector does it, if it does.
fn projector_norm(b: &impl PatchOps, model: &VisionModel, x: Buf) {
    let Some(norm) = &model.weights.projector.norm else { return };
    match model.plan.family.projector.norm {
        ProjectorNorm::Centered(_) => {
            let eps = model.plan.family.projector.eps;
            b.layer_norm(x, &norm.weight, norm.bias.as_ref(), eps, x);
        }
        _ => rms_norm(b, norm, model.plan.eps, x, x),
    }
}

/// Computes x += [`Buf::Out`], normalized or scaled first where the family does.
fn join(b: &impl PatchOps, model: &VisionModel, join: &BranchJoin) {
    if let Some(weight) = &join.norm {
        b.rms_norm(Buf::Out, weight, model.plan.eps, Buf::Out);
    }
    match &join.factors {
        Some(factors) => b.add_scaled(Buf::X, Buf::Out, factors),
        None => b.add(Buf::X, Buf::Out, 1.0, model.plan.n_embd),
    }
}

/// Computes [`Buf::Out`] = the matrices one after the other, an activation between them.
fn matrices(b: &impl PatchOps, matrices: &[ClampedLinear], activation: Activation, x: Buf) {
    let mut from = x;
    for (i, matrix) in matrices.iter().enumerate() {
        if i > 0 {
            b.activate(activation, from, matrix.linear.weight.n_cols);
        }
        let is_last = i + 1 == matrices.len();
        let between = if from == Buf::Up { Buf::Gate } else { Buf::Up };
        let out = if is_last { Buf::Out } else { between };
        linear(b, matrix, from, out);
        from = out;
    }
}

/// Computes out = clamp(W clamp(x) + b)
fn linear(b: &impl PatchOps, matrix: &ClampedLinear, x: Buf, out: Buf) {
    let linear = &matrix.linear;
    let Some(limits) = &matrix.clamp else { return b.linear(x, &[(linear, out)]) };
    b.clamp(x, limits.input, linear.weight.n_cols, CLAMPED);
    b.linear(CLAMPED, &[(linear, out)]);
    b.clamp(out, limits.output, linear.weight.n_rows, out);
}

/// Computes x = norm(x) as it is done before the first layer, if there is a norm.
fn stem_norm(b: &impl PatchOps, model: &VisionModel, norm: Option<&Norm>, x: Buf) {
    let plan = &model.plan;
    if let Some(norm) = norm {
        norm_with(b, plan.centered, norm, plan.family.stem.eps.unwrap_or(plan.eps), x, x);
    }
}

/// Computes out = norm(x), with the kind of norm that the tower has.
fn norm(b: &impl PatchOps, model: &VisionModel, norm: &Norm, x: Buf, out: Buf) {
    norm_with(b, model.plan.centered, norm, model.plan.eps, x, out);
}

/// Computes out = norm(x), `centered` or not.
fn norm_with(b: &impl PatchOps, centered: bool, norm: &Norm, eps: f32, x: Buf, out: Buf) {
    if centered {
        b.layer_norm(x, &norm.weight, norm.bias.as_ref(), eps, out);
    } else {
        rms_norm(b, norm, eps, x, out);
    }
}

/// Computes out = x / √(mean(x²) + eps) · weight + bias
fn rms_norm(b: &impl PatchOps, norm: &Norm, eps: f32, x: Buf, out: Buf) {
    b.rms_norm(x, &norm.weight, eps, out);
    if let Some(bias) = &norm.bias {
        b.add_row(bias, out);
    }
}

/// Returns how many values of a buffer a pass over `n` rows takes.
pub(super) fn n_values(model: &VisionModel, buf: Buf, n: usize) -> usize {
    let VisionModel { plan, weights, .. } = model;
    let n = n.max(plan.n_query);
    // the resampler's rows are as wide as the text model's
    let width = if plan.n_query > 0 { plan.n_embd.max(plan.n_out) } else { plan.n_embd };
    let n_merged = n / (plan.merge_before() * plan.merge_before()).max(1);
    let widest = |linear: &ClampedLinear| linear.linear.weight.n_rows;
    let rows = weights.of_rows().map(widest).max().unwrap_or(0);
    let has_clamp = weights.of_patches().any(|matrix| matrix.clamp.is_some());
    if let Some(maps) = &weights.maps {
        // rows of the text model are fewer than patches
        let of_rows = if buf == Buf::Out { n * plan.n_out } else { 0 };
        return maps.n_values(buf).max(of_rows);
    }
    match buf {
        Buf::X => n * plan.n_embd,
        Buf::Norm => (n * width).max(n_merged * rows),
        Buf::Q | Buf::K | Buf::V | Buf::Attn => n * plan.attn_width(),
        Buf::Out => (n * width).max(n_merged * rows),
        Buf::Gate | Buf::Up => {
            let n_ff = weights.of_patches().map(widest).max().unwrap_or(0);
            let n_in = weights.patches.linear.weight.n_cols;
            (n * n_ff.max(n_in)).max(n_merged * rows)
        }
        Buf::Branch if has_clamp => {
            let n_in = |matrix: &ClampedLinear| matrix.linear.weight.n_cols;
            n * weights.of_patches().map(n_in).max().unwrap_or(0)
        }
        Buf::Branch | Buf::Router | Buf::Logits | Buf::PerLayer | Buf::Streams | Buf::Taps => 0,
    }
}
