//! Models that embed texts, and those that score them.

mod gte;
mod nomic;

use std::path::Path;

use serde_json::{Value, json};

use super::{ActivationRule, GEMMA_GELU, HfFamily, PLAIN, POST_NORM, check, sizes};
use crate::gguf;
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::safetensors::Safetensors;
use crate::hugging_face::sentence::SentenceModules;
use crate::hugging_face::transform::{TensorChange, first_position};
use crate::hugging_face::{Error, rope};

/// Tensors of the whole model of BERT, and GGUF's words.
const BERT_WHOLE: &[(&str, &str)] = &[
    ("embeddings.word_embeddings.", "token_embd."),
    ("embeddings.token_type_embeddings.", "token_types."),
    ("embeddings.position_embeddings.", "position_embd."),
    ("embeddings.LayerNorm.", "token_embd_norm."),
];
/// Tensors of the whole model of BERT and of what scores texts with it, and GGUF's words: also of
/// the matrix before the one that makes scores, which llama.cpp's converter leaves out.
const BERT_SCORES: &[(&str, &str)] = &[
    ("embeddings.word_embeddings.", "token_embd."),
    ("embeddings.token_type_embeddings.", "token_types."),
    ("embeddings.position_embeddings.", "position_embd."),
    ("embeddings.LayerNorm.", "token_embd_norm."),
    ("pooler.dense.", "cls."),
    ("classifier.", "cls.output."),
];
/// Tensors of the whole model of DistilBERT and of what scores texts with it, and GGUF's words.
const DISTIL_WHOLE: &[(&str, &str)] = &[
    ("embeddings.word_embeddings.", "token_embd."),
    ("embeddings.position_embeddings.", "position_embd."),
    ("embeddings.LayerNorm.", "token_embd_norm."),
    ("pre_classifier.", "cls."),
    ("classifier.", "cls.output."),
];
/// Parts of a layer of DistilBERT, and GGUF's words.
const DISTIL_LAYER: &[(&str, &str)] = &[
    ("attention.q_lin.", "attn_q."),
    ("attention.k_lin.", "attn_k."),
    ("attention.v_lin.", "attn_v."),
    ("attention.out_lin.", "attn_output."),
    ("sa_layer_norm.", "attn_output_norm."),
    ("ffn.lin1.", "ffn_up."),
    ("ffn.lin2.", "ffn_down."),
    ("output_layer_norm.", "layer_output_norm."),
];
/// Tensors of the whole model of Jina's second generation and of GTE, and GGUF's words.
const JINA_WHOLE: &[(&str, &str)] = &[
    ("embeddings.word_embeddings.", "token_embd."),
    ("embeddings.token_type_embeddings.", "token_types."),
    ("embeddings.LayerNorm.", "token_embd_norm."),
];
/// Parts of a layer of Jina's second generation, and GGUF's words.
const JINA_LAYER: &[(&str, &str)] = &[
    ("attention.self.query.", "attn_q."),
    ("attention.self.key.", "attn_k."),
    ("attention.self.value.", "attn_v."),
    ("attention.output.dense.", "attn_output."),
    ("attention.output.LayerNorm.", "attn_output_norm."),
    ("mlp.gated_layers.", "ffn_up."),
    ("mlp.wo.", "ffn_down."),
    ("mlp.layernorm.", "layer_output_norm."),
];
/// Beginnings of the names of BERT's tensors, and what stands in their place.
const BERT_PREFIXES: &[(&str, &str)] =
    &[("bert.encoder.layer.", "model.layers."), ("encoder.layer.", "model.layers."), ("bert.", "")];
/// The activations of BERT and what is built on it.
const BERT_GELU: ActivationRule =
    ActivationRule { key: "hidden_act", names: &["gelu", "gelu_new", "gelu_pytorch_tanh"] };
/// Tensors of the whole model of XLM-RoBERTa and of what scores texts with it, and GGUF's words.
const XLM_ROBERTA_WHOLE: &[(&str, &str)] = &[
    ("embeddings.word_embeddings.", "token_embd."),
    ("embeddings.token_type_embeddings.", "token_types."),
    ("embeddings.LayerNorm.", "token_embd_norm."),
    ("classifier.dense.", "cls."),
    ("classifier.out_proj.", "cls.output."),
];
/// Parts of a layer of BERT, and GGUF's words.
const BERT_LAYER: &[(&str, &str)] = &[
    ("attention.self.query.", "attn_q."),
    ("attention.self.key.", "attn_k."),
    ("attention.self.value.", "attn_v."),
    ("attention.output.dense.", "attn_output."),
    ("attention.output.LayerNorm.", "attn_output_norm."),
    ("intermediate.dense.", "ffn_up."),
    ("output.dense.", "ffn_down."),
    ("output.LayerNorm.", "layer_output_norm."),
];
/// Tensors of the whole model of ModernBERT, and GGUF's words.
const MODERN_WHOLE: &[(&str, &str)] = &[
    ("embeddings.tok_embeddings.", "token_embd."),
    ("embeddings.norm.", "token_embd_norm."),
    ("final_norm.", "output_norm."),
];
/// Tensors of the whole model of ModernBERT and of what scores texts with it, and GGUF's words.
const MODERN_SCORES: &[(&str, &str)] = &[
    ("embeddings.tok_embeddings.", "token_embd."),
    ("embeddings.norm.", "token_embd_norm."),
    ("final_norm.", "output_norm."),
    ("head.dense.", "cls."),
    ("head.norm.", "cls.norm."),
    ("classifier.", "cls.output."),
];
/// Beginnings of the names of ModernBERT's tensors, and what stands in their place.
const MODERN_PREFIXES: &[(&str, &str)] =
    &[("layers.", "model.layers."), ("model.layers.", "model.layers."), ("model.", "")];
