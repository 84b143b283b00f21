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
