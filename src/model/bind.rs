//! Tensors of a file taken by name, every shape checked against the plan.

use std::collections::BTreeSet;

use super::binder::Binder;
use super::classifier;
use super::error::Error;
use super::linear::{Linear, Norm, Weight};
use super::mixer::MixerPlan;
use super::plan::{EmbeddingNorm, Experts, LayerPlan, NormKind, Plan, Streams};
use super::streams;
use super::vector::Vector;
use super::weights::{
    Both, Dense, DrafterInput, Every, Ffn, Laurel, Layer, LayerStreams, Mixture, MtpInput,
    PerLayer, PerLayerInputs, Plain, SharedExperts, StreamEnds, Weights,
};
use crate::gguf::Gguf;

/// Binds every tensor of `gguf`; rope factors go into the plan. A tensor that nothing takes is an
/// error.
pub(super) fn bind(gguf: &Gguf, plan: &mut Plan) -> Result<Weights, Error> {
    let mut b = Binder::new(gguf);
    let n_embd = plan.n_embd;
    let n_vocab = plan.n_vocab;
    let token_embd = b.matrix("token_embd.weight", n_embd, n_vocab)?;
    let output = match b.gguf.tensor_index("output.weight") {
        Some(_) => b.linear("output", n_embd, n_vocab)?,
        None => Linear {
            weight: token_embd,
            scale: 1.0,
            bias: b.vector_optional("output.bias", n_vocab)?,
        },
    };
    // the second name is LFM2's, though it names another position
    let has_output_norm = b.gguf.tensor_index("output_norm.weight").is_some();
    let output_norm = match b.gguf.tensor_index("token_embd_norm.weight") {
        _ if plan.stream_norm && !has_output_norm => None,
        Some(_) if !has_output_norm => Some(norm(&mut b, plan, "token_embd_norm")?),
        _ => Some(norm(&mut b, plan, "output_norm")?),
    };
    let embd_norm = embedding_norm(&mut b, plan)?;
    let position_embd = match plan.learned_positions {
        Some(n) => Some(b.matrix("position_embd.weight", n_embd, n)?),
        None => None,
    };
    let token_type = token_type(&mut b, plan)?;
    rope_factors(&mut b, plan)?;
    let per_layer = per_layer_inputs(&mut b, plan)?;
    let streams = stream_ends(&mut b, plan)?;
    let projection = projection(&mut b, plan)?;
    let classifier = classifier::bind(&mut b, plan)?;
    let layers: Vec<Layer> = plan
        .layers
        .iter()
        .enumerate()
        .map(|(i, l)| layer(&mut b, plan, l, i))
        .collect::<Result<_, _>>()?;
    let extra = BlocksAfterLayers::of(gguf, plan)?;
    for (tensor, used) in gguf.tensors().iter().zip(&b.used) {
        if !used && !extra.have(&tensor.name) {
            return Err(Error::UnusedTensor { name: tensor.name.clone(), arch: plan.arch.clone() });
        }
    }
    Ok(Weights {
        vectors: b.vectors,
        token_embd,
        token_type,
        position_embd,
        embd_norm,
        output_norm,
        output,
        projection,
        classifier,
        drafter: None,
        per_layer,
        streams,
        layers,
    })
}

/// Takes the matrices that make embeddings of hidden states, where the architecture has them.
fn projection(b: &mut Binder, plan: &Plan) -> Result<Option<[Linear; 2]>, Error> {
    let n_embd = plan.n_embd;
    Ok(match plan.n_projection {
        0 => None,
        n => Some([b.linear("dense_2", n_embd, n)?, b.linear("dense_3", n, n_embd)?]),
    })
}

