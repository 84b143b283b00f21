//! LM Studio's REST API and Ollama's downloads, as their clients see them.

use serde_json::{Value, json};

use super::{Desktop, STORIES};
use crate::http::client::{Connection, Response};
use crate::http::hub;
use crate::http::process::{Folder, Process};
use crate::http::stories::{stories, with};

/// The named events of a stream.
fn named_events(response: &Response) -> Vec<(String, Value)> {
    let events = response.body.split("\n\n").filter(|event| event.starts_with("event: "));
    let read = |event: &str| {
        let (name, data) = event.split_once("\ndata: ").unwrap();
        (name["event: ".len()..].to_owned(), serde_json::from_str(data).unwrap())
    };
    events.map(read).collect()
}

#[hob_needs::fixtures]
#[test]
fn answers_of_lm_studios_older_api_have_stats() {
    let desktop = Desktop::start("studio-v0", &["--serve"]);
    let body = super::chat("hob-nano");
    let answer = desktop.post("/api/v0/chat/completions", &body).json();
    assert_eq!(
        (&answer["object"], &answer["model"]),
        (&json!("chat.completion"), &json!("hob-nano"))
    );
    let stats = &answer["stats"];
    assert!(stats["tokens_per_second"].as_f64().unwrap() > 0.0, "{answer}");
    assert!(stats["time_to_first_token"].as_f64().unwrap() > 0.0);
    assert!(stats["generation_time"].as_f64().unwrap() > 0.0);
    assert_eq!(stats["stop_reason"], "maxPredictedTokensReached");
    let info = json!({"arch": "qwen3", "quant": "Q8_0", "format": "gguf", "context_length": 256});
    assert_eq!(answer["model_info"], info);
    assert_eq!(answer["runtime"]["name"], "hob");
    let plain = desktop.post("/v1/chat/completions", &body).json();
    assert_eq!(plain["choices"], answer["choices"]);
    assert!(plain.get("stats").is_none());

    let streamed = desktop.post("/api/v0/chat/completions", &with(body, json!({"stream": true})));
    let events = streamed.events();
    assert_eq!(events.last().unwrap(), "[DONE]");
    let last: Value = serde_json::from_str(&events[events.len() - 2]).unwrap();
    assert_eq!((&last["choices"], &last["model_info"]), (&json!([]), &info));
    assert_eq!(last["stats"]["stop_reason"], "maxPredictedTokensReached");
    let body = json!({"model": "hob-nano", "prompt": "Once", "max_tokens": 40, "stop": " "});
    let answer = desktop.post("/api/v0/completions", &body).json();
    assert_eq!(answer["object"], "text_completion");
    assert!(answer["stats"]["stop_reason"].is_string(), "{answer}");
}

