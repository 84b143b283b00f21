//! The JSON values of an answer: the events about them as they come, and those that were closed
//! early because a budget had cut the text.

use super::parser::{ChatFormat, ParsedReply, ReplyDelta, ResponseParser};
use super::progress::JobProgress;
use super::text_call::TextCalls;
use super::value_events::{ValueEvent, ValueEventReader};
use crate::engine::{Event, FinishReason};
use crate::tokenizer::Tokenizer;

/// The kind of an answer's content.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ContentKind {
    /// Any text.
    #[default]
    Text,
    /// A value of a JSON Schema.
    Json,
}

/// The parts of an answer that are JSON.
#[derive(Debug, Clone, Default)]
pub struct AnswerShape {
    /// The marks by which the answer is parsed.
    pub format: ChatFormat,
    /// The kind of its content.
    pub content: ContentKind,
    /// The beginning of the content, which the prompt holds.
    pub begun: String,
}

/// The values that were open where a budget began to steer a text to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarlyEnd {
    /// Their JSON pointers, the outermost first.
    pub pointers: Vec<String>,
    /// The number of the call whose arguments they are in; `None`: they are in the content.
    pub call: Option<usize>,
}

impl AnswerShape {
    /// Returns whether any part of the answer is JSON.
    pub fn has_json(&self) -> bool {
        self.content == ContentKind::Json || self.format.calls.is_some()
    }

    /// Returns the values that were closed early, or left open, in a text that ended for `reason`;
    /// `None` if it was not cut within one. From byte `end_begins` on the text was steered to its
    /// end; without, it simply stops. The calls of `texts` have no values.
    pub fn early_end(
        &self,
        text: &str,
        reason: &FinishReason,
        end_begins: Option<usize>,
        texts: &TextCalls,
    ) -> Option<EarlyEnd> {
        if *reason != FinishReason::Length || !self.has_json() {
            return None;
        }
        let mut end = end_begins.unwrap_or(text.len()).min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let reply = ParsedReply::of(&text[..end], &self.format);
        let mut reader = ValueEventReader::default();
        let mut ignored = Vec::new();
        let mut call = None;
        if let Some(last) = reply.calls.last().filter(|_| reply.ends_in_call) {
            if texts.holds(&last.name) {
                return None;
            }
            call = Some(reply.calls.len() - 1);
            reader.push(last.arguments.as_bytes(), &mut ignored);
        } else if self.content == ContentKind::Json && reply.calls.is_empty() {
            reader.push(self.begun.as_bytes(), &mut ignored);
            reader.push(reply.content.as_bytes(), &mut ignored);
        }
        let pointers = reader.open_values();
        (!pointers.is_empty()).then_some(EarlyEnd { pointers, call })
    }
}

/// The part of what is known of the values in an answer that is told while it comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToldValues {
    /// Those that were closed early.
    Ends,
    /// These, and each event of the content's values.
    Events,
}

/// The texts of answers that are JSON, one after the other, as their events come.
pub struct ValueStream {
    shape: AnswerShape,
    /// The calls that hold one text.
    texts: TextCalls,
    told: ToldValues,
    progress: JobProgress,
    /// The reading of the present text's content, if its events are told.
    content: Option<ContentReading>,
    /// The text so far.
    text: String,
}

/// The content of a text as it is read.
struct ContentReading {
    parser: ResponseParser,
    values: ValueEventReader,
}

impl ValueStream {
    /// Returns a stream before the first event.
    pub fn new(
        shape: AnswerShape,
        texts: TextCalls,
        told: ToldValues,
        progress: JobProgress,
    ) -> ValueStream {
        ValueStream { shape, texts, told, progress, content: None, text: String::new() }
    }

    /// Takes an event. Adds the events about the content's values that it causes, and returns those
    /// that were closed early if the text ends with it.
    pub fn take(
        &mut self,
        event: Event,
        tokenizer: &Tokenizer,
        out: &mut Vec<ValueEvent>,
    ) -> Option<EarlyEnd> {
        if matches!(event, Event::Started { .. }) {
            self.text.clear();
            self.content = self.begin_content(out);
        }
        let finished = self.progress.take(event, tokenizer);
        let new = std::mem::take(&mut self.progress.new).text;
        if let Some(content) = &mut self.content {
            content.read(&new, finished.is_some(), out);
        }
        self.text += &new;
        let end_begins = self.progress.end_begins;
        self.shape.early_end(&self.text, &finished?.reason, end_begins, &self.texts)
    }

