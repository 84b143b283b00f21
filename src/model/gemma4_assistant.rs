//! Assistants of Gemma 4: a few layers in a file of their own that draft for it.
//!
//! They have no keys and values: they read those of the model's last windowed and last other layer
//! that have some. Their input are the embedding of the last token and the model's last hidden
//! state before it, side by side; a matrix makes of their own last state what stands for the
//! model's. Each drafted token stands at the position of the text's last token, and sees the text
//! before it.

use super::binder::Binder;
use super::error::Error;
use super::family::gemma4;
use super::linear::{Linear, Weight};
use super::meta::Meta;
use super::mixer::MixerPlan;
use super::mixer::attention::{AttentionPlan, KvSource, QkNorm};
use super::plan::{Activation, HiddenStates, Plan, ReadRows};
use super::weights::{AssistantInput, DrafterInput, SharedKeys, Weights};
use super::{Model, bind, config, limits};
use crate::gguf::{Gguf, SHARED};

/// `general.architecture` of such files.
pub(super) const ARCHITECTURE: &str = "gemma4-assistant";
/// `general.architecture` of the models that they draft for.
const OF_ARCHITECTURE: &str = "gemma4";
/// Tensors by which makers pick the tokens whose logits are computed; here all are.
const CENTROIDS: [&str; 2] = ["masked_embd_centroids.weight", "masked_embd_ordering"];

/// Reads an assistant of a model.
///
/// # Errors
/// As [`Model::load_drafter`].
pub(super) fn load(of: &Model, mut gguf: Gguf) -> Result<Model, Error> {
    let meta = Meta::new(&gguf)?;
    let mut plan = plan(&gguf, &meta, &of.plan)?;
    let keys = share_keys(&meta, &mut plan, &of.plan)?;
    limits::check(&meta, &plan)?;
    let table = gguf.share_tensor(&of.gguf, of.weights.token_embd.tensor);
    let mut b = Binder::new(&gguf);
    let n_backbone = of.plan.n_embd;
    let n_embd = plan.n_embd;
    let input = AssistantInput {
        projection: b.linear("nextn.pre_projection", 2 * n_backbone, n_embd)?,
        output: b.linear("nextn.post_projection", n_embd, n_backbone)?,
        keys,
    };
    let weight = b.matrix("token_embd.weight", n_embd, plan.n_vocab)?;
    bind::rope_factors(&mut b, &mut plan)?;
    let layers = plan.layers.iter().enumerate();
    let layers = layers.map(|(i, layer)| bind::layer(&mut b, &plan, layer, i));
    let layers = layers.collect::<Result<_, _>>()?;
    let output_norm = Some(bind::norm(&mut b, &plan, "output_norm")?);
    let is_unused = |name: &str| !name.starts_with(SHARED) && !CENTROIDS.contains(&name);
    let mut tensors = gguf.tensors().iter().zip(&b.used);
    if let Some((tensor, _)) = tensors.find(|(tensor, used)| !**used && is_unused(&tensor.name)) {
        return Err(Error::UnusedTensor { name: tensor.name.clone(), arch: ARCHITECTURE.into() });
    }
    let weights = Weights {
        token_embd: Weight { tensor: table, ..of.weights.token_embd },
        token_type: None,
        position_embd: None,
        embd_norm: None,
        output_norm,
        output: Linear { weight, scale: 1.0, bias: None },
        projection: None,
        classifier: None,
        drafter: Some(DrafterInput::Assistant(input)),
        per_layer: None,
        streams: None,
        layers,
        vectors: b.vectors,
    };
    Ok(Model { gguf, plan, weights })
}

