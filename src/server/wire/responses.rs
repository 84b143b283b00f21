//! `POST /v1/responses`: a request in the form of OpenAI's Responses as one of its chat interface.

pub(crate) mod answer;
mod listed;
mod repeated;
mod tools;

use std::collections::HashSet;
use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::chat::{ChatBody, function_of_text};
use super::common::read_metadata;
use super::field_names::FieldNames;
use super::foreign::{self, Api};
use super::image::{RequestImage, numbered_part, take_part};
use super::parse_body;
use crate::server::error::ApiError;
use crate::server::fields::{Fields, members_without, wrong};
use crate::server::kept::{AnswerStore, History};
use repeated::RepeatedFields;
pub(crate) use tools::{CalledTool, Namespaces};

/// Reads the body of a request as one of the chat interface.
///
/// # Errors
/// 400 for text that is no JSON, and for a field that is wrong or not supported.
pub(crate) fn read_body(bytes: &[u8]) -> Result<ChatBody, ApiError> {
    Ok(to_chat(&parse_body(bytes)?)?.body)
}

/// The part of a request that is not about its own answer.
#[derive(Debug)]
pub(crate) struct ResponseTurn {
    /// The conversation before.
    pub previous: Option<Arc<History>>,
    /// The items of the request.
    pub input: Vec<Value>,
    /// The same as a list shows them, if they are kept.
    pub listed: Arc<Vec<Value>>,
    /// The members that the response repeats.
    pub repeated: RepeatedFields,
    /// True if the answer can be asked for again, and gone on from.
    pub is_kept: bool,
    /// True if the answer is made after the request has been answered.
    pub in_background: bool,
    /// The response that it goes on from.
    pub previous_id: Option<String>,
    /// The system message, which holds for this answer alone.
    pub instructions: Option<Value>,
    /// The client's own words about the response.
    pub metadata: Map<String, Value>,
    /// The tools that stand in namespaces.
    pub namespaces: Namespaces,
}

/// Reads the body of a request as one of the chat interface, with the conversation that it goes on
/// with among `kept`.
///
/// # Errors
/// As [`read_body`], and 404 for a response that is not there.
pub(crate) fn read_turn(
    bytes: &[u8],
    kept: &AnswerStore,
) -> Result<(ChatBody, ResponseTurn), ApiError> {
    let mut body = parse_body(bytes)?;
    let turn = take_turn(&mut body, kept)?;
    check_outputs(body["input"].as_array().map_or(&[][..], Vec::as_slice))?;
    let ResponseChat { body, namespaces } = to_chat(&body)?;
    Ok((body, ResponseTurn { namespaces, ..turn }))
}

/// Takes the members about other requests out of a body, and puts the items of the conversation
/// before into its input.
fn take_turn(body: &mut Value, kept: &AnswerStore) -> Result<ResponseTurn, ApiError> {
    let fields = Fields::of_body(body)?;
    let previous_id = fields.string("previous_response_id")?.filter(|id| !id.is_empty());
    let previous_id = previous_id.map(str::to_owned);
    let previous = previous_id.as_deref().map(|id| previous(kept, id)).transpose()?;
    // checked now, so that the answer can be kept
    History::after(previous.clone(), Vec::new()).map_err(|_| {
        let what = "the conversation has too many turns; begin a new one";
        ApiError::bad_field("previous_response_id", what)
    })?;
    let input = match fields.get("input") {
        Some(Value::String(text)) => vec![json!({"role": "user", "content": text})],
        Some(Value::Array(items)) => items.clone(),
        other => {
            let found = other.unwrap_or(&Value::Null);
            return Err(fields.wrong("input", "a string or an array of items", found));
        }
    };
    let is_kept = fields.bool("store")?.unwrap_or(true);
    let in_background = fields.bool("background")?.unwrap_or(false);
    let streams = fields.bool("stream")?.unwrap_or(false);
    if in_background && !is_kept {
        let what = "an answer that is not stored cannot be asked for later; leave store away";
        return Err(ApiError::bad_field("background", what));
    }
    if in_background && streams {
        let what = "not together with stream; ask for the response by its id";
        return Err(ApiError::bad_field("background", what));
    }
    let metadata = read_metadata(&fields)?;
    let instructions = fields.get("instructions").cloned();
    let repeated = RepeatedFields::of(&fields);
    if let Some(history) = &previous
        && let Some(all) = body.as_object_mut()
    {
        let items = history.items().into_iter().chain(input.iter().cloned());
        all.insert("input".into(), items.collect());
    }
    if let Some(all) = body.as_object_mut() {
        for name in ["previous_response_id", "store", "background"] {
            all.remove(name);
        }
    }
    Ok(ResponseTurn {
        previous,
        listed: Arc::new(input.iter().filter(|_| is_kept).map(listed::listed).collect()),
        repeated,
        input,
        is_kept,
        in_background,
        previous_id,
        instructions,
        metadata,
        namespaces: Namespaces::default(),
    })
}

