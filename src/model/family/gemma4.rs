//! Gemma 4: as Gemma 3, but two sizes of heads, whose scores are not scaled; values normalized too,
//! and in some models the same as the keys; the last layers read the keys and values of others; a
//! slice of its own for each layer of each token; a mixture of experts next to the FFN (26B-A4B).

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::{KvSource, QkNorm};
use crate::model::mixer::{CachedHeads, MixerPlan};
use crate::model::plan::{Activation, Plan};
use crate::model::rope::{Rope, RopeKind};

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.logit_softcap = meta.float("final_logit_softcapping")?.unwrap_or(30.0);
    plan.embedding_scale = (plan.n_embd as f32).sqrt();
    plan.post_norm = true;
    plan.n_per_layer = meta.count("embedding_length_per_layer_input")?.unwrap_or(0);
    let d_local = local_head_size(meta, plan)?;
    let local = local_rope(meta, plan, d_local)?;
    plan.ropes.push(local);

    let n_layer = plan.layers.len();
    let windowed = meta.window_pattern(n_layer, 6)?;
    let window =
        meta.required_size("attention.sliding_window", "how many positions a windowed layer sees")?;
    let n_own = layers_with_own_keys(meta, n_layer)?;
    for (i, (layer, &windowed_here)) in plan.layers.iter_mut().zip(&windowed).enumerate() {
        layer.activation = Activation::Gelu;
        if let Some(experts) = &mut layer.experts {
            experts.beside_dense = true;
        }
        let MixerPlan::Attention(attention) = &mut layer.mixer else { continue };
        attention.qk_norm = QkNorm::Head;
        attention.v_norm = true;
        attention.scale = 1.0;
        // where the rows of an image see each other, only windowed layers let them
        attention.causal_images = !windowed_here;
        if windowed_here {
            attention.window = Some(window);
            attention.rope = Some(1);
            attention.d_k = d_local;
            attention.d_v = d_local;
        }
        let has_values = meta.has_tensor(&format!("blk.{i}.attn_v.weight"))
            || meta.has_tensor(&format!("blk.{i}.attn_qkv.weight"));
        attention.kv = if i >= n_own {
            // of the layers with their own, the last is global and the one before it windowed
            KvSource::Layer(n_own - if windowed_here { 2 } else { 1 })
        } else if has_values {
            KvSource::Own
        } else {
            KvSource::ValuesAreKeys
        };
    }
    check_shared_keys(meta, plan, n_own)
}

/// Returns the size of the heads of windowed layers; values are of the size of keys.
pub(in crate::model) fn local_head_size(meta: &Meta, plan: &Plan) -> Result<usize, Error> {
    let CachedHeads { d_k: d_full, d_v: d_v_full, .. } = plan.layers[0].mixer.cached();
    let d_local = meta.size("attention.key_length_swa")?.unwrap_or(d_full);
    for (suffix, d_k, d_v) in [
        ("attention.value_length", d_full, Some(d_v_full)),
        ("attention.value_length_swa", d_local, meta.size("attention.value_length_swa")?),
    ] {
        if d_v.is_some_and(|d_v| d_v != d_k) {
            return Err(meta.bad(suffix, d_v.unwrap_or(0), format!("{d_k}, as for keys")));
        }
    }
    Ok(d_local)
}

/// Makes the rope one of halves, and returns that of windowed layers.
pub(in crate::model) fn local_rope(
    meta: &Meta,
    plan: &mut Plan,
    d_local: usize,
) -> Result<Rope, Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    let mut local = plan.ropes[0].unscaled();
    local.n_rot = meta.size("rope.dimension_count_swa")?.unwrap_or(local.n_rot.min(d_local));
    if !local.n_rot.is_multiple_of(2) || local.n_rot > d_local {
        let expected = format!("an even number up to the head size {d_local}");
        return Err(meta.bad("rope.dimension_count_swa", local.n_rot, expected));
    }
    if let Some(base) = meta.positive("rope.freq_base_swa")? {
        local.base = f64::from(base);
    }
    Ok(local)
}

/// Returns how many of the first layers have keys and values of their own.
pub(super) fn layers_with_own_keys(meta: &Meta, n_layer: usize) -> Result<usize, Error> {
    let n_shared = meta.count("attention.shared_kv_layers")?.unwrap_or(0);
    match n_layer.checked_sub(n_shared) {
        Some(n) if n_shared == 0 || n >= 2 => Ok(n),
        _ => Err(meta.bad("attention.shared_kv_layers", n_shared, "at most the layers but two")),
    }
}

/// Checks that layers which read the keys and values of others have heads like those.
pub(super) fn check_shared_keys(meta: &Meta, plan: &mut Plan, n_own: usize) -> Result<(), Error> {
    let heads: Vec<_> = plan.attentions_mut().map(|a| (a.n_head_kv, a.d_k)).collect();
    for i in n_own..plan.layers.len() {
        let Some(of) = plan.layers[i].mixer.kv_layer() else { continue };
        let own = heads[i];
        let other = heads[of];
        if own != other {
            let found =
                format!("layer {i} with (heads, size) {own:?} reads layer {of} with {other:?}");
            return Err(meta.bad("attention.shared_kv_layers", found, "heads alike"));
        }
    }
    Ok(())
}
