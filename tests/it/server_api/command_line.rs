//! Options of `hob serve` for what requests leave open.

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::{PROMPT, chat, stories, with};
use crate::start::Start as _;

#[hob_needs::fixtures]
#[test]
fn the_command_line_biases_tokens() {
    let model = stories();
    let ask = |server: &Server, fields: Value| {
        let body =
            with(json!({"prompt": "Once upon a time", "n_predict": 4, "temperature": 0}), fields);
        server.post("/completion", &body).json()["content"].as_str().unwrap().to_owned()
    };
    let server = Server::start(&model, &["-l", "403+100", "--logit-bias", "261-inf"]);
    let tokens = server.post("/detokenize", &json!({"tokens": [403, 403, 403, 403]})).json();
    assert_eq!(ask(&server, json!({})).trim(), tokens["content"].as_str().unwrap().trim());
    // a request that says something says all of it
    assert_eq!(ask(&server, json!({"logit_bias": []})), ", there was a");
    drop(server);
    let model = model.to_str().unwrap();
    for (bias, word) in
        [("403", "15043"), ("x+1", "15043"), ("512+1", "vocabulary of 512"), ("3+x", "15043")]
    {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hob"));
        let output =
            command.args(["serve", "--port", "0", "-m", model, "--logit-bias", bias]).run();
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && error.contains(word), "{bias}: {error}");
    }
}

#[hob_needs::fixtures]
#[test]
fn the_command_line_says_what_requests_do_not() {
    let model = stories();
    let template = "{{ mood }}{{ messages[0]['content'] }}";
    let variables = "{\"mood\": \"Once upon \"}";
    let options = ["-np", "2", "-c", "512", "-kvu", "--ignore-eos", "--no-cache-prompt", "-n", "9"];
    let own = ["--chat-template", template, "--chat-template-kwargs", variables];
    let server = Server::start(&model, &[&options[..], &own].concat());
    let prompt = |fields: Value| {
        server.post("/apply-template", &with(chat("a time"), fields)).json()["prompt"].clone()
    };
    assert_eq!(prompt(json!({})), "Once upon a time");
    assert_eq!(prompt(json!({"chat_template_kwargs": {"mood": "For "}})), "For a time");
    let props = server.get("/props").json()["default_generation_settings"].clone();
    assert_eq!((&props["params"]["ignore_eos"], &props["n_ctx"]), (&json!(true), &json!(512)));
    let cached = |fields: Value| {
        let answer = server.post("/completion", &with(json!({"prompt": PROMPT}), fields)).json();
        assert_eq!(answer["tokens_predicted"], 9, "{answer}");
        answer["timings"]["cache_n"].as_u64().unwrap()
    };
    assert_eq!((cached(json!({})), cached(json!({}))), (0, 0));
    assert_eq!(cached(json!({"cache_prompt": true})), 4);
    for wrong in ["[]", "{\"messages\": []}"] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hob"));
        let output = command.args(["serve", "--chat-template-kwargs", wrong]).run();
        assert_eq!(output.status.code(), Some(2), "{wrong}");
    }
}

#[cfg(unix)]
#[hob_needs::fixtures]
#[test]
fn a_grammar_may_come_through_a_pipe() {
    let model = stories();
    let pipe = std::env::temp_dir().join(format!("hob-pipe-{}", std::process::id()));
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let path = pipe.clone();
    let writer = std::thread::spawn(move || std::fs::write(path, "root ::= \"yes\""));
    let server = Server::start(&model, &["--grammar-file", pipe.to_str().unwrap()]);
    writer.join().unwrap().unwrap();
    let answer = server.post("/completion", &json!({"prompt": "Once", "n_predict": 8}));
    assert_eq!(answer.json()["content"], "yes", "{}", answer.body);
    std::fs::remove_file(pipe).unwrap();
}