/// Returns the conversation up to a response.
fn previous(kept: &AnswerStore, id: &str) -> Result<Arc<History>, ApiError> {
    let about = |error: ApiError| error.about("previous_response_id");
    let Some(answer) = kept.get(id) else {
        let shown: String = id.chars().take(100).collect();
        return Err(about(ApiError::not_found(format!(
            "there is no response {shown:?}; it was not stored, or is forgotten"
        ))));
    };
    answer.history.ok_or_else(|| about(ApiError::conflict("that response is not complete")))
}

/// A request as one of the chat interface.
#[derive(Debug)]
struct ResponseChat {
    body: ChatBody,
    /// The tools that stand in namespaces.
    namespaces: Namespaces,
}

/// Returns a request as one of the chat interface.
///
/// # Errors
/// 400 names the field that is wrong or not supported.
fn to_chat(body: &Value) -> Result<ResponseChat, ApiError> {
    let fields = Fields::of_body(body)?;
    foreign::check(body, Api::Responses)?;
    let mut messages = Vec::new();
    let mut images = Vec::new();
    if let Some(text) = fields.string("instructions")? {
        messages.push(json!({"role": "system", "content": text}));
    }
    match fields.get("input") {
        Some(Value::String(text)) => messages.push(json!({"role": "user", "content": text})),
        Some(Value::Array(items)) => {
            for (i, item) in items.iter().enumerate() {
                read_item(item, format!("input[{i}]"), &mut messages, &mut images)?;
            }
        }
        other => {
            let found = other.unwrap_or(&Value::Null);
            return Err(fields.wrong("input", "a string or an array of items", found));
        }
    }
    let mut chat = members_without(&fields, OWN);
    chat.insert("messages".into(), Value::Array(messages));
    let mut names = FieldNames::default();
    names.insert("messages", "input");
    if let Some(limit) = fields.get("max_output_tokens") {
        chat.insert("max_tokens".into(), limit.clone());
        names.insert("max_tokens", "max_output_tokens");
    }
    if let Some(effort) =
        fields.object("reasoning")?.and_then(|reasoning| reasoning.get("effort").cloned())
    {
        chat.insert("reasoning_effort".into(), effort);
        names.insert("reasoning_effort", "reasoning.effort");
    }
    let tools = tools::read(&fields, &mut names)?;
    if !tools.list.is_empty() {
        chat.insert("tools".into(), Value::Array(tools.list));
    }
    if let Some(choice) = fields.get("tool_choice") {
        chat.insert("tool_choice".into(), tools::choice(choice)?);
    }
    // Log probabilities are asked for by name here, or by their number.
    if included(&fields)?.contains(&LOGPROBS) || fields.get("top_logprobs").is_some() {
        chat.insert("logprobs".into(), json!(true));
    }
    insert_text_format(&fields, &mut chat, &mut names)?;
    let body = ChatBody { fields: Value::Object(chat), images, names };
    Ok(ResponseChat { body, namespaces: tools.namespaces })
}

/// The log probabilities, as `include` names them.
const LOGPROBS: &str = "message.output_text.logprobs";

/// Parts of an answer that `include` may name, of which there are none here: what tools of the
/// server have found, and reasoning that only its maker can read.
const NOT_THERE: [&str; 7] = [
    "code_interpreter_call.outputs",
    "computer_call_output.output.image_url",
    "file_search_call.results",
    "message.input_image.image_url",
    "reasoning.encrypted_content",
    "web_search_call.action.sources",
    "web_search_call.results",
];

