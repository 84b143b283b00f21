//! The endpoints of `hob serve` beside chat and `/completion`, tools, keys and TLS: the real binary
//! over real sockets.

mod command_line;
mod conversations;
mod harmony;
mod page;

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::http::client::{self, Response, Server};
use crate::http::stories::{PROMPT, chat, stories, with};

/// The data of each event, whatever its name.
fn events(response: &Response) -> Vec<Value> {
    let data = response.body.lines().filter_map(|line| line.strip_prefix("data: "));
    data.filter(|data| *data != "[DONE]").map(|data| serde_json::from_str(data).unwrap()).collect()
}

fn tool(name: &str) -> Value {
    json!({"type": "function", "function": {"name": name, "description": "d", "parameters": {
        "type": "object", "properties": {"n": {"type": "integer"}, "on": {"type": "boolean"}},
            "required": ["n", "on"],
    }}})
}

#[hob_needs::fixtures]
#[test]
fn text_becomes_tokens_and_text_again() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let tokens = server.post("/tokenize", &json!({"content": PROMPT, "add_special": true})).json();
    assert_eq!(tokens, json!({"tokens": [1, 403, 407, 261, 378]}));
    let plain = server.post("/tokenize", &json!({"content": PROMPT})).json();
    assert_eq!(plain["tokens"].as_array().unwrap().len(), 4);
    let pieces = server.post("/tokenize", &json!({"content": "é 媽", "with_pieces": true})).json();
    for token in pieces["tokens"].as_array().unwrap() {
        assert!(
            token["id"].is_u64() && (token["piece"].is_string() || token["piece"].is_array()),
            "{token}"
        );
    }
    assert_eq!(
        server.post("/detokenize", &plain).json()["content"].as_str().unwrap().trim(),
        PROMPT
    );
    assert_eq!(server.post("/detokenize", &json!({"tokens": [512]})).status, 400);
    let prompt =
        server.post("/apply-template", &chat("Hi")).json()["prompt"].as_str().unwrap().to_owned();
    assert!(prompt.contains("user\nHi") && prompt.ends_with("assistant\n"), "{prompt}");
    let count = server.post("/v1/chat/completions/input_tokens", &chat("Hi")).json();
    assert_eq!(count["object"], "response.input_tokens");
    let used =
        server.post("/v1/chat/completions", &chat("Hi")).json()["usage"]["prompt_tokens"].clone();
    assert_eq!(count["input_tokens"], used);
    assert_eq!(
        server.post("/v1/responses/input_tokens", &json!({"input": "Hi"})).json()["input_tokens"],
        used
    );
    let messages = chat("Hi");
    assert_eq!(
        server.post("/v1/messages/count_tokens", &messages).json(),
        json!({"input_tokens": used})
    );
    let embedded = server.post("/v1/embeddings", &json!({"input": "x"}));
    assert_eq!(
        (embedded.status, &embedded.json()["error"]["type"]),
        (501, &json!("not_supported_error"))
    );
}

#[hob_needs::fixtures]
#[test]
fn a_request_is_known_by_its_id() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let ask = |method, path, id: &str, body| {
        let headers: &[_] = if id.is_empty() { &[] } else { &[("X-Request-Id", id)] };
        server.connect().request(method, path, headers, body)
    };
    let stream = &with(chat("Hi"), json!({"stream": true})).to_string();
    for (method, path, body, status) in [
        ("POST", "/v1/chat/completions", stream.as_str(), 200),
        ("POST", "/tokenize", "{}", 200),
        ("POST", "/tokenize", "{", 400),
        ("GET", "/nowhere", "", 404),
        ("PUT", "/tokenize", "", 405),
        ("OPTIONS", "/tokenize", "", 200),
    ] {
        let answer = ask(method, path, "trace-1:a/b", body);
        let found = (answer.status, answer.header("x-request-id"));
        assert_eq!(found, (status, Some("trace-1:a/b")), "{method} {path}");
        for id in ["", "a b", "<script>", &"x".repeat(129)] {
            let answer = ask(method, path, id, body);
            let made = answer.header("x-request-id").unwrap();
            assert!(made.starts_with("req_") && made.len() == 36, "{made}");
        }
    }
    server.wait_for("the log", |server| server.log().matches(" id=trace-1:a/b").count() == 6);
}

