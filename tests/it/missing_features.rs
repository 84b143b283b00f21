//! Options of features that this hob is built without: refused by name, with what to build.

use std::process::Command;

use crate::start::Start as _;

/// Starts a server with an option, and returns what it says in refusing it.
fn refusal(option: &str, value: &str) -> String {
    let hob =
        Command::new(env!("CARGO_BIN_EXE_hob")).args(["serve", "--port", "0", option, value]).run();
    let error = String::from_utf8(hob.stderr).unwrap();
    assert_eq!(hob.status.code(), Some(2), "{error}");
    assert!(error.contains(option), "{error}");
    error
}

#[test]
fn an_address_of_a_collector_is_checked() {
    let error = refusal("--otlp-endpoint", "http://a b");
    if cfg!(feature = "otlp") {
        assert!(error.contains("invalid"), "{error}");
    } else {
        assert!(error.contains("cargo build --release --features otlp"), "{error}");
    }
}

#[test]
fn an_address_of_events_is_checked() {
    for address in ["*:5557", "tcp://example.com:5557", "ipc:///tmp/events", "tcp://*:99999"] {
        let error = refusal("--kv-events-endpoint", address);
        if cfg!(feature = "kv-events") {
            assert!(error.contains("tcp://ADDRESS:PORT was expected"), "{error}");
        } else {
            assert!(error.contains("cargo build --release --features kv-events"), "{error}");
        }
    }
}