/// Binds block `i` of a file, which is for multi-token prediction, with the tables and norms of the
/// model that it has not of its own. A tensor of the block that nothing takes is an error.
pub(super) fn bind_mtp(gguf: &Gguf, plan: &Plan, i: usize) -> Result<Weights, Error> {
    let mut b = Binder::new(gguf);
    let n_embd = plan.n_embd;
    let n_vocab = plan.n_vocab;
    let name = |part: &str| format!("blk.{i}.nextn.{part}");
    let has = |name: &str| gguf.tensor_index(&format!("{name}.weight")).is_some();
    let own = |part: &str, shared: &str| {
        let own = name(part);
        if has(&own) { own } else { shared.to_owned() }
    };
    let table = own("embed_tokens", "token_embd");
    let token_embd = b.matrix(&format!("{table}.weight"), n_embd, n_vocab)?;
    let output = match own("shared_head_head", "output") {
        output if has(&output) => b.linear(&output, n_embd, n_vocab)?,
        _ => b.linear("token_embd", n_embd, n_vocab)?,
    };
    let weights = Weights {
        token_embd,
        token_type: None,
        position_embd: None,
        embd_norm: None,
        output_norm: Some(norm(&mut b, plan, &own("shared_head_norm", "output_norm"))?),
        output,
        projection: None,
        classifier: None,
        drafter: Some(DrafterInput::Mtp(MtpInput {
            embedding_norm: b.vector(&name("enorm.weight"), n_embd)?,
            hidden_norm: b.vector(&name("hnorm.weight"), n_embd)?,
            projection: b.linear(&name("eh_proj"), 2 * n_embd, n_embd)?,
        })),
        per_layer: None,
        streams: None,
        layers: vec![layer(&mut b, plan, &plan.layers[0], i)?],
        vectors: b.vectors,
    };
    let block = format!("blk.{i}.");
    let mut tensors = gguf.tensors().iter().zip(&b.used);
    match tensors.find(|(tensor, used)| !**used && tensor.name.starts_with(&block)) {
        Some((tensor, _)) => {
            Err(Error::UnusedTensor { name: tensor.name.clone(), arch: plan.arch.clone() })
        }
        None => Ok(weights),
    }
}

/// Takes the norm of the embeddings; one without a weight multiplies by ones.
fn embedding_norm(b: &mut Binder, plan: &Plan) -> Result<Option<Norm>, Error> {
    Ok(match plan.embedding_norm {
        _ if plan.stream_norm => Some(b.layer_norm("token_embd_norm", plan.n_embd)?),
        EmbeddingNorm::None => None,
        EmbeddingNorm::Weighted => Some(norm(b, plan, "token_embd_norm")?),
        EmbeddingNorm::Plain => Some(Norm { weight: b.keep(vec![1.0; plan.n_embd]), bias: None }),
    })
}

/// Takes the vector of the first kind of text, where the file tells kinds apart.
fn token_type(b: &mut Binder, plan: &Plan) -> Result<Option<Vector>, Error> {
    match b.gguf.tensor_index("token_types.weight") {
        Some(_) if plan.n_token_types > 0 => {
            let mut types = b.table("token_types.weight", plan.n_embd, plan.n_token_types)?;
            types.truncate(plan.n_embd);
            Ok(Some(b.keep(types)))
        }
        _ => Ok(None),
    }
}

/// The blocks after a model's layers (multi-token prediction), which [`bind_mtp`] takes: those that
/// the file counts, and those with tensors of such.
struct BlocksAfterLayers {
    n_layer: usize,
    n_block: usize,
    named: BTreeSet<usize>,
}

impl BlocksAfterLayers {
    /// Finds the blocks of a file.
    ///
    /// # Errors
    /// Its number of blocks is none.
    fn of(gguf: &Gguf, plan: &Plan) -> Result<BlocksAfterLayers, Error> {
        let n_block = gguf.get_u64(&format!("{}.block_count", plan.arch))?.unwrap_or(0);
        let names = gguf.tensors().iter().map(|tensor| &*tensor.name);
        let named = names.filter(|name| name.contains(".nextn.")).filter_map(block_of).collect();
        Ok(BlocksAfterLayers { n_layer: plan.layers.len(), n_block: n_block as usize, named })
    }

    /// Returns whether a tensor is of such a block.
    fn have(&self, name: &str) -> bool {
        let is_extra =
            |n: usize| n >= self.n_layer && (n < self.n_block || self.named.contains(&n));
        block_of(name).is_some_and(is_extra)
    }
}

/// Returns the number of the block that a tensor is of.
fn block_of(name: &str) -> Option<usize> {
    name.strip_prefix("blk.")?.split('.').next()?.parse().ok()
}

/// Binds the divisors of rope angles, which stand once per file, or once per layer with the same
/// values.
pub(super) fn rope_factors(b: &mut Binder, plan: &mut Plan) -> Result<(), Error> {
    let rope = &mut plan.ropes[0];
    let n = rope.n_rot / 2;
    for (name, target) in [
        ("rope_freqs.weight", &mut rope.factors),
        ("rope_factors_long.weight", &mut rope.long),
        ("rope_factors_short.weight", &mut rope.short),
    ] {
        let Some(values) = b.values_optional(name, n)? else { continue };
        if let Some(bad) = values.iter().find(|v| v.is_nan() || **v <= 0.0) {
            return Err(Error::BadValue {
                key: name.into(),
                found: bad.to_string(),
                expected: "divisors above 0".into(),
            });
        }
        *target = Some(values);
    }
    Ok(())
}

