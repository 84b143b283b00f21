//! Models that rank: a classification head on an encoder, and on a model that reads forwards.

use super::*;
use serde_json::Value as Json;

use crate::http::client::Response;
use crate::start::Start as _;

const DOCUMENTS: [&str; 5] = ["hello", "cafe playing", "world, world!", "中文 naive", ""];

impl Encoder {
    /// The same with a head, whose scores bear these labels.
    pub(super) fn ranking(mut self, labels: &[&str]) -> Encoder {
        let key = format!("{}.pooling_type", self.arch);
        self.metadata.retain(|(name, _)| *name != key);
        self.metadata.push((key, 4u32.into()));
        if !labels.is_empty() {
            let labels = Value::strings(labels);
            self.metadata.push((format!("{}.classifier.output_labels", self.arch), labels));
        }
        let mut numbers = Numbers(11);
        let n = labels.len().max(1);
        for (name, shape) in [
            ("cls.weight", vec![WIDTH, WIDTH]),
            ("cls.bias", vec![WIDTH]),
            ("cls.output.weight", vec![WIDTH, n]),
            ("cls.output.bias", vec![n]),
        ] {
            let values = numbers.take(shape.iter().product(), 0.4);
            self.tensors.insert(name.into(), (shape, values));
        }
        self
    }

    /// The file marks both texts of a pair with the token that ends them, as files of real models
    /// do.
    fn ends_marked(mut self) -> Encoder {
        self.metadata.push(("tokenizer.ggml.add_eos_token".into(), true.into()));
        self.metadata.push(("tokenizer.ggml.add_sep_token".into(), false.into()));
        self
    }

    /// The scores of a prompt.
    pub(super) fn scores(&self, tokens: &[u32]) -> Vec<f64> {
        let state = self.states(tokens).remove(0);
        let inner: Vec<f64> = self.linear("cls", &state).into_iter().map(f64::tanh).collect();
        self.linear("cls.output", &inner)
    }
}

/// A query of `hello world`, and a document, both ended.
fn pair(tokenizer: &Tokenizer, document: &str) -> Vec<u32> {
    [&[2, 5, 6, 3][..], &tokenizer.encode(document, &EncodeOptions::PLAIN), &[3]].concat()
}

fn scores(answer: &Response) -> Vec<(usize, f64)> {
    assert_eq!(answer.status, 200, "{}", answer.body);
    let answer = answer.json();
    let (list, name) = match &answer {
        Json::Array(list) => (list, "score"),
        other => (other["results"].as_array().unwrap(), "relevance_score"),
    };
    list.iter()
        .map(|d| (d["index"].as_u64().unwrap() as usize, d[name].as_f64().unwrap()))
        .collect()
}

fn close(ours: &[(usize, f64)], theirs: &[f64], bound: f64) {
    for (i, score) in ours {
        assert!((score - theirs[*i]).abs() < bound, "{ours:?} {theirs:?}");
    }
}

