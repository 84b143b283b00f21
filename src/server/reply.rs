//! What a model wrote, taken apart: reasoning, content, calls of tools. As it comes, piece by piece.
//!
//! Models mark these parts in their text, each family in its own way; a [`Style`] says which way. What is not certain yet
//! (the beginning of a mark) is held back until it is; what turns out to be no call after all is content, so no text is
//! ever lost.
//!
//! Knows text; not tokens, not HTTP.

mod call;
pub(super) mod harmony;

use call::{Reader, Taken};
use harmony::Messages;

/// How a model marks the parts of its text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Style {
    /// How reasoning is marked, where it is to be split off.
    pub thinking: Option<Thinking>,
    /// How calls are marked, where they are to be found.
    pub calls: Option<Calls>,
    /// A reply is a sequence of messages, in OpenAI's harmony format.
    pub messages: Option<Begun>,
}

/// Where in its messages the prompt leaves a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begun {
    /// Before a header.
    Nothing,
    /// In the message that is the answer.
    Answer,
}

/// How reasoning is marked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thinking {
    /// What begins it.
    pub open: String,
    /// What ends it.
    pub close: String,
    /// The prompt has begun it already.
    pub is_open: bool,
}

/// How calls of tools are marked. Each is a JSON object with `name` and `arguments` (or `parameters`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Calls {
    /// Between two marks, one call each: Hermes, Qwen.
    Tags(String, String),
    /// An array behind a mark, and perhaps before another: Mistral, Nemotron.
    List(String, String),
    /// The whole text is a call, perhaps behind a mark: Llama 3.
    Bare(String),
    /// A message to a function, its arguments alone: gpt-oss.
    Messages,
}

/// A new part of a reply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Delta {
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
    /// What is called.
    pub name: String,
    /// JSON text.
    pub arguments: String,
}

/// A reply put together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reply {
    /// Reasoning.
    pub reasoning: String,
    /// Content.
    pub content: String,
    /// Calls.
    pub calls: Vec<Call>,
}

impl Reply {
    /// Adds a part.
    pub fn add(&mut self, delta: &Delta) {
        match delta {
            Delta::Reasoning(text) => self.reasoning += text,
            Delta::Content(text) => self.content += text,
            Delta::Call(_, name) => self.calls.push(Call { name: name.clone(), ..Call::default() }),
            Delta::Arguments(index, text) => {
                if let Some(call) = self.calls.get_mut(*index) {
                    call.arguments += text;
                }
            }
        }
    }

    /// A whole text, taken apart.
    pub fn of(text: &str, style: &Style) -> Reply {
        let (mut parser, mut reply) = (Parser::new(style.clone()), Reply::default());
        let mut deltas = Vec::new();
        parser.push(text, &mut deltas);
        parser.finish(&mut deltas);
        deltas.iter().for_each(|delta| reply.add(delta));
        reply
    }
}

/// Where in its text a reply is.
#[derive(Debug)]
enum State {
    /// Before anything but white space.
    Start,
    /// In reasoning; whether there has been any but white space.
    Reasoning(bool),
    /// Behind reasoning; white space is dropped.
    AfterReasoning,
    /// In content; whether there has been any.
    Content(bool),
    /// In a call, or between the calls of a list.
    Call(Reader),
    /// Behind a call: white space, and what ends it.
    AfterCall,
}

/// Takes a text apart.
#[derive(Debug)]
pub struct Parser {
    style: Style,
    state: State,
    held: String,
    /// Calls so far.
    calls: usize,
    /// What reads a reply of messages.
    messages: Option<Messages>,
}

impl Parser {
    /// Before any text.
    pub fn new(style: Style) -> Parser {
        let state = match &style.thinking {
            Some(thinking) if thinking.is_open => State::Reasoning(false),
            Some(_) => State::Start,
            None => State::Content(false),
        };
        let messages = style.messages.map(|begun| {
            Messages::new(style.thinking.is_some(), style.calls.is_some(), begun == Begun::Answer)
        });
        Parser { style, state, held: String::new(), calls: 0, messages }
    }

    /// Takes text; tells what has become certain.
    pub fn push(&mut self, text: &str, out: &mut Vec<Delta>) {
        if let Some(messages) = &mut self.messages {
            return messages.push(text, out);
        }
        self.held += text;
        while self.step(false, out) {}
    }

    /// Ends the text: what was held back is certain now.
    pub fn finish(&mut self, out: &mut Vec<Delta>) {
        if let Some(messages) = &mut self.messages {
            return messages.finish(out);
        }
        while self.step(true, out) {}
        if let State::Call(reader) = &mut self.state {
            let rest = reader.give_up();
            if !rest.is_empty() {
                out.push(Delta::Content(rest));
            }
        }
        let rest = std::mem::take(&mut self.held);
        match self.state {
            _ if rest.is_empty() => {}
            State::Reasoning(_) => out.push(Delta::Reasoning(rest)),
            State::Start | State::Content(_) => out.push(Delta::Content(rest)),
            State::AfterReasoning | State::AfterCall | State::Call(_) => {}
        }
    }

