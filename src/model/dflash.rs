//! DFlash (arXiv 2602.06036): a few layers in a file of their own that draft a block of tokens at
//! once for a model.
//!
//! A matrix and a norm make one vector of the inputs of some layers of the model at a position of
//! the text, and each layer of the drafter makes its keys and values of that position of it. A
//! block is the last token of the text and masks after it: they read the keys and values of the
//! text and those of the whole block, and what comes out at a mask is the token in its place.
//! Embeddings and output matrix that the file leaves out are the model's.

use super::binder::Binder;
use super::borrowed::{self, ModelTables, NoOutput};
use super::error::Error;
use super::linear::Linear;
use super::meta::Meta;
use super::mixer::MixerWeights;
use super::mixer::attention::{KvSource, QkNorm};
use super::plan::{Activation, Plan, ReadRows};
use super::rope::RopeKind;
use super::weights::{BlockSight, DflashInput, DraftBlock, DrafterInput, Layer, Weights};
use super::{Model, bind, config, limits};
use crate::gguf::Gguf;

/// `general.architecture` of such files.
pub(super) const ARCHITECTURE: &str = "dflash";
/// Most tokens of a block; real ones have 7 to 16.
const MAX_BLOCK: usize = 1 << 10;
/// Tokens of a block where the file does not say.
const DEFAULT_BLOCK: usize = 16;
/// The token that stands in the places of those to be drafted.
const MASK: &str = "tokenizer.ggml.mask_token_id";
/// Tensors of drafters that come of DFlash and draft by other rules.
const OTHERS: [(&str, &str); 3] = [
    ("markov_w1.weight", "a DSpark drafter, whose Markov head joins the tokens of a block"),
    ("selector_hidden.weight", "a DFlash 2 drafter, which selects the tokens of a block"),
    ("hc_head_fn.weight", "a DSpark drafter of DeepSeek V4"),
];

/// Reads a drafter for a model.
///
/// # Errors
/// As [`Model::load_drafter`].
pub(super) fn load(of: &Model, mut gguf: Gguf) -> Result<Model, Error> {
    let meta = Meta::new(&gguf)?;
    if let Some((tensor, what)) = OTHERS.iter().find(|(tensor, _)| meta.has_tensor(tensor)) {
        return Err(Error::NoModel(format!(
            "{what} (`{tensor}`); hob does not run this kind yet: use a DFlash or EAGLE-3 drafter, \
             a smaller model, or --spec ngram"
        )));
    }
    let layers = borrowed::tapped_layers(&meta, &of.plan)?;
    let mut plan = plan(&gguf, &meta, &of.plan, layers.len())?;
    limits::check(&meta, &plan)?;
    let value_scale = meta.positive("attention.value_scale")?;
    let size = block_size(&meta)?;
    let sight = match meta.flag("attention.causal")? {
        Some(true) => BlockSight::Before,
        Some(false) | None => BlockSight::Whole,
    };
    let tables = of.share_tables(&mut gguf, &plan, NoOutput::Embeddings)?;
    let mut b = Binder::new(&gguf);
    let token_embd = borrowed::token_table(&mut b, &plan, &tables)?;
    let mask = mask_token(&gguf, token_embd.n_rows)?;
    let input = DflashInput {
        projection: b.linear("fc", layers.len() * of.plan.n_embd, plan.n_embd)?,
        norm: b.vector("enc.output_norm.weight", plan.n_embd)?,
        layers,
        tokens: borrowed::tokens(&mut b, &plan, of.plan.n_vocab)?,
        block: DraftBlock { size, mask, sight },
    };
    bind::rope_factors(&mut b, &mut plan)?;
    let mut layers = bind_layers(&mut b, &plan)?;
    scale_attention(&mut layers, value_scale.unwrap_or(1.0));
    let output = output(&mut b, &plan, tables)?;
    let output_norm = Some(bind::norm(&mut b, &plan, "output_norm")?);
    borrowed::check_all_taken(&b, &plan)?;
    let weights = Weights {
        token_embd,
        token_type: None,
        position_embd: None,
        embd_norm: None,
        output_norm,
        output,
        projection: None,
        classifier: None,
        drafter: Some(DrafterInput::Dflash(input)),
        per_layer: None,
        streams: None,
        layers,
        vectors: b.vectors,
    };
    Ok(Model { gguf, plan, weights })
}