#[test]
fn documents_are_ordered_by_their_scores() {
    let folder = Folder::new("rank");
    let encoder = Encoder::new("bert").ranking(&[]).ends_marked();
    let tokenizer = Tokenizer::from_gguf(&Gguf::from_bytes(encoder.bytes()).unwrap()).unwrap();
    let server = Server::start(&encoder.write(&folder), &["--alias", "judge", "--exact"]);
    let list = server.get("/v1/models").json();
    assert_eq!(list["models"][0]["capabilities"], json!(["embeddings", "rerank"]));
    let pairs = DOCUMENTS.map(|document| pair(&tokenizer, document));
    let expected: Vec<f64> = pairs.iter().map(|pair| encoder.scores(pair)[0]).collect();
    let n_tokens: usize = pairs.iter().map(Vec::len).sum();
    // llama-server (commit 0c1e570) with `--reranking`, of the same file
    let recorded = [-0.8389022, -0.9246043, -0.9676707, -1.0148125, -0.8944881];
    close(&recorded.into_iter().enumerate().collect::<Vec<_>>(), &expected, 2e-3);

    let body = json!({"query": "hello world", "documents": DOCUMENTS});
    for path in ["/rerank", "/reranking", "/v1/rerank", "/v1/reranking"] {
        let answer = server.post(path, &body);
        let ranked = scores(&answer);
        assert_eq!(ranked.len(), DOCUMENTS.len());
        assert!(ranked.is_sorted_by(|a, b| a.1 >= b.1), "{ranked:?}");
        close(&ranked, &expected, 1e-4);
        let answer = answer.json();
        assert_eq!((&answer["object"], &answer["model"]), (&json!("list"), &json!("judge")));
        assert_eq!(answer["usage"], json!({"prompt_tokens": n_tokens, "total_tokens": n_tokens}));
        assert!(answer["results"][0].get("document").is_none());
    }
    let best = scores(&server.post("/rerank", &body))[0].0;

    // fewer, repeated, and in the form of Text Embeddings Inference
    let asked = json!({"query": "hello world", "documents": DOCUMENTS, "top_n": 2, "model": "any",
        "return_documents": true});
    let two = server.post("/v1/rerank", &asked).json();
    assert_eq!((two["results"].as_array().unwrap().len(), &two["model"]), (2, &json!("any")));
    assert_eq!(two["results"][0]["document"], json!({"text": DOCUMENTS[best]}));
    let asked =
        json!({"query": "hello world", "texts": DOCUMENTS, "top_n": 99, "return_text": true});
    let tei = server.post("/rerank", &asked);
    close(&scores(&tei), &expected, 1e-4);
    assert_eq!(
        (tei.json().as_array().unwrap().len(), &tei.json()[0]["text"]),
        (5, &json!(DOCUMENTS[best]))
    );

    // a control token in a document is text there
    let marked = server
        .post("/rerank", &json!({"query": "hello world", "documents": ["hello [SEP] hello"]}));
    let plain = pair(&tokenizer, "hello [SEP] hello");
    assert_eq!(plain.iter().filter(|&&token| token == 3).count(), 2);
    close(&scores(&marked), &[encoder.scores(&plain)[0]], 1e-4);

    // what is wrong is said, of which document too
    for (body, param, kind) in [
        (json!({"query": "hello"}), "documents", "invalid_request_error"),
        (json!({"query": "hello", "documents": []}), "documents", "invalid_request_error"),
        (
            json!({"query": "hello", "documents": [1, 2, 3]}),
            "documents[0]",
            "invalid_request_error",
        ),
        (json!({"documents": ["hello"]}), "query", "invalid_request_error"),
        (
            json!({"query": "hello", "documents": ["a", "hello ".repeat(160)]}),
            "documents[1]",
            "exceed_context_size_error",
        ),
    ] {
        let answer = server.post("/rerank", &body);
        let error = &answer.json()["error"];
        assert_eq!(
            (answer.status, &error["param"], &error["type"]),
            (400, &json!(param), &json!(kind)),
            "{body}"
        );
    }
    assert_eq!(server.get("/rerank").status, 405);

    // the scores are what embeddings of such a model are
    let native =
        server.post("/embedding", &json!({"content": "hello world", "embd_normalize": -1})).json();
    let score = native[0]["embedding"][0][0].as_f64().unwrap();
    assert!((score - encoder.scores(&[2, 5, 6, 3])[0]).abs() < 1e-4, "{native}");
}

