//! Gemma 3n: as Gemma 4 with one size of heads, but several streams in place of one residual stream
//! (AltUp), a narrow branch beside attention (LAuReL), and first layers in which only the largest
//! gates count.

use super::gemma4;
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::{KvSource, QkNorm};
use crate::model::plan::{Activation, MAX_STREAMS, Plan, Streams};
use crate::model::rope::RopeKind;

/// The tensor whose rows are as many as the narrow branch has values.
const LAUREL: &str = "blk.0.laurel_l.weight";

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.logit_softcap = meta.float("final_logit_softcapping")?.unwrap_or(30.0);
    plan.embedding_scale = (plan.n_embd as f32).sqrt();
    plan.post_norm = true;
    plan.n_per_layer = meta.required_size(
        "embedding_length_per_layer_input",
        "how many values each layer has of a token",
    )?;
    plan.n_laurel = match meta.n_rows(LAUREL)? {
        0 => return Err(Error::MissingTensor(LAUREL.into())),
        n => n,
    };
    plan.streams = Some(streams(meta)?);
    plan.ropes[0].kind = RopeKind::Neox;
    let mut local = plan.ropes[0].unscaled();
    local.base = f64::from(meta.positive("rope.freq_base_swa")?.unwrap_or(10000.0));
    plan.ropes.push(local);

    let n_layer = plan.layers.len();
    let windowed = meta.window_pattern(n_layer, 5)?;
    let window =
        meta.required_size("attention.sliding_window", "how many positions a windowed layer sees")?;
    let n_own = gemma4::layers_with_own_keys(meta, n_layer)?;
    for (i, attention) in plan.attentions_mut().enumerate() {
        attention.qk_norm = QkNorm::Head;
        attention.v_norm = true;
        attention.scale = 1.0;
        if windowed[i] {
            attention.window = Some(window);
            attention.rope = Some(1);
        }
        if i >= n_own {
            let alike = (0..n_own).rev().find(|&own| windowed[own] == windowed[i]);
            attention.kv = KvSource::Layer(alike.ok_or_else(|| {
                let found = format!("none of the first {n_own} layers is as layer {i}");
                meta.bad("attention.shared_kv_layers", found, "a layer with or without a window")
            })?);
        }
    }
    gemma4::check_shared_keys(meta, plan, n_own)?;
    let cuts = meta.numbers_by_layer("activation_sparsity_scale", n_layer)?;
    for (layer, cut) in plan.layers.iter_mut().zip(cuts) {
        layer.activation = Activation::Gelu;
        layer.gate_cut = match cut {
            // all gates count
            f32::NEG_INFINITY => None,
            cut if cut.is_finite() => Some(cut),
            cut => {
                let expected = "standard deviations, or -inf";
                return Err(meta.bad("activation_sparsity_scale", cut, expected));
            }
        };
    }
    Ok(())
}

/// Reads the number of streams, and that which layers work on.
fn streams(meta: &Meta) -> Result<Streams, Error> {
    let n = meta.size("altup.num_inputs")?.unwrap_or(4);
    if !(2..=MAX_STREAMS).contains(&n) {
        return Err(meta.bad("altup.num_inputs", n, format!("2 to {MAX_STREAMS}")));
    }
    let active = meta.count("altup.active_idx")?.unwrap_or(0);
    if active >= n {
        return Err(meta.bad("altup.active_idx", active, format!("a number below {n}")));
    }
    Ok(Streams { n, active })
}
