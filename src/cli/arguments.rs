//! The arguments of the process in clap's form: llama.cpp's ways of writing options, and its short
//! names of several letters.

use std::ffi::OsString;

use clap::Command;

use super::Error;
use super::llama_options::{self, LlamaOption, Support};

/// The hint for options for adapters and control vectors.
const ONE_MODEL: &str = "the commands that compute with one model have it: run, serve, batch, \
    bench, logits and perplexity";

/// Options of llama.cpp that only some commands have, each with the hint for the other commands.
const ELSEWHERE: [(&str, &str); 8] = [
    ("control-vector", ONE_MODEL),
    ("control-vector-layer-range", ONE_MODEL),
    ("control-vector-scaled", ONE_MODEL),
    ("lora", ONE_MODEL),
    ("lora-init-without-apply", ONE_MODEL),
    ("lora-scaled", ONE_MODEL),
    ("spec-draft-hf", "`hob pull` fetches a model, --draft names it"),
    ("verbosity", "HOB_LOG=debug says what is logged"),
];

/// Returns the arguments in clap's form: `--ctx_size` is `--ctx-size`, short names of several
/// letters are long ones. Values stay as they are, and so does everything after a lone `--`.
///
/// # Errors
/// When a short name of several letters is no option of the command, since clap would take its
/// first letter for an option and the others for its value; when a long name is no option of the
/// command, and there is a hint for it.
pub(super) fn in_clap_form(
    args: impl Iterator<Item = OsString>,
    root: &Command,
) -> Result<Vec<OsString>, Error> {
    let mut reader = ArgumentReader { command: root, path: root.get_name().to_owned() };
    let mut are_options = true;
    let mut out = Vec::new();
    for arg in args {
        are_options &= arg != "--";
        let spelled = match arg.to_str().filter(|_| are_options) {
            None => Spelled::AsItIs,
            Some(text) => reader.read(text)?,
        };
        if let Some(word) = arg.to_str().filter(|_| are_options) {
            are_options &= !reader.enter(word);
        }
        match spelled {
            Spelled::AsItIs => out.push(arg),
            Spelled::Option(text) => out.push(text.into()),
            Spelled::Command(words) => {
                out.truncate(1);
                out.extend(words.iter().map(OsString::from));
                return Ok(out);
            }
        }
    }
    Ok(out)
}

/// An argument in clap's form.
enum Spelled {
    /// The argument as it was written.
    AsItIs,
    /// A long option.
    Option(String),
    /// Another command in place of the whole line.
    Command(&'static [&'static str]),
}

/// The command whose arguments are read.
struct ArgumentReader<'a> {
    command: &'a Command,
    /// Its name, after those of the commands that it belongs to.
    path: String,
}

impl<'a> ArgumentReader<'a> {
    /// Goes on with the command inside this one that a word names. Returns true if the word is no
    /// such command but the first of a line that this command hands to another as it is.
    fn enter(&mut self, word: &str) -> bool {
        if word.starts_with('-') {
            return false;
        }
        match self.command.find_subcommand(word) {
            Some(inner) => {
                self.command = inner;
                self.path = format!("{} {word}", self.path);
                false
            }
            None => takes_rest(self.command),
        }
    }

    /// Reads an argument.
    fn read(&self, text: &str) -> Result<Spelled, Error> {
        if text == "-j" && has_long(self.command, "json-schema") {
            return Ok(Spelled::Option("--json-schema".to_owned()));
        }
        if text.starts_with("--") {
            return self.long(text);
        }
        if is_several_letters(text) {
            return self.several_letters(text);
        }
        match with_number_apart(text) {
            Some(apart) => self.several_letters(&apart),
            None => self.one_letter(text),
        }
    }

    /// Reads `--name` or `--name=value`.
    fn long(&self, text: &str) -> Result<Spelled, Error> {
        let (name, value) = text.split_at(text.find('=').unwrap_or(text.len()));
        let name = name.replace('_', "-");
        if !has_long(self.command, &name[2..]) {
            if let Some(words) = self.replacement(llama_options::of_long(&name[2..])) {
                return Ok(Spelled::Command(words));
            }
            if let Some(hint) = self.hint(&name[2..]) {
                let what = format!("`{}` has no option {name}; {hint}", self.path);
                return Err(Error::Usage(what));
            }
        }
        Ok(Spelled::Option(format!("{name}{value}")))
    }