    /// Begins to read the content of a text, if its events are told: first what the prompt holds of
    /// it.
    fn begin_content(&self, out: &mut Vec<ValueEvent>) -> Option<ContentReading> {
        if self.told == ToldValues::Ends || self.shape.content != ContentKind::Json {
            return None;
        }
        let mut values = ValueEventReader::default();
        values.push(self.shape.begun.as_bytes(), out);
        Some(ContentReading { parser: ResponseParser::new(self.shape.format.clone()), values })
    }
}

impl ContentReading {
    /// Reads more of the text, which may be its end.
    fn read(&mut self, text: &str, is_last: bool, out: &mut Vec<ValueEvent>) {
        let mut deltas = Vec::new();
        self.parser.push(text, &mut deltas);
        if is_last {
            self.parser.finish(&mut deltas);
        }
        for delta in deltas {
            if let ReplyDelta::Content(text) = delta {
                self.values.push(text.as_bytes(), out);
            }
        }
        if is_last {
            self.values.finish(out);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::parser::Calls;
    use super::*;

    /// Returns the values that are closed early in a text whose rest, after `at`, was steered.
    fn closed(shape: &AnswerShape, text: &str, at: Option<usize>) -> Option<EarlyEnd> {
        shape.early_end(text, &FinishReason::Length, at, &TextCalls::default())
    }

    fn pointers(early: Option<EarlyEnd>) -> Vec<String> {
        early.map(|early| early.pointers).unwrap_or_default()
    }

    #[test]
    fn values_open_where_the_end_began_were_closed_early() {
        let shape = AnswerShape { content: ContentKind::Json, ..AnswerShape::default() };
        let text = "{\"a\": [\"é\"], \"b\": {\"c\": \"x\"}}";
        let at = |part: &str| Some(text.find(part).unwrap());
        assert_eq!(pointers(closed(&shape, text, at("\"], \"b"))), ["", "/a", "/a/0"]);
        assert_eq!(pointers(closed(&shape, text, at("], \"b"))), ["", "/a"]);
        assert_eq!(pointers(closed(&shape, text, at("}}"))), ["", "/b"]);
        // in the middle of a character
        assert_eq!(pointers(closed(&shape, text, Some(9))), ["", "/a", "/a/0"]);
        assert_eq!(closed(&shape, text, None), None);
        assert_eq!(pointers(closed(&shape, &text[..26], None)), ["", "/b", "/b/c"]);
        let begun = AnswerShape { begun: "{\"z\": {".into(), ..shape.clone() };
        assert_eq!(pointers(closed(&begun, "\"y\": tr", None)), ["", "/z", "/z/y"]);
        let texts = TextCalls::default();
        let stopped = FinishReason::Stop;
        assert_eq!(shape.early_end(text, &stopped, Some(3), &texts), None);
        let plain = AnswerShape::default();
        assert_eq!(closed(&plain, text, Some(3)), None);
    }

    #[test]
    fn a_call_that_was_cut_is_named() {
        let calls = Calls::Tags("<call>".into(), "</call>".into());
        let format = ChatFormat { calls: Some(calls), ..ChatFormat::default() };
        let shape = AnswerShape { format, ..AnswerShape::default() };
        let text = "<call>{\"name\": \"f\", \"arguments\": {}}</call>\
                    <call>{\"name\": \"g\", \"arguments\": {\"q\": [1, 2]}}</call>";
        let at = text.find("]}}");
        let early =
            EarlyEnd { pointers: ["", "/q", "/q/1"].map(String::from).into(), call: Some(1) };
        assert_eq!(closed(&shape, text, at), Some(early));
        assert_eq!(closed(&shape, text, Some(3)), None);
        let texts = TextCalls::new(["g".to_owned()].into());
        assert_eq!(shape.early_end(text, &FinishReason::Length, at, &texts), None);
    }
}
