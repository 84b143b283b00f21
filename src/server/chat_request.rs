//! A chat request on its way to the engine, the same for every dialect of the chat interface.
//!
//! Four steps, none of which changes what it is given:
//!
//! | step | from | to |
//! |---|---|---|
//! | read | body | [`ReceivedChat`]: the fields, and the images they name |
//! | render | request | prompt, by the model's template |
//! | constrain | tools and response format | the one grammar of the answer |
//! | jobs | all of these | [`PreparedChat`], and a job for each choice |

use std::sync::Arc;

use hyper::body::Bytes;
use serde_json::Value;

use super::app::App;
use super::blocking::{CancelFlag, WorkCost, run_blocking};
use super::error::ApiError;
use super::images;
use super::prompt;
use super::wire::chat::{AnswerOpening, ChatBody, ChatRequest};
use super::wire::constraint::{ConstraintPart, ConstraintPrefix, RequestConstraint, quoted};
use super::wire::field_names::FieldNames;
use super::wire::generation::ReasoningFormat;
use crate::chat;
use crate::conversation::constraint::{SchemaOwner, ToolsError};
use crate::conversation::format::{self, ParsedParts};
use crate::conversation::parser::ChatFormat;
use crate::conversation::{self, AnswerShape, Conversation, JobProgress, TextCalls, Tools};
use crate::engine::{Job, LONGEST_MESSAGE, Reasoning, ReasoningSwitch};
use crate::runtime::{MEDIA, Served};
use crate::tokenizer::EncodeOptions;
use crate::vision::{Parts, Prompt};

/// Choices that any server gives, however few slots it has: they are computed one after the other.
const MIN_CHOICES: usize = 8;

/// A function that reads a body in one of the dialects as a body of OpenAI's chat interface.
pub(super) trait ChatReader:
    FnOnce(&[u8]) -> Result<ChatBody, ApiError> + Send + 'static
{
}

impl<F: FnOnce(&[u8]) -> Result<ChatBody, ApiError> + Send + 'static> ChatReader for F {}

/// A request that has been read, with its images ready.
pub(super) struct ReceivedChat {
    /// The request; its image parts hold numbers in place of URLs.
    request: ChatRequest,
    /// The images by number.
    images: Vec<Arc<Parts>>,
    /// The names of its fields in the interface of the request.
    names: FieldNames,
    /// Bytes of the request body that are not of images, with more for each message and what it is
    /// made of.
    n_text_bytes: usize,
    /// The body, which counts among those in memory for as long as the request does.
    body: Bytes,
}

/// A chat request whose answer can be parsed and written.
pub(super) struct PreparedChat {
    /// The request.
    pub request: ChatRequest,
    /// The marks by which an answer is parsed.
    pub format: ChatFormat,
    /// Tokens without text of their own that the parser needs to see.
    pub shown: Arc<[(u32, String)]>,
    /// The prompt's text, with [`MEDIA`] where an image stands.
    pub prompt: String,
    /// The switch that ends the reasoning of the answers, where the request allows that and the
    /// model reasons.
    pub switch: Option<ReasoningSwitch>,
}

/// Returns the request in a body.
fn read(app: &App, served: &Served, body: &Value) -> Result<ChatRequest, ApiError> {
    let max_choices = served.runtime.engine.n_slots().max(MIN_CHOICES);
    ChatRequest::read(body, app.defaults(), max_choices)
}

/// Returns the prompt of a request.
fn render(served: &Served, request: &ChatRequest) -> Result<chat::Prompt, ApiError> {
    let conversation = Conversation {
        messages: &request.messages,
        tools: request.tools.as_ref(),
        variables: &request.variables,
        add_generation_prompt: request.opening != AnswerOpening::None,
    };
    let mut prompt = conversation::render(&served.runtime, &conversation)?;
    if let AnswerOpening::Continue(text) = &request.opening {
        // The text is of the answer, not of the reasoning that the template has begun.
        prompt.text += &format::opening(&served.runtime, &prompt.text);
        // The client's text: no control tokens in it.
        let start = prompt.text.len();
        prompt.text += text;
        prompt.input.extend(start..prompt.text.len());
    }
    Ok(prompt)
}

