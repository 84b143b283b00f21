//! `POST /v1/messages`: a request in Anthropic's form as one in OpenAI's.

pub(crate) mod answer;

use serde_json::{Map, Value, json};

use super::chat::ChatBody;
use super::field_names::FieldNames;
use super::foreign::{self, Api};
use super::image::{RequestImage, numbered_part, take_part};
use super::parse_body;
use crate::chat;
use crate::server::error::ApiError;
use crate::server::fields::{Fields, members_without, wrong};

/// Reads the body of a request as one of the chat interface.
///
/// # Errors
/// 400 for text that is no JSON, and for a field that is wrong.
pub(crate) fn read_body(bytes: &[u8]) -> Result<ChatBody, ApiError> {
    to_chat(&parse_body(bytes)?)
}

/// Returns a request as one of the chat interface.
///
/// # Errors
/// 400 names the field that is wrong.
fn to_chat(body: &Value) -> Result<ChatBody, ApiError> {
    let fields = Fields::of_body(body)?;
    foreign::check(body, Api::Messages)?;
    let mut images = Vec::new();
    let messages = messages(&fields, &mut images)?;
    let mut chat = members_without(&fields, OWN);
    chat.insert("messages".into(), Value::Array(messages));
    let mut names = FieldNames::default();
    if let Some(stop) = fields.get("stop_sequences") {
        chat.insert("stop".into(), stop.clone());
        names.insert("stop", "stop_sequences");
    }
    insert_tools(&fields, &mut chat, &mut names)?;
    insert_output_config(&fields, &mut chat, &mut names)?;
    insert_thinking(&fields, &mut chat)?;
    Ok(ChatBody { fields: Value::Object(chat), images, names })
}

/// Reads `system` and `messages`.
fn messages(fields: &Fields, images: &mut Vec<RequestImage>) -> Result<Vec<Value>, ApiError> {
    let mut messages = Vec::new();
    match fields.get("system") {
        None => {}
        Some(Value::String(text)) => messages.push(json!({"role": "system", "content": text})),
        Some(Value::Array(blocks)) => {
            let mut text = String::new();
            for (i, block) in blocks.iter().enumerate() {
                text += block["text"].as_str().ok_or_else(|| {
                    wrong(&format!("system[{i}].text"), "a string", &block["text"])
                })?;
            }
            messages.push(json!({"role": "system", "content": text}));
        }
        Some(other) => {
            return Err(fields.wrong("system", "a string or an array of text blocks", other));
        }
    }
    let list = fields
        .array("messages")?
        .ok_or_else(|| ApiError::bad_field("messages", "expected an array, but it is missing"))?;
    if list.is_empty() {
        // Anthropic's words
        let error = ApiError::bad_request("messages: at least one message is required");
        return Err(error.about("messages"));
    }
    for (i, message) in list.iter().enumerate() {
        read_message(message, format!("messages[{i}]"), &mut messages, images)?;
    }
    Ok(messages)
}

/// Reads `tools` and `tool_choice`.
///
/// # Errors
/// 400 names the field that is wrong.
pub(super) fn insert_tools(
    fields: &Fields,
    chat: &mut Map<String, Value>,
    names: &mut FieldNames,
) -> Result<(), ApiError> {
    if let Some(list) = fields.array("tools")? {
        let mut tools = Vec::with_capacity(list.len());
        for (i, value) in list.iter().enumerate() {
            let path = format!("tools[{i}]");
            tools.push(tool(value, path.clone())?);
            let schema = format!("{path}.input_schema");
            names.insert(format!("{path}.function.parameters"), schema);
            names.insert(format!("{path}.function"), path);
        }
        chat.insert("tools".into(), Value::Array(tools));
    }
    let Some(choice) = fields.object("tool_choice")? else { return Ok(()) };
    let name = choice.string("name")?;
    let value = match (choice.string("type")?, name) {
        (Some("auto"), _) => json!("auto"),
        (Some("none"), _) => json!("none"),
        (Some("any"), _) => json!("required"),
        (Some("tool"), Some(name)) => json!({"type": "function", "function": {"name": name}}),
        _ => {
            let expected = "expected \"auto\", \"any\", \"tool\" with a name, or \"none\"";
            return Err(ApiError::bad_field(choice.path("type"), expected));
        }
    };
    chat.insert("tool_choice".into(), value);
    if let Some(alone) = choice.bool("disable_parallel_tool_use")? {
        chat.insert("parallel_tool_calls".into(), json!(!alone));
    }
    Ok(())
}

