//! Metadata of a GGUF file → a [`Plan`] with the field's defaults, every number checked before anything is sized by it.

use super::error::Error;
use super::family;
use super::limits;
use super::other;
use super::plan::{Activation, Experts, Gating, LayerPlan, Plan, QkNorm};
use super::rope::{Rope, RopeKind, Sections, Yarn, yarn_magnitude};
use crate::gguf::Gguf;

/// Most layers a model may have; real ones have at most a few hundred.
const MAX_LAYERS: usize = 1024;
/// Most of any width, head count or expert count; products of two stay far inside 64 bits.
pub(super) const MAX_SIZE: usize = 1 << 24;

/// Most positions of a convolution; real ones have three or four.
const MAX_TAPS: usize = 64;

/// Most labels of a classification head; real ones have one, or a few dozens.
const MAX_LABELS: usize = 1 << 16;

/// The metadata of one architecture: keys are looked up under its prefix.
pub struct Meta<'a> {
    gguf: &'a Gguf,
    arch: &'a str,
}

impl<'a> Meta<'a> {
    /// Reads `general.architecture`.
    pub fn new(gguf: &'a Gguf) -> Result<Self, Error> {
        let arch = gguf.get_str("general.architecture")?.ok_or_else(|| Error::MissingKey {
            key: "general.architecture".into(),
            expected: "the name of the model's architecture (is this file a model?)",
        })?;
        Ok(Meta { gguf, arch })
    }

    /// The architecture.
    pub fn arch(&self) -> &'a str {
        self.arch
    }

    /// The full key, `arch.suffix`.
    pub fn key(&self, suffix: &str) -> String {
        format!("{}.{suffix}", self.arch)
    }

    /// An error about `arch.suffix`.
    pub fn bad(&self, suffix: &str, found: impl std::fmt::Display, expected: impl Into<String>) -> Error {
        Error::BadValue { key: self.key(suffix), found: found.to_string(), expected: expected.into() }
    }

    /// A size between 1 and 2^24.
    pub fn size(&self, suffix: &str) -> Result<Option<usize>, Error> {
        match self.gguf.get_u64(&self.key(suffix))? {
            None => Ok(None),
            Some(v) if (1..=MAX_SIZE as u64).contains(&v) => Ok(Some(v as usize)),
            Some(v) => Err(self.bad(suffix, v, format!("1 to {MAX_SIZE}"))),
        }
    }

    /// A number of things between 0 and 2^24.
    pub fn count(&self, suffix: &str) -> Result<Option<usize>, Error> {
        match self.gguf.get_u64(&self.key(suffix))? {
            Some(0) => Ok(Some(0)),
            _ => self.size(suffix),
        }
    }

    /// A size that must be there.
    pub fn required_size(&self, suffix: &str, expected: &'static str) -> Result<usize, Error> {
        self.size(suffix)?.ok_or_else(|| Error::MissingKey { key: self.key(suffix), expected })
    }

    /// Positions of a convolution that must be there.
    pub fn taps(&self, suffix: &str) -> Result<usize, Error> {
        match self.required_size(suffix, "the positions of the convolution")? {
            n if n > MAX_TAPS => Err(self.bad(suffix, n, format!("at most {MAX_TAPS}"))),
            n => Ok(n),
        }
    }

    /// One size per layer, from an array or a single value.
    pub fn sizes(&self, suffix: &str, n_layer: usize) -> Result<Option<Vec<usize>>, Error> {
        let Some(values) = self.gguf.get_u32s(&self.key(suffix), n_layer)? else { return Ok(None) };
        for &v in &values {
            if v as usize > MAX_SIZE {
                return Err(self.bad(suffix, v, format!("at most {MAX_SIZE}")));
            }
        }
        Ok(Some(values.into_iter().map(|v| v as usize).collect()))
    }

    /// A finite number.
    pub fn float(&self, suffix: &str) -> Result<Option<f32>, Error> {
        match self.gguf.get_f32(&self.key(suffix))? {
            Some(v) if !v.is_finite() => Err(self.bad(suffix, v, "a finite number")),
            v => Ok(v),
        }
    }

    /// A finite number above 0.
    pub fn positive(&self, suffix: &str) -> Result<Option<f32>, Error> {
        match self.float(suffix)? {
            Some(v) if v <= 0.0 => Err(self.bad(suffix, v, "a number above 0")),
            v => Ok(v),
        }
    }

    /// A flag.
    pub fn flag(&self, suffix: &str) -> Result<Option<bool>, Error> {
        Ok(self.gguf.get_bool(&self.key(suffix))?)
    }

    /// One flag per block of the file, those behind the layers of the model included, as booleans or as numbers.
    pub fn flags(&self, suffix: &str) -> Result<Option<Vec<bool>>, Error> {
        let Some(array) = self.gguf.get_array(&self.key(suffix))? else { return Ok(None) };
        let n_blocks = self.required_size("block_count", "the number of layers")?;
        if array.len() != n_blocks {
            return Err(self.bad(
                suffix,
                format!("{} flags", array.len()),
                format!("{n_blocks}, one per block"),
            ));
        }
        Ok(Some(match array.to_bools() {
            Ok(flags) => flags,
            Err(_) => array.to_u32s()?.iter().map(|&flag| flag != 0).collect(),
        }))
    }

    /// A string.
    pub fn string(&self, suffix: &str) -> Result<Option<&'a str>, Error> {
        Ok(self.gguf.get_str(&self.key(suffix))?)
    }

    /// Whether the file has a tensor.
    pub fn has_tensor(&self, name: &str) -> bool {
        self.gguf.tensor_index(name).is_some()
    }

    /// The sections of a rope with three positions: `rope.dimension_sections`.
    pub fn rope_sections(&self, interleaved: bool) -> Result<Option<Sections>, Error> {
        const SUFFIX: &str = "rope.dimension_sections";
        let Some(pairs) = self.gguf.get_u32s(&self.key(SUFFIX), 4)? else { return Ok(None) };
        let pairs = match pairs[..] {
            [t, h, w, _] if pairs.iter().all(|&n| n <= MAX_SIZE as u32) => {
                [t as usize, h as usize, w as usize]
            }
            _ => return Err(self.bad(SUFFIX, format!("{pairs:?}"), "four numbers of pairs")),
        };
        Ok(Some(Sections { pairs, interleaved }))
    }

    /// Which layers have a sliding window: `attention.sliding_window_pattern` as one flag per layer, or as a period of
    /// which the last layer is global; `default_period` where the file does not say.
    pub fn window_pattern(&self, n_layer: usize, default_period: usize) -> Result<Vec<bool>, Error> {
        const SUFFIX: &str = "attention.sliding_window_pattern";
        let key = self.key(SUFFIX);
        if let Some(array) = self.gguf.get_array(&key).ok().flatten() {
            let flags = array.to_bools()?;
            if flags.len() != n_layer {
                return Err(self.bad(
                    SUFFIX,
                    format!("{} flags", flags.len()),
                    format!("{n_layer}, one per layer"),
                ));
            }
            return Ok(flags);
        }
        let period = self.gguf.get_u32(&key)?.map_or(default_period, |p| p as usize);
        Ok((0..n_layer).map(|i| period == 0 || i % period < period - 1).collect())
    }
}

