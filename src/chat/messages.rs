//! From the messages of a request to messages that a template takes.
//!
//! Templates differ in what they take: some have no place for system text, some know content only
//! as a string, some only as parts, some want the arguments of tool calls as an object. Requests
//! come in every form. Here one becomes the other; what is no message at all becomes an error that
//! names the path to it.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher, RandomState};

use serde_json::{Map, Value as Json, json};

use super::Error;
use super::arguments;
use super::capabilities::{Capabilities, ContentForms};
use super::image_text::{ImageText, MessagePart, MessagePartKind};
use super::json::dumps;

/// A mark in the text where an image goes: nothing that a user can know, so nobody can write one.
pub(super) struct ImageMarker(u64);

impl ImageMarker {
    /// Returns a marker for one prompt.
    pub(super) fn random() -> ImageMarker {
        // The standard library keys its hash maps from the system's randomness.
        ImageMarker(RandomState::new().hash_one(()))
    }

    /// Returns the marker of image `i`.
    pub(super) fn of(&self, i: usize) -> String {
        format!("<image_{:016x}_{i}>", self.0)
    }
}

/// Messages as a template takes them.
pub(super) struct Prepared {
    /// The messages.
    pub messages: Vec<Json>,
    /// Sources of the images, in order: the `url` of each image part.
    pub images: Vec<String>,
}

/// The images of messages.
struct MessageImages<'a> {
    marker: &'a ImageMarker,
    /// The text around them.
    text: ImageText,
    /// Their sources so far.
    urls: Vec<String>,
}

/// Checks messages and fits them to a template.
pub(super) fn prepare(
    messages: &Json,
    can: &Capabilities,
    marker: &ImageMarker,
    image_text: ImageText,
) -> Result<Prepared, Error> {
    let error = |path: String, expected| Error::Message { path, expected };
    let list = messages.as_array().filter(|list| !list.is_empty());
    let list = list.ok_or_else(|| error("messages".into(), "an array of at least one message"))?;
    let mut images = MessageImages { marker, text: image_text, urls: Vec::new() };
    let mut prepared = Vec::new();
    let mut ids = CallIds::default();
    for (i, message) in list.iter().enumerate() {
        let path = format!("messages[{i}]");
        let Json::Object(message) = message else {
            return Err(error(path, "an object with role and content"));
        };
        let mut message = message.clone();
        let Some(role) = message.get("role").and_then(Json::as_str).filter(|role| is_role(role))
        else {
            return Err(error(path + ".role", "a string such as \"user\""));
        };
        let forms = can.content_of(role);
        // The newer name for the same thing, which few templates know.
        if role == "developer" && !can.developer_role {
            message["role"] = json!("system");
        }
        let content = message.get("content").unwrap_or(&Json::Null);
        let content = self::content(content, forms, &mut images, &path)?;
        message.insert("content".into(), content);
        if can.short_call_ids || can.named_call_ids {
            ids.complete(&mut message);
        }
        if let Some(calls) = message.get_mut("tool_calls") {
            tool_calls(calls, can, &path)?;
        }
        if can.short_call_ids
            && let Some(id) = message.get_mut("tool_call_id")
        {
            shorten(id);
        }
        prepared.push(message);
    }
    if can.named_call_ids {
        name_ids(&mut prepared);
    }
    if !can.system_role {
        prepared = system_into_user(prepared);
    }
    Ok(Prepared { messages: prepared.into_iter().map(Json::Object).collect(), images: images.urls })
}

/// Returns whether this can be a role. Templates write control tokens with it, so it must be a
/// word.
fn is_role(role: &str) -> bool {
    !role.is_empty() && role.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '-')
}

