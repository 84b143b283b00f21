//! A gated delta net (arXiv 2412.06464).

use super::MixerWidths;
use super::convolution::Convolution;
use crate::model::binder::Binder;
use crate::model::error::Error;
use crate::model::linear::Linear;
use crate::model::vector::Vector;

/// The sizes of a gated delta net. A causal convolution and SiLU go over queries, keys and values,
/// each channel by itself. The matrix S of a value head, `d × d`, is changed and read by a token
/// with query q, key k (both of length 1), value v, decay g and rate β: S ← g · S, S ← S + k ⊗
/// β (v − Sᵀk), out = Sᵀq / √d.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeltaNetPlan {
    /// Query and key heads.
    pub n_k: usize,
    /// Value heads; a multiple of `n_k`.
    pub n_v: usize,
    /// Neighbouring value heads share query and key, and β and the source of the decay are one
    /// matrix, the rows of each key head together. Otherwise value head h has query and key of
    /// number h mod `n_k`, and two matrices.
    pub is_grouped: bool,
    /// Size of every head.
    pub d: usize,
    /// Positions of the convolution, the token's own the last.
    pub taps: usize,
}

impl DeltaNetPlan {
    /// Returns the number of values that all heads give of a token.
    pub fn n_out(&self) -> usize {
        self.n_v * self.d
    }

    /// Returns the number of values of a token that the convolution goes over.
    pub fn n_channels(&self) -> usize {
        (2 * self.n_k + self.n_v) * self.d
    }

    /// Returns the number of values of the running state: the last inputs of the convolution, and
    /// after them the matrices of the heads.
    pub fn n_state(&self) -> usize {
        (self.taps - 1) * self.n_channels() + self.n_out() * self.d
    }

    /// Returns the number of values of a token in each activation.
    pub fn widths(&self) -> MixerWidths {
        MixerWidths {
            q: self.n_channels(),
            k: self.n_v,
            v: self.n_v,
            attn: self.n_out(),
            gate: self.n_out(),
            // β and the source of the decay as they are made
            up: if self.is_grouped { 2 * self.n_v } else { 0 },
        }
    }
}

/// The source of β before σ, and of the decay exp(a · softplus(alpha · x + dt)).
#[derive(Debug)]
pub enum Rates {
    /// Two matrices `[n_v × n_embd]`.
    Separate {
        /// β.
        beta: Linear,
        /// Alpha.
        alpha: Linear,
    },
    /// One, `[2 n_v × n_embd]`: for each key head β of its value heads, then alpha of them.
    Mixed(Linear),
}

/// The tensors of a delta net.
#[derive(Debug)]
pub struct DeltaNetWeights {
    /// Its sizes.
    pub plan: DeltaNetPlan,
    /// Queries, keys and values `[n_channels × n_embd]`.
    pub qkv: Linear,
    /// Gate of the output `[n_out × n_embd]`.
    pub gate: Linear,
    /// The source of β and of the decay.
    pub rates: Rates,
    /// `[n_v]`.
    pub dt: Vector,
    /// `[n_v]`, below 0.
    pub a: Vector,
    /// Of queries, keys and values.
    pub conv: Convolution,
    /// Norm of each head's output `[d]`.
    pub norm: Vector,
    /// Output.
    pub output: Linear,
}

impl DeltaNetWeights {
    /// Returns its matrices.
    pub fn linears(&self) -> Vec<&Linear> {
        let mut all = vec![&self.qkv, &self.output, &self.gate];
        match &self.rates {
            Rates::Separate { beta, alpha } => all.extend([beta, alpha]),
            Rates::Mixed(both) => all.push(both),
        }
        all
    }

    /// Takes the tensors of layer `i`.
    pub(super) fn bind(
        b: &mut Binder,
        plan: DeltaNetPlan,
        n_embd: usize,
        i: usize,
    ) -> Result<DeltaNetWeights, Error> {
        let name = |part: &str| format!("blk.{i}.{part}");
        let n_v = plan.n_v;
        let qkv = b.linear(&name("attn_qkv"), n_embd, plan.n_channels())?;
        let conv = Convolution::bind(b, plan.taps, plan.n_channels(), i)?;
        Ok(DeltaNetWeights {
            plan,
            qkv,
            gate: b.linear(&name("attn_gate"), n_embd, plan.n_out())?,
            rates: if plan.is_grouped {
                Rates::Mixed(b.linear(&name("ssm_ba"), n_embd, 2 * n_v)?)
            } else {
                Rates::Separate {
                    beta: b.linear(&name("ssm_beta"), n_embd, n_v)?,
                    alpha: b.linear(&name("ssm_alpha"), n_embd, n_v)?,
                }
            },
            dt: b.vector(&name("ssm_dt.bias"), n_v)?,
            a: b.vector(&name("ssm_a"), n_v)?,
            conv,
            norm: b.vector(&name("ssm_norm.weight"), plan.d)?,
            output: b.linear(&name("ssm_out"), plan.n_out(), n_embd)?,
        })
    }
}