/// Reads structured outputs, by their present and their first name, and the effort.
///
/// # Errors
/// 400 names the field that is wrong.
pub(crate) fn insert_output_config(
    fields: &Fields,
    chat: &mut Map<String, Value>,
    names: &mut FieldNames,
) -> Result<(), ApiError> {
    let config = fields.object("output_config")?;
    let format = match &config {
        Some(config) => config.object("format")?,
        None => None,
    };
    let older = fields.object("output_format")?;
    let own = if format.is_some() { "output_config.format" } else { "output_format" };
    if let Some(format) = format.or(older) {
        if fields.get("response_format").is_some() {
            let what = format!("another format is in {own}; expected one of the two");
            return Err(ApiError::bad_field("response_format", what));
        }
        if format.string("type")? != Some("json_schema") {
            return Err(ApiError::bad_field(format.path("type"), "expected \"json_schema\""));
        }
        let schema = format.get("schema").ok_or_else(|| {
            ApiError::bad_field(format.path("schema"), "expected a JSON Schema, but it is missing")
        })?;
        chat.insert(
            "response_format".into(),
            json!({"type": "json_schema", "json_schema": {"schema": schema}}),
        );
        names.insert("response_format", own);
        names.insert("response_format.json_schema", own);
    }
    let Some(config) = config else { return Ok(()) };
    match config.string("effort")? {
        None => {}
        Some(effort @ ("low" | "medium" | "high" | "xhigh" | "max")) => {
            chat.insert("reasoning_effort".into(), json!(effort));
            names.insert("reasoning_effort", "output_config.effort");
        }
        Some(other) => {
            let expected = "\"low\", \"medium\", \"high\", \"xhigh\" or \"max\"";
            return Err(config.wrong("effort", expected, &json!(other)));
        }
    }
    Ok(())
}

/// Reads `thinking`.
fn insert_thinking(fields: &Fields, chat: &mut Map<String, Value>) -> Result<(), ApiError> {
    let Some(thinking) = fields.object("thinking")? else { return Ok(()) };
    let enabled = match thinking.string("type")? {
        None | Some("enabled" | "adaptive") => true,
        Some("disabled") => false,
        Some(other) => {
            let expected = "\"enabled\", \"adaptive\" or \"disabled\"";
            return Err(thinking.wrong("type", expected, &json!(other)));
        }
    };
    chat.insert("enable_thinking".into(), json!(enabled));
    let budget = thinking.integer("budget_tokens", 1..=i64::from(i32::MAX))?;
    if let Some(budget) = budget.filter(|_| enabled) {
        chat.insert("reasoning_budget_tokens".into(), json!(budget));
    }
    Ok(())
}

/// Fields that mean something else here than in the chat interface, and those that ask for several
/// answers, of which there is always one here.
const OWN: &[&str] = &[
    "messages",
    "system",
    "stop_sequences",
    "tools",
    "tool_choice",
    "thinking",
    "output_config",
    "output_format",
    "n",
    "n_cmpl",
];

/// Returns a tool in OpenAI's form. One of the type `custom` is the client's own, as one without a
/// type is; those of other types are run by Anthropic's servers, or have a schema that only its
/// models know.
fn tool(tool: &Value, path: String) -> Result<Value, ApiError> {
    let fields = Fields::of_value(tool, path)?;
    let kind = fields.string("type")?;
    let schema = fields.get("input_schema").cloned();
    let schema = match (kind, schema) {
        (None | Some("custom"), Some(schema)) => schema,
        (None, None) => json!({"type": "object"}),
        (Some("custom"), None) => {
            let expected = "expected a JSON Schema, but it is missing";
            return Err(ApiError::bad_field(fields.path("input_schema"), expected));
        }
        (Some(_), _) => {
            let expected = "\"custom\" with an input_schema: the server runs no tools";
            return Err(wrong(&fields.path("type"), expected, &json!(kind)));
        }
    };
    check_callers(&fields)?;
    let description = fields.get("description").cloned().unwrap_or_else(|| json!(""));
    let mut function =
        json!({"name": fields.get("name"), "description": description, "parameters": schema});
    if let Some(strict) = fields.bool("strict")? {
        function["strict"] = json!(strict);
    }
    Ok(json!({"type": "function", "function": function}))
}

/// Checks that a tool is shown to the model, and called by it alone.
fn check_callers(tool: &Fields) -> Result<(), ApiError> {
    if tool.bool("defer_loading")? == Some(true) {
        let what = "not supported; the model sees all tools from the beginning";
        return Err(ApiError::bad_field(tool.path("defer_loading"), what));
    }
    let callers = tool.array("allowed_callers")?.unwrap_or_default();
    if callers.iter().any(|caller| caller != "direct") {
        let what = "not supported; the server runs no code that could call tools";
        return Err(ApiError::bad_field(tool.path("allowed_callers"), what));
    }
    Ok(())
}