/// Returns the content as the template takes it: a string, or parts.
fn content(
    content: &Json,
    can: ContentForms,
    images: &mut MessageImages<'_>,
    path: &str,
) -> Result<Json, Error> {
    let text_part = |text: &str| json!({ "type": "text", "text": text });
    let error = |path: String, expected| Error::Message { path, expected };
    let parts = match content {
        Json::Null => return Ok(if can.string { json!("") } else { json!([]) }),
        Json::String(text) if can.string => return Ok(json!(text)),
        Json::String(text) => return Ok(json!([text_part(text)])),
        Json::Array(parts) => parts,
        _ => return Err(error(format!("{path}.content"), "a string or an array of parts")),
    };
    let text = |text: &str| MessagePart { text: text.to_owned(), kind: MessagePartKind::Text };
    let mut read = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        let path = format!("{path}.content[{i}]");
        match part["type"].as_str() {
            Some("text") => match part["text"].as_str() {
                Some(words) => read.push(text(words)),
                None => return Err(error(path + ".text", "a string")),
            },
            Some("refusal") => match part["refusal"].as_str() {
                Some(words) => read.push(text(words)),
                None => return Err(error(path + ".refusal", "a string")),
            },
            Some("image_url") => {
                match part["image_url"]["url"].as_str().or(part["image_url"].as_str()) {
                    Some(url) => read.push(images.take(url)),
                    None => return Err(error(path + ".image_url.url", "a string")),
                }
            }
            _ => return Err(error(path + ".type", "\"text\" or \"image_url\"")),
        }
    }
    images.text.arrange(&mut read);
    if !can.parts {
        return Ok(json!(images.text.join(&read)));
    }
    let mut fitted = Vec::new();
    for part in &read {
        if part.is_image() && images.text.mark().is_some() {
            fitted.push(json!({ "type": "image" }));
        }
        fitted.push(text_part(&part.text));
    }
    Ok(Json::Array(fitted))
}

impl MessageImages<'_> {
    /// Adds an image; returns the part of the message that stands for it.
    fn take(&mut self, url: &str) -> MessagePart {
        let text = self.marker.of(self.urls.len());
        self.urls.push(url.to_owned());
        MessagePart { text, kind: MessagePartKind::Image }
    }
}

/// Makes the arguments of tool calls as the template takes them: an object, or its JSON.
fn tool_calls(calls: &mut Json, can: &Capabilities, path: &str) -> Result<(), Error> {
    let error = |path: String, expected| Error::Message { path, expected };
    if calls.is_null() {
        *calls = json!([]);
    }
    let Json::Array(calls) = calls else {
        return Err(error(format!("{path}.tool_calls"), "an array"));
    };
    for (i, call) in calls.iter_mut().enumerate() {
        if can.short_call_ids
            && let Some(id) = call.get_mut("id")
        {
            shorten(id);
        }
        let path = format!("{path}.tool_calls[{i}].function");
        let Some(function) = call.get_mut("function").and_then(Json::as_object_mut) else {
            return Err(error(path, "an object with name and arguments"));
        };
        if !function.get("name").is_some_and(Json::is_string) {
            return Err(error(path + ".name", "a string"));
        }
        let arguments = function.entry("arguments").or_insert(Json::Null);
        if arguments.is_null() {
            *arguments = json!({});
        }
        match arguments {
            Json::String(text) => {
                if let Some(fitted) = fitted_arguments(text, can) {
                    *arguments = fitted;
                }
            }
            Json::Object(_) if !can.object_arguments => *arguments = json!(dumps(arguments, None)),
            _ => {}
        }
    }
    Ok(())
}

/// Returns arguments that are a text as the template takes them; `None` for those that stay as they
/// are. A text that is no object of JSON, as one that was cut, stays a text where the template
/// writes any, and is a member of an object elsewhere.
fn fitted_arguments(text: &str, can: &Capabilities) -> Option<Json> {
    let map = match arguments::read_object(text) {
        Some(_) if !can.object_arguments && !text.trim().is_empty() => return None,
        Some(map) => map,
        None if can.text_arguments => return None,
        None => arguments::within_object(text),
    };
    let object = Json::Object(map);
    Some(if can.object_arguments { object } else { json!(dumps(&object, None)) })
}

/// The ids of the calls of a conversation, which some interfaces have none of.
#[derive(Debug, Default)]
struct CallIds {
    /// Calls so far.
    n_calls: usize,
    /// The ids of those without a result.
    open: VecDeque<Json>,
}

