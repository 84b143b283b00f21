//! Files that are sound containers but no sound models: each is refused with an error that names
//! what is wrong.

use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};
use hob::gguf::{Gguf, TensorType, Value, Writer};
use hob::model::Model;

/// A small model, as lists that tests change before it is written.
struct File {
    metadata: Vec<(String, Value)>,
    tensors: Vec<(String, TensorType, Vec<usize>)>,
}

impl File {
    /// Two layers, four heads of 16 over two KV heads, width 64, vocabulary 32.
    fn llama() -> File {
        let mut metadata = vec![("general.architecture".to_string(), Value::from("llama"))];
        for (key, value) in [
            ("block_count", 2u32),
            ("context_length", 128),
            ("embedding_length", 64),
            ("feed_forward_length", 96),
            ("attention.head_count", 4),
            ("attention.head_count_kv", 2),
            ("rope.dimension_count", 16),
        ] {
            metadata.push((format!("llama.{key}"), value.into()));
        }
        metadata.push(("llama.attention.layer_norm_rms_epsilon".into(), 1e-5f32.into()));
        metadata.push(("llama.rope.freq_base".into(), 10000f32.into()));
        let mut tensors = vec![
            ("token_embd.weight".to_string(), TensorType::F32, vec![64, 32]),
            ("output_norm.weight".into(), TensorType::F32, vec![64]),
        ];
        for i in 0..2 {
            for (name, shape) in [
                ("attn_norm", vec![64]),
                ("attn_q", vec![64, 64]),
                ("attn_k", vec![64, 32]),
                ("attn_v", vec![64, 32]),
                ("attn_output", vec![64, 64]),
                ("ffn_norm", vec![64]),
                ("ffn_gate", vec![64, 96]),
                ("ffn_up", vec![64, 96]),
                ("ffn_down", vec![96, 64]),
            ] {
                tensors.push((format!("blk.{i}.{name}.weight"), TensorType::F32, shape));
            }
        }
        File { metadata, tensors }
    }

    /// The same under the name of another architecture.
    fn of(arch: &str) -> File {
        let mut file = File::llama();
        for (key, _) in &mut file.metadata {
            *key = key.replace("llama.", &format!("{arch}."));
        }
        file.set("general.architecture", arch)
    }

    fn set(mut self, key: &str, value: impl Into<Value>) -> File {
        self.metadata.retain(|(k, _)| k != key);
        self.metadata.push((key.into(), value.into()));
        self
    }

    fn without(mut self, name: &str) -> File {
        self.metadata.retain(|(k, _)| k != name);
        self.tensors.retain(|(n, ..)| n != name);
        self
    }

    fn tensor(mut self, name: &str, ty: TensorType, shape: &[usize]) -> File {
        self.tensors.retain(|(n, ..)| n != name);
        self.tensors.push((name.into(), ty, shape.to_vec()));
        self
    }

    fn gguf(self) -> Gguf {
        let mut writer = Writer::new();
        for (key, value) in self.metadata {
            writer.metadata(&key, value).unwrap();
        }
        for (name, ty, shape) in &self.tensors {
            writer.tensor(name, *ty, shape).unwrap();
        }
        let mut file = writer.begin(Vec::new()).unwrap();
        for (name, ty, shape) in &self.tensors {
            let n = ty.row_bytes(shape[0]).unwrap() * shape[1..].iter().product::<usize>();
            file.data(name, &vec![0u8; n]).unwrap();
        }
        Gguf::from_bytes(file.finish().unwrap()).unwrap()
    }

    /// The error of loading it.
    #[track_caller]
    fn error(self) -> String {
        match Model::load(self.gguf()) {
            Ok(_) => panic!("the file was accepted"),
            Err(e) => e.to_string(),
        }
    }
}

#[test]
fn the_unchanged_file_loads_and_runs() {
    let model = Arc::new(Model::load(File::llama().gguf()).unwrap());
    let options = ContextOptions { n_threads: Some(1), ..Default::default() };
    let mut context = Context::new(model, &options).unwrap();
    let logits =
        context.step(&[BatchToken { token: 31, seq: 0, pos: 0, want_logits: true }]).unwrap();
    assert!(logits.len() == 32 && logits.iter().all(|&l| l == 0.0));
}

