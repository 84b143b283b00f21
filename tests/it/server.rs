//! `hob serve` as clients see it: the real binary, a real model, real sockets.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::{ENDLESS, PROMPT, STORY, chat, endless, error, stories, story, with};

#[hob_needs::fixtures]
#[test]
fn health_and_models() {
    let model = stories();
    let server = Server::start(&model, &["-np", "2", "--alias", "tiny,other", "--ctx_size=512"]);
    let health = server.get("/health");
    assert_eq!(
        health.json(),
        json!({"status": "ok", "slots_idle": 2, "slots_processing": 0, "requests_deferred": 0})
    );
    assert_eq!(health.header("content-type"), Some("application/json; charset=utf-8"));
    assert_eq!(server.get("/v1/health").status, 200);
    let list = server.get("/v1/models").json();
    assert_eq!(list, server.get("/models").json());
    assert_eq!(list["object"], "list");
    let entry = &list["data"][0];
    assert_eq!((&entry["id"], &entry["object"]), (&json!("other"), &json!("model")));
    assert_eq!(entry["aliases"], json!(["other", "tiny"]));
    let meta = json!({"vocab_type": 1, "n_vocab": 512, "n_ctx": 256, "n_ctx_train": 2048,
        "n_embd": 64,
        "n_params": 292_800, "size": 1_171_200, "ftype": "F32"});
    assert_eq!(entry["meta"], meta);
    assert_eq!(list["models"][0]["name"], "other");
    for name in ["other", "tiny", "%74iny"] {
        assert_eq!(server.get(&format!("/v1/models/{name}")).json(), *entry, "{name}");
    }
    assert_eq!(
        error(&server.get("/v1/models/none")),
        (404, "not_found_error".into(), "model".into())
    );

    let head = server.connect().request("HEAD", "/health", &[], "");
    assert_eq!((head.status, head.body.as_str()), (200, ""));
    let missing = server.get("/nothing?here");
    assert_eq!(error(&missing), (404, "not_found_error".into(), String::new()));
    let wrong = server.get("/v1/chat/completions");
    assert_eq!((error(&wrong).0, wrong.header("allow")), (405, Some("POST, OPTIONS")));
}

#[hob_needs::fixtures]
#[test]
fn completion_gives_the_text_and_all_about_it() {
    let model = stories();
    let server = Server::start(&model, &["--alias", "tiny"]);
    let answer = server.post("/completion", &story(64)).json();
    assert_eq!(answer["content"], STORY);
    for (name, value) in [
        ("index", json!(0)),
        ("stop", json!(true)),
        ("model", json!("tiny")),
        ("tokens_predicted", json!(64)),
        ("tokens_evaluated", json!(5)),
        ("tokens_cached", json!(68)),
        ("prompt", json!("<s> Once upon a time")),
        ("has_new_line", json!(true)),
        ("truncated", json!(false)),
        ("stop_type", json!("limit")),
        ("stopping_word", json!("")),
        ("tokens", json!([])),
    ] {
        assert_eq!(answer[name], value, "{name}");
    }
    assert_eq!(answer["generation_settings"]["n_predict"], 64);
    assert_eq!(
        (&answer["timings"]["prompt_n"], &answer["timings"]["cache_n"]),
        (&json!(5), &json!(0))
    );

    // The same again: the prompt is there, all but its last token.
    let again = server.post("/completions", &story(64)).json();
    assert_eq!((&again["content"], &again["timings"]["cache_n"]), (&json!(STORY), &json!(4)));
    let fresh = server.post("/completion", &with(story(64), json!({"cache_prompt": false}))).json();
    assert_eq!((&fresh["content"], &fresh["timings"]["cache_n"]), (&json!(STORY), &json!(0)));

    let stopped =
        with(story(64), json!({"stop": ["One day", "girl named"], "return_tokens": true}));
    let stopped = server.post("/completion", &stopped).json();
    assert_eq!(stopped["content"], ", there was a little ");
    assert_eq!(
        (&stopped["stop_type"], &stopped["stopping_word"]),
        (&json!("word"), &json!("girl named"))
    );
    // The tokens told are those of the text; those of the stop string were chosen, too.
    let tokens = stopped["tokens"].as_array().unwrap().len() as u64;
    assert!(tokens >= 5 && tokens < stopped["tokens_predicted"].as_u64().unwrap(), "{stopped}");

    let nothing = server.post("/completion", &story(0)).json();
    assert_eq!((&nothing["content"], &nothing["tokens_predicted"]), (&json!(""), &json!(0)));
    let fields = json!({"response_fields": ["content", "generation_settings/n_predict"]});
    let some = server.post("/completion", &with(story(1), fields)).json();
    assert_eq!(some, json!({"content": ",", "generation_settings/n_predict": 1}));

    let tokens = json!({"prompt": [1, 403, 407, 261, 378], "temperature": 0, "n_predict": 64});
    assert_eq!(server.post("/completion", &tokens).json()["content"], STORY);
    let many = with(story(4), json!({"prompt": [PROMPT, [1, 403, 407, 261, 378]], "n": 2}));
    let many = server.post("/completion", &many).json();
    let all: Vec<_> =
        many.as_array().unwrap().iter().map(|a| (&a["index"], &a["content"])).collect();
    assert_eq!(all.len(), 4);
    assert!(
        all.iter().enumerate().all(|(i, (index, text))| **index == i && *text == ", there was a"),
        "{all:?}"
    );
}

