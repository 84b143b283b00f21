//! The white space of JSON: hob's `json_whitespace`, and the patterns of Outlines and vLLM, of
//! which those that are a class of white space and its number are read.
//!
//! The text that is written matches the pattern, but need not be all that it matches: `[\n\t ]*` is
//! lines and indentation as models write them, of which there is an end.

use crate::grammar::Whitespace;
use crate::server::error::ApiError;
use crate::server::fields::Fields;

/// The patterns' names, and the object that one may stand in.
const PATTERNS: [(Option<&str>, &str); 3] = [
    (None, "guided_whitespace_pattern"),
    (None, "whitespace_pattern"),
    (Some("structured_outputs"), "whitespace_pattern"),
];

/// Reads the white space that a request asks for, if it does.
///
/// # Errors
/// 400 names the field that is wrong, or the second of two that ask.
pub(super) fn read(fields: &Fields) -> Result<Option<Whitespace>, ApiError> {
    let mut found = match fields.string("json_whitespace")? {
        None => None,
        Some("compact") => Some(Whitespace::Compact),
        Some("spaced") => Some(Whitespace::Spaced),
        Some("natural") => Some(Whitespace::Natural),
        Some(_) => {
            let expected = "expected \"compact\", \"spaced\" or \"natural\"";
            return Err(ApiError::bad_field("json_whitespace", expected));
        }
    };
    for (object, name) in PATTERNS {
        let fields = match object {
            None => Some(fields.clone()),
            Some(object) => fields.object(object)?,
        };
        let Some(fields) = fields else { continue };
        let Some(pattern) = fields.string(name)? else { continue };
        let asked = of_pattern(pattern).ok_or_else(|| {
            let expected = "expected a class of white space and its number, such as \"[ ]?\" or \
                            \"[\\n\\t ]*\", or no pattern";
            ApiError::bad_field(fields.path(name), expected)
        })?;
        if found.is_some_and(|found| found != asked) {
            let what = "other white space is asked for, too; expected one of the two";
            return Err(ApiError::bad_field(fields.path(name), what));
        }
        found = Some(asked);
    }
    Ok(found)
}

/// The members of a class of white space, and the characters that each is.
const MEMBERS: [(&str, &str); 9] = [
    (" ", " "),
    ("\\x20", " "),
    ("\t", "\t"),
    ("\\t", "\t"),
    ("\n", "\n"),
    ("\\n", "\n"),
    ("\r", "\r"),
    ("\\r", "\r"),
    ("\\s", " \t\n\r"),
];

/// Returns the white space that matches a pattern; `None` where it is no class of white space with
/// a number that may be 0.
fn of_pattern(pattern: &str) -> Option<Whitespace> {
    if pattern.is_empty() {
        return Some(Whitespace::Compact);
    }
    let mut class = String::new();
    let mut take = |text: &'_ str| -> Option<usize> {
        let (spelled, characters) = MEMBERS.iter().find(|(member, _)| text.starts_with(member))?;
        class += characters;
        Some(spelled.len())
    };
    let number = match pattern.strip_prefix('[') {
        Some(rest) => {
            let (mut members, number) = rest.split_once(']')?;
            while !members.is_empty() {
                members = &members[take(members)?..];
            }
            number
        }
        None => &pattern[take(pattern)?..],
    };
    let most = most(number)?;
    let is_wide = [' ', '\t', '\n'].iter().all(|&character| class.contains(character));
    Some(match most {
        usize::MAX if is_wide => Whitespace::Natural,
        1.. if class.contains(' ') => Whitespace::Spaced,
        _ => Whitespace::Compact,
    })
}

/// Returns the most of a number in a pattern whose fewest is 0, `usize::MAX` where there is none.
fn most(number: &str) -> Option<usize> {
    match number {
        "?" => Some(1),
        "*" => Some(usize::MAX),
        _ => {
            let (fewest, most) = number.strip_prefix('{')?.strip_suffix('}')?.split_once(',')?;
            let most = if most.is_empty() { usize::MAX } else { most.parse().ok()? };
            matches!(fewest, "" | "0").then_some(most)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_of_white_space_are_read() {
        for pattern in ["", "[\n]*", "\\n?", "[ ]{0,0}"] {
            assert_eq!(of_pattern(pattern), Some(Whitespace::Compact), "{pattern:?}");
        }
        for pattern in [" ?", "[ ]?", " *", "[ ]*", "[\n ]?", "[\\n ]*", "\\s?", "[ \\t\\n]{0,2}"] {
            assert_eq!(of_pattern(pattern), Some(Whitespace::Spaced), "{pattern:?}");
        }
        for pattern in ["[\n\t ]*", "[\\n\\t ]*", "[ \\t\\r\\n]*", "\\s*", "[\\s]{0,}"] {
            assert_eq!(of_pattern(pattern), Some(Whitespace::Natural), "{pattern:?}");
        }
        for pattern in [
            "x",
            " ",
            "[ ]",
            " +",
            "[ ]+",
            "[^ ]*",
            "( )*",
            "[ -~]*",
            "\\s{1,3}",
            "[ ",
            "{0,1}",
            "[ ]{0,-1}",
        ] {
            assert_eq!(of_pattern(pattern), None, "{pattern:?}");
        }
    }
}