    /// Reads `-name` or `-name=value`.
    fn several_letters(&self, text: &str) -> Result<Spelled, Error> {
        let (short, value) = text.split_at(text.find('=').unwrap_or(text.len()));
        let path = &self.path;
        let Some(option) = llama_options::of_short(&short[1..]) else {
            return Err(Error::Usage(format!(
                "`{path}` has no option {short}; a value stands apart from its option, as in \
                 -{} {}",
                &short[1..2],
                &short[2..],
            )));
        };
        if let Some(long) = option.long_names().find(|long| has_long(self.command, long)) {
            return Ok(Spelled::Option(format!("--{long}{value}")));
        }
        if let Some(words) = self.replacement(Some(option)) {
            return Ok(Spelled::Command(words));
        }
        let long = option.long_names().next().unwrap_or_default();
        let hint = self.hint(long).map_or(String::new(), |hint| format!("; {hint}"));
        Err(Error::Usage(format!("`{path}` has no option {short} (llama.cpp's --{long}){hint}")))
    }

    /// Reads a word, or an option of one letter that may have its value with it.
    fn one_letter(&self, text: &str) -> Result<Spelled, Error> {
        let is_missing = |letter: &str| {
            !self.command.get_arguments().any(|arg| {
                let shorts = arg.get_short_and_visible_aliases().unwrap_or_default();
                shorts.iter().any(|short| letter.starts_with(*short))
            })
        };
        let Some(letter) = text.strip_prefix('-').filter(|letter| letter.len() == 1) else {
            return Ok(Spelled::AsItIs);
        };
        let Some(option) = llama_options::of_short(letter).filter(|_| is_missing(letter)) else {
            return Ok(Spelled::AsItIs);
        };
        if let Some(long) = option.long_names().find(|long| has_long(self.command, long)) {
            return Ok(Spelled::Option(format!("--{long}")));
        }
        match option.support.hint() {
            Some(hint) => {
                Err(Error::Usage(format!("`{}` has no option {text}; {hint}", self.path)))
            }
            None => Ok(Spelled::AsItIs),
        }
    }

    /// Returns the command that does what an option of llama-server does.
    fn replacement(&self, option: Option<&LlamaOption>) -> Option<&'static [&'static str]> {
        match option?.support {
            Support::Command(words) if self.command.get_name() == "serve" => Some(words),
            _ => None,
        }
    }

    /// Returns the hint for a user of `--long`, which the command does not have, if there is one.
    fn hint(&self, long: &str) -> Option<String> {
        if let Some((_, hint)) = ELSEWHERE.iter().find(|(name, _)| *name == long) {
            return Some((*hint).to_owned());
        }
        let option = llama_options::of_long(long)?;
        let is_root = !self.path.contains(' ');
        match option.support {
            // `hob --version` is the version
            Support::Command(_) if is_root => None,
            _ => option.support.hint(),
        }
    }
}

/// Returns whether a command takes all words from its first one on as they are.
fn takes_rest(command: &Command) -> bool {
    command.get_positionals().any(clap::Arg::is_trailing_var_arg_set)
}

/// Returns whether an argument is a dash and a name of two or more letters, not a letter with a
/// value such as `-n64`.
fn is_several_letters(arg: &str) -> bool {
    let name = arg.split('=').next().unwrap_or(arg);
    let Some(name) = name.strip_prefix('-') else { return false };
    name.len() > 1
        && name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|b| b.is_ascii_alphabetic() || b == b'-')
}

/// Returns `-name=12` for `-name12`, if the name is a known one of several letters.
fn with_number_apart(arg: &str) -> Option<String> {
    let name = arg.strip_prefix('-')?;
    let (name, number) = name.split_at(name.find(|c: char| c.is_ascii_digit())?);
    let is_known = name.len() > 1 && llama_options::of_short(name).is_some();
    is_known.then(|| format!("-{name}={number}"))
}

/// Returns whether a command takes `--long`, as a name or an alias of one.
fn has_long(command: &Command, long: &str) -> bool {
    command.get_arguments().any(|arg| {
        arg.get_long() == Some(long)
            || arg.get_all_aliases().is_some_and(|aliases| aliases.contains(&long))
    })
}

#[cfg(test)]
mod tests {
    use clap::{Arg, ArgAction};

    use super::*;

