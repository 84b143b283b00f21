//! `POST /v1/messages`: a request in Anthropic's form as one in OpenAI's.

use serde_json::{Value, json};

use super::foreign::{self, Api};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, same, wrong};

/// The same request for the chat interface.
///
/// # Errors
/// 400 names the field that is wrong.
pub fn to_chat(body: &Value) -> Result<Value, ApiError> {
    let fields = Fields::of_body(body)?;
    foreign::check(body, Api::Messages)?;
    let mut messages = Vec::new();
    match fields.get("system") {
        None => {}
        Some(Value::String(text)) => messages.push(json!({"role": "system", "content": text})),
        Some(Value::Array(blocks)) => {
            let text: String = blocks.iter().filter_map(|block| block["text"].as_str()).collect();
            messages.push(json!({"role": "system", "content": text}));
        }
        Some(other) => {
            return Err(fields.wrong("system", "a string or an array of text blocks", other));
        }
    }
    let list = fields.array("messages")?;
    let list = list
        .ok_or_else(|| ApiError::bad_field("messages", "expected an array, but it is missing"))?;
    for (i, message) in list.iter().enumerate() {
        read_message(message, format!("messages[{i}]"), &mut messages)?;
    }
    if list.is_empty() {
        messages.push(json!({"role": "user", "content": ""}));
    }
    let mut chat = same(&fields, OWN);
    chat.insert("messages".into(), Value::Array(messages));
    if let Some(stop) = fields.get("stop_sequences") {
        chat.insert("stop".into(), stop.clone());
    }
    if let Some(tools) = fields.array("tools")? {
        let tools = tools.iter().enumerate().map(|(i, value)| tool(value, format!("tools[{i}]")));
        chat.insert("tools".into(), Value::Array(tools.collect::<Result<_, _>>()?));
    }
    if let Some(choice) = fields.object("tool_choice")? {
        let name = choice.string("name")?;
        let value = match (choice.string("type")?, name) {
            (Some("auto"), _) => json!("auto"),
            (Some("none"), _) => json!("none"),
            (Some("any"), _) => json!("required"),
            (Some("tool"), Some(name)) => json!({"type": "function", "function": {"name": name}}),
            _ => {
                return Err(ApiError::bad_field(
                    choice.path("type"),
                    "expected \"auto\", \"any\", \"tool\" with a name, or \"none\"",
                ));
            }
        };
        chat.insert("tool_choice".into(), value);
        if let Some(alone) = choice.bool("disable_parallel_tool_use")? {
            chat.insert("parallel_tool_calls".into(), json!(!alone));
        }
    }
    // Structured outputs, by their name and by the one they had at first.
    let config = fields.object("output_config")?;
    let format = match &config {
        Some(config) => config.object("format")?,
        None => None,
    };
    if let Some(format) = format.or(fields.object("output_format")?) {
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
    }
    if let Some(effort) = config.as_ref().and_then(|config| config.get("effort")) {
        chat.insert("reasoning_effort".into(), effort.clone());
    }
    if let Some(thinking) = fields.object("thinking")? {
        let enabled = thinking.string("type")? != Some("disabled");
        chat.insert("enable_thinking".into(), json!(enabled));
        if let Some(budget) =
            thinking.integer("budget_tokens", 1..=i64::from(i32::MAX))?.filter(|_| enabled)
        {
            chat.insert("reasoning_budget_tokens".into(), json!(budget));
        }
    }
    Ok(Value::Object(chat))
}

/// Fields that mean something else here than in the chat interface; an answer is one.
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

/// A tool in OpenAI's form. One of the type `custom` is the client's own, as one without a type is;
/// those of other types are run by Anthropic's servers, or have a schema that only its models know.
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
    let description = fields.get("description").cloned().unwrap_or_else(|| json!(""));
    let function =
        json!({"name": fields.get("name"), "description": description, "parameters": schema});
    Ok(json!({"type": "function", "function": function}))
}

/// A message; its tool results become messages of their own.
fn read_message(message: &Value, path: String, out: &mut Vec<Value>) -> Result<(), ApiError> {
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
    let mut parts = Vec::new();
    let mut calls = Vec::new();
    let mut results = Vec::new();
    let mut reasoning = String::new();
    for (i, block) in blocks.iter().enumerate() {
        let path = format!("{}[{i}]", fields.path("content"));
        match block["type"].as_str() {
            Some("text") => parts.push(json!({"type": "text", "text": block["text"]})),
            Some("thinking") => reasoning += block["thinking"].as_str().unwrap_or_default(),
            Some("redacted_thinking") => {}
            Some("image") => parts.push(image(block)),
            Some("tool_use") => calls.push(json!({"id": block["id"], "type": "function", "function": {
                "name": block["name"], "arguments": block["input"].to_string(),
            }})),
            Some("tool_result") => results.push(json!({
                "role": "tool", "tool_call_id": block["tool_use_id"], "content": result(&block["content"]),
            })),
            _ => {
                let expected = "\"text\", \"image\", \"thinking\", \"tool_use\" or \"tool_result\"";
                return Err(wrong(&format!("{path}.type"), expected, &block["type"]));
            }
        }
    }
    // They answer the calls of the message before this one, and so stand next to it.
    out.extend(results);
    if !parts.is_empty() || !calls.is_empty() || !reasoning.is_empty() {
        let content = if parts.is_empty() { json!("") } else { Value::Array(parts) };
        let mut message = json!({"role": role, "content": content});
        if !calls.is_empty() {
            message["tool_calls"] = Value::Array(calls);
        }
        if !reasoning.is_empty() {
            message["reasoning_content"] = json!(reasoning);
        }
        out.push(message);
    }
    Ok(())
}

