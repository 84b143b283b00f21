//! Options of llama-server that change nothing in hob: they are taken, so that command lines
//! written for llama-server start hob, and named in the log.

use clap::builder::ValueRange;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, FromArgMatches};

use crate::cli::llama_options::{LLAMA_OPTIONS, Support, Values};

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

/// An option that is taken and changes nothing.
struct AcceptedName {
    /// One of its names: that of the argument.
    name: &'static str,
    support: &'static Support,
    reason: &'static str,
}

/// Returns every name that is taken.
fn accepted() -> impl Iterator<Item = AcceptedName> {
    LLAMA_OPTIONS.iter().flat_map(|option| {
        let support = &option.support;
        let taken = support.reason().into_iter();
        taken.flat_map(move |reason| {
            option.long_names().map(move |name| AcceptedName { name, support, reason })
        })
    })
}

/// Returns the argument of a name.
fn argument(accepted: &AcceptedName) -> Arg {
    let arg = Arg::new(accepted.name).long(accepted.name).hide(true);
    match *accepted.support {
        Support::Only(values, hint) => arg.value_name("VALUE").value_parser(move |text: &str| {
            if values.contains(&text) {
                return Ok(text.to_owned());
            }
            Err(format!("{} was expected; {hint}", values.join(" or ")))
        }),
        Support::Unused(Values::None, _) => arg.action(ArgAction::SetTrue),
        Support::Unused(Values::Maybe, _) => {
            arg.value_name("VALUE").num_args(ValueRange::new(0..=1))
        }
        _ => arg.value_name("VALUE").allow_hyphen_values(true),
    }
}

impl clap::Args for AcceptedArgs {
    fn augment_args(command: Command) -> Command {
        command.args(accepted().map(|accepted| argument(&accepted)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for AcceptedArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let is_given = |name: &str| matches.value_source(name) == Some(ValueSource::CommandLine);
        let given = accepted().filter(|accepted| is_given(accepted.name));
        let given = given.map(|accepted| (accepted.name, accepted.reason));
        Ok(Self { given: given.collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
