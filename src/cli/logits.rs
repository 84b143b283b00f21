//! `hob logits`: the numbers of a model, for comparison with other engines.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use super::Error;
use super::atomic_file::{AtomicFile, Existing};
use super::chunks::check_logits;
use super::model::{ModelArgs, VisionArgs, at_least_one};
use super::output_files::refuse_input;
use crate::context::{BatchToken, Context, ContextOptions};
use crate::engine::MAX_LOGITS;
use crate::model::embedded::Placed;
use crate::runtime;
use crate::tokenizer::EncodeOptions;
use crate::vision::Prompt;

const EXAMPLES: &str = "\
Examples:
  hob logits -m model.gguf --tokens 1,403,407 --out l.f32            8-bit activations, as usual
  hob logits -m model.gguf --tokens 1,403,407 --out l.f32 --exact    f32 activations and cache
  hob logits -m model.gguf --prompt \"A <__media__> cat?\" --image cat.png --out l.f32
  hob logits -m model.gguf --tokens 1,403 --out - | xxd | head       to standard output

The file holds little-endian f32, one row of as many values as the vocabulary has tokens, for each
token given and for each row of an image. It is there once it is whole.";

/// Write the logits of every token of a text, as raw f32
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// Token ids, separated by commas
    #[arg(
        long,
        value_name = "IDS",
        value_delimiter = ',',
        required_unless_present = "prompt",
        conflicts_with = "prompt"
    )]
    tokens: Vec<u32>,
    /// Text to tokenize, special tokens included; <__media__> marks the place of an image
    #[arg(long, value_name = "TEXT")]
    prompt: Option<String>,
    #[command(flatten)]
    vision: VisionArgs,
    /// File to write; - for standard output
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// Keep activations and key-value cache in f32
    #[arg(long)]
    exact: bool,
    /// Positions of the context [default: what the model was trained for]
    #[arg(short, long, value_name = "N", value_parser = at_least_one)]
    ctx_size: Option<usize>,
    /// Tokens per step
    #[arg(short, long, value_name = "N", default_value_t = 512, value_parser = at_least_one)]
    batch_size: usize,
}

/// Computes and writes the logits.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let is_file = args.out.as_os_str() != "-";
    // tried before anything is computed
    let file = is_file.then(|| AtomicFile::create(&args.out, Existing::Replaced)).transpose()?;
    let model = args.model.load()?;
    refuse_input(&model.gguf, &args.out)?;
    let prompt = match &args.prompt {
        Some(prompt) if args.vision.image.is_empty() => {
            let tokens = args.model.tokenizer(&model)?.encode(prompt, &EncodeOptions::PROMPT);
            Prompt { tokens, ..Default::default() }
        }
        Some(prompt) => {
            let options =
                ContextOptions { exact: args.exact, ..args.model.compute.context_options()? };
            let from = args.model.source()?;
            let tower = args.vision.source();
            let limits = args.vision.image_tokens()?;
            let vision = runtime::load_vision(&from, &tower, limits, &model, &options)?;
            let images = args.vision.read_images(vision.as_ref(), usize::MAX)?;
            let tokenizer = args.model.tokenizer(&model)?;
            runtime::raw_prompt(&tokenizer, prompt, &images)?
        }
        None => Prompt { tokens: args.tokens, ..Default::default() },
    };
    if prompt.tokens.is_empty() {
        return Err(Error::Usage("--prompt: no tokens; expected at least one".into()));
    }
    let n_batch = args.batch_size.min(MAX_LOGITS / model.plan.n_vocab).max(1);
    let mut context = args.model.context(&model, |o| {
        o.exact = args.exact;
        o.n_ctx = args.ctx_size;
        o.n_batch = n_batch;
    })?;
    let n = prompt.tokens.len();
    let n_ctx = context.n_ctx();
    if n > n_ctx {
        return Err(Error::Usage(format!(
            "{n} tokens do not fit a context of {n_ctx}; see --ctx-size"
        )));
    }
    context.set_rope_factors(0, context.rope_factors(n));
    context.set_images(0, prompt.images.clone()).map_err(runtime::Error::Context)?;
    if let Some(mut out) = file {
        write(&mut context, &prompt, n_batch, &mut out, |e| Error::file(&args.out)(e))?;
        out.finish()?;
    } else {
        let mut out = super::stdout();
        write(&mut context, &prompt, n_batch, &mut out, Error::Output)?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Computes a prompt in steps of `n_batch` tokens, and writes a row for each token; `failed` turns
/// an error of `out` into one that names the file.
fn write(
    context: &mut Context,
    prompt: &Prompt,
    n_batch: usize,
    out: &mut dyn Write,
    failed: impl Fn(std::io::Error) -> Error,
) -> Result<(), Error> {
    let batch: Vec<_> = (0..)
        .zip(&prompt.tokens)
        .map(|(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: true })
        .collect();
    let mut rest = &batch[..];
    while let Some(first) = rest.first() {
        let n = step_len(&prompt.images, first.pos, n_batch.min(rest.len()));
        let (step, after) = rest.split_at(n);
        rest = after;
        let rows = context.step(step)?;
        let n_values = (rows.len() / step.len()).max(1);
        for (row, token) in rows.chunks_exact(n_values).zip(step) {
            check_logits(row, token.pos as usize)?;
            for value in row {
                out.write_all(&value.to_le_bytes()).map_err(&failed)?;
            }
        }
    }
    Ok(())
}

/// Returns the number of tokens of a step that begins at `pos`: at most `n`, or a whole image that
/// begins there and must not be divided.
fn step_len(images: &[Placed], pos: u32, n: usize) -> usize {
    let end = pos + n as u32;
    match images.iter().find(|image| image.image.non_causal && image.at < end && image.end() > end)
    {
        None => n,
        Some(image) if image.at > pos => (image.at - pos) as usize,
        Some(image) => (image.end() - pos) as usize,
    }
}
