//! `hob host migrate`: the tables of a database that several servers share.

use std::io::Write as _;
use std::path::PathBuf;

use super::StateArgs;
use crate::cli::{Error, terminal};
use crate::host::{AdminError, HostState};

const MIGRATE_EXAMPLES: &str = "\
Examples:
  hob host migrate --database postgres://hob:secret@10.0.0.5/hob
  hob host migrate --database postgres://hob:secret@10.0.0.5/hob --from ~/.local/state/hob/host

A server makes and changes the tables itself when it starts, if it may. To copy a state, stop the
server that has it open.";

/// The database, and the state that is copied to it.
#[derive(Debug, clap::Args)]
#[command(after_help = MIGRATE_EXAMPLES)]
pub(super) struct MigrateArgs {
    #[command(flatten)]
    state: StateArgs,
    /// Folder of a state to copy to --database, which must have none: deployments, keys, logs
    /// and usage
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
}

/// Makes the tables of a database, and copies a state into them.
pub(super) fn run(args: &MigrateArgs) -> Result<(), Error> {
    let MigrateArgs { state, from } = args;
    let Some(address) = &state.database else {
        return Err(Error::Usage("--database URL was expected, or HOB_HOST_DATABASE".into()));
    };
    let wrong = AdminError::from;
    let words = if let Some(from) = from {
        let n_orgs = HostState::copy_to_shared(from, address).map_err(wrong)?;
        format!("{n_orgs} organizations copied")
    } else {
        HostState::open_shared(address).map_err(wrong)?;
        "the tables are of this version".to_owned()
    };
    writeln!(terminal::stdout(), "{words}")?;
    Ok(())
}
