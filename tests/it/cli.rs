//! The binary as a person or a script meets it: real processes, their output and their exit codes.

use std::path::Path;
use std::process::Command;

use hob_kernels::{Isa, Kernels};
use serde_json::Value;

use crate::common;
use crate::program::{complaint, hob, stdout};
use crate::start::Start as _;

fn stories(dir: &Path) -> (String, Vec<Value>) {
    let text = std::fs::read_to_string(dir.join("stories/stories.jsonl")).unwrap();
    let cases = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (dir.join("stories/stories260K.gguf").display().to_string(), cases)
}

#[hob_needs::fixtures]
#[test]
fn run_continues_a_prompt_greedily_as_the_reference_on_every_isa() {
    let dir = common::fixtures();
    let (model, cases) = stories(&dir);
    for case in &cases {
        let prompt = case["prompt"].as_str().unwrap();
        for isa in Isa::ALL.into_iter().filter(|&isa| Kernels::new(isa).is_some()) {
            let output = hob(&[
                "run",
                "-m",
                &model,
                "--raw",
                "--temp",
                "0",
                "-n",
                "64",
                "--quiet",
                "--cpu-isa",
                isa.name(),
                prompt,
            ]);
            assert!(output.status.success() && output.stderr.is_empty());
            let text = String::from_utf8(output.stdout).unwrap();
            assert_eq!(text, case["greedy_text"].as_str().unwrap(), "{prompt:?} on {isa}");
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn the_same_seed_gives_the_same_text_and_another_seed_another() {
    let dir = common::fixtures();
    let (model, _) = stories(&dir);
    let story = |seed: &str| {
        stdout(&["run", "-m", &model, "--raw", "-n", "40", "--seed", seed, "Once upon a time"])
    };
    assert_eq!(story("7"), story("7"));
    assert_ne!(story("7"), story("8"));
}

#[hob_needs::fixtures]
#[test]
fn run_samples_as_llama_cli_where_nobody_says_how() {
    let dir = common::fixtures();
    let (model, _) = stories(&dir);
    let story = |options: &[&str]| {
        let fixed = ["run", "-m", &model, "--raw", "-n", "60", "--seed", "3"];
        stdout(&[&fixed[..], options, &["Once upon a time"]].concat())
    };
    let said = ["--temp", "0.8", "--top-k", "40", "--top-p", "0.95", "--min-p", "0.05"];
    let unsaid = story(&[]);
    assert_eq!(unsaid, story(&said));
    assert_ne!(unsaid, story(&["--temp", "1", "--top-p", "1", "--min-p", "0"]));
}

#[hob_needs::fixtures]
#[test]
fn run_reads_its_prompt_from_standard_input_and_stops_at_a_stop_text() {
    let dir = common::fixtures();
    let (model, _) = stories(&dir);
    let input = std::fs::File::open(dir.join("stories/stories.jsonl")).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_hob"))
        .args(["run", "-m", &model, "--raw", "--temp", "0", "-n", "5", "-c", "8192"])
        .stdin(input)
        .run();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = stdout(&[
        "run",
        "-m",
        &model,
        "--raw",
        "--temp",
        "0",
        "--stop",
        "Lily",
        "Once upon a time",
    ]);
    assert_eq!(text, ", there was a little girl named ");
}

#[hob_needs::fixtures]
#[test]
fn reasoning_is_no_part_of_an_answer() {
    let dir = common::fixtures();
    let (model, _) = stories(&dir);
    let file = std::env::temp_dir().join(format!("hob-template-{}.jinja", std::process::id()));
    let file = file.display().to_string();
    let run = |template: &str, grammar: &str, quiet: &[&str]| {
        std::fs::write(&file, template).unwrap();
        let common =
            ["run", "-m", &model, "--chat-template-file", &file, "--grammar", grammar, "-n", "200"];
        let output = hob(&[&common[..], quiet, &["Hi"]].concat());
        assert!(output.status.success(), "{output:?}");
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap())
    };
    let open = "{{ messages[-1].content }}{% if add_generation_prompt %}<think>{% endif %}";
    let grammar = r#"root ::= "so be it</think>\n\nyes""#;
    let [answer, told] = run(open, grammar, &[]);
    assert!(
        answer == "yes" && told.contains("so be it\n\n") && !told.contains("think>"),
        "{answer:?} {told:?}"
    );
    assert_eq!(run(open, grammar, &["--quiet"]), ["yes", ""]);
    // messages of the harmony format
    let messages = "<|start|>user<|message|>{{ messages[-1].content }}<|end|>\
        {% if add_generation_prompt %}<|start|>assistant{% endif %}{# \
        <|channel|>analysis<|message|> #}";
    let grammar = "root ::= \"<|channel|>analysis<|message|>hm<|end|>\
                   <|start|>assistant<|channel|>final<|message|>\" [0-9]";
    let [answer, told] = run(messages, grammar, &[]);
    assert!(answer.parse::<u8>().is_ok() && told.contains("hm\n\n"), "{answer:?} {told:?}");
    std::fs::remove_file(file).unwrap();
}

#[hob_needs::fixtures]
#[test]
fn logits_agree_with_the_reference_by_the_command_line() {
    let dir = common::fixtures();
    let (model, cases) = stories(&dir);
    let out = std::env::temp_dir().join(format!("hob-logits-{}.f32", std::process::id()));
    let ids: Vec<_> = cases[0]["tokens"].as_array().unwrap().iter().map(Value::to_string).collect();
    let golden =
        std::fs::read(dir.join("stories").join(cases[0]["logits"].as_str().unwrap())).unwrap();
    for extra in [&["--batch-size", "1"][..], &[]] {
        let args = [
            "logits",
            "-m",
            &model,
            "--tokens",
            &ids.join(","),
            "--exact",
            "--out",
            out.to_str().unwrap(),
        ];
        stdout(&[&args[..], extra].concat());
        let ours = std::fs::read(&out).unwrap();
        let golden = &golden[golden.len() - ours.len()..];
        let value = |b: &[u8]| f64::from(f32::from_le_bytes(b.try_into().unwrap()));
        let mut error = 0.0;
        let mut norm = 0.0;
        for (a, b) in ours.chunks_exact(4).zip(golden.chunks_exact(4)) {
            error += (value(a) - value(b)).powi(2);
            norm += value(b).powi(2);
        }
        assert!(error / norm < 1e-8, "NMSE {}", error / norm);
    }
    // the prompt's tokens are the reference's
    let prompt = cases[0]["prompt"].as_str().unwrap();
    let before = std::fs::read(&out).unwrap();
    // What cannot be computed whole changes nothing, whether that is seen at once or on the way,
    // and leaves nothing behind.
    let folder = out.parent().unwrap();
    let own = out.file_stem().unwrap().to_str().unwrap();
    let unfinished = || {
        let names = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        let mut names = names.map(|name| name.into_string().unwrap_or_default());
        names.any(|name| name.starts_with(own) && name.ends_with(".part"))
    };
    for (extra, named) in [
        (&["--tokens", "1,2,3", "-c", "2"][..], "3 tokens do not fit a context of 2"),
        (&["--tokens", "1,2,512"], "token 512"),
    ] {
        for path in [&out, &out.with_extension("none")] {
            let existed = path.exists();
            let args =
                ["logits", "-m", &model, "--batch-size", "1", "--out", path.to_str().unwrap()];
            let said = complaint(&[&args[..], extra].concat());
            assert!(said.contains(named), "{said}");
            assert_eq!(path.exists(), existed);
        }
        assert_eq!(std::fs::read(&out).unwrap(), before);
        assert!(!unfinished());
    }
    stdout(&[
        "logits",
        "-m",
        &model,
        "--prompt",
        prompt,
        "--exact",
        "--out",
        out.to_str().unwrap(),
    ]);
    assert_eq!(std::fs::read(&out).unwrap(), before);
    std::fs::remove_file(out).unwrap();
}

#[hob_needs::fixtures]
#[test]
fn bench_prints_rows_for_people_and_for_programs() {
    let dir = common::fixtures();
    let (model, _) = stories(&dir);
    let args = ["bench", "-m", &model, "-p", "16", "-n", "8", "-b", "1,2", "-r", "2", "-t", "1"];
    let table = stdout(&args);
    assert!(
        table.lines().count() == 5 && table.contains("pp16") && table.contains("tg8 x2"),
        "{table}"
    );
    let rows: Value =
        serde_json::from_str(&stdout(&[&args[..], &["--output", "json"]].concat())).unwrap();
    let rows = rows.as_array().unwrap();
    assert_eq!(rows.len(), 3);
    for row in rows {
        assert!(
            row["mean"].as_f64().unwrap() > 0.0 && row["samples"].as_array().unwrap().len() == 2
        );
    }
}

#[hob_needs::fixtures]
#[test]
fn perplexity_of_a_text_is_that_of_the_reference() {
    let dir = common::fixtures();
    let (model, cases) = stories(&dir);
    // the model's own continuations, so that the number is low and any mistake shows
    let text: String = cases.iter().map(|c| c["greedy_text"].as_str().unwrap()).collect();
    let file = std::env::temp_dir().join(format!("hob-perplexity-{}.txt", std::process::id()));
    std::fs::write(&file, text.repeat(2)).unwrap();
    let line = stdout(&["perplexity", "-m", &model, "-f", file.to_str().unwrap(), "-c", "64"]);
    std::fs::remove_file(file).unwrap();
    let ppl: f64 = line.split(' ').nth(4).unwrap().parse().unwrap();
    assert!(line.starts_with("Final estimate: PPL = ") && (1.0..5.0).contains(&ppl), "{line}");
}

#[hob_needs::fixtures]
#[test]
fn mistakes_are_one_clear_line_and_exit_code_2() {
    for (args, named) in [
        (&["run", "-m", "/nowhere.gguf", "hello"][..], "/nowhere.gguf"),
        (&["bench", "-m", "/nowhere.gguf"], "/nowhere.gguf"),
        (&["logits", "-m", "/nowhere.gguf", "--tokens", "1", "--out", "-"], "/nowhere.gguf"),
        (&["run", "-m", "/nowhere.gguf", "--temp", "-1", "hello"], "temperature"),
        (&["run", "-m", "/nowhere.gguf", "--top-p", "1.1", "hello"], "top_p is 1.1, expected"),
    ] {
        let line = complaint(args);
        assert!(
            line.starts_with("hob: ") && line.lines().count() == 1 && line.contains(named),
            "{args:?}: {line}"
        );
    }
    for args in [
        &["run", "--top-k"][..],
        &["frobnicate"],
        &["bench", "-t", "many"],
        &["bench", "--cpu-isa", "mmx"],
        // Neither a hang, nor a seed or a length that nobody asked for.
        &["run", "-t", "1000000", "hello"],
        &["run", "-n", "-2", "hello"],
        &["run", "--seed", "4294967296", "hello"],
        &["serve", "--seed", "4294967296"],
        &["serve", "--n-predict", "-5"],
        // Nobody means to let everybody in by an empty variable.
        &["serve", "--port", "0", "--api-key", ""],
        &["desktop", "--control-port", "0", "--models-dir", "/nowhere"],
    ] {
        complaint(args);
    }
    // a number out of range is a value, and no option
    for args in [
        &["serve", "--timeout", "-1"][..],
        &["serve", "--models-max", "-1"],
        &["stop", "--wait", "-1"],
        &["search", "x", "--limit", "-1"],
        &["convert", "-t", "-1", "x", "y"],
        &["quantize", "-t", "-1", "x", "y", "q8_0"],
    ] {
        let line = complaint(args);
        assert!(line.contains("'-1'") && !line.contains("no option"), "{args:?}: {line}");
    }
    for wrong in ["many", "1e3"] {
        let line = complaint(&["bench", "-t", wrong]);
        assert!(line.contains("a whole number was expected; 0 and less are the default"), "{line}");
    }
    let dir = common::fixtures();
    let (model, _) = stories(&dir);
    for (args, named) in [
        (&["logits", "-m", &model, "--tokens", "1,512", "--out", "/dev/null"][..], "token 512"),
        (
            &["logits", "-m", &model, "--tokens", "1,2,3", "-c", "2", "--out", "/dev/null"],
            "context",
        ),
        (&["logits", "-m", &model, "--tokens", "1", "--out", "/nowhere/x"], "/nowhere/x"),
        (&["logits", "--prompt", "", "--out", "/dev/null"], "no tokens"),
        (&["run", "-m", &model, "--raw", "-c", "3", "Once upon a time"], "context"),
        (&["perplexity", "-m", &model, "-f", "/nowhere.txt"], "/nowhere.txt"),
    ] {
        let line = complaint(args);
        assert!(line.contains(named), "{args:?}: {line}");
    }
    // with the feature, a machine may well have one
    if !cfg!(feature = "gpu") {
        assert!(
            complaint(&["run", "-m", &model, "--device", "gpu", "hello"]).contains("--device gpu")
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_shows_what_a_file_would_get() {
    use std::io::Read;

    let [mut ours, theirs] = crate::cli_run::terminal();
    let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
    command.args(["grammar", "match"]).stdin(std::process::Stdio::null()).stderr(theirs);
    assert!(command.run_beside().success());
    drop(command);
    let mut shown = Vec::new();
    // What was shown is there; behind it reading fails, since the other end is closed.
    let _ = ours.read_to_end(&mut shown);
    assert_eq!(String::from_utf8_lossy(&shown), "");
}

#[test]
fn an_address_that_is_taken_is_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let port = address.port().to_string();
    let settings = std::env::temp_dir().join(format!("hob-taken-{}.json", std::process::id()));
    let settings = settings.to_str().unwrap();
    let desktop = ["desktop", "--serve", "--settings", settings];
    let free = ["--control-port", "0", "--port", "0"];
    for (option, args) in [
        ("--port", &[&desktop[..], &["--control-port", "0", "--port", &port]].concat()[..]),
        ("--control-port", &[&desktop[..], &["--port", "0", "--control-port", &port]].concat()),
        ("--ollama-port", &[&desktop[..], &free, &["--ollama-port", &port]].concat()),
        ("--port", &["serve", "-m", "./x.gguf", "--port", &port]),
    ] {
        let said = complaint(args);
        assert!(said.contains(&format!("hob: cannot listen on {address}: ")), "{said}");
        assert!(said.contains(&format!("; {option} N takes another port")), "{said}");
        assert!(!said.contains("control on"), "an address is told once all listens: {said}");
    }
}

#[hob_needs::fixtures]
#[test]
fn llama_cpp_s_words_for_no_limit_no_seed_and_the_model_s_context() {
    let dir = common::fixtures();
    let (model, cases) = stories(&dir);
    let raw = ["run", "-m", &model, "--raw", "--quiet"];
    let prompt = cases[0]["prompt"].as_str().unwrap();
    let whole = stdout(&[&raw[..], &["--temp", "0", "-c", "48", prompt]].concat());
    assert_eq!(
        stdout(&[&raw[..], &["--temp", "0", "-c", "48", "-n", "-1", prompt]].concat()),
        whole
    );
    let any = stdout(&[&raw[..], &["--seed", "-1", "-c", "0", "-n", "4", prompt]].concat());
    assert!(!any.is_empty());
}

#[hob_needs::fixtures]
#[test]
fn a_byte_order_mark_is_no_part_of_a_grammar_or_schema() {
    let dir = common::fixtures();
    let (model, _) = stories(&dir);
    let file = |name: &str, text: &str| {
        let path = std::env::temp_dir().join(format!("hob-mark-{}-{name}", std::process::id()));
        std::fs::write(&path, format!("\u{FEFF}{text}")).unwrap();
        path.display().to_string()
    };
    let grammar = file("g.gbnf", "root ::= \"yes\"");
    let schema = file("s.json", r#"{"const": true}"#);
    let raw = ["run", "-m", &model, "--raw", "--quiet", "Once"];
    assert_eq!(stdout(&[&raw[..], &["--grammar-file", &grammar]].concat()), "yes");
    assert_eq!(stdout(&[&raw[..], &["--schema", &schema]].concat()), "true");
    assert!(stdout(&["grammar", "convert", "--schema", &schema]).contains("\"true\""));
    std::fs::remove_file(grammar).unwrap();
    std::fs::remove_file(schema).unwrap();
}

#[cfg(feature = "default-model")]
#[test]
fn the_shipped_model_answers_without_a_file() {
    let output = hob(&["run", "--temp", "0", "-n", "48", "--quiet", "Hello"]);
    // drivers that are asked for GPUs say things of their own there
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let answer = String::from_utf8(output.stdout).unwrap();
    assert!(answer.trim().len() > 1 && answer.is_char_boundary(answer.len()), "{answer:?}");
    assert_eq!(answer, stdout(&["run", "--temp", "0", "-n", "48", "--quiet", "-t", "1", "Hello"]));
}

#[test]
fn every_command_has_help_with_examples() {
    let help = |command: &[&str]| stdout(&[command, &["--help"]].concat());
    // The commands that a help text lists, but for `help` itself.
    let below = |text: &str| -> Vec<String> {
        let list = text
            .split("Commands:\n")
            .nth(1)
            .and_then(|rest| rest.split("\n\n").next())
            .unwrap_or("");
        let names = list.lines().filter_map(|line| line.split_whitespace().next());
        names.filter(|name| *name != "help").map(str::to_owned).collect()
    };
    let mut known = vec![Vec::<String>::new()];
    let mut seen = 0;
    while let Some(command) = known.pop() {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        let text = help(&words);
        let name = ["hob"].iter().chain(&words).copied().collect::<Vec<_>>().join(" ");
        let examples =
            text.split("Examples:").nth(1).unwrap_or_else(|| panic!("{name} has no examples"));
        assert!(examples.contains(&name), "{name}: {examples}");
        known.extend(below(&text).into_iter().map(|next| [&command[..], &[next]].concat()));
        seen += 1;
    }
    assert!(seen > 24, "{seen} commands");
}

#[hob_needs::fixtures]
#[test]
fn words_that_are_models_are_models() {
    let (model, _) = stories(&common::fixtures());
    let raw = ["--raw", "--temp", "0", "-n", "8", "--quiet"];
    let by_option = stdout(&[&["run", "-m", &model, "Once"][..], &raw].concat());
    assert!(!by_option.is_empty());
    assert_eq!(stdout(&[&["run", &model, "Once"][..], &raw].concat()), by_option);
    assert_eq!(stdout(&[&["run", &model, "-p", "Once"][..], &raw].concat()), by_option);
    // where an option names the model, words are a prompt
    let prompt = stdout(&[&["run", "-m", &model, "a.gguf"][..], &raw].concat());
    assert_ne!(prompt, by_option);
    let said = complaint(&["run", "no-such-model", "Once"]);
    assert!(said.contains("words of a prompt stand in quotes"), "{said}");
    assert!(said.contains("a model is named with -m"), "{said}");
    let said = complaint(&["run", "-m", &model, "Once", "upon"]);
    assert!(said.contains("unexpected argument 'upon'"), "{said}");
    let said = complaint(&["run", "Once", "-p", "upon"]);
    assert!(said.contains("'--prompt <TEXT>' cannot be used with '[PROMPT]'"), "{said}");
    let said = complaint(&["run", "none/such.gguf", "Once"]);
    assert!(said.contains("such.gguf"), "{said}");
    let said = complaint(&["serve", "-m", &model, &model, "--port", "0"]);
    assert!(said.contains("an option names the model already"), "{said}");
}

#[hob_needs::fixtures]
#[test]
fn the_last_of_an_option_counts() {
    let (model, _) = stories(&common::fixtures());
    let raw = ["run", "-m", &model, "--raw", "--temp", "0", "--quiet", "Once"];
    let two = stdout(&[&raw[..], &["-n", "2"]].concat());
    assert_eq!(stdout(&[&raw[..], &["-n", "9", "--n-predict", "2"]].concat()), two);
}

#[hob_needs::fixtures]
#[test]
fn servers_that_cannot_serve_say_no_address() {
    let (model, _) = stories(&common::fixtures());
    let serve = ["serve", "-m", &model, "--port", "0", "--device", "none"];
    for (options, expected) in [
        (&["--lora", "/nonexistent.gguf"][..], "/nonexistent.gguf"),
        (&["--lora", "/"], "a folder; expected the GGUF file of an adapter"),
        (&["--reranking"], "--reranking: this model has no classification head"),
        (&["--logit-bias", "999999+1"], "--logit-bias: token 999999"),
    ] {
        let output = hob(&[&serve[..], options].concat());
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{options:?}: {said}");
        assert!(said.contains(expected), "{options:?}: {said}");
        assert!(!said.contains("listening on"), "{options:?}: {said}");
    }
}

#[test]
fn wrong_values_say_what_to_write() {
    let said = complaint(&["serve", "-c", "4k"]);
    assert!(said.contains("4k is 4096"), "{said}");
    let said = complaint(&["run", "-c", "-1", "Hi"]);
    assert!(said.contains("0 is what the model was trained for"), "{said}");
    let said = complaint(&["estimate", "-c", "1024,4K"]);
    assert!(said.contains("4K is 4096"), "{said}");
    let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
    let output = command.arg("serve").env("LLAMA_ARG_PORT", "abc").run();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("hob: LLAMA_ARG_PORT: invalid value 'abc'"), "{said}");
}

/// Checks that a command refuses to write over a file that it reads, which stays as it was.
#[cfg(unix)]
fn refuses_to_write(args: &[&str], file: &Path, expected: &str) {
    let before = std::fs::read(file).unwrap();
    let line = complaint(args);
    assert!(line.contains(expected), "{args:?}: {line}");
    assert!(std::fs::read(file).unwrap() == before, "{args:?} changed {}", file.display());
}

#[cfg(unix)]
#[hob_needs::fixtures]
#[test]
fn no_output_takes_the_place_of_what_is_read() {
    let folder = crate::http::process::Folder::new("outputs");
    let path = |name: &str| folder.0.join(name);
    let text = |path: &Path| path.to_str().unwrap().to_owned();
    let model = path("m.gguf");
    std::fs::copy(common::fixtures().join("stories/stories260K.gguf"), &model).unwrap();
    std::os::unix::fs::symlink(&model, path("link")).unwrap();
    std::fs::hard_link(&model, path("second")).unwrap();
    let words = path("words.txt");
    std::fs::write(&words, "Once upon a time. ".repeat(200)).unwrap();
    let schema = path("schema.json");
    std::fs::write(&schema, "{\"type\": \"integer\"}").unwrap();
    let [m, w, s] = [&model, &words, &schema].map(|path| text(path));
    let same = "input and output are the same file";
    for name in ["m.gguf", "link", "second"] {
        let output = text(&path(name));
        refuses_to_write(&["logits", "-m", &m, "--tokens", "1", "--out", &output], &model, same);
        refuses_to_write(&["imatrix", "-m", &m, "-f", &w, "-o", &output], &model, same);
        let args = ["serve", "-m", &m, "--port", "0", "--log-file", &output];
        refuses_to_write(&args, &model, "--model reads it");
        let args = ["perplexity", "-m", &m, "-f", &w, "--save-all-logits", &output];
        refuses_to_write(&args, &model, same);
    }
    let args = ["perplexity", "-m", &m, "-f", &w, "--save-all-logits", &w];
    refuses_to_write(&args, &words, "--file reads it");
    let args = ["grammar", "compile", "-m", &m, "--schema", &s, "-o", &s];
    refuses_to_write(&args, &schema, "--schema reads it");
    let args = ["grammar", "compile", "-m", &m, "--schema", &s, "-o", &m];
    refuses_to_write(&args, &model, same);
    let args = ["quantize", "-f", "--imatrix", &w, &m, &w, "q4_0"];
    refuses_to_write(&args, &words, "--imatrix reads it");
    // a log is added to no model, and importance replaces importance alone
    let other = path("other.gguf");
    std::fs::copy(&model, &other).unwrap();
    let o = text(&other);
    refuses_to_write(&["serve", "-m", &m, "--log-file", &o], &other, "a model file");
    refuses_to_write(&["imatrix", "-m", &m, "-f", &w, "-o", &o], &other, "no file of importance");
    refuses_to_write(&["imatrix", "-m", &m, "-f", &w, "-o", &s], &schema, "no file of importance");
    // what is no input is replaced
    let numbers = path("l.f32");
    std::fs::write(&numbers, "old").unwrap();
    stdout(&["logits", "-m", &m, "--tokens", "1,403", "--out", numbers.to_str().unwrap()]);
    assert_eq!(std::fs::read(&numbers).unwrap().len(), 2 * 512 * 4);
}

#[cfg(unix)]
#[test]
fn a_socket_s_path_has_no_port_and_what_is_there_is_said() {
    let folder = crate::http::process::Folder::new("socket-errors");
    let file = folder.0.join("text.sock");
    std::fs::write(&file, "words").unwrap();
    let taken = folder.0.join("taken.sock");
    let _listener = std::os::unix::net::UnixListener::bind(&taken).unwrap();
    for (path, what) in [
        (&file, "a file that is no socket is there; name another path"),
        (&taken, "a server listens there already; name another path"),
    ] {
        let path = path.to_str().unwrap();
        let line = complaint(&["serve", "-m", "./x.gguf", "--host", path]);
        assert!(line.contains(&format!("cannot listen on {path}: {what}")), "{line}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_never_ends_is_refused() {
    for args in [
        &["grammar", "compile", "--schema", "/dev/zero", "-o", "/dev/null"][..],
        &["grammar", "compile", "--grammar-file", "/dev/zero", "-o", "/dev/null"],
    ] {
        let line = complaint(args);
        assert!(line.contains("/dev/zero: at most "), "{args:?}: {line}");
    }
}
