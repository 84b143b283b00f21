//! Each field of another server is honoured, or refused with the name of the field: never dropped.

mod known;
mod tables;

use serde_json::{Value, json};

use crate::http::client::{Response, Server};
use crate::http::stories::{error, stories, with};
use tables::{ALL, CHAT, CHATS, COMPLETION, Case, MESSAGES, RESPONSES};

/// The path of an endpoint that generates text, and a request that it answers.
struct Endpoint {
    path: &'static str,
    body: Value,
}

fn endpoints() -> [Endpoint; 5] {
    let messages = json!([{"role": "user", "content": "Hi"}]);
    [
        ("/v1/chat/completions", json!({"messages": messages, "max_tokens": 1})),
        ("/v1/responses", json!({"input": "Hi", "max_output_tokens": 1})),
        ("/v1/messages", json!({"messages": messages, "max_tokens": 1})),
        ("/completion", json!({"prompt": "Once", "n_predict": 1})),
        ("/v1/completions", json!({"prompt": "Once", "max_tokens": 1})),
    ]
    .map(|(path, body)| Endpoint { path, body })
}

/// A request with one more field; a dot in its name stands before a member of an object.
fn asking(endpoint: &Endpoint, name: &str, value: &Value) -> Value {
    let fields = match name.split_once('.') {
        Some((outer, inner)) => json!({outer: {inner: value}}),
        None => json!({name: value}),
    };
    with(endpoint.body.clone(), fields)
}

/// The field that a refused request is told of, whatever the form of the error.
fn refused(answer: &Response) -> String {
    let message = answer.json()["error"]["message"].as_str().unwrap_or_default().to_owned();
    assert_eq!(answer.status, 400, "{}", answer.body);
    message.strip_prefix('\'').and_then(|rest| rest.split_once('\'')).expect(&message).0.to_owned()
}

fn holds(cases: Vec<Case>) {
    let model = stories();
    let server = Server::start(&model, &[]);
    let endpoints = endpoints();
    for (name, at, asks, passes) in cases {
        for endpoint in at.iter().map(|&index| &endpoints[index]) {
            for value in asks.as_array().unwrap() {
                let answer = server.post(endpoint.path, &asking(endpoint, name, value));
                assert_eq!(refused(&answer), name, "{} {value}", endpoint.path);
            }
            for value in passes.as_array().unwrap() {
                let answer = server.post(endpoint.path, &asking(endpoint, name, value));
                assert_eq!(answer.status, 200, "{} {name} {value}: {}", endpoint.path, answer.body);
            }
        }
    }
}

