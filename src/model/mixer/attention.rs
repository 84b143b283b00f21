//! Attention: each token reads the cached values of tokens before it, weighed by keys.

use super::{CachedHeads, MixerWidths};
use crate::model::binder::Binder;
use crate::model::error::Error;
use crate::model::linear::Linear;
use crate::model::vector::Vector;

/// The sizes and rules of attention.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttentionPlan {
    /// Query heads.
    pub n_head: usize,
    /// Key and value heads; divides `n_head`.
    pub n_head_kv: usize,
    /// Head size of queries and keys.
    pub d_k: usize,
    /// Head size of values.
    pub d_v: usize,
    /// Width of what queries, keys and values are made of; `None` = that of the residual stream.
    pub n_in: Option<usize>,
    /// Index into [`Plan::ropes`](crate::model::Plan::ropes); `None` = no positions.
    pub rope: Option<usize>,
    /// Positions that a token sees, its own included; `None` = all before it.
    pub window: Option<usize>,
    /// Positions of a chunk: a token sees those before it in its own chunk alone; `None` = there
    /// are none.
    pub chunk: Option<usize>,
    /// The rows of an image see only those before them, even where the image would have them all
    /// see each other.
    pub causal_images: bool,
    /// Origin of keys and values.
    pub kv: KvSource,
    /// RMS norm of values, each head by itself, without a weight.
    pub v_norm: bool,
    /// Factor of the scores.
    pub scale: f32,
    /// c in c · tanh(score / c); 0 = none.
    pub softcap: f32,
    /// Scaling of queries by position.
    pub temperature: Option<AttnTemperature>,
    /// Norm of queries and keys.
    pub qk_norm: QkNorm,
    /// Each query head has a score that no position has: a share of its attention that reads
    /// nothing.
    pub sinks: bool,
    /// The output is multiplied by σ(gate), value by value.
    pub gate: Option<GateSource>,
    /// The output has a norm before the last matrix.
    pub inner_norm: bool,
}

/// The origin of the gates of an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GateSource {
    /// One matrix with the queries: `d_k` rows of these and then as many of gates for each head.
    Queries,
    /// A matrix of their own.
    Own,
}

/// The origin of a layer's keys and values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KvSource {
    /// Two matrices of the layer.
    Own,
    /// One matrix of the layer: values are the keys as they are before norm and rope.
    ValuesAreKeys,
    /// The cache of this earlier layer.
    Layer(usize),
    /// Those of another model's layer: the batch brings them, or they are read in that model's
    /// cache.
    Given,
}

/// Queries × (1 + scale · ln(1 + ⌊(position + offset) / step⌋)).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttnTemperature {
    /// `attention.temperature_scale`.
    pub scale: f32,
    /// Positions per step.
    pub step: usize,
    /// Positions by which the first step is shorter.
    pub offset: u16,
}

/// The norm of queries and keys; by root mean square, unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QkNorm {
    /// None.
    None,
    /// Each head by itself, with one weight of head size, before rope.
    Head,
    /// The same, after it.
    HeadAfterRope,
    /// Each head by itself, without a weight, after rope.
    PlainAfterRope,
    /// All heads together, with a weight of full width, before rope.
    Full,
    /// LayerNorm of each head by itself, with a weight of full width, before rope.
    LayerNormHeads,
}

impl AttentionPlan {
    /// Returns the number of gates of a token.
    pub fn n_gates(&self) -> usize {
        if self.gate.is_some() { self.n_head * self.d_k } else { 0 }
    }

    /// Returns whether the layer has keys and values in a cache of its own.
    pub fn has_own_kv(&self) -> bool {
        !matches!(self.kv, KvSource::Layer(_))
    }

    /// Returns whether the layer makes keys and values.
    pub fn makes_kv(&self) -> bool {
        !matches!(self.kv, KvSource::Layer(_) | KvSource::Given)
    }

    /// Returns the heads of a token in the layer's own cache.
    pub fn cached(&self) -> CachedHeads {
        let n_head = if self.has_own_kv() { self.n_head_kv } else { 0 };
        CachedHeads { n_head, d_k: self.d_k, d_v: self.d_v }
    }

    /// Returns the number of values of a token in each activation.
    pub fn widths(&self) -> MixerWidths {
        MixerWidths {
            q: self.n_head * self.d_k,
            k: self.n_head_kv * self.d_k,
            v: self.n_head_kv * self.d_v,
            attn: self.n_head * self.d_v,
            gate: self.n_gates(),
            // queries and gates as they are made, side by side
            up: if self.gate == Some(GateSource::Queries) { 2 * self.n_gates() } else { 0 },
        }
    }
}

