//! Slots in files, and a socket in place of a port: `hob serve` with what the file system holds for
//! it.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::http::client::{Response, Server};
use crate::http::process::{Folder, is_private};
use crate::http::stories::stories;
use crate::start::Start as _;

const PROMPT: &str =
    "Once upon a time there was a little girl who lived in a big house near the woods";

fn act(server: &Server, slot: &str, action: &str, name: &str) -> Response {
    server.post(&format!("/slots/{slot}?action={action}"), &json!({"filename": name}))
}

/// Text, and tokens of the prompt that were found computed.
fn story(server: &Server, slot: u32) -> (String, u64) {
    let body = json!({"prompt": PROMPT, "n_predict": 24, "temperature": 0, "id_slot": slot,
        "ignore_eos": true});
    let answer = server.post("/completion", &body).json();
    (answer["content"].as_str().unwrap().to_owned(), answer["timings"]["cache_n"].as_u64().unwrap())
}

#[hob_needs::fixtures]
#[test]
fn a_slot_outlives_its_server() {
    let nano = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf"));
    for (number, (model, cache)) in [
        (stories(), &[][..]),
        (stories(), &["-ctk", "f32"]),
        (nano, &["-ctk", "q8_0", "-ctv", "q4_0"]),
    ]
    .into_iter()
    .enumerate()
    {
        let folder = Folder::new(&format!("slots-{number}"));
        let path = folder.0.to_str().unwrap().to_owned();
        let options = [&["-np", "2", "--slot-save-path", &path], cache].concat();
        let server = Server::start(&model, &options);
        let (text, cached) = story(&server, 0);
        assert_eq!(cached, 0);
        let n_prompt = server.get("/slots").json()[0]["n_prompt_tokens"].as_u64().unwrap();
        let saved = act(&server, "0", "save", "girl.bin").json();
        // all but the last token of the answer is computed
        assert_eq!(
            (&saved["id_slot"], &saved["n_saved"]),
            (&json!(0), &json!(n_prompt + 23)),
            "{saved}"
        );
        let file = folder.0.join("girl.bin");
        let meta = std::fs::metadata(&file).unwrap();
        assert_eq!(saved["n_written"].as_u64(), Some(meta.len()));
        assert!(is_private(&file));
        assert!(saved["timings"]["save_ms"].as_f64().unwrap() > 0.0);

        // Into another slot, which then knows the prompt.
        let restored = act(&server, "1", "restore", "girl.bin").json();
        assert_eq!(
            (&restored["id_slot"], &restored["n_restored"], &restored["n_read"]),
            (&json!(1), &saved["n_saved"], &saved["n_written"]),
            "{restored}"
        );
        assert_eq!(story(&server, 1), (text.clone(), n_prompt - 1));
        // Emptied and filled again; in another process.
        assert_eq!(act(&server, "0", "erase", "").json()["n_erased"], saved["n_saved"]);
        assert_eq!(act(&server, "0", "restore", "girl.bin").status, 200);
        assert_eq!(story(&server, 0), (text.clone(), n_prompt - 1));
        drop(server);
        let server = Server::start(&model, &options);
        assert_eq!(act(&server, "0", "restore", "girl.bin").status, 200);
        assert_eq!(story(&server, 0), (text, n_prompt - 1));
        // An empty slot is one as well.
        assert_eq!(act(&server, "1", "save", "empty").json()["n_saved"], 0);
        assert_eq!(act(&server, "0", "restore", "empty").json()["n_restored"], 0);
        assert_eq!(story(&server, 0).1, 0);
    }
}

#[hob_needs::fixtures]
/// With `--kv-unified` each request has the whole context for itself, and the estimate says so.
#[test]
fn long_prompts_of_several_clients_do_not_push_each_other_out() {
    let nano = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf"));
    let sizes = ["--ctx-size", "512", "--parallel", "4", "--kv-unified"];
    let server = Server::start(&nano, &sizes);
    let ask = |number: u32| {
        let text = "Please read it to the end and say what it is about. ".repeat(18);
        let prompt = format!("Letter {}. {text}", number * 1111);
        let body = json!({"prompt": prompt, "n_predict": 1, "temperature": 0});
        let timings = server.post("/completion", &body).json()["timings"].clone();
        (timings["cache_n"].as_u64().unwrap(), timings["prompt_n"].as_u64().unwrap())
    };
    std::thread::scope(|scope| {
        for number in 0..4 {
            scope.spawn(move || {
                let (cached, read) = ask(number);
                assert!(cached + read > 450, "{cached} and {read} of 512");
            });
        }
    });
    for number in 0..4 {
        assert_eq!(ask(number).1, 1, "all but the last token is found computed");
    }

    let folder = Folder::new("slots-estimate");
    let model = nano.to_str().unwrap();
    let output = folder.command(&[&["estimate", "--json"], &sizes[..], &[model]].concat()).run();
    let estimate: Value = serde_json::from_slice(&output.stdout).unwrap();
    let bytes = |part: &str| estimate["bytes"][part].as_u64().unwrap();
    assert_eq!(bytes("cache"), 4 * 512 * bytes("cache_per_token"), "{estimate}");
}

