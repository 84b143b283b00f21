//! Arguments of a call that stand between tags, one value in each: a string as it is, all else as
//! JSON; or arguments as a family writes them in one text.

use super::text_call::TextCall;
use super::{Lead, containing, sequence};
use crate::argument_types::ArgumentTypes;
use crate::expression::regex::{Re, Res};
use crate::expression::{Expr, Exprs};

/// The text around arguments that stand between tags.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArgumentTags {
    /// The text in front of the name of an argument.
    pub open: Vec<Lead>,
    /// The text between two arguments, in front of that.
    pub between: Vec<Lead>,
    /// The text that ends a name, in which it does not stand.
    pub name_end: String,
    /// The text between that and a string, which is written as it is.
    pub text: Vec<Lead>,
    /// The text between the end of a name and a value that is JSON. Where it is that of a string,
    /// the types of an argument tell which it is.
    pub json: Vec<Lead>,
    /// The texts in place of that where they name the type of the value: the types of JSON, and the
    /// text in front of each.
    pub json_of_type: Vec<(&'static str, Vec<Lead>)>,
    /// Arrays and objects may stand as literals of Python, as `repr` writes them.
    pub has_literals: bool,
    /// The text after a string, in front of that after every value.
    pub text_end: Vec<Lead>,
    /// The text after a value.
    pub close: Vec<Lead>,
    /// The tag that ends a value: no string holds it.
    pub barred: String,
    /// The text after the last argument.
    pub end: Vec<Lead>,
    /// The text in place of arguments, and that after them, where there are none.
    pub none: Vec<Lead>,
    /// The types of the arguments of each tool, in the order of their names.
    pub types: Vec<ArgumentTypes>,
    /// The way in which values are written.
    pub syntax: ValueSyntax,
    /// The ends of a section in which a string may stand, and does where it has `<`, `&` or a line
    /// break.
    pub section: Option<[String; 2]>,
}

/// The way in which the values of arguments are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ValueSyntax {
    /// A string as it is between tags, and JSON.
    #[default]
    Json,
    /// Literals of Python: JSON with other words for truth and nothing.
    Python,
    /// Literals of Python as `repr` writes them: names and strings in single quotes.
    Repr,
    /// JSON in which names stand as they are, sorted, and strings as they are between the
    /// texts around one.
    Marked,
    /// A string or a scalar of JSON as it is between tags, the last of which ends with the name of
    /// the argument once more and `>`; members and items are elements of the same kind.
    Elements,
}

impl ArgumentTags {
    /// Returns the expression of the texts that a string may be.
    pub(crate) fn strings(&self, res: &mut Res) -> Re {
        let barred = containing(res, &self.barred);
        res.not(barred)
    }

    /// Returns the expression of arguments that hold one text.
    pub(super) fn of_text(&self, exprs: &mut Exprs, text: Expr) -> Expr {
        let open = sequence(exprs, &self.open);
        let name = exprs.literal(format!("{}{}", TextCall::KEY, self.name_end).as_bytes());
        let before = sequence(exprs, &self.text);
        let after = sequence(exprs, &self.text_end);
        let close = sequence(exprs, &self.close);
        let again = match self.syntax {
            ValueSyntax::Elements => exprs.literal(format!("{}>", TextCall::KEY).as_bytes()),
            _ => Exprs::EPS,
        };
        let end = sequence(exprs, &self.end);
        exprs.sequence([open, name, before, text, after, close, again, end])
    }
}
