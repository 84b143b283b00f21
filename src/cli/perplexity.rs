//! `hob perplexity`: how well a model predicts a text, computed as llama-perplexity does.

mod base;
mod choices;
mod divergence;
mod tasks;
mod twister;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use self::base::{BaseReader, BaseWriter};
use self::choices::Score;
use self::divergence::Divergence;
use self::tasks::{Task, TaskForm};
use super::Error;
use super::chunks::{LikelihoodSums, MeanEstimate, TextChunks, n_batch};
use super::model::{ModelArgs, at_least_one};
use super::output_files::refuse_input;
use crate::context::Context;
use crate::model::Model;

const EXAMPLES: &str = "\
Examples:
  hob perplexity -m model.gguf -f wiki.test.raw
  hob perplexity -m model.gguf -f wiki.test.raw -c 2048 --chunks 20
  hob perplexity -m f16.gguf -f wiki.test.raw --save-all-logits f16.kld
  hob perplexity -m q4.gguf --kl-base f16.kld     how far its predictions are from those of f16
  hob perplexity -m model.gguf -f hellaswag_val_full.txt --hellaswag
  hob perplexity -m model.gguf -f arc-easy-validation.bin --multiple-choice

The text is cut into chunks of the context's size. In each, the second half is predicted from all
that stands before it in the chunk; the result is exp(mean negative log-likelihood), with its
standard error. Files of logits are those of llama-perplexity, which writes and reads the same.

Files of tasks are those of llama-perplexity, too, and so is their score: the percentage of tasks
whose right answer is the likeliest, by the mean log-likelihood of its tokens. Where fewer tasks are
asked for than the file has, the same are chosen.";

/// Tasks of HellaSwag unless another number is asked for, as of llama-perplexity.
const HELLASWAG_TASKS: usize = 400;

/// Measure how well a model predicts a text
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// Text file (UTF-8; other bytes are replaced), or file of tasks
    #[arg(
        short,
        long,
        visible_alias = "binary-file",
        value_name = "FILE",
        required_unless_present = "kl_base"
    )]
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
    #[command(flatten)]
    tasks: TaskArgs,
    /// Keep activations and key-value cache in f32
    #[arg(long)]
    exact: bool,
}

/// Options of texts, which files of tasks have no use for.
const OF_TEXTS: [&str; 4] = ["kl_base", "ctx_size", "chunks", "save_all_logits"];

/// Options for files of tasks.
#[derive(Debug, clap::Args)]
struct TaskArgs {
    /// Score how often a model finds the likely end of a text: the file has six lines a task
    #[arg(long, group = "tasks", conflicts_with_all = OF_TEXTS)]
    hellaswag: bool,
    /// Tasks of --hellaswag to score [default: 400]
    #[arg(long, value_name = "N", requires = "hellaswag", value_parser = at_least_one)]
    hellaswag_tasks: Option<usize>,
    /// Score how often a model finds the word that a sentence is about: the file has a line a task
    #[arg(long, group = "tasks", conflicts_with_all = OF_TEXTS)]
    winogrande: bool,
    /// Tasks of --winogrande to score [default: all]
    #[arg(long, value_name = "N", requires = "winogrande")]
    winogrande_tasks: Option<usize>,
    /// Score how often a model finds the answer to a question: the file is binary, of ARC, MMLU,
    /// TruthfulQA and others
    #[arg(long, group = "tasks", conflicts_with_all = OF_TEXTS)]
    multiple_choice: bool,
    /// Tasks of --multiple-choice to score [default: all]
    #[arg(long, value_name = "N", requires = "multiple_choice")]
    multiple_choice_tasks: Option<usize>,
}

impl TaskArgs {
    /// Returns the form of the file, if it is one of tasks, and how many are scored; `None` = all.
    fn form(&self) -> Option<(TaskForm, Option<usize>)> {
        // 0 is llama-perplexity's word for all
        let limit = |n: Option<usize>| n.filter(|&n| n > 0);
        if self.hellaswag {
            let n = self.hellaswag_tasks.unwrap_or(HELLASWAG_TASKS);
            return Some((TaskForm::HellaSwag, Some(n)));
        }
        if self.winogrande {
            return Some((TaskForm::Winogrande, limit(self.winogrande_tasks)));
        }
        self.multiple_choice.then(|| (TaskForm::MultipleChoice, limit(self.multiple_choice_tasks)))
    }
}

/// Evaluates the tasks of a file and prints their score.
fn score(
    args: &Args,
    model: &Arc<Model>,
    form: TaskForm,
    n_tasks: Option<usize>,
) -> Result<ExitCode, Error> {
    let Some(file) = &args.file else {
        return Err(Error::Usage("a file of tasks is needed: -f FILE".into()));
    };
    let tokenizer = args.model.tokenizer(model)?;
    let tasks = tasks::read(file, form, n_tasks, &tokenizer)?;
    let longest = |task: &Task| task.texts.iter().map(Vec::len).max();
    let n_ctx = tasks.iter().filter_map(longest).max().unwrap_or(0);
    let n_batch = n_batch(n_ctx, model.plan.n_vocab);
    let mut context = args.model.context(model, |o| {
        o.n_ctx = Some(n_ctx);
        o.n_seq = 2;
        o.n_batch = n_batch;
        o.exact = args.exact;
    })?;
    let score = Score::of(&mut context, form, &tasks)?;
    let mut out = super::stdout();
    writeln!(out, "{}", score.line(form))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Evaluates the text and prints the estimate.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    // tried before a text is computed for hours
    let mut saved = args.save_all_logits.as_deref().map(BaseWriter::create).transpose()?;
    let model = args.model.load()?;
    if let Some(output) = &args.save_all_logits {
        refuse_input(&model.gguf, output)?;
    }
    if let Some((form, n_tasks)) = args.tasks.form() {
        return score(&args, &model, form, n_tasks);
    }
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
    if let Some(base) = base {
        return compare(base, &chunks, &mut context);
    }
    if let Some(saved) = &mut saved {
        saved.header(&chunks, n_vocab)?;
    }
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
    let mut out = super::stdout();
    writeln!(
        out,
        "Final estimate: PPL = {value:.4} +/- {error:.5} ({n_chunks} chunks of {n_ctx} tokens)"
    )?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Evaluates the text of the base's logits, and prints how far the model's are from them.
fn compare(
    mut base: BaseReader,
    chunks: &TextChunks,
    context: &mut Context,
) -> Result<ExitCode, Error> {
    let mut divergence = Divergence::default();
    chunks.evaluate(context, false, |logits, token| {
        divergence.add(logits, base.next_row()?, token);
        Ok(divergence.perplexity())
    })?;
    let mut out = super::stdout();
    divergence.print(&mut out)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
