//! Attacks and accidents that have brought other model servers down, or opened them. Each item is
//! one that servers of language models have met in the field, the rule that holds here, and the
//! tests of that rule.
//!
//! - Counts that are negative or huge reach indices and allocations: every number is read into its
//!   range, or 400. Tests: [`numbers_have_ranges`]; `wire::sampling`, `wire::generation`:
//!   `what_is_wrong_is_named`.
//! - A model freed while requests use it: a model in use stays; what is idle goes. Tests:
//!   `desktop`: `a_model_in_use_stays`, `idle_models_go`, `models_go_while_requests_come`; `host`:
//!   `places_and_memory_are_bounded`.
//! - Deep or exploding grammars and schemas: limits in depth and size, 400 with the place. Tests:
//!   [`grammars_that_explode_are_refused`]; `grammar_gbnf`: `stress_cases`; `grammar_schema`:
//!   `stress_schemas`; `fuzz`.
//! - A constraint without a way on aborts the server: it is refused, or ends its own request.
//!   Tests: [`constraints_that_lead_nowhere_end_their_request`]; `generation`:
//!   `grammars_of_many_kinds_end_in_time`.
//! - Parsers, templates and files that a client sends along: such fields are nobody's. Tests:
//!   [`what_clients_may_not_choose_is_not_theirs`].
//! - A bad pattern kills the engine: constraints are compiled before a job is taken. Tests:
//!   [`grammars_that_explode_are_refused`]; `constrained`:
//!   `what_is_wrong_with_a_constraint_is_said`.
//! - Addresses of images make the server ask within its own network: nothing is fetched unless the
//!   operator says so, and then nothing within. Tests: [`addresses_of_images_are_not_asked`];
//!   `images`: `images_of_the_network_are_fetched_with_care`.
//! - File names that leave their folder: names alone, of a folder that the operator has named.
//!   Tests: `slots`: `names_stay_in_their_folder`; `store`:
//!   `names_that_leave_the_store_are_refused`.
//! - Any page may use the server, with credentials: pages of this machine, never with credentials.
//!   Tests: `server`: `strangers_are_kept_out`.
//! - A foreign name that resolves to this machine: a loopback server answers to its own names.
//!   Tests: `server`: `strangers_are_kept_out`; `desktop`: `the_lists_of_models`.
//! - Servers open to the world, keys that guard some paths only: loopback by default, a warning,
//!   every path but health. Tests: [`an_open_address_is_warned_of`]; `server_api`:
//!   `keys_are_asked_for_and_never_told`.
//! - Keys compared byte by byte, and logged: hashes, in constant time, never shown. Tests: `keys`:
//!   `one_of_the_keys_is_needed`; `server_api`: `keys_are_asked_for_and_never_told`.
//! - Model files that read out of bounds: everything is checked before it is used. Tests:
//!   [`a_hostile_model_is_an_error`]; `gguf`: `verdicts_on_malformed_files`,
//!   `random_damage_never_panics`.
//! - Templates that run code: an interpreter without a host, with limits. Tests:
//!   `hostile_templates`; [`what_clients_may_not_choose_is_not_theirs`]; `fuzz`:
//!   `template_renderer`.
//! - Huge prompts, bodies, lists, pictures: 413, 400. Tests: [`lists_and_texts_have_limits`];
//!   `images`: `each_bad_image_has_its_own_answer`; `server`: `a_body_has_a_limit_and_a_time`,
//!   `what_is_wrong_with_a_request_is_said`.
//! - Long names, many times over: parts are kept once. Tests: [`memory_grows_with_what_is_sent`].
//! - Text that is no text, halves of characters: bytes wait until they are a character. Tests:
//!   `utf8`: `any_split_gives_the_same_text`; `engine`: `a_character_is_one_piece`; `server`:
//!   `characters_come_whole`, `what_is_wrong_with_a_request_is_said`.
//! - Stop strings across tokens, shown by half: held until it is certain. Tests: `stop`:
//!   `the_cut_does_not_depend_on_the_chunks`; `server`:
//!   `completion_streams_what_it_would_give_whole`, `characters_come_whole`.
//! - Texts without an end: the context ends every text, or the time that a request allows. Tests:
//!   [`a_text_that_never_ends_is_ended`]; `constrained`: `an_answer_fits_whatever_room_there_is`,
//!   `whitespace_comes_to_an_end`.
//! - Clients that hang up are computed for: within a step the slot is free. Tests: `server`:
//!   `a_client_that_hangs_up_frees_the_engine`.
//! - Numbers that JSON has no word for: finite ones in their place. Tests:
//!   [`rates_are_numbers_from_the_start`]; `wire::common`: `rates_are_finite`,
//!   `an_impossible_token_has_a_number_too`.
//! - 200 for what went wrong, 500 for what the client did: the status says who and what. Tests:
//!   `server`: `health_and_models`, `what_is_wrong_with_a_request_is_said`; `desktop`:
//!   `the_lists_of_models`; `host`: `keys_open_what_is_theirs`, `what_the_host_says_has_one_form`.
//! - Streams that break off without a word: the error is the last event, and no `[DONE]` follows;
//!   before the first a status. Tests: `server`: `what_does_not_end_in_time_is_cut_and_told`,
//!   `what_is_wrong_with_a_request_is_said`.
//! - Queues without a bound: 503, or 429 of a deployment, with `Retry-After`. Tests: `server`:
//!   `a_full_queue_is_said_at_once`; `engine`: `those_who_wait_are_served_in_their_order`; `host`:
//!   `places_and_memory_are_bounded`.
//! - Clients that send or read too slowly hold a place: deadlines both ways. Tests:
//!   [`a_reader_that_never_reads_is_left`], [`an_answer_that_nobody_reads_is_let_go`]; `server`:
//!   `a_body_has_a_limit_and_a_time`; `tls`: `a_server_with_a_certificate_speaks_https_alone`.
//! - Stopping cuts streams: what is in work ends, or is told. Tests: `server`:
//!   `a_signal_lets_requests_end`, `what_does_not_end_in_time_is_cut_and_told`,
//!   `a_second_signal_ends_the_process`; `desktop`: `what_is_in_work_ends_before_the_api_does`.
//! - Seeds that depend on the neighbours: a generator per request. Tests: `engine`:
//!   `the_same_seed_gives_the_same_text_whatever_is_beside_it`; `sequences`.
//! - A proxy that forwards keys: there is none. Tests: [`what_is_not_there_stays_away`].
//! - Users who write control tokens: what users write stays text. Tests: `chat`:
//!   `control_tokens_in_messages_are_told_from_the_templates`,
//!   `the_tokenizer_takes_no_control_token_from_messages`.
//! - Messages of odd shapes: null is nothing, what is wrong is named. Tests: `chat`:
//!   `messages_that_are_none_are_named`; `server_api`:
//!   `calls_in_a_conversation_are_checked_and_shown`.
//! - One request takes the process down: an error, or a panic, ends its own request. Tests:
//!   `engine`: `what_breaks_one_sequence_ends_that_one_only`; [`nonsense_never_ends_the_server`].

