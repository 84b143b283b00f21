//! Mixers: the part of a layer by which tokens of a sequence see each other.
//!
//! Each file has one of them: its sizes (a plan), its tensors (weights), and how the tensors are
//! taken from a file. `forward` has a file of the same name that says how it computes.
//!
//! | file | mixer |
//! |---|---|
//! | `attention` | attention over cached keys and values |
//! | `latent` | attention whose keys and values are made of one cached vector |
//! | `short_conv` | a gated convolution over the last few tokens |
//! | `delta_net` | a gated delta net: a running state |
//! | `mamba2` | a state space layer: a running state |
//! | `convolution` | the convolution that layers with a running state begin with |

pub mod attention;
pub mod convolution;
pub mod delta_net;
pub mod latent;
pub mod mamba2;
pub mod short_conv;

use super::binder::Binder;
use super::error::Error;
use super::linear::{Linear, Weight};
use attention::{AttentionPlan, AttentionWeights, KvSource};
use delta_net::{DeltaNetPlan, DeltaNetWeights};
use latent::{LatentPlan, LatentWeights};
use mamba2::{Mamba2Plan, Mamba2Weights};
use short_conv::{ShortConvPlan, ShortConvWeights};

/// The mixer of a layer, as data.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MixerPlan {
    /// Attention.
    Attention(AttentionPlan),
    /// Latent attention.
    Latent(LatentPlan),
    /// A short convolution.
    ShortConv(ShortConvPlan),
    /// A gated delta net.
    DeltaNet(DeltaNetPlan),
    /// A state space layer.
    Mamba2(Mamba2Plan),
    /// Attention and a state space layer side by side, of the same input.
    Parallel(AttentionPlan, Mamba2Plan),
    /// None: such a layer is an FFN alone.
    None,
}

/// The keys and values that a layer keeps of a token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CachedHeads {
    /// Heads; 0 if the layer keeps nothing.
    pub n_head: usize,
    /// Values of a head's key.
    pub d_k: usize,
    /// Values of a head's value.
    pub d_v: usize,
}

/// The widths of the activations that a mixer fills; each field has the name of its activation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MixerWidths {
    /// Width of `q`: queries of attention, channels of a convolution.
    pub q: usize,
    /// Width of `k`: keys of attention, one value per head with a state.
    pub k: usize,
    /// Width of `v`: values of attention, one value per head with a state.
    pub v: usize,
    /// Width of `attn`: the output of all heads.
    pub attn: usize,
    /// Width of `gate`: gates of the output of all heads, the latent vector of queries.
    pub gate: usize,
    /// Width of `up`: queries before they are brought to their final form.
    pub up: usize,
}

impl MixerWidths {
    /// Returns the larger of each.
    fn max(self, other: MixerWidths) -> MixerWidths {
        MixerWidths {
            q: self.q.max(other.q),
            k: self.k.max(other.k),
            v: self.v.max(other.v),
            attn: self.attn.max(other.attn),
            gate: self.gate.max(other.gate),
            up: self.up.max(other.up),
        }
    }
}

impl MixerPlan {
    /// Returns the heads of a token in the layer's own cache.
    pub fn cached(&self) -> CachedHeads {
        match self {
            MixerPlan::Attention(attention) | MixerPlan::Parallel(attention, _) => {
                attention.cached()
            }
            MixerPlan::Latent(latent) => latent.cached(),
            MixerPlan::ShortConv(conv) => conv.cached(),
            MixerPlan::None | MixerPlan::DeltaNet(_) | MixerPlan::Mamba2(_) => {
                CachedHeads::default()
            }
        }
    }

    /// Returns the earlier layer whose keys and values it reads, unless it has its own.
    pub fn kv_layer(&self) -> Option<usize> {
        match self {
            MixerPlan::Attention(AttentionPlan { kv: KvSource::Layer(layer), .. }) => Some(*layer),
            _ => None,
        }
    }

    /// Returns whether the keys and values that it reads are those of another model.
    pub fn has_given_keys(&self) -> bool {
        matches!(self, MixerPlan::Attention(AttentionPlan { kv: KvSource::Given, .. }))
    }

