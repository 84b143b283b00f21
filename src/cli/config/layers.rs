//! The options of the configuration file in front of the built-in ones: what the command line and
//! the environment do not say.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::builder::Resettable;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};

use super::super::Error;
use super::file::{ConfigEntry, ConfigFile, ConfigTable, ConfigValue, is_preset_name};
use crate::sampling::{OPTIONS, SamplingRange};

/// The first character of a preset's name where a model is expected.
const PRESET_MARK: char = '@';
/// The argument that names a model, by its id.
const MODEL_ID: &str = "model";

/// Arguments whose values may be names as well as paths, by their ids.
const NAMES: [&str; 3] = [MODEL_ID, "draft", "upstream_python"];
/// Arguments whose values are a path with a number after it, by their ids.
const PATHS_WITH_MORE: [&str; 2] = ["lora_scaled", "control_vector_scaled"];

/// Commands with options from the file, and where these are from.
pub(in crate::cli) struct LayeredCommand {
    /// All commands.
    pub root: Command,
    /// By the id of an argument of the chosen command: the entry that its default is from.
    pub origins: BTreeMap<String, ConfigEntry>,
}

/// Puts the options of a file in front of the built-in ones of a command: those of a preset, if one
/// is chosen, go before those of the command, and these before those of all.
///
/// # Errors
/// Names the file, the line and the key of an option that there is not, or of a value that it does
/// not take; or the preset, if there is none of that name.
pub(in crate::cli) fn layered(
    root: &Command,
    file: &ConfigFile,
    command: &str,
    preset: Option<&str>,
) -> Result<LayeredCommand, Error> {
    check_names(root, file)?;
    check_presets(file)?;
    let mut root = root.clone();
    let mut origins = BTreeMap::new();
    let Some(chosen) = root.find_subcommand(command).cloned() else {
        return Ok(LayeredCommand { root, origins });
    };
    let preset = preset.map(|name| find_preset(file, name)).transpose()?;
    let of_command = file.commands.iter().filter(|table| table.name == command).chain(preset);
    let entries = file.defaults.iter().chain(of_command.flat_map(|table| &table.entries));
    for entry in entries {
        let Some(arg) = argument(&chosen, &entry.key) else { continue };
        // the one that was chosen stands in place of a model of other tables; see `check_presets`
        let is_preset = preset.is_some() && names_preset(arg, &entry.value);
        if is_preset {
            continue;
        }
        check_value(&root, file, command, arg, entry)?;
        origins.insert(arg.get_id().to_string(), entry.clone());
    }
    let folder = file.folder();
    root = root.mut_subcommand(command, |chosen| {
        chosen.mut_args(|arg| {
            let arg = if preset.is_some() { without_preset_variable(arg) } else { arg };
            match origins.get(arg.get_id().as_str()) {
                Some(entry) => with_default(arg, &entry.value, &folder),
                None => arg,
            }
        })
    });
    Ok(LayeredCommand { root, origins })
}

/// Returns the preset of a name.
///
/// # Errors
/// If there is none.
fn find_preset<'f>(file: &'f ConfigFile, name: &str) -> Result<&'f ConfigTable, Error> {
    file.presets.iter().find(|preset| preset.name == name).ok_or_else(|| {
        let names: Vec<String> =
            file.presets.iter().map(|preset| format!("{PRESET_MARK}{}", preset.name)).collect();
        let there = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        let what = format!(
            "there is no preset {PRESET_MARK}{name}; expected [presets.{name}], found {there}"
        );
        Error::input(file.path().display(), what)
    })
}

/// Returns the name of the preset that stands where a model is expected.
pub(in crate::cli) fn preset_name(model: &str) -> Option<&str> {
    model.strip_prefix(PRESET_MARK).filter(|name| is_preset_name(name))
}

/// Returns whether an entry sets the model to a preset.
fn names_preset(arg: &Arg, value: &ConfigValue) -> bool {
    let ConfigValue::Texts(texts) = value else { return false };
    arg.get_id() == MODEL_ID && texts.iter().any(|text| preset_name(text).is_some())
}

/// Leaves out the variable that has chosen a preset as the model.
fn without_preset_variable(arg: Arg) -> Arg {
    let value = arg.get_env().and_then(std::env::var_os);
    let value = value.map(|value| value.to_string_lossy().into_owned()).unwrap_or_default();
    let is_preset = arg.get_id() == MODEL_ID && preset_name(&value).is_some();
    if is_preset { arg.env(Resettable::Reset) } else { arg }
}

