//! OpenAI's harmony format, in which a reply is a sequence of messages:
//! `<|channel|>analysis<|message|>…<|end|>`, then `<|start|>assistant<|channel|>final<|message|>…`.
//! A header says on which channel a message is, and whom it is for: one to a function is a call,
//! with its arguments as JSON. The first `<|start|>assistant` is the prompt's.

use super::{Delta, trim, until};

/// What ends a header.
pub const MESSAGE: &str = "<|message|>";
/// What ends a message, unless the reply ends with it.
pub const END: &str = "<|end|>";
/// What a channel is named behind.
pub const CHANNEL: &str = "<|channel|>";
/// How a header begins; text that begins in no such way has no header.
const HEADS: [&str; 3] = ["<|start|>", CHANNEL, "to="];
/// Longest header, in bytes: names of tools have at most 256.
const MAX_HEADER: usize = 1024;

/// What a message is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Reasoning,
    /// Whether it stays as it is written, its end included.
    Content(bool),
    Call,
}

/// Takes a reply apart.
#[derive(Debug)]
pub(super) struct Messages {
    /// Reasoning is told as such, and not as content with its marks.
    reasoning: bool,
    /// Messages to functions are calls, and not content.
    calls: bool,
    /// What is being read; `None` in a header.
    message: Option<Kind>,
    held: String,
    /// Calls so far.
    n_calls: usize,
    /// The message has told something.
    told: bool,
    /// An earlier message has told content.
    content: bool,
}

impl Messages {
    /// Before any text, or `begun` in a message of content.
    pub fn new(reasoning: bool, calls: bool, begun: bool) -> Messages {
        Messages {
            reasoning,
            calls,
            message: begun.then_some(Kind::Content(false)),
            held: String::new(),
            n_calls: 0,
            // what was begun goes on as it is written
            told: begun,
            content: false,
        }
    }

    /// Takes text; tells what has become certain.
    pub fn push(&mut self, text: &str, out: &mut Vec<Delta>) {
        self.held += text;
        while self.step(out) {}
    }

    /// Ends the text.
    pub fn finish(&mut self, out: &mut Vec<Delta>) {
        let rest = std::mem::take(&mut self.held);
        match self.message {
            Some(kind) => {
                self.tell(kind, rest, out);
                self.end(kind, out);
            }
            // half a header says nothing
            None if is_head(&rest) => {}
            None => self.tell(Kind::Content(false), rest, out),
        }
    }

    fn step(&mut self, out: &mut Vec<Delta>) -> bool {
        match self.message {
            None => self.header(out),
            Some(kind) => {
                if !self.told && kind != Kind::Content(true) {
                    trim(&mut self.held);
                }
                let (text, found, blank) = until(&mut self.held, END);
                self.tell(kind, text, out);
                if found {
                    if kind == Kind::Content(true) {
                        self.tell(kind, blank + END, out);
                    }
                    self.end(kind, out);
                    self.message = None;
                }
                found
            }
        }
    }

    fn header(&mut self, out: &mut Vec<Delta>) -> bool {
        if let Some(at) = self.held.find(MESSAGE).filter(|_| is_head(&self.held)) {
            let header: String = self.held.drain(..at + MESSAGE.len()).collect();
            let kind = self.kind(&header);
            if kind == Kind::Content(true) {
                self.tell(kind, header, out);
            } else if kind == Kind::Call {
                out.push(Delta::Call(self.n_calls, recipient(&header).to_owned()));
            }
            self.message = Some(kind);
            return true;
        }
        if self.held.len() < MAX_HEADER && is_head(&self.held) {
            return false;
        }
        self.message = Some(Kind::Content(false));
        true
    }

    fn kind(&self, header: &str) -> Kind {
        let channel = header.split_once(CHANNEL).map_or("", |(_, rest)| rest);
        match channel.starts_with("analysis") {
            _ if self.calls && !recipient(header).is_empty() => Kind::Call,
            true if self.reasoning => Kind::Reasoning,
            is_analysis => Kind::Content(is_analysis),
        }
    }

    fn tell(&mut self, kind: Kind, text: String, out: &mut Vec<Delta>) {
        if text.is_empty() {
            return;
        }
        out.push(match kind {
            Kind::Reasoning => Delta::Reasoning(text),
            Kind::Content(_) if self.content && !self.told => Delta::Content(format!("\n\n{text}")),
            Kind::Content(_) => Delta::Content(text),
            Kind::Call => Delta::Arguments(self.n_calls, text),
        });
        self.told = true;
    }

    /// Behind a message.
    fn end(&mut self, kind: Kind, out: &mut Vec<Delta>) {
        if kind == Kind::Call {
            if !self.told {
                out.push(Delta::Arguments(self.n_calls, "{}".to_owned()));
            }
            self.n_calls += 1;
        }
        self.content |= self.told && matches!(kind, Kind::Content(_));
        self.told = false;
    }
}

/// Returns whether a text begins as headers do, as far as it goes.
fn is_head(text: &str) -> bool {
    let text = text.trim_start();
    HEADS.iter().any(|head| text.starts_with(head) || head.starts_with(text))
}

/// Whom a message is for: the name of a function, or of a tool that is none; empty where no one is
/// named.
fn recipient(header: &str) -> &str {
    let Some((_, rest)) = header.split_once("to=") else { return "" };
    let end = rest.find(|c: char| c.is_whitespace() || c == '<').unwrap_or(rest.len());
    let name = &rest[..end];
    name.strip_prefix("functions.").unwrap_or(name)
}
