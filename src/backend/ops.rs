//! The operations of a forward pass, by what a model needs of them.

use super::expert_stats::ExpertCacheStats;
use super::{Attention, Buf, Columns, Heads, MapKernel, PatchAttention};
use crate::model::linear::{Linear, Norm, Weight};
use crate::model::mixer::attention::AttnTemperature;
use crate::model::mixer::convolution::Convolution;
use crate::model::mixer::delta_net::DeltaNetWeights;
use crate::model::mixer::mamba2::Mamba2Weights;
use crate::model::plan::Activation;
use crate::model::vector::Vector;
use crate::model::weights::{Dense, Mixture};

/// Every operation of a forward pass of a text model. Each is complete before the next begins.
///
/// No operation has a default that only some backends replace: a backend that lacks one says so in
/// its own implementation, and refuses models that need it when it is made.
pub trait Backend: Ops + ShortConvOps + HeadOps + StateOps + StreamOps {}

impl<T: Ops + ShortConvOps + HeadOps + StateOps + StreamOps> Backend for T {}

/// A backend that computes mixtures of experts for another one, whose memory does not hold them.
pub trait ExpertHost {
    /// Computes the mixture of experts of a layer, and returns its `[n_tokens, n_out]`: `x` is
    /// `[n_tokens, n_in]`, and `router` the logits of all experts, `[n_tokens, n_expert]`.
    ///
    /// # Errors
    /// The reason why an expert cannot be read.
    fn experts(&mut self, layer: usize, x: &[f32], router: &[f32]) -> Result<&[f32], String>;

    /// Returns the number of threads that compute a step of `n_tokens`.
    fn n_threads(&self, n_tokens: usize) -> usize;

    /// Returns the uses of the memory in which experts are held.
    fn expert_cache(&self) -> ExpertCacheStats;
}

/// The operations on rows that text models and vision towers have in common.
pub trait RowOps {
    /// Computes `out = (x − mean) / √(variance + eps) · weight + bias`, each row by itself. `out`
    /// may be `x`.
    fn layer_norm(&self, x: Buf, weight: &Vector, bias: Option<&Vector>, eps: f32, out: Buf);
    /// Computes `out = x / √(mean(x²) + eps) · weight`, each row by itself. `out` may be `x`.
    fn rms_norm(&self, x: Buf, weight: &Vector, eps: f32, out: Buf);
    /// Computes `x = x / √(mean(x²) + eps) · weight` within each of `n_head` heads of a row.
    fn rms_norm_heads(&self, x: Buf, n_head: usize, weight: &Vector, eps: f32);
    /// Computes `out = s · W x + b` for several matrices over one input.
    fn linear(&self, x: Buf, outs: &[(&Linear, Buf)]);
    /// Rotates `n_head` heads of `head_size` by the rows' positions, with rope number `rope`.
    fn rope(&self, x: Buf, n_head: usize, head_size: usize, rope: usize);
    /// Computes `gate = activation(gate) · up`, `width` values of each row.
    fn gate(&self, activation: Activation, gate: Buf, up: Columns, width: usize);
    /// Computes `x = activation(x)`, rows of `width`.
    fn activate(&self, activation: Activation, x: Buf, width: usize);
    /// Computes `x += y · scale`, rows of `width`.
    fn add(&self, x: Buf, y: Buf, scale: f32, width: usize);
    /// Computes `x[t] += row`.
    fn add_row(&self, row: &Vector, x: Buf);
    /// Computes `x = cap · tanh(x · scale / cap)`, or `x · scale` without a cap (0); rows of
    /// `width`.
    fn scale_softcap(&self, x: Buf, scale: f32, cap: f32, width: usize);
}

