//! `hob bench`: how fast a model reads and writes, in the rows of llama-bench.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use clap::{Subcommand, ValueEnum};
use hob_kernels::CacheType;
use serde::Serialize;

use super::Error;
use super::model::{ModelArgs, at_least_one};
use crate::context::{BatchToken, Context};
#[cfg(feature = "gpu")]
use crate::context::{MOST_BEST, StepsAhead, StepsDone, WholeRows};
use crate::model::Model;
use crate::model::plan::LayerPlan;
#[cfg(feature = "gpu")]
use crate::sampling::{Sampler, SamplingParams};
use crate::util::energy::EnergyMeter;

mod aligned;
#[cfg(feature = "gpu")]
mod dispatches;
#[cfg(feature = "gpu")]
mod gpu;
mod kernels;
mod output;
mod phases;
mod timing;

const EXAMPLES: &str = "\
Examples:
  hob bench -m model.gguf                       pp512 and tg128, 5 repetitions each
  hob bench -m model.gguf -p 0 -n 64 -t 4       decoding only, 4 threads
  hob bench -m model.gguf -b 1,4,8              decoding 1, 4 and 8 sequences together
  hob bench -m model.gguf --output json
  hob bench -m model.gguf -p 0 --trace          where threads work, and where they wait
  hob bench -m model.gguf -p 0 --device gpu --trace
                                                what a written token makes the GPU do
  hob bench kernels                             every kernel beside the machine's limits
  hob bench kernels --device gpu                sizes of workgroups for the GPU, for later runs

pp N: a prompt of N tokens is read. tg N: N tokens are written, one by one. tg N xB: the same for
B sequences at once, their tokens counted together. GB/s: weights and cache read per second;
GOP/s: multiplications and additions by weights. J/t: joules of the processors for each token, where
the machine's counters may be read (/sys/class/powercap; root may).";

/// Measure reading and writing speed of a model
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Option<BenchCommand>,
    #[command(flatten)]
    model: ModelArgs,
    /// Lengths of prompts to read (0 = none)
    #[arg(short = 'p', long, value_name = "N", default_value = "512", value_delimiter = ',')]
    n_prompt: Vec<usize>,
    /// Numbers of tokens to write (0 = none)
    #[arg(short = 'n', long, value_name = "N", default_value = "128", value_delimiter = ',')]
    n_gen: Vec<usize>,
    /// Sequences written together
    #[arg(
        short = 'b',
        long,
        value_name = "N",
        default_value = "1",
        value_delimiter = ',',
        value_parser = at_least_one
    )]
    batch: Vec<usize>,
    /// Tokens already in the context when the measurement begins
    #[arg(short = 'd', long, value_name = "N", default_value = "0", value_delimiter = ',')]
    n_depth: Vec<usize>,
    /// Repetitions of each test
    #[arg(short, long, value_name = "N", default_value_t = 5, value_parser = at_least_one)]
    repetitions: usize,
    /// Form of the result
    #[arg(short, long, value_enum, default_value_t = Output::Md)]
    output: Output,
    /// Print where the time of a pass goes: on the CPU work and waits of its threads by operation,
    /// on a GPU its dispatches and the time of each stage
    #[arg(long)]
    trace: bool,
}

/// The measurements other than that of a model.
#[derive(Debug, Subcommand)]
enum BenchCommand {
    Kernels(kernels::Args),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Output {
    /// A Markdown table
    Md,
    /// One JSON array
    Json,
}

/// Tokens of a prefill step.
const N_BATCH: usize = 512;

/// A measurement.
#[derive(Clone, Copy)]
enum Test {
    /// A prompt of `n` tokens is read.
    Prefill { n: usize },
    /// `n` tokens are written to each of `n_seq` sequences.
    Decode { n: usize, n_seq: usize },
}

impl Test {
    /// Returns the number of tokens of its steps.
    fn step_len(self) -> usize {
        match self {
            Test::Prefill { n } => n.min(N_BATCH),
            Test::Decode { n_seq, .. } => n_seq,
        }
    }

    /// Returns the part of the test that runs once before it is timed.
    fn warm_up(self) -> Test {
        match self {
            Test::Prefill { n } => Test::Prefill { n: n.min(N_BATCH) },
            Test::Decode { n_seq, .. } => Test::Decode { n: 1, n_seq },
        }
    }

    /// Returns the tokens of each sequence, and the number of sequences.
    fn sizes(self) -> (usize, usize) {
        match self {
            Test::Prefill { n } => (n, 1),
            Test::Decode { n, n_seq } => (n, n_seq),
        }
    }

