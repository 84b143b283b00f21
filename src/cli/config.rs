//! `hob config`: the options of a command with their values, and where each is from; and the file
//! that some are from.

mod file;
mod layers;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use serde::Serialize;

use super::variables::{self, VariableValues};
use super::{Error, arguments};
pub(super) use file::ConfigFile;
use layers::{LayeredCommand, preset_name, without_preset};
pub(super) use layers::{check_all, layered, takes_path};

const EXAMPLES: &str = "\
Examples:
  hob config                         the file, and what is in it
  hob config serve                   each option of hob serve, its value, and where that is from
  hob config serve -m @fast -t 4     with a preset, and an option of the command line
  hob config --json run | jq .

The file is hob/hob.toml in XDG_CONFIG_HOME or ~/.config, or what HOB_CONFIG names; HOB_CONFIG=off
is none. Keys are long names of options:

  [defaults]                  of every command that has the option
  threads = 8

  [serve]                     of one command
  port = 9000
  metrics = true

  [presets.fast]              of a command with -m @fast
  model = \"org/model-GGUF:Q4_K_M\"
  ctx-size = 8192

A flag goes before the environment, that before the preset, that before the table of the command,
that before [defaults], and that before what is built in.";

/// Show the options of a command, their values and where these are from
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ConfigArgs {
    /// One JSON array: option, values, origin, place
    #[arg(long)]
    json: bool,
    /// Also the options that nobody has said anything of
    #[arg(long)]
    all: bool,
    /// A command, and arguments for it
    #[arg(value_name = "COMMAND", trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<OsString>,
}

/// Commands that start although the file has errors, since they report these or do not read it.
const WITHOUT_FILE: [&str; 4] = ["completions", "config", "doctor", "man"];

/// Arguments on their way to a command.
pub(super) struct ReadArguments {
    /// The commands, with the options of the file and of variables as defaults.
    pub root: Command,
    /// The arguments, without those that chose a preset.
    pub args: Vec<OsString>,
    /// By the id of an argument: the entry of the file that its default is from.
    origins: OriginEntries,
}

type OriginEntries = std::collections::BTreeMap<String, file::ConfigEntry>;

/// Reads the user's configuration file and environment as defaults of the options.
///
/// # Errors
/// Names what is wrong with the file, or the preset that is not in it.
pub(super) fn read(
    root: &Command,
    args: Vec<OsString>,
    value_of: VariableValues,
) -> Result<ReadArguments, Error> {
    let command = args.iter().skip(1).find_map(|arg| Some(root.find_subcommand(arg)?.get_name()));
    let command = command.filter(|name| !WITHOUT_FILE.contains(name));
    match (command, command.map_or(Ok(None), |_| ConfigFile::of_user())?) {
        (Some(command), Some(file)) => with_file(root, args, &file, command, value_of),
        (Some(command), None) => {
            refuse_preset(root, &args, command, value_of)?;
            Ok(without_file(root, args, value_of))
        }
        (None, _) => Ok(without_file(root, args, value_of)),
    }
}

/// Reads the environment alone as defaults of the options.
fn without_file(root: &Command, args: Vec<OsString>, value_of: VariableValues) -> ReadArguments {
    let root = variables::with_variables(root.clone(), value_of);
    ReadArguments { root, args, origins: OriginEntries::new() }
}

/// Reads a configuration file, with the preset that stands in place of the model if one does.
fn with_file(
    root: &Command,
    args: Vec<OsString>,
    file: &ConfigFile,
    command: &str,
    value_of: VariableValues,
) -> Result<ReadArguments, Error> {
    let LayeredCommand { root: plain, origins } = layered(root, file, command, None)?;
    let plain = variables::with_variables(plain, value_of);
    let Some(preset) = chosen_preset(&plain, &args, command) else {
        return Ok(ReadArguments { root: plain, args, origins });
    };
    let is_positional = root
        .find_subcommand(command)
        .into_iter()
        .flat_map(Command::get_positionals)
        .any(|arg| arg.get_id() == "model");
    let args = without_preset(&args, &preset, is_positional);
    let LayeredCommand { root, origins } = layered(root, file, command, Some(&preset))?;
    Ok(ReadArguments { root: variables::with_variables(root, value_of), args, origins })
}

