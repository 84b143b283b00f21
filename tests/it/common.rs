//! The conformance data that tests read.

use std::path::PathBuf;

/// Returns the folder of conformance data. A test that calls it bears `#[hob_needs::fixtures]`.
///
/// # Panics
///
/// If it is not there.
pub(crate) fn fixtures() -> PathBuf {
    let folder = fixtures_folder();
    assert!(folder.is_dir(), "no conformance data at {}: set HOB_FIXTURES", folder.display());
    folder
}

/// Returns the path at which the conformance data is expected: `HOB_FIXTURES`, or
/// `../shared/fixtures` next to the repository.
pub(crate) fn fixtures_folder() -> PathBuf {
    std::env::var_os("HOB_FIXTURES")
        .map(PathBuf::from)
        .unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/fixtures"))
}
