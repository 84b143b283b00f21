//! A parser of a model's text as it comes, piece by piece: reasoning, content, calls of tools.
//!
//! Models mark these parts in their text; the [`ChatFormat`] holds a family's marks. Text that is
//! not certain yet (the beginning of a mark) is held back until it is. Text that turns out to be
//! no call after all is content, so no text is ever lost.
//!
//! Knows text; not tokens, not HTTP.

mod bare;
mod before_mark;
mod begun;
mod call;
mod content;
pub(super) mod harmony;
mod json_position;
mod known_name;
mod literal;
mod named;
mod scalar;
mod tagged;

use std::sync::Arc;

use crate::chat::CallNames;
use bare::{Beginning, beginning};
use before_mark::{BeforeMark, trim};
use call::{CallReader, CallStep};
pub use content::{ContentMarks, MarkedContent, MessageMarks};
use harmony::HarmonyParser;
pub use literal::LiteralCalls;
use literal::LiteralReader;
use named::NamedReader;
pub use tagged::TaggedCalls;
use tagged::TaggedReader;

/// The marks of a model around the parts of its text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ChatFormat {
    /// The marks of reasoning, if it is to be split off.
    pub thinking: Option<Thinking>,
    /// The marks of calls, if they are to be found.
    pub calls: Option<Calls>,
    /// The texts that begin a call in reasoning, and end that; none where it may tell of calls.
    pub calls_in_reasoning: Arc<[String]>,
    /// Calls may begin without their first tag, where the name of a tool follows.
    pub calls_omit_mark: bool,
    /// The marks around content, in families that have them.
    pub content: Option<MarkedContent>,
    /// A reply is a sequence of messages, in OpenAI's harmony format.
    pub messages: Option<HarmonyStart>,
    /// Names, as JSON writes them, of the tools whose calls are taken for such without marks, where
    /// the content begins with one.
    pub bare: Arc<[String]>,
    /// The names of the tools, which may hold what ends a name in the text of a call.
    pub names: Arc<[String]>,
    /// The beginning of the answer in the prompt, if calls may begin or go on after it.
    pub begun: Arc<str>,
    /// A constraint holds for the answer that does not describe the marks of the format: once the
    /// answer has begun, marks in it are text.
    pub is_constrained: bool,
}

/// The position in its messages at which the prompt leaves a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HarmonyStart {
    /// Before a header.
    Nothing,
    /// In the message that is the answer.
    Answer,
}

/// The marks of reasoning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thinking {
    /// The mark at its beginning.
    pub open: String,
    /// The mark at its end.
    pub close: String,
    /// The part of it that stands at the end of the prompt.
    pub in_prompt: PromptReasoning,
}

impl Thinking {
    /// Returns whether the prompt has begun it, and not ended it.
    pub fn is_open(&self) -> bool {
        self.in_prompt == PromptReasoning::Begun
    }
}

/// The part of the reasoning that a prompt ends with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PromptReasoning {
    /// None: the model may begin it.
    Nothing,
    /// The mark at its beginning.
    Begun,
    /// The mark at its end: the model is to do without.
    Ended,
}

impl PromptReasoning {
    /// Returns the part that stands at the end of a prompt, with these marks around reasoning.
    pub fn at_end_of(prompt: &str, open: &str, close: &str) -> PromptReasoning {
        let prompt = prompt.trim_end();
        if prompt.ends_with(open.trim_end()) {
            PromptReasoning::Begun
        } else if prompt.ends_with(close.trim_end()) {
            PromptReasoning::Ended
        } else {
            PromptReasoning::Nothing
        }
    }
}

/// The marks of calls of tools. Where nothing else is said, each is a JSON object with `name` and
/// `arguments` (or `parameters`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Calls {
    /// Between two marks, one call each: Hermes, Qwen.
    Tags(String, String),
    /// An array after a mark, and perhaps before another: Mistral, Nemotron.
    List(String, String),
    /// The whole text is a call, perhaps after a mark: Llama 3.
    Bare(String),
    /// A message to a function, its arguments alone: gpt-oss.
    Messages,
    /// The name of a tool, and its arguments alone, between marks: later Mistral, Kimi K2, DeepSeek
    /// V3, Command R, Apertus.
    Named(Arc<CallNames>),
    /// The name of a tool, and its arguments each between tags: Qwen3-Coder, GLM, MiniMax,
    /// DeepSeek, Seed-OSS.
    Tagged(Arc<TaggedCalls>),
    /// The name of a tool, and its arguments as literals: LFM2, Gemma 4.
    Literal(&'static LiteralCalls),
}

