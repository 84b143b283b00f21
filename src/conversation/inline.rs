//! Reasoning that stands in the content as well, between its marks: what llama-server calls
//! `deepseek-legacy`.

use super::parser::{ChatFormat, ParsedReply, ReplyDelta, ResponseParser};

/// The marks of families that mark no reasoning in their text.
const OPEN: &str = "<think>";
const CLOSE: &str = "</think>";

/// The parts of a reply, of which reasoning is content too.
#[derive(Debug)]
pub struct InlineReasoning {
    open: String,
    close: String,
    /// True between the marks.
    is_within: bool,
}

impl InlineReasoning {
    /// Returns the parts of a reply before the first.
    pub fn new(format: &ChatFormat) -> InlineReasoning {
        let marks = format.thinking.as_ref();
        InlineReasoning {
            open: marks.map_or(OPEN, |marks| &marks.open).to_owned(),
            close: marks.map_or(CLOSE, |marks| &marks.close).to_owned(),
            is_within: false,
        }
    }

    /// Begins another reply.
    pub fn restart(&mut self) {
        self.is_within = false;
    }

    /// Returns the parts that stand for one.
    pub fn take(&mut self, delta: ReplyDelta) -> Vec<ReplyDelta> {
        let was_within = self.is_within;
        self.is_within = matches!(delta, ReplyDelta::Reasoning(_));
        match delta {
            ReplyDelta::Reasoning(text) => {
                let open = if was_within { "" } else { self.open.as_str() };
                let content = ReplyDelta::Content(format!("{open}{text}"));
                vec![ReplyDelta::Reasoning(text), content]
            }
            ReplyDelta::Content(text) if was_within => {
                vec![ReplyDelta::Content(format!("{}{text}", self.close))]
            }
            other if was_within => vec![ReplyDelta::Content(self.close.clone()), other],
            other => vec![other],
        }
    }

    /// Parses a whole text.
    pub fn reply(text: &str, format: &ChatFormat) -> ParsedReply {
        let mut parser = ResponseParser::new(format.clone());
        let mut deltas = Vec::new();
        parser.push(text, &mut deltas);
        parser.finish(&mut deltas);
        let mut inline = InlineReasoning::new(format);
        let mut reply =
            ParsedReply { ends_in_call: parser.ends_in_call(), ..ParsedReply::default() };
        for delta in deltas.into_iter().flat_map(|delta| inline.take(delta)) {
            reply.add(&delta);
        }
        reply
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conversation::parser::{PromptReasoning, Thinking};

    #[test]
    fn reasoning_is_content_too() {
        let marks = Thinking {
            open: "<think>".into(),
            close: "</think>".into(),
            in_prompt: PromptReasoning::Begun,
        };
        let format = ChatFormat { thinking: Some(marks), ..ChatFormat::default() };
        let reply = InlineReasoning::reply("hm</think>\n\nyes", &format);
        assert_eq!(reply.reasoning, "hm");
        assert_eq!(reply.content, "<think>hm</think>yes");
        let cut = InlineReasoning::reply("hm", &format);
        assert_eq!((cut.reasoning.as_str(), cut.content.as_str()), ("hm", "<think>hm"));
        let plain = InlineReasoning::reply("yes", &ChatFormat::default());
        assert_eq!((plain.reasoning.as_str(), plain.content.as_str()), ("", "yes"));
    }

    #[test]
    fn pieces_stand_between_one_pair_of_marks() {
        let mut inline = InlineReasoning::new(&ChatFormat::default());
        let parts = [
            ReplyDelta::Reasoning("a".into()),
            ReplyDelta::Reasoning("b".into()),
            ReplyDelta::Call(0, "f".into()),
            ReplyDelta::Content("c".into()),
        ];
        let content = |delta: ReplyDelta| match delta {
            ReplyDelta::Content(text) => text,
            _ => String::new(),
        };
        let parts = parts.into_iter().flat_map(|part| inline.take(part));
        assert_eq!(parts.map(content).collect::<String>(), "<think>ab</think>c");
    }
}