/// Reads the plan of an assistant, whose layers have yet to be told whose keys and values they
/// read.
fn plan(gguf: &Gguf, meta: &Meta, of: &Plan) -> Result<Plan, Error> {
    const WIDTH: &str = "embedding_length_out";
    if of.arch != OF_ARCHITECTURE {
        let expected = format!("{}, of a drafter for {OF_ARCHITECTURE} models", of.arch);
        return Err(Error::BadValue {
            key: "general.architecture".into(),
            found: ARCHITECTURE.into(),
            expected,
        });
    }
    let n_backbone = meta.required_size(WIDTH, "the width of the model that it drafts for")?;
    if n_backbone != of.n_embd {
        let expected = format!("{}, the width of the model that it drafts for", of.n_embd);
        return Err(meta.bad(WIDTH, n_backbone, expected));
    }
    let mut plan = config::common(gguf, meta, config::block_count(meta)?)?;
    plan.n_vocab = of.n_vocab;
    plan.embedding_scale = of.embedding_scale;
    plan.post_norm = true;
    let d_local = gemma4::local_head_size(meta, &plan)?;
    let local = gemma4::local_rope(meta, &mut plan, d_local)?;
    plan.ropes.push(local);
    let windowed = meta.window_pattern(plan.layers.len(), 6)?;
    let window =
        meta.required_size("attention.sliding_window", "how many positions a windowed layer sees")?;
    for (layer, windowed) in plan.layers.iter_mut().zip(windowed) {
        layer.activation = Activation::Gelu;
        let MixerPlan::Attention(attention) = &mut layer.mixer else { continue };
        attention.qk_norm = QkNorm::Head;
        attention.scale = 1.0;
        if windowed {
            // the token itself has no keys: the window is that of those before it
            attention.window = Some(window + 1);
            attention.rope = Some(1);
            attention.d_k = d_local;
            attention.d_v = d_local;
        }
    }
    plan.hidden = HiddenStates::Projected(n_backbone);
    Ok(plan)
}

/// Finds the layers of the model whose keys and values are read: by the first windowed layer and
/// the first other one from the model, and by those like them from these. Returns where they stand
/// in the rows that are read.
fn share_keys(meta: &Meta, plan: &mut Plan, of: &Plan) -> Result<Vec<SharedKeys>, Error> {
    let mut keys = Vec::new();
    let mut first = of.n_embd;
    for is_windowed in [true, false] {
        let is_such = |attention: &AttentionPlan| attention.window.is_some() == is_windowed;
        let mut owner = None;
        for (i, layer) in plan.layers.iter_mut().enumerate() {
            let MixerPlan::Attention(attention) = &mut layer.mixer else { continue };
            if !is_such(attention) {
                continue;
            }
            let (layer_of, theirs) = last_like(of, is_windowed).ok_or_else(|| {
                let kind = if is_windowed { "windowed" } else { "global" };
                let found = format!("layer {i} is {kind}");
                let expected = "a kind of layer that the model has with keys of its own";
                meta.bad("attention.sliding_window_pattern", found, expected)
            })?;
            fit_heads(meta, i, attention, theirs)?;
            attention.kv = owner.map_or(KvSource::Given, KvSource::Layer);
            if owner.is_none() {
                owner = Some(i);
                keys.push(SharedKeys { layer: i, of: layer_of, first });
                first += theirs.n_head_kv * (theirs.d_k + theirs.d_v);
            }
        }
    }
    plan.reads = Some(ReadRows { n: first, half: of.n_embd });
    Ok(keys)
}

/// Returns the last layer that has keys and values of its own, windowed or not.
fn last_like(of: &Plan, is_windowed: bool) -> Option<(usize, &AttentionPlan)> {
    let layers = of.layers.iter().enumerate().rev();
    let mut attentions = layers.filter_map(|(i, layer)| match &layer.mixer {
        MixerPlan::Attention(attention) => Some((i, attention)),
        _ => None,
    });
    attentions.find(|(_, a)| a.has_own_kv() && a.window.is_some() == is_windowed)
}

/// Gives a layer as many key heads as the model's has, whose keys it reads.
fn fit_heads(
    meta: &Meta,
    i: usize,
    attention: &mut AttentionPlan,
    theirs: &AttentionPlan,
) -> Result<(), Error> {
    if [attention.d_k, attention.d_v] != [theirs.d_k, theirs.d_v] {
        let found = format!("heads of {} in layer {i}", attention.d_k);
        let expected = format!("{}, as the keys of the model that it reads", theirs.d_k);
        return Err(meta.bad("attention.key_length", found, expected));
    }
    if attention.n_head == 0 || !attention.n_head.is_multiple_of(theirs.n_head_kv) {
        let found = format!("{} in layer {i}", attention.n_head);
        let expected = format!("a multiple of {}, the key heads of the model", theirs.n_head_kv);
        return Err(meta.bad("attention.head_count", found, expected));
    }
    attention.n_head_kv = theirs.n_head_kv;
    Ok(())
}
