//! OpenAI's harmony format, in which a reply is a sequence of messages:
//! `<|channel|>analysis<|message|>…<|end|>`, then `<|start|>assistant<|channel|>final<|message|>…`.
//! A header says on which channel a message is, and whom it is for: one to a function is a call,
//! with its arguments as JSON. The first `<|start|>assistant` is the prompt's.

use std::sync::Arc;

use super::before_mark::{BeforeMark, trim};
use super::json_position::JsonPosition;
use super::known_name::{AfterName, KnownName};
use super::{ChatFormat, HarmonyStart, ReplyDelta};

/// The mark at the end of a header.
pub(crate) const MESSAGE: &str = "<|message|>";
/// The mark at the end of a message, unless the reply ends with it.
pub(crate) const END: &str = "<|end|>";
/// The mark before the name of a channel.
pub(crate) const CHANNEL: &str = "<|channel|>";
/// The channel of the answer.
const FINAL: &str = "final";
/// The beginnings of headers; text with none of them has no header.
const HEADS: [&str; 3] = ["<|start|>", CHANNEL, "to="];
/// Longest header, in bytes: names of tools have at most 256.
const MAX_HEADER: usize = 1024;

/// The kind of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum HarmonyMessage {
    Reasoning,
    /// True if it stays as it is written, its end included.
    Content(bool),
    /// The answer, of a constraint that knows no marks: it ends with the reply.
    Constrained,
    Call,
}

/// The parser of an answer in gpt-oss's format, harmony.
#[derive(Debug)]
pub(super) struct HarmonyParser {
    /// Reasoning is emitted as such, and not as content with its marks.
    reasoning: bool,
    /// Messages to functions are calls, and not content.
    calls: bool,
    /// The answer is of a constraint that knows no marks.
    is_constrained: bool,
    /// The names of the tools.
    names: Arc<[String]>,
    /// The message that is being read; `None` in a header.
    message: Option<HarmonyMessage>,
    held: String,
    /// Calls so far.
    n_calls: usize,
    /// The arguments of the last call.
    arguments: String,
    /// The position in them.
    position: JsonPosition,
    /// The message has emitted something.
    emitted: bool,
    /// An earlier message has emitted content.
    content: bool,
}

impl HarmonyParser {
    /// Returns a parser of a format, before any text or in a message of content.
    pub(super) fn new(format: &ChatFormat, start: HarmonyStart) -> HarmonyParser {
        let begun = start == HarmonyStart::Answer;
        // before a call, what was begun ends
        let message = match format.calls {
            None if format.is_constrained => HarmonyMessage::Constrained,
            _ => HarmonyMessage::Content(false),
        };
        HarmonyParser {
            reasoning: format.thinking.is_some(),
            calls: format.calls.is_some(),
            is_constrained: format.is_constrained,
            names: Arc::clone(&format.names),
            message: begun.then_some(message),
            held: String::new(),
            n_calls: 0,
            arguments: String::new(),
            position: JsonPosition::default(),
            // what was begun goes on as it is written
            emitted: begun,
            content: false,
        }
    }

    /// Takes text; emits the parts that have become certain.
    pub(super) fn push(&mut self, text: &str, out: &mut Vec<ReplyDelta>) {
        self.held += text;
        while self.step(out) {}
    }

    /// Returns whether the reply ends with a call whose arguments are not whole. The end of a reply
    /// is the end of its last message, so that JSON alone tells.
    pub(super) fn ends_in_call(&self) -> bool {
        let is_json = || serde_json::from_str::<serde::de::IgnoredAny>(&self.arguments).is_ok();
        self.message == Some(HarmonyMessage::Call) && !self.arguments.is_empty() && !is_json()
    }

    /// Returns whether the text so far ends within a call, or a header that may be that of one.
    pub(super) fn is_in_call(&self) -> bool {
        match self.message {
            Some(message) => message == HarmonyMessage::Call,
            None => self.calls && !self.held.is_empty(),
        }
    }

    /// Ends the text.
    pub(super) fn finish(&mut self, out: &mut Vec<ReplyDelta>) {
        let rest = std::mem::take(&mut self.held);
        match self.message {
            Some(kind) => {
                self.emit(kind, rest, out);
                self.end(kind, out);
            }
            // half a header says nothing
            None if is_head(&rest) => {}
            None => self.emit(HarmonyMessage::Content(false), rest, out),
        }
    }