use std::net::TcpListener;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::http::client::{Response, Server};
use crate::http::process::{Folder, Process};
use crate::http::stories::stories;
use crate::start::Start as _;

const PROMPT: &str = "Once upon a time";

fn completion(fields: Value) -> Value {
    with(json!({"prompt": PROMPT, "temperature": 0, "n_predict": 2}), fields)
}

fn chat(fields: Value) -> Value {
    with(
        json!({"messages": [{"role": "user", "content": "Hi"}], "temperature": 0, "max_tokens": 4}),
        fields,
    )
}

fn with(mut body: Value, fields: Value) -> Value {
    body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    body
}

/// A 400 that names this field, or one within it.
fn names(response: &Response, field: &str) {
    assert_eq!(response.status, 400, "{field}: {}", response.body);
    let param = response.json()["error"]["param"].clone();
    assert!(
        param.as_str().is_some_and(|param| param.starts_with(field)),
        "{field}: {}",
        response.body
    );
}

fn is_well(server: &Server) {
    let answer = server.post("/completion", &completion(json!({"n_predict": 4})));
    assert_eq!(answer.json()["content"], ", there was a", "{}", answer.body);
}

#[hob_needs::fixtures]
#[test]
fn numbers_have_ranges() {
    let model = stories();
    let server = Server::start(&model, &["--parallel", "2"]);
    for field in [
        "n_cmpl",
        "n",
        "n_probs",
        "dry_allowed_length",
        "dry_penalty_last_n",
        "min_keep",
        "id_slot",
    ] {
        for value in [
            json!(-2),
            json!(i64::MIN),
            json!(u64::MAX),
            json!(1e300),
            json!(0.5),
            json!("1"),
            json!([]),
        ] {
            names(&server.post("/completion", &completion(json!({field: value}))), field);
        }
    }
    for (field, value) in [
        ("n_cmpl", json!(100_000)),
        ("n_probs", json!(100_000)),
        ("n_predict", json!(-2)),
        ("n_keep", json!(-2)),
        ("n_keep", json!(1_u64 << 40)),
        ("n_discard", json!(-1)),
        ("n_discard", json!(1_u64 << 40)),
        ("top_k", json!(-2)),
        ("repeat_last_n", json!(-2)),
        ("t_max_predict_ms", json!(-2)),
        ("id_slot", json!(2)),
        ("seed", json!("x")),
        ("temperature", json!(-1)),
    ] {
        names(&server.post("/completion", &completion(json!({field: value}))), field);
    }
    names(
        &server.post(
            "/v1/chat/completions",
            &chat(json!({"logprobs": true, "top_logprobs": 1_u64 << 40})),
        ),
        "top_logprobs",
    );
    // As many as there may be is no more than there is.
    for fields in
        [json!({"n_predict": i64::MAX}), json!({"repeat_last_n": i32::MAX, "repeat_penalty": 1.5})]
    {
        assert_eq!(
            server.post("/completion", &completion(with(json!({"stop": ["."]}), fields))).status,
            200
        );
    }
    is_well(&server);
}

