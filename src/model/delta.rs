//! The tensors of a gated delta net, whose sizes are in [`DeltaNet`].

use super::bind::Binder;
use super::error::Error;
use super::plan::DeltaNet;
use super::weights::Linear;

/// What a delta net has beside the matrices of its queries, keys and values and of its output.
#[derive(Debug)]
pub struct Delta {
    /// Gate of the output `[n_out × n_embd]`.
    pub gate: Linear,
    /// β before σ `[n_v × n_embd]`.
    pub beta: Linear,
    /// What the decay is made of `[n_v × n_embd]`: exp(a · softplus(alpha · x + dt)).
    pub alpha: Linear,
    /// `[n_v]`.
    pub dt: Vec<f32>,
    /// `[n_v]`, below 0.
    pub a: Vec<f32>,
    /// Weights of the convolution, `[taps × n_channels]`, the token's own last.
    pub conv: Vec<f32>,
    /// Norm of each head's output `[d]`.
    pub norm: Vec<f32>,
}

impl Delta {
    /// Its matrices.
    pub fn linears(&self) -> [&Linear; 3] {
        [&self.gate, &self.beta, &self.alpha]
    }

    /// Its vectors.
    pub fn vectors(&self) -> [&Vec<f32>; 4] {
        [&self.dt, &self.a, &self.conv, &self.norm]
    }
}

/// Takes the tensors of layer `i`.
pub(super) fn bind(b: &mut Binder, net: DeltaNet, n_embd: usize, i: usize) -> Result<Delta, Error> {
    let name = |part: &str| format!("blk.{i}.{part}");
    let (taps, n) = (net.taps, net.n_channels());
    let by_channel = b.table(&name("ssm_conv1d.weight"), taps, n)?;
    // a tap of all channels is one run: channels are what vectors go along
    let conv = (0..taps * n).map(|at| by_channel[at % n * taps + at / n]).collect();
    Ok(Delta {
        gate: b.linear(&name("attn_gate"), n_embd, net.n_out())?,
        beta: b.linear(&name("ssm_beta"), n_embd, net.n_v)?,
        alpha: b.linear(&name("ssm_alpha"), n_embd, net.n_v)?,
        dt: b.vector(&name("ssm_dt.bias"), net.n_v)?,
        a: b.vector(&name("ssm_a"), net.n_v)?,
        conv,
        norm: b.vector(&name("ssm_norm.weight"), net.d)?,
    })
}
