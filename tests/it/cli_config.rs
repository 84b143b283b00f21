//! `hob.toml`: tables of options, presets, and where a value is from.

use std::process::{Command, Output};

use serde_json::Value;

use crate::common;
use crate::http::process::Folder;
use crate::start::Start as _;

/// A folder with a configuration file.
struct Configured(Folder);

impl Configured {
    fn new(name: &str, text: &str) -> Configured {
        let folder = Folder::new(name);
        std::fs::create_dir_all(folder.0.join("hob")).unwrap();
        std::fs::write(folder.0.join("hob/hob.toml"), text).unwrap();
        Configured(folder)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = self.0.command(args);
        command.env("XDG_CONFIG_HOME", &self.0.0).env_remove("HOB_CONFIG");
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).run()
    }

    /// The value and the origin of an option, as `hob config` shows it.
    fn shown(&self, args: &[&str], option: &str) -> (String, String) {
        shown(&mut self.command(&[&["config", "--json", "--all"], args].concat()), option)
    }

    fn complaint(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert_eq!(output.status.code(), Some(2), "hob {args:?}: {output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(said.lines().count(), 1, "{said}");
        said
    }
}

fn shown(command: &mut Command, option: &str) -> (String, String) {
    let output = command.run();
    assert!(output.status.success(), "{output:?}");
    let all: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
    let found = all.iter().find(|found| found["option"] == option);
    let found = found.unwrap_or_else(|| panic!("{option} in {all:?}"));
    (found["values"][0].as_str().unwrap_or("").into(), found["origin"].as_str().unwrap().into())
}

const TEXT: &str = r#"
[defaults]
threads = 3
ctx_size = 100

[serve]
port = 9000
metrics = true
cache-prompt = false

[presets.fast]
model = "fast.gguf"
ctx-size = 200
port = 9001
"#;

#[test]
fn a_flag_goes_before_the_environment_the_preset_the_command_and_all() {
    let file = Configured::new("config-order", TEXT);
    let said = |args: &[&str], option: &str, value: &str, origin: &str| {
        assert_eq!(file.shown(args, option), (value.into(), origin.into()), "{args:?} {option}");
    };
    said(&["serve"], "--host", "127.0.0.1", "built in");
    said(&["serve"], "--threads", "3", "[defaults]");
    said(&["run"], "--threads", "3", "[defaults]");
    said(&["serve"], "--port", "9000", "[serve]");
    said(&["serve"], "--metrics", "true", "[serve]");
    said(&["serve", "-m", "@fast"], "--port", "9001", "[presets.fast]");
    said(&["serve", "-m", "@fast"], "--ctx-size", "200", "[presets.fast]");
    said(&["serve", "-m", "@fast"], "--model", "fast.gguf", "[presets.fast]");
    said(&["serve", "--model=@fast", "-c", "7"], "--ctx-size", "7", "flag");
    said(&["estimate", "@fast"], "--ctx-size", "200", "[presets.fast]");
    let with = |args: &[&str], name: &str, value: &str, option: &str| {
        let mut command = file.command(&[&["config", "--json", "--all"], args].concat());
        shown(command.env(name, value), option)
    };
    let env = |value: &str| (value.to_owned(), "environment".to_owned());
    assert_eq!(with(&["serve", "-m", "@fast"], "LLAMA_ARG_PORT", "1", "--port"), env("1"));
    assert_eq!(with(&["serve"], "LLAMA_ARG_ENDPOINT_METRICS", "0", "--metrics"), env("false"));
    let by_variable = with(&["serve"], "LLAMA_ARG_MODEL", "@fast", "--port");
    assert_eq!(by_variable, ("9001".into(), "[presets.fast]".into()));
    let mut set = file.command(&["config", "run"]);
    let set = set.env("LLAMA_ARG_OFFLINE", "1").run();
    let set = String::from_utf8(set.stdout).unwrap();
    let offline = set.lines().find(|line| line.starts_with("--offline")).expect(&set);
    assert!(offline.ends_with("environment (LLAMA_ARG_OFFLINE)"), "{set}");
    let flag = file.run(&["config", "serve", "--port", "5"]);
    let flag = String::from_utf8(flag.stdout).unwrap();
    assert!(flag.lines().any(|line| line.starts_with("--port") && line.ends_with("  flag")));
    assert!(!flag.contains("built in"), "only what somebody has said: {flag}");
}

#[hob_needs::fixtures]
#[test]
fn a_preset_answers() {
    let stories = common::fixtures().join("stories/stories260K.gguf");
    let text = format!(
        "[presets.tale]\nmodel = {stories:?}\nraw = true\ntemp = 0\nn-predict = 4\nquiet = true\n"
    );
    let file = Configured::new("config-preset", &text);
    let output = file.run(&["run", "-m", "@tale", "Once upon a time"]);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), ", there was a");
    let plain = file.run(&["run", "-m@tale", "-n", "2", "Once upon a time"]);
    assert_eq!(String::from_utf8(plain.stdout).unwrap(), ", there", "a flag counts more");
    let off = file.command(&["run", "-m", "@tale", "x"]).env("HOB_CONFIG", "off").run();
    let said = String::from_utf8(off.stderr).unwrap();
    assert!(said.contains("@tale: there is no hob.toml"), "{said}");
}

