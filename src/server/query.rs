//! The flags of a query.

use super::error::ApiError;
use crate::util::url::query_members;

/// Returns the value of a flag, in any of the usual spellings.
///
/// # Errors
/// 400 names the flag.
pub(crate) fn query_flag(name: &str, value: &str) -> Result<bool, ApiError> {
    match value.to_ascii_lowercase().as_str() {
        "1" | "true" | "yes" | "on" => Ok(true),
        "0" | "false" | "no" | "off" => Ok(false),
        _ => Err(ApiError::bad_field(name, "true or false was expected")),
    }
}

/// Returns whether a query sets a flag; one without a value is set.
///
/// # Errors
/// 400 names the flag.
pub(crate) fn is_set(query: Option<&str>, name: &str) -> Result<bool, ApiError> {
    let last = query_members(query).filter(|member| member.name == name).last();
    last.map_or(Ok(false), |last| query_flag(name, last.value.as_deref().unwrap_or("true")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_have_the_usual_spellings() {
        for query in ["a=1", "a=true", "b=0&a=Yes", "a=on", "a", "a=0&a=1"] {
            assert_eq!(is_set(Some(query), "a").ok(), Some(true), "{query}");
        }
        for query in ["a=0", "a=False", "a=no", "a=OFF", "", "ab=1", "b"] {
            assert_eq!(is_set(Some(query), "a").ok(), Some(false), "{query}");
        }
        for query in ["a=", "a=2", "a=perhaps"] {
            assert_eq!(is_set(Some(query), "a").unwrap_err().param(), Some("a"), "{query}");
        }
    }
}