#[hob_needs::fixtures]
#[test]
fn the_server_tells_what_it_is_and_does() {
    let model = stories();
    let server = Server::start(
        &model,
        &["-np", "2", "-c", "512", "--metrics", "--seed", "42", "--tags", "a,b"],
    );
    let props = server.get("/props").json();
    assert_eq!(
        (&props["total_slots"], &props["default_generation_settings"]["n_ctx"]),
        (&json!(2), &json!(256))
    );
    assert_eq!(props["default_generation_settings"]["params"]["seed"], 42);
    assert!(props["model_path"].as_str().unwrap().ends_with(".gguf"));
    assert_eq!(server.get("/v1/models").json()["data"][0]["tags"], json!(["a", "b"]));

    let idle = server.get("/slots").json();
    assert_eq!(idle.as_array().unwrap().len(), 2);
    assert!(idle[0]["is_processing"] == false && idle[0].get("next_token").is_none(), "{idle}");
    let body = json!({"prompt": PROMPT, "n_predict": 8, "temperature": 0, "id_slot": 1});
    let first = server.post("/completion", &body).json();
    assert_eq!(first["id_slot"], 1);
    let slots = server.get("/slots").json();
    assert_eq!(
        (&slots[1]["next_token"][0]["n_remain"], &slots[1]["is_processing"]),
        (&json!(-1), &json!(false))
    );
    assert_eq!(slots[1]["n_prompt_tokens"], 5);
    assert_eq!(server.post("/completion", &body).json()["timings"]["cache_n"], 4);
    let erased = server.connect().request("POST", "/slots/1?action=erase", &[], "").json();
    assert_eq!((&erased["id_slot"], erased["n_erased"].as_u64().unwrap() > 4), (&json!(1), true));
    assert_eq!(server.post("/completion", &body).json()["content"], first["content"]);
    for (path, status) in [
        ("/slots/7?action=erase", 400),
        ("/slots/x?action=erase", 400),
        ("/slots/1?action=dance", 400),
        ("/slots/1?action=save", 501),
        ("/slots/1?action=restore", 501),
    ] {
        assert_eq!(server.connect().request("POST", path, &[], "{}").status, status, "{path}");
    }
    assert_eq!(server.post("/completion", &with(body, json!({"id_slot": 2}))).status, 400);

    let metrics = server.get("/metrics");
    assert!(metrics.header("process-start-time-unix").is_some());
    let value = |name: &str| -> f64 {
        let line =
            metrics.body.lines().find_map(|line| line.strip_prefix(&format!("llamacpp:{name} ")));
        line.unwrap_or_else(|| panic!("{name} in {}", metrics.body)).parse().unwrap()
    };
    assert_eq!((value("tokens_predicted_total"), value("requests_processing")), (24.0, 0.0));
    assert!(value("prompt_tokens_cached_total") >= 4.0 && value("n_decode_total") > 0.0);
    assert!(metrics.body.contains("# TYPE llamacpp:prompt_tokens_total counter"));

    let bare = Server::start(&model, &["--no-slots"]);
    assert_eq!((bare.get("/slots").status, bare.get("/metrics").status), (501, 501));
    let said = bare.get("/metrics").body;
    assert!(said.contains("start the server with --metrics"), "{said}");
}

#[hob_needs::fixtures]
#[test]
fn the_limit_of_choices_is_the_one_that_is_told() {
    let model = stories();
    for (slots, limit) in [("1", 8), ("9", 9)] {
        let server = Server::start(&model, &["-np", slots, "-c", "512"]);
        let ask = |n: usize| {
            let body = with(chat("Hi"), json!({"n": n, "max_tokens": 1}));
            server.post("/v1/chat/completions", &body)
        };
        assert_eq!(ask(limit).json()["choices"].as_array().unwrap().len(), limit);
        let refused = ask(limit + 1);
        assert_eq!((refused.status, &refused.json()["error"]["param"]), (400, &json!("n")));
        let told = format!("expected a whole number from 1 to {limit}, found {}", limit + 1);
        assert!(refused.body.contains(&told), "{}", refused.body);
        assert!(ask(0).body.contains(&format!("from 1 to {limit}, found 0")));
    }
}

