//! Copies tensors from one model file to others, with a progress bar.

use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use super::atomic_file::{AtomicFile, Existing};
use super::output_files::{WriteReport, say};
use super::{Error, terminal};
use crate::gguf::{Access, Gguf, Tensor, TensorWriter, Value, Writer};

/// Bytes that are copied at once.
const COPY_BYTES: usize = 16 << 20;

/// Percent of a copy between two lines about it, where no bar is shown.
const STEP: u64 = 10;

/// Least time between two such lines.
const PAUSE: Duration = Duration::from_secs(1);

/// A copy of a model's tensors.
pub(super) struct TensorCopy<'a> {
    input: &'a Gguf,
    bar: ShownBar,
    lines: Option<ProgressLines>,
}

/// Lines about a copy on a standard error that is no terminal.
struct ProgressLines {
    /// Percent at the last one.
    told: Cell<u64>,
    last: Cell<Instant>,
}

impl ProgressLines {
    /// Says how far a copy is, if that is worth a line.
    fn tell(&self, bar: &ProgressBar) {
        let percent = bar.position() * 100 / bar.length().unwrap_or(0).max(1);
        let is_due = percent >= self.told.get() + STEP && percent < 100;
        if is_due && self.last.get().elapsed() >= PAUSE {
            self.told.set(percent - percent % STEP);
            self.last.set(Instant::now());
            say(&format!("{percent} %"));
        }
    }
}

impl<'a> TensorCopy<'a> {
    /// Begins to copy all tensors of a model, and says how far it is.
    pub(super) fn begin(input: &'a Gguf) -> TensorCopy<'a> {
        let copy = TensorCopy::quiet(input);
        let lines = ProgressLines { told: Cell::new(0), last: Cell::new(Instant::now()) };
        TensorCopy { lines: (!io::stderr().is_terminal()).then_some(lines), ..copy }
    }

    /// Begins to copy all tensors of a model, without lines where no bar is shown.
    pub(super) fn quiet(input: &'a Gguf) -> TensorCopy<'a> {
        const TEMPLATE: &str = "{bar:30} {bytes}/{total_bytes} {bytes_per_sec} {eta} {msg}";
        input.advise(Access::Sequential);
        let style =
            ProgressStyle::with_template(TEMPLATE).unwrap_or_else(|_| ProgressStyle::default_bar());
        let total = input.tensors().iter().map(|t| t.n_bytes).sum();
        let bar = ShownBar(ProgressBar::new(total).with_style(style));
        TensorCopy { input, bar, lines: None }
    }

    /// Calls `write` with the data of a tensor, at most `n_bytes` at once.
    ///
    /// # Errors
    /// The first error of `write`.
    pub(super) fn for_each_piece(
        &self,
        tensor: &Tensor,
        n_bytes: usize,
        mut write: impl FnMut(&[u8]) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.bar.set_message(terminal::without_controls(&tensor.name).into_owned());
        for piece in self.input.data(tensor).chunks(n_bytes) {
            write(piece)?;
            self.bar.inc(piece.len() as u64);
            if let Some(lines) = &self.lines {
                lines.tell(&self.bar);
            }
        }
        Ok(())
    }

    /// Writes the data of a tensor as it is.
    ///
    /// # Errors
    /// The output fails, or another tensor is due.
    pub(super) fn write_tensor<W: Write>(
        &self,
        tensor: &Tensor,
        out: &mut TensorWriter<W>,
    ) -> Result<(), Error> {
        self.for_each_piece(tensor, COPY_BYTES, |bytes| Ok(out.data(&tensor.name, bytes)?))
    }

    /// Writes a file: `header` with entries for `tensors`, and their data.
    ///
    /// # Errors
    /// When the output fails.
    pub(super) fn write_file(
        &self,
        mut header: Writer,
        tensors: &[Tensor],
        out: &mut AtomicFile,
    ) -> Result<(), Error> {
        for t in tensors {
            header.tensor(&t.name, t.ty, &t.shape)?;
        }
        let mut out = header.begin(out)?;
        for t in tensors {
            self.write_tensor(t, &mut out)?;
        }
        out.finish()?;
        Ok(())
    }
}

/// A progress bar that is gone with its owner.
struct ShownBar(ProgressBar);

impl std::ops::Deref for ShownBar {
    type Target = ProgressBar;

    fn deref(&self) -> &ProgressBar {
        &self.0
    }
}

impl Drop for ShownBar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// Returns whether a key of the metadata describes how a model is split over files.
pub(super) fn is_split_key(key: &str) -> bool {
    key.starts_with("split.")
}

/// Writes a model into one file, with other metadata; the file takes its place once it is finished.
///
/// # Errors
/// The metadata cannot be written, or the output fails.
pub(super) fn write_with_metadata<'v>(
    input: &Gguf,
    metadata: impl IntoIterator<Item = (&'v str, &'v Value)>,
    output: &Path,
    existing: Existing,
) -> Result<AtomicFile, Error> {
    let mut header = Writer::new();
    for (key, value) in metadata {
        header.metadata(key, value.clone())?;
    }
    let copy = TensorCopy::begin(input);
    let mut out = AtomicFile::create(output, existing)?;
    copy.write_file(header, input.tensors(), &mut out)?;
    Ok(out)
}

/// Moves a file that was written to its place, and says so.
///
/// # Errors
/// When the system does not allow it.
pub(super) fn finish(file: AtomicFile, report: WriteReport) -> Result<ExitCode, Error> {
    file.finish()?;
    report.end();
    Ok(ExitCode::SUCCESS)
}