#[hob_needs::fixtures]
#[test]
fn completion_streams_what_it_would_give_whole() {
    let model = stories();
    let server = Server::start(&model, &[]);
    for stop in [json!([]), json!(["too high.\nLily"]), json!("never")] {
        let body = with(story(64), json!({"stop": stop}));
        let whole = server.post("/completion", &body).json();
        let streamed = server.post("/completion", &with(body, json!({"stream": true})));
        assert_eq!(streamed.status, 200);
        assert_eq!(streamed.header("content-type"), Some("text/event-stream"));
        assert_eq!(streamed.header("x-accel-buffering"), Some("no"));
        let events: Vec<Value> =
            streamed.events().iter().map(|event| serde_json::from_str(event).unwrap()).collect();
        let (last, parts) = events.split_last().unwrap();
        assert!(parts.len() > 20 && parts.iter().all(|part| part["stop"] == false));
        let text: String = parts.iter().map(|part| part["content"].as_str().unwrap()).collect();
        assert_eq!(text, whole["content"]);
        assert_eq!((&last["stop"], &last["content"]), (&json!(true), &json!("")));
        for same in ["stop_type", "stopping_word", "tokens_predicted", "has_new_line", "prompt"] {
            assert_eq!(last[same], whole[same], "{same}");
        }
    }
}

/// Each set of parameters gives the text that llama-server (commit 0c1e570, `-ctk f32 -ctv f32 -fa
/// off`) gave for it.
#[hob_needs::fixtures]
#[test]
fn the_same_seed_gives_the_text_of_llama_cpp() {
    let model = stories();
    let server = Server::start(&model, &["--exact", "--ctx-size", "512"]);
    let base = json!({"prompt": PROMPT, "n_predict": 60, "cache_prompt": false});
    let recorded: Value = serde_json::from_str(include_str!("http/llama_cpp_texts.json")).unwrap();
    for entry in recorded.as_array().unwrap() {
        let answer =
            server.post("/completion", &with(base.clone(), entry["request"].clone())).json();
        assert_eq!(answer["content"], entry["text"], "{}", entry["request"]);
    }
}

/// Returns the token of the smallest model that is a byte.
fn byte(value: u32) -> u32 {
    3 + value
}

