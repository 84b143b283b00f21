//! A browser: WebAssembly with one thread and without files, whose page waits for nothing. A call
//! that has to wait lets the page go on meanwhile, and goes on itself when that is done: the call
//! into the module is made by `WebAssembly.promising`, and the function here is a
//! `WebAssembly.Suspending` of the page.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

#[link(wasm_import_module = "./pause.js")]
unsafe extern "C" {
    /// Lets what else waits in the page run, and returns after that.
    #[link_name = "pause"]
    safe fn pause_module();
}

/// Lets what else waits in the page run.
pub fn pause() {
    pause_module();
}

/// Makes no folder: a browser has none.
///
/// # Errors
/// Always.
pub fn create_private_folder(_folder: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Changes nothing: no file can be opened.
pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Changes nothing: no file can be opened.
pub fn no_follow(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Does nothing: a model lies in memory as a whole.
pub fn will_need(_bytes: &[u8]) {}

/// Opens no file: a browser has none.
///
/// # Errors
/// Always.
pub fn open_uncached(_path: &Path) -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Reads nothing: no file can be opened.
///
/// # Errors
/// Always.
pub fn read_at(_file: &File, _to: &mut [u8], _from: u64) -> io::Result<usize> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Does nothing: there is one thread.
pub fn lower_thread_priority() {}
