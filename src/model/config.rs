//! Metadata of a GGUF file → a [`Plan`] with the field's defaults, every number checked before
//! anything is sized by it.

use super::error::Error;
use super::family;
use super::meta::{MAX_SIZE, Meta};
use super::mixer::MixerPlan;
use super::mixer::attention::{AttentionPlan, KvSource, QkNorm};
use super::other;
use super::plan::{Activation, Experts, Gating, LayerPlan, Plan};
use super::rope::{Rope, RopeKind, Yarn, yarn_magnitude};
use crate::gguf::Gguf;

/// Most layers a model may have; real ones have at most a few hundred.
const MAX_LAYERS: usize = 1024;

/// Most labels of a classification head; real ones have one, or a few dozens.
const MAX_LABELS: usize = 1 << 16;

/// Reads the plan of the model in `gguf`: common keys first, then what the family changes. The
/// products of its numbers are still to be checked.
pub(super) fn read(gguf: &Gguf) -> Result<Plan, Error> {
    if let Some(what) = other::what(gguf) {
        return Err(Error::NoModel(what));
    }
    let meta = Meta::new(gguf)?;
    let family = family::find(meta.arch()).ok_or_else(|| Error::UnknownArchitecture {
        arch: meta.arch().into(),
        supported: family::names(),
    })?;
    let mut plan = common(gguf, &meta)?;
    (family.differs)(&meta, &mut plan)?;
    Ok(plan)
}

