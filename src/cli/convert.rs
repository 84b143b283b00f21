//! `hob convert`: a model in Hugging Face's form as a GGUF file.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::Error;
use super::output_files::{OverwriteArgs, say};
use super::quantize::{self, FolderMix, Mix};
use crate::gguf::TensorType;
use crate::hugging_face::{HfModel, HfTower, has_tower, is_model_folder};
use crate::model::Model;
use crate::store::{Located, locate};
use crate::vision::check_tower;

const EXAMPLES: &str = "\
Examples:
  hob convert Qwen3-0.6B qwen3-0.6b.gguf                 with the type that the weights have
  hob convert Qwen3-0.6B qwen3-0.6b-q8_0.gguf q8_0
  hob convert Qwen/Qwen3-0.6B qwen3-0.6b-q4_k_m.gguf q4_k_m     from the hub's cache
  hob convert --mmproj gemma-3-4b-it mmproj-gemma-3-4b-it.gguf    its vision tower

A folder holds config.json, *.safetensors (BF16, F16 or F32), tokenizer.json or tokenizer.model,
and the chat template; that of a model that sees, preprocessor_config.json or processor_config.json.
Types are those of `hob quantize`; of a tower f32, f16, bf16 and q8_0. It also runs as it is, its
tower included: `-m FOLDER`.";

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
    #[arg(short, long, allow_negative_numbers = true)]
    threads: Option<std::num::NonZero<usize>>,
    /// Write the vision tower of a model that sees, in place of its text model
    #[arg(long)]
    mmproj: bool,
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
    let ConvertArgs { ref output, mix, threads, overwrite, .. } = args;
    if is_file_of(&folder, output) {
        return Err(Error::input(output.display(), "a file of the folder that is read"));
    }
    if args.mmproj {
        return write_tower(&folder, &args);
    }
    let HfModel { gguf, ty } =
        HfModel::open_to_write(&folder).map_err(|error| Error::Runtime(error.into()))?;
    // what no command would load is not written
    let model = Model::load(gguf).map_err(|error| Error::input(folder.display(), error))?;
    let gguf = model.gguf;
    let mix = mix.map_or(FolderMix::AsStored(ty), FolderMix::Mix);
    let code = quantize::write_folder(&gguf, output, mix, threads, overwrite)?;
    if has_tower(&folder) {
        let folder = folder.display();
        say(&format!("{folder} has a vision tower; hob convert --mmproj writes it, as a file"));
    }
    Ok(code)
}

/// Writes the tower of a folder.
fn write_tower(folder: &Path, args: &ConvertArgs) -> Result<ExitCode, Error> {
    const TYPES: [TensorType; 4] =
        [TensorType::F32, TensorType::F16, TensorType::BF16, TensorType::Q8_0];
    if !has_tower(folder) {
        let what = "a model that sees was expected: its config.json has no vision_config";
        return Err(Error::input(folder.display(), what));
    }
    let read = || HfTower::open(folder).map_err(|error| Error::Runtime(error.into()));
    let tower = read()?;
    let ty = match args.mix {
        None => tower.ty,
        Some(mix) => mix.plain_type().filter(|ty| TYPES.contains(ty)).ok_or_else(|| {
            Error::Usage("a vision tower is written in f32, f16, bf16 or q8_0".into())
        })?,
    };
    // what no command would load is not written
    check_tower(read()?.gguf).map_err(|error| Error::input(folder.display(), error))?;
    quantize::write_tower(&tower, &args.output, ty, args.threads, args.overwrite)
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
