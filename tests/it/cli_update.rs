//! `hob update` against releases on a real server, by the installer that the releases carry.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::http::hub::sha256;
use crate::http::process::Folder;
use crate::start::Start as _;

const NEWER: &str = "9.9.9";
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Answers `GET` with the files below a folder; returns the address.
fn serve(folder: PathBuf) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            answer(&folder, stream);
        }
    });
    format!("http://{address}")
}

fn answer(folder: &Path, mut stream: TcpStream) {
    let mut lines = BufReader::new(stream.try_clone().unwrap()).lines().map_while(Result::ok);
    let first = lines.next().unwrap_or_default();
    lines.by_ref().take_while(|line| !line.is_empty()).for_each(drop);
    let path = first.split(' ').nth(1).unwrap_or("/").trim_start_matches('/');
    let (status, body) = match fs::read(folder.join(path)) {
        Ok(body) => ("200 OK", body),
        Err(_) => ("404 Not Found", Vec::new()),
    };
    let head =
        format!("HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
    // one who has left needs no answer
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
}

/// Lays a release out whose program only prints its version.
fn release(files: &Path, version: &str) {
    let name = format!("hob-{version}-{TARGET}");
    let staged = files.join("staged").join(&name);
    for folder in ["completions", "man/man1"] {
        fs::create_dir_all(staged.join(folder)).unwrap();
    }
    for file in ["completions/hob.bash", "completions/hob.fish", "completions/_hob"] {
        fs::write(staged.join(file), "").unwrap();
    }
    fs::write(staged.join("man/man1/hob.1"), "").unwrap();
    fs::write(staged.join("hob"), format!("#!/bin/sh\necho hob {version}\n")).unwrap();
    run(Command::new("chmod").arg("755").arg(staged.join("hob")));
    let place = files.join(format!("v{version}"));
    fs::create_dir_all(&place).unwrap();
    let archive = place.join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    run(tar.arg("-C").arg(files.join("staged")).arg("-czf").arg(&archive).arg(&name));
    let sum = format!("{}  {name}.tar.gz\n", sha256(&fs::read(&archive).unwrap()));
    fs::write(place.join(format!("{name}.tar.gz.sha256")), sum).unwrap();
    let installer = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/install.sh");
    fs::copy(installer, place.join("install.sh")).unwrap();
}

fn run(command: &mut Command) {
    assert!(command.run_beside().success(), "{command:?}");
}

fn text(output: &Output) -> String {
    let all = [&output.stdout[..], &output.stderr].concat();
    String::from_utf8(all).unwrap()
}

/// A program where the installer would have put it.
fn installed(folder: &Folder, releases: &str) -> PathBuf {
    let prefix = folder.0.join("prefix");
    for part in ["bin", "share/hob"] {
        fs::create_dir_all(prefix.join(part)).unwrap();
    }
    let program = prefix.join("bin/hob");
    fs::copy(env!("CARGO_BIN_EXE_hob"), &program).unwrap();
    let origin = format!("releases={releases}\ntarget={TARGET}\n");
    fs::write(prefix.join("share/hob/origin"), origin).unwrap();
    fs::write(prefix.join("share/hob/installed-files"), "bin/hob\n").unwrap();
    program
}

// the script needs a shell of Unix
#[cfg(unix)]
#[test]
fn a_newer_release_takes_the_place_of_the_program() {
    let folder = Folder::new("update");
    let files = folder.0.join("files");
    release(&files, NEWER);
    let address = serve(files.clone());
    let program = installed(&folder, &address);
    let hob = |args: &[&str]| {
        Command::new(&program).args(args).env_remove("HOB_BASE_URL").env("HOME", &folder.0).run()
    };

    let none = hob(&["update"]);
    assert_eq!(none.status.code(), Some(2), "{}", text(&none));
    assert!(text(&none).contains("latest.txt"), "{}", text(&none));

    fs::write(files.join("latest.txt"), env!("CARGO_PKG_VERSION")).unwrap();
    let same = hob(&["update"]);
    assert!(same.status.success() && text(&same).contains("is the newest"), "{}", text(&same));
    assert!(hob(&["update", "--check"]).status.success());

    fs::write(files.join("latest.txt"), "../../x").unwrap();
    assert_eq!(hob(&["update"]).status.code(), Some(2));

    fs::write(files.join("latest.txt"), format!("{NEWER}\n")).unwrap();
    let check = hob(&["update", "--check"]);
    assert_eq!(check.status.code(), Some(1), "{}", text(&check));
    assert!(text(&check).contains("hob 9.9.9 is there"), "{}", text(&check));

    // one whose archive is damaged changes nothing
    let sums = files.join(format!("v{NEWER}/hob-{NEWER}-{TARGET}.tar.gz.sha256"));
    let sum = fs::read_to_string(&sums).unwrap();
    fs::write(&sums, format!("{}\n", "0".repeat(64))).unwrap();
    let damaged = hob(&["update"]);
    assert_eq!(damaged.status.code(), Some(2), "{}", text(&damaged));
    assert!(text(&hob(&["--version"])).contains(env!("CARGO_PKG_VERSION")));

    fs::write(&sums, sum).unwrap();
    let updated = hob(&["update"]);
    assert!(updated.status.success(), "{}", text(&updated));
    assert_eq!(text(&hob(&["--version"])), "hob 9.9.9\n");
}

#[test]
fn what_no_installer_has_put_there_is_left_alone() {
    let folder = Folder::new("update-elsewhere");
    let output = folder.command(&["update", "--check"]).run();
    // 1 would say that there is a newer one
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(folder.command(&["update"]).run().status.code(), Some(1));
    let said = text(&output);
    assert!(said.contains("was not installed by the installer of a release"), "{said}");
}
