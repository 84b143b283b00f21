//! `hob grammar bench`: what a constrained token costs.

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use serde::Serialize;

use super::{Case, compile, source};
use crate::cli::named::named_source;
use crate::cli::{Error, STDIN};
use crate::grammar::{Masks, Options, Vocabulary};
use crate::runtime;
use crate::tokenizer::Tokenizer;

const EXAMPLES: &str = r#"Reads the lines of `hob grammar match`. Each text that is accepted is
tokenized; at each position the mask is computed, the token checked and the automaton moved on.
Writes one JSON object:
{"schemas", "errors", "masks", "compile_us": {"p50", "p95", "p99", "max"},
"mask_us": {"mean", "p50", "p90", "p99", "p999", "max"}, "forced_share"}.

Examples:
  hob grammar bench -m model.gguf < cases.jsonl"#;

/// Measure masks over the texts that are accepted
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// The model with the vocabulary [default: the shipped model]
    #[arg(short, long, value_name = "MODEL", env = "LLAMA_ARG_MODEL")]
    model: Option<PathBuf>,
    /// Objects with `properties` and without `additionalProperties` may have other members
    #[arg(long)]
    open_objects: bool,
    /// Walk through every text once before it is measured
    #[arg(long)]
    warm: bool,
}

#[derive(Serialize)]
struct Report {
    schemas: usize,
    errors: usize,
    masks: usize,
    compile_us: CompileTimes,
    mask_us: MaskTimes,
    /// The share of tokens that the grammar leaves no choice about.
    forced_share: f64,
}

#[derive(Serialize)]
struct CompileTimes {
    p50: f64,
    p95: f64,
    p99: f64,
    max: f64,
}

#[derive(Serialize)]
struct MaskTimes {
    mean: f64,
    p50: f64,
    p90: f64,
    p99: f64,
    p999: f64,
    max: f64,
}

/// The measurements so far; times in microseconds.
#[derive(Default)]
struct Counts {
    schemas: usize,
    errors: usize,
    compile: Vec<f64>,
    masks: Vec<f64>,
    tokens: usize,
    forced: usize,
}

/// Measures all lines of stdin.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let source = named_source(&args.model)?;
    let tokenizer = runtime::load_tokenizer(&source, &source.open_shapes()?)?;
    let vocabulary =
        Arc::new(runtime::kept_vocabulary(&tokenizer, runtime::tables_folder().as_deref()));
    let options = Options { open_objects: args.open_objects, ..Options::default() };
    let mut counts = Counts::default();
    for (number, line) in std::io::stdin().lock().lines().enumerate() {
        let from = format!("{STDIN}, line {}", number + 1);
        let line = line.map_err(|e| Error::input(&from, e))?;
        if line.trim().is_empty() {
            continue;
        }
        let case: Case = serde_json::from_str(&line).map_err(|e| Error::input(&from, e))?;
        measure(&case, options, args.warm, &tokenizer, &vocabulary, &mut counts)
            .map_err(|e| Error::input(&from, e))?;
    }
    let Counts { schemas, errors, mut compile, mut masks, tokens, forced } = counts;
    compile.sort_by(f64::total_cmp);
    masks.sort_by(f64::total_cmp);
    let report = Report {
        schemas,
        errors,
        masks: masks.len(),
        compile_us: CompileTimes {
            p50: quantile(&compile, 0.5),
            p95: quantile(&compile, 0.95),
            p99: quantile(&compile, 0.99),
            max: quantile(&compile, 1.0),
        },
        mask_us: MaskTimes {
            // The sum of nothing is -0.0 otherwise.
            mean: masks.iter().fold(0.0, |sum, mask| sum + mask) / masks.len().max(1) as f64,
            p50: quantile(&masks, 0.5),
            p90: quantile(&masks, 0.9),
            p99: quantile(&masks, 0.99),
            p999: quantile(&masks, 0.999),
            max: quantile(&masks, 1.0),
        },
        forced_share: forced as f64 / tokens.max(1) as f64,
    };
    let mut out = crate::cli::stdout();
    serde_json::to_writer(&mut out, &report).map_err(std::io::Error::from)?;
    writeln!(out)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Measures one line: a cold automaton, and all texts that it accepts.
fn measure(
    case: &Case,
    options: Options,
    warm: bool,
    tokenizer: &Tokenizer,
    vocabulary: &Arc<Vocabulary>,
    counts: &mut Counts,
) -> Result<(), &'static str> {
    counts.schemas += 1;
    let source = source(case, options)?;
    let start = Instant::now();
    let compiled = compile(&source, vocabulary, &|text| tokenizer.find(text));
    let took = micros(start);
    let Ok(mut automaton) = compiled else {
        counts.errors += 1;
        return Ok(());
    };
    counts.compile.push(took);
    let mut masks = Masks::new(vocabulary.clone());
    for text in &case.texts {
        // as after a prompt: nothing is put before it
        let tokens = tokenizer.encode_more(text);
        // the verdict comes from walking the tokens, so that the automaton is cold where it is
        // measured
        for round in 0..=u32::from(warm) {
            let measured = round == u32::from(warm);
            let mut state = automaton.start();
            let mut times = Vec::with_capacity(tokens.len());
            let mut forced = 0;
            for &token in &tokens {
                let bytes = vocabulary.bytes(token);
                let start = Instant::now();
                let mask = masks.get(&mut automaton, state);
                times.push(micros(start));
                let allowed = mask.is_ok_and(|mask| mask.contains(token));
                // after the mask, which it would otherwise have prepared in part
                if measured
                    && automaton.forced(state).is_ok_and(|f| !f.is_empty() && f.starts_with(bytes))
                {
                    forced += 1;
                }
                let next = automaton
                    .advance_token(state, token, bytes)
                    .ok()
                    .filter(|s| allowed && !s.is_dead());
                let Some(next) = next else { break };
                state = next;
            }
            if measured && times.len() == tokens.len() && automaton.is_accepting(state) {
                counts.tokens += tokens.len();
                counts.forced += forced;
                counts.masks.extend(times);
            }
        }
    }
    Ok(())
}

fn micros(start: Instant) -> f64 {
    start.elapsed().as_nanos() as f64 / 1e3
}

/// Returns the smallest of sorted values that a share `q` of them do not exceed; 0 if there are
/// none.
fn quantile(sorted: &[f64], q: f64) -> f64 {
    let at = (sorted.len() as f64 * q).ceil() as usize;
    sorted.get(at.max(1) - 1).copied().unwrap_or(0.0)
}
