//! The presets of an INI file as models of a router: each with the options of the command line, and
//! its own.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command, FromArgMatches};

use super::ini::{IniEntry, IniFile, IniSection};
use crate::cli::arguments::in_clap_form;
use crate::cli::{self, Cli, Error, ServerCommand, config, llama_options, variables};
use crate::desktop::Preset;
use crate::store;

/// Options that the server of all models has, and no preset.
const OF_SERVER: [&str; 42] = [
    "alias",
    "allow_image_hosts",
    "allow_image_urls",
    "allowed_hosts",
    "api_key",
    "api_key_file",
    "api_prefix",
    "body_limit",
    "cors_origins",
    "drain_delay",
    "drain_timeout",
    "dry_run",
    "host",
    "kv_events_endpoint",
    "kv_events_replay_endpoint",
    "kv_events_topic",
    "log_disable",
    "log_file",
    "log_format",
    "log_jsonl",
    "metrics",
    "models_autoload",
    "models_dir",
    "models_max",
    "models_preset",
    "no_log_timestamps",
    "no_models_autoload",
    "no_slots",
    "no_ui",
    "otlp_endpoint",
    "port",
    "sleep_idle_seconds",
    "slot_save_path",
    "slots",
    "sse_ping_interval",
    "ssl_cert_file",
    "ssl_key_file",
    "tags",
    "ui",
    "verbose",
    "verbosity",
    "worker",
];

/// Options on what becomes of texts, which a model of several says itself.
const OF_FILE: [&str; 3] = ["embeddings", "pooling", "reranking"];

/// The presets of a file.
pub(super) struct IniPresets {
    /// The models.
    pub presets: Vec<Preset>,
    /// Names of those to be loaded at the start.
    pub at_start: Vec<String>,
}

/// The command line of this process, which goes before the options of presets.
pub(super) struct BaseOptions {
    /// All commands, with the options of the environment and of hob.toml as defaults.
    root: Command,
    /// The arguments after `hob serve`.
    args: Vec<OsString>,
    /// The ids of the arguments that they set.
    given: Vec<String>,
}

/// The options of one preset, by the id of an argument.
#[derive(Default)]
struct PresetOptions {
    words: BTreeMap<String, OsString>,
    is_at_start: bool,
    hides_stored: bool,
}

/// An option in the form of the command line.
enum PresetOption {
    /// An argument.
    Argument(PresetArgument),
    /// The model is loaded when the server starts, or not.
    AtStart(bool),
    /// The entries of the store that the preset uses are not listed, or are.
    HidesStored(bool),
    /// One that changes nothing here.
    Unused(&'static str),
}

/// An argument of a preset.
struct PresetArgument {
    /// Its id.
    id: String,
    /// The id of the one that says the opposite, which it takes the place of.
    opposite: Option<String>,
    /// The argument; `None` as without it.
    word: Option<OsString>,
}

impl BaseOptions {
    /// Reads the command line of this process.
    ///
    /// # Errors
    /// As when it was read first.
    pub(super) fn of_process() -> Result<BaseOptions, Error> {
        let root = cli::commands();
        let args = in_clap_form(std::env::args_os(), &root)?;
        let read = config::read(&root, args, &variables::of_process)?;
        let wrong = |error: clap::Error| Error::Usage(error.to_string());
        let matches = read.root.clone().try_get_matches_from(&read.args).map_err(wrong)?;
        let given = matches.subcommand_matches("serve").map(given_ids).unwrap_or_default();
        Ok(BaseOptions { root: read.root, args: read.args.into_iter().skip(2).collect(), given })
    }

    fn serve(&self) -> Result<&Command, Error> {
        let missing = || Error::Usage("`hob serve` was expected".to_owned());
        self.root.find_subcommand("serve").ok_or_else(missing)
    }

