//! Words that are no command or option of hob: those of other programs lead to hob's own, and
//! mistyped ones to what is spelled nearly so. Where nothing is near, nothing is proposed.

use std::ffi::OsString;

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::Error;
use super::variables::VariableValues;

/// Commands of Ollama, LM Studio, llama.cpp and others, each with what does that here.
const COMMANDS: &[(&str, &str)] = &[
    ("app", "`hob desktop` is every model of this machine, with a page"),
    ("chat", "`hob run` without a prompt is a chat"),
    ("check", "`hob doctor` checks this machine"),
    ("cli", "`hob run` answers, or chats without a prompt"),
    ("completion", "`hob completions SHELL` writes them"),
    ("convert-hf-to-gguf", "`hob convert FOLDER OUT.gguf` does that"),
    ("cp", "a preset of hob.toml gives a model another name and options; see `hob config`"),
    ("create", "`hob convert` makes a file; options of a model are a preset of hob.toml"),
    ("delete", "`hob rm NAME` removes a model"),
    ("download", "`hob pull NAME` fetches a model"),
    ("embed", "`hob serve --embeddings` answers /v1/embeddings"),
    ("embedding", "`hob serve --embeddings` answers /v1/embeddings"),
    ("eval", "`hob perplexity` judges a model on a text"),
    ("generate", "`hob run PROMPT` answers"),
    ("get", "`hob pull NAME` fetches a model"),
    ("gguf", "`hob inspect MODEL` shows what is in a file"),
    ("gguf-split", "`hob split` and `hob merge` do that"),
    ("gui", "`hob desktop` is every model of this machine, with a page"),
    ("import", "-m takes a file wherever it lies; `hob convert` makes one of a folder"),
    ("info", "`hob show MODEL` does that"),
    ("install", "`hob pull NAME` fetches a model; `hob service install` keeps a server running"),
    ("kill", "`hob stop` ends servers"),
    ("launch", "docs/server/programs.md says how agents find hob"),
    ("load", "`hob serve -m MODEL` loads one; `hob desktop` loads what is asked for"),
    ("log", "HOB_LOG says what servers log, --log-file where"),
    ("login", "HF_TOKEN or --hf-token is the token for a hub"),
    ("logs", "HOB_LOG says what servers log, --log-file where"),
    ("ls", "`hob list` lists models"),
    ("models", "`hob list` lists models"),
    ("mtmd-cli", "`hob run --image FILE` reads images"),
    ("prompt", "`hob run PROMPT` answers"),
    ("push", "hob uploads nothing"),
    ("remove", "`hob rm NAME` removes a model"),
    ("rerank", "`hob serve --reranking` answers /v1/rerank"),
    ("server", "`hob serve` is a server of one model, `hob desktop` of all"),
    ("settings", "`hob config COMMAND` shows options and where they are from"),
    ("signin", "hob has no accounts; HF_TOKEN or --hf-token is the token for a hub"),
    ("signout", "hob has no accounts"),
    ("start", "`hob serve` is a server of one model, `hob desktop` of all"),
    ("status", "`hob ps` shows the servers that run"),
    ("ui", "`hob desktop` is every model of this machine, with a page"),
    ("unload", "`hob stop` ends a server; `hob desktop` unloads what is not used"),
    ("upgrade", "`hob update` replaces hob by its newest release"),
    ("version", "`hob --version` does that"),
    ("web", "`hob desktop` is every model of this machine, with a page"),
];

/// Options of vLLM, Ollama, LM Studio, transformers and others. Each has hob's names for it, of
/// which the first that the command has is told.
const OPTIONS: &[(&str, &[&str])] = &[
    ("context-length", &["ctx-size"]),
    ("context-size", &["ctx-size"]),
    ("ctx-len", &["ctx-size"]),
    ("gpu", &["device"]),
    ("max-length", &["n-predict"]),
    ("max-model-len", &["ctx-size"]),
    ("max-new-tokens", &["n-predict"]),
    ("max-num-batched-tokens", &["batch-size"]),
    ("max-num-seqs", &["parallel"]),
    ("max-seq-len", &["ctx-size"]),
    ("max-tokens", &["n-predict"]),
    ("model-name", &["alias"]),
    ("model-path", &["model"]),
    ("n-ctx", &["ctx-size"]),
    ("n-gpu", &["gpu-layers"]),
    ("n-parallel", &["parallel"]),
    ("n-threads", &["threads"]),
    ("num-ctx", &["ctx-size"]),
    ("num-gpu", &["gpu-layers"]),
    ("num-parallel", &["parallel"]),
    ("num-predict", &["n-predict"]),
    ("num-thread", &["threads"]),
    ("num-threads", &["threads"]),
    ("repetition-penalty", &["repeat-penalty"]),
    ("served-model-name", &["alias"]),
    ("speculative-model", &["draft"]),
    ("sys", &["system"]),
    ("system-prompt", &["system"]),
    ("think", &["reasoning"]),
    ("tokens", &["n-predict"]),
];