#[test]
fn metadata_out_of_range_is_named() {
    type Change = fn(File) -> File;
    let cases: &[(Change, &str)] = &[
        (|f| f.without("general.architecture"), "general.architecture"),
        (|f| f.set("general.architecture", 7u32), "general.architecture"),
        (
            |f| f.set("general.architecture", "perceptron"),
            "`perceptron` is not supported; supported are ",
        ),
        (|f| f.without("llama.block_count"), "llama.block_count"),
        (|f| f.set("llama.block_count", 0u32), "llama.block_count"),
        (|f| f.set("llama.block_count", 1_000_000_000u32), "llama.block_count"),
        (|f| f.set("llama.block_count", 3u32), "blk.2.attn_norm.weight"),
        (|f| f.set("llama.block_count", 1u32), "blk.1.attn_norm.weight"),
        (|f| f.set("llama.nextn_predict_layers", 2u32), "llama.nextn_predict_layers"),
        (|f| f.set("llama.embedding_length", 63u32), "llama.attention.head_count"),
        (|f| f.set("llama.embedding_length", 128u32), "llama.rope.dimension_count"),
        (|f| f.set("llama.embedding_length", u32::MAX), "llama.embedding_length"),
        (|f| f.set("llama.context_length", 0u32), "llama.context_length"),
        (|f| f.set("llama.feed_forward_length", 0u32), "llama.feed_forward_length"),
        (|f| f.set("llama.feed_forward_length", u32::MAX), "llama.feed_forward_length"),
        (|f| f.set("llama.attention.head_count", 0u32), "llama.attention.head_count"),
        (|f| f.set("llama.attention.head_count", 5u32), "llama.attention.head_count"),
        (|f| f.set("llama.attention.head_count_kv", 0u32), "llama.attention.head_count"),
        (|f| f.set("llama.attention.head_count_kv", 3u32), "llama.attention.head_count"),
        (
            |f| f.set("llama.attention.head_count_kv", vec![2u32; 3]),
            "llama.attention.head_count_kv",
        ),
        // more heads than values: without a length of their own, values would have none
        (
            |f| {
                f.set("llama.attention.head_count", 128u32)
                    .set("llama.attention.head_count_kv", 128u32)
                    .set("llama.attention.key_length", 16u32)
            },
            "llama.attention.value_length",
        ),
        (|f| f.set("llama.rope.dimension_count", 15u32), "llama.rope.dimension_count"),
        (|f| f.set("llama.rope.dimension_count", 18u32), "llama.rope.dimension_count"),
        (|f| f.set("llama.rope.freq_base", 0f32), "llama.rope.freq_base"),
        (|f| f.set("llama.rope.freq_base", f32::NAN), "llama.rope.freq_base"),
        (|f| f.set("llama.rope.scaling.type", "magic"), "llama.rope.scaling.type"),
        (|f| f.set("llama.rope.scaling.factor", -2f32), "llama.rope.scaling.factor"),
        (
            |f| f.set("llama.attention.layer_norm_rms_epsilon", 0f32),
            "llama.attention.layer_norm_rms_epsilon",
        ),
        (
            |f| f.set("llama.attention.layer_norm_rms_epsilon", f32::NAN),
            "llama.attention.layer_norm_rms_epsilon",
        ),
        (|f| f.set("llama.expert_count", 4u32), "llama.expert_used_count"),
        (
            |f| f.set("llama.expert_count", 4u32).set("llama.expert_used_count", 5u32),
            "llama.expert_used_count",
        ),
        (
            |f| f.set("llama.expert_count", 4u32).set("llama.expert_used_count", 2u32),
            "blk.0.ffn_gate_exps.weight",
        ),
        (|f| f.set("tokenizer.ggml.tokens", Value::strings(["a"; 31])), "tokenizer.ggml.tokens"),
        (|f| f.set("tokenizer.ggml.tokens", Value::strings(["a"; 33])), "tokenizer.ggml.tokens"),
    ];
    for (i, (change, named)) in cases.iter().enumerate() {
        let error = change(File::llama()).error();
        assert!(error.contains(named), "case {i}: `{error}` does not name {named}");
    }
}

