//! `hob run`: one answer, or a chat at the terminal.

mod line;

use std::io::{IsTerminal, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use rustyline::error::ReadlineError;
use serde_json::{Value, json};

use super::constraint::ConstraintArgs;
use super::estimate;
use super::grammar::report_ignored;
use super::model::{ModelArgs, VisionArgs};
use super::sampling::{SamplingArgs, run_sampling};
use super::speculation::SpeculationArgs;
use super::terminal;
use super::{Error, STDIN};
use crate::chat;
use crate::conversation::DeltaStream;
use crate::conversation::JobProgress;
use crate::conversation::format::{self, ParsedParts};
use crate::conversation::parser::{ChatFormat, ReplyDelta};
use crate::engine::{self, Event, FinishReason, Finished, Job};
use crate::grammar::{Constraint, Source, Stop};
use crate::runtime::{self, Runtime, RuntimeOptions};
use crate::vision::{Parts, Prompt};
use line::Line;

const EXAMPLES: &str = "\
Examples:
  hob run \"Hello\"                                         with the model that comes with hob
  hob run -m model.gguf \"Why is the sky blue?\"
  hob run -m model.gguf                                   a chat: Ctrl-C stops an answer
  hob run -m model.gguf --system \"Answer in French.\" \"Hello\"
  hob run -m model.gguf --image cat.png \"What is this?\"    (its mmproj file lies beside it)
  hob run -m model.gguf < question.txt
  hob run -m model.gguf --schema person.schema.json \"Invent a person.\"
  hob run -m model.gguf --spec ngram < edit-this.txt      sooner where it repeats the prompt
  hob run -m model.gguf --raw --temp 0 -n 64 \"Once upon a time\"

The answer goes to standard output, everything else to standard error, also a model's reasoning.";

/// Answer a prompt, or chat
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// Prompt to answer; without it: a chat at a terminal, otherwise standard input
    prompt: Option<String>,
    /// System message
    #[arg(long, value_name = "TEXT", conflicts_with = "raw")]
    system: Option<String>,
    /// Continue the prompt as it is, without a chat template
    #[arg(long)]
    raw: bool,
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
    #[arg(short, long, value_name = "N", env = "LLAMA_ARG_CTX_SIZE", default_value_t = 0)]
    ctx_size: usize,
    /// Say what memory this would take and whether that fits, and load nothing: see `hob estimate`
    #[arg(long)]
    dry_run: bool,
    /// Say nothing on standard error but errors, and hide reasoning
    #[arg(short, long)]
    quiet: bool,
}

/// A model that talks, and how it was asked to.
struct Talk {
    runtime: Runtime,
    args: Args,
    /// The constraint on every answer.
    constraint: Option<Source>,
    /// The images of the first question.
    images: Vec<Arc<Parts>>,
    /// Waits for the engine and for Ctrl-C at once.
    waiter: tokio::runtime::Runtime,
}

/// A prompt, and how the answer to it is taken apart.
struct Asked {
    prompt: Prompt,
    chat_format: ChatFormat,
    /// Tokens without text of their own that the style needs to see.
    shown: Vec<(u32, String)>,
}

/// The end of an answer.
enum Ended {
    /// By itself.
    Whole(Finished),
    /// By Ctrl-C.
    Interrupted,
}

/// Answers the prompt, or chats until the input ends.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    args.sampling.check()?;
    let mut context = args.model.compute.context_options()?;
    context.n_ctx = Some(args.ctx_size).filter(|&n| n > 0);
    if args.quiet {
        context.progress = None;
    }
    let template = super::model::template_source(&args.chat_template, &args.chat_template_file)?;
    let options = RuntimeOptions {
        context,
        template,
        mmproj: args.vision.source(),
        draft: args.speculation.source()?,
        ..Default::default()
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
        let constraint = compiled.map_err(|error| args.constraint.blame(error))?;
        report_ignored(constraint.ignored());
    }
    let waiter = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let waiter = waiter.map_err(Error::system("cannot wait for signals"))?;
    let images = args.vision.read_images(runtime.vision.as_ref())?;
    let mut talk = Talk { runtime, args, constraint, images, waiter };

    match talk.args.prompt.take() {
        Some(prompt) => talk.once(prompt),
        None if std::io::stdin().is_terminal() => talk.chat(),
        None => {
            let mut bytes = Vec::new();
            std::io::stdin().lock().read_to_end(&mut bytes).map_err(|e| Error::input(STDIN, e))?;
            let text = String::from_utf8(bytes)
                .map_err(|_| Error::input(STDIN, "text in UTF-8 was expected"))?;
            if text.is_empty() {
                return Err(Error::Usage(
                    "no prompt: give one as an argument or on standard input".into(),
                ));
            }
            talk.once(text)
        }
    }
}