/// A new part of a reply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplyDelta {
    /// Reasoning.
    Reasoning(String),
    /// Content.
    Content(String),
    /// A call begins: its number, counted from 0, and what it calls.
    Call(usize, String),
    /// More of the arguments of a call, as JSON text.
    Arguments(usize, String),
}

/// A call of a tool.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Call {
    /// The name of the tool.
    pub name: String,
    /// JSON text.
    pub arguments: String,
}

/// A reply put together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ParsedReply {
    /// Reasoning.
    pub reasoning: String,
    /// Content.
    pub content: String,
    /// Calls.
    pub calls: Vec<Call>,
    /// The text ends within the last call: its arguments are not whole.
    pub ends_in_call: bool,
}

impl ParsedReply {
    /// Returns whether tools are to be called: there are calls, and all of them are whole.
    pub fn calls_tools(&self) -> bool {
        !self.calls.is_empty() && !self.ends_in_call
    }

    /// Adds a part.
    pub fn add(&mut self, delta: &ReplyDelta) {
        match delta {
            ReplyDelta::Reasoning(text) => self.reasoning += text,
            ReplyDelta::Content(text) => self.content += text,
            ReplyDelta::Call(_, name) => {
                self.calls.push(Call { name: name.clone(), ..Call::default() });
            }
            ReplyDelta::Arguments(index, text) => {
                if let Some(call) = self.calls.get_mut(*index) {
                    call.arguments += text;
                }
            }
        }
    }

    /// Parses a whole text.
    pub fn of(text: &str, format: &ChatFormat) -> ParsedReply {
        let mut parser = ResponseParser::new(format.clone());
        let mut reply = ParsedReply::default();
        let mut deltas = Vec::new();
        parser.push(text, &mut deltas);
        parser.finish(&mut deltas);
        for delta in &deltas {
            reply.add(delta);
        }
        reply.ends_in_call = parser.ends_in_call();
        reply
    }
}

/// The state of the text that a parser reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum InputState {
    /// More may come.
    Open,
    Ended,
}

/// The position of a parser in a reply.
#[derive(Debug)]
enum ParserState {
    /// Before anything but white space.
    Start,
    /// In reasoning; true once there has been any but white space.
    Reasoning(bool),
    /// After reasoning; white space is dropped.
    AfterReasoning,
    /// In content; true once there has been any.
    Content(bool),
    /// In a call, or between the calls of a list.
    Call(Box<Reader>),
    /// After a call: white space, and the mark of its end.
    AfterCall,
}

/// The reader of a call.
#[derive(Debug)]
enum Reader {
    /// Of an object.
    Object(CallReader),
    /// Of a name and arguments.
    Named(NamedReader),
    /// Of a name and arguments between tags.
    Tagged(TaggedReader),
    /// Of a name and literals.
    Literal(LiteralReader),
}

impl From<Reader> for ParserState {
    fn from(reader: Reader) -> ParserState {
        ParserState::Call(Box::new(reader))
    }
}

impl Reader {
    /// Returns a reader of a call that is an object, which `mark` has announced.
    fn object(mark: String) -> ParserState {
        Reader::Object(CallReader::new(mark)).into()
    }

    fn push(&mut self, c: char) -> CallStep {
        match self {
            Reader::Object(reader) => reader.push(c),
            Reader::Named(reader) => reader.push(c),
            Reader::Tagged(reader) => reader.push(c),
            Reader::Literal(reader) => reader.push(c),
        }
    }

    /// Returns what a reader at its end has read beyond it.
    fn take_rest(&mut self) -> String {
        match self {
            Reader::Literal(reader) => reader.take_rest(),
            Reader::Object(_) | Reader::Named(_) | Reader::Tagged(_) => String::new(),
        }
    }

    fn is_at_end(&self) -> bool {
        match self {
            Reader::Object(reader) => reader.is_at_end(),
            Reader::Named(reader) => reader.is_at_end(),
            Reader::Tagged(reader) => reader.is_at_end(),
            Reader::Literal(reader) => reader.is_at_end(),
        }
    }

    fn is_named(&self) -> bool {
        match self {
            Reader::Object(reader) => reader.is_named(),
            Reader::Named(reader) => reader.is_named(),
            Reader::Tagged(reader) => reader.is_named(),
            Reader::Literal(reader) => reader.is_named(),
        }
    }

    fn give_up(&mut self) -> String {
        match self {
            Reader::Object(reader) => reader.give_up(),
            Reader::Named(reader) => reader.give_up(),
            Reader::Tagged(reader) => reader.give_up(),
            Reader::Literal(reader) => reader.give_up(),
        }
    }
}