/// Binds Gemma 4's per-layer embeddings: (√n · table + norm(projection · x / √n_embd)) / √2, with
/// the constants where they cost nothing.
fn per_layer_inputs(b: &mut Binder, plan: &Plan) -> Result<Option<PerLayerInputs>, Error> {
    let n = plan.n_per_layer;
    if n == 0 {
        return Ok(None);
    }
    let all = n * plan.layers.len();
    let mut norm = b.values("per_layer_proj_norm.weight", n)?;
    for v in &mut norm {
        *v *= std::f32::consts::FRAC_1_SQRT_2;
    }
    Ok(Some(PerLayerInputs {
        token_embd: b.matrix("per_layer_token_embd.weight", all, plan.n_vocab)?,
        scale: (n as f32 / 2.0).sqrt(),
        projection: b.linear("per_layer_model_proj", plan.n_embd, all)?,
        norm: b.keep(norm),
        // norm(x / √n) with ε is norm(x) with n · ε
        eps: plan.norm_eps * plan.n_embd as f32,
    }))
}

/// Takes a norm of the residual stream or of what joins it; RMSNorm has no bias.
pub(super) fn norm(b: &mut Binder, plan: &Plan, name: &str) -> Result<Norm, Error> {
    if plan.norm_kind == NormKind::Layer {
        let part = |part: &str| format!("{name}.{part}");
        let weight = b.vector(&part("weight"), plan.n_embd)?;
        let bias = plan.norm_bias.then(|| b.vector(&part("bias"), plan.n_embd)).transpose()?;
        return Ok(Norm { weight, bias });
    }
    let full = format!("{name}.weight");
    // files of Falcon-H1 have a norm without the end of its name
    let has = |name: &str| b.gguf.tensor_index(name).is_some();
    let name = if has(name) && !has(&full) { name } else { &full };
    Ok(Norm { weight: b.vector(name, plan.n_embd)?, bias: None })
}

/// Takes the tensors of layer `i`.
pub(super) fn layer(b: &mut Binder, plan: &Plan, l: &LayerPlan, i: usize) -> Result<Layer, Error> {
    let n_embd = plan.n_embd;
    let name = |part: &str| format!("blk.{i}.{part}");
    let norm_if = |b: &mut Binder, is_there: bool, name: &str| {
        is_there.then(|| norm(b, plan, name)).transpose()
    };
    let has_mixer = !matches!(l.mixer, MixerPlan::None);
    // the first layer of ModernBERT reads the normalized embeddings as they are
    let is_normed = i > 0
        || plan.embedding_norm != EmbeddingNorm::Weighted
        || b.gguf.tensor_index(&name("attn_norm.weight")).is_some();
    let attn_norm = norm_if(b, plan.pre_norm && has_mixer && is_normed, &name("attn_norm"))?;
    let mixer = l.mixer.bind(b, n_embd, i)?;
    // some architectures call the norm before the FFN by the name of one that they have not
    let has = |part: &str| b.gguf.tensor_index(&name(&format!("{part}.weight"))).is_some();
    let ffn_norm = match has("ffn_norm") {
        false if !has_mixer => "attn_norm",
        false if !plan.post_norm && has("post_attention_norm") => "post_attention_norm",
        _ => "ffn_norm",
    };
    let ffn_norm = name(ffn_norm);
    let post_attention_norm = name("post_attention_norm");
    Ok(Layer {
        attn_norm,
        mixer,
        post_attention_norm: norm_if(b, plan.post_norm, &post_attention_norm)?,
        stream_norms: if plan.stream_norm {
            Some([
                b.layer_norm(&name("attn_output_norm"), n_embd)?,
                b.layer_norm(&name("layer_output_norm"), n_embd)?,
            ])
        } else {
            None
        },
        ffn_norm: norm_if(b, plan.pre_norm && !plan.parallel && l.has_ffn, &ffn_norm)?,
        ffn: ffn(b, plan, l, i)?,
        post_ffw_norm: norm_if(b, plan.post_norm, &name("post_ffw_norm"))?,
        per_layer: match plan.n_per_layer {
            0 => None,
            n => Some(PerLayer {
                gate: b.linear(&name("inp_gate"), n_embd, n)?,
                out: b.linear(&name("proj"), n, n_embd)?,
                post_norm: norm(b, plan, &name("post_norm"))?,
            }),
        },
        laurel: laurel(b, plan, i)?,
        streams: match plan.streams {
            None => None,
            Some(streams) => Some(layer_streams(b, plan, streams, i)?),
        },
        control: None,
        output_scale: b
            .values_optional(&name("layer_output_scale.weight"), 1)?
            .map_or(1.0, |scale| scale[0]),
    })
}

