//! What is made of the program's own help: completions for shells, and manual pages.

use std::path::Path;
use std::process::{Command, Output};

use crate::http::process::Folder;
use crate::start::Start as _;

fn hob(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hob")).args(args).run()
}

fn stdout(args: &[&str]) -> String {
    let output = hob(args);
    assert!(output.status.success() && output.stderr.is_empty(), "hob {args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Returns whether a program is on this machine.
fn has(program: &str) -> bool {
    Command::new("sh")
        .args(["-c", &format!("command -v {program}")])
        .output()
        .is_ok_and(|output| output.status.success())
}

/// Returns what bash offers for the words of a line, the last of which is begun.
fn offered(script: &Path, words: &[&str]) -> Vec<String> {
    let program = format!(
        "source '{}'; COMP_WORDS=({}); COMP_CWORD={}; \
         _hob hob \"${{COMP_WORDS[COMP_CWORD]}}\" \"${{COMP_WORDS[COMP_CWORD-1]}}\"; \
         printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        script.display(),
        words.join(" "),
        words.len() - 1
    );
    let output = Command::new("bash").args(["--norc", "-c", &program]).run();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
#[cfg(unix)]
fn bash_completes_commands_options_and_their_values() {
    let folder = Folder::new("completions");
    let script = folder.0.join("hob.bash");
    std::fs::write(&script, stdout(&["completions", "bash"])).unwrap();
    assert_eq!(offered(&script, &["hob", "ser"]), ["serve", "service"]);
    assert_eq!(offered(&script, &["hob", "grammar", "con"]), ["convert"]);
    assert!(offered(&script, &["hob", "serve", "--par"]).contains(&"--parallel".to_owned()));
    assert_eq!(offered(&script, &["hob", "run", "--device", "c"]), ["cpu"]);
    let shells = offered(&script, &["hob", "completions", "z"]);
    assert_eq!(shells, ["zsh"]);
}

#[test]
fn each_shell_has_a_script_with_every_command() {
    for shell in ["zsh", "fish", "powershell", "elvish"] {
        let script = stdout(&["completions", shell]);
        for command in ["serve", "quantize", "completions"] {
            assert!(script.contains(command), "{shell} has no {command}");
        }
    }
    let refused = hob(&["completions", "tcsh"]);
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("tcsh") && said.contains("powershell"), "{said}");
}

#[test]
fn manual_pages_are_sound() {
    let folder = Folder::new("man");
    let pages = folder.0.join("man1");
    assert_eq!(stdout(&["man", pages.to_str().unwrap()]), "");
    let listed = stdout(&["man", "--list"]);
    let mut names: Vec<String> = std::fs::read_dir(&pages)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let mut expected: Vec<&str> = listed.lines().collect();
    expected.sort_unstable();
    assert_eq!(names, expected);
    assert!(listed.starts_with("hob.1\n") && listed.contains("\nhob-grammar-match.1\n"));

    let page = std::fs::read_to_string(pages.join("hob-serve.1")).unwrap();
    assert!(page.contains(".TH hob-serve 1") && page.contains(".SH EXAMPLES"), "{page}");
    assert!(page.contains("\\fB\\-\\-parallel\\fR"));
    assert_eq!(stdout(&["man"]), std::fs::read_to_string(pages.join("hob.1")).unwrap());
    if !has("groff") {
        eprintln!("no groff here: nobody checks the language of the pages");
        return;
    }
    for name in names {
        let path = pages.join(&name);
        let output =
            Command::new("groff").args(["-man", "-Kutf8", "-Tutf8", "-ww", "-z"]).arg(&path).run();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && said.is_empty(), "{name}: {said}");
    }
}
