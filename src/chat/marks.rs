//! Marks that tell which bytes of a prompt users wrote.
//!
//! The template decides where their text goes and how much of it, so it is followed through a
//! second rendering: there, each character of theirs that a control token could begin or end with
//! has a mark after it, one that occurs nowhere else. Without its marks the second text is the
//! first, unless the template looks for such characters in what users wrote; then the marks say
//! nothing.

use serde_json::{Map, Value as Json};

/// Characters that control tokens are written with: `<|im_end|>`, `[INST]`, `]~b]`, `<｜User｜>`.
const TRIGGERS: [char; 5] = ['<', '[', ']', '|', '｜'];

/// Returns a character that none of these texts contains: one of Unicode's noncharacters.
pub(super) fn unused(texts: &str) -> Option<char> {
    ('\u{fdd0}'..='\u{fdef}').find(|c| !texts.contains(*c))
}

/// Puts marks into all that users wrote among these variables; whether there was place for one.
/// Messages of the assistant, whose text some templates take apart, only if `assistant` says so.
pub(super) fn mark(variables: &mut Map<String, Json>, with: char, assistant: bool) -> bool {
    let mut any = false;
    for (name, value) in variables {
        match (name.as_str(), value) {
            ("bos_token" | "eos_token", _) => {}
            ("messages", Json::Array(messages)) => {
                for message in messages {
                    if assistant || message["role"] != "assistant" {
                        any |= mark_value(message, with);
                    }
                }
            }
            (_, value) => any |= mark_value(value, with),
        }
    }
    any
}

/// Marks all strings of a value, and the names of members: whoever writes a tool's schema names its
/// properties. Roles and types are no exception. Those that templates compare and write control
/// tokens with are words, which no mark changes.
fn mark_value(value: &mut Json, with: char) -> bool {
    match value {
        Json::String(text) => mark_text(text, with),
        Json::Array(items) => {
            items.iter_mut().fold(false, |any, item| mark_value(item, with) | any)
        }
        Json::Object(members) => {
            let mut any = false;
            if members.keys().any(|name| name.contains(TRIGGERS)) {
                // Marked names differ and sort as they did without marks.
                let renamed = std::mem::take(members).into_iter().map(|(mut name, member)| {
                    mark_text(&mut name, with);
                    (name, member)
                });
                *members = renamed.collect();
                any = true;
            }
            members.values_mut().fold(any, |any, member| mark_value(member, with) | any)
        }
        _ => false,
    }
}

fn mark_text(text: &mut String, with: char) -> bool {
    if !text.contains(TRIGGERS) {
        return false;
    }
    let mut marked = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        marked.push(c);
        marked.extend(TRIGGERS.contains(&c).then_some(with));
    }
    *text = marked;
    true
}

/// Returns the text without marks, and the bytes at which the characters in front of them begin.
pub(super) fn unmark(marked: &str, with: char) -> (String, Vec<usize>) {
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