/// Of a mixture alone, `feed_forward_length` is the width of nothing: working memory does not go by
/// it.
#[test]
fn the_width_of_a_dense_part_that_is_not_there_is_of_no_account() {
    let mut file = File::llama()
        .set("llama.feed_forward_length", 1u32 << 24)
        .set("llama.expert_feed_forward_length", 32u32)
        .set("llama.expert_count", 4u32)
        .set("llama.expert_used_count", 2u32);
    for i in 0..2 {
        for part in ["gate", "up", "down"] {
            file = file.without(&format!("blk.{i}.ffn_{part}.weight"));
        }
        for (name, shape) in [
            ("ffn_gate_inp", vec![64, 4]),
            ("ffn_gate_exps", vec![64, 32, 4]),
            ("ffn_up_exps", vec![64, 32, 4]),
            ("ffn_down_exps", vec![32, 64, 4]),
        ] {
            file = file.tensor(&format!("blk.{i}.{name}.weight"), TensorType::F32, &shape);
        }
    }
    let model = Model::load(file.gguf()).unwrap();
    for buf in [hob::backend::Buf::Gate, hob::backend::Buf::Up] {
        assert_eq!(buf.width(&model.plan), 2 * 32, "{buf:?}");
    }
}

#[test]
fn what_layers_of_gemma_4_share_must_fit() {
    // six layers, the third and the last see all; metadata is read before tensors are
    let file = || {
        File::of("gemma4")
            .set("gemma4.block_count", 6u32)
            .set("gemma4.attention.key_length_swa", 8u32)
            .set("gemma4.attention.value_length_swa", 8u32)
            .set("gemma4.rope.dimension_count_swa", 8u32)
            .set("gemma4.attention.sliding_window", 16u32)
            .set(
                "gemma4.attention.sliding_window_pattern",
                &[true, true, false, true, true, false][..],
            )
            .set("gemma4.attention.shared_kv_layers", 3u32)
    };
    assert!(file().error().contains("blk.0.attn_q.weight"), "the metadata is sound");
    for (file, named) in [
        (file().without("gemma4.attention.sliding_window"), "gemma4.attention.sliding_window"),
        (
            file().set("gemma4.attention.shared_kv_layers", 5u32),
            "gemma4.attention.shared_kv_layers",
        ),
        (
            file().set("gemma4.attention.shared_kv_layers", 7u32),
            "gemma4.attention.shared_kv_layers",
        ),
        // the third layer would read a windowed one, whose heads are smaller
        (
            file().set("gemma4.attention.shared_kv_layers", 4u32),
            "layer 2 with (heads, size) (2, 16)",
        ),
        (
            file().set("gemma4.attention.value_length_swa", 16u32),
            "gemma4.attention.value_length_swa",
        ),
        (file().set("gemma4.rope.dimension_count_swa", 7u32), "gemma4.rope.dimension_count_swa"),
        (file().set("gemma4.rope.dimension_count_swa", 16u32), "gemma4.rope.dimension_count_swa"),
        (
            file().set("gemma4.embedding_length_per_layer_input", 1u32 << 24),
            "embedding_length_per_layer_input",
        ),
        (file().set("gemma4.embedding_length_per_layer_input", 4u32), "per_layer_proj_norm.weight"),
    ] {
        let error = file.error();
        assert!(error.contains(named), "`{error}` does not name {named}");
    }
}

#[test]
fn where_values_have_gates_they_are_as_wide_as_keys() {
    for family in ["afmoe", "muse-glimmer"] {
        let sized = |d_v: u32| {
            File::of(family)
                .set(&format!("{family}.attention.key_length"), 16u32)
                .set(&format!("{family}.attention.value_length"), d_v)
                .set(&format!("{family}.logit_scale"), 1.0_f32)
        };
        assert!(sized(16).error().contains("blk.0."), "{family}: {}", sized(16).error());
        for d_v in [8, 32] {
            let error = sized(d_v).error();
            assert!(error.contains(&format!("{family}.attention.value_length")), "{error}");
        }
    }
}