#[hob_needs::fixtures]
#[test]
fn grammars_that_explode_are_refused() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let nested = |open: &str, close: &str, n: usize| {
        format!("root ::= {}\"a\"{}", open.repeat(n), close.repeat(n))
    };
    let doubling: String = (0..60).map(|i| format!("r{i} ::= r{} r{}\n", i + 1, i + 1)).collect();
    for grammar in [
        nested("(", ")", 100_000),
        "root ::= \"a\"{99999999999}".into(),
        format!("root ::= r0\n{doubling}"),
        "root ::= nothing".into(),
        "root ::= [z-a]".into(),
        "root ::= \"\\x\"".into(),
    ] {
        let since = Instant::now();
        names(&server.post("/completion", &completion(json!({"grammar": grammar}))), "grammar");
        assert!(since.elapsed() < Duration::from_secs(20), "{:?}", since.elapsed());
    }
    let mut deep = json!({"type": "integer"});
    for _ in 0..60 {
        deep = json!({"anyOf": [{"type": "array", "items": deep},
            {"type": "object", "properties": {"a": deep}}]});
        if deep.to_string().len() > 1 << 16 {
            break;
        }
    }
    for schema in [
        json!({"type": "hiccup"}),
        json!({"$ref": "#/nowhere"}),
        json!({"$ref": "http://127.0.0.1:1/schema.json"}),
        json!({"$ref": "file:///etc/passwd"}),
        json!({"type": "string", "pattern": "(a"}),
        json!({"type": "string", "pattern": "a{1000}{1000}{1000}{1000}"}),
        json!({"type": "string", "pattern": "[z-a]"}),
        json!({"type": "string", "pattern": "(?<=a)b(?!c)"}),
        json!({"type": "string", "pattern": "(a)\\1{1000}"}),
        json!({"type": "string", "pattern": null}),
        deep,
    ] {
        let since = Instant::now();
        let shown: String = schema.to_string().chars().take(80).collect();
        let answer = server.post("/completion", &completion(json!({"json_schema": schema})));
        // a schema may also be large and yet be understood
        assert!(matches!(answer.status, 200 | 400), "{shown}: {}", answer.body);
        if shown.starts_with("{\"$ref\"") {
            assert_eq!(answer.status, 400, "{shown}");
        }
        assert!(since.elapsed() < Duration::from_secs(20), "{shown}: {:?}", since.elapsed());
    }
    // It stands for more text than there can be, in few states.
    let long = completion(json!({"grammar": "root ::= (((\"a\"{1000}){1000}){1000}){1000}"}));
    assert!(matches!(server.post("/completion", &long).status, 200 | 400));
    is_well(&server);
}

