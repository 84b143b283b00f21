//! The presets of hob.toml as models of a desktop: each with the options of `hob serve -m @NAME`.

use clap::FromArgMatches;

use super::super::config::{ConfigFile, layered};
use super::super::{Cli, Command, Error, ServerCommand, commands, serve, variables};
use crate::desktop::Preset;

/// Returns the presets of the user's file whose models are on this machine. The log names those
/// that are left out, and why.
///
/// # Errors
/// When the file cannot be read.
pub(super) fn of_user() -> Result<Vec<Preset>, Error> {
    let Some(file) = ConfigFile::of_user()? else { return Ok(Vec::new()) };
    let mut presets = Vec::new();
    for name in file.presets.iter().map(|table| table.name.as_str()) {
        match serve_args(&file, name).and_then(|args| args.preset(format!("@{name}"))) {
            Ok(preset) => presets.push(preset),
            Err(error) => tracing::warn!(preset = name, %error, "left out"),
        }
    }
    Ok(presets)
}

/// Reads a preset as the arguments of `hob serve`.
fn serve_args(file: &ConfigFile, name: &str) -> Result<serve::Args, Error> {
    let root = layered(&commands(), file, "serve", Some(name))?.root;
    let root = variables::with_variables(root, &variables::of_process);
    let wrong = |error: clap::Error| Error::Usage(error.to_string());
    let matches = root.try_get_matches_from(["hob", "serve"]).map_err(wrong)?;
    match Cli::from_arg_matches(&matches).map_err(wrong)?.command {
        Command::Server(ServerCommand::Serve(args)) => Ok(*args),
        _ => Err(Error::Usage(format!("@{name}: not read as options of `hob serve`"))),
    }
}