#[test]
fn what_a_file_says_of_delta_nets_must_fit() {
    // of four layers the last is attention; metadata is read before tensors are
    let file = || {
        File::of("qwen35")
            .set("qwen35.block_count", 4u32)
            .set("qwen35.ssm.conv_kernel", 4u32)
            .set("qwen35.ssm.inner_size", 64u32)
            .set("qwen35.ssm.state_size", 16u32)
            .set("qwen35.ssm.time_step_rank", 4u32)
            .set("qwen35.ssm.group_count", 2u32)
    };
    let tensor = |file: File, name: &str, shape: &[usize]| {
        file.tensor(&format!("blk.0.{name}"), TensorType::F32, shape)
    };
    assert!(file().error().contains("blk.0.attn_qkv.weight"), "the metadata is sound");
    let with_qkv = || tensor(file(), "attn_qkv.weight", &[64, 128]);
    let with_conv = || tensor(with_qkv(), "ssm_conv1d.weight", &[4, 128]);
    for (file, named) in [
        (file().without("qwen35.ssm.conv_kernel"), "qwen35.ssm.conv_kernel"),
        (file().without("qwen35.ssm.inner_size"), "qwen35.ssm.inner_size"),
        (file().without("qwen35.ssm.state_size"), "qwen35.ssm.state_size"),
        (file().without("qwen35.ssm.time_step_rank"), "qwen35.ssm.time_step_rank"),
        (file().without("qwen35.ssm.group_count"), "qwen35.ssm.group_count"),
        (file().set("qwen35.ssm.conv_kernel", 0u32), "qwen35.ssm.conv_kernel"),
        (file().set("qwen35.ssm.conv_kernel", 65u32), "qwen35.ssm.conv_kernel"),
        (file().set("qwen35.ssm.conv_kernel", u32::MAX), "qwen35.ssm.conv_kernel"),
        (file().set("qwen35.ssm.inner_size", 63u32), "qwen35.ssm.inner_size"),
        (file().set("qwen35.ssm.state_size", 0u32), "qwen35.ssm.state_size"),
        (file().set("qwen35.ssm.state_size", 15u32), "qwen35.ssm.inner_size"),
        (file().set("qwen35.ssm.state_size", 1u32 << 20), "qwen35.ssm.state_size"),
        (file().set("qwen35.ssm.time_step_rank", 0u32), "qwen35.ssm.time_step_rank"),
        (file().set("qwen35.ssm.time_step_rank", 3u32), "qwen35.ssm.time_step_rank"),
        (file().set("qwen35.ssm.time_step_rank", 1u32 << 24), "qwen35.ssm.time_step_rank"),
        (file().set("qwen35.ssm.group_count", 0u32), "qwen35.ssm.group_count"),
        (file().set("qwen35.ssm.group_count", 3u32), "qwen35.ssm.time_step_rank"),
        (file().set("qwen35.ssm.group_count", u32::MAX), "qwen35.ssm.group_count"),
        (file().set("qwen35.full_attention_interval", 0u32), "qwen35.full_attention_interval"),
        (
            file().set("qwen35.attention.recurrent_layers", &[true; 3][..]),
            "qwen35.attention.recurrent_layers",
        ),
        (
            file().set("qwen35.attention.recurrent_layers", 1u32),
            "qwen35.attention.recurrent_layers",
        ),
        (file().set("qwen35.attention.value_length", 8u32), "qwen35.attention.value_length"),
        (
            file().set("qwen35.rope.dimension_sections", vec![2u32; 3]),
            "qwen35.rope.dimension_sections",
        ),
        // as the first layer is attention, its queries have gates
        (file().set("qwen35.attention.recurrent_layers", &[false; 4][..]), "blk.0.attn_q.weight"),
        (file().set("qwen35.attention.recurrent_layers", vec![1u32; 4]), "blk.0.attn_qkv.weight"),
        (tensor(file(), "attn_qkv.weight", &[64, 127]), "blk.0.attn_qkv.weight"),
        (with_qkv(), "blk.0.ssm_conv1d.weight"),
        (tensor(with_qkv(), "ssm_conv1d.weight", &[3, 128]), "blk.0.ssm_conv1d.weight"),
        (with_conv(), "blk.0.attn_gate.weight"),
        (tensor(with_conv(), "attn_gate.weight", &[64, 32]), "blk.0.attn_gate.weight"),
    ] {
        let error = file.error();
        assert!(error.contains(named), "`{error}` does not name {named}");
    }
}