/// Reads `include`.
///
/// # Errors
/// 400 names the part that is not known.
fn included<'a>(fields: &Fields<'a>) -> Result<Vec<&'a str>, ApiError> {
    let list = fields.array("include")?.unwrap_or_default();
    let known = |(i, part): (usize, &'a Value)| {
        let name = part.as_str().filter(|name| *name == LOGPROBS || NOT_THERE.contains(name));
        name.ok_or_else(|| {
            wrong(&format!("include[{i}]"), "the name of a part of OpenAI's answers", part)
        })
    };
    list.iter().enumerate().map(known).collect()
}

/// Reads `text.format`.
///
/// # Errors
/// 400 names the field that is wrong.
pub(crate) fn insert_text_format(
    fields: &Fields,
    chat: &mut Map<String, Value>,
    names: &mut FieldNames,
) -> Result<(), ApiError> {
    if let Some(text) = fields.object("text")?
        && let Some(format) = text.object("format")?
    {
        let is_free = format.string("type")? == Some("text");
        if !is_free && fields.get("response_format").is_some() {
            let what = "another format is in text.format; expected one of the two";
            return Err(ApiError::bad_field("response_format", what));
        }
        chat.insert("response_format".into(), response_format(&format)?);
        names.insert("response_format", "text.format");
        names.insert("response_format.json_schema", "text.format");
    }
    Ok(())
}

/// Returns a format of the text in the form of the chat interface.
fn response_format(format: &Fields) -> Result<Value, ApiError> {
    match format.string("type")? {
        Some("json_schema") => Ok(json!({"type": "json_schema", "json_schema": {
            "name": format.get("name"), "schema": format.get("schema"),
            "strict": format.get("strict"),
        }})),
        Some(
            "text" | "json_object" | "regex" | "choice" | "grammar" | "lark" | "structural_tag",
        ) => Ok(Value::Object(format.map().clone())),
        other => {
            let expected = "\"text\", \"json_object\", \"json_schema\", \"regex\", \"choice\", \
                            \"grammar\", \"lark\" or \"structural_tag\"";
            Err(wrong(&format.path("type"), expected, &json!(other)))
        }
    }
}

/// Fields that mean something else here than in the chat interface, and those that ask for several
/// answers, of which there is always one here.
const OWN: &[&str] = &[
    "input",
    "instructions",
    "tools",
    "max_output_tokens",
    "reasoning",
    "text",
    "tool_choice",
    "messages",
    "n",
    "n_cmpl",
];

/// Returns a tool in the form of the chat interface.
///
/// # Errors
/// 400 for a tool that is not the client's own.
pub(super) fn function(tool: &Value, path: String) -> Result<Value, ApiError> {
    tools::own(&Fields::of_value(tool, path)?)
}

/// Checks that every output of a tool is of a call before it.
///
/// # Errors
/// 400 names the call that is not there.
fn check_outputs(items: &[Value]) -> Result<(), ApiError> {
    let mut called: HashSet<&str> = HashSet::new();
    for (i, item) in items.iter().enumerate() {
        let id = item["call_id"].as_str();
        match item["type"].as_str() {
            Some("function_call" | "custom_tool_call") => called.extend(id),
            Some("function_call_output" | "custom_tool_call_output") => match id {
                None => {
                    let expected = "a string: the call_id of a call";
                    return Err(wrong(&format!("input[{i}].call_id"), expected, &item["call_id"]));
                }
                Some(id) if !called.contains(id) => {
                    let shown: String = id.chars().take(100).collect();
                    let what = format!("no call before this output has the call_id {shown:?}");
                    return Err(ApiError::bad_field(format!("input[{i}].call_id"), what));
                }
                Some(_) => {}
            },
            _ => {}
        }
    }
    Ok(())
}

