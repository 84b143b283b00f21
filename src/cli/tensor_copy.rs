//! Copies tensors from one model file to others, with a progress bar, until a signal stops it.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

use super::atomic_file::AtomicFile;
use super::{Error, signals, terminal};
use crate::gguf::{Access, Gguf, Tensor, TensorWriter, Value, Writer};

/// Bytes that are copied at once.
const COPY_BYTES: usize = 16 << 20;

/// The exit code of a command that the user stopped.
pub(super) const STOPPED: u8 = 130;

/// A copy of a model's tensors.
pub(super) struct TensorCopy<'a> {
    input: &'a Gguf,
    bar: ProgressBar,
    is_stopped: Arc<AtomicBool>,
}

impl<'a> TensorCopy<'a> {
    /// Begins to copy all tensors of a model.
    ///
    /// # Errors
    /// The system does not let the process wait for signals.
    pub(super) fn begin(input: &'a Gguf) -> Result<TensorCopy<'a>, Error> {
        Ok(TensorCopy::with(input, signals::stop_flag()?))
    }

    /// Begins to copy all tensors of a model; signals do what they did.
    pub(super) fn unstoppable(input: &'a Gguf) -> TensorCopy<'a> {
        TensorCopy::with(input, Arc::default())
    }

    fn with(input: &'a Gguf, is_stopped: Arc<AtomicBool>) -> TensorCopy<'a> {
        const TEMPLATE: &str = "{bar:30} {bytes}/{total_bytes} {bytes_per_sec} {eta} {msg}";
        input.advise(Access::Sequential);
        let style =
            ProgressStyle::with_template(TEMPLATE).unwrap_or_else(|_| ProgressStyle::default_bar());
        let total = input.tensors().iter().map(|t| t.n_bytes).sum();
        let bar = ProgressBar::new(total).with_style(style);
        TensorCopy { input, bar, is_stopped }
    }

    /// Calls `write` with the data of a tensor, at most `n_bytes` at once. Returns false if the
    /// user stopped it.
    ///
    /// # Errors
    /// The first error of `write`.
    pub(super) fn for_each_piece(
        &self,
        tensor: &Tensor,
        n_bytes: usize,
        mut write: impl FnMut(&[u8]) -> Result<(), Error>,
    ) -> Result<bool, Error> {
        self.bar.set_message(terminal::without_controls(&tensor.name).into_owned());
        for piece in self.input.data(tensor).chunks(n_bytes) {
            if self.is_stopped.load(Ordering::Relaxed) {
                return Ok(false);
            }
            write(piece)?;
            self.bar.inc(piece.len() as u64);
        }
        Ok(true)
    }

    /// Writes the data of a tensor as it is. Returns false if the user stopped it.
    ///
    /// # Errors
    /// The output fails, or another tensor is due.
    pub(super) fn write_tensor<W: Write>(
        &self,
        tensor: &Tensor,
        out: &mut TensorWriter<W>,
    ) -> Result<bool, Error> {
        self.for_each_piece(tensor, COPY_BYTES, |bytes| Ok(out.data(&tensor.name, bytes)?))
    }

    /// Writes a file: `header` with entries for `tensors`, and their data. Returns false if the
    /// user stopped it.
    ///
    /// # Errors
    /// When the output fails.
    pub(super) fn write_file(
        &self,
        mut header: Writer,
        tensors: &[Tensor],
        out: &mut AtomicFile,
    ) -> Result<bool, Error> {
        for t in tensors {
            header.tensor(&t.name, t.ty, &t.shape)?;
        }
        let mut out = header.begin(out)?;
        for t in tensors {
            if !self.write_tensor(t, &mut out)? {
                return Ok(false);
            }
        }
        out.finish()?;
        Ok(true)
    }
}

impl Drop for TensorCopy<'_> {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// Returns whether a key of the metadata describes how a model is split over files.
pub(super) fn is_split_key(key: &str) -> bool {
    key.starts_with("split.")
}

/// Refuses to write over a file that is read.
///
/// # Errors
/// The output is a file of the input.
pub(super) fn refuse_input(input: &Gguf, output: &Path) -> Result<(), Error> {
    let Ok(real) = output.canonicalize() else { return Ok(()) };
    let is_it = |name: &str| Path::new(name).canonicalize().is_ok_and(|file| file == real);
    if input.files().any(|(name, _)| is_it(name)) {
        let what = format!("{}: input and output are the same file", output.display());
        return Err(Error::Usage(what));
    }
    Ok(())
}

/// Writes a model into one file, with other metadata; the file takes its place once it is finished.
/// A signal to stop ends it: then there is none.
///
/// # Errors
/// The metadata cannot be written, or the output fails.
pub(super) fn write_with_metadata<'v>(
    input: &Gguf,
    metadata: impl IntoIterator<Item = (&'v str, &'v Value)>,
    output: &Path,
) -> Result<Option<AtomicFile>, Error> {
    let mut header = Writer::new();
    for (key, value) in metadata {
        header.metadata(key, value.clone())?;
    }
    let copy = TensorCopy::begin(input)?;
    let mut out = AtomicFile::create(output)?;
    let is_whole = copy.write_file(header, input.tensors(), &mut out)?;
    Ok(is_whole.then_some(out))
}

/// Moves a file that was written to its place; there is none if the user stopped it.
///
/// # Errors
/// When the system does not allow it.
pub(super) fn finish(written: Option<AtomicFile>) -> Result<ExitCode, Error> {
    let Some(file) = written else { return Ok(ExitCode::from(STOPPED)) };
    file.finish()?;
    Ok(ExitCode::SUCCESS)
}
