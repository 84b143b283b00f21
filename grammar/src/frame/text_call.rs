//! Calls of which the arguments hold one text: `{"input": "…"}`.

use super::Beside;
use crate::expression::{Expr, Exprs};

/// A call of which the arguments hold one text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextCall {
    /// The name of the tool.
    pub name: String,
    /// The texts that there may be.
    pub form: TextForm,
}

/// The texts that a [`TextCall`] may hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextForm {
    /// Any.
    Any,
    /// Those that a regular expression in the syntax of Rust's `regex` crate matches as a whole.
    Regex(String),
    /// Those of a Lark grammar, as [`Source::Lark`](crate::Source::Lark) has it.
    Lark(String),
}

impl TextCall {
    /// The property of the arguments that holds the text.
    pub const KEY: &'static str = "input";

    /// Returns the place that errors of its text name.
    pub fn place(&self) -> String {
        format!("input of tool `{}`", self.name)
    }

    /// Returns the expression of the call as an object: its name, and under `key` its arguments;
    /// where text may stand `beside` calls, the other way round, too.
    pub(super) fn object(&self, exprs: &mut Exprs, key: &str, text: Expr, beside: Beside) -> Expr {
        let name = serde_json::Value::from(self.name.as_str()).to_string();
        let name = ("name", exprs.literal(name.as_bytes()));
        let arguments = (key, arguments(exprs, text));
        let named_first = object(exprs, &[name, arguments]);
        if beside != Beside::Text {
            return named_first;
        }
        let named_last = object(exprs, &[arguments, name]);
        exprs.alt([named_first, named_last])
    }
}

/// Returns the expression of the arguments that hold this text, a JSON string.
pub(super) fn arguments(exprs: &mut Exprs, text: Expr) -> Expr {
    object(exprs, &[(TextCall::KEY, text)])
}

/// Returns the expression of an object with these members in their order.
fn object(exprs: &mut Exprs, members: &[(&str, Expr)]) -> Expr {
    let line = exprs.whitespace.line;
    let space = exprs.whitespace.colon;
    let mut parts = Vec::with_capacity(members.len() * 6 + 2);
    for (i, (key, value)) in members.iter().enumerate() {
        parts.push(exprs.literal(if i == 0 { b"{" } else { b"," }));
        parts.push(line);
        parts.push(exprs.literal(format!("\"{key}\":").as_bytes()));
        parts.push(space);
        parts.push(*value);
    }
    parts.push(line);
    parts.push(exprs.literal(b"}"));
    exprs.sequence(parts)
}