/// The operations that vision towers need besides.
pub trait PatchOps: RowOps {
    /// Computes `out = min(max(x, limits[0]), limits[1])`, rows of `width`; `out` may be `x`.
    fn clamp(&self, x: Buf, limits: [f32; 2], width: usize, out: Buf);
    /// Computes `x += y · factors`, a factor for each column.
    fn add_scaled(&self, x: Buf, y: Buf, factors: &Vector);
    /// Computes `x = x · factors`, a factor for each column.
    fn scale_columns(&self, x: Buf, factors: &Vector);
    /// Computes `out = softmax(scale · q kᵀ) v` over what each patch sees; rows are heads side by
    /// side.
    fn attend_patches(&self, at: &PatchAttention, q: Buf, k: Buf, v: Buf, out: Buf);
    /// Computes `out[t] = W` · what a kernel covers at point t of its result: for each value of a
    /// point those of all points that it covers, line by line. `covered` takes them, strip after
    /// strip.
    fn linear_map(&self, at: &MapKernel, linear: &Linear, x: Buf, covered: Buf, out: Buf);
    /// Computes `out[t] = Σ weights[i] · x[i]` over the points that a kernel covers at point t of
    /// its result, value by value; `weights` are `[points of the kernel, values]`.
    fn convolve_map(&self, at: &MapKernel, weights: &Vector, x: Buf, out: Buf);
}

/// The operations that every text model needs.
pub trait Ops: RowOps {
    /// Returns whether a drafter reads keys and values in the cache of its model, and not in rows
    /// that the model's passes keep of them.
    fn shares_cache(&self) -> bool;
    /// Ends a layer: whoever computes may rest here.
    fn end_layer(&self);
    /// Computes `out[t] = table[token t] · scale`; rows of an image are taken as they are.
    fn embed(&self, table: &Weight, scale: f32, out: Buf);
    /// Computes `out[t] = table[token t] · scale` with a table that has nothing for images: their
    /// rows are those of token 0, the padding.
    fn embed_text(&self, table: &Weight, scale: f32, out: Buf);
    /// Adds to `x[t]` the slice `1 + layer` of the image's row, where the batch has one; rows of
    /// `width`.
    fn add_deepstack(&self, layer: usize, x: Buf, width: usize);
    /// Computes `x[t] += table[position of t]`.
    fn add_positions(&self, table: &Weight, x: Buf);
    /// Scales each token's row (`width` values) by its position.
    fn attn_temperature(&self, x: Buf, width: usize, temperature: AttnTemperature);
    /// Appends the tokens' keys and values to their sequences' cache.
    fn store_kv(&self, at: &Attention, k: Buf, v: Buf);
    /// Reduces the batch to the tokens whose output is requested, for all operations that follow;
    /// moves their rows of `bufs` (with widths).
    fn keep_outputs(&self, bufs: &[(Buf, usize)]);
    /// Computes `out = softmax(scale · q kᵀ) v` over what each token may see; where there are
    /// `sinks`, one for each query head, the softmax is over one score more, which has no value.
    fn attend(&self, at: &Attention, sinks: Option<&Vector>, q: Buf, out: Buf);
    /// Computes `out = down(activation(gate(x)) · up(x))`; [`Buf::Gate`] and [`Buf::Up`] may be
    /// overwritten.
    fn dense(&self, activation: Activation, x: Buf, layer: &Dense, out: Buf) {
        dense_by_steps(self, activation, x, layer, out);
    }
    /// Begins to read from the disk, where experts are read of it, those that the router of a
    /// mixture to come would choose for `norm(x)`, by RMS.
    fn read_ahead(&self, x: Buf, norm: &Norm, eps: f32, mixture: &Mixture);
    /// Computes `out = Σ` over the chosen experts of weight · scale · down(activation(gate(x)) ·
    /// up(x)), each matrix with its bias; `router` holds their logits.
    fn experts(&self, activation: Activation, x: Buf, router: Buf, mixture: &Mixture, out: Buf);
}

/// Computes [`Ops::dense`] by other operations.
pub fn dense_by_steps(
    b: &(impl Ops + ?Sized),
    activation: Activation,
    x: Buf,
    layer: &Dense,
    out: Buf,
) {
    let [gate, up] = &layer.gate_up;
    let n_ff = gate.weight.n_rows;
    b.linear(x, &[(gate, Buf::Gate), (up, Buf::Up)]);
    b.gate(activation, Buf::Gate, Columns::all(Buf::Up, n_ff), n_ff);
    b.linear(Buf::Gate, &[(&layer.down, out)]);
}

/// The operations of short convolutions.
pub trait ShortConvOps {
    /// Appends `x · y`, one head of keys, to the tokens' sequences' cache.
    fn store_product(&self, at: &Attention, x: Buf, y: Buf);
    /// Computes `q = q · Σ` over the last positions of weight · cached key; `weights` are
    /// `[d_k × positions]`, the token's own position last, and those before the text are 0.
    fn convolve(&self, at: &Attention, weights: &Vector, q: Buf);
}