    /// Returns its name in the style of llama-bench.
    fn name(self, depth: usize) -> String {
        let at_depth = if depth > 0 { format!(" @ d{depth}") } else { String::new() };
        match self {
            Test::Prefill { n } => format!("pp{n}{at_depth}"),
            Test::Decode { n, n_seq: 1 } => format!("tg{n}{at_depth}"),
            Test::Decode { n, n_seq } => format!("tg{n} x{n_seq}{at_depth}"),
        }
    }
}

/// One row of the result.
#[derive(Serialize)]
struct Row {
    model: String,
    size_bytes: u64,
    n_params: u64,
    /// Instruction set, or name of the GPU.
    isa: String,
    threads: usize,
    test: String,
    /// Tokens per second: mean, standard deviation, and every repetition.
    mean: f64,
    deviation: f64,
    samples: Vec<f64>,
    /// Bytes of weights and cache read per second, in 10⁹.
    gb_per_s: f64,
    /// Multiplications and additions with weights per second, in 10⁹.
    gop_per_s: f64,
    /// Joules that the processors took for each token, where the machine counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    j_per_token: Option<f64>,
    /// The time of a pass by its parts, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<PassSummary>,
}

/// The time of a pass by its parts.
#[derive(Serialize)]
#[serde(untagged)]
enum PassSummary {
    Cpu(phases::PhaseSummary),
    #[cfg(feature = "gpu")]
    Gpu(dispatches::DispatchSummary),
}

impl PassSummary {
    /// Adds the bytes of weights and cache that a step reads, where the summary tells them.
    #[cfg(feature = "gpu")]
    fn with_bytes(self, n_bytes: u64) -> PassSummary {
        match self {
            PassSummary::Cpu(_) => self,
            PassSummary::Gpu(summary) => PassSummary::Gpu(summary.with_bytes(n_bytes)),
        }
    }

