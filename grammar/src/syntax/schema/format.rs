//! `format`: the named forms of strings and numbers.
//!
//! Generated texts are those that the libraries which check a format agree on: Python's
//! `jsonschema`, pydantic and zod. Valid texts are those of the RFC that defines it, as `hob` reads
//! schemas with open objects; values that a schema lists are judged by these.

mod addresses;
mod codes;
mod resources;
mod standard;
mod times;

/// Formats of JSON Schema whose texts are no regular language, or none of a few states.
const NOT_REGULAR: [&str; 7] =
    ["idn-email", "idn-hostname", "iri", "iri-reference", "regex", "uri-reference", "uri-template"];

/// The demands of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FormatRule {
    /// Strings that match a pattern.
    Text(String),
    /// Numbers from the first to the second, as JSON writes them.
    Numbers(&'static str, &'static str),
    /// Nothing: it says what a value is for.
    Remark,
}

/// The texts of formats: those of a subschema that must hold, or of one that must fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum FormatTexts {
    /// Those that all libraries accept.
    Generated,
    /// Those of the specification.
    Valid,
}

impl FormatTexts {
    /// Returns the texts that the complement of these is taken of.
    pub(super) fn opposite(self) -> FormatTexts {
        match self {
            FormatTexts::Generated => FormatTexts::Valid,
            FormatTexts::Valid => FormatTexts::Generated,
        }
    }
}

/// Returns what a format asks of generated texts; `None` for formats that are not enforced.
pub(super) fn generated(name: &str) -> Option<FormatRule> {
    if let Some((min, max)) = numbers(name) {
        return Some(FormatRule::Numbers(min, max));
    }
    // any path of pydantic, any text of `bytes`, and what zod says with a pattern
    let remarks = ["double", "binary", "password", "path", "starts_with", "ends_with", "includes"];
    if remarks.contains(&name) {
        return Some(FormatRule::Remark);
    }
    let body = times::pattern(name)
        .or_else(|| addresses::pattern(name))
        .or_else(|| resources::pattern(name))
        .or_else(|| codes::pattern(name))?;
    Some(FormatRule::Text(whole(&body)))
}

/// Returns what a format of JSON Schema, or one of numbers, asks for; `None` for others, which
/// are not enforced with open objects.
pub(super) fn specified(name: &str) -> Option<FormatRule> {
    match standard::pattern(name) {
        Some(pattern) => Some(FormatRule::Text(pattern)),
        None => generated(name).filter(|rule| !matches!(rule, FormatRule::Text(_))),
    }
}

/// Returns whether the valid texts of a format are known, if it is one.
pub(super) fn is_regular(name: &str) -> bool {
    !NOT_REGULAR.contains(&name)
}

/// Returns what a format asks of valid texts; `None` for formats of which that is not known.
pub(super) fn valid(name: &str) -> Option<FormatRule> {
    match standard::pattern(name) {
        Some(pattern) => Some(FormatRule::Text(pattern)),
        None if is_regular(name) => generated(name),
        None => None,
    }
}

/// Returns the pattern of the time of draft 3, which has no zone.
pub(super) fn time_without_zone() -> String {
    whole(times::CLOCK)
}

/// Returns the pattern of what pydantic writes for `HttpUrl`: a URI of at most 2083 characters.
pub(super) fn web_address() -> String {
    whole(&resources::web(&["https?"]))
}

/// Returns the pattern of bytes in an encoding of RFC 4648; `None` for other encodings.
pub(super) fn encoded(name: &str) -> Option<String> {
    Some(whole(match name {
        "base64" => "(?:[0-9a-zA-Z+/]{4})*(?:[0-9a-zA-Z+/]{2}==|[0-9a-zA-Z+/]{3}=)?",
        "base64url" => "(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2}(?:==)?|[A-Za-z0-9_-]{3}=?)?",
        "base32" => {
            "(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}={6}|[A-Z2-7]{4}={4}|[A-Z2-7]{5}={3}|[A-Z2-7]{7}=)?"
        }
        "base16" => "(?:[0-9A-F]{2})*",
        _ => return None,
    }))
}

/// Returns a pattern that matches a text from its beginning to its end.
fn whole(body: &str) -> String {
    format!("^(?:{body})$")
}

/// Returns the bounds of a format of numbers, those of OpenAPI's registry.
fn numbers(name: &str) -> Option<(&'static str, &'static str)> {
    Some(match name {
        "int8" => ("-128", "127"),
        "uint8" => ("0", "255"),
        "int16" => ("-32768", "32767"),
        "uint16" => ("0", "65535"),
        "int32" => ("-2147483648", "2147483647"),
        "uint32" => ("0", "4294967295"),
        "int64" => ("-9223372036854775808", "9223372036854775807"),
        "uint64" => ("0", "18446744073709551615"),
        "float" => ("-3.4028234663852886e38", "3.4028234663852886e38"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