impl Talk {
    /// One answer.
    fn once(&mut self, text: String) -> Result<ExitCode, Error> {
        let prompt = if self.args.raw {
            self.raw_prompt(&text)?
        } else {
            self.prompt(self.opening(Some(text)))?
        };
        let (_, ended) = self.answer(prompt)?;
        if std::io::stdout().is_terminal() {
            println!();
        }
        match ended {
            Ended::Whole(finished) => {
                self.report(&finished);
                Ok(ExitCode::SUCCESS)
            }
            Ended::Interrupted => Ok(ExitCode::from(130)),
        }
    }

    /// Questions and answers until Ctrl-D.
    fn chat(&mut self) -> Result<ExitCode, Error> {
        let mut lines = rustyline::DefaultEditor::new()?;
        if !self.args.quiet {
            eprintln!(
                "Ctrl-C stops an answer, Ctrl-D ends. /clear forgets the conversation, \
                 /help says more."
            );
        }
        let mut messages = self.opening(None);
        let mut text = String::new();
        loop {
            let line = match lines.readline("> ") {
                Ok(line) if line.trim().is_empty() => continue,
                Ok(line) => line,
                Err(ReadlineError::Interrupted) => continue,
                Err(ReadlineError::Eof) => return Ok(ExitCode::SUCCESS),
                Err(e) => return Err(e.into()),
            };
            // a full history loses its oldest line; that is not worth a word
            let _ = lines.add_history_entry(&line);
            match Line::read(&line) {
                Line::Prompt => {}
                Line::Clear => {
                    messages = self.opening(None);
                    text.clear();
                    continue;
                }
                Line::Exit => return Ok(ExitCode::SUCCESS),
                message @ (Line::Help | Line::Unknown(_)) => {
                    eprintln!("{message}");
                    continue;
                }
            }
            let prompt = if self.args.raw {
                text.push_str(&line);
                self.raw_prompt(&text)?
            } else {
                let is_first = !messages.iter().any(|message| message["role"] == "user");
                messages.push(self.user(line, is_first));
                self.prompt(messages.clone())?
            };
            let (answer, ended) = match self.answer(prompt) {
                Ok(answered) => answered,
                // too long a conversation ends neither the program nor the conversation so far
                Err(e @ (Error::Input { .. } | Error::Submit(_) | Error::Engine(_))) => {
                    eprintln!("hob: {}", terminal::on_stderr(&e.to_string()));
                    messages.pop();
                    continue;
                }
                Err(e) => return Err(e),
            };
            println!();
            if let Ended::Whole(finished) = &ended {
                self.report(finished);
            }
            text.push_str(&answer);
            messages.push(json!({"role": "assistant", "content": answer}));
        }
    }

    /// The messages a conversation begins with.
    fn opening(&self, user: Option<String>) -> Vec<Value> {
        let system = self.args.system.iter().map(|text| json!({"role": "system", "content": text}));
        system.chain(user.map(|text| self.user(text, true))).collect()
    }

    /// A message of the user; the first has the images, which go by their numbers.
    fn user(&self, text: String, is_first: bool) -> Value {
        if !is_first || self.images.is_empty() {
            return json!({"role": "user", "content": text});
        }
        let image = |i: usize| json!({"type": "image_url", "image_url": {"url": i.to_string()}});
        let mut parts: Vec<Value> = (0..self.images.len()).map(image).collect();
        parts.push(json!({"type": "text", "text": text}));
        json!({"role": "user", "content": parts})
    }

    /// A text as it is → tokens.
    fn raw_prompt(&self, text: &str) -> Result<Asked, Error> {
        let prompt = self.runtime.raw_prompt(text, &self.images)?;
        Ok(Asked { prompt, chat_format: ChatFormat::default(), shown: Vec::new() })
    }

    /// Messages → tokens.
    fn prompt(&self, messages: Vec<Value>) -> Result<Asked, Error> {
        let context = chat::Context {
            messages: messages.into(),
            add_generation_prompt: true,
            ..Default::default()
        };
        let image = |number: &str| {
            let image = number.parse().ok().and_then(|i: usize| self.images.get(i));
            image.cloned().ok_or_else(|| Error::UnknownImage { number: number.to_owned() })
        };
        let text = self.runtime.template.prompt(&context).map_err(runtime::Error::Template)?;
        let (chat_format, shown) =
            format::chat_format(&self.runtime, &text.text, ParsedParts::default());
        Ok(Asked { prompt: self.runtime.prompt(&text, image, &|| false)?, chat_format, shown })
    }

