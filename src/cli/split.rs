//! `hob split`: a model file as several, each below a size.

use std::fs;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::Error;
use super::atomic_file::{AtomicFile, Existing};
use super::named::named_source;
use super::output_files::{OverwriteArgs, WriteReport, folder_of};
use super::tensor_copy::{TensorCopy, is_split_key};
use super::units::binary_size;
use crate::gguf::{Gguf, Tensor, Writer};

const EXAMPLES: &str = "\
Examples:
  hob split model.gguf --max-size 2G         model-00001-of-00004.gguf and so on, next to it
  hob split model.gguf parts/m --max-size 500M      parts/m-00001-of-00013.gguf and so on
  hob split model.gguf parts/ --max-size 500M       parts/model-00001-of-00013.gguf and so on
  hob split model.gguf --max-tensors 128
  hob split model.gguf --max-size 2G --dry-run      what the parts would be

The parts are llama.cpp's: the first has the metadata, and any of them may be given to -m while
they lie in one folder. `hob merge` joins them.";

/// Most parts: as many files are open until all of them are written.
const MAX_PARTS: usize = 512;

/// Bytes of the header of a part without metadata, above those of its tensors: more than enough.
const PART_HEADER: u64 = 256;

/// Cut a model file into several
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct SplitArgs {
    /// The model to read: a file, or a name in a store
    input: PathBuf,
    /// Path and name of the parts, to which -00001-of-00004.gguf is added, or a folder for them; a
    /// missing folder is made [default: the input's, if that is a file and no name in a store]
    output: Option<PathBuf>,
    /// Most bytes of a part: megabytes (500M) or gigabytes (2G, 2,000,000,000 bytes). A tensor that
    /// is larger has a part for itself
    #[arg(
        long,
        visible_alias = "split-max-size",
        value_name = "SIZE",
        value_parser = parse_size
    )]
    max_size: Option<u64>,
    /// Most tensors of a part
    #[arg(long, visible_alias = "split-max-tensors", value_name = "N")]
    max_tensors: Option<std::num::NonZero<usize>>,
    /// Leave the first part without tensors
    #[arg(long)]
    no_tensor_first_split: bool,
    /// Write nothing; print the parts
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    overwrite: OverwriteArgs,
}

/// Writes the parts, each next to its final name, and renames them when all of them are whole.
pub(super) fn run(args: SplitArgs) -> Result<ExitCode, Error> {
    if args.max_size.is_none() && args.max_tensors.is_none() {
        let what = "a limit of the parts is needed: --max-size SIZE or --max-tensors N";
        return Err(Error::Usage(what.into()));
    }
    let source = named_source(&Some(args.input.clone()))?;
    let input = if args.dry_run { source.open_shapes()? } else { source.open_to_write()? };
    let parts = args.divide(&input, part_header(&input, 0, 1)?.metadata_bytes());
    if parts.len() > MAX_PARTS {
        let what =
            format!("{} parts; at most {MAX_PARTS} are written: choose a larger size", parts.len());
        return Err(Error::Usage(what));
    }
    let paths = args.paths(&input, parts.len())?;
    if args.dry_run {
        return print(&input, &parts, &paths);
    }
    let made = paths.first().and_then(|path| folder_of(path)).filter(|folder| !folder.exists());
    if let Some(folder) = made {
        fs::create_dir_all(folder).map_err(Error::file(folder))?;
    }
    let written = args
        .overwrite
        .check(&input, &paths)
        .and_then(|()| write(&input, &parts, &paths, args.overwrite.existing()));
    if let (Some(folder), false) = (made, paths.iter().any(|path| path.exists())) {
        // The error that ended the command is the one to tell of.
        let _ = fs::remove_dir(folder);
    }
    written
}

impl SplitArgs {
    /// Returns the tensors of each part; there is at least one part. The first has the metadata.
    fn divide(&self, input: &Gguf, metadata_bytes: u64) -> Vec<Range<usize>> {
        let max_tensors = self.max_tensors.map_or(usize::MAX, usize::from);
        let max_size = self.max_size.unwrap_or(u64::MAX);
        let mut parts = Vec::new();
        let mut size = PART_HEADER + metadata_bytes;
        let mut start = 0;
        if self.no_tensor_first_split {
            parts.push(0..0);
            size = PART_HEADER;
        }
        for (i, tensor) in input.tensors().iter().enumerate() {
            let added = tensor.n_bytes.next_multiple_of(input.alignment()) + entry_bytes(tensor);
            let is_full = i - start >= max_tensors || size.saturating_add(added) > max_size;
            if is_full && i > start {
                parts.push(start..i);
                start = i;
                size = PART_HEADER;
            }
            size = size.saturating_add(added);
        }
        if start < input.tensors().len() || parts.is_empty() {
            parts.push(start..input.tensors().len());
        }
        parts
    }

