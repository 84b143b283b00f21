//! The tensors of a state space layer (Mamba-2).

use super::convolution::Convolution;
use crate::model::binder::Binder;
use crate::model::error::Error;
use crate::model::linear::Linear;
use crate::model::plan::{Recurrence, StateSpace};

/// The tensors of a state space layer beside the matrices of its x, B and C and of its output.
#[derive(Debug)]
pub struct Mamba {
    /// Its sizes.
    pub space: StateSpace,
    /// Gate of the output `[n_out × n_embd]`.
    pub gate: Linear,
    /// Source of a token's step sizes `[n_head × n_embd]`: softplus(step · x + dt).
    pub step: Linear,
    /// `[n_head]`.
    pub dt: Vec<f32>,
    /// `[n_head]`, below 0: how fast a head forgets.
    pub a: Vec<f32>,
    /// `[n_head]`: how much of x goes past the state.
    pub d: Vec<f32>,
    /// Of x, B and C.
    pub conv: Convolution,
    /// Norm of the output `[n_out]`, each group of heads by itself.
    pub norm: Vec<f32>,
}

impl Mamba {
    /// Returns its matrices.
    pub fn linears(&self) -> [&Linear; 2] {
        [&self.gate, &self.step]
    }

    /// Returns its vectors; the convolution's bias may be empty.
    pub fn vectors(&self) -> [&Vec<f32>; 6] {
        [&self.dt, &self.a, &self.d, &self.conv.weights, &self.conv.bias, &self.norm]
    }

    /// Takes the tensors of layer `i`: the matrix of x, B and C, and the rest. In the file that
    /// matrix stands between gate and step sizes in one.
    pub(super) fn bind(
        b: &mut Binder,
        space: StateSpace,
        n_embd: usize,
        i: usize,
    ) -> Result<(Linear, Mamba), Error> {
        let StateSpace { n_head, n_group, .. } = space;
        let name = |part: &str| format!("blk.{i}.ssm_{part}");
        let n_out = space.n_out();
        let recurrence = Recurrence::StateSpace(space);
        let whole = [(); 3].map(|()| name("in"));
        let [gate, channels, step] =
            b.split(&name("in"), whole, n_embd, [n_out, recurrence.n_channels(), n_head])?;
        let conv = Convolution::bind(b, recurrence, i)?;
        let mamba = Mamba {
            space,
            gate,
            step,
            dt: b.vector(&name("dt.bias"), n_head)?,
            a: b.table(&name("a"), 1, n_head)?,
            d: b.table(&name("d"), 1, n_head)?,
            conv,
            norm: b.table(&name("norm.weight"), n_out / n_group, n_group)?,
        };
        Ok((channels, mamba))
    }
}