/// Options of others for which hob has something else than an option.
const OPTION_HINTS: &[(&str, &str)] = &[
    ("dtype", "a model's file has its types; `hob quantize` makes one of others"),
    ("download-dir", "HF_HOME names the folder of the store"),
    ("enable-auto-tool-choice", "calls of tools need no option"),
    ("enforce-eager", "there is nothing to leave out"),
    ("format", "--json asks for JSON, --schema FILE for JSON of a schema"),
    ("gpu-memory-utilization", "--gpu-memory MIB is the most that is taken of a GPU's memory"),
    ("host", "`hob serve` and `hob desktop` listen; this command does not"),
    ("i", "without a prompt `hob run` is a chat"),
    ("insecure", "a hub at http://… is asked without TLS"),
    ("interactive", "without a prompt `hob run` is a chat"),
    ("keep-alive", "--sleep-idle-seconds of `hob serve`, and settings of `hob desktop`"),
    ("keepalive", "--sleep-idle-seconds of `hob serve`, and settings of `hob desktop`"),
    (
        "prune-layers",
        "hob takes no layers out of a model: llama-quantize does, and hob reads its file",
    ),
    ("quantization", "a model's file has its types; `hob quantize` makes one of others"),
    ("reasoning-parser", "reasoning is read as the model's template writes it"),
    ("tensor-parallel-size", "hob computes on one GPU, and on the CPU"),
    ("tool-call-parser", "calls are read as the model's template writes them"),
    ("trust-remote-code", "no code of a model is run"),
    ("workers", "several servers stand behind a balancer: docs/server/workers.md"),
];

/// Longest word that is compared with those of hob.
const LONGEST: usize = 64;

/// Returns what to say of an error about a command or an option that there is not.
pub(super) fn explain(
    error: &clap::Error,
    args: &[OsString],
    root: &Command,
    value_of: VariableValues,
) -> Option<Error> {
    let named = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.as_str()),
        _ => None,
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let word = named(ContextKind::InvalidSubcommand)?;
            let (path, command) = addressed(args, root);
            Some(Error::Usage(unknown_command(word, &path, command)))
        }
        ErrorKind::UnknownArgument => {
            let written = named(ContextKind::InvalidArg)?;
            let (path, command) = addressed(args, root);
            if !written.starts_with('-') && path == "hob run" {
                let what = "words of a prompt stand in quotes: hob run \"one prompt\"; a model is \
                            named with -m";
                return Some(Error::Usage(format!("unexpected argument '{written}'; {what}")));
            }
            let option = written.split(['=', ' ']).next()?.strip_prefix('-')?;
            Some(Error::Usage(unknown_option(option, &path, command)))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = named(ContextKind::InvalidValue)?;
            let (_, command) = addressed(args, root);
            let variable = variable_of(command, named(ContextKind::InvalidArg)?)?;
            let is_written = args.iter().filter_map(|arg| arg.to_str()).any(|arg| {
                arg.strip_suffix(value).is_some_and(|begin| {
                    begin.is_empty() || begin.ends_with('=') || begin.starts_with('-')
                })
            });
            let text = value_of(variable)?;
            let is_set = text == value || text.split(',').any(|part| part == value);
            let what = super::first_paragraph(error);
            (is_set && !is_written).then(|| Error::Usage(format!("{variable}: {what}")))
        }
        _ => None,
    }
}

/// Returns the environment variable of an option, as errors name that.
fn variable_of<'c>(command: &'c Command, option: &str) -> Option<&'c str> {
    let long = option.split([' ', '=', '[']).next()?.strip_prefix("--")?;
    let arg = command.get_arguments().find(|arg| arg.get_long() == Some(long))?;
    arg.get_env()?.to_str()
}

