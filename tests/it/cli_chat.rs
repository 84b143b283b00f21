//! A chat of `hob run` at a terminal that ends before its time, beside another, and after bytes
//! that are no text.

use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::cli_run::terminal;
use crate::common;
use crate::http::process::Folder;
use crate::start::Start as _;

/// How long anything may take here.
const PATIENCE: Duration = Duration::from_secs(120);

/// A chat whose terminal is here.
struct Chat {
    /// The end of the terminal that is typed at.
    ours: File,
    /// The end of the chat.
    theirs: File,
    /// The modes of the terminal before the chat.
    modes_before: String,
    child: Child,
}

/// The modes of a terminal, as `stty` writes them.
fn modes(terminal: &File) -> String {
    let mut stty = Command::new("stty");
    let output = stty.arg("-g").stdin(terminal.try_clone().unwrap()).run();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Reads a stream up to some words.
fn read_until(stream: &mut impl Read, words: &str) {
    let mut read = Vec::new();
    while !read.ends_with(words.as_bytes()) {
        let mut byte = [0];
        stream.read_exact(&mut byte).unwrap();
        read.extend(byte);
    }
}

/// The effect of a hang-up of the terminal on a process without a handler.
#[derive(Clone, Copy)]
enum HangUp {
    Ends,
    /// As `nohup` has it.
    Ignored,
}

/// Sets what a hang-up does to a process to be, whatever it does to this one.
fn set_hang_up(command: &mut Command, hang_up: HangUp) {
    let action = match hang_up {
        HangUp::Ends => libc::SIG_DFL,
        HangUp::Ignored => libc::SIG_IGN,
    };
    let set = move || {
        // SAFETY: signal(2) may be called between fork and exec, and both actions need no function.
        let before = unsafe { libc::signal(libc::SIGHUP, action) };
        if before == libc::SIG_ERR { Err(std::io::Error::last_os_error()) } else { Ok(()) }
    };
    // SAFETY: the closure calls signal(2) and reads errno, and takes neither memory nor locks.
    unsafe { command.pre_exec(set) };
}

impl Chat {
    /// Begins a chat that remembers lines in a file, and waits until it asks for one.
    fn begin(history: &Path) -> Chat {
        Chat::begin_with(history, HangUp::Ends)
    }

    /// As [`Chat::begin`], started by what does so with a hang-up.
    fn begin_with(history: &Path, hang_up: HangUp) -> Chat {
        let [ours, theirs] = terminal();
        let modes_before = modes(&theirs);
        let model = common::fixtures().join("stories/stories260K.gguf");
        let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
        command.args(["run", "-m", model.to_str().unwrap(), "--raw", "-n", "4"]);
        command.env("HOB_HISTORY", history).stdin(theirs.try_clone().unwrap());
        set_hang_up(&mut command, hang_up);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).start();
        read_until(child.stdout.as_mut().unwrap(), "> ");
        Chat { ours, theirs, modes_before, child }
    }

    fn write(&mut self, bytes: &[u8]) {
        self.ours.write_all(bytes).unwrap();
    }

    fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args([name, &pid]).status().unwrap().success());
    }

    /// Waits for the end; returns how it ended and what was said on standard error.
    fn end(self) -> (ExitStatus, String) {
        let output = self.child.wait_with_output().unwrap();
        (output.status, String::from_utf8(output.stderr).unwrap())
    }
}

#[hob_needs::fixtures]
#[test]
fn lines_are_remembered_as_they_are_typed() {
    let folder = Folder::new("chat-history");
    let history = folder.0.join("history");
    let remembered = |line: &str| {
        let since = Instant::now();
        loop {
            let lines = std::fs::read_to_string(&history).unwrap_or_default();
            if lines.contains(line) {
                return lines;
            }
            assert!(since.elapsed() < PATIENCE, "{line:?} is not in {lines:?}");
            std::thread::sleep(Duration::from_millis(5));
        }
    };
    let mut first = Chat::begin(&history);
    let mut second = Chat::begin(&history);
    first.write(b"/set seed 1\r");
    remembered("/set seed 1\n");
    second.write(b"/set seed 2\r");
    remembered("/set seed 2\n");
    first.signal("-KILL");
    assert_eq!(first.end().0.signal(), Some(9));
    second.write(b"/exit\r");
    let (status, said) = second.end();
    assert!(status.success(), "{said}");
    let lines = remembered("/exit\n");
    assert!(lines.contains("/set seed 1\n") && lines.contains("/set seed 2\n"), "{lines}");
}

