//! Folders of encoders, of each class under the names of its makers: they are the file that they
//! would be converted to.

use hob::hugging_face::HfModel;
use hob::model::plan::HeadInput;
use hob::util::normal::gelu_erf;
use serde_json::Value as Json;

use super::*;
use crate::hugging_face::{Tensors, write_safetensors};

/// The names of a class of models.
struct ClassWords {
    class: &'static str,
    /// The words before the number of a layer.
    layers: &'static str,
    /// Parts of names in GGUF, and those of the class.
    words: &'static [(&'static str, &'static str)],
}

const BERT_SCORES: ClassWords = ClassWords {
    class: "BertForSequenceClassification",
    layers: "bert.encoder.layer.",
    words: &[
        ("token_embd", "bert.embeddings.word_embeddings"),
        ("token_types", "bert.embeddings.token_type_embeddings"),
        ("position_embd", "bert.embeddings.position_embeddings"),
        ("token_embd_norm", "bert.embeddings.LayerNorm"),
        ("attn_q", "attention.self.query"),
        ("attn_k", "attention.self.key"),
        ("attn_v", "attention.self.value"),
        ("attn_output", "attention.output.dense"),
        ("attn_output_norm", "attention.output.LayerNorm"),
        ("ffn_up", "intermediate.dense"),
        ("ffn_down", "output.dense"),
        ("layer_output_norm", "output.LayerNorm"),
        ("cls", "bert.pooler.dense"),
        ("cls.output", "classifier"),
    ],
};
const ROBERTA_SCORES: ClassWords = ClassWords {
    class: "RobertaForSequenceClassification",
    layers: "roberta.encoder.layer.",
    words: &[
        ("token_embd", "roberta.embeddings.word_embeddings"),
        ("token_types", "roberta.embeddings.token_type_embeddings"),
        ("position_embd", "roberta.embeddings.position_embeddings"),
        ("token_embd_norm", "roberta.embeddings.LayerNorm"),
        ("attn_q", "attention.self.query"),
        ("attn_k", "attention.self.key"),
        ("attn_v", "attention.self.value"),
        ("attn_output", "attention.output.dense"),
        ("attn_output_norm", "attention.output.LayerNorm"),
        ("ffn_up", "intermediate.dense"),
        ("ffn_down", "output.dense"),
        ("layer_output_norm", "output.LayerNorm"),
        ("cls", "classifier.dense"),
        ("cls.output", "classifier.out_proj"),
    ],
};
const DISTIL_SCORES: ClassWords = ClassWords {
    class: "DistilBertForSequenceClassification",
    layers: "distilbert.transformer.layer.",
    words: &[
        ("token_embd", "distilbert.embeddings.word_embeddings"),
        ("position_embd", "distilbert.embeddings.position_embeddings"),
        ("token_embd_norm", "distilbert.embeddings.LayerNorm"),
        ("attn_q", "attention.q_lin"),
        ("attn_k", "attention.k_lin"),
        ("attn_v", "attention.v_lin"),
        ("attn_output", "attention.out_lin"),
        ("attn_output_norm", "sa_layer_norm"),
        ("ffn_up", "ffn.lin1"),
        ("ffn_down", "ffn.lin2"),
        ("layer_output_norm", "output_layer_norm"),
        ("cls", "pre_classifier"),
        ("cls.output", "classifier"),
    ],
};
const NOMIC: ClassWords = ClassWords {
    class: "NomicBertModel",
    layers: "encoder.layers.",
    words: &[
        ("token_embd", "embeddings.word_embeddings"),
        ("token_types", "embeddings.token_type_embeddings"),
        ("token_embd_norm", "emb_ln"),
        ("attn_qkv", "attn.Wqkv"),
        ("attn_output", "attn.out_proj"),
        ("attn_output_norm", "norm1"),
        ("ffn_up", "mlp.fc11"),
        ("ffn_gate", "mlp.fc12"),
        ("ffn_down", "mlp.fc2"),
        ("layer_output_norm", "norm2"),
    ],
};
const JINA: ClassWords = ClassWords {
    class: "JinaBertModel",
    layers: "encoder.layer.",
    words: &[
        ("token_embd", "embeddings.word_embeddings"),
        ("token_types", "embeddings.token_type_embeddings"),
        ("token_embd_norm", "embeddings.LayerNorm"),
        ("attn_q", "attention.self.query"),
        ("attn_k", "attention.self.key"),
        ("attn_v", "attention.self.value"),
        ("attn_output", "attention.output.dense"),
        ("attn_output_norm", "attention.output.LayerNorm"),
        ("ffn_up", "mlp.gated_layers"),
        ("ffn_down", "mlp.wo"),
        ("layer_output_norm", "mlp.layernorm"),
    ],
};

