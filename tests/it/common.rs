//! The conformance data that tests read.

use std::path::PathBuf;

/// The folder of conformance data: `HOB_FIXTURES`, or `../shared/fixtures` beside the repository.
///
/// Absent data is said aloud and the test passes, unless `HOB_REQUIRE_FIXTURES=1`.
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
