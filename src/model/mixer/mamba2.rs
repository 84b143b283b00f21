//! A state space layer (Mamba-2, arXiv 2405.21060).

use super::MixerWidths;
use super::convolution::Convolution;
use crate::model::binder::Binder;
use crate::model::error::Error;
use crate::model::linear::Linear;
use crate::model::vector::Vector;

/// The sizes of a state space layer. A causal convolution and SiLU go over x, which each head has
/// `d` values of, and B and C, which neighbouring heads share. The matrix S of a head, `d ×
/// d_state`, is changed and read by a token whose step size for that head is t > 0: S ← exp(t · a)
/// · S + t · x ⊗ B, out = S C + D · x, where a < 0 and D are the head's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mamba2Plan {
    /// Heads.
    pub n_head: usize,
    /// Groups of neighbouring heads; divides `n_head`.
    pub n_group: usize,
    /// Size of a head.
    pub d: usize,
    /// Values of B, and of C.
    pub d_state: usize,
    /// Positions of the convolution, the token's own the last.
    pub taps: usize,
    /// A file may leave the norm of groups out.
    pub norm_is_optional: bool,
}

impl Mamba2Plan {
    /// Returns the number of values that all heads give of a token.
    pub fn n_out(&self) -> usize {
        self.n_head * self.d
    }

    /// Returns the number of values of a token that the convolution goes over.
    pub fn n_channels(&self) -> usize {
        self.n_out() + 2 * self.n_group * self.d_state
    }

    /// Returns the number of values of the running state: the last inputs of the convolution, and
    /// after them the matrices of the heads.
    pub fn n_state(&self) -> usize {
        (self.taps - 1) * self.n_channels() + self.n_out() * self.d_state
    }

    /// Returns the number of values of a token in each activation.
    pub fn widths(&self) -> MixerWidths {
        MixerWidths {
            q: self.n_channels(),
            k: self.n_head,
            v: 0,
            attn: self.n_out(),
            gate: self.n_out(),
            up: 0,
        }
    }
}

/// The tensors of a state space layer.
#[derive(Debug)]
pub struct Mamba2Weights {
    /// Its sizes.
    pub plan: Mamba2Plan,
    /// x, B and C `[n_channels × n_embd]`.
    pub channels: Linear,
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
    /// Norm of the output `[n_out]`, each group of heads by itself, where there is one.
    pub norm: Option<Vector>,
    /// Output.
    pub output: Linear,
}

impl Mamba2Weights {
    /// Returns its matrices.
    pub fn linears(&self) -> Vec<&Linear> {
        vec![&self.channels, &self.output, &self.gate, &self.step]
    }

    /// Takes the tensors of layer `i`. In the file the matrix of x, B and C stands between gate
    /// and step sizes in one.
    pub(super) fn bind(
        b: &mut Binder,
        plan: Mamba2Plan,
        n_embd: usize,
        i: usize,
    ) -> Result<Mamba2Weights, Error> {
        let Mamba2Plan { n_head, n_group, .. } = plan;
        let name = |part: &str| format!("blk.{i}.ssm_{part}");
        let n_out = plan.n_out();
        let whole = [(); 3].map(|()| name("in"));
        let [gate, channels, step] =
            b.split(&name("in"), whole, n_embd, [n_out, plan.n_channels(), n_head])?;
        let conv = Convolution::bind(b, plan.taps, plan.n_channels(), i)?;
        let dt = b.vector(&name("dt.bias"), n_head)?;
        let a = b.table(&name("a"), 1, n_head)?;
        let d = b.table(&name("d"), 1, n_head)?;
        let norm = name("norm.weight");
        let norm = if plan.norm_is_optional {
            b.table_optional(&norm, n_out / n_group, n_group)?
        } else {
            Some(b.table(&norm, n_out / n_group, n_group)?)
        };
        Ok(Mamba2Weights {
            plan,
            channels,
            gate,
            step,
            dt,
            a: b.keep(a),
            d: b.keep(d),
            conv,
            norm: norm.map(|norm| b.keep(norm)),
            output: b.linear(&name("out"), n_out, n_embd)?,
        })
    }
}
