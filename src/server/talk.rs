//! A conversation on its way to the engine and back: what the chat interfaces of every dialect
//! share.
//!
//! A request becomes a prompt by the model's template, and a style in which the answer is taken
//! apart. Where tools may be called, the answer is one grammar: free text that, from the mark of a
//! call on, is a call of one of the tools with arguments of its schema.

use std::sync::Arc;

use hyper::body::Bytes;
use serde_json::{Value, json};

use super::app::App;
use super::blocking::CancelFlag;
use super::error::ApiError;
use super::images;
use super::prompt;
use super::wire::chat::{AnswerOpening, ChatRequest};
use super::wire::constraint::RequestConstraint;
use super::wire::tools::Tools;
use crate::chat;
use crate::conversation::JobProgress;
use crate::conversation::format;
use crate::conversation::parser::{Calls, ChatFormat, Thinking};
use crate::engine::{Job, LONGEST_MESSAGE, Reasoning};
use crate::grammar::{Beside, Frame, Options, Source, json_name};
use crate::runtime::MEDIA;
use crate::runtime::Served;
use crate::tokenizer::{EncodeOptions, Tokenizer};
use crate::vision::{Parts, Prompt};

/// A conversation ready to be answered.
pub struct Talk {
    /// What was asked.
    pub request: ChatRequest,
    /// A job for each choice.
    pub jobs: Vec<Job>,
    /// How an answer is taken apart.
    pub style: ChatFormat,
    /// Tokens without text of their own that the style needs to see.
    pub shown: Arc<[(u32, String)]>,
    /// The prompt's text, with [`MEDIA`] where an image stands.
    pub prompt: String,
}

/// A request that has been read, and what its images become.
pub struct Asked {
    /// The request; its image parts bear numbers in place of URLs.
    pub request: ChatRequest,
    /// The images by number.
    pub images: Vec<Arc<Parts>>,
    /// Bytes of the request body that are not of images.
    pub n_text: usize,
    /// The body, which counts among those in memory for as long as the request does.
    pub _body: Bytes,
}

impl Asked {
    /// Reads a request, and takes the images out of it.
    ///
    /// # Errors
    /// What is wrong with the request, with its field.
    pub fn read(
        app: &App,
        served: &Served,
        mut body: Value,
    ) -> Result<(ChatRequest, Vec<images::RequestImage>), ApiError> {
        // Before anything copies the messages: the images may be most of the request.
        let wanted = body.get_mut("messages").map(images::take).unwrap_or_default();
        let most = served.runtime.engine.n_slots().max(MIN_CHOICES);
        Ok((ChatRequest::read(&body, app.defaults(), most)?, wanted))
    }

    /// Returns whether a grammar or schema is to be compiled for the answer.
    pub fn compiles(&self) -> bool {
        self.request.tools.is_some() || self.request.generation.constraint.is_some()
    }
}

impl Talk {
    /// Prepares the answers to a request.
    ///
    /// # Errors
    /// What is wrong with the request, with its field; the template's own words when it refuses the
    /// conversation.
    pub fn prepare(served: &Served, asked: Asked, cancel: &CancelFlag) -> Result<Talk, ApiError> {
        let rendered = render(served, &asked.request)?;
        prompt::may_fit(served, rendered.text.len())?;
        let tokens = tokens(served, &rendered, &asked.images, cancel)?;
        let mut request = asked.request;
        let (mut style, shown) = format::style(
            &served.runtime,
            &rendered.text,
            request.plain_reasoning,
            request.tools.is_some(),
        );
        style.bare = bare_names(&request, &style);
        constrain(served, &mut request, &style)?;
        cancel.check()?;
        let sampling = prompt::sampling(served, &request.generation, cancel)?;
        let mut job = prompt::job(served, tokens, &request.generation, sampling, cancel)?;
        job.reasoning = reasoning(served, &request, &rendered.text, cancel)?;
        let jobs = (0..request.n).map(|i| prompt::nth(&job, i)).collect();
        Ok(Talk { request, jobs, style, shown: shown.into(), prompt: rendered.with_marks(MEDIA) })
    }

