//! The members of formats, checked.

use serde_json::{Value, json};

use super::Members;
use crate::Error;
use crate::expression::regex::INF;

/// All types of formats.
const TYPES: [&str; 21] = [
    "any_text",
    "const_string",
    "json_schema",
    "grammar",
    "regex",
    "sequence",
    "or",
    "optional",
    "star",
    "plus",
    "repeat",
    "tag",
    "triggered_tags",
    "tags_with_separator",
    "dispatch",
    "token",
    "exclude_token",
    "any_tokens",
    "token_triggered_tags",
    "token_dispatch",
    "structural_tag",
];

/// A format, and where it stands.
pub(super) struct Format<'a> {
    /// Its type.
    pub kind: &'a str,
    /// Its members.
    pub members: &'a Members,
    /// Its JSON pointer.
    at: String,
}

/// The number of tags that may come among free text.
#[derive(Clone, Copy)]
pub(super) struct TagCount {
    pub(super) at_least_one: bool,
    pub(super) at_most_one: bool,
}

/// Returns an error about a value.
pub(super) fn wrong(pointer: &str, value: &Value, expected: &str) -> Error {
    /// Characters of a value that an error shows.
    const SHOWN: usize = 60;
    let found = match value {
        Value::Null => "nothing".into(),
        Value::Object(_) => "an object".into(),
        Value::Array(_) => "a list".into(),
        other => other.to_string().chars().take(SHOWN).collect(),
    };
    let pointer = if pointer.is_empty() { "/" } else { pointer };
    Error::Tag { pointer: pointer.into(), found, expected: expected.into() }
}

/// Returns the format that `structures` and `triggers` stand for.
pub(super) fn of_structures(members: &Members) -> Result<Value, Error> {
    let expected = "a list of objects with `begin`, `schema` and `end`";
    let structures = members.get("structures").unwrap_or(&Value::Null);
    let Some(list) = structures.as_array() else {
        return Err(wrong("/structures", structures, expected));
    };
    let mut tags = Vec::with_capacity(list.len());
    for (i, structure) in list.iter().enumerate() {
        let at = format!("/structures/{i}");
        let member = |name: &str| structure.get(name).cloned().unwrap_or(Value::Null);
        if !structure.is_object() {
            return Err(wrong(&at, structure, "an object with `begin`, `schema` and `end`"));
        }
        let schema = match member("schema") {
            Value::String(text) => serde_json::from_str(&text).map_err(|error| {
                let what = format!("the schema at {at}/schema");
                Error::json_depth(&what, &error).unwrap_or_else(|| {
                    wrong(&format!("{at}/schema"), &Value::String(text), "a JSON Schema")
                })
            })?,
            schema => schema,
        };
        tags.push(json!({
            "type": "tag",
            "begin": member("begin"),
            "content": {"type": "json_schema", "json_schema": schema},
            "end": member("end"),
        }));
    }
    let triggers = members.get("triggers").cloned().unwrap_or(Value::Null);
    Ok(json!({"type": "triggered_tags", "triggers": triggers, "tags": tags}))
}

/// Returns the pointer into `structures` and `triggers` of what stands at one into the format that
/// [`of_structures`] makes of them.
pub(super) fn older_pointer(pointer: &str) -> String {
    let Some(rest) = pointer.strip_prefix("/tags") else {
        return if pointer == "/type" { "/triggers".into() } else { pointer.into() };
    };
    let (number, rest) = match rest.strip_prefix('/') {
        Some(rest) => rest.split_at(rest.find('/').unwrap_or(rest.len())),
        None => return "/structures".into(),
    };
    let rest = match rest.strip_prefix("/content/json_schema") {
        Some(rest) => format!("/schema{rest}"),
        None => rest.into(),
    };
    format!("/structures/{number}{rest}")
}

/// Returns an error of the format that [`of_structures`] makes, with the place in what it was made
/// of.
pub(super) fn with_older_place(error: Error) -> Error {
    const PLACE: &str = "structural tag ";
    let older = |text: String| match text.strip_prefix(PLACE) {
        Some(place) => {
            let (pointer, rest) = place.split_at(place.find(':').unwrap_or(place.len()));
            format!("{PLACE}{}{rest}", older_pointer(pointer))
        }
        None => text,
    };
    match error {
        Error::Tag { pointer, found, expected } => {
            Error::Tag { pointer: older_pointer(&pointer), found, expected }
        }
        Error::Within { place, error } => Error::Within { place: older(place), error },
        Error::Limit { what, limit } => Error::Limit { what: older(what), limit },
        other => other,
    }
}

