//! `hob run`: one answer, or a chat at the terminal.

mod answer;
mod chat;
mod input;
mod line;
mod prompt;
mod settings;
mod transcript;

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;

use super::constraint::ConstraintArgs;
use super::estimate;
use super::grammar::report_ignored;
use super::model::{ModelArgs, VisionArgs, context_size};
use super::named::ModelNaming;
use super::output_files::refuse_model;
use super::prompt_cache::PromptCacheArgs;
use super::sampling::{SamplingArgs, run_sampling};
use super::speculation::SpeculationArgs;
use super::{Error, STDIN, terminal, text_file};
use crate::conversation::format::{self, ParsedParts};
use crate::conversation::parser::ChatFormat;
use crate::engine::EngineOptions;
use crate::grammar::{Source, Stop};
use crate::runtime::{self, Runtime, RuntimeOptions};
use answer::{AnswerEnd, AnswerSettings, Answerer, PreparedPrompt};
use chat::ChatSession;
use input::PromptArgs;
use transcript::{ShownImage, Transcript, Turn};

const EXAMPLES: &str = "\
Examples:
  hob run \"Hello\"                                         with the model that comes with hob
  hob run -m model.gguf \"Why is the sky blue?\"              (or hob run model.gguf \"Why …\")
  hob run -m model.gguf                                   a chat: Ctrl-C stops an answer
  hob run -m model.gguf --system \"Answer in French.\" \"Hello\"
  hob run -m model.gguf --image cat.png \"What is this?\"    (its mmproj file lies beside it)
  hob run -m model.gguf < question.txt
  hob run -m model.gguf -f report.txt \"Sum it up.\"       (- in place of a file: standard input)
  git diff | hob run \"Write a message for this commit.\"
  hob run -m model.gguf --schema person.schema.json \"Invent a person.\"
  hob run -m model.gguf --spec ngram < edit-this.txt      sooner where it repeats the prompt
  hob run -m model.gguf --raw --temp 0 -n 64 \"Once upon a time\"

The answer goes to standard output, everything else to standard error, also a model's reasoning.
A chat remembers what was typed in HOB_HISTORY, or hob/history in the folder for state; `off` keeps
nothing. /help in it lists its commands.";

/// Answer a prompt, or chat
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    #[command(flatten)]
    prompt: PromptArgs,
    /// System message
    #[arg(long, value_name = "TEXT", conflicts_with = "raw")]
    system: Option<String>,
    /// Continue the prompt as it is, without a chat template
    #[arg(long)]
    raw: bool,
    /// Take back the last tokens of the prompt that a longer one could stand in for, so that a
    /// prompt may end in the middle of a word
    #[arg(long, requires = "raw")]
    token_healing: bool,
    /// A built-in chat template in place of the model's
    #[arg(long, value_name = "NAME", conflicts_with = "raw")]
    chat_template: Option<String>,
    /// A file with a Jinja template in place of the model's
    #[arg(long, value_name = "FILE", conflicts_with_all = ["raw", "chat_template"])]
    chat_template_file: Option<PathBuf>,
    /// Most tokens of an answer; -1 is as many as the context holds
    #[arg(
        short,
        long,
        visible_alias = "predict",
        value_name = "N",
        default_value_t = -1,
        allow_negative_numbers = true,
        value_parser = clap::value_parser!(i64).range(-1..)
    )]
    n_predict: i64,
    #[command(flatten)]
    sampling: SamplingArgs,
    #[command(flatten)]
    constraint: ConstraintArgs,
    #[command(flatten)]
    speculation: SpeculationArgs,
    /// End the answer where this text begins (may be given several times)
    #[arg(long, value_name = "TEXT")]
    stop: Vec<String>,
    #[command(flatten)]
    vision: VisionArgs,
    /// Positions of the context; 0 is what the model was trained for
    #[arg(
        short,
        long,
        value_name = "N",
        env = "LLAMA_ARG_CTX_SIZE",
        default_value_t = 0,
        value_parser = context_size,
        allow_negative_numbers = true
    )]
    ctx_size: usize,
    #[command(flatten)]
    prompt_cache: PromptCacheArgs,
    /// Say what memory this would take and whether that fits, and load nothing: see `hob estimate`
    #[arg(long)]
    dry_run: bool,
    /// Say nothing on standard error but errors, and hide reasoning
    #[arg(short, long)]
    quiet: bool,
}

impl Args {
    /// Takes the model from the words, if the first is one and no option names one.
    ///
    /// # Errors
    /// There are more words than a model and a prompt, or a prompt is given twice.
    pub(super) fn take_model(&mut self, naming: ModelNaming) -> Result<(), Error> {
        if let Some(model) = self.prompt.take_model(naming)? {
            self.model.set_model(model);
        }
        Ok(())
    }
}

/// A loaded model with the options of the command.
struct RunSession {
    runtime: Runtime,
    args: Args,
    /// The constraint on every answer.
    constraint: Option<Source>,
    /// The executor of the tasks that wait for the engine and for Ctrl-C.
    executor: tokio::runtime::Runtime,
}