    /// Returns the paths of *n* parts.
    ///
    /// # Errors
    /// The parts have no name, and the input is no file that was named: it lies in a store, is a
    /// folder of Hugging Face, or comes with hob.
    fn paths(&self, input: &Gguf, n: usize) -> Result<Vec<PathBuf>, Error> {
        let file = input.files().next().map_or("", |(name, _)| name);
        let own_stem = || Path::new(file).with_extension("");
        let is_folder = |path: &Path| {
            path.is_dir() || path.to_string_lossy().ends_with(['/', std::path::MAIN_SEPARATOR])
        };
        let stem = match &self.output {
            Some(output) if is_folder(output) => match own_stem().file_name() {
                Some(name) => output.join(name),
                None => output.join("model"),
            },
            Some(stem) => stem.clone(),
            // next to a file that the user has named, and nowhere else
            None if self.input.is_file() && Path::new(file).is_file() => own_stem(),
            None => {
                let what = format!(
                    "{}: the model is no file that was named by its path; name the parts, as in \
                     `hob split MODEL parts/model`",
                    self.input.display()
                );
                return Err(Error::Usage(what));
            }
        };
        Ok(part_paths(&stem, n))
    }
}

/// Returns the paths of *n* parts, of which `stem` is the beginning.
pub(super) fn part_paths(stem: &Path, n: usize) -> Vec<PathBuf> {
    let path = |i: usize| {
        let mut name = stem.to_owned().into_os_string();
        name.push(format!("-{:05}-of-{n:05}.gguf", i + 1));
        PathBuf::from(name)
    };
    (0..n).map(path).collect()
}

/// Returns the bytes of a tensor's entry in a header.
fn entry_bytes(tensor: &Tensor) -> u64 {
    (8 + tensor.name.len() + 4 + 8 * tensor.shape.len() + 4 + 8) as u64
}

/// Prints the parts.
fn print(input: &Gguf, parts: &[Range<usize>], paths: &[PathBuf]) -> Result<ExitCode, Error> {
    let mut out = super::stdout();
    for (part, path) in parts.iter().zip(paths) {
        let tensors = &input.tensors()[part.clone()];
        let size = binary_size(tensors.iter().map(|t| t.n_bytes).sum());
        writeln!(out, "{}  {} tensors, {size}", path.display(), tensors.len())?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the parts. A signal to stop ends it, and nothing is left.
fn write(
    input: &Gguf,
    parts: &[Range<usize>],
    paths: &[PathBuf],
    existing: Existing,
) -> Result<ExitCode, Error> {
    let report = WriteReport::begin(input, paths);
    let copy = TensorCopy::begin(input);
    let mut files = Vec::with_capacity(parts.len());
    for (i, (part, path)) in parts.iter().zip(paths).enumerate() {
        let header = part_header(input, i as u16, parts.len() as u16)?;
        let mut file = AtomicFile::create(path, existing)?;
        copy.write_file(header, &input.tensors()[part.clone()], &mut file)?;
        files.push(file);
    }
    AtomicFile::finish_all(files)?;
    drop(copy);
    report.end();
    Ok(ExitCode::SUCCESS)
}

/// Returns the metadata of part `no` of `count`.
fn part_header(input: &Gguf, no: u16, count: u16) -> Result<Writer, Error> {
    let mut header = Writer::new();
    for (key, value) in input.metadata() {
        if !is_split_key(key) && (no == 0 || key == "general.alignment") {
            header.metadata(key, value.clone())?;
        }
    }
    header.metadata("split.no", no)?;
    header.metadata("split.count", count)?;
    header.metadata("split.tensors.count", input.tensors().len() as i32)?;
    Ok(header)
}

/// Reads a size: a number with M or G.
fn parse_size(text: &str) -> Result<u64, String> {
    let units = [('M', 1_000_000), ('m', 1_000_000), ('G', 1_000_000_000), ('g', 1_000_000_000)];
    let read = units.iter().find_map(|&(unit, factor)| {
        text.strip_suffix(unit)?.parse::<u64>().ok()?.checked_mul(factor)
    });
    read.filter(|&size| size > 0)
        .ok_or_else(|| "a number with M or G was expected, like 500M or 2G".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_a_unit() {
        assert_eq!(parse_size("500M"), Ok(500_000_000));
        assert_eq!(parse_size("2g"), Ok(2_000_000_000));
        for text in ["", "5", "0M", "-1G", "1.5G", "M", "99999999999999999999G", "18446744073710M"]
        {
            assert!(parse_size(text).is_err(), "{text}");
        }
    }
}