    fn print(&self, test: &str, out: &mut impl Write) -> std::io::Result<()> {
        match self {
            PassSummary::Cpu(summary) => summary.print(test, out),
            #[cfg(feature = "gpu")]
            PassSummary::Gpu(summary) => summary.print(test, out),
        }
    }
}

/// Runs every test and prints a row for each.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    if let Some(BenchCommand::Kernels(args)) = &args.command {
        return kernels::run(args);
    }
    let model = args.model.load()?;
    let mut out = super::stdout();
    let mut rows = Vec::new();
    let mut meter = EnergyMeter::open();
    if args.output == Output::Md {
        print_head(meter.is_some(), &mut out)?;
        out.flush()?;
    }
    for &depth in &args.n_depth {
        let prefills = args.n_prompt.iter().filter(|&&n| n > 0).map(|&n| Test::Prefill { n });
        let decodes = args.n_gen.iter().filter(|&&n| n > 0);
        let decodes =
            decodes.flat_map(|&n| args.batch.iter().map(move |&n_seq| Test::Decode { n, n_seq }));
        for test in prefills.chain(decodes) {
            let row = measure(&args, &model, test, depth, meter.as_mut())?;
            if args.output == Output::Md {
                print_md(&row, &mut out)?;
                if let Some(trace) = &row.trace {
                    trace.print(&row.test, &mut out)?;
                }
                out.flush()?;
            }
            rows.push(row);
        }
    }
    if args.output == Output::Json {
        super::write_json(&mut out, &rows)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the head of the table, with a column of energy if that is counted.
fn print_head(has_energy: bool, out: &mut impl Write) -> std::io::Result<()> {
    write!(
        out,
        "| {:30} | {:>10} | {:>8} | {:11} | {:>7} | {:>15} | {:>17} | {:>6} | {:>7} |",
        "model", "size", "params", "isa", "threads", "test", "t/s", "GB/s", "GOP/s"
    )?;
    if has_energy {
        write!(out, " {:>7} |", "J/t")?;
    }
    write!(
        out,
        "\n| {0:-<30} | {0:->9}: | {0:->7}: | {0:-<11} | {0:->6}: | {0:->14}: | {0:->16}: | \
         {0:->5}: | {0:->6}: |",
        ""
    )?;
    if has_energy {
        write!(out, " {:->6}: |", "")?;
    }
    writeln!(out)
}

fn print_md(row: &Row, out: &mut impl Write) -> std::io::Result<()> {
    let mib = format!("{:.2} MiB", row.size_bytes as f64 / f64::from(1 << 20));
    let params = match row.n_params {
        n if n >= 1_000_000_000 => format!("{:.2} B", n as f64 / 1e9),
        n => format!("{:.2} M", n as f64 / 1e6),
    };
    let speed = format!("{:.2} ± {:.2}", row.mean, row.deviation);
    write!(
        out,
        "| {:30} | {mib:>10} | {params:>8} | {:11} | {:>7} | {:>15} | \
         {speed:>17} | {:>6.1} | {:>7.1} |",
        row.model, row.isa, row.threads, row.test, row.gb_per_s, row.gop_per_s
    )?;
    if let Some(energy) = row.j_per_token {
        write!(out, " {energy:>7.4} |")?;
    }
    writeln!(out)
}

/// Runs a test, and returns its row.
fn measure(
    args: &Args,
    model: &Arc<Model>,
    test: Test,
    depth: usize,
    meter: Option<&mut EnergyMeter>,
) -> Result<Row, Error> {
    let (n, n_seq) = test.sizes();
    let mut context = args.model.context(model, |o| {
        o.n_ctx = Some(depth + n);
        o.n_seq = n_seq;
        o.n_batch = N_BATCH.max(n_seq);
    })?;
    let mut tokens = PseudoRandomTokens { state: 1, n_vocab: model.plan.n_vocab as u32 };
    let Samples { rates: samples, j_per_token } =
        sample(args, &mut context, test, depth, &mut tokens, meter)?;
    let trace = args.trace.then(|| traced(&mut context, test, depth, &mut tokens)).transpose()?;
    let mean = samples.iter().sum::<f64>() / samples.len() as f64;
    let squares = samples.iter().map(|s| (s - mean).powi(2)).sum::<f64>();
    let variance = squares / (samples.len() as f64 - 1.0).max(1.0);
    let (bytes, params) = work_per_token(model);
    // a step reads the cache up to its tokens, on average half of what the test itself adds
    let (steps_per_s, n_pos) = match test {
        Test::Prefill { n } => (mean / n.min(N_BATCH) as f64, depth + n / 2),
        Test::Decode { n, n_seq } => (mean / n_seq as f64, (depth + n / 2) * n_seq),
    };
    let cache = n_pos as u64 * cache_bytes_per_position(args, model);
    let trace = trace.flatten();
    #[cfg(feature = "gpu")]
    let trace = trace.map(|trace| trace.with_bytes(bytes + cache));
    Ok(Row {
        model: describe(model),
        size_bytes: model.n_bytes(),
        n_params: model.n_params(),
        isa: context.device().into(),
        threads: context.n_threads(test.step_len()),
        test: test.name(depth),
        mean,
        deviation: variance.sqrt(),
        samples,
        gb_per_s: (bytes + cache) as f64 * steps_per_s / 1e9,
        gop_per_s: 2.0 * params as f64 * mean / 1e9,
        j_per_token,
        trace,
    })
}

/// The repetitions of a test.
struct Samples {
    /// Tokens per second of each.
    rates: Vec<f64>,
    /// Joules for each token, where they are counted.
    j_per_token: Option<f64>,
}

/// Runs the repetitions of a test.
///
/// # Errors
/// If a step fails.
fn sample(
    args: &Args,
    context: &mut Context,
    test: Test,
    depth: usize,
    tokens: &mut PseudoRandomTokens,
    mut meter: Option<&mut EnergyMeter>,
) -> Result<Samples, Error> {
    let (n, n_seq) = test.sizes();
    let mut rates = Vec::with_capacity(args.repetitions);
    let mut microjoules = 0;
    // one untimed run first: pages of the file, of the cache and of a whole batch are there,
    // threads are awake
    for repetition in 0..=args.repetitions {
        for seq in 0..n_seq as u32 {
            context.clear_seq(seq, 0);
            context.set_rope_factors(seq, context.rope_factors(depth + n));
            // the steps of a trace begin there again
            context.request_checkpoint(seq, depth as u32);
        }
        for seq in 0..n_seq as u32 {
            prefill(context, seq, 0, depth, tokens)?;
        }
        if let Some(meter) = &mut meter {
            meter.take();
        }
        let start = Instant::now();
        let part = if repetition == 0 { test.warm_up() } else { test };
        match part {
            Test::Prefill { n } => prefill(context, 0, depth, n, tokens)?,
            Test::Decode { n, n_seq } => decode(context, depth, n, n_seq, tokens)?,
        }
        if repetition > 0 {
            rates.push((n * n_seq) as f64 / start.elapsed().as_secs_f64());
            microjoules += meter.as_mut().map_or(0, |meter| meter.take());
        }
    }
    let n_tokens = n * n_seq * args.repetitions;
    let j_per_token = meter.map(|_| microjoules as f64 / 1e6 / n_tokens as f64);
    Ok(Samples { rates, j_per_token })
}

/// Tokens from a multiplicative generator: values do not matter for speed, only that they differ.
struct PseudoRandomTokens {
    state: u64,
    n_vocab: u32,
}

impl PseudoRandomTokens {
    fn next(&mut self) -> u32 {
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.state >> 33) as u32 % self.n_vocab
    }
}