#[test]
fn documents_may_be_texts_of_the_second_kind() {
    let folder = Folder::new("rank-kinds");
    let mut encoder = Encoder::new("bert").ranking(&[]).ends_marked();
    encoder.metadata.push(("bert.classifier.pair_types".into(), true.into()));
    let tokenizer = Tokenizer::from_gguf(&Gguf::from_bytes(encoder.bytes()).unwrap()).unwrap();
    // each token once more, as one of the second kind
    let mut doubled = Encoder::new("bert").ranking(&[]);
    let types = doubled.tensors["token_types.weight"].1.clone();
    let (shape, values) = doubled.tensors.get_mut("token_embd.weight").unwrap();
    let second = values.iter().enumerate().map(|(i, value)| {
        let column = i % WIDTH;
        value + (types[WIDTH + column] - types[column])
    });
    let second: Vec<f32> = second.collect();
    values.extend(second);
    shape[1] *= 2;
    let n_first = pair(&tokenizer, "").len() - 1;
    let expected = DOCUMENTS.map(|document| {
        let mut tokens = pair(&tokenizer, document);
        for token in &mut tokens[n_first..] {
            *token += TOKENS.len() as u32;
        }
        doubled.scores(&tokens)[0]
    });
    let alike = DOCUMENTS.map(|document| encoder.scores(&pair(&tokenizer, document))[0]);
    assert!(distance(&expected, &alike) > 1e-3, "{expected:?} {alike:?}");

    let server = Server::start(&encoder.write(&folder), &["--exact"]);
    let answer = server.post("/rerank", &json!({"query": "hello world", "documents": DOCUMENTS}));
    close(&scores(&answer), &expected, 1e-4);
    drop(server);

    // there are no two kinds to tell apart
    encoder.tensors.remove("token_types.weight");
    let error = Model::load(Gguf::from_bytes(encoder.bytes()).unwrap()).err().unwrap();
    assert!(error.to_string().contains("classifier.pair_types"), "{error}");
}

#[test]
fn the_first_label_counts_and_every_label_is_told() {
    let folder = Folder::new("rank-labels");
    let mut encoder = Encoder::new("bert").ranking(&["good", "bad", "odd"]);
    // a file that does not say what its head is for, as those of many cross-encoders do not
    encoder.metadata.retain(|(name, _)| name != "bert.pooling_type");
    let server = Server::start(&encoder.write(&folder), &["--exact"]);
    // without an end token only SEP stands between both
    let expected = encoder.scores(&[2, 5, 3, 6]);
    let answer = server.post("/rerank", &json!({"query": "hello", "documents": ["world"]}));
    close(&scores(&answer), &expected[..1], 1e-4);
    let native =
        server.post("/embedding", &json!({"content": "hello", "embd_normalize": -1})).json();
    let all: Vec<f64> =
        native[0]["embedding"][0].as_array().unwrap().iter().map(|v| v.as_f64().unwrap()).collect();
    assert!(distance(&all, &encoder.scores(&[2, 5, 3])) < 1e-4, "{native}");
    let wide = server.post("/v1/embeddings", &json!({"input": "hello", "dimensions": 4}));
    assert_eq!((wide.status, &wide.json()["error"]["param"]), (400, &json!("dimensions")));
    drop(server);

    // said otherwise, it embeds
    let server = Server::start(&encoder.write(&folder), &["--pooling", "mean"]);
    assert_eq!(
        server.post("/rerank", &json!({"query": "hello", "documents": ["world"]})).status,
        501
    );
    let embedded = server.post("/v1/embeddings", &json!({"input": "hello"})).json();
    assert_eq!(embedded["data"][0]["embedding"].as_array().unwrap().len(), WIDTH);
}

#[test]
fn a_head_may_be_one_row() {
    // Jina's rerankers: tanh of one row, which a file may write as a vector
    let folder = Folder::new("rank-jina");
    let mut encoder = Encoder::new("jina-bert-v2").ranking(&[]).ends_marked();
    encoder.tensors.retain(|name, _| !name.starts_with("cls."));
    encoder.tensors.insert("cls.weight".into(), (vec![WIDTH], Numbers(4).take(WIDTH, 0.3)));
    encoder.tensors.insert("cls.bias".into(), (vec![1], vec![0.1]));
    let tokenizer = Tokenizer::from_gguf(&Gguf::from_bytes(encoder.bytes()).unwrap()).unwrap();
    let server = Server::start(&encoder.write(&folder), &["--exact"]);
    let answer = server.post("/rerank", &json!({"query": "hello world", "documents": DOCUMENTS}));
    let expected = DOCUMENTS.map(|document| {
        let state = encoder.states(&pair(&tokenizer, document)).remove(0);
        let row = encoder.row("cls.weight", 0);
        (state.iter().zip(row).map(|(x, w)| x * w).sum::<f64>() + 0.1f32 as f64).tanh()
    });
    close(&scores(&answer), &expected, 2e-3);
    // llama-server (commit 0c1e570) with `--reranking`, of the same file
    let recorded = [0.1446853, 0.2986232, 0.2100820, 0.3709851, 0.0992449];
    close(&scores(&answer), &recorded, 2e-3);
}

