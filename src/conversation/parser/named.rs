//! One call of a tool that begins with its name: `[TOOL_CALLS]NAME[ARGS]{…}`.

use std::sync::Arc;

use super::call::CallStep;
use super::json_position::JsonPosition;
use super::known_name::{AfterName, KnownName};
use crate::chat::{CallNames, NamePart};

/// Longest name with what stands around it, in bytes: names of tools have at most 256.
const MAX_HEAD: usize = 1024;

/// A judgement of the text before the arguments.
enum Head {
    /// It has not come so far.
    Unknown,
    /// It is whole, with this name.
    Whole(String),
}

impl Head {
    /// Reads the text after the first mark of a call.
    fn of(text: &str, calls: &CallNames, names: &[String]) -> Head {
        let before = calls.begin.get(1..).unwrap_or_default();
        let Some(rest) = after_parts(text, before) else { return Head::Unknown };
        let after = |rest: &str| after_name(rest, &calls.colon);
        match KnownName::of(rest, names.iter().map(String::as_str), after) {
            KnownName::Unknown => return Head::Unknown,
            KnownName::Other => {}
            // what comes after the mark is not read with the name
            KnownName::Is { name, end } if end == rest.len() => {
                return Head::Whole(name.to_owned());
            }
            KnownName::Is { .. } => {}
        }
        let marks = (calls.colon.first(), calls.colon.last());
        let (Some(NamePart::Text(first)), Some(NamePart::Text(last))) = marks else {
            return Head::Unknown;
        };
        let Some((head, _)) = rest.split_once(last.as_str()) else { return Head::Unknown };
        // some leave the id out
        let name = head.split_once(first.as_str()).map_or(head, |(name, _)| name);
        Head::Whole(name.trim().to_owned())
    }
}

/// Returns what comes after the last of these parts, if they are all there.
fn after_parts<'a>(text: &'a str, parts: &[NamePart]) -> Option<&'a str> {
    parts.iter().try_fold(text, |rest, part| match part {
        NamePart::Text(mark) => Some(rest.split_once(mark.as_str())?.1),
        NamePart::Id(_) | NamePart::Number => Some(rest),
    })
}

/// Judges what stands between a name and the arguments; some leave the id out.
fn after_name(text: &str, colon: &[NamePart]) -> AfterName {
    let has_id = colon.iter().any(|part| matches!(part, NamePart::Id(_)));
    match (match_parts(text, colon), colon.last()) {
        (AfterName::Other, Some(last)) if has_id => match_parts(text, std::slice::from_ref(last)),
        (all, _) => all,
    }
}

/// Judges whether a text begins with these parts.
fn match_parts(text: &str, parts: &[NamePart]) -> AfterName {
    let mut rest = text;
    for part in parts {
        match part {
            NamePart::Text(mark) => match rest.strip_prefix(mark.as_str()) {
                Some(after) => rest = after,
                None if mark.starts_with(rest) => return AfterName::Unknown,
                None => return AfterName::Other,
            },
            NamePart::Id(_) | NamePart::Number => {
                let is_of_id = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
                rest = rest.trim_start_matches(is_of_id);
                if rest.is_empty() {
                    return AfterName::Unknown;
                }
            }
        }
    }
    AfterName::Ends(text.len() - rest.len())
}

/// The position of a reader in a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NamedPosition {
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
    calls: Arc<CallNames>,
    /// The names of the tools.
    names: Arc<[String]>,
    /// All so far, with the mark that began it: text, should it be no call.
    raw: String,
    /// Bytes of that mark.
    mark: usize,
    at: NamedPosition,
    /// The position in the arguments.
    position: JsonPosition,
}

impl NamedReader {
    /// Returns a reader before a call that `mark` has announced.
    pub(super) fn new(calls: &Arc<CallNames>, names: &Arc<[String]>, mark: String) -> NamedReader {
        NamedReader {
            calls: Arc::clone(calls),
            names: Arc::clone(names),
            mark: mark.len(),
            raw: mark,
            at: NamedPosition::Head,
            position: JsonPosition::default(),
        }
    }

    /// Returns whether the call is whole.
    pub(super) fn is_at_end(&self) -> bool {
        self.at == NamedPosition::End
    }

    /// Returns whether the name of the call has been emitted.
    pub(super) fn is_named(&self) -> bool {
        self.at != NamedPosition::Head
    }

    /// Ends the text, and returns the part of it that has not been emitted.
    pub(super) fn give_up(&mut self) -> String {
        if self.is_named() { String::new() } else { std::mem::take(&mut self.raw) }
    }

    /// Takes a character.
    pub(super) fn push(&mut self, c: char) -> CallStep {
        match self.at {
            NamedPosition::Head => self.in_head(c),
            NamedPosition::Start if c.is_ascii_whitespace() => CallStep::Nothing,
            NamedPosition::Start if c != '{' => {
                self.at = NamedPosition::End;
                CallStep::Arguments("{}".into())
            }
            NamedPosition::Start | NamedPosition::Arguments => self.in_arguments(c),
            NamedPosition::End => CallStep::Nothing,
        }
    }

    fn in_head(&mut self, c: char) -> CallStep {
        self.raw.push(c);
        let head = &self.raw[self.mark..];
        if head.len() > MAX_HEAD {
            return CallStep::NoCall(std::mem::take(&mut self.raw));
        }
        let content = self.calls.content.as_str();
        if !content.is_empty() && head == content {
            return CallStep::NoCall(String::new());
        }
        let Head::Whole(name) = Head::of(head, &self.calls, &self.names) else {
            return CallStep::Nothing;
        };
        if name.is_empty() {
            return CallStep::NoCall(std::mem::take(&mut self.raw));
        }
        self.at = NamedPosition::Start;
        CallStep::Name(name)
    }

    fn in_arguments(&mut self, c: char) -> CallStep {
        self.at = NamedPosition::Arguments;
        self.position.push(c);
        if self.position.is_whole {
            self.at = NamedPosition::End;
        }
        CallStep::Arguments(c.into())
    }
}