/// The surroundings of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Around {
    /// The marks of the style.
    Marks,
    /// Nothing.
    Nothing,
    /// A Markdown fence.
    Fence,
}

/// The parser of an answer: reasoning, content and calls in the text of a model.
#[derive(Debug)]
pub struct ResponseParser {
    format: ChatFormat,
    state: ParserState,
    /// The surroundings of the last call.
    around: Around,
    held: String,
    /// The mark of a call that the prompt has begun the answer with.
    begun: String,
    /// Calls, or the beginning of one, that the prompt holds: emitted with what follows.
    begun_calls: Vec<ReplyDelta>,
    /// Bytes of the prompt that may still come as content: they are none of the answer.
    n_begun_left: usize,
    /// Calls so far.
    calls: usize,
    /// The parser of a reply of messages.
    messages: Option<HarmonyParser>,
}

impl ResponseParser {
    /// Returns a parser before any text of the answer but what the prompt has begun.
    pub fn new(format: ChatFormat) -> ResponseParser {
        let begun = Arc::clone(&format.begun);
        let is_fresh = begun.is_empty() || format.messages.is_some() || format.begun_is_content();
        let mut parser = ResponseParser::before_any(format);
        if !is_fresh && parser.begun.is_empty() {
            parser.read_begun(&begun);
        }
        parser
    }

    /// Returns a parser before any text.
    fn before_any(format: ChatFormat) -> ResponseParser {
        let state = match &format.thinking {
            Some(thinking) if thinking.is_open() => ParserState::Reasoning(false),
            Some(_) => ParserState::Start,
            None => ParserState::Content(false),
        };
        let messages = format.messages.map(|start| HarmonyParser::new(&format, start));
        let begun = match &format.calls {
            Some(Calls::Named(calls)) if !calls.content.is_empty() => calls.first_mark(),
            _ => String::new(),
        };
        ResponseParser {
            format,
            state,
            around: Around::Marks,
            held: String::new(),
            begun,
            begun_calls: Vec::new(),
            n_begun_left: 0,
            calls: 0,
            messages,
        }
    }

    /// Takes text; emits the parts that have become certain.
    pub fn push(&mut self, text: &str, out: &mut Vec<ReplyDelta>) {
        if let Some(messages) = &mut self.messages {
            return messages.push(text, out);
        }
        if !text.is_empty() {
            self.held += &std::mem::take(&mut self.begun);
        }
        self.held += text;
        let from = self.emit_begun_calls(out);
        while self.step(InputState::Open, out) {}
        self.leave_out_begun(from, out);
    }

    /// Ends the text: what was held back is certain now.
    pub fn finish(&mut self, out: &mut Vec<ReplyDelta>) {
        if let Some(messages) = &mut self.messages {
            return messages.finish(out);
        }
        let from = self.emit_begun_calls(out);
        while self.step(InputState::Ended, out) {}
        if let ParserState::Call(reader) = &mut self.state {
            let rest = reader.give_up();
            if !rest.is_empty() {
                out.push(ReplyDelta::Content(rest));
            }
        }
        let rest = std::mem::take(&mut self.held);
        match self.state {
            _ if rest.is_empty() => {}
            ParserState::Reasoning(_) => out.push(ReplyDelta::Reasoning(rest)),
            ParserState::Start | ParserState::Content(_) => out.push(ReplyDelta::Content(rest)),
            ParserState::AfterReasoning | ParserState::AfterCall | ParserState::Call(_) => {}
        }
        self.leave_out_begun(from, out);
    }

    /// Returns whether the text so far ends within a call that has been emitted.
    pub fn ends_in_call(&self) -> bool {
        match (&self.messages, &self.state) {
            (Some(messages), _) => messages.ends_in_call(),
            (None, ParserState::Call(reader)) => reader.is_named() && !reader.is_at_end(),
            _ => false,
        }
    }

    /// Returns whether the text so far ends within a call, or what may become one.
    pub fn is_in_call(&self) -> bool {
        match (&self.messages, &self.state) {
            (Some(messages), _) => messages.is_in_call(),
            (None, ParserState::Call(reader)) => !reader.is_at_end(),
            _ => false,
        }
    }

    /// Goes on as far as is certain. Returns whether there is more to do.
    fn step(&mut self, input: InputState, out: &mut Vec<ReplyDelta>) -> bool {
        match &mut self.state {
            ParserState::Start => self.start(input),
            ParserState::Reasoning(begun) => {
                let begun = *begun;
                self.reasoning(begun, out)
            }
            ParserState::AfterReasoning => {
                trim(&mut self.held);
                if self.held.is_empty() {
                    return false;
                }
                self.state = ParserState::Content(false);
                true
            }
            ParserState::Content(begun) => {
                let begun = *begun;
                self.content(begun, input, out)
            }
            ParserState::Call(_) => self.call(out),
            ParserState::AfterCall => self.after_call(input),
        }
    }