/// Takes the branch beside attention, where the architecture has one.
fn laurel(b: &mut Binder, plan: &Plan, i: usize) -> Result<Option<Laurel>, Error> {
    let n = plan.n_laurel;
    let name = |part: &str| format!("blk.{i}.laurel_{part}");
    Ok(match n {
        0 => None,
        _ => Some(Laurel {
            narrow: b.linear(&name("l"), plan.n_embd, n)?,
            wide: b.linear(&name("r"), n, plan.n_embd)?,
            norm: b.vector(&name("post_norm.weight"), plan.n_embd)?,
        }),
    })
}

/// Binds the matrices that make several streams of the embeddings, and of those the hidden state.
fn stream_ends(b: &mut Binder, plan: &Plan) -> Result<Option<StreamEnds>, Error> {
    let Some(streams) = plan.streams else { return Ok(None) };
    let n = plan.n_embd;
    let spread = b.experts("altup_proj.weight", n, n, streams.n - 1)?;
    let all = Weight { n_rows: n * (streams.n - 1), ..spread[0] };
    Ok(Some(StreamEnds {
        spread: Linear { weight: all, scale: 1.0, bias: None },
        gather: b.experts("altup_unembd_proj.weight", n, n, streams.n - 1)?,
    }))
}

/// Takes the tensors by which layer `i` works on several streams.
fn layer_streams(
    b: &mut Binder,
    plan: &Plan,
    streams: Streams,
    i: usize,
) -> Result<LayerStreams, Error> {
    let n = streams.n;
    let n_embd = plan.n_embd;
    let name = |part: &str| format!("blk.{i}.altup_{part}");
    let mut router_norm = b.values(&name("router_norm.weight"), n_embd)?;
    for v in &mut router_norm {
        *v /= n_embd as f32;
    }
    let predict = b.table(&name("predict_coef.weight"), n, n * n)?;
    let correct = b.table(&name("correct_coef.weight"), n, n)?;
    let mixes = [
        streams::predicting(n, &predict),
        streams::correcting(streams, &correct),
        streams::joining(n),
    ];
    let [predict, correct, join] = mixes.map(|mix| b.keep(mix));
    Ok(LayerStreams {
        router_norm: b.keep(router_norm),
        router: b.linear(&name("router"), n_embd, n)?,
        predict,
        correct,
        join,
        scale: b.vector(&name("correct_scale.weight"), n_embd)?,
    })
}

fn ffn(b: &mut Binder, plan: &Plan, l: &LayerPlan, i: usize) -> Result<Ffn, Error> {
    if !l.has_ffn {
        return Ok(Ffn::None);
    }
    let Some(experts) = l.experts else {
        if l.gated {
            return Ok(Ffn::Dense(dense(b, plan, l, i)?));
        }
        return Ok(Ffn::Plain(plain(b, plan.n_embd, l.n_ff, i, "")?));
    };
    let mixture = mixture(b, plan, experts, i)?;
    if experts.n_ff_shared > 0 {
        let n_embd = plan.n_embd;
        let n_ff = experts.n_ff_shared;
        let name = |part: &str| format!("blk.{i}.ffn_{part}_shexp");
        let has_gate = b.gguf.tensor_index(&format!("{}.weight", name("gate_inp"))).is_some();
        let gate = has_gate.then(|| b.linear(&name("gate_inp"), n_embd, 1)).transpose()?;
        return Ok(Ffn::Shared(Box::new(SharedExperts {
            mixture,
            every: if experts.gated {
                Every::Gated(Dense {
                    gate_up: [
                        b.linear(&name("gate"), n_embd, n_ff)?,
                        b.linear(&name("up"), n_embd, n_ff)?,
                    ],
                    norm: None,
                    down: b.linear(&name("down"), n_ff, n_embd)?,
                })
            } else {
                Every::Plain(plain(b, n_embd, n_ff, i, "_shexp")?)
            },
            gate,
        })));
    }
    if !experts.beside_dense {
        return Ok(Ffn::Experts(mixture));
    }
    let n_embd = plan.n_embd;
    let name = |part: &str| format!("blk.{i}.{part}");
    let mut router_norm = b.values(&name("ffn_gate_inp.scale"), n_embd)?;
    for v in &mut router_norm {
        *v /= (n_embd as f32).sqrt();
    }
    Ok(Ffn::Both(Box::new(Both {
        dense: dense(b, plan, l, i)?,
        dense_post_norm: b.vector(&name("post_ffw_norm_1.weight"), n_embd)?,
        router_norm: b.keep(router_norm),
        mixture_norm: b.vector(&name("pre_ffw_norm_2.weight"), n_embd)?,
        mixture,
        mixture_post_norm: b.vector(&name("post_ffw_norm_2.weight"), n_embd)?,
    })))
}

