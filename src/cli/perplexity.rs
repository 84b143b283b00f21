//! `hob perplexity`: how well a model predicts a text, computed as llama-perplexity does.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};

use super::Error;
use super::model::{ModelArgs, at_least_one};
use crate::context::{BatchToken, Context};
use crate::engine::MAX_LOGITS;
use crate::tokenizer::EncodeOptions;

const EXAMPLES: &str = "\
Examples:
  hob perplexity -m model.gguf -f wiki.test.raw
  hob perplexity -m model.gguf -f wiki.test.raw -c 2048 --chunks 20

The text is cut into chunks of the context's size. In each, the second half is predicted from all
that stands before it in the chunk; the result is exp(mean negative log-likelihood), with its
standard error.";

/// Measure how well a model predicts a text
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// Text file (UTF-8; other bytes are replaced)
    #[arg(short, long, value_name = "FILE")]
    file: PathBuf,
    /// Tokens per chunk
    #[arg(short, long, value_name = "N", default_value_t = 512, value_parser = at_least_one)]
    ctx_size: usize,
    /// Chunks to evaluate [default: all]
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    chunks: Option<usize>,
    /// Keep activations and key-value cache in f32
    #[arg(long)]
    exact: bool,
}

/// Sums over the tokens predicted so far.
#[derive(Default)]
struct Sums {
    n: f64,
    nll: f64,
    nll_squared: f64,
}

impl Sums {
    fn add(&mut self, logits: &[f32], token: u32) {
        let max = logits.iter().fold(f32::NEG_INFINITY, |m, &l| m.max(l));
        let sum: f64 = logits.iter().map(|&l| f64::from(l - max).exp()).sum();
        let nll = sum.ln() - f64::from(logits[token as usize] - max);
        self.n += 1.0;
        self.nll += nll;
        self.nll_squared += nll * nll;
    }

    /// Returns the perplexity and its standard error.
    fn estimate(&self) -> (f64, f64) {
        let mean = self.nll / self.n;
        let variance = (self.nll_squared / self.n - mean * mean).max(0.0);
        let error = (variance / (self.n - 1.0).max(1.0)).sqrt();
        (mean.exp(), error * mean.exp())
    }
}

/// Evaluates the text and prints the estimate.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let n_ctx = args.ctx_size;
    if n_ctx < 4 {
        return Err(Error::Usage(format!("--ctx-size {n_ctx}: a chunk needs at least 4 tokens")));
    }
    let model = args.model.load()?;
    let tokenizer = args.model.tokenizer(&model)?;
    let bytes = std::fs::read(&args.file).map_err(Error::file(&args.file))?;
    let mut tokens = tokenizer.encode(&String::from_utf8_lossy(&bytes), &EncodeOptions::DOCUMENT);
    if tokens.len() < 2 * n_ctx {
        let n = tokens.len();
        let least = 2 * n_ctx;
        let what = format!("{n} tokens; a context of {n_ctx} needs at least {least}");
        return Err(Error::input(args.file.display(), what));
    }
    let n_batch = n_ctx.min(512).min(MAX_LOGITS / model.plan.n_vocab).max(1);
    let mut context = args
        .model
        .context(&model, |o| (o.n_ctx, o.n_batch, o.exact) = (Some(n_ctx), n_batch, args.exact))?;

    let n_chunks = (tokens.len() / n_ctx).min(args.chunks.unwrap_or(usize::MAX));
    let style = ProgressStyle::with_template("{pos}/{len} chunks {wide_bar} {msg}, {eta} left");
    let progress = ProgressBar::new(n_chunks as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut sums = Sums::default();
    for chunk in tokens.chunks_exact_mut(n_ctx).take(n_chunks) {
        if let Some(bos) = tokenizer.bos().filter(|_| tokenizer.add_bos()) {
            chunk[0] = bos;
        }
        evaluate(&mut context, chunk, n_batch, &mut sums)?;
        let (ppl, error) = sums.estimate();
        progress.set_message(format!("PPL {ppl:.4} ± {error:.4}"));
        progress.inc(1);
    }
    progress.finish_and_clear();
    let (ppl, error) = sums.estimate();
    let mut out = super::stdout();
    writeln!(
        out,
        "Final estimate: PPL = {ppl:.4} +/- {error:.5} ({n_chunks} chunks of {n_ctx} tokens)"
    )?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Evaluates one chunk: tokens of its second half but the first are predicted.
fn evaluate(
    context: &mut Context,
    chunk: &[u32],
    n_batch: usize,
    sums: &mut Sums,
) -> Result<(), Error> {
    let first = chunk.len() / 2;
    let n_vocab = context.n_vocab();
    context.clear_seq(0, 0);
    // the last token is only predicted
    let batch: Vec<_> = (0..)
        .zip(&chunk[..chunk.len() - 1])
        .map(|(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: pos as usize >= first })
        .collect();
    for step in batch.chunks(n_batch) {
        let wanted = step.iter().filter(|t| t.want_logits).map(|t| t.pos as usize);
        let rows = context.step(step)?;
        for (pos, row) in wanted.zip(rows.chunks_exact(n_vocab)) {
            sums.add(row, chunk[pos + 1]);
        }
    }
    Ok(())
}