/// Reads the plan of a drafter that reads the inputs of `n_tapped` layers of a model.
fn plan(gguf: &Gguf, meta: &Meta, of: &Plan, n_tapped: usize) -> Result<Plan, Error> {
    let mut plan = config::common(gguf, meta, config::block_count(meta)?)?;
    if plan.n_embd != of.n_embd {
        let expected = format!("{}, the width of the model that it drafts for", of.n_embd);
        return Err(meta.bad("embedding_length", plan.n_embd, expected));
    }
    plan.n_vocab = match [meta.n_rows("output.weight")?, meta.n_rows("token_embd.weight")?] {
        [0, 0] => of.n_vocab,
        [0, n_rows] | [n_rows, _] => n_rows,
    };
    plan.ropes[0].kind = RopeKind::Neox;
    plan.embedding_scale = meta.positive("embedding_scale")?.unwrap_or(1.0);
    plan.logit_scale = meta.positive("logit_scale")?.unwrap_or(1.0);
    plan.logit_softcap = meta.float("final_logit_softcapping")?.unwrap_or(0.0);
    plan.post_norm = meta.has_tensor("blk.0.post_attention_norm.weight");
    let activation = activation(meta)?;
    for layer in &mut plan.layers {
        layer.activation = activation;
    }
    let windows = windows(meta, plan.layers.len())?;
    for (i, (attention, window)) in plan.attentions_mut().zip(windows).enumerate() {
        let has = |part: &str| meta.has_tensor(&format!("blk.{i}.attn_{part}.weight"));
        attention.qk_norm = QkNorm::Head;
        attention.sinks = has("sinks");
        attention.window = window;
        if !has("v") && !has("qkv") {
            attention.kv = KvSource::ValuesAreKeys;
            attention.v_norm = true;
        }
    }
    plan.reads = Some(ReadRows { n: n_tapped * of.n_embd, half: 0 });
    Ok(plan)
}

/// Reads the tokens of a block.
fn block_size(meta: &Meta) -> Result<usize, Error> {
    const SUFFIX: &str = "block_size";
    match meta.size(SUFFIX)?.unwrap_or(DEFAULT_BLOCK) {
        n if (2..=MAX_BLOCK).contains(&n) => Ok(n),
        n => Err(meta.bad(SUFFIX, n, format!("2 to {MAX_BLOCK} tokens"))),
    }
}

/// Reads the token of the places of those to be drafted, of a table of `n_tokens`.
fn mask_token(gguf: &Gguf, n_tokens: usize) -> Result<u32, Error> {
    let token = gguf.get_u64(MASK)?.ok_or_else(|| Error::MissingKey {
        key: MASK.into(),
        expected: "the token in the places of those that the drafter drafts",
    })?;
    match u32::try_from(token) {
        Ok(token) if (token as usize) < n_tokens => Ok(token),
        _ => Err(Error::BadValue {
            key: MASK.into(),
            found: format!("token {token}"),
            expected: format!("a token below {n_tokens}, those that have an embedding"),
        }),
    }
}

/// Reads the activation of the FFN.
fn activation(meta: &Meta) -> Result<Activation, Error> {
    const SUFFIX: &str = "hidden_activation";
    match meta.string(SUFFIX)? {
        None | Some("silu") => Ok(Activation::Silu),
        Some("gelu" | "gelu_pytorch_tanh") => Ok(Activation::Gelu),
        Some(other) => Err(meta.bad(SUFFIX, other, "silu or gelu_pytorch_tanh")),
    }
}

/// Reads the positions that each layer sees; `None` = all.
fn windows(meta: &Meta, n_layer: usize) -> Result<Vec<Option<usize>>, Error> {
    const PATTERN: &str = "attention.sliding_window_pattern";
    let Some(window) = meta.count("attention.sliding_window")?.filter(|&n| n > 0) else {
        return Ok(vec![None; n_layer]);
    };
    let pattern = meta.flags(PATTERN)?.ok_or_else(|| Error::MissingKey {
        key: meta.key(PATTERN),
        expected: "which layers have the window",
    })?;
    Ok(pattern.into_iter().map(|is_windowed| is_windowed.then_some(window)).collect())
}

/// Takes the tensors of all layers.
fn bind_layers(b: &mut Binder, plan: &Plan) -> Result<Vec<Layer>, Error> {
    let layers = plan.layers.iter().enumerate();
    layers.map(|(i, layer)| bind::layer(b, plan, layer, i)).collect()
}

/// Multiplies what the attention of each layer gives.
fn scale_attention(layers: &mut [Layer], scale: f32) {
    for layer in layers {
        if let MixerWeights::Attention(attention) = &mut layer.mixer {
            attention.output.scale *= scale;
        }
    }
}

/// Takes the output matrix: the file's, its embeddings, or the model's.
fn output(b: &mut Binder, plan: &Plan, tables: ModelTables) -> Result<Linear, Error> {
    match tables.output {
        Some(shared) => Ok(borrowed::keep_shared(b, shared)),
        None if b.gguf.tensor_index("output.weight").is_some() => {
            b.linear("output", plan.n_embd, plan.n_vocab)
        }
        None => b.linear("token_embd", plan.n_embd, plan.n_vocab),
    }
}
