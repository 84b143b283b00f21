//! The members of a request that its response repeats.

use serde::Serialize;
use serde_json::{Value, json};

use crate::server::fields::Fields;

/// The members of a request that its response repeats, with OpenAI's values where it has none.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct RepeatedFields {
    parallel_tool_calls: Value,
    tool_choice: Value,
    tools: Value,
    max_output_tokens: Value,
    max_tool_calls: Value,
    top_logprobs: Value,
    reasoning: Value,
    text: Value,
}

impl Default for RepeatedFields {
    fn default() -> Self {
        RepeatedFields {
            parallel_tool_calls: true.into(),
            tool_choice: "auto".into(),
            tools: json!([]),
            max_output_tokens: Value::Null,
            max_tool_calls: Value::Null,
            top_logprobs: 0.into(),
            reasoning: json!({"effort": null, "summary": null}),
            text: json!({"format": {"type": "text"}}),
        }
    }
}

impl RepeatedFields {
    /// Returns those of a request, as it says them.
    pub(super) fn of(fields: &Fields) -> RepeatedFields {
        let usual = RepeatedFields::default();
        let or = |name: &str, usual: Value| fields.get(name).cloned().unwrap_or(usual);
        // no summary is made
        let effort = fields.get("reasoning").and_then(|reasoning| reasoning.get("effort"));
        let mut text = or("text", json!({}));
        if text["format"].is_null()
            && let Some(members) = text.as_object_mut()
        {
            let chat = fields.get("response_format");
            let format = chat.map_or_else(|| json!({"type": "text"}), format_of_chat);
            members.insert("format".into(), format);
        }
        RepeatedFields {
            parallel_tool_calls: or("parallel_tool_calls", usual.parallel_tool_calls),
            tool_choice: or("tool_choice", usual.tool_choice),
            tools: or("tools", usual.tools),
            max_output_tokens: or("max_output_tokens", usual.max_output_tokens),
            max_tool_calls: or("max_tool_calls", usual.max_tool_calls),
            top_logprobs: or("top_logprobs", usual.top_logprobs),
            reasoning: json!({"effort": effort, "summary": null}),
            text,
        }
    }
}

/// Returns a format of the chat interface in the form of this one.
fn format_of_chat(format: &Value) -> Value {
    let Some(schema) = format.get("json_schema").and_then(Value::as_object) else {
        return format.clone();
    };
    let mut format = schema.clone();
    format.insert("type".into(), "json_schema".into());
    format.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(body: &Value) -> Value {
        serde_json::to_value(RepeatedFields::of(&Fields::of_body(body).unwrap())).unwrap()
    }

    #[test]
    fn a_response_repeats_what_its_request_says() {
        let usual = serde_json::to_value(RepeatedFields::default()).unwrap();
        assert_eq!(of(&json!({"input": "x"})), usual);
        let body = json!({
            "parallel_tool_calls": false,
            "tool_choice": {"type": "function", "name": "f"},
            "tools": [{"type": "function", "name": "f", "parameters": {}}],
            "max_output_tokens": 7,
            "max_tool_calls": 2,
            "top_logprobs": 3,
            "reasoning": {"effort": "low", "summary": null},
            "text": {"format": {"type": "json_object"}},
        });
        assert_eq!(of(&body), body);
        let of_chat = json!({"response_format": {"type": "json_schema", "json_schema": {
            "name": "n", "schema": {}}}});
        let format = json!({"type": "json_schema", "name": "n", "schema": {}});
        assert_eq!(of(&of_chat)["text"], json!({"format": format}));
    }
}
