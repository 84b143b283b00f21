//! The text around the JSON values of a schema: a model's way of calling tools.
//!
//! Everything is one grammar, free text included, so nothing has to be switched on in the middle of
//! an answer: text that does not hold the mark of a call is free, and what follows the mark is JSON
//! that satisfies the schema.

mod arguments;
mod bare;
mod text_call;

pub use arguments::{ArgumentTags, ValueSyntax};
pub use bare::{Bare, Marks, json_name};
pub use text_call::{TextCall, TextForm};

use crate::Error;
use crate::expression::class::Class;
use crate::expression::leaf::Leaf;
use crate::expression::regex::{INF, Re, Res};
use crate::expression::{Expr, Exprs};

/// Text around values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The text in front of the first value, and its mark.
    pub open: Vec<Lead>,
    /// The marks that tell a value from text, in front of it; where they are empty, the brace of an
    /// object at the beginning of the whole text does.
    pub begin: Vec<Lead>,
    /// The text in front of a name with which the first value may begin in place of `begin`, where
    /// text may be beside values and nothing is in `open`; empty: none.
    pub short: String,
    /// The schema is an `anyOf`, and the values of its alternatives bear these names, which stand
    /// behind `begin`, where there is a `colon` or there are `tags`.
    pub names: Vec<String>,
    /// The text between a name and the same name once more, where it stands twice.
    pub again: Vec<Lead>,
    /// The text between a name and its value; empty: values bear no names, unless there are `tags`.
    pub colon: Vec<Lead>,
    /// The text that ends a value.
    pub end: Vec<Lead>,
    /// The text between the end of a value and the next, where that is always the same; else at
    /// most two line breaks, where names do not stand where they are looked for.
    pub between: Vec<Lead>,
    /// The text behind the last value, and its end.
    pub close: Vec<Lead>,
    /// Values stand in an array, so that the mark and the end stand once around all of them.
    pub list: bool,
    /// There may be several.
    pub many: bool,
    /// The text that may stand next to values.
    pub beside: Beside,
    /// The text in front of [`Frame::beside`], or, where that is text and this is not empty, all
    /// there may be in place of values.
    pub answer: Vec<Lead>,
    /// Calls that are values of the schema without `begin`, where text may be beside values: a text
    /// that begins with one is one. The schema is then an `anyOf` of one alternative for each tool:
    /// of its call, or of its arguments where values bear names.
    pub bare: Option<Bare>,
    /// Calls of which the arguments hold one text, besides those of the schema.
    pub texts: Vec<TextCall>,
    /// The property of a call that holds its arguments, where calls bear no names.
    pub arguments: &'static str,
    /// No call is of the schema: all are among `texts`.
    pub only_texts: bool,
    /// The tags in which the arguments of the values that bear names stand: these are then no JSON.
    pub tags: Option<Box<ArgumentTags>>,
    /// The reasoning that comes before everything, where a value may end it.
    pub reasoning: Option<Box<OpenReasoning>>,
    /// Tokens without text of their own that may stand in free text, as inclusive ranges, sorted
    /// and apart: none of them is a mark of values.
    pub unseen: Vec<(u32, u32)>,
}

/// Reasoning that has begun, and ends with its mark or with a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenReasoning {
    /// The rest of it.
    pub text: Lead,
    /// The mark, and what may stand after it: all that may come in front of anything but a value.
    pub close: Vec<Lead>,
}

/// A frame, and the texts that its [`TextCall`]s hold, compiled: JSON strings, or as they are where
/// arguments stand between tags.
pub(crate) struct Framing<'a> {
    pub frame: &'a Frame,
    /// In the order of [`Frame::texts`].
    pub texts: Vec<(Exprs, Expr)>,
}

impl Framing<'_> {
    /// Returns the expression of the texts of the frame around values, which are of the schema's
    /// [roots](Frame::roots).
    ///
    /// # Errors
    /// It takes too much work or memory, or the search was stopped.
    pub(crate) fn around(&self, exprs: &mut Exprs, roots: &[Expr]) -> Result<Expr, Error> {
        let mut texts = Vec::with_capacity(self.texts.len());
        for (text, root) in &self.texts {
            texts.push(exprs.import(text, *root)?);
        }
        Ok(self.frame.around(exprs, roots, &texts))
    }
}

