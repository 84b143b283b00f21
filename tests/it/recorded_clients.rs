//! Requests as programs send them that people use: `llm`, Continue, llama.vscode, Claude Code and
//! Codex. Their bodies are in `tests/data/clients`, one request a line, written after the programs'
//! own sources; each is sent as it stands, and what the program reads of the answer is checked.

use std::fs;
use std::path::{Path, PathBuf};

use hob::gguf::{Gguf, Writer};
use serde_json::{Value, json};

use crate::http::client::{Response, Server};
use crate::http::process::Folder;
use crate::http::scripted::{Script, scripted};
use crate::http::stories::is_whole;

/// The requests of a program.
struct Recorded(Vec<Value>);

impl Recorded {
    fn of(program: &str) -> Recorded {
        let path = format!("{}/tests/data/clients/{program}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(path).unwrap();
        Recorded(text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
    }

    fn body(&self, name: &str) -> &Value {
        &self.named(name)["body"]
    }

    fn named(&self, name: &str) -> &Value {
        self.0.iter().find(|request| request["name"] == name).unwrap()
    }

    /// Sends a request, which must be answered.
    fn send(&self, server: &Server, name: &str) -> Response {
        let request = self.named(name);
        let answer = server.post(request["path"].as_str().unwrap(), &request["body"]);
        assert_eq!(answer.status, 200, "{name}: {}", answer.body);
        answer
    }
}

/// The events of a stream, each with the name that stands before it.
fn named_events(answer: &Response) -> Vec<(String, Value)> {
    let blocks = answer.body.split("\n\n").filter(|block| block.starts_with("event: "));
    let event = |block: &str| {
        let (name, data) = block.strip_prefix("event: ").unwrap().split_once('\n').unwrap();
        let data = data.strip_prefix("data: ").unwrap();
        (name.to_owned(), serde_json::from_str(data).unwrap())
    };
    blocks.map(event).collect()
}

/// The events of a stream in OpenAI's form, which ends with `[DONE]`.
fn chunks(answer: &Response) -> Vec<Value> {
    let events = answer.events();
    assert_eq!(events.last().unwrap(), "[DONE]");
    let chunks = events.iter().take(events.len() - 1);
    chunks.map(|event| serde_json::from_str(event).unwrap()).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn start(folder: &Folder, model: &[u8]) -> Server {
    let path = folder.0.join("scripted.gguf");
    fs::write(&path, model).unwrap();
    Server::start(&path, &["--ctx-size", "8192"])
}

/// The model with tokens that mark a gap: those of three bytes.
fn with_gap_marks(folder: &Path, model: &[u8]) -> Vec<u8> {
    let path: PathBuf = folder.join("plain.gguf");
    fs::write(&path, model).unwrap();
    let gguf = Gguf::open(path).unwrap();
    let mut writer = Writer::new();
    for (key, value) in gguf.metadata() {
        writer.metadata(key, value.clone()).unwrap();
    }
    for (name, byte) in [("pre", b'<'), ("suf", b'|'), ("mid", b'>')] {
        // three special tokens stand before those of bytes
        let id = 3 + u32::from(byte);
        writer.metadata(&format!("tokenizer.ggml.fim_{name}_token_id"), id).unwrap();
    }
    for tensor in gguf.tensors() {
        writer.tensor(&tensor.name, tensor.ty, &tensor.shape).unwrap();
    }
    let mut file = writer.begin(Vec::new()).unwrap();
    for tensor in gguf.tensors() {
        file.data(&tensor.name, gguf.data(tensor)).unwrap();
    }
    file.finish().unwrap()
}

#[test]
fn llm_gets_texts_calls_and_usage() {
    let folder = Folder::new("recorded-llm");
    let server = start(
        &folder,
        &scripted(&[
            Script { after: b'r', pieces: &["Bl", "ue."] },
            Script {
                after: b'?',
                pieces: &[
                    "{\"name\": \"mult",
                    "iply\", \"argum",
                    "ents\": {\"x\": 34",
                    ", \"y\": 12}}",
                ],
            },
            // the result of a tool, for a template that knows none
            Script { after: b'>', pieces: &["It is", " 408."] },
        ]),
    );
    let recorded = Recorded::of("llm");
    for (name, expected) in [("prompt", "Blue."), ("schema", ""), ("tool results", "It is 408.")] {
        let chunks = chunks(&recorded.send(&server, name));
        let content: String =
            chunks.iter().map(|chunk| text(&chunk["choices"][0]["delta"]["content"])).collect();
        if name == "schema" {
            let dog: Value = serde_json::from_str(&content).unwrap();
            assert!(dog["name"].is_string() && is_whole(&dog["age"]), "{content}");
        } else {
            assert_eq!(content, expected, "{name}");
        }
        let last = chunks.last().unwrap();
        assert_eq!(last["choices"], json!([]), "the program takes usage from a chunk without text");
        for member in ["prompt_tokens", "completion_tokens", "total_tokens"] {
            assert!(last["usage"][member].as_u64().unwrap() > 0, "{member}: {last}");
        }
    }
    let chunks = chunks(&recorded.send(&server, "tools"));
    let calls: Vec<&Value> =
        chunks.iter().map(|chunk| &chunk["choices"][0]["delta"]["tool_calls"][0]).collect();
    let calls: Vec<&Value> = calls.into_iter().filter(|call| call.is_object()).collect();
    assert_eq!((&calls[0]["index"], text(&calls[0]["function"]["name"])), (&json!(0), "multiply"));
    assert!(!text(&calls[0]["id"]).is_empty());
    let arguments: String = calls.iter().map(|call| text(&call["function"]["arguments"])).collect();
    let arguments: Value = serde_json::from_str(&arguments).unwrap();
    assert_eq!(arguments, json!({"x": 34, "y": 12}));
    let reasons = chunks.iter().map(|chunk| text(&chunk["choices"][0]["finish_reason"]));
    assert_eq!(reasons.collect::<String>(), "tool_calls");
}

#[test]
fn editors_get_the_text_of_a_gap() {
    let folder = Folder::new("recorded-editors");
    let pieces = &["return", " a + b", "\n", "pri", "nt()", "```"];
    let model = with_gap_marks(&folder.0, &scripted(&[Script { after: b'>', pieces }]));
    let server = start(&folder, &model);
    let recorded = Recorded::of("editors");
    let events = recorded.send(&server, "continue, llama.cpp").events();
    let parts: Vec<Value> =
        events.iter().map(|event| serde_json::from_str(event).unwrap()).collect();
    let content: String = parts.iter().map(|part| text(&part["content"])).collect();
    assert_eq!(content, "return a + b\nprint()");
    let last = parts.last().unwrap();
    assert_eq!(
        (&last["stop"], &last["stop_type"], &last["stopping_word"]),
        (&json!(true), &json!("word"), &json!("```"))
    );
    let chunks = chunks(&recorded.send(&server, "continue, legacy completions"));
    let content: String = chunks.iter().map(|chunk| text(&chunk["choices"][0]["text"])).collect();
    assert_eq!(content, "return a + b\nprint()");
    assert_eq!(chunks.last().unwrap()["choices"][0]["finish_reason"], "stop");
    // the line after is indented less than asked for
    let answer = recorded.send(&server, "llama.vscode").json();
    assert_eq!(answer["content"], "return a + b\n");
    assert_eq!(answer["stop_type"], "limit");
    assert_eq!(answer["generation_settings"]["samplers"], json!(["top_k", "top_p", "infill"]));
    for member in ["tokens_cached", "truncated", "timings"] {
        assert!(!answer[member].is_null(), "{member}");
    }
    assert_eq!(recorded.send(&server, "llama.vscode, warming the cache").json(), json!({}));
}

#[test]
fn claude_code_gets_blocks_in_order() {
    let folder = Folder::new("recorded-claude-code");
    let server = start(
        &folder,
        &scripted(&[
            Script {
                after: b'?',
                pieces: &["{\"name\": \"Ba", "sh\", \"argum", "ents\": {\"comm", "and\": \"ls\"}}"],
            },
            Script { after: b'.', pieces: &["It is", " a crate."] },
            Script { after: b'a', pieces: &["so", " much"] },
        ]),
    );
    let recorded = Recorded::of("claude-code");
    let events = named_events(&recorded.send(&server, "first turn"));
    let names: Vec<&str> =
        events.iter().map(|(name, _)| name.as_str()).filter(|name| *name != "ping").collect();
    assert_eq!(
        names,
        [
            "message_start",
            "content_block_start",
            "content_block_delta",
            "content_block_delta",
            "content_block_stop",
            "message_delta",
            "message_stop",
        ]
    );
    let all =
        |name: &'static str| events.iter().filter(move |(is, _)| is == name).map(|(_, data)| data);
    for (name, data) in &events {
        assert_eq!(data["type"], name.as_str());
    }
    let block = &all("content_block_start").next().unwrap()["content_block"];
    assert_eq!((&block["type"], &block["name"]), (&json!("tool_use"), &json!("Bash")));
    assert_eq!(block["input"], json!({}));
    assert!(text(&block["id"]).starts_with("toolu_"));
    let input: String =
        all("content_block_delta").map(|data| text(&data["delta"]["partial_json"])).collect();
    let input: Value = serde_json::from_str(&input).unwrap();
    assert_eq!(input, json!({"command": "ls"}));
    let end = all("message_delta").next().unwrap();
    assert_eq!(end["delta"]["stop_reason"], "tool_use");
    assert!(end["usage"]["input_tokens"].as_u64().unwrap() > 0);

    let events = named_events(&recorded.send(&server, "after a call"));
    let written: String = events.iter().map(|(_, data)| text(&data["delta"]["text"])).collect();
    assert_eq!(written, "It is a crate.");
    let events = named_events(&recorded.send(&server, "title"));
    let written: String = events.iter().map(|(_, data)| text(&data["delta"]["text"])).collect();
    let title: Value = serde_json::from_str(&written).unwrap();
    assert!(title["title"].is_string(), "{written}");
    let quota = recorded.send(&server, "quota").json();
    assert_eq!(
        (&quota["stop_reason"], &quota["content"][0]["text"]),
        (&json!("max_tokens"), &json!("so"))
    );
    assert!(recorded.send(&server, "count").json()["input_tokens"].as_u64().unwrap() > 0);
    // the address is tried before the first request
    let answer = server.connect().request("HEAD", "/", &[], "");
    assert_eq!(answer.status, 200);
}

/// Blocks of a system prompt are one text to the model, whatever they say about caches.
#[test]
fn a_system_prompt_in_blocks_counts_as_its_text() {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    let server = Server::start(Path::new(shipped), &["--ctx-size", "8192"]);
    let recorded = Recorded::of("claude-code");
    let body = recorded.body("first turn");
    let count = |body: &Value| {
        let answer = server.post("/v1/messages/count_tokens?beta=true", body);
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()["input_tokens"].as_u64().unwrap()
    };
    let blocks = body["system"].as_array().unwrap();
    let joined: String = blocks.iter().map(|block| text(&block["text"])).collect();
    let mut plain = body.clone();
    plain["system"] = json!(joined);
    assert_eq!(count(body), count(&plain));
    plain.as_object_mut().unwrap().remove("system");
    assert!(count(&plain) < count(body));
    let answer = recorded.send(&server, "first turn");
    let events = named_events(&answer);
    assert_eq!(events.first().unwrap().0, "message_start");
    assert_eq!(events.last().unwrap().0, "message_stop");
    assert_eq!(events[0].1["message"]["usage"]["input_tokens"], count(body));
}

#[test]
fn codex_gets_items_of_its_tools() {
    let folder = Folder::new("recorded-codex");
    let server = start(
        &folder,
        &scripted(&[
            Script {
                after: b'?',
                pieces: &[
                    "{\"name\": \"exec",
                    "_command\", \"argum",
                    "ents\": {\"cmd\"",
                    ": \"ls\"}}",
                ],
            },
            Script {
                after: b'!',
                pieces: &[
                    "{\"na",
                    "me\": \"mcp__de",
                    "mo__lookup_order",
                    "\", \"arguments\": {\"order",
                    "_id\": \"7\"}}",
                ],
            },
            Script {
                after: b';',
                pieces: &[
                    "{\"name\": ",
                    "\"apply_patch\"",
                    ", \"arguments\": {\"input\": \"*** Begin",
                    " Patch\\n",
                    "*** Delete",
                    " File: a\\n",
                    "*** End ",
                    "Patch\"}}",
                ],
            },
            Script { after: b'.', pieces: &["It is", " a crate."] },
        ]),
    );
    let recorded = Recorded::of("codex");
    let items = |name: &str| {
        let events = named_events(&recorded.send(&server, name));
        assert_eq!(events[0].0, "response.created");
        let (last, completed) = events.last().unwrap();
        assert_eq!(last, "response.completed");
        let response = &completed["response"];
        assert!(text(&response["id"]).starts_with("resp_"));
        for member in ["input_tokens", "output_tokens", "total_tokens"] {
            assert!(response["usage"][member].as_u64().unwrap() > 0, "{member}");
        }
        for (i, (name, data)) in events.iter().enumerate() {
            assert_eq!((text(&data["type"]), &data["sequence_number"]), (name.as_str(), &json!(i)));
        }
        // the program takes whole items from these
        let done = events.iter().filter(|(name, _)| name == "response.output_item.done");
        let done: Vec<Value> = done.map(|(_, data)| data["item"].clone()).collect();
        assert_eq!(response["output"], json!(done));
        done
    };
    let call = &items("first turn")[0];
    assert_eq!((text(&call["type"]), text(&call["name"])), ("function_call", "exec_command"));
    assert_eq!(call["arguments"], "{\"cmd\": \"ls\"}");
    assert!(call.get("namespace").is_none() && text(&call["call_id"]).starts_with("call_"));
    let call = &items("a tool of a namespace")[0];
    assert_eq!(
        (text(&call["namespace"]), text(&call["name"]), text(&call["arguments"])),
        ("mcp__demo__", "lookup_order", "{\"order_id\": \"7\"}")
    );
    let call = &items("a patch")[0];
    assert_eq!((text(&call["type"]), text(&call["name"])), ("custom_tool_call", "apply_patch"));
    assert_eq!(call["input"], "*** Begin Patch\n*** Delete File: a\n*** End Patch");
    let message = &items("after calls")[0];
    assert_eq!((text(&message["type"]), text(&message["role"])), ("message", "assistant"));
    assert_eq!(message["content"][0]["text"], "It is a crate.");
    // nothing is kept of a conversation that asks for that
    assert_eq!(recorded.body("after calls")["store"], false);
}