#[hob_needs::fixtures]
#[test]
fn completions_in_openai_s_older_form() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let body =
        json!({"prompt": [PROMPT, "The cat"], "max_tokens": 6, "temperature": 0, "logprobs": 2});
    let answer = server.post("/v1/completions", &body).json();
    assert_eq!(
        (&answer["object"], answer["choices"].as_array().unwrap().len()),
        (&json!("text_completion"), 2)
    );
    let first = &answer["choices"][0];
    assert_eq!(first["finish_reason"], "length");
    assert_eq!(first["logprobs"]["tokens"].as_array().unwrap().len(), 6);
    assert_eq!(answer["usage"]["completion_tokens"], 12);
    let streamed = server.post(
        "/v1/completions",
        &with(
            body,
            json!({"stream": true, "prompt": PROMPT,
        "stream_options": {"include_usage": true}}),
        ),
    );
    assert!(streamed.body.ends_with("data: [DONE]\n\n"));
    let chunks = events(&streamed);
    let (last, chunks) = chunks.split_last().unwrap();
    assert_eq!((&last["choices"], &last["usage"]["completion_tokens"]), (&json!([]), &json!(6)));
    let text: String =
        chunks.iter().map(|chunk| chunk["choices"][0]["text"].as_str().unwrap()).collect();
    assert_eq!(text, first["text"]);
    let offsets =
        chunks.iter().filter_map(|chunk| chunk["choices"][0]["logprobs"]["text_offset"].as_array());
    assert_eq!(&json!(offsets.flatten().collect::<Vec<_>>()), &first["logprobs"]["text_offset"]);
}

/// Returns whether a response in OpenAI's form ended so, in all that says so.
fn ends(response: &Value, status: &str) {
    let cut = status == "incomplete";
    let details = if cut { json!({"reason": "max_output_tokens"}) } else { Value::Null };
    assert_eq!(
        (&response["status"], &response["incomplete_details"]),
        (&json!(status), &details),
        "{response}"
    );
    assert_eq!(response["completed_at"].is_u64(), !cut, "{response}");
    let items = response["output"].as_array().unwrap();
    assert_eq!(items.last().unwrap()["status"], status, "{response}");
}