/// The expressions of a schema that a [`Frame`] puts together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Roots {
    /// That of the schema itself.
    Whole,
    /// Those of the alternatives of its `anyOf`.
    Alternatives,
    /// That of the schema, and of each alternative of its `anyOf` that of this property.
    WholeAnd(&'static str),
}

/// The text that may stand next to the values of a [`Frame`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// Nothing: there is a value.
    Nothing,
    /// Text may come before, and there may be no value at all.
    Text,
    /// A value of another schema may stand there alone, without a mark. The schema is then an
    /// `anyOf` whose last alternative is of that, behind the one of what is marked, or those that
    /// bear names.
    Answer,
}

/// A part of what stands around constrained text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lead {
    /// This text.
    Text(String),
    /// This token, which has no text of its own.
    Token(u32),
    /// Any text in which this one does not stand.
    Without(String),
    /// Any text in which none of these stands.
    WithoutAny(Vec<String>),
    /// Any text; a token without text of its own ends it.
    Any,
    /// So many characters of these ranges.
    Characters {
        /// First and last of each range.
        ranges: &'static [(char, char)],
        /// Fewest characters.
        least: u32,
        /// Most characters.
        most: u32,
    },
    /// Any of these, any number of times.
    Repeat(Vec<Vec<Lead>>),
    /// One of these.
    OneOf(Vec<Vec<Lead>>),
    /// Returns the expression of no line break, or one or two.
    Gap,
}

/// Returns the expression of `body` behind what comes first.
pub(crate) fn behind(exprs: &mut Exprs, lead: &[Lead], body: Expr) -> Expr {
    let lead = sequence(exprs, lead);
    exprs.cat(lead, body)
}

pub(crate) fn sequence(exprs: &mut Exprs, parts: &[Lead]) -> Expr {
    let mut all = Vec::with_capacity(parts.len());
    for part in parts {
        all.push(match part {
            Lead::Text(text) => exprs.literal(text.as_bytes()),
            Lead::Token(token) => exprs.leaf(Leaf::Token { id: *token, is_excluded: false }),
            Lead::Without(mark) => without(exprs, std::slice::from_ref(mark)),
            Lead::WithoutAny(marks) => without(exprs, marks),
            Lead::Any => exprs.text(Res::ALL),
            Lead::Gap => gap(exprs),
            &Lead::Characters { ranges, least, most } => {
                let ranges = ranges.iter().map(|&(first, last)| (first.into(), last.into()));
                let class = exprs.res.class(Class::new(ranges));
                let characters = exprs.res.rep(class, least, most);
                exprs.text(characters)
            }
            Lead::Repeat(each) => {
                let one = one_of(exprs, each);
                exprs.rep(one, 0, INF)
            }
            Lead::OneOf(each) => one_of(exprs, each),
        });
    }
    exprs.sequence(all)
}

/// Returns the expression of one of several sequences.
fn one_of(exprs: &mut Exprs, each: &[Vec<Lead>]) -> Expr {
    let each: Vec<Expr> = each.iter().map(|parts| sequence(exprs, parts)).collect();
    exprs.alt(each)
}

impl Frame {
    /// Returns a frame with nothing around its values.
    pub fn new(beside: Beside) -> Frame {
        Frame {
            open: Vec::new(),
            begin: Vec::new(),
            short: String::new(),
            names: Vec::new(),
            again: Vec::new(),
            colon: Vec::new(),
            end: Vec::new(),
            between: Vec::new(),
            close: Vec::new(),
            list: false,
            many: false,
            beside,
            answer: Vec::new(),
            bare: None,
            texts: Vec::new(),
            arguments: "arguments",
            only_texts: false,
            tags: None,
            reasoning: None,
            unseen: Vec::new(),
        }
    }

    /// Returns whether values bear names.
    fn is_named(&self) -> bool {
        !self.colon.is_empty() || self.tags.is_some()
    }

    /// Returns which expressions of the schema are put together.
    pub(crate) fn roots(&self) -> Roots {
        match &self.bare {
            _ if self.beside == Beside::Answer || self.is_named() => Roots::Alternatives,
            Some(bare) if self.beside == Beside::Text => Roots::WholeAnd(bare.arguments),
            _ => Roots::Whole,
        }
    }

