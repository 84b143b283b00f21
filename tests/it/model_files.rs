//! `hob split`, `hob merge` and `hob inspect --set`, run as programs.

use std::fs;
use std::path::Path;
use std::process::Command;

use hob::gguf::{Gguf, TensorType, Value, Writer};

use crate::http::process::Folder;
use crate::start::Start as _;

/// Returns the names of the files in a folder, sorted.
fn names(folder: &Folder) -> Vec<String> {
    let entries = fs::read_dir(&folder.0).unwrap();
    let mut names: Vec<_> =
        entries.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Writes a model of `n_tensors` tensors of 4,096 bytes each.
fn model(path: &Path, n_tensors: usize) {
    let mut header = Writer::new();
    header.metadata("general.architecture", "llama").unwrap();
    header.metadata("general.name", "small").unwrap();
    header.metadata("general.alignment", 64u32).unwrap();
    header.metadata("llama.context_length", 512u16).unwrap();
    header.metadata("tokenizer.ggml.tokens", Value::strings(["a", "b"])).unwrap();
    let names: Vec<_> = (0..n_tensors).map(|i| format!("blk.{i}.weight")).collect();
    for name in &names {
        header.tensor(name, TensorType::F32, &[32, 32]).unwrap();
    }
    let mut file = header.begin(Vec::new()).unwrap();
    for (i, name) in names.iter().enumerate() {
        let bytes: Vec<u8> = (0..1024).flat_map(|j| ((i * j) as f32).to_le_bytes()).collect();
        file.data(name, &bytes).unwrap();
    }
    fs::write(path, file.finish().unwrap()).unwrap();
}

/// Runs hob; returns the exit code, what it printed, and its error.
fn hob<A: AsRef<std::ffi::OsStr>>(args: impl IntoIterator<Item = A>) -> (i32, String, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_hob")).args(args).run();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (out.status.code().unwrap(), text(out.stdout), text(out.stderr))
}

/// Runs `hob COMMAND FILE ARGS…`, which must succeed; returns what it printed.
fn succeed(command: &str, file: &Path, args: &[&str]) -> String {
    let (code, printed, error) = hob([command, file.to_str().unwrap()].iter().chain(args).copied());
    let is_report = |line: &str| line.starts_with("hob: writing ") || line.contains(" written: ");
    assert!(code == 0 && error.lines().all(is_report), "{command} {args:?}: {error}");
    printed
}

/// Runs `hob COMMAND FILE ARGS…`, which must be refused; returns its one line of error.
fn refused(command: &str, file: &Path, args: &[&str]) -> String {
    let (code, printed, error) = hob([command, file.to_str().unwrap()].iter().chain(args).copied());
    assert_eq!((code, printed.as_str()), (2, ""), "{command} {args:?}: {error}");
    error
}

#[test]
fn a_split_model_is_merged_to_the_same_bytes() {
    let dir = Folder::new("split");
    let whole = dir.0.join("m.gguf");
    model(&whole, 10);
    let listed = succeed("split", &whole, &["--max-tensors", "4", "--dry-run"]);
    assert_eq!(listed.lines().count(), 3, "{listed}");
    assert!(listed.contains("m-00003-of-00003.gguf  2 tensors, 8.0 KiB"), "{listed}");
    assert_eq!(names(&dir), ["m.gguf"], "a dry run writes nothing");

    succeed("split", &whole, &["--max-tensors", "4"]);
    let parts = ["m-00001-of-00003.gguf", "m-00002-of-00003.gguf", "m-00003-of-00003.gguf"];
    assert_eq!(names(&dir)[..3], parts);
    let from_any = Gguf::open(dir.0.join(parts[1])).unwrap();
    let original = Gguf::open(&whole).unwrap();
    assert_eq!(from_any.get_str("general.name").unwrap(), Some("small"));
    assert_eq!(from_any.tensors().len(), 10);
    for tensor in original.tensors() {
        let found = from_any.tensor(&tensor.name).unwrap();
        assert_eq!(from_any.data(found), original.data(tensor), "{}", tensor.name);
    }

    let merged = dir.0.join("merged.gguf");
    succeed("merge", &dir.0.join(parts[2]), &[merged.to_str().unwrap()]);
    assert_eq!(fs::read(&merged).unwrap(), fs::read(&whole).unwrap());
}

#[test]
fn parts_stay_below_the_size_that_is_asked_for() {
    let dir = Folder::new("split-size");
    let whole = dir.0.join("m.gguf");
    model(&whole, 700); // 2.9 MB
    succeed("split", &whole, &[dir.0.join("p").to_str().unwrap(), "--max-size", "1M"]);
    let sizes: Vec<_> = (1..=3)
        .map(|i| fs::metadata(dir.0.join(format!("p-{i:05}-of-00003.gguf"))).unwrap().len())
        .collect();
    assert!(sizes.iter().all(|&size| size <= 1_000_000), "{sizes:?}");
    assert!(sizes[0] > 990_000 && sizes[1] > 990_000, "{sizes:?}");

    let first = dir.0.join("q");
    let args = [first.to_str().unwrap(), "--max-tensors", "400", "--no-tensor-first-split"];
    succeed("split", &whole, &args);
    let part = dir.0.join("q-00001-of-00003.gguf");
    assert!(fs::metadata(&part).unwrap().len() < 1000);
    assert_eq!(Gguf::open(part).unwrap().tensors().len(), 700);
}

#[test]
fn a_file_that_is_there_is_written_over_only_if_that_is_asked_for() {
    let dir = Folder::new("overwrite");
    let whole = dir.0.join("m.gguf");
    model(&whole, 6);
    succeed("split", &whole, &["--max-tensors", "3"]);
    let part = dir.0.join("m-00001-of-00002.gguf");
    let out = dir.0.join("out.gguf");
    let out = out.to_str().unwrap();
    let set = ["--set", "general.name=x", "-o", out];
    let split = dir.0.join("s");
    let commands: [(&str, &Path, &[&str]); 4] = [
        ("quantize", &whole, &[out, "q8_0"]),
        ("merge", &part, &[out]),
        ("inspect", &whole, &set),
        ("split", &whole, &[split.to_str().unwrap(), "--max-tensors", "3"]),
    ];
    for (command, file, args) in commands {
        for there in [out, dir.0.join("s-00002-of-00002.gguf").to_str().unwrap()] {
            fs::write(there, "mine").unwrap();
        }
        let error = refused(command, file, args);
        assert!(error.contains("is there already; --force writes over it"), "{command}: {error}");
        assert_eq!(fs::read(out).unwrap(), b"mine", "{command}");
        for force in ["-f", "--force"] {
            succeed(command, file, &[args, &[force]].concat());
        }
        assert!(!names(&dir).iter().any(|name| name.ends_with(".part")));
    }
    let missing = dir.0.join("none/out.gguf");
    let error = refused("merge", &part, &[missing.to_str().unwrap()]);
    assert!(error.contains("none: there is no such folder"), "{error}");
    let error = refused("merge", &part, &[dir.0.to_str().unwrap()]);
    assert!(error.contains("a folder; the name of a file is missing"), "{error}");
}

#[test]
fn what_is_written_is_said_where_no_bar_is_shown() {
    let dir = Folder::new("report");
    let whole = dir.0.join("m.gguf");
    model(&whole, 6);
    let out = dir.0.join("out.gguf");
    let args = ["quantize", whole.to_str().unwrap(), out.to_str().unwrap(), "q8_0"];
    let (code, printed, said) = hob(args);
    assert_eq!((code, printed.as_str()), (0, ""), "{said}");
    let lines: Vec<&str> = said.lines().collect();
    let begin = format!("hob: writing {}: 6 tensors of 24.0 KiB", out.display());
    assert_eq!((lines.len(), lines[0]), (2, begin.as_str()));
    let end = format!("hob: {} written: ", out.display());
    assert!(lines[1].starts_with(&end) && lines[1].ends_with(" s"), "{said}");

    let parts = dir.0.join("p");
    let args = ["split", whole.to_str().unwrap(), parts.to_str().unwrap(), "--max-tensors", "2"];
    let (_, _, said) = hob(args);
    let words = "p-00001-of-00003.gguf to ";
    assert!(said.contains(words) && said.contains("p-00003-of-00003.gguf (3 parts)"), "{said}");
}

#[test]
fn parts_go_where_the_user_says() {
    let dir = Folder::new("split-where");
    let whole = dir.0.join("m.gguf");
    model(&whole, 4);
    let folder = format!("{}/", dir.0.join("new").display());
    succeed("split", &whole, &[&folder, "--max-tensors", "2"]);
    assert!(dir.0.join("new/m-00002-of-00002.gguf").exists());
    let named = dir.0.join("other/deep/p");
    succeed("split", &whole, &[named.to_str().unwrap(), "--max-tensors", "2"]);
    assert!(dir.0.join("other/deep/p-00001-of-00002.gguf").exists());
    let there = dir.0.join("new");
    let error = refused("split", &whole, &[there.to_str().unwrap(), "--max-tensors", "2"]);
    assert!(error.contains("m-00001-of-00002.gguf is there already"), "{error}");

    // a model of a store is no place to write to
    let snapshot = dir.0.join("hub/models--org--m-GGUF/snapshots").join("0".repeat(40));
    fs::create_dir_all(&snapshot).unwrap();
    fs::copy(&whole, snapshot.join("m-Q8_0.gguf")).unwrap();
    let out = Command::new(env!("CARGO_BIN_EXE_hob"))
        .args(["split", "org/m-GGUF", "--max-tensors", "2"])
        .env("LLAMA_CACHE", dir.0.join("hub"))
        .run();
    let error = String::from_utf8(out.stderr).unwrap();
    assert_eq!(out.status.code(), Some(2), "{error}");
    assert!(error.contains("name the parts"), "{error}");
    assert_eq!(fs::read_dir(&snapshot).unwrap().count(), 1);
}

#[test]
fn what_cannot_be_split_or_merged_is_named() {
    let dir = Folder::new("split-refused");
    let whole = dir.0.join("m.gguf");
    model(&whole, 600);
    let error = refused("split", &whole, &["--max-tensors", "1"]);
    assert!(error.contains("600 parts; at most 512"), "{error}");
    assert!(refused("split", &whole, &[]).contains("--max-size SIZE or --max-tensors N"));
    assert!(refused("split", &whole, &["--max-size", "5"]).contains("500M"));
    let out = dir.0.join("out.gguf");
    let error = refused("merge", &whole, &[out.to_str().unwrap()]);
    assert!(error.contains("no parts"), "{error}");
    succeed("split", &whole, &["--max-tensors", "300"]);
    let part = dir.0.join("m-00002-of-00002.gguf");
    let error = refused("merge", &part, &[part.to_str().unwrap()]);
    assert!(error.contains("same file"), "{error}");
    // the model that comes with hob is in the program
    fs::remove_file(dir.0.join("m-00001-of-00002.gguf")).unwrap();
    let error = refused("merge", &part, &[out.to_str().unwrap()]);
    assert!(error.contains("m-00001-of-00002.gguf"), "{error}");
}

#[test]
fn metadata_is_set_and_removed() {
    let dir = Folder::new("edit");
    let whole = dir.0.join("m.gguf");
    model(&whole, 3);
    let template = dir.0.join("chat.jinja");
    fs::write(&template, "{{ messages }}\n").unwrap();
    let out = dir.0.join("out.gguf");
    let set_file = format!("tokenizer.chat_template={}", template.display());
    let mut args = vec!["--set", "general.name=My model: 2", "--set", ".context_length=1024"];
    args.extend(["--set", "general.quantized_by=str:me", "--set", "general.alignment=32"]);
    args.extend(["--set-file", &set_file, "-o", out.to_str().unwrap()]);
    assert_eq!(succeed("inspect", &whole, &args), "");
    let changed = Gguf::open(&out).unwrap();
    assert_eq!(changed.get_str("general.name").unwrap(), Some("My model: 2"));
    assert_eq!(changed.get("llama.context_length"), Some(&Value::U16(1024)), "the file's type");
    assert_eq!(changed.get_str("general.quantized_by").unwrap(), Some("me"));
    assert_eq!(changed.get_str("tokenizer.chat_template").unwrap(), Some("{{ messages }}\n"));
    assert_eq!(changed.alignment(), 32);
    let keys: Vec<_> = changed.metadata().map(|(key, _)| key).collect();
    assert_eq!(keys[..2], ["general.architecture", "general.name"], "in the order of the file");
    let original = Gguf::open(&whole).unwrap();
    for tensor in original.tensors() {
        let found = changed.tensor(&tensor.name).unwrap();
        assert_eq!(changed.data(found), original.data(tensor), "{}", tensor.name);
    }

    // Windows replaces no file that is mapped
    drop(changed);
    succeed("inspect", &out, &["--remove", "general.quantized_by", "--in-place"]);
    assert_eq!(Gguf::open(&out).unwrap().get("general.quantized_by"), None);
    assert_eq!(names(&dir), ["chat.jinja", "m.gguf", "out.gguf"]);
}

#[test]
fn changes_that_cannot_be_made_are_named() {
    let dir = Folder::new("edit-refused");
    let whole = dir.0.join("m.gguf");
    model(&whole, 2);
    let before = fs::read(&whole).unwrap();
    let out = dir.0.join("out.gguf");
    let cases: [(&[&str], &str); 12] = [
        (&["--set", "llama.context_length=x"], "a value of type u16 was expected"),
        (&["--set", "llama.context_length=str:x"], "is of type u16 in the file"),
        (&["--set", "new.key=5"], "say its type"),
        (&["--set", "tokenizer.ggml.tokens=a"], "arrays cannot be set"),
        (&["--set", "split.count=u16:2"], "split over files"),
        (&["--set", "general.alignment=3"], "a power of two"),
        (&["--set", "general.name=a", "--remove", "general.name"], "changed twice"),
        (&["--set", "general.name"], "KEY="),
        (&["--remove", "general.url"], "no such key"),
        (&["--set-file", "general.name=/no/such/file"], "/no/such/file"),
        (&["--set-file", "llama.context_length=/dev/null"], "is of type u16 in the file"),
        (&["--set", "general.name=a", "--in-place"], "cannot be used with"),
    ];
    for (args, expected) in cases {
        let args = [args, &["-o", out.to_str().unwrap()]].concat();
        let error = refused("inspect", &whole, &args);
        assert!(error.contains(expected), "{args:?}: {error}");
    }
    let error = refused("inspect", &whole, &["--set", "general.name=a"]);
    assert!(error.contains("-o FILE, or --in-place"), "{error}");
    let error =
        refused("inspect", &whole, &["--set", "general.name=a", "-o", whole.to_str().unwrap()]);
    assert!(error.contains("same file"), "{error}");
    assert!(refused("inspect", &whole, &["--in-place"]).contains("--set"));
    #[cfg(unix)]
    {
        let link = dir.0.join("link.gguf");
        std::os::unix::fs::symlink(&whole, &link).unwrap();
        let args = ["--set", "general.name=a", "--in-place"];
        assert!(refused("inspect", &link, &args).contains("not a link"));
        fs::remove_file(link).unwrap();
    }
    assert_eq!(fs::read(&whole).unwrap(), before);
    assert_eq!(names(&dir), ["m.gguf"]);
}