    /// Returns the presets of a file whose models are on this machine. The log names those that are
    /// left out, and why. `folder` is that of `--models-dir`.
    ///
    /// # Errors
    /// When the file cannot be read, or an option in it is wrong; names the line.
    pub(super) fn presets(&self, path: &Path, folder: Option<&Path>) -> Result<IniPresets, Error> {
        let file = IniFile::open(path)?;
        let mut presets = Vec::new();
        let mut at_start = Vec::new();
        for section in &file.sections {
            let mut options = PresetOptions::default();
            for entry in file.all.iter().chain(&section.entries) {
                self.add(&mut options, &file, entry)?;
            }
            match self.preset(&file, section, &options, folder)? {
                Ok(preset) => presets.push(preset),
                Err(error) => {
                    tracing::warn!(preset = section.name, %error, "left out");
                    continue;
                }
            }
            if options.is_at_start {
                at_start.push(section.name.clone());
            }
        }
        Ok(IniPresets { presets, at_start })
    }

    /// Adds an entry to the options of a preset.
    fn add(
        &self,
        options: &mut PresetOptions,
        file: &IniFile,
        entry: &IniEntry,
    ) -> Result<(), Error> {
        let about = |what| file.error(entry.line, format!("{}: {what}", entry.key));
        match self.read(entry).map_err(about)? {
            PresetOption::AtStart(is_on) => options.is_at_start = is_on,
            PresetOption::HidesStored(is_on) => options.hides_stored = is_on,
            PresetOption::Argument(PresetArgument { id, opposite, word }) => {
                if let Some(opposite) = opposite {
                    options.words.remove(&opposite);
                }
                match word {
                    Some(word) => options.words.insert(id, word),
                    None => options.words.remove(&id),
                };
            }
            PresetOption::Unused(why) => {
                tracing::warn!(line = entry.line, option = entry.key, why, "changes nothing");
            }
        }
        Ok(())
    }

    /// Reads an entry as an argument of `hob serve`.
    ///
    /// # Errors
    /// Says what is wrong.
    fn read(&self, entry: &IniEntry) -> Result<PresetOption, String> {
        let IniEntry { key, value, .. } = entry;
        let yes = || {
            let expected = || format!("true or false was expected, found {value}");
            variables::yes_or_no(value).ok_or_else(expected)
        };
        match key.as_str() {
            "load-on-startup" => return Ok(PresetOption::AtStart(yes()?)),
            "dedup-cache-models" => return Ok(PresetOption::HidesStored(yes()?)),
            "stop-timeout" => {
                let why = "a model that is unloaded ends the requests in work first";
                return Ok(PresetOption::Unused(why));
            }
            _ => {}
        }
        let serve = self.serve().map_err(|error| error.to_string())?;
        let arg = self.argument(serve, key)?;
        let id = arg.get_id().to_string();
        let Some(long) = arg.get_long() else {
            return Err("no option of `hob serve`".to_owned());
        };
        // a wrong value is one also where nothing comes of it
        let is_on = if arg.get_action().takes_values() { None } else { Some(yes()?) };
        if OF_SERVER.contains(&id.as_str()) {
            return Ok(PresetOption::Unused("the server of all models has it, and no preset"));
        }
        if OF_FILE.contains(&id.as_str()) {
            return Ok(PresetOption::Unused("the model's file says whether it embeds or ranks"));
        }
        if let Some(is_on) = is_on {
            let said = if is_on { on(serve, long, id) } else { off(serve, long, id) };
            return Ok(PresetOption::Argument(said));
        }
        let word = format!("--{long}={value}");
        self.check(&word)?;
        Ok(PresetOption::Argument(PresetArgument { id, opposite: None, word: Some(word.into()) }))
    }