    /// Returns the expression of a call's value: one of the schema's roots, or a call with a text.
    fn value(&self, exprs: &mut Exprs, roots: &[Expr], texts: &[Expr]) -> Expr {
        let mut values = Vec::with_capacity(roots.len() + texts.len());
        if !self.is_named() {
            values.extend(roots.iter().take(self.n_roots_of_calls()));
            for (call, &text) in self.texts.iter().zip(texts) {
                values.push(call.object(exprs, self.arguments, text, self.beside));
            }
            return exprs.alt(values);
        }
        let mut named = Vec::with_capacity(roots.len() + texts.len());
        named.extend(self.names.iter().zip(roots.iter().copied()));
        for (call, &text) in self.texts.iter().zip(texts) {
            let arguments = match &self.tags {
                Some(tags) => tags.of_text(exprs, text),
                None => text_call::arguments(exprs, text),
            };
            named.push((&call.name, arguments));
        }
        for (name, value) in named {
            let name = exprs.literal(name.as_bytes());
            let mut parts = vec![name];
            if !self.again.is_empty() {
                parts.extend([sequence(exprs, &self.again), name]);
            }
            parts.extend([sequence(exprs, &self.colon), value]);
            values.push(exprs.sequence(parts));
        }
        exprs.alt(values)
    }

    /// Returns how many of the roots are those of calls; that of the answer comes after them.
    fn n_roots_of_calls(&self) -> usize {
        if self.is_named() { self.names.len() } else { usize::from(!self.only_texts) }
    }

    /// Returns the expression of the texts of this frame around values. `roots` are the schema's
    /// [roots](Frame::roots), `texts` those of [`Frame::texts`].
    fn around(&self, exprs: &mut Exprs, roots: &[Expr], texts: &[Expr]) -> Expr {
        let value = self.value(exprs, roots, texts);
        let values = self.values(exprs, value);
        let whole = self.beside_values(exprs, values, roots, texts);
        let Some(reasoning) = &self.reasoning else { return whole };
        let closed = behind(exprs, &reasoning.close, whole);
        let rest = exprs.alt([values, closed]);
        behind(exprs, std::slice::from_ref(&reasoning.text), rest)
    }

    /// Returns the expression of `values` and of what may stand beside them.
    fn beside_values(
        &self,
        exprs: &mut Exprs,
        values: Expr,
        roots: &[Expr],
        texts: &[Expr],
    ) -> Expr {
        let answer = roots.get(self.n_roots_of_calls());
        match (self.beside, self.open.first().or(self.begin.first())) {
            (Beside::Nothing, _) => values,
            (Beside::Answer, _) => {
                let answer = behind(exprs, &self.answer, answer.copied().unwrap_or(Exprs::EMPTY));
                exprs.alt([values, answer])
            }
            (Beside::Text, _) if !self.answer.is_empty() => {
                let answer = sequence(exprs, &self.answer);
                exprs.alt([values, answer])
            }
            (Beside::Text, mark) => {
                let of_tools = if self.is_named() { 0 } else { 1 };
                let bare = self.bare.as_ref().map(|bare| {
                    let mut tools = bare.possible(roots.get(of_tools..).unwrap_or_default());
                    for (call, &text) in self.texts.iter().zip(texts) {
                        tools.extend(bare::Tool::of_text(&call.name, exprs, text));
                    }
                    (bare, tools)
                });
                let res = &mut exprs.res;
                let marked = match mark {
                    None => object(res),
                    Some(Lead::Text(mark)) => containing(res, mark),
                    Some(_) => Res::EMPTY,
                };
                let begun =
                    bare.as_ref().map_or(Res::EMPTY, |(bare, tools)| bare.beginning(res, tools));
                let short = self.marks_of_short(res);
                let text = res.or([marked, begun, short]);
                let text = res.not(text);
                let text = exprs.text(text);
                let before = self.before_unseen(exprs, text);
                let text = if mark.is_some() {
                    let values = exprs.alt([Exprs::EPS, values]);
                    exprs.cat(text, values)
                } else {
                    exprs.alt([values, text])
                };
                let calls =
                    bare.map_or(Exprs::EMPTY, |(bare, tools)| bare.calls(exprs, &tools, self.many));
                let last = exprs.alt([text, calls]);
                exprs.cat(before, last)
            }
        }
    }

