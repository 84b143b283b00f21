//! One answer: generated, taken apart and printed as it comes.

use std::io::{IsTerminal, Write};
use std::sync::Arc;

use super::{Error, terminal};
use crate::conversation::DeltaStream;
use crate::conversation::JobProgress;
use crate::conversation::format;
use crate::conversation::parser::{ChatFormat, ReplyDelta};
use crate::engine::{self, Event, FinishReason, Finished, Job};
use crate::grammar::{Constraint, Source, Stop};
use crate::runtime::Runtime;
use crate::sampling::SamplingParams;
use crate::vision::Prompt;

/// The settings of the generation of answers.
#[derive(Clone)]
pub(super) struct AnswerSettings {
    /// Parameters of the sampler.
    pub sampling: SamplingParams,
    /// Most tokens of an answer.
    pub max_tokens: Option<usize>,
    /// Texts that end an answer.
    pub stop: Vec<String>,
    /// The constraint on every answer.
    pub constraint: Option<Source>,
    /// True if the last tokens of the prompt are taken back where a longer one could stand in for
    /// them.
    pub token_healing: bool,
}

/// A tokenized prompt, and how the answer to it is parsed.
pub(super) struct PreparedPrompt {
    /// The prompt.
    pub prompt: Prompt,
    /// The format of answers: the marks around their parts.
    pub chat_format: ChatFormat,
    /// Control tokens that the format needs as text, with that text.
    pub shown: Vec<(u32, String)>,
}

/// The end of an answer.
pub(super) enum AnswerEnd {
    /// The model or a limit ended it.
    Whole(Box<Finished>),
    /// Ctrl-C ended it.
    Interrupted,
}

/// The generator of answers: a model, and the executor of what waits for it.
pub(super) struct Answerer<'a> {
    /// The model.
    pub runtime: &'a Runtime,
    /// The executor of the tasks that wait for the engine and for Ctrl-C.
    pub executor: &'a tokio::runtime::Runtime,
    /// Say nothing on standard error, and hide reasoning.
    pub quiet: bool,
    /// Parameters of drafts.
    pub speculation: engine::Speculation,
}

impl Answerer<'_> {
    /// Returns the constraint on an answer, after any reasoning.
    ///
    /// # Errors
    /// When it cannot be compiled.
    fn constraint(
        &self,
        source: Option<&Source>,
        chat_format: &ChatFormat,
    ) -> Result<Option<Arc<Constraint>>, Error> {
        let Some(source) = source else { return Ok(None) };
        let tokenizer = &self.runtime.tokenizer;
        let source = format::after_reasoning(tokenizer, chat_format, source.clone());
        let source = format::with_special_tokens(tokenizer, source);
        let compiled = self.runtime.constraints.compile(&source, &Stop::default());
        compiled.map(Some).map_err(|error| Error::input("the constraint", error))
    }

    /// Generates an answer and prints it as it comes. Returns the text that was printed on standard
    /// output, and how it ended.
    ///
    /// # Errors
    /// When the engine does not take the job, or fails.
    pub(super) fn answer(
        &self,
        prepared: PreparedPrompt,
        settings: &AnswerSettings,
    ) -> Result<(String, AnswerEnd), Error> {
        let PreparedPrompt { prompt, chat_format, shown } = prepared;
        let chat_format = format::with_constraint(chat_format, settings.constraint.as_ref());
        let constraint = self.constraint(settings.constraint.as_ref(), &chat_format)?;
        let progress = JobProgress { shown: shown.into(), ..JobProgress::default() };
        let mut stream = DeltaStream::new(progress, chat_format);
        let mut job = Job::new(prompt.tokens);
        job.images = prompt.images;
        job.adapters = self.runtime.adapters.mix();
        job.sampling = settings.sampling.clone();
        job.max_tokens = settings.max_tokens;
        job.stop = settings.stop.iter().map(|text| text.clone().into_bytes()).collect();
        job.constraint = constraint;
        job.speculation = self.speculation;
        if settings.token_healing {
            job.heal(self.runtime.constraints.vocabulary(), None);
        }
        let mut events = self.runtime.engine.submit(job)?;
        let mut printer = Printer::new(self.quiet);
        let ended = self.executor.block_on(async {
            loop {
                let event = tokio::select! {
                    event = events.next() => event,
                    // dropping `events` on return cancels the job within one step
                    _ = tokio::signal::ctrl_c() => return Ok(AnswerEnd::Interrupted),
                };
                let event = match event {
                    Some(Event::Failed(error)) => return Err(error.into()),
                    Some(event) => event,
                    None => return Err(engine::Error::Stopped.into()),
                };
                let step = stream.take(event, &self.runtime.tokenizer);
                step.deltas.iter().try_for_each(|delta| printer.print(delta))?;
                if let Some(finished) = step.finished {
                    return Ok(AnswerEnd::Whole(Box::new(finished)));
                }
            }
        });
        printer.end_reasoning();
        ended.map(|ended| (printer.answer, ended))
    }

    /// Prints how fast an answer was, where standard error is a terminal.
    pub(super) fn report(&self, finished: &Finished) {
        if !self.quiet && std::io::stderr().is_terminal() {
            eprintln!("[{}]", speeds(finished));
        }
    }
}