#[hob_needs::fixtures]
#[test]
fn constraints_that_lead_nowhere_end_their_request() {
    let model = stories();
    let server = Server::start(&model, &["--ctx-size", "256"]);
    // No text at all, no end, and a text longer than what may come.
    for grammar in [
        "root ::= root",
        "root ::= \"a\" root",
        "root ::= \"a\"{5000}",
        "root ::= [^\\x00-\\U0010FFFF]",
    ] {
        names_one_of(&server, grammar);
    }
    // A text that ends where the grammar ends, whatever the model would say.
    let body =
        completion(json!({"grammar": "root ::= \"yes\"", "n_predict": 100, "ignore_eos": true}));
    let answer = server.post("/completion", &body).json();
    assert_eq!(answer["content"], "yes", "{answer}");
    is_well(&server);
}

fn names_one_of(server: &Server, grammar: &str) {
    let answer =
        server.post("/completion", &completion(json!({"grammar": grammar, "n_predict": 20})));
    assert_eq!(answer.status, 400, "{grammar}: {}", answer.body);
    let param = answer.json()["error"]["param"].clone();
    assert!(param == "grammar" || param == "max_tokens", "{grammar}: {}", answer.body);
}

#[hob_needs::fixtures]
#[test]
fn what_clients_may_not_choose_is_not_theirs() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let plain =
        server.post("/v1/chat/completions", &chat(json!({}))).json()["choices"][0]["message"]
            .clone();
    let template = "{% for a in range(10**9) %}{{ ''.__class__.__mro__ }}{% endfor %}";
    for fields in [
        json!({"chat_template_file": "/etc/passwd", "grammar_file": "/etc/passwd",
            "slot_save_path": "/"}),
        json!({"model": "/etc/passwd", "mmproj": "file:///etc/passwd"}),
        json!({"chat_template_kwargs": {"unused": "../../x"}}),
    ] {
        let answer = server.post("/v1/chat/completions", &chat(fields.clone()));
        assert_eq!(answer.status, 200, "{fields}: {}", answer.body);
        assert_eq!(answer.json()["choices"][0]["message"], plain, "{fields}");
    }
    for (fields, field) in [
        (json!({"chat_template": template}), "chat_template"),
        (json!({"chat_parser": "{\"parsers\": [[[[[]]]]]}"}), "chat_parser"),
        (json!({"generation_prompt": "x"}), "generation_prompt"),
        (json!({"preserved_tokens": [-1]}), "preserved_tokens"),
        (json!({"grammar_triggers": [{"type": 99}]}), "grammar_triggers"),
        (json!({"lora": [{"id": 99, "scale": 1}]}), "lora[0].id"),
        (json!({"lora_path": "/etc/passwd"}), "lora_path"),
    ] {
        names(&server.post("/v1/chat/completions", &chat(fields)), field);
    }
    let reserved = json!({"chat_template_kwargs": {"messages": []}});
    names(&server.post("/v1/chat/completions", &chat(reserved)), "chat_template_kwargs");
}

#[hob_needs::fixtures]
#[test]
fn addresses_of_images_are_not_asked() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let inner = TcpListener::bind("127.0.0.1:0").unwrap();
    inner.set_nonblocking(true).unwrap();
    let here = inner.local_addr().unwrap();
    for url in [
        format!("http://{here}/cat.png"),
        format!("http://localhost:{}/cat.png", here.port()),
        format!("http://[::ffff:127.0.0.1]:{}/cat.png", here.port()),
        format!("http://0.0.0.0:{}/cat.png", here.port()),
        "http://169.254.169.254/latest/meta-data/".into(),
        "file:///etc/passwd".into(),
        "/etc/passwd".into(),
        "gopher://127.0.0.1/".into(),
    ] {
        let part = json!([{"type": "image_url", "image_url": {"url": url}}]);
        let answer = server.post(
            "/v1/chat/completions",
            &chat(json!({"messages": [{"role": "user", "content": part}]})),
        );
        assert_eq!(answer.status, 400, "{url}: {}", answer.body);
        assert!(!answer.body.contains("root:"), "{url}");
    }
    assert!(inner.accept().is_err(), "somebody was asked");
}