#[test]
fn what_a_file_says_of_state_spaces_must_fit() {
    // the second layer is attention; metadata is read before tensors are
    let key = |suffix: &str| format!("granitehybrid.{suffix}");
    let file = || {
        let mut file = File::of("granitehybrid")
            .set("granitehybrid.attention.head_count_kv", vec![0u32, 2])
            .set("granitehybrid.ssm.conv_kernel", 4u32)
            .set("granitehybrid.ssm.inner_size", 64u32)
            .set("granitehybrid.ssm.state_size", 16u32)
            .set("granitehybrid.ssm.time_step_rank", 4u32)
            .set("granitehybrid.ssm.group_count", 2u32);
        for part in ["q", "k", "v", "output"] {
            file = file.without(&format!("blk.0.attn_{part}.weight"));
        }
        for (name, shape) in [
            ("in.weight", vec![64, 196]),
            ("conv1d.weight", vec![4, 128]),
            ("dt.bias", vec![4]),
            ("a", vec![1, 4]),
            ("d", vec![1, 4]),
            ("norm.weight", vec![32, 2]),
            ("out.weight", vec![64, 64]),
        ] {
            file = file.tensor(&format!("blk.0.ssm_{name}"), TensorType::F32, &shape);
        }
        file
    };
    let model = Arc::new(Model::load(file().gguf()).unwrap());
    let options = ContextOptions { n_threads: Some(1), ..Default::default() };
    let token = BatchToken { token: 31, seq: 0, pos: 0, want_logits: true };
    assert!(
        Context::new(model, &options).unwrap().step(&[token]).unwrap().iter().all(|&l| l == 0.0)
    );
    let biased = file().tensor("blk.0.ssm_conv1d.bias", TensorType::F32, &[128]);
    Model::load(biased.gguf()).unwrap();
    for (suffix, value, named) in [
        ("ssm.conv_kernel", 0, "ssm.conv_kernel"),
        ("ssm.conv_kernel", 65, "ssm.conv_kernel"),
        ("ssm.conv_kernel", u32::MAX, "ssm.conv_kernel"),
        ("ssm.inner_size", 0, "ssm.inner_size"),
        ("ssm.inner_size", 63, "ssm.inner_size"),
        ("ssm.inner_size", 1 << 24, "ssm.inner_size"),
        ("ssm.inner_size", u32::MAX, "ssm.inner_size"),
        ("ssm.state_size", 0, "ssm.state_size"),
        ("ssm.state_size", 1025, "ssm.state_size"),
        ("ssm.state_size", u32::MAX, "ssm.state_size"),
        ("ssm.time_step_rank", 0, "ssm.time_step_rank"),
        ("ssm.time_step_rank", 3, "ssm.inner_size"),
        ("ssm.time_step_rank", 1 << 24, "ssm.inner_size"),
        ("ssm.group_count", 0, "ssm.group_count"),
        ("ssm.group_count", 3, "ssm.group_count"),
        ("ssm.group_count", u32::MAX, "ssm.group_count"),
        ("attention.head_count_kv", 3, "attention.head_count"),
    ] {
        let error = file().set(&key(suffix), value).error();
        assert!(error.contains(&key(named)), "`{error}` does not name {named}");
    }
    for suffix in ["conv_kernel", "inner_size", "state_size", "time_step_rank", "group_count"] {
        let key = key(&format!("ssm.{suffix}"));
        let error = file().without(&key).error();
        assert!(error.contains(&key), "`{error}` does not name {key}");
    }
    for suffix in ["in.weight", "conv1d.weight", "dt.bias", "a", "d", "norm.weight", "out.weight"] {
        let name = format!("blk.0.ssm_{suffix}");
        let other = file().tensor(&name, TensorType::F32, &[64, 3]);
        for error in [file().without(&name).error(), other.error()] {
            assert!(error.contains(&format!("`{name}`")), "`{error}` does not name {name}");
        }
    }
    for (file, named) in [
        (file().tensor("blk.0.ssm_conv1d.bias", TensorType::F32, &[127]), "blk.0.ssm_conv1d.bias"),
        (
            file().set(&key("attention.head_count_kv"), vec![0u32]),
            "granitehybrid.attention.head_count_kv",
        ),
        // each size is within its limit, but not what a sequence would have to keep
        (
            file().set(&key("ssm.inner_size"), 1u32 << 23).set(&key("ssm.state_size"), 1024u32),
            "granitehybrid.ssm.state_size`: 8615112704",
        ),
        // as all layers are state spaces, or none is
        (file().set(&key("attention.head_count_kv"), 0u32), "blk.1.ssm_in.weight"),
        (file().set(&key("attention.head_count_kv"), 2u32), "blk.0.attn_q.weight"),
        (file().set(&key("logit_scale"), 0f32), "granitehybrid.logit_scale"),
        (
            file().set(&key("expert_shared_feed_forward_length"), u32::MAX),
            "expert_shared_feed_forward_length",
        ),
        // other architectures have nothing that stands in the place of attention, or say what
        (
            File::llama().set("llama.attention.head_count_kv", vec![0u32, 2]),
            "llama.attention.head_count_kv`: 0 in layer 0",
        ),
        (
            File::of("lfm2").set("lfm2.attention.head_count_kv", vec![2u32, 0]),
            "lfm2.shortconv.l_cache",
        ),
    ] {
        let error = file.error();
        assert!(error.contains(named), "`{error}` does not name {named}");
    }
}

