//! Marks that tell which bytes of a prompt users wrote.
//!
//! The template decides where their text goes and how much of it, so it is followed through a
//! second rendering: there, each character of theirs that a control token could begin or end with
//! has a mark after it, one that occurs nowhere else. Without its marks the second text is the
//! first, unless the template looks for such characters in what users wrote; then the marks say
//! nothing.

use serde_json::{Map, Value as Json};

/// Characters one of which nearly every control token has: `<|im_end|>`, `[INST]`, `<｜User｜>`.
const TRIGGERS: [char; 4] = ['<', '[', '|', '｜'];

/// The characters after which marks are put: those that control tokens are told by.
#[derive(Debug)]
pub(super) struct Triggers(Vec<char>);

impl Default for Triggers {
    fn default() -> Triggers {
        Triggers(TRIGGERS.into())
    }
}

impl Triggers {
    /// Adds a character of a control token that has none, such as `]~b]`. One of letters alone is a
    /// word, which templates compare.
    pub(super) fn add_token(&mut self, token: &str) {
        let is_word = |c: char| c.is_alphanumeric() || c.is_whitespace();
        if !token.contains(self.0.as_slice()) {
            self.0.extend(token.chars().find(|&c| !is_word(c)));
        }
    }

    fn are_in(&self, text: &str) -> bool {
        text.contains(self.0.as_slice())
    }
}

/// The marks of a rendering.
pub(super) struct Marker<'a> {
    /// The character that is a mark.
    pub with: char,
    /// The characters after which it is put.
    pub triggers: &'a Triggers,
}

/// Returns a character that none of these texts contains: one of Unicode's noncharacters.
pub(super) fn unused(texts: &str) -> Option<char> {
    ('\u{fdd0}'..='\u{fdef}').find(|c| !texts.contains(*c))
}

impl Marker<'_> {
    /// Puts marks into all that users wrote among these variables; whether there was place for one.
    /// Messages of the assistant, whose text some templates take apart, only if `assistant` says
    /// so.
    pub(super) fn mark(&self, variables: &mut Map<String, Json>, assistant: bool) -> bool {
        let mut any = false;
        for (name, value) in variables {
            match (name.as_str(), value) {
                ("bos_token" | "eos_token", _) => {}
                ("messages", Json::Array(messages)) => {
                    for message in messages {
                        if assistant || message["role"] != "assistant" {
                            any |= self.mark_value(message);
                        }
                    }
                }
                (_, value) => any |= self.mark_value(value),
            }
        }
        any
    }

    /// Marks all strings of a value, and the names of members: whoever writes a tool's schema names
    /// its properties. Roles and types are no exception. Those that templates compare and write
    /// control tokens with are words, which no mark changes.
    fn mark_value(&self, value: &mut Json) -> bool {
        match value {
            Json::String(text) => self.mark_text(text),
            Json::Array(items) => {
                items.iter_mut().fold(false, |any, item| self.mark_value(item) | any)
            }
            Json::Object(members) => {
                let mut any = false;
                if members.keys().any(|name| self.triggers.are_in(name)) {
                    // Marked names differ and sort as they did without marks.
                    let renamed = std::mem::take(members).into_iter().map(|(mut name, member)| {
                        self.mark_text(&mut name);
                        (name, member)
                    });
                    *members = renamed.collect();
                    any = true;
                }
                members.values_mut().fold(any, |any, member| self.mark_value(member) | any)
            }
            _ => false,
        }
    }

    fn mark_text(&self, text: &mut String) -> bool {
        if !self.triggers.are_in(text) {
            return false;
        }
        let mut marked = String::with_capacity(text.len() + 16);
        for c in text.chars() {
            marked.push(c);
            marked.extend(self.triggers.0.contains(&c).then_some(self.with));
        }
        *text = marked;
        true
    }
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
