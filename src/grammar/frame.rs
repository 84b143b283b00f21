//! What stands around the JSON values of a schema: a model's way of calling tools.
//!
//! Everything is one grammar, free text included, so nothing has to be switched on in the middle of an answer: text that
//! does not hold the mark of a call is free, and what follows the mark is JSON that satisfies the schema.

use super::class::Class;
use super::expr::{Expr, Exprs};
use super::leaf::Leaf;
use super::re::{INF, Res};

/// Text around values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Text up to and with this comes first: the end of a model's reasoning.
    pub after: Option<String>,
    /// What a value begins with.
    pub begin: Mark,
    /// What ends it.
    pub end: String,
    /// Values stand in an array, so that the mark and the end stand once around all of them.
    pub list: bool,
    /// There may be several.
    pub many: bool,
    /// Text may come before, and there may be no value at all.
    pub free: bool,
}

/// What tells a value from text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The brace of an object, at the beginning of the whole text.
    Brace,
    /// This text.
    Text(String),
    /// This token, which has no text of its own.
    Token(u32),
}

impl Frame {
    /// The texts of this frame around values of `value`.
    pub(super) fn around(&self, exprs: &mut Exprs, value: Expr) -> Expr {
        let values = self.values(exprs, value);
        let body = match (self.free, &self.begin) {
            (false, _) => values,
            (true, Mark::Brace) => {
                let text = Self::not_an_object(exprs);
                exprs.alt([values, text])
            }
            (true, Mark::Text(mark)) => {
                let text = Self::without(exprs, mark);
                let values = exprs.alt([Exprs::EPS, values]);
                exprs.cat(text, values)
            }
            (true, Mark::Token(_)) => {
                let text = exprs.text(Res::ALL);
                let values = exprs.alt([Exprs::EPS, values]);
                exprs.cat(text, values)
            }
        };
        let Some(after) = &self.after else { return body };
        let (text, end, gap) =
            (Self::without(exprs, after), exprs.literal(after.as_bytes()), Self::gap(exprs));
        exprs.sequence([text, end, gap, body])
    }

    /// At least one value, with what begins and ends them.
    fn values(&self, exprs: &mut Exprs, value: Expr) -> Expr {
        let begin = match &self.begin {
            Mark::Brace => Exprs::EPS,
            Mark::Text(mark) => exprs.literal(mark.as_bytes()),
            Mark::Token(token) => exprs.leaf(Leaf::Token(*token, false)),
        };
        let end = exprs.literal(self.end.as_bytes());
        let gap = Self::gap(exprs);
        if self.list {
            let (open, comma, close) = (exprs.literal(b"["), exprs.literal(b","), exprs.literal(b"]"));
            let space = exprs.literal(b" ");
            let space = exprs.alt([Exprs::EPS, space]);
            let more = exprs.sequence([comma, space, value]);
            let more = exprs.rep(more, 0, if self.many { INF } else { 0 });
            return exprs.sequence([begin, open, value, more, close, end]);
        }
        let one = exprs.sequence([begin, gap, value, gap, end]);
        let several = self.many && self.begin != Mark::Brace;
        let next = exprs.cat(gap, one);
        let more = exprs.rep(next, 0, if several { INF } else { 0 });
        exprs.cat(one, more)
    }

    /// No line break, or one or two.
    fn gap(exprs: &mut Exprs) -> Expr {
        let line = exprs.literal(b"\n");
        exprs.rep(line, 0, 2)
    }

    /// Text in which `mark` does not stand.
    fn without(exprs: &mut Exprs, mark: &str) -> Expr {
        let res = &mut exprs.res;
        let mark = res.text(mark);
        let behind = res.cat(mark, Res::ALL);
        let with = res.cat(Res::ALL, behind);
        let text = res.not(with);
        exprs.text(text)
    }

    /// Text that does not begin with a brace, white space aside.
    fn not_an_object(exprs: &mut Exprs) -> Expr {
        let res = &mut exprs.res;
        let space = res.class(Class::new([(0x09, 0x0A), (0x0D, 0x0D), (0x20, 0x20)]));
        let spaces = res.rep(space, 0, INF);
        let brace = res.text("{");
        let object = res.cat(brace, Res::ALL);
        let object = res.cat(spaces, object);
        let text = res.not(object);
        exprs.text(text)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::{Automaton, Options};
    use super::*;

    fn accepts(frame: &Frame, text: &str) -> bool {
        let schema = json!({"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"],
            "additionalProperties": false});
        let (mut automaton, _) = Automaton::from_framed_schema(&schema, Options::default(), frame).unwrap();
        let start = automaton.start();
        let state = automaton.advance(start, text.as_bytes()).unwrap();
        !state.is_dead() && automaton.is_accepting(state)
    }

    #[test]
    fn marked_values_stand_in_free_text() {
        let mut frame = Frame {
            after: None,
            begin: Mark::Text("<call>".into()),
            end: "</call>".into(),
            list: false,
            many: true,
            free: true,
        };
        for text in [
            "",
            "hello",
            "a < b <calx",
            "x<call>{\"a\": 1}</call>",
            "<call>\n{\"a\": 1}\n</call>\n<call>{\"a\": 2}</call>",
        ] {
            assert!(accepts(&frame, text), "{text}");
        }
        for text in ["<call>", "<call>x</call>", "<call>{\"b\": 1}</call>", "<call>{\"a\": 1}</call> and"] {
            assert!(!accepts(&frame, text), "{text}");
        }
        (frame.free, frame.many) = (false, false);
        assert!(accepts(&frame, "<call>{\"a\": 1}</call>"));
        for text in
            ["", "hello", "x<call>{\"a\": 1}</call>", "<call>{\"a\": 1}</call><call>{\"a\": 1}</call>"]
        {
            assert!(!accepts(&frame, text), "{text}");
        }
        frame.after = Some("</think>".into());
        assert!(accepts(&frame, "hm <call> hm</think>\n\n<call>{\"a\": 1}</call>"));
        assert!(!accepts(&frame, "<call>{\"a\": 1}</call>"));
    }

    #[test]
    fn an_object_is_a_value_where_nothing_marks_one() {
        let mut frame = Frame {
            after: None,
            begin: Mark::Brace,
            end: String::new(),
            list: false,
            many: true,
            free: true,
        };
        for text in ["", "hello {", "{\"a\": 1}"] {
            assert!(accepts(&frame, text), "{text}");
        }
        assert!(!accepts(&frame, " {x"));
        frame.list = true;
        frame.free = false;
        assert!(accepts(&frame, "[{\"a\": 1}, {\"a\": 2}]"));
        assert!(!accepts(&frame, "[]"));
    }
}
