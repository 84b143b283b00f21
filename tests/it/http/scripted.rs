//! A model that writes what a test tells it to: each token is followed by one other, whatever came
//! before. Its vocabulary is the bytes and the pieces of the scripts.

use hob::gguf::{TensorType, Value, Writer};

/// Numbers of `<unk>`, `<s>` and `</s>`; the bytes follow.
const N_SPECIAL: usize = 3;
const EOS: usize = 2;

/// A text that is written after a byte at the end of a prompt, piece after piece.
pub(crate) struct Script<'a> {
    pub after: u8,
    pub pieces: &'a [&'a str],
}

/// Returns the file of a model that writes these scripts. No piece may occur twice. Its chat
/// template writes the last message and nothing else.
pub(crate) fn scripted(scripts: &[Script]) -> Vec<u8> {
    let pieces: Vec<&str> = scripts.iter().flat_map(|script| script.pieces).copied().collect();
    let first_piece = N_SPECIAL + 256;
    // even, for the angles of positions
    let n = (first_piece + pieces.len()).next_multiple_of(32);
    let mut next = vec![EOS; n];
    for script in scripts {
        let mut at = N_SPECIAL + usize::from(script.after);
        for piece in script.pieces {
            let id = first_piece + pieces.iter().position(|known| known == piece).unwrap();
            assert_eq!(next[at], EOS, "{piece:?} occurs twice");
            next[at] = id;
            at = id;
        }
    }
    let mut writer = Writer::new();
    for (key, value) in metadata(n, &pieces) {
        writer.metadata(&key, value).unwrap();
    }
    let unit = |i: usize, scale: f32| (0..n).map(move |k| if k == i { scale } else { 0.0 });
    let one = |list: Vec<f32>| list.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>();
    let mut tensors: Vec<(String, Vec<usize>, Vec<u8>)> = Vec::new();
    tensors.push((
        "token_embd.weight".into(),
        vec![n, n],
        one((0..n).flat_map(|i| unit(i, 1.0)).collect()),
    ));
    tensors.push(("output_norm.weight".into(), vec![n], one(vec![1.0; n])));
    let rows =
        (0..n).flat_map(|id| next.iter().map(move |&after| if after == id { 9.0 } else { 0.0 }));
    tensors.push(("output.weight".into(), vec![n, n], one(rows.collect())));
    for name in ["attn_norm", "ffn_norm"] {
        tensors.push((format!("blk.0.{name}.weight"), vec![n], one(vec![1.0; n])));
    }
    for name in ["attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down"] {
        tensors.push((format!("blk.0.{name}.weight"), vec![n, n], vec![0; 4 * n * n]));
    }
    for (name, shape, _) in &tensors {
        writer.tensor(name, TensorType::F32, shape).unwrap();
    }
    let mut file = writer.begin(Vec::new()).unwrap();
    for (name, _, bytes) in &tensors {
        file.data(name, bytes).unwrap();
    }
    file.finish().unwrap()
}

fn metadata(n: usize, pieces: &[&str]) -> Vec<(String, Value)> {
    let mut tokens: Vec<String> = ["<unk>", "<s>", "</s>"].map(String::from).into();
    tokens.extend((0..=255u8).map(|byte| format!("<0x{byte:02X}>")));
    tokens.extend(pieces.iter().map(|piece| piece.replace(' ', "\u{2581}")));
    tokens.extend((tokens.len()..n).map(|i| format!("<unused{i}>")));
    // unknown, control, bytes, pieces
    let kind = |i: usize| match i {
        0 => 2i32,
        1..N_SPECIAL => 3,
        _ if i < N_SPECIAL + 256 => 6,
        _ => 1,
    };
    let mut all: Vec<(String, Value)> = vec![
        ("general.architecture".into(), "llama".into()),
        ("tokenizer.ggml.model".into(), "llama".into()),
        ("tokenizer.ggml.scores".into(), vec![-1.0f32; n].into()),
        ("tokenizer.ggml.token_type".into(), (0..n).map(kind).collect::<Vec<i32>>().into()),
        ("tokenizer.ggml.tokens".into(), Value::strings(tokens)),
        ("tokenizer.ggml.bos_token_id".into(), 1u32.into()),
        ("tokenizer.ggml.eos_token_id".into(), (EOS as u32).into()),
        ("tokenizer.ggml.add_bos_token".into(), false.into()),
        ("tokenizer.ggml.add_space_prefix".into(), false.into()),
        ("tokenizer.chat_template".into(), "{{ messages[-1].content }}".into()),
        ("llama.attention.layer_norm_rms_epsilon".into(), 1e-5f32.into()),
    ];
    for (key, value) in [
        ("block_count", 1),
        ("context_length", 1024),
        ("embedding_length", n as u32),
        ("feed_forward_length", n as u32),
        ("attention.head_count", (n / 32) as u32),
    ] {
        all.push((format!("llama.{key}"), value.into()));
    }
    all
}
