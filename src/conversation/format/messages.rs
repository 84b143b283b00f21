//! A conversation as templates of the harmony format take it: a message has one call, whose result
//! follows it, and reasoning under a name of its own.

use serde_json::{Map, Value, json};

type MessageMap = Map<String, Value>;

/// Fits a conversation to such a template.
pub fn fit(messages: &mut Value) {
    let Some(list) = messages.as_array_mut() else { return };
    let mut left: Vec<Option<Value>> = std::mem::take(list).into_iter().map(Some).collect();
    for i in 0..left.len() {
        match left[i].take() {
            Some(Value::Object(message)) if message.get("role") == Some(&json!("assistant")) => {
                assistant(message, &mut left[i + 1..], list);
            }
            other => list.extend(other),
        }
    }
}

/// Adds one message of the model, and the results of its calls, which may stand among the messages
/// in `following`.
fn assistant(mut message: MessageMap, following: &mut [Option<Value>], list: &mut Vec<Value>) {
    let reasoning = message.remove("reasoning_content");
    let reasoning = reasoning.as_ref().and_then(Value::as_str).unwrap_or_default();
    let calls = match message.remove("tool_calls") {
        Some(Value::Array(calls)) => calls,
        None | Some(Value::Null) => Vec::new(),
        // the check of messages reports what is no list
        Some(other) => return list.push(with(message, "tool_calls", other)),
    };
    if calls.is_empty() {
        // reasoning alone is dropped, as templates drop that of answers
        let has_content =
            !matches!(message.get("content"), None | Some(Value::Null)) && message["content"] != "";
        if has_content || reasoning.is_empty() {
            list.push(Value::Object(message));
        }
        return;
    }
    // A message with a call says one thing next to it. Text that cannot be put to reasoning is left
    // where it is.
    match (reasoning, message.get("content")) {
        ("", _) => {}
        (reasoning, None | Some(Value::Null)) => {
            message.insert("thinking".into(), json!(reasoning));
        }
        (reasoning, Some(Value::String(text))) => {
            let thinking = json!(format!("{reasoning}\n\n{text}").trim());
            message.insert("content".into(), json!(""));
            message.insert("thinking".into(), thinking);
        }
        _ => {}
    }
    let one = calls.len() == 1;
    for call in calls {
        let id = call["id"].clone();
        list.push(with(std::mem::take(&mut message), "tool_calls", json!([call])));
        message.insert("role".into(), json!("assistant"));
        message.insert("content".into(), json!(""));
        if one {
            continue;
        }
        let results = following.iter_mut().map_while(|other| match other {
            Some(other) if other["role"] != "tool" => None,
            other => Some(other),
        });
        let is_its = |other: &&mut Option<Value>| {
            other.as_ref().is_some_and(|other| other["tool_call_id"] == id)
        };
        list.extend(results.into_iter().find(is_its).and_then(Option::take));
    }
}

fn with(mut message: MessageMap, key: &str, value: Value) -> Value {
    message.insert(key.into(), value);
    Value::Object(message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(mut messages: Value) -> Value {
        fit(&mut messages);
        messages
    }

    #[test]
    fn each_call_is_followed_by_its_result() {
        let call = |id: &str| json!({"id": id, "function": {"name": id, "arguments": {}}});
        let result = |id: &str| json!({"role": "tool", "tool_call_id": id, "content": id});
        let user = json!({"role": "user", "content": "Hi"});
        let said = |call: Value| json!({"role": "assistant", "content": "", "tool_calls": [call]});
        assert_eq!(
            fitted(json!([
                user,
                {"role": "assistant", "content": "", "tool_calls": [call("a"), call("b")]},
                result("b"), result("a"), result("c"), user
            ])),
            json!([
                user,
                said(call("a")),
                result("a"),
                said(call("b")),
                result("b"),
                result("c"),
                user
            ])
        );
        assert_eq!(
            fitted(json!([
                {
                    "role": "assistant",
                    "content": "So",
                    "reasoning_content": "hm",
                    "tool_calls": [call("a")],
                },
                result("x")
            ])),
            json!([
                {
                    "role": "assistant",
                    "content": "",
                    "thinking": "hm\n\nSo",
                    "tool_calls": [call("a")],
                },
                result("x")
            ])
        );
    }

    #[test]
    fn answers_keep_their_text_alone() {
        let answer = json!({"role": "assistant", "content": "Yes"});
        for tool_calls in [json!([]), Value::Null] {
            let asked = json!([{
                "role": "assistant",
                "content": "Yes",
                "reasoning_content": "hm",
                "tool_calls": tool_calls,
            }]);
            assert_eq!(fitted(asked), json!([answer]));
        }
        assert_eq!(
            fitted(json!([{"role": "assistant", "content": null, "reasoning_content": "hm"}])),
            json!([])
        );
        for odd in [json!([{"role": "assistant", "tool_calls": 7}]), json!("x"), json!([1, null])] {
            assert_eq!(fitted(odd.clone()), odd);
        }
    }
}
