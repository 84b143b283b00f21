//! Commands about this machine: what a model is, which servers run, what the hub has, and what is
//! wrong.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::process::{Command, Output};

use serde_json::Value;

use crate::common;
use crate::http::client::Connection;
use crate::http::process::{Folder, Process};
use crate::http::stories::endless;
use crate::start::Start as _;

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[hob_needs::fixtures]
#[test]
fn show_says_what_a_model_is() {
    let folder = Folder::new("show");
    let stories = common::fixtures().join("stories/stories260K.gguf");
    let stories = stories.to_str().unwrap();
    let about = json(&folder.command(&["show", stories, "--json"]).run());
    assert_eq!(about["architecture"], "llama");
    assert_eq!(about["quantization"], "F32");
    assert_eq!(about["layers"], 5);
    assert_eq!(about["capabilities"], serde_json::json!(["completion"]));
    let page = folder.command(&["show", stories]).run();
    assert!(text(&page.stdout).contains("architecture  llama"), "{page:?}");
    let license = folder.command(&["show", stories, "--license"]).run();
    assert_eq!(license.status.code(), Some(2));
    assert!(text(&license.stderr).contains("names no licence"), "{license:?}");

    let template = folder.command(&["show", stories, "--template"]).run();
    assert!(template.status.success() && !template.stdout.is_empty(), "{template:?}");
    assert!(text(&template.stderr).contains("the file has no chat template; this one is built in"));

    let seeing = common::fixtures().join("vision/gemma3.text.gguf");
    let missing = folder.command(&["show", "org/none-GGUF"]).run();
    assert!(text(&missing.stderr).contains("hob pull org/none-GGUF"), "{missing:?}");
    let about = json(&folder.command(&["show", seeing.to_str().unwrap(), "--json"]).run());
    assert_eq!(about["architecture"], "gemma3");
    assert!(about["error"].is_null());
}

#[cfg(feature = "default-model")]
#[test]
fn the_shipped_model_chats() {
    let folder = Folder::new("show-shipped");
    let about = json(&folder.command(&["show", "--json"]).run());
    let can = about["capabilities"].as_array().unwrap();
    assert!(can.contains(&"chat".into()), "{about}");
    let template = folder.command(&["show", "--template"]).run();
    assert_eq!(text(&template.stdout).trim(), about["template"].as_str().unwrap().trim());
    assert!(template.stderr.is_empty(), "{template:?}");
}

/// A server in a folder of its own, with its address.
fn server(folder: &Folder, args: &[&str]) -> (Process, String) {
    let mut command = folder.command(args);
    let process = Process::spawn(command.env("HOB_RUNTIME_DIR", folder.0.join("run")));
    let address = process.after("listening on ");
    (process, address)
}

fn hob(folder: &Folder, args: &[&str]) -> Output {
    folder.command(args).env("HOB_RUNTIME_DIR", folder.0.join("run")).run()
}

#[hob_needs::fixtures]
#[test]
fn servers_are_listed_and_stopped() {
    let folder = Folder::new("ps");
    let stories = common::fixtures().join("stories/stories260K.gguf");
    let stories = stories.to_str().unwrap();
    assert_eq!(json(&hob(&folder, &["ps", "--json"])), serde_json::json!([]));
    let serve = ["serve", "-m", stories, "--port", "0", "--device", "cpu"];
    let (mut first, address) = server(&folder, &serve);
    let settings = folder.0.join("desktop.json");
    let desktop = [
        "desktop",
        "--serve",
        "--port",
        "0",
        "--control-port",
        "0",
        "--settings",
        settings.to_str().unwrap(),
    ];
    let (mut second, _) = server(&folder, &desktop);
    first.after(" ready");

    first.wait_for("both in the list", |_| {
        json(&hob(&folder, &["ps", "--json"])).as_array().unwrap().len() == 2
    });
    let listed = json(&hob(&folder, &["ps", "--json"]));
    let served = listed.as_array().unwrap().iter().find(|one| one["command"] == "serve").unwrap();
    assert_eq!(served["addresses"][0], address);
    let model = &served["models"][0];
    assert_eq!((&model["name"], &model["slots"]), (&"stories260K".into(), &4.into()));
    assert_eq!(model["busy"], 0);
    assert!(served["memory"].as_u64().unwrap() > 1 << 20);
    let table = text(&hob(&folder, &["ps"]).stdout);
    assert!(table.starts_with("PID") && table.contains("0 of 4 busy"), "{table}");

    let which = hob(&folder, &["stop"]);
    assert_eq!(which.status.code(), Some(2));
    assert!(text(&which.stderr).contains("2 servers run; name one of them, or --all"));
    let none = hob(&folder, &["stop", "127.0.0.1:1"]);
    assert_eq!(none.status.code(), Some(1), "{none:?}");
    let odd = hob(&folder, &["stop", "everything"]);
    assert_eq!(odd.status.code(), Some(2), "{odd:?}");

    let port = address.rsplit(':').next().unwrap();
    let stopped = hob(&folder, &["stop", &format!(":{port}")]);
    assert!(stopped.status.success(), "{stopped:?}");
    assert!(text(&stopped.stdout).ends_with("stopped\n"), "{stopped:?}");
    assert!(first.wait().success());
    let stopped = hob(&folder, &["stop"]);
    assert!(stopped.status.success(), "the only one left needs no name: {stopped:?}");
    assert!(second.wait().success());
    assert_eq!(std::fs::read_dir(folder.0.join("run")).unwrap().count(), 0);
    let none = hob(&folder, &["stop", "--all"]);
    assert_eq!(none.status.code(), Some(1), "{none:?}");
}