#[hob_needs::fixtures]
#[test]
fn lm_studios_chat_keeps_conversations() {
    let desktop = Desktop::start("studio-v1", &["--serve"]);
    let ask = |body: Value| desktop.post("/api/v1/chat", &body);
    let body = json!({"model": "hob-nano", "input": "My name is Anna.", "temperature": 0,
        "max_output_tokens": 12, "system_prompt": "Be short."});
    let first = ask(body.clone()).json();
    assert_eq!(first["model_instance_id"], "hob-nano");
    assert_eq!(first["output"][0]["type"], "message", "{first}");
    let words = first["output"][0]["content"].as_str().unwrap();
    let stats = &first["stats"];
    assert!(stats["input_tokens"].as_u64().unwrap() > 5, "{first}");
    assert_eq!(stats["reasoning_output_tokens"], 0);
    assert!(stats["model_load_time_seconds"].as_f64().unwrap() > 0.0, "it was loaded for this");
    let id = first["response_id"].as_str().unwrap();
    assert!(id.starts_with("resp_"));

    // the next turn is the same as one that says everything again
    let next = json!({"model": "hob-nano", "input": "What is my name?", "temperature": 0,
        "max_output_tokens": 12, "previous_response_id": id, "store": false});
    let second = ask(next.clone()).json();
    assert!(second.get("response_id").is_none(), "{second}");
    let whole = json!({"model": "hob-nano", "temperature": 0, "max_tokens": 12, "messages": [
        {"role": "system", "content": "Be short."},
        {"role": "user", "content": "My name is Anna."},
        {"role": "assistant", "content": words},
        {"role": "user", "content": "What is my name?"},
    ]});
    let same = desktop.post("/v1/chat/completions", &whole).json();
    assert_eq!(second["output"][0]["content"], same["choices"][0]["message"]["content"]);
    assert_eq!(second["stats"]["input_tokens"], same["usage"]["prompt_tokens"]);

    let streamed = ask(with(next, json!({"stream": true})));
    let events = named_events(&streamed);
    let names: Vec<&str> = events.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names[..2], ["chat.start", "prompt_processing.start"]);
    assert!(names.contains(&"prompt_processing.end") && names.contains(&"message.start"));
    assert_eq!(names[names.len() - 2..], ["message.end", "chat.end"]);
    assert!(events.iter().all(|(name, data)| data["type"] == *name));
    let text: String = events
        .iter()
        .filter(|(name, _)| name == "message.delta")
        .map(|(_, data)| data["content"].as_str().unwrap())
        .collect();
    let result = &events.last().unwrap().1["result"];
    assert_eq!(
        (&result["output"], &text),
        (&second["output"], &second["output"][0]["content"].as_str().unwrap().to_owned())
    );

    for (field, value, status, kind) in [
        ("previous_response_id", json!("resp_0"), 404, "invalid_request"),
        ("integrations", json!(["mcp/x"]), 400, "invalid_request"),
        ("context_length", json!(10_000_000), 400, "invalid_request"),
        ("reasoning", json!("much"), 400, "invalid_request"),
        ("reasoning", json!("on"), 400, "invalid_request"),
        ("reasoning", json!("low"), 400, "invalid_request"),
    ] {
        let mut wrong = body.clone();
        wrong[field] = value;
        let refused = ask(wrong);
        let error = &refused.json()["error"];
        assert_eq!(
            (refused.status, &error["type"], &error["param"]),
            (status, &json!(kind), &json!(field))
        );
    }
    let image = json!([{"type": "image", "data_url": "data:image/png;base64,AA=="}]);
    assert_eq!(ask(with(body, json!({"input": image}))).status, 400, "this model sees nothing");
}

#[hob_needs::fixtures]
#[test]
fn a_stream_of_lm_studios_tells_of_the_load() {
    let desktop = Desktop::start("studio-load", &["--serve"]);
    let body = json!({"model": "hob-nano", "input": "Hello", "max_output_tokens": 4,
        "stream": true});
    let streamed = desktop.post("/api/v1/chat", &body);
    let events = named_events(&streamed);
    let names: Vec<&str> = events.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names[..3], ["chat.start", "model_load.start", "model_load.progress"]);
    let load: Vec<&Value> = events
        .iter()
        .filter(|(name, _)| name == "model_load.progress")
        .map(|(_, data)| data)
        .collect();
    let shares: Vec<f64> = load.iter().map(|data| data["progress"].as_f64().unwrap()).collect();
    assert!(shares.is_sorted() && shares.first() == Some(&0.0), "{shares:?}");
    assert_eq!(shares.last(), Some(&1.0));
    assert!(load.iter().all(|data| data["model_instance_id"] == "hob-nano"));
    let end = names.iter().position(|name| *name == "model_load.end").unwrap();
    assert!(events[end].1["load_time_seconds"].as_f64().unwrap() > 0.0);
    assert_eq!(names[end + 1], "prompt_processing.start");
    assert_eq!(names.iter().filter(|name| **name == "chat.start").count(), 1);
    let stats = &events.last().unwrap().1["result"]["stats"];
    assert!(stats["model_load_time_seconds"].as_f64().unwrap() > 0.0, "{stats}");

    // one that is wrong whatever its model is loads none, and an error of the load is an event
    let other = json!({"model": STORIES, "stream": true});
    assert_eq!(desktop.post("/api/v1/chat", &other).status, 400, "no input");
    let loaded = desktop.get("/api/v1/models").json();
    let is_loaded = |key: &str| {
        let all = loaded["models"].as_array().unwrap();
        let model = all.iter().find(|model| model["key"] == key).unwrap();
        !model["loaded_instances"].as_array().unwrap().is_empty()
    };
    assert!(is_loaded("hob-nano") && !is_loaded(STORIES), "{loaded}");
    let long = with(other, json!({"input": "Hello", "context_length": 100_000}));
    let events = named_events(&desktop.post("/api/v1/chat", &long));
    let last = &events.last().unwrap().1;
    assert_eq!(
        (&last["type"], &last["error"]["param"]),
        (&json!("error"), &json!("context_length"))
    );
}