/// Refuses a preset where there is no file that could have it.
fn refuse_preset(
    root: &Command,
    args: &[OsString],
    command: &str,
    value_of: VariableValues,
) -> Result<(), Error> {
    let root = variables::with_variables(root.clone(), value_of);
    match chosen_preset(&root, args, command) {
        None => Ok(()),
        Some(preset) => Err(Error::Usage(format!(
            "@{preset}: there is no hob.toml with presets; `hob config --help` says where it is \
             and what is in it"
        ))),
    }
}

/// Returns the name of the preset that stands where a model is expected; `None` also if the
/// arguments have errors, which are reported when they are parsed again with the defaults.
fn chosen_preset(root: &Command, args: &[OsString], command: &str) -> Option<String> {
    let matches = parsed(root, args).ok()?;
    let (name, inner) = matches.subcommand()?;
    let mut raw = inner.try_get_raw("model").ok().flatten().filter(|_| name == command)?;
    preset_name(raw.next()?.to_str()?).map(str::to_owned)
}

/// Parses arguments, which may lack some that the command needs to run.
///
/// # Errors
/// Those of clap.
fn parsed(root: &Command, args: &[OsString]) -> Result<ArgMatches, clap::Error> {
    let parsed = root.clone().try_get_matches_from(args);
    match parsed {
        // clap looks for what is missing last, so that there is no other error
        Err(error) if error.kind() == ErrorKind::MissingRequiredArgument => {
            root.clone().ignore_errors(true).try_get_matches_from(args)
        }
        parsed => parsed,
    }
}

/// A row of the output: an option, its values and where they are from.
#[derive(Serialize)]
struct ShownOption {
    option: String,
    values: Vec<String>,
    origin: String,
    /// The file and line, or the variable.
    place: Option<String>,
}

/// Prints options or the file.
pub(super) fn run(args: ConfigArgs) -> Result<ExitCode, Error> {
    let root = super::commands();
    if args.command.is_empty() {
        return show_file(&root, args.json);
    }
    let words = std::iter::once(OsString::from("hob")).chain(args.command);
    let words = arguments::in_clap_form(words, &root)?;
    let named = words.get(1).and_then(|name| root.find_subcommand(name));
    let named = named.map(|command| command.get_name().to_owned());
    let Some(command) = named.filter(|name| !WITHOUT_FILE.contains(&name.as_str())) else {
        let what = "a command of hob with options was expected, for example `hob config serve`";
        return Err(Error::Usage(what.into()));
    };
    let root = without_demands(root, &command);
    let read = read(&root, words, &variables::of_process)?;
    let matches = match parsed(&read.root, &read.args) {
        Ok(matches) => matches,
        Err(error) => {
            let _ = error.print();
            return Ok(ExitCode::from(error.exit_code() as u8));
        }
    };
    let inner = matches.subcommand_matches(&command);
    let described = read.root.find_subcommand(&command);
    let (Some(inner), Some(described)) = (inner, described) else {
        return Ok(ExitCode::SUCCESS);
    };
    let file = ConfigFile::of_user()?;
    let options: Vec<ShownOption> = described
        .get_arguments()
        .filter(|arg| {
            args.all || !is_built_in(inner, original(&root, &command, arg), &read.origins)
        })
        .filter_map(|arg| shown(arg, inner, &read.origins, file.as_ref(), &root, &command))
        .collect();
    print(&options, args.json)?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the commands, of which one asks for none of those inside it: its own options are shown.
fn without_demands(root: Command, command: &str) -> Command {
    root.mut_subcommand(command, |shown| {
        shown.subcommand_required(false).arg_required_else_help(false)
    })
}

/// Returns an argument as it is without file and environment: the variable of a flag becomes its
/// default.
fn original<'c>(root: &'c Command, command: &str, arg: &Arg) -> Option<&'c Arg> {
    root.find_subcommand(command)?.get_arguments().find(|own| own.get_id() == arg.get_id())
}

/// Returns whether neither the command line, the environment nor the file sets an argument.
fn is_built_in(matches: &ArgMatches, original: Option<&Arg>, origins: &OriginEntries) -> bool {
    let Some(original) = original else { return true };
    let id = original.get_id().as_str();
    let source = matches.value_source(id);
    matches!(source, None | Some(ValueSource::DefaultValue))
        && !origins.contains_key(id)
        && variables::flag_source(original).is_none()
}