/// Reads a message; its tool results become messages of their own.
fn read_message(
    message: &Value,
    path: String,
    out: &mut Vec<Value>,
    images: &mut Vec<RequestImage>,
) -> Result<(), ApiError> {
    let fields = Fields::of_value(message, path)?;
    let role = fields.string("role")?.unwrap_or_default();
    let blocks = match fields.get("content") {
        Some(Value::Array(blocks)) => blocks,
        Some(Value::String(text)) => {
            out.push(json!({"role": role, "content": text}));
            return Ok(());
        }
        None if role == "assistant" => return Ok(()),
        other => {
            let found = other.unwrap_or(&Value::Null);
            return Err(fields.wrong("content", "a string or an array of blocks", found));
        }
    };
    let mut read = MessageBlocks::default();
    for (i, block) in blocks.iter().enumerate() {
        read.push(block, &format!("{}[{i}]", fields.path("content")), images)?;
    }
    // Results answer the calls of the message before this one, and so stand next to it.
    out.append(&mut read.results);
    out.extend(read.message(role));
    Ok(())
}

/// The blocks of a message in the form of the chat interface.
#[derive(Default)]
struct MessageBlocks {
    parts: Vec<Value>,
    calls: Vec<Value>,
    /// The results of tools, each a message of its own.
    results: Vec<Value>,
    reasoning: String,
}

impl MessageBlocks {
    /// Adds the block at a path.
    fn push(
        &mut self,
        block: &Value,
        path: &str,
        images: &mut Vec<RequestImage>,
    ) -> Result<(), ApiError> {
        match block["type"].as_str() {
            Some("text") => self.parts.push(json!({"type": "text", "text": block["text"]})),
            Some("thinking") => self.reasoning += block["thinking"].as_str().unwrap_or_default(),
            Some("redacted_thinking") => {}
            Some("image") => self.parts.push(image(block, path, images)),
            Some("tool_use") => self.calls.push(json!({
                "id": block["id"],
                "type": "function",
                "function": {
                    "name": block["name"],
                    "arguments": chat::compact_text(&block["input"]),
                },
            })),
            Some("tool_result") => self.results.push(json!({
                "role": "tool",
                "tool_call_id": block["tool_use_id"],
                "content": result(&block["content"], path, images),
            })),
            _ => {
                let expected = "\"text\", \"image\", \"thinking\", \"tool_use\" or \"tool_result\"";
                return Err(wrong(&format!("{path}.type"), expected, &block["type"]));
            }
        }
        Ok(())
    }

    /// Returns the message of all but the results, unless there is nothing else.
    fn message(self, role: &str) -> Option<Value> {
        if self.parts.is_empty() && self.calls.is_empty() && self.reasoning.is_empty() {
            return None;
        }
        let content = if self.parts.is_empty() { json!("") } else { Value::Array(self.parts) };
        let mut message = json!({"role": role, "content": content});
        if !self.calls.is_empty() {
            message["tool_calls"] = Value::Array(self.calls);
        }
        if !self.reasoning.is_empty() {
            message["reasoning_content"] = json!(self.reasoning);
        }
        Some(message)
    }
}

/// Returns the result of a tool: text, unless there are images in it.
fn result(content: &Value, path: &str, images: &mut Vec<RequestImage>) -> Value {
    match content {
        Value::Array(parts) if parts.iter().any(|part| part["type"] == "image") => {
            let mut part = |(i, part): (usize, &Value)| {
                let path = format!("{path}.content[{i}]");
                if part["type"] == "image" {
                    return image(part, &path, images);
                }
                let mut part = part.clone();
                take_part(&mut part, &path, images);
                part
            };
            parts.iter().enumerate().map(&mut part).collect()
        }
        Value::Array(parts) => {
            json!(parts.iter().filter_map(|part| part["text"].as_str()).collect::<String>())
        }
        Value::Null => json!(""),
        other => other.clone(),
    }
}

