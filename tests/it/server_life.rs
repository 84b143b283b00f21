//! `hob serve` from its start to its end: signals, requests in work then, models that load, starts
//! that fail.

use serde_json::{Value, json};

use crate::http::client::{Connection, Response, Server};
use crate::http::stories::{ENDLESS, PROMPT, STORY, endless, error, stories, story, with};
use crate::start::Start as _;

#[hob_needs::fixtures]
#[test]
fn a_signal_lets_requests_end() {
    let model = stories();
    for is_interrupt in [false, cfg!(unix)] {
        let mut server = Server::start(&model, &[]);
        let idle = server.connect();
        let mut connection = server.open("/completion", &with(story(64), json!({"stream": true})));
        let (status, headers) = connection.head();
        let mut body = connection.chunk().unwrap();
        if is_interrupt {
            #[cfg(unix)]
            server.signal("-INT");
        } else {
            server.end();
        }
        while let Some(chunk) = connection.chunk() {
            body.extend(chunk);
        }
        let response = Response { status, headers, body: String::from_utf8(body).unwrap() };
        let events: Vec<Value> =
            response.events().iter().map(|event| serde_json::from_str(event).unwrap()).collect();
        let text: String = events.iter().map(|part| part["content"].as_str().unwrap()).collect();
        assert_eq!((text.as_str(), &events[events.len() - 1]["stop"]), (STORY, &json!(true)));
        assert!(server.wait().success());
        assert!(std::net::TcpStream::connect(&server.address).is_err());
        drop(idle);
    }
}

/// Clients that connect and send nothing, or a header without its end, keep no place from others.
#[cfg(target_os = "linux")]
#[hob_needs::fixtures]
#[test]
fn idle_connections_give_way_to_new_ones() {
    let server = Server::start(&stories(), ENDLESS);
    let mut stream = server.open("/completion", &endless(true));
    assert_eq!(stream.head().0, 200);
    let mut idle: Vec<Connection> = (0..1100).map(|_| server.connect()).collect();
    for connection in &mut idle {
        connection.raw(b"GET /health HTTP/1.1\r\nX: ");
    }
    assert_eq!(server.get("/health").status, 200);
    assert!(idle[0].is_closed(), "the one that was idle longest");
    assert!(stream.chunk().is_some(), "one at work is not closed");
    assert_eq!(server.post("/completion", &story(4)).status, 200);
}