#[test]
fn a_model_without_a_head_does_not_rank() {
    let folder = Folder::new("rank-none");
    let path = Encoder::new("bert").write(&folder);
    let server = Server::start(&path, &[]);
    let answer = server.post("/v1/rerank", &json!({"query": "hello", "documents": ["world"]}));
    assert_eq!(
        (answer.status, &answer.json()["error"]["type"]),
        (501, &json!("not_supported_error"))
    );
    let path = path.to_str().unwrap();
    for (options, word) in [
        (&["--reranking"][..], "classification head"),
        (&["--pooling", "rank"], "classification head"),
        (&["--rerank", "--pooling", "mean"], "--pooling rank"),
    ] {
        let args = [&["serve", "--port", "0", "-m", path], options].concat();
        let output = folder.command(&args).run();
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && error.contains(word), "{options:?}: {error}");
    }

    // half a head, and one of another width
    let broken = |encoder: Encoder| match Model::load(Gguf::from_bytes(encoder.bytes()).unwrap()) {
        Ok(_) => panic!("the file was accepted"),
        Err(error) => error.to_string(),
    };
    let mut half = Encoder::new("bert").ranking(&[]);
    half.tensors.remove("cls.output.weight");
    assert!(broken(half).contains("cls.output.weight"));
    let mut wide = Encoder::new("bert").ranking(&["a", "b"]);
    wide.metadata.retain(|(name, _)| name != "bert.classifier.output_labels");
    assert!(broken(wide).contains("cls.output.weight"));
}