#[hob_needs::fixtures]
#[test]
fn lm_studios_models_are_listed_loaded_and_unloaded() {
    let desktop = Desktop::start("studio-models", &["--serve"]);
    let list = || desktop.get("/api/v1/models").json();
    let entry = |list: &Value, key: &str| {
        let models = list["models"].as_array().unwrap();
        models.iter().find(|model| model["key"] == key).unwrap().clone()
    };
    let model = entry(&list(), STORIES);
    for (name, value) in [
        ("type", json!("llm")),
        ("publisher", json!("org")),
        ("architecture", json!("llama")),
        ("format", json!("gguf")),
        ("loaded_instances", json!([])),
        ("max_context_length", json!(2048)),
        ("params_string", json!("292K")),
        ("description", json!(null)),
    ] {
        assert_eq!(model[name], value, "{name}");
    }
    assert_eq!(model["quantization"]["name"], "F32");
    let loaded = desktop.post(
        "/api/v1/models/load",
        &json!({"model": STORIES, "context_length": 128,
        "echo_load_config": true}),
    );
    let loaded = loaded.json();
    assert_eq!((&loaded["status"], &loaded["instance_id"]), (&json!("loaded"), &json!(STORIES)));
    assert_eq!(loaded["load_config"]["context_length"], 128);
    assert_eq!(entry(&list(), STORIES)["loaded_instances"][0]["id"], STORIES);
    let long =
        desktop.post("/api/v1/models/load", &json!({"model": STORIES, "context_length": 4096}));
    assert_eq!((long.status, &long.json()["error"]["param"]), (400, &json!("context_length")));
    for wrong in [json!(-1), json!(1.5)] {
        let load = json!({"model": STORIES, "context_length": wrong});
        let error = desktop.post("/api/v1/models/load", &load).json()["error"].clone();
        let expected =
            format!("'context_length': expected a whole number, at least 0, found {wrong}");
        assert_eq!(
            (&error["param"], &error["message"]),
            (&json!("context_length"), &json!(expected))
        );
    }
    let more =
        desktop.post("/api/v1/models/load", &json!({"model": STORIES, "context_length": 200}));
    assert_eq!((more.status, &more.json()["error"]["param"]), (400, &json!("context_length")));
    assert!(more.body.contains("is loaded with 128 positions of context, not 200; unload it"));
    for (path, body, field) in [
        (
            "/api/v1/models/load",
            json!({"model": STORIES, "context_length": "long"}),
            "context_length",
        ),
        ("/api/v1/models/load", json!({"model": 5}), "model"),
        ("/api/v1/models/unload", json!({"instance_id": []}), "instance_id"),
    ] {
        let refused = desktop.post(path, &body);
        let error = &refused.json()["error"];
        assert_eq!((refused.status, &error["param"]), (400, &json!(field)), "{error}");
    }
    let shown = desktop.post("/api/show", &json!({"model": STORIES, "verbose": "much"}));
    assert_eq!(shown.status, 400);
    assert!(shown.body.contains("'verbose'"), "{}", shown.body);
    let unload = || desktop.post("/api/v1/models/unload", &json!({"instance_id": STORIES}));
    assert_eq!(unload().json(), json!({"instance_id": STORIES}));
    assert_eq!(unload().status, 404);
    assert_eq!(entry(&list(), STORIES)["loaded_instances"], json!([]));
    let nothing = desktop.post("/api/v1/models/load", &json!({"model": "nobody/nothing"}));
    assert_eq!(
        (nothing.status, &nothing.json()["error"]["type"]),
        (404, &json!("model_not_found"))
    );
    assert_eq!(desktop.get("/api/v1/models/load").status, 405);
    let drain = desktop.post("/drain", &json!({}));
    assert_eq!((drain.status, desktop.get("/live").status), (501, 200), "{}", drain.body);
}

