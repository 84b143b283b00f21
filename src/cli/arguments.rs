//! The arguments of the process in clap's form: llama.cpp's ways of writing options, and its short
//! names of several letters.

use std::ffi::OsString;

use clap::Command;

use super::Error;

/// Short names of several letters: llama.cpp's of `common/arg.cpp`, each with the long name that
/// it has there, or the one of the same option here.
const SHORT: [(&str, &str); 70] = [
    ("ag", "agent"),
    ("bs", "backend-sampling"),
    ("cb", "cont-batching"),
    ("Cb", "cpu-mask-batch"),
    ("Cbd", "spec-draft-cpu-mask-batch"),
    ("Cd", "spec-draft-cpu-mask"),
    ("cl", "cache-list"),
    ("cmoe", "cpu-moe"),
    ("cmoed", "spec-draft-cpu-moe"),
    ("cms", "checkpoint-min-step"),
    ("Cr", "cpu-range"),
    ("cram", "cache-ram"),
    ("Crb", "cpu-range-batch"),
    ("Crd", "spec-draft-cpu-range"),
    ("ctk", "cache-type-k"),
    ("ctkd", "spec-draft-type-k"),
    ("ctv", "cache-type-v"),
    ("ctvd", "spec-draft-type-v"),
    ("ctxcp", "ctx-checkpoints"),
    ("dev", "device"),
    ("devd", "spec-draft-device"),
    ("dr", "docker-repo"),
    ("dt", "defrag-thold"),
    ("fa", "flash-attn"),
    ("fit", "fit"),
    ("fitc", "fit-ctx"),
    ("fitt", "fit-target"),
    ("hf", "hf-repo"),
    ("hfd", "spec-draft-hf"),
    ("hff", "hf-file"),
    ("hfr", "hf-repo"),
    ("hfrd", "spec-draft-hf"),
    ("hft", "hf-token"),
    ("jf", "json-schema-file"),
    ("kvo", "kv-offload"),
    ("kvu", "kv-unified"),
    ("lcd", "lookup-cache-dynamic"),
    ("lcs", "lookup-cache-static"),
    ("lm", "load-mode"),
    ("lv", "verbosity"),
    ("lzm", "lazy-mode"),
    ("md", "draft"),
    ("mg", "main-gpu"),
    ("mm", "mmproj"),
    ("mmdev", "mmproj-device"),
    ("mmu", "mmproj-url"),
    ("mu", "model-url"),
    ("ncffn", "n-cpu-ffn"),
    ("ncmoe", "n-cpu-moe"),
    ("ncmoed", "spec-draft-n-cpu-moe"),
    ("ngl", "gpu-layers"),
    ("ngld", "spec-draft-ngl"),
    ("nkvo", "no-kv-offload"),
    ("no-ag", "no-agent"),
    ("no-kvu", "no-kv-unified"),
    ("nocb", "no-cont-batching"),
    ("np", "parallel"),
    ("nr", "no-repack"),
    ("ot", "override-tensor"),
    ("otd", "spec-draft-override-tensor"),
    ("rea", "reasoning"),
    ("sm", "split-mode"),
    ("sp", "special"),
    ("sps", "slot-prompt-similarity"),
    ("tb", "threads-batch"),
    ("tbd", "spec-draft-threads-batch"),
    ("td", "spec-draft-threads"),
    ("to", "timeout"),
    ("ts", "tensor-split"),
    ("ub", "ubatch-size"),
];

/// Answer to options for adapters and control vectors.
const ONE_MODEL: &str = "the commands that compute with one model have it: run, serve, batch, \
    bench, logits and perplexity";

/// Options of llama.cpp that are missing here or have another name, with what to do instead.
const INSTEAD: [(&str, &str); 12] = [
    ("cache-list", "`hob list` lists the models of the store"),
    ("control-vector", ONE_MODEL),
    ("control-vector-layer-range", ONE_MODEL),
    ("control-vector-scaled", ONE_MODEL),
    ("lora", ONE_MODEL),
    ("lora-init-without-apply", ONE_MODEL),
    ("lora-scaled", ONE_MODEL),
    ("main-gpu", "--gpu-name chooses a GPU"),
    ("model-url", "`hob pull` fetches a model"),
    ("n-cpu-moe", "--gpu-layers leaves layers to the CPU"),
    ("spec-draft-hf", "`hob pull` fetches a model, --draft names it"),
    ("verbosity", "HOB_LOG=debug says what is logged"),
];

