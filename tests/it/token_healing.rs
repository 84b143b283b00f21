//! Token healing: prompts and begun answers that end in the middle of a word.

use std::process::Command;
use std::sync::Arc;

use hob::engine::Job;
use hob::gguf::Gguf;
use hob::grammar::Vocabulary;
use hob::runtime;
use hob::tokenizer::{EncodeOptions, Tokenizer};
use serde_json::{Value, json};

use crate::common;
use crate::http::client::Server;
use crate::http::stories::{PROMPT, STORY, error, stories, with};
use crate::start::Start as _;

const TEXTS: [&str; 3] = [
    "The capital of France is Paris; naïve café owners don't agree…\n\n\tdef add(a, b):\n        \
     return a + b\n",
    "{\"name\": \"Ann\", \"items\": [1, 23.5, true], \"url\": \"https://example.org/a?b=c\"}",
    "日本語のテキスト 😀😀 — 12345678",
];

/// Returns the largest number of last tokens that a token begins with all of and goes on, by a look
/// at every token.
fn n_replaceable(vocabulary: &Vocabulary, ids: &[u32]) -> usize {
    let spelled = |ids: &[u32]| ids.iter().map(|&id| vocabulary.bytes(id)).collect::<Vec<_>>();
    let goes_on = |text: &[u8]| {
        let is_longer = |id: u32| {
            let bytes = vocabulary.bytes(id);
            bytes.len() > text.len() && bytes.starts_with(text)
        };
        (0..vocabulary.len() as u32).any(is_longer)
    };
    let is_text = |ids: &[u32]| ids.iter().all(|&id| !vocabulary.bytes(id).is_empty());
    (1..=ids.len().min(8))
        .rev()
        .find(|n| {
            let last = &ids[ids.len() - n..];
            is_text(last) && goes_on(&spelled(last).concat())
        })
        .unwrap_or(0)
}

#[hob_needs::fixtures]
#[test]
fn what_is_taken_back_can_be_spelled_again() {
    for name in ["llama-spm", "gpt-2", "llama-bpe", "qwen2", "gemma-4"] {
        let file = common::fixtures().join(format!("vocabs/ggml-vocab-{name}.gguf"));
        let tokenizer = Tokenizer::from_gguf(&Gguf::open(file).unwrap()).unwrap();
        let vocabulary = Arc::new(runtime::vocabulary(&tokenizer));
        let mut n_healed = 0;
        for text in TEXTS {
            let cuts = text.char_indices().map(|(at, _)| at).filter(|&at| at > 0);
            for cut in cuts.chain([text.len()]).step_by(3) {
                let ids = tokenizer.encode(&text[..cut], &EncodeOptions::PROMPT);
                let mut job = Job::new(ids.clone());
                job.heal(&vocabulary, None);
                let n = ids.len() - job.prompt.len();
                assert_eq!(job.prompt, ids[..ids.len() - n]);
                assert_eq!(n, n_replaceable(&vocabulary, &ids[1..]), "{name}: {:?}", &text[..cut]);
                assert_eq!(job.healing.is_some(), n > 0);
                n_healed += usize::from(n > 0);
                let taken = &ids[ids.len() - n..];
                let rest: Vec<u8> =
                    taken.iter().flat_map(|&id| vocabulary.bytes(id)).copied().collect();
                if let Some(&first) = taken.first() {
                    assert!(vocabulary.spelling(&rest).contains(first), "{name}: {rest:?}");
                }
            }
        }
        assert!(n_healed > 20, "{name}: {n_healed}");
    }
}

fn tokens(server: &Server, text: &str) -> Vec<Value> {
    let ask = json!({"content": text, "add_special": true, "with_pieces": true});
    server.post("/tokenize", &ask).json()["tokens"].as_array().unwrap().clone()
}

fn healed(prompt: &str, fields: Value) -> Value {
    let ask = json!({"prompt": prompt, "temperature": 0, "n_predict": 60, "token_healing": true,
        "return_tokens": true});
    with(ask, fields)
}

fn complete(server: &Server, body: &Value) -> Value {
    let answer = server.post("/completion", body);
    assert_eq!(answer.status, 200, "{body}: {}", answer.body);
    answer.json()
}

