//! `hob serve` started by llama-server's command lines and environment variables.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::process::Folder;
use crate::http::stories::{stories, story};
use crate::start::Start as _;

/// Statuses of `/metrics` and `/slots`, and how many tokens a prompt finds computed the second
/// time.
fn shown(model: &Path, options: &[&str], variables: &[(&str, &str)]) -> (u16, u16, u64) {
    let server = Server::start_with(model, options, variables);
    let ask =
        || server.post("/completion", &story(1)).json()["timings"]["cache_n"].as_u64().unwrap();
    assert_eq!(ask(), 0);
    (server.get("/metrics").status, server.get("/slots").status, ask())
}

#[hob_needs::fixtures]
#[test]
fn flags_take_every_word_for_yes_and_no() {
    let model = stories();
    for (yes, no) in [("1", "0"), ("on", "off"), ("enabled", "disabled"), ("true", "false")] {
        let variables = |word| {
            [
                ("LLAMA_ARG_ENDPOINT_METRICS", word),
                ("LLAMA_ARG_ENDPOINT_SLOTS", word),
                ("LLAMA_ARG_CACHE_PROMPT", word),
            ]
        };
        assert_eq!(shown(&model, &[], &variables(yes)), (200, 200, 4));
        assert_eq!(shown(&model, &[], &variables(no)), (501, 501, 0));
    }
}

#[hob_needs::fixtures]
#[test]
fn a_negated_variable_means_no_and_the_command_line_goes_first() {
    let model = stories();
    // As in llama.cpp its being there is enough.
    let variables = [("LLAMA_ARG_NO_ENDPOINT_SLOTS", "0"), ("LLAMA_ARG_NO_CACHE_PROMPT", "")];
    assert_eq!(shown(&model, &[], &variables), (501, 501, 0));
    assert_eq!(shown(&model, &["--slots", "--cache-prompt"], &variables), (501, 200, 4));
    let variables = [("LLAMA_ARG_ENDPOINT_SLOTS", "1"), ("LLAMA_ARG_CACHE_PROMPT", "1")];
    assert_eq!(shown(&model, &["--no-slots", "--no-cache-prompt"], &variables), (501, 501, 0));
}

#[hob_needs::fixtures]
#[test]
fn variables_that_nothing_reads_are_named() {
    let model = stories();
    let variables = [
        ("LLAMA_ARG_UI_CONFIG", "/x"),
        ("LLAMA_ARG_THREADS", "1"),
        ("LLAMA_ARG_NO_REPACK", "1"),
        ("LLAMA_CACHE", "/nowhere"),
    ];
    let server = Server::start_with(&model, &[], &variables);
    let log = server.log();
    let named: Vec<&str> =
        log.lines().filter(|line| line.contains("nothing here reads it")).collect();
    let advice = "LLAMA_ARG_UI_CONFIG is set, and nothing here reads it: the page keeps its";
    assert!(named.iter().any(|line| line.contains("WARN") && line.contains(advice)), "{log}");
    assert!(
        !variables[1..].iter().any(|(name, _)| named.iter().any(|line| line.contains(name))),
        "{log}"
    );
}

/// The shipped model is not served in place of one that a variable names.
#[hob_needs::fixtures]
#[test]
fn a_variable_that_names_a_model_elsewhere_is_refused() {
    for variable in ["LLAMA_ARG_MODEL_URL", "LLAMA_ARG_DOCKER_REPO"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
        command.args(["serve", "--port", "0"]).env(variable, "somebody/model");
        let output = command.run();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains(&format!("hob: {variable} is set")), "{told}");
        assert!(told.contains("`hob pull"), "{told}");
        let server = Server::start_with(&stories(), &[], &[(variable, "somebody/model")]);
        assert_eq!(server.get("/health").status, 200);
        assert!(server.log().contains(&format!("{variable} is set, and nothing here reads it")));
    }
}