/// Returns the command that a line is about, after its name with those it belongs to.
fn addressed<'a>(args: &[OsString], root: &'a Command) -> (String, &'a Command) {
    let mut path = root.get_name().to_owned();
    let mut command = root;
    let words = args.iter().skip(1).filter_map(|arg| arg.to_str());
    for word in words.take_while(|word| *word != "--") {
        if let Some(inner) = command.find_subcommand(word) {
            command = inner;
            path = format!("{path} {word}");
        }
    }
    (path, command)
}

/// Returns the line about a command that there is not.
fn unknown_command(word: &str, path: &str, command: &Command) -> String {
    let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
    let begin = format!("there is no command `{path} {word}`");
    let plain = word.strip_suffix(".exe").unwrap_or(word);
    let plain = plain.strip_prefix("llama-").unwrap_or(plain);
    let is_root = !path.contains(' ');
    if is_root && let Some((_, hint)) = COMMANDS.iter().find(|(name, _)| *name == plain) {
        return format!("{begin}; {hint}");
    }
    match nearest(plain, &names) {
        Some(name) => format!("{begin}; `{path} {name}` is spelled nearly so"),
        None => format!("{begin}; `{path} --help` lists all"),
    }
}

/// Returns the line about an option that a command has not; `option` has one dash less than it was
/// written with.
fn unknown_option(option: &str, path: &str, command: &Command) -> String {
    let begin = format!("`{path}` has no option -{option}");
    let name = option.strip_prefix('-').unwrap_or(option).replace('_', "-");
    let visible = command.get_arguments().filter(|arg| !arg.is_hide_set());
    let longs: Vec<&str> = visible
        .flat_map(|arg| {
            let aliases = arg.get_visible_aliases().unwrap_or_default();
            arg.get_long().into_iter().chain(aliases)
        })
        .collect();
    if !path.contains(' ') {
        return format!("{begin}; a command comes first: `hob serve -m MODEL`, `hob run -m MODEL`");
    }
    let known = OPTIONS.iter().find(|(other, _)| *other == name).map(|(_, own)| *own);
    if let Some(own) = known.into_iter().flatten().find(|own| longs.contains(own)) {
        return format!("{begin}; --{own} is it here");
    }
    if let Some((_, hint)) = OPTION_HINTS.iter().find(|(other, _)| *other == name) {
        return format!("{begin}; {hint}");
    }
    match nearest(&name, &longs).filter(|_| option.starts_with('-')) {
        Some(near) => format!("{begin}; --{near} is spelled nearly so"),
        None => format!("{begin}; `{path} --help` lists all"),
    }
}

