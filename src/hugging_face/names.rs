//! Names of tensors: those of transformers → those of GGUF.

use super::Error;
use super::config::ModelConfig;
use super::family::{BlockNames, ExtraBlocks, HfFamily};
use super::safetensors::Safetensors;
use super::transform::TensorChange;

/// Names that stand for themselves: what is behind the prefix of the text model, and GGUF's word.
const WHOLE: [(&str, &str); 3] = [
    ("model.embed_tokens.", "token_embd."),
    ("model.norm.", "output_norm."),
    ("lm_head.", "output."),
];
/// Parts of a layer, and GGUF's words.
const OF_LAYER: [(&str, &str); 24] = [
    ("input_layernorm.", "attn_norm."),
    ("post_attention_layernorm.", "ffn_norm."),
    ("pre_feedforward_layernorm.", "ffn_norm."),
    ("post_feedforward_layernorm.", "post_ffw_norm."),
    ("self_attn.q_proj.", "attn_q."),
    ("self_attn.k_proj.", "attn_k."),
    ("self_attn.v_proj.", "attn_v."),
    ("self_attn.o_proj.", "attn_output."),
    ("self_attn.qkv_proj.", "attn_qkv."),
    ("self_attn.q_norm.", "attn_q_norm."),
    ("self_attn.k_norm.", "attn_k_norm."),
    ("mlp.gate_proj.", "ffn_gate."),
    ("mlp.up_proj.", "ffn_up."),
    ("mlp.down_proj.", "ffn_down."),
    ("feed_forward.gate_proj.", "ffn_gate."),
    ("feed_forward.up_proj.", "ffn_up."),
    ("feed_forward.down_proj.", "ffn_down."),
    ("mlp.gate_up_proj.", "ffn_up."),
    ("mlp.gate.", "ffn_gate_inp."),
    ("block_sparse_moe.gate.", "ffn_gate_inp."),
    ("mlp.shared_expert.gate_proj.", "ffn_gate_shexp."),
    ("mlp.shared_expert.up_proj.", "ffn_up_shexp."),
    ("mlp.shared_expert.down_proj.", "ffn_down_shexp."),
    ("mlp.shared_expert_gate.", "ffn_gate_inp_shexp."),
];
/// Parts of a state space behind the family's prefix, and GGUF's words.
const OF_STATE_SPACE: [(&str, &str); 7] = [
    ("in_proj.", "ssm_in."),
    ("conv1d.", "ssm_conv1d."),
    ("A_log", "ssm_a"),
    ("D", "ssm_d"),
    ("dt_bias", "ssm_dt.bias"),
    ("norm.", "ssm_norm."),
    ("out_proj.", "ssm_out."),
];
/// Parts of a block after the layers that no layer has, and GGUF's words.
const OF_EXTRA_BLOCK: [(&str, &str); 7] = [
    ("final_layernorm.", "layer_output_norm."),
    ("eh_proj.", "nextn.eh_proj."),
    ("enorm.", "nextn.enorm."),
    ("hnorm.", "nextn.hnorm."),
    ("embed_tokens.", "nextn.embed_tokens."),
    ("shared_head.head.", "nextn.shared_head_head."),
    ("shared_head.norm.", "nextn.shared_head_norm."),
];
/// Beginnings of the names of single experts, before their numbers.
const EXPERTS: [&str; 4] =
    ["mlp.experts.", "block_sparse_moe.experts.", "mixer.experts.", "feed_forward.experts."];