    /// Returns the argument that a key names: by a long or short name, or by its variable.
    fn argument<'c>(&self, serve: &'c Command, key: &str) -> Result<&'c Arg, String> {
        let unknown = || "`hob serve` has no such option".to_owned();
        if key.starts_with("LLAMA_") || key.starts_with("HOB_") {
            // a variable that this process has is no more one of the command that was read with it
            let plain = cli::commands();
            let is_its = |arg: &&Arg| arg.get_env().is_some_and(|variable| variable == key);
            let of_plain = plain.find_subcommand("serve").into_iter();
            let named = of_plain.flat_map(Command::get_arguments).find(is_its);
            let is_same = |arg: &&Arg| named.is_some_and(|named| named.get_id() == arg.get_id());
            return serve.get_arguments().find(is_same).ok_or_else(unknown);
        }
        let is_short = key.len() == 1 || llama_options::of_short(key).is_some();
        let dashes = if is_short { "-" } else { "--" };
        let words = ["hob", "serve", &format!("{dashes}{key}")].map(OsString::from);
        let spelled = in_clap_form(words.into_iter(), &self.root);
        let spelled = spelled.map_err(|error| error.to_string())?;
        let word = spelled.last().and_then(|word| word.to_str()).unwrap_or_default();
        let is_named = |arg: &&Arg| {
            let Some(long) = word.strip_prefix("--") else {
                let letter = word.chars().nth(1);
                return letter.is_some() && arg.get_short() == letter;
            };
            let aliases = arg.get_all_aliases().unwrap_or_default();
            arg.get_long() == Some(long) || aliases.contains(&long)
        };
        serve.get_arguments().find(is_named).ok_or_else(unknown)
    }

    /// Checks that an argument takes its value.
    fn check(&self, word: &str) -> Result<(), String> {
        let words = ["hob", "serve", word];
        match self.root.clone().try_get_matches_from(words) {
            Err(error)
                if matches!(error.kind(), ErrorKind::InvalidValue | ErrorKind::ValueValidation) =>
            {
                Err(cli::first_paragraph(&error))
            }
            _ => Ok(()),
        }
    }

    /// Returns a section as a model; the inner error says why it is not on this machine.
    ///
    /// # Errors
    /// When an option is wrong; names the line of the section.
    fn preset(
        &self,
        file: &IniFile,
        section: &IniSection,
        options: &PresetOptions,
        folder: Option<&Path>,
    ) -> Result<Result<Preset, Error>, Error> {
        let mut words: Vec<OsString> = ["hob", "serve"].map(OsString::from).into();
        let of_preset = options.words.iter().filter(|(id, _)| !self.given.contains(id));
        words.extend(of_preset.map(|(_, word)| word.clone()));
        let names_model = ["model", "hf_repo"].iter().any(|id| options.words.contains_key(*id));
        if !names_model {
            let model = folder.and_then(|folder| file_below(folder, &section.name));
            let model = model.unwrap_or_else(|| PathBuf::from(&section.name));
            let mut word = OsString::from("--model=");
            word.push(model);
            words.push(word);
        }
        words.extend(self.args.iter().cloned());
        let wrong = |error: clap::Error| {
            file.error(
                section.line,
                format!("[{}]: {}", section.name, cli::first_paragraph(&error)),
            )
        };
        let matches = self.root.clone().try_get_matches_from(words).map_err(wrong)?;
        let read = Cli::from_arg_matches(&matches).map_err(wrong)?.command;
        let cli::Command::Server(ServerCommand::Serve(args)) = read else {
            return Err(file.error(section.line, "not read as options of `hob serve`"));
        };
        args.accepted.report();
        let source = match args.located_source() {
            Ok(source) => source,
            Err(absent) => return Ok(Err(absent)),
        };
        let wrong = |error| file.error(section.line, format!("[{}]: {error}", section.name));
        let preset = args.preset_of(section.name.clone(), source).map_err(wrong)?;
        Ok(Ok(Preset { hides_stored: options.hides_stored, ..preset }))
    }
}

/// Returns the ids of the arguments that a command line sets.
fn given_ids(matches: &ArgMatches) -> Vec<String> {
    let is_given = |id: &&str| matches.value_source(id) == Some(ValueSource::CommandLine);
    matches.ids().map(clap::Id::as_str).filter(is_given).map(str::to_owned).collect()
}

/// Returns a flag.
fn on(serve: &Command, long: &str, id: String) -> PresetArgument {
    let opposite = opposite(serve, long).map(|arg| arg.get_id().to_string());
    PresetArgument { id, opposite, word: Some(format!("--{long}").into()) }
}

/// Returns the opposite of a flag: the one that says so, or none.
fn off(serve: &Command, long: &str, id: String) -> PresetArgument {
    let opposite = opposite(serve, long);
    let Some((opposite, long)) = opposite.and_then(|arg| Some((arg, arg.get_long()?))) else {
        return PresetArgument { id, opposite: None, word: None };
    };
    let word = Some(format!("--{long}").into());
    PresetArgument { id: opposite.get_id().to_string(), opposite: Some(id), word }
}

