//! Calls that no mark announces: the text begins with `{"name": "…"` and the name of a tool,
//! perhaps in a Markdown fence. Small models write calls so, whatever marks they were told of.

use super::{gap, text_call};
use crate::expression::class::Class;
use crate::expression::regex::{INF, Re, Res};
use crate::expression::{Expr, Exprs};

/// Calls that are taken for such at the beginning of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bare {
    /// Names of the tools, in the order of the alternatives of the schema.
    pub names: Vec<String>,
    /// The property of each alternative whose schema is that of the arguments.
    pub arguments: &'static str,
    /// Marks of the reasoning that may come first.
    pub thinking: Option<Marks>,
}

/// The two ends of a marked part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Its beginning.
    pub open: String,
    /// Its end.
    pub close: String,
}

impl Bare {
    /// Keeps the tools that some arguments satisfy: `values` are those of each.
    pub(super) fn possible<'a>(&'a self, values: &[Expr]) -> Vec<Tool<'a>> {
        let tools =
            self.names.iter().zip(values).map(|(name, &arguments)| Tool { name, arguments });
        tools.filter(|tool| tool.arguments != Exprs::EMPTY).collect()
    }

    /// Returns the beginnings up to the quote before the name: without a fence, and in one.
    fn heads(&self, res: &mut Res) -> [Re; 2] {
        let blanks = blanks(res);
        let reasoning = match &self.thinking {
            None => Res::EPS,
            Some(marks) => {
                let open = res.text(&marks.open);
                let close = res.text(&marks.close);
                let behind = res.cat(close, Res::ALL);
                let closed = res.cat(Res::ALL, behind);
                let thought = res.not(closed);
                let reasoning = sequence(res, [open, thought, close, blanks]);
                res.or([Res::EPS, reasoning])
            }
        };
        let object = object(res);
        let fence = res.words(["```", "```json"]);
        [
            sequence(res, [blanks, reasoning, object]),
            sequence(res, [blanks, reasoning, fence, blanks, object]),
        ]
    }

    /// Returns the expression of the texts that begin with a call: no other text may.
    pub(super) fn beginning(&self, res: &mut Res, tools: &[Tool]) -> Re {
        let heads = self.heads(res);
        let head = res.or(heads);
        let names: Vec<String> = tools.iter().map(|tool| tool.spelled() + "\"").collect();
        let name = res.words(names.iter().map(String::as_str));
        sequence(res, [head, name, Res::ALL])
    }

    /// Returns the expression of the texts that are calls, one or `many`.
    pub(super) fn calls(&self, exprs: &mut Exprs, tools: &[Tool], many: bool) -> Expr {
        let rest: Vec<Expr> = tools.iter().map(|tool| tool.rest(exprs)).collect();
        let rest = exprs.alt(rest);
        let gap = gap(exprs);
        let object = object(&mut exprs.res);
        let object = exprs.text(object);
        let next = exprs.sequence([gap, object, rest]);
        let more = exprs.rep(next, 0, if many { INF } else { 0 });
        let fence = exprs.literal(b"```");
        let [plain, fenced] = self.heads(&mut exprs.res).map(|head| exprs.text(head));
        let plain = exprs.sequence([plain, rest, more, gap]);
        let fenced = exprs.sequence([fenced, rest, more, gap, fence, gap]);
        exprs.alt([plain, fenced])
    }
}

/// A tool, and its arguments.
pub(super) struct Tool<'a> {
    name: &'a str,
    arguments: Expr,
}