/// The matrices of a single expert, and GGUF's words for those of all.
const OF_EXPERT: [(&str, &str); 9] = [
    ("gate.weight", "ffn_gate_exps.weight"),
    ("up.weight", "ffn_up_exps.weight"),
    ("down.weight", "ffn_down_exps.weight"),
    ("gate_proj.weight", "ffn_gate_exps.weight"),
    ("up_proj.weight", "ffn_up_exps.weight"),
    ("down_proj.weight", "ffn_down_exps.weight"),
    ("w1.weight", "ffn_gate_exps.weight"),
    ("w3.weight", "ffn_up_exps.weight"),
    ("w2.weight", "ffn_down_exps.weight"),
];
/// Names of the matrices of all experts that begin with the gate's rows and go on with those of the
/// way up.
const GATE_AND_UP: [&str; 2] = ["mlp.experts.gate_up_proj", "block_sparse_moe.input_linear.weight"];
/// Names of tensors of all experts with a row of the gate before each row of the way up, and the
/// ends of GGUF's words.
const ALTERNATE: [(&str, &str); 2] =
    [("mlp.experts.gate_up_proj_blocks", "weight"), ("mlp.experts.gate_up_proj_bias", "bias")];
/// Names of the matrices of the way down of all experts.
const DOWN: [&str; 3] = [
    "mlp.experts.down_proj",
    "mlp.experts.down_proj_blocks",
    "block_sparse_moe.output_linear.weight",
];
/// Prefixes of the text model: in models that see, of state space models, and of models that were
/// saved without a head.
const TEXT_PREFIXES: [(&str, &str); 9] = [
    ("language_model.", ""),
    ("model.language_model.", "model."),
    ("model.text_model.", "model."),
    ("backbone.", "model."),
    ("model.backbone.", "model."),
    ("model.lm_head.", "lm_head."),
    ("layers.", "model.layers."),
    ("embed_tokens.", "model.embed_tokens."),
    ("norm.", "model.norm."),
];
/// Beginnings of the names of tensors that are not of the text model.
const OTHER_PARTS: [&str; 20] = [
    "vision_tower.",
    "model.vision_tower.",
    "vision_model.",
    "model.vision_model.",
    "visual.",
    "model.visual.",
    "audio_tower.",
    "model.audio_tower.",
    "multi_modal_projector.",
    "model.multi_modal_projector.",
    "model.connector.",
    "mlp1.",
    "mlp_AR.",
    "embed_vision.",
    "model.embed_vision.",
    "embed_audio.",
    "model.embed_audio.",
    "model.vision_embedder.",
    "image_newline",
    "model.image_newline",
];
/// Ends of the names of tensors that are computed, not learned.
const COMPUTED: [&str; 3] = [".rotary_emb.inv_freq", ".attention.bias", ".attention.masked_bias"];

/// Beginnings of the names of layers where blocks follow them, before the word for layers.
const LAYER_PREFIXES: [&str; 4] = ["model.language_model.", "language_model.model.", "model.", ""];

/// Most blocks after the layers that have names of their own.
const MAX_NAMED_BLOCKS: u32 = 16;

/// The place of a tensor among those of GGUF.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum GgufPlace {
    /// It is the tensor of this name.
    Whole(String),
    /// It is the share of one expert in the tensor of this name.
    Expert {
        /// The name.
        name: String,
        /// The number of the expert.
        number: usize,
    },
    /// It holds the gates and the ways up of all experts of the layer with this prefix.
    GateAndUp(String),
    /// It holds the gates and the ways up of all experts of the layer with this prefix, a row of
    /// the one after a row of the other; the end of their names is a weight's or a bias's.
    AlternateGateAndUp(String, &'static str),
    /// It becomes others, in the layer with this prefix.
    Changed(String, TensorChange),
    /// It is not wanted.
    Skipped,
    /// It is no tensor of the family.
    Unknown,
}

/// The layers of a model, and the blocks after them.
#[derive(Clone, Copy)]
pub(super) struct BlockCounts {
    /// Number of layers.
    pub n_layer: u32,
    /// Number of blocks after them.
    pub n_extra: u32,
}