#[test]
fn names_stay_in_their_folder() {
    let model = stories();
    let folder = Folder::new("slots-names");
    let inner = folder.0.join("slots");
    std::fs::create_dir(&inner).unwrap();
    let server = Server::start(&model, &["--slot-save-path", inner.to_str().unwrap()]);
    story(&server, 0);
    assert_eq!(act(&server, "0", "save", "good.bin").status, 200);
    std::fs::create_dir(inner.join("folder")).unwrap();
    for name in [
        "../outside.bin",
        "/etc/passwd",
        "..",
        ".",
        "",
        ".hidden",
        "a/b",
        "a\\b",
        "a\0",
        "C:\\x",
        "C:x",
        "good.bin:stream",
        "slots/../good.bin",
    ] {
        for action in ["save", "restore"] {
            let refused = act(&server, "0", action, name);
            assert_eq!(
                (refused.status, &refused.json()["error"]["param"]),
                (400, &json!("filename")),
                "{name:?}"
            );
        }
    }
    for body in [json!({}), json!({"filename": 5}), json!({"filename": null})] {
        assert_eq!(server.post("/slots/0?action=save", &body).status, 400, "{body}");
    }
    // a folder is no file
    for action in ["restore", "save"] {
        let refused = act(&server, "0", action, "folder");
        let param = &refused.json()["error"]["param"];
        assert_eq!((refused.status, param), (400, &json!("filename")), "{action}");
    }
    assert_eq!(names_in(&inner), ["folder", "good.bin"], "nothing is left behind");
}

/// A link is not followed, neither to read nor to write.
#[cfg(unix)]
#[hob_needs::fixtures]
#[test]
fn links_are_not_followed() {
    let model = stories();
    let folder = Folder::new("slots-links");
    let inner = folder.0.join("slots");
    let outside = folder.0.join("outside.bin");
    std::fs::create_dir(&inner).unwrap();
    let server = Server::start(&model, &["--slot-save-path", inner.to_str().unwrap()]);
    story(&server, 0);
    assert_eq!(act(&server, "0", "save", "good.bin").status, 200);
    std::fs::rename(inner.join("good.bin"), &outside).unwrap();
    let before = std::fs::read(&outside).unwrap();
    std::os::unix::fs::symlink(&outside, inner.join("link.bin")).unwrap();
    let made = std::process::Command::new("mkfifo").arg(inner.join("pipe")).status().unwrap();
    assert!(made.success());
    for name in ["link.bin", "pipe"] {
        let refused = act(&server, "0", "restore", name);
        let param = &refused.json()["error"]["param"];
        assert_eq!((refused.status, param), (400, &json!("filename")), "{name}");
    }
    std::fs::remove_file(inner.join("pipe")).unwrap();
    assert_eq!(act(&server, "0", "save", "link.bin").status, 200);
    assert_eq!(std::fs::read(&outside).unwrap(), before, "what the link led to is as it was");
    assert!(!inner.join("link.bin").is_symlink());
    assert_eq!(names_in(&inner), ["link.bin"], "nothing is left behind");
}