impl ClassWords {
    /// Returns the name of a tensor.
    fn name(&self, of_gguf: &str) -> String {
        let (part, end) = of_gguf.rsplit_once('.').unwrap();
        let word = |part: &str| {
            let found = self.words.iter().find(|(known, _)| *known == part);
            found.unwrap_or_else(|| panic!("{}: {part}", self.class)).1
        };
        match part.strip_prefix("blk.").and_then(|rest| rest.split_once('.')) {
            Some((number, part)) => format!("{}{number}.{}.{end}", self.layers, word(part)),
            None => format!("{}.{end}", word(part)),
        }
    }

    /// Returns the tensors of an encoder under the names of the class.
    fn tensors(&self, encoder: &Encoder) -> Tensors {
        let tensors = encoder.tensors.iter().map(|(name, (shape, values))| {
            let shape = shape.iter().rev().copied().collect();
            (self.name(name), (shape, values.clone()))
        });
        tensors.collect()
    }
}

/// Returns the keys of BERT, and what else a class has.
fn keys(class: &str, more: &Json) -> Json {
    let mut keys = json!({
        "architectures": [class], "hidden_size": WIDTH, "num_hidden_layers": LAYERS,
        "num_attention_heads": HEADS, "intermediate_size": FF, "max_position_embeddings": CTX,
        "vocab_size": TOKENS.len(), "type_vocab_size": 2, "layer_norm_eps": EPS,
        "hidden_act": "gelu",
    });
    let all = keys.as_object_mut().unwrap();
    all.extend(more.as_object().unwrap().clone());
    all.retain(|_, value| *value != json!("absent"));
    keys
}

/// Returns the keys of the makers of nomic-embed-text.
fn nomic_keys(more: &Json) -> Json {
    let mut all = json!({
        "n_embd": WIDTH, "n_layer": LAYERS, "n_head": HEADS, "n_inner": FF, "n_positions": 8192,
        "max_trained_positions": 2048, "layer_norm_epsilon": EPS, "rotary_emb_base": 1000,
        "activation_function": "swiglu", "causal": false, "qkv_proj_bias": false,
        "rotary_emb_fraction": 1.0, "rotary_emb_scale_base": null, "prenorm": false,
    });
    for key in [
        "hidden_size",
        "num_hidden_layers",
        "num_attention_heads",
        "intermediate_size",
        "max_position_embeddings",
        "layer_norm_eps",
        "hidden_act",
    ] {
        all[key] = "absent".into();
    }
    all.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    keys(NOMIC.class, &all)
}

