//! Conversations and texts as requests, built step by step.

use serde_json::{Value, json};

use super::{Constraint, Error, Model, Reply};
use crate::chat;
use crate::conversation::format::{self, ParsedParts};
use crate::conversation::parser::ChatFormat;
use crate::conversation::{DeltaStream, JobProgress};
use crate::engine::Job;
use crate::grammar::Stop;
use crate::sampling::SamplingParams;
use crate::{runtime, vision};

/// A conversation with a model.
///
/// # Examples
/// ```
/// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
/// let mut chat = model.chat().system("Reply briefly.");
/// for question in ["Hello!", "And who are you?"] {
///     chat = chat.user(question);
///     let answer = chat.clone().max_tokens(16).text()?;
///     chat = chat.assistant(answer);
/// }
/// # Ok::<(), hob::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Chat {
    model: Model,
    messages: Vec<Value>,
    /// Files of images, which messages name by their numbers.
    images: Vec<Vec<u8>>,
}

impl Chat {
    pub(super) fn new(model: Model) -> Chat {
        Chat { model, messages: Vec::new(), images: Vec::new() }
    }

    /// Adds a system message.
    pub fn system(self, text: impl Into<String>) -> Chat {
        self.message(json!({"role": "system", "content": text.into()}))
    }

    /// Adds a message of the user.
    pub fn user(self, text: impl Into<String>) -> Chat {
        self.message(json!({"role": "user", "content": text.into()}))
    }

    /// Adds an answer of the model.
    pub fn assistant(self, text: impl Into<String>) -> Chat {
        self.message(json!({"role": "assistant", "content": text.into()}))
    }

    /// Adds a message of the user with an image: the bytes of a JPEG, PNG, WebP, GIF, BMP or TIFF
    /// file.
    pub fn user_with_image(mut self, text: impl Into<String>, image: Vec<u8>) -> Chat {
        let url = self.images.len().to_string();
        self.images.push(image);
        self.message(json!({"role": "user", "content": [
            {"type": "image_url", "image_url": {"url": url}},
            {"type": "text", "text": text.into()},
        ]}))
    }

    fn message(mut self, message: Value) -> Chat {
        self.messages.push(message);
        self
    }

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

    /// Submits the conversation and waits for the answer.
    ///
    /// # Errors
    /// As [`Request::text`].
    pub fn text(self) -> Result<String, Error> {
        self.request().text()
    }

    /// Renders the conversation by the model's template.
    fn render(&self) -> Result<Rendered, Error> {
        let runtime = &self.model.runtime;
        let context = chat::Context {
            messages: self.messages.clone().into(),
            add_generation_prompt: true,
            ..chat::Context::default()
        };
        let text = runtime.template.prompt(&context).map_err(runtime::Error::Template)?;
        let (chat_format, shown) = format::chat_format(runtime, &text.text, ParsedParts::default());
        let image = |number: &str| {
            let n = number.parse::<usize>().unwrap_or(0);
            let vision = runtime.vision.as_ref().ok_or(Error::TakesNoImages)?;
            let file = self.images.get(n).map_or(&[][..], Vec::as_slice);
            let rows = vision.embed(file);
            rows.map_err(|source| Error::Image { n: n + 1, source: Box::new(source) })
        };
        let prompt = runtime.prompt(&text, image, &|| false)?;
        Ok(Rendered { prompt, chat_format, shown })
    }
}

/// The tokens of a prompt, and how the answer to it is parsed.
struct Rendered {
    prompt: vision::Prompt,
    chat_format: ChatFormat,
    shown: Vec<(u32, String)>,
}

/// The beginning that an answer continues.
#[derive(Clone, Debug)]
enum RequestPrompt {
    Chat(Chat),
    Text(String),
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
}

impl Request {
    fn new(model: Model, prompt: RequestPrompt) -> Request {
        let sampling = model.runtime.sampling.over(SamplingParams::default());
        Request { model, prompt, sampling, constraint: None, max_tokens: None, stop: Vec::new() }
    }

    pub(super) fn of_text(model: Model, text: String) -> Request {
        Request::new(model, RequestPrompt::Text(text))
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

    /// Submits the request; the answer comes piece by piece.
    ///
    /// # Errors
    /// The conversation does not fit the template or the context, an image cannot be used, or the
    /// constraint cannot be compiled.
    pub fn stream(self) -> Result<Reply, Error> {
        let Rendered { prompt, chat_format, shown } = match &self.prompt {
            RequestPrompt::Chat(chat) => chat.render()?,
            RequestPrompt::Text(text) => self.continue_text(text),
        };
        let runtime = &self.model.runtime;
        let mut job = Job::new(prompt.tokens);
        job.images = prompt.images;
        job.sampling = self.sampling;
        job.max_tokens = self.max_tokens;
        job.stop = self.stop.into_iter().map(String::into_bytes).collect();
        if let Some(Constraint { source }) = self.constraint {
            let source = format::behind_reasoning(&runtime.tokenizer, &chat_format, source);
            job.constraint = Some(runtime.constraints.compile(&source, &Stop::default())?);
        }
        let events = runtime.engine.submit(job)?;
        let progress = JobProgress { shown: shown.into(), ..JobProgress::default() };
        let stream = DeltaStream::new(progress, chat_format);
        Ok(Reply::new(self.model, events, stream))
    }

    /// Submits the request and waits for the whole answer, without its reasoning.
    ///
    /// # Errors
    /// Those of [`Request::stream`], and that the model failed.
    pub fn text(self) -> Result<String, Error> {
        let mut text = String::new();
        for delta in self.stream()? {
            let delta = delta?;
            if !delta.is_reasoning {
                text += &delta.text;
            }
        }
        Ok(text)
    }

    fn continue_text(&self, text: &str) -> Rendered {
        let tokens = self.model.runtime.tokenizer.encode(text, true, true);
        let prompt = vision::Prompt { tokens, ..vision::Prompt::default() };
        Rendered { prompt, chat_format: ChatFormat::default(), shown: Vec::new() }
    }
}