    /// Returns whether the text begins with reasoning.
    fn start(&mut self, input: InputState) -> bool {
        let Some(thinking) = &self.format.thinking else { return false };
        let text = self.held.trim_start();
        let open = thinking.open.trim_start();
        if let Some(rest) = text.strip_prefix(open) {
            self.held = rest.to_owned();
            self.state = ParserState::Reasoning(false);
            return true;
        }
        if open.starts_with(text) && input == InputState::Open {
            return false;
        }
        self.state = ParserState::Content(false);
        true
    }

    /// Emits content up to the next call.
    fn content(&mut self, begun: bool, input: InputState, out: &mut Vec<ReplyDelta>) -> bool {
        if !begun && !self.format.bare.is_empty() {
            match beginning(&self.held, &self.format.bare) {
                Beginning::Unknown if input == InputState::Open => return false,
                Beginning::Unknown | Beginning::Text => {}
                Beginning::Call { at, is_fenced } => {
                    self.around = if is_fenced { Around::Fence } else { Around::Nothing };
                    let rest = self.held.split_off(at);
                    self.state = Reader::object(std::mem::replace(&mut self.held, rest));
                    return true;
                }
            }
        }
        if let (Some(Calls::Bare(mark)), false) = (&self.format.calls, begun) {
            let mark = mark.clone();
            return self.bare(&mark, input, out);
        }
        let mark = self.mark_of_calls();
        if self.held.is_empty() {
            return false;
        }
        let reasoning = self.reasoning_again();
        let short = self.marks_of_short_calls();
        let mut marks = vec![mark.as_str(), &reasoning];
        marks.extend(short.iter().map(String::as_str));
        if let Some(content) = &self.format.content {
            marks.extend(content.dropped.iter().map(String::as_str));
        }
        marks.retain(|mark| !mark.is_empty());
        if marks.is_empty() || self.is_within_constraint(begun, &marks) {
            out.push(ReplyDelta::Content(std::mem::take(&mut self.held)));
            self.state = ParserState::Content(true);
            return false;
        }
        let BeforeMark { text, found, blank } = BeforeMark::take(&mut self.held, &marks);
        if !text.is_empty() {
            out.push(ReplyDelta::Content(text));
            self.state = ParserState::Content(true);
        }
        let Some(found) = found.map(|i| marks[i]) else { return false };
        if found == reasoning {
            self.state = ParserState::Reasoning(false);
        } else if found == mark {
            self.around = Around::Marks;
            self.state = self.first_call(blank + &mark);
        } else if short.iter().any(|short| short == found) {
            self.around = Around::Marks;
            let mark = found.to_owned();
            self.begin_short_call(blank, &mark);
        }
        true
    }

    /// Returns whether the whole text is a call.
    fn bare(&mut self, mark: &str, input: InputState, out: &mut Vec<ReplyDelta>) -> bool {
        let text = self.held.trim_start();
        if !mark.is_empty()
            && let Some(rest) = text.strip_prefix(mark)
        {
            let first = rest.trim_start().chars().next();
            if first.is_none() && input == InputState::Open {
                return false;
            }
            // a tool that is built in is called as a function of Python
            let is_name = first.is_some_and(|c| c.is_alphabetic() || c == '_');
            let names = &self.format.names;
            let built_in = || LiteralReader::first(&LiteralCalls::BUILT_IN, names, mark.to_owned());
            self.held = rest.to_owned();
            self.state = if is_name {
                Reader::Literal(built_in()).into()
            } else {
                Reader::object(mark.to_owned())
            };
            return true;
        }
        if text.starts_with('{') {
            self.state = Reader::object(String::new());
            return true;
        }
        if (text.is_empty() || mark.starts_with(text)) && input == InputState::Open {
            return false;
        }
        let rest = std::mem::take(&mut self.held);
        if !rest.is_empty() {
            out.push(ReplyDelta::Content(rest));
        }
        self.state = ParserState::Content(true);
        false
    }

