//! Options of llama-server that say nothing to this server: taken, so that command lines written
//! for the one start the other, and named in the log.

use clap::builder::ValueRange;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, FromArgMatches};

/// The options, each with the fewest and the most values that it takes.
const ACCEPTED: [(&str, usize, usize); 21] = [
    ("ubatch-size", 1, 1),
    ("threads-batch", 1, 1),
    ("threads-http", 1, 1),
    ("flash-attn", 0, 1),
    ("cache-ram", 1, 1),
    ("cache-reuse", 1, 1),
    ("slot-prompt-similarity", 1, 1),
    ("mmap", 0, 0),
    ("cache-idle-slots", 0, 0),
    ("no-cache-idle-slots", 0, 0),
    ("cont-batching", 0, 0),
    ("no-cont-batching", 0, 0),
    ("backend-sampling", 0, 0),
    ("swa-full", 0, 0),
    ("no-mmap", 0, 0),
    ("mlock", 0, 0),
    ("no-warmup", 0, 0),
    ("warmup", 0, 0),
    ("jinja", 0, 0),
    ("no-jinja", 0, 0),
    ("log-disable", 0, 0),
];

/// The options that were given and change nothing, without dashes.
#[derive(Debug)]
pub(super) struct AcceptedArgs {
    /// Their names.
    pub given: Vec<&'static str>,
}

impl AcceptedArgs {
    /// Names the options that change nothing in the log.
    pub(super) fn report(&self) {
        for name in &self.given {
            tracing::info!("--{name} changes nothing here");
        }
    }
}

impl clap::Args for AcceptedArgs {
    fn augment_args(command: Command) -> Command {
        command.args(ACCEPTED.map(|(name, least, most)| {
            let arg = Arg::new(name).long(name).hide(true);
            match most {
                0 => arg.action(ArgAction::SetTrue),
                _ => arg.value_name("VALUE").num_args(ValueRange::new(least..=most)),
            }
        }))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for AcceptedArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let names = ACCEPTED.iter().map(|(name, ..)| *name);
        let is_given = |name: &&str| matches.value_source(name) == Some(ValueSource::CommandLine);
        Ok(Self { given: names.filter(is_given).collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