/// Returns the tokens of a prompt, with the rows of its images among them.
fn tokenize(
    served: &Served,
    prompt: &chat::Prompt,
    images: &[Arc<Parts>],
    cancel: &CancelFlag,
) -> Result<Prompt, ApiError> {
    let image = |number: &str| {
        let image = number.parse().ok().and_then(|i: usize| images.get(i));
        image.cloned().ok_or_else(|| ApiError::internal("an image without a number"))
    };
    served.runtime.prompt(prompt, image, &|| cancel.is_set())
}

/// Returns the constraint of the answers to a request, if there is any.
///
/// # Errors
/// Names the field of a grammar that cannot be combined with tools.
fn constraint(
    served: &Served,
    request: &ChatRequest,
    format: &ChatFormat,
) -> Result<Option<RequestConstraint>, ApiError> {
    let requested = request.generation.constraint.as_ref();
    let tools = request.tools.as_ref().filter(|_| format.calls.is_some());
    let field = requested.map(|requested| requested.field.as_str()).unwrap_or_default();
    let source = conversation::constraint::of_answer(
        &served.runtime.tokenizer,
        format,
        tools,
        requested.map(|requested| &requested.source),
    );
    let of_tool = |tool: &str| request.tool_fields.get(tool);
    let source = source.map_err(|error| {
        let at = match &error {
            ToolsError::WithGrammar => None,
            ToolsError::Name { tool, .. } => of_tool(tool).map(|field| field.name.as_str()),
            ToolsError::Arguments { tool, .. } => of_tool(tool).map(|field| field.schema.as_str()),
        };
        ApiError::bad_field(at.unwrap_or(field), error.to_string())
    })?;
    let parts = tools.map(|tools| parts(request, tools, format)).unwrap_or_default();
    let field = if tools.is_some() { "tools" } else { field };
    let strict = requested.is_some_and(|requested| requested.strict);
    // after content a call without marks may begin, as it may before any
    let may_begin = !format.bare.is_empty() && format.begun_is_content();
    let prefix = match &request.opening {
        AnswerOpening::Continue(_) if may_begin => None,
        AnswerOpening::Continue(text) => {
            Some(ConstraintPrefix { text: text.clone(), field: "messages".to_owned() })
        }
        AnswerOpening::Answer | AnswerOpening::None => None,
    };
    let field = field.to_owned();
    Ok(source.map(|source| RequestConstraint { source, field, strict, parts, prefix }))
}

/// Returns the parts of the constraint of an answer that may call tools.
fn parts(request: &ChatRequest, tools: &Tools, format: &ChatFormat) -> Vec<ConstraintPart> {
    let Some(calls) = &format.calls else { return Vec::new() };
    let requested = request.generation.constraint.as_ref();
    let all = conversation::constraint::schema_parts(tools, calls, requested.is_some());
    let mut parts = Vec::with_capacity(all.len());
    for part in all {
        let (field, strict, tool) = match part.owner {
            SchemaOwner::Answer => match requested {
                Some(requested) => (requested.field.as_str(), requested.strict, None),
                None => continue,
            },
            SchemaOwner::Function(name) | SchemaOwner::Text(name) => {
                match request.tool_fields.get(name) {
                    Some(field) => (field.schema.as_str(), field.strict, Some(name.to_owned())),
                    None => continue,
                }
            }
        };
        let field = field.to_owned();
        parts.push(ConstraintPart { pointer: part.pointer, field, strict, tool });
    }
    parts
}

/// Returns the names, as JSON writes them, of the tools whose calls are recognised without marks.
fn bare_names(request: &ChatRequest, format: &ChatFormat) -> Arc<[String]> {
    let is_free = request.generation.constraint.is_none()
        && request.opening != AnswerOpening::None
        && !request.strict_tool_format;
    match &request.tools {
        Some(tools) if is_free => tools.bare_names(format),
        _ => Arc::default(),
    }
}

/// Returns the marks by which the answers to a request are parsed, and the tokens without text that
/// the parser needs to see.
fn answer_format(
    served: &Served,
    request: &ChatRequest,
    prompt: &str,
    cancel: &CancelFlag,
) -> (ChatFormat, Vec<(u32, String)>) {
    let parts = ParsedParts {
        plain_reasoning: request.reasoning_format == ReasoningFormat::Plain,
        tools: request.tools.as_ref(),
        stop: cancel.as_stop().clone(),
    };
    let (marked, shown) = format::chat_format(&served.runtime, prompt, &parts);
    let begun = match &request.opening {
        AnswerOpening::Continue(text) if marked.calls.is_some() => text.as_str().into(),
        _ => Arc::default(),
    };
    let requested = request.generation.constraint.as_ref().map(|requested| &requested.source);
    let format = ChatFormat { bare: bare_names(request, &marked), begun, ..marked };
    (format::with_constraint(format, requested), shown)
}

