//! Model files that a command writes: those that are there stay unless the user says otherwise, and
//! standard error says what is written, also where it is no terminal.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::units::binary_size;
use super::{Error, terminal};
use crate::gguf::Gguf;

/// The option to write over files.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(super) struct OverwriteArgs {
    /// Write over a file that is there; it stays until the new one is whole
    #[arg(short, long)]
    force: bool,
}

impl OverwriteArgs {
    /// Checks that files may be written, before any work is done for them.
    ///
    /// # Errors
    /// One is a file of the input, is there already, or its folder is not.
    pub(super) fn check(self, input: &Gguf, paths: &[PathBuf]) -> Result<(), Error> {
        for path in paths {
            refuse_input(input, path)?;
            if path.is_dir() {
                return Err(Error::input(
                    path.display(),
                    "a folder; the name of a file is missing",
                ));
            }
            if !self.force && path.is_file() {
                let what = "is there already; --force writes over it";
                return Err(Error::Usage(format!("{} {what}", path.display())));
            }
            if let Some(folder) = folder_of(path).filter(|folder| !folder.is_dir()) {
                let what = "there is no such folder to write to; make it first";
                return Err(Error::input(folder.display(), what));
            }
        }
        Ok(())
    }
}

/// Refuses to write over a file that is read.
///
/// # Errors
/// The output is a file of the input.
fn refuse_input(input: &Gguf, output: &Path) -> Result<(), Error> {
    let Ok(real) = output.canonicalize() else { return Ok(()) };
    let is_it = |name: &str| Path::new(name).canonicalize().is_ok_and(|file| file == real);
    if input.files().any(|(name, _)| is_it(name)) {
        let what = format!("{}: input and output are the same file", output.display());
        return Err(Error::Usage(what));
    }
    Ok(())
}

/// Returns the folder of a file, unless that is the current one.
pub(super) fn folder_of(path: &Path) -> Option<&Path> {
    path.parent().filter(|folder| !folder.as_os_str().is_empty())
}

/// Lines on standard error about files that are written.
pub(super) struct WriteReport {
    paths: Vec<PathBuf>,
    started: Instant,
}

impl WriteReport {
    /// Begins: where no progress bar is shown, a line says what is written.
    pub(super) fn begin(input: &Gguf, paths: &[PathBuf]) -> WriteReport {
        let report = WriteReport { paths: paths.to_vec(), started: Instant::now() };
        if !io::stderr().is_terminal() {
            let n_bytes: u64 = input.tensors().iter().map(|tensor| tensor.n_bytes).sum();
            let n_tensors = input.tensors().len();
            let size = binary_size(n_bytes);
            say(&format!("writing {}: {n_tensors} tensors of {size}", report.names()));
        }
        report
    }

    /// Says what was written.
    pub(super) fn end(self) {
        let sizes = self.paths.iter().filter_map(|path| path.metadata().ok());
        let size = binary_size(sizes.map(|found| found.len()).sum());
        let seconds = self.started.elapsed().as_secs_f64();
        say(&format!("{} written: {size} in {seconds:.1} s", self.names()));
    }

    fn names(&self) -> String {
        match &self.paths[..] {
            [] => "nothing".into(),
            [path] => path.display().to_string(),
            [first, .., last] => {
                format!("{} to {} ({} parts)", first.display(), last.display(), self.paths.len())
            }
        }
    }
}

/// Writes a line on standard error.
pub(super) fn say(line: &str) {
    let _ = writeln!(terminal::stderr(), "hob: {line}"); // nobody is left to hear of a failure here
}
