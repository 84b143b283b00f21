//! `hob merge`: the parts of a split model as one file.

use std::path::PathBuf;
use std::process::ExitCode;

use super::Error;
use super::named::named_source;
use super::output_files::{OverwriteArgs, WriteReport};
use super::tensor_copy::{finish, is_split_key, write_with_metadata};

const EXAMPLES: &str = "\
Examples:
  hob merge model-00001-of-00004.gguf model.gguf     any part will do; the others lie next to it

A split model runs as it is: -m takes any of its parts. `hob split` cuts a model into parts.";

/// Join the parts of a split model file
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct MergeArgs {
    /// Any part of the model, or its name in a store
    input: PathBuf,
    /// The file to write
    output: PathBuf,
    #[command(flatten)]
    overwrite: OverwriteArgs,
}

/// Writes the file next to its final name and renames it, so that it is whole or not there.
pub(super) fn run(args: MergeArgs) -> Result<ExitCode, Error> {
    let input = named_source(&Some(args.input.clone()))?.open_to_write()?;
    if input.files().len() == 1 {
        let what = format!("{}: one file, of which there are no parts", args.input.display());
        return Err(Error::Usage(what));
    }
    let paths = std::slice::from_ref(&args.output);
    args.overwrite.check(&input, paths)?;
    let metadata = input.metadata().filter(|(key, _)| !is_split_key(key));
    let report = WriteReport::begin(&input, paths);
    let existing = args.overwrite.existing();
    finish(write_with_metadata(&input, metadata, &args.output, existing)?, report)
}
