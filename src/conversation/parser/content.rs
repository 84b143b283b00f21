//! Content that stands between marks of its own, which are no part of it.

use std::sync::Arc;

use super::before_mark::{BeforeMark, trim};
use super::literal::LiteralReader;
use super::named::NamedReader;
use super::tagged::TaggedReader;
use super::{Around, Calls, ParserState, Reader, ReplyDelta, ResponseParser};

/// The marks around content, and those of the messages or sections that it is one of.
#[derive(Debug, PartialEq, Eq)]
pub struct ContentMarks {
    /// Texts of a template by which its family is known.
    pub shown_by: &'static [&'static str],
    /// The text in front of content.
    pub open: &'static str,
    /// The text after content.
    pub close: &'static str,
    /// The text after the last part of an answer.
    pub last: &'static str,
    /// The marks of messages, where an answer is a sequence of them.
    pub messages: Option<MessageMarks>,
}

/// The marks of messages that say whom they are for: `BETWEEN TO f HEAD_END …`.
#[derive(Debug, PartialEq, Eq)]
pub struct MessageMarks {
    /// The text in front of the header of a message; the prompt ends with the first.
    pub between: &'static str,
    /// The header of a message of reasoning.
    pub reasoning: &'static str,
    /// The text in front of the name of a tool that a message is for.
    pub to: &'static str,
    /// The text after a header.
    pub head_end: &'static str,
}

/// Marks around content by family.
const FAMILIES: [ContentMarks; 2] = [
    // Kimi K3
    ContentMarks {
        shown_by: &["'<|open|>'", "open_tag('response')"],
        open: "<|open|>response<|sep|>",
        close: "<|close|>response<|sep|>",
        last: "<|close|>message<|sep|>",
        messages: None,
    },
    // Muse Glimmer
    ContentMarks {
        shown_by: &["to=self<|message|>", "<|start|>assistant"],
        open: " to=user<|message|>",
        close: "<|eom|>",
        last: "",
        messages: Some(MessageMarks {
            between: "<|start|>assistant",
            reasoning: " to=self<|message|>",
            to: " to=",
            head_end: "<|message|>",
        }),
    },
];

impl ContentMarks {
    /// Returns the marks around content in the answers of a template, if it has any.
    pub fn of(source: &str) -> Option<&'static ContentMarks> {
        let is_shown = |marks: &&ContentMarks| marks.shown_by.iter().all(|it| source.contains(it));
        FAMILIES.iter().find(is_shown)
    }

    /// Returns every mark.
    pub fn marks(&self) -> impl Iterator<Item = &'static str> {
        let of_messages =
            self.messages.iter().flat_map(|it| [it.between, it.reasoning, it.head_end]);
        let all = [self.open, self.close, self.last].into_iter().chain(of_messages);
        all.filter(|mark| !mark.trim().is_empty())
    }

    /// Returns whether a prompt ends within content.
    pub fn is_begun_by(&self, prompt: &str) -> bool {
        match &self.messages {
            None => prompt.ends_with(self.open),
            Some(messages) => {
                let message = prompt.rsplit(messages.between).next().unwrap_or_default();
                message.contains(self.open)
            }
        }
    }
}

/// The marks around content in one answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarkedContent {
    /// Those of the family.
    pub marks: &'static ContentMarks,
    /// The prompt ends within content.
    pub is_begun: bool,
    /// The texts that are no part of content.
    pub dropped: Arc<[String]>,
}

impl MarkedContent {
    /// Returns the marks around content after a prompt, with tools of these names.
    pub fn new<'a>(
        marks: &'static ContentMarks,
        prompt: &str,
        names: impl Iterator<Item = &'a str>,
    ) -> MarkedContent {
        // white space in front of a mark belongs to it
        let mut dropped = vec![marks.open.trim_start().to_owned(), marks.close.to_owned()];
        if !marks.last.is_empty() {
            dropped.push(marks.last.to_owned());
        }
        if let Some(messages) = &marks.messages {
            dropped.extend([messages.between, messages.head_end].map(str::to_owned));
            let to = messages.to.trim_start();
            dropped.extend(names.map(|name| format!("{to}{name}{}", messages.head_end)));
        }
        let is_begun = marks.is_begun_by(prompt);
        MarkedContent { marks, is_begun, dropped: dropped.into() }
    }
}