/// Reads an item of the input. The words, thoughts and calls of an assistant in a row are one
/// message.
fn read_item(
    item: &Value,
    path: String,
    messages: &mut Vec<Value>,
    images: &mut Vec<RequestImage>,
) -> Result<(), ApiError> {
    let fields = Fields::of_value(item, path.clone())?;
    let kind = fields.string("type")?;
    match (kind, fields.string("role")?) {
        (None | Some("message"), Some(role)) => {
            let content = content(&fields, images)?;
            match messages.last_mut().filter(|last| role == "assistant" && is_part(last)) {
                Some(last) => last["content"] = content,
                None => messages.push(json!({"role": role, "content": content})),
            }
        }
        (Some("function_call"), _) => {
            let text = |name| fields.string(name).map(|text| text.unwrap_or_default().to_owned());
            let call = json!({"id": text("call_id")?, "type": "function", "function": {
                "name": tools::model_name(&fields)?, "arguments": text("arguments")?,
            }});
            push_call(call, messages);
        }
        (Some("custom_tool_call"), _) => {
            let text = |name| fields.string(name).map(Option::unwrap_or_default);
            let name = tools::model_name(&fields)?;
            let function = function_of_text(&json!(name), &json!(text("input")?));
            let id = text("call_id")?;
            push_call(json!({"id": id, "type": "function", "function": function}), messages);
        }
        (Some("function_call_output" | "custom_tool_call_output"), _) => {
            let output = match fields.get("output") {
                Some(Value::String(text)) => json!(text),
                Some(Value::Array(items)) => parts(items, &fields.path("output"), images)?,
                _ => json!(""),
            };
            messages
                .push(json!({"role": "tool", "tool_call_id": item["call_id"], "content": output}));
        }
        (Some("reasoning"), _) => {
            let parts = fields.array("content")?.unwrap_or_default();
            let text: String = parts.iter().filter_map(|part| part["text"].as_str()).collect();
            messages.push(json!({"role": "assistant", "content": "", "reasoning_content": text}));
        }
        _ => {
            let expected = "\"message\", \"function_call\", \"function_call_output\", \
                            \"custom_tool_call\", \"custom_tool_call_output\" or \"reasoning\"";
            return Err(wrong(
                &format!("{path}.type"),
                expected,
                item.get("type").unwrap_or(&Value::Null),
            ));
        }
    }
    Ok(())
}

/// Adds a call to the last message of the assistant, or to a new one.
fn push_call(call: Value, messages: &mut Vec<Value>) {
    match messages.last_mut().filter(|last| last["role"] == "assistant") {
        Some(last) => match last["tool_calls"].as_array_mut() {
            Some(calls) => calls.push(call),
            None => last["tool_calls"] = json!([call]),
        },
        None => {
            messages.push(json!({"role": "assistant", "content": "", "tool_calls": [call]}));
        }
    }
}

/// Returns whether a message is the beginning of one: reasoning or calls, and no text yet.
fn is_part(message: &Value) -> bool {
    message["role"] == "assistant" && message["content"] == ""
}

fn content(fields: &Fields, images: &mut Vec<RequestImage>) -> Result<Value, ApiError> {
    match fields.get("content") {
        Some(Value::String(text)) => Ok(json!(text)),
        Some(Value::Array(items)) => parts(items, &fields.path("content"), images),
        other => {
            let found = other.unwrap_or(&Value::Null);
            Err(fields.wrong("content", "a string or an array of parts", found))
        }
    }
}

/// Returns the parts of content at a path, in the form of the chat interface.
fn parts(items: &[Value], path: &str, images: &mut Vec<RequestImage>) -> Result<Value, ApiError> {
    let mut part = |(i, item): (usize, &Value)| part(item, &format!("{path}[{i}]"), images);
    items.iter().enumerate().map(&mut part).collect()
}