#[hob_needs::fixtures]
#[test]
fn responses_and_messages_say_what_chat_says() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let said = server.post("/v1/chat/completions", &chat("Hi")).json();
    let said = said["choices"][0]["message"]["content"].as_str().unwrap().to_owned();

    let body = json!({"input": "Hi", "temperature": 0, "max_output_tokens": 12});
    let whole = server.post("/v1/responses", &body).json();
    assert_eq!(whole["object"], "response");
    ends(&whole, "incomplete");
    assert_eq!(whole["output"][0]["content"][0]["text"], said);
    assert_eq!(whole["usage"]["output_tokens"], 12);
    let streamed = server.post("/v1/responses", &with(body, json!({"stream": true})));
    assert!(streamed.body.starts_with("event: response.created\ndata: "));
    let told = events(&streamed);
    let kinds: Vec<&str> = told.iter().map(|event| event["type"].as_str().unwrap()).collect();
    for kind in [
        "response.in_progress",
        "response.output_item.added",
        "response.content_part.added",
        "response.output_text.done",
        "response.content_part.done",
        "response.output_item.done",
    ] {
        assert_eq!(kinds.iter().filter(|found| **found == kind).count(), 1, "{kind} in {kinds:?}");
    }
    let deltas = told.iter().filter(|event| event["type"] == "response.output_text.delta");
    assert_eq!(deltas.map(|event| event["delta"].as_str().unwrap()).collect::<String>(), said);
    assert!(told.iter().enumerate().all(|(i, event)| event["sequence_number"] == i));
    // A text that was cut: its item and the response are incomplete, and nothing was completed.
    let [.., item, last] = told.as_slice() else { panic!("{kinds:?}") };
    assert_eq!(
        (&last["type"], &item["item"]["status"]),
        (&json!("response.incomplete"), &json!("incomplete"))
    );
    ends(&last["response"], "incomplete");
    assert_eq!(last["response"]["output"], json!([item["item"]]));
    assert!(streamed.body.contains("event: response.incomplete\n"));
    assert!(!kinds.contains(&"response.completed"), "{kinds:?}");
    // One that ended by itself.
    let body = json!({"input": "Hi", "grammar": "root ::= \"yes\""});
    ends(&server.post("/v1/responses", &body).json(), "completed");
    let told = events(&server.post("/v1/responses", &with(body, json!({"stream": true}))));
    let [.., item, last] = told.as_slice() else { panic!("{told:?}") };
    assert_eq!(
        (&last["type"], &item["item"]["status"]),
        (&json!("response.completed"), &json!("completed"))
    );
    ends(&last["response"], "completed");

    let body = json!({"model": "m", "max_tokens": 12, "temperature": 0,
        "messages": [{"role": "user", "content": "Hi"}]});
    let whole = server.post("/v1/messages", &body).json();
    assert_eq!((&whole["type"], &whole["stop_reason"]), (&json!("message"), &json!("max_tokens")));
    assert_eq!(whole["content"], json!([{"type": "text", "text": said}]));
    assert_eq!(whole["usage"]["output_tokens"], 12);
    let streamed = server.post("/v1/messages", &with(body, json!({"stream": true})));
    assert!(streamed.body.starts_with("event: message_start\ndata: "));
    let told = events(&streamed);
    let text: String = told.iter().filter_map(|event| event["delta"]["text"].as_str()).collect();
    assert_eq!(text, said);
    let end: Vec<&str> =
        told.iter().rev().take(3).map(|event| event["type"].as_str().unwrap()).collect();
    assert_eq!(end, ["message_stop", "message_delta", "content_block_stop"]);
    // Fields that llama-server knows are understood here as well.
    let more = json!({"ignore_eos": true, "max_tokens": 3, "logit_bias": [["a", false]]});
    let more = server.post(
        "/v1/messages",
        &with(json!({"messages": [{"role": "user", "content": "Hi"}]}), more),
    );
    assert_eq!(more.json()["usage"]["output_tokens"], 3, "{}", more.body);
    let one = server.post("/v1/responses", &json!({"input": "Hi", "max_output_tokens": 3})).json();
    assert_eq!(
        (one["output"].as_array().unwrap().len(), &one["usage"]["output_tokens"]),
        (1, &json!(3))
    );
}

#[hob_needs::fixtures]
#[test]
fn errors_of_messages_have_the_shape_of_anthropic() {
    let model = stories();
    let server = Server::start(&model, &["--api-key", "sk-a"]);
    let post = |path: &str, key: &str, body: Value| {
        let headers = [("x-api-key", key), ("x-request-id", "req_1")];
        server.connect().request("POST", path, &headers, &body.to_string())
    };
    let error = |kind: &str, message: &str| {
        let error = json!({"type": kind, "message": message});
        json!({"type": "error", "error": error, "request_id": "req_1"})
    };
    for path in ["/v1/messages", "/v1/messages/count_tokens"] {
        let empty = post(path, "sk-a", json!({"messages": [], "max_tokens": 1}));
        let expected = error("invalid_request_error", "messages: at least one message is required");
        assert_eq!((empty.status, empty.json()), (400, expected), "{path}");
        for name in ["x-request-id", "request-id"] {
            assert_eq!(empty.header(name), Some("req_1"), "{path}: {name}");
        }
        let wrong = post(path, "sk-a", json!({"messages": [{"role": "user", "content": 5}]}));
        let expected = "'messages[0].content': expected a string or an array of blocks, found 5";
        assert_eq!((wrong.status, wrong.json()), (400, error("invalid_request_error", expected)));
        let stranger = post(path, "sk-b", json!({}));
        let expected = error("authentication_error", "Invalid API Key");
        assert_eq!((stranger.status, stranger.json()), (401, expected), "{path}");
    }
    let wrong = post("/v1/chat/completions", "sk-a", json!({"messages": []}));
    assert_eq!(wrong.header("request-id"), None);
    let wrong = wrong.json();
    assert_eq!(
        (&wrong["error"]["type"], &wrong["error"]["param"]),
        (&json!("invalid_request_error"), &json!("messages"))
    );
}

