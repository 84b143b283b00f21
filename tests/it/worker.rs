//! `hob serve` as one of several servers behind another: how it says that it is ready, how busy it
//! is, and how it leaves without a request that fails.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::http::client::{Connection, Server};
use crate::http::stories::{ENDLESS, STORY, endless, error, stories, story, with};
use crate::start::Start as _;

/// A balancer over plain TCP: each connection goes to the next server that was ready when it was
/// last asked.
struct Balancer {
    address: String,
    /// The servers, and whether each was ready.
    ready: Arc<Mutex<Vec<(String, bool)>>>,
    over: Arc<AtomicBool>,
}

impl Balancer {
    fn start(servers: &[&Server]) -> Balancer {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let known = servers.iter().map(|server| (server.address.clone(), true));
        let ready = Arc::new(Mutex::new(known.collect::<Vec<_>>()));
        let over = Arc::new(AtomicBool::new(false));
        let known = Arc::clone(&ready);
        std::thread::spawn(move || {
            for (n, client) in listener.incoming().enumerate() {
                let known: Vec<String> = {
                    let known = known.lock().unwrap();
                    known.iter().filter(|(_, ready)| *ready).map(|(at, _)| at.clone()).collect()
                };
                let Ok(client) = client else { continue };
                // one that refuses is a failure that the client sees
                let Ok(server) = TcpStream::connect(&known[n % known.len()]) else { continue };
                join(&client, &server);
                join(&server, &client);
            }
        });
        let balancer = Balancer { address, ready, over };
        balancer.watch();
        balancer
    }

    /// Asks the servers again and again whether they are ready.
    fn watch(&self) {
        let ready = Arc::clone(&self.ready);
        let over = Arc::clone(&self.over);
        std::thread::spawn(move || {
            while !over.load(SeqCst) {
                let servers: Vec<String> =
                    ready.lock().unwrap().iter().map(|(address, _)| address.clone()).collect();
                for (i, address) in servers.iter().enumerate() {
                    let is_ready = is_ready(address);
                    ready.lock().unwrap()[i].1 = is_ready;
                }
                std::thread::sleep(Duration::from_millis(100));
            }
        });
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.over.store(true, SeqCst);
    }
}

