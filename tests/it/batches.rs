//! `/v1/files` and `/v1/batches`: uploaded, answered, read again.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::http::client::{Response, Server};
use crate::http::stories::{ENDLESS, chat, error, stories, with};

const BOUNDARY: &str = "----of-this-test";

/// Uploads a file as a client's form does.
fn upload(server: &Server, purpose: &str, content: &str) -> Response {
    let field = |head: &str, value: &str| {
        format!("--{BOUNDARY}\r\nContent-Disposition: form-data; {head}\r\n\r\n{value}\r\n")
    };
    let body = field("name=\"purpose\"", purpose)
        + &field("name=\"file\"; filename=\"in.jsonl\"", content)
        + &format!("--{BOUNDARY}--\r\n");
    let kind = format!("multipart/form-data; boundary={BOUNDARY}");
    server.connect().request("POST", "/v1/files", &[("Content-Type", &kind)], &body)
}

fn line(id: &str, url: &str, body: &Value) -> String {
    json!({"custom_id": id, "method": "POST", "url": url, "body": body}).to_string()
}

/// Begins with a batch of these lines, and returns its path.
fn begin(server: &Server, endpoint: &str, lines: &[String]) -> String {
    let file = upload(server, "batch", &lines.join("\n")).json();
    let new =
        json!({"input_file_id": file["id"], "endpoint": endpoint, "completion_window": "24h"});
    let batch = server.post("/v1/batches", &new).json();
    format!("/v1/batches/{}", batch["id"].as_str().unwrap_or_else(|| panic!("{batch}")))
}

fn ended(server: &Server, path: &str) -> Value {
    let mut batch = Value::Null;
    server.wait_for("the batch", |server| {
        batch = server.get(path).json();
        ["completed", "failed", "cancelled"].iter().any(|status| batch["status"] == *status)
    });
    batch
}