/// The activations of ModernBERT.
const MODERN_ACTIVATIONS: ActivationRule =
    ActivationRule { key: "hidden_activation", names: &["gelu", "silu", "gelu_pytorch_tanh"] };
/// Parts of a layer of ModernBERT, and GGUF's words.
const MODERN_LAYER: &[(&str, &str)] = &[
    ("attn_norm.", "attn_norm."),
    ("attn.Wqkv.", "attn_qkv."),
    ("attn.Wo.", "attn_output."),
    ("mlp_norm.", "ffn_norm."),
    ("mlp.Wi.", "ffn_up."),
    ("mlp.Wo.", "ffn_down."),
];

/// All of them.
pub(super) static FAMILIES: [HfFamily; 11] = [
    HfFamily {
        classes: &[
            "XLMRobertaModel",
            "XLMRobertaForMaskedLM",
            "XLMRobertaForSequenceClassification",
            "RobertaModel",
            "RobertaForMaskedLM",
            "RobertaForSequenceClassification",
        ],
        arch: "bert",
        prefixes: &[
            ("roberta.encoder.layer.", "model.layers."),
            ("encoder.layer.", "model.layers."),
            ("roberta.", ""),
        ],
        whole: XLM_ROBERTA_WHOLE,
        layer: BERT_LAYER,
        changes: &[(
            "embeddings.position_embeddings.weight",
            TensorChange::PositionTable("position_embd.weight"),
        )],
        left_out: &["embeddings.position_ids", "pooler.", "lm_head."],
        activation: BERT_GELU,
        metadata: xlm_roberta,
        ..PLAIN
    },
    HfFamily {
        classes: &["BertModel", "BertForMaskedLM"],
        arch: "bert",
        prefixes: BERT_PREFIXES,
        whole: BERT_WHOLE,
        layer: BERT_LAYER,
        left_out: &[
            "embeddings.position_ids",
            "pooler.",
            "cls.predictions.",
            "cls.seq_relationship.",
        ],
        activation: BERT_GELU,
        metadata: bert,
        ..PLAIN
    },
    HfFamily {
        classes: &["BertForSequenceClassification"],
        arch: "bert",
        prefixes: BERT_PREFIXES,
        whole: BERT_SCORES,
        layer: BERT_LAYER,
        left_out: &["embeddings.position_ids"],
        activation: BERT_GELU,
        metadata: bert_scores,
        ..PLAIN
    },
    HfFamily {
        classes: &[
            "DistilBertModel",
            "DistilBertForMaskedLM",
            "DistilBertForSequenceClassification",
        ],
        arch: "bert",
        prefixes: &[
            ("distilbert.transformer.layer.", "model.layers."),
            ("transformer.layer.", "model.layers."),
            ("distilbert.", ""),
        ],
        whole: DISTIL_WHOLE,
        layer: DISTIL_LAYER,
        // what tells words that are hidden
        left_out: &["embeddings.position_ids", "vocab_"],
        activation: ActivationRule { key: "activation", names: &["gelu"] },
        metadata: distil_bert,
        ..PLAIN
    },
    HfFamily {
        classes: &["ModernBertModel", "ModernBertForMaskedLM"],
        arch: "modern-bert",
        prefixes: MODERN_PREFIXES,
        whole: MODERN_WHOLE,
        layer: MODERN_LAYER,
        // what tells words that are hidden
        left_out: &["head.", "decoder."],
        activation: MODERN_ACTIVATIONS,
        metadata: modern_bert,
        ..PLAIN
    },
    HfFamily {
        classes: &["ModernBertForSequenceClassification"],
        arch: "modern-bert",
        prefixes: MODERN_PREFIXES,
        whole: MODERN_SCORES,
        layer: MODERN_LAYER,
        activation: MODERN_ACTIVATIONS,
        metadata: modern_bert,
        ..PLAIN
    },
    HfFamily {
        classes: &["NomicBertModel"],
        arch: "nomic-bert",
        prefixes: &[
            ("bert.encoder.layers.", "model.layers."),
            ("encoder.layers.", "model.layers."),
            ("bert.", ""),
        ],
        whole: nomic::WHOLE,
        layer: nomic::LAYER,
        changes: nomic::CHANGES,
        left_out: &["embeddings.position_ids", "pooler.", "cls.predictions.", "mlp.experts.bias"],
        metadata: nomic::metadata,
        learned: nomic::warn_of_bias,
        ..PLAIN
    },
    HfFamily {
        classes: &["JinaBertModel", "JinaBertForMaskedLM"],
        arch: "jina-bert-v2",
        prefixes: BERT_PREFIXES,
        whole: JINA_WHOLE,
        layer: JINA_LAYER,
        left_out: &["embeddings.position_ids", "pooler.", "cls.predictions."],
        activation: ActivationRule { key: "hidden_act", names: &["gelu"] },
        metadata: jina,
        ..PLAIN
    },
    HfFamily {
        classes: &["NewModel", "NewForMaskedLM", "GteModel", "GteForMaskedLM"],
        arch: "gte",
        prefixes: gte::PREFIXES,
        whole: JINA_WHOLE,
        layer: gte::LAYER,
        recipe: Some(gte::recipe),
        left_out: &["embeddings.position_ids", "pooler.", "lm_head."],
        activation: ActivationRule { key: "hidden_act", names: &["gelu"] },
        metadata: gte::metadata,
        ..PLAIN
    },
    HfFamily {
        classes: &["NewForSequenceClassification", "GteForSequenceClassification"],
        arch: "gte",
        prefixes: gte::PREFIXES,
        whole: gte::SCORES,
        layer: gte::LAYER,
        recipe: Some(gte::recipe),
        left_out: &["embeddings.position_ids"],
        activation: ActivationRule { key: "hidden_act", names: &["gelu"] },
        metadata: gte::metadata,
        ..PLAIN
    },
    HfFamily {
        classes: &["Gemma3TextModel"],
        arch: "gemma-embedding",
        prefixes: &[
            ("layers.", "model.layers."),
            ("embed_tokens.", "model.embed_tokens."),
            ("norm.", "model.norm."),
        ],
        norms_less_one: true,
        whole: &[("dense_2.linear.", "dense_2."), ("dense_3.linear.", "dense_3.")],
        layer: POST_NORM,
        activation: GEMMA_GELU,
        metadata: gemma_embedding,
        learned: learn_dense_sizes,
        ..PLAIN
    },
];