#[hob_needs::fixtures]
#[test]
fn an_image_error_names_the_field_that_the_client_sent() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let url = "data:image/png;base64,AA";
    let source = json!({"type": "base64", "media_type": "image/png", "data": "AA"});
    let message = |part: Value| json!([{"role": "user", "content": [part]}]);
    for (path, body, field) in [
        (
            "/v1/chat/completions",
            json!({"messages": message(json!({"type": "image_url", "image_url": {"url": url}}))}),
            "messages[0].content[0].image_url",
        ),
        (
            "/v1/messages",
            json!({"system": "s", "messages": message(json!({"type": "image", "source": source}))}),
            "messages[0].content[0].source",
        ),
        (
            "/v1/responses",
            json!({
                "instructions": "s",
                "input": message(json!({"type": "input_image", "image_url": url})),
            }),
            "input[0].content[0].image_url",
        ),
    ] {
        let answer = server.post(path, &body);
        let expected = format!("'{field}': this model takes no images");
        assert_eq!(
            (answer.status, answer.json()["error"]["message"].as_str()),
            (400, Some(expected.as_str()))
        );
    }
}

#[hob_needs::fixtures]
#[test]
fn an_answer_can_be_begun() {
    let model = stories();
    let server = Server::start(&model, &["--verbose"]);
    let mut body = chat("Tell a story");
    body["messages"]
        .as_array_mut()
        .unwrap()
        .push(json!({"role": "assistant", "content": "Once upon"}));
    let answer = server.post("/v1/chat/completions", &body).json();
    let prompt = answer["__verbose"]["prompt"].as_str().unwrap();
    assert!(prompt.ends_with("assistant\nOnce upon"), "{prompt}");
    let twice =
        with(body.clone(), json!({"add_generation_prompt": true, "continue_final_message": true}));
    assert_eq!(server.post("/v1/chat/completions", &twice).status, 400);
    body["messages"].as_array_mut().unwrap().push(json!({"role": "assistant", "content": "again"}));
    assert_eq!(server.post("/v1/chat/completions", &body).status, 400);
}

#[hob_needs::fixtures]
#[test]
fn a_stream_tells_of_time_and_progress_if_asked() {
    let model = stories();
    let server = Server::start(&model, &["--batch-size", "32", "-np", "1"]);
    let long = "the quick brown fox jumps over the lazy dog ".repeat(8);
    let body = json!({"prompt": long, "n_predict": 4, "stream": true, "timings_per_token": true,
        "return_progress": true});
    let parts = events(&server.post("/completion", &body));
    let progress: Vec<&Value> =
        parts.iter().filter(|part| part.get("prompt_progress").is_some()).collect();
    assert!(progress.len() > 2, "{parts:?}");
    assert_eq!(
        (&progress[0]["timings"]["prompt_n"], &progress[0]["prompt_progress"]["processed"]),
        (&json!(0), &json!(0))
    );
    let last = &progress[progress.len() - 1]["prompt_progress"];
    assert_eq!(last["processed"], last["total"]);
    assert!(parts.iter().all(|part| part["timings"].is_object()));
    let begin = std::time::Instant::now();
    let limited =
        json!({"prompt": PROMPT, "n_predict": -1, "ignore_eos": true, "t_max_predict_ms": 50});
    let limited = server.post("/completion", &limited).json();
    assert!(begin.elapsed().as_secs() < 60 && limited["stop_type"] == "limit");
    let probs = json!({"prompt": PROMPT, "n_predict": 3, "n_probs": 4, "post_sampling_probs": true,
        "top_k": 5});
    let probs = server.post("/completion", &probs).json();
    for token in probs["completion_probabilities"].as_array().unwrap() {
        let top: Vec<f64> = token["top_probs"]
            .as_array()
            .unwrap()
            .iter()
            .map(|t| t["prob"].as_f64().unwrap())
            .collect();
        assert!(
            top.len() <= 4
                && top.iter().all(|p| *p > 0.0 && *p <= 1.0)
                && top.is_sorted_by(|a, b| a >= b),
            "{token}"
        );
        assert!(token["prob"].as_f64().unwrap() > 0.0);
    }
}