/// Returns the number of blocks after the layers of a folder.
///
/// # Errors
/// It is out of its range.
pub(super) fn n_extra_blocks(
    family: &HfFamily,
    config: &ModelConfig,
    stored: &Safetensors,
) -> Result<u32, Error> {
    match family.extra_blocks {
        ExtraBlocks::None | ExtraBlocks::Skipped => Ok(0),
        ExtraBlocks::Kept => n_said_blocks(config, stored),
        ExtraBlocks::Named(block_name) => {
            Ok(n_named_blocks(block_name, stored.tensors.keys(), config.n_layer()?))
        }
    }
}

/// Returns the number of blocks after the layers that the configuration says, if the folder has
/// their tensors, which transformers does not save.
fn n_said_blocks(config: &ModelConfig, stored: &Safetensors) -> Result<u32, Error> {
    const MOST: u32 = 64;
    let first = format!("layers.{}.", config.n_layer()?);
    let is_first = |name: &String| {
        let rest = LAYER_PREFIXES.iter().find_map(|prefix| name.strip_prefix(prefix));
        rest.is_some_and(|rest| rest.starts_with(&first))
    };
    let has_first = stored.tensors.keys().any(is_first);
    match config.whole("num_nextn_predict_layers")?.filter(|_| has_first) {
        Some(n) if n > MOST => {
            let expected = format!("at most {MOST}");
            Err(config.fault("num_nextn_predict_layers", &expected))
        }
        n => Ok(n.unwrap_or(0)),
    }
}

/// Returns the number of blocks after the layers that a folder has, by their own names.
fn n_named_blocks<'a>(
    block_name: BlockNames,
    names: impl IntoIterator<Item = &'a String>,
    n_layer: u32,
) -> u32 {
    let blocks = names.into_iter().filter_map(|name| {
        let name = block_name(name, n_layer)?;
        let (number, _) = name.strip_prefix("model.layers.")?.split_once('.')?;
        u32::try_from(plain_number(number)?).ok()?.checked_sub(n_layer)
    });
    // one after the most is no part of the family
    blocks.filter(|&block| block < MAX_NAMED_BLOCKS).map(|block| block + 1).max().unwrap_or(0)
}

/// Returns the place of a tensor.
pub(super) fn place_of(family: &HfFamily, name: &str, counts: BlockCounts) -> GgufPlace {
    if OTHER_PARTS.iter().any(|part| name.starts_with(part))
        || COMPUTED.iter().any(|end| name.ends_with(end))
    {
        return GgufPlace::Skipped;
    }
    let text =
        family.prefixes.iter().chain(&TEXT_PREFIXES).find_map(|(prefix, with)| {
            name.strip_prefix(prefix).map(|rest| format!("{with}{rest}"))
        });
    let name = text.as_deref().unwrap_or(name);
    let older = older_norm(name);
    let name = older.as_deref().unwrap_or(name);
    let of_block = match family.extra_blocks {
        ExtraBlocks::Named(block_name) => block_name(name, counts.n_layer),
        _ => None,
    };
    let name = of_block.as_deref().unwrap_or(name);
    if is_left_out(family, name) {
        return GgufPlace::Skipped;
    }
    if let Some(change) = change_of(family, name) {
        return GgufPlace::Changed(String::new(), change);
    }
    if let Some(place) = in_stack(family, name) {
        return place;
    }
    if let Some(name) = renamed(name, family.whole.iter().chain(&WHOLE)) {
        return GgufPlace::Whole(name);
    }
    in_layer(family, name, counts).unwrap_or(GgufPlace::Unknown)
}

/// Returns today's name of a tensor of the first norms.
fn older_norm(name: &str) -> Option<String> {
    let ends = [(".LayerNorm.gamma", "weight"), (".LayerNorm.beta", "bias")];
    ends.iter().find_map(|(old, new)| {
        name.strip_suffix(old).map(|begin| format!("{begin}.LayerNorm.{new}"))
    })
}