#[test]
fn an_open_address_is_warned_of() {
    const WARNING: &str = "everyone who can reach this address can use the model";
    let folder = Folder::new("open");
    let start = |options: &[&str]| {
        let fixed = ["serve", "--port", "0", "--threads", "1"];
        let process = Process::spawn(&mut folder.command(&[&fixed, options].concat()));
        process.after("listening on http://");
        process.log()
    };
    assert!(start(&[]).contains("listening on http://127.0.0.1:"));
    assert!(!start(&[]).contains(WARNING));
    assert!(start(&["--host", "0.0.0.0"]).contains(WARNING));
    assert!(!start(&["--host", "0.0.0.0", "--api-key", "secret"]).contains(WARNING));
    // The desktop form has no keys at all.
    let desktop = ["desktop", "--serve", "--control-port", "0", "--port", "0", "--host", "0.0.0.0"];
    let desktop = Process::spawn(&mut folder.command(&desktop));
    desktop.after("listening on http://");
    assert!(desktop.log().contains(WARNING), "{}", desktop.log());
}

#[test]
fn a_hostile_model_is_an_error() {
    let folder = Folder::new("hostile-model");
    let huge = u64::MAX.to_le_bytes();
    let file = |n_tensors: &[u8], n_kv: &[u8], rest: &[u8]| {
        [b"GGUF", &3_u32.to_le_bytes()[..], n_tensors, n_kv, rest].concat()
    };
    let one = 1_u64.to_le_bytes();
    let zero = 0_u64.to_le_bytes();
    for (name, bytes) in [
        ("empty", Vec::new()),
        ("many-tensors", file(&huge, &zero, &[])),
        ("many-keys", file(&zero, &huge, &[])),
        ("long-key", file(&zero, &one, &huge)),
        ("no-model", file(&zero, &zero, &[])),
    ] {
        let path = folder.0.join(format!("{name}.gguf"));
        std::fs::write(&path, bytes).unwrap();
        let args = ["serve", "--port", "0", "-m", path.to_str().unwrap()];
        let output = folder.command(&args).run();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{name}: {said}");
        assert!(
            said.contains(path.to_str().unwrap()) && !said.contains("panicked"),
            "{name}: {said}"
        );
    }
}

#[hob_needs::fixtures]
#[test]
fn lists_and_texts_have_limits() {
    let model = stories();
    let server = Server::start(&model, &["--ctx-size", "128"]);
    for (field, value) in [
        ("stop", json!(vec!["a"; 10_000])),
        ("stop", json!("a".repeat(100_000))),
        ("logit_bias", json!((0..100_000).map(|i| json!([i % 500, 1])).collect::<Vec<_>>())),
        ("dry_sequence_breakers", json!(vec!["a"; 10_000])),
        ("samplers", json!(vec!["top_k"; 10_000])),
        ("prompt", json!(vec!["a"; 10_000])),
    ] {
        names(&server.post("/completion", &completion(json!({field: value}))), field);
    }
    let body = completion(json!({"prompt": "a ".repeat(1 << 20)}));
    let long = server.post("/completion", &body).json();
    assert_eq!(long["error"]["type"], "exceed_context_size_error");
    // known by its length alone
    assert!(long["error"]["message"].as_str().unwrap().contains("at least"), "{long}");
    assert!(long["error"]["n_prompt_tokens"].as_u64().unwrap() > 128, "{long}");
    let messages = vec![json!({"role": "user", "content": "Hi"}); 20_000];
    let many = server.post("/v1/chat/completions", &chat(json!({"messages": messages})));
    assert_eq!(many.status, 400, "{}", many.body);
    is_well(&server);
}

#[hob_needs::fixtures]
#[test]
fn a_text_that_never_ends_is_ended() {
    let model = stories();
    let server = Server::start(&model, &["--ctx-size", "128"]);
    let endless = json!({"n_predict": -1, "ignore_eos": true});
    for fields in [
        json!({}),
        json!({"json_schema": {"type": "string"}}),
        json!({"grammar": "root ::= [a-z ]*"}),
    ] {
        let answer =
            server.post("/completion", &completion(with(endless.clone(), fields.clone()))).json();
        assert!(answer["tokens_predicted"].as_u64().unwrap() <= 128, "{fields}: {answer}");
        assert_eq!(answer["stop"], true, "{fields}");
    }
    let server = Server::start(&model, &["--ctx-size", "1000000"]);
    let since = Instant::now();
    let timed =
        server.post("/completion", &completion(with(endless, json!({"t_max_predict_ms": 200}))));
    assert!(
        timed.status == 200 && since.elapsed() < Duration::from_secs(30),
        "{:?}",
        since.elapsed()
    );
}