#[test]
fn relative_paths_count_from_the_file() {
    let text = "[serve]\nlog-file = 'a.log'\nlora-scaled = ['l.gguf:0.5']\n\
                [presets.here]\nmodel = 'here.gguf'\n\
                [presets.dotted]\nmodel = './no.gguf'\n\
                [presets.named]\nmodel = 'org/model-GGUF:Q4_K_M'\n";
    let file = Configured::new("config-paths", text);
    let folder = file.0.0.join("hob");
    std::fs::write(folder.join("here.gguf"), "GGUF").unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let shown = |args: &[&str], option: &str| file.shown(args, option).0;
    assert_eq!(shown(&["serve"], "--log-file"), path("a.log"));
    assert_eq!(shown(&["serve"], "--lora-scaled"), path("l.gguf:0.5"));
    assert_eq!(shown(&["serve", "-m", "@here"], "--model"), path("here.gguf"));
    assert_eq!(shown(&["serve", "-m", "@dotted"], "--model"), path("./no.gguf"));
    assert_eq!(shown(&["serve", "-m", "@named"], "--model"), "org/model-GGUF:Q4_K_M");
    assert_eq!(shown(&["serve", "--log-file", "b.log"], "--log-file"), "b.log");
}

#[test]
fn a_command_that_needs_more_shows_its_options() {
    let file = Configured::new("config-demands", TEXT);
    assert_eq!(file.shown(&["batch"], "--threads"), ("3".into(), "[defaults]".into()));
    let preset = file.shown(&["batch", "-m", "@fast"], "--ctx-size");
    assert_eq!(preset, ("200".into(), "[presets.fast]".into()));
    for command in ["convert", "quantize", "grammar", "logits", "imatrix", "perplexity", "split"] {
        let output = file.run(&["config", "--all", command]);
        assert!(output.status.success(), "{command}: {output:?}");
    }
}

#[test]
fn faults_name_file_line_and_key() {
    for (text, expected) in [
        ("[serve]\n\nport = 'x'\n", "hob.toml:3: serve.port: invalid value 'x' for '--port"),
        ("[serve]\nport = true\n", "hob.toml:2: serve.port: a value was expected, found true"),
        ("[serve]\nmetrics = 'yes'\n", "hob.toml:2: serve.metrics: true or false was expected"),
        ("[serve]\nprot = 1\n", "hob.toml:2: serve.prot: `hob serve` has no option --prot"),
        ("[defaults]\nprot = 1\n", "hob.toml:2: defaults.prot: no command has an option --prot"),
        ("[sreve]\nport = 1\n", "hob.toml:1: [sreve]: hob has no such command"),
        ("[serve]\nno-slots = true\n", "hob.toml:2: serve.no-slots: write slots = false"),
        ("[serve]\nport = [1, 2]\n", "hob.toml:2: serve.port: one value was expected"),
        ("[serve]\nport = 1\nport = 2\n", "hob.toml:3: "),
        ("[serve]\nctx_size = 1\nctx-size = 2\n", "serve.ctx-size: line 2 has this option already"),
        ("[run]\npredict = 1\nn-predict = 2\n", "run.n-predict: line 2 has this option already"),
        ("[presets.a]\nmodel = '@b'\n[presets.b]\n", "hob.toml:2: presets.a.model: a model"),
        ("[serve\n", "hob.toml:1: "),
    ] {
        let file = Configured::new("config-faults", text);
        let said = file.complaint(&["serve", "-m", "/nowhere.gguf"]);
        assert!(said.contains(expected), "{text}: {said}");
        // also in the eyes of who looks for faults
        let output = file.run(&["doctor"]);
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8(output.stdout).unwrap();
        let line = told.lines().find(|line| line.contains("hob.toml")).unwrap();
        assert!(line.starts_with("fail"), "{told}");
    }
    let file = Configured::new("config-names", TEXT);
    let said = file.complaint(&["run", "-m", "@slow", "hello"]);
    assert!(said.contains("there is no preset @slow") && said.contains("found @fast"), "{said}");
    // help is for everybody
    let broken = Configured::new("config-help", "[serve\n");
    for args in [&["--help"][..], &["config", "--help"], &["completions", "bash"], &["--version"]] {
        assert!(broken.run(args).status.success(), "{args:?}");
    }
}

#[test]
fn the_file_is_shown_without_secrets() {
    let text = "[serve]\napi-key = 'hidden-word'\nport = 1\n[presets.a]\nctx-size = 2\n";
    let file = Configured::new("config-shown", text);
    for args in [&["config"][..], &["config", "--json"], &["config", "serve"]] {
        let output = file.run(args);
        assert!(output.status.success(), "{output:?}");
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains("--port") && !said.contains("hidden-word"), "{said}");
    }
}

#[test]
fn a_number_out_of_range_is_named_with_file_line_and_key() {
    for (written, found) in [("-1", "-1"), ("nan", "nan"), ("inf", "inf")] {
        let file = Configured::new("config-range", &format!("[defaults]\n\ntemp = {written}\n"));
        let said = file.complaint(&["run", "Hi"]);
        assert!(said.contains("hob.toml:3: defaults.temp: a finite number, at least 0"), "{said}");
        assert!(said.contains(&format!("was expected, found {found}")), "{said}");
    }
}

#[test]
fn a_preset_that_cannot_be_chosen_is_refused() {
    let file = Configured::new("config-name", "[presets.\"a/b\"]\nport = 1\n");
    let said = file.complaint(&["ps"]);
    assert!(said.contains("hob.toml:1: presets.\"a/b\": a name without slashes"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_configuration_without_end_is_refused() {
    let file = Configured::new("config-endless", "");
    let output = file.command(&["ps"]).env("HOB_CONFIG", "/dev/zero").run();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("/dev/zero: at most 16.0 MiB were expected"), "{said}");
}