fn common(gguf: &Gguf, meta: &Meta) -> Result<Plan, Error> {
    let n_layer = meta.required_size("block_count", "the number of layers")?;
    if n_layer > MAX_LAYERS {
        return Err(meta.bad("block_count", n_layer, format!("at most {MAX_LAYERS}")));
    }
    // multi-token-prediction blocks stand after the layers of the model proper and are not run
    let n_extra = gguf.get_u64(&meta.key("nextn_predict_layers"))?.unwrap_or(0);
    let n_layer = match n_layer.checked_sub(n_extra as usize) {
        Some(n) if n > 0 => n,
        _ => {
            return Err(meta.bad(
                "nextn_predict_layers",
                n_extra,
                format!("fewer than {n_layer} layers"),
            ));
        }
    };
    let n_embd = meta.required_size("embedding_length", "the width of the model")?;
    let n_ctx_train =
        meta.required_size("context_length", "the context the model was trained for")?;
    // the second is that of norms by mean and deviation; one that is no epsilon is an error also
    // where it is not used
    let epsilons = ["attention.layer_norm_rms_epsilon", "attention.layer_norm_epsilon"];
    let [rms, deviation] = epsilons.map(|suffix| meta.positive(suffix));
    let norm_eps = rms?.or(deviation?).ok_or_else(|| Error::MissingKey {
        key: meta.key("attention.layer_norm_rms_epsilon"),
        expected: "epsilon of the norms",
    })?;

    let n_head = meta.sizes("attention.head_count", n_layer)?.ok_or_else(|| Error::MissingKey {
        key: meta.key("attention.head_count"),
        expected: "the number of attention heads",
    })?;
    let n_head_kv =
        meta.sizes("attention.head_count_kv", n_layer)?.unwrap_or_else(|| n_head.clone());
    for (i, (&q, &kv)) in n_head.iter().zip(&n_head_kv).enumerate() {
        // a layer without key heads has something else in place of attention, as the family says
        if kv > 0 && (q == 0 || q % kv != 0) {
            let found = format!("{q} query and {kv} key heads in layer {i}");
            return Err(meta.bad(
                "attention.head_count",
                found,
                "both above 0, the second dividing the first",
            ));
        }
    }
    if n_head[0] == 0 {
        return Err(meta.bad("attention.head_count", 0, "a number above 0"));
    }
    let d_default = n_embd / n_head[0];
    let d_k = match meta.size("attention.key_length")? {
        Some(d) => d,
        None if n_embd % n_head[0] == 0 => d_default,
        None => {
            return Err(meta.bad(
                "attention.head_count",
                n_head[0],
                format!("a divisor of the width {n_embd}"),
            ));
        }
    };
    let d_v = meta.size("attention.value_length")?.unwrap_or(d_default);

    let n_expert = gguf.get_u64(&meta.key("expert_count"))?.unwrap_or(0) as usize;
    let experts = if n_expert == 0 {
        None
    } else {
        let n_used = meta.required_size("expert_used_count", "the number of experts per token")?;
        if n_expert > MAX_SIZE || n_used > n_expert {
            return Err(meta.bad(
                "expert_used_count",
                n_used,
                format!("at most expert_count = {n_expert}"),
            ));
        }
        Some((n_expert, n_used))
    };
    let n_ff_exp = match experts {
        Some(_) => meta.sizes("expert_feed_forward_length", n_layer)?,
        None => None,
    };
    let n_ff = match (meta.sizes("feed_forward_length", n_layer)?, &n_ff_exp) {
        (Some(n_ff), _) => n_ff,
        (None, Some(_)) => vec![0; n_layer],
        (None, None) => {
            return Err(Error::MissingKey {
                key: meta.key("feed_forward_length"),
                expected: "the width of the feed-forward part",
            });
        }
    };

    let gating = gating(meta)?;
    let n_dense = meta.count("leading_dense_block_count")?.unwrap_or(0);
    let rope = rope(meta, d_k, n_ctx_train)?;
    let n_vocab = match gguf.tensor("token_embd.weight") {
        Some(t) if t.shape.len() == 2 => t.shape[1],
        Some(t) => {
            let expected = vec![n_embd, 0];
            return Err(Error::BadShape {
                name: "token_embd.weight".into(),
                found: t.shape.clone(),
                expected,
            });
        }
        None => return Err(Error::MissingTensor("token_embd.weight".into())),
    };
    if let Some(tokens) = gguf.get_array("tokenizer.ggml.tokens")?
        && tokens.len() != n_vocab
    {
        return Err(Error::BadValue {
            key: "tokenizer.ggml.tokens".into(),
            found: format!("{} tokens", tokens.len()),
            expected: format!("{n_vocab}, one per row of token_embd.weight"),
        });
    }
    let attn_scale = meta.positive("attention.scale")?;
    let layers = (0..n_layer)
        .map(|i| LayerPlan {
            mixer: MixerPlan::Attention(AttentionPlan {
                n_head: if n_head_kv[i] == 0 { 0 } else { n_head[i] },
                n_head_kv: n_head_kv[i],
                d_k,
                d_v,
                rope: Some(0),
                window: None,
                causal_images: false,
                kv: KvSource::Own,
                v_norm: false,
                scale: attn_scale.unwrap_or(1.0 / (d_k as f32).sqrt()),
                softcap: 0.0,
                temperature: None,
                qk_norm: QkNorm::None,
                sinks: false,
                gated: false,
            }),
            n_ff: n_ff[i],
            activation: Activation::Silu,
            gated: true,
            experts: experts.filter(|_| i >= n_dense).map(|(n, n_used)| Experts {
                n,
                n_used,
                n_ff: n_ff_exp.as_ref().map_or(n_ff[i], |n_ff| n_ff[i]),
                gating,
                renormalized: true,
                scale: 1.0,
                beside_dense: false,
                n_ff_shared: 0,
            }),
        })
        .collect();
    Ok(Plan {
        arch: meta.arch().into(),
        n_embd,
        n_vocab,
        n_ctx_train,
        norm_eps,
        embedding_scale: 1.0,
        residual_scale: 1.0,
        logit_scale: 1.0,
        logit_softcap: 0.0,
        centered: false,
        pre_norm: true,
        parallel: false,
        post_norm: false,
        stream_norm: false,
        bidirectional: false,
        learned_positions: None,
        alibi: 0.0,
        n_token_types: 0,
        n_deepstack: 0,
        n_per_layer: 0,
        head: None,
        labels: labels(gguf, meta)?,
        ropes: vec![rope],
        layers,
    })
}

