//! The tensors of latent attention.

use crate::model::binder::Binder;
use crate::model::error::Error;
use crate::model::linear::{Linear, Weight};
use crate::model::plan::{self, LayerPlan};
use crate::model::vector::Vector;

/// The tensors of latent attention, but those of queries and of keys and values as they are cached.
#[derive(Debug)]
pub struct Latent {
    /// Source of the queries, and its norm.
    pub q_a: Option<(Linear, Vector)>,
    /// Norm of the vector that keys and values are made of.
    pub kv_norm: Vector,
    /// Queries as that vector meets them, `[n × d_nope]` for each head.
    pub k_b: Vec<Weight>,
    /// A head's output of what it read of these vectors, `[d_v × n]` for each.
    pub v_b: Vec<Weight>,
}

/// Takes the queries of latent attention.
pub(in crate::model) fn queries(
    b: &mut Binder,
    latent: plan::Latent,
    l: &LayerPlan,
    i: usize,
    n_embd: usize,
) -> Result<Linear, Error> {
    let n_q = l.n_head * (latent.d_nope + l.d_k - latent.n);
    match latent.n_q {
        Some(n) => b.linear(&format!("blk.{i}.attn_q_b"), n, n_q),
        None => b.linear(&format!("blk.{i}.attn_q"), n_embd, n_q),
    }
}

/// Takes keys and values of latent attention as they are cached, but for the part that they share.
pub(in crate::model) fn kv(
    b: &mut Binder,
    latent: plan::Latent,
    l: &LayerPlan,
    i: usize,
    n_embd: usize,
) -> Result<[Linear; 2], Error> {
    let fused = format!("blk.{i}.attn_kv_a_mqa");
    let names = ["latent", "rotated"].map(|part| format!("{fused}.{part}"));
    let [values, rotated] = b.split(&fused, names, n_embd, [latent.n, l.d_k - latent.n])?;
    Ok([rotated, values])
}

/// Takes the other tensors of latent attention.
pub(in crate::model) fn bind(
    b: &mut Binder,
    latent: plan::Latent,
    l: &LayerPlan,
    i: usize,
    n_embd: usize,
) -> Result<Latent, Error> {
    let name = |part: &str| format!("blk.{i}.attn_{part}");
    let plan::Latent { n, n_q, d_nope, d_v } = latent;
    let q_a = match n_q {
        Some(n) => {
            Some((b.linear(&name("q_a"), n_embd, n)?, b.vector(&name("q_a_norm.weight"), n)?))
        }
        None => None,
    };
    Ok(Latent {
        q_a,
        kv_norm: b.vector(&name("kv_a_norm.weight"), n)?,
        k_b: b.experts(&name("k_b.weight"), d_nope, n, l.n_head)?,
        v_b: b.experts(&name("v_b.weight"), n, d_v, l.n_head)?,
    })
}
