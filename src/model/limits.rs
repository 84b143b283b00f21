//! Limits on products of the numbers of a plan: each has a limit of its own where it is read, here
//! are those of their products.

use super::error::Error;
use super::meta::Meta;
use super::mixer::MixerPlan;
use super::mixer::attention::AttentionPlan;
use super::mixer::latent::LatentPlan;
use super::plan::{LayerPlan, Plan};

/// Most values that one token has in one operation: 512 tokens at once then take 512 MiB in f32.
/// Real models have up to 53,248 (Llama 3.1 405B).
const MAX_WIDTH: usize = 1 << 18;
/// Most experts of a layer; real models have some hundreds.
const MAX_EXPERTS: usize = 1 << 14;
/// Most values of a sequence's running state, in all layers: 1 GiB. Real ones have up to 64 Mi.
const MAX_STATE: usize = 1 << 28;

/// Checks a plan once its family has had its say.
///
/// # Errors
/// Names the key whose value makes too much of something, or nothing where something must be.
pub(super) fn check(meta: &Meta, plan: &Plan) -> Result<(), Error> {
    // each is below 2^35, of at most 2^10 layers
    let n_state: usize = plan.layers.iter().map(|layer| layer.mixer.n_state()).sum();
    if n_state > MAX_STATE {
        let found = format!("{n_state} values of a running state in all layers");
        return Err(meta.bad("ssm.state_size", found, format!("at most {MAX_STATE}")));
    }
    if plan.n_embd > MAX_WIDTH {
        return Err(meta.bad("embedding_length", plan.n_embd, format!("at most {MAX_WIDTH}")));
    }
    if plan.n_projection > MAX_WIDTH {
        let expected = format!("at most {MAX_WIDTH}");
        return Err(meta.bad("dense_2_feat_out", plan.n_projection, expected));
    }
    if plan.n_laurel > MAX_WIDTH {
        let found = format!("a branch of {} values in laurel_l", plan.n_laurel);
        return Err(meta.bad("embedding_length", found, format!("up to {MAX_WIDTH}")));
    }
    if plan.n_per_layer * plan.layers.len() > MAX_WIDTH {
        let expected = format!("up to {MAX_WIDTH} in all layers");
        return Err(meta.bad("embedding_length_per_layer_input", plan.n_per_layer, expected));
    }
    if plan.streams.is_some_and(|streams| streams.n * plan.n_embd > MAX_WIDTH) {
        let expected = format!("times the width up to {MAX_WIDTH}");
        let n = plan.streams.map_or(0, |streams| streams.n);
        return Err(meta.bad("altup.num_inputs", n, expected));
    }
    for (i, layer) in plan.layers.iter().enumerate() {
        check_presence(meta, i, layer)?;
        check_products(meta, layer)?;
    }
    Ok(())
}

/// Checks that nothing which layer `i` has is of size 0.
fn check_presence(meta: &Meta, i: usize, layer: &LayerPlan) -> Result<(), Error> {
    let n_ff = match layer.experts {
        _ if !layer.has_ffn => usize::MAX,
        Some(experts) if experts.beside_dense => experts.n_ff.min(layer.n_ff),
        Some(experts) => experts.n_ff,
        None => layer.n_ff,
    };
    if n_ff == 0 {
        return Err(meta.bad("feed_forward_length", format!("0 in layer {i}"), "a width above 0"));
    }
    let (MixerPlan::Attention(attention) | MixerPlan::Parallel(attention, _)) = &layer.mixer else {
        return Ok(());
    };
    if attention.n_head_kv == 0 {
        let found = format!("0 in layer {i}");
        return Err(meta.bad("attention.head_count_kv", found, "a number of key heads above 0"));
    }
    if attention.d_k == 0 || attention.d_v == 0 {
        let key = if attention.d_k == 0 { "key_length" } else { "value_length" };
        let found = format!("0 in layer {i}");
        return Err(meta.bad(&format!("attention.{key}"), found, "a head size above 0"));
    }
    if attention.gate.is_some() && attention.d_k != attention.d_v {
        let expected = format!("key_length = {}, since each value has a gate", attention.d_k);
        return Err(meta.bad("attention.value_length", attention.d_v, expected));
    }
    if attention.window == Some(0) {
        return Err(meta.bad("attention.sliding_window", 0, "a number above 0"));
    }
    Ok(())
}

/// Checks the widest products that anything is sized by.
fn check_products(meta: &Meta, layer: &LayerPlan) -> Result<(), Error> {
    let widths = layer.mixer.widths();
    let (n_head, of_heads) = match layer.mixer {
        MixerPlan::Attention(AttentionPlan { n_head, .. })
        | MixerPlan::Parallel(AttentionPlan { n_head, .. }, _) => {
            (n_head, widths.q.max(widths.attn))
        }
        MixerPlan::Latent(LatentPlan { n_head, .. }) => {
            (n_head, widths.q.max(widths.attn).max(widths.up))
        }
        MixerPlan::None
        | MixerPlan::ShortConv(_)
        | MixerPlan::DeltaNet(_)
        | MixerPlan::Mamba2(_) => (0, 0),
    };
    if of_heads > MAX_WIDTH {
        let expected = format!("heads × head size up to {MAX_WIDTH}");
        return Err(meta.bad("attention.head_count", n_head, expected));
    }
    if layer.ff_values() > MAX_WIDTH {
        let found = format!("{} values of a token", layer.ff_values());
        let expected = format!("up to {MAX_WIDTH}, of all experts that a token uses");
        return Err(meta.bad("feed_forward_length", found, expected));
    }
    if let Some(experts) = layer.experts.filter(|experts| experts.n > MAX_EXPERTS) {
        return Err(meta.bad("expert_count", experts.n, format!("at most {MAX_EXPERTS}")));
    }
    if layer.mixer.n_state() > 0 && widths.q > MAX_WIDTH {
        let found = format!("{} values of a token", widths.q);
        return Err(meta.bad("ssm.inner_size", found, format!("up to {MAX_WIDTH}")));
    }
    Ok(())
}