#[test]
fn what_a_file_says_of_latent_attention_and_experts_must_fit() {
    // metadata is read before tensors are
    let latent = || {
        File::of("deepseek2")
            .set("deepseek2.attention.head_count_kv", 1u32)
            .set("deepseek2.attention.kv_lora_rank", 32u32)
            .set("deepseek2.attention.key_length", 40u32)
            .set("deepseek2.attention.value_length", 32u32)
            .set("deepseek2.attention.key_length_mla", 24u32)
            .set("deepseek2.attention.value_length_mla", 16u32)
            .set("deepseek2.rope.dimension_count", 8u32)
    };
    assert!(latent().error().contains("blk.0.attn_q.weight"), "the metadata is sound");
    let key = |suffix: &str| format!("deepseek2.{suffix}");
    for (file, named) in [
        (latent().without("deepseek2.attention.kv_lora_rank"), key("attention.kv_lora_rank")),
        (latent().set("deepseek2.attention.kv_lora_rank", 0u32), key("attention.kv_lora_rank")),
        (latent().set("deepseek2.attention.kv_lora_rank", 1u32 << 24), key("attention.head_count")),
        (latent().without("deepseek2.attention.key_length_mla"), "converted again".into()),
        (
            latent().without("deepseek2.attention.value_length_mla"),
            key("attention.value_length_mla"),
        ),
        (latent().set("deepseek2.attention.key_length_mla", 8u32), key("attention.key_length_mla")),
        (latent().set("deepseek2.attention.head_count_kv", 2u32), key("attention.head_count_kv")),
        (latent().set("deepseek2.attention.q_lora_rank", 24u32), "blk.0.attn_q_b.weight".into()),
        (latent().set("deepseek2.expert_group_count", 8u32), key("expert_group_count")),
        (latent().set("deepseek2.expert_gating_func", 9u32), key("expert_gating_func")),
        (latent().set("deepseek2.expert_weights_scale", f32::NAN), key("expert_weights_scale")),
        (File::of("gpt-oss"), "gpt-oss.attention.sliding_window".into()),
        (
            File::of("gpt-oss").set("gpt-oss.attention.sliding_window", 16u32),
            "blk.0.attn_sinks.weight".into(),
        ),
        (
            File::of("gpt-oss").set("gpt-oss.attention.sliding_window", 16u32).tensor(
                "blk.0.attn_sinks.weight",
                TensorType::F32,
                &[5],
            ),
            "blk.0.attn_sinks.weight".into(),
        ),
    ] {
        let error = file.error();
        assert!(error.contains(&named), "`{error}` does not name {named}");
    }
}

