//! `hob run`: the prompt's sources, and a chat at a terminal with its commands.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::FromRawFd;
use std::process::{Command, Stdio};

use crate::common;
use crate::http::process::Folder;
use crate::start::Start as _;

fn stories() -> String {
    common::fixtures().join("stories/stories260K.gguf").to_str().unwrap().to_owned()
}

/// Opens a terminal: the end of a person, and that of a program.
pub(crate) fn terminal() -> [File; 2] {
    let mut ours = 0;
    let mut theirs = 0;
    let nothing = std::ptr::null_mut();
    // SAFETY: both numbers have a place to be written to; the other three may be null (openpty(3)).
    let opened =
        unsafe { libc::openpty(&mut ours, &mut theirs, nothing, nothing.cast(), nothing.cast()) };
    assert_eq!(opened, 0, "{}", std::io::Error::last_os_error());
    // SAFETY: the descriptors are new, and nobody else closes them.
    unsafe { [File::from_raw_fd(ours), File::from_raw_fd(theirs)] }
}

/// Types lines into a chat at a terminal, each once it is asked for. Returns what the chat says on
/// standard error, and what it writes on standard output beside prompts and what was typed.
fn chat_at_a_terminal(model: &str, lines: &[&str]) -> (String, String) {
    chat_with(&["-m", model, "--raw", "-n", "4"], "off", lines)
}

/// As [`chat_at_a_terminal`], with options and the file that remembers lines.
fn chat_with(options: &[&str], history: &str, lines: &[&str]) -> (String, String) {
    let [mut ours, theirs] = terminal();
    let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
    command.arg("run").args(options).env("HOB_HISTORY", history).stdin(theirs);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).start();
    let mut shown = child.stdout.take().unwrap();
    let mut written = String::new();
    for line in lines {
        let mut asked = Vec::new();
        while !asked.ends_with(b"> ") {
            let mut byte = [0];
            shown.read_exact(&mut byte).unwrap();
            asked.extend(byte);
        }
        written += &String::from_utf8(asked).unwrap().replace("> ", "");
        ours.write_all(format!("{line}\r").as_bytes()).unwrap();
    }
    shown.read_to_string(&mut written).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    // Sequences that move the cursor end with a letter.
    let mut parts = written.split("\x1b[");
    let mut text = parts.next().unwrap().to_owned();
    text.extend(
        parts.map(|part| {
            part.trim_start_matches(|c: char| !c.is_ascii_alphabetic()).get(1..).unwrap()
        }),
    );
    let text = lines.iter().fold(text, |text, line| text.replacen(line, "", 1));
    (String::from_utf8(output.stderr).unwrap(), text.trim().to_owned())
}

#[hob_needs::fixtures]
#[test]
fn commands_of_a_chat_are_no_prompts() {
    let model = stories();
    let (said, written) = chat_at_a_terminal(&model, &["/help", "/nothing here", "/exit"]);
    assert!(said.contains("forgets the conversation"), "{said}");
    assert!(said.contains("there is no command /nothing; /help lists them"), "{said}");
    assert_eq!(written, "", "nothing was sent to the model");
    let (_, written) = chat_at_a_terminal(&model, &[" /nothing", "/exit"]);
    assert_ne!(written, "", "after a space it is a prompt");
}

#[hob_needs::fixtures]
#[test]
fn a_chat_is_changed_saved_and_gone_on_with() {
    let folder = Folder::new("run-chat");
    let path = |name: &str| folder.0.join(name).to_str().unwrap().to_owned();
    let saved = path("saved.json");
    let text = path("note.txt");
    std::fs::write(&text, "A note.\n").unwrap();
    let model = stories();
    let options = ["-m", &model, "-n", "8", "--temp", "0", "--chat-template", "chatml"];
    let lines = [
        "/set temperature",
        "/set top_k 5",
        "/set colour blue",
        "/system Be brief.",
        "/system",
        &format!("/read {text}"),
        "Once upon a time",
        "/regen",
        "And then?",
        "/undo",
        "/undo",
        "/undo",
        "Once more",
        "/schema {\"type\": \"integer\"}",
        "A number",
        "/stats",
        &format!("/save {saved}"),
        "/clear",
        &format!("/load {saved}"),
        "/load nothing.json",
        "/image nothing.png",
        "/exit",
    ];
    let (said, _) = chat_with(&options, "off", &lines);
    for expected in [
        "temperature          0\n",
        "top_k                5\n",
        "there is no setting colour",
        "Be brief.\n",
        "[8 bytes go with the next prompt]",
        "[forgotten: And then?]",
        "[forgotten: A note.…]",
        "there is nothing to undo",
        "2 prompts, ",
        "last answer: ",
        "[2 prompts in ",
        "[2 prompts loaded]",
        "nothing.json: ",
        "this model takes no images",
    ] {
        assert!(said.contains(expected), "{expected:?} is not in {said}");
    }
    let kept: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&saved).unwrap()).unwrap();
    let messages = kept["messages"].as_array().unwrap();
    let roles: Vec<_> = messages.iter().map(|message| message["role"].as_str().unwrap()).collect();
    assert_eq!(roles, ["system", "user", "assistant", "user", "assistant"]);
    assert_eq!(messages[1]["content"], "Once more");
    let number = messages[4]["content"].as_str().unwrap();
    assert!(number.trim().parse::<i64>().is_ok(), "{number}");
}

