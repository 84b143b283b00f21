//! The place of a request among those that wait: vLLM's field `priority`, and OpenAI's
//! `service_tier`.

use serde_json::Value;

use crate::engine::MAX_PRIORITY;
use crate::server::error::ApiError;
use crate::server::fields::Fields;

/// Reads by how many seconds a request gives way to others, or goes before them if negative.
/// `priority` counts where both are there.
///
/// # Errors
/// 400 names the field that is wrong.
pub(crate) fn read(fields: &Fields) -> Result<i32, ApiError> {
    let of_tier = match fields.string("service_tier")? {
        Some("priority") => -MAX_PRIORITY,
        Some("flex") => MAX_PRIORITY,
        // other names have one meaning: as is usual here
        _ => 0,
    };
    let most = i64::from(MAX_PRIORITY);
    let asked = fields.integer("priority", i64::MIN..=i64::MAX)?;
    Ok(asked.map_or(of_tier, |asked| asked.clamp(-most, most) as i32))
}

/// Returns the place that a request asks for; `None` if it says nothing that can be read.
pub(crate) fn priority_of(request: &Value) -> Option<i32> {
    read(&Fields::of_body(request).ok()?).ok()
}