    /// Goes on as far as is certain. Whether there is more to do.
    fn step(&mut self, last: bool, out: &mut Vec<Delta>) -> bool {
        match &mut self.state {
            State::Start => self.start(last),
            State::Reasoning(begun) => {
                let Some(thinking) = &self.style.thinking else { return false };
                if !*begun {
                    trim(&mut self.held);
                    *begun = !self.held.is_empty();
                }
                let (text, found, _) = until(&mut self.held, &thinking.close);
                if !text.is_empty() {
                    out.push(Delta::Reasoning(text));
                }
                if found {
                    self.state = State::AfterReasoning;
                }
                found
            }
            State::AfterReasoning => {
                trim(&mut self.held);
                if self.held.is_empty() {
                    return false;
                }
                self.state = State::Content(false);
                true
            }
            State::Content(begun) => {
                let begun = *begun;
                self.content(begun, last, out)
            }
            State::Call(_) => self.call(out),
            State::AfterCall => self.after_call(last),
        }
    }

    /// Whether the text begins with reasoning.
    fn start(&mut self, last: bool) -> bool {
        let Some(thinking) = &self.style.thinking else { return false };
        let text = self.held.trim_start();
        if let Some(rest) = text.strip_prefix(thinking.open.as_str()) {
            self.held = rest.to_owned();
            self.state = State::Reasoning(false);
            return true;
        }
        if thinking.open.starts_with(text) && !last {
            return false;
        }
        self.state = State::Content(false);
        true
    }

    /// Content up to the next call.
    fn content(&mut self, begun: bool, last: bool, out: &mut Vec<Delta>) -> bool {
        let mark = match &self.style.calls {
            Some(Calls::Tags(mark, _) | Calls::List(mark, _)) => mark.clone(),
            Some(Calls::Bare(mark)) if !begun => {
                let mark = mark.clone();
                return self.bare(&mark, last, out);
            }
            Some(Calls::Bare(_) | Calls::Messages) | None => String::new(),
        };
        if self.held.is_empty() {
            return false;
        }
        if mark.is_empty() {
            out.push(Delta::Content(std::mem::take(&mut self.held)));
            self.state = State::Content(true);
            return false;
        }
        let (text, found, blank) = until(&mut self.held, &mark);
        if !text.is_empty() {
            out.push(Delta::Content(text));
            self.state = State::Content(true);
        }
        if found {
            self.state = State::Call(Reader::new(blank + &mark));
        }
        found
    }

    /// Whether the whole text is a call.
    fn bare(&mut self, mark: &str, last: bool, out: &mut Vec<Delta>) -> bool {
        let text = self.held.trim_start();
        if !mark.is_empty()
            && let Some(rest) = text.strip_prefix(mark)
        {
            self.held = rest.to_owned();
            self.state = State::Call(Reader::new(mark.to_owned()));
            return true;
        }
        if text.starts_with('{') {
            self.state = State::Call(Reader::new(String::new()));
            return true;
        }
        if (text.is_empty() || mark.starts_with(text)) && !last {
            return false;
        }
        let rest = std::mem::take(&mut self.held);
        if !rest.is_empty() {
            out.push(Delta::Content(rest));
        }
        self.state = State::Content(true);
        false
    }

    fn call(&mut self, out: &mut Vec<Delta>) -> bool {
        let State::Call(reader) = &mut self.state else { return false };
        let held = std::mem::take(&mut self.held);
        let mut at = held.len();
        for (i, c) in held.char_indices() {
            match reader.push(c) {
                Taken::Nothing => {}
                Taken::Name(name) => out.push(Delta::Call(self.calls, name)),
                Taken::Arguments(text) => {
                    // Characters of one piece are told together.
                    if let Some(Delta::Arguments(index, told)) = out.last_mut()
                        && *index == self.calls
                    {
                        told.push_str(&text);
                    } else {
                        out.push(Delta::Arguments(self.calls, text));
                    }
                }
                Taken::NoCall(text) => {
                    self.held = held[i + c.len_utf8()..].to_owned();
                    out.push(Delta::Content(text));
                    self.state = State::Content(true);
                    return true;
                }
            }
            if reader.is_at_end() {
                at = i + c.len_utf8();
                break;
            }
        }
        let ended = reader.is_at_end();
        self.held = held[at..].to_owned();
        if ended {
            self.calls += 1;
            self.state = State::AfterCall;
        }
        ended
    }