/// Returns whether a family has no use for a tensor.
fn is_left_out(family: &HfFamily, name: &str) -> bool {
    family.left_out.iter().any(|begin| name.starts_with(begin))
}

/// Returns the place of a matrix among those of one tensor.
fn in_stack(family: &HfFamily, name: &str) -> Option<GgufPlace> {
    let (rest, whole) =
        family.stacked.iter().find_map(|(begin, to)| Some((name.strip_prefix(begin)?, *to)))?;
    let number = plain_number(rest.strip_suffix(".weight")?)?;
    Some(GgufPlace::Expert { name: whole.into(), number })
}

/// Returns what a tensor becomes, if it is not itself in GGUF.
fn change_of(family: &HfFamily, name: &str) -> Option<TensorChange> {
    let found = family.changes.iter().find(|(known, _)| *known == name);
    found.map(|(_, change)| *change)
}

/// Returns the place of a tensor of a layer.
fn in_layer(family: &HfFamily, name: &str, counts: BlockCounts) -> Option<GgufPlace> {
    let (number, rest) = name.strip_prefix("model.layers.")?.split_once('.')?;
    let number = plain_number(number)?;
    let n_layer = counts.n_layer as usize;
    if number >= n_layer + counts.n_extra as usize {
        return matches!(family.extra_blocks, ExtraBlocks::Skipped).then_some(GgufPlace::Skipped);
    }
    let prefix = format!("blk.{number}.");
    if number >= n_layer
        && let Some(part) = renamed(rest, &OF_EXTRA_BLOCK)
    {
        return Some(GgufPlace::Whole(format!("{prefix}{part}")));
    }
    if is_left_out(family, rest) {
        return Some(GgufPlace::Skipped);
    }
    if let Some(change) = change_of(family, rest) {
        return Some(GgufPlace::Changed(prefix, change));
    }
    if let Some(part) = renamed(rest, family.layer) {
        return Some(GgufPlace::Whole(format!("{prefix}{part}")));
    }
    if GATE_AND_UP.contains(&rest) {
        return Some(GgufPlace::GateAndUp(prefix));
    }
    if let Some((_, end)) = ALTERNATE.iter().find(|(name, _)| *name == rest) {
        return Some(GgufPlace::AlternateGateAndUp(prefix, end));
    }
    if DOWN.contains(&rest) {
        return Some(GgufPlace::Whole(format!("{prefix}ffn_down_exps.weight")));
    }
    if let Some(of_expert) = EXPERTS.iter().find_map(|begin| rest.strip_prefix(begin)) {
        let (number, word) = of_expert.split_once('.')?;
        let (_, to) = OF_EXPERT.iter().find(|(from, _)| *from == word)?;
        let number = plain_number(number)?;
        return Some(GgufPlace::Expert { name: format!("{prefix}{to}"), number });
    }
    let of_state_space = family.state_space.and_then(|prefix| rest.strip_prefix(prefix));
    let part = of_state_space.and_then(|rest| renamed(rest, &OF_STATE_SPACE));
    let part = part.or_else(|| renamed(rest, &OF_LAYER))?;
    Some(GgufPlace::Whole(format!("{prefix}{part}")))
}

/// Returns a number that is written as numbers are: without a sign or a zero in front.
fn plain_number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number: &usize| number.to_string() == text)
}

