//! Options that overrule what a model's file says of itself.

use std::process::{Command, Output};

use crate::common;
use crate::start::Start as _;

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
    command.args(args).env_remove("LLAMA_ARG_MODEL").run()
}

/// Returns the logits of a prompt, with further options.
fn logits(options: &[&str]) -> Vec<u8> {
    let model = common::fixtures().join("stories/stories260K.gguf");
    let args = ["logits", "-m", model.to_str().unwrap(), "--exact", "--out", "-", "--prompt"];
    let output = run(&[&args[..], &["Once upon a time there was a little"], options].concat());
    assert!(output.status.success(), "{options:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

#[hob_needs::fixtures]
#[test]
fn positions_are_scaled_as_asked() {
    let plain = logits(&[]);
    assert!(plain == logits(&["--rope-scaling", "none", "--rope-scale", "4"]));
    assert!(plain == logits(&["--rope-scale", "1"]));
    let scaled = logits(&["--rope-scale", "2"]);
    assert!(plain != scaled);
    assert!(scaled == logits(&["--rope-freq-scale", "0.5"]));
    assert!(scaled == logits(&["--rope-scaling", "linear", "--rope-scale", "2"]));
    assert!(scaled == logits(&["--override-kv", "llama.rope.scaling.factor=float:2"]));
    let base = logits(&["--rope-freq-base", "50000"]);
    assert!(plain != base);
    assert!(base == logits(&["--override-kv", "llama.rope.freq_base=float:50000"]));
    let yarn = ["--rope-scaling", "yarn", "--rope-scale", "2"];
    let with = |more: &[&str]| logits(&[&yarn[..], more].concat());
    let blended = with(&[]);
    assert!(blended != scaled);
    assert!(scaled == with(&["--yarn-ext-factor", "0"]), "nothing is left of the blend");
    assert!(blended == with(&["--yarn-ext-factor", "-1", "--yarn-attn-factor", "-1"]));
    assert!(blended != with(&["--yarn-orig-ctx", "8192"]));
    assert!(blended != with(&["--yarn-attn-factor", "1.5"]));
    assert!(blended != with(&["--yarn-beta-slow", "0.01", "--yarn-beta-fast", "1.5"]));
}

/// Returns what a command that succeeds says in its log of a model of the fixtures.
fn log(model: &str, options: &[&str]) -> String {
    let model = common::fixtures().join(model);
    let args = ["logits", "-m", model.to_str().unwrap(), "--tokens", "1,2,3", "--out", "-"];
    let output = run(&[&args[..], options].concat());
    let log = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{options:?}: {log}");
    log
}

/// Returns the logits of three tokens in a model of the fixtures.
fn logits_of(model: &str, options: &[&str]) -> Vec<u8> {
    let model = common::fixtures().join(model);
    let args = ["logits", "-m", model.to_str().unwrap(), "--exact", "--tokens", "1,2,3"];
    let output = run(&[&args[..], &["--out", "-"], options].concat());
    assert!(output.status.success(), "{options:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

#[hob_needs::fixtures]
#[test]
fn weights_of_experts_and_scales_of_scores_are_as_files_say() {
    let moe = "tiny/qwen3moe.gguf";
    let with = |how| logits_of(moe, &["--override-kv", how]);
    assert!(logits_of(moe, &[]) == with("qwen3moe.expert_weights_norm=bool:true"));
    assert!(logits_of(moe, &[]) != with("qwen3moe.expert_weights_norm=bool:false"));
    for arch in ["gemma2", "gemma3"] {
        let model = format!("tiny/{arch}.gguf");
        let scale = format!("{arch}.attention.scale=float:0.03");
        assert!(logits_of(&model, &[]) != logits_of(&model, &["--override-kv", &scale]), "{arch}");
    }
}

#[hob_needs::fixtures]
#[test]
fn options_of_positions_that_change_nothing_are_named() {
    let stories = "stories/stories260K.gguf";
    for (options, expected) in [
        (&["--yarn-orig-ctx", "32"][..], "--yarn-orig-ctx changes nothing"),
        (&["--rope-scaling", "none", "--rope-scale", "4"], "--rope-scale changes nothing"),
        (&["--yarn-beta-fast", "8"], "--yarn-beta-fast: this model does not read"),
    ] {
        let log = log(stories, options);
        assert!(log.contains(expected), "{options:?}: {log}");
    }
    let used = ["--rope-scaling", "yarn", "--rope-scale", "2", "--yarn-orig-ctx", "32"];
    assert!(!log(stories, &used).contains("changes nothing"));
}

#[hob_needs::fixtures]
#[test]
fn a_context_beyond_training_is_warned_of() {
    let stories = "stories/stories260K.gguf";
    let warning = "the model was trained for 2048 tokens";
    assert!(log(stories, &["-c", "2049"]).contains(warning));
    assert!(!log(stories, &["-c", "2048"]).contains("trained for"));
    assert!(!log(stories, &["-c", "8192", "--rope-scale", "4"]).contains("trained for"));
}

#[hob_needs::fixtures]
#[test]
fn values_are_overruled_checked_and_reported() {
    let model = common::fixtures().join("stories/stories260K.gguf");
    let model = model.to_str().unwrap();
    let args = ["run", "-m", model, "--raw", "-n", "4", "--temp", "0", "--override-kv"];
    let unread = run(&[&args[..], &["general.no_such_key=str:x", "Once"]].concat());
    assert!(unread.status.success());
    let log = String::from_utf8(unread.stderr).unwrap();
    let told = "--override-kv general.no_such_key: this model does not read general.no_such_key";
    assert!(log.contains(told), "{log}");
    // tokens that are given by number need no tokenizer
    let bos = "tokenizer.ggml.add_bos_token";
    let log =
        self::log("stories/stories260K.gguf", &["--override-kv", &format!("{bos}=bool:true")]);
    assert!(log.contains(&format!("neither this model nor this command reads {bos}")), "{log}");
    let read = run(&[&args[..], &["tokenizer.ggml.add_bos_token=bool:true", "Once"]].concat());
    assert!(!String::from_utf8(read.stderr).unwrap().contains(bos));
    let read = run(&[&args[..], &["llama.context_length=int:64", "Once"]].concat());
    assert!(!String::from_utf8(read.stderr).unwrap().contains("does not read"));
    for (option, what) in [
        ("llama.context_length=float:64", "not of type float"),
        ("llama.context_length=int:0", "llama.context_length"),
        ("llama.context_length=u32:64", "KEY=TYPE:VALUE was expected"),
        ("general.alignment=int:64", "describes the layout"),
        ("tokenizer.ggml.tokens=str:a", "not of type str"),
        ("llama.rope.scaling.type=str:dynamic", "none, linear, yarn or longrope"),
    ] {
        let output = run(&[&args[..], &[option, "Once"]].concat());
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{option}: {error}");
        assert!(error.contains(what), "{option}: {error}");
    }
    for option in [["--rope-scale", "0"], ["--rope-freq-base", "1"], ["--rope-scaling", "dynamic"]]
    {
        assert_eq!(run(&["run", "-m", model, option[0], option[1], "x"]).status.code(), Some(2));
    }
}

/// A server whose model cannot be loaded never says that it listens.
#[test]
fn nothing_listens_without_a_model() {
    let output = run(&["serve", "--port", "0", "-m", "/nowhere/model.gguf"]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(!error.contains("listening"), "{error}");
}