/// Returns a part of content at a path, in the form of the chat interface.
fn part(part: &Value, path: &str, images: &mut Vec<RequestImage>) -> Result<Value, ApiError> {
    Ok(match part["type"].as_str() {
        Some("input_text" | "output_text" | "text") => {
            json!({"type": "text", "text": part["text"]})
        }
        Some("refusal") => json!({"type": "text", "text": part["refusal"]}),
        Some("input_image") => {
            let path = format!("{path}.image_url");
            let url = part["image_url"].as_str().ok_or_else(|| {
                wrong(&path, "a string: an address or a data URI", &part["image_url"])
            })?;
            numbered_part(images, path, url.to_owned())
        }
        _ => {
            let mut part = part.clone();
            take_part(&mut part, path, images);
            part
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_become_messages() {
        let chat = to_chat(&json!({
            "instructions": "s",
            "max_output_tokens": 7,
            "reasoning": {"effort": "low"},
            "temperature": 0.5,
            "input": [
                {"role": "user", "content": [{"type": "input_text", "text": "hi"}]},
                {"type": "reasoning", "summary": [], "content": [
                    {"type": "reasoning_text", "text": "hm"},
                ]},
                {"type": "function_call", "call_id": "1", "name": "f", "arguments": "{}"},
                {"type": "function_call_output", "call_id": "1", "output": "r"},
            ],
            "tools": [{"type": "function", "name": "f", "parameters": {}}],
            "text": {"format": {"type": "json_schema", "name": "x", "schema": {}}},
        }))
        .unwrap()
        .body
        .fields;
        let function = json!({"name": "f", "arguments": "{}"});
        let call = json!({"id": "1", "type": "function", "function": function});
        assert_eq!(
            chat["messages"],
            json!([
                {"role": "system", "content": "s"},
                {"role": "user", "content": [{"type": "text", "text": "hi"}]},
                {
                    "role": "assistant",
                    "content": "",
                    "reasoning_content": "hm",
                    "tool_calls": [call],
                },
                {"role": "tool", "tool_call_id": "1", "content": "r"},
            ])
        );
        assert_eq!((&chat["max_tokens"], &chat["temperature"]), (&json!(7), &json!(0.5)));
        assert_eq!(
            chat["tools"],
            json!([{"type": "function", "function": {"name": "f", "parameters": {}}}])
        );
        assert_eq!(chat["response_format"]["json_schema"]["schema"], json!({}));
    }

    #[test]
    fn images_bear_the_name_of_their_own_field() {
        let image = json!({"type": "input_image", "image_url": "https://a/b"});
        let text = json!({"type": "input_text", "text": "x"});
        let chat = to_chat(&json!({
            "instructions": "s",
            "input": [
                {"role": "user", "content": [text, image]},
                {"type": "function_call", "call_id": "1", "name": "f", "arguments": "{}"},
                {"type": "function_call_output", "call_id": "1", "output": [image]},
            ],
        }))
        .unwrap()
        .body;
        let fields: Vec<_> = chat.images.iter().map(|image| image.field.as_str()).collect();
        assert_eq!(fields, ["input[0].content[1].image_url", "input[2].output[0].image_url"]);
        assert_eq!(chat.fields["messages"][1]["content"][1]["image_url"]["url"], "0");
    }

    #[test]
    fn an_output_is_of_a_call_before_it() {
        let call = json!({"type": "function_call", "call_id": "1", "name": "f", "arguments": ""});
        let output =
            |id: &str| json!({"type": "function_call_output", "call_id": id, "output": ""});
        assert!(check_outputs(&[call.clone(), output("1"), output("1")]).is_ok());
        for items in [
            vec![output("1")],
            vec![call.clone(), output("2")],
            vec![output("1"), call],
            vec![json!({"type": "custom_tool_call_output", "output": ""})],
        ] {
            let error = check_outputs(&items).unwrap_err();
            assert!(error.param().unwrap().ends_with("].call_id"), "{items:?}");
        }
    }

    #[test]
    fn a_wrong_field_is_named() {
        let image = json!({"type": "input_image", "file_id": "f"});
        for (body, field) in [
            (json!({}), "input"),
            (json!({"input": [{"type": "odd"}]}), "input[0].type"),
            (json!({"input": "x", "tools": [{"type": "web_search"}]}), "tools[0].type"),
            (json!({"input": "x", "text": {"format": {"type": "yaml"}}}), "text.format.type"),
            (
                json!({"input": [{"role": "user", "content": [image]}]}),
                "input[0].content[0].image_url",
            ),
        ] {
            let error: Value =
                serde_json::from_slice(&to_chat(&body).unwrap_err().to_json()).unwrap();
            assert_eq!(error["error"]["param"], field, "{body}");
        }
    }
}
