//! `hob ps`: the servers of this user that run on this machine.

use std::io::Write;
use std::process::ExitCode;

use serde_json::{Value, json};

use super::Error;
use super::running::{self, RunningServer};
use super::units::binary_size;
use crate::util::clock::unix_time;
use crate::util::memory;

const EXAMPLES: &str = "\
Examples:
  hob ps
  hob ps --json | jq -r '.[].addresses[0]'

Each server leaves a file in HOB_RUNTIME_DIR, XDG_RUNTIME_DIR/hob or ~/.local/state/hob/run, the
first that is set, and takes it away when it ends; one that a killed server has left is removed
here. `hob stop` ends a server.";

/// List the servers of this user that run
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct PsArgs {
    /// One JSON array: pid, command, addresses, models, memory, since, version
    #[arg(long)]
    json: bool,
}

/// Prints the list.
pub(super) fn run(args: PsArgs) -> Result<ExitCode, Error> {
    let servers = running::servers().map_err(Error::system("the list of servers"))?;
    let mut out = super::stdout();
    if args.json {
        let all: Vec<Value> = servers.iter().map(as_json).collect();
        super::write_json(&mut out, &all)?;
    } else if servers.is_empty() {
        let _ = writeln!(super::terminal::stderr(), "hob: no servers of this user run here");
    } else {
        let rows: Vec<[String; 7]> = servers.iter().map(row).collect();
        print(&rows, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The headings of the columns.
const HEADINGS: [&str; 7] = ["PID", "COMMAND", "ADDRESS", "MODEL", "SLOTS", "MEMORY", "SINCE"];

/// Prints columns as wide as what is in them.
fn print(rows: &[[String; 7]], out: &mut impl Write) -> std::io::Result<()> {
    let headings = HEADINGS.map(str::to_owned);
    let lines = || std::iter::once(&headings).chain(rows);
    let width = |column: usize| lines().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; 7] = std::array::from_fn(width);
    for row in lines() {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

/// Returns the cells of a server.
fn row(server: &RunningServer) -> [String; 7] {
    let record = &server.record;
    let models = server.models.as_deref();
    let names = match models {
        None => "does not answer".into(),
        Some([]) => "none loaded".into(),
        Some(models) => {
            let names: Vec<&str> = models.iter().map(|model| model.name.as_str()).collect();
            names.join(", ")
        }
    };
    let busy: usize = models.unwrap_or_default().iter().map(|model| model.busy).sum();
    let slots: usize = models.unwrap_or_default().iter().map(|model| model.slots).sum();
    let resident = memory::resident(record.pid);
    [
        record.pid.to_string(),
        record.command.clone(),
        record.addresses.join(", "),
        names,
        if slots > 0 { format!("{busy} of {slots} busy") } else { "-".into() },
        resident.map_or_else(|| "-".into(), |found| binary_size(found.total())),
        ago(unix_time().saturating_sub(record.since)),
    ]
}

/// Returns a time in the largest unit that it has one of.
fn ago(seconds: u64) -> String {
    match seconds {
        0..60 => format!("{seconds} s ago"),
        60..3600 => format!("{} min ago", seconds / 60),
        3600..172_800 => format!("{} h ago", seconds / 3600),
        _ => format!("{} days ago", seconds / 86_400),
    }
}

/// Returns a server for programs.
fn as_json(server: &RunningServer) -> Value {
    let record = &server.record;
    json!({
        "pid": record.pid,
        "command": record.command,
        "addresses": record.addresses,
        "models": server.models,
        "memory": memory::resident(record.pid).map(|found| found.total()),
        "since": record.since,
        "version": record.version,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_one_unit() {
        let told = [0, 59, 60, 3599, 7200, 172_800].map(ago);
        assert_eq!(
            told,
            ["0 s ago", "59 s ago", "1 min ago", "59 min ago", "2 h ago", "2 days ago"]
        );
    }
}
