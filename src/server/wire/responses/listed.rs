//! The items of a request as a list of them shows them.

use serde_json::{Map, Value, json};

use crate::util::random::random_name;

/// Returns an item of a request in OpenAI's form: with a type, an id and a status, and the text of
/// a message as a part.
pub(super) fn listed(item: &Value) -> Value {
    let Some(members) = item.as_object() else { return item.clone() };
    let mut listed: Map<String, Value> = members.clone();
    let is_there = |name: &str| members.get(name).is_some_and(|value| !value.is_null());
    if !is_there("type") {
        listed.insert("type".into(), "message".into());
    }
    let kind = listed["type"].as_str().unwrap_or_default().to_owned();
    if !is_there("id") {
        let prefix = match kind.as_str() {
            "function_call" => "fc_",
            "function_call_output" => "fco_",
            "custom_tool_call" => "ctc_",
            "custom_tool_call_output" => "ctco_",
            "reasoning" => "rs_",
            _ => "msg_",
        };
        listed.insert("id".into(), format!("{prefix}{}", random_name()).into());
    }
    if !is_there("status") {
        listed.insert("status".into(), "completed".into());
    }
    if kind == "message" {
        let is_output = members.get("role").is_some_and(|role| role == "assistant");
        let content = members.get("content").unwrap_or(&Value::Null);
        listed.insert("content".into(), parts(content, is_output));
    }
    listed.into()
}

/// Returns the content of a message as parts.
fn parts(content: &Value, is_output: bool) -> Value {
    let text_part = |text: &Value| {
        if is_output {
            json!({"type": "output_text", "text": text, "annotations": [], "logprobs": []})
        } else {
            json!({"type": "input_text", "text": text})
        }
    };
    let part = |part: &Value| match part["type"].as_str() {
        Some("text") => text_part(&part["text"]),
        _ => part.clone(),
    };
    match content {
        Value::String(_) => json!([text_part(content)]),
        Value::Array(parts) => parts.iter().map(part).collect(),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_shown_in_openais_form() {
        let shown = listed(&json!({"role": "user", "content": "Hi"}));
        assert!(shown["id"].as_str().unwrap().starts_with("msg_"));
        let expected = json!({"id": shown["id"], "type": "message", "status": "completed",
            "role": "user", "content": [{"type": "input_text", "text": "Hi"}]});
        assert_eq!(shown, expected);
        let shown =
            listed(&json!({"role": "assistant", "content": [{"type": "text", "text": "x"}]}));
        assert_eq!(shown["content"][0]["type"], "output_text");
        let call = json!({"type": "function_call", "call_id": "1", "name": "f", "arguments": "{}"});
        assert!(listed(&call)["id"].as_str().unwrap().starts_with("fc_"));
        let own = json!({"type": "message", "id": "msg_1", "status": "incomplete",
            "role": "user", "content": []});
        assert_eq!(listed(&own), own);
        assert_eq!(listed(&json!(1)), 1);
    }
}