/// A value that no field means anything by is a 400 with the field's name, whether the field is
/// honoured or refused: only those that are said to have no effect take it.
#[hob_needs::fixtures]
#[test]
fn no_known_field_is_passed_over() {
    let server = Server::start(&stories(), &[]);
    let endpoints = endpoints();
    let page = include_str!("../../docs/server/llama-server-compat.md");
    for name in known::WITHOUT_EFFECT {
        assert!(page.contains(&format!("`{name}`")), "{name}");
    }
    let mut failures = Vec::new();
    for known::KnownFields { at, names } in known::KNOWN {
        for (endpoint, name) in at.iter().flat_map(|&at| names.iter().map(move |name| (at, *name)))
        {
            let endpoint = &endpoints[endpoint];
            let body = with(endpoint.body.clone(), json!({name: [{"no": ["such"]}]}));
            let answer = server.post(endpoint.path, &body);
            let error = &answer.json()["error"]["message"];
            let names_it =
                error.as_str().is_some_and(|error| error.starts_with(&format!("'{name}")));
            let is_taken = answer.status == 200 && known::WITHOUT_EFFECT.contains(&name);
            if !(is_taken || answer.status == 400 && names_it) {
                failures.push(format!("{} {name}: {} {error}", endpoint.path, answer.status));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[hob_needs::fixtures]
#[test]
fn fields_of_openai_are_not_dropped() {
    holds(tables::openai());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_anthropic_are_not_dropped() {
    holds(tables::anthropic());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_llama_cpp_are_not_dropped() {
    holds(tables::llama_cpp());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_vllm_are_not_dropped() {
    holds(tables::vllm());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_sglang_are_not_dropped() {
    holds(tables::sglang());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_others_are_not_dropped() {
    holds(tables::others());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_transformers_and_under_other_names_are_not_dropped() {
    holds(tables::transformers_and_others());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_local_servers_are_not_dropped() {
    holds(tables::local_servers());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_services_are_not_dropped() {
    holds(tables::services());
}

/// Requests in Ollama's and LM Studio's words are read as those of the chat interface, and drop as
/// little.
#[hob_needs::fixtures]
#[test]
fn fields_are_not_dropped_in_other_dialects() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let messages = json!([{"role": "user", "content": "Hi"}]);
    let bodies = [
        ("/api/chat", json!({"model": "m", "messages": messages, "stream": false})),
        ("/api/generate", json!({"model": "m", "prompt": "Once", "stream": false})),
        ("/api/v1/chat", json!({"model": "m", "input": "Hi"})),
        ("/api/v0/chat/completions", json!({"model": "m", "messages": messages})),
        ("/api/v0/completions", json!({"model": "m", "prompt": "Once"})),
    ];
    let all = [tables::vllm(), tables::sglang(), tables::local_servers(), tables::services()];
    for (name, _, asks, _) in all.into_iter().flatten().filter(|(_, at, ..)| *at == ALL) {
        for (path, body) in &bodies {
            let endpoint = Endpoint { path, body: body.clone() };
            let answer = server.post(path, &asking(&endpoint, name, &asks[0]));
            let error = &answer.json()["error"];
            let message = error.as_str().or(error["message"].as_str()).unwrap_or_default();
            assert_eq!(answer.status, 400, "{path} {name}: {}", answer.body);
            assert!(message.starts_with(&format!("'{name}'")), "{path}: {message}");
        }
    }
}

/// Where texts become tokens or vectors, what other servers take is refused by name too.
#[hob_needs::fixtures]
#[test]
fn fields_of_texts_are_not_dropped() {
    let model = stories();
    let server = Server::start(&model, &["--embeddings"]);
    let embed = json!({"input": "a"});
    let messages = json!([{"role": "user", "content": "Hi"}]);
    let template = json!({"messages": messages});
    let cases = [
        ("/v1/embeddings", &embed, "truncate_prompt_tokens", json!(5)),
        ("/v1/embeddings", &embed, "truncate", json!("END")),
        ("/v1/embeddings", &embed, "instruction", json!("query: ")),
        ("/v1/embeddings", &embed, "prompt_name", json!("query")),
        ("/v1/embeddings", &embed, "input_type", json!("query")),
        ("/v1/embeddings", &embed, "task", json!("retrieval.query")),
        ("/v1/embeddings", &embed, "normalize", json!(false)),
        ("/v1/embeddings", &embed, "pooling", json!("cls")),
        ("/v1/embeddings", &embed, "output_dtype", json!("int8")),
        ("/v1/embeddings", &embed, "embedding_types", json!(["int8"])),
        ("/v1/embeddings", &embed, "embed_dtype", json!("float16")),
        ("/v1/embeddings", &embed, "endianness", json!("big")),
        ("/v1/embeddings", &embed, "use_activation", json!(false)),
        ("/v1/embeddings", &embed, "add_special_tokens", json!(false)),
        ("/v1/embeddings", &embed, "messages", messages.clone()),
        ("/v1/embeddings", &embed, "image", json!("a")),
        ("/tokenize", &json!({}), "prompt", json!("a")),
        ("/tokenize", &json!({}), "text", json!("a")),
        ("/tokenize", &json!({}), "input", json!("a")),
        ("/tokenize", &json!({}), "inputs", json!("a")),
        ("/tokenize", &json!({}), "messages", messages.clone()),
        ("/detokenize", &json!({}), "token_ids", json!([5])),
        ("/detokenize", &json!({}), "ids", json!([5])),
        ("/apply-template", &template, "chat_template", json!("{{ messages }}")),
        ("/apply-template", &template, "documents", json!([{"text": "a"}])),
    ];
    for (path, body, field, value) in cases {
        let answer = server.post(path, &with(body.clone(), json!({field: value})));
        assert_eq!(refused(&answer), field, "{path}");
    }
}

/// A constraint that is not understood, or one of two, is no answer without it.
#[hob_needs::fixtures]
#[test]
fn no_constraint_is_dropped() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let schema = json!({"type": "object", "properties": {"a": {"const": 5}}, "required": ["a"]});
    // the form of Text Generation Inference
    let format = json!({"type": "json_object", "value": schema});
    let body = json!({"prompt": "Once", "n_predict": 40, "response_format": format});
    let answer = server.post("/completion", &body).json();
    let content: Value = serde_json::from_str(answer["content"].as_str().unwrap()).unwrap();
    assert_eq!(content, json!({"a": 5}));

    let format = json!({"type": "text", "schema": schema});
    let body = json!({"prompt": "Once", "response_format": format});
    assert_eq!(refused(&server.post("/completion", &body)), "response_format.schema");
    let body = json!({
        "input": "Hi", "text": {"format": {"type": "json_object"}},
        "response_format": {"type": "json_schema", "json_schema": {"schema": schema}},
    });
    assert_eq!(refused(&server.post("/v1/responses", &body)), "response_format");
}

/// A member of a message next to its text is part of the prompt or an error.
#[hob_needs::fixtures]
#[test]
fn no_member_of_a_message_is_dropped() {
    let model = stories();
    let server = Server::start(&model, &[]);
    for (role, field, value) in [
        ("user", "images", json!(["aGk="])),
        ("user", "attachments", json!([{"name": "a.txt"}])),
        ("assistant", "audio", json!({"id": "audio_1"})),
        ("assistant", "function_call", json!({"name": "f", "arguments": "{}"})),
    ] {
        let first = with(json!({"role": role, "content": "Hi"}), json!({field: value}));
        let messages = json!([first, {"role": "user", "content": "Go on"}]);
        let answer = server.post("/v1/chat/completions", &json!({"messages": messages}));
        assert_eq!(refused(&answer), format!("messages[0].{field}"));
    }
    for (fields, field) in [
        (json!({"thinking": {"type": "banana"}}), "thinking.type"),
        (json!({"output_config": {"effort": "banana"}}), "output_config.effort"),
    ] {
        let messages = json!([{"role": "user", "content": "Hi"}]);
        let body = with(json!({"messages": messages, "max_tokens": 1}), fields);
        assert_eq!(refused(&server.post("/v1/messages", &body)), field);
    }
}

#[hob_needs::fixtures]
#[test]
fn fields_that_change_no_answer_pass() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let fields = json!({
        "user": "ann", "metadata": {"a": "b"}, "store": true, "service_tier": "auto",
            "safety_identifier": "x",
        "prompt_cache_key": "k", "prompt_cache_retention": "24h",
            "prediction": {"type": "content", "content": "x"},
        "guided_decoding_backend": "xgrammar", "priority": 1, "request_id": "r", "cache_salt": "s",
        "spaces_between_special_tokens": false, "kv_transfer_params": {"a": 1}, "keep_alive": "5m",
        "n_cache_reuse": 256, "backend_sampling": true, "rid": "r", "bootstrap_host": "h",
            "speed": "fast",
        "truncation": "auto", "max_tool_calls": 3, "client_metadata": {}, "t_max_prompt_ms": 500,
    });
    for endpoint in endpoints() {
        let body = with(endpoint.body, fields.clone());
        let answer = server.post(endpoint.path, &body);
        assert_eq!(answer.status, 200, "{}: {}", endpoint.path, answer.body);
        // what has no effect has a meaning all the same
        for field in ["t_max_prompt_ms", "n_cache_reuse"] {
            for value in [json!("soon"), json!(0.5), json!(-2)] {
                let answer = server.post(endpoint.path, &with(body.clone(), json!({field: value})));
                assert_eq!(refused(&answer), field, "{}: {}", endpoint.path, answer.body);
            }
        }
    }
}

/// A prompt that takes longer than an editor gives it is computed whole, as by llama-server.
#[hob_needs::fixtures]
#[test]
fn the_time_of_a_prompt_has_no_limit() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let ask = json!({"prompt": "Once upon a time ".repeat(10), "n_predict": 4, "temperature": 0});
    let free = server.post("/completion", &ask).json();
    let limited = server.post("/completion", &with(ask, json!({"t_max_prompt_ms": 0}))).json();
    assert_eq!(free["content"], limited["content"]);
    assert_eq!(free["tokens_evaluated"], limited["tokens_evaluated"]);
}

#[hob_needs::fixtures]
#[test]
fn tools_that_are_no_functions_are_refused_alike() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let endpoints = endpoints();
    for tool in [
        json!({"type": "web_search"}),
        json!({"type": "web_search_20250305", "name": "web_search"}),
        json!({"type": "file_search", "vector_store_ids": ["v"]}),
        json!({"type": "mcp", "server_label": "a", "server_url": "https://a.b"}),
        json!({"type": "code_interpreter", "container": {"type": "auto"}}),
        json!({"type": "computer_use_preview"}),
        json!({"type": "image_generation"}),
        json!({"type": "local_shell"}),
        json!({"type": "bash_20250124", "name": "bash"}),
        json!({"type": "text_editor_20250728", "name": "str_replace_based_edit_tool"}),
    ] {
        for &index in CHATS {
            let answer = server
                .post(endpoints[index].path, &asking(&endpoints[index], "tools", &json!([tool])));
            assert_eq!(refused(&answer), "tools[0].type", "{} {tool}", endpoints[index].path);
        }
    }
    // the type of Anthropic's own tools is custom, and such a one has a schema
    let without = json!([{"type": "custom", "name": "f"}]);
    let answer = server.post("/v1/messages", &asking(&endpoints[MESSAGES], "tools", &without));
    assert_eq!(refused(&answer), "tools[0].input_schema");
    let own = json!([{"type": "custom", "name": "f", "input_schema": {"type": "object"}}]);
    assert_eq!(
        server.post("/v1/messages", &asking(&endpoints[MESSAGES], "tools", &own)).status,
        200
    );
    let chosen = [
        (CHAT, json!({"type": "function", "function": {"name": "f"}})),
        (RESPONSES, json!({"type": "function", "name": "f"})),
    ];
    for (index, tool) in chosen {
        for (choice, field) in [
            (json!({"type": "custom", "name": "f"}), "tool_choice"),
            (json!({"type": "mcp", "server_label": "a"}), "tool_choice.type"),
        ] {
            let body = with(
                endpoints[index].body.clone(),
                json!({"tools": [tool], "tool_choice": choice}),
            );
            let answer = server.post(endpoints[index].path, &body);
            assert_eq!(refused(&answer), field, "{choice}");
        }
    }
}

/// The text of an answer of any endpoint.
fn text(index: usize, answer: &Response) -> String {
    let answer = answer.json();
    let text = match index {
        CHAT => &answer["choices"][0]["message"]["content"],
        RESPONSES => &answer["output"][0]["content"][0]["text"],
        MESSAGES => &answer["content"][0]["text"],
        COMPLETION => &answer["content"],
        _ => &answer["choices"][0]["text"],
    };
    text.as_str().unwrap_or_else(|| panic!("no text in {answer}")).to_owned()
}

#[hob_needs::fixtures]
#[test]
fn constraints_in_other_servers_words_are_kept_to() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let endpoints = endpoints();
    let is_code = |text: &str| {
        let bytes = text.as_bytes();
        bytes.len() == 4
            && bytes[..3].iter().all(u8::is_ascii_digit)
            && (b'x'..=b'z').contains(&bytes[3])
    };
    let is_choice = |text: &str| ["north \"1\"", "south\n"].contains(&text);
    let is_object =
        |text: &str| serde_json::from_str::<Value>(text).is_ok_and(|v| v["a"].is_boolean());
    let schema =
        json!({"type": "object", "properties": {"a": {"type": "boolean"}}, "required": ["a"]});
    let choices = json!(["north \"1\"", "south\n"]);
    let grammar = "root ::= [0-9]{3} [x-z]";
    for index in ALL.iter().copied() {
        let endpoint = &endpoints[index];
        let kept = |fields: Value, holds: &dyn Fn(&str) -> bool| {
            let limit = if index == RESPONSES { "max_output_tokens" } else { "max_tokens" };
            let limits = json!({limit: 64, "n_predict": 64});
            let body = with(with(endpoint.body.clone(), limits), fields.clone());
            let answer = server.post(endpoint.path, &body);
            assert_eq!(answer.status, 200, "{} {fields}: {}", endpoint.path, answer.body);
            assert!(holds(&text(index, &answer)), "{} {fields}: {}", endpoint.path, answer.body);
        };
        for name in ["guided_regex", "regex"] {
            kept(json!({name: "[0-9]{3}[x-z]"}), &is_code);
        }
        for name in ["guided_grammar", "ebnf"] {
            kept(json!({name: grammar}), &is_code);
        }
        kept(json!({"grammar": {"type": "regex", "value": "^[0-9]{3}[x-z]$"}}), &is_code);
        kept(json!({"guided_choice": choices}), &is_choice);
        kept(json!({"guided_json": schema}), &is_object);
        kept(json!({"guided_json": schema.to_string()}), &is_object);
        kept(json!({"structured_outputs": {"json": schema}}), &is_object);
        kept(json!({"structured_outputs": {"regex": "[0-9]{3}[x-z]"}}), &is_code);
        kept(json!({"structured_outputs": {"choice": choices}}), &is_choice);
        kept(json!({"structured_outputs": {"grammar": grammar}}), &is_code);
        kept(json!({"response_format": {"type": "regex", "pattern": "[0-9]{3}[x-z]"}}), &is_code);
        kept(json!({"response_format": {"type": "choice", "choice": choices}}), &is_choice);
        kept(json!({"response_format": {"type": "grammar", "grammar": grammar}}), &is_code);
        for (fields, field) in [
            (json!({"guided_regex": "a", "guided_choice": ["b"]}), "guided_regex"),
            (json!({"grammar": grammar, "structured_outputs": {"regex": "a"}}), "grammar"),
            (json!({"regex": "(a"}), "regex"),
            (json!({"guided_regex": "a\\b"}), "guided_regex"),
            (json!({"ebnf": "root := x"}), "ebnf"),
            (json!({"guided_json": {"type": "text"}}), "guided_json"),
            (json!({"guided_choice": "a"}), "guided_choice"),
            (json!({"response_format": {"type": "structural_tag"}}), "response_format"),
            (json!({"response_format": {"type": "xml"}}), "response_format.type"),
            (json!({"grammar": {"type": "yaml", "value": "start: \"a\""}}), "grammar.type"),
        ] {
            let answer = server.post(endpoint.path, &with(endpoint.body.clone(), fields.clone()));
            assert_eq!(refused(&answer), field, "{} {fields}", endpoint.path);
        }
    }
    let format = json!({"text": {"format": {"type": "yaml", "definition": "x"}}});
    let answer = server.post("/v1/responses", &with(endpoints[RESPONSES].body.clone(), format));
    assert_eq!(error(&answer).2, "text.format.type");
}