#[hob_needs::fixtures]
#[test]
fn characters_come_whole() {
    let model = stories();
    let server = Server::start(&model, &[]);
    // This model has a token for each byte of all but the first two.
    let body = with(
        chat("Hi"),
        json!({"grammar": "root ::= \"aé媽😀!\"", "logprobs": true, "max_tokens": 20}),
    );
    let whole = server.post("/v1/chat/completions", &body).json();
    assert_eq!(whole["choices"][0]["message"]["content"], "aé媽😀!");
    let bytes = |tokens: &Value| -> Vec<u8> {
        let tokens =
            tokens.as_array().unwrap().iter().flat_map(|token| token["bytes"].as_array().unwrap());
        tokens.map(|byte| byte.as_u64().unwrap() as u8).collect()
    };
    assert_eq!(bytes(&whole["choices"][0]["logprobs"]["content"]), "aé媽😀!".as_bytes());
    let streamed =
        server.post("/v1/chat/completions", &with(body.clone(), json!({"stream": true})));
    let events = streamed.events();
    let chunks = events.iter().filter(|event| *event != "[DONE]");
    let chunks: Vec<Value> = chunks.map(|event| serde_json::from_str(event).unwrap()).collect();
    let pieces: Vec<&str> = chunks
        .iter()
        .filter_map(|chunk| chunk["choices"][0]["delta"]["content"].as_str())
        .collect();
    assert_eq!(pieces, ["a", "é", "媽", "😀", "!"]);
    let told = chunks.iter().map(|chunk| &chunk["choices"][0]["logprobs"]["content"]);
    let told: Vec<Vec<u8>> = told.filter(|tokens| tokens.is_array()).map(bytes).collect();
    assert_eq!(told, pieces.iter().map(|piece| piece.as_bytes().to_vec()).collect::<Vec<_>>());
    // A stop string of several bytes, begun within a piece; no half of it shows.
    for (stop, text) in [("媽😀", "aé"), ("é", "a"), ("😀", "aé媽")] {
        for stream in [false, true] {
            let body =
                with(body.clone(), json!({"stop": stop, "stream": stream, "logprobs": false}));
            let answer = server.post("/v1/chat/completions", &body);
            let said: String = if !stream {
                answer.json()["choices"][0]["message"]["content"].as_str().unwrap().into()
            } else {
                answer
                    .events()
                    .iter()
                    .filter_map(|event| serde_json::from_str::<Value>(event).ok())
                    .filter_map(|chunk| {
                        chunk["choices"][0]["delta"]["content"].as_str().map(str::to_owned)
                    })
                    .collect()
            };
            assert_eq!(said, text, "{stop} {stream}");
        }
    }
    // Bytes that never become a character are told as such, and are valid JSON.
    let broken = with(story(3), json!({"logit_bias": [[byte(0xE5), 100]]}));
    assert_eq!(server.post("/completion", &broken).json()["content"], "\u{FFFD}\u{FFFD}\u{FFFD}");
}

