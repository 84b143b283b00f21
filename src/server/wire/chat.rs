//! `POST /v1/chat/completions`: the request, the whole answer, and the chunks of a streamed one.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::common::{AnswerTimings, TokenUsage};
use super::field_names::FieldNames;
use super::foreign::{self, Api};
use super::generation::{
    Defaults, Generation, ReasoningFormat, constraint_details, openai_logprobs,
};
use super::image::{self, RequestImage};
use super::parse_body;
use super::tools::{self, ToolField};
use crate::conversation::Tools;
use crate::conversation::{PromptProgress, SpelledLogprob};
use crate::grammar::TextCall;
use crate::server::error::ApiError;
use crate::server::fields::{Fields, wrong};

/// A request body in the form of the chat interface.
#[derive(Debug)]
pub(crate) struct ChatBody {
    /// Its fields; image parts hold numbers in place of URLs.
    pub fields: Value,
    /// The images by number.
    pub images: Vec<RequestImage>,
    /// The names of its fields in the interface of the request.
    pub names: FieldNames,
}

impl ChatBody {
    /// Takes the images out of a body of the chat interface. They may be most of the request, so
    /// this is done before anything copies the messages.
    pub(crate) fn of_openai(mut fields: Value) -> Self {
        let images = fields.get_mut("messages").map(image::take).unwrap_or_default();
        Self { fields, images, names: FieldNames::default() }
    }
}

/// Reads the body of a request to the chat interface.
///
/// # Errors
/// 400 for text that is no JSON, and for a field that is not supported.
pub(crate) fn read_body(bytes: &[u8]) -> Result<ChatBody, ApiError> {
    let body = parse_body(bytes)?;
    foreign::check(&body, Api::Chat)?;
    Ok(ChatBody::of_openai(body))
}

/// A chat request as it is understood.
#[derive(Debug, Clone)]
pub(crate) struct ChatRequest {
    /// The conversation, checked for shape: what a chat template gets.
    pub messages: Value,
    /// Further variables of the template (`chat_template_kwargs`).
    pub variables: Map<String, Value>,
    /// Parameters of the generation.
    pub generation: Generation,
    /// Number of answers.
    pub n: usize,
    /// True if a stream ends with a chunk that holds the usage.
    pub include_usage: bool,
    /// The tools that the answer may call.
    pub tools: Option<Tools>,
    /// By the name of a function, the field of its schema.
    pub tool_fields: BTreeMap<String, ToolField>,
    /// The beginning of the answer.
    pub opening: AnswerOpening,
    /// The place of reasoning.
    pub reasoning_format: ReasoningFormat,
    /// True if the reasoning may be ended from outside.
    pub reasoning_control: bool,
    /// True if only calls in the marks of the model's format are recognised.
    pub strict_tool_format: bool,
}

/// The beginning of the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum AnswerOpening {
    /// The template's opening of a new message of the assistant.
    Answer,
    /// A text of the client that the answer goes on from. It is not among the messages.
    Continue(String),
    /// Nothing: the answer follows the last message, of any role.
    None,
}