/// Returns the arguments without those that choose a preset as the model: `-m @NAME` in its forms,
/// or the first `@NAME` where the model has no option.
pub(in crate::cli) fn without_preset(
    args: &[OsString],
    name: &str,
    is_positional: bool,
) -> Vec<OsString> {
    let marked = format!("{PRESET_MARK}{name}");
    let is_option = |arg: &OsString| arg == "-m" || arg == "--model";
    let joined = [format!("-m{marked}"), format!("-m={marked}"), format!("--model={marked}")];
    let mut left = Vec::new();
    let mut rest = args.iter().peekable();
    let mut is_left_out = false;
    while let Some(arg) = rest.next() {
        let is_next = rest.peek().is_some_and(|next| **next == *marked);
        if !is_positional && is_option(arg) && is_next {
            rest.next();
        } else if !is_positional && joined.iter().any(|joined| *arg == **joined) {
            // the whole option
        } else if is_positional && !is_left_out && *arg == *marked {
            is_left_out = true;
        } else {
            left.push(arg.clone());
        }
    }
    left
}

/// Returns the argument of a command that a key of the file names.
fn argument<'c>(command: &'c Command, key: &str) -> Option<&'c Arg> {
    let is_named = |arg: &&Arg| {
        let is_alias = arg.get_all_aliases().is_some_and(|aliases| aliases.contains(&key));
        let is_model = key == MODEL_ID && arg.get_id() == MODEL_ID;
        arg.get_long() == Some(key) || is_alias || is_model
    };
    let is_setting = |arg: &&Arg| {
        !matches!(arg.get_action(), ArgAction::Help | ArgAction::HelpLong | ArgAction::Version)
    };
    command.get_arguments().filter(is_setting).find(is_named)
}

/// Checks that the table of each command names a command that there is, and that every key is an
/// option: in the table of a command one of that command, elsewhere one of any.
fn check_names(root: &Command, file: &ConfigFile) -> Result<(), Error> {
    for table in &file.commands {
        let Some(command) = root.find_subcommand(&table.name) else {
            let place = format!("{}:{}", file.path().display(), table.line);
            let what = format!(
                "[{}]: hob has no such command; expected [defaults], [presets.NAME] or a command",
                table.name
            );
            return Err(Error::input(place, what));
        };
        for entry in &table.entries {
            if argument(command, &entry.key).is_none() {
                let what = format!("`hob {}` has no option --{}", table.name, entry.key);
                return Err(file.error(entry, what));
            }
        }
    }
    for entry in file.entries() {
        let mut commands = root.get_subcommands();
        if !commands.any(|command| argument(command, &entry.key).is_some()) {
            return Err(file.error(entry, format!("no command has an option --{}", entry.key)));
        }
        check_negation(root, file, entry)?;
    }
    check_twice(root, file)
}

/// Refuses a table that has an option twice, in two of its spellings or by two of its names.
fn check_twice(root: &Command, file: &ConfigFile) -> Result<(), Error> {
    let is_same = |one: &str, other: &str| {
        let mut commands = root.get_subcommands();
        commands.any(|command| {
            let both = argument(command, one).zip(argument(command, other));
            both.is_some_and(|(one, other)| one.get_id() == other.get_id())
        })
    };
    for entries in file.tables() {
        for (i, entry) in entries.iter().enumerate() {
            let earlier = entries[..i].iter().find(|earlier| is_same(&earlier.key, &entry.key));
            if let Some(earlier) = earlier {
                let what = format!("line {} has this option already", earlier.line);
                return Err(file.error(entry, what));
            }
        }
    }
    Ok(())
}

/// Refuses a preset whose model is a preset: the options of one alone are taken.
fn check_presets(file: &ConfigFile) -> Result<(), Error> {
    for entry in file.presets.iter().flat_map(|preset| &preset.entries) {
        let ConfigValue::Texts(texts) = &entry.value else { continue };
        let named = texts.iter().find(|text| preset_name(text).is_some());
        if let Some(named) = named.filter(|_| entry.key == MODEL_ID) {
            let what = format!("a model was expected, found the preset {named}");
            return Err(file.error(entry, what));
        }
    }
    Ok(())
}

/// Refuses `no-OPTION` where there is `OPTION`, which is written `OPTION = false`. On the command
/// line the last of the two counts; a file has no such order.
fn check_negation(root: &Command, file: &ConfigFile, entry: &ConfigEntry) -> Result<(), Error> {
    let Some(positive) = entry.key.strip_prefix("no-") else { return Ok(()) };
    let positive = if positive == "mmproj" { "mmproj-auto" } else { positive };
    let mut commands = root.get_subcommands();
    if commands.any(|command| argument(command, positive).is_some()) {
        return Err(file.error(entry, format!("write {positive} = false")));
    }
    Ok(())
}

