//! `hob search`: models of a hub by words.

use std::io::Write;
use std::process::ExitCode;

use super::pull::{HubAccess, HubTokenArg, store_of};
use super::units::short_count;
use super::{Error, terminal};

const EXAMPLES: &str = "\
Examples:
  hob search qwen3 instruct
  hob search --limit 50 --json llama | jq -r '.[].name'
  hob pull $(hob search --limit 1 --names smollm2)

Lists repositories with GGUF files, those downloaded most first; `hob pull NAME` fetches a model of
one, `hob pull NAME:Q4_K_M` that of a type. MODEL_ENDPOINT or HF_ENDPOINT names another hub,
HF_TOKEN a token for private models.";

/// Search a hub for models
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct SearchArgs {
    /// Words of the name
    #[arg(value_name = "QUERY", required = true, num_args = 1..)]
    words: Vec<String>,
    /// Most repositories
    #[arg(short, long, value_name = "N", default_value_t = 20,
        value_parser = clap::value_parser!(u16).range(1..=1000))]
    limit: u16,
    /// Token for private repositories, in place of HF_TOKEN (also -hft)
    #[arg(long, value_name = "TOKEN")]
    hf_token: Option<HubTokenArg>,
    /// Only the names, one in a line
    #[arg(long)]
    names: bool,
    /// One JSON array: name, downloads, likes, updated, gated
    #[arg(long, conflicts_with = "names")]
    json: bool,
}

/// Prints the models that the hub finds; returns exit code 1 if there are none.
pub(super) fn run(args: SearchArgs) -> Result<ExitCode, Error> {
    let query = args.words.join(" ");
    let access = HubAccess { token: args.hf_token, offline: false };
    let found = store_of(access)?.search(&query, args.limit)?;
    let mut out = super::stdout();
    if args.json {
        super::write_json(&mut out, &found)?;
    } else if args.names {
        for model in &found {
            writeln!(out, "{}", model.name)?;
        }
    } else {
        let width = found.iter().map(|model| model.name.chars().count()).max().unwrap_or(0);
        for model in &found {
            let updated = model.updated.get(..10).unwrap_or_default();
            let gated = if model.gated { "  gated: its page asks for a login" } else { "" };
            writeln!(
                out,
                "{:width$}  {:>8} downloads  {:>6} likes  {updated}{gated}",
                model.name,
                short_count(model.downloads),
                model.likes
            )?;
        }
    }
    out.flush()?;
    if found.is_empty() {
        let _ = writeln!(terminal::stderr(), "hob: the hub has no GGUF models for `{query}`");
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}
