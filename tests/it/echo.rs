//! `/v1/completions` with `echo` and `logprobs`, as evaluation harnesses score with it, and
//! alternatives up to the whole vocabulary. Compared with the logits that `hob logits` writes.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::{PROMPT, error, stories, with};
use crate::start::Start as _;

/// Tokens of [`PROMPT`], with the one that begins a text.
const TOKENS: [u32; 5] = [1, 403, 407, 261, 378];
const N_VOCAB: usize = 512;
/// Two ways of computing the same sums differ by less.
const TOLERANCE: f64 = 0.02;

/// The log probabilities of all tokens behind each token of a text.
fn rows(model: &Path, tokens: &[u32]) -> Vec<Vec<f64>> {
    let list = tokens.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
    let out = command.args(["logits", "--tokens", &list, "--out", "-", "-m"]).arg(model).run();
    assert!(out.status.success());
    let values: Vec<f64> = out
        .stdout
        .chunks_exact(4)
        .map(|b| f64::from(f32::from_le_bytes(b.try_into().unwrap())))
        .collect();
    let log_softmax = |row: &[f64]| {
        let max = row.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let log_sum = max + row.iter().map(|x| (x - max).exp()).sum::<f64>().ln();
        row.iter().map(|x| x - log_sum).collect()
    };
    values.chunks_exact(N_VOCAB).map(log_softmax).collect()
}

/// Checks the lists of a choice against the tokens that its text begins with.
fn check(model: &Path, choice: &Value, tokens: &[u32]) {
    let lists = &choice["logprobs"];
    let rows = rows(model, tokens);
    let logprobs = lists["token_logprobs"].as_array().unwrap();
    assert!(logprobs[0].is_null() && lists["top_logprobs"][0].is_null(), "{lists}");
    for (i, &token) in tokens.iter().enumerate().skip(1) {
        let told = logprobs[i].as_f64().unwrap();
        let expected = rows[i - 1][token as usize];
        assert!((told - expected).abs() < TOLERANCE, "token {i}: {told}, expected {expected}");
        let best = rows[i - 1].iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let top = lists["top_logprobs"][i].as_object().unwrap();
        let most = top.values().map(|x| x.as_f64().unwrap()).fold(f64::NEG_INFINITY, f64::max);
        assert!((most - best).abs() < TOLERANCE, "token {i}: {most}, expected {best}");
        // whether the text is what the model would have written is seen by comparing these
        assert!(top[lists["tokens"][i].as_str().unwrap()].as_f64().unwrap() >= told);
    }
    let lengths = ["tokens", "token_logprobs", "top_logprobs", "text_offset"]
        .map(|name| lists[name].as_array().unwrap().len());
    assert!(lengths.iter().all(|&n| n == lengths[0]) && lengths[0] >= tokens.len(), "{lengths:?}");
    // each token begins where it is said to
    let text: Vec<char> = choice["text"].as_str().unwrap().chars().collect();
    for i in 2..lengths[0] {
        let at = lists["text_offset"][i].as_u64().unwrap() as usize;
        let token = lists["tokens"][i].as_str().unwrap().trim_start_matches("</s>");
        let rest: String = text[at..].iter().collect();
        assert!(rest.starts_with(token), "{token:?} at {at} of {rest:?}");
    }
}