/// A Qwen3 of one layer, its vocabulary the bytes and three control tokens, as its rerankers are
/// converted.
fn qwen() -> Encoder {
    let arch = "qwen3";
    let mut encoder = Encoder { arch, tensors: BTreeMap::new(), metadata: Vec::new() };
    let printable = |byte: u8| matches!(byte, b'!'..=b'~' | 0xa1..=0xac | 0xae..=0xff);
    let mut next = 0x100;
    let mut tokens: Vec<String> = (0..=255u8)
        .map(|byte| {
            let code = if printable(byte) { byte.into() } else { next };
            next += u32::from(!printable(byte));
            char::from_u32(code).unwrap().to_string()
        })
        .collect();
    tokens.extend(["<|endoftext|>", "<|im_start|>", "<|im_end|>"].map(str::to_owned));
    let n_vocab = tokens.len();
    let types: Vec<i32> = (0..n_vocab).map(|i| if i < 256 { 1 } else { 3 }).collect();
    encoder.metadata.push(("general.architecture".into(), arch.into()));
    for (key, value) in [
        ("block_count", 1),
        ("context_length", 256),
        ("embedding_length", WIDTH),
        ("feed_forward_length", FF),
        ("attention.head_count", HEADS),
        ("attention.head_count_kv", HEADS),
        ("attention.key_length", WIDTH / HEADS),
        ("attention.value_length", WIDTH / HEADS),
        ("pooling_type", 4),
    ] {
        encoder.metadata.push((format!("{arch}.{key}"), (value as u32).into()));
    }
    encoder.metadata.extend([
        (format!("{arch}.attention.layer_norm_rms_epsilon"), 1e-6f32.into()),
        (format!("{arch}.rope.freq_base"), 1000f32.into()),
        (format!("{arch}.classifier.output_labels"), Value::strings(["yes", "no"])),
        ("tokenizer.ggml.model".into(), "gpt2".into()),
        ("tokenizer.ggml.pre".into(), "qwen2".into()),
        ("tokenizer.ggml.tokens".into(), Value::strings(&tokens)),
        ("tokenizer.ggml.token_type".into(), types.into()),
        ("tokenizer.ggml.merges".into(), Value::strings(["a b"])),
        ("tokenizer.ggml.eos_token_id".into(), 258u32.into()),
        ("tokenizer.ggml.bos_token_id".into(), 256u32.into()),
        ("tokenizer.ggml.add_bos_token".into(), false.into()),
        (
            "tokenizer.chat_template.rerank".into(),
            "<|im_start|>{query}\n<D>: {document}<|im_end|>\n".into(),
        ),
    ]);
    let mut numbers = Numbers(5);
    let head = WIDTH / HEADS;
    for (name, shape) in [
        ("token_embd", vec![WIDTH, n_vocab]),
        ("output_norm", vec![WIDTH]),
        ("cls.output", vec![WIDTH, 2]),
        ("blk.0.attn_norm", vec![WIDTH]),
        ("blk.0.attn_q", vec![WIDTH, WIDTH]),
        ("blk.0.attn_k", vec![WIDTH, WIDTH]),
        ("blk.0.attn_v", vec![WIDTH, WIDTH]),
        ("blk.0.attn_output", vec![WIDTH, WIDTH]),
        ("blk.0.attn_q_norm", vec![head]),
        ("blk.0.attn_k_norm", vec![head]),
        ("blk.0.ffn_norm", vec![WIDTH]),
        ("blk.0.ffn_gate", vec![WIDTH, FF]),
        ("blk.0.ffn_up", vec![WIDTH, FF]),
        ("blk.0.ffn_down", vec![FF, WIDTH]),
    ] {
        let values = numbers.take(shape.iter().product(), 0.5);
        encoder.tensors.insert(format!("{name}.weight"), (shape, values));
    }
    encoder
}

#[test]
fn a_model_that_reads_forwards_ranks_by_its_last_token() {
    let folder = Folder::new("rank-qwen");
    let qwen = qwen();
    let path = qwen.write(&folder);
    let documents = ["a bear", "<|im_end|> {query}", ""];
    let ask = json!({"query": "What is a panda?", "documents": documents});
    let server = Server::start(&path, &["--reranking", "--exact"]);
    let answer = server.post("/rerank", &ask);
    let ranked = scores(&answer);
    drop(server);
    // llama-server (commit 0c1e570) with `--reranking`, of the same file; there the second document
    // holds a control token
    let recorded = [0.7717800, f64::NAN, 0.7504442];
    let whole: Vec<_> = ranked.iter().copied().filter(|(i, _)| *i != 1).collect();
    close(&whole, &recorded, 2e-3);

    // the states it has without the head, and the head by plain arithmetic
    let server = Server::start(&path, &["--pooling", "last", "--exact"]);
    let tokenizer = Tokenizer::from_gguf(&Gguf::from_bytes(qwen.bytes()).unwrap()).unwrap();
    let mut n_tokens = 0;
    let expected = documents.map(|document| {
        let user = format!("What is a panda?\n<D>: {document}");
        let mut tokens = vec![257];
        tokens.extend(tokenizer.encode(&user, &EncodeOptions::PLAIN));
        tokens.extend([258, tokenizer.encode("\n", &EncodeOptions::PLAIN)[0]]);
        n_tokens += tokens.len();
        let state =
            server.post("/embedding", &json!({"content": tokens, "embd_normalize": -1})).json();
        let state: Vec<f64> = state[0]["embedding"][0]
            .as_array()
            .unwrap()
            .iter()
            .map(|v| v.as_f64().unwrap())
            .collect();
        let [yes, no] = qwen.linear("cls.output", &state)[..] else { panic!() };
        1.0 / (1.0 + (no - yes).exp())
    });
    close(&ranked, &expected, 1e-4);
    assert_eq!(answer.json()["usage"]["prompt_tokens"], n_tokens);
}

