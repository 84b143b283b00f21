//! Spans of requests, as a collector of OpenTelemetry reads them: one below the span that sent the
//! request, with the parts of its time below it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::http::client::Server;
use crate::http::stories::{chat, stories, story, with};

const TRACE: &str = "0af7651916cd43dd8448eb211c80319c";
const PARENT: &str = "b7ad6b7169203331";

/// A request that the collector was sent.
struct Export {
    head: String,
    body: Vec<u8>,
}

/// A collector, which answers each request with nothing but 200.
struct Collector {
    address: String,
    exports: Receiver<Export>,
}

impl Collector {
    fn start() -> Collector {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (sender, exports) = channel();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let stream = stream.unwrap();
                let sender = sender.clone();
                std::thread::spawn(move || {
                    let mut reader = BufReader::new(stream);
                    while let Some(export) = read_request(&mut reader) {
                        let answer = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";
                        reader.get_mut().write_all(answer).unwrap();
                        if sender.send(export).is_err() {
                            return;
                        }
                    }
                });
            }
        });
        Collector { address, exports }
    }

    /// Returns spans as they come, until there is one of this name.
    fn spans_until(&self, name: &str) -> Vec<Span> {
        let until = Instant::now() + Duration::from_secs(60);
        let mut spans = Vec::new();
        while !spans.iter().any(|span: &Span| span.name == name) {
            let left = until.saturating_duration_since(Instant::now());
            let export = self.exports.recv_timeout(left).expect("spans come");
            spans.extend(spans_of(&export.body));
        }
        spans
    }
}

fn read_request(reader: &mut BufReader<std::net::TcpStream>) -> Option<Export> {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head).ok()? == 0 {
            return None;
        }
    }
    let lower = head.to_lowercase();
    let length = lower.split("content-length: ").nth(1)?.split("\r\n").next()?.parse().ok()?;
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    Some(Export { head: lower, body })
}

/// The value of a field of a protobuf message.
enum Field<'a> {
    Number(u64),
    Bytes(&'a [u8]),
}

/// Returns the fields of a message, with their numbers.
fn fields(mut rest: &[u8]) -> Vec<(u64, Field<'_>)> {
    fn varint(rest: &mut &[u8]) -> u64 {
        let mut value = 0;
        for shift in (0..).step_by(7) {
            let byte = rest[0];
            *rest = &rest[1..];
            value |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                break;
            }
        }
        value
    }
    let mut all = Vec::new();
    while !rest.is_empty() {
        let key = varint(&mut rest);
        let length = match key & 7 {
            0 => {
                all.push((key >> 3, Field::Number(varint(&mut rest))));
                continue;
            }
            1 => 8,
            2 => varint(&mut rest) as usize,
            5 => 4,
            other => panic!("wire type {other}"),
        };
        let (bytes, after) = rest.split_at(length);
        rest = after;
        all.push((key >> 3, Field::Bytes(bytes)));
    }
    all
}

/// Returns the messages, texts or bytes of a field.
fn all<'a>(message: &'a [u8], number: u64) -> Vec<&'a [u8]> {
    let of = |(at, field): (u64, Field<'a>)| match field {
        Field::Bytes(bytes) if at == number => Some(bytes),
        _ => None,
    };
    fields(message).into_iter().filter_map(of).collect()
}

fn text(message: &[u8], number: u64) -> String {
    let text = all(message, number).first().copied().unwrap_or_default().to_vec();
    String::from_utf8(text).unwrap()
}