/// Returns the constraint of the answers to a request of these fields, if there is any.
///
/// # Errors
/// Names the field that is wrong; passes on the template's words when it refuses the tools.
pub(super) fn answer_constraint(
    app: &App,
    served: &Served,
    fields: &Value,
    cancel: &CancelFlag,
) -> Result<Option<RequestConstraint>, ApiError> {
    let request = read(app, served, fields)?;
    let rendered = render(served, &request)?;
    let (format, _) = answer_format(served, &request, &rendered.text, cancel);
    constraint(served, &request, &format)
}

/// Returns the text of a request's prompt, with [`MEDIA`] where an image stands.
///
/// # Errors
/// Names the field that is wrong; passes on the template's words when it refuses the conversation.
pub(super) fn prompt_text(app: &App, served: &Served, body: Value) -> Result<String, ApiError> {
    let request = read(app, served, &ChatBody::of_openai(body).fields)?;
    Ok(render(served, &request)?.with_marks(MEDIA))
}

/// Bytes of text that an object in messages counts as: what a template makes of a small message
/// takes as much memory as tokenizing these.
const OBJECT_BYTES: usize = 88;

/// Returns the number of objects in a value, itself among them.
fn count_objects(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.iter().map(count_objects).sum(),
        Value::Object(members) => 1 + members.values().map(count_objects).sum::<usize>(),
        _ => 0,
    }
}

impl ReceivedChat {
    /// Reads a body and gets its images ready.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub(super) async fn receive(
        app: &Arc<App>,
        served: &Arc<Served>,
        body: Bytes,
        reader: impl ChatReader,
    ) -> Result<ReceivedChat, ApiError> {
        let n_bytes = body.len();
        // counted among the bodies in memory until all that is made of it is ready
        let held = body.clone();
        let (request, urls, names) = {
            let app = Arc::clone(app);
            let served = Arc::clone(served);
            let work = move |_: &CancelFlag| {
                let ChatBody { fields, images, names } = reader(&body)?;
                let request = read(&app, &served, &fields).map_err(|error| names.own(error))?;
                Ok((request, images, names))
            };
            run_blocking(WorkCost::Parse(n_bytes), work).await?
        };
        let n_image_bytes: usize = urls.iter().map(|image| image.url.len()).sum();
        let n_objects = count_objects(&request.messages);
        let n_text_bytes =
            n_bytes.saturating_sub(n_image_bytes) + n_objects.saturating_mul(OBJECT_BYTES);
        Ok(ReceivedChat {
            request,
            names,
            images: images::load(&app.settings.images, served, urls).await?,
            n_text_bytes,
            body: held,
        })
    }

    /// Returns the number of tokens in the prompt, rows of images among them.
    ///
    /// # Errors
    /// As [`PreparedChat::prepare`].
    pub(super) async fn count_tokens(self, served: Arc<Served>) -> Result<usize, ApiError> {
        let count = move |cancel: &CancelFlag| {
            let rendered = render(&served, &self.request)?;
            Ok(tokenize(&served, &rendered, &self.images, cancel)?.tokens.len())
        };
        run_blocking(WorkCost::Text(self.n_text_bytes), count).await
    }

    /// Returns the cost of preparing the answer: more where a grammar or schema is compiled.
    fn cost(&self) -> WorkCost {
        if self.request.tools.is_some() || self.request.generation.constraint.is_some() {
            WorkCost::Compile(self.n_text_bytes)
        } else {
            WorkCost::Text(self.n_text_bytes)
        }
    }
}

impl PreparedChat {
    /// Reads a body and prepares the answers to it: a job for each choice.
    ///
    /// # Errors
    /// Names the field that is wrong; passes on the template's words when it refuses the
    /// conversation.
    pub(super) async fn prepare(
        app: &Arc<App>,
        served: &Arc<Served>,
        body: Bytes,
        reader: impl ChatReader,
    ) -> Result<(PreparedChat, Vec<Job>), ApiError> {
        let received = ReceivedChat::receive(app, served, body, reader).await?;
        let served = Arc::clone(served);
        let names = received.names.clone();
        run_blocking(received.cost(), move |cancel| PreparedChat::of(&served, received, cancel))
            .await
            .map_err(|error| names.own(error))
    }