    /// Returns the constraint on an answer, after any reasoning.
    fn constraint(&self, chat_format: &ChatFormat) -> Result<Option<Arc<Constraint>>, Error> {
        let Some(source) = &self.constraint else { return Ok(None) };
        let source = format::after_reasoning(&self.runtime.tokenizer, chat_format, source.clone());
        let compiled = self.runtime.constraints.compile(&source, &Stop::default());
        Ok(Some(compiled.map_err(|error| self.args.constraint.blame(error))?))
    }

    /// Generates and prints. Returns what was printed on standard output.
    fn answer(&self, asked: Asked) -> Result<(String, Ended), Error> {
        let Asked { prompt, chat_format, shown } = asked;
        let constraint = self.constraint(&chat_format)?;
        let mut stream = DeltaStream::new(
            JobProgress { shown: shown.into(), ..JobProgress::default() },
            chat_format,
        );
        let mut job = Job::new(prompt.tokens);
        job.images = prompt.images;
        job.sampling = self.args.sampling.params(self.runtime.sampling.over(run_sampling()));
        job.max_tokens = usize::try_from(self.args.n_predict).ok();
        job.stop = self.args.stop.iter().map(|s| s.clone().into_bytes()).collect();
        job.constraint = constraint;
        job.speculation = self.args.speculation.speculation();
        let mut events = self.runtime.engine.submit(job)?;
        let mut printer = Printer::new(self.args.quiet);
        let ended = self.waiter.block_on(async {
            loop {
                let event = tokio::select! {
                    event = events.next() => event,
                    // dropping `events` on return cancels the job within one step
                    _ = tokio::signal::ctrl_c() => return Ok(Ended::Interrupted),
                };
                let event = match event {
                    Some(Event::Failed(e)) => return Err(e.into()),
                    Some(event) => event,
                    None => return Err(engine::Error::Stopped.into()),
                };
                let step = stream.take(event, &self.runtime.tokenizer);
                step.deltas.iter().try_for_each(|delta| printer.print(delta))?;
                if let Some(finished) = step.finished {
                    return Ok(Ended::Whole(finished));
                }
            }
        });
        printer.end_reasoning();
        ended.map(|ended| (printer.answer, ended))
    }

    /// Speed of an answer, for a person who watches.
    fn report(&self, finished: &Finished) {
        if self.args.quiet || !std::io::stderr().is_terminal() {
            return;
        }
        let Finished { usage, timings, reason, .. } = finished;
        let rate = |n: usize, time: std::time::Duration| n as f64 / time.as_secs_f64().max(1e-9);
        let read = usage.prompt_tokens - usage.cached_tokens;
        let drafts = match usage.drafted_tokens {
            0 => String::new(),
            n => format!("; {} of {n} guessed tokens were right", usage.accepted_tokens),
        };
        eprintln!(
            "[{read} tokens read at {:.1}/s, {} written at {:.1}/s{drafts}{}]",
            rate(read, timings.prompt),
            usage.completion_tokens,
            rate(usage.completion_tokens.saturating_sub(1), timings.predicted),
            if *reason == FinishReason::Length { "; stopped at the length limit" } else { "" }
        );
    }
}

/// Prints an answer as it comes: content on standard output, reasoning on standard error.
struct Printer {
    /// The content so far.
    answer: String,
    shows_reasoning: bool,
    /// The escape sequences that begin and end dimmed text at a terminal, for reasoning.
    dim: [&'static str; 2],
    /// The last that was printed is reasoning.
    reasons: bool,
}

impl Printer {
    fn new(quiet: bool) -> Printer {
        let plain = !std::io::stderr().is_terminal() || std::env::var_os("NO_COLOR").is_some();
        let dim = if plain { ["", ""] } else { ["\x1b[2m", "\x1b[0m"] };
        Printer { answer: String::new(), shows_reasoning: !quiet, dim, reasons: false }
    }

    fn print(&mut self, delta: &ReplyDelta) -> Result<(), Error> {
        match delta {
            ReplyDelta::Reasoning(text) if self.shows_reasoning => {
                let begin = if self.reasons { "" } else { self.dim[0] };
                self.reasons = true;
                eprint!("{begin}{}", terminal::on_stderr(text));
            }
            ReplyDelta::Content(text) => {
                self.end_reasoning();
                self.answer.push_str(text);
                let mut out = std::io::stdout().lock();
                out.write_all(terminal::on_stdout(text).as_bytes())?;
                out.flush()?;
            }
            // calls are not looked for
            ReplyDelta::Reasoning(_) | ReplyDelta::Call(..) | ReplyDelta::Arguments(..) => {}
        }
        Ok(())
    }

    fn end_reasoning(&mut self) {
        if std::mem::take(&mut self.reasons) {
            eprintln!("{}\n", self.dim[1]);
        }
    }
}