#[hob_needs::fixtures]
#[test]
fn a_stream_with_a_name_outlives_its_connection() {
    let server = Server::start(&stories(), ENDLESS);
    let messages = json!([{"role": "user", "content": "Once"}]);
    let body = json!({"messages": messages, "max_tokens": 200, "temperature": 0,
        "ignore_eos": true, "stream": true});
    let texts = |answer: &Response| -> String {
        let events = answer.events();
        assert_eq!(events.last().map(String::as_str), Some("[DONE]"), "{}", answer.body);
        let part = |event: &String| {
            let event: Value = serde_json::from_str(event).unwrap();
            event["choices"][0]["delta"]["content"].as_str().unwrap_or_default().to_owned()
        };
        events[..events.len() - 1].iter().map(part).collect()
    };
    const CHAT: &str = "/v1/chat/completions";
    let streamed = |mut connection: Connection| -> Response {
        let (status, headers) = connection.head();
        let mut body = Vec::new();
        while let Some(chunk) = connection.chunk() {
            body.extend(chunk);
        }
        Response { status, headers, body: String::from_utf8(body).unwrap() }
    };
    let read = |query: &str| {
        let mut connection = server.connect();
        connection.send("GET", &format!("/v1/stream?conv_id=a%2Fb%20c{query}"), &[], "");
        streamed(connection)
    };
    let expected = texts(&streamed(server.open(CHAT, &body)));
    let name = [("X-Conversation-Id", "a/b c")];
    let begin = |body: &Value| {
        let mut connection = server.connect();
        connection.send("POST", CHAT, &name, &body.to_string());
        assert_eq!(connection.head().0, 200);
        connection.chunk().unwrap();
        connection
    };
    drop(begin(&body));
    let whole = read("");
    assert_eq!((whole.status, whole.header("content-type")), (200, Some("text/event-stream")));
    assert_eq!(texts(&whole), expected);
    assert_eq!(read("&from=100").body, whole.body[100..]);
    let lookup = || {
        server.post("/v1/streams/lookup", &json!({"conversation_ids": ["a/b c", "other"]})).json()
    };
    let found = lookup();
    assert_eq!(found.as_array().unwrap().len(), 1, "{found}");
    assert_eq!(
        (&found[0]["conversation_id"], &found[0]["is_done"]),
        (&json!("a/b c"), &json!(true))
    );
    assert_eq!(found[0]["total_bytes"], whole.body.len());

    // another stream of the conversation takes its place, and goes on until it is ended
    drop(begin(&with(body.clone(), json!({"max_tokens": 900_000}))));
    assert_eq!(lookup()[0]["is_done"], false);
    assert_eq!(server.health("slots_processing"), 1);
    let mut reader = server.connect();
    reader.send("GET", "/v1/stream?conv_id=a%2Fb%20c", &[], "");
    assert_eq!(reader.head().0, 200);
    assert!(reader.chunk().is_some());
    let mut ending = server.connect();
    ending.send("DELETE", "/v1/stream?conv_id=a%2Fb%20c", &[], "");
    assert_eq!(ending.head().0, 204);
    while reader.chunk().is_some() {}
    server.wait_for("a free slot", |server| server.health("slots_processing") == 0);
    assert_eq!(server.get("/v1/stream?conv_id=a%2Fb%20c").status, 404);
    for wrong in ["/v1/stream", "/v1/stream?conv_id=", "/v1/stream?conv_id=a&from=x"] {
        assert_eq!(server.get(wrong).status, 400, "{wrong}");
    }
    for wrong in ["[[\"a/b c\"]]", "{\"conversation_ids\": \"a/b c\"}", "{}"] {
        let refused = server.connect().request("POST", "/v1/streams/lookup", &[], wrong);
        assert_eq!(refused.status, 400, "{wrong}: {}", refused.body);
    }
}

#[hob_needs::fixtures]
#[test]
fn readers_of_a_stream_are_told_that_another_takes_its_place() {
    let server = Server::start(&stories(), ENDLESS);
    let begin = |max_tokens: i64| {
        let messages = json!([{"role": "user", "content": "Once"}]);
        let body = json!({"messages": messages, "max_tokens": max_tokens, "ignore_eos": true,
            "stream": true});
        let name = [("X-Conversation-Id", "one")];
        let mut connection = server.connect();
        connection.send("POST", "/v1/chat/completions", &name, &body.to_string());
        assert_eq!(connection.head().0, 200);
        connection
    };
    let rest = |connection: &mut Connection| {
        let mut body = Vec::new();
        while let Some(chunk) = connection.chunk() {
            body.extend(chunk);
        }
        String::from_utf8(body).unwrap()
    };
    let first = begin(900_000);
    let mut reader = server.connect();
    reader.send("GET", "/v1/stream?conv_id=one", &[], "");
    assert_eq!(reader.head().0, 200);
    // only so much is kept of a stream for readers that do not keep up
    let reading =
        [first, reader].map(|mut connection| std::thread::spawn(move || rest(&mut connection)));
    let mut second = begin(4);
    for reader in reading {
        let body = reader.join().unwrap();
        let last = body.trim_end().rsplit("\n\n").next().unwrap();
        let event: Value = serde_json::from_str(last.strip_prefix("data: ").unwrap()).unwrap();
        assert_eq!(event["error"]["code"], 409, "{event}");
        assert!(event["error"]["message"].as_str().unwrap().contains("X-Conversation-Id"));
    }
    assert!(rest(&mut second).ends_with("data: [DONE]\n\n"), "this one goes on");
}

