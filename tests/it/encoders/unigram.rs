//! Unigram vocabularies, as XLM-RoBERTa's (BGE-M3) are: control tokens first, scores, pairs of
//! texts between two ends each.

use super::*;

const TOKENS: [(&str, f32); 17] = [
    ("<s>", 0.0),
    ("<pad>", 0.0),
    ("</s>", 0.0),
    ("<unk>", 0.0),
    ("▁", -3.0),
    ("▁hello", -5.0),
    ("▁hell", -6.0),
    ("o", -4.0),
    ("▁world", -5.5),
    ("▁w", -6.0),
    ("or", -4.5),
    ("ld", -5.0),
    ("l", -5.0),
    ("é", -7.0),
    ("中", -8.0),
    ("中文", -9.0),
    ("h", -9.5),
];

/// The encoder `bert` with this vocabulary in place of its own.
fn xlm() -> Encoder {
    let mut encoder = Encoder::new("bert");
    encoder.metadata.retain(|(key, _)| !key.starts_with("tokenizer."));
    let types: Vec<i32> = (0..TOKENS.len()).map(|i| [3, 3, 3, 2, 1][i.min(4)]).collect();
    encoder.metadata.extend([
        ("tokenizer.ggml.model".into(), "t5".into()),
        ("tokenizer.ggml.pre".into(), "default".into()),
        ("tokenizer.ggml.tokens".into(), Value::strings(TOKENS.map(|(text, _)| text))),
        ("tokenizer.ggml.scores".into(), TOKENS.map(|(_, score)| score).to_vec().into()),
        ("tokenizer.ggml.token_type".into(), types.into()),
        ("tokenizer.ggml.token_type_count".into(), 1u32.into()),
        ("tokenizer.ggml.add_space_prefix".into(), true.into()),
        ("tokenizer.ggml.remove_extra_whitespaces".into(), true.into()),
        ("tokenizer.ggml.bos_token_id".into(), 0u32.into()),
        ("tokenizer.ggml.eos_token_id".into(), 2u32.into()),
        ("tokenizer.ggml.unknown_token_id".into(), 3u32.into()),
        ("tokenizer.ggml.seperator_token_id".into(), 2u32.into()),
        ("tokenizer.ggml.padding_token_id".into(), 1u32.into()),
        ("tokenizer.ggml.add_bos_token".into(), true.into()),
        ("tokenizer.ggml.add_eos_token".into(), true.into()),
        ("tokenizer.ggml.add_sep_token".into(), true.into()),
    ]);
    let mut numbers = Numbers(13);
    let embd = numbers.take(WIDTH * TOKENS.len(), 1.0);
    encoder.tensors.insert("token_embd.weight".into(), (vec![WIDTH, TOKENS.len()], embd));
    // the only kind of text, written as a vector
    encoder.tensors.insert("token_types.weight".into(), (vec![WIDTH], numbers.take(WIDTH, 0.5)));
    encoder
}

#[test]
fn the_most_probable_way_is_taken() {
    let tokenizer = Tokenizer::from_gguf(&Gguf::from_bytes(xlm().bytes()).unwrap()).unwrap();
    let spell = |text: &str| {
        let ids = tokenizer.encode(text, &EncodeOptions::PLAIN);
        ids.iter().map(|&id| TOKENS[id as usize].0).collect::<Vec<_>>().join(" ")
    };
    for (text, expected) in [
        // one token of −5 before two of −10
        ("hello", "▁hello"),
        // −15.5 in three, where −5.5 and five are dearer
        ("world", "▁world"),
        ("worldo", "▁world o"),
        ("  hello \t world  ", "▁hello ▁ <unk> ▁world"),
        ("hello   world", "▁hello ▁world"),
        // characters without a token are one unknown, at a price that no other way has to pay
        ("hexyz", "▁ h <unk>"),
        ("é中文中", "▁ é 中文 中"),
        ("</s>", "▁ <unk>"),
        ("", ""),
        (" ", ""),
    ] {
        assert_eq!(spell(text), expected, "{text:?}");
    }
    assert_eq!(tokenizer.encode("hello", &EncodeOptions::PROMPT), [0, 5, 2]);
    assert_eq!(tokenizer.encode("hello</s>world", &EncodeOptions::PROMPT), [0, 5, 2, 8, 2]);
    let text = tokenizer.decode(&[5, 8, 7, 2]);
    assert_eq!(String::from_utf8_lossy(&text), "hello worldo");
    // long text without white space, and unknown characters of any number
    assert_eq!(tokenizer.encode(&"o".repeat(100_000), &EncodeOptions::PLAIN).len(), 100_001);
    assert_eq!(tokenizer.encode(&"#".repeat(100_000), &EncodeOptions::PLAIN), [4, 3]);
    assert_eq!(tokenizer.fewest_tokens(1 << 30), 0);
}

#[test]
fn pairs_stand_between_two_ends_each() {
    let folder = Folder::new("unigram");
    let encoder = xlm();
    let server = Server::start(&encoder.write(&folder), &["--exact"]);
    let answer = server.post("/v1/embeddings", &json!({"input": "hello world"})).json();
    let vector = answer["data"][0]["embedding"].as_array().unwrap();
    let vector: Vec<f64> = vector.iter().map(|x| x.as_f64().unwrap()).collect();
    assert!(distance(&vector, &encoder.mean(&[0, 5, 8, 2])) < 1e-4);
    drop(server);
    let encoder = encoder.ranking(&[]);
    let server = Server::start(&encoder.write(&folder), &["--exact"]);
    let answer = server.post("/rerank", &json!({"query": "hello", "texts": ["world", "hell"]}));
    assert_eq!(answer.status, 200, "{}", answer.body);
    // llama-server (commit 0c1e570) with `--reranking`, of the same file
    let recorded = [0.2953617, 0.1804244];
    for ranked in answer.json().as_array().unwrap() {
        let i = ranked["index"].as_u64().unwrap() as usize;
        let expected = encoder.scores(&[0, 5, 2, 2, [8, 6][i], 2])[0];
        let score = ranked["score"].as_f64().unwrap();
        assert!(
            (score - expected).abs() < 1e-4 && (score - recorded[i]).abs() < 1e-3,
            "{ranked} {expected}"
        );
    }
}
