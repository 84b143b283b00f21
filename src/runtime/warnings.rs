//! Warnings of options that a model makes nothing of, or only poor texts.

use crate::context::ContextOptions;
use crate::gguf::Gguf;
use crate::model::mixer::MixerPlan;
use crate::model::{Model, Plan};

/// The words for a key of the tokenizer that nothing has asked for.
const NEITHER_READS: &str = "neither this model nor this command reads";

/// Says which values that a user has set change nothing: nothing has asked for them, or nothing
/// makes use of them.
pub fn warn_of_unused_overrides(model: &Model) {
    for (option, key) in model.gguf.unread_overrides() {
        // a command that computes tokens by number reads nothing of the tokenizer
        let who =
            if key.starts_with("tokenizer.") { NEITHER_READS } else { "this model does not read" };
        tracing::warn!("{option}: {who} {key}");
    }
    for (option, key) in model.gguf.read_overrides() {
        if let Some(reason) = unused(key, &model.gguf, &model.plan) {
            tracing::warn!("{option} changes nothing: {reason}");
        }
    }
}

/// Returns why a key of positions, which was read, changes nothing in a model, if that is so.
fn unused(key: &str, gguf: &Gguf, plan: &Plan) -> Option<&'static str> {
    let below = key.strip_prefix(plan.arch.as_str())?.strip_prefix(".rope.")?;
    if !turns_positions(plan) {
        return Some("no layer of this model turns its heads by positions");
    }
    let scaling = gguf.get_str(&format!("{}.rope.scaling.type", plan.arch)).ok().flatten();
    let picks_factors = plan.ropes.iter().any(|rope| rope.long.is_some());
    match (below, scaling) {
        ("scaling.factor", Some("none")) => Some("the scaling of positions is `none`"),
        ("scaling.original_context_length", scaling)
            if scaling != Some("yarn") && !picks_factors =>
        {
            Some("only the scaling `yarn` reads it (--rope-scaling yarn)")
        }
        _ => None,
    }
}

/// Returns whether a layer turns its heads by positions.
fn turns_positions(plan: &Plan) -> bool {
    plan.layers.iter().any(|layer| match &layer.mixer {
        MixerPlan::Attention(attention) | MixerPlan::Parallel(attention, _) => {
            attention.rope.is_some()
        }
        MixerPlan::Latent(latent) => latent.rope.is_some(),
        MixerPlan::ShortConv(_)
        | MixerPlan::DeltaNet(_)
        | MixerPlan::Mamba2(_)
        | MixerPlan::None => false,
    })
}

/// Says that a context is longer than the texts that a model was trained for, or than it can be.
pub fn warn_of_long_context(plan: &Plan, options: &ContextOptions) {
    let Some(n_ctx) = options.n_ctx else { return };
    if let Some(most) = plan.learned_positions.filter(|&most| n_ctx > most) {
        tracing::warn!(n_ctx, "the model has {most} positions: the context has as many");
        return;
    }
    let trained = longest_trained(plan);
    if n_ctx > trained {
        tracing::warn!(
            n_ctx,
            "the model was trained for {trained} tokens: texts beyond may be poor, unless its \
             positions are scaled (--rope-scaling, --rope-scale)"
        );
    }
}

/// Returns the number of tokens that a model was trained for, as its positions are scaled. Models
/// without positions have none beyond which they must fail, but were trained with some, too.
fn longest_trained(plan: &Plan) -> usize {
    let scaled = plan.ropes.iter().map(|rope| {
        // a scale in f32 is no exact fraction
        (rope.original_ctx as f64 / rope.freq_scale).round() as usize
    });
    scaled.max().unwrap_or(0).max(plan.n_ctx_train)
}