/// Returns a name whose beginning is one of a list, with the other beginning; only weights and
/// biases have names.
fn renamed<'a>(
    name: &str,
    list: impl IntoIterator<Item = &'a (&'static str, &'static str)>,
) -> Option<String> {
    let is_end = |end: &&str| *end == "weight" || *end == "bias";
    list.into_iter().find_map(|(from, to)| match from.strip_suffix('.') {
        Some(_) => name.strip_prefix(from).filter(is_end).map(|end| format!("{to}{end}")),
        // a tensor that has no such end
        None => (name == *from).then(|| (*to).to_owned()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hugging_face::family;

    #[test]
    fn tensors_have_their_places() {
        let find = |class: &str| family::find("x".as_ref(), Some(class)).unwrap();
        let counts = BlockCounts { n_layer: 2, n_extra: 0 };
        let place = |class: &str, name: &str| place_of(find(class), name, counts);
        let whole = |name: &str| GgufPlace::Whole(name.into());
        let expert = |name: &str, number| GgufPlace::Expert { name: name.into(), number };
        for (class, name, expected) in [
            (
                "MixtralForCausalLM",
                "model.layers.1.block_sparse_moe.experts.7.w3.weight",
                expert("blk.1.ffn_up_exps.weight", 7),
            ),
            (
                "Qwen3MoeForCausalLM",
                "model.layers.0.mlp.experts.12.down_proj.weight",
                expert("blk.0.ffn_down_exps.weight", 12),
            ),
            (
                "Qwen3MoeForCausalLM",
                "model.layers.0.mlp.gate.weight",
                whole("blk.0.ffn_gate_inp.weight"),
            ),
            (
                "Qwen3MoeForCausalLM",
                "model.layers.1.mlp.experts.gate_up_proj",
                GgufPlace::GateAndUp("blk.1.".into()),
            ),
            (
                "GptOssForCausalLM",
                "model.layers.1.mlp.experts.gate_up_proj_bias",
                GgufPlace::AlternateGateAndUp("blk.1.".into(), "bias"),
            ),
            (
                "GptOssForCausalLM",
                "model.layers.1.mlp.experts.down_proj_bias",
                whole("blk.1.ffn_down_exps.bias"),
            ),
            (
                "GptOssForCausalLM",
                "model.layers.0.self_attn.sinks",
                whole("blk.0.attn_sinks.weight"),
            ),
            (
                "Gemma3ForCausalLM",
                "model.layers.0.post_attention_layernorm.weight",
                whole("blk.0.post_attention_norm.weight"),
            ),
            (
                "LlamaForCausalLM",
                "model.layers.0.post_attention_layernorm.weight",
                whole("blk.0.ffn_norm.weight"),
            ),
            ("LlamaForCausalLM", "model.layers.2.mlp.up_proj.weight", GgufPlace::Unknown),
            (
                "Qwen3MoeForCausalLM",
                "model.layers.0.mlp.experts.x.up_proj.weight",
                GgufPlace::Unknown,
            ),
            (
                "DeepseekV3ForCausalLM",
                "model.layers.1.self_attn.kv_b_proj.weight",
                GgufPlace::Changed("blk.1.".into(), TensorChange::KeysAndValues),
            ),
            ("DeepseekV3ForCausalLM", "model.layers.2.eh_proj.weight", GgufPlace::Skipped),
            ("Glm4MoeForCausalLM", "model.layers.2.eh_proj.weight", GgufPlace::Unknown),
            (
                "Gemma3nForConditionalGeneration",
                "model.language_model.altup_projections.2.weight",
                expert("altup_proj.weight", 2),
            ),
            ("ApertusForCausalLM", "model.layers.0.mlp.act_fn.beta", GgufPlace::Skipped),
            ("Gemma4ForCausalLM", "model.layers.0.router.scale", whole("blk.0.ffn_gate_inp.scale")),
            (
                "BertModel",
                "bert.encoder.layer.1.output.LayerNorm.gamma",
                whole("blk.1.layer_output_norm.weight"),
            ),
            ("ModernBertModel", "layers.0.attn.Wqkv.weight", whole("blk.0.attn_qkv.weight")),
            ("ModernBertModel", "head.dense.weight", GgufPlace::Skipped),
            ("ModernBertForSequenceClassification", "head.norm.weight", whole("cls.norm.weight")),
            ("BertModel", "pooler.dense.weight", GgufPlace::Skipped),
            ("BertForSequenceClassification", "bert.pooler.dense.bias", whole("cls.bias")),
            ("BertForSequenceClassification", "classifier.weight", whole("cls.output.weight")),
            (
                "DistilBertForMaskedLM",
                "distilbert.transformer.layer.1.sa_layer_norm.weight",
                whole("blk.1.attn_output_norm.weight"),
            ),
            ("DistilBertForMaskedLM", "vocab_projector.bias", GgufPlace::Skipped),
            ("NomicBertModel", "encoder.layers.0.mlp.fc12.weight", whole("blk.0.ffn_gate.weight")),
            (
                "NomicBertModel",
                "encoder.layers.1.mlp.experts.mlp.w2",
                GgufPlace::Changed("blk.1.".into(), TensorChange::ExpertDowns),
            ),
            ("NomicBertModel", "encoder.layers.1.mlp.experts.bias", GgufPlace::Skipped),
            (
                "JinaBertModel",
                "encoder.layer.0.mlp.gated_layers.weight",
                whole("blk.0.ffn_up.weight"),
            ),
            ("JinaBertModel", "encoder.layer.0.mlp.up_gated_layer.weight", GgufPlace::Unknown),
            ("Qwen2VLForConditionalGeneration", "visual.merger.mlp.0.bias", GgufPlace::Skipped),
            ("GemmaForCausalLM", "lm_head.weight", whole("output.weight")),
            ("Qwen3Model", "layers.1.mlp.up_proj.weight", whole("blk.1.ffn_up.weight")),
            ("Qwen3ForCausalLM", "embed_tokens.weight", whole("token_embd.weight")),
            ("LlamaModel", "norm.weight", whole("output_norm.weight")),
            ("Gemma3ForConditionalGeneration", "vision_tower.x.weight", GgufPlace::Skipped),
        ] {
            assert_eq!(place(class, name), expected, "{class}: {name}");
        }
        let counts = BlockCounts { n_layer: 2, n_extra: 1 };
        for (part, expected) in [
            ("eh_proj.weight", whole("blk.2.nextn.eh_proj.weight")),
            ("self_attn.q_proj.weight", whole("blk.2.attn_q.weight")),
        ] {
            let name = format!("model.layers.2.{part}");
            assert_eq!(place_of(find("Glm4MoeForCausalLM"), &name, counts), expected, "{name}");
        }
    }

    #[test]
    fn blocks_after_the_layers_have_places() {
        let find = |class: &str| family::find("x".as_ref(), Some(class)).unwrap();
        let qwen = find("Qwen3_5ForCausalLM");
        let nemotron = find("NemotronHForCausalLM");
        let n_blocks = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).into()).collect();
            let ExtraBlocks::Named(block_name) = qwen.extra_blocks else { return 0 };
            n_named_blocks(block_name, &names, 2)
        };
        assert_eq!(n_blocks(&["lm_head.weight", "model.layers.9.x.weight"]), 0);
        assert_eq!(n_blocks(&["mtp.fc.weight", "mtp.layers.1.mlp.up_proj.weight"]), 2);
        assert_eq!(n_blocks(&["mtp.layers.4294967295.x.weight", "mtp.layers.99.x.weight"]), 0);
        for (family, name, expected) in [
            (qwen, "mtp.fc.weight", "blk.2.nextn.eh_proj.weight"),
            (qwen, "model.mtp.norm.weight", "blk.2.nextn.shared_head_norm.weight"),
            (qwen, "mtp.layers.0.self_attn.q_proj.weight", "blk.2.attn_q.weight"),
            (nemotron, "mtp.layers.1.norm.weight", "blk.2.post_attention_norm.weight"),
            (nemotron, "backbone.layers.1.mixer.D", "blk.1.ssm_d"),
        ] {
            let counts = BlockCounts { n_layer: 2, n_extra: 1 };
            assert_eq!(place_of(family, name, counts), GgufPlace::Whole(expected.into()), "{name}");
        }
    }
}