    /// Returns the expression of text that holds the beginning of a value without `begin`, up to
    /// what ends its name.
    fn marks_of_short(&self, res: &mut Res) -> Re {
        if self.short.is_empty() {
            return Res::EMPTY;
        }
        let name_end = match self.colon.first() {
            Some(Lead::Text(text)) => text.as_str(),
            _ => "",
        };
        let names = self.names.iter().chain(self.texts.iter().map(|call| &call.name));
        let marks = names.map(|name| containing(res, &format!("{}{name}{name_end}", self.short)));
        let marks: Vec<Re> = marks.collect();
        res.or(marks)
    }

    /// Returns the expression of pieces of text, each before a token that has none of its own.
    fn before_unseen(&self, exprs: &mut Exprs, text: Expr) -> Expr {
        if self.unseen.is_empty() {
            return Exprs::EPS;
        }
        let token = exprs.any_token_of(self.unseen.clone().into());
        let piece = exprs.cat(text, token);
        exprs.rep(piece, 0, INF)
    }

    /// Returns the expression of the white space in front of the first value where there must be
    /// one: templates write calls on a line of their own.
    fn space_before(&self, exprs: &mut Exprs) -> Expr {
        let begins = matches!(
            self.open.first().or(self.begin.first()),
            Some(Lead::Text(_) | Lead::Token(_))
        );
        if self.beside != Beside::Nothing || !begins {
            return Exprs::EPS;
        }
        let lines = gap(exprs);
        let space = exprs.literal(b" ");
        exprs.alt([lines, space])
    }

    /// Returns the expression of what may stand between two values: nothing where a name stands
    /// where it is looked for, or the marks of values between tags begin with white space.
    fn gap_between(&self, exprs: &mut Exprs) -> Expr {
        if !self.between.is_empty() {
            return sequence(exprs, &self.between);
        }
        let has_space =
            matches!(self.begin.first(), Some(Lead::Text(text)) if text.starts_with('\n'));
        let is_tagged = self.tags.is_some() && !has_space;
        if !self.is_named() || is_tagged { gap(exprs) } else { Exprs::EPS }
    }

    /// Returns the expression of at least one value, with what begins and ends them.
    fn values(&self, exprs: &mut Exprs, value: Expr) -> Expr {
        let space = self.space_before(exprs);
        let open = sequence(exprs, &self.open);
        let open = exprs.cat(space, open);
        let begin = sequence(exprs, &self.begin);
        let end = sequence(exprs, &self.end);
        let close = sequence(exprs, &self.close);
        // a name stands where it is looked for
        let gap = if self.is_named() { Exprs::EPS } else { gap(exprs) };
        if self.list {
            let first = exprs.literal(b"[");
            let comma = exprs.literal(b",");
            let last = exprs.literal(b"]");
            let space = exprs.literal(b" ");
            let space = exprs.alt([Exprs::EPS, space]);
            let more = exprs.sequence([comma, space, value]);
            let more = exprs.rep(more, 0, if self.many { INF } else { 0 });
            return exprs.sequence([open, begin, first, value, more, last, end, close]);
        }
        let one = exprs.sequence([begin, gap, value, gap, end]);
        let is_marked = !self.begin.is_empty() || !self.between.is_empty();
        let several = self.many && is_marked;
        let between = self.gap_between(exprs);
        let next = exprs.cat(between, one);
        let first = if self.short.is_empty() || self.beside != Beside::Text {
            one
        } else {
            let short = exprs.literal(self.short.as_bytes());
            let short = exprs.sequence([short, value, end]);
            exprs.alt([one, short])
        };
        let more = exprs.rep(next, 0, if several { INF } else { 0 });
        // where another might follow, a line break does not promise one
        let last = if several && self.close.is_empty() { self::gap(exprs) } else { Exprs::EPS };
        exprs.sequence([open, first, more, close, last])
    }
}