    fn of(
        served: &Served,
        received: ReceivedChat,
        cancel: &CancelFlag,
    ) -> Result<(PreparedChat, Vec<Job>), ApiError> {
        let ReceivedChat { request, images, body, .. } = &received;
        let rendered = render(served, request)?;
        prompt::may_fit(served, rendered.text.len())?;
        let tokens = tokenize(served, &rendered, images, cancel)?;
        let (format, shown) = answer_format(served, request, &rendered.text, cancel);
        let mut constraint = constraint(served, request, &format)?;
        if let Some(constraint) = &mut constraint {
            quoted::resolve(constraint, body)?;
        }
        cancel.check()?;
        let sampling = prompt::sampling(served, &request.generation, cancel)?;
        let mut job = prompt::job(
            served,
            tokens,
            &request.generation,
            sampling,
            constraint.as_ref(),
            cancel,
        )?;
        if let AnswerOpening::Continue(text) = &request.opening {
            prompt::heal(served, &request.generation, &mut job, Some(text));
        }
        let reasoning = reasoning_limit(served, request, &rendered.text, &format, cancel)?;
        let switch = reasoning.as_ref().map(|rule| rule.switch.clone());
        let switch = switch.filter(|_| request.reasoning_control);
        let shown: Arc<[(u32, String)]> = shown.into();
        let stop_scope = conversation::stops_outside_calls(&format, &shown);
        let job = Job { reasoning, stop_scope, ..job };
        let jobs = (0..request.n).map(|i| prompt::nth_choice(&job, i)).collect();
        let prompt = rendered.with_marks(MEDIA);
        let ReceivedChat { request, .. } = received;
        Ok((PreparedChat { request, format, shown, prompt, switch }, jobs))
    }

    /// Returns the calls of an answer, before any.
    pub(super) fn text_calls(&self) -> TextCalls {
        TextCalls::new(self.request.tools.as_ref().map(Tools::text_names).unwrap_or_default())
    }

    /// Returns the parts of an answer that are JSON.
    pub(super) fn shape(&self) -> AnswerShape {
        let begun = match &self.request.opening {
            // of calls that were begun, the parser knows
            AnswerOpening::Continue(text) if self.format.begun_is_content() => text.clone(),
            _ => String::new(),
        };
        let format = self.format.clone();
        AnswerShape { format, begun, ..self.request.generation.text_shape() }
    }

    /// Returns an empty collector for the events of an answer.
    pub(super) fn progress(&self) -> JobProgress {
        JobProgress {
            post_sampling: self.request.generation.sampling.post_sampling,
            shown: Arc::clone(&self.shown),
            ..JobProgress::default()
        }
    }
}

/// Returns the limit on the reasoning of an answer, and how it is sampled; `None` if the model does
/// not reason, or the request neither sets a budget or parameters of sampling for it nor allows
/// that it is ended from outside.
fn reasoning_limit(
    served: &Served,
    request: &ChatRequest,
    prompt: &str,
    format: &ChatFormat,
    cancel: &CancelFlag,
) -> Result<Option<Reasoning>, ApiError> {
    let sampling = request.generation.reasoning_sampling;
    let is_unlimited = request.reasoning_control || !sampling.is_empty();
    let unlimited = is_unlimited.then_some(usize::MAX);
    let Some(budget) = request.generation.reasoning_budget.or(unlimited) else { return Ok(None) };
    let Some(thinking) = format::thinking(&served.runtime, prompt) else { return Ok(None) };
    let tokenizer = &served.runtime.tokenizer;
    // The client's text: no control tokens in it.
    let options = EncodeOptions { continues: true, ..EncodeOptions::default() };
    let message =
        prompt::encode(tokenizer, &request.generation.reasoning_message, &options, cancel)?;
    if message.len() > LONGEST_MESSAGE {
        let expected =
            format!("expected at most {LONGEST_MESSAGE} tokens, found {}", message.len());
        return Err(ApiError::bad_field("reasoning_budget_message", expected));
    }
    Ok(Some(Reasoning {
        open: tokenizer.encode_mark(&thinking.open),
        close: tokenizer.encode_mark(&thinking.close),
        calls: format::call_starts(tokenizer, format),
        message,
        is_open: thinking.is_open(),
        budget,
        switch: ReasoningSwitch::default(),
        sampling,
    }))
}
