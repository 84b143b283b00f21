//! Embeddings of `hob serve` as clients see them: the real binary, a real model, real sockets.

use base64::Engine as _;
use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::stories;

/// Vectors of an answer in OpenAI's form, and its tokens.
fn embed(server: &Server, body: Value) -> (Vec<Vec<f64>>, u64) {
    let answer = server.post("/v1/embeddings", &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let answer = answer.json();
    assert_eq!((&answer["object"], &answer["model"]), (&json!("list"), &json!("tiny")));
    let data = answer["data"].as_array().unwrap();
    let vector = |(i, datum): (usize, &Value)| {
        assert_eq!((&datum["object"], &datum["index"]), (&json!("embedding"), &json!(i)));
        numbers(&datum["embedding"])
    };
    let usage = &answer["usage"];
    assert_eq!(usage["prompt_tokens"], usage["total_tokens"]);
    (data.iter().enumerate().map(vector).collect(), usage["prompt_tokens"].as_u64().unwrap())
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().unwrap().iter().map(|x| x.as_f64().unwrap()).collect()
}

fn cosine(a: &[f64], b: &[f64]) -> f64 {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
    dot(a, b) / (dot(a, a) * dot(b, b)).sqrt()
}

fn length(vector: &[f64]) -> f64 {
    vector.iter().map(|x| x * x).sum::<f64>().sqrt()
}

#[hob_needs::fixtures]
#[test]
fn texts_become_vectors() {
    let model = stories();
    let server = Server::start(&model, &["--embeddings", "--alias", "tiny", "--ctx-size", "256"]);
    let (one, n) = embed(&server, json!({"input": "Once upon a time", "model": "any"}));
    assert_eq!((one.len(), one[0].len(), n), (1, 64, 5));
    assert!((length(&one[0]) - 1.0).abs() < 1e-6);
    // The same text in every form.
    for input in [
        json!(["Once upon a time"]),
        json!([1, 403, 407, 261, 378]),
        json!([[1, 403, 407, 261, 378]]),
    ] {
        assert!(
            cosine(&embed(&server, json!({"input": input})).0[0], &one[0]) > 0.999_999,
            "{input}"
        );
    }
    let native = server.post("/embedding", &json!({"content": "Once upon a time"})).json();
    assert_eq!(native[0]["index"], 0);
    assert!(cosine(&numbers(&native[0]["embedding"][0]), &one[0]) > 0.999_999, "{native}");
    assert_eq!(
        server.post("/embeddings", &json!({"input": ["a", "b"]})).json().as_array().unwrap().len(),
        2
    );

    // Many at once are what each is alone, in their order.
    let texts: Vec<String> =
        (0..40).map(|i| "The cat sat on the mat. ".repeat(i % 7 + 1) + &i.to_string()).collect();
    let (all, total) = embed(&server, json!({"input": texts}));
    let mut sum = 0;
    for (text, vector) in texts.iter().zip(&all) {
        let (alone, n) = embed(&server, json!({"input": text}));
        assert!(cosine(&alone[0], vector) > 0.999_99, "{text}");
        sum += n;
    }
    assert_eq!(total, sum);
    assert!(cosine(&all[0], &one[0]) < 0.99);

    // As bytes, shortened, of another length.
    let coded = server
        .post("/v1/embeddings", &json!({"input": "Once upon a time", "encoding_format": "base64"}));
    let coded = coded.json()["data"][0]["embedding"].as_str().unwrap().to_owned();
    let bytes = base64::engine::general_purpose::STANDARD.decode(coded).unwrap();
    let floats: Vec<f64> =
        bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap()).into()).collect();
    assert!(floats.len() == 64 && cosine(&floats, &one[0]) > 0.999_999);
    let (short, _) = embed(&server, json!({"input": "Once upon a time", "dimensions": 8}));
    assert!(short[0].len() == 8 && (length(&short[0]) - 1.0).abs() < 1e-6);
    assert!(cosine(&short[0], &one[0][..8]) > 0.999_999);
    let (raw, _) = embed(&server, json!({"input": "Once upon a time", "embd_normalize": -1}));
    assert!((length(&raw[0]) - 1.0).abs() > 1e-3 && cosine(&raw[0], &one[0]) > 0.999_999);

    // What is wrong is said, and texts are written as ever.
    for (body, param) in [
        (json!({"input": ""}), None),
        (json!({"input": [512]}), Some("input")),
        (json!({"input": ["a", "b ".repeat(400)]}), Some("input")),
        (json!({"input": "a", "encoding_format": 5}), Some("encoding_format")),
        (json!({"input": "a", "dimensions": 65}), Some("dimensions")),
        (json!({"input": null}), Some("input")),
    ] {
        let answer = server.post("/v1/embeddings", &body);
        // an empty text still has the token that begins every text
        let Some(param) = param else { continue };
        assert_eq!(
            (answer.status, &answer.json()["error"]["param"]),
            (400, &json!(param)),
            "{}",
            answer.body
        );
    }
    let story = json!({"prompt": "Once upon a time", "n_predict": 4, "temperature": 0});
    assert_eq!(server.post("/completion", &story).json()["content"], ", there was a");
}

#[hob_needs::fixtures]
#[test]
fn vectors_are_those_of_llama_cpp() {
    let model = stories();
    // libllama (commit 0c1e570), cache in f32, no flash attention: texts by pooling type
    let recorded: Value =
        serde_json::from_str(include_str!("http/llama_cpp_embeddings.json")).unwrap();
    for (pooling, texts) in recorded.as_object().unwrap() {
        for exact in [&["--exact"][..], &[]] {
            let options =
                [&["--embeddings", "--pooling", pooling, "--alias", "tiny"], exact].concat();
            let server = Server::start(&model, &options);
            for (text, vector) in texts.as_object().unwrap() {
                let (ours, _) = embed(&server, json!({"input": text}));
                let near = cosine(&ours[0], &numbers(vector));
                println!("{pooling} {exact:?} {text:?}: cosine {near:.8}");
                assert!(near > 0.9999, "{pooling} {text:?}: {near}");
            }
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn a_server_that_does_not_embed_says_so() {
    let model = stories();
    let plain = Server::start(&model, &[]);
    for path in ["/v1/embeddings", "/embedding", "/embeddings"] {
        let refused = plain.post(path, &json!({"input": "x"}));
        assert_eq!(
            (refused.status, &refused.json()["error"]["type"]),
            (501, &json!("not_supported_error"))
        );
        assert!(refused.body.contains("--embeddings"), "{}", refused.body);
    }
    // Without pooling there is a vector per token, which OpenAI's form does not know; they are as
    // the model made them.
    let rows = Server::start(&model, &["--pooling", "none"]);
    assert_eq!(rows.post("/v1/embeddings", &json!({"input": "x"})).status, 400);
    let native = rows.post("/embedding", &json!({"content": "Once upon a time"})).json();
    let vectors = native[0]["embedding"].as_array().unwrap();
    assert_eq!(vectors.len(), 5);
    assert!(vectors.iter().all(|vector| (length(&numbers(vector)) - 1.0).abs() > 1e-3));
}
