//! `hob estimate`, `--dry-run`, and what starts where memory does not suffice.

use std::path::PathBuf;
use std::process::{Command, Output};

use hob::gguf::Gguf;
use serde_json::Value;

use crate::common;
use crate::http::process::Folder;
use crate::start::Start as _;

/// A context that no machine has memory for, of any model.
const TOO_LARGE: &str = "100000000000";

fn hob(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hob")).args(args).run()
}

fn fixture(path: &str) -> String {
    let path: PathBuf = common::fixtures().join(path);
    path.to_str().unwrap().to_owned()
}

/// The estimate of a fixture, which must fit.
fn estimate(model: &str, options: &[&str]) -> Value {
    let model = fixture(model);
    let common = ["estimate", &model, "--json", "--device", "cpu"];
    let output = hob(&[&common[..], options].concat());
    assert!(output.status.success() && output.stderr.is_empty(), "{model}: {output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn bytes(estimate: &Value, part: &str) -> u64 {
    estimate["bytes"][part].as_u64().unwrap_or_else(|| panic!("{part} of {estimate}"))
}

#[hob_needs::fixtures]
#[test]
fn parts_add_up_and_follow_the_options() {
    let model = "stories/stories260K.gguf";
    let plain = estimate(model, &["-c", "512", "--parallel", "2"]);
    assert_eq!((plain["n_ctx"].as_u64(), plain["n_slots"].as_u64()), (Some(256), Some(2)));
    let parts = ["process", "weights", "repacked", "cache", "states", "scratch"];
    let sum: u64 = parts.iter().map(|part| bytes(&plain, part)).sum();
    assert_eq!(bytes(&plain, "total"), sum);
    assert_eq!(bytes(&plain, "cache"), 2 * 256 * bytes(&plain, "cache_per_token"));
    // 5 layers, 4 heads of 8 values, keys and values of 2 bytes
    assert_eq!(bytes(&plain, "cache_per_token"), 5 * 4 * 8 * 2 * 2);
    assert_eq!(plain["fits"], true);
    assert_eq!(plain["largest_context"], plain["n_ctx_train"]);

    let f32s = estimate(model, &["-c", "512", "--cache-type-k", "f32"]);
    assert_eq!(f32s["n_slots"], 4, "as hob serve");
    assert_eq!(bytes(&f32s, "cache_per_token"), 5 * 4 * 8 * (2 + 4));
    let plain = estimate(model, &["-c", "512", "--no-repack"]);
    assert_eq!(bytes(&plain, "repacked"), 0);
    let file = std::fs::metadata(fixture(model)).unwrap().len();
    assert_eq!(bytes(&plain, "weights"), file);

    let several = estimate(model, &["-c", "64,128", "--parallel", "1"]);
    let caches: Vec<u64> = several["contexts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|context| context["cache"].as_u64().unwrap())
        .collect();
    assert_eq!(caches, [64 * 640, 128 * 640]);
}

#[hob_needs::fixtures]
#[test]
fn running_states_latent_heads_and_towers_count() {
    let states = estimate("tiny/granitehybrid.gguf", &["-c", "64"]);
    assert!(bytes(&states, "states") > 0 && bytes(&states, "cache") > 0);
    assert_eq!(bytes(&estimate("tiny/llama.gguf", &["-c", "64"]), "states"), 0);
    // one vector for all heads, in place of keys and values of each
    let latent = estimate("tiny/deepseek2-lite.gguf", &["-c", "64"]);
    assert!(bytes(&latent, "cache_per_token") < 64 * bytes(&latent, "scratch"));
    // layers that read another's keys and values have none
    let shared = estimate("tiny/gemma4-e.gguf", &["-c", "64"]);
    assert!(bytes(&shared, "cache_per_token") > 0);

    let tower = fixture("vision/gemma3.mmproj.gguf");
    let seeing = estimate("vision/gemma3.text.gguf", &["-c", "64", "--mmproj", &tower]);
    let file = Gguf::open(&tower).unwrap();
    let tensors: u64 = file.tensors().iter().map(|tensor| tensor.n_bytes).sum();
    assert_eq!(seeing["tower"]["weights"].as_u64(), Some(tensors));
    assert!(seeing["tower"]["scratch"].as_u64().unwrap() > 0);

    let model = fixture("stories/stories260K.gguf");
    let drafted = estimate("stories/stories260K.gguf", &["-c", "64", "--draft", &model]);
    assert_eq!(drafted["draft"]["bytes"]["cache"], drafted["bytes"]["cache"]);
    assert!(bytes(&drafted, "total") > bytes(&estimate("stories/stories260K.gguf", &[]), "cache"));
}

#[hob_needs::fixtures]
#[test]
fn what_does_not_fit_is_a_no_and_does_not_start() {
    let model = fixture("stories/stories260K.gguf");
    let on_cpu = ["-c", TOO_LARGE, "--device", "cpu"];
    for command in [
        &["estimate", &model][..],
        &["serve", "-m", &model, "--dry-run"],
        &["run", "-m", &model, "--dry-run"],
    ] {
        let output = hob(&[command, &on_cpu].concat());
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains("does not fit"), "{said}");
        assert!(said.contains("largest context that fits: 2048 tokens"), "{said}");
    }
    for command in [
        &["run", "-m", &model, "--raw", "-n", "1", "hello"][..],
        &["serve", "-m", &model, "--port", "0"],
    ] {
        let output = hob(&[command, &on_cpu].concat());
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!said.contains("listening on"), "{said}");
        let last = said.lines().last().unwrap();
        assert!(last.contains(&format!("a context of {TOO_LARGE} tokens takes")), "{said}");
        assert!(last.contains("tokens fit, and --force starts nevertheless"), "{said}");
    }
    let forced = ["run", "-m", &model, "--raw", "-n", "1", "--quiet", "--force", "hello"];
    let output = hob(&[&forced[..], &on_cpu].concat());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && !said.contains("a context of"), "{output:?}");
}