    fn command() -> Command {
        let flag = |name: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue);
        let value = |name: &'static str| Arg::new(name).long(name);
        let serve = Command::new("serve")
            .args([
                value("alias").short('a'),
                value("parallel"),
                value("schema").alias("json-schema-file"),
            ])
            .args([value("json-schema"), value("n-predict").short('n'), flag("no-repack")])
            .args([flag("escape")]);
        let rest = value("rest").trailing_var_arg(true).num_args(1..);
        let config = Command::new("config").arg(rest.long(None));
        Command::new("hob").subcommands([serve, Command::new("list"), config])
    }

    fn read(args: &[&str]) -> Result<Vec<String>, String> {
        let args = ["hob"].iter().chain(args).map(OsString::from);
        let read = in_clap_form(args, &command()).map_err(|error| error.to_string())?;
        Ok(read.into_iter().skip(1).map(|arg| arg.into_string().unwrap()).collect())
    }

    #[test]
    fn known_spellings_become_claps() {
        for (args, expected) in [
            (&["serve", "-np", "4"][..], &["serve", "--parallel", "4"][..]),
            (&["serve", "-np=4", "-nr"], &["serve", "--parallel=4", "--no-repack"]),
            (&["serve", "-np4", "-n4"], &["serve", "--parallel=4", "-n4"]),
            (
                &["serve", "-jf", "a_b", "-j", "{}"],
                &["serve", "--json-schema-file", "a_b", "--json-schema", "{}"],
            ),
            (&["serve", "--n_predict=a_b"], &["serve", "--n-predict=a_b"]),
            (&["serve", "-e", "-n", "4"], &["serve", "--escape", "-n", "4"]),
            (&["serve", "-n64", "-a", "g", "-n", "-1"], &["serve", "-n64", "-a", "g", "-n", "-1"]),
            (&["serve", "--", "-ag", "--a_b"], &["serve", "--", "-ag", "--a_b"]),
            (&["config", "serve", "-np", "--a_b"], &["config", "serve", "-np", "--a_b"]),
        ] {
            assert_eq!(read(args).unwrap(), expected);
        }
    }

    #[test]
    fn other_names_of_several_letters_are_refused_by_name() {
        for name in ["-ag", "-no-ag", "-hfd", "-lv", "-mg", "-sm", "-xyz", "-na", "-nkvo"] {
            let refused = read(&["serve", name, "1"]).unwrap_err();
            assert!(refused.contains(&format!("`hob serve` has no option {name}")), "{refused}");
        }
        assert!(read(&["serve", "-lv", "3"]).unwrap_err().contains("HOB_LOG"));
        assert!(read(&["list", "-np", "4"]).unwrap_err().contains("`hob list` has no option -np"));
    }

    #[test]
    fn long_names_without_an_option_are_refused_with_what_to_do() {
        for (option, expected) in [
            ("--lora", "compute with one model"),
            ("--lora_scaled=a.gguf:0.5", "run, serve"),
            ("--control-vector", "compute with one model"),
            ("--verbosity", "HOB_LOG"),
        ] {
            let refused = read(&["list", option, "1"]).unwrap_err();
            let name = option.split('=').next().unwrap().replace('_', "-");
            assert!(
                refused.starts_with(&format!("`hob list` has no option {name}; ")),
                "{refused}"
            );
            assert!(refused.contains(expected), "{refused}");
        }
        assert_eq!(read(&["serve", "--", "--lora"]).unwrap(), ["serve", "--", "--lora"]);
        assert_eq!(read(&["serve", "--unknown"]).unwrap(), ["serve", "--unknown"], "clap's to say");
    }

    #[test]
    fn options_that_are_commands_become_them() {
        for (args, expected) in [
            (&["serve", "--port", "1", "--version"][..], &["--version"][..]),
            (&["serve", "--list-devices", "-x"], &["devices"]),
            (&["serve", "-cl"], &["list"]),
            (&["serve", "--completion_bash"], &["completions", "bash"]),
            (&["--version"], &["--version"]),
        ] {
            assert_eq!(read(args).unwrap(), expected);
        }
        assert!(read(&["list", "--list-devices"]).unwrap_err().contains("`hob devices` does that"));
    }

    #[test]
    fn llama_servers_options_are_refused_with_what_to_do() {
        for (option, expected) in [
            ("-C", "taskset"),
            ("-ts", "one GPU"),
            ("--n-cpu-ffn", "--n-cpu-moe"),
            ("--media_path=/x", "data URIs"),
            ("-r", "`stop`"),
        ] {
            let refused = read(&["serve", option, "1"]).unwrap_err();
            assert!(refused.contains(expected), "{refused}");
        }
    }
}
