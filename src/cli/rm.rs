//! `hob rm`: models out of the store.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use super::units::decimal_size;
use super::{Error, terminal};
use crate::store::{self, InstalledModels, Model, Name, Removal, Store, StoreKind, read_name};

const EXAMPLES: &str = "\
Examples:
  hob rm org/model-GGUF:Q4_K_M      one model of a repository
  hob rm org/model-GGUF             the whole repository

Bytes that other models of a repository share stay. Models of Ollama and LM Studio are only read:
`ollama rm NAME`, or LM Studio's own page, removes them.";

/// Remove models from the hub's cache
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// ORG/REPO:QUANT, or ORG/REPO for all that is there of it
    #[arg(value_name = "NAME", required = true)]
    names: Vec<String>,
}

/// Removes the models. Other models of the repository, and bytes that they share, stay.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let store = Store::of_environment()?;
    let names = args.names.iter().map(|name| of_cache(name, &store));
    let names: Vec<Name> = names.collect::<Result<_, _>>()?;
    for name in &names {
        let removed = store.cache().remove(name)?;
        let what = words_of(&removed);
        let freed = decimal_size(removed.freed);
        writeln!(terminal::stderr(), "hob: {name} removed: {what}; {freed} freed")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads the name of a model in the hub's cache.
///
/// # Errors
/// It is none, or that of a model which another tool keeps, or a short one.
fn of_cache(text: &str, store: &Store) -> Result<Name, Error> {
    let name = read_name(text);
    if let Ok(name) = &name
        && (store.cache().find(name).is_some() || store.cache().has_repository(&name.repo))
    {
        return Ok(name.clone());
    }
    let Some(model) = InstalledModels::of_environment().find(text).ok().flatten() else {
        return Ok(name?);
    };
    let name = text.to_owned();
    let refused = match model.origin {
        StoreKind::Ollama => {
            let how = format!(
                "`ollama rm {}` removes its name there, and the files that no other name has",
                model.name
            );
            store::Error::OfOthers { name, owner: "Ollama", how }
        }
        StoreKind::LmStudio => {
            let others = match n_other_parts(&model.file) {
                0 => String::new(),
                1 => " and the part next to it".into(),
                n => format!(" and the {n} other parts next to it"),
            };
            let how = format!("LM Studio removes it, or delete {}{others}", model.file.display());
            store::Error::OfOthers { name, owner: "LM Studio", how }
        }
        StoreKind::Hub => store::Error::ShortName { name, full: model.full_name() },
    };
    Err(refused.into())
}

/// Returns the number of files that are parts of the same model as a file.
fn n_other_parts(file: &Path) -> usize {
    let Some(name) = file.file_name().and_then(OsStr::to_str) else { return 0 };
    let entries = file.parent().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten();
    let names: Vec<String> =
        entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Model::parts(&names, name).len().saturating_sub(1)
}

/// Says which files were removed: models by their paths, others by their number.
fn words_of(removed: &Removal) -> String {
    let (models, others): (Vec<&String>, Vec<&String>) =
        removed.paths.iter().partition(|path| Model::of(path).is_some());
    let mut words: Vec<String> = models.into_iter().cloned().collect();
    match others.len() {
        0 => {}
        1 => words.push(others[0].clone()),
        n if words.is_empty() => words.push(format!("{n} files")),
        n => words.push(format!("{n} other files")),
    }
    if words.is_empty() { "what a download had left".into() } else { words.join(", ") }
}
