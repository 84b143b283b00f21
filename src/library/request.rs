//! Requests: a conversation or a text, and how it is to be continued.

use std::sync::Arc;

use super::chat::{Chat, Rendered};
use super::{Answer, Constraint, Error, ErrorKind, Model, Reply};
use crate::conversation::parser::ChatFormat;
use crate::conversation::{DeltaStream, JobProgress, format};
use crate::engine::Job;
use crate::grammar::{Source, Stop};
use crate::sampling::SamplingParams;
use crate::tokenizer::EncodeOptions;
use crate::{conversation, vision};

/// The beginning that an answer continues.
#[derive(Clone, Debug)]
pub(super) enum RequestPrompt {
    /// A conversation.
    Chat(Chat),
    /// A text as it is.
    Text(String),
}

impl Chat {
    /// Makes a request of the conversation.
    pub fn request(self) -> Request {
        Request::new(self.model.clone(), RequestPrompt::Chat(self))
    }

    /// Makes a request whose answer keeps to a constraint.
    pub fn constraint(self, constraint: Constraint) -> Request {
        self.request().constraint(constraint)
    }

    /// Makes a request with these sampling parameters.
    pub fn sampling(self, sampling: SamplingParams) -> Request {
        self.request().sampling(sampling)
    }

    /// Makes a request with this temperature; 0 takes the most probable token.
    pub fn temperature(self, temperature: f32) -> Request {
        self.request().temperature(temperature)
    }

    /// Makes a request whose answer has at most `n` tokens.
    pub fn max_tokens(self, n: usize) -> Request {
        self.request().max_tokens(n)
    }

    /// Submits the conversation; the answer comes piece by piece.
    ///
    /// # Errors
    /// As [`Request::stream`].
    pub fn stream(self) -> Result<Reply, Error> {
        self.request().stream()
    }

    /// Submits the conversation and waits for the whole answer.
    ///
    /// # Errors
    /// As [`Request::answer`].
    pub fn answer(self) -> Result<Answer, Error> {
        self.request().answer()
    }

    /// Submits the conversation and returns the text of the whole answer.
    ///
    /// # Errors
    /// As [`Request::text`].
    pub fn text(self) -> Result<String, Error> {
        self.request().text()
    }
}

/// A request: a conversation or a text, and how it is to be continued.
#[derive(Clone, Debug)]
pub struct Request {
    model: Model,
    prompt: RequestPrompt,
    sampling: SamplingParams,
    constraint: Option<Constraint>,
    max_tokens: Option<usize>,
    stop: Vec<String>,
    token_healing: bool,
}

impl Request {
    pub(super) fn new(model: Model, prompt: RequestPrompt) -> Request {
        let sampling = model.runtime.sampling.over(SamplingParams::default());
        Request {
            model,
            prompt,
            sampling,
            constraint: None,
            max_tokens: None,
            stop: Vec::new(),
            token_healing: false,
        }
    }

    /// Sets what the answer must be like.
    pub fn constraint(mut self, constraint: Constraint) -> Request {
        self.constraint = Some(constraint);
        self
    }

    /// Sets how tokens are chosen, in place of what the model's file recommends.
    pub fn sampling(mut self, sampling: SamplingParams) -> Request {
        self.sampling = sampling;
        self
    }

    /// Sets the temperature; 0 takes the most probable token.
    pub fn temperature(mut self, temperature: f32) -> Request {
        self.sampling.temperature = temperature;
        self
    }

    /// Sets the seed, by which a request gives the same answer again.
    pub fn seed(mut self, seed: u32) -> Request {
        self.sampling.seed = Some(seed);
        self
    }

    /// Sets the most tokens of the answer; without it, the context is the limit.
    pub fn max_tokens(mut self, n: usize) -> Request {
        self.max_tokens = Some(n);
        self
    }