/// Returns the argument that says the opposite of a flag, if there is one.
fn opposite<'c>(serve: &'c Command, long: &str) -> Option<&'c Arg> {
    let opposite = match long.strip_prefix("no-") {
        Some(positive) => positive.to_owned(),
        None => format!("no-{long}"),
    };
    let is_it = |arg: &&Arg| {
        let aliases = arg.get_all_aliases().unwrap_or_default();
        arg.get_long() == Some(&opposite) || aliases.contains(&opposite.as_str())
    };
    serve.get_arguments().find(is_it)
}

/// Returns the file of a model in a folder: by its path without the ending, or by the name of the
/// folder that it lies in alone.
fn file_below(folder: &Path, name: &str) -> Option<PathBuf> {
    let models = store::models_below(folder);
    let named = models.iter().find(|(id, _)| id == name);
    let inside =
        || models.iter().find(|(id, _)| id.rsplit_once('/').is_some_and(|(f, _)| f == name));
    named.or_else(inside).map(|(_, model)| model.file.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the arguments that the entries of a section are.
    fn words(entries: &str) -> Result<Vec<String>, String> {
        let base = BaseOptions { root: cli::commands(), args: Vec::new(), given: Vec::new() };
        let file = IniFile::read("p.ini".into(), &format!("[a]\n{entries}")).unwrap();
        let mut options = PresetOptions::default();
        for entry in &file.sections[0].entries {
            base.add(&mut options, &file, entry).map_err(|error| error.to_string())?;
        }
        let words = options.words.into_values();
        Ok(words.map(|word| word.into_string().unwrap()).collect())
    }

    #[test]
    fn what_changes_nothing_is_an_option() {
        let root = cli::commands();
        let serve = root.find_subcommand("serve").unwrap();
        for id in OF_SERVER.iter().chain(&OF_FILE) {
            assert!(serve.get_arguments().any(|arg| arg.get_id() == id), "{id}");
        }
    }

    #[test]
    fn keys_are_options_by_any_of_their_names() {
        for (entries, expected) in [
            ("c = 1", &["--ctx-size=1"][..]),
            ("ngl = 5", &["--gpu-layers=5"]),
            ("n-gpu-layers = 5", &["--gpu-layers=5"]),
            ("n_predict = -1", &["--n-predict=-1"]),
            ("LLAMA_ARG_THREADS = 2", &["--threads=2"]),
            ("cache-prompt = off", &["--no-cache-prompt"]),
            ("no-cache-prompt = true\ncache-prompt = true", &["--cache-prompt"]),
            ("cache-prompt = true\nno-cache-prompt = true", &["--no-cache-prompt"]),
            ("no-cache-prompt = 0", &["--cache-prompt"]),
            ("offline = true\nLLAMA_ARG_OFFLINE = false", &[]),
            ("port = 1\napi-key = k\npooling = mean\nstop-timeout = 3", &[]),
            ("slots = off\nLLAMA_ARG_ENDPOINT_METRICS = true\nsleep-idle-seconds = 5", &[]),
            (
                "chat-template-kwargs = {\"enable_thinking\": false}",
                &["--chat-template-kwargs={\"enable_thinking\": false}"],
            ),
        ] {
            assert_eq!(words(entries).unwrap(), expected, "{entries}");
        }
        for (entry, expected) in [
            ("ctx-sise = 1", "p.ini:2: ctx-sise: `hob serve` has no such option"),
            ("LLAMA_ARG_NONE = 1", "p.ini:2: LLAMA_ARG_NONE: `hob serve` has no such option"),
            ("x = 1", "p.ini:2: x: "),
            ("metrics = 5", "true or false was expected, found 5"),
            ("cache-type-k = q1", "p.ini:2: cache-type-k: "),
        ] {
            let refused = words(entry).unwrap_err();
            assert!(refused.contains(expected), "{entry}: {refused}");
        }
    }
}