#[hob_needs::fixtures]
#[test]
fn bytes_that_are_no_text_end_no_chat() {
    let folder = Folder::new("chat-bytes");
    let mut chat = Chat::begin(&folder.0.join("history"));
    chat.write(b"caf\xe9\r");
    let refusal = "hob: that line is left out: text in UTF-8 was expected\n";
    read_until(chat.child.stderr.as_mut().unwrap(), refusal);
    chat.write(b"/set seed 7\r");
    read_until(chat.child.stderr.as_mut().unwrap(), "seed                 7\n");
    chat.write(b"/exit\r");
    let (status, said) = chat.end();
    assert!(status.success(), "{said}");
}

#[hob_needs::fixtures]
#[test]
fn a_signal_while_a_line_is_typed_leaves_the_terminal_as_it_was() {
    let folder = Folder::new("chat-signal");
    for (name, number) in [("-TERM", libc::SIGTERM), ("-HUP", libc::SIGHUP)] {
        let chat = Chat::begin(&folder.0.join("history"));
        assert_ne!(modes(&chat.theirs), chat.modes_before);
        chat.signal(name);
        let Chat { ours, theirs, modes_before, child } = chat;
        let status = child.wait_with_output().unwrap().status;
        assert_eq!(status.signal(), Some(number), "{status}");
        assert_eq!(modes(&theirs), modes_before);
        drop(ours);
    }
}

#[hob_needs::fixtures]
#[test]
fn a_chat_that_is_to_outlive_its_terminal_goes_on_after_a_hang_up() {
    let folder = Folder::new("chat-nohup");
    let mut chat = Chat::begin_with(&folder.0.join("history"), HangUp::Ignored);
    chat.signal("-HUP");
    chat.write(b"/set seed 7\r");
    read_until(chat.child.stderr.as_mut().unwrap(), "seed                 7\n");
    chat.write(b"/exit\r");
    let (status, said) = chat.end();
    assert!(status.success(), "{said}");
}

/// A terminal that closes while a file is written leaves no half of it.
#[test]
fn a_hang_up_removes_the_file_that_is_not_whole() {
    let folder = Folder::new("hang-up");
    let model = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    let output = folder.0.join("q4.gguf");
    let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
    command.args(["quantize", "-t", "1", model]).arg(&output).arg("iq3_s");
    set_hang_up(&mut command, HangUp::Ends);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).start();
    let n_files = || std::fs::read_dir(&folder.0).unwrap().count();
    let since = Instant::now();
    while n_files() == 0 {
        assert!(since.elapsed() < PATIENCE && child.try_wait().unwrap().is_none());
        std::thread::sleep(Duration::from_millis(1));
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-HUP", &pid]).status().unwrap().success());
    let status = child.wait().unwrap();
    assert_eq!(status.code(), Some(128 + libc::SIGHUP), "{status}");
    assert_eq!(n_files(), 0);
}

#[hob_needs::fixtures]
#[test]
fn lines_that_arrive_at_once_are_taken_one_after_the_other() {
    let folder = Folder::new("chat-ahead");
    let mut chat = Chat::begin(&folder.0.join("history"));
    chat.write(b"/set seed 5\r/set seed 6\r/set seed 7\r/exit\r");
    let (status, said) = chat.end();
    assert!(status.success(), "{said}");
    for seed in 5..=7 {
        assert!(said.contains(&format!("seed                 {seed}\n")), "{seed}: {said}");
    }
}

#[hob_needs::fixtures]
#[test]
fn a_block_that_is_dropped_or_empty_is_no_prompt() {
    let folder = Folder::new("chat-block");
    let mut chat = Chat::begin(&folder.0.join("history"));
    chat.write(b"\"\"\"\r");
    read_until(chat.child.stdout.as_mut().unwrap(), ".. > ");
    chat.write(b"half a text");
    chat.write(b"\x03");
    read_until(chat.child.stdout.as_mut().unwrap(), "\n");
    chat.write(b"\"\"\"\r\r\"\"\"\r\"\"\"\"\"\"\r/stats\r/exit\r");
    let (status, said) = chat.end();
    assert!(status.success(), "{said}");
    assert!(said.contains("0 prompts, "), "{said}");
}
