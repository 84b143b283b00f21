//! The tensors of a state space layer (Mamba-2).

use super::convolution::Convolution;
use crate::model::binder::Binder;
use crate::model::error::Error;
use crate::model::linear::Linear;
use crate::model::plan::{Recurrence, StateSpace};
use crate::model::vector::Vector;

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
    pub dt: Vector,
    /// `[n_head]`, below 0: how fast a head forgets.
    pub a: Vector,
    /// `[n_head]`: how much of x goes past the state.
    pub d: Vector,
    /// Of x, B and C.
    pub conv: Convolution,
    /// Norm of the output `[n_out]`, each group of heads by itself.
    pub norm: Vector,
}

impl Mamba {
    /// Returns its matrices.
    pub fn linears(&self) -> [&Linear; 2] {
        [&self.gate, &self.step]
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
        let a = b.table(&name("a"), 1, n_head)?;
        let d = b.table(&name("d"), 1, n_head)?;
        let norm = b.table(&name("norm.weight"), n_out / n_group, n_group)?;
        let mamba = Mamba {
            space,
            gate,
            step,
            dt: b.vector(&name("dt.bias"), n_head)?,
            a: b.keep(a),
            d: b.keep(d),
            conv,
            norm: b.keep(norm),
        };
        Ok((channels, mamba))
    }
}