/// Answers the prompt, or chats until the input ends.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let mut args = args;
    args.sampling.check()?;
    let mut context = args.model.compute.context_options()?;
    context.n_ctx = Some(args.ctx_size).filter(|&n| n > 0);
    if args.quiet {
        context.progress = None;
    }
    let template = super::model::template_source(&args.chat_template, &args.chat_template_file)?;
    args.speculation.check_used()?;
    let options = RuntimeOptions {
        context,
        engine: EngineOptions {
            prompt_cache: args.prompt_cache.options()?,
            ..EngineOptions::default()
        },
        template,
        mmproj: args.vision.source(),
        image_tokens: args.vision.image_tokens()?,
        draft: args.speculation.source(&args.model)?,
        mtp: args.speculation.mtp(),
        required_drafter: args.speculation.required(),
        adapters: args.model.adapters.sources(),
        control: args.model.adapters.control()?,
    };
    if args.dry_run {
        return estimate::dry_run(&args.model.source()?, &options);
    }
    let constraint = args.constraint.source()?;
    let runtime = Runtime::load(&args.model.source()?, options)?;
    if !args.raw {
        runtime.template.check()?;
    }
    if let Some(source) = &constraint {
        // what is wrong with it is reported before anything is asked
        let compiled = runtime.constraints.compile(source, &Stop::default());
        let constraint = compiled.map_err(|error| args.constraint.error(error))?;
        report_ignored(constraint.ignored());
    }
    let executor = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let executor = executor.map_err(Error::system("cannot wait for signals"))?;
    let parts = args.vision.read_images(runtime.vision.as_ref(), runtime.engine.n_ctx())?;
    let paths = args.vision.image.iter().cloned();
    let images = paths.zip(parts).map(|(path, parts)| ShownImage { path, parts }).collect();
    let text = args.prompt.take(args.quiet)?;
    let session = RunSession { runtime, args, constraint, executor };
    match text {
        Some(text) => session.answer_once(text, images),
        None => ChatSession::new(&session, images).run().map(|()| ExitCode::SUCCESS),
    }
}

impl RunSession {
    /// Prints the answer to one prompt.
    fn answer_once(&self, prompt: String, images: Vec<ShownImage>) -> Result<ExitCode, Error> {
        let turns = vec![Turn { prompt, images, answer: None }];
        let transcript = Transcript { system: self.system(), turns };
        let answerer = self.answerer();
        let (_, ended) = answerer.answer(self.prepare(&transcript)?, &self.settings())?;
        if std::io::stdout().is_terminal() {
            println!();
        }
        match ended {
            AnswerEnd::Whole(finished) => {
                answerer.report(&finished);
                Ok(ExitCode::SUCCESS)
            }
            AnswerEnd::Interrupted => Ok(ExitCode::from(130)),
        }
    }

    /// Returns the system message that was given, or the one that the model's store has.
    fn system(&self) -> Option<String> {
        self.args.system.clone().or_else(|| self.runtime.defaults.system.clone())
    }

    /// Returns the generator of answers.
    fn answerer(&self) -> Answerer<'_> {
        Answerer {
            runtime: &self.runtime,
            executor: &self.executor,
            quiet: self.args.quiet,
            speculation: self.args.speculation.speculation(),
        }
    }

    /// Returns the settings of answers that the options, the model's file and its store give.
    fn settings(&self) -> AnswerSettings {
        let defaults = self.runtime.sampling.over(run_sampling());
        let mut sampling = self.args.sampling.params(defaults);
        sampling.dry_breakers = self.runtime.dry_breakers(&self.args.sampling.breakers());
        AnswerSettings {
            sampling,
            max_tokens: usize::try_from(self.args.n_predict)
                .ok()
                .or(self.runtime.defaults.max_tokens),
            stop: match &self.args.stop[..] {
                [] => self.runtime.defaults.stop.clone(),
                given => given.to_vec(),
            },
            constraint: self.constraint.clone(),
            token_healing: self.args.token_healing,
        }
    }

    /// Renders and tokenizes a conversation whose last prompt is to be answered.
    ///
    /// # Errors
    /// When the template does not take it, or a text names an image that is not there.
    fn prepare(&self, transcript: &Transcript) -> Result<PreparedPrompt, Error> {
        let images = transcript.images();
        if self.args.raw {
            let prompt = self.runtime.raw_prompt(&transcript.raw(), &images)?;
            return Ok(PreparedPrompt {
                prompt,
                chat_format: ChatFormat::default(),
                shown: Vec::new(),
            });
        }
        let context = crate::chat::Context {
            messages: transcript.messages().into(),
            add_generation_prompt: true,
            ..Default::default()
        };
        let image = |number: &str| {
            let image = number.parse().ok().and_then(|i: usize| images.get(i));
            image.cloned().ok_or_else(|| Error::UnknownImage { number: number.to_owned() })
        };
        let text = self.runtime.template.prompt(&context).map_err(runtime::Error::Template)?;
        let (chat_format, shown) =
            format::chat_format(&self.runtime, &text.text, &ParsedParts::default());
        Ok(PreparedPrompt {
            prompt: self.runtime.prompt(&text, image, &|| false)?,
            chat_format,
            shown,
        })
    }
}