impl ResponseParser {
    /// Returns the mark that tells a call from content, where one does.
    pub(super) fn mark_of_calls(&self) -> String {
        match &self.format.calls {
            Some(Calls::Tags(mark, _) | Calls::List(mark, _)) => mark.clone(),
            Some(Calls::Named(calls)) => calls.first_mark(),
            Some(Calls::Tagged(calls)) => calls.tags.trigger().to_owned(),
            Some(Calls::Literal(calls)) => calls.trigger().to_owned(),
            Some(Calls::Bare(_) | Calls::Messages) | None => String::new(),
        }
    }

    /// Emits reasoning up to its end.
    pub(super) fn reasoning(&mut self, begun: bool, out: &mut Vec<ReplyDelta>) -> bool {
        let Some(thinking) = &self.format.thinking else { return false };
        if !begun {
            trim(&mut self.held);
            self.state = ParserState::Reasoning(!self.held.is_empty());
        }
        let starts = Arc::clone(&self.format.calls_in_reasoning);
        let mut marks = vec![thinking.close.as_str()];
        marks.extend(starts.iter().map(String::as_str));
        let BeforeMark { text, found, .. } = BeforeMark::take(&mut self.held, &marks);
        if !text.is_empty() {
            out.push(ReplyDelta::Reasoning(text));
        }
        match found {
            None => return false,
            Some(0) => self.state = ParserState::AfterReasoning,
            Some(i) => {
                // a reader begins after the mark that tells a call from content
                let mark = self.mark_of_calls();
                let start = &starts[i - 1];
                let rest = start.strip_prefix(&mark).unwrap_or(start);
                self.held.insert_str(0, rest);
                self.around = Around::Marks;
                self.state = self.first_call(mark);
            }
        }
        true
    }

    /// Returns the marks of calls of each tool without their first tag, where there may be such.
    pub(super) fn marks_of_short_calls(&self) -> Vec<String> {
        let Some(Calls::Tagged(calls)) = &self.format.calls else { return Vec::new() };
        let begin = calls.tags.begin_without_mark().filter(|_| self.format.calls_omit_mark);
        let Some(begin) = begin else { return Vec::new() };
        let head = calls.tags.head.trim();
        self.format.names.iter().map(|name| format!("{begin}{name}{head}")).collect()
    }

    /// Begins a call that one of these marks has announced, after white space.
    pub(super) fn begin_short_call(&mut self, blank: String, mark: &str) {
        let Some(Calls::Tagged(calls)) = &self.format.calls else { return };
        let begin = calls.tags.begin_without_mark().unwrap_or_default();
        self.held.insert_str(0, &mark[begin.len()..]);
        self.state = Reader::Tagged(TaggedReader::at_name(calls, blank + begin)).into();
    }

    /// Returns the state before the first call, which `mark` has announced.
    pub(super) fn first_call(&self, mark: String) -> ParserState {
        let names = &self.format.names;
        let first = match &self.format.calls {
            Some(Calls::Named(calls)) => Reader::Named(NamedReader::new(calls, names, mark)),
            Some(Calls::Tagged(calls)) => Reader::Tagged(TaggedReader::first(calls, mark)),
            Some(Calls::Literal(calls)) => {
                Reader::Literal(LiteralReader::first(calls, names, mark))
            }
            _ => return Reader::object(mark),
        };
        first.into()
    }

    /// Returns whether the answer has begun, or begins with none of these marks, and is of a
    /// constraint, which knows nothing of them. Messages of content may stand before the answer.
    pub(super) fn is_within_constraint(&self, begun: bool, marks: &[&str]) -> bool {
        let has_messages =
            self.format.content.as_ref().is_some_and(|it| it.marks.messages.is_some());
        if !self.format.is_constrained || has_messages {
            return false;
        }
        let text = self.held.trim_start();
        let may_begin = |mark: &&str| {
            let mark = mark.trim_start();
            text.starts_with(mark) || mark.starts_with(text)
        };
        begun || !marks.iter().any(may_begin)
    }

    /// Returns the mark of reasoning that may come after content: in a message of its own.
    pub(super) fn reasoning_again(&self) -> String {
        let content = self.format.content.as_ref();
        let has_messages = content.is_some_and(|content| content.marks.messages.is_some());
        let thinking = self.format.thinking.as_ref().filter(|_| has_messages);
        thinking.map(|thinking| thinking.open.trim_start().to_owned()).unwrap_or_default()
    }
}
