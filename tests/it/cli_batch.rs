//! `hob batch`: many requests from a file, stopped and gone on with.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};

use crate::common;
use crate::http::process::Folder;
use crate::start::Start as _;

fn answers(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn ids(answers: &[Value]) -> BTreeSet<String> {
    answers.iter().map(|answer| answer["custom_id"].as_str().unwrap().to_owned()).collect()
}

#[hob_needs::fixtures]
#[test]
fn each_line_has_its_answer() {
    let folder = Folder::new("batch");
    let model = common::fixtures().join("stories/stories260K.gguf");
    let input = folder.0.join("in.jsonl");
    let output = folder.0.join("out.jsonl");
    let completion = |id: &str, prompt: Value| {
        let body = json!({ "prompt": prompt, "temperature": 0 });
        json!({ "custom_id": id, "method": "POST", "url": "/v1/completions", "body": body })
    };
    let lines = [
        completion("a", "Once upon a time".into()).to_string(),
        completion("bad", 7.into()).to_string(),
        "Tell me a story.".to_owned(),
        json!({ "custom_id": "v", "url": "/v1/embeddings", "body": { "input": "x" } }).to_string(),
    ];
    std::fs::write(&input, lines.join("\n")).unwrap();
    let run = |more: &[&str]| {
        let common = [
            "batch",
            "-m",
            model.to_str().unwrap(),
            input.to_str().unwrap(),
            "-o",
            output.to_str().unwrap(),
            "--body",
            "{\"max_tokens\": 4}",
        ];
        folder.command(&[&common[..], more].concat()).run()
    };
    let done = run(&[]);
    assert_eq!(done.status.code(), Some(1), "one line is none: {done:?}");
    assert!(String::from_utf8_lossy(&done.stderr).contains("4 of 4 answers"), "{done:?}");
    let all = answers(&output);
    assert_eq!(ids(&all), ["a", "bad", "line-3", "v"].map(str::to_owned).into());
    let of = |id: &str| all.iter().find(|answer| answer["custom_id"] == id).unwrap();
    assert_eq!(of("a")["response"]["status_code"], 200);
    assert_eq!(of("a")["response"]["body"]["choices"][0]["text"], ", there was a");
    assert_eq!(of("bad")["response"]["status_code"], 400);
    assert!(of("bad")["response"]["body"]["error"]["message"].is_string());
    assert_eq!(of("line-3")["response"]["body"]["usage"]["completion_tokens"], 4);
    assert!(of("v")["response"]["body"]["data"][0]["embedding"].is_array());

    // nothing is left to do; the failed one is asked again if that is wanted
    let again = run(&[]);
    assert_eq!((again.status.code(), answers(&output).len()), (Some(1), 4));
    let mended = [&lines[..1], &[completion("bad", "Once".into()).to_string()], &lines[2..]];
    std::fs::write(&input, mended.concat().join("\n")).unwrap();
    let retried = run(&["--retry-failed"]);
    assert!(retried.status.success(), "{retried:?}");
    let all = answers(&output);
    assert_eq!(ids(&all), ["a", "bad", "line-3", "v"].map(str::to_owned).into());
    assert!(all.iter().all(|answer| answer["response"]["status_code"] == 200));
}

#[hob_needs::fixtures]
#[test]
fn answers_go_to_standard_output_and_to_devices() {
    let folder = Folder::new("batch-streams");
    let model = common::fixtures().join("stories/stories260K.gguf");
    let input = folder.0.join("in.txt");
    std::fs::write(&input, "Once\nTwice\n").unwrap();
    let batch = |output: &str, more: &[&str]| {
        let common = ["batch", "-m", model.to_str().unwrap(), input.to_str().unwrap()];
        let body = ["-o", output, "--body", "{\"max_tokens\": 2}"];
        let args = [&common[..], &body, more].concat();
        folder.command(&args).current_dir(&folder.0).run()
    };
    let mut outputs = vec!["-"];
    if cfg!(target_os = "linux") {
        outputs.push("/dev/stdout");
    }
    for output in outputs {
        let done = batch(output, &[]);
        assert!(done.status.success(), "{done:?}");
        let lines = String::from_utf8(done.stdout).unwrap();
        let lines = lines.lines().map(|line| serde_json::from_str(line).unwrap());
        let all: Vec<Value> = lines.collect();
        assert_eq!(ids(&all), ["line-1", "line-2"].map(str::to_owned).into(), "{output}");
        let refused = batch(output, &["--retry-failed"]);
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
        assert!(String::from_utf8_lossy(&refused.stderr).contains("it keeps no answers"));
    }
    assert!(!folder.0.join("-").exists());
    if cfg!(target_os = "linux") {
        let full = batch("/dev/full", &[]);
        assert_eq!(full.status.code(), Some(2), "{full:?}");
        assert!(String::from_utf8_lossy(&full.stderr).contains("/dev/full: "), "{full:?}");
    }
}

#[hob_needs::fixtures]
#[test]
fn a_schema_that_is_none_is_refused_before_anything_is_asked() {
    let folder = Folder::new("batch-schema");
    let model = common::fixtures().join("stories/stories260K.gguf");
    let input = folder.0.join("in.txt");
    let output = folder.0.join("out.jsonl");
    std::fs::write(&input, "Once\n").unwrap();
    let batch = |schema: &str| {
        let files = ["-m", model.to_str().unwrap(), input.to_str().unwrap(), "-o"];
        let rest = [output.to_str().unwrap(), "--json-schema", schema];
        let args = [&["batch"][..], &files, &rest, &["--body", "{\"max_tokens\": 8}"]].concat();
        folder.command(&args).run()
    };
    let refused = batch("{\"type\": \"objekt\"}");
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    assert!(String::from_utf8_lossy(&refused.stderr).contains("objekt"), "{refused:?}");
    assert_eq!(std::fs::read_to_string(&output).unwrap(), "");
    let done = batch("{\"type\": \"boolean\"}");
    assert!(done.status.success(), "{done:?}");
    assert_eq!(answers(&output).len(), 1);
}

#[hob_needs::fixtures]
#[test]
fn a_batch_that_was_stopped_goes_on() {
    use crate::http::process::Process;

    let folder = Folder::new("batch-stopped");
    let model = common::fixtures().join("stories/stories260K.gguf");
    let input = folder.0.join("in.txt");
    let output = folder.0.join("out.jsonl");
    let n = 400;
    let lines: Vec<String> = (0..n).map(|i| format!("Story number {i}.")).collect();
    std::fs::write(&input, lines.join("\n")).unwrap();
    let command = |n_tokens: &str| {
        let mut command = folder.command(&["batch", "-m", model.to_str().unwrap()]);
        command.arg(&input).arg("-o").arg(&output).args(["--parallel", "2", "--body", n_tokens]);
        command
    };
    let mut process = Process::spawn(&mut command("{\"max_tokens\": 400, \"ignore_eos\": true}"));
    process.wait_for("an answer", |_| answers(&output).len() > 1);
    #[cfg(unix)]
    {
        process.signal("-INT");
        assert_eq!(process.wait().code(), Some(130), "{}", process.log());
        assert!(process.log().contains("goes on where it was"));
    }
    #[cfg(windows)]
    {
        process.kill();
        process.wait();
    }
    let before = answers(&output);
    assert!(before.len() < n, "it was stopped in time");
    // as a machine that went off leaves it
    let mut text = std::fs::read_to_string(&output).unwrap();
    text += "{\"id\":\"batch_req_line60\",\"custom_id\":\"line-60\",\"resp";
    std::fs::write(&output, text).unwrap();

    let done = command("{\"max_tokens\": 1}").run();
    assert!(done.status.success(), "{done:?}");
    let all = answers(&output);
    assert_eq!((all.len(), ids(&all).len()), (n, n));
    assert_eq!(all[..before.len()], before, "what was there stays");
    let other = folder.0.join("other.txt");
    std::fs::write(&other, "{\"body\": 1}").unwrap();
    let refused =
        folder.command(&["batch", other.to_str().unwrap(), "-o", output.to_str().unwrap()]).run();
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("other.txt:1: `body`"));
}
