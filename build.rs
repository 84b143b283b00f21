//! Finds the model that becomes part of the program, for the feature `default-model`.
//!
//! It is the GGUF file that `HOB_DEFAULT_MODEL` names by a whole path, or else the one in `models/`.
//! The package on crates.io has no room for that one: a build from there carries a model only if
//! the variable names one.

use std::env;
use std::path::{Path, PathBuf};

const MODEL: &str = "models/hob-nano-q8_0.gguf";
const VARIABLE: &str = "HOB_DEFAULT_MODEL";

fn main() {
    println!("cargo::rustc-check-cfg=cfg(shipped_model)");
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    println!("cargo::rerun-if-changed={MODEL}");
    if env::var_os("CARGO_FEATURE_DEFAULT_MODEL").is_none() {
        return;
    }
    let package = env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let file = match env::var_os(VARIABLE) {
        Some(path) => PathBuf::from(path),
        None => Path::new(&package).join(MODEL),
    };
    if file.is_file() {
        println!("cargo::rustc-cfg=shipped_model");
        println!("cargo::rustc-env=HOB_SHIPPED_MODEL={}", file.display());
    } else if env::var_os(VARIABLE).is_some() {
        println!("cargo::error={VARIABLE}: no file {}", file.display());
    } else {
        println!("cargo::warning=no {MODEL}, and {VARIABLE} is not set: hob will carry no model");
    }
}