/// Prints options for people or programs.
fn print(options: &[ShownOption], json: bool) -> Result<(), Error> {
    let mut out = super::stdout();
    if json {
        super::write_json(&mut out, options)?;
        return Ok(out.flush()?);
    }
    let width = options.iter().map(|option| option.option.len()).max().unwrap_or(0);
    for ShownOption { option, values, origin, place } in options {
        let value = values.join(", ");
        let place = place.as_ref().map_or(String::new(), |place| format!(" ({place})"));
        writeln!(out, "{option:width$}  {value:24}  {origin}{place}")?;
    }
    if options.is_empty() {
        let _ = writeln!(
            super::terminal::stderr(),
            "hob: all options are as they are built in; `hob config --all COMMAND` shows them"
        );
    }
    Ok(out.flush()?)
}

/// Returns the row of an option; `None` for `--help`, `--version` and hidden options.
fn shown(
    arg: &Arg,
    matches: &ArgMatches,
    origins: &OriginEntries,
    file: Option<&ConfigFile>,
    root: &Command,
    command: &str,
) -> Option<ShownOption> {
    let id = arg.get_id().as_str();
    let option = arg.get_long().map_or(id.to_owned(), |long| format!("--{long}"));
    if ["help", "version"].contains(&id) || (arg.is_hide_set() && !origins.contains_key(id)) {
        return None;
    }
    let raw = matches.try_get_raw(id).ok().flatten();
    let is_secret = arg.is_hide_env_values_set() || id.contains("token");
    let text = |value: &std::ffi::OsStr| {
        if is_secret { "(hidden)".into() } else { value.to_string_lossy().into_owned() }
    };
    let values = raw.into_iter().flatten().map(text).collect();
    let original = original(root, command, arg)?;
    let (origin, place) = match matches.value_source(id) {
        Some(ValueSource::CommandLine) => ("flag".to_owned(), None),
        Some(ValueSource::EnvVariable) => {
            let name = arg.get_env().map(|name| name.to_string_lossy().into_owned());
            ("environment".to_owned(), name)
        }
        _ => match (variables::flag_source(original), origins.get(id)) {
            (Some(variable), _) => ("environment".to_owned(), Some(variable)),
            (None, Some(entry)) => {
                let path = file.map_or(String::new(), |file| file.path().display().to_string());
                (format!("[{}]", entry.table), Some(format!("{path}:{}", entry.line)))
            }
            (None, None) => ("built in".to_owned(), None),
        },
    };
    Some(ShownOption { option, values, origin, place })
}

/// Prints the path of the configuration file and the options in it.
fn show_file(root: &Command, json: bool) -> Result<ExitCode, Error> {
    let mut out = super::stdout();
    let Some(file) = ConfigFile::of_user()? else {
        let _ = writeln!(
            super::terminal::stderr(),
            "hob: there is no hob.toml; `hob config --help` says where it would be"
        );
        return Ok(ExitCode::SUCCESS);
    };
    check_all(root, &file)?;
    if json {
        let entries: Vec<ShownOption> =
            file.entries().map(|entry| of_entry(entry, &file)).collect();
        super::write_json(&mut out, &entries)?;
    } else {
        writeln!(out, "{}", file.path().display())?;
        let presets = file.presets.iter().map(|preset| format!("presets.{}", preset.name));
        let tables = file.commands.iter().map(|table| table.name.clone());
        for table in std::iter::once("defaults".to_owned()).chain(tables).chain(presets) {
            let mut entries = file.entries().filter(|entry| entry.table == table).peekable();
            if entries.peek().is_some() {
                writeln!(out, "\n[{table}]")?;
            }
            for entry in entries {
                let ShownOption { option, values, .. } = of_entry(entry, &file);
                writeln!(out, "  {:24}  {}", option, values.join(", "))?;
            }
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the row of an entry of the file.
fn of_entry(entry: &file::ConfigEntry, file: &ConfigFile) -> ShownOption {
    let is_secret = entry.key.contains("key") || entry.key.contains("token");
    let values = match &entry.value {
        file::ConfigValue::Switch(is_on) => vec![is_on.to_string()],
        file::ConfigValue::Texts(_) if is_secret && !entry.key.contains("cache") => {
            vec!["(hidden)".into()]
        }
        file::ConfigValue::Texts(texts) => texts.clone(),
    };
    ShownOption {
        option: format!("--{}", entry.key),
        values,
        origin: format!("[{}]", entry.table),
        place: Some(format!("{}:{}", file.path().display(), entry.line)),
    }
}
