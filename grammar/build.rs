//! Hashes the sources of the crate: tables of a vocabulary that are kept in files are known by it,
//! so that none outlives the code that has made it.

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// Adds the files of a folder and of those in it, in order of their names.
fn add_files(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("the sources are there");
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("a name is read").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            add_files(&path, files);
        } else {
            files.push(path);
        }
    }
}

fn main() {
    println!("cargo::rerun-if-changed=src");
    let mut files = Vec::new();
    add_files(Path::new("src"), &mut files);
    let mut hash = Sha256::new();
    for path in files {
        let text = fs::read(&path).expect("a source is read");
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    }
    let hex: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    println!("cargo::rustc-env=HOB_GRAMMAR_SOURCES={hex}");
}