/// Returns the tokens and the speeds of an answer, in words.
pub(super) fn speeds(finished: &Finished) -> String {
    let Finished { usage, timings, reason, .. } = finished;
    let rate = |n: usize, time: std::time::Duration| n as f64 / time.as_secs_f64().max(1e-9);
    let read = usage.prompt_tokens - usage.cached_tokens;
    let drafts = match usage.drafted_tokens {
        0 => String::new(),
        n => format!("; {} of {n} guessed tokens were right", usage.accepted_tokens),
    };
    let end = if *reason == FinishReason::Length { "; stopped at the length limit" } else { "" };
    format!(
        "{read} tokens read at {:.1}/s, {} written at {:.1}/s{drafts}{end}",
        rate(read, timings.prompt),
        usage.completion_tokens,
        rate(usage.completion_tokens.saturating_sub(1), timings.predicted),
    )
}

/// The printer of an answer as it comes: content on standard output, reasoning on standard error.
struct Printer {
    /// The content so far.
    answer: String,
    shows_reasoning: bool,
    /// The escape sequences that begin and end dimmed text at a terminal, for reasoning.
    dim: [&'static str; 2],
    /// True if the last text that was printed is reasoning.
    in_reasoning: bool,
}

impl Printer {
    fn new(quiet: bool) -> Printer {
        let plain = !std::io::stderr().is_terminal() || std::env::var_os("NO_COLOR").is_some();
        let dim = if plain { ["", ""] } else { ["\x1b[2m", "\x1b[0m"] };
        Printer { answer: String::new(), shows_reasoning: !quiet, dim, in_reasoning: false }
    }

    fn print(&mut self, delta: &ReplyDelta) -> Result<(), Error> {
        match delta {
            ReplyDelta::Reasoning(text) if self.shows_reasoning => {
                let begin = if self.in_reasoning { "" } else { self.dim[0] };
                self.in_reasoning = true;
                eprint!("{begin}{}", terminal::on_stderr(text));
            }
            ReplyDelta::Content(text) => {
                self.end_reasoning();
                self.answer.push_str(text);
                let mut out = std::io::stdout().lock();
                out.write_all(terminal::on_stdout(text).as_bytes())?;
                out.flush()?;
            }
            // no tools are declared, so that there are no calls
            ReplyDelta::Reasoning(_) | ReplyDelta::Call(..) | ReplyDelta::Arguments(..) => {}
        }
        Ok(())
    }

    fn end_reasoning(&mut self) {
        if std::mem::take(&mut self.in_reasoning) {
            eprintln!("{}\n", self.dim[1]);
        }
    }
}