/// The operations of latent and gated attention, and of gates of whole rows.
pub trait HeadOps {
    /// Computes `x = (x − mean) / √(variance + eps) · weight` within each of `n_head` heads of a
    /// row; each has weights of its own.
    fn layer_norm_heads(&self, x: Buf, n_head: usize, weight: &Vector, eps: f32);
    /// Computes `out = W x` with a matrix for each head.
    fn multiply_heads(&self, x: Heads, weights: &[Weight], out: Heads);
    /// Computes `out = x`, `n` values of each of `n_head` heads; the buffers are two.
    fn copy_heads(&self, x: Heads, out: Heads, n_head: usize, n: usize);
    /// Computes `x = x · σ(gate)`: rows of `width` values in `n_gates` equal parts, each with a
    /// gate of its own.
    fn sigmoid_gate(&self, x: Buf, width: usize, gate: Buf, n_gates: usize);
}

/// The operations of layers with a running state.
pub trait StateOps {
    /// Computes the causal convolution that such a layer begins with, and SiLU:
    /// `x = silu(Σ weight · x of the last positions + bias)`, each channel by itself. The inputs of
    /// earlier steps are in the sequence's state.
    fn convolve_state(&self, layer: usize, conv: &Convolution, x: Buf);
    /// Applies the rule of a [`DeltaNetPlan`](crate::model::mixer::delta_net::DeltaNetPlan) over
    /// the tokens of each sequence in order. Queries and keys are brought to length 1 here, with
    /// `eps` under the root.
    fn delta_rule(
        &self,
        layer: usize,
        weights: &DeltaNetWeights,
        eps: f32,
        inputs: DeltaInputs,
        out: Buf,
    );
    /// Applies the rule of a [`Mamba2Plan`](crate::model::mixer::mamba2::Mamba2Plan) over the
    /// tokens of each sequence in order.
    fn state_space(&self, layer: usize, weights: &Mamba2Weights, inputs: ScanInputs, out: Buf);
    /// Computes the RMS norm of each of `n_group` equal parts of each row by itself; the weights of
    /// the parts stand side by side.
    fn rms_norm_groups(&self, x: Buf, n_group: usize, weight: &Vector, eps: f32);
}

/// The operations of several streams in place of one residual stream, and of what comes with them.
pub trait StreamOps {
    /// Computes each stream anew as a sum of shares of all of them and of `x`, by the table of the
    /// mix and the tanh of what the router made.
    fn mix_streams(&self, streams: Buf, x: Buf, mix: StreamMix);
    /// Computes `x = x · rms(like) / max(rms(x), √1e-5)`, each of `n_parts` equal parts of `width`
    /// values of a row by itself.
    fn match_magnitude(&self, x: Buf, n_parts: usize, like: Buf, width: usize);
    /// Computes `x = max(x − mean − cut · deviation, 0)`, rows of `width`.
    fn cut_gates(&self, x: Buf, cut: f32, width: usize);
    /// Computes `x = x · factors`, a factor for each column.
    fn scale_values(&self, x: Buf, factors: &Vector);
}

/// The operand of [`StreamOps::mix_streams`].
#[derive(Clone, Copy, Debug)]
pub struct StreamMix<'a> {
    /// Streams.
    pub n: usize,
    /// Values of one.
    pub width: usize,
    /// A number of each stream, whose tanh the table's factors multiply.
    pub router: Buf,
    /// For each stream and each that it is made of, `x` last, a constant and a factor for each
    /// number of the router.
    pub table: &'a Vector,
}

/// The inputs of [`StateOps::delta_rule`].
#[derive(Clone, Copy, Debug)]
pub struct DeltaInputs {
    /// Queries, keys and values as the convolution left them, side by side.
    pub qkv: Buf,
    /// β before σ, one for each value head.
    pub beta: Buf,
    /// The source of the decay, one for each value head.
    pub alpha: Buf,
}

/// The inputs of [`StateOps::state_space`].
#[derive(Clone, Copy, Debug)]
pub struct ScanInputs {
    /// x, B and C as the convolution left them, side by side.
    pub channels: Buf,
    /// The source of the step sizes, one for each head.
    pub steps: Buf,
}
