//! Metadata of a GGUF file → a [`Plan`] with the field's defaults, every number checked before
//! anything is sized by it.

use super::error::Error;
use super::family;
use super::meta::{MAX_SIZE, Meta};
use super::mixer::MixerPlan;
use super::mixer::attention::{AttentionPlan, KvSource, QkNorm};
use super::other;
use super::plan::{
    Activation, EmbeddingNorm, Experts, Gating, HeadInput, HiddenStates, LayerPlan, NormKind, Plan,
};
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
    match described(gguf) {
        // a vocabulary need not describe a model, but where it does its values are checked
        Ok(_)
        | Err(
            Error::MissingKey { .. } | Error::MissingTensor(_) | Error::UnknownArchitecture { .. },
        ) if other::is_vocabulary(gguf) => Err(Error::NoModel(other::VOCABULARY.into())),
        plan => plan,
    }
}

/// Returns the plan that the metadata describes.
fn described(gguf: &Gguf) -> Result<Plan, Error> {
    let meta = Meta::new(gguf)?;
    let family = family::find(meta.arch()).ok_or_else(|| Error::UnknownArchitecture {
        arch: meta.arch().into(),
        supported: family::names(),
    })?;
    let mut plan = common(gguf, &meta, layer_count(gguf, &meta)?)?;
    plan.n_vocab = vocabulary(gguf, plan.n_embd)?;
    (family.differs)(&meta, &mut plan)?;
    Ok(plan)
}

/// Reads what the keys of every architecture say of this many layers, but the size of the
/// vocabulary.
pub(super) fn common(gguf: &Gguf, meta: &Meta, n_layer: usize) -> Result<Plan, Error> {
    let n_embd = meta.required_size("embedding_length", "the width of the model")?;
    let n_ctx_train =
        meta.required_size("context_length", "the context the model was trained for")?;
    let norm_eps = epsilon(meta)?;
    let heads = HeadCounts::read(meta, n_layer)?;
    let [d_k, d_v] = head_sizes(meta, n_embd, heads.q[0])?;
    let ffn = FfnWidths::read(gguf, meta, n_layer)?;
    let rope = rope(meta, d_k, n_ctx_train)?;
    let attn_scale = meta.positive("attention.scale")?;
    let layers = (0..n_layer).map(|i| LayerPlan {
        mixer: MixerPlan::Attention(AttentionPlan {
            n_head: if heads.kv[i] == 0 { 0 } else { heads.q[i] },
            n_head_kv: heads.kv[i],
            d_k,
            d_v,
            n_in: None,
            rope: Some(0),
            window: None,
            chunk: None,
            causal_images: false,
            kv: KvSource::Own,
            v_norm: false,
            scale: attn_scale.unwrap_or(1.0 / (d_k as f32).sqrt()),
            softcap: 0.0,
            temperature: None,
            qk_norm: QkNorm::None,
            sinks: false,
            gate: None,
            inner_norm: false,
        }),
        n_ff: ffn.dense[i],
        activation: Activation::Silu,
        gate_cut: None,
        inner_norm: false,
        has_ffn: true,
        gated: true,
        experts: ffn.experts(i),
    });
    Ok(Plan {
        layers: layers.collect(),
        n_ctx_train,
        norm_eps,
        labels: labels(gguf, meta)?,
        ropes: vec![rope],
        ..plain(meta.arch(), n_embd)
    })
}

/// Returns a plan without layers, in which nothing differs from Llama.
fn plain(arch: &str, n_embd: usize) -> Plan {
    Plan {
        arch: arch.into(),
        n_embd,
        n_vocab: 0,
        n_ctx_train: 0,
        norm_eps: 0.0,
        embedding_scale: 1.0,
        residual_scale: 1.0,
        logit_scale: 1.0,
        logit_softcap: 0.0,
        norm_kind: NormKind::Rms,
        norm_bias: false,
        pre_norm: true,
        parallel: false,
        post_norm: false,
        stream_norm: false,
        embedding_norm: EmbeddingNorm::None,
        post_norm_eps: None,
        bidirectional: false,
        learned_positions: None,
        alibi: 0.0,
        n_token_types: 0,
        tells_pairs: false,
        n_deepstack: 0,
        n_per_layer: 0,
        streams: None,
        n_laurel: 0,
        n_projection: 0,
        head: None,
        head_input: HeadInput::Token,
        labels: Vec::new(),
        reads: None,
        hidden: HiddenStates::Normed,
        ropes: Vec::new(),
        layers: Vec::new(),
    }
}

