//! Which bytes of a prompt users wrote.
//!
//! The template decides where their text goes and how much of it, so it is followed through a second
//! rendering: there, each character of theirs that a control token could begin or end with has a mark
//! behind it, one that occurs nowhere else. Without its marks the second text is the first, unless the template
//! looks for such characters in what users wrote; then the marks say nothing.

use serde_json::Value as Json;

/// Characters that control tokens are written with: `<|im_end|>`, `[INST]`, `<｜User｜>`.
const TRIGGERS: [char; 4] = ['<', '[', '|', '｜'];

/// A character that none of these texts contains: one of Unicode's noncharacters.
pub fn unused(texts: &str) -> Option<char> {
    ('\u{fdd0}'..='\u{fdef}').find(|c| !texts.contains(*c))
}

/// Puts marks into all strings but those that name a role or type; whether there was place for one.
/// Messages of the assistant, whose text some templates take apart, only if `assistant` says so.
pub fn mark(value: &mut Json, with: char, assistant: bool) -> bool {
    match value {
        Json::String(text) if text.contains(TRIGGERS) => {
            let mut marked = String::with_capacity(text.len() + 16);
            for c in text.chars() {
                marked.push(c);
                marked.extend(TRIGGERS.contains(&c).then_some(with));
            }
            *text = marked;
            true
        }
        Json::Array(items) => items.iter_mut().fold(false, |any, item| mark(item, with, assistant) | any),
        Json::Object(members) => {
            if !assistant && members.get("role").is_some_and(|role| role == "assistant") {
                return false;
            }
            let members = members.iter_mut().filter(|(key, _)| !matches!(key.as_str(), "role" | "type"));
            members.fold(false, |any, (_, member)| mark(member, with, assistant) | any)
        }
        _ => false,
    }
}

/// The text without marks, and the bytes at which the characters in front of them begin.
pub fn unmark(marked: &str, with: char) -> (String, Vec<usize>) {
    let mut text = String::with_capacity(marked.len());
    let mut bytes = Vec::new();
    let mut last = 0;
    for c in marked.chars() {
        if c == with {
            bytes.push(last);
        } else {
            last = text.len();
            text.push(c);
        }
    }
    (text, bytes)
}