#[hob_needs::fixtures]
#[test]
fn short_names_of_several_letters_are_looked_up() {
    let refuse = |args: &[&str], variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
        let output = command.args(args).envs(variables.iter().copied()).run();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty());
        String::from_utf8(output.stderr).unwrap()
    };
    for name in ["-ag", "-ts", "-ncffn", "-Cr", "-dr", "-fitc", "-ngld", "-otd", "-abc"] {
        let refused = refuse(&["serve", "-m", "x.gguf", name, "1"], &[]);
        assert!(
            refused.starts_with(&format!("hob: `hob serve` has no option {name}")),
            "{refused}"
        );
        assert_eq!(refused.lines().count(), 1, "{refused}");
    }
    let word = refuse(&["serve", "-m", "x.gguf"], &[("LLAMA_ARG_ENDPOINT_METRICS", "maybe")]);
    assert!(
        word.contains("LLAMA_ARG_ENDPOINT_METRICS: expected 1, on, enabled or true, or 0"),
        "{word}"
    );

    let model = stories();
    let server = Server::start(
        &model,
        &["-np", "2", "-no-kvu", "-c", "512", "-nr", "-rea", "off", "-bs", "-n4"],
    );
    let props = server.get("/props").json();
    assert_eq!(
        (&props["total_slots"], &props["default_generation_settings"]["n_ctx"]),
        (&2.into(), &256.into())
    );
}

#[hob_needs::fixtures]
#[test]
fn llama_servers_options_do_what_the_table_says() {
    let hob = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_hob")).args(args).run();
        let told = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap(), told)
    };
    assert_eq!(hob(&["serve", "--version"]).1, hob(&["--version"]).1);
    assert!(hob(&["serve", "-m", "x.gguf", "--list-devices"]).1.starts_with("CPU: "));
    for (option, value, expected) in [
        ("--split-mode", "layer", "none was expected; hob computes on one GPU"),
        ("-mg", "1", "--gpu-name chooses a GPU"),
        ("--cpu-mask", "ff", "`taskset"),
        ("--models-dir", "x", "serve several models"),
        ("-ot", "exps=CUDA0", "through Vulkan, Metal and DirectX 12"),
        ("-ot", "exps", "PATTERN=PLACE was expected"),
        ("--log-file", "/nowhere/hob.log", "/nowhere/hob.log: "),
    ] {
        let (code, _, told) = hob(&["serve", "-m", "x.gguf", option, value]);
        assert_eq!(code, Some(2), "{option}");
        assert!(told.contains(expected), "{told}");
    }

    let folder = Folder::new("server-options");
    let file = folder.0.join("hob.log");
    let options = ["-sm", "none", "--poll", "50", "--no-jinja", "-fa", "on", "-lv", "3"];
    let log = ["--no-log-timestamps", "--log-file", file.to_str().unwrap()];
    let server = Server::start(&stories(), &[&options[..], &log].concat());
    assert_eq!(server.get("/health").status, 200);
    let written = std::fs::read_to_string(&file).unwrap();
    for name in ["split-mode", "poll", "no-jinja", "flash-attn"] {
        let expected = format!("--{name} changes nothing here: ");
        assert!(written.contains(&expected) && server.log().contains(&expected), "{written}");
    }
    assert!(written.lines().all(|line| line.starts_with(" INFO hob::")), "{written}");
}

#[hob_needs::fixtures]
#[test]
fn the_effort_of_reasoning_has_a_default() {
    let template = "{{ reasoning_effort }}: {{ messages[0].content }}";
    let server =
        Server::start(&stories(), &["--reasoning-effort", "high", "--chat-template", template]);
    let prompt = |body: Value| {
        let answer = server.post("/apply-template", &body).json();
        answer["prompt"].as_str().unwrap().to_owned()
    };
    let messages = json!([{"role": "user", "content": "a"}]);
    assert_eq!(prompt(json!({"messages": messages})), "high: a");
    assert_eq!(prompt(json!({"messages": messages, "reasoning_effort": "low"})), "low: a");
}

#[test]
fn the_log_says_nothing_or_everything() {
    let shipped = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf"));
    let log = |options: &[&str]| {
        let server = Server::start(shipped, options);
        assert_eq!(server.post("/tokenize", &json!({"content": "a"})).status, 200);
        let is_line =
            |line: &str| ["ERROR", "WARN", "INFO", "DEBUG"].iter().any(|l| line.contains(l));
        // the last line may come after the answer
        std::thread::sleep(std::time::Duration::from_millis(200));
        server.log().lines().filter(|line| is_line(line)).count()
    };
    assert_eq!(log(&["--log-disable"]), 0);
    assert_eq!(log(&["--log-disable", "-v"]), 0);
    let usual = log(&[]);
    assert!(log(&["-lv", "1"]) < usual && usual < log(&["-v"]), "{usual}");
}