    /// What ends a call, and whether another follows.
    fn after_call(&mut self, last: bool) -> bool {
        let text = self.held.trim_start();
        let end = match &self.style.calls {
            Some(Calls::Tags(_, end)) => end.clone(),
            Some(Calls::List(_, end)) => format!("]{end}"),
            _ => String::new(),
        };
        if matches!(self.style.calls, Some(Calls::List(..)))
            && let Some(rest) = text.strip_prefix(',')
        {
            self.held = rest.to_owned();
            self.state = State::Call(Reader::new(String::new()));
            return true;
        }
        if text.len() < end.len() && end.starts_with(text) && !last {
            return false;
        }
        self.held = text.strip_prefix(end.as_str()).unwrap_or(text).trim_start().to_owned();
        self.state = State::AfterReasoning;
        true
    }
}

/// Takes the text before `mark` and the mark itself; what may be the beginning of a mark stays. Whether there was one. The
/// white space before a mark belongs to it, and is returned as the last.
fn until(held: &mut String, mark: &str) -> (String, bool, String) {
    if let Some(at) = held.find(mark) {
        let text = held[..at].trim_end().to_owned();
        let blank = held[text.len()..at].to_owned();
        held.drain(..at + mark.len());
        return (text, true, blank);
    }
    let begins =
        |&n: &usize| held.is_char_boundary(held.len() - n) && mark.starts_with(&held[held.len() - n..]);
    let keep = (1..mark.len().min(held.len() + 1)).rev().find(begins).unwrap_or(0);
    let rest = held.split_off(held[..held.len() - keep].trim_end().len());
    (std::mem::replace(held, rest), false, String::new())
}

