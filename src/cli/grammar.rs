//! `hob grammar`: the constraint engine by itself.

mod bench;
mod compile;
mod convert;

use std::io::{BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::{Error, STDIN};
use crate::grammar::{self, Automaton, NumberLimits, Options, Source, Stop, Vocabulary};
pub(super) use convert::report_ignored;

const EXAMPLES: &str = r#"Examples:
  echo '{"id":1,"grammar":"root ::= [0-9]+","texts":["12","x"]}' | hob grammar match
  echo '{"id":2,"schema":{"type":"integer"},"texts":["12"]}' | hob grammar match --open-objects
  hob grammar bench -m model.gguf < cases.jsonl
  hob grammar convert --schema person.json > person.gbnf
  hob grammar compile --schema person.json -m model.gguf -o person.hobg"#;

/// Check texts against grammars and schemas, and translate these
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Match(MatchArgs),
    Bench(bench::Args),
    Convert(convert::Args),
    Compile(compile::Args),
}

const MATCH_EXAMPLES: &str = r#"Reads lines {"id", "texts": […]} with one of "grammar", "lark",
"schema", "regex", "choice" and "structural_tag" from stdin and writes for each {"id", "error":
null or a message, "accepted": [true, …], "compile_us"}. The automaton is the one that constrains
sampling.

Examples:
  echo '{"id":1,"grammar":"root ::= [0-9]+","texts":["12","x"]}' | hob grammar match
  echo '{"id":2,"lark":"start: /[0-9]+/","texts":["12","x"]}' | hob grammar match
  hob grammar match --open-objects < cases.jsonl"#;

/// Say which texts a grammar or schema accepts
#[derive(Debug, clap::Args)]
#[command(after_help = MATCH_EXAMPLES)]
struct MatchArgs {
    /// Objects with `properties` and without `additionalProperties` may have other members
    #[arg(long)]
    open_objects: bool,
}

/// Runs the subcommand.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    match args.command {
        Command::Match(args) => run_match(args),
        Command::Bench(args) => bench::run(args),
        Command::Convert(args) => convert::run(args),
        Command::Compile(args) => compile::run(args),
    }
}

#[derive(Deserialize)]
struct Case {
    #[serde(default)]
    id: serde_json::Value,
    grammar: Option<String>,
    lark: Option<String>,
    schema: Option<serde_json::Value>,
    regex: Option<String>,
    choice: Option<Vec<String>>,
    structural_tag: Option<serde_json::Value>,
    #[serde(default)]
    texts: Vec<String>,
}

#[derive(Serialize)]
struct Verdict {
    id: serde_json::Value,
    error: Option<String>,
    accepted: Vec<bool>,
    compile_us: u64,
}

fn run_match(args: MatchArgs) -> Result<ExitCode, Error> {
    let options = Options {
        open_objects: args.open_objects,
        numbers: NumberLimits::None,
        ..Options::default()
    };
    // texts are read byte by byte: no token is named
    let vocabulary = Vocabulary::new(Vec::new());
    let mut out = super::stdout();
    for (number, line) in std::io::stdin().lock().lines().enumerate() {
        let from = format!("{STDIN}, line {}", number + 1);
        let line = line.map_err(|e| Error::input(&from, e))?;
        if line.trim().is_empty() {
            continue;
        }
        let case: Case = serde_json::from_str(&line).map_err(|e| Error::input(&from, e))?;
        let verdict =
            judge(case, options, &vocabulary).map_err(|what| Error::input(&from, what))?;
        serde_json::to_writer(&mut out, &verdict).map_err(std::io::Error::from)?;
        writeln!(out)?;
        out.flush()?; // a program at the other end may wait for each line
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the verdict on one line.
///
/// # Errors
/// When the line has no grammar, or several.
fn judge(case: Case, options: Options, vocabulary: &Vocabulary) -> Result<Verdict, &'static str> {
    let source = source(&case, options)?;
    let start = Instant::now();
    let compiled = compile(&source, vocabulary, &|_| None);
    let compile_us = start.elapsed().as_micros() as u64;
    let accepted = compiled.and_then(|mut automaton| {
        case.texts
            .iter()
            .map(|text| automaton.matches(text.as_bytes()))
            .collect::<Result<Vec<_>, _>>()
    });
    Ok(match accepted {
        Ok(accepted) => Verdict { id: case.id, error: None, accepted, compile_us },
        Err(e) => Verdict {
            id: case.id,
            error: Some(e.to_string()),
            accepted: vec![false; case.texts.len()],
            compile_us,
        },
    })
}

/// Returns the grammar of a line.
///
/// # Errors
/// When the line has none, or several.
fn source(case: &Case, options: Options) -> Result<Source, &'static str> {
    let sources = [
        case.grammar.clone().map(Source::Gbnf),
        case.lark.clone().map(|text| Source::Lark(text, options)),
        case.schema.clone().map(|schema| Source::Schema(schema, options)),
        case.regex.clone().map(Source::Regex),
        case.choice.clone().map(Source::choice),
        case.structural_tag.clone().map(|tag| Source::Tags(tag, options)),
    ];
    let mut sources = sources.into_iter().flatten();
    let (Some(source), None) = (sources.next(), sources.next()) else {
        return Err("expected one of `grammar`, `lark`, `schema`, `regex`, `choice` and \
                    `structural_tag`");
    };
    Ok(source)
}

/// Returns the automaton of a source.
fn compile(
    source: &Source,
    vocabulary: &Vocabulary,
    token_id: &dyn Fn(&str) -> Option<u32>,
) -> Result<Automaton, grammar::Error> {
    let compiled = source.automaton(vocabulary, token_id, &Stop::default());
    compiled.map(|(automaton, _)| automaton)
}