#[hob_needs::fixtures]
#[test]
fn chat_whole() {
    let model = stories();
    let server = Server::start(&model, &["--alias", "tiny"]);
    let body =
        with(chat("Hi"), json!({"n": 2, "logprobs": true, "top_logprobs": 2, "model": "any"}));
    let answer = server.post("/v1/chat/completions", &body).json();
    assert!(answer["id"].as_str().unwrap().starts_with("chatcmpl-"));
    assert_eq!(answer["id"].as_str().unwrap().len(), "chatcmpl-".len() + 32);
    assert_eq!((&answer["object"], &answer["model"]), (&json!("chat.completion"), &json!("tiny")));
    assert!(answer["system_fingerprint"].as_str().unwrap().starts_with('b'));
    assert!(answer["created"].as_u64().unwrap() > 1_700_000_000);
    let choices = answer["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 2);
    for (i, choice) in choices.iter().enumerate() {
        assert_eq!((&choice["index"], &choice["finish_reason"]), (&json!(i), &json!("length")));
        assert_eq!(choice["message"]["role"], "assistant");
        let tokens = choice["logprobs"]["content"].as_array().unwrap();
        assert_eq!(tokens.len(), 12);
        let text: Vec<u8> = tokens
            .iter()
            .flat_map(|token| token["bytes"].as_array().unwrap())
            .map(|byte| byte.as_u64().unwrap() as u8)
            .collect();
        assert_eq!(String::from_utf8(text).unwrap(), choice["message"]["content"]);
        // Greedy: the token chosen is the most probable.
        assert!(tokens.iter().all(|token| token["top_logprobs"][0]["id"] == token["id"]));
    }
    assert_eq!(choices[0]["message"], choices[1]["message"]);
    let usage = &answer["usage"];
    assert_eq!(usage["completion_tokens"], 24);
    let total = usage["prompt_tokens"].as_u64().unwrap() + 24;
    assert_eq!(usage["total_tokens"], total);
    assert!(usage["prompt_tokens_details"]["cached_tokens"].is_u64());
    assert_eq!(answer["timings"]["predicted_n"], 24);

    // Parts are the same message; other spellings of the path and of the limit are the same
    // request.
    let parts = json!([{"type": "text", "text": "Hi"}]);
    let mut same = with(chat("Hi"), json!({"max_completion_tokens": 12, "max_tokens": null}));
    same["messages"][0]["content"] = parts;
    let same = server.post("/chat/completions", &same).json();
    assert_eq!(same["choices"][0]["message"], choices[0]["message"]);

    // The same seed gives the same text, at any temperature.
    let seeded = |seed: u64| {
        let body = with(chat("Hi"), json!({"temperature": 1.5, "seed": seed, "max_tokens": 30}));
        server.post("/v1/chat/completions", &body).json()["choices"][0]["message"]["content"]
            .clone()
    };
    assert_eq!(seeded(7), seeded(7));
    assert!((8..12).any(|seed| seeded(seed) != seeded(7)));
}

#[hob_needs::fixtures]
#[test]
fn chat_streamed() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let whole = server.post("/v1/chat/completions", &chat("Hi")).json();
    for include_usage in [false, true] {
        let options = json!({"stream": true, "stream_options": {"include_usage": include_usage}});
        let streamed = server.post("/v1/chat/completions", &with(chat("Hi"), options));
        let mut events = streamed.events();
        assert_eq!(events.pop().as_deref(), Some("[DONE]"));
        let mut chunks: Vec<Value> =
            events.iter().map(|event| serde_json::from_str(event).unwrap()).collect();
        for chunk in &chunks {
            assert_eq!(chunk["object"], "chat.completion.chunk");
            assert!(["id", "created", "model"].iter().all(|name| chunk[*name] == chunks[0][*name]));
        }
        let last = if include_usage {
            let last = chunks.pop().unwrap();
            assert_eq!(
                (&last["choices"], &last["usage"]["completion_tokens"]),
                (&json!([]), &json!(12))
            );
            last
        } else {
            assert!(chunks.iter().all(|chunk| chunk.get("usage").is_none()));
            chunks.last().unwrap().clone()
        };
        assert_eq!(last["timings"]["predicted_n"], 12);
        let choices: Vec<&Value> = chunks.iter().map(|chunk| &chunk["choices"][0]).collect();
        let (end, choices) = choices.split_last().unwrap();
        let (begin, pieces) = choices.split_first().unwrap();
        assert_eq!(begin["delta"], json!({"role": "assistant", "content": null}));
        assert_eq!((&end["delta"], &end["finish_reason"]), (&json!({}), &json!("length")));
        assert!(
            pieces
                .iter()
                .all(|piece| piece["finish_reason"].is_null()
                    && piece["delta"].get("role").is_none())
        );
        let text: String =
            pieces.iter().map(|piece| piece["delta"]["content"].as_str().unwrap()).collect();
        assert_eq!(text, whole["choices"][0]["message"]["content"]);
    }
}

