//! Files that a command writes: none is one that it reads, model files that are there stay unless
//! the user says otherwise, and standard error says what is written, also where it is no terminal.

use std::ffi::OsStr;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Arg, ArgMatches, Command};

use super::atomic_file::Existing;
use super::config::{ConfigFile, takes_path};
use super::named::is_model_file;
use super::units::binary_size;
use super::{Error, terminal};
use crate::gguf::Gguf;
use crate::hugging_face::is_model_folder;
use crate::util::platform;

/// Arguments that name a file to write, by their ids.
const OUTPUTS: [&str; 5] = ["output", "out", "save_all_logits", "log_file", "target"];
/// Ids of arguments whose files the output extends, so that it may replace them.
const MERGED_INPUTS: [&str; 1] = ["in_file"];
/// Files of JSON that are read in the folder of a model, besides indices of weights.
const SETTINGS_OF_FOLDERS: [&str; 9] = [
    "adapter_config.json",
    "config.json",
    "generation_config.json",
    "tokenizer.json",
    "tokenizer_config.json",
    "chat_template.json",
    "preprocessor_config.json",
    "processor_config.json",
    "modules.json",
];
/// The command whose output is the beginning of names, which it checks itself.
const STEM_COMMAND: &str = "split";

/// The option to write over files.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(super) struct OverwriteArgs {
    /// Write over a file that is there; it stays until the new one is whole
    #[arg(short, long)]
    force: bool,
}

impl OverwriteArgs {
    /// Returns what becomes of a file that is there when another is whole.
    pub(super) fn existing(self) -> Existing {
        if self.force { Existing::Replaced } else { Existing::Kept }
    }

    /// Checks that files may be written, before any work is done for them.
    ///
    /// # Errors
    /// One is a file of the input, is there already, or its folder is not.
    pub(super) fn check(self, input: &Gguf, paths: &[PathBuf]) -> Result<(), Error> {
        for path in paths {
            refuse_input(input, path)?;
            if path.as_os_str() == "-" {
                let what = "the path of a file was expected; /dev/stdout is standard output, and \
                            ./- a file of this name";
                return Err(Error::input(path.display(), what));
            }
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

/// Checks that no file that the arguments of a command name to be written is one that they name to
/// be read, nor the configuration file.
///
/// # Errors
/// One is both.
pub(super) fn check_arguments(root: &Command, matches: &ArgMatches) -> Result<(), Error> {
    let mut command = root;
    let mut matches = matches;
    while let Some((name, inner)) = matches.subcommand() {
        let Some(found) = command.find_subcommand(name) else { return Ok(()) };
        command = found;
        matches = inner;
        let is_output = |arg: &&Arg| OUTPUTS.contains(&arg.get_id().as_str());
        if name == STEM_COMMAND {
            continue;
        }
        for output in command.get_arguments().filter(is_output) {
            for path in paths(output, matches) {
                refuse_arguments(path, command, matches)?;
            }
        }
    }
    Ok(())
}

/// Refuses to write to a file that another argument names, or to the configuration file.
fn refuse_arguments(output: &Path, command: &Command, matches: &ArgMatches) -> Result<(), Error> {
    let is_read = |arg: &&Arg| {
        let id = arg.get_id().as_str();
        !OUTPUTS.contains(&id) && !MERGED_INPUTS.contains(&id)
    };
    for arg in command.get_arguments().filter(is_read) {
        if let Some(input) = paths(arg, matches).find(|input| is_read_with(input, output)) {
            let name = arg.get_long().map(|long| format!("--{long}"));
            let name = name.unwrap_or_else(|| arg.get_id().as_str().to_uppercase());
            let what = if input.is_dir() {
                format!("a file of the folder that is read ({name})")
            } else {
                format!("{name} reads it: input and output are the same file")
            };
            return Err(Error::input(output.display(), what));
        }
    }
    let config = ConfigFile::path_of_user();
    if config.is_some_and(|config| is_read_with(&config, output)) {
        let what = "the file of hob's options: input and output are the same file";
        return Err(Error::input(output.display(), what));
    }
    Ok(())
}

/// Returns the paths that an argument was given.
fn paths<'m>(arg: &Arg, matches: &'m ArgMatches) -> impl Iterator<Item = &'m Path> {
    let form = PathForm::of(arg);
    let values = matches.try_get_raw(arg.get_id().as_str()).ok().flatten();
    values.into_iter().flatten().filter_map(move |value| form?.path(value))
}

/// The place of a path in the value of an argument.
#[derive(Clone, Copy)]
enum PathForm {
    /// The value is the path.
    Whole,
    /// A colon and more stand after it.
    BeforeColon,
    /// A key and `=` stand before it.
    AfterKey,
}

impl PathForm {
    /// Returns where the values of an argument have their path; `None` if they have none.
    fn of(arg: &Arg) -> Option<PathForm> {
        match arg.get_id().as_str() {
            "set_file" => Some(PathForm::AfterKey),
            "lora_scaled" | "control_vector_scaled" => Some(PathForm::BeforeColon),
            _ => takes_path(arg).then_some(PathForm::Whole),
        }
    }

    /// Returns the path in a value.
    fn path(self, value: &OsStr) -> Option<&Path> {
        let part = match self {
            PathForm::Whole => return Some(Path::new(value)),
            PathForm::BeforeColon => value.to_str()?.rsplit_once(':')?.0,
            PathForm::AfterKey => value.to_str()?.split_once('=')?.1,
        };
        Some(Path::new(part))
    }
}

/// Returns whether writing `output` would replace what is read from `input`: the same file, or one
/// of the model folder `input`.
fn is_read_with(input: &Path, output: &Path) -> bool {
    if !output.is_file() {
        return false;
    }
    let is_of_model = || {
        let name = output.file_name().unwrap_or_default();
        let ending = output.extension().unwrap_or_default();
        // in the hub's cache the names are links to files that lie elsewhere
        let folder = folder_of(output).unwrap_or(Path::new(".")).canonicalize();
        let is_read = ["safetensors", "model", "jinja"].iter().any(|known| ending == *known)
            || SETTINGS_OF_FOLDERS.iter().any(|known| name == *known)
            || name.to_str().is_some_and(|name| name.ends_with(".index.json"));
        is_read
            && folder.is_ok_and(|folder| input.canonicalize().is_ok_and(|input| input == folder))
    };
    platform::is_same_file(input, output) || is_model_folder(input) && is_of_model()
}

/// Refuses an output that is one of the model's own files, parts and names in a store included.
///
/// # Errors
/// The output is a file of the input.
pub(super) fn refuse_input(input: &Gguf, output: &Path) -> Result<(), Error> {
    if input.files().any(|(name, _)| is_read_with(Path::new(name), output)) {
        let what = format!("{}: input and output are the same file", output.display());
        return Err(Error::Usage(what));
    }
    Ok(())
}

/// Refuses to add lines to a file that holds a model.
///
/// # Errors
/// The file holds a model.
pub(super) fn refuse_model(path: &Path) -> Result<(), Error> {
    if is_model_file(path) {
        let what = "a model file, to which no lines are added; name another file";
        return Err(Error::input(path.display(), what));
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
