//! Windows: servers that are listed and stopped without signals, models in use, names that are not
//! ASCII, tasks, and sockets that are refused.

use std::fs::OpenOptions;
use std::os::windows::fs::OpenOptionsExt;
use std::process::{Command, Stdio};

use crate::http::process::{Folder, Process};
use crate::http::stories::stories;
use crate::start::Start as _;

/// Others may read a file, and not remove it.
const SHARE_READ: u32 = 1;

/// Runs a command in a folder; returns whether it succeeded, and what it said on both outputs.
fn hob(folder: &Folder, args: &[&str]) -> (bool, String) {
    let output = folder.command(args).run();
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

#[hob_needs::fixtures]
#[test]
fn a_model_in_use_is_not_removed_and_the_error_says_what_to_do() {
    let folder = Folder::new("windows-rm");
    folder.store("org/stories-GGUF", "stories-F32.gguf", &stories());
    let snapshots = folder.0.join(".cache/huggingface/hub/models--org--stories-GGUF/snapshots");
    let snapshot = std::fs::read_dir(snapshots).unwrap().next().unwrap().unwrap().path();
    let file = snapshot.join("stories-F32.gguf");
    // as a program has it that maps the file: Wine removes even such
    let held = OpenOptions::new().read(true).share_mode(SHARE_READ).open(&file).unwrap();
    for name in ["org/stories-GGUF", "org/stories-GGUF:F32"] {
        let (is_done, said) = hob(&folder, &["rm", name]);
        assert!(!is_done && said.contains("a program may have it open"), "{said}");
        let (_, listed) = hob(&folder, &["list"]);
        assert!(listed.contains("org/stories-GGUF:F32"), "{listed}");
    }
    drop(held);

    // as other tools leave some: for reading only
    let mut permissions = file.metadata().unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&file, permissions).unwrap();
    let (is_done, said) = hob(&folder, &["rm", "org/stories-GGUF:F32"]);
    assert!(is_done && said.contains("freed"), "{said}");
    let (_, listed) = hob(&folder, &["list"]);
    assert!(!listed.contains("stories"), "{listed}");
}

/// A path from the root of its drive.
fn absolute(path: &std::path::Path) -> std::path::PathBuf {
    std::path::absolute(path).unwrap()
}

#[test]
fn a_task_is_described_in_the_folder_of_the_user_and_removed() {
    let folder = Folder::new("windows-service");
    let serve = ["service", "install", "--no-start", "serve", "-m", r"C:\a b\модель.gguf"];
    let (is_done, said) = hob(&folder, &serve);
    assert!(is_done, "{said}");
    let file = folder.0.join(r"hob\services\hob.xml");
    let units: Vec<u16> = std::fs::read(&file)
        .unwrap()
        .chunks_exact(2)
        .map(|unit| u16::from_le_bytes([unit[0], unit[1]]))
        .collect();
    let text = String::from_utf16(&units).unwrap();
    assert!(text.contains(r"serve -m &quot;C:\a b\модель.gguf&quot;"), "{text}");
    let (is_done, said) = hob(&folder, &["service", "remove"]);
    assert!(is_done && !file.exists(), "{said}");
    let (is_done, _) = hob(&folder, &["service", "remove"]);
    assert!(!is_done, "there is none any more");
}

#[test]
fn sockets_in_the_file_system_are_refused() {
    let folder = Folder::new("windows-sockets");
    let (is_done, said) = hob(&folder, &["serve", "--host", "hob.sock"]);
    assert!(!is_done && said.contains("give a host and a port"), "{said}");
}

#[test]
fn the_program_says_who_it_is() {
    let output = Command::new(env!("CARGO_BIN_EXE_hob")).arg("--version").run();
    assert!(output.status.success() && output.stdout.starts_with(b"hob "), "{output:?}");
}
