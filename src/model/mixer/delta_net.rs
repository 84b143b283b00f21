//! The tensors of a gated delta net.

use super::convolution::Convolution;
use crate::model::binder::Binder;
use crate::model::error::Error;
use crate::model::linear::Linear;
use crate::model::plan::{DeltaNet, Recurrence};
use crate::model::vector::Vector;

/// The tensors of a delta net beside the matrices of its queries, keys and values and of its
/// output.
#[derive(Debug)]
pub struct Delta {
    /// Its sizes.
    pub net: DeltaNet,
    /// Gate of the output `[n_out × n_embd]`.
    pub gate: Linear,
    /// β before σ `[n_v × n_embd]`.
    pub beta: Linear,
    /// Source of the decay `[n_v × n_embd]`: exp(a · softplus(alpha · x + dt)).
    pub alpha: Linear,
    /// `[n_v]`.
    pub dt: Vector,
    /// `[n_v]`, below 0.
    pub a: Vector,
    /// Of queries, keys and values.
    pub conv: Convolution,
    /// Norm of each head's output `[d]`.
    pub norm: Vector,
}

impl Delta {
    /// Returns its matrices.
    pub fn linears(&self) -> [&Linear; 3] {
        [&self.gate, &self.beta, &self.alpha]
    }

    /// Takes the tensors of layer `i`: the matrix of queries, keys and values, and the rest.
    pub(super) fn bind(
        b: &mut Binder,
        net: DeltaNet,
        n_embd: usize,
        i: usize,
    ) -> Result<(Linear, Delta), Error> {
        let name = |part: &str| format!("blk.{i}.{part}");
        let recurrence = Recurrence::Delta(net);
        let channels = b.linear(&name("attn_qkv"), n_embd, recurrence.n_channels())?;
        let conv = Convolution::bind(b, recurrence, i)?;
        let delta = Delta {
            net,
            gate: b.linear(&name("attn_gate"), n_embd, net.n_out())?,
            beta: b.linear(&name("ssm_beta"), n_embd, net.n_v)?,
            alpha: b.linear(&name("ssm_alpha"), n_embd, net.n_v)?,
            dt: b.vector(&name("ssm_dt.bias"), net.n_v)?,
            a: b.vector(&name("ssm_a"), net.n_v)?,
            conv,
            norm: b.vector(&name("ssm_norm.weight"), net.d)?,
        };
        Ok((channels, delta))
    }
}