/// A prompt that is cut within a token, or at the end of one, gives what the model wrote after that
/// token's beginning when the prompt was shorter.
#[hob_needs::fixtures]
#[test]
fn a_cut_word_goes_on_as_if_it_were_whole() {
    let server = Server::start(&stories(), &[]);
    let whole = json!({"prompt": PROMPT, "temperature": 0, "n_predict": 60,
        "return_tokens": true});
    let whole = complete(&server, &whole);
    let story = whole["content"].as_str().unwrap();
    assert!(STORY.starts_with(story));
    let mut path: Vec<Value> = tokens(&server, PROMPT);
    let n_prompt = path.len();
    let mut written = String::new();
    for id in whole["tokens"].as_array().unwrap() {
        let piece = server.post("/detokenize", &json!({"tokens": [id]})).json();
        let piece = piece["content"].as_str().unwrap().to_owned();
        // a text does not begin with the space of its first token
        let spaced = format!(" {piece}");
        let next = &story[written.len()..];
        let piece = if next.starts_with(&spaced) { spaced } else { piece };
        written += &piece;
        path.push(json!({"id": id, "piece": piece}));
    }
    let mut n_within = 0;
    for cut in 1..story.len() {
        let prompt = format!("{PROMPT}{}", &story[..cut]);
        let cut_tokens = tokens(&server, &prompt);
        let ids = |tokens: &[Value]| tokens.iter().map(|t| t["id"].clone()).collect::<Vec<_>>();
        let common = ids(&cut_tokens).iter().zip(ids(&path)).take_while(|(a, b)| *a == b).count();
        let tail: String =
            cut_tokens[common..].iter().map(|t| t["piece"].as_str().unwrap()).collect();
        let next = path[common]["piece"].as_str().unwrap();
        if common < n_prompt || !(tail.is_empty() || next.starts_with(&tail) && next != tail) {
            continue; // other tokens than the model wrote stand before the cut
        }
        n_within += usize::from(!tail.is_empty());
        let answer = complete(&server, &healed(&prompt, json!({"n_probs": 1})));
        let text = answer["content"].as_str().unwrap();
        assert!(text.starts_with(&story[cut..]), "{prompt:?}: {text:?}");
        // tokens count as without a cut
        assert_eq!(answer["tokens_evaluated"], common, "{prompt:?}");
        assert_eq!(answer["tokens_predicted"], 60, "{prompt:?}");
        assert_eq!(answer["tokens"][0], path[common]["id"], "{prompt:?}");
        assert_eq!(answer["completion_probabilities"][0]["id"], path[common]["id"]);
        assert!(answer["prompt"].as_str().unwrap().ends_with(&prompt), "{answer}");
    }
    assert!(n_within > 20, "{n_within}");
}

#[hob_needs::fixtures]
#[test]
fn stops_and_streams_begin_after_the_prompt() {
    let server = Server::start(&stories(), &[]);
    let cut = STORY.find("ttle").unwrap();
    let prompt = format!("{PROMPT}{}", &STORY[..cut]);
    for (stop, text) in [("ttle", ""), ("girl", "ttle "), ("little", &STORY[cut..])] {
        let answer = complete(&server, &healed(&prompt, json!({"stop": [stop]})));
        let found = answer["content"].as_str().unwrap();
        let is_stopped = answer["stop_type"] == "word";
        assert_eq!(is_stopped, stop != "little", "{answer}");
        assert!(if is_stopped { found == text } else { found.starts_with(text) }, "{answer}");
    }
    let whole = complete(&server, &healed(&prompt, json!({})));
    let streamed = server.post("/completion", &healed(&prompt, json!({"stream": true})));
    let parts: Vec<Value> =
        streamed.events().iter().map(|event| serde_json::from_str(event).unwrap()).collect();
    let text: String = parts.iter().map(|part| part["content"].as_str().unwrap()).collect();
    assert_eq!(whole["content"], text);
    // drafts change nothing, nor does a prompt of token ids
    let drafted = complete(&server, &healed(&prompt, json!({"speculative.type": "ngram"})));
    assert_eq!(whole["content"], drafted["content"]);
    let ids: Vec<Value> =
        tokens(&server, &prompt).iter().map(|token| token["id"].clone()).collect();
    let from_ids = complete(&server, &with(healed("", json!({})), json!({"prompt": ids})));
    assert_eq!(whole["content"], from_ids["content"]);
    let openai = json!({"prompt": prompt, "temperature": 0, "max_tokens": 60, "echo": true,
        "token_healing": true});
    let answer = server.post("/v1/completions", &openai).json();
    let text = answer["choices"][0]["text"].as_str().unwrap();
    assert_eq!(text, format!("{prompt}{}", whole["content"].as_str().unwrap()));
}

#[hob_needs::fixtures]
#[test]
fn a_constraint_holds_from_the_end_of_the_prompt() {
    let server = Server::start(&stories(), &[]);
    let cut = STORY.find("ttle").unwrap();
    let prompt = format!("{PROMPT}{}", &STORY[..cut]);
    for (regex, expected) in [("(ttle|mit) [a-z]{4}", "ttle girl"), ("mit", "mit"), ("[0-9]", "")] {
        let answer = complete(&server, &healed(&prompt, json!({"regex": regex})));
        let text = answer["content"].as_str().unwrap();
        assert!(expected.is_empty() || text == expected, "{regex}: {text}");
        assert!(!expected.is_empty() || text.parse::<u8>().is_ok(), "{regex}: {text}");
    }
    let details = json!({"regex": "mit", "n_probs": 1, "constraint_details": true});
    let answer = complete(&server, &healed(&prompt, details));
    let told = &answer["completion_probabilities"][0]["constraint"];
    assert!(told["allowed"].as_u64().unwrap() >= 1, "{answer}");
}