    /// Returns the number of query heads that read one key head.
    pub fn queries_per_key(&self) -> usize {
        match self {
            MixerPlan::Attention(attention) | MixerPlan::Parallel(attention, _) => {
                attention.n_head / attention.n_head_kv.max(1)
            }
            MixerPlan::Latent(latent) => latent.n_head,
            MixerPlan::ShortConv(_) => 1,
            MixerPlan::None | MixerPlan::DeltaNet(_) | MixerPlan::Mamba2(_) => 0,
        }
    }

    /// Returns the number of values of its running state; 0 if it has none.
    pub fn n_state(&self) -> usize {
        match self {
            MixerPlan::None
            | MixerPlan::Attention(_)
            | MixerPlan::Latent(_)
            | MixerPlan::ShortConv(_) => 0,
            MixerPlan::DeltaNet(net) => net.n_state(),
            MixerPlan::Mamba2(mamba) | MixerPlan::Parallel(_, mamba) => mamba.n_state(),
        }
    }

    /// Returns the number of values of a token in each activation.
    pub fn widths(&self) -> MixerWidths {
        match self {
            MixerPlan::Attention(attention) => attention.widths(),
            MixerPlan::Latent(latent) => latent.widths(),
            MixerPlan::ShortConv(conv) => conv.widths(),
            MixerPlan::DeltaNet(net) => net.widths(),
            MixerPlan::Mamba2(mamba) => mamba.widths(),
            MixerPlan::Parallel(attention, mamba) => attention.widths().max(mamba.widths()),
            MixerPlan::None => MixerWidths::default(),
        }
    }

    /// Takes the tensors of layer `i`, whose input and output have `n_embd` values.
    pub(super) fn bind(
        &self,
        b: &mut Binder,
        n_embd: usize,
        i: usize,
    ) -> Result<MixerWeights, Error> {
        Ok(match *self {
            MixerPlan::Attention(plan) => {
                MixerWeights::Attention(AttentionWeights::bind(b, plan, n_embd, i)?)
            }
            MixerPlan::Latent(plan) => {
                MixerWeights::Latent(LatentWeights::bind(b, plan, n_embd, i)?)
            }
            MixerPlan::ShortConv(plan) => {
                MixerWeights::ShortConv(ShortConvWeights::bind(b, plan, n_embd, i)?)
            }
            MixerPlan::DeltaNet(plan) => {
                MixerWeights::DeltaNet(Box::new(DeltaNetWeights::bind(b, plan, n_embd, i)?))
            }
            MixerPlan::Mamba2(plan) => {
                MixerWeights::Mamba2(Box::new(Mamba2Weights::bind(b, plan, n_embd, i)?))
            }
            MixerPlan::Parallel(attention, mamba) => MixerWeights::Parallel(Box::new((
                AttentionWeights::bind(b, attention, n_embd, i)?,
                Mamba2Weights::bind(b, mamba, n_embd, i)?,
            ))),
            MixerPlan::None => MixerWeights::None,
        })
    }
}

/// The tensors of a layer's mixer.
#[derive(Debug)]
pub enum MixerWeights {
    /// Of attention.
    Attention(AttentionWeights),
    /// Of latent attention.
    Latent(LatentWeights),
    /// Of a short convolution.
    ShortConv(ShortConvWeights),
    /// Of a gated delta net.
    DeltaNet(Box<DeltaNetWeights>),
    /// Of a state space layer.
    Mamba2(Box<Mamba2Weights>),
    /// Of both.
    Parallel(Box<(AttentionWeights, Mamba2Weights)>),
    /// None.
    None,
}

impl MixerWeights {
    /// Returns its matrices, but those of single heads.
    pub fn linears(&self) -> Vec<&Linear> {
        match self {
            MixerWeights::Attention(weights) => weights.linears(),
            MixerWeights::Latent(weights) => weights.linears(),
            MixerWeights::ShortConv(weights) => weights.linears(),
            MixerWeights::DeltaNet(weights) => weights.linears(),
            MixerWeights::Mamba2(weights) => weights.linears(),
            MixerWeights::Parallel(both) => {
                both.0.linears().into_iter().chain(both.1.linears()).collect()
            }
            MixerWeights::None => Vec::new(),
        }
    }

    /// Returns the matrices of single heads.
    pub fn head_matrices(&self) -> impl Iterator<Item = &Weight> {
        let latent = match self {
            MixerWeights::Latent(latent) => Some(latent),
            _ => None,
        };
        latent.into_iter().flat_map(|latent| latent.k_b.iter().chain(&latent.v_b))
    }
}
