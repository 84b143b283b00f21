//! Models by the names that commands take.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use clap::parser::ValueSource;

use super::Error;
use crate::hugging_face::is_model_folder;
use crate::runtime::ModelSource;
use crate::store::{Located, locate};

/// Returns the model that an option names: a file or a name in a store; without the option the
/// shipped model.
pub(super) fn named_source(model: &Option<PathBuf>) -> Result<ModelSource, Error> {
    Ok(match model {
        Some(model) if names_shipped(model) => ModelSource::Shipped,
        Some(model) => match locate(model)? {
            Located::Path(path) => ModelSource::File(path),
            Located::Installed(found) => crate::pool::source_of(*found),
        },
        None => ModelSource::Shipped,
    })
}

/// The way in which the command line names the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ModelNaming {
    /// No option does.
    Free,
    /// An option does.
    ByOption,
}

impl ModelNaming {
    /// Returns which it is for a command.
    pub(super) fn of(matches: &ArgMatches) -> ModelNaming {
        let is_given = |id: &str| {
            let is_there = matches.try_contains_id(id).unwrap_or(false);
            is_there && matches.value_source(id) == Some(ValueSource::CommandLine)
        };
        let is_named = is_given("model") || is_given("hf_repo");
        if is_named { ModelNaming::ByOption } else { ModelNaming::Free }
    }
}

/// Returns whether a word is the path of a model: it ends like one, or a model is there.
pub(super) fn is_model_path(word: &str) -> bool {
    let path = Path::new(word);
    // a question may end in the name of a file
    let is_one_word = !word.contains(char::is_whitespace);
    let is_named_so = is_one_word && word.to_ascii_lowercase().ends_with(".gguf");
    is_named_so || is_model_folder(path) || is_model_file(path)
}

/// Returns whether a file holds a model: it begins as GGUF does.
pub(super) fn is_model_file(path: &Path) -> bool {
    let mut magic = [0; 4];
    // nobody waits for the writer of a pipe
    if !path.is_file() {
        return false;
    }
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut magic));
    read.is_ok() && magic == *b"GGUF"
}

/// Returns whether a word is the name of a model on this machine.
pub(super) fn is_stored(word: &str) -> bool {
    let path = Path::new(word);
    names_shipped(path)
        || match locate(path) {
            Ok(Located::Installed(_)) => true,
            Ok(Located::Path(found)) => is_model_folder(&found),
            Err(_) => false,
        }
}

/// Returns whether a model is named as lists and answers name the shipped one, and is no file.
fn names_shipped(model: &Path) -> bool {
    let name = ModelSource::Shipped.name();
    cfg!(feature = "default-model") && model.as_os_str() == name.as_str() && !model.exists()
}
