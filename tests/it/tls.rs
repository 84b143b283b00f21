//! HTTPS as clients and passers-by see it: `hob serve` and `hob host` with a certificate made for
//! the test.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::http::certificate::Pair;
use crate::http::process::{Folder, Process};
use crate::start::Start as _;

fn chat(stream: bool) -> String {
    let messages = json!([{"role": "user", "content": "Hello"}]);
    json!({"messages": messages, "temperature": 0, "max_tokens": 4, "stream": stream}).to_string()
}

#[cfg(feature = "default-model")]
#[test]
fn a_server_with_a_certificate_speaks_https_alone() {
    let folder = Folder::new("tls-serve");
    let pair = Pair::make(&folder.0, "own");
    let other = Pair::make(&folder.0, "other");
    let options = ["serve", "--port", "0", "--threads", "1", "--ctx-size", "256", "--timeout", "1"];
    let mut process =
        Process::spawn(&mut folder.command(&[&options[..], &pair.options()].concat()));
    let address = process.after("hob: listening on https://");

    // Whole and streamed, several requests on one connection.
    let mut connection = pair.connect(&address).unwrap();
    process.wait_for("the model", |_| connection.request("GET", "/health", &[], "").status == 200);
    let whole = connection.request("POST", "/v1/chat/completions", &[], &chat(false));
    assert_eq!(whole.status, 200, "{}", whole.body);
    let streamed = connection.request("POST", "/v1/chat/completions", &[], &chat(true));
    let text: String = streamed
        .events()
        .iter()
        .filter_map(|event| serde_json::from_str::<Value>(event).ok())
        .filter_map(|chunk| chunk["choices"][0]["delta"]["content"].as_str().map(str::to_owned))
        .collect();
    assert_eq!(text, whole.json()["choices"][0]["message"]["content"]);

    // Who trusts another certificate does not talk to this server.
    assert!(other.connect(&address).is_err());

    // Plain HTTP, nonsense, silence: no answer in plain text, and the connection ends.
    for sent in ["GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", "\0\0\0\0", ""] {
        let since = Instant::now();
        let mut plain = TcpStream::connect(&address).unwrap();
        plain.write_all(sent.as_bytes()).unwrap();
        let mut answer = Vec::new();
        // a connection that was reset ended as well
        let _ = plain.read_to_end(&mut answer);
        assert!(!String::from_utf8_lossy(&answer).contains("HTTP/1.1"), "{sent:?}");
        assert!(since.elapsed() < Duration::from_secs(30), "{sent:?}: {:?}", since.elapsed());
    }
    let mut again = pair.connect(&address).unwrap();
    assert_eq!(again.request("GET", "/health", &[], "").status, 200);
    drop((connection, again));
    process.end();
    assert_eq!(process.wait().code(), Some(0));
}

#[test]
fn files_that_are_none_are_named() {
    let folder = Folder::new("tls-files");
    let pair = Pair::make(&folder.0, "own");
    let other = Pair::make(&folder.0, "other");
    let [certificate, key, stranger] =
        [&pair.certificate, &pair.key, &other.key].map(|path| path.to_str().unwrap());
    let empty = folder.0.join("empty.pem");
    std::fs::write(&empty, "").unwrap();
    let empty = empty.to_str().unwrap();
    for form in ["serve", "host"] {
        for (key, certificate, words) in [
            (
                "/nowhere/key.pem",
                certificate,
                "/nowhere/key.pem: expected a private key in PEM form",
            ),
            (key, "/nowhere/cert.pem", "/nowhere/cert.pem: expected certificates in PEM form"),
            // One in place of the other, and nothing at all.
            (certificate, certificate, "expected a private key"),
            (key, key, "expected certificates"),
            (empty, certificate, "expected a private key"),
            (key, empty, "expected certificates"),
            // Each sound, but not of each other.
            (stranger, certificate, "certificate and key"),
        ] {
            let args = [form, "--port", "0", "--ssl-key-file", key, "--ssl-cert-file", certificate];
            let output = folder.command(&args).run();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
            assert!(said.contains(words) && !said.contains("listening"), "{args:?}: {said}");
        }
        let alone = folder.command(&[form, "--port", "0", "--ssl-key-file", key]).run();
        let said = String::from_utf8(alone.stderr).unwrap();
        assert!(alone.status.code() == Some(2) && said.contains("--ssl-cert-file"), "{said}");
    }
}

#[cfg(feature = "default-model")]
#[test]
fn deployments_are_reached_and_managed_by_https() {
    let folder = Folder::new("tls-host");
    let pair = Pair::make(&folder.0, "own");
    let options = ["host", "--port", "0", "--threads", "1", "--ctx-size", "256"];
    let process = Process::spawn(&mut folder.command(&[&options[..], &pair.options()].concat()));
    let address = process.after("hob: listening on https://");
    // The operator's commands find the server, and it carries them out.
    let cli = |args: &[&str]| {
        let output = folder.command(&[&["host"], args].concat()).run();
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().trim_end().to_owned()
    };
    let key = format!("Key {}", cli(&["key", "create", "--org", "acme"]));
    cli(&["deploy", "--org", "acme", "--app", "chat"]);
    assert!(
        cli(&["list", "--org", "acme"]).contains("cold"),
        "only a server says where a deployment is"
    );
    let path = "/acme/chat/v1/chat/completions";
    let mut connection = pair.connect(&address).unwrap();
    assert_eq!(connection.request("POST", path, &[], &chat(false)).status, 401);
    let answer = connection.request("POST", path, &[("Authorization", &key)], &chat(false));
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(cli(&["list", "--org", "acme"]).contains("idle"));
}