impl<'a> Tool<'a> {
    /// Returns a tool whose arguments hold this text, if there is any.
    pub(super) fn of_text(name: &'a str, exprs: &mut Exprs, text: Expr) -> Option<Tool<'a>> {
        let arguments = text_call::arguments(exprs, text);
        (text != Exprs::EMPTY).then_some(Tool { name, arguments })
    }

    /// Returns the name as JSON writes it, without the quotes.
    fn spelled(&self) -> String {
        json_name(self.name)
    }

    /// Returns what follows the quote before the name, to the end of the call.
    fn rest(&self, exprs: &mut Exprs) -> Expr {
        let name = exprs.literal(format!("{}\",", self.spelled()).as_bytes());
        let key =
            exprs.literals([&b"\"arguments\":"[..], b"\"parameters\":"].map(Box::from).into());
        let space = space(&mut exprs.res);
        let space = exprs.text(space);
        let end = exprs.literal(b"}");
        exprs.sequence([name, space, key, space, self.arguments, space, end])
    }
}

/// Returns a name as JSON writes it, without the quotes.
pub fn json_name(name: &str) -> String {
    let quoted = serde_json::Value::from(name).to_string();
    quoted[1..quoted.len() - 1].to_owned()
}

/// Returns the beginning of a call's object, up to the quote before the name.
fn object(res: &mut Res) -> Re {
    let blanks = blanks(res);
    let [brace, key, colon, quote] = ["{", "\"name\"", ":", "\""].map(|text| res.text(text));
    sequence(res, [brace, blanks, key, blanks, colon, blanks, quote])
}

/// Returns JSON's white space.
fn blanks(res: &mut Res) -> Re {
    let space = res.class(Class::new([(0x09, 0x0A), (0x0D, 0x0D), (0x20, 0x20)]));
    res.rep(space, 0, INF)
}

/// Returns the white space that models write between the members of an object: a space, or a
/// line's end and an indentation.
fn space(res: &mut Res) -> Re {
    let blank = res.class(Class::new([(0x20, 0x20)]));
    let indentation = res.rep(blank, 0, 8);
    let line = res.text("\n");
    let line = res.cat(line, indentation);
    res.or([Res::EPS, blank, line])
}

fn sequence<const N: usize>(res: &mut Res, parts: [Re; N]) -> Re {
    parts.into_iter().rev().fold(Res::EPS, |rest, part| res.cat(part, rest))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::super::expression::Purpose;
    use super::super::super::syntax::schema;
    use super::super::super::{Automaton, Beside, Frame, Lead, Options, Stop};
    use super::super::Framing;
    use super::*;

    fn frame() -> Frame {
        let bare =
            Bare { names: vec!["f".into(), "g\"h".into()], arguments: "arguments", thinking: None };
        Frame {
            begin: vec![Lead::Text("<call>".into())],
            end: vec![Lead::Text("</call>".into())],
            many: true,
            bare: Some(bare),
            ..Frame::new(Beside::Text)
        }
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
        let arguments = |kind: &str| {
            json!({"type": "object", "properties": {"a": {"type": kind}}, "required": ["a"],
                "additionalProperties": false})
        };
        let call = |name: &str, kind: &str| {
            json!({
                "type": "object",
                "properties": {"name": {"const": name}, "arguments": arguments(kind)},
                "required": ["name", "arguments"], "additionalProperties": false,
            })
        };
        let schema = json!({"anyOf": [call("f", "integer"), call("g\"h", "boolean")]});
        let mut automaton = compiled(&schema, frame);
        let start = automaton.start();
        let state = automaton.advance(start, text.as_bytes()).unwrap();
        !state.is_dead() && automaton.is_accepting(state)
    }

    #[test]
    fn a_text_that_begins_with_a_call_is_one() {
        for text in [
            "{\"name\": \"f\", \"arguments\": {\"a\": 1}}",
            " \n{ \"name\":\"f\",\"parameters\":{\"a\": 1}}\n",
            "{\n  \"name\": \"g\\\"h\",\n  \"arguments\": {\n    \"a\": true\n  }\n}",
            "```json\n{\"name\": \"f\", \"arguments\": {\"a\": 1}}\n```",
            "```\n{\"name\": \"f\", \"arguments\": {\"a\": 1}}\n```\n",
            "{\"name\": \"f\", \"arguments\": {\"a\": 1}}\n\
             {\"name\": \"f\", \"arguments\": {\"a\": 2}}",
            "<call>{\"name\": \"f\", \"arguments\": {\"a\": 1}}</call>",
        ] {
            assert!(accepts(&frame(), text), "{text}");
        }
        for text in [
            "{\"name\": \"f\"",
            "{\"name\": \"f\"}",
            "{\"name\": \"f\", \"a\": 1}",
            "{\"name\": \"f\", \"arguments\": {\"a\": true}}",
            "{\"name\": \"g\\\"h\", \"arguments\": {\"a\": 1}}",
            "```json\n{\"name\": \"f\", \"arguments\": {\"a\": 1}}",
            "```json\n{\"name\": \"f\"}\n```",
            "{\"name\": \"f\", \"arguments\": {\"a\": 1}} and more",
        ] {
            assert!(!accepts(&frame(), text), "{text}");
        }
        let mut one = frame();
        one.many = false;
        let two = "{\"name\": \"f\", \"arguments\": {\"a\": 1}}\n\
                   {\"name\": \"f\", \"arguments\": {\"a\": 2}}";
        assert!(!accepts(&one, two));
    }

    #[test]
    fn any_other_text_is_free() {
        for text in [
            "",
            "{",
            "{\"name\": \"Bob\", \"age\": 3}",
            "{\"name\": \"ff\"}",
            "{\"names\": \"f\"}",
            "{\"a\": {\"name\": \"f\"}}",
            "[{\"name\": \"f\"}]",
            "As JSON: {\"name\": \"f\"}",
            "```json\n{\"a\": 1}\n```",
            "```python\n{\"name\": \"f\"}\n```",
            "``` {\"name\": ",
        ] {
            assert!(accepts(&frame(), text), "{text}");
        }
        let mut strict = frame();
        strict.bare = None;
        assert!(accepts(&strict, "{\"name\": \"f\"}"));
        // Where an object is a call anyway, only the fence is new.
        let mut plain = frame();
        (plain.begin, plain.end) = (Vec::new(), Vec::new());
        assert!(accepts(&plain, "```json\n{\"name\": \"f\", \"arguments\": {\"a\": 1}}\n```"));
        assert!(accepts(&plain, "{\"name\": \"f\", \"arguments\": {\"a\": 1}}"));
        assert!(
            !accepts(&plain, "{\"answer\": 42}")
                && !accepts(&plain, "```json\n{\"name\": \"f\"}\n```")
        );
    }

    #[test]
    fn the_arguments_are_those_of_values_that_bear_names() {
        let frame = Frame {
            begin: vec![Lead::Text("[CALL]".into())],
            end: Vec::new(),
            names: vec!["f".into(), "g\"h".into()],
            colon: vec![Lead::Text("[ARGS]".into())],
            ..frame()
        };
        let arguments = |kind: &str| {
            json!({"type": "object", "properties": {"a": {"type": kind}}, "required": ["a"],
                "additionalProperties": false})
        };
        let schema = json!({"anyOf": [arguments("integer"), arguments("boolean")]});
        let mut automaton = compiled(&schema, &frame);
        for (text, is_one) in [
            ("[CALL]f[ARGS]{\"a\": 1}", true),
            ("[CALL]f[ARGS]{\"a\": true}", false),
            ("{\"name\": \"f\", \"arguments\": {\"a\": 1}}", true),
            ("```json\n{\"name\": \"g\\\"h\", \"parameters\": {\"a\": true}}\n```", true),
            ("{\"name\": \"f\", \"arguments\": {\"a\": true}}", false),
            ("{\"name\": \"g\\\"h\", \"arguments\": {\"a\": 1}}", false),
            ("{\"name\": \"f\"}", false),
            ("{\"name\": \"Bob\"}", true),
        ] {
            assert_eq!(automaton.matches(text.as_bytes()).unwrap(), is_one, "{text}");
        }
    }

    #[test]
    fn reasoning_may_come_first() {
        let mut frame = frame();
        let marks = Marks { open: "<think>".into(), close: "</think>".into() };
        frame.bare.as_mut().unwrap().thinking = Some(marks);
        let thought = "<think>\n{\"name\": \"f\"}\n</think>\n\n";
        assert!(accepts(
            &frame,
            &format!("{thought}{{\"name\": \"f\", \"arguments\": {{\"a\": 1}}}}")
        ));
        assert!(!accepts(&frame, &format!("{thought}{{\"name\": \"f\"}}")));
        assert!(accepts(&frame, &format!("{thought}It is {{\"name\": \"f\"}}")));
        assert!(accepts(&frame, "<think>\n{\"name\": \"f\"}"));
    }

    #[test]
    fn a_tool_that_nothing_satisfies_is_not_called() {
        let schema = json!({"anyOf": [
            {"properties": {"name": {"const": "f"}, "arguments": false},
                "required": ["name", "arguments"]},
            {"properties": {"name": {"const": "g\"h"}, "arguments": {"const": 1}},
                "required": ["name", "arguments"]},
        ]});
        let mut automaton = compiled(&schema, &frame());
        assert!(automaton.matches(b"{\"name\": \"f\"}").unwrap());
        assert!(!automaton.matches(b"{\"name\": \"g\\\"h\"}").unwrap());
        assert!(automaton.matches(b"{\"name\": \"g\\\"h\", \"arguments\": 1}").unwrap());
    }
}
