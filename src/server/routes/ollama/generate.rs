//! `POST /api/generate`: a prompt in the model's template, or as it stands (`raw`).

use std::sync::Arc;

use hyper::body::Bytes;
use serde::Serialize;

use super::RequestTime;
use crate::conversation::parser::{ParsedReply, ReplyDelta};
use crate::conversation::{AnswerShape, DeltaStream, JobProgress, SpelledLogprob, StreamStep};
use crate::engine::{Event, Job};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::blocking::{WorkCost, run_blocking};
use crate::server::chat_request::PreparedChat;
use crate::server::error::ApiError;
use crate::server::infill::fills_gaps;
use crate::server::jobs::JobText;
use crate::server::routes::completion::{Gaps, PreparedCompletion};
use crate::server::routes::text::TextApi;
use crate::server::sse::{Frames, Render, StreamForm};
use crate::server::wire::foreign::Api;
use crate::server::wire::generation::Generation;
use crate::server::wire::ollama::answer::{AnswerEnd, GeneratePart};
use crate::server::wire::ollama::{self, GenerateBody};
use crate::util::clock;

/// A request whose answer can be written.
enum PreparedGenerate {
    Chat(Box<PreparedChat>),
    Raw(Box<PreparedCompletion>),
}

/// Ollama's interface to continue a prompt.
pub(crate) struct OllamaGenerateApi {
    served: Arc<Served>,
    /// The name of the model in the answer.
    model: String,
    prepared: PreparedGenerate,
    time: RequestTime,
}

impl TextApi for OllamaGenerateApi {
    const FORM: StreamForm = StreamForm::Lines;

    async fn prepare(
        app: &Arc<App>,
        served: Arc<Served>,
        body: Bytes,
    ) -> Result<(Self, Vec<Job>), ApiError> {
        let time = RequestTime::new(app.load_time);
        let model = super::name(app, &served);
        let limits = super::limits(&served);
        let bytes = body.clone();
        let read = move |_: &_| ollama::read_generate(&bytes, limits);
        let (prepared, jobs) = match run_blocking(WorkCost::Parse(body.len()), read).await? {
            GenerateBody::Chat(chat) => {
                // the bytes count for as long as the request is in memory
                let reader = move |_: &[u8]| Ok(chat);
                let (chat, jobs) = PreparedChat::prepare(app, &served, body, reader).await?;
                (PreparedGenerate::Chat(Box::new(chat)), jobs)
            }
            GenerateBody::Raw(raw) if raw.is_gap && !fills_gaps(&served.runtime.tokenizer) => {
                let model = raw.body["model"].as_str().unwrap_or(&model);
                let what = format!("{model:?} does not support insert");
                return Err(ApiError::bad_request(what).about("suffix"));
            }
            GenerateBody::Raw(raw) => {
                let bytes = Bytes::from(raw.body.to_string());
                let gaps = if raw.is_gap { Gaps::Always } else { Gaps::BySuffix };
                let served = Arc::clone(&served);
                let prepared =
                    PreparedCompletion::prepare_with(app, served, bytes, Api::Completion, gaps);
                let (raw, jobs) = prepared.await?;
                (PreparedGenerate::Raw(Box::new(raw)), jobs)
            }
        };
        Ok((Self { served, model, prepared, time }, jobs))
    }

    fn served(&self) -> &Served {
        &self.served
    }

    fn generation(&self) -> &Generation {
        match &self.prepared {
            PreparedGenerate::Chat(chat) => &chat.request.generation,
            PreparedGenerate::Raw(raw) => &raw.request.generation,
        }
    }

    fn progress(&self) -> JobProgress {
        match &self.prepared {
            PreparedGenerate::Chat(chat) => chat.progress(),
            PreparedGenerate::Raw(raw) => raw.progress(),
        }
    }

