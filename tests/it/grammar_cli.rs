//! `hob grammar`, run as a program.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use crate::start::Start as _;

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hob"))
        .arg("grammar")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .start();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn matches_line_by_line() {
    let input = concat!(
        r#"{"id":"a","grammar":"root ::= [0-9]+","texts":["12","x",""]}"#,
        "\n",
        r#"{"id":2,"schema":{"type":"object","properties":{"a":{"type":"integer"}}},"#,
        r#""texts":["{\"a\": 1}","{\"b\":1}"]}"#,
        "\n",
        r#"{"id":null,"schema":{"type":"kaboom"},"texts":["1"]}"#,
        "\n",
    );
    let verdicts = |args: &[&str]| -> Vec<serde_json::Value> {
        let out = run(args, input);
        assert_eq!((out.status.code(), out.stderr.as_slice()), (Some(0), &b""[..]));
        String::from_utf8(out.stdout)
            .unwrap()
            .lines()
            .map(|l| serde_json::from_str(l).unwrap())
            .collect()
    };
    let lines = verdicts(&["match"]);
    assert_eq!((&lines[0]["id"], &lines[0]["error"]), (&"a".into(), &serde_json::Value::Null));
    assert_eq!(lines[0]["accepted"], serde_json::json!([true, false, false]));
    assert!(lines[0]["compile_us"].is_u64());
    assert_eq!(lines[1]["accepted"], serde_json::json!([true, false]));
    assert!(
        lines[2]["error"]
            .as_str()
            .unwrap()
            .starts_with("schema #/type: \"kaboom\", expected null,")
    );
    assert_eq!(
        verdicts(&["match", "--open-objects"])[1]["accepted"],
        serde_json::json!([true, true])
    );
}

#[test]
fn matches_texts_of_every_language() {
    let cases = [
        serde_json::json!({"lark": "start: /[0-9]+/", "texts": ["12", "x"]}),
        serde_json::json!({"regex": "[0-9]+", "texts": ["12", "x"]}),
        serde_json::json!({"choice": ["12", "13"], "texts": ["12", "x"]}),
        serde_json::json!({"structural_tag": {"type": "const_string", "value": "12"},
            "texts": ["12", "x"]}),
    ];
    let input: String = cases.iter().map(|case| format!("{case}\n")).collect();
    let out = run(&["match"], &input);
    let lines = String::from_utf8(out.stdout).unwrap();
    assert_eq!(lines.lines().count(), cases.len());
    for line in lines.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(line["error"], serde_json::Value::Null, "{line}");
        assert_eq!(line["accepted"], serde_json::json!([true, false]), "{line}");
    }
}

#[test]
fn bad_lines_are_named() {
    for (input, says) in [
        ("{}", "line 1: expected one of `grammar`, `lark`, `schema`, `regex`, `choice` and"),
        ("\n{\"grammar\": 1}", "line 2: invalid type"),
        ("nonsense", "line 1: expected"),
    ] {
        let out = run(&["match"], input);
        assert_eq!(out.status.code(), Some(2));
        let line = String::from_utf8(out.stderr).unwrap();
        assert!(line.starts_with("hob: standard input, ") && line.contains(says), "{line}");
    }
}