fn lines(server: &Server, file: &Value) -> Vec<Value> {
    let path = format!("/v1/files/{}/content", file.as_str().unwrap());
    let content = server.get(&path).body;
    content.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[hob_needs::fixtures]
#[test]
fn a_batch_answers_as_the_server_does() {
    let model = stories();
    let server = Server::start(&model, &["-np", "4", "-kvu", "--ctx-size", "512"]);
    let file = upload(&server, "batch", "x").json();
    assert_eq!(
        (&file["object"], &file["bytes"], &file["filename"]),
        (&json!("file"), &json!(1), &json!("in.jsonl"))
    );
    let path = format!("/v1/files/{}", file["id"].as_str().unwrap());
    assert_eq!(server.get(&path).json(), file);
    assert_eq!(server.get("/v1/files").json()["data"][0], file);
    let second = upload(&server, "batch", "yy").json();
    let list = |query: &str| {
        let answer = server.get(&format!("/v1/files{query}")).json();
        (answer["data"].clone(), answer["has_more"].clone())
    };
    let both = json!([second, file]);
    for query in ["", "?order=desc", "?purpose=batch"] {
        assert_eq!(list(query), (both.clone(), json!(false)), "{query}");
    }
    assert_eq!(list("?order=asc"), (json!([file, second]), json!(false)));
    assert_eq!(list("?order=asc&limit=1"), (json!([file]), json!(true)));
    assert_eq!(list("?purpose=batch_output"), (json!([]), json!(false)));
    assert_eq!(error(&server.get("/v1/files?order=up")).2, "order");
    let path_of_second = format!("/v1/files/{}", second["id"].as_str().unwrap());
    let deleted = server.connect().request("DELETE", &path_of_second, &[], "");
    assert_eq!(deleted.json()["deleted"], true);
    assert_eq!(server.connect().request("DELETE", &path, &[], "").json()["deleted"], true);
    assert_eq!(error(&server.get(&path)).0, 404);
    assert_eq!(error(&upload(&server, "fine-tune", "x")).2, "purpose");
    assert_eq!(error(&server.post("/v1/files", &json!({}))).0, 400);

    let url = "/v1/chat/completions";
    let mut requests: Vec<String> =
        (0..20).map(|n| line(&format!("n{n}"), url, &chat(&format!("Hi {n}")))).collect();
    requests.push(line("wrong", url, &json!({"messages": "none"})));
    requests.push(line("streamed", url, &with(chat("Hi"), json!({"stream": true}))));
    let batch = ended(&server, &begin(&server, url, &requests));
    assert_eq!(batch["status"], "completed", "{batch}");
    assert_eq!(batch["request_counts"], json!({"total": 22, "completed": 20, "failed": 2}));
    let answers = lines(&server, &batch["output_file_id"]);
    assert_eq!(answers.len(), 20);
    for n in [0, 7, 19] {
        let id = format!("n{n}");
        let answer = answers.iter().find(|answer| answer["custom_id"] == id.as_str()).unwrap();
        assert_eq!(answer["response"]["status_code"], 200);
        let now = server.post(url, &chat(&format!("Hi {n}"))).json();
        assert_eq!(answer["response"]["body"]["choices"], now["choices"]);
    }
    let errors = lines(&server, &batch["error_file_id"]);
    let of = |id: &str| errors.iter().find(|line| line["custom_id"] == id).unwrap();
    assert_eq!(of("wrong")["response"]["body"]["error"]["param"], "messages");
    assert_eq!(of("streamed")["response"]["body"]["error"]["param"], "stream");

    let broken = ended(&server, &begin(&server, url, &["nothing".into()]));
    assert_eq!(
        (&broken["status"], &broken["errors"]["data"][0]["line"]),
        (&json!("failed"), &json!(1))
    );
    for (field, value) in
        [("input_file_id", "file-0"), ("endpoint", "/v1/rerank"), ("completion_window", "1h")]
    {
        let file = upload(&server, "batch", &requests[0]).json();
        let mut new =
            json!({"input_file_id": file["id"], "endpoint": url, "completion_window": "24h"});
        new[field] = json!(value);
        assert_eq!(error(&server.post("/v1/batches", &new)).2, field);
    }
    let twice = [requests[0].clone(), requests[0].clone()];
    let broken = ended(&server, &begin(&server, url, &twice));
    let fault = &broken["errors"]["data"][0];
    assert_eq!((&fault["code"], &fault["line"]), (&json!("duplicate_custom_id"), &json!(2)));
    let marked = [format!("\u{feff}{}", requests[0])];
    assert_eq!(ended(&server, &begin(&server, url, &marked))["status"], "completed");
}

#[hob_needs::fixtures]
#[test]
fn members_of_a_batch_are_named_where_they_are_wrong() {
    let server = Server::start(&stories(), &[]);
    let url = "/v1/chat/completions";
    let file = upload(&server, "batch", &line("a", url, &chat("Hi"))).json();
    let new = json!({"input_file_id": file["id"], "endpoint": url, "completion_window": "24h"});
    for (member, value, param) in [
        ("endpoint", Value::Null, "endpoint"),
        ("input_file_id", json!(5), "input_file_id"),
        ("metadata", json!({"a": 5}), "metadata.a"),
        ("metadata", json!([]), "metadata"),
        ("colour", json!("blue"), "colour"),
        (
            "output_expires_after",
            json!({"anchor": "created_at", "seconds": 3600}),
            "output_expires_after",
        ),
    ] {
        let refused = server.post("/v1/batches", &with(new.clone(), json!({ (member): value })));
        let (code, _, named) = error(&refused);
        assert_eq!((code, named.as_str()), (400, param), "{}", refused.body);
    }
    let array = format!("[{}, \"{url}\", \"24h\"]", file["id"]);
    let refused = server.connect().request("POST", "/v1/batches", &[], &array);
    assert!(error(&refused).0 == 400 && refused.body.contains("JSON object"), "{}", refused.body);

    let n_files = |query: &str| {
        let list = server.get(&format!("/v1/files{query}")).json();
        list["data"].as_array().unwrap().len()
    };
    assert_eq!(n_files("?purpose=batch"), 1);
    assert_eq!(n_files("?purpose=zz"), 0);
    let done = ended(
        &server,
        &format!("/v1/batches/{}", {
            let batch = server.post("/v1/batches", &with(new, json!({"metadata": null}))).json();
            batch["id"].as_str().unwrap().to_owned()
        }),
    );
    assert_eq!(done["metadata"], json!({}));
    assert_eq!((n_files("?purpose=batch_output"), n_files("")), (1, 2));
}

#[hob_needs::fixtures]
#[test]
fn a_client_goes_before_a_batch() {
    let model = stories();
    let server = Server::start(&model, &[ENDLESS, &["-np", "2", "-kvu"]].concat());
    let url = "/v1/completions";
    let endless = json!({"prompt": "Once upon a time", "max_tokens": -1, "ignore_eos": true});
    let requests: Vec<String> = (0..50).map(|n| line(&n.to_string(), url, &endless)).collect();
    let path = begin(&server, url, &requests);
    server.wait_for("the batch at work", |server| server.health("slots_processing") == 1);
    let since = Instant::now();
    let body = json!({"prompt": "Once upon a time", "max_tokens": 4, "temperature": 0});
    assert_eq!(server.post(url, &body).status, 200, "a slot is left for it");
    assert!(since.elapsed() < Duration::from_secs(20), "{:?}", since.elapsed());
    let cancelling = server.post(&format!("{path}/cancel"), &json!({})).json();
    assert_eq!(cancelling["status"], "cancelling");
    assert_eq!(server.get("/v1/batches").json()["data"][0]["id"], cancelling["id"]);
    let after = format!("/v1/batches?after={}", cancelling["id"].as_str().unwrap());
    assert_eq!(server.get(&after).json()["data"], json!([]));
    assert_eq!(error(&server.get("/v1/files?limit=none")).2, "limit");
}