/// Reads the number of layers of a file.
pub(super) fn block_count(meta: &Meta) -> Result<usize, Error> {
    let n_layer = meta.required_size("block_count", "the number of layers")?;
    if n_layer > MAX_LAYERS {
        return Err(meta.bad("block_count", n_layer, format!("at most {MAX_LAYERS}")));
    }
    Ok(n_layer)
}

/// Reads the number of layers of the model proper.
fn layer_count(gguf: &Gguf, meta: &Meta) -> Result<usize, Error> {
    let n_layer = block_count(meta)?;
    // blocks for multi-token prediction stand after the layers of the model proper; see `mtp`
    let n_extra = gguf.get_u64(&meta.key("nextn_predict_layers"))?.unwrap_or(0);
    match n_layer.checked_sub(n_extra as usize) {
        Some(n) if n > 0 => Ok(n),
        _ => {
            let expected = format!("fewer than {n_layer} layers");
            Err(meta.bad("nextn_predict_layers", n_extra, expected))
        }
    }
}

/// Reads ε of the norms.
fn epsilon(meta: &Meta) -> Result<f32, Error> {
    // the second is that of LayerNorm; one that is no epsilon is an error also where it is not used
    let epsilons = ["attention.layer_norm_rms_epsilon", "attention.layer_norm_epsilon"];
    let [rms, layer] = epsilons.map(|suffix| meta.positive(suffix));
    rms?.or(layer?).ok_or_else(|| Error::MissingKey {
        key: meta.key("attention.layer_norm_rms_epsilon"),
        expected: "epsilon of the norms",
    })
}

/// The number of heads of each layer.
struct HeadCounts {
    /// Query heads.
    q: Vec<usize>,
    /// Key and value heads.
    kv: Vec<usize>,
}

impl HeadCounts {
    /// Reads them.
    fn read(meta: &Meta, n_layer: usize) -> Result<HeadCounts, Error> {
        const SUFFIX: &str = "attention.head_count";
        let q = meta.sizes(SUFFIX, n_layer)?.ok_or_else(|| Error::MissingKey {
            key: meta.key(SUFFIX),
            expected: "the number of attention heads",
        })?;
        let kv = meta.sizes("attention.head_count_kv", n_layer)?.unwrap_or_else(|| q.clone());
        for (i, (&q, &kv)) in q.iter().zip(&kv).enumerate() {
            // a layer without key heads has something else in place of attention, as the family
            // says
            if kv > 0 && (q == 0 || q % kv != 0) {
                let found = format!("{q} query and {kv} key heads in layer {i}");
                let expected = "both above 0, the second dividing the first";
                return Err(meta.bad(SUFFIX, found, expected));
            }
        }
        // a model of state space layers alone has none
        if q[0] == 0 && meta.count("ssm.inner_size")?.is_none() {
            return Err(meta.bad(SUFFIX, 0, "a number above 0"));
        }
        Ok(HeadCounts { q, kv })
    }
}

/// Reads the sizes of heads of keys and of values; by default `n_head` heads share the width.
fn head_sizes(meta: &Meta, n_embd: usize, n_head: usize) -> Result<[usize; 2], Error> {
    let d_default = n_embd.checked_div(n_head).unwrap_or(0);
    let d_k = match meta.size("attention.key_length")? {
        Some(d) => d,
        None if d_default * n_head == n_embd || n_head == 0 => d_default,
        None => {
            let expected = format!("a divisor of the width {n_embd}");
            return Err(meta.bad("attention.head_count", n_head, expected));
        }
    };
    Ok([d_k, meta.size("attention.value_length")?.unwrap_or(d_default)])
}

/// The widths of the FFN of each layer, and the experts.
struct FfnWidths {
    /// Width of the dense one.
    dense: Vec<usize>,
    /// Width of an expert, where the file says it.
    expert: Option<Vec<usize>>,
    /// Experts, and those that a token uses.
    counts: Option<(usize, usize)>,
    gating: Gating,
    /// First layers without experts.
    n_dense: usize,
}