#[hob_needs::fixtures]
#[test]
fn rates_are_numbers_from_the_start() {
    let model = stories();
    let server = Server::start(&model, &["--metrics"]);
    for body in [None, Some(json!({"n_predict": 0})), Some(json!({"n_predict": 1}))] {
        if let Some(fields) = body {
            let answer = server.post("/completion", &completion(fields)).json();
            for rate in ["prompt_per_second", "predicted_per_second", "predicted_per_token_ms"] {
                assert!(answer["timings"][rate].as_f64().is_some_and(f64::is_finite), "{answer}");
            }
        }
        let metrics = server.get("/metrics").body;
        let values = metrics.lines().filter(|line| !line.starts_with('#'));
        for line in values {
            let value: f64 = line.rsplit(' ').next().unwrap().parse().unwrap();
            assert!(value.is_finite(), "{line}");
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn a_reader_that_never_reads_is_left() {
    let model = stories();
    let options = ["--parallel", "1", "--ctx-size", "1000000", "--timeout", "1"];
    let server = Server::start(&model, &options);
    // Large events fill what the system keeps for a connection soon.
    let body =
        completion(json!({"n_predict": -1, "ignore_eos": true, "stream": true, "n_probs": 20}));
    let _silent = server.open("/completion", &body);
    server.wait_for("a slot at work", |server| server.health("slots_processing") == 1);
    server.wait_for("an idle slot", |server| server.health("slots_idle") == 1);
    is_well(&server);
}

#[cfg(unix)]
#[hob_needs::fixtures]
#[test]
fn an_answer_that_nobody_reads_is_let_go() {
    let model = stories();
    let server = Server::start(&model, &["--timeout", "1"]);
    let sockets = || {
        let links = std::fs::read_dir(format!("/proc/{}/fd", server.id())).unwrap();
        let links = links.filter_map(|entry| std::fs::read_link(entry.ok()?.path()).ok());
        links.filter(|link| link.to_string_lossy().starts_with("socket:")).count()
    };
    let before = sockets();
    let text = json!({"content": "a b c ".repeat(300_000), "with_pieces": true});
    let _silent = server.open("/tokenize", &text);
    server.wait_for("an answer", |server| server.log().contains("POST /tokenize status=200"));
    server.wait_for("its end", |_| sockets() <= before);
    is_well(&server);
}

/// Work in proportion to a body waits for its like, and ends with its client.
#[hob_needs::fixtures]
#[test]
fn large_texts_hold_no_short_request_up() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let before = server.peak_memory();
    let blanks = " ".repeat(4_000_000);
    let count = json!({"messages": [{"role": "user", "content": blanks}], "max_tokens": 1});
    let large: Vec<_> = (0..12)
        .map(|i| match i % 2 {
            0 => server.open("/tokenize", &json!({"content": blanks})),
            _ => server.open("/v1/messages/count_tokens", &count),
        })
        .collect();
    std::thread::sleep(Duration::from_millis(300));
    let since = Instant::now();
    assert_eq!(server.post("/completion", &completion(json!({"n_predict": 2}))).status, 200);
    assert_eq!(server.post("/tokenize", &json!({"content": "a"})).status, 200);
    assert!(since.elapsed() < Duration::from_secs(30), "{:?}", since.elapsed());
    drop(large);
    // the bodies of all, and the working memory of few
    let grown = server.peak_memory() - before;
    assert!(grown < 500 << 20, "{} MiB", grown >> 20);

    // a bias is of the tokens of a text, which may be as long
    let words = "a bc d\u{e9}f ".repeat(600_000);
    let biased = completion(json!({"logit_bias": [[words, 1]]}));
    let large: Vec<_> = (0..16).map(|_| server.open("/completion", &biased)).collect();
    std::thread::sleep(Duration::from_millis(500));
    let since = Instant::now();
    assert_eq!(server.post("/completion", &completion(json!({"n_predict": 2}))).status, 200);
    assert!(since.elapsed() < Duration::from_secs(30), "{:?}", since.elapsed());
    drop(large);
    is_well(&server);
}

/// What a request makes is a few times its size, however its parts multiply.
#[hob_needs::fixtures]
#[test]
fn memory_grows_with_what_is_sent() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let before = server.peak_memory();
    let long = "k".repeat(300_000);
    let each =
        |value: Value| Value::Object((0..8000).map(|i| (format!("a{i}"), value.clone())).collect());
    let unknown = json!({"type": "integer", "format": "none"});
    for schema in [
        json!({"type": "object", "properties": {&long: {
            "properties": each(json!({"type": "integer"}))}}}),
        json!({"type": "object", "properties": {&long: {"properties": each(unknown)}}}),
        json!({"type": "object", "properties": {&long: {
            "properties": each(json!({"uniqueItems": true}))}}}),
        json!({"$id": format!("http://h/{long}"), "type": "object",
            "$defs": each(json!({"$anchor": "here"}))}),
        json!({"$id": format!("http://h/{long}/"), "type": "object",
            "$defs": each(json!({"$id": "here"}))}),
        json!({"$id": format!("http://h/{long}/"), "type": "object",
            "properties": each(json!({"$ref": "x#y"}))}),
    ] {
        let names_others = schema["properties"]["a0"]["$ref"].is_string();
        let answer =
            server.post("/completion", &completion(json!({"json_schema": schema, "n_predict": 8})));
        let status = if names_others { 400 } else { 200 };
        assert_eq!(answer.status, status, "{}", &answer.body[..answer.body.len().min(300)]);
    }
    let pieces = json!({"content": "a b c ".repeat(300_000), "with_pieces": true});
    assert_eq!(server.post("/tokenize", &pieces).status, 200);
    let many = format!("[{}0]", "{\"a\":0},".repeat(1_000_000));
    let refused = server.connect().request("POST", "/completion", &[], &many);
    assert!(refused.status == 400 && refused.body.contains("values and names"), "{}", refused.body);
    let grown = server.peak_memory() - before;
    assert!(grown < 600 << 20, "{} MiB", grown >> 20);
    is_well(&server);
}

#[hob_needs::fixtures]
#[test]
fn what_is_not_there_stays_away() {
    let model = stories();
    let server = Server::start(&model, &[]);
    for path in ["/cors-proxy", "/cors-proxy?url=http://127.0.0.1:1", "/proxy", "/tools"] {
        for method in ["GET", "POST"] {
            let headers = [("x-proxy-header-authorization", "Bearer secret")];
            assert_eq!(
                server.connect().request(method, path, &headers, "{}").status,
                404,
                "{method} {path}"
            );
        }
    }
    for path in
        ["/../etc/passwd", "/%2e%2e/etc/passwd", "//etc/passwd", "/v1/../health", "/health/"]
    {
        assert_eq!(server.get(path).status, 404, "{path}");
    }
}

#[hob_needs::fixtures]
#[test]
fn nonsense_never_ends_the_server() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let paths = [
        "/completion",
        "/v1/chat/completions",
        "/v1/completions",
        "/v1/responses",
        "/v1/messages",
        "/tokenize",
        "/detokenize",
        "/apply-template",
        "/v1/embeddings",
    ];
    let seeds = [
        completion(json!({})).to_string(),
        chat(json!({})).to_string(),
        json!({"input": "Hi"}).to_string(),
    ];
    for round in 0..400 {
        let mut body = seeds[round % seeds.len()].clone().into_bytes();
        for _ in 0..1 + random() % 4 {
            let at = (random() % body.len() as u64) as usize;
            match random() % 3 {
                0 => body[at] = random() as u8,
                1 => body.truncate(at.max(1)),
                _ => body.insert(at, b"{}[]\",:0"[(random() % 8) as usize]),
            }
        }
        let mut connection = server.connect();
        let path = paths[(random() % paths.len() as u64) as usize];
        connection.raw(
            format!(
                "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n",
                body.len()
            )
            .as_bytes(),
        );
        connection.raw(&body);
        let answer = connection.response("POST");
        assert!(
            matches!(answer.status, 200 | 400 | 501),
            "{path} {}: {}",
            String::from_utf8_lossy(&body),
            answer.body
        );
    }
    assert!(!server.log().contains("panicked"), "{}", server.log());
    is_well(&server);
}