impl ChatRequest {
    /// Reads a request body that may ask for up to `most` answers.
    ///
    /// # Errors
    /// 400 names the field or message that is wrong, 501 a field that is not supported.
    pub(crate) fn read(body: &Value, defaults: &Defaults, most: usize) -> Result<Self, ApiError> {
        let fields = Fields::of_body(body)?;
        // Checked for its type and then free: one model is served under any name.
        fields.string("model")?;
        let mut generation = Generation::read(&fields, defaults)?;
        generation.sampling.logprobs = openai_logprobs(&fields)?;
        let has_logprobs = generation.sampling.logprobs.is_some();
        generation.sampling.constraint_details = constraint_details(&fields, has_logprobs)?;
        let messages =
            fields.array("messages")?.ok_or_else(|| missing("messages", "an array of messages"))?;
        if messages.is_empty() {
            return Err(ApiError::bad_field("messages", "expected at least one message"));
        }
        for (i, message) in messages.iter().enumerate() {
            check_message(message, format!("messages[{i}]"))?;
        }
        let stream = fields.object("stream_options")?;
        let include_usage = stream.map(|s| s.bool("include_usage")).transpose()?.flatten();
        let variables = fields.object("chat_template_kwargs")?;
        let mut variables = variables.map(|given| given.map().clone()).unwrap_or_default();
        fields.string("reasoning_effort")?;
        fields.bool("enable_thinking")?;
        for name in ["reasoning_effort", "enable_thinking"] {
            if let Some(value) = fields.get(name) {
                variables.entry(name).or_insert_with(|| value.clone());
            }
        }
        for (name, value) in &defaults.variables {
            variables.entry(name).or_insert_with(|| value.clone());
        }
        if let Some(thinks) = defaults.thinking {
            variables.entry("enable_thinking").or_insert(Value::Bool(thinks));
        }
        let mut messages = messages.to_vec();
        add_system(defaults, &mut messages);
        for message in &mut messages {
            to_function_calls(message);
        }
        let opening = opening(&fields, &mut messages)?;
        Ok(Self {
            messages: Value::Array(messages),
            variables,
            tools: tools::read(&fields)?,
            tool_fields: tools::tool_fields(&fields)?,
            opening,
            reasoning_format: reasoning_format(&fields, defaults)?,
            reasoning_control: fields.bool("reasoning_control")?.unwrap_or(false),
            strict_tool_format: defaults.strict_tool_format,
            generation,
            n: fields.integer("n", 1..=most as i64)?.map_or(1, |n| n as usize),
            include_usage: include_usage.unwrap_or(false),
        })
    }
}

fn missing(field: &str, what: &str) -> ApiError {
    ApiError::bad_field(field, format!("expected {what}, but it is missing"))
}

/// Returns the place of reasoning.
fn reasoning_format(fields: &Fields, defaults: &Defaults) -> Result<ReasoningFormat, ApiError> {
    let Some(name) = fields.string("reasoning_format")? else {
        return Ok(defaults.reasoning_format);
    };
    ReasoningFormat::from_name(name).ok_or_else(|| {
        let expected = "\"none\", \"auto\", \"deepseek\" or \"deepseek-legacy\"";
        fields.wrong("reasoning_format", expected, &name.into())
    })
}

/// Checks a role, and content: a string, parts that are text or images, or null.
fn check_message(message: &Value, path: String) -> Result<(), ApiError> {
    let fields = Fields::of_value(message, path)?;
    let role = fields.string("role")?.unwrap_or_default();
    if role.is_empty() {
        return Err(missing(
            &fields.path("role"),
            "\"system\", \"user\", \"assistant\" or the like",
        ));
    }
    for (name, hint) in [
        ("images", "images belong into the content, as parts of the type image_url"),
        ("audio", "there is no sound"),
        ("function_call", "this older form is not known here; use tool_calls"),
        ("attachments", "texts belong into the content"),
    ] {
        if fields.get(name).is_some_and(|value| !foreign::is_empty(value)) {
            return Err(ApiError::bad_field(fields.path(name), format!("not supported; {hint}")));
        }
    }
    for (i, call) in fields.array("tool_calls")?.unwrap_or_default().iter().enumerate() {
        check_call(call, format!("{}[{i}]", fields.path("tool_calls")))?;
    }
    match fields.map().get("content") {
        Some(Value::String(_) | Value::Null) => Ok(()),
        Some(Value::Array(parts)) => parts
            .iter()
            .enumerate()
            .try_for_each(|(i, part)| check_part(part, format!("{}[{i}]", fields.path("content")))),
        Some(other) => Err(fields.wrong("content", "a string or an array of content parts", other)),
        // An assistant's message may hold tool calls instead.
        None if role == "assistant" => Ok(()),
        None => Err(missing(&fields.path("content"), "a string or an array of content parts")),
    }
}

/// Checks a call of a tool that was made: a name, and arguments in any form. A text that was cut
/// leaves arguments that are no JSON; a template that needs them as an object says so.
fn check_call(call: &Value, path: String) -> Result<(), ApiError> {
    let fields = Fields::of_value(call, path)?;
    if let Some(custom) = fields.object("custom")?.filter(|_| call["type"] == "custom") {
        for name in ["name", "input"] {
            custom.string(name)?.ok_or_else(|| missing(&custom.path(name), "a string"))?;
        }
        return Ok(());
    }
    let function = fields.object("function")?;
    let function =
        function.ok_or_else(|| missing(&fields.path("function"), "an object with a name"))?;
    function.string("name")?.ok_or_else(|| missing(&function.path("name"), "a string"))?;
    match function.get("arguments") {
        None | Some(Value::String(_) | Value::Object(_)) => Ok(()),
        Some(other) => Err(function.wrong("arguments", "JSON in a string, or an object", other)),
    }
}

