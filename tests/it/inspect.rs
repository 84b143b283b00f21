//! `hob inspect`, run as a program.

use std::process::{Command, Output, Stdio};

use crate::common;
use crate::start::Start as _;

fn hob(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hob")).args(args).run()
}

/// `hob inspect` on every malformed file: exit 0 or 2, one line of error, and less than 50 MB of
/// memory.
#[hob_needs::fixtures]
#[test]
#[cfg(unix)]
#[allow(clippy::zombie_processes)] // wait4 waits, for the memory it reports
fn malformed_files_cost_nothing() {
    let dir = common::fixtures().join("gguf_bad");
    let peak = |args: &[&std::ffi::OsStr]| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hob"))
            .args(args)
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .start();
        let mut out = child.stdout.take().unwrap();
        let mut err = child.stderr.take().unwrap();
        let reader = std::thread::spawn(move || std::io::read_to_string(&mut out).unwrap());
        let stderr = std::io::read_to_string(&mut err).unwrap();
        let stdout = reader.join().unwrap();
        let mut status = 0;
        let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
        // SAFETY: `child` was started above and nothing else waits for it; both pointers are to
        // live locals of the types that wait4 writes, and an all-zero rusage is a valid one.
        let usage = unsafe {
            assert_eq!(
                libc::wait4(child.id() as i32, &mut status, 0, usage.as_mut_ptr()),
                child.id() as i32
            );
            usage.assume_init()
        };
        assert!(libc::WIFEXITED(status), "{args:?} died of signal {}", libc::WTERMSIG(status));
        (libc::WEXITSTATUS(status), stdout, stderr, usage.ru_maxrss)
    };
    let (_, _, _, base_kib) = peak(&["--version".as_ref()]);
    let cases = std::fs::read_to_string(dir.join("cases.jsonl")).unwrap();
    for case in cases.lines() {
        let case: serde_json::Value = serde_json::from_str(case).unwrap();
        let file = dir.join(case["file"].as_str().unwrap());
        for how in [&["inspect"][..], &["inspect", "--json"]] {
            let args: Vec<_> = how.iter().map(AsRef::as_ref).chain([file.as_os_str()]).collect();
            let (code, stdout, stderr, kib) = peak(&args);
            if case["expect"] == "accept" {
                assert_eq!((code, stderr.as_str()), (0, ""), "{}", file.display());
                assert!(!stdout.is_empty());
            } else {
                assert_eq!((code, stdout.as_str()), (2, ""), "{}", file.display());
                assert_eq!(stderr.lines().count(), 1, "{stderr}");
                assert!(stderr.starts_with("hob: "), "{stderr}");
            }
            assert!(
                kib - base_kib < 50 * 1024,
                "{}: {} KiB more than nothing",
                file.display(),
                kib - base_kib
            );
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn shows_a_model() {
    let dir = common::fixtures();
    let model = dir.join("stories/stories260K.gguf");
    let model = model.to_str().unwrap();
    let text = String::from_utf8(hob(&["inspect", model]).stdout).unwrap();
    assert!(
        text.starts_with(
            "llama, 292.8 K parameters in 48 tensors, 1.1 MiB, GGUF v3, alignment 32\n"
        ),
        "{text}"
    );
    assert!(text.lines().all(|l| l.chars().count() < 200), "{text}");

    let json = hob(&["inspect", "--json", model]).stdout;
    let json: serde_json::Value = serde_json::from_slice(&json).unwrap();
    assert_eq!(json["metadata"]["general.architecture"], "llama");
    assert_eq!(json["metadata"]["tokenizer.ggml.tokens"].as_array().unwrap().len(), 512);
    assert_eq!(json["types"]["tokenizer.ggml.scores"], "array[f32]");
    assert_eq!(json["tensors"].as_array().unwrap().len(), 48);
    let json = hob(&["inspect", "--json", "--no-arrays", model]).stdout;
    let json: serde_json::Value = serde_json::from_slice(&json).unwrap();
    assert_eq!(json["metadata"]["tokenizer.ggml.tokens"]["len"], 512);
}

/// `hob inspect model | head -1`.
#[hob_needs::fixtures]
#[test]
fn a_closed_pipe_ends_quietly() {
    let dir = common::fixtures();
    let mut child = Command::new(env!("CARGO_BIN_EXE_hob"))
        .args(["inspect", "--json"])
        .arg(dir.join("vocabs/ggml-vocab-gpt-2.gguf")) // more than a pipe holds
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .start();
    drop(child.stdout.take());
    let out = child.wait_with_output().unwrap();
    assert_eq!((out.status.code(), out.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn usage() {
    let version = hob(&["--version"]);
    assert_eq!(version.status.code(), Some(0));
    assert_eq!(version.stdout, format!("hob {}\n", env!("CARGO_PKG_VERSION")).as_bytes());
    for args in [&["--help"][..], &["inspect", "--help"]] {
        let help = hob(args);
        assert_eq!(help.status.code(), Some(0));
        assert!(String::from_utf8(help.stdout).unwrap().contains("Examples:"));
    }
    for args in [&["nonsense"][..], &["inspect"], &["inspect", "x", "--nonsense"], &[]] {
        let out = hob(args);
        assert_eq!((out.status.code(), out.stdout.as_slice()), (Some(2), &b""[..]), "{args:?}");
    }
    let out = hob(&["inspect", "/no/such/file"]);
    assert_eq!(out.status.code(), Some(2));
    let why = std::fs::metadata("/no/such/file").unwrap_err();
    let said = String::from_utf8(out.stderr).unwrap();
    assert_eq!(said, format!("hob: /no/such/file: {why}\n"));
}
