//! A short gated convolution (LFM2): out(c · conv(b · x)), with b, c and x linear in the input.

use super::{CachedHeads, MixerWidths};
use crate::model::binder::Binder;
use crate::model::error::Error;
use crate::model::linear::Linear;
use crate::model::vector::Vector;

/// The sizes of a short convolution. The cache has one head, whose keys are b · x, and no values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortConvPlan {
    /// Channels: the width of the model.
    pub n_channels: usize,
    /// Positions of the convolution, the token's own the last.
    pub taps: usize,
}

impl ShortConvPlan {
    /// Returns the head of a token in the layer's cache.
    pub fn cached(&self) -> CachedHeads {
        CachedHeads { n_head: 1, d_k: self.n_channels, d_v: 0 }
    }

    /// Returns the number of values of a token in each activation.
    pub fn widths(&self) -> MixerWidths {
        let n = self.n_channels;
        MixerWidths { q: n, k: n, v: n, ..MixerWidths::default() }
    }
}

/// The tensors of a short convolution.
#[derive(Debug)]
pub struct ShortConvWeights {
    /// Its sizes.
    pub plan: ShortConvPlan,
    /// b.
    pub b: Linear,
    /// c.
    pub c: Linear,
    /// x.
    pub x: Linear,
    /// Weights of the convolution, `[n_channels × taps]`, the token's own last.
    pub conv: Vector,
    /// Output.
    pub output: Linear,
}

impl ShortConvWeights {
    /// Returns its matrices.
    pub fn linears(&self) -> Vec<&Linear> {
        vec![&self.c, &self.output, &self.b, &self.x]
    }

    /// Takes the tensors of layer `i`.
    pub(super) fn bind(
        b: &mut Binder,
        plan: ShortConvPlan,
        n_embd: usize,
        i: usize,
    ) -> Result<ShortConvWeights, Error> {
        let name = |part: &str| format!("blk.{i}.shortconv.{part}");
        let n = plan.n_channels;
        let fused = name("in_proj");
        let names = ["b", "c", "x"].map(|part| format!("{fused}.{part}"));
        let [in_b, in_c, in_x] = b.split(&fused, names, n_embd, [n; 3])?;
        let conv = b.table(&name("conv.weight"), plan.taps, n)?;
        Ok(ShortConvWeights {
            plan,
            b: in_b,
            c: in_c,
            x: in_x,
            conv: b.keep(conv),
            output: b.linear(&name("out_proj"), n, n_embd)?,
        })
    }
}
