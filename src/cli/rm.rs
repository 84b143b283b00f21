//! `hob rm`: models out of the store.

use std::io::Write;
use std::process::ExitCode;

use super::{Error, terminal};
use crate::store::{Name, Store, read_name};

const EXAMPLES: &str = "\
Examples:
  hob rm org/model-GGUF:Q4_K_M      one model of a repository
  hob rm org/model-GGUF             the whole repository";

/// Remove models from the store
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// ORG/REPO:QUANT, or ORG/REPO for all that is there of it
    #[arg(value_name = "NAME", required = true, value_parser = read_name)]
    names: Vec<Name>,
}

/// Removes the models. Other models of the repository, and bytes that they share, stay.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let store = Store::of_environment()?;
    for name in &args.names {
        let freed = store.cache().remove(name)?;
        writeln!(
            terminal::stderr(),
            "hob: {name} removed, {} freed",
            super::units::decimal_size(freed)
        )?;
    }
    Ok(ExitCode::SUCCESS)
}
