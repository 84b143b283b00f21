//! `hob list`: the models in the store.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::UNIX_EPOCH;

use serde::Serialize;

use super::{Error, terminal};
use crate::store::{CachedModel, Store};

const EXAMPLES: &str = "\
Examples:
  hob list
  hob list --json | jq -r '.[].name'";

/// List the models in the store
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// One JSON array: name, repo, quant, path, file, mmproj, size, modified, complete
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row<'a> {
    name: String,
    repo: &'a str,
    quant: Option<&'a str>,
    /// In the repository.
    path: &'a str,
    /// On this machine.
    file: &'a Path,
    mmproj: Option<&'a Path>,
    /// Bytes.
    size: u64,
    /// Unix time in seconds.
    modified: u64,
    complete: bool,
}

impl<'a> From<&'a CachedModel> for Row<'a> {
    fn from(entry: &'a CachedModel) -> Self {
        Row {
            name: entry.name.to_string(),
            repo: &entry.name.repo,
            quant: entry.name.quant.as_deref(),
            path: &entry.path,
            file: &entry.file,
            mmproj: entry.projector.as_deref(),
            size: entry.size,
            modified: entry.modified.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
            complete: entry.complete,
        }
    }
}

/// Lists them.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let store = Store::of_environment()?;
    let entries = store.cache().list();
    let mut out = super::stdout();
    if args.json {
        let rows: Vec<Row> = entries.iter().map(Row::from).collect();
        serde_json::to_writer_pretty(&mut out, &rows).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        let width =
            entries.iter().map(|entry| entry.name.to_string().len()).max().unwrap_or(0).max(4);
        for entry in &entries {
            let note = if entry.complete { "" } else { "  (parts are missing)" };
            writeln!(out, "{:width$}  {:>9}{note}", entry.name.to_string(), size(entry.size))?;
        }
        if entries.is_empty() {
            let _ = writeln!(
                terminal::stderr(),
                "hob: no models in {}",
                store.cache().folder().display()
            );
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Bytes for people.
pub(super) fn size(bytes: u64) -> String {
    match bytes as f64 {
        b if b >= 1e9 => format!("{:.1} GB", b / 1e9),
        b if b >= 1e6 => format!("{:.1} MB", b / 1e6),
        b => format!("{:.1} kB", b / 1e3),
    }
}