/// Writes a folder with the vocabulary of [`TOKENS`], next to those that are there.
fn write(folder: &Folder, config: &Json, tensors: &Tensors) -> PathBuf {
    let n_written = std::fs::read_dir(&folder.0).unwrap().count();
    let path = folder.0.join(format!("model-{n_written}"));
    std::fs::create_dir_all(&path).unwrap();
    let vocabulary = (0..).zip(TOKENS).map(|(id, token): (u32, &str)| {
        let text = match token.strip_prefix('▁') {
            _ if token.starts_with('[') => token.to_owned(),
            Some(word) => word.to_owned(),
            None => format!("##{token}"),
        };
        (text, Json::from(id))
    });
    let added = (0..5).map(|id| json!({"id": id, "content": TOKENS[id], "special": true}));
    let tokenizer = json!({
        "model": {
            "type": "WordPiece", "vocab": vocabulary.collect::<serde_json::Map<_, _>>(),
            "continuing_subword_prefix": "##", "unk_token": "[UNK]",
        },
        "normalizer": {
            "type": "BertNormalizer", "clean_text": true, "handle_chinese_chars": true,
            "lowercase": true,
        },
        "pre_tokenizer": {"type": "BertPreTokenizer"},
        "added_tokens": added.collect::<Vec<_>>(),
    });
    let of_config = json!({
        "cls_token": "[CLS]", "sep_token": "[SEP]", "pad_token": "[PAD]", "unk_token": "[UNK]",
        "mask_token": "[MASK]",
    });
    std::fs::write(path.join("config.json"), config.to_string()).unwrap();
    std::fs::write(path.join("tokenizer.json"), tokenizer.to_string()).unwrap();
    std::fs::write(path.join("tokenizer_config.json"), of_config.to_string()).unwrap();
    write_safetensors(&path.join("model.safetensors"), tensors);
    path
}

/// Checks that a folder is an encoder, and has these values; returns its model.
fn check(
    folder: &Folder,
    config: &Json,
    tensors: &Tensors,
    encoder: &Encoder,
    values: &[(&str, Value)],
) -> Model {
    let gguf = HfModel::open(&write(folder, config, tensors)).unwrap().gguf;
    assert_eq!(gguf.tensors().len(), encoder.tensors.len());
    for (name, (shape, values)) in &encoder.tensors {
        let found = gguf.tensor(name).unwrap_or_else(|| panic!("{name}"));
        assert_eq!((&found.shape, found.ty), (shape, TensorType::F32), "{name}");
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        assert!(gguf.data(found) == bytes, "{name}");
    }
    let texts = gguf.get_array("tokenizer.ggml.tokens").unwrap().unwrap();
    let texts: Vec<&[u8]> = texts.strings().unwrap().collect();
    assert_eq!(texts, TOKENS.map(str::as_bytes));
    for (key, value) in values {
        assert_eq!(gguf.get(key), Some(value), "{key}");
    }
    assert_eq!(gguf.get_str("general.architecture").unwrap(), Some(encoder.arch));
    Model::load(gguf).unwrap()
}

/// Returns a state of a text, and what the head of an encoder makes of it by a function.
fn scored(encoder: &Encoder, f: impl Fn(f64) -> f64) -> (Vec<f32>, Vec<f64>) {
    let state = Numbers(3).take(WIDTH, 1.0);
    let values: Vec<f64> = state.iter().map(|&value| value.into()).collect();
    let inner: Vec<f64> = encoder.linear("cls", &values).into_iter().map(f).collect();
    (state, encoder.linear("cls.output", &inner))
}

/// Checks what the head of a model makes of a state.
fn check_scores(model: &Model, state: &[f32], expected: &[f64]) {
    let scores = model.weights.classifier.as_ref().unwrap().scores(state);
    let scores: Vec<f64> = scores.iter().map(|&value| value.into()).collect();
    assert!(distance(&scores, expected) < 1e-4, "{scores:?} {expected:?}");
}