/// Checks that an argument takes the value of an entry.
fn check_value(
    root: &Command,
    file: &ConfigFile,
    command: &str,
    arg: &Arg,
    entry: &ConfigEntry,
) -> Result<(), Error> {
    let takes_values = arg.get_action().takes_values();
    let texts = match &entry.value {
        ConfigValue::Switch(_) if !takes_values => return Ok(()),
        ConfigValue::Switch(is_on) => {
            return Err(file.error(entry, format!("a value was expected, found {is_on}")));
        }
        ConfigValue::Texts(_) if !takes_values => {
            return Err(file.error(entry, "true or false was expected"));
        }
        ConfigValue::Texts(texts) => texts,
    };
    let is_list = matches!(arg.get_action(), ArgAction::Append)
        || arg.get_value_delimiter().is_some()
        || arg.get_num_args().is_some_and(|n| n.max_values() > 1);
    if texts.len() != 1 && !is_list {
        return Err(file.error(entry, "one value was expected, found a list"));
    }
    let Some(long) = arg.get_long() else { return Ok(()) };
    for text in texts {
        check_number(file, arg, entry, text)?;
        let words = ["hob", command, &format!("--{long}={text}")].map(OsString::from);
        let Err(error) = root.clone().try_get_matches_from(words) else { continue };
        let is_value = matches!(error.kind(), ErrorKind::InvalidValue | ErrorKind::ValueValidation);
        let about = error.get(ContextKind::InvalidArg);
        let is_ours = matches!(about, Some(ContextValue::String(name))
            if name.split([' ', '=', '[']).next() == Some(&format!("--{long}")));
        if is_value && is_ours {
            return Err(file.error(entry, super::super::first_paragraph(&error)));
        }
    }
    Ok(())
}

/// Checks that a number among the parameters of sampling is in its range: commands that take it
/// check that once they have a model, and no longer know where it is from.
fn check_number(
    file: &ConfigFile,
    arg: &Arg,
    entry: &ConfigEntry,
    text: &str,
) -> Result<(), Error> {
    let option = OPTIONS.iter().find(|option| arg.get_id() == option.name);
    let Some(SamplingRange::Real { expected, contains, .. }) = option.map(|option| option.range)
    else {
        return Ok(());
    };
    match text.parse::<f32>() {
        Ok(number) if !contains(number) => {
            Err(file.error(entry, format!("{expected} was expected, found {text}")))
        }
        // what is no number is refused as the command refuses it
        _ => Ok(()),
    }
}

/// Checks every value of a file, also those for other commands.
///
/// # Errors
/// As [`layered`].
pub(in crate::cli) fn check_all(root: &Command, file: &ConfigFile) -> Result<(), Error> {
    check_names(root, file)?;
    check_presets(file)?;
    for entry in file.entries() {
        let of_table = root.get_subcommands().filter(|command| command.get_name() == entry.table);
        let mut commands = of_table.chain(root.get_subcommands());
        let first = commands.find_map(|command| Some((command, argument(command, &entry.key)?)));
        if let Some((command, arg)) = first {
            check_value(root, file, command.get_name(), arg, entry)?;
        }
    }
    Ok(())
}

/// Makes the value of an entry the default of an argument. Relative paths count from the folder of
/// the file.
fn with_default(arg: Arg, value: &ConfigValue, folder: &Path) -> Arg {
    let arg = arg.required(false);
    match value {
        ConfigValue::Switch(is_on) => arg.default_value(if *is_on { "true" } else { "false" }),
        ConfigValue::Texts(texts) if takes_path(&arg) => {
            let texts = texts.iter().map(|text| in_folder(&arg, text, folder));
            let texts: Vec<OsString> = texts.collect();
            arg.default_values(texts)
        }
        ConfigValue::Texts(texts) => arg.default_values(texts.clone()),
    }
}

/// Returns whether the values of an argument are paths, or begin with one.
pub(in crate::cli) fn takes_path(arg: &Arg) -> bool {
    arg.get_value_parser().type_id() == TypeId::of::<PathBuf>()
        || PATHS_WITH_MORE.contains(&arg.get_id().as_str())
}

/// Returns the path that a value of a file in `folder` stands for. One that may be a name is a path
/// where it begins with a dot, or a file is there.
fn in_folder(arg: &Arg, text: &str, folder: &Path) -> OsString {
    let there = folder.join(text);
    let is_path = text.starts_with('.') || there.exists();
    let is_stream = text.is_empty() || text == "-";
    if is_stream || NAMES.contains(&arg.get_id().as_str()) && !is_path {
        return text.into();
    }
    there.into_os_string()
}
