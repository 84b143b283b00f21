//! Granite 3 and 4, dense and mixture: scaled embeddings, branches and logits; `attention.scale` is
//! a common key. Granite 4 H (and Bamba, which has no scales) has state space layers wherever there
//! are no key heads, and either dense parts or mixtures with an expert for all tokens.

use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::{MAX_SIZE, Meta};
use crate::model::mixer::MixerPlan;
use crate::model::mixer::mamba2::Mamba2Plan;
use crate::model::plan::{Gating, Plan};

/// Most values of B, and of C, in a state space layer; real ones have 128 or 256.
const MAX_COLUMNS: usize = 1024;

/// The rules of the routers of all mixtures.
const ROUTER: RouterRules = RouterRules { gating: Gating::Softmax, renormalized: true };

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    if meta.float("logit_scale")?.is_none() {
        let expected = "the divisor of the logits";
        return Err(Error::MissingKey { key: meta.key("logit_scale"), expected });
    }
    scales(meta, plan)
}

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn hybrid(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    scales(meta, plan)?;
    for layer in &mut plan.layers {
        if layer.mixer.cached().n_head == 0 {
            layer.mixer = MixerPlan::Mamba2(mamba2(meta)?);
        }
    }
    mixtures(meta, plan)
}

/// Applies to a plan of the common keys what differs in the mixtures.
pub(super) fn moe(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    differs(meta, plan)?;
    mixtures(meta, plan)
}

/// Applies the rules of routers, and checks the width of the expert for all tokens.
fn mixtures(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    const WIDTH: &str = "expert_shared_feed_forward_length";
    mixture::apply(meta, plan, &ROUTER)?;
    let Some(said) = meta.count(WIDTH)? else { return Ok(()) };
    for experts in plan.layers.iter().filter_map(|layer| layer.experts) {
        if experts.n_ff_shared != said {
            return Err(meta.bad(WIDTH, said, format!("the {} of tensors", experts.n_ff_shared)));
        }
    }
    Ok(())
}

/// Applies the factors, and takes positions away from a model without.
fn scales(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.logit_scale = 1.0 / meta.positive("logit_scale")?.unwrap_or(1.0);
    // 0 stands for "not scaled" in converted files
    let scale = |v: Option<f32>| v.filter(|&s| s != 0.0).unwrap_or(1.0);
    plan.residual_scale = scale(meta.float("residual_scale")?);
    plan.embedding_scale = scale(meta.float("embedding_scale")?);
    // Granite 4 without positions is marked so, by a key that elsewhere tells of finetuned rope
    // scaling
    if meta.flag("rope.scaling.finetuned")? == Some(false) {
        for attention in plan.attentions_mut() {
            attention.rope = None;
        }
    }
    Ok(())
}

/// Reads the sizes of the state space layers.
pub(super) fn mamba2(meta: &Meta) -> Result<Mamba2Plan, Error> {
    let n_head = meta.required_size("ssm.time_step_rank", "the number of heads")?;
    let n_inner = meta.required_size("ssm.inner_size", "the width of all heads")?;
    if !n_inner.is_multiple_of(n_head) {
        return Err(meta.bad(
            "ssm.inner_size",
            n_inner,
            format!("a multiple of time_step_rank = {n_head}"),
        ));
    }
    let plan = Mamba2Plan {
        n_head,
        n_group: meta.required_size("ssm.group_count", "the number of groups of heads")?,
        d: n_inner / n_head,
        d_state: meta.required_size("ssm.state_size", "the columns of a head's matrix")?,
        taps: meta.taps("ssm.conv_kernel")?,
        norm_is_optional: false,
    };
    if !n_head.is_multiple_of(plan.n_group) {
        let expected = format!("a divisor of time_step_rank = {n_head}");
        return Err(meta.bad("ssm.group_count", plan.n_group, expected));
    }
    if plan.d_state > MAX_COLUMNS {
        return Err(meta.bad("ssm.state_size", plan.d_state, format!("at most {MAX_COLUMNS}")));
    }
    // the sizes are below 2^24, so that this does not wrap
    if plan.n_channels() > MAX_SIZE {
        let expected = format!("inner_size + 2 × group_count × state_size up to {MAX_SIZE}");
        return Err(meta.bad("ssm.inner_size", n_inner, expected));
    }
    Ok(plan)
}