/// Returns the part of the chat interface for an image block at a path.
fn image(block: &Value, path: &str, images: &mut Vec<RequestImage>) -> Value {
    let source = &block["source"];
    let url = match source["type"].as_str() {
        Some("base64") => {
            let media_type = source["media_type"].as_str().unwrap_or("image/jpeg");
            format!("data:{media_type};base64,{}", source["data"].as_str().unwrap_or_default())
        }
        _ => source["url"].as_str().unwrap_or_default().to_owned(),
    };
    numbered_part(images, format!("{path}.source"), url)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: &Value) -> Result<Value, ApiError> {
        to_chat(body).map(|chat| chat.fields)
    }

    #[test]
    fn blocks_become_messages() {
        let chat = read(&json!({
            "model": "m",
            "max_tokens": 5,
            "system": [{"type": "text", "text": "s"}],
            "stop_sequences": ["x"],
            "messages": [
                {"role": "user", "content": "hi"},
                {"role": "assistant", "content": [
                    {"type": "thinking", "thinking": "hm"},
                    {"type": "tool_use", "id": "1", "name": "f", "input": {"a": 1}},
                ]},
                {"role": "user", "content": [
                    {"type": "tool_result", "tool_use_id": "1", "content": [
                        {"type": "text", "text": "r"},
                    ]},
                    {"type": "text", "text": "and?"},
                ]},
            ],
            "tools": [{"name": "f", "input_schema": {"type": "object"}}],
            "tool_choice": {"type": "tool", "name": "f"},
        }))
        .unwrap();
        let function = json!({"name": "f", "arguments": "{\"a\":1}"});
        let call = json!({"id": "1", "type": "function", "function": function});
        assert_eq!(
            chat["messages"],
            json!([
                {"role": "system", "content": "s"},
                {"role": "user", "content": "hi"},
                {
                    "role": "assistant",
                    "content": "",
                    "reasoning_content": "hm",
                    "tool_calls": [call],
                },
                {"role": "tool", "tool_call_id": "1", "content": "r"},
                {"role": "user", "content": [{"type": "text", "text": "and?"}]},
            ])
        );
        assert_eq!((&chat["stop"], &chat["max_tokens"]), (&json!(["x"]), &json!(5)));
        assert_eq!(chat["tool_choice"]["function"]["name"], "f");
        assert_eq!(chat["tools"][0]["function"]["parameters"], json!({"type": "object"}));
    }

    #[test]
    fn structured_outputs_have_two_names() {
        let messages = json!([{"role": "user", "content": "hi"}]);
        let schema = json!({"type": "object"});
        let format = json!({"type": "json_schema", "schema": schema});
        for body in [
            json!({"messages": messages, "output_config": {"format": format}}),
            json!({"messages": messages, "output_format": format}),
        ] {
            let chat = read(&body).unwrap();
            assert_eq!(chat["response_format"]["json_schema"]["schema"], schema, "{body}");
        }
    }

    #[test]
    fn images_bear_the_name_of_their_own_field() {
        let url = json!({"type": "image", "source": {"type": "url", "url": "https://a/b"}});
        let source = json!({"type": "base64", "media_type": "image/png", "data": "AA"});
        let data = json!({"type": "image", "source": source});
        let result = json!({"type": "tool_result", "tool_use_id": "1", "content": [data]});
        let chat = to_chat(&json!({
            "system": "s",
            "messages": [
                {"role": "user", "content": "hi"},
                {"role": "user", "content": [{"type": "text", "text": "x"}, url, result]},
            ],
        }))
        .unwrap();
        let found: Vec<_> =
            chat.images.iter().map(|image| (image.field.as_str(), image.url.as_str())).collect();
        assert_eq!(
            found,
            [
                ("messages[1].content[1].source", "https://a/b"),
                ("messages[1].content[2].content[0].source", "data:image/png;base64,AA"),
            ]
        );
        let messages = &chat.fields["messages"];
        assert_eq!(messages[2]["content"][0]["image_url"]["url"], "1");
        assert_eq!(messages[3]["content"][1]["image_url"]["url"], "0");
    }

    #[test]
    fn a_wrong_field_is_named() {
        let asking = |fields: Value| {
            let mut body = json!({"messages": [{"role": "user", "content": "hi"}]});
            body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
            body
        };
        let user = |content: Value| json!({"messages": [{"role": "user", "content": content}]});
        for (body, field) in [
            (json!({}), "messages"),
            (json!({"messages": []}), "messages"),
            (json!({"messages": [5]}), "messages[0]"),
            (user(json!(5)), "messages[0].content"),
            (user(json!([{"type": "x"}])), "messages[0].content[0].type"),
            (asking(json!({"system": 5})), "system"),
            (
                asking(json!({"tools": [{"type": "bash_20250124", "name": "bash"}]})),
                "tools[0].type",
            ),
            (asking(json!({"tools": [{"type": "custom", "name": "f"}]})), "tools[0].input_schema"),
            (asking(json!({"output_format": {"type": "xml"}})), "output_format.type"),
            (
                asking(json!({"output_config": {"format": {"type": "json_schema"}}})),
                "output_config.format.schema",
            ),
        ] {
            let error: Value = serde_json::from_slice(&read(&body).unwrap_err().to_json()).unwrap();
            assert_eq!(error["error"]["param"], field, "{body}");
        }
        let error = read(&json!({"messages": []})).unwrap_err();
        assert_eq!(error.message(), "messages: at least one message is required");
    }
}