/// Returns the names of all that is in a folder, sorted.
fn names_in(folder: &std::path::Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[hob_needs::fixtures]
#[test]
fn what_is_no_slot_of_this_model_is_refused() {
    let model = stories();
    let folder = Folder::new("slots-damaged");
    let path = folder.0.to_str().unwrap();
    let server = Server::start(&model, &["-np", "2", "--slot-save-path", path]);
    let (text, _) = story(&server, 0);
    assert_eq!(act(&server, "0", "save", "good").status, 200);
    let good = std::fs::read(folder.0.join("good")).unwrap();
    let refused = |server: &Server, name: &str, bytes: &[u8], words: &str| {
        std::fs::write(folder.0.join(name), bytes).unwrap();
        let answer = act(server, "0", "restore", name);
        assert_eq!(
            (answer.status, &answer.json()["error"]["param"]),
            (400, &json!("filename")),
            "{}",
            answer.body
        );
        assert!(answer.body.contains(words), "{}", answer.body);
    };
    refused(&server, "none", b"", "no saved slot");
    refused(&server, "other", b"GGUF and more", "no saved slot");
    refused(&server, "cut", &good[..good.len() - 1], "damaged");
    let mut flipped = good.clone();
    flipped[good.len() / 2] ^= 1;
    refused(&server, "flipped", &flipped, "damaged");
    let mut newer = good.clone();
    newer[8] = 9;
    refused(&server, "newer", &newer, "version 9");
    let missing = act(&server, "0", "restore", "missing");
    assert!(missing.status == 400 && missing.body.contains("no such file"), "{}", missing.body);
    assert_eq!(story(&server, 0).0, text, "and the slot is as it was");

    // Computed with another type of cache, in a smaller context, by another model.
    let typed = Server::start(&model, &["-ctv", "f32", "--slot-save-path", path]);
    refused(&typed, "good", &good, "another type of cache");
    let small = Server::start(&model, &["--ctx-size", "16", "--slot-save-path", path]);
    refused(&small, "good", &good, "16");
    let nano = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf"));
    refused(&Server::start(&nano, &["--slot-save-path", path]), "good", &good, "another model");

    // A slot at work is left alone.
    let busy = Server::start(&model, &["-np", "1", "-c", "1000000", "--slot-save-path", path]);
    let endless = json!({"prompt": PROMPT, "n_predict": -1, "ignore_eos": true, "stream": true});
    let _open = busy.open("/completion", &endless);
    busy.wait_for("a slot at work", |server| server.health("slots_processing") == 1);
    for action in ["save", "restore", "erase"] {
        assert_eq!(act(&busy, "0", action, "good").status, 503, "{action}");
    }
    let output =
        folder.command(&["serve", "--port", "0", "--slot-save-path", "/nowhere/at/all"]).run();
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
}

#[cfg(unix)]
#[hob_needs::fixtures]
#[test]
fn a_socket_in_the_file_system() {
    use std::os::unix::net::UnixStream;

    use crate::http::client::{self, Connection};
    use crate::http::process::Process;

    let model = stories();
    let folder = Folder::new("socket");
    let path = folder.0.join("hob.sock");
    // beside a port, whose number is then in the log
    let host = format!("{},127.0.0.1", path.display());
    let model = model.to_str().unwrap();
    let args = ["serve", "--host", &host, "--port", "0", "--threads", "1", "-m", model];
    let connect = || {
        let stream = UnixStream::connect(&path).unwrap();
        stream.set_read_timeout(Some(client::PATIENCE)).unwrap();
        Connection::over("localhost", Box::new(stream))
    };
    for killed in [false, true] {
        let mut process = Process::spawn(&mut folder.command(&args));
        assert_eq!(process.after("hob: listening on http+unix:"), path.to_str().unwrap());
        let port = process.after("hob: listening on http://");
        process
            .wait_for("the model", |_| connect().request("GET", "/health", &[], "").status == 200);
        let body =
            json!({"prompt": "Once upon a time", "n_predict": 4, "temperature": 0, "stream": true});
        let mut connection = connect();
        // Whatever name it is asked by: no browser comes this way.
        let streamed = connection.request(
            "POST",
            "/completion",
            &[("Host", "any.example")],
            &body.to_string(),
        );
        assert_eq!(streamed.events().len(), 5, "{}", streamed.body);
        let whole = Connection::to(&port).request("POST", "/completion", &[], &body.to_string());
        assert_eq!(whole.status, 200);
        // Another server does not take it from this one.
        let output = folder.command(&args).run();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && said.contains("cannot listen on"), "{said}");
        drop(connection);
        if !killed {
            process.end();
            assert_eq!(process.wait().code(), Some(0));
            assert!(!path.exists(), "it is gone with its server");
        } else {
            process.kill();
            process.wait();
            assert!(path.exists());
        }
    }
    let process = Process::spawn(&mut folder.command(&args));
    process.wait_for("the model", |_| {
        UnixStream::connect(&path).is_ok()
            && connect().request("GET", "/health", &[], "").status == 200
    });
    // A file that is no socket stays.
    let file = folder.0.join("text.sock");
    std::fs::write(&file, "words").unwrap();
    let output = folder.command(&["serve", "--host", file.to_str().unwrap(), "-m", model]).run();
    assert_eq!((output.status.code(), std::fs::read(&file).unwrap().len()), (Some(2), 5));
    // The other forms are reached by their ports.
    for form in [
        &["host", "--port", "0", "--host"][..],
        &["desktop", "--control-port", "0", "--serve", "--host"],
    ] {
        let output =
            folder.command(&[form, &[folder.0.join("x.sock").to_str().unwrap()]].concat()).run();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            output.status.code() == Some(2) && said.contains("a host and a port are needed"),
            "{said}"
        );
    }
}