/// Returns the modules of sentence-transformers that make embeddings of hidden states, where a
/// folder has such: the beginning of the names of their tensors, and the folder of each.
///
/// # Errors
/// They are not as the family has them.
pub(super) fn dense_modules<'a>(
    arch: &str,
    modules: &'a SentenceModules,
) -> Result<Vec<(&'static str, &'a Path)>, Error> {
    const NAMES: [&str; 2] = ["dense_2.", "dense_3."];
    if arch != "gemma-embedding" {
        modules.check_no_dense(arch)?;
        return Ok(Vec::new());
    }
    let dense = modules.plain_dense()?;
    Ok(dense.map_or_else(Vec::new, |folders| NAMES.into_iter().zip(folders).collect()))
}

/// Adds the sizes of the modules that make embeddings of hidden states.
fn learn_dense_sizes(
    _: &ModelConfig,
    stored: &Safetensors,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    for name in ["dense_2", "dense_3"] {
        let matrix = stored.tensors.get(&format!("{name}.linear.weight"));
        if let Some(&[n_out, n_in]) = matrix.map(|matrix| &matrix.shape[..]) {
            metadata.set(&format!("{name}_feat_in"), n_in as u32);
            metadata.set(&format!("{name}_feat_out"), n_out as u32);
        }
    }
    Ok(())
}

/// Sets the keys of an encoder that tells no kind of positions.
fn encoder(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    if config.get("num_key_value_heads").is_none() {
        metadata.remove("attention.head_count_kv");
    }
    check(config, "is_decoder", &json!(false))?;
    metadata.set("attention.causal", false);
    let n_types = config.whole("type_vocab_size")?.unwrap_or(1);
    metadata.entries.push(("tokenizer.ggml.token_type_count".into(), n_types.into()));
    set_labels(config, metadata)
}

fn bert(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    check(config, "position_embedding_type", &json!("absolute"))?;
    encoder(config, metadata)
}

fn bert_scores(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    bert(config, metadata)?;
    if config.count("type_vocab_size")?.is_some_and(|n| n > 1) {
        metadata.set("classifier.pair_types", true);
    }
    Ok(())
}