impl CallIds {
    /// Gives an id to each call of a message that has none, and to a result without one that of the
    /// first call without a result.
    fn complete(&mut self, message: &mut Map<String, Json>) {
        let calls = message.get_mut("tool_calls").and_then(Json::as_array_mut);
        for call in calls.into_iter().flatten().filter_map(Json::as_object_mut) {
            let id = call.entry("id").or_insert(Json::Null);
            if !id.is_string() {
                *id = json!(format!("call{:05}", self.n_calls % 100_000));
            }
            self.open.push_back(id.clone());
            self.n_calls += 1;
        }
        if message.get("role").is_some_and(|role| role == "tool") {
            match message.get("tool_call_id") {
                Some(Json::String(id)) => self.open.retain(|open| open != id),
                _ => {
                    if let Some(id) = self.open.pop_front() {
                        message.insert("tool_call_id".into(), id);
                    }
                }
            }
        }
    }
}

/// Makes the id of each call its name with its number in the conversation, and that of its result
/// the same.
fn name_ids(messages: &mut [Map<String, Json>]) {
    let mut known: HashMap<String, Json> = HashMap::new();
    let mut number = 0;
    for message in messages {
        let calls = message.get_mut("tool_calls").and_then(Json::as_array_mut);
        for call in calls.into_iter().flatten() {
            let name = call["function"]["name"].as_str().unwrap_or_default();
            let id = json!(format!("functions.{name}:{number}"));
            number += 1;
            if let Some(old) = call["id"].as_str() {
                known.insert(old.to_owned(), id.clone());
            }
            call["id"] = id;
        }
        let id = message.get("tool_call_id").and_then(Json::as_str);
        if let Some(id) = id.and_then(|id| known.get(id)) {
            message.insert("tool_call_id".into(), id.clone());
        }
    }
}

/// Puts an id of nine letters and digits in path of another one: the same for the call and its
/// result.
fn shorten(id: &mut Json) {
    let Json::String(text) = id else { return };
    if text.len() == 9 && text.bytes().all(|b| b.is_ascii_alphanumeric()) {
        return;
    }
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    // FNV-1a, the same in every process: a conversation goes on elsewhere
    let mut hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    *text = (0..9)
        .map(|_| {
            let digit = DIGITS[(hash % 36) as usize];
            hash /= 36;
            char::from(digit)
        })
        .collect();
}

/// Puts system text, with a line end, in front of the user message that follows it.
fn system_into_user(messages: Vec<Map<String, Json>>) -> Vec<Map<String, Json>> {
    let mut system = Vec::new();
    let mut merged: Vec<Map<String, Json>> = Vec::new();
    for mut message in messages {
        match message["role"].as_str() {
            Some("system") => system.push(text_of(&message["content"])),
            Some("user") if !system.is_empty() => {
                let mut text = system.join("\n") + "\n";
                system.clear();
                match &mut message["content"] {
                    Json::String(content) => content.insert_str(0, &text),
                    Json::Array(parts) => {
                        if let Some(Json::String(first)) =
                            parts.first_mut().and_then(|part| part.get_mut("text"))
                        {
                            first.insert_str(0, &text);
                        } else {
                            text.pop();
                            parts.insert(0, json!({ "type": "text", "text": text }));
                        }
                    }
                    _ => {}
                }
                merged.push(message);
            }
            _ => merged.push(message),
        }
    }
    if !system.is_empty() {
        let content = json!(system.join("\n"));
        merged.push(Map::from_iter([
            ("role".to_owned(), json!("user")),
            ("content".to_owned(), content),
        ]));
    }
    merged
}

/// Returns the text of content in either form.
fn text_of(content: &Json) -> String {
    match content {
        Json::String(text) => text.clone(),
        Json::Array(parts) => {
            parts.iter().filter_map(|part| part["text"].as_str()).collect::<Vec<_>>().join("\n")
        }
        _ => String::new(),
    }
}