/// Returns what a tool gave: text, unless there are images in it.
fn result(content: &Value) -> Value {
    match content {
        Value::Array(parts) if parts.iter().any(|part| part["type"] == "image") => parts
            .iter()
            .map(|part| if part["type"] == "image" { image(part) } else { part.clone() })
            .collect(),
        Value::Array(parts) => {
            json!(parts.iter().filter_map(|part| part["text"].as_str()).collect::<String>())
        }
        Value::Null => json!(""),
        other => other.clone(),
    }
}

fn image(block: &Value) -> Value {
    let source = &block["source"];
    let url = match source["type"].as_str() {
        Some("base64") => {
            let media_type = source["media_type"].as_str().unwrap_or("image/jpeg");
            format!("data:{media_type};base64,{}", source["data"].as_str().unwrap_or_default())
        }
        _ => source["url"].as_str().unwrap_or_default().to_owned(),
    };
    json!({"type": "image_url", "image_url": {"url": url}})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_become_messages() {
        let chat = to_chat(&json!({
            "model": "m", "max_tokens": 5, "system": [{"type": "text", "text": "s"}], "stop_sequences": ["x"],
            "messages": [
                {"role": "user", "content": "hi"},
                {"role": "assistant", "content": [
                    {"type": "thinking", "thinking": "hm"},
                    {"type": "tool_use", "id": "1", "name": "f", "input": {"a": 1}},
                ]},
                {"role": "user", "content": [
                    {"type": "tool_result", "tool_use_id": "1", "content": [{"type": "text", "text": "r"}]},
                    {"type": "text", "text": "and?"},
                ]},
            ],
            "tools": [{"name": "f", "input_schema": {"type": "object"}}],
            "tool_choice": {"type": "tool", "name": "f"},
        }))
        .unwrap();
        assert_eq!(
            chat["messages"],
            json!([
                {"role": "system", "content": "s"},
                {"role": "user", "content": "hi"},
                {"role": "assistant", "content": "", "reasoning_content": "hm", "tool_calls": [
                    {"id": "1", "type": "function", "function": {"name": "f", "arguments": "{\"a\":1}"}}]},
                {"role": "tool", "tool_call_id": "1", "content": "r"},
                {"role": "user", "content": [{"type": "text", "text": "and?"}]},
            ])
        );
        let schema = json!({"type": "object"});
        for body in [
            json!({"messages": [], "output_config": {"format": {"type": "json_schema", "schema": schema}}}),
            json!({"messages": [], "output_format": {"type": "json_schema", "schema": schema}}),
        ] {
            let chat = to_chat(&body).unwrap();
            assert_eq!(chat["response_format"]["json_schema"]["schema"], schema, "{body}");
        }
        assert_eq!((&chat["stop"], &chat["max_tokens"]), (&json!(["x"]), &json!(5)));
        assert_eq!(chat["tool_choice"]["function"]["name"], "f");
        assert_eq!(chat["tools"][0]["function"]["parameters"], json!({"type": "object"}));
        for (body, field) in [
            (json!({}), "messages"),
            (json!({"messages": [5]}), "messages[0]"),
            (json!({"messages": [{"role": "user", "content": 5}]}), "messages[0].content"),
            (
                json!({"messages": [{"role": "user", "content": [{"type": "x"}]}]}),
                "messages[0].content[0].type",
            ),
            (json!({"messages": [], "system": 5}), "system"),
            (
                json!({"messages": [], "tools": [{"type": "bash_20250124", "name": "bash"}]}),
                "tools[0].type",
            ),
            (
                json!({"messages": [], "tools": [{"type": "custom", "name": "f"}]}),
                "tools[0].input_schema",
            ),
            (json!({"messages": [], "output_format": {"type": "xml"}}), "output_format.type"),
            (
                json!({"messages": [], "output_config": {"format": {"type": "json_schema"}}}),
                "output_config.format.schema",
            ),
        ] {
            let error: Value =
                serde_json::from_slice(&to_chat(&body).unwrap_err().to_json()).unwrap();
            assert_eq!(error["error"]["param"], field, "{body}");
        }
    }
}