#[test]
fn folders_that_score_have_their_heads() {
    let folder = Folder::new("folder-scores");
    let named = json!({"id2label": {"1": "bad", "0": "good"}});
    let labelled = ("bert.classifier.output_labels", Value::strings(["good", "bad"]));

    let encoder = Encoder::new("bert").ranking(&["good", "bad"]);
    let tensors = BERT_SCORES.tensors(&encoder);
    let config = keys(BERT_SCORES.class, &named);
    let kinds = ("bert.classifier.pair_types", Value::from(true));
    let model = check(&folder, &config, &tensors, &encoder, &[labelled.clone(), kinds]);
    assert!(model.plan.tells_pairs);
    let (state, expected) = scored(&encoder, f64::tanh);
    check_scores(&model, &state, &expected);
    assert_eq!(model.plan.head_input, HeadInput::Token);

    // two rows of positions come before those of a text
    let mut tensors = ROBERTA_SCORES.tensors(&encoder);
    let positions = tensors.get_mut("roberta.embeddings.position_embeddings.weight").unwrap();
    positions.0[0] += 2;
    positions.1 = [vec![9.0; 2 * WIDTH], std::mem::take(&mut positions.1)].concat();
    let more = json!({"id2label": named["id2label"], "max_position_embeddings": CTX + 2});
    let config = keys(ROBERTA_SCORES.class, &more);
    let n_ctx = ("bert.context_length", Value::from(CTX as u32));
    let model = check(&folder, &config, &tensors, &encoder, &[labelled.clone(), n_ctx]);
    check_scores(&model, &state, &expected);

    let mut encoder = encoder;
    encoder.tensors.remove("token_types.weight");
    let tensors = DISTIL_SCORES.tensors(&encoder);
    let config = json!({
        "architectures": [DISTIL_SCORES.class], "dim": WIDTH, "n_layers": LAYERS, "n_heads": HEADS,
        "hidden_dim": FF, "max_position_embeddings": CTX, "vocab_size": TOKENS.len(),
        "activation": "gelu", "id2label": named["id2label"],
    });
    let relu = ("bert.classifier.activation", Value::from("relu"));
    let epsilon = ("bert.attention.layer_norm_epsilon", Value::from(1e-12f32));
    let model = check(&folder, &config, &tensors, &encoder, &[labelled, relu, epsilon]);
    let (state, expected) = scored(&encoder, |x| x.max(0.0));
    check_scores(&model, &state, &expected);
}

#[test]
fn folders_of_other_makers_are_their_files() {
    let folder = Folder::new("folder-makers");
    let encoder = Encoder::new("nomic-bert");
    let values = [
        ("nomic-bert.context_length", Value::from(2048u32)),
        ("nomic-bert.rope.freq_base", Value::from(1000f32)),
        ("nomic-bert.feed_forward_length", Value::from(FF as u32)),
    ];
    check(&folder, &nomic_keys(&json!({})), &NOMIC.tensors(&encoder), &encoder, &values);

    // as transformers calls it
    let values = [("nomic-bert.context_length", Value::from(CTX as u32))];
    let more = json!({
        "hidden_act": "silu", "head_dim": WIDTH / HEADS,
        "rope_parameters": {"rope_type": "default", "rope_theta": 1000.0},
    });
    let config = keys(NOMIC.class, &more);
    check(&folder, &config, &NOMIC.tensors(&encoder), &encoder, &values);

    let encoder = Encoder::new("jina-bert-v2");
    let more = json!({"position_embedding_type": "alibi", "feed_forward_type": "geglu"});
    let config = keys(JINA.class, &more);
    let values = [("jina-bert-v2.attention.causal", Value::from(false))];
    check(&folder, &config, &JINA.tensors(&encoder), &encoder, &values);
}

const GTE: ClassWords = ClassWords {
    class: "NewModel",
    layers: "new.encoder.layer.",
    words: &[
        ("token_embd", "new.embeddings.word_embeddings"),
        ("token_types", "new.embeddings.token_type_embeddings"),
        ("token_embd_norm", "new.embeddings.LayerNorm"),
        ("attn_qkv", "attention.qkv_proj"),
        ("attn_output", "attention.o_proj"),
        ("attn_output_norm", "attn_ln"),
        ("ffn_up", "mlp.up_proj"),
        ("ffn_gate", "mlp.gate_proj"),
        ("ffn_down", "mlp.down_proj"),
        ("layer_output_norm", "mlp_ln"),
    ],
};
/// The same as transformers calls it.
const GTE_LATER: ClassWords = ClassWords {
    class: "GteModel",
    layers: "layers.",
    words: &[
        ("token_embd", "embeddings.word_embeddings"),
        ("token_types", "embeddings.token_type_embeddings"),
        ("token_embd_norm", "embeddings.LayerNorm"),
        ("attn_q", "self_attn.q_proj"),
        ("attn_k", "self_attn.k_proj"),
        ("attn_v", "self_attn.v_proj"),
        ("attn_output", "self_attn.o_proj"),
        ("attn_output_norm", "post_attention_layernorm"),
        ("ffn_up", "mlp.up_proj"),
        ("ffn_gate", "mlp.gate_proj"),
        ("ffn_down", "mlp.down_proj"),
        ("layer_output_norm", "post_mlp_layernorm"),
    ],
};