#[hob_needs::fixtures]
#[test]
fn keys_are_asked_for_and_never_told() {
    let model = stories();
    let file = std::env::temp_dir().join(format!("hob-keys-{}", std::process::id()));
    std::fs::write(&file, "third\n\n").unwrap();
    let server = Server::start(
        &model,
        &["--api-key", "sk-first,sk-second", "--api-key-file", file.to_str().unwrap()],
    );
    let ask = |headers: &[(&str, &str)]| {
        server.connect().request(
            "POST",
            "/completion",
            headers,
            "{\"prompt\": \"a\", \"n_predict\": 1}",
        )
    };
    for headers in [
        &[("Authorization", "Bearer sk-first")][..],
        &[("Authorization", "Bearer third")],
        &[("X-Api-Key", "sk-second")],
    ] {
        assert_eq!(ask(headers).status, 200, "{headers:?}");
    }
    for headers in [
        &[][..],
        &[("Authorization", "Bearer sk-firs")],
        &[("Authorization", "Bearer ")],
        &[("Authorization", "Basic sk-first")],
        &[("Authorization", "Key sk-first")],
        &[("X-Api-Key", "")],
    ] {
        let refused = ask(headers);
        assert_eq!(
            (refused.status, &refused.json()["error"]["type"]),
            (401, &json!("authentication_error"))
        );
        assert_eq!(refused.header("www-authenticate"), Some("Bearer"));
    }
    // Every path but health; what there is and what not looks the same from outside.
    for path in ["/v1/models", "/models", "/props", "/slots", "/metrics", "/nothing"] {
        assert_eq!(server.get(path).status, 401, "{path}");
    }
    for path in [
        "/v1/chat/completions",
        "/chat/completions",
        "/v1/completions",
        "/completion",
        "/completions",
        "/v1/responses",
        "/v1/responses/input_tokens",
        "/v1/messages",
        "/v1/messages/count_tokens",
        "/v1/embeddings",
        "/embedding",
        "/tokenize",
        "/detokenize",
        "/apply-template",
        "/slots/0?action=erase",
        "/nothing",
    ] {
        assert_eq!(server.post(path, &json!({})).status, 401, "{path}");
    }
    assert_eq!(server.get("/health").status, 200);
    assert_eq!(server.connect().request("OPTIONS", "/completion", &[], "").status, 200);
    assert!(!server.log().contains("sk-") && !server.log().contains("third"), "{}", server.log());
    std::fs::remove_file(file).unwrap();
}

#[hob_needs::fixtures]
#[test]
fn several_addresses_are_one_server() {
    let model = stories();
    let server = Server::start(&model, &["--host", "127.0.0.1,127.0.0.2"]);
    let port = server.address.rsplit(':').next().unwrap();
    let other =
        client::Connection::to(&format!("127.0.0.2:{port}")).request("GET", "/health", &[], "");
    assert_eq!(other.status, 200);
}

#[hob_needs::fixtures]
#[test]
fn a_text_goes_on_where_the_context_is_full() {
    let model = stories();
    let server = Server::start(&model, &["--context-shift", "-c", "128", "-np", "1"]);
    let body = json!({"prompt": PROMPT, "n_predict": 180, "temperature": 0, "ignore_eos": true,
        "return_tokens": true});
    let answer = server.post("/completion", &body).json();
    assert_eq!(
        (&answer["tokens_predicted"], &answer["truncated"]),
        (&json!(180), &json!(true)),
        "{answer}"
    );
    let tokens = |value: &Value| -> Vec<u64> {
        value.as_array().unwrap().iter().map(|id| id.as_u64().unwrap()).collect()
    };
    let mut all = vec![1, 403, 407, 261, 378];
    all.extend(tokens(&answer["tokens"]));
    // It was full with 129 tokens, of which the last needs no position; the first and half of the
    // others stayed. What comes then is what comes after these.
    let kept: Vec<u64> = [&all[..1], &all[65..129]].concat();
    let plain = Server::start(&model, &["-c", "128", "-np", "1"]);
    let same = json!({"prompt": kept, "n_predict": 56, "temperature": 0, "ignore_eos": true,
        "return_tokens": true});
    let same = plain.post("/completion", &same).json();
    assert_eq!(tokens(&same["tokens"]), all[129..]);

    // A request says how much is kept and forgotten; one that says no end has that of the model's
    // own context.
    let less = with(body.clone(), json!({"n_keep": 5, "n_discard": 20}));
    let less = server.post("/completion", &less).json();
    assert_eq!(less["tokens_predicted"], 180);
    let settings = &less["generation_settings"];
    assert_eq!((&settings["n_keep"], &settings["n_discard"]), (&json!(5), &json!(20)));
    let endless = with(body.clone(), json!({"n_predict": -1, "n_keep": -1}));
    assert_eq!(server.post("/completion", &endless).json()["tokens_predicted"], 2048 - 5);
    // A text that must be valid ends while all of it is known; so does every one without the
    // option.
    let bound = with(body.clone(), json!({"grammar": "root ::= [a-z ]*"}));
    assert!(server.post("/completion", &bound).json()["tokens_predicted"].as_u64().unwrap() <= 124);
    assert_eq!(plain.post("/completion", &body).json()["tokens_predicted"], 124);
}