/// Computes `n` tokens of a prompt in a sequence from position `from` on, with the logits of the
/// last.
fn prefill(
    context: &mut Context,
    seq: u32,
    from: usize,
    n: usize,
    tokens: &mut PseudoRandomTokens,
) -> Result<(), Error> {
    let batch: Vec<_> = (from..from + n)
        .map(|pos| BatchToken {
            token: tokens.next(),
            seq,
            pos: pos as u32,
            want_logits: pos + 1 == from + n,
        })
        .collect();
    for step in batch.chunks(N_BATCH) {
        context.step(step)?;
    }
    Ok(())
}

/// Computes `n` tokens one by one in each of `n_seq` sequences, from position `from` on.
fn decode(
    context: &mut Context,
    from: usize,
    n: usize,
    n_seq: usize,
    tokens: &mut PseudoRandomTokens,
) -> Result<(), Error> {
    let mut batch = Vec::with_capacity(n_seq);
    for pos in from..from + n {
        batch.clear();
        batch.extend((0..n_seq as u32).map(|seq| BatchToken {
            token: tokens.next(),
            seq,
            pos: pos as u32,
            want_logits: true,
        }));
        context.step(&batch)?;
    }
    Ok(())
}

/// Steps that a trace takes the median of.
const TRACED_STEPS: usize = 33;

/// Repeats a test's step and sums up where the time of its passes goes.
///
/// # Errors
/// If a step fails.
fn traced(
    context: &mut Context,
    test: Test,
    depth: usize,
    tokens: &mut PseudoRandomTokens,
) -> Result<Option<PassSummary>, Error> {
    #[cfg(feature = "gpu")]
    let mut dispatches = Vec::new();
    let mut phases = Vec::new();
    context.set_phase_times(true);
    for i in 0..TRACED_STEPS {
        traced_step(context, test, depth, i, tokens)?;
        phases.extend(context.take_phase_times());
        #[cfg(feature = "gpu")]
        dispatches.extend(context.gpu_trace().cloned());
    }
    context.set_phase_times(false);
    #[cfg(feature = "gpu")]
    if let Some(found) = dispatches::DispatchSummary::new(&dispatches, context.gpu_layers()) {
        let timed = traced_dispatches(context, test, depth, tokens)?;
        let mut found = found.with_times(&timed);
        if let Test::Decode { n, n_seq } = test {
            found = found.with_ahead(&traced_ahead(context, depth, n, n_seq, None)?);
            let sampling = SamplingParams::default();
            found = found.with_drawn(&traced_ahead(context, depth, n, n_seq, Some(&sampling))?);
        }
        return Ok(Some(PassSummary::Gpu(found)));
    }
    Ok(phases::PhaseSummary::new(&phases).map(PassSummary::Cpu))
}

/// Computes step *i* of those that a test's trace is of.
///
/// # Errors
/// If it fails.
fn traced_step(
    context: &mut Context,
    test: Test,
    depth: usize,
    i: usize,
    tokens: &mut PseudoRandomTokens,
) -> Result<(), Error> {
    match test {
        Test::Prefill { n } => {
            context.clear_seq(0, depth as u32);
            prefill(context, 0, depth, n.min(N_BATCH), tokens)
        }
        Test::Decode { n, n_seq } => {
            let from = depth + i % n;
            for seq in 0..n_seq as u32 {
                context.clear_seq(seq, from as u32);
            }
            decode(context, from, 1, n_seq, tokens)
        }
    }
}