impl Meta<'_> {
    /// Kinds of text: a key of the tokenizer, whatever the architecture.
    pub fn token_types(&self) -> Result<usize, Error> {
        const KEY: &str = "tokenizer.ggml.token_type_count";
        match self.gguf.get_u64(KEY)? {
            None => Ok(0),
            Some(n) if n <= MAX_SIZE as u64 => Ok(n as usize),
            Some(n) => Err(Error::BadValue {
                key: KEY.into(),
                found: n.to_string(),
                expected: format!("at most {MAX_SIZE}"),
            }),
        }
    }
}

/// Reads the plan of the model in `gguf`: common keys first, then what the family changes.
pub fn read(gguf: &Gguf) -> Result<Plan, Error> {
    if let Some(what) = other::what(gguf) {
        return Err(Error::NoModel(what));
    }
    let meta = Meta::new(gguf)?;
    let family = family::find(meta.arch()).ok_or_else(|| Error::UnknownArchitecture(meta.arch().into()))?;
    let mut plan = common(gguf, &meta)?;
    (family.differs)(&meta, &mut plan)?;
    limits::check(&meta, &plan)?;
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
        _ => return Err(meta.bad("nextn_predict_layers", n_extra, format!("fewer than {n_layer} layers"))),
    };
    let n_embd = meta.required_size("embedding_length", "the width of the model")?;
    let n_ctx_train = meta.required_size("context_length", "the context the model was trained for")?;
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
    let n_head_kv = meta.sizes("attention.head_count_kv", n_layer)?.unwrap_or_else(|| n_head.clone());
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
            return Err(meta.bad("expert_used_count", n_used, format!("at most expert_count = {n_expert}")));
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
    let layers = (0..n_layer)
        .map(|i| LayerPlan {
            n_head: if n_head_kv[i] == 0 { 0 } else { n_head[i] },
            n_head_kv: n_head_kv[i],
            d_k,
            d_v,
            n_ff: n_ff[i],
            rope: Some(0),
            window: None,
            causal_images: false,
            kv_of: None,
            k_is_v: false,
            v_norm: false,
            attn_scale: 1.0 / (d_k as f32).sqrt(),
            attn_softcap: 0.0,
            attn_temperature: None,
            qk_norm: QkNorm::None,
            sinks: false,
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
            conv: None,
            latent: None,
            recurrence: None,
            gated_attention: false,
        })
        .collect();
    let mut plan = Plan {
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
        labels: labels(meta)?,
        ropes: vec![rope],
        layers,
    };
    if let Some(scale) = meta.positive("attention.scale")? {
        plan.layers.iter_mut().for_each(|l| l.attn_scale = scale);
    }
    Ok(plan)
}

/// How a router's logits become probabilities.
fn gating(meta: &Meta) -> Result<Gating, Error> {
    const SUFFIX: &str = "expert_gating_func";
    match meta.count(SUFFIX)?.unwrap_or(0) {
        0 | 1 => Ok(Gating::Softmax),
        2 => Ok(Gating::Sigmoid),
        other => Err(meta.bad(SUFFIX, other, "1 (softmax) or 2 (sigmoid)")),
    }
}

/// The names of a classification head's scores.
fn labels(meta: &Meta) -> Result<Vec<String>, Error> {
    const SUFFIX: &str = "classifier.output_labels";
    let Some(labels) = meta.gguf.get_array(&meta.key(SUFFIX))? else { return Ok(Vec::new()) };
    if labels.len() > MAX_LABELS {
        return Err(meta.bad(SUFFIX, format!("{} labels", labels.len()), format!("at most {MAX_LABELS}")));
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
            if let Some(multiplier) = meta.float("rope.scaling.yarn_log_multiplier")?.filter(|&m| m != 0.0) {
                magnitude /= yarn_magnitude(factor, f64::from(multiplier));
            }
            1.0 / factor
        }
        other => return Err(meta.bad("rope.scaling.type", other, "none, linear, yarn or longrope")),
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