/// Returns how a router's logits become probabilities.
fn gating(meta: &Meta) -> Result<Gating, Error> {
    const SUFFIX: &str = "expert_gating_func";
    match meta.count(SUFFIX)?.unwrap_or(0) {
        0 | 1 => Ok(Gating::Softmax),
        2 => Ok(Gating::Sigmoid),
        other => Err(meta.bad(SUFFIX, other, "1 (softmax) or 2 (sigmoid)")),
    }
}

/// Reads the names of a classification head's scores.
fn labels(gguf: &Gguf, meta: &Meta) -> Result<Vec<String>, Error> {
    const SUFFIX: &str = "classifier.output_labels";
    let Some(labels) = gguf.get_array(&meta.key(SUFFIX))? else { return Ok(Vec::new()) };
    if labels.len() > MAX_LABELS {
        return Err(meta.bad(
            SUFFIX,
            format!("{} labels", labels.len()),
            format!("at most {MAX_LABELS}"),
        ));
    }
    Ok(labels.strings()?.map(|label| String::from_utf8_lossy(label).into_owned()).collect())
}

/// The rotary embedding that the common keys describe.
fn rope(meta: &Meta, d_k: usize, n_ctx_train: usize) -> Result<Rope, Error> {
    let n_rot = meta.size("rope.dimension_count")?.unwrap_or(d_k);
    if n_rot % 2 != 0 || n_rot > d_k {
        return Err(meta.bad(
            "rope.dimension_count",
            n_rot,
            format!("an even number up to the head size {d_k}"),
        ));
    }
    let base = f64::from(meta.positive("rope.freq_base")?.unwrap_or(10000.0));
    if base <= 1.0 {
        return Err(meta.bad("rope.freq_base", base, "a number above 1"));
    }
    let scaling = meta.string("rope.scaling.type")?.unwrap_or("linear");
    let factor = match meta.float("rope.scaling.factor")? {
        Some(f) => Some(f),
        None => meta.float("rope.scale_linear")?,
    };
    let factor = match factor {
        None | Some(0.0) => 1.0,
        Some(f) if f > 0.0 => f64::from(f),
        Some(f) => return Err(meta.bad("rope.scaling.factor", f, "a number above 0")),
    };
    let original_ctx = meta.size("rope.scaling.original_context_length")?.unwrap_or(n_ctx_train);
    let mut magnitude = f64::from(meta.positive("rope.scaling.attn_factor")?.unwrap_or(1.0));
    let mut yarn = None;
    let freq_scale = match scaling {
        "none" => 1.0,
        "linear" | "longrope" => 1.0 / factor,
        "yarn" => {
            yarn = Some(Yarn {
                beta_fast: f64::from(meta.positive("rope.scaling.yarn_beta_fast")?.unwrap_or(32.0)),
                beta_slow: f64::from(meta.positive("rope.scaling.yarn_beta_slow")?.unwrap_or(1.0)),
                truncate: true,
            });
            magnitude *= yarn_magnitude(factor, 1.0);
            if let Some(multiplier) =
                meta.float("rope.scaling.yarn_log_multiplier")?.filter(|&m| m != 0.0)
            {
                magnitude /= yarn_magnitude(factor, f64::from(multiplier));
            }
            1.0 / factor
        }
        other => {
            return Err(meta.bad("rope.scaling.type", other, "none, linear, yarn or longrope"));
        }
    };
    Ok(Rope {
        kind: RopeKind::Norm,
        n_rot,
        base,
        freq_scale,
        yarn,
        sections: None,
        magnitude,
        original_ctx,
        factors: None,
        long: None,
        short: None,
    })
}
