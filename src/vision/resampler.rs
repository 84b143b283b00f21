//! The resampler of MiniCPM-V: learned queries attend once to all patches, and their results are
//! the rows, as many for every picture.

use super::clamped::{ClampedLinear, linear};
use super::plan::VisionPlan;
use crate::model::Error;
use crate::model::binder::Binder;
use crate::model::linear::Norm;

/// Name of the tensor of queries.
pub(super) const QUERIES: &str = "resampler.query";
/// Size of a head.
pub(super) const HEAD: usize = 128;

/// The tensors of a resampler.
#[derive(Debug)]
pub(super) struct ResamplerWeights {
    /// The queries, `[n_query, n_out]`.
    pub queries: Vec<f32>,
    /// Norm of the queries.
    pub query_norm: Norm,
    /// Patches → rows of the text model's width.
    pub widen: ClampedLinear,
    /// Norm of these.
    pub patch_norm: Norm,
    /// Queries, keys, values.
    pub qkv: [ClampedLinear; 3],
    /// Attention output.
    pub attn_out: ClampedLinear,
    /// Norm of that.
    pub post_norm: Norm,
    /// The last matrix.
    pub out: ClampedLinear,
}

impl ResamplerWeights {
    /// Iterates over the matrices.
    pub(super) fn matrices(&self) -> impl Iterator<Item = &ClampedLinear> {
        [&self.widen, &self.attn_out, &self.out].into_iter().chain(&self.qkv)
    }
}

/// Takes the tensors of a resampler.
///
/// # Errors
/// Names the tensor that is missing or has another shape.
pub(super) fn bind(b: &mut Binder, plan: &VisionPlan) -> Result<ResamplerWeights, Error> {
    let n = plan.n_out;
    let square = |b: &mut Binder, name: &str| linear(b, name, n, n);
    Ok(ResamplerWeights {
        queries: b.tensor(QUERIES, &[n, plan.n_query])?,
        query_norm: b.layer_norm("resampler.ln_q", n)?,
        widen: linear(b, "resampler.kv", plan.n_embd, n)?,
        patch_norm: b.layer_norm("resampler.ln_kv", n)?,
        qkv: [
            square(b, "resampler.attn.q")?,
            square(b, "resampler.attn.k")?,
            square(b, "resampler.attn.v")?,
        ],
        attn_out: square(b, "resampler.attn.out")?,
        post_norm: b.layer_norm("resampler.ln_post", n)?,
        out: square(b, "resampler.proj")?,
    })
}
