//! `hob service`: units of systemd, and a server's side of it.

use std::os::unix::net::UnixDatagram;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::common;
use crate::http::process::{Folder, Process};
use crate::start::Start as _;

/// A folder with a `systemctl` that writes down what it is asked.
fn with_systemctl(name: &str) -> Folder {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new(name);
    let script = folder.0.join("systemctl");
    let log = folder.0.join("asked");
    std::fs::write(&script, format!("#!/bin/sh\necho \"$@\" >> '{}'\n", log.display())).unwrap();
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

fn service(folder: &Folder, args: &[&str]) -> std::process::Output {
    let path = format!("{}:{}", folder.0.display(), std::env::var("PATH").unwrap());
    let mut command = folder.command(&[&["service"], args].concat());
    command.env("PATH", path).env("XDG_CONFIG_HOME", folder.0.join("config")).run()
}

#[test]
fn a_unit_is_installed_and_removed() {
    let folder = with_systemctl("service");
    let asked = || std::fs::read_to_string(folder.0.join("asked")).unwrap_or_default();
    let units = folder.0.join("config/systemd/user");
    let serve = ["serve", "-m", "/models/a b.gguf", "-np", "2"];
    let installed = service(&folder, &[&["install"], &serve[..]].concat());
    assert!(installed.status.success(), "{installed:?}");
    let unit = std::fs::read_to_string(units.join("hob.service")).unwrap();
    assert!(
        unit.contains("\"serve\" \"-m\" \"/models/a b.gguf\" \"--parallel\" \"2\"\n"),
        "{unit}"
    );
    assert_eq!(asked(), "--user daemon-reload\n--user enable --now hob.service\n");

    let socket = ["install", "--name", "b", "--socket", "127.0.0.1:9", "serve", "-m", "b.gguf"];
    assert!(service(&folder, &socket).status.success());
    let text = std::fs::read_to_string(units.join("hob-b.socket")).unwrap();
    assert!(text.contains("ListenStream=127.0.0.1:9\n"));
    assert!(asked().ends_with("enable --now hob-b.socket\n"));
    assert!(service(&folder, &["status", "--name", "b"]).status.success());
    assert!(asked().ends_with("--user status --no-pager hob-b.service\n"), "{}", asked());

    for (args, expected) in [
        (&["install", "run", "hello"][..], "one of serve, desktop, host was expected"),
        (&["install", "serve", "--prot", "1"], "--prot"),
        (&["install", "serve", "--help"], "nothing is installed; `hob serve --help` shows"),
        (&["install", "serve", "-m", "a\u{1b}[31m.gguf"], "no control characters"),
        (&["install", "--socket", "1\nExecStop=x", "serve", "-m", "b"], "no control characters"),
        (&["install", "--name", "a b", "serve"], "letters, digits, - and _ were expected"),
    ] {
        let refused = service(&folder, args);
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
        assert!(String::from_utf8_lossy(&refused.stderr).contains(expected), "{refused:?}");
    }

    assert!(service(&folder, &["remove", "--name", "b"]).status.success());
    let removal = "--user disable --now hob-b.socket\n--user disable --now hob-b.service\n\
                   --user daemon-reload\n";
    assert!(asked().ends_with(removal), "{}", asked());
    assert!(service(&folder, &["remove"]).status.success());
    assert_eq!(std::fs::read_dir(&units).unwrap().count(), 0);
    assert_eq!(service(&folder, &["remove"]).status.code(), Some(1));
    assert_eq!(service(&folder, &["status"]).status.code(), Some(1));
}

#[test]
fn relative_paths_count_from_the_folder_of_the_installation() {
    let folder = with_systemctl("service-relative");
    let path = format!("{}:{}", folder.0.display(), std::env::var("PATH").unwrap());
    let models = folder.0.canonicalize().unwrap().join("my models");
    std::fs::create_dir(&models).unwrap();
    std::fs::write(models.join("here.gguf"), "GGUF").unwrap();
    let install = |args: &[&str]| {
        let mut command = folder.command(&[&["service", "install"], args].concat());
        command.env("PATH", &path).env("XDG_CONFIG_HOME", folder.0.join("config"));
        command.env("LLAMA_ARG_PORT", "9").current_dir(&models).run()
    };
    let unit = |name: &str| {
        std::fs::read_to_string(folder.0.join("config/systemd/user").join(name)).unwrap()
    };
    let installed = install(&["--socket", "./x.sock", "serve", "-m", "./here.gguf"]);
    assert!(installed.status.success(), "{installed:?}");
    let works_in = format!("\nWorkingDirectory=-{}/\n", models.display());
    assert!(unit("hob.service").contains(&works_in), "{}", unit("hob.service"));
    let listens = format!("\nListenStream={}/x.sock\n", models.display());
    assert!(unit("hob.socket").contains(&listens), "{}", unit("hob.socket"));
    let said = String::from_utf8(installed.stderr).unwrap();
    assert!(!said.contains("here.gguf"), "{said}");
    assert!(said.contains("the service does not have ") && said.contains("LLAMA_ARG_PORT"));

    let missing = install(&["serve", "-m", "./no.gguf"]);
    assert!(missing.status.success(), "{missing:?}");
    let said = String::from_utf8(missing.stderr).unwrap();
    assert!(said.contains("./no.gguf") && said.contains("the server fails until"), "{said}");

    for (args, expected) in [
        (&["serve", "-m", "@slow"][..], "@slow: there is no hob.toml with presets"),
        (&["--socket", "bad", "serve"], "--socket: bad: the number of a host and a port"),
    ] {
        let refused = install(args);
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
        assert!(String::from_utf8_lossy(&refused.stderr).contains(expected), "{refused:?}");
    }
}

#[hob_needs::fixtures]
#[test]
fn systemd_hands_a_socket_over_and_hears_when_the_model_is_loaded() {
    let folder = Folder::new("service-notify");
    let model = common::fixtures().join("stories/stories260K.gguf");
    let told = UnixDatagram::bind(folder.0.join("notify")).unwrap();
    told.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let program = env!("CARGO_BIN_EXE_hob");
    let line = format!(
        "LISTEN_FDS=1 LISTEN_PID=$$ exec '{program}' serve -m '{}' --port 1 3<&0 0</dev/null",
        model.display()
    );
    let mut command = Command::new("sh");
    command.args(["-c", &line]).env("NOTIFY_SOCKET", folder.0.join("notify"));
    command.env("HOME", &folder.0).env("HOB_RUNTIME_DIR", folder.0.join("run"));
    command.stdin(Stdio::from(std::os::fd::OwnedFd::from(listener)));
    let mut process = Process::spawn_with_input(&mut command);
    assert_eq!(process.after("listening on "), format!("http://{address}"));
    let mut said = [0; 64];
    let n = told.recv(&mut said).unwrap();
    assert_eq!(&said[..n], b"READY=1");
    std::net::TcpStream::connect(address).unwrap();
    process.end();
    let n = told.recv(&mut said).unwrap();
    assert_eq!(&said[..n], b"STOPPING=1");
    assert!(process.wait().success(), "{}", process.log());
}

#[test]
fn what_systemctl_says_is_passed_on() {
    let folder = with_systemctl("service-fails");
    let script = "#!/bin/sh\necho 'Failed to connect to bus' >&2\nexit 4\n";
    std::fs::write(folder.0.join("systemctl"), script).unwrap();
    let failed = service(&folder, &["install", "serve", "-m", "a.gguf"]);
    assert_eq!(failed.status.code(), Some(2), "{failed:?}");
    let said = String::from_utf8_lossy(&failed.stderr);
    assert!(said.contains("systemctl") && said.contains("Failed to connect to bus"), "{said}");
    let unit = folder.0.join("config/systemd/user/hob.service");
    assert!(said.contains(&format!("{} is written: log in", unit.display())), "{said}");
    let status = service(&folder, &["status"]);
    assert_eq!(status.status.code(), Some(1), "{status:?}");
    let said = String::from_utf8_lossy(&status.stderr);
    assert!(said.starts_with("hob: Failed to connect to bus; no systemd of this user"), "{said}");
    assert!(said.ends_with("`hob ps` lists servers that run\n"), "{said}");
    let removed = service(&folder, &["remove"]);
    assert!(removed.status.success() && !unit.exists(), "{removed:?}");
}

#[hob_needs::fixtures]
#[test]
fn systemd_hands_a_socket_of_the_file_system_over() {
    let folder = Folder::new("service-unix");
    let model = common::fixtures().join("stories/stories260K.gguf");
    let path = folder.0.join("socket");
    let listener = std::os::unix::net::UnixListener::bind(&path).unwrap();
    let program = env!("CARGO_BIN_EXE_hob");
    let line = format!(
        "LISTEN_FDS=1 LISTEN_PID=$$ exec '{program}' serve -m '{}' --port 1 3<&0 0</dev/null",
        model.display()
    );
    let mut command = Command::new("sh");
    command.args(["-c", &line]).env("HOME", &folder.0);
    command.env("HOB_RUNTIME_DIR", folder.0.join("run"));
    command.stdin(Stdio::from(std::os::fd::OwnedFd::from(listener)));
    let mut process = Process::spawn_with_input(&mut command);
    assert_eq!(process.after("listening on "), format!("http+unix:{}", path.display()));
    std::os::unix::net::UnixStream::connect(&path).unwrap();
    process.end();
    assert!(process.wait().success(), "{}", process.log());
}