impl<'a> Format<'a> {
    /// Returns the format that a value is.
    pub(super) fn new(value: &'a Value, at: &str) -> Result<Format<'a>, Error> {
        let kind = value.get("type").and_then(Value::as_str);
        match (value.as_object(), kind) {
            (Some(members), Some(kind)) => Ok(Format { kind, members, at: at.into() }),
            (Some(_), None) => {
                let value = value.get("type").unwrap_or(&Value::Null);
                Err(wrong(&format!("{at}/type"), value, "the type of a format"))
            }
            (None, _) => Err(wrong(at, value, "a format: an object with a `type`")),
        }
    }

    /// Returns a format that must be a tag.
    pub(super) fn tag(value: &'a Value, at: &str) -> Result<Format<'a>, Error> {
        // a tag in a list may go without its type
        let has_type = value.get("type").is_some();
        match value.as_object() {
            Some(members) if !has_type => Ok(Format { kind: "tag", members, at: at.into() }),
            _ => {
                let format = Format::new(value, at)?;
                if format.kind != "tag" {
                    return Err(format.wrong("type", "\"tag\""));
                }
                Ok(format)
            }
        }
    }

    /// Returns the JSON pointer of a member.
    pub(super) fn pointer(&self, name: &str) -> String {
        format!("{}/{name}", self.at)
    }

    /// Returns an error about a member.
    pub(super) fn wrong(&self, name: &str, expected: &str) -> Error {
        let value = self.members.get(name).unwrap_or(&Value::Null);
        wrong(&self.pointer(name), value, expected)
    }

    /// Returns an error about the type.
    pub(super) fn unknown(&self) -> Error {
        if self.kind == "qwen_xml_parameter" {
            let expected = "json_schema: arguments between tags are not supported";
            return self.wrong("type", expected);
        }
        self.wrong("type", &format!("one of {}", TYPES[..TYPES.len() - 1].join(", ")))
    }

    /// Returns an error of what a member says, with its place.
    pub(super) fn blame(&self, name: &str, error: Error) -> Error {
        error.within(format!("structural tag {}", self.pointer(name)))
    }

    /// Returns a member that must be there.
    pub(super) fn member(&self, name: &str) -> Result<&'a Value, Error> {
        let found = self.members.get(name).filter(|value| !value.is_null());
        found.ok_or_else(|| self.wrong(name, "a value"))
    }

    /// Returns a text that must be there.
    pub(super) fn string(&self, name: &str) -> Result<&'a str, Error> {
        self.member(name)?.as_str().ok_or_else(|| self.wrong(name, "a string"))
    }

    /// Returns a text that may be there.
    pub(super) fn optional_string(&self, name: &str) -> Result<Option<&'a str>, Error> {
        match self.members.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(_) => self.string(name).map(Some),
        }
    }

    /// Returns whether a member says so; by default not.
    pub(super) fn flag(&self, name: &str) -> Result<bool, Error> {
        match self.members.get(name) {
            None | Some(Value::Null) => Ok(false),
            Some(value) => value.as_bool().ok_or_else(|| self.wrong(name, "true or false")),
        }
    }

    /// Returns the number of tags that triggers may bring.
    pub(super) fn tag_count(&self) -> Result<TagCount, Error> {
        let at_least_one = self.flag("at_least_one")?;
        let at_most_one = self.flag("stop_after_first")?;
        Ok(TagCount { at_least_one, at_most_one })
    }

    /// Returns the number of contents that a dispatch may come to.
    pub(super) fn dispatch_count(&self) -> Result<TagCount, Error> {
        let goes_on = self.members.get("loop").is_none_or(Value::is_null) || self.flag("loop")?;
        Ok(TagCount { at_least_one: false, at_most_one: !goes_on })
    }

    /// Returns a number of times that may be there; -1 is none.
    pub(super) fn count(&self, name: &str) -> Result<Option<u32>, Error> {
        match self.members.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) if value.as_i64() == Some(-1) => Ok(Some(INF)),
            Some(value) => {
                let count = value.as_u64().and_then(|n| u32::try_from(n).ok()).filter(|&n| n < INF);
                count.map(Some).ok_or_else(|| self.wrong(name, "a whole number from 0 on"))
            }
        }
    }

    /// Returns the values of a list that is not empty, each with its pointer.
    pub(super) fn some(&self, name: &str) -> Result<Vec<(&'a Value, String)>, Error> {
        let list = self.member(name)?.as_array().filter(|list| !list.is_empty());
        let list = list.ok_or_else(|| self.wrong(name, "a list with something in it"))?;
        let at = self.pointer(name);
        Ok(list.iter().enumerate().map(|(i, value)| (value, format!("{at}/{i}"))).collect())
    }

    /// Returns the texts of a list that may be missing.
    pub(super) fn strings(&self, name: &str) -> Result<Vec<String>, Error> {
        let list = match self.members.get(name) {
            None | Some(Value::Null) => return Ok(Vec::new()),
            Some(value) => value.as_array().ok_or_else(|| self.wrong(name, "a list of strings"))?,
        };
        let mut out = Vec::with_capacity(list.len());
        for (i, value) in list.iter().enumerate() {
            let text = value.as_str().map(str::to_owned);
            let at = || format!("{}/{i}", self.pointer(name));
            out.push(text.ok_or_else(|| wrong(&at(), value, "a string"))?);
        }
        Ok(out)
    }

    /// Returns the texts of a list that may be missing, none of them empty.
    pub(super) fn some_texts(&self, name: &str) -> Result<Vec<String>, Error> {
        let texts = self.strings(name)?;
        match texts.iter().position(String::is_empty) {
            Some(i) => {
                let at = format!("{}/{i}", self.pointer(name));
                Err(wrong(&at, &Value::String(String::new()), "a string that is not empty"))
            }
            None => Ok(texts),
        }
    }
}