    /// Adds a text at which the answer ends, without it.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let text = model.complete("1, 2, 3,").stop(",").max_tokens(20).text()?;
    /// assert!(!text.contains(','));
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn stop(mut self, text: impl Into<String>) -> Request {
        self.stop.push(text.into());
        self
    }

    /// Takes back the last tokens of a text that is continued where a longer one could stand in for
    /// them, so that it may end in the middle of a word. Of a conversation nothing is taken back.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let text = model.complete("The weather is bea").token_healing().max_tokens(3).text()?;
    /// assert!(!text.starts_with("bea"));
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn token_healing(mut self) -> Request {
        self.token_healing = true;
        self
    }

    /// Submits the request; the answer comes piece by piece.
    ///
    /// # Errors
    /// The conversation does not fit the template or the context, an image cannot be used, or the
    /// constraint cannot be compiled.
    pub fn stream(self) -> Result<Reply, Error> {
        let Rendered { prompt, tools, mut chat_format, shown } = match &self.prompt {
            RequestPrompt::Chat(chat) => chat.render()?,
            RequestPrompt::Text(text) => self.continue_text(text),
        };
        if let Some(tools) = tools.as_ref().filter(|_| self.constraint.is_none()) {
            chat_format.bare = tools.bare_names(&chat_format);
        }
        let requested = self.constraint.as_ref().map(|constraint| &constraint.source);
        chat_format = format::with_constraint(chat_format, requested);
        let constraint = self.compile(&chat_format, tools.as_ref())?;
        let runtime = &self.model.runtime;
        let mut job = Job::new(prompt.tokens);
        job.images = prompt.images;
        job.adapters = runtime.adapters.mix();
        job.sampling = self.sampling;
        job.max_tokens = self.max_tokens;
        job.stop = self.stop.into_iter().map(String::into_bytes).collect();
        let shown: Arc<[(u32, String)]> = shown.into();
        job.stop_scope = conversation::stops_outside_calls(&chat_format, &shown);
        job.constraint = constraint.clone();
        if self.token_healing && matches!(self.prompt, RequestPrompt::Text(_)) {
            job.heal(runtime.constraints.vocabulary(), None);
        }
        let events = runtime.engine.submit(job).map_err(Error::of_submission)?;
        let progress = JobProgress { shown, ..JobProgress::default() };
        let stream = DeltaStream::new(progress, chat_format);
        Ok(Reply::new(self.model, events, stream, constraint))
    }

    /// Submits the request and waits for the whole answer.
    ///
    /// # Errors
    /// Those of [`Request::stream`], and that the model failed.
    pub fn answer(self) -> Result<Answer, Error> {
        self.stream()?.answer()
    }

    /// Submits the request and returns the text of the whole answer. [`Request::answer`] also says
    /// why it ended.
    ///
    /// # Errors
    /// Those of [`Request::answer`].
    pub fn text(self) -> Result<String, Error> {
        Ok(self.answer()?.text)
    }

    /// Returns the prompt of a text as it is.
    fn continue_text(&self, text: &str) -> Rendered {
        let tokens = self.model.runtime.tokenizer.encode(text, &EncodeOptions::PROMPT);
        let prompt = vision::Prompt { tokens, ..vision::Prompt::default() };
        Rendered { prompt, ..Rendered::default() }
    }

    /// Compiles the constraint of the answer, if there is any.
    fn compile(
        &self,
        format: &ChatFormat,
        tools: Option<&conversation::Tools>,
    ) -> Result<Option<Arc<crate::grammar::Constraint>>, Error> {
        let runtime = &self.model.runtime;
        let requested = self.constraint.as_ref().map(|constraint| &constraint.source);
        let source =
            conversation::constraint::of_answer(&runtime.tokenizer, format, tools, requested);
        let source = source.map_err(|error| Error::new(ErrorKind::Constraint, error))?;
        let compile = |source: Source| runtime.constraints.compile(&source, &Stop::default());
        let constraint = source.map(compile).transpose();
        constraint.map_err(|error| Error::new(ErrorKind::Constraint, error))
    }
}