#[hob_needs::fixtures]
#[test]
fn begun_answers_are_healed_under_their_constraint() {
    const TEXT: &str = "{\"on\": true, \"way\": \"northern\", \"n\": [1, 23]}";
    let server = Server::start(&stories(), &[]);
    let schema = json!({"type": "object", "properties": {"on": {"type": "boolean"},
        "way": {"enum": ["northern", "north", "south"]},
        "n": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 99},
            "maxItems": 3},
    }, "required": ["way", "on", "n"], "additionalProperties": false});
    let format = json!({"type": "json_schema", "json_schema": {"name": "x", "schema": schema}});
    for cut in 1..=TEXT.len() {
        let begun = &TEXT[..cut];
        for (seed, limit) in [(1, 100), (2, 100), (3, 16)] {
            let chat = json!({"messages": [{"role": "user", "content": "Hi"},
                {"role": "assistant", "content": begun}], "response_format": format,
                "temperature": 1, "seed": seed, "max_tokens": limit, "token_healing": true});
            let raw = json!({"prompt": format!("{PROMPT}: {begun}"), "json_schema": schema,
                "constraint_prefix": begun, "temperature": 1, "seed": seed, "n_predict": limit,
                "token_healing": true});
            for (path, body, text) in [
                ("/v1/chat/completions", chat, "/choices/0/message/content"),
                ("/completion", raw, "/content"),
            ] {
                let answer = server.post(path, &body);
                if limit < 100 && answer.status == 400 {
                    assert!(answer.body.contains("shortest text"), "{}", answer.body);
                    continue;
                }
                assert_eq!(answer.status, 200, "{path} {begun:?}: {}", answer.body);
                let answer = answer.json();
                let rest = answer.pointer(text).and_then(Value::as_str).unwrap();
                let whole = format!("{begun}{rest}");
                let value: Value = serde_json::from_str(&whole)
                    .unwrap_or_else(|e| panic!("{path} {begun:?}: {e}: {whole}"));
                assert!(value["on"].is_boolean(), "{whole}");
                assert!(["northern", "north", "south"].iter().any(|w| value["way"] == *w));
                assert_eq!(value.as_object().unwrap().len(), 3, "{whole}");
            }
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn what_cannot_be_healed_is_refused_or_left() {
    let server = Server::start(&stories(), &[]);
    let echo = json!({"prompt": PROMPT, "echo": true, "logprobs": 1, "token_healing": true});
    let suffix = json!({"prompt": PROMPT, "suffix": ".", "token_healing": true});
    let gap = json!({"input_prefix": "a", "input_suffix": "b", "token_healing": true});
    for (path, body) in
        [("/v1/completions", &echo), ("/v1/completions", &suffix), ("/infill", &gap)]
    {
        let answer = server.post(path, body);
        assert_eq!(answer.status, 400, "{path}: {}", answer.body);
        assert_eq!(error(&answer).2, "token_healing", "{path}");
    }
    // a conversation whose answer is not begun has no cut
    let chat = |healing: bool| {
        let body = json!({"messages": [{"role": "user", "content": "Hi"}], "temperature": 0,
            "max_tokens": 12, "token_healing": healing});
        server.post("/v1/chat/completions", &body).json()
    };
    let whole = chat(false);
    let with_healing = chat(true);
    assert_eq!(whole["choices"][0]["message"], with_healing["choices"][0]["message"]);
    assert_eq!(whole["usage"]["prompt_tokens"], with_healing["usage"]["prompt_tokens"]);
    // no text is asked for
    let none = complete(&server, &healed(PROMPT, json!({"n_predict": 0})));
    assert_eq!(none["tokens_evaluated"], tokens(&server, PROMPT).len());
    let wrong = server.post("/completion", &healed(PROMPT, json!({"token_healing": 1})));
    assert_eq!(error(&wrong).2, "token_healing");
}

#[hob_needs::fixtures]
#[test]
fn the_command_line_heals_raw_prompts() {
    let cut = STORY.find("ttle").unwrap();
    let prompt = format!("{PROMPT}{}", &STORY[..cut]);
    let run = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_hob"))
            .args(["run", "-n", "6", "--temp", "0", "-m"])
            .arg(stories())
            .args(arguments)
            .arg(&prompt)
            .run()
    };
    let output = run(&["--raw", "--token-healing"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.starts_with("ttle girl"), "{text} {}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(run(&["--token-healing"]).status.code(), Some(2));
}
