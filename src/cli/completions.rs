//! `hob completions`: a script that lets a shell complete commands and options.

use std::io::Write;
use std::process::ExitCode;

use clap_complete::Shell;

use super::Error;

const EXAMPLES: &str = "\
Examples:
  hob completions bash > ~/.local/share/bash-completion/completions/hob
  hob completions zsh > ~/.zfunc/_hob          (with `fpath+=~/.zfunc` before compinit in ~/.zshrc)
  hob completions fish > ~/.config/fish/completions/hob.fish
  hob completions powershell >> $PROFILE
  source <(hob completions bash)               in this shell only";

/// Print a script that lets a shell complete commands and options
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

/// Prints the script for the commands below `root`.
pub(super) fn run(args: CompletionsArgs, mut root: clap::Command) -> Result<ExitCode, Error> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut root, "hob", &mut script);
    let mut out = super::stdout();
    out.write_all(&script)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