#[test]
fn what_a_file_says_of_parts_side_by_side_must_fit() {
    let key = |suffix: &str| format!("cohere2.{suffix}");
    let file = || {
        File::of("cohere2")
            .set("cohere2.attention.layer_norm_epsilon", 1e-5f32)
            .set("cohere2.attention.sliding_window", 16u32)
            .set("cohere2.logit_scale", 0.25f32)
            .without("blk.0.ffn_norm.weight")
            .without("blk.1.ffn_norm.weight")
    };
    Model::load(file().gguf()).unwrap();
    for (file, named) in [
        (
            file().without("cohere2.attention.layer_norm_epsilon"),
            key("attention.layer_norm_epsilon"),
        ),
        (
            file().set("cohere2.attention.layer_norm_epsilon", -1f32),
            key("attention.layer_norm_epsilon"),
        ),
        (file().without("cohere2.logit_scale"), key("logit_scale")),
        (file().set("cohere2.logit_scale", f32::INFINITY), key("logit_scale")),
        (file().set("cohere2.logit_scale", 0f32), key("logit_scale")),
        (file().without("cohere2.attention.sliding_window"), key("attention.sliding_window")),
        (file().set("cohere2.attention.sliding_window", 0u32), key("attention.sliding_window")),
        (
            file().set("cohere2.attention.sliding_window_pattern", &[true; 3][..]),
            key("attention.sliding_window_pattern"),
        ),
        // one norm for both parts, without a bias
        (
            file().tensor("blk.1.ffn_norm.weight", TensorType::F32, &[64]),
            "blk.1.ffn_norm.weight".into(),
        ),
        (
            file().tensor("blk.0.attn_norm.bias", TensorType::F32, &[64]),
            "blk.0.attn_norm.bias".into(),
        ),
    ] {
        let error = file.error();
        assert!(error.contains(&named), "`{error}` does not name {named}");
    }
}

#[test]
fn tensors_that_do_not_fit_are_named() {
    let f32 = TensorType::F32;
    for (file, named) in [
        (File::llama().without("token_embd.weight"), "token_embd.weight"),
        (File::llama().tensor("token_embd.weight", f32, &[64]), "token_embd.weight"),
        (File::llama().tensor("token_embd.weight", f32, &[32, 32]), "token_embd.weight"),
        (File::llama().without("output_norm.weight"), "output_norm.weight"),
        (File::llama().without("blk.1.ffn_down.weight"), "blk.1.ffn_down.weight"),
        (File::llama().tensor("blk.1.attn_q.weight", f32, &[64, 32]), "blk.1.attn_q.weight"),
        (File::llama().tensor("blk.0.attn_norm.weight", f32, &[64, 2]), "blk.0.attn_norm.weight"),
        (File::llama().tensor("blk.0.attn_q.bias", f32, &[32]), "blk.0.attn_q.bias"),
        (File::llama().tensor("rope_freqs.weight", f32, &[16]), "rope_freqs.weight"),
        (File::llama().tensor("rope_freqs.weight", f32, &[8]), "rope_freqs.weight"),
        (File::llama().tensor("output.weight", f32, &[64, 31]), "output.weight"),
        (File::llama().tensor("blk.0.attn_gate.weight", f32, &[64, 64]), "blk.0.attn_gate.weight"),
        (File::llama().tensor("mystery", f32, &[1]), "mystery"),
    ] {
        let error = file.error();
        assert!(error.contains(named), "`{error}` does not name {named}");
    }
}

#[test]
fn a_bias_and_blocks_for_multi_token_prediction_are_taken() {
    let file = File::llama()
        .tensor("blk.0.attn_q.bias", TensorType::F32, &[64])
        .tensor("blk.1.attn_output.bias", TensorType::F32, &[64])
        .tensor("blk.2.nextn.eh_proj.weight", TensorType::F32, &[128, 64])
        .set("llama.block_count", 3u32)
        .set("llama.nextn_predict_layers", 1u32);
    assert_eq!(Model::load(file.gguf()).unwrap().weights.layers.len(), 2);
    // a file may have such a block and not count it
    let uncounted = File::llama().tensor("blk.2.nextn.eh_proj.weight", TensorType::F32, &[128, 64]);
    assert_eq!(Model::load(uncounted.gguf()).unwrap().weights.layers.len(), 2);
}
