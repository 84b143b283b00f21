//! What a forward pass is written in: operations on named activations of a batch.
//!
//! A backend knows how an operation is done and where weights and cache live. It knows no
//! architecture.

use crate::model::linear::{Linear, Weight};
use crate::model::mixer::convolution::Convolution;
use crate::model::mixer::delta_net::Delta;
use crate::model::mixer::mamba2::Mamba;
use crate::model::plan::{Activation, AttnTemperature, LayerPlan, Plan, Recurrence};
use crate::model::vector::Vector;
use crate::model::weights::{Dense, Mixture};

mod batch;
pub mod cpu;
#[cfg(feature = "gpu")]
pub mod gpu;

pub use batch::{Batch, Output, Row};

/// Activations of the batch: `n_tokens` rows of as many values as the operation's other operands
/// say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Buf {
    /// Residual stream.
    X,
    /// A normalized copy of it.
    Norm,
    /// Queries, all heads side by side.
    Q,
    /// Keys.
    K,
    /// Values.
    V,
    /// What attention read, all heads side by side.
    Attn,
    /// Output of a branch before it joins the residual stream.
    Out,
    /// Gate of the feed-forward part; after [`Backend::gate`] the gated values.
    Gate,
    /// Up projection of the feed-forward part.
    Up,
    /// Router logits.
    Router,
    /// Logits.
    Logits,
    /// What each layer has of a token besides, all layers side by side.
    PerLayer,
    /// Output of a branch that joins another one before both join the residual stream.
    Beside,
}

impl Buf {
    /// Every name, in order.
    pub const ALL: [Buf; 13] = [
        Buf::X,
        Buf::Norm,
        Buf::Q,
        Buf::K,
        Buf::V,
        Buf::Attn,
        Buf::Out,
        Buf::Gate,
        Buf::Up,
        Buf::Router,
        Buf::Logits,
        Buf::PerLayer,
        Buf::Beside,
    ];

    /// Most values of a token's row in any layer.
    pub fn width(self, plan: &Plan) -> usize {
        // gate and up also hold a row for each chosen expert, and the parts of the slices of the
        // layers
        let n_ff = plan.widest(LayerPlan::ff_values);
        let slices = plan.n_per_layer * plan.layers.len();
        match self {
            Buf::X | Buf::Norm | Buf::Out => plan.n_embd,
            // a layer with a running state has all that its convolution goes over in the first, and
            // a value for each head in the next two: β and what the decay is made of, or what the
            // step is made of
            Buf::Q => plan
                .widest(|l| (l.n_head * l.d_k).max(l.recurrence.map_or(0, Recurrence::n_channels))),
            Buf::K => plan
                .widest(|l| (l.n_head_kv * l.d_k).max(l.recurrence.map_or(0, Recurrence::n_head))),
            Buf::V => plan
                .widest(|l| (l.n_head_kv * l.d_v).max(l.recurrence.map_or(0, Recurrence::n_head))),
            Buf::Attn => {
                plan.widest(|l| (l.n_head * l.d_v).max(l.recurrence.map_or(0, Recurrence::n_out)))
            }
            Buf::Gate => {
                let latent = plan.widest(|l| l.latent.and_then(|l| l.n_q).unwrap_or(0));
                n_ff.max(plan.n_per_layer).max(plan.widest(LayerPlan::n_gates)).max(latent)
            }
            Buf::Up => {
                // queries and gates as they are made, side by side
                let gated = plan.widest(|l| if l.gated_attention { 2 * l.n_gates() } else { 0 });
                n_ff.max(slices).max(gated).max(plan.widest(LayerPlan::latent_values))
            }
            Buf::Router => plan.widest(|l| l.experts.map_or(0, |e| e.n)),
            Buf::Logits => plan.n_vocab,
            Buf::PerLayer => slices,
            Buf::Beside
                if plan
                    .layers
                    .iter()
                    .any(|l| l.experts.is_some_and(|e| e.beside_dense || e.n_ff_shared > 0)) =>
            {
                plan.n_embd
            }
            Buf::Beside => 0,
        }
    }
}

/// Some neighbouring values of each row of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The buffer.
    pub buf: Buf,
    /// The first of them.
    pub first: usize,
    /// Values of a whole row.
    pub of: usize,
}

impl Columns {
    /// Whole rows of `width` values.
    pub fn all(buf: Buf, width: usize) -> Columns {
        Columns { buf, first: 0, of: width }
    }
}

/// Some neighbouring values of each head of a buffer whose rows are heads side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heads {
    /// The buffer.
    pub buf: Buf,
    /// Values of a whole head.
    pub size: usize,
    /// The first of those meant.
    pub first: usize,
}

/// The best tokens of some rows of logits, with their logits.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Best {
    /// How many of each row were asked for.
    pub keep: usize,
    tokens: Vec<(u32, f32)>,
    /// Where each row ends in `tokens`.
    ends: Vec<usize>,
}