fn mixture(b: &mut Binder, plan: &Plan, experts: Experts, i: usize) -> Result<Mixture, Error> {
    let Experts { n, n_ff, .. } = experts;
    let n_embd = plan.n_embd;
    let name = |part: &str| format!("blk.{i}.{part}");
    let parts = ["gate", "up", "down"].map(|part| name(&format!("ffn_{part}_exps")));
    let fused = name("ffn_gate_up_exps");
    let is_fused = b.gguf.tensor_index(&format!("{fused}.weight")).is_some();
    let [gate_name, up_name, down_name] = &parts;
    let scaled =
        if is_fused { [&fused, &fused, down_name] } else { [gate_name, up_name, down_name] };
    let mut scales = [const { None }; 3];
    for (scales, name) in scales.iter_mut().zip(scaled) {
        *scales = b.scales(name, n)?.map(|values| b.keep(values));
    }
    let (gate, up): (Vec<_>, Vec<_>) = if is_fused {
        let both = b.experts(&format!("{fused}.weight"), n_embd, 2 * n_ff, n)?;
        both.iter().map(|w| (w.rows(0, n_ff), w.rows(n_ff, n_ff))).unzip()
    } else {
        let gate = name("ffn_gate_exps.weight");
        let gate = experts.gated.then(|| b.experts(&gate, n_embd, n_ff, n)).transpose()?;
        let up = b.experts(&name("ffn_up_exps.weight"), n_embd, n_ff, n)?;
        (gate.unwrap_or_else(|| up.clone()), up)
    };
    let down = b.experts(&name("ffn_down_exps.weight"), n_ff, n_embd, n)?;
    let mut biases = [const { None }; 3];
    for (bias, (part, n_rows)) in
        biases.iter_mut().zip([("gate", n_ff), ("up", n_ff), ("down", n_embd)])
    {
        // no model whose experts read weighed inputs has biases
        if experts.weighs_inputs {
            continue;
        }
        let values = b.table_optional(&name(&format!("ffn_{part}_exps.bias")), n_rows, n)?;
        *bias = values.map(|values| b.keep(values));
    }
    Ok(Mixture {
        plan: experts,
        // a scale of this name is the weight of a norm
        router: b.unscaled(&name("ffn_gate_inp"), n_embd, n)?,
        experts: (0..n).map(|e| [gate[e], up[e], down[e]]).collect(),
        selection_bias: b.vector_optional(&name("exp_probs_b.bias"), n)?,
        biases,
        scales,
    })
}

/// Takes an FFN without a gate, whose names end so.
fn plain(b: &mut Binder, n_embd: usize, n_ff: usize, i: usize, end: &str) -> Result<Plain, Error> {
    Ok(Plain {
        up: b.linear(&format!("blk.{i}.ffn_up{end}"), n_embd, n_ff)?,
        down: b.linear(&format!("blk.{i}.ffn_down{end}"), n_ff, n_embd)?,
    })
}

fn dense(b: &mut Binder, plan: &Plan, l: &LayerPlan, i: usize) -> Result<Dense, Error> {
    let n_embd = plan.n_embd;
    let name = |part: &str| format!("blk.{i}.{part}");
    // a file without `ffn_gate` holds gate and up as one matrix, under the name of the latter
    let fused = if b.gguf.tensor_index(&name("ffn_gate.weight")).is_none() {
        name("ffn_up")
    } else {
        String::new()
    };
    Ok(Dense {
        gate_up: b.split(&fused, [name("ffn_gate"), name("ffn_up")], n_embd, [l.n_ff, l.n_ff])?,
        norm: b.vector_if(l.inner_norm, &name("ffn_sub_norm.weight"), l.n_ff)?,
        down: b.linear(&name("ffn_down"), l.n_ff, n_embd)?,
    })
}
