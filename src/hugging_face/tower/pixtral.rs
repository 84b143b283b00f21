//! The tower of Pixtral and Mistral Small 3. The row between rows of patches is the text model's,
//! of a token of its own.

use serde_json::{Value, json};

use super::super::Error;
use super::super::config::ModelConfig;
use super::super::files::read_object;
use super::super::metadata::FamilyMetadata;
use super::super::safetensors::{Safetensors, StoredType};
use super::config::{TowerConfig, check};
use super::family::{LayerNames, PLAIN, TowerChange, TowerFamily, TowerNames};
use super::sizes::{TowerSizes, set_epsilon};
use crate::gguf::{PartData, TensorPart};

/// The token between rows of patches.
const BREAK: &str = "[IMG_BREAK]";
/// Longest file of a tokenizer, in bytes.
const MAX_TOKENIZER: u64 = 128 << 20;
/// The sizes that a configuration does not say.
const SIZES: TowerSizes = TowerSizes {
    image_size: 1024,
    patch_size: 16,
    n_embd: 1024,
    n_ff: 4096,
    n_layer: 24,
    n_head: 16,
};

/// Pixtral, Mistral Small 3.
pub(super) const PIXTRAL: TowerFamily = TowerFamily {
    classes: &["Mistral3ForConditionalGeneration", "LlavaForConditionalGeneration"],
    kinds: &["pixtral"],
    parts: &[
        TowerNames {
            before: &["vision_tower."],
            whole: &[("patch_conv.", "v.patch_embd."), ("ln_pre.", "v.pre_ln.")],
            layers: Some(LayerNames {
                before: "transformer.layers.",
                to: "v.blk.",
                parts: &[
                    ("attention_norm.", "ln1."),
                    ("ffn_norm.", "ln2."),
                    ("attention.q_proj.", "attn_q."),
                    ("attention.k_proj.", "attn_k."),
                    ("attention.v_proj.", "attn_v."),
                    ("attention.o_proj.", "attn_out."),
                    ("feed_forward.gate_proj.", "ffn_gate."),
                    ("feed_forward.up_proj.", "ffn_up."),
                    ("feed_forward.down_proj.", "ffn_down."),
                ],
                numbers: |config| config.all_layers("num_hidden_layers", SIZES.n_layer),
            }),
            skipped: &[],
        },
        TowerNames {
            before: &["multi_modal_projector."],
            whole: &[
                ("norm.", "mm.input_norm."),
                ("patch_merger.merging_layer.", "mm.patch_merger."),
                ("linear_1.", "mm.1."),
                ("linear_2.", "mm.2."),
            ],
            layers: None,
            skipped: &[],
        },
    ],
    changes: &[("attn_q", TowerChange::Pairs), ("attn_k", TowerChange::Pairs)],
    metadata: pixtral,
    others: line_break,
    ..PLAIN
};

fn pixtral(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let vision = &config.vision;
    let sizes = TowerSizes::read(config, &SIZES)?;
    sizes.set(config, metadata)?;
    set_epsilon(config, metadata, "layer_norm_eps", 1e-5)?;
    metadata.set("projector_type", "pixtral");
    let flag = match vision.get("hidden_act").map_or(Some("gelu"), Value::as_str) {
        Some("silu") => "use_silu",
        Some("gelu") => "use_gelu",
        _ => return Err(vision.fault("hidden_act", "silu or gelu")),
    };
    metadata.set(flag, true);
    let is_llava = config.model.architecture() == Some("LlavaForConditionalGeneration");
    match config.model.count("spatial_merge_size")? {
        None if is_llava => {}
        merge => metadata.set("vision.spatial_merge_size", merge.unwrap_or(2)),
    }
    check(vision, "head_dim", &json!(sizes.n_embd / sizes.n_head))?;
    check(vision, "rope_theta", &json!(10000.0))?;
    if let Some(rope) = vision.section("rope_parameters") {
        check(&rope, "rope_theta", &json!(10000.0))?;
    }
    check(&config.model, "projector_hidden_act", &json!("gelu"))?;
    check(&config.model, "vision_feature_layer", &json!(-1))
}

/// Returns the row between rows of patches: that of its token in the text model's embedding.
fn line_break(config: &TowerConfig, stored: &Safetensors) -> Result<Vec<TensorPart>, Error> {
    let token = break_token(config)?;
    let embedding = stored.tensors.iter().find(|(name, _)| name.ends_with("embed_tokens.weight"));
    let fault = |what: String| Error::invalid(config.model.path(), what);
    let Some((name, tensor)) = embedding else {
        return Err(fault("no tensor's name ends with embed_tokens.weight".into()));
    };
    let (&[n_rows, n_cols], StoredType::Float(ty)) = (&tensor.shape[..], tensor.ty) else {
        return Err(fault(format!("the tensor {name:?}: a matrix of floats was expected")));
    };
    if token >= n_rows || n_cols == 0 {
        return Err(fault(format!("the tensor {name:?} has no row of the token {BREAK}, {token}")));
    }
    let n_bytes = tensor.n_bytes / n_rows;
    let mut values = vec![0.0; n_cols];
    hob_kernels::dequantize(ty, &stored.bytes(tensor)[token * n_bytes..][..n_bytes], &mut values);
    let bytes = values.iter().flat_map(|value: &f32| value.to_le_bytes()).collect();
    Ok(vec![TensorPart {
        name: "v.token_embd.img_break".into(),
        ty: hob_kernels::TensorType::F32,
        shape: vec![n_cols],
        data: PartData::Made(bytes),
    }])
}

/// Finds the number of the token between rows of patches.
fn break_token(config: &TowerConfig) -> Result<usize, Error> {
    let is_it = |token: &Value| token["content"] == BREAK;
    let read = |name: &str| -> Result<Option<ModelConfig>, Error> {
        let path = config.folder.join(name);
        let read = path.is_file().then(|| read_object(&path, MAX_TOKENIZER)).transpose()?;
        Ok(read.map(|object| ModelConfig::of(path, object)))
    };
    let tokenizer_config = read("tokenizer_config.json")?;
    let added = tokenizer_config.as_ref().and_then(|tokens| tokens.get("added_tokens_decoder"));
    let added = added.and_then(Value::as_object).into_iter().flatten();
    let mut numbers = added.filter(|(_, token)| is_it(token)).map(|(number, _)| number.parse());
    if let Some(Ok(number)) = numbers.next() {
        return Ok(number);
    }
    let tokenizer = read("tokenizer.json")?;
    let added = tokenizer.as_ref().and_then(|tokens| tokens.get("added_tokens"));
    let mut added = added.and_then(Value::as_array).into_iter().flatten();
    let number = added.find(|token| is_it(token)).and_then(|token| token["id"].as_u64());
    number.and_then(|number| usize::try_from(number).ok()).ok_or_else(|| {
        let what =
            format!("the token {BREAK} is neither in tokenizer_config.json nor in tokenizer.json");
        Error::invalid(&config.folder, what)
    })
}
