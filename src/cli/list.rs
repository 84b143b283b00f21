//! `hob list`: the models of this machine.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::UNIX_EPOCH;

use serde::Serialize;

use super::units::decimal_size;
use super::{Error, terminal};
use crate::store::{CachedModel, InstalledModel, InstalledModels, Store, StoreKind};

const EXAMPLES: &str = "\
Examples:
  hob list
  hob list --json | jq -r '.[].name'

The stores are the hub's cache, which `hob pull` fetches into, Ollama's (OLLAMA_MODELS,
~/.ollama/models, /usr/share/ollama/.ollama/models) and LM Studio's (~/.lmstudio/models,
~/.cache/lm-studio/models). What is in them is only read, but for the hub's cache. A repository of
the hub or of LM Studio without GGUF files that holds a model in Hugging Face's form (config.json,
safetensors) is listed with its folder, which is its mmproj, too, if it has a vision tower.";

/// List the models of this machine: of the hub's cache, Ollama and LM Studio
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// One JSON array: name, origin, repo, quant, path, file, mmproj, size, modified, complete
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row<'a> {
    name: String,
    /// The store: hub, ollama or lmstudio.
    origin: &'static str,
    repo: Option<&'a str>,
    quant: Option<&'a str>,
    /// In the repository.
    path: Option<&'a str>,
    /// On this machine.
    file: &'a Path,
    mmproj: Option<&'a Path>,
    /// Bytes.
    size: u64,
    /// Unix time in seconds.
    modified: u64,
    complete: bool,
}

impl<'a> Row<'a> {
    /// Returns the row of a model in the hub's cache.
    fn of_cache(entry: &'a CachedModel) -> Self {
        Row {
            name: entry.name.to_string(),
            origin: StoreKind::Hub.name(),
            repo: Some(&entry.name.repo),
            quant: entry.name.quant.as_deref(),
            path: Some(&entry.path),
            file: &entry.file,
            mmproj: entry.projector.as_deref(),
            size: entry.size,
            modified: entry.modified.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
            complete: entry.complete,
        }
    }

    /// Returns the row of a model in Hugging Face's form in the hub's cache.
    fn of_folder(model: &'a InstalledModel) -> Self {
        Row { repo: Some(&model.name), ..Row::of_other(model) }
    }

    /// Returns the row of a model in another store. Its name is found by every command.
    fn of_other(model: &'a InstalledModel) -> Self {
        Row {
            name: model.full_name(),
            origin: model.origin.name(),
            repo: None,
            quant: None,
            path: None,
            file: &model.file,
            mmproj: model.projector.as_deref(),
            size: model.size,
            modified: model.modified.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
            complete: model.complete,
        }
    }
}

/// Prints the models.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let store = Store::of_environment()?;
    let cached = store.cache().list();
    let installed = InstalledModels::of_environment();
    let folders = installed.folders_of_hub();
    let mut others = installed.of_others();
    others.extend(installed.folders_of_others());
    let mut rows: Vec<Row> = cached.iter().map(Row::of_cache).collect();
    rows.extend(folders.iter().map(Row::of_folder));
    rows.extend(others.iter().map(Row::of_other));
    let mut out = super::stdout();
    if args.json {
        super::write_json(&mut out, &rows)?;
    } else {
        let width = rows.iter().map(|row| row.name.len()).max().unwrap_or(0).max(4);
        for row in &rows {
            let note = if row.complete { "" } else { "  (parts are missing)" };
            let name = &row.name;
            let file = row.file.display();
            let size = decimal_size(row.size);
            writeln!(out, "{name:width$}  {size:>9}  {:8}  {file}{note}", row.origin)?;
        }
        if rows.is_empty() {
            let folder = store.cache().folder().display();
            let what = format!("no models in {folder}, nor of Ollama or LM Studio");
            let _ = writeln!(terminal::stderr(), "hob: {what}");
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