/// The class that scores texts, as transformers calls its tensors.
const GTE_SCORES: ClassWords = ClassWords {
    class: "GteForSequenceClassification",
    layers: "gte.layers.",
    words: &[
        ("token_embd", "gte.embeddings.word_embeddings"),
        ("token_types", "gte.embeddings.token_type_embeddings"),
        ("token_embd_norm", "gte.embeddings.LayerNorm"),
        ("attn_q", "self_attn.q_proj"),
        ("attn_k", "self_attn.k_proj"),
        ("attn_v", "self_attn.v_proj"),
        ("attn_output", "self_attn.o_proj"),
        ("attn_output_norm", "post_attention_layernorm"),
        ("ffn_up", "mlp.up_proj"),
        ("ffn_gate", "mlp.gate_proj"),
        ("ffn_down", "mlp.down_proj"),
        ("layer_output_norm", "post_mlp_layernorm"),
        ("cls", "gte.pooler.dense"),
        ("cls.output", "classifier"),
    ],
};

/// Returns an encoder of GTE's own class, with queries, keys and values apart.
fn gte_apart() -> Encoder {
    let mut encoder = Encoder::new("nomic-bert");
    encoder.arch = "gte";
    for i in 0..LAYERS {
        let name = |word: &str| format!("blk.{i}.{word}.weight");
        let (_, all) = encoder.tensors.remove(&name("attn_qkv")).unwrap();
        for (word, rows) in ["attn_q", "attn_k", "attn_v"].iter().zip(all.chunks(WIDTH * WIDTH)) {
            encoder.tensors.insert(name(word), (vec![WIDTH, WIDTH], rows.to_vec()));
        }
    }
    encoder
}

