//! `hob host usage`: what an organization has used.

use std::io::Write as _;

use serde_json::Value;

use super::{StateArgs, text};
use crate::cli::Error;
use crate::host::{AdminCommand, Id, day};

const EXAMPLES: &str = "\
Examples:
  hob host usage --org acme
  hob host usage --org acme --from 2026-01-01 --to 2026-01-31 --json | jq .total";

/// The organization and the days.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct UsageArgs {
    #[command(flatten)]
    state: StateArgs,
    /// Organization
    #[arg(long)]
    org: Id,
    /// First day, in UTC [default: the first that is known]
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    from: Option<String>,
    /// Last day [default: today]
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    to: Option<String>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// Shows the usage, one line for each day, deployment and key.
pub(super) fn run(args: UsageArgs) -> Result<(), Error> {
    let UsageArgs { state, org, from, to, json } = args;
    let found = state.run(AdminCommand::Usage { org, from, to })?;
    let mut out = crate::cli::stdout();
    if json {
        writeln!(out, "{found}")?;
        return Ok(out.flush()?);
    }
    let number = |entry: &Value, name: &str| entry[name].as_u64().unwrap_or(0);
    let head = ["day", "app", "key", "requests", "refused", "read", "cached", "written", "seconds"];
    let mut rows = vec![head.map(str::to_owned)];
    let entries = found["usage"].as_array().into_iter().flatten();
    for entry in entries.chain([&found["total"]]) {
        let is_total = entry["day"].is_null();
        let key = if text(&entry["key"]).is_empty() { "-" } else { text(&entry["key"]) };
        let seconds = number(entry, "milliseconds") as f64 / 1000.0;
        rows.push([
            if is_total { "total" } else { text(&entry["day"]) }.to_owned(),
            text(&entry["app"]).to_owned(),
            if is_total { "" } else { key }.to_owned(),
            number(entry, "requests").to_string(),
            number(entry, "refused").to_string(),
            number(entry, "prompt_tokens").to_string(),
            number(entry, "cached_tokens").to_string(),
            number(entry, "completion_tokens").to_string(),
            format!("{seconds:.1}"),
        ]);
    }
    for [day, app, key, numbers @ ..] in &rows {
        write!(out, "{day:10}  {app:16}  {key:16}")?;
        for number in numbers {
            write!(out, "  {number:>9}")?;
        }
        writeln!(out)?;
    }
    Ok(out.flush()?)
}
