//! `hob convert`: a model in Hugging Face's form as a GGUF file.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::Error;
use super::output_files::OverwriteArgs;
use super::quantize::{self, FolderMix, Mix};
use crate::hugging_face::{HfModel, is_model_folder};
use crate::model::Model;
use crate::store::{Located, locate};

const EXAMPLES: &str = "\
Examples:
  hob convert Qwen3-0.6B qwen3-0.6b.gguf                 with the type that the weights have
  hob convert Qwen3-0.6B qwen3-0.6b-q8_0.gguf q8_0
  hob convert Qwen/Qwen3-0.6B qwen3-0.6b-q4_k_m.gguf q4_k_m     from the hub's cache

A folder holds config.json, *.safetensors (BF16, F16 or F32), tokenizer.json or tokenizer.model,
and the chat template. Types are those of `hob quantize`. It also runs as it is: `-m FOLDER`.";

/// Write a folder of Hugging Face (config.json, safetensors, tokenizer) as a GGUF file
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ConvertArgs {
    /// The folder, or a repository in the hub's cache
    folder: PathBuf,
    /// The file to write
    output: PathBuf,
    /// The type of the weights [default: the one that most have]
    #[arg(name = "TYPE")]
    mix: Option<Mix>,
    /// Threads; by default one per core
    #[arg(short, long)]
    threads: Option<std::num::NonZero<usize>>,
    #[command(flatten)]
    overwrite: OverwriteArgs,
}

/// Writes the file.
pub(super) fn run(args: ConvertArgs) -> Result<ExitCode, Error> {
    let folder = match locate(&args.folder)? {
        Located::Path(path) => path,
        Located::Installed(found) => found.file,
    };
    if !is_model_folder(&folder) {
        return Err(Error::input(folder.display(), fault_of(&folder)));
    }
    let ConvertArgs { output, mix, threads, overwrite, .. } = args;
    if is_file_of(&folder, &output) {
        return Err(Error::input(output.display(), "a file of the folder that is read"));
    }
    let HfModel { gguf, ty } =
        HfModel::open(&folder).map_err(|error| Error::Runtime(error.into()))?;
    // what no command would load is not written
    let model = Model::load(gguf).map_err(|error| Error::input(folder.display(), error))?;
    let gguf = model.gguf;
    let mix = mix.map_or(FolderMix::AsStored(ty), FolderMix::Mix);
    quantize::write_folder(&gguf, &output, mix, threads, overwrite)
}

/// Returns whether a path is that of a file of the folder, but for GGUF files, which are no part of
/// its model.
fn is_file_of(folder: &Path, path: &Path) -> bool {
    let Ok(real) = path.canonicalize() else { return false };
    let is_within = folder.canonicalize().is_ok_and(|folder| real.parent() == Some(&folder));
    is_within && real.extension().is_none_or(|ending| ending != "gguf")
}

/// Returns what is wrong with a path that is no folder of a model.
fn fault_of(path: &Path) -> &'static str {
    if path.is_file() {
        "a file; `hob convert` reads the folder of a model, `hob quantize` GGUF files"
    } else {
        "a folder with config.json was expected, and not one of an adapter"
    }
}
