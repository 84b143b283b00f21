//! Multi-head latent attention (DeepSeek V2, arXiv 2405.04434), with the matrices of keys and
//! values per head moved to the sides of queries and outputs.

use super::{CachedHeads, MixerWidths};
use crate::model::binder::Binder;
use crate::model::error::Error;
use crate::model::linear::{Linear, Weight};
use crate::model::vector::Vector;

/// The sizes of latent attention. The cache has one head: its key is the rotated values and the
/// latent vector, its value the latent vector.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LatentPlan {
    /// Query heads.
    pub n_head: usize,
    /// Values of the latent vector that keys and values of all heads are made of.
    pub n_latent: usize,
    /// Values of the vector that queries are made of; `None` = of the layer's input.
    pub n_q_latent: Option<usize>,
    /// Values of a query head that are not rotated; those that are follow them.
    pub d_nope: usize,
    /// Values of a query head, and of a token's key, that are rotated.
    pub d_rot: usize,
    /// Values that a head gives.
    pub d_v: usize,
    /// Index into [`Plan::ropes`](crate::model::Plan::ropes); `None` = no positions.
    pub rope: Option<usize>,
    /// Factor of the scores.
    pub scale: f32,
}

impl LatentPlan {
    /// Returns the size of the cached key.
    pub fn d_k(&self) -> usize {
        self.d_rot + self.n_latent
    }

    /// Returns the size of a query head as the model makes it.
    pub fn d_q(&self) -> usize {
        self.d_nope + self.d_rot
    }

    /// Returns the heads of a token in the layer's cache.
    pub fn cached(&self) -> CachedHeads {
        CachedHeads { n_head: 1, d_k: self.d_k(), d_v: self.n_latent }
    }

    /// Returns the number of values of a token in each activation.
    pub fn widths(&self) -> MixerWidths {
        MixerWidths {
            q: self.n_head * self.d_k(),
            k: self.d_k(),
            v: self.n_latent,
            attn: self.n_head * self.n_latent,
            gate: self.n_q_latent.unwrap_or(0),
            up: self.n_head * self.d_q().max(self.d_v),
        }
    }
}

/// The tensors of latent attention.
#[derive(Debug)]
pub struct LatentWeights {
    /// Its sizes.
    pub plan: LatentPlan,
    /// Source of the queries, and its norm.
    pub q_a: Option<(Linear, Vector)>,
    /// Queries.
    pub q: Linear,
    /// The rotated values of the key.
    pub k_rot: Linear,
    /// The latent vector.
    pub latent: Linear,
    /// Norm of the latent vector.
    pub latent_norm: Vector,
    /// Queries as the latent vector meets them, `[n_latent × d_nope]` for each head.
    pub k_b: Vec<Weight>,
    /// Output of a head of the latent vectors that it read, `[d_v × n_latent]` for each.
    pub v_b: Vec<Weight>,
    /// Output.
    pub output: Linear,
}

impl LatentWeights {
    /// Returns its matrices, but those of single heads.
    pub fn linears(&self) -> Vec<&Linear> {
        let source = self.q_a.iter().map(|(q_a, _)| q_a);
        [&self.q, &self.output, &self.k_rot, &self.latent].into_iter().chain(source).collect()
    }

    /// Takes the tensors of layer `i`.
    pub(super) fn bind(
        b: &mut Binder,
        plan: LatentPlan,
        n_embd: usize,
        i: usize,
    ) -> Result<LatentWeights, Error> {
        let LatentPlan { n_head, n_latent, d_nope, d_v, .. } = plan;
        let name = |part: &str| format!("blk.{i}.attn_{part}");
        let n_q = n_head * plan.d_q();
        let q = match plan.n_q_latent {
            Some(n) => b.linear(&name("q_b"), n, n_q)?,
            None => b.linear(&name("q"), n_embd, n_q)?,
        };
        let fused = name("kv_a_mqa");
        let names = ["latent", "rotated"].map(|part| format!("{fused}.{part}"));
        let [latent, k_rot] = b.split(&fused, names, n_embd, [n_latent, plan.d_rot])?;
        let q_a = match plan.n_q_latent {
            Some(n) => {
                let source = b.linear(&name("q_a"), n_embd, n)?;
                Some((source, b.vector(&name("q_a_norm.weight"), n)?))
            }
            None => None,
        };
        Ok(LatentWeights {
            q_a,
            q,
            k_rot,
            latent,
            latent_norm: b.vector(&name("kv_a_norm.weight"), n_latent)?,
            k_b: b.experts(&name("k_b.weight"), d_nope, n_latent, n_head)?,
            v_b: b.experts(&name("v_b.weight"), n_latent, d_v, n_head)?,
            output: b.linear(&name("output"), n_head * d_v, n_embd)?,
            plan,
        })
    }
}