/// The tensors of attention.
#[derive(Debug)]
pub struct AttentionWeights {
    /// Its sizes and rules.
    pub plan: AttentionPlan,
    /// Queries, with gates where attention has them.
    pub q: Linear,
    /// Gates, where they have a matrix of their own.
    pub gate: Option<Linear>,
    /// Keys and values, where the layer has its own.
    pub kv: Option<[Linear; 2]>,
    /// Norms of queries and keys.
    pub qk_norm: [Option<Vector>; 2],
    /// Norm of values: ones, where they are normalized without a weight.
    pub v_norm: Option<Vector>,
    /// A score for each query head that no position has.
    pub sinks: Option<Vector>,
    /// Norm of the output before the last matrix, where the architecture has one.
    pub inner_norm: Option<Vector>,
    /// Output.
    pub output: Linear,
}

impl AttentionWeights {
    /// Returns its matrices.
    pub fn linears(&self) -> Vec<&Linear> {
        let own = [&self.q, &self.output].into_iter().chain(&self.gate);
        own.chain(self.kv.iter().flatten()).collect()
    }

    /// Takes the tensors of layer `i`.
    pub(super) fn bind(
        b: &mut Binder,
        plan: AttentionPlan,
        n_embd: usize,
        i: usize,
    ) -> Result<AttentionWeights, Error> {
        let AttentionPlan { n_head, n_head_kv, d_k, d_v, .. } = plan;
        let name = |part: &str| format!("blk.{i}.{part}");
        let norm = |b: &mut Binder, is_there: bool, of: &str, n_head: usize| {
            let name = name(&format!("attn_{of}_norm.weight"));
            Ok::<_, Error>(match plan.qk_norm {
                _ if !is_there => None,
                QkNorm::LayerNormHeads => {
                    let heads = b.table(&name, d_k, n_head)?;
                    Some(b.keep(heads))
                }
                QkNorm::PlainAfterRope => Some(b.keep(vec![1.0; d_k])),
                QkNorm::Full => Some(b.vector(&name, n_head * d_k)?),
                QkNorm::None | QkNorm::Head | QkNorm::HeadAfterRope => Some(b.vector(&name, d_k)?),
            })
        };
        let has_norm = plan.qk_norm != QkNorm::None;
        let has_kv = plan.makes_kv();
        let (q, kv) = Self::bind_qkv(b, &plan, plan.n_in.unwrap_or(n_embd), i)?;
        let gate = match plan.gate {
            Some(GateSource::Own) => Some(b.linear(&name("attn_gate"), n_embd, n_head * d_k)?),
            Some(GateSource::Queries) | None => None,
        };
        Ok(AttentionWeights {
            q,
            gate,
            kv,
            qk_norm: [
                norm(b, has_norm, "q", n_head)?,
                norm(b, has_norm && has_kv, "k", n_head_kv)?,
            ],
            v_norm: (plan.v_norm && has_kv).then(|| b.keep(vec![1.0; d_v])),
            sinks: b.vector_if(plan.sinks, &name("attn_sinks.weight"), n_head)?,
            inner_norm: b.vector_if(
                plan.inner_norm,
                &name("attn_sub_norm.weight"),
                n_head * d_v,
            )?,
            output: b.linear(&name("attn_output"), n_head * d_v, n_embd)?,
            plan,
        })
    }

    /// Takes queries, and the keys and values that the layer has: one by one, or fused.
    fn bind_qkv(
        b: &mut Binder,
        plan: &AttentionPlan,
        n_embd: usize,
        i: usize,
    ) -> Result<(Linear, Option<[Linear; 2]>), Error> {
        let [fused, q, k, v] = ["qkv", "q", "k", "v"].map(|part| format!("blk.{i}.attn_{part}"));
        let n_q = plan.n_head * plan.d_k
            + if plan.gate == Some(GateSource::Queries) { plan.n_gates() } else { 0 };
        let n_k = plan.n_head_kv * plan.d_k;
        let n_v = plan.n_head_kv * plan.d_v;
        match plan.kv {
            KvSource::Layer(_) | KvSource::Given => Ok((b.linear(&q, n_embd, n_q)?, None)),
            KvSource::ValuesAreKeys => {
                // multiplied twice in place of once and copied: the matrix is small next to the
                // others, and the second time in the cache
                let k = b.linear(&k, n_embd, n_k)?;
                Ok((b.linear(&q, n_embd, n_q)?, Some([k.clone(), k])))
            }
            KvSource::Own => {
                let [q, k, v] = b.split(&fused, [q, k, v], n_embd, [n_q, n_k, n_v])?;
                Ok((q, Some([k, v])))
            }
        }
    }
}