/// Makes the calls of custom tools in a message those of functions that take one text, which
/// templates know.
fn to_function_calls(message: &mut Value) {
    let Some(calls) = message.get_mut("tool_calls").and_then(Value::as_array_mut) else { return };
    for call in calls.iter_mut().filter(|call| call["type"] == "custom") {
        let Some(call) = call.as_object_mut() else { continue };
        let Some(custom) = call.remove("custom") else { continue };
        call.insert("type".into(), "function".into());
        call.insert("function".into(), function_of_text(&custom["name"], &custom["input"]));
    }
}

/// Returns the function of a call that holds one text.
pub(super) fn function_of_text(name: &Value, input: &Value) -> Value {
    let mut arguments = Map::new();
    arguments.insert(TextCall::KEY.into(), input.clone());
    json!({"name": name, "arguments": Value::Object(arguments).to_string()})
}

fn check_part(part: &Value, path: String) -> Result<(), ApiError> {
    let fields = Fields::of_value(part, path.clone())?;
    match fields.string("type")? {
        Some("text") => {
            fields.string("text")?.ok_or_else(|| missing(&fields.path("text"), "a string"))?;
            Ok(())
        }
        Some("image_url") => match fields.get("image_url") {
            Some(Value::String(_)) => Ok(()),
            Some(Value::Object(_)) => {
                let image =
                    fields.object("image_url")?.ok_or_else(|| missing(&path, "an object"))?;
                image.string("url")?.ok_or_else(|| missing(&image.path("url"), "a string"))?;
                Ok(())
            }
            Some(other) => Err(fields.wrong("image_url", "an object with a url", other)),
            None => Err(missing(&fields.path("image_url"), "an object with a url")),
        },
        // The refusal of another model is text to a template.
        Some("refusal") => {
            fields
                .string("refusal")?
                .ok_or_else(|| missing(&fields.path("refusal"), "a string"))?;
            Ok(())
        }
        Some("input_audio") => Err(ApiError::bad_field(path, "this model takes no sound")),
        _ => Err(wrong(
            &fields.path("type"),
            "\"text\" or \"image_url\"",
            part.get("type").unwrap_or(&Value::Null),
        )),
    }
}

/// Puts the default system message in front of a conversation that has none.
fn add_system(defaults: &Defaults, messages: &mut Vec<Value>) {
    let Some(system) = &defaults.system else { return };
    let is_system =
        |message: &Value| matches!(message["role"].as_str(), Some("system" | "developer"));
    if !messages.iter().any(is_system) {
        messages.insert(0, json!({"role": "system", "content": system}));
    }
}