impl Best {
    /// Forgets all rows; `keep` are now asked for of each.
    pub fn clear(&mut self, keep: usize) {
        self.keep = keep;
        self.tokens.clear();
        self.ends.clear();
    }

    /// Adds a row: its best tokens, best first, of equals the lower id first. As many as were asked
    /// for, or all that are allowed and have logits above −∞.
    pub fn push(&mut self, row: impl Iterator<Item = (u32, f32)>) {
        self.tokens.extend(row);
        self.ends.push(self.tokens.len());
    }

    /// Rows.
    pub fn n_rows(&self) -> usize {
        self.ends.len()
    }

    /// Row `i`.
    pub fn row(&self, i: usize) -> &[(u32, f32)] {
        let from = i.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.tokens[from..self.ends[i]]
    }
}

/// How one layer attends.
#[derive(Clone, Copy, Debug)]
pub struct Attention {
    /// Layer, for its place in the cache.
    pub layer: usize,
    /// Query heads.
    pub n_head: usize,
    /// Key and value heads.
    pub n_head_kv: usize,
    /// Head size of queries and keys.
    pub d_k: usize,
    /// Head size of values.
    pub d_v: usize,
    /// Factor of the scores.
    pub scale: f32,
    /// Soft cap of the scores; 0 = none.
    pub softcap: f32,
    /// A score falls with the distance of the tokens (ALiBi), in the first head by 2 to the power
    /// of −this / heads a position. 0 = none; not beside a soft cap.
    pub alibi: f32,
    /// Positions seen, the token's own included; `None` = all.
    pub window: Option<usize>,
    /// A window reaches as far ahead as behind: half of it, the token's own position not counted.
    pub symmetric: bool,
    /// The rows of an image see only those before them, whatever the image says.
    pub causal_images: bool,
}

/// [`Backend::dense`] by other operations.
pub fn dense_by_steps(b: &impl Backend, activation: Activation, x: Buf, layer: &Dense, out: Buf) {
    let [gate, up] = &layer.gate_up;
    let n_ff = gate.weight.n_rows;
    b.linear(x, &[(gate, Buf::Gate), (up, Buf::Up)]);
    b.gate(activation, Buf::Gate, Columns::all(Buf::Up, n_ff), n_ff);
    b.linear(Buf::Gate, &[(&layer.down, out)]);
}

const NO_HEADS: &str = "latent or gated attention on a backend that has none";
const NO_STATE: &str = "a model with running states or gates on a backend that has none";
const NO_ENCODER: &str = "an encoder on a backend that has none";

