//! Options of llama-server that say nothing to this server: taken, so that command lines written
//! for the one start the other, and named in the log.

use clap::builder::ValueRange;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, FromArgMatches};

use crate::cli::llama_options::{Here, LLAMA_OPTIONS, LlamaOption, Values};

/// The options that were given and change nothing.
#[derive(Debug)]
pub(super) struct AcceptedArgs {
    /// Their names without dashes, and why they change nothing.
    given: Vec<(&'static str, &'static str)>,
}

impl AcceptedArgs {
    /// Names the options that change nothing in the log.
    pub(super) fn report(&self) {
        for (name, reason) in &self.given {
            tracing::info!("--{name} changes nothing here: {reason}");
        }
    }
}

/// Returns every name that is taken, with its option; the first name is that of the argument.
fn accepted() -> impl Iterator<Item = (&'static str, &'static LlamaOption)> {
    let taken = LLAMA_OPTIONS
        .iter()
        .filter(|option| matches!(option.here, Here::Unused(..) | Here::Only(..)));
    taken.flat_map(|option| option.long_names().map(move |name| (name, option)))
}

/// Returns the argument of a name.
fn argument(name: &'static str, option: &LlamaOption) -> Arg {
    let arg = Arg::new(name).long(name).hide(true);
    match option.here {
        Here::Only(values, hint) => arg.value_name("VALUE").value_parser(move |text: &str| {
            if values.contains(&text) {
                return Ok(text.to_owned());
            }
            Err(format!("{} was expected; {hint}", values.join(" or ")))
        }),
        Here::Unused(Values::None, _) => arg.action(ArgAction::SetTrue),
        Here::Unused(Values::Maybe, _) => arg.value_name("VALUE").num_args(ValueRange::new(0..=1)),
        _ => arg.value_name("VALUE").allow_hyphen_values(true),
    }
}

impl clap::Args for AcceptedArgs {
    fn augment_args(command: Command) -> Command {
        command.args(accepted().map(|(name, option)| argument(name, option)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for AcceptedArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let is_given = |name: &str| matches.value_source(name) == Some(ValueSource::CommandLine);
        let given = accepted().filter(|(name, _)| is_given(name));
        let given = given.map(|(name, option)| match option.here {
            Here::Unused(_, reason) | Here::Only(_, reason) => (name, reason),
            _ => (name, ""),
        });
        Ok(Self { given: given.collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