/// Returns the name that is spelled nearly as a word; else the only one that begins with it.
fn nearest<'a>(word: &str, names: &[&'a str]) -> Option<&'a str> {
    if word.len() > LONGEST {
        return None;
    }
    let most = if word.chars().count() <= 4 { 1 } else { 2 };
    let near = names.iter().map(|name| (distance(word, name), *name));
    let best = near.filter(|(distance, _)| *distance <= most).min_by_key(|(distance, _)| *distance);
    if let Some((_, name)) = best {
        return Some(name);
    }
    let mut longer = names.iter().filter(|name| word.len() >= 3 && name.starts_with(word));
    match (longer.next(), longer.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

/// Returns how many letters are to be added, left out, replaced or exchanged with the next between
/// two words.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().collect();
    let b: Vec<char> = b.chars().collect();
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for k in 1..=b.len() {
            let replaced = rows[i - 1][k - 1] + usize::from(a[i - 1] != b[k - 1]);
            let mut least = replaced.min(rows[i - 1][k] + 1).min(row[k - 1] + 1);
            if i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1] {
                least = least.min(rows[i - 2][k - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what is said of a line, which is wrong.
    fn said(line: &str) -> String {
        let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let root = crate::cli::commands();
        let error = root.clone().try_get_matches_from(&args).unwrap_err();
        explain(&error, &args, &root, &|_| None)
            .map_or_else(|| error.to_string(), |error| error.to_string())
    }

    #[test]
    fn wrong_values_of_variables_are_named_by_them() {
        let root = Command::new("hob").subcommand(
            Command::new("serve").arg(
                clap::Arg::new("port")
                    .long("port")
                    .env("LLAMA_ARG_PORT")
                    .value_parser(clap::value_parser!(u16)),
            ),
        );
        let args = ["hob", "serve", "--port", "abc"].map(OsString::from);
        let error = root.clone().try_get_matches_from(&args).unwrap_err();
        let is_set = |name: &str| (name == "LLAMA_ARG_PORT").then(|| "abc".to_owned());
        assert!(explain(&error, &args, &root, &is_set).is_none(), "the line says it");
        let said = explain(&error, &args[..2], &root, &is_set).unwrap().to_string();
        assert!(said.starts_with("LLAMA_ARG_PORT: invalid value 'abc'"), "{said}");
    }

    #[test]
    fn commands_of_others_lead_to_hobs() {
        for (line, expected) in [
            ("hob ls", "`hob list`"),
            ("hob chat", "`hob run`"),
            ("hob generate x", "`hob run PROMPT`"),
            ("hob start", "`hob serve`"),
            ("hob llama-server", "`hob serve`"),
            ("hob llama-quantize", "`hob quantize`"),
            ("hob version", "`hob --version`"),
        ] {
            let said = said(line);
            assert!(
                said.starts_with("there is no command `hob ") && said.contains(expected),
                "{said}"
            );
        }
    }

    #[test]
    fn mistyped_words_lead_to_near_ones_and_to_no_others() {
        for (line, expected) in [
            ("hob serv", "`hob serve` is spelled nearly so"),
            ("hob lsit", "`hob list` is spelled nearly so"),
            ("hob quant", "`hob quantize` is spelled nearly so"),
            ("hob pudding", "; `hob --help` lists all"),
            ("hob grammar mach", "`hob grammar match` is spelled nearly so"),
            ("hob run --modl x", "has no option --modl; --model is spelled nearly so"),
            ("hob serve --ctx 5", "--ctx-size is spelled nearly so"),
            ("hob run --pudding", "; `hob run --help` lists all"),
            ("hob run -i", "`hob run` has no option -i; without a prompt"),
            ("hob run why not now", "unexpected argument 'now'; words of a prompt stand in quotes"),
            ("hob -m x", "a command comes first"),
        ] {
            let said = said(line);
            assert!(said.contains(expected), "{line}: {said}");
        }
    }

    #[test]
    fn options_of_others_lead_to_hobs() {
        for (line, expected) in [
            ("hob run --max-tokens 5", "--n-predict is it here"),
            ("hob serve --context_length 5", "--ctx-size is it here"),
            ("hob serve --served-model-name x", "--alias is it here"),
            ("hob run --format=json", "--json asks"),
            ("hob run --host x", "`hob serve` and"),
            ("hob serve --tool-call-parser x", "as the model's template writes them"),
        ] {
            let said = said(line);
            assert!(said.contains(expected), "{line}: {said}");
        }
    }

    /// A name in the tables that hob has would never be looked up, and each hint names what is
    /// there.
    #[test]
    fn the_tables_fit_the_commands() {
        let root = crate::cli::commands();
        for (word, hint) in COMMANDS {
            assert!(root.find_subcommand(word).is_none(), "{word} is a command");
            for name in hint.split('`').skip(1).step_by(2) {
                let words: Vec<&str> = name.split(' ').collect();
                let inner = words.get(1).filter(|word| !word.starts_with('-'));
                assert!(
                    words[0] == "hob" && inner.is_none_or(|i| root.find_subcommand(i).is_some()),
                    "{hint}"
                );
            }
        }
        for (_, own) in OPTIONS {
            let is_there = |command: &Command| {
                command.get_arguments().any(|arg| own.iter().any(|own| arg.get_long() == Some(own)))
            };
            assert!(root.get_subcommands().any(is_there), "{own:?}");
        }
    }

    #[test]
    fn distances_are_counts_of_changes() {
        for (a, b, expected) in [
            ("", "ab", 2),
            ("list", "lsit", 1),
            ("serve", "serv", 1),
            ("a", "a", 0),
            ("ab", "xy", 2),
        ] {
            assert_eq!((distance(a, b), distance(b, a)), (expected, expected), "{a} {b}");
        }
    }
}