/// A second `hob stop` waits for what the first has begun; only --now drops requests.
#[hob_needs::fixtures]
#[test]
fn requests_in_work_end_however_often_a_server_is_told_to_stop() {
    let folder = Folder::new("stop-twice");
    let stories = common::fixtures().join("stories/stories260K.gguf");
    let serve = [
        "serve",
        "-m",
        stories.to_str().unwrap(),
        "--port",
        "0",
        "--device",
        "cpu",
        "--ctx-size",
        "1000000",
        "--drain-timeout",
        "600",
    ];
    let (mut server, address) = server(&folder, &serve);
    server.after(" ready");
    let mut stream = Connection::to(address.trim_start_matches("http://"));
    stream.send("POST", "/completion", &[], &endless(true).to_string());
    assert_eq!(stream.head().0, 200);
    assert!(stream.chunk().is_some());

    let told = hob(&folder, &["stop", "--wait", "0"]);
    assert!(told.status.success() && text(&told.stdout).ends_with("told to stop\n"), "{told:?}");
    for _ in 0..2 {
        let again = hob(&folder, &["stop", "--wait", "1"]);
        assert_eq!(again.status.code(), Some(1), "{again:?}");
        assert!(text(&again.stderr).contains("still runs; --now drops its requests"), "{again:?}");
    }
    assert!(!server.log().contains("a second signal"), "{}", server.log());
    assert!(stream.chunk().is_some(), "the answer goes on");

    let dropped = hob(&folder, &["stop", "--now"]);
    assert!(dropped.status.success(), "{dropped:?}");
    assert!(!server.wait().success());
    assert!(server.log().contains("a second signal: requests in work are dropped"));
}

#[hob_needs::fixtures]
#[test]
fn a_killed_server_is_in_no_list() {
    let folder = Folder::new("ps-killed");
    let stories = common::fixtures().join("stories/stories260K.gguf");
    let serve = ["serve", "-m", stories.to_str().unwrap(), "--port", "0"];
    let (mut process, _) = server(&folder, &serve);
    process.wait_for("the list", |_| {
        json(&hob(&folder, &["ps", "--json"])).as_array().unwrap().len() == 1
    });
    process.kill();
    process.wait();
    assert_eq!(json(&hob(&folder, &["ps", "--json"])), serde_json::json!([]));
    assert_eq!(std::fs::read_dir(folder.0.join("run")).unwrap().count(), 0);
}

/// A hub that knows one search; returns its address and what it is asked.
fn searching_hub(body: &'static str) -> (String, std::thread::JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let asked = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut asked = Vec::new();
        while !asked.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).unwrap();
            asked.extend(byte);
        }
        write!(
            stream,
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        String::from_utf8(asked).unwrap()
    });
    (address, asked)
}

const FOUND: &str = r#"[
  {"id": "org/tiny-GGUF", "downloads": 12345, "likes": 6, "lastModified": "2026-10-02T10:00:00Z",
   "gated": false},
  {"id": "org/gated-GGUF", "gated": "manual"},
  {"id": "../../etc", "downloads": 9}
]"#;

#[test]
fn the_hub_is_searched() {
    let folder = Folder::new("search");
    let search = |args: &[&str]| {
        let (address, asked) = searching_hub(FOUND);
        let mut command = folder.command(&[&["search"], args].concat());
        let output = command.env_remove("HF_HUB_OFFLINE").env("HF_ENDPOINT", address).run();
        (output, asked.join().unwrap())
    };
    let (output, asked) = search(&["tiny model", "--limit", "2", "--hf-token", "hf_secret"]);
    assert!(output.status.success(), "{output:?}");
    let said = text(&output.stdout);
    assert!(said.contains("org/tiny-GGUF") && said.contains("12.3 K downloads"), "{said}");
    assert!(said.contains("2026-10-02") && said.contains("gated"), "{said}");
    assert!(!said.contains("etc"), "what cannot be pulled is not found: {said}");
    assert!(asked.contains("search=tiny%20model&") && asked.contains("limit=2"), "{asked}");
    assert!(asked.to_lowercase().contains("authorization: bearer hf_secret"), "{asked}");
    let (output, _) = search(&["--names", "tiny"]);
    assert_eq!(text(&output.stdout), "org/tiny-GGUF\norg/gated-GGUF\n");
    let (output, _) = search(&["--json", "tiny"]);
    assert_eq!(json(&output)[1]["gated"], true);

    let offline = folder.command(&["search", "tiny"]).run();
    assert_eq!(offline.status.code(), Some(2));
    assert!(text(&offline.stderr).contains("HF_HUB_OFFLINE"), "{offline:?}");
    let (address, asked) = searching_hub("[]");
    let mut command = folder.command(&["search", "nothing"]);
    let none = command.env_remove("HF_HUB_OFFLINE").env("HF_ENDPOINT", address).run();
    assert_eq!(none.status.code(), Some(1), "{none:?}");
    asked.join().unwrap();
}