    fn call(&mut self, out: &mut Vec<ReplyDelta>) -> bool {
        let ParserState::Call(reader) = &mut self.state else { return false };
        let held = std::mem::take(&mut self.held);
        let mut at = held.len();
        for (i, c) in held.char_indices() {
            match reader.push(c) {
                CallStep::Nothing => {}
                CallStep::Name(name) => out.push(ReplyDelta::Call(self.calls, name)),
                CallStep::Arguments(text) => {
                    // Characters of one piece are emitted together.
                    if let Some(ReplyDelta::Arguments(index, emitted)) = out.last_mut()
                        && *index == self.calls
                    {
                        emitted.push_str(&text);
                    } else {
                        out.push(ReplyDelta::Arguments(self.calls, text));
                    }
                }
                CallStep::NoCall(text) => {
                    self.held = held[i + c.len_utf8()..].to_owned();
                    if !text.is_empty() {
                        out.push(ReplyDelta::Content(text));
                    }
                    self.state = ParserState::Content(true);
                    return true;
                }
            }
            if reader.is_at_end() {
                at = i + c.len_utf8();
                break;
            }
        }
        let ended = reader.is_at_end();
        self.held = if ended { reader.take_rest() } else { String::new() };
        self.held += &held[at..];
        if ended {
            self.calls += 1;
            self.state = ParserState::AfterCall;
        }
        ended
    }

    /// Goes on after a call: to the mark of its end, or to another call.
    fn after_call(&mut self, input: InputState) -> bool {
        if self.around != Around::Marks {
            return self.after_bare_call(input);
        }
        match &self.format.calls {
            Some(Calls::Named(calls)) => {
                let calls = Arc::clone(calls);
                let mark = calls.next_mark();
                let next = NamedReader::new(&calls, &self.format.names, mark.clone());
                let next = Reader::Named(next);
                let marks = [calls.end.trim(), mark.trim_start(), calls.close.trim()];
                return self.after_named_call(marks, next, input);
            }
            Some(Calls::Tagged(calls)) => {
                let calls = Arc::clone(calls);
                let next = Reader::Tagged(TaggedReader::next(&calls));
                return self.after_named_call(calls.marks_after(), next, input);
            }
            &Some(Calls::Literal(calls)) => {
                let next = Reader::Literal(LiteralReader::next(calls, &self.format.names));
                return self.after_named_call(calls.marks_after(), next, input);
            }
            _ => {}
        }
        let text = self.held.trim_start();
        let end = match &self.format.calls {
            Some(Calls::Tags(_, end)) => end.clone(),
            Some(Calls::List(_, end)) => format!("]{end}"),
            _ => String::new(),
        };
        if matches!(self.format.calls, Some(Calls::List(..)))
            && let Some(rest) = text.strip_prefix(',')
        {
            self.held = rest.to_owned();
            self.state = Reader::object(String::new());
            return true;
        }
        if text.len() < end.len() && end.starts_with(text) && input == InputState::Open {
            return false;
        }
        self.held = text.strip_prefix(end.as_str()).unwrap_or(text).trim_start().to_owned();
        self.state = ParserState::AfterReasoning;
        true
    }

    /// Goes on after a call that began with its name: to another, which `next` reads, or past the
    /// end of all. The marks are those of its end, of the next call, and of the end of all.
    fn after_named_call(&mut self, marks: [&str; 3], next: Reader, input: InputState) -> bool {
        let text = self.held.trim_start();
        let [end, begin, close] = marks;
        let may_begin = |mark: &str| text.len() < mark.len() && mark.starts_with(text);
        if (text.is_empty() || marks.into_iter().any(may_begin)) && input == InputState::Open {
            return false;
        }
        let has = |mark: &str| text.strip_prefix(mark).filter(|_| !mark.is_empty());
        let (rest, state) = if let Some(rest) = has(end) {
            (rest, ParserState::AfterCall)
        } else if let Some(rest) = has(begin) {
            (rest, next.into())
        } else {
            (has(close).unwrap_or(text), ParserState::AfterReasoning)
        };
        let goes_on = !text.is_empty();
        self.held = rest.to_owned();
        self.state = state;
        goes_on
    }

    /// Goes on after a call without marks: to another, or past the end of the fence.
    fn after_bare_call(&mut self, input: InputState) -> bool {
        const FENCE: &str = "```";
        let text = self.held.trim_start();
        let is_fenced = self.around == Around::Fence;
        if text.is_empty()
            || is_fenced
                && text.len() < FENCE.len()
                && FENCE.starts_with(text)
                && input == InputState::Open
        {
            return false;
        }
        let (rest, state) = match text.strip_prefix(FENCE).filter(|_| is_fenced) {
            Some(rest) => (rest.trim_start(), ParserState::AfterReasoning),
            None if text.starts_with('{') => (text, Reader::object(String::new())),
            None => (text, ParserState::AfterReasoning),
        };
        self.held = rest.to_owned();
        self.state = state;
        true
    }
}

#[cfg(test)]
mod tests;
