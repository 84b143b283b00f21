//! Numbers in the arguments of earlier calls that stand in a body as objects: what a value of JSON
//! cannot hold, such as `1e999` and whole numbers of more than 64 bits, has a text in its place
//! there, and reaches the template as the client has written it.

use serde_json::Value;

use crate::chat;

/// Names of members without which a body has no such arguments.
const MARKS: [&str; 2] = ["\"tool_calls\"", "\"tool_use\""];

/// A place in a body, on the way to the arguments of calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BodyPlace {
    Body,
    Messages,
    Message,
    Calls,
    Call,
    Function,
    Content,
    Block,
    Arguments,
    Other,
}

impl BodyPlace {
    /// Returns the place of an item of an array.
    fn item(self) -> BodyPlace {
        match self {
            BodyPlace::Messages => BodyPlace::Message,
            BodyPlace::Calls => BodyPlace::Call,
            BodyPlace::Content => BodyPlace::Block,
            _ => BodyPlace::Other,
        }
    }

    /// Returns the place of a member.
    fn member(self, name: &str) -> BodyPlace {
        match (self, name) {
            (BodyPlace::Body, "messages") => BodyPlace::Messages,
            (BodyPlace::Message, "tool_calls") => BodyPlace::Calls,
            (BodyPlace::Message, "content") => BodyPlace::Content,
            (BodyPlace::Call, "function") => BodyPlace::Function,
            (BodyPlace::Function, "arguments") | (BodyPlace::Block, "input") => {
                BodyPlace::Arguments
            }
            _ => BodyPlace::Other,
        }
    }
}

/// Returns the value of a body that has such numbers among the arguments of calls; `None` if it has
/// none, or is no JSON.
pub(super) fn with_exact_arguments(bytes: &[u8]) -> Option<Value> {
    let text = std::str::from_utf8(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)).ok()?;
    if !MARKS.iter().any(|mark| text.contains(mark)) {
        return None;
    }
    let mut value: Value = serde_json::from_str(&chat::with_readable_numbers(text)?).ok()?;
    restore(&mut value, BodyPlace::Body).then_some(value)
}

/// Puts numbers in the places of the texts that stand for them, but for those of arguments. Returns
/// whether a value holds them all.
fn restore(value: &mut Value, place: BodyPlace) -> bool {
    if place == BodyPlace::Arguments && value.is_object() {
        return true;
    }
    match value {
        Value::String(text) => match chat::number_of(text).map(serde_json::from_str) {
            None => true,
            Some(Ok(number)) => {
                *value = number;
                true
            }
            Some(Err(_)) => false,
        },
        Value::Array(items) => items.iter_mut().all(|item| restore(item, place.item())),
        Value::Object(members) => {
            members.iter_mut().all(|(name, member)| restore(member, place.member(name)))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_arguments_hold_texts_for_numbers() {
        let big = "123456789012345678901234567890";
        let body = format!(
            "{{\"seed\": {big}, \"messages\": [{{\"content\": [{{\"type\": \"tool_use\", \
             \"input\": {{\"n\": 1e999}}}}], \"tool_calls\": [{{\"function\": {{\"arguments\": \
             {{\"n\": [{big}, -0]}}}}}}]}}]}}"
        );
        let value = with_exact_arguments(body.as_bytes()).expect("a value");
        assert_eq!(value["seed"], json!(1.2345678901234568e29));
        let written = |pointer: &str| chat::compact_text(value.pointer(pointer).expect(pointer));
        assert_eq!(written("/messages/0/content/0/input"), "{\"n\":Infinity}");
        let expected = format!("{{\"n\":[{big},0]}}");
        assert_eq!(written("/messages/0/tool_calls/0/function/arguments"), expected);
    }

    #[test]
    fn other_bodies_are_read_as_they_are() {
        for body in [
            "{\"seed\": 123456789012345678901234567890}",
            "{\"tool_calls\": [1, -1.5]}",
            "{\"tool_calls\": 1e999}",
            "{\"tool_calls\": -0, \"a\": NaN}",
            "{\"tool_use\": -0",
        ] {
            assert_eq!(with_exact_arguments(body.as_bytes()), None, "{body}");
        }
    }
}