fn distil_bert(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    encoder(config, metadata)?;
    metadata.set("attention.layer_norm_epsilon", 1e-12f32);
    if makes_scores(config) {
        metadata.set("classifier.activation", "relu");
    }
    Ok(())
}

fn jina(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    for (key, expected) in [("position_embedding_type", "alibi"), ("feed_forward_type", "geglu")] {
        if config.get(key).is_none_or(|found| found != expected) {
            return Err(config.fault(key, expected));
        }
    }
    encoder(config, metadata)
}

fn xlm_roberta(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    bert(config, metadata)?;
    let n_ctx = config.required_count("max_position_embeddings")?;
    let n_ctx = n_ctx.checked_sub(first_position(config)?).filter(|&n| n > 0);
    let expected = "more than the rows before the first position (pad_token_id)";
    let n_ctx = n_ctx.ok_or_else(|| config.fault("max_position_embeddings", expected))?;
    metadata.set("context_length", n_ctx);
    Ok(())
}

/// Returns whether a model scores texts.
fn makes_scores(config: &ModelConfig) -> bool {
    config.architecture().is_some_and(|class| class.ends_with("ForSequenceClassification"))
}

/// Sets the names of scores. Two that nobody has named stand for none in a model without scores;
/// llama.cpp's converter leaves them out of one with scores, too, which nothing reads then.
fn set_labels(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let names = match labels(config) {
        // of a model without scores they are of no matter
        Err(_) if !makes_scores(config) => return Ok(()),
        names => names?,
    };
    let is_default = names.len() == 2 && names[0] == "LABEL_0";
    if makes_scores(config) || !is_default {
        metadata.set("classifier.output_labels", gguf::Value::strings(names));
    }
    Ok(())
}

/// Returns the names of scores, in the order of their numbers.
fn labels(config: &ModelConfig) -> Result<Vec<String>, Error> {
    const KEY: &str = "id2label";
    /// Most names, as many as a file may have.
    const MOST: usize = 1 << 16;
    let Some(names) = config.get(KEY).and_then(Value::as_object) else {
        let n = config.count("num_labels")?.unwrap_or(2);
        if n as usize > MOST {
            return Err(config.fault("num_labels", &format!("at most {MOST}")));
        }
        return Ok((0..n).map(|i| format!("LABEL_{i}")).collect());
    };
    if names.len() > MOST {
        return Err(config.fault(KEY, &format!("at most {MOST} names")));
    }
    let name = |i: usize| Some(names.get(&i.to_string())?.as_str()?.to_owned());
    let found: Option<Vec<String>> = (0..names.len()).map(name).collect();
    found.ok_or_else(|| config.fault(KEY, "a name for each number from 0 on"))
}

fn modern_bert(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    metadata.remove("attention.head_count_kv");
    let epsilon = config.number("norm_eps")?.unwrap_or(1e-5);
    metadata.set("attention.layer_norm_rms_epsilon", epsilon as f32);
    for key in ["norm_bias", "attention_bias", "mlp_bias"] {
        check(config, key, &json!(false))?;
    }
    rope::set_modern_bert(config, metadata)?;
    metadata.set("rope.scaling.type", "none");
    metadata.set("attention.causal", false);
    metadata.set("attention.sliding_window", config.required_count("local_attention")?);
    metadata.set("attention.sliding_window_pattern", interval(config)?);
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    match config.get("classifier_pooling").map(Value::as_str) {
        Some(Some("mean")) => metadata.set("classifier.pooling_type", 1u32),
        // as in transformers
        None | Some(Some("cls")) => metadata.set("classifier.pooling_type", 2u32),
        Some(_) => return Err(config.fault("classifier_pooling", "mean or cls")),
    }
    check(config, "classifier_activation", &json!("gelu"))?;
    set_labels(config, metadata)?;
    if let Some(name) = config.get("hidden_activation").and_then(Value::as_str) {
        metadata.set("hidden_activation", name);
    }
    Ok(())
}

/// Returns the number of layers of ModernBERT of which the first sees all.
fn interval(config: &ModelConfig) -> Result<u32, Error> {
    if let Some(n) = config.count("global_attn_every_n_layers")? {
        return Ok(n);
    }
    let Some(windowed) = super::windows(config)? else { return Ok(3) };
    let n = windowed.len();
    let second = windowed.iter().skip(1).position(|on| !on).map_or(n, |at| at + 1);
    if windowed.iter().enumerate().any(|(i, &on)| on == i.is_multiple_of(second)) {
        return Err(config.fault("layer_types", "full_attention in the first of every few layers"));
    }
    Ok(second as u32)
}

fn gemma_embedding(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    if config.get("use_bidirectional_attention") != Some(&json!(true)) {
        return Err(config.fault("use_bidirectional_attention", "true"));
    }
    super::gemma3_sizes(config, metadata)
}