    /// The tokens of a request's prompt, rows of images among them.
    ///
    /// # Errors
    /// As [`Talk::prepare`].
    pub fn count(served: &Served, asked: &Asked, cancel: &CancelFlag) -> Result<usize, ApiError> {
        let rendered = render(served, &asked.request)?;
        Ok(tokens(served, &rendered, &asked.images, cancel)?.tokens.len())
    }

    /// The text of a request's prompt, with [`MEDIA`] where an image stands.
    ///
    /// # Errors
    /// As [`Talk::prepare`].
    pub fn text(app: &App, served: &Served, body: Value) -> Result<String, ApiError> {
        let (request, _) = Asked::read(app, served, body)?;
        Ok(render(served, &request)?.with_marks(MEDIA))
    }

    /// Returns what the events of an answer are collected in.
    pub fn progress(&self) -> JobProgress {
        JobProgress {
            post_sampling: self.request.generation.sampling.post_sampling,
            shown: Arc::clone(&self.shown),
            ..JobProgress::default()
        }
    }
}

/// Choices that any server gives, however few slots it has: they are computed one after the other.
const MIN_CHOICES: usize = 8;

/// The tokens of a prompt, with its images in their places.
fn tokens(
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

/// The prompt of a request.
fn render(served: &Served, request: &ChatRequest) -> Result<chat::Prompt, ApiError> {
    let template = &served.runtime.template;
    let can = template.capabilities();
    let mut messages = request.messages.clone();
    if format::is_harmony(&served.runtime) {
        format::messages::fit(&mut messages);
    }
    let knows_tools = format::knows_tools(&served.runtime);
    let tools = match request.tools.as_ref() {
        // The template knows no tools, or asks for calls that would not be understood: the system
        // message tells of them.
        Some(tools) if !knows_tools => {
            explain(&mut messages, tools);
            None
        }
        tools => tools,
    };
    if !can.tool_calls || can.tools && !knows_tools {
        spell_out_calls(&mut messages);
    }
    let mut variables = request.variables.clone();
    // Some templates fall back on the day they were written where nobody tells them the date.
    for (name, format) in [("date_string", "%d %b %Y"), ("datetime", "%b %d %Y")] {
        if template.source().contains(name) {
            variables.entry(name).or_insert_with(|| json!(chat::DateTime::now().format(format)));
        }
    }
    // Firefunction's puts them behind its own words about tools, and fails where there are none.
    if ["functions", "datetime"].iter().all(|name| template.source().contains(name)) {
        variables
            .entry("functions")
            .or_insert_with(|| json!(tools.map_or(String::new(), |tools| tools.list.to_string())));
    }
    let mut prompt = template.prompt(&chat::Context {
        messages,
        add_generation_prompt: request.opening != AnswerOpening::None,
        tools: tools.map(|tools| tools.list.clone()),
        variables,
    })?;
    if let AnswerOpening::Continue(text) = &request.opening {
        // The text is of the answer, not of the reasoning that the template has begun.
        prompt.text += &format::opening(&served.runtime, &prompt.text);
        // Written by whoever asks: no control tokens in it.
        let start = prompt.text.len();
        prompt.text += text;
        prompt.input.extend(start..prompt.text.len());
    }
    Ok(prompt)
}

/// Tells of tools in a system message, in the words of the Hermes models, which many others have
/// seen.
fn explain(messages: &mut Value, tools: &Tools) {
    let list: Vec<String> =
        tools.list.as_array().into_iter().flatten().map(|tool| tool.to_string()).collect();
    let text = format!(
        "You may call one or more functions to assist with the user query.\n\n\
         You are provided with function signatures within <tools></tools> XML tags:\n<tools>\n{}\n</tools>\n\n\
         For each function call, return a json object with function name and arguments within \
         <tool_call></tool_call> XML tags:\n\
         <tool_call>\n{{\"name\": <function-name>, \"arguments\": <args-json-object>}}\n</tool_call>",
        list.join("\n")
    );
    let Some(messages) = messages.as_array_mut() else { return };
    match messages.first_mut().filter(|first| first["role"] == "system") {
        Some(first) => match &mut first["content"] {
            Value::String(content) => *content += &format!("\n\n{text}"),
            Value::Array(parts) => parts.push(json!({"type": "text", "text": text})),
            other => *other = json!(text),
        },
        None => messages.insert(0, json!({"role": "system", "content": text})),
    }
}

/// Writes the calls and results of a conversation as text, for templates that have no place for
/// them.
fn spell_out_calls(messages: &mut Value) {
    for message in messages.as_array_mut().into_iter().flatten() {
        let Some(map) = message.as_object_mut() else { continue };
        let calls = map.remove("tool_calls");
        let content = map.remove("content").unwrap_or_default();
        let calls: String =
            calls.iter().flat_map(|calls| calls.as_array()).flatten().map(spelled).collect();
        let content = match (calls.is_empty(), map.get("role") == Some(&json!("tool"))) {
            (false, _) => around("", content, &calls),
            (true, true) => {
                map.insert("role".into(), json!("user"));
                around("<tool_response>\n", content, "\n</tool_response>")
            }
            (true, false) => content,
        };
        map.insert("content".into(), content);
    }
}

/// A call as the Hermes models write it, on lines of its own.
fn spelled(call: &Value) -> String {
    let function = &call["function"];
    let arguments = match &function["arguments"] {
        Value::String(text) => text.clone(),
        Value::Null => "{}".to_owned(),
        other => other.to_string(),
    };
    format!(
        "\n<tool_call>\n{{\"name\": {}, \"arguments\": {arguments}}}\n</tool_call>",
        function["name"]
    )
}

/// Content between two texts: parts stay parts, for there may be images among them.
fn around(before: &str, content: Value, after: &str) -> Value {
    let part = |text: &str| json!({"type": "text", "text": text});
    match content {
        Value::Array(mut parts) => {
            // What puts parts together puts line ends between them.
            if !before.is_empty() {
                parts.insert(0, part(before.trim_end()));
            }
            parts.push(part(after.trim_start()));
            Value::Array(parts)
        }
        content => {
            let text = content.as_str().unwrap_or_default();
            json!(format!("{before}{text}{after}").trim_start())
        }
    }
}

/// The limit to its reasoning, where there is one.
fn reasoning(
    served: &Served,
    request: &ChatRequest,
    prompt: &str,
    cancel: &CancelFlag,
) -> Result<Option<Reasoning>, ApiError> {
    let Some(budget) = request.generation.reasoning_budget else { return Ok(None) };
    let Some(Thinking { open, close, is_open }) = format::thinking(&served.runtime, prompt) else {
        return Ok(None);
    };
    let tokenizer = &served.runtime.tokenizer;
    let tokens = |mark: &str| tokenizer.encode_mark(mark);
    // Written by whoever asks: no control tokens in it.
    let message = prompt::encode(
        tokenizer,
        &request.generation.reasoning_message,
        &EncodeOptions { continues: true, ..EncodeOptions::default() },
        cancel,
    )?;
    if message.len() > LONGEST_MESSAGE {
        let expected =
            format!("expected at most {LONGEST_MESSAGE} tokens, found {}", message.len());
        return Err(ApiError::bad_field("reasoning_budget_message", expected));
    }
    Ok(Some(Reasoning { open: tokens(&open), close: tokens(&close), message, is_open, budget }))
}

/// The names, as JSON writes them, of the tools whose calls are taken for such without marks.
fn bare_names(request: &ChatRequest, style: &ChatFormat) -> Arc<[String]> {
    let is_free =
        request.generation.constraint.is_none() && request.opening == AnswerOpening::Answer;
    let tools = request
        .tools
        .as_ref()
        .filter(|tools| is_free && !tools.required && !request.strict_tool_format);
    let tools = tools.filter(|_| style.messages.is_none());
    tools.into_iter().flat_map(|tools| &tools.functions).map(|(name, _)| json_name(name)).collect()
}

/// Constrains the answer: to what was asked of it behind its reasoning, and to calls of the tools
/// from their mark on.
fn constrain(
    served: &Served,
    request: &mut ChatRequest,
    style: &ChatFormat,
) -> Result<(), ApiError> {
    let tokenizer = &served.runtime.tokenizer;
    if let (Some(tools), Some(calls)) = (&request.tools, &style.calls) {
        request.generation.constraint = Some(with_tools(
            tokenizer,
            tools,
            (calls, style),
            request.generation.constraint.take(),
        )?);
        if *calls == Calls::Messages {
            // its frame says what comes first
            return Ok(());
        }
    }
    if let Some(wanted) = &mut request.generation.constraint {
        let source = std::mem::replace(&mut wanted.source, Source::Gbnf(String::new()));
        wanted.source = format::behind_reasoning(tokenizer, style, source);
    }
    Ok(())
}

/// The constraint of an answer that may call tools: free text up to the mark of a call, or a value
/// of the schema that was asked for in place of calls.
fn with_tools(
    tokenizer: &Tokenizer,
    tools: &Tools,
    (calls, style): (&Calls, &ChatFormat),
    answer: Option<RequestConstraint>,
) -> Result<RequestConstraint, ApiError> {
    let (key, begin, end, list) = match calls {
        Calls::Tags(begin, end) => ("arguments", begin.as_str(), end.as_str(), false),
        Calls::List(begin, end) => ("arguments", begin.as_str(), end.as_str(), true),
        Calls::Bare(_) => ("parameters", "", "", false),
        Calls::Messages => ("", "", "", false),
    };
    let schema = if *calls == Calls::Messages { tools.all_arguments() } else { tools.schema(key) };
    let (schema, options, beside) = match answer {
        _ if tools.required => (schema, Options::default(), Beside::Nothing),
        None => (schema, Options::default(), Beside::Text),
        Some(RequestConstraint { source: Source::Schema(answer, options), .. }) => {
            let calls = if *calls == Calls::Messages { alternatives(schema) } else { vec![schema] };
            (either(calls, answer), options, Beside::Answer)
        }
        Some(wanted) => {
            let expected =
                "a grammar cannot be combined with tools that may be called; a JSON Schema can";
            return Err(ApiError::bad_field(&wanted.field, expected));
        }
    };
    let frame = if *calls == Calls::Messages {
        let names = tools.functions.iter().map(|(name, _)| name.clone()).collect();
        format::frame_of_messages(names, beside, style.messages)
    } else {
        let [begin, end] = [begin, end].map(|mark| format::leads(tokenizer, mark));
        let names = Vec::new();
        let colon = Vec::new();
        let answer = Vec::new();
        let known = tools.functions.iter().map(|(name, _)| name.clone()).collect();
        let bare = format::bare_calls(tokenizer, style, known, key);
        Frame { begin, names, colon, end, list, many: tools.parallel, beside, answer, bare }
    };
    Ok(RequestConstraint {
        source: Source::Framed(schema, options, Box::new(frame)),
        field: "tools".into(),
    })
}

/// The alternatives of an `anyOf`.
fn alternatives(mut schema: Value) -> Vec<Value> {
    match schema["anyOf"].take() {
        Value::Array(list) => list,
        _ => Vec::new(),
    }
}

/// The schema of calls or an answer. References within the answer's schema start at that schema.
fn either(mut calls: Vec<Value>, mut answer: Value) -> Value {
    let mut both = json!({});
    if let Value::Object(map) = &mut answer {
        if let Some(draft) = map.get("$schema") {
            both["$schema"] = draft.clone();
        }
        map.entry("$id").or_insert_with(|| json!("answer:/"));
    }
    calls.push(answer);
    both["anyOf"] = Value::Array(calls);
    both
}