#[test]
fn drafts_are_told_of_and_change_nothing_else() {
    let model = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("models/hob-nano-q8_0.gguf");
    let name = model.to_str().unwrap();
    let server = Server::start(
        &model,
        &["--metrics", "-np", "1", "--spec", "ngram", "--draft_max", "6", "-md", name],
    );
    let prompt = "<|im_start|>user\nCopy this exactly: {\"name\": \"Anna Berg\", \"age\": 34, \
                  \"city\": \"Oslo\", \
                  \"product\": \"lamps\"}<|im_end|>\n<|im_start|>assistant\n";
    let body = json!({"prompt": prompt, "n_predict": 60, "temperature": 0});
    let plain =
        server.post("/completion", &with(body.clone(), json!({"speculative.n_max": 0}))).json();
    assert!(plain["timings"].get("draft_n").is_none(), "{plain}");
    let mut drafted = 0;
    for (fields, drafter, n_max) in [
        (json!({}), "ngram", 6),
        (json!({"speculative.n_max": 12, "speculative.ngram_size_n": 2}), "ngram", 12),
        (json!({"speculative.type": "draft", "speculative.p_min": 0.1}), "draft", 6),
    ] {
        let told = server.post("/completion", &with(body.clone(), fields)).json();
        assert_eq!(told["content"], plain["content"]);
        let settings = &told["generation_settings"];
        assert_eq!(
            (&settings["speculative.types"], &settings["speculative.n_max"]),
            (&json!(drafter), &json!(n_max))
        );
        let timing = |field: &str| told["timings"][field].as_u64().unwrap();
        let draft_n = timing("draft_n");
        let right = timing("draft_n_accepted");
        assert!(right > 0 && right <= draft_n, "{told}");
        drafted += draft_n;
    }
    let metrics = server.get("/metrics").body;
    assert!(
        metrics.contains(&format!("llamacpp:spec_decode_num_draft_tokens_total {drafted}\n")),
        "{metrics}"
    );
    let chat = with(
        chat("Copy this exactly: Oslo Oslo Oslo Oslo"),
        json!({"speculative.type": "ngram-simple"}),
    );
    assert_eq!(server.post("/v1/chat/completions", &chat).status, 200);
    assert_eq!(server.get("/slots").json()[0]["speculative"], false);
    for (field, value) in [
        ("speculative.type", json!("magic")),
        ("speculative.n_max", json!(-1)),
        ("speculative.n_min", json!("x")),
        ("speculative.p_min", json!(2)),
        ("speculative.ngram_size_n", json!(0)),
    ] {
        let wrong = server.post("/completion", &with(body.clone(), json!({field: value})));
        assert_eq!((wrong.status, &wrong.json()["error"]["param"]), (400, &json!(field)));
    }
    let bare = Server::start(&model, &[]);
    let wrong = bare.post("/completion", &with(body, json!({"speculative.type": "draft"})));
    assert_eq!((wrong.status, &wrong.json()["error"]["param"]), (400, &json!("speculative.type")));
}