/// Returns the arguments in clap's form: `--ctx_size` is `--ctx-size`, short names of several
/// letters are long ones. Values stay as they are, and so does everything after a lone `--`.
///
/// # Errors
/// When a short name of several letters is no option of the command: clap would take its first
/// letter for an option and the others for its value. When a long name is none, and it is known
/// what to do instead.
pub(super) fn in_clap_form(
    args: impl Iterator<Item = OsString>,
    root: &Command,
) -> Result<Vec<OsString>, Error> {
    let mut command = root;
    let mut path = root.get_name().to_owned();
    let mut options = true;
    let mut out = Vec::new();
    for arg in args {
        options &= arg != "--";
        let spelled = match arg.to_str().filter(|_| options) {
            None => None,
            Some("-j") if has_long(command, "json-schema") => Some("--json-schema".to_owned()),
            Some(text) if text.starts_with("--") => {
                let (name, value) = text.split_at(text.find('=').unwrap_or(text.len()));
                let name = name.replace('_', "-");
                if let Some(hint) = instead(&name[2..])
                    && !has_long(command, &name[2..])
                {
                    let what = format!("`{path}` has no option {name}; {hint}");
                    return Err(Error::Usage(what));
                }
                Some(format!("{name}{value}"))
            }
            Some(text) if is_several_letters(text) => Some(long(text, command, &path)?),
            Some(text) => {
                let apart = with_number_apart(text);
                if let Some(inner) = command.find_subcommand(text) {
                    command = inner;
                    path = format!("{path} {text}");
                } else if takes_rest(command) {
                    // it is another command's, and put into its form there
                    options = false;
                }
                apart.map(|apart| long(&apart, command, &path)).transpose()?
            }
        };
        out.push(spelled.map_or(arg, OsString::from));
    }
    Ok(out)
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
    let is_known = SHORT.iter().any(|(short, _)| *short == name);
    is_known.then(|| format!("-{name}={number}"))
}

/// Returns the long form of `-name` or `-name=value`.
fn long(arg: &str, command: &Command, path: &str) -> Result<String, Error> {
    let (short, value) = arg.split_at(arg.find('=').unwrap_or(arg.len()));
    let row = SHORT.iter().find(|(name, _)| *name == &short[1..]);
    match row {
        Some((_, long)) if has_long(command, long) => Ok(format!("--{long}{value}")),
        Some((_, long)) => {
            let instead = instead(long).map_or(String::new(), |hint| format!("; {hint}"));
            Err(Error::Usage(format!(
                "`{path}` has no option {short} (llama.cpp's --{long}){instead}"
            )))
        }
        None => Err(Error::Usage(format!(
            "`{path}` has no option {short}; a value stands apart from its option, as in -{} {}",
            &short[1..2],
            &short[2..],
        ))),
    }
}

/// Returns what to do in place of the option `--long`, if that is known.
fn instead(long: &str) -> Option<&'static str> {
    INSTEAD.iter().find(|(name, _)| *name == long).map(|(_, hint)| *hint)
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
            .args([value("json-schema"), value("n-predict").short('n'), flag("no-repack")]);
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
    fn the_tables_are_sorted_and_each_name_stands_once() {
        let names: Vec<String> = SHORT.iter().map(|(name, _)| name.to_lowercase()).collect();
        assert!(names.is_sorted());
        for (i, (name, _)) in SHORT.iter().enumerate() {
            assert!(is_several_letters(&format!("-{name}")));
            assert!(SHORT[..i].iter().all(|(other, _)| other != name), "{name}");
        }
        assert!(INSTEAD.is_sorted_by(|(a, _), (b, _)| a < b));
    }
}