#[hob_needs::fixtures]
#[test]
fn models_are_fetched_through_both_interfaces() {
    let model = std::fs::read(stories()).unwrap();
    let size = model.len();
    let hub = hub::Hub::start("org/stories-GGUF", &[("stories260K.gguf", model)]);
    let folder = Folder::new("desktop-pull");
    let fixed = ["desktop", "--control-port", "0", "--port", "0", "--serve", "--ollama-port", "0"];
    let mut command = folder.command(&fixed);
    command.env_remove("HF_HUB_OFFLINE").env("MODEL_ENDPOINT", &hub.address);
    let process = Process::spawn(&mut command);
    let api = process.after("hob: listening on http://");
    let ollama = process.after("hob: for Ollama's clients on http://");
    let request = |address: &str, method: &str, path: &str, body: &Value| {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        Connection::to(address).request(method, path, &[], &body)
    };
    let hello = request(&ollama, "GET", "/", &Value::Null);
    assert_eq!((hello.status, hello.body.as_str()), (200, "Ollama is running"));
    let lines = request(&ollama, "POST", "/api/pull", &json!({"model": "hf.co/org/stories-GGUF"}));
    assert_eq!(lines.header("content-type"), Some("application/x-ndjson"));
    let lines: Vec<Value> =
        lines.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0], json!({"status": "pulling manifest"}));
    assert_eq!(lines.last().unwrap(), &json!({"status": "success"}), "{lines:?}");
    assert!(lines.iter().any(|line| line["total"] == size), "{lines:?}");
    let names = || {
        let tags = request(&ollama, "GET", "/api/tags", &Value::Null).json();
        let models = tags["models"].as_array().unwrap().iter();
        models.map(|model| model["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let stored = names().into_iter().find(|name| name.contains("stories")).unwrap();
    let show = request(&ollama, "POST", "/api/show", &json!({"model": stored})).json();
    assert_eq!(show["model_info"]["general.architecture"], "llama");
    assert_eq!(show["model_info"]["tokenizer.ggml.tokens"], Value::Null, "long ones are left out");
    let gone = request(&ollama, "DELETE", "/api/delete", &json!({"model": stored}));
    assert_eq!(gone.status, 200, "{}", gone.body);
    assert!(!names().contains(&stored));

    let asked = json!({"model": "org/stories-GGUF"});
    let begun = request(&api, "POST", "/api/v1/models/download", &asked).json();
    let id = begun["job_id"].as_str().unwrap();
    let path = format!("/api/v1/models/download/status/{id}");
    let mut status = Value::Null;
    process.wait_for("the download", |_| {
        status = request(&api, "GET", &path, &Value::Null).json();
        status["status"] == "completed"
    });
    assert_eq!(status["downloaded_bytes"], size, "{status}");
    assert!(status["completed_at"].is_string());
    let again = request(&api, "POST", "/api/v1/models/download", &asked).json();
    assert_eq!(again["status"], "already_downloaded", "{again}");
    let all = request(&api, "GET", "/api/v1/models/download/status", &Value::Null).json();
    assert_eq!((&all["downloading"], &all["failed"]), (&json!([]), &json!([])));
    let unknown = request(&api, "GET", "/api/v1/models/download/status/job_0", &Value::Null);
    assert_eq!(unknown.status, 404);
    let missing =
        request(&ollama, "POST", "/api/pull", &json!({"model": "org/none", "stream": false}));
    assert!(missing.status >= 400 && missing.json()["error"].is_string(), "{}", missing.body);
}
