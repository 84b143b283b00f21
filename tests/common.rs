//! What tests share: where the conformance data lies, how large the shipped model is.

use std::path::PathBuf;

/// The folder of conformance data: `HOB_FIXTURES`, or `../shared/fixtures` beside the repository.
///
/// Absent data is said aloud and the test passes, unless `HOB_REQUIRE_FIXTURES=1`.
#[allow(dead_code, reason = "shared by several test files, each of which uses a part")]
pub fn fixtures() -> Option<PathBuf> {
    let dir = std::env::var_os("HOB_FIXTURES")
        .map(PathBuf::from)
        .unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/fixtures"));
    if dir.is_dir() {
        return Some(dir);
    }
    if std::env::var("HOB_REQUIRE_FIXTURES").is_ok_and(|v| v == "1") {
        panic!("conformance data required, but {} is no folder", dir.display());
    }
    eprintln!("no conformance data at {}: this test checks nothing", dir.display());
    None
}

/// MiB that hold the shipped model or a smaller one, not both: what is left is less than a MiB, and
/// the other is more.
#[allow(dead_code, reason = "as above")]
pub fn room_for_one() -> String {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf");
    let bytes = std::fs::metadata(shipped).unwrap().len();
    bytes.div_ceil(1 << 20).to_string()
}
