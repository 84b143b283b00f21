//! Values as JSON text.

use serde::Serialize;

/// Returns a value as JSON text.
pub(crate) fn to_json(value: &impl Serialize) -> Vec<u8> {
    // Every value of `wire` has string keys and plain members, which is all that can go wrong in
    // memory.
    serde_json::to_vec(value).unwrap_or_else(|error| {
        tracing::error!(%error, "a response could not be written as JSON");
        let message = r#""message":"the answer could not be written""#;
        format!(r#"{{"error":{{"code":500,{message},"type":"server_error"}}}}"#).into_bytes()
    })
}

/// Returns JSON text of which an object has the member `hob` with these keywords, if there are any.
pub(crate) fn with_ignored_keywords(mut text: Vec<u8>, ignored: &[String]) -> Vec<u8> {
    let is_object = text.first() == Some(&b'{') && text.len() > 2;
    if is_object && !ignored.is_empty() {
        text.pop();
        text.extend_from_slice(b",\"hob\":{\"ignored_keywords\":");
        text.extend(to_json(&ignored));
        text.extend_from_slice(b"}}");
    }
    text
}