fn trim(text: &mut String) {
    let blank = text.len() - text.trim_start().len();
    text.drain(..blank);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hermes() -> Style {
        Style {
            thinking: Some(Thinking { open: "<think>".into(), close: "</think>".into(), is_open: false }),
            calls: Some(Calls::Tags("<tool_call>".into(), "</tool_call>".into())),
            messages: None,
        }
    }

    fn style(calls: Calls) -> Style {
        Style { thinking: None, calls: Some(calls), messages: None }
    }

    /// (reasoning, content, name and arguments of each call)
    type Parts<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)]);

    fn check(style: &Style, text: &str, (reasoning, content, calls): Parts) {
        for size in [1, 2, 3, 5, 1000] {
            let (mut parser, mut reply) = (Parser::new(style.clone()), Reply::default());
            let mut deltas = Vec::new();
            let chars: Vec<char> = text.chars().collect();
            for piece in chars.chunks(size) {
                parser.push(&piece.iter().collect::<String>(), &mut deltas);
            }
            parser.finish(&mut deltas);
            deltas.iter().for_each(|delta| reply.add(delta));
            let found: Vec<(&str, &str)> =
                reply.calls.iter().map(|call| (call.name.as_str(), call.arguments.as_str())).collect();
            let found = (reply.reasoning.as_str(), reply.content.as_str(), found.as_slice());
            assert_eq!(found, (reasoning, content, calls), "{text:?} by {size}");
        }
    }

    #[test]
    fn gemma_4() {
        let gemma = Style {
            thinking: Some(Thinking {
                open: "<|channel>thought\n".into(),
                close: "<channel|>".into(),
                is_open: false,
            }),
            calls: Some(Calls::Tags("<|tool_call>".into(), "<tool_call|>".into())),
            messages: None,
        };
        check(&gemma, "<|channel>thought\nhm\n<channel|>Hello", ("hm", "Hello", &[]));
        let call =
            "<|channel>thought\nhm<channel|><|tool_call>{\"name\": \"f\", \"arguments\": {}}<tool_call|>";
        check(&gemma, call, ("hm", "", &[("f", "{}")]));
    }

    #[test]
    fn arrays_between_marks() {
        let style = style(Calls::List("<TOOLCALL>".into(), "</TOOLCALL>".into()));
        let text = "Wait\n<TOOLCALL>[{\"name\": \"f\", \"arguments\": {}}, {\"name\": \"g\", \"arguments\": {\"a\": 1}}]</TOOLCALL>";
        check(&style, text, ("", "Wait", &[("f", "{}"), ("g", "{\"a\": 1}")]));
    }

    #[test]
    fn gpt_oss() {
        let mut style = Style {
            thinking: Some(Thinking {
                open: "<|channel|>analysis<|message|>".into(),
                close: "<|end|>".into(),
                is_open: false,
            }),
            calls: Some(Calls::Messages),
            messages: Some(Begun::Nothing),
        };
        let thought = "<|channel|>analysis<|message|>hm < 3<|end|><|start|>assistant";
        let answer = format!("{thought}<|channel|>final<|message|>Hello");
        check(&style, &answer, ("hm < 3", "Hello", &[]));
        check(&style, "<|channel|>final <|constrain|>json<|message|>{}", ("", "{}", &[]));
        // as the format's guide has it, and as templates write it
        let told = ("f", "{\"a\": 1}");
        for header in [
            "<|channel|>commentary to=functions.f <|constrain|>json<|message|>",
            " to=functions.f<|channel|>commentary json<|message|>",
        ] {
            check(&style, &format!("{thought}{header}{{\"a\": 1}}"), ("hm < 3", "", &[told]));
        }
        let preamble = "<|channel|>commentary<|message|>Let me see.<|end|><|start|>assistant";
        let call = "<|channel|>commentary to=functions.g<|message|>";
        check(&style, &format!("{preamble}{call}"), ("", "Let me see.", &[("g", "{}")]));
        check(&style, &format!("{preamble}<|channel|>final<|message|>Yes"), ("", "Let me see.\n\nYes", &[]));
        // cut off, or without a header
        check(&style, "<|channel|>analysis<|message|>hm <|en", ("hm <|en", "", &[]));
        check(&style, "<|channel|>fin", ("", "", &[]));
        check(&style, "Hello <|end", ("", "Hello <|end", &[]));
        style.messages = Some(Begun::Answer);
        check(&style, " to=be", ("", " to=be", &[]));
        check(&style, &format!(" it<|end|><|start|>assistant{call}"), ("", " it", &[("g", "{}")]));
        // what is not asked for stays in the text
        style = Style { messages: Some(Begun::Nothing), ..Style::default() };
        check(&style, &answer, ("", "<|channel|>analysis<|message|>hm < 3<|end|>\n\nHello", &[]));
        check(&style, &format!("{call}{{}}"), ("", "{}", &[]));
    }

    #[test]
    fn hermes_and_qwen() {
        let style = hermes();
        check(&style, "Hello", ("", "Hello", &[]));
        check(&style, "<think>\nhm < 3\n</think>\n\nHello", ("hm < 3", "Hello", &[]));
        check(&style, "<think>cut off", ("cut off", "", &[]));
        check(&style, " <thi", ("", " <thi", &[]));
        let call =
            "<tool_call>\n{\"name\": \"f\", \"arguments\": {\"a\": \"}\\\"\", \"b\": [1, {}]}}\n</tool_call>";
        let told: (&str, &str) = ("f", "{\"a\": \"}\\\"\", \"b\": [1, {}]}");
        check(&style, call, ("", "", &[told]));
        check(
            &style,
            &format!("<think>x</think>Let me see.\n{call}\n{call}"),
            ("x", "Let me see.", &[told, told]),
        );
        // The arguments before the name, as a string, and without the end.
        check(
            &style,
            "<tool_call>{\"arguments\": {\"a\": 1}, \"name\": \"g\"}",
            ("", "", &[("g", "{\"a\": 1}")]),
        );
        let string = "<tool_call>{\"name\": \"g\", \"arguments\": \"{\\\"a\\\": 1}\"}</tool_call>";
        check(&style, string, ("", "", &[("g", "{\"a\": 1}")]));
        check(&style, "<tool_call>{\"name\": \"g\"}</tool_call>", ("", "", &[("g", "{}")]));
        // What is no call is text.
        check(&style, "a <tool_call> b", ("", "a <tool_call> b", &[]));
        check(&style, "<tool_call>{\"x\": 1}</tool_call>", ("", "<tool_call>{\"x\": 1}</tool_call>", &[]));
        check(&style, "a <tool", ("", "a <tool", &[]));
    }

    #[test]
    fn an_open_thought_is_reasoning_from_the_start() {
        let mut style = hermes();
        style.thinking.as_mut().unwrap().is_open = true;
        check(&style, "hm\n</think>\n\nyes", ("hm", "yes", &[]));
    }

    #[test]
    fn llama_3() {
        let style = style(Calls::Bare("<|python_tag|>".into()));
        let call = "{\"name\": \"f\", \"parameters\": {\"a\": 1}}";
        check(&style, call, ("", "", &[("f", "{\"a\": 1}")]));
        check(&style, &format!("<|python_tag|>{call}"), ("", "", &[("f", "{\"a\": 1}")]));
        check(&style, "{\"answer\": 42}", ("", "{\"answer\": 42}", &[]));
        check(&style, "Hello {", ("", "Hello {", &[]));
    }

    #[test]
    fn mistral() {
        let style = style(Calls::List("[TOOL_CALLS]".into(), String::new()));
        let text = "[TOOL_CALLS][{\"name\": \"f\", \"arguments\": {\"a\": 1}, \"id\": \"123456789\"}, {\"name\": \"g\", \"arguments\": {}}]";
        check(&style, text, ("", "", &[("f", "{\"a\": 1}"), ("g", "{}")]));
        check(&style, "Hi [TOOL", ("", "Hi [TOOL", &[]));
    }
}