/// Takes the beginning of the answer out of the messages, if the last one is that: a message of the
/// assistant with text and without calls. `continue_final_message` asks for it,
/// `add_generation_prompt: false` alone declines.
fn opening(fields: &Fields, messages: &mut Vec<Value>) -> Result<AnswerOpening, ApiError> {
    let generation_prompt = fields.bool("add_generation_prompt")?;
    let wants = match fields.get("continue_final_message") {
        None => None,
        Some(Value::Bool(wants)) => Some(*wants),
        // vLLM's clients say which part is continued.
        Some(Value::String(_)) => Some(true),
        Some(other) => return Err(fields.wrong("continue_final_message", "true or false", other)),
    };
    if (generation_prompt, wants) == (Some(true), Some(true)) {
        let what = "cannot be true together with add_generation_prompt";
        return Err(ApiError::bad_field("continue_final_message", what));
    }
    let is_assistant = |message: Option<&Value>| message.is_some_and(|m| m["role"] == "assistant");
    let calls =
        |message: &Value| message["tool_calls"].as_array().is_some_and(|calls| !calls.is_empty());
    let beginning = messages.last().filter(|last| last["role"] == "assistant" && !calls(last));
    let text = match beginning.map(|last| &last["content"]) {
        Some(Value::String(text)) => Some(text.clone()),
        Some(Value::Array(parts)) => Some(
            parts.iter().filter_map(|part| part["text"].as_str()).collect::<Vec<_>>().join("\n\n"),
        ),
        _ => None,
    };
    let declines = wants == Some(false) || (wants.is_none() && generation_prompt == Some(false));
    match text {
        Some(text) if !declines => {
            messages.pop();
            if is_assistant(messages.last()) {
                let what = "the assistant cannot have the last word twice; expected one \
                            beginning of the answer";
                return Err(ApiError::bad_field("messages", what));
            }
            if messages.is_empty() {
                return Err(ApiError::bad_field(
                    "messages",
                    "expected a message before the assistant's",
                ));
            }
            Ok(AnswerOpening::Continue(text))
        }
        None if wants == Some(true) => {
            let what = "the last message must be the assistant's, with text";
            Err(ApiError::bad_field("continue_final_message", what))
        }
        _ if generation_prompt == Some(false) => Ok(AnswerOpening::None),
        _ => Ok(AnswerOpening::Answer),
    }
}

/// The members that a whole answer and all chunks of one have in common.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct ChatHead {
    /// Time when it was made, in Unix seconds.
    pub created: u64,
    /// `chatcmpl-…`.
    pub id: String,
    /// The name this server gives its model.
    pub model: String,
    /// The build that answered.
    pub system_fingerprint: &'static str,
}

/// A whole answer.
#[derive(Debug, Serialize)]
pub(crate) struct ChatCompletion {
    /// The answers, in order.
    pub choices: Vec<ChatChoice>,
    /// The members that every part of the answer has.
    #[serde(flatten)]
    pub head: ChatHead,
    /// `chat.completion`.
    pub object: &'static str,
    /// Tokens of all choices.
    pub usage: TokenUsage,
    /// Time of all choices.
    pub timings: AnswerTimings,
    /// The members of an answer of `/completion`, if they were requested.
    #[serde(rename = "__verbose", skip_serializing_if = "Option::is_none")]
    pub verbose: Option<Value>,
}

/// One answer.
#[derive(Debug, Serialize)]
pub(crate) struct ChatChoice {
    /// `stop`, `length` or `tool_calls`.
    pub finish_reason: &'static str,
    /// Its number.
    pub index: usize,
    /// The text, with reasoning and calls.
    pub message: ChatMessage,
    /// Log probabilities of its tokens, if they were requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub logprobs: Option<Logprobs>,
}

/// The assistant's message.
#[derive(Debug, Serialize)]
pub(crate) struct ChatMessage {
    /// `assistant`.
    pub role: &'static str,
    /// The text.
    pub content: String,
    /// The reasoning before it, if the model reasons.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reasoning_content: String,
    /// Calls of tools.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tool_calls: Vec<ChatToolCall>,
}

/// A call of a tool.
#[derive(Debug, Serialize)]
pub(crate) struct ChatToolCall {
    /// The number of the call, in a stream.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
    /// Its name in the conversation; in a stream only with the name of the tool.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// `function` or `custom`, where there is an id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#type: Option<&'static str>,
    /// The function, unless the tool is a custom one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub function: Option<FunctionCall>,
    /// The custom tool.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom: Option<CustomCall>,
}