/// A vocabulary of unigrams may be in `tokenizer.json` alone.
#[test]
fn unigrams_in_json_are_read() {
    let folder = Folder::new("folder-unigrams");
    let tensors = GTE_LATER.tensors(&gte_apart());
    let path = write(&folder, &keys(GTE_LATER.class, &json!({})), &tensors);
    let special = ["<s>", "<pad>", "</s>", "<unk>"];
    let added = (0..4).map(|id| json!({"id": id, "content": special[id], "special": true}));
    let token = |text: &str| json!({"SpecialToken": {"id": text, "type_id": 0}});
    let text = json!({"Sequence": {"id": "A", "type_id": 0}});
    let vocabulary = json!([
        ["<s>", 0.0],
        ["<pad>", 0.0],
        ["</s>", 0.0],
        ["<unk>", 0.0],
        ["▁", -3.0],
        ["▁a", -1.0],
        ["b", -2.0],
        ["▁ab", -1.5]
    ]);
    let tokenizer = json!({
        "model": {"type": "Unigram", "unk_id": 3, "vocab": vocabulary},
        "normalizer": {"type": "Sequence", "normalizers": [
            {"type": "Strip", "strip_left": false, "strip_right": true},
            {"type": "Replace", "pattern": {"Regex": " {2,}"}, "content": "▁"},
        ]},
        "pre_tokenizer": {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always"},
        "post_processor": {"type": "TemplateProcessing", "pair": [],
            "single": [token("<s>"), text, token("</s>")]},
        "added_tokens": added.collect::<Vec<_>>(),
    });
    let of_config = json!({"bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>"});
    std::fs::write(path.join("tokenizer.json"), tokenizer.to_string()).unwrap();
    std::fs::write(path.join("tokenizer_config.json"), of_config.to_string()).unwrap();
    let tokenizer = Tokenizer::from_gguf(&HfModel::open(&path).unwrap().gguf).unwrap();
    let encode = |text: &str| tokenizer.encode(text, &EncodeOptions::DOCUMENT);
    assert_eq!(encode("ab  a "), [0, 7, 5, 2]);
    assert_eq!(encode("ac"), [0, 5, 3, 2]);
}

/// In GTE's own class ways up and gates are one matrix, and positions may be scaled by NTK.
#[test]
fn gtes_own_class_is_its_file() {
    let folder = Folder::new("folder-gte");
    let mut encoder = Encoder::new("nomic-bert");
    encoder.arch = "gte";
    let mut tensors = GTE.tensors(&encoder);
    for i in 0..LAYERS {
        let name = |word: &str| format!("new.encoder.layer.{i}.mlp.{word}.weight");
        let (_, up) = tensors.remove(&name("up_proj")).unwrap();
        let (_, gate) = tensors.remove(&name("gate_proj")).unwrap();
        tensors.insert(name("up_gate_proj"), (vec![2 * FF, WIDTH], [up, gate].concat()));
    }
    let d = WIDTH / HEADS;
    let divisor = |i: usize| 2f64.powf((2 * i + 2) as f64 / d as f64) as f32;
    let divisors: Vec<f32> = (0..d / 2).map(divisor).collect();
    encoder.tensors.insert("rope_freqs.weight".into(), (vec![d / 2], divisors));
    let config = keys(
        GTE.class,
        &json!({"position_embedding_type": "rope", "rope_theta": 500_000,
            "rope_scaling": {"type": "ntk", "factor": 2.0}}),
    );
    let base = |base: f32| ("gte.rope.freq_base", Value::from(base));
    let causal = ("gte.attention.causal", Value::from(false));
    check(&folder, &config, &tensors, &encoder, &[base(500_000.0), causal]);

    let encoder = gte_apart();
    let config = keys(GTE_LATER.class, &json!({}));
    check(&folder, &config, &GTE_LATER.tensors(&encoder), &encoder, &[base(160_000.0)]);

    let encoder = encoder.ranking(&["good", "bad"]);
    let config = keys(GTE_SCORES.class, &json!({"id2label": {"1": "bad", "0": "good"}}));
    let labelled = ("gte.classifier.output_labels", Value::strings(["good", "bad"]));
    let values = [base(160_000.0), labelled];
    let model = check(&folder, &config, &GTE_SCORES.tensors(&encoder), &encoder, &values);
    let (state, expected) = scored(&encoder, f64::tanh);
    check_scores(&model, &state, &expected);
    assert_eq!(model.plan.head_input, HeadInput::Token);
}

#[test]
fn experts_of_nomic_are_apart() {
    const N_EXPERT: usize = 3;
    let folder = Folder::new("folder-experts");
    let mut encoder = Encoder::new("nomic-bert");
    encoder.arch = "nomic-bert-moe";
    encoder.tensors.retain(|name, _| {
        !(name.contains("ffn_gate") || name.starts_with("blk.1.") && name.contains("ffn_"))
    });
    let mut tensors: Tensors = NOMIC
        .tensors(&encoder)
        .into_iter()
        .map(|(name, tensor)| (name.replace("fc11", "fc1"), tensor))
        .collect();
    let mut numbers = Numbers(5);
    let ups = numbers.take(N_EXPERT * FF * WIDTH, 0.4);
    let downs = numbers.take(N_EXPERT * FF * WIDTH, 0.4);
    let router = numbers.take(N_EXPERT * WIDTH, 0.4);
    let layer = |part: &str| format!("encoder.layers.1.mlp.{part}");
    let stored = vec![N_EXPERT * FF, WIDTH];
    tensors.insert(layer("experts.mlp.w1"), (stored.clone(), ups.clone()));
    tensors.insert(layer("experts.mlp.w2"), (stored, downs.clone()));
    tensors.insert(layer("experts.bias"), (vec![WIDTH], vec![0.0; WIDTH]));
    tensors.insert(layer("router.layer.weight"), (vec![N_EXPERT, WIDTH], router.clone()));
    let turned = downs.chunks_exact(FF * WIDTH).flat_map(|matrix| {
        let at = |row: usize, column: usize| matrix[row * WIDTH + column];
        (0..WIDTH).flat_map(move |column| (0..FF).map(move |row| at(row, column)))
    });
    let of_gguf = |part: &str| format!("blk.1.{part}.weight");
    let turned = (vec![FF, WIDTH, N_EXPERT], turned.collect());
    encoder.tensors.insert(of_gguf("ffn_up_exps"), (vec![WIDTH, FF, N_EXPERT], ups));
    encoder.tensors.insert(of_gguf("ffn_down_exps"), turned);
    encoder.tensors.insert(of_gguf("ffn_gate_inp"), (vec![WIDTH, N_EXPERT], router));
    let config = nomic_keys(&json!({
        "moe_every_n_layers": 2, "moe_top_k": 2, "num_experts": N_EXPERT, "n_positions": 2048,
        "activation_function": "gelu", "qkv_proj_bias": true,
    }));
    let values = [
        ("nomic-bert-moe.context_length", Value::from(512u32)),
        ("nomic-bert-moe.moe_every_n_layers", Value::from(2u32)),
        ("nomic-bert-moe.expert_count", Value::from(N_EXPERT as u32)),
        ("nomic-bert-moe.expert_used_count", Value::from(2u32)),
    ];
    check(&folder, &config, &tensors, &encoder, &values);
}

#[test]
fn modern_bert_scores_the_mean() {
    let folder = Folder::new("folder-modern");
    let mut numbers = Numbers(8);
    let mut tensors = Tensors::new();
    let mut add = |name: &str, shape: &[usize]| {
        let values = numbers.take(shape.iter().product(), 0.5);
        tensors.insert(format!("{name}.weight"), (shape.to_vec(), values));
    };
    add("model.embeddings.tok_embeddings", &[TOKENS.len(), WIDTH]);
    for norm in ["model.embeddings.norm", "model.final_norm", "head.norm"] {
        add(norm, &[WIDTH]);
    }
    add("head.dense", &[WIDTH, WIDTH]);
    add("classifier", &[1, WIDTH]);
    for i in 0..LAYERS {
        let layer = |part: &str| format!("model.layers.{i}.{part}");
        if i > 0 {
            add(&layer("attn_norm"), &[WIDTH]);
        }
        add(&layer("attn.Wqkv"), &[3 * WIDTH, WIDTH]);
        add(&layer("attn.Wo"), &[WIDTH, WIDTH]);
        add(&layer("mlp_norm"), &[WIDTH]);
        add(&layer("mlp.Wi"), &[2 * FF, WIDTH]);
        add(&layer("mlp.Wo"), &[WIDTH, FF]);
    }
    tensors.insert("classifier.bias".into(), (vec![1], vec![0.25]));
    let more = json!({
        "layer_norm_eps": "absent", "norm_eps": 1e-5, "hidden_activation": "gelu",
        "local_attention": 8, "global_attn_every_n_layers": 3, "classifier_pooling": "mean",
        "classifier_activation": "gelu", "num_labels": 1,
        "rope_parameters": {
            "full_attention": {"rope_type": "default", "rope_theta": 5000.0},
            "sliding_attention": {"rope_type": "default", "rope_theta": 500.0},
        },
    });
    let config = keys("ModernBertForSequenceClassification", &more);
    let path = write(&folder, &config, &tensors);
    let gguf = HfModel::open(&path).unwrap().gguf;
    let labels = gguf.get("modern-bert.classifier.output_labels");
    assert_eq!(labels, Some(&Value::strings(["LABEL_0"])));
    let model = Model::load(gguf).unwrap();
    assert_eq!(model.plan.head_input, HeadInput::Mean);

    let state = Numbers(3).take(WIDTH, 1.0);
    let row = |name: &str, i: usize| tensors[name].1[i * WIDTH..][..WIDTH].to_vec();
    let dot = |weights: &[f32], x: &[f64]| -> f64 {
        weights.iter().zip(x).map(|(w, x)| f64::from(*w) * x).sum()
    };
    let values: Vec<f64> = state.iter().map(|&value| value.into()).collect();
    let dense = (0..WIDTH).map(|i| dot(&row("head.dense.weight", i), &values));
    let inner: Vec<f64> = dense.map(|value| gelu_erf(value as f32).into()).collect();
    let mean = inner.iter().sum::<f64>() / WIDTH as f64;
    let variance = inner.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / WIDTH as f64;
    let weights = row("head.norm.weight", 0);
    let normed = inner.iter().zip(&weights);
    let normed: Vec<f64> = normed
        .map(|(x, weight)| (x - mean) / (variance + 1e-5).sqrt() * f64::from(*weight))
        .collect();
    check_scores(&model, &state, &[dot(&row("classifier.weight", 0), &normed) + 0.25]);

    // without the name of the function, and with another
    let mut config = config;
    config["classifier_activation"] = "relu".into();
    let error = HfModel::open(&write(&folder, &config, &tensors)).err().unwrap().to_string();
    assert!(error.contains("classifier_activation"), "{error}");
}

#[test]
fn encoders_that_compute_otherwise_are_refused() {
    let folder = Folder::new("folder-refused");
    let jina = json!({"position_embedding_type": "alibi", "feed_forward_type": "geglu"});
    let refused = |class: &str, config: Json, key: &str| {
        let norm = ("embeddings.LayerNorm.weight".to_owned(), (vec![WIDTH], vec![1.0; WIDTH]));
        let path = write(&folder, &config, &Tensors::from([norm]));
        let error = HfModel::open(&path).err().unwrap_or_else(|| panic!("{class}: {key}"));
        let error = error.to_string();
        assert!(error.contains(key), "{class}: {error}");
    };
    for (key, value) in [
        ("n_positions", json!(4096)),
        ("activation_function", json!("gelu")),
        ("rotary_emb_fraction", json!(0.5)),
        ("rotary_emb_scale_base", json!(512)),
        ("prenorm", json!(true)),
        ("mlp_fc1_bias", json!(true)),
    ] {
        let mut more = json!({});
        more[key] = value;
        refused("NomicBertModel", nomic_keys(&more), key);
    }
    for key in ["position_embedding_type", "feed_forward_type"] {
        let mut more = jina.clone();
        more[key] = "original".into();
        refused("JinaBertModel", keys("JinaBertModel", &more), key);
    }
    for (class, more, key) in [
        ("BertForSequenceClassification", json!({"id2label": {"1": "x"}}), "id2label"),
        ("BertForSequenceClassification", json!({"num_labels": 100_000}), "num_labels"),
        ("DistilBertModel", json!({"activation": "relu"}), "activation"),
        (
            "ModernBertModel",
            json!({"classifier_pooling": "max", "local_attention": 8}),
            "classifier_pooling",
        ),
        ("NewModel", json!({"position_embedding_type": "absolute"}), "position_embedding_type"),
        ("NewModel", json!({"layer_norm_type": "rms_norm"}), "layer_norm_type"),
        ("NewModel", json!({"hidden_act": "silu"}), "hidden_act"),
        ("NewModel", json!({"rope_scaling": {"type": "ntk", "mixed_b": 0.5}}), "mixed_b"),
        ("NewModel", json!({"rope_scaling": {"type": "dynamic"}}), "factor"),
        ("NewForTokenClassification", json!({}), "NewForTokenClassification"),
    ] {
        refused(class, keys(class, &more), key);
    }
}