impl FfnWidths {
    /// Reads them.
    fn read(gguf: &Gguf, meta: &Meta, n_layer: usize) -> Result<FfnWidths, Error> {
        let counts = expert_counts(gguf, meta)?;
        let expert = match counts {
            Some(_) => meta.sizes("expert_feed_forward_length", n_layer)?,
            None => None,
        };
        let dense = match (meta.sizes("feed_forward_length", n_layer)?, &expert) {
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
        Ok(FfnWidths { dense, expert, counts, gating, n_dense })
    }

    /// Returns the experts of layer `i`.
    fn experts(&self, i: usize) -> Option<Experts> {
        let (n, n_used) = self.counts.filter(|_| i >= self.n_dense)?;
        Some(Experts {
            n,
            n_used,
            n_ff: self.expert.as_ref().map_or(self.dense[i], |n_ff| n_ff[i]),
            gating: self.gating,
            renormalized: true,
            scale: 1.0,
            gated: true,
            weighs_inputs: false,
            routes_early: false,
            groups: None,
            beside_dense: false,
            n_ff_shared: 0,
            gates_shared: false,
        })
    }
}

/// Reads the number of experts, and of those that a token uses.
fn expert_counts(gguf: &Gguf, meta: &Meta) -> Result<Option<(usize, usize)>, Error> {
    let n_expert = gguf.get_u64(&meta.key("expert_count"))?.unwrap_or(0) as usize;
    if n_expert == 0 {
        return Ok(None);
    }
    let n_used = meta.required_size("expert_used_count", "the number of experts per token")?;
    if n_expert > MAX_SIZE || n_used > n_expert {
        let expected = format!("at most expert_count = {n_expert}");
        return Err(meta.bad("expert_used_count", n_used, expected));
    }
    Ok(Some((n_expert, n_used)))
}

/// Reads the size of the vocabulary, which the tokenizer's must equal.
fn vocabulary(gguf: &Gguf, n_embd: usize) -> Result<usize, Error> {
    const NAME: &str = "token_embd.weight";
    let n_vocab = match gguf.tensor(NAME) {
        Some(t) if t.shape.len() == 2 => t.shape[1],
        Some(t) => {
            let found = t.shape.clone();
            return Err(Error::BadShape { name: NAME.into(), found, expected: vec![n_embd, 0] });
        }
        None => return Err(Error::MissingTensor(NAME.into())),
    };
    if let Some(tokens) = gguf.get_array("tokenizer.ggml.tokens")?
        && tokens.len() != n_vocab
    {
        return Err(Error::BadValue {
            key: "tokenizer.ggml.tokens".into(),
            found: format!("{} tokens", tokens.len()),
            expected: format!("{n_vocab}, one per row of {NAME}"),
        });
    }
    Ok(n_vocab)
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

/// Returns the rotary embedding that the common keys describe.
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
    let mut magnitude = meta.rope_magnitude()?;
    let mut yarn = None;
    let freq_scale = match scaling {
        "none" => 1.0,
        "linear" | "longrope" => 1.0 / factor,
        "yarn" => {
            yarn = yarn_blend(meta)?;
            let multiplier = meta.float("rope.scaling.yarn_log_multiplier")?.unwrap_or(0.0);
            // as in llama.cpp, without a blend there is no change of the magnitude either
            if yarn.is_some() {
                magnitude *= yarn_magnitude(factor, 1.0);
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

/// Reads YaRN's blend; `None` if no pair keeps anything of its angle.
fn yarn_blend(meta: &Meta) -> Result<Option<Yarn>, Error> {
    let number = |suffix: &str, default: f32| -> Result<f64, Error> {
        Ok(f64::from(meta.positive(suffix)?.unwrap_or(default)))
    };
    let extrapolated = match meta.float("rope.scaling.yarn_ext_factor")? {
        Some(0.0) => return Ok(None),
        // llama.cpp's word for "as the type of scaling says"
        Some(x) if x < 0.0 => 1.0,
        Some(x) if x > 1.0 => {
            return Err(meta.bad("rope.scaling.yarn_ext_factor", x, "a number up to 1"));
        }
        factor => f64::from(factor.unwrap_or(1.0)),
    };
    Ok(Some(Yarn {
        beta_fast: number("rope.scaling.yarn_beta_fast", 32.0)?,
        beta_slow: number("rope.scaling.yarn_beta_slow", 1.0)?,
        extrapolated,
        truncate: true,
    }))
}