impl ChatToolCall {
    /// Returns a call, or in a stream more of one: `is_custom` if `arguments` is a custom tool's
    /// text.
    pub(crate) fn new(name: Option<String>, arguments: String, is_custom: bool) -> Self {
        let call = Self { index: None, id: None, r#type: None, function: None, custom: None };
        if is_custom {
            Self { custom: Some(CustomCall { name, input: arguments }), ..call }
        } else {
            Self { function: Some(FunctionCall { name, arguments }), ..call }
        }
    }

    /// Returns the call with its name in the conversation.
    pub(crate) fn with_id(self, id: String) -> Self {
        let kind = if self.custom.is_some() { "custom" } else { "function" };
        Self { id: Some(id), r#type: Some(kind), ..self }
    }
}

/// A custom tool and its text.
#[derive(Debug, Serialize)]
pub(crate) struct CustomCall {
    /// The tool.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The text, or in a stream the next piece of it.
    pub input: String,
}

/// A function and its arguments.
#[derive(Debug, Serialize)]
pub(crate) struct FunctionCall {
    /// The tool.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// JSON text, or in a stream the next piece of it.
    pub arguments: String,
}

/// Log probabilities of the tokens of a text.
#[derive(Debug, Serialize)]
pub(crate) struct Logprobs {
    /// Tokens with their log probabilities, in the order of the text.
    pub content: Vec<SpelledLogprob>,
}

/// A piece of a streamed answer.
#[derive(Debug, Serialize)]
pub(crate) struct ChatChunk<'a> {
    /// One, or none in the chunk that holds the usage.
    pub choices: Vec<ChatChunkChoice>,
    /// The members that all chunks share.
    #[serde(flatten)]
    pub head: &'a ChatHead,
    /// `chat.completion.chunk`.
    pub object: &'static str,
    /// Numbers of tokens, in the last chunk, if they were requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usage: Option<TokenUsage>,
    /// Times, in the last chunk, and in every one if that was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timings: Option<AnswerTimings>,
    /// The part of the prompt that is computed, if it was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt_progress: Option<PromptProgress>,
}

/// A piece of one answer.
#[derive(Debug, Serialize)]
pub(crate) struct ChatChunkChoice {
    /// Null until the last piece.
    pub finish_reason: Option<&'static str>,
    /// Its number.
    pub index: usize,
    /// The new part.
    pub delta: ChatDelta,
    /// Log probabilities of the tokens of this piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub logprobs: Option<Logprobs>,
}

/// The new part of an answer.
#[derive(Debug, Default, Serialize)]
pub(crate) struct ChatDelta {
    /// `assistant`, in the first piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<&'static str>,
    /// Text; null in the first piece, absent in the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Option<String>>,
    /// Reasoning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasoning_content: Option<String>,
    /// More of a call.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tool_calls: Vec<ChatToolCall>,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(body: Value) -> Result<ChatRequest, ApiError> {
        ChatRequest::read(&body, &Defaults::default(), 8)
    }

    #[test]
    fn strings_parts_and_null_are_content() {
        let text = |text: &str| json!({"type": "text", "text": text});
        let request = read(json!({
            "n": 2,
            "stream_options": {"include_usage": true},
            "messages": [
                {"role": "system", "content": "s"},
                {"role": "user", "content": [text("a"), text("b")]},
                {"role": "assistant", "content": null},
                {"role": "assistant", "tool_calls": []},
                {"role": "user", "content": "x", "name": "ann"},
            ],
            "tools": [],
            "chat_template_kwargs": {"enable_thinking": false},
            "logprobs": true,
            "top_logprobs": 3,
        }))
        .unwrap();
        assert_eq!((request.n, request.include_usage), (2, true));
        assert_eq!(request.generation.sampling.logprobs, Some(3));
        assert_eq!(request.variables["enable_thinking"], false);
        assert_eq!(request.messages.as_array().unwrap().len(), 5);
    }

    #[test]
    fn calls_of_custom_tools_are_those_of_functions_to_a_template() {
        let call = json!({"id": "1", "type": "custom", "custom": {"name": "f", "input": "a\"b"}});
        let request = read(json!({"messages": [
            {"role": "user", "content": "x"},
            {"role": "assistant", "content": null, "tool_calls": [call]},
            {"role": "tool", "tool_call_id": "1", "content": "r"},
        ]}))
        .unwrap();
        let function = json!({"name": "f", "arguments": "{\"input\":\"a\\\"b\"}"});
        let call = json!({"id": "1", "type": "function", "function": function});
        assert_eq!(request.messages[1]["tool_calls"], json!([call]));
    }

