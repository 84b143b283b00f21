//! `POST /check-constraint`: the fields of a request to any of the interfaces that say what its
//! answer must be like, as those of the chat interface.

use serde_json::{Value, json};

use super::chat::ChatBody;
use super::field_names::FieldNames;
use super::foreign::{self, Api};
use super::{anthropic, responses};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, members_without};

/// Fields that are read in the form of their interface, or that say nothing about a constraint.
const OWN: &[&str] = &[
    "messages",
    "input",
    "prompt",
    "instructions",
    "system",
    "tools",
    "text",
    "output_config",
    "output_format",
    "n",
    "n_cmpl",
];

/// Reads the body of a request, in whose conversation stands a word.
///
/// # Errors
/// 400 for a field that is wrong or not supported.
pub(crate) fn read(body: &Value) -> Result<ChatBody, ApiError> {
    let fields = Fields::of_body(body)?;
    foreign::check(body, Api::CheckConstraint)?;
    let mut chat = members_without(&fields, OWN);
    let mut names = FieldNames::default();
    chat.insert("messages".into(), json!([{"role": "user", "content": "Hi"}]));
    let tools = fields.array("tools")?.unwrap_or_default();
    if tools.iter().any(|tool| tool.get("input_schema").is_some()) {
        chat.remove("tool_choice");
        anthropic::insert_tools(&fields, &mut chat, &mut names)?;
    } else if !tools.is_empty() {
        let mut all = Vec::with_capacity(tools.len());
        for (i, tool) in tools.iter().enumerate() {
            let is_flat = tool["type"] == "function" && tool.get("function").is_none();
            if is_flat {
                let path = format!("tools[{i}]");
                all.push(responses::function(tool, path.clone())?);
                names.insert(format!("{path}.function"), path);
            } else {
                all.push(tool.clone());
            }
        }
        chat.insert("tools".into(), Value::Array(all));
    }
    responses::insert_text_format(&fields, &mut chat, &mut names)?;
    anthropic::insert_output_config(&fields, &mut chat, &mut names)?;
    Ok(ChatBody { fields: Value::Object(chat), images: Vec::new(), names })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_of_every_interface_become_those_of_the_chat_interface() {
        let read = |body: Value| super::read(&body).map(|chat| chat.fields);
        let schema = json!({"type": "object"});
        let function = json!({"name": "f", "parameters": schema});
        let chat = json!({"type": "function", "function": function});
        for tool in [
            chat.clone(),
            json!({"type": "function", "name": "f", "parameters": schema}),
            json!({"name": "f", "input_schema": schema}),
        ] {
            let found = read(json!({"tools": [tool], "input": "x"})).unwrap();
            assert_eq!(found["tools"][0]["function"]["parameters"], schema, "{tool}");
            assert!(found.get("input").is_none());
        }
        let format = json!({"type": "json_schema", "name": "x", "schema": schema});
        for body in [
            json!({"text": {"format": format}}),
            json!({"output_config": {"format": format}}),
            json!({"output_format": format}),
        ] {
            let found = read(body.clone()).unwrap();
            let found = &found["response_format"]["json_schema"]["schema"];
            assert_eq!(*found, schema, "{body}");
        }
        for (body, field) in [
            (json!({"guided_decoding": {"regex": "a"}}), "guided_decoding"),
            (json!({"text": {"format": {"type": "x"}}}), "text.format.type"),
            (json!({"tools": 5}), "tools"),
            (json!({"tools": [{"type": "function", "name": "f"}, 5]}), "tools[1]"),
        ] {
            let error = read(body.clone()).and_then(|fields| {
                super::super::tools::read(&Fields::of_body(&fields)?).map(|_| Value::Null)
            });
            assert_eq!(error.unwrap_err().param(), Some(field), "{body}");
        }
    }
}