#[hob_needs::fixtures]
#[test]
fn a_chat_says_how_long_it_is_and_how_fast_its_last_answer_was() {
    let model = stories();
    let options = ["-m", &model, "-n", "4", "--raw", "--temp", "0", "-c", "256"];
    let lines = ["/stats", "Once upon a time", "/stats", "/clear", "/stats", "/exit"];
    let (said, _) = chat_with(&options, "off", &lines);
    // the token that a text begins with, four of the prompt and four of the answer
    for expected in [
        "0 prompts, 1 token of 256 positions\nlast answer: nothing yet\n",
        "1 prompt, 9 tokens of 256 positions\nlast answer: 5 tokens read at ",
        "/s, 4 written at ",
        "/s; stopped at the length limit\n",
    ] {
        assert!(said.contains(expected), "{expected:?} is not in {said}");
    }
    assert_eq!(said.matches("0 prompts, ").count(), 2, "{said}");
}

#[hob_needs::fixtures]
#[test]
fn lines_are_remembered_and_blocks_are_one_prompt() {
    let folder = Folder::new("run-history");
    let history = folder.0.join("state/history").to_str().unwrap().to_owned();
    let saved = folder.0.join("saved.json").to_str().unwrap().to_owned();
    let model = stories();
    let options = ["-m", &model, "-n", "4", "--raw"];
    let save = format!("/save {saved}");
    chat_with(&options, &history, &["\"\"\"One", "two\"\"\"", &save, "/exit"]);
    let kept: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&saved).unwrap()).unwrap();
    assert_eq!(kept["messages"][0]["content"], "One\ntwo");
    let remembered = std::fs::read_to_string(&history).unwrap();
    assert!(remembered.contains("/save "), "{remembered}");
}

#[hob_needs::fixtures]
#[test]
fn files_and_standard_input_stand_before_the_prompt() {
    let folder = Folder::new("run-files");
    let one = folder.0.join("one.txt");
    std::fs::write(&one, "Once upon a time\n").unwrap();
    let model = stories();
    let greedy = ["run", "-m", &model, "--raw", "--temp", "0"];
    let answer = |args: &[&str], input: Option<&std::path::Path>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
        command.args(greedy).args(["-n", "12"]).args(args);
        let input = input.map_or(Stdio::null(), |path| File::open(path).unwrap().into());
        let output = command.stdin(input).run();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let expected = answer(&["Once upon a time\n\nLily"], None);
    let file = one.to_str().unwrap();
    assert_eq!(answer(&["-f", file, "Lily"], None), expected);
    assert_eq!(answer(&["-f", file, "-p", "Lily"], None), expected);
    assert_eq!(answer(&["Lily"], Some(&one)), expected);
    assert_eq!(answer(&["-f", "-", "Lily"], Some(&one)), expected);
    assert_eq!(answer(&["-f", file], None), answer(&["Once upon a time\n"], None));

    // a pipe that nobody writes to is left alone
    let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
    command.args(greedy).args(["-n", "1", "Lily"]).stdin(Stdio::piped());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).start();
    let held = child.stdin.take();
    let output = child.wait_with_output().unwrap();
    drop(held);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && said.contains("-f - waits for it"), "{said}");
}

#[hob_needs::fixtures]
#[test]
fn a_processor_that_rests_writes_the_same_text() {
    let model = stories();
    let run = |power: &[&str]| {
        let fixed = ["run", "-m", &model, "--raw", "--temp", "0", "-n", "24", "Once upon a time"];
        let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
        command.args(fixed).args(power).stdin(Stdio::null()).run()
    };
    let whole = run(&[]);
    let resting = run(&["--power", "25"]);
    assert!(whole.status.success() && resting.status.success());
    assert_eq!(whole.stdout, resting.stdout);
    let refused = run(&["--power", "0"]);
    assert_eq!(refused.status.code(), Some(2));
}