/// Pages of the model count with its weights: also those that are pages of the program.
#[cfg(all(target_os = "linux", feature = "default-model"))]
#[test]
fn the_shipped_model_is_counted_once() {
    const MIB: u64 = 1 << 20;
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    let options = ["--json", "--device", "cpu", "-c", "256", "--parallel", "1"];
    let of = |model: &[&str]| -> Value {
        let output = hob(&[&["estimate"], model, &options].concat());
        assert!(output.status.success(), "{output:?}");
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let shipped = of(&[]);
    let in_file = of(&[file]);
    // a part of the program is not let go of, as a file is
    assert_eq!(bytes(&shipped, "weights"), std::fs::metadata(file).unwrap().len());
    for part in ["repacked", "cache", "scratch"] {
        assert_eq!(bytes(&shipped, part), bytes(&in_file, part), "{part}");
    }
    let difference = bytes(&shipped, "process").abs_diff(bytes(&in_file, "process"));
    assert!(difference < 2 * MIB, "{shipped} {in_file}");
}

#[hob_needs::fixtures]
#[test]
fn a_dry_run_leaves_no_log() {
    let folder = Folder::new("dry-run");
    let log = folder.0.join("hob.log");
    let model = fixture("stories/stories260K.gguf");
    let serve = ["serve", "-m", &model, "-c", "64", "--device", "cpu", "--dry-run"];
    let output = hob(&[&serve[..], &["--log-file", log.to_str().unwrap()]].concat());
    assert!(output.status.success(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("fits"), "{output:?}");
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 0);
}

#[hob_needs::fixtures]
#[test]
fn people_read_a_table() {
    let model = fixture("stories/stories260K.gguf");
    let output = hob(&["estimate", &model, "-c", "256,512", "--device", "cpu"]);
    let said = String::from_utf8(output.stdout).unwrap();
    for part in ["process", "weights", "cache", "scratch", "total", "fits", "context"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let refused = hob(&["estimate", "/nowhere.gguf"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("/nowhere.gguf"));
}