/// Returns the expression of no line break, or one or two.
fn gap(exprs: &mut Exprs) -> Expr {
    let line = exprs.literal(b"\n");
    exprs.rep(line, 0, 2)
}

/// Returns the expression of text in which none of `marks` stands.
fn without(exprs: &mut Exprs, marks: &[String]) -> Expr {
    let with: Vec<Re> = marks.iter().map(|mark| containing(&mut exprs.res, mark)).collect();
    let with = exprs.res.or(with);
    let text = exprs.res.not(with);
    exprs.text(text)
}

/// Returns the expression of text in which `mark` stands.
pub(crate) fn containing(res: &mut Res, mark: &str) -> Re {
    let mark = res.text(mark);
    let behind = res.cat(mark, Res::ALL);
    res.cat(Res::ALL, behind)
}

/// Returns the expression of text that begins with a brace, white space aside.
fn object(res: &mut Res) -> Re {
    let space = res.class(Class::new([(0x09, 0x0A), (0x0D, 0x0D), (0x20, 0x20)]));
    let spaces = res.rep(space, 0, INF);
    let brace = res.text("{");
    let object = res.cat(brace, Res::ALL);
    res.cat(spaces, object)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::expression::Purpose;
    use super::super::syntax::schema;
    use super::super::{Automaton, Options, Source, Stop, Vocabulary};
    use super::*;

    fn calls() -> serde_json::Value {
        json!({"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"],
            "additionalProperties": false})
    }

    /// Free text with objects in it.
    fn plain() -> Frame {
        Frame { ..Frame::new(Beside::Text) }
    }

    /// Compiles a schema with what stands around its values.
    fn compiled(schema: &serde_json::Value, frame: &Frame) -> Automaton {
        let stop = Stop::default();
        let framing = Framing { frame, texts: Vec::new() };
        let (exprs, root, _) =
            schema::expressions(schema, Options::default(), Some(&framing), Purpose::Masks, &stop)
                .unwrap();
        Automaton::new(exprs, root).unwrap()
    }

    fn accepts(frame: &Frame, text: &str) -> bool {
        let schema = match frame.beside {
            Beside::Answer => {
                json!({"anyOf": [calls(), {
                    "$id": "answer:/", "$ref": "#/$defs/b", "$defs": {"b": {"type": "boolean"}},
                }]})
            }
            _ => calls(),
        };
        agrees(compiled(&schema, frame), text)
    }

    fn agrees(mut automaton: Automaton, text: &str) -> bool {
        let start = automaton.start();
        let state = automaton.advance(start, text.as_bytes()).unwrap();
        !state.is_dead() && automaton.is_accepting(state)
    }

    #[test]
    fn marked_values_stand_in_free_text() {
        let mut frame = Frame {
            begin: vec![Lead::Text("<call>".into())],
            end: vec![Lead::Text("</call>".into())],
            many: true,
            ..plain()
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
        for text in
            ["<call>", "<call>x</call>", "<call>{\"b\": 1}</call>", "<call>{\"a\": 1}</call> and"]
        {
            assert!(!accepts(&frame, text), "{text}");
        }
        (frame.beside, frame.many) = (Beside::Nothing, false);
        assert!(accepts(&frame, "<call>{\"a\": 1}</call>"));
        for text in [
            "",
            "hello",
            "x<call>{\"a\": 1}</call>",
            "<call>{\"a\": 1}</call><call>{\"a\": 1}</call>",
        ] {
            assert!(!accepts(&frame, text), "{text}");
        }
        frame.beside = Beside::Answer;
        for text in ["true", "<call>{\"a\": 1}</call>"] {
            assert!(accepts(&frame, text), "{text}");
        }
        for text in ["", "{\"a\": 1}", "true<call>{\"a\": 1}</call>", "<call>true</call>", "hm"] {
            assert!(!accepts(&frame, text), "{text}");
        }
    }

    #[test]
    fn values_may_bear_names_among_messages() {
        let text = |text: &str| Lead::Text(text.into());
        let thought = vec![text("<a>"), Lead::Without("<e>".into()), text("<e>")];
        let mut frame = Frame {
            begin: vec![Lead::Repeat(vec![thought.clone()]), text("<c>to=")],
            names: vec!["f".into(), "fg".into()],
            colon: vec![text("<m>")],
            answer: vec![Lead::Repeat(vec![thought]), text("<f>"), Lead::Without("<".into())],
            ..plain()
        };
        let accepts = |frame: &Frame, text: &str| {
            let schema = json!({"anyOf": [calls(), {"const": 7}, {"type": "boolean"}]});
            agrees(compiled(&schema, frame), text)
        };
        for text in ["<a>hm<e><a><e><c>to=f<m>{\"a\": 1}", "<c>to=fg<m>7"] {
            assert!(accepts(&frame, text), "{text}");
        }
        for text in [
            "<a>hm<e>",
            "<a>hm",
            "<c>to=\nf<m>{\"a\": 1}",
            "<c>to=f<m>7",
            "<c>to=fg<m>{\"a\": 1}",
            "<c>to=g<m>7",
            "7",
            "true",
        ] {
            assert!(!accepts(&frame, text), "{text}");
        }
        assert!(accepts(&frame, "<a>hm<e><f>yes") && !accepts(&frame, "<f>yes<c>to=fg<m>7"));
        frame.beside = Beside::Nothing;
        assert!(accepts(&frame, "<c>to=fg<m>7") && !accepts(&frame, "<f>yes"));
        (frame.beside, frame.answer) = (Beside::Answer, vec![text("<f>")]);
        assert!(
            accepts(&frame, "<c>to=fg<m>7")
                && accepts(&frame, "<f>true")
                && !accepts(&frame, "<f>yes")
        );
    }

    #[test]
    fn free_text_holds_tokens_that_have_no_text() {
        let call = Lead::Token(300);
        let frame = Frame {
            begin: vec![call],
            many: true,
            unseen: vec![(256, 299), (301, 310)],
            ..plain()
        };
        let mut automaton = compiled(&calls(), &frame);
        let mut accepts = |parts: &[Result<&str, u32>]| {
            let mut state = automaton.start();
            for part in parts {
                state = match part {
                    Ok(text) => automaton.advance(state, text.as_bytes()).unwrap(),
                    Err(token) => automaton.advance_token(state, *token, b"").unwrap(),
                };
            }
            !state.is_dead() && automaton.is_accepting(state)
        };
        let value = Ok("{\"a\": 1}");
        assert!(accepts(&[Err(256), Ok("hm"), Err(310), Ok("yes"), Err(301), Err(302)]));
        assert!(accepts(&[Err(256), Ok("hm"), Err(257), Err(300), value]));
        assert!(accepts(&[Err(300), value, Ok("\n"), Err(300), value, Ok("\n")]));
        assert!(!accepts(&[Err(256), Err(300)]) && !accepts(&[Err(311)]));
        assert!(!accepts(&[Err(300), value, Err(256)]) && !accepts(&[Err(300), Ok("x")]));
    }

    #[test]
    fn any_constraint_may_stand_behind_text() {
        let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
        let lead = vec![Lead::Without("</think>".into()), Lead::Text("</think>".into()), Lead::Gap];
        for source in [
            Source::Gbnf("root ::= \"7\" root | \"7\"".into()),
            Source::Schema(json!({"const": 77}), Options::default()),
        ] {
            let source = Source::Behind(lead.clone(), Box::new(source));
            let accepts = |text| {
                agrees(
                    source.automaton(&bytes, &|_| None, &crate::Stop::default()).unwrap().0,
                    text,
                )
            };
            for text in ["hm 7</think>77", "</think>\n\n77"] {
                assert!(accepts(text), "{text}");
            }
            for text in ["77", "hm</think>", "hm</think>7 7", "hm</think>7x"] {
                assert!(!accepts(text), "{text}");
            }
        }
    }

    #[test]
    fn an_object_is_a_value_where_nothing_marks_one() {
        let mut frame = Frame { many: true, ..plain() };
        for text in ["", "hello {", "{\"a\": 1}"] {
            assert!(accepts(&frame, text), "{text}");
        }
        assert!(!accepts(&frame, " {x"));
        frame.list = true;
        frame.beside = Beside::Nothing;
        assert!(accepts(&frame, "[{\"a\": 1}, {\"a\": 2}]"));
        assert!(!accepts(&frame, "[]"));
    }
}