    #[test]
    fn a_last_word_of_the_assistant_is_the_beginning_of_the_answer() {
        let with = |fields: Value| {
            let mut body = json!({"messages": [
                {"role": "user", "content": "a"},
                {"role": "assistant", "content": "b"},
            ]});
            body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
            read(body).map(|request| (request.opening, request.messages.as_array().unwrap().len()))
        };
        let begun = (AnswerOpening::Continue("b".into()), 1);
        assert_eq!(with(json!({})).unwrap(), begun);
        assert_eq!(
            with(json!({"continue_final_message": true, "add_generation_prompt": false})).unwrap(),
            begun
        );
        assert_eq!(
            with(json!({"continue_final_message": false})).unwrap(),
            (AnswerOpening::Answer, 2)
        );
        assert_eq!(
            with(json!({"add_generation_prompt": false})).unwrap(),
            (AnswerOpening::None, 2)
        );
        assert!(
            with(json!({"continue_final_message": true, "add_generation_prompt": true})).is_err()
        );
        let call = json!({"function": {"name": "f", "arguments": "{}"}});
        let called = json!({"messages": [
            {"role": "user", "content": "a"},
            {"role": "assistant", "content": "b", "tool_calls": [call]},
        ]});
        assert_eq!(read(called).unwrap().opening, AnswerOpening::Answer);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let user = |content: Value| json!({"messages": [{"role": "user", "content": content}]});
        let mut with = user(json!("hi"));
        let mut also = |name: &str, value: Value| {
            with[name] = value;
            let body = with.clone();
            with.as_object_mut().unwrap().remove(name);
            body
        };
        for (body, code, param) in [
            (json!({}), 400, "messages"),
            (json!({"messages": []}), 400, "messages"),
            (json!({"messages": "hi"}), 400, "messages"),
            (json!({"messages": ["hi"]}), 400, "messages[0]"),
            (json!({"messages": [{"content": "hi"}]}), 400, "messages[0].role"),
            (json!({"messages": [{"role": 5, "content": "hi"}]}), 400, "messages[0].role"),
            (json!({"messages": [{"role": "user"}]}), 400, "messages[0].content"),
            (user(json!(5)), 400, "messages[0].content"),
            (user(json!(["hi"])), 400, "messages[0].content[0]"),
            (user(json!([{"type": "text"}])), 400, "messages[0].content[0].text"),
            (user(json!([{"type": "video"}])), 400, "messages[0].content[0].type"),
            (
                user(json!([
                    {"type": "text", "text": ""},
                    {"type": "image_url", "image_url": {"uri": "data:"}},
                ])),
                400,
                "messages[0].content[1].image_url.url",
            ),
            (user(json!([{"type": "image_url"}])), 400, "messages[0].content[0].image_url"),
            (
                user(json!([{"type": "image_url", "image_url": 5}])),
                400,
                "messages[0].content[0].image_url",
            ),
            (also("model", json!(5)), 400, "model"),
            (also("n", json!(0)), 400, "n"),
            (also("n", json!(129)), 400, "n"),
            (also("top_logprobs", json!(2)), 400, "top_logprobs"),
            (also("top_logprobs", json!(21)), 400, "top_logprobs"),
            (also("logprobs", json!(5)), 400, "logprobs"),
            (also("constraint_details", json!(true)), 400, "constraint_details"),
            (also("stream_options", json!(true)), 400, "stream_options"),
            (
                also("stream_options", json!({"include_usage": 1})),
                400,
                "stream_options.include_usage",
            ),
            (also("tools", json!([{"type": "function"}])), 400, "tools[0].function"),
            (also("continue_final_message", json!(true)), 400, "continue_final_message"),
            (also("response_format", json!({"type": "xml"})), 400, "response_format.type"),
        ] {
            let error = read(body.clone()).expect_err(&body.to_string());
            let json: Value = serde_json::from_slice(&error.to_json()).unwrap();
            assert_eq!(
                (&json["error"]["param"], &json["error"]["code"]),
                (&json!(param), &json!(code)),
                "{body}"
            );
        }
    }

    #[test]
    fn deltas_have_the_members_of_their_place() {
        let json = |delta: ChatDelta| serde_json::to_string(&delta).unwrap();
        assert_eq!(
            json(ChatDelta {
                role: Some("assistant"),
                content: Some(None),
                ..ChatDelta::default()
            }),
            r#"{"role":"assistant","content":null}"#
        );
        assert_eq!(
            json(ChatDelta { content: Some(Some("a".into())), ..ChatDelta::default() }),
            r#"{"content":"a"}"#
        );
        assert_eq!(json(ChatDelta::default()), "{}");
    }
}
