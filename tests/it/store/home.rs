//! A store of its own for each test, and a hub with a small repository.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use crate::http::hub::{Hub, sha256};
use crate::start::Start as _;

pub(super) const REPO: &str = "org/tiny-GGUF";

/// A folder of its own, gone at the end.
pub(super) struct Home(pub PathBuf);

impl Home {
    pub(super) fn new(name: &str) -> Home {
        let folder = std::env::temp_dir().join(format!("hob-store-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Home(folder)
    }

    pub(super) fn repo(&self) -> PathBuf {
        self.0.join("models--org--tiny-GGUF")
    }

    pub(super) fn blob(&self, bytes: &[u8]) -> PathBuf {
        self.repo().join("blobs").join(sha256(bytes))
    }

    pub(super) fn partial(&self, bytes: &[u8]) -> PathBuf {
        self.blob(bytes).with_extension("incomplete")
    }

    pub(super) fn command(&self, hub: &Hub, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
        for name in
            ["HF_TOKEN", "HF_ENDPOINT", "LLAMA_ARG_OFFLINE", "LLAMA_ARG_MODEL", "HF_HUB_OFFLINE"]
        {
            command.env_remove(name);
        }
        command
            .args(args)
            .env("LLAMA_CACHE", &self.0)
            .env("MODEL_ENDPOINT", &hub.address)
            .env("HOME", &self.0)
            .env("USERPROFILE", &self.0);
        command.env("HOB_LOG", "debug");
        command
    }

    pub(super) fn run(&self, hub: &Hub, args: &[&str]) -> Output {
        self.command(hub, args).run()
    }

    /// The path that a successful pull prints.
    pub(super) fn pull(&self, hub: &Hub, args: &[&str]) -> PathBuf {
        let output = self.run(hub, &[&["pull"], args].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        PathBuf::from(text(&output.stdout).trim())
    }

    /// The one line of a pull that fails.
    pub(super) fn fails(&self, hub: &Hub, args: &[&str]) -> String {
        let output = self.run(hub, &[&["pull"], args].concat());
        assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
        let stderr = text(&output.stderr);
        stderr
            .lines()
            .find(|line| line.starts_with("hob: "))
            .unwrap_or_else(|| panic!("{stderr}"))
            .to_owned()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(super) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Returns bytes that compress badly and differ by `seed`.
pub(super) fn noise(seed: u64, n: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as u8
    };
    (0..n).map(|_| next()).collect()
}

pub(super) fn tiny_hub() -> (Hub, Vec<u8>) {
    let model = noise(1, 3_000_000);
    let files = [
        ("README.md", b"words".to_vec()),
        ("tiny-Q4_K_M.gguf", model.clone()),
        ("tiny-Q8_0.gguf", noise(2, 50_000)),
        ("tiny-F16-00001-of-00002.gguf", noise(3, 10_000)),
        ("tiny-F16-00002-of-00002.gguf", noise(4, 20_000)),
        ("sub/tiny-Q2_K.gguf", noise(5, 1_000)),
        ("mmproj-tiny-F16.gguf", noise(6, 5_000)),
    ];
    (Hub::start(REPO, &files), model)
}
