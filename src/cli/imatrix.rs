//! `hob imatrix`: how much each input of a model's matrices matters, as llama-imatrix measures it.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use super::Error;
use super::atomic_file::{AtomicFile, Existing};
use super::chunks::{LikelihoodSums, MeanEstimate, TextChunks};
use super::importance::{ImportanceFile, InputImportance};
use super::model::{ModelArgs, at_least_one};
use super::output_files::refuse_input;
use crate::context::Importance;
use crate::gguf::Gguf;
use crate::model::Model;

const EXAMPLES: &str = "\
Examples:
  hob imatrix -m f16.gguf -f calibration.txt
  hob imatrix -m f16.gguf -f calibration.txt -o model.imatrix.gguf --chunks 100
  hob imatrix -m f16.gguf -f more.txt --in-file imatrix.gguf     adds to what is there
  hob quantize --imatrix imatrix.gguf f16.gguf q4.gguf iq4_xs

The text is cut into chunks of the context's size and computed; the squares of what each matrix of
the layers is multiplied with are summed up by column. The file is that of llama-imatrix, which
reads and writes the same: GGUF with in_sum2 and counts for each tensor. A text like what the model
will be used for serves best; some hundred chunks are enough.";

/// Measure on a text what matters in a model, for quantizing
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ImatrixArgs {
    #[command(flatten)]
    model: ModelArgs,
    /// Text file (UTF-8; other bytes are replaced)
    #[arg(short, long, value_name = "FILE")]
    file: PathBuf,
    /// The file to write
    #[arg(
        short,
        long,
        visible_alias = "output-file",
        value_name = "FILE",
        default_value = "imatrix.gguf"
    )]
    output: PathBuf,
    /// Sums of earlier runs on the same model, to which those of this one are added (may be given
    /// several times)
    #[arg(long, value_name = "FILE")]
    in_file: Vec<PathBuf>,
    /// Tokens per chunk
    #[arg(short, long, value_name = "N", default_value_t = 512, value_parser = at_least_one)]
    ctx_size: usize,
    /// Chunks to compute [default: all]
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    chunks: Option<usize>,
    /// Measure the output layer too
    #[arg(long)]
    process_output: bool,
    /// Keep activations and key-value cache in f32
    #[arg(long)]
    exact: bool,
}

/// Computes the text, writes the sums, and prints the perplexity.
pub(super) fn run(args: ImatrixArgs) -> Result<ExitCode, Error> {
    ImportanceFile::check_output(&args.output)?;
    // tried before a text is computed for hours
    let output = AtomicFile::create(&args.output, Existing::Replaced)?;
    let model = args.model.load()?;
    refuse_input(&model.gguf, &args.output)?;
    let tokenizer = args.model.tokenizer(&model)?;
    let chunks = TextChunks::read(&args.file, &tokenizer, args.ctx_size, args.chunks)?;
    let mut file = ImportanceFile::default();
    for earlier in &args.in_file {
        let sums = ImportanceFile::open(earlier)?;
        sums.check_model(&model.gguf, earlier)?;
        file.add(sums, earlier)?;
    }
    let importance = Arc::new(Importance::new(&model.gguf));
    let n_batch = chunks.n_batch(model.plan.n_vocab);
    let mut context = args.model.context(&model, |o| {
        o.n_ctx = Some(chunks.n_ctx);
        o.n_batch = n_batch;
        o.exact = args.exact;
        o.importance = Some(Arc::clone(&importance));
    })?;
    let mut sums = LikelihoodSums::default();
    chunks.evaluate(&mut context, true, |logits, token| {
        sums.add(logits, token);
        Ok(sums.estimate())
    })?;
    file.add(collected(&model, &importance, &args, &chunks), &args.output)?;
    file.write(output)?;
    let MeanEstimate { value, error } = sums.estimate();
    let mut out = super::stdout();
    writeln!(
        out,
        "{}: {} tensors, {} chunks of {} tokens, PPL = {value:.4} +/- {error:.5}",
        args.output.display(),
        file.len(),
        chunks.len(),
        chunks.n_ctx
    )?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the sums of a run as a file.
fn collected(
    model: &Model,
    importance: &Importance,
    args: &ImatrixArgs,
    chunks: &TextChunks,
) -> ImportanceFile {
    let mut file = ImportanceFile::of(args.file.display().to_string(), chunks.len(), chunks.n_ctx);
    for (tensor, sums) in importance.sums() {
        let name = name_of(&model.gguf, tensor);
        if name.starts_with("blk.") || args.process_output {
            let counts = sums.counts.iter().map(|&count| count as f32).collect();
            let sums = InputImportance { n_cols: sums.n_cols, sums: sums.sums, counts };
            file.insert(name, sums);
        }
    }
    file
}

fn name_of(gguf: &Gguf, tensor: usize) -> String {
    gguf.tensors().get(tensor).map(|tensor| tensor.name.to_string()).unwrap_or_default()
}
