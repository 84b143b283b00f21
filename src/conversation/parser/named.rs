//! One call of a tool that begins with its name: `[TOOL_CALLS]NAME[ARGS]{…}`.

use super::call::CallStep;
use super::json_position::JsonPosition;
use crate::grammar::Lead;

/// Longest name with what stands around it, in bytes: names of tools have at most 256.
const MAX_HEAD: usize = 1024;

/// The marks of calls that begin with the name of the tool, and hold its arguments alone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NamedCalls {
    /// The text in front of the first call.
    pub open: String,
    /// The text in front of a name.
    pub begin: String,
    /// The text between a name and the id of the call, where there is one.
    pub before_id: String,
    /// That id.
    pub id: Option<Lead>,
    /// The text in front of the arguments.
    pub arguments: String,
    /// The text after the arguments.
    pub end: String,
    /// The text after the last call.
    pub close: String,
}

impl NamedCalls {
    /// Returns the mark of the first call.
    pub(super) fn first_mark(&self) -> String {
        format!("{}{}", self.open, self.begin)
    }

    /// Returns every mark.
    pub fn marks(&self) -> impl Iterator<Item = &str> {
        let all =
            [&self.open, &self.begin, &self.before_id, &self.arguments, &self.end, &self.close];
        all.into_iter().map(String::as_str).filter(|mark| !mark.is_empty())
    }
}

/// The position of a reader in a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum At {
    /// In the name, the id, or the mark of the arguments.
    Head,
    /// Before the arguments.
    Start,
    /// In the arguments.
    Arguments,
    /// After them.
    End,
}

/// The reader of one call whose function is named before its arguments.
#[derive(Debug)]
pub(super) struct NamedReader {
    /// The marks in front of the id and of the arguments.
    before_id: String,
    arguments: String,
    /// All so far, with the mark that began it: text, should it be no call.
    raw: String,
    /// Bytes of that mark.
    mark: usize,
    at: At,
    /// The position in the arguments.
    position: JsonPosition,
}

impl NamedReader {
    /// Returns a reader before a call that `mark` has announced.
    pub(super) fn new(calls: &NamedCalls, mark: String) -> NamedReader {
        NamedReader {
            before_id: calls.before_id.clone(),
            arguments: calls.arguments.clone(),
            mark: mark.len(),
            raw: mark,
            at: At::Head,
            position: JsonPosition::default(),
        }
    }

    /// Returns whether the call is whole.
    pub(super) fn is_at_end(&self) -> bool {
        self.at == At::End
    }

    /// Returns whether the name of the call has been emitted.
    pub(super) fn is_named(&self) -> bool {
        self.at != At::Head
    }

    /// Ends the text, and returns the part of it that has not been emitted.
    pub(super) fn give_up(&mut self) -> String {
        if self.is_named() { String::new() } else { std::mem::take(&mut self.raw) }
    }

    /// Takes a character.
    pub(super) fn push(&mut self, c: char) -> CallStep {
        match self.at {
            At::Head => self.in_head(c),
            At::Start if c.is_ascii_whitespace() => CallStep::Nothing,
            At::Start if c != '{' => {
                self.at = At::End;
                CallStep::Arguments("{}".into())
            }
            At::Start | At::Arguments => self.in_arguments(c),
            At::End => CallStep::Nothing,
        }
    }

    fn in_head(&mut self, c: char) -> CallStep {
        self.raw.push(c);
        let head = &self.raw[self.mark..];
        if head.len() > MAX_HEAD {
            return CallStep::NoCall(std::mem::take(&mut self.raw));
        }
        let Some(head) = head.strip_suffix(self.arguments.as_str()) else {
            return CallStep::Nothing;
        };
        let name = match self.before_id.as_str() {
            "" => head,
            mark => head.split_once(mark).map_or(head, |(name, _)| name),
        };
        let name = name.trim();
        if name.is_empty() {
            return CallStep::NoCall(std::mem::take(&mut self.raw));
        }
        self.at = At::Start;
        CallStep::Name(name.to_owned())
    }

    fn in_arguments(&mut self, c: char) -> CallStep {
        self.at = At::Arguments;
        self.position.push(c);
        if self.position.is_whole {
            self.at = At::End;
        }
        CallStep::Arguments(c.into())
    }
}
