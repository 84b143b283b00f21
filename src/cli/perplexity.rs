//! `hob perplexity`: how well a model predicts a text, computed as llama-perplexity does.

mod base;
mod divergence;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use self::base::{BaseReader, BaseWriter};
use self::divergence::Divergence;
use super::Error;
use super::chunks::{LikelihoodSums, MeanEstimate, TextChunks};
use super::model::{ModelArgs, at_least_one};

const EXAMPLES: &str = "\
Examples:
  hob perplexity -m model.gguf -f wiki.test.raw
  hob perplexity -m model.gguf -f wiki.test.raw -c 2048 --chunks 20
  hob perplexity -m f16.gguf -f wiki.test.raw --save-all-logits f16.kld
  hob perplexity -m q4.gguf --kl-base f16.kld     how far its predictions are from those of f16

The text is cut into chunks of the context's size. In each, the second half is predicted from all
that stands before it in the chunk; the result is exp(mean negative log-likelihood), with its
standard error. Files of logits are those of llama-perplexity, which writes and reads the same.";

/// Measure how well a model predicts a text
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// Text file (UTF-8; other bytes are replaced)
    #[arg(short, long, value_name = "FILE", required_unless_present = "kl_base")]
    file: Option<PathBuf>,
    /// Tokens per chunk
    #[arg(short, long, value_name = "N", default_value_t = 512, value_parser = at_least_one)]
    ctx_size: usize,
    /// Chunks to evaluate [default: all]
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    chunks: Option<usize>,
    /// Write the predictions to a file, for --kl-base
    #[arg(long, value_name = "FILE")]
    save_all_logits: Option<PathBuf>,
    /// Compare with the predictions in a file, of the text that they are of: KL divergence and how
    /// often both predict the same token
    #[arg(
        long,
        visible_alias = "kl-divergence-base",
        value_name = "FILE",
        conflicts_with_all = ["file", "ctx_size", "save_all_logits"]
    )]
    kl_base: Option<PathBuf>,
    /// Keep activations and key-value cache in f32
    #[arg(long)]
    exact: bool,
}

/// Evaluates the text and prints the estimate.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let model = args.model.load()?;
    let tokenizer = args.model.tokenizer(&model)?;
    let n_vocab = model.plan.n_vocab;
    let mut base =
        args.kl_base.as_deref().map(|file| BaseReader::open(file, n_vocab)).transpose()?;
    let chunks = match (&mut base, &args.file) {
        (Some(base), _) => {
            let tokens = base.take_tokens(args.chunks);
            TextChunks::of(tokens, base.n_ctx(), &tokenizer)?
        }
        (None, Some(file)) => TextChunks::read(file, &tokenizer, args.ctx_size, args.chunks)?,
        (None, None) => return Err(Error::Usage("a text is needed: -f FILE".into())),
    };
    let n_batch = chunks.n_batch(n_vocab);
    let mut context = args.model.context(&model, |o| {
        o.n_ctx = Some(chunks.n_ctx);
        o.n_batch = n_batch;
        o.exact = args.exact;
    })?;
    let mut out = super::stdout();
    if let Some(mut base) = base {
        let mut divergence = Divergence::default();
        chunks.evaluate(&mut context, false, |logits, token| {
            divergence.add(logits, base.next_row()?, token);
            Ok(divergence.perplexity())
        })?;
        divergence.print(&mut out)?;
        out.flush()?;
        return Ok(ExitCode::SUCCESS);
    }
    let save = |path: &PathBuf| BaseWriter::create(path, &chunks, n_vocab);
    let mut saved = args.save_all_logits.as_ref().map(save).transpose()?;
    let mut sums = LikelihoodSums::default();
    chunks.evaluate(&mut context, false, |logits, token| {
        if let Some(saved) = &mut saved {
            saved.row(logits)?;
        }
        sums.add(logits, token);
        Ok(sums.estimate())
    })?;
    if let Some(saved) = saved {
        saved.finish()?;
    }
    let MeanEstimate { value, error } = sums.estimate();
    let n_chunks = chunks.len();
    let n_ctx = chunks.n_ctx;
    writeln!(
        out,
        "Final estimate: PPL = {value:.4} +/- {error:.5} ({n_chunks} chunks of {n_ctx} tokens)"
    )?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