/// Repeats a test's step while a GPU measures each dispatch, and returns the traces; none where it
/// cannot.
///
/// # Errors
/// If a step fails.
#[cfg(feature = "gpu")]
fn traced_dispatches(
    context: &mut Context,
    test: Test,
    depth: usize,
    tokens: &mut PseudoRandomTokens,
) -> Result<Vec<crate::backend::gpu::PassTrace>, Error> {
    let mut traces = Vec::new();
    if context.time_dispatches(true)? {
        for i in 0..TRACED_STEPS {
            traced_step(context, test, depth, i, tokens)?;
            traces.extend(context.gpu_trace().cloned());
        }
    }
    context.time_dispatches(false)?;
    Ok(traces)
}

/// Repeats steps in a row of `n_seq` sequences, of which `n` fit after position `depth`, and
/// returns their traces; none where each step is waited for. Each goes on with the best tokens, or
/// with those that a sampler of these options is likely to choose.
///
/// # Errors
/// If a step fails.
#[cfg(feature = "gpu")]
fn traced_ahead(
    context: &mut Context,
    depth: usize,
    n: usize,
    n_seq: usize,
    sampling: Option<&SamplingParams>,
) -> Result<Vec<crate::backend::gpu::PassTrace>, Error> {
    let mut traces = Vec::new();
    let n = context.most_ahead(n_seq, WholeRows::Dropped).min(n);
    if n < 2 {
        return Ok(traces);
    }
    let sampler = sampling.map(|params| Sampler::new(params.clone(), context.n_vocab()));
    let guess = sampler.and_then(Result::ok).and_then(|sampler| sampler.guess(n));
    let keep = guess.as_ref().map_or(1, |guess| guess.n_best(MOST_BEST));
    let guesses = vec![guess; n_seq];
    let allowed = vec![None; n_seq];
    let steps =
        StepsAhead { n, keep, rows: WholeRows::Dropped, allowed: &allowed, guesses: &guesses };
    let mut done = StepsDone::default();
    let mut tokens = PseudoRandomTokens { state: 1, n_vocab: context.n_vocab() as u32 };
    for _ in 0..TRACED_STEPS {
        let batch: Vec<_> = (0..n_seq as u32)
            .map(|seq| {
                context.clear_seq(seq, depth as u32);
                BatchToken { token: tokens.next(), seq, pos: depth as u32, want_logits: true }
            })
            .collect();
        context.step_ahead(&batch, &steps, &mut done)?;
        traces.extend(context.gpu_trace().cloned());
    }
    Ok(traces)
}

/// Returns the bytes of weights read and parameters multiplied by for one token (with a mixture: by
/// the chosen experts).
fn work_per_token(model: &Model) -> (u64, u64) {
    let mut work = (0, 0);
    let mut add = |w: &crate::model::linear::Weight| {
        let row = w.ty.row_bytes(w.n_cols).unwrap_or(0);
        work.0 += (row * w.n_rows) as u64;
        work.1 += (w.n_cols * w.n_rows) as u64;
    };
    for l in model.weights.linears() {
        add(&l.weight);
    }
    for mixture in model.weights.layers.iter().filter_map(|layer| layer.mixture()) {
        for expert in mixture.experts.iter().take(mixture.plan.n_used).flatten() {
            add(expert);
        }
    }
    for matrix in model.weights.layers.iter().flat_map(|layer| layer.mixer.head_matrices()) {
        add(matrix);
    }
    work
}

/// Returns the bytes of keys and values of one position, all layers.
fn cache_bytes_per_position(args: &Args, model: &Model) -> u64 {
    let bytes = |ty: CacheType, n| ty.row_bytes(n).unwrap_or(0) as u64;
    let k = args.model.compute.cache_type_k;
    let v = args.model.compute.cache_type_v;
    let layer = |layer: &LayerPlan| {
        let heads = layer.mixer.cached();
        heads.n_head as u64 * (bytes(k, heads.d_k) + bytes(v, heads.d_v))
    };
    model.plan.layers.iter().map(layer).sum()
}

/// Returns the name, or else the architecture, with the type that holds most of the weights.
fn describe(model: &Model) -> String {
    let name = model.gguf.get_str("general.name").ok().flatten().unwrap_or(&model.plan.arch);
    let mut bytes_by_type = std::collections::HashMap::new();
    for tensor in model.gguf.tensors() {
        *bytes_by_type.entry(tensor.ty).or_insert(0) += tensor.n_bytes;
    }
    let most = bytes_by_type.into_iter().max_by_key(|&(_, bytes)| bytes);
    let name: String = name.chars().take(20).collect();
    most.map_or(name.clone(), |(ty, _)| format!("{name} {ty}"))
}