/// The operations of a forward pass. Each is complete before the next begins.
pub trait Backend {
    /// `out[t] = table[token t] · scale`; rows of an image are taken as they are.
    fn embed(&self, table: &Weight, scale: f32, out: Buf);
    /// The same of a table that has nothing for images: their rows are those of token 0, the
    /// padding. A backend that takes no images has none to tell apart.
    fn embed_text(&self, table: &Weight, scale: f32, out: Buf) {
        self.embed(table, scale, out);
    }
    /// `x[t] += table[position of t]`. A backend without this, [`Backend::add_row`] and
    /// [`Backend::activate`] refuses models that need them when it is made.
    fn add_positions(&self, _table: &Weight, _x: Buf) {
        unreachable!("{NO_ENCODER}")
    }
    /// `x[t] += row`.
    fn add_row(&self, _row: &Vector, _x: Buf) {
        unreachable!("{NO_ENCODER}")
    }
    /// `x = activation(x)`, rows of `width`.
    fn activate(&self, _activation: Activation, _x: Buf, _width: usize) {
        unreachable!("{NO_ENCODER}")
    }
    /// `x[t] +=` slice `1 + layer` of the image's row, where the batch has one; rows of `width`.
    /// A backend that takes no images has none to add.
    fn add_deepstack(&self, _layer: usize, _x: Buf, _width: usize) {}
    /// `out = (x − mean) / √(variance + eps) · weight + bias`, each token's row by itself. `out`
    /// may be `x`.
    fn layer_norm(&self, x: Buf, weight: &Vector, bias: Option<&Vector>, eps: f32, out: Buf);
    /// `out = x / √(mean(x²) + eps) · weight`, each token's row by itself. `out` may be `x`.
    fn rms_norm(&self, x: Buf, weight: &Vector, eps: f32, out: Buf);
    /// The same within each of `n_head` heads, in place.
    fn rms_norm_heads(&self, x: Buf, n_head: usize, weight: &Vector, eps: f32);
    /// `out = W x + b` for several matrices over one input.
    fn linear(&self, x: Buf, outs: &[(&Linear, Buf)]);
    /// Rotates `n_head` heads of `head_size` by the tokens' positions, with the model's rope number
    /// `rope`.
    fn rope(&self, x: Buf, n_head: usize, head_size: usize, rope: usize);
    /// Scales each token's row (`width` values) by its position.
    fn attn_temperature(&self, x: Buf, width: usize, temperature: AttnTemperature);
    /// Appends the tokens' keys and values to their sequences' cache.
    fn store_kv(&self, at: &Attention, k: Buf, v: Buf);
    /// Appends `x · y`, one head of keys, to the tokens' sequences' cache. A backend without
    /// convolutions refuses their models when it is made.
    fn store_product(&self, _at: &Attention, _x: Buf, _y: Buf) {
        unreachable!("a model with convolutions on a backend that has none")
    }
    /// `q = q · Σ` over the last positions of weight · cached key; `weights` are `[d_k ×
    /// positions]`, the token's own position last, and those before the text are 0.
    fn convolve(&self, _at: &Attention, _weights: &Vector, _q: Buf) {
        unreachable!("a model with convolutions on a backend that has none")
    }
    /// `out = W x` with a matrix for each head. A backend without this and [`Backend::copy_heads`]
    /// refuses models with latent or gated attention when it is made.
    fn multiply_heads(&self, _x: Heads, _weights: &[Weight], _out: Heads) {
        unreachable!("{NO_HEADS}")
    }
    /// `out = x`, `n` values of each of `n_head` heads; the buffers are two.
    fn copy_heads(&self, _x: Heads, _out: Heads, _n_head: usize, _n: usize) {
        unreachable!("{NO_HEADS}")
    }
    /// The causal convolution of a layer with a running state, and SiLU: `x = silu(Σ weight · x of
    /// the last positions + bias)`, each channel by itself. What it sees of earlier steps is in the
    /// sequence's state. A backend without this, the rules over states,
    /// [`Backend::rms_norm_groups`] and [`Backend::sigmoid_gate`] refuses models that need them
    /// when it is made.
    fn convolve_state(&self, _layer: usize, _conv: &Convolution, _x: Buf) {
        unreachable!("{NO_STATE}")
    }
    /// The rule of a [`DeltaNet`](crate::model::plan::DeltaNet) over the tokens of each sequence in
    /// order: `[qkv, beta, alpha]` are queries, keys and values as the convolution left them, β
    /// before σ, and what the decay is made of. Queries and keys are brought to length 1 here, with
    /// `eps` under the root.
    fn delta_rule(&self, _layer: usize, _weights: &Delta, _eps: f32, _from: [Buf; 3], _out: Buf) {
        unreachable!("{NO_STATE}")
    }
    /// The rule of a [`StateSpace`](crate::model::plan::StateSpace) over the tokens of each
    /// sequence in order: `[channels, steps]` are x, B and C as the convolution left them, side by
    /// side, and what the step sizes are made of.
    fn state_space(&self, _layer: usize, _weights: &Mamba, _from: [Buf; 2], _out: Buf) {
        unreachable!("{NO_STATE}")
    }
    /// As [`Backend::rms_norm_heads`] in `n_group` equal parts of each row, whose weights stand
    /// side by side.
    fn rms_norm_groups(&self, _x: Buf, _n_group: usize, _weight: &Vector, _eps: f32) {
        unreachable!("{NO_STATE}")
    }
    /// `x = x · σ(gate)`: rows of `width` values in `n_gates` equal parts, each with a gate of its
    /// own.
    fn sigmoid_gate(&self, _x: Buf, _width: usize, _gate: Buf, _n_gates: usize) {
        unreachable!("{NO_STATE}")
    }
    /// From here on the batch is only the tokens whose logits are wanted; moves their rows of
    /// `bufs` (with widths).
    fn keep_outputs(&self, bufs: &[(Buf, usize)]);
    /// `out = softmax(scale · q kᵀ) v` over what each token may see; where there are `sinks`, one
    /// for each query head, the softmax is over one score more, which has no value.
    fn attend(&self, at: &Attention, sinks: Option<&Vector>, q: Buf, out: Buf);
    /// `gate = activation(gate) · up`, `width` values of each row.
    fn gate(&self, activation: Activation, gate: Buf, up: Columns, width: usize);
    /// `out = down(activation(gate(x)) · up(x))`; `Buf::Gate` and `Buf::Up` may be overwritten.
    fn dense(&self, activation: Activation, x: Buf, layer: &Dense, out: Buf)
    where
        Self: Sized,
    {
        dense_by_steps(self, activation, x, layer, out);
    }
    /// `out = Σ` over the chosen experts of weight · scale · down(activation(gate(x)) · up(x)),
    /// each matrix with its bias; `router` holds their logits.
    fn experts(&self, activation: Activation, x: Buf, router: Buf, mixture: &Mixture, out: Buf);
    /// `x += y · scale`, rows of `width`.
    fn add(&self, x: Buf, y: Buf, scale: f32, width: usize);
    /// `x = cap · tanh(x · scale / cap)`, or `x · scale` without a cap (0); rows of `width`.
    fn scale_softcap(&self, x: Buf, scale: f32, cap: f32, width: usize);
}