#[hob_needs::fixtures]
#[test]
fn a_template_can_be_given() {
    let model = stories();
    // The story's own beginning as a template: the answer is the story.
    let server = Server::start(&model, &["--chat-template", "{{ messages[0]['content'] }}"]);
    let answer = server.post("/v1/chat/completions", &chat(PROMPT)).json();
    assert!(
        STORY.starts_with(answer["choices"][0]["message"]["content"].as_str().unwrap()),
        "{answer}"
    );
    assert_eq!(answer["usage"]["prompt_tokens"], 5);

    let server = Server::start(
        &model,
        &["--chat-template", "{{ raise_exception('not ' ~ messages[0].role) }}"],
    );
    let refused = server.post("/v1/chat/completions", &chat("Hi"));
    assert_eq!(error(&refused), (400, "invalid_request_error".into(), "messages".into()));
    assert!(refused.body.contains("not user"), "{}", refused.body);
}

#[hob_needs::fixtures]
#[test]
fn what_is_wrong_with_a_request_is_said() {
    let model = stories();
    let server = Server::start(&model, &["--ctx-size", "64", "--body-limit", "1"]);
    let completion = "/completion";
    let chats = "/v1/chat/completions";
    for (path, body, code, param) in [
        (completion, json!({}), 400, "prompt"),
        (completion, with(story(1), json!({"temperature": "hot"})), 400, "temperature"),
        (completion, with(story(1), json!({"top_p": 2})), 400, "top_p"),
        (completion, with(story(1), json!({"logit_bias": {"512": 1}})), 400, "logit_bias"),
        (completion, with(story(1), json!({"grammar": "root ::= \"a"})), 400, "grammar"),
        (
            completion,
            with(story(1), json!({"json_schema": {"type": "objekt"}})),
            400,
            "json_schema",
        ),
        (completion, json!({"prompt": [512]}), 400, "prompt"),
        (chats, json!({"messages": 5}), 400, "messages"),
        (
            chats,
            with(chat("a"), json!({"response_format": {"type": "xml"}})),
            400,
            "response_format.type",
        ),
        (chats, with(chat("a"), json!({"max_tokens": -5})), 400, "max_tokens"),
        (chats, with(chat("a"), json!({"n": 100, "stream": true})), 400, "n"),
    ] {
        let response = server.post(path, &body);
        let (found, _, named) = error(&response);
        assert_eq!((found, named.as_str()), (code, param), "{body}: {}", response.body);
    }
    let image = json!([{"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}}]);
    let mut body = chat("a");
    body["messages"][0]["content"] = image;
    let response = server.post(chats, &body);
    assert_eq!(error(&response).2, "messages[0].content[0].image_url");
    assert!(response.body.contains("this model takes no images"));

    let long = server.post(completion, &json!({"prompt": "a ".repeat(100)})).json();
    let long = &long["error"];
    assert_eq!((&long["type"], &long["n_ctx"]), (&json!("exceed_context_size_error"), &json!(64)));
    assert!(long["n_prompt_tokens"].as_u64().unwrap() > 100);
    // A stream that cannot begin has a status as well, in every dialect.
    let text = "a ".repeat(100);
    let messages = json!([{"role": "user", "content": text}]);
    for (path, body) in [
        (completion, json!({"prompt": text})),
        ("/v1/completions", json!({"prompt": text})),
        (chats, json!({"messages": messages})),
        ("/v1/responses", json!({"input": text})),
        ("/v1/messages", json!({"messages": messages, "max_tokens": 4})),
    ] {
        let refused = server.post(path, &with(body, json!({"stream": true})));
        assert_eq!(refused.status, 400, "{path}");
        let error = refused.json()["error"].clone();
        let message = error["message"].as_str().unwrap();
        assert!(message.ends_with("context size of 64 tokens"), "{path}: {message}");
        // Anthropic's errors have no further members.
        assert!(path == "/v1/messages" || error["n_ctx"] == 64, "{path}: {error}");
    }
    // Nothing said about the end: the context is the end.
    let whole = server.post(completion, &with(endless(false), json!({"seed": 1}))).json();
    assert_eq!((&whole["stop_type"], &whole["tokens_predicted"]), (&json!("limit"), &json!(60)));

    let deep = format!("{{\"prompt\": {}1{}}}", "[".repeat(10_000), "]".repeat(10_000));
    for (bytes, code) in [
        (&b"{"[..], 400),
        (b"", 400),
        (b"[]", 400),
        (b"null", 400),
        (b"{\"prompt\": \"\xFF\xFE\"}", 400),
        (b"{\"prompt\": \"\\ud800\"}", 400),
        (b"{\"prompt\": \"a\", \"temperature\": 1e999}", 400),
        (b"{\"prompt\": \"a\", \"temperature\": NaN}", 400),
        (b"{\"prompt\": \"a\"} trailing", 400),
        (deep.as_bytes(), 400),
    ] {
        let mut connection = server.connect();
        connection.raw(
            format!(
                "POST {completion} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n",
                bytes.len()
            )
            .as_bytes(),
        );
        connection.raw(bytes);
        let response = connection.response("POST");
        assert_eq!(
            error(&response).0,
            code,
            "{}",
            String::from_utf8_lossy(&bytes[..bytes.len().min(60)])
        );
    }
    for (raw, status) in [("nonsense\r\n\r\n", 400), ("GET / HTTP/9.9\r\n\r\n", 400)] {
        let mut connection = server.connect();
        connection.raw(raw.as_bytes());
        assert_eq!(connection.head().0, status, "{raw}");
    }
    assert_eq!(
        server.post(completion, &story(4)).json()["content"],
        ", there was a",
        "it still works"
    );
}

#[hob_needs::fixtures]
#[test]
fn a_body_has_a_limit_and_a_time() {
    let model = stories();
    let server = Server::start(&model, &["--body-limit", "1", "--timeout", "1"]);
    let large = "x".repeat(3 << 20);
    assert_eq!(error(&server.connect().request("POST", "/completion", &[], &large)).0, 413);
    let mut connection = server.connect();
    connection
        .raw(b"POST /completion HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
    for _ in 0..3 {
        connection.raw(format!("100000\r\n{}\r\n", "x".repeat(1 << 20)).as_bytes());
    }
    connection.raw(b"0\r\n\r\n");
    assert_eq!(error(&connection.response("POST")).0, 413);
    // Who asks first is told at once, and never to go on.
    let mut asking = server.connect();
    let since = Instant::now();
    asking.raw(
        b"POST /completion HTTP/1.1\r\nHost: localhost\r\nContent-Length: \
                 9999999999\r\nExpect: 100-continue\r\n\r\n",
    );
    assert_eq!(error(&asking.response("POST")).0, 413);
    assert!(since.elapsed() < Duration::from_secs(20), "{:?}", since.elapsed());
    // As large as it may be.
    let most = format!("{}{}", story(4), " ".repeat((1 << 20) - story(4).to_string().len()));
    assert_eq!(server.connect().request("POST", "/completion", &[], &most).status, 200);

    // A client that never ends its header, and one that never ends its body.
    let since = Instant::now();
    let mut header = server.connect();
    header.raw(b"POST /completion HTTP/1.1\r\nHost: loc");
    let mut body = server.connect();
    body.raw(b"POST /completion HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{");
    assert_eq!(error(&body.response("POST")).0, 408);
    assert!(header.is_closed());
    assert!(since.elapsed() < Duration::from_secs(20), "{:?}", since.elapsed());
}

#[hob_needs::fixtures]
#[test]
fn a_body_is_plain_json() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let body = story(4).to_string();
    let post = |headers: &[(&str, &str)], body: &str| {
        server.connect().request("POST", "/completion", headers, body)
    };
    for coding in ["gzip", "br", "GZIP, identity"] {
        let (status, kind, _) = error(&post(&[("Content-Encoding", coding)], &body));
        assert_eq!((status, kind.as_str()), (415, "invalid_request_error"), "{coding}");
    }
    for coding in ["identity", "Identity "] {
        assert_eq!(post(&[("Content-Encoding", coding)], &body).status, 200, "{coding}");
    }
    // RFC 8259 §8.1: a reader may pass over a byte order mark.
    assert_eq!(post(&[], &format!("\u{FEFF}{body}")).json()["content"], ", there was a");
}

#[hob_needs::fixtures]
#[test]
fn strangers_are_kept_out() {
    let model = stories();
    let server = Server::start(
        &model,
        &["--cors-origins", "https://app.example", "--allowed-hosts", "box.lan"],
    );
    let get = |headers: &[(&str, &str)]| server.connect().request("GET", "/health", headers, "");
    for host in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", ""] {
        assert_eq!(
            error(&get(&[("Host", host)])),
            (403, "permission_error".into(), String::new()),
            "{host}"
        );
    }
    let two = get(&[("Host", "localhost"), ("Host", "evil.example")]);
    assert_eq!(error(&two).0, 400, "{}", two.body);
    for host in ["localhost:1234", "[::1]", "127.0.0.1", "box.lan:80"] {
        assert_eq!(get(&[("Host", host)]).status, 200, "{host}");
    }
    let allowed = "access-control-allow-origin";
    for origin in ["https://app.example", "http://localhost:3000", "http://127.0.0.1"] {
        let response = get(&[("Origin", origin)]);
        assert_eq!((response.status, response.header(allowed)), (200, Some(origin)));
        assert_eq!(response.header("vary"), Some("Origin"));
        assert_eq!(response.header("access-control-allow-credentials"), None);
    }
    for origin in ["http://evil.example", "null", "http://localhost.evil.example"] {
        let response = get(&[("Origin", origin)]);
        assert_eq!((error(&response).0, response.header(allowed)), (403, None), "{origin}");
        let preflight =
            server.connect().request("OPTIONS", "/completion", &[("Origin", origin)], "");
        assert_eq!((preflight.status, preflight.header(allowed)), (200, None));
    }
    let preflight = server.connect().request(
        "OPTIONS",
        "/v1/chat/completions",
        &[("Origin", "https://app.example"), ("Access-Control-Request-Method", "POST")],
        "",
    );
    assert_eq!((preflight.status, preflight.header(allowed)), (200, Some("https://app.example")));
    assert_eq!(preflight.header("access-control-allow-methods"), Some("POST, OPTIONS"));
    assert_eq!(preflight.header("access-control-allow-headers"), Some("*, Authorization"));
}

#[hob_needs::fixtures]
#[test]
fn a_connection_serves_many_requests() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let mut connection = server.connect();
    for _ in 0..3 {
        let body = with(story(4), json!({"stream": true})).to_string();
        assert_eq!(connection.request("POST", "/completion", &[], &body).events().len(), 5);
        assert_eq!(connection.request("GET", "/nothing", &[], "").status, 404);
        let answer = connection.request("POST", "/completion", &[], &story(4).to_string());
        assert_eq!(answer.json()["content"], ", there was a");
    }
}

#[hob_needs::fixtures]
#[test]
fn thirty_two_requests_from_eight_threads() {
    let model = stories();
    for options in [&["--parallel", "1"][..], &["--parallel", "4", "--ctx-size", "1024"]] {
        let server = Server::start(&model, options);
        std::thread::scope(|scope| {
            for thread in 0..8 {
                let server = &server;
                scope.spawn(move || {
                    for i in 0..4 {
                        let body = with(story(64), json!({"stream": (thread + i) % 2 == 0}));
                        let response = server.post("/completion", &body);
                        let text: String = if body["stream"] != true {
                            response.json()["content"].as_str().unwrap().to_owned()
                        } else {
                            response
                                .events()
                                .iter()
                                .map(|event| serde_json::from_str::<Value>(event).unwrap())
                                .map(|part| part["content"].as_str().unwrap().to_owned())
                                .collect()
                        };
                        assert_eq!(text, STORY);
                    }
                });
            }
        });
        server.wait_for("idle slots", |server| server.health("slots_processing") == 0);
    }
}

#[hob_needs::fixtures]
#[test]
fn a_client_that_hangs_up_frees_the_engine() {
    let model = stories();
    let server =
        Server::start(&model, &[ENDLESS, &["--parallel", "1", "--batch-size", "64"]].concat());
    let long: Vec<u32> = (0..200_000).map(|i| if i == 0 { 1 } else { 403 }).collect();
    let prefill = with(endless(true), json!({"prompt": long}));
    let whole = json!({"messages": [{"role": "user", "content": "Hi"}], "ignore_eos": true});
    for (what, path, body, is_there) in [
        ("in the middle of a stream", "/completion", endless(true), 1),
        ("while waiting for the whole", "/v1/chat/completions", whole, 0),
        ("while the prompt is read", "/completion", prefill, 0),
    ] {
        let mut connection = server.open(path, &body);
        server.wait_for("a slot at work", |server| server.health("slots_processing") == 1);
        for _ in 0..is_there {
            assert_eq!(connection.head().0, 200);
            assert!(connection.chunk().is_some());
        }
        // a stream that nobody reads would give its slot to the next
        let mut reads_on = || (0..is_there).all(|_| connection.chunk().is_some());
        let waiting = server.open("/completion", &endless(false));
        server.wait_for("a waiting request", |server| {
            reads_on() && server.health("requests_deferred") == 1
        });
        drop(waiting);
        server.wait_for("no waiting request", |server| {
            reads_on() && server.health("requests_deferred") == 0
        });
        assert_eq!(server.health("slots_processing"), 1, "{what}: it works on");
        let since = Instant::now();
        drop(connection);
        server.wait_for("an idle slot", |server| server.health("slots_idle") == 1);
        // The step in work, and the time to ask: far from the minutes that are left of the request.
        assert!(since.elapsed() < Duration::from_secs(30), "{what}: {:?}", since.elapsed());
        assert_eq!(server.post("/completion", &story(64)).json()["content"], STORY, "{what}");
    }
    server.wait_for("the log", |server| server.log().matches("the client went away").count() == 6);
    assert!(!server.log().contains("Once upon"), "texts are nobody's business:\n{}", server.log());
}

#[hob_needs::fixtures]
#[test]
fn a_full_queue_is_said_at_once() {
    let model = stories();
    let server = Server::start(&model, &[ENDLESS, &["--parallel", "1", "--queue", "1"]].concat());
    let _working = server.open("/completion", &endless(false));
    server.wait_for("a slot at work", |server| server.health("slots_processing") == 1);
    let _waiting = server.open("/completion", &endless(false));
    server.wait_for("a waiting request", |server| server.health("requests_deferred") == 1);
    let refused = server.post("/v1/chat/completions", &with(chat("Hi"), json!({"stream": true})));
    assert_eq!(error(&refused), (503, "unavailable_error".into(), String::new()));
    assert_eq!(refused.header("retry-after"), Some("1"));
}

#[hob_needs::fixtures]
#[test]
fn silence_is_filled_with_comments() {
    let model = stories();
    let long: Vec<u32> = (0..200_000).map(|i| if i == 0 { 1 } else { 403 }).collect();
    // As often as the server says, or the request.
    for (interval, fields) in [("1", json!({})), ("-1", json!({"sse_ping_interval": 1}))] {
        let options = ["--parallel", "1", "--batch-size", "16", "--sse-ping-interval", interval];
        let server = Server::start(&model, &[ENDLESS, &options].concat());
        let body = with(json!({"prompt": long, "stream": true}), fields);
        let mut connection = server.open("/completion", &body);
        assert_eq!(connection.head().0, 200);
        assert_eq!(connection.chunk().unwrap(), b":\n\n");
        assert_eq!(connection.chunk().unwrap(), b":\n\n");
        let wrong = server.post("/completion", &with(story(1), json!({"sse_ping_interval": -2})));
        assert_eq!(error(&wrong).2, "sse_ping_interval");
    }
}