fn is_ready(address: &str) -> bool {
    let Ok(mut stream) = TcpStream::connect(address) else { return false };
    let sent =
        write!(stream, "GET /ready HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    let mut answer = String::new();
    sent.is_ok() && stream.read_to_string(&mut answer).is_ok() && answer.contains(" 200 ")
}

/// Copies from one end to the other until the first is closed.
fn join(from: &TcpStream, to: &TcpStream) {
    let mut from = from.try_clone().unwrap();
    let mut to = to.try_clone().unwrap();
    std::thread::spawn(move || {
        let _ = std::io::copy(&mut from, &mut to);
        let _ = to.shutdown(Shutdown::Write);
    });
}

#[hob_needs::fixtures]
#[test]
fn no_request_fails_while_a_worker_leaves() {
    let model = stories();
    let start = || Server::start(&model, &["--worker", "--drain-delay", "5"]);
    let mut leaving = start();
    let staying = start();
    let balancer = Balancer::start(&[&leaving, &staying]);
    let done = AtomicUsize::new(0);
    let failed = AtomicUsize::new(0);
    let over = AtomicBool::new(false);
    let body = story(2);
    let expected = Connection::to(&balancer.address)
        .request("POST", "/completion", &[], &body.to_string())
        .json()["content"]
        .clone();
    assert!(STORY.starts_with(expected.as_str().unwrap()), "{expected}");
    std::thread::scope(|scope| {
        for keeps in [false, false, true, true] {
            let done = &done;
            let failed = &failed;
            let over = &over;
            let balancer = &balancer;
            let body = &body;
            let expected = &expected;
            scope.spawn(move || {
                let mut connection = None;
                while !over.load(SeqCst) {
                    if !keeps {
                        connection = None;
                    }
                    let open = connection.get_or_insert_with(|| Connection::to(&balancer.address));
                    let ask = || open.request("POST", "/completion", &[], &body.to_string());
                    let answer = std::panic::catch_unwind(std::panic::AssertUnwindSafe(ask));
                    let is_whole = answer.as_ref().is_ok_and(|answer| {
                        answer.status == 200 && answer.json()["content"] == *expected
                    });
                    let closes =
                        answer.map_or(true, |answer| answer.header("connection") == Some("close"));
                    if closes {
                        connection = None;
                    }
                    done.fetch_add(1, SeqCst);
                    failed.fetch_add(usize::from(!is_whole), SeqCst);
                }
            });
        }
        let wait_until = |n: usize| {
            let since = Instant::now();
            while done.load(SeqCst) < n && since.elapsed() < Duration::from_secs(60) {
                std::thread::sleep(Duration::from_millis(5));
            }
        };
        wait_until(100);
        leaving.end();
        assert!(leaving.wait().success());
        wait_until(done.load(SeqCst) + 100);
        over.store(true, SeqCst);
    });
    assert_eq!(failed.load(SeqCst), 0, "of {}", done.load(SeqCst));
    assert!(done.load(SeqCst) >= 200);
}

#[hob_needs::fixtures]
#[test]
fn a_server_that_leaves_says_so_and_answers_until_its_address_goes() {
    let model = stories();
    let mut server = Server::start(&model, &["--drain-delay", "6"]);
    let ready = server.get("/ready");
    assert_eq!((ready.status, ready.json()), (200, server.get("/health").json()));
    assert_eq!(server.get("/live").json(), json!({"status": "ok"}));
    let mut stream = server.open("/completion", &with(story(64), json!({"stream": true})));
    let (status, _) = stream.head();
    assert_eq!(status, 200);
    server.end();
    server.wait_for("the end to begin", |server| server.get("/ready").status == 503);
    for path in ["/ready", "/health", "/v1/health"] {
        let answer = server.get(path);
        assert_eq!((answer.status, answer.json()), (503, json!({"status": "draining"})), "{path}");
    }
    assert_eq!(server.get("/live").status, 200);
    let answer = server.post("/completion", &story(64));
    assert_eq!(answer.json()["content"], STORY);
    assert_eq!(answer.header("connection"), Some("close"));
    let mut body = Vec::new();
    while let Some(chunk) = stream.chunk() {
        body.extend(chunk);
    }
    assert!(String::from_utf8(body).unwrap().contains("\"stop\":true"));
    assert!(server.wait().success());
    assert!(TcpStream::connect(&server.address).is_err());
}

#[hob_needs::fixtures]
#[test]
fn a_request_can_end_the_server() {
    let model = stories();
    let mut server = Server::start(&model, &[]);
    assert_eq!(server.get("/drain").status, 405);
    let answer = server.post("/drain", &json!({}));
    assert_eq!((answer.status, answer.json()), (200, json!({"status": "draining"})));
    assert!(server.wait().success());
    // the signal that goes with it breaks no request off
    let mut server = Server::start(&model, &[]);
    let mut stream = server.open("/completion", &with(story(64), json!({"stream": true})));
    assert_eq!(stream.head().0, 200);
    assert_eq!(server.post("/drain", &json!({})).status, 200);
    server.end();
    let mut body = Vec::new();
    while let Some(chunk) = stream.chunk() {
        body.extend(chunk);
    }
    assert!(String::from_utf8(body).unwrap().contains("\"stop\":true"));
    assert!(server.wait().success());
    // not over the network, unless a key or the operator's word allows it
    let server = Server::start(&model, &["--host", "0.0.0.0"]);
    let refused = error(&server.post("/drain", &json!({})));
    assert_eq!((refused.0, refused.1.as_str()), (501, "not_supported_error"));
    let mut server = Server::start(&model, &["--host", "0.0.0.0", "--api-key", "secret"]);
    assert_eq!(server.post("/drain", &json!({})).status, 401);
    let key = [("Authorization", "Bearer secret")];
    assert_eq!(server.connect().request("POST", "/drain", &key, "").status, 200);
    assert!(server.wait().success());
}

#[hob_needs::fixtures]
#[test]
fn loads_tell_what_is_computed_and_what_waits() {
    let model = stories();
    let server = Server::start(&model, &[ENDLESS, &["--parallel", "1", "-kvu"]].concat());
    let idle = server.get("/v1/loads").json();
    assert_eq!(idle["dp_rank_count"], 1);
    let load = &idle["loads"][0];
    for (name, value) in [
        ("dp_rank", json!(0)),
        ("num_running_reqs", json!(0)),
        ("num_waiting_reqs", json!(0)),
        ("num_waiting_uncached_tokens", json!(0)),
        ("num_total_reqs", json!(0)),
        ("num_used_tokens", json!(0)),
        ("max_total_num_tokens", json!(1_000_000)),
        ("max_running_requests", json!(1)),
        ("token_usage", json!(0.0)),
        ("gen_throughput", json!(0.0)),
        ("cache_hit_rate", json!(0.0)),
        ("utilization", json!(0.0)),
    ] {
        assert_eq!(load[name], value, "{name}");
    }
    assert!(load["memory"]["weight_gb"].as_f64().unwrap() > 0.001, "{load}");
    assert!(load["memory"]["kv_cache_gb"].as_f64().unwrap() > 0.1, "{load}");
    assert_eq!(load["queues"]["waiting"], 0);
    assert_eq!(load["disaggregation"]["mode"], "null");
    let core = server.get("/v1/loads?include=core").json();
    assert!(core["loads"][0].get("memory").is_none());
    assert_eq!(server.get("/v1/loads?dp_rank=1").json()["loads"], json!([]));
    assert_eq!(error(&server.get("/v1/loads?include=weights")).2, "include");

    let mut running = server.open("/completion", &endless(true));
    // one that nobody reads would give its slot to the next
    std::thread::spawn(move || {
        running.head();
        while running.chunk().is_some() {}
    });
    let _waiting = server.open("/completion", &endless(true));
    server.wait_for("two requests", |server| {
        let load = server.get("/get_load").json();
        load["load"] == 2 && load["num_waiting_reqs"] == 1
    });
    server.wait_for("a second of work", |server| {
        let load = server.get("/v1/loads?include=core,disagg,queues,memory").json();
        let load = &load["loads"][0];
        let number = |name: &str| load[name].as_f64().unwrap();
        number("num_used_tokens") > 5.0
            && number("gen_throughput") > 1.0
            && load["num_waiting_uncached_tokens"] == 5
            && load["queues"]["waiting"] == 1
    });
}

/// Returns the value of a sample in the text form of Prometheus.
fn sample(text: &str, name: &str) -> f64 {
    let line =
        text.lines().find(|line| line.strip_prefix(name).is_some_and(|l| l.starts_with(' ')));
    let line = line.unwrap_or_else(|| panic!("no {name} in\n{text}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[hob_needs::fixtures]
#[test]
fn metrics_have_the_names_that_routers_read() {
    let model = stories();
    let options = ["--worker", "--alias", "tiny \"q\"", "-np", "2", "--ctx-size", "512"];
    let server = Server::start(&model, &options);
    for _ in 0..2 {
        server.post("/completion", &story(8));
    }
    let text = server.get("/metrics").body;
    let of = |name: &str| sample(&text, &format!("{name}{{model_name=\"tiny \\\"q\\\"\"}}"));
    for (name, value) in [
        ("vllm:num_requests_running", 0.0),
        ("vllm:num_requests_waiting", 0.0),
        ("vllm:kv_cache_usage_perc", 0.0),
        ("vllm:prefix_cache_queries_total", 10.0),
        ("vllm:prefix_cache_hits_total", 4.0),
        ("vllm:generation_tokens_total", 16.0),
        ("vllm:time_to_first_token_seconds_count", 2.0),
        ("vllm:time_per_output_token_seconds_count", 14.0),
        ("vllm:e2e_request_latency_seconds_count", 2.0),
        ("vllm:request_queue_time_seconds_count", 2.0),
        ("vllm:request_prompt_tokens_sum", 10.0),
        ("vllm:request_generation_tokens_sum", 16.0),
        ("hob:completion_tokens_total", 16.0),
        ("hob:cached_tokens_total", 4.0),
        ("hob:slots", 2.0),
        ("hob:cache_tokens_max", 512.0),
        ("hob:request_seconds_count", 2.0),
    ] {
        assert_eq!(of(name), value, "{name}");
    }
    let labels = "model_name=\"tiny \\\"q\\\"\"";
    let blocks =
        format!("vllm:cache_config_info{{{labels},block_size=\"64\",num_gpu_blocks=\"8\"}}");
    assert_eq!(sample(&text, &blocks), 1.0);
    for (reason, value) in [("length", 2.0), ("stop", 0.0), ("cancelled", 0.0), ("failed", 0.0)] {
        let name = format!("hob:requests_total{{{labels},reason=\"{reason}\"}}");
        assert_eq!(sample(&text, &name), value, "{reason}");
    }
    let bucket = |le: &str| {
        sample(&text, &format!("hob:request_prompt_tokens_bucket{{{labels},le=\"{le}\"}}"))
    };
    assert_eq!((bucket("2"), bucket("5"), bucket("+Inf")), (0.0, 2.0, 2.0));
    assert_eq!(sample(&text, "llamacpp:tokens_predicted_total"), 16.0);
    assert_eq!(sample(&text, "hob:draining"), 0.0);
    // a family is declared once, before its samples
    let mut families: Vec<&str> = text.lines().filter(|line| line.starts_with("# TYPE")).collect();
    let n = families.len();
    families.sort_unstable();
    families.dedup();
    assert_eq!(families.len(), n);
    // an unread answer ends as a cancelled one
    let endless = server.open("/completion", &endless(true));
    server.wait_for("a slot at work", |server| server.health("slots_processing") == 1);
    drop(endless);
    let name = format!("hob:requests_total{{{labels},reason=\"cancelled\"}}");
    server.wait_for("its end", |server| sample(&server.get("/metrics").body, &name) == 1.0);
}

#[hob_needs::fixtures]
#[test]
fn requests_are_found_in_the_log_by_their_id_and_trace() {
    let model = stories();
    let server = Server::start(&model, &["--log-format", "json"]);
    let trace = "0af7651916cd43dd8448eb211c80319c";
    let parent = format!("00-{trace}-b7ad6b7169203331-01");
    let headers = [("X-Request-Id", "abc123"), ("traceparent", parent.as_str())];
    let answer = server.connect().request("POST", "/completion", &headers, &story(2).to_string());
    assert_eq!(answer.header("x-request-id"), Some("abc123"));
    server.wait_for("the log line", |server| server.log().contains("abc123"));
    let log = server.log();
    let line = log.lines().find(|line| line.contains("abc123")).unwrap();
    let line: Value = serde_json::from_str(line).unwrap();
    assert_eq!(line["message"], "POST /completion");
    assert_eq!((&line["id"], &line["trace"]), (&json!("abc123"), &json!(trace)));
    assert_eq!(
        (&line["status"], &line["prompt"], &line["completion"]),
        (&json!(200), &json!(5), &json!(2))
    );
    assert_eq!(line["level"], "INFO");
}

#[hob_needs::fixtures]
#[test]
fn everything_is_below_the_prefix() {
    let model = stories();
    let started = std::process::Command::new(env!("CARGO_BIN_EXE_hob"))
        .args(["serve", "--api-prefix", "a/b", "--port", "0"])
        .run();
    assert_eq!(started.status.code(), Some(2));
    let server = Server::start_below(&model, &["--metrics", "--api-prefix", "/llm/x/"], "/llm/x");
    for path in ["/health", "/live", "/v1/models", "/metrics", "/props", "/v1/loads"] {
        assert_eq!(server.get(&format!("/llm/x{path}")).status, 200, "{path}");
        assert_eq!(error(&server.get(path)).0, 404, "{path}");
    }
    let page = server.get("/llm/x");
    assert_eq!((page.status, page.header("location")), (308, Some("/llm/x/")));
    let answer = server.post("/llm/x/completion", &story(64));
    assert_eq!(answer.json()["content"], STORY);
    assert_eq!(server.get("/llm/xy/health").status, 404);
    let preflight = server.connect().request("OPTIONS", "/llm/x/completion", &[], "");
    assert_eq!(preflight.header("allow"), Some("POST, OPTIONS"));
}