fn number(message: &[u8], wanted: u64) -> u64 {
    let of = |(at, field)| match field {
        Field::Number(value) if at == wanted => Some(value),
        _ => None,
    };
    fields(message).into_iter().find_map(of).unwrap_or(0)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A span as `opentelemetry.proto.trace.v1.Span` has it.
#[derive(Debug)]
struct Span {
    trace: String,
    id: String,
    parent: String,
    name: String,
    /// 2 is a server.
    kind: u64,
    start: u64,
    end: u64,
    /// Names and values, texts or numbers or lists of texts.
    attributes: Vec<(String, String)>,
    events: Vec<String>,
    /// 2 is an error.
    status: u64,
    resource: Vec<(String, String)>,
}

impl Span {
    fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

fn attributes(message: &[u8], number_of_field: u64) -> Vec<(String, String)> {
    let of = |pair: &&[u8]| {
        let value = all(pair, 2)[0];
        let list = all(value, 5);
        let value = match fields(value).first().expect("a value") {
            (1, _) => text(value, 1),
            (3, _) => number(value, 3).to_string(),
            (5, _) => {
                let texts = all(list[0], 1);
                texts.iter().map(|one| text(one, 1)).collect::<Vec<_>>().join(",")
            }
            (other, _) => panic!("a value of kind {other}"),
        };
        (text(pair, 1), value)
    };
    all(message, number_of_field).iter().map(of).collect()
}

fn time(span: &[u8], number: u64) -> u64 {
    u64::from_le_bytes(all(span, number)[0].try_into().unwrap())
}

fn spans_of(export: &[u8]) -> Vec<Span> {
    let mut spans = Vec::new();
    for of_resource in all(export, 1) {
        let resource = attributes(all(of_resource, 1)[0], 1);
        for scope in all(of_resource, 2) {
            spans.extend(all(scope, 2).into_iter().map(|span| Span {
                trace: hex(all(span, 1)[0]),
                id: hex(all(span, 2)[0]),
                parent: all(span, 4).first().map(|id| hex(id)).unwrap_or_default(),
                name: text(span, 5),
                kind: number(span, 6),
                start: time(span, 7),
                end: time(span, 8),
                attributes: attributes(span, 9),
                events: all(span, 11).iter().map(|event| text(event, 2)).collect(),
                status: all(span, 15).first().map_or(0, |status| number(status, 3)),
                resource: resource.clone(),
            }));
        }
    }
    spans
}

#[hob_needs::fixtures]
#[test]
fn a_request_is_a_span_below_the_one_that_sent_it() {
    let collector = Collector::start();
    let endpoint = ["--otlp-endpoint", &collector.address, "--metrics", "--alias", "tales"];
    let variables = [
        ("OTEL_EXPORTER_OTLP_HEADERS", "x-tenant=ann"),
        ("OTEL_SERVICE_NAME", "storyteller"),
        ("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=test"),
    ];
    let mut server = Server::start_with(&stories(), &endpoint, &variables);
    let traced = format!("00-{TRACE}-{PARENT}-01");
    let unsampled = format!("00-{}-{PARENT}-00", "1".repeat(32));
    let body = with(chat("Hi"), json!({"max_tokens": 3})).to_string();
    let ask = |parent: &str| {
        let headers = [("traceparent", parent), ("X-Request-Id", "r-1")];
        server.connect().request("POST", "/v1/chat/completions", &headers, &body)
    };
    // the sender does not record this trace, so it is not recorded here
    assert_eq!(ask(&unsampled).status, 200);
    assert_eq!(server.get("/health").status, 200);
    let answer = ask(&traced);
    let usage = answer.json()["usage"].clone();

    let export = collector.exports.recv_timeout(Duration::from_secs(60)).unwrap();
    assert!(export.head.starts_with("post /v1/traces http/1.1\r\n"), "{}", export.head);
    assert!(export.head.contains("content-type: application/x-protobuf"), "{}", export.head);
    assert!(export.head.contains("x-tenant: ann"), "{}", export.head);
    let mut spans = spans_of(&export.body);
    if !spans.iter().any(|span| span.name == "chat tales") {
        spans.extend(collector.spans_until("chat tales"));
    }
    assert!(spans.iter().all(|span| span.trace == TRACE), "{spans:?}");
    let request = spans.iter().find(|span| span.name == "chat tales").unwrap();
    assert_eq!((request.parent.as_str(), request.kind, request.status), (PARENT, 2, 0));
    let tokens = |name: &str| usage[name].as_u64().unwrap().to_string();
    for (name, expected) in [
        ("http.request.method", "POST"),
        ("http.route", "/v1/chat/completions"),
        ("url.path", "/v1/chat/completions"),
        ("http.response.status_code", "200"),
        ("hob.request_id", "r-1"),
        ("gen_ai.operation.name", "chat"),
        ("gen_ai.request.model", "tales"),
        ("gen_ai.usage.input_tokens", &tokens("prompt_tokens")),
        ("gen_ai.usage.output_tokens", &tokens("completion_tokens")),
        ("gen_ai.response.finish_reasons", "length"),
    ] {
        assert_eq!(request.attribute(name), Some(expected), "{name}: {request:?}");
    }
    assert_eq!(request.events, ["first token"]);
    for (name, value) in [("service.name", "storyteller"), ("deployment.environment.name", "test")]
    {
        assert!(request.resource.contains(&(name.into(), value.into())), "{request:?}");
    }
    let mut parts: Vec<&Span> = spans.iter().filter(|span| span.parent == request.id).collect();
    parts.sort_by_key(|span| (span.start, span.end));
    assert_eq!(parts.len(), 3, "{spans:?}");
    for name in ["queue", "prefill", "decode"] {
        let part = parts.iter().find(|span| span.name == name).unwrap();
        assert!(request.start <= part.start && part.start <= part.end, "{request:?} {part:?}");
    }

    let metrics = server.get("/metrics").body;
    assert!(metrics.contains("\nhob:spans_dropped_total 0\n"), "{metrics}");
    // what waits is sent before the server ends
    server.connect().request("POST", "/completion", &[], &story(2).to_string());
    server.end();
    assert!(server.wait().success());
    let last = collector.spans_until("text_completion tales");
    let of_story = last.iter().find(|span| span.name == "text_completion tales").unwrap();
    assert!(of_story.parent.is_empty() && of_story.trace != TRACE, "{of_story:?}");
}

#[hob_needs::fixtures]
#[test]
fn a_collector_that_is_away_is_one_line_of_the_log() {
    // nobody listens there any more
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let address = format!("http://{address}");
    let variables = [("OTEL_EXPORTER_OTLP_ENDPOINT", address.as_str())];
    let mut server = Server::start_with(&stories(), &["--metrics"], &variables);
    for _ in 0..3 {
        assert_eq!(server.post("/completion", &story(2)).status, 200);
        std::thread::sleep(Duration::from_millis(1200));
    }
    server.wait_for("the loss is counted", |server| {
        let metrics = server.get("/metrics").body;
        let dropped =
            metrics.lines().find_map(|line| line.strip_prefix("hob:spans_dropped_total "));
        dropped.is_some_and(|dropped| dropped.parse::<f64>().unwrap() >= 12.0)
    });
    server.end();
    assert!(server.wait().success());
    assert_eq!(server.log().matches("the collector of spans does not answer").count(), 1);
}

#[hob_needs::fixtures]
#[test]
fn spans_are_off_where_the_environment_says_so() {
    let collector = Collector::start();
    let options = ["--otlp-endpoint", &collector.address, "--metrics"];
    let server = Server::start_with(&stories(), &options, &[("OTEL_SDK_DISABLED", "true")]);
    assert_eq!(server.post("/completion", &story(2)).status, 200);
    assert!(!server.get("/metrics").body.contains("hob:spans"));
    assert!(collector.exports.recv_timeout(Duration::from_secs(2)).is_err());
}