/// The error comes as the last event, in the words of each dialect, and no mark of a good end
/// follows.
#[hob_needs::fixtures]
#[test]
fn what_does_not_end_in_time_is_cut_and_told() {
    let model = stories();
    let mut server =
        Server::start(&model, &[ENDLESS, &["--drain-timeout", "1", "--parallel", "6"]].concat());
    let messages = json!([{"role": "user", "content": "Hi"}]);
    let streams = [
        ("/v1/chat/completions", json!({"messages": messages})),
        ("/v1/completions", json!({"prompt": PROMPT, "max_tokens": -1})),
        ("/completion", json!({"prompt": PROMPT})),
        ("/v1/responses", json!({"input": "Hi"})),
        ("/v1/messages", json!({"messages": messages, "max_tokens": 900_000})),
    ];
    let mut open: Vec<_> = streams
        .into_iter()
        .map(|(path, body)| {
            let mut connection =
                server.open(path, &with(body, json!({"ignore_eos": true, "stream": true})));
            assert_eq!(connection.head().0, 200, "{path}");
            (path, connection)
        })
        .collect();
    let mut whole = server.open("/completion", &endless(false));
    server.wait_for("six slots at work", |server| server.health("slots_processing") == 6);
    server.end();
    for (path, connection) in &mut open {
        let mut body = Vec::new();
        while let Some(chunk) = connection.chunk() {
            body.extend(chunk);
        }
        let body = String::from_utf8(body).unwrap();
        let last = body.trim_end().rsplit("\n\n").next().unwrap();
        let (name, data) = last.rsplit_once('\n').unwrap_or(("", last));
        let data: Value = serde_json::from_str(data.strip_prefix("data: ").unwrap()).unwrap();
        let told = match *path {
            "/v1/messages" => (name, &data["type"], &data["error"]["type"]),
            "/v1/responses" => (name, &data["type"], &data["code"]),
            _ => (name, &data["error"]["code"], &data["error"]["type"]),
        };
        let expected = match *path {
            "/v1/messages" => ("event: error", json!("error"), json!("overloaded_error")),
            "/v1/responses" => ("event: error", json!("error"), json!("503")),
            _ => ("", json!(503), json!("unavailable_error")),
        };
        assert_eq!(told, (expected.0, &expected.1, &expected.2), "{path}: {last}");
    }
    assert_eq!(error(&whole.response("POST")).0, 503);
    assert!(server.wait().success());
}

#[hob_needs::fixtures]
#[test]
fn a_second_signal_ends_the_process() {
    let model = stories();
    let mut server = Server::start(&model, ENDLESS);
    let _endless = server.open("/completion", &endless(false));
    server.wait_for("a slot at work", |server| server.health("slots_processing") == 1);
    server.end();
    server.wait_for("the end to begin", |server| server.log().contains("stopping"));
    server.end_now();
    assert_eq!(server.wait().code(), Some(1));
}

#[test]
fn a_server_answers_while_its_model_is_loading() {
    // The library's server, to which no model ever comes; no data needed.
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let app = std::sync::Arc::new(hob::server::App::new(Default::default()));
    let bound = runtime.block_on(hob::server::Server::bind("127.0.0.1", 0, app)).unwrap();
    let address = bound.address().unwrap().to_string();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = runtime.spawn(bound.run(async { _ = stopped.await }));
    for (method, path, status) in [
        ("GET", "/health", 503),
        ("GET", "/v1/models", 503),
        ("POST", "/completion", 503),
        ("POST", "/v1/chat/completions", 503),
        ("GET", "/nothing", 404),
    ] {
        let response = Connection::to(&address).request(method, path, &[], "{}");
        assert_eq!(error(&response).0, status, "{path}");
        assert_eq!(response.body.contains("Loading model"), status == 503, "{}", response.body);
    }
    drop(stop);
    runtime.block_on(running).unwrap();
}

#[test]
fn what_cannot_be_served_is_one_line_and_exit_code_2() {
    let run = |args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hob"));
        let output = command.arg("serve").args(args).env_remove("LLAMA_ARG_MODEL").run();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let missing = run(&["-m", "/nowhere/model.gguf", "--port", "0"]);
    let said = |line: &str| line.starts_with("hob: ") && line.contains("/nowhere/model.gguf");
    assert!(missing.lines().any(said), "{missing}");
    #[cfg(not(feature = "default-model"))]
    assert!(run(&["--port", "0"]).contains("no model was given"));
    assert!(run(&["-m", "x", "--top_p", "3"]).contains("top_p"), "underscores are dashes");
    let model = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    let unknown = run(&["-m", model, "--port", "0", "--chat-template", "nothing"]);
    assert!(unknown.contains("nothing") && unknown.contains("chatml"), "{unknown}");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    assert!(run(&["-m", "./x.gguf", "--port", &port]).contains("cannot listen on 127.0.0.1:"));
}
