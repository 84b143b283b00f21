//! Operations on named activations of a batch, of which a forward pass is made.
//!
//! A backend knows how an operation is done and where weights and cache live. It knows no
//! architecture.

use crate::model::mixer::MixerWidths;
use crate::model::plan::{LayerPlan, Plan};

mod ahead;
mod batch;
pub mod cpu;
pub mod expert_layers;
pub mod expert_stats;
#[cfg(feature = "gpu")]
pub mod gpu;
pub mod gpu_footprint;
mod ops;
mod patches;
pub(crate) mod states;

pub use ahead::{MOST_BEST, StepsAhead, StepsDone, WholeRows};
pub use batch::{Batch, ImageRow, StepOutput, TokenRow};
pub use ops::{
    Backend, DeltaInputs, ExpertHost, HeadOps, Ops, PatchOps, RowOps, ScanInputs, ShortConvOps,
    StateOps, StreamMix, StreamOps, dense_by_steps,
};
pub use patches::{MapKernel, PatchAttention, Patches};
pub use states::{PartStates, SequencePart};

/// Positions of a page of the cache, and of a part of a saved prompt, in every backend, so that one
/// reads what another has saved: a tile of attention, small enough that a short sequence wastes
/// little.
pub const PAGE: usize = 64;

/// Activations of the batch: `n_tokens` rows of as many values as the operation's other operands
/// say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Buf {
    /// Residual stream.
    X,
    /// A normalized copy of it.
    Norm,
    /// Queries, all heads side by side; of a layer with a state, the input of its convolution.
    Q,
    /// Keys; of a layer with a state, a number for each head.
    K,
    /// Values; of a layer with a state, a number for each head.
    V,
    /// Output of attention, all heads side by side.
    Attn,
    /// Output of a branch before it joins the residual stream.
    Out,
    /// Gate of the FFN; after [`RowOps::gate`] the gated values.
    Gate,
    /// Up projection of the FFN.
    Up,
    /// Router logits.
    Router,
    /// Logits.
    Logits,
    /// A slice of its own for each layer, all layers side by side.
    PerLayer,
    /// Output of a branch that joins another one before both join the residual stream.
    Branch,
    /// Streams side by side, where there are several.
    Streams,
    /// Rows of layers that a drafter reads, side by side; of an assistant, the token's embedding.
    Taps,
}

impl Buf {
    /// Every name, in order.
    pub const ALL: [Buf; 15] = [
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
        Buf::Branch,
        Buf::Streams,
        Buf::Taps,
    ];

    /// Returns the most values of a token's row in any layer.
    pub fn width(self, plan: &Plan) -> usize {
        // gate and up also hold a row for each chosen expert, and the parts of the slices of the
        // layers
        let n_ff = plan.widest(LayerPlan::ff_values);
        let slices = plan.n_per_layer * plan.layers.len();
        // all streams but the first, as they are made and joined
        let others = plan.streams.map_or(0, |streams| (streams.n - 1) * plan.n_embd);
        let of_mixer =
            |of: fn(&MixerWidths) -> usize| plan.widest(|layer| of(&layer.mixer.widths()));
        match self {
            Buf::X | Buf::Norm | Buf::Out => plan.n_embd,
            Buf::Q => of_mixer(|widths| widths.q),
            Buf::K => of_mixer(|widths| widths.k),
            Buf::V => of_mixer(|widths| widths.v),
            Buf::Attn => of_mixer(|widths| widths.attn),
            Buf::Gate => {
                let values = n_ff.max(plan.n_per_layer).max(plan.n_projection);
                values.max(others).max(plan.n_laurel).max(of_mixer(|widths| widths.gate))
            }
            Buf::Up => {
                let pair = plan.reads.map_or(0, |rows| 2 * rows.half);
                n_ff.max(slices).max(pair).max(others).max(of_mixer(|widths| widths.up))
            }
            Buf::Router => {
                let n_expert = plan.widest(|l| l.experts.map_or(0, |e| e.n));
                n_expert.max(plan.streams.map_or(0, |streams| streams.n))
            }
            Buf::Logits => plan.n_vocab,
            Buf::PerLayer => slices,
            Buf::Branch => {
                // a drafter reads the hidden states of a model, or its own
                let read = plan.reads.map_or(0, |rows| rows.n.max(plan.n_hidden()));
                read.max(if plan.has_branches() { plan.n_embd } else { 0 })
            }
            Buf::Streams => plan.streams.map_or(0, |streams| streams.n * plan.n_embd),
            Buf::Taps => plan.n_tapped().max(plan.reads.map_or(0, |rows| rows.half)),
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
    /// Returns whole rows of `width` values.
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
    /// Number of tokens requested of each row.
    pub keep: usize,
    tokens: Vec<(u32, f32)>,
    /// End of each row in `tokens`.
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

    /// Returns the number of rows.
    pub fn n_rows(&self) -> usize {
        self.ends.len()
    }

    /// Returns row `i`.
    pub fn row(&self, i: usize) -> &[(u32, f32)] {
        let from = i.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.tokens[from..self.ends[i]]
    }
}

/// The operand of operations on one layer's keys and values.
#[derive(Clone, Copy, Debug)]
pub struct Attention {
    /// Layer, for its part of the cache.
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
    /// of −this / heads a position. 0 = none; not next to a soft cap.
    pub alibi: f32,
    /// Positions seen, the token's own included; `None` = all.
    pub window: Option<usize>,
    /// Positions of a chunk, of which a token sees none but its own; not next to a window.
    pub chunk: Option<usize>,
    /// A window reaches as far ahead as back: half of it, the token's own position not counted.
    pub symmetric: bool,
    /// The rows of an image see only those before them, whatever the image says.
    pub causal_images: bool,
}

impl Attention {
    /// Returns the number of query heads that read one key head.
    pub fn group(&self) -> usize {
        self.n_head / self.n_head_kv
    }
}