    fn step(&mut self, out: &mut Vec<ReplyDelta>) -> bool {
        match self.message {
            None => self.header(out),
            Some(kind) => {
                if !self.emitted && kind != HarmonyMessage::Content(true) {
                    trim(&mut self.held);
                }
                let BeforeMark { text, found, blank } = match kind {
                    HarmonyMessage::Constrained => BeforeMark::all_of(&mut self.held),
                    HarmonyMessage::Call => self.before_end_of_call(),
                    _ => BeforeMark::take(&mut self.held, &[END]),
                };
                self.emit(kind, text, out);
                if found.is_some() {
                    if kind == HarmonyMessage::Content(true) {
                        self.emit(kind, blank + END, out);
                    }
                    self.end(kind, out);
                    self.message = None;
                }
                found.is_some()
            }
        }
    }

    /// Takes the text up to the end of a call, whose strings may hold what looks like it.
    fn before_end_of_call(&mut self) -> BeforeMark {
        let mut end = self.held.len();
        let mut found = None;
        for (at, c) in self.held.char_indices() {
            let rest = &self.held[at..];
            if !self.position.is_in_string() && (rest.starts_with(END) || END.starts_with(rest)) {
                found = rest.starts_with(END).then_some(0);
                end = at;
                break;
            }
            self.position.push(c);
        }
        let text = self.held.drain(..end).collect();
        if found.is_some() {
            self.held.drain(..END.len());
        }
        BeforeMark { text, found, blank: String::new() }
    }

    fn header(&mut self, out: &mut Vec<ReplyDelta>) -> bool {
        if let Some(at) = self.held.find(MESSAGE).filter(|_| is_head(&self.held)) {
            let header: String = self.held.drain(..at + MESSAGE.len()).collect();
            let kind = self.kind(&header);
            if kind == HarmonyMessage::Content(true) {
                self.emit(kind, header, out);
            } else if kind == HarmonyMessage::Call {
                let name = self.recipient(&header).to_owned();
                out.push(ReplyDelta::Call(self.n_calls, name));
                self.arguments.clear();
                self.position = JsonPosition::default();
            }
            self.message = Some(kind);
            return true;
        }
        if self.held.len() < MAX_HEADER && is_head(&self.held) {
            return false;
        }
        self.message = Some(HarmonyMessage::Content(false));
        true
    }

    fn kind(&self, header: &str) -> HarmonyMessage {
        let channel = header.split_once(CHANNEL).map_or("", |(_, rest)| rest);
        match channel.starts_with("analysis") {
            _ if self.calls && !self.recipient(header).is_empty() => HarmonyMessage::Call,
            true if self.reasoning => HarmonyMessage::Reasoning,
            _ if self.is_constrained && channel.starts_with(FINAL) => HarmonyMessage::Constrained,
            is_analysis => HarmonyMessage::Content(is_analysis),
        }
    }

    /// Returns the recipient of a message: the name of a function, or of a tool that is none; empty
    /// if none is named.
    fn recipient<'a>(&'a self, header: &'a str) -> &'a str {
        let Some((_, rest)) = header.split_once("to=") else { return "" };
        let rest = rest.strip_prefix("functions.").unwrap_or(rest);
        let ends_name = |c: char| c.is_whitespace() || c == '<';
        let after = |rest: &str| match rest.chars().next() {
            Some(c) if !ends_name(c) => AfterName::Other,
            _ => AfterName::Ends(0),
        };
        match KnownName::of(rest, self.names.iter().map(String::as_str), after) {
            KnownName::Is { name, .. } => name,
            _ => &rest[..rest.find(ends_name).unwrap_or(rest.len())],
        }
    }

    fn emit(&mut self, kind: HarmonyMessage, text: String, out: &mut Vec<ReplyDelta>) {
        if text.is_empty() {
            return;
        }
        if kind == HarmonyMessage::Call {
            self.arguments += &text;
        }
        out.push(match kind {
            HarmonyMessage::Reasoning => ReplyDelta::Reasoning(text),
            HarmonyMessage::Content(_) | HarmonyMessage::Constrained
                if self.content && !self.emitted =>
            {
                ReplyDelta::Content(format!("\n\n{text}"))
            }
            HarmonyMessage::Content(_) | HarmonyMessage::Constrained => ReplyDelta::Content(text),
            HarmonyMessage::Call => ReplyDelta::Arguments(self.n_calls, text),
        });
        self.emitted = true;
    }

    /// Ends a message.
    fn end(&mut self, kind: HarmonyMessage, out: &mut Vec<ReplyDelta>) {
        if kind == HarmonyMessage::Call {
            if !self.emitted {
                out.push(ReplyDelta::Arguments(self.n_calls, "{}".to_owned()));
            }
            self.n_calls += 1;
        }
        self.content |= self.emitted && matches!(kind, HarmonyMessage::Content(_));
        self.emitted = false;
    }
}

/// Returns whether a text begins as headers do, as far as it goes.
fn is_head(text: &str) -> bool {
    let text = text.trim_start();
    HEADS.iter().any(|head| text.starts_with(head) || head.starts_with(text))
}