#[test]
fn a_doctor_finds_what_is_wrong() {
    let folder = Folder::new("doctor");
    let doctor = |change: &dyn Fn(&mut Command)| {
        let mut command = folder.command(&["doctor", "--json"]);
        for name in ["ALL_PROXY", "HTTPS_PROXY", "HTTP_PROXY", "SSL_CERT_FILE", "NO_PROXY"] {
            command.env_remove(name).env_remove(name.to_lowercase());
        }
        command.env("HOB_RUNTIME_DIR", folder.0.join("run"));
        change(&mut command);
        let output = command.run();
        let findings: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
        (output.status.code(), findings)
    };
    let verdict = |findings: &[Value], check: &str| {
        let found = findings.iter().find(|finding| finding["check"] == check);
        found.map(|finding| finding["verdict"].as_str().unwrap().to_owned())
    };
    let (code, well) = doctor(&|_| {});
    assert_eq!(code, Some(0), "{well:?}");
    for check in ["processor", "threads", "memory", "GPU", "store", "disk", "hob.toml"] {
        assert!(
            verdict(&well, check).is_some_and(|verdict| verdict != "fail"),
            "{check}: {well:?}"
        );
    }
    assert_eq!(verdict(&well, "proxy"), None);
    let every =
        well.iter().all(|finding| (finding["verdict"] == "ok") == finding["advice"].is_null());
    assert!(every, "what is not well comes with advice: {well:?}");

    let (code, ill) = doctor(&|command| {
        command.env("SSL_CERT_FILE", "/nowhere.pem").env("HOB_CPU_ISA", "mmx");
        command.env("HTTPS_PROXY", "http://user:secret@proxy:3128");
    });
    assert_eq!(code, Some(1));
    assert_eq!(verdict(&ill, "processor").as_deref(), Some("fail"), "{ill:?}");
    assert_eq!(verdict(&ill, "TLS").as_deref(), Some("fail"), "{ill:?}");
    assert_eq!(verdict(&ill, "proxy").as_deref(), Some("warn"), "{ill:?}");
    assert!(!format!("{ill:?}").contains("secret"));

    let (code, ill) = doctor(&|command| {
        command.env("LLAMA_ARG_PORT", "abc").env("HF_HUB_CACHE", std::env::current_exe().unwrap());
    });
    assert_eq!(code, Some(1));
    for (check, words) in [("variable", "LLAMA_ARG_PORT: "), ("store", "is no folder")] {
        let finding = ill.iter().find(|finding| finding["check"] == check).unwrap();
        assert_eq!(finding["verdict"], "fail", "{finding}");
        assert!(finding["found"].as_str().unwrap().contains(words), "{finding}");
    }
    let (_, offline) = doctor(&|command| {
        command
            .arg("--online")
            .env_remove("HF_HUB_OFFLINE")
            .env("HF_ENDPOINT", "http://127.0.0.1:1");
    });
    let finding = offline.iter().find(|finding| finding["check"] == "hub").unwrap();
    assert_eq!(finding["verdict"], "warn", "{finding}");
    assert!(!finding.to_string().contains("doctor"), "{finding}");

    let taken = TcpListener::bind("127.0.0.1:8000");
    let (_, busy) = doctor(&|_| {});
    // who has a port is known there alone
    if taken.is_ok() && cfg!(target_os = "linux") {
        let finding = busy.iter().find(|finding| finding["check"] == "port 8000").unwrap();
        assert_eq!(finding["verdict"], "warn", "{finding}");
        assert!(finding["found"].as_str().unwrap().contains("taken by it-"), "{finding}");
    }
    if let Ok(listener) = TcpListener::bind("127.0.0.1:11434") {
        std::thread::spawn(move || {
            for mut stream in listener.incoming().flatten() {
                let _ = stream.write_all(b"HTTP/1.0 200 OK\r\n\r\nOllama is running");
            }
        });
        let (_, busy) = doctor(&|_| {});
        let finding = busy.iter().find(|finding| finding["check"] == "port 11434").unwrap();
        assert!(finding["found"].as_str().unwrap().contains("Ollama"), "{finding}");
        assert!(finding["advice"].as_str().unwrap().contains("--ollama-port"), "{finding}");
    }
    let page = folder.command(&["doctor"]).run();
    assert!(text(&page.stdout).contains("ok    processor"), "{page:?}");
}
