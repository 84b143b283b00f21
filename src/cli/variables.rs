//! Environment variables of llama.cpp in front of options: flags take its words for yes and no,
//! `LLAMA_ARG_NO_…` switches them off, and what nothing reads is named.

use std::collections::BTreeSet;
use std::ffi::OsStr;

use clap::builder::Resettable;
use clap::{Arg, ArgMatches, Command};

/// The prefix of every variable of llama.cpp.
const PREFIX: &str = "LLAMA_";
/// The prefix of those that stand for an option.
const OPTION_PREFIX: &str = "LLAMA_ARG_";
/// Variables of llama.cpp that are read, but not in front of an option: the folder of the store.
const READ_ELSEWHERE: [&str; 1] = ["LLAMA_CACHE"];

/// A function that returns the text of a variable, if it is set.
pub(super) type VariableValues<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Returns the text of an environment variable of this process, if it is set.
pub(super) fn of_process(name: &str) -> Option<String> {
    Some(std::env::var_os(name)?.to_string_lossy().into_owned())
}

/// Reads yes or no in llama.cpp's words (`is_truthy` and `is_falsey` of `common/arg.cpp`), in
/// letters of any case.
pub(super) fn yes_or_no(text: &str) -> Option<bool> {
    match text.to_ascii_lowercase().as_str() {
        "1" | "on" | "enabled" | "true" => Some(true),
        "0" | "off" | "disabled" | "false" => Some(false),
        _ => None,
    }
}

/// Lets every flag of a command and of those inside it read its variable as llama.cpp reads it, and
/// every option take an empty variable for none.
///
/// As in llama.cpp, a `LLAMA_ARG_NO_…` that is set means no, whatever its value. The value of a
/// variable becomes the default, so that an option on the command line goes before it, also the one
/// with the opposite meaning.
pub(super) fn with_variables(command: Command, value_of: VariableValues) -> Command {
    let command = command.mut_args(|arg| {
        // as compose files leave a variable that has no value: `${NAME:-}`
        let text = arg.get_env().and_then(OsStr::to_str).and_then(value_of);
        if text.is_some_and(|text| text.is_empty()) {
            return arg.env(Resettable::Reset);
        }
        let Some(variable) = flag_variable(&arg).map(str::to_owned) else { return arg };
        match flag_value(&variable, value_of) {
            Some((_, flag_value)) => {
                arg.env(Resettable::Reset).default_value(if flag_value { "true" } else { "false" })
            }
            // Not set, or it says neither: then this is the error.
            None => arg.value_parser(move |text: &str| {
                let expected = "1, on, enabled or true, or 0, off, disabled or false";
                yes_or_no(text).ok_or_else(|| format!("{variable}: expected {expected}"))
            }),
        }
    });
    command.mut_subcommands(|inner| with_variables(inner, value_of))
}

/// Returns the name of the variable that sets a flag, which may be the negated one, and the value
/// that it sets.
fn flag_value(variable: &str, value_of: VariableValues) -> Option<(String, bool)> {
    match negated(variable).filter(|no| value_of(no).is_some()) {
        Some(no) => Some((no, false)),
        None => Some((variable.to_owned(), yes_or_no(&value_of(variable)?)?)),
    }
}

/// Returns the name of the variable of this process that says yes or no for a flag.
pub(super) fn flag_source(arg: &Arg) -> Option<String> {
    Some(flag_value(flag_variable(arg)?, &of_process)?.0)
}

/// Returns the names among `set` that llama.cpp would read and that the command does not, sorted.
pub(super) fn unread(
    root: &Command,
    matches: &ArgMatches,
    set: impl Iterator<Item = String>,
) -> BTreeSet<String> {
    let mut read: BTreeSet<String> = READ_ELSEWHERE.map(str::to_owned).into();
    let mut level = Some((root, matches));
    while let Some((command, matches)) = level {
        for arg in command.get_arguments() {
            let Some(variable) = arg.get_env().and_then(OsStr::to_str) else { continue };
            read.insert(variable.to_owned());
            read.extend(flag_variable(arg).and_then(negated));
        }
        level = matches
            .subcommand()
            .and_then(|(name, inner)| Some((command.find_subcommand(name)?, inner)));
    }
    set.filter(|name| name.starts_with(PREFIX) && !read.contains(name)).collect()
}

/// Returns the variable of llama.cpp that stands for a flag, an option without a value.
fn flag_variable(arg: &Arg) -> Option<&str> {
    let variable = arg.get_env()?.to_str()?;
    (!arg.get_action().takes_values() && variable.starts_with(OPTION_PREFIX)).then_some(variable)
}

/// Returns the variable that says no to what `variable` says yes to.
fn negated(variable: &str) -> Option<String> {
    variable.strip_prefix(OPTION_PREFIX).map(|name| format!("{OPTION_PREFIX}NO_{name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_yes_and_no_are_llama_cpps() {
        for (yes, no) in
            [("1", "0"), ("on", "off"), ("enabled", "disabled"), ("true", "false"), ("True", "OFF")]
        {
            assert_eq!((yes_or_no(yes), yes_or_no(no)), (Some(true), Some(false)));
        }
        for neither in ["", "2", "y", "auto", " 1"] {
            assert_eq!(yes_or_no(neither), None, "{neither:?}");
        }
    }

    #[test]
    fn only_what_nothing_reads_is_unread() {
        let flag =
            Arg::new("slots").action(clap::ArgAction::SetTrue).env("LLAMA_ARG_ENDPOINT_SLOTS");
        let serve = Command::new("serve").arg(flag).arg(Arg::new("port").env("LLAMA_ARG_PORT"));
        let root = Command::new("hob").subcommand(serve).subcommand(Command::new("list"));
        let names = [
            "LLAMA_ARG_ENDPOINT_SLOTS",
            "LLAMA_ARG_NO_ENDPOINT_SLOTS",
            "LLAMA_ARG_PORT",
            "LLAMA_CACHE",
        ];
        let unknown = ["LLAMA_ARG_NO_PORT", "LLAMA_ARG_UI_CONFIG"];
        let set = || names.iter().chain(&unknown).chain(&["PATH"]).map(|name| (*name).to_owned());
        let matches = root.clone().try_get_matches_from(["hob", "serve"]).unwrap();
        assert!(unread(&root, &matches, set()).iter().eq(unknown.iter()));
        let matches = root.clone().try_get_matches_from(["hob", "list"]).unwrap();
        assert_eq!(unread(&root, &matches, set()).len(), 5);
    }
}