    fn shape(&self) -> AnswerShape {
        match &self.prepared {
            PreparedGenerate::Chat(chat) => chat.shape(),
            PreparedGenerate::Raw(raw) => raw.request.generation.text_shape(),
        }
    }

    fn whole(self, mut texts: Vec<JobText>) -> Result<impl Serialize, ApiError> {
        let text = texts.pop().ok_or_else(|| ApiError::internal("an answer without a text"))?;
        let (thinking, response) = match &self.prepared {
            PreparedGenerate::Chat(chat) => {
                let reply = ParsedReply::of(&text.piece.text, &chat.format);
                (reply.reasoning, reply.content)
            }
            PreparedGenerate::Raw(_) => (String::new(), text.piece.text),
        };
        let end = AnswerEnd::of(&text.finished, self.time.total(), self.time.load);
        // a value, since the part borrows the name of the model
        let part = self.part(response, thinking, text.piece.logprobs, end);
        serde_json::to_value(&part).map_err(|error| ApiError::internal(error.to_string()))
    }

    fn stream(self) -> impl Render + 'static {
        let parser = match &self.prepared {
            PreparedGenerate::Chat(chat) => {
                Parser::Chat(Box::new(DeltaStream::new(self.progress(), chat.format.clone())))
            }
            PreparedGenerate::Raw(_) => Parser::Raw(Box::new(self.progress())),
        };
        GenerateLines { api: self, parser, held: Vec::new() }
    }
}

impl OllamaGenerateApi {
    fn part(
        &self,
        response: String,
        thinking: String,
        logprobs: Vec<SpelledLogprob>,
        end: AnswerEnd,
    ) -> GeneratePart<'_> {
        let model = self.model.as_str();
        GeneratePart { model, created_at: clock::iso_time(), response, thinking, logprobs, end }
    }
}

/// The reader of the events of a text.
enum Parser {
    Chat(Box<DeltaStream>),
    Raw(Box<JobProgress>),
}

/// The answer as lines: text in pieces, the end.
struct GenerateLines {
    api: OllamaGenerateApi,
    parser: Parser,
    /// Log probabilities of text that is held back.
    held: Vec<SpelledLogprob>,
}

impl GenerateLines {
    fn push(&mut self, response: String, thinking: String, end: AnswerEnd, out: &mut Frames) {
        let logprobs = std::mem::take(&mut self.held);
        out.json_line(&self.api.part(response, thinking, logprobs, end));
    }
}

impl Render for GenerateLines {
    fn event(&mut self, _: usize, event: Event, out: &mut Frames) {
        let tokenizer = Arc::clone(&self.api.served.runtime.tokenizer);
        let mut new = Vec::new();
        let finished = match &mut self.parser {
            Parser::Chat(stream) => {
                let StreamStep { deltas, piece, finished, .. } = stream.take(event, &tokenizer);
                self.held.extend(piece.logprobs);
                for delta in deltas {
                    match delta {
                        ReplyDelta::Reasoning(text) => new.push((String::new(), text)),
                        ReplyDelta::Content(text) => new.push((text, String::new())),
                        // there are none without tools
                        ReplyDelta::Call(..) | ReplyDelta::Arguments(..) => {}
                    }
                }
                finished
            }
            Parser::Raw(progress) => {
                let finished = progress.take(event, &tokenizer);
                let piece = std::mem::take(&mut progress.new);
                self.held.extend(piece.logprobs);
                if !piece.text.is_empty() {
                    new.push((piece.text, String::new()));
                }
                finished
            }
        };
        for (response, thinking) in new {
            self.push(response, thinking, AnswerEnd::default(), out);
        }
        if let Some(finished) = finished {
            let time = self.api.time;
            let end = AnswerEnd::of(&finished, time.total(), time.load);
            self.push(String::new(), String::new(), end, out);
        }
    }

    fn end(&mut self, _: &mut Frames) {}

    fn error(&mut self, error: &ApiError, out: &mut Frames) {
        out.json_line(&error.as_ollama());
    }
}
