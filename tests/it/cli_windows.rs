//! Windows: servers that are listed and stopped without signals, names that are not ASCII, and
//! sockets that are refused.

use std::process::{Command, Stdio};

use crate::http::process::{Folder, Process};
use crate::http::stories::stories;

/// Runs a command in a folder; returns whether it succeeded, and what it said on both outputs.
fn hob(folder: &Folder, args: &[&str]) -> (bool, String) {
    let output = folder.command(args).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

/// Starts a server that others find; returns it with its address.
fn serve(folder: &Folder, model: &str) -> (Process, String) {
    let args = ["serve", "-m", model, "--port", "0"];
    let process = Process::spawn(folder.command(&args).stdout(Stdio::null()));
    let address = process.after("listening on http://");
    process.after("ready");
    (process, address)
}

#[hob_needs::fixtures]
#[test]
fn a_server_is_listed_and_stopped() {
    let folder = Folder::new("windows-stop");
    let model = stories();
    let (mut server, address) = serve(&folder, model.to_str().unwrap());
    let (_, listed) = hob(&folder, &["ps"]);
    assert!(listed.contains(&address), "{listed}");
    let (is_done, said) = hob(&folder, &["stop"]);
    assert!(is_done && said.contains("stopped"), "{said}");
    assert!(server.wait().success(), "{}", server.log());
    let (_, listed) = hob(&folder, &["ps"]);
    assert!(!listed.contains(&address), "{listed}");

    // one that was killed is in no list
    let (mut server, address) = serve(&folder, model.to_str().unwrap());
    server.kill();
    server.wait();
    let (_, listed) = hob(&folder, &["ps"]);
    assert!(!listed.contains(&address), "{listed}");
}

#[hob_needs::fixtures]
#[test]
fn names_may_be_long_and_of_any_script() {
    let folder = Folder::new("windows-names");
    let mut deep = folder.0.join("модель 模型 é");
    while deep.as_os_str().len() < 400 {
        deep.push("a folder with a name of some length");
    }
    // past 260 characters Windows wants the form that says so
    let wide = std::path::PathBuf::from(format!(r"\\?\{}", absolute(&deep).display()));
    std::fs::create_dir_all(&wide).unwrap();
    let model = wide.join("рассказы.gguf");
    std::fs::copy(stories(), &model).unwrap();
    let (is_done, said) = hob(&folder, &["inspect", model.to_str().unwrap()]);
    assert!(is_done && said.contains("llama"), "{said}");
    let asked = ["run", "-m", model.to_str().unwrap(), "-n", "4", "--raw", "Жила-была"];
    let (is_done, said) = hob(&folder, &asked);
    assert!(is_done, "{said}");
}

/// A path from the root of its drive.
fn absolute(path: &std::path::Path) -> std::path::PathBuf {
    std::path::absolute(path).unwrap()
}

#[test]
fn sockets_in_the_file_system_are_refused() {
    let folder = Folder::new("windows-sockets");
    let (is_done, said) = hob(&folder, &["serve", "--host", "hob.sock"]);
    assert!(!is_done && said.contains("give a host and a port"), "{said}");
}

#[test]
fn the_program_says_who_it_is() {
    let output = Command::new(env!("CARGO_BIN_EXE_hob")).arg("--version").output().unwrap();
    assert!(output.status.success() && output.stdout.starts_with(b"hob "), "{output:?}");
}
