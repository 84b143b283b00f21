//! Names of tensors: those of transformers → those of GGUF.

use super::family::HfFamily;

/// Names that stand for themselves: what is behind the prefix of the text model, and GGUF's word.
const WHOLE: [(&str, &str); 3] = [
    ("model.embed_tokens.", "token_embd."),
    ("model.norm.", "output_norm."),
    ("lm_head.", "output."),
];
/// Parts of a layer, and GGUF's words.
const OF_LAYER: [(&str, &str); 21] = [
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
    ("mlp.gate_up_proj.", "ffn_up."),
    ("mlp.gate.", "ffn_gate_inp."),
    ("block_sparse_moe.gate.", "ffn_gate_inp."),
    ("mlp.shared_expert.gate_proj.", "ffn_gate_shexp."),
    ("mlp.shared_expert.up_proj.", "ffn_up_shexp."),
    ("mlp.shared_expert.down_proj.", "ffn_down_shexp."),
    ("mlp.shared_expert_gate.", "ffn_gate_inp_shexp."),
];
/// Beginnings of the names of single experts, before their numbers.
const EXPERTS: [&str; 2] = ["mlp.experts.", "block_sparse_moe.experts."];
/// The matrices of a single expert, and GGUF's words for those of all.
const OF_EXPERT: [(&str, &str); 6] = [
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
/// Prefixes of the text model in models that see.
const TEXT_PREFIXES: [(&str, &str); 2] =
    [("language_model.", ""), ("model.language_model.", "model.")];
/// Beginnings of the names of tensors that are not of the text model.
const OTHER_PARTS: [&str; 4] = [
    "vision_tower.",
    "model.vision_tower.",
    "multi_modal_projector.",
    "model.multi_modal_projector.",
];
/// Ends of the names of tensors that are computed, not learned.
const COMPUTED: [&str; 3] = [".rotary_emb.inv_freq", ".attention.bias", ".attention.masked_bias"];

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
    /// It is not wanted.
    Skipped,
    /// It is no tensor of the family.
    Unknown,
}

/// Returns the place of a tensor.
pub(super) fn place_of(family: &HfFamily, name: &str, n_layer: u32) -> GgufPlace {
    if OTHER_PARTS.iter().any(|part| name.starts_with(part))
        || COMPUTED.iter().any(|end| name.ends_with(end))
    {
        return GgufPlace::Skipped;
    }
    let text = TEXT_PREFIXES
        .iter()
        .find_map(|(prefix, with)| name.strip_prefix(prefix).map(|rest| format!("{with}{rest}")));
    let name = text.as_deref().unwrap_or(name);
    if let Some(name) = renamed(name, family.whole.iter().chain(&WHOLE)) {
        // Gemma's output is its embedding, whatever a file has
        let is_spare = family.norms_less_one && name.starts_with("output.");
        return if is_spare { GgufPlace::Skipped } else { GgufPlace::Whole(name) };
    }
    in_layer(family, name, n_layer).unwrap_or(GgufPlace::Unknown)
}

/// Returns the place of a tensor of a layer.
fn in_layer(family: &HfFamily, name: &str, n_layer: u32) -> Option<GgufPlace> {
    let (number, rest) = name.strip_prefix("model.layers.")?.split_once('.')?;
    let number = plain_number(number).filter(|&number| number < n_layer as usize)?;
    let prefix = format!("blk.{number}.");
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
    let part = renamed(rest, &OF_LAYER)?;
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
        let place = |class: &str, name: &str| place_of(find(class), name, 2);
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
            ("GemmaForCausalLM", "lm_head.weight", GgufPlace::Skipped),
            ("Gemma3ForConditionalGeneration", "vision_tower.x.weight", GgufPlace::Skipped),
        ] {
            assert_eq!(place(class, name), expected, "{class}: {name}");
        }
    }
}
