//! The common part of the mixtures of several families: the router's rules, the expert for all
//! tokens and the layers without experts, by keys and tensors of the same names.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{ExpertGroups, Experts, Gating, Plan};

/// The key of the number of groups that experts are in.
const GROUPS: &str = "expert_group_count";

/// The rules of a router where a file does not say them.
pub(super) struct RouterRules {
    /// The function that makes probabilities.
    pub gating: Gating,
    /// Weights are divided by their sum.
    pub renormalized: bool,
}

/// Applies the rules to all mixtures of a plan. A layer without a router has none.
pub(super) fn apply(meta: &Meta, plan: &mut Plan, defaults: &RouterRules) -> Result<(), Error> {
    let has_gating = meta.count("expert_gating_func")?.is_some_and(|n| n > 0);
    let renormalized = meta.flag("expert_weights_norm")?.unwrap_or(defaults.renormalized);
    // 0 stands for "not scaled"
    let scale = meta.float("expert_weights_scale")?.filter(|&s| s != 0.0).unwrap_or(1.0);
    if plan.layers.iter().all(|layer| layer.experts.is_none()) {
        let n = meta.count(GROUPS)?.unwrap_or(1);
        return if n > 1 {
            Err(meta.bad(GROUPS, n, "1 where there are no experts"))
        } else {
            Ok(())
        };
    }
    for (i, layer) in plan.layers.iter_mut().enumerate() {
        let name = |part: &str| format!("blk.{i}.{part}.weight");
        let has_router = meta.has_tensor(&name("ffn_gate_inp"));
        let Some(experts) = layer.experts.as_mut().filter(|_| has_router) else {
            layer.experts = None;
            continue;
        };
        if !has_gating {
            experts.gating = defaults.gating;
        }
        experts.renormalized = renormalized;
        experts.scale = scale;
        experts.groups = groups(meta, experts)?;
        experts.n_ff_shared = meta.n_rows(&name("ffn_up_shexp"))?;
        experts.gates_shared = meta.has_tensor(&name("ffn_gate_inp_shexp"));
    }
    Ok(())
}

/// Reads the groups of experts.
fn groups(meta: &Meta, experts: &Experts) -> Result<Option<ExpertGroups>, Error> {
    let n = meta.count(GROUPS)?.unwrap_or(1);
    if n <= 1 {
        return Ok(None);
    }
    if experts.gating != Gating::Sigmoid {
        return Err(meta.bad(GROUPS, n, "1 where probabilities are a softmax"));
    }
    let n_used = meta.count("expert_group_used_count")?.unwrap_or(n);
    if !experts.n.is_multiple_of(n) {
        return Err(meta.bad(GROUPS, n, format!("a divisor of the {} experts", experts.n)));
    }
    if n_used == 0 || n_used > n || n_used * (experts.n / n) < experts.n_used {
        let expected = format!("as many of the {n} as have {} experts", experts.n_used);
        return Err(meta.bad("expert_group_used_count", n_used, expected));
    }
    Ok(Some(ExpertGroups { n, n_used }))
}