#[test]
fn the_log_says_what_drafts() {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    let log = |options: &[&str]| {
        let server = Server::start(Path::new(shipped), options);
        server.get("/health");
        server.log()
    };
    let drafted = "tokens are drafted";
    assert!(!log(&[]).contains(drafted));
    let of_model = log(&["--draft", shipped]);
    let line = of_model.lines().find(|line| line.contains(drafted)).unwrap_or_default();
    assert!(line.contains("draft") && line.contains("hob-nano-q8_0.gguf"), "{of_model}");
    let both = log(&["--draft", shipped, "--spec", "ngram,draft"]);
    assert_eq!(both.matches(drafted).count(), 2, "{both}");
    assert!(log(&["--spec", "ngram"]).contains("ngram"));
}

#[test]
fn devices_threads_and_drafters_in_llama_servers_words() {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    let dry = |options: &[&str], device: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
        command.args(["serve", "-m", shipped, "--dry-run"]).args(options);
        let output = command.envs(device.map(|name| ("LLAMA_ARG_DEVICE", name))).run();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    for options in [
        &["-dev", "none"][..],
        &["--device", "CPU"],
        &["-t", "-1"],
        &["-t", "-2"],
        &["--threads=0", "-tb", "-1"],
        &["--spec-type", "ngram-mod,ngram-simple"],
        &["--spec", "ngram,auto"],
        &["--reasoning-format", "deepseek-legacy"],
    ] {
        let (code, told) = dry(options, None);
        assert_eq!(code, Some(0), "{options:?}: {told}");
    }
    assert_eq!(dry(&[], Some("none")).0, Some(0));
    assert_eq!(dry(&["--device", "cpu"], Some("Vulkan7")).0, Some(0), "the flag goes first");
    for (options, device, expected) in [
        (&["-dev", "Vulkan0,Vulkan1"][..], None, "hob computes on one GPU"),
        (&[], Some("CUDA0"), "hob computes through Vulkan"),
        (&["--spec-type", "draft-dspark,ngram-mod"], None, "draft-dspark"),
        (&["--spec-type", "draft-dflash,draft-eagle3"], None, "one of dflash, eagle3"),
        (&["--spec-type", "draft-simple,draft-mtp"], None, "one of draft, mtp"),
    ] {
        let (code, told) = dry(options, device);
        assert_eq!(code, Some(2), "{options:?}: {told}");
        assert!(told.contains(expected), "{options:?}: {told}");
    }
}

#[hob_needs::fixtures]
#[test]
fn no_address_is_printed_before_all_that_goes_with_a_model_is_known_to_fit() {
    let recurrent = format!("{}/tests/data/families/mamba2.gguf", env!("CARGO_MANIFEST_DIR"));
    let model = stories();
    let model = model.to_str().unwrap();
    let cases: [(&[&str], &str); 9] = [
        (&["--draft", model, "--draft-min", "5", "--draft-max", "3"], "--draft-min 5: expected"),
        (&["--mmproj", "/nonexistent"], "/nonexistent"),
        (&["--mmproj", model], "clip.projector_type"),
        (&["--draft", "/nonexistent.gguf"], "/nonexistent.gguf"),
        (&["--draft", &recurrent], "cannot draft"),
        (&["--spec", "mtp"], "no block for multi-token prediction"),
        (&["--chat-template", "{%if"], "chat template"),
        (&["--grammar", "root::=("], "--grammar"),
        (&["-m", &recurrent], "mamba2.gguf"),
    ];
    for (options, expected) in cases {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
        command.args(["serve", "--port", "0"]).args(options).env_remove("HOB_LOG");
        if options[0] != "-m" {
            command.args(["-m", model]);
        }
        let output = command.run();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{options:?}: {said}");
        assert!(!said.contains("listening on"), "{options:?}: {said}");
        assert!(said.contains(expected), "{options:?}: {said}");
    }
}