#[test]
fn pairs_are_computed_with_the_adapter_that_a_request_names() {
    const RANK: usize = 4;
    let folder = Folder::new("rank-adapter");
    let plain = qwen();
    let mut numbers = Numbers(13);
    let a = numbers.take(WIDTH * RANK, 0.5);
    let b = numbers.take(RANK * FF, 0.5);
    let mut writer = Writer::new();
    for (key, value) in [
        ("general.type", Value::from("adapter")),
        ("general.architecture", "qwen3".into()),
        ("adapter.type", "lora".into()),
        // the factor of the product is 1
        ("adapter.lora.alpha", (RANK as f32).into()),
    ] {
        writer.metadata(key, value).unwrap();
    }
    let halves = [("lora_a", [WIDTH, RANK], &a), ("lora_b", [RANK, FF], &b)];
    for (name, shape, _) in &halves {
        writer.tensor(&format!("blk.0.ffn_up.weight.{name}"), TensorType::F32, shape).unwrap();
    }
    let mut file = writer.begin(Vec::new()).unwrap();
    for (name, _, values) in &halves {
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        file.data(&format!("blk.0.ffn_up.weight.{name}"), &bytes).unwrap();
    }
    let adapter = folder.0.join("style.gguf");
    std::fs::write(&adapter, file.finish().unwrap()).unwrap();

    let ask = json!({"query": "What is a panda?", "documents": ["a bear", "a car", ""]});
    let with = |name: &str, value: Json| {
        let mut body = ask.clone();
        body[name] = value;
        body
    };
    let path = plain.write(&folder);
    let options = ["--reranking", "--exact", "--alias", "judge", "--lora-init-without-apply"];
    let lora = ["--lora", adapter.to_str().unwrap()];
    let server = Server::start(&path, &[&options[..], &lora[..]].concat());
    let of_model = server.post("/v1/rerank", &ask);
    let named = server.post("/v1/rerank", &with("model", json!("judge:style")));
    let of_number = with("lora", json!([{"id": 0, "scale": 1.0}]));
    let numbered = server.post("/v1/rerank", &of_number);
    assert_eq!(named.json()["model"], "judge:style");
    // the last bits depend on what else is computed in a step
    let mut expected = scores(&numbered);
    expected.sort_by_key(|(document, _)| *document);
    let expected: Vec<f64> = expected.into_iter().map(|(_, score)| score).collect();
    close(&scores(&named), &expected, 1e-6);
    assert_ne!(scores(&named), scores(&of_model));
    let mut both = of_number;
    both["model"] = json!("judge:style");
    for (body, status, place) in [
        (with("model", json!("judge:other")), 404, "its adapters are style"),
        (with("lora", json!([{"id": 3, "scale": 1.0}])), 400, "lora[0].id"),
        (both, 400, "names an adapter already"),
    ] {
        let refused = server.post("/v1/rerank", &body);
        assert_eq!(refused.status, status, "{body}: {}", refused.body);
        assert!(refused.body.contains(place), "{body}: {}", refused.body);
    }
    drop(server);

    // what a model computes whose weights have the product in them
    let mut merged = plain;
    let (_, values) = merged.tensors.get_mut("blk.0.ffn_up.weight").unwrap();
    for (row, weights) in values.chunks_exact_mut(WIDTH).enumerate() {
        for (col, weight) in weights.iter_mut().enumerate() {
            *weight += (0..RANK).map(|k| b[row * RANK + k] * a[k * WIDTH + col]).sum::<f32>();
        }
    }
    let server = Server::start(&merged.write(&folder), &["--reranking", "--exact"]);
    let mut expected = scores(&server.post("/v1/rerank", &ask));
    expected.sort_by_key(|&(index, _)| index);
    let expected: Vec<f64> = expected.into_iter().map(|(_, score)| score).collect();
    close(&scores(&named), &expected, 1e-4);
}