#[hob_needs::fixtures]
#[test]
fn a_prompt_is_repeated_with_its_log_probabilities() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let ask = |fields: Value| {
        let body = json!({"prompt": PROMPT, "max_tokens": 0, "temperature": 0, "logprobs": 1,
            "echo": true});
        let answer = server.post("/v1/completions", &with(body, fields));
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    };
    let whole = ask(json!({}));
    let choice = &whole["choices"][0];
    assert_eq!((&choice["text"], &choice["finish_reason"]), (&json!(PROMPT), &json!("length")));
    assert_eq!(choice["logprobs"]["tokens"].as_array().unwrap().len(), 5);
    assert_eq!(choice["logprobs"]["text_offset"], json!([0, 0, 4, 9, 11]));
    assert_eq!(
        (&whole["usage"]["prompt_tokens"], &whole["usage"]["completion_tokens"]),
        (&json!(5), &json!(0))
    );
    check(&model, choice, &TOKENS);

    // computed again, though the beginning is known; the answer follows
    let longer = ask(json!({"max_tokens": 6}));
    let choice = &longer["choices"][0];
    assert!(choice["text"].as_str().unwrap().starts_with("Once upon a time, there"));
    assert_eq!(choice["logprobs"]["tokens"].as_array().unwrap().len(), 11);
    check(&model, choice, &TOKENS);
    assert_eq!(longer["usage"]["prompt_tokens_details"]["cached_tokens"], 0);

    // ids, several prompts at once, one of them longer than a step
    let long: Vec<u32> = TOKENS.iter().copied().cycle().take(1200).collect();
    let prompts = [TOKENS[1..].to_vec(), long, vec![403]];
    let several = ask(json!({"prompt": prompts, "max_tokens": 1, "logprobs": 3}));
    for (choice, tokens) in several["choices"].as_array().unwrap().iter().zip(&prompts) {
        check(&model, choice, tokens);
        assert_eq!(choice["logprobs"]["tokens"].as_array().unwrap().len(), tokens.len() + 1);
    }

    // the token that ends the text is listed: who scores takes one token off the end
    let bias = json!([[2, 100]]);
    let ended = ask(json!({"max_tokens": 1, "logit_bias": bias}))["choices"][0].clone();
    assert_eq!((&ended["text"], &ended["finish_reason"]), (&json!(PROMPT), &json!("stop")));
    assert_eq!(ended["logprobs"]["tokens"][5], "</s>");
    check(&model, &ended, &TOKENS);

    // choices share their prompt's; without logprobs there is the text alone
    let choices = ask(json!({"n": 2, "max_tokens": 2}))["choices"].clone();
    assert_eq!(choices[0]["logprobs"], choices[1]["logprobs"]);
    let plain = ask(json!({"logprobs": null, "max_tokens": 1}))["choices"][0].clone();
    assert_eq!((&plain["text"], &plain["logprobs"]), (&json!("Once upon a time,"), &Value::Null));
    let none = ask(json!({"logprobs": 0}))["choices"][0]["logprobs"].clone();
    assert_eq!(none["top_logprobs"][4].as_object().unwrap().len(), 1);
    let refused = server.post("/v1/completions", &json!({"prompt": "a", "echo": "yes"}));
    assert_eq!(error(&refused).2, "echo");
}

#[hob_needs::fixtures]
#[test]
fn a_stream_repeats_the_prompt_first() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let body = json!({"prompt": [PROMPT, "The cat"], "n": 2, "max_tokens": 4, "temperature": 0,
        "echo": true});
    for body in [with(body.clone(), json!({"logprobs": 2})), body] {
        let whole = server.post("/v1/completions", &body).json();
        let streamed = server.post("/v1/completions", &with(body, json!({"stream": true})));
        let mut texts = vec![String::new(); 4];
        let mut lists = vec![json!({"tokens": [], "token_logprobs": [], "text_offset": []}); 4];
        for event in streamed.events().iter().filter(|event| *event != "[DONE]") {
            let chunk: Value = serde_json::from_str(event).unwrap();
            let choice = &chunk["choices"][0];
            let index = choice["index"].as_u64().unwrap() as usize;
            texts[index] += choice["text"].as_str().unwrap();
            for (name, list) in lists[index].as_object_mut().unwrap() {
                let more = choice["logprobs"][name].as_array().cloned().unwrap_or_default();
                list.as_array_mut().unwrap().extend(more);
            }
        }
        for (i, choice) in whole["choices"].as_array().unwrap().iter().enumerate() {
            assert_eq!(choice["text"], texts[i]);
            for (name, list) in lists[i].as_object().unwrap() {
                let expected = choice["logprobs"].get(name).cloned().unwrap_or(json!([]));
                assert_eq!(list, &expected, "{name} of {i}");
            }
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn alternatives_go_up_to_the_whole_vocabulary() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let ask = |fields: Value| {
        server.post("/completion", &with(json!({"prompt": PROMPT, "n_predict": 2}), fields))
    };
    let answer = ask(json!({"n_probs": N_VOCAB})).json();
    for token in answer["completion_probabilities"].as_array().unwrap() {
        let top = token["top_logprobs"].as_array().unwrap();
        let logprobs: Vec<f64> = top.iter().map(|t| t["logprob"].as_f64().unwrap()).collect();
        let sum: f64 = logprobs.iter().map(|x| x.exp()).sum();
        assert!(
            top.len() == N_VOCAB
                && logprobs.is_sorted_by(|a, b| a >= b)
                && (sum - 1.0).abs() < 1e-3
        );
    }
    assert_eq!(error(&ask(json!({"n_probs": N_VOCAB + 1}))).2, "n_probs");
    let many = json!({"n_probs": N_VOCAB, "n_predict": 2000, "n": 100});
    assert_eq!(error(&ask(many)).2, "n_probs");
    assert_eq!(ask(json!({"n_probs": 20, "n_predict": 1, "n": 100})).status, 200);
}
